"""Is a committed shuffle or draw what it was promised to be?

A transcript gets the same checks as in ``cards/shuffle/verifier.py``, which needs nothing else of this program and
which a doubter should prefer. The draws of a room's log can only be repeated by a program that knows the rules of each.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.shuffle.commit import Commitment, PlaceOpening, SeedCommitment, verify_opening, verify_seed
from shuffleup.projections.draws_proof import DrawLine, draws_proof
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Printed
from shuffleup.service.history import given_of
from shuffleup.service.streams import event_of
from shuffleup.store.sqlite_reading import ReadStream


class EventDraws(Struct, frozen=True):
    """The draws of one event. ``digest`` is that of its last row: copies of one log have the same."""

    event: str
    rows: int
    digest: str
    broken_at: int
    """The first row that was altered since, or that does not follow from those before it; 0 if there is none."""
    holds: bool
    draws: tuple[DrawLine, ...]


class _ShownOpening(Struct, frozen=True, forbid_unknown_fields=True):
    place: int
    card: int
    salt: str
    path: tuple[str, ...]


class Transcript(Struct, frozen=True, forbid_unknown_fields=True):
    """A shuffle that was committed to, and the places that were opened."""

    schema: Literal["shuffleup.transcript/1"]
    label: str
    items: tuple[int, ...]
    seed_hash: str
    client_seeds: tuple[str, ...]
    root: str
    openings: tuple[_ShownOpening, ...]
    server_seed: str | None = None


class CheckedOpening(Struct, frozen=True):
    """One opened place: what is there, and whether it belongs to the commitment."""

    place: int
    item: int
    holds: bool


class VerifyDocument(Printed, frozen=True):
    """What was checked. ``order`` is None when the server seed is not in the transcript.

    For a room's data file ``label`` is its name, ``draws`` has its events, and root, openings and order are empty.
    """

    label: str
    root: str
    holds: bool
    openings: tuple[CheckedOpening, ...]
    order: bool | None
    draws: tuple[EventDraws, ...] = ()
    twice: tuple[int, ...] = ()
    """Items that are shown at more than one place: each opening may hold, and the deck was still false."""


def checked(text: str, file: str) -> VerifyDocument:
    """Checks everything a transcript shows. Raises ``QuestionError`` if it is not a transcript."""
    try:
        shown = msgspec.json.decode(text, type=Transcript)
    except (msgspec.DecodeError, UnicodeEncodeError) as fault:
        raise _no_transcript(fault, file) from None
    return verified(shown, file)


def verified(shown: Transcript, file: str) -> VerifyDocument:
    """Whether what is shown belongs to the commitment. Raises ``QuestionError`` if nothing is shown, or something
    malformed."""
    try:
        promise = SeedCommitment(shown.label, shown.items, bytes.fromhex(shown.seed_hash))
        clients = tuple([bytes.fromhex(seed) for seed in shown.client_seeds])
        commitment = Commitment(promise, clients, bytes.fromhex(shown.root))
        openings = [
            PlaceOpening(row.place, row.card, bytes.fromhex(row.salt), tuple(map(bytes.fromhex, row.path)))
            for row in shown.openings
        ]
        rows = tuple([CheckedOpening(one.place, one.card, verify_opening(commitment, one)) for one in openings])
        order = None if shown.server_seed is None else verify_seed(commitment, bytes.fromhex(shown.server_seed))
    except (ValueError, OverflowError) as fault:
        raise _no_transcript(fault, file) from None
    if not rows and order is None:
        hint = note("ask-for-openings")
        raise QuestionError(note("nothing-to-check"), file=file, hint=hint, code="no-proof")
    twice = tuple([item for item, places in places_of(rows).items() if len(places) > 1])
    holds = all(row.holds for row in rows) and not twice and order is not False
    return VerifyDocument(shown.label, shown.root, holds, rows, order, twice=twice)


def _no_transcript(fault: Exception, file: str) -> QuestionError:
    what = note("not-a-transcript", fault=str(fault))
    return QuestionError(what, file=file, hint=note("json-of-a-shuffle"), code="bad-transcript")


def places_of(rows: Sequence[CheckedOpening]) -> dict[int, list[int]]:
    """Where each item is shown."""
    found: dict[int, set[int]] = {}
    for row in rows:
        found.setdefault(row.item, set()).add(row.place)
    return {item: sorted(places) for item, places in found.items()}


def checked_draws(log: ReadStream) -> EventDraws:
    proof = draws_proof(given_of(log.rows))
    broken = proof.broken_at or log.broken_at
    holds = proof.holds and not broken
    return EventDraws(event_of(log.stream), len(log.rows), log.digest.hex(), broken, holds, proof.draws)
