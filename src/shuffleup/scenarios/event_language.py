"""The language of tournament cases, put together from its subjects: each brings forms, deeds and checks of its own.

    the floor      floor_forms, seat_forms     floor_checks, seat_checks
    the clock      clock_forms                 clock_checks
    chips          chip_forms                  chip_checks
    bounties       bounty_forms                bounty_checks
    money          cage_forms                  cage_checks
    conduct        penalty_forms               penalty_checks
    leagues        league_forms                league_checks
    teams          team_forms
    dealers        dealer_forms                dealer_checks
    the absent     absence_forms
    rotations      rotation_forms
    redraws        redraw_forms
    deals          deal_forms
    pots not won   waiting_pot_forms

A new subject adds its lists to the four of this file.
"""

from shuffleup.scenarios.absence_forms import ABSENCE_CHECKS, ABSENCE_DEEDS, ABSENCE_EXPECTED, ABSENCE_PLAY
from shuffleup.scenarios.bounty_checks import BOUNTY_CHECKS, BOUNTY_DEEDS
from shuffleup.scenarios.bounty_forms import BOUNTY_EXPECTED, BOUNTY_PLAY, BOUNTY_SLOTS
from shuffleup.scenarios.cage_checks import CAGE_CHECKS, CAGE_DEEDS
from shuffleup.scenarios.cage_forms import CAGE_EXPECTED, CAGE_PLAY, CAGE_SLOTS
from shuffleup.scenarios.chip_checks import CHIP_CHECKS, CHIP_DEEDS
from shuffleup.scenarios.chip_forms import CHIP_EXPECTED, CHIP_PLAY, CHIP_SLOTS
from shuffleup.scenarios.clock_checks import CLOCK_CHECKS, CLOCK_DEEDS
from shuffleup.scenarios.clock_forms import CLOCK_EXPECTED, CLOCK_PLAY, CLOCK_SLOTS
from shuffleup.scenarios.deal_forms import DEAL_CHECKS, DEAL_DEEDS, DEAL_EXPECTED, DEAL_PLAY, DEAL_SLOTS
from shuffleup.scenarios.dealer_checks import DEALER_CHECKS, DEALER_DEEDS
from shuffleup.scenarios.dealer_forms import DEALER_EXPECTED, DEALER_PLAY, DEALER_SLOTS
from shuffleup.scenarios.event_world import EventChecks, EventDeeds
from shuffleup.scenarios.floor_checks import FLOOR_CHECKS, FLOOR_DEEDS
from shuffleup.scenarios.floor_forms import FLOOR_EXPECTED, FLOOR_PLAY, FLOOR_SLOTS
from shuffleup.scenarios.forms import SLOTS, Language
from shuffleup.scenarios.league_checks import LEAGUE_CHECKS
from shuffleup.scenarios.league_forms import LEAGUE_EXPECTED, LEAGUE_SLOTS
from shuffleup.scenarios.penalty_checks import PENALTY_CHECKS, PENALTY_DEEDS
from shuffleup.scenarios.penalty_forms import PENALTY_EXPECTED, PENALTY_PLAY, PENALTY_SLOTS
from shuffleup.scenarios.prize_checks import PRIZE_CHECKS
from shuffleup.scenarios.prize_forms import PRIZE_EXPECTED
from shuffleup.scenarios.procedure_checks import PROCEDURE_CHECKS
from shuffleup.scenarios.procedure_forms import PROCEDURE_EXPECTED, PROCEDURE_SLOTS
from shuffleup.scenarios.redraw_forms import REDRAW_CHECKS, REDRAW_DEEDS, REDRAW_EXPECTED, REDRAW_PLAY
from shuffleup.scenarios.rotation_forms import ROTATION_CHECKS, ROTATION_EXPECTED, ROTATION_SLOTS
from shuffleup.scenarios.seat_checks import SEAT_CHECKS, SEAT_DEEDS
from shuffleup.scenarios.seat_forms import SEAT_EXPECTED, SEAT_PLAY, SEAT_SLOTS
from shuffleup.scenarios.team_forms import TEAM_CHECKS, TEAM_EXPECTED, TEAM_SLOTS
from shuffleup.scenarios.waiting_pot_forms import (
    WAITING_POT_CHECKS,
    WAITING_POT_DEEDS,
    WAITING_POT_EXPECTED,
    WAITING_POT_PLAY,
)

_SLOTS = (
    SLOTS
    | FLOOR_SLOTS
    | SEAT_SLOTS
    | CLOCK_SLOTS
    | CAGE_SLOTS
    | LEAGUE_SLOTS
    | PENALTY_SLOTS
    | BOUNTY_SLOTS
    | CHIP_SLOTS
    | PROCEDURE_SLOTS
    | DEALER_SLOTS
    | ROTATION_SLOTS
    | DEAL_SLOTS
    | TEAM_SLOTS
)

EVENT_PLAY = Language(
    (
        *FLOOR_PLAY,
        *SEAT_PLAY,
        *CLOCK_PLAY,
        *CAGE_PLAY,
        *PENALTY_PLAY,
        *BOUNTY_PLAY,
        *CHIP_PLAY,
        *DEALER_PLAY,
        *ABSENCE_PLAY,
        *REDRAW_PLAY,
        *DEAL_PLAY,
        *WAITING_POT_PLAY,
    ),
    _SLOTS,
)
"""What may happen in a tournament."""

EVENT_EXPECTED = Language(
    (
        *FLOOR_EXPECTED,
        *SEAT_EXPECTED,
        *CLOCK_EXPECTED,
        *CAGE_EXPECTED,
        *LEAGUE_EXPECTED,
        *TEAM_EXPECTED,
        *PENALTY_EXPECTED,
        *BOUNTY_EXPECTED,
        *CHIP_EXPECTED,
        *PRIZE_EXPECTED,
        *PROCEDURE_EXPECTED,
        *DEALER_EXPECTED,
        *ABSENCE_EXPECTED,
        *ROTATION_EXPECTED,
        *REDRAW_EXPECTED,
        *DEAL_EXPECTED,
        *WAITING_POT_EXPECTED,
    ),
    _SLOTS,
)
"""What may be expected of a tournament."""

EVENT_DEEDS: EventDeeds = {
    **FLOOR_DEEDS,
    **SEAT_DEEDS,
    **CLOCK_DEEDS,
    **CAGE_DEEDS,
    **PENALTY_DEEDS,
    **BOUNTY_DEEDS,
    **CHIP_DEEDS,
    **DEALER_DEEDS,
    **ABSENCE_DEEDS,
    **REDRAW_DEEDS,
    **DEAL_DEEDS,
    **WAITING_POT_DEEDS,
}
EVENT_CHECKS: EventChecks = {
    **FLOOR_CHECKS,
    **SEAT_CHECKS,
    **CLOCK_CHECKS,
    **CAGE_CHECKS,
    **LEAGUE_CHECKS,
    **TEAM_CHECKS,
    **PENALTY_CHECKS,
    **BOUNTY_CHECKS,
    **PRIZE_CHECKS,
    **PROCEDURE_CHECKS,
    **CHIP_CHECKS,
    **DEALER_CHECKS,
    **ABSENCE_CHECKS,
    **ROTATION_CHECKS,
    **REDRAW_CHECKS,
    **DEAL_CHECKS,
    **WAITING_POT_CHECKS,
}
