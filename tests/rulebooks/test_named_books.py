"""The books against cells of the comparison of rulebooks, transcribed here by hand."""

from enum import Enum

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS, UnknownRulebookError, resolved, rulebook
from shuffleup.rulebooks.policy import GROUP_OF, PARAMETERS, value_of
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.rule import (
    Citation,
    ReadingKind,
    SourceKind,
    Status,
    citation,
    resolve,
)

TDA, PSLIVE, FIGP = BOOKS = ("tda-2024", "pslive", "figp-2012")

# parameter: value and leading rule under each book. "F" before a rule: the fallback, tda-2024, has spoken;
# "*": a recommended reading; "-": nobody says.
CELLS = {
    "substantial_action": (
        ("two_with_chips_or_any_three", "36"),
        ("two_with_chips_or_any_three", "29"),
        ("preflop_bb_acted_postflop_any_two", "37a"),
    ),
    "misdeal_redeal": (("exact_replay", "35"), ("exact_replay", "F35"), ("exact_replay", "*38")),
    "single_exposed_card": ((None, "-"), (None, "-"), ("replace_after_deal_and_burn", "39")),
    "extra_card_policy": (("misdeal", "35"), ("misdeal", "F35"), ("one_to_first_player_becomes_burn", "40")),
    "button_error_before_sa": (
        ("correct", "34"),
        ("misdeal_and_correct", "11c"),
        ("misdeal_and_correct", "*38c"),
    ),
    "dead_button": ((True, "32"), (True, "11a"), (True, "3")),
    "vacated_small_blind": (("button_moves_there", "*32"), ("button_stays", "11a"), ("button_stays", "3a")),
    "heads_up_no_double_bb": ((True, "34"), (True, "11b"), (True, "F34")),
    "fouled_deck_causes": (
        (("duplicate", "house"), "35"),
        (("duplicate", "house"), "F35"),
        (("duplicate", "foreign_back", "missing_card"), "46"),
    ),
    "boxed_card_policy": (("misdeal_if_2_at_start", "*35"), ("misdeal_if_2_at_start", "F35"), ("replace_next", "47")),
    "flop_5_plus": ((None, "-"), (None, "-"), ("redeal", "41")),
    "premature_turn": (("reshuffle_now", "RP-5"), ("reshuffle_now", "FRP-5"), ("river_card_becomes_turn", "44")),
    "burns_per_street": ((1, "38"), (1, "F38"), (1, "1h")),
    "rabbit_hunting": ((False, "28"), (False, "F28"), (False, "30")),
    "two_motion_raise_after_declaration": ((False, "42"), (True, "35c"), (True, "13c")),
    "overchip_raise_no_amount": (("max_of_chip", "44"), ("max_of_chip", "33"), ("max_of_chip", "*16")),
    "single_overchip_opening": (("chip_value", "44"), ("chip_value", "33"), ("chip_value", "*16")),
    "multi_chip_scope": (("any_denomination", "45"), ("same_denomination", "34"), ("same_denomination", "17")),
    "half_raise_comparator": (("ge", "43"), ("ge", "36"), ("ge", "*15c")),
    "half_raise_base": (
        ("largest_full_bet_or_raise", "43"),
        ("largest_full_bet_or_raise", "*36"),
        ("minimum_raise", "15c"),
    ),
    "half_raise_fraction": ((Ratio(1, 2), "43"), (Ratio(1, 2), "36"), (Ratio(1, 2), "15c")),
    "min_raise_basis": (
        ("largest_full_bet_or_raise", "43"),
        ("largest_full_bet_or_raise", "F43"),
        ("last_increment", "9c"),
    ),
    "undercall": (("opening_or_heads_up", "51"), ("opening_or_heads_up", "30a"), ("always", "15b")),
    "oot_rule": (("binding_if_unchanged", "53"), ("binding_if_unchanged", "31"), ("skipped_call_reduces", "23")),
    "oot_fold_binding": (("always", "53"), ("if_unchanged", "18a"), ("always", "*33a")),
    "short_all_in_reopen": (("cumulative", "47"), ("single", "*37"), ("single", "*19")),
    "short_all_in_bars_checkers": ((True, "47"), (True, "37"), (False, "*19")),
    "limit_reopen_fraction": ((Ratio(1, 2), "47"), (Ratio(1, 1), "*37"), (Ratio(1, 2), "8c")),
    "limit_short_all_in_unacted": ((None, "-"), (None, "-"), ("fold_call_complete", "8c")),
    "limit_max_raises": (("house", "48"), (3, "27"), (3, "8a")),
    "limit_cap_lift": (
        ("event_two_players", "48"),
        ("event_two_players", "27"),
        ("hand_heads_up_at_round_start", "8b"),
    ),
    "short_bb_entry": ((None, "-"), (None, "-"), ("full_big_blind", "9b")),
    "raise_over_short_open": (
        ("last_full_added", "*43"),
        ("last_full_added", "F43"),
        ("double_minimum_total", "9b"),
    ),
    "bb_option_survives_short_all_in": ((True, "*47"), (True, "F47"), (True, "4")),
    "pot_word_in_no_limit": (("legal_bet_required", "54"), ("non_standard", "3"), ("ask_again", "21")),
    "pot_formula": (
        ("full_blinds_preflop_then_actual", "54"),
        ("full_blinds_preflop_then_actual", "F54"),
        ("pot_after_call", "10"),
    ),
    "all_in_hidden_chips": (("td_decides", "62"), ("bound_not_benefit", "38"), ("bound_not_benefit", "18")),
    "clock_grace": ((None, "-"), (None, "-"), (30, "22")),
    "clock_seconds": ((25, "29"), (50, "21"), (60, "22")),
    "clock_countdown": ((5, "29"), (10, "21"), (10, "22")),
    "clock_short_level_minutes": ((None, "-"), (20, "21a"), (None, "-")),
    "clock_expiry": (("check_if_free", "29"), ("dead", "21"), ("dead", "22")),
    "clock_tie": (("action_stands", "*29"), ("action_stands", "21b"), ("action_stands", "F29")),
    "seat_deadline": (
        ("initial_deal_complete", "30"),
        ("last_card_to_button", "25"),
        ("initial_deal_complete", "72"),
    ),
    "showdown_order": (
        ("last_street_aggressor", "17"),
        ("any_street_aggressor", "41"),
        ("any_street_aggressor", "25"),
    ),
    "see_hand_right": (("paid_aggressor_only", "18"), ("any_with_cards", "43"), ("suspicion_only", "27")),
    "all_in_muck": (("forbidden_live", "16"), ("forbidden_live_penalty", "40"), ("forbidden_live_penalty", "26")),
    "odd_chip_board": (
        ("first_left_of_button", "20"),
        ("first_left_of_button", "14"),
        ("first_left_of_button", "F20"),
    ),
    "odd_chip_hilo": (("high", "20"), ("high", "14"), ("high", "F20")),
    "suit_order": (
        (("spades", "hearts", "diamonds", "clubs"), "*20"),
        (("spades", "hearts", "diamonds", "clubs"), "*14"),
        (("spades", "hearts", "diamonds", "clubs"), "F20"),
    ),
    "pot_award_order": (
        ("last_side_pot_first", "*16"),
        ("last_side_pot_first", "F16"),
        ("last_side_pot_first", "29"),
    ),
    "contest_deadline_pot": (
        ("next_hand_substantial_action", "22"),
        ("next_hand_start", "19"),
        ("next_hand_start", "81"),
    ),
    "chip_race_start": (("seat_1", "24"), ("first_left_of_dealer", "12"), ("seat_1", "58")),
    "balanced_tighter_late": ((True, "11"), (True, "*10a"), (False, "52")),
    "tie_different_tables": (("share_paid_places", "RP-8"), ("same_place", "23b"), ("same_place", "60b")),
    "tie_same_table": ((None, "-"), ("starting_chips", "23c"), ("starting_chips", "60c")),
    "final_table_size": (
        ((FinalTable(9, 9), FinalTable(8, 9), FinalTable(7, 7), FinalTable(6, 7)), "RP-9"),
        ((FinalTable(9, 9), FinalTable(8, 9), FinalTable(7, 7), FinalTable(6, 7)), "FRP-9"),
        ((FinalTable(None, 10), FinalTable(6, 7)), "53"),
    ),
    "new_player_excluded_zone": (("button_to_sb", "10"), ("button_to_sb", "6a"), ("button_to_bb", "6")),
    "halt_when": (("blinds_affected", "11"), ("immediately", "10"), ("blinds_affected", "F11")),
    "absent_policy": (
        ("blinds_posted_hand_killed", "30"),
        ("blinds_posted_hand_killed", "*25"),
        ("blinded_off_prize_if_itm", "55"),
    ),
    "absence_fee_loss_levels": ((None, "-"), (None, "-"), (2, "*55")),
    "end_of_day_window_minutes": ((None, "-"), (Span(15, 5), "22"), (Span(15, 5), "59")),
    "end_of_day_count_from": ((None, "-"), ("next_hand_start", "22"), ("next_hand_start", "*59")),
    "ante_mode": (("bb_ante", "RP-11"), ("bb_ante", "FRP-11"), ("all_players", "def-5")),
    "orbit_hands": (
        ("players_including_offender", "71"),
        ("players_including_offender", "*52a"),
        ("players_including_offender", "*87c"),
    ),
    "dq_refund": ((None, "-"), ("none_stays_in_pool", "52f"), ("none", "87e")),
    "device_in_hand": (("forbidden_penalty_possible", "5"), ("forbidden", "4b"), ("dead_hand", "78a")),
    "advice_ban_until": (("always", "67"), ("action_complete", "44b"), ("hand_over", "66b")),
    "fallback_rulebook": (("td_decides", "1"), ("tda-2024", "*1"), ("tda-2024", "*end")),
}

GAP_RULES = {TDA: "1", PSLIVE: "1", FIGP: "end"}


def plain(value: object) -> object:
    """The words of enums, inside lists too."""
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    return value.value if isinstance(value, Enum) else value


def origin(key: str, mark: str) -> tuple[SourceKind, Citation]:
    """Kind and citation that a mark of the table stands for."""
    if mark == "-":
        return SourceKind.SILENT, Citation(key, GAP_RULES[key])
    if mark.startswith("F"):
        return SourceKind.FALLBACK, Citation(TDA, mark[1:])
    return (
        (SourceKind.RECOMMENDED, Citation(key, mark[1:]))
        if mark.startswith("*")
        else (SourceKind.PRINTED, Citation(key, mark))
    )


@pytest.mark.parametrize("parameter", CELLS)
def test_cells_of_the_comparison(parameter: str) -> None:
    for key, (value, mark) in zip(BOOKS, CELLS[parameter], strict=True):
        book = resolved(key)
        assert plain(value_of(book.policy, parameter)) == value, key
        assert (book.sources[parameter].kind, citation(book, parameter)) == origin(key, mark), key


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_parameter_is_cited_or_silent(key: str) -> None:
    book = rulebook(key)
    silences = {name for name, reading in book.readings.items() if reading.kind is ReadingKind.SILENT}
    assert {name for name, reading in book.readings.items() if reading.rules} == set(PARAMETERS) - silences
    for name, reading in book.readings.items():
        if name not in silences:
            assert (reading.kind is ReadingKind.RECOMMENDED) == bool(reading.note), name
            assert len(set(reading.rules)) == len(reading.rules), name


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_value_of_a_resolved_policy_has_a_source_with_a_rule(key: str) -> None:
    book = resolved(key)
    assert tuple(book.sources) == PARAMETERS
    for name, source in book.sources.items():
        assert source.rules, name
        assert (source.kind is SourceKind.SILENT) == (value_of(book.policy, name) is None), name
        assert (source.book != key) == (source.kind is SourceKind.FALLBACK), name


def test_rules_printed_in_the_books_only() -> None:
    """No citation can name a rule beyond the end of its book."""
    last = {TDA: 71, PSLIVE: 53, FIGP: 90}
    for key in BOOKS:
        for name, reading in rulebook(key).readings.items():
            for rule in reading.rules:
                words = rule.removeprefix("RP-").rstrip("abcdefghijklmnopqrstuvwxyz")
                if key == FIGP and rule in {"def-5", "pre-1", "end"}:
                    continue
                assert 1 <= int(words) <= (22 if rule.startswith("RP-") else last[key]), (key, name, rule)
                assert key == TDA or not rule.startswith("RP-"), (key, name, rule)


def test_a_note_and_every_rule_travel_with_the_value() -> None:
    figp = resolved(FIGP)
    assert [*figp.sources["half_raise_comparator"].cited] == ["figp-2012 15c", "figp-2012 15d"]
    assert "exactly half" in figp.sources["half_raise_comparator"].note
    # A recommended reading stays recognisable as one after it was borrowed.
    borrowed = resolved(PSLIVE).sources["pot_award_order"]
    assert (borrowed.book, borrowed.kind) == (TDA, SourceKind.FALLBACK)
    assert borrowed.note == rulebook(TDA).readings["pot_award_order"].note != ""


@pytest.mark.parametrize("key", RULEBOOKS)
def test_rules_have_one_number_and_decide_what_cites_them(key: str) -> None:
    book = rulebook(key)
    numbers = [rule.number for rule in book.rules]
    assert len(numbers) == len(set(numbers))
    assert book.head.gap_rule in numbers
    for rule in book.rules:
        assert set(rule.decides) == {name for name, reading in book.readings.items() if rule.number in reading.rules}


def test_the_rules_that_the_hand_plays_by_are_in_the_catalogue() -> None:
    numbers = {rule.number: rule for rule in rulebook(TDA).rules}
    assert {"12", "16", "17", "19", "20", "21", "29", "30", "32", "34", "36", "38"} <= numbers.keys()
    assert {"42", "43", "44", "45", "46", "47", "48", "50", "54", "RP-1", "RP-11"} <= numbers.keys()
    assert numbers["47"].status is Status.MECHANISED
    assert numbers["47"].decides == (
        "short_all_in_reopen",
        "short_all_in_bars_checkers",
        "limit_reopen_fraction",
        "bb_option_survives_short_all_in",
    )


# Not of the raising group, yet asked while a hand is played.
ASKED_IN_A_HAND = (
    *("substantial_action", "burns_per_street", "dead_button", "heads_up_no_double_bb", "seat_deadline"),
    *(
        "half_raise_comparator",
        "clock_seconds",
        "clock_expiry",
        "ante_mode",
        "ante_order",
        "showdown_order",
        "all_in_muck",
    ),
    *("see_hand_right", "odd_chip_board", "odd_chip_stud", "odd_chip_hilo", "odd_chip_unit", "suit_order"),
    "pot_award_order",
)


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_rule_behind_what_a_hand_asks_is_in_the_catalogue(key: str) -> None:
    book = resolved(key)
    for name in (*ASKED_IN_A_HAND, *(name for name, group in GROUP_OF.items() if group == "raising")):
        cited = citation(book, name)
        assert cited.rule in {rule.number for rule in rulebook(cited.book).rules}, name


@pytest.mark.parametrize(
    ("key", "guess"),
    [
        ("tda2024", "did you mean 'tda-2024'? "),
        ("FIGP_2012", "did you mean 'figp-2012'? "),
        ("chess", ""),
        ("", ""),
    ],
)
def test_an_unknown_key_is_one_line_with_the_nearest_and_all(key: str, guess: str) -> None:
    with pytest.raises(UnknownRulebookError) as caught:
        rulebook(key)
    known = "known: tda-2024, pslive, figp-2012, mediterraneo-2026, italiana"
    assert str(caught.value) == f"unknown rulebook '{key}': {guess}{known}"
    with pytest.raises(UnknownRulebookError):
        resolved(key)


def test_keys_are_those_of_the_books() -> None:
    keys = (*BOOKS, "mediterraneo-2026")
    assert [(key, book.key) for key, book in RULEBOOKS.items()] == [(key, key) for key in keys]
    assert [rulebook(key).fallback for key in keys] == [None, TDA, TDA, TDA]


def test_the_fallback_must_be_the_book_that_is_named() -> None:
    with pytest.raises(ValueError, match="pslive falls back to tda-2024: hand that book in"):
        resolve(rulebook(PSLIVE))
    with pytest.raises(ValueError, match="tda-2024 falls back to no book"):
        resolve(rulebook(TDA), rulebook(FIGP))
