"""``shuffleup payouts``: what each paid place gets."""

from collections.abc import Iterator
from itertools import groupby

import click
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_all_writable
from shuffleup.cli.options import NumberWithin, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.spreadsheet import spreadsheet_option, tell_written, write_listing
from shuffleup.cli.typed import basis_points, cents_of, money, one_amount, replaced_shares, shares_of
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.formats.listing import Listing
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.maths.payouts import Ladder
from shuffleup.questions.listings import titled
from shuffleup.questions.payouts import (
    SHARES_ONLY,
    BookShape,
    CurveShape,
    FixedShape,
    PaidPlace,
    PayoutsDocument,
    PayoutsQuestion,
    SharesShape,
)
from shuffleup.questions.payouts import payouts as divided
from shuffleup.rulebooks.rule import Language


@command(help="What each paid place gets: by the usual curve, a book's table, your own shares or fixed prizes.")
@click.option(
    "--entries", type=NumberWithin(1, MOST_PLAYERS), required=True, metavar="N", help="How many entries were paid."
)
@click.option("--buy-in", metavar="MONEY", help="What each entry puts into the pool.")
@click.option("--pool", metavar="MONEY", help="The whole pool, instead of --buy-in.")
@click.option("--rulebook", metavar="BOOK", help="Pay by the table that this book prints.")
@click.option("--replace", metavar="7=5.5,…", help="The house's own percentages for derived places of the table.")
@click.option("--places", type=NumberWithin(min=1), metavar="N", help="How many the curve pays; about 15 % if unsaid.")
@click.option("--first", metavar="PERCENT", help="The first place's share of the curve; the usual one if unsaid.")
@click.option("--percentages", metavar="PERCENT,…", help="Your own shares, best first, or @FILE with them.")
@click.option("--prizes", metavar="MONEY,…", help="Fixed prizes, best first, or @FILE with them.")
@click.option("--min-cash", metavar="MONEY", help="The least prize; for the curve 1.5 buy-ins if unsaid.")
@click.option("--unit", default="0.01", show_default=True, metavar="MONEY", help="Prizes are multiples of this.")
@click.option("--currency", default="", metavar="CODE", help="Written after each amount.")
@spreadsheet_option("the table")
@reader_options
def payouts(
    *,
    entries: int,
    buy_in: str | None,
    pool: str | None,
    rulebook: str | None,
    replace: str | None,
    places: int | None,
    first: str | None,
    percentages: str | None,
    prizes: str | None,
    min_cash: str | None,
    unit: str,
    currency: str,
    spreadsheet: str | None,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 for a pool that cannot be divided that way."""
    check_all_writable([spreadsheet] if spreadsheet else [])
    asked = PayoutsQuestion(
        entries=entries,
        shape=_shape(
            rulebook,
            replace,
            percentages,
            prizes,
            CurveShape(places=places or 0, first_basis_points=_first_share(first)),
        ),
        buy_in_cents=None if buy_in is None else one_amount(buy_in, "--buy-in"),
        pool_cents=None if pool is None else one_amount(pool, "--pool"),
        min_cash_cents=None if min_cash is None else one_amount(min_cash, "--min-cash"),
        unit_cents=one_amount(unit, "--unit"),
    )
    document, paid = divided(asked, reader.language)
    if spreadsheet:
        write_listing(spreadsheet, _listing(document, currency, reader.language), reader.language)
    reader.show(document, _lines(document, paid, currency, asked.buy_in_cents or 0, reader.speech))
    tell_written(reader, spreadsheet)


def _shape(
    rulebook: str | None, replace: str | None, percentages: str | None, prizes: str | None, curve: CurveShape
) -> CurveShape | BookShape | SharesShape | FixedShape:
    given = {"--rulebook": rulebook, "--percentages": percentages, "--prizes": prizes}
    asked = [name for name, value in given.items() if value is not None]
    if curve != CurveShape():
        asked.append("--places" if curve.places else "--first")
    if len(asked) > 1:
        what, hint = note("not-together", options=" and ".join(asked)), note("name-one-payout")
        raise InputError(what, hint=hint, code="two-questions")
    if replace is not None and rulebook is None:
        raise InputError(note("replace-amends-a-book"), hint=note("add-rulebook"), code="nothing-to-replace")
    if rulebook is not None:
        return BookShape(rulebook=rulebook, replace=None if replace is None else replaced_shares(replace, "--replace"))
    if percentages is not None:
        return SharesShape(basis_points=shares_of(percentages, "--percentages"))
    if prizes is not None:
        return FixedShape(cents=cents_of(prizes, "--prizes"))
    return curve


def _first_share(first: str | None) -> int:
    """First place's share in hundredths of a per cent; 0, meaning the usual one, only if none was given."""
    if first is None:
        return 0
    share = basis_points(first, "--first")
    if not share:
        what, hint = note("first-place-gets-0"), note("share-above-0")
        raise InputError(what, place="--first", hint=hint, code="bad-first-share")
    return share


def _lines(
    document: PayoutsDocument, paid: Ladder, currency: str, buy_in_cents: int, speech: Messages
) -> Iterator[str]:
    language, sign = speech.language, currency if document.pool_known else "%"
    pool, source = money(document.pool_cents, currency, language), _source_text(document, speech)
    pool = speech.say("payouts-pool", {"money": pool}) if document.pool_known else ""
    places = len(document.places)
    yield speech.say("payouts-head", {"entries": document.entries, "pool": pool, "places": places, "source": source})
    for tier in _tiers(document):
        held = f"{tier[0].place}-{tier[-1].place}" if len(tier) > 1 else str(tier[0].place)
        mark = f"  {speech.say('payouts-derived')}" if tier[0].derived else ""
        # Without a pool the amounts are percentages themselves.
        share = f"{figures(f'{tier[0].share:.2%}', language):>9}" if document.pool_known else ""
        yield f"{held:>11}{money(tier[0].prize_cents, sign, language):>22}{share}{mark}"
    yield _first_line(document, paid, buy_in_cents, speech)
    yield from [f"{speech.say('report-note')}: {one.text}" for one in document.cautions]


def _tiers(document: PayoutsDocument) -> Iterator[list[PaidPlace]]:
    """Neighbouring places that get the same."""
    for _, alike in groupby(document.places, key=lambda each: (each.prize_cents, each.derived)):
        yield list(alike)


class TierShare(Struct, frozen=True):
    """The part of the pool that each place from ``first`` to ``last`` gets."""

    first: int
    last: int
    share_basis_points: int
    derived: bool


class TierPrize(Struct, frozen=True):
    """What each place from ``first`` to ``last`` gets, and what part of the pool that is."""

    first: int
    last: int
    prize_cents: int
    share_basis_points: int
    derived: bool


def _listing(document: PayoutsDocument, currency: str, language: Language) -> Listing:
    """What is paid; without a pool there are only shares."""
    tiers = [(tier[0], tier[-1].place) for tier in _tiers(document)]
    if not document.pool_known:
        shares = [TierShare(one.place, last, one.prize_cents, one.derived) for one, last in tiers]
        return titled("payouts", "", TierShare, tuple(shares), "", language)
    prizes = [
        TierPrize(one.place, last, one.prize_cents, round(one.share * SHARES_ONLY), one.derived) for one, last in tiers
    ]
    return titled("payouts", "", TierPrize, tuple(prizes), currency, language)


def _first_line(document: PayoutsDocument, paid: Ladder, buy_in_cents: int, speech: Messages) -> str:
    """What the best places get, and the last one in buy-ins."""
    top, last = min(3, len(document.places)), paid.prizes_cents[-1]
    first, share = [figures(f"{paid.share_of_first(places):.1%}", speech.language) for places in (1, top)]
    times = figures(f"{last / buy_in_cents:.1f}", speech.language) if buy_in_cents else ""
    ending = speech.say("payouts-times", {"times": times}) if times else ""
    return speech.say("payouts-first", {"first": first, "top": top, "share": share}) + ending


def _source_text(document: PayoutsDocument, speech: Messages) -> str:
    """Where the shares come from, and of a table its rule and its column."""
    column = {"rule": document.rule, "entries": str(document.entries_to)} if document.source == "table" else {}
    return speech.say(f"payouts-source-{document.source}", column)
