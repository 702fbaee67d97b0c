"""Breaches of conduct under every book: what is due, what may be given, and that nothing is ever given by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import RULEBOOKS, infractions, resolved
from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy.conduct import Penalty as Step
from shuffleup.rulings.conduct.infraction import Reported, infraction, word_of
from shuffleup.rulings.ruling import Penalising, Ruling

BESIDE = {"chips-forfeited", "stack-halved"}


def ruled(book: str, offence: Offence, *before: Step, times: int | None = None) -> Ruling:
    reported = Reported(offence, 2, len(before) if times is None else times, before)
    ruling = infraction(resolved(book), infractions(book), reported)
    assert isinstance(ruling, Ruling)
    return ruling


@pytest.mark.parametrize(
    ("book", "offence", "times", "key", "penalty", "rule"),
    [
        ("tda-2024", Offence.SOFT_PLAY, 0, "penalty", Penalising.MANDATORY, "tda-2024 69"),
        ("figp-2012", Offence.SOFT_PLAY, 0, "penalty", Penalising.POSSIBLE, "figp-2012 74"),
        ("pslive", Offence.SLOW_PLAY, 0, "not-yet-penalised", Penalising.NONE, "pslive 48"),
        ("pslive", Offence.SLOW_PLAY, 1, "penalty", Penalising.MANDATORY, "pslive 48"),
        ("tda-2024", Offence.HAND_NOT_TABLED, 0, "duty-broken", Penalising.POSSIBLE, "tda-2024 2"),
        ("figp-2012", Offence.DEVICE_IN_HAND, 0, "dead-hand", Penalising.POSSIBLE, "figp-2012 78a"),
        ("tda-2024", Offence.CHIPS_OUT_OF_SIGHT, 0, "chips-forfeited", Penalising.POSSIBLE, "tda-2024 63"),
        ("pslive", Offence.ADVICE_AFTER_ACTION, 0, "no-breach", Penalising.NONE, "pslive 44b"),
        ("mediterraneo-2026", Offence.RESTRICTED_AREA, 0, "penalty", Penalising.POSSIBLE, "mediterraneo-2026 MED-18"),
        ("mediterraneo-2026", Offence.CHATTER, 0, "penalty", Penalising.POSSIBLE, "tda-2024 70"),
        ("tda-2024", Offence.RESTRICTED_AREA, 0, "penalty", Penalising.POSSIBLE, "tda-2024 71"),
    ],
)
def test_what_is_due(book: str, offence: Offence, times: int, key: str, penalty: Penalising, rule: str) -> None:
    ruling = ruled(book, offence, times=times)
    assert (ruling.key, ruling.penalty, ruling.seat) == (key, penalty, 2)
    assert ruling.rules[0] == rule


@given(
    st.sampled_from(list(RULEBOOKS)),
    st.sampled_from(Offence),
    st.lists(st.sampled_from(Step), max_size=4),
    st.integers(0, 3),
)
def test_every_ruling_cites_a_rule_and_stays_on_the_scale(
    book: str, offence: Offence, history: list[Step], more: int
) -> None:
    scale = resolved(book).policy.conduct.penalty_scale
    before = tuple([step for step in history if step in scale])
    ruling = ruled(book, offence, *before, times=len(before) + more)
    assert ruling.rules
    assert all(option.rules for option in ruling.options)
    words = [word_of(step) for step in scale]
    steps = [option.key for option in ruling.options if option.key not in BESIDE]
    assert steps == [word for word in words if word in steps], "mildest first, and none that the book does not have"
    # Nothing is given by itself: no act, no order to the hand, and something to choose wherever a penalty is due.
    assert ruling.act is None and ruling.remedy == ()
    assert bool(steps) is (ruling.penalty is not Penalising.NONE)


def test_repetition_shows_the_next_step_and_decides_nothing() -> None:
    once = ruled("tda-2024", Offence.CHATTER)
    again = ruled("tda-2024", Offence.CHATTER, Step.WARNING, Step.ORBITS)
    assert dict(again.facts) == {"offence": "chatter", "times-before": 2, "next-step": "disqualification"}
    assert again.options == once.options, "the director may still give a warning"


def test_the_gravest_so_far_counts_and_the_scale_has_an_end() -> None:
    after = ruled("tda-2024", Offence.CHATTER, Step.ORBITS, Step.WARNING)
    assert dict(after.facts)["next-step"] == "disqualification"
    last = ruled("pslive", Offence.CHIP_TRANSFER, Step.EXCLUSION)
    assert dict(last.facts)["next-step"] == "exclusion"


@pytest.mark.parametrize(
    ("reported", "code"),
    [
        (Reported(Offence.CHATTER, 0, 0, (Step.WARNING,)), "more-penalties-than-breaches"),
        (Reported(Offence.CHATTER, 0, 1, (Step.CIRCUIT_EXCLUSION,)), "not-in-scale"),
    ],
)
def test_what_cannot_have_been_is_refused(reported: Reported, code: str) -> None:
    refused = infraction(resolved("tda-2024"), infractions("tda-2024"), reported)
    assert isinstance(refused, Refusal)
    assert refused.code == code
