"""Tables that the director halts, and tables that he lets play on though they are too short (TDA 11-D).

A hand in progress is finished. Where he ends his own halt the book decides again; a halt of the book that he waives
stays waived until he halts the table himself.

Refusals: not-playing, unknown-table, reason-missing, then already-halted or not-halted.
"""

from shuffleup.tournament import levels, seating
from shuffleup.tournament import seat_events as e
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_commands import HaltTable, LetTablePlay
from shuffleup.tournament.state import EventState, Phase


def halt_table(state: EventState, command: HaltTable) -> Decision:
    """No hand begins at the table until it is let play."""
    refused = _cannot(state, command)
    if refused is not None:
        return refused
    if state.floor.care.halts.get(command.table):
        facts = (("table", command.table),)
        return Refusal("already-halted", f"table {command.table} is halted already", facts=facts)
    return (e.TableHalted(command.table, command.reason, command.author, rule_of(state, "halt_when")),)


def let_table_play(state: EventState, command: LetTablePlay) -> Decision:
    """The table begins hands again where the director had halted it; else it plays on though it is too short."""
    refused = _cannot(state, command)
    if refused is not None:
        return refused
    if not seating.is_halted(state, state.floor.tables[command.table]):
        return Refusal("not-halted", f"table {command.table} is not halted", facts=(("table", command.table),))
    return (e.TableLetPlay(command.table, command.reason, command.author, rule_of(state, "halt_when")),)


def _cannot(state: EventState, command: HaltTable | LetTablePlay) -> Refusal | None:
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if command.table not in state.floor.tables:
        return seating.unknown_table(state, command.table)
    if not (command.reason.strip() and command.author.strip()):
        message = "halting a table, or letting it play, names its reason and who decided it"
        return Refusal("reason-missing", message, facts=(("why", "halt"),))
    return None
