"""Tables where people deal: busts are reported in two taps, and nothing else need be said.

The record always holds every chip. What a player who is out had on record goes to those who are said to have won it,
else evenly to the others of his table until somebody counts; the average stack and the total are exact either way. The
floor moves nobody by itself: people have to walk, so breaks and balance are advised and ordered one by one.

Refusals of a bust, in this order:

    not-playing
    nobody-named        nobody is named, or somebody twice
    reason-missing      nobody stands behind it
    not-in-play         somebody has no seat
    several-tables      they do not sit at one table
    hand-in-progress    the software deals there
    nobody-left         everybody at the table would be out
    unknown-player      a winner is not at the table, or is out himself
    told-late           it was told a while ago: somebody has been placed, a hand for hand has begun or the player has
                        come back since; or those who are said to have been out later are not the last who were
    draw-needed         the chair that falls free is an alternate's

of placing a button: unknown-table, reason-missing, hand-in-progress, seat-empty
and of counting hands: the first three of these, then no-such-count, too-few-players, no-count.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shuffleup.tournament import levels, mixed, prize_fund, rebuy_rights, removals, seating, told_late
from shuffleup.tournament import live_commands as c
from shuffleup.tournament import live_events as e
from shuffleup.tournament.attendance import hands_to_miss, served_at
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision, Draft
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.elimination import place_busts
from shuffleup.tournament.game_choice import choose_game
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.rounds import end_play
from shuffleup.tournament.state import Bust, Chair, EventState, Phase, Table, chair_of

MOST_HANDS = 200
"""Hands that may be counted at once: more than a level holds."""


def report_bust(state: EventState, command: c.ReportBust, at: int, draw: Draw | None) -> Decision:
    """Places, prizes and bounties at once; within a round they wait for its close."""
    table = _table(state, command)
    if isinstance(table, Refusal):
        return table
    refusal = told_late.unordered(state, command)
    if refusal is not None:
        return refusal
    draft = Draft(state, draw)
    for change in levels.due(state, at):
        draft.add(change)
    draft.add(_reported(draft.state, draft.state.floor.tables[table.number], command))
    after = draft.state
    if after.round.open or rebuy_rights.awaited(after):
        return told_late.unplaced(after, command) or draft.events
    place_busts(draft, min(command.told_at or at, at), command.before)
    removals.carry_out(draft, at)
    prize_fund.seat_and_settle(draft, at)
    end_play(draft, at)
    return draft.events


def _table(state: EventState, command: c.ReportBust) -> Table | Refusal:
    """The one table where all of them sit, or why the report cannot be taken."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not command.players or len(set(command.players)) < len(command.players):
        return Refusal("nobody-named", "name everybody who is out once", facts=(("why", "out"),))
    if not command.author.strip():
        return Refusal("reason-missing", "say who reports it", facts=(("why", "bust"),))
    tables: dict[int, Table] = {}
    for player in command.players:
        table = seating.table_of(state, player)
        if table is None:
            return Refusal("not-in-play", f"{player} is not in play", facts=(("player", player),))
        tables[table.number] = table
    if len(tables) > 1:
        numbers = ", ".join(str(number) for number in sorted(tables))
        return Refusal(
            "several-tables", f"they sit at tables {numbers}: report each table by itself", facts=(("tables", numbers),)
        )
    (table,) = tables.values()
    if table.hand:
        facts = (("hand", table.hand), ("table", table.number))
        return Refusal("hand-in-progress", f"the software deals hand {table.hand} at table {table.number}", facts=facts)
    return _winners(table, command) or table


def _winners(table: Table, command: c.ReportBust) -> Refusal | None:
    staying = {chair.player for chair in table.chairs} - set(command.players)
    if not staying:
        message = f"nobody would be left at table {table.number}: somebody has won the chips"
        return Refusal("nobody-left", message, facts=(("table", table.number),))
    strange = next((player for player in command.by if player not in staying), None)
    if strange is not None:
        message = f"{strange} cannot have won the chips: he is not at table {table.number} or is out"
        facts = (("player", strange), ("table", table.number), ("why", "won-elsewhere"))
        return Refusal("unknown-player", message, facts=facts)
    return None


def _reported(state: EventState, table: Table, command: c.ReportBust) -> e.LiveHandReported:
    hand = state.floor.hands + 1
    out = {player: chair_of(table, player) for player in command.players}
    winners = [chair for chair in table.chairs if chair.player in (command.by or [one.player for one in table.chairs])]
    winners = [chair for chair in winners if chair.player not in out]
    won = _divided(sum(chair.stack for chair in out.values()), winners, table.unit)
    stacks = tuple([0 if chair.player in out else chair.stack + won.get(chair.number, 0) for chair in table.chairs])
    in_round = state.round.number if state.round.open else 0
    # Within a hand nobody has won what he is out with: it stands with him because nobody said whose it is.
    lent = state.round.won if in_round else {}
    before = [Chair(chair.number, chair.player, chair.stack - lent.get(chair.player, 0)) for chair in out.values()]
    busts = _busts(before, table, hand, in_round)
    chairs = tuple([chair.number for chair in table.chairs])
    counted = bool(command.by) or len(winners) == 1
    turn = mixed.after_live_hands(state, table, 1)
    served = () if in_round else served_at(state, table.number, 1, command.players)
    return e.LiveHandReported(
        table.number, hand, chairs, stacks, busts, command.by, counted, command.author, turn, served
    )


def _divided(chips: int, winners: Sequence[Chair], unit: int) -> dict[int, int]:
    """The chips by chair, as evenly as chips of this unit can be; what is left over goes to the first chairs."""
    whole, rest = divmod(chips, unit)
    each, more = divmod(whole, len(winners))
    shares = {chair.number: (each + (place < more)) * unit for place, chair in enumerate(winners)}
    shares[winners[0].number] += rest
    return shares


def _busts(out: Sequence[Chair], table: Table, hand: int, in_round: int) -> tuple[Bust, ...]:
    """In the order of the report: whoever is named first had more, whatever the record has of stacks nobody counted."""
    least = 0
    found: list[Bust] = []
    for chair in reversed(out):
        least = max(chair.stack, least + 1)
        found.append(Bust(chair.player, table.number, hand, least, chair.number, in_round))
    return tuple(reversed(found))


def place_button(state: EventState, command: c.PlaceButton) -> Decision:
    """The button of the next hand, as the dealer says it will be."""
    if state.phase not in {Phase.SEATED, Phase.PLAYING}:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if not command.author.strip():
        return Refusal("reason-missing", "say who places it", facts=(("why", "button"),))
    if table.hand:
        facts = (("hand", table.hand), ("table", table.number))
        return Refusal("hand-in-progress", f"the software deals hand {table.hand} at table {table.number}", facts=facts)
    if all(chair.number != command.chair for chair in table.chairs):
        message = f"nobody sits in chair {command.chair} of table {table.number}"
        return Refusal("seat-empty", message, facts=(("chair", command.chair), ("table", table.number)))
    return (e.ButtonPlaced(command.table, command.chair, command.author),)


def count_hands(state: EventState, command: c.CountHands) -> Decision:
    """Moves the rotation of a table on by the hands that its dealer has counted; penalties there are served by them."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if not command.author.strip():
        return Refusal("reason-missing", "say who reports it", facts=(("why", "bust"),))
    if table.hand:
        facts = (("hand", table.hand), ("table", table.number))
        return Refusal("hand-in-progress", f"the software deals hand {table.hand} at table {table.number}", facts=facts)
    if not 1 <= command.hands <= MOST_HANDS:
        message = f"count from 1 to {MOST_HANDS} hands at a time, not {command.hands}"
        return Refusal("no-such-count", message, facts=(("most", MOST_HANDS), ("hands", command.hands)))
    if len(seating.playing(state, table).chairs) < 2:
        message = f"table {table.number} has one player: nobody to play with"
        return Refusal("too-few-players", message, facts=(("why", "table"), ("table", table.number)))
    turn = mixed.after_live_hands(state, table, command.hands)
    if turn.place is None and not _somebody_misses(state, table):
        message = f"neither a game nor a penalty at table {table.number} goes by hands: nobody has to count them"
        return Refusal("no-count", message, facts=(("table", table.number),))
    served = served_at(state, table.number, command.hands)
    return (e.HandsCounted(table.number, command.hands, turn, command.author, served),)


def _somebody_misses(state: EventState, table: Table) -> bool:
    """Does a hand that people deal here serve somebody's penalty?"""
    return not state.floor.dealt and any(hands_to_miss(state, chair.player) for chair in table.chairs)


DECIDE_LIVE: Mapping[type[Command], Callable[[EventState, Any, int, Draw | None], Decision]] = {
    c.ReportBust: report_bust,
    c.PlaceButton: lambda state, command, _at, _draw: place_button(state, command),
    c.ChooseGame: lambda state, command, _at, _draw: choose_game(state, command),
    c.CountHands: lambda state, command, _at, _draw: count_hands(state, command),
}
