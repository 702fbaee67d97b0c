"""Main and side pots from what each seat has paid, and how a pot is split that does not divide evenly."""

from collections.abc import Sequence

from msgspec import Struct

NO_SEAT = -1


class Pot(Struct, frozen=True, gc=False):
    """Chips that one group of seats plays for; ``contenders`` is a mask of these seats."""

    amount: int
    contenders: int


def side_pots(paid: Sequence[int], live: int, dead: int = 0) -> tuple[Pot, ...]:
    """The pots, main pot first (TDA 21, PSLive 20, FIGP 29).

    ``paid[i]`` is what seat i put in over the whole hand, ``live`` the mask of seats that can still win, ``dead`` the
    chips of the main pot that nobody has to match. A folded seat's chips fill the pots up to what it paid. Chips above
    every live contribution, which only a killed hand leaves, belong to the last pot: they stay in play (TDA 30, 71-C).
    """
    high = max(paid)
    for seat, chips in enumerate(paid):
        if chips != high and live >> seat & 1:
            return _layers(paid, live, dead)
    # Nearly always all players still in have paid the same.
    return (Pot(sum(paid) + dead, live),)


def _layers(paid: Sequence[int], live: int, dead: int) -> tuple[Pot, ...]:
    levels = sorted({chips for seat, chips in enumerate(paid) if live >> seat & 1})
    pots = []
    floor = 0
    extra = dead
    for level in levels:
        ceiling = level if level != levels[-1] else max(paid)
        amount = extra + sum([min(chips, ceiling) - floor for chips in paid if chips > floor])
        contenders = 0
        for seat, chips in enumerate(paid):
            if chips >= level and live >> seat & 1:
                contenders |= 1 << seat
        if amount:
            pots.append(Pot(amount, contenders))
        floor, extra = level, 0
    return tuple(pots)


def uncalled(bets: Sequence[int], live: int) -> tuple[int, int]:
    """The live seat whose bet nobody matched, and the unmatched part: ``(NO_SEAT, 0)`` if there is none."""
    high = max(bets)
    if high == 0 or bets.count(high) > 1:
        return NO_SEAT, 0
    seat = bets.index(high)
    if not live >> seat & 1:
        return NO_SEAT, 0
    return seat, high - max([chips for other, chips in enumerate(bets) if other != seat], default=0)


def split(amount: int, winners: Sequence[int], unit: int) -> tuple[tuple[int, int], ...]:
    """Equal shares in whole chips of ``unit``; odd chips go one each to the winners in order (TDA 20, PSLive 14).

    The caller puts the winner with the first claim to an odd chip first: left of the button in board games, the highest
    card by suit in stud. A remainder smaller than the unit cannot be changed and goes to the first winner.
    """
    if len(winners) == 1:
        return ((winners[0], amount),)
    chips, rest = divmod(amount, unit)
    each, odd = divmod(chips, len(winners))
    shares = [(winner, each * unit + (unit if place < odd else 0)) for place, winner in enumerate(winners)]
    if rest:
        first, share = shares[0]
        shares[0] = (first, share + rest)
    return tuple(shares)


def halves(amount: int, unit: int) -> tuple[int, int]:
    """The high half and the low half; the odd chip goes to the high side (TDA 20-C)."""
    low = amount // unit // 2 * unit
    return amount - low, low
