"""The emergency pack as one ZIP archive: a page to print, the same as CSV, and the whole event for another machine."""

import asyncio
import io
import zipfile
from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from shuffleup.formats.listing import COMMA, Listing, Punctuation, as_csv
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.event_numbers import numbers
from shuffleup.room.calendar import WallClock
from shuffleup.room.pack.sheets import PackFacts, PackSeat, chips_text, money_text, position, sheets
from shuffleup.room.whole_event.file import WholeEvent, written
from shuffleup.rulebooks.rule import Language
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler, event_stream
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

    The time it takes grows with the event's rows, so call it outside the event loop.
    """
    state = at_present(asyncio.run(_state(event)), at)
    facts = PackFacts(state, at, event.beside.tickets, names, wall)
    made = sheets(facts, speech)
    way = Punctuation() if speech.language is Language.ENGLISH else COMMA
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(PAGE, page(facts, made, speech))
        for name, sheet in made.items():
            archive.writestr(f"{name}.csv", as_csv(sheet, way))
        archive.writestr(f"{event.event}.event", written(event), zipfile.ZIP_STORED)
    return out.getvalue()


async def _state(event: WholeEvent) -> EventState:
    """The event after its last row."""
    store = MemoryStore()
    for row in event.streams[0].read():
        await store.append(row)
    room = await Service(store, Shuffler.from_seed(0)).loaded(event_stream(event.event))
    assert isinstance(room, LoadedEvent) and room.state is not None
    return room.state


def page(facts: PackFacts, made: Mapping[str, Listing], speech: Messages) -> str:
    """All sheets as one HTML page, each on its own sheet of paper."""
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
    sections = [_section(sheet, speech) for sheet in made.values()]
    title = f"<title>{escape(state.definition.name)}</title><style>{_STYLE}</style>"
    start = f'<!doctype html><html lang="{speech.language.value}"><meta charset="utf-8">{title}'
    return "\n".join([start, *head, *sections, "</html>"])


def _section(sheet: Listing, speech: Messages) -> str:
    names = sheet.kind.__struct_fields__
    heads = "".join([f"<th>{escape(sheet.headings[name])}</th>" for name in names])
    body = "\n".join(_bodies(sheet, speech)) if sheet.rows else f"<tr><td colspan={len(names)}>–</td></tr>"
    return (
        f"<section><h2>{escape(sheet.title)}</h2>\n<table><thead><tr>{heads}</tr></thead>\n{body}\n</table></section>"
    )


def _bodies(sheet: Listing, speech: Messages) -> Iterator[str]:
    """The rows; the seats of a table stay together."""
    for _, rows in groupby(sheet.rows, key=lambda row: row.table if isinstance(row, PackSeat) else 0):
        lines = ["".join([f"<td>{escape(cell)}</td>" for cell in _cells(row, sheet, speech)]) for row in rows]
        yield "<tbody>" + "\n".join([f"<tr>{line}</tr>" for line in lines]) + "</tbody>"


def _cells(row: Struct, sheet: Listing, speech: Messages) -> Iterator[str]:
    for name, value in asdict(row).items():
        if name.endswith("_cents"):
            yield f"{money_text(value, speech)} {sheet.currency}" if value else ""
        elif isinstance(value, int):
            yield chips_text(value, speech)
        else:
            yield value or ""
