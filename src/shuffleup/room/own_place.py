"""What a player sees of himself on his phone: his seat or result, his chips, the hands he has to miss."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.clock import ClockView, clock
from shuffleup.projections.event_numbers import EventHead, Numbers, PrizeBoard, event_head, numbers, prize_board
from shuffleup.projections.floor import EntrantLine, entrants
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words.chips import ChipsCounted
from shuffleup.tournament.words.entry import ChipsBought, EntrySold
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import AccountKind, balance_of, owed_to
from shuffleup.tournament.words.state import EventState, chair_of


class EventOnPhone(Struct, frozen=True, gc=False):
    """What everybody sees of an event. It names no player."""

    event: EventHead
    clock: ClockView
    numbers: Numbers
    prizes: PrizeBoard


class OwnChips(Struct, frozen=True, gc=False):
    """A stack, and when it was counted, in microseconds UTC; 0 where the software deals and always knows it."""

    chips: int
    at: int


class QueuePlace(Struct, frozen=True, gc=False):
    """An alternate's place in the queue: his ticket number, and how many are ahead of him."""

    ticket: int
    ahead: int


class OwnPlace(Struct, frozen=True, gc=False):
    """A player in an event. Without ``chips``, his stack has not been counted since he last bought some.

    ``bounty_cents`` is on his head, ``due_cents`` of his prize waits for him at the cage, and ``hands_to_miss`` is how
    many hands he still has to miss.
    """

    line: EntrantLine
    chips: OwnChips | None
    queue: QueuePlace | None
    bounty_cents: int
    due_cents: int
    hands_to_miss: int


class SeatsKnown(Struct, frozen=True):
    """What is worked out once, however many phones ask."""

    view: EventOnPhone
    lines: Mapping[str, EntrantLine]
    counts: Mapping[str, OwnChips]
    """Stacks by player, if the player has bought nothing since."""
    ahead: Mapping[str, QueuePlace]


def seats_known(state: EventState, steps: Iterable[Step]) -> SeatsKnown:
    """An event as its players' phones need it."""
    waiting = sorted(state.cage.waiting, key=lambda one: one.ticket)
    return SeatsKnown(
        EventOnPhone(event_head(state), clock(state), numbers(state), _nameless(prize_board(state))),
        {line.player: line for line in entrants(state)},
        _counts(steps),
        {one.player: QueuePlace(one.ticket, ahead) for ahead, one in enumerate(waiting)},
    )


def own_place(state: EventState, known: SeatsKnown, player: str) -> OwnPlace | None:
    """What a player sees of himself; None if he is not in this event."""
    line = known.lines.get(player)
    if line is None:
        return None
    return OwnPlace(
        line=line,
        chips=_chips(state, line, known),
        queue=known.ahead.get(player),
        bounty_cents=state.bounties.on_head(player) if line.status == "in" else 0,
        due_cents=-balance_of(state.cage.ledger, owed_to(player, AccountKind.PRIZES)),
        hands_to_miss=hands_to_miss(state, player),
    )


def _nameless(board: PrizeBoard) -> PrizeBoard:
    """The prizes, without the names of those who left with a seat."""
    return replace(board, seat=replace(board.seat, won=())) if board.seat else board


def _chips(state: EventState, line: EntrantLine, known: SeatsKnown) -> OwnChips | None:
    if line.status != "in":
        return None
    if state.definition.online is not None:
        return OwnChips(chair_of(state.floor.tables[line.table], line.player).stack, 0)
    return known.counts.get(line.player)


def _counts(steps: Iterable[Step]) -> dict[str, OwnChips]:
    found: dict[str, OwnChips] = {}
    for step in steps:
        for event in () if step.undone_by else step.events:
            _count(found, event)
    return found


def _count(found: dict[str, OwnChips], event: Event) -> None:
    match event:
        case ChipsCounted(stacks=stacks, at=at):
            found |= {one.player: OwnChips(one.after, at) for one in stacks}
        case EntrySold(entry=bought) | ChipsBought(purchase=bought):
            found.pop(bought.player, None)
