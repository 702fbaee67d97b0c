"""What is not legal is refused with a code on the list, the rule behind it, and no change at all."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand import decide as deciding
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, Muck, Proceed, RaiseTo, Show
from shuffleup.hand.decide import decide
from shuffleup.hand.phases.stub import STUB_SHORT
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, HandState, HeldRound, Settled, Showdown
from tests.laws.any_order import any_hold
from tests.laws.deals import Deal, deals
from tests.laws.playing import LONGEST_HAND, Choices, legal_action
from tests.laws.volume import hands

CODES = set(re.findall(r"^    ([a-z-]+) {2,}", deciding.__doc__ or "", re.MULTILINE))
ALWAYS_CITED = {"not-your-turn", "bet-to-call", "nothing-to-call", "raise-too-small", "raise-not-the-bet"}
CITATION = re.compile(r"(tda-2024|pslive|figp-2012) \S+")


def positions(deal: Deal) -> Iterator[Hand]:
    """The hand before each act and at its end."""
    hand, choices = deal.start(), Choices(deal.choices)
    for _ in range(LONGEST_HAND):
        yield hand
        if hand.over:
            return
        assert hand.act(legal_action(hand, choices)) is None


def illegal(state: HandState, hand: Hand) -> Iterator[tuple[Action, set[str]]]:
    """Acts that no book allows here, each with the codes that may answer it."""
    if isinstance(state, Settled):
        for act in (Fold(0), Check(0), Call(0), RaiseTo(0, 100), Show(0), Muck(0), Discard(0), Proceed()):
            yield act, {"hand-over"}
        return
    if isinstance(state, BettingRound):
        yield from _betting(state, hand)
        return
    seat = max(0, hand.turn)
    for act in (Fold(seat), Check(seat), Call(seat), RaiseTo(seat, 100), Discard(seat)):
        yield act, {"not-now"}
    if isinstance(state, Showdown):
        gone = [seat for seat in range(len(state.stacks)) if not state.waiting >> seat & 1]
        for seat in (*gone, -1, len(state.stacks)):
            yield Show(seat), {"not-now"}
            yield Muck(seat), {"not-now"}
        yield Show(state.turn, hand.deck.cards[-len(state.felt.cards.holes[state.turn]) :]), {"wrong-cards"}


def _betting(state: BettingRound, hand: Hand) -> Iterator[tuple[Action, set[str]]]:
    turn, legal = state.turn, hand.options()
    for seat in (-1, *range(len(state.stacks)), len(state.stacks), 99):
        if seat != turn:
            for act in (Fold(seat), Check(seat), Call(seat), RaiseTo(seat, legal.max_to or 10)):
                yield act, {"not-your-turn"}
    yield (Check(turn), {"bet-to-call"}) if legal.call else (Call(turn), {"nothing-to-call"})
    for other_phase in (Show(turn), Muck(turn), Discard(turn), Discard(turn, (0,)), Proceed()):
        yield other_phase, {"not-now"}
    all_in = state.bets[turn] + state.stacks[turn]
    if not legal.min_to:
        for total in (-1, 0, state.price.high, state.price.high + state.price.inc, all_in, all_in + 1):
            yield RaiseTo(turn, total), {"no-raise"}
        return
    fixed = hand.rules.limit is Limit.FIXED_LIMIT
    low = {"raise-not-the-bet"} if fixed else {"raise-too-small"}
    for total in (-5, 0, state.bets[turn], state.price.high, legal.min_to - 1):
        yield RaiseTo(turn, total), low
    for total in (legal.max_to + 1, all_in + 1, 10 * all_in):
        yield RaiseTo(turn, total), {"raise-too-big"} if total > all_in or not fixed else low


def test_the_list_of_codes_is_what_players_are_answered_with() -> None:
    folder = Path(deciding.__file__).parent
    names = ("decide", "phases/betting", "phases/drawing", "phases/holding", "phases/showdown")
    deciders = [folder / f"{name}.py" for name in names]
    written = {
        code for path in deciders for code in re.findall(r'(?:refuse|Refusal)\(\s*"([a-z-]+)"', path.read_text())
    }
    assert written | {STUB_SHORT} == CODES
    assert ALWAYS_CITED <= CODES


@hands(350)
@given(deals())
def test_what_is_illegal_is_refused_by_code_and_rule_and_changes_nothing(deal: Deal) -> None:
    for hand in positions(deal):
        state, known = hand.state, len(hand.events)
        for action, codes in illegal(state, hand):
            answer = hand.act(action)
            assert isinstance(answer, Refusal), (action, answer)
            assert answer.code in codes, (action, answer)
            assert answer.code in CODES
            assert answer.code
            assert CITATION.fullmatch(answer.rule) or (answer.rule == "" and answer.code not in ALWAYS_CITED), answer
            assert hand.state is state
            assert len(hand.events) == known
            assert decide(deal.rules, state, deal.deck, action) == answer


@hands(150)
@given(deals())
def test_options_are_exactly_what_is_accepted(deal: Deal) -> None:
    """Every total from the least to the most and nothing beside them: small spans in full, large ones by samples."""
    for hand in positions(deal):
        if not isinstance(hand.state, BettingRound):
            continue
        legal = hand.options()
        assert legal.seat == hand.turn
        assert legal.fold == (legal.call > 0)
        assert 0 <= legal.call <= hand.state.stacks[legal.seat]
        accepted = {total for total in _totals(hand, legal.min_to, legal.max_to) if _accepts(hand, total)}
        wanted = _totals(hand, legal.min_to, legal.max_to) & set(range(legal.min_to, legal.max_to + 1))
        assert accepted == (wanted if legal.min_to else set())
        assert _allowed(hand, Call(legal.seat) if legal.call else Check(legal.seat))
        assert _allowed(hand, Fold(legal.seat)), "a fold in turn always binds"


@hands(150)
@given(deals(), st.integers(0, 1_000_000))
def test_what_a_hold_leaves_is_exactly_what_is_accepted(deal: Deal, seed: int) -> None:
    """A hold takes acts away, gives none, and always leaves one."""
    chance = random.Random(seed)
    for hand in positions(deal):
        held = hand.fork()
        if held.act(any_hold(held, chance, held.turn)) or not isinstance(held.state, HeldRound):
            continue
        free, legal = hand.options(), held.options()
        assert legal.fold or legal.may_call or legal.min_to
        assert not legal.min_to or free.min_to <= legal.min_to <= legal.max_to <= free.max_to
        assert (legal.seat, legal.call) == (free.seat, free.call)
        assert _allowed(held, Call(legal.seat) if legal.call else Check(legal.seat)) == legal.may_call
        assert _allowed(held, Fold(legal.seat)) or not legal.fold
        totals = _totals(held, legal.min_to, legal.max_to) | {free.min_to, free.max_to}
        wanted = totals & set(range(legal.min_to, legal.max_to + 1)) if legal.min_to else set()
        assert {total for total in totals if _accepts(held, total)} == wanted
        for action in (Fold(legal.seat), Call(legal.seat), Check(legal.seat), RaiseTo(legal.seat, free.max_to)):
            refused = held.fork().act(action)
            if refused and refused.code == "held-to":
                assert refused.rule == "tda-2024 1"


def _totals(hand: Hand, least: int, most: int) -> set[int]:
    assert isinstance(hand.state, BettingRound)
    all_in = hand.state.bets[hand.turn] + hand.state.stacks[hand.turn]
    ends = {edge + step for edge in (0, least, most, hand.state.price.high, all_in) for step in (-2, -1, 0, 1, 2)}
    return ends | set(range(least, most, max(1, (most - least) // 25)))


def _accepts(hand: Hand, total: int) -> bool:
    return _allowed(hand, RaiseTo(hand.turn, total))


def _allowed(hand: Hand, action: Action) -> bool:
    return not isinstance(decide(hand.rules, hand.state, hand.deck, action), Refusal)
