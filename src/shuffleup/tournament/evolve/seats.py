"""How the events of seats change the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.next_hand import TableButton
from shuffleup.table.rotation import NO_TURN
from shuffleup.tournament.evolve.floor import by_number, floor_of, told_now, with_floor, with_tables
from shuffleup.tournament.words import seats as e
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.live import DealerRelieved
from shuffleup.tournament.words.money import ChipCountError
from shuffleup.tournament.words.seats import SeatNeed
from shuffleup.tournament.words.state import Chair, EventState, FloorTable


def _with_seating(state: EventState, **changed: object) -> EventState:
    return with_floor(state, replace(state.floor, seating=replace(state.seating, **changed)))


def _needed(state: EventState, event: e.SeatNeeded) -> EventState:
    return _with_seating(state, needs=(*_other_needs(state, event.need.player), event.need))


def _other_needs(state: EventState, player: str) -> tuple[SeatNeed, ...]:
    return tuple([need for need in state.seating.needs if need.player != player])


def _exchanged(state: EventState, event: e.SeatsExchanged) -> EventState:
    seated = {chair.player: chair for chair in state.floor.chairs}
    if not {event.first, event.second} <= seated.keys():
        raise ChipCountError(f"{event.first} and {event.second} do not both have a seat")
    instead = {event.first: seated[event.second], event.second: seated[event.first]}
    changed: list[FloorTable] = []
    for table in state.floor.tables.values():
        if any(chair.player in instead for chair in table.chairs):
            now = [(chair.number, instead.get(chair.player, chair)) for chair in table.chairs]
            changed.append(replace(table, chairs=tuple([Chair(number, who.player, who.stack) for number, who in now])))
    return with_tables(state, *changed)


def _absent(state: EventState, event: e.PlayersAbsent) -> EventState:
    seating = state.seating
    away = {**seating.away_since, **dict.fromkeys(event.players, event.level)}
    absent, unclaimed = seating.absent | set(event.players), seating.unclaimed | set(event.unclaimed)
    return _with_seating(state, absent=absent, unclaimed=unclaimed, away_since=away)


def _present(state: EventState, event: e.PlayersPresent) -> EventState:
    seating, came = state.seating, set(event.players)
    away = {player: level for player, level in seating.away_since.items() if player not in came}
    return _with_seating(state, absent=seating.absent - came, unclaimed=seating.unclaimed - came, away_since=away)


def _let_play(state: EventState, event: e.TableLetPlay) -> EventState:
    before = state.seating.halts
    halts = {number: halted for number, halted in before.items() if number != event.table}
    if not before.get(event.table):
        halts[event.table] = False  # a halt by the book is waived; after one by the director, the book decides again
    return _with_seating(state, halts=halts)


def _buttons(state: EventState, event: e.ButtonsDrawn) -> EventState:
    changed: list[FloorTable] = []
    for button in event.buttons:
        # Only the button is new: a rotation by hands or orbits goes on.
        table = state.floor.tables[button.table]
        turn = replace(table.button.turn, button_stands=False)
        drawn = TableButton(button.chair, turn=turn, chosen_by=table.button.chosen_by, told=told_now(state))
        changed.append(replace(table, button=drawn))
    return with_tables(state, *changed)


def _seats_redrawn(state: EventState, event: e.SeatsRedrawn) -> EventState:
    before = {chair.player: chair.stack for chair in state.floor.chairs}
    now = {seat.player: seat.stack for seat in event.seats}
    if now.keys() != before.keys() or (now != before and not event.unit):
        raise ChipCountError("the players and stacks of the redraw are not those that are left")
    if event.unit:
        gone, new = state.chips.removed + sum(before.values()), state.chips.issued + sum(now.values())
        state = replace(state, chips=replace(state.chips, issued=new, removed=gone))
    unit = event.unit or min(table.unit for table in state.floor.tables.values())
    tables: dict[int, FloorTable] = {}
    turns = event.turns or (NO_TURN,) * len(event.buttons)
    for button, turn in zip(event.buttons, turns, strict=True):
        chairs = [Chair(seat.chair, seat.player, seat.stack) for seat in event.seats if seat.table == button.table]
        if len({chair.number for chair in chairs}) < len(chairs):
            raise ChipCountError(f"two players in one chair of table {button.table}")
        tables[button.table] = FloorTable(
            button.table,
            event.chairs,
            by_number(chairs),
            TableButton(button.chair, turn=turn, told=told_now(state)),
            unit,
            round=state.round.number,
        )
    seated = replace(state, outcome=replace(state.outcome, seated=len(event.seats)))
    return _with_seating(with_floor(seated, floor_of(tables, state.floor)), opened={})


APPLY_SEATS: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.SeatNeeded: _needed,
    e.SeatNeedEnded: lambda state, event: _with_seating(state, needs=_other_needs(state, event.player)),
    e.SeatsExchanged: _exchanged,
    e.PlayersAbsent: _absent,
    e.StacksClaimed: lambda state, event: _with_seating(state, unclaimed=state.seating.unclaimed - set(event.players)),
    e.PlayersPresent: _present,
    e.ClaimVoided: lambda state, event: _with_seating(state, claims_void=state.seating.claims_void | {event.player}),
    DealerRelieved: lambda state, event: _with_seating(state, pushed={**state.seating.pushed, event.table: event.at}),
    e.BreakOrderPublished: lambda state, event: _with_seating(state, break_order=event.tables),
    e.TablesAssigned: lambda state, event: with_floor(state, replace(state.floor, assigned=event.tables)),
    e.TableHalted: lambda state, event: _with_seating(state, halts={**state.seating.halts, event.table: True}),
    e.TableLetPlay: _let_play,
    e.ButtonsDrawn: _buttons,
    e.SeatsRedrawn: _seats_redrawn,
}
