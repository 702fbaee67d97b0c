"""What a command depends on of what its giver saw, so that two who act at the same moment do not act twice.

Whoever gives a command may say at which version of the log he decided on it (``Order.seen``). If something that this
command depends on was written since, it is refused, and told what: a second *next level* would skip one. Commands that
say for themselves what they mean (who enters, which entry is voided) depend on nothing here.
"""

from collections.abc import Mapping, Set
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, Refusal, note, refuse
from shuffleup.service.react import Order
from shuffleup.service.streams import LoadedStream
from shuffleup.store.port import Store
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words import bounties as b
from shuffleup.tournament.words import clock as k
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words import conduct, doubt, entry, live, prizes, seats
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command, Event


class _Of(Enum):
    """Whose events count: anybody's, those of the same players, those at the same table."""

    ALL = "all"
    PLAYER = "player"
    TABLE = "table"


class _On(Struct, frozen=True):
    """Events that a command depends on, and how it is told that one of them happened."""

    told: Note
    events: tuple[type[Event], ...]
    of: _Of = _Of.ALL


_LEVEL = _On(
    note("meanwhile-level"),
    (e.LevelStarted, e.BreakStarted, k.ClockSet, k.DayStarted, k.DayEnded, doubt.TimeDoubted, doubt.TimeSettled),
)
_STRUCTURE = _On(note("meanwhile-structure"), (k.StructureEdited,))
_FIELD = _On(note("meanwhile-field"), (e.EntriesRegistered, entry.EntrySold, entry.EntryVoided, seats.SeatNeeded))
_TABLES = _On(
    note("meanwhile-tables"),
    (e.SeatsDrawn, e.TableBroken, e.FinalTableDrawn, seats.SeatsRedrawn, seats.ButtonsDrawn, entry.TableOpened),
)
_SEAT = _On(
    note("meanwhile-seat"),
    (e.PlayerMoved, e.TableBroken, e.FinalTableDrawn, seats.SeatsRedrawn, seats.SeatsExchanged, entry.PlayerSeated),
    _Of.PLAYER,
)
_MOVED = _On(note("meanwhile-seat"), (e.PlayerMoved, seats.SeatsExchanged))
_HAND = _On(note("meanwhile-hand"), (live.LiveHandReported, e.HandReported), _Of.TABLE)
_ROUND = _On(note("meanwhile-round"), (e.RoundStarted, e.RoundClosed))
_LAST_HANDS = _On(note("meanwhile-last-hands"), (k.LastHandsAnnounced, k.DayStopDrawn, k.DayEnded))
_PENALTY = _On(note("meanwhile-penalty"), (conduct.PenaltyGiven, conduct.ChipsForfeited), _Of.PLAYER)
_BOUGHT = _On(note("meanwhile-bought"), (entry.ChipsBought,), _Of.PLAYER)
_TIME_BANK = _On(note("meanwhile-time-bank"), (k.TimeBankUsed, k.TimeBanksReset), _Of.PLAYER)
_AT_TABLE = _On(note("meanwhile-at-table"), (live.ButtonPlaced, live.GameChosen, live.HandsCounted), _Of.TABLE)
_PAYOUTS = _On(note("meanwhile-payouts"), (prizes.PayoutsPlanned, e.PayoutsFixed, prizes.DealMade))
_DEAL = _On(note("meanwhile-deal"), (prizes.DealProposed, prizes.DealDropped, prizes.DealMade, e.PlayersPlaced))
_BOUNTY = _On(note("meanwhile-bounty"), (b.BountyPut,), _Of.PLAYER)

_REDRAWN = _On(note("meanwhile-tables"), (e.FinalTableDrawn, seats.SeatsRedrawn, seats.ButtonsDrawn))

DEPENDS: Mapping[type[Command], tuple[_On, ...]] = {
    c.AdvanceLevel: (_LEVEL, _STRUCTURE),
    k.SetTimeLeft: (_LEVEL,),
    doubt.SetLevel: (_LEVEL,),
    doubt.SettleTime: (_LEVEL,),
    k.EditStructure: (_STRUCTURE, _LEVEL),
    k.StartDay: (_LEVEL,),
    k.DrawLastHands: (_LAST_HANDS,),
    k.UseTimeBank: (_TIME_BANK,),
    k.ReleaseTable: (_ROUND,),
    c.StartRound: (_ROUND,),
    c.CloseRound: (_ROUND,),
    c.DrawSeats: (_FIELD, _TABLES),
    c.DrawAgain: (_FIELD, _TABLES),
    c.StartEvent: (_TABLES,),
    seats.DrawButtons: (_TABLES,),
    seats.RedrawSeats: (_TABLES,),
    c.RedrawFinalTable: (_TABLES,),
    c.BreakTable: (_TABLES,),
    seats.BalanceTables: (_TABLES, _MOVED),
    c.MovePlayer: (_SEAT,),
    seats.CorrectSeat: (_SEAT,),
    live.ReportBust: (_SEAT, _HAND),
    live.PlaceButton: (_REDRAWN, _HAND, _AT_TABLE),
    live.ChooseGame: (_REDRAWN, _AT_TABLE),
    live.CountHands: (_REDRAWN, _AT_TABLE),
    conduct.GivePenalty: (_PENALTY,),
    conduct.ForfeitChips: (_PENALTY,),
    entry.Rebuy: (_BOUGHT,),
    entry.BuyAddOn: (_BOUGHT,),
    prizes.SetPayouts: (_PAYOUTS,),
    prizes.ProposeDeal: (_DEAL, _PAYOUTS),
    prizes.AgreeToDeal: (_DEAL, _PAYOUTS),
    b.PutBounty: (_BOUNTY,),
}
"""Which commands depend on what their giver saw, and on what of it."""


def _depends(command: Command) -> tuple[_On, ...]:
    """What a command depends on. A bust that says when it was is judged by what came after it (``told-late``)."""
    told = isinstance(command, live.ReportBust) and (command.told_at or command.before)
    return (_SEAT,) if told else DEPENDS.get(type(command), ())


async def happened_meanwhile(order: Order, loaded: LoadedStream, store: Store) -> Refusal | None:
    """The refusal of an order by what was written since its giver looked; None if nothing of it matters to him."""
    command, depends, state = order.command, _depends(order.command), loaded.state
    if order.seen >= loaded.version or not depends or not isinstance(state, EventState):
        return None
    since = await store.read(order.stream, order.seen + 1)
    mine: _Mine = {_Of.ALL: {0}, _Of.PLAYER: _players(command), _Of.TABLE: _tables(command, state)}
    for row in since[: loaded.version - order.seen]:
        told = _UNDONE if isinstance(row.command, Undo | Redo) else _told(depends, row.events, mine)
        if told:
            return refuse("happened-meanwhile", happened=told, version=row.version)
    return None


_UNDONE = note("meanwhile-undone")
_Mine: TypeAlias = Mapping[_Of, Set[str | int]]


def _told(depends: tuple[_On, ...], events: tuple[Event, ...], mine: _Mine) -> Note | None:
    for event in events:
        for on in depends:
            if isinstance(event, on.events):
                theirs = {_Of.ALL: _anybody, _Of.PLAYER: _players, _Of.TABLE: _tables}[on.of](event)
                if not mine[on.of].isdisjoint(theirs):
                    return on.told
    return None


def _anybody(_event: Event) -> set[str | int]:
    return {0}


def _players(said: Command | Event) -> set[str | int]:
    """The players whom a command or an event is about."""
    parts = (said, getattr(said, "sanction", None), getattr(said, "purchase", None), *getattr(said, "seats", ()))
    named = [getattr(part, name, "") for part in parts for name in ("player", "first", "second")]
    return {*named, *getattr(said, "players", ())} - {""}


def _tables(said: Command | Event, state: EventState | None = None) -> set[str | int]:
    """The table that a command or an event is about; in a state, also those where the players of a command sit."""
    found: set[str | int] = {getattr(said, "table", 0)} - {0}
    for player in _players(said) if state else ():
        table = table_of(state, str(player)) if state else None
        found |= {table.number} if table else set()
    return found
