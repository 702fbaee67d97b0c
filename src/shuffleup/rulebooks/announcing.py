"""What a book leaves to the announcement of each event, and the policy of an event that has announced it."""

from collections.abc import Mapping

from msgspec.structs import replace

from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.rule import ResolvedPolicy


class AnnouncementError(ValueError):
    """The book does not leave this to the announcement: what is wrong, and how to mend it."""

    def __init__(self, what: str, hint: str) -> None:
        super().__init__(f"{what}; {hint}")
        self.what = what
        self.hint = hint


def left_open(resolved: ResolvedPolicy) -> dict[str, tuple[str, str]]:
    """The parameters that an event may announce, each with its two values, the usual one first."""
    found: dict[str, tuple[str, str]] = {}
    for parameter, group in GROUP_OF.items():
        value = getattr(getattr(resolved.policy, group), parameter)
        if isinstance(value, Announced):
            found[parameter] = (_word(value.usual), _word(value.other))
    return found


def announced(resolved: ResolvedPolicy, words: Mapping[str, str]) -> ResolvedPolicy:
    """The policy of an event that has announced these. Raises ``AnnouncementError``."""
    policy = resolved.policy
    for parameter, word in words.items():
        if parameter not in GROUP_OF:
            raise AnnouncementError(
                f"there is no parameter '{parameter}'", f"{resolved.book} leaves open {_open(resolved)}"
            )
        group = GROUP_OF[parameter]
        value = getattr(getattr(policy, group), parameter)
        if not isinstance(value, Announced):
            hint = "a house book may change it"
            raise AnnouncementError(f"{resolved.book} does not leave {parameter} to the announcement", hint)
        choice = next((one for one in (value.usual, value.other) if _word(one) == word), None)
        if choice is None:
            both = f"{_word(value.usual)} or {_word(value.other)}"
            raise AnnouncementError(f"{parameter} = '{word}' cannot be announced", f"give {both}")
        policy = replace(policy, **{group: replace(getattr(policy, group), **{parameter: choice})})
    return replace(resolved, policy=policy)


def _open(resolved: ResolvedPolicy) -> str:
    return ", ".join(left_open(resolved)) or "nothing"


def _word(value: object) -> str:
    return str(getattr(value, "value", value))
