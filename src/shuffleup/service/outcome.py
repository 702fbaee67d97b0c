"""What becomes of a command: it is in the log, or it is refused."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.projections.audit import Through
from shuffleup.store.port import Row


class Accepted(Struct, frozen=True):
    """A command is in the log. ``caused`` are the answers to the orders that it caused in other streams."""

    row: Row
    repeated: bool = False
    through: Through = ()
    """The states of a tournament that it led through; empty if the command was already there."""
    caused: "tuple[Outcome, ...]" = ()


Outcome: TypeAlias = Accepted | Refusal


def busy(stream: str) -> Refusal:
    """The refusal of an order only because others were first: it may be given again."""
    return refuse("busy", stream=stream)


def is_busy(outcome: Outcome) -> bool:
    """Was that the only reason for the refusal?"""
    return not isinstance(outcome, Accepted) and outcome.code == "busy"
