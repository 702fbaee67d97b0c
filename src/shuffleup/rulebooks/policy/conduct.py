"""Conduct, devices, identity, and the penalties a book allows."""

from enum import Enum
from typing import Literal

from msgspec import Struct


class LeavingLiveHand(Enum):
    """What leaving the table with a live hand means."""

    PENALTY_POSSIBLE = "penalty_possible"
    MUST_STAY = "must_stay"


class ExposurePenalty(Enum):
    """Whether exposing one's own cards with action pending is penalised; the hand stays live."""

    POSSIBLE = "possible"
    MANDATORY = "mandatory"


class Penalty(Enum):
    """A step of a book's scale of penalties."""

    WARNING = "warning"
    HANDS = "hands"
    ORBITS = "orbits"
    HANDS_OR_ORBITS = "hands_or_orbits"
    HAND_VOID = "hand_void"
    HAND_ANNULLED = "hand_annulled"
    ELIMINATION = "elimination"
    DISQUALIFICATION = "disqualification"
    EVENT_BAN = "event_ban"
    EXCLUSION = "exclusion"
    CIRCUIT_EXCLUSION = "circuit_exclusion"


class OrbitSize(Enum):
    """The number of hands in a penalty orbit, fixed when the penalty is given."""

    PLAYERS_INCLUDING_OFFENDER = "players_including_offender"
    PLAYERS_LEFT = "players_left"  # printed words that do not say whether the offender counts


class PenaltyFollows(Enum):
    """How long an unfinished penalty stays with the player."""

    DAY = "day"
    TABLE = "table"
    SEAT = "seat"


class EliminationPrize(Enum):
    """What is paid to a player who is put out of the event for reasons other than chips."""

    PLACE_AT_REMOVAL = "place_at_removal"


class DisqualificationPrize(Enum):
    """What is paid to a disqualified player."""

    NONE = "none"


class DisqualificationRefund(Enum):
    """What happens to a disqualified player's buy-in."""

    NONE_STAYS_IN_POOL = "none_stays_in_pool"
    NONE = "none"


class CollusionPenalty(Enum):
    """Which forms of collusion must be penalised."""

    SOFT_PLAY_MANDATORY_DUMP_DQ = "soft_play_mandatory_dump_dq"  # chip dumping is disqualified
    SOFT_PLAY_MANDATORY_REST_POSSIBLE = "soft_play_mandatory_rest_possible"
    POSSIBLE = "possible"


class BlindDodging(Enum):
    """Whether dodging a blind is penalised."""

    MANDATORY = "mandatory"
    POSSIBLE = "possible"


class ChipsOutOfSight(Enum):
    """What hiding or carrying away chips costs."""

    FORFEIT_AND_DQ_POSSIBLE = "forfeit_and_dq_possible"  # forfeited, and disqualification possible
    FORFEIT_POSSIBLE_DQ_POSSIBLE = "forfeit_possible_dq_possible"
    HALVE_OR_DQ_POSSIBLE = "halve_or_dq_possible"


class DeviceInHand(Enum):
    """What using a device with a live hand means."""

    FORBIDDEN_PENALTY_POSSIBLE = "forbidden_penalty_possible"
    FORBIDDEN = "forbidden"
    DEAD_HAND = "dead_hand"


class Laptops(Enum):
    """Whether laptops are allowed at the table."""

    NO_EXTERNAL_POWER = "no_external_power"
    NEVER = "never"


class AudioDevices(Enum):
    """Whether players may listen to audio devices."""

    INAUDIBLE = "inaudible"  # to everybody else
    ALWAYS_ALLOWED = "always_allowed"


class IdentityCheck(Enum):
    """How a player proves who he is."""

    FACE_VISIBLE_ON_REQUEST = "face_visible_on_request"
    START_AND_RESTARTS = "start_and_restarts"  # a document with a photograph


class AdviceBan(Enum):
    """How long comments and advice on a hand are forbidden."""

    ALWAYS = "always"
    ACTION_COMPLETE = "action_complete"
    HAND_OVER = "hand_over"


class ConductPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """Manners and sanctions. ``None``: no rule, the director decides."""

    leave_live_hand: LeavingLiveHand
    expose_penalty: ExposurePenalty
    show_and_muck_repeat: Literal["penalty_mandatory"] | None  # showing again to a folded player and then folding
    show_one_show_all: bool | None
    penalty_scale: tuple[Penalty, ...]  # mildest first
    orbit_hands: OrbitSize
    penalty_hand_counts: bool | None
    penalty_follows: tuple[PenaltyFollows, ...] | None
    penalised_dealt_and_killed: bool
    elimination_prize: EliminationPrize | None
    dq_prize: DisqualificationPrize | None
    dq_refund: DisqualificationRefund | None
    collusion_penalty: CollusionPenalty
    dodge_blinds_penalty: BlindDodging
    chips_out_of_sight: ChipsOutOfSight
    device_in_hand: DeviceInHand
    device_on_table: bool
    laptops: Laptops | None
    audio_devices: AudioDevices
    photo_id_required: IdentityCheck
    advice_ban_until: AdviceBan
