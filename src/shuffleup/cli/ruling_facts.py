"""Answers of the ruling desk: as documents for programs and as lines for people, in the reader's language."""

from collections.abc import Iterator, Mapping
from shutil import get_terminal_size
from textwrap import wrap

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cli.decisions import Decision, choice_texts, decision_text
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.floor_actions import FloorAction
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import messages
from shuffleup.locale.refusal_sentences import refusal_text
from shuffleup.locale.ruling_sentences import option_texts, ruling_text
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Ruling
from shuffleup.scenarios.answers import Answer, Answered

_ACTS: Mapping[type, str] = {Fold: "fold", Check: "check", Call: "call", RaiseTo: "raise"}
_WIDEST = 110
"""A line is no longer than this, nor than the terminal where there is one: answers are read on small screens too."""
ANOTHER_GAME = "another-game"


class ChoiceFacts(Struct, frozen=True):
    """What the director may choose; ``act`` is fold, check, call, raise or nothing."""

    key: str
    text: str
    act: str
    chips: Chips
    rules: tuple[str, ...]


class DecisionFacts(Struct, frozen=True, kw_only=True):
    """What the floor decided. One that ``overrules`` goes against the book, by the rule of fairness, and is final."""

    key: str
    text: str
    act: str
    chips: Chips
    rule: str
    overrules: bool
    author: str
    reason: str
    remedy: tuple[FloorAction, ...]
    sentence: str


class RulingFacts(Struct, frozen=True, kw_only=True):
    """A ruling: what binds whom, the chips, the choices, and the same as sentences.

    ``others`` is everything that the floor may decide instead: the choices of the book, then what goes against it.
    """

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
    others: tuple[ChoiceFacts, ...] = ()
    decision: DecisionFacts | None = None


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
    """A case, where it is written (line 0: asked at the terminal), and the answers.

    ``case`` is as written, ``told`` the same in the language of the document.
    """

    file: str
    line: int
    title: str
    case: str
    answers: tuple[AnswerFacts, ...]
    told: str = ""


def question_facts(title: str, asked: Answered, language: Language, decision: Decision | None = None) -> QuestionFacts:
    """A case and its answers, for programs; ``decision`` is what the floor made of the only answer."""
    answers = tuple(
        [
            _answer_facts(answer, asked.names, group, language, decision)
            for answer, group in zip(asked.answers, asked.groups, strict=True)
        ]
    )
    told = case_text(asked.case, language)
    return QuestionFacts(asked.place.file, asked.place.line, title, asked.case, answers, told)


def _answer_facts(
    answer: Answer, names: tuple[str, ...], group: int, language: Language, decision: Decision | None
) -> AnswerFacts:
    if answer.ruling is not None:
        facts = _ruling_facts(answer, answer.ruling, names, language)
        if decision is not None:
            facts = replace(facts, decision=_decision_facts(answer.ruling, decision, names, language))
        text = " ".join(facts.sentences)
        return AnswerFacts(rulebook=answer.book, kind="ruling", group=group, text=text, ruling=facts)
    if answer.refusal is not None:
        text = messages(language).say("desk-impossible", {"reason": refusal_text(answer.refusal, language, names)})
        return AnswerFacts(rulebook=answer.book, kind="impossible", group=group, text=text, rule=answer.refusal.rule)
    rule = answer.rules[0] if answer.rules else ""
    return AnswerFacts(
        rulebook=answer.book, kind="statement", group=group, text=_statement(answer, language), rule=rule
    )


def _statement(answer: Answer, language: Language) -> str:
    """What is so instead: a sentence of the scenarios' language, or the refusal that it tells of."""
    if answer.because is not None:
        reason = refusal_text(answer.because, language)
        values = {"text": case_text(answer.says, language), "reason": reason}
        return messages(language).say("desk-so-because", values) if answer.holds else reason
    return case_text(answer.says, language)


def _decision_facts(ruling: Ruling, decision: Decision, names: tuple[str, ...], language: Language) -> DecisionFacts:
    option = decision.option
    (text,) = option_texts(ruling, (option,), names, language)
    return DecisionFacts(
        key=option.key,
        text=text,
        act=_act(option.act),
        chips=option.chips,
        rule=decision.rule,
        overrules=decision.overrules,
        author=decision.author,
        reason=decision.reason,
        remedy=signed(option.remedy, decision.author) if decision.author else option.remedy,
        sentence=decision_text(ruling, decision, names, language),
    )


def _choices(options: tuple[Option, ...], texts: tuple[str, ...]) -> tuple[ChoiceFacts, ...]:
    return tuple(
        [
            ChoiceFacts(option.key, text, _act(option.act), option.chips, option.rules)
            for option, text in zip(options, texts, strict=True)
        ]
    )


def _ruling_facts(answer: Answer, ruling: Ruling, names: tuple[str, ...], language: Language) -> RulingFacts:
    said = ruling_text(ruling, names, language)
    return RulingFacts(
        key=ruling.key,
        player=names[ruling.seat] if 0 <= ruling.seat < len(names) else "",
        act=_act(ruling.act),
        chips=ruling.chips,
        rules=ruling.rules,
        options=_choices(ruling.options, said.options),
        penalty=ruling.penalty.value,
        pending=ruling.pending,
        facts=dict(ruling.facts),
        remedy=ruling.remedy,
        sentences=said.sentences,
        others=_choices(answer.others, choice_texts(answer, names, language)),
    )


def _act(act: BindingAct | None) -> str:
    return _ACTS[type(act)] if act is not None else ""


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def line_width() -> int:
    """How many letters a line may have."""
    return min(_WIDEST, get_terminal_size((_WIDEST, 0)).columns)


def title_line(question: QuestionFacts, language: Language) -> str:
    """The title and the case; what is only so or not so is asked."""
    asked = any(answer.kind == "statement" for answer in question.answers)
    told_case = messages(language).say("desk-is-it-so", {"text": question.told}) if asked else question.told
    return f"{question.title}: {told_case}"


def told(answer: AnswerFacts, indent: str, instead: str = "") -> Iterator[str]:
    """An answer as lines: what it says (or ``instead`` of it, where another one has said the same), then its rules."""
    text = instead or answer.text
    if answer.kind != ANOTHER_GAME:
        text = text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
    rules = answer.ruling.rules if answer.ruling else (answer.rule,) if answer.rule else ()
    cited = f" ({_together(rules)})" if rules else ""
    decision = answer.ruling.decision if answer.ruling else None
    blank = " " * len(indent)
    width = line_width()
    yield from wrap(text + cited, width, initial_indent=indent, subsequent_indent=blank)
    if decision is not None:
        yield from wrap(decision.sentence, width, initial_indent=blank, subsequent_indent=blank)


def _together(rules: tuple[str, ...]) -> str:
    """Rules in their order, each book named where it begins: ``pslive 47, 52a, tda-2024 71``."""
    parts, last = [], ""
    for rule in rules:
        book, _, number = rule.rpartition(" ")
        parts.append(number if book == last else rule)
        last = book
    return ", ".join(parts)
