"""Who sits where: entering, balancing, breaking tables, the final table, empty chairs."""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.exact import FinalTable


class LateSeating(Enum):
    """How a late entrant is seated."""

    RANDOM = "random"
    ARRIVAL_ORDER = "arrival_order"


class UnclaimedStack(Enum):
    """When the stack of a player who has a seat and has not come goes into play."""

    ALL_SAME_SEAT_NUMBER_ASSIGNED = "all_same_seat_number_assigned"


class BreakDraw(Enum):
    """How the players of a breaking table draw their new seats."""

    HIGH_CARD_BY_SUIT = "high_card_by_suit"
    DRAW_FROM_SEAT_1_THEN_CLOCKWISE = "draw_from_seat_1_then_clockwise"


class ExcludedZone(Enum):
    """The seats, strictly between the two and clockwise, in which a newcomer waits for the button to pass."""

    BUTTON_TO_SB = "button_to_sb"
    BUTTON_TO_BB = "button_to_bb"  # a seat in the small blind included


class HaltWhen(Enum):
    """When a short table stops play."""

    BLINDS_AFFECTED = "blinds_affected"
    IMMEDIATELY = "immediately"


class AbsentPlayer(Enum):
    """What happens to the hands and chips of an absent player."""

    BLINDS_POSTED_HAND_KILLED = "blinds_posted_hand_killed"
    HAND_FOLDED = "hand_folded"  # dealt in and folded, and nothing is taken from his stack
    BLINDED_OFF_PRIZE_IF_ITM = "blinded_off_prize_if_itm"  # he pays, and gets the prize of the place he reaches


class SeatingPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """How players reach, keep and lose a seat. ``None``: no rule, the director decides."""

    late_entry_seating: LateSeating
    unclaimed_stack_trigger: UnclaimedStack | None
    final_table_size: tuple[FinalTable, ...]
    break_draw: BreakDraw
    new_player_excluded_zone: ExcludedZone
    moved_player_excluded_zone: ExcludedZone
    halt_threshold: int  # players fewer than the fullest table
    halt_when: HaltWhen
    absent_policy: AbsentPlayer
    absent_no_show_minutes: int | None  # a finalist absent this long after a league's final began is placed
    absence_fee_loss_levels: int | None  # after so many whole levels away the director may void the claim to the price
    balanced_tighter_late: bool = True  # from three tables on, and in the money, two players' difference is too much
