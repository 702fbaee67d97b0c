"""What happened in the evening of a ``.tdt``, event by event, in the order the log will have it.

entry      the first buy-in of a player
rebuy      a later one, at a price of rebuys; also of a player who still has chips
re-entry   a later one at another price, after he was out
add-on
bust       a player is out, for the moment or for good, and by whom

Times never go back: if a file dates something before what must have come first, it is moved after it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from enum import IntEnum
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.formats.tdt.record import TdtBust, TdtBuyIn, TdtEvent, TdtFee, TdtPlayer, TdtSale

SECOND = 1_000_000


class EveningAct(IntEnum):
    """What happens; of several things at one moment, sales come first."""

    ENTRY = 0
    RE_ENTRY = 1
    REBUY = 2
    ADD_ON = 3
    BUST = 4


class SalePrice(Struct, frozen=True, gc=False):
    """What something cost, and what it gave. The pot gets ``cents``, the house ``fee_cents``."""

    cents: int
    fee_cents: int
    chips: int


class SoldInPlay(Struct, frozen=True, gc=False):
    """A rebuy or an add-on as it is offered."""

    name: str
    price: SalePrice


class Happening(Struct, frozen=True, kw_only=True):
    """One thing that happened; players have the ids of the file."""

    at: int
    act: EveningAct
    player: str
    round: int
    price: SalePrice = SalePrice(0, 0, 0)
    name: str = ""
    """The name of the price."""
    bust: TdtBust | None = None


class EveningCourse(Struct, frozen=True, kw_only=True):
    """A whole evening. ``started_at`` is 0 where it has not begun."""

    started_at: int
    happenings: tuple[Happening, ...]
    usual: SalePrice
    """The price of an entry."""
    rebuys: tuple[SoldInPlay, ...]
    """What rebuys there are, the usual one first; so with the add-ons."""
    add_ons: tuple[SoldInPlay, ...]
    survivors: tuple[str, ...]
    """The players still in, in the order of the file."""
    out: tuple[str, ...]
    """The players out for good, first out first."""

    @property
    def entered(self) -> tuple[str, ...]:
        """Everybody who bought in."""
        return tuple([one.player for one in self.happenings if one.act is EveningAct.ENTRY])

    def offer_of(self, one: Happening) -> int | None:
        """Which of the rebuys or add-ons somebody bought, else the usual one; None if none is sold."""
        offered = self.rebuys if one.act is EveningAct.REBUY else self.add_ons
        found = [place for place, offer in enumerate(offered) if offer.price == one.price]
        return next(iter(found), 0) if offered else None

    @property
    def last_sale(self) -> int:
        """The last round in which something was sold."""
        return max([one.round for one in self.happenings if one.act is not EveningAct.BUST], default=0)


def price_of(fee: TdtFee) -> SalePrice:
    """The price of a sale. Its rake is part of the price, and never more than all of it."""
    whole, rake = max(0, fee.cents), max(0, fee.rake_cents)
    return SalePrice(max(0, whole - rake), min(rake, whole), max(0, fee.chips))


def course_of(event: TdtEvent) -> EveningCourse:
    """What happened. If all players are out, the last one out has won."""
    bought = [player for player in event.players if player.buy_ins]
    rebuys = _rebuys(bought, event.prices.rebuys)
    add_ons = _add_ons(bought, event.prices.add_ons)
    prices = {offer.price for offer in rebuys}
    found = [one for player in bought for one in _of_player(player, prices)]
    started = _started(event, found)
    in_order = list(_in_turn(sorted(found, key=lambda one: (one.at, one.act))))
    last = {one.player: place for place, one in enumerate(in_order) if one.act is EveningAct.BUST}
    out = sorted([player.id for player in bought if player.out], key=last.__getitem__)
    if out and len(out) == len(bought):
        in_order.pop(last[out.pop()])
    entries = [one.fee for player in bought for one in player.buy_ins[:1]]
    return EveningCourse(
        started_at=_begins(in_order, started),
        happenings=tuple(in_order),
        usual=_usual(event.prices.buy_ins, entries),
        rebuys=rebuys,
        add_ons=add_ons,
        survivors=tuple([player.id for player in bought if player.id not in out]),
        out=tuple(out),
    )


def _of_player(player: TdtPlayer, rebuys: Set[SalePrice]) -> Iterator[Happening]:
    """What one player did, in order."""
    at, last, add_ons = 0, len(player.buy_ins) - 1, list(player.add_ons)
    for number, buy_in in enumerate(player.buy_ins):
        at = max(at + 1 if number else 0, buy_in.at)
        act = _bought(player, number, rebuys)
        yield Happening(
            at=at, act=act, player=player.id, round=_round(buy_in), price=price_of(buy_in.fee), name=buy_in.fee.name
        )
        until = player.buy_ins[number + 1].at if number < last else None
        while add_ons and (until is None or add_ons[0].at < until):
            one = add_ons.pop(0)
            at = max(at + 1, one.at)
            price = price_of(one.fee)
            yield Happening(at=at, act=EveningAct.ADD_ON, player=player.id, round=max(0, one.round), price=price)
        if buy_in.bust:
            at = max(at + 1, buy_in.bust.at)
            yield Happening(
                at=at, act=EveningAct.BUST, player=player.id, round=max(0, buy_in.bust.round), bust=buy_in.bust
            )


def _bought(player: TdtPlayer, number: int, rebuys: Set[SalePrice]) -> EveningAct:
    if not number:
        return EveningAct.ENTRY
    buy_in = player.buy_ins[number]
    if player.buy_ins[number - 1].bust is None or price_of(buy_in.fee) in rebuys:
        return EveningAct.REBUY
    return EveningAct.RE_ENTRY


def _round(buy_in: TdtBuyIn) -> int:
    return max(0, buy_in.round)


def _rebuys(bought: Sequence[TdtPlayer], sale: TdtSale) -> tuple[SoldInPlay, ...]:
    """The rebuys: what most of them cost, what players who still had chips bought, and what the file announces.

    What somebody who was out paid, if it is none of these, is the price of a re-entry.
    """
    pairs = [pair for player in bought for pair in pairwise(player.buy_ins)]
    usual = Counter([price_of(later.fee) for _, later in pairs if _is_sold(later.fee)]).most_common(1)
    known = {price for price, _ in usual} | {price_of(fee) for fee in _announced(sale)}
    known |= {price_of(later.fee) for before, later in pairs if before.bust is None}
    return _offered([later.fee for _, later in pairs if price_of(later.fee) in known], sale)


def _add_ons(bought: Sequence[TdtPlayer], sale: TdtSale) -> tuple[SoldInPlay, ...]:
    return _offered([one.fee for player in bought for one in player.add_ons], sale)


def _is_sold(fee: TdtFee) -> bool:
    """Purchases that give no chips or cost nothing are left out: our events do not sell them."""
    price = price_of(fee)
    return price.cents > 0 and price.chips > 0


def _announced(sale: TdtSale) -> tuple[TdtFee, ...]:
    """The fees of a sale, the usual one first."""
    return (*sale.fees[sale.usual : sale.usual + 1], *sale.fees) if sale.allowed and sale.usual >= 0 else ()


def _offered(sold: Sequence[TdtFee], sale: TdtSale) -> tuple[SoldInPlay, ...]:
    """The prices of rebuys or add-ons, the commonest first, then what was announced only; each has its own name."""
    counted = Counter([price_of(fee) for fee in sold if _is_sold(fee)])
    fees = [fee for fee in (*_announced(sale), *sold) if _is_sold(fee)]
    names: dict[str, SalePrice] = {}
    for price in [*[price for price, _ in counted.most_common()], *[price_of(fee) for fee in fees]]:
        if price not in names.values():
            called = next((fee.name.strip() for fee in fees if price_of(fee) == price), "") or "—"
            name, number = called, 1
            while name in names:
                name, number = f"{called} ({number + 1})", number + 1
            names[name] = price
    return tuple([SoldInPlay(name, price) for name, price in names.items()])


def _usual(sale: TdtSale, bought: Sequence[TdtFee]) -> SalePrice:
    """The price of an entry from now on: the usual one of the file, else what most of them cost."""
    announced = sale.fees[sale.usual : sale.usual + 1] or sale.fees[:1]
    counted = [fee for fee, _ in Counter(bought).most_common(1)]
    found = [price_of(fee) for fee in (*(announced if sale.allowed or not counted else ()), *counted)]
    price = next(iter(found), SalePrice(0, 0, 0))
    chips = next((one.chips for one in found if one.chips), 0)
    return replace(price, chips=chips)


# ── times ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _started(event: TdtEvent, found: Sequence[Happening]) -> int:
    """When play began; 0 if it has not. If only a bust shows that it has, a moment before that bust."""
    busts = [one.at for one in found if one.act is EveningAct.BUST]
    began = event.title.started_at
    if began > 0 and busts:
        return min(began, min(busts))
    return began if began > 0 else min(busts, default=0)


def _in_turn(sorted_by_time: Iterable[Happening]) -> Iterator[Happening]:
    """The same, with prices changing only at full seconds, as fine as an event file has moments."""
    before: Happening | None = None
    at = 1
    for one in sorted_by_time:
        at = max(at, one.at)
        if one.act in {EveningAct.ENTRY, EveningAct.RE_ENTRY}:
            if before and _costs(before) != _costs(one):
                at = max(at, (before.at // SECOND + 1) * SECOND)
            before = one = replace(one, at=at)
        yield replace(one, at=at)


def _costs(one: Happening) -> tuple[int, int]:
    return one.price.cents, one.price.fee_cents


def _begins(in_order: Sequence[Happening], started: int) -> int:
    """When play begins in the log: with at least two entries, and before anything that needs a table."""
    entries = [one.at for one in in_order if one.act is EveningAct.ENTRY]
    if len(entries) < 2 or not (started or any(one.act is not EveningAct.ENTRY for one in in_order)):
        return 0
    return max(started, entries[1]) if started else entries[1]
