"""The bases of Casino Mediterráneo against their column of the comparison of rulebooks, transcribed by hand."""

from enum import Enum

import pytest

from shuffleup.rulebooks.catalogue import resolved, rulebook
from shuffleup.rulebooks.policy import GROUP_OF, value_of
from shuffleup.rulebooks.policy.announced import Announced, unless_announced
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.policy.event import AnteMode
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio
from shuffleup.rulebooks.rule import ReadingKind, Source, SourceKind, citation

KEY = "mediterraneo-2026"
SUITS = ("spades", "hearts", "diamonds", "clubs")

# What the articles decide: value, leading rule, and whether it is a reading.
ARTICLES = {
    "button_mode": (("normal", "win_the_button"), "MED-13"),
    "pot_formula": ("three_times_last_bet_plus_rest", "MED-16"),
    "pot_miscount": ("high_any_time_low_before_sa", "MED-16"),
    "late_entry_seating": ("arrival_order", "MED-5"),
    "absent_policy": ("blinds_posted_hand_killed", "MED-11"),
    "absent_no_show_minutes": (60, "*MED-21"),
    "reentry_limit": ("per_event", "MED-5"),
    "end_of_day": ("closing_hour", "MED-24"),
    "closing_overtime_minutes": (60, "MED-24"),
    "closing_level_factor": (Ratio(1, 2), "MED-24"),
    "closing_last_hands": (3, "MED-24"),
    "deals_policy": ("players_or_icm_at_close", "MED-24"),
    "ante_mode": (("bb_ante", "button_ante"), "MED-8"),
    "bounty_mode": (("chip_20", "progressive"), "MED-15"),
    "ndi_policy": ("all_in", "MED-15"),
    "elimination_prize": ("place_at_removal", "*MED-21"),
    "fallback_rulebook": ("tda-2024", "MED-end"),
}

# What the TDA says for the house, with its rule; "-": nobody says.
BORROWED = {
    "substantial_action": ("two_with_chips_or_any_three", "36"),
    "sa_blind_posts_count": (False, "36"),
    "misdeal_redeal": ("exact_replay", "35"),
    "single_exposed_card": (None, "-"),
    "extra_card_policy": ("misdeal", "35"),
    "button_shortage_fix": (True, "37"),
    "button_error_before_sa": ("correct", "34"),
    "dead_button": (True, "32"),
    "vacated_small_blind": ("button_moves_there", "32"),
    "heads_up_no_double_bb": (True, "34"),
    "button_draw": (None, "-"),
    "fouled_deck_causes": (("duplicate", "house"), "35"),
    "boxed_card_policy": ("misdeal_if_2_at_start", "35"),
    "flop_5_plus": (None, "-"),
    "premature_turn": ("reshuffle_now", "RP-5"),
    "burns_per_street": (1, "38"),
    "deck_change_on": (("dealer_change", "level_change", "house"), "26"),
    "two_motion_raise_after_declaration": (False, "42"),
    "string_bet_caller": (("dealer", "floor"), "56"),
    "multi_chip_scope": ("any_denomination", "45"),
    "half_raise_comparator": ("ge", "43"),
    "undercall": ("opening_or_heads_up", "51"),
    "oot_rule": ("binding_if_unchanged", "53"),
    "short_all_in_reopen": ("cumulative", "47"),
    "limit_reopen_fraction": (Ratio(1, 2), "47"),
    "limit_max_raises": ("house", "48"),
    "short_bb_entry": (None, "-"),
    "pot_word_in_no_limit": ("legal_bet_required", "54"),
    "ambiguous_amount_limit": ("at_or_below_pot", "57"),
    "all_in_hidden_chips": ("td_decides", "62"),
    "clock_grace": (None, "-"),
    "clock_seconds": (25, "29"),
    "clock_countdown": (5, "29"),
    "clock_tie": ("action_stands", "29"),
    "seat_deadline": ("initial_deal_complete", "30"),
    "unprotected_hand_refund": ("uncalled_excess", "65"),
    "showdown_order": ("last_street_aggressor", "17"),
    "see_hand_right": ("paid_aggressor_only", "18"),
    "odd_chip_board": ("first_left_of_button", "20"),
    "suit_order": (SUITS, "20"),
    "contest_deadline_pot": ("next_hand_substantial_action", "22"),
    "final_table_size": ((FinalTable(9, 9), FinalTable(8, 9), FinalTable(7, 7), FinalTable(6, 7)), "RP-9"),
    "halt_when": ("blinds_affected", "11"),
    "late_stack": ("full", "8"),
    "tie_same_table": (None, "-"),
    "h4h_minutes_per_hand": (2, "RP-8"),
    "end_of_day_draw": (None, "-"),
    "ante_order": ("big_blind_first", "RP-11"),
    "reduce_ante": (False, "RP-11"),
    "penalty_scale": (("warning", "hands", "orbits", "disqualification"), "71"),
    "orbit_hands": ("players_including_offender", "71"),
    "dq_prize": (None, "-"),
    "device_in_hand": ("forbidden_penalty_possible", "5"),
    "photo_id_required": ("face_visible_on_request", "4"),
}


def plain(value: object) -> object:
    """The words of enums, inside lists and announcements too."""
    if isinstance(value, Announced):
        return plain((value.usual, value.other))
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    return value.value if isinstance(value, Enum) else value


@pytest.mark.parametrize("parameter", ARTICLES)
def test_what_the_articles_decide(parameter: str) -> None:
    value, mark = ARTICLES[parameter]
    source = resolved(KEY).sources[parameter]
    assert plain(value_of(resolved(KEY).policy, parameter)) == value
    assert (source.book, source.rules[0]) == (KEY, mark.removeprefix("*"))
    assert source.kind is (SourceKind.RECOMMENDED if mark.startswith("*") else SourceKind.PRINTED)


@pytest.mark.parametrize("parameter", BORROWED)
def test_what_the_tda_says_for_the_house(parameter: str) -> None:
    value, rule = BORROWED[parameter]
    source = resolved(KEY).sources[parameter]
    assert plain(value_of(resolved(KEY).policy, parameter)) == value
    if rule == "-":
        assert (source.book, source.rules, source.kind) == (KEY, ("MED-end",), SourceKind.SILENT)
    else:
        assert (source.book, source.rules[0], source.kind) == ("tda-2024", rule, SourceKind.FALLBACK)


def test_everything_that_no_article_decides_is_the_tda() -> None:
    book, tda = resolved(KEY), resolved("tda-2024")
    decided = {name for name, reading in rulebook(KEY).readings.items() if reading.kind is not ReadingKind.SILENT}
    assert decided == ARTICLES.keys()
    for name in GROUP_OF.keys() - decided:
        assert value_of(book.policy, name) == value_of(tda.policy, name), name
    assert rulebook(KEY).fallback == "tda-2024"


def test_an_event_announces_one_of_two() -> None:
    policy = resolved(KEY).policy
    assert str(policy.event.ante_mode) == "bb_ante or button_ante"
    assert str(policy.button.button_mode) == "normal or win_the_button"
    assert unless_announced(policy.event.ante_mode) is AnteMode.BB_ANTE
    assert unless_announced(policy.button.button_mode) is ButtonMode.NORMAL
    assert unless_announced(ButtonMode.WIN_THE_BUTTON) is ButtonMode.WIN_THE_BUTTON


def test_a_remark_without_a_value_reaches_nobody_as_a_source() -> None:
    assert str(citation(resolved(KEY), "clock_tie")) == "tda-2024 29"
    assert resolved(KEY).sources["single_exposed_card"] == Source(KEY, ("MED-end",), SourceKind.SILENT)
