"""What an event file asks to be played, whichever of the three it is, played to its end."""

from typing import TypeAlias

from shuffleup.service.programme import FlightsRun, PlayedProgramme, TeamsRun, members_of, play_flights, play_teams
from shuffleup.service.shuffler import Shuffler
from shuffleup.service.simulate import Entrants, Simulation
from shuffleup.service.stage import Record, Stage, Watch
from shuffleup.store.port import Store

Planned: TypeAlias = Entrants | FlightsRun | TeamsRun
"""One event, flights into a final day, or heats of teams."""


def event_of(planned: Planned) -> Entrants:
    """The event; of several streams, the last one."""
    return planned if isinstance(planned, Entrants) else planned.event


def players_of(planned: Planned) -> tuple[str, ...]:
    """Everybody who plays in it."""
    return members_of(planned) if isinstance(planned, TeamsRun) else event_of(planned).players


async def play_planned(
    planned: Planned, store: Store, shuffler: Shuffler, watch: Watch, record: Record | None = None
) -> PlayedProgramme:
    """Plays it to the prizes. Raises ``RunRefusedError``."""
    match planned:
        case FlightsRun():
            return await play_flights(planned, Stage(store, shuffler, players_of(planned), watch, record))
        case TeamsRun():
            return await play_teams(planned, Stage(store, shuffler, players_of(planned), watch, record))
        case _:
            return PlayedProgramme(await Simulation(store, shuffler, planned, watch, record).play(), ())
