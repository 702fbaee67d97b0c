"""Everything in which the rulebooks differ, as values: the ``Policy`` and its nine groups.

A policy is complete: if a book is silent, the value is its fallback's. What is still ``None`` is decided by no book but
by the director. Lists are in the order of the book, so that a policy is always written to the same bytes.
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
    """What one rulebook demands, parameter by parameter. No name is in two groups."""

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
"""The group of each parameter, in the order of the groups."""

AGREED: Mapping[str, str] = {
    "flop_4": "floor_random_burn",
    "premature_flop": "reshuffle_no_burn",
    "premature_river": "reshuffle_no_burn",
    "button_error_after_sa": "play_on_no_restore",
    "single_overchip_facing_bet": "call",
    "prior_chips_rule": "tda_46",
    "single_overchip_opening": "chip_value",
    "underbet_deadline": "next_street",
    "pot_miscount": "high_any_time_low_before_sa",
    "conditional_statement": "td_bind_or_penalty",
    "ambiguous_amount_limit": "at_or_below_pot",
    "odd_chip_board": "first_left_of_button",
    "odd_chip_stud": "highest_card_by_suit",
    "odd_chip_hilo": "high",
    "odd_chip_unit": "smallest_in_play",
    "pot_award_order": "last_side_pot_first",
    "late_stack": "full",
    "donor_table": "predetermined_procedure",
    "mover": "next_big_blind",
    "stud_balance_seat": "last_opened",
    "wrong_level_after_sa": "stands",
    "ante_order": "big_blind_first",
}
"""Subjects that all books decide the same way: a policy has no field for them, and their rules are cited by name."""

PARAMETERS: tuple[str, ...] = (*GROUP_OF, *AGREED)
"""Everything that a book decides."""


def value_of(policy: Policy, parameter: str) -> object:
    """The value of a parameter by its name. Raises ``KeyError`` for a name that is not a parameter."""
    return AGREED.get(parameter) or getattr(getattr(policy, GROUP_OF[parameter]), parameter)
