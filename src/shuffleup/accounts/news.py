"""What is reported of an event, row by row of its log, to programs that follow it.

Each kind of news says something that a page shows; ``accounts.roles`` decides who hears of which kind. News is not the
log with parts removed: each kind has the fields that it needs. Rows without a kind here are reported only to those who
may read the whole log, as ``LogNews``.

An undo takes back what was reported at an older version. What the later commands now lead to is reported again, in
place of what was reported at their versions.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.audit import Happened, NewSeat, Said, SeatsFollowed, led_to, said
from shuffleup.projections.blinds import Blinds, of_stakes
from shuffleup.tournament.undo import DecidedAgain, Given, Logged, Redo, Undo
from shuffleup.tournament.words import clock as c
from shuffleup.tournament.words import entry as n
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.doubt import TimeDoubted, TimeSettled
from shuffleup.tournament.words.live import LiveHandReported
from shuffleup.tournament.words.prizes import DealDropped, DealMade, MilestoneReached
from shuffleup.tournament.words.state import Award


class OpeningNews(Struct, frozen=True, tag="event-opened"):
    """The event was announced under this name."""

    name: str


class EntryNews(Struct, frozen=True, tag="entered"):
    """These players have entered, or entered again."""

    players: tuple[str, ...]


class AlternateNews(Struct, frozen=True, tag="waiting"):
    """A player has paid and waits for a seat."""

    player: str


class RegistrationNews(Struct, frozen=True, tag="registration-closed"):
    """Nobody can enter any more."""


class StartNews(Struct, frozen=True, tag="play-started"):
    """Play has begun."""

    at: int


class LevelNews(Struct, frozen=True, tag="level-started"):
    """A level has begun; ``ends_at`` 0: no time ends it. In a rotation of games the price is that of the first."""

    level: int
    blinds: Blinds
    ends_at: int


class BreakNews(Struct, frozen=True, tag="break-started"):
    """A break has begun."""

    ends_at: int


class ClockNews(Struct, frozen=True, tag="clock"):
    """The clock has stopped, gone on, or been set to another time: the wall says to which."""

    now: Literal["stopped", "resumed", "set"]


class StructureNews(Struct, frozen=True, tag="structure-changed"):
    """The coming levels have changed."""


class HandForHandNews(Struct, frozen=True, tag="hand-for-hand"):
    """Hand-for-hand play has begun, or is over."""

    on: bool


class DayNews(Struct, frozen=True, tag="day"):
    """A day of play has begun, or is over."""

    day: int
    begins: bool


class TableNews(Struct, frozen=True, tag="table"):
    """A table was opened, or broken."""

    table: int
    opened: bool


class SeatNews(Struct, frozen=True, tag="seats"):
    """Players were given new seats."""

    seats: tuple[NewSeat, ...]


class CallNews(Struct, frozen=True, tag="called"):
    """Players are called to the seats that were drawn for them, or to new ones."""

    seats: tuple[NewSeat, ...]


class BustNews(Struct, frozen=True, tag="busted"):
    """Players have lost their last chips at a table; their places are reported when they are known."""

    table: int
    players: tuple[str, ...]


class PlaceNews(Struct, frozen=True, tag="out"):
    """A player is out in this place, which ``shared_by`` players share."""

    player: str
    place: int
    shared_by: int


class SeatWonNews(Struct, frozen=True, tag="seat-won"):
    """A player of a satellite has won a seat and leaves with it."""

    player: str


class PayoutNews(Struct, frozen=True, tag="payouts"):
    """The prize pool in cents, and what each place is worth, first place first."""

    pool_cents: int
    ladder: tuple[int, ...]


class DealNews(Struct, frozen=True, tag="deal"):
    """The players left have made a deal, or the one before them is off."""

    made: bool


class PlayEndNews(Struct, frozen=True, tag="play-ended"):
    """No more hands will be played."""

    at: int


class AwardNews(Struct, frozen=True, tag="prizes"):
    """Every player's prize, in cents."""

    awards: tuple[Award, ...]


class LogNews(Struct, frozen=True, tag="log"):
    """The row as the audit has it: the command, who gave it, and what it led to."""

    command_id: str
    actor: str
    asked: Said
    led_to: tuple[Happened, ...]


class TakenBackNews(Struct, frozen=True, tag="taken-back"):
    """What was reported at this version of the log no longer counts."""

    version: int


class CountsAgainNews(Struct, frozen=True, tag="counts-again"):
    """What was reported at this version of the log, and taken back later, counts again."""

    version: int


RoomNews: TypeAlias = (
    OpeningNews
    | EntryNews
    | AlternateNews
    | RegistrationNews
    | StartNews
    | LevelNews
    | BreakNews
    | ClockNews
    | StructureNews
    | HandForHandNews
    | DayNews
    | TableNews
    | SeatNews
    | CallNews
    | BustNews
    | PlaceNews
    | SeatWonNews
    | PayoutNews
    | DealNews
    | PlayEndNews
    | AwardNews
    | LogNews
)


class ToldAgainNews(Struct, frozen=True, tag="told-again"):
    """This now replaces what was reported at this version of the log."""

    version: int
    news: tuple[RoomNews, ...]


News: TypeAlias = RoomNews | TakenBackNews | CountsAgainNews | ToldAgainNews


class Bulletin(Struct, frozen=True):
    """The news in one row of an event's log: ``version`` counts the rows from 1 without a gap.

    ``at`` is in microseconds UTC; ``names`` are the players' names, by id.
    """

    event: str
    version: int
    at: int
    news: tuple[News, ...]
    names: Mapping[str, str]


_TELLERS: Mapping[type[Struct], Callable[[Any], RoomNews]] = MappingProxyType(  # Any: each takes the event beside it
    {
        e.EventOpened: lambda one: OpeningNews(one.opening.definition.name),
        e.EntriesRegistered: lambda one: EntryNews(tuple([entry.player for entry in one.entries])),
        n.EntrySold: lambda one: EntryNews((one.entry.player,)),
        n.AlternateListed: lambda one: AlternateNews(one.alternate.player),
        n.RegistrationClosed: lambda _: RegistrationNews(),
        e.EventStarted: lambda one: StartNews(one.at),
        e.LevelStarted: lambda one: LevelNews(one.number, of_stakes(one.stakes), one.ends_at),
        e.BreakStarted: lambda one: BreakNews(one.ends_at),
        c.ClockStopped: lambda one: ClockNews("stopped"),
        c.ClockResumed: lambda one: ClockNews("resumed"),
        c.ClockSet: lambda one: ClockNews("set"),
        TimeDoubted: lambda _: ClockNews("stopped"),
        TimeSettled: lambda _: ClockNews("resumed"),
        c.StructureEdited: lambda _: StructureNews(),
        c.HandForHandAnnounced: lambda one: HandForHandNews(on=True),
        c.HandForHandEnded: lambda one: HandForHandNews(on=False),
        c.DayStarted: lambda one: DayNews(one.day, begins=True),
        c.DayEnded: lambda one: DayNews(one.day, begins=False),
        n.TableOpened: lambda one: TableNews(one.table, opened=True),
        e.TableBroken: lambda one: TableNews(one.table, opened=False),
        e.HandReported: lambda one: BustNews(one.table, tuple([bust.player for bust in one.busts])),
        LiveHandReported: lambda one: BustNews(one.table, tuple([bust.player for bust in one.busts])),
        e.PayoutsFixed: lambda one: PayoutNews(one.pool_cents, one.ladder),
        MilestoneReached: lambda one: SeatWonNews(one.player),
        DealMade: lambda one: DealNews(made=True),
        DealDropped: lambda one: DealNews(made=False),
        e.PlayEnded: lambda one: PlayEndNews(one.at),
        e.PrizesAwarded: lambda one: AwardNews(one.awards),
    }
)
"""The news that an event of the log becomes. An event that concerns several players has a teller of its own."""


def told(row: Given, followed: SeatsFollowed) -> tuple[News, ...]:
    """All news in a row; who may hear it is decided elsewhere. ``followed`` has heard the row."""
    seats = followed.of_row(row.version, len(row.events))
    whole = LogNews(row.command_id, row.actor, said(row.command), led_to(row.events, seats))
    if isinstance(row.command, Undo | Redo):
        about = followed.steps[row.command.command_id].given.version
        first = TakenBackNews(about) if isinstance(row.command, Undo) else CountsAgainNews(about)
        return (first, *_again(row.events, followed), *_seats(seats, followed.called(row.version)), whole)
    return (*_happened(row.events), *_seats(seats, _called(row, seats, followed)), whole)


def _happened(events: Iterable[Logged]) -> list[RoomNews]:
    found: list[RoomNews] = []
    for event in events:
        if isinstance(event, e.PlayersPlaced):
            found += [PlaceNews(one.player, one.place, one.shared_by) for one in event.places]
        elif type(event) in _TELLERS:
            found.append(_TELLERS[type(event)](event))
    return [one for one in found if not (isinstance(one, BustNews) and not one.players)]


def _again(events: Sequence[Logged], followed: SeatsFollowed) -> list[ToldAgainNews]:
    """What an undo or redo made of the commands after the one it is about."""
    again: dict[int, list[Logged]] = {}
    for event in events:
        if isinstance(event, DecidedAgain):
            current = again.setdefault(followed.steps[event.command_id].given.version, [])
        elif again:
            current.append(event)
    return [ToldAgainNews(version, tuple(_happened(each))) for version, each in again.items()]


def _seats(seats: Iterable[tuple[NewSeat, ...]], called: tuple[NewSeat, ...]) -> list[RoomNews]:
    new = tuple([one for each in seats for one in each])
    found: list[RoomNews] = [SeatNews(new)] if new else []
    return [*found, CallNews(called)] if called else found


def _called(row: Given, seats: Sequence[tuple[NewSeat, ...]], followed: SeatsFollowed) -> tuple[NewSeat, ...]:
    """The players whom the wall calls: everybody when the seats are drawn, later those who must walk."""
    drawn = [new for event, each in zip(row.events, seats, strict=True) if type(event) is e.SeatsDrawn for new in each]
    return tuple(drawn) or followed.called(row.version)


def only(news: Iterable[News], hears: Callable[[type[Struct]], bool], player: str | None = None) -> tuple[News, ...]:
    """The news of the kinds that a user hears of; with a ``player``, only his own news about people."""
    found: list[News] = []
    for one in news:
        if not hears(type(one)):
            continue
        if isinstance(one, ToldAgainNews):
            found.append(replace(one, news=only(one.news, hears, player)))
        elif player is None:
            found.append(one)
        else:
            found += _own(one, player)
    return tuple(found)


def _own(one: News, player: str) -> tuple[News, ...]:
    """What a player hears: about people, only what concerns himself."""
    match one:
        case SeatNews(seats=seats):
            mine = tuple([seat for seat in seats if seat.player == player])
            return (SeatNews(mine),) if mine else ()
        case AwardNews(awards=awards):
            own = tuple([award for award in awards if award.player == player])
            return (AwardNews(own),) if own else ()
        case PlaceNews(player=other) | SeatWonNews(player=other):
            return (one,) if other == player else ()
        case _:
            return (one,)
