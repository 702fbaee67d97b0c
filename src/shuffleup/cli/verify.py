"""``shuffleup verify``: is a committed shuffle or draw what it was promised to be?

The same checks as ``cards/verifier.py``, which needs nothing of this program and which a doubter should prefer.
"""

from typing import Literal

import click
import msgspec
from msgspec import Struct

from shuffleup.cards.card import CARD_TEXT, UNKNOWN
from shuffleup.cards.shuffle import Commitment, Opening, SeedCommitment, verify_opening, verify_seed
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import read_text
from shuffleup.cli.output import emit, json_option, print_lines


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
    """What ``shuffleup verify --json`` prints. ``order`` is None when the server seed is not in the transcript."""

    schema: Literal["shuffleup.verify/1"]
    label: str
    root: str
    holds: bool
    openings: tuple[CheckedOpening, ...]
    order: bool | None


@click.command(help="Check the transcript of a committed shuffle or draw.")
@click.argument("file", metavar="TRANSCRIPT.json")
@json_option
def verify(*, file: str, as_json: bool) -> None:
    """The command itself: exit status 0 when all that is shown is true, 1 when something is not."""
    document = checked(read_text(file), file)
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document))
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
    twice = len({row.item for row in rows}) < len({row.place for row in rows})
    holds = all(row.holds for row in rows) and not twice and order is not False
    return VerifyDocument("shuffleup.verify/1", shown.label, shown.root, holds, rows, order)


def _lines(document: VerifyDocument) -> list[str]:
    lines = [
        f"{'true ' if row.holds else 'FALSE'}  place {row.place:>3} holds {_item(row.item)}"
        for row in document.openings
    ]
    if document.order is not None:
        lines.append(f"{'true ' if document.order else 'FALSE'}  the seeds give exactly the committed order")
    verdict = "all of it is true" if document.holds else "NOT what was committed"
    return [*lines, f"{document.label}: {len(document.openings)} openings, {verdict} (root {document.root})"]


def _word(holds: bool) -> str:  # noqa: FBT001  # one bit in, one word out
    return "true " if holds else "FALSE"


def _item(item: int) -> str:
    return f"{item} ({CARD_TEXT[item]})" if 0 <= item < UNKNOWN else str(item)
