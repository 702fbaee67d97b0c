"""From a number of chips to the act that it binds to: the last step of every ruling about words and chips.

a total                half of a raise must be there                    TDA 43, PSLive 36, FIGP 15c-d
a raise                at least the minimum, at most the pot            TDA 43, 54
who may not raise      has called                                       TDA 47, PSLive 37, FIGP 19
who may not open       has checked                                      Poker all'italiana a4
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, Check, RaiseTo
from shuffleup.hand.options import Options, options
from shuffleup.hand.phases.betting import raise_to
from shuffleup.hand.phases.openers import opening_barred, seat_options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import HalfRaiseBase, HalfRaiseComparator, WagerPolicy
from shuffleup.rulings.gesture import NOTHING_DONE, Gesture, in_front
from shuffleup.rulings.orders import FLOOR_DECIDES, given_up
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalising, Ruling, cite

TOO_LOW = ("bet-too-low", "underbet_deadline")
"""What a bet below the minimum rests on: that it is made up, and until when."""


class FacedBet(Struct, frozen=True, gc=False):
    """The player to act, what he faces, and the chips that lie before him now."""

    rules: HandRules
    state: BettingRound
    legal: Options
    own: int
    """What he has bet on this street, as the hand knows it."""
    stack: int
    left: int
    """His earlier chips that he left in front of him."""
    table: int
    """Everything of his on the felt now: earlier chips left and all chips moved forward."""
    deck: Deck | None = None
    """The cards, where whoever asks may know whether this hand opens."""

    @property
    def high(self) -> int:
        """The bet to match."""
        return self.state.price.high

    @property
    def everything(self) -> int:
        """His total for the street if all of his chips go in."""
        return self.own + self.stack

    @property
    def faces_opening_bet(self) -> bool:
        """Nobody has raised yet. Before the flop the big blind is the opening bet; a check is none (TDA 51-B)."""
        price = self.state.price
        return price.raises <= 1 and price.high <= price.inc

    @property
    def wager(self) -> WagerPolicy:
        """What the book says of words and chips."""
        return self.rules.policy.wager

    def cite(self, *names: str) -> tuple[str, ...]:
        """Every rule behind these parameters and subjects, each once."""
        return cite(self.rules, *names)


def turn_of(
    rules: HandRules, state: BettingRound, gesture: Gesture = NOTHING_DONE, deck: Deck | None = None
) -> FacedBet:
    """The turn in which a gesture was made; the gesture must be a possible one."""
    seat = state.turn
    left = in_front(state, gesture) - gesture.front.pulled
    legal = legal_acts(rules, state, deck)
    return FacedBet(rules, state, legal, state.bets[seat], state.stacks[seat], left, left + gesture.out, deck)


def total(turn: FacedBet, to: int, rules: tuple[str, ...]) -> Ruling:
    """A total for the street, at least the bet to match and without the word "raise" (TDA 43)."""
    if turn.high == 0:
        return bet_or_raise(turn, to, rules + (turn.cite(*TOO_LOW) if is_too_low(turn, to) else ()))
    amounts = (*rules, *turn.cite("half_raise_base", "half_raise_comparator"))
    counted = (("counted", to), ("half-raise", _half_raise_to(turn)))
    # Half of a raise explains nothing where a whole one is there, or no more than the call.
    if _is_raise(turn, to - turn.high):
        raised = bet_or_raise(turn, to, amounts)
        return because(raised, "half-raise-reached", *counted) if to < turn.legal.min_to else raised
    called = call(turn, amounts)
    return because(called, "half-raise-not-reached", *counted) if to > turn.high else called


def is_too_low(turn: FacedBet, to: int) -> bool:
    """Is it below the least bet or raise, with chips left that could make it up?"""
    return to < turn.legal.min_to and to < turn.everything


def _is_raise(turn: FacedBet, part: int) -> bool:
    """Is a whole raise there, or at least (by another book, more than) half of one, whatever the stack allows?"""
    wager = turn.wager
    counted = part * wager.half_raise_fraction.denominator
    half = _base(turn) * wager.half_raise_fraction.numerator
    reached = counted > half if wager.half_raise_comparator is HalfRaiseComparator.GT else counted >= half
    return part >= _whole_raise(turn) or (part > 0 and reached)


def _whole_raise(turn: FacedBet) -> int:
    """By how much a full raise raises; over a short opening all-in it may be more than the minimum bet (FIGP 9b)."""
    inc = turn.state.price.inc
    return 2 * inc - turn.high if over_short_open(turn) else inc


def over_short_open(turn: FacedBet) -> bool:
    """Does an opening all-in below the minimum bet make the book ask for twice that minimum (FIGP 9b)?"""
    betting = turn.rules.betting
    return betting.short.double_open and 0 < turn.high < turn.state.price.inc


def _base(turn: FacedBet) -> int:
    """Of what half must be there."""
    base = turn.wager.half_raise_base
    if base is HalfRaiseBase.PREVIOUS_BET:
        return turn.high
    return _whole_raise(turn) if base is HalfRaiseBase.MINIMUM_RAISE else turn.state.price.inc


def _half_raise_to(turn: FacedBet) -> int:
    """The total at which half of a raise is reached, rounded up to a whole chip: to show, not to decide by."""
    part = turn.wager.half_raise_fraction
    return turn.high - (-_base(turn) * part.numerator // part.denominator)


def bet_or_raise(turn: FacedBet, wanted: int, rules: tuple[str, ...]) -> Ruling:
    """A bet or raise to the total, made up to the minimum and cut down to the most that is legal."""
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
    """A call, all-in where the stack is shorter, or a check where nothing is to be called."""
    legal = turn.legal
    if legal.call:
        return ruled(turn, "call", Call(legal.seat), turn.own + legal.call, rules)
    return ruled(turn, "check", Check(legal.seat), turn.own, rules)


def all_in(turn: FacedBet, rules: tuple[str, ...]) -> Ruling:
    """Every chip goes in."""
    return bet_or_raise(turn, turn.everything, rules) if turn.everything > turn.high else call(turn, rules)


def fold(turn: FacedBet, rules: tuple[str, ...], penalty: Penalising = Penalising.NONE) -> Ruling:
    """The hand is given up; chips just moved forward go back, all but a bring-in that is owed."""
    rules = rules or turn.cite("acting-in-turn")
    gone = given_up(turn.rules, turn.state, rules, "folded")
    ruling = ruled(turn, "fold", gone.act, gone.chips.to, rules)
    return replace(ruling, penalty=penalty, remedy=gone.remedy)


def ruled(turn: FacedBet, key: str, act: BindingAct, to: int, rules: tuple[str, ...]) -> Ruling:
    """A ruling that binds the player to an act with this total."""
    chips = Chips(to, max(0, to - turn.own), max(0, turn.table - to))
    rules = rules or turn.cite("acting-in-turn")
    return Ruling(key, tuple(dict.fromkeys(rules)), turn.legal.seat, act, chips, facts=_all_in_fact(turn, to))


def _all_in_fact(turn: FacedBet, to: int) -> PlainFacts:
    return (("all-in", to),) if to == turn.everything > turn.own else ()


def because(ruling: Ruling, reason: str, *facts: tuple[str, int]) -> Ruling:
    """The ruling with the reason and the figures that decided, for whoever puts it into a sentence.

    A reason that is there already was found later in the order of the questions, and stays.
    """
    found = (("reason", reason),) if all(name != "reason" for name, _ in ruling.facts) else ()
    return replace(ruling, facts=(*found, *ruling.facts, *facts))


def as_option(ruling: Ruling) -> Option:
    """What a ruling would be, as something that the director may choose."""
    return Option(ruling.key, ruling.rules, ruling.act, ruling.chips, ruling.remedy)


def different(*rulings: Ruling) -> tuple[Option, ...]:
    """The rulings as options, each outcome once."""
    outcomes = {(one.act, one.chips, one.remedy): as_option(one) for one in reversed(rulings)}
    return tuple(reversed(outcomes.values()))


def floor_decides(
    turn: FacedBet, rules: tuple[str, ...], choices: tuple[Option, ...], penalty: Penalising = Penalising.NONE
) -> Ruling:
    """No rule decides: the director chooses among these, or as he sees fit."""
    chips = Chips(turn.own)
    return Ruling(FLOOR_DECIDES, rules, turn.legal.seat, chips=chips, options=choices, penalty=penalty)


def legal_acts(rules: HandRules, state: BettingRound, deck: Deck | None) -> Options:
    """The bounds of the seat to act: with its cards, or for any hand.

    In the opening of poker all'italiana (a4) the hand must be good enough for a bet, and only its cards tell. Whoever
    asks without a deck asks what any hand could do, and so gives none away.
    """
    return seat_options(rules, state, deck) if deck and rules.betting.openers else options(rules, state)


def why_no_raise(rules: HandRules, state: BettingRound, deck: Deck | None, to: int) -> tuple[str, ...]:
    """The rule by which the seat to act may not bet or raise to this total."""
    act = RaiseTo(state.turn, to)
    barred = opening_barred(rules, state, deck, act) if deck and rules.betting.openers else None
    refused = barred or raise_to(rules, state, act)
    return (refused.rule,) if isinstance(refused, Refusal) and refused.rule else ()
