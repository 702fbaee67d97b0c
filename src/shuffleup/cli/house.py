"""House books that a user names: the file of one, read whole, with one clear line when it is none."""

from collections.abc import Callable, Mapping

import click

from shuffleup.answer import Note, note
from shuffleup.cli.errors import InputError, first_of
from shuffleup.cli.files import read_text
from shuffleup.cli.options import FILE
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.house import HouseBook, HouseError, amend, read_house
from shuffleup.rulebooks.policy.bounds import at_odds
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.words_and_chips.lexicon import LEXICON
from shuffleup.scenarios.scenario import House

_NO_ACTS = frozenset((Word.NOTHING, Word.AMOUNT, Word.CALL_AND_RAISE, Word.UNCLEAR))
ACTS = tuple([word.value for word in Word if word not in _NO_ACTS])
"""What a word of the room may mean."""


def house_option(told: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Adds ``--house`` to a command, handed on as ``house_file``."""
    return click.option("--house", "house_file", type=FILE, metavar="FILE", help=told)


def read_house_file(path: str) -> HouseBook:
    """The house book of a file. Raises ``InputError``."""
    try:
        house = read_house(read_text(path), path, RULEBOOKS, ACTS)
    except HouseError as fault:
        raise first_of(fault, "bad-house", path, "hint-and-count-more") from None
    if house.name in BOOKS:
        hint = note("give-an-own-name")
        raise InputError(note("name-is-a-rulebook", name=f'"{house.name}"'), file=path, hint=hint, code="bad-house")
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
        what, hint = (
            note("does-nothing-alone", name=alone.parameter),
            note("set-names-too", names=" and ".join(alone.needs)),
        )
        raise InputError(what, file=path, place=_change(house, alone.parameter), hint=hint, code="bad-house")
    for odd in at_odds(policy):
        raise InputError(odd.told, file=path, place=_change(house, *odd.parameters), hint=odd.mend, code="bad-house")


def _change(house: HouseBook, *parameters: str) -> Note | str:
    """The place in its file of the first change that sets one of these; empty where none does."""
    found = [(n, one.parameter) for n, one in enumerate(house.changes, 1) if one.parameter in parameters]
    return note("change-number-name", number=found[0][0], name=found[0][1]) if found else ""


def _check_words(words: Mapping[str, str], path: str) -> None:
    """A word that every table knows keeps its meaning. Raises ``InputError``."""
    for said, act in words.items():
        for known in LEXICON.values():
            meant = known.get(said, Word(act))
            if meant is not Word(act):
                what = note("word-means-otherwise", word=said, act=meant.value, other=act)
                raise InputError(what, file=path, place="[words]", hint=note("leave-it-out"), code="bad-house")
