"""The penalty book as the floor reads it: who has hands to miss, what was given, and what the book allows."""

from msgspec import Struct

from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.words.conduct import Sanction
from shuffleup.tournament.words.state import EventState


class OpenPenalty(Struct, frozen=True, gc=False):
    """A player with hands to miss."""

    player: str
    table: int
    chair: int
    hands: int


class PenaltyLine(Struct, frozen=True, gc=False):
    """One penalty. ``step`` is a step of a scale, and ``offence`` the code of the breach, empty if none was named.

    ``hands`` is its size and ``left`` how many are still to be missed; both are 0 for a penalty without missed hands.
    """

    number: int
    player: str
    step: str
    offence: str
    hands: int
    left: int
    day: int
    table: int
    """The table where it was given; 0 for a player who had no seat."""
    lifted: bool


class PenaltyStep(Struct, frozen=True, gc=False):
    """A step of the scale, and how its size is given: in ``hands``, in ``orbits``, or not at all."""

    step: str
    sizes: tuple[str, ...]


class PenaltyBook(Struct, frozen=True, gc=False):
    """The steps that the event's book has, lightest first, with the rule that says so, the codes of all breaches, and
    every penalty, newest first."""

    rule: str
    scale: tuple[PenaltyStep, ...]
    offences: tuple[str, ...]
    lines: tuple[PenaltyLine, ...]


SIZES = {
    Penalty.HANDS: ("hands",),
    Penalty.ORBITS: ("orbits",),
    Penalty.HANDS_OR_ORBITS: ("hands", "orbits"),
}


def open_penalties(state: EventState) -> tuple[OpenPenalty, ...]:
    """Players serving a penalty, by table and chair."""
    seats = [(table.number, chair) for table in state.floor.tables.values() for chair in table.chairs]
    serving = [
        OpenPenalty(chair.player, table, chair.number, hands_to_miss(state, chair.player))
        for table, chair in seats
        if chair.player in state.conduct.open
    ]
    return tuple(sorted([line for line in serving if line.hands], key=lambda line: (line.table, line.chair)))


def penalty_book(state: EventState) -> PenaltyBook:
    """The book of an event; penalties brought over from another event are among its own."""
    conduct = state.policy.conduct
    steps = list(conduct.penalty_scale)
    if conduct.elimination_prize is not None and Penalty.ELIMINATION not in steps:
        steps.insert(steps.index(Penalty.DISQUALIFICATION), Penalty.ELIMINATION)
    scale = tuple([PenaltyStep(step.value, SIZES.get(step, ())) for step in steps])
    offences = tuple([one.value for one in Offence])
    lines = tuple(map(_line, reversed(state.conduct.sanctions)))
    return PenaltyBook(rule_of(state, "penalty_scale"), scale, offences, lines)


def _line(one: Sanction) -> PenaltyLine:
    where = one.where
    told = (one.number, one.player, one.step.value, one.offence, one.hands, max(0, one.left))
    return PenaltyLine(*told, where.day, where.table, one.lifted)
