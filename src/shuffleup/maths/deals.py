"""Deals among the players left: what each one takes, to the cent, and what is still played for.

With n players left, R the sum of the prizes left (p1 the best, pn the last), c a player's chips and T all chips:

    icm         the value of the stack by Malmuth and Harville (``icm``)
    chip-chop   pn + (R - n pn) c / T
    equal       R / n
    custom      as the players agree, as long as it adds up to R

Money set aside to play for is first taken off the prizes of its places. No amount of the deal is then below the lowest
or above the highest of the remaining prizes, unless the players name the amounts themselves or lift the cap on the
leader of a chip chop.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from fractions import Fraction
from math import ceil

from msgspec import Struct

from shuffleup.answer import Note, Refusal, note, refuse
from shuffleup.arguments import checked
from shuffleup.maths.rounding import round_shares

FINEST = 1_000
"""Shares are used to a thousandth of a cent, so that rounding errors of the model do not decide who gets a cent."""


class DealMethod(Enum):
    """How the money is divided."""

    ICM = "icm"
    CHIP_CHOP = "chip-chop"
    EQUAL = "equal"
    CUSTOM = "custom"


class DealTerms(Struct, frozen=True, gc=False, kw_only=True):
    """The terms of a deal. ``play_for_cents`` is still played for, by place, first place first."""

    method: DealMethod
    play_for_cents: tuple[int, ...] = ()
    """One amount is saved for first place; several make a ladder, which may not rise."""
    least_play_for: Fraction = Fraction(0)
    """The part of the prizes left that the house requires to be played for."""
    unit_cents: int = 1
    """Amounts are multiples of this, as far as the sum allows."""
    custom_cents: tuple[int, ...] = ()
    uncapped: bool = False
    """A chip chop whose leader may take more than the first prize dealt, although he may still win what is saved. Rooms
    differ, and no rulebook has a rule on it."""


class DealFigures(Struct, frozen=True, gc=False):
    """A deal that adds up: ``amounts_cents`` in the order of the stacks, and what is still played for."""

    method: DealMethod
    amounts_cents: tuple[int, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    """All prizes left before the deal: the amounts plus what is played for."""
    icm_cents: tuple[int, ...]
    """The ICM values for the same money, for comparison."""
    icm_error: float
    """The relative error of the ICM values by their own check."""
    cautions: tuple[Note, ...]
    """What the players should be told before they agree."""


@checked
def deal(chips: Sequence[int], prizes_cents: Sequence[int], terms: DealTerms) -> DealFigures | Refusal:
    """The deal among players with these chips for these prizes, best first; places without a prize pay nothing."""
    from shuffleup.maths.icm import prizes_fault, stacks_fault  # loads NumPy, which payouts do not need

    fault = stacks_fault(chips) or prizes_fault(prizes_cents, len(chips), cents=True) or _terms_fault(terms)
    if fault is not None:
        return fault
    if len(chips) < 2:
        return refuse("one-player")
    prizes = [*prizes_cents, *[0] * (len(chips) - len(prizes_cents))]
    fault = _play_for_fault(prizes, terms)
    if fault is not None:
        return fault
    aside = [*terms.play_for_cents, *[0] * (len(chips) - len(terms.play_for_cents))]
    dealt = tuple([prize - kept for prize, kept in zip(prizes, aside, strict=True)])
    compared = _icm_amounts(chips, dealt, terms.unit_cents)
    if isinstance(compared, Refusal):
        return compared
    by_icm, error = compared
    amounts = _amounts(chips, dealt, by_icm, terms)
    if isinstance(amounts, Refusal):
        return amounts
    return DealFigures(
        terms.method,
        amounts,
        terms.play_for_cents,
        sum(prizes),
        by_icm,
        error,
        tuple(_cautions(chips, dealt, amounts, terms)),
    )


def _amounts(
    chips: Sequence[int], dealt: tuple[int, ...], by_icm: tuple[int, ...], terms: DealTerms
) -> tuple[int, ...] | Refusal:
    match terms.method:
        case DealMethod.ICM:
            return by_icm
        case DealMethod.CHIP_CHOP:
            chopped = chip_chop(chips, dealt)
            if terms.uncapped:
                bounds = (dealt[-1], max(dealt[0], ceil(max(chopped))))
                return round_shares(chopped, sum(dealt), terms.unit_cents, bounds, chips)
            return _rounded(_held(chopped, chips, dealt[0]), chips, dealt, terms.unit_cents)
        case DealMethod.EQUAL:
            shares = [Fraction(sum(dealt), len(chips))] * len(chips)
            return _rounded(shares, chips, dealt, terms.unit_cents)
        case DealMethod.CUSTOM:
            return _custom_fault(terms.custom_cents, len(chips), sum(dealt)) or terms.custom_cents


def chip_chop(chips: Sequence[int], dealt: Sequence[int]) -> list[Fraction]:
    """The last prize for everybody and the rest by chips; a big stack may get more than the first prize this way."""
    last, total = dealt[-1], sum(chips)
    above = sum(dealt) - len(dealt) * last
    return [last + Fraction(above * stack, total) for stack in chips]


def _held(shares: list[Fraction], chips: Sequence[int], highest: int) -> list[Fraction]:
    """Caps shares at the first prize; the excess goes to the others by chips, until no share is above the cap."""
    held = list(shares)
    while excess := sum([share - highest for share in held if share > highest]):
        room = [seat for seat, share in enumerate(held) if share < highest]
        stacks = sum([chips[seat] for seat in room])
        held = [min(share, Fraction(highest)) for share in held]
        for seat in room:
            held[seat] += excess * chips[seat] / stacks
    return held


def _icm_amounts(
    chips: Sequence[int], dealt: tuple[int, ...], unit_cents: int
) -> tuple[tuple[int, ...], float] | Refusal:
    from shuffleup.maths.icm import icm

    if dealt[0] == dealt[-1]:
        return dealt, 0.0
    values = icm(chips, dealt)
    if isinstance(values, Refusal):
        return values
    if not values.check.holds:
        return refuse("icm-not-exact")
    shares = [Fraction(round(value * FINEST), FINEST) for value in values.values]
    return _rounded(shares, chips, dealt, unit_cents), max(values.check.pool_error, values.check.noise)


def _rounded(
    shares: Sequence[Fraction], chips: Sequence[int], dealt: tuple[int, ...], unit_cents: int
) -> tuple[int, ...]:
    return round_shares(shares, sum(dealt), unit_cents, (dealt[-1], dealt[0]), chips)


def _terms_fault(terms: DealTerms) -> Refusal | None:
    if terms.unit_cents < 1:
        return refuse("bad-unit", unit_cents=terms.unit_cents)
    if terms.custom_cents and terms.method is not DealMethod.CUSTOM:
        return refuse("amounts-not-asked")
    if terms.uncapped and terms.method is not DealMethod.CHIP_CHOP:
        return refuse("uncapped-not-chopped")
    return None


def _play_for_fault(prizes: Sequence[int], terms: DealTerms) -> Refusal | None:
    """Why this money cannot be set aside: it must be a proper ladder itself, and leave a proper ladder."""
    aside = terms.play_for_cents
    facts = (("set_aside_cents", sum(aside)), ("prizes_cents", sum(prizes)))
    if len(aside) > len(prizes):
        return Refusal("play-for-too-many", facts=(*facts, ("amounts", len(aside)), ("players", len(prizes))))
    for place, amount in enumerate(aside, start=1):
        if amount < 0 or (place > 1 and amount > aside[place - 2]):
            return Refusal("play-for-rises", facts=(*facts, ("place", place)))
        left = prizes[place - 1] - amount
        after = prizes[place] - (aside[place] if place < len(aside) else 0) if place < len(prizes) else 0
        if left < after:
            most = prizes[place - 1] - after
            return Refusal(
                "play-for-too-much",
                facts=(*facts, ("amount_cents", amount), ("place", place), ("next", place + 1), ("most_cents", most)),
            )
    if sum(aside) < terms.least_play_for * sum(prizes):
        least = -(-terms.least_play_for * sum(prizes) // 1)
        share = int(terms.least_play_for * 10_000)
        return Refusal(
            "play-for-too-little", facts=(*facts, ("least_cents", int(least)), ("least_basis_points", share))
        )
    return None


def _custom_fault(amounts: tuple[int, ...], players: int, total: int) -> Refusal | None:
    if len(amounts) != players:
        return refuse("amounts-do-not-match", amounts=len(amounts), why="deal", players=players)
    for seat, amount in enumerate(amounts, start=1):
        if amount < 0:
            return refuse("bad-amount", seat=seat, amount_cents=amount)
    if sum(amounts) != total:
        mend = "add" if sum(amounts) < total else "take-away"
        missing = abs(total - sum(amounts))
        return refuse(
            "deal-does-not-sum", mend=mend, amounts_cents=sum(amounts), dealt_cents=total, missing_cents=missing
        )
    return None


def _cautions(
    chips: Sequence[int], dealt: tuple[int, ...], amounts: tuple[int, ...], terms: DealTerms
) -> Iterator[Note]:
    """The cautions about a deal; a player is named by his place in the list, from 1."""
    first, last = dealt[0], dealt[-1]
    if terms.method is DealMethod.CHIP_CHOP:
        yield note("chip-chop-favours-leader")
        for number, share in enumerate(chip_chop(chips, dealt), start=1):
            if share > first and terms.uncapped:
                yield note(
                    "takes-above-first-prize", number=number, amount_cents=amounts[number - 1], prize_cents=first
                )
            elif share > first:
                yield note("above-first-prize", number=number, amount_cents=int(share), prize_cents=first)
    if terms.method is DealMethod.CUSTOM:
        for number, amount in enumerate(amounts, start=1):
            if amount > first:
                yield note("takes-above-first-prize", number=number, amount_cents=amount, prize_cents=first)
            if amount < last:
                yield note("takes-below-last-prize", number=number, amount_cents=amount, prize_cents=last)
