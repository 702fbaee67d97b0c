"""Between the antes and the cards: who is left out, a pot nobody can play for, blind openings (H1, H2).

    antes ──► left out ──┬── two or more are dealt in ──► blind openings ──► cards
                         ├── one ──► the pot is his
                         └── none ──► the pot is carried to the next hand

The first player dealt in may open blind for the size of the pot, the second may double that, and the third may double
it again. The right never passes to a later seat, and there is no short blind opening.
"""

from shuffleup.answer import Refusal
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.hand.actions import DealCards, PostBlind
from shuffleup.hand.events import (
    BlindDeclined,
    BlindOffered,
    BlindPosted,
    HandEnded,
    HandEvent,
    Posted,
    PotAwarded,
    PotCarried,
    RoundOpened,
    SeatsLeftOut,
    WhyCarried,
)
from shuffleup.hand.phases.betting import not_your_turn
from shuffleup.hand.phases.opening import blind_opener
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, lowest, single, with_chips
from shuffleup.hand.state import NOBODY, BlindOpening, Dealing
from shuffleup.hand.strict_cards import dealt_in
from shuffleup.table.carry import CarriedPot, carried_chips, opening_level
from shuffleup.table.plan import HandPlan


def after_antes(rules: HandRules, plan: HandPlan, posted: Posted) -> tuple[HandEvent, ...]:
    """The events that follow the antes without a decision."""
    left = [seat.stack for seat in plan.seats]
    for payment in posted.payments:
        left[payment.seat] -= payment.amount
    stacks = tuple(left)
    pot = sum([payment.amount for payment in posted.payments]) + carried_chips(plan.carry)
    everybody = (1 << len(left)) - 1
    live = dealt_in(rules.variant, rules.switches, plan, stacks)
    events: list[HandEvent] = [SeatsLeftOut(everybody & ~live)] if live != everybody else []
    if live == 0 or single(live):
        return (*events, *_unplayed(rules, plan, stacks, live, pot))
    offer = _first_offer(rules, plan, stacks, live, pot)
    return (*events, offer) if offer else tuple(events)


def _unplayed(
    rules: HandRules, plan: HandPlan, stacks: tuple[int, ...], live: int, pot: int
) -> tuple[HandEvent, HandEnded]:
    """Awards the pot to the only player dealt in; without one it waits while two can come back for it (AMB-05)."""
    staying = with_chips((1 << len(stacks)) - 1, stacks)
    if not live and rules.variant.carries and staying & (staying - 1):
        return PotCarried(_waiting_pot(plan, stacks), WhyCarried.NOBODY), HandEnded()
    winner = lowest(live or staying) if live or staying else len(stacks) - 1
    return PotAwarded(0, pot, (winner,), ((winner, pot),), ""), HandEnded()


def _waiting_pot(plan: HandPlan, stacks: tuple[int, ...]) -> CarriedPot:
    before = plan.carry if isinstance(plan.carry, CarriedPot) else None
    paid = dict(before.contributions) if before else {}
    for seat, left in zip(plan.seats, stacks, strict=True):
        if left < seat.stack:
            paid[seat.player] = paid.get(seat.player, 0) + seat.stack - left
    members = before.members if before else ()
    return CarriedPot(tuple(paid.items()), opening_level(plan.carry), members)


def _first_offer(rules: HandRules, plan: HandPlan, stacks: tuple[int, ...], live: int, pot: int) -> BlindOffered | None:
    """The first blind opening: only in hands with the opening level jacks, and with two players who have chips."""
    carry = plan.carry
    parol = isinstance(carry, CarriedPot) and carry.is_parol
    if not rules.variant.blind_openings or parol or opening_level(carry) is not OpeningLevel.JACKS:
        return None
    able = with_chips(live, stacks)
    first = lowest(live)
    if not able & (able - 1) or stacks[first] < pot:
        return None
    return BlindOffered(first, pot)


def open_first_round(rules: HandRules, state: Dealing, able: int, least: int) -> RoundOpened:
    """The round after the cards: from the left of the button, or from the left of the last player to open blind.

    Only the player who made the blind opening may raise it, and only once it has been called (H4a). In a parol pot the
    first bet is the size of the pot.
    """
    felt = state.felt
    blind = blind_opener(felt)
    if blind == NOBODY:
        carry = felt.plan.carry
        if isinstance(carry, CarriedPot) and carry.is_parol:
            least = sum(felt.paid) + felt.dead
        return RoundOpened(lowest(able), able, 0, least, 0, 0)
    high = max(state.bets)
    inc = least if rules.betting.fixed else high if rules.betting.steps.double_least else 1
    answered = state.live & ~(1 << blind)
    return RoundOpened(after(able, blind), able, high, inc, 1, 0, answered, blind)


def post_blind(
    rules: HandRules, state: BlindOpening, action: PostBlind
) -> tuple[BlindPosted | BlindOffered, ...] | Refusal:
    """Opens blind, or doubles; the next in turn may double it if he has the chips."""
    if action.seat != state.turn:
        return not_your_turn(rules, state, action.seat)
    posted = BlindPosted(state.turn, state.amount)
    made = 1 + sum([1 for bet in state.bets if bet])
    following = after(state.live, state.turn)
    most = min(rules.variant.blind_openings, state.live.bit_count())
    if made >= most or state.stacks[following] < 2 * state.amount:
        return (posted,)
    return posted, BlindOffered(following, 2 * state.amount)


def deal_cards(rules: HandRules, state: BlindOpening, action: DealCards) -> tuple[BlindDeclined, ...] | Refusal:
    """Ends the blind openings: later seats do not have the right."""
    if action.seat != state.turn:
        return not_your_turn(rules, state, action.seat)
    return (BlindDeclined(state.turn),)
