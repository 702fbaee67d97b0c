"""What happens in a hand, as a director writes it down. Everybody acts in turn."""

from shuffleup.cards.card import Card
from shuffleup.scenarios.card_deeds import CARD_PLAY, CARD_SLOTS
from shuffleup.scenarios.carried_forms import CARRIED_PLAY, CARRIED_SLOTS
from shuffleup.scenarios.forms import SLOTS, Form, Language
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.turn_forms import TURN_ACT_SLOT, TURN_PLAY


class Bets(Sentence, frozen=True):
    """The first bet of a street."""

    player: str
    amount: int


class RaisesTo(Sentence, frozen=True):
    """A raise, by its total for the street."""

    player: str
    amount: int


class AllIn(Sentence, frozen=True):
    """The last chips go in. ``amount``, the total for the street, is checked against the stack, if it is said."""

    player: str
    amount: int | None = None


class Calls(Sentence, frozen=True):
    """These players call, one after the other."""

    players: tuple[str, ...]


class Checks(Sentence, frozen=True):
    """These players check, one after the other."""

    players: tuple[str, ...]


class Folds(Sentence, frozen=True):
    """These players fold, one after the other."""

    players: tuple[str, ...]


class BoardIs(Sentence, frozen=True):
    """The board cards of a street."""

    street: str
    cards: tuple[Card, ...]


class Shows(Sentence, frozen=True):
    """These players table their hands, one after the other."""

    players: tuple[str, ...]


class Mucks(Sentence, frozen=True):
    """These players throw their hands away unshown at the showdown, one after the other."""

    players: tuple[str, ...]


class FloorProceeds(Sentence, frozen=True):
    """The floor lets a held all-in run (hand for hand)."""


PLAY = Language(
    (
        Form("{player} bets {amount}", "The first bet of a street.", "Anna bets 100", Bets),
        Form("{player} raises to {amount}", "A raise, by its total for the street.", "Anna raises to 300", RaisesTo),
        Form(
            "{player} is all in for {amount}",
            "The last chips go in as bet, raise or call. The amount is the total for the street and is checked.",
            "Bruno is all in for 125",
            AllIn,
        ),
        Form("{player} is all in", "The same, without the amount.", "Bruno is all in", AllIn),
        Form("{players} call(s)", "Match the bet, in turn.", "Carla calls", Calls),
        Form("{players} check(s)", "Stay in for nothing, in turn.", "Anna and Bruno check", Checks),
        Form("{players} fold(s)", "Give up, in turn.", "Dario, Elena and Fabio fold", Folds),
        Form(
            "the {street} is {cards}",
            "The board of a street. It stands anywhere after the street is dealt; `Board` names all of it at once.",
            "the flop is As Kd 2c",
            BoardIs,
        ),
        Form(
            "{players} show(s)",
            "Table the hand. As soon as one player shows or mucks in a scenario, nobody does so by himself.",
            "Anna shows",
            Shows,
        ),
        Form("{players} muck(s)", "Throw the hand away unshown at the showdown.", "Bruno mucks", Mucks),
        Form(
            "the floor lets the hand go on",
            "Hand for hand: an all-in that was called and has waited face down is played to its end.",
            "the floor lets the hand go on",
            FloorProceeds,
        ),
        *TURN_PLAY,
        *CARD_PLAY,
        *CARRIED_PLAY,
    ),
    SLOTS | TURN_ACT_SLOT | CARD_SLOTS | CARRIED_SLOTS,
)
"""What may happen."""
