"""House books: the text of one, read whole, or one clear line of error."""

from collections.abc import Mapping

from shuffleup.answer import Note, note
from shuffleup.questions.mistakes import QuestionError, first_of
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.house import HouseBook, HouseError, amend, read_house
from shuffleup.rulebooks.policy.bounds import at_odds
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.rulings.speech.lexicon import LEXICON
from shuffleup.rulings.speech.word import Word
from shuffleup.scenarios.scenario import House

_NO_ACTS = frozenset((Word.NOTHING, Word.AMOUNT, Word.CALL_AND_RAISE, Word.QUESTION, Word.UNCLEAR))
ACTS = tuple([word.value for word in Word if word not in _NO_ACTS])
"""What a word of the room may mean."""


def house_book(text: str, file: str) -> HouseBook:
    """Reads the house book in a text; ``file`` is its name. Raises ``QuestionError``."""
    try:
        house = read_house(text, file, RULEBOOKS, ACTS)
    except HouseError as fault:
        raise first_of(fault, "bad-house", file, "hint-and-count-more") from None
    if house.name in BOOKS:
        hint = note("give-an-own-name")
        raise QuestionError(note("name-is-a-rulebook", name=f'"{house.name}"'), file=file, hint=hint, code="bad-house")
    _check_together(house, file)
    _check_words(house.words, file)
    return house


def played(house: HouseBook) -> House:
    """The house as its room plays it: its book, amended, and its words."""
    words = {said: Word(act) for said, act in house.words.items()}
    return House(house.name, amend(resolved(house.amends), house), words)


def _check_together(house: HouseBook, path: str) -> None:
    """Refuses changes that have no effect beside the rest of the book. Raises ``QuestionError``."""
    policy = amend(resolved(house.amends), house).policy
    for alone in set_alone(policy):
        what, hint = (
            note("does-nothing-alone", name=alone.parameter),
            note("set-names-too", names=" and ".join(alone.needs)),
        )
        raise QuestionError(what, file=path, place=_change(house, alone.parameter), hint=hint, code="bad-house")
    for odd in at_odds(policy):
        raise QuestionError(odd.told, file=path, place=_change(house, *odd.parameters), hint=odd.mend, code="bad-house")


def _change(house: HouseBook, *parameters: str) -> Note | str:
    """The place in the file of the first change that sets one of these; empty if none does."""
    found = [(n, one.parameter) for n, one in enumerate(house.changes, 1) if one.parameter in parameters]
    return note("change-number-name", number=found[0][0], name=found[0][1]) if found else ""


def _check_words(words: Mapping[str, str], path: str) -> None:
    """Refuses to redefine a word that every table knows. Raises ``QuestionError``."""
    for said, act in words.items():
        for known in LEXICON.values():
            meant = known.get(said, Word(act))
            if meant is not Word(act):
                what = note("word-means-otherwise", word=said, act=meant.value, other=act)
                raise QuestionError(what, file=path, place="[words]", hint=note("leave-it-out"), code="bad-house")
