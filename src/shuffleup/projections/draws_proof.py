"""Every draw in a log, repeated from the seed recorded there.

Each row publishes its seed, and each drawn event the label under which the seed was used. A draw holds if it used the
seed of its own row and gives the same result again in the state before it. What an undo or redo has decided again is
drawn again with the original seed, in the state that it then found.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import get_args

from msgspec import Struct

from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.seats import seated_by_lot
from shuffleup.tournament.undo import Given, History, Redo, Undo, extend
from shuffleup.tournament.verification import Drawn, DrawnAnew, drawn_again
from shuffleup.tournament.words.clock import LastHandsAnnounced
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import PlayerSeated
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.state import EventState

_DRAWN = (*get_args(Drawn), *get_args(DrawnAnew))
_INCOHERENT = (LookupError, ValueError, AttributeError, AssertionError, TypeError)
"""What rows raise if they do not follow from the rows before them; only a forger writes such rows."""


class Verdict(Enum):
    """The outcome of drawing again."""

    SAME = "same"
    OTHER = "other"
    OTHER_SEED = "other-seed"
    """It does not name the seed and the label of its row."""
    NOT_DRAWN = "not-drawn"
    """Not drawn by the program: the book gives the number, or the card drawn at a table was entered."""


class DrawLine(Struct, frozen=True, gc=False):
    """One draw: its row, what was drawn (the tag of its event), and the outcome of drawing again."""

    version: int
    drawn: str
    table: int
    """0 if it is not about a single table."""
    player: str
    """Empty if it is not about a single player."""
    seed: str
    label: str
    verdict: Verdict

    @property
    def holds(self) -> bool:
        """Is there no objection to it?"""
        return self.verdict in {Verdict.SAME, Verdict.NOT_DRAWN}


class DrawsProof(Struct, frozen=True):
    """The draws of a log in their order, as far as its rows follow from each other."""

    draws: tuple[DrawLine, ...]
    broken_at: int = 0
    """The first row that does not follow from those before it; 0 if all do."""

    @property
    def holds(self) -> bool:
        """Does the log hold together, and every draw of it?"""
        return not self.broken_at and all(line.holds for line in self.draws)


def draws_proof(given: Iterable[Given]) -> DrawsProof:
    """Repeats every draw in the log of a tournament."""
    lines: list[DrawLine] = []
    steps: History = {}
    state: EventState | None = None
    for one in given:
        try:
            extend(steps, (one,))
            if isinstance(one.command, Undo | Redo):
                state, found = _again(steps, one.version)
            else:
                state, found = _checked(state, steps[one.command_id].events, one.draw, one.version)
        except _INCOHERENT:
            return DrawsProof(tuple(lines), one.version)
        lines += found
    return DrawsProof(tuple(lines))


def _again(steps: History, version: int) -> tuple[EventState | None, list[DrawLine]]:
    """The state after an undo or redo, and the draws that it decided again."""
    lines: list[DrawLine] = []
    state: EventState | None = None
    for step in steps.values():
        if not step.undone_by:
            state, found = _checked(state, step.events, step.given.draw, version)
            lines += found if step.changed_by == version else ()
    return state, lines


def _checked(
    state: EventState | None, events: Iterable[Event], draw: Draw | None, version: int
) -> tuple[EventState | None, list[DrawLine]]:
    lines: list[DrawLine] = []
    for event in events:
        lines += _line(state, event, draw, version)
        state = evolve(state, event)
    return state, lines


def _line(state: EventState | None, event: Event, draw: Draw | None, version: int) -> Iterator[DrawLine]:
    if state is None or not isinstance(event, _DRAWN):
        return
    used: Draw | None = event.draw
    table: int = getattr(event, "table", 0)
    player: str = getattr(event, "player", "")
    tag = str(type(event).__struct_config__.tag)
    seed, label = (used.seed, used.label) if used else ("", "")
    yield DrawLine(version, tag, table, player, seed, label, _verdict(state, event, draw))


def _verdict(state: EventState, event: Drawn | DrawnAnew, draw: Draw | None) -> Verdict:
    used = event.draw
    if used is None and isinstance(event, LastHandsAnnounced):
        return Verdict.NOT_DRAWN
    if used is None and isinstance(event, PlayerSeated) and seated_by_lot(state):
        return Verdict.OTHER_SEED
    if used is not None and not _of(used, draw):
        return Verdict.OTHER_SEED
    try:
        return Verdict.SAME if drawn_again(state, event) == event else Verdict.OTHER
    except _INCOHERENT:  # nothing could be drawn there
        return Verdict.OTHER


def _of(used: Draw, draw: Draw | None) -> bool:
    """Is this the draw of a row, or a part of it?"""
    if draw is None or used.seed != draw.seed:
        return False
    return used.label == draw.label or used.label.startswith(f"{draw.label}/")
