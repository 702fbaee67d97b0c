"""What the sentences about the people who deal do, and whether they are so."""

from collections.abc import Callable
from typing import Any

from shuffleup.projections.handover import Handover, handover
from shuffleup.scenarios import dealer_forms as f
from shuffleup.scenarios.chip_checks import raced_off
from shuffleup.scenarios.clock_checks import allowed
from shuffleup.scenarios.event_world import MINUTE, EventChecks, EventDeeds, World, answer
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.table.plan import PostingKind
from shuffleup.tournament import commands as c
from shuffleup.tournament.dealer_commands import RelieveDealer
from shuffleup.tournament.dealers import decks_due, rule_on
from shuffleup.tournament.events import ChipsRaced
from shuffleup.tournament.refusal import Refusal

_ANTES = (PostingKind.ANTE, PostingKind.DEAD_ANTE)

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _relieved(world: World, said: f.DealerRelieved) -> Refusal | None:
    return world.send(RelieveDealer(said.table))


def _begins(world: World, said: f.BeginsAfter) -> Refusal | None:
    return world.send(c.PlanHand(said.table, pushed_at=world.at - said.minutes * MINUTE, begun_by=said.act))


def _raced(world: World, said: f.RacedOffFrom) -> Refusal | None:
    return raced_off(world, said.table, said.held, said.chair)


DEALER_DEEDS: EventDeeds = {f.DealerRelieved: _relieved, f.BeginsAfter: _begins, f.RacedOffFrom: _raced}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _may_be_relieved(world: World, said: f.MayBeRelieved) -> Finding:
    command = RelieveDealer(said.table)
    return allowed(world, command) if said.yes else answer(world, command)


def _decks(world: World, said: f.DecksCalled) -> Finding:
    found = decks_due(world.state, world.at)
    if found != said.tables:
        return Finding(f"they are called for at tables {', '.join(map(str, found))}" if found else "none is called for")
    return Finding(rules=(rule_on(world.state, "decks-ready"),))


def _told(world: World, told: object, instead: Said) -> Finding:
    """Whether something is part of a handover."""
    return Finding(rules=(rule_on(world.state, "staff-communication"),)) if told else Finding(instead)


def _of(world: World, table: int) -> Handover:
    return handover(world.state, table)


def _at_a_table(check: Callable[[World, Any], Finding]) -> Callable[[World, Any], Finding]:
    """A check of what the next dealer of a table is told, where there is such a table."""

    def checked(world: World, said: Any) -> Finding:  # noqa: ANN401 - every such sentence has ``table``
        if said.table not in world.state.floor.tables:
            return Finding(say("table {table} is not in play", table=said.table))
        return check(world, said)

    return checked


def _warning(world: World, said: f.ToldOfWarning) -> Finding:
    warned = [one.player for one in _of(world, said.table).warnings]
    return _told(
        world, said.player in warned, say("he hears of warnings for {players}", players=", ".join(warned) or "nobody")
    )


def _hands(world: World, said: f.ToldOfHands) -> Finding:
    found = {one.player: one.hands for one in _of(world, said.table).penalties}
    return _told(
        world,
        found.get(said.player) == said.hands,
        say("he hears of {amount} hand(s)", amount=found.get(said.player, 0)),
    )


def _absence(world: World, said: f.ToldOfAbsence) -> Finding:
    absent = _of(world, said.table).absent
    return _told(world, said.player in absent, say("{players} is|are absent", players=", ".join(absent) or "nobody"))


def _blinds(world: World, said: f.ToldOfBlinds) -> Finding:
    stakes = _of(world, said.table).stakes
    found = (stakes.small_blind, stakes.big_blind)
    return _told(
        world, found == (said.small, said.big), say("the blinds are {small}/{big}", small=found[0], big=found[1])
    )


def _not_told(world: World, said: f.NotTold) -> Finding:
    note = _of(world, said.table)
    named = {*[one.player for one in note.warnings], *[one.player for one in note.penalties], *note.absent}
    return Finding(f"he hears of {said.player}") if said.player in named else HOLDS


def _race_began(world: World, said: f.RaceBegan) -> Finding:
    races = [race for race in world.happened(ChipsRaced) if race.table == said.table]
    if not races:
        return Finding("no race was held there")
    dealt = [seat.chair for seat in races[-1].seats if seat.cards]
    first = min(dealt, key=lambda chair: (chair < races[-1].first, chair), default=0)
    return same(said.chair, first, say("its first card went to chair {chair}", chair=first))


def _antes(world: World, said: f.AnteIs) -> Finding:
    plan = world.plan(said.table)
    if plan is None:
        return Finding(f"table {said.table} has begun no hand")
    found = sum([owed.amount for owed in plan.postings if owed.kind in _ANTES])
    return same(said.amount, found, f"they come to {found}")


DEALER_CHECKS: EventChecks = {
    f.MayBeRelieved: _may_be_relieved,
    f.DecksCalled: _decks,
    f.ToldOfWarning: _at_a_table(_warning),
    f.ToldOfHands: _at_a_table(_hands),
    f.ToldOfAbsence: _at_a_table(_absence),
    f.ToldOfBlinds: _at_a_table(_blinds),
    f.NotTold: _at_a_table(_not_told),
    f.RaceBegan: _race_began,
    f.AnteIs: _antes,
}
"""What each of these sentences asks."""
