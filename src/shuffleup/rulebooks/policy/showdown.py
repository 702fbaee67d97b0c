"""Live and dead hands, who shows first, who may see a hand, how pots are awarded and disputed."""

from enum import Enum
from typing import Literal

from msgspec import Struct


class UnprotectedRefund(Enum):
    """What is refunded to a player whose unprotected hand was killed."""

    UNCALLED_EXCESS = "uncalled_excess"
    UNCALLED_RAISE_ONLY = "uncalled_raise_only"  # what matched the earlier bet is lost
    IF_NO_LATER_ACTION = "if_no_later_action"


class Retrieval(Enum):
    """What happens to a mixed hand whose cards can be identified for certain."""

    STAYS_IN_PLAY = "stays_in_play"
    TD_DISCRETION = "td_discretion"


class FoldContact(Enum):
    """What a face-down hand must touch to be dead."""

    MUCK = "muck"
    BURNS = "burns"
    BOARD = "board"
    DISCARDS = "discards"


class ShowdownOrder(Enum):
    """Who must show first when nobody is all-in."""

    LAST_STREET_AGGRESSOR = "last_street_aggressor"
    ANY_STREET_AGGRESSOR = "any_street_aggressor"


class SeeHandRight(Enum):
    """Who may insist on seeing a hand."""

    PAID_AGGRESSOR_ONLY = "paid_aggressor_only"  # a caller on the river, the last aggressor's hand
    ANY_WITH_CARDS = "any_with_cards"  # a player who still has cards, any hand
    SUSPICION_ONLY = "suspicion_only"


class AllInMuck(Enum):
    """What throwing a hand away means once somebody is all-in and the action is over."""

    FORBIDDEN_LIVE = "forbidden_live"
    FORBIDDEN_LIVE_PENALTY = "forbidden_live_penalty"


class PartialShow(Enum):
    """What follows if a player shows one card and keeps the rest hidden."""

    ADVISE_THEN_FLOOR = "advise_then_floor"
    FLOOR_FIVE_SECONDS = "floor_five_seconds"  # show or fold, within the time of the order


class SuitName(Enum):
    """A suit, for when the order of suits breaks a tie."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


class ContestDeadline(Enum):
    """How long a result may be disputed."""

    NEXT_HAND_START = "next_hand_start"
    NEXT_HAND_SUBSTANTIAL_ACTION = "next_hand_substantial_action"


class ShowdownPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """From the last bet to the next shuffle. ``None``: no rule, the director decides."""

    unprotected_hand_refund: UnprotectedRefund
    retrieve_identifiable: Retrieval
    fold_on_contact: tuple[FoldContact, ...] | None
    forward_release_facing_bet: Literal["fold"] | None  # what pushing one's cards forward counts as
    cards_passed: Literal["dead"] | None  # cards given to another player
    showdown_order: ShowdownOrder
    show_or_fold_seconds: int | None
    turned_by_other_player: Literal["hand_live"] | None
    see_hand_right: SeeHandRight
    requested_hand_live: bool | None
    all_in_muck: AllInMuck
    partial_show: PartialShow
    suit_order: tuple[SuitName, ...]  # highest first
    contest_deadline_reading: ContestDeadline
    contest_deadline_pot: ContestDeadline
    contest_break_seconds: int  # after a hand that leads into a break
