"""From a number of chips to the action it binds to: the last step of every ruling on words and chips.

a total                half of a raise must be there                    TDA 43, PSLive 36, FIGP 15c-d
a raise                at least the minimum, at most the pot            TDA 43, 54
no right to raise      it is a call                                     TDA 47, PSLive 37, FIGP 19
no right to open       it is a check                                    Poker all'italiana a4
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Action, Call, Check, Fold, RaiseTo
from shuffleup.hand.options import Options
from shuffleup.hand.orders.actions import HeldAct
from shuffleup.hand.phases.betting import raise_to
from shuffleup.hand.phases.holding import InForce, acts_left, held_from, hold_on
from shuffleup.hand.phases.openers import opening_barred, opening_options, seat_options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import HalfRaiseBase, HalfRaiseComparator, WagerPolicy
from shuffleup.rulings.gesture import NOTHING_DONE, NOTHING_KNOWN, Gesture, Known, in_front
from shuffleup.rulings.orders import FLOOR_DECIDES, given_up
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalising, Ruling, cite
from shuffleup.table.stakes import Stakes

TOO_LOW = ("bet-too-low", "underbet_deadline")
"""The parameters for a bet below the minimum: that it is made up, and until when."""


class FacedBet(Struct, frozen=True, gc=False):
    """The player to act, the bet he faces, and the chips in front of him now."""

    rules: HandRules
    state: BettingRound
    legal: Options
    own: int
    """His bet on this street, as recorded in the hand."""
    stack: int
    left: int
    """His earlier chips that he left in front of him."""
    table: int
    """All his chips on the felt now: earlier chips he left and all chips he moved forward."""
    deck: Deck | None = None
    """The cards, if the caller may know whether this hand opens."""
    known: Known = NOTHING_KNOWN

    @property
    def stakes(self) -> Stakes:
        """The blinds of the hand."""
        plan = self.state.felt.plan
        return plan.stakes

    @property
    def high(self) -> int:
        """The bet to match."""
        return self.state.price.high

    @property
    def everything(self) -> int:
        """His total for the street if all his chips go in."""
        return self.own + self.stack

    @property
    def faces_opening_bet(self) -> bool:
        """Has nobody raised yet? Before the flop the big blind is the opening bet; a check is not one (TDA 51-B)."""
        price = self.state.price
        return price.raises <= 1 and price.high <= price.inc

    @property
    def wager(self) -> WagerPolicy:
        """The book's policy on words and chips."""
        return self.rules.policy.wager

    def cite(self, *names: str) -> tuple[str, ...]:
        """All rules behind these parameters and subjects, each once."""
        return cite(self.rules, *names)


def turn_of(
    rules: HandRules,
    state: BettingRound,
    gesture: Gesture = NOTHING_DONE,
    deck: Deck | None = None,
    known: Known = NOTHING_KNOWN,
) -> FacedBet:
    """The turn in which a gesture was made; the gesture must be possible."""
    seat = state.turn
    left = in_front(state, gesture) - gesture.front.pulled
    legal = legal_acts(rules, state, deck)
    own, stack = state.bets[seat], state.stacks[seat]
    return FacedBet(rules, state, legal, own, stack, left, left + gesture.out, deck, known)


def total(turn: FacedBet, to: int, rules: tuple[str, ...]) -> Ruling:
    """A total for the street, at least the bet to match and without the word "raise" (TDA 43)."""
    if turn.high == 0:
        return bet_or_raise(turn, to, rules + (turn.cite(*TOO_LOW) if is_too_low(turn, to) else ()))
    amounts = (*rules, *turn.cite("half_raise_base", "half_raise_comparator"))
    counted = (("counted", to), ("half-raise", _half_raise_to(turn)))
    # Half of a raise does not matter if a whole one is there, or no more than the call.
    if _is_raise(turn, to - turn.high):
        raised = bet_or_raise(turn, to, amounts)
        return because(raised, "half-raise-reached", *counted) if to < turn.legal.min_to else raised
    called = call(turn, amounts)
    return because(called, "half-raise-not-reached", *counted) if to > turn.high else called


def is_too_low(turn: FacedBet, to: int) -> bool:
    """Is it below the minimum bet or raise, with chips left that could make it up?"""
    return to < turn.legal.min_to and to < turn.everything


def _is_raise(turn: FacedBet, part: int) -> bool:
    """Is there a whole raise, or at least half of one (in one book, more than half), whatever the stack allows?"""
    wager = turn.wager
    counted = part * wager.half_raise_fraction.denominator
    half = _base(turn) * wager.half_raise_fraction.numerator
    reached = counted > half if wager.half_raise_comparator is HalfRaiseComparator.GT else counted >= half
    return part >= _whole_raise(turn) or (part > 0 and reached)


def _whole_raise(turn: FacedBet) -> int:
    """The amount of a full raise; over a short opening all-in it may be more than the minimum bet (FIGP 9b)."""
    inc = turn.state.price.inc
    return 2 * inc - turn.high if over_short_open(turn) else inc


def over_short_open(turn: FacedBet) -> bool:
    """After an opening all-in below the minimum bet, does the book require twice that minimum (FIGP 9b)?"""
    betting = turn.rules.betting
    return betting.short.double_open and 0 < turn.high < turn.state.price.inc


def _base(turn: FacedBet) -> int:
    """The amount of which half must be there."""
    base = turn.wager.half_raise_base
    if base is HalfRaiseBase.PREVIOUS_BET:
        return turn.high
    return _whole_raise(turn) if base is HalfRaiseBase.MINIMUM_RAISE else turn.state.price.inc


def _half_raise_to(turn: FacedBet) -> int:
    """The total at which half of a raise is reached, rounded up to a whole chip: for display, not for decisions."""
    part = turn.wager.half_raise_fraction
    return turn.high - (-_base(turn) * part.numerator // part.denominator)


def bet_or_raise(turn: FacedBet, wanted: int, rules: tuple[str, ...]) -> Ruling:
    """A bet or raise to the total, made up to the minimum or reduced to the legal maximum."""
    legal = turn.legal
    if legal.min_to == 0:
        why = why_no_raise(turn.rules, turn.state, turn.deck, wanted)
        return because(call(turn, why + rules), "may-not-raise")
    to = min(max(wanted, legal.min_to), legal.max_to)
    if wanted > legal.max_to and turn.rules.betting.pot_limit:
        rules = (*rules, *turn.cite("pot_formula"))
    key = "raise" if turn.high else "bet"
    return ruled(turn, key, RaiseTo(legal.seat, to), to, rules)


def call(turn: FacedBet, rules: tuple[str, ...]) -> Ruling:
    """A call, all-in if the stack is shorter, or a check if there is nothing to call."""
    legal = turn.legal
    if legal.call:
        return ruled(turn, "call", Call(legal.seat), turn.own + legal.call, rules)
    return ruled(turn, "check", Check(legal.seat), turn.own, rules)


def all_in(turn: FacedBet, rules: tuple[str, ...]) -> Ruling:
    """An all-in: every chip goes in."""
    return bet_or_raise(turn, turn.everything, rules) if turn.everything > turn.high else call(turn, rules)


def fold(turn: FacedBet, rules: tuple[str, ...], penalty: Penalising = Penalising.NONE) -> Ruling:
    """A fold; chips just moved forward go back, except a bring-in that is owed."""
    rules = rules or turn.cite("acting-in-turn")
    gone = given_up(turn.rules, turn.state, rules, "folded")
    ruling = ruled(turn, "fold", gone.act, gone.chips.to, rules)
    return replace(ruling, penalty=penalty, remedy=gone.remedy)


def ruled(turn: FacedBet, key: str, act: BindingAct | None, to: int, rules: tuple[str, ...]) -> Ruling:
    """A ruling that binds the player to an action with this total."""
    chips = Chips(to, max(0, to - turn.own), max(0, turn.table - to))
    rules = rules or turn.cite("acting-in-turn")
    held = hold_on(turn.state, turn.legal.seat)
    allowed = opening_options(turn.rules, turn.state, turn.deck)
    if held and (act is None or held_from(turn.rules, turn.state, act, allowed)):
        return _held_to(turn, held)
    return Ruling(key, tuple(dict.fromkeys(rules)), turn.legal.seat, act, chips, facts=_all_in_fact(turn, to))


_HELD: dict[tuple[HeldAct, ...], str] = {
    (HeldAct.FOLD, HeldAct.CALL): "call-or-fold",
    (HeldAct.CALL, HeldAct.RAISE): "call-or-raise",
    (HeldAct.FOLD, HeldAct.RAISE): "free",
}
"""What is left to a player who is held to two acts."""


def _held_to(turn: FacedBet, held: InForce) -> Ruling:
    """What the floor holds the player to, instead of an act that it holds him from (TDA 46-B, 55), by its rule."""
    cited = (held.by.rule,)
    left = [_as_held(turn, act, cited) for act in acts_left(turn.legal)]
    if len(left) == 1:
        return left[0]
    chips = Chips(turn.own, 0, max(0, turn.table - turn.own))
    key = _HELD.get(held.acts, "free")
    return Ruling(key, cited, turn.legal.seat, chips=chips, options=different(*left), pending=("his-choice",))


def _as_held(turn: FacedBet, act: Action, cited: tuple[str, ...]) -> Ruling:
    """One of the acts that are left to him."""
    if isinstance(act, RaiseTo):
        return ruled(turn, "raise" if turn.high else "bet", act, act.to, cited)
    return fold(turn, cited) if isinstance(act, Fold) else call(turn, cited)


def _all_in_fact(turn: FacedBet, to: int) -> PlainFacts:
    return (("all-in", to),) if to == turn.everything > turn.own else ()


def because(ruling: Ruling, reason: str, *facts: tuple[str, int]) -> Ruling:
    """The ruling with the deciding reason and figures, for the sentence that explains it.

    A reason that is already there was found later in the order of the questions, and stays.
    """
    found = (("reason", reason),) if all(name != "reason" for name, _ in ruling.facts) else ()
    return replace(ruling, facts=(*found, *ruling.facts, *facts))


def as_option(ruling: Ruling) -> Option:
    """A ruling as an option that the director may choose."""
    return Option(ruling.key, ruling.rules, ruling.act, ruling.chips, ruling.remedy)


def different(*rulings: Ruling) -> tuple[Option, ...]:
    """The rulings as options, each outcome once; of one that leaves it to the director, its options."""
    meant = [one for ruling in rulings for one in (ruling.options if _is_open(ruling) else (as_option(ruling),))]
    outcomes = {(one.act, one.chips, one.remedy): one for one in reversed(meant)}
    return tuple(reversed(outcomes.values()))


def _is_open(ruling: Ruling) -> bool:
    return ruling.key == FLOOR_DECIDES


def floor_decides(
    turn: FacedBet, rules: tuple[str, ...], choices: tuple[Option, ...], penalty: Penalising = Penalising.NONE
) -> Ruling:
    """No rule decides: the director chooses among these, or as he sees fit."""
    chips = Chips(turn.own)
    return Ruling(FLOOR_DECIDES, rules, turn.legal.seat, chips=chips, options=choices, penalty=penalty)


def legal_acts(rules: HandRules, state: BettingRound, deck: Deck | None) -> Options:
    """The bounds of the seat to act: with its cards, or for any hand.

    In the opening of poker all'italiana (a4) the hand must be good enough for a bet, which only its cards show. Without
    a deck, the answer is what any hand could do, which gives nothing away.
    """
    return seat_options(rules, state, deck)


def why_no_raise(rules: HandRules, state: BettingRound, deck: Deck | None, to: int) -> tuple[str, ...]:
    """The rule by which the seat to act may not bet or raise to this total."""
    act = RaiseTo(state.turn, to)
    held = hold_on(state, state.turn)
    if held and HeldAct.RAISE not in held.acts:
        return (held.by.rule,)
    barred = opening_barred(rules, state, deck, act) if deck and rules.betting.openers else None
    refused = barred or raise_to(rules, state, act)
    return (refused.rule,) if isinstance(refused, Refusal) and refused.rule else ()
