"""The tournament bases of Casino Mediterráneo for 2026: policy and rules.

The bases are 24 articles, ``MED-1`` to ``MED-24``, and a clause, ``MED-end``, that has a Spanish text of the TDA rules
follow. The articles are this book; what they do not say is said by ``tda-2024``, whose values are those of the Spanish
text wherever the two texts of the TDA differ in substance. Local gaming law comes before both.
"""

from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.rulebooks.price_bands import LeagueShare, PriceBands
from shuffleup.rulebooks.rule import Reading, Rulebook, printed, recommended, silent, with_decisions
from shuffleup.rulebooks.rules.mediterraneo_2026 import RULES
from shuffleup.rulebooks.rules.mediterraneo_2026_infractions import INFRACTIONS

_ARTICLES: dict[str, Reading] = {
    "button_mode": printed(("normal", "win_the_button"), "MED-13"),
    "pot_formula": printed("three_times_last_bet_plus_rest", "MED-16"),
    "pot_miscount": printed("high_any_time_low_before_sa", "MED-16"),
    "late_entry_seating": printed("arrival_order", "MED-5"),
    "absent_policy": printed("blinds_posted_hand_killed", "MED-11"),
    "absent_no_show_minutes": recommended(60, "MED-21", note="printed for the final of a league"),
    "reentry_limit": printed("per_event", "MED-5", "MED-12"),
    "end_of_day": printed("closing_hour", "MED-24"),
    "closing_overtime_minutes": printed(60, "MED-24"),
    "closing_level_factor": printed((1, 2), "MED-24"),
    "closing_last_hands": printed(3, "MED-24"),
    "deals_policy": printed("players_or_icm_at_close", "MED-24"),
    "ante_mode": printed(("bb_ante", "button_ante"), "MED-8"),
    "bounty_mode": printed(("chip_20", "progressive"), "MED-15"),
    "ndi_policy": printed("all_in", "MED-15"),
    "elimination_prize": recommended("place_at_removal", "MED-21", note="printed for the final of a league"),
    "fallback_rulebook": printed("tda-2024", "MED-end"),
}

# Where an article touches a parameter without deciding it, or the Spanish text of the TDA is the clearer one.
_REMARKS = {
    "dead_button": "set aside by MED-13 where an event plays win the button",
    "vacated_small_blind": "printed in the glossary of the Spanish text: the button moves to an empty seat",
    "odd_chip_board": "MED-13 says the same of a tie in win the button, and gives the same player the button",
    "photo_id_required": "MED-2 adds that players are adults and not banned",
    "sa_blind_posts_count": "printed in the Spanish text of TDA 36",
    "clock_tie": "printed in the Spanish text of TDA 29",
    "ambiguous_amount_limit": "printed in the Spanish text of TDA 57",
    "boxed_card_policy": "printed in the Spanish text of TDA 35",
    "unprotected_hand_refund": "printed in the Spanish text of TDA 65",
}

_READINGS: dict[str, Reading] = {
    parameter: _ARTICLES.get(parameter) or silent(_REMARKS.get(parameter, "")) for parameter in GROUP_OF
}

_CENTS = 100
_LEAGUE = LeagueShare(500, "mediterraneo-2026 MED-19")
_PRICE_BANDS = {
    "": PriceBands(
        rule="mediterraneo-2026 MED-4",
        buy_in_cents=(20 * _CENTS, 10_000 * _CENTS),
        fee_cents=(5 * _CENTS, 5_000 * _CENTS),
        least_of_buy_ins=8_000,
        least_of_purchases=9_000,
        most_for_organisation=500,
        hospitality=5_000,
        league=_LEAGUE,
    ),
    "sit-and-go": PriceBands(
        rule="mediterraneo-2026 MED-23",
        buy_in_cents=(25 * _CENTS, 5_000 * _CENTS),
        fee_share=1_000,
        least_of_buy_ins=10_000,
        most_for_organisation=0,
        hospitality=5_000,
        league=_LEAGUE,
    ),
}

MEDITERRANEO_2026 = Rulebook(
    key="mediterraneo-2026",
    name="Casino Mediterráneo tournament bases",
    edition="2026",
    readings=_READINGS,
    gap_rule="MED-end",
    rules=with_decisions(RULES, _READINGS),
    infractions=INFRACTIONS,
    price_bands=_PRICE_BANDS,
)
