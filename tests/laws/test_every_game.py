"""What holds in every game there is: chips, replay, views and refusals, whatever legal acts the players choose.

The other laws here look at flop games from many sides; these look at all games, and at one that no catalogue has.
"""

import random

import msgspec
import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, Muck, PostBlind, RaiseTo, Show, TurnUp
from shuffleup.hand.decide import decide
from shuffleup.hand.evolve import evolve
from shuffleup.hand.phases.stub import STUB_SHORT
from shuffleup.hand.play import Hand
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.hand.view import public_view, seat_view
from shuffleup.table.carry import carried_chips
from shuffleup.table.seat import Attendance
from shuffleup.wire.json import canonical, decode_event
from tests.laws.any_game import EACH, TOY, any_act, dealt, on_the_table, plan_of, played
from tests.laws.volume import NIGHTLY
from tests.ledger import moves

SEEDS = range(70 if NIGHTLY else 2)


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_chips_are_kept_and_a_replay_is_the_hand(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        state: HandState | None = None
        seen = 0
        for hand in played(game, limit, seed):
            for event in hand.events[seen:]:
                assert all(move.amount > 0 for move in moves(state, event))
                state = evolve(state, decode_event(canonical(event)))  # type: ignore[arg-type]  # a hand's event
                assert on_the_table(state) == sum([seat.stack for seat in plan_of(state).seats]), event
            seen = len(hand.events)
            assert state == hand.state
        assert isinstance(state, Settled) and min(state.stacks) >= 0
        outcome = hand.result()
        assert [seat.finished for seat in outcome.seats] == list(state.stacks)
        assert sum(state.stacks) + carried_chips(state.carry) == on_the_table(state)


# ── views ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def seen_cards(state: HandState, deck: Deck, viewer: int) -> set[int]:
    """The cards that somebody may know: the open ones of board and hands, and his own while he may look at them."""
    if isinstance(state, Seated):
        return set()
    cards = state.felt.cards
    seen = {card for card in cards.board if card != UNKNOWN}
    for faces in cards.faces:
        seen |= {card for card in faces if card != UNKNOWN}
    if viewer >= 0 and state.felt.plan.seats[viewer].attendance is Attendance.PRESENT:
        seen |= {deck.cards[place] for place in cards.holes[viewer]}
    return seen


def views(state: HandState, deck: Deck, viewer: int) -> bytes:
    """All that a viewer is shown; -1 is the rail and the floor."""
    if viewer < 0:
        return msgspec.json.encode(public_view(state))
    return msgspec.json.encode(seat_view(state, deck, viewer))


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_exchanging_two_cards_that_a_viewer_may_not_know_changes_nothing_for_him(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        chance = random.Random(seed)
        exchanged = 0
        for hand in played(game, limit, seed):
            for viewer in range(-1, len(plan_of(hand.state).seats)):
                hidden = sorted(set(hand.deck.cards) - seen_cards(hand.state, hand.deck, viewer))
                if len(hidden) < 2:
                    continue
                one, other = chance.sample(hidden, 2)
                swap = {one: other, other: one}
                changed = Deck(tuple([swap.get(card, card) for card in hand.deck.cards]))
                assert views(hand.state, changed, viewer) == views(hand.state, hand.deck, viewer)
                exchanged += 1
        assert exchanged


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def attempts(hand: Hand) -> list[Action]:
    """Acts of every seat and of seats that are not there, with sums and cards that cannot be."""
    players = len(plan_of(hand.state).seats)
    acts: list[Action] = []
    for seat in (-1, *range(players), players, 99):
        acts += [Fold(seat), Check(seat), Call(seat), RaiseTo(seat, -5), RaiseTo(seat, 0), RaiseTo(seat, 10**7)]
        acts += [Show(seat, (0, 0, 0)), Muck(seat), Discard(seat, (0, 0)), Discard(seat, (9,)), TurnUp(seat, 9)]
        acts += [Discard(seat, tuple(range(12))), PostBlind(seat)]
    return acts


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_what_is_refused_is_refused_with_a_reason_and_changes_nothing(game: Variant, limit: Limit) -> None:
    refused = 0
    for hand in played(game, limit, 1):
        state, deck, known = hand.state, hand.deck, len(hand.events)
        for act in attempts(hand):
            answer = decide(hand.rules, state, deck, act)
            if not isinstance(answer, Refusal) or answer.code == STUB_SHORT:
                continue
            refused += 1
            assert answer.code and hand.act(act) == answer
            assert (hand.state, hand.deck, len(hand.events)) == (state, deck, known)
    assert refused


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_a_hand_tells_of_each_act_what_decide_says_of_it(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        hand, chance = dealt(game, limit, seed), random.Random(seed)
        while not hand.over:
            act = any_act(hand, chance)
            decided, known = decide(hand.rules, hand.state, hand.deck, act), len(hand.events)
            assert hand.act(act) is None
            if isinstance(decided, Refusal):
                assert decided.code == STUB_SHORT
            else:
                # Whoever holds the dice may have shuffled a stub after that.
                assert tuple(hand.events[known : known + len(decided)]) == decided


# ── a game that nobody knows ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_game_is_one_value() -> None:
    """Nothing but the value above is needed: each of its streets is played, and both halves of its pots are won."""
    streets, sides = set(), set()
    for seed in range(40):
        hand, chance = dealt(TOY, Limit.NO_LIMIT, seed), random.Random(seed)
        while not hand.over:
            streets.add(hand.state.felt.street)  # type: ignore[union-attr]  # dealt
            assert hand.act(any_act(hand, chance)) is None
        sides |= {event.side for event in hand.events if hasattr(event, "side")}
    assert streets == set(range(len(TOY.streets)))
    assert {"high", "low-a5"} <= sides
