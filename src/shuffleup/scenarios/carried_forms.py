"""How a scenario says that the floor rules and carries it out, so that the hand goes on.

the floor rules: the turn comes too early
the floor chooses dead hand: the cards of Anna touch the muck
the floor overrules, live hand: the cards of Anna touch the muck
"""

from collections.abc import Callable
from typing import Any

from shuffleup.hand.refusal import Refusal
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.asked import CASES
from shuffleup.scenarios.carrying import Decision, carry_out, deal_again, decided
from shuffleup.scenarios.checks import check
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import OfCase, Sentence
from shuffleup.scenarios.scene import Scene


class FloorRules(OfCase, frozen=True):
    """A case is put to the floor, and the floor's decision is carried out."""

    decision: Decision = Decision()


class DealtAgain(Sentence, frozen=True):
    """A void hand is dealt again; these players were away and are at their seats now."""

    players: tuple[str, ...] = ()


def _rules(case: Sentence) -> FloorRules:
    return FloorRules(case)


def _chooses(choice: str, case: Sentence) -> FloorRules:
    return FloorRules(case, Decision(choice))


def _overrules(choice: str, case: Sentence) -> FloorRules:
    return FloorRules(case, Decision(choice, against_the_rule=True))


def _draws(drawn: int, case: Sentence) -> FloorRules:
    return FloorRules(case, Decision(drawn=drawn))


CARRIED_SLOTS = {
    "case": Slot(".+", CASES.sentence, "a case as behind `Compare:`"),
    "choice": Slot(
        "[^:]+", str, "what the floor may choose, as the answer prints it: `dead hand`, `call`, `void hand`"
    ),
    "drawn": Slot("[1-4]", int, "the place of a card in the scrambled flop, from 1"),
}
CARRIED_PLAY = (
    Form(
        "the floor rules: {case}",
        "The ruling is carried out: chips go back, hands die, the deck is rebuilt, and the hand goes on.",
        "the floor rules: the turn comes too early",
        _rules,
    ),
    Form(
        "the floor rules, drawing card {drawn}: {case}",
        "The same for a scrambled flop: the floor draws the burn card.",
        "the floor rules, drawing card 2: the flop has 4 cards",
        _draws,
    ),
    Form(
        "the floor chooses {choice}: {case}",
        "One of the choices that the ruling leaves to the floor is carried out.",
        "the floor chooses dead hand: the cards of Anna touch the muck",
        _chooses,
    ),
    Form(
        "the floor overrules, {choice}: {case}",
        "Fairness before the technical rule: this is carried out instead of the ruling.",
        "the floor overrules, call: Bruno pushes 1000+500",
        _overrules,
    ),
    Form(
        "the hand is dealt again",
        "After a misdeal or a void hand: the same players, button, blinds and antes, and a new deck.",
        "the hand is dealt again",
        DealtAgain,
    ),
    Form(
        "the hand is dealt again, and {players} is|are back",
        "The same; who was away and is at the seat now may play.",
        "the hand is dealt again, and Carla is back",
        DealtAgain,
    ),
)


def _floor_rules(scene: Scene, said: FloorRules) -> Refusal | None:
    ruling = check(scene, said.case).ruling
    if not isinstance(ruling, Ruling):
        return ruling or Refusal("no-ruling", "the floor has nothing to rule here")
    taken = decided(scene, ruling, said.decision)
    return taken if isinstance(taken, Refusal) else carry_out(scene, said.case, taken, said.decision)


def _dealt_again(scene: Scene, said: DealtAgain) -> Refusal | None:
    return deal_again(scene, said.players)


CARRIED_DEEDS: dict[type[Sentence], Callable[[Scene, Any], Refusal | None]] = {
    FloorRules: _floor_rules,
    DealtAgain: _dealt_again,
}
"""What these sentences do."""
