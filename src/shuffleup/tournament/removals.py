"""Players put out of the event for other reasons than their chips: when they leave, where they are placed, who is paid.

    elimination         he is paid for the place that he holds at that moment         PSLive 52e, FIGP 87d
    disqualification    nothing is paid, and his buy-in stays in the pool             PSLive 52f, FIGP 87e

Chips of whoever is put out leave play. A place without a prize keeps its number: what it is worth goes to the places
above it, in proportion to their own prizes, because the whole pool is paid out and those below have gone.
"""

from msgspec.structs import replace

from shuffleup.tournament import seating
from shuffleup.tournament.conduct_events import PlayerRemoved
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.events import PlayersPlaced, PrizesAwarded
from shuffleup.tournament.payouts import award_prizes, divide
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Award, EventState, Place


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
        elif not table.hand:
            stack = next(chair.stack for chair in table.chairs if chair.player == removal.player)
            rule = rule_of(draft.state, "penalty_scale")
            draft.add(PlayerRemoved(removal.player, table.number, stack, removal.sanction, rule))
            place = Place(removal.player, draft.state.floor.players + 1, 1, at)
            draft.add(PlayersPlaced((place,)))


def may_not_enter(state: EventState, player: str) -> Refusal | None:
    """The refusal of an entry or of more chips for a player who is banned, or was put out of this event."""
    conduct = state.book.conduct
    ban = next((ban for ban in conduct.bans if ban.player == player), None)
    if ban is None and player not in conduct.removed:
        return None
    why = f"is barred from the {ban.scope.value}" if ban else "was put out of the event"
    return Refusal("barred", f"{player} {why}", rule_of(state, "penalty_scale"), (("player", player),))


def award(state: EventState, at: int) -> Decision:
    """The awards of the event, without those of players who get none."""
    decided = award_prizes(state, at)
    unpaid = state.book.conduct.unpaid
    if isinstance(decided, Refusal) or not unpaid:
        return decided
    return tuple(
        [
            replace(event, awards=redistributed(event.awards, unpaid)) if isinstance(event, PrizesAwarded) else event
            for event in decided
        ]
    )


def redistributed(awards: tuple[Award, ...], unpaid: tuple[str, ...]) -> tuple[Award, ...]:
    """The awards with those of ``unpaid`` players given to the better places; they sum to the same."""
    for player in unpaid:
        lost = next((one for one in awards if one.player == player), None)
        if lost is None:
            continue
        rest = tuple([one for one in awards if one is not lost])
        paid = [one for one in rest if one.player not in unpaid]
        better = [one for one in paid if one.place < lost.place] or paid
        if not better:
            continue
        more = dict(zip([one.player for one in better], divide(lost.cents, [one.cents for one in better]), strict=True))
        awards = tuple([replace(one, cents=one.cents + more.get(one.player, 0)) for one in rest])
    return awards
