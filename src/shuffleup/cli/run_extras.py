"""What a run's report tells beside places and prizes: what was sold, bounties, a deal, flights, heats and teams."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from shuffleup.cli.money import chips, money
from shuffleup.league.team_state import TeamContest, TeamsPaid
from shuffleup.league.teams import team_standings
from shuffleup.projections.bounties import BountySheet, bounties
from shuffleup.service.simulate import Played
from shuffleup.tournament.bags import FROM_FLIGHT
from shuffleup.tournament.cage_state import PurchaseKind, Standing
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.state import EventState

SHOWN_BOUNTIES = 9
"""How many winners of bounties are listed one by one; the JSON document has them all."""


class SoldFacts(Struct, frozen=True):
    """What was sold. ``re_entries`` are part of the entries: in the same event, or in a later flight."""

    players: int
    entries: int
    re_entries: int
    rebuys: int
    add_ons: int


class DealLine(Struct, frozen=True):
    """What a player took by the deal, and what ICM gives for the same money."""

    player: str
    chips: int
    cents: int
    icm_cents: int
    agreed_before: str
    """The witness of his signature."""


class DealFacts(Struct, frozen=True):
    """The deal that was made: all its figures, and who saw whom agree."""

    method: str
    lines: tuple[DealLine, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    author: str
    told: str


class PartFacts(Struct, frozen=True):
    """A flight, or a table of a heat: who was in it and what it handed over to the last event."""

    event_id: str
    name: str
    entries: int
    players: int
    bags: int
    """Players who bagged chips for the final day; 0 in a heat."""
    bagged_chips: int
    pool_cents: int
    levels: int
    best: str
    """Who bagged most, or won the heat's table."""


class TeamLine(Struct, frozen=True):
    """A team: its heats, and for the finalists the final. Shares of the prize are in the order of the players."""

    team: str
    players: tuple[str, ...]
    rank: int
    points: int
    best_place: int
    final_place: int
    prize_cents: int
    members_cents: tuple[int, ...]


class MilestoneLine(Struct, frozen=True):
    """A player of a satellite who left with a seat because he had so many chips."""

    player: str
    chips: int


class Extras(Struct, frozen=True):
    """What only some events have; empty where there is nothing to tell."""

    sold: SoldFacts
    bounties: BountySheet | None
    deal: DealFacts | None
    seats_into: str
    """The event that a satellite's seats are for."""
    milestones: tuple[MilestoneLine, ...]
    parts: tuple[PartFacts, ...]
    teams: tuple[TeamLine, ...]


def extras(played: Played, parts: Sequence[Played], contest: TeamContest | None, seats_into: str) -> Extras:
    """Everything of a run that is over."""
    # In a contest of teams the first heat is paid for; later heats and the final have entries that cost nothing.
    sold = [part.state for part in parts if _charges(part.state)] if contest else [part.state for part in parts]
    sheet = bounties(played.state)
    return Extras(
        sold=_sold(sold if contest else [*sold, played.state]),
        bounties=sheet if sheet.posted else None,
        deal=_deal(played.state),
        seats_into=seats_into,
        milestones=tuple([MilestoneLine(one.player, one.stack) for one in played.state.outcome.winners]),
        parts=tuple([_part(part.state) for part in parts]),
        teams=_teams(contest) if contest else (),
    )


def _charges(state: EventState) -> bool:
    part = state.opening.definition.part
    return isinstance(part, Flight) and bool(state.book.flights)


def _sold(states: Sequence[EventState]) -> SoldFacts:
    """What was paid for; who plays the final day by his bag has paid in a flight."""
    entries = [entry for state in states for entry in state.entries if entry.price != FROM_FLIGHT]
    kinds = [one.kind for state in states for one in state.cage.purchases if one.standing is not Standing.VOIDED]
    players = len({entry.player for entry in entries})
    return SoldFacts(
        players=players,
        entries=len(entries),
        re_entries=len(entries) - players,
        rebuys=kinds.count(PurchaseKind.REBUY),
        add_ons=kinds.count(PurchaseKind.ADD_ON),
    )


def _deal(state: EventState) -> DealFacts | None:
    deal = state.outcome.deal.made
    if deal is None:
        return None
    witness = {one.player: one.witness for one in deal.signed}
    lines = [DealLine(one.player, one.chips, one.cents, one.icm_cents, witness[one.player]) for one in deal.shares]
    return DealFacts(deal.method.value, tuple(lines), deal.play_for, deal.total_cents, deal.author, deal.told)


def _part(state: EventState) -> PartFacts:
    part = state.opening.definition.part
    closed = next(iter(state.book.flights), None)
    bags = closed.bags if closed else ()
    winner = next((one.player for one in state.places if one.place == 1), "")
    return PartFacts(
        event_id=state.opening.event_id,
        name=part.name if isinstance(part, Flight) else state.opening.definition.name,
        entries=len(state.entries),
        players=len({entry.player for entry in state.entries}),
        bags=len(bags),
        bagged_chips=sum([bag.chips for bag in bags]),
        pool_cents=closed.pool_cents if closed else 0,
        levels=state.clock.number,
        best=bags[0].player if bags else winner,
    )


def _teams(contest: TeamContest) -> tuple[TeamLine, ...]:
    paid = contest.stage if isinstance(contest.stage, TeamsPaid) else TeamsPaid((), ())
    place = {one.team: one.place for one in paid.places}
    award = {one.team: one for one in paid.awards}
    lines: list[TeamLine] = []
    for one in team_standings(contest.teams, contest.scored, contest.decided):
        team = contest.team(one.team)
        won = award.get(one.team)
        cents, members = (won.cents, won.members) if won else (0, ())
        players = team.players if team else ()
        lines.append(
            TeamLine(one.team, players, one.rank, one.points, one.best_place, place.get(one.team, 0), cents, members)
        )
    return tuple(lines)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def sold_line(more: Extras) -> str:
    """``27 players, 30 entries (3 re-entries), 14 rebuys, 20 add-ons``; of a plain event ``36 entries``."""
    sold = more.sold
    again = f" ({_counted(sold.re_entries, 're-entry', 're-entries')})" if sold.re_entries else ""
    parts = [f"{sold.entries} entries{again}"]
    if more.teams:
        parts.insert(0, f"{len(more.teams)} teams")
    elif sold.re_entries:
        parts.insert(0, f"{sold.players} players")
    parts += [_counted(sold.rebuys, "rebuy", "rebuys")] if sold.rebuys else []
    parts += [_counted(sold.add_ons, "add-on", "add-ons")] if sold.add_ons else []
    return ", ".join(parts)


def _counted(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


def part_lines(parts: Sequence[PartFacts], currency: str) -> Iterator[str]:
    """The flights, or the tables of the heats, one line each."""
    width = max([len(part.name) for part in parts])
    for part in parts:
        if part.bags:
            went_on = f"{part.bags} bags with {chips(part.bagged_chips)} chips, {part.best} most"
        else:
            went_on = f"won by {part.best}"
        pool = f", {money(part.pool_cents, currency)} for the prizes" if part.pool_cents else ""
        yield f"  {part.name:<{width}}  {part.entries} entries, {part.levels} levels: {went_on}{pool}"
    paid = [part for part in parts if part.pool_cents]
    total = sum([part.pool_cents for part in paid])
    yield f"  {'together':<{width}}  {sum([part.entries for part in paid])} entries, {money(total, currency)}"


def milestone_line(more: Extras) -> str:
    """Who left a satellite before its end, with a seat."""
    left = ", ".join([f"{one.player} with {chips(one.chips)} chips" for one in more.milestones])
    return f"Left with a seat at the milestone: {left}"


def team_lines(teams: Sequence[TeamLine], currency: str) -> Iterator[str]:
    """The teams after their heats, and what the members of the finalists have won."""
    width = max([len(one.team) for one in teams])
    yield "Teams after the heats:"
    for one in teams:
        final = f"final table: place {one.final_place}" if one.final_place else ""
        shares = ""
        if one.prize_cents:
            each = zip(one.players, one.members_cents, strict=True)
            parts = ", ".join([f"{player} {money(cents, '')}" for player, cents in each])
            shares = f", {money(one.prize_cents, currency)} ({parts})"
        points = f"{one.points:>3} points, best place {one.best_place}"
        yield f"{one.rank:>5}  {one.team:<{width}}  {points}  {final}{shares}".rstrip()


def bounty_lines(sheet: BountySheet, currency: str) -> Iterator[str]:
    """Who has won how much with how many knock-outs, and that it sums."""
    won = [line for line in sheet.lines if line.won]
    state = "closes" if sheet.closes else "DOES NOT CLOSE"
    total = sum([line.won for line in won])
    yield f"Bounties: {state}, {money(sheet.posted, currency)} posted, {money(total, currency)} won"
    width = max([len(line.player) for line in won], default=0)
    column = max([len(money(line.won, currency)) for line in won], default=0)
    for line in won[:SHOWN_BOUNTIES]:
        knock_outs = f"{line.knock_outs} knock-out{'' if line.knock_outs == 1 else 's'}"
        yield f"  {line.player:<{width}}  {money(line.won, currency):>{column}}  {knock_outs}"
    rest = won[SHOWN_BOUNTIES:]
    if rest:
        yield f"  {len(rest)} more, {money(sum([line.won for line in rest]), currency)} together"


def deal_lines(deal: DealFacts, currency: str) -> Iterator[str]:
    """The deal as it was signed."""
    yield f"Deal by {deal.method}, {money(deal.total_cents, currency)} in all, written down by {deal.author}"
    width = max([len(line.player) for line in deal.lines])
    cells = [(money(line.cents, currency), money(line.icm_cents, currency)) for line in deal.lines]
    widths = [max([len(cell[at]) for cell in cells]) for at in (0, 1)]
    for line, (share, by_icm) in zip(deal.lines, cells, strict=True):
        what = f"{share:>{widths[0]}}  (ICM {by_icm:>{widths[1]}})  {chips(line.chips)} chips"
        yield f"  {line.player:<{width}}  {what}, agreed before {line.agreed_before}"
    if deal.play_for_cents:
        yield f"  still played for: {', '.join([money(cents, currency) for cents in deal.play_for_cents])}"
