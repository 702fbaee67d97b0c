"""What the cage sells at this moment, and for how much."""

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.facts.entry import chips_of, entry_closed, price_now
from shuffleup.tournament.facts.windows import is_open
from shuffleup.tournament.words.offers import Sale
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BountyKind


class OfferLine(Struct, frozen=True, gc=False):
    """An offer: ``kind`` is ``entry``, ``re-entry``, ``rebuy`` or ``add-on``, ``cents`` what the player pays."""

    kind: str
    name: str
    cents: int
    chips: int
    now: bool
    """Is it sold at this moment?"""


class Selling(Struct, frozen=True, gc=False):
    """What the cage sells in this event, at the present price; 0 for what it never sells, or gives away.

    Whether a player may buy it now is decided by the command.
    """

    entry_cents: int
    re_entry_cents: int
    rebuy_cents: int
    """The rebuy that is sold if nobody asks for one by its name; so with the add-on."""
    add_on_cents: int
    methods: tuple[str, ...]
    re_entries: bool
    entries: bool
    """Are entries sold at this moment?"""
    offers: tuple[OfferLine, ...] = ()
    """What may be asked for by its name: entries that a player chooses, and every rebuy and add-on."""
    checks: tuple[str, ...] = ()
    """The checks that each player must have passed before he enters."""
    heads: bool = False
    """Do bounties stand on heads, so that the house may put more there?"""


def selling(state: EventState, at: int) -> Selling:
    """What is sold now."""
    definition, present = state.definition, at_present(state, at)
    money = definition.money
    bounty = money.shares.bounty
    sold = entry_closed(state, at) is None
    chosen = [one for one in money.prices if one.is_chosen]
    named = [*chosen, *money.rebuys, *money.add_ons]
    lines = [
        OfferLine(
            one.kind.value,
            one.name,
            one.due_cents,
            chips_of(definition, one),
            sold if one.is_chosen else is_open(present, one.window, at),
        )
        for one in named
    ]
    return Selling(
        entry_cents=price_now(present, at, Sale.ENTRY).due_cents,
        re_entry_cents=price_now(present, at, Sale.RE_ENTRY, Sale.ENTRY).due_cents,
        rebuy_cents=_first(lines, Sale.REBUY),
        add_on_cents=_first(lines, Sale.ADD_ON),
        methods=money.methods,
        re_entries=money.admission.re_entries != 0,
        entries=sold,
        offers=tuple(lines),
        checks=money.admission.checks,
        heads=bounty is not None and bounty.kind is not BountyKind.MYSTERY,
    )


def _first(lines: Sequence[OfferLine], kind: Sale) -> int:
    known = [one for one in lines if one.kind == kind.value]
    return next((one.cents for one in [*filter(lambda one: one.now, known), *known]), 0)
