"""Undoing and redoing any command of a tournament, with everything after it decided again.

    history    1 open   2 sell   3 seats   4 start   5 bust Anna   6 move Bruno   7 bust Carla
    undo 5     Undone(5)                             ───────────   6 and 7 decided again, with their own time and draw

Nothing is taken out of the log: undoing appends. Of the later commands, only those whose events have changed are
written again. If one of them is now refused, that is a conflict, and nothing is written. Redoing puts the command back
in its old place and decides everything after it again, so undo and redo together change nothing.

A hand that was dealt is never undone, nor is anything that would have dealt it differently: the floor corrects its
result. Money that changed hands goes back the way it came, and ``Undone`` says how much from which drawer.

Refusals, in this order:

    unknown-command     no command of that id was accepted
    not-undoable        it opened the event, it is an undo itself, or time passed by itself
    hand-dealt          it dealt a hand or reported one that the software had dealt
    undone-already, not-undone
    undo-conflict       a later command would be refused; the facts name it and its refusal
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.clock import HoldAllIn, ReleaseTable
from shuffleup.tournament.words.commands import AdvanceClock, Command, OpenEvent, PlanHand, ReportHand
from shuffleup.tournament.words.conduct import RedealHand
from shuffleup.tournament.words.doubt import DoubtTime, SettleTime
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.money import HOLDING, LedgerPosting
from shuffleup.tournament.words.state import EventState


class Undo(Struct, frozen=True, gc=False, tag="undo"):
    """Take a command back, as if it had never been given."""

    command_id: str


class Redo(Struct, frozen=True, gc=False, tag="redo"):
    """Put a command that was undone back in its place."""

    command_id: str


class Undone(Struct, frozen=True, gc=False, tag="undone"):
    """A command no longer counts. ``money`` is what that takes out of drawers and the safe, or brings back to them."""

    command_id: str
    money: tuple[LedgerPosting, ...] = ()


class Redone(Struct, frozen=True, gc=False, tag="redone"):
    """A command counts again. ``money`` as in ``Undone``."""

    command_id: str
    money: tuple[LedgerPosting, ...] = ()


class DecidedAgain(Struct, frozen=True, gc=False, tag="decided-again"):
    """This command's events are now those that follow, up to the next of these markers."""

    command_id: str


UndoCommand: TypeAlias = Undo | Redo
UndoEvent: TypeAlias = Undone | Redone | DecidedAgain
Logged: TypeAlias = e.Event | UndoEvent


class Given(Struct, frozen=True, gc=False):
    """A command as logged: with the time and the draw that its decision was given."""

    version: int
    command_id: str
    actor: str
    at: int
    command: Command | UndoCommand
    events: tuple[Logged, ...]
    draw: Draw | None = None


class Step(Struct, frozen=True, gc=False):
    """A command in its place, and the events it leads to as things stand now."""

    given: Given
    events: tuple[e.Event, ...]
    undone_by: int = 0
    """The version of the log at which it was undone; 0 while it counts."""
    changed_by: int = 0
    """The version at which it was last decided again with other events; 0 if never."""


History: TypeAlias = dict[str, Step]
"""The steps by command id, in the order in which they were given."""


class Rewritten(Struct, frozen=True):
    """What an undo or redo appends, and the state after it."""

    events: tuple[Logged, ...]
    after: EventState


_DEALT = (PlanHand, RedealHand, ReportHand, HoldAllIn, ReleaseTable)
"""Commands that have put cards on a table."""
_BY_TIME = (AdvanceClock, DoubtTime)
"""Commands that nobody gave: time passed, or was in doubt."""


def history(given: Iterable[Given]) -> History:
    """The commands so far, with every undo and redo carried out."""
    steps: History = {}
    extend(steps, given)
    return steps


def extend(steps: History, given: Iterable[Given]) -> None:
    """Adds later commands to a history."""
    for one in given:
        if isinstance(one.command, Undo | Redo):
            _rewrite(steps, one)
        else:
            steps[one.command_id] = Step(one, one.events)  # type: ignore[arg-type]  # only undoing logs other events


def state_of(steps: Mapping[str, Step]) -> EventState | None:
    """The state after everything that counts; None before the event was opened."""
    events = counting_events(steps)
    return fold(events) if events else None


def counting_events(steps: Mapping[str, Step]) -> tuple[e.Event, ...]:
    """The events that count, in the order of their commands: undone ones left out, the rest as last decided."""
    return tuple([event for step in steps.values() if not step.undone_by for event in step.events])


def _rewrite(steps: History, undoing: Given) -> None:
    """Takes over what an undo or redo has written down."""
    target = steps[undoing.command.command_id]  # type: ignore[union-attr]  # an undo names a command
    gone = undoing.version if isinstance(undoing.command, Undo) else 0
    steps[target.given.command_id] = Step(target.given, target.events, gone, target.changed_by)
    again: dict[str, list[e.Event]] = {}
    current: list[e.Event] = []
    for event in undoing.events:
        if isinstance(event, DecidedAgain):
            current = again.setdefault(event.command_id, [])
        elif not isinstance(event, Undone | Redone):
            current.append(event)
    for command_id, events in again.items():
        before = steps[command_id]
        steps[command_id] = Step(before.given, tuple(events), before.undone_by, undoing.version)


def rewrite(steps: History, command: UndoCommand) -> Rewritten | Refusal:
    """What undoing or redoing a command leads to; the history stays as it is."""
    undoing = isinstance(command, Undo)
    if refused := _cannot(steps.get(command.command_id), command):
        return refused
    before = state_of(steps)
    after: EventState | None = None
    changed: list[Logged] = []
    passed = False
    for command_id, step in steps.items():
        here = command_id == command.command_id
        passed = passed or here
        if (step.undone_by and not here) or (here and undoing):
            continue
        if not passed:
            after = fold(step.events, after)
            continue
        decided = _decided_again(after, step)
        if isinstance(decided, Refusal):
            return _conflict(step, decided)
        if decided.events != step.events:
            if isinstance(step.given.command, _DEALT):
                return _conflict(step, refuse("hand-dealt", why="otherwise"))
            changed += [DecidedAgain(command_id), *decided.events]
        after = decided.after
    assert before is not None and after is not None, "the opening is never undone"
    note = (Undone if undoing else Redone)(command.command_id, _money(before, after))
    return Rewritten((note, *changed), after)


def last_to_undo(steps: History, software: str) -> Step | None:
    """The last command that counts, was given by a person and can be undone."""
    for step in reversed(steps.values()):
        mine = step.given.actor != software and not step.undone_by
        if mine and _cannot(step, Undo(step.given.command_id)) is None:
            return step
    return None


def last_to_redo(steps: Mapping[str, Step]) -> Step | None:
    """The command that was undone last."""
    undone = [step for step in steps.values() if step.undone_by]
    return max(undone, key=lambda step: step.undone_by) if undone else None


def _decided_again(state: EventState | None, step: Step) -> Decision | Refusal:
    given = step.given
    assert not isinstance(given.command, Undo | Redo), "undoing is no step of its own"
    decided = decide(state, given.command, given.at, given.draw)
    if isinstance(decided, Refusal) and isinstance(given.command, (*_BY_TIME, SettleTime)) and state is not None:
        return Decision((), state, ())  # time itself never causes a conflict
    return decided


def _cannot(target: Step | None, command: UndoCommand) -> Refusal | None:
    if target is None:
        return refuse("unknown-command", command_id=command.command_id)
    kind = type(target.given.command)
    facts = (("command_id", command.command_id), ("version", target.given.version))
    if kind is OpenEvent:
        return Refusal("not-undoable", facts=(*facts, ("why", "opening")))
    if kind in _BY_TIME:
        return Refusal("not-undoable", facts=(*facts, ("why", "time")))
    if isinstance(target.given.command, _DEALT):
        return Refusal("hand-dealt", facts=facts)
    if isinstance(command, Undo) and target.undone_by:
        return Refusal("undone-already", facts=facts)
    if isinstance(command, Redo) and not target.undone_by:
        return Refusal("not-undone", facts=facts)
    return None


def _conflict(step: Step, refused: Refusal) -> Refusal:
    given = step.given
    tag = str(type(given.command).__struct_config__.tag)
    return refuse(
        "undo-conflict",
        refused.rule,
        command_id=given.command_id,
        version=given.version,
        command=tag,
        refused=refused.code,
        because=refused,
    )


def _money(before: EventState, after: EventState) -> tuple[LedgerPosting, ...]:
    """By how much the drawers and the safe hold more than before, or less if negative."""
    then, now = before.cage.ledger.balances, after.cage.ledger.balances
    accounts = sorted({*then, *now}, key=lambda one: (one.kind.value, one.holder, one.method))
    moved = [(one, now.get(one, 0) - then.get(one, 0)) for one in accounts if one.kind in HOLDING]
    return tuple([LedgerPosting(account, cents) for account, cents in moved if cents])
