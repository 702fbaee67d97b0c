"""``shuffleup import`` of an evening of The Tournament Director."""

import asyncio
from collections.abc import Iterator

from shuffleup.answer import Refusal
from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.imports.document import EveningFacts, ImportDocument, PlayerMatch
from shuffleup.cli.imports.room import Into, now, opened_room
from shuffleup.cli.reader import Reader
from shuffleup.cli.typed import money
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.record import LeftAside
from shuffleup.locale.answers import answer_text, told_notes
from shuffleup.locale.messages import Messages
from shuffleup.people.directory import Directory
from shuffleup.people.matching import MatchVerdict
from shuffleup.people.register import Keeper
from shuffleup.questions.mistakes import first_of
from shuffleup.room.calendar import WallClock
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, TdtDesk, ready
from shuffleup.room.tdt.log import IMPORT
from shuffleup.room.tdt.report import TdtDraft, drafted
from shuffleup.service.streams import Shuffler

_SHOWN = 12
"""Lines about what was left out; programs get all of it."""


def import_evening(data: bytes, file: str, house: HouseWords, into: Into, reader: Reader) -> None:
    """Shows or writes the contents of the file. Raises ``CommandError``."""
    found, document = brought_in(data, file, house, into, reader)
    reader.show(document, _lines(document, reader.speech))
    if not into.preview and found.undecided:
        raise InputError(found.undecided, file=file, code="undecided")


def brought_in(data: bytes, file: str, house: HouseWords, into: Into, reader: Reader) -> tuple[Ready, ImportDocument]:
    """The contents of the file, written where they may be. Raises ``QuestionError`` and ``ProblemError``."""
    try:
        draft = drafted(data, file, house)
    except EventFileError as fault:
        raise first_of(fault, "bad-file", file) from None
    if into.room is None:
        found = ready(draft, into.answers, Directory(), Shuffler.from_seed(0), WallClock())
        written = False
    else:
        found, written = asyncio.run(_into_room(draft, into, reader))
    if isinstance(found, Refusal):
        raise RefusalError(found, file=file)
    return found, _document(file, found, reader, written=written)


async def _into_room(draft: TdtDraft, into: Into, reader: Reader) -> tuple[Ready | Refusal, bool]:
    assert into.room is not None
    async with opened_room(into.room, reader.language) as room:
        desk = TdtDesk(room.store, Shuffler(room.secret), room.register)
        found = await desk.prepare(draft, into.answers)
        if isinstance(found, Refusal) or found.undecided or into.preview:
            return found, False
        refused = await desk.write(found, Keeper(IMPORT, now()))
        return refused or found, refused is None


def _document(file: str, found: Ready, reader: Reader, *, written: bool) -> ImportDocument:
    players = [
        PlayerMatch(one.newcomer.papers.name, one.verdict, one.person, tuple([like.person for like in one.like]))
        for one in found.matches
    ]
    made = found.made
    return ImportDocument(
        file=file,
        written=written,
        undecided=answer_text(found.undecided, reader.language) if found.undecided else "",
        notes=told_notes(made.summary.notes, reader.language),
        evening=EveningFacts(made.summary, made.start, tuple(players), found.is_there, made.text),
    )


def _lines(document: ImportDocument, speech: Messages) -> Iterator[str]:
    facts = document.evening
    assert facts is not None
    evening, start = facts.summary, facts.start
    head, counts, sums = evening.head, evening.counts, evening.money
    yield speech.say("import-title", {"name": head.name, "version": head.version, "day": start.day})
    if start.note:
        yield speech.say("import-league", {"note": start.note})
    figures = {name: getattr(counts, name) for name in ("players", "entries", "rebuys", "add_ons", "out")}
    yield speech.say("import-figures", {name.replace("_", "-"): count for name, count in figures.items()})
    amounts = {"pool": sums.pool_cents, "prizes": sums.prizes_cents}
    told = {name: money(cents, sums.currency, speech.language) for name, cents in amounts.items()}
    yield speech.say(f"import-money-{'done' if sums.prizes_cents else 'open'}", told)
    yield speech.say("import-log", {"event": head.event_id, "count": counts.commands, "phase": head.phase.value})
    new = sum(one.verdict is MatchVerdict.NEW for one in facts.players)
    same = sum(one.verdict is MatchVerdict.SAME for one in facts.players)
    asked = [one for one in facts.players if one.verdict is MatchVerdict.ASK]
    yield speech.say("import-people", {"new": new, "same": same, "asked": len(asked)})
    for one in asked:
        yield speech.say("import-asked", {"name": one.name, "list": ", ".join(one.may_be)})
    yield from [f"{speech.say('report-note')}: {one.text}" for one in document.notes]
    yield from _left(evening.left, speech)
    if document.written:
        yield speech.say("import-repeated" if facts.repeated else "import-written", {"event": head.event_id})
    else:
        yield speech.say("import-shown")


def _left(left: tuple[LeftAside, ...], speech: Messages) -> Iterator[str]:
    for one in left[:_SHOWN]:
        yield speech.say(f"import-left-{one.why.value}", {"key": one.key, "count": one.count})
    if len(left) > _SHOWN:
        yield speech.say("import-left-more", {"count": len(left) - _SHOWN})
