"""How wide lines are, in which language, and how Hypothesis runs: the same examples here, many fresh ones at night.

At night HYPOTHESIS_PROFILE is ``nightly``.
"""

import os

from hypothesis import HealthCheck, settings

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
