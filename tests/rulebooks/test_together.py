"""Parameters that mean something only together: what is set alone is named with what it needs."""

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.house import amend, read_house
from shuffleup.rulebooks.policy.together import Alone, set_alone


def alone(book: str, **values: str) -> tuple[Alone, ...]:
    """What a house that changes these parameters of a book sets in vain."""
    text = f'amends = "{book}"\nname = "Club"\n'
    for parameter, value in values.items():
        text += f'[[change]]\nparameter = "{parameter}"\nvalue = {value}\nreason = "so we play"\n'
    return set_alone(amend(resolved(book), read_house(text, "club.toml", RULEBOOKS)).policy)


@pytest.mark.parametrize("book", RULEBOOKS)
def test_no_book_sets_anything_in_vain(book: str) -> None:
    assert set_alone(resolved(book).policy) == ()


def test_a_shorter_clock_needs_its_three_numbers() -> None:
    assert alone("tda-2024", clock_short_seconds="30") == (
        Alone("clock_short_seconds", ("clock_short_level_minutes", "clock_short_countdown")),
    )
    whole = {"clock_short_level_minutes": "10", "clock_short_seconds": "30", "clock_short_countdown": "5"}
    assert alone("tda-2024", **whole) == ()


def test_last_hands_need_a_draw_and_a_window() -> None:
    assert alone("tda-2024", end_of_day='"random_hands"') == (
        Alone("end_of_day", ("end_of_day_draw", "end_of_day_window_minutes")),
    )
    assert alone("tda-2024", end_of_day_count_from='"present_hand"') == (
        Alone("end_of_day_count_from", ('end_of_day = "random_hands"',)),
    )
    assert alone("pslive", end_of_day_count_from='"present_hand"') == ()


def test_a_deal_at_the_closing_hour_needs_that_hour() -> None:
    told = (Alone("deals_policy", ('end_of_day = "closing_hour"',)),)
    assert alone("figp-2012", deals_policy='"players_or_icm_at_close"') == told
    assert alone("figp-2012", deals_policy='"where_legal_media"') == ()


def test_an_ante_of_each_player_is_not_reduced() -> None:
    told = (Alone("reduce_ante", ('ante_mode = "bb_ante"',)),)
    assert alone("figp-2012", reduce_ante="true") == told
    assert alone("figp-2012", reduce_ante="true", ante_mode='"button_ante"') == ()
    assert alone("tda-2024", reduce_ante="true") == ()
