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
from shuffleup.tournament.facts.standing import (
    may_not_enter,
    pool_is_settled,
    table_of,
)
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import (
    CloseRegistration,
    DeclineRebuy,
    PurchaseStatus,
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
    Payment,
    PayRefund,
    balance_of,
)
from shuffleup.tournament.words.state import Phase
from tests.laws.walks import people
from tests.laws.walks.people import paid, price
from tests.laws.walks.walk import Idea, Undrawn, Walk, one_of, playing, when

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


def _safe_short(walk: Walk) -> c.Command:
    there = balance_of(walk.now.cage.ledger, _SAFE)
    return MoveCash(source=_SAFE, target=people.drawer("Ada"), cents=there + 1, reason="x", author="Ada")


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
    "safe-short": _safe_short,
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
    "not-awaited": lambda w: DeclineRebuy(people.NOBODY),
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
