"""One player's act as the floor describes it: words, chips by denomination, motions, chips already in front.

    he said "raise" and pushed one 1,000              said(Word.RAISE, chips=pile_of(1000))
    he said "five"                                    said(Word.AMOUNT, 5, 500, 5000)
    he took one of his two 25s back, pushed a 1,000   pushed(pile_of(1000), front=Front(pulled=25))

The player is always the one whose turn it is; action out of turn is ruled on first, and then like any other.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pile import Pile
from shuffleup.hand.state import NOBODY, BettingRound
from shuffleup.rulings.speech.sizing import Sizing
from shuffleup.rulings.speech.sizing import chips as chips_said
from shuffleup.rulings.speech.word import Word

NO_CHIPS = Pile()
"""Nothing pushed."""


class CameFirst(Enum):
    """Which came first if a player both speaks and moves chips."""

    WORDS_FIRST = "words first"
    CHIPS_FIRST = "chips first"
    TOGETHER = "together"


class Heard(Enum):
    """Who heard the words."""

    BY_EVERYBODY = "by everybody"
    NOT_BY_EVERYBODY = "not by everybody"


class Caller(Enum):
    """Who called a string bet."""

    DEALER = "dealer"
    FLOOR = "floor"
    PLAYER = "player"


class Front(Struct, frozen=True, gc=False):
    """The player's earlier chips of the street, still in front of him, and what he did with them."""

    chips: Pile = NO_CHIPS
    """The chips themselves; if empty, worth what he has bet. One 1,000 posted as a blind of 100 is still a 1,000."""
    pulled: int = 0
    """How much of them he took back."""
    combined: bool = False
    """Whether he put old and new chips together and pushed them all."""


UNTOUCHED = Front()
"""Earlier chips, if any, are as they were bet."""


class Gesture(Struct, frozen=True, gc=False):
    """All that one player said and did when it was his turn."""

    word: Word = Word.NOTHING
    sizes: tuple[Sizing, ...] = ()
    """What the size said may mean: a single one if it is clear."""
    chips: Pile = NO_CHIPS
    """The chips of the first motion."""
    later: tuple[Pile, ...] = ()
    """The chips of each further motion."""
    front: Front = UNTOUCHED
    order: CameFirst = CameFirst.WORDS_FIRST
    heard: Heard = Heard.BY_EVERYBODY
    caller: Caller = Caller.DEALER
    """Who called a string bet, if there are several motions."""
    seat: int = NOBODY
    """The seat; ``NOBODY`` for the one whose turn it is."""

    @property
    def out(self) -> int:
        """All chips that he moved forward, in all motions."""
        return self.chips.total + sum([pile.total for pile in self.later])


NOTHING_DONE = Gesture()
"""No word and no chips yet."""


class Known(Struct, frozen=True, gc=False):
    """What is known of the table beside the hand."""

    chips: tuple[int, ...] = ()
    """The denominations in play, lowest first; empty if they are not known."""
    last_bet: int = 0
    """What the last bet or raise of the streets before came to; 0 if there was none or nobody knows."""


NOTHING_KNOWN = Known()
"""Neither the chips in play nor the bets before."""


def said(word: Word, *amounts: int, chips: Pile = NO_CHIPS) -> Gesture:
    """Words, with the possible meanings of their number of chips, and chips after them."""
    return Gesture(word, chips_said(*amounts), chips)


def pushed(chips: Pile, *later: Pile, front: Front = UNTOUCHED) -> Gesture:
    """Chips without a word, in one motion or several."""
    return Gesture(chips=chips, later=later, front=front)


def impossible(state: BettingRound, gesture: Gesture) -> Refusal | None:
    """Why this cannot have happened: more chips than the player has, a folded player, somebody else's turn."""
    seat = state.turn
    if gesture.seat not in (NOBODY, seat):
        return _not_him(state, gesture.seat)
    own, stack = state.bets[seat], state.stacks[seat]
    front = in_front(state, gesture)
    out = gesture.out
    if front + out > own + stack:
        return refuse("not-enough-chips", pushed=out, stack=own + stack - front, why="pushed")
    if front < own:
        return refuse("chips-missing", front=front, bet=own)
    if not 0 <= gesture.front.pulled <= front:
        return refuse("more-taken-back", pulled=gesture.front.pulled, front=front)
    if any(size.count <= 0 for size in gesture.sizes):
        return refuse("no-amount")
    return None


def in_front(state: BettingRound, gesture: Gesture) -> int:
    """The value of the player's earlier chips in front of him."""
    return gesture.front.chips.total or state.bets[state.turn]


def _not_him(state: BettingRound, seat: int) -> Refusal:
    if not 0 <= seat < len(state.stacks):
        return refuse("no-such-seat", seat=seat)
    if not state.live >> seat & 1:
        return refuse("hand-dead", seat=seat)
    if not state.able >> seat & 1:
        return refuse("all-in", seat=seat)
    return refuse("not-your-turn", seat=seat, turn=state.turn)
