"""Who got what of the prizes of a ``.tdt``, and how our ledger arrives at the same cents.

collected      what sales brought to the prizes
- kept back    the part that nobody received: it is kept, as for a season's final         ``league_percent``
+ added        if more was paid than came in: the house added it                          ``guarantee_cents``
= prizes       by place, or divided by a deal among the last players
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import pairwise

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.formats.tdt.record import TdtChop, TdtEvent, TdtPrize
from shuffleup.maths.rounding import apportion
from shuffleup.room.tdt.course import EveningAct, EveningCourse

WHOLE = 10_000
"""All of it, in basis points."""


class Agreed(Struct, frozen=True):
    """A deal: what each of the last players takes. ``ends`` says whether play ended with it."""

    cents: Mapping[str, int]
    ends: bool


class Settlement(Struct, frozen=True, kw_only=True):
    """How the money is divided. While an evening is not over, only what was announced is known."""

    finished: bool = False
    order: tuple[str, ...] = ()
    """Everybody by place, first place first; only for an evening that is over."""
    ladder: tuple[int, ...] = ()
    """Cents by place, for an evening that is over."""
    shares: tuple[int, ...] = ()
    """The announced shares, in basis points that add up to the whole; empty for the usual ones."""
    deal: Agreed | None = None
    collected: int = 0
    """What the sales brought to the prizes, in cents."""
    kept: int = 0
    """The part of the pool kept, in basis points."""
    added_to: int = 0
    """The least that the prizes come to, in cents."""
    notes: tuple[Note, ...] = ()

    @property
    def kept_percent(self) -> Decimal:
        """The part kept, as an event file writes it."""
        return Decimal(self.kept) / 100


def settlement_of(event: TdtEvent, course: EveningCourse, collected: int = -1, *, dealt: bool = True) -> Settlement:
    """The prizes of an evening that is over, or those announced.

    ``collected`` replaces what its sales bring to the prizes, if that turned out to be different; ``dealt`` is false if
    it turned out that the players of a deal were never the only ones left.
    """
    order = (*_survivors(event, course), *reversed(course.out))
    if not course.started_at or not course.out or len(order) < 2:
        return _announced(event, ())
    chop = _awarded(event.chops, order)
    awards = _awards(event.prizes, chop, order)
    deal, told = _deal(event, course, order, chop, awards) if dealt else (None, (note("tdt-deal-not-told"),))
    if len(course.survivors) > 1 and deal is None:
        return _announced(event, told)
    amounts = [awards.get(player, 0) for player in order]
    ladder, more = _ladder(amounts, deal, _by_place(event.prizes, len(order)))
    collected = collected if collected >= 0 else _collected(course)
    kept, notes = _kept(collected, sum(ladder))
    return Settlement(
        finished=True,
        order=order,
        ladder=ladder,
        shares=_shares(event.prizes),
        deal=deal,
        collected=collected,
        kept=kept,
        added_to=sum(ladder),
        notes=(*told, *more, *notes),
    )


def _announced(event: TdtEvent, notes: tuple[Note, ...]) -> Settlement:
    """What is known of an evening that is still going on."""
    house = (note("tdt-house-adds", cents=event.prices.house_cents),) if event.prices.house_cents > 0 else ()
    guarantee = max(0, event.prices.guarantee_cents)
    return Settlement(shares=_shares(event.prizes), added_to=guarantee, notes=(*notes, *house))


def _shares(prizes: Sequence[TdtPrize]) -> tuple[int, ...]:
    """The prizes by place as parts of the total."""
    amounts = _by_place(prizes, WHOLE)
    shares = apportion(WHOLE, amounts) if amounts else ()
    return shares if _falls(shares) else ()


def _survivors(event: TdtEvent, course: EveningCourse) -> list[str]:
    """The players still in, best first: by the ranks of a chop, else by each one's award, else by chips."""
    ranks = {one.player: one.rank for chop in event.chops if chop.awarded for one in chop.portions if one.rank > 0}
    awards = _awards([one for one in event.prizes if one.players], None, ())
    chips = {player.id: player.chips for player in event.players}
    last = len(course.survivors) + 1
    return sorted(course.survivors, key=lambda one: (ranks.get(one, last), -awards.get(one, 0), -chips.get(one, 0)))


# ── who was awarded what ─────────────────────────────────────────────────────────────────────────────────────────────


def _awarded(chops: Sequence[TdtChop], order: Sequence[str]) -> TdtChop | None:
    """The chop that was paid: the last one whose players are known."""
    known = [one for one in chops if one.awarded and {each.player for each in one.portions} <= set(order)]
    return next((one for one in reversed(known) if len(one.portions) > 1), None)


def _awards(prizes: Sequence[TdtPrize], chop: TdtChop | None, order: Sequence[str]) -> dict[str, int]:
    """What each player got, in cents. Players who chopped get their portions instead of the prizes of those places."""
    found: dict[str, int] = {}
    chopped = {one.player for one in chop.portions} if chop else set()
    divided = 0
    for prize in prizes:
        players = [one for one in dict.fromkeys(prize.players) if one in order or not order]
        if not players and 0 < prize.place <= len(order):
            players = [order[prize.place - 1]]
        if prize.cents <= 0 or not players:
            continue
        for player, cents in zip(players, apportion(prize.cents, [1] * len(players)), strict=True):
            if player in chopped:
                divided += cents
            else:
                found[player] = found.get(player, 0) + cents
    return found | (_portions(chop, divided) if chop else {})


def _portions(chop: TdtChop, divided: int) -> dict[str, int]:
    """The portions as agreed; else by ICM, or by their percentages of what was divided."""
    players = [one.player for one in chop.portions]
    for field in ("cents", "icm_cents"):
        amounts = [max(0, getattr(one, field)) for one in chop.portions]
        if any(amounts):
            return dict(zip(players, amounts, strict=True))
    weights = [max(0, one.hundredths) for one in chop.portions]
    parts = apportion(divided, weights if any(weights) else [1] * len(players))
    return dict(zip(players, parts, strict=True))


def _deal(
    event: TdtEvent, course: EveningCourse, order: Sequence[str], chop: TdtChop | None, awards: Mapping[str, int]
) -> tuple[Agreed | None, tuple[Note, ...]]:
    """The deal that ended the evening or came before its end, and what of it cannot be carried over."""
    several = len(course.survivors) > 1
    players = [one.player for one in chop.portions] if chop else []
    if not chop and several and event.title.ended_at > 0:
        players = list(course.survivors)
    if not players:
        return None, ()
    last = order[: len(players)]
    cents = {player: awards.get(player, 0) for player in last}
    if set(last) != set(players) or not sum(cents.values()) or len(players) < len(course.survivors):
        return None, (note("tdt-deal-not-told"),) if chop else ()
    tail = [awards.get(player, 0) for player in order[len(players) :]]
    if not _falls([one for one in tail if one]) or max(tail, default=0) > sum(cents.values()) // len(players):
        return None, (note("tdt-deal-not-told"),)
    return Agreed(cents, several), ()


def _ladder(
    amounts: Sequence[int], deal: Agreed | None, by_place: Sequence[int]
) -> tuple[tuple[int, ...], tuple[Note, ...]]:
    """Prizes by place that never rise; the places in a deal keep the same total."""
    if deal:
        count, total = len(deal.cents), sum(deal.cents.values())
        top = tuple(by_place[:count])
        rest = [one for one in amounts[count:] if one]
        if len(top) < count or sum(top) != total or not _falls([*top, *rest]):
            top = apportion(total, [1] * count)
        return tuple([one for one in (*top, *rest) if one]), ()
    paid = list(amounts)
    while paid and not paid[-1]:
        paid.pop()
    if _falls(paid):
        return tuple(paid), ()
    return tuple(sorted([one for one in paid if one], reverse=True)), (note("tdt-prizes-not-by-place"),)


def _by_place(prizes: Sequence[TdtPrize], places: int) -> tuple[int, ...]:
    """The prizes that are for a place, from first place on without a gap."""
    known: dict[int, int] = {}
    for prize in prizes:
        if 0 < prize.place <= places and prize.cents > 0:
            known[prize.place] = known.get(prize.place, 0) + prize.cents
    found: list[int] = []
    while len(found) + 1 in known:
        found.append(known[len(found) + 1])
    return tuple(found)


def _falls(amounts: Sequence[int]) -> bool:
    """Is each amount positive and none larger than the one before?"""
    return all(one > 0 for one in amounts) and all(one >= then for one, then in pairwise(amounts))


# ── the pool ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _collected(course: EveningCourse) -> int:
    """What the sales of the course bring to the prizes, as the log will have them."""
    total = 0
    for one in course.happenings:
        sold = {EveningAct.REBUY: course.rebuy, EveningAct.ADD_ON: course.add_on}.get(one.act, one.price)
        total += sold.cents if sold and one.act is not EveningAct.BUST else 0
    return total


def _kept(collected: int, paid: int) -> tuple[int, tuple[Note, ...]]:
    """The part of the pool kept, in basis points rounded up; the guarantee makes up for the cents."""
    if collected > paid:
        return -(-(collected - paid) * WHOLE // collected), (note("tdt-kept-back", cents=collected - paid),)
    return 0, (note("tdt-added", cents=paid - collected),) if paid > collected else ()
