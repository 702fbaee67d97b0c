"""The no-show rule of a final, as a book or a house has it (MED-21)."""

import pytest

from shuffleup.league.printed_leagues import MEDITERRANEO_GENERAL, MEDITERRANEO_SERIES
from shuffleup.league.seasons import by_policy
from shuffleup.league.terms import FinalTerms
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.house import amend, read_house


def minutes(terms: object) -> int | None:
    assert isinstance(terms, FinalTerms)
    return terms.no_show_minutes


def test_the_book_that_prints_it_changes_nothing_in_its_own_series() -> None:
    terms = by_policy(MEDITERRANEO_SERIES, resolved("mediterraneo-2026"))
    assert minutes(terms.final) == 60
    assert terms.rule("no-show") == "mediterraneo-2026 MED-21"
    assert {cite.term for cite in terms.cites} == {cite.term for cite in MEDITERRANEO_SERIES.cites}


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012"])
def test_elsewhere_nobody_is_placed_for_not_coming(book: str) -> None:
    terms = by_policy(MEDITERRANEO_SERIES, resolved(book))
    assert minutes(terms.final) is None
    assert terms.rule("no-show") == ""
    assert terms.rule("final") == "mediterraneo-2026 MED-21", "the other terms stay"


def test_a_house_sets_its_own_minutes_and_is_cited() -> None:
    text = 'amends = "tda-2024"\nname = "Club"\n[[change]]\nparameter = "absent_no_show_minutes"\nvalue = 30\n'
    house = read_house(f'{text}reason = "we are strict"\nrule = "9"\n', "club.toml", RULEBOOKS)
    terms = by_policy(MEDITERRANEO_SERIES, amend(resolved("tda-2024"), house))
    assert minutes(terms.final) == 30
    assert terms.rule("no-show") == "Club 9"


def test_a_season_without_a_final_stays_as_it_is() -> None:
    assert by_policy(MEDITERRANEO_GENERAL, resolved("tda-2024")) is MEDITERRANEO_GENERAL
