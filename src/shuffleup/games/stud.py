"""Seven-card stud, stud eight-or-better and razz: antes, a bring-in, four cards up and three down."""

from msgspec.structs import replace

from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant


def _streets(door: Opener, board: Opener) -> tuple[Street, ...]:
    """Third to seventh street; the bets double on fifth street, and an open pair on fourth has no effect (RP-10 F)."""
    return (
        Street("third street", door, down=2, up=1),
        Street("fourth street", board, burn=1, up=1),
        Street("fifth street", board, burn=1, up=1, bet=BetSize.BIG),
        Street("sixth street", board, burn=1, up=1, bet=BetSize.BIG),
        Street("seventh street", board, burn=1, down=1, bet=BetSize.BIG),
    )


STUD = Variant(
    "stud",
    "seven-card stud",
    _streets(Opener.LOWEST_CARD, Opener.HIGHEST_BOARD),
    Holding.ANY_FIVE,
    ("high",),
    seats_max=8,
)
STUD_8 = replace(STUD, key="stud-8", name="seven-card stud eight-or-better", rankings=("high", "low8"))
RAZZ = replace(
    STUD,
    key="razz",
    name="razz",
    streets=_streets(Opener.HIGHEST_CARD, Opener.LOWEST_BOARD),
    rankings=("low-a5",),
)
