"""How many random hands each law is tried on: about 3,000 in all with every change, over 100,000 at night."""

from hypothesis import settings

NIGHTLY = settings.get_current_profile_name() == "nightly"


def hands(number: int) -> settings:
    """Settings of a law that sees this many hands with every change."""
    return settings(max_examples=35 * number if NIGHTLY else number)
