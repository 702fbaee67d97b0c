"""Requests that somebody has bent are answered, and by no fault of the server: see ``bent_requests``."""

import os
import random

import pytest

from shuffleup.web.shell import limits
from tests.faults.bent_requests import Bender, fault_of
from tests.laws.volume import NIGHTLY
from tests.web.club import floor

pytestmark = pytest.mark.slow

TRIES = int(os.environ.get("SHUFFLEUP_FAULTS_TRIES", "0")) or (20_000 if NIGHTLY else 1_500)


def test_whatever_is_sent_is_no_fault_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PLAYERS_A_SECOND", *[one for one in vars(limits) if one.endswith("_A_MINUTE")]):
        monkeypatch.setattr(limits, name, 10**9)
    with floor() as desk:
        desk.begun()
        bender = Bender(desk)
        for number in range(TRIES):
            address, answer = bender.asked(random.Random(number))
            assert not fault_of(answer), (number, address, answer.text)
