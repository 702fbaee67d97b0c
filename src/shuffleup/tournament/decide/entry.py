"""Selling entries, late seats, alternates, and taking entries back."""

from msgspec.structs import asdict

from shuffleup.answer import UNSAID, Refusal, refuse
from shuffleup.table.button import Origin
from shuffleup.tournament.decision import DRAW_NEEDED, Draft, Events
from shuffleup.tournament.facts import entry as facts
from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.facts.conduct import claim_is_void
from shuffleup.tournament.facts.flights import FROM_FLIGHT
from shuffleup.tournament.facts.rebuys import alternate_released
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import free_late_chairs, held_by_pot, new_tables, no_chair_now, seated_by_lot
from shuffleup.tournament.facts.standing import may_not_enter, pool_is_settled, table_of
from shuffleup.tournament.facts.tickets import no_waiting, ticket_postings, tickets_given_back, wrong_entry_price
from shuffleup.tournament.words import entry as words
from shuffleup.tournament.words.definition import smallest_chip
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.money import (
    AccountKind,
    LedgerPosting,
    Payment,
    entry_income,
    owed_to,
    received_payments,
    refund_of,
    reversed_postings,
)
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.state import EventState, FloorTable, Phase, chair_of


def seat_late(draft: Draft, player: str) -> None:
    """Gives a player a chair and a full stack, at a new table if there is no other."""
    part = draft.draw.part(f"late-seat-{player}-{draft.state.cage.numbers}")
    if not free_late_chairs(draft.state):
        draft.add(table_opened(draft.state, part.part("table")))
    draft.add(late_seated(draft.state, player, part))


def table_opened(state: EventState, draw: Draw) -> words.TableOpened:
    """The next table and its first button; the same draw always gives the same one."""
    definition = state.definition
    button = draw.dice().below(definition.seats) + 1
    unit = smallest_chip(definition, max(1, state.clock.number))
    # A player who lost his chips at a table that is gone has no chair at the new one: it has another number.
    known = (*state.floor.tables, *[bust.table for bust in state.round.busts])
    (number,) = new_tables(state, 1, known)
    return words.TableOpened(number, definition.seats, button, unit, draw)


def late_seated(state: EventState, player: str, draw: Draw | None) -> words.PlayerSeated:
    """The chair of a late player; the same draw always gives the same one. ``draw`` is used where a lot decides."""
    free = free_late_chairs(state)
    fewest = min(len(state.floor.tables[table].chairs) for table, _ in free)
    fit = [(table, chair) for table, chair in free if len(state.floor.tables[table].chairs) == fewest]
    lot = draw if seated_by_lot(state) else None
    table, chair = min(fit) if lot is None else fit[lot.dice().below(len(fit))]
    rule = rule_of(state, "late_entry_seating")
    return words.PlayerSeated(player, table, chair, facts.stack_of(state, player), lot, rule)


def record_check(state: EventState, command: words.RecordCheck, at: int) -> Events | Refusal:
    """Records the outcome of a check, passed or not."""
    if not (command.player.strip() and command.kind.strip() and command.author.strip()):
        return refuse("reason-missing", why="check")
    check = words.EntryCheck(command.player, command.kind, command.passed, at, command.author, command.source)
    return (words.PlayerChecked(check),)


def sell_entry(draft: Draft, command: words.SellEntry, at: int) -> Refusal | None:
    """Sells one entry, with a seat if seats are drawn; without room, a place on the list of alternates."""
    state, player = draft.state, command.player
    if refusal := may_not_enter(state, player) or _may_not_enter(state, command, at):
        return refusal
    price = facts.entry_wanted(state, player, command.offer, at)
    if isinstance(price, Refusal):
        return price
    due = price.due_cents
    if facts.room_left(state) == 0:
        refusal = facts.event_full(state) or no_waiting(command.payments)
        refusal = refusal or facts.wrong_payment(state, command.payments, due, whole=True)
        return refusal or draft.take([_listed(state, player, command.payments, price, at)])
    if refusal := wrong_entry_price(state, command, due):
        return refusal
    return _sold(draft, command, price, at)


def _may_not_enter(state: EventState, command: words.SellEntry, at: int) -> Refusal | None:
    player = command.player
    if misnamed := facts.unfit_name(player):
        return misnamed
    late = facts.entry_closed(state, at)
    if late and (pool_is_settled(state) or not command.override):
        return late
    if refusal := facts.already_in(state, player) or facts.unchecked(state, player):
        return refusal
    beyond = facts.re_entries_used_up(state, player)
    if beyond and not command.override:
        return beyond
    return facts.unexplained_decision(command.override, command.author) if command.override else None


def _sold(draft: Draft, command: words.SellEntry | words.SurrenderStack, price: Offer, at: int) -> Refusal | None:
    """The sale, and the seat of a player who comes after the seats were drawn."""
    seats_drawn = draft.state.phase in {Phase.SEATED, Phase.PLAYING}
    if seats_drawn and not draft.has_draw:
        return DRAW_NEEDED
    if held := no_chair_now(draft.state) if seats_drawn else None:
        return held
    entry = _next_entry(draft.state, command.player, price, at)
    postings = (*ticket_postings(draft.state, command.payments), *_income(draft.state, entry))
    override = command.override if isinstance(command, words.SellEntry) else UNSAID
    draft.add(words.EntrySold(entry, command.payments, postings, 0, override, command.author))
    if seats_drawn:
        seat_late(draft, command.player)
    return None


def _next_entry(state: EventState, player: str, price: Offer, at: int) -> words.Entry:
    again = any(entry.player == player for entry in state.entries)
    return facts.entry_of(state.cage.numbers + 1, player, price, at, again=again)


def _income(state: EventState, entry: words.Entry) -> tuple[LedgerPosting, ...]:
    return entry_income(entry.buy_in_cents, entry.fee_cents, state.definition.money.shares, entry.bounty_cents)


def surrender_stack(draft: Draft, command: words.SurrenderStack, at: int) -> Refusal | None:
    """Takes a player's stack out of play and sells him another entry, with a new seat (TDA 8-B)."""
    state = draft.state
    table = table_of(state, command.player)
    if not facts.admission_terms(state).surrender:
        return refuse("no-surrender")
    if refusal := facts.entry_closed(state, at):
        return refusal
    if table is None or state.phase is not Phase.PLAYING:
        return refuse("not-in-play", player=command.player)
    if table.hand:
        return facts.in_hand(command.player, table)
    refusal = (
        held_by_pot((table,))
        or facts.unchecked(state, command.player)
        or facts.re_entries_used_up(state, command.player)
    )
    price = facts.price_at(state, at, command.player)
    if refusal := refusal or wrong_entry_price(state, command, price.due_cents):
        return refusal
    stack = chair_of(table, command.player).stack
    draft.add(words.StackSurrendered(command.player, table.number, stack, command.author, rule_of(state, "late_stack")))
    return _sold(draft, command, price, at)


# ── alternates ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _listed(
    state: EventState, player: str, payments: tuple[Payment, ...], price: Offer, at: int
) -> words.AlternateListed:
    """The next ticket. The money is a deposit until the player has a seat."""
    sold, ticket = _next_entry(state, player, price, at), state.cage.tickets + 1
    told = {key: value for key, value in asdict(sold).items() if key != "number"}
    alternate = words.Alternate(ticket, **told)
    deposit = owed_to(player, AccountKind.DEPOSITS)
    due = price.due_cents
    postings = (*received_payments(payments), LedgerPosting(deposit, -due)) if due else ()
    return words.AlternateListed(alternate, payments, postings)


def seat_alternates(draft: Draft, at: int) -> None:
    """Seats alternates while there is room, the lowest ticket first, at the price each of them paid."""
    while facts.alternates_due(draft.state) and not no_chair_now(draft.state):
        first = min(draft.state.cage.waiting, key=lambda one: one.ticket)
        entry = _called(draft.state, first, at)
        due = first.buy_in_cents + first.fee_cents
        deposit = owed_to(first.player, AccountKind.DEPOSITS)
        postings = (LedgerPosting(deposit, due), *_income(draft.state, entry)) if due else ()
        draft.add(words.EntrySold(entry, (), postings, first.ticket))
        if draft.state.floor.tables:
            seat_late(draft, first.player)


def _called(state: EventState, alternate: words.Alternate, at: int) -> words.Entry:
    """The entry of an alternate who gets a seat: what he paid for, and whether he has entered before by then."""
    told = {key: value for key, value in asdict(alternate).items() if key != "ticket"}
    again = any(entry.player == alternate.player for entry in state.entries)
    return words.Entry(state.cage.numbers + 1, **told | {"at": at, "re_entry": again})


def call_alternates(draft: Draft, at: int) -> Refusal | None:
    """Seats alternates by the floor's decision; nothing happens if there is no room."""
    state = draft.state
    if refusal := facts.entry_closed(state, at):
        return refusal
    if not facts.alternates_due(state):
        return refuse("event-full", why="alternate")
    if held := no_chair_now(state):
        return held
    if not draft.has_draw:
        return DRAW_NEEDED
    seat_alternates(draft, at)
    return None


def release_alternate(state: EventState, command: words.ReleaseAlternate, at: int) -> Events | Refusal:
    """Takes an alternate off the list."""
    alternate = next((one for one in state.cage.waiting if one.ticket == command.ticket), None)
    if alternate is None:
        return refuse("unknown-ticket", ticket=command.ticket)
    refusal = facts.unexplained_decision(command.reason, command.author)
    return refusal or (alternate_released(alternate, command.reason, command.author, at),)


def void_entry(state: EventState, command: words.VoidEntry, at: int) -> Events | Refusal:
    """Takes back an entry that has not been played yet; its price becomes a refund, its seat goes to an alternate."""
    entry = next((one for one in state.entries if one.number == command.entry), None)
    if entry is None:
        return refuse("unknown-entry", entry=command.entry)
    kept = claim_is_void(state, entry.player) or facts.price_is_forfeited(state, entry.player)
    if refusal := facts.unexplained_decision(command.reason, command.author) or kept:
        return refusal
    if pool_is_settled(state):
        return refuse("pool-settled", why="entries")
    table = table_of(state, entry.player)
    several = sum(one.player == entry.player for one in state.entries) > 1
    dealt = bool(state.floor.tables) and (table is None or several or _has_played(state, table, entry.player, at))
    if dealt or entry.price == FROM_FLIGHT:  # a player who comes with a bag has played for it
        return refuse("has-played", why="entry", player=entry.player, entry=entry.number)
    if table is not None and table.hand:
        return facts.in_hand(entry.player, table)
    postings = reversed_postings(_income(state, entry))
    seats = tickets_given_back(state, entry.number)
    due = entry.buy_in_cents + entry.fee_cents + sum([posting.cents for posting in seats])
    money = (LedgerPosting(refund_of(entry.player), -due),) if due else ()
    number, stack = (0, 0) if table is None else (table.number, chair_of(table, entry.player).stack)
    back = (*postings, *seats, *money)
    return (words.EntryVoided(entry.number, entry.player, command.reason, command.author, back, number, stack, at),)


def _has_played(state: EventState, table: FloorTable, player: str, at: int) -> bool:
    """Has this seated player been dealt a hand, or must it be assumed that he has?

    Where people deal, nobody reports who was dealt in, and on record chips and bounties may have gone to him: any
    player with a seat there counts as having played, even one who came a minute ago. Only in the first level, while
    nothing has been dealt or reported anywhere, is the word of the person who takes the entry back enough.
    """
    if state.phase is not Phase.PLAYING:
        return False
    if not state.floor.hands:
        clock = at_present(state, at).clock
        return clock.schedule.before is not None or clock.break_until > 0
    if table.button.last is not None:
        return not is_undealt(table, player)
    # The software has dealt no hand since this table was opened or drawn anew.
    sat_down = {arrival.chair: arrival.origin for arrival in table.button.arrivals}
    return not state.floor.dealt or sat_down.get(chair_of(table, player).number) is not Origin.NEW


def is_undealt(table: FloorTable, player: str) -> bool:
    """Has this player been dealt no hand since he sat down at a table that the software deals?"""
    last = table.button.last
    chair = chair_of(table, player).number
    waiting = () if last is None else last.waiting
    origins = {arrival.chair: arrival.origin for arrival in (*table.button.arrivals, *waiting)}
    return origins.get(chair, Origin.MOVED if last else Origin.NEW) is Origin.NEW
