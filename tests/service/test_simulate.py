"""A whole event with bots: the log tells all of it, gives nothing away, and is the same for the same seed."""

import pytest
from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.games.limits import Limit
from shuffleup.hand.events import AllInsHeld, BoardDealt, HandStarted, HandTabled, HolesDealt
from shuffleup.hand.evolve import fold as fold_hand
from shuffleup.hand.result import result
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.loaded_table import hand_events
from shuffleup.service.run import Service
from shuffleup.service.simulate import FinishedHand, Played, Progress, RunRefusedError, Simulation
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Row, broken_at
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.evolve.apply import fold as fold_event
from shuffleup.tournament.words.clock import AllInHeld, HandForHandAnnounced, HandForHandEnded, TableReleased
from shuffleup.tournament.words.commands import ReportHand
from shuffleup.tournament.words.state import Phase
from shuffleup.wire.json import canonical, decode_event
from tests.service.club import EVENT, club, played, told


@pytest.fixture(scope="module")
def run() -> tuple[MemoryStore, Played]:
    """One event, played once for all tests that only look."""
    store = MemoryStore()
    return store, played(store, club(17))


def streams_of(store: MemoryStore) -> dict[str, tuple[Row, ...]]:
    async def story() -> dict[str, tuple[Row, ...]]:
        return {stream: await store.read(stream) for stream in await store.streams()}

    return told(story)


def test_the_event_ends_with_prizes_and_every_chip(run: tuple[MemoryStore, Played]) -> None:
    _, done = run
    state = done.state
    assert state.phase is Phase.FINISHED
    assert sorted(place.player for place in state.places) == sorted(entry.player for entry in state.entries)
    assert sum(award.cents for award in state.prizes.awards) == 17 * 5000
    assert max(place.chips for place in state.places) == state.chips.in_play == 17 * 1500 + state.chips.raced
    assert done.tables == 3


def test_the_log_alone_gives_the_same_tournament(run: tuple[MemoryStore, Played]) -> None:
    store, done = run
    events = [event for row in streams_of(store)[EVENT] for event in row.events]
    assert fold_event(events) == done.state
    read_back = [decode_event(canonical(event)) for event in events]
    assert fold_event(read_back) == done.state  # type: ignore[arg-type]  # decoded events of a tournament


def test_the_log_alone_gives_every_result(run: tuple[MemoryStore, Played]) -> None:
    store, done = run
    streams = streams_of(store)
    reports = {
        row.command.result.hand: row.command.result for row in streams[EVENT] if isinstance(row.command, ReportHand)
    }
    hands: list[list[Row]] = []
    for stream, rows in streams.items():
        for row in rows if stream != EVENT else ():
            if isinstance(row.events[0], HandStarted):
                hands.append([])
            hands[-1].append(row)
    results = [result(fold_hand(hand_events(tuple(hand)))) for hand in hands]
    assert {each.hand: each for each in results} == reports
    assert len(reports) == done.progress.hands


def test_the_log_never_holds_a_card_that_nobody_showed(run: tuple[MemoryStore, Played]) -> None:
    store, _ = run
    shown = 0
    for rows in streams_of(store).values():
        for event in [event for row in rows for event in row.events]:
            if isinstance(event, HolesDealt):
                assert {face for faces in event.faces for face in faces} == {UNKNOWN}
            shown += isinstance(event, BoardDealt | HandTabled)
    assert shown


def test_chains_hold_and_time_never_runs_back(run: tuple[MemoryStore, Played]) -> None:
    store, _ = run
    for stream, rows in streams_of(store).items():
        assert broken_at(rows, told(lambda stream=stream: store.digests(stream))) is None
        times = [row.at for row in rows]
        assert times == sorted(times)


def digests(entrants_seed: int, *, forgets: str | None = None) -> dict[str, tuple[bytes, ...]]:
    store = MemoryStore(forgets)
    played(store, club(9), entrants_seed)

    async def story() -> dict[str, tuple[bytes, ...]]:
        return {stream: await store.digests(stream) for stream in await store.streams()}

    return told(story)


def test_a_seed_decides_everything() -> None:
    once = digests(7)
    assert digests(7) == once
    assert digests(7, forgets="table/") == once
    assert digests(8)[EVENT][:2] == once[EVENT][:2]
    assert digests(8)[EVENT][2] != once[EVENT][2]


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha-8"])
@pytest.mark.parametrize("limit", list(Limit))
def test_every_flop_game_is_played_to_the_end(game: str, limit: Limit) -> None:
    assert played(MemoryStore(forgets="table/"), club(8, game, limit)).state.phase is Phase.FINISHED


def test_watchers_see_the_start_and_every_round_and_recorders_every_hand() -> None:
    seen: list[Progress] = []
    hands: list[FinishedHand] = []
    store = MemoryStore(forgets="table/")
    simulation = Simulation(store, Shuffler.from_seed(7), club(8), seen.append, hands.append)
    done = told(simulation.play)
    assert seen[-1] == done.progress
    assert [progress.rounds for progress in seen] == list(range(len(seen)))
    assert (seen[0].players, seen[0].hands, seen[0].tables) == (8, 0, done.tables)
    assert sorted(hand.number for hand in hands) == list(range(1, done.progress.hands + 1))
    assert sum(hand.actions for hand in hands) == done.progress.actions
    assert done.longest is not None
    assert done.longest.actions == max(hand.actions for hand in hands)
    for hand in hands:
        tabled = [event for event in hand.events if isinstance(event, HandTabled)]
        assert all(set(event.cards) <= set(hand.deck.cards) for event in tabled)


def test_an_event_that_the_rules_refuse_is_not_played() -> None:
    entrants = club(1)
    with pytest.raises(RunRefusedError) as refused:
        played(MemoryStore(), entrants)
    assert refused.value.refusal.code


def test_a_run_can_be_taken_up_by_another_service(run: tuple[MemoryStore, Played]) -> None:
    store, done = run

    async def story() -> None:
        running = Service(store, Shuffler.from_seed(7))
        await running.recover()
        room = await running.loaded(EVENT)
        assert room is not None
        assert room.state == done.state
        assert room.version == await store.version(EVENT)

    told(story)


@pytest.mark.parametrize("book", ["tda-2024", "pslive"])
def test_hand_for_hand_lets_called_all_ins_run_when_the_other_tables_are_done(book: str) -> None:
    entrants = club(17)
    definition = entrants.definition
    definition = replace(definition, closing=replace(definition.closing, hand_for_hand=14))
    store = MemoryStore()
    done = played(store, replace(entrants, definition=definition, policy=resolved(book)))
    assert done.state.phase is Phase.FINISHED
    streams = streams_of(store)
    events = [event for row in streams[EVENT] for event in row.events]
    state, released = None, 0
    for event in events:
        if isinstance(event, TableReleased):
            assert state is not None
            in_hand = {table.number for table in state.floor.tables.values() if table.hand}
            current = state.hand_for_hand
            assert current and in_hand == set(current.held), "everybody else has finished"
            released += 1
        state = evolve(state, event)
    assert sum(isinstance(event, AllInHeld) for event in events) == released > 5
    held = [event for rows in streams.values() for row in rows for event in row.events if isinstance(event, AllInsHeld)]
    assert len(held) == released, "what the tables held the tournament has let run"
    kinds = [type(event) for event in events if isinstance(event, HandForHandAnnounced | HandForHandEnded)]
    assert kinds == [HandForHandAnnounced, HandForHandEnded]
