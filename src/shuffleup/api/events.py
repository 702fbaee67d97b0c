"""A whole event, played to its final places by bots and by a program's own players."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import TypeVar

from shuffleup.api.hands import whole
from shuffleup.api.pictures import table_picture
from shuffleup.api.players import AnyPlayer, seated
from shuffleup.api.sums import answering
from shuffleup.bots.bot import Bot
from shuffleup.questions.house import house_book
from shuffleup.questions.placings import Standing, standings
from shuffleup.questions.planned import housed, planned
from shuffleup.service.programme import Planned, PlayedProgramme, play_planned, players_of
from shuffleup.service.simulate import Progress, RunRefusedError
from shuffleup.service.streams import Shuffler, drawn_seed
from shuffleup.store.memory import MemoryStore

T = TypeVar("T")
_LADDER = (1, 2, 3, 4, 6, 8, 12, 16, 20, 30, 40, 60, 80)
"""The big blinds of an evening's levels, in hundredths of the starting stack."""


class PlayedEvent:
    """A finished event. Money is in hundredths of its currency."""

    def __init__(self, played: PlayedProgramme, seed: int) -> None:
        self.deep = played
        """The engine's event, with its flights or heats, for everything this class does not offer."""
        self.seed = seed
        """The seed that plays the same event again."""

    @property
    def name(self) -> str:
        """The name of the event."""
        return self.deep.final.state.definition.name

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standings, the winner first: place, player, prize, and the seconds until the player was out."""
        return standings(self.deep.final.state)

    @property
    def prizes_cents(self) -> dict[str, int]:
        """The prize of each player who won one, in cents, the winner first."""
        return {one.player: one.prize_cents for one in self.standings if one.prize_cents}

    @property
    def pool_cents(self) -> int:
        """The whole prize pool, in cents."""
        return self.deep.final.state.prizes.pool_cents

    @property
    def hands(self) -> int:
        """The number of hands dealt, including those of flights and heats."""
        return sum([one.progress.hands for one in (*self.deep.parts, self.deep.final)])

    def __repr__(self) -> str:
        first = self.standings[0]
        return f"<{self.name}: {first.player} first of {len(self.standings):,}, {self.hands:,} hands>"

    def _repr_html_(self) -> str:
        rows = [(f"{one.place}", one.player, f"{one.prize_cents / 100:,.2f}") for one in self.standings]
        return table_picture(("place", "player", "prize"), rows)


def run_event(
    event: str | PathLike[str] | Sequence[str],
    *,
    players: Mapping[str, AnyPlayer] | None = None,
    everybody: AnyPlayer | None = None,
    stack: int = 10_000,
    seed: int | None = None,
    watch: Callable[[Progress], None] | None = None,
) -> PlayedEvent:
    """Plays an event to its final places: every hand by the book, with bots in the seats.

        >>> import shuffleup as sh
        >>> played = sh.run_event(["Anna", "Bruno", "Carla"], players={"Carla": lambda turn: turn.all_in()}, seed=7)
        >>> [(one.place, one.player) for one in played.standings]
        [(1, 'Bruno'), (2, 'Anna'), (3, 'Carla')]

    ``event`` is an event file, the text of one, or a list of names; the names play an evening of hold'em and start with
    a ``stack`` of 100 big blinds. ``players`` maps names of entrants to your own players, ``everybody`` plays for all
    other entrants, and bots play for whoever is left. A player is an object with ``choose`` (``sh.Player``), or a
    function that takes its turn (``sh.OwnTurn``) and returns an action. The same ``seed`` plays the same event;
    ``watch`` is called each round. Raises ``ValueError`` and ``TypeError``, and ``OSError`` for an unreadable file.
    """
    plan = planned_event(event, whole(stack, "stack"))
    number = drawn_seed() if seed is None else seed
    store = MemoryStore(forgets="table/")  # nobody reads a finished hand again
    guests = _guests(players_of(plan), dict(players or {}), everybody)
    played = play_planned(plan, store, Shuffler.from_seed(number), watch or _unwatched, own=guests)
    try:
        return PlayedEvent(_finished(played), number)
    except RunRefusedError as fault:
        raise ValueError(f"the event cannot be played to its end: {fault}") from None


@answering()
def planned_event(event: str | PathLike[str] | Sequence[str], stack: int) -> Planned:
    """The event given to ``run_event``, ready to play. Raises ``ValueError``."""
    if not isinstance(event, str | PathLike):
        return planned(_evening(tuple(event), stack), "")
    if isinstance(event, str) and "\n" in event:
        return planned(event, "")
    file = Path(event)
    beside = housed(str(file), lambda name: house_book((file.parent / name).read_text("utf-8"), name))
    return planned(file.read_text("utf-8"), str(file), beside)


def _evening(names: tuple[str, ...], stack: int) -> str:
    levels = [f"{{small = {part * stack // 200}, big = {part * stack // 100}, minutes = 20}}" for part in _LADDER]
    return f"""
        name = "Evening"
        rulebook = "tda-2024"
        game = "holdem"
        limit = "no-limit"
        seats = 9
        currency = "EUR"
        seconds_per_hand = 90
        entry = {{ buy_in_cents = 50_00, stack = {stack}, entries = {json.dumps(names)} }}
        payouts = {{ places_percent = 15, rounding_cents = 5_00 }}
        closing = {{ after_last_level = "double" }}
        level = [{", ".join(levels)}]
    """


def _finished(played: Coroutine[None, None, T]) -> T:
    """Runs a coroutine to its result, even in a notebook, which already runs an event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(played)
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, played).result()


def _guests(entrants: tuple[str, ...], own: dict[str, AnyPlayer], everybody: AnyPlayer | None) -> dict[str, Bot]:
    for name in own:
        if name not in entrants:
            near = get_close_matches(name, entrants, 1)
            raise ValueError(f"{name!r} does not play in this event" + (f": did you mean {near[0]!r}?" if near else ""))
    if everybody is not None:
        own = dict.fromkeys(entrants, everybody) | own
    return {name: seated(player, number) for number, (name, player) in enumerate(own.items())}


def _unwatched(_: object) -> None:
    pass
