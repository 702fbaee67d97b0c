"""What must be refused about the terms of an event, its prizes and its deals, by the refusal that is due."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from shuffleup.maths.deals import DealMethod
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.rulebooks.policy.exact import Span
from shuffleup.rulebooks.price_bands import FormLimits, PriceBands
from shuffleup.tournament.decide.prizes import plan_is_locked
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.facts.standing import satellite_terms, seats_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import (
    Column,
    Columns,
    Curve,
    Definition,
    FixedPrizes,
    PayoutPlan,
    PrizeTable,
    Seats,
    Shares,
)
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.prizes import AgreeToDeal, Deal, DropDeal, NamedAmount, ProposeDeal, SetPayouts
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission, BountyKind, BountyTerms, Flight, PrizeShares
from tests.laws.walks import people
from tests.laws.walks.walk import Afresh, Idea, Walk, one_of, playing, when

BANDS = PriceBands(rule="casino 4", buy_in_cents=(1_000_000, 2_000_000))
HEAD = BountyTerms(kind=BountyKind.MYSTERY, cents=100)
LEAST = PriceBands(rule="casino 4", least_of_buy_ins=9_000)

# ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _open(walk: Walk, definition: Definition) -> Afresh:
    return Afresh(c.OpenEvent("another", definition, walk.plan.policy))


def _money(walk: Walk, **changes: object) -> Afresh:
    definition = walk.plan.definition
    return _open(walk, replace(definition, money=replace(definition.money, **changes)))


def _form(
    walk: Walk, money: Mapping[str, object] | None = None, payouts: PayoutPlan | None = None, **limits: object
) -> Afresh:
    """An event otherwise than a book has its kind."""
    definition = walk.plan.definition
    when(not definition.online)
    terms = replace(definition.money, bands=PriceBands(form=FormLimits(rule="casino 4", **limits)), **(money or {}))
    return _open(walk, replace(definition, money=terms, payouts=payouts or definition.payouts))


def _bounty(walk: Walk, cents: int) -> Afresh:
    return _money(walk, shares=PrizeShares(bounty=BountyTerms(kind=BountyKind.MYSTERY, cents=cents)))


def _strange_bounty(walk: Walk) -> Afresh:
    terms = BountyTerms(kind=BountyKind.MYSTERY, cents=100)
    definition = replace(
        walk.plan.definition, money=replace(walk.plan.definition.money, shares=PrizeShares(bounty=terms))
    )
    return Afresh(c.OpenEvent("another", definition, resolved("mediterraneo-2026")))


def _alone(walk: Walk) -> Afresh:
    whole = resolved("tda-2024")
    event = replace(whole.policy.event, end_of_day_draw=Span(3, 7))
    policy = replace(whole, policy=replace(whole.policy, event=event))
    return Afresh(c.OpenEvent("another", walk.plan.definition, policy))


# ── the division ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _ladder(walk: Walk) -> EventState:
    """A state in which another division would be made into a ladder at once."""
    state = walk.now
    when(state.phase in {Phase.SEATED, Phase.PLAYING}, state.cage.closed_at is not None, pool_cents(state))
    when(not satellite_terms(state), not state.outcome.deal.made, not plan_is_locked(state, 0))
    when(not isinstance(state.definition.part, Flight))
    return state


def _divide(walk: Walk, table: PrizeTable, rounding: int = 1, least: int = 0) -> c.Command:
    _ladder(walk)
    return SetPayouts(PayoutPlan(table, rounding, least), "x", "Ada")


def _many_prizes(walk: Walk) -> c.Command:
    state = _ladder(walk)
    players = len({entry.player for entry in state.entries})
    return _divide(walk, FixedPrizes((1,) * (players + 1)))


def _set(walk: Walk, table: PrizeTable, *, satellite: bool) -> c.Command:
    state = walk.now
    when(bool(satellite_terms(state)) is satellite, not state.outcome.deal.made)
    when(state.phase is Phase.REGISTERING or (state.phase is Phase.SEATED and state.cage.closed_at is None))
    return SetPayouts(PayoutPlan(table), "x", "Ada")


def _set_late(walk: Walk, why: str) -> c.Command:
    state = walk.now
    over = state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}
    when(not over or state.cage.closed_at is not None)
    when(over is (why == "over"), over or bool(state.outcome.deal.made) is (why == "deal"))
    when(why != "locked" or (state.cage.closed_at is not None and plan_is_locked(state, 0)))
    return SetPayouts(PayoutPlan(Curve(3)), "x", "Ada")


# ── deals ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _may_deal(walk: Walk) -> EventState:
    """A state in which a deal can be proposed, as far as the event goes."""
    state = playing(walk)
    desk = state.outcome.deal
    when(not desk.made, not desk.proposed, state.cage.closed_at is not None)
    when(not people.busy(state), not state.round.open)
    return state


def _deal(walk: Walk, method: DealMethod = DealMethod.EQUAL, **changes: object) -> c.Command:
    state = _may_deal(walk)
    when(state.definition.deals.allowed, not seats_of(state))
    rest = {"author": "Ada", "told": "the press", "figures": "the players", **changes}
    return ProposeDeal(method=method, **rest)  # type: ignore[arg-type]


def _sound(walk: Walk) -> EventState:
    """As before, with prizes and chips that can be divided."""
    state = _may_deal(walk)
    when(sum(state.prizes.ladder[: state.floor.players]), state.floor.players > 1)
    when(all(chair.stack for chair in people.chairs(state)))
    return state


def _custom(walk: Walk, off: int = 0, *, below: bool = False, named: bool = True) -> c.Command:
    state = _sound(walk)
    when(not state.definition.deals.least_play_for)
    left = sum(state.prizes.ladder[: state.floor.players])
    names = [chair.player for chair in people.chairs(state)]
    amounts = [NamedAmount(name, left + off if place == 0 else 0) for place, name in enumerate(names)]
    if below:
        amounts[-1] = NamedAmount(names[-1], -5)
    return _deal(walk, DealMethod.CUSTOM, amounts=tuple(amounts[: None if named else -1]))


def _aside(walk: Walk, why: str) -> c.Command:
    state = _sound(walk)
    players, first = state.floor.players, state.prizes.ladder[0]
    amounts = {"many": (0,) * (players + 1), "rises": (1, 2), "much": (first + 1,), "little": ()}[why]
    when(why != "little" or state.definition.deals.least_play_for)
    return _deal(walk, play_for_cents=amounts)


def _proposed(walk: Walk) -> tuple[EventState, Deal]:
    state = walk.now
    deal = state.outcome.deal.proposed
    when(deal)
    assert deal is not None
    return state, deal


def _agree(walk: Walk, why: str) -> c.Command:
    state, deal = _proposed(walk)
    same = {share.player: share.chips for share in deal.shares} == {
        one.player: one.stack for one in people.chairs(state)
    }
    if why == "lapsed":
        when(not same or people.busy(state) or state.round.open)
        return AgreeToDeal(one_of(walk, deal.missing), "Ada")
    if why == "again":
        return AgreeToDeal(one_of(walk, deal.signed).player, "Ada")
    return AgreeToDeal(people.NOBODY if why == "stranger" else deal.shares[0].player, "Ada" if why else "")


def _again(walk: Walk, *, made: bool) -> c.Command:
    desk = playing(walk).outcome.deal
    when(desk.made if made else desk.proposed and not desk.made)
    return ProposeDeal(method=DealMethod.EQUAL, author="Ada")


def _too_early(walk: Walk) -> c.Command:
    state = playing(walk)
    when(state.cage.closed_at is None, not state.outcome.deal.proposed)
    return ProposeDeal(method=DealMethod.EQUAL, author="Ada")


def _amid(walk: Walk) -> c.Command:
    state = playing(walk)
    desk = state.outcome.deal
    when(state.cage.closed_at is not None, not desk.proposed, not desk.made, people.busy(state) or state.round.open)
    return ProposeDeal(method=DealMethod.EQUAL, author="Ada")


def _seats_divided(walk: Walk) -> c.Command:
    when(seats_of(_may_deal(walk)))
    return ProposeDeal(method=DealMethod.EQUAL, author="Ada")


def _forbidden(walk: Walk) -> c.Command:
    state = _may_deal(walk)
    when(not seats_of(state), not state.definition.deals.allowed)
    return ProposeDeal(method=DealMethod.EQUAL, author="Ada")


def _secret(walk: Walk) -> c.Command:
    policy = walk.now.policy.event.deals_policy
    when(policy is DealsPolicy.WHERE_LEGAL_MEDIA)
    return _deal(walk, told="")


def _uncounted(walk: Walk) -> c.Command:
    when(not walk.now.floor.dealt, not walk.now.chips.counted)
    return _deal(walk, walk.dice.choice((DealMethod.ICM, DealMethod.CHIP_CHOP)), figures=" ")


def _without_prizes(walk: Walk) -> c.Command:
    when(not _may_deal(walk).prizes.ladder)
    return _deal(walk)


def _without_chips(walk: Walk) -> c.Command:
    when(not all(chair.stack for chair in people.chairs(_may_deal(walk))))
    return _deal(walk)


TERMS_WRONGS: dict[str, Idea] = {
    "not-open:no-event": lambda w: Afresh(c.StartRound()),
    "not-open:event-open": lambda w: c.OpenEvent("walk", w.plan.definition, w.plan.policy),
    "price-outside-band": lambda w: _money(w, bands=BANDS),
    "share-outside-band": lambda w: _money(w, bands=LEAST, shares=PrizeShares(buy_ins=5_000)),
    "fixed-by-book": lambda w: _form(w, seats=23),
    "fixed-by-book:late": lambda w: _form(w, entries=23, money={"admission": Admission(late=Window(until_level=1))}),
    "fixed-by-book:shares": lambda w: _form(w, shares=(9_000, 1_000)),
    "fixed-by-book:bounty": lambda w: _form(
        w, shares=(9_000, 1_000), payouts=PayoutPlan(Shares((9_000, 1_000))), money={"shares": PrizeShares(bounty=HEAD)}
    ),
    "fixed-by-book:reentries": lambda w: _form(w, re_entries=0, money={"admission": Admission(re_entries=1)}),
    "uncapped-not-chopped": lambda w: _deal(w, uncapped=True),
    "bounty-unfit": lambda w: _bounty(w, 10**9),
    "bounty-not-in-book": _strange_bounty,
    "set-alone": _alone,
    "reason-missing:payouts": lambda w: SetPayouts(PayoutPlan(Curve(3)), "", "Ada"),
    "prizes-do-not-sum": lambda w: _divide(w, FixedPrizes((2, 1))),
    "more-prizes-than-players": _many_prizes,
    "bad-prize": lambda w: _divide(w, FixedPrizes((5, 0))),
    "prizes-rise": lambda w: _divide(w, FixedPrizes((5, 6))),
    "no-prizes": lambda w: _divide(w, FixedPrizes(())),
    "bad-share": lambda w: _divide(w, Shares((10_000, 0))),
    "shares-rise": lambda w: _divide(w, Shares((4_000, 6_000))),
    "no-shares": lambda w: _divide(w, Shares(())),
    "shares-do-not-sum:ladder": lambda w: _divide(w, Shares((6_000, 3_000))),
    "min-cash-too-high": lambda w: _divide(w, Shares((6_000, 4_000)), least=10**8),
    "bad-unit": lambda w: _divide(w, Shares((6_000, 4_000)), 0),
    "bad-min-cash": lambda w: _divide(w, Shares((6_000, 4_000)), least=-1),
    "bad-first-share:bounds": lambda w: _divide(w, Curve(3, first_basis_points=20_000)),
    "bad-first-share": lambda w: _divide(w, Curve(3, first_basis_points=1)),
    "no-places:ladder": lambda w: _divide(w, Curve(-1)),
    "no-places:most": lambda w: _set(w, Curve(10_001), satellite=False),
    "no-places:share": lambda w: _set(w, Curve(entries_basis_points=10_001), satellite=False),
    "no-columns": lambda w: _set(w, Columns(()), satellite=False),
    "columns-fall": lambda w: _set(w, Columns((Column(0, (10_000,)),)), satellite=False),
    "derived-unpaid": lambda w: _set(w, Columns((Column(9, (10_000,), (2,)),)), satellite=False),
    "bad-seat": lambda w: _set(w, Seats(0), satellite=True),
    "payouts-not-fit:satellite": lambda w: _set(w, Curve(3), satellite=True),
    "payouts-not-fit:no-satellite": lambda w: _set(w, Seats(5_000), satellite=False),
    "play-over": lambda w: _set_late(w, "over"),
    "deal-made:prizes": lambda w: _set_late(w, "deal"),
    "payouts-locked": lambda w: _set_late(w, "locked"),
    "reason-missing:deal": lambda w: (
        playing(w),
        ProposeDeal(method=DealMethod.EQUAL, author=""),
    )[1],
    "deal-made": lambda w: _again(w, made=True),
    "deal-proposed": lambda w: _again(w, made=False),
    "pool-open": _too_early,
    "hand-in-progress:deal": _amid,
    "seats-not-divided": _seats_divided,
    "deals-not-allowed": _forbidden,
    "deal-not-disclosed": _secret,
    "chips-not-counted": _uncounted,
    "amounts-do-not-match": lambda w: _custom(w, named=False),
    "amounts-not-asked": lambda w: _deal(w, amounts=((_sound(w), NamedAmount("x", 5))[1],)),
    "deal-does-not-sum": lambda w: _custom(w, 1),
    "bad-amount": lambda w: _custom(w, below=True),
    "bad-unit/deal": lambda w: (_sound(w), _deal(w, unit_cents=0))[1],
    "play-for-too-many": lambda w: _aside(w, "many"),
    "play-for-rises": lambda w: _aside(w, "rises"),
    "play-for-too-much": lambda w: _aside(w, "much"),
    "play-for-too-little": lambda w: _aside(w, "little"),
    "no-prizes:none": _without_prizes,
    "bad-stack": _without_chips,
    "no-deal": lambda w: (when(not w.now.outcome.deal.proposed), AgreeToDeal("x", "Ada"))[1],
    "reason-missing:witness": lambda w: _agree(w, ""),
    "not-in-deal": lambda w: _agree(w, "stranger"),
    "agreed-already": lambda w: _agree(w, "again"),
    "deal-lapsed": lambda w: _agree(w, "lapsed"),
    "reason-missing:deal/drop": lambda w: (_proposed(w), DropDeal("", "Ada"))[1],
    "not-played-out": lambda w: (when(w.now.phase is not Phase.PLAYED_OUT), c.AwardPrizes())[1],
}
"""After a stroke stands another road to the same refusal."""
