"""The action to which a player's words and chips bind him when it is his turn.

    said     "1400"              the number as a total for the street          TDA 40-C, 43
             "raise 2800"        at least the minimum raise                    TDA 43
             "raise" and chips   their total, at least the minimum raise       TDA 43, 44
             "call", "all in"                                                  TDA 51-A
             "call, and raise"   the call: the raise is a string bet           TDA 56, PSLive 28, FIGP 14 and glossary
             "pot"               an amount in pot-limit only                   TDA 54, PSLive 3, FIGP 21
    silent   see ``silent_chips``

The order of these questions is the books' own: several motions are reduced to those that count, words come before
chips, an amount with several meanings is settled, the pot limits every amount, and a player who may not raise calls.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import OverchipRaise, PotWord
from shuffleup.rulings.gesture import NOTHING_KNOWN, Gesture, Known, impossible
from shuffleup.rulings.orders import CALL_OR_FOLD, held_to
from shuffleup.rulings.ruling import Chips, Penalising, Ruling
from shuffleup.rulings.speech.sizing import SizeUnit, Sureness
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips import amounts, meant, silent_chips, unclear
from shuffleup.rulings.words_and_chips.several_motions import as_string_bet, counted
from shuffleup.rulings.words_and_chips.undercall import undercall


def what_binds(
    rules: HandRules, state: BettingRound, gesture: Gesture, deck: Deck | None = None, known: Known = NOTHING_KNOWN
) -> Ruling | Refusal:
    """The action that binds ``state.turn``; a refusal for what cannot have happened.

    With the ``deck``, a hand that may not open has not bet either; ``known`` bounds what words can mean.
    """
    if refused := impossible(state, gesture):
        return refused
    if gesture.word is Word.NOTHING and not (gesture.out or gesture.front.pulled):
        return refuse("no-amount")
    turn = amounts.turn_of(rules, state, gesture, deck, known)
    if not gesture.later:
        return _one_motion(turn, gesture)
    count = counted(turn, gesture)
    first = _one_motion(turn, count.gesture)
    first = replace(first, rules=tuple(dict.fromkeys((*count.rules, *first.rules))))
    if not count.string_bet:
        return first
    everything = gesture.chips
    for pile in gesture.later:
        everything = everything.add(pile)
    return as_string_bet(turn, gesture, first, _one_motion(turn, replace(gesture, chips=everything, later=())))


def _one_motion(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    heard = unclear.voice(turn, gesture)
    if heard is unclear.Voice.FLOOR:
        return unclear.contradiction(turn, _said(turn, gesture), _chips(turn, gesture))
    if heard is unclear.Voice.WORDS:
        return _said(turn, gesture)
    if gesture.out:
        moved = _chips(turn, gesture)
        # Words that came too late did not count, by these rules.
        late = turn.cite("chips-before-words") if unclear.too_late(gesture) else ()
        return replace(moved, rules=tuple(dict.fromkeys((*moved.rules, *late))))
    held = silent_chips.held_to_call_or_raise(turn, gesture)
    return held or (unclear.question(turn) if gesture.word is Word.QUESTION else unclear.unclear_word(turn))


def _chips(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    if silent_chips.lies_in_front(turn, gesture):
        return silent_chips.with_prior_chips(turn, gesture)
    return silent_chips.silent(turn, gesture.chips, 0, ())


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _said(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    word = gesture.word
    if word is Word.CALL:
        return _call_said(turn)
    if word is Word.CALL_AND_RAISE:
        return _call_and_raise_said(turn, gesture)
    if word is Word.CHECK:
        return _check_said(turn)
    if word is Word.FOLD:
        return silent_chips.held_to_call_or_raise(turn, gesture) or _fold_said(turn)
    if word is Word.ALL_IN:
        return amounts.all_in(turn, turn.cite("official-terms", "verbal_priority"))
    if word is Word.POT:
        return _pot_said(turn, gesture)
    if word is Word.COMPLETE:
        return amounts.bet_or_raise(turn, turn.legal.min_to, turn.cite("official-terms", "min_raise_basis"))
    if gesture.sizes:
        return _size_said(turn, gesture)
    if word is Word.RAISE or (word is Word.BET and not turn.high):
        return _raise_said(turn, gesture)
    # "Bet" when there already is one names no action: only the chips count, if there are any.
    return _chips(turn, gesture) if gesture.out else unclear.unclear_word(turn)


def _call_said(turn: amounts.FacedBet) -> Ruling:
    """Facing a bet it binds to a full call (TDA 51-A); without a bet it is a check (TDA 55)."""
    if turn.legal.call:
        return amounts.call(turn, turn.cite("spoken-call"))
    rules = turn.cite("invalid_declaration_table")
    checked = amounts.call(turn, rules)
    return (
        checked
        if turn.wager.invalid_declaration_table
        else amounts.floor_decides(turn, rules, (amounts.as_option(checked),))
    )


def _call_and_raise_said(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """The call binds, and what is said after it is a further motion, as with chips (TDA 56, FIGP 14)."""
    rules = turn.cite("verbal_priority", "string_bet_caller", "methods-of-raising")
    called = _call_said(turn)
    called = replace(called, rules=tuple(dict.fromkeys((*rules, *called.rules))))
    single = meant.understood(turn, gesture).single if gesture.sizes else None
    to = single.to if single else turn.left + gesture.chips.total
    raised = amounts.bet_or_raise(turn, to, turn.cite("string_bet_caller"))
    return amounts.because(as_string_bet(turn, gesture, called, raised), "said-first-binds")


def _check_said(turn: amounts.FacedBet) -> Ruling:
    """Facing a bet it leaves a call or a fold, but no raise (TDA 55)."""
    if not turn.legal.call:
        return amounts.call(turn, turn.cite("verbal_priority"))
    rules = turn.cite("invalid_declaration_table")
    choices = [amounts.as_option(amounts.call(turn, rules)), amounts.as_option(amounts.fold(turn, rules))]
    if turn.wager.invalid_declaration_table:
        seat = turn.legal.seat
        chips = Chips(turn.own, 0, max(0, turn.table - turn.own))
        held = held_to(turn.state, seat, CALL_OR_FOLD, rules, "checked-facing-a-bet")
        return Ruling(
            "call-or-fold",
            rules,
            seat,
            chips=chips,
            options=tuple(choices),
            pending=("his-choice",),
            remedy=held,
        )
    if turn.legal.min_to:
        choices.append(amounts.as_option(amounts.bet_or_raise(turn, turn.legal.min_to, rules)))
    return amounts.floor_decides(turn, rules, tuple(choices))


def _fold_said(turn: amounts.FacedBet) -> Ruling:
    """A fold binds; if there is nothing to call, it may be penalised (TDA 58)."""
    if turn.legal.fold:
        return amounts.fold(turn, turn.cite("acting-in-turn"))
    return amounts.fold(turn, turn.cite("fold-without-bet"), Penalising.POSSIBLE)


def _size_said(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """A size: with "raise" it is at least the minimum; alone it is the same as chips of that amount (TDA 40-C, 43)."""
    found = meant.understood(turn, gesture)
    if single := found.single:
        several = found.several or len(gesture.sizes) > 1
        ruling = _amount_meant(turn, gesture, single.to, turn.cite(*_deciding(single, gesture.word, several=several)))
        taken = () if single.sure is Sureness.SAID else (("taken-for", single.to),)
        return replace(ruling, facts=(*ruling.facts, *taken))
    if not found.choices:
        return unclear.unclear_word(turn)
    names = [name for one in found.choices for name in _deciding(one, gesture.word, several=True)]
    unofficial = ("official-terms",) if "official-terms" in names else ()
    rules = turn.cite(*unofficial, "ambiguous_amount_limit")
    every = [_amount_meant(turn, gesture, one.to, rules) for one in found.choices]
    return amounts.floor_decides(turn, _all_rules(rules, every), amounts.different(*every))


def _all_rules(first: tuple[str, ...], every: Sequence[Ruling]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*first, *[rule for one in every for rule in one.rules])))


def _deciding(one: meant.MeantTotal, word: Word, *, several: bool) -> tuple[str, ...]:
    """The parameters and subjects by which a size is taken to mean this; the deciding one first."""
    if one.of is SizeUnit.SAME and one.sure is Sureness.SAID:
        return ("methods-of-calling", "ambiguous_amount_limit")
    unofficial = one.sure is Sureness.SLANG or (one.of is SizeUnit.LEAST and word is Word.AMOUNT)
    if unofficial:
        return ("official-terms", "ambiguous_amount_limit")
    if one.of in (SizeUnit.BETS, SizeUnit.BLINDS) or one.sure is not Sureness.SAID:
        return ("ambiguous_amount_limit",)
    # That words bind is cited with the act itself.
    return ("verbal_priority", "ambiguous_amount_limit") if several or one.of is SizeUnit.MORE else ()


def _amount_meant(turn: amounts.FacedBet, gesture: Gesture, amount: int, rules: tuple[str, ...]) -> Ruling:
    """One meaning of an amount."""
    if gesture.word is Word.RAISE:
        return _declared_raise(turn, amount, rules)
    if amount >= turn.everything:
        return amounts.all_in(turn, (*rules, *turn.cite("verbal_priority")))
    if amount < turn.high:
        # The chips he already has in are part of the total that he named.
        return undercall(turn, max(0, amount - turn.own), gesture.chips)
    return amounts.total(turn, amount, (*rules, *turn.cite("verbal_priority")))


def _raise_said(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """A raise without an amount: the chips say how much, and it is at least the minimum."""
    chips = gesture.chips
    to = turn.left + chips.total
    if not turn.high:
        return _declared_raise(turn, to, turn.cite("invalid_declaration_table"))
    if len(chips) != 1:
        return _declared_raise(turn, to, ())
    if turn.wager.overchip_raise_no_amount is OverchipRaise.CHIP_VALUE:
        # The chip is the total; by the other reading it comes on top of the chips already there.
        to = chips.total
    return amounts.bet_or_raise(turn, to, turn.cite("overchip_raise_no_amount"))


def _declared_raise(turn: amounts.FacedBet, to: int, rules: tuple[str, ...]) -> Ruling:
    """The word binds to a bet or raise of any amount: half of a raise is not required."""
    names = ["verbal_priority"]
    # The word alone names no amount that could be too low.
    if amounts.is_too_low(turn, to) and to > turn.own:
        names.extend(("raise-too-low",) if turn.high else amounts.TOO_LOW)
    if amounts.over_short_open(turn):
        names.append("raise_over_short_open")
    if turn.high:
        names.append("min_raise_basis")
    return amounts.bet_or_raise(turn, to, (*rules, *turn.cite(*names)))


def _pot_said(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """The pot is an amount in pot-limit only; elsewhere the books differ (TDA 54-D, PSLive 3, FIGP 21)."""
    part = meant.part_of_pot(turn, gesture.sizes[0]) if gesture.sizes else 0
    if turn.rules.betting.pot_limit:
        return amounts.bet_or_raise(turn, part or turn.legal.max_to, turn.cite("pot_formula", "official-terms"))
    if part:
        # Neither the pot nor an amount: he may mean it, and a legal bet is owed in any case.
        rules = turn.cite("pot_word_in_no_limit", "ambiguous_amount_limit", "official-terms")
        least, all_of_it = (amounts.bet_or_raise(turn, to, rules) for to in (turn.legal.min_to, part))
        return amounts.floor_decides(turn, rules, amounts.different(all_of_it, least))
    word = turn.wager.pot_word_in_no_limit
    rules = turn.cite("pot_word_in_no_limit")
    if word is PotWord.LEGAL_BET_REQUIRED:
        return replace(amounts.bet_or_raise(turn, turn.legal.min_to, rules), penalty=Penalising.POSSIBLE)
    if word is PotWord.ASK_AGAIN:
        chips = Chips(turn.own, 0, max(0, turn.table - turn.own))
        return Ruling("ask-again", rules, turn.legal.seat, chips=chips, pending=("a-valid-act-is-asked",))
    return replace(unclear.unclear_word(turn), rules=rules)
