"""The table both engines play at: blinds of 1 and 2, fixed bets of 2 and 4, no ante, seat 0 the small blind."""

from typing import NamedTuple

from shuffleup.games.limits import Limit

SMALL_BLIND, BIG_BLIND = 1, 2
SMALL_BET, BIG_BET = 2, 4
FOLD, CALL = "fold", "call"


class Game(NamedTuple):
    """A variant by its key and a betting structure."""

    variant: str
    limit: Limit


def raise_to(total: int) -> str:
    """The name of a bet or raise to a total for the street."""
    return f"raise to {total}"
