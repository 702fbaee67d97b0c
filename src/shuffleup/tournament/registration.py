"""Opening an event and selling its entries."""

from shuffleup.tournament.commands import OpenEvent, Register
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.events import EntriesRegistered, EventOpened
from shuffleup.tournament.procedure import settle
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Entry, EventState, Opening, Phase


def open_event(command: OpenEvent) -> Decision:
    """Freezes definition, policy and procedure."""
    definition = command.definition
    procedure = settle(command.policy, definition.seats)
    return (EventOpened(Opening(command.event_id, definition, command.policy, procedure)),)


def register(state: EventState, command: Register) -> Decision:
    """One entry for each player at the event's price; nobody enters twice."""
    if state.phase is not Phase.REGISTERING:
        return Refusal("registration-closed", "registration is closed: the seats have been drawn")
    if not command.players:
        return Refusal("nobody-named", "name the players who enter")
    entered = {entry.player for entry in state.entries}
    for player in command.players:
        if not player.strip():
            return Refusal("nobody-named", "a player's id must not be empty")
        if player in entered:
            return Refusal("already-entered", f"{player} has entered already", facts=(("player", player),))
        entered.add(player)
    terms = state.opening.definition.entry
    first = len(state.entries) + 1
    entries = [
        Entry(number, player, terms.buy_in_cents, terms.fee_cents)
        for number, player in enumerate(command.players, start=first)
    ]
    return (EntriesRegistered(tuple(entries)),)
