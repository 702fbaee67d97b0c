"""Which act an amount binds a player to, said aloud or pushed in without a word, when it is his turn.

    said     "1400"              the number as a total for the street          TDA 40-C, 43
             "raise 2800"        at least the minimum raise                    TDA 43
             "raise" and chips   their total, at least the minimum raise       TDA 43, 44
             "call", "all in", "pot"                                           TDA 51-A, 54
    silent   one chip            facing a bet a call, else a bet               TDA 44
             several chips       a call if one chip less would not call        TDA 45-A
                                 all-in if they are the last                   TDA 45-B
                                 else half of a raise must be there            TDA 43

The order of these questions is the books' own: words come before chips, the pot limits every amount, and whoever may
not raise has called. Earlier chips still in front of the player count with the new ones (TDA 46-C).
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.chips.pile import Pile
from shuffleup.hand.actions import Call, Check, RaiseTo
from shuffleup.hand.betting import raise_to
from shuffleup.hand.options import Options, options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import HalfRaiseBase, HalfRaiseComparator, MultiChipScope, PotWord, Undercall
from shuffleup.rulebooks.rule import citations

BindingAct: TypeAlias = Check | Call | RaiseTo


class Word(Enum):
    """What a player says before his chips touch the table."""

    NOTHING = "nothing"
    AMOUNT = "amount"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all in"
    POT = "pot"


class Undecided(Enum):
    """Nothing binds yet: who has to speak next."""

    FLOOR = "floor"
    """No rule decides; the floor does."""
    PLAYER = "player"
    """The word is void; the dealer asks for a valid bet (FIGP 21)."""


class Declared(Struct, frozen=True):
    """One motion in turn: the word, the amount said with it (0: none), the chips pushed."""

    word: Word
    amount: int = 0
    chips: Pile = Pile()


class Binding(Struct, frozen=True, gc=False):
    """What binds the player, or who has to speak before anything does."""

    act: BindingAct | Undecided
    to: int
    """The player's total for the street afterwards."""
    added: int
    """Chips that stay in, beyond those already there."""
    returned: int
    """Chips pushed that go back to the player."""
    rules: tuple[str, ...]
    """As ``tda-2024 43``, in order of precedence."""


class _Turn(Struct, frozen=True):
    """The player to act and what he faces. ``pushed`` are chips on the table, ``own`` those already in."""

    rules: HandRules
    state: BettingRound
    legal: Options
    own: int
    stack: int
    high: int
    pushed: int

    def cite(self, *parameters: str) -> tuple[str, ...]:
        """Every rule behind these parameters, once each."""
        named = [str(rule) for name in parameters for rule in citations(self.rules.resolved, name)]
        return tuple(dict.fromkeys(named))


def resolve_amount(rules: HandRules, state: BettingRound, declared: Declared) -> Binding | Refusal:
    """The act that binds ``state.turn``; a refusal for chips that the player does not have."""
    seat = state.turn
    stack = state.stacks[seat]
    pushed = declared.chips.total
    if pushed > stack:
        return Refusal("not-enough-chips", f"{pushed} are pushed and the stack is {stack}", "", (("stack", stack),))
    turn = _Turn(rules, state, options(rules, state), state.bets[seat], stack, state.price.high, pushed)
    if declared.word is Word.NOTHING:
        return _silent(turn, declared.chips)
    return _said(turn, declared)


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _said(turn: _Turn, declared: Declared) -> Binding:
    word = declared.word
    if word is Word.CALL:
        # With a bet it binds to the whole of it (TDA 51-A); without one it is a check (TDA 55).
        if turn.legal.call:
            return _call(turn, turn.cite("undercall"))
        rules = turn.cite("invalid_declaration_table")
        table = turn.rules.resolved.policy.wager.invalid_declaration_table
        return _call(turn, rules) if table else _open(turn, Undecided.FLOOR, rules)
    if word is Word.ALL_IN:
        return _all_in(turn, turn.cite("verbal_priority"))
    if word is Word.POT:
        return _pot(turn)
    if word is Word.RAISE:
        return _raise_said(turn, declared)
    if declared.amount >= turn.own + turn.stack:
        return _all_in(turn, turn.cite("verbal_priority"))
    return _total(turn, declared.amount, ())


def _raise_said(turn: _Turn, declared: Declared) -> Binding:
    """A raise was announced: it is one, and at least the minimum."""
    if declared.amount:
        return _raise(turn, declared.amount, turn.cite("half_raise_base"))
    one_chip = len(declared.chips) == 1
    rules = turn.cite("overchip_raise_no_amount") if one_chip else turn.cite("half_raise_base")
    return _raise(turn, turn.own + turn.pushed, rules)


def _pot(turn: _Turn) -> Binding:
    """The pot is an amount in pot-limit only; elsewhere the books differ (TDA 54-D, PSLive 3, FIGP 21)."""
    if turn.rules.betting.pot_limit:
        return _raise(turn, turn.legal.max_to, turn.cite("pot_formula"))
    word = turn.rules.resolved.policy.wager.pot_word_in_no_limit
    rules = turn.cite("pot_word_in_no_limit")
    if word is PotWord.LEGAL_BET_REQUIRED:
        return _raise(turn, turn.legal.min_to, rules)
    return _open(turn, Undecided.PLAYER if word is PotWord.ASK_AGAIN else Undecided.FLOOR, rules)


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _silent(turn: _Turn, chips: Pile) -> Binding:
    total = turn.own + turn.pushed
    prior = turn.cite("prior_chips_rule") if turn.own else ()
    if turn.legal.call == 0:
        rules = turn.cite("single_overchip_opening") if len(chips) == 1 and not turn.own else prior
        return _all_in(turn, rules) if turn.pushed == turn.stack else _total(turn, total, rules)
    if total < turn.high:
        return _all_in(turn, ()) if turn.pushed == turn.stack else _undercall(turn)
    if len(chips) == 1:
        return _call(turn, (*turn.cite("single_overchip_facing_bet"), *prior))
    return _several(turn, chips, total, prior)


def _several(turn: _Turn, chips: Pile, total: int, prior: tuple[str, ...]) -> Binding:
    """Take one smallest new chip away: if the rest would not call, all of it is a call (TDA 45, PSLive 34, FIGP 17)."""
    wager = turn.rules.resolved.policy.wager
    # Chips of mixed denominations are not covered by a rule about one denomination. The rule on last chips, on which
    # such books are silent, comes from the book they fall back to, and that rule speaks of any chips.
    covered = wager.multi_chip_scope is MultiChipScope.ANY_DENOMINATION or len(chips.chips) == 1
    rules = (*turn.cite("multi_chip_scope" if covered else "multi_chip_last_chips_all_in"), *prior)
    if total - chips.smallest < turn.high:
        return _call(turn, rules)
    if turn.pushed == turn.stack and wager.multi_chip_last_chips_all_in:
        return _all_in(turn, (*rules, *turn.cite("multi_chip_last_chips_all_in")))
    return _total(turn, total, rules)


# ── totals ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _total(turn: _Turn, total: int, rules: tuple[str, ...]) -> Binding:
    """A total for the street without the word "raise": a raise, half of one, a call, or too little (TDA 43)."""
    if turn.high == 0:
        too_small = total < turn.legal.min_to
        return _raise(turn, total, (*rules, *(turn.cite("underbet_deadline") if too_small else ())))
    if total < turn.high:
        return _undercall(turn)
    amounts = (*rules, *turn.cite("half_raise_base", "half_raise_comparator"))
    return _raise(turn, total, amounts) if _is_raise(turn, total - turn.high) else _call(turn, amounts)


def _is_raise(turn: _Turn, part: int) -> bool:
    """Is a whole raise there, or at least (by another book, more than) half of one, whatever the stack allows?"""
    wager = turn.rules.resolved.policy.wager
    inc = turn.state.price.inc
    whole = 2 * inc - turn.high if turn.rules.double_open and 0 < turn.high < inc else inc
    full = inc
    if wager.half_raise_base is HalfRaiseBase.PREVIOUS_BET:
        full = turn.high
    elif wager.half_raise_base is HalfRaiseBase.MINIMUM_RAISE:
        full = whole
    counted = part * wager.half_raise_fraction.denominator
    half = full * wager.half_raise_fraction.numerator
    reached = counted > half if wager.half_raise_comparator is HalfRaiseComparator.GT else counted >= half
    return part >= whole or (part > 0 and reached)


def _raise(turn: _Turn, total: int, rules: tuple[str, ...]) -> Binding:
    """A bet or raise to the total, made up to the minimum and cut down to the most that is legal."""
    legal = turn.legal
    if legal.min_to == 0:
        return _call(turn, _why_no_raise(turn, total) + rules)
    to = min(max(total, legal.min_to), legal.max_to)
    if total > legal.max_to and turn.rules.betting.pot_limit:
        rules = (*rules, *turn.cite("pot_formula"))
    added = to - turn.own
    return Binding(RaiseTo(legal.seat, to), to, added, max(0, turn.pushed - added), tuple(dict.fromkeys(rules)))


def _why_no_raise(turn: _Turn, total: int) -> tuple[str, ...]:
    refused = raise_to(turn.rules, turn.state, RaiseTo(turn.legal.seat, total))
    return (refused.rule,) if isinstance(refused, Refusal) and refused.rule else ()


def _call(turn: _Turn, rules: tuple[str, ...]) -> Binding:
    """A call, all-in where the stack is shorter, or a check where nothing is to be called."""
    legal = turn.legal
    act = Call(legal.seat) if legal.call else Check(legal.seat)
    back = max(0, turn.pushed - legal.call)
    return Binding(act, turn.own + legal.call, legal.call, back, tuple(dict.fromkeys(rules)))


def _all_in(turn: _Turn, rules: tuple[str, ...]) -> Binding:
    everything = turn.own + turn.stack
    return _raise(turn, everything, rules) if everything > turn.high else _call(turn, rules)


def _undercall(turn: _Turn) -> Binding:
    """Too little: a full call where the book demands it, else the floor decides (TDA 51-B, PSLive 30a, FIGP 15b)."""
    price = turn.state.price
    rules = turn.cite("undercall")
    opening = price.raises <= 1 and turn.high <= price.inc
    heads_up = turn.state.live.bit_count() == 2
    if opening or heads_up or turn.rules.resolved.policy.wager.undercall is Undercall.ALWAYS:
        return _call(turn, rules)
    return _open(turn, Undecided.FLOOR, rules)


def _open(turn: _Turn, undecided: Undecided, rules: tuple[str, ...]) -> Binding:
    return Binding(undecided, turn.own, 0, 0, rules)
