"""A hand begun at the wrong level: the blinds of another level were posted (TDA 23).

before substantial action    the right blinds and antes are posted, and the first round begins again
after it                     the hand stays at the level at which it began
"""

from collections.abc import Iterator

from msgspec import Struct

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.hand.floor.decide import NO_BLINDS
from shuffleup.hand.orders.actions import FloorAction, SetBet, SetStakes
from shuffleup.hand.phases.dealing import post
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Drawing, HandState, Seated
from shuffleup.hand.view import plan_of
from shuffleup.rulings.orders import by, not_running
from shuffleup.rulings.ruling import Ruling, cite
from shuffleup.rulings.substantial import SUBSTANTIAL, Since, substantial_action
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.stakes import Stakes

_IN_FRONT = (PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND)


class HandAtWrongLevel(Struct, frozen=True, gc=False):
    """The stakes the hand should have had, and the actions since it began."""

    stakes: Stakes
    since: Since


def wrong_level(rules: HandRules, state: HandState, found: HandAtWrongLevel) -> Ruling | Refusal:
    """``level-corrected`` or ``stands``. Refused for the level the hand is played at, and for games of antes."""
    if refused := not_running(state):
        return refused
    plan = plan_of(state)
    right = found.stakes
    if not (plan.stakes.big_blind or plan.stakes.bring_in):
        return NO_BLINDS
    if right == plan.stakes:
        small, big = right.small_blind or right.bring_in, right.big_blind or right.small_bet
        return refuse("right-level", small=small, big=big)
    cited = cite(rules, "wrong_level_after_sa", *SUBSTANTIAL)
    if not isinstance(state, Seated) and (_first_round_over(rules, state) or substantial_action(rules, found.since)):
        return Ruling("stands", cited, facts=_facts(plan.stakes)[-1:])
    remedy = tuple(_orders(state, plan, right, cited)) if isinstance(state, BettingRound | Drawing) else ()
    antes = (("ante", right.ante),) if right.ante or plan.stakes.ante else ()
    return Ruling("level-corrected", cited, remedy=remedy, facts=(*_facts(right), *antes))


def _first_round_over(rules: HandRules, state: HandState) -> bool:
    """Is the first round over, or no round at all? All-in players discard after their bets are collected."""
    if not isinstance(state, BettingRound | Drawing) or state.felt.street > rules.variant.first_round:
        return True
    return isinstance(state, Drawing) and list(state.bets) != _blinds(state.felt.plan)


def _blinds(plan: HandPlan) -> list[int]:
    """The blind each seat has posted in front of itself."""
    blinds = [0] * len(plan.seats)
    for payment in post(plan).payments:
        blinds[payment.seat] += payment.amount if payment.kind in _IN_FRONT else 0
    return blinds


def _facts(stakes: Stakes) -> PlainFacts:
    if stakes.bring_in:
        return (("bring-in", stakes.bring_in),)
    return (("small-blind", stakes.small_blind), ("big-blind", stakes.big_blind))


def _orders(
    state: BettingRound | Drawing, plan: HandPlan, right: Stakes, cited: tuple[str, ...]
) -> Iterator[FloorAction]:
    """Chips besides the blinds go back, even a bring-in; then the right level is posted; folded players stay out."""
    floor = by("level-corrected", cited)
    for seat, (bet, blind) in enumerate(zip(state.bets, _blinds(plan), strict=True)):
        if bet != blind:
            yield SetBet(seat, blind, floor)
    yield SetStakes(right, floor)
