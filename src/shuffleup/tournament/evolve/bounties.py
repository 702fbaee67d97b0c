"""How bounties change the state. Entries put one on each head or into the purse; the rest have their own events."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament.evolve.floor import plus, with_postings, with_records, without_knock_out
from shuffleup.tournament.words import bounties as e
from shuffleup.tournament.words.bounties import Bounties, LooseBounty, Mystery
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import LedgerPosting, head_cents
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BountyKind

ANY_TABLE = 0
"""The table number of a bounty that goes with the next pot, at whatever table."""


def still_in(state: EventState, player: str) -> EventState:
    """The state after a rebuy: the player has not been knocked out."""
    waiting = {name: one for name, one in state.bounties.waiting.items() if name != player}
    return _with(state, replace(state.bounties, waiting=waiting))


def with_heads(state: EventState, entries: Iterable[Entry], sign: int = 1) -> EventState:
    """The state with what these entries, just sold, put on heads or into the purse; with -1, taken back."""
    shares = state.definition.money.shares
    terms = shares.bounty
    if terms is None:
        return state
    entered = [(entry.player, sign * head_cents(shares, entry.bounty_cents)) for entry in entries]
    bounties, cents = state.bounties, sum([one for _, one in entered])
    posted = bounties.posted + cents
    if terms.kind is BountyKind.MYSTERY:
        mystery = replace(bounties.mystery, purse=bounties.mystery.purse + cents)
        return _with(state, replace(bounties, mystery=mystery, posted=posted))
    return _with(state, replace(bounties, heads=plus(bounties.heads, entered), posted=posted))


def _with(state: EventState, bounties: Bounties, postings: tuple[LedgerPosting, ...] = ()) -> EventState:
    return with_records(with_postings(state, postings), bounties=bounties)


def _won(state: EventState, event: e.BountyWon) -> EventState:
    bounties = state.bounties if event.loose else without_knock_out(state.bounties, event.player)
    if event.loose:
        # A player may have surrendered twice: one bounty goes with each event.
        won = next(one for one in bounties.loose if (one.player, one.cents) == (event.player, event.cents))
        bounties = replace(bounties, loose=tuple([one for one in bounties.loose if one is not won]))
        return _with(state, _gained(bounties, event.gains), event.postings)
    heads = plus(bounties.heads, [(event.player, -event.cents)])
    knock_outs = plus(bounties.knock_outs, [(gain.player, 1) for gain in event.gains])
    return _with(state, _gained(replace(bounties, heads=heads, knock_outs=knock_outs), event.gains), event.postings)


def _gained(bounties: Bounties, gains: Iterable[e.Gain]) -> Bounties:
    gained = list(gains)
    won = plus(bounties.won, [(gain.player, gain.cash) for gain in gained])
    return replace(bounties, heads=plus(bounties.heads, [(gain.player, gain.head) for gain in gained]), won=won)


def _left(state: EventState, event: e.BountyLeft) -> EventState:
    bounties = without_knock_out(state.bounties, event.player)
    loose = (*bounties.loose, LooseBounty(event.player, event.table, event.cents))
    return _with(state, replace(bounties, heads=plus(bounties.heads, [(event.player, -event.cents)]), loose=loose))


def _unnamed(state: EventState, event: e.BountyUnnamed) -> EventState:
    bounties = state.bounties
    settled = without_knock_out(bounties, event.knock_out.player)
    return _with(state, replace(settled, unnamed=(*bounties.unnamed, event.knock_out)))


def _put(state: EventState, event: e.BountyPut) -> EventState:
    bounties = state.bounties
    heads = plus(bounties.heads, [(event.player, event.cents)])
    return _with(state, replace(bounties, heads=heads, posted=bounties.posted + event.cents), event.postings)


def _kept(state: EventState, event: e.BountyKept) -> EventState:
    bounties = without_knock_out(state.bounties, event.player)
    bounties = replace(bounties, heads=plus(bounties.heads, [(event.player, -event.cents)]))
    return _with(state, _gained(bounties, (e.Gain(event.player, event.cents),)), event.postings)


def _filled(state: EventState, event: e.EnvelopesFilled) -> EventState:
    mystery = Mystery(True, event.envelopes, event.rest)  # noqa: FBT003 - a field, not a switch
    return _with(state, replace(state.bounties, mystery=mystery))


def _drawn(state: EventState, event: e.EnvelopeDrawn) -> EventState:
    bounties = without_knock_out(state.bounties, event.player)
    envelopes = bounties.envelopes
    left = envelopes[: event.place] + envelopes[event.place + 1 :]
    bounties = replace(bounties, mystery=replace(bounties.mystery, envelopes=left))
    knock_outs = plus(bounties.knock_outs, [(one.player, 1) for one in event.gains if one.player != event.player])
    return _with(state, _gained(replace(bounties, knock_outs=knock_outs), event.gains), event.postings)


def _purse_paid(state: EventState, event: e.PursePaid) -> EventState:
    bounties = replace(state.bounties, mystery=Mystery(True), loose=())  # noqa: FBT003 - a field, not a switch
    return _with(state, _gained(bounties, event.gains), event.postings)


def _handed_over(state: EventState, event: e.BountiesHandedOver) -> EventState:
    """The flight keeps what was won in it; the tags of its bags say what goes with them."""
    bounties = state.bounties
    emptied = replace(bounties, heads={}, loose=(), mystery=Mystery(), posted=bounties.posted - event.bounties.cents)
    closed = tuple([replace(flight, bounties=event.bounties) for flight in state.records.flights])
    return with_records(_with(state, emptied, event.postings), flights=closed)


def _taken(state: EventState, event: e.BountiesTaken) -> EventState:
    bounties, came = state.bounties, event.bounties
    mystery = replace(bounties.mystery, purse=bounties.mystery.purse + came.purse)
    loose = (*bounties.loose, *[LooseBounty(one.player, ANY_TABLE, one.cents) for one in came.loose])
    # A player who has bagged in several flights has what was on his head in each of them.
    heads = plus(bounties.heads, [(one.player, one.cents) for one in came.heads])
    bounties = replace(bounties, heads=heads, loose=loose, mystery=mystery)
    return _with(state, replace(bounties, posted=bounties.posted + came.cents), event.postings)


APPLY_BOUNTIES: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.BountyWon: _won,
    e.BountyPut: _put,
    e.BountyLeft: _left,
    e.BountyUnnamed: _unnamed,
    e.BountyKept: _kept,
    e.EnvelopesFilled: _filled,
    e.EnvelopeDrawn: _drawn,
    e.PursePaid: _purse_paid,
    e.BountiesHandedOver: _handed_over,
    e.BountiesTaken: _taken,
}
