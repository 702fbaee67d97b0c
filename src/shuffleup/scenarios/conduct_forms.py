"""How a case about conduct is written: who is reported for what, and what a penalty comes to.

    Under tda-2024, Anna is reported for soft play: a penalty is mandatory, up to disqualification (rule 69)
    Under every book, a penalty of 2 orbits: 18 hands

The table is that of ``Stacks``. Nothing happens in the hand: the cases may follow one another.
"""

import re
from collections.abc import Callable

from msgspec import Struct

from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows
from shuffleup.scenarios.forms import FillingError, Form, Slot
from shuffleup.scenarios.scenario import Sentence


class Sanction(Struct, frozen=True):
    """What a case is expected to come to: an outcome, and some of what a ruling tells beside it."""

    head: str
    details: tuple[str, ...] = ()


class ConductCase(Sentence, frozen=True):
    """A case and what it comes to."""

    sanction: Sanction


class ReportedFor(ConductCase, frozen=True):
    """A player has done something, for the first time or not, and has had these penalties for it."""

    player: str
    offence: Offence
    times_before: int = 0
    penalties_before: tuple[Penalty, ...] = ()


class Sentenced(Struct, frozen=True):
    """So many hands and orbits."""

    hands: int
    orbits: int


class PenaltyIs(ConductCase, frozen=True):
    """A penalty, as it is given."""

    given: Sentenced


class PenaltyServed(ConductCase, frozen=True):
    """A penalty after some hands; across what it has to follow the player, if anything."""

    given: Sentenced
    dealt: int
    redeals: int = 0
    across: PenaltyFollows | None = None


class PutOut(ConductCase, frozen=True):
    """The floor puts a player out of the event in the place that he holds."""

    player: str
    step: Penalty
    place: int
    paid: int


class AwayByPenalty(ConductCase, frozen=True):
    """A hand that a player misses by penalty."""

    player: str


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

HEADS = (
    "a penalty is possible",
    "a penalty is mandatory",
    "a duty is broken",
    "not penalised yet",
    "no breach",
    "dead hand",
    "chips forfeited",
    "eliminated",
    "disqualified",
    "dealt and killed",
    "not dealt",
    "penalty ends",
    "the floor decides",
)
_HANDS = re.compile(r"(\d+) hands?(?: left)?")
_OFFENCES = {offence.value.replace("-", " "): offence for offence in Offence}
_STEPS = {step.value.replace("_", " "): step for step in Penalty}
_ACROSS = {
    "on the next day": PenaltyFollows.DAY,
    "at a new table": PenaltyFollows.TABLE,
    "in a new seat": PenaltyFollows.SEAT,
}


def _sanction(text: str) -> Sanction:
    head, *details = text.split(", ")
    if head not in HEADS and not _HANDS.fullmatch(head):
        raise FillingError(f"'{head}' is no outcome: write {', '.join(HEADS)}, 18 hands or 11 hands left")
    return Sanction(head, tuple(details))


def _history(text: str) -> tuple[Penalty, ...]:
    return tuple([_STEPS[part] for part in re.split(r", then ", text)])


def _given(text: str) -> Sentenced:
    hands = re.search(r"(\d+) hands?", text)
    orbits = re.search(r"(\d+) orbits?", text)
    return Sentenced(int(hands[1]) if hands else 0, int(orbits[1]) if orbits else 0)


_PENALTY = r"\d{1,3} (?:orbits?|hands?)"
_STEP = "|".join(sorted(_STEPS, key=len, reverse=True))
CONDUCT_SLOTS = {
    "sanction": Slot(
        ".+",
        _sanction,
        f"{', '.join([f'`{head}`' for head in HEADS])}, `18 hands` or `11 hands left`; details may follow: "
        "`up to disqualification`, `only disqualification`, `or chips forfeited`, `next orbits` (the usual step after "
        "those so far), `this hand counts`, `prize of place 15`, `no prize`, `open: penalty from the next hand`",
    ),
    "offence": Slot("|".join(_OFFENCES), _OFFENCES.__getitem__, ", ".join([f"`{words}`" for words in _OFFENCES])),
    "history": Slot(
        f"(?:{_STEP})(?:, then (?:{_STEP}))*", _history, "steps of a scale of penalties: `warning, then orbits`"
    ),
    "given": Slot(f"{_PENALTY}(?: and {_PENALTY})?", _given, "`2 orbits`, `3 hands`, `1 orbit and 2 hands`"),
    "across": Slot("|".join(_ACROSS), _ACROSS.__getitem__, "`on the next day`, `at a new table` or `in a new seat`"),
    "dealt": Slot(r"\d{1,3}", int, "hands dealt since the penalty was given"),
    "redeals": Slot(r"\d{1,3}", int, "how many of them were dealt again"),
    "place": Slot(r"\d{1,6}", int, "a place in the event: `15`"),
    "paid": Slot(r"\d{1,6}", int, "how many places are paid: `100`"),
}
"""Places that only these forms have."""


# ── forms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _again(player: str, offence: Offence, sanction: Sanction) -> ReportedFor:
    return ReportedFor(sanction, player, offence, 1)


def _after(player: str, history: tuple[Penalty, ...], offence: Offence, sanction: Sanction) -> ReportedFor:
    return ReportedFor(sanction, player, offence, len(history), history)


def _put_out(step: Penalty) -> Callable[..., PutOut]:
    return lambda player, place, paid, sanction: PutOut(sanction, player, step, place, paid)


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Sentence]) -> Form:
    return Form(f"{pattern}: {{sanction}}", meaning, example, make, cites=True)


CONDUCT_FORMS = (
    _form(
        "{player} is reported for {offence}",
        "What a breach of conduct may cost; it is the first one. The rule may follow.",
        "Anna is reported for soft play: a penalty is mandatory, up to disqualification (rule 69)",
        ReportedFor,
    ),
    _form(
        "{player} is reported again for {offence}",
        "The same, after one breach that was not penalised.",
        "Anna is reported again for slow play: a penalty is mandatory",
        _again,
    ),
    _form(
        "{player}, after {history}, is reported again for {offence}",
        "The same, after breaches that were penalised so.",
        "Anna, after warning, then orbits, is reported again for chatter: a penalty is mandatory, next hand void",
        _after,
    ),
    _form(
        "a penalty of {given}",
        "How many hands it is at this table.",
        "a penalty of 2 orbits: 18 hands, this hand counts",
        PenaltyIs,
    ),
    _form(
        "a penalty of {given} after {dealt} hands",
        "What is left of it once so many hands have been dealt.",
        "a penalty of 2 orbits after 5 hands: 11 hands left",
        PenaltyServed,
    ),
    _form(
        "a penalty of {given} after {dealt} hands, {redeals} of them dealt again",
        "The same, where hands were misdealt: hand and redeal are two deals.",
        "a penalty of 1 orbit after 3 hands, 1 of them dealt again: 7 hands left",
        PenaltyServed,
    ),
    _form(
        "a penalty of {given} after {dealt} hands, {across}",
        "What of it the player still has to serve there.",
        "a penalty of 2 orbits after 5 hands, on the next day: 11 hands left",
        PenaltyServed,
    ),
    _form(
        "the floor eliminates {player} in place {place} of {paid} paid",
        "A player is put out of the event for his conduct, and not disqualified.",
        "the floor eliminates Anna in place 15 of 100 paid: eliminated, prize of place 15",
        _put_out(Penalty.ELIMINATION),
    ),
    _form(
        "the floor disqualifies {player} in place {place} of {paid} paid",
        "A player is disqualified.",
        "the floor disqualifies Anna in place 15 of 100 paid: disqualified, no prize",
        _put_out(Penalty.DISQUALIFICATION),
    ),
    _form(
        "{player} misses a hand by penalty",
        "What becomes of his cards.",
        "Anna misses a hand by penalty: dealt and killed",
        AwayByPenalty,
    ),
)
"""What conduct comes to."""
