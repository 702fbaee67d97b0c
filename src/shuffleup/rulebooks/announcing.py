"""What a book leaves for each event to announce, and the policy of an event that has announced it."""

from collections.abc import Mapping

from msgspec.structs import replace

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.rulebooks.policy import GROUP_OF, PARAMETERS, value_of
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.rule import ResolvedPolicy

ANNOUNCED = "[announced]"
"""The table of an event file for announcements."""


class AnnouncementError(ProblemError):
    """The book does not leave this to the announcement."""

    def __init__(self, what: Note, hint: Note) -> None:
        super().__init__(Problem(what, ANNOUNCED, hint))


def left_open(resolved: ResolvedPolicy) -> dict[str, tuple[str, str]]:
    """The parameters that an event may announce, each with its two values, the usual one first."""
    found: dict[str, tuple[str, str]] = {}
    for parameter in GROUP_OF:
        value = value_of(resolved.policy, parameter)
        if isinstance(value, Announced):
            found[parameter] = (_word(value.usual), _word(value.other))
    return found


def announced(resolved: ResolvedPolicy, words: Mapping[str, str]) -> ResolvedPolicy:
    """The policy of an event that has announced these words. Raises ``AnnouncementError``."""
    policy = resolved.policy
    for parameter, word in words.items():
        if parameter not in PARAMETERS:
            raise AnnouncementError(
                note("no-parameter", name=parameter),
                note("book-leaves-open-list", book=resolved.book, list=_open(resolved)),
            )
        value = value_of(policy, parameter)
        if not isinstance(value, Announced):
            hint = note("house-may-change-it")
            raise AnnouncementError(note("not-left-open", book=resolved.book, name=parameter), hint)
        choice = next((one for one in (value.usual, value.other) if _word(one) == word), None)
        if choice is None:
            both = note("one-or-other", one=_word(value.usual), other=_word(value.other))
            raise AnnouncementError(
                note("cannot-be-announced", name=parameter, word=word), note("give-what", what=both)
            )
        group = GROUP_OF[parameter]
        policy = replace(policy, **{group: replace(getattr(policy, group), **{parameter: choice})})
    return replace(resolved, policy=policy)


def _open(resolved: ResolvedPolicy) -> str:
    return ", ".join(left_open(resolved)) or "nothing"


def _word(value: object) -> str:
    return str(getattr(value, "value", value))
