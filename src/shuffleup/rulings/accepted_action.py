"""A call made on a wrong count: the caller owes the true bet (TDA 49, PSLive 32, FIGP 62)."""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.amounts import as_option, call, floor_decides, turn_of
from shuffleup.rulings.gesture import Gesture, impossible
from shuffleup.rulings.ruling import Chips, Option, Ruling


class WrongCount(Struct, frozen=True, gc=False):
    """What the player to act was told that a call costs, and the chips that he put in; none: he said "call"."""

    told: int
    chips: Pile = Pile()


def accepted_action(rules: HandRules, state: BettingRound, count: WrongCount) -> Ruling | Refusal:
    """The call of the true amount, whoever gave the wrong one; a gross error may be forgiven under the fairness rule.

    Refuses a count that was right, and a call where nothing is to be called.
    """
    gesture = Gesture(chips=count.chips)
    refused = impossible(state, gesture)
    if refused:
        return refused
    turn = turn_of(rules, state, gesture)
    if turn.legal.call == 0:
        return Refusal("nothing-to-call", "there is nothing to call", "")
    if count.told <= 0 or count.told == turn.legal.call:
        return Refusal(
            "right-count",
            f"a call costs {turn.legal.call}, as he was told",
            "",
            (("told", count.told), ("why", "told")),
        )
    cited = turn.cite("accepted_action")
    bound = call(turn, cited)
    bound = replace(bound, facts=(*bound.facts, ("told", count.told), ("owed", turn.legal.call)))
    again = Option("act-again", turn.cite("fairness"), chips=Chips(turn.own, 0, turn.table - turn.own))
    if turn.wager.accepted_action:
        return replace(bound, options=(again,))
    return floor_decides(turn, cited, (as_option(bound), again))
