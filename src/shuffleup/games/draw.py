"""Draw games: five cards or four, exchanged once or three times, for the highest hand or the lowest.

Entering for the price of the big blind is allowed in all of them (RP-17). One card is burned before each draw.
"""

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant


def _single(cards: int) -> tuple[Street, ...]:
    return (
        Street("before the draw", Opener.AFTER_BLINDS, down=cards),
        Street("draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards, bet=BetSize.BIG),
    )


def _triple(cards: int) -> tuple[Street, ...]:
    return (
        Street("before the draw", Opener.AFTER_BLINDS, down=cards),
        Street("first draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards),
        Street("second draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards, bet=BetSize.BIG),
        Street("third draw", Opener.LEFT_OF_BUTTON, burn=1, draw=cards, bet=BetSize.BIG),
    )


FIVE_CARD_DRAW = Variant(
    key="five-card-draw",
    name="five-card draw",
    streets=_single(5),
    holding=Holding.HOLE_ONLY,
    rankings=("high",),
    seats_max=7,
)

SINGLE_DRAW_27 = Variant(
    key="single-draw-27",
    name="deuce-to-seven single draw",
    streets=_single(5),
    holding=Holding.HOLE_ONLY,
    rankings=("low-27",),
    seats_max=7,
)

TRIPLE_DRAW_27 = Variant(
    key="triple-draw-27",
    name="deuce-to-seven triple draw",
    streets=_triple(5),
    holding=Holding.HOLE_ONLY,
    rankings=("low-27",),
    seats_max=7,
)

TRIPLE_DRAW_A5 = Variant(
    key="triple-draw-a5",
    name="ace-to-five triple draw",
    streets=_triple(5),
    holding=Holding.HOLE_ONLY,
    rankings=("low-a5",),
    seats_max=7,
)

BADUGI = Variant(
    key="badugi",
    name="badugi",
    streets=_triple(4),
    holding=Holding.HOLE_ONLY,
    rankings=("badugi",),
    seats_max=8,
)

# Five cards for two hands: half the pot goes to the best badugi among them, half to the best low of all five. The odd
# chip goes with the badugi, the first of the two.
BADACEY = Variant(
    key="badacey",
    name="badacey",
    streets=_triple(5),
    holding=Holding.HOLE_ONLY,
    rankings=("badugi", "low-a5"),
    seats_max=7,
)

BADEUCY = Variant(
    key="badeucy",
    name="badeucy",
    streets=_triple(5),
    holding=Holding.HOLE_ONLY,
    rankings=("badugi-27", "low-27"),
    seats_max=7,
)
