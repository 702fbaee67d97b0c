"""How a gesture is written, and what a case about words and chips comes to.

Under tda-2024, Bruno says "five" and pushes 1000: bet 500, 500 back (rule 57)
"""

import re
from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.rulings.gesture import NO_CHIPS, Caller, Front, Heard, Order, Word
from shuffleup.rulings.gesture import Gesture as Made
from shuffleup.rulings.lexicon import read_words
from shuffleup.scenarios.expectations import Gesture, Outcome
from shuffleup.scenarios.forms import SLOTS, FillingError, Form, Slot

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_HEAD = re.compile(
    r"(?P<bare>check|fold|asked again|call or raise|call or fold|dead hand|live hand|it stands|the floor decides)"
    r"|(?P<call>call)(?: (?P<added>\d+))?|(?P<total>bet|raise to|all in for|corrected to) (?P<to>\d+)"
)
_TOLD = (
    "write check, fold, call, call 400, bet 100, raise to 2800, all in for 2500 or the floor decides; after a comma "
    "600 back, or and another choice, a penalty is possible, or open: and what stays open"
)


NO_CHOICE = "no other choice"
"""That the director has nothing to choose from."""


def read_outcome(text: str) -> Outcome:
    """An outcome as it is written. Raises ``FillingError``."""
    plain, _, choices = text.partition("the floor decides: ")
    head, *rest = ("the floor decides" if choices else plain).split(", ")
    options = choices.partition(", a penalty")[0].partition(", open: ")[0]
    rest += choices[len(options) :].removeprefix(", ").split(", ") if len(choices) > len(options) else []
    found = _HEAD.fullmatch(head)
    if not found:
        raise FillingError(f"'{text}' is no outcome: {_TOLD}")
    kind = found["bare"] or found["call"] or found["total"]
    more = tuple([part.removeprefix("or ") for part in rest if part.startswith("or ")])
    chosen = tuple(options.split(" or ")) if options else more
    outcome = Outcome(kind, int(found["added"] or found["to"] or 0), options=chosen)
    for part in rest:
        outcome = _with(outcome, part, text)
    return outcome


def _with(outcome: Outcome, part: str, text: str) -> Outcome:
    """The outcome with one more thing said of it."""
    if part.endswith(" back") and part.removesuffix(" back").isdigit():
        return replace(outcome, back=int(part.removesuffix(" back")))
    if part.startswith("open: "):
        return replace(outcome, open=part.removeprefix("open: "))
    if part == "a penalty is possible":
        return replace(outcome, penalty="possible")
    if part == NO_CHOICE:
        return replace(outcome, options=(NO_CHOICE,))
    if part.startswith("or "):
        return outcome
    raise FillingError(f"'{part}' in '{text}' is no outcome: {_TOLD}")


def _said(text: str) -> str:
    return text.strip('"')


def _motions(text: str) -> tuple[Pile, ...]:
    return tuple([SLOTS["pile"].read(part) for part in text.split(", then ")])


_PILE = SLOTS["pile"].shape
GESTURE_SLOTS = {
    "outcome": Slot(
        ".+",
        read_outcome,
        "`check`, `fold`, `call` (or `call 400`, the chips added), `bet 100`, `raise to 2800`, `all in for 2500`, "
        "`call or raise`, `call or fold`, `asked again` (the word is void), `the floor decides` or with all choices "
        "`the floor decides: call 8000 or fold losing 2000`; then `, 600 back`, `, or fold losing 2000`, "
        "`, no other choice`, `, a penalty is possible`, `, open: staff verifies`",
    ),
    "word": Slot(
        "|".join(
            [word.value for word in Word if word not in (Word.NOTHING, Word.AMOUNT, Word.CALL_AND_RAISE, Word.UNCLEAR)]
        ),
        Word,
        "`bet`, `raise`, `call`, `fold`, `check`, `all in`, `complete` or `pot`",
    ),
    "words": Slot('"[^"]+"', _said, 'what was said, in English, Italian or Spanish: `"forty-two thousand"`'),
    "motions": Slot(rf"{_PILE}(?:, then {_PILE})*", _motions, "chips of further motions: `500, then 500x2`"),
    "front": Slot(_PILE, SLOTS["pile"].read, "the chips that lie in front of the player: `25x2`"),
    "caller": Slot(
        "|".join(["the dealer", "the floor", "a player"]),
        lambda text: Caller(text.split()[1]),
        "`the dealer`, `the floor` or `a player`",
    ),
}
"""Places that only these forms have."""


# ── gestures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pushes(player: str, pile: Pile, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(chips=pile), outcome)


def _motions_pushed(
    player: str, pile: Pile, motions: tuple[Pile, ...], outcome: Outcome, caller: Caller = Caller.DEALER
) -> Gesture:
    return Gesture(player, Made(chips=pile, later=motions, caller=caller), outcome)


def _raises_and_pushes(player: str, pile: Pile, outcome: Outcome, motions: tuple[Pile, ...] = ()) -> Gesture:
    return Gesture(player, Made(Word.RAISE, chips=pile, later=motions), outcome)


def _says_amount(player: str, amount: int, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(Word.AMOUNT, (amount,)), outcome)


def _says_raise(player: str, amount: int, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(Word.RAISE, (amount,)), outcome)


def _says_word(player: str, word: Word, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(word), outcome)


def _both(order: Order, heard: Heard = Heard.BY_EVERYBODY) -> Callable[..., Gesture]:
    def make(player: str, words: str, outcome: Outcome, pile: Pile = NO_CHIPS) -> Gesture:
        said = read_words(words)
        return Gesture(player, Made(said.word, said.readings, pile, order=order, heard=heard), outcome, words)

    return make


def _takes_back(
    player: str, amount: int, outcome: Outcome, pile: Pile = NO_CHIPS, front: Pile = NO_CHIPS, word: Word = Word.NOTHING
) -> Gesture:
    return Gesture(player, Made(word, chips=pile, front=Front(front, amount)), outcome)


def _beside(player: str, front: Pile, pile: Pile, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(chips=pile, front=Front(front)), outcome)


def _combined(player: str, front: Pile, pile: Pile, outcome: Outcome) -> Gesture:
    return Gesture(player, Made(chips=pile, front=Front(front, combined=True)), outcome)


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Gesture]) -> Form:
    return Form(f"{{player}}{pattern}: {{outcome}}", meaning, example, make, cites=True)


_WORDS = (
    _form(" says {amount}", "What an amount alone comes to.", "Bruno says 1400: call 1000", _says_amount),
    _form(
        " says raise {amount}",
        "What a raise with its total comes to.",
        "Bruno says raise 8000: raise to 8000",
        _says_raise,
    ),
    _form(
        " says raise and pushes {pile}",
        "What a raise without an amount comes to, by its chips.",
        "Bruno says raise and pushes 1000: raise to 1000",
        _raises_and_pushes,
    ),
    _form(
        " says raise and pushes {pile}, then {motions}",
        "The same in several motions.",
        "Bruno says raise and pushes 1000, then 500x2: raise to 2000",
        _raises_and_pushes,
    ),
    _form(" says {word}", "What a word comes to.", "Bruno says pot: raise to 700", _says_word),
    _form(
        " says {words}",
        "What words come to, as they were said: small numbers may mean hundreds or thousands.",
        'Bruno says "five": bet 500',
        _both(Order.WORDS_FIRST),
    ),
    _form(
        " says {words} and pushes {pile}",
        "Words first, then chips.",
        'Bruno says "raise five" and pushes 1000: raise to 500, 500 back',
        _both(Order.WORDS_FIRST),
    ),
    _form(
        " pushes {pile} and then says {words}",
        "Chips first, then words.",
        'Bruno pushes 100x4 and then says "raise 1200": call 400',
        _both(Order.CHIPS_FIRST),
    ),
    _form(
        " says {words} while pushing {pile}",
        "Words and chips at the same moment.",
        'Bruno says "call" while pushing 5000: call 400',
        _both(Order.TOGETHER),
    ),
    _form(
        " says {words}, not heard by everybody, and pushes {pile}",
        "Words that somebody at the table missed, then chips.",
        'Anna says "forty-two thousand", not heard by everybody, and pushes 5000: '
        "the floor decides: bet 42000 or bet 5000",
        _both(Order.WORDS_FIRST, Heard.NOT_BY_EVERYBODY),
    ),
)
_CHIPS = (
    _form(
        " pushes {pile}",
        "What chips pushed without a word come to. Nothing happens; the rule may follow.",
        "Bruno pushes 1000+500: call (rule 45)",
        _pushes,
    ),
    _form(
        " pushes {pile}, then {motions}",
        "Chips without a word in several motions; the dealer speaks up.",
        "Bruno pushes 500, then 500x2: call 400, 1100 back",
        _motions_pushed,
    ),
    _form(
        " pushes {pile}, then {motions}, and {caller} objects",
        "The same, and somebody else speaks up.",
        "Bruno pushes 500, then 500x2, and a player objects: call 400, 1100 back, open: staff verifies",
        _motions_pushed,
    ),
    _form(
        ", with {front} in front, pushes {pile}",
        "New chips beside these earlier ones of the street, which may be worth more than he has bet.",
        "Giulia, with 1000 in front, pushes 100: raise to 1300",
        _beside,
    ),
    _form(
        ", with {front} in front, takes back {amount} and pushes {pile}",
        "The same, and he has taken so much of the earlier ones back.",
        "Giulia, with 1000 in front, takes back 1000 and pushes 100: raise to 1300",
        _takes_back,
    ),
    _form(
        " combines {front} in front with {pile}",
        "Earlier and new chips pushed forward together.",
        "Giulia combines 25x2 in front with 500x2: call 550, or raise to 1150",
        _combined,
    ),
    _form(
        " takes back {amount} and pushes {pile}",
        "Earlier chips of the street taken back, then new ones pushed.",
        "Giulia takes back 25 and pushes 1000: raise to 1150",
        _takes_back,
    ),
    _form(
        " takes back {amount} and says {word}",
        "Earlier chips of the street taken back, then a word.",
        "Giulia takes back 50 and says fold: call or raise",
        _takes_back,
    ),
    _form(
        " takes back {amount}",
        "Earlier chips of the street taken back, and nothing more yet.",
        "Giulia takes back 50: call or raise",
        _takes_back,
    ),
)
GESTURE_FORMS = (*_CHIPS, *_WORDS)
"""What words and chips come to."""
