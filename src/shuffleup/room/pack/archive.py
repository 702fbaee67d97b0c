"""The emergency pack as one ZIP archive: a page to print, the same as CSV, and the whole event for another machine."""

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby

from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.event_numbers import numbers
from shuffleup.room.calendar import WallClock
from shuffleup.room.pack.sheets import PackFacts, PackSheet, chips_text, position, sheets
from shuffleup.room.whole_event.file import WholeEvent, written
from shuffleup.service.run import Service
from shuffleup.service.streams import EventRoom, Shuffler, event_stream
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.words.state import EventState

PAGE = "pack.html"
_STYLE = """
body { font: 11pt/1.35 system-ui, sans-serif; margin: 12mm; color: #000; }
h1 { margin: 0; } h2 { margin: 8mm 0 2mm; break-after: avoid; } p { margin: 1mm 0; }
table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; }
th, td { border: 1px solid #888; padding: 1mm 2mm; text-align: left; } th { background: #eee; }
tbody { break-inside: avoid; border-bottom: 3px solid #000; }
section { break-before: page; } section:first-of-type { break-before: auto; }
"""


def pack(event: WholeEvent, names: Mapping[str, str], at: int, wall: WallClock, speech: Messages) -> bytes:
    """The pack of an event as its log has it, at a point in time (microseconds UTC), in the language of ``speech``.

    It takes as long as the event has rows, and is not for an event loop.
    """
    state = at_present(asyncio.run(_state(event)), at)
    facts = PackFacts(state, at, event.beside.tickets, names, wall)
    made = sheets(facts, speech)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(PAGE, page(facts, made, speech))
        for sheet in made:
            archive.writestr(f"{sheet.key}.csv", csv_text(sheet))
        archive.writestr(f"{event.event}.event", written(event), zipfile.ZIP_STORED)
    return out.getvalue()


async def _state(event: WholeEvent) -> EventState:
    """The event after its last row."""
    store = MemoryStore()
    for row in event.streams[0].read():
        await store.append(row)
    room = await Service(store, Shuffler.from_seed(0)).room(event_stream(event.event))
    assert isinstance(room, EventRoom) and room.state is not None
    return room.state


def page(facts: PackFacts, made: tuple[PackSheet, ...], speech: Messages) -> str:
    """All sheets as one page of HTML, each on paper of its own."""
    state, now = facts.state, numbers(facts.state)
    day, time = facts.wall.told(facts.at)
    chips = {"chips": chips_text(now.chips, speech), "average": chips_text(now.average_stack, speech)}
    told: Values = {"players": now.players, "entries": now.entries, **chips}
    head = [
        f"<h1>{escape(state.definition.name)}</h1>",
        f"<p>{escape(speech.say('pack-made', {'day': day, 'time': time}))}</p>",
        f"<p>{escape(position(facts, speech))}</p>",
        f"<p>{escape(speech.say('pack-numbers', told))}</p>",
        f"<p>{escape(speech.say('pack-how'))}</p>",
    ]
    sections = [_section(sheet, speech) for sheet in made]
    title = f"<title>{escape(state.definition.name)}</title><style>{_STYLE}</style>"
    start = f'<!doctype html><html lang="{speech.language.value}"><meta charset="utf-8">{title}'
    return "\n".join([start, *head, *sections, "</html>"])


def _section(sheet: PackSheet, speech: Messages) -> str:
    heads = "".join([f"<th>{escape(head)}</th>" for head in sheet.heads])
    body = "\n".join(_bodies(sheet)) if sheet.rows else f"<tr><td colspan={len(sheet.heads)}>–</td></tr>"
    title = escape(speech.say(f"pack-{sheet.key}"))
    return f"<section><h2>{title}</h2>\n<table><thead><tr>{heads}</tr></thead>\n{body}\n</table></section>"


def _bodies(sheet: PackSheet) -> Iterator[str]:
    for _, rows in groupby(sheet.rows, key=lambda row: row[0] if sheet.grouped else ""):
        lines = ["".join([f"<td>{escape(cell)}</td>" for cell in row]) for row in rows]
        yield "<tbody>" + "\n".join([f"<tr>{line}</tr>" for line in lines]) + "</tbody>"


def csv_text(sheet: PackSheet) -> str:
    """A sheet for spreadsheets; the mark at the start says to them that it is UTF-8."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(sheet.heads)
    rows.writerows([[_plain(cell) for cell in row] for row in sheet.rows])
    return "\ufeff" + out.getvalue()


def _plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    formula = cell[:1] in set("=+@\t\r") or (cell[:1] == "-" and not cell[1:2].isdigit())
    return f"'{cell}" if formula else cell
