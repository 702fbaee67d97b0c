"""Words that contradict the chips, amounts with more than one meaning, and words that name no action.

words and chips    whichever came first; together, a clear statement            TDA 40-A
                   whichever came first; together, the words                    PSLive 30, 35, FIGP 12, 13
                   not heard by everybody: the director                         TDA 40-A
other words        at the player's risk                                         TDA 3, 57, PSLive 3, FIGP 64
"call?"            a question declares nothing: he is asked what he does        TDA 2, 3, 57
"""

from enum import Enum

from msgspec.structs import replace

from shuffleup.rulebooks.policy.wager import VerbalPriority
from shuffleup.rulings.gesture import CameFirst, Gesture, Heard
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.speech.sizing import Sureness
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips import amounts

_NO_DECLARATION = frozenset((Word.NOTHING, Word.UNCLEAR, Word.QUESTION))


class Voice(Enum):
    """Whether words or chips bind."""

    WORDS = "words"
    CHIPS = "chips"
    FLOOR = "floor"


def voice(turn: amounts.FacedBet, gesture: Gesture) -> Voice:
    """Whether the words bind, or the chips, or the director decides between them."""
    if gesture.word in _NO_DECLARATION:
        return Voice.CHIPS
    if not gesture.out:
        return Voice.WORDS
    if gesture.heard is Heard.NOT_BY_EVERYBODY:
        return Voice.FLOOR
    if gesture.order is CameFirst.WORDS_FIRST:
        return Voice.WORDS
    if gesture.order is CameFirst.CHIPS_FIRST:
        # Chips put in in turn stay in (PSLive 30); "raise" or a total must come before them (PSLive 35, FIGP 13).
        return Voice.CHIPS
    clear = len([size for size in gesture.sizes if size.sure <= Sureness.USUAL]) < 2
    return Voice.WORDS if clear or turn.wager.verbal_priority is VerbalPriority.VERBAL else Voice.CHIPS


def too_late(gesture: Gesture) -> bool:
    """Did the words come after the chips, which had already decided?"""
    spoken = gesture.word not in _NO_DECLARATION
    return bool(spoken and gesture.out) and gesture.order is CameFirst.CHIPS_FIRST


def contradiction(turn: amounts.FacedBet, words: Ruling, chips: Ruling) -> Ruling:
    """Not everybody heard the words: the director chooses them or the chips, unless both come to the same."""
    if (words.act, words.chips, words.remedy) == (chips.act, chips.chips, chips.remedy):
        return words
    return amounts.floor_decides(turn, turn.cite("verbal_priority"), amounts.different(words, chips))


def unclear_word(turn: amounts.FacedBet) -> Ruling:
    """A word that names no action, without chips to go by: the player bears the risk of how it is understood."""
    rules = turn.cite("official-terms", "ambiguous_amount_limit")
    choices = [amounts.as_option(amounts.call(turn, rules))]
    if turn.legal.min_to:
        choices.append(amounts.as_option(amounts.bet_or_raise(turn, turn.legal.min_to, rules)))
    if turn.legal.fold:
        choices.append(amounts.as_option(amounts.fold(turn, rules)))
    return amounts.floor_decides(turn, rules, tuple(choices))


def question(turn: amounts.FacedBet) -> Ruling:
    """Who asks has declared nothing; he is to make clear what he does (TDA 2), and the director decides (TDA 1)."""
    rules = turn.cite("clear-intentions", "official-terms", "ambiguous_amount_limit", "not-in-the-book")
    asked = replace(amounts.floor_decides(turn, rules, ()), pending=("a-valid-act-is-asked",))
    return amounts.because(asked, "question")
