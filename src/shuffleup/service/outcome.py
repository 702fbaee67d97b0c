"""What becomes of a command: it is in the log, or is refused."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.projections.audit import Through
from shuffleup.store.port import Row


class Accepted(Struct, frozen=True):
    """A command is in the log. ``caused`` are the answers to the orders that it led to in other streams."""

    row: Row
    repeated: bool = False
    through: Through = ()
    """The states of a tournament that it led through; none where it had been there before."""
    caused: "tuple[Outcome, ...]" = ()


Outcome: TypeAlias = Accepted | Refusal


def busy(stream: str) -> Refusal:
    """Nothing but others stands in the way of the order: it may be given again."""
    return refuse("busy", stream=stream)


def is_busy(outcome: Outcome) -> bool:
    """Is that all that it was refused for?"""
    return not isinstance(outcome, Accepted) and outcome.code == "busy"
