"""Everything in which the rulebooks differ, as values: the ``Policy`` and its nine groups.

A policy is complete: where a book is silent its fallback has spoken. What is still ``None`` no book decides, and the
director does. Lists are in the order of the book, so that a policy is always written to the same bytes.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import fields

from shuffleup.rulebooks.policy.button import ButtonPolicy
from shuffleup.rulebooks.policy.conduct import ConductPolicy
from shuffleup.rulebooks.policy.deal import DealPolicy
from shuffleup.rulebooks.policy.event import EventPolicy
from shuffleup.rulebooks.policy.raising import RaisingPolicy
from shuffleup.rulebooks.policy.seating import SeatingPolicy
from shuffleup.rulebooks.policy.showdown import ShowdownPolicy
from shuffleup.rulebooks.policy.turn import TurnPolicy
from shuffleup.rulebooks.policy.wager import WagerPolicy


class Policy(Struct, frozen=True, kw_only=True, gc=False):
    """What one rulebook demands, parameter by parameter. No name stands in two groups."""

    deal: DealPolicy
    button: ButtonPolicy
    wager: WagerPolicy
    raising: RaisingPolicy
    turn: TurnPolicy
    showdown: ShowdownPolicy
    seating: SeatingPolicy
    event: EventPolicy
    conduct: ConductPolicy


GROUP_OF: Mapping[str, str] = {
    parameter.name: group.name for group in fields(Policy) for parameter in fields(group.type)
}
"""The group in which each parameter stands, in the order of the groups."""


def value_of(policy: Policy, parameter: str) -> object:
    """The value of a parameter by its name. Raises ``KeyError`` for a name that no group has."""
    return getattr(getattr(policy, GROUP_OF[parameter]), parameter)
