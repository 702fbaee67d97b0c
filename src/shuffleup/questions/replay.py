"""Recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

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
    tally = ReplayTally(language)
    for number, hand in enumerate(hands):
        told(number / len(hands))
        tally.take(replayers.outcome(hand))
    return tally.document(replayers.named)


class ReplayTally:
    """Counts and lists what becomes of hands, one by one: of a hand without anything odd nothing is kept."""

    def __init__(self, language: Language, *, names_bare: bool = True) -> None:
        self.language = language
        self.names_bare = names_bare
        """Whether to list the hands without stacks: in some files that is every hand."""
        self.bare = 0
        """The hands counted as equal that record no stacks."""
        self.found = ReplayDocument()
        """What has been found so far."""
        self.alone: QuestionError | Refused | None = None
        """What stopped the first hand, as long as there is no other."""

    def take(self, outcome: Replay | QuestionError) -> None:
        """Counts a hand, or an error in the place of one."""
        first = not (self.found.hands or self.found.unreadable)
        self.alone = outcome if first and not isinstance(outcome, ReplayedHand) else None
        if isinstance(outcome, QuestionError):
            self.found.unreadable.append(outcome.told(self.language))
        elif isinstance(outcome, Refused):
            self._count(equal=False)
            self.found.refused.append(_refused(outcome, self.language))
        else:
            self._count(equal=outcome.equal)
            self._list(outcome)

    def document(self, key: str) -> ReplayDocument:
        """The report; ``key`` names the rulebooks."""
        return replace(self.found, rulebook=key)

    def _count(self, *, equal: bool) -> None:
        found = self.found
        self.found = replace(found, hands=found.hands + 1, dealt=found.dealt + 1, equal=found.equal + equal)

    def _list(self, one: ReplayedHand) -> None:
        found, place = self.found, one.hand.place
        if one.equal and not one.hand.finishing:
            self.bare += 1
            if self.names_bare:
                found.without_stacks.append(place)
        if one.hand.parts > 1:
            found.units[place] = f"1/{one.hand.parts}"
        if not one.over:
            found.unfinished.append(place)
        found.leniencies.extend([_lenient(place, used, self.language) for used in one.allowances])
        found.differences.extend(_differences(one))


def _refused(outcome: Refused, language: Language) -> RefusedAction:
    hand, refusal, action = outcome.hand, outcome.refusal, said_in(outcome.action, language)
    why = answer_text(refusal, language, players_of(hand))
    return RefusedAction(hand.place, action, refusal.code, why, refusal.rule)


def _lenient(place: str, used: Allowance, language: Language) -> LenientHand:
    played = messages(language).say(f"replay-{used.leniency}")
    return LenientHand(place, said_in(used.action, language), used.leniency, played)


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
