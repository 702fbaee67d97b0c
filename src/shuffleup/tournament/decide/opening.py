"""Opening an event settles once what rulebooks leave different. Also: entries sold without a cashier."""

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.variant import Variant
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.button import ButtonDraw
from shuffleup.rulebooks.policy.event import TieAtTable
from shuffleup.rulebooks.policy.exact import FinalTable
from shuffleup.rulebooks.policy.together import set_alone
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.button import button_rules, leading
from shuffleup.tournament.decision import Events
from shuffleup.tournament.facts.entry import entry_cap, entry_of, price_at, room_left, unchecked, unfit_name
from shuffleup.tournament.facts.prizes import unfit_plan
from shuffleup.tournament.facts.terms import beyond_the_book, unfit_bounties
from shuffleup.tournament.words.commands import OpenEvent, Register
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.events import EntriesRegistered, EventOpened
from shuffleup.tournament.words.money import Account, LedgerPosting, Payment, drawer_of, entry_income
from shuffleup.tournament.words.state import EventState, Opening, Phase, Procedure, SeatingRules
from shuffleup.tournament.words.terms import PrizeShares


def sale_of(entries: Iterable[Entry], shares: PrizeShares, payment: Payment) -> tuple[LedgerPosting, ...]:
    """One balanced set for entries that were all paid in the same way; ``payment.cents`` is worked out here."""
    totals: dict[Account, int] = {}
    for entry in entries:
        for posting in entry_income(entry.buy_in_cents, entry.fee_cents, shares, entry.bounty_cents):
            totals[posting.account] = totals.get(posting.account, 0) + posting.cents
    income = tuple([LedgerPosting(account, cents) for account, cents in totals.items()])
    paid = -sum(totals.values())
    return (LedgerPosting(drawer_of(payment), paid), *income) if paid else ()


FROM_ACCOUNT = Payment(method="account", cents=0, cashier="house")
"""How entries registered together, without a cashier, are paid."""


def open_event(command: OpenEvent) -> EventOpened | Refusal:
    """Freezes definition, policy and procedure; refuses a plan that divides no pool, and what the book forbids."""
    definition = command.definition
    for alone in set_alone(command.policy.policy):
        return refuse("set-alone", parameter=alone.parameter, needs=" and ".join(alone.needs))
    refusal = (
        unfit_plan(definition.payouts) or beyond_the_book(definition) or unfit_bounties(definition, command.policy)
    )
    if refusal is not None:
        return refusal
    game = VARIANTS.get(definition.game.variant)
    procedure = settled_procedure(command.policy, definition.seats, definition.seats_max, game)
    return EventOpened(Opening(command.event_id, definition, command.policy, procedure))


def register(state: EventState, command: Register, at: int) -> Events | Refusal:
    """One entry for each player at the price of the moment, paid from his account; nobody enters twice."""
    if state.phase is not Phase.REGISTERING:
        return refuse("registration-closed", why="seats-drawn")
    if not command.players:
        return refuse("nobody-named", why="enters")
    if refusal := _cannot_all_enter(state, command.players):
        return refusal
    price = price_at(state, at)
    sold = entry_of(0, "", price, at)
    numbered = enumerate(command.players, start=state.cage.numbers + 1)
    entries = tuple([replace(sold, number=number, player=player) for number, player in numbered])
    return (EntriesRegistered(entries, sale_of(entries, state.definition.money.shares, FROM_ACCOUNT)),)


def _cannot_all_enter(state: EventState, players: tuple[str, ...]) -> Refusal | None:
    entered = {entry.player for entry in state.entries}
    for player in players:
        if misnamed := unfit_name(player):
            return misnamed
        if player in entered:
            return refuse("already-entered", player=player)
        entered.add(player)
        if refusal := unchecked(state, player):
            return refusal
    room = room_left(state)
    if room is not None and len(players) > room:
        return refuse("event-full", cap=entry_cap(state), room=room, why="room", players=len(players))
    return None


FULL_RING = 24
"""More than any table seats."""


def settled_procedure(
    resolved: ResolvedPolicy, seats: int, seats_max: int = 0, game: Variant | None = None
) -> Procedure:
    """The procedure of an event played ``seats`` to a table; the game deals to at most ``seats_max``, 0 for any number.

    ``game`` matters where it has no blinds for the button to follow.

    Where the book does not say how to place players of one table who bust in the same hand, the one with more chips at
    its start places higher: every book that does say it agrees (PSLive 23c, FIGP 60c).
    """
    button = button_rules(resolved.policy)
    seating, event = resolved.policy.seating, resolved.policy.event
    return Procedure(
        button=leading(button) if game and game.button_leads else button,
        ante_mode=unless_announced(event.ante_mode),
        seating=SeatingRules(
            final_table=min(_final_table(seating.final_table_size, seats), seats_max or FULL_RING),
            halt_short=seating.halt_threshold,
            halt_when=seating.halt_when,
            break_draw=seating.break_draw,
            one_button_draw=resolved.policy.button.button_draw is ButtonDraw.ONE_TABLE_APPLIES_TO_ALL,
            tighter_late=seating.balanced_tighter_late,
        ),
        tie_at_table=event.tie_same_table or TieAtTable.STARTING_CHIPS,
        tie_across_tables=event.tie_different_tables,
        reduce_ante=event.reduce_ante,
    )


def _final_table(sizes: tuple[FinalTable, ...], seats: int) -> int:
    """The book's size for this kind of table, or for any other, or else a table as full as the others."""
    by_kind = {size.handed: size.players for size in sizes}
    return by_kind.get(seats, by_kind.get(None, seats))
