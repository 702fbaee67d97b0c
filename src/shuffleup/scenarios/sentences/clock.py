"""The clock of a tournament, hand for hand, the end of a day, and what is paid when play is over."""

from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.scenarios.event_world import MINUTE, World
from shuffleup.scenarios.language import expects, happens, tells, words
from shuffleup.scenarios.places import Chips, Minutes, Money, Player, Players, Seconds, TableNumber
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.scenarios.sentences.seats import busted
from shuffleup.tournament.facts.clock import SECOND, time_left
from shuffleup.tournament.facts.ends import is_over
from shuffleup.tournament.facts.seats import hands_left_at
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import DealRequested
from shuffleup.tournament.words.commands import StartingAct

Started: TypeAlias = Annotated[
    StartingAct,
    words(
        {
            "deck was washed": StartingAct.WASH,
            "deck was riffled": StartingAct.RIFFLE,
            "shuffling machine was opened": StartingAct.MACHINE_BUTTON,
            "dealer was pushed in": StartingAct.DEALER_PUSH,
        }
    ),
]

# ── time passes ──────────────────────────────────────────────────────────────────────────────────────────────────────


@happens("{minutes} minute(s) pass", "20 minutes pass")
def time_passes(world: World, minutes: Minutes) -> Refusal | None:
    """Time goes by without play."""
    world.at += minutes * MINUTE
    return world.send(c.AdvanceClock())


@happens("table {table} begins a hand", "table 1 begins a hand")
def table_begins(world: World, table: TableNumber) -> Refusal | None:
    """The table begins its next hand by itself."""
    return world.send(c.PlanHand(table))


@happens(
    "table {table} begins a hand whose {started} {minutes} minute(s) ago",
    "table 1 begins a hand whose deck was riffled 2 minutes ago",
)
def begins_after(world: World, table: TableNumber, started: Started, minutes: Minutes) -> Refusal | None:
    """The hand is reported late; the book decides whether it began then."""
    return world.send(c.PlanHand(table, pushed_at=world.at - minutes * MINUTE, begun_by=started))


@happens("table {table} finishes its hand", "table 1 finishes its hand")
@happens(
    "table {table} finishes its hand, {players} bust(s)",
    "table 1 finishes its hand, Anna and Bruno bust",
    "These players lose all their chips to another at their table.",
)
def table_finishes(world: World, table: TableNumber, players: Players = ()) -> Refusal | None:
    """The hand ends, and no chip moves."""
    there = world.state.floor.tables.get(table)
    if there is None or not there.hand:
        return refuse("no-hand", table=table)
    return world.send(c.ReportHand(table, world.result(table, busted(world, table, players))))


# ── levels and hands ─────────────────────────────────────────────────────────────────────────────────────────────────


@tells("the level is {amount}", "the level is 3")
def level_is(world: World) -> Chips:
    """The level of a hand that begins now, breaks not counted."""
    return world.state.clock.number


@tells("the big blind at table {table} is {amount}", "the big blind at table 1 is 200")
def big_blind(world: World, table: TableNumber) -> Chips | Finding:
    """The big blind of the hand in progress there."""
    plan = world.plan(table)
    return plan.stakes.big_blind if plan else Finding(say("table {table} has begun no hand", table=table))


@expects("{amount} minute(s) are left", "12 minutes are left")
@expects("{amount} min {seconds} s are left", "11 min 40 s are left", "The same to the second, as answers tell it.")
def minutes_left(world: World, amount: Chips, seconds: Seconds = 0) -> Finding:
    """Whole minutes until the level or the break ends."""
    left = time_left(world.state.clock, world.at)
    told = say("{amount} min {seconds} s are left", amount=left // MINUTE, seconds=left % MINUTE // SECOND)
    return same(amount * MINUTE + seconds * SECOND, left, told)


@tells("hand for hand goes on", "hand for hand goes on", on=True)
@tells("hand for hand is over", "hand for hand is over", "Tables play by themselves.", on=False)
def hand_for_hand(world: World) -> bool:
    """Whether hand for hand is on, with the money not reached."""
    return world.state.hand_for_hand is not None


@expects("every table plays {amount} more hand(s)", "every table plays 5 more hands")
def hands_left(world: World, amount: Chips) -> Finding:
    """How many hands every table may still begin."""
    found = [(table.number, hands_left_at(world.state, table)) for table in world.state.floor.tables.values()]
    told = [say("table {table}: {amount}", table=table, amount=hands or 0) for table, hands in found if hands != amount]
    return Finding(say("{list}", list=tuple(told))) if told else HOLDS


# ── when play is over ────────────────────────────────────────────────────────────────────────────────────────────────


@expects("{players} divide the prizes by ICM", "Anna and Bruno divide the prizes by ICM (rule MED-24)", cites=True)
def deal_asked(world: World, players: Players) -> Finding:
    """Play is over; these players, and nobody else, divide the prizes not yet won. The rule may follow."""
    for deal in world.happened(DealRequested):
        survivors = [survivor.player for survivor in deal.survivors]
        if set(survivors) == set(players) and deal.method == "icm":
            return Finding(rules=(deal.rule,))
        return Finding(say("{players} divide them by {list}", players=", ".join(survivors), list=deal.method))
    return Finding(say("no deal is asked for"))


@tells("{player} is paid {money}", "Anna is paid 42")
def is_paid(world: World, player: Player) -> Money:
    """All that a player is awarded."""
    return sum(award.cents for award in world.state.prizes.awards if award.player == player)


@tells("the trophy goes to {player}", "the trophy goes to Anna")
def trophy_goes(world: World) -> Player | Finding:
    """The winner or, of the players left at the closing hour, the one with the most chips."""
    deals = world.happened(DealRequested)
    first = [place.player for place in world.state.places if place.place == 1]
    if deals:
        return deals[-1].survivors[0].player
    return ", ".join(first) if first and is_over(world.state) else Finding(say("play is not over"))
