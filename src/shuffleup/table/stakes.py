"""What a hand costs: blinds, antes, fixed bets and the smallest chip in play."""

from enum import Enum

from msgspec import Struct


class AnteMode(Enum):
    """Who pays the ante (RP-11; MED-8; FIGP definitions)."""

    ALL_PLAYERS = "all_players"
    BIG_BLIND = "bb_ante"
    BUTTON = "button_ante"


class Stakes(Struct, frozen=True, gc=False):
    """The price of a hand in chips; fixed-limit bets ``small_bet`` and ``big_bet``, other games at least a blind."""

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_mode: AnteMode = AnteMode.BIG_BLIND
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    unit: int = 1
    """The smallest chip in play: pots are never divided finer (TDA 20)."""
