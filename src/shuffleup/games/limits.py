"""How much may be bet: no limit, the size of the pot, or fixed steps."""

from enum import Enum


class Limit(Enum):
    """The betting structure; independent of the game it is played with."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
