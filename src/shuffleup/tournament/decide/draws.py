"""Drawing seats and buttons: for the start, anew in the middle of an event, for a broken table and the final table.

First the seat cards are shuffled into a stack; then every player gets a playing card face up, and the seat cards are
handed out in the order of the cards. The tables break in the published order, else from the highest number down. A
player who needs a certain kind of seat gets one before the draw (TDA 9).
"""

from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.rulebooks.policy.seating import BreakDraw, LateSeating
from shuffleup.tournament.decision import DRAW_NEEDED, NO_DRAW, Draft, Events
from shuffleup.tournament.facts import seats as facts
from shuffleup.tournament.facts.balance import (
    break_is_due,
    break_order,
    final_table_is_due,
    free_elsewhere,
    may_walk,
    takes_players_of,
)
from shuffleup.tournament.facts.clock import begin_level
from shuffleup.tournament.facts.flights import missing_flights, smallest_in_bags, starting_stacks
from shuffleup.tournament.facts.hands import turn_after_redraw
from shuffleup.tournament.facts.rebuys import keeps_seats, open_chairs
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.shootout import (
    keeps_tables,
    new_stack,
    new_unit,
    places_shared,
    shootout_goes_on,
    shootout_round_is_over,
)
from shuffleup.tournament.facts.terms import other_number_of_entries
from shuffleup.tournament.words import seats as e
from shuffleup.tournament.words.commands import BreakTable, DrawAgain, DrawSeats
from shuffleup.tournament.words.draws import Draw, drawn_order
from shuffleup.tournament.words.events import (
    DrawnCard,
    FinalTableDrawn,
    OverruledBy,
    SeatsDrawn,
    TableBroken,
)
from shuffleup.tournament.words.seats import DrawnButton, SeatDrawn
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Phase, Procedure
from shuffleup.tournament.words.terms import Shootout


def draw_seats(state: EventState, command: DrawSeats, draw: Draw) -> Events | Refusal:
    """Seats for everybody, the tables as even as they can be, and the first buttons."""
    if state.phase is not Phase.REGISTERING:
        return refuse("seats-drawn")
    if refusal := missing_flights(state):
        return refusal
    if len(state.entries) < 2:
        return refuse("too-few-entries", entries=len(state.entries))
    other = other_number_of_entries(state.definition, len(state.entries))
    if other and not (command.reason.strip() and command.author.strip()):
        return other
    if draw == NO_DRAW:
        return DRAW_NEEDED
    stacks = starting_stacks(state)
    players = [entry.player for entry in state.entries]
    overruled = OverruledBy("entries", command.reason, command.author, other.rule) if other else None
    return (replace(first_seats(state, {player: stacks[player] for player in players}, draw), overruled=overruled),)


def draw_again(state: EventState, command: DrawAgain, draw: Draw) -> Events | Refusal:
    """Other seats for everybody who has one, before play begins; the number of the draw and the reason are told."""
    if state.phase is not Phase.SEATED:
        return refuse("no-draw-again", why="no-seats" if state.phase is Phase.REGISTERING else "play-begun")
    if not command.reason.strip():
        return refuse("reason-missing", why="draw-again")
    if draw == NO_DRAW:
        return DRAW_NEEDED
    again = first_seats(state, {chair.player: chair.stack for chair in state.floor.chairs}, draw)
    return (replace(again, number=state.outcome.draws + 1, reason=command.reason),)


def first_seats(state: EventState, stacks: dict[str, int], draw: Draw) -> SeatsDrawn:
    """Seats and buttons of the start for these players, by their stacks; the same draw always gives the same ones."""
    sizes = table_sizes(len(stacks), state.definition.seats)
    known = sorted(state.floor.tables)
    numbers = [*known, *facts.new_tables(state, len(sizes), known)][: len(sizes)]
    named = dict(zip(numbers, sizes, strict=True))
    by_player = seats_by_lot(list(stacks), named, state, draw.part("seats"))
    seats = tuple([SeatDrawn(player, *by_player[player], stack) for player, stack in stacks.items()])
    buttons = _first_buttons(named, state.procedure, draw)
    return SeatsDrawn(seats, buttons, state.definition.seats, smallest_in_bags(state), draw)


def table_sizes(players: int, seats: int) -> list[int]:
    """How many players each table gets, as few and as even tables as there can be."""
    tables = -(-players // seats)
    fewest, fuller = divmod(players, tables)
    return [fewest + (number < fuller) for number in range(tables)]


def seats_by_lot(players: list[str], sizes: dict[int, int], state: EventState, draw: Draw) -> dict[str, facts.Seat]:
    """A seat for each of these players at tables of these sizes.

    Players who need a certain seat get it first. Where entries are seated by their order of arrival (MED-5), the first
    draw fills the first chair of every table, then the second, and so on; any other draw is by lot (TDA 7).
    """
    cards = [(table, chair) for table, size in sizes.items() for chair in range(1, size + 1)]
    every = tuple(cards)
    kept = placed_first(state, players, cards, draw.part("needs"))
    arriving = state.policy.seating.late_entry_seating is LateSeating.ARRIVAL_ORDER
    if arriving and state.phase in {Phase.REGISTERING, Phase.SEATED}:
        order = tuple(sorted(cards, key=lambda seat: (seat[1], seat[0])))
    elif draw.by_field:
        return _exchanged(dict(zip(sorted(players), drawn_order(every, draw), strict=True)), kept)
    else:
        order = drawn_order(cards, draw)
    return kept | dict(zip([player for player in players if player not in kept], order, strict=True))


def _exchanged(seats: dict[str, facts.Seat], kept: dict[str, facts.Seat]) -> dict[str, facts.Seat]:
    """The seats of a draw after whoever needs another one got it from its holder: all others sit as they were drawn."""
    placed: set[str] = set()
    for player, seat in kept.items():
        others = {at: name for name, at in seats.items() if name not in placed}
        given_up = seat if seat in others else max([at for at in others if at[0] == seat[0]], default=seats[player])
        seats[others[given_up]], seats[player] = seats[player], seat
        placed.add(player)
    return seats


def _first_buttons(sizes: dict[int, int], procedure: Procedure, draw: Draw) -> tuple[DrawnButton, ...]:
    """One chair for all tables (PSLive 11) or one drawn at each; a chair nobody sits in passes to the next player."""
    dice = draw.part("buttons").dice()
    common = dice.below(max(sizes.values())) + 1
    one_for_all = procedure.seating.one_button_draw
    chairs = [(table, common if one_for_all else dice.below(size) + 1) for table, size in sizes.items()]
    return tuple([DrawnButton(table, chair) for table, chair in chairs])


def placed_first(state: EventState, players: list[str], cards: list[facts.Seat], draw: Draw) -> dict[str, facts.Seat]:
    """The seats of players who need one, taken out of the seat cards; a need that no seat meets is left to the draw.

    Where the needed chair is not among the cards of its table, it takes the place of the table's last one.
    """
    found: dict[str, facts.Seat] = {}
    if not state.seating.needs:
        return found
    dice = draw.dice()
    seats = state.definition.seats
    hardest_first = sorted(state.seating.needs, key=lambda need: (not need.table, len(need.chairs) or seats))
    for need in hardest_first:
        if need.player not in players:
            continue
        free = [card for card in cards if facts.need_meets(need, *card)]
        if not free:
            taken = {*cards, *found.values()}
            tables = sorted({table for table, _ in cards})
            beside = [(table, chair) for table in tables for chair in range(1, seats + 1)]
            free = [seat for seat in beside if seat not in taken and facts.need_meets(need, *seat)]
        if not free:
            continue
        seat = free[dice.below(len(free))]
        found[need.player] = seat
        cards.remove(seat if seat in cards else max(card for card in cards if card[0] == seat[0]))
    return found


NOBODY_SITS = refuse("too-few-players", why="redraw")
"""Everybody else at the table may still rebuy, and the last entry was voided."""


def draw_buttons(state: EventState, draw: Draw) -> Events | Refusal:
    """Draws the button anew at every table, by one draw for all or one for each as the book says."""
    if refused := _between_hands(state):
        return refused
    return DRAW_NEEDED if draw == NO_DRAW else (facts.buttons_drawn(state, draw),)


def _after_redraw(state: EventState, taken: dict[int, list[int]], draw: Draw) -> tuple[DrawnButton, ...]:
    """The buttons of tables with new seats: drawn, or, if the book draws none then, where they would have moved to."""
    final = sum(map(len, taken.values())) <= state.procedure.seating.final_table
    if not facts.keeps_buttons(state, ButtonRedraw.FINAL_TABLE if final else ButtonRedraw.REDRAW):
        return facts.drawn_buttons(state, taken, draw)
    new = {number: chairs for number, chairs in taken.items() if number not in state.floor.tables}
    kept = [
        DrawnButton(number, facts.moved_on(state, number, chairs))
        for number, chairs in taken.items()
        if number not in new
    ]
    return (*kept, *facts.drawn_buttons(state, new, draw)) if new else tuple(kept)


def redraw_seats(state: EventState, draw: Draw, at: int) -> Events | Refusal:
    """New seats for everybody, at as few tables as hold them: at the start of a day, or for the last tables.

    In a shootout, for the winners of all tables.
    """
    over = shootout_round_is_over(state)
    if refused := None if over else shootout_goes_on(state) or _between_hands(state) or keeps_seats(state):
        return refused
    if draw == NO_DRAW:
        return DRAW_NEEDED
    return _next_round(state, draw, at) if over else (seats_redrawn(state, draw),)


def draw_next_round(draft: Draft, at: int) -> None:
    """Seats the winners of a shootout's round for the next one, once every table has one."""
    if shootout_round_is_over(draft.state):
        draft.take(_next_round(draft.state, draft.draw.part("shootout"), at))


def _next_round(state: EventState, draw: Draw, at: int) -> Events:
    part = state.definition.part
    seated: Events = (*places_shared(state), seats_redrawn(state, draw))
    return (
        (*seated, begin_level(state, part.round_level, at))
        if isinstance(part, Shootout) and part.round_level
        else seated
    )


def seats_redrawn(state: EventState, draw: Draw) -> e.SeatsRedrawn:
    """The seats of a redraw; the same draw always gives the same ones.

    A shootout goes on at tables of the announced size: no tables are combined to a larger final one (RP-9).
    """
    players = state.floor.chairs
    definition = state.definition
    final = 0 if keeps_tables(state) else state.procedure.seating.final_table
    chairs = definition.seats if len(players) > final else max(definition.seats, final)
    sizes = table_sizes(len(players), chairs)
    # A final table has more chairs than others: a late entry may need a second table again.
    known = sorted(state.floor.tables)
    numbers = [*known, *facts.new_tables(state, len(sizes), known)][: len(sizes)]
    named = dict(zip(numbers, sizes, strict=True))
    cards = seats_by_lot([chair.player for chair in players], named, state, draw.part("seats"))
    stack = new_stack(state)
    seats = [SeatDrawn(chair.player, *cards[chair.player], stack or chair.stack) for chair in players]
    taken: dict[int, list[int]] = {number: [] for number in numbers}
    for seat in sorted(seats, key=lambda one: one.chair):
        taken[seat.table].append(seat.chair)
    buttons = _after_redraw(state, taken, draw)
    turns = tuple([turn_after_redraw(state, button.table) for button in buttons])
    placed = turns if any(turn.place for turn in turns) else ()
    return e.SeatsRedrawn(tuple(seats), buttons, chairs, draw, placed, new_unit(state) if stack else 0)


def _between_hands(state: EventState) -> Refusal | None:
    for table in state.floor.tables.values():
        if table.hand:
            return refuse("hand-in-progress", hand=table.hand, why="redraw", table=table.number)
    if any(not table.chairs for table in state.floor.tables.values()):
        return NOBODY_SITS
    return facts.held_by_pot(state.floor.tables.values())


# ── breaking tables, and the final table ────────────────────────────────────────────────────────────────────────────


def break_tables(draft: Draft) -> None:
    """Breaks tables until the players fill those that are left; a table with a hand in progress waits for its end."""
    while break_is_due(draft.state):
        table = draft.state.floor.tables[break_order(draft.state)[0]]
        if table.hand or not may_walk(draft.state, table):
            return
        draft.add(broken(draft.state, table, draft.draw.part(f"break-{table.number}")))


def draw_final_table(draft: Draft) -> None:
    """Combines the last tables if it is time and none of them has a hand in progress."""
    state = draft.state
    if final_table_is_due(state) and not (facts.busy_table(state) or facts.any_pot_waits(state)):
        draft.add(final_table(state, draft.draw.part("final-table")))


def break_table(state: EventState, command: BreakTable, draw: Draw) -> Events | Refusal:
    """Breaks one table by the director's decision, if its players find chairs elsewhere."""
    table = state.floor.tables[command.table]
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if held := shootout_goes_on(state) or facts.held_by_pot((table,)) or keeps_seats(state, table.number):
        return held
    if len(state.floor.tables) == 1:
        # Also one where nobody sits any more, because all its players may still rebuy.
        return refuse("no-seats", why="only-table", table=table.number)
    free = free_elsewhere(state, table)
    if free < len(table.chairs):
        return refuse("no-seats", free=free, players=len(table.chairs), table=table.number)
    return DRAW_NEEDED if draw == NO_DRAW else (broken(state, table, draw),)


def redraw_final_table(state: EventState, draw: Draw) -> Events | Refusal:
    """Draws the final table by the director's decision, even if there is one already."""
    if facts.busy_table(state):
        return refuse("hand-in-progress", why="final-table")
    held = shootout_goes_on(state) or facts.held_by_pot(state.floor.tables.values()) or keeps_seats(state)
    if held:
        return held
    size = max(state.definition.seats, state.procedure.seating.final_table)
    if not state.floor.players:
        return NOBODY_SITS
    if state.floor.players > size:
        return refuse("too-many-players", rule_of(state, "final_table_size"), players=state.floor.players, size=size)
    return DRAW_NEEDED if draw == NO_DRAW else (final_table(state, draw),)


def broken(state: EventState, table: FloorTable, draw: Draw) -> TableBroken:
    """The two-step draw for the players of a table; the same draw always gives the same seats."""
    found = _seats_elsewhere(state, table, draw.part("seats"))
    kept = _kept(state, table, found)
    seat_cards = drawn_order(found, draw.part("stack"))
    drawing = [chair for chair in table.chairs if chair.player not in kept]
    in_order, cards = _players_by_card(drawing, state.procedure.seating.break_draw, draw)
    seats = [
        SeatDrawn(chair.player, *kept[chair.player], chair.stack) for chair in table.chairs if chair.player in kept
    ]
    seats += [
        SeatDrawn(chair.player, number, place, chair.stack)
        for chair, (number, place) in zip(in_order, seat_cards, strict=True)
    ]
    return TableBroken(table.number, cards, tuple(seats), draw, rule_of(state, "break_draw"))


def _kept(state: EventState, table: FloorTable, found: list[tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """The seats of players who need one, each instead of one found at the same table; the rest stay in the draw."""
    kept: dict[str, tuple[int, int]] = {}
    for player in [chair.player for chair in table.chairs]:
        need = facts.need_of(state, player)
        if need is None:
            continue
        for place, (number, chair) in enumerate(found):
            taken = {other for target, other in [*found, *kept.values()] if target == number and other != chair}
            free = [fit for fit in open_chairs(state, state.floor.tables[number]) if fit not in taken]
            fit = [one for one in free if not need.chairs or one in need.chairs]
            if fit and need.table in (0, table.number, number):
                kept[player] = (number, chair if chair in fit else fit[0])
                del found[place]
                break
    return kept


def _seats_elsewhere(state: EventState, table: FloorTable, draw: Draw) -> list[tuple[int, int]]:
    """The seats that keep the other tables even: chair by chair, one drawn at the table with the fewest players."""
    free = {other.number: list(open_chairs(state, other)) for other in takes_players_of(state, table)}
    shortest = [(len(state.floor.tables[number].chairs), number) for number, chairs in free.items() if chairs]
    heapify(shortest)
    dice = draw.dice()
    found: list[tuple[int, int]] = []
    for _ in table.chairs:
        size, number = heappop(shortest)
        chairs = free[number]
        found.append((number, chairs.pop(dice.below(len(chairs)))))
        if chairs:
            heappush(shortest, (size + 1, number))
    return found


def _players_by_card(chairs: Sequence[Chair], how: BreakDraw, draw: Draw) -> tuple[list[Chair], tuple[DrawnCard, ...]]:
    """The players in the order in which they get seats, and their cards, dealt from seat 1.

    A card's number rises with its rank and then with its suit, spades highest, so the higher number goes first.
    """
    dealt: dict[str, Card] = {}
    for chair, card in zip(chairs, drawn_order(FULL_DECK, draw.part("cards")), strict=False):
        dealt[chair.player] = card
    order = order_by_cards(chairs, [dealt[chair.player] for chair in chairs], how)
    return order, tuple([DrawnCard(player, card) for player, card in dealt.items()])


def order_by_cards(chairs: Sequence[Chair], cards: Sequence[Card], how: BreakDraw) -> list[Chair]:
    """Who gets a seat card first: by the cards from the highest down (TDA 10-B), or clockwise from the highest (9a)."""
    highest_first = [chair for _, chair in sorted(zip(cards, chairs, strict=True), key=lambda drawn: -drawn[0])]
    if how is BreakDraw.HIGH_CARD_BY_SUIT or not highest_first:
        return highest_first
    first = list(chairs).index(highest_first[0])
    return [*chairs[first:], *chairs[:first]]


def final_table(state: EventState, draw: Draw) -> FinalTableDrawn:
    """Seats and button of every player left; the same draw always gives the same table."""
    players = state.floor.chairs
    target = min(state.floor.tables)
    names = [chair.player for chair in players]
    order = seats_by_lot(names, {target: len(players)}, state, draw.part("seats"))
    seats = [SeatDrawn(chair.player, *order[chair.player], chair.stack) for chair in players]
    if facts.keeps_buttons(state, ButtonRedraw.FINAL_TABLE):
        button = facts.moved_on(state, target, [seat.chair for seat in seats])
    else:
        button = draw.part("button").dice().below(len(players)) + 1
    chairs = max(state.definition.seats, state.procedure.seating.final_table)
    rule, turn = rule_of(state, "final_table_size"), turn_after_redraw(state, target)
    return FinalTableDrawn(target, tuple(seats), button, chairs, draw, rule, turn)
