"""The wall clock: what a room reads from ten metres away."""

from msgspec import Struct

from shuffleup.projections.clock import ClockView, StepLine, clock, structure_lines
from shuffleup.projections.deal_board import DealBoard, deal_board
from shuffleup.projections.event_numbers import EventHead, Numbers, PrizeBoard, event_head, numbers, prize_board
from shuffleup.projections.standings import StandingLine, standings
from shuffleup.tournament.facts.balance import final_table_is_due
from shuffleup.tournament.facts.standing import standing
from shuffleup.tournament.words.state import EventState, Phase

LAST_OUT = 6
"""How many of the last players out are named."""


class BountyBoard(Struct, frozen=True, gc=False):
    """Bounties on heads, in cents: the largest, or of mystery bounties the envelopes that are left."""

    player: str
    """The player with the largest; empty if the largest is on several heads, or on none."""
    cents: int
    envelopes: int
    richest: int
    alike: bool
    """Is the same amount on every head? If not, the largest is not everybody's, though several may have it."""


class SeatEntry(Struct, frozen=True, gc=False):
    """A player and his seat."""

    player: str
    table: int
    chair: int


class WallView(Struct, frozen=True, gc=False):
    """Everything on the wall.

    ``mood`` is ``registering``, ``seats`` (they are drawn, play has not begun), ``play``, ``bubble``, ``money``,
    ``final-table``, ``over`` (the prizes are not awarded yet) or ``results``.
    """

    event: EventHead
    mood: str
    clock: ClockView
    numbers: Numbers
    prizes: PrizeBoard
    structure: tuple[StepLine, ...]
    seats: tuple[SeatEntry, ...]
    """By name, until play has begun."""
    out: tuple[StandingLine, ...]
    """The last players out, the newest first; at the end everybody paid, best first."""
    bounties: BountyBoard | None = None
    """None if there are no bounties."""
    deal: DealBoard | None = None


def wall(state: EventState) -> WallView:
    """The wall of an event."""
    taken = [(table.number, chair) for table in state.floor.tables.values() for chair in table.chairs]
    seats = [SeatEntry(chair.player, table, chair.number) for table, chair in taken]
    return WallView(
        event=event_head(state),
        mood=mood(state),
        clock=clock(state),
        numbers=numbers(state),
        prizes=prize_board(state),
        structure=structure_lines(state),
        seats=tuple(sorted(seats, key=lambda seat: seat.player)) if state.phase is Phase.SEATED else (),
        out=_out(state),
        bounties=_bounties(state),
        deal=deal_board(state),
    )


def _bounties(state: EventState) -> BountyBoard | None:
    book = state.bounties
    playing = {chair.player for table in state.floor.tables.values() for chair in table.chairs}
    heads = {player: cents for player, cents in book.heads.items() if cents and player in playing}
    envelopes = book.mystery.envelopes
    if not heads and not envelopes:
        return None
    most = max(heads.values(), default=0)
    whose = [player for player, cents in heads.items() if cents == most]
    alike = len(whose) == len(heads)
    return BountyBoard(whose[0] if len(whose) == 1 else "", most, len(envelopes), max(envelopes, default=0), alike)


def mood(state: EventState) -> str:
    """What is going on in the room."""
    before = {Phase.REGISTERING: "registering", Phase.SEATED: "seats"}
    after = {Phase.PLAYED_OUT: "over", Phase.FINISHED: "results"}
    if state.phase is not Phase.PLAYING:
        return before.get(state.phase) or after[state.phase]
    left, paid = standing(state), len(state.prizes.ladder)
    if paid and left == paid + 1:
        return "bubble"
    if len(state.floor.tables) == 1 and state.places and not final_table_is_due(state):
        return "final-table"
    return "money" if paid and left <= paid else "play"


def _out(state: EventState) -> tuple[StandingLine, ...]:
    placed = [line for line in standings(state) if line.place]
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}:
        paid = max(len(state.prizes.ladder), 1)
        return tuple([line for line in placed if line.place <= paid or line.prize_cents])
    return tuple(placed[:LAST_OUT])
