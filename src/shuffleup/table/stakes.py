"""The stakes of a hand: blinds, antes, fixed bets and the smallest chip in play."""

from msgspec import Struct

from shuffleup.rulebooks.policy.event import AnteMode

__all__ = ["AnteMode", "Stakes"]


class Stakes(Struct, frozen=True, gc=False):
    """The price of a hand in chips.

    Fixed-limit bets are ``small_bet`` and ``big_bet``, spread-limit bets anything between; others at least a big blind.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_mode: AnteMode = AnteMode.BB_ANTE
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    unit: int = 1
    """The smallest chip in play: pots are never divided more finely (TDA 20)."""
