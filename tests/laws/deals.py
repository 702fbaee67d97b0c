"""Random hands before their first card: seats, stacks, stakes, postings, game, betting structure and book."""

from functools import cache
from typing import NamedTuple

from hypothesis import strategies as st

from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, ShowdownMode, hand_rules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

BOOKS = ("tda-2024", "pslive", "figp-2012")
GAMES = ("holdem", "omaha", "omaha-8")
ATTENDANCES = (*[Attendance.PRESENT] * 8, Attendance.ABSENT, Attendance.PENALISED)


class Deal(NamedTuple):
    """Everything a hand needs, and the bytes by which its players will choose."""

    book: str
    mode: ShowdownMode
    plan: HandPlan
    deck: Deck
    choices: bytes

    @property
    def rules(self) -> HandRules:
        """The game by the book."""
        return _rules(self.plan.game, self.book, self.mode)

    def start(self) -> Hand:
        """Posts and deals."""
        return Hand.start(self.rules, self.plan, self.deck)


@cache
def _rules(game: GameKey, book: str, mode: ShowdownMode) -> HandRules:
    return hand_rules(variant(game.variant), game.limit, resolved(book), mode)


@st.composite
def deals(draw: st.DrawFn, modes: tuple[ShowdownMode, ...] = tuple(ShowdownMode)) -> Deal:
    """Two to ten seats with one chip to 300 big blinds, every kind of ante, blinds short or missing, players away."""
    game = GameKey(draw(st.sampled_from(GAMES)), draw(st.sampled_from(Limit)))
    stakes = draw(_stakes())
    seats = draw(_seats(stakes))
    plan = HandPlan(
        hand=draw(st.integers(1, 9)),
        game=game,
        stakes=stakes,
        seats=seats,
        postings=draw(_postings(len(seats), stakes)),
        button=seats[-1].number,
        players_left=draw(st.sampled_from((0, 2, len(seats)))),
        hold_all_ins=draw(st.integers(0, 3)) == 3,
    )
    book, mode = draw(st.sampled_from(BOOKS)), draw(st.sampled_from(modes))
    deck = shuffled(range(52), SeededDice(draw(st.binary(min_size=2, max_size=2))))
    return Deal(book, mode, plan, Deck(tuple(deck)), draw(st.binary(min_size=80, max_size=80)))


@st.composite
def _stakes(draw: st.DrawFn) -> Stakes:
    unit = draw(st.sampled_from((1, 5, 25)))
    big = unit * draw(st.sampled_from((2, 4, 5, 20)))
    small = draw(st.sampled_from((max(unit, big // 2 // unit * unit), big)))
    ante = draw(st.sampled_from((0, unit, big)))
    mode = draw(st.sampled_from(AnteMode))
    return Stakes(small, big, ante, mode, small_bet=big, big_bet=2 * big, unit=unit)


@st.composite
def _seats(draw: st.DrawFn, stakes: Stakes) -> tuple[SeatPlan, ...]:
    blinds = stakes.big_blind // stakes.unit
    chips = st.one_of(
        st.integers(1, 3),
        st.integers(1, 2 * blinds),
        st.integers(4 * blinds, 25 * blinds),
        st.integers(1, 300 * blinds),
    )
    stacks = draw(st.lists(chips, min_size=2, max_size=10))
    away = draw(st.lists(st.sampled_from(ATTENDANCES), min_size=len(stacks), max_size=len(stacks)))
    return tuple(
        [
            SeatPlan(place + 1, f"player {place}", stack * stakes.unit, attendance)
            for place, (stack, attendance) in enumerate(zip(stacks, away, strict=True))
        ]
    )


@st.composite
def _postings(draw: st.DrawFn, seats: int, stakes: Stakes) -> tuple[Posting, ...]:
    """Blinds of two seats or of the big blind alone, then or before them the ante."""
    small, big = (1, 0) if seats == 2 else (0, 1)
    dead = seats > 2 and draw(st.integers(0, 4)) == 4
    blinds = (
        (Posting(0, PostingKind.BIG_BLIND, stakes.big_blind),)
        if dead
        else (
            Posting(small, PostingKind.SMALL_BLIND, stakes.small_blind),
            Posting(big, PostingKind.BIG_BLIND, stakes.big_blind),
        )
    )
    if not stakes.ante:
        return blinds
    if stakes.ante_mode is AnteMode.ALL_PLAYERS:
        everyone = tuple([Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(seats)])
        return everyone + blinds
    payer = blinds[-1].seat if stakes.ante_mode is AnteMode.BB_ANTE else seats - 1
    return (*blinds, Posting(payer, PostingKind.DEAD_ANTE, stakes.ante))
