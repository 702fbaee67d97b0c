"""Where the software's chance comes from: decks, seat draws and the characters of the bots, all from one master secret.

    master ──┬── "deck/<table stream>/<hand>"   the order of one deck; "<hand>/again/<n>" after a misdeal
             ├── "deck/…/stub/<n>"              a stub of that hand that ran short, committed before it is dealt
             ├── "draw/<stream>/<command id>"   one draw of the tournament; its seed is published in the log
             └── "bots"                         who sits in the seats of a run

Each use has its own key under the master (HMAC-SHA256), so a published seed tells nothing about any deck, and a deck
nothing about the next. The master never enters the log.

Where people play, every deck is committed: its root enters the log with the first event of its hand, and
``sealed_deck`` opens any of its places afterwards. A simulation from a number, which nobody has to believe, commits
only if asked; its decks are then others.
"""

import hmac
import secrets

from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.rebuilt import NewStub, Reshuffled
from shuffleup.cards.shuffle import SealedDeck, commit, seal, shuffled_order
from shuffleup.tournament.draws import Draw


class Shuffler:
    """Chance for one event. The same master gives the same event."""

    __slots__ = ("_master", "committed")

    def __init__(self, master: bytes, *, committed: bool = True) -> None:
        self._master = master
        self.committed = committed
        """Is every deck committed to before it is dealt?"""

    @classmethod
    def from_seed(cls, seed: int, *, committed: bool = False) -> "Shuffler":
        """A run that can be repeated from a number."""
        return cls(hmac.digest(b"shuffleup/run/1", str(seed).encode(), "sha256"), committed=committed)

    def deck(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> Deck:
        """The shuffled deck of one hand of a table."""
        if self.committed:
            return Deck(shuffled_order(self.deck_seed(stream, hand), f"{stream}/{hand}", cards))
        return Deck(tuple(shuffled(cards, SeededDice(self._master, f"deck/{stream}/{hand}"))))

    def root(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> str:
        """What is published of a deck before its first card; empty where nothing is committed."""
        return self.sealed_deck(stream, hand, cards).commitment.root.hex() if self.committed else ""

    def sealed_deck(self, stream: str, hand: int | str, cards: tuple[Card, ...]) -> SealedDeck:
        """The secret of a committed deck: its commitment, and what opens each of its places."""
        seed, label = self.deck_seed(stream, hand), f"{stream}/{hand}"
        return seal(seed, commit(seed, label, cards), ())

    def deck_seed(self, stream: str, hand: int | str) -> bytes:
        """The server seed of a hand: for the auditor only, because it tells every card."""
        return hmac.digest(self._master, f"deck/{stream}/{hand}".encode(), "sha256")

    def stub(self, stream: str, hand: int | str, number: int, stub: NewStub) -> Reshuffled:
        """A stub that ran short in its new order; ``number`` counts such stubs of the hand from 1.

        It is committed: the root of its shuffle goes into the log, and ``sealed_stub`` can open any of its places.
        """
        if not stub.shuffled:
            return Reshuffled(stub.kept, "")
        sealed = self.sealed_stub(stream, hand, number, stub)
        return Reshuffled((*stub.kept, *sealed.order), sealed.commitment.root.hex())

    def sealed_stub(self, stream: str, hand: int | str, number: int, stub: NewStub) -> SealedDeck:
        """The secret of a rebuilt stub. Its items are places of the deck so far, never cards."""
        label = f"{stream}/{hand}/stub/{number}"
        seed = hmac.digest(self._master, f"deck/{label}".encode(), "sha256")
        return seal(seed, commit(seed, label, stub.shuffled), ())

    def draw(self, stream: str, command_id: str) -> Draw:
        """The draw that a command of a tournament may use; another command gets another."""
        label = draw_label(stream, command_id)
        return Draw(hmac.digest(self._master, label.encode(), "sha256").hex(), label)

    def bots_seed(self) -> int:
        """A number of 64 bits from which the characters of the bots are dealt."""
        return int.from_bytes(hmac.digest(self._master, b"bots", "sha256")[:8], "big")


def draw_label(stream: str, command_id: str) -> str:
    """What the draw of a command is drawn for; with the seed in the log it is the whole draw."""
    return f"draw/{stream}/{command_id}"


def drawn_seed() -> int:
    """A seed for a run that named none: 48 bits from the operating system, short enough to be typed again."""
    return secrets.randbits(48)
