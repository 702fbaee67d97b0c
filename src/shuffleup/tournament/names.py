"""What a name may be: it is printed, shown and sent to many places, and must not steer any of them."""

import re

LONGEST_NAME = 200
"""Letters of a name: it stands on walls and in lists."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def steers(name: str) -> bool:
    """Has the name a control character? Joined signs and hard blanks are none: people have them in their names."""
    return _CONTROL.search(name) is not None


def can_be_shown(name: str) -> bool:
    """Is it a name that somebody can read on a wall?"""
    return bool(name.strip()) and len(name) <= LONGEST_NAME and not steers(name)
