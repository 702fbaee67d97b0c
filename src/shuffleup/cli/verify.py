"""``shuffleup verify``: is a committed shuffle or draw what it was promised to be?

Of a transcript the same checks as ``cards/verifier.py``, which needs nothing of this program and which a doubter should
prefer. The draws of a room's log can only be drawn again by a program that knows the rules of each.
"""

from collections.abc import Sequence
from typing import Literal

import click
import msgspec
from msgspec import Struct

from shuffleup.cards.card import CARD_TEXT, UNKNOWN
from shuffleup.cards.shuffle import Commitment, Opening, SeedCommitment, verify_opening, verify_seed
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.cli.language import lang_option
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.cli.verify_draws import EventDraws, checked_draws, draws_lines
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.rulebooks.rule import Language


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


class VerifyDocument(Struct, frozen=True):
    """What ``shuffleup verify --json`` prints. ``order`` is None when the server seed is not in the transcript.

    Of a room's data file ``label`` is its name, ``draws`` has its events, and nothing stands in between.
    """

    schema: Literal["shuffleup.verify/1"]
    label: str
    root: str
    holds: bool
    openings: tuple[CheckedOpening, ...]
    order: bool | None
    draws: tuple[EventDraws, ...] = ()
    twice: tuple[int, ...] = ()
    """Items that are shown at more than one place: each opening may hold, and the deck was still a false one."""


@click.command(help="Check the transcript of a committed shuffle, or with --draws the draws of a room's log.")
@click.argument("file", metavar="FILE")
@click.argument("event", metavar="[EVENT]", default="")
@click.option("--draws", is_flag=True, help="FILE is a room's data file: draw its draws again, of one EVENT or of all.")
@lang_option
@json_option
def verify(*, file: str, event: str, draws: bool, lang: str, as_json: bool) -> None:
    """The command itself: exit status 0 when all that is shown is true, 1 when something is not, 2 for no proof."""
    if event and not draws:
        hint = "write --draws before a room's data file"
        raise InputError("only a room's data file has events", place=event, hint=hint, code="no-draws")
    document = _of_a_room(file, event) if draws else checked(read_text(file), file)
    speech = messages(Language(lang))
    if as_json:
        emit(document)
    else:
        print_lines(draws_lines(document.draws, speech) if draws else _lines(document, speech))
    if not document.holds:
        raise SystemExit(1)


def _of_a_room(file: str, event: str) -> VerifyDocument:
    found = checked_draws(file, event)
    holds = all(one.holds for one in found)
    return VerifyDocument("shuffleup.verify/1", file, "", holds, (), None, found)


def checked(text: str, file: str) -> VerifyDocument:
    """Checks everything a transcript shows. Raises ``InputError`` when it is none."""
    try:
        shown = msgspec.json.decode(text, type=_Transcript)
        promise = SeedCommitment(shown.label, shown.items, bytes.fromhex(shown.seed_hash))
        clients = tuple([bytes.fromhex(seed) for seed in shown.client_seeds])
        commitment = Commitment(promise, clients, bytes.fromhex(shown.root))
        openings = [
            Opening(row.place, row.card, bytes.fromhex(row.salt), tuple([bytes.fromhex(step) for step in row.path]))
            for row in shown.openings
        ]
        rows = tuple([CheckedOpening(one.place, one.card, verify_opening(commitment, one)) for one in openings])
        order = None if shown.server_seed is None else verify_seed(commitment, bytes.fromhex(shown.server_seed))
    except (msgspec.DecodeError, ValueError, OverflowError) as fault:
        what = f"this is not a transcript ({fault})"
        raise InputError(
            what, file=file, hint="it is the JSON that a committed shuffle publishes", code="bad-transcript"
        ) from None
    if not rows and order is None:
        hint = "ask for openings, or for the server seed once the hand is over"
        raise InputError("nothing is shown that could be checked", file=file, hint=hint, code="no-proof")
    twice = tuple([item for item, places in _places(rows).items() if len(places) > 1])
    holds = all(row.holds for row in rows) and not twice and order is not False
    return VerifyDocument("shuffleup.verify/1", shown.label, shown.root, holds, rows, order, twice=twice)


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
    values: Values = {
        "label": document.label,
        "count": len(document.openings),
        "verdict": verdict,
        "root": document.root,
    }
    return [*lines, speech.say("verify-sum", values)]


def _item(item: int) -> str:
    return f"{item} ({CARD_TEXT[item]})" if 0 <= item < UNKNOWN else str(item)
