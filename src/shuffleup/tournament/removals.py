"""Players who leave the event for other reasons than their chips: when they leave, where they are placed, who is paid.

    elimination         he is paid for the place that he holds at that moment         PSLive 52e, FIGP 87d
    disqualification    nothing is paid, and his buy-in stays in the pool             PSLive 52f, FIGP 87e
    his own will        as for an elimination, and nothing keeps him from coming back

Chips of whoever leaves so leave play. A place without a prize keeps its number; what it is worth is another matter
(``unpaid_places``).
"""

from msgspec.structs import replace

from shuffleup.rulebooks.policy.conduct import DisqualificationRefund
from shuffleup.tournament import carried_pots, satellites, seating
from shuffleup.tournament.conduct_events import PlayerRemoved
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.events import PlayersPlaced, PrizesAwarded
from shuffleup.tournament.payouts import award_prizes
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Place


def is_due(state: EventState) -> bool:
    """Is somebody to leave, and nothing in the way?"""
    return bool(state.book.conduct.removals)


def carry_out(draft: Draft, at: int) -> None:
    """Takes out of the event whoever is to leave. Players who lost their chips and have no place yet go first."""
    for removal in draft.state.book.conduct.removals:
        if draft.state.round.busts:
            return
        table = seating.table_of(draft.state, removal.player)
        if table is None or draft.state.floor.players == 1:  # everybody else is out: he has the first place
            draft.add(PlayerRemoved(removal.player, 0, 0, removal.sanction))
        elif not table.hand and not carried_pots.waits(table):
            stack = next(chair.stack for chair in table.chairs if chair.player == removal.player)
            rule = rule_of(draft.state, "penalty_scale") if removal.sanction else ""
            draft.add(PlayerRemoved(removal.player, table.number, stack, removal.sanction, rule))
            place = Place(removal.player, satellites.standing(draft.state) + 1, 1, at)
            draft.add(PlayersPlaced((place,)))


def may_not_enter(state: EventState, player: str) -> Refusal | None:
    """The refusal of an entry or of more chips for a player who is banned, or was put out of this event."""
    conduct = state.book.conduct
    ban = next((ban for ban in conduct.bans if ban.player == player), None)
    leaves = any(removal.player == player and removal.sanction for removal in conduct.removals)
    if ban is None and not leaves and player not in conduct.removed:
        return None
    why = f"is barred from the {ban.scope.value}" if ban else "was put out of the event"
    return Refusal(
        "barred",
        f"{player} {why}",
        rule_of(state, "penalty_scale"),
        (("player", player), ("scope", ban.scope.value if ban else "event-removed")),
    )


def price_is_forfeited(state: EventState, player: str) -> Refusal | None:
    """The refusal to give the price back to a player who was disqualified or banned: the book says what becomes of it.

    Where the book is silent the director decides, as with any other entry.
    """
    conduct = state.book.conduct
    if player not in conduct.unpaid and all(ban.player != player for ban in conduct.bans):
        return None
    kept = state.opening.policy.policy.conduct.dq_refund
    if kept is None:
        return None
    stays = kept is DisqualificationRefund.NONE_STAYS_IN_POOL
    message = (
        f"{player} was disqualified: the price of the entry {'stays in the pool' if stays else 'is not given back'}"
    )
    facts = (("player", player), ("why", "pool" if stays else "none"))
    return Refusal("price-forfeited", message, rule_of(state, "dq_refund"), facts)


def award(state: EventState, at: int) -> Decision:
    """The awards of the event; in a satellite, as seats."""
    decided = award_prizes(state, at)
    if isinstance(decided, Refusal):
        return decided
    return tuple([_awarded(state, event) if isinstance(event, PrizesAwarded) else event for event in decided])


def _awarded(state: EventState, event: PrizesAwarded) -> PrizesAwarded:
    return replace(event, awards=tuple(satellites.as_seats(state, event.awards)))
