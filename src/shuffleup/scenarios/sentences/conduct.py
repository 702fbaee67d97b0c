"""Who is reported for what, and the resulting penalty. Nothing happens in the hand: cases may follow one another.

Under tda-2024, Anna is reported for soft play: a penalty is mandatory, up to disqualification (rule 69)
Under every book, a penalty of 2 orbits: 18 hands
"""

import re
from typing import Annotated, TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import infractions
from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows
from shuffleup.rulings.conduct.infraction import Reported, infraction
from shuffleup.rulings.conduct.penalty_scale import (
    HandsGiven,
    HandsServed,
    PuttingOut,
    hands_left,
    missed_hands,
    penalised_hand,
    removal,
)
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import rules, words
from shuffleup.scenarios.places import Player, count
from shuffleup.scenarios.scene import Scene

# ── cases ────────────────────────────────────────────────────────────────────────────────────────────────────────────

_STEPS = {step.value.replace("_", " "): step for step in Penalty}
_STEP = "|".join(sorted(_STEPS, key=len, reverse=True))
_PENALTY = r"\d{1,3} (?:orbits?|hands?)"


class Sentenced(Struct, frozen=True):
    """A number of hands and orbits."""

    hands: int
    orbits: int


def _given(text: str) -> Sentenced:
    hands, orbits = [re.search(rf"(\d+) {what}", text) for what in ("hand", "orbit")]
    return Sentenced(int(hands[1]) if hands else 0, int(orbits[1]) if orbits else 0)


OffenceName: TypeAlias = Annotated[Offence, words({one.value.replace("-", " "): one for one in Offence})]
History: TypeAlias = Annotated[
    tuple[Penalty, ...],
    Slot(
        f"(?:{_STEP})(?:, then (?:{_STEP}))*",
        lambda text: tuple([_STEPS[part] for part in text.split(", then ")]),
        "steps of a scale of penalties: `warning, then orbits`",
    ),
]
Given: TypeAlias = Annotated[
    Sentenced, Slot(f"{_PENALTY}(?: and {_PENALTY})?", _given, "`2 orbits`, `3 hands`, `1 orbit and 2 hands`")
]
Across: TypeAlias = Annotated[
    PenaltyFollows,
    words(
        {
            "on the next day": PenaltyFollows.DAY,
            "at a new table": PenaltyFollows.TABLE,
            "in a new seat": PenaltyFollows.SEAT,
        }
    ),
]
Removes: TypeAlias = Annotated[
    Penalty, words({"eliminates": Penalty.ELIMINATION, "disqualifies": Penalty.DISQUALIFICATION})
]
Dealt: TypeAlias = Annotated[int, count("hands dealt since the penalty was given", r"\d{1,3}")]
Place: TypeAlias = Annotated[int, count("a place in the event, or how many are paid: `15`", r"\d{1,6}")]


@rules(
    "{player} is reported for {offence}",
    "Anna is reported for soft play: a penalty is mandatory, up to disqualification (rule 69)",
)
@rules(
    "{player} is reported again for {offence}",
    "Anna is reported again for slow play: a penalty is mandatory",
    "The same, after one breach that was not penalised.",
    before=1,
)
@rules(
    "{player}, after {history}, is reported again for {offence}",
    "Anna, after warning, then orbits, is reported again for chatter: a penalty is mandatory, next hand void",
    "The same, after breaches that were penalised so.",
)
def reported(
    scene: Scene, player: Player, offence: OffenceName, history: History = (), before: int = 0
) -> Ruling | Refusal:
    """What a breach of conduct may cost, if it is the first one. The rule may follow."""
    resolved = scene.hand.rules.resolved
    told = Reported(offence, scene.seat(player), before or len(history), history)
    return infraction(resolved, infractions(resolved.book), told)


@rules("a penalty of {given}", "a penalty of 2 orbits: 18 hands, this hand counts")
def penalty_is(scene: Scene, given: Given) -> Ruling | Refusal:
    """The number of hands at this table."""
    return missed_hands(scene.hand.rules.resolved, HandsGiven(given.hands, given.orbits, len(scene.names)))


@rules("a penalty of {given} after {dealt} hands", "a penalty of 2 orbits after 5 hands: 11 hands left")
@rules(
    "a penalty of {given} after {dealt} hands, {redeals} of them dealt again",
    "a penalty of 1 orbit after 3 hands, 1 of them dealt again: 7 hands left",
    "The same, where hands were misdealt: hand and redeal are two deals.",
)
@rules(
    "a penalty of {given} after {dealt} hands, {across}",
    "a penalty of 2 orbits after 5 hands, on the next day: 11 hands left",
    "What of it the player still has to serve there.",
)
def penalty_served(
    scene: Scene, given: Given, dealt: Dealt, redeals: Dealt = 0, across: Across | None = None
) -> Ruling | Refusal:
    """What is left of the penalty once this many hands have been dealt."""
    penalty = HandsGiven(given.hands, given.orbits, len(scene.names))
    return hands_left(scene.hand.rules.resolved, HandsServed(penalty, dealt, redeals, across))


@rules(
    "the floor {removes} {player} in place {place} of {paid} paid",
    "the floor disqualifies Anna in place 15 of 100 paid: disqualified, no prize",
)
def put_out(scene: Scene, removes: Removes, player: Player, place: Place, paid: Place) -> Ruling | Refusal:
    """A player is put out of the event for his conduct."""
    return removal(scene.hand.rules.resolved, PuttingOut(removes, place, paid))


@rules("{player} misses a hand by penalty", "Anna misses a hand by penalty: dealt and killed")
def away_by_penalty(scene: Scene, player: Player) -> Ruling | Refusal:
    """What becomes of the cards of a player who is serving a penalty."""
    return penalised_hand(scene.hand.rules.resolved)


FOR_THE_EVENT = frozenset((reported, penalty_is, penalty_served, put_out, away_by_penalty))
"""Cases that are carried out in the event, not in the hand."""
