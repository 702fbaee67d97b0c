"""What the lots of a command stand for: the question and the players, never the command's id, which its giver chooses.

So a draw that is undone and asked for again falls as before, whoever asks, however often and in whatever order the
players entered. Only other players or another question give another draw; seats before play are drawn otherwise only by
``DrawAgain``, which is counted.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from shuffleup.tournament.words.bounties import NameKnockOut
from shuffleup.tournament.words.commands import CloseRound, Command, DrawAgain, DrawSeats, RaceChips, StartRound
from shuffleup.tournament.words.draws import FIELD
from shuffleup.tournament.words.entry import SeatAlternates, VoidEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import EventState

_MORE: Mapping[type[Command], Callable[[EventState, Any], tuple[int, ...]]] = {
    RaceChips: lambda state, _: (state.clock.unit,),
    StartRound: lambda state, _: (state.round.number,),
    CloseRound: lambda state, _: (state.round.number,),
    ReportBust: lambda state, _: (len(state.bounties.envelopes),),
    NameKnockOut: lambda state, _: (len(state.bounties.envelopes),),
    SeatAlternates: lambda state, _: tuple([one.ticket for one in state.cage.waiting]),
    VoidEntry: lambda _, command: (command.entry,),
}
"""What tells two questions of one kind apart that players, table and day do not."""


def field_label(stream: str, command: Command, state: EventState | None) -> str:
    """The label under which a person's command draws its lots."""
    if state is None:
        return f"draw/{stream}{FIELD}opening"
    drawing = isinstance(command, DrawSeats | DrawAgain)
    kind = "seats" if drawing else str(type(command).__struct_config__.tag)
    number = f"/{state.outcome.draws + 1}" if drawing else ""
    named = sorted({getattr(command, "player", ""), *getattr(command, "players", ())})
    asked = (getattr(command, "table", 0), named, sum([one.player in named for one in state.entries]))
    more = _MORE[type(command)](state, command) if type(command) in _MORE else ()
    seated = [chair.player for chair in state.floor.chairs] or [entry.player for entry in state.entries]
    whole = (state.day.number, asked, more, sorted(seated))
    return f"draw/{stream}{FIELD}{kind}{number}/{hashlib.sha256(msgspec.json.encode(whole)).hexdigest()[:32]}"
