"""Draw games: five cards or four, exchanged once or three times, for the highest or the lowest hand.

All of them allow entering by just calling the big blind (RP-17). One card is burned before each draw.
"""

from msgspec.structs import replace

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant


def _triple(cards: int) -> tuple[Street, ...]:
    return (
        Street("before the draw", Opener.AFTER_BLINDS, down=cards),
        Street("first draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards),
        Street("second draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards, bet=BetSize.BIG),
        Street("third draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards, bet=BetSize.BIG),
    )


_SINGLE = (
    Street("before the draw", Opener.AFTER_BLINDS, down=5),
    Street("draw", Opener.LEFT_OF_BUTTON, burn=1, draw=5, bet=BetSize.BIG),
)

FIVE_CARD_DRAW = Variant("five-card-draw", "five-card draw", _SINGLE, Holding.HOLE_ONLY, ("high",), seats_max=7)
SINGLE_DRAW_27 = replace(FIVE_CARD_DRAW, key="single-draw-27", name="deuce-to-seven single draw", rankings=("low-27",))
TRIPLE_DRAW_27 = replace(SINGLE_DRAW_27, key="triple-draw-27", name="deuce-to-seven triple draw", streets=_triple(5))
TRIPLE_DRAW_A5 = replace(TRIPLE_DRAW_27, key="triple-draw-a5", name="ace-to-five triple draw", rankings=("low-a5",))
BADUGI = replace(TRIPLE_DRAW_27, key="badugi", name="badugi", streets=_triple(4), rankings=("badugi",), seats_max=8)

# Five cards make two hands: half the pot goes to the best badugi, half to the best low of all five. The odd chip goes
# with the badugi, the first of the two.
BADACEY = replace(TRIPLE_DRAW_27, key="badacey", name="badacey", rankings=("badugi", "low-a5"))
BADEUCY = replace(TRIPLE_DRAW_27, key="badeucy", name="badeucy", rankings=("badugi-27", "low-27"))
