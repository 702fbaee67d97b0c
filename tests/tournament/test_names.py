"""Names that look alike are one, and none steers what is written around it."""

import pytest

from shuffleup.tournament.words.names import can_be_shown, canonical_name, has_control_characters

ALIKE = (
    ("Anna Rossi", "Anna  Rossi", " Anna Rossi ", "Anna\u00a0Rossi", "Anna\u2009Rossi", "An\u00adna Ros\u200bsi"),
    ("José", "Jose\u0301", "Jos\u200dé", "\ufeffJosé"),
    ("Ａda", "Ａ\u2060da"),
    ("\u2764", "\u2764\ufe0f"),
)
APART = (
    ("Mª Carmen", "Ma Carmen"),
    ("\U0001f469\u200d\U0001f692", "\U0001f469\U0001f692"),
    ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u062e"),
    ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u0937"),
    ("Anna", "anna"),
)


@pytest.mark.parametrize("names", ALIKE)
def test_what_looks_alike_is_one_name(names: tuple[str, ...]) -> None:
    assert {canonical_name(name) for name in names} == {names[0]}


@pytest.mark.parametrize("names", APART)
def test_what_looks_different_stays_so(names: tuple[str, str]) -> None:
    assert [canonical_name(name) for name in names] == list(names)


MARKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\n\t\x1b\x85\u2028"


@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_that_steers_is_kept_and_refused(mark: str) -> None:
    name = f"An{mark}na"
    assert has_control_characters(canonical_name(name)) and not can_be_shown(name)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u00ad\u2060", "\u3164"])
def test_nothing_that_can_be_seen_is_no_name(name: str) -> None:
    assert not can_be_shown(name)


def test_only_the_sign_before_a_joiner_is_looked_at_whatever_stands_before_it() -> None:
    """A heart with its variant mark goes on into a picture of two; a letter does not."""
    assert canonical_name("❤\ufe0f\u200d🔥") == "❤\u200d🔥"
    assert canonical_name("a\ufe0f\u200d🔥") == "a🔥"
    assert canonical_name("\ufe0f\u200d🔥") == "🔥"
