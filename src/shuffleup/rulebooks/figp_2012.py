"""The Texas Hold'em tournament rules of the Italian poker federation (FIGP), version 2.0 of 2012: policy and rules.

Rules have the numbers of the body, 1 to 90, not of the index; ``pre-1`` is the premise, ``def-5`` the definition of
blinds and antes, ``end`` the closing clause.
"""

from shuffleup.rulebooks.rule import Reading, Rulebook, no, printed, recommended, silent, with_decisions, yes
from shuffleup.rulebooks.rules.figp_2012 import RULES
from shuffleup.rulebooks.rules.figp_2012_infractions import INFRACTIONS

_DEAL = {
    "substantial_action": printed("preflop_bb_acted_postflop_any_two", "37a", "37b"),
    "sa_blind_posts_count": no("37a", note="not said; before the flop the big blind must act, not only post"),
    "misdeal_causes": recommended(
        (
            "one_of_first_two_exposed",
            "any_two_exposed",
            "wrong_position",
            "ineligible_seat",
            "seat_skipped",
            "extra_cards_2plus",
            "button_misplaced",
        ),
        "38",
        "38a",
        "38b",
        "38c",
        "38d",
        "38e",
        "40",
        note="all printed but the misplaced button, which is read into the wrong position of 38c",
    ),
    "misdeal_deadline": printed("substantial_action", "38"),
    "misdeal_redeal": recommended(
        "exact_replay", "38", note="prints shuffle and cut, and nothing on button, limits and players"
    ),
    "single_exposed_card": printed("replace_after_deal_and_burn", "39"),
    "extra_card_policy": printed("one_to_first_player_becomes_burn", "40"),
    "button_shortage_fix": silent(),
    "fouled_deck_causes": printed(("duplicate", "foreign_back", "missing_card"), "46", "45", "48"),
    "nonstandard_card_after_sa": printed("void_hand_if_foreign_back", "45"),
    "boxed_card_policy": printed("replace_next", "47"),
    "flop_4": printed("floor_random_burn", "41"),
    "flop_5_plus": printed("redeal", "41"),
    "flop_burn_error": printed("restore_if_unexposed_else_reshuffle", "42"),
    "premature_flop": printed("reshuffle_no_burn", "43"),
    "premature_turn": printed("river_card_becomes_turn", "44"),
    "premature_river": printed("reshuffle_no_burn", "44"),
    "burns_per_street": printed(1, "1h", "1j", "1l"),
    "stub_recovery": printed("fairest_possible", "49"),
    "deck_change_on": printed(("dealer_change", "level_change", "house"), "57"),
    "player_deck_request": printed("if_irregular", "57"),
    "rabbit_hunting": no("30"),
}

_BUTTON = {
    "button_error_before_sa": recommended(
        "misdeal_and_correct", "38c", note="a wrong button is not named; read as cards dealt to the wrong position"
    ),
    "button_error_after_sa": recommended(
        "play_on_no_restore", "38c", "38", note="a wrong button is not named; the hand goes on as after any misdeal"
    ),
    "dead_button": yes("3", "2"),
    "button_mode": printed("normal", "2"),
    "heads_up_no_double_bb": silent("rule 5 does not speak of a second big blind"),
    "button_draw": printed("at_start", "1c"),
    "button_redraw_on": silent(),
    "mixed_button_freeze": silent("hold'em only"),
    "vacated_small_blind": printed("button_stays", "3a", "3b"),
}

_WAGER = {
    "two_motion_raise_after_declaration": yes("13c"),
    "string_bet_caller": printed(("dealer",), "14"),
    "single_overchip_facing_bet": printed("call", "16"),
    "overchip_raise_no_amount": recommended(
        "max_of_chip", "16", note="prints that the whole chip counts; read as the most that is legal"
    ),
    "prior_chips_rule": silent(),
    "single_overchip_opening": recommended("chip_value", "16", note="not said; as tda-2024 44"),
    "multi_chip_scope": printed("same_denomination", "17"),
    "multi_chip_last_chips_all_in": silent(),
    "half_raise_comparator": recommended(
        "ge", "15c", "15d", note="prints below and above half; exactly half is read as a raise"
    ),
    "half_raise_base": printed("minimum_raise", "15c", "15d"),
    "half_raise_fraction": printed((1, 2), "15c", "15d"),
    "undercall": printed("always", "15b"),
    "underbet_deadline": silent("rule 15 brings bets up and sets no deadline"),
    "pot_word_in_no_limit": printed("ask_again", "21"),
    "pot_miscount": silent(),
    "verbal_priority": printed("verbal", "12"),
    "invalid_declaration_table": silent("statements bind, rule 12, and no table of invalid ones is given"),
    "conditional_statement": printed("td_bind_or_penalty", "67"),
    "ambiguous_amount_limit": silent(),
    "accepted_action": yes("62"),
    "all_in_hidden_chips": printed("bound_not_benefit", "18"),
}

_RAISING = {
    "min_raise_basis": printed("last_increment", "9c"),
    "short_all_in_reopen": recommended(
        "single", "19", note="the text looks at one all-in only and does not say that several add up"
    ),
    "short_all_in_bars_checkers": no("19", note="names the bettor and the callers; who only checked is left free"),
    "limit_reopen_fraction": printed((1, 2), "8c"),
    "limit_short_all_in_unacted": printed("fold_call_complete", "8c"),
    "limit_max_raises": printed(3, "8a"),
    "limit_cap_lift": printed("hand_heads_up_at_round_start", "8b"),
    "short_bb_entry": printed("full_big_blind", "9b"),
    "raise_over_short_open": printed("double_minimum_total", "9b"),
    "bb_option_survives_short_all_in": yes("4"),
    "pot_formula": printed("pot_after_call", "10"),
}

_TURN = {
    "oot_rule": printed("skipped_call_reduces", "23"),
    "oot_fold_binding": recommended(
        "always", "33a", "33b", note="rule 23 does not name the fold; a hand folded or thrown away is dead"
    ),
    "oot_sa_locks_skipped": silent(),
    "announced_future_fold": printed("dead_hand", "33a"),
    "clock_grace": printed(30, "22"),
    "clock_seconds": printed(60, "22"),
    "clock_countdown": printed(10, "22"),
    "clock_short_level_minutes": silent(),
    "clock_short_seconds": silent(),
    "clock_short_countdown": silent(),
    "clock_callers": printed("other_player_at_table", "22"),
    "clock_expiry": printed("dead", "22"),
    "clock_tie": silent(),
    "time_bank_seconds": silent(),
    "seat_deadline": printed("initial_deal_complete", "72"),
    "stud_absent_next_card": silent("hold'em only"),
    "stack_count_right": printed("estimate_plus_bets_on_request", "68", "11"),
    "pot_count_games": printed(("pot_limit",), "20"),
    "pot_spread_on_request": yes("20"),
}

_SHOWDOWN = {
    "unprotected_hand_refund": printed("if_no_later_action", "65"),
    "retrieve_identifiable": printed("td_discretion", "34"),
    "fold_on_contact": silent(),
    "forward_release_facing_bet": recommended(
        "fold", "33b", "33c", note="prints cards thrown away, or taken off the table facing a bet"
    ),
    "cards_passed": printed("dead", "35"),
    "showdown_order": printed("any_street_aggressor", "25"),
    "show_or_fold_seconds": printed(5, "27b"),
    "turned_by_other_player": printed("hand_live", "27b"),
    "see_hand_right": printed("suspicion_only", "27", "85"),
    "requested_hand_live": silent(),
    "all_in_muck": printed("forbidden_live_penalty", "26"),
    "partial_show": printed("floor_five_seconds", "27b"),
    "odd_chip_board": silent("ties share equally, rule 24"),
    "odd_chip_stud": silent("hold'em only"),
    "odd_chip_hilo": silent("hold'em only"),
    "odd_chip_unit": silent(),
    "suit_order": silent(),
    "pot_award_order": printed("last_side_pot_first", "29"),
    "contest_deadline_reading": printed("next_hand_start", "31", "81"),
    "contest_deadline_pot": printed("next_hand_start", "81", "31"),
    "contest_break_seconds": silent(),
}

_SEATING = {
    "late_entry_seating": silent(),
    "late_stack": silent(),
    "unclaimed_stack_trigger": silent(),
    "final_table_size": printed(((None, 10), (6, 7)), "53"),
    "break_draw": silent(),
    "new_player_excluded_zone": printed("button_to_bb", "6"),
    "moved_player_excluded_zone": printed("button_to_sb", "51"),
    "halt_threshold": printed(3, "52"),
    "halt_when": silent("players are moved, no halt is stated"),
    "donor_table": printed("predetermined_procedure", "52"),
    "balanced_tighter_late": no("52"),
    "mover": printed("next_big_blind", "52"),
    "stud_balance_seat": silent("hold'em only"),
    "absent_policy": printed("blinded_off_prize_if_itm", "55"),
    "absent_no_show_minutes": silent(),
    "absence_fee_loss_levels": recommended(2, "55", note="prints several levels"),
}

_EVENT = {
    "hand_start_event": printed(("first_riffle", "machine_button"), "54"),
    "wrong_level_after_sa": silent(),
    "chip_race_start": printed("seat_1", "58"),
    "race_rounding": recommended("up", "58", note="the rounding is not printed"),
    "late_found_chips": silent(),
    "h4h_called_all_in": printed("face_down_sequential", "60a"),
    "h4h_minutes_per_hand": silent(),
    "h4h_minutes_max": silent(),
    "tie_different_tables": printed("same_place", "60b"),
    "tie_same_table": printed("starting_chips", "60c"),
    "rebuy_announcement_binding": yes("56"),
    "reentry_limit": silent(),
    "end_of_day": printed("random_hands", "59"),
    "end_of_day_draw": printed((3, 7), "59"),
    "end_of_day_window_minutes": printed((15, 5), "59"),
    "end_of_day_count_from": recommended("next_hand_start", "59", note="the start of the count is not printed"),
    "closing_overtime_minutes": silent(),
    "closing_level_factor": silent(),
    "closing_last_hands": silent(),
    "deals_policy": silent(),
    "ante_mode": printed("all_players", "def-5", "1e"),
    "ante_order": silent(),
    "reduce_ante": silent(),
    "bounty_mode": silent(),
    "ndi_policy": silent(),
    "fallback_rulebook": recommended(
        "tda-2024",
        "end",
        "pre-1",
        note="prints that the director decides; the premise follows the TDA's recommendations",
    ),
}

_CONDUCT = {
    "leave_live_hand": printed("must_stay", "71"),
    "expose_penalty": printed("mandatory", "36"),
    "show_and_muck_repeat": printed("penalty_mandatory", "73"),
    "show_one_show_all": yes("32"),
    "penalty_scale": printed(
        (
            "warning",
            "hand_annulled",
            "hands_or_orbits",
            "elimination",
            "disqualification",
            "event_ban",
            "circuit_exclusion",
        ),
        "87a",
        "87b",
        "87c",
        "87d",
        "87e",
        "87f",
        "87g",
    ),
    "orbit_hands": recommended(
        "players_including_offender", "87c", note="prints one hand per player left; its example counts the offender"
    ),
    "penalty_hand_counts": yes("87c"),
    "penalty_follows": printed(("day", "table", "seat"), "89"),
    "penalised_dealt_and_killed": silent(),
    "elimination_prize": printed("place_at_removal", "87d"),
    "dq_prize": printed("none", "87e"),
    "dq_refund": printed("none", "87e"),
    "collusion_penalty": printed("possible", "74"),
    "dodge_blinds_penalty": printed("possible", "69"),
    "chips_out_of_sight": printed("halve_or_dq_possible", "70"),
    "device_in_hand": printed("dead_hand", "78a"),
    "device_on_table": no("78"),
    "laptops": printed("never", "78d"),
    "audio_devices": printed("always_allowed", "78c"),
    "photo_id_required": printed("start_and_restarts", "50"),
    "advice_ban_until": printed("hand_over", "66b"),
}

_READINGS: dict[str, Reading] = {
    **_DEAL, **_BUTTON, **_WAGER, **_RAISING, **_TURN, **_SHOWDOWN, **_SEATING, **_EVENT, **_CONDUCT,
}  # fmt: skip

# What all books say alike, where no parameter is needed: by which rule this one says it.
_SUBJECTS = {
    "penalty-order": ("88",),
    "misdeal-one-of-first-two-exposed": ("38a",),
    "misdeal-any-two-exposed": ("38b",),
    "misdeal-wrong-position": ("38c",),
    "misdeal-button-misplaced": ("38c",),
    "misdeal-ineligible-seat": ("38d",),
    "misdeal-seat-skipped": ("38e",),
    "misdeal-extra-cards-2plus": ("40",),
    "dead-for-card-count": ("gl-4",),
    "fouled-deck-duplicate": ("46",),
    "fouled-deck-foreign-back": ("45",),
    "fouled-deck-missing-card": ("48",),
    "reshuffle-in-hand": ("43",),
    "tabling": ("27", "27a"),
    "killed-winner": ("28",),
    "discard-at-showdown": ("25a", "34"),
    "acting-in-turn": ("12",),
    "spoken-call": ("12",),
    "chips-before-words": ("13",),
    "bet-too-low": ("15",),
    "raise-too-low": ("15",),
    "stack-estimate": ("68",),
    "not-in-the-book": ("end",),
    "pot-reconstruction": ("83",),
    "deferred-decision": ("82",),
    "suspicion": ("27", "85"),
    "cards-in-view": ("65",),
    "cards-off-table": ("33c",),
    "official-terms": ("64",),
    "methods-of-raising": ("13", "13b"),
    "fold-without-bet": ("33a",),
    "fairness": ("80",),
}

FIGP_2012 = Rulebook(
    key="figp-2012",
    name="FIGP Texas Hold'em tournament rules",
    edition="2.0, 2012",
    readings=_READINGS,
    gap_rule="end",
    rules=with_decisions(RULES, _READINGS),
    subjects=_SUBJECTS,
    infractions=INFRACTIONS,
)
