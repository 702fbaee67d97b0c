"""Pineapple: hold'em with a third hole card, thrown away at once or, in crazy pineapple, after the flop's bets."""

from shuffleup.games.holdem import BOARD_STREETS
from shuffleup.games.variant import Holding, Opener, Street, Variant

_FLOP, _TURN, _RIVER = BOARD_STREETS

PINEAPPLE = Variant(
    key="pineapple",
    name="pineapple",
    streets=(Street("preflop", Opener.AFTER_BLINDS, down=3, discard=1), *BOARD_STREETS),
    holding=Holding.ANY_FIVE,
    rankings=("high",),
    seats_max=14,
)

CRAZY_PINEAPPLE = Variant(
    key="crazy-pineapple",
    name="crazy pineapple",
    streets=(
        Street("preflop", Opener.AFTER_BLINDS, down=3),
        _FLOP,
        # All live hands, all-in ones too, throw a card away before the turn (MED-14).
        Street("discard", Opener.LEFT_OF_BUTTON, discard=1, bets=False),
        _TURN,
        _RIVER,
    ),
    holding=Holding.ANY_FIVE,
    rankings=("high",),
    seats_max=14,
)
