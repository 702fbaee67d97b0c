"""What each paid place gets."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from shuffleup.answer import note
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.maths.payouts import Ladder, PayoutShape, PoolShares, PrizeCents, Rounding, UsualCurve, ladder
from shuffleup.questions.mistakes import QuestionError, answered
from shuffleup.questions.players import Amount
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from shuffleup.rulebooks.policy.payout_table import PayoutTable, ReplacementError, with_own_shares
from shuffleup.rulebooks.rule import Language

Share: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
"""Hundredths of a per cent."""


class CurveShape(Asking, frozen=True, kw_only=True, tag="curve"):
    """The usual curve: about 15 % of the entries are paid and first place has its usual share, unless specified."""

    places: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] = 0
    first_basis_points: Share = 0


class BookShape(Asking, frozen=True, kw_only=True, tag="book"):
    """The table that a rulebook prints; ``replace`` has the house's own shares for its derived places."""

    rulebook: str
    replace: Mapping[int, Share] | None = None


class SharesShape(Asking, frozen=True, kw_only=True, tag="shares"):
    """Custom shares, best place first."""

    basis_points: Annotated[tuple[Share, ...], Meta(min_length=1)]


class FixedShape(Asking, frozen=True, kw_only=True, tag="fixed"):
    """Fixed prizes, best first; if no pool is given, they are the pool."""

    cents: Annotated[tuple[Amount, ...], Meta(min_length=1)]


class PayoutsQuestion(Asking, frozen=True, kw_only=True):
    """How many entries were paid, the pool or what each entry adds to it, and how it is divided.

    Without either, prizes are hundredths of a per cent. The least prize of the curve is a buy-in and a half.
    """

    entries: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    shape: CurveShape | BookShape | SharesShape | FixedShape = CurveShape()
    buy_in_cents: Amount | None = None
    pool_cents: Amount | None = None
    min_cash_cents: Amount | None = None
    unit_cents: Annotated[int, Meta(ge=1)] = 1


SHARES_ONLY = 10_000
"""The pool when no money is known: each prize is then a percentage."""


class PaidPlace(Struct, frozen=True):
    """One place. ``share`` is its part of the pool; ``derived`` says that no book prints it."""

    place: int
    prize_cents: int
    share: float
    derived: bool


PrizeSource: TypeAlias = Literal["curve", "own-shares", "fixed-prizes", "table"]
"""Where the shares come from."""


class PayoutsDocument(Printed, frozen=True):
    """How a pool is divided. Without a pool, ``prize_cents`` are hundredths of a per cent."""

    entries: int
    pool_cents: int
    pool_known: bool
    source: PrizeSource
    places: tuple[PaidPlace, ...]
    cautions: tuple[ToldNote, ...]
    rule: str = ""
    """The rule that prints the table, if it is a book's."""
    entries_to: int | None = None
    """The most entries for which its column is printed."""


def payouts(asked: PayoutsQuestion, language: Language) -> tuple[PayoutsDocument, Ladder]:
    """How the pool is divided, with notes in the language. Raises ``QuestionError``."""
    shape, source = _shape(asked)
    table = _table(asked.shape.rulebook) if isinstance(asked.shape, BookShape) else None
    known = asked.pool_cents
    if known is None and asked.buy_in_cents is not None:
        known = asked.buy_in_cents * asked.entries
    if known is None and isinstance(shape, PrizeCents):
        known = sum(shape.cents)
    least = (asked.buy_in_cents or 0) * 3 // 2 if isinstance(shape, UsualCurve) else 0
    if asked.min_cash_cents is not None:
        least = asked.min_cash_cents
    divided = SHARES_ONLY if known is None else known
    paid = answered(ladder(shape, divided, asked.entries, Rounding(asked.unit_cents, least)))
    # The pool is summed once: thousands of places may be paid.
    all_paid, derived = paid.pool_cents, frozenset(paid.derived)
    found = [PaidPlace(n, cents, cents / all_paid, n in derived) for n, cents in enumerate(paid.prizes_cents, start=1)]
    document = PayoutsDocument(
        asked.entries,
        all_paid,
        known is not None,
        source,
        tuple(found),
        told_notes(paid.cautions, language),
        table.rule if table else "",
        table.column(asked.entries).entries_to if table else None,
    )
    return document, paid


def _shape(asked: PayoutsQuestion) -> tuple[PayoutShape, PrizeSource]:
    match asked.shape:
        case CurveShape(places=places, first_basis_points=first):
            return UsualCurve(places, first), "curve"
        case SharesShape(basis_points=shares):
            return PoolShares(shares), "own-shares"
        case FixedShape(cents=cents):
            return PrizeCents(cents), "fixed-prizes"
        case BookShape(rulebook=key, replace=replaced):
            table = _table(key)
            return (table if replaced is None else _amended(table, asked.entries, replaced)), "table"


def _table(key: str) -> PayoutTable:
    if key in PAYOUT_TABLES:
        return PAYOUT_TABLES[key]
    near = get_close_matches(key, PAYOUT_TABLES, n=1)
    hint = note("tables-are-printed-in", list=", ".join(PAYOUT_TABLES))
    if near:
        hint = note("did-you-mean-either", near=near[0])
    raise QuestionError(note("no-payout-table", key=key), place="rulebook", hint=hint, code="no-payout-table")


def _amended(table: PayoutTable, entries: int, replaced: Mapping[int, int]) -> PayoutTable:
    column = table.column(entries)
    try:
        amended = with_own_shares(column, replaced)
    except ReplacementError as fault:
        hint = note("no-place-is-derived")
        if own := column.derived:
            hint = note("derived-places", first=own[0], last=own[-1])
        raise QuestionError(fault.first.what, place="replace", hint=hint, code="bad-replacement") from None
    return PayoutTable(tuple([amended if each == column else each for each in table.columns]), table.rule)
