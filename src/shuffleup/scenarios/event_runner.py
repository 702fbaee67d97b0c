"""Playing a tournament case under one book, as far as that book is asked."""

from collections.abc import Callable

from shuffleup.scenarios.event_language import EVENT_CHECKS, EVENT_DEEDS
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import SettingRefusedError, World
from shuffleup.scenarios.house import House
from shuffleup.scenarios.report import Stopped, Verdict
from shuffleup.scenarios.said import Said
from shuffleup.scenarios.scenario import Deed, Expectation, Scenario
from shuffleup.scenarios.scene import Finding

Instead = Callable[[Expectation, str, Finding], Said | str]
"""What is so instead of an expectation under a book, given what was found."""


def play_event(
    scenario: Scenario, setting: EventSetting, book: str, instead: Instead, house: House | None = None
) -> tuple[list[Verdict], list[Stopped]]:
    """What each expectation of this book comes to, and where the play stopped; ``house`` plays where it is named."""
    asked = [place for place, step in enumerate(scenario.steps) if isinstance(step, Expectation) and book in step.books]
    try:
        world = World(setting, house.policy.book, house.policy) if house else World(setting, book)
    except SettingRefusedError as error:
        no = error.refusal
        return [], [Stopped(scenario.place, book, scenario.title, no.message, no.rule, no)]
    verdicts: list[Verdict] = []
    for step in scenario.steps[: asked[-1] + 1]:
        if isinstance(step, Deed):
            refused = EVENT_DEEDS[type(step.sentence)](world, step.sentence)
            if refused:
                return verdicts, [Stopped(step.place, book, step.text, refused.message, refused.rule, refused)]
        elif book in step.books:
            finding = EVENT_CHECKS[type(step.sentence)](world, step.sentence)
            text = f"{step.text} (rule {step.rule})" if step.rule else step.text
            verdicts.append(Verdict(step.place, book, text, instead(step, book, finding), finding.refused))
    return verdicts, []
