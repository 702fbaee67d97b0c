"""The Omaha family: four hole cards, or five, of which exactly two play."""

from msgspec.structs import replace

from shuffleup.games.holdem import BOARD_STREETS
from shuffleup.games.variant import Holding, Opener, Street, Variant


def _dealing(cards: int) -> tuple[Street, ...]:
    return (Street("preflop", Opener.AFTER_BLINDS, down=cards), *BOARD_STREETS)


OMAHA = Variant("omaha", "Omaha", _dealing(4), Holding.TWO_AND_THREE, ("high",), seats_max=11)
OMAHA_8 = replace(OMAHA, key="omaha-8", name="Omaha eight-or-better", rankings=("high", "low8"))
FIVE_CARD_OMAHA = replace(OMAHA, key="omaha-5", name="five-card Omaha", streets=_dealing(5), seats_max=8)
COURCHEVEL = replace(
    FIVE_CARD_OMAHA,
    key="courchevel",
    name="Courchevel",
    streets=(
        # The first card of the flop is dealt before anybody bets.
        Street("deal", Opener.AFTER_BLINDS, down=5, bets=False),
        Street("preflop", Opener.AFTER_BLINDS, board=1),
        Street("flop", Opener.LEFT_OF_BUTTON, burn=1, board=2),
        *BOARD_STREETS[1:],
    ),
)
