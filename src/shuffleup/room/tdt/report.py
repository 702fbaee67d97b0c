"""An import of a ``.tdt`` as it would be, and what is reported about it before anything is written.

What has no place here is listed: keys of the file with how often they occurred, and what is recorded differently from
the file. Nothing is decided twice: the log that is shown is the one that is written.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import final

from msgspec import Struct

from shuffleup.answer import Note, Problem, note, refuse
from shuffleup.formats.tdt.formula import our_formula
from shuffleup.formats.tdt.grammar import TdtError
from shuffleup.formats.tdt.reader import read_tdt
from shuffleup.formats.tdt.record import LeftAside, TdtEvent, TdtFile
from shuffleup.room.calendar import PlannedStart, WallClock
from shuffleup.room.tdt.announced import Announcement, HouseWords, announcement_of
from shuffleup.room.tdt.awards import Settlement, settlement_of
from shuffleup.room.tdt.course import EveningCourse, course_of
from shuffleup.room.tdt.log import EveningRefusedError, ToldLog
from shuffleup.room.tdt.retold import Evening, OtherMoneyError, retold
from shuffleup.service.streams import Shuffler
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words.entry import PurchaseKind
from shuffleup.tournament.words.events import SeatsDrawn
from shuffleup.tournament.words.seats import SeatDrawn
from shuffleup.tournament.words.state import Phase

MOST_NOTE = 200
"""The most letters of a note in the calendar."""
LATEST = 253_000_000_000_000_000
"""Microseconds since 1970: the calendar ends with the year 9999."""
TRIES = 4
"""The money is divided at most this often: again for another pool, and again without a deal."""
MOST_ALONE = 2
"""With fewer players there is nothing to draw and nothing to play."""
_EVENT_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,35}")
_SHORT_HASH = 12


@final
class TdtDraft(Struct, frozen=True):
    """A file that was read and understood: everything known before anybody says who its players are."""

    file: TdtFile
    course: EveningCourse
    settlement: Settlement
    announcement: Announcement
    house: HouseWords

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the players who bought in, as in the file."""
        return self.course.entered


@final
class TdtImport(Struct, frozen=True):
    """The log that is to be written, with its event file and what is reported about it."""

    told: ToldLog
    text: str
    start: PlannedStart
    summary: "TdtSummary"


class TdtHead(Struct, frozen=True, kw_only=True):
    """Which evening it is: its id and name here, and the league it belonged to by the file."""

    event_id: str
    name: str
    version: str
    """The version of the program that wrote the file."""
    league: str
    season: str
    phase: Phase


class TdtCounts(Struct, frozen=True, kw_only=True):
    """An evening in numbers; re-entries count as entries, and ``commands`` are those of the log."""

    players: int
    entries: int
    rebuys: int
    add_ons: int
    out: int
    """Players who are out for good."""
    tables: int
    levels: int
    commands: int


class TdtMoney(Struct, frozen=True, kw_only=True):
    """The money of an evening in cents of its currency, and whether its prizes were divided by a deal."""

    currency: str
    pool_cents: int
    prizes_cents: int
    deal: bool


class TdtSummary(Struct, frozen=True, kw_only=True):
    """What is reported about an evening: ``notes`` say what differs from the file, ``left`` what is not kept of it."""

    head: TdtHead
    counts: TdtCounts
    money: TdtMoney
    notes: tuple[Note, ...]
    left: tuple[LeftAside, ...]


def drafted(data: bytes, file: str, house: HouseWords) -> TdtDraft:
    """A file as far as it can be read without its players. Raises ``TdtError`` and ``EventFileError``."""
    read = read_tdt(data, file)
    event = read.event
    course = course_of(event)
    if max([event.title.started_at, event.title.ended_at, *[one.at for one in course.happenings]]) > LATEST:
        most = note("at-most-number", most=str(LATEST // 1_000))
        raise TdtError(Problem(note("times-beyond-calendar"), "", note("give-what", what=most), file))
    house = house if house.event_id else HouseWords(usual_id(read, data), house.rulebook, house.currency)
    settlement = settlement_of(event, course)
    return TdtDraft(read, course, settlement, announcement_of(event, course, settlement, house, file), house)


def imported(draft: TdtDraft, people: Mapping[str, str], shuffler: Shuffler, clock: WallClock) -> TdtImport:
    """The whole import; ``people`` are the ids of the register by those of the file.

    Raises ``EveningRefusedError`` if the rules leave no way to replay the evening.
    """
    settlement, announcement = draft.settlement, draft.announcement
    event = draft.file.event
    for _ in range(TRIES):
        try:
            told, notes = retold(Evening(event, draft.course, settlement, announcement, people), shuffler)
        except OtherMoneyError as other:
            settlement = settlement_of(event, draft.course, other.collected, dealt=other.dealt)
            announcement = announcement_of(event, draft.course, settlement, draft.house, event.title.title)
            continue
        every = (*announcement.notes, *settlement.notes, *notes, *_of_file(draft))
        return TdtImport(told, announcement.text, _start(draft, clock), _summary(draft, told, every))
    raise EveningRefusedError(refuse("evening-untellable", name=event.title.title))


def usual_id(file: TdtFile, data: bytes) -> str:
    """The id of an event with no given id: derived from the file, so that the same file is the same event."""
    own = file.event.title.id.lower()
    return f"tdt-{own if _EVENT_ID.fullmatch(own) else hashlib.sha256(data).hexdigest()[:_SHORT_HASH]}"


def _start(draft: TdtDraft, clock: WallClock) -> PlannedStart:
    """When it was played, and the league and season it belonged to."""
    title = draft.file.event.title
    at = title.started_at or draft.course.started_at
    day, time = clock.told(max(0, at))
    return PlannedStart(day, time, " · ".join(filter(None, (title.league, title.season)))[:MOST_NOTE])


def _summary(draft: TdtDraft, told: ToldLog, notes: tuple[Note, ...]) -> TdtSummary:
    title, state = draft.file.event.title, told.state
    head = TdtHead(
        event_id=draft.house.event_id,
        name=state.definition.name,
        version=draft.file.version,
        league=title.league,
        season=title.season,
        phase=state.phase,
    )
    money = TdtMoney(
        currency=state.definition.currency,
        pool_cents=max(state.prizes.pool_cents, pool_cents(state)),
        prizes_cents=sum([award.cents for award in state.prizes.awards]),
        deal=state.outcome.deal.made is not None,
    )
    return TdtSummary(head=head, counts=_counts(told), money=money, notes=notes, left=draft.file.left)


def _counts(told: ToldLog) -> TdtCounts:
    state = told.state
    kinds = [one.kind for one in state.cage.purchases]
    return TdtCounts(
        players=len({entry.player for entry in state.entries}),
        entries=len(state.entries),
        rebuys=kinds.count(PurchaseKind.REBUY),
        add_ons=kinds.count(PurchaseKind.ADD_ON),
        out=len([place for place in state.places if place.place > 1 and table_of(state, place.player) is None]),
        tables=len({seat.table for seat in _first_seats(told)}),
        levels=len(state.definition.structure.levels),
        commands=len(told.rows),
    )


def _first_seats(told: ToldLog) -> list[SeatDrawn]:
    return [seat for row in told.rows for one in row.events if isinstance(one, SeatsDrawn) for seat in one.seats]


def _points(event: TdtEvent) -> Iterator[Note]:
    """Points are a league's: the formula, as ours where it can be told, and what was given by hand."""
    points = event.prices.points
    if points.formula:
        ours = our_formula(points.formula)
        if ours:
            yield note("tdt-points-ours", formula=ours)
        else:
            yield note("tdt-points", formula=" ".join(points.formula.split()))
    if points.for_hit:
        yield note("tdt-points-for-hit", count=points.for_hit)
    fees = [one.fee for player in event.players for one in player.buy_ins]
    fees += [one.fee for player in event.players for one in player.add_ons]
    if sold := sum(fee.points for fee in fees):
        yield note("tdt-points-sold", count=sold)
    if any(prize.points for prize in event.prizes.each):
        won = [f"{prize.place}: {prize.points}" for prize in event.prizes.each if prize.points]
        yield note("tdt-points-won", list=", ".join(won))
    for code, field in (("tdt-points-by-hand", "points"), ("tdt-hits-by-hand", "hits")):
        given = [
            f"{player.name.full or player.id} {getattr(player.by_hand, field):+}"
            for player in event.players
            if getattr(player.by_hand, field)
        ]
        if given:
            yield note(code, list=", ".join(given))
    for player in event.players:
        if player.by_hand.cents:
            yield note("tdt-cash-by-hand", name=player.name.full or player.id, cents=player.by_hand.cents)


def _of_file(draft: TdtDraft) -> list[Note]:
    """What the file has and our events have not, beside keys that were never read."""
    event, prices = draft.file.event, draft.file.event.prices
    notes: list[Note] = []
    idle = [player.name.full or player.id for player in event.players if not player.buy_ins]
    if idle:
        notes.append(note("tdt-never-bought-in", names=", ".join(idle)))
    notes += [note("tdt-prize-in-kind", name=prize.in_kind) for prize in event.prizes.each if prize.in_kind]
    notes += _points(event)
    if prices.house_takes_cents:
        notes.append(note("tdt-house-takes", cents=prices.house_takes_cents))
    paid = [one.bounty_cents for player in event.players for one in player.buy_ins if one.bounty_cents > 0]
    if paid:
        notes.append(note("tdt-bounties-paid", count=len(paid), cents=sum(paid)))
    elif prices.bounties:
        notes.append(note("tdt-bounties"))
    beyond = sum(one.fee.rake_cents > one.fee.cents for player in event.players for one in player.buy_ins)
    if beyond:
        notes.append(note("tdt-rake-beyond-fee", count=beyond))
    if len(draft.course.entered) < MOST_ALONE:
        notes.append(note("tdt-too-few-players", count=len(draft.course.entered)))
    return notes
