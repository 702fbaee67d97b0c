"""Whatever is sent instead of a command: an answer in one line, no clock stopped, and nothing lost.

    refused     floor, wall and audit stay as they were
    accepted    they can still be shown, and clocks swept: now, tomorrow, and when everybody has forgotten the event

pytest tests/laws/test_nonsense.py                              every second command, each at one stage of one event
HYPOTHESIS_PROFILE=nightly pytest tests/laws/test_nonsense.py   each at every stage of every kind of event
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from itertools import count

import pytest

from shuffleup.projections.floor import floor as floor_view
from shuffleup.projections.wall import wall as wall_view
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.commands import OpenEvent
from shuffleup.wire.json import canonical
from tests.laws.nonsense import KINDS, Raw, named, nonsense, sensible
from tests.laws.volume import NIGHTLY
from tests.laws.walks.formats import NAMES, plan
from tests.service.club import told
from tests.tournament.room import NOON
from tests.web.club import NAMES as PLAYERS
from tests.web.club import Floor, floor

pytestmark = pytest.mark.slow

MINUTE = 60_000_000
LATER = (0, 21 * MINUTE, 24 * 60 * MINUTE, 400 * 24 * 60 * MINUTE)
WHO = PLAYERS[:7]
AUTHOR = {"author": "floor"}


def _out(player: str) -> Iterator[Raw]:
    """He has lost his chips and goes home."""
    yield {"type": "report-bust", "players": [player], **AUTHOR}
    yield {"type": "decline-rebuy", "player": player}


STAGES: dict[str, tuple[Raw, ...]] = {
    "registering": ({"type": "register", "players": WHO},),
    "seated": ({"type": "draw-seats"},),
    "playing": ({"type": "start-event"},),
    "closed": ({"type": "close-registration", "reason": "x", **AUTHOR}, {"type": "start-round"}),
    "over": ({"type": "close-round"}, *[one for player in WHO[1:] for one in _out(player)], {"type": "award-prizes"}),
}
"""What is asked to come from one stage to the next; an event of another kind refuses some of it."""
SHARE = 2
"""One command in so many is asked by day."""
IN_A_ROW = 25
"""After so many refusals it is looked whether all is as it was."""


class Walked:
    """An event of one kind at one stage. Whoever accepts nonsense uses it up: the next one is given a fresh event."""

    numbers = count(1)

    def __init__(self, desk: Floor, kind: str, stage: str) -> None:
        self.desk, self.kind = desk, kind
        stages = list(STAGES)
        self.steps = [step for name in stages[: stages.index(stage) + 1] for step in STAGES[name]]
        self.lately: deque[Raw] = deque(maxlen=IN_A_ROW)
        self.fresh()

    def fresh(self) -> None:
        """The event, opened and brought to its stage."""
        self.event = f"friday-{next(self.numbers)}"
        planned = plan(self.kind, "tda-2024", 7)
        command = OpenEvent(self.event, planned.definition, planned.policy)
        service, order = (
            Service(self.desk.store, Shuffler.from_seed(7)),
            Order(f"event/{self.event}", "o", command, "x"),
        )
        assert isinstance(told(lambda: service.execute(order, NOON)), Accepted)
        self.desk.at = NOON
        for step in self.steps:
            self.desk.ask(step, event=self.event)
        self.at = self.desk.at
        self.stands = self.views()
        self.lately.clear()

    def views(self) -> list[object]:
        """Every page at the time of this event, which a price may depend on; the audit says the version."""
        self.desk.at = self.at
        pages = [self.desk.client.get(f"/api/events/{self.event}/{page}") for page in ("floor", "wall", "audit")]
        assert all(page.status_code == 200 for page in pages), [page.text for page in pages]
        return [{key: part for key, part in page.json().items() if key != "now"} for page in pages]

    def ask(self, command: Raw) -> None:
        """One command, and what may come of it."""
        self.desk.at = self.at
        self.desk.given += 1
        body = json.dumps({"command_id": f"n{self.desk.given}", "command": command})
        answer = self.desk.client.post(f"/api/events/{self.event}/commands", content=body)
        assert answer.status_code in {200, 400, 409}, (command, answer.text)
        if answer.status_code == 200:
            self.accepted()
            return
        error = answer.json()["error"]
        assert error["code"] and error["message"] and "\n" not in error["message"], (command, error)
        self.lately.append(command)
        if len(self.lately) == IN_A_ROW:
            self.unchanged()

    def unchanged(self) -> None:
        """What was refused has left no trace."""
        assert self.views() == self.stands, list(self.lately)
        self.lately.clear()

    def accepted(self) -> None:
        """Everything can still be shown, the clocks go, and a server that starts anew finds the same."""
        self.views()
        told(self.swept)
        self.fresh()

    async def swept(self) -> None:
        """The clocks after a restart, at each of these times."""
        for after in LATER:
            await self.swept_at(self.at + after)

    async def swept_at(self, at: int) -> None:
        """A server over a copy of the log, which has nothing but this event in it."""
        store, stream = MemoryStore(), f"event/{self.event}"
        for row in await self.desk.store.read(stream):
            await store.append(row)
        service = Service(store, Shuffler.from_seed(7))
        assert await Timers(service, lambda: at).sweep() > 0
        room = await service.loaded(stream)
        assert isinstance(room, LoadedEvent) and room.state is not None
        canonical(floor_view(room.state, at))
        canonical(wall_view(room.state))


def everything() -> Iterator[Raw]:
    """Every kind of command, said well and in every wrong way."""
    for kind in KINDS:
        yield from sensible(kind)
        yield from nonsense(kind)


@pytest.mark.parametrize("stage", STAGES)
def test_nonsense_stops_nothing(stage: str) -> None:
    with floor() as desk:
        walked = [Walked(desk, name, stage) for name in NAMES]
        place = list(STAGES).index(stage)
        for number, command in enumerate(everything()):
            if NIGHTLY:
                for one in walked:
                    one.ask(command)
            elif number % (SHARE * len(STAGES)) == SHARE * place:
                walked[number // (SHARE * len(STAGES)) % len(walked)].ask(command)
        for one in walked:
            one.unchanged()


def test_every_kind_of_command_is_walked() -> None:
    """The types say which there are; each is at least asked, and of most of them much is made."""
    asked = {named(kind): sum(1 for _ in nonsense(kind)) for kind in KINDS}
    assert len(asked) == len(KINDS) >= 76
    assert sum(asked.values()) > 9_000
    fields = {named(kind): len(kind.__struct_fields__) for kind in KINDS}
    assert all(asked[tag] >= 10 * number for tag, number in fields.items())
