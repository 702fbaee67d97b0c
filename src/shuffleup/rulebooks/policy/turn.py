"""The player's turn: acting out of turn, being at the seat, the clock, and what he may ask."""

from enum import Enum
from typing import Literal

from msgspec import Struct


class OutOfTurn(Enum):
    """What binds a player who bet, called or checked out of turn."""

    BINDING_IF_UNCHANGED = "binding_if_unchanged"
    SKIPPED_CALL_REDUCES = "skipped_call_reduces"  # a skipped player's check or call reduces the action to the same


class OutOfTurnFold(Enum):
    """When a fold out of turn binds."""

    ALWAYS = "always"
    IF_UNCHANGED = "if_unchanged"


class AnnouncedFold(Enum):
    """What announcing a fold to the next bet means."""

    DEAD_HAND = "dead_hand"


class ClockCaller(Enum):
    """Who may call the clock."""

    TD_OR_ANY_SEATED_PLAYER_IN_EVENT = "td_or_any_seated_player_in_event"
    SEATED_PLAYER_WITH_APPROVAL = "seated_player_with_approval"
    OTHER_PLAYER_AT_TABLE = "other_player_at_table"


class ClockExpiry(Enum):
    """What happens to the hand if the clock runs out."""

    CHECK_IF_FREE = "check_if_free"  # dead only when facing a bet
    DEAD = "dead"


class SeatDeadline(Enum):
    """When a player must be at his seat at the latest to have a live hand."""

    INITIAL_DEAL_COMPLETE = "initial_deal_complete"
    LAST_CARD_TO_BUTTON = "last_card_to_button"  # in stud, the last upcard of third street


class StackCount(Enum):
    """What a player may be told about an opponent's chips beyond a fair estimate."""

    OWN_TURN_FACING_ALL_IN = "own_turn_facing_all_in"
    BETS_IN_PLAY_AND_ALL_IN_OPPONENT = "bets_in_play_and_all_in_opponent"
    ESTIMATE_PLUS_BETS_ON_REQUEST = "estimate_plus_bets_on_request"


class PotCountGame(Enum):
    """A betting structure in which the dealer counts the pot for a player."""

    POT_LIMIT = "pot_limit"


class TurnPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """Turn, clock and seat. Clock times are seconds. ``None``: no rule, the director decides."""

    oot_rule: OutOfTurn
    oot_fold_binding: OutOfTurnFold
    oot_sa_locks_skipped: bool
    announced_future_fold: AnnouncedFold | None
    clock_grace: int | None  # thinking time that nobody may cut short
    clock_seconds: int
    clock_countdown: int  # counted aloud after clock_seconds
    clock_short_level_minutes: int | None  # levels up to this length have the shorter clock
    clock_short_seconds: int | None
    clock_short_countdown: int | None
    clock_callers: ClockCaller
    clock_expiry: ClockExpiry
    clock_tie: Literal["action_stands"]  # an action made on the buzzer
    time_bank_seconds: int | None
    seat_deadline: SeatDeadline
    stud_absent_next_card: bool
    stack_count_right: StackCount
    pot_count_games: tuple[PotCountGame, ...]
    pot_spread_on_request: bool
