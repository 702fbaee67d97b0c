"""How Hypothesis runs: a fixed set of examples here, many fresh ones at night (HYPOTHESIS_PROFILE=nightly)."""

import os

from hypothesis import HealthCheck, settings

# No test may depend on the wall clock, hence no deadline and no check for slowness.
settings.register_profile(
    "every-change", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile(
    "nightly", parent=settings.get_profile("every-change"), derandomize=False, max_examples=100_000
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "every-change"))
