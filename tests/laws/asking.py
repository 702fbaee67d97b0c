"""Whatever may be asked of the ruling desk at a moment of a hand, with facts drawn by chance."""

import random
from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.chips.pile import Pile, pile_of
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.orders.actions import HeldAct
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Seated, Settled
from shuffleup.rulings.deck.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.deck.exposed_card import Exposed, exposed_cards, exposed_seventh
from shuffleup.rulings.deck.extra_card import WrongCount, wrong_count
from shuffleup.rulings.deck.flop import IrregularFlop, irregular_flop, redealt_stub
from shuffleup.rulings.deck.fouled_deck import DeckFault, DeckFound, fouled_deck
from shuffleup.rulings.deck.misdeal import DealFault, Misdealt, misdeal, misplaced_button
from shuffleup.rulings.deck.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.deck.stub import Disordered, StubOrder, disordered_places, disordered_stub
from shuffleup.rulings.deck.wrong_level import HandAtWrongLevel, wrong_level
from shuffleup.rulings.gesture import Caller, CameFirst, Gesture, Heard
from shuffleup.rulings.ruling import BindingAct, Ruling
from shuffleup.rulings.showdown.all_in_muck import MuckedAllIn, mucked_all_in
from shuffleup.rulings.showdown.dispute import Contested, Dispute, correct_award
from shuffleup.rulings.showdown.refusal_to_show import OrderGiven, order_run_out, refuses_to_show, turned_by_another
from shuffleup.rulings.showdown.released import Released, Way, released, upcards_picked_up
from shuffleup.rulings.showdown.seeing_hand import request_to_see, shown_on_request, suspected
from shuffleup.rulings.showdown.tabling import Discarded, Shown, discarded_at_showdown, partly_shown
from shuffleup.rulings.showdown.unprotected import LostHand, last_bet, lost_hand
from shuffleup.rulings.speech.sizing import chips as chips_said
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.substantial import Act, ActKind, Since, acts_since
from shuffleup.rulings.turn.at_the_seat import Latecomer, SeatReached, device_in_hand, late_at_seat
from shuffleup.rulings.turn.calling_time import TimeOver, time_over
from shuffleup.rulings.turn.out_of_turn import out_of_turn
from shuffleup.rulings.turn.skipped import SkippedPlayer, skipped_player
from shuffleup.rulings.words_and_chips.announcements import (
    BeforeAmount,
    Cause,
    Condition,
    Followed,
    announced_fold,
    before_amount,
    conditional,
)
from shuffleup.rulings.words_and_chips.bounty_chip import BountyChip, bounty_chip
from shuffleup.rulings.words_and_chips.declared import what_binds
from shuffleup.rulings.words_and_chips.undercall import PutIn, WrongPrice, accepted_action, undercalls_in_a_row
from shuffleup.rulings.words_and_chips.wrong_bet import Meant, Noticed, WrongBet, wrong_bet

Answer = Ruling | Refusal
LATE = 10_000_000


class Asked(Struct, frozen=True):
    """What was asked, the answer, and the new stub that its orders may need."""

    about: str
    answer: Answer
    stub: NewStub | None = None


class Moment(Struct, frozen=True):
    """A hand, what has been done in it, and two seats that questions are about."""

    hand: Hand
    chance: random.Random
    seat: int
    other: int
    since: Since

    def maybe(self) -> bool:
        return self.chance.random() < 0.5

    def pile(self) -> Pile:
        return pile_of(*[self.chance.choice((1, 5, 25, 100)) for _ in range(self.chance.randint(1, 3))])


def moment(hand: Hand, chance: random.Random) -> Moment:
    """The present moment; some floors miss that anything was done."""
    state = hand.state
    seats = len(state.plan.seats if isinstance(state, Seated) else state.felt.plan.seats)
    since = acts_since(hand.events, first_round=hand.rules.variant.first_round)
    if chance.random() < 0.3:
        since = Since((), preflop=True, big_blind=min(1, seats - 1))
    return Moment(hand, chance, chance.randrange(seats), chance.randrange(seats), since)


def everything_asked(at: Moment) -> Iterator[Asked]:
    """Every ruling there is, once. Those with a new stub come with it."""
    yield from _about_stubs(at)
    questions = (*CARDS, *HANDS, *(WAGERS if isinstance(at.hand.state, BettingRound) else ()))
    for ask in questions:
        yield Asked(ask.__name__, ask(at))


# ── the deal and the deck ────────────────────────────────────────────────────────────────────────────────────────────


def _cards(at: Moment) -> tuple[int, ...]:
    street = at.hand.rules.variant.streets[0]
    dealt = 2 * (street.down + street.up)
    return tuple(at.chance.sample(range(1, dealt + 1), min(dealt, at.chance.choice((1, 1, 2, 3)))))


def exposed(at: Moment) -> Answer:
    return exposed_cards(at.hand.rules, at.hand.state, Exposed(_cards(at), at.since))


def boxed(at: Moment) -> Answer:
    found = Boxed(_cards(at) if at.maybe() else (), at.since, at.chance.randint(0, 2))
    return boxed_cards(at.hand.rules, at.hand.state, found)


def seventh(at: Moment) -> Answer:
    return exposed_seventh(at.hand.rules, at.hand.state, at.seat)


def count(at: Moment) -> Answer:
    others = (at.other,) if at.maybe() else ()
    found = WrongCount(at.seat, at.chance.randint(0, 8), at.since, at.maybe(), at.maybe(), others)
    return wrong_count(at.hand.rules, at.hand.state, found)


def deck(at: Moment) -> Answer:
    return fouled_deck(at.hand.rules, at.hand.state, DeckFound(at.chance.choice(tuple(DeckFault)), at.since))


def order_of_the_deal(at: Moment) -> Answer:
    found = Misdealt(at.chance.choice(tuple(DealFault)), at.since, at.seat)
    return misdeal(at.hand.rules, at.hand.state, found)


def button(at: Moment) -> Answer:
    return misplaced_button(at.hand.rules, at.hand.state, at.since)


def level(at: Moment) -> Answer:
    state = at.hand.state
    now = (state.plan if isinstance(state, Seated) else state.felt.plan).stakes
    right = replace(
        now,
        small_blind=2 * now.small_blind,
        big_blind=2 * now.big_blind,
        bring_in=2 * now.bring_in,
        small_bet=2 * now.small_bet,
        big_bet=2 * now.big_bet,
    )
    return wrong_level(at.hand.rules, state, HandAtWrongLevel(right, at.since))


def _about_stubs(at: Moment) -> Iterator[Asked]:
    rules, state, size = at.hand.rules, at.hand.state, len(at.hand.deck)
    flop = IrregularFlop(at.chance.choice((3, 4, 5)), at.chance.choice((0, 1, 2)), at.maybe(), deck_size=size)
    found = irregular_flop(rules, state, flop)
    yield Asked("flop", found, redealt_stub(rules, state, flop) if isinstance(found, Ruling) else None)
    early = Premature(at.chance.randint(1, len(rules.variant.streets)), size)
    yield Asked("early", premature_cards(rules, state, early), _stub(premature_stub(rules, state, early)))
    fallen = Disordered(at.chance.choice(tuple(StubOrder)), size)
    yield Asked("stub", disordered_stub(rules, state, fallen), _stub(disordered_places(rules, state, fallen)))


def _stub(found: NewStub | Refusal) -> NewStub | None:
    return found if isinstance(found, NewStub) else None


CARDS: tuple[Callable[[Moment], Answer], ...] = (
    *(exposed, boxed, seventh, count, deck),
    *(order_of_the_deal, button, level),
)
"""An exposed card of a draw is left out: where the stub is empty only the deck tells."""


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def left_its_player(at: Moment) -> Answer:
    return released(at.hand.rules, at.hand.state, Released(at.seat, at.chance.choice(tuple(Way)), at.maybe()))


def lost(at: Moment) -> Answer:
    found = LostHand(at.seat, at.maybe(), last_bet(at.hand.events, at.seat), at.maybe())
    return lost_hand(at.hand.rules, at.hand.state, found)


def thrown_away(at: Moment) -> Answer:
    found = Discarded(at.seat, at.chance.choice(tuple(Shown)), at.maybe(), at.maybe(), at.maybe())
    return discarded_at_showdown(at.hand.rules, at.hand.state, found)


def half_shown(at: Moment) -> Answer:
    return partly_shown(at.hand.rules, at.hand.state, at.seat)


def not_shown(at: Moment) -> Answer:
    return refuses_to_show(at.hand.rules, at.hand.state, at.seat)


def not_shown_in_time(at: Moment) -> Answer:
    return order_run_out(at.hand.rules, at.hand.state, OrderGiven(at.seat, 0, LATE))


def turned_up(at: Moment) -> Answer:
    return turned_by_another(at.hand.rules, at.hand.state, at.seat, at.other)


def seen(at: Moment) -> Answer:
    return request_to_see(at.hand.rules, at.hand.state, at.seat, at.other)


def seen_after_muck(at: Moment) -> Answer:
    return shown_on_request(at.hand.rules, at.hand.state, at.seat)


def mucked(at: Moment) -> Answer:
    return mucked_all_in(at.hand.rules, at.hand.state, MuckedAllIn(at.seat, at.maybe(), at.maybe()))


def late(at: Moment) -> Answer:
    return late_at_seat(at.hand.rules, at.hand.state, Latecomer(at.seat, at.chance.choice(tuple(SeatReached))))


def device(at: Moment) -> Answer:
    return device_in_hand(at.hand.rules, at.hand.state, at.seat)


def upcards(at: Moment) -> Answer:
    return upcards_picked_up(at.hand.rules, at.hand.state, at.seat)


def collusion(at: Moment) -> Answer:
    return suspected(at.hand.rules, at.hand.state, at.seat, at.other)


def out_of_time(at: Moment) -> Answer:
    return time_over(at.hand.rules, at.hand.state, TimeOver(10, at.chance.choice((-1, 5, 10, 20))))


def award(at: Moment) -> Answer:
    state = at.hand.state
    chips = sum([pot.amount for pot in state.pots]) if isinstance(state, Settled) else 1
    protest = Dispute(at.chance.choice(tuple(Contested)))
    return correct_award(at.hand.rules, state, ((at.seat, chips),), protest)


HANDS: tuple[Callable[[Moment], Answer], ...] = (
    *(left_its_player, lost, thrown_away, half_shown, not_shown, not_shown_in_time, turned_up, seen),
    *(seen_after_muck, mucked, late, device, upcards, collusion, out_of_time, award),
)


# ── words, chips and turns ───────────────────────────────────────────────────────────────────────────────────────────


def _round(at: Moment) -> BettingRound:
    assert isinstance(at.hand.state, BettingRound)
    return at.hand.state


def _after_the_turn(at: Moment) -> list[int]:
    state = _round(at)
    seats = len(state.stacks)
    return sorted(set(members(state.able)) - {state.turn}, key=lambda seat: (seat - state.turn) % seats)


def _act(at: Moment, seat: int) -> BindingAct:
    state, roll = _round(at), at.chance.random()
    if roll < 0.3:
        return Fold(seat)
    if roll < 0.6:
        return Call(seat) if state.price.high > state.bets[seat] else Check(seat)
    return RaiseTo(seat, state.price.high + at.chance.randint(1, 40))


def gesture(at: Moment) -> Answer:
    chance, word = at.chance, at.chance.choice(tuple(Word))
    sizes = () if word not in (Word.AMOUNT, Word.RAISE, Word.BET) else chips_said(chance.randint(1, 90))
    chips = at.pile() if at.maybe() else Pile()
    later = (at.pile(),) if chips and at.maybe() else ()
    ways = (chance.choice(tuple(CameFirst)), chance.choice(tuple(Heard)), chance.choice(tuple(Caller)))
    made = Gesture(word, sizes, chips, later, order=ways[0], heard=ways[1], caller=ways[2])
    return what_binds(at.hand.rules, _round(at), made, at.hand.deck)


def told_wrong(at: Moment) -> Answer:
    return accepted_action(at.hand.rules, _round(at), WrongPrice(at.chance.randint(1, 50)))


def thrown_in(at: Moment) -> Answer:
    return bounty_chip(at.hand.rules, _round(at), BountyChip(at.pile() if at.maybe() else Pile()), at.hand.deck)


def fold_to_come(at: Moment) -> Answer:
    return announced_fold(at.hand.rules, _round(at), at.seat, at.chance.choice(tuple(Followed)))


def condition(at: Moment) -> Answer:
    pledge = Condition(at.chance.choice(tuple(HeldAct)), 0, at.chance.choice(tuple(Cause)), at.other)
    return conditional(at.hand.rules, _round(at), at.seat, pledge if at.maybe() else None)


def hasty(at: Moment) -> Answer:
    seat = (*_after_the_turn(at), at.seat)[0]
    return before_amount(at.hand.rules, _round(at), BeforeAmount(seat, at.chance.choice((Word.FOLD, Word.CALL))))


def too_little(at: Moment) -> Answer:
    seats = [_round(at).turn, *_after_the_turn(at)][: at.chance.randint(2, 3)]
    return undercalls_in_a_row(at.hand.rules, _round(at), tuple([PutIn(seat, pile_of(1)) for seat in seats]))


def wrong_size(at: Moment) -> Answer:
    answers = (ActKind.CALL, ActKind.FOLD, ActKind.RAISE)
    since = [Act(seat, at.chance.choice(answers)) for seat in _after_the_turn(at)[: at.chance.randint(0, 2)]]
    to = _round(at).price.high + at.chance.randint(1, 60)
    bet = WrongBet(to, tuple(since), at.chance.choice(tuple(Noticed)), at.chance.choice(tuple(Meant)))
    return wrong_bet(at.hand.rules, _round(at), bet)


def before_his_turn(at: Moment) -> Answer:
    return out_of_turn(at.hand.rules, _round(at), _act(at, at.seat))


def passed_over(at: Moment) -> Answer:
    seats = _after_the_turn(at)[: at.chance.randint(1, 4)]
    facts = SkippedPlayer(tuple([_act(at, seat) for seat in seats]))
    return skipped_player(at.hand.rules, _round(at), facts)


WAGERS: tuple[Callable[[Moment], Answer], ...] = (
    *(gesture, told_wrong, thrown_in, fold_to_come, condition, hasty),
    *(too_little, wrong_size, before_his_turn, passed_over),
)
