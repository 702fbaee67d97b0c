"""Laws over random commands of floor and clock: whatever the director does, nothing is lost and nothing is doubled."""

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.tournament import clock_commands as cc
from shuffleup.tournament import commands as c
from shuffleup.tournament import seat_commands as sc
from shuffleup.tournament.commands import Command
from shuffleup.tournament.dealer_commands import RelieveDealer
from shuffleup.tournament.decide import decide
from shuffleup.tournament.definition import Break, Curve, Level, PayoutPlan, ShotClock, Structure
from shuffleup.tournament.evolve import fold, recount
from shuffleup.tournament.hand_for_hand import tables_held
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_state import SeatNeed
from shuffleup.tournament.state import EventState, Phase
from shuffleup.wire.json import canonical, decode_command, decode_event
from tests.tournament.room import SECOND, Room, a_pot, event

MINUTE = 60 * SECOND
STEPS = (
    Level(10, 20, minutes=15),
    Break(5),
    Level(20, 40, minutes=15),
    Level(40, 80, hands=6),
    Level(80, 160, hands=6),
)
BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


def room_for(book: str, seed: int) -> Room:
    """Twenty-two players at three tables, two of each away, seven paid, two days, a shot clock."""
    definition = replace(
        event(),
        structure=Structure(STEPS),
        payouts=PayoutPlan(Curve(7)),
        day_ends=(2,),
        shot_clock=ShotClock(30, banks=1, bank_seconds=30),
    )
    room = Room(definition, book=book, seed=seed)
    room.open(22)
    for table in list(room.now.floor.tables.values()):
        try_it(room, sc.MarkAbsent(tuple([chair.player for chair in table.chairs[:2]])), Counter())
    return room


def a_command(state: EventState, dice: random.Random) -> Command:
    """Something that a floor might ask, sensible or not."""
    tables = [*state.floor.tables, 99]
    players = [chair.player for table in state.floor.tables.values() for chair in table.chairs] or ["nobody"]
    table, player, chair = dice.choice(tables), dice.choice(players), dice.randint(1, 10)
    away = dice.choice(sorted(state.floor.care.absent) or players)
    needing = dice.choice([need.player for need in state.floor.care.needs] or players)
    steps = [*STEPS[:-1], Level(80, dice.choice((10, 160, 200)), hands=dice.choice((0, 4)))]
    return dice.choice(
        (
            cc.PauseClock("why"),
            cc.ResumeClock(),
            cc.SetTimeLeft(dice.choice((0, 30, 900)), dice.choice(("", "late")), "Ada"),
            cc.EditStructure(Structure(tuple(steps)), "earlier end", dice.choice(("Ada", ""))),
            cc.AnnounceHandForHand(dice.choice((0, 3, 9))),
            cc.EndHandForHand(dice.choice(("", "enough")), "Ada"),
            cc.HoldAllIn(table),
            cc.ReleaseTable(table),
            cc.DrawLastHands(dice.choice((0, 5, 9))),
            cc.StartDay(),
            cc.AnnounceClosing(),
            cc.UseTimeBank(player),
            cc.ResetTimeBanks(),
            sc.NeedSeat(SeatNeed(player, 0, (chair,), "a need", "Ada")),
            sc.EndSeatNeed(needing),
            sc.CorrectSeat(player, table, chair, "Ada"),
            sc.MarkAbsent((player,)),
            sc.MarkPresent((away,)),
            sc.VoidClaim(away, "away too long", "Ada"),
            sc.PublishBreakOrder((table,)),
            sc.BalanceTables(),
            sc.DrawButtons(),
            sc.RedrawSeats(),
            RelieveDealer(table, dice.choice(("", "she is ill")), "Ada"),
            c.AdvanceClock(),
            c.AdvanceLevel(),
            c.PlanHand(table),
            c.StartRound(),
            c.CloseRound(),
        )
    )


def try_it(room: Room, command: Command, seen: Counter[str]) -> bool:
    """Carries a command out if it is allowed, and checks what must always hold."""
    before = room.now
    answer = decide(before, command, room.at, room.draw())
    assert decode_command(canonical(command)) == command
    if isinstance(answer, Refusal):
        seen[answer.code] += 1
        assert answer.message and room.now is before
        return False
    for happened in answer:
        assert decode_event(canonical(happened)) == happened
        room.log.append(happened)
    room.state = fold(answer, before) if answer else before
    seen[type(command).__name__] += 1
    _sound(room.now)
    return True


def _sound(state: EventState) -> None:
    """Chips, seats and places of a state."""
    if state.phase in {Phase.PLAYING, Phase.PLAYED_OUT}:
        recount(state)
    players = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    assert len(set(players)) == len(players) == state.floor.players
    for table in state.floor.tables.values():
        chairs = [chair.number for chair in table.chairs]
        assert len(set(chairs)) == len(chairs) and all(1 <= chair <= table.seats for chair in chairs)
    placed = [place.player for place in state.places]
    assert len(set(placed)) == len(placed)
    assert set(tables_held(state)) <= set(state.floor.tables) or not state.floor.tables


def play_hands(room: Room, seen: Counter[str]) -> None:
    """Lets tables play: those that are in a hand finish it, held all-ins first being let run."""
    for held in tables_held(room.now):
        try_it(room, cc.ReleaseTable(held), seen)
    for table in list(room.now.floor.tables.values()):
        if table.hand and room.now.clock.pace.hand_for_hand and room.dice.random() < 0.3:
            try_it(room, cc.HoldAllIn(table.number), seen)
        elif table.hand:
            plans = [
                happened.plan
                for happened in room.log
                if getattr(happened, "table", 0) == table.number and hasattr(happened, "plan")
            ]
            try_it(room, c.ReportHand(table.number, a_pot(plans[-1], room.dice)), seen)
        else:
            try_it(room, c.PlanHand(table.number), seen)


def wander(book: str, seed: int, steps: int, seen: Counter[str]) -> Room:
    """An event under a director who does whatever comes to his mind."""
    room = room_for(book, seed)
    dice = random.Random(seed)
    for _ in range(steps):
        if room.now.phase is not Phase.PLAYING:
            break
        room.at += dice.choice((0, 30 * SECOND, 2 * MINUTE))
        if dice.random() < 0.45:
            try_it(room, a_command(room.now, dice), seen)
        else:
            play_hands(room, seen)
            if dice.random() < 0.5:
                try_it(room, c.CloseRound(), seen)
    return room


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(book=st.sampled_from(BOOKS), seed=st.integers(0, 2**32))
def test_whatever_the_floor_does_chips_seats_and_places_stay_sound_and_the_log_replays(book: str, seed: int) -> None:
    room = wander(book, seed, 60, Counter())
    assert fold(room.log) == room.now


@pytest.mark.parametrize("book", BOOKS)
def test_the_walks_reach_every_command(book: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        wander(book, seed, 120, seen)
    wanted = {kind.__name__ for kind in (*cc.ClockCommand.__args__, *sc.SeatCommand.__args__)}  # type: ignore[attr-defined]
    wanted.add(RelieveDealer.__name__)
    if book != "mediterraneo-2026":
        wanted -= {"AnnounceClosing"}
    if book in {"tda-2024", "mediterraneo-2026"}:
        wanted -= {"DrawLastHands"}
    if book != "figp-2012":
        wanted -= {"VoidClaim"}
    assert wanted <= set(seen), sorted(wanted - set(seen))
