"""Every game by its key: the one place to add a new one."""

from difflib import get_close_matches

from shuffleup.games.draw import BADUGI, FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27, TRIPLE_DRAW_A5
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.omaha import COURCHEVEL, FIVE_CARD_OMAHA, OMAHA, OMAHA_8
from shuffleup.games.pineapple import CRAZY_PINEAPPLE, PINEAPPLE
from shuffleup.games.short_deck import SHORT_DECK_HOLDEM
from shuffleup.games.stud import RAZZ, STUD, STUD_8
from shuffleup.games.variant import Variant

VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        *(HOLDEM, OMAHA, OMAHA_8, FIVE_CARD_OMAHA, COURCHEVEL),
        *(STUD, STUD_8, RAZZ),
        *(FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27, TRIPLE_DRAW_A5, BADUGI),
        *(PINEAPPLE, CRAZY_PINEAPPLE, SHORT_DECK_HOLDEM),
    )
}


class UnknownGameError(ValueError):
    """No game has this key; the message names the nearest one and lists them all."""


def variant(key: str) -> Variant:
    """The game with this key. Raises ``UnknownGameError``."""
    if key in VARIANTS:
        return VARIANTS[key]
    near = get_close_matches(key, VARIANTS, 1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    raise UnknownGameError(f"unknown game '{key}': {hint}games are {', '.join(VARIANTS)}")
