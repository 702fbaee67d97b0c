"""``figp-2012``: the breaches of conduct that it names, and what it says is due."""

from collections.abc import Mapping

from shuffleup.rulebooks.infraction import Due, Infraction, Offence, duty, if_repeated, may
from shuffleup.rulebooks.policy.conduct import Penalty

INFRACTIONS: Mapping[Offence, Infraction] = {
    # 75 makes its whole list punishable once a breach is repeated; 86 is for whatever else is wrong.
    Offence.HAND_UNPROTECTED: duty("65"),
    Offence.UNCLEAR_INTENT: duty("7", "64"),
    Offence.ACTION_NOT_FOLLOWED: duty("62"),
    Offence.ERROR_NOT_REPORTED: duty("63"),
    Offence.DEALER_TELLS_TOO_MUCH: duty("11"),
    Offence.UNDEALT_CARDS_SHOWN: duty("30"),
    Offence.POOR_VISIBILITY: duty("68", "65"),
    Offence.TOUCHING: if_repeated("75a", "75", again=Due.MANDATORY),
    Offence.SLOW_PLAY: if_repeated("75b", "75", again=Due.MANDATORY),
    Offence.OUT_OF_TURN: if_repeated("75c", "75", again=Due.MANDATORY),
    Offence.SPLASHING: if_repeated("75d", "75", again=Due.MANDATORY),
    Offence.OUT_OF_REACH: if_repeated("75e", "75", again=Due.MANDATORY),
    Offence.CELEBRATION: if_repeated("75f", "75", again=Due.MANDATORY),
    Offence.DISRUPTION: if_repeated("75g", "75", "61", again=Due.MANDATORY),
    Offence.CARDS_ILL_TREATED: if_repeated("75h", "75", again=Due.MANDATORY),
    Offence.PROPERTY_DAMAGE: if_repeated("75i", "75", again=Due.MANDATORY),
    Offence.ILLEGAL_SUBSTANCES: if_repeated("75j", "75", again=Due.MANDATORY),
    Offence.WEAPONS: if_repeated("75k", "75", again=Due.MANDATORY),
    Offence.CAMERA_REFUSED: may("79"),
    Offence.DISCLOSED_HAND: may("66a", "66", "86"),
    Offence.READ_UNSHOWN_HAND: may("66c", "66", "86"),
    Offence.TALKED_TO_SPECTATORS: may("66d", "66", "86"),
    Offence.OUTSIDE_HELP: may("66e", "66", "86"),
    Offence.NOT_ALONE: may("66f", "66", "86"),
    Offence.CHIPS_TAKEN_AWAY: may("90", most=Penalty.CIRCUIT_EXCLUSION),
    Offence.CHIP_TRANSFER: may("90", most=Penalty.CIRCUIT_EXCLUSION),
    Offence.ABUSE: may("76"),
    Offence.FOUL_LANGUAGE_AT_SOMEBODY: may("76"),
    Offence.FOUL_LANGUAGE: may("76"),
    Offence.INCIVILITY: may("77", "86"),
    Offence.HYGIENE: may("77", "86"),
    Offence.PHONE_CALL: may("78b", "86"),
    Offence.STRATEGY_TOOL: may("66e", "86"),
    Offence.DEVICE_AT_FEATURE_TABLE: may("78e", "86"),
    Offence.DISTRACTING_OBJECT: may("78f", "86"),
    Offence.IMPROPER_ACTS: may("86"),
    Offence.OTHER: may("86"),
}
