"""Poker all'italiana, five-card draw with giro pazzo and Telesina: the rules of a game, not of a tournament.

Its rules are the chapters ``a1`` to ``a13``, the figures ``b`` and the readings ``AMB-01`` to ``AMB-33`` of what the
text leaves open. It decides the options of the game (``SWITCHES``) and, of a tournament, only who pays the ante; an
event that plays it takes everything else from the TDA rules, and every such value says so. Beside books of Texas
hold'em the answer of this one is "another game".
"""

from collections.abc import Mapping

import msgspec

from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable
from shuffleup.rulebooks.rule import Reading, Rulebook, no, printed, recommended, silent, with_decisions
from shuffleup.rulebooks.rules.italiana import RULES

SWITCHES: Mapping[str, Reading] = {
    "deck_basis": recommended("active_seated", "AMB-01", "a1", note="prints the number of players and no more"),
    "sitout_allin_ante_plays": no("AMB-03", "a3", note="two clauses meet; that on the ante is read as the narrower"),
    "parol_ante": recommended("none", "AMB-04", "a3", note="prints both, that it is taken and that it is not"),
    "min_raise_double": no("AMB-18", "a5", note="a doubling raise reopens; that a smaller one is legal is not printed"),
    "pl_formula": printed("printed", "a5", "AMB-17"),
    "giro_retrigger": no("AMB-19", "a6", note="prints one whole round"),
    "vele_own_cards": recommended("free", "AMB-22", "a7", note="how many own cards count is not printed"),
    "sf_exception": recommended(
        "spade_min_over_heart_max", "AMB-24", "a8", note="prints the one pair, with two or more"
    ),
    "time_bank_scope": recommended("facing_bet", "AMB-25", "a10", note="prints in this case, after the case of a bet"),
}
"""The option of each open point, with the rules it rests on."""

ITALIAN_SWITCHES: ItalianSwitches = msgspec.convert(
    {name: reading.value for name, reading in SWITCHES.items()}, ItalianSwitches
)
"""The options as the book reads them."""

TABLE: Mapping[str, Reading] = {
    "giro_pazzo": no("b", "a6", note="where the rules of the table provide for it"),
    "vele_rule": recommended("libera", "b", "a7", note="the table chooses"),
    "covered_rule": recommended("libera", "b", "a7", note="the table chooses"),
    "play_seconds": printed(30, "a10", "b"),
    "time_bank_seconds": recommended(0, "b", "a10", note="where the table provides for it"),
}
"""What a table may choose, as it is where the table has not chosen."""

ITALIAN_TABLE: ItalianTable = msgspec.convert({name: reading.value for name, reading in TABLE.items()}, ItalianTable)
"""A table that has chosen nothing."""

_STATED: dict[str, Reading] = {
    "ante_mode": printed("all_players", "a3", "a12"),
    "fallback_rulebook": recommended("tda-2024", "a12", note="says nothing of seats, levels, the clock or prizes"),
}
_READINGS: dict[str, Reading] = {parameter: _STATED.get(parameter) or silent() for parameter in GROUP_OF}

ITALIANA = Rulebook(
    key="italiana",
    name="Poker all'italiana",
    edition="undated",
    readings=_READINGS,
    gap_rule="a12",
    rules=with_decisions(RULES, _READINGS),
)
