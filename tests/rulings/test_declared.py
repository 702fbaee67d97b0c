"""Words and chips become acts: whatever is pushed or said, the act that binds is legal and no chip is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.chips.pile import Pile, parse_pile, pile_of
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Check, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.play import Hand
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulings.declared import Binding, Declared, Undecided, Word, resolve_amount
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

CHIPS = (25, 100, 500, 1000, 5000)


def hand_of(book: str, limit: Limit, stacks: tuple[int, ...]) -> Hand:
    plan = HandPlan(
        hand=1,
        game=GameKey("holdem", limit),
        stakes=Stakes(50, 100, small_bet=100, big_bet=200, unit=25),
        seats=tuple([SeatPlan(place + 1, str(place), stack) for place, stack in enumerate(stacks)]),
        postings=(Posting(0, PostingKind.SMALL_BLIND, 50), Posting(1, PostingKind.BIG_BLIND, 100)),
        button=len(stacks),
    )
    return Hand.start(hand_rules(HOLDEM, limit, resolved(book)), plan, Deck(FULL_DECK))


@st.composite
def situations(draw: st.DrawFn) -> Hand:
    """A hand in a betting round, some legal acts after the deal."""
    stacks = tuple(draw(st.lists(st.integers(4, 400).map(lambda n: 25 * n), min_size=3, max_size=5)))
    hand = hand_of(draw(st.sampled_from(list(RULEBOOKS))), draw(st.sampled_from(Limit)), stacks)
    for choice in draw(st.lists(st.integers(0, 9), max_size=8)):
        before = hand.fork()
        legal = hand.options()
        if choice > 5 and legal.min_to:
            hand.raise_to(min(legal.max_to, legal.min_to + 25 * (choice - 6)))
        elif choice == 0 and legal.fold:
            hand.fold()
        elif legal.call:
            hand.call()
        else:
            hand.check()
        if not isinstance(hand.state, BettingRound):
            return before
    return hand


piles = st.lists(st.sampled_from(CHIPS), min_size=1, max_size=6).map(lambda chips: pile_of(*chips))
spoken = st.one_of(
    st.builds(Declared, st.just(Word.AMOUNT), st.integers(1, 20_000)),
    st.builds(Declared, st.just(Word.RAISE), st.integers(1, 20_000)),
    st.builds(Declared, st.sampled_from([Word.CALL, Word.ALL_IN, Word.POT])),
)
pushed = st.builds(Declared, st.sampled_from([Word.NOTHING, Word.RAISE]), st.just(0), piles)


@given(situations(), st.one_of(spoken, pushed))
def test_what_binds_is_legal_and_every_chip_stays_or_goes_back(hand: Hand, declared: Declared) -> None:
    state = hand.state
    assert isinstance(state, BettingRound)
    own, stack = state.bets[state.turn], state.stacks[state.turn]
    chips = declared.chips.total
    binding = resolve_amount(hand.rules, state, declared)
    if isinstance(binding, Refusal):
        assert chips > stack
        return
    assert binding.to == own + binding.added
    assert 0 <= binding.added <= stack
    if isinstance(binding.act, Undecided):
        assert binding.rules, "the floor is told which rule leaves it to decide"
        return
    assert not isinstance(decide(hand.rules, state, hand.deck, binding.act), Refusal)
    assert binding.returned == max(0, chips - binding.added)
    if isinstance(binding.act, RaiseTo):
        assert binding.act.to == binding.to > state.price.high


@given(situations(), piles)
def test_more_chips_than_the_stack_are_refused(hand: Hand, pile: Pile) -> None:
    state = hand.state
    assert isinstance(state, BettingRound)
    more = pile.add(pile_of(*[5000] * (state.stacks[state.turn] // 5000 + 1)))
    answer = resolve_amount(hand.rules, state, Declared(Word.NOTHING, 0, more))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-enough-chips"


@given(situations(), st.sampled_from(CHIPS))
def test_one_silent_chip_facing_a_bet_never_raises(hand: Hand, chip: int) -> None:
    state = hand.state
    assert isinstance(state, BettingRound)
    if state.price.high == state.bets[state.turn] or chip > state.stacks[state.turn]:
        return
    binding = resolve_amount(hand.rules, state, Declared(Word.NOTHING, 0, pile_of(chip)))
    assert isinstance(binding, Binding)
    assert isinstance(binding.act, Call | Undecided)


@pytest.mark.parametrize(
    ("pile", "kind", "to"),
    [
        ("1000", Call, 100),
        ("100+25", Call, 100),
        ("100+25x2", RaiseTo, 200),
        ("100x3", RaiseTo, 300),
        ("25x3", Call, 100),
    ],
)
def test_under_the_gun_at_50_100(pile: str, kind: type, to: int) -> None:
    hand = hand_of("tda-2024", Limit.NO_LIMIT, (5000, 5000, 5000, 5000))
    state = hand.state
    assert isinstance(state, BettingRound)
    binding = resolve_amount(hand.rules, state, Declared(Word.NOTHING, 0, parse_pile(pile)))
    assert isinstance(binding, Binding)
    assert (type(binding.act), binding.to) == (kind, to)


def test_a_player_who_may_not_raise_has_called() -> None:
    hand = hand_of("tda-2024", Limit.NO_LIMIT, (5000, 5000, 5000, 650))
    for act in (RaiseTo(2, 500), RaiseTo(3, 650), Call(0), Call(1)):
        assert hand.act(act) is None
    state = hand.state
    assert isinstance(state, BettingRound)
    for declared in (Declared(Word.RAISE, 2000), Declared(Word.ALL_IN), Declared(Word.NOTHING, 0, pile_of(1000, 1000))):
        binding = resolve_amount(hand.rules, state, declared)
        assert isinstance(binding, Binding)
        assert (binding.act, binding.added) == (Call(2), 150)
        assert "tda-2024 47" in binding.rules


def test_check_is_what_calling_nothing_means() -> None:
    hand = hand_of("tda-2024", Limit.NO_LIMIT, (5000, 5000, 5000))
    for act in (Call(2), Call(0)):
        assert hand.act(act) is None
    state = hand.state
    assert isinstance(state, BettingRound)
    assert resolve_amount(hand.rules, state, Declared(Word.CALL)) == Binding(Check(1), 100, 0, 0, ("tda-2024 55",))
