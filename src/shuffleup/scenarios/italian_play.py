"""What happens in a hand of poker all'italiana or Telesina, in the words of the game. Everybody acts in turn."""

from shuffleup.cards.card import Card
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.scenarios.forms import SLOTS, Form, Language, Slot
from shuffleup.scenarios.italian_headers import COVERED, LAYOUTS, check_once, hands_of
from shuffleup.scenarios.scenario import Sentence


class GoesBlind(Sentence, frozen=True):
    """Opens blind, or doubles the blind of another, before the cards."""

    player: str
    amount: int


class DeclinesBlind(Sentence, frozen=True):
    """Has the cards dealt."""

    players: tuple[str, ...]


class Opens(Sentence, frozen=True):
    """The first bet of a hand."""

    player: str
    amount: int


class Bets(Sentence, frozen=True):
    """The first bet of a later round."""

    player: str
    amount: int


class RaisesTo(Sentence, frozen=True):
    """A raise, by its total for the round."""

    player: str
    amount: int


class AllIn(Sentence, frozen=True):
    """The last chips go in; the total for the round."""

    player: str
    amount: int


class CallsBet(Sentence, frozen=True):
    """These players call, one after the other."""

    players: tuple[str, ...]


class Knocks(Sentence, frozen=True):
    """These players knock (check), one after the other."""

    players: tuple[str, ...]


class GivesUp(Sentence, frozen=True):
    """These players fold, one after the other."""

    players: tuple[str, ...]


class SaysParol(Sentence, frozen=True):
    """These players knock and propose to carry the pot."""

    players: tuple[str, ...]


class LetsStand(Sentence, frozen=True):
    """Does not raise his own blind."""

    player: str


class EverybodyKnocks(Sentence, frozen=True):
    """Everybody knocks until this round is over; ``to_the_end``: until the hands are shown."""

    to_the_end: bool


class Meet(Sentence, frozen=True):
    """These players, and nobody else, come to the showdown."""

    players: tuple[str, ...]


class ChangesCards(Sentence, frozen=True):
    """Exchanges these cards."""

    player: str
    cards: tuple[Card, ...]


class ChangesSome(Sentence, frozen=True):
    """Exchanges so many cards, the last ones of the hand."""

    player: str
    count: int


class StandsPat(Sentence, frozen=True):
    """These players keep their cards, one after the other."""

    players: tuple[str, ...]


class Joins(Sentence, frozen=True):
    """These players catch up with a carried pot, one after the other."""

    players: tuple[str, ...]


class StaysOut(Sentence, frozen=True):
    """These players do not catch up."""

    players: tuple[str, ...]


class ShowsHand(Sentence, frozen=True):
    """These players show by choice."""

    players: tuple[str, ...]


class HidesHand(Sentence, frozen=True):
    """These players do not show."""

    players: tuple[str, ...]


class Chooses(Sentence, frozen=True):
    """The dealer of a giro pazzo chooses what the table leaves free."""

    player: str
    vele: VeleRule = VeleRule.LIBERA
    covered: CoveredRule = CoveredRule.LIBERA


class TurnsUp(Sentence, frozen=True):
    """Turns a covered card up."""

    player: str
    cards: tuple[Card, ...]


class EverybodyTurnsUp(Sentence, frozen=True):
    """Whoever has not chosen yet turns up the card dealt last."""


class LetsTimePass(Sentence, frozen=True):
    """A player who is asked something lets so many seconds pass."""

    player: str
    seconds: int


class DoesNotAnswer(Sentence, frozen=True):
    """These players let all their time pass, their time banks included, one after the other."""

    players: tuple[str, ...]


class GoesAway(Sentence, frozen=True):
    """These players lose their connection, or sit out."""

    players: tuple[str, ...]


class ComesBack(Sentence, frozen=True):
    """These players are back: they say so, or enter the table again."""

    players: tuple[str, ...]


class NextHand(Sentence, frozen=True):
    """The next hand begins, with these cards."""

    hands: tuple[tuple[str, tuple[Card, ...]], ...] = ()


def _choice(text: str) -> tuple[VeleRule, CoveredRule]:
    vele, covered = VeleRule.LIBERA, CoveredRule.LIBERA
    for word in text.split(" and "):
        vele, covered = LAYOUTS.get(word, vele), COVERED.get(word, covered)
    return vele, covered


def _hands(text: str) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    hands = hands_of(text)
    check_once([card for _, hand in hands for card in hand])
    return hands


_CHOICES = rf"(?:{'|'.join([*LAYOUTS, *COVERED])})"
PLAY_SLOTS: dict[str, Slot] = {
    "choice": Slot(
        rf"{_CHOICES}(?: and {_CHOICES})?",
        _choice,
        f"a layout ({', '.join(LAYOUTS)}), a way of covering ({', '.join(COVERED)}), or both: `croce and mai`",
    ),
    "hands": Slot(r"[^:]+", _hands, "players and their cards, in the order of the deal: `Anna AsKd9h8c7c, Bruno ??Kh`"),
    "count": Slot(r"\d", int, "a number of cards"),
    "seconds": Slot(r"\d{1,5}", int, "seconds"),
}
"""Places of their own."""


def _chooses(player: str, choice: tuple[VeleRule, CoveredRule]) -> Chooses:
    return Chooses(player, *choice)


ITALIAN_PLAY = Language(
    (
        Form(
            "everybody knocks",
            "All who are to act, until this round is over.",
            "everybody knocks",
            lambda: EverybodyKnocks(to_the_end=False),
        ),
        Form(
            "everybody knocks to the end",
            "In every round that is left; nobody draws.",
            "everybody knocks to the end",
            lambda: EverybodyKnocks(to_the_end=True),
        ),
        Form(
            "{players} meet at the showdown",
            "For as little as can be, and without drawing: blind where the first of them may, else by an opening. "
            "Everybody else folds.",
            "Bruno and Carla meet at the showdown",
            Meet,
        ),
        Form(
            "{player} goes blind for {amount}",
            "Before the cards: the pot, then twice and four times that.",
            "Bruno goes blind for 40",
            GoesBlind,
        ),
        Form("{players} decline(s) the blind", "Has the cards dealt.", "Bruno declines the blind", DeclinesBlind),
        Form("{player} opens {amount}", "The first bet of the hand, before the draw.", "Bruno opens 40", Opens),
        Form("{player} bets {amount}", "The first bet of a later round.", "Bruno bets 40", Bets),
        Form("{player} raises to {amount}", "A raise, by its total for the round.", "Carla raises to 120", RaisesTo),
        Form("{player} is all in for {amount}", "All chips, as a total for the round.", "Anna is all in for 90", AllIn),
        Form("{players} call(s)", "One after the other.", "Carla and Dario call", CallsBet),
        Form("{players} knock(s)", "Checking, one after the other.", "Bruno knocks", Knocks),
        Form("{players} fold(s)", "One after the other.", "Anna folds", GivesUp),
        Form("{players} say(s) parol", "Knocking, and proposing to carry the pot.", "Bruno says parol", SaysParol),
        Form("{player} lets it stand", "Not raising one's own blind.", "Dario lets it stand", LetsStand),
        Form(
            "{player} changes {count} card(s)",
            "So many, the last of the hand as `Cards` names it.",
            "Elena changes 3 cards",
            ChangesSome,
        ),
        Form("{player} changes {cards}", "These cards are thrown away.", "Elena changes 9s 8h 7c", ChangesCards),
        Form("{players} stand(s) pat", "Nobody of these draws.", "Bruno and Carla stand pat", StandsPat),
        Form("{players} join(s)", "Catching up with a carried pot.", "Dario joins", Joins),
        Form("{players} stay(s) out", "Not catching up.", "Anna stays out", StaysOut),
        Form(
            "{players} show(s)",
            "By choice. Where nobody is said to show or hide, all hide who may.",
            "Bruno shows",
            ShowsHand,
        ),
        Form("{players} hide(s)", "Not showing where one may choose.", "Bruno hides", HidesHand),
        Form("{player} chooses {choice}", "The dealer of a giro pazzo.", "Anna chooses croce and mai", _chooses),
        Form(
            "everybody turns up the latest card",
            "All who have not chosen yet.",
            "everybody turns up the latest card",
            EverybodyTurnsUp,
        ),
        Form("{player} turns up {cards}", "One of two covered cards.", "Bruno turns up Ah", TurnsUp),
        Form("{player} lets {seconds} s pass", "Of the time to answer.", "Carla lets 42 s pass", LetsTimePass),
        Form("{players} do|does not answer", "Until the time is up.", "Carla does not answer", DoesNotAnswer),
        Form("{players} go|goes away", "Sitting out from now on.", "Carla goes away", GoesAway),
        Form("{players} come(s) back", "No longer sitting out.", "Carla comes back", ComesBack),
        Form("{players} enter(s) the table again", "That says the same.", "Carla enters the table again", ComesBack),
        Form("the next hand is dealt", "The button moves on.", "the next hand is dealt", NextHand),
        Form(
            "the next hand is dealt: {hands}",
            "The same, with these cards.",
            "the next hand is dealt: Carla AhAc9d8s7c",
            NextHand,
        ),
    ),
    SLOTS | PLAY_SLOTS,
)
"""What may happen."""
