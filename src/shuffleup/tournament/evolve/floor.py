"""How what happens at the tables changes the state. Nothing is decided here, and no chip may appear or vanish.

Only hands happen often. A hand costs its own table and one copy of the mapping of tables, whatever the number of
players; in a replay not even the copy. How full the tables are is counted again only when somebody comes or goes.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.button import Arrival, Origin
from shuffleup.table.carry import NOTHING_CARRIED, CarriedPot, Carry, carried_chips
from shuffleup.table.giro import vacated
from shuffleup.table.next_hand import TableButton, ToldAt
from shuffleup.table.rotation import Chooser, GameTurn
from shuffleup.tournament.evolve.clock import close_hand_for_hand, count_last_hand
from shuffleup.tournament.evolve.conduct import count_missed, serve
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.bounties import Bounties, KnockedOut, KnockOutCounted
from shuffleup.tournament.words.live import ButtonPlaced, GameChosen, HandsCounted, LiveHandReported
from shuffleup.tournament.words.money import ChipCountError, LedgerPosting, posted
from shuffleup.tournament.words.seats import SeatDrawn, Seating
from shuffleup.tournament.words.state import Chair, ChipLedger, EventState, FloorPlan, FloorTable, Phase, Place, Round


def floor_of(tables: dict[int, FloorTable], before: FloorPlan) -> FloorPlan:
    """The floor with these tables instead, its players counted."""
    sizes = [len(table.chairs) for table in tables.values()]
    counted = sum(sizes), min(sizes, default=0), max(sizes, default=0)
    return FloorPlan(tables, *counted, before.hands, before.seating, before.dealt, before.assigned)


def with_table(floor: FloorPlan, table: FloorTable) -> FloorPlan:
    """The floor with one table whose players have changed; the other tables are looked at only if they must be."""
    before, after = len(floor.tables[table.number].chairs), len(table.chairs)
    tables = floor.tables.copy()
    tables[table.number] = table
    fewest, most = min(floor.fewest, after), max(floor.most, after)
    if before == floor.fewest < after and all(len(one.chairs) > before for one in tables.values()):
        fewest = min([len(one.chairs) for one in tables.values()])
    if before == floor.most > after and all(len(one.chairs) < before for one in tables.values()):
        most = max([len(one.chairs) for one in tables.values()])
    players = floor.players + after - before
    return FloorPlan(tables, players, fewest, most, floor.hands, floor.seating, floor.dealt, floor.assigned)


def with_floor(state: EventState, floor: FloorPlan) -> EventState:
    """The state with another floor, in the quickest way: this happens twice for every hand."""
    return EventState(
        state.opening,
        state.phase,
        state.cage,
        floor,
        state.clock,
        state.round,
        state.chips,
        state.outcome,
        state.records,
    )


def with_tables(state: EventState, *changed: FloorTable) -> EventState:
    """The state with these tables as they are now; the players at them are the same."""
    tables = state.floor.tables.copy()
    tables.update({table.number: table for table in changed})
    return with_floor(state, replace(state.floor, tables=tables))


def with_records(state: EventState, **changed: object) -> EventState:
    """The state with other player records."""
    return replace(state, records=replace(state.records, **changed))


def with_postings(state: EventState, postings: tuple[LedgerPosting, ...]) -> EventState:
    """The state after money has moved."""
    return replace(state, cage=replace(state.cage, ledger=posted(state.cage.ledger, postings))) if postings else state


def with_places(state: EventState, places: tuple[Place, ...]) -> EventState:
    """The state with other places."""
    return replace(state, outcome=replace(state.outcome, places=places))


def by_number(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs by rising number, as a table holds them."""
    return tuple(sorted(chairs, key=lambda chair: chair.number))


def with_newcomers(
    table: FloorTable, newcomers: Iterable[Chair], unit: int, origin: Origin = Origin.MOVED
) -> FloorTable:
    """The table with players from elsewhere, who may bring smaller chips than it has."""
    arriving = list(newcomers)
    chairs = by_number([*table.chairs, *arriving])
    if len({chair.number for chair in chairs}) < len(chairs):
        raise ChipCountError(f"two players in one chair of table {table.number}")
    arrivals = table.button.arrivals + tuple([Arrival(chair.number, origin) for chair in arriving])
    return replace(table, chairs=chairs, button=replace(table.button, arrivals=arrivals), unit=min(table.unit, unit))


def told_now(state: EventState) -> ToldAt:
    """The mark of what is reported about a table at this point of play."""
    return ToldAt(state.clock.step, state.round.number)


def without_player(table: FloorTable, player: str) -> tuple[FloorTable, Chair]:
    """The table without a player, and the chair he had. Raises ``ChipCountError`` if he does not sit there."""
    leaving = next((chair for chair in table.chairs if chair.player == player), None)
    if leaving is None:
        raise ChipCountError(f"{player} does not sit at table {table.number}")
    stays = tuple([chair for chair in table.chairs if chair is not leaving])
    arrivals = tuple([arrival for arrival in table.button.arrivals if arrival.chair != leaving.number])
    button = replace(table.button, arrivals=arrivals, giro=vacated(table.button.giro, leaving.number))
    return replace(table, chairs=stays, button=button), leaving


def without_stack(state: EventState, number: int, player: str, stack: int) -> EventState:
    """The state without a player's chair and chips. Raises ``ChipCountError`` unless he has exactly these."""
    tables = state.floor.tables.copy()
    tables[number], leaving = without_player(tables[number], player)
    if leaving.stack != stack:
        raise ChipCountError(f"{player} has {leaving.stack} chips, not {stack}")
    chips = replace(state.chips, removed=state.chips.removed + stack)
    return with_floor(replace(state, chips=chips), floor_of(tables, state.floor))


def recount(state: EventState) -> int:
    """All chips on all tables, counted one by one. Raises ``ChipCountError`` unless they are what was issued."""
    tables = state.floor.tables.values()
    counted = sum(chair.stack for table in tables for chair in table.chairs)
    counted += sum(carried_chips(table.button.carry) for table in tables)
    if counted != state.chips.in_play:
        raise ChipCountError(f"{counted} chips on the tables, {state.chips.in_play} issued")
    return counted


def _counted(state: EventState, tables: dict[int, FloorTable]) -> EventState:
    """The state with these tables, their chips recounted: for the rare events that move many players."""
    after = replace(state, floor=floor_of(tables, state.floor))
    recount(after)
    return after


def settled_chairs(
    chairs: tuple[Chair, ...], stacks: Mapping[int, int], staying: tuple[str, ...] = ()
) -> tuple[tuple[Chair, ...], int]:
    """The chairs with their new stacks, without the empty ones except those ``staying``, and the change in chips."""
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


def not_out(carry: Carry) -> tuple[str, ...]:
    """Players without chips who are still in the event: they spent their last ones to play this pot (AMB-32)."""
    return carry.staying if isinstance(carry, CarriedPot) else ()


def with_open_chairs(seating: Seating, table: int, chairs: tuple[int, ...]) -> Seating:
    """Notes the chairs that have just become empty."""
    before = tuple([chair for chair in seating.opened.get(table, ()) if chair not in chairs])
    return replace(seating, opened={**seating.opened, table: before + chairs})


def plus(amounts: Mapping[str, int], more: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The amounts plus these (negative ones subtract) for these players; players with nothing are left out."""
    sums = dict(amounts)
    for player, amount in more:
        sums[player] = sums.get(player, 0) + amount
        if not sums[player]:
            del sums[player]
    return sums


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _seated(state: EventState, event: e.SeatsDrawn) -> EventState:
    buttons = {button.table: button.chair for button in event.buttons}
    tables = {
        number: FloorTable(number, event.chairs, chairs, TableButton(buttons[number]), event.unit)
        for number, chairs in sorted(_chairs_by_table(event.seats).items())
    }
    chips = ChipLedger(sum([seat.stack for seat in event.seats]))
    outcome = replace(state.outcome, seated=len(event.seats), draws=event.number)
    seated = replace(state, phase=Phase.SEATED, chips=chips, outcome=outcome)
    return _counted(seated, tables)


def _chairs_by_table(seats: Iterable[SeatDrawn]) -> dict[int, tuple[Chair, ...]]:
    tables: dict[int, list[Chair]] = {}
    for seat in seats:
        tables.setdefault(seat.table, []).append(Chair(seat.chair, seat.player, seat.stack))
    return {number: by_number(chairs) for number, chairs in tables.items()}


def _round_started(state: EventState, event: e.RoundStarted) -> EventState:
    return _uncounted(replace(state, round=Round(event.number, event.at, True)))  # noqa: FBT003 - a field, not a switch


def _uncounted(state: EventState) -> EventState:
    """Chips have changed hands, or will have, since they were counted."""
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
    tables[event.table] = FloorTable(
        table.number, table.seats, table.chairs, button, table.unit, hand, state.round.number if state.round.open else 0
    )
    seating = floor.seating
    if seating.pushed:  # a push before the hand no longer matters
        pushed = {number: at for number, at in seating.pushed.items() if number != event.table}
        seating = replace(seating, pushed=pushed)
    counted = floor.players, floor.fewest, floor.most
    after = with_floor(state, FloorPlan(tables, *counted, hand, seating, dealt=True, assigned=floor.assigned))
    after = count_last_hand(after, event) if state.clock.schedule.last_hands else after
    return count_missed(after, event) if state.records.conduct.open else after


def _hand_reported(state: EventState, event: e.HandReported) -> EventState:
    table = state.floor.tables[event.table]
    if table.hand != event.hand:
        raise ChipCountError(f"table {table.number} plays hand {table.hand}, not {event.hand}")
    button = table.button
    stacks = dict(zip(event.chairs, event.stacks, strict=True))
    out = {bust.player for bust in event.busts}
    # An entry may buy no chips: whoever had none before and did not lose any is still in.
    chipless = [chair.player for chair in table.chairs if not chair.stack and chair.player not in out]
    chairs, difference = settled_chairs(table.chairs, stacks, (*not_out(event.carry), *chipless))
    if event.carry is not button.carry:
        difference += carried_chips(event.carry) - carried_chips(button.carry)
    if difference:
        raise ChipCountError(f"hand {event.hand} changes the chips of table {table.number} by {difference}")
    if type(event.carry) is not type(button.carry) or event.carry != button.carry or event.giro != button.giro:
        button = TableButton(button.first, button.last, button.arrivals, event.carry, event.giro, button.turn)
    floor = state.floor
    after_hand = FloorTable(table.number, table.seats, chairs, button, table.unit, 0, table.round)
    if not event.busts:
        tables = floor.tables.copy()
        tables[event.table] = after_hand
        sizes = floor.players, floor.fewest, floor.most
        return with_floor(state, FloorPlan(tables, *sizes, floor.hands, floor.seating, floor.dealt, floor.assigned))
    empty = tuple([bust.chair for bust in event.busts])
    counted = with_table(floor, after_hand)
    after = with_floor(state, replace(counted, seating=with_open_chairs(floor.seating, table.number, empty)))
    busts = state.round.busts + event.busts
    return replace(after, round=Round(state.round.number, state.round.at, state.round.open, busts))


def _round_closed(state: EventState, event: e.RoundClosed) -> EventState:
    closed = close_hand_for_hand(replace(state, round=replace(state.round, open=False)))
    return serve(state, closed, event)


def _placed(state: EventState, event: e.PlayersPlaced) -> EventState:
    placed = {place.player for place in event.places}
    waiting = tuple([bust for bust in state.round.busts if bust.player not in placed])
    others = tuple([place for place in state.outcome.places if place.player not in placed])
    return with_places(replace(state, round=replace(state.round, busts=waiting)), others + event.places)


def _moved(state: EventState, event: e.PlayerMoved) -> EventState:
    tables = state.floor.tables.copy()
    source = tables[event.source]
    tables[event.source], leaving = without_player(source, event.player)
    if leaving.stack != event.stack:
        raise ChipCountError(f"{event.player} does not sit at table {event.source} with {event.stack} chips")
    tables[event.target] = with_newcomers(tables[event.target], [_chair(event)], source.unit)
    floor = floor_of(tables, state.floor)
    return with_floor(state, replace(floor, seating=with_open_chairs(floor.seating, event.source, (leaving.number,))))


def _chair(seat: SeatDrawn | e.PlayerMoved) -> Chair:
    return Chair(seat.chair, seat.player, seat.stack)


def _broken(state: EventState, event: e.TableBroken) -> EventState:
    tables = state.floor.tables.copy()
    broken = tables.pop(event.table)
    if {seat.player: seat.stack for seat in event.seats} != {chair.player: chair.stack for chair in broken.chairs}:
        raise ChipCountError(f"the players and stacks of table {event.table} are not those that were drawn for")
    for seat in event.seats:
        tables[seat.table] = with_newcomers(tables[seat.table], [_chair(seat)], broken.unit)
    return with_floor(state, floor_of(tables, state.floor))


def _final_table(state: EventState, event: e.FinalTableDrawn) -> EventState:
    unit = min(table.unit for table in state.floor.tables.values())
    chairs = _chairs_by_table(event.seats)[event.table]
    button = TableButton(event.button, turn=event.turn, told=told_now(state))
    return _counted(state, {event.table: FloorTable(event.table, event.chairs, chairs, button, unit)})


# ── where people deal ────────────────────────────────────────────────────────────────────────────────────────────────


def _live_hand_reported(state: EventState, event: LiveHandReported) -> EventState:
    floor, table = state.floor, state.floor.tables[event.table]
    dealt = {**floor.tables, event.table: replace(table, hand=event.hand)}
    numbered = with_floor(_uncounted(state), replace(floor, tables=dealt, hands=event.hand))
    hand = e.HandReported(event.table, event.hand, event.chairs, event.stacks, event.busts, table.button.carry)
    reported = _untold(_hand_reported(numbered, replace(hand, giro=table.button.giro)), event.table)
    after = with_turn(reported, event.table, event.turn)
    if state.round.open:
        gained = zip(table.chairs, event.stacks, strict=True)
        won = {chair.player: state.round.won.get(chair.player, 0) + max(0, now - chair.stack) for chair, now in gained}
        after = replace(after, round=replace(after.round, won={**state.round.won, **won}))
    return after if event.served == () else serve(state, after, event)


def _button_placed(state: EventState, event: ButtonPlaced) -> EventState:
    table = state.floor.tables[event.table]
    before = table.button
    button = TableButton(event.chair, turn=before.turn, chosen_by=before.chosen_by, told=told_now(state))
    return with_tables(state, replace(table, button=button))


def with_turn(state: EventState, number: int, turn: GameTurn) -> EventState:
    """A table moved on in a rotation by hands that people dealt; without a rotation nothing changes."""
    if turn.place is None or number not in state.floor.tables:
        return state
    table = state.floor.tables[number]
    return with_tables(state, replace(table, button=replace(table.button, turn=turn, chosen_by=None)))


def _hands_counted(state: EventState, event: HandsCounted) -> EventState:
    turned = with_turn(_untold(_uncounted(state), event.table), event.table, event.turn)
    return serve(state, turned, event)


def _untold(state: EventState, number: int) -> EventState:
    """A table where people have dealt a hand: the position of its button is no longer known."""
    table = state.floor.tables.get(number)
    if table is None or table.button.told is None:
        return state
    return with_tables(state, replace(table, button=replace(table.button, told=None)))


def _game_chosen(state: EventState, event: GameChosen) -> EventState:
    table = state.floor.tables[event.table]
    turn = replace(table.button.turn, chosen=event.game)
    button = replace(table.button, turn=turn, chosen_by=Chooser(event.chair, event.player))
    return with_tables(state, replace(table, button=button))


# ── knock-outs ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _knocked_out(state: EventState, event: KnockedOut) -> EventState:
    out = {one.player: one for one in event.knock_outs}
    earlier = {player: one for player, one in state.bounties.waiting.items() if player not in out}
    return with_records(state, bounties=replace(state.bounties, waiting=earlier | out))


def _knock_out_counted(state: EventState, event: KnockOutCounted) -> EventState:
    bounties = without_knock_out(state.bounties, event.player)
    knock_outs = plus(bounties.knock_outs, [(player, 1) for player in event.by])
    return with_records(state, bounties=replace(bounties, knock_outs=knock_outs))


def without_knock_out(bounties: Bounties, player: str) -> Bounties:
    """The bounty book once it is settled who knocked a player out."""
    waiting = {name: one for name, one in bounties.waiting.items() if name != player}
    unnamed = tuple([one for one in bounties.unnamed if one.player != player])
    return replace(bounties, waiting=waiting, unnamed=unnamed)


APPLY_FLOOR: Mapping[type[e.Event], Callable[[EventState, Any], EventState]] = {
    e.SeatsDrawn: _seated,
    e.RoundStarted: _round_started,
    e.HandPlanned: _hand_planned,
    e.HandReported: _hand_reported,
    e.RoundClosed: _round_closed,
    e.PlayersPlaced: _placed,
    e.PlayerMoved: _moved,
    e.TableBroken: _broken,
    e.FinalTableDrawn: _final_table,
    e.PlayEnded: lambda state, event: replace(state, phase=Phase.PLAYED_OUT, round=replace(state.round, open=False)),
    LiveHandReported: _live_hand_reported,
    ButtonPlaced: _button_placed,
    GameChosen: _game_chosen,
    HandsCounted: _hands_counted,
    KnockedOut: _knocked_out,
    KnockOutCounted: _knock_out_counted,
}
