"""The answer to a floor call: what binds now, by which rules, and what the director may choose instead.

A ruling is a value made by a pure function from a situation and a policy. Sentences are made from ``key`` and ``facts``
by the shell, in the reader's language; nothing here is prose.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.floor_actions import FloorAction
from shuffleup.hand.refusal import Facts
from shuffleup.hand.state import NOBODY

BindingAct: TypeAlias = Fold | Check | Call | RaiseTo


class Penalty(Enum):
    """Whether the book lets or makes the director penalise."""

    NONE = "none"
    POSSIBLE = "possible"
    MANDATORY = "mandatory"


class Chips(Struct, frozen=True, gc=False):
    """A player's chips of the street after the ruling. ``forfeited`` stay in the pot without buying a hand."""

    to: int = 0
    added: int = 0
    returned: int = 0
    forfeited: int = 0


class Option(Struct, frozen=True, gc=False):
    """Something the director may choose: instead of the ruling, or where the book leaves the choice to him.

    As in a ruling the act comes first, if it is that player's turn, and the orders of the remedy follow it.
    """

    key: str
    rules: tuple[str, ...]
    act: BindingAct | None = None
    chips: Chips = Chips()
    remedy: tuple[FloorAction, ...] = ()


class Ruling(Struct, frozen=True, gc=False):
    """What binds. ``rules`` stand in order of precedence, as ``tda-2024 45``; a borrowed rule names its own book."""

    key: str
    """The outcome as a stable word: ``call``, ``raise``, ``dead-hand``, ``misdeal``, ``floor-decides`` and so on."""
    rules: tuple[str, ...]
    seat: int = NOBODY
    """Whom it binds; ``NOBODY`` for the whole table."""
    act: BindingAct | None = None
    chips: Chips = Chips()
    options: tuple[Option, ...] = ()
    penalty: Penalty = Penalty.NONE
    pending: tuple[str, ...] = ()
    """What stays open, as stable words: ``held-until-skipped-player-acts``."""
    remedy: tuple[FloorAction, ...] = ()
    facts: Facts = ()


class Overruled(Struct, frozen=True, gc=False):
    """A ruling that a floor decision replaced under the rule of fairness. It cannot be appealed."""

    ruling: Ruling
    chosen: Option
    author: str
    reason: str
    rule: str


def overrule(ruling: Ruling, chosen: Option, author: str, reason: str, rule: str) -> Overruled:
    """The director's word stands against any technical rule. Raises ``ValueError`` without an author or a reason."""
    if not author.strip() or not reason.strip():
        raise ValueError("a decision against the rule names its author and its reason")
    return Overruled(ruling, chosen, author, reason, rule)


def chosen(ruling: Ruling, key: str) -> Ruling:
    """The ruling once the director has taken one of its options. Raises ``KeyError`` for an option it does not have."""
    for option in ruling.options:
        if option.key == key:
            return replace(ruling, key=option.key, act=option.act, chips=option.chips, remedy=option.remedy, options=())
    raise KeyError(key)
