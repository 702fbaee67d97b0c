"""Closing registration by the director's decision, and what the floor settles when nobody can come any more."""

from shuffleup.tournament import prize_fund, rebuy_rights
from shuffleup.tournament.cage_commands import CloseRegistration
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.rounds import settle
from shuffleup.tournament.state import EventState, Phase


def close_registration(state: EventState, command: CloseRegistration, at: int, draw: Draw | None) -> Decision:
    """Settles the pool. Play ends with it if it only waited for players who might still come."""
    events = prize_fund.close_registration(state, command, at)
    waiting = state.phase is Phase.PLAYING and prize_fund.is_alone(state) and not state.round.open
    if isinstance(events, Refusal) or not waiting or rebuy_rights.awaited(state):
        return events
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    for event in events:
        draft.add(event)
    settle(draft, at)
    return draft.events
