"""A bust that was told when it could not be sent, and comes after others: nobody is placed in a wrong order unasked.

21:03   Anna is out, told to a page whose line is down
21:05   Bruno is out: place 10
21:07   Carla is out: place 9
21:10   Anna's report arrives: refused, because Bruno and Carla have been placed since she was out
        told again with Bruno and Carla as out after her: Anna 10, Bruno 9, Carla 8
        told again as of now: Anna 8
"""

from shuffleup.tournament import rebuy_rights
from shuffleup.tournament.cage_state import Standing
from shuffleup.tournament.live_commands import ReportBust
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState


def unordered(state: EventState, command: ReportBust) -> Refusal | None:
    """Why nobody knows where these players are placed; None where it is known."""
    if command.before:
        return _out_of_order(state, command.before)
    if not command.told_at:
        return None
    back = next((player for player in command.players if _came_in(state, player) > command.told_at), "")
    if back:
        message = f"{back} has bought chips since, and plays with them: nobody is out"
        return Refusal("told-late", message, facts=(("why", "back"), ("player", back)))
    since = [place.player for place in state.places if place.at > command.told_at]
    if since:
        names, out = ", ".join(since), ", ".join(command.players)
        message = f"since {out} was reported out, others have been placed ({names}): say who of them was out later"
        facts = (("why", "since"), ("players", names), ("player", out), ("count", len(since)))
        return Refusal("told-late", message, facts=facts)
    return _hand_for_hand(state, command)


def unplaced(state: EventState, command: ReportBust) -> Refusal | None:
    """The refusal of places before those of others while no place is given: in a round, and before a rebuy."""
    return (_in_round(state, command) or rebuy_rights.unanswered(state)) if command.before else None


def _out_of_order(state: EventState, before: tuple[str, ...]) -> Refusal | None:
    """Whoever was out last is named first among those who were out later than somebody: none may be left out."""
    known = {place.player: place.place for place in state.places}
    lowest = max([known.get(player, 0) for player in before])
    later = {player for player, place in known.items() if place <= lowest}
    wrong = next((player for player in [*before, *sorted(later)] if (player in before) != (player in later)), "")
    if not wrong:
        return None
    message = f"name all who were out later, and nobody else: not so for {wrong}"
    return Refusal("told-late", message, facts=(("why", "order"), ("player", wrong)))


def _hand_for_hand(state: EventState, command: ReportBust) -> Refusal | None:
    return _in_round(state, command) if state.round.at > command.told_at else None


def _in_round(state: EventState, command: ReportBust) -> Refusal | None:
    if not state.round.open:
        return None
    out = ", ".join(command.players)
    message = f"hand for hand began after {out} was reported out: close the hand that is played first"
    return Refusal("told-late", message, facts=(("why", "round"), ("player", out)))


def _came_in(state: EventState, player: str) -> int:
    """When a player last bought chips."""
    entries = [entry.at for entry in state.entries if entry.player == player]
    bought = [one.at for one in state.cage.purchases if one.player == player and one.standing is not Standing.VOIDED]
    return max([0, *entries, *bought])
