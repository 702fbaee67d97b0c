"""Opening an event and selling its entries."""

from shuffleup.games.catalogue import VARIANTS
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.tournament import admission, payouts
from shuffleup.tournament.bounty_checks import unfit_bounties
from shuffleup.tournament.cage_state import Entry, Payment
from shuffleup.tournament.commands import OpenEvent, Register
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.events import EntriesRegistered, EventOpened
from shuffleup.tournament.ledger import sale_of
from shuffleup.tournament.price_checks import beyond_the_bands
from shuffleup.tournament.procedure import settle
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Opening, Phase

FROM_ACCOUNT = Payment(method="account", cents=0, cashier="house")
"""How entries are paid that are registered together, without a cashier."""


def open_event(command: OpenEvent) -> Decision:
    """Freezes definition, policy and procedure; refuses a division of no pool, and what the rulebook does not allow."""
    definition = command.definition
    for alone in set_alone(command.policy.policy):
        facts = (("parameter", alone.parameter), ("needs", " and ".join(alone.needs)))
        return Refusal("set-alone", str(alone), facts=facts)
    refusal = (
        payouts.unfit(definition.payouts)
        or beyond_the_bands(definition.entry, definition.money)
        or unfit_bounties(definition, command.policy)
    )
    if refusal is not None:
        return refusal
    game = VARIANTS.get(definition.game.variant)
    procedure = settle(command.policy, definition.seats, definition.seats_max, game)
    return (EventOpened(Opening(command.event_id, definition, command.policy, procedure)),)


def register(state: EventState, command: Register, at: int) -> Decision:
    """One entry for each player at the price of the moment, paid from his account; nobody enters twice."""
    if state.phase is not Phase.REGISTERING:
        return Refusal(
            "registration-closed", "registration is closed: the seats have been drawn", facts=(("why", "seats-drawn"),)
        )
    if not command.players:
        return Refusal("nobody-named", "name the players who enter", facts=(("why", "enters"),))
    refusal = _cannot_all_enter(state, command.players)
    if refusal is not None:
        return refusal
    price = admission.price_at(state, at)
    entries = tuple(
        [
            Entry(number, player, price.buy_in_cents, price.fee_cents, price.name, at)
            for number, player in enumerate(command.players, start=state.cage.numbers + 1)
        ]
    )
    return (EntriesRegistered(entries, sale_of(entries, state.opening.definition.money.shares, FROM_ACCOUNT)),)


def _cannot_all_enter(state: EventState, players: tuple[str, ...]) -> Refusal | None:
    entered = {entry.player for entry in state.entries}
    for player in players:
        misnamed = admission.misnamed(player)
        if misnamed is not None:
            return misnamed
        if player in entered:
            return Refusal("already-entered", f"{player} has entered already", facts=(("player", player),))
        entered.add(player)
        refusal = admission.unchecked(state, player)
        if refusal is not None:
            return refusal
    room = admission.room_left(state)
    if room is not None and len(players) > room:
        message = f"{len(players)} players, and room for {room}"
        return Refusal(
            "event-full",
            message,
            facts=(("cap", admission.terms(state).cap), ("room", room), ("why", "room"), ("players", len(players))),
        )
    return None
