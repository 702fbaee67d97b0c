"""How wide lines are, in which language, and how Hypothesis runs: the same examples here, many fresh ones at night.

At night HYPOTHESIS_PROFILE is ``nightly``. What passwords cost and how many tests run at once is said here, too.
"""

import os
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings

from shuffleup.accounts import passwords

# No test may depend on the wall clock, hence no deadline and no check for slowness.
settings.register_profile(
    "every-change", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile(
    "nightly", parent=settings.get_profile("every-change"), derandomize=False, max_examples=100_000
)
# What is printed is as wide as where nobody says how wide the terminal is; some libraries say so for all of a process.
os.environ.pop("COLUMNS", None)
# Whoever runs the tests in Milan is answered in English too.
os.environ["LC_ALL"] = "C.UTF-8"
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "every-change"))
# A digest is slow by intention, a tenth of a second of a core: servers in processes of their own pay it in full, and
# tests/accounts/test_passwords.py sees that they do.
passwords._HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
LONG = Path(__file__).parent / "faults"
"""Where the longest tests are."""


@pytest.hookimpl(optionalhook=True)  # pytest-xdist asks
def pytest_xdist_auto_num_workers() -> int:
    """Three for two cores: for a third of their time tests wait, for clocks, browsers and servers."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that at the end nobody waits for it."""
    items.sort(key=lambda item: not item.path.is_relative_to(LONG))
