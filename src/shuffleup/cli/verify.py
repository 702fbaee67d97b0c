"""``shuffleup verify``: is a committed shuffle or draw what it was promised to be?

A transcript gets the same checks as in ``cards/shuffle/verifier.py``, which needs nothing else of this program and
which a doubter should prefer. The draws of a room's log can only be repeated by a program that knows the rules of each.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cards.card import CARD_TEXT, UNKNOWN
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_readable, read_text
from shuffleup.cli.options import command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.draws_proof import Verdict
from shuffleup.questions.mistakes import misread
from shuffleup.questions.verify import EventDraws, VerifyDocument, checked, checked_draws, places_of
from shuffleup.service.streams import event_of, event_stream
from shuffleup.store.port import StoreError
from shuffleup.store.sqlite_reading import read, reading, streams

_KIND = event_stream("")
"""How the streams of tournaments begin."""


def draws_of(file: str, event: str) -> tuple[EventDraws, ...]:
    """The draws of the events of a room's data file, or of one of them. Raises ``InputError``."""
    check_readable(file)
    try:
        with reading(Path(file)) as log:
            known = [stream for stream in streams(log) if stream.startswith(_KIND)]
            if event and event_stream(event) not in known:
                hint = note("events-are-list", list=", ".join(map(event_of, known)))
                raise InputError(note("there-is-no-event", event=event), file=file, hint=hint, code="unknown-event")
            return tuple([checked_draws(read(log, stream)) for stream in known if event in {"", event_of(stream)}])
    except StoreError as fault:
        raise misread(fault, fault.code, file) from None


def draws_lines(checked: Sequence[EventDraws], speech: Messages) -> Iterator[str]:
    """Every draw on a line of its own, and the result for each event."""
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


@command(help="Check the transcript of a committed shuffle, or with --draws the draws of a room's log.")
@click.argument("file", metavar="FILE")
@click.argument("event", metavar="[EVENT]", default="")
@click.option("--draws", is_flag=True, help="FILE is a room's data file: draw its draws again, of one EVENT or of all.")
@reader_options
def verify(*, file: str, event: str, draws: bool, reader: Reader) -> None:
    """The command itself: exit status 0 if all that is shown is true, 1 if something is not, 2 if it is not a proof."""
    if event and not draws:
        hint = note("write-draws-before")
        raise InputError(note("only-a-room-has-events"), place=event, hint=hint, code="no-draws")
    if draws:
        found = draws_of(file, event)
        document = VerifyDocument(file, "", all(one.holds for one in found), (), None, found)
    else:
        document = checked(read_text(file), file)
    speech = reader.speech
    reader.show(document, draws_lines(document.draws, speech) if draws else _lines(document, speech))
    if not document.holds:
        raise SystemExit(1)


def _lines(document: VerifyDocument, speech: Messages) -> list[str]:
    words = {holds: speech.say("verify-true" if holds else "verify-false") for holds in (True, False)}
    width = max(map(len, words.values()))
    lines: list[str] = []
    for row in document.openings:
        said = speech.say("verify-place", {"place": f"{row.place:>3}", "item": _item(row.item)})
        lines.append(f"{words[row.holds]:<{width}}  {said}")
    places = places_of(document.openings)
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
