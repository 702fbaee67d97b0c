"""The sensible values of numbers and lists in a policy: a house that writes anything else has made a mistake.

The bounds are wider than every printed rule and known habit, and narrow enough to catch typing errors: a clock of 0
seconds, a table that halts when it is one player short, a scale of penalties without a penalty. They apply when a house
book is read, and not in ``Policy`` itself, so an event that was opened under other bounds still replays.
"""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.conduct import Penalty


class Bounds(Struct, frozen=True, gc=False):
    """The least and the most that a number may be."""

    least: int
    most: int


NUMBERS: Mapping[str, Bounds] = {
    # A second burn would leave too few cards for the tables of some games.
    "burns_per_street": Bounds(0, 1),
    "limit_max_raises": Bounds(1, 10),
    "clock_grace": Bounds(0, 600),
    "clock_seconds": Bounds(5, 600),
    "clock_countdown": Bounds(0, 60),
    "clock_short_level_minutes": Bounds(1, 240),
    "clock_short_seconds": Bounds(5, 600),
    "clock_short_countdown": Bounds(0, 60),
    "time_bank_seconds": Bounds(1, 3600),
    "show_or_fold_seconds": Bounds(1, 120),
    "contest_break_seconds": Bounds(1, 900),
    # Tables of nine, eight and eight players are as even as they can be, so one player short never halts a table.
    "halt_threshold": Bounds(2, 9),
    "absent_no_show_minutes": Bounds(1, 480),
    "absence_fee_loss_levels": Bounds(1, 50),
    "h4h_minutes_per_hand": Bounds(1, 15),
    "h4h_minutes_max": Bounds(1, 30),
    "reentry_limit": Bounds(0, 100),
    "closing_overtime_minutes": Bounds(0, 240),
    "closing_last_hands": Bounds(1, 50),
}
"""Every parameter that is a whole number, in seconds, minutes or hands as its name says."""

SPANS: Mapping[str, tuple[Bounds, bool]] = {
    "end_of_day_draw": (Bounds(1, 50), True),
    "end_of_day_window_minutes": (Bounds(0, 120), False),
}
"""Every span, and whether it rises: minutes before an end are counted down."""

MAY_BE_EMPTY = frozenset(
    ("button_redraw_on", "deck_change_on", "fold_on_contact", "penalty_follows", "pot_count_games")
)
"""Lists that are empty in some rooms: no count of the pot, no redraw of the button."""

_SEVERITY: Mapping[Penalty, int] = {
    Penalty.WARNING: 0,
    Penalty.HANDS: 1,
    Penalty.ORBITS: 1,
    Penalty.HANDS_OR_ORBITS: 1,
    Penalty.HAND_VOID: 1,
    Penalty.HAND_ANNULLED: 1,
    Penalty.ELIMINATION: 2,
    Penalty.DISQUALIFICATION: 3,
    Penalty.EVENT_BAN: 4,
    Penalty.EXCLUSION: 5,
    Penalty.CIRCUIT_EXCLUSION: 5,
}
"""How severe each step is; the books order steps of one hand or a few hands differently."""


_HAND_FOR_HAND = ("h4h_minutes_per_hand", "h4h_minutes_max")
_CLOCKS = ("clock_short_seconds", "clock_short_countdown", "clock_seconds", "clock_countdown")


class AtOdds(Struct, frozen=True, gc=False):
    """Parameters with contradictory values; ``told`` says how they contradict, ``mend`` what to do."""

    parameters: tuple[str, ...]
    told: Note
    mend: Note


def rises(scale: tuple[object, ...]) -> bool:
    """Whether no step of a scale of penalties is milder than the step before it."""
    weights = [_SEVERITY[step] for step in scale if isinstance(step, Penalty)]
    return weights == sorted(weights)


def at_odds(policy: Policy) -> tuple[AtOdds, ...]:
    """Values that are possible by themselves, but not with another value of the same book."""
    found = []
    least, most = policy.event.h4h_minutes_per_hand, policy.event.h4h_minutes_max
    if least > most:
        what = note("h4h-minutes-too-many", count=least, most=most)
        found.append(AtOdds(_HAND_FOR_HAND, what, note("raise-h4h-minutes")))
    turn = policy.turn
    if turn.clock_short_seconds is not None and turn.clock_short_countdown is not None:
        short = turn.clock_short_seconds + turn.clock_short_countdown
        usual = turn.clock_seconds + turn.clock_countdown
        if short > usual:
            what = note("short-clock-too-long", short=short, usual=usual)
            found.append(AtOdds(_CLOCKS, what, note("shorten-or-lengthen")))
    return tuple(found)
