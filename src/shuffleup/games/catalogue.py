"""Every game by its key: the one place to add a new one."""

from difflib import get_close_matches

from shuffleup.games.holdem import HOLDEM
from shuffleup.games.omaha import OMAHA, OMAHA_8
from shuffleup.games.variant import Variant

VARIANTS: dict[str, Variant] = {variant.key: variant for variant in (HOLDEM, OMAHA, OMAHA_8)}


class UnknownGameError(ValueError):
    """No game has this key; the message names the nearest one and lists them all."""


def variant(key: str) -> Variant:
    """The game with this key. Raises ``UnknownGameError``."""
    if key in VARIANTS:
        return VARIANTS[key]
    near = get_close_matches(key, VARIANTS, 1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    raise UnknownGameError(f"unknown game '{key}': {hint}games are {', '.join(VARIANTS)}")
