"""How bounties change the state. Entries put one on each head, or into the purse; the rest are events of their own."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.tournament import bounty_events as e
from shuffleup.tournament import cage_events
from shuffleup.tournament.bounty_state import Bounties, CarriedBounties, LooseBounty, Mystery
from shuffleup.tournament.bounty_terms import BountyKind
from shuffleup.tournament.cage_state import Posting, Purchase, PurchaseKind
from shuffleup.tournament.events import EntriesRegistered, Event
from shuffleup.tournament.ledger import posted
from shuffleup.tournament.state import EventState

_Apply: TypeAlias = Callable[[EventState, Any], EventState]

ANY_TABLE = 0
"""Where a bounty lies that the next pot takes wherever it is played."""


def with_heads(registered: _Apply, applied: Mapping[type[Event], _Apply]) -> dict[type[Event], _Apply]:
    """What sells and takes back entries and chips, with the bounties that go with them."""
    sold, voided, bought = cage_events.EntrySold, cage_events.EntryVoided, cage_events.ChipsBought
    return {
        EntriesRegistered: lambda state, event: _entered(
            registered(state, event), [entry.player for entry in event.entries]
        ),
        sold: lambda state, event: _entered(applied[sold](state, event), [event.entry.player]),
        voided: lambda state, event: _entered(applied[voided](state, event), [event.player], sign=-1),
        bought: lambda state, event: _still_in(applied[bought](state, event), event.purchase),
    }


def _still_in(state: EventState, purchase: Purchase) -> EventState:
    """Who rebuys has not been knocked out."""
    book = state.book.bounties
    if purchase.kind is not PurchaseKind.REBUY or purchase.player not in book.waiting:
        return state
    waiting = {player: one for player, one in book.waiting.items() if player != purchase.player}
    return _with(state, replace(book, waiting=waiting))


def _entered(state: EventState, players: Iterable[str], sign: int = 1) -> EventState:
    terms = state.opening.definition.money.shares.bounty
    if terms is None:
        return state
    book = state.book.bounties
    heads = book.heads.copy()
    total = 0
    for player in players:
        total += sign * terms.cents
        if terms.kind is not BountyKind.MYSTERY:
            heads[player] = heads.get(player, 0) + sign * terms.cents
            if not heads[player]:
                del heads[player]
    mystery = book.mystery
    if terms.kind is BountyKind.MYSTERY:
        mystery = replace(mystery, purse=mystery.purse + total)
    return _with(state, replace(book, heads=heads, mystery=mystery, posted=book.posted + total))


def _with(state: EventState, bounties: Bounties, postings: tuple[Posting, ...] = ()) -> EventState:
    if postings:
        state = replace(state, cage=replace(state.cage, ledger=posted(state.cage.ledger, postings)))
    return replace(state, book=replace(state.book, bounties=bounties))


def _knocked_out(state: EventState, event: e.KnockedOut) -> EventState:
    book = state.book.bounties
    waiting = {player: one for player, one in book.waiting.items() if all(player != k.player for k in event.knock_outs)}
    waiting |= {one.player: one for one in event.knock_outs}
    return _with(state, replace(book, waiting=waiting))


def _won(state: EventState, event: e.BountyWon) -> EventState:
    book = state.book.bounties if event.loose else _without(state.book.bounties, event.player)
    if event.loose:
        # A player may have given up twice: one bounty goes with each event.
        won = next(one for one in book.loose if (one.player, one.cents) == (event.player, event.cents))
        book = replace(book, loose=tuple([one for one in book.loose if one is not won]))
        return _with(state, _gained(book, event.gains), event.postings)
    heads = _less(book.heads, event.player, event.cents)
    knock_outs = book.knock_outs.copy()
    for gain in event.gains:
        knock_outs[gain.player] = knock_outs.get(gain.player, 0) + 1
    return _with(state, _gained(replace(book, heads=heads, knock_outs=knock_outs), event.gains), event.postings)


def _counted(state: EventState, event: e.KnockOutCounted) -> EventState:
    book = _without(state.book.bounties, event.player)
    knock_outs = book.knock_outs.copy()
    for player in event.by:
        knock_outs[player] = knock_outs.get(player, 0) + 1
    return _with(state, replace(book, knock_outs=knock_outs))


def _without(book: Bounties, player: str) -> Bounties:
    """The book once it is settled who knocked a player out."""
    waiting = {name: one for name, one in book.waiting.items() if name != player}
    return replace(book, waiting=waiting, unnamed=tuple([one for one in book.unnamed if one.player != player]))


def _less(heads: Mapping[str, int], player: str, cents: int) -> dict[str, int]:
    """The heads with so much less on one of them; a head with nothing on it is gone."""
    left = heads.get(player, 0) - cents
    others = {name: head for name, head in heads.items() if name != player}
    return {**others, player: left} if left else others


def _gained(book: Bounties, gains: Iterable[e.Gain]) -> Bounties:
    heads, won = book.heads.copy(), book.won.copy()
    for gain in gains:
        if gain.cash:
            won[gain.player] = won.get(gain.player, 0) + gain.cash
        if gain.head:
            heads[gain.player] = heads.get(gain.player, 0) + gain.head
    return replace(book, heads=heads, won=won)


def _left(state: EventState, event: e.BountyLeft) -> EventState:
    book = _without(state.book.bounties, event.player)
    loose = (*book.loose, LooseBounty(event.player, event.table, event.cents))
    return _with(state, replace(book, heads=_less(book.heads, event.player, event.cents), loose=loose))


def _unnamed(state: EventState, event: e.BountyUnnamed) -> EventState:
    book = state.book.bounties
    settled = _without(book, event.knock_out.player)
    return _with(state, replace(settled, unnamed=(*book.unnamed, event.knock_out)))


def _kept(state: EventState, event: e.BountyKept) -> EventState:
    book = _without(state.book.bounties, event.player)
    book = replace(book, heads=_less(book.heads, event.player, event.cents))
    return _with(state, _gained(book, (e.Gain(event.player, event.cents),)), event.postings)


def _filled(state: EventState, event: e.EnvelopesFilled) -> EventState:
    mystery = Mystery(True, event.envelopes, event.rest)  # noqa: FBT003 - a field, not a switch
    return _with(state, replace(state.book.bounties, mystery=mystery))


def _drawn(state: EventState, event: e.EnvelopeDrawn) -> EventState:
    book = _without(state.book.bounties, event.player)
    envelopes = book.mystery.envelopes
    left = envelopes[: event.place] + envelopes[event.place + 1 :]
    book = replace(book, mystery=replace(book.mystery, envelopes=left))
    knock_outs = book.knock_outs.copy()
    for gain in event.gains:
        if gain.player != event.player:
            knock_outs[gain.player] = knock_outs.get(gain.player, 0) + 1
    return _with(state, _gained(replace(book, knock_outs=knock_outs), event.gains), event.postings)


def _purse_paid(state: EventState, event: e.PursePaid) -> EventState:
    book = replace(state.book.bounties, mystery=Mystery(True), loose=())  # noqa: FBT003 - a field, not a switch
    return _with(state, _gained(book, event.gains), event.postings)


def _handed_over(state: EventState, event: e.BountiesHandedOver) -> EventState:
    """The flight keeps what was won in it; the tag of its bags says what goes along with them."""
    book = state.book.bounties
    emptied = replace(book, heads={}, loose=(), mystery=Mystery(), posted=book.posted - event.bounties.cents)
    after = _with(state, emptied, event.postings)
    closed = tuple([replace(flight, bounties=event.bounties) for flight in state.book.flights])
    return replace(after, book=replace(after.book, flights=closed))


def _taken(state: EventState, event: e.BountiesTaken) -> EventState:
    book, came = state.book.bounties, event.bounties
    mystery = replace(book.mystery, purse=book.mystery.purse + came.purse)
    loose = (*book.loose, *[LooseBounty(one.player, ANY_TABLE, one.cents) for one in came.loose])
    book = replace(book, heads=_together(book.heads, came), loose=loose, mystery=mystery)
    return _with(state, replace(book, posted=book.posted + came.cents), event.postings)


def _together(heads: Mapping[str, int], came: CarriedBounties) -> dict[str, int]:
    """Who has bagged in several flights has what stood on his head in each of them."""
    all_heads = dict(heads)
    for one in came.heads:
        all_heads[one.player] = all_heads.get(one.player, 0) + one.cents
    return all_heads


APPLY_BOUNTIES: Mapping[type[Event], _Apply] = {
    e.KnockedOut: _knocked_out,
    e.KnockOutCounted: _counted,
    e.BountyWon: _won,
    e.BountyLeft: _left,
    e.BountyUnnamed: _unnamed,
    e.BountyKept: _kept,
    e.EnvelopesFilled: _filled,
    e.EnvelopeDrawn: _drawn,
    e.PursePaid: _purse_paid,
    e.BountiesHandedOver: _handed_over,
    e.BountiesTaken: _taken,
}
