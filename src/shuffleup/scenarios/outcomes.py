"""The outcome of a case put to the floor, as a scenario writes it: the outcome itself, then what goes with it.

    call 200, 600 back
    the floor decides: call 8000 or fold losing 2000, a penalty is possible
    redeal street, new burns 0

What an expectation leaves out is not compared; of the floor's choices either all are named or none.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.hand.orders.actions import (
    CorrectAward,
    FloorAction,
    HeldAct,
    HoldSeat,
    KillHand,
    RestoreHand,
    SetBet,
    TakeChips,
)
from shuffleup.hand.state import NOBODY, BettingRound
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalising, Ruling
from shuffleup.scenarios.forms import NAME, NAMES, SLOTS, Ending, FillingError, Naming, Slot
from shuffleup.scenarios.places import SECOND
from shuffleup.scenarios.scene import Finding, Scene

_FLOOR = "the floor decides"
_KEYS = (
    # words and chips
    "check", "fold", "asked again", "call or raise", "call or fold", "it stands", "act again", "bound to it",
    "not bound", "call any amount", "raise any amount", "later players call", "later players act again",
    "opening forfeited", "pot carried",
    # hands, turns and chips
    "held", "free", "dead hand", "live hand", "may be tabled", "asked to table all", "show or fold",
    "shown to all now", "shown to all after betting", "must show", "no right", "not shown", "told", "not told",
    "spread", "may call time", "may not call time", "too early", "time runs", "action stands", "forfeit", "halve",
    "disqualification", "to inventory", "exchanged", "removed", "open", "result stands", "award corrected",
    "play goes on", "passive only", "part of the bet", "not paid", "awarded to winner", "level corrected",
    # the deck
    "cards kept", "replace card", "continue", "redeal street", "redeal", "void hand", "card becomes burn",
    "complete hand", "next card instead", "scrap card", "correct button", "scramble flop", "restore flop",
    "redeal flop", "river card becomes turn", "restore order", "reshuffle stub", "reshuffle stub and muck",
    "rebuild fairly", "change deck", "deck stays", "deal as ever", "reshuffle with burns", "common card",
    "reshuffle and common card", "becomes upcard", "random draw",
    # conduct
    "a penalty is possible", "a penalty is mandatory", "a duty is broken", "not penalised yet", "no breach",
    "chips forfeited", "eliminated", "disqualified", "dealt and killed", "penalty ends", "hands left",
    "paid for the place", "paid nothing", "stack halved", "warning", "hands", "orbits", "hands or orbits",
    "hand void", "hand annulled", "elimination", "event ban", "circuit exclusion", "exclusion",
)  # fmt: skip
_OWN_WORDS = {
    "floor-decides": _FLOOR,
    "ask-again": "asked again",
    "stands": "it stands",
    "fold-and-lose": "fold",
    "duty-broken": "a duty is broken",
    "not-yet-penalised": "not penalised yet",
}
"""Keys of rulings that are written in other words."""
_PAID = rf"{NAMES} pays? \d+"
_CHOICE = (
    rf"(?:call|bet|raise to|all in for|paid|pays) \d+|call|\d+ hands?(?: left)?|"
    rf"(?:{'|'.join(sorted(_KEYS, key=len, reverse=True))})(?: (?:losing|paying) \d+)?"
)
_HEAD = re.compile(rf"(?:{_FLOOR}|{_CHOICE}|{_PAID}(?:; {_PAID})*)(?=,|\Z)")
_NO_CHOICE = "no other choice"
_POINTS = ("countdown", "ends", "earliest")
_PLAYERS = ("turn", "penalised", "bound", "also held", "of")
_FIGURES = (
    "seconds", "chips", "held", "small blind", "big blind", "ante", "bring in", "burns per street", "new burns",
    "new stub", "needed", "shuffled cards", "missing cards", "scrambled", "stub cards", "river burns", "turn burns",
    "set aside", "pick", "button", "penalty hands", "prize of place",
)  # fmt: skip
_WORDS = ("cause", "redeal", "next", "up to", "only", "opens", "cards to button", "open:", "exposed card", "burn",
          "flop", "button", "deal", "drawn card", "next button", "bring in", "next card")  # fmt: skip
_HELD = r"fold|call|raise(?: to \d+)?"
_PART = re.compile(
    rf"\d+ (?:back|lost)|a penalty is possible|a penalty follows|no penalty|{_NO_CHOICE}|or (?:{_CHOICE})|"
    rf"(?:{'|'.join(_POINTS)}) at \d+|(?:{'|'.join(_FIGURES)}) \d+|(?:{'|'.join(_PLAYERS)}) {NAME}|"
    rf"(?:{'|'.join(_WORDS)}) [a-z0-9 -]+|{NAME} gives \d+ to {NAME}|"
    rf"{NAME}'s (?:hand is (?:killed|restored)|bet becomes \d+)|"
    rf"{NAME} may only (?:{_HELD})(?: or (?:{_HELD}))*|"
    "already right|no prize|no refund|the buy-in stays in the pool|this hand (?:counts|does not count)"
)
_DETAILS = {
    ("reason", "already-right"): "already right",
    ("prize", "none"): "no prize",
    ("refund", "none"): "no refund",
    ("refund", "stays-in-the-pool"): "the buy-in stays in the pool",
    ("this-hand-counts", "yes"): "this hand counts",
    ("this-hand-counts", "no"): "this hand does not count",
}
_NO_PENALTY = ("a penalty is possible", "a penalty follows", "no penalty")
_NOTHING = ("0 back", "no penalty")
"""Mentioned only if expected."""
_BESIDE = frozenset(("chips-forfeited", "stack-halved"))
"""Not a step of a penalty scale."""


class ExpectedRuling(Struct, frozen=True):
    """An outcome as it is written. ``choices`` are all that the floor has; None: not mentioned."""

    head: str
    parts: tuple[str, ...] = ()
    choices: tuple[str, ...] | None = None


OUTCOME_WORDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("What binds, and what the floor may choose", tuple(sorted({_OWN_WORDS.get(k, k) for k in _KEYS} | {_FLOOR}))),
    ("With a number of chips", ("call 200", "bet 200", "raise to 800", "all in for 2500", "paid 200", "pays 200")),
    ("With a number of hands", ("18 hands", "18 hands left")),
    ("A choice that costs chips", ("fold losing 2000", "call any amount paying 500")),
    ("Behind it", ("600 back", "200 lost", *_NO_PENALTY, _NO_CHOICE, "or dead hand", "Bruno gives 200 to Carla")),
    ("Of a hand or a bet", ("Bruno's hand is killed", "Bruno's hand is restored", "Bruno's bet becomes 1200")),
    ("Of an event", tuple(_DETAILS.values())),
    ("With a point in time, in seconds", tuple([f"{word} at 60" for word in _POINTS])),
    ("With a player", tuple([f"{word} Bruno" for word in _PLAYERS])),
    ("With a figure", tuple([f"{word} 1" for word in _FIGURES])),
    ("With a word", tuple([f"{word} …" for word in _WORDS])),
)
"""Every word of an outcome, by what goes with it."""


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read(text: str) -> ExpectedRuling:
    if text.startswith(f"{_FLOOR}: "):
        listed, *parts = text.removeprefix(f"{_FLOOR}: ").split(", ")
        head, choices = _FLOOR, listed.split(" or ")
    else:
        found = _HEAD.match(text)
        if not found:
            raise _no_ruling(text.partition(", ")[0])
        head, parts = found[0], text[found.end() :].split(", ")[1:]
        choices = [part.removeprefix("or ") for part in parts if part.startswith("or ")]
    for choice in choices:
        if not re.fullmatch(_CHOICE, choice):
            raise _no_ruling(choice)
    for part in parts:
        if not _PART.fullmatch(part):
            raise FillingError(note("goes-with-no-ruling", text=part))
    said = tuple([part for part in parts if part != _NO_CHOICE and not part.startswith("or ")])
    return ExpectedRuling(head, said, tuple(choices) if choices or _NO_CHOICE in parts else None)


def _no_ruling(word: str) -> FillingError:
    near = get_close_matches(word, _KEYS, 3) or (_FLOOR, "call 200", "dead hand", "redeal", "a penalty is possible")
    return FillingError(note("text-is-no-ruling", text=word, example=", ".join(near)))


def _people(outcome: ExpectedRuling) -> tuple[str, ...]:
    """The people named as paying."""
    return tuple([name for part in outcome.head.split("; ") if re.fullmatch(_PAID, part) for name in _payers(part)])


def _payers(part: str) -> tuple[str, ...]:
    names: tuple[str, ...] = SLOTS["players"].read(part.rpartition(" pay")[0])
    return names


# ── telling and comparing ────────────────────────────────────────────────────────────────────────────────────────────


def _judge(scene: Scene, ruling: Ruling, wanted: ExpectedRuling) -> Finding:
    """The outcome of a ruling, beside what was expected of it."""
    holds = (
        wanted.head in _heads(scene, ruling)
        and (not wanted.parts or set(wanted.parts) <= set(_written(scene, ruling)))
        and (wanted.choices is None or set(wanted.choices) == {choice_text(scene, one) for one in ruling.options})
    )
    return Finding("" if holds else outcome_text(scene, ruling), ruling.rules, ruling)


def outcome_text(scene: Scene, ruling: Ruling) -> str:
    """The whole outcome as a scenario writes it, so that the line that expects it holds."""
    head, choices = _heads(scene, ruling)[0], [choice_text(scene, option) for option in ruling.options]
    deciding = head == _FLOOR and bool(choices)
    told = [f"{_FLOOR}: {' or '.join(choices)}" if deciding else head]
    told += [part for part in _written(scene, ruling) if part not in _NOTHING]
    return ", ".join(told + ([] if deciding else [f"or {choice}" for choice in choices]))


def choice_text(scene: Scene, option: Option) -> str:
    """What may be chosen, as an outcome names it: ``call 8000``, ``fold losing 2000``."""
    return _done(scene, option.key, option.act, option.chips) + _price(option)


def is_choice(text: str) -> bool:
    """Is it a choice in the words of an outcome?"""
    return re.fullmatch(_CHOICE, text) is not None


def option_of(scene: Scene, options: Iterable[Option], words: str) -> Option | None:
    """The choice that is meant: by all its words, with its figures, or else by its name alone."""
    named = {option.key.replace("-", " "): option for option in options}
    return {**named, **{choice_text(scene, option): option for option in options}}.get(words)


def _written(scene: Scene, ruling: Ruling) -> list[str]:
    return [part for part in _parts(scene, ruling) if _PART.fullmatch(part)]


def _heads(scene: Scene, ruling: Ruling) -> tuple[str, ...]:
    """The outcome, and other words in which it may be written."""
    facts = dict(ruling.facts)
    if ruling.key == "corrected":
        return (_who_pays(scene, ruling),)
    if ruling.key == "penalty":
        return (f"a penalty is {ruling.penalty.value}",)
    if ruling.key in ("misses-hands", "hands-left"):
        hands = f"{facts['hands']} {'hand' if facts['hands'] == 1 else 'hands'}"
        return (hands if ruling.key == "misses-hands" else f"{hands} left",)
    if ruling.key in ("paid", "pays"):
        return (f"{ruling.key} {ruling.chips.to}",)
    done = _done(scene, ruling.key, ruling.act, ruling.chips)
    also = ("call",) if isinstance(ruling.act, Call) else ()
    return (done, *also, *([f"all in for {ruling.chips.to}"] if "all-in" in facts else []))


def _who_pays(scene: Scene, ruling: Ruling) -> str:
    """Who has how much in for the street now."""
    paid: dict[int, list[int]] = {}
    for seat, to in ruling.facts:
        paid.setdefault(int(to), []).append(int(seat.removeprefix("seat-")))
    return "; ".join([f"{scene.called(seats)} {'pay' if seats[1:] else 'pays'} {to}" for to, seats in paid.items()])


def _done(scene: Scene, key: str, act: BindingAct | None, chips: Chips) -> str:
    """An outcome or a choice: an action with its chips, anything else by its name."""
    state = scene.hand.state
    return _named(key, act, chips, raises=isinstance(state, BettingRound) and state.price.high > 0)


def written_choices(option: Option) -> set[str]:
    """How an outcome names a choice, whether or not there is a bet that it raises."""
    named = [_named(option.key, option.act, option.chips, raises=raises) for raises in (True, False)]
    return {name + _price(option) for name in named}


def _named(key: str, act: BindingAct | None, chips: Chips, *, raises: bool) -> str:
    if isinstance(act, RaiseTo):
        return f"{'raise to' if raises else 'bet'} {act.to}"
    if isinstance(act, Call) and key != "passive-only":
        return f"call {chips.added}"
    return _OWN_WORDS.get(key, key.replace("-", " "))


def _price(option: Option) -> str:
    """The cost of a choice that is not an action with chips of its own."""
    chips = option.chips
    if chips.forfeited:
        return f" losing {chips.forfeited}"
    acts = isinstance(option.act, Call | RaiseTo) and option.key != "passive-only"
    return f" paying {chips.to}" if chips.added and not acts else ""


def _parts(scene: Scene, ruling: Ruling) -> Iterator[str]:
    """All that may be written after the outcome."""
    yield f"{ruling.chips.returned} back"
    if ruling.chips.forfeited:
        yield f"{ruling.chips.forfeited} lost"
    yield {
        Penalising.NONE: "no penalty",
        Penalising.POSSIBLE: "a penalty is possible",
        Penalising.MANDATORY: "a penalty follows",
    }[ruling.penalty]
    yield from [f"open: {one.replace('-', ' ')}" for one in ruling.pending]
    yield from _facts(scene, ruling)
    steps = [option.key.replace("-", " ") for option in ruling.options if option.key not in _BESIDE]
    if "offence" in dict(ruling.facts) and ruling.key != "floor-decides" and steps:
        yield f"only {steps[0]}" if len(steps) == 1 else f"up to {steps[-1]}"
    yield from [part for order in ruling.remedy for part in _order(scene, order).split("; ")]
    if ruling.seat != NOBODY:
        yield f"of {scene.names[ruling.seat]}"


def _facts(scene: Scene, ruling: Ruling) -> Iterator[str]:
    told = dict(ruling.facts)
    for key, value in ruling.facts:
        name = key.replace("-", " ")
        if isinstance(value, str):
            yield _DETAILS.get((key, value), f"{name} {value.replace('-', ' ')}")
        elif name in _POINTS:
            yield f"{name} at {value // SECOND}"
        else:
            yield f"{name} {scene.names[value]}" if name in _PLAYERS else f"{name} {value}"
    if told.get("prize") == "place":
        yield f"prize of place {told['place']}"
    if "next-step" in told:
        yield f"next {str(told['next-step']).replace('-', ' ')}"


def _order(scene: Scene, order: FloorAction) -> str:
    names = scene.names
    match order:
        case KillHand():
            return "; ".join([f"{names[seat]}'s hand is killed" for seat in (order.seat, *order.others)])
        case RestoreHand():
            return f"{names[order.seat]}'s hand is restored"
        case SetBet():
            return f"{names[order.seat]}'s bet becomes {order.to}"
        case HoldSeat():
            acts = [act.value for act in HeldAct if act in order.hold.acts]
            if order.hold.to:
                acts[acts.index("raise")] += f" to {order.hold.to}"
            return f"{names[order.seat]} may only {' or '.join(acts)}"
        case TakeChips():
            return f"{order.amount} of {names[order.seat]} leave play"
        case CorrectAward():
            return f"{names[order.source]} gives {order.amount} to {names[order.target]}"
    return type(order).__name__


RULING = Ending(
    "ruling",
    Slot(
        ".+",
        _read,
        "what binds: `raise to 800`, `call` or `call 200` (the chips added), `all in for 2500`, `dead hand`, `redeal`, "
        "`a penalty is possible`, `18 hands`, `Bruno and Carla pay 1200`, or `the floor decides`, with all choices "
        "`the floor decides: dead hand or live hand`; then `, 600 back`, `, 200 lost`, `, a penalty follows`, "
        "`, or dead hand` (every choice there is), `, no other choice`, `, open: staff verifies`, and facts as "
        "`, ends at 60`, `, burns per street 1` or `, up to disqualification`",
        Naming(people=_people),
    ),
    _judge,
)
"""How a case for the floor ends."""
