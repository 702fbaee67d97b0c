"""Thirty seconds, the time bank and sitting out (a10)."""

import pytest

from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable, TimeBankScope
from shuffleup.table.presence import (
    BETTING,
    DEFAULT,
    SECOND,
    ClockReading,
    Late,
    Presence,
    Prompt,
    ProxyAnswer,
    answered,
    clock_terms,
    deadline,
    left,
    reading,
    returned,
    seated,
    timed_out,
)

ASKED = 1_000 * SECOND
PLAIN = clock_terms(ItalianTable(), ItalianSwitches())
WITH_BANK = clock_terms(ItalianTable(time_bank_seconds=60), ItalianSwitches())
ANYWHERE = clock_terms(ItalianTable(time_bank_seconds=60), ItalianSwitches(time_bank_scope=TimeBankScope.ANY_BETTING))


def test_a_table_that_has_chosen_nothing_gives_thirty_seconds_and_no_bank() -> None:
    assert deadline(PLAIN, seated(PLAIN), Prompt.PAY, ASKED) == ASKED + 30 * SECOND


def test_the_bank_begins_by_itself_when_a_bet_is_pending_and_is_never_refilled() -> None:
    """ita-time-02 and ita-time-03: twelve seconds are used, and the next need begins with forty-eight."""
    player = answered(WITH_BANK, seated(WITH_BANK), Prompt.PAY, ASKED, ASKED + 42 * SECOND)
    assert player == Presence(sitting_out=False, bank_us=48 * SECOND)
    again = ASKED + 500 * SECOND
    assert deadline(WITH_BANK, player, Prompt.PAY, again) == again + 78 * SECOND
    assert answered(WITH_BANK, player, Prompt.PAY, again, again + 29 * SECOND) == player


def test_a_bank_that_runs_out_is_gone_and_the_player_folds_and_sits_out() -> None:
    """ita-time-04."""
    player = Presence(bank_us=48 * SECOND)
    assert answered(WITH_BANK, player, Prompt.PAY, ASKED, ASKED + 78 * SECOND) == Late(ASKED + 78 * SECOND)
    absent = timed_out(WITH_BANK, player, Prompt.PAY)
    assert (absent.answer, absent.presence) == (ProxyAnswer.FOLD, Presence(sitting_out=True, bank_us=0))


def test_where_knocking_is_allowed_the_bank_is_not_touched() -> None:
    """ita-time-05; the other reading of the rule lets it run in every betting phase."""
    fresh = seated(WITH_BANK)
    assert deadline(WITH_BANK, fresh, Prompt.KNOCK, ASKED) == ASKED + 30 * SECOND
    absent = timed_out(WITH_BANK, fresh, Prompt.KNOCK)
    assert (absent.answer, absent.presence) == (ProxyAnswer.KNOCK, Presence(sitting_out=True, bank_us=60 * SECOND))
    assert deadline(ANYWHERE, fresh, Prompt.KNOCK, ASKED) == ASKED + 90 * SECOND
    assert timed_out(ANYWHERE, fresh, Prompt.KNOCK).presence.bank_us == 0
    assert deadline(ANYWHERE, fresh, Prompt.DRAW, ASKED) == ASKED + 30 * SECOND


@pytest.mark.parametrize("prompt", DEFAULT)
def test_only_a_betting_phase_leads_to_sitting_out(prompt: Prompt) -> None:
    """ita-time-01 and ita-sit-07."""
    assert timed_out(PLAIN, seated(PLAIN), prompt).presence.sitting_out is (prompt in BETTING)


def test_every_prompt_but_the_layout_has_a_default() -> None:
    assert set(DEFAULT) == set(Prompt) - {Prompt.LAYOUT}
    with pytest.raises(KeyError):
        timed_out(PLAIN, seated(PLAIN), Prompt.LAYOUT)


def test_the_clock_as_the_player_sees_it() -> None:
    fresh = seated(WITH_BANK)
    full = 60 * SECOND
    shown = [reading(WITH_BANK, fresh, Prompt.PAY, ASKED, ASKED + at * SECOND) for at in (-5, 10, 30, 89, 90)]
    assert shown == [
        ClockReading(30 * SECOND, full, on_bank=False, over=False),
        ClockReading(20 * SECOND, full, on_bank=False, over=False),
        ClockReading(0, full, on_bank=True, over=False),
        ClockReading(0, SECOND, on_bank=True, over=False),
        ClockReading(0, 0, on_bank=True, over=True),
    ]
    assert reading(WITH_BANK, fresh, Prompt.DRAW, ASKED, ASKED + 31 * SECOND) == ClockReading(
        0, full, on_bank=False, over=True
    )


def test_an_answer_in_the_last_microsecond_counts_and_one_at_the_end_does_not() -> None:
    end = ASKED + 30 * SECOND
    assert answered(PLAIN, seated(PLAIN), Prompt.KNOCK, ASKED, end - 1) == Presence()
    assert answered(PLAIN, seated(PLAIN), Prompt.KNOCK, ASKED, end) == Late(end)


def test_leaving_and_coming_back_cost_no_time() -> None:
    away = left(Presence(bank_us=7))
    assert away == Presence(sitting_out=True, bank_us=7)
    assert returned(away) == Presence(sitting_out=False, bank_us=7)
