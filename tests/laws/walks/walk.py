"""A walk: one event under a director who tries everything, and the list of what all walks together have met.

Most steps do what a floor might do next. One in a few is a wrong: a command that must be refused, chosen among those
whose refusal no walk has met yet. What was asked is not thrown away: a command that is refused counts as refused.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import HandPlan
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.undo import Given, Rewritten, UndoCommand, history, rewrite
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import Event, HandPlanned
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.wire.json import canonical, decode_command
from tests.laws.walks.checks import Watch
from tests.tournament.room import NOON, SECOND

T = TypeVar("T")


FORGOTTEN = 0.01
"""So often the draw is forgotten: then nothing may be drawn."""


class NotNow(Exception):  # noqa: N818 - no error: the next idea is tried
    """What somebody had in mind makes no sense as things stand."""


class Undrawn(Struct, frozen=True):
    """A command that comes without the draw that it may need."""

    command: c.Command


class Afresh(Struct, frozen=True):
    """A command that is asked where no event has been opened."""

    command: c.Command


Idea: TypeAlias = "Callable[[Walk], c.Command | UndoCommand | Undrawn | Afresh]"
"""Something to ask next; raises ``NotNow`` where it makes no sense."""


class Seen:
    """What all walks so far have met: commands that were accepted, refusals, and how many there were of each."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.idle = 0
        """Accepted, and nothing had to happen."""

    @property
    def commands(self) -> int:
        """Everything that was asked."""
        return self.accepted.total() + self.refused.total() + self.idle

    @property
    def share(self) -> float:
        """The part of all commands that was accepted and led to something."""
        return self.accepted.total() / max(1, self.commands)


class Plan(Struct, frozen=True):
    """The event that is walked through."""

    name: str
    definition: Definition
    policy: ResolvedPolicy
    players: int
    flights: tuple[Definition, ...] = ()
    """The flights that are played first, where it is a final day."""


class Walk:
    """The event as it stands, the log of what was accepted, and the dice."""

    def __init__(self, plan: Plan, seed: int, seen: Seen, *, event_id: str = "walk") -> None:
        self.plan, self.seen = plan, seen
        self.dice = random.Random(seed)
        self.at = NOON
        self.state: EventState | None = None
        self.log: list[Given] = []
        self.watch = Watch()
        self.hands: dict[int, HandPlan] = {}
        self.names = 0
        self.ask(c.OpenEvent(event_id, plan.definition, plan.policy))

    @property
    def now(self) -> EventState:
        """The state."""
        assert self.state is not None
        return self.state

    def ask(self, command: c.Command, *, drawn: bool = True) -> Refusal | None:
        """Carries a command out, or counts why not."""
        assert decode_command(canonical(command)) == command
        drawn = drawn and (self.state is None or self.dice.random() > FORGOTTEN)
        draw = Draw(self.dice.randbytes(16).hex(), "walk") if drawn else None
        answer = decide(self.state, command, self.at, draw)
        if isinstance(answer, Refusal):
            return self._refused(answer)
        for happened in answer.events:
            before, self.state = self.state, evolve(self.state, happened)
            self.watch.after(before, happened, self.state)
            self._noted(happened)
        assert self.state == answer.after
        self._log(command, answer.events, draw)
        return None

    def rewrite(self, command: UndoCommand) -> Refusal | None:
        """An undo or a redo; the whole event is decided again, so it is dear."""
        assert decode_command(canonical(command)) == command
        before = self.state
        answer = rewrite(history(self.log), command)
        if isinstance(answer, Refusal):
            assert self.state is before
            return self._refused(answer)
        assert isinstance(answer, Rewritten)
        self.state = answer.after
        self.watch.rewritten(self.now)
        self._log(command, answer.events, None)
        return None

    def ask_afresh(self, command: c.Command) -> Refusal | None:
        """What is answered before anything is opened."""
        answer = decide(None, command, self.at)
        if isinstance(answer, Refusal):
            return self._refused(answer)
        self.seen.accepted[type(command).__name__] += 1
        return None

    def _refused(self, answer: Refusal) -> Refusal:
        assert answer.code
        self.seen.refused[key_of(answer)] += 1
        return answer

    def _log(self, command: c.Command | UndoCommand, events: tuple[Event, ...], draw: Draw | None) -> None:
        if not events:
            self.seen.idle += 1
            return
        self.seen.accepted[type(command).__name__] += 1
        version = len(self.log) + 1
        self.log.append(Given(version, f"c{version}", "floor", self.at, command, events, draw))

    def _noted(self, happened: Event) -> None:
        if isinstance(happened, HandPlanned):
            self.hands[happened.table] = happened.plan


def key_of(refusal: Refusal) -> str:
    """A refusal by its code and, where the code has several, its reason."""
    facts = dict(refusal.facts)
    if refusal.code == "undo-conflict" and facts["refused"] == "hand-dealt":
        return "hand-dealt:otherwise"  # a conflict names the refusal that stands in the way
    why = refusal.fact("why") if any(name == "why" for name, _ in refusal.facts) else ""
    return f"{refusal.code}:{why}" if why else refusal.code


def perform(walk: Walk, idea: Idea) -> Refusal | None:
    """Asks what an idea comes to. Raises ``NotNow``."""
    command = idea(walk)
    if isinstance(command, Undrawn):
        return walk.ask(command.command, drawn=False)
    if isinstance(command, Afresh):
        return walk.ask_afresh(command.command)
    if isinstance(command, UndoCommand):
        return walk.rewrite(command)
    return walk.ask(command)


def attempt(walk: Walk, ideas: Sequence[Idea], tries: int = 8) -> bool:
    """The first of a few ideas that makes sense; false if none of them does."""
    for idea in walk.dice.sample(ideas, min(tries, len(ideas))):
        try:
            perform(walk, idea)
        except NotNow:
            continue
        return True
    return False


def one_of(walk: Walk, things: Sequence[T]) -> T:
    """One of these. Raises ``NotNow`` if there is none."""
    if not things:
        raise NotNow
    return walk.dice.choice(things)


def when(*conditions: object) -> None:
    """Raises ``NotNow`` unless all of this is so."""
    if not all(conditions):
        raise NotNow


def chance(walk: Walk, probability: float) -> bool:
    """Does it happen this time?"""
    return walk.dice.random() < probability


def playing(walk: Walk) -> EventState:
    """The state of an event that is being played. Raises ``NotNow`` for any other."""
    when(walk.now.phase is Phase.PLAYING)
    return walk.now


def later(walk: Walk, seconds: int) -> None:
    """Time passes."""
    walk.at += seconds * SECOND
