"""Answers of the ruling desk: as documents for programs and as lines for people, in the reader's language."""

from collections.abc import Iterator, Mapping
from textwrap import fill

from msgspec import Struct

from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.floor_actions import FloorAction
from shuffleup.locale.messages import messages
from shuffleup.locale.ruling_sentences import ruling_text
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.ruling import BindingAct, Chips, Ruling
from shuffleup.scenarios.answers import Answer, Answered

_ACTS: Mapping[type, str] = {Fold: "fold", Check: "check", Call: "call", RaiseTo: "raise"}
_WIDTH = 110
ANOTHER_GAME = "another-game"


class ChoiceFacts(Struct, frozen=True):
    """What the director may choose; ``act`` is fold, check, call, raise or nothing."""

    key: str
    text: str
    act: str
    chips: Chips
    rules: tuple[str, ...]


class RulingFacts(Struct, frozen=True, kw_only=True):
    """A ruling: what binds whom, the chips, the choices, and the same as sentences."""

    key: str
    player: str
    act: str
    chips: Chips
    rules: tuple[str, ...]
    options: tuple[ChoiceFacts, ...]
    penalty: str
    pending: tuple[str, ...]
    facts: Mapping[str, int | str]
    remedy: tuple[FloorAction, ...]
    sentences: tuple[str, ...]


class AnswerFacts(Struct, frozen=True, kw_only=True):
    """What one book answers. ``kind`` is ruling, impossible, statement or another-game.

    Books with the same ``group`` answer alike; a book of another game has group -1.
    """

    rulebook: str
    kind: str
    group: int
    text: str
    rule: str = ""
    ruling: RulingFacts | None = None


class QuestionFacts(Struct, frozen=True):
    """A case, where it is written (line 0: asked at the terminal), and the answers."""

    file: str
    line: int
    title: str
    case: str
    answers: tuple[AnswerFacts, ...]


def question_facts(title: str, asked: Answered, language: Language) -> QuestionFacts:
    """A case and its answers, for programs."""
    answers = tuple(
        [
            _answer_facts(answer, asked.names, group, language)
            for answer, group in zip(asked.answers, asked.groups, strict=True)
        ]
    )
    return QuestionFacts(asked.place.file, asked.place.line, title, asked.case, answers)


def _answer_facts(answer: Answer, names: tuple[str, ...], group: int, language: Language) -> AnswerFacts:
    if answer.ruling is not None:
        facts = _ruling_facts(answer.ruling, names, language)
        text = " ".join(facts.sentences)
        return AnswerFacts(rulebook=answer.book, kind="ruling", group=group, text=text, ruling=facts)
    if answer.refusal is not None:
        text = messages(language).say("desk-impossible", {"reason": answer.refusal.message})
        return AnswerFacts(rulebook=answer.book, kind="impossible", group=group, text=text, rule=answer.refusal.rule)
    return AnswerFacts(rulebook=answer.book, kind="statement", group=group, text=answer.says)


def _ruling_facts(ruling: Ruling, names: tuple[str, ...], language: Language) -> RulingFacts:
    said = ruling_text(ruling, names, language)
    options = tuple(
        [
            ChoiceFacts(option.key, text, _act(option.act), option.chips, option.rules)
            for option, text in zip(ruling.options, said.options, strict=True)
        ]
    )
    return RulingFacts(
        key=ruling.key,
        player=names[ruling.seat] if 0 <= ruling.seat < len(names) else "",
        act=_act(ruling.act),
        chips=ruling.chips,
        rules=ruling.rules,
        options=options,
        penalty=ruling.penalty.value,
        pending=ruling.pending,
        facts=dict(ruling.facts),
        remedy=ruling.remedy,
        sentences=said.sentences,
    )


def _act(act: BindingAct | None) -> str:
    return _ACTS[type(act)] if act is not None else ""


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def told(answer: AnswerFacts, indent: str) -> Iterator[str]:
    """An answer as lines: what it says, then its rules."""
    rules = answer.ruling.rules if answer.ruling else (answer.rule,) if answer.rule else ()
    cited = f" ({_together(rules)})" if rules else ""
    yield fill(answer.text + cited, _WIDTH, initial_indent=indent, subsequent_indent=" " * len(indent))


def _together(rules: tuple[str, ...]) -> str:
    """Rules in their order, each book named where it begins: ``pslive 47, 52a, tda-2024 71``."""
    parts, last = [], ""
    for rule in rules:
        book, _, number = rule.rpartition(" ")
        parts.append(number if book == last else rule)
        last = book
    return ", ".join(parts)
