"""What may be expected of a hand of poker all'italiana: what each sentence says."""

from shuffleup.cards.card import Card
from shuffleup.cards.italian import ItalianCategory, Straight
from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.projections.buttons import Act
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.scenarios.scenario import Sentence

# ── the deck and the cards ───────────────────────────────────────────────────────────────────────────────────────────


class LowestCard(Sentence, frozen=True):
    """The lowest rank of this hand's deck."""

    rank: int


class DeckHas(Sentence, frozen=True):
    """How many cards this hand is dealt from."""

    amount: int


class CardsOut(Sentence, frozen=True):
    """How many cards have left the deck, and how many are in it."""

    amount: int
    left: int


class NotSeated(Sentence, frozen=True):
    """So many players are too many."""

    number: int


class StockHas(Sentence, frozen=True):
    """How many cards can be dealt before anything is shuffled."""

    number: int


class HandWords(Sentence, frozen=True):
    """A hand as people call it; a straight also by its top card and its kind."""

    category: ItalianCategory
    straight: Straight | None = None
    top: int = -1


class CardsAre(Sentence, frozen=True):
    """What five cards are."""

    five: tuple[Card, ...]
    words: HandWords


class CardsBeat(Sentence, frozen=True):
    """Which five cards win a pot that all of these contest."""

    five: tuple[Card, ...]
    others: tuple[tuple[Card, ...], ...]


class Counts(Sentence, frozen=True):
    """The hand that a player must count, own cards and vele together."""

    player: str
    five: tuple[Card, ...]
    words: HandWords


class HasDown(Sentence, frozen=True):
    """A player's covered cards."""

    player: str
    pool: tuple[Card, ...]


class HasUp(Sentence, frozen=True):
    """A player's open cards."""

    player: str
    pool: tuple[Card, ...]


class DownAndUp(Sentence, frozen=True):
    """How many cards of a player are covered, and how many open."""

    player: str
    down: int
    up: int


class HasDrawn(Sentence, frozen=True):
    """What a player has drawn: these cards, then so many of those, then so many of the others."""

    player: str
    cards: tuple[Card, ...] = ()
    then: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class NobodyDrew(Sentence, frozen=True):
    """The hand ended before the draw, or everybody stood pat."""


class NewStock(Sentence, frozen=True):
    """From which cards a stock was shuffled when the one before was used up; 0 is the first new one."""

    which: int
    cards: tuple[Card, ...]


class TurningOrder(Sentence, frozen=True):
    """Which vele have been turned, together and one after the other."""

    turns: tuple[str, ...]


class MayTurnUp(Sentence, frozen=True):
    """Between which covered cards a player has to choose."""

    player: str
    cards: tuple[Card, ...]


class NobodyTurnsUp(Sentence, frozen=True):
    """No covered card is to be chosen."""


# ── who may do what ──────────────────────────────────────────────────────────────────────────────────────────────────


class ToActIs(Sentence, frozen=True):
    """Whose turn it is; empty: nobody's."""

    player: str = ""


class MayDoExactly(Sentence, frozen=True):
    """The buttons that a player has, and no others."""

    player: str
    doable: tuple[str, ...]


class ButtonTakes(Sentence, frozen=True):
    """The least that a button takes: of bets and raises the total for the round, of all others the chips put in."""

    player: str
    acts: tuple[Act, ...]
    amount: int


class PutsInAtMost(Sentence, frozen=True):
    """The most chips that one act may put in."""

    player: str
    amount: int


class Reads(Sentence, frozen=True):
    """What the button reads by which so many chips go in."""

    player: str
    amount: int
    label: str


class FoldConfirmed(Sentence, frozen=True):
    """Whether folding asks for a second press."""

    player: str
    asked: bool


class RaiseReopens(Sentence, frozen=True):
    """Whether a raise to this total, by whoever is to act, gives everybody the right to raise again."""

    total: int
    so: bool


class MayChange(Sentence, frozen=True):
    """How many cards a player may exchange at most."""

    player: str
    number: int


class MayNotChange(Sentence, frozen=True):
    """An exchange of so many cards is refused."""

    player: str
    number: int


class AskedFor(Sentence, frozen=True):
    """What the dealer of a giro pazzo is asked."""

    player: str
    vele: bool
    covered: bool


# ── the pot and the people ───────────────────────────────────────────────────────────────────────────────────────────


class LevelIs(Sentence, frozen=True):
    """What opens this hand."""

    level: OpeningLevel


class PotCarries(Sentence, frozen=True):
    """Nobody has won the pot: so much waits for the next hand."""

    amount: int


class InThePot(Sentence, frozen=True):
    """All chips in the middle."""

    amount: int


class HasPutIn(Sentence, frozen=True):
    """What a player has in the pot, earlier hands for it included."""

    player: str
    amount: int


class PotIsFor(Sentence, frozen=True):
    """A pot as it stands, and who contests it."""

    pot: int
    amount: int
    players: tuple[str, ...]


class GetsBack(Sentence, frozen=True):
    """Chips that nobody matched."""

    player: str
    amount: int


class HasChips(Sentence, frozen=True):
    """A player's stack; 0: nothing."""

    player: str
    amount: int = 0


class HaveShown(Sentence, frozen=True):
    """Exactly these hands have been shown."""

    players: tuple[str, ...] = ()


class DealtIn(Sentence, frozen=True):
    """Exactly these players play this hand."""

    players: tuple[str, ...]


class InTheHand(Sentence, frozen=True):
    """Exactly these players have not folded."""

    players: tuple[str, ...]


class Deals(Sentence, frozen=True):
    """Who has the button."""

    player: str


class IsOut(Sentence, frozen=True):
    """Whether a player has been eliminated."""

    player: str
    so: bool


class SitsOut(Sentence, frozen=True):
    """Whether a player is sitting out."""

    player: str
    so: bool


class BankLeft(Sentence, frozen=True):
    """What is left of a player's time bank."""

    player: str
    seconds: int


class StillDeal(Sentence, frozen=True):
    """Who still deals in the giro pazzo, in this order; nobody: it is not on."""

    players: tuple[str, ...] = ()


class GameIs(Sentence, frozen=True):
    """Which game this hand is."""

    telesina: bool


class PlayedWith(Sentence, frozen=True):
    """The layout and the covered-card mode of this hand."""

    vele: VeleRule
    covered: CoveredRule


class BettingRounds(Sentence, frozen=True):
    """How many rounds of betting there have been in this hand."""

    number: int


class AnotherGame(Sentence, frozen=True):
    """The book says nothing of this game."""
