"""Whether an expectation holds at a point of a hand."""

from shuffleup.scenarios.betting_checks import BETTING_CHECKS
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Checks, Finding, Scene
from shuffleup.scenarios.table_checks import TABLE_CHECKS

CHECKS: Checks = {**BETTING_CHECKS, **TABLE_CHECKS}
"""Every check by the sentence it answers. A new kind of case adds a table of its own."""


def check(scene: Scene, sentence: Sentence) -> Finding:
    """Whether the sentence is so, and what is so instead."""
    return CHECKS[type(sentence)](scene, sentence)
