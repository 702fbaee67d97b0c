"""Who may see a hand: on request at the showdown, and after its owner has shown it to somebody.

TDA 18       a caller of the last bet may insist on the last aggressor's hand; otherwise the director chooses
PSLive 43    any player who still has cards at the showdown may see any hand
FIGP 27, 85  nobody may; on suspicion the director looks
FIGP 32      shown to a player who may still act: to everybody at once; to anybody else: to everybody after the bets
PSLive 46    what one player has seen, everybody may see
TDA 67, 68   nobody may be shown a hand, and it may be penalised; who else sees it is left to the floor

On suspicion of collusion a player asks the dealer to keep a hand, and the staff look at it (PSLive 43a, FIGP 27, 85).
"""

from enum import Enum

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, BettingRound, HandState, Settled, Showdown
from shuffleup.rulebooks.policy.conduct import ExposurePenalty
from shuffleup.rulebooks.policy.showdown import SeeHandRight
from shuffleup.rulings.orders import FLOOR_DECIDES, holds_cards, live, live_or_dead, no_such_seat
from shuffleup.rulings.ruling import Option, Penalising, Ruling, cite, cite_case


class Claim(Enum):
    """The strength of a request to see a hand."""

    RIGHT = "right"
    DISCRETION = "discretion"
    NONE = "none"


def claim_to_see(rules: HandRules, state: Showdown | Settled, asker: int, holder: int) -> Claim:
    """May ``asker`` insist on seeing the hand of ``holder``? A player who folded or mucked unshown never may."""
    has_cards = bool(state.live >> asker & 1)
    right = rules.policy.showdown.see_hand_right
    if right is SeeHandRight.SUSPICION_ONLY:
        return Claim.DISCRETION if has_cards else Claim.NONE
    if not has_cards:
        return Claim.NONE
    if right is SeeHandRight.ANY_WITH_CARDS:
        return Claim.RIGHT
    aggressor = state.felt.aggressors[-1] if state.felt.aggressors else NOBODY
    return Claim.RIGHT if holder == aggressor != asker else Claim.DISCRETION


def request_to_see(rules: HandRules, state: HandState, asker: int, holder: int) -> Ruling | Refusal:
    """``must-show``, ``no-right``, or the director's choice."""
    if refusal := no_such_seat(state, asker) or holds_cards(state, holder):
        return refusal
    if asker == holder:
        return refuse("own-hand", why="asks")
    if not isinstance(state, Showdown | Settled):
        return refuse("not-now", why="showdown-only")
    cited = cite(rules, "see_hand_right")
    claim = claim_to_see(rules, state, asker, holder)
    if claim is Claim.RIGHT:
        return Ruling("must-show", cited, holder)
    if claim is Claim.NONE:
        return Ruling("no-right", cited, asker)
    choices = (Option("must-show", cited), Option("not-shown", cited))
    on_suspicion = rules.policy.showdown.see_hand_right is SeeHandRight.SUSPICION_ONLY
    return Ruling(FLOOR_DECIDES, cited, holder, options=choices, pending=("reason-to-suspect",) if on_suspicion else ())


def shown_on_request(rules: HandRules, state: HandState, holder: int) -> Ruling | Refusal:
    """Is a hand live if it was mucked and then shown because somebody asked?"""
    if refusal := holds_cards(state, holder):
        return refusal
    cited = cite_case(rules, "hand-asked-for", "requested_hand_live")
    claim = rules.policy.showdown.requested_hand_live
    if claim is None:
        return live_or_dead(state, holder, cited, "shown-on-request")
    if claim:
        return live(state, holder, cited, "shown-on-request")
    return Ruling("seen-only", cited, holder)


def shown_to_one(rules: HandRules, state: HandState, holder: int, viewer: int) -> Ruling | Refusal:
    """When the whole table sees cards that were shown to one player during the hand."""
    if refusal := holds_cards(state, holder) or no_such_seat(state, viewer):
        return refusal
    if viewer == holder:
        return refuse("own-hand", why="looks")
    equal, penalty = rules.policy.conduct.show_one_show_all, _penalty(rules, state)
    exposing = () if penalty is Penalising.NONE else ("expose_penalty",)
    if equal is None:
        cited = cite_case(rules, "hand-shown-to-one", *exposing, "show_one_show_all")
        choices = (Option("shown-to-all-now", cited), Option("shown-to-all-after-betting", cited))
        return Ruling(FLOOR_DECIDES, cited, holder, options=(*choices, Option("not-shown", cited)), penalty=penalty)
    cited = cite(rules, "show_one_show_all", *exposing)
    if not equal:
        return Ruling("not-shown", cited, holder, penalty=penalty)
    may_act = isinstance(state, BettingRound) and bool(state.able >> viewer & 1)
    seen = "shown-to-all-now" if may_act else "shown-to-all-after-betting"
    return Ruling(seen, cited, holder, penalty=penalty)


def _penalty(rules: HandRules, state: HandState) -> Penalising:
    """What it costs to show cards while the hand is played (TDA 68, PSLive 46, FIGP 36)."""
    if isinstance(state, Showdown | Settled):
        return Penalising.NONE
    certain = rules.policy.conduct.expose_penalty is ExposurePenalty.MANDATORY
    return Penalising.MANDATORY if certain else Penalising.POSSIBLE


def suspected(rules: HandRules, state: HandState, asker: int, holder: int) -> Ruling | Refusal:
    """``cards-kept`` until the staff have seen them; a book without such a right leaves it to the director."""
    if refused := no_such_seat(state, asker) or holds_cards(state, holder):
        return refused
    if asker == holder:
        return refuse("own-hand", why="suspects")
    if "suspicion" in rules.resolved.subjects:
        return Ruling("cards-kept", cite(rules, "suspicion"), holder, pending=("staff-reviews", "reason-to-suspect"))
    cited = cite_case(rules, "hand-asked-for", "fairness")
    choices = (Option("cards-kept", cited), Option("not-shown", cited))
    return Ruling(FLOOR_DECIDES, cited, holder, options=choices, pending=("reason-to-suspect",))
