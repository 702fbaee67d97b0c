"""The few numbers that every screen of an event shows."""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.payouts import PayoutChart, payouts
from shuffleup.tournament.facts.flights import entries_paid
from shuffleup.tournament.facts.fund import prizes_if_closed
from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.events import PayoutsFixed
from shuffleup.tournament.words.offers import ALWAYS, Window
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import FinalDay, MoneyTerms

MIXED = "mixed"
"""Given as the limit of a rotation of games, and as its game if it has no name."""


class EventHead(Struct, frozen=True, gc=False):
    """Which event this is. ``phase`` is ``registering``, ``seated``, ``playing``, ``played-out`` or ``finished``."""

    event_id: str
    name: str
    phase: str
    rulebook: str
    game: str
    limit: str
    currency: str


class Numbers(Struct, frozen=True, gc=False):
    """How many players are in, and their chips."""

    entries: int
    unique_players: int
    players: int
    """Players who are still in."""
    waiting: int
    """Alternates."""
    chips: int
    """All chips in play."""
    average_stack: int
    """Rounded down; 0 before the seats are drawn."""
    late_level: int
    """The last level of late registration; 0 if no level ends it, or it is over."""
    late: Window = ALWAYS
    """Until when entries are sold once play has begun; without any limit when they end with its beginning, or are
    closed."""
    draw: int = 0
    """By which draw of the seats they sit: 2 where they were drawn once more; 0 before the first."""


def played(definition: Definition) -> tuple[str, str]:
    """The game and its limit in words; for a rotation its name, and ``mixed``."""
    if definition.rotation is None:
        return definition.game.variant, definition.game.limit.value
    return definition.rotation.name or MIXED, MIXED


def event_head(state: EventState) -> EventHead:
    """The event's name and game."""
    opening, definition = state.opening, state.opening.definition
    named = (opening.event_id, definition.name, state.phase.value, opening.policy.book)
    return EventHead(*named, *played(definition), definition.currency)


def numbers(state: EventState) -> Numbers:
    """The numbers of an event."""
    money: MoneyTerms = state.definition.money
    players = state.floor.players
    late = money.admission.late if state.cage.closed_at is None else ALWAYS
    return Numbers(
        entries=entries_paid(state) if isinstance(state.definition.part, FinalDay) else len(state.entries),
        unique_players=len({entry.player for entry in state.entries}),
        players=players,
        waiting=len(state.cage.waiting),
        chips=state.chips.in_play,
        average_stack=state.chips.in_play // players if players else 0,
        late_level=late.until_level,
        late=late,
        draw=state.outcome.draws,
    )


class SeatPrize(Struct, frozen=True, gc=False):
    """In a satellite: a prize of at least this many cents is a seat, and the rest of it money."""

    cents: int
    into: str
    """The event in which it is a seat; empty if not stated."""
    won: tuple[str, ...] = ()
    """Players who have left play with a seat, in that order."""


class PrizeBoard(Struct, frozen=True, gc=False):
    """The prizes, and whether they are fixed: until then, what they would be if nobody else entered."""

    chart: PayoutChart
    fixed: bool
    seat: SeatPrize | None = None


def prize_board(state: EventState) -> PrizeBoard:
    """The prizes as they are, or as they would be now."""
    seat = _seat(state)
    if state.prizes.ladder or state.cage.closed_at is not None:
        return PrizeBoard(payouts(state), fixed=True, seat=seat)
    would_be = prizes_if_closed(state) if state.entries else None
    if not isinstance(would_be, PayoutsFixed):
        return PrizeBoard(payouts(state), fixed=False, seat=seat)
    prizes = replace(state.prizes, pool_cents=would_be.pool_cents, ladder=would_be.ladder)
    return PrizeBoard(payouts(replace(state, outcome=replace(state.outcome, prizes=prizes))), fixed=False, seat=seat)


def _seat(state: EventState) -> SeatPrize | None:
    """The seats of a satellite, unless a deal has turned them into money."""
    terms = satellite_terms(state)
    if terms is None or state.outcome.deal.made:
        return None
    return SeatPrize(terms.cents, terms.into, tuple([one.player for one in state.outcome.winners]))
