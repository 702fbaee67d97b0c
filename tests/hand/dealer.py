"""A table to be told about in one line: stacks, blinds and cards in, a hand at its first decision out.

Seats are counted from the left of the button: 0 is the small blind, the last seat the button; heads-up 1 is both.
"""

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import TypeVar

from shuffleup.answer import Refusal
from shuffleup.cards.card import Card, parse_cards
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.actions import Call, Check
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.state import BettingRound, Seated
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

Event = TypeVar("Event")

ALL_BOOKS = ("tda-2024", "pslive", "figp-2012")


def deck_of_hands(*hands: str, board: str = "") -> Deck:
    """A deck from which each seat gets these hole cards and the table this board, dealt card by card with burns."""
    holes = [parse_cards(hand) for hand in hands]
    shared = parse_cards(board)
    named = {*chain.from_iterable(holes), *shared}
    others = iter([card for card in FULL_DECK if card not in named])
    order: list[Card] = [card for card in chain.from_iterable(zip_longest(*holes)) if card is not None]
    for street in (shared[:3], shared[3:4], shared[4:5]):
        if street:
            order += [next(others), *street]
    return Deck((*order, *others))


def hand_of(
    *chips: int,
    book: str = "tda-2024",
    game: str | Variant = "holdem",
    limit: Limit = Limit.NO_LIMIT,
    stakes: Stakes | None = None,
    postings: Sequence[Posting] | None = None,
    deck: Deck | None = None,
    away: dict[int, Attendance] | None = None,
    players_left: int = 0,
    hold_all_ins: bool = False,
    asked: bool = False,
) -> Hand:
    """A hand of these stacks at blinds of 50/100, dealt and ready for its first decision."""
    played = variant(game) if isinstance(game, str) else game
    stakes = stakes or Stakes(50, 100, small_bet=100, big_bet=200)
    absent = away or {}
    plan = HandPlan(
        hand=1,
        game=GameKey(played.key, limit),
        stakes=stakes,
        seats=tuple(
            [
                SeatPlan(seat + 1, f"player {seat}", stack, absent.get(seat, Attendance.PRESENT))
                for seat, stack in enumerate(chips)
            ]
        ),
        postings=tuple(posted(len(chips), stakes) if postings is None else postings),
        button=len(chips),
        players_left=players_left,
        hold_all_ins=hold_all_ins,
    )
    mode = ShowdownMode.ASKED if asked else ShowdownMode.AUTOMATIC
    rules = hand_rules(played, limit, resolved(book), mode)
    return Hand.start(rules, plan, deck or Deck(FULL_DECK))


def posted(seats: int, stakes: Stakes) -> list[Posting]:
    """Both blinds, and the ante as the stakes have it."""
    small, big = (1, 0) if seats == 2 else (0, 1)
    blinds = [
        Posting(small, PostingKind.SMALL_BLIND, stakes.small_blind),
        Posting(big, PostingKind.BIG_BLIND, stakes.big_blind),
    ]
    if not stakes.ante:
        return blinds
    if stakes.ante_mode is AnteMode.ALL_PLAYERS:
        return [Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(seats)] + blinds
    payer = big if stakes.ante_mode is AnteMode.BB_ANTE else seats - 1
    return [*blinds, Posting(payer, PostingKind.DEAD_ANTE, stakes.ante)]


def act(hand: Hand, *moves: str) -> Hand:
    """Plays moves of whoever is to act: ``fold``, ``check``, ``call``, ``all-in``, or a number to bet or raise to."""
    for move in " ".join(moves).split():
        refusal = _move(hand, move)
        assert refusal is None, f"{move}: {refusal}"
    return hand


def _move(hand: Hand, move: str) -> Refusal | None:
    if move == "fold":
        return hand.fold()
    if move in ("check", "call"):
        return hand.act(Check(hand.turn) if move == "check" else Call(hand.turn))
    if move == "all-in":
        assert isinstance(hand.state, BettingRound)
        return hand.raise_to(hand.state.bets[hand.turn] + hand.state.stacks[hand.turn])
    return hand.raise_to(int(move))


def all_of(hand: Hand, kind: type[Event]) -> list[Event]:
    """The events of a kind, in order."""
    return [event for event in hand.events if isinstance(event, kind)]


def stacks(hand: Hand) -> tuple[int, ...]:
    """The chips behind each seat."""
    assert not isinstance(hand.state, Seated)
    return hand.state.stacks


def awarded(hand: Hand) -> list[tuple[int, dict[int, int]]]:
    """The pots as they were awarded: which one, and what each winner got."""
    return [(event.pot, dict(event.shares)) for event in hand.events if isinstance(event, PotAwarded)]


def bounds(hand: Hand) -> tuple[int, int, int]:
    """What it costs to call, the least raise and the most."""
    legal = hand.options()
    return legal.call, legal.min_to, legal.max_to
