"""The rules of the Tournament Directors Association, edition of October 2024: policy and rules.

The edition is read in its Italian and Spanish texts; a note says where one of them had to be chosen.
"""

from shuffleup.rulebooks.rule import Alias, Reading, Rulebook, no, printed, recommended, silent, with_decisions, yes
from shuffleup.rulebooks.rules.tda_2024 import RULES
from shuffleup.rulebooks.rules.tda_2024_infractions import INFRACTIONS

_DEAL = {
    "substantial_action": printed("two_with_chips_or_any_three", "36"),
    "sa_blind_posts_count": no("36", note="said in the Spanish text only"),
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
        ),
        "35",
        note="an open list; two boxed cards as in the Spanish text, the Italian one says two cards stuck together",
    ),
    "misdeal_deadline": printed("substantial_action", "35"),
    "misdeal_redeal": printed("exact_replay", "35"),
    "single_exposed_card": silent("left to the house where it is no misdeal"),
    "extra_card_policy": printed("misdeal", "35", "38"),
    "button_shortage_fix": yes("37"),
    "fouled_deck_causes": printed(("duplicate", "house"), "35"),
    "nonstandard_card_after_sa": printed("scrap", "35"),
    "boxed_card_policy": recommended(
        "misdeal_if_2_at_start", "35", note="as in the Spanish text; the Italian one says stuck together"
    ),
    "flop_4": printed("floor_random_burn", "39"),
    "flop_5_plus": silent(),
    "flop_burn_error": printed("scramble_if_no_action_else_stand", "39"),
    "premature_flop": printed("reshuffle_no_burn", "RP-5", "39"),
    "premature_turn": printed("reshuffle_now", "RP-5", "39"),
    "premature_river": printed("reshuffle_no_burn", "RP-5", "39"),
    "burns_per_street": printed(1, "38"),
    "stub_recovery": printed("order_then_stub_then_all", "RP-4"),
    "deck_change_on": recommended(
        ("dealer_change", "level_change", "house"),
        "26",
        note="a change of dealer as in the Spanish text; the Italian one says at the dealer's request",
    ),
    "player_deck_request": printed("never", "26"),
    "rabbit_hunting": no("28"),
}

_BUTTON = {
    "button_error_before_sa": printed("correct", "34"),
    "button_error_after_sa": printed("play_on_no_restore", "34"),
    "dead_button": yes("32"),
    "button_mode": printed("normal", "32"),
    "heads_up_no_double_bb": yes("34"),
    "button_draw": silent(),
    "button_redraw_on": silent(),
    "mixed_button_freeze": yes("11"),
    "vacated_small_blind": recommended(
        "button_moves_there", "32", note="prints only that the button is dead: it follows the blinds, chair by chair"
    ),
}

_WAGER = {
    "two_motion_raise_after_declaration": no("42"),
    "string_bet_caller": recommended(
        ("dealer", "floor"), "56", note="the text forbids string bets and names no caller"
    ),
    "single_overchip_facing_bet": printed("call", "44"),
    "overchip_raise_no_amount": printed("max_of_chip", "44"),
    "prior_chips_rule": printed("tda_46", "46"),
    "single_overchip_opening": printed("chip_value", "44"),
    "multi_chip_scope": printed("any_denomination", "45"),
    "multi_chip_last_chips_all_in": yes("45"),
    "half_raise_comparator": printed("ge", "43"),
    "half_raise_base": printed("largest_full_bet_or_raise", "43"),
    "half_raise_fraction": printed((1, 2), "43"),
    "undercall": printed("opening_or_heads_up", "51"),
    "underbet_deadline": printed("next_street", "52"),
    "pot_word_in_no_limit": printed("legal_bet_required", "54"),
    "pot_miscount": printed("high_any_time_low_before_sa", "52"),
    "verbal_priority": printed("first_act_then_verbal", "40"),
    "invalid_declaration_table": yes("55"),
    "conditional_statement": printed("td_bind_or_penalty", "59"),
    "ambiguous_amount_limit": recommended(
        "at_or_below_pot", "57", note="as in the Spanish text and the printed example; the Italian text says below"
    ),
    "accepted_action": yes("49"),
    "all_in_hidden_chips": printed("td_decides", "62"),
}

_RAISING = {
    "min_raise_basis": printed("largest_full_bet_or_raise", "43"),
    "short_all_in_reopen": printed("cumulative", "47"),
    "short_all_in_bars_checkers": yes("47"),
    "limit_reopen_fraction": printed((1, 2), "47"),
    "limit_short_all_in_unacted": silent(),
    "limit_max_raises": printed("house", "48"),
    "limit_cap_lift": printed("event_two_players", "48"),
    "short_bb_entry": silent("the pot-limit maximum counts full blinds, rule 54"),
    "raise_over_short_open": recommended(
        "last_full_added", "43", note="the printed example is a short all-in raise, not a short opening bet"
    ),
    "bb_option_survives_short_all_in": yes("47", note="not singled out: the big blind has not acted yet and may raise"),
    "pot_formula": printed("full_blinds_preflop_then_actual", "54"),
}

_TURN = {
    "oot_rule": printed("binding_if_unchanged", "53"),
    "oot_fold_binding": printed("always", "53", "58"),
    "oot_sa_locks_skipped": yes("53"),
    "announced_future_fold": silent(),
    "clock_grace": silent("a reasonable time, in the director's view"),
    "clock_seconds": printed(25, "29"),
    "clock_countdown": printed(5, "29"),
    "clock_short_level_minutes": silent(),
    "clock_short_seconds": silent(),
    "clock_short_countdown": silent(),
    "clock_callers": printed("td_or_any_seated_player_in_event", "29", "30"),
    "clock_expiry": printed("check_if_free", "29"),
    "clock_tie": recommended("action_stands", "29", note="said in the Spanish text only"),
    "time_bank_seconds": silent(),
    "seat_deadline": printed("initial_deal_complete", "30"),
    "stud_absent_next_card": no("RP-10", "30"),
    "stack_count_right": printed("own_turn_facing_all_in", "60", "25"),
    "pot_count_games": printed(("pot_limit",), "54"),
    "pot_spread_on_request": yes("RP-21"),
}

_SHOWDOWN = {
    "unprotected_hand_refund": printed("uncalled_excess", "65", "15"),
    "retrieve_identifiable": printed("stays_in_play", "65"),
    "fold_on_contact": silent("only the dealer's muck kills a hand at showdown, rule 14"),
    "forward_release_facing_bet": silent(),
    "cards_passed": silent(),
    "showdown_order": printed("last_street_aggressor", "17"),
    "show_or_fold_seconds": silent(),
    "turned_by_other_player": silent(),
    "see_hand_right": printed("paid_aggressor_only", "18"),
    "requested_hand_live": silent(),
    "all_in_muck": printed("forbidden_live", "16"),
    "partial_show": printed("advise_then_floor", "15"),
    "odd_chip_board": printed("first_left_of_button", "20"),
    "odd_chip_stud": printed("highest_card_by_suit", "20"),
    "odd_chip_hilo": printed("high", "20"),
    "odd_chip_unit": printed("smallest_in_play", "20"),
    "suit_order": recommended(
        ("spades", "hearts", "diamonds", "clubs"),
        "20",
        "10",
        "RP-10",
        note="suits break ties, their order is not printed",
    ),
    "pot_award_order": recommended("last_side_pot_first", "16", "21", note="from the order in the printed examples"),
    "contest_deadline_reading": printed("next_hand_start", "22"),
    "contest_deadline_pot": printed("next_hand_substantial_action", "22"),
    "contest_break_seconds": printed(60, "22"),
}

_SEATING = {
    "late_entry_seating": printed("random", "8"),
    "late_stack": printed("full", "8"),
    "unclaimed_stack_trigger": silent(),
    "final_table_size": printed(((9, 9), (8, 9), (7, 7), (6, 7)), "RP-9"),
    "break_draw": printed("high_card_by_suit", "10"),
    "new_player_excluded_zone": printed("button_to_sb", "10", "8"),
    "moved_player_excluded_zone": printed("button_to_sb", "10"),
    "halt_threshold": printed(3, "11"),
    "balanced_tighter_late": yes("11"),
    "halt_when": printed("blinds_affected", "11"),
    "donor_table": printed("predetermined_procedure", "11"),
    "mover": printed("next_big_blind", "11"),
    "stud_balance_seat": printed("last_opened", "11"),
    "absent_policy": printed("blinds_posted_hand_killed", "30", "71"),
    "absent_no_show_minutes": silent(),
    "absence_fee_loss_levels": silent(),
}

_EVENT = {
    "hand_start_event": printed(("first_riffle", "machine_button", "dealer_push"), "23"),
    "wrong_level_after_sa": printed("stands", "23"),
    "chip_race_start": printed("seat_1", "24"),
    "race_rounding": recommended("up", "24", note="the rounding is not printed"),
    "late_found_chips": printed("equal_value_only", "24"),
    "h4h_called_all_in": printed("face_down_wait", "RP-8"),
    "h4h_minutes_per_hand": printed(2, "RP-8"),
    "h4h_minutes_max": printed(3, "RP-8"),
    "tie_different_tables": printed("share_paid_places", "RP-8"),
    "tie_same_table": silent(),
    "rebuy_announcement_binding": yes("27"),
    "reentry_limit": silent(),
    "end_of_day": silent(),
    "end_of_day_draw": silent(),
    "end_of_day_window_minutes": silent(),
    "end_of_day_count_from": silent(),
    "closing_overtime_minutes": silent(),
    "closing_level_factor": silent(),
    "closing_last_hands": silent(),
    "deals_policy": silent(),
    "ante_mode": printed("bb_ante", "RP-11"),
    "ante_order": printed("big_blind_first", "RP-11"),
    "reduce_ante": no("RP-11"),
    "bounty_mode": printed("house", "RP-22"),
    "ndi_policy": printed("discretion", "RP-22"),
    "fallback_rulebook": printed("td_decides", "1"),
}

_CONDUCT = {
    "leave_live_hand": printed("penalty_possible", "31"),
    "expose_penalty": printed("possible", "68"),
    "show_and_muck_repeat": silent("as any exposure, rule 68"),
    "show_one_show_all": silent(),
    "penalty_scale": printed(("warning", "hands", "orbits", "disqualification"), "71"),
    "orbit_hands": printed("players_including_offender", "71"),
    "penalty_hand_counts": silent("a misdeal and its redeal count once, rule 35"),
    "penalty_follows": silent(),
    "penalised_dealt_and_killed": yes("71", "35"),
    "elimination_prize": silent(),
    "dq_prize": silent("the chips are removed, rule 71"),
    "dq_refund": silent(),
    "collusion_penalty": printed("soft_play_mandatory_dump_dq", "69", "71"),
    "dodge_blinds_penalty": printed("mandatory", "33", "71"),
    "chips_out_of_sight": printed("forfeit_and_dq_possible", "63"),
    "device_in_hand": printed("forbidden_penalty_possible", "5"),
    "device_on_table": no("5"),
    "laptops": silent(),
    "audio_devices": printed("inaudible", "5"),
    "photo_id_required": printed("face_visible_on_request", "4"),
    "advice_ban_until": printed("always", "67"),
}

_READINGS: dict[str, Reading] = {
    **_DEAL, **_BUTTON, **_WAGER, **_RAISING, **_TURN, **_SHOWDOWN, **_SEATING, **_EVENT, **_CONDUCT,
}  # fmt: skip

# References that were not renumbered with the rules: one in both texts, the others in one of the two.
_ALIASES = (
    Alias("66", "65", ("13", "68")),
    Alias("41", "43", ("45",)),
    Alias("RP-17", "39", ("RP-5",)),
)

# What all books say alike, where no parameter is needed: by which rule this one says it.
_SUBJECTS = {
    "penalty-order": ("71",),
    "misdeal-boxed-2plus": ("35",),
    "misdeal-first-card-wrong-seat": ("35",),
    "misdeal-ineligible-seat": ("35",),
    "misdeal-seat-skipped": ("35",),
    "misdeal-wrong-count": ("35",),
    "misdeal-nonstandard-before-sa": ("35",),
    "misdeal-one-of-first-two-exposed": ("35",),
    "misdeal-any-two-exposed": ("35",),
    "two-cards-to-button": ("35",),
    "dead-for-card-count": ("38", "35"),
    "reshuffle-in-hand": ("39",),
    "premature-stud": ("RP-5", "39"),
    "stud-exposed-card": ("RP-10",),
    "short-stub": ("RP-10",),
    "randomness": ("RP-14",),
    "tabling": ("13",),
    "killed-winner": ("13",),
    "discard-at-showdown": ("14",),
    "bettor-discards": ("15",),
    "acting-in-turn": ("50",),
    "spoken-call": ("51",),
    "chips-before-words": ("40",),
    "bet-too-low": ("52",),
    "raise-too-low": ("43",),
    "stack-estimate": ("60", "25"),
    "not-in-the-book": ("1",),
    "lost-chips": ("64",),
    "pot-reconstruction": ("22",),
    "unclear-hand": ("13",),
    "cards-in-view": ("25",),
    "official-terms": ("3",),
    "methods-of-raising": ("42",),
    "small-silent-chip": ("41",),
    "fold-without-bet": ("58",),
    "betting-for-change": ("61",),
    "fairness": ("1",),
    "premature-declaration": ("59",),
    "dealer-change": ("RP-7",),
    "decks-ready": ("RP-20",),
    "staff-communication": ("RP-15",),
    "mixed-game-order": ("RP-18",),
    "stud-muck": ("66",),
    "stud-seventh-exposed": ("RP-10",),
    "draw-card-exposed": ("35", "1"),
    "hand-start": ("23",),
}

TDA_2024 = Rulebook(
    key="tda-2024",
    name="Poker TDA Rules",
    edition="2024, version 1.0",
    readings=_READINGS,
    gap_rule="1",
    rules=with_decisions(RULES, _READINGS),
    aliases=_ALIASES,
    subjects=_SUBJECTS,
    infractions=INFRACTIONS,
)
