"""Pots that nobody wins: hands nobody opens, parols, and the catch-up that follows a parol (H4b, H6, H9).

nobody opened, nobody is all-in    the pot is carried, and the next hand needs a better hand to open
all players left said parol        players not in the hand may catch up; then the pot is carried for those who are in
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.italian.opening import OpeningLevel, next_level
from shuffleup.chips.pots import side_pots
from shuffleup.hand.actions import Decline, Join, Parol
from shuffleup.hand.events import (
    CatchUpDeclined,
    CatchUpOpened,
    CaughtUp,
    HandEnded,
    HandEvent,
    ParolSaid,
    PotCarried,
    WhyCarried,
)
from shuffleup.hand.phases.betting import next_to_act, not_your_turn
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, lowest, members
from shuffleup.hand.state import NOBODY, BettingRound, CatchUp, Felt
from shuffleup.rulebooks.policy.italian_game import ParolAnte
from shuffleup.table.carry import CarriedPot, opening_level
from shuffleup.table.seat import Attendance


def may_say_parol(rules: HandRules, state: BettingRound) -> bool:
    """Is parol an option: no bet, no side pot, and nobody all-in?"""
    return not _no_parol(rules, state)


def say_parol(rules: HandRules, state: BettingRound, action: Parol) -> ParolSaid | Refusal:
    """A check that proposes to carry the pot. After somebody else's plain check it is only a check."""
    seat = action.seat
    if seat != state.turn:
        return not_your_turn(rules, state, seat)
    if not any(street.parol for street in rules.variant.streets):
        return refuse("no-parol", why="game")
    if why := _no_parol(rules, state):
        return refuse("no-parol", rules.cite("parol"), why=why)
    return ParolSaid(seat, next_to_act(state, seat, state.waiting & ~(1 << seat), state.able, state.live))


def _no_parol(rules: HandRules, state: BettingRound) -> str:
    """What prevents the pot from being carried; empty if nothing does."""
    if not rules.variant.streets[state.felt.street].parol:
        return "street"
    if state.price.high:
        return "bet"
    if state.able != state.live:
        return "all-in"
    return "side-pot" if len(side_pots(state.felt.paid, state.live, state.felt.dead)) > 1 else ""


def passed_on(rules: HandRules, state: BettingRound) -> tuple[HandEvent, ...]:
    """The events after a round without a bet that carries the pot to the next hand; empty if the hand goes on."""
    street = rules.variant.streets[state.felt.street]
    live, felt = state.live, state.felt
    if street.opens_with_pair and state.able == live:
        return PotCarried(_unopened(felt), WhyCarried.UNOPENED), HandEnded()
    if not street.parol or state.price.parols & live != live:
        return ()
    target = felt.paid[lowest(live)]
    asked = 0
    for place, seat in enumerate(felt.plan.seats):
        away = live >> place & 1 or seat.attendance is not Attendance.PRESENT
        if not away and state.stacks[place] >= target - felt.paid[place]:
            asked |= 1 << place
    if asked:
        return (CatchUpOpened(lowest(asked), asked, target),)
    return PotCarried(_agreed(rules, felt, live, 0), WhyCarried.PAROL), HandEnded()


def join(rules: HandRules, state: CatchUp, action: Join) -> CaughtUp | Refusal:
    """Pays the difference and plays for the carried pot."""
    if action.seat != state.turn:
        return not_your_turn(rules, state, action.seat)
    return CaughtUp(state.turn, state.target - state.felt.paid[state.turn], _following(state))


def decline(rules: HandRules, state: CatchUp, action: Decline) -> CatchUpDeclined | Refusal:
    """Pays nothing; if the pot is carried again by another parol, the offer comes again at the full difference."""
    if action.seat != state.turn:
        return not_your_turn(rules, state, action.seat)
    return CatchUpDeclined(state.turn, _following(state))


def carry_parol(rules: HandRules, state: CatchUp) -> tuple[HandEvent, ...]:
    """Carries the pot as soon as everybody has answered."""
    if state.waiting:
        return ()
    broke = sum([1 << seat for seat in members(state.joined) if not state.stacks[seat]])
    return PotCarried(_agreed(rules, state.felt, state.live, broke), WhyCarried.PAROL), HandEnded()


def _following(state: CatchUp) -> int:
    waiting = state.waiting & ~(1 << state.turn)
    return after(waiting, state.turn) if waiting else NOBODY


def _unopened(felt: Felt) -> CarriedPot:
    carry = felt.plan.carry
    played_by = carry.members if isinstance(carry, CarriedPot) else ()
    return CarriedPot(_contributions(felt), next_level(opening_level(carry)), played_by)


def _agreed(rules: HandRules, felt: Felt, live: int, broke: int) -> CarriedPot:
    names = [seat.player for seat in felt.plan.seats]
    return CarriedPot(
        _contributions(felt),
        OpeningLevel.KINGS,
        tuple([names[seat] for seat in members(live)]),
        ante_due=rules.switches.parol_ante is ParolAnte.COLLECT,
        staying=tuple([names[seat] for seat in members(broke)]),
    )


def _contributions(felt: Felt) -> tuple[tuple[str, int], ...]:
    """Each player's chips in the pot, including players who have left the table."""
    carry = felt.plan.carry
    paid = dict(carry.contributions) if isinstance(carry, CarriedPot) else {}
    for seat, chips in zip(felt.plan.seats, felt.paid, strict=True):
        if chips:
            paid[seat.player] = chips
    ownerless = sum(felt.paid) + felt.dead - sum(paid.values())
    return (*paid.items(), ("", ownerless)) if ownerless else tuple(paid.items())
