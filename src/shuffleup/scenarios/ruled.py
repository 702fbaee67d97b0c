"""What a floor case comes to, as a scenario writes it: the outcome, then what goes with it.

    the floor decides: dead hand or passive only, a penalty is possible
    call 200, 600 back

What an expectation leaves out is not compared.
"""

import re
from collections.abc import Callable, Iterator

from msgspec import Struct

from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.floor_actions import CorrectAward, FloorAction, KillHand, RestoreHand, SetBet, TakeChips
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalty, Ruling
from shuffleup.scenarios.forms import NAME, FillingError, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Checks, Finding, Scene

SECOND = 1_000_000
"""The core counts time in microseconds, a scenario in seconds."""

_FLOOR = "the floor decides"
_KEYS = (
    "held", "free", "fold", "check", "dead hand", "live hand", "may be tabled", "asked to table all", "show or fold",
    "shown to all now", "shown to all after betting",
    "must show", "no right", "not shown", "seen only", "told", "not told", "spread", "may call time",
    "may not call time", "too early", "time runs", "action stands", "forfeit", "halve", "disqualification",
    "to inventory", "exchanged", "removed", "open", "result stands", "award corrected", "play goes on", "passive only",
    "part of the bet", "not paid", "awarded to winner", "level corrected", "stands", "cards kept", "replace card",
    "continue", "redeal street", "redeal",
)  # fmt: skip
_CHOICE = rf"(?:{'|'.join(_KEYS)})(?: (?:losing|paying) \d+)?|{_FLOOR}|(?:call|bet|raise to|paid|pays) \d+|call"
_PARTS = (
    r"\d+ (?:back|lost)", r"a penalty is possible", r"a penalty follows", r"no penalty", r"open: [a-z -]+",
    r"(?:countdown|ends|earliest) at \d+", r"(?:seconds|chips|held|kept) \d+",
    rf"(?:turn|penalised|bound|also held) {NAME}",
    r"next card (?:not )?dealt", r"new burns \d+", r"(?:small|big) blind \d+", r"ante \d+", r"burn stands",
    r"exposed card burn", r"bring in (?:paid|\d+)", rf"{NAME} gives \d+ to {NAME}",
    rf"{NAME}'s (?:hand is (?:killed|restored)|bet becomes \d+)", rf"or (?:{_CHOICE})",
)  # fmt: skip
_PART = re.compile("|".join(_PARTS))
_HEAD = re.compile(_CHOICE)
_POINTS = ("countdown", "ends", "earliest")
_PLAYERS = ("turn", "penalised", "bound", "also held")


class Expected(Struct, frozen=True):
    """An outcome as it is written."""

    head: str
    parts: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()


class Ruled(Sentence, frozen=True):
    """A case that is put to the floor, and what the ruling must be. Nothing happens."""

    about: tuple[str, ...]
    """The players it names."""
    ask: Callable[[Scene], Ruling | Refusal]
    expected: Expected


def read_expected(text: str) -> Expected:
    """Raises ``FillingError`` for a word that no ruling has."""
    head, *parts = text.split(", ")
    head, _, listed = head.partition(": ") if head.startswith(f"{_FLOOR}: ") else (head, "", "")
    choices = tuple(listed.split(" or ")) if listed else ()
    for word in (head, *choices):
        if not _HEAD.fullmatch(word):
            raise FillingError(
                f"'{word}' is no ruling: write {', '.join((_FLOOR, 'call 200', 'raise to 800', *_KEYS))}"
            )
    for part in parts:
        if not _PART.fullmatch(part):
            raise FillingError(
                f"'{part}' goes with no ruling: write 600 back, 200 lost, a penalty is possible, or dead hand, "
                "open: and what stays open, or a fact such as ends at 60"
            )
    return Expected(head, tuple(parts), choices)


RULED_SLOTS = {
    "ruling": Slot(
        ".+",
        read_expected,
        "what binds: `raise to 800`, `call 200`, `held`, `free` (every option open), `dead hand`, `live hand`, or "
        "`the floor decides`, with all choices `the floor decides: dead hand or live hand`; then `, 600 back`, "
        "`, 200 lost`, `, a penalty is possible`, `, a penalty follows`, `, or dead hand`, and facts as "
        "`, ends at 60`",
    ),
    "other": Slot(NAME, str, "a second player"),
}


def _ruled(scene: Scene, said: Ruled) -> Finding:
    ruling = said.ask(scene)
    if isinstance(ruling, Refusal):
        return Finding(ruling.message, (), ruling)
    head = _outcome(scene, ruling.key, ruling.act, ruling.chips)
    choices = tuple([_choice(scene, option) for option in ruling.options])
    parts = (*_parts(scene, ruling), *[f"or {choice}" for choice in choices])
    wanted = said.expected
    holds = (
        (head == wanted.head or head.startswith(f"{wanted.head} "))
        and all(part in parts for part in wanted.parts)
        and (not wanted.choices or set(wanted.choices) == set(choices))
    )
    return Finding("" if holds else ", ".join((head, *parts)), ruling.rules, ruling)


def _outcome(scene: Scene, key: str, act: BindingAct | None, chips: Chips) -> str:
    state = scene.hand.state
    if isinstance(act, RaiseTo):
        return f"{'raise to' if isinstance(state, BettingRound) and state.price.high else 'bet'} {act.to}"
    if isinstance(act, Call):
        return f"call {chips.added}"
    if isinstance(act, Check | Fold):
        return key.replace("-", " ")
    amount = f" {chips.to}" if key in ("paid", "pays") else ""
    return f"{_FLOOR if key == 'floor-decides' else key.replace('-', ' ')}{amount}"


def _choice(scene: Scene, option: Option) -> str:
    if option.key in ("call", "raise"):
        return _outcome(scene, option.key, option.act, option.chips)
    lost = f" losing {option.chips.forfeited}" if option.chips.forfeited else ""
    paid = f" paying {option.chips.to}" if option.chips.added else ""
    return option.key.replace("-", " ") + paid + lost


def _parts(scene: Scene, ruling: Ruling) -> Iterator[str]:
    if ruling.chips.returned:
        yield f"{ruling.chips.returned} back"
    if ruling.chips.forfeited:
        yield f"{ruling.chips.forfeited} lost"
    yield {
        Penalty.NONE: "no penalty",
        Penalty.POSSIBLE: "a penalty is possible",
        Penalty.MANDATORY: "a penalty follows",
    }[ruling.penalty]
    for one in ruling.pending:
        yield f"open: {one.replace('-', ' ')}"
    for name, value in ruling.facts:
        yield _fact(scene, name.replace("-", " "), value)
    for order in ruling.remedy:
        yield _order(scene, order)


def _fact(scene: Scene, name: str, value: int | str) -> str:
    if isinstance(value, str):
        return f"{name} {value.replace('-', ' ')}"
    if name in _POINTS:
        return f"{name} at {value // SECOND}"
    return f"{name} {scene.names[value]}" if name in _PLAYERS else f"{name} {value}"


def _order(scene: Scene, order: FloorAction) -> str:
    names = scene.names
    match order:
        case KillHand():
            seats = (order.seat, *order.others)
            return "; ".join([f"{names[seat]}'s hand is killed" for seat in seats])
        case RestoreHand():
            return f"{names[order.seat]}'s hand is restored"
        case SetBet():
            return f"{names[order.seat]}'s bet becomes {order.to}"
        case TakeChips():
            return f"{order.amount} of {names[order.seat]} leave play"
        case CorrectAward():
            return f"{names[order.source]} gives {order.amount} to {names[order.target]}"
    return type(order).__name__


RULED_CHECKS: Checks = {Ruled: _ruled}
"""What these sentences ask."""
