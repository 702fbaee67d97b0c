"""Decisions and the drafts they are made in: each event applies to the state that the events before it have left."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.state import EventState


class Decision(Struct, frozen=True):
    """What a command leads to: its events, and the state after them."""

    events: tuple[Event, ...]
    after: EventState
    through: tuple[EventState, ...]
    """The state after each of the events."""


Events: TypeAlias = tuple[Event, ...]

NO_DRAW = Draw("", "")
"""Stands in when a decision is handed no draw; if a lot must then be drawn, the command is refused."""

DRAW_NEEDED = refuse("draw-needed")


class Draft:
    """Collects the events of one command, and adds after each of them what follows from it at once."""

    __slots__ = ("_behind", "_events", "at", "command", "draw", "refused", "state", "through")

    def __init__(
        self,
        state: EventState,
        at: int = 0,
        draw: Draw | None = None,
        command: Command | None = None,
        behind: "Rows | None" = None,
    ) -> None:
        self.state = state
        self.at = at
        self.draw = draw or NO_DRAW
        self.command = command
        self.refused: Refusal | None = None
        """Why the command is refused, where that only turns out from what follows from it."""
        self._behind = behind or {}
        self._events: list[Event] = []
        self.through: list[EventState] = []
        """The state after each of the events."""

    def add(self, event: Event) -> None:
        """Adds an event to the decision, and what follows from it at once."""
        before, self.state = self.state, evolve(self.state, event)
        self._events.append(event)
        self.through.append(self.state)
        for follow in self._behind.get(type(event), ()):
            follow(self, before, event)

    def take(self, decided: Iterable[Event] | Refusal) -> Refusal | None:
        """Adds these events to the decision, or hands the refusal back."""
        if isinstance(decided, Refusal):
            return decided
        for event in decided:
            self.add(event)
        return None

    def branch(self) -> "Draft":
        """A draft that goes on from here, and may be abandoned."""
        return Draft(self.state, self.at, self.draw, self.command, self._behind)

    def join(self, branch: "Draft") -> None:
        """Takes over what was decided in a branch."""
        self.state = branch.state
        self.refused = branch.refused or self.refused
        self._events += branch.events
        self.through += branch.through

    def decision(self) -> Decision:
        """What was decided, now that nothing more follows."""
        return Decision(self.events, self.state, tuple(self.through))

    @property
    def has_draw(self) -> bool:
        """Was a draw handed in, so that lots may be drawn?"""
        return self.draw is not NO_DRAW

    @property
    def events(self) -> Events:
        """What was decided so far."""
        return tuple(self._events)


Consequence: TypeAlias = Callable[[Draft, EventState, Any], None]
"""What follows from an event at once: receives the draft with the event in it, the state before it, and the event."""

Rows: TypeAlias = Mapping[type[Event], tuple[Consequence, ...]]
"""What comes right after which event."""


def drawn_unseeded(events: Iterable[Event]) -> bool:
    """Did a lot fall that nobody can check, because no draw was handed in?"""
    draws = [getattr(event, "draw", None) for event in events]
    return any(draw is not None and not draw.seed for draw in draws)


Decider: TypeAlias = Callable[[Draft, Any, int], Refusal | None]
"""Decides one command at a point in time: adds events to the draft, or says why not."""


class Deciding(Struct, frozen=True):
    """Everything a tournament decides with: a decider per command, and what follows at once and at the end."""

    opened: Callable[[Command], Decision | Refusal]
    """Decides while there is no event yet."""
    deciders: Mapping[type[Command], Decider]
    at_once: Callable[[EventState], Rows]
    at_last: Callable[[Draft, EventState], None]

    def decide(
        self, state: EventState | None, command: Command, at: int, draw: Draw | None = None
    ) -> Decision | Refusal:
        """What a command leads to at a point in time (microseconds UTC), or its refusal; the state stays as it is.

        ``draw`` is needed by ``DrawSeats``, ``DrawAgain``, ``StartRound``, ``CloseRound``, ``RaceChips``,
        ``BreakTable``, ``RedrawFinalTable``, ``DrawButtons``, ``RedrawSeats``, ``DrawLastHands`` without a card,
        ``StartDay`` where the book draws the button at a restart, and by whatever else a lot follows from, such as
        ``ReportHand`` when a table must break or an alternate sits down. Its seed is published.
        """
        if state is None:
            return self.opened(command)
        draft = Draft(state, at, draw, command, self.at_once(state))
        refused = self.deciders[type(command)](draft, command, at) or draft.refused
        if refused is not None:
            return refused
        self.at_last(draft, state)
        if draft.refused is not None:
            return draft.refused
        return DRAW_NEEDED if draw is None and drawn_unseeded(draft.events) else draft.decision()
