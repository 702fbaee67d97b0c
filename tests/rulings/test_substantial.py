"""Substantial action: the three definitions as truth tables, and read from the log of a hand."""

import pytest
from msgspec.structs import replace

from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.substantial import (
    Act,
    ActKind,
    Since,
    acts_of,
    acts_since,
    substantial_action,
    substantial_rules,
)
from tests.hand.dealer import act, hand_of
from tests.hand.stud_table import stud

BOOKS = ("tda-2024", "pslive", "mediterraneo-2026", "figp-2012")


def rules_of(book: str) -> HandRules:
    return hand_rules(HOLDEM, Limit.NO_LIMIT, resolved(book))


def kinds(text: str) -> tuple[Act, ...]:
    return acts_of([ActKind(word) for word in text.split()])


AFTER_THE_FLOP = [
    # acts, two with chips or any three, any two
    ("", False, False),
    ("bet", False, False),
    ("check check", False, True),
    ("fold fold", False, True),
    ("check fold", False, True),
    ("fold call", True, True),
    ("check bet", True, True),
    ("bet fold", True, True),
    ("bet raise", True, True),
    ("fold fold fold", True, True),
    ("check check check", True, True),
    ("post post", False, False),
    ("post post call", False, False),
]


@pytest.mark.parametrize(("acts", "tda", "figp"), AFTER_THE_FLOP)
@pytest.mark.parametrize("book", BOOKS)
def test_after_the_flop(book: str, acts: str, *, tda: bool, figp: bool) -> None:
    found = substantial_action(rules_of(book), Since(kinds(acts)))
    assert found is (figp if book == "figp-2012" else tda)


def test_posted_blinds_count_where_the_policy_says_so() -> None:
    rules = rules_of("tda-2024")
    policy = replace(rules.policy, deal=replace(rules.policy.deal, sa_blind_posts_count=True))
    house = replace(rules, resolved=replace(rules.resolved, policy=policy))
    posted = Since(kinds("post post"), preflop=True, big_blind=1)
    assert substantial_action(house, posted)
    assert not substantial_action(rules, posted)


def test_before_the_flop_figp_waits_for_the_big_blind() -> None:
    figp = rules_of("figp-2012")
    three = Since(acts_of([ActKind.CALL, ActKind.RAISE, ActKind.CALL], first=2), preflop=True, big_blind=1)
    assert not substantial_action(figp, three)
    assert substantial_action(figp, replace(three, acts=(*three.acts, Act(1, ActKind.FOLD))))
    assert substantial_action(figp, replace(three, acts=(*three.acts, Act(1, ActKind.PASSED))))


def test_without_a_big_blind_any_two_acts_count_from_the_start() -> None:
    """In stud nobody posts one, and so nobody can be waited for."""
    hand = stud("KhQh2c", "2d7s9h", "KdJd9c", "AdJs9s", book="figp-2012")
    assert not substantial_action(hand.rules, acts_since(act(hand, "call call").events)), "bringing in is no act"
    assert substantial_action(hand.rules, acts_since(act(hand, "fold").events))
    assert not substantial_action(hand.rules, Since(kinds("call"), preflop=True))


def test_once_the_big_blind_has_acted_any_two_acts_count() -> None:
    figp = rules_of("figp-2012")
    later = Since(kinds("fold"), preflop=True, big_blind=9, big_blind_done=True)
    assert not substantial_action(figp, later)
    assert substantial_action(figp, replace(later, acts=kinds("fold fold")))


def test_the_rules_are_those_of_the_book() -> None:
    assert substantial_rules(rules_of("tda-2024")) == ("tda-2024 36",)
    assert substantial_rules(rules_of("pslive")) == ("pslive 29",)
    assert substantial_rules(rules_of("figp-2012")) == ("figp-2012 37a", "figp-2012 37b")


def test_acts_are_read_from_the_log() -> None:
    hand = act(hand_of(9000, 9000, 9000, 9000), "call 300 fold")
    since = acts_since(hand.events)
    assert [one.kind.value for one in since.acts] == ["post", "post", "call", "raise", "fold"]
    assert [one.seat for one in since.acts] == [0, 1, 2, 3, 0]
    assert (since.preflop, since.big_blind, since.big_blind_done) == (True, 1, False)


def test_acts_are_counted_from_a_reference_point() -> None:
    hand = act(hand_of(9000, 9000, 9000), "call call check", "check")
    start = len(hand.events)
    act(hand, "200")
    since = acts_since(hand.events, start)
    assert since.acts == (Act(1, ActKind.BET),)
    assert since.big_blind_done
    assert not since.preflop
    assert acts_since(hand.events, len(hand.events)).acts == ()


def test_a_big_blind_that_is_all_in_is_passed() -> None:
    hand = act(hand_of(9000, 100, 9000, 9000), "call call")
    assert ActKind.PASSED not in [one.kind for one in acts_since(hand.events).acts]
    act(hand, "fold")
    assert acts_since(hand.events).acts[-1] == Act(1, ActKind.PASSED)
    assert substantial_action(rules_of("figp-2012"), acts_since(hand.events))
