"""Main and side pots from what each seat has paid."""

from collections.abc import Sequence

from msgspec import Struct

NO_SEAT = -1


class Pot(Struct, frozen=True, gc=False):
    """Chips that one group of seats plays for. ``contenders`` is a mask; 0 marks chips that nobody left could match."""

    amount: int
    contenders: int


def side_pots(paid: Sequence[int], live: int, dead: int = 0) -> tuple[Pot, ...]:
    """The pots, main pot first (TDA 21, PSLive 20, FIGP 29).

    ``paid[i]`` is what seat i put in over the whole hand, ``live`` the mask of seats that can still win, ``dead``
    chips of the main pot that need no match. A folded seat's chips fill the pots up to what it paid. What lies above
    the highest live contribution (only a killed hand leaves such chips) is the last entry, without contenders.
    """
    contributions = {amount for seat, amount in enumerate(paid) if live >> seat & 1}
    if len(contributions) == 1 and max(paid) in contributions:
        return (Pot(sum(paid) + dead, live),)
    return _layers(paid, live, dead, sorted(contributions))


def _layers(paid: Sequence[int], live: int, dead: int, levels: list[int]) -> tuple[Pot, ...]:
    pots = []
    floor = 0
    extra = dead
    for level in levels:
        amount = extra + sum([min(chips, level) - floor for chips in paid if chips > floor])
        contenders = 0
        for seat, chips in enumerate(paid):
            if chips >= level and live >> seat & 1:
                contenders |= 1 << seat
        if amount:
            pots.append(Pot(amount, contenders))
        floor, extra = level, 0
    above = sum([chips - floor for chips in paid if chips > floor])
    if above:
        pots.append(Pot(above, 0))
    return tuple(pots)


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """The seat whose bet nobody matched and by how much it stands out: ``(NO_SEAT, 0)`` when every bet was matched."""
    high = max(bets)
    if high == 0 or bets.count(high) > 1:
        return NO_SEAT, 0
    seat = bets.index(high)
    return seat, high - max([chips for other, chips in enumerate(bets) if other != seat], default=0)
