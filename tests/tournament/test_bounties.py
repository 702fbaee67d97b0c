"""Bounties: who wins them, how they are divided, and that not a cent is lost on the way."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.table.result import HandResult, PotResult, SeatResult
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.bounties import bounty_gains, filled_envelopes, pot_winners, takers
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import BountyWon, EnvelopeDrawn, KnockOutCounted, NameKnockOut, Taker
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.entry import DeclineRebuy, Rebuy
from shuffleup.tournament.words.money import BOUNTIES, POOL, AccountKind, PayPrize, balance_of, owed_to
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission, BountyKind, BountyTerms, MoneyTerms, PrizeShares
from tests.tournament.bounty_terms import FIXED, HALVES, MYSTERY, whole, with_pots
from tests.tournament.cage_desk import paid
from tests.tournament.offers import a_rebuy, sold, until
from tests.tournament.room import NOON, Room, event, result_of

LEVELS = (Level(25, 50, hands=500),)


def a_room(players: int, bounty: BountyTerms, *, book: str = "tda-2024", seats: int = 6, seed: int = 1) -> Room:
    """A room of entries at 50.00 of which a bounty is a part, and 10.00 fee."""
    definition = replace(event(seats=seats, levels=LEVELS), money=MoneyTerms(shares=PrizeShares(bounty=bounty)))
    room = Room(definition, book=book, seed=seed)
    room.each = whole
    room.open(players)
    return room


def seats_of(*stacks: int, after: tuple[int, ...]) -> tuple[SeatResult, ...]:
    """Seats a, b, c clockwise from the button, with their stacks before and after."""
    return tuple([SeatResult(seat + 1, "abcdef"[seat], stack, after[seat]) for seat, stack in enumerate(stacks)])


def by(*won: tuple[str, int, int]) -> tuple[Taker, ...]:
    """Takers clockwise from the button."""
    return tuple([Taker(*one) for one in won])


def test_the_last_pot_a_player_was_in_says_who_knocked_him_out() -> None:
    """The short stack by the winner of the main pot, the other by the winner of the side pot; one winner for both."""
    seats = seats_of(1_000, 3_000, 3_000, after=(0, 0, 7_000))
    pots = (PotResult(4_000, (1, 2), ((2, 4_000),)), PotResult(3_000, (0, 1, 2), ((2, 3_000),)))
    assert [taker.player for taker in takers(HandResult(1, seats, pots), "a")] == ["c"]
    seats = seats_of(1_000, 3_000, 5_000, after=(3_000, 0, 6_000))
    pots = (PotResult(4_000, (1, 2), ((2, 4_000),)), PotResult(3_000, (0, 1, 2), ((0, 3_000),)))
    assert [taker.player for taker in takers(HandResult(1, seats, pots), "b")] == ["c"], (
        "his last chips lay in the side"
    )


def test_high_and_low_divide_the_bounty_of_the_player_they_put_out() -> None:
    """The two sides of a pot are awarded one after the other; whoever won either took his last chips (MED-15)."""
    seats = seats_of(1_000, 1_000, 1_000, after=(1_500, 0, 1_500))
    pots = (PotResult(1_500, (0, 1, 2), ((0, 1_500),)), PotResult(1_500, (0, 1, 2), ((2, 1_500),)))
    assert takers(HandResult(1, seats, pots), "b") == by(("a", 1_500, 1_000), ("c", 1_500, 1_000))
    assert pot_winners(HandResult(1, seats, pots)) == takers(HandResult(1, seats, pots), "b")


def test_a_player_without_a_live_hand_loses_his_last_chips_to_the_main_pot() -> None:
    """Blinded out with a dead hand: he contends for no pot."""
    seats = seats_of(50, 1_000, 1_000, after=(0, 700, 1_350))
    pots = (PotResult(600, (1, 2), ((2, 600),)),)
    assert [taker.player for taker in takers(HandResult(1, seats, pots), "a")] == ["c"]


def test_a_report_without_pots_tells_it_only_if_one_player_gained() -> None:
    """Else the floor has to say."""
    one = HandResult(1, seats_of(1_000, 1_000, 500, after=(0, 1_500, 1_000)))
    assert takers(one, "a") == ()
    other = HandResult(1, seats_of(1_000, 1_000, 500, after=(0, 2_000, 500)))
    assert [taker.player for taker in takers(other, "a")] == ["b"]


@pytest.mark.parametrize(
    ("cents", "unit", "won", "expected"),
    [
        (150, 1, by(("a", 10, 0)), [("a", 75, 75)]),
        (75, 5, by(("a", 10, 0)), [("a", 40, 35)]),
        (150, 5, by(("a", 10, 0), ("b", 10, 0)), [("a", 40, 35), ("b", 40, 35)]),
        (25, 5, by(("a", 10, 0), ("b", 10, 0)), [("a", 10, 5), ("b", 5, 5)]),
        (150, 5, by(("a", 200, 0), ("b", 100, 0)), [("a", 40, 35), ("b", 40, 35)]),
        (100, 5, by(("a", 750, 0), ("b", 250, 0)), [("a", 25, 25), ("b", 25, 25)]),
    ],
)
def test_progressive_bounties_are_shared_first_and_then_halved(
    cents: int, unit: int, won: tuple[Taker, ...], expected: list[tuple[str, int, int]]
) -> None:
    """MED-15 and its odd units; of a part that cannot be halved the larger half is paid."""
    terms = BountyTerms(kind=BountyKind.PROGRESSIVE, cents=cents, unit_cents=unit)
    found = bounty_gains(terms, cents, won, {"a": 1, "b": 1})
    assert [(gain.player, gain.cash, gain.head) for gain in found] == expected
    assert sum(gain.cash + gain.head for gain in found) == cents


def test_a_fixed_bounty_goes_whole_to_whoever_had_more_chips() -> None:
    """MED-15; equal stacks: the first left of the button."""
    assert bounty_gains(FIXED, 2_000, by(("a", 9, 8_000), ("b", 9, 12_000)), {})[0].player == "b"
    assert bounty_gains(FIXED, 2_000, by(("a", 9, 8_000), ("b", 9, 8_000)), {})[0].player == "a"


@given(st.integers(0, 10**7), st.integers(1, 60), st.integers(1, 500), st.lists(st.integers(1, 3_000), max_size=3))
def test_envelopes_hold_the_whole_purse(purse: int, players: int, unit: int, shares: list[int]) -> None:
    """One for each player who is left, all in whole units but for what is told as the rest."""
    terms = BountyTerms(kind=BountyKind.MYSTERY, cents=unit, unit_cents=unit, envelopes=tuple(shares))
    envelopes, rest = filled_envelopes(purse, players, terms)
    assert len(envelopes) == players
    assert sum(envelopes) + rest == purse
    assert 0 <= rest < unit
    assert all(cents % unit == 0 and cents >= 0 for cents in envelopes)


def test_money_of_bounties_is_not_in_the_pool_and_is_owed_when_it_is_won() -> None:
    """Six entries at 50.00 with 20.00 on each head: the pool is 180.00, and a knock-out is paid at once."""
    room = a_room(6, FIXED, book="mediterraneo-2026")
    assert -balance_of(room.now.cage.ledger, POOL) == 6 * 3_000 == room.now.prizes.pool_cents
    plan = room.plan(1)
    loser, winner = plan.seats[0], plan.seats[1]
    room.send(c.ReportHand(1, result_of(plan, {loser.number: 0, winner.number: loser.stack + winner.stack})))
    assert room.now.bounties.won == {winner.player: 2_000}
    assert -balance_of(room.now.cage.ledger, owed_to(winner.player, AccountKind.PRIZES)) == 2_000
    assert room.now.bounties.knock_outs == {winner.player: 1}
    won = next(one for one in room.log if isinstance(one, BountyWon))
    assert won.rule == "mediterraneo-2026 MED-15"
    room.send(PayPrize(player=winner.player, payments=paid(2_000, method="card")))


def test_who_rebuys_keeps_his_bounty() -> None:
    """A bounty is won when its player is out for good."""
    rebuys = a_rebuy(cents=5_000, chips=1_000, until_level=1)
    terms = MoneyTerms(shares=PrizeShares(bounty=HALVES), offers=sold(rebuys), admission=Admission(late=until(1)))
    room = Room(replace(event(seats=6, levels=LEVELS), money=terms))
    room.each = whole
    room.open(4)
    plan = room.plan(1)
    loser, winner = plan.seats[0], plan.seats[1]
    room.send(c.ReportHand(1, result_of(plan, {loser.number: 0, winner.number: loser.stack + winner.stack})))
    assert not room.now.bounties.won
    assert loser.player in room.now.bounties.waiting
    room.send(Rebuy(player=loser.player, payments=paid(5_000)))
    assert not room.now.bounties.won
    # It is for nobody to say any more who knocked him out, and an envelope that he draws himself is his own.
    assert not room.now.bounties.waiting
    named = room.ask(NameKnockOut(player=loser.player, by=(winner.player,), author="Ada"))
    assert isinstance(named, Refusal) and named.code == "not-knocked-out"
    assert room.now.bounties.heads[loser.player] == HALVES.cents
    plan = room.plan(1)
    stacks = {seat.player: seat for seat in plan.seats}
    lost, third = (
        stacks[loser.player],
        next(one for one in plan.seats if one.player not in {loser.player, winner.player}),
    )
    room.send(c.ReportHand(1, result_of(plan, {lost.number: 0, third.number: lost.stack + third.stack})))
    room.send(DeclineRebuy(loser.player))
    assert room.now.bounties.won == {third.player: 1_500}
    assert room.now.bounties.heads[third.player] == 2_500 + 1_000


def test_a_bounty_nobody_won_goes_with_the_next_pot_at_the_table() -> None:
    """MED-15: who gives up leaves his chip in the pot of the next hand; so does who is put out."""
    room = a_room(5, HALVES)
    out = room.now.floor.tables[1].chairs[0].player
    room.send(GivePenalty(player=out, step=Penalty.DISQUALIFICATION, reason="x", author="y", paid=False))
    assert [one.player for one in room.now.bounties.loose] == [out]
    plan = room.plan(1)
    winner, other = plan.seats[0], plan.seats[1]
    room.send(c.ReportHand(1, result_of(plan, {winner.number: winner.stack + 50, other.number: other.stack - 50})))
    assert room.now.bounties.won == {winner.player: 1_500}
    assert not room.now.bounties.loose
    assert not room.now.bounties.knock_outs, "nobody was knocked out"


def test_the_floor_says_who_it_was_where_the_report_does_not() -> None:
    """And the prizes wait for it."""
    room = a_room(3, HALVES)
    plan = room.plan(1)
    a, b, d = plan.seats
    room.send(c.ReportHand(1, result_of(plan, {a.number: 0, b.number: b.stack + 500, d.number: d.stack + 500})))
    assert [one.player for one in room.now.bounties.unnamed] == [a.player]
    plan = room.plan(1)
    first, second = plan.seats
    room.send(c.ReportHand(1, result_of(plan, {first.number: 0, second.number: first.stack + second.stack})))
    assert room.now.phase is Phase.PLAYED_OUT
    refused = room.ask(c.AwardPrizes())
    assert isinstance(refused, Refusal)
    assert refused.code == "bounty-unnamed"
    wrong = room.ask(NameKnockOut(player=a.player, by=(a.player,), author="Ada"))
    assert isinstance(wrong, Refusal)
    room.send(NameKnockOut(player=a.player, by=(b.player, d.player), author="Ada"))
    room.send(c.AwardPrizes())
    assert sum(room.now.bounties.won.values()) == 3 * HALVES.cents
    assert not room.now.bounties.heads


@pytest.mark.parametrize(
    ("bounty", "book", "code"),
    [
        (replace(FIXED, cents=9_000), "tda-2024", "bounty-unfit"),
        (replace(HALVES, unit_cents=700), "tda-2024", "bounty-unfit"),
        (replace(FIXED, from_players=3), "tda-2024", "bounty-unfit"),
        (replace(MYSTERY, envelopes=(9_000, 2_000)), "tda-2024", "bounty-unfit"),
        (MYSTERY, "mediterraneo-2026", "bounty-not-in-book"),
        (replace(FIXED, cents=1_000), "mediterraneo-2026", "bounty-not-in-book"),
    ],
)
def test_bounties_that_cannot_be_are_refused_when_the_event_is_opened(
    bounty: BountyTerms, book: str, code: str
) -> None:
    """By their sums, or by the book that lists what a bounty may be."""
    definition = replace(event(), money=MoneyTerms(shares=PrizeShares(bounty=bounty)))
    decided = decide(None, c.OpenEvent("x", definition, resolved(book)), NOON)
    assert isinstance(decided, Refusal)
    assert decided.code == code


def test_mystery_envelopes_are_drawn_once_each_and_all_of_them() -> None:
    """From five players on: four knock-outs and the winner draw five envelopes that hold everything that came in."""
    room = a_room(12, MYSTERY)
    room.play_out()
    drawn = [one for one in room.log if isinstance(one, EnvelopeDrawn)]
    assert sum(room.now.bounties.won.values()) == 12 * MYSTERY.cents
    assert len(drawn) >= 2
    assert drawn[-1].player == next(one.player for one in room.now.places if one.place == 1)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from((FIXED, HALVES, MYSTERY)), st.integers(0, 10_000), st.integers(2, 24), st.booleans())
def test_whatever_happens_bounties_in_are_bounties_paid(
    bounty: BountyTerms,
    seed: int,
    players: int,
    in_rounds: bool,  # noqa: FBT001 - drawn by Hypothesis
) -> None:
    """After every event, with players put out in between; at the end all of it has been won, and the log replays."""
    room = a_room(players, bounty, seed=seed)
    dice = Random(seed)
    for _ in range(600):
        if room.now.phase is Phase.PLAYING and dice.random() < 0.05:
            player = dice.choice(room.now.entries).player
            put_out = GivePenalty(player=player, step=Penalty.DISQUALIFICATION, reason="x", author="y", paid=False)
            if not isinstance(room.ask(put_out), Refusal):
                room.send(put_out)
        if room.now.phase is not Phase.PLAYING:
            break
        if in_rounds:
            room.play_round(with_pots)
        else:
            table = dice.choice(tables_to_play(room.now) or tuple(room.now.floor.tables))
            plan = room.plan(table) if table in tables_to_play(room.now) else None
            if plan is None:
                room.play_round(with_pots)
            else:
                room.send(c.ReportHand(table, with_pots(plan, dice)))
        recount(room.now)
    room.send(c.AwardPrizes())
    book = room.now.bounties
    assert sum(book.won.values()) == book.posted == players * bounty.cents
    assert not book.heads
    assert not book.loose
    assert balance_of(room.now.cage.ledger, BOUNTIES) == balance_of(room.now.cage.ledger, POOL) == 0
    assert fold(room.log) == room.now


def test_knock_outs_are_counted_without_bounties_too() -> None:
    """A league may want them, and a room likes to know."""
    room = Room(event(), seed=11)
    room.open(20)
    room.play_out()
    counted = room.now.bounties.knock_outs
    told = [one for one in room.log if isinstance(one, KnockOutCounted)]
    out = {place.player for place in room.now.places if place.place > 1}
    assert {one.player for one in told} == out and len(told) == len(out)
    assert sum(counted.values()) == sum(len(one.by) for one in told) > 0
    assert room.now.bounties.waiting == {} and room.now.bounties.posted == 0
