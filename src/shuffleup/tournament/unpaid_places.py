"""What the places are worth when somebody is not paid for his, because he was disqualified or banned.

What he would have had goes to the better places in proportion to their own prizes: the whole pool is paid out, and
those below have gone. It goes there as soon as he has his place, so that nobody is told a prize that changes later, and
a deal divides it too. Where no place is better it stays with those who share his, or goes to the next one below.
"""

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.maths.rounding import apportion
from shuffleup.tournament.state import EventState, Place


class PrizesNow(Struct, frozen=True, gc=False):
    """The prize of each place, best first, and who is not paid for his. Together they are what the pool had to pay."""

    ladder: tuple[int, ...]
    unpaid: frozenset[str] = frozenset()


def prizes_now(state: EventState) -> PrizesNow:
    """The prizes as they were fixed or a deal has left them, without those of players who get none."""
    now = PrizesNow(state.prizes.ladder)
    lost = {place.place for place in state.places if place.player in state.book.conduct.unpaid}
    for number in sorted(lost, reverse=True):
        now = _passed_on(state, now, [place for place in state.places if place.place == number])
    return now


def _passed_on(state: EventState, now: PrizesNow, sharing: Sequence[Place]) -> PrizesNow:
    """The prizes after those who share a place and are not paid have lost theirs, and what a deal gave them."""
    gone = [place.player for place in sharing if place.player in state.book.conduct.unpaid]
    first, end = sharing[0].place - 1, sharing[0].place - 1 + len(sharing)
    worth = now.ladder[first:end]
    dealt = _dealt(state, gone)
    lost = sum(apportion(sum(worth), [1] * len(sharing))[: len(gone)])
    unpaid = now.unpaid.union(gone)
    if not lost + dealt:
        return PrizesNow(now.ladder, unpaid)
    others = _others(state, sharing, len(now.ladder))
    if not others:
        return now
    ladder = [*now.ladder, *[0] * (others[-1] + 1 - len(now.ladder))]
    if worth:
        ladder[first:end] = apportion(sum(worth) - lost, [1] * len(worth))
    weights = [ladder[place] for place in others]
    parts = apportion(lost + dealt, weights if any(weights) else [1] * len(others))
    for place, more in zip(others, parts, strict=True):
        ladder[place] += more
    return PrizesNow(tuple(ladder), unpaid)


def _others(state: EventState, sharing: Sequence[Place], paid_places: int) -> list[int]:
    """Whose prizes grow, counted from 0: the better places, else those who share this one, else the next one below."""
    first = sharing[0].place
    if first > 1:
        return list(range(min(first - 1, paid_places)))
    paid = [place.place for place in state.places if place.player not in state.book.conduct.unpaid]
    return [min(paid) - 1] if paid else []


def _dealt(state: EventState, players: Sequence[str]) -> int:
    deal = state.outcome.deal.made
    return sum([share.cents for share in deal.shares if share.player in players]) if deal else 0
