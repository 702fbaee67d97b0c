"""A ruling in the words of a floor person: what binds, why, which chips move, what can be chosen, what stays open.

The core answers with keys and figures; every sentence is made here, from the message of each key.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.state import NOBODY
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.rulebooks.policy.conduct import Penalty as Step
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.conduct.infraction import word_of
from shuffleup.rulings.ruling import Chips, Option, Penalising, Ruling

_SECOND = 1_000_000
_POINTS = frozenset(("countdown", "ends", "earliest"))
"""Facts that are points in time, in microseconds."""
_SEATS = frozenset(("also-held", "bound", "turn", "penalised"))
"""Facts that are seats."""
_SAID_ELSEWHERE = frozenset(("all-in", "reason"))
_OF_THE_REASON = frozenset(("call", "counted", "half-raise", "min_to", "one-chip-less", "put-in"))
"""Figures used in the sentence about the reason."""


class RulingText(Struct, frozen=True):
    """A ruling in one language. ``options`` are phrases, the rest are sentences; what does not apply is empty."""

    binds: str
    why: str = ""
    chips: tuple[str, ...] = ()
    choices: str = ""
    options: tuple[str, ...] = ()
    penalty: str = ""
    pending: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """All sentences, in order."""
        said = (self.binds, self.why, *self.chips, self.choices, self.penalty, *self.pending, *self.facts)
        return tuple([sentence for sentence in said if sentence])


def ruling_text(ruling: Ruling, names: tuple[str, ...], language: Language) -> RulingText:
    """The ruling as sentences; ``names`` are the players in seat order of the hand."""
    speech = _Speech(ruling, names, messages(language))
    options = tuple([speech.say(*one) for one in speech.options()])
    choices = speech.say(speech.offer(), {**speech.binds()[1], "list": "; ".join(options)}) if options else ""
    return RulingText(
        binds=speech.say(*speech.binds()),
        why=" ".join([speech.say(*one) for one in speech.why()]),
        chips=tuple([speech.say(*one) for one in speech.chips()]),
        choices=choices,
        options=options,
        penalty=" ".join([speech.say(*one) for one in speech.penalty()]),
        pending=tuple([speech.say(*one) for one in speech.pending()]),
        facts=tuple([speech.say(*one) for one in speech.facts()]),
    )


def option_texts(
    ruling: Ruling, options: tuple[Option, ...], names: tuple[str, ...], language: Language
) -> tuple[str, ...]:
    """The options beside a ruling, each as a phrase."""
    speech = _Speech(replace(ruling, options=options), names, messages(language))
    return tuple([speech.say(*one) for one in speech.options()])


_SANCTIONS = frozenset((*[word_of(step) for step in Step], "chips-forfeited", "stack-halved"))
"""Options that are penalties."""
_OF_THE_PLAYER = frozenset(("call-or-fold", "call-or-raise", "free"))
"""Outcomes whose options are open to the player, not to the director."""


Said = tuple[str, Values]
"""A message and its values."""


class _Speech(Struct, frozen=True):
    """The messages that a ruling needs, each with its values."""

    ruling: Ruling
    names: tuple[str, ...]
    messages: Messages

    def say(self, name: str, values: Values) -> str:
        text = self.messages.say(name, values)
        # A sentence may begin with a word that stands for nobody in particular.
        return text if name.startswith("option-") else text[:1].upper() + text[1:]

    def player(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.messages.say("somebody")

    def binds(self) -> Said:
        ruling = self.ruling
        # The sentence of each penalty says "penalty" itself.
        if ruling.key == "penalty":
            return f"penalty-{ruling.penalty.value}", self._values(ruling.chips)
        return f"ruling-{ruling.key}", self._values(ruling.chips)

    def why(self) -> Iterator[Said]:
        for name, value in self.ruling.facts:
            if name == "reason":
                yield f"reason-{value}", self._values(self.ruling.chips)

    def chips(self) -> Iterator[Said]:
        ruling = self.ruling
        if any(name == "all-in" for name, _ in ruling.facts):
            yield "chips-all-in", {}
        if ruling.chips.returned:
            yield "chips-back", self._values(ruling.chips)
        if ruling.chips.forfeited:
            yield "chips-lost", self._values(ruling.chips)

    def options(self) -> Iterator[Said]:
        for option in self.ruling.options:
            yield f"option-{option.word}", self._values(option.chips)

    def offer(self) -> str:
        """The sentence that lists the options."""
        ruling = self.ruling
        if ruling.key == "floor-decides":
            return "options-open"
        if ruling.key in _OF_THE_PLAYER:
            return "options-of-the-player"
        if all(option.key in _SANCTIONS for option in ruling.options):
            return "options-penalties"
        return "options-instead"

    def penalty(self) -> Iterator[Said]:
        if self.ruling.penalty is not Penalising.NONE and self.ruling.key != "penalty":
            yield f"penalty-{self.ruling.penalty.value}", {}

    def pending(self) -> Iterator[Said]:
        for word in self.ruling.pending:
            yield f"pending-{word}", self._values(self.ruling.chips)

    def facts(self) -> Iterator[Said]:
        reasoned = any(name == "reason" for name, _ in self.ruling.facts)
        told_by_key = frozenset(("hands",)) if self.ruling.key in ("misses-hands", "hands-left") else frozenset()
        for name, value in self.ruling.facts:
            if name in _SAID_ELSEWHERE or name in told_by_key or (reasoned and name in _OF_THE_REASON):
                continue
            if name.startswith("seat-"):
                yield "fact-seat", {"player": self.player(int(name.removeprefix("seat-"))), "value": value}
            elif name.startswith("put-in-"):
                yield "fact-put-in-by", {"player": self.player(int(name.removeprefix("put-in-"))), "value": value}
            else:
                yield f"fact-{name}", {"value": self._value(name, value)}

    def _value(self, name: str, value: int | str) -> int | str:
        if isinstance(value, str):
            return ", ".join([self.messages.say(_word_name(word)) for word in value.split("+")])
        if name in _SEATS:
            return self.player(value)
        if name == "pick":
            return value + 1
        return value // _SECOND if name in _POINTS else value

    def _values(self, chips: Chips) -> Values:
        known = {name: value for name, value in self.ruling.facts if isinstance(value, int)}
        return {
            **known,
            "player": self.player(self.ruling.seat) if self.ruling.seat != NOBODY else self.messages.say("somebody"),
            "to": chips.to,
            "added": chips.added,
            "returned": chips.returned,
            "forfeited": chips.forfeited,
        }


def _word_name(word: str) -> str:
    """The message of a word that is the value of a fact, such as the name of a street."""
    return f"word-{word.replace(' ', '-')}"
