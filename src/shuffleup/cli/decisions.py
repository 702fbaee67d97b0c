"""What a floor person decides after a ruling: one of its choices, or something else against the rule, with a name."""

from difflib import SequenceMatcher

from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.locale.choice_words import choice_keys
from shuffleup.locale.messages import messages
from shuffleup.locale.ruling_sentences import option_texts
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.scenarios.answers import Answer, Answered


class Decision(Struct, frozen=True):
    """What was decided. ``rule`` is the rule of fairness where it goes against the book, else the option's own."""

    option: Option
    overrules: bool
    rule: str
    author: str = ""
    reason: str = ""


class Settled(Struct, frozen=True):
    """A case as it was answered, and what the floor made of it; nothing: the ruling stands."""

    asked: Answered
    decision: Decision | None = None


def decide(answer: Answer, option: Option, author: str, reason: str) -> Decision:
    """The decision. Against the book it needs a name and a reason. Raises ``ValueError`` without them."""
    assert answer.ruling is not None, "only a ruling is decided on"
    own = option in answer.ruling.options
    if not own and not (author and reason):
        raise ValueError("a decision against the rule names its author and its reason")
    rule = option.rules[0] if own and option.rules else answer.fairness
    return Decision(option, not own, rule, author, reason)


def choice_texts(answer: Answer, names: tuple[str, ...], language: Language) -> tuple[str, ...]:
    """What the floor may decide instead, in the language; those of the book come first."""
    assert answer.ruling is not None, "only a ruling is decided on"
    return option_texts(answer.ruling, answer.others, names, language)


def decision_text(ruling: Ruling, decision: Decision, names: tuple[str, ...], language: Language) -> str:
    """The decision as a sentence."""
    (text,) = option_texts(ruling, (decision.option,), names, language)
    values = {"text": text, "author": decision.author, "reason": decision.reason, "rule": decision.rule}
    if decision.overrules:
        return messages(language).say("desk-overruled", values)
    return messages(language).say("desk-decided-by" if decision.author else "desk-decided", values)


def decision_of_options(asked: Answered, key: str, signature: tuple[str, str], language: Language) -> Decision:
    """The decision that options of the command name, signed by an author with a reason.

    Raises ``InputError`` where it cannot be taken.
    """
    if len(asked.answers) != 1:
        hint = "choose one with --rulebook"
        raise InputError("several books answer this case", place="--decide", hint=hint, code="several-books")
    (answer,) = asked.answers
    if answer.ruling is None:
        raise InputError("there is no ruling to decide on", place="--decide", hint="leave it out", code="no-ruling")
    meant = choice_keys(key)
    option = next((one for one in answer.others if one.key in meant), None)
    if option is None:
        hint = _nearest(key, choice_texts(answer, asked.names, language))
        raise InputError(f"'{key}' cannot be decided here", place="--decide", hint=hint, code="no-choice")
    try:
        return decide(answer, option, *[part.strip() for part in signature])
    except ValueError as fault:
        raise InputError(str(fault), place="--decide", hint="add --author and --reason", code="unsigned") from None


def _nearest(key: str, texts: tuple[str, ...]) -> str:
    """What can be chosen instead, the likeliest first, each in quotes as it is to be written."""
    if not texts:
        return "leave it out"
    near = max(texts, key=lambda text: SequenceMatcher(None, text.casefold(), key.casefold()).ratio())
    listed = ", ".join([f"'{text}'" for text in dict.fromkeys(texts)])
    return f"did you mean '{near}'? choose {listed}"
