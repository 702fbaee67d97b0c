"""What a room computes: the questions and documents of the command line."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from shuffleup.accounts.roles import Right
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.questions import chips as chip_sets
from shuffleup.questions import conversion as conversions
from shuffleup.questions import deal as deals
from shuffleup.questions import duration as durations
from shuffleup.questions import equity as equities
from shuffleup.questions import evaluate as hands
from shuffleup.questions import icm as worths
from shuffleup.questions import payouts as prizes
from shuffleup.questions import points as leagues
from shuffleup.questions import race as races
from shuffleup.questions import replay as replays
from shuffleup.questions import simulate as simulations
from shuffleup.questions import structure as structures
from shuffleup.questions import verify as proofs
from shuffleup.questions.evaluated import EvaluateDocument
from shuffleup.questions.planned import planned
from shuffleup.questions.printed import Asking
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.sums import Sums, at_most

MOST_STACKS = 1_000
MOST_RANKED = 100
"""The most players for ranks: their table of places has as many rows and columns."""
MOST_FIELDS = 20_000
"""The most players in all fields for which points are asked, and lines in all results."""
MOST_SAMPLES = 1_000_000
MOST_RUNS = 500
MOST_HOURS = 100
_FILE = "file"
"""The name of an event file's text in error messages."""

EventText = Annotated[str, Meta(min_length=1, max_length=200_000, description="what stands in an event file")]


class EventDurationQuestion(Asking, frozen=True, kw_only=True):
    """An event as described in a file, and what is expected of it."""

    file: EventText
    expected: durations.DurationQuestion = durations.DurationQuestion()


class EventSimulationQuestion(Asking, frozen=True, kw_only=True):
    """An event as described in a file, and how it is to be played."""

    file: EventText
    played: simulations.SimulationQuestion = simulations.SimulationQuestion()


class ChipsQuestion(Asking, frozen=True, kw_only=True):
    """An event as described in a file, and how many entries to expect: the file's own if not given."""

    file: EventText
    entries: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None


@post("/api/calculations/icm", status_code=200, summary="What stacks are worth", right=Right.ASK_QUESTIONS)
async def icm(data: JSONBody[worths.IcmQuestion], sums: NamedDependency[Sums], request: Asked) -> worths.IcmDocument:
    """What each stack is worth in prizes, by the independent chip model."""
    at_most(len(data.stacks), MOST_RANKED if data.ranks else MOST_STACKS, "stacks")
    language = language_of(request)
    return await sums.of(lambda _: worths.icm(data, language))


@post("/api/calculations/deal", status_code=200, summary="A deal among the players left", right=Right.ASK_QUESTIONS)
async def deal(data: JSONBody[deals.DealQuestion], sums: NamedDependency[Sums], request: Asked) -> deals.DealDocument:
    """What each player takes, to the cent."""
    at_most(len(data.stacks), MOST_STACKS, "stacks")
    language = language_of(request)
    return await sums.of(lambda _: deals.deal(data, language))


@post("/api/calculations/payouts", status_code=200, summary="How a pool is divided", right=Right.ASK_QUESTIONS)
async def payouts(
    data: JSONBody[prizes.PayoutsQuestion], sums: NamedDependency[Sums], request: Asked
) -> prizes.PayoutsDocument:
    """What each paid place gets, by the usual curve, a book's table, own shares or fixed prizes."""
    language = language_of(request)
    return (await sums.of(lambda _: prizes.payouts(data, language)))[0]


@post("/api/calculations/points", status_code=200, summary="The points of a league", right=Right.ASK_QUESTIONS)
async def points(
    data: JSONBody[leagues.PointsQuestion], sums: NamedDependency[Sums], request: Asked
) -> leagues.PointsDocument:
    """What places are worth, and what finished tournaments add up to as a season."""
    at_most(sum(data.players), MOST_FIELDS, "players")
    at_most(sum([len(result.lines) for result in data.results]), MOST_FIELDS, "results")
    language = language_of(request)
    return await sums.of(lambda _: leagues.points(data, language))


@post("/api/calculations/equity", status_code=200, summary="What hands are worth", right=Right.ASK_QUESTIONS)
async def equity(data: JSONBody[equities.EquityQuestion], sums: NamedDependency[Sums]) -> equities.EquityDocument:
    """What hands or ranges are worth before all cards are out."""
    at_most(data.samples or 0, MOST_SAMPLES, "samples")
    return await sums.of(lambda told: equities.equity(data, lambda done, total: told(done / total)))


@post("/api/calculations/evaluation", status_code=200, summary="The names of hands", right=Right.ASK_QUESTIONS)
async def evaluate(
    data: JSONBody[hands.EvaluateQuestion], sums: NamedDependency[Sums], request: Asked
) -> EvaluateDocument:
    """The names of hands, the cards that play, and which of them wins."""
    language = language_of(request)
    return await sums.of(lambda _: hands.evaluate(data, language))


@post("/api/calculations/structure", status_code=200, summary="Suggested blinds", right=Right.ASK_QUESTIONS)
async def structure(
    data: JSONBody[structures.StructureQuestion], sums: NamedDependency[Sums]
) -> structures.StructureDocument:
    """Blinds for so many entries, chips and hours, and how long they may last."""
    at_most(data.runs, MOST_RUNS, "runs")
    at_most(int(data.hours), MOST_HOURS, "hours")
    return (await sums.of(lambda told: structures.structure(data, told)))[0]


@post("/api/calculations/duration", status_code=200, summary="How long an event may last", right=Right.ASK_QUESTIONS)
async def duration(
    data: JSONBody[EventDurationQuestion], sums: NamedDependency[Sums], request: Asked
) -> durations.DurationDocument:
    """The end, the money, tables and dealers by the hour, for an event described in a file."""
    at_most(data.expected.runs, MOST_RUNS, "runs")
    language = language_of(request)
    return await sums.of(
        lambda told: durations.duration(data.expected, planned(data.file, _FILE), _FILE, language, told)
    )


@post("/api/calculations/simulation", status_code=200, summary="How runs of an event differ", right=Right.ASK_QUESTIONS)
async def simulation(
    data: JSONBody[EventSimulationQuestion], sums: NamedDependency[Sums]
) -> simulations.SimulateDocument:
    """Plays an event described in a file to its end, the given number of times, with bots in the seats."""
    at_most(data.played.runs, MOST_RUNS, "runs")
    return await sums.of(lambda told: simulations.simulated(data.played, planned(data.file, _FILE), _FILE, told))


@post("/api/calculations/chips", status_code=200, summary="The chips of an event", right=Right.ASK_QUESTIONS)
async def chips(data: JSONBody[ChipsQuestion], sums: NamedDependency[Sums]) -> chip_sets.ChipsDocument:
    """A starting stack, what the cage must hold, and the colour-up plan, for an event described in a file."""
    return await sums.of(lambda _: chip_sets.chips(planned(data.file, _FILE), _FILE, data.entries))


@post("/api/calculations/race", status_code=200, summary="A chip race", right=Right.ASK_QUESTIONS)
async def race(data: JSONBody[races.RaceQuestion], sums: NamedDependency[Sums]) -> races.RaceDocument:
    """The race for a chip that goes at one table, with cards that anybody can deal again."""
    return await sums.of(lambda _: races.race(data))


@post("/api/calculations/verification", status_code=200, summary="Is a shuffle true?", right=Right.ASK_QUESTIONS)
async def verify(data: JSONBody[proofs.Transcript], sums: NamedDependency[Sums]) -> proofs.VerifyDocument:
    """Whether what a transcript shows belongs to the shuffle that was committed to."""
    return await sums.of(lambda _: proofs.verified(data, "transcript"))


@post("/api/calculations/replay", status_code=200, summary="Recorded hands, played again", right=Right.ASK_QUESTIONS)
async def replay(
    data: JSONBody[replays.ReplayQuestion], sums: NamedDependency[Sums], request: Asked
) -> replays.ReplayDocument:
    """Whether recorded hands end with the recorded stacks, and which of their actions the rules refuse."""
    language = language_of(request)
    return await sums.of(lambda told: replays.replay(data, language, told))


@post("/api/calculations/conversion", status_code=200, summary="Hands in another format", right=Right.ASK_QUESTIONS)
async def conversion(
    data: JSONBody[conversions.ConversionQuestion], sums: NamedDependency[Sums], request: Asked
) -> conversions.ConvertDocument:
    """Recorded hands as PHH, Open Hand History or PokerStars text."""
    language = language_of(request)
    return await sums.of(lambda told: conversions.converted(data, language, told))
