"""Small records for the tests, written as an annotator would."""

from collections.abc import Mapping

HEADS_UP: Mapping[str, str] = {
    "variant": "'NT'",
    "antes": "[0, 0]",
    "blinds_or_straddles": "[50, 100]",
    "min_bet": "100",
    "starting_stacks": "[1000, 1000]",
    "actions": "['d dh p1 AsAd', 'd dh p2 7c2d', 'p2 cbr 300', 'p1 cbr 1000', 'p2 f']",
    "finishing_stacks": "[1300, 700]",
}


def phh(base: Mapping[str, str] = HEADS_UP, **changes: str | None) -> str:
    """A record with some fields changed; ``None`` leaves a field out."""
    fields = {**base, **changes}
    return "".join(f"{name} = {value}\n" for name, value in fields.items() if value is not None)


def actions(*lines: str) -> str:
    """The value of the field ``actions``."""
    return f"[{', '.join(repr(line) for line in lines)}]"
