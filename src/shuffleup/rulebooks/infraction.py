"""Breaches of conduct: a code for each, and what a book says about it: the rule, and whether it is penalised.

A book lists only what it decides by words alone. If the books differ in a parameter of the policy (soft play, hidden
chips, devices), the parameter decides, and the list leaves it out.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.conduct import Penalty


class Offence(Enum):
    """What somebody can be reported for. The words are stable, because logs and house books contain them."""

    # a player's duties
    REGISTRATION_UNCHECKED = "registration-unchecked"
    CARDS_NOT_COUNTED = "cards-not-counted"
    HAND_UNPROTECTED = "hand-unprotected"
    UNCLEAR_INTENT = "unclear-intent"
    ACTION_NOT_FOLLOWED = "action-not-followed"
    RIGHT_NOT_DEFENDED = "right-not-defended"
    HAND_NOT_TABLED = "hand-not-tabled"
    ERROR_NOT_REPORTED = "error-not-reported"
    TIME_NOT_CALLED = "time-not-called"
    SLOW_TABLE_CHANGE = "slow-table-change"
    RULES_NOT_KNOWN = "rules-not-known"
    DISCRIMINATION_NOT_REPORTED = "discrimination-not-reported"
    DEALER_TELLS_TOO_MUCH = "dealer-tells-too-much"
    UNDEALT_CARDS_SHOWN = "undealt-cards-shown"
    # at the table
    OUT_OF_TURN = "out-of-turn"
    SLOW_PLAY = "slow-play"
    POOR_VISIBILITY = "poor-visibility"
    LEFT_LIVE_HAND = "left-live-hand"
    TOUCHING = "touching"
    OUT_OF_REACH = "out-of-reach"
    SPLASHING = "splashing"
    CARDS_ILL_TREATED = "cards-ill-treated"
    IMPROPER_FOLD = "improper-fold"
    FALSE_CLAIM = "false-claim"
    DODGED_BLIND = "dodged-blind"
    CAMERA_REFUSED = "camera-refused"
    RESTRICTED_AREA = "restricted-area"
    # cards shown and talked about
    EXPOSED_CARDS = "exposed-cards"
    SHOWN_THEN_FOLDED = "shown-then-folded"
    DISCLOSED_HAND = "disclosed-hand"
    READ_UNSHOWN_HAND = "read-unshown-hand"
    TALKED_TO_SPECTATORS = "talked-to-spectators"
    OUTSIDE_HELP = "outside-help"
    NOT_ALONE = "not-alone"
    ADVICE_DURING_ACTION = "advice-during-action"
    ADVICE_AFTER_ACTION = "advice-after-action"
    ADVICE_AFTER_HAND = "advice-after-hand"
    # integrity
    SOFT_PLAY = "soft-play"
    CHECKED_NUTS = "checked-nuts"
    CHIP_DUMPING = "chip-dumping"
    COLLUSION = "collusion"
    CHEATING = "cheating"
    CHIPS_OUT_OF_SIGHT = "chips-out-of-sight"
    CHIPS_TAKEN_AWAY = "chips-taken-away"
    CHIP_TRANSFER = "chip-transfer"
    # manners
    ABUSE = "abuse"
    FOUL_LANGUAGE_AT_SOMEBODY = "foul-language-at-somebody"
    FOUL_LANGUAGE = "foul-language"
    INSULTING_PLAY = "insulting-play"
    CHATTER = "chatter"
    CELEBRATION = "celebration"
    IMPROPER_ACTS = "improper-acts"
    INCIVILITY = "incivility"
    HYGIENE = "hygiene"
    DISRUPTION = "disruption"
    PROPERTY_DAMAGE = "property-damage"
    ILLEGAL_SUBSTANCES = "illegal-substances"
    WEAPONS = "weapons"
    # identity and devices
    FACE_COVERED = "face-covered"
    NO_DOCUMENT = "no-document"
    FALSE_IDENTITY = "false-identity"
    SUBSTITUTION = "substitution"
    PHONE_CALL = "phone-call"
    DEVICE_ON_TABLE = "device-on-table"
    DEVICE_IN_HAND = "device-in-hand"
    DEVICE_HEARD = "device-heard"
    LAPTOP = "laptop"
    LAPTOP_ON_MAINS = "laptop-on-mains"
    STRATEGY_TOOL = "strategy-tool"
    STREAMING = "streaming"
    RECORDING_DEVICE = "recording-device"
    DEVICE_AT_FEATURE_TABLE = "device-at-feature-table"
    DISTRACTING_OBJECT = "distracting-object"
    OTHER = "other"


class Due(Enum):
    """Whether a breach is penalised."""

    NAMED = "named"  # the book requires or forbids something, and names no penalty
    IF_REPEATED = "if-repeated"
    POSSIBLE = "possible"
    MANDATORY = "mandatory"


class Infraction(Struct, frozen=True, gc=False):
    """What a book says about a breach; ``rules`` are rule numbers, or full citations once books are combined.

    ``again`` applies to repeat offenders; ``most`` is the gravest penalty, None for the whole scale.
    """

    rules: tuple[str, ...]
    first: Due
    again: Due
    most: Penalty | None = None
