"""How events of conduct change the state. A hand that no player has to miss costs one look at an empty mapping."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from shuffleup.rulebooks.policy.conduct import PenaltyFollows
from shuffleup.table.seat import Attendance
from shuffleup.tournament.words import conduct as e
from shuffleup.tournament.words.conduct import Conduct, Removal, Sanction, Served, Where
from shuffleup.tournament.words.events import Event, HandPlanned, RoundClosed
from shuffleup.tournament.words.live import HandsCounted, LiveHandReported
from shuffleup.tournament.words.state import EventState, chair_of


def to_serve(state: EventState, player: str, table: int, chair: int) -> tuple[Sanction, ...]:
    """The penalties of a player that still cost him hands where he sits, oldest first."""
    here = Where(state.day.number, table, chair)
    open_now = [one for one in state.conduct.sanctions if one.player == player and one.left > 0]
    return tuple([one for one in open_now if not _ended(one, here)])


def served_at(state: EventState, number: int, hands: int, out: Collection[str] = ()) -> tuple[Served, ...]:
    """How this many hands that people deal at a table serve the penalties there; a player ``out`` has served none.

    The penalties of a player are served one after the other, and never more hands than were given.
    """
    served: list[Served] = []
    if state.floor.dealt or not state.conduct.open:
        return ()
    for chair in state.floor.tables[number].chairs:
        left = hands
        if chair.player in out or chair.player not in state.conduct.open:
            continue
        for due in to_serve(state, chair.player, number, chair.number):
            missed = min(left, due.left)
            left -= missed
            served += [Served(due.number, missed)] if missed else []
    return tuple(served)


def served_everywhere(state: EventState) -> tuple[Served, ...]:
    """What a hand that people deal at every table at once serves: in hand for hand, or as a last hand."""
    playing = [number for number, table in state.floor.tables.items() if len(table.chairs) > 1]
    return tuple([one for number in playing for one in served_at(state, number, 1)])


def _ended(sanction: Sanction, here: Where) -> bool:
    """Has something happened that ends this penalty, because it does not follow the player across it?"""
    given = sanction.where
    crossed = {
        PenaltyFollows.DAY: given.day != here.day,
        PenaltyFollows.TABLE: given.table != here.table,
        PenaltyFollows.SEAT: (given.table, given.chair) != (here.table, here.chair),
    }
    return any(crossed[change] for change in sanction.ends_on)


LiveHands: TypeAlias = LiveHandReported | HandsCounted | RoundClosed


def count_missed(after: EventState, event: HandPlanned) -> EventState:
    """Each penalised player of the hand has missed one more."""
    for seat in event.plan.seats:
        if seat.attendance is Attendance.PENALISED:
            after = _missed(after, seat.player, event.table, event.plan.hand)
    return after


def serve(before: EventState, after: EventState, event: LiveHands) -> EventState:
    """Counts the hands that the event reports as served.

    Where people deal, hands are not announced. A reported bust is one hand of its table; hand for hand and last hands
    are one hand of every table, whatever was reported in them; the floor reports the number of all others.
    """
    for one in _unsaid(before, after, event) if event.served is None else event.served:
        conduct = after.conduct
        due = next(sanction for sanction in conduct.sanctions if sanction.number == one.sanction)
        after = _with(after, _replaced(conduct, replace(due, served=due.served + one.hands)))
    return after


def _unsaid(state: EventState, after: EventState, event: LiveHands) -> tuple[Served, ...]:
    """What an event serves without saying so, because it was written before events said it."""
    if isinstance(event, RoundClosed):
        return served_everywhere(after)
    if isinstance(event, HandsCounted):
        return served_at(after, event.table, event.hands)
    return () if state.round.open else served_at(after, event.table, 1)


def _missed(state: EventState, player: str, table: int, hand: int) -> EventState:
    """One more hand served of the player's oldest penalty."""
    conduct = state.conduct
    due = to_serve(state, player, table, chair_of(state.floor.tables[table], player).number)
    if due:
        conduct = _replaced(conduct, replace(due[0], served=due[0].served + 1))
    return _with(state, replace(conduct, last_missed={**conduct.last_missed, player: hand}))


def _replaced(conduct: Conduct, changed: Sanction) -> Conduct:
    sanctions = tuple([changed if one.number == changed.number else one for one in conduct.sanctions])
    return _recounted(replace(conduct, sanctions=sanctions), changed.player)


def _recounted(conduct: Conduct, player: str) -> Conduct:
    hands = sum(one.left for one in conduct.sanctions if one.player == player)
    others = {name: count for name, count in conduct.open.items() if name != player}
    return replace(conduct, open={**others, player: hands} if hands else others)


def _with(state: EventState, conduct: Conduct) -> EventState:
    return replace(state, records=replace(state.records, conduct=conduct))


def _given(state: EventState, event: e.PenaltyGiven) -> EventState:
    conduct, sanction = state.conduct, event.sanction
    conduct = replace(conduct, sanctions=(*conduct.sanctions, sanction))
    if event.hand:
        conduct = replace(conduct, last_missed={**conduct.last_missed, sanction.player: event.hand})
    if event.leaves:
        removed = (*conduct.removed, sanction.player)
        removals = (*conduct.removals, Removal(sanction.player, sanction.number))
        conduct = replace(conduct, removed=removed, removals=removals)
        if not event.paid:
            conduct = replace(conduct, unpaid=(*conduct.unpaid, sanction.player))
    if event.ban is not None:
        conduct = replace(conduct, bans=(*conduct.bans, event.ban))
    return _with(state, _recounted(conduct, sanction.player))


def _lifted(state: EventState, event: e.PenaltyLifted) -> EventState:
    conduct = state.conduct
    sanction = next(one for one in conduct.sanctions if one.number == event.sanction)
    return _with(state, _replaced(conduct, replace(sanction, lifted=True)))


def _redealt(state: EventState, event: e.HandRedealt) -> EventState:
    for player in event.missed:
        state = _missed(state, player, event.table, event.hand)
    return state


def _retired(state: EventState, event: e.PlayerRetired) -> EventState:
    conduct = state.conduct
    return _with(state, replace(conduct, removals=(*conduct.removals, Removal(event.player))))


APPLY_CONDUCT: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.PenaltyGiven: _given,
    e.PenaltyLifted: _lifted,
    e.HandRedealt: _redealt,
    e.PlayerRetired: _retired,
}
