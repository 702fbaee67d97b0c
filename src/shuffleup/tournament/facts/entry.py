"""Who may enter now and at what price: time, checks, re-entry limit, room.

Refusals of a sale, in this order:

    nobody-named            the player has no name, or none that can be shown
    registration-closed     late registration is over, or the pool is settled
    already-entered         he is in play, or has an entry and the seats are not drawn yet
    already-waiting         he is an alternate
    check-missing, check-failed
    unknown-offer           he asks for a price that the event does not have
    re-entries-used-up      he has entered as often as the event or the book lets him
    event-full              every seat is taken and no more players may wait
    unknown-method, no-cashier, payer-missing, wrong-amount       the payment
    reason-missing          the floor makes an exception without a name or a reason

of a player who was put out, or has surrendered his chips: barred, not-in-play, hand-in-progress, price-forfeited.
"""

from collections.abc import Iterable

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.conduct import DisqualificationRefund
from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import pool_is_settled, table_of
from shuffleup.tournament.facts.windows import is_open, late_entry_closed
from shuffleup.tournament.words.definition import MOST_COUNTED, Definition
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.money import TICKET, Payment
from shuffleup.tournament.words.names import LONGEST_NAME, can_be_shown
from shuffleup.tournament.words.offers import ALWAYS, Offer, Sale, of_kind
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from shuffleup.tournament.words.terms import Admission


def in_hand(player: str, table: FloorTable) -> Refusal:
    """The answer for a player whose table has a hand in progress."""
    return refuse("hand-in-progress", hand=table.hand, why="waits", table=table.number, player=player)


def alternates_due(state: EventState) -> bool:
    """Is there a seat for an alternate?"""
    return bool(state.cage.waiting) and _taken(state) < admission_terms(state).cap


def _taken(state: EventState) -> int:
    if not state.floor.tables:
        return len(state.entries)
    return state.floor.players + len(state.round.busts)


def price_is_forfeited(state: EventState, player: str) -> Refusal | None:
    """The refusal to refund a player who was disqualified or banned: the book says what becomes of the price.

    Where the book is silent the director decides, as with any other entry.
    """
    conduct = state.conduct
    if player not in conduct.unpaid and all(ban.player != player for ban in conduct.bans):
        return None
    kept = state.policy.conduct.dq_refund
    if kept is None:
        return None
    stays = kept is DisqualificationRefund.NONE_STAYS_IN_POOL
    return refuse("price-forfeited", rule_of(state, "dq_refund"), player=player, why="pool" if stays else "none")


def admission_terms(state: EventState) -> Admission:
    """The event's terms of admission."""
    return state.definition.money.admission


def price_at(state: EventState, at: int, player: str = "") -> Offer:
    """What an entry costs and buys now: a late price by its level, else an early one, else the usual price.

    Of several late prices the one with the highest level counts, of several early ones the one that ends first. A
    player who enters again pays the price of re-entries, if the event has one.
    """
    again = any(entry.player == player for entry in state.entries)
    return price_now(at_present(state, at), at, *((Sale.RE_ENTRY, Sale.ENTRY) if again else (Sale.ENTRY,)))


def price_now(present: EventState, at: int, *kinds: Sale) -> Offer:
    """The price of the first of these kinds that the event sells now; ``present`` has its clock caught up."""
    for kind in kinds:
        offered = of_kind(present.definition.money.offers, kind)
        now = [one for one in offered if not one.is_chosen and is_open(present, one.window, at)]
        if now:
            return max(now, key=lambda one: (one.window.from_level, -(one.window.until or MOST_COUNTED**2)))
    return ordinary_entry(present.definition)


def ordinary_entry(definition: Definition) -> Offer:
    """The entry that an event sells where no other price applies."""
    entry = definition.entry
    return Offer(kind=Sale.ENTRY, cents=entry.buy_in_cents, fee_cents=entry.fee_cents)


def chips_of(definition: Definition, offer: Offer) -> int:
    """The chips that an offer buys."""
    return definition.entry.stack if offer.chips is None else offer.chips


def entry_wanted(state: EventState, player: str, name: str, at: int) -> Offer | Refusal:
    """The entry that a player asks for by its name, or without one the price of the moment."""
    if not name:
        return price_at(state, at, player)
    offered = [one for one in state.definition.money.prices if one.is_chosen]
    found = next((one for one in offered if one.name == name), None)
    return found or refuse("unknown-offer", offer=name, known=", ".join([one.name for one in offered]))


def entry_of(number: int, player: str, price: Offer, at: int, *, again: bool = False) -> Entry:
    """An entry sold at this price."""
    costs = price.cents, price.fee_cents, price.name
    return Entry(number, player, *costs, at, again, price.chips, price.bounty_cents)


def stack_of(state: EventState, player: str) -> int:
    """The chips that a player's last entry has bought; the starting stack for whoever has none."""
    bought = next((one.chips for one in reversed(state.entries) if one.player == player), None)
    return state.definition.entry.stack if bought is None else bought


def entry_closed(state: EventState, at: int) -> Refusal | None:
    """The refusal of an entry that comes too late, or None while registration is open."""
    if pool_is_settled(state):
        return refuse("registration-closed", why="settled")
    if state.phase is not Phase.PLAYING:
        return None
    late = admission_terms(state).late
    if late == ALWAYS:
        return refuse("registration-closed", why="no-late")
    return late_entry_closed(at_present(state, at), late, at)


def unfit_name(player: str) -> Refusal | None:
    """The refusal of a name that could not be read on a wall."""
    return None if can_be_shown(player) else refuse("nobody-named", why="name", most=LONGEST_NAME)


def already_in(state: EventState, player: str) -> Refusal | None:
    """The refusal of an entry for a player who is already in."""
    facts = (("player", player),)
    if any(one.player == player for one in state.cage.waiting):
        return Refusal("already-waiting", facts=facts)
    in_play = table_of(state, player) is not None
    if in_play or (not state.floor.tables and any(entry.player == player for entry in state.entries)):
        return Refusal("already-entered", facts=facts)
    return None


def unchecked(state: EventState, player: str) -> Refusal | None:
    """The refusal of a player who has not passed every check that the event asks for (MED-2)."""
    for kind in admission_terms(state).checks:
        found = next((one for one in reversed(state.cage.checks) if (one.player, one.kind) == (player, kind)), None)
        facts = (("player", player), ("check", kind))
        if found is None:
            return Refusal("check-missing", facts=facts)
        if not found.passed:
            return Refusal("check-failed", facts=facts)
    return None


def re_entries_used_up(state: EventState, player: str) -> Refusal | None:
    """The refusal of a re-entry beyond the number that the event announced, or that the book allows."""
    used = sum(entry.player == player for entry in state.entries) - 1
    if used < 0:
        return None
    announced = admission_terms(state).re_entries
    by_book = state.policy.event.reentry_limit
    limit = min([limit for limit in (announced, by_book) if isinstance(limit, int)], default=None)
    if limit is None or used < limit:
        return None
    rule = rule_of(state, "reentry_limit") if isinstance(by_book, int) else ""
    return refuse("re-entries-used-up", rule, player=player, limit=limit)


def room_left(state: EventState) -> int | None:
    """How many more players may be seated now; None without a cap.

    A seat whose player may still rebuy is not free, nor is one that an earlier alternate waits for.
    """
    cap = entry_cap(state)
    return max(0, cap - _taken(state) - len(state.cage.waiting)) if cap else None


def entry_cap(state: EventState) -> int:
    """How many may sit at most, 0 for any number. What begins by itself seats no more than it waits for."""
    caps = [admission_terms(state).cap]
    if state.definition.online and not state.floor.tables:
        caps.append(state.definition.online.starts_at)
    return min([cap for cap in caps if cap], default=0)


def event_full(state: EventState) -> Refusal | None:
    """The refusal of a player when no more players may wait for a seat; None if he may."""
    most = admission_terms(state).alternates
    waiting = len(state.cage.waiting)
    if most is None or waiting < most:
        return None
    return refuse("event-full", cap=entry_cap(state), waiting=waiting, why="seats")


def wrong_payment(state: EventState, payments: Iterable[Payment], due_cents: int, *, whole: bool) -> Refusal | None:
    """The refusal of payments that are not what is due: exactly that, or (not ``whole``) at most that."""
    methods = state.definition.money.methods
    paid = 0
    for payment in payments:
        paid += payment.cents
        if payment.method not in methods or payment.method == TICKET:  # a ticket pays entries, and is checked there
            return refuse("unknown-method", method=payment.method, known=", ".join(methods))
        if not payment.cashier.strip():
            return refuse("no-cashier")
        if payment.method == "transfer" and not (payment.payer.strip() and payment.reference.strip()):
            return refuse("payer-missing")
        if payment.cents <= 0:
            return refuse("wrong-amount", paid_cents=payment.cents, why="least")
    if paid == due_cents or (not whole and 0 < paid < due_cents):
        return None
    return refuse("wrong-amount", due_cents=due_cents, paid_cents=paid, why="due")


def unexplained_decision(override: str, author: str) -> Refusal | None:
    """The refusal of an exceptional decision without a name or without a reason."""
    return None if override.strip() and author.strip() else refuse("reason-missing", why="floor")
