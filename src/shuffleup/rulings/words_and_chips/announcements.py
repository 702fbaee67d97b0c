"""What players say too early: conditional statements, announced folds, and answers to a bet of unknown amount.

"if you bet, I raise"               the director may bind him, penalise him, or both       TDA 59-A, FIGP 67
"I fold to any bet"                 a dead hand once somebody bets                         FIGP 33a
"call" before the amount is known   the director, up to a call of any amount               TDA 59-B
a fold before the amount is known   binds; he is told to wait                              TDA 50
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.orders.actions import Facing, HeldAct, Hold
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, members
from shuffleup.hand.state import NOBODY, BettingRound
from shuffleup.rulebooks.policy.turn import AnnouncedFold
from shuffleup.rulings.orders import (
    CALL_ONLY,
    DEAD_HAND,
    LIVE_HAND,
    RAISE_ONLY,
    given_up_by,
    held_to,
    killed,
    live_hand,
)
from shuffleup.rulings.ruling import Chips, Option, Penalising, Ruling, cite
from shuffleup.rulings.speech.word import Word

BOUND_TO_IT = "bound-to-it"


class Followed(Enum):
    """What happened in the round after an announced fold."""

    BET = "bet"
    NO_BET = "no bet"


class Cause(Enum):
    """What another player must do for a condition to be met."""

    BETS = "bets"
    RAISES = "raises"
    CHECKS = "checks"


class Condition(Struct, frozen=True, gc=False):
    """ "If you bet, I raise to 800": what he will do, and what must happen first; ``other`` NOBODY: by anybody."""

    promised: HeldAct
    to: int
    cause: Cause
    other: int = NOBODY


class BeforeAmount(Struct, frozen=True, gc=False):
    """The next player's answer to a "bet" or "raise" of the player to act, before its amount was known."""

    seat: int
    word: Word


def conditional(rules: HandRules, state: BettingRound, seat: int, said: Condition | None = None) -> Ruling | Refusal:
    """A player has said what he will do if another player acts in some way.

    He can be held to it only if it is known what he ``said``.
    """
    if refused := live_hand(state, seat):
        return refused
    cited = cite(rules, "conditional_statement")
    bound = held_to(state, seat, _promise(state, seat, said), cited, "said-what-he-will-do") if said else ()
    choices = (Option(BOUND_TO_IT, cited, remedy=bound), Option("not-bound", cited))
    chips = Chips(state.bets[seat])
    return Ruling("floor-decides", cited, seat, chips=chips, options=choices, penalty=Penalising.POSSIBLE)


def _promise(state: BettingRound, seat: int, said: Condition) -> Hold:
    """He is held to it over the bet that meets the condition; over the bet as it is, if that is a check."""
    facing: tuple[Facing, ...]
    if said.cause is Cause.CHECKS:
        facing = (Facing(state.price.aggressor, state.price.high),)
    else:
        others = [said.other] if said.other != NOBODY else members(state.live & ~(1 << seat))
        facing = tuple([Facing(other) for other in others])
    return Hold((said.promised,), said.to, facing)


def announced_fold(rules: HandRules, state: BettingRound, seat: int, followed: Followed) -> Ruling | Refusal:
    """A player has said that he folds to the first bet or raise; without its own rule this is a condition."""
    if refused := live_hand(state, seat):
        return refused
    chips = Chips(state.bets[seat])
    cited = cite(rules, "announced_future_fold", "conditional_statement")
    if rules.policy.turn.announced_future_fold is not AnnouncedFold.DEAD_HAND:
        gone = given_up_by(rules, state, seat, cited, "announced-fold")
        dead = Option(DEAD_HAND, cited, gone.act, gone.chips, gone.remedy)
        choices = (dead, Option(LIVE_HAND, cited, chips=chips))
        return Ruling("floor-decides", cited, seat, chips=chips, options=choices, penalty=Penalising.POSSIBLE)
    if followed is Followed.BET:
        remedy = killed(state, seat, cited, "announced-fold")
        return Ruling(DEAD_HAND, cited, seat, chips=chips, penalty=Penalising.POSSIBLE, remedy=remedy)
    return Ruling(LIVE_HAND, cited, seat, chips=chips, penalty=Penalising.POSSIBLE)


def before_amount(rules: HandRules, state: BettingRound, early: BeforeAmount) -> Ruling | Refusal:
    """The answer of the player after ``state.turn``, who has announced a bet or raise and not yet said how much."""
    seat = early.seat
    if refused := live_hand(state, seat) or _not_next(state, seat):
        return refused
    own = Chips(state.bets[seat])
    if early.word is Word.FOLD:
        told, cited = (("told", "wait-for-the-amount"),), cite(rules, "acting-in-turn")
        gone = given_up_by(rules, state, seat, cited, "folded-before-the-amount")
        return Ruling("fold", cited, seat, gone.act, own, remedy=gone.remedy, facts=told)
    if early.word not in (Word.CALL, Word.RAISE):
        return refuse("no-answer")
    cited = cite(rules, "premature-declaration")
    key, hold = ("raise-any-amount", RAISE_ONLY) if early.word is Word.RAISE else ("call-any-amount", CALL_ONLY)
    bound = Option(key, cited, remedy=held_to(state, seat, hold, cited, "answered-too-early"))
    choices = (bound, Option("act-again", cited, chips=own))
    return Ruling("floor-decides", cited, seat, chips=own, options=choices)


def _not_next(state: BettingRound, seat: int) -> Refusal | None:
    others = state.able & ~(1 << state.turn)
    if others and seat == after(others, state.turn):
        return None
    return refuse("not-next", seat=seat, turn=state.turn)


def announced_for_him(rules: HandRules, state: BettingRound) -> Ruling | Refusal:
    """The dealer announced a call that the player to act has not made: only his own words and chips bind him."""
    cited = cite(rules, "official-terms", "fairness")
    return Ruling("ask-again", cited, state.turn, pending=("a-valid-act-is-asked",))
