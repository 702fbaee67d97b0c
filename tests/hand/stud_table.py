"""Stud told in one line: the cards of each seat in, a hand at its first decision out."""

from collections.abc import Sequence

from shuffleup.cards.card import Card, parse_cards
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.seats import single
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.stub import StubOrder
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes
from tests.rulings.floor_by_chance import drop_the_stub

STAKES = Stakes(0, 0, ante=10, ante_mode=AnteMode.ALL_PLAYERS, bring_in=25, small_bet=100, big_bet=200)


def stud_deck(*hands: str) -> Deck:
    """Each seat's cards in the order dealt: three on third street, then one a street to those that still have one."""
    dealt = [parse_cards(hand) for hand in hands]
    named = {card for hand in dealt for card in hand}
    others = [card for card in FULL_DECK if card not in named]
    order: list[Card] = [hand[place] for place in range(3) for hand in dealt]
    for place in range(3, max(map(len, dealt))):
        order.append(others.pop())
        order += [hand[place] for hand in dealt if len(hand) > place]
    return Deck((*order, *reversed(others)))


def in_order(stub: NewStub) -> Sequence[int]:
    """A reshuffle that tests can foretell: the kept places, then the others as they stand."""
    return (*stub.kept, *stub.shuffled)


def stud(
    *hands: str,
    game: str = "stud",
    book: str = "tda-2024",
    stacks: Sequence[int] | None = None,
    away: dict[int, Attendance] | None = None,
    asked: bool = False,
    stakes: Stakes = STAKES,
    deck: Deck | None = None,
) -> Hand:
    """A hand of fixed-limit stud: ante 10, bring-in 25, bets of 100 and 200, 5,000 chips unless said otherwise."""
    chips = stacks or [5000] * len(hands)
    absent = away or {}
    played = variant(game)
    plan = HandPlan(
        hand=1,
        game=GameKey(game, Limit.FIXED_LIMIT),
        stakes=stakes,
        seats=tuple(
            [SeatPlan(n + 1, f"player {n}", s, absent.get(n, Attendance.PRESENT)) for n, s in enumerate(chips)]
        ),
        postings=tuple([Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(len(chips))]),
        button=len(chips),
    )
    mode = ShowdownMode.ASKED if asked else ShowdownMode.AUTOMATIC
    rules = hand_rules(played, Limit.FIXED_LIMIT, resolved(book), mode)
    return Hand.start(rules, plan, deck or stud_deck(*hands), in_order)


def seventh_of(
    game: str, stay: int, seats: int, leave_on: int, dropped: StubOrder | None = None, until: int = 9
) -> Hand:
    """A hand of stud that ``stay`` of ``seats`` players see to the end; the others fold on this street, 0 the third.

    The stub may be dropped at the last act of sixth street, and the hand be played only until a street is bet.
    """
    # Door cards descend, so that the last seat brings in and may not fold; the rest of the deck lies as it is new.
    doors = [51 - 4 * seat for seat in range(seats)]
    rest = [card for card in FULL_DECK if card not in doors]
    deck = Deck((*rest[: 2 * seats], *doors, *rest[2 * seats :]))
    hand = stud(stacks=[5000] * seats, game=game, deck=deck)
    while isinstance(state := hand.state, BettingRound) and state.felt.street < until:
        legal = hand.options()
        many = state.live.bit_count() > stay
        if dropped and state.felt.street == 3 and single(state.waiting):
            assert drop_the_stub(hand, dropped)
        if state.felt.street == leave_on and many and not (legal.call and not legal.fold):
            # A fold in turn binds even where nothing is to be called.
            assert hand.fold() is None
        else:
            assert (hand.call() if legal.call else hand.check()) is None
    return hand


DOORS = ("2c3cKd", "4c5c7h", "6c8c7d", "9cTcAs")
"""Door cards: a king, two sevens of which the diamond is lower, an ace."""


def checked_to(hand: Hand, street: int) -> Hand:
    """Plays checks and calls until this street, third street being 0."""
    while not hand.over and isinstance(hand.state, BettingRound) and hand.state.felt.street < street:
        refusal = hand.check_or_call()
        assert refusal is None, refusal
    return hand


FOURTH = ("2c3cKd5s", "4c5h7h7s", "6c8c7d9d", "9cTcAsQd")
