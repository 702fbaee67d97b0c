"""One number for all that is chance in the tests of faults: it is printed, and the same one gives the same choices."""

import os
import random
import sys

import pytest

SEED = int(os.environ.get("SHUFFLEUP_FAULTS_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)


def pytest_report_header() -> str:
    """Printed before the tests."""
    return f"faults: SHUFFLEUP_FAULTS_SEED={SEED}"


@pytest.fixture
def dice(request: pytest.FixtureRequest) -> random.Random:
    """The chance of one test, by the printed number and its name."""
    sys.stdout.write(f"SHUFFLEUP_FAULTS_SEED={SEED}\n")
    return random.Random(f"{SEED} {request.node.name}")
