"""How the events of seats change the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.rotation import NO_TURN
from shuffleup.tournament import seat_events as e
from shuffleup.tournament.dealer_events import DealerRelieved
from shuffleup.tournament.events import Event
from shuffleup.tournament.floor import ChipCountError, floor_of, in_order, told_now, with_floor
from shuffleup.tournament.seat_state import SeatCare
from shuffleup.tournament.state import Chair, EventState, Table, TableButton


def _caring(state: EventState, care: SeatCare) -> EventState:
    return with_floor(state, replace(state.floor, care=care))


def opened(care: SeatCare, table: int, chairs: tuple[int, ...]) -> SeatCare:
    """Notes the chairs that have just become empty."""
    before = tuple([chair for chair in care.opened.get(table, ()) if chair not in chairs])
    return replace(care, opened={**care.opened, table: before + chairs})


def _needed(state: EventState, event: e.SeatNeeded) -> EventState:
    care = state.floor.care
    others = tuple([need for need in care.needs if need.player != event.need.player])
    return _caring(state, replace(care, needs=(*others, event.need)))


def _need_ended(state: EventState, event: e.SeatNeedEnded) -> EventState:
    care = state.floor.care
    return _caring(state, replace(care, needs=tuple([need for need in care.needs if need.player != event.player])))


def _exchanged(state: EventState, event: e.SeatsExchanged) -> EventState:
    swap = {event.first: event.second, event.second: event.first}
    seated = {chair.player: chair for table in state.floor.tables.values() for chair in table.chairs}
    if not swap.keys() <= seated.keys():
        raise ChipCountError(f"{event.first} and {event.second} do not both have a seat")
    tables = state.floor.tables.copy()
    for number, table in state.floor.tables.items():
        if any(chair.player in swap for chair in table.chairs):
            tables[number] = replace(table, chairs=tuple([_swapped(chair, swap, seated) for chair in table.chairs]))
    return with_floor(state, floor_of(tables, state.floor))


def _swapped(chair: Chair, swap: Mapping[str, str], seated: Mapping[str, Chair]) -> Chair:
    if chair.player not in swap:
        return chair
    other = seated[swap[chair.player]]
    return Chair(chair.number, other.player, other.stack)


def _absent(state: EventState, event: e.PlayersAbsent) -> EventState:
    care = state.floor.care
    return _caring(
        state,
        replace(
            care,
            absent=care.absent | set(event.players),
            unclaimed=care.unclaimed | set(event.unclaimed),
            away_since={**care.away_since, **dict.fromkeys(event.players, event.level)},
        ),
    )


def _claimed(state: EventState, event: e.StacksClaimed) -> EventState:
    care = state.floor.care
    return _caring(state, replace(care, unclaimed=care.unclaimed - set(event.players)))


def _present(state: EventState, event: e.PlayersPresent) -> EventState:
    care, came = state.floor.care, set(event.players)
    away = {player: level for player, level in care.away_since.items() if player not in came}
    return _caring(state, replace(care, absent=care.absent - came, unclaimed=care.unclaimed - came, away_since=away))


def _claim_voided(state: EventState, event: e.ClaimVoided) -> EventState:
    care = state.floor.care
    return _caring(state, replace(care, claims_void=care.claims_void | {event.player}))


def _relieved(state: EventState, event: DealerRelieved) -> EventState:
    care = state.floor.care
    return _caring(state, replace(care, pushed={**care.pushed, event.table: event.at}))


def hand_begun(care: SeatCare, table: int) -> SeatCare:
    """A hand has begun at this table: the push before it is no matter any more."""
    return replace(care, pushed={number: at for number, at in care.pushed.items() if number != table})


def _break_order(state: EventState, event: e.BreakOrderPublished) -> EventState:
    return _caring(state, replace(state.floor.care, break_order=event.tables))


def _halted(state: EventState, event: e.TableHalted) -> EventState:
    care = state.floor.care
    return _caring(state, replace(care, halts={**care.halts, event.table: True}))


def _let_play(state: EventState, event: e.TableLetPlay) -> EventState:
    care = state.floor.care
    halts = {number: halted for number, halted in care.halts.items() if number != event.table}
    if not care.halts.get(event.table):
        halts[event.table] = False  # the book's own halt is waived; of one that the director ends it decides again
    return _caring(state, replace(care, halts=halts))


def _buttons(state: EventState, event: e.ButtonsDrawn) -> EventState:
    tables = state.floor.tables.copy()
    for button in event.buttons:
        # Only the button is new: a rotation by hands or orbits goes on.
        before = tables[button.table].button
        turn = replace(before.turn, button_stands=False)
        drawn = TableButton(button.chair, turn=turn, chosen_by=before.chosen_by, told=told_now(state))
        tables[button.table] = replace(tables[button.table], button=drawn)
    return with_floor(state, replace(state.floor, tables=tables))


def _redrawn(state: EventState, event: e.SeatsRedrawn) -> EventState:
    before = {chair.player: chair.stack for table in state.floor.tables.values() for chair in table.chairs}
    if {seat.player: seat.stack for seat in event.seats} != before:
        raise ChipCountError("the players and stacks of the redraw are not those that are left")
    unit = min(table.unit for table in state.floor.tables.values())
    tables: dict[int, Table] = {}
    turns = event.turns or (NO_TURN,) * len(event.buttons)
    for button, turn in zip(event.buttons, turns, strict=True):
        chairs = [Chair(seat.chair, seat.player, seat.stack) for seat in event.seats if seat.table == button.table]
        if len({chair.number for chair in chairs}) < len(chairs):
            raise ChipCountError(f"two players in one chair of table {button.table}")
        tables[button.table] = Table(
            button.table,
            event.chairs,
            in_order(chairs),
            TableButton(button.chair, turn=turn, told=told_now(state)),
            unit,
            round=state.round.number,
        )
    floor = floor_of(tables, state.floor)
    return with_floor(state, replace(floor, care=replace(floor.care, opened={})))


APPLY_SEATS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.SeatNeeded: _needed,
    e.SeatNeedEnded: _need_ended,
    e.SeatsExchanged: _exchanged,
    e.PlayersAbsent: _absent,
    e.StacksClaimed: _claimed,
    e.PlayersPresent: _present,
    e.ClaimVoided: _claim_voided,
    DealerRelieved: _relieved,
    e.BreakOrderPublished: _break_order,
    e.TableHalted: _halted,
    e.TableLetPlay: _let_play,
    e.ButtonsDrawn: _buttons,
    e.SeatsRedrawn: _redrawn,
}
