"""Whether cases about conduct come to what a scenario expects."""

from collections.abc import Callable, Iterator

from shuffleup.hand.refusal import Refusal
from shuffleup.rulebooks.catalogue import infractions
from shuffleup.rulings.infraction import Reported, infraction
from shuffleup.rulings.penalty_scale import (
    PenaltyGiven,
    Removal,
    Serving,
    hands_left,
    missed_hands,
    penalised_hand,
    removal,
)
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios import conduct_forms as says
from shuffleup.scenarios.scene import Checks, Finding, Scene

_BESIDE = frozenset(("chips-forfeited", "stack-halved"))
_FACTS = {
    "prize": {"none": "no prize"},
    "refund": {"none": "no refund", "stays-in-the-pool": "the buy-in stays in the pool"},
    "this-hand-counts": {"yes": "this hand counts", "no": "this hand does not count"},
}


def _reported(scene: Scene, said: says.ReportedFor) -> Ruling | Refusal:
    resolved = scene.hand.rules.resolved
    reported = Reported(said.offence, scene.seat(said.player), said.times_before, said.penalties_before)
    return infraction(resolved, infractions(resolved.book), reported)


def _penalty_is(scene: Scene, said: says.PenaltyIs) -> Ruling | Refusal:
    return missed_hands(scene.hand.rules.resolved, _given(scene, said.given))


def _served(scene: Scene, said: says.PenaltyServed) -> Ruling | Refusal:
    serving = Serving(_given(scene, said.given), said.dealt, said.redeals, said.across)
    return hands_left(scene.hand.rules.resolved, serving)


def _given(scene: Scene, given: says.Sentenced) -> PenaltyGiven:
    return PenaltyGiven(given.hands, given.orbits, len(scene.names))


def _put_out(scene: Scene, said: says.PutOut) -> Ruling | Refusal:
    return removal(scene.hand.rules.resolved, Removal(said.step, said.place, said.paid))


def _away(scene: Scene, said: says.AwayByPenalty) -> Ruling | Refusal:
    return penalised_hand(scene.hand.rules.resolved)


# ── what it comes to ─────────────────────────────────────────────────────────────────────────────────────────────────


def _head(ruling: Ruling) -> str:
    facts = dict(ruling.facts)
    match ruling.key:
        case "penalty":
            return f"a penalty is {ruling.penalty.value}"
        case "misses-hands" | "hands-left":
            hands = f"{facts['hands']} {'hand' if facts['hands'] == 1 else 'hands'}"
            return hands if ruling.key == "misses-hands" else f"{hands} left"
        case "duty-broken":
            return "a duty is broken"
        case "not-yet-penalised":
            return "not penalised yet"
        case "floor-decides":
            return "the floor decides"
    return ruling.key.replace("-", " ")


def _details(ruling: Ruling) -> Iterator[str]:
    """All that may be written behind the outcome."""
    facts = dict(ruling.facts)
    for name, words in _FACTS.items():
        if name in facts and facts[name] in words:
            yield words[str(facts[name])]
    if facts.get("prize") == "place":
        yield f"prize of place {facts['place']}"
    if "next-step" in facts:
        yield f"next {str(facts['next-step']).replace('-', ' ')}"
    offered = [option.key.replace("-", " ") for option in ruling.options]
    steps = [option.key.replace("-", " ") for option in ruling.options if option.key not in _BESIDE]
    if ruling.key != "floor-decides" and steps:
        yield f"only {steps[0]}" if len(steps) == 1 else f"up to {steps[-1]}"
    yield from [f"or {words}" for words in offered]
    yield from [f"open: {one.replace('-', ' ')}" for one in ruling.pending]


def _check(ask: Callable[..., Ruling | Refusal]) -> Callable[[Scene, says.ConductCase], Finding]:
    def found(scene: Scene, said: says.ConductCase) -> Finding:
        ruling = ask(scene, said)
        if isinstance(ruling, Refusal):
            return Finding(ruling.message, (), ruling)
        head, details = _head(ruling), tuple(_details(ruling))
        holds = head == said.sanction.head and set(said.sanction.details) <= set(details)
        return Finding("" if holds else ", ".join([head, *details]), ruling.rules, ruling)

    return found


CONDUCT_CHECKS: Checks = {
    says.ReportedFor: _check(_reported),
    says.PenaltyIs: _check(_penalty_is),
    says.PenaltyServed: _check(_served),
    says.PutOut: _check(_put_out),
    says.AwayByPenalty: _check(_away),
}
"""What each of these sentences asks."""
