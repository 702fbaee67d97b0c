"""Selling chips to players who keep their seats: rebuys and add-ons, and what happens when one is declined.

What is on sale follows the time, as with entries: a level that is over ends a sale though nobody has told the clock.
"""

from shuffleup.tournament import admission, seating
from shuffleup.tournament import rebuy_rights as rights
from shuffleup.tournament.cage_commands import BuyAddOn, DeclineRebuy, PayDebt, Rebuy, VoidPurchase
from shuffleup.tournament.cage_events import ChipsBought, DebtPaid, PurchaseVoided, RebuyDeclined
from shuffleup.tournament.cage_state import AccountKind, Payment, Posting, Purchase, PurchaseKind, Standing
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.entries import in_hand, not_in_play, refund_of
from shuffleup.tournament.ledger import owed_to, purchase_income, received, reversed_postings
from shuffleup.tournament.money_terms import AddOnTerms, RebuyTerms
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase


def rebuy(state: EventState, command: Rebuy, at: int) -> Decision:
    """Chips for a player in his seat."""
    terms = state.opening.definition.money.rebuy
    if terms is None:
        return Refusal("no-rebuys", "this event has no rebuys")
    refusal = _may_not_rebuy(state, terms, command, at)
    if refusal is not None:
        return refusal
    seat = rights.seat_for_rebuy(state, terms, command.player)
    if isinstance(seat, Refusal):
        return seat
    payment = _wrong_price(state, command.payments, terms.cents + terms.fee_cents)
    if payment is not None:
        return payment
    return (_bought(state, PurchaseKind.REBUY, terms, command, seat, at),)


def _may_not_rebuy(state: EventState, terms: RebuyTerms, command: Rebuy, at: int) -> Refusal | None:
    if command.override:
        unexplained = admission.unexplained(command.override, command.author)
        if unexplained is not None:
            return unexplained
    elif over := rights.no_rebuys_now(admission.at_present(state, at), terms):
        return over
    if admission.is_settled(state) or state.phase is not Phase.PLAYING:
        return Refusal("registration-closed", "nothing is sold now", facts=(("why", "nothing-sold"),))
    if rights.debt(state, command.player):
        owed = rights.debt(state, command.player)
        message = f"{command.player} owes {owed} cents for the last rebuy"
        return Refusal("debt-unpaid", message, facts=(("owed_cents", owed), ("player", command.player)))
    return None if command.override else rights.used_up(state, terms, command.player)


def _wrong_price(state: EventState, payments: tuple[Payment, ...], due_cents: int) -> Refusal | None:
    """The refusal of a payment; none at all is an announcement, where that binds (TDA 27)."""
    if not payments and due_cents and state.opening.policy.policy.event.rebuy_announcement_binding:
        return None
    return admission.wrong_payment(state, payments, due_cents, whole=True)


def _bought(
    state: EventState,
    kind: PurchaseKind,
    terms: RebuyTerms | AddOnTerms,
    command: Rebuy | BuyAddOn,
    seat: tuple[int, int],
    at: int,
) -> ChipsBought:
    due = terms.cents + terms.fee_cents
    owed = bool(due) and not command.payments
    income = purchase_income(terms.cents, terms.fee_cents, state.opening.definition.money.shares)
    source = (Posting(owed_to(command.player, AccountKind.OWED), due),) if owed else received(command.payments)
    number = len(state.cage.purchases) + 1
    standing = Standing.ANNOUNCED if owed else Standing.PAID
    purchase = Purchase(
        number, kind, command.player, terms.cents, terms.fee_cents, terms.chips, state.floor.hands, at, standing
    )
    rule = rule_of(state, "rebuy_announcement_binding") if owed else ""
    table, chair = seat
    return ChipsBought(
        purchase, table, chair, command.payments, (*source, *income), rule, command.override, command.author
    )


def decline(state: EventState, command: DeclineRebuy, at: int) -> Decision:
    """Takes a player's no, as long as his yes would be taken: later he is out without being asked."""
    now = admission.at_present(state, at)
    terms = state.opening.definition.money.rebuy
    over = rights.no_rebuys_now(now, terms) if terms and command.player in rights.awaited(state) else None
    if over is not None:
        return over
    if command.player not in rights.awaited(now):
        return Refusal("not-awaited", f"{command.player} is not asked for a rebuy", facts=(("player", command.player),))
    return (RebuyDeclined(command.player),)


def buy_add_on(state: EventState, command: BuyAddOn, at: int) -> Decision:
    """The add-on for a player in play, between hands, at its stage of the event."""
    terms = state.opening.definition.money.add_on
    if terms is None:
        return Refusal("no-add-on", "this event has no add-on")
    refusal = _may_not_add(state, terms, command, at)
    if refusal is not None:
        return refusal
    table = seating.table_of(state, command.player)
    if table is None:
        return not_in_play(command.player)
    if table.hand:
        return in_hand(command.player, table)
    due = terms.cents + terms.fee_cents
    payment = admission.wrong_payment(state, command.payments, due, whole=True)
    if payment is not None:
        return payment
    chair = next(chair.number for chair in table.chairs if chair.player == command.player)
    return (_bought(state, PurchaseKind.ADD_ON, terms, command, (table.number, chair), at),)


def _may_not_add(state: EventState, terms: AddOnTerms, command: BuyAddOn, at: int) -> Refusal | None:
    if admission.is_settled(state):
        return Refusal(
            "registration-closed", "registration is closed and the prize pool is settled", facts=(("why", "settled"),)
        )
    if command.override:
        return admission.unexplained(command.override, command.author)
    level = admission.at_present(state, at).clock.number
    if state.phase is not Phase.PLAYING or not terms.from_level <= level <= terms.until_level:
        message = f"the add-on is sold from level {terms.from_level} to the end of level {terms.until_level}"
        return Refusal(
            "add-on-not-now", message, facts=(("level", level), ("from", terms.from_level), ("to", terms.until_level))
        )
    used = rights.bought(state, command.player, PurchaseKind.ADD_ON)
    if used < terms.most:
        return None
    return Refusal(
        "add-ons-used-up",
        f"{command.player} has had the add-on",
        facts=(("limit", terms.most), ("player", command.player)),
    )


def pay_debt(state: EventState, command: PayDebt, at: int) -> Decision:
    """Takes the money for chips that were announced; parts of it too."""
    owed = rights.debt(state, command.player)
    if not owed:
        return Refusal(
            "nothing-owed", f"{command.player} owes nothing", facts=(("player", command.player), ("why", "player"))
        )
    refusal = admission.wrong_payment(state, command.payments, owed, whole=False)
    if refusal is not None:
        return refusal
    paid = received(command.payments)
    total = sum(posting.cents for posting in paid)
    postings = (*paid, Posting(owed_to(command.player, AccountKind.OWED), -total))
    return (DebtPaid(command.player, command.payments, postings, at),)


def void_purchase(state: EventState, command: VoidPurchase, at: int) -> Decision:
    """Takes a rebuy or add-on back while its chips are there and the table is between hands.

    One that was announced binds as soon as a hand has begun (TDA 27).
    """
    purchase = next((one for one in state.cage.purchases if one.number == command.purchase), None)
    if purchase is None or purchase.standing is Standing.VOIDED:
        return Refusal(
            "unknown-purchase", f"there is no purchase {command.purchase}", facts=(("purchase", command.purchase),)
        )
    refusal = admission.unexplained(command.reason, command.author)
    if refusal is not None:
        return refusal
    if admission.is_settled(state):
        return Refusal("pool-settled", "the prize pool is settled: what was sold stands", facts=(("why", "sold"),))
    table = seating.table_of(state, purchase.player)
    if table is None:
        return Refusal(
            "has-played",
            f"{purchase.player} has lost the chips: the {purchase.kind.value} stands",
            facts=(("why", "lost"), ("player", purchase.player), ("kind", purchase.kind.value)),
        )
    if table.hand:
        return in_hand(purchase.player, table)
    if purchase.standing is Standing.ANNOUNCED and state.floor.hands > purchase.hands:
        message = f"{purchase.player} announced the {purchase.kind.value} before a hand and must pay for it"
        return Refusal(
            "announcement-binds",
            message,
            rule_of(state, "rebuy_announcement_binding"),
            facts=(("player", purchase.player), ("kind", purchase.kind.value)),
        )
    stack = next(chair.stack for chair in table.chairs if chair.player == purchase.player)
    if stack <= purchase.chips:
        message = f"{purchase.player} has {stack} chips: to give {purchase.chips} back would leave none"
        return Refusal(
            "has-played",
            message,
            facts=(("stack", stack), ("chips", purchase.chips), ("why", "too-few"), ("player", purchase.player)),
        )
    return (_voided(state, purchase, table.number, command, at),)


def _voided(state: EventState, purchase: Purchase, table: int, command: VoidPurchase, at: int) -> PurchaseVoided:
    shares = state.opening.definition.money.shares
    due = purchase.cents + purchase.fee_cents
    unpaid = min(due, rights.debt(state, purchase.player)) if purchase.standing is Standing.ANNOUNCED else 0
    back = reversed_postings(purchase_income(purchase.cents, purchase.fee_cents, shares))
    forgiven = (Posting(owed_to(purchase.player, AccountKind.OWED), -unpaid),) if unpaid else ()
    refund = (Posting(refund_of(purchase.player), unpaid - due),) if due > unpaid else ()
    return PurchaseVoided(
        purchase.number,
        purchase.player,
        purchase.chips,
        table,
        command.reason,
        command.author,
        (*back, *forgiven, *refund),
        at,
    )
