"""Who finished where, and what each place is paid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal, note
from shuffleup.maths.payout_curve import CurveTerms, curve_ladder
from shuffleup.maths.rounding import apportion
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.event import TieAtTable
from shuffleup.tournament.decide.opening import settled_procedure
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.facts.prizes import awards_of, prize_ladder
from shuffleup.tournament.facts.standing import places_below, ranked_busts
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import (
    Closing,
    Column,
    Columns,
    Curve,
    FixedPrizes,
    Level,
    PayoutPlan,
    PrizeTable,
    Seats,
    Shares,
)
from shuffleup.tournament.words.entry import CloseRegistration, Entry
from shuffleup.tournament.words.prizes import SetPayouts
from shuffleup.tournament.words.state import Bust, Phase, Place
from shuffleup.tournament.words.terms import Admission, MoneyTerms
from tests.tournament.offers import until
from tests.tournament.room import NOON, SECOND, Room, a_pot, a_small_pot, event

BOOKS = ("tda-2024", "pslive", "figp-2012")


def places(book: str, left: int, *busts: Bust) -> dict[str, tuple[int, int]]:
    """Each player's place and by how many it is shared."""
    groups = ranked_busts(busts, settled_procedure(resolved(book), 9))
    return {place.player: (place.place, place.shared_by) for place in places_below(left, groups, NOON)}


@pytest.mark.parametrize("book", BOOKS)
def test_at_one_table_more_chips_at_the_start_place_higher(book: str) -> None:
    busts = Bust("a", 1, 7, 500), Bust("b", 1, 7, 900), Bust("c", 1, 7, 500)
    assert places(book, 10, *busts) == {"b": (11, 1), "a": (12, 2), "c": (12, 2)}


def test_at_several_tables_all_share_under_tda() -> None:
    """RP-8 A does not ask at which table a player bust."""
    busts = Bust("a", 1, 7, 500), Bust("b", 1, 7, 900), Bust("c", 2, 8, 100)
    assert places("tda-2024", 49, *busts) == {"a": (50, 3), "b": (50, 3), "c": (50, 3)}


@pytest.mark.parametrize("book", ["pslive", "figp-2012"])
def test_at_several_tables_the_best_of_each_share_elsewhere(book: str) -> None:
    """PSLive 23 b and c, FIGP 60 b and c: one place across tables, and by chips within a table."""
    busts = Bust("a", 1, 7, 500), Bust("b", 1, 7, 900), Bust("c", 2, 8, 100)
    assert places(book, 49, *busts) == {"b": (50, 2), "c": (50, 2), "a": (52, 1)}


def test_three_out_on_the_bubble_share_the_last_prize() -> None:
    """rp-8-in1: 52 left, 50 paid, three bust in one hand: a third of the 50th prize each."""
    shared = [Place(player, 50, 3, NOON) for player in "abc"]
    entries = [Entry(number, player, 0, 0) for number, player in enumerate("cab", start=1)]
    prizes = (1_000,) * 49 + (100,)
    paid = {award.player: award.cents for award in awards_of(shared, prizes, entries)}
    assert paid == {"c": 34, "a": 33, "b": 33}, "the odd cent goes to the lowest entry number"


def test_ties_pool_the_prizes_of_as_many_places() -> None:
    both = [Place("a", 2, 2, NOON), Place("b", 2, 2, NOON)]
    entries = [Entry(1, "a", 0, 0), Entry(2, "b", 0, 0)]
    assert [award.cents for award in awards_of(both, (900, 501, 300), entries)] == [401, 400]


@given(st.integers(0, 10**9), st.lists(st.integers(0, 10**6), min_size=1, max_size=60).filter(any))
def test_divided_exactly_and_in_proportion(amount: int, weights: list[int]) -> None:
    parts = apportion(amount, weights)
    total = sum(weights)
    assert sum(parts) == amount
    for part, weight in zip(parts, weights, strict=True):
        assert abs(part * total - amount * weight) < total, "nobody is more than one unit off his share"


def falling(weights: list[int]) -> tuple[int, ...]:
    """Shares of 10,000 in proportion to weights, from the first place down, each above 0."""
    return apportion(10_000, sorted(weights, reverse=True))


SHARES = st.lists(st.integers(20, 500), min_size=1, max_size=20).map(falling)
COLUMNS = st.lists(st.tuples(st.integers(1, 100), SHARES), min_size=1, max_size=4).map(
    lambda parts: Columns(
        tuple([Column(sum([wide for wide, _ in parts[: at + 1]]), parts[at][1]) for at in range(len(parts))])
    )
)
TABLES = st.one_of(
    st.builds(Curve, st.integers(1, 200)),
    st.builds(Curve, st.just(0), st.integers(100, 4_000)),
    SHARES.map(Shares),
    COLUMNS,
    st.builds(Seats, st.integers(1, 10**6)),
)


@given(TABLES, st.integers(1, 10**9), st.integers(2, 300), st.sampled_from((1, 100, 500, 1_000)), st.integers(0, 5_000))
def test_every_ladder_sums_and_never_rises(
    table: PrizeTable, pool: int, players: int, rounding: int, min_cash: int
) -> None:
    made = prize_ladder(PayoutPlan(table, rounding, min_cash), pool, players, players + 7)
    if isinstance(made, Refusal):
        assert made.code == "min-cash-too-high"
        return
    prizes = made.prizes_cents
    assert sum(prizes) == pool
    assert list(prizes) == sorted(prizes, reverse=True)
    assert len(prizes) <= players
    if isinstance(table, Seats):
        return
    assert all(prize % rounding == 0 for prize in prizes[1:])
    assert min(prizes) >= min_cash or len(prizes) == 1


def prizes(plan: PayoutPlan, pool: int, players: int, entries: int = 0) -> tuple[int, ...]:
    """The ladder; a refusal fails the test."""
    made = prize_ladder(plan, pool, players, entries)
    assert not isinstance(made, Refusal), made
    return made.prizes_cents


def test_known_ladders() -> None:
    assert prizes(PayoutPlan(Shares((5_000, 3_000, 2_000))), 10_001, 9) == (5_001, 3_000, 2_000)
    assert prizes(PayoutPlan(Shares((5_000, 3_000, 2_000))), 10_000, 2) == (6_250, 3_750)
    assert prizes(PayoutPlan(Shares((9_000, 1_000)), 1, 2_000), 10_000, 9) == (8_000, 2_000)
    assert prizes(PayoutPlan(Curve(5)), 0, 9) == ()


def test_the_curve_is_that_of_the_payouts_command() -> None:
    """One engine: tiers and prizes that read well, as many places as the entries deserve."""
    own = curve_ladder(10_000_000, CurveTerms(places=15, least_cents=15_000, unit_cents=500))
    assert prizes(PayoutPlan(Curve(), 500, 15_000), 10_000_000, 80, 100) == own, (
        "15 % of the entries, not of the players"
    )
    assert len(prizes(PayoutPlan(Curve()), 10_000_000, 3, 100)) == 3, "never more places than players"


def test_the_column_goes_by_entries_and_says_what_is_derived() -> None:
    two = Columns((Column(30, (6_000, 4_000)), Column(60, (5_000, 3_000, 2_000), (3,))), "house 7")
    small, large = prize_ladder(PayoutPlan(two), 10_000, 30), prize_ladder(PayoutPlan(two), 10_000, 30, 31)
    beyond = prize_ladder(PayoutPlan(two), 10_000, 30, 500)
    assert not isinstance(small, Refusal) and not isinstance(large, Refusal) and not isinstance(beyond, Refusal)
    assert (small.prizes_cents, small.derived) == ((6_000, 4_000), ())
    assert (large.prizes_cents, large.derived) == ((5_000, 3_000, 2_000), (3,))
    assert (beyond.prizes_cents, beyond.derived) == (large.prizes_cents, large.derived)
    derived = note("place-is-derived", place=3)
    assert (small.cautions, large.cautions) == ((), (derived,))
    assert beyond.cautions == (note("beyond-last-column", last=60, entries=500), derived)
    two_left = prize_ladder(PayoutPlan(two), 10_000, 2, 60)
    assert not isinstance(two_left, Refusal) and two_left.derived == (), "a place that is not paid is not derived"


def test_a_satellite_pays_whole_seats_and_the_rest_to_the_next_place() -> None:
    seats = PayoutPlan(Seats(30_000))
    assert prizes(seats, 100_000, 20) == (30_000, 30_000, 30_000, 10_000)
    assert prizes(seats, 90_000, 20) == (30_000, 30_000, 30_000)
    assert prizes(seats, 100_000, 2) == (70_000, 30_000), "everybody has a seat, and the first what is over"
    assert prizes(seats, 20_000, 9) == (20_000,), "not enough for one seat"


def test_fixed_prizes_must_be_the_pool() -> None:
    room = Room(event(payouts=PayoutPlan(FixedPrizes((10_000, 5_000)))))
    room.send(c.Register(("a", "b", "c", "d")))
    room.send(c.DrawSeats())
    refused = room.ask(c.StartEvent())
    assert isinstance(refused, Refusal) and refused.code == "prizes-do-not-sum"
    assert (refused.fact("prizes_cents"), refused.fact("pool_cents")) == (15_000, 20_000)


def test_a_satellite_ends_with_several_winners_who_share() -> None:
    room = Room(event(payouts=PayoutPlan(Shares((2_500,) * 4)), closing=Closing(players_left=4)), seed=2)
    room.open(20)
    room.play_out()
    winners = [award for award in room.now.prizes.awards if award.place == 1]
    assert len(winners) + sum(award.place > 1 for award in room.now.prizes.awards) >= 4
    assert sum(award.cents for award in room.now.prizes.awards) == 100_000
    assert len({award.cents for award in winners}) == 1


def test_play_can_end_with_a_level_and_be_placed_by_chips() -> None:
    levels = (Level(10, 20, minutes=4), Level(20, 40, minutes=4), Level(40, 80, minutes=4))
    room = Room(event(levels=levels, closing=Closing(end_of_level=2), seconds_per_hand=60), seed=4)
    room.open(9)
    room.play_out(a_small_pot)
    state = room.now
    assert state.phase is Phase.FINISHED and state.clock.number == 2
    assert room.at - NOON == 8 * 60 * SECOND
    last = [place for place in state.places if place.chips]
    assert [place.chips for place in last] == sorted((place.chips for place in last), reverse=True)
    assert last[0].place == 1 and sum(place.chips for place in last) == 9_000


def test_prizes_wait_for_the_end() -> None:
    room = Room(event())
    room.open(9)
    refused = decide(room.now, c.AwardPrizes(), NOON)
    assert isinstance(refused, Refusal) and refused.code == "not-played-out"


def test_a_house_may_let_all_share_that_bust_in_one_hand_at_one_table() -> None:
    settled = settled_procedure(resolved("pslive"), 9)
    sharing = replace(settled, tie_at_table=TieAtTable.SAME_PLACE)
    busts = Bust("a", 1, 7, 500), Bust("b", 1, 7, 900), Bust("c", 2, 8, 100)
    assert [[bust.player for bust in group] for group in ranked_busts(busts[:2], settled)] == [["b"], ["a"]]
    assert [[bust.player for bust in group] for group in ranked_busts(busts[:2], sharing)] == [["a", "b"]]
    assert [[bust.player for bust in group] for group in ranked_busts(busts, sharing)] == [["a", "b", "c"]]


def test_prizes_that_do_not_sum_are_set_right_after_the_last_hand() -> None:
    """A division that does not fit its pool leaves it open; without another one nobody could ever be paid."""
    money = MoneyTerms(admission=Admission(late=until(1)))
    room = Room(replace(event(payouts=PayoutPlan(FixedPrizes((40_000, 30_000)))), money=money))
    room.open(5)
    while room.now.phase is Phase.PLAYING:
        room.play_round(a_pot)
    assert room.now.phase is Phase.PLAYED_OUT and room.now.cage.closed_at is None
    room.send(SetPayouts(PayoutPlan(Shares((6_000, 4_000))), "five came, not fourteen", "Ada"))
    room.send(CloseRegistration(reason="play is over", author="Ada"))
    room.send(c.AwardPrizes())
    assert [award.cents for award in room.now.prizes.awards] == [15_000, 10_000]
    answer = room.ask(SetPayouts(PayoutPlan(Shares((10_000,))), "too late", "Ada"))
    assert isinstance(answer, Refusal) and answer.code == "play-over"
