"""Chips pushed in more than one motion: which motions count, and who may object.

no word            only the first motion; the rest goes back                      TDA 56, PSLive 28, FIGP 14
an amount said     the amount; how the chips come in does not matter              TDA 42, PSLive 35b, FIGP 13b
"raise"            only the first motion                                          TDA 42
                   the calling amount, then one more motion                       PSLive 35c, FIGP 13c
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.rulebooks.policy.wager import StringBetCaller
from shuffleup.rulings.gesture import Caller, Gesture
from shuffleup.rulings.ruling import Option, Penalising, Ruling
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips.amounts import FacedBet, floor_decides

_NAMED = {Caller.DEALER: StringBetCaller.DEALER, Caller.FLOOR: StringBetCaller.FLOOR}


class Counted(Struct, frozen=True, gc=False):
    """The single motion to which several are reduced."""

    gesture: Gesture
    rules: tuple[str, ...]
    string_bet: bool
    """Whether there were motions that do not count."""


def counted(turn: FacedBet, gesture: Gesture) -> Counted:
    """Which of several motions count."""
    if gesture.sizes or gesture.word in (Word.CALL, Word.ALL_IN, Word.POT, Word.FOLD, Word.CHECK):
        return Counted(_up_to(gesture, len(gesture.later)), turn.cite("methods-of-raising"), string_bet=False)
    rules = turn.cite("string_bet_caller")
    if gesture.word is not Word.RAISE:
        return Counted(_up_to(gesture, 0), rules, string_bet=True)
    rules = (*turn.cite("two_motion_raise_after_declaration"), *rules)
    two = turn.wager.two_motion_raise_after_declaration and gesture.chips.total == turn.legal.call > 0
    motions = 1 if two else 0
    return Counted(_up_to(gesture, motions), rules, string_bet=len(gesture.later) > motions)


def _up_to(gesture: Gesture, motions: int) -> Gesture:
    """The first motion and this many further ones, as one."""
    chips = gesture.chips
    for pile in gesture.later[:motions]:
        chips = chips.add(pile)
    return replace(gesture, chips=chips, later=())


def as_string_bet(turn: FacedBet, gesture: Gesture, first: Ruling, whole: Ruling) -> Ruling:
    """The ruling on the first motion, if somebody who may do so has called it; the infraction is noted."""
    callers = turn.wager.string_bet_caller
    penalised = replace(first, penalty=Penalising.POSSIBLE)
    if _NAMED.get(gesture.caller) in callers:
        return penalised
    if StringBetCaller.PLAYER_WITH_STAFF_CHECK in callers and gesture.caller is not Caller.DEALER:
        return replace(penalised, pending=("staff-verifies",))
    # The book does not name this caller: staff who saw it may still call it, or let the chips stand.
    choices = (
        Option("only-the-first-motion", first.rules, first.act, first.chips),
        Option("all-motions-stand", whole.rules, whole.act, whole.chips),
    )
    return floor_decides(turn, turn.cite("string_bet_caller"), choices, Penalising.POSSIBLE)
