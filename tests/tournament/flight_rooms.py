"""Flights that were played, and the final day that takes them."""

from msgspec.structs import replace

from shuffleup.tournament.facts.flights import as_final_day, as_flight, flight_handed_over
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Definition, Level, PayoutPlan, Shares
from shuffleup.tournament.words.flights import CloseFlight, TakeFlight
from shuffleup.tournament.words.terms import BagCarry, FinalDay, MoneyTerms, PrizeShares
from tests.tournament.room import Room, a_small_pot, event

LEVELS = tuple([Level(10 * n, 20 * n, minutes=20) for n in (1, 2, 3, 4, 5, 6)])
MONEY = MoneyTerms(shares=PrizeShares(league=500), guarantee_cents=150_000)


def whole() -> Definition:
    """The event that the flights belong to: 50.00 each, 5 % for the league, 1,500.00 guaranteed."""
    plan = PayoutPlan(Shares((5_000, 3_000, 2_000)))
    return replace(event(levels=LEVELS, payouts=plan), money=MONEY)


def flight(name: str, players: int, *, first: int = 1, book: str = "pslive") -> Room:
    """A flight played until its day is over."""
    room = Room(as_flight(whole(), "main", name, 2), book=book, seed=sum(name.encode()))
    opening = room.now.opening
    room.state = replace(room.now, opening=replace(opening, event_id=f"main-{name}"))
    room.send(c.Register(tuple([f"p{number:04}" for number in range(first, first + players)])))
    room.send(c.DrawSeats())
    room.send(c.StartEvent())
    while not room.now.day.over:
        room.play_round(a_small_pot)
    return room


def final_day(*names: str, carry: BagCarry = BagCarry.BEST_STACK, level: int = 3) -> Room:
    """The final day of these flights."""
    part = FinalDay(tuple([f"main-{name}" for name in names]), carry, level)
    return Room(as_final_day(whole(), part), book="pslive")


def taken(room: Room) -> TakeFlight:
    """What a flight hands over, once it is closed."""
    room.send(CloseFlight("director"))
    command = flight_handed_over(room.now)
    assert command is not None
    return command
