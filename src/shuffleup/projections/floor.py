"""The floor page: the tables as they are, everybody who entered, what is sold, and what to do next."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.advice import Advice, advice, next_big_blind
from shuffleup.projections.clock import ClockView, clock
from shuffleup.projections.deal_board import DealBoard, deal_board
from shuffleup.projections.event_numbers import EventHead, Numbers, PrizeBoard, event_head, numbers, prize_board
from shuffleup.projections.games import TableGame, has_blinds, table_game
from shuffleup.projections.payouts import won_by_player
from shuffleup.projections.selling import Selling, selling
from shuffleup.tournament.facts.seats import is_halted, last_told, next_positions, table_in_play
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Phase


class SeatCard(Struct, frozen=True, gc=False):
    """A chair of a table; ``player`` is empty if nobody sits there."""

    chair: int
    player: str
    stack: int
    absent: bool = False
    bounty_cents: int = 0
    """The bounty on his head."""


class TableCard(Struct, frozen=True, gc=False):
    """A table as the floor sees it. Button and blinds are those of the next hand, 0 for a table that cannot play.

    If unreported hands may have been dealt, the button is the one last reported, wherever it is by now, and no blind is
    known. In stud nobody posts a blind, and the button is where a later game will find it.
    """

    table: int
    hand: int
    """The hand that the software is dealing there, 0 for none."""
    button: int
    small_blind: int
    big_blind: int
    halted: bool
    seats: tuple[SeatCard, ...]
    game: TableGame | None = None
    """In a rotation of games: the game dealt here, and the next."""
    button_known: bool = True


class EntrantLine(Struct, frozen=True, gc=False):
    """A player: his seat, or his place, or that he waits."""

    player: str
    entries: int
    status: str
    """``entered`` before the draw, ``in``, ``rebuy`` while he may rebuy, ``waiting`` for a seat, ``bust`` while his
    place waits for the end of the hand at every table, ``out``, or ``seat`` for a satellite's player who has left with
    one."""
    table: int = 0
    chair: int = 0
    place: int = 0
    shared_by: int = 1
    prize_cents: int = 0
    bounties_cents: int = 0
    """The bounties he has won."""
    knock_outs: int = 0


class FloorView(Struct, frozen=True, gc=False):
    """Everything on the floor page."""

    event: EventHead
    clock: ClockView
    numbers: Numbers
    tables: tuple[TableCard, ...]
    entrants: tuple[EntrantLine, ...]
    advice: tuple[Advice, ...]
    prizes: PrizeBoard
    selling: Selling
    deal: DealBoard | None


def floor(state: EventState, at: int) -> FloorView:
    """The floor page at a point in time (microseconds UTC), which only decides what is still sold."""
    return FloorView(
        event=event_head(state),
        clock=clock(state),
        numbers=numbers(state),
        tables=tuple([_card(state, table) for _, table in sorted(state.floor.tables.items())]),
        entrants=entrants(state),
        advice=advice(state),
        prizes=prize_board(state),
        selling=selling(state, at),
        deal=deal_board(state),
    )


def _card(state: EventState, table: FloorTable) -> TableCard:
    taken = {chair.number: chair for chair in table.chairs}
    seats = [
        _seat(state, taken[number]) if number in taken else SeatCard(number, "", 0)
        for number in range(1, table.seats + 1)
    ]
    game = table_game(state, table)
    small = big = 0
    button = told = last_told(state, table)
    ready = table_in_play(state, table)
    if len(ready.chairs) > 1 and not table.hand and not told:
        positions = next_positions(ready, state.procedure)
        button = positions.button
        if has_blinds(state, game):
            small = positions.small_blind or 0
            big = positions.big_blind if next_big_blind(state, table) else 0
    halted = state.phase is Phase.PLAYING and is_halted(state, table)
    return TableCard(table.number, table.hand, button, small, big, halted, tuple(seats), game, not told)


def _seat(state: EventState, chair: Chair) -> SeatCard:
    bounty = state.bounties.on_head(chair.player)
    return SeatCard(chair.number, chair.player, chair.stack, chair.player in state.seating.absent, bounty)


def entrants(state: EventState) -> tuple[EntrantLine, ...]:
    """Everybody who entered, in the order of the ids."""
    counts = Counter([entry.player for entry in state.entries])
    lines = {player: EntrantLine(player, count, "entered") for player, count in counts.items()}
    for one in state.cage.waiting:
        lines[one.player] = EntrantLine(one.player, counts[one.player], "waiting")
    prizes = won_by_player(state)
    asked = awaited_rebuys(state)
    for bust in state.round.busts:
        status = "rebuy" if bust.player in asked else "bust"
        lines[bust.player] = EntrantLine(bust.player, counts[bust.player], status, bust.table, bust.chair)
    for table in state.floor.tables.values():
        for chair in table.chairs:
            player = chair.player
            lines[player] = EntrantLine(player, counts[player], "in", table.number, chair.number)
    for winner in state.outcome.winners:
        lines[winner.player] = EntrantLine(winner.player, counts[winner.player], "seat")
    for place in state.places:
        player, cents = place.player, prizes.get(place.player, 0)
        line = EntrantLine(player, counts[player], "out", 0, 0, place.place, place.shared_by, cents)
        if player not in lines or lines[player].status in {"entered", "out"} or state.phase is not Phase.PLAYING:
            lines[player] = line
    won, beaten = state.bounties.won, state.bounties.knock_outs
    for player in [one for one in lines if one in won or one in beaten]:
        heads, count = won.get(player, 0), beaten.get(player, 0)
        lines[player] = replace(lines[player], bounties_cents=heads, knock_outs=count)
    return tuple(sorted(lines.values(), key=lambda line: line.player.casefold()))
