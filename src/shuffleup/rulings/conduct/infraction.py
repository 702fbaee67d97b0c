"""A breach of conduct: what the book says about it, which penalties it allows, and the usual next step.

    soft play            TDA 69 and PSLive 52: mandatory; FIGP 74: possible
    slow play            PSLive 48 and FIGP 75b: only when repeated, and then mandatory
    a device in a hand   FIGP 78a: the hand is dead

A penalty is never automatic: the ruling lists the steps of the book's scale, and the director chooses one of them.
"""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.hand.state import NOBODY
from shuffleup.rulebooks.infraction import Due, Infraction, Offence
from shuffleup.rulebooks.policy.conduct import Penalty as Step
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.conduct.offence_policy import BY_POLICY, UNLESS_NAMED, BreachPolicy
from shuffleup.rulings.conduct.penalty_scale import next_step
from shuffleup.rulings.ruling import Option, Penalising, Ruling, cite_policy

Infractions = Mapping[Offence, Infraction]
"""What a book says about each breach; rules are full citations."""


class Reported(Struct, frozen=True, gc=False):
    """A breach, how often the player was reported for it before, and the penalties he has had for it."""

    offence: Offence
    seat: int = NOBODY
    times_before: int = 0
    penalties_before: tuple[Step, ...] = ()


def infraction(resolved: ResolvedPolicy, known: Infractions, reported: Reported) -> Ruling | Refusal:
    """The penalty due; ``known`` are the breaches of the book whose policy is ``resolved``."""
    if reported.times_before < len(reported.penalties_before):
        return refuse(
            "more-penalties-than-breaches", penalties=len(reported.penalties_before), times=reported.times_before
        )
    if unknown := [step for step in reported.penalties_before if step not in resolved.policy.conduct.penalty_scale]:
        return refuse("not-in-scale", cite_policy(resolved, "penalty_scale")[0], step=unknown[0].value)
    named = reported.offence in known
    asked = BY_POLICY.get(reported.offence) or (None if named else UNLESS_NAMED.get(reported.offence))
    said = asked(resolved) if asked else _said(known, reported)
    return _ruling(resolved, said, reported)


def _said(known: Infractions, reported: Reported) -> BreachPolicy:
    """What the words of the book say; for a breach it does not know, what it says about any other breach."""
    found = known.get(reported.offence) or known[Offence.OTHER]
    return BreachPolicy(found.rules, found.first, found.again, found.most)


def _ruling(resolved: ResolvedPolicy, said: BreachPolicy, reported: Reported) -> Ruling:
    due = said.again if reported.times_before else said.first
    facts = _facts(resolved, reported)
    if due is None:
        return Ruling("no-breach", said.rules, reported.seat, facts=facts)
    if due is Due.IF_REPEATED:
        return Ruling("not-yet-penalised", said.rules, reported.seat, pending=said.pending, facts=facts)
    rules = tuple(dict.fromkeys((*said.rules, *cite_policy(resolved, "penalty_scale", "penalty-order"))))
    steps = tuple([Option(word_of(step), rules) for step in allowed(resolved, said)])
    penalty = Penalising.MANDATORY if due is Due.MANDATORY else Penalising.POSSIBLE
    extra = tuple([Option(key, said.rules) for key in said.besides])
    key = said.key or ("duty-broken" if due is Due.NAMED else "penalty")
    return Ruling(
        key, rules, reported.seat, options=(*extra, *steps), penalty=penalty, pending=said.pending, facts=facts
    )


def allowed(resolved: ResolvedPolicy, said: BreachPolicy) -> tuple[Step, ...]:
    """The steps of the scale that a breach may cost, mildest first."""
    scale = resolved.policy.conduct.penalty_scale
    if said.only:
        return tuple([step for step in scale if step in said.only])
    return scale[: scale.index(said.most) + 1] if said.most in scale else scale


def word_of(step: Step) -> str:
    """The word for a step of the scale in rulings."""
    return step.value.replace("_", "-")


def _facts(resolved: ResolvedPolicy, reported: Reported) -> PlainFacts:
    """The breach and, for a repeat offender, how often it happened before and the next step up the scale."""
    facts: list[tuple[str, int | str]] = [("offence", reported.offence.value)]
    if reported.times_before:
        facts.append(("times-before", reported.times_before))
    if usual := next_step(resolved.policy.conduct.penalty_scale, reported.penalties_before):
        facts.append(("next-step", word_of(usual)))
    return tuple(facts)
