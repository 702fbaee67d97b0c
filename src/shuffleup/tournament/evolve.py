"""How an event changes the state. Nothing is decided here, and no chip may appear or vanish.

A hand is the only thing that happens often: it costs its own table and one copy of the mapping of tables, whatever the
number of players; where a stream is replayed, not even that. How full the tables are is counted again only when
somebody comes or goes.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.carry import NOTHING_CARRIED, CarriedPot, carried_chips
from shuffleup.table.rotation import Chooser, GameTurn
from shuffleup.table.stakes import Stakes
from shuffleup.tournament import events as e
from shuffleup.tournament import live_events
from shuffleup.tournament.bounty_evolve import APPLY_BOUNTIES, with_heads
from shuffleup.tournament.cage_evolve import APPLY_CAGE, awarded, registered
from shuffleup.tournament.cage_state import Cage
from shuffleup.tournament.carried_pots import not_out
from shuffleup.tournament.chip_evolve import APPLY_CHIPS
from shuffleup.tournament.clock_evolve import (
    APPLY_CLOCK,
    break_started,
    hand_planned,
    level_started,
    round_closed,
    started,
)
from shuffleup.tournament.conduct_evolve import APPLY_CONDUCT, counting_missed, serving_where_people_deal
from shuffleup.tournament.flight_evolve import APPLY_FLIGHTS
from shuffleup.tournament.floor import (
    ChipCountError,
    floor_of,
    in_order,
    joined,
    left,
    told_now,
    with_floor,
    with_places,
    with_table,
)
from shuffleup.tournament.player_book import PlayerBook
from shuffleup.tournament.prize_evolve import APPLY_PRIZES
from shuffleup.tournament.seat_evolve import APPLY_SEATS, hand_begun, opened
from shuffleup.tournament.state import (
    Chair,
    ChipLedger,
    EventState,
    Floor,
    LevelClock,
    Outcome,
    Phase,
    Round,
    Table,
    TableButton,
)


def evolve(state: EventState | None, event: e.Event) -> EventState:
    """The state after an event. Raises ``ChipCountError`` for an event that does not fit."""
    if state is None:
        if not isinstance(event, e.EventOpened):
            raise ChipCountError(f"{type(event).__name__} before the event was opened")
        return _opened(event)
    return _APPLY[type(event)](state, event)


class _Owned(dict[int, Table]):
    """The tables of a state that nobody else sees: while a stream is replayed, every copy would be thrown away."""

    def copy(self) -> dict[int, Table]:
        """These tables themselves."""
        return self


def fold(events: Iterable[e.Event], state: EventState | None = None) -> EventState:
    """The state after all these events, as ``evolve`` leads to it one by one; the state handed in stays as it is.

    Raises ``ValueError`` when there is neither a state nor an event.
    """
    for event in events:
        state = evolve(state, event)
        if type(state.floor.tables) is not _Owned:
            state = with_floor(state, replace(state.floor, tables=_Owned(state.floor.tables)))
    if state is None:
        raise ValueError("no events: nothing was opened")
    return with_floor(state, replace(state.floor, tables=dict(state.floor.tables)))


def recount(state: EventState) -> int:
    """All chips on all tables, counted one by one. Raises ``ChipCountError`` unless they are what was issued."""
    tables = state.floor.tables.values()
    counted = sum(chair.stack for table in tables for chair in table.chairs)
    counted += sum(carried_chips(table.button.carry) for table in tables)
    if counted != state.chips.in_play:
        raise ChipCountError(f"{counted} chips on the tables, {state.chips.in_play} issued")
    return counted


def _opened(event: e.EventOpened) -> EventState:
    clock = LevelClock(-1, 0, Stakes(0, 0), 0, 0, 0)
    floor, chips = Floor({}, 0, 0, 0), ChipLedger()
    return EventState(event.opening, Phase.REGISTERING, Cage(), floor, clock, Round(), chips, Outcome(), PlayerBook())


def _reopened(state: EventState, event: e.EventOpened) -> EventState:
    raise ChipCountError(f"{state.opening.event_id} was opened already")


def _seated(state: EventState, event: e.SeatsDrawn) -> EventState:
    buttons = {button.table: button.chair for button in event.buttons}
    tables = {
        number: Table(number, event.chairs, chairs, TableButton(buttons[number]), event.unit)
        for number, chairs in sorted(_chairs_by_table(event.seats).items())
    }
    chips = ChipLedger(sum([seat.stack for seat in event.seats]))
    return _counted(replace(state, phase=Phase.SEATED, chips=chips), tables)


def _chairs_by_table(seats: Iterable[e.SeatDrawn]) -> dict[int, tuple[Chair, ...]]:
    tables: dict[int, list[Chair]] = {}
    for seat in seats:
        tables.setdefault(seat.table, []).append(Chair(seat.chair, seat.player, seat.stack))
    return {number: in_order(chairs) for number, chairs in tables.items()}


def _counted(state: EventState, tables: dict[int, Table]) -> EventState:
    """The state with these tables, their chips recounted: for the rare events that move many players."""
    after = replace(state, floor=floor_of(tables, state.floor))
    recount(after)
    return after


def _round_started(state: EventState, event: e.RoundStarted) -> EventState:
    return _uncounted(replace(state, round=Round(event.number, event.at, True)))  # noqa: FBT003 - a field, not a switch


def _uncounted(state: EventState) -> EventState:
    """Chips have changed hands, or will, since they were counted."""
    return replace(state, chips=replace(state.chips, counted=False)) if state.chips.counted else state


def _hand_planned(state: EventState, event: e.HandPlanned) -> EventState:
    floor = state.floor
    tables = floor.tables.copy()
    table = tables[event.table]
    hand = event.plan.hand
    # A pot that nobody has won lies on the table while the hand is played for it.
    before = table.button
    kept = before.carry if type(before.carry) is CarriedPot else NOTHING_CARRIED
    button = TableButton(before.first, event.positions, (), kept, before.giro, event.turn)
    tables[event.table] = Table(
        table.number, table.seats, table.chairs, button, table.unit, hand, state.round.number if state.round.open else 0
    )
    care = hand_begun(floor.care, event.table) if floor.care.pushed else floor.care
    after = with_floor(state, Floor(tables, floor.players, floor.fewest, floor.most, hand, care, dealt=True))
    return hand_planned(after, event) if state.clock.pace.last_hands else after


def _hand_reported(state: EventState, event: e.HandReported) -> EventState:
    table = state.floor.tables[event.table]
    if table.hand != event.hand:
        raise ChipCountError(f"table {table.number} plays hand {table.hand}, not {event.hand}")
    button = table.button
    stacks = dict(zip(event.chairs, event.stacks, strict=True))
    chairs, difference = _settled(table.chairs, stacks, not_out(event.carry))
    difference += carried_chips(event.carry) - carried_chips(button.carry)
    if difference:
        raise ChipCountError(f"hand {event.hand} changes the chips of table {table.number} by {difference}")
    if type(event.carry) is not type(button.carry) or event.carry != button.carry or event.giro != button.giro:
        button = TableButton(button.first, button.last, button.arrivals, event.carry, event.giro, button.turn)
    floor = state.floor
    after_hand = Table(table.number, table.seats, chairs, button, table.unit, 0, table.round)
    if not event.busts:
        tables = floor.tables.copy()
        tables[event.table] = after_hand
        return with_floor(
            state, Floor(tables, floor.players, floor.fewest, floor.most, floor.hands, floor.care, floor.dealt)
        )
    empty = tuple([bust.chair for bust in event.busts])
    counted = with_table(floor, after_hand)
    after = with_floor(state, replace(counted, care=opened(floor.care, table.number, empty)))
    busts = state.round.busts + event.busts
    return replace(after, round=Round(state.round.number, state.round.at, state.round.open, busts))


def _live_hand_reported(state: EventState, event: live_events.LiveHandReported) -> EventState:
    floor, table = state.floor, state.floor.tables[event.table]
    dealt = {**floor.tables, event.table: replace(table, hand=event.hand)}
    numbered = with_floor(_uncounted(state), replace(floor, tables=dealt, hands=event.hand))
    hand = e.HandReported(event.table, event.hand, event.chairs, event.stacks, event.busts, table.button.carry)
    reported = _untold(_hand_reported(numbered, replace(hand, giro=table.button.giro)), event.table)
    after = with_turn(reported, event.table, event.turn)
    if not state.round.open:
        return after
    gained = zip(table.chairs, event.stacks, strict=True)
    won = {chair.player: state.round.won.get(chair.player, 0) + max(0, now - chair.stack) for chair, now in gained}
    return replace(after, round=replace(after.round, won={**state.round.won, **won}))


def _button_placed(state: EventState, event: live_events.ButtonPlaced) -> EventState:
    tables = state.floor.tables.copy()
    before = tables[event.table].button
    button = TableButton(event.chair, turn=before.turn, chosen_by=before.chosen_by, told=told_now(state))
    tables[event.table] = replace(tables[event.table], button=button)
    return with_floor(state, replace(state.floor, tables=tables))


def with_turn(state: EventState, number: int, turn: GameTurn) -> EventState:
    """A table where it stands in a rotation after hands that people dealt; without one nothing changes."""
    if turn.place is None or number not in state.floor.tables:
        return state
    table = state.floor.tables[number]
    moved = replace(table, button=replace(table.button, turn=turn, chosen_by=None))
    return with_floor(state, replace(state.floor, tables={**state.floor.tables, number: moved}))


def _hands_counted(state: EventState, event: live_events.HandsCounted) -> EventState:
    return with_turn(_untold(_uncounted(state), event.table), event.table, event.turn)


def _untold(state: EventState, number: int) -> EventState:
    """A table where people have dealt a hand: nobody has said where the button went."""
    table = state.floor.tables.get(number)
    if table is None or table.button.told is None:
        return state
    moved = replace(table, button=replace(table.button, told=None))
    return with_floor(state, replace(state.floor, tables={**state.floor.tables, number: moved}))


def _game_chosen(state: EventState, event: live_events.GameChosen) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    turn = replace(table.button.turn, chosen=event.game)
    button = replace(table.button, turn=turn, chosen_by=Chooser(event.chair, event.player))
    tables[event.table] = replace(table, button=button)
    return with_floor(state, replace(state.floor, tables=tables))


def _settled(
    chairs: tuple[Chair, ...], stacks: Mapping[int, int], staying: tuple[str, ...] = ()
) -> tuple[tuple[Chair, ...], int]:
    """The chairs with their new stacks, the empty ones gone but of those ``staying``, and the change in chips."""
    after: list[Chair] = []
    difference = 0
    for chair in chairs:
        stack = stacks.get(chair.number, chair.stack)
        difference += stack - chair.stack
        if stack > 0 or (staying and chair.player in staying):
            after.append(chair if stack == chair.stack else Chair(chair.number, chair.player, stack))
        elif stack < 0:
            raise ChipCountError(f"{chair.player} cannot have {stack} chips")
    return tuple(after), difference


def _round_closed(state: EventState, event: e.RoundClosed) -> EventState:
    return round_closed(replace(state, round=replace(state.round, open=False)))


def _placed(state: EventState, event: e.PlayersPlaced) -> EventState:
    placed = {place.player for place in event.places}
    waiting = tuple([bust for bust in state.round.busts if bust.player not in placed])
    others = tuple([place for place in state.places if place.player not in placed])
    return with_places(replace(state, round=replace(state.round, busts=waiting)), others + event.places)


def _moved(state: EventState, event: e.PlayerMoved) -> EventState:
    tables = state.floor.tables.copy()
    source = tables[event.source]
    tables[event.source], leaving = left(source, event.player)
    if leaving.stack != event.stack:
        raise ChipCountError(f"{event.player} does not sit at table {event.source} with {event.stack} chips")
    tables[event.target] = joined(tables[event.target], [_chair(event)], source.unit)
    floor = floor_of(tables, state.floor)
    return with_floor(state, replace(floor, care=opened(floor.care, event.source, (leaving.number,))))


def _chair(seat: e.SeatDrawn | e.PlayerMoved) -> Chair:
    return Chair(seat.chair, seat.player, seat.stack)


def _broken(state: EventState, event: e.TableBroken) -> EventState:
    tables = state.floor.tables.copy()
    broken = tables.pop(event.table)
    if {seat.player: seat.stack for seat in event.seats} != {chair.player: chair.stack for chair in broken.chairs}:
        raise ChipCountError(f"the players and stacks of table {event.table} are not those that were drawn for")
    for seat in event.seats:
        tables[seat.table] = joined(tables[seat.table], [_chair(seat)], broken.unit)
    return with_floor(state, floor_of(tables, state.floor))


def _final_table(state: EventState, event: e.FinalTableDrawn) -> EventState:
    unit = min(table.unit for table in state.floor.tables.values())
    chairs = _chairs_by_table(event.seats)[event.table]
    table = Table(
        event.table, event.chairs, chairs, TableButton(event.button, turn=event.turn, told=told_now(state)), unit
    )
    return _counted(state, {event.table: table})


def _raced(state: EventState, event: e.ChipsRaced) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    after = {seat.chair: seat.after for seat in event.seats}
    chairs, difference = _settled(table.chairs, after)
    if difference != event.added or len(chairs) != len(table.chairs):
        raise ChipCountError(f"the race at table {event.table} added {difference} chips, not {event.added}")
    tables[event.table] = replace(table, chairs=chairs, unit=event.unit)
    chips = replace(state.chips, raced=state.chips.raced + event.added)
    return with_floor(replace(state, chips=chips), replace(state.floor, tables=tables))


def _play_ended(state: EventState, event: e.PlayEnded) -> EventState:
    return replace(state, phase=Phase.PLAYED_OUT, round=replace(state.round, open=False))


def _awarded(state: EventState, event: e.PrizesAwarded) -> EventState:
    paid = sum([award.cents for award in event.awards])
    if paid != state.prizes.pool_cents:
        raise ChipCountError(f"{paid} cents awarded of a pool of {state.prizes.pool_cents}")
    prizes = replace(state.prizes, awards=event.awards)
    after = replace(state, phase=Phase.FINISHED, outcome=replace(state.outcome, prizes=prizes))
    return awarded(after, event)


_APPLY: Mapping[type[e.Event], Callable[[EventState, Any], EventState]] = {
    e.EventOpened: _reopened,
    e.EntriesRegistered: registered,
    e.SeatsDrawn: _seated,
    e.EventStarted: started,
    e.LevelStarted: level_started,
    e.BreakStarted: break_started,
    e.RoundStarted: _round_started,
    e.HandPlanned: counting_missed(_hand_planned),
    e.HandReported: _hand_reported,
    live_events.LiveHandReported: serving_where_people_deal(_live_hand_reported),
    live_events.ButtonPlaced: _button_placed,
    live_events.GameChosen: _game_chosen,
    live_events.HandsCounted: serving_where_people_deal(_hands_counted),
    e.RoundClosed: serving_where_people_deal(_round_closed),
    e.PlayersPlaced: _placed,
    e.PlayerMoved: _moved,
    e.TableBroken: _broken,
    e.FinalTableDrawn: _final_table,
    e.ChipsRaced: _raced,
    e.PlayEnded: _play_ended,
    e.PrizesAwarded: _awarded,
    **APPLY_CAGE,
    **APPLY_CLOCK,
    **APPLY_SEATS,
    **APPLY_CONDUCT,
    **APPLY_BOUNTIES,
    **APPLY_CHIPS,
    **APPLY_PRIZES,
    **APPLY_FLIGHTS,
    **with_heads(registered, APPLY_CAGE),
}
