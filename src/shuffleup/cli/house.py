"""House books that a user names: the file of one, read whole, with one clear line when it is none."""

from collections.abc import Mapping

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.house import HouseBook, HouseError, amend, read_house
from shuffleup.rulebooks.policy.bounds import at_odds
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.lexicon import LEXICON
from shuffleup.scenarios.house import House

_NO_ACTS = frozenset((Word.NOTHING, Word.AMOUNT, Word.CALL_AND_RAISE, Word.UNCLEAR))
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
    _check_together(house, path)
    _check_words(house.words, path)
    return house


def played_house(path: str) -> House:
    """The house as its room plays it: its book, amended, and its words. Raises ``InputError``."""
    house = read_house_file(path)
    words = {said: Word(act) for said, act in house.words.items()}
    return House(house.name, amend(resolved(house.amends), house), words)


def _check_together(house: HouseBook, path: str) -> None:
    """What a house changes means something beside the rest of its book. Raises ``InputError``."""
    policy = amend(resolved(house.amends), house).policy
    for alone in set_alone(policy):
        what, hint = f"{alone.parameter} does nothing alone", f"set {' and '.join(alone.needs)} too"
        raise InputError(what, file=path, place=_change(house, alone.parameter), hint=hint, code="bad-house")
    for odd in at_odds(policy):
        raise InputError(odd.told, file=path, place=_change(house, *odd.parameters), hint=odd.mend, code="bad-house")


def _change(house: HouseBook, *parameters: str) -> str:
    """The place in its file of the first change that sets one of these; empty where none does."""
    found = [(n, one.parameter) for n, one in enumerate(house.changes, 1) if one.parameter in parameters]
    return f"change {found[0][0]} ({found[0][1]})" if found else ""


def _check_words(words: Mapping[str, str], path: str) -> None:
    """A word that every table knows keeps its meaning. Raises ``InputError``."""
    for said, act in words.items():
        for known in LEXICON.values():
            meant = known.get(said, Word(act))
            if meant is not Word(act):
                what = f"'{said}' means {meant.value} everywhere, not {act}"
                raise InputError(what, file=path, place="[words]", hint="leave it out", code="bad-house")
