"""What players settle in advance (a11)."""

import pytest

from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, VeleRule
from shuffleup.table.auto_play import FRESH_ACCOUNT, BlindNext, Preferences, ShowOrMuck, automatic, panel
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import DEFAULT, Presence, Prompt, ProxyAnswer

HERE, AWAY = Presence(), Presence(sitting_out=True)


def test_a_fresh_account_has_the_printed_settings() -> None:
    """ita-auto-03."""
    assert (
        Preferences(
            vele=VeleRule.LIBERA,
            vele_always=False,
            covered=CoveredRule.LIBERA,
            covered_always=False,
            showing=ShowOrMuck.ASK,
            blind_next=BlindNext.ASK,
        )
        == FRESH_ACCOUNT
    )
    assert all(automatic(HERE, FRESH_ACCOUNT, prompt) is None for prompt in Prompt)


def test_without_an_answer_the_preference_stands_and_else_nessuna_and_mai() -> None:
    """ita-giro-09."""
    asked = panel(ItalianTable(), Preferences(vele=VeleRule.CROCE))
    assert (asked.asks_vele, asked.asks_covered) == (True, True)
    assert asked.marked == DealerChoice(VeleRule.CROCE, CoveredRule.MAI)
    assert panel(ItalianTable(), FRESH_ACCOUNT).marked.game == "telesina-nessuna-mai"


def test_only_what_the_table_leaves_free_is_asked() -> None:
    """ita-giro-10."""
    asked = panel(ItalianTable(vele_rule=VeleRule.TRE), FRESH_ACCOUNT)
    assert (asked.asks_vele, asked.asks_covered) == (False, True)
    assert asked.marked.vele is VeleRule.TRE
    fixed = panel(ItalianTable(vele_rule=VeleRule.H, covered_rule=CoveredRule.PRIMO_GIRO), FRESH_ACCOUNT)
    assert not fixed.asks
    assert fixed.marked.game == "telesina-h-primo-giro"


@pytest.mark.parametrize(("rule", "dealt"), [(VeleRule.LIBERA, VeleRule.ASCENSORE), (VeleRule.DUE, VeleRule.DUE)])
def test_always_suppresses_the_question_and_the_table_rule_prevails(rule: VeleRule, dealt: VeleRule) -> None:
    """ita-auto-04."""
    settings = Preferences(vele=VeleRule.ASCENSORE, vele_always=True)
    asked = panel(ItalianTable(vele_rule=rule), settings)
    assert not asked.asks_vele
    assert asked.marked.vele is dealt


def test_always_without_a_preference_asks() -> None:
    asked = panel(ItalianTable(), Preferences(vele_always=True, covered_always=True))
    assert asked.asks_vele
    assert asked.asks_covered


def test_a_dealer_who_sits_out_is_not_asked() -> None:
    asked = panel(ItalianTable(), Preferences(covered=CoveredRule.SEMPRE), AWAY)
    assert not asked.asks
    assert asked.marked == DealerChoice(VeleRule.NESSUNA, CoveredRule.SEMPRE)


def test_the_blind_of_the_next_turn_is_answered_and_a_doubled_one_never() -> None:
    """ita-auto-01, ita-auto-02, AMB-33."""
    yes, no = Preferences(blind_next=BlindNext.YES), Preferences(blind_next=BlindNext.NO)
    assert automatic(HERE, yes, Prompt.BLIND) is ProxyAnswer.POST
    assert automatic(HERE, no, Prompt.BLIND) is ProxyAnswer.DEAL
    assert automatic(HERE, yes, Prompt.REBLIND) is None
    assert automatic(HERE, no, Prompt.REBLIND) is None


def test_a_hand_is_shown_or_hidden_as_settled() -> None:
    assert automatic(HERE, Preferences(showing=ShowOrMuck.SHOW), Prompt.SHOW) is ProxyAnswer.SHOW
    assert automatic(HERE, Preferences(showing=ShowOrMuck.HIDE), Prompt.SHOW) is ProxyAnswer.HIDE


def test_who_sits_out_is_answered_for_at_once() -> None:
    settings = Preferences(showing=ShowOrMuck.SHOW, blind_next=BlindNext.YES)
    assert {prompt: automatic(AWAY, settings, prompt) for prompt in DEFAULT} == DEFAULT
