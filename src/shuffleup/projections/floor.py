"""The floor page: the tables as they stand, everybody who entered, what is sold, and what to do next."""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.projections.advice import Advice, advice, next_big_blind
from shuffleup.projections.clock import ClockView, clock
from shuffleup.projections.deal_board import DealBoard, deal_board
from shuffleup.projections.event_numbers import EventHead, Numbers, PrizeBoard, event_head, numbers, prize_board
from shuffleup.projections.games import TableGame, has_blinds, table_game
from shuffleup.projections.payouts import won_by_player
from shuffleup.tournament import admission, rebuy_rights, seating
from shuffleup.tournament.state import Chair, EventState, Phase, Table


class SeatCard(Struct, frozen=True, gc=False):
    """A chair of a table; ``player`` is empty where nobody sits."""

    chair: int
    player: str
    stack: int
    absent: bool = False
    bounty_cents: int = 0
    """On his head."""


class TableCard(Struct, frozen=True, gc=False):
    """A table as the floor sees it. Button and blinds are those of the next hand, 0 for a table that cannot play.

    Where hands may have been dealt of which nobody told, the button is the one last told of, wherever it is by now, and
    no blind is known. In stud nobody posts a blind, and the button stands where a later game finds it.
    """

    table: int
    hand: int
    """The hand that the software deals there, 0 for none."""
    button: int
    small_blind: int
    big_blind: int
    halted: bool
    seats: tuple[SeatCard, ...]
    game: TableGame | None = None
    """In a rotation of games: the one that is dealt here, and the next."""
    button_known: bool = True


class EntrantLine(Struct, frozen=True, gc=False):
    """A player: where he sits, or his place, or that he waits."""

    player: str
    entries: int
    status: str
    """``entered`` before the draw, ``in``, ``rebuy`` while he may say yes, ``waiting`` for a seat, ``bust`` while his
    place waits for the end of the hand at every table, ``out``, or ``seat`` for a satellite's player who has left with
    one."""
    table: int = 0
    chair: int = 0
    place: int = 0
    shared_by: int = 1
    prize_cents: int = 0
    bounties_cents: int = 0
    """What he has won of others' heads."""
    knock_outs: int = 0


class Selling(Struct, frozen=True, gc=False):
    """What the cage sells in this event, at the price of this moment; 0 for what it never sells, or gives away.

    Whether a player may buy it now is a matter of the command.
    """

    entry_cents: int
    rebuy_cents: int
    add_on_cents: int
    methods: tuple[str, ...]
    re_entries: bool
    entries: bool
    """Are entries sold at this moment?"""


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
    """The floor at a point in time (microseconds UTC), which decides only what is still sold."""
    return FloorView(
        event=event_head(state),
        clock=clock(state),
        numbers=numbers(state),
        tables=tuple([_card(state, table) for _, table in sorted(state.floor.tables.items())]),
        entrants=entrants(state),
        advice=advice(state),
        prizes=prize_board(state),
        selling=_selling(state, at),
        deal=deal_board(state),
    )


def _card(state: EventState, table: Table) -> TableCard:
    taken = {chair.number: chair for chair in table.chairs}
    seats = [
        _seat(state, taken[number]) if number in taken else SeatCard(number, "", 0)
        for number in range(1, table.seats + 1)
    ]
    game = table_game(state, table)
    small = big = 0
    button = told = seating.last_told(state, table)
    ready = seating.playing(state, table)
    if len(ready.chairs) > 1 and not table.hand and not told:
        positions = seating.next_positions(ready, state.opening.procedure)
        button = positions.button
        if has_blinds(state, game):
            small = positions.small_blind or 0
            big = positions.big_blind if next_big_blind(state, table) else 0
    halted = state.phase is Phase.PLAYING and seating.is_halted(state, table)
    return TableCard(table.number, table.hand, button, small, big, halted, tuple(seats), game, not told)


def _seat(state: EventState, chair: Chair) -> SeatCard:
    bounty = state.book.bounties.heads.get(chair.player, 0)
    return SeatCard(chair.number, chair.player, chair.stack, chair.player in state.floor.care.absent, bounty)


def entrants(state: EventState) -> tuple[EntrantLine, ...]:
    """Everybody who entered, in the order of the ids."""
    counts: dict[str, int] = {}
    for entry in state.entries:
        counts[entry.player] = counts.get(entry.player, 0) + 1
    lines = {player: EntrantLine(player, count, "entered") for player, count in counts.items()}
    for one in state.cage.waiting:
        lines[one.player] = EntrantLine(one.player, counts.get(one.player, 0), "waiting")
    prizes = won_by_player(state)
    asked = rebuy_rights.awaited(state)
    for bust in state.round.busts:
        status = "rebuy" if bust.player in asked else "bust"
        lines[bust.player] = EntrantLine(bust.player, counts.get(bust.player, 0), status, bust.table, bust.chair)
    for table in state.floor.tables.values():
        for chair in table.chairs:
            player = chair.player
            lines[player] = EntrantLine(player, counts.get(player, 0), "in", table.number, chair.number)
    for winner in state.outcome.winners:
        lines[winner.player] = EntrantLine(winner.player, counts.get(winner.player, 0), "seat")
    for place in state.places:
        player, cents = place.player, prizes.get(place.player, 0)
        line = EntrantLine(player, counts.get(player, 0), "out", 0, 0, place.place, place.shared_by, cents)
        if player not in lines or lines[player].status in {"entered", "out"} or state.phase is not Phase.PLAYING:
            lines[player] = line
    won = [_with_bounties(state, line) for line in lines.values()]
    return tuple(sorted(won, key=lambda line: line.player.casefold()))


def _with_bounties(state: EventState, line: EntrantLine) -> EntrantLine:
    book = state.book.bounties
    if line.player not in book.knock_outs and line.player not in book.won:
        return line
    won, count = book.won.get(line.player, 0), book.knock_outs.get(line.player, 0)
    return replace(line, bounties_cents=won, knock_outs=count)


def _selling(state: EventState, at: int) -> Selling:
    definition = state.opening.definition
    money = definition.money
    price = admission.price_at(state, at)
    rebuys, add_on = money.rebuy, money.add_on
    return Selling(
        entry_cents=price.buy_in_cents + price.fee_cents,
        rebuy_cents=rebuys.cents + rebuys.fee_cents if rebuys else 0,
        add_on_cents=add_on.cents + add_on.fee_cents if add_on else 0,
        methods=money.methods,
        re_entries=money.admission.re_entries != 0,
        entries=admission.closed(state, at) is None,
    )
