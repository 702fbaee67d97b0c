"""How events of conduct change the state. A hand that nobody has to miss costs one look at an empty mapping."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.table.seat import Attendance
from shuffleup.tournament import conduct_events as e
from shuffleup.tournament.attendance import served_at, served_everywhere, to_serve
from shuffleup.tournament.conduct_state import Conduct, Removal, Sanction, Served
from shuffleup.tournament.events import Event, HandPlanned, RoundClosed
from shuffleup.tournament.floor import ChipCountError, floor_of, left, with_floor
from shuffleup.tournament.live_events import HandsCounted, LiveHandReported
from shuffleup.tournament.state import Chair, EventState

_Apply: TypeAlias = Callable[[EventState, HandPlanned], EventState]
_LiveHands: TypeAlias = LiveHandReported | HandsCounted | RoundClosed


def counting_missed(apply: _Apply) -> _Apply:
    """The same, and each penalised player of the hand has missed one more."""

    def planned(state: EventState, event: HandPlanned) -> EventState:
        after = apply(state, event)
        if not state.book.conduct.open:
            return after
        for seat in event.plan.seats:
            if seat.attendance is Attendance.PENALISED:
                after = _missed(after, seat.player, event.table, event.plan.hand)
        return after

    return planned


def serving_where_people_deal(
    apply: Callable[[EventState, Any], EventState],
) -> Callable[[EventState, Any], EventState]:
    """The same, and the hands that the event says were served are missed.

    No hand is announced where people deal. A reported bust is one hand of its table, a hand for hand or a last hand one
    of every table, whatever was reported in it; all others the floor tells by their number.
    """

    def told(state: EventState, event: _LiveHands) -> EventState:
        after = apply(state, event)
        served = _unsaid(state, after, event) if event.served is None else event.served
        for one in served:
            conduct = after.book.conduct
            due = next(sanction for sanction in conduct.sanctions if sanction.number == one.sanction)
            after = _with(after, _replaced(conduct, replace(due, served=due.served + one.hands)))
        return after

    return told


def _unsaid(state: EventState, after: EventState, event: _LiveHands) -> tuple[Served, ...]:
    """What an event serves that does not say so, because it was written before events did."""
    if isinstance(event, RoundClosed):
        return served_everywhere(after)
    if isinstance(event, HandsCounted):
        return served_at(after, event.table, event.hands)
    return () if state.round.open else served_at(after, event.table, 1)


def _missed(state: EventState, player: str, table: int, hand: int) -> EventState:
    """One more hand served, of the penalty that the player was given first."""
    chair = next(chair.number for chair in state.floor.tables[table].chairs if chair.player == player)
    conduct = state.book.conduct
    due = to_serve(state, player, table, chair)
    if due:
        conduct = _replaced(conduct, replace(due[0], served=due[0].served + 1))
    return _with(state, replace(conduct, last_missed={**conduct.last_missed, player: hand}))


def _replaced(conduct: Conduct, changed: Sanction) -> Conduct:
    sanctions = tuple([changed if one.number == changed.number else one for one in conduct.sanctions])
    return _recounted(replace(conduct, sanctions=sanctions), changed.player)


def _recounted(conduct: Conduct, player: str) -> Conduct:
    hands = sum(one.left for one in conduct.sanctions if one.player == player)
    others = {name: count for name, count in conduct.open.items() if name != player}
    return replace(conduct, open={**others, player: hands} if hands else others)


def _with(state: EventState, conduct: Conduct) -> EventState:
    return replace(state, book=replace(state.book, conduct=conduct))


def _given(state: EventState, event: e.PenaltyGiven) -> EventState:
    conduct, sanction = state.book.conduct, event.sanction
    conduct = replace(conduct, sanctions=(*conduct.sanctions, sanction))
    if event.hand:
        conduct = replace(conduct, last_missed={**conduct.last_missed, sanction.player: event.hand})
    if event.leaves:
        removed = (*conduct.removed, sanction.player)
        removals = (*conduct.removals, Removal(sanction.player, sanction.number))
        conduct = replace(conduct, removed=removed, removals=removals)
        if not event.paid:
            conduct = replace(conduct, unpaid=(*conduct.unpaid, sanction.player))
    if event.ban is not None:
        conduct = replace(conduct, bans=(*conduct.bans, event.ban))
    return _with(state, _recounted(conduct, sanction.player))


def _lifted(state: EventState, event: e.PenaltyLifted) -> EventState:
    conduct = state.book.conduct
    sanction = next(one for one in conduct.sanctions if one.number == event.sanction)
    return _with(state, _replaced(conduct, replace(sanction, lifted=True)))


def _redealt(state: EventState, event: e.HandRedealt) -> EventState:
    for player in event.missed:
        state = _missed(state, player, event.table, event.hand)
    return state


def _forfeited(state: EventState, event: e.ChipsForfeited) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    if all(chair.stack != event.stack + event.chips for chair in table.chairs if chair.player == event.player):
        raise ChipCountError(f"{event.player} does not have {event.stack + event.chips} chips at table {event.table}")
    chairs = [
        Chair(chair.number, chair.player, event.stack) if chair.player == event.player else chair
        for chair in table.chairs
    ]
    tables[event.table] = replace(table, chairs=tuple(chairs))
    chips = replace(state.chips, removed=state.chips.removed + event.chips)
    return with_floor(replace(state, chips=chips), replace(state.floor, tables=tables))


def _retired(state: EventState, event: e.PlayerRetired) -> EventState:
    conduct = state.book.conduct
    return _with(state, replace(conduct, removals=(*conduct.removals, Removal(event.player))))


def _removed(state: EventState, event: e.PlayerRemoved) -> EventState:
    conduct = state.book.conduct
    removals = tuple([one for one in conduct.removals if one.player != event.player])
    after = _with(state, replace(conduct, removals=removals))
    if not event.table:
        return after
    tables = after.floor.tables.copy()
    tables[event.table], leaving = left(tables[event.table], event.player)
    if leaving.stack != event.stack:
        raise ChipCountError(f"{event.player} has {leaving.stack} chips, not {event.stack}")
    chips = replace(after.chips, removed=after.chips.removed + event.stack)
    return with_floor(replace(after, chips=chips), floor_of(tables, after.floor))


APPLY_CONDUCT: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.PenaltyGiven: _given,
    e.PenaltyLifted: _lifted,
    e.HandRedealt: _redealt,
    e.ChipsForfeited: _forfeited,
    e.PlayerRetired: _retired,
    e.PlayerRemoved: _removed,
}
