"""Evenings of another program, imported: shown first, written after it has been reviewed.

The same request with ``preview`` changes nothing; to confirm, send the file again with the answers.
"""

import asyncio
from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.grammar import TdtError
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers
from shuffleup.room.calendar import PlannedStart
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, TdtDesk
from shuffleup.room.tdt.report import TdtDraft, TdtSummary, drafted
from shuffleup.rulebooks.rule import Language
from shuffleup.web.shell.asked import Asked, EventId
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of, of_refusal
from shuffleup.web.shell.matches import FileBytes, MatchLine, Said, match_lines
from shuffleup.web.shell.registered import keeper

_FileName = Annotated[str, Meta(min_length=1, max_length=200, description="for what is wrong in it")]


class EveningRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of The Tournament Director. Without ``event_id`` the event has the id of the file."""

    file: _FileName
    data: FileBytes
    preview: bool = True
    event_id: EventId | None = None
    rulebook: str = "tda-2024"
    currency: Annotated[str, Meta(pattern=r"^[A-Z]{3}\Z")] = "EUR"
    said: Said = {}
    rest_is_new: bool = False


class EveningAnswer(Struct, frozen=True, kw_only=True):
    """The result of an import. It is ``written`` unless it was a preview; ``repeated`` if it was there before."""

    written: bool
    repeated: bool
    start: PlannedStart
    evening: TdtSummary
    players: tuple[MatchLine, ...]
    undecided: Refusal | None
    event_file: str
    notes: tuple[ToldNote, ...]
    """What differs from the file, in words."""


@post("/imports/evening", status_code=200, summary="Import an evening", right=Right.IMPORT_EVENTS)
async def import_evening(data: JSONBody[EveningRequest], desk: NamedDependency[Desk], request: Asked) -> EveningAnswer:
    """Shows what an evening of The Tournament Director becomes here, or imports it: its players, its whole log, its
    day. Refused as a whole while it is undecided who a player is."""
    await desk.register.refresh(desk.now())
    draft = await asyncio.to_thread(_drafted, data)
    books = TdtDesk(desk.service.store, desk.service.shuffler, desk.register)
    found = await books.prepare(draft, Answers(data.said, data.rest_is_new))
    if isinstance(found, Refusal):
        raise of_refusal(found, "file")
    if not data.preview:
        refused = await books.write(found, keeper(request, desk))
        if refused:
            raise of_refusal(refused, "said")
        await desk.service.heard(found.made.told.rows[-1])
    return _answer(found, desk.register.directory, language_of(request), written=not data.preview)


def _drafted(data: EveningRequest) -> TdtDraft:
    try:
        return drafted(data.data, data.file, HouseWords(data.event_id or "", data.rulebook, data.currency))
    except (TdtError, EventFileError) as fault:
        first = fault.first
        raise RefusedError("bad-file", first.what, status=422, place=first.place, hint=first.hint) from None


def _answer(found: Ready, directory: Directory, language: Language, *, written: bool) -> EveningAnswer:
    return EveningAnswer(
        written=written,
        repeated=found.is_there,
        start=found.made.start,
        evening=found.made.summary,
        players=match_lines(found.matches, directory),
        undecided=found.undecided,
        event_file=found.made.text,
        notes=told_notes(found.made.summary.notes, language),
    )
