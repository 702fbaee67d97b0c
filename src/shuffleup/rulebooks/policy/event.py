"""The course of the tournament: levels, chip races, hand for hand, the end of the day, antes, bounties."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from shuffleup.chips.race import RaceRounding
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.policy.exact import Ratio, Span

DIRECTOR_DECIDES = "td_decides"
"""The value of ``fallback_rulebook`` in a book that leaves what it does not say to the director."""


class HandStart(Enum):
    """The act that begins a hand, and so fixes its level."""

    FIRST_RIFFLE = "first_riffle"
    FIRST_SHUFFLE = "first_shuffle"
    MACHINE_BUTTON = "machine_button"
    DEALER_PUSH = "dealer_push"


class ChipRaceStart(Enum):
    """Where the deal of a chip race starts."""

    SEAT_1 = "seat_1"
    FIRST_LEFT_OF_DEALER = "first_left_of_dealer"


class HandForHandAllIn(Enum):
    """What a table does with a called all-in during hand for hand."""

    FACE_DOWN_WAIT = "face_down_wait"
    FACE_DOWN_SEQUENTIAL = "face_down_sequential"  # several such tables are finished one by one


class TieAcrossTables(Enum):
    """How players knocked out in the same hand at different tables are placed."""

    SHARE_PAID_PLACES = "share_paid_places"
    SAME_PLACE = "same_place"


class TieAtTable(Enum):
    """How players knocked out in the same hand at one table are placed."""

    STARTING_CHIPS = "starting_chips"  # more chips at the start of the hand, higher place; also where nothing is said
    SAME_PLACE = "same_place"  # they share it, whatever they had


class EndOfDay(Enum):
    """How a day of play comes to its end."""

    CLOSING_HOUR = "closing_hour"
    RANDOM_HANDS = "random_hands"


class DayCountFrom(Enum):
    """The hand from which the last hands of the day are counted."""

    NEXT_HAND_START = "next_hand_start"  # also where nothing is said
    PRESENT_HAND = "present_hand"  # the hand in progress at a table is the first of them


class DealsPolicy(Enum):
    """When players may make a deal."""

    PLAYERS_OR_ICM_AT_CLOSE = "players_or_icm_at_close"
    WHERE_LEGAL_MEDIA = "where_legal_media"


class AnteMode(Enum):
    """Who pays the ante."""

    BB_ANTE = "bb_ante"
    BUTTON_ANTE = "button_ante"
    ALL_PLAYERS = "all_players"


class BountyMode(Enum):
    """What a bounty is."""

    HOUSE = "house"
    CHIP_20 = "chip_20"
    PROGRESSIVE = "progressive"


class NonDenominational(Enum):
    """What betting an object without chip value, such as a bounty chip, means."""

    CALL = "call"
    ALL_IN = "all_in"
    DISCRETION = "discretion"


class EventPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """Procedures of the whole event. ``None``: no rule, the director decides."""

    hand_start_event: tuple[HandStart, ...]
    chip_race_start: ChipRaceStart
    race_rounding: RaceRounding
    late_found_chips: Literal["equal_value_only"]  # whole chips still in play; the rest is lost
    h4h_called_all_in: HandForHandAllIn
    h4h_minutes_per_hand: int
    h4h_minutes_max: int
    tie_different_tables: TieAcrossTables
    tie_same_table: TieAtTable | None
    rebuy_announcement_binding: bool
    reentry_limit: int | Literal["per_event"] | None  # the book may leave the number to the event
    end_of_day: EndOfDay | None
    end_of_day_draw: Span | None  # hands still to be played
    end_of_day_window_minutes: Span | None  # before the end of the last level
    end_of_day_count_from: DayCountFrom | None
    closing_overtime_minutes: int | None
    closing_level_factor: Ratio | None
    closing_last_hands: int | None
    deals_policy: DealsPolicy | None
    ante_mode: AnteMode | Announced[AnteMode]
    reduce_ante: bool
    bounty_mode: BountyMode | Announced[BountyMode]
    ndi_policy: NonDenominational
    fallback_rulebook: str  # the key of a book, or DIRECTOR_DECIDES
