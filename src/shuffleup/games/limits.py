"""How much may be bet: no limit, the size of the pot, fixed steps, or anything within a spread."""

from enum import Enum


class Limit(Enum):
    """The betting structure; independent of the game it is played with."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
    SPREAD_LIMIT = "spread-limit"
    """Every bet and raise lies between the small bet and the big bet of the stakes (FIGP, glossary)."""
