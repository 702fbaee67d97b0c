"""What each paid place gets: a curve, printed columns, shares or fixed prizes, all made into whole cents that sum."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from shuffleup.arguments import checked
from shuffleup.maths.payout_curve import CurveTerms, curve_ladder, usual_places
from shuffleup.maths.refusal import Refusal
from shuffleup.maths.rounding import apportion
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable

WHOLE = 10_000


class Curve(Struct, frozen=True, gc=False):
    """The usual curve: so many places (0: about 15 % of the entries), the first with this share (0: the usual one)."""

    places: int = 0
    first_basis_points: int = 0


class Shares(Struct, frozen=True, gc=False):
    """Hundredths of a per cent by place; they come to 10,000."""

    basis_points: tuple[int, ...]


class FixedPrizes(Struct, frozen=True, gc=False):
    """Cents by place; they come to the pool and are paid as they are."""

    cents: tuple[int, ...]


PayoutShape: TypeAlias = Curve | Shares | FixedPrizes | PayoutTable


class Rounding(Struct, frozen=True, gc=False):
    """Prizes are multiples of the unit, none below the least; the first takes what makes no whole unit."""

    unit_cents: int = 1
    least_cents: int = 0


class Ladder(Struct, frozen=True, gc=False):
    """The prizes, best first: they never rise and are the pool together."""

    prizes_cents: tuple[int, ...]
    derived: tuple[int, ...] = ()
    """Paid places whose share no book prints."""
    cautions: tuple[str, ...] = ()

    @property
    def pool_cents(self) -> int:
        """All prizes together."""
        return sum(self.prizes_cents)

    def share_of_first(self, places: int) -> float:
        """The part of the pool that the first so many places get."""
        return sum(self.prizes_cents[:places]) / self.pool_cents


@checked
def ladder(shape: PayoutShape, pool_cents: int, entries: int, rounding: Rounding, players: int = 0) -> Ladder | Refusal:
    """The ladder of a pool among so many entries.

    A table's column goes by the entries; ``players`` are those whom it can pay, 0 for as many as there are entries.
    """
    fault = _fault(pool_cents, entries) or unfit(shape, rounding)
    if fault is not None:
        return fault
    match shape:
        case Curve(places, first):
            prizes = _curve(places or usual_places(entries), first, pool_cents, entries, rounding)
            return prizes if isinstance(prizes, Refusal) else Ladder(prizes)
        case FixedPrizes(cents):
            return _fixed(cents, pool_cents, entries)
        case Shares(basis_points):
            return _by_shares(basis_points, pool_cents, entries, rounding)
        case PayoutTable():
            return _by_table(shape, pool_cents, (entries, players or entries), rounding)


def unfit(shape: PayoutShape, rounding: Rounding) -> Refusal | None:
    """Why this divides no pool, whatever it comes to and whoever enters; None if it can divide one."""
    fault = _rounding_fault(rounding)
    if fault is not None:
        return fault
    match shape:
        case FixedPrizes(cents):
            return _falling_fault(cents, "prize")
        case Shares(basis_points):
            return shares_fault(basis_points)
        case Curve(places, first):
            return _curve_fault(places, first)
        case PayoutTable(columns):
            return _table_fault(columns)


def _fault(pool_cents: int, entries: int) -> Refusal | None:
    if entries < 1:
        return Refusal("no-entries", f"there are {entries} entries", "give at least one entry", (("entries", entries),))
    if pool_cents < 1:
        what = f"the prize pool is {_money(pool_cents)}"
        return Refusal("no-pool", what, "a pool is more than 0", (("pool_cents", pool_cents),))
    return None


def _rounding_fault(rounding: Rounding) -> Refusal | None:
    if rounding.unit_cents < 1:
        return Refusal(
            "bad-unit",
            f"the rounding unit is {rounding.unit_cents} cents",
            "round to at least one cent",
            facts=(("unit_cents", rounding.unit_cents),),
        )
    if rounding.least_cents < 0:
        return Refusal(
            "bad-min-cash",
            f"the minimum is {_money(rounding.least_cents)}",
            "give 0 or more",
            facts=(("least_cents", rounding.least_cents),),
        )
    return None


def _curve(places: int, first: int, pool_cents: int, entries: int, rounding: Rounding) -> tuple[int, ...] | Refusal:
    if places > entries:
        return _too_many(places, entries)
    terms = CurveTerms(
        places=places,
        least_cents=rounding.least_cents,
        unit_cents=rounding.unit_cents,
        first_basis_points=first,
    )
    return curve_ladder(pool_cents, terms)


def _curve_fault(places: int, first: int) -> Refusal | None:
    if places < 0:
        what = f"{places} places are paid"
        return Refusal("no-places", what, "pay at least one place", (("why", "ladder"), ("places", places)))
    if not 0 <= first <= WHOLE:
        what = f"the first place gets {first / 100:g} % of the pool"
        asked = (("why", "bounds"), ("first_basis_points", first))
        return Refusal("bad-first-share", what, "give a share between 0 and 100", asked)
    return None


def _table_fault(columns: Sequence[PayoutColumn]) -> Refusal | None:
    """Columns rise by entries, and the shares of each come to the whole; a place that is derived is one of them."""
    if not columns:
        return Refusal("no-columns", "the table has no columns", "give one column at least")
    fault = columns_fault([column.entries_to for column in columns])
    if fault is not None:
        return fault
    for number, column in enumerate(columns, start=1):
        fault = shares_fault(column.shares)
        if fault is not None:
            return fault
        strange = next((place for place in column.derived if not 0 < place <= len(column.shares)), None)
        if strange is not None:
            what = f"column {number} has no place {strange} to be derived"
            return Refusal("derived-unpaid", what, "", (("column", number), ("place", strange)))
    return None


def columns_fault(ends: Sequence[int]) -> Refusal | None:
    """Why columns up to so many entries do not follow each other; None if they do."""
    for number, (before, end) in enumerate(pairwise((0, *ends)), start=1):
        if end <= before:
            what = f"column {number} is for up to {end} entries, and does not rise"
            facts = (("column", number), ("entries", end), ("least", before + 1))
            return Refusal("columns-fall", what, f"give more than {before}", facts)
    return None


def _fixed(cents: tuple[int, ...], pool_cents: int, entries: int) -> Ladder | Refusal:
    if len(cents) > entries:
        return _too_many(len(cents), entries)
    if sum(cents) != pool_cents:
        missing = pool_cents - sum(cents)
        what = f"the prizes come to {_money(sum(cents))}, the pool is {_money(pool_cents)}"
        hint = f"{'add' if missing > 0 else 'take away'} {_money(abs(missing))}"
        return Refusal("prizes-do-not-sum", what, hint, (("prizes_cents", sum(cents)), ("pool_cents", pool_cents)))
    return Ladder(cents)


def shares_fault(basis_points: Sequence[int]) -> Refusal | None:
    """Why these shares, in hundredths of a per cent by place, are none; None if they fall and come to the whole."""
    fault = _falling_fault(basis_points, "share")
    if fault is None and sum(basis_points) != WHOLE:
        what = f"the shares come to {sum(basis_points) / 100:g} %"
        return Refusal(
            "shares-do-not-sum", what, "make them come to 100", (("basis_points", sum(basis_points)), ("why", "ladder"))
        )
    return fault


def _falling_fault(amounts: Sequence[int], noun: str) -> Refusal | None:
    for place, amount in enumerate(amounts, start=1):
        if amount <= 0:
            return Refusal(
                f"bad-{noun}", f"{noun} {place} is {amount / 100:g}", f"each {noun} is more than 0", (("place", place),)
            )
        if place > 1 and amount > amounts[place - 2]:
            what = f"{noun} {place} is {amount / 100:g}, more than {amounts[place - 2] / 100:g} for place {place - 1}"
            return Refusal(f"{noun}s-rise", what, f"list each {noun} from the first place down", (("place", place),))
    return None if amounts else Refusal(f"no-{noun}s", f"there is no {noun}", f"give one {noun} for each paid place")


def _by_table(table: PayoutTable, pool_cents: int, field: tuple[int, int], rounding: Rounding) -> Ladder | Refusal:
    """The column of so many entries, paid to so many players."""
    entries, players = field
    column = table.column(entries)
    paid = _by_shares(column.shares, pool_cents, players, rounding)
    if isinstance(paid, Refusal):
        return paid
    cautions = list(paid.cautions)
    if entries > column.entries_to:
        cautions.append(f"the table ends at {column.entries_to} entries; {entries} are paid by its last column")
    derived = tuple([place for place in column.derived if place <= len(paid.prizes_cents)])
    if len(derived) == 1:
        cautions.append(f"place {derived[0]} is derived, not printed; a house may replace it")
    elif derived:
        cautions.append(f"places {derived[0]} to {derived[-1]} are derived, not printed; a house may replace them")
    return Ladder(paid.prizes_cents, derived, tuple(cautions))


def _by_shares(shares: Sequence[int], pool_cents: int, entries: int, rounding: Rounding) -> Ladder | Refusal:
    """The pool by shares in whole units; with fewer entries than places, the missing shares go to the others."""
    weights = shares[:entries]
    units, odd = divmod(pool_cents, rounding.unit_cents)
    least = -(-rounding.least_cents // rounding.unit_cents)
    if least * len(weights) > units or not units:
        what = f"{len(weights)} places of at least {_money(max(rounding.least_cents, rounding.unit_cents))}"
        facts = (("pool_cents", pool_cents), ("places", len(weights)))
        return Refusal("min-cash-too-high", f"{what} need more than the pool of {_money(pool_cents)}", facts=facts)
    above = len(weights)
    total = sum(weights)
    left = units
    while above > 1 and left * weights[above - 1] // total < least:
        above -= 1
        total -= weights[above]
        left -= least
    parts = [*apportion(left, weights[:above]), *[least] * (len(weights) - above)]
    prizes = [part * rounding.unit_cents for part in parts if part]
    prizes[0] += odd
    said = []
    if len(weights) < len(shares):
        said.append(
            f"there are players for {entries} of {len(shares)} paid places: the shares of the others go to them"
        )
    if len(prizes) < len(weights):
        said.append(f"only {len(prizes)} of {len(weights)} places come to a whole unit; round to less to pay them all")
    return Ladder(tuple(prizes), cautions=tuple(said))


def _too_many(places: int, entries: int) -> Refusal:
    what = f"{places} places are paid, {entries} players enter"
    facts = (("places", places), ("entries", entries))
    return Refusal("more-prizes-than-players", what, f"pay at most {entries}", facts)


def _money(cents: int) -> str:
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02d}"
