"""Breaking tables and the final table, by a draw in two steps (TDA 10-B, PSLive 9a, RP-9).

First the seat cards are shuffled into a stack; then every player gets a playing card face up, and the seat cards are
handed out in the order of the cards. The tables break in the published order, else from the highest number down. A
player who needs a certain seat has one like it before the draw (TDA 9).
"""

from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.rulebooks.policy.seating import BreakDraw
from shuffleup.tournament import carried_pots, levels, mixed, rebuy_rights, seating
from shuffleup.tournament.commands import BreakTable
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft, rule_of
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.events import DrawnCard, FinalTableDrawn, SeatDrawn, TableBroken
from shuffleup.tournament.redraw import NOBODY_SITS, keeps_buttons, moved_on
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_needs import need_of, suits
from shuffleup.tournament.seats import break_order
from shuffleup.tournament.state import Chair, EventState, Floor, Phase, Table


def break_is_due(state: EventState) -> bool:
    """Do the players left fit on one table less?"""
    floor = state.floor
    return len(floor.tables) > 1 and floor.players <= (len(floor.tables) - 1) * state.opening.definition.seats


def final_table_is_due(state: EventState) -> bool:
    """Are so few players left that they make the final table (RP-9)?"""
    return len(state.floor.tables) > 1 and state.floor.players <= state.opening.procedure.seating.final_table


def break_tables(draft: Draft) -> None:
    """Breaks tables until the players fill those that are left; a table in a hand waits for its end."""
    while break_is_due(draft.state):
        table = draft.state.floor.tables[break_order(draft.state)[0]]
        if table.hand or not may_walk(draft.state, table):
            return
        draft.add(broken(draft.state, table, draft.draw.part(f"break-{table.number}")))


def draw_final_table(draft: Draft) -> None:
    """Combines the last tables if it is time and none of them is in a hand."""
    state = draft.state
    if final_table_is_due(state) and not (_in_hand(state.floor) or carried_pots.any_waits(state)):
        draft.add(final_table(state, draft.draw.part("final-table")))


def break_table(state: EventState, command: BreakTable, draw: Draw | None) -> Decision:
    """Breaks one table by the director's decision, if its players find chairs elsewhere."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if table.hand:
        return Refusal(
            "hand-in-progress",
            f"table {table.number} is playing hand {table.hand}",
            facts=(("hand", table.hand), ("table", table.number)),
        )
    held = carried_pots.stays((table,)) or rebuy_rights.keeps_seats(state, table.number)
    if held is not None:
        return held
    if len(state.floor.tables) == 1:
        # Also where nobody sits at it any more, because everybody may still rebuy.
        message = f"table {table.number} is the only one: there would be none to play at"
        return Refusal("no-seats", message, facts=(("why", "only-table"), ("table", table.number)))
    free = _free_elsewhere(state, table)
    if free < len(table.chairs):
        message = f"{len(table.chairs)} players of table {table.number} need seats, the other tables have {free}"
        return Refusal(
            "no-seats", message, facts=(("free", free), ("players", len(table.chairs)), ("table", table.number))
        )
    return DRAW_NEEDED if draw is None else (broken(state, table, draw),)


def may_walk(state: EventState, table: Table) -> bool:
    """Do the players of a table find chairs elsewhere now? None that is kept for somebody's rebuy, and not with a pot.

    Kept chairs make a break wait that is due by the number of players.
    """
    return not carried_pots.waits(table) and _free_elsewhere(state, table) >= len(table.chairs)


def _free_elsewhere(state: EventState, table: Table) -> int:
    return sum(len(rebuy_rights.open_chairs(state, other)) for other in _others(state, table))


def _others(state: EventState, table: Table) -> list[Table]:
    """The tables that take players of this one: not those where a pot waits to be won."""
    return [other for other in state.floor.tables.values() if other is not table and not carried_pots.waits(other)]


def redraw_final_table(state: EventState, draw: Draw | None) -> Decision:
    """Draws the final table by the director's decision, also anew for one that is already there."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if _in_hand(state.floor):
        return Refusal(
            "hand-in-progress",
            "a table is playing a hand: the final table is drawn between hands",
            facts=(("why", "final-table"),),
        )
    held = carried_pots.stays(state.floor.tables.values()) or rebuy_rights.keeps_seats(state)
    if held is not None:
        return held
    size = max(state.opening.definition.seats, state.opening.procedure.seating.final_table)
    if not state.floor.players:
        return NOBODY_SITS
    if state.floor.players > size:
        message = f"{state.floor.players} players are left, a final table seats {size}"
        return Refusal(
            "too-many-players",
            message,
            rule_of(state, "final_table_size"),
            facts=(("players", state.floor.players), ("size", size)),
        )
    return DRAW_NEEDED if draw is None else (final_table(state, draw),)


def _in_hand(floor: Floor) -> bool:
    return any(table.hand for table in floor.tables.values())


def broken(state: EventState, table: Table, draw: Draw) -> TableBroken:
    """The two-step draw for the players of a table; the same draw always gives the same seats."""
    found = _seats_elsewhere(state, table, draw.part("seats"))
    kept = _kept(state, table, found)
    seat_cards = drawn_order(found, draw.part("stack"))
    drawing = [chair for chair in table.chairs if chair.player not in kept]
    in_order, cards = _players_by_card(drawing, state.opening.procedure.seating.break_draw, draw)
    seats = [
        SeatDrawn(chair.player, *kept[chair.player], chair.stack) for chair in table.chairs if chair.player in kept
    ]
    seats += [
        SeatDrawn(chair.player, number, place, chair.stack)
        for chair, (number, place) in zip(in_order, seat_cards, strict=True)
    ]
    return TableBroken(table.number, cards, tuple(seats), draw, rule_of(state, "break_draw"))


def _kept(state: EventState, table: Table, found: list[tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """The seats of players who need one, each instead of one found at the same table; the others stay to be drawn."""
    kept: dict[str, tuple[int, int]] = {}
    for player in [chair.player for chair in table.chairs]:
        need = need_of(state, player)
        if need is None:
            continue
        for place, (number, chair) in enumerate(found):
            taken = {other for target, other in [*found, *kept.values()] if target == number and other != chair}
            free = [fit for fit in rebuy_rights.open_chairs(state, state.floor.tables[number]) if fit not in taken]
            fit = [one for one in free if suits(need, one)]
            if fit and need.table in (0, table.number, number):
                kept[player] = (number, chair if chair in fit else fit[0])
                del found[place]
                break
    return kept


def _seats_elsewhere(state: EventState, table: Table, draw: Draw) -> list[tuple[int, int]]:
    """The seats that keep the other tables even: one after the other a drawn chair of the table with fewest players."""
    free = {other.number: list(rebuy_rights.open_chairs(state, other)) for other in _others(state, table)}
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
    """Seats and button of everybody who is left; the same draw always gives the same table."""
    players = [chair for table in state.floor.tables.values() for chair in table.chairs]
    target = min(state.floor.tables)
    names = [chair.player for chair in players]
    order = seating.seats_by_lot(names, {target: len(players)}, state, draw.part("seats"))
    seats = [SeatDrawn(chair.player, *order[chair.player], chair.stack) for chair in players]
    if keeps_buttons(state, ButtonRedraw.FINAL_TABLE):
        button = moved_on(state, target, [seat.chair for seat in seats])
    else:
        button = draw.part("button").dice().below(len(players)) + 1
    chairs = max(state.opening.definition.seats, state.opening.procedure.seating.final_table)
    rule, turn = rule_of(state, "final_table_size"), mixed.turn_after_redraw(state, target)
    return FinalTableDrawn(target, tuple(seats), button, chairs, draw, rule, turn)
