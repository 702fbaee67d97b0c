"""Why an answer is not taken, in games that know the reason by a rule and in games that do not."""

import random

import pytest

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Fold
from shuffleup.play.attending import Attendant
from shuffleup.play.commands import ChooseLayout, StartClocks
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import SECOND, ClockTerms
from tests.games.random_hands import random_hand


def asked(game: str, limit: Limit) -> Attendant:
    """A table where a hand was dealt at second 0, its first player asked."""
    starting = Attendant(None, None, 0)
    assert starting.command(StartClocks(ClockTerms(30))) is None
    dealing = Attendant(starting.table, random_hand(game, limit, 3, random.Random(1)), 0)
    dealing.dealt()
    return dealing


@pytest.mark.parametrize(
    ("game", "limit", "rule"), [("italiana", Limit.POT_LIMIT, "italiana a10"), ("holdem", Limit.NO_LIMIT, "")]
)
def test_a_rule_behind_the_time_is_named_only_where_the_game_has_one(game: str, limit: Limit, rule: str) -> None:
    table = asked(game, limit)
    assert table.hand
    late = Attendant(table.table, table.hand, 30 * SECOND).act(Fold(table.hand.turn))
    assert isinstance(late, Refusal) and (late.code, late.rule) == ("time-is-up", rule)


def test_without_a_mad_round_nobody_chooses_a_layout() -> None:
    table = asked("holdem", Limit.NO_LIMIT)
    assert table.table
    refused = table.command(ChooseLayout(table.table.asked[0].player, DealerChoice()))
    assert isinstance(refused, Refusal) and refused.code == "no-mad-round"
