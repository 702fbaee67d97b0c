"""What the sentences about the clock and hand for hand do, and whether they are so."""

from shuffleup.scenarios import clock_forms as f
from shuffleup.scenarios.event_world import MINUTE, EventChecks, EventDeeds, World, answer, because
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.tournament import clock_commands as cc
from shuffleup.tournament import commands as c
from shuffleup.tournament.clock import time_left
from shuffleup.tournament.clock_events import DealRequested
from shuffleup.tournament.closing import is_over
from shuffleup.tournament.last_hands import left_at
from shuffleup.tournament.levels import SECOND
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seating import tables_to_play

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _time_passes(world: World, said: f.TimePasses) -> Refusal | None:
    world.at += said.minutes * MINUTE
    return world.send(c.AdvanceClock())


def _floor_gives(world: World, said: f.FloorGives) -> Refusal | None:
    return world.send(said.command)


def _next_hand(world: World, _said: f.NextHand) -> Refusal | None:
    refused = world.send(c.StartRound())
    return refused or world.send_all([c.PlanHand(table) for table in tables_to_play(world.state)])


def _table_begins(world: World, said: f.TableBegins) -> Refusal | None:
    pushed = world.at - said.pushed * MINUTE if said.pushed else 0
    return world.send(c.PlanHand(said.table, pushed_at=pushed))


def _table_finishes(world: World, said: f.TableFinishes) -> Refusal | None:
    table = world.state.floor.tables.get(said.table)
    if table is None or not table.hand:
        return Refusal("no-hand", f"table {said.table} is not playing a hand", facts=(("table", said.table),))
    return world.send(c.ReportHand(said.table, world.result(said.table, busted(world, said.table, said.players))))


def busted(world: World, table: int, players: tuple[str, ...]) -> dict[str, int]:
    """The stacks after a hand in which these players lose everything to the first one of the table who does not."""
    chairs = world.state.floor.tables[table].chairs
    stacks = {chair.player: 0 for chair in chairs if chair.player in players}
    winner = next((chair for chair in chairs if chair.player not in players), None)
    if stacks and winner:
        stacks[winner.player] = winner.stack + sum(chair.stack for chair in chairs if chair.player in stacks)
    return stacks


def _all_in_called(world: World, said: f.AllInCalled) -> Refusal | None:
    return world.send(cc.HoldAllIn(said.table))


def _table_goes_on(world: World, said: f.TableGoesOn) -> Refusal | None:
    return world.send(cc.ReleaseTable(said.table))


def _card_drawn(world: World, said: f.CardDrawn) -> Refusal | None:
    return world.send(cc.DrawLastHands(said.card))


CLOCK_DEEDS: EventDeeds = {
    f.TimePasses: _time_passes,
    f.FloorGives: _floor_gives,
    f.NextHand: _next_hand,
    f.TableBegins: _table_begins,
    f.TableFinishes: _table_finishes,
    f.AllInCalled: _all_in_called,
    f.TableGoesOn: _table_goes_on,
    f.CardDrawn: _card_drawn,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _level_is(world: World, said: f.LevelIs) -> Finding:
    level = world.state.clock.number
    return same(said.amount, level, f"the level is {level}")


def _blinds_are(world: World, said: f.BlindsAre) -> Finding:
    plan = world.plan(said.table)
    if plan is None:
        return Finding(f"table {said.table} has begun no hand")
    return same(said.amount, plan.stakes.big_blind, f"the big blind there is {plan.stakes.big_blind}")


def _minutes_left(world: World, said: f.MinutesLeft) -> Finding:
    left = time_left(world.state.clock, world.at)
    told = f"{left // MINUTE} min {left % MINUTE // SECOND} s are left"
    return same(said.amount * MINUTE, left, told)


def _all_in_waits(world: World, said: f.AllInWaits) -> Finding:
    return answer(world, cc.ReleaseTable(said.table))


def _all_in_may_run(world: World, said: f.AllInMayRun) -> Finding:
    return allowed(world, cc.ReleaseTable(said.table))


def allowed(world: World, command: c.Command) -> Finding:
    """Whether a command would be carried out."""
    decided = world.ask(command)
    return because(decided) if isinstance(decided, Refusal) else HOLDS


def _hand_for_hand(world: World, said: f.HandForHandIs) -> Finding:
    on = world.state.clock.pace.hand_for_hand is not None
    return same(said.on, on, "hand for hand goes on" if on else "hand for hand is over")


def _hands_left(world: World, said: f.HandsLeft) -> Finding:
    left = {table.number: left_at(world.state, table) for table in world.state.floor.tables.values()}
    told = [_left_there(number, hands) for number, hands in left.items()]
    return same({said.amount}, set(left.values()), say("{list}", list=tuple(told)))


def _left_there(table: int, hands: int | None) -> Said:
    if hands is None:
        return say("at table {table} no hands are counted", table=table)
    return say("table {table}: {amount}", table=table, amount=hands)


def _card_refused(world: World, _said: f.CardRefused) -> Finding:
    return answer(world, cc.DrawLastHands(5))


def _day_is_over(world: World, _said: f.DayIsOver) -> Finding:
    return HOLDS if world.state.clock.pace.day.over else Finding("the day goes on")


def _deal_asked(world: World, said: f.DealAsked) -> Finding:
    for deal in world.happened(DealRequested):
        survivors = [survivor.player for survivor in deal.survivors]
        if set(survivors) == set(said.players) and deal.method == "icm":
            return Finding(rules=(deal.rule,))
        return Finding(f"{', '.join(survivors)} divide them by {deal.method}")
    return Finding("no deal is asked for")


def _is_paid(world: World, said: f.IsPaid) -> Finding:
    paid = sum(award.cents for award in world.state.prizes.awards if award.player == said.player)
    return same(said.amount, paid, f"{said.player} is paid {paid / 100:g}")


def _trophy_goes(world: World, said: f.TrophyGoes) -> Finding:
    deals = world.happened(DealRequested)
    first = [place.player for place in world.state.places if place.place == 1]
    if not deals and not (first and is_over(world.state)):
        return Finding("play is not over")
    best = [deals[-1].survivors[0].player] if deals else first
    return same([said.player], best, say("it goes to {player}", player=", ".join(best)))


CLOCK_CHECKS: EventChecks = {
    f.LevelIs: _level_is,
    f.BlindsAre: _blinds_are,
    f.MinutesLeft: _minutes_left,
    f.AllInWaits: _all_in_waits,
    f.AllInMayRun: _all_in_may_run,
    f.HandForHandIs: _hand_for_hand,
    f.HandsLeft: _hands_left,
    f.CardRefused: _card_refused,
    f.DayIsOver: _day_is_over,
    f.DealAsked: _deal_asked,
    f.IsPaid: _is_paid,
    f.TrophyGoes: _trophy_goes,
}
