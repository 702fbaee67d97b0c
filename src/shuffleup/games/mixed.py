"""The named mixes: their games in order, and how long each game lasts.

Stud and stud eight-or-better are best not played one after the other (TDA RP-18), so in the two usual mixes razz comes
between them; this changes the order of HORSE to hold'em, Omaha eight-or-better, stud, razz, stud eight-or-better.
"""

from msgspec import Struct

from shuffleup.games.draw import BADUGI, FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.games.omaha import OMAHA, OMAHA_8
from shuffleup.games.stud import RAZZ, STUD, STUD_8
from shuffleup.games.variant import Variant


class Mix(Struct, frozen=True):
    """Games by key, each with its limit; in dealer's choice, the games that may be chosen."""

    name: str
    games: tuple[tuple[str, Limit], ...]
    change: str
    """The unit in which a game's length is counted: ``level``, ``hands`` or ``orbits``."""
    every: int = 1
    chosen: bool = False


def _fixed(*games: Variant) -> tuple[tuple[str, Limit], ...]:
    return tuple([(game.key, Limit.FIXED_LIMIT) for game in games])


_BIG_BETS = ((HOLDEM.key, Limit.NO_LIMIT), (OMAHA.key, Limit.POT_LIMIT))
_SINGLE_DRAWS = ((FIVE_CARD_DRAW.key, Limit.NO_LIMIT), (SINGLE_DRAW_27.key, Limit.NO_LIMIT))

MIXES: dict[str, Mix] = {
    "horse": Mix("HORSE", _fixed(HOLDEM, OMAHA_8, STUD, RAZZ, STUD_8), "level"),
    "8-game": Mix("8-Game", (*_fixed(TRIPLE_DRAW_27, HOLDEM, OMAHA_8, STUD, RAZZ, STUD_8), *_BIG_BETS), "hands", 6),
    "dealers-choice": Mix(
        "Dealer's choice",
        (*_BIG_BETS, *_fixed(OMAHA_8, STUD, STUD_8, RAZZ), *_SINGLE_DRAWS, *_fixed(TRIPLE_DRAW_27, BADUGI)),
        "orbits",
        chosen=True,
    ),
}
"""The mixes by the word used for them in an event file."""
