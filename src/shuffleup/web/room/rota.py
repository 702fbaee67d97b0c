"""The people who deal: the rota, the push from table to table, and the down sheet."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.answer import UNSAID, Refusal
from shuffleup.questions.listings import FileKind, titled
from shuffleup.room.calendar import Calendar, PlannedStart, WallClock, no_such_day
from shuffleup.room.dealers import DealerMove, Dealers, Down, DownLine, Shift, push, push_id
from shuffleup.room.shared_tables import seats_at
from shuffleup.rulebooks.rule import Language
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.clock import MINUTE
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words.events import FinalTableDrawn, TableBroken
from shuffleup.tournament.words.live import RelieveDealer
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.web.room.shared_tables import DealerRequest
from shuffleup.web.shell.asked import SAYS_SOMETHING, Asked, Day, Reason
from shuffleup.web.shell.commands import given, would_refuse
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import language_of, of_refusal
from shuffleup.web.shell.files import FILES, handed_out
from shuffleup.web.shell.sums import Sums

MORNING, NIGHT = "06:00", 6 * 60
"""When a new day begins, and how many minutes after midnight: by then the last dealers are at home."""
DAY = 24 * 60 * MINUTE
Time = Annotated[str, Meta(pattern=r"^[0-9]{2}:[0-9]{2}\Z", description="by the clock of the room, as 20:00")]
Dealer = Annotated[str, Meta(min_length=1, max_length=80, pattern=SAYS_SOMETHING)]


class ShiftRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A dealer who is to be here on a day. If ``ends`` is before ``starts``, it is on the next day."""

    dealer: Dealer
    day: Day
    starts: Time
    ends: Time


class PushEvery(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes from push to push."""

    minutes: Annotated[int, Meta(ge=5, le=240)]


class PushRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A push as it was seen. Shortly before a new level it needs a reason."""

    moves: Annotated[tuple[DealerMove, ...], Meta(max_length=2_000)]
    override: Reason = UNSAID


class PushDone(Struct, frozen=True):
    """The moment of a push, which identifies it when it is taken back."""

    at: int


class DealtTable(Struct, frozen=True):
    """A table where people play: its dealer, and since when; 0 if there is none."""

    table: int
    event: str
    dealer: str
    since: int


class Resting(Struct, frozen=True):
    """A dealer on the rota who is at no table now, since when, and until when he is here."""

    dealer: str
    since: int
    ends: str


class DownTotal(Struct, frozen=True):
    """What a dealer has dealt on the day."""

    dealer: str
    downs: int
    minutes: int


class NextPush(Struct, frozen=True):
    """What a push would do now, when it is due (0 if nobody deals), and how many minutes a down has."""

    moves: tuple[DealerMove, ...]
    due_at: int
    minutes: int


class DealersPage(Struct, frozen=True):
    """The dealers of a day."""

    now: int
    day: str
    push: NextPush
    tables: tuple[DealtTable, ...]
    resting: tuple[Resting, ...]
    shifts: tuple[Shift, ...]
    downs: tuple[Down, ...]
    totals: tuple[DownTotal, ...]
    names: Mapping[str, str]
    """The names of events, by id."""


class ShiftKept(Struct, frozen=True):
    """The id of a shift that is on the rota."""

    id: str


@get("/dealers", summary="The dealers of a day", right=Right.SEE_FLOOR)
async def dealers_page(
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
    dealers: NamedDependency[Dealers],
    day: FromQuery[str] = "",
) -> DealersPage:
    """Who deals where and since when, who rests, what a push would do, the rota of the day, and its downs.

    The day is that of the clock on the wall, and lasts until six in the morning; ``day`` asks for another one.
    """
    clock, now = await calendar.clock(), desk.now()
    shown = _day(day) or _today(clock, now)
    events = await _in_play(desk)
    sitting = {one.table: one for one in await dealers.downs(now, now + 1) if not one.ended_at}
    nobody = Down("", 0, "", 0)
    tables = [
        DealtTable(number, state.opening.event_id, one.dealer, one.began_at)
        for number, state, one in [(table, events[table], sitting.get(table, nobody)) for table in sorted(events)]
    ]
    resting = await _resting(dealers, clock, now, {one.dealer for one in sitting.values()})
    minutes = await dealers.minutes()
    downs = await _dealt(desk, events, await dealers.downs(*_span(clock, shown)))
    begun = [one.since for one in tables if one.since]
    moves = push(sorted(events), {table: one.dealer for table, one in sitting.items()}, [one.dealer for one in resting])
    return DealersPage(
        now,
        shown,
        NextPush(moves, max(begun) + minutes * MINUTE if begun else 0, minutes),
        tuple(tables),
        resting,
        await dealers.shifts([shown]),
        downs,
        _totals(downs, now),
        await _names(desk, {one.event for one in downs} | {one.event for one in tables}),
    )


@put("/dealers/minutes", status_code=204, summary="Say how long a down is", right=Right.PLAN_EVENTS)
async def keep_minutes(data: JSONBody[PushEvery], dealers: NamedDependency[Dealers]) -> None:
    """Sets the minutes after which the next push is due."""
    await dealers.keep_minutes(data.minutes)


@post("/dealers/shifts", status_code=201, summary="Put a dealer on the rota", right=Right.PLAN_EVENTS)
async def plan_shift(data: JSONBody[ShiftRequest], dealers: NamedDependency[Dealers]) -> ShiftKept:
    """Adds a dealer to the rota, from when to when."""
    kept = await dealers.plan(Shift(data.dealer.strip(), data.day, data.starts, data.ends))
    if isinstance(kept, Refusal):
        raise of_refusal(kept, "shift")
    return ShiftKept(kept)


@delete("/dealers/shifts/{shift:str}", summary="Take a dealer off the rota", right=Right.PLAN_EVENTS)
async def strike_shift(shift: FromPath[str], dealers: NamedDependency[Dealers]) -> None:
    """Takes a shift off the rota. What its dealer has dealt stays on the down sheet."""
    if refused := await dealers.strike(shift):
        raise of_refusal(refused, "shift")


@put("/tables/{number:int}/dealer", status_code=204, summary="Say who deals at a table", right=Right.PLAN_EVENTS)
async def say_dealer(
    number: FromPath[int], data: JSONBody[DealerRequest], desk: NamedDependency[Desk], dealers: NamedDependency[Dealers]
) -> None:
    """Sets the dealer of a table until another is named; empty for nobody. At his last table he has got up."""
    seats = {number: data.dealer.strip()}
    events, now = await _in_play(desk), desk.now()
    broke = await _broke(desk, events, await dealers.downs(now, now + 1))
    if refused := await dealers.sit(seats, _ids(events), now, broke):
        raise of_refusal(refused, "number")


@post("/dealers/pushes", status_code=201, summary="Push the dealers on", right=Right.PLAN_EVENTS)
async def push_dealers(
    data: JSONBody[PushRequest], desk: NamedDependency[Desk], dealers: NamedDependency[Dealers], request: Asked
) -> PushDone:
    """Moves the dealers as seen on the page, and tells every event whose dealers were relieved: the next hand may have
    begun with the push (TDA 23). Nothing moves if a rulebook does not allow one of them to be relieved now.
    """
    events, now = await _in_play(desk), desk.now()
    relieved = [one.goes for one in data.moves if one.goes in events and events[one.goes].phase is Phase.PLAYING]
    by = By.of(request.user, data.override)
    told = [(events[table].opening.event_id, RelieveDealer(table, data.override, by.actor)) for table in relieved]
    for event, command in told:
        room = await desk.room(event)
        if refused := would_refuse(room, command, now):
            raise of_refusal(refused, event_stream(event))
    broke = await _broke(desk, events, await dealers.downs(now, now + 1))
    if refused := await dealers.move(data.moves, _ids(events), now, broke):
        raise of_refusal(refused, "moves")
    for event, command in told:
        await given(desk, event, push_id(now, command.table), command, by)
    return PushDone(now)


@delete("/dealers/pushes/{at:int}", summary="Take a push back", right=Right.PLAN_EVENTS)
async def take_push_back(
    at: FromPath[int], desk: NamedDependency[Desk], dealers: NamedDependency[Dealers], request: Asked
) -> None:
    """Every dealer sits or rests as before the push of that moment, and events are as if it had not happened. It is too
    late once one of its dealers or tables has moved on."""
    begun = await dealers.begun_by(at)
    if isinstance(begun, Refusal):
        raise of_refusal(begun, "at")
    for down in begun:
        told, steps = push_id(at, down.table), (await desk.followed(down.event)).steps if down.event else {}
        if told in steps and not steps[told].undone_by:
            await given(desk, down.event, f"{told}-back", Undo(told), By.of(request.user))
    if refused := await dealers.take_back(at):
        raise of_refusal(refused, "at")


@get("/dealers/sheet", summary="The down sheet", right=Right.SEE_FLOOR, gives=FILES)
async def down_sheet(
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
    dealers: NamedDependency[Dealers],
    sums: NamedDependency[Sums],
    request: Asked,
    day: FromQuery[str] = "",
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """Which dealer dealt at which table of which event, from when to when, as a list to take away."""
    language = lang or language_of(request)
    shown, lines = await downs_of(day, desk, await calendar.clock(), dealers)
    listing = titled("downs", shown, DownLine, lines, "", language)
    return await handed_out(f"downs-{shown}", listing, format, language, sums)


async def downs_of(day: str, desk: Desk, clock: WallClock, dealers: Dealers) -> tuple[str, tuple[DownLine, ...]]:
    """The day, and the lines of its down sheet, by dealer; today if ``day`` is empty."""
    now = desk.now()
    shown = _day(day) or _today(clock, now)
    downs = await _dealt(desk, await _in_play(desk), await dealers.downs(*_span(clock, shown)))
    names = await _names(desk, {one.event for one in downs})
    in_order = sorted(downs, key=lambda one: (one.dealer, one.began_at))
    return shown, tuple([_line(one, clock, names, now) for one in in_order])


async def _in_play(desk: Desk) -> Mapping[int, EventState]:
    """The tables on the room's list where people sit, and their events; if two clash, the one being played."""
    listed = {one.number for one in await desk.tables.all()}
    found: dict[int, EventState] = {}
    async for state in desk.unfinished():
        free = {table for table in listed if table not in found or state.phase is Phase.PLAYING}
        found |= dict.fromkeys(seats_at(state) & free, state)
    return found


async def _dealt(desk: Desk, events: Mapping[int, EventState], downs: Sequence[Down]) -> tuple[Down, ...]:
    """The downs as they were dealt: a dealer still listed at a broken table dealt until it broke."""
    broke = await _broke(desk, events, downs)
    return tuple([one if one.ended_at else replace(one, ended_at=broke.get(one.table, 0)) for one in downs])


async def _broke(desk: Desk, events: Mapping[int, EventState], downs: Iterable[Down]) -> Mapping[int, int]:
    """When each table broke at which a dealer sits and nobody plays any more, by the log of its event."""
    found: dict[int, int] = {}
    for one in downs:
        if one.ended_at or not one.event or one.table in events:
            continue
        for step in (await desk.followed(one.event)).steps.values():
            gone = not step.undone_by and any(_breaks(event, one.table) for event in step.events)
            if gone and step.given.at > one.began_at:
                found[one.table] = step.given.at
    return found


def _breaks(event: object, table: int) -> bool:
    if isinstance(event, FinalTableDrawn):
        return event.table != table
    return isinstance(event, TableBroken) and event.table == table


def _ids(events: Mapping[int, EventState]) -> Mapping[int, str]:
    return {table: state.opening.event_id for table, state in events.items()}


async def _names(desk: Desk, events: Iterable[str]) -> Mapping[str, str]:
    return {one: (await desk.state(one))[0].definition.name for one in sorted(events) if one}


async def _resting(dealers: Dealers, clock: WallClock, now: int, at_tables: set[str]) -> tuple[Resting, ...]:
    """Dealers on the rota who are at no table, longest rested first."""
    today = _today(clock, now)
    here: dict[str, Resting] = {}
    left = {one.dealer: one.ended_at for one in await dealers.downs(now - DAY, now + 1)}
    for shift in await dealers.shifts([_later(today, -1), today]):
        begins = clock.moment(PlannedStart(shift.day, shift.starts))
        over = clock.moment(PlannedStart(_later(shift.day, int(shift.ends < shift.starts)), shift.ends))
        if begins <= now < over and shift.dealer not in at_tables:
            here[shift.dealer] = Resting(shift.dealer, max(begins, left.get(shift.dealer, 0)), shift.ends)
    return tuple(sorted(here.values(), key=lambda one: (one.since, one.dealer)))


def _totals(downs: Sequence[Down], now: int) -> tuple[DownTotal, ...]:
    dealt: dict[str, list[int]] = {}
    for one in downs:
        dealt.setdefault(one.dealer, []).append(_minutes(one, now))
    return tuple([DownTotal(dealer, len(each), sum(each)) for dealer, each in sorted(dealt.items())])


def _line(down: Down, clock: WallClock, names: Mapping[str, str], now: int) -> DownLine:
    until = clock.told(down.ended_at)[1] if down.ended_at else ""
    began = clock.told(down.began_at)[1]
    return DownLine(down.dealer, down.table, names.get(down.event, ""), began, until, _minutes(down, now))


def _minutes(down: Down, now: int) -> int:
    return ((down.ended_at or now) - down.began_at) // MINUTE


def _today(clock: WallClock, now: int) -> str:
    return clock.told(now - NIGHT * MINUTE)[0]


def _span(clock: WallClock, day: str) -> tuple[int, int]:
    """From six in the morning to six in the morning."""
    begins, ends = [clock.moment(PlannedStart(_later(day, on), MORNING)) for on in (0, 1)]
    return begins, ends


def _later(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def _day(day: str) -> str:
    """The requested day. Raises ``RefusedError`` if there is no such day."""
    if day and (refused := no_such_day(PlannedStart(day))):
        raise of_refusal(refused, "day")
    return day
