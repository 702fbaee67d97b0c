"""Whatever is asked at whatever moment of whatever game: what a ruling demands or offers, the hand can carry out."""

import random

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import NewStub, rebuilt_deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.orders.actions import FloorAction, RebuildStub
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, HeldRound
from shuffleup.rulebooks.catalogue import BOOKS
from shuffleup.rulings.own_decision import other_decisions
from shuffleup.rulings.ruling import Option, Ruling
from tests.laws.any_game import WITH_FLOOR, dealt, on_the_table, played
from tests.laws.any_order import any_hold
from tests.laws.asking import CARDS, HANDS, WAGERS, everything_asked, moment
from tests.laws.volume import NIGHTLY

SEEDS = range(60 if NIGHTLY else 3)
NUMBERS = {key: {str(rule.number) for rule in book.rules} for key, book in BOOKS.items()}


def moments(game: Variant, limit: Limit, seed: int) -> list[Hand]:
    """A few moments of a hand: its beginning, its end and one between, and one in which the seat to act is held."""
    hands, chance = [hand.fork() for hand in played(game, limit, seed)], random.Random(seed)
    return [hands[0], chance.choice(hands), hands[-1], *held(hands, chance)]


def held(hands: list[Hand], chance: random.Random) -> list[Hand]:
    """A betting round in which the floor holds the seat to act to something; none if the hand has no bets."""
    bets = [hand.fork() for hand in hands if isinstance(hand.state, BettingRound)]
    if not bets:
        return []
    hand = chance.choice(bets)
    while hand.act(any_hold(hand, chance, hand.turn)) or not isinstance(hand.state, HeldRound):
        pass
    return [hand]


def can_be_carried_out(hand: Hand, choice: Ruling | Option, stub: NewStub | None) -> bool:
    """The act in turn and then the orders: none is refused, and no chip is lost. Was there anything to do?"""
    now = hand.fork()
    orders: tuple[FloorAction, ...] = choice.remedy
    if choice.act is not None and choice.act.seat == now.turn:
        assert now.act(choice.act) is None, choice
    if stub and any(isinstance(order, RebuildStub) for order in orders):
        now.deck = rebuilt_deck(now.deck, (*stub.kept, *stub.shuffled))
    for order in orders:
        refusal = now.act(order)
        assert refusal is None, (order, refusal)
    assert on_the_table(now.state) == on_the_table(hand.state)
    return bool(orders)


def are_there(rules: tuple[str, ...]) -> None:
    """Is every rule that is cited in its book?"""
    assert rules
    for rule in rules:
        book, _, number = rule.partition(" ")
        assert number in NUMBERS[book], rule


def asked(hand: Hand, chance: random.Random) -> set[str]:
    """Asks everything; says what had orders that were carried out."""
    done = set()
    for question in everything_asked(moment(hand, chance)):
        ruling = question.answer
        if isinstance(ruling, Refusal):
            if ruling.rule:
                are_there((ruling.rule,))
            continue
        are_there(ruling.rules)
        others = other_decisions(hand.rules, hand.state, ruling, hand.deck)
        for choice in (ruling, *ruling.options, *others):
            are_there(choice.rules)
            if can_be_carried_out(hand, choice, question.stub):
                done.add(question.about)
    return done


@pytest.mark.parametrize(("game", "limit"), WITH_FLOOR)
def test_every_order_of_a_ruling_is_one_that_the_hand_takes(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        for hand in moments(game, limit, seed):
            asked(hand, random.Random(seed))


def test_the_questions_of_this_law_lead_to_orders() -> None:
    done: set[str] = set()
    for game, limit in [one.values for one in WITH_FLOOR]:
        for hand in moments(game, limit, 7):
            done |= asked(hand, random.Random(7))
    assert len({ask.__name__ for ask in (*CARDS, *HANDS, *WAGERS)} & done) >= 25, sorted(done)
    assert {"flop", "early", "stub"} <= done


def test_a_hand_of_this_law_may_be_one_of_any_book() -> None:
    books = {dealt(WITH_FLOOR[0].values[0], Limit.NO_LIMIT, seed).rules.resolved.book for seed in range(40)}
    assert len(books) == 4
