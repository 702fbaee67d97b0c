"""Suspected collusion: a player asks the dealer to keep a hand, and the staff look at it (PSLive 43a, FIGP 27, 85)."""

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulings.cited import cite, holds_cards, no_such_seat
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.standing import FLOOR_DECIDES

_KEPT = "cards-kept"


def suspected(rules: HandRules, state: HandState, asker: int, holder: int) -> Ruling | Refusal:
    """``cards-kept`` until the staff have seen them; a book without such a right leaves it to the director."""
    refused = no_such_seat(state, asker) or holds_cards(state, holder)
    if refused:
        return refused
    if asker == holder:
        return Refusal("own-hand", "nobody suspects his own hand", facts=(("why", "suspects"),))
    if "suspicion" in rules.resolved.subjects:
        return Ruling(_KEPT, cite(rules, "suspicion"), holder, pending=("staff-reviews", "reason-to-suspect"))
    cited = cite(rules, "fairness")
    choices = (Option(_KEPT, cited), Option("not-shown", cited))
    return Ruling(FLOOR_DECIDES, cited, holder, options=choices, pending=("reason-to-suspect",))
