"""Answers of the ruling desk as facts for programs, in the reader's language."""

from collections.abc import Mapping
from difflib import SequenceMatcher

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, ProblemError, note
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.locale.answers import answer_text
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.choice_words import choice_keys
from shuffleup.locale.messages import messages
from shuffleup.locale.ruling_sentences import option_texts, ruling_text
from shuffleup.questions.mistakes import QuestionError
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Ruling
from shuffleup.scenarios.answers import Answer, Answered
from shuffleup.scenarios.expected_lines import scenario_lines
from shuffleup.scenarios.forgiving import in_figures
from shuffleup.scenarios.outcomes import written_choices


class FloorDecision(Struct, frozen=True):
    """What was decided. ``rule`` is the rule of fairness if it goes against the book, else the option's own."""

    option: Option
    overrules: bool
    rule: str
    author: str = ""
    reason: str = ""


class SettledCase(Struct, frozen=True):
    """A case as answered, and the floor's decision on it; without one, the ruling stands."""

    asked: Answered
    decision: FloorDecision | None = None


def decide(answer: Answer, option: Option, author: str, reason: str) -> FloorDecision:
    """The decision. Against the book it needs a name and a reason. Raises ``ProblemError`` without them."""
    assert answer.ruling is not None, "only a ruling is decided on"
    own = option in answer.ruling.options
    if not own and not (author and reason):
        raise ProblemError(note("decision-unsigned"))
    rule = option.rules[0] if own and option.rules else answer.fairness
    return FloorDecision(option, not own, rule, author, reason)


def choice_texts(answer: Answer, names: tuple[str, ...], language: Language) -> tuple[str, ...]:
    """What the floor may decide instead, in the language; the book's own choices come first."""
    assert answer.ruling is not None, "only a ruling is decided on"
    return option_texts(answer.ruling, answer.others, names, language)


def decision_text(ruling: Ruling, decision: FloorDecision, names: tuple[str, ...], language: Language) -> str:
    """The decision as a sentence."""
    (text,) = option_texts(ruling, (decision.option,), names, language)
    values = {"text": text, "author": decision.author, "reason": decision.reason, "rule": decision.rule}
    if decision.overrules:
        return messages(language).say("desk-overruled", values)
    return messages(language).say("desk-decided-by" if decision.author else "desk-decided", values)


def decision_of_options(asked: Answered, key: str, signature: tuple[str, str], language: Language) -> FloorDecision:
    """The decision named by options of the command, signed by an author with a reason.

    Raises ``QuestionError`` if it is not available.
    """
    if len(asked.answers) != 1:
        hint = note("choose-one-with-rulebook", field="rulebook")
        raise QuestionError(note("several-books-answer"), place="decide", hint=hint, code="several-books")
    (answer,) = asked.answers
    if answer.ruling is None:
        raise QuestionError(note("no-ruling-to-decide"), place="decide", hint=note("leave-it-out"), code="no-ruling")
    meant, key = choice_keys(key), in_figures(key)
    exact = [one for one in answer.others if key.casefold() in _told(answer, one, asked.names)]
    option = next(iter([*exact, *[one for one in answer.others if one.key in meant]]), None)
    if option is None:
        hint = _nearest(key, choice_texts(answer, asked.names, language))
        raise QuestionError(note("cannot-be-decided", key=key), place="decide", hint=hint, code="no-choice")
    try:
        return decide(answer, option, *[part.strip() for part in signature])
    except ProblemError as fault:
        hint = note("add-author-and-reason", field="author", other_field="reason")
        raise QuestionError(fault.first.what, place="decide", hint=hint, code="unsigned") from None


def _told(answer: Answer, option: Option, names: tuple[str, ...]) -> set[str]:
    """A choice as the answers print it, in every language, and as a scenario writes it."""
    assert answer.ruling is not None, "only a ruling is decided on"
    said = [option_texts(answer.ruling, (option,), names, language)[0] for language in Language]
    return {*[in_figures(text).casefold() for text in said], *written_choices(option)}


def _nearest(key: str, texts: tuple[str, ...]) -> Note:
    """What can be chosen instead, closest match first, each in quotes as it is to be written."""
    if not texts:
        return note("leave-it-out")
    near = max(texts, key=lambda text: SequenceMatcher(None, text.casefold(), key.casefold()).ratio())
    listed = ", ".join([f"'{text}'" for text in dict.fromkeys(texts)])
    return note("did-you-mean-near-rest", near=near, rest=note("choose-list", list=listed))


_ACTS: Mapping[type, str] = {Fold: "fold", Check: "check", Call: "call", RaiseTo: "raise"}
ANOTHER_GAME = "another-game"


class ChoiceFacts(Struct, frozen=True):
    """What the director may choose; ``act`` is fold, check, call, raise or nothing."""

    key: str
    text: str
    act: str
    chips: Chips
    rules: tuple[str, ...]


class DecisionFacts(Struct, frozen=True, kw_only=True):
    """What the floor decided. If it ``overrules``, it goes against the book, by the rule of fairness, and is final."""

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


class AnswerFacts(Struct, frozen=True):
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
    as_scenario: tuple[str, ...] = ()
    """The answers as lines of a scenario that expects them; what cannot be expected is a remark."""


def question_facts(
    title: str, asked: Answered, language: Language, decision: FloorDecision | None = None
) -> QuestionFacts:
    """A case and its answers, for programs; ``decision`` is the floor's decision on the only answer."""
    told, place = case_text(asked.case, language), asked.place
    grouped = zip(asked.answers, asked.groups, strict=True)
    answers = [_answer_facts(answer, asked.names, group, language, decision) for answer, group in grouped]
    lines = scenario_lines(asked, [answer.text for answer in answers])
    return QuestionFacts(place.file, place.line, title, str(asked.case), tuple(answers), told, lines)


def _answer_facts(
    answer: Answer, names: tuple[str, ...], group: int, language: Language, decision: FloorDecision | None
) -> AnswerFacts:
    if answer.ruling is not None:
        facts = _ruling_facts(answer, answer.ruling, names, language)
        if decision is not None:
            facts = replace(facts, decision=_decision_facts(answer.ruling, decision, names, language))
        return AnswerFacts(answer.book, "ruling", group, " ".join(facts.sentences), ruling=facts)
    if answer.refusal is not None:
        text = messages(language).say("desk-impossible", {"reason": answer_text(answer.refusal, language, names)})
        return AnswerFacts(answer.book, "impossible", group, text, answer.refusal.rule)
    return AnswerFacts(answer.book, "statement", group, _statement(answer, language), next(iter(answer.rules), ""))


def _statement(answer: Answer, language: Language) -> str:
    """What is true instead: a sentence in the scenario language, or the refusal that it describes."""
    if answer.because is not None:
        reason = answer_text(answer.because, language)
        values = {"text": case_text(answer.says, language), "reason": reason}
        return messages(language).say("desk-so-because", values) if answer.holds else reason
    return case_text(answer.says, language)


def _decision_facts(
    ruling: Ruling, decision: FloorDecision, names: tuple[str, ...], language: Language
) -> DecisionFacts:
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
    found = zip(options, texts, strict=True)
    return tuple([ChoiceFacts(one.key, text, _act(one.act), one.chips, one.rules) for one, text in found])


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
