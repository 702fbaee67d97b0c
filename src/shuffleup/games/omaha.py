"""The Omaha family: four hole cards, or five, of which exactly two play."""

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

FIVE_CARD_OMAHA = Variant(
    key="omaha-5",
    name="five-card Omaha",
    streets=(Street("preflop", Opener.AFTER_BLINDS, down=5), *BOARD_STREETS),
    holding=Holding.TWO_AND_THREE,
    rankings=("high",),
    seats_max=8,
)

COURCHEVEL = Variant(
    key="courchevel",
    name="Courchevel",
    streets=(
        # The first card of the flop lies open before anybody bets.
        Street("deal", Opener.AFTER_BLINDS, down=5, bets=False),
        Street("preflop", Opener.AFTER_BLINDS, board=1),
        Street("flop", Opener.LEFT_OF_BUTTON, burn=1, board=2),
        *BOARD_STREETS[1:],
    ),
    holding=Holding.TWO_AND_THREE,
    rankings=("high",),
    seats_max=8,
)
