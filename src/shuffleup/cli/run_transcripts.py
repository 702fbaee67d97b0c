"""``shuffleup run --transcripts``: for every hand a file that ``shuffleup verify``, or anybody's own program, checks.

The run is over when somebody reads them, so each has the server seed: the whole order is proven, not only open cards.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.shuffle import open_card, transcript
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import unwritable, write_text
from shuffleup.hand.events import BoardDealt, HandStarted, HandTabled
from shuffleup.service.shuffler import Shuffler
from shuffleup.service.simulate import FinishedHand


def check_folder(path: str) -> None:
    """Raises ``InputError`` for a folder that holds something already, or cannot be made."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.iterdir())
    except FileExistsError:
        taken = True
    except (OSError, ValueError) as fault:
        raise unwritable(path, fault) from None
    if taken:
        raise InputError("it is there and not an empty folder", file=path, hint="name a new folder", code="not-empty")


class Transcripts:
    """Writes the transcript of each finished hand into a folder, in files of their own."""

    def __init__(self, folder: str, shuffler: Shuffler) -> None:
        self.folder = folder
        self.count = 0
        self._shuffler = shuffler

    def __call__(self, hand: FinishedHand) -> None:
        self.count += 1
        name = f"{hand.stream.replace('/', '-')}-{hand.number:06}.json"
        write_text(Path(self.folder) / name, f"{json.dumps(self.transcript(hand))}\n")

    def transcript(self, hand: FinishedHand) -> dict[str, object]:
        """What is published of a hand: its commitment, the openings of every card that was shown, and the seed."""
        started = hand.events[0]
        assert isinstance(started, HandStarted)
        # A stub that was shuffled again lies after the first deck, and has a commitment of its own in the log.
        items = tuple(sorted(set(hand.deck.cards)))
        sealed = self._shuffler.sealed_deck(hand.stream, hand.number, items)
        assert sealed.commitment.root.hex() == started.commitment, "the deck is the one that was committed to"
        places = sorted({sealed.order.index(card) for card in _shown(hand)})
        seed = self._shuffler.deck_seed(hand.stream, hand.number)
        return transcript(sealed.commitment, [open_card(sealed, place) for place in places], seed)


def _shown(hand: FinishedHand) -> Iterator[Card]:
    for event in hand.events:
        if isinstance(event, BoardDealt | HandTabled):
            yield from [card for card in event.cards if card != UNKNOWN]
