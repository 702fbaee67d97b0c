"""Recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections.abc import Callable, Sequence

from msgspec import Struct, field

from shuffleup.formats.phh.phh import Allowance, PhhHand, Refused, Replay, ReplayedHand
from shuffleup.locale.answers import answer_text
from shuffleup.locale.messages import messages
from shuffleup.questions.mistakes import ErrorFacts, QuestionError, said_in
from shuffleup.questions.printed import Asking, Printed
from shuffleup.questions.recorded import HandsText, Replayers, recorded
from shuffleup.rulebooks.rule import Language


class ReplayQuestion(Asking, frozen=True, kw_only=True):
    """Recorded hands as in a file, PHH or Open Hand History; ``rulebook`` is the one to play them by, or else the one
    that a record names, or tda-2024."""

    text: HandsText
    rulebook: str = ""


class StackDifference(Struct, frozen=True):
    """A stack that did not come out as recorded. Amounts are as the record counts them, so that halves stay exact."""

    hand: str
    seat: int
    player: str
    recorded: str
    computed: str


class RefusedAction(Struct, frozen=True):
    """An action of a record that the rules do not allow."""

    hand: str
    action: str
    code: str
    message: str
    rule: str


class LenientHand(Struct, frozen=True):
    """An oddity in a record that was allowed."""

    hand: str
    action: str
    leniency: str
    played: str


class ReplayDocument(Printed, frozen=True):
    """What ``shuffleup replay --json`` prints. ``equal`` of ``dealt`` hands ended with every recorded stack."""

    rulebook: str = ""
    hands: int = 0
    dealt: int = 0
    equal: int = 0
    without_stacks: list[str] = field(default_factory=list)
    """Hands counted as equal that record no finishing stacks: every action was legal, nothing could be compared."""
    units: dict[str, str] = field(default_factory=dict)
    """Hands with fractions of a chip, and the unit in which they were played, such as ``1/2``."""
    leniencies: list[LenientHand] = field(default_factory=list)
    differences: list[StackDifference] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    refused: list[RefusedAction] = field(default_factory=list)
    unreadable: list[ErrorFacts] = field(default_factory=list)


def replay(question: ReplayQuestion, language: Language, told: Callable[[float], None]) -> ReplayDocument:
    """What became of the hands. ``told`` receives the progress. Raises ``QuestionError``."""
    replayers, hands = Replayers(question.rulebook or None), recorded(question.text, "text")
    done: list[Replay] = []
    for hand in hands:
        told(len(done) / len(hands))
        done.append(replayers.outcome(hand))
    return summary(replayers.named, done, language=language)


def summary(
    key: str, done: Sequence[Replay], errors: Sequence[QuestionError] = (), language: Language = Language.ENGLISH
) -> ReplayDocument:
    """Counts and lists what became of the hands."""
    played = [outcome for outcome in done if isinstance(outcome, ReplayedHand)]
    refused = [outcome for outcome in done if isinstance(outcome, Refused)]
    equal = [outcome for outcome in played if outcome.equal]
    return ReplayDocument(
        rulebook=key,
        hands=len(done),
        dealt=len(played) + len(refused),
        equal=len(equal),
        without_stacks=[one.hand.place for one in equal if not one.hand.finishing],
        units={one.hand.place: f"1/{one.hand.parts}" for one in played if one.hand.parts > 1},
        leniencies=[_lenient(one.hand.place, used, language) for one in played for used in one.allowances],
        differences=[row for one in played for row in _differences(one)],
        unfinished=[one.hand.place for one in played if not one.over],
        refused=[_refused(one, language) for one in refused],
        unreadable=[error.told(language) for error in errors],
    )


def _refused(outcome: Refused, language: Language) -> RefusedAction:
    hand, refusal, action = outcome.hand, outcome.refusal, said_in(outcome.action, Language.ENGLISH)
    why = answer_text(refusal, language, players_of(hand))
    return RefusedAction(hand.place, action, refusal.code, why, refusal.rule)


def _lenient(place: str, used: Allowance, language: Language) -> LenientHand:
    word = used.leniency.name.lower().replace("_", "-")
    return LenientHand(place, said_in(used.action, Language.ENGLISH), word, messages(language).say(f"replay-{word}"))


def players_of(hand: PhhHand) -> tuple[str, ...]:
    """The players as the record names them."""
    players = hand.fields.get("players")
    return tuple([str(name) for name in players]) if isinstance(players, list) else ()


def _differences(outcome: ReplayedHand) -> list[StackDifference]:
    hand, names, rows = outcome.hand, players_of(outcome.hand), []
    for seat in outcome.differing:
        amounts = (hand.recorded(hand.finishing[seat]), hand.recorded(outcome.stacks[seat]))
        rows.append(StackDifference(hand.place, seat + 1, names[seat] if names else "", *amounts))
    return rows
