"""Penalties once they are given: their cost in hands, what is left of one, and what removal from the event costs.

    an orbit          one hand for each player at the table, the offender included        TDA 71-A, PSLive 52a, FIGP 87c
    16 hands, 5 served  11 are left, the next day and at a new table too                  PSLive 52d, FIGP 89
    elimination       the prize of the place is paid                                      PSLive 52e, FIGP 87d
    disqualification  nothing is paid                                                     PSLive 52f, FIGP 87e

The size is fixed when the penalty is given: players who leave the table later do not shorten it.
"""

from msgspec import Struct

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.rulebooks.policy.conduct import (
    DisqualificationPrize,
    DisqualificationRefund,
    EliminationPrize,
    OrbitSize,
    Penalty,
    PenaltyFollows,
)
from shuffleup.rulebooks.policy.deal import MisdealRedeal
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.ruling import Option, Ruling, cite_policy

NOTHING, PLACE = "none", "place"


class HandsGiven(Struct, frozen=True, gc=False):
    """A penalty in hands and orbits, given at a table of ``players``, including the offender."""

    hands: int
    orbits: int
    players: int


class HandsServed(Struct, frozen=True, gc=False):
    """A penalty being served: hands dealt since, including redeals, and the days or tables it has carried over."""

    given: HandsGiven
    dealt: int
    redeals: int = 0
    across: PenaltyFollows | None = None


class PuttingOut(Struct, frozen=True, gc=False):
    """A player put out of the event in the place he holds, and the number of places paid."""

    step: Penalty
    place: int
    paid: int


def missed_hands(resolved: ResolvedPolicy, given: HandsGiven) -> Ruling | Refusal:
    """The number of hands of a penalty, and whether the hand in which it is given is one of them."""
    if refused := _impossible(given):
        return refused
    hands = _size(resolved, given)
    counts = resolved.policy.conduct.penalty_hand_counts
    names = ("orbit_hands", "penalty_hand_counts") if given.orbits else ("penalty_scale", "penalty_hand_counts")
    pending = ("whether-this-hand-counts",) if counts is None else ()
    facts: PlainFacts = (("hands", hands),)
    if counts is not None:
        facts = (*facts, ("this-hand-counts", "yes" if counts else "no"))
    return Ruling("misses-hands", cite_policy(resolved, *names), pending=pending, facts=facts)


def hands_left(resolved: ResolvedPolicy, serving: HandsServed) -> Ruling | Refusal:
    """What is still to be served. A misdeal and its redeal are one hand (TDA 35-C)."""
    if refused := _impossible(serving.given):
        return refused
    if not 0 <= serving.redeals <= serving.dealt:
        return refuse("too-many-redeals", redeals=serving.redeals, dealt=serving.dealt)
    once = resolved.policy.deal.misdeal_redeal is MisdealRedeal.EXACT_REPLAY
    served = serving.dealt - (serving.redeals if once else 0)
    left = max(0, _size(resolved, serving.given) - served)
    names = ["orbit_hands"] if serving.given.orbits else ["penalty_scale"]
    names += ["misdeal_redeal"] * bool(serving.redeals)
    facts: PlainFacts = (("hands", left),)
    if serving.across is None:
        return Ruling("hands-left", cite_policy(resolved, *names), facts=facts)
    cited = cite_policy(resolved, "penalty_follows", *names)
    follows = resolved.policy.conduct.penalty_follows
    if follows is not None and serving.across in follows:
        return Ruling("hands-left", cited, facts=facts)
    if follows is not None:
        return Ruling("penalty-ends", cited, facts=(("hands", 0),))
    choices = (Option("hands-left", cited), Option("penalty-ends", cited))
    return Ruling("floor-decides", cited, options=choices, facts=facts)


def penalised_hand(resolved: ResolvedPolicy) -> Ruling:
    """The hands that a penalised player misses: dealt in and killed after the deal, or not dealt (TDA 71-C)."""
    killed = resolved.policy.conduct.penalised_dealt_and_killed
    return Ruling("dealt-and-killed" if killed else "not-dealt", cite_policy(resolved, "penalised_dealt_and_killed"))


def removal(resolved: ResolvedPolicy, removed: PuttingOut) -> Ruling | Refusal:
    """What a player who is put out is paid. In every book, his chips leave the event."""
    if removed.step not in (Penalty.ELIMINATION, Penalty.DISQUALIFICATION):
        return refuse("no-removal", step=removed.step.value)
    if removed.place < 1 or removed.paid < 0:
        return refuse("no-such-place", place=removed.place, paid=removed.paid)
    return _eliminated(resolved, removed) if removed.step is Penalty.ELIMINATION else _disqualified(resolved)


def _eliminated(resolved: ResolvedPolicy, removed: PuttingOut) -> Ruling:
    cited = cite_policy(resolved, "elimination_prize", "penalty_scale")
    paid = resolved.policy.conduct.elimination_prize is EliminationPrize.PLACE_AT_REMOVAL
    if not paid:
        choices = (Option("paid-for-the-place", cited), Option("paid-nothing", cited))
        return Ruling("floor-decides", cited, options=choices, facts=(("place", removed.place),))
    prize = PLACE if removed.place <= removed.paid else NOTHING
    return Ruling("eliminated", cited, facts=(("prize", prize), ("place", removed.place)))


def _disqualified(resolved: ResolvedPolicy) -> Ruling:
    conduct = resolved.policy.conduct
    facts: list[tuple[str, int | str]] = []
    pending = []
    if conduct.dq_prize is DisqualificationPrize.NONE:
        facts.append(("prize", NOTHING))
    else:
        pending.append("whether-a-prize-is-paid")
    if conduct.dq_refund is None:
        pending.append("whether-the-buy-in-is-refunded")
    else:
        stays = conduct.dq_refund is DisqualificationRefund.NONE_STAYS_IN_POOL
        facts.append(("refund", "stays-in-the-pool" if stays else NOTHING))
    cited = cite_policy(resolved, "dq_prize", "dq_refund", "penalty_scale")
    return Ruling("disqualified", cited, pending=tuple(pending), facts=tuple(facts))


def next_step(scale: tuple[Penalty, ...], before: tuple[Penalty, ...]) -> Penalty | None:
    """The step above the gravest so far, which is usual for a repeated breach but never required."""
    known = [scale.index(step) for step in before if step in scale]
    if not known:
        return None
    return scale[min(max(known) + 1, len(scale) - 1)]


def _size(resolved: ResolvedPolicy, given: HandsGiven) -> int:
    included = resolved.policy.conduct.orbit_hands is OrbitSize.PLAYERS_INCLUDING_OFFENDER
    return given.hands + given.orbits * (given.players if included else given.players - 1)


def _impossible(given: HandsGiven) -> Refusal | None:
    if given.hands < 0 or given.orbits < 0 or given.hands + given.orbits == 0:
        return refuse("no-penalty", hands=given.hands, orbits=given.orbits)
    if given.players < 2:
        return refuse("no-table", players=given.players)
    return None
