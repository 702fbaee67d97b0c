"""Playing a case of poker all'italiana under one book, as far as that book is asked, with several fillings."""

from collections.abc import Callable
from itertools import zip_longest

from shuffleup.rulebooks.italiana import ITALIANA
from shuffleup.scenarios.italian_checks import check
from shuffleup.scenarios.italian_deeds import perform
from shuffleup.scenarios.italian_expectations import AnotherGame, MayDoExactly
from shuffleup.scenarios.italian_play import HidesHand, ShowsHand
from shuffleup.scenarios.italian_setting import ItalianSetting
from shuffleup.scenarios.italian_world import ItalianWorld
from shuffleup.scenarios.named_deck import NotInDeckError
from shuffleup.scenarios.report import Stopped, Verdict
from shuffleup.scenarios.said import Said
from shuffleup.scenarios.scenario import Deed, Expectation, Scenario, Sentence
from shuffleup.scenarios.scene import HOLDS, Finding

FILLINGS = 6
"""How often a case is played, each time with other cards where none are named."""
_ANOTHER_GAME = Finding("another game")

Instead = Callable[[Expectation, str, Finding], Said | str]
"""What is so instead of an expectation under a book, given what was found."""


def play_italian(
    scenario: Scenario, setting: ItalianSetting, book: str, instead: Instead
) -> tuple[list[Verdict], list[Stopped]]:
    """What each expectation of this book comes to, and where the play stopped.

    A book of another game has one answer to everything. What holds with one filling must hold with all of them.
    """
    if book != ITALIANA.key:
        return another_game(scenario, book, instead), []
    playings = [_play(scenario, setting, book, filling, instead) for filling in range(FILLINGS)]
    stops = [stop for _, stop in playings if stop]
    verdicts = []
    for same in zip_longest(*[found for found, _ in playings]):
        told = [one for one in same if one]
        if len({one.holds for one in told}) > 1:
            hangs = "it hangs on cards that are not named: write Cards"
            verdicts.append(Verdict(told[0].place, book, told[0].text, hangs))
        else:
            verdicts.append(told[0])
    return verdicts, stops[:1]


def another_game(scenario: Scenario, book: str, instead: Instead) -> list[Verdict]:
    """The answer of a book to every expectation about a game that it does not know."""
    verdicts = []
    for step in scenario.steps:
        if isinstance(step, Expectation) and book in step.books:
            found = HOLDS if isinstance(step.sentence, AnotherGame) else _ANOTHER_GAME
            verdicts.append(Verdict(step.place, book, step.text, instead(step, book, found)))
    return verdicts


def _play(
    scenario: Scenario, setting: ItalianSetting, book: str, filling: int, instead: Instead
) -> tuple[list[Verdict], Stopped | None]:
    """The steps up to the last one that asks this book."""
    asked = [place for place, step in enumerate(scenario.steps) if isinstance(step, Expectation) and book in step.books]
    verdicts: list[Verdict] = []
    try:
        world = ItalianWorld(setting, book, filling, asked=any(_by_hand(step.sentence) for step in scenario.steps))
    except NotInDeckError as error:
        return verdicts, Stopped(scenario.place, book, scenario.title, str(error))
    for step in scenario.steps[: asked[-1] + 1]:
        if isinstance(step, Deed):
            refused = perform(world, step.sentence)
            if refused:
                return verdicts, Stopped(step.place, book, step.text, refused.message, refused.rule, refused)
        elif book in step.books:
            found = check(world, step.sentence)
            verdicts.append(Verdict(step.place, book, step.text, instead(step, book, found), found.refused))
    return verdicts, None


def _by_hand(sentence: Sentence) -> bool:
    """Does the case say who shows and who hides, or who may?"""
    return isinstance(sentence, ShowsHand | HidesHand) or (
        isinstance(sentence, MayDoExactly) and "show" in sentence.doable
    )
