"""Which part of the chips decides which of their commands."""

from collections.abc import Callable, Mapping
from typing import Any

from shuffleup.tournament import chip_commands as c
from shuffleup.tournament import chip_counts
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.rounds import end_with_count
from shuffleup.tournament.state import EventState

DECIDE_CHIPS: Mapping[type[Command], Callable[[EventState, Any, int, Draw | None], Decision]] = {
    c.CountChips: lambda state, command, at, draw: end_with_count(
        state, chip_counts.count_chips(state, command, at), at, draw
    ),
    c.BagStacks: lambda state, command, at, draw: end_with_count(
        state, chip_counts.bag_stacks(state, command, at), at, draw
    ),
    c.ColourUp: lambda state, command, at, _draw: chip_counts.colour_up(state, command, at),
    c.ExchangeFound: lambda state, command, at, _draw: chip_counts.exchange_found(state, command, at),
    c.TakeInStray: lambda state, command, at, _draw: chip_counts.take_in_stray(state, command, at),
}
