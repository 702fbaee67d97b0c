"""What the cage must refuse, by the refusal that is due."""

from __future__ import annotations

from shuffleup.tournament.facts.entry import (
    admission_terms,
    already_in,
    entry_closed,
    event_full,
    price_is_forfeited,
    re_entries_used_up,
    room_left,
)
from shuffleup.tournament.facts.rebuys import debt_of, seat_for_rebuy
from shuffleup.tournament.facts.standing import (
    may_not_enter,
    no_rebuys_now,
    pool_is_settled,
    table_of,
    used_up,
)
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    CloseRegistration,
    DeclineRebuy,
    PurchaseKind,
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
from shuffleup.tournament.words.money import Account, AccountKind, CountCash, MoveCash, PayDebt, Payment, PayRefund
from shuffleup.tournament.words.state import EventState, Phase
from tests.laws.walks import people
from tests.laws.walks.people import paid, price
from tests.laws.walks.walk import Idea, Undrawn, Walk, one_of, playing, when
from tests.tournament.offers import first

SELLING = (Phase.REGISTERING, Phase.SEATED, Phase.PLAYING)


def _sale(walk: Walk, **changes: object) -> c.Command:
    """An entry that would be sold but for what is changed."""
    open_now = people.may_enter(walk) and not admission_terms(walk.now).checks
    when(open_now, room_left(walk.now) != 0)
    rest = {"player": people.newcomer(walk), "payments": paid(walk, price(walk)), "author": "Ada"}
    return SellEntry(**{**rest, **changes})  # type: ignore[arg-type]


def _pays(walk: Walk, **changes: object) -> c.Command:
    """An entry with one payment that is not as it must be."""
    rest = {"method": "cash", "cents": price(walk), "cashier": "Ada"}
    return _sale(walk, payments=(Payment(**{**rest, **changes}),))  # type: ignore[arg-type]


def _waiting_again(walk: Walk) -> c.Command:
    when(people.may_enter(walk))
    return SellEntry(player=one_of(walk, walk.now.cage.waiting).player, payments=paid(walk, price(walk)))


def _in_already(walk: Walk) -> c.Command:
    when(people.may_enter(walk))
    player = one_of(walk, walk.now.entries).player
    when(walk.now.phase is Phase.REGISTERING or table_of(walk.now, player))
    return SellEntry(player=player, payments=paid(walk, price(walk)), author="Ada")


def _unchecked(walk: Walk, *, failed: bool) -> c.Command:
    kind = one_of(walk, admission_terms(walk.now).checks)
    when(people.may_enter(walk))
    if not failed:
        return SellEntry(player=people.newcomer(walk), payments=paid(walk, price(walk)), author="Ada")
    passed = {one.player: one.passed for one in walk.now.cage.checks if one.kind == kind}
    player = one_of(walk, [name for name, good in passed.items() if not good])
    return SellEntry(player=player, payments=paid(walk, price(walk)), author="Ada")


def _once_too_often(walk: Walk) -> c.Command:
    when(people.may_enter(walk))
    player = people.out(walk)
    when(re_entries_used_up(walk.now, player), may_not_enter(walk.now, player) is None)
    when(already_in(walk.now, player) is None)
    return SellEntry(player=player, payments=paid(walk, price(walk)), author="Ada")


def _full(walk: Walk) -> c.Command:
    when(people.may_enter(walk), room_left(walk.now) == 0, event_full(walk.now))
    checks = admission_terms(walk.now).checks
    known = {entry.player for entry in walk.now.entries} | {one.player for one in walk.now.cage.waiting}
    passed = [one.player for one in walk.now.cage.checks if one.passed and one.player not in known]
    player = one_of(walk, passed) if checks else people.newcomer(walk)
    return SellEntry(player=player, payments=paid(walk, price(walk)), author="Ada")


def _crowd(walk: Walk) -> c.Command:
    room = room_left(walk.now)
    when(walk.now.phase is Phase.REGISTERING, room is not None, not admission_terms(walk.now).checks)
    return c.Register(tuple([people.newcomer(walk) for _ in range((room or 0) + 1)]))


def _no_alternate(walk: Walk) -> c.Command:
    when(people.may_enter(walk), not walk.now.cage.waiting)
    return SeatAlternates()


def _too_late(walk: Walk, why: str) -> c.Command:
    when(walk.now.phase in SELLING or walk.now.phase is Phase.FINISHED)
    late = entry_closed(walk.now, walk.at)
    when(late is not None and late.fact("why") == why)
    return SellEntry(player=people.newcomer(walk), payments=paid(walk, price(walk)), author="Ada")


def _barred(walk: Walk) -> c.Command:
    conduct = walk.now.conduct
    names = [one.player for one in conduct.bans] + list(conduct.removed)
    return SellEntry(player=one_of(walk, names), payments=paid(walk, price(walk)), author="Ada")


def _surrender(walk: Walk, *, allowed: bool) -> c.Command:
    state = playing(walk)
    when(bool(admission_terms(state).surrender) is allowed)
    if not allowed:
        return SurrenderStack(player=people.seated(walk))
    when(people.may_enter(walk))
    return SurrenderStack(player=people.NOBODY, payments=paid(walk, price(walk)), author="Ada")


def _surrender_in_hand(walk: Walk) -> c.Command:
    when(playing(walk) and admission_terms(walk.now).surrender, people.may_enter(walk))
    _, chair = people.in_a_hand(walk)
    return SurrenderStack(player=chair.player, payments=paid(walk, price(walk)), author="Ada")


# ── rebuys and add-ons ───────────────────────────────────────────────────────────────────────────────────────────────


def _rebuys(walk: Walk, *, on_sale: bool = True) -> EventState:
    state = playing(walk)
    terms = first(state.definition.money.rebuys)
    when(terms)
    assert terms is not None
    when(not on_sale or no_rebuys_now(state, terms) is None)
    return state


def _rebuy(walk: Walk, player: str, **changes: str) -> c.Command:
    terms = first(walk.now.definition.money.rebuys)
    cents = terms.cents + terms.fee_cents if terms else 1
    when(may_not_enter(walk.now, player) is None)
    return Rebuy(player=player, payments=paid(walk, cents), **changes)


def _rebuy_without(walk: Walk) -> c.Command:
    when(not walk.now.definition.money.rebuys)
    return _rebuy(walk, people.seated(walk))


def _rebuy_early(walk: Walk) -> c.Command:
    state = _rebuys(walk, on_sale=False)
    refusal = no_rebuys_now(state, state.definition.money.rebuys[0])
    when(refusal is not None and refusal.code == "rebuys-not-yet")
    return _rebuy(walk, people.seated(walk))


def _unknown_offer(walk: Walk) -> c.Command:
    _rebuys(walk)
    return _rebuy(walk, people.seated(walk), offer="triple")


def _seat_without_chips(walk: Walk) -> c.Command:
    """Somebody buys a seat and no chips; from then on his table cannot begin a hand."""
    state = playing(walk)
    broke = [one.number for one in state.floor.tables.values() if any(not chair.stack for chair in one.chairs)]
    if broke:
        return c.PlanHand(one_of(walk, broke))
    seats = [one for one in state.definition.money.prices if one.chips == 0]
    when(people.may_enter(walk))
    offer = one_of(walk, seats)
    player = people.newcomer(walk)
    return SellEntry(player=player, payments=paid(walk, offer.due_cents), offer=offer.name, author="Ada")


def _rebuy_over(walk: Walk) -> c.Command:
    state = _rebuys(walk, on_sale=False)
    when(state.cage.closed_at is None, state.clock.number > state.definition.money.rebuys[0].window.until_level)
    return _rebuy(walk, people.seated(walk))


def _rebuy_settled(walk: Walk) -> c.Command:
    when(walk.now.definition.money.rebuys, walk.now.cage.closed_at is not None)
    return _rebuy(walk, one_of(walk, walk.now.entries).player)


def _rebuy_after_all(walk: Walk) -> c.Command:
    when(walk.now.definition.money.rebuys, walk.now.phase is not Phase.PLAYING)
    return _rebuy(walk, one_of(walk, walk.now.entries).player, override="he asked", author="Ada")


def _rebuy_of_debtor(walk: Walk) -> c.Command:
    _rebuys(walk)
    debtors = sorted(people.owed(walk.now, AccountKind.OWED))
    return _rebuy(walk, one_of(walk, debtors))


def _rebuy_too_often(walk: Walk) -> c.Command:
    state = _rebuys(walk)
    terms = first(state.definition.money.rebuys)
    assert terms is not None
    names = [one.player for one in state.cage.purchases if used_up(state, terms, one.player)]
    player = one_of(walk, names)
    when(not debt_of(state, player))
    return _rebuy(walk, player)


def _rebuy_rich(walk: Walk) -> c.Command:
    state = _rebuys(walk)
    terms = first(state.definition.money.rebuys)
    assert terms is not None
    _, chair = people.waiting_for_a_hand(walk)
    free = not debt_of(state, chair.player) and used_up(state, terms, chair.player) is None
    when(chair.stack > terms.up_to_stack, free)
    return _rebuy(walk, chair.player)


def _rebuy_in_hand(walk: Walk) -> c.Command:
    state = _rebuys(walk)
    terms = first(state.definition.money.rebuys)
    assert terms is not None
    _, chair = people.in_a_hand(walk)
    when(not debt_of(state, chair.player) and used_up(state, terms, chair.player) is None)
    return _rebuy(walk, chair.player)


def _rebuy_missed(walk: Walk, *, declined: bool) -> c.Command:
    state = _rebuys(walk)
    terms = first(state.definition.money.rebuys)
    assert terms is not None
    names = []
    for bust in state.round.busts:
        said_no = bust.player in state.cage.declined
        gone = isinstance(seat_for_rebuy(state, terms, bust.player), tuple) is False
        fit = not debt_of(state, bust.player) and used_up(state, terms, bust.player) is None
        names += [bust.player] if fit and gone and said_no is declined else []
    asked = [bust.table for bust in state.round.busts if bust.player not in state.cage.declined]
    if asked and not (names or declined) and state.round.open:
        return c.PlanHand(one_of(walk, asked))  # his table goes on: the next time he has missed a hand
    return _rebuy(walk, one_of(walk, names))


def _add_on(walk: Walk, player: str) -> c.Command:
    terms = first(walk.now.definition.money.add_ons)
    when(may_not_enter(walk.now, player) is None)
    return BuyAddOn(player=player, payments=paid(walk, terms.cents + terms.fee_cents if terms else 1))


def _add_on_without(walk: Walk) -> c.Command:
    when(not walk.now.definition.money.add_ons)
    return _add_on(walk, people.seated(walk))


def _add_on_early(walk: Walk) -> c.Command:
    terms = first(walk.now.definition.money.add_ons)
    when(terms, walk.now.cage.closed_at is None, walk.now.phase in SELLING)
    assert terms is not None
    when(not terms.window.from_level <= walk.now.clock.number <= terms.window.until_level)
    return _add_on(walk, one_of(walk, walk.now.entries).player)


def _add_on_twice(walk: Walk) -> c.Command:
    state, terms = playing(walk), first(walk.now.definition.money.add_ons)
    when(terms, state.cage.closed_at is None)
    assert terms is not None
    when(terms.window.from_level <= state.clock.number <= terms.window.until_level)
    names = [one.player for one in state.cage.purchases if one.kind is PurchaseKind.ADD_ON]
    player = one_of(walk, names)
    when(used_up(state, terms, player))
    return _add_on(walk, player)


def _take_back(walk: Walk, why: str) -> c.Command:
    """A purchase that stands."""
    state = walk.now
    sold = [one for one in state.cage.purchases if one.standing is not PurchaseStatus.VOIDED]
    if why == "settled":
        when(pool_is_settled(state))
        return VoidPurchase(purchase=one_of(walk, sold).number, reason="x", author="Ada")
    when(not pool_is_settled(state))
    fit = []
    for one in sold:
        table = table_of(state, one.player)
        if table is None:
            fit += [one] if why == "lost" else []
        elif not table.hand:
            stack = next(chair.stack for chair in table.chairs if chair.player == one.player)
            bound = one.standing is PurchaseStatus.ANNOUNCED and state.floor.hands > one.hands
            fit += [one] if (why == "binds") is bound and (bound or (why == "few" and stack <= one.chips)) else []
    return VoidPurchase(purchase=one_of(walk, fit).number, reason="x", author="Ada")


def _void(walk: Walk, why: str) -> c.Command:
    """An entry that stands."""
    state = walk.now
    when(state.phase is not Phase.REGISTERING, (why == "settled") is pool_is_settled(state))
    free = [one for one in state.entries if price_is_forfeited(state, one.player) is None]
    return VoidEntry(entry=one_of(walk, free).number, reason="x", author="Ada")


def _forfeited(walk: Walk) -> c.Command:
    names = [entry for entry in walk.now.entries if price_is_forfeited(walk.now, entry.player)]
    return VoidEntry(entry=one_of(walk, names).number, reason="x", author="Ada")


def _void_claim(walk: Walk) -> c.Command:
    names = [entry for entry in walk.now.entries if entry.player in walk.now.seating.claims_void]
    return VoidEntry(entry=one_of(walk, names).number, reason="x", author="Ada")


def _short(walk: Walk) -> c.Command:
    there = people.cash_of(walk.now, "Ada")
    safe = Account(AccountKind.SAFE, "", "cash")
    return MoveCash(source=people.drawer("Ada"), target=safe, cents=max(0, there) + 1, reason="x", author="Ada")


_SAFE = Account(AccountKind.SAFE, "", "cash")

CAGE_WRONGS: dict[str, Idea] = {
    "nobody-named:enters": lambda w: (when(w.now.phase is Phase.REGISTERING), c.Register(()))[1],
    "nobody-named:name": lambda w: (
        c.Register((_register(w), " ")) if w.now.phase is Phase.REGISTERING else _sale(w, player=" ")
    ),
    "already-entered": _in_already,
    "already-waiting": _waiting_again,
    "check-missing": lambda w: _unchecked(w, failed=False),
    "check-failed": lambda w: _unchecked(w, failed=True),
    "re-entries-used-up": _once_too_often,
    "event-full:seats": _full,
    "event-full:room": _crowd,
    "event-full:alternate": _no_alternate,
    "registration-closed:settled": lambda w: _too_late(w, "settled"),
    "registration-closed:no-late": lambda w: _too_late(w, "no-late"),
    "registration-closed:level": lambda w: _too_late(w, "level"),
    "registration-closed:start": lambda w: _too_late(w, "start"),
    "registration-closed:minutes": lambda w: _too_late(w, "minutes"),
    "registration-closed:day": lambda w: _too_late(w, "day"),
    "registration-closed:seats-drawn": lambda w: (when(w.now.phase is not Phase.REGISTERING), c.Register(("x",)))[1],
    "registration-closed:already": lambda w: (
        when(w.now.cage.closed_at is not None, w.now.phase in {Phase.SEATED, Phase.PLAYING, Phase.PLAYED_OUT}),
        CloseRegistration(reason="x", author="Ada"),
    )[1],
    "registration-closed:nothing-sold": _rebuy_after_all,
    "not-seated:registration": lambda w: (
        when(w.now.phase in {Phase.REGISTERING, Phase.FINISHED}),
        CloseRegistration(reason="x", author="Ada"),
    )[1],
    "unknown-method": lambda w: _pays(w, method="shells"),
    "no-cashier": lambda w: _pays(w, cashier=" "),
    "payer-missing": lambda w: _pays(w, method="transfer"),
    "wrong-amount:least": lambda w: _pays(w, cents=0),
    "wrong-amount:due": lambda w: _pays(w, cents=price(w) + 1),
    "wrong-amount:moved": lambda w: MoveCash(
        source=_SAFE, target=people.drawer("Ada"), cents=0, reason="x", author="Ada"
    ),
    "wrong-amount:counted": lambda w: CountCash(cashier="Ada", counted_cents=-1, author="Ada"),
    "not-drawers": lambda w: MoveCash(source=_SAFE, target=_SAFE, cents=1, reason="x", author="Ada"),
    "drawer-short": _short,
    "reason-missing:count": lambda w: CountCash(cashier="Ada", counted_cents=1, author=""),
    "reason-missing:check": lambda w: RecordCheck(player="x", kind="", passed=True, author="Ada"),
    "reason-missing:floor": lambda w: _sale(w, override="so", author=""),
    "barred": _barred,
    "no-surrender": lambda w: _surrender(w, allowed=False),
    "not-in-play": lambda w: _surrender(w, allowed=True),
    "hand-in-progress:waits": _surrender_in_hand,
    "draw-needed": lambda w: Undrawn(_late_sale(w)),
    "unknown-ticket": lambda w: ReleaseAlternate(ticket=99, reason="x", author="Ada"),
    "unknown-entry": lambda w: VoidEntry(entry=0, reason="x", author="Ada"),
    "unknown-purchase": lambda w: VoidPurchase(purchase=0, reason="x", author="Ada"),
    "nothing-owed:account": lambda w: PayRefund(player=people.NOBODY, payments=paid(w, 5)),
    "nothing-owed:player": lambda w: PayDebt(player=people.NOBODY, payments=paid(w, 5)),
    "no-rebuys": _rebuy_without,
    "rebuys-over": _rebuy_over,
    "rebuys-not-yet": _rebuy_early,
    "unknown-offer": _unknown_offer,
    "no-chips-yet": _seat_without_chips,
    "rebuys-used-up": _rebuy_too_often,
    "debt-unpaid": _rebuy_of_debtor,
    "too-many-chips:rebuy": _rebuy_rich,
    "hand-in-progress:rebuy": _rebuy_in_hand,
    "missed-hand": lambda w: _rebuy_missed(w, declined=False),
    "not-in-play:declined": lambda w: _rebuy_missed(w, declined=True),
    "not-awaited": lambda w: DeclineRebuy(people.NOBODY),
    "no-add-on": _add_on_without,
    "add-on-not-now": _add_on_early,
    "add-ons-used-up": _add_on_twice,
    "announcement-binds": lambda w: _take_back(w, "binds"),
    "has-played:lost": lambda w: _take_back(w, "lost"),
    "has-played:too-few": lambda w: _take_back(w, "few"),
    "pool-settled:sold": lambda w: _take_back(w, "settled"),
    "pool-settled:entries": lambda w: _void(w, "settled"),
    "has-played:entry": lambda w: _void(w, "played"),
    "price-forfeited:pool": _forfeited,
    "price-forfeited:none": _forfeited,
    "claim-void": _void_claim,
}


def _register(walk: Walk) -> str:
    when(walk.now.phase is Phase.REGISTERING, not admission_terms(walk.now).checks)
    return people.newcomer(walk)


def _late_sale(walk: Walk) -> c.Command:
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING})
    return _sale(walk)
