"""How much may be bet: any amount, up to the pot, fixed amounts, or anything within a spread."""

from enum import Enum


class Limit(Enum):
    """The betting structure, which is independent of the game."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
    SPREAD_LIMIT = "spread-limit"
    """Every bet and raise is between the small bet and the big bet of the stakes (FIGP, glossary)."""
