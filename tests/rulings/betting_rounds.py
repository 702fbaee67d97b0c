"""Hands in a betting round, and gestures, for tests of the rulings on words and chips."""

from fractions import Fraction

from hypothesis import strategies as st

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.chips.pile import pile_of
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulings.gesture import Caller, CameFirst, Front, Gesture, Heard
from shuffleup.rulings.speech.sizing import SizeUnit, Sizing, Sureness, chips
from shuffleup.rulings.speech.word import Word
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

CHIPS = (25, 100, 500, 1000, 5000)
DEEP = (5000, 5000, 5000, 5000)


def hand_of(book: str, stacks: tuple[int, ...] = DEEP, limit: Limit = Limit.NO_LIMIT) -> Hand:
    """A hand before the flop at 50/100; seat 0 has the small blind, seat 2 is to act."""
    plan = HandPlan(
        hand=1,
        game=GameKey("holdem", limit),
        stakes=Stakes(50, 100, small_bet=100, big_bet=200, unit=25),
        seats=tuple([SeatPlan(place + 1, str(place), stack) for place, stack in enumerate(stacks)]),
        postings=(Posting(0, PostingKind.SMALL_BLIND, 50), Posting(1, PostingKind.BIG_BLIND, 100)),
        button=len(stacks),
    )
    return Hand.start(hand_rules(HOLDEM, limit, resolved(book)), plan, Deck(FULL_DECK))


def betting(hand: Hand) -> BettingRound:
    """The state of a hand in which a seat is to act."""
    assert isinstance(hand.state, BettingRound)
    return hand.state


@st.composite
def situations(draw: st.DrawFn) -> Hand:
    """A hand in a betting round, some legal acts after the deal."""
    stacks = tuple(draw(st.lists(st.integers(4, 400).map(lambda n: 25 * n), min_size=3, max_size=5)))
    hand = hand_of(draw(st.sampled_from(list(RULEBOOKS))), stacks, draw(st.sampled_from(Limit)))
    for choice in draw(st.lists(st.integers(0, 9), max_size=8)):
        before = hand.fork()
        legal = hand.options()
        if choice > 5 and legal.min_to:
            hand.raise_to(min(legal.max_to, legal.min_to + 25 * (choice - 6)))
        elif choice == 0 and legal.fold:
            hand.fold()
        elif legal.call:
            hand.call()
        else:
            hand.check()
        if not isinstance(hand.state, BettingRound):
            return before
    return hand


piles = st.lists(st.sampled_from(CHIPS), min_size=1, max_size=6).map(lambda chips: pile_of(*chips))
amounts = st.lists(st.integers(1, 20_000), min_size=1, max_size=3, unique=True).map(lambda found: chips(*sorted(found)))
sizes = st.builds(
    Sizing,
    st.fractions(Fraction(1, 2), 20_000, max_denominator=2),
    st.sampled_from(SizeUnit),
    st.sampled_from(Sureness),
)
several = st.lists(sizes, min_size=1, max_size=4).map(tuple)
fronts = st.builds(Front, pulled=st.sampled_from([0, 25, 50, 100]), combined=st.booleans())
spoken = st.one_of(
    st.builds(Gesture, st.sampled_from([Word.AMOUNT, Word.RAISE, Word.BET]), st.one_of(amounts, several), front=fronts),
    st.builds(Gesture, st.sampled_from([one for one in Word if one not in (Word.AMOUNT, Word.NOTHING)]), front=fronts),
)
pushes = st.builds(Gesture, chips=piles, later=st.lists(piles, max_size=2).map(tuple), front=fronts)
both = st.builds(
    Gesture,
    st.sampled_from([word for word in Word if word is not Word.AMOUNT]),
    st.one_of(st.just(()), amounts, several),
    piles,
    order=st.sampled_from(CameFirst),
    heard=st.sampled_from(Heard),
    caller=st.sampled_from(Caller),
)
gestures = st.one_of(spoken, pushes, both)
