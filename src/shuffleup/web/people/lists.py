"""Lists of players: a file or pasted text, shown first, written after it has been reviewed."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import ProblemError, Refusal
from shuffleup.locale.answers import ToldNote, answer_text, told_notes
from shuffleup.people.lists.columns import ListColumn
from shuffleup.people.lists.reading import ListedPeople, ListTerms, NameOrder
from shuffleup.people.lists.taking import ListImport, list_import, read_list, take_list
from shuffleup.people.matching import Answers
from shuffleup.questions.listings import FileKind, titled
from shuffleup.rulebooks.rule import Language
from shuffleup.web.people.register import PersonLine, every_line
from shuffleup.web.people.visits import Visits
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of, of_refusal
from shuffleup.web.shell.files import FILES, handed_out
from shuffleup.web.shell.matches import FileBytes, MatchLine, Said, match_lines
from shuffleup.web.shell.registered import keeper
from shuffleup.web.shell.sums import Sums

PASTED = "text"
"""Stands for the file name of pasted text."""


class ListRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A file, or pasted ``text``. ``columns`` are numbers from 1; without them they are guessed."""

    data: FileBytes = b""
    text: Annotated[str, Meta(max_length=700_000)] = ""
    file: Annotated[str, Meta(max_length=200)] = PASTED
    preview: bool = True
    columns: dict[ListColumn, Annotated[int, Meta(ge=1, le=100)]] = {}
    order: NameOrder = NameOrder.FIRST_NAME
    heads: bool | None = None
    """Whether its first row is headings; if left out, it is guessed."""
    said: Said = {}
    rest_is_new: bool = False


class UntakenRow(Struct, frozen=True):
    """A row that is not taken, by its number in the file, and why, in words."""

    row: int
    why: str


class ListAnswer(Struct, frozen=True, kw_only=True):
    """What becomes of a list. ``completed`` are people about whom it adds something; ``left`` are rows that are not
    taken."""

    written: bool
    columns: Mapping[str, int]
    people: tuple[MatchLine, ...]
    completed: int
    left: tuple[UntakenRow, ...]
    notes: tuple[ToldNote, ...]
    """Remarks about the list, in words."""
    undecided: Refusal | None


@post("/people/import", status_code=200, summary="Import a list of players", right=Right.IMPORT_PEOPLE)
async def import_people(data: JSONBody[ListRequest], desk: NamedDependency[Desk], request: Asked) -> ListAnswer:
    """Shows which people of a list are new, known or in doubt, or takes it into the register. Refused as a whole while
    it is undecided who somebody is; the same list again changes nothing."""
    await desk.register.refresh(desk.now())
    people = await asyncio.to_thread(_read, data)
    found = await asyncio.to_thread(list_import, people, Answers(data.said, data.rest_is_new), desk.register.directory)
    if not data.preview:
        refused = await take_list(found, desk.register, keeper(request, desk))
        if refused:
            raise of_refusal(refused, "said")
    lines = match_lines(found.matches, desk.register.directory)
    return _answer(found, lines, language_of(request), written=not data.preview)


def _read(data: ListRequest) -> ListedPeople:
    try:
        return read_list(data.data or data.text.encode(), data.file, ListTerms(data.columns, data.order, data.heads))
    except ProblemError as fault:
        first = fault.first
        raise RefusedError("bad-file", first.what, status=422, place=first.place, hint=first.hint) from None


def _answer(found: ListImport, lines: tuple[MatchLine, ...], language: Language, *, written: bool) -> ListAnswer:
    return ListAnswer(
        written=written,
        columns={column.value: place + 1 for column, place in found.listed.columns.fields.items()},
        people=lines,
        completed=len(found.more),
        left=tuple([UntakenRow(one.row, answer_text(one.why, language)) for one in found.listed.left]),
        notes=told_notes(found.listed.notes, language),
        undecided=found.undecided,
    )


@get("/people/list", summary="All players", right=Right.EXPORT_PEOPLE, gives=FILES)
async def people_list(
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """Everybody in the register, by name."""
    language = lang or language_of(request)
    listing = titled("people", "", PersonLine, await every_line(desk, visits), "", language)
    return await handed_out("people", listing, format, language, sums)
