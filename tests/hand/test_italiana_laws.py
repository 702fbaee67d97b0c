"""What holds in every hand of poker all'italiana, whatever its players do: chips, cards, replay, views, carried pots.

A table plays hand after hand, pots are carried from one to the next, and every action is one of those that are offered.
"""

import random
from collections.abc import Iterator

import msgspec
import pytest

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.readings import StraightFlushException
from shuffleup.games.italiana import ITALIANA
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import (
    Action,
    Call,
    Check,
    DealCards,
    Decline,
    Discard,
    Fold,
    Join,
    Muck,
    Parol,
    PostBlind,
    RaiseTo,
    Show,
)
from shuffleup.hand.events import CardsDrawn, CardsServed, HandEnded, PotAwarded
from shuffleup.hand.evolve import evolve, fold
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Drawing, HandState, Seated, Settled, Showdown
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import public_view, seat_view
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianPotLimit, ItalianSwitches, ParolAnte
from shuffleup.table.carry import CarriedPot, Carry, NoCarry, carried_chips
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import antes
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.wire.json import canonical, decode_event
from tests.laws.meddling import award_unread, meddle
from tests.ledger import MAIN_POT, BetPlace, Place, StackPlace, moves

LIMITS = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
SEEDS = range(48)
HANDS = 8
"""The most hands that one table plays for a seed."""
Orders = set[tuple[str, str, bool]]
"""What the floor ordered, in which phase, and whether it was carried out."""
MARK = 7_777_777_000
"""Far above any card and any stack."""


class Room:
    """A table with its button and the pot that nobody has won yet."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        chance = self.chance
        players = 2 + seed % 5
        self.stacks = {name: chance.choice((5, 10, 40, 75, 300, 1000)) for name in "ABCDEF"[:players]}
        self.carry: Carry = NoCarry()
        self.limit = LIMITS[seed // 5 % len(LIMITS)]
        self.bold = chance.choice((0.1, 0.3, 0.6))
        self.rules = hand_rules(
            ITALIANA,
            self.limit,
            resolved("italiana"),
            chance.choice(tuple(ShowdownMode)),
            switches=ItalianSwitches(
                deck_basis=chance.choice(tuple(DeckBasis)),
                sitout_allin_ante_plays=chance.random() < 0.5,
                parol_ante=chance.choice(tuple(ParolAnte)),
                min_raise_double=chance.random() < 0.5,
                pl_formula=chance.choice(tuple(ItalianPotLimit)),
                sf_exception=chance.choice(tuple(StraightFlushException)),
            ),
        )

    def deal(self, number: int) -> Hand:
        """The next hand; the button has moved on by one."""
        names = list(self.stacks)
        first = number % len(names)
        order = names[first:] + names[:first]
        seats = tuple([SeatPlan(place + 1, name, self.stacks[name], self._here()) for place, name in enumerate(order)])
        stakes = Stakes(0, 0, 10, AnteMode.ALL_PLAYERS)
        game = GameKey("italiana", self.limit)
        plan = HandPlan(number, game, stakes, seats, antes(seats, stakes, self.carry), len(seats), carry=self.carry)
        cards = list(deck_of_hand(self.rules, plan))
        self.chance.shuffle(cards)
        return Hand.start(self.rules, plan, Deck(tuple(cards)), lambda stub: (*stub.kept, *self._mixed(stub.shuffled)))

    def settle(self, hand: Hand) -> None:
        """Takes the result over: who has no chips is out, but for those who stay for the carried pot."""
        result = hand.result()
        self.carry = result.carry
        staying = self.carry.staying if isinstance(self.carry, CarriedPot) else ()
        for seat in result.seats:
            self.stacks[seat.player] = seat.finished or 0
            if not seat.finished and seat.player not in staying:
                del self.stacks[seat.player]

    def _here(self) -> Attendance:
        return Attendance.ABSENT if self.chance.random() < 0.08 else Attendance.PRESENT

    def _mixed(self, places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.chance.sample(places, len(places)))


def hands(seed: int, orders: Orders | None = None) -> Iterator[Iterator[Hand]]:
    """The hands of a table, each as its states; where ``orders`` is given the floor kills and restores hands."""
    room = Room(seed)
    for number in range(1, HANDS + 1):
        if len(room.stacks) < 2:
            return
        yield _steps(room, number, orders)


def _steps(room: Room, number: int, orders: Orders | None) -> Iterator[Hand]:
    hand = room.deal(number)
    yield hand
    for _ in range(300):
        if hand.over:
            room.settle(hand)
            return
        if orders is not None and _meddled(room, hand, orders):
            yield hand
            continue
        action = any_action(room, hand)
        refusal = hand.act(action)
        assert refusal is None, (refusal, action)
        yield hand
    raise AssertionError("the hand does not end")


def _meddled(room: Room, hand: Hand, orders: Orders) -> bool:
    """Does the floor order something now, by chance or because nobody else can go on?"""
    if room.chance.random() >= 0.3:
        return award_unread(hand)
    orders.add(meddle(hand, room.chance))
    return True


def any_action(room: Room, hand: Hand) -> Action:
    """One of the actions that are offered to the seat to act."""
    chance, seat, state = room.chance, hand.turn, hand.state
    match state:
        case BlindOpening():
            return (PostBlind if chance.random() < 0.5 else DealCards)(seat)
        case Drawing():
            held = len(state.felt.cards.holes[seat])
            return Discard(seat, tuple(chance.sample(range(held), chance.choice((0, 1, 2, 3, 4, 4)))))
        case Showdown():
            return chance.choice((Show, Muck))(seat)
        case CatchUp():
            return chance.choice((Join, Decline))(seat)
        case BettingRound():
            return any_bet(room, hand, state)
    raise AssertionError(f"nobody is asked in {type(state).__name__}")


def any_bet(room: Room, hand: Hand, state: BettingRound) -> Action:
    chance, seat, legal = room.chance, hand.turn, hand.options()
    if legal.min_to and chance.random() < room.bold:
        top = chance.choice((legal.min_to, legal.max_to, min(legal.max_to, 2 * legal.min_to)))
        return RaiseTo(seat, top)
    if legal.fold:
        return chance.choice((Call, Call, Fold))(seat)
    if may_say_parol(room.rules, state) and chance.random() < 0.8:
        return Parol(seat)
    return Fold(seat) if chance.random() < 0.05 else Check(seat)


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("meddling", [False, True], ids=["", "a floor that meddles"])
@pytest.mark.parametrize("seed", SEEDS)
def test_no_chip_comes_or_goes(seed: int, *, meddling: bool) -> None:
    for hand in hands(seed, set() if meddling else None):
        balances: dict[Place, int] = {}
        heard = 0
        before: HandState | None = None
        for moment in hand:
            for event in moment.events[heard:]:
                for move in moves(before, event):
                    balances[move.source] = balances.get(move.source, 0) - move.amount
                    balances[move.target] = balances.get(move.target, 0) + move.amount
                before = evolve(before, event)
            heard = len(moment.events)
        assert isinstance(before, Settled)
        plan = before.felt.plan
        brought = sum([seat.stack for seat in plan.seats]) + carried_chips(plan.carry)
        assert sum(before.stacks) + carried_chips(moment.result().carry) == brought
        for place, seat in enumerate(plan.seats):
            assert seat.stack + balances.get(StackPlace(place), 0) == before.stacks[place]
            assert balances.get(BetPlace(place), 0) == 0
        left = carried_chips(plan.carry) + balances.get(MAIN_POT, 0)
        assert left == carried_chips(moment.result().carry)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_says_it_all(seed: int) -> None:
    for hand in hands(seed):
        for moment in hand:
            assert fold(moment.events) == moment.state
        assert [decode_event(canonical(event)) for event in moment.events] == moment.events
        assert isinstance(moment.events[-1], HandEnded)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pot_is_won_by_one_player_or_carried_whole(seed: int) -> None:
    for hand in hands(seed):
        *_, moment = hand
        awards = [event for event in moment.events if isinstance(event, PotAwarded)]
        assert all(len(event.shares) == 1 and event.shares[0][1] == event.amount for event in awards)
        assert bool(awards) != isinstance(moment.result().carry, CarriedPot)
        carry = moment.result().carry
        if isinstance(carry, CarriedPot):
            here = {seat.player for seat in moment.result().seats}
            assert set(carry.members) <= here
            assert all(chips > 0 for _, chips in carry.contributions)
            assert len({name for name, _ in carry.contributions}) == len(carry.contributions)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_lies_in_one_place(seed: int) -> None:
    """Also those that were thrown away, shuffled and dealt again: hands and stock never share a card."""
    for hand in hands(seed):
        for moment in hand:
            state = moment.state
            assert not isinstance(state, Seated)
            cards, deck = state.felt.cards, moment.deck.cards
            held = [deck[place] for holes in cards.holes for place in holes]
            stock = list(deck[cards.stub :])
            assert len({*held, *stock}) == len(held) + len(stock)
            if isinstance(state, BettingRound):
                assert {len(cards.holes[seat]) for seat in members(state.live)} <= {5}


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_served_a_card_of_a_player_who_folded(seed: int) -> None:
    for hand in hands(seed):
        out: set[int] = set()
        for moment in hand:
            state = moment.state
            assert not isinstance(state, Seated)
            if isinstance(state, Drawing) and not out:
                dead = [seat for seat in range(len(state.stacks)) if not state.live >> seat & 1]
                out = {moment.deck.cards[place] for seat in dead for place in state.felt.cards.holes[seat]}
        drawn = [event for event in moment.events if isinstance(event, CardsDrawn | CardsServed)]
        assert not out & {moment.deck.cards[place] for event in drawn for place in event.drawn}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_card_is_in_a_view(seed: int) -> None:
    for hand in hands(seed):
        for moment in hand:
            state = moment.state
            assert not isinstance(state, Seated)
            cards = state.felt.cards
            shown = {face for faces in cards.faces for face in faces} - {UNKNOWN}
            for viewer in (-1, *range(len(state.felt.plan.seats))):
                own = {moment.deck.cards[place] for place in cards.holes[viewer]} if viewer >= 0 else set()
                marked = Deck(tuple([card if card in own | shown else MARK + card for card in moment.deck.cards]))
                seen = public_view(state) if viewer < 0 else seat_view(state, marked, viewer)
                assert b"7777777" not in msgspec.json.encode(seen)


def test_the_floor_kills_and_restores_hands_in_every_phase_that_lets_it() -> None:
    orders: Orders = set()
    for seed in SEEDS:
        for hand in hands(seed, orders):
            for moment in hand:
                assert fold(moment.events) == moment.state
    for order in ("KillHand", "RestoreHand"):
        done = {phase for what, phase, carried_out in orders if what == order and carried_out}
        assert done == {"BettingRound", "Drawing", "Showdown"}
    assert {phase for _, phase, carried_out in orders if not carried_out} >= {"BlindOpening", "CatchUp"}


def test_the_tables_of_these_laws_see_every_phase_and_every_way_a_pot_is_carried() -> None:
    phases: set[str] = set()
    told: set[str] = set()
    for seed in SEEDS:
        for hand in hands(seed):
            for moment in hand:
                phases.add(type(moment.state).__name__)
            told |= {type(event).__name__ for event in moment.events}
            told |= {event.why.value for event in moment.events if type(event).__name__ == "PotCarried"}  # type: ignore[union-attr]
    assert phases >= {"BlindOpening", "BettingRound", "Drawing", "Showdown", "CatchUp", "Settled"}
    assert told >= {"SeatsLeftOut", "BlindPosted", "CardsServed", "StubRebuilt", "CaughtUp", "HandHidden", "HandsRead"}
    assert told >= {"unopened", "parol"}
