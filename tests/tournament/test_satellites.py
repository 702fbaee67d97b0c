"""Satellites: as many players as seats, the rest of the pool to the next place, milestones."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.ledger import ledger
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.ends import hand_for_hand_is_due
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.definition import Closing, PayoutPlan, Seats
from shuffleup.tournament.words.entry import CloseRegistration
from shuffleup.tournament.words.prizes import MilestoneReached
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission, MoneyTerms
from tests.tournament.offers import until
from tests.tournament.room import SECOND, Room, a_small_pot, event, result_of


def satellite(seats: Seats, *, players: int = 20, seed: int = 3, book: str = "tda-2024") -> Room:
    """A satellite with a buy-in of 50.00 under way."""
    room = Room(event(payouts=PayoutPlan(seats)), book=book, seed=seed)
    room.open(players)
    return room


def seats_won(state: EventState) -> dict[str, int]:
    """Who has a seat, and what it is worth."""
    return {award.player: award.seat_cents for award in state.prizes.awards if award.seat_cents}


@pytest.mark.parametrize("seed", range(6))
def test_it_ends_with_as_many_players_as_seats(seed: int) -> None:
    room = satellite(Seats(30_000, "Main event"), seed=seed)  # 1,000.00: three seats, 100.00 for the fourth
    room.play_out(a_small_pot)
    state = room.now
    assert state.phase is Phase.FINISHED and state.prizes.ladder == (30_000, 30_000, 30_000, 10_000)
    left = [place for place in state.places if place.chips]
    assert {(place.place, place.shared_by) for place in left} == {(1, len(left))}
    assert set(seats_won(state)) >= {place.player for place in left} and len(left) <= 3
    assert sum(award.cents for award in state.prizes.awards) == 100_000
    report = ledger(state)
    assert report.closes
    held = {line.holder: -line.cents for line in report.accounts if line.account == "seats"}
    assert held == seats_won(state), "a seat is owed as a seat, and not as money"


def everybody_has_a_seat(room: Room) -> None:
    """Four seats of 200.00 for four players, and 300.00 over, before any chip has moved."""
    assert room.now.phase is Phase.PLAYED_OUT and room.now.floor.hands == 0
    room.send(c.AwardPrizes())
    awards = [(award.cents, award.seat_cents) for award in room.now.prizes.awards]
    assert awards == [(27_500, 20_000)] * 4
    assert ledger(room.now).closes


GUARANTEED = event(payouts=PayoutPlan(Seats(20_000)))
MONEY = MoneyTerms(guarantee_cents=110_000)


def test_a_satellite_with_a_seat_for_everybody_is_over_before_its_first_hand() -> None:
    room = Room(replace(GUARANTEED, money=MONEY))
    room.open(4)
    everybody_has_a_seat(room)


@pytest.mark.parametrize("before", ["the start", "the first hand"])
def test_closing_registration_ends_a_satellite_with_a_seat_for_everybody(before: str) -> None:
    room = Room(replace(GUARANTEED, money=replace(MONEY, admission=Admission(late=until(1)))))
    room.send(c.Register(("p1", "p2", "p3", "p4")))
    room.send(c.DrawSeats())
    steps = [c.StartEvent(), CloseRegistration(reason="nobody comes", author="Ada")]
    for command in steps if before == "the first hand" else reversed(steps):
        room.send(command)
    everybody_has_a_seat(room)


def test_so_does_the_level_with_which_the_sale_ends() -> None:
    room = Room(replace(GUARANTEED, money=replace(MONEY, admission=Admission(late=until(1)))))
    room.open(4)
    assert room.now.phase is Phase.PLAYING
    room.at += 21 * 60 * SECOND
    room.send(c.StartRound())
    everybody_has_a_seat(room)


def test_a_shared_seat_is_paid_in_money() -> None:
    """RP-8 A: two of four go out in the same round; they share the third seat and the 100.00 behind it."""
    for seed in range(40):
        room = Room(event(seats=2, payouts=PayoutPlan(Seats(30_000))), seed=seed)
        room.open(20)
        room.play_out()
        tied = [place for place in room.now.places if place.place == 3 and place.shared_by == 2]
        if tied:
            break
    else:
        pytest.fail("no seed of forty ties for the last seat")
    shared = [award for award in room.now.prizes.awards if award.place == 3]
    assert sum(award.cents for award in shared) == 40_000 and not any(award.seat_cents for award in shared)
    assert len(seats_won(room.now)) == 2


@pytest.mark.parametrize("seed", range(4))
def test_who_reaches_the_milestone_leaves_with_a_seat_and_his_chips_leave_play(seed: int) -> None:
    room = satellite(Seats(25_000, milestone_chips=4_000), seed=seed)  # 20,000 chips, four seats
    seen: list[MilestoneReached] = []

    def check(happened: object, state: EventState) -> None:
        if isinstance(happened, MilestoneReached):
            seen.append(happened)
            assert happened.stack >= happened.milestone == 4_000
            assert state.chips.removed == sum(one.stack for one in seen)
            assert recount(state) == 20_000 - state.chips.removed

    room.each = check
    room.play_out()
    assert seen, "somebody doubled up twice"
    state = room.now
    places = {place.player: place for place in state.places}
    assert {places[one.player].place for one in seen} == {1}
    for place in state.places:
        ahead = sum(other.place < place.place for other in state.places)
        assert place.place == ahead + 1, "whoever has left with a seat is ahead of everybody who goes out later"
    assert len(state.places) == 20
    assert sum(award.cents for award in state.prizes.awards) == 100_000
    assert set(seats_won(state)) >= {one.player for one in seen}


def test_no_seat_is_won_twice_when_several_reach_it_at_once() -> None:
    """Milestone of one stack and a bit: as soon as it is reached by more players than there are seats, chips decide."""
    for seed in range(8):
        room = satellite(Seats(25_000, milestone_chips=1_010), seed=seed)
        room.play_out()
        assert len(seats_won(room.now)) <= 4
        assert len(room.now.outcome.winners) <= 4
        assert sum(award.cents for award in room.now.prizes.awards) == 100_000


def test_outside_rounds_the_floor_settles_the_milestone_at_once() -> None:
    room = satellite(Seats(25_000, milestone_chips=1_500), players=9)
    table = next(iter(room.now.floor.tables))
    plan = room.plan(table)
    first, second = plan.seats[0], plan.seats[1]
    stacks = {first.number: first.stack + 600, second.number: second.stack - 600}
    room.send(c.ReportHand(table, result_of(plan, stacks)))
    assert [one.player for one in room.now.outcome.winners] == [first.player]
    assert room.now.floor.players == 8


def test_hand_for_hand_comes_before_the_last_seat() -> None:
    room = Room(replace(event(payouts=PayoutPlan(Seats(20_000)), seats=4)), seed=1)  # five seats of 20 players
    room.open(20)
    while not hand_for_hand_is_due(room.now) and room.now.phase is Phase.PLAYING and room.now.floor.players > 5:
        room.play_round(a_small_pot)
    assert hand_for_hand_is_due(room.now) and room.now.floor.players == 6


def test_who_left_with_a_seat_is_ahead_of_those_who_play_when_the_house_closes() -> None:
    """MED-24: the seats that are left, and what is over, are divided among the players by their chips."""
    seats = Seats(15_000, milestone_chips=2_500)
    closing = Closing(house_closes_after_minutes=10)
    room = Room(event(seats=6, payouts=PayoutPlan(seats), closing=closing), book="mediterraneo-2026", seed=5)
    room.open(12)
    plan = room.plan(1)
    first, second, third = plan.seats[:3]
    won = {first.number: 2_800, second.number: 100, third.number: 100}
    room.send(c.ReportHand(1, result_of(plan, won)))
    assert [one.player for one in room.now.outcome.winners] == [first.player]
    while room.now.phase is Phase.PLAYING:
        room.play_round(lambda dealt, _dice: result_of(dealt, {}))
    room.send(c.AwardPrizes())
    state = room.now
    assert sorted(place.place for place in state.places)[:2] == [1, 2]
    assert next(one.place for one in state.places if one.player == first.player) == 1
    assert seats_won(state)[first.player] == 15_000
    assert sum(award.cents for award in state.prizes.awards) == 60_000
    assert {one.player for one in state.places} == {entry.player for entry in state.entries}


def test_where_people_deal_a_count_shows_who_has_reached_it() -> None:
    room = satellite(Seats(25_000, milestone_chips=2_000), players=9)  # 450.00: a seat, and 200.00 for the next place
    first, second, *others = room.now.floor.chairs
    moved = {first.player: first.stack + 1_000, second.player: second.stack - 500, others[0].player: 500}
    counts = tuple([Count(chair.player, moved.get(chair.player, chair.stack)) for chair in room.now.floor.chairs])
    room.send(CountChips(counts=counts, author="Ada"))
    assert [one.player for one in room.now.outcome.winners] == [first.player]
    assert recount(room.now) == 9_000 - 2_000
    assert room.now.chips.removed == 2_000
