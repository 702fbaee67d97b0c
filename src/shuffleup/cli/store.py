"""``shuffleup store``: the data of a room as a whole, moved from a file to PostgreSQL or back, and checked."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import click
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cli.errors import InputError, why
from shuffleup.cli.options import FILE, Command
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.cli.room_data import RoomData, check_data, room_data, told_of
from shuffleup.locale.messages import Messages
from shuffleup.questions.printed import Printed
from shuffleup.store.copying import StoreProof, check, copy
from shuffleup.store.postgres.address import is_postgres

T = TypeVar("T")


class StoreCopyDocument(Printed, frozen=True, kw_only=True):
    """What ``shuffleup store copy --json`` prints: both sides were read, and ``proof`` is true of each."""

    source: str
    target: str
    key: str
    """The file of the copy's secret, which is the same as the source's."""
    proof: StoreProof
    left: tuple[str, ...]
    """Tables of the source for which the target has no place: none of Shuffleup's own."""


class StoreCheckDocument(Printed, frozen=True, kw_only=True):
    """What ``shuffleup store check --json`` prints. ``holds``: every row of every stream is as it was written."""

    place: str
    holds: bool
    proof: StoreProof


class _Secret(Struct, frozen=True):
    """The secret of the source, on its way to the target."""

    source: Path
    target: Path
    place: str


@click.group(help="The data of a room as a whole: copied from a file to PostgreSQL or back, checked.")
def store() -> None:
    """The group itself."""


@store.command("copy", cls=Command, help="Copy the data of a room into an empty place, and compare both row by row.")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--from-key", metavar="FILE", type=FILE, default=None, help="Where the secret of FROM is.")
@click.option("--to-key", metavar="FILE", type=FILE, default=None, help="Where the secret of TO is to be.")
@watched_options
def copy_store(*, source: str, target: str, from_key: str | None, to_key: str | None, reader: Reader) -> None:
    """A file, or a PostgreSQL address, each. What is written to FROM meanwhile is not in the copy."""
    one, other = _place(source, from_key, "FROM"), _place(target, to_key, "TO")
    check_data(one)
    if not is_postgres(one.place) and not Path(one.place).is_file():
        hint = note("check-name-and-folder")
        raise InputError(note("there-is-no-such-file"), file=one.name, hint=hint, code="no-file")
    check_data(other)
    made = _copy_secret(_Secret(one.key, other.key, one.name))
    try:
        copied = _done(lambda told: copy(one.place, other.place, told), "store-copying", reader, other)
    except BaseException:
        if made:
            other.key.unlink(missing_ok=True)
        raise
    document = StoreCopyDocument(
        source=one.name, target=other.name, key=str(other.key), proof=copied.proof, left=copied.left
    )
    reader.show(document, _copied_lines(document, reader.speech))


@store.command("check", cls=Command, help="Check every row of every event and table against the chains of the log.")
@click.argument("place", metavar="PLACE")
@watched_options
def check_store(*, place: str, reader: Reader) -> None:
    """Exit status 1 where a row is not as it was written. A file or a PostgreSQL address, which stays as it is."""
    room = _place(place, None, "PLACE")
    check_data(room)
    proof = _done(lambda told: check(room.place, told), "store-checking", reader, room)
    document = StoreCheckDocument(place=room.name, holds=not proof.broken, proof=proof)
    reader.show(document, _checked_lines(document, reader.speech))
    if proof.broken:
        raise SystemExit(1)


def _place(place: str, key: str | None, called: str) -> RoomData:
    if not place:
        raise InputError(note("no-file-is-named"), place=called, hint=note("write-its-name"), code="no-file")
    room = room_data("", place, key or "") if is_postgres(place) else room_data(place, "", key or "")
    return RoomData(room.place, called, room.key)


def _done(work: Callable[[Callable[[float], None]], Awaitable[T]], doing: str, reader: Reader, room: RoomData) -> T:
    """The result of long work, with progress. Raises ``InputError``."""

    async def run() -> T:
        with percentage(reader.speech.say(doing), shown=reader.watches) as told:
            return await work(told)

    with told_of(room):
        return asyncio.run(run())


def _copy_secret(secret: _Secret) -> bool:
    """Puts the secret beside the copy, readable only by its owner; was it created? Raises ``InputError``."""
    try:
        master = secret.source.read_bytes()
    except OSError:
        what = note("secret-is-lost", file=secret.place)
        raise InputError(what, place=str(secret.source), hint=note("put-the-secret-back"), code="key") from None
    try:
        file = os.open(secret.target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if secret.target.read_bytes() == master:
            return False
        hint = note("name-another-key", option="--to-key")
        raise InputError(note("secret-of-another"), place=str(secret.target), hint=hint, code="key") from None
    except OSError as fault:
        what = note("file-unusable", file=str(secret.target), fault=why(fault))
        raise InputError(what, place="TO", hint=note("check-the-folder"), code="key") from None
    with open(file, "wb") as written:
        written.write(master)
    return True


def _copied_lines(document: StoreCopyDocument, speech: Messages) -> Iterator[str]:
    yield from proof_lines(document.proof, speech)
    yield speech.say("store-secret", {"file": document.key})
    for name in document.left:
        yield speech.say("store-left", {"table": name})
    yield speech.say("store-same", {"source": document.source, "target": document.target})


def _checked_lines(document: StoreCheckDocument, speech: Messages) -> Iterator[str]:
    yield from proof_lines(document.proof, speech)
    yield speech.say("store-holds" if document.holds else "store-broken", {"place": document.place})


def proof_lines(proof: StoreProof, speech: Messages) -> Iterator[str]:
    """The contents of a store, as people read them."""
    yield speech.say("store-log", {"streams": proof.streams, "rows": proof.rows})
    yield speech.say("store-chains", {"digest": proof.chains})
    beside = ", ".join([f"{one.table} {one.rows}" for one in proof.beside if one.rows])
    yield speech.say("store-beside", {"tables": beside or "0"})
    for broken in proof.broken:
        yield speech.say("store-broken-row", {"row": broken.row, "stream": broken.stream})
