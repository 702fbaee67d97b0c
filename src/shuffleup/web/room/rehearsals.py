"""Rehearsals: a sample event of any size without real players, who go out when the floor says so."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.locale.messages import messages
from shuffleup.room.rehearsal import command_id, lost_hand, new_rehearsal
from shuffleup.room.shared_tables import is_rehearsed
from shuffleup.service.new_event import rehearsal
from shuffleup.service.streams import event_stream
from shuffleup.tournament.words.commands import DrawSeats, Register
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import Phase
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import language_of, of_refusal

FEWEST, MOST = 6, 5_000
MOST_OUT = 100


class RehearsalRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of made-up players in the event."""

    players: Annotated[int, Meta(ge=FEWEST, le=MOST)]


class RehearsalOpened(Struct, frozen=True):
    """The event of a rehearsal, with seats drawn and the clock not yet started."""

    event_id: str


class BustsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How many players go out."""

    count: Annotated[int, Meta(ge=1, le=MOST_OUT)]


class WentOut(Struct, frozen=True):
    """Who went out, in this order."""

    players: tuple[str, ...]


@post("/rehearsals", status_code=201, summary="Rehearse an evening", right=Right.OPEN_EVENTS)
async def open_rehearsal(
    data: JSONBody[RehearsalRequest], desk: NamedDependency[Desk], request: Asked
) -> RehearsalOpened:
    """Opens the sample event with so many made-up players, who are not added to the register, and draws their seats. It
    needs no table of the room, and is an event like any other."""
    event_id = new_rehearsal(data.players)
    name = messages(language_of(request)).say("rehearsal-name", {"players": data.players})
    opened, by = rehearsal(event_id, name, data.players), By.of(request.user)
    for command in (opened.command, Register(opened.entrants), DrawSeats()):
        await desk.give(event_id, command_id(), command, by)
    return RehearsalOpened(event_id)


@post(
    "/rehearsals/{event_id:str}/busts",
    status_code=200,
    summary="Let players of a rehearsal go out",
    right=Right.GIVE_COMMANDS,
)
async def bust_rehearsed(
    event_id: FromPath[str], data: JSONBody[BustsRequest], desk: NamedDependency[Desk], request: Asked
) -> WentOut:
    """Lets this many players bust at randomly chosen tables, each to a player of his table. One player stays."""
    by, out = By.of(request.user), list[str]()
    for _ in range(data.count):
        state, _ = await desk.state(event_id)
        if not is_rehearsed(state):
            raise of_refusal(refuse("no-rehearsal"), event_stream(event_id))
        loser, winner = lost_hand(state)
        if not loser and (out or state.phase is Phase.PLAYING):
            break  # the floor has to move somebody first, or it is over
        lost = ReportBust(players=(loser,), by=(winner,), author=by.actor)
        await desk.give(event_id, command_id(), lost, by)  # refused before play begins, and after it ends
        out.append(loser)
    return WentOut(tuple(out))
