"""A bounty chip, time button or other object without chip value thrown into the betting.

alone          a call or all-in, as the house says, or else the director         TDA RP-22
               all-in                                                            MED-15
with chips     the chips are the bet and the object goes back, by MED-15
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.deck import Deck
from shuffleup.chips.pile import Pile
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.event import NonDenominational
from shuffleup.rulings.gesture import Gesture, impossible
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.words_and_chips.amounts import all_in, call, different, floor_decides, turn_of
from shuffleup.rulings.words_and_chips.declared import what_binds


class BountyChip(Struct, frozen=True, gc=False):
    """The object, and the chips that went in with it."""

    chips: Pile = Pile()


def bounty_chip(
    rules: HandRules, state: BettingRound, thrown: BountyChip, deck: Deck | None = None
) -> Ruling | Refusal:
    """The action to which throwing it in binds the player to act."""
    gesture = Gesture(chips=thrown.chips)
    if refused := impossible(state, gesture):
        return refused
    turn = turn_of(rules, state, gesture, deck)
    cited = turn.cite("ndi_policy")
    policy = rules.policy.event.ndi_policy
    called, everything = call(turn, cited), all_in(turn, cited)
    if thrown.chips:
        bet = what_binds(rules, state, gesture, deck)
        if isinstance(bet, Refusal):
            return bet
        counted = replace(bet, rules=(*cited, *bet.rules), pending=("object-goes-back",))
        if policy is NonDenominational.ALL_IN:
            return counted
        return floor_decides(turn, cited, different(counted, called, everything))
    if policy is NonDenominational.ALL_IN:
        return everything
    return called if policy is NonDenominational.CALL else floor_decides(turn, cited, different(called, everything))
