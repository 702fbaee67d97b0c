"""The mixes that have a name: their games in order, and how long each of them lasts.

Stud and stud eight-or-better are best not played one after the other (TDA RP-18), so in the two usual mixes razz stands
between them, where people otherwise say HORSE: hold'em, Omaha eight-or-better, stud, razz, stud eight-or-better.
"""

from msgspec import Struct

from shuffleup.games.draw import BADUGI, FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.games.omaha import OMAHA, OMAHA_8
from shuffleup.games.stud import RAZZ, STUD, STUD_8

_FIXED, _POT, _NONE = Limit.FIXED_LIMIT, Limit.POT_LIMIT, Limit.NO_LIMIT


class Mix(Struct, frozen=True):
    """Games by their keys, each with its limit; in dealer's choice what may be chosen."""

    name: str
    games: tuple[tuple[str, Limit], ...]
    change: str
    """What a game lasts for: ``level``, ``hands`` or ``orbits``."""
    every: int = 1
    chosen: bool = False


MIXES: dict[str, Mix] = {
    "horse": Mix(
        "HORSE",
        ((HOLDEM.key, _FIXED), (OMAHA_8.key, _FIXED), (STUD.key, _FIXED), (RAZZ.key, _FIXED), (STUD_8.key, _FIXED)),
        "level",
    ),
    "8-game": Mix(
        "8-Game",
        (
            *((TRIPLE_DRAW_27.key, _FIXED), (HOLDEM.key, _FIXED), (OMAHA_8.key, _FIXED)),
            *((STUD.key, _FIXED), (RAZZ.key, _FIXED), (STUD_8.key, _FIXED)),
            *((HOLDEM.key, _NONE), (OMAHA.key, _POT)),
        ),
        "hands",
        6,
    ),
    "dealers-choice": Mix(
        "Dealer's choice",
        (
            *((HOLDEM.key, _NONE), (OMAHA.key, _POT), (OMAHA_8.key, _FIXED)),
            *((STUD.key, _FIXED), (STUD_8.key, _FIXED), (RAZZ.key, _FIXED)),
            *((FIVE_CARD_DRAW.key, _NONE), (SINGLE_DRAW_27.key, _NONE), (TRIPLE_DRAW_27.key, _FIXED)),
            (BADUGI.key, _FIXED),
        ),
        "orbits",
        chosen=True,
    ),
}
"""The mixes by the word that an event file writes for its game."""
