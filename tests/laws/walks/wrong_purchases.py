"""What the cage must refuse of rebuys and add-ons, by the refusal that is due."""

from __future__ import annotations

from shuffleup.tournament.facts.rebuys import debt_of, seat_for_rebuy
from shuffleup.tournament.facts.standing import (
    may_not_enter,
    no_rebuys_now,
    used_up,
)
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    PurchaseKind,
    Rebuy,
    SellEntry,
)
from shuffleup.tournament.words.money import AccountKind
from shuffleup.tournament.words.state import EventState, Phase
from tests.laws.walks import people
from tests.laws.walks.people import paid
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when
from tests.laws.walks.wrong_cage import SELLING
from tests.tournament.offers import first


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


PURCHASE_WRONGS: dict[str, Idea] = {
    "registration-closed:nothing-sold": _rebuy_after_all,
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
    "no-add-on": _add_on_without,
    "add-on-not-now": _add_on_early,
    "add-ons-used-up": _add_on_twice,
}
