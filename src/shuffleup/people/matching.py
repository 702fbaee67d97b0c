"""Matching the people of a list or a file with the register: new, known, or a question for the person who brings it.

A name matches a person if it is his to the letter, in the form in which names are compared, and nothing contradicts it.
If the card is another person's, or the name is a letter off or has its words in another order, a person must decide.
His answer counts, and he may declare all the others new at once.

Refusals:

    person-undecided    a person may be in the register, and nobody has decided
    no-such-player      the answer names a person who is not there
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.people.alike import Likeness
from shuffleup.people.directory import Directory, Like
from shuffleup.people.person import Papers

NEW = "new"
"""The answer for a person who is not in the register."""


class Answers(Struct, frozen=True):
    """A person's answers: an id or ``new`` by name or key, and whether all others are new."""

    said: Mapping[str, str] = {}
    rest_is_new: bool = False


class MatchVerdict(Enum):
    """What is known of a person on the list."""

    NEW = "new"
    SAME = "same"
    ASK = "ask"


class Newcomer(Struct, frozen=True):
    """A person on a list: ``key`` identifies him there, such as his row number."""

    key: str
    papers: Papers


class RegisterMatch(Struct, frozen=True):
    """A person on a list, and who he is here."""

    newcomer: Newcomer
    verdict: MatchVerdict
    person: str = ""
    """His id in the register; empty if not known."""
    like: tuple[Like, ...] = ()
    """People he may be."""


def matched(newcomers: Sequence[Newcomer], directory: Directory, answers: Answers) -> tuple[RegisterMatch, ...]:
    """Matches all people of a list. Two people of one list are never the same person unless an answer says so."""
    namesakes = Counter([one.papers.name for one in newcomers])
    return tuple([_match(one, directory, answers, namesakes) for one in newcomers])


def undecided(matches: Iterable[RegisterMatch], directory: Directory) -> Refusal | None:
    """Why these people cannot be entered yet."""
    for one in matches:
        name, key = one.newcomer.papers.name, one.newcomer.key
        if one.verdict is MatchVerdict.ASK:
            may_be = one.like[0].person if one.like else ""
            papers = directory.papers(may_be) if may_be else None
            return refuse("person-undecided", name=name, key=key, id=may_be, other=papers.name if papers else name)
        if one.verdict is MatchVerdict.SAME and directory.papers(one.person) is None:
            return refuse("no-such-player", id=one.person)
    return None


def _match(one: Newcomer, directory: Directory, answers: Answers, namesakes: Counter[str]) -> RegisterMatch:
    answer = answers.said.get(one.key) or answers.said.get(one.papers.name, "")
    if answer:
        known = directory.one(answer)
        if answer == NEW:
            return RegisterMatch(one, MatchVerdict.NEW)
        return RegisterMatch(one, MatchVerdict.SAME, known.id if known else answer)
    called = directory.called(one.papers.name)
    like = directory.like(one.papers)
    if len(called) == 1 and namesakes[one.papers.name] == 1 and _fits(one.papers, called[0], directory):
        return RegisterMatch(one, MatchVerdict.SAME, called[0])
    if not (called or like) or answers.rest_is_new:
        return RegisterMatch(one, MatchVerdict.NEW)
    return RegisterMatch(one, MatchVerdict.ASK, like=like or tuple([Like(person, Likeness.NAME) for person in called]))


def _fits(papers: Papers, person: str, directory: Directory) -> bool:
    """Do card and country agree with all that is known, and does nobody else have this card?"""
    own = directory.papers(person)
    if own is None:
        return False
    told = [(getattr(papers, field), getattr(own, field)) for field in ("card", "country")]
    others = [one for one in directory.like(papers) if one.why is Likeness.CARD and one.person != person]
    return not others and all(mine == his or not (mine and his) for mine, his in told)
