"""Whether an expectation holds at a point of a hand."""

from shuffleup.scenarios.betting_checks import BETTING_CHECKS
from shuffleup.scenarios.conduct_checks import CONDUCT_CHECKS
from shuffleup.scenarios.deck_checks import DECK_CHECKS
from shuffleup.scenarios.gesture_checks import GESTURE_CHECKS
from shuffleup.scenarios.ruled import RULED_CHECKS
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Checks, Finding, Scene
from shuffleup.scenarios.sight_forms import SIGHT_CHECKS
from shuffleup.scenarios.table_checks import TABLE_CHECKS
from shuffleup.scenarios.term_checks import TERM_CHECKS
from shuffleup.scenarios.turn_forms import TURN_CHECKS
from shuffleup.scenarios.wager_checks import WAGER_CHECKS

CHECKS: Checks = {
    **BETTING_CHECKS,
    **TABLE_CHECKS,
    **GESTURE_CHECKS,
    **WAGER_CHECKS,
    **DECK_CHECKS,
    **CONDUCT_CHECKS,
    **RULED_CHECKS,
    **TURN_CHECKS,
    **TERM_CHECKS,
    **SIGHT_CHECKS,
}
"""Every check by the sentence it answers. A new kind of case adds a table of its own."""


def check(scene: Scene, sentence: Sentence) -> Finding:
    """Whether the sentence is so, and what is so instead."""
    return CHECKS[type(sentence)](scene, sentence)
