"""Closing registration by the director's decision, and what the floor settles when nobody can come any more."""

from shuffleup.tournament import prize_fund, rebuy_rights
from shuffleup.tournament.cage_commands import CloseRegistration
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.rounds import settle_between
from shuffleup.tournament.state import EventState, Phase


def close_registration(state: EventState, command: CloseRegistration, at: int, draw: Draw | None) -> Decision:
    """Settles the pool. Play ends with it if it only waited for players who might come, or everybody has a seat."""
    events = prize_fund.close_registration(state, command, at)
    if isinstance(events, Refusal):
        return events
    draft = Draft(state, draw)
    for event in events:
        draft.add(event)
    over = prize_fund.is_alone(draft.state) and not any(table.hand for table in state.floor.tables.values())
    if state.phase is not Phase.PLAYING or not over or state.round.open or rebuy_rights.awaited(state):
        return events
    if draw is None:
        return DRAW_NEEDED
    settle_between(draft, at)
    return draft.events
