"""Walks through whole events: whatever is asked, nothing is lost, nothing is doubled, and every answer is met.

pytest tests/laws/test_walks.py                              a bounded share, the same one every time
HYPOTHESIS_PROFILE=nightly pytest tests/laws/test_walks.py   hundreds of thousands of commands, fresh ones
"""

from __future__ import annotations

import os
import random

import pytest

from tests.laws.volume import NIGHTLY
from tests.laws.walks.director import missing, walk_through, walks
from tests.laws.walks.formats import BOOKS, plan
from tests.laws.walks.walk import Seen
from tests.laws.walks.wrongs import COMMANDS, LEADS, NEVER_MET, WRONGS, wanted_refusals

LEAST, MOST = (400_000, 600_000) if NIGHTLY else (30_000, 400_000)
"""How many commands are asked at least, and at most until everything has been met."""
STEPS = 450 if NIGHTLY else 220


@pytest.mark.slow
def test_every_command_and_every_refusal_is_met_and_the_laws_hold() -> None:
    """The laws are looked at after every event; here it is counted what was met on the way."""
    seen = Seen()
    first = int(os.environ.get("WALKS_FROM", "0")) or (random.SystemRandom().randrange(10**6) if NIGHTLY else 400)
    try:
        walks(first, STEPS, seen, LEAST, MOST)
    except AssertionError as broken:
        broken.add_note(f"WALKS_FROM={first} walks there again, after {seen.commands:,} commands")
        raise
    told = f"from seed {first}: {seen.commands:,} commands, {seen.share:.1%} accepted"
    assert not missing(seen), f"{told}; never met: {', '.join(missing(seen))}"
    assert seen.share >= 0.6, told
    met = sorted(set(NEVER_MET) & set(seen.refused))
    assert not met, f"there is a way to it after all: take it off the list: {met}"


def test_the_walks_know_a_way_to_every_refusal() -> None:
    """A new refusal needs a command that leads to it, and one that is gone is asked for no more."""
    named = {key for key in WRONGS if "/" not in key}
    wanted = set(wanted_refusals())
    assert named <= wanted | set(NEVER_MET), sorted(named - wanted - set(NEVER_MET))
    assert wanted <= named, sorted(wanted - named)
    assert set(LEADS) <= {key.partition(":")[0] for key in wanted} | set(COMMANDS)


def test_nothing_is_left_out_but_what_the_sums_refuse() -> None:
    assert len(NEVER_MET) <= 9, "the list may only get shorter"


def test_the_same_seed_gives_the_same_walk() -> None:
    one, other = [walk_through(plan("rebuys", BOOKS[0], 7), 7, 150, Seen()) for _ in range(2)]
    assert one.now == other.now and one.log == other.log
