"""Many whole events of the same kind, and what is kept of each: how long it took, how its field shrank, the results.

Run number ``n`` of a batch has a seed of its own, derived only from the batch's seed and ``n``. So it does not matter
which worker plays it, or in which order, and ``shuffleup run --seed`` with that seed plays it again.
"""

import asyncio
import hmac
from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.bots.bot import Bot
from shuffleup.bots.character import CHARACTERS
from shuffleup.service.programme import Planned, PlayedProgramme, event_of, play_planned, players_of
from shuffleup.service.simulate import SECOND, Progress, RunRefusedError, cast
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.facts.standing import seats_of
from shuffleup.tournament.words.terms import WHOLE


class StyleFacts(Struct, frozen=True, gc=False):
    """How the players of one style did, together."""

    style: str
    players: int
    beaten: int
    """The share of the others that each of them outlasted, in basis points, summed."""
    wins: int
    paid: int
    prize_cents: int


class FieldLeft(Struct, frozen=True, gc=False):
    """How many were in, at how many tables and in which level, from this many seconds of play on."""

    seconds: int
    players: int
    tables: int
    level: int


class RunFacts(Struct, frozen=True):
    """One event that was played. Seconds are those of play: breaks are included, nights are not.

    For flights or heats, ``course`` and ``seconds`` are those of the last event, and ``before_seconds`` of the others.
    """

    number: int
    seed: int
    seconds: int
    before_seconds: int
    hands: int
    actions: int
    entries: int
    paid: int
    level: int
    big_blind: int
    """The big blind at the end; the ante in a game without blinds."""
    chips: int
    course: tuple[FieldLeft, ...]
    """The changes, from the start on."""
    styles: tuple[StyleFacts, ...]


class BrokenRun(Struct, frozen=True):
    """A run that the rules did not allow to go on."""

    number: int
    seed: int
    refusal: Refusal


def seed_of(seed: int, number: int) -> int:
    """The seed of a run: 48 bits, short enough to be typed."""
    digest = hmac.digest(b"shuffleup/simulate/1", f"{seed}/{number}".encode(), "sha256")
    return int.from_bytes(digest[:6], "big")


def play_run(
    planned: Planned, seed: int, number: int, watch: Callable[[Progress], None] = lambda _: None
) -> RunFacts | BrokenRun:
    """Plays one event of a batch. It may run in any process: its answer depends on nothing else. ``watch`` is called
    with every round, and ends the run if it raises."""
    own = seed_of(seed, number)
    course = _Course(event_of(planned).definition.seconds_per_hand, event_of(planned).definition.day_ends)
    store, shuffler = MemoryStore(forgets="table/"), Shuffler.from_seed(own)

    def seen(progress: Progress) -> None:
        watch(progress)
        course.watch(progress)

    try:
        programme = asyncio.run(play_planned(planned, store, shuffler, seen))
    except RunRefusedError as fault:
        return BrokenRun(number, own, fault.refusal)
    return _facts(planned, programme, course, number, own)


class _Course:
    """Notes how the field shrinks, stream by stream, on a clock that does not count nights."""

    def __init__(self, seconds_per_hand: int, day_ends: tuple[int, ...]) -> None:
        self._hand = seconds_per_hand
        self._day_ends = day_ends
        self._last = 0
        self._level = 0
        self._nights = 0
        self.before = 0
        self.seconds = 0
        """Seconds of play in the last stream."""
        self.found: list[FieldLeft] = []

    def watch(self, progress: Progress) -> None:
        """A round of some stream is over or, before the first, everybody is seated."""
        at = progress.at // SECOND
        if not progress.rounds:
            self.before += self.seconds
            self.seconds = 0
            self.found = [FieldLeft(0, progress.players, progress.tables, progress.level)]
            return
        if progress.rounds == 1:
            self._nights = at - self._hand
        elif any(self._level <= last < progress.level for last in self._day_ends):
            self._nights += at - self._hand - self._last
        self._last, self._level = at, progress.level
        self.seconds = at - self._nights
        now = FieldLeft(self.seconds, progress.players, progress.tables, progress.level)
        if replace(self.found[-1], seconds=now.seconds) != now:
            self.found.append(now)


def _facts(planned: Planned, programme: PlayedProgramme, course: _Course, number: int, seed: int) -> RunFacts:
    state = programme.final.state
    played = (*programme.parts, programme.final)
    # What was sold: in the flights, or in the event itself; for a contest, the seats of its final table.
    sold = programme.parts if not programme.contest and programme.parts else (programme.final,)
    stakes = state.clock.stakes
    # In a team event, a seat has no bot of its own.
    bots = cast(Shuffler.from_seed(seed).bots_seed(), players_of(planned))
    return RunFacts(
        number=number,
        seed=seed,
        seconds=course.seconds,
        before_seconds=course.before,
        hands=sum([one.progress.hands for one in played]),
        actions=sum([one.progress.actions for one in played]),
        entries=sum([len(part.state.entries) for part in sold]),
        paid=seats_of(state) or len(state.prizes.ladder),
        level=state.clock.number,
        big_blind=stakes.big_blind or stakes.small_bet or stakes.ante,
        chips=state.chips.in_play,
        course=tuple(course.found),
        styles=() if programme.contest else _styles(programme, bots),
    )


def _styles(programme: PlayedProgramme, bots: Mapping[str, Bot]) -> tuple[StyleFacts, ...]:
    state = programme.final.state
    prizes = {award.player: award.cents for award in state.prizes.awards}
    others = max(len(state.places) - 1, 1)
    found: list[StyleFacts] = []
    for character in CHARACTERS:
        own = [place for place in state.places if bots[place.player].character is character]
        beaten = sum([WHOLE * (others + 1 - place.place) // others for place in own])
        wins, won = sum([place.place == 1 for place in own]), [prizes.get(place.player, 0) for place in own]
        paid = sum([place.player in prizes for place in own])
        found.append(StyleFacts(character.name, len(own), beaten, wins, paid, sum(won)))
    return tuple(found)
