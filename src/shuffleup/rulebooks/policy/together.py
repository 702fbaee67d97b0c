"""Parameters that have an effect only together: a house that sets only one of them changes nothing.

- a shorter clock at short levels: ``clock_short_level_minutes``, ``clock_short_seconds``, ``clock_short_countdown``
- last hands of a day: ``end_of_day = "random_hands"`` with ``end_of_day_draw`` and ``end_of_day_window_minutes``;
  ``end_of_day_count_from`` may join them
- the closing hour: ``end_of_day = "closing_hour"`` with ``closing_overtime_minutes``, ``closing_level_factor`` and
  ``closing_last_hands``; ``deals_policy = "players_or_icm_at_close"`` asks for the deal of that hour
- an ante that shrinks with the table: ``reduce_ante`` if one player pays for all, and not if each pays his own
"""

from msgspec import Struct

from shuffleup.rulebooks.policy import Policy, value_of
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.event import AnteMode, DealsPolicy, EndOfDay

_SHORT_CLOCK = ("clock_short_level_minutes", "clock_short_seconds", "clock_short_countdown")
_END_OF_DAY = {
    EndOfDay.RANDOM_HANDS: ("end_of_day_draw", "end_of_day_window_minutes"),
    EndOfDay.CLOSING_HOUR: ("closing_overtime_minutes", "closing_level_factor", "closing_last_hands"),
}
_MAY_JOIN = {EndOfDay.RANDOM_HANDS: ("end_of_day_count_from",)}


class Alone(Struct, frozen=True, gc=False):
    """A parameter set without the ones it needs; ``needs`` are written as in a house book."""

    parameter: str
    needs: tuple[str, ...]


def set_alone(policy: Policy) -> tuple[Alone, ...]:
    """Every parameter that is set and has no effect because another one is not set."""
    return (*_short_clock(policy), *_end_of_day(policy), *_words(policy))


def _short_clock(policy: Policy) -> tuple[Alone, ...]:
    missing = tuple([name for name in _SHORT_CLOCK if value_of(policy, name) is None])
    if len(missing) == len(_SHORT_CLOCK):
        return ()
    return tuple([Alone(name, missing) for name in _SHORT_CLOCK if missing and name not in missing])


def _end_of_day(policy: Policy) -> tuple[Alone, ...]:
    found: list[Alone] = []
    for way, names in _END_OF_DAY.items():
        given = [name for name in names if value_of(policy, name) is not None]
        missing = tuple([name for name in names if name not in given])
        if policy.event.end_of_day is way:
            found += [Alone("end_of_day", missing)] if missing else []
        else:
            given += [name for name in _MAY_JOIN.get(way, ()) if value_of(policy, name) is not None]
            found += [Alone(name, (f'end_of_day = "{way.value}"',)) for name in given]
    return tuple(found)


def _words(policy: Policy) -> tuple[Alone, ...]:
    event, found = policy.event, []
    closes = event.end_of_day is EndOfDay.CLOSING_HOUR
    if event.deals_policy is DealsPolicy.PLAYERS_OR_ICM_AT_CLOSE and not closes:
        found.append(Alone("deals_policy", (f'end_of_day = "{EndOfDay.CLOSING_HOUR.value}"',)))
    if event.reduce_ante and unless_announced(event.ante_mode) is AnteMode.ALL_PLAYERS:
        found.append(Alone("reduce_ante", (f'ante_mode = "{AnteMode.BB_ANTE.value}"',)))
    return tuple(found)
