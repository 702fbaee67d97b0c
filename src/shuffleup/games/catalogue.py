"""Every game by its key: the one place to add a new one."""

from difflib import get_close_matches

from shuffleup.games.draw import (
    BADACEY,
    BADEUCY,
    BADUGI,
    FIVE_CARD_DRAW,
    SINGLE_DRAW_27,
    TRIPLE_DRAW_27,
    TRIPLE_DRAW_A5,
)
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.italiana import ITALIANA
from shuffleup.games.omaha import COURCHEVEL, FIVE_CARD_OMAHA, OMAHA, OMAHA_8
from shuffleup.games.pineapple import CRAZY_PINEAPPLE, PINEAPPLE
from shuffleup.games.short_deck import SHORT_DECK_HOLDEM
from shuffleup.games.stud import RAZZ, STUD, STUD_8
from shuffleup.games.telesina import LAYOUTS, SHORT_KEYS, TELESINA, Covered
from shuffleup.games.variant import Variant

VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        *(HOLDEM, OMAHA, OMAHA_8, FIVE_CARD_OMAHA, COURCHEVEL),
        *(STUD, STUD_8, RAZZ),
        *(FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27, TRIPLE_DRAW_A5, BADUGI, BADACEY, BADEUCY),
        *(PINEAPPLE, CRAZY_PINEAPPLE, SHORT_DECK_HOLDEM),
        ITALIANA,
        *TELESINA.values(),
    )
}


_FAMILY = "telesina-"
"""How the games begin that have a layout and a covered-card mode in their keys."""


class UnknownGameError(ValueError):
    """No game has this key; the message names the nearest one and lists them all."""


def variant(key: str) -> Variant:
    """The game with this key, in Telesina also without its covered-card mode. Raises ``UnknownGameError``."""
    found = VARIANTS.get(key) or VARIANTS.get(SHORT_KEYS.get(key, ""))
    if found:
        return found
    near = get_close_matches(key, (*VARIANTS, *SHORT_KEYS), 1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    if key.startswith(_FAMILY):
        modes = ", ".join([mode.value for mode in Covered])
        raise UnknownGameError(
            f"unknown game '{key}': {hint}layouts are {', '.join(LAYOUTS)}, covered-card modes {modes}"
        )
    known = [name for name in (*VARIANTS, *SHORT_KEYS) if name not in TELESINA]
    raise UnknownGameError(f"unknown game '{key}': {hint}games are {', '.join(known)}")
