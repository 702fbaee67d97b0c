"""Whether prices and shares keep within what a rulebook allows (MED-4, MED-23)."""

from collections.abc import Iterator

from shuffleup.tournament.definition import EntryTerms
from shuffleup.tournament.money_terms import WHOLE, MoneyTerms
from shuffleup.tournament.refusal import Refusal


def beyond_the_bands(entry: EntryTerms, money: MoneyTerms) -> Refusal | None:
    """The first price or share outside its band as a refusal, with the rule that sets the band."""
    return next(outside(entry, money), None)


def outside(entry: EntryTerms, money: MoneyTerms) -> Iterator[Refusal]:
    """Every price or share outside its band. The fact ``what`` names it by its key in an event file."""
    for buy_in, fee in ((entry.buy_in_cents, entry.fee_cents), *[(p.buy_in_cents, p.fee_cents) for p in money.prices]):
        yield from _price(money, "buy_in_cents", buy_in, money.bands.buy_in_cents)
        yield from _price(money, "fee_cents", fee, _fee_band(money, buy_in))
    shares, bands = money.shares, money.bands
    yield from _share(money, "prize_percent", shares.buy_ins, bands.least_of_buy_ins, WHOLE)
    if money.rebuy or money.add_on:
        yield from _share(money, "purchase_percent", shares.purchases, bands.least_of_purchases, WHOLE)
    most = min(bands.most_for_organisation, WHOLE - shares.buy_ins)
    yield from _share(money, "organisation_percent", shares.organisation, 0, most)
    yield from _league(money)


def _league(money: MoneyTerms) -> Iterator[Refusal]:
    """Nothing is kept for a league, or what the book prints (MED-19, MED-21)."""
    kept, printed = money.shares.league, money.bands.league
    if printed is None or kept in (0, printed.basis_points):
        return
    share = printed.basis_points
    message = f"league_percent = {_percent(kept)}, and it is {_percent(share)}"
    facts = (("what", "league_percent"), ("value", kept), ("least", share), ("most", share))
    yield Refusal("share-outside-band", message, printed.rule, facts)


def _fee_band(money: MoneyTerms, buy_in_cents: int) -> tuple[int, int] | None:
    if money.bands.fee_share is None:
        return money.bands.fee_cents
    fee = buy_in_cents * money.bands.fee_share // WHOLE
    return fee, fee


def _price(money: MoneyTerms, what: str, cents: int, band: tuple[int, int] | None) -> Iterator[Refusal]:
    if band is None or band[0] <= cents <= band[1]:
        return
    allowed = f"is {band[0]}" if band[0] == band[1] else f"is from {band[0]} to {band[1]}"
    facts = (("what", what), ("value", cents), ("least", band[0]), ("most", band[1]))
    yield Refusal("price-outside-band", f"{what} = {cents}, and it {allowed}", money.bands.rule, facts)


def _share(money: MoneyTerms, what: str, share: int, least: int, most: int) -> Iterator[Refusal]:
    if least <= share <= most:
        return
    message = f"{what} = {_percent(share)}, and it is from {_percent(least)} to {_percent(most)}"
    facts = (("what", what), ("value", share), ("least", least), ("most", most))
    yield Refusal("share-outside-band", message, money.bands.rule, facts)


def _percent(basis_points: int) -> str:
    whole, hundredths = divmod(basis_points, 100)
    return f"{whole}.{hundredths:02d}".rstrip("0").rstrip(".") if hundredths else str(whole)
