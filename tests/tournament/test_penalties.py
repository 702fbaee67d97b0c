"""The penalty book: what is missed, by whom, for how long; who is put out and who is paid."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.rounding import apportion
from shuffleup.projections.wall import wall
from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows
from shuffleup.rulebooks.policy.deal import MisdealRedeal
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.conduct import (
    ForfeitChips,
    GivePenalty,
    LiftPenalty,
    PenaltyGiven,
    PlayerRemoved,
    RedealHand,
    RetirePlayer,
)
from shuffleup.tournament.words.definition import Level, Shares
from shuffleup.tournament.words.entry import VoidEntry
from shuffleup.tournament.words.events import HandPlanned, PlayersPlaced
from shuffleup.tournament.words.state import EventState, Phase
from tests.tournament.room import Room, a_pot, amended, event, result_of

FLAT = (Level(25, 50, hands=500),)
BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


def a_room(players: int, *, book: str = "pslive", seats: int = 9, paid: int = 5) -> Room:
    """A room that plays flat blinds with equal prizes for so many places."""
    share = 10_000 // paid
    shares = (10_000 - share * (paid - 1),) + (share,) * (paid - 1)
    definition = event(seats=seats, levels=FLAT)
    definition = replace(definition, payouts=replace(definition.payouts, table=Shares(shares)))
    room = Room(definition, book=book, seed=3)
    room.open(players)
    return room


def penalty(player: str, step: Penalty = Penalty.ORBITS, **more: object) -> GivePenalty:
    """A penalty with a name and a reason."""
    return GivePenalty(player=player, step=step, reason="as told", author="Ada", **more)  # type: ignore[arg-type]


def refusal(room: Room, command: c.Command) -> Refusal:
    """Why a command is refused."""
    decided = room.ask(command)
    assert isinstance(decided, Refusal), decided
    return decided


def idle(room: Room, rounds: int = 1) -> None:
    """Hands in which no chip moves."""
    for _ in range(rounds):
        room.play_round(lambda plan, _dice: result_of(plan, {}))


def missing(plan: HandPlan) -> list[str]:
    """Who is dealt in and killed."""
    return [seat.player for seat in plan.seats if seat.attendance is Attendance.PENALISED]


def test_an_orbit_is_a_hand_for_each_player_and_stays_as_long_when_players_leave() -> None:
    """TDA 71-A, 71-C: two rounds at nine are 18 hands, blinds and antes are owed, and the next hand is the first."""
    room = a_room(9, book="tda-2024")
    room.send(penalty("p0001", orbits=2))
    assert hands_to_miss(room.now, "p0001") == 18
    plan = room.plan(1)
    loser, winner = [seat for seat in plan.seats if seat.player != "p0001"][:2]
    room.send(c.ReportHand(1, result_of(plan, {loser.number: 0, winner.number: loser.stack + winner.stack})))
    assert (room.now.floor.players, hands_to_miss(room.now, "p0001")) == (8, 17)
    payers = set()
    for _ in range(17):
        plan = room.plan(1)
        assert missing(plan) == ["p0001"]
        payers |= {plan.seats[posting.seat].player for posting in plan.postings}
        room.send(c.ReportHand(1, result_of(plan, {})))
    assert "p0001" in payers
    assert missing(room.plan(1)) == []


@pytest.mark.parametrize(("book", "left"), [("pslive", 15), ("figp-2012", 15), ("tda-2024", None)])
def test_whether_the_hand_in_progress_counts_is_for_the_book_or_else_for_the_floor(book: str, left: int | None) -> None:
    """PSLive 52c and FIGP 87c count it; TDA says nothing."""
    room = a_room(8, book=book)
    room.plan(1)
    step = Penalty.HANDS_OR_ORBITS if book == "figp-2012" else Penalty.ORBITS
    if left is None:
        assert refusal(room, penalty("p0002", step, orbits=2)).code == "this-hand-open"
        room.send(penalty("p0002", step, orbits=2, this_hand=False))
        assert hands_to_miss(room.now, "p0002") == 16
    else:
        assert refusal(room, penalty("p0002", step, orbits=2, this_hand=False)).code == "against-the-book"
        room.send(penalty("p0002", step, orbits=2))
        assert hands_to_miss(room.now, "p0002") == left
        room.send(penalty("p0002", Penalty.HANDS, hands=1))
        assert hands_to_miss(room.now, "p0002") == left + 1, "no hand counts for two penalties"


def test_a_penalty_goes_with_the_player_to_another_table_and_over_the_night() -> None:
    """PSLive 52d, FIGP 89: 16 hands, 5 served, 11 left."""
    room = a_room(16)
    assert {len(table.chairs) for table in room.now.floor.tables.values()} == {8}
    player = room.now.floor.tables[1].chairs[0].player
    room.send(penalty(player, orbits=2))
    idle(room, 5)
    assert hands_to_miss(room.now, player) == 11
    room.send(c.MovePlayer(player, 2, 9, "the case", "Ada"))
    assert hands_to_miss(room.now, player) == 11
    idle(room)
    assert hands_to_miss(room.now, player) == 10
    day = replace(room.now.day, number=2)
    later = replace(room.now, clock=replace(room.now.clock, schedule=replace(room.now.schedule, day=day)))
    assert hands_to_miss(later, player) == 10


def test_where_the_book_names_what_a_penalty_follows_the_rest_ends_it() -> None:
    """A house that lets penalties follow over days only: a new table ends this one."""
    room = amended(a_room(16), "conduct", penalty_follows=(PenaltyFollows.DAY,))
    player = room.now.floor.tables[1].chairs[0].player
    room.send(penalty(player, Penalty.HANDS, hands=4))
    idle(room)
    assert hands_to_miss(room.now, player) == 3
    room.send(c.MovePlayer(player, 2, 9, "the case", "Ada"))
    idle(room)
    assert hands_to_miss(room.now, player) == 0
    plans = [one.plan for one in room.log if isinstance(one, HandPlanned)]
    assert all(player not in missing(plan) for plan in plans[-2:])


@pytest.mark.parametrize(("again", "left"), [(MisdealRedeal.EXACT_REPLAY, 2), (MisdealRedeal.RESHUFFLE_CUT, 1)])
def test_a_misdeal_and_its_redeal_are_one_missed_hand_where_the_hand_is_replayed(
    again: MisdealRedeal, left: int
) -> None:
    """TDA 35-C, and every book that follows it; a house may deal another hand."""
    room = amended(a_room(6), "deal", misdeal_redeal=again)
    room.send(penalty("p0001", Penalty.HANDS, hands=3))
    plan = room.plan(1)
    assert missing(plan) == ["p0001"]
    room.send(RedealHand(table=1, reason="two cards exposed", author="Ada"))
    assert hands_to_miss(room.now, "p0001") == left
    room.send(c.ReportHand(1, result_of(plan, {})))
    assert hands_to_miss(room.now, "p0001") == left
    assert refusal(room, RedealHand(table=1, reason="x", author="Ada")).code == "no-hand"


def test_elimination_pays_the_place_and_disqualification_does_not() -> None:
    """PSLive 52e and f: 7 left, 10 paid. Chips leave play, the buy-in stays, and the pool is paid to the cent."""
    for step, is_paid in ((Penalty.ELIMINATION, True), (Penalty.DISQUALIFICATION, False)):
        room = a_room(12, paid=10, seats=6)
        while room.now.floor.players > 7 and room.now.phase is Phase.PLAYING:
            room.play_round()
        issued = room.now.chips.in_play
        table = next(iter(room.now.floor.tables.values()))
        chair = table.chairs[0]
        place = room.now.floor.players
        events = room.send(penalty(chair.player, step))
        assert any(isinstance(one, PlayerRemoved) and one.stack == chair.stack for one in events)
        assert room.now.chips.in_play == issued - chair.stack == recount(room.now)
        assert next(one.place for one in room.now.places if one.player == chair.player) == place
        room.play_out()
        awards = {one.player: one for one in room.now.prizes.awards}
        assert sum(one.cents for one in awards.values()) == room.now.prizes.pool_cents
        if is_paid:
            assert awards[chair.player].cents == room.now.prizes.ladder[place - 1]
        else:
            assert chair.player not in awards
            assert (
                awards[next(one.player for one in room.now.places if one.place == 1)].cents > room.now.prizes.ladder[0]
            )


def test_who_is_put_out_in_a_hand_leaves_when_it_is_over_and_misses_no_more() -> None:
    """Nobody is taken out of a hand in progress; the hand itself is for the dealer to kill."""
    room = a_room(4, seats=6)
    plan = room.plan(1)
    player = plan.seats[1].player
    events = room.send(penalty(player, Penalty.DISQUALIFICATION))
    assert [type(one) for one in events] == [PenaltyGiven]
    assert table_of(room.now, player) is not None
    after = room.send(c.ReportHand(1, result_of(plan, {})))
    assert [type(one) for one in after if isinstance(one, PlayerRemoved | PlayersPlaced)] == [
        PlayerRemoved,
        PlayersPlaced,
    ]
    assert table_of(room.now, player) is None
    assert [one.place for one in room.now.places] == [4]


def test_the_last_but_one_disqualified_ends_the_event() -> None:
    """The other has won, and the pool is his as far as nobody else is paid."""
    room = a_room(2, paid=2)
    room.send(penalty("p0002", Penalty.DISQUALIFICATION))
    assert room.now.phase is Phase.PLAYED_OUT
    room.send(c.AwardPrizes())
    assert [(one.player, one.cents) for one in room.now.prizes.awards] == [("p0001", room.now.prizes.pool_cents)]


def test_what_the_floor_gets_wrong_is_told() -> None:
    """One code each, and the state is left alone."""
    room = a_room(6, book="tda-2024")
    before = room.now
    assert refusal(room, penalty("nobody", Penalty.WARNING)).code == "unknown-player"
    assert (
        refusal(room, GivePenalty(player="p0001", step=Penalty.WARNING, reason="", author="")).code == "reason-missing"
    )
    out = refusal(room, penalty("p0001", Penalty.ELIMINATION))
    assert (out.code, out.rule) == ("not-in-scale", "tda-2024 71")
    assert refusal(room, penalty("p0001", Penalty.ORBITS)).code == "no-size"
    assert refusal(room, penalty("p0001", Penalty.WARNING, hands=1)).code == "no-size"
    assert refusal(room, penalty("p0001", Penalty.HANDS, hands=-2)).code == "no-size"
    assert refusal(room, penalty("p0001", Penalty.DISQUALIFICATION)).code == "prize-open"
    assert refusal(room, penalty("p0001", Penalty.HAND_VOID, override="as agreed")).code == "no-hand"
    assert refusal(room, LiftPenalty(sanction=1, reason="x", author="y")).code == "nothing-to-lift"
    assert refusal(room, ForfeitChips(player="p0001", chips=10**9, reason="x", author="y")).code == "too-many-chips"
    assert refusal(room, ForfeitChips(player="p0001", chips=1, reason="x", author="y")).code == "chips-not-payable"
    assert room.now is before


def test_a_lifted_penalty_is_over_and_stays_in_the_book() -> None:
    """The history remains; what was left is remitted."""
    room = a_room(6)
    room.send(penalty("p0001", orbits=1))
    room.send(LiftPenalty(sanction=1, reason="mistaken identity", author="Ada"))
    assert hands_to_miss(room.now, "p0001") == 0
    assert len(room.now.conduct.sanctions) == 1


def test_halving_a_stack_takes_at_most_half_of_it_out_of_play() -> None:
    """FIGP 70: up to half the stack; the chips leave the event."""
    room = a_room(6, book="figp-2012")
    stack = room.now.floor.tables[1].chairs[0].stack
    player = room.now.floor.tables[1].chairs[0].player
    over = refusal(room, ForfeitChips(player=player, chips=stack // 2 + 25, reason="x", author="y"))
    assert (over.code, over.rule) == ("too-many-chips", "figp-2012 70")
    room.send(ForfeitChips(player=player, chips=stack // 2, reason="carried away", author="Ada"))
    assert room.now.chips.removed == stack // 2
    assert recount(room.now) == 6 * stack - stack // 2


def test_a_prize_that_is_not_paid_goes_to_the_better_places_in_proportion() -> None:
    """Exact to the cent, at once and on every screen, and nothing goes to those below; then the next one's does so."""
    plain = event(seats=9, levels=FLAT)
    shares = Shares((5_000, 3_000, 1_010, 990))
    definition = replace(plain, payouts=replace(plain.payouts, table=shares))
    room = Room(definition, book="pslive", seed=3)
    room.open(6)
    pool = room.now.prizes.pool_cents
    first, second, third, fourth = room.now.prizes.ladder
    for player in ("p0001", "p0002", "p0003"):
        room.send(RetirePlayer(player=player, author="Ada"))
    room.send(penalty("p0004", Penalty.DISQUALIFICATION))
    more = apportion(third, [first, second])
    chart = wall(room.now).prizes.chart
    assert [row.prize_cents for row in chart.rows] == [first + more[0], second + more[1], 0, fourth]
    assert chart.next_prize_cents == second + more[1]
    assert {one.player: one.prize_cents for one in wall(room.now).out if one.place <= 4} == {
        "p0003": fourth,
        "p0004": 0,
    }
    room.send(penalty("p0005", Penalty.DISQUALIFICATION))
    room.send(c.AwardPrizes())
    assert {one.player: one.cents for one in room.now.prizes.awards} == {"p0006": pool - fourth, "p0003": fourth}


STEPS = st.sampled_from(list(Penalty))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(BOOKS), st.integers(0, 10_000), st.integers(5, 20))
def test_whatever_is_penalised_chips_places_and_prizes_stay_whole(book: str, seed: int, players: int) -> None:
    """Chips are conserved after every event, places are a permutation, the pool is paid, the log replays."""
    room = a_room(players, book=book, seats=6, paid=3)
    dice = Random(seed)

    def whole(_event: object, state: EventState) -> None:
        recount(state)
        assert len({place.player for place in state.places}) == len(state.places)
        assert all(one.left >= 0 for one in state.conduct.sanctions)

    room.each = whole
    for _ in range(400):
        if room.now.phase is Phase.PLAYING:
            _some_conduct(room, dice)
        if room.now.phase is not Phase.PLAYING:
            break
        room.at += 1_000_000
        room.send(c.StartRound())
        for table in tables_to_play(room.now):
            plan = room.plan(table)
            if dice.random() < 0.2:
                _some_conduct(room, dice)
            room.send(c.ReportHand(table, a_pot(plan, dice)))
        room.send(c.CloseRound())
    assert room.now.phase is Phase.PLAYED_OUT
    room.send(c.AwardPrizes())
    assert sum(one.cents for one in room.now.prizes.awards) == room.now.prizes.pool_cents
    assert sorted(place.place for place in room.now.places) == sorted(
        _expected_places(tuple(place.place for place in room.now.places))
    )
    assert len(room.now.places) == players == len({place.player for place in room.now.places})
    assert fold(room.log) == room.now


def _expected_places(places: tuple[int, ...]) -> list[int]:
    """With ties: after ``n`` players of one place the next is ``n`` further down."""
    expected: list[int] = []
    for place in sorted(places):
        expected.append(expected[-1] if expected and place == expected[-1] else len(expected) + 1)
    return expected


def _some_conduct(room: Room, dice: Random) -> None:
    """Something that the floor may decide about somebody, refused or not."""
    player = f"p{dice.randint(1, 20):04}"
    step = dice.choice(list(Penalty)) if dice.random() < 0.15 else dice.choice((Penalty.HANDS, Penalty.ORBITS))
    hands, orbits = dice.choice(((dice.randint(0, 6), 0), (0, dice.randint(0, 2))))
    sized = step in {Penalty.HANDS, Penalty.ORBITS, Penalty.HANDS_OR_ORBITS}
    command: c.Command = penalty(
        player,
        step,
        hands=hands if sized else 0,
        orbits=orbits if sized else 0,
        this_hand=dice.choice((None, True, False)),
        paid=dice.choice((None, True, False)),
        override=dice.choice(("", "the house says so")),
    )
    if dice.random() < 0.2:
        command = dice.choice(
            (
                LiftPenalty(sanction=dice.randint(1, 9), reason="x", author="y"),
                ForfeitChips(player=player, chips=25 * dice.randint(1, 40), reason="x", author="y"),
                RedealHand(table=dice.randint(1, 3), reason="x", author="y"),
            )
        )
    decided = room.ask(command)
    if not isinstance(decided, Refusal):
        room.send(command)


@pytest.mark.parametrize(
    ("book", "code", "rule"),
    [
        ("pslive", "price-forfeited", "pslive 52f"),
        ("figp-2012", "price-forfeited", "figp-2012 87e"),
        ("tda-2024", "", ""),
    ],
)
def test_whoever_is_put_out_before_his_first_hand_has_his_price_back_only_where_the_book_is_silent(
    book: str, code: str, rule: str
) -> None:
    """The price of an entry that nobody has played with is given back, but not to a player who was disqualified."""
    room = Room(event(), book=book)
    room.send(c.Register(("p0001", "p0002", "p0003")))
    ban = penalty("p0002", Penalty.EVENT_BAN, override="he was banned at the door")
    room.send(ban)
    voided = room.ask(VoidEntry(entry=2, reason="he asks for it", author="Ada"))
    if code:
        assert isinstance(voided, Refusal) and (voided.code, str(voided.rule)) == (code, rule)
    else:
        assert not isinstance(voided, Refusal)
    other = room.ask(VoidEntry(entry=3, reason="he asks for it", author="Ada"))
    assert not isinstance(other, Refusal), "everybody else has it back"
