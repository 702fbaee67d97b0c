"""``shuffleup verify --draws``: the draws of a room's log, each drawn again from the seed that is published there."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_readable
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
                hint = f"events are {', '.join(map(event_of, known))}"
                raise InputError(f"there is no event {event}", file=file, hint=hint, code="unknown-event")
            return tuple([_checked(read(log, stream)) for stream in known if event in {"", event_of(stream)}])
    except StoreError as fault:
        raise InputError(str(fault), file=file, hint=fault.hint, code=fault.code) from None


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
            why = f" ({speech.say(_WHY[draw.verdict])})" if draw.verdict in _WHY else ""
            yield f"{words[draw.verdict]:<{width}}  {row}  {_drawn(draw, speech)}{why}"
        if event.broken_at:
            broken = speech.say("verify-log-broken", {"row": str(event.broken_at)})
            yield f"{words[Verdict.OTHER]:<{width}}  {broken}"
        values: Values = {
            "event": event.event,
            "count": len(event.draws),
            "verdict": speech.say("verify-all-true" if event.holds else "verify-draws-not-true"),
            "rows": str(event.rows),
            "digest": event.digest,
        }
        yield speech.say("verify-draws-sum", values)
    if not checked:
        yield speech.say("verify-no-events")


def _drawn(draw: DrawLine, speech: Messages) -> str:
    return speech.say(f"verify-drawn-{draw.drawn}", {"table": str(draw.table), "player": draw.player})


_WORDS = {
    Verdict.SAME: "verify-true",
    Verdict.OTHER: "verify-false",
    Verdict.OTHER_SEED: "verify-false",
    Verdict.NOT_DRAWN: "verify-not-drawn",
}
_WHY = {Verdict.OTHER: "verify-other-result", Verdict.OTHER_SEED: "verify-other-seed"}
