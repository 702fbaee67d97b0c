"""The people of a list: their names put together; rows that cannot be taken are left out and listed.

"Rossi, Mario"      a comma separates a surname from a first name
"ROSSI Mario"       a surname in capitals comes first
"Rossi Mario"       in this order if told that surnames come first
"""

import re
from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.people.alike import words_of
from shuffleup.people.countries import COUNTRIES
from shuffleup.people.lists.columns import ListColumn, ListColumns, columns_of
from shuffleup.people.lists.rows import SheetRows
from shuffleup.people.matching import Newcomer
from shuffleup.people.person import Papers, tidy, unfit

MOST_FIELD = 80
"""The most letters of a card number."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+")
_MARKUP = re.compile(r"<[^>]*>|[<>]|&#?\w+;")
_SHOWN = 40


class NameOrder(Enum):
    """Which part of a name comes first."""

    FIRST_NAME = "first-name"
    SURNAME = "surname"


class ListTerms(Struct, frozen=True):
    """What a person says about a list; ``columns`` are numbers from 1, ``headed`` is None if not said."""

    columns: Mapping[ListColumn, int] = {}
    order: NameOrder = NameOrder.FIRST_NAME
    headed: bool | None = None


class LeftRow(Struct, frozen=True):
    """A row that is not taken, by its number in the file, and why."""

    row: int
    why: Note


class ListedPeople(Struct, frozen=True):
    """Everybody in a list who can be taken; each one's key is his row number."""

    people: tuple[Newcomer, ...]
    left: tuple[LeftRow, ...]
    columns: ListColumns
    notes: tuple[Note, ...]


class ListError(ProblemError):
    """The list contains no names."""


def listed(sheet: SheetRows, terms: ListTerms, file: str) -> ListedPeople:
    """The people of a list. Raises ``ListError``."""
    told = {column: number - 1 for column, number in terms.columns.items()}
    columns = columns_of([row for _, row in sheet.rows], told, headed=terms.headed)
    if not {ListColumn.NAME, ListColumn.LAST} & columns.fields.keys():
        raise ListError(Problem(note("no-column-of-names"), "", note("name-the-column"), file))
    people: list[Newcomer] = []
    left: list[LeftRow] = []
    seen: dict[tuple[str, ...], list[Newcomer]] = {}
    for number, row in sheet.rows[1 if columns.headed else 0 :]:
        papers = _papers(row, columns, terms.order)
        why = papers if isinstance(papers, Note) else _twice(papers, seen)
        if isinstance(papers, Papers) and why is None:
            newcomer = Newcomer(str(number), papers)
            people.append(newcomer)
            seen.setdefault(_same(papers), []).append(newcomer)
        elif why:
            left.append(LeftRow(number, why))
    if not people:
        raise ListError(Problem(note("no-names-in-it"), "", note("name-the-column"), file))
    return ListedPeople(tuple(people), tuple(left), columns, _notes(columns, sheet, people))


def _papers(row: Sequence[str], columns: ListColumns, order: NameOrder) -> Papers | Note:
    """The papers in a row, or why no person can be made from it."""
    cells = {column: _cell(row, place) for column, place in columns.fields.items()}
    if markup := next((cell for cell in cells.values() if _MARKUP.search(cell)), ""):
        return note("row-has-markup", text=markup[:_SHOWN])
    first, last = cells.get(ListColumn.FIRST, ""), cells.get(ListColumn.LAST, "")
    name = _in_order(cells.get(ListColumn.NAME, ""), order)
    if order is NameOrder.SURNAME and not columns.headed and ListColumn.FIRST in cells:
        first, last = last, first
    name = name or " ".join(filter(None, (first, last)))
    if not name:
        return note("row-has-no-name")
    country = cells.get(ListColumn.COUNTRY, "").upper()
    papers = tidy(
        Papers(
            name=name,
            public_name=cells.get(ListColumn.PUBLIC, ""),
            country=country if country in COUNTRIES else "",
            card=cells.get(ListColumn.CARD, "")[:MOST_FIELD],
        )
    )
    return note("row-name-unfit", name=name[:_SHOWN]) if unfit(papers) else papers


def _cell(row: Sequence[str], place: int) -> str:
    """The text of a cell on one line, without control characters."""
    return _CONTROL.sub(" ", row[place]).strip() if 0 <= place < len(row) else ""


def _in_order(name: str, order: NameOrder) -> str:
    """A name with the surname last."""
    surname, comma, first = [part.strip() for part in name.partition(",")]
    if comma and first and "," not in first:
        return f"{first} {surname}"
    words = name.split()
    capitals = next((place for place, word in enumerate(words) if not (word.isupper() and len(word) > 1)), len(words))
    if 0 < capitals < len(words) and not any(word.isupper() and len(word) > 1 for word in words[capitals:]):
        return " ".join([*words[capitals:], *words[:capitals]])
    if order is NameOrder.SURNAME and len(words) > 1:
        return " ".join([words[-1], *words[:-1]])
    return name


def _same(papers: Papers) -> tuple[str, ...]:
    return tuple(sorted(words_of(papers.name)))


def _twice(papers: Papers, seen: Mapping[tuple[str, ...], Sequence[Newcomer]]) -> Note | None:
    """Why a row adds nothing: the same name came before, and nothing tells the two apart."""
    for other in seen.get(_same(papers), ()):
        pairs = [(getattr(papers, field), getattr(other.papers, field)) for field in ("card", "country")]
        if all(one == before or not (one and before) for one, before in pairs):
            return note("row-stands-twice", name=papers.name[:_SHOWN], row=int(other.key))
    return None


def _notes(columns: ListColumns, sheet: SheetRows, people: Sequence[Newcomer]) -> tuple[Note, ...]:
    notes: list[Note] = []
    if columns.personal:
        notes.append(note("columns-personal", list=", ".join(columns.personal)))
    if columns.unknown:
        notes.append(note("columns-unknown", list=", ".join(columns.unknown)))
    place = columns.fields.get(ListColumn.COUNTRY)
    if place is not None:
        taken = {int(one.key) for one in people if not one.papers.country}
        strange = dict.fromkeys([_cell(row, place) for number, row in sheet.rows if number in taken])
        if words := [word for word in strange if word]:
            notes.append(note("countries-unknown", list=", ".join(words)[:200]))
    return tuple(notes)


def completed(own: Papers, papers: Papers) -> Papers:
    """What is known of a person, plus what a list adds: nothing already known changes."""
    fields = ("public_name", "country", "card")
    return replace(own, **{field: getattr(papers, field) for field in fields if not getattr(own, field)})
