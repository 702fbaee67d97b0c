"""The people of a file from elsewhere, and whom of the register they may be."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from shuffleup.people.alike import Likeness
from shuffleup.people.directory import Directory
from shuffleup.people.matching import MatchVerdict, RegisterMatch

MOST_SAID = 20_000
FileBytes = Annotated[bytes, Meta(max_length=700_000, description="the file, in Base64")]
Said = Annotated[dict[str, str], Meta(max_length=MOST_SAID, description="by name: an id of the register, or new")]


class MayBe(Struct, frozen=True):
    """A person in the register who may be meant, and why."""

    id: str
    name: str
    country: str
    card: str
    why: Likeness


class MatchLine(Struct, frozen=True):
    """A person in a file: ``key`` identifies him there, ``person`` is his id here if known."""

    key: str
    name: str
    verdict: MatchVerdict
    person: str
    may_be: tuple[MayBe, ...]


def match_lines(matches: tuple[RegisterMatch, ...], directory: Directory) -> tuple[MatchLine, ...]:
    """All people of a file, with those who may be meant."""
    return tuple([_line(one, directory) for one in matches])


def _line(match: RegisterMatch, directory: Directory) -> MatchLine:
    known: Mapping[str, Likeness] = {one.person: one.why for one in match.like}
    may_be = [
        MayBe(person, papers.name, papers.country, papers.card, why)
        for person, why in known.items()
        if (papers := directory.papers(person))
    ]
    newcomer = match.newcomer
    return MatchLine(newcomer.key, newcomer.papers.name, match.verdict, match.person, tuple(may_be))
