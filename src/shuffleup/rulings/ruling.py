"""The answer to a floor call: what binds now, by which rules, and what the director may choose instead.

A ruling is a value that a pure function makes from a situation and a policy. Other modules make sentences from ``key``
and ``facts`` in the reader's language; nothing here is prose.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, ProblemError, Why, note
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY
from shuffleup.rulebooks.rule import ResolvedPolicy

BindingAct: TypeAlias = Fold | Check | Call | RaiseTo


class Penalising(Enum):
    """Whether the book allows or requires a penalty."""

    NONE = "none"
    POSSIBLE = "possible"
    MANDATORY = "mandatory"


class Chips(Struct, frozen=True, gc=False):
    """A player's chips on the street after the ruling. ``forfeited`` chips stay in the pot without a live hand."""

    to: int = 0
    added: int = 0
    returned: int = 0
    forfeited: int = 0


class Option(Struct, frozen=True, gc=False):
    """Something the director may choose: instead of the ruling, or if the book leaves the choice to him.

    As in a ruling, the action comes first, if it is that player's turn, and the orders of the remedy follow it.
    """

    key: str
    rules: tuple[str, ...]
    act: BindingAct | None = None
    chips: Chips = Chips()
    remedy: tuple[FloorAction, ...] = ()

    @property
    def word(self) -> str:
        """What it is called: by its key, but a fold that costs chips has a name of its own."""
        return "fold-and-lose" if self.key == "fold" and self.chips.forfeited else self.key


class Ruling(Struct, frozen=True, gc=False):
    """What binds. ``rules`` are in order of precedence, such as ``tda-2024 45``; a borrowed rule names its own book."""

    key: str
    """The outcome as a stable word: ``call``, ``raise``, ``dead-hand``, ``misdeal``, ``floor-decides`` and so on."""
    rules: tuple[str, ...]
    seat: int = NOBODY
    """The seat it binds; ``NOBODY`` for the whole table."""
    act: BindingAct | None = None
    chips: Chips = Chips()
    options: tuple[Option, ...] = ()
    penalty: Penalising = Penalising.NONE
    pending: tuple[str, ...] = ()
    """What is still pending, as stable words: ``held-until-skipped-player-acts``."""
    remedy: tuple[FloorAction, ...] = ()
    facts: PlainFacts = ()


class Overruled(Struct, frozen=True, gc=False):
    """A ruling replaced by a floor decision under the rule of fairness. It cannot be appealed."""

    ruling: Ruling
    chosen: Option
    author: str
    reason: Why
    rule: str


def overrule(ruling: Ruling, chosen: Option, author: str, reason: Why, rule: str) -> Overruled:
    """The director's decision overrides any technical rule. Raises ``ProblemError`` without an author or a reason."""
    if not author.strip() or not reason.strip():
        raise ProblemError(note("decision-unsigned"))
    return Overruled(ruling, chosen, author, reason, rule)


def chosen(ruling: Ruling, option: Option) -> Ruling:
    """The ruling once the director has taken one of its options."""
    return replace(ruling, key=option.key, act=option.act, chips=option.chips, remedy=option.remedy, options=())


# ── the rules behind it ──────────────────────────────────────────────────────────────────────────────────────────────


def cite(rules: HandRules, *names: str) -> tuple[str, ...]:
    """All rules behind these policy parameters and subjects (``oot_rule``, ``killed-winner``), each once, in order.

    A subject is something on which all books agree. Raises ``KeyError`` for a name that is neither.
    """
    return cite_policy(rules.resolved, *names)


def cite_case(rules: HandRules, subject: str, *names: str) -> tuple[str, ...]:
    """The same for a case that a book may name without deciding it: the rules that name it come first."""
    named = (subject,) if subject in rules.resolved.subjects else ()
    return cite(rules, *named, *names)


def cite_policy(resolved: ResolvedPolicy, *names: str) -> tuple[str, ...]:
    """The same, if no hand is being played."""
    found: dict[str, None] = {}
    for name in names:
        source = resolved.subjects.get(name) or resolved.sources[name]
        found |= dict.fromkeys(source.cited)
    return tuple(found)
