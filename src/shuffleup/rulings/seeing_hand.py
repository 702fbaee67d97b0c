"""Who may see a hand: on request at the showdown, and when its owner has shown it to somebody.

FIGP 32     shown to a player who may still act: to everybody at once; to anybody else: to everybody after the bets
PSLive 46   what one has seen everybody may see
"""

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seeing import Claim, right_to_see
from shuffleup.hand.state import BettingRound, HandState, Settled, Showdown
from shuffleup.rulebooks.policy.showdown import SeeHandRight
from shuffleup.rulings.cited import cite, holds_cards, no_such_seat
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.standing import FLOOR_DECIDES, LIVE_HAND, live_or_dead, restored


def request_to_see(rules: HandRules, state: HandState, asker: int, holder: int) -> Ruling | Refusal:
    """``must-show``, ``no-right``, or the director's choice."""
    refusal = no_such_seat(state, asker) or holds_cards(state, holder)
    if refusal:
        return refusal
    if asker == holder:
        return Refusal("own-hand", "nobody asks to see his own hand", facts=(("why", "asks"),))
    if not isinstance(state, Showdown | Settled):
        return Refusal("not-now", "hands can be asked for at the showdown only", facts=(("why", "showdown-only"),))
    cited = cite(rules, "see_hand_right")
    claim = right_to_see(rules, state, asker, holder).claim
    if claim is Claim.RIGHT:
        return Ruling("must-show", cited, holder)
    if claim is Claim.NONE:
        return Ruling("no-right", cited, asker)
    choices = (Option("must-show", cited), Option("not-shown", cited))
    on_suspicion = rules.resolved.policy.showdown.see_hand_right is SeeHandRight.SUSPICION_ONLY
    return Ruling(FLOOR_DECIDES, cited, holder, options=choices, pending=("reason-to-suspect",) if on_suspicion else ())


def shown_on_request(rules: HandRules, state: HandState, holder: int) -> Ruling | Refusal:
    """Is a hand live that was mucked and then shown because somebody asked?"""
    refusal = holds_cards(state, holder)
    if refusal:
        return refusal
    cited = cite(rules, "requested_hand_live")
    live = rules.resolved.policy.showdown.requested_hand_live
    if live is None:
        return live_or_dead(state, holder, cited, "shown-on-request")
    if live:
        return Ruling(LIVE_HAND, cited, holder, remedy=restored(state, holder, cited, "shown-on-request"))
    return Ruling("seen-only", cited, holder)


def shown_to_one(rules: HandRules, state: HandState, holder: int, viewer: int) -> Ruling | Refusal:
    """When the whole table sees cards that one player was shown during the hand."""
    refusal = holds_cards(state, holder) or no_such_seat(state, viewer)
    if refusal:
        return refusal
    if viewer == holder:
        return Refusal("own-hand", "a player may look at his own hand", facts=(("why", "looks"),))
    cited = cite(rules, "show_one_show_all")
    equal = rules.resolved.policy.conduct.show_one_show_all
    if equal is None:
        choices = (Option("shown-to-all-now", cited), Option("shown-to-all-after-betting", cited))
        return Ruling(FLOOR_DECIDES, cited, holder, options=(*choices, Option("not-shown", cited)))
    if not equal:
        return Ruling("not-shown", cited, holder)
    may_act = isinstance(state, BettingRound) and bool(state.able >> viewer & 1)
    return Ruling("shown-to-all-now" if may_act else "shown-to-all-after-betting", cited, holder)
