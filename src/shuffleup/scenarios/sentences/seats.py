"""Seats and tables of a tournament: hands played, draws, moves, arrivals, places, the button."""

from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.scenarios.event_setting import STACK
from shuffleup.scenarios.event_world import World, because
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import expects, happens, tells
from shuffleup.scenarios.places import LIST, Cards, Chair, Chips, Player, Players, TableNumber, count, numbers
from shuffleup.scenarios.said import CASE, Saying, money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance
from shuffleup.tournament.decide.draws import order_by_cards
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.balance import break_order
from shuffleup.tournament.facts.seats import free_chairs, next_positions, table_in_play, tables_to_play
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words import state
from shuffleup.tournament.words.entry import PlayerSeated
from shuffleup.tournament.words.events import HandPlanned, PlayerMoved, PlayersPlaced
from shuffleup.tournament.words.seats import CorrectSeat, PublishBreakOrder

Hands: TypeAlias = Annotated[int, count("a number of hands", r"[1-9]\d?")]
Numbers: TypeAlias = Annotated[tuple[int, ...], Slot(LIST, numbers, "numbers of chairs or tables: `2, 3 and 1`")]

# ── hands are played, and seats given ────────────────────────────────────────────────────────────────────────────────


@happens("table {table} plays a hand", "table 1 plays a hand")
def table_plays(world: World, table: TableNumber) -> Refusal | None:
    """One hand at one table; no chip moves."""
    return play_hand(world, table)


@happens("everybody plays a hand", "everybody plays a hand")
@happens("everybody plays {hands} hands", "everybody plays 10 hands", "The same, so often.")
@happens(
    "everybody plays {hands} hands, and who is away pays",
    "everybody plays 6 hands, and who is away pays",
    "Blinds and antes of who is absent or serves a penalty go to the first player of the table who is there.",
    paying=True,
)
@happens(
    "in one hand, {players} bust(s)",
    "in one hand, Anna, Bruno and Carla bust",
    "One hand at every table, in which these players lose all their chips to others there; who may rebuy is asked.",
)
def everybody_plays(world: World, hands: Hands = 1, players: Players = (), *, paying: bool = False) -> Refusal | None:
    """One hand at every table; no chip moves."""
    for _ in range(hands):
        refused = _round(world, players, paying=paying)
        if refused:
            return refused
    return None


def _round(world: World, busting: tuple[str, ...], *, paying: bool) -> Refusal | None:
    refused = world.send(c.StartRound())
    for number in () if refused else tables_to_play(world.state):
        refused = play_hand(world, number, busting, paying=paying)
        if refused:
            break
    world.at += 0 if refused else world.state.definition.seconds_per_hand * 1_000_000
    if not refused and awaited_rebuys(world.state):
        world.round_waits = True
        return None
    return refused or world.send(c.CloseRound())


def play_hand(world: World, table: int, busting: tuple[str, ...] = (), *, paying: bool = False) -> Refusal | None:
    """One hand of a table, in which these players lose everything, or those who are away what they post."""
    if refused := world.send(c.PlanHand(table)):
        return refused
    plan = world.plan(table)
    stacks = posted_away(plan) if paying and plan else busted(world, table, busting)
    return world.send(c.ReportHand(table, world.result(table, stacks)))


def posted_away(plan: HandPlan) -> dict[str, int]:
    """The stacks after a hand in which who is away loses blinds and antes to the first player who is there.

    Nothing moves where nobody is there.
    """
    stacks = {seat.player: seat.stack for seat in plan.seats}
    there = next((seat.player for seat in plan.seats if seat.attendance is Attendance.PRESENT), None)
    for posting in plan.postings if there else ():
        seat = plan.seats[posting.seat]
        if there and seat.attendance is not Attendance.PRESENT:
            paid = min(posting.amount, stacks[seat.player])
            stacks[seat.player] -= paid
            stacks[there] += paid
    return stacks


def busted(world: World, table: int, players: tuple[str, ...]) -> dict[str, int]:
    """The stacks after a hand in which these players lose everything to the first other player of the table."""
    chairs = world.state.floor.tables[table].chairs
    stacks = {chair.player: 0 for chair in chairs if chair.player in players}
    winner = next((chair for chair in chairs if chair.player not in players), None)
    if stacks and winner:
        stacks[winner.player] = winner.stack + sum(chair.stack for chair in chairs if chair.player in stacks)
    return stacks


@happens("{player} draws chair {chair} of table {table}", "Zoe draws chair 4 of table 1")
def drawn_to(world: World, player: Player, chair: Chair, table: TableNumber) -> Refusal | None:
    """A late player, or one who enters again, sits down with a full stack."""
    there = world.state.floor.tables.get(table)
    if there is None or chair not in free_chairs(there):
        return refuse("seat-taken", chair=chair, table=table)
    # The draw as given by the case: the event that the cage would have made from it.
    seated = PlayerSeated(player, table, chair, world.state.definition.entry.stack)
    world.state = evolve(world.state, seated)
    world.events.append(seated)
    return None


@happens("{player} belongs in chair {chair} of table {table}", "Anna belongs in chair 4 of table 2")
def was_wrong(world: World, player: Player, chair: Chair, table: TableNumber) -> Refusal | None:
    """A player who sat down in the wrong seat moves to the right one."""
    return world.send(CorrectSeat(player, table, chair, "floor"))


@happens("the floor moves {player} to chair {chair} of table {table}", "the floor moves Anna to chair 4 of table 2")
def floor_moves(world: World, player: Player, table: TableNumber, chair: Chair) -> Refusal | None:
    """The floor moves the player by its own decision."""
    return world.send(c.MovePlayer(player, table, chair, CASE, "floor"))


@happens("tables break in the order {numbers}", "tables break in the order 2, 3 and 1")
def order_published(world: World, numbers: Numbers) -> Refusal | None:
    """The published order of breaking."""
    return world.send(PublishBreakOrder(numbers))


# ── where everybody sits ─────────────────────────────────────────────────────────────────────────────────────────────


def _seat(world: World, player: str) -> tuple[int, state.Chair] | Finding:
    table = world.table_of(player)
    if table is None:
        return Finding(say("{player} is not in play", player=player))
    return table.number, next(chair for chair in table.chairs if chair.player == player)


@expects("{player} sits in chair {chair} of table {table}", "Anna sits in chair 4 of table 2")
def sits_in(world: World, player: Player, chair: Chair, table: TableNumber) -> Finding:
    """The player's seat."""
    found = _seat(world, player)
    if isinstance(found, Finding):
        return found
    number, there = found[0], found[1].number
    told = say("{player} sits in chair {chair} of table {table}", player=player, chair=there, table=number)
    return same((chair, table), (there, number), told)


@tells("table {table} has {amount} player(s)", "table 1 has 8 players")
def table_has(world: World, table: TableNumber) -> Chips:
    """How many players the table has; one that has broken has none."""
    found = world.state.floor.tables.get(table)
    return len(found.chairs) if found else 0


@tells("the final table has {amount} player(s)", "the final table has 10 players")
def final_table(world: World) -> Chips | Finding:
    """All remaining players sit at one table."""
    floor = world.state.floor
    if len(floor.tables) == 1:
        return floor.players
    return Finding(say("{amount} players sit at {hands} tables", amount=floor.players, hands=len(floor.tables)))


@expects("there is no final table yet", "there is no final table yet")
def no_final_table(world: World) -> Finding:
    """More than one table is in play."""
    floor = world.state.floor
    return HOLDS if len(floor.tables) > 1 else Finding(say("{amount} players sit at one table", amount=floor.players))


@tells("table {table} breaks next", "table 3 breaks next")
def breaks_next(world: World) -> TableNumber:
    """The next table in the order of breaking."""
    return break_order(world.state)[0]


@expects(
    "chairs that draw {cards} get seats in the order {numbers}",
    "chairs that draw 7d Ks Kh get seats in the order 2, 3 and 1",
)
def seat_cards(world: World, cards: Cards, numbers: Numbers) -> Finding:
    """Who gets a seat card first when a table breaks; the cards are those of chairs 1, 2 and so on."""
    chairs = [state.Chair(number, str(number), STACK) for number in range(1, len(cards) + 1)]
    order = order_by_cards(chairs, cards, world.state.procedure.seating.break_draw)
    found = tuple([chair.number for chair in order])
    return same(numbers, found, say("the order is {list}", list=", ".join(map(str, found))))


@expects(
    "{player} moves from table {source} to chair {chair} of table {table}",
    "Bruno moves from table 2 to chair 4 of table 1",
    cites=True,
)
def moves(world: World, player: Player, source: TableNumber, chair: Chair, table: TableNumber) -> Finding:
    """Who was moved to keep the tables even, and where to. The rule may follow."""
    for move in world.happened(PlayerMoved):
        if (move.player, move.source, move.target, move.chair) == (player, source, table, chair):
            return Finding(rules=(move.rule,) if move.rule else ())
    return _moved(world)


@expects("nobody moves", "nobody moves")
def nobody_moves(world: World) -> Finding:
    """No player was moved."""
    return _moved(world) if world.happened(PlayerMoved) else HOLDS


def _moved(world: World) -> Finding:
    moved = [
        say(
            "{player} moves from table {source} to chair {chair} of table {table}",
            player=move.player,
            source=move.source,
            chair=move.chair,
            table=move.target,
        )
        for move in world.happened(PlayerMoved)
    ]
    return Finding(say("{list}", list=tuple(moved)) if moved else say("nobody moves"))


# ── who is dealt in ──────────────────────────────────────────────────────────────────────────────────────────────────


def plan_of(world: World, table: state.FloorTable) -> HandPlan | Refusal:
    """The plan of the hand that a table is playing or, between hands, of the one it would begin."""
    running = world.plan(table.number) if table.hand else None
    return running or next_plan(world, table)


def next_plan(world: World, table: state.FloorTable) -> HandPlan | Refusal:
    """The plan of the hand that a table would begin now; a table that is too short is allowed to play."""
    decided = world.ask(c.PlanHand(table.number, waive_halt="to see"))
    if isinstance(decided, Refusal):
        return decided
    planned = decided.events[-1]
    assert isinstance(planned, HandPlanned)
    return planned.plan


def _attendance(world: World, player: str) -> Attendance | Finding:
    """How a player takes part in the hand of his table, or why he does not."""
    table = world.table_of(player)
    if table is None:
        return Finding(say("{player} is not in play", player=player))
    plan = plan_of(world, table)
    if isinstance(plan, Refusal):
        return because(plan)
    found = [seat.attendance for seat in plan.seats if seat.player == player]
    return found[0] if found else Finding(say("{player} is not dealt in", player=player))


@tells("{player} is dealt in", "Zoe is dealt in", waits=False)
@tells("{player} waits for the button", "Zoe waits for the button", "He has none, or gets none.", waits=True)
def waits(world: World, player: Player) -> bool:
    """Whether the player has cards in his table's hand or, between hands, gets some in the next."""
    return isinstance(_attendance(world, player), Finding)


@expects("{player} is dealt in and killed", "Anna is dealt in and killed")
def dealt_and_killed(world: World, player: Player) -> Finding:
    """The player gets cards, pays what he owes, and may not play."""
    found = _attendance(world, player)
    if found in (Attendance.ABSENT, Attendance.PENALISED):
        return HOLDS
    return found if isinstance(found, Finding) else Finding(say("{player} may play", player=player))


@expects("{player} is not in play yet", "Anna is not in play yet")
def stack_out(world: World, player: Player) -> Finding:
    """A seat was assigned, and its stack is not in play yet."""
    out = waits(world, player) and player in world.state.seating.unclaimed
    return HOLDS if out else Finding(say("{player}'s stack is in play", player=player))


# ── the button ───────────────────────────────────────────────────────────────────────────────────────────────────────


@expects(
    "next at table {table}: button {button}, small blind {small}, big blind {big}",
    "next at table 1: button 1, small blind 3, big blind 4",
)
@expects(
    "next at table {table}: button {button}, big blind {big} alone",
    "next at table 1: button 2, big blind 4 alone",
    "The same, with no small blind.",
)
def positions_are(world: World, table: TableNumber, button: Chair, big: Chair, small: Chair = 0) -> Finding:
    """The chairs of the next hand; the button's may be empty."""
    there = world.state.floor.tables.get(table)
    if there is None:
        return Finding(say("table {table} is not in play", table=table))
    found = next_positions(table_in_play(world.state, there), world.state.procedure)
    chairs = (found.button, found.small_blind or 0, found.big_blind)
    return same((button, small, big), chairs, _positions(table, *chairs))


def _positions(table: int, button: int, small: int, big: int) -> Saying:
    told = {"table": table, "button": button, "big": big}
    if small:
        return say("next at table {table}: button {button}, small blind {small}, big blind {big}", small=small, **told)
    return say("next at table {table}: button {button}, big blind {big} alone", **told)


@tells("every table begins with the button in one chair", "every table begins with the button in one chair", one=True)
@tells("every table has drawn its own button", "every table has drawn its own button", "In several.", one=False)
def one_button(world: World) -> bool:
    """Whether the button was drawn once for all tables."""
    return len({table.button.first for table in world.state.floor.tables.values()}) == 1


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@expects("{players} is|are placed {amount}", "Anna and Bruno are placed 50 (rule 23b)", cites=True)
def share_place(world: World, players: Players, amount: Chips) -> Finding:
    """Their final place; several players share it, and nobody else does. The rule may follow."""
    there = {place.player for place in world.state.places if place.place == amount}
    if there == set(players):
        placings = [one for one in world.happened(PlayersPlaced) if there & {place.player for place in one.places}]
        return Finding(rules=placings[-1].rules if placings else ())
    places = {place.player: place.place for place in world.state.places}
    told = [_placed(player, places.get(player, 0)) for player in players]
    names = ", ".join(sorted(there)) or "nobody"
    return Finding(say("{list}; place {amount}: {players}", list=tuple(told), amount=amount, players=names))


def _placed(player: str, place: int) -> Saying:
    if place:
        return say("{players} is|are placed {amount}", players=player, amount=place)
    return say("{player} is still in", player=player)


@expects("{players} divide(s) the prize of place {amount}", "Anna, Bruno and Carla divide the prize of place 50")
def divide_prize(world: World, players: Players, amount: Chips) -> Finding:
    """The prizes of these players' places together are the prize of this one place."""
    ladder = world.state.prizes.ladder
    taken = {place.place: place.shared_by for place in world.state.places if place.player in players}
    holders = [place.player for place in world.state.places if place.place in taken]
    if set(holders) != set(players):
        return Finding(say("{players} have these places", players=", ".join(holders) or "nobody"))
    worth = sum(sum(ladder[place - 1 : place - 1 + shared]) for place, shared in taken.items())
    prize = sum(ladder[amount - 1 : amount])
    return same(prize, worth, say("they divide {money}", money=money_text(worth)))
