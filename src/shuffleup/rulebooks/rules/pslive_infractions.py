"""``pslive``: the breaches of conduct that it names, and what it says is due."""

from collections.abc import Mapping

from shuffleup.rulebooks.infraction import Due, Infraction, Offence, duty, if_repeated, may, must
from shuffleup.rulebooks.policy.conduct import Penalty

INFRACTIONS: Mapping[Offence, Infraction] = {
    # 2 is the list of duties, whose breaches go by 44 to 53; 48 is about breaches that are repeated.
    Offence.REGISTRATION_UNCHECKED: duty("2", "6"),
    Offence.HAND_UNPROTECTED: duty("2"),
    Offence.UNCLEAR_INTENT: duty("2", "3"),
    Offence.ACTION_NOT_FOLLOWED: duty("2"),
    Offence.RIGHT_NOT_DEFENDED: duty("2"),
    Offence.ERROR_NOT_REPORTED: duty("2"),
    Offence.SLOW_TABLE_CHANGE: duty("2"),
    Offence.RULES_NOT_KNOWN: duty("2"),
    Offence.POOR_VISIBILITY: duty("15", "2"),
    Offence.OUT_OF_TURN: if_repeated("48", "2", again=Due.MANDATORY),
    Offence.SLOW_PLAY: if_repeated("48", "52", "21", again=Due.MANDATORY),
    Offence.TOUCHING: if_repeated("48", again=Due.MANDATORY),
    Offence.OUT_OF_REACH: if_repeated("48", again=Due.MANDATORY),
    Offence.SPLASHING: if_repeated("48", again=Due.MANDATORY),
    Offence.CHATTER: if_repeated("48", again=Due.MANDATORY),
    Offence.CELEBRATION: if_repeated("48", again=Due.MANDATORY),
    Offence.IMPROPER_ACTS: if_repeated("48", "2", again=Due.MANDATORY),
    Offence.INSULTING_PLAY: if_repeated("48", again=Due.MANDATORY),
    Offence.IMPROPER_FOLD: may("52"),
    Offence.CARDS_ILL_TREATED: may("52"),
    Offence.CAMERA_REFUSED: may("45"),
    Offence.DISCLOSED_HAND: may("44a", "44", "51"),
    Offence.READ_UNSHOWN_HAND: may("44c", "44", "51"),
    Offence.TALKED_TO_SPECTATORS: may("44d", "44", "51"),
    Offence.OUTSIDE_HELP: may("44e", "44", "51"),
    Offence.NOT_ALONE: may("44f", "52", "44"),
    Offence.CHIPS_TAKEN_AWAY: may("53", most=Penalty.EXCLUSION),
    Offence.CHIP_TRANSFER: may("53", most=Penalty.EXCLUSION),
    Offence.ABUSE: must("52", "49"),
    Offence.DISRUPTION: must("52"),
    Offence.FOUL_LANGUAGE_AT_SOMEBODY: may("49"),
    Offence.FOUL_LANGUAGE: if_repeated("49"),
    Offence.INCIVILITY: may("50", "51"),
    Offence.HYGIENE: may("50"),
    Offence.FALSE_IDENTITY: may("7", most=Penalty.DISQUALIFICATION),
    Offence.PHONE_CALL: may("4a", "51"),
    Offence.STREAMING: may("4c", "51"),
    Offence.RECORDING_DEVICE: may("4d", "51"),
    Offence.DEVICE_AT_FEATURE_TABLE: may("4e", "51"),
    Offence.DISTRACTING_OBJECT: may("4f", "51"),
    Offence.OTHER: may("51", "52"),
}
