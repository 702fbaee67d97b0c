"""A tournament that is over, as the result that a league takes."""

from collections import Counter
from collections.abc import Collection

from shuffleup.league.result import Result, ResultLine
from shuffleup.tournament.ledger import OVERLAY, RETENTION, balance
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase


def result_of(state: EventState, day: str, *, venue: str = "", absent: Collection[str] = ()) -> Result | Refusal:
    """The result of a finished event. ``absent`` are registered players who never came; they do not score.

    The pool is what was collected: without the overlay, and with what was kept for the league, which is what the league
    gets and no more.
    """
    if state.phase is not Phase.FINISHED:
        event_id = state.opening.event_id
        return Refusal(
            "not-finished", f"{event_id} is not over: it is {state.phase.value}", facts=(("event", event_id),)
        )
    own = Counter([entry.player for entry in state.entries])
    prizes: Counter[str] = Counter()
    for award in state.prizes.awards:
        prizes[award.player] += award.cents
    retained = -balance(state.cage.ledger, RETENTION)
    return Result(
        event_id=state.opening.event_id,
        day=day,
        lines=tuple(
            [
                ResultLine(
                    player=place.player,
                    place=place.place,
                    shared_by=place.shared_by,
                    entries=own[place.player] or 1,
                    knock_outs=state.book.bounties.knock_outs.get(place.player, 0),
                    prize_cents=prizes[place.player],
                    took_part=place.player not in absent,
                )
                for place in sorted(state.places, key=lambda place: (place.place, place.player))
            ]
        ),
        buy_in_cents=state.opening.definition.entry.buy_in_cents,
        pool_cents=state.prizes.pool_cents + retained - balance(state.cage.ledger, OVERLAY),
        entries=len(state.entries),
        paid_places=len(state.prizes.ladder),
        venue=venue,
        retained_cents=retained,
    )
