"""What a run's report has beside places and prizes: what was sold, bounties, a deal, flights, heats and teams."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import asdict, replace

from shuffleup.cli.forecast_lines import closing
from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.run.games import MixFacts, mix_facts
from shuffleup.cli.typed import chips, money
from shuffleup.league.teams.contest import team_standings
from shuffleup.league.teams.state import TeamContest, TeamsPaid
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.bounties import BountySheet, together
from shuffleup.rulebooks.rule import Language
from shuffleup.service.buyers import DESK
from shuffleup.service.simulate import Played
from shuffleup.tournament.facts.flights import FROM_FLIGHT
from shuffleup.tournament.facts.prizes import prize_cautions
from shuffleup.tournament.words.entry import PurchaseKind, PurchaseStatus
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Flight

SHOWN_BOUNTIES = 9
"""How many bounty winners are listed one by one; the JSON document has them all."""


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
    """The deal that was made: all its figures, and who witnessed each signature."""

    method: str
    lines: tuple[DealLine, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    author: str
    told: str
    play_on: bool = False
    """Play went on although no money was left to play for."""


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
    """The player with the largest bag, or the winner of the heat's table."""
    bounties_cents: int = 0
    """What went on to the final day on heads, for the next pot, and for envelopes."""
    heat: int = 0
    """The heat of a team contest, counted from 1, with its ``table``; 0: a flight, which has its own name."""
    table: int = 0


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
    """A player of a satellite who left with a seat because he had enough chips."""

    player: str
    chips: int


class Extras(Struct, frozen=True):
    """What only some events have; empty if there is nothing to report."""

    sold: SoldFacts
    bounties: BountySheet | None
    deal: DealFacts | None
    seats_into: str
    """The event that a satellite's seats are for."""
    milestones: tuple[MilestoneLine, ...]
    parts: tuple[PartFacts, ...]
    teams: tuple[TeamLine, ...]
    mix: MixFacts | None
    """The games of a rotation."""
    payout_notes: tuple[ToldNote, ...] = ()
    """Where the payout table of the book ends, and which of its shares are not printed."""


def extras(
    played: Played, parts: Sequence[Played], contest: TeamContest | None, seats_into: str, language: Language
) -> Extras:
    """All extras of a finished run."""
    # In a team contest the first heat is paid for; later heats and the final have entries that cost nothing.
    states = [*[part.state for part in parts], played.state]
    charging = [one for one in states[:-1] if isinstance(one.definition.part, Flight) and one.records.flights]
    sheet = together(states)
    return Extras(
        sold=_sold(charging if contest else states),
        bounties=sheet if sheet.posted else None,
        deal=_deal(played.state),
        seats_into=seats_into,
        milestones=tuple([MilestoneLine(one.player, one.stack) for one in played.state.outcome.winners]),
        parts=_parts(parts, contest),
        teams=_teams(contest) if contest else (),
        mix=mix_facts((*parts, played)),
        payout_notes=told_notes(prize_cautions(played.state), language),
    )


def _sold(states: Sequence[EventState]) -> SoldFacts:
    """What was paid for; a player who comes to the final day with a bag has paid in a flight."""
    entries = [entry for state in states for entry in state.entries if entry.price != FROM_FLIGHT]
    kinds = [one.kind for state in states for one in state.cage.purchases if one.standing is not PurchaseStatus.VOIDED]
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
    lines = [DealLine(**asdict(share), agreed_before=witness[share.player]) for share in deal.shares]
    method, play_for, total = deal.method.value, deal.play_for, deal.total_cents
    return DealFacts(method, tuple(lines), play_for, total, deal.author, deal.told, deal.play_on)


def _parts(parts: Sequence[Played], contest: TeamContest | None) -> tuple[PartFacts, ...]:
    """The flights, or every table of one heat after another: all players play in each heat, at as many tables."""
    told = [_part(part.state) for part in parts]
    tables = len(told) // contest.rules.heats if contest else 0
    if tables:
        told = [replace(part, heat=at // tables + 1, table=at % tables + 1) for at, part in enumerate(told)]
    return tuple(told)


def _part(state: EventState) -> PartFacts:
    part = state.definition.part
    closed = next(iter(state.records.flights), None)
    bags = closed.bags if closed else ()
    winner = next((one.player for one in state.places if one.place == 1), "")
    return PartFacts(
        event_id=state.opening.event_id,
        name=part.name if isinstance(part, Flight) else state.definition.name,
        entries=len(state.entries),
        players=len({entry.player for entry in state.entries}),
        bags=len(bags),
        bagged_chips=sum([bag.chips for bag in bags]),
        pool_cents=closed.pool_cents if closed else 0,
        levels=state.clock.number,
        best=bags[0].player if bags else winner,
        bounties_cents=closed.bounties.cents if closed else 0,
    )


def _teams(contest: TeamContest) -> tuple[TeamLine, ...]:
    paid = contest.stage if isinstance(contest.stage, TeamsPaid) else TeamsPaid((), ())
    place = {one.team: one.place for one in paid.places}
    award = {one.team: (one.cents, one.members) for one in paid.awards}
    lines: list[TeamLine] = []
    for one in team_standings(contest.teams, contest.scored, contest.decided):
        team, final = contest.team(one.team), place.get(one.team, 0)
        won = award.get(one.team, (0, ()))
        players = team.players if team else ()
        lines.append(TeamLine(one.team, players, one.rank, one.points, one.best_place, final, *won))
    return tuple(lines)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def sold_line(more: Extras, speech: Messages) -> str:
    """``27 players, 30 entries (3 re-entries), 14 rebuys, 20 add-ons``; of a plain event ``36 entries``."""
    sold = more.sold
    again = f" ({counted('re-entries', sold.re_entries, speech)})" if sold.re_entries else ""
    parts = [counted("entries", sold.entries, speech) + again]
    if more.teams:
        parts.insert(0, counted("teams", len(more.teams), speech))
    elif sold.re_entries:
        parts.insert(0, counted("players", sold.players, speech))
    more_sold = {"rebuys": sold.rebuys, "add-ons": sold.add_ons}
    return ", ".join(parts + [counted(what, number, speech) for what, number in more_sold.items() if number])


def counted(what: str, number: int, speech: Messages) -> str:
    """A number with the message ``run-<what>``: ``1 entry``, ``36 entries``."""
    return speech.say(f"run-{what}", {"count": number})


def part_lines(parts: Sequence[PartFacts], currency: str, speech: Messages) -> Iterator[str]:
    """The flights, or the tables of the heats, one line each."""
    names = [speech.say("run-heat", {"heat": one.heat, "table": one.table}) if one.heat else one.name for one in parts]
    width = max(map(len, names))
    for part, name in zip(parts, names, strict=True):
        if part.bags:
            held: Values = {"bags": part.bags, "chips": chips(part.bagged_chips, speech.language), "best": part.best}
            went_on = speech.say("run-part-bags", held)
        else:
            went_on = speech.say("run-part-won", {"best": part.best})
        entries, levels = counted("entries", part.entries, speech), counted("levels", part.levels, speech)
        line = speech.say("run-part", {"entries": entries, "levels": levels, "went": went_on})
        yield f"  {name:<{width}}  {line}{_part_pool(part, currency, speech)}"
    paid = [part for part in parts if part.pool_cents]
    total = money(sum([part.pool_cents for part in paid]), currency, speech.language)
    entries = counted("entries", sum([part.entries for part in paid]), speech)
    yield f"  {speech.say('run-together'):<{width}}  {entries}, {total}"


def _part_pool(part: PartFacts, currency: str, speech: Messages) -> str:
    """The money a flight hands over: for the prizes, and for the bounties that nobody has won there."""
    handed = {"run-part-pool": part.pool_cents, "run-part-bounties": part.bounties_cents}
    told = [(name, {"money": money(cents, currency, speech.language)}) for name, cents in handed.items() if cents]
    return "".join([f", {speech.say(name, values)}" for name, values in told])


def milestone_line(more: Extras, speech: Messages) -> str:
    """The players who left a satellite before its end, with a seat."""
    held = [{"player": one.player, "chips": chips(one.chips, speech.language)} for one in more.milestones]
    players = ", ".join([speech.say("run-milestone-player", one) for one in held])
    return speech.say("run-milestone", {"list": players})


def team_lines(teams: Sequence[TeamLine], currency: str, speech: Messages) -> Iterator[str]:
    """The teams after their heats, and what the members of the finalists have won."""
    yield speech.say("run-teams-after")
    for one, name in zip(teams, to_left([one.team for one in teams]), strict=True):
        final = speech.say("run-team-final", {"place": one.final_place}) if one.final_place else ""
        shares = ""
        if one.prize_cents:
            each = zip(one.players, one.members_cents, strict=True)
            parts = ", ".join([f"{player} {money(cents, '', speech.language)}" for player, cents in each])
            shares = f", {money(one.prize_cents, currency, speech.language)} ({parts})"
        points = speech.say("run-team-points", {"points": f"{one.points:>3}", "place": one.best_place})
        yield f"{one.rank:>5}  {name}  {points}  {final}{shares}".rstrip()


def bounty_lines(sheet: BountySheet, currency: str, speech: Messages) -> Iterator[str]:
    """The winners of bounties with amounts and knock-outs, and whether the sums agree."""
    won = [line for line in sheet.lines if line.won]
    values = {
        "state": closing(speech, closes=sheet.closes),
        "posted": money(sheet.posted, currency, speech.language),
        "won": money(sum([line.won for line in won]), currency, speech.language),
    }
    yield speech.say("run-bounties", values)
    players = to_left([line.player for line in won])
    gains = to_right([money(line.won, currency, speech.language) for line in won])
    for line, player, gain in zip(won[:SHOWN_BOUNTIES], players, gains, strict=False):
        yield f"  {player}  {gain}  {counted('knock-outs', line.knock_outs, speech)}"
    rest = won[SHOWN_BOUNTIES:]
    if rest:
        together = money(sum([line.won for line in rest]), currency, speech.language)
        yield f"  {speech.say('run-bounties-more', {'count': len(rest), 'money': together})}"


def deal_lines(deal: DealFacts, currency: str, speech: Messages) -> Iterator[str]:
    """The deal as it was signed."""
    language = speech.language
    total = money(deal.total_cents, currency, language)
    yield speech.say("run-deal", {"method": deal.method, "money": total, "author": _witness(deal.author, speech)})
    players = to_left([line.player for line in deal.lines])
    shares = to_right([money(line.cents, currency, language) for line in deal.lines])
    by_icm = to_right([money(line.icm_cents, currency, language) for line in deal.lines])
    for line, player, share, icm in zip(deal.lines, players, shares, by_icm, strict=True):
        witness = _witness(line.agreed_before, speech)
        values = {"share": share, "icm": icm, "chips": chips(line.chips, language), "witness": witness}
        yield f"  {player}  {speech.say('run-deal-line', values)}"
    if deal.play_for_cents:
        left = ", ".join([money(cents, currency, language) for cents in deal.play_for_cents])
        yield f"  {speech.say('run-deal-still', {'list': left})}"
    elif deal.play_on:
        yield f"  {speech.say('run-deal-trophy')}"


def _witness(name: str, speech: Messages) -> str:
    """A person keeps his name; in a simulated event the only witness is the desk."""
    return speech.say("run-desk") if name == DESK else name
