"""A moment that play has passed by, and what is so at it: the dealer stops for nobody who wants to ask.

Under tda-2024, before the turn, Carla asks to see the hand of Bruno: no right
Under every book, at the showdown, the pot is 900
"""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from shuffleup.hand.events import BoardDealt, HolesDealt, PotAwarded, ShowdownOpened
from shuffleup.hand.state import Seated
from shuffleup.scenarios.forms import Form, Language, Slot
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scenario import OfCase, Sentence
from shuffleup.scenarios.scene import Scene

SHOWDOWN = "showdown"


class AtMoment(OfCase, frozen=True):
    """What is so before a street was dealt, with the bets before it in, or before anybody has shown or mucked."""

    moment: str
    """The name of a street, or ``showdown``."""


def moment_forms(example: str) -> tuple[Form, ...]:
    """The forms of a language whose other lines look like the example."""
    before = "What is so when the bets before this street are in, and it is not dealt."
    return (
        Form("before the {coming}, {case}", before, f"before the turn, {example}", _before, cites=True),
        Form(
            "before {stud_street} street, {case}",
            "The same in stud.",
            f"before fifth street, {example}",
            lambda stud_street, case: AtMoment(case, f"{stud_street} street"),
            cites=True,
        ),
        Form(
            "at the showdown, {case}",
            "What is so when the betting is over, and nobody has mucked.",
            f"at the showdown, {example}",
            partial(AtMoment, moment=SHOWDOWN),
            cites=True,
        ),
    )


def moment_slots(language: Language) -> Mapping[str, Slot]:
    """The places of these forms."""
    return {
        "coming": Slot("flop|turn|river", str, "`flop`, `turn` or `river`"),
        "case": Slot(".+", language.sentence, "any other line of this list"),
    }


def _before(coming: str, case: Sentence) -> AtMoment:
    return AtMoment(case, coming)


def at(scene: Scene, moment: str) -> Scene | Said | str:
    """The scene as it was at the moment, or what is so instead where play has not come to it."""
    if moment == SHOWDOWN:
        place = _showdown(scene)
        if place is not None:
            return replace(scene, hand=scene.hand.as_it_was(place))
        return "there is no showdown in order" if scene.hand.over else "the hand is not over"
    number = scene.hand.rules.variant.street_named(moment)
    for place, event in enumerate(scene.hand.events):
        if isinstance(event, BoardDealt | HolesDealt) and event.street == number:
            return replace(scene, hand=scene.hand.as_it_was(place))
    stud = moment.removesuffix(" street")
    if stud != moment:
        return say("{stud_street} street is not dealt yet", stud_street=stud)
    return say("the {street} is not dealt yet", street=moment)


def _showdown(scene: Scene) -> int | None:
    """How many events there were when nobody had mucked yet; of hands that lie open all in, when no pot was awarded."""
    events = scene.hand.events
    opened = [place for place, event in enumerate(events, 1) if isinstance(event, ShowdownOpened)]
    awarded = [place for place, event in enumerate(events) if isinstance(event, PotAwarded)]
    if opened or not awarded:
        return opened[0] if opened else None
    state = scene.hand.as_it_was(awarded[0]).state
    alone = isinstance(state, Seated) or state.live & (state.live - 1) == 0
    return None if alone else awarded[0]
