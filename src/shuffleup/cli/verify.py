"""``shuffleup verify``: is a committed shuffle or draw what it was promised to be?

Of a transcript the same checks as ``cards/shuffle/verifier.py``, which needs nothing of this program and which a
doubter should prefer. The draws of a room's log can only be drawn again by a program that knows the rules of each.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import click
import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import CARD_TEXT, UNKNOWN
from shuffleup.cards.shuffle.commit import Commitment, PlaceOpening, SeedCommitment, verify_opening, verify_seed
from shuffleup.cli.errors import InputError, misread
from shuffleup.cli.files import check_readable, read_text
from shuffleup.cli.options import command
from shuffleup.cli.output import Printed
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.draws_proof import DrawLine, Verdict, draws_proof
from shuffleup.service.history import given_of
from shuffleup.service.streams import event_of, event_stream
from shuffleup.store.port import StoreError
from shuffleup.store.sqlite_reading import ReadStream, read, reading, streams

_KIND = event_stream("")
"""What the streams of tournaments begin with."""


class EventDraws(Struct, frozen=True):
    """The draws of one event. ``digest`` is that of its last row: copies of one log have the same."""

    event: str
    rows: int
    digest: str
    broken_at: int
    """The first row that was altered since, or that does not follow from those before it; 0 if there is none."""
    holds: bool
    draws: tuple[DrawLine, ...]


def checked_draws(file: str, event: str) -> tuple[EventDraws, ...]:
    """The draws of the events of a room's data file, or of one of them. Raises ``InputError``."""
    check_readable(file)
    try:
        with reading(Path(file)) as log:
            known = [stream for stream in streams(log) if stream.startswith(_KIND)]
            if event and event_stream(event) not in known:
                hint = note("events-are-list", list=", ".join(map(event_of, known)))
                raise InputError(note("there-is-no-event", event=event), file=file, hint=hint, code="unknown-event")
            return tuple([_checked(read(log, stream)) for stream in known if event in {"", event_of(stream)}])
    except StoreError as fault:
        raise misread(fault, fault.code, file) from None


def _checked(log: ReadStream) -> EventDraws:
    proof = draws_proof(given_of(log.rows))
    broken = proof.broken_at or log.broken_at
    holds = proof.holds and not broken
    return EventDraws(event_of(log.stream), len(log.rows), log.digest.hex(), broken, holds, proof.draws)


def draws_lines(checked: Sequence[EventDraws], speech: Messages) -> Iterator[str]:
    """Every draw on a line of its own, and what comes of each event."""
    words = {verdict: speech.say(_WORDS[verdict]) for verdict in Verdict}
    width = max(map(len, words.values()))
    for event in checked:
        for draw in event.draws:
            row = speech.say("verify-draw-row", {"row": f"{draw.version:>5}"})
            drawn = speech.say(f"verify-drawn-{draw.drawn}", {"table": str(draw.table), "player": draw.player})
            why = f" ({speech.say(_WHY[draw.verdict])})" if draw.verdict in _WHY else ""
            yield f"{words[draw.verdict]:<{width}}  {row}  {drawn}{why}"
        if event.broken_at:
            broken = speech.say("verify-log-broken", {"row": str(event.broken_at)})
            yield f"{words[Verdict.OTHER]:<{width}}  {broken}"
        verdict = speech.say("verify-all-true" if event.holds else "verify-draws-not-true")
        counts: Values = {"count": len(event.draws), "rows": str(event.rows), "verdict": verdict}
        yield speech.say("verify-draws-sum", {**counts, "event": event.event, "digest": event.digest})
    if not checked:
        yield speech.say("verify-no-events")


_WORDS = {
    Verdict.SAME: "verify-true",
    Verdict.OTHER: "verify-false",
    Verdict.OTHER_SEED: "verify-false",
    Verdict.NOT_DRAWN: "verify-not-drawn",
}
_WHY = {Verdict.OTHER: "verify-other-result", Verdict.OTHER_SEED: "verify-other-seed"}


class _ShownOpening(Struct, frozen=True, forbid_unknown_fields=True):
    place: int
    card: int
    salt: str
    path: tuple[str, ...]


class _Transcript(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["shuffleup.transcript/1"]
    label: str
    items: tuple[int, ...]
    seed_hash: str
    client_seeds: tuple[str, ...]
    root: str
    openings: tuple[_ShownOpening, ...]
    server_seed: str | None = None


class CheckedOpening(Struct, frozen=True):
    """One opened place: what lies there, and whether that belongs to the commitment."""

    place: int
    item: int
    holds: bool


class VerifyDocument(Printed, frozen=True):
    """What ``shuffleup verify --json`` prints. ``order`` is None when the server seed is not in the transcript.

    Of a room's data file ``label`` is its name, ``draws`` has its events, and nothing stands in between.
    """

    label: str
    root: str
    holds: bool
    openings: tuple[CheckedOpening, ...]
    order: bool | None
    draws: tuple[EventDraws, ...] = ()
    twice: tuple[int, ...] = ()
    """Items that are shown at more than one place: each opening may hold, and the deck was still a false one."""


@command(help="Check the transcript of a committed shuffle, or with --draws the draws of a room's log.")
@click.argument("file", metavar="FILE")
@click.argument("event", metavar="[EVENT]", default="")
@click.option("--draws", is_flag=True, help="FILE is a room's data file: draw its draws again, of one EVENT or of all.")
@reader_options
def verify(*, file: str, event: str, draws: bool, reader: Reader) -> None:
    """The command itself: exit status 0 when all that is shown is true, 1 when something is not, 2 for no proof."""
    if event and not draws:
        hint = note("write-draws-before")
        raise InputError(note("only-a-room-has-events"), place=event, hint=hint, code="no-draws")
    if draws:
        found = checked_draws(file, event)
        document = VerifyDocument(file, "", all(one.holds for one in found), (), None, found)
    else:
        document = checked(read_text(file), file)
    speech = reader.speech
    reader.show(document, draws_lines(document.draws, speech) if draws else _lines(document, speech))
    if not document.holds:
        raise SystemExit(1)


def checked(text: str, file: str) -> VerifyDocument:
    """Checks everything a transcript shows. Raises ``InputError`` when it is none."""
    try:
        shown = msgspec.json.decode(text, type=_Transcript)
        promise = SeedCommitment(shown.label, shown.items, bytes.fromhex(shown.seed_hash))
        clients = tuple([bytes.fromhex(seed) for seed in shown.client_seeds])
        commitment = Commitment(promise, clients, bytes.fromhex(shown.root))
        openings = [
            PlaceOpening(row.place, row.card, bytes.fromhex(row.salt), tuple(map(bytes.fromhex, row.path)))
            for row in shown.openings
        ]
        rows = tuple([CheckedOpening(one.place, one.card, verify_opening(commitment, one)) for one in openings])
        order = None if shown.server_seed is None else verify_seed(commitment, bytes.fromhex(shown.server_seed))
    except (msgspec.DecodeError, ValueError, OverflowError) as fault:
        what = note("not-a-transcript", fault=str(fault))
        raise InputError(what, file=file, hint=note("json-of-a-shuffle"), code="bad-transcript") from None
    if not rows and order is None:
        hint = note("ask-for-openings")
        raise InputError(note("nothing-to-check"), file=file, hint=hint, code="no-proof")
    twice = tuple([item for item, places in _places(rows).items() if len(places) > 1])
    holds = all(row.holds for row in rows) and not twice and order is not False
    return VerifyDocument(shown.label, shown.root, holds, rows, order, twice=twice)


def _places(rows: Sequence[CheckedOpening]) -> dict[int, list[int]]:
    """Where each item is shown."""
    found: dict[int, set[int]] = {}
    for row in rows:
        found.setdefault(row.item, set()).add(row.place)
    return {item: sorted(places) for item, places in found.items()}


def _lines(document: VerifyDocument, speech: Messages) -> list[str]:
    words = {holds: speech.say("verify-true" if holds else "verify-false") for holds in (True, False)}
    width = max(map(len, words.values()))
    lines: list[str] = []
    for row in document.openings:
        said = speech.say("verify-place", {"place": f"{row.place:>3}", "item": _item(row.item)})
        lines.append(f"{words[row.holds]:<{width}}  {said}")
    places = _places(document.openings)
    for item in document.twice:
        listed = ", ".join([str(place) for place in places[item]])
        lines.append(f"{words[False]:<{width}}  {speech.say('verify-twice', {'item': _item(item), 'places': listed})}")
    if document.order is not None:
        lines.append(f"{words[document.order]:<{width}}  {speech.say('verify-order')}")
    verdict = speech.say("verify-all-true" if document.holds else "verify-not-true")
    values: Values = {"label": document.label, "count": len(document.openings), "verdict": verdict}
    return [*lines, speech.say("verify-sum", {**values, "root": document.root})]


def _item(item: int) -> str:
    return f"{item} ({CARD_TEXT[item]})" if 0 <= item < UNKNOWN else str(item)
