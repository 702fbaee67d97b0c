"""What must be so at a point of a hand, one kind of sentence each. How they are written stands in ``expected``."""

from msgspec import Struct

from shuffleup.chips.pile import Pile
from shuffleup.rulings import gesture
from shuffleup.scenarios.scenario import Sentence
from shuffleup.table.plan import PostingKind


class MayRaise(Sentence, frozen=True):
    """The least legal total of a raise."""

    player: str
    amount: int


class MayRaiseAtMost(Sentence, frozen=True):
    """The highest legal total of a bet or raise."""

    player: str
    amount: int


class MayBet(Sentence, frozen=True):
    """The least legal bet."""

    player: str
    amount: int


class MayNotRaise(Sentence, frozen=True):
    """No raise, or with an amount: not to this total."""

    player: str
    amount: int | None = None


class MayCall(Sentence, frozen=True):
    """Chips to add for a call."""

    player: str
    amount: int


class MayDo(Sentence, frozen=True):
    """The acts that are open, all of them."""

    player: str
    acts: tuple[str, ...]


class PotBet(Sentence, frozen=True):
    """The pot-limit maximum of whoever is to act, as a total for the street."""

    amount: int


class ToAct(Sentence, frozen=True):
    """Whose turn it is."""

    player: str


class Outcome(Struct, frozen=True):
    """What a case comes to: a kind of act, and where given the amount, the chips that go back (-1: not said), what the
    director may choose, the penalty, and what stays open."""

    kind: str
    amount: int = 0
    back: int = -1
    options: tuple[str, ...] = ()
    penalty: str = ""
    open: str = ""


class Gesture(Sentence, frozen=True):
    """What words or chips would bind the player to; nothing happens."""

    player: str
    declared: gesture.Gesture
    outcome: Outcome
    spoken: str = ""
    """The words as they were said, where they were not one of the language's own."""

    @property
    def pushed(self) -> tuple[Pile, ...]:
        """The chips that were moved, and those that lay there."""
        return (self.declared.chips, *self.declared.later, self.declared.front.chips)


class Posts(Sentence, frozen=True):
    """What a player has paid before the cards, in this order."""

    player: str
    payments: tuple[tuple[PostingKind, int], ...]


class NothingExposed(Sentence, frozen=True):
    """No hand lies face up."""


class Exposed(Sentence, frozen=True):
    """These hands lie face up and no others; with a street: these were turned up then and no others."""

    players: tuple[str, ...]
    street: str = ""


class ShowsFirst(Sentence, frozen=True):
    """Who must show first at the showdown."""

    player: str


class ShowingOrder(Sentence, frozen=True):
    """The order at the showdown."""

    players: tuple[str, ...]


ONLY_POT = -1
"""Instead of a pot's number: there is no other."""


class PotGoes(Sentence, frozen=True):
    """Who wins a pot of this size; the players share it. ``half`` is empty where the pot is not split high and low."""

    pot: int
    amount: int
    players: tuple[str, ...]
    half: str = ""


class AwardOrder(Sentence, frozen=True):
    """The order in which pots are awarded."""

    pots: tuple[int, ...]


class OddChip(Sentence, frozen=True):
    """Who gets the odd chips of divided pots."""

    players: tuple[str, ...]


class Wins(Sentence, frozen=True):
    """What a player wins from all pots."""

    player: str
    amount: int


class WinsUnseen(Sentence, frozen=True):
    """What a player wins without showing."""

    player: str
    amount: int


class TakesButton(Sentence, frozen=True):
    """Who has the button in the next hand, everybody still in his seat."""

    player: str


class Has(Sentence, frozen=True):
    """A player's stack; 0: he is out."""

    player: str
    amount: int


class PotIs(Sentence, frozen=True):
    """All chips in the middle: pots and the bets of the street."""

    amount: int
