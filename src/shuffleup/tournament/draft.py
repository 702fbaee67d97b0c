"""A decision in the making: the events so far, and the state they lead to."""

from __future__ import annotations

from typing import TypeAlias

from shuffleup.rulebooks.rule import citation
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.events import Event
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState

Decision: TypeAlias = tuple[Event, ...] | Refusal
NO_DRAW = Draw("", "")
"""What a decision draws with that was handed no draw; if a lot falls with it, the command is refused."""


class Draft:
    """Collects events one by one, so that each is decided on what the earlier ones left. Lives for one decision."""

    __slots__ = ("_events", "draw", "state")

    def __init__(self, state: EventState, draw: Draw | None = None) -> None:
        self.state = state
        self.draw = draw or NO_DRAW
        self._events: list[Event] = []

    def add(self, event: Event) -> None:
        """Takes an event into the decision."""
        self.state = evolve(self.state, event)
        self._events.append(event)

    @property
    def events(self) -> tuple[Event, ...]:
        """What was decided so far."""
        return tuple(self._events)


def rule_of(state: EventState, parameter: str) -> str:
    """The rule behind a policy parameter as people cite it, such as ``tda-2024 11``."""
    return str(citation(state.opening.policy, parameter))


DRAW_NEEDED = Refusal("draw-needed", "this is decided by lot: hand in a draw with the command")


def drawn_unseeded(events: Decision) -> bool:
    """Did a lot fall that nobody could check, because no draw was handed in?"""
    if isinstance(events, Refusal):
        return False
    draws = [getattr(event, "draw", None) for event in events]
    return any(draw is not None and not draw.seed for draw in draws)
