"""Which part of conduct decides which command, and who is asked first whether a player may come in at all."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.tournament import cage_commands, penalties, removals
from shuffleup.tournament import conduct_commands as c
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.state import EventState

_Decider: TypeAlias = Callable[[EventState, Any, int, Draw | None], Decision]

DECIDE_CONDUCT: Mapping[type[Command], _Decider] = {
    c.GivePenalty: penalties.give_penalty,
    c.LiftPenalty: lambda state, command, at, _draw: penalties.lift_penalty(state, command, at),
    c.RedealHand: lambda state, command, at, _draw: penalties.redeal_hand(state, command, at),
    c.RetirePlayer: penalties.retire_player,
    c.ForfeitChips: lambda state, command, at, _draw: penalties.forfeit_chips(state, command, at),
}

_COMING_IN = (cage_commands.SellEntry, cage_commands.Rebuy, cage_commands.BuyAddOn)


def barring(deciders: Mapping[Any, _Decider]) -> dict[type[Command], _Decider]:
    """Those deciders that let a player in or give him chips, refusing whoever was put out or is banned."""
    return {command: _unless_barred(deciders[command]) for command in _COMING_IN}


def _unless_barred(decider: _Decider) -> _Decider:
    def decided(state: EventState, command: Any, at: int, draw: Draw | None) -> Decision:  # noqa: ANN401 - see above
        return removals.may_not_enter(state, command.player) or decider(state, command, at, draw)

    return decided
