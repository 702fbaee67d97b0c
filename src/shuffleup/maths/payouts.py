"""What each paid place gets: by a curve, printed columns, shares or fixed prizes, in whole cents that add up."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, Refusal, note, refuse
from shuffleup.arguments import checked
from shuffleup.maths.payout_curve import CurveTerms, curve_ladder, usual_places
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable

WHOLE = 10_000


class UsualCurve(Struct, frozen=True, gc=False):
    """The usual curve: the paid places (0: about 15 % of the entries), and the share of first place (0: the usual)."""

    places: int = 0
    first_basis_points: int = 0


class PoolShares(Struct, frozen=True, gc=False):
    """Shares in hundredths of a per cent by place; they add up to 10,000."""

    basis_points: tuple[int, ...]


class PrizeCents(Struct, frozen=True, gc=False):
    """Fixed prizes in cents by place; they add up to the pool and are paid as they are."""

    cents: tuple[int, ...]


PayoutShape: TypeAlias = UsualCurve | PoolShares | PrizeCents | PayoutTable


class Rounding(Struct, frozen=True, gc=False):
    """Prizes are multiples of the unit, none below the least; the first takes what is not a whole unit."""

    unit_cents: int = 1
    least_cents: int = 0


class Ladder(Struct, frozen=True, gc=False):
    """The prizes, best first: they never rise, and they add up to the pool."""

    prizes_cents: tuple[int, ...]
    derived: tuple[int, ...] = ()
    """Paid places whose share is not printed in a book."""
    cautions: tuple[Note, ...] = ()

    @property
    def pool_cents(self) -> int:
        """The sum of the prizes."""
        return sum(self.prizes_cents)

    def share_of_first(self, places: int) -> float:
        """The part of the pool that the first ``places`` places get."""
        return sum(self.prizes_cents[:places]) / self.pool_cents


@checked
def ladder(shape: PayoutShape, pool_cents: int, entries: int, rounding: Rounding, players: int = 0) -> Ladder | Refusal:
    """The ladder of a pool for this number of entries.

    The entries choose a table's column; ``players`` is how many it can pay, 0 for as many as there are entries.
    """
    fault = _fault(pool_cents, entries) or unfit(shape, rounding)
    if fault is not None:
        return fault
    match shape:
        case UsualCurve(places, first):
            terms = CurveTerms(
                places=places or usual_places(entries),
                least_cents=rounding.least_cents,
                unit_cents=rounding.unit_cents,
                first_basis_points=first,
            )
            prizes = _too_many(terms.places, entries) or curve_ladder(pool_cents, terms)
            return prizes if isinstance(prizes, Refusal) else Ladder(prizes)
        case PrizeCents(cents):
            return _fixed(cents, pool_cents, entries)
        case PoolShares(basis_points):
            return _by_shares(basis_points, pool_cents, entries, rounding)
        case PayoutTable():
            return _by_table(shape, pool_cents, (entries, players or entries), rounding)


def unfit(shape: PayoutShape, rounding: Rounding) -> Refusal | None:
    """Why this cannot divide any pool, whatever its size and the field; None if it can."""
    fault = _rounding_fault(rounding)
    if fault is not None:
        return fault
    match shape:
        case PrizeCents(cents):
            return _falling_fault(cents, "prize")
        case PoolShares(basis_points):
            return shares_fault(basis_points)
        case UsualCurve(places, first):
            return _curve_fault(places, first)
        case PayoutTable(columns):
            return _table_fault(columns)


def _fault(pool_cents: int, entries: int) -> Refusal | None:
    if entries < 1:
        return refuse("no-entries", entries=entries)
    if pool_cents < 1:
        return refuse("no-pool", pool_cents=pool_cents)
    return None


def _rounding_fault(rounding: Rounding) -> Refusal | None:
    if rounding.unit_cents < 1:
        return refuse("bad-unit", unit_cents=rounding.unit_cents)
    if rounding.least_cents < 0:
        return refuse("bad-min-cash", least_cents=rounding.least_cents)
    return None


def _curve_fault(places: int, first: int) -> Refusal | None:
    if places < 0:
        return refuse("no-places", why="ladder", places=places)
    if not 0 <= first <= WHOLE:
        return refuse("bad-first-share", why="bounds", first_basis_points=first)
    return None


def _table_fault(columns: Sequence[PayoutColumn]) -> Refusal | None:
    """Why this table cannot be used: columns must rise by entries, shares add up, and derived places be paid ones."""
    if not columns:
        return refuse("no-columns")
    fault = columns_fault([column.entries_to for column in columns])
    if fault is not None:
        return fault
    for number, column in enumerate(columns, start=1):
        fault = shares_fault(column.shares)
        if fault is not None:
            return fault
        strange = next((place for place in column.derived if not 0 < place <= len(column.shares)), None)
        if strange is not None:
            return refuse("derived-unpaid", column=number, place=strange)
    return None


def columns_fault(ends: Sequence[int]) -> Refusal | None:
    """Why columns with these largest numbers of entries do not follow each other; None if they do."""
    for number, (before, end) in enumerate(pairwise((0, *ends)), start=1):
        if end <= before:
            return refuse("columns-fall", column=number, entries=end, least=before + 1)
    return None


def _fixed(cents: tuple[int, ...], pool_cents: int, entries: int) -> Ladder | Refusal:
    if refused := _too_many(len(cents), entries):
        return refused
    if sum(cents) != pool_cents:
        missing, total = pool_cents - sum(cents), sum(cents)
        mend = "add" if missing > 0 else "take-away"
        return refuse(
            "prizes-do-not-sum", mend=mend, prizes_cents=total, pool_cents=pool_cents, missing_cents=abs(missing)
        )
    return Ladder(cents)


def shares_fault(basis_points: Sequence[int]) -> Refusal | None:
    """What is wrong with these shares, in hundredths of a per cent by place; None if they never rise and add up."""
    fault = _falling_fault(basis_points, "share")
    if fault is None and sum(basis_points) != WHOLE:
        return refuse("shares-do-not-sum", basis_points=sum(basis_points), why="ladder")
    return fault


def _falling_fault(amounts: Sequence[int], noun: str) -> Refusal | None:
    for place, amount in enumerate(amounts, start=1):
        if amount <= 0:
            return refuse(f"bad-{noun}", place=place, amount_basis_points=amount)
        if place > 1 and amount > amounts[place - 2]:
            return refuse(
                f"{noun}s-rise",
                unit="hundredths",
                place=place,
                above=place - 1,
                amount_basis_points=amount,
                above_basis_points=amounts[place - 2],
            )
    return None if amounts else refuse(f"no-{noun}s")


def _by_table(table: PayoutTable, pool_cents: int, field: tuple[int, int], rounding: Rounding) -> Ladder | Refusal:
    """The ladder by the column for the entries, paid to the players; ``field`` has both numbers."""
    entries, players = field
    column = table.column(entries)
    paid = _by_shares(column.shares, pool_cents, players, rounding)
    if isinstance(paid, Refusal):
        return paid
    cautions = list(paid.cautions)
    if entries > column.entries_to:
        cautions.append(note("beyond-last-column", last=column.entries_to, entries=entries))
    derived = tuple([place for place in column.derived if place <= len(paid.prizes_cents)])
    if len(derived) == 1:
        cautions.append(note("place-is-derived", place=derived[0]))
    elif derived:
        cautions.append(note("places-are-derived", first=derived[0], last=derived[-1]))
    return Ladder(paid.prizes_cents, derived, tuple(cautions))


def _by_shares(shares: Sequence[int], pool_cents: int, entries: int, rounding: Rounding) -> Ladder | Refusal:
    """The pool by shares in whole units; with fewer entries than places, the shares left over go to the others."""
    weights = shares[:entries]
    units, odd = divmod(pool_cents, rounding.unit_cents)
    least = -(-rounding.least_cents // rounding.unit_cents)
    if least * len(weights) > units or not units:
        each = max(rounding.least_cents, rounding.unit_cents)
        return refuse("min-cash-too-high", pool_cents=pool_cents, places=len(weights), least_cents=each)
    above = len(weights)
    total = sum(weights)
    left = units
    while above > 1 and left * weights[above - 1] // total < least:
        above -= 1
        total -= weights[above]
        left -= least
    parts = [*[left * weight // total for weight in weights[:above]], *[least] * (len(weights) - above)]
    # Every place is rounded down, so that the first, which takes the rest, never gets less than its share.
    parts[0] += units - sum(parts)
    prizes = [part * rounding.unit_cents for part in parts if part]
    prizes[0] += odd
    said = []
    if len(weights) < len(shares):
        said.append(note("fewer-players-than-places", players=entries, places=len(shares)))
    if len(prizes) < len(weights):
        said.append(note("places-below-a-unit", paid=len(prizes), places=len(weights)))
    return Ladder(tuple(prizes), cautions=tuple(said))


def _too_many(places: int, entries: int) -> Refusal | None:
    if places <= entries:
        return None
    return refuse("more-prizes-than-players", of="places", prizes=places, players=entries)
