"""The cage: entries, rebuys, add-ons, alternates, refunds, prizes, drawers."""

from __future__ import annotations

from shuffleup.tournament.decide.entry import is_undealt
from shuffleup.tournament.facts.conduct import claim_is_void
from shuffleup.tournament.facts.entry import (
    admission_terms,
    already_in,
    alternates_due,
    event_full,
    price_is_forfeited,
    re_entries_used_up,
    room_left,
)
from shuffleup.tournament.facts.rebuys import debt_of, seat_for_rebuy
from shuffleup.tournament.facts.standing import (
    awaited_rebuys,
    is_selling,
    may_not_enter,
    no_rebuys_now,
    table_of,
    used_up,
)
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    CloseRegistration,
    DeclineRebuy,
    PurchaseStatus,
    Rebuy,
    RecordCheck,
    ReleaseAlternate,
    SeatAlternates,
    SellEntry,
    SurrenderStack,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.money import (
    Account,
    AccountKind,
    CountCash,
    MoveCash,
    PayDebt,
    PayPrize,
    PayRefund,
    balance_of,
)
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import FinalDay
from tests.laws.walks import people
from tests.laws.walks.people import paid, price
from tests.laws.walks.walk import Idea, Walk, chance, one_of, playing, when
from tests.tournament.offers import first


def _open(walk: Walk) -> None:
    when(people.may_enter(walk), not isinstance(walk.now.definition.part, FinalDay))


def enter_together(walk: Walk) -> c.Command:
    """Several players at once, before the seats are drawn."""
    state = walk.now
    when(state.phase is Phase.REGISTERING, not admission_terms(state).checks)
    _open(walk)
    room = room_left(state)
    many = walk.dice.randint(1, 4) if room is None else min(room, 3)
    when(many > 0)
    return c.Register(tuple([people.newcomer(walk) for _ in range(many)]))


def check(walk: Walk) -> c.Command:
    """A check of somebody who wants to enter."""
    kind = one_of(walk, admission_terms(walk.now).checks)
    when(walk.now.phase in {Phase.REGISTERING, Phase.PLAYING})
    return RecordCheck(
        player=people.newcomer(walk), kind=kind, passed=chance(walk, 0.85), author="Ada", source="passport"
    )


def enter(walk: Walk) -> c.Command:
    """Somebody new."""
    _open(walk)
    state = walk.now
    when(room_left(state) != 0 or event_full(state) is None)
    kinds = admission_terms(state).checks
    if kinds:
        known = {entry.player for entry in state.entries} | {one.player for one in state.cage.waiting}
        fit = {one.player: one.passed for one in state.cage.checks}
        player = one_of(walk, [name for name, passed in fit.items() if passed and name not in known])
    else:
        player = people.newcomer(walk)
    return SellEntry(player=player, payments=paid(walk, price(walk)), author="Ada")


def enter_again(walk: Walk) -> c.Command:
    """Somebody who is out."""
    _open(walk)
    state = walk.now
    player = people.out(walk)
    used_up = re_entries_used_up(state, player)
    when(used_up is None or chance(walk, 0.2), may_not_enter(state, player) is None)
    when(already_in(state, player) is None, room_left(state) != 0 or event_full(state) is None)
    override = "she flew in for it" if used_up else ""
    return SellEntry(player=player, payments=paid(walk, price(walk)), override=override, author="Ada")


def late(walk: Walk) -> c.Command:
    """An entry after the last level, by the floor's decision."""
    state = playing(walk)
    when(not people.may_enter(walk), is_selling(state), not admission_terms(state).checks, chance(walk, 0.5))
    when(room_left(state) != 0 or event_full(state) is None)
    return SellEntry(
        player=people.newcomer(walk), payments=paid(walk, price(walk)), override="the queue was long", author="Ada"
    )


def surrender(walk: Walk) -> c.Command:
    """A short stack given up."""
    playing(walk)
    _open(walk)
    when(admission_terms(walk.now).surrender)
    _, chair = people.waiting_for_a_hand(walk)
    when(re_entries_used_up(walk.now, chair.player) is None)
    return SurrenderStack(player=chair.player, payments=paid(walk, price(walk)), author="Ada")


def seat_waiting(walk: Walk) -> c.Command:
    """Alternates who can sit down."""
    when(walk.now.cage.waiting, people.may_enter(walk), alternates_due(walk.now))
    return SeatAlternates()


def send_home(walk: Walk) -> c.Command:
    """An alternate who does not want to wait."""
    ticket = one_of(walk, walk.now.cage.waiting).ticket
    when(chance(walk, 0.3))
    return ReleaseAlternate(ticket=ticket, reason="he went home", author="Ada")


def rebuy(walk: Walk) -> c.Command:
    """The answer of a player without chips, or a rebuy beside a stack; sometimes only announced."""
    state = playing(walk)
    terms = first(state.definition.money.rebuys)
    when(terms)
    assert terms is not None
    cents = terms.cents + terms.fee_cents
    asked = [bust.player for bust in state.round.busts if bust.player in awaited_rebuys(state)]
    if not asked:
        when(no_rebuys_now(state, terms) is None)
        _, chair = people.waiting_for_a_hand(walk)
        when(chair.stack <= terms.up_to_stack, used_up(state, terms, chair.player) is None)
        player = chair.player
    else:
        player = one_of(walk, asked)
    may = may_not_enter(state, player) is None and not debt_of(state, player)
    if player in asked and (not may or isinstance(seat_for_rebuy(state, terms, player), tuple) is False):
        return DeclineRebuy(player)
    when(may)
    if player in asked and chance(walk, 0.4):
        return DeclineRebuy(player)
    return Rebuy(player=player, payments=() if chance(walk, 0.4) else paid(walk, cents), author="Ada")


def add_on(walk: Walk) -> c.Command:
    """The add-on, at its stage."""
    state = playing(walk)
    terms = first(state.definition.money.add_ons)
    when(terms, is_selling(state))
    assert terms is not None
    when(terms.window.from_level <= state.clock.number <= terms.window.until_level)
    _, chair = people.waiting_for_a_hand(walk)
    when(used_up(state, terms, chair.player) is None)
    when(may_not_enter(state, chair.player) is None)
    return BuyAddOn(player=chair.player, payments=paid(walk, terms.cents + terms.fee_cents), author="Ada")


def settle_debt(walk: Walk) -> c.Command:
    """Money for chips that were announced."""
    debts = people.owed(walk.now, AccountKind.OWED)
    player = one_of(walk, sorted(debts))
    return PayDebt(player=player, payments=paid(walk, debts[player]))


def take_back(walk: Walk) -> c.Command:
    """An entry that nobody has played with, or chips that are still there."""
    state = walk.now
    when(is_selling(state), state.phase not in {Phase.PLAYED_OUT, Phase.FINISHED})
    bought = [one for one in state.cage.purchases if one.standing is PurchaseStatus.PAID]
    if bought and chance(walk, 0.5):
        purchase = one_of(walk, bought)
        table = table_of(state, purchase.player)
        when(table is not None)
        assert table is not None
        stack = next(chair.stack for chair in table.chairs if chair.player == purchase.player)
        when(not table.hand, stack > purchase.chips)
        return VoidPurchase(purchase=purchase.number, reason="twice", author="Ada")
    entry = one_of(walk, state.entries)
    several = sum(one.player == entry.player for one in state.entries) > 1
    table = table_of(state, entry.player)
    when(claim_is_void(state, entry.player) is None, price_is_forfeited(state, entry.player) is None)
    if state.floor.tables:
        when(table is not None, not several)
        assert table is not None
        when(not table.hand, is_undealt(table, entry.player), state.floor.players > 3)
    return VoidEntry(entry=entry.number, reason="he is under age", author="Ada")


def hand_out(walk: Walk) -> c.Command:
    """A refund or a prize, or a part of it."""
    kind = walk.dice.choice((AccountKind.REFUNDS, AccountKind.PRIZES))
    due = people.owed(walk.now, kind)
    player = one_of(walk, sorted(due))
    cents = due[player] if chance(walk, 0.8) else max(1, due[player] // 2)
    payments = people.payout(walk, cents)
    if kind is AccountKind.REFUNDS:
        return PayRefund(player=player, payments=payments)
    return PayPrize(player=player, payments=payments)


def drawers(walk: Walk) -> c.Command:
    """Money carried to the safe, lent by the house or given back to it, or a drawer counted."""
    cashier = walk.dice.choice(people.CASHIERS)
    there = people.cash_of(walk.now, cashier)
    safe, drawer = Account(AccountKind.SAFE, "", "cash"), people.drawer(cashier)
    when(chance(walk, 0.4))
    if chance(walk, 0.4):
        off = walk.dice.choice((0, 0, 7, -5))
        return CountCash(cashier=cashier, counted_cents=max(0, there + off), author="Dora")
    if there > 0 and chance(walk, 0.6):
        return MoveCash(source=drawer, target=safe, cents=max(1, there // 2), reason="full", author="Dora")
    lent = Account(AccountKind.FLOAT, "", "cash")
    source = safe if balance_of(walk.now.cage.ledger, safe) >= 500 else lent
    return MoveCash(source=source, target=drawer, cents=500, reason="change", author="Dora")


def close(walk: Walk) -> c.Command:
    """Registration closed by the director."""
    state = walk.now
    when(state.phase in {Phase.PLAYING, Phase.PLAYED_OUT}, is_selling(state))
    when(state.phase is Phase.PLAYED_OUT or chance(walk, 0.15))
    return CloseRegistration(reason="the room is full", author="Ada")


COMING: tuple[Idea, ...] = (enter_together, check, check, enter, enter, enter_again)
CAGE: tuple[Idea, ...] = (
    *(enter, enter_again, enter_again, late, surrender, seat_waiting, seat_waiting, seat_waiting, send_home),
    *(rebuy, rebuy, rebuy, add_on, add_on),
    *(settle_debt, take_back, take_back, hand_out, drawers, close, check),
)
