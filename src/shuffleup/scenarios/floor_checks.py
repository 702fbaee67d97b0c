"""What the sentences about the floor do, and whether they are so."""

from shuffleup.scenarios import floor_forms as f
from shuffleup.scenarios.clock_checks import busted
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, answer, because
from shuffleup.scenarios.said import Said, money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.scenarios.seat_checks import plan_of
from shuffleup.table.plan import HandPlan
from shuffleup.tournament import commands as c
from shuffleup.tournament.events import PlayerMoved, PlayersPlaced
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seating import tables_to_play

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _table_plays(world: World, said: f.TablePlays) -> Refusal | None:
    refused = world.send(c.PlanHand(said.table))
    return refused or world.send(c.ReportHand(said.table, world.result(said.table, {})))


def _everybody_plays(world: World, said: f.EverybodyPlays) -> Refusal | None:
    for _ in range(said.hands):
        refused = _round(world, ())
        if refused:
            return refused
    return None


def _bust_together(world: World, said: f.BustTogether) -> Refusal | None:
    return _round(world, said.players)


def _round(world: World, busting: tuple[str, ...]) -> Refusal | None:
    """One hand at every table; those who bust lose their chips to the first player of the table who does not."""
    refused = world.send(c.StartRound())
    if refused:
        return refused
    for number in tables_to_play(world.state):
        refused = world.send(c.PlanHand(number))
        if refused:
            return refused
        stacks = busted(world, number, busting)
        refused = world.send(c.ReportHand(number, world.result(number, stacks)))
        if refused:
            return refused
    world.at += world.state.opening.definition.seconds_per_hand * 1_000_000
    return world.send(c.CloseRound())


def _floor_moves(world: World, said: f.TakesChair) -> Refusal | None:
    return world.send(c.MovePlayer(said.player, said.table, said.chair, "the case has it so", "floor"))


FLOOR_DEEDS: EventDeeds = {
    f.TablePlays: _table_plays,
    f.EverybodyPlays: _everybody_plays,
    f.BustTogether: _bust_together,
    f.TakesChair: _floor_moves,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _share_place(world: World, said: f.SharePlace) -> Finding:
    there = {place.player for place in world.state.places if place.place == said.amount}
    if there == set(said.players):
        placings = [one for one in world.happened(PlayersPlaced) if there & {place.player for place in one.places}]
        return Finding(rules=placings[-1].rules if placings else ())
    places = {place.player: place.place for place in world.state.places}
    told = [_placed(player, places.get(player, 0)) for player in said.players]
    names = ", ".join(sorted(there)) or "nobody"
    return Finding(say("{list}; place {amount}: {players}", list=tuple(told), amount=said.amount, players=names))


def _placed(player: str, place: int) -> Said:
    if place:
        return say("{players} is|are placed {amount}", players=player, amount=place)
    return say("{player} is still in", player=player)


def _divide_prize(world: World, said: f.DividePrize) -> Finding:
    ladder = world.state.prizes.ladder
    taken = {place.place: place.shared_by for place in world.state.places if place.player in said.players}
    holders = [place for place in world.state.places if place.place in taken]
    if {place.player for place in holders} != set(said.players):
        return Finding(
            say("{players} have these places", players=", ".join(place.player for place in holders) or "nobody")
        )
    worth = sum(sum(ladder[place - 1 : place - 1 + shared]) for place, shared in taken.items())
    prize = sum(ladder[said.amount - 1 : said.amount])
    told = say(
        "they divide {money}, and the prize of place {amount} is {prize}",
        money=money_text(worth),
        amount=said.amount,
        prize=money_text(prize),
    )
    return same(prize, worth, told)


def _moves(world: World, said: f.Moves) -> Finding:
    for move in world.happened(PlayerMoved):
        if (move.player, move.source, move.target, move.chair) == (said.player, said.source, said.table, said.chair):
            return Finding(rules=(move.rule,) if move.rule else ())
    return Finding(_moved(world))


def _nobody_moves(world: World, _said: f.NobodyMoves) -> Finding:
    return Finding(_moved(world)) if world.happened(PlayerMoved) else HOLDS


def _moved(world: World) -> str:
    moves = [
        f"{move.player} moves from table {move.source} to chair {move.chair} of table {move.target}"
        for move in world.happened(PlayerMoved)
    ]
    return "; ".join(moves) or "nobody moves"


def _table_stops(world: World, said: f.TableStops) -> Finding:
    return answer(world, c.PlanHand(said.table))


def _table_plays_on(world: World, said: f.TablePlaysOn) -> Finding:
    decided = world.ask(c.PlanHand(said.table))
    return because(decided) if isinstance(decided, Refusal) else HOLDS


def _dealt_in(world: World, said: f.DealtIn) -> Finding:
    return HOLDS if _gets_cards(world, said.player) else Finding(f"{said.player} is not dealt in")


def _waits(world: World, said: f.Waits) -> Finding:
    return Finding(f"{said.player} is dealt in") if _gets_cards(world, said.player) else HOLDS


def _gets_cards(world: World, player: str) -> bool:
    table = world.table_of(player)
    plan = plan_of(world, table) if table else None
    return isinstance(plan, HandPlan) and any(seat.player == player for seat in plan.seats)


FLOOR_CHECKS: EventChecks = {
    f.SharePlace: _share_place,
    f.DividePrize: _divide_prize,
    f.Moves: _moves,
    f.NobodyMoves: _nobody_moves,
    f.TableStops: _table_stops,
    f.TablePlaysOn: _table_plays_on,
    f.DealtIn: _dealt_in,
    f.Waits: _waits,
}
