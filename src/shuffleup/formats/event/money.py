"""What an event file says about money: who may enter, the pool, bounties; ``offers`` reads what is sold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.answer import Refusal, Stated, note
from shuffleup.formats.event.offers import check_offers, late_window, limit_of, offers_of
from shuffleup.formats.event.schema import BountyTable, EntryTable, EventTables, PoolTable
from shuffleup.formats.event.toml_tables import EventProblems, basis_points
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.toml_text import did_you_mean, shown
from shuffleup.tournament.facts.terms import BOOK_LIMITS, other_number_of_entries, outside_bands, unlike_the_form
from shuffleup.tournament.words import terms
from shuffleup.tournament.words.definition import Definition, EntryTerms
from shuffleup.tournament.words.money import TICKET
from shuffleup.tournament.words.offers import ALWAYS

Bands = Mapping[str, PriceBands]
"""The price bands of a rulebook by the kind of event; the empty text stands for events that name no kind."""
OVERRULED = "[overruled]"
FREEZEOUT = "freezeout"
"""The kind of event without rebuys in which some books still allow a re-entry (MED-12)."""
_TABLE_OF = {
    **dict.fromkeys(("entries", "late_until_level", "stack", "reentries"), "[entry]"),
    "percentages": "[payouts]",
    "bounty": "[bounty]",
}
LEAGUE_FINAL = "league-final"
"""The kind of event that is free to enter: no book limits its prices."""
BOUNTY = "[bounty]"
_SHARES = {
    "prize_percent": "buy_ins",
    "purchase_percent": "purchases",
    "organisation_percent": "organisation",
    "league_percent": "league",
    "tax_percent": "tax",
}
"""The keys of ``[pool]`` that are shares, and their names in the event's terms."""


def check_money(tables: EventTables, bands: Bands, problems: EventProblems) -> None:
    """Checks what is sold, who may enter, that shares leave something, and that the book's bands are kept."""
    check_offers(tables, problems)
    _admission(tables.entry, problems)
    _shares(tables.pool, problems)
    _league(tables, problems)
    _keep_to_the_bands(tables, bands, problems)


def _admission(entry: EntryTable, problems: EventProblems) -> None:
    if late_window(entry) == ALWAYS and (entry.reentries or entry.surrender):
        key = "reentries" if entry.reentries else "surrender"
        problems.add("[entry]", note("announced-without-late", key=key), note("give-late-until-level"))
    if entry.surrender and not entry.reentries:
        problems.add("[entry]", note("surrender-without"), note("give-reentries-too"))
    if entry.alternates and not entry.cap:
        problems.add("[entry]", note("alternates-without-cap"), note("give-cap"))
    named = entry.entries if isinstance(entry.entries, int) else len(entry.entries)
    if entry.cap and named > entry.cap:
        what = note("more-enter-than-cap", count=str(named), cap=str(entry.cap))
        problems.add("[entry]", what, note("raise-cap-or-fewer"))
    if TICKET in entry.methods:
        hint = note("satellite-seats-unnamed")
        problems.add("[entry]", note("method-is-no-money", kind=TICKET), hint)
    for kind in entry.methods:
        if entry.methods.count(kind) > 1:
            problems.add("[entry]", note("methods-has-kind-twice", kind=kind), note("name-each-once"))
            return


def _shares(pool: PoolTable, problems: EventProblems) -> None:
    for key in _SHARES:
        percent = getattr(pool, key)
        if not 0 <= percent <= 100:
            what = note("value-cannot-be", key=key, value=f"{percent:f}")
            problems.add("[pool]", what, note("give-what", what=note("per-cent")))
        elif percent * 100 % 1:
            what = note("percent-too-fine", key=key, percent=f"{percent:f}")
            problems.add("[pool]", what, note("two-decimals-at-most"))
    together = pool.prize_percent + pool.organisation_percent
    if together > 100:
        problems.add("[pool]", note("parts-come-to-percent", percent=f"{together:f}"), note("let-them-come-to-100"))


def _league(tables: EventTables, problems: EventProblems) -> None:
    """Checks that what each entry pays for the league is left of every buy-in."""
    kept = tables.pool.league_cents
    for buy_in in [tables.entry.buy_in_cents, *[one.buy_in_cents for one in tables.prices]]:
        prizes = _for_prizes(buy_in, tables.pool)
        if kept > prizes:
            what = note("league-more-than-prizes", cents=str(kept), prizes=str(prizes))
            problems.add("[pool]", what, note("give-at-most-most", most=str(prizes)))
            return


def _keep_to_the_bands(tables: EventTables, bands: Bands, problems: EventProblems) -> None:
    entry, kind = tables.entry, tables.pool.bands
    if kind == LEAGUE_FINAL:
        if entry.buy_in_cents or entry.fee_cents:
            problems.add("[entry]", note("league-final-is-free"), note("take-prices-out"))
    elif kind and kind not in bands:
        kinds = [known for known in bands if known]
        hint = did_you_mean(kind, kinds, "it-can-be-list") if kinds else note("take-out-not-in-book")
        problems.add("[pool]", note("value-not-known", key="bands", value=f"'{kind}'"), hint)
    if problems.found:
        return
    entered = EntryTerms(entry.buy_in_cents, entry.fee_cents, entry.stack)
    for refusal in outside_bands(entered, money_terms(tables, bands)):
        _beyond("[entry]" if refusal.fact("what") in {"buy_in_cents", "fee_cents"} else "[pool]", refusal, problems)
    _of_which_form(tables, bands, problems)


def _beyond(place: str, refusal: Refusal, problems: EventProblems) -> None:
    hint = note("keep-to-it-or-overrule", key=str(refusal.fact("what")))
    problems.add(place, note("what-by-rule", what=refusal, rule=refusal.rule), hint)


def _of_which_form(tables: EventTables, bands: Bands, problems: EventProblems) -> None:
    """Where a book allows fewer re-entries in a freezeout than elsewhere, an event with more says what it is.

    An event without rebuys is a freezeout by MED-4, MED-12 limits its re-entries, and by MED-5 others have as many as
    they announce: one that names neither could be taken for either.
    """
    most = bands[FREEZEOUT].form.re_entries if FREEZEOUT in bands else None
    again = limit_of(tables.entry.reentries)
    if most is None or tables.pool.bands or tables.rebuys or (again is not None and again <= most):
        return
    if "reentries" not in tables.overruled:
        what = note("freezeout-or-re-entry", most=most, rule=bands[FREEZEOUT].form.rule)
        problems.add("[entry]", what, note("write-line", line='format = "re-entry"'))


def check_overruled(raw: Mapping[str, object], problems: EventProblems) -> None:
    """Checks that each key of ``[overruled]`` names a limit, and that each has its reason."""
    for key, reason in raw.items():
        if key not in BOOK_LIMITS:
            problems.add(OVERRULED, note("not-a-key-here", key=key), did_you_mean(key, BOOK_LIMITS, "keys-are-list"))
        elif not isinstance(reason, str) or not reason.strip():
            problems.add(OVERRULED, note("value-cannot-be", key=key, value=shown(reason)), note("give-the-reason"))


def check_form(definition: Definition, entries: int, problems: EventProblems) -> None:
    """Checks that the event is what its rulebook says of its kind."""
    other = other_number_of_entries(definition, entries)
    for refusal in (*unlike_the_form(definition), *([other] if other else [])):
        _beyond(_TABLE_OF.get(str(refusal.fact("what")), ""), refusal, problems)


def check_bounty(tables: EventTables, problems: EventProblems) -> None:
    """Checks that the kind exists, bounties are whole units and no more than a buy-in's prizes, envelopes <= 100 %."""
    table = tables.bounty
    if table is None:
        return
    kinds = [kind.value for kind in terms.BountyKind]
    if table.kind not in kinds:
        what = note("kind-key-is-not-known", key=table.kind)
        problems.add(BOUNTY, what, did_you_mean(table.kind, kinds, "kinds-are-list"))
    if table.cents % table.unit_cents:
        what = note("cents-not-of-units", cents=str(table.cents), unit=str(table.unit_cents))
        problems.add(BOUNTY, what, note("multiple-of-unit-cents"))
    own = [(one.buy_in_cents, one.bounty_cents) for one in tables.prices]
    for buy_in, bounty in [(tables.entry.buy_in_cents, None), *own]:
        prizes = _for_prizes(buy_in, tables.pool) - tables.pool.league_cents
        cents = table.cents if bounty is None else bounty
        if cents > prizes:
            what = note("more-than-the-prizes", cents=str(cents), prizes=str(prizes))
            problems.add(BOUNTY, what, note("bounty-part-of-buy-in"))
            break
    _envelopes(table, problems, mystery=table.kind not in kinds or table.kind == terms.BountyKind.MYSTERY.value)
    _heads(table, problems)


def _envelopes(table: BountyTable, problems: EventProblems, *, mystery: bool) -> None:
    """Checks that only mystery bounties have envelopes, in shares or in amounts, and that they can be filled."""
    shares, amounts = table.envelopes_percent, table.envelopes_cents
    if not mystery and (table.from_players or shares or amounts):
        problems.add(BOUNTY, note("only-mystery-bounties"), note("write-line", line='kind = "mystery"'))
    if shares and amounts:
        both = note("one-and-other", one="envelopes_percent", other="envelopes_cents")
        problems.add(BOUNTY, note("has-keys", keys=both), note("keep-one-of-them"))
    if odd := next((cents for cents in amounts if cents % table.unit_cents), 0):
        what = note("cents-not-of-units", cents=str(odd), unit=str(table.unit_cents))
        problems.add(BOUNTY, what, note("multiple-of-unit-cents"))
    if any(share <= 0 or share * 100 % 1 for share in shares) or sum(shares) > 100:
        problems.add(BOUNTY, note("envelopes-over-100"), note("give-at-most-100-in-all"))


def _heads(table: BountyTable, problems: EventProblems) -> None:
    """Checks what goes onto heads: a per cent of progressive bounties."""
    percent = table.head_percent
    if not 0 <= percent <= 100 or percent * 100 % 1:
        problems.add(BOUNTY, note("value-cannot-be", key="head_percent", value=f"{percent:f}"), note("give-a-per-cent"))
    elif table.kind != terms.BountyKind.PROGRESSIVE.value and (percent != 50 or table.odd_unit_to_head):
        key = "head_percent" if percent != 50 else "odd_unit_to_head"
        problems.add(
            BOUNTY, note("only-progressive-bounties", key=key), note("write-line", line='kind = "progressive"')
        )


# ── in the event's terms ─────────────────────────────────────────────────────────────────────────────────────────────


def expected_pool(tables: EventTables, entries: int) -> int | None:
    """The pool in cents if only these players enter at the ordinary price; None if it may grow during play."""
    if late_window(tables.entry) != ALWAYS or tables.rebuys or tables.addon or tables.prices:
        return None
    each = _for_prizes(tables.entry.buy_in_cents, tables.pool) - tables.pool.league_cents
    collected = entries * max(0, each)
    kept = collected * int(tables.pool.league_percent * 100) // terms.WHOLE
    return max(collected - kept, tables.pool.guarantee_cents)


def _for_prizes(buy_in_cents: int, pool: PoolTable) -> int:
    """The part of a buy-in that goes to the prizes, in cents."""
    return -(-buy_in_cents * int(pool.prize_percent * 100) // terms.WHOLE)


def money_terms(tables: EventTables, bands: Bands) -> terms.MoneyTerms:
    """The tables as the event's terms. If the book has no bands, prices have no limits."""
    entry, pool = tables.entry, tables.pool
    shares: dict[str, Any] = {name: int(getattr(pool, key) * 100) for key, name in _SHARES.items()}
    return terms.MoneyTerms(
        offers=offers_of(tables),
        admission=terms.Admission(
            late=late_window(entry),
            re_entries=limit_of(entry.reentries),
            surrender=entry.surrender,
            cap=entry.cap,
            alternates=limit_of(entry.alternates),
            checks=tuple(entry.checks),
        ),
        shares=terms.PrizeShares(**shares, league_cents=pool.league_cents),
        guarantee_cents=pool.guarantee_cents,
        methods=tuple(entry.methods) or terms.METHODS,
        bands=bands.get(pool.bands, PriceBands()),
        overruled=tuple([terms.SetAside(limit, Stated(reason)) for limit, reason in tables.overruled.items()]),
    )


def with_bounty(money: terms.MoneyTerms, table: BountyTable | None) -> terms.MoneyTerms:
    """The money terms with the bounty that the file announces."""
    if table is None:
        return money
    bounty = terms.BountyTerms(
        kind=terms.BountyKind(table.kind),
        cents=table.cents,
        unit_cents=table.unit_cents,
        from_players=table.from_players,
        envelopes=basis_points(table.envelopes_percent),
        amounts=tuple(table.envelopes_cents),
        head_share=int(table.head_percent * 100),
        odd_to_head=table.odd_unit_to_head,
        only_holders=table.only_holders,
    )
    return replace(money, shares=replace(money.shares, bounty=bounty))
