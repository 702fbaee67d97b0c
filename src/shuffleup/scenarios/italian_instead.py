"""How the checks of poker all'italiana say what is so instead: the sentences of an answer that no expectation has.

Like ``instead``, of which this is the part for the Italian game; the words of each stand in ``locale``.
"""

from shuffleup.scenarios.forms import Form, Language
from shuffleup.scenarios.instead import INSTEAD
from shuffleup.scenarios.italian_expected import ITALIAN_EXPECTED
from shuffleup.scenarios.scenario import Sentence

PATTERNS = (
    "{player} has nothing to do: {players} is asked",
    "{players} is to act",
    "it takes {amount}",
    "{player} may not",
    "{player} may not fold",
    "the button reads {label}",
    "there is no such button",
    "it is confirmed",
    "it is not confirmed",
    "it reopens the betting",
    "it does not reopen the betting",
    "nobody can bet now",
    "nobody changes cards now",
    "the hand is over",
    "no pot is carried",
    "there is no such pot",
    "it is {amount}, for {players}",
    "{player} does not play this hand",
    "the book knows this game",
    "{number} players are dealt in",
    "{one} is not in this deck",
    "that is {made}",
    "{five} wins",
    "{player} has {number} cards",
    "the discards were shuffled {number} times",
    "it is made of {pool}",
    "{player} has drawn",
    "{player} has nothing down",
    "{player} has nothing up",
    "{player} has nothing to choose",
    "{player} has to choose",
    "no vela is turned",
    "{player} is choosing the game",
    "it hangs on cards that are not named: write Cards",
)


def _said(**_places: object) -> Sentence:
    return Sentence()


ITALIAN_INSTEAD = Language(
    [Form(pattern, "What is so instead.", "", _said) for pattern in PATTERNS],
    {**INSTEAD.slots, **ITALIAN_EXPECTED.slots},
)
"""What is so instead of an expectation of the Italian game."""
