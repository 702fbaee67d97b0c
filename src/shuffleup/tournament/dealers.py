"""The people who deal: when they are relieved, and when they make their decks ready.

relief    not in the last 90 seconds before a break or a new level (RP-7); the floor may order it with a reason
decks     called for within the last minute before play begins or goes on, where two or more sit (RP-20)
"""

from shuffleup.tournament import levels, seating
from shuffleup.tournament.dealer_commands import RelieveDealer
from shuffleup.tournament.dealer_events import DealerRelieved
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase

DECK_CALL = 60 * levels.SECOND
"""So long before the start the decks are made ready (RP-20)."""


def relieve(state: EventState, command: RelieveDealer, at: int) -> Decision:
    """The push of a dealer. The hand that follows may have begun with it (TDA 23)."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if table.hand:
        message = f"table {table.number} is playing hand {table.hand}"
        return Refusal("hand-in-progress", message, facts=(("hand", table.hand), ("table", table.number)))
    if not levels.may_push(state, at) and not command.override.strip():
        seconds = (state.clock.ends_at - state.clock.reading(at)) // levels.SECOND
        message = f"in {seconds} s the level ends: dealers change afterwards"
        return Refusal("relief-waits", message, rule_on(state, "dealer-change"), (("seconds", seconds),))
    return (DealerRelieved(table.number, at, command.override, command.author),)


def decks_due(state: EventState, at: int, starts_at: int = 0) -> tuple[int, ...]:
    """The tables whose dealers are to make their decks ready now; none outside the last minute before play.

    Play goes on after a break when it ends, and begins at ``starts_at``, as announced; 0 where nothing was.
    """
    begins = starts_at if state.phase is Phase.SEATED else state.clock.break_until
    now = at if state.phase is Phase.SEATED else state.clock.reading(at)
    if not 0 < begins - now <= DECK_CALL:
        return ()
    return tuple([table.number for table in state.floor.tables.values() if len(table.chairs) > 1])


def rule_on(state: EventState, subject: str) -> str:
    """The rule about what all books that speak of it say alike, as ``tda-2024 RP-7``; empty where none does."""
    source = state.opening.policy.subjects.get(subject)
    return f"{source.book} {source.rules[0]}" if source else ""
