"""Writing an imported evening: its people into the register, its whole log, and its day and file beside it.

The same file again changes nothing; an import that was cut short by a crash is completed.

Refusals, beside those of ``people.matching``:

    event-there-already    another event has the id
"""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.people.countries import COUNTRIES
from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers, MatchVerdict, Newcomer, RegisterMatch, matched, undecided
from shuffleup.people.person import Papers, new_id, tidy, unfit
from shuffleup.people.register import Keeper, PlayerRegister, RecordAct
from shuffleup.room.calendar import Calendar, WallClock
from shuffleup.room.tdt.log import EveningRefusedError
from shuffleup.room.tdt.report import TdtDraft, TdtImport, imported
from shuffleup.room.templates import Templates
from shuffleup.service.streams import Shuffler, event_stream
from shuffleup.store.port import Appended, Row, Store
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.names import LONGEST_NAME


class Ready(Struct, frozen=True):
    """An import that can be shown, and be written if no question is left open."""

    made: TdtImport
    matches: tuple[RegisterMatch, ...]
    undecided: Refusal | None
    new: Mapping[str, Papers]
    """The people to be added to the register, by the ids made for them."""
    is_there: bool
    """Has it been imported before?"""


def ready(
    draft: TdtDraft,
    answers: Answers,
    directory: Directory,
    shuffler: Shuffler,
    clock: WallClock,
    there: Sequence[Row] = (),
) -> Ready | Refusal:
    """An import as it would be written into a room that already has these rows of its event."""
    matches = matched(_newcomers(draft), directory, answers)
    known = dict(zip(draft.players, _entered(there), strict=False))
    people = {one.newcomer.key: known.get(one.newcomer.key) or one.person or new_id() for one in matches}
    asked = [one for one in matches if one.newcomer.key not in known]
    try:
        made = imported(draft, people, shuffler, clock)
    except EveningRefusedError as fault:
        return fault.refusal
    if there and not _agree(there, made.told.rows):
        return refuse("event-there-already", event=draft.house.event_id)
    new = {people[one.newcomer.key]: one.newcomer.papers for one in asked if one.verdict is not MatchVerdict.SAME}
    return Ready(made, tuple(asked), undecided(asked, directory), new, len(there) >= len(made.told.rows))


def _entered(there: Sequence[Row]) -> list[str]:
    """The players already in the event, by first entry: a player imported before is not asked about."""
    return list(dict.fromkeys([row.command.player for row in there if isinstance(row.command, SellEntry)]))


class TdtDesk(Struct, frozen=True):
    """What an import is written with."""

    store: Store
    shuffler: Shuffler
    register: PlayerRegister

    async def prepare(self, draft: TdtDraft, answers: Answers) -> Ready | Refusal:
        """Prepares the whole import; nothing is written."""
        clock = await Calendar(self.register.database).clock()
        there = await self.store.read(event_stream(draft.house.event_id))
        # Hundreds of commands are decided: outside the loop, so that nobody waits for them.
        return await asyncio.to_thread(ready, draft, answers, self.register.directory, self.shuffler, clock, there)

    async def write(self, ready: Ready, by: Keeper) -> Refusal | None:
        """Writes the import; ``by`` is the person who adds its people."""
        if ready.undecided:
            return ready.undecided
        rows, event = ready.made.told.rows, ready.made.summary.head.event_id
        if not ready.is_there:
            await self.register.enter(ready.new, by, RecordAct.MADE)
            # They are committed together: the timers of a server never meet a half-written evening.
            answers = await asyncio.gather(*[self.store.append(row) for row in rows])
            if not all(isinstance(one, Appended) for one in answers):
                return refuse("event-there-already", event=event)
        await _beside(self.register.database, ready.made, event)
        return None


async def _beside(database: Database, made: TdtImport, event: str) -> None:
    calendar = Calendar(database)
    if event not in await calendar.slots():
        await calendar.plan({event: made.start})
    await Templates(database).keep_sources({event: made.text})


def _agree(there: Sequence[Row], rows: Sequence[Row]) -> bool:
    """Does the log hold the beginning of this import, or all of it and what came after?"""
    pairs = zip(there, rows, strict=False)
    return all((one.command_id, one.command) == (other.command_id, other.command) for one, other in pairs)


def _newcomers(draft: TdtDraft) -> list[Newcomer]:
    """All players who bought in, with what a register may take from there: name and country."""
    known = {player.id: player for player in draft.file.event.players}
    found: list[Newcomer] = []
    for number, key in enumerate(draft.players, start=1):
        player = known[key]
        country = player.contact.country.strip().upper()
        papers = tidy(Papers(name=player.name.full[:LONGEST_NAME], country=country if country in COUNTRIES else ""))
        if unfit(papers):
            papers = Papers(name=f"Player {number}")
        found.append(Newcomer(key, papers))
    return found
