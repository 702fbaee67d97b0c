"""The lines of a hand: what may be expected after ``Under tda-2024,``, and what is asked after ``Compare:``.

    Under tda-2024, Bruno pushes 1000+500: call        an expectation
    Compare: Bruno pushes 1000+500                     the same case, asked

Each applies to a moment: where it is written, or one that play has already passed, as the dealer does not stop.

    Under tda-2024, before the turn, Carla asks to see the hand of Bruno: no right
    Under every book, at the showdown, the pot is 900
"""

from msgspec.structs import replace

from shuffleup.hand.events import BoardDealt, HolesDealt, PotAwarded, ShowdownOpened
from shuffleup.hand.state import Seated, Showdown
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.forms import Form, Line, Phrasebook
from shuffleup.scenarios.language import forms_of, found
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import Finding, Scene
from shuffleup.scenarios.sentences import betting, conduct, deck, gestures, hand, showdown, terms, turn


def with_moments(language: Phrasebook, example: str) -> Phrasebook:
    """The language, and each of its lines at another moment. The example looks like one of them."""
    places = {"coming": deck.COMING, "case": language.within("any other line of this list")}
    wordings = (
        (
            "before {coming}, {case}",
            f"before the turn, {example}",
            "What is so when the bets before this street are in, and it is not dealt.",
        ),
        (
            "at the showdown, {case}",
            f"at the showdown, {example}",
            "What is so when the betting is over, and nobody has mucked.",
        ),
    )
    forms = [Form(pattern, meaning, written, cites=True, does=at_moment) for pattern, written, meaning in wordings]
    moments = [replace(form, slots={name: places[name] for name in form.named}) for form in forms]
    return Phrasebook((*moments, *language.forms))


def check(scene: Scene, sentence: Line) -> Finding:
    """Whether the sentence is true, and what is true instead."""
    return looked_at(scene, sentence)[1]


def looked_at(scene: Scene, sentence: Line) -> tuple[Scene, Finding]:
    """The same, and the moment it applies to.

    At the showdown the floor is asked before anybody has shown or mucked. The result of the hand is that at its end,
    when all players have done so by themselves unless the case says who does.
    """
    if sentence.says(at_moment):
        given = dict(sentence.places)
        case, then = given.pop("case"), _moment(scene, **given)
        return (scene, then) if isinstance(then, Finding) else (then, found(case, then))
    now = found(sentence, scene)
    if scene.by_hand or not isinstance(scene.hand.state, Showdown) or isinstance(now.ruling, Ruling):
        return scene, now
    ended = scene.at(scene.hand.beside())
    ended.hand.show_down()
    return ended, found(sentence, ended)


def at_moment(scene: Scene, case: Line, coming: str = "") -> Finding:
    """What is true before a street was dealt, with the bets before it in, or before anybody has shown or mucked."""
    then = _moment(scene, coming)
    return then if isinstance(then, Finding) else found(case, then)


def _moment(scene: Scene, coming: str = "") -> Scene | Finding:
    """The scene as it was at that moment, or what is true instead if play has not reached it."""
    if not coming:
        place = _showdown(scene)
        if place is not None:
            return scene.at(scene.hand.as_it_was(place))
        return Finding(say("there is no showdown in order") if scene.hand.over else say("the hand is not over"))
    number = scene.hand.rules.variant.street_named(coming)
    for place, event in enumerate(scene.hand.events):
        if isinstance(event, BoardDealt | HolesDealt) and event.street == number:
            return scene.at(scene.hand.as_it_was(place))
    return Finding(say("{coming} is not dealt yet", coming=deck.COMING.tell(coming)))


def _showdown(scene: Scene) -> int | None:
    """The number of events before anybody had mucked; with hands face up all in, before any pot was awarded."""
    events = scene.hand.events
    opened = [place for place, event in enumerate(events, 1) if isinstance(event, ShowdownOpened)]
    awarded = [place for place, event in enumerate(events) if isinstance(event, PotAwarded)]
    if opened or not awarded:
        return opened[0] if opened else None
    state = scene.hand.as_it_was(awarded[0]).state
    alone = isinstance(state, Seated) or state.live & (state.live - 1) == 0
    return None if alone else awarded[0]


_TOPICS = (betting, gestures, deck, conduct, hand, turn, showdown, terms)
_AT_PRESENT = Phrasebook([form for topic in _TOPICS for form in forms_of(topic)])
EXPECTED = with_moments(_AT_PRESENT, "the pot is 600")
"""What may be expected."""
CASES = Phrasebook([form.asked() for form in _AT_PRESENT.forms if form.ending])
"""The cases for the floor at the point where the line is written."""
ASKED = with_moments(CASES, "Carla asks to see the hand of Bruno")
"""What may follow ``Compare:``."""
