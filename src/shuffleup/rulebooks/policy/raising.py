"""How large a raise must be, who may still raise, and how often."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from shuffleup.rulebooks.policy.exact import Ratio


class ShortAllInReopen(Enum):
    """Whether all-ins that are each less than a full raise reopen the betting together."""

    CUMULATIVE = "cumulative"
    SINGLE = "single"


class LimitShortAllIn(Enum):
    """What a player who has not acted may do after an all-in of less than half a bet in limit."""

    FOLD_CALL_COMPLETE = "fold_call_complete"


class LimitCapLift(Enum):
    """When the number of raises in limit is no longer capped."""

    EVENT_TWO_PLAYERS = "event_two_players"
    HAND_HEADS_UP_AT_ROUND_START = "hand_heads_up_at_round_start"


class ShortBigBlindEntry(Enum):
    """The price to call if the big blind is all-in for less; by default the full big blind."""

    FULL_BIG_BLIND = "full_big_blind"
    POSTED_AMOUNT = "posted_amount"  # the chips posted; the minimum raise is still measured by the full big blind


class RaiseOverShortOpen(Enum):
    """The minimum total of a raise over an opening all-in below the minimum bet."""

    LAST_FULL_ADDED = "last_full_added"  # the all-in plus the minimum bet
    DOUBLE_MINIMUM_TOTAL = "double_minimum_total"  # twice the minimum bet


class PotFormula(Enum):
    """How the maximum pot-limit bet is calculated."""

    # Dead and short blinds count as full ones before the flop.
    FULL_BLINDS_PREFLOP_THEN_ACTUAL = "full_blinds_preflop_then_actual"
    # A short all-in below the highest bet counts with the rest, and before the flop blinds count as full ones: 54-B of
    # the TDA rules is in the same booklet, with the same 700 as its example.
    THREE_TIMES_LAST_BET_PLUS_REST = "three_times_last_bet_plus_rest"
    POT_AFTER_CALL = "pot_after_call"  # the actual pot after one's own call


class RaisingPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """The arithmetic of raises. ``None``: no rule, the director decides."""

    # The largest bet or raise of the street, or the last raise over the amount before it.
    min_raise_basis: Literal["largest_full_bet_or_raise", "last_increment"]
    short_all_in_reopen: ShortAllInReopen
    # Concerns only a player who checked and faces only a short all-in; after a full bet he may raise in every book.
    short_all_in_bars_checkers: bool
    limit_reopen_fraction: Ratio
    limit_short_all_in_unacted: LimitShortAllIn | None
    limit_max_raises: int | Literal["house"]  # raises after the bet; the book may leave the number to the house
    limit_cap_lift: LimitCapLift
    short_bb_entry: ShortBigBlindEntry | None
    raise_over_short_open: RaiseOverShortOpen
    bb_option_survives_short_all_in: bool
    pot_formula: PotFormula
