"""All games by key: the one place to add a new one."""

from difflib import get_close_matches

from shuffleup.answer import ProblemError, note
from shuffleup.games.draw import (
    BADACEY,
    BADEUCY,
    BADUGI,
    FIVE_CARD_DRAW,
    SINGLE_DRAW_27,
    TRIPLE_DRAW_27,
    TRIPLE_DRAW_A5,
)
from shuffleup.games.holdem import CRAZY_PINEAPPLE, HOLDEM, PINEAPPLE, SHORT_DECK_HOLDEM
from shuffleup.games.italiana import ITALIANA
from shuffleup.games.omaha import COURCHEVEL, FIVE_CARD_OMAHA, OMAHA, OMAHA_8
from shuffleup.games.stud import RAZZ, STUD, STUD_8
from shuffleup.games.teaching import KUHN, LEDUC
from shuffleup.games.telesina import LAYOUTS, SHORT_KEYS, TELESINA, Covered
from shuffleup.games.variant import Variant
from shuffleup.toml_text import meant_or_known

VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        *(HOLDEM, OMAHA, OMAHA_8, FIVE_CARD_OMAHA, COURCHEVEL),
        *(STUD, STUD_8, RAZZ),
        *(FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27, TRIPLE_DRAW_A5, BADUGI, BADACEY, BADEUCY),
        *(PINEAPPLE, CRAZY_PINEAPPLE, SHORT_DECK_HOLDEM),
        ITALIANA,
        *TELESINA.values(),
        *(KUHN, LEDUC),
    )
}


_FAMILY = "telesina-"
"""The beginning of the keys with a layout and a covered-card mode in them."""


class UnknownGameError(ProblemError):
    """No game has this key; the error names the nearest one and all that there are."""


def variant(key: str) -> Variant:
    """The game with this key; in Telesina the covered-card mode may be left out. Raises ``UnknownGameError``."""
    if found := VARIANTS.get(key) or VARIANTS.get(SHORT_KEYS.get(key, "")):
        return found
    near = get_close_matches(key, (*VARIANTS, *SHORT_KEYS), 1)
    games = [name for name in (*VARIANTS, *SHORT_KEYS) if name not in TELESINA]
    known = note("games-are-list", list=", ".join(games))
    if key.startswith(_FAMILY):
        modes = ", ".join([mode.value for mode in Covered])
        known = note("layouts-are", list=", ".join(LAYOUTS), modes=modes)
    raise UnknownGameError(note("unknown-game", key=key, hint=meant_or_known(near, known)))
