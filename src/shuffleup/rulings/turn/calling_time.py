"""Calling time on a player who thinks too long: who may, when, and what happens at the end of the time.

                 who                                 thinking time, countdown     at the end
    TDA 29       the director, any player at a seat  25 s, 5 s                    dead facing a bet, else a check
    PSLive 21    a player of the table at his seat   50 s, 10 s (short: 25, 5)    dead, even if it could check
    FIGP 22      another player of the table         after 30 s: 60 s, 10 s       dead, even if it could check

All times are in microseconds and passed in; there is no clock here.
"""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Check
from shuffleup.hand.phases.holding import held_from
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulebooks.policy.turn import ClockCaller, ClockExpiry, TurnPolicy
from shuffleup.rulings.orders import DEAD_HAND, FLOOR_DECIDES, given_up
from shuffleup.rulings.ruling import Chips, Option, Ruling, cite

SECOND = 1_000_000


class TimeCaller(Enum):
    """Who asks for time."""

    DIRECTOR = "director"
    ACTOR = "actor"
    """The player to act himself."""
    TABLE = "table"
    """Another player of the table, at his seat."""
    AWAY = "away"
    """Another player of the table, away from his seat."""
    OTHER_TABLE = "other table"
    """A player of the event, at his seat at another table."""
    OUTSIDER = "outsider"
    """Somebody who is not in the event, or is out."""


_MAY: dict[ClockCaller, frozenset[TimeCaller]] = {
    ClockCaller.TD_OR_ANY_SEATED_PLAYER_IN_EVENT: frozenset(
        {TimeCaller.DIRECTOR, TimeCaller.ACTOR, TimeCaller.TABLE, TimeCaller.OTHER_TABLE}
    ),
    ClockCaller.SEATED_PLAYER_WITH_APPROVAL: frozenset({TimeCaller.ACTOR, TimeCaller.TABLE}),
    ClockCaller.OTHER_PLAYER_AT_TABLE: frozenset({TimeCaller.TABLE}),
}


class TimeRequest(Struct, frozen=True, gc=False):
    """Who asks, and when the turn began, time was called and the floor granted it. Level minutes 0: not known."""

    caller: TimeCaller
    began: int
    asked: int
    granted: int
    level_minutes: int = 0


def may_call_time(rules: HandRules, caller: TimeCaller) -> Ruling:
    """Whether a request for time is valid; the floor grants it."""
    cited = cite(rules, "clock_callers")
    policy = rules.policy.turn.clock_callers
    if caller in _MAY[policy]:
        return Ruling("may-call-time", cited, pending=("floor-grants",))
    if caller is TimeCaller.DIRECTOR:
        # These books mention only players; what is fair is up to the floor.
        choices = (Option("may-call-time", cited), Option("may-not-call-time", cited))
        return Ruling(FLOOR_DECIDES, cited, options=choices)
    return Ruling("may-not-call-time", cited)


def time_called(rules: HandRules, state: HandState, request: TimeRequest) -> Ruling | Refusal:
    """When the countdown begins and when the time is over: ``countdown`` and ``ends`` in ``facts``."""
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="nobody-to-act")
    if not request.began <= request.asked <= request.granted:
        return refuse("wrong-order")
    allowed = may_call_time(rules, request.caller)
    if allowed.key != "may-call-time":
        return allowed
    turn = rules.policy.turn
    thought = (turn.clock_grace or 0) + (turn.time_bank_seconds or 0)
    earliest = request.began + thought * SECOND
    if request.asked < earliest:
        return Ruling("too-early", cite(rules, "clock_grace"), state.turn, facts=(("earliest", earliest),))
    seconds, countdown, named = called_time(rules.policy.turn, request.level_minutes)
    starts = request.granted + seconds * SECOND
    facts = (("countdown", starts), ("ends", starts + countdown * SECOND))
    return Ruling("time-runs", cite(rules, *named), state.turn, pending=("clock",), facts=facts)


def called_time(turn: TurnPolicy, level_minutes: float) -> tuple[int, int, tuple[str, ...]]:
    """The seconds to think, the seconds counted aloud, and the parameters they come from."""
    short = turn.clock_short_level_minutes
    if short is not None and 0 < level_minutes <= short and turn.clock_short_seconds is not None:
        countdown = turn.clock_short_countdown if turn.clock_short_countdown is not None else turn.clock_countdown
        return turn.clock_short_seconds, countdown, ("clock_short_seconds", "clock_short_countdown")
    return turn.clock_seconds, turn.clock_countdown, ("clock_seconds", "clock_countdown")


class TimeOver(Struct, frozen=True, gc=False):
    """When the time ended and when the player acted (-1: not yet); if equal, nobody can say which was first."""

    ends: int
    acted: int = -1


def time_over(rules: HandRules, state: HandState, clock: TimeOver) -> Ruling | Refusal:
    """What the end of the time means for the player to act."""
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="nobody-to-act")
    seat = state.turn
    if 0 <= clock.acted < clock.ends:
        return Ruling("action-stands", cite(rules, "clock_seconds"), seat)
    if clock.acted == clock.ends:
        return Ruling("action-stands", cite(rules, "clock_tie"), seat)
    own = state.bets[seat]
    cited = cite(rules, "clock_expiry")
    gone = given_up(rules, state, cited, "time-was-over")
    chips = replace(gone.chips, forfeited=gone.chips.to)
    free = own == state.price.high and held_from(rules, state, Check(seat)) is None
    if free and rules.policy.turn.clock_expiry is ClockExpiry.CHECK_IF_FREE:
        return Ruling("check", cited, seat, Check(seat), Chips(own))
    return Ruling(DEAD_HAND, cited, seat, gone.act, chips, remedy=gone.remedy)
