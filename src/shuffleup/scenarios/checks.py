"""Whether an expectation holds at a point of a hand."""

from msgspec.structs import replace

from shuffleup.hand.state import Showdown
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.betting_checks import BETTING_CHECKS
from shuffleup.scenarios.conduct_checks import CONDUCT_CHECKS
from shuffleup.scenarios.deck_checks import DECK_CHECKS
from shuffleup.scenarios.gesture_checks import GESTURE_CHECKS
from shuffleup.scenarios.moments import AtMoment, at
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
    return looked_at(scene, sentence)[1]


def looked_at(scene: Scene, sentence: Sentence) -> tuple[Scene, Finding]:
    """The same, and the moment of it.

    What the floor is asked at the showdown is asked before anybody has shown or mucked. What came of the hand is told
    of its end, at which everybody has done so by himself where the case does not say who does.
    """
    if isinstance(sentence, AtMoment):
        then = at(scene, sentence.moment)
        if not isinstance(then, Scene):
            return scene, Finding(then)
        return then, CHECKS[type(sentence.case)](then, sentence.case)
    found = CHECKS[type(sentence)](scene, sentence)
    if scene.by_hand or not isinstance(scene.hand.state, Showdown) or isinstance(found.ruling, Ruling):
        return scene, found
    ended = replace(scene, hand=scene.hand.beside())
    ended.hand.show_down()
    return ended, CHECKS[type(sentence)](ended, sentence)
