"""What a player who is not there is charged, and what long absence may cost him (TDA 30, 71-A; FIGP 55; MED-11).

his hands        dealt and killed
his chips        blinds and antes are taken from them, or, where the book folds his hand, nothing is
his claim to     lost by the director's decision once he has been away for so many whole levels, where the book says
the price        so; whoever reaches the money has the prize of his place all the same
"""

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.rulebooks.policy.seating import AbsentPlayer
from shuffleup.table.plan import Posting
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_commands import VoidClaim
from shuffleup.tournament.seat_events import ClaimVoided
from shuffleup.tournament.state import EventState


def charged(state: EventState, owed: Iterable[Posting], seats: tuple[SeatPlan, ...]) -> tuple[Posting, ...]:
    """The postings of a hand. Where nothing is taken from the absent they keep their place in it and come to 0."""
    postings = tuple(owed)
    if state.opening.policy.policy.seating.absent_policy is not AbsentPlayer.HAND_FOLDED:
        return postings
    absent = frozenset([place for place, seat in enumerate(seats) if seat.attendance is Attendance.ABSENT])
    return tuple([replace(one, amount=0) if one.seat in absent else one for one in postings])


def levels_away(state: EventState, player: str) -> int:
    """How many whole levels have passed since a player was noted as absent; 0 for one who is there."""
    since = state.floor.care.away_since.get(player)
    return 0 if since is None else max(0, state.clock.number - since - 1)


def void_claim(state: EventState, command: VoidClaim) -> Decision:
    """Notes that an absent player has no claim to the price of his entry any more; no chip and no money moves."""
    player = command.player
    if not command.author.strip() or not command.reason.strip():
        return Refusal("no-reason", "a claim is voided by a person, with a reason", facts=(("why", "claim"),))
    if player not in state.floor.care.absent:
        return Refusal("not-absent", f"{player} was not noted as absent", facts=(("player", player),))
    needed = state.opening.policy.policy.seating.absence_fee_loss_levels
    rule = rule_of(state, "absence_fee_loss_levels")
    if needed is None:
        return Refusal("claim-stays", "by this rulebook absence costs nobody the claim to his price", rule)
    away = levels_away(state, player)
    if away < needed:
        message = f"{player} has been away for {away} whole level{'' if away == 1 else 's'}: it takes {needed}"
        return Refusal("not-long-enough", message, rule, (("player", player), ("levels", away), ("needed", needed)))
    if player in state.floor.care.claims_void:
        return Refusal("claim-void", f"the claim of {player} is void already", rule, (("player", player),))
    return (ClaimVoided(player, away, command.reason, command.author, rule),)


def claim_is_void(state: EventState, player: str) -> Refusal | None:
    """The refusal to give the price back to a player who lost his claim to it."""
    if player not in state.floor.care.claims_void:
        return None
    message = f"{player} stayed away too long and has no claim to the price of the entry"
    return Refusal("claim-void", message, rule_of(state, "absence_fee_loss_levels"), (("player", player),))
