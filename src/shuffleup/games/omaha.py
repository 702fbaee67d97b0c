"""Omaha and Omaha eight-or-better: four hole cards of which exactly two play."""

from shuffleup.games.holdem import BOARD_STREETS
from shuffleup.games.variant import Holding, Opener, Street, Variant

OMAHA = Variant(
    key="omaha",
    name="Omaha",
    streets=(Street("preflop", Opener.AFTER_BLINDS, down=4), *BOARD_STREETS),
    holding=Holding.TWO_AND_THREE,
    rankings=("high",),
    seats_max=11,
)

OMAHA_8 = Variant(
    key="omaha-8",
    name="Omaha eight-or-better",
    streets=OMAHA.streets,
    holding=Holding.TWO_AND_THREE,
    rankings=("high", "low8"),
    seats_max=11,
)
