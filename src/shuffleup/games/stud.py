"""Seven-card stud, stud eight-or-better and razz: antes, a bring-in, four cards up and three down."""

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant


def _streets(door: Opener, board: Opener) -> tuple[Street, ...]:
    """Third to seventh street; the bets double on fifth, and an open pair on fourth changes nothing (RP-10 F)."""
    return (
        Street("third street", door, down=2, up=1),
        Street("fourth street", board, burn=1, up=1),
        Street("fifth street", board, burn=1, up=1, bet=BetSize.BIG),
        Street("sixth street", board, burn=1, up=1, bet=BetSize.BIG),
        Street("seventh street", board, burn=1, down=1, bet=BetSize.BIG),
    )


STUD = Variant(
    key="stud",
    name="seven-card stud",
    streets=_streets(Opener.LOWEST_CARD, Opener.HIGHEST_BOARD),
    holding=Holding.ANY_FIVE,
    rankings=("high",),
    seats_max=8,
)

STUD_8 = Variant(
    key="stud-8",
    name="seven-card stud eight-or-better",
    streets=STUD.streets,
    holding=Holding.ANY_FIVE,
    rankings=("high", "low8"),
    seats_max=8,
)

RAZZ = Variant(
    key="razz",
    name="razz",
    streets=_streets(Opener.HIGHEST_CARD, Opener.LOWEST_BOARD),
    holding=Holding.ANY_FIVE,
    rankings=("low-a5",),
    seats_max=8,
)
