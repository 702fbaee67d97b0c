"""A plain hand and a plain event, for what writes them."""

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.formats.event.facts import Speed, TournamentFacts, units
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import Stakes
from tests.formats.phh_hands import rules_of

EVENT = TournamentFacts(
    tournament_number="autumn-1",
    name="Autumn",
    start_date_utc="2026-10-03T18:00:00Z",
    currency="EUR",
    buyin_amount=units(2550),
    fee_amount=units(300),
    bounty_fee_amount=units(500),
    initial_stack=20_000,
    flags=("Bounty",),
    speed=Speed("Normal", 1200),
)


SMALL, BIG, ANTE = PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND, PostingKind.DEAD_ANTE


def plan_of(*stacks: int, unit: int = 25, ante: int = 100, limit: Limit = Limit.NO_LIMIT, absent: int = -1) -> HandPlan:
    """Blinds of 50 and 100 and a big-blind ante."""
    heads_up = len(stacks) == 2
    small, big = (1, 0) if heads_up else (0, 1)
    seats = [
        SeatPlan(seat + 1, f"player-{seat}", stack, Attendance.ABSENT if seat == absent else Attendance.PRESENT)
        for seat, stack in enumerate(stacks)
    ]
    stakes = Stakes(small_blind=50, big_blind=100, ante=ante, small_bet=100, big_bet=200, unit=unit)
    postings = (Posting(small, SMALL, 50), Posting(big, BIG, 100), Posting(big, ANTE, ante))
    return HandPlan(7, GameKey("holdem", limit), stakes, tuple(seats), postings, button=len(stacks))


IN_ORDER = Deck(FULL_DECK)


def started(plan: HandPlan, deck: Deck = IN_ORDER) -> Hand:
    return Hand.start(rules_of(plan.game.variant, plan.game.limit), plan, deck)


def folded_round(plan: HandPlan) -> Hand:
    hand = started(plan)
    while not hand.over:
        hand.fold()
    return hand
