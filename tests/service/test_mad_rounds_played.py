"""Mad rounds in whole events with bots: which hands are telesina, who deals them, and what the dealers choose (a6)."""

import asyncio

import pytest
from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.games.telesina import LAYOUTS, Covered
from shuffleup.hand.events import HandsRead, HandStarted
from shuffleup.hand.evolve import fold
from shuffleup.hand.result import result
from shuffleup.rulebooks.policy.italian_game import ItalianTable, VeleRule
from shuffleup.service.simulate import Entrants, FinishedHand, Simulation
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.table.plan import HandPlan
from shuffleup.tournament.words.definition import ItalianGame, Level, Structure
from tests.service.club import club

FULL_OR_BETTER = {"full-house", "flush", "four-of-a-kind", "straight-flush"}
SEEDS = range(6)


def evening(table: ItalianTable) -> Entrants:
    """Six players at one table, antes that double."""
    entrants = club(6, "italiana", Limit.POT_LIMIT)
    steps = tuple([Level(0, 0, 25 << n, hands=12) for n in range(9)])
    definition = replace(entrants.definition, structure=Structure(steps), italian=ItalianGame(table), seats_max=6)
    return replace(entrants, definition=definition)


def hands_of(table: ItalianTable, seed: int) -> list[FinishedHand]:
    """The hands of an evening, in order."""
    hands: list[FinishedHand] = []
    asyncio.run(Simulation(MemoryStore(), Shuffler.from_seed(seed), evening(table), record=hands.append).play())
    return hands


def plan_of(hand: FinishedHand) -> HandPlan:
    begun = hand.events[0]
    assert isinstance(begun, HandStarted)
    return begun.plan


def left_after(hand: FinishedHand) -> set[str]:
    """Who still has chips, or a stake in a pot that is carried."""
    outcome = result(fold(hand.events))
    staying = set(getattr(outcome.carry, "staying", ()))
    return {seat.player for seat in outcome.seats if seat.finished or seat.player in staying}


@pytest.fixture(scope="module")
def evenings() -> list[list[FinishedHand]]:
    return [hands_of(ItalianTable(giro_pazzo=True), seed) for seed in SEEDS]


def test_telesina_is_dealt_in_the_mad_round_and_nowhere_else(evenings: list[list[FinishedHand]]) -> None:
    """By players, not by chairs: after a full house each deals once, and who is out does not."""
    rounds = 0
    for hands in evenings:
        due: set[str] = set()
        for hand in hands:
            plan = plan_of(hand)
            due &= {seat.player for seat in plan.seats}
            assert plan.game.variant.startswith("telesina-") is bool(due), plan.hand
            shown = {one.category for event in hand.events if isinstance(event, HandsRead) for one in event.hands}
            was_on = bool(due)
            due -= {plan.seats[-1].player}
            if shown & FULL_OR_BETTER and not was_on:
                due = left_after(hand)
                rounds += 1
    assert rounds > len(SEEDS)


def test_the_bots_choose_all_sorts_of_layouts_and_modes(evenings: list[list[FinishedHand]]) -> None:
    dealt = [plan_of(hand).game.variant for hands in evenings for hand in hands]
    chosen = {game for game in dealt if game.startswith("telesina-")}
    assert {game.split("-")[1] for game in chosen} == set(LAYOUTS)
    assert {game.split("-", 2)[2] for game in chosen} == {mode.value for mode in Covered}


def test_what_the_table_has_settled_is_not_chosen() -> None:
    dealt = {plan_of(hand).game.variant for hand in hands_of(ItalianTable(giro_pazzo=True, vele_rule=VeleRule.DUE), 1)}
    assert {game.split("-")[1] for game in dealt if game.startswith("telesina-")} == {"due"}


def test_a_table_without_mad_rounds_plays_none() -> None:
    assert {plan_of(hand).game.variant for hand in hands_of(ItalianTable(), 1)} == {"italiana"}
