"""Whether prices, shares, bounties and the kind of event are within what a rulebook allows (MED-4, 12, 15, 17, 23).

A director may set a limit aside for an event; his reason stands in the opening event.
"""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.announced import Announced
from shuffleup.rulebooks.policy.event import BountyMode
from shuffleup.rulebooks.price_bands import FormLimits
from shuffleup.rulebooks.rule import ResolvedPolicy, citation
from shuffleup.tournament.words.definition import Definition, EntryTerms, PayoutPlan, Shares
from shuffleup.tournament.words.offers import ALWAYS
from shuffleup.tournament.words.terms import WHOLE, BountyKind, BountyTerms, MoneyTerms

BOOK_LIMITS = (
    *("buy_in_cents", "fee_cents", "prize_percent", "purchase_percent", "organisation_percent", "league_percent"),
    *("league_cents", "teams", "seats", "entries", "late_until_level", "stack", "percentages", "bounty", "reentries"),
)
"""What may be limited, by its key in an event file."""


def beyond_the_book(definition: Definition) -> Refusal | None:
    """The refusal of the first limit of the book that the event breaks, with the rule that sets it."""
    return next(chain(outside_bands(definition.entry, definition.money), unlike_the_form(definition)), None)


def is_overruled(money: MoneyTerms, limit: str) -> bool:
    """Has the director set this limit aside?"""
    return any(one.limit == limit for one in money.overruled)


def unlike_the_form(definition: Definition) -> Iterator[Refusal]:
    """Everything in which an event is not what the book says of its kind. The fact ``what`` is a key of its file."""
    return (one for one in _unlike(definition) if not is_overruled(definition.money, str(one.fact("what"))))


def _unlike(definition: Definition) -> Iterator[Refusal]:
    money, entry = definition.money, definition.entry
    form, admission = money.bands.form, money.admission
    if form.seats and definition.seats != form.seats:
        yield _fixed(form, "seats", form.seats, definition.seats)
    if form.entries and definition.online and definition.online.starts_at not in (0, form.entries):
        yield _fixed(form, "entries", form.entries, definition.online.starts_at)
    if form.entries and admission.late != ALWAYS:
        yield refuse("fixed-by-book", form.rule, why="late", what="late_until_level")
    stacks = [(entry.buy_in_cents, entry.stack), *[(one.cents, one.chips or entry.stack) for one in money.prices]]
    for cents, stack in stacks if form.chips_per_unit else ():
        if stack * CENTS != cents * form.chips_per_unit:
            yield _fixed(form, "stack", cents * form.chips_per_unit // CENTS, stack)
    paid = replace(definition.payouts, in_kind=())
    if form.shares and paid != PayoutPlan(Shares(form.shares), paid.rounding_cents):
        shares = " / ".join([f"{share / CENTS:g}" for share in form.shares])
        yield refuse("fixed-by-book", form.rule, why="shares", what="percentages", fixed=shares)
    if form.shares and money.shares.bounty:
        yield refuse("fixed-by-book", form.rule, why="bounty", what="bounty")
    if form.re_entries is not None and (admission.re_entries is None or admission.re_entries > form.re_entries):
        yield refuse("fixed-by-book", form.rule, why="reentries", what="reentries", fixed=form.re_entries)


def other_number_of_entries(definition: Definition, entries: int) -> Refusal | None:
    """The refusal of so many entries where the book says how many play; None if it does not, or was overruled."""
    form = definition.money.bands.form
    if form.entries in (0, entries) or is_overruled(definition.money, "entries"):
        return None
    return _fixed(form, "entries", form.entries, entries)


def _fixed(form: FormLimits, what: str, fixed: int, value: int) -> Refusal:
    return refuse("fixed-by-book", form.rule, what=what, fixed=fixed, value=value)


def outside_bands(entry: EntryTerms, money: MoneyTerms) -> Iterator[Refusal]:
    """Every price or share outside its band. The fact ``what`` is its key in an event file."""
    return (one for one in _outside(entry, money) if not is_overruled(money, str(one.fact("what"))))


def _outside(entry: EntryTerms, money: MoneyTerms) -> Iterator[Refusal]:
    for buy_in, fee in ((entry.buy_in_cents, entry.fee_cents), *[(p.cents, p.fee_cents) for p in money.prices]):
        yield from _price(money, "buy_in_cents", buy_in, money.bands.buy_in_cents)
        yield from _price(money, "fee_cents", fee, _fee_band(money, buy_in))
    shares, bands = money.shares, money.bands
    yield from _share(money, "prize_percent", shares.buy_ins, bands.least_of_buy_ins, WHOLE)
    if money.rebuys or money.add_ons:
        yield from _share(money, "purchase_percent", shares.purchases, bands.least_of_purchases, WHOLE)
    most = min(bands.most_for_organisation, WHOLE - shares.buy_ins)
    yield from _share(money, "organisation_percent", shares.organisation, 0, most)
    yield from _league(money)


def _league(money: MoneyTerms) -> Iterator[Refusal]:
    """Either nothing is kept for a league, or what the book prints (MED-19, MED-21)."""
    kept, printed = money.shares.league, money.bands.league
    if printed is not None and money.shares.league_cents:
        cents = money.shares.league_cents
        yield refuse("price-outside-band", printed.rule, what="league_cents", band="one", value=cents, least=0, most=0)
    if printed is None or kept in (0, printed.basis_points):
        return
    share = printed.basis_points
    yield _beyond(printed.rule, "league_percent", "one", kept, share, share)


def _fee_band(money: MoneyTerms, buy_in_cents: int) -> tuple[int, int] | None:
    if money.bands.fee_share is None:
        return money.bands.fee_cents
    fee = buy_in_cents * money.bands.fee_share // WHOLE
    return fee, fee


def _price(money: MoneyTerms, what: str, cents: int, band: tuple[int, int] | None) -> Iterator[Refusal]:
    if band is None or band[0] <= cents <= band[1]:
        return
    kind, (least, most) = "one" if band[0] == band[1] else "range", band
    yield refuse("price-outside-band", money.bands.rule, what=what, band=kind, value=cents, least=least, most=most)


def _share(money: MoneyTerms, what: str, share: int, least: int, most: int) -> Iterator[Refusal]:
    if not least <= share <= most:
        yield _beyond(money.bands.rule, what, "range", share, least, most)


def _beyond(rule: str, what: str, band: str, share: int, least: int, most: int) -> Refusal:
    return refuse(
        "share-outside-band",
        rule,
        what=what,
        band=band,
        value_basis_points=share,
        least_basis_points=least,
        most_basis_points=most,
    )


CENTS = 100
"""Cents in a unit of money."""
CHIP_CENTS = 2_000
"""The bounty that ``BountyMode.CHIP_20`` means, in cents (MED-15)."""

_MODES = {BountyKind.FIXED: BountyMode.CHIP_20, BountyKind.PROGRESSIVE: BountyMode.PROGRESSIVE}


def unfit_bounties(definition: Definition, policy: ResolvedPolicy) -> Refusal | None:
    """Why these bounties are refused; None if they are allowed, or if there are none."""
    terms = definition.money.shares.bounty
    if terms is None:
        return None
    wrong = _wrong_sums(definition, terms)
    return wrong or (None if is_overruled(definition.money, "bounty") else _not_in_book(terms, policy))


def _wrong_sums(definition: Definition, terms: BountyTerms) -> Refusal | None:
    money = definition.money
    for cents, buy_in in _heads(definition, terms):
        prizes = -(-buy_in * money.shares.buy_ins // WHOLE) - money.shares.league_cents
        if terms.unit_cents < 1 or cents < 0 or cents % terms.unit_cents:
            return refuse("bounty-unfit", fault="units", cents=cents, unit_cents=terms.unit_cents)
        if cents > prizes:
            return refuse("bounty-unfit", fault="prizes", cents=cents, prizes_cents=prizes)
    if terms.kind is not BountyKind.MYSTERY and (terms.envelopes or terms.amounts or terms.from_players):
        return refuse("bounty-unfit", fault="envelopes")
    if any(cents < 1 or cents % terms.unit_cents for cents in terms.amounts) or (terms.amounts and terms.envelopes):
        return refuse("bounty-unfit", fault="amounts", unit_cents=terms.unit_cents)
    if not 0 <= terms.head_share <= WHOLE:
        return refuse("bounty-unfit", fault="head", share_basis_points=terms.head_share)
    if any(share < 1 for share in terms.envelopes) or sum(terms.envelopes) > WHOLE or terms.from_players < 0:
        return refuse("bounty-unfit", fault="shares", sum_basis_points=sum(terms.envelopes))
    return None


def _heads(definition: Definition, terms: BountyTerms) -> Iterator[tuple[int, int]]:
    """What each price puts on a head, with its buy-in."""
    yield terms.cents, definition.entry.buy_in_cents
    for price in definition.money.prices:
        yield terms.cents if price.bounty_cents is None else price.bounty_cents, price.cents


def _not_in_book(terms: BountyTerms, policy: ResolvedPolicy) -> Refusal | None:
    """A book that lists the kinds of bounty allows no other; a house adds others in its own rules."""
    mode = policy.policy.event.bounty_mode
    if mode is None or mode is BountyMode.HOUSE:
        return None
    known = (mode.usual, mode.other) if isinstance(mode, Announced) else (mode,)
    fixed = terms.kind is BountyKind.FIXED
    if _MODES.get(terms.kind) in known and (not fixed or terms.cents == CHIP_CENTS):
        return None
    return refuse("bounty-not-in-book", str(citation(policy, "bounty_mode")), cents=terms.cents, kind=terms.kind.value)
