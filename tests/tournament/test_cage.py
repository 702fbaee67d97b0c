"""The cage: who is sold an entry at what price, and how he is seated."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections import ledger as report
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words import commands
from shuffleup.tournament.words import entry as e
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.entry import CloseRegistration, RecordCheck, SellEntry, SurrenderStack
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import AccountKind, Payment, PayRefund
from shuffleup.tournament.words.terms import Admission, PrizeShares
from tests.tournament.cage_desk import (
    MINUTE,
    PRICE,
    account,
    announced,
    bust,
    drawer,
    paid,
    refused,
    running,
    sell,
)
from tests.tournament.offers import a_price, until
from tests.tournament.room import NOON, Room, result_of


def test_an_entry_fills_drawer_pool_and_fees() -> None:
    room = Room(announced(shares=PrizeShares(buy_ins=8_000, organisation=500)))
    room.send(sell("Anna"))
    state = room.now
    assert drawer(state) == 6_000
    assert account(state, AccountKind.POOL) == 4_000
    assert account(state, AccountKind.ORGANISATION) == 250
    assert account(state, AccountKind.HOUSE) == 750
    assert account(state, AccountKind.FEES) == 1_000
    assert report.ledger(state).closes


@pytest.mark.parametrize(
    ("payments", "code"),
    [
        ((), "wrong-amount"),
        (paid(5_999), "wrong-amount"),
        (paid(6_000) + paid(1), "wrong-amount"),
        ((*paid(7_000), Payment(method="cash", cents=-1_000, cashier="Ada")), "wrong-amount"),
        (paid(method="shells"), "unknown-method"),
        (paid(cashier=" "), "no-cashier"),
        ((Payment(method="transfer", cents=PRICE, cashier="Ada", reference="Main Event, Alicante"),), "payer-missing"),
    ],
)
def test_a_payment_that_is_not_the_price_is_refused(payments: tuple[Payment, ...], code: str) -> None:
    room = Room(announced())
    assert refused(room, SellEntry(player="Anna", payments=payments)).code == code
    assert not room.now.entries


def test_a_price_may_be_paid_in_several_ways() -> None:
    room = Room(announced())
    room.send(SellEntry(player="Anna", payments=paid(2_000) + paid(4_000, method="card", cashier="Bea")))
    lines = report.ledger(room.now).drawers
    assert [(line.cashier, line.method, line.cents) for line in lines] == [
        ("Ada", "cash", 2_000),
        ("Bea", "card", 4_000),
    ]


def test_early_and_late_prices_are_kept_with_the_entry() -> None:
    early = a_price(name="early", cents=4_000, fee=1_000, until=NOON - 5)
    late = a_price(name="late", cents=5_000, fee=2_000, from_level=2)
    definition = announced()
    room = Room(replace(definition, money=replace(definition.money, offers=(early, late))))
    room.at = NOON - 10
    room.send(sell("Anna", 5_000))
    room.at = NOON
    assert refused(room, sell("Bruno", 5_000)).fact("due_cents") == 6_000
    room.send(sell("Bruno"))
    room.send(commands.DrawSeats())
    room.send(commands.StartEvent())
    room.at += 20 * MINUTE
    room.send(sell("Carla", 7_000))
    assert [(one.price, one.buy_in_cents, one.fee_cents) for one in room.now.entries] == [
        ("early", 4_000, 1_000),
        ("", 5_000, 1_000),
        ("late", 5_000, 2_000),
    ]
    assert pool_cents(room.now) == 14_000


def test_a_check_that_is_missing_or_failed_blocks_the_entry_and_is_on_file() -> None:
    room = Room(announced(Admission(checks=("age", "banned-register"))))
    assert refused(room, sell("Anna")).fact("check") == "age"
    assert refused(room, commands.Register(("Anna",))).code == "check-missing"
    room.send(RecordCheck(player="Anna", kind="age", passed=True, author="Ada", source="passport"))
    room.send(RecordCheck(player="Anna", kind="banned-register", passed=False, author="Ada"))
    assert refused(room, sell("Anna")).code == "check-failed"
    room.send(RecordCheck(player="Anna", kind="banned-register", passed=True, author="Ada", source="asked again"))
    room.send(sell("Anna"))
    assert [check.passed for check in room.now.cage.checks] == [True, False, True]


def test_nobody_enters_twice_before_the_seats_are_drawn() -> None:
    room = Room(announced())
    room.send(sell("Anna"))
    assert refused(room, sell("Anna")).code == "already-entered"
    assert refused(room, sell(" ")).code == "nobody-named"


def test_a_late_entry_gets_a_full_stack_and_a_drawn_seat_until_the_level_ends() -> None:
    room = running(6)
    room.at += 40 * MINUTE - 1
    sold = room.send(sell("late"))
    seated = sold[-1]
    assert isinstance(seated, e.PlayerSeated)
    assert (seated.stack, seated.rule, seated.draw is not None) == (1_000, "tda-2024 8", True)
    assert recount(room.now) == 7_000
    room.at += 1
    refusal = refused(room, sell("too late"))
    assert (refusal.code, refusal.fact("last_level")) == ("registration-closed", 2)


def test_the_floor_may_sell_after_the_last_level_with_a_name_and_a_reason_until_the_pool_is_settled() -> None:
    room = running(6)
    room.at += 40 * MINUTE
    assert refused(room, sell("late", override="was in the queue")).code == "reason-missing"
    room.send(sell("late", override="was in the queue", author="Dora"))
    room.send(CloseRegistration(reason="last call is over", author="Dora"))
    assert refused(room, sell("later", override="was in the queue", author="Dora")).code == "registration-closed"
    assert room.now.prizes.pool_cents == 7 * 5_000


def test_late_entries_keep_tables_even_and_open_a_table_when_all_are_full() -> None:
    room = Room(announced(seats=3))
    room.open(5)
    room.send(sell("sixth"))
    assert [len(table.chairs) for table in room.now.floor.tables.values()] == [3, 3]
    opened = room.send(sell("seventh"))
    assert isinstance(opened[1], e.TableOpened)
    assert [len(table.chairs) for table in room.now.floor.tables.values()] == [3, 3, 1]
    room.play_round()
    assert all(len(table.chairs) > 1 for table in room.now.floor.tables.values())


@pytest.mark.parametrize("book", ["tda-2024", "mediterraneo-2026"])
def test_anybody_can_draw_a_late_seat_again(book: str) -> None:
    room = Room(announced(seats=3), book=book)
    room.open(5)
    room.send(sell("sixth"))
    room.send(sell("seventh"))
    state = None
    again = []
    for happened in room.log:
        if isinstance(happened, e.PlayerSeated | e.TableOpened):
            assert state is not None
            again.append(type(happened))
            assert drawn_again(state, happened) == happened
        state = evolve(state, happened)
    assert again == [e.PlayerSeated, e.TableOpened, e.PlayerSeated]


def test_late_seats_follow_the_order_of_arrival_where_the_book_says_so() -> None:
    room = Room(announced(seats=3), book="mediterraneo-2026")
    room.open(4)
    seats = [room.send(sell(player))[-1] for player in ("fifth", "sixth")]
    taken = [(one.table, one.chair, one.draw) for one in seats if isinstance(one, e.PlayerSeated)]
    assert taken == [(1, 3, None), (2, 3, None)]


def test_a_player_who_is_out_enters_again_and_gives_his_place_up() -> None:
    room = running(5)
    bust(room, 1, "p0001")
    bust(room, 1, "p0002")
    bust(room, 1, "p0003")
    assert {place.player: place.place for place in room.now.places} == {"p0001": 5, "p0002": 4, "p0003": 3}
    room.send(sell("p0002"))
    assert {place.player: place.place for place in room.now.places} == {"p0001": 5, "p0003": 4}
    room.send(sell("new"))
    assert {place.player: place.place for place in room.now.places} == {"p0001": 6, "p0003": 5}
    again = room.now.entries[-2]
    assert (again.number, again.player, again.re_entry) == (6, "p0002", True)


@pytest.mark.parametrize(("most", "accepted"), [(0, 0), (1, 1), (2, 2), (None, 3)])
def test_re_entries_are_limited_as_announced(most: int | None, accepted: int) -> None:
    room = running(6, admission=Admission(late=until(2), re_entries=most))
    done = 0
    for _ in range(3):
        bust(room, 1, "p0001")
        answer = room.ask(sell("p0001"))
        if isinstance(answer, Refusal):
            assert (answer.code, answer.fact("limit")) == ("re-entries-used-up", most)
            break
        room.send(sell("p0001"))
        done += 1
    assert done == accepted


def test_nobody_in_play_enters_again_unless_he_gives_his_chips_up() -> None:
    room = running(4)
    assert refused(room, sell("p0001")).code == "already-entered"
    before = room.now.chips.in_play
    events = room.send(SurrenderStack(player="p0001", payments=paid(), author="Dora"))
    assert [type(event) for event in events] == [e.StackSurrendered, e.EntrySold, e.PlayerSeated]
    assert room.now.chips.removed == 1_000
    assert recount(room.now) == before
    assert not room.now.places


def test_chips_are_given_up_between_hands_and_where_it_was_announced() -> None:
    room = running(4, admission=Admission(late=until(2), re_entries=None))
    assert refused(room, SurrenderStack(player="p0001", payments=paid())).code == "no-surrender"
    room = running(4)
    room.plan(1)
    assert refused(room, SurrenderStack(player="p0001", payments=paid())).code == "hand-in-progress"


def test_alternates_wait_with_a_number_and_take_the_next_free_seat_in_order() -> None:
    room = Room(announced(Admission(late=until(2), cap=3, alternates=2)))
    room.open(3)
    room.send(sell("first"))
    room.send(sell("second"))
    assert [(one.ticket, one.player) for one in room.now.cage.waiting] == [(1, "first"), (2, "second")]
    assert account(room.now, AccountKind.DEPOSITS, "first") == PRICE
    assert pool_cents(room.now) == 3 * 5_000
    assert refused(room, sell("third")).code == "event-full"
    assert refused(room, sell("first")).code == "already-waiting"
    bust(room, 1, "p0001")
    assert [one.player for one in room.now.cage.waiting] == ["second"]
    assert {chair.player for chair in room.now.floor.tables[1].chairs} == {"p0002", "p0003", "first"}
    assert pool_cents(room.now) == 4 * 5_000
    assert [(place.player, place.place) for place in room.now.places] == [("p0001", 4)]


def test_alternates_without_a_seat_get_their_money_back_when_registration_closes() -> None:
    room = Room(announced(Admission(late=until(2), cap=3, alternates=None)))
    room.open(3)
    room.send(sell("waits"))
    room.send(CloseRegistration(reason="time", author="Dora"))
    assert room.now.prizes.pool_cents == 15_000
    assert account(room.now, AccountKind.REFUNDS, "waits") == PRICE
    assert refused(room, PayRefund(player="waits", payments=paid(PRICE + 1))).code == "wrong-amount"
    room.send(PayRefund(player="waits", payments=paid()))
    assert drawer(room.now) == 0
    assert refused(room, PayRefund(player="waits", payments=paid())).code == "nothing-owed"


def test_a_full_event_without_alternates_takes_nobody() -> None:
    room = Room(announced(Admission(cap=2)))
    assert refused(room, commands.Register(("a", "b", "c"))).fact("room") == 2
    room.send(commands.Register(("a", "b")))
    assert refused(room, sell("c")).code == "event-full"


def test_an_alternate_gets_no_seat_by_lot_without_a_draw() -> None:
    """Where people deal, and where a hand is reported outside a round."""
    room = Room(announced(Admission(late=until(2), cap=4, alternates=None)))
    for player in ("Anna", "Bruno", "Carla", "Dario", "Elena"):
        room.send(sell(player))
    room.send(commands.DrawSeats())
    room.send(commands.StartEvent())
    report_bust = ReportBust(players=("Anna",), author="Ada")
    answer = decide(room.now, report_bust, room.at, None)
    assert isinstance(answer, Refusal) and answer.code == "draw-needed"
    plan = room.plan(1)
    loser, winner = plan.seats[:2]
    result = result_of(plan, {loser.number: 0, winner.number: winner.stack + loser.stack})
    answer = decide(room.now, commands.ReportHand(1, result), room.at, None)
    assert isinstance(answer, Refusal) and answer.code == "draw-needed"
    room.send(commands.ReportHand(1, result))
    assert "Elena" in {chair.player for chair in room.now.floor.tables[1].chairs}


def test_no_lot_falls_without_a_draw_where_somebody_is_put_out_during_a_hand() -> None:
    """He leaves with the end of the hand, and his chair is an alternate's: nobody has bust, and yet a lot falls."""
    room = Room(announced(Admission(late=until(2), cap=4, alternates=None)))
    for player in ("Anna", "Bruno", "Carla", "Dario", "Elena"):
        room.send(sell(player))
    room.send(commands.DrawSeats())
    room.send(commands.StartEvent())
    plan = room.plan(1)
    room.send(GivePenalty(player="Anna", step=Penalty.DISQUALIFICATION, reason="cheating", author="Ada", paid=False))
    report_hand = commands.ReportHand(1, result_of(plan, {seat.number: seat.stack for seat in plan.seats}))
    answer = decide(room.now, report_hand, room.at, None)
    assert isinstance(answer, Refusal) and answer.code == "draw-needed"
    room.send(report_hand)
    players = {chair.player for chair in room.now.floor.tables[1].chairs}
    assert "Elena" in players and "Anna" not in players
