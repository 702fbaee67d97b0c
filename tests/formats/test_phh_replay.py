"""Records played again: equal stacks, differences, refusals with their rule, and what is let through by name."""

import pytest

from shuffleup.answer import note
from shuffleup.formats.phh.phh import Leniency, PhhError, Refused, Replay, ReplayedHand, read_phh, replay
from shuffleup.questions.mistakes import said_in
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.rule import Language
from tests.formats.phh_hands import pokerkit_stacks, recorded_stacks
from tests.formats.phh_texts import actions, phh

TDA = resolved("tda-2024")

THREE = {
    "variant": "'NT'",
    "ante_trimming_status": "true",
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[50, 100, 0]",
    "min_bet": "100",
    "starting_stacks": "[1000, 1000, 1000]",
}
LIMIT = {
    "variant": "'FT'",
    "antes": "[0, 0]",
    "blinds_or_straddles": "[10, 20]",
    "small_bet": "20",
    "big_bet": "40",
    "starting_stacks": "[1000, 55]",
}
DEALT = ("d dh p1 AsAd", "d dh p2 7c2d")
BOARD = ("d db 4s5cTh", "d db Jh", "d db Qd")


def played(text: str) -> ReplayedHand:
    outcome = replay(read_phh(text, "x.phh"), TDA)
    assert isinstance(outcome, ReplayedHand), outcome
    return outcome


def refused(text: str) -> Refused:
    outcome = replay(read_phh(text, "x.phh"), TDA)
    assert isinstance(outcome, Refused), outcome
    return outcome


def used(outcome: Replay) -> list[tuple[Leniency, str]]:
    assert isinstance(outcome, ReplayedHand)
    return [(allowance.leniency, said_in(allowance.action, Language.ENGLISH)) for allowance in outcome.allowances]


def test_every_recorded_stack_is_compared() -> None:
    assert played(phh()).equal
    altered = played(phh(finishing_stacks="[1300, 701]"))
    assert not altered.equal
    assert altered.differing == (1,)
    assert altered.stacks == (1300, 700)


def test_nothing_to_compare_is_not_a_difference() -> None:
    outcome = played(phh(finishing_stacks=None))
    assert outcome.equal
    assert outcome.differing == ()


def test_a_refused_action_names_itself_and_the_rule() -> None:
    outcome = refused(phh(actions=actions(*DEALT, "p2 cbr 300", "p1 cbr 400")))
    assert outcome.action == note("action-number", number="4 'p1 cbr 400'")
    assert (outcome.refusal.code, outcome.refusal.rule) == ("raise-too-small", "tda-2024 43")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([*DEALT, "p1 cc"], "not-your-turn"),
        ([*DEALT, "p2 cc", "p1 cc", "p1 cc"], "board-missing"),
        ([*DEALT, "d db 4s5cTh"], "board-too-early"),
        ([*DEALT, "p2 cc", "p1 cc", "d db 4s5cTh", "d db Jh"], "board-too-early"),
        ([*DEALT, "p2 f", "p1 cbr 500"], "hand-over"),
        ([*DEALT, "p2 f", "p2 sm 7c2d"], "not-now"),
        ([*DEALT, "p2 sm 7c2d"], "not-now"),
    ],
)
def test_an_action_at_the_wrong_moment(lines: list[str], code: str) -> None:
    assert refused(phh(actions=actions(*lines))).refusal.code == code


def test_the_record_decides_who_shows_and_who_mucks() -> None:
    checked = [*DEALT, "p2 cc", "p1 cc"]
    for card in BOARD:
        checked += [card, "p1 cc", "p2 cc"]
    assert played(phh(actions=actions(*checked, "p2 sm 7c2d", "p1 sm"), finishing_stacks="[900, 1100]")).equal
    assert played(phh(actions=actions(*checked, "p1 sm -", "p2 sm"), finishing_stacks="[1100, 900]")).equal
    assert played(phh(actions=actions(*checked, "p2 sm", "p1 sm AsAd"), finishing_stacks="[1100, 900]")).equal


def test_cards_shown_at_the_end_fill_in_what_was_dealt_face_down() -> None:
    lines = ["d dh p1 ????", "d dh p2 7c??", "p2 cbr 1000", "p1 cc", "p2 sm 7c2d", "p1 sm AsAd", *BOARD]
    assert played(phh(actions=actions(*lines), finishing_stacks="[2000, 0]")).equal


def test_a_pot_that_hangs_on_unknown_cards_stays_on_the_table() -> None:
    lines = ["d dh p1 AsAd", "d dh p2 ????", "p2 cbr 1000", "p1 cc", *BOARD]
    outcome = played(phh(actions=actions(*lines), finishing_stacks=None))
    assert not outcome.over
    assert not outcome.equal


def test_a_record_may_stop_early_and_is_then_unfinished() -> None:
    outcome = played(phh(actions=actions(*DEALT, "p2 cbr 300"), finishing_stacks="[900, 700]"))
    assert outcome.differing == ()
    assert not outcome.over
    assert not outcome.equal


def test_halves_divide_exactly_in_units_of_a_half() -> None:
    dead = {"antes": "[0, 25, 0]", "ante_trimming_status": "false", "blinds_or_straddles": "[50, 100, 0]"}
    lines = ["d dh p1 2c3d", "d dh p2 AsKs", "d dh p3 AdKd", "p3 cc", "p1 f", "p2 cc", "d db 4s5cTh"]
    lines += ["p2 cc", "p3 cc", "d db Jh", "p2 cc", "p3 cc", "d db 9h", "p2 cc", "p3 cc", "p2 sm AsKs", "p3 sm AdKd"]
    outcome = played(phh(THREE, **dead, actions=actions(*lines), finishing_stacks="[950, 1012.5, 1037.5]"))
    assert outcome.hand.scale == 2
    assert outcome.equal
    whole = played(phh(THREE, **dead, actions=actions(*lines), finishing_stacks="[950, 1013, 1037]"))
    assert whole.equal  # the odd chip goes to the first winner left of the button


# ── leniencies ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_fixed_limit_raise_recorded_as_capped_is_played_in_full_and_listed() -> None:
    lines = [*DEALT, "p2 cbr 40", "p1 cbr 55", "p2 cc", "p1 sm AsAd", "p2 sm 7c2d", *BOARD]
    text = phh(LIMIT, actions=actions(*lines), finishing_stacks="[1055, 0]")
    outcome = played(text)
    assert outcome.equal
    assert used(outcome) == [(Leniency.RAISE_CAPPED, "action 4 'p1 cbr 55'")]
    lower = refused(phh(LIMIT, actions=actions(*DEALT, "p2 cbr 40", "p1 cbr 50")))
    assert lower.refusal.code == "raise-not-the-bet"


def test_the_full_blind_over_a_short_one_is_a_call() -> None:
    cards = ["d dh p1 2c3d", "d dh p2 AsAd", "d dh p3 Ac9d"]
    lines = [*cards, "p3 cbr 100", "p1 f", "p2 sm AsAd", "p3 sm Ac9d", *BOARD]
    outcome = played(
        phh(THREE, starting_stacks="[1000, 60, 1000]", actions=actions(*lines), finishing_stacks="[950, 170, 940]")
    )
    assert outcome.equal
    assert used(outcome) == [(Leniency.CALL_AS_RAISE, "action 4 'p3 cbr 100'")]


def test_a_muck_is_no_way_out_of_an_all_in_showdown() -> None:
    lines = [*DEALT, "p2 cbr 1000", "p1 cc", "p2 sm 7c2d", "p1 sm", *BOARD]
    outcome = played(phh(actions=actions(*lines), finishing_stacks="[2000, 0]"))
    assert outcome.equal
    assert used(outcome) == [(Leniency.MUCKED_ALL_IN, "action 6 'p1 sm'")]


def test_a_showdown_that_is_not_recorded_shows_what_is_known() -> None:
    checked = [*DEALT, "p2 cc", "p1 cc"]
    for card in BOARD:
        checked += [card, "p1 cc", "p2 cc"]
    outcome = played(phh(actions=actions(*checked), finishing_stacks="[1100, 900]"))
    assert outcome.equal
    assert used(outcome) == [(Leniency.SHOWDOWN_NOT_RECORDED, "")]


def test_a_check_with_nobody_left_to_bet_against() -> None:
    cards = ["d dh p1 2c3d", "d dh p2 AsAd", "d dh p3 AcKd"]
    lines = [*cards, "p3 f", "p1 cc", "p2 sm AsAd", "p1 sm 2c3d", *BOARD]
    outcome = played(
        phh(THREE, starting_stacks="[1000, 40, 1000]", actions=actions(*lines), finishing_stacks="[960, 80, 1000]")
    )
    assert outcome.equal
    assert used(outcome) == [(Leniency.NEEDLESS_CHECK, "action 5 'p1 cc'")]


def test_a_straddle_is_played_as_the_last_blind_and_later_bets_cost_what_they_did() -> None:
    dealt = ["d dh p1 AsAd", "d dh p2 2c3d", "d dh p3 KsKd"]
    lines = [*dealt, "p1 cc", "p2 f", "p3 cc", "d db 4s5c9h", "p1 cbr 100", "p3 f"]
    text = phh(
        THREE, blinds_or_straddles="[50, 100, 200]", actions=actions(*lines), finishing_stacks="[1300, 900, 800]"
    )
    assert played(text).equal
    assert recorded_stacks(text) == pokerkit_stacks(text)
    early = phh(THREE, blinds_or_straddles="[50, 100, 200]", actions=actions(*dealt, "p3 cc"))
    assert isinstance(replay(read_phh(early, "x.phh"), TDA), Refused)


# ── cards that do not fit ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["d dh p1 AsAdKs"], "x.phh: action 1 'd dh p1 AsAdKs': 3 instead of 2 hole cards; "),
        (["d dh p1 As"], "x.phh: actions: 1 instead of 2 hole cards for p1; "),
        ([*DEALT, "d db 4s5c"], "x.phh: action 3 'd db 4s5c': 2 instead of 3 board cards; "),
        ([*DEALT, *BOARD, "d db 2c"], "x.phh: action 6 'd db 2c': 1 instead of 0 board cards; "),
        ([*DEALT, "p1 sm KsKd"], "x.phh: action 3 'p1 sm KsKd': AsAd was dealt, not KsKd; correct one of the two"),
        ([*DEALT, "p1 sm As"], "x.phh: action 3 'p1 sm As': 1 instead of 2 cards are shown; "),
    ],
)
def test_cards_that_do_not_fit_the_game(lines: list[str], told: str) -> None:
    with pytest.raises(PhhError) as caught:
        replay(read_phh(phh(actions=actions(*lines)), "x.phh"), TDA)
    assert str(caught.value).startswith(told)
