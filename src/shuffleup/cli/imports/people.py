"""``shuffleup import`` of a list of players."""

import asyncio
from collections.abc import Iterator

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.imports.document import ImportDocument, LeftLine, ListedPerson, ListFacts
from shuffleup.cli.imports.room import Into, now, opened_room
from shuffleup.cli.reader import Reader
from shuffleup.locale.answers import answer_text, told_notes
from shuffleup.locale.messages import Messages
from shuffleup.people.directory import Directory
from shuffleup.people.lists.columns import ListColumn
from shuffleup.people.lists.reading import ListedPeople, ListTerms
from shuffleup.people.lists.taking import ListImport, list_import, read_list, take_list
from shuffleup.people.matching import MatchVerdict
from shuffleup.people.register import Keeper
from shuffleup.room.tdt.log import IMPORT

COLUMN_HELP = "Which column is what: name, first, last, public, country or card, by its number. May be repeated."
_SHOWN = 12
"""How many rows are reported; programs get all of them."""


def columns_told(told: tuple[str, ...]) -> dict[ListColumn, int]:
    """The columns as given, ``name=2`` each. Raises ``InputError``."""
    known = {one.value: one for one in ListColumn if one is not ListColumn.PERSONAL}
    found: dict[ListColumn, int] = {}
    for one in told:
        name, _, number = one.partition("=")
        if name not in known or not number.isdecimal() or not 1 <= int(number[:6]) <= 100:
            hint = note("write-it-so", example="--column name=2")
            raise InputError(note("value-cannot-be", key="--column", value=one), hint=hint, code="bad-column")
        found[known[name]] = int(number)
    return found


def import_people(data: bytes, file: str, terms: ListTerms, into: Into, reader: Reader) -> None:
    """Shows or writes the contents of the file. Raises ``CommandError``, and what reading a list raises."""
    people = read_list(data, file, terms)
    written = False
    if into.room is None:
        found = list_import(people, into.answers, Directory())
    else:
        found, written = asyncio.run(_into_room(people, into, reader))
    document = _document(file, found, reader, written=written)
    reader.show(document, _lines(document, reader.speech))
    if not into.preview and found.undecided:
        raise InputError(found.undecided, file=file, code="undecided")


async def _into_room(people: ListedPeople, into: Into, reader: Reader) -> tuple[ListImport, bool]:
    assert into.room is not None
    async with opened_room(into.room, reader.language) as room:
        found = list_import(people, into.answers, room.register.directory)
        if found.undecided or into.preview:
            return found, False
        refused = await take_list(found, room.register, Keeper(IMPORT, now()))
        if refused:
            raise InputError(refused, code=refused.code)
        return found, True


def _document(file: str, found: ListImport, reader: Reader, *, written: bool) -> ImportDocument:
    people = [
        ListedPerson(
            int(one.newcomer.key),
            one.newcomer.papers.name,
            one.newcomer.papers.country,
            one.newcomer.papers.card,
            one.verdict,
            one.person,
            tuple([like.person for like in one.like]),
        )
        for one in found.matches
    ]
    columns = {column.value: place + 1 for column, place in found.listed.columns.fields.items()}
    left = [LeftLine(one.row, answer_text(one.why, reader.language)) for one in found.listed.left]
    return ImportDocument(
        file=file,
        written=written,
        undecided=answer_text(found.undecided, reader.language) if found.undecided else "",
        notes=told_notes(found.listed.notes, reader.language),
        people=ListFacts(columns, tuple(people), len(found.more), tuple(left)),
    )


def _lines(document: ImportDocument, speech: Messages) -> Iterator[str]:
    facts = document.people
    assert facts is not None
    columns = ", ".join([f"{name} {place}" for name, place in facts.columns.items()])
    yield speech.say("list-title", {"count": len(facts.people), "columns": columns})
    counts = {verdict: sum(one.verdict is verdict for one in facts.people) for verdict in MatchVerdict}
    told = {"new": counts[MatchVerdict.NEW], "same": counts[MatchVerdict.SAME], "asked": counts[MatchVerdict.ASK]}
    yield speech.say("import-people", told)
    if facts.completed:
        yield speech.say("list-completed", {"count": facts.completed})
    for one in facts.people:
        if one.verdict is MatchVerdict.ASK:
            yield speech.say("import-asked", {"name": one.name, "list": ", ".join(one.may_be)})
    yield from [f"{speech.say('report-note')}: {one.text}" for one in document.notes]
    for left in facts.left[:_SHOWN]:
        yield speech.say("list-left", {"row": left.row, "why": left.why})
    if len(facts.left) > _SHOWN:
        yield speech.say("import-left-more", {"count": len(facts.left) - _SHOWN})
    yield speech.say("list-written" if document.written else "import-shown")
