"""Whether words and chips come to what a scenario expects, and what they come to instead."""

from msgspec.structs import replace

from shuffleup.hand.actions import Call, Check, Fold
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.declared import what_binds
from shuffleup.rulings.gesture import Gesture as Declared
from shuffleup.rulings.lexicon import read_words
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalty, Ruling
from shuffleup.scenarios import expectations as says
from shuffleup.scenarios.expectations import Outcome
from shuffleup.scenarios.gesture_forms import NO_CHOICE
from shuffleup.scenarios.scene import Checks, Finding, Scene

_KEYS = {
    "floor-decides": "the floor decides",
    "ask-again": "asked again",
    "call-or-raise": "call or raise",
    "call-or-fold": "call or fold",
    "dead-hand": "dead hand",
    "live-hand": "live hand",
    "fold-and-lose": "fold",
    "stands": "it stands",
}


def _gesture(scene: Scene, said: says.Gesture) -> Finding:
    state = scene.hand.state
    if not isinstance(state, BettingRound):
        return Finding("the betting is over")
    if state.turn != scene.seat(said.player):
        return Finding(f"it is {scene.names[state.turn]}'s turn")
    hand = scene.hand
    return answered(state, what_binds(hand.rules, state, _declared(scene, said), hand.deck), said.outcome)


def _declared(scene: Scene, said: says.Gesture) -> Declared:
    """The gesture, its words understood as the room understands them."""
    if not (said.spoken and scene.words):
        return said.declared
    meant = read_words(said.spoken, also=scene.words)
    return replace(said.declared, word=meant.word, readings=meant.readings)


def answered(state: BettingRound, ruling: Ruling | Refusal, wanted: Outcome) -> Finding:
    """What a ruling comes to, beside what was expected of it. What the expectation leaves out is not compared."""
    if isinstance(ruling, Refusal):
        return Finding(ruling.message, (), ruling)
    found = _outcome(state, ruling, wanted)
    compared = (
        wanted.kind == found.kind,
        wanted.amount in (0, found.amount),
        wanted.back in (-1, found.back),
        not wanted.options or _chosen(wanted) == set(found.options),
        wanted.penalty in ("", found.penalty),
        wanted.open in ("", found.open),
    )
    return Finding("" if all(compared) else _text(found), ruling.rules, ruling)


def _chosen(wanted: Outcome) -> set[str]:
    return set(wanted.options) - {NO_CHOICE}


def _outcome(state: BettingRound, ruling: Ruling, wanted: Outcome) -> Outcome:
    """The ruling in the words of the language. The last chips are also an all-in, where that is what is asked."""
    kind, amount = _act(state, ruling.act, ruling.chips)
    if ruling.act is None:
        kind = _KEYS.get(ruling.key, ruling.key.replace("-", " "))
        amount = 0
    elif wanted.kind == "all in for" and any(name == "all-in" for name, _ in ruling.facts):
        kind, amount = "all in for", ruling.chips.to
    options = tuple([option_text(state, option) for option in ruling.options])
    penalty = "" if ruling.penalty is Penalty.NONE else ruling.penalty.value
    opened = ", ".join([one.replace("-", " ") for one in ruling.pending])
    return Outcome(kind, amount, ruling.chips.returned, options, penalty, opened)


def _act(state: BettingRound, act: BindingAct | None, chips: Chips) -> tuple[str, int]:
    if isinstance(act, Check):
        return "check", 0
    if isinstance(act, Fold):
        return "fold", 0
    if isinstance(act, Call):
        return "call", chips.added
    return ("raise to" if state.price.high else "bet"), chips.to


def option_text(state: BettingRound, option: Option) -> str:
    """A choice in the words of the language: ``call 8000``, ``fold losing 2000``."""
    lost = f" losing {option.chips.forfeited}" if option.chips.forfeited else ""
    if option.act is None:
        return _KEYS.get(option.key, option.key.replace("-", " ")) + lost
    kind, amount = _act(state, option.act, option.chips)
    return f"{kind} {amount or ''}".strip() + lost


def _text(found: Outcome) -> str:
    choices = f": {' or '.join(found.options)}" if found.options and found.kind == "the floor decides" else ""
    parts = [f"{found.kind} {found.amount or ''}".strip() + choices]
    if found.back:
        parts.append(f"{found.back} back")
    if not choices:
        parts.extend([f"or {option}" for option in found.options])
    if found.penalty:
        parts.append(f"a penalty is {found.penalty}")
    if found.open:
        parts.append(f"open: {found.open}")
    return ", ".join(parts)


GESTURE_CHECKS: Checks = {says.Gesture: _gesture}
"""What each of these sentences asks."""
