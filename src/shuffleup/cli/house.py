"""House books that a user names: the file of one, read whole, with one clear line when it is none."""

from collections.abc import Mapping

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.house import HouseBook, HouseError, amend, read_house
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.lexicon import LEXICON
from shuffleup.scenarios.house import House

_NO_ACTS = frozenset((Word.NOTHING, Word.AMOUNT, Word.UNCLEAR))
ACTS = tuple([word.value for word in Word if word not in _NO_ACTS])
"""What a word of the room may mean."""


def read_house_file(path: str) -> HouseBook:
    """The house book of a file. Raises ``InputError``."""
    try:
        house = read_house(read_text(path), path, RULEBOOKS, ACTS)
    except HouseError as fault:
        first, more = fault.problems[0], len(fault.problems) - 1
        hint = f"{first.hint} (and {more} more)" if more else first.hint
        raise InputError(first.what, file=path, place=first.place.rstrip(":"), hint=hint, code="bad-house") from None
    if house.name in BOOKS:
        hint = "give the house a name of its own"
        raise InputError(f'name = "{house.name}" is a rulebook', file=path, hint=hint, code="bad-house")
    for alone in set_alone(amend(resolved(house.amends), house).policy):
        number = next((n for n, one in enumerate(house.changes, 1) if one.parameter == alone.parameter), 0)
        place = f"change {number} ({alone.parameter})" if number else ""
        what = f"{alone.parameter} does nothing alone"
        raise InputError(what, file=path, place=place, hint=f"set {' and '.join(alone.needs)} too", code="bad-house")
    _check_words(house.words, path)
    return house


def played_house(path: str) -> House:
    """The house as its room plays it: its book, amended, and its words. Raises ``InputError``."""
    house = read_house_file(path)
    words = {said: Word(act) for said, act in house.words.items()}
    return House(house.name, amend(resolved(house.amends), house), words)


def _check_words(words: Mapping[str, str], path: str) -> None:
    """A word that every table knows keeps its meaning. Raises ``InputError``."""
    for said, act in words.items():
        for known in LEXICON.values():
            meant = known.get(said, Word(act))
            if meant is not Word(act):
                what = f"'{said}' means {meant.value} everywhere, not {act}"
                raise InputError(what, file=path, place="[words]", hint="leave it out", code="bad-house")
