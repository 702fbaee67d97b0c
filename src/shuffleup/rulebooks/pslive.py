"""The rules of PokerStars Live and the European Poker Tour: policy and rules.

Rules are counted straight through the sections, 1 to 53; the numbers that the text itself refers to are another
edition's.
"""

from shuffleup.rulebooks.rule import Alias, Reading, Rulebook, no, printed, recommended, silent, with_decisions, yes
from shuffleup.rulebooks.rules.pslive import RULES
from shuffleup.rulebooks.rules.pslive_infractions import INFRACTIONS

_DEAL = {
    "substantial_action": printed("two_with_chips_or_any_three", "29"),
    "sa_blind_posts_count": no("29", note="not said; otherwise every hand would begin with substantial action"),
    "misdeal_causes": recommended(
        (
            "boxed_2plus",
            "first_card_wrong_seat",
            "ineligible_seat",
            "seat_skipped",
            "wrong_count",
            "nonstandard_before_sa",
            "one_of_first_two_exposed",
            "any_two_exposed",
            "button_misplaced",
        ),
        "11c",
        note="only the misplaced button is printed; the other causes are those of tda-2024 35",
    ),
    "misdeal_deadline": printed("substantial_action", "11c"),
    "misdeal_redeal": silent(),
    "single_exposed_card": silent(),
    "extra_card_policy": silent(),
    "button_shortage_fix": silent(),
    "fouled_deck_causes": silent(),
    "nonstandard_card_after_sa": silent(),
    "boxed_card_policy": silent(),
    "flop_4": silent(),
    "flop_5_plus": silent(),
    "flop_burn_error": silent(),
    "premature_flop": silent(),
    "premature_turn": silent(),
    "premature_river": silent(),
    "burns_per_street": silent(),
    "stub_recovery": silent(),
    "deck_change_on": printed(("dealer_change", "house"), "17"),
    "player_deck_request": printed("never", "17"),
    "rabbit_hunting": silent(),
}

_BUTTON = {
    "button_error_before_sa": printed("misdeal_and_correct", "11c"),
    "button_error_after_sa": printed("play_on_no_restore", "11c"),
    "dead_button": yes("11a"),
    "button_mode": printed("normal", "11a"),
    "heads_up_no_double_bb": yes("11b"),
    "button_draw": printed("one_table_applies_to_all", "11"),
    "button_redraw_on": printed(("restart", "redraw", "final_table"), "11"),
    "mixed_button_freeze": silent(),
    "vacated_small_blind": printed("button_stays", "11a"),
}

_WAGER = {
    "two_motion_raise_after_declaration": yes("35c"),
    "string_bet_caller": printed(("dealer", "player_with_staff_check"), "28"),
    "single_overchip_facing_bet": printed("call", "33"),
    "overchip_raise_no_amount": printed("max_of_chip", "33"),
    "prior_chips_rule": silent(),
    "single_overchip_opening": printed("chip_value", "33"),  # printed for the streets after the flop
    "multi_chip_scope": printed("same_denomination", "34"),
    "multi_chip_last_chips_all_in": silent(),
    "half_raise_comparator": printed("ge", "36"),
    "half_raise_base": recommended(
        "largest_full_bet_or_raise", "36", note="prints half of the previous bet; read as the last full bet or raise"
    ),
    "half_raise_fraction": printed((1, 2), "36"),
    "undercall": printed("opening_or_heads_up", "30a"),
    "underbet_deadline": silent(),
    "pot_word_in_no_limit": printed("non_standard", "3"),
    "pot_miscount": silent(),
    "verbal_priority": printed("verbal", "30"),
    "invalid_declaration_table": silent(),
    "conditional_statement": silent(),
    "ambiguous_amount_limit": silent(),
    "accepted_action": yes("32"),
    "all_in_hidden_chips": printed("bound_not_benefit", "38"),
}

_RAISING = {
    "min_raise_basis": silent("rule 36 names a minimum raise and does not measure it"),
    "short_all_in_reopen": recommended(
        "single", "37", note="the text looks at one all-in only and does not say that several add up"
    ),
    "short_all_in_bars_checkers": yes("37"),
    "limit_reopen_fraction": recommended(
        (1, 1), "37", note="limit is not singled out: a full raise, as without a limit"
    ),
    "limit_short_all_in_unacted": silent(),
    "limit_max_raises": printed(3, "27"),
    "limit_cap_lift": printed("event_two_players", "27"),
    "short_bb_entry": silent(),
    "raise_over_short_open": silent(),
    "bb_option_survives_short_all_in": silent(),
    "pot_formula": silent(),
}

_TURN = {
    "oot_rule": printed("binding_if_unchanged", "31"),
    "oot_fold_binding": printed("if_unchanged", "18a"),
    "oot_sa_locks_skipped": silent(),
    "announced_future_fold": silent(),
    "clock_grace": silent("a reasonable time"),
    "clock_seconds": printed(50, "21"),
    "clock_countdown": printed(10, "21"),
    "clock_short_level_minutes": printed(20, "21a"),
    "clock_short_seconds": printed(25, "21a"),
    "clock_short_countdown": printed(5, "21a"),
    "clock_callers": printed("seated_player_with_approval", "21", "25"),
    "clock_expiry": printed("dead", "21"),
    "clock_tie": printed("action_stands", "21b"),
    "time_bank_seconds": silent(),
    "seat_deadline": printed("last_card_to_button", "25"),
    "stud_absent_next_card": yes("25a"),
    "stack_count_right": printed("bets_in_play_and_all_in_opponent", "15a"),
    "pot_count_games": silent(),
    "pot_spread_on_request": silent(),
}

_SHOWDOWN = {
    "unprotected_hand_refund": printed("uncalled_raise_only", "19b", "31a"),
    "retrieve_identifiable": printed("td_discretion", "18"),
    "fold_on_contact": printed(("muck", "burns", "board", "discards"), "18"),
    "forward_release_facing_bet": printed("fold", "18"),
    "cards_passed": silent(),
    "showdown_order": printed("any_street_aggressor", "41"),
    "show_or_fold_seconds": printed(5, "42b"),
    "turned_by_other_player": printed("hand_live", "42b"),
    "see_hand_right": printed("any_with_cards", "43"),
    "requested_hand_live": yes("43"),
    "all_in_muck": printed("forbidden_live_penalty", "40", "40a"),
    "partial_show": printed("floor_five_seconds", "42b"),
    "odd_chip_board": printed("first_left_of_button", "14"),
    "odd_chip_stud": printed("highest_card_by_suit", "14"),
    "odd_chip_hilo": printed("high", "14"),
    "odd_chip_unit": printed("smallest_in_play", "14"),
    "suit_order": recommended(
        ("spades", "hearts", "diamonds", "clubs"), "14", note="suits break ties, their order is not printed"
    ),
    "pot_award_order": silent("pots are kept apart, rule 20"),
    "contest_deadline_reading": printed("next_hand_start", "19"),
    "contest_deadline_pot": printed("next_hand_start", "19"),
    "contest_break_seconds": silent(),
}

_SEATING = {
    "late_entry_seating": printed("random", "6", "6a"),
    "late_stack": printed("full", "6a"),
    "unclaimed_stack_trigger": printed("all_same_seat_number_assigned", "6b"),
    "final_table_size": silent(),
    "break_draw": printed("draw_from_seat_1_then_clockwise", "9a"),
    "new_player_excluded_zone": printed("button_to_sb", "6a"),
    "moved_player_excluded_zone": printed("button_to_sb", "9"),
    "halt_threshold": printed(3, "10"),
    "balanced_tighter_late": yes("10a", note="prints that the director decides near the end; read as tda-2024 11"),
    "halt_when": printed("immediately", "10"),
    "donor_table": silent(),
    "mover": recommended("next_big_blind", "10", note="prints the big blind; read as the next one"),
    "stud_balance_seat": printed("last_opened", "10"),
    "absent_policy": recommended(
        "blinds_posted_hand_killed", "25", note="prints that the hand is folded and nothing on blinds and antes"
    ),
    "absent_no_show_minutes": silent(),
    "absence_fee_loss_levels": silent(),
}

_EVENT = {
    "hand_start_event": printed(("first_shuffle", "machine_button"), "19", "24"),
    "wrong_level_after_sa": silent(),
    "chip_race_start": printed("first_left_of_dealer", "12"),
    "race_rounding": recommended("up", "12", note="the rounding is not printed"),
    "late_found_chips": printed("equal_value_only", "12"),
    "h4h_called_all_in": printed("face_down_sequential", "23a"),
    "h4h_minutes_per_hand": silent(),
    "h4h_minutes_max": silent(),
    "tie_different_tables": printed("same_place", "23b"),
    "tie_same_table": printed("starting_chips", "23c"),
    "rebuy_announcement_binding": yes("8"),
    "reentry_limit": silent(),
    "end_of_day": printed("random_hands", "22"),
    "end_of_day_draw": printed((3, 7), "22"),
    "end_of_day_window_minutes": printed((15, 5), "22"),
    "end_of_day_count_from": printed("next_hand_start", "22"),
    "closing_overtime_minutes": silent(),
    "closing_level_factor": silent(),
    "closing_last_hands": silent(),
    "deals_policy": printed("where_legal_media", "5"),
    "ante_mode": silent(),
    "ante_order": silent(),
    "reduce_ante": silent(),
    "bounty_mode": silent(),
    "ndi_policy": silent(),
    "fallback_rulebook": recommended("tda-2024", "1", note="no clause on gaps; rule 1 only makes decisions final"),
}

_CONDUCT = {
    "leave_live_hand": printed("penalty_possible", "26"),
    "expose_penalty": printed("possible", "46"),
    "show_and_muck_repeat": printed("penalty_mandatory", "46a"),
    "show_one_show_all": yes("46"),
    "penalty_scale": printed(
        (
            "warning",
            "hands",
            "orbits",
            "hand_void",
            "elimination",
            "disqualification",
            "event_ban",
            "exclusion",
        ),
        "52a",
    ),
    "orbit_hands": recommended(
        "players_including_offender", "52a", note="prints one hand per player left; its example counts the offender"
    ),
    "penalty_hand_counts": yes("52c"),
    "penalty_follows": printed(("day", "table", "seat"), "52d"),
    "penalised_dealt_and_killed": silent(),
    "elimination_prize": printed("place_at_removal", "52e"),
    "dq_prize": printed("none", "52f"),
    "dq_refund": printed("none_stays_in_pool", "52f"),
    "collusion_penalty": printed("soft_play_mandatory_rest_possible", "52", "47"),
    "dodge_blinds_penalty": silent(),
    "chips_out_of_sight": printed("forfeit_possible_dq_possible", "16"),
    "device_in_hand": printed("forbidden", "4b"),
    "device_on_table": no("4"),
    "laptops": printed("no_external_power", "4b"),
    "audio_devices": silent(),
    "photo_id_required": printed("start_and_restarts", "7"),
    "advice_ban_until": printed("action_complete", "44b"),
}

_READINGS: dict[str, Reading] = {
    **_DEAL, **_BUTTON, **_WAGER, **_RAISING, **_TURN, **_SHOWDOWN, **_SEATING, **_EVENT, **_CONDUCT,
}  # fmt: skip

# The numbers of an older edition, left standing; no one way of counting fits all three.
_ALIASES = (Alias("41", "29", ("11c",)), Alias("27", "31", ("18a",)), Alias("51b", "42b", ("41b",)))

# What all books say alike, where no parameter is needed: by which rule this one says it.
_SUBJECTS = {
    "penalty-order": ("52b",),
    "misdeal-button-misplaced": ("11c",),
    "tabling": ("42", "42a"),
    "killed-winner": ("19a",),
    "discard-at-showdown": ("41a", "18"),
    "acting-in-turn": ("30",),
    "spoken-call": ("30",),
    "chips-before-words": ("30", "35"),
    "raise-too-low": ("36",),
    "stack-estimate": ("15",),
    "not-in-the-book": ("1",),
    "suspicion": ("43a",),
    "cards-in-view": ("15",),
    "official-terms": ("3",),
    "methods-of-raising": ("35", "35b"),
    "fairness": ("1",),
}

PSLIVE = Rulebook(
    key="pslive",
    name="PokerStars Live and European Poker Tour rules",
    edition="Italian edition",
    readings=_READINGS,
    gap_rule="1",
    rules=with_decisions(RULES, _READINGS),
    aliases=_ALIASES,
    subjects=_SUBJECTS,
    infractions=INFRACTIONS,
)
