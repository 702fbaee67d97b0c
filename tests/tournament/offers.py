"""Offers for tests, by the few things that differ from one to the next."""

from __future__ import annotations

from shuffleup.tournament.words.offers import Offer, Sale, Window


def until(level: int, *, start: bool = False) -> Window:
    """To the end of a level, or, with ``start``, to the start of it."""
    return Window(until_level=level - start, with_break=start)


def a_price(*, name: str, cents: int, fee: int = 0, chips: int | None = None, **window: int) -> Offer:
    """Another price of an entry."""
    return Offer(kind=Sale.ENTRY, name=name, cents=cents, fee_cents=fee, chips=chips, window=Window(**window))


def a_rebuy(*, until_level: int, from_level: int = 0, **others: object) -> Offer:
    """Rebuys until the level after this one begins."""
    window = Window(from_level=from_level, until_level=until_level, with_break=True)
    return Offer(kind=Sale.REBUY, window=window, **others)


def an_add_on(*, from_level: int, until_level: int, most: int = 1, **others: object) -> Offer:
    """An add-on of these levels and the breaks after them."""
    window = Window(from_level=from_level, until_level=until_level, with_break=True)
    return Offer(kind=Sale.ADD_ON, window=window, most=most, **others)


def sold(*offers: Offer | None) -> tuple[Offer, ...]:
    """The offers of an event, without those that are left out."""
    return tuple(one for one in offers if one)


def first(offers: tuple[Offer, ...]) -> Offer | None:
    """The first offer of a kind, None if there is none."""
    return next(iter(offers), None)
