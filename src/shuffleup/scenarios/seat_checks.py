"""What the sentences about seats do, and whether they are so."""

from shuffleup.scenarios import seat_forms as f
from shuffleup.scenarios.event_setting import STACK
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, because
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance
from shuffleup.tournament import commands as c
from shuffleup.tournament import seat_commands as sc
from shuffleup.tournament.breaking import order_by_cards
from shuffleup.tournament.cage_events import PlayerSeated
from shuffleup.tournament.events import HandPlanned
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_state import SeatNeed
from shuffleup.tournament.seating import free_chairs, next_positions, playing
from shuffleup.tournament.seats import break_order
from shuffleup.tournament.state import Chair, Table

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _floor_seats(world: World, said: f.FloorSeats) -> Refusal | None:
    return world.send(said.command)


def _everybody_enters(world: World, _said: f.EverybodyEnters) -> Refusal | None:
    return world.send_all((c.Register(world.setting.entering), c.DrawSeats(), c.StartEvent()))


def _table_breaks(world: World, said: f.TableBreaks) -> Refusal | None:
    return world.send(c.BreakTable(said.table))


def _drawn_to(world: World, said: f.DrawnTo) -> Refusal | None:
    """What the case says the draw gave: the event that the cage would have made of it."""
    table = world.state.floor.tables.get(said.table)
    if table is None or said.chair not in free_chairs(table):
        return Refusal(
            "seat-taken",
            f"chair {said.chair} of table {said.table} is not free",
            facts=(("chair", said.chair), ("table", said.table)),
        )
    seated = PlayerSeated(said.player, said.table, said.chair, world.state.opening.definition.entry.stack)
    world.state = evolve(world.state, seated)
    world.events.append(seated)
    return None


def _was_wrong(world: World, said: f.WasWrong) -> Refusal | None:
    return world.send(sc.CorrectSeat(said.player, said.table, said.chair, "floor"))


def _needs(world: World, said: f.Needs) -> Refusal | None:
    return world.send(sc.NeedSeat(SeatNeed(said.player, 0, (said.chair,), "the case has it so", "floor")))


def _are_absent(world: World, said: f.AreAbsent) -> Refusal | None:
    return world.send(sc.MarkAbsent(said.players))


def _come(world: World, said: f.Come) -> Refusal | None:
    return world.send(sc.MarkPresent(said.players))


def _order_published(world: World, said: f.OrderPublished) -> Refusal | None:
    return world.send(sc.PublishBreakOrder(said.numbers))


def _halt_waived(world: World, said: f.HaltWaived) -> Refusal | None:
    refused = world.send(c.PlanHand(said.table, waive_halt="the floor lets it play"))
    return refused or world.send(c.ReportHand(said.table, world.result(said.table, {})))


SEAT_DEEDS: EventDeeds = {
    f.FloorSeats: _floor_seats,
    f.EverybodyEnters: _everybody_enters,
    f.TableBreaks: _table_breaks,
    f.DrawnTo: _drawn_to,
    f.WasWrong: _was_wrong,
    f.Needs: _needs,
    f.AreAbsent: _are_absent,
    f.Come: _come,
    f.OrderPublished: _order_published,
    f.HaltWaived: _halt_waived,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _seat(world: World, player: str) -> tuple[Table, Chair] | None:
    table = world.table_of(player)
    return (table, next(chair for chair in table.chairs if chair.player == player)) if table else None


def _sits_in(world: World, said: f.SitsIn) -> Finding:
    found = _seat(world, said.player)
    if found is None:
        return Finding(f"{said.player} is not in play")
    table, chair = found
    told = f"{said.player} sits in chair {chair.number} of table {table.number}"
    return same((said.table, said.chair), (table.number, chair.number), told)


def _sits_in_chair(world: World, said: f.SitsInChair) -> Finding:
    found = _seat(world, said.player)
    chair = found[1].number if found else 0
    return same(said.chair, chair, f"{said.player} sits in chair {chair}")


def _has_chips(world: World, said: f.HasChips) -> Finding:
    found = _seat(world, said.player)
    chips = found[1].stack if found else 0
    return same(said.amount, chips, f"{said.player} has {chips}")


def _table_has(world: World, said: f.TableHas) -> Finding:
    table = world.state.floor.tables.get(said.table)
    players = len(table.chairs) if table else 0
    return same(said.amount, players, say("table {table} has {amount} player(s)", table=said.table, amount=players))


def _table_gone(world: World, said: f.TableGone) -> Finding:
    return Finding(f"table {said.table} is in play") if said.table in world.state.floor.tables else HOLDS


def _final_table(world: World, said: f.FinalTableOf) -> Finding:
    floor = world.state.floor
    if len(floor.tables) > 1:
        return Finding(f"{floor.players} players sit at {len(floor.tables)} tables")
    return same(said.amount, floor.players, say("the final table has {amount} player(s)", amount=floor.players))


def _no_final_table(world: World, _said: f.NoFinalTable) -> Finding:
    floor = world.state.floor
    return HOLDS if len(floor.tables) > 1 else Finding(f"{floor.players} players sit at one table")


def _seat_cards(world: World, said: f.SeatCards) -> Finding:
    chairs = [Chair(number, str(number), STACK) for number in range(1, len(said.cards) + 1)]
    order = order_by_cards(chairs, said.cards, world.state.opening.procedure.seating.break_draw)
    found = tuple([chair.number for chair in order])
    return same(said.numbers, found, f"the order is {', '.join(map(str, found))}")


def _next_positions(world: World, said: f.NextPositions) -> Finding:
    table = world.state.floor.tables.get(said.table)
    if table is None:
        return Finding(f"table {said.table} is not in play")
    positions = next_positions(playing(world.state, table), world.state.opening.procedure)
    found = (positions.button, positions.small_blind or 0, positions.big_blind)
    told = f"button {found[0]}, small blind {found[1] or 'none'}, big blind {found[2]}"
    return same((said.button, said.small, said.big), found, told)


def _one_button(world: World, _said: f.OneButton) -> Finding:
    chairs = sorted({table.button.first for table in world.state.floor.tables.values()})
    return HOLDS if len(chairs) == 1 else Finding(_buttons(chairs))


def _buttons(chairs: list[int]) -> Said:
    if not chairs:
        return say("no table is in play")
    return say("it begins in chairs {list}", list=", ".join(map(str, chairs)))


def plan_of(world: World, table: Table) -> HandPlan | Refusal:
    """The plan of the hand that a table plays, or between hands of the one that it would begin."""
    running = world.plan(table.number) if table.hand else None
    return running or next_plan(world, table)


def next_plan(world: World, table: Table) -> HandPlan | Refusal:
    """The plan of the hand that a table would begin now; a table that is too short is let play."""
    decided = world.ask(c.PlanHand(table.number, waive_halt="to see"))
    if isinstance(decided, Refusal):
        return decided
    planned = decided[-1]
    assert isinstance(planned, HandPlanned)
    return planned.plan


def _attendance(world: World, player: str) -> Attendance | Finding:
    """How a player takes part in the hand of his table, or why he does not."""
    table = world.table_of(player)
    if table is None:
        return Finding(f"{player} is not in play")
    plan = plan_of(world, table)
    if isinstance(plan, Refusal):
        return because(plan)
    found = [seat.attendance for seat in plan.seats if seat.player == player]
    return found[0] if found else Finding(f"{player} is not dealt in")


def _dealt_and_killed(world: World, said: f.DealtAndKilled) -> Finding:
    found = _attendance(world, said.player)
    if found in (Attendance.ABSENT, Attendance.PENALISED):
        return HOLDS
    return found if isinstance(found, Finding) else Finding(f"{said.player} may play")


def _stack_out(world: World, said: f.StackOut) -> Finding:
    out = isinstance(_attendance(world, said.player), Finding) and said.player in world.state.floor.care.unclaimed
    return HOLDS if out else Finding(f"{said.player}'s stack is in play")


def _breaks_next(world: World, said: f.BreaksNext) -> Finding:
    table = break_order(world.state)[0]
    return same(said.table, table, f"table {table} breaks next")


SEAT_CHECKS: EventChecks = {
    f.SitsIn: _sits_in,
    f.SitsInChair: _sits_in_chair,
    f.HasChips: _has_chips,
    f.TableHas: _table_has,
    f.TableGone: _table_gone,
    f.FinalTableOf: _final_table,
    f.NoFinalTable: _no_final_table,
    f.SeatCards: _seat_cards,
    f.NextPositions: _next_positions,
    f.OneButton: _one_button,
    f.DealtAndKilled: _dealt_and_killed,
    f.StackOut: _stack_out,
    f.BreaksNext: _breaks_next,
}
