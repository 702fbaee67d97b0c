"""Bounties over flights: won in a flight they count, and what stands on a head goes to the final day with the bag."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.bounties import bounties, together
from shuffleup.projections.ledger import ledger
from shuffleup.projections.ledger import together as ledgers
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.flights import as_final_day, as_flight, flight_handed_over
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import BountyLeft, BountyWon, EnvelopesFilled, NameKnockOut
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Definition, Level
from shuffleup.tournament.words.flights import CloseFlight
from shuffleup.tournament.words.money import AccountKind
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BagCarry, BountyTerms, FinalDay, ForgoneBounty, MoneyTerms, PrizeShares
from tests.tournament.bounty_terms import FIXED, HALVES, MYSTERY, whole, with_pots
from tests.tournament.room import Room, event, result_of

LEVELS = tuple([Level(25 * n, 50 * n, minutes=20) for n in (1, 2, 4, 8, 16, 32)])


def main_event(bounty: BountyTerms) -> Definition:
    """50.00 each, of which the bounty is a part."""
    return replace(event(levels=LEVELS), money=MoneyTerms(shares=PrizeShares(bounty=bounty)))


def a_flight(
    name: str, players: tuple[str, ...], bounty: BountyTerms, *, book: str = "tda-2024", seed: int = 5
) -> Room:
    """A flight whose seats are taken; its first level runs."""
    room = Room(as_flight(main_event(bounty), "main", name, 2), book=book, seed=seed)
    opening = room.now.opening
    room.state = replace(room.now, opening=replace(opening, event_id=f"main-{name}"))
    room.each = whole
    room.send(c.Register(players))
    room.send(c.DrawSeats())
    room.send(c.StartEvent())
    return room


def a_final_day(
    *names: str,
    bounty: BountyTerms,
    book: str = "tda-2024",
    carry: BagCarry = BagCarry.BEST_STACK,
    forgone: ForgoneBounty = ForgoneBounty.NEXT_POT,
) -> Room:
    """The final day of these flights."""
    part = FinalDay(tuple([f"main-{name}" for name in names]), carry, 3, forgone)
    room = Room(as_final_day(main_event(bounty), part), book=book, seed=9)
    room.each = whole
    return room


def knock_out(room: Room, winner: str, *losers: str) -> None:
    """One hand at the only table, in which one player takes all the chips of others."""
    plan = room.plan(1)
    by_player = {seat.player: seat for seat in plan.seats}
    won = sum([by_player[loser].stack for loser in losers])
    stacks = {by_player[loser].number: 0 for loser in losers}
    taker = by_player[winner]
    room.send(c.ReportHand(1, result_of(plan, {**stacks, taker.number: taker.stack + won})))


def play_the_day(room: Room) -> None:
    """Rounds without chips that move, until the day is over."""
    while not room.now.day.over:
        room.play_round(lambda plan, _dice: result_of(plan, {}))


def over(room: Room, into: Room) -> None:
    """Closes a flight and hands it over."""
    room.send(CloseFlight("director"))
    command = flight_handed_over(room.now)
    assert command is not None
    into.send(command)


def owed(state: EventState, player: str) -> int:
    """What waits for a player at the cage of one event."""
    balances = state.cage.ledger.balances
    return -sum([cents for one, cents in balances.items() if (one.kind, one.holder) == (AccountKind.PRIZES, player)])


def test_a_bounty_won_in_a_flight_is_paid_there_and_the_half_on_the_head_plays_day_two() -> None:
    """Anna knocks Bruno out in 1A: 15.00 at once (half of 25.00 in units of 5.00), and 35.00 on her head on day two."""
    first = a_flight("1a", ("Anna", "Bruno", "Carla"), HALVES)
    knock_out(first, "Anna", "Bruno")
    assert owed(first.now, "Anna") == 1_500
    play_the_day(first)
    second = a_flight("1b", ("Dario", "Elena"), HALVES)
    play_the_day(second)
    day = a_final_day("1a", "1b", bounty=HALVES)
    over(first, day)
    over(second, day)
    assert day.now.bounties.heads == {"Anna": 3_500, "Carla": 2_500, "Dario": 2_500, "Elena": 2_500}
    assert first.now.bounties.heads == {} and bounties(first.now).closes
    assert owed(first.now, "Anna") == 1_500, "what is won stays with the cage where it was won"
    day.send(c.DrawSeats())
    day.send(c.StartEvent())
    knock_out(day, "Carla", "Anna")
    assert owed(day.now, "Carla") == 2_000, "35.00 in units of 5.00: 20.00 and 15.00"
    assert day.now.bounties.heads["Carla"] == 4_000
    knock_out(day, "Carla", "Dario", "Elena")
    day.send(c.AwardPrizes())
    streams = (first.now, second.now, day.now)
    sheet = together(streams)
    assert sheet.closes and sheet.posted == 5 * 2_500 == sum(line.won for line in sheet.lines)
    assert {line.player: line.knock_outs for line in sheet.lines if line.knock_outs} == {"Anna": 1, "Carla": 3}
    report = ledgers(streams)
    assert report.closes and not {"bounties", "carried", "pool"} & {line.account for line in report.accounts}
    assert all(fold(room.log) for room in (first, second, day))


def bagged_twice(carry: BagCarry, forgone: ForgoneBounty, book: str = "tda-2024") -> Room:
    """Anna bags 1,500 in 1A (with Bruno's bounty) and 1,000 in 1B; the final day's seats are drawn."""
    day = a_final_day("1a", "1b", bounty=HALVES, carry=carry, forgone=forgone, book=book)
    first = a_flight("1a", ("Anna", "Bruno", "Carla"), HALVES, book=book)
    knock_out(first, "Anna", "Bruno")
    second = a_flight("1b", ("Anna", "Dario"), HALVES, book=book)
    for room in (first, second):
        play_the_day(room)
        over(room, day)
    day.send(c.DrawSeats())
    return day


def test_the_bounty_of_a_bag_given_up_lies_in_the_first_pot_of_his_table() -> None:
    """MED-15 has the chip of whoever gives up in the pot of the next hand; a bag that stays behind is given up."""
    day = bagged_twice(BagCarry.BEST_STACK, ForgoneBounty.NEXT_POT, "mediterraneo-2026")
    assert day.now.bounties.heads["Anna"] == 3_500, "the 35.00 of the larger bag"
    left = [one for one in day.log if isinstance(one, BountyLeft)]
    assert [(one.player, one.table, one.cents, one.rule) for one in left] == [
        ("Anna", 1, 2_500, "mediterraneo-2026 MED-15")
    ]
    day.send(c.StartEvent())
    plan = day.plan(1)
    carla, dario = (next(seat for seat in plan.seats if seat.player == name) for name in ("Carla", "Dario"))
    moved = {carla.number: carla.stack + 50, dario.number: dario.stack - 50}
    day.send(c.ReportHand(1, result_of(plan, moved)))
    assert owed(day.now, "Carla") == 1_500 and day.now.bounties.heads["Carla"] == 3_500
    assert not day.now.bounties.knock_outs and not day.now.bounties.loose


def test_a_house_may_leave_all_of_it_on_the_head() -> None:
    """And where all bags are played, there is nothing to give up."""
    for carry, forgone in (
        (BagCarry.BEST_STACK, ForgoneBounty.ON_HEAD),
        (BagCarry.ALL_STACKS, ForgoneBounty.NEXT_POT),
    ):
        day = bagged_twice(carry, forgone)
        assert day.now.bounties.heads["Anna"] == 6_000 and not day.now.bounties.loose


def test_the_floor_says_who_won_a_loose_bounty_where_people_deal() -> None:
    """A live table reports no pots: who won the first one is named, once."""
    day = bagged_twice(BagCarry.BEST_STACK, ForgoneBounty.NEXT_POT)
    day.send(c.StartEvent())
    day.send(NameKnockOut(player="Anna", by=("Dario",), author="Ada"))
    won = [one for one in day.log if isinstance(one, BountyWon)]
    assert [(one.player, one.cents, one.loose, one.author) for one in won] == [("Anna", 2_500, True, "Ada")]
    assert owed(day.now, "Dario") == 1_500 and not day.now.bounties.knock_outs
    refused = day.ask(NameKnockOut(player="Anna", by=("Dario",), author="Ada"))
    assert isinstance(refused, Refusal) and refused.code == "not-knocked-out"


def test_who_left_a_bag_behind_may_win_its_bounty_himself() -> None:
    """His is a pot like any other: half in money, the other half on his head again."""
    day = bagged_twice(BagCarry.BEST_STACK, ForgoneBounty.NEXT_POT)
    day.send(c.StartEvent())
    day.send(NameKnockOut(player="Anna", by=("Anna",), author="Ada"))
    assert owed(day.now, "Anna") == 1_500 and day.now.bounties.heads["Anna"] == 3_500 + 1_000
    assert isinstance(day.ask(NameKnockOut(player="Anna", by=("Anna",), author="Ada")), Refusal)


def test_a_flight_waits_until_every_knock_out_has_its_name() -> None:
    """Whose bounty it is must stand before the heads go on."""
    room = a_flight("1a", ("Anna", "Bruno", "Carla"), FIXED)
    plan = room.plan(1)
    seats = {seat.player: seat for seat in plan.seats}
    split = {seats["Bruno"].number: 0, seats["Anna"].number: 1_500, seats["Carla"].number: 1_500}
    room.send(c.ReportHand(1, result_of(plan, split)))
    play_the_day(room)
    refused = room.ask(CloseFlight("director"))
    assert isinstance(refused, Refusal) and refused.code == "bounty-unnamed"
    room.send(NameKnockOut(player="Bruno", by=("Carla",), author="Ada"))
    room.send(CloseFlight("director"))
    assert owed(room.now, "Carla") == 2_000


def test_a_bounty_without_a_next_hand_in_the_flight_is_won_with_the_first_pot_of_the_final_day() -> None:
    """Whoever is put out after the last hand has left his bounty to the next pot, wherever it is played."""
    room = a_flight("1a", ("Anna", "Bruno", "Carla"), FIXED)
    play_the_day(room)
    room.send(GivePenalty(player="Anna", step=Penalty.DISQUALIFICATION, reason="x", author="y", paid=False))
    day = a_final_day("1a", bounty=FIXED)
    over(room, day)
    assert [(one.player, one.table, one.cents) for one in day.now.bounties.loose] == [("Anna", 0, 2_000)]
    day.send(c.DrawSeats())
    day.send(c.StartEvent())
    plan = day.plan(1)
    one, other = plan.seats
    day.send(c.ReportHand(1, result_of(plan, {one.number: one.stack + 50, other.number: other.stack - 50})))
    assert owed(day.now, one.player) == 2_000


def test_mystery_envelopes_hold_the_purse_of_all_flights_and_are_filled_on_the_final_day() -> None:
    """However few are left in a flight: whoever plays there has not met the others yet."""
    terms = replace(MYSTERY, from_players=4)
    rooms = [a_flight("1a", tuple("ABCDEF"), terms), a_flight("1b", tuple("GHIJ"), terms)]
    knock_out(rooms[0], "A", "B", "C", "D")
    knock_out(rooms[1], "G", "H")
    day = a_final_day("1a", "1b", bounty=terms)
    for room in rooms:
        play_the_day(room)
        assert not any(isinstance(one, EnvelopesFilled) for one in room.log)
        over(room, day)
    assert day.now.bounties.mystery.purse == 10 * 2_000
    day.send(c.DrawSeats())
    day.send(c.StartEvent())
    knock_out(day, "A", "E")
    knock_out(day, "A", "F")
    filled = [one for one in day.log if isinstance(one, EnvelopesFilled)]
    assert [len(one.envelopes) for one in filled] == [4] and sum(filled[0].envelopes) == 20_000
    assert not day.now.bounties.won, "whoever went out before the envelopes were filled brings nothing"
    knock_out(day, "A", "G", "I", "J")
    assert sum(day.now.bounties.won.values()) == 20_000 and ledger(day.now).closes


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from((FIXED, HALVES, MYSTERY)),
    st.sampled_from(BagCarry),
    st.sampled_from(ForgoneBounty),
    st.integers(0, 10_000),
    st.integers(2, 14),
    st.integers(2, 14),
)
def test_whatever_flights_do_bounties_in_are_bounties_paid(
    bounty: BountyTerms, carry: BagCarry, forgone: ForgoneBounty, seed: int, one: int, other: int
) -> None:
    """Players in both flights, some put out: at the end all of it has been won, and every log replays."""
    dice = Random(seed)
    day = a_final_day("1a", "1b", bounty=bounty, carry=carry, forgone=forgone)
    rooms = []
    for name, players in (("1a", range(one)), ("1b", range(one // 2, one // 2 + other))):
        room = a_flight(name, tuple([f"p{number:02}" for number in players]), bounty, seed=seed)
        while not room.now.day.over:
            room.play_round(with_pots)
            out = GivePenalty(
                player=f"p{dice.randrange(14):02}",
                step=Penalty.DISQUALIFICATION,
                reason="x",
                author="y",
                paid=False,
            )
            if dice.random() < 0.05 and room.now.floor.players > 2 and not isinstance(room.ask(out), Refusal):
                room.send(out)
        over(room, day)
        rooms.append(room)
    if len(day.now.entries) < 2:
        return
    day.send(c.DrawSeats())
    day.send(c.StartEvent())
    day.play_out(with_pots)
    streams = (*[room.now for room in rooms], day.now)
    sheet = together(streams)
    assert sheet.closes and sheet.posted == (one + other) * bounty.cents == sum(line.won for line in sheet.lines)
    assert ledgers(streams).closes
    assert fold(day.log) == day.now


def test_a_flight_without_bounties_writes_nothing_about_them() -> None:
    """Only the pool is settled and the bags are closed."""
    room = Room(as_flight(event(levels=LEVELS), "main", "1a", 2))
    room.open(3)
    play_the_day(room)
    told = room.send(CloseFlight("director"))
    assert [str(type(one).__struct_config__.tag) for one in told][-1] == "flight-closed"
