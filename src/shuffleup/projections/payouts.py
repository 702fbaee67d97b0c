"""The prizes as a wall or a list shows them: places with the same prize in one row."""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.tournament.facts.prizes import awards_due, prizes_in_kind, prizes_now
from shuffleup.tournament.facts.standing import paid_places, standing
from shuffleup.tournament.words.definition import PrizeInKind
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Flight


class PayoutRow(Struct, frozen=True, gc=False):
    """Places from ``first`` to ``last``, each worth ``prize_cents``, and what they get beside money."""

    first: int
    last: int
    prize_cents: int
    in_kind: str = ""


class PayoutChart(Struct, frozen=True, gc=False):
    """The pool, its currency and its ladder; ``next_prize_cents`` is what the next player out would get alone."""

    currency: str
    pool_cents: int
    rows: tuple[PayoutRow, ...]
    places_paid: int
    until_money: int
    """Players who still go out unpaid (in a satellite, without a seat); 0 in the money."""
    next_prize_cents: int


def payouts(state: EventState) -> PayoutChart:
    """The prizes of an event; an empty ladder before they are fixed."""
    ladder = prizes_now(state).ladder
    left = standing(state)
    return PayoutChart(
        currency=state.definition.currency,
        pool_cents=state.prizes.pool_cents,
        rows=rows(ladder, prizes_in_kind(state)),
        places_paid=len(ladder),
        until_money=max(0, left - paid_places(state)),
        next_prize_cents=ladder[left - 1] if 0 < left <= len(ladder) else 0,
    )


def won_by_player(state: EventState) -> Mapping[str, int]:
    """What each player with a place has won, in cents: as awarded, or before the award as it will be."""
    due = state.prizes.awards or awards_due(state)
    if isinstance(due, Refusal) or isinstance(state.definition.part, Flight):
        return {}
    return {award.player: award.cents for award in due}


def rows(ladder: tuple[int, ...], in_kind: tuple[PrizeInKind, ...] = ()) -> tuple[PayoutRow, ...]:
    """A ladder with equal neighbours merged into one row; places without money stand in it for what else they get."""
    things: dict[int, list[str]] = {}
    for one in in_kind:
        things.setdefault(one.place, []).append(one.what)
    money = dict(enumerate(ladder, start=1))
    prizes = [(place, money.get(place, 0), " + ".join(things.get(place, ()))) for place in sorted({*money, *things})]
    found: list[PayoutRow] = []
    for place, cents, what in prizes:
        last = found[-1] if found else None
        if last and (last.last, last.prize_cents, last.in_kind) == (place - 1, cents, what):
            found[-1] = PayoutRow(last.first, place, cents, what)
        else:
            found.append(PayoutRow(place, place, cents, what))
    return tuple(found)
