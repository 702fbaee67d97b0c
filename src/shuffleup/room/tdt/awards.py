"""Who got what of the prizes of a ``.tdt``, or would get it as the evening stood, and how our ledger comes to that.

collected      what sales brought to the prizes
- kept back    the part that nobody received: it is kept, as for a season's final         ``league_percent``
+ added        if more was paid than came in: the house added it                          ``guarantee_cents``
= prizes       by place, or divided by a deal among the last players
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

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
    """How the money is divided. While an evening is not over, its prizes are those it had when it was saved."""

    finished: bool = False
    order: tuple[str, ...] = ()
    """Everybody by place, first place first; only for an evening that is over."""
    ladder: tuple[int, ...] = ()
    """Cents by place, once play has begun."""
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
    collected = collected if collected >= 0 else _collected(course)
    if not course.started_at or len(order) < 2:
        return _announced(event)
    if not course.out:
        return _standing(event, order, collected)
    chop = _awarded(event.chops, order)
    awards = _awards(event.prizes.each, chop, order)
    deal, told = _deal(event, course, order, chop, awards) if dealt else (None, (note("tdt-deal-not-told"),))
    if len(course.survivors) > 1 and deal is None:
        return _standing(event, order, collected, told)
    amounts = [awards.get(player, 0) for player in order]
    ladder, more = _ladder(amounts, deal, _by_place(event.prizes.each, len(order)))
    kept, notes = _kept(collected, sum(ladder))
    return Settlement(
        finished=True,
        order=order,
        ladder=ladder,
        shares=_shares(event.prizes.each),
        deal=deal,
        collected=collected,
        kept=kept,
        added_to=sum(ladder),
        notes=(*told, *more, *notes),
    )


def _announced(event: TdtEvent) -> Settlement:
    """What is known of an evening that has not begun."""
    notes = (note("tdt-house-adds", cents=event.prices.house_cents),) if event.prices.house_cents > 0 else ()
    if amounts := _by_place(event.prizes.each, WHOLE):
        notes = (*notes, note("tdt-prizes-follow", list=_listed(amounts)))
    return Settlement(shares=_shares(event.prizes.each), added_to=max(0, event.prices.guarantee_cents), notes=notes)


def _listed(amounts: Sequence[int]) -> tuple[Note, ...]:
    return tuple([note("tdt-amount", cents=cents) for cents in amounts])


def _standing(event: TdtEvent, order: Sequence[str], collected: int, notes: tuple[Note, ...] = ()) -> Settlement:
    """The prizes of an evening that is still going on, as they stood when it was saved, and who has had one already."""
    paid = _by_place(event.prizes.each, len(order))
    ladder, more = _ladder(paid, None, ())
    if not ladder:
        return replace(_announced(event), notes=notes)
    kept, told = _kept(collected, sum(ladder))
    names = {player.id: player.name.full or player.id for player in event.players}
    had = [
        note("tdt-prize-had", name=names[player], cents=cents)
        for player, cents in _awards([one for one in event.prizes.each if one.players], None, ()).items()
        if player in names
    ]
    stand = note("tdt-prizes-stand", list=_listed(ladder))
    return Settlement(
        ladder=ladder,
        shares=_shares(event.prizes.each),
        collected=collected,
        kept=kept,
        added_to=max(sum(ladder), event.prices.guarantee_cents),
        notes=(*notes, *more, *told, stand, *had),
    )


def _shares(prizes: Sequence[TdtPrize]) -> tuple[int, ...]:
    """The prizes by place as parts of the total: as announced, if all were announced as parts of it."""
    announced = tuple([one.hundredths for one in sorted(prizes, key=lambda one: one.place) if one.place > 0])
    if sum(announced) == WHOLE and _falls(announced):
        return announced
    amounts = _by_place(prizes, WHOLE)
    shares = apportion(WHOLE, amounts) if amounts else ()
    return shares if _falls(shares) else ()


def _survivors(event: TdtEvent, course: EveningCourse) -> list[str]:
    """The players still in, best first: by the ranks of a chop, else by each one's award, else by chips."""
    ranks = {one.player: one.rank for chop in event.chops if chop.awarded for one in chop.portions if one.rank > 0}
    awards = _awards([one for one in event.prizes.each if one.players], None, ())
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
    together: Counter[tuple[str, ...]] = Counter()
    """What the same players get is divided once: who share two places get the same of both together."""
    for prize in prizes:
        players = [one for one in dict.fromkeys(prize.players) if one in order or not order]
        if not players and 0 < prize.place <= len(order):
            players = [order[prize.place - 1]]
        if prize.cents > 0 and players:
            together[tuple(players)] += prize.cents
    for sharing, whole in together.items():
        for player, cents in zip(sharing, apportion(whole, [1] * len(sharing)), strict=True):
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
        if one.act in {EveningAct.REBUY, EveningAct.ADD_ON}:
            offered, place = course.rebuys if one.act is EveningAct.REBUY else course.add_ons, course.offer_of(one)
            total += offered[place].price.cents if place is not None else 0
        elif one.act is not EveningAct.BUST:
            total += one.price.cents
    return total


def _kept(collected: int, paid: int) -> tuple[int, tuple[Note, ...]]:
    """The part of the pool kept, in basis points rounded up; the guarantee makes up for the cents."""
    if collected > paid:
        return -(-(collected - paid) * WHOLE // collected), (note("tdt-kept-back", cents=collected - paid),)
    return 0, (note("tdt-added", cents=paid - collected),) if paid > collected else ()
