"""How the checks say what is so instead of what was expected: the sentences of an answer that no expectation has.

    {player} may raise to {amount}       an expectation, and an answer too: it stands with the expectations
    there is a bet of {amount}           an answer only: it stands here

A check that finds something new to say adds its pattern here, and its words to ``locale``.
"""

from shuffleup.scenarios.event_language import EVENT_EXPECTED
from shuffleup.scenarios.event_world import ALLOWED
from shuffleup.scenarios.expected import EXPECTED
from shuffleup.scenarios.forms import Form, Language, Slot
from shuffleup.scenarios.scenario import Sentence

PATTERNS = (
    "the betting is over",
    "it is {player}'s turn",
    "there is no bet: {player} may bet {amount}",
    "there is a bet of {amount}",
    "nothing to call",
    "a call costs nothing",
    "there is no bet",
    "the game is not pot-limit",
    "{player} has only {amount}",
    "there is no showdown in order",
    "the order is {list}",
    "the pot has been awarded",
    "there is a side pot",
    "{pot}: {list}",
    "{player} shows and wins {amount}",
    "the hand is not over",
    "{player} has it",
    "that is substantial action",
    "that is no substantial action",
    "{player} holds it",
    "no single card is to come",
    "the {street} is not dealt yet",
    "{stud_street} street is not dealt yet",
    "no card of the hand counts less",
    "it is not the fourth of its rank",
    "it does not",
    "{player} has not",
    "table {table} has begun no hand",
    "the big blind there is {amount}",
    "table {table} is in play",
    "table {table} is not in play",
    "{amount} players sit at {hands} tables",
    "{amount} players sit at one table",
    "every table begins in chair {chair}",
    "its first card went to chair {chair}",
    "button {button}, small blind {small}, big blind {big}",
    "{player} may play",
    "{player}'s stack is in play",
    "{player} is not in play",
    "{player} is not dealt in",
    "{player} plays",
    "{player} is present",
    "the day goes on",
    "no deal is asked for",
    "{players} divide them by {list}",
    "play is not over",
    "it goes to {player}",
    "it was drawn",
    "it followed the order of arrival",
    "{player} got no late seat",
    "{player} does not wait",
    "it is within them",
    ALLOWED,
    "it is taken",
    "nobody is named",
    "the bounty of {player} waits for nothing",
    "{player} has won {money}",
    "{player} carries {money}",
    "they may be played",
    "they were drawn anew",
    "they were not drawn",
    "this book prints no league",
    "he is placed",
    "{amount} places are paid",
    "{amount} min {seconds} s are left",
    "no race was held there",
    "none is called for",
    "they are called for at tables {list}",
    "he hears of {player}",
    "no seats were drawn anew",
    "it moves",
    "it stands still",
    "nothing is wrong with it",
    "it stands",
    "{list} pays {amount}",
    "button {button}, small blind none, big blind {big}",
    "they come to {amount}",
    "the buttons are drawn with the seats",
    "it is so, and no rule was applied",
    "it hangs on cards that are not named: write Cards and Board",
    "by this rulebook absence costs nobody the claim to his price",
    "in this final nobody is placed for not coming: his chips play on without him",
)

_ANY = Slot(".+", str, "several things, parted by commas")


def _said(**_places: object) -> Sentence:
    return Sentence()


INSTEAD = Language(
    [Form(pattern, "What is so instead.", "", _said) for pattern in PATTERNS],
    {**EXPECTED.slots, **EVENT_EXPECTED.slots, "list": _ANY},
)
"""What is so instead of an expectation."""
