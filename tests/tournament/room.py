"""A room for tests: it issues the commands of a whole event and plays hands by moving chips at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.result import HandResult, SeatResult
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.clock import next_round_at
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Closing, Curve, Definition, EntryTerms, Level, PayoutPlan, Structure
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import Event, HandPlanned
from shuffleup.tournament.words.state import EventState, Phase

NOON = 1_800_000_000_000_000
SECOND = 1_000_000

THREE_PAID = PayoutPlan(Curve(3))
TO_THE_END = Closing()

Player = Callable[[HandPlan, random.Random], HandResult]


def event(
    *,
    seats: int = 9,
    stack: int = 1_000,
    levels: tuple[Level, ...] = (Level(10, 20, minutes=20), Level(20, 40, 40, minutes=20)),
    payouts: PayoutPlan = THREE_PAID,
    closing: Closing = TO_THE_END,
    buy_in_cents: int = 5_000,
    seconds_per_hand: int = 120,
) -> Definition:
    """An ordinary event; what a test is about it says itself."""
    return Definition(
        name="Test",
        game=GameKey("holdem", Limit.NO_LIMIT),
        seats=seats,
        currency="EUR",
        entry=EntryTerms(buy_in_cents, 1_000, stack),
        structure=Structure(levels),
        payouts=payouts,
        closing=closing,
        seconds_per_hand=seconds_per_hand,
    )


def result_of(plan: HandPlan, stacks: dict[int, int]) -> HandResult:
    """The result of a hand in which these chairs end with these stacks and nobody else wins or loses."""
    seats = [
        SeatResult(seat.number, seat.player, seat.stack, stacks.get(seat.number, seat.stack)) for seat in plan.seats
    ]
    return HandResult(plan.hand, tuple(seats))


def a_pot(plan: HandPlan, dice: random.Random) -> HandResult:
    """Two to four players put the same amount into a pot and one of them takes it; often somebody is all-in."""
    players = dice.sample(plan.seats, min(len(plan.seats), dice.choice((2, 2, 2, 3, 4))))
    big = plan.stakes.big_blind
    bet = dice.choice((2 * big, 5 * big, 20 * big, max(seat.stack for seat in players)))
    winner = dice.choice(players)
    stacks = {seat.number: seat.stack for seat in players}
    for seat in players:
        paid = min(bet, seat.stack, winner.stack)
        stacks[seat.number] -= paid
        stacks[winner.number] += paid
    return result_of(plan, stacks)


def a_small_pot(plan: HandPlan, dice: random.Random) -> HandResult:
    """A pot of a few big blinds between two players: busts are rare, so tables get uneven one by one."""
    loser, winner = dice.sample(plan.seats, 2)
    lost = min(loser.stack, winner.stack, plan.stakes.big_blind * dice.choice((1, 1, 2, 3, 5, 8, 20)))
    return result_of(plan, {loser.number: loser.stack - lost, winner.number: winner.stack + lost})


class Room:
    """Holds a state and the log that led to it. ``each`` is called after every event, with the state it led to."""

    def __init__(self, definition: Definition, *, book: str = "tda-2024", seed: int = 0) -> None:
        self.state: EventState | None = None
        self.log: list[Event] = []
        self.at = NOON
        self.dice = random.Random(seed)
        self.each: Callable[[Event, EventState], None] = lambda _event, _state: None
        self.send(c.OpenEvent("test", definition, resolved(book)))

    @property
    def now(self) -> EventState:
        """The state."""
        assert self.state is not None
        return self.state

    def draw(self) -> Draw:
        """A fresh draw."""
        return Draw(self.dice.randbytes(32).hex(), "test")

    def ask(self, command: c.Command) -> Decision | Refusal:
        """What the core answers, without doing it."""
        return decide(self.state, command, self.at, self.draw())

    def send(self, command: c.Command) -> tuple[Event, ...]:
        """Carries a command out; a refusal fails the test."""
        decided = self.ask(command)
        assert not isinstance(decided, Refusal), f"{command}: {decided}"
        for happened in decided.events:
            self.state = evolve(self.state, happened)
            self.log.append(happened)
            self.each(happened, self.now)
        assert self.state == decided.after
        return decided.events

    def open(self, players: int) -> None:
        """Enters so many players, seats them and starts."""
        self.send(c.Register(tuple([f"p{number:04}" for number in range(1, players + 1)])))
        self.send(c.DrawSeats())
        self.send(c.StartEvent())

    def plan(self, table: int) -> HandPlan:
        """Begins a hand at a table."""
        planned = self.send(c.PlanHand(table))[-1]
        assert isinstance(planned, HandPlanned)
        return planned.plan

    def play_round(self, play: Player = a_pot) -> None:
        """One hand at every table."""
        self.at = next_round_at(self.now)
        self.send(c.StartRound())
        if self.now.phase is not Phase.PLAYING:
            return
        for table in tables_to_play(self.now):
            plan = self.plan(table)
            self.send(c.ReportHand(table, play(plan, self.dice)))
        self.at += self.now.definition.seconds_per_hand * SECOND
        self.send(c.CloseRound())

    def play_out(self, play: Player = a_pot, *, rounds: int = 20_000) -> None:
        """Plays to the end and awards the prizes."""
        for _ in range(rounds):
            if self.now.phase is not Phase.PLAYING:
                break
            self.play_round(play)
        self.send(c.AwardPrizes())

    def events(self, kind: type[Event]) -> Iterator[Event]:
        """The events of a kind."""
        return (happened for happened in self.log if isinstance(happened, kind))


def amended(room: Room, group: str, **values: object) -> Room:
    """The room under a policy with other values in one group."""
    opening = room.now.opening
    changed = replace(getattr(opening.policy.policy, group), **values)
    policy = replace(opening.policy, policy=replace(opening.policy.policy, **{group: changed}))
    room.state = replace(room.now, opening=replace(opening, policy=policy))
    return room
