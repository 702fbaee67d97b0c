"""The command itself: looks at every part of the set-up, and says what is wrong and how to fix it."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from msgspec import Struct

from shuffleup.cli.doctor.certificates import at_url, in_file, today
from shuffleup.cli.doctor.data import backups, data
from shuffleup.cli.doctor.disk import disk
from shuffleup.cli.doctor.findings import State, Symptom
from shuffleup.cli.doctor.machine import Clocks, clock, memory, program
from shuffleup.cli.doctor.network import network
from shuffleup.cli.listening import LOCAL
from shuffleup.cli.options import FILE, NumberWithin, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.room_data import KEY_HELP, USUAL_FILE, RoomData, check_bus, room_data
from shuffleup.locale.messages import Messages
from shuffleup.questions.mistakes import said_in
from shuffleup.questions.printed import Printed
from shuffleup.store.postgres.address import is_postgres

MICROSECONDS = 1_000_000


class FoundFacts(Struct, frozen=True):
    """One thing that was checked. ``code`` is stable, and ``hint`` says how to fix what is not ``ok``."""

    part: str
    state: State
    code: str
    message: str
    hint: str


class DoctorDocument(Printed, frozen=True):
    """What ``shuffleup doctor --json`` prints."""

    holds: bool
    """True if nothing is wrong; there may be warnings."""
    wrong: int
    warnings: int
    found: tuple[FoundFacts, ...]


@command(help="Look at the set-up of a room, before an evening or when something is odd, and say how to mend it.")
@click.option("--db", metavar="FILE", type=FILE, default=None, show_default=USUAL_FILE, help="The data, in a file.")
@click.option("--database", metavar="URL", default="", help="The data, in PostgreSQL.")
@click.option("--bus", metavar="URL", default="", help="Where processes over one database hear of each other.")
@click.option("--key", metavar="FILE", type=FILE, default=None, help=KEY_HELP)
@click.option("--port", type=NumberWithin(1, 65535), default=8080, show_default=True, help="Where it is served.")
@click.option("--host", default=LOCAL, show_default=True, help="As for serve: 0.0.0.0 for the whole network.")
@click.option("--certificate", metavar="FILE", type=FILE, default=None, help="The certificate of the proxy (PEM).")
@click.option("--name", "names", multiple=True, help="A name that the certificate must have. May be repeated.")
@click.option("--url", metavar="URL", default="", help="Where pages are opened: its certificate is looked at.")
@click.option("--backups", "folder", metavar="FOLDER", type=FILE, default=None, help="Where backups lie.")
@reader_options
def doctor(
    *,
    db: str | None,
    database: str,
    bus: str,
    key: str | None,
    port: int,
    host: str,
    certificate: str | None,
    names: tuple[str, ...],
    url: str,
    folder: str | None,
    reader: Reader,
) -> None:
    """The command itself: exit status 1 if something is wrong. Nothing is changed."""
    room = room_data(db or "", database, key or "")
    check_bus(room, bus)
    before = Clocks.read()
    found = [
        *program(postgres=is_postgres(room.place)),
        *memory(),
        *([] if is_postgres(room.place) else disk(Path(room.place))),
        *asyncio.run(_data(room, bus)),
        backups(_folders(room, folder), round(before.wall * MICROSECONDS)),
        *network(host, port),
        *(in_file(certificate, names, today()) if certificate else ()),
        *(at_url(url, today()) if url else ()),
    ]
    found += clock(Clocks.read(), before)
    document = _document(found, reader)
    reader.show(document, _lines(document, reader.speech))
    if not document.holds:
        raise SystemExit(1)


async def _data(room: RoomData, url: str) -> list[Symptom]:
    found = [finding async for finding in data(room)]
    if url:
        # Its client is installed only where a bus is used.
        from shuffleup.cli.doctor.bus import bus

        found += [finding async for finding in bus(url, room.key)]
    return found


def _folders(room: RoomData, folder: str | None) -> tuple[Path, ...]:
    """Where backups may be: the named folder, or beside the data."""
    if folder:
        return (Path(folder),)
    beside = Path.cwd() if is_postgres(room.place) else Path(room.place).resolve().parent
    return (beside, Path(f"{Path(room.place).resolve()}.backups"))


def _document(found: Sequence[Symptom], reader: Reader) -> DoctorDocument:
    told = tuple([_facts(one, reader) for one in found])
    wrong, warnings = [sum(one.state is state for one in found) for state in (State.WRONG, State.WARNING)]
    return DoctorDocument(not wrong, wrong, warnings, told)


def _facts(found: Symptom, reader: Reader) -> FoundFacts:
    hint = said_in(found.hint, reader.language) if found.hint else ""
    return FoundFacts(found.part.value, found.state, found.what.code, said_in(found.what, reader.language), hint)


def _lines(document: DoctorDocument, speech: Messages) -> Iterator[str]:
    words = {state: speech.say(f"doctor-{state.value}") for state in State}
    parts = {one.part: speech.say(f"doctor-part-{one.part}") for one in document.found}
    wide, wider = max(map(len, words.values())), max(map(len, parts.values()))
    for one in document.found:
        hint = f"; {one.hint}" if one.hint else ""
        yield f"{words[one.state]:<{wide}}  {parts[one.part]:<{wider}}  {one.message}{hint}"
    yield speech.say(
        "doctor-sum", {"count": len(document.found), "wrong": document.wrong, "warnings": document.warnings}
    )
