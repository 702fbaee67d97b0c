"""The breaches that each book lists: their rules exist, and no rule of conduct is without one."""

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS, infractions, rulebook
from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.rule import Status
from shuffleup.rulings.conduct.offence_policy import BY_POLICY


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_rule_behind_a_breach_is_a_row_of_the_book(key: str) -> None:
    book = rulebook(key)
    rows = {rule.number for rule in book.rules}
    assert {number for said in book.infractions.values() for number in said.rules} <= rows
    assert all(said.rules for said in book.infractions.values())


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_rule_of_conduct_is_a_breach_or_decides_what_one_costs(key: str) -> None:
    book = rulebook(key)
    used = {number for said in book.infractions.values() for number in said.rules}
    used |= {number for reading in book.readings.values() for number in reading.rules}
    used |= {number for numbers in book.subjects.values() for number in numbers}
    assert [rule.number for rule in book.rules if rule.status is Status.RECORDED and rule.number not in used] == []


def test_every_code_is_known_to_a_book_or_decided_by_a_parameter() -> None:
    named = {offence for book in RULEBOOKS.values() for offence in book.infractions}
    assert named | BY_POLICY.keys() == set(Offence)
    assert not named & BY_POLICY.keys(), "what a parameter decides is written once, at the parameter"


def test_what_a_book_does_not_say_its_fallback_says() -> None:
    assert infractions("pslive")[Offence.CHEATING].rules == ("tda-2024 71",)
    assert infractions("pslive")[Offence.SLOW_PLAY].rules[0] == "pslive 48"
    assert Offence.RESTRICTED_AREA not in infractions("tda-2024")
