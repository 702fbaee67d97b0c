"""Chips hidden or carried away, and chips without an owner.

    TDA 63       forfeited, and disqualification possible
    PSLive 16    may be forfeited, or disqualification
    FIGP 70      the stack may be halved, or disqualification; the player keeps the lower half
    TDA 64       chips that nobody can prove to be his return to the inventory

What is forfeited leaves the event.
"""

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.rulebooks.policy.conduct import ChipsOutOfSight
from shuffleup.rulings.cited import cite
from shuffleup.rulings.ruling import Chips, Option, Penalty, Ruling
from shuffleup.rulings.standing import FLOOR_DECIDES


class ConcealedChips(Struct, frozen=True, gc=False):
    """``hidden`` chips out of a stack of ``stack`` (these included); ``unit`` is the smallest chip in play."""

    hidden: int
    stack: int
    unit: int = 1


def chips_out_of_sight(rules: HandRules, chips: ConcealedChips) -> Ruling | Refusal:
    """What hiding chips costs."""
    if not 0 < chips.hidden <= chips.stack or chips.unit <= 0:
        text = f"{chips.hidden} hidden chips of a stack of {chips.stack}"
        return Refusal(
            "not-enough-chips", text, "", (("hidden", chips.hidden), ("stack", chips.stack), ("why", "hidden"))
        )
    cited = cite(rules, "chips_out_of_sight")
    policy = rules.resolved.policy.conduct.chips_out_of_sight
    expelled = Option("disqualification", cited, chips=Chips(0, 0, 0, chips.stack))
    lost = _forfeit(chips, chips.hidden)
    if policy is ChipsOutOfSight.FORFEIT_AND_DQ_POSSIBLE:
        return Ruling("forfeit", cited, chips=lost, options=(expelled,), penalty=Penalty.POSSIBLE)
    if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE:
        kept = chips.stack // 2 // chips.unit * chips.unit
        halved = Option("halve", cited, chips=_forfeit(chips, chips.stack - kept))
        return Ruling(FLOOR_DECIDES, cited, options=(halved, expelled), penalty=Penalty.POSSIBLE)
    choices = (Option("forfeit", cited, chips=lost), expelled)
    return Ruling(FLOOR_DECIDES, cited, options=choices, penalty=Penalty.POSSIBLE)


def lost_chips(rules: HandRules, amount: int) -> Ruling | Refusal:
    """Chips found whose owner nobody knows."""
    if amount <= 0:
        return Refusal("no-chips", f"{amount} chips found: at least one was")
    return Ruling("to-inventory", cite(rules, "lost-chips"), chips=Chips(0, 0, 0, amount))


def _forfeit(chips: ConcealedChips, amount: int) -> Chips:
    return Chips(chips.stack - amount, 0, 0, amount)
