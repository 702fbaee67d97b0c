"""``tda-2024``: the breaches of conduct that it names, and what it says is due."""

from collections.abc import Mapping

from shuffleup.rulebooks.infraction import Infraction, Offence, duty, if_repeated, may, must

INFRACTIONS: Mapping[Offence, Infraction] = {
    # 2 is the list of duties; 70 and 71 say what a breach of etiquette may cost.
    Offence.REGISTRATION_UNCHECKED: duty("2"),
    Offence.CARDS_NOT_COUNTED: duty("2"),
    Offence.HAND_UNPROTECTED: duty("2", "65"),
    Offence.UNCLEAR_INTENT: duty("2", "3"),
    Offence.ACTION_NOT_FOLLOWED: duty("2"),
    Offence.RIGHT_NOT_DEFENDED: duty("2"),
    Offence.HAND_NOT_TABLED: duty("2"),
    Offence.ERROR_NOT_REPORTED: duty("2", "12"),
    Offence.TIME_NOT_CALLED: duty("2", "29"),
    Offence.SLOW_TABLE_CHANGE: duty("2"),
    Offence.RULES_NOT_KNOWN: duty("2"),
    Offence.DISCRIMINATION_NOT_REPORTED: duty("2", "RP-15"),
    Offence.UNDEALT_CARDS_SHOWN: duty("28"),
    Offence.OUT_OF_TURN: if_repeated("70", "71", "2"),
    Offence.SLOW_PLAY: may("70", "71", "29"),
    Offence.POOR_VISIBILITY: may("70", "71", "25"),
    Offence.TOUCHING: may("70", "71"),
    Offence.OUT_OF_REACH: may("70", "71"),
    Offence.CARDS_ILL_TREATED: may("71"),
    Offence.IMPROPER_FOLD: may("68", "71"),
    Offence.FALSE_CLAIM: may("12", "71"),
    Offence.DISCLOSED_HAND: may("67", "71"),
    Offence.READ_UNSHOWN_HAND: may("67", "71"),
    Offence.TALKED_TO_SPECTATORS: may("67", "71"),
    Offence.OUTSIDE_HELP: may("67", "5", "71"),
    Offence.NOT_ALONE: may("67", "71", "2"),
    Offence.CHEATING: must("71"),
    Offence.ABUSE: must("71", "70"),
    Offence.DISRUPTION: must("71"),
    Offence.CHATTER: may("70", "71"),
    Offence.HYGIENE: may("70", "71"),
    Offence.IMPROPER_ACTS: may("70", "71", "2"),
    Offence.FALSE_IDENTITY: may("4", "71"),
    Offence.PHONE_CALL: may("5", "71"),
    Offence.STRATEGY_TOOL: may("5", "71"),
    Offence.DISTRACTING_OBJECT: may("5", "71"),
    Offence.OTHER: may("71", "1"),
}
