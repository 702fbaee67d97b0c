"""Hand for hand: the announcement, called all-ins, the clock, its end."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.advice import advice
from shuffleup.projections.floor import floor
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.facts.ends import hand_for_hand_is_due
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import (
    AnnounceHandForHand,
    EndHandForHand,
    HandForHandAnnounced,
    HoldAllIn,
    ReleaseTable,
    ResumeClock,
)
from shuffleup.tournament.words.definition import Curve, PayoutPlan
from shuffleup.tournament.words.entry import CloseRegistration
from shuffleup.tournament.words.events import HandPlanned, RoundStarted
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import Prizes
from shuffleup.tournament.words.terms import MoneyTerms
from tests.tournament.offers import a_rebuy, sold
from tests.tournament.room import SECOND, Room, event, result_of

MINUTE = 60 * SECOND


def bubble(players: int = 20, paid: int = 18, *, book: str = "pslive", seats: int = 9) -> Room:
    """A room of so many players, of whom two will not be paid."""
    room = Room(replace(event(seats=seats), payouts=PayoutPlan(Curve(paid))), book=book)
    room.open(players)
    return room


def code(answer: object) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def bust(room: Room, table: int, *losers: int) -> None:
    """Ends the table's hand: these of its players, counted from 0, lose everything to the last one."""
    plan = next(e.plan for e in reversed(room.log) if isinstance(e, HandPlanned) and e.table == table)
    stacks = {plan.seats[place].number: 0 for place in losers}
    if losers:
        stacks[plan.seats[-1].number] = plan.seats[-1].stack + sum(plan.seats[place].stack for place in losers)
    room.send(c.ReportHand(table, result_of(plan, stacks)))


def test_tables_finish_their_hands_and_then_wait_for_the_floor() -> None:
    room = bubble()
    room.plan(1)
    room.plan(2)
    announced = room.send(AnnounceHandForHand())[0]
    assert isinstance(announced, HandForHandAnnounced)
    assert (announced.players, announced.paid, announced.minutes, announced.finishing) == (20, 18, 2, True)
    assert announced.rule == "pslive 23a"
    assert code(room.ask(c.PlanHand(3))) == "hand-for-hand", "table 3 was between hands and waits"
    bust(room, 1)
    assert code(room.ask(c.PlanHand(1))) == "hand-for-hand"
    assert code(room.ask(c.CloseRound())) == "hand-in-progress", "table 2 is still playing"
    bust(room, 2)
    room.send(c.CloseRound())
    assert code(room.ask(c.PlanHand(1))) == "hand-for-hand", "the floor starts every hand"
    room.send(c.StartRound())
    assert room.plan(1).hold_all_ins and room.plan(2).hold_all_ins
    bust(room, 1)
    assert code(room.ask(c.PlanHand(1))) == "already-played", "exactly one hand"


@pytest.mark.parametrize(("book", "together"), [("tda-2024", True), ("pslive", False), ("figp-2012", False)])
def test_held_all_ins_wait_for_every_table_and_run_one_by_one_where_the_book_says_so(
    book: str, *, together: bool
) -> None:
    room = bubble(27, 25, book=book)
    room.send(AnnounceHandForHand())
    room.send(c.StartRound())
    plans = {table: room.plan(table) for table in (1, 2, 3)}
    for table in (1, 2):
        room.send(HoldAllIn(table))
    assert room.now.hand_for_hand is not None and room.now.hand_for_hand.held == (1, 2)
    assert code(room.ask(HoldAllIn(1))) == "all-in-held"
    assert code(room.ask(ReleaseTable(7))) == "unknown-table"
    waits = room.ask(ReleaseTable(1))
    assert isinstance(waits, Refusal) and (waits.code, waits.fact("table")) == ("tables-playing", 3)
    assert code(room.ask(c.ReportHand(1, result_of(plans[1], {})))) == "all-in-held"
    room.send(c.ReportHand(3, result_of(plans[3], {})))
    room.send(ReleaseTable(2))
    second = room.ask(ReleaseTable(1))
    assert isinstance(second, Decision) if together else code(second) == "one-at-a-time"
    room.send(c.ReportHand(2, result_of(plans[2], {})))
    room.send(ReleaseTable(1))
    assert code(room.ask(ReleaseTable(1))) == "not-held"
    room.send(c.ReportHand(1, result_of(plans[1], {})))
    room.send(c.CloseRound())
    assert room.now.hand_for_hand is not None


def test_a_held_all_in_waits_for_a_table_that_has_not_begun() -> None:
    room = bubble(27, 25)
    room.send(AnnounceHandForHand())
    room.send(c.StartRound())
    room.plan(1)
    room.send(HoldAllIn(1))
    waits = room.ask(ReleaseTable(1))
    assert isinstance(waits, Refusal) and waits.fact("why") == "not-begun" and waits.fact("table") == 2
    for table in (2, 3):
        room.plan(table)
        bust(room, table)
    room.send(ReleaseTable(1))


def test_where_held_tables_run_together_the_third_runs_with_the_first_two() -> None:
    room = bubble(27, 25, book="tda-2024")
    room.send(AnnounceHandForHand())
    room.send(c.StartRound())
    plans = {table: room.plan(table) for table in (1, 2, 3)}
    for table in plans:
        room.send(HoldAllIn(table))
    for table in plans:
        room.send(ReleaseTable(table))
    assert code(room.ask(HoldAllIn(1))) == "all-in-held", "a table is held once a hand"
    for table, plan in plans.items():
        room.send(c.ReportHand(table, result_of(plan, {})))
    room.send(c.CloseRound())
    assert room.now.hand_for_hand is not None and not room.now.hand_for_hand.released


def test_the_clock_counts_hands_and_goes_on_when_the_money_is_reached() -> None:
    room = bubble()
    room.at += 5 * MINUTE
    room.send(AnnounceHandForHand(minutes=3))
    for _ in range(2):
        room.at += 40 * MINUTE  # a long wait changes nothing
        room.send(c.StartRound())
        for table in tuple(room.now.floor.tables):
            room.plan(table)
            bust(room, table)
        room.send(c.CloseRound())
    clock = room.now.clock
    assert (clock.number, clock.ends_at - clock.reading(room.at)) == (1, 9 * MINUTE)
    room.at += 40 * MINUTE
    room.send(c.StartRound())
    for table in tuple(room.now.floor.tables):
        room.plan(table)
        bust(room, table, *([0, 1] if table == 1 else []))
    room.send(c.CloseRound())
    clock = room.now.clock
    assert clock.schedule.hand_for_hand is None and not clock.stopped_at
    assert clock.ends_at - room.at == 6 * MINUTE, "three minutes for each of the three hands"
    assert [place.place for place in room.now.places] == [19, 19], "equal stacks at one table share"


def test_refusals_name_rule_and_limit() -> None:
    room = bubble()
    many = room.ask(AnnounceHandForHand(minutes=4))
    assert isinstance(many, Refusal) and (many.code, many.fact("most")) == ("too-many-minutes", 3)
    assert many.rule == "tda-2024 RP-8", "PSLive says nothing of minutes"
    for command in (HoldAllIn(1), ReleaseTable(1), EndHandForHand("enough", "Ada")):
        assert code(room.ask(command)) == "no-hand-for-hand"
    room.send(AnnounceHandForHand())
    assert code(room.ask(AnnounceHandForHand())) == "hand-for-hand"
    assert code(room.ask(EndHandForHand("", "Ada"))) == "no-reason"
    assert code(room.ask(HoldAllIn(1))) == "no-hand"
    assert code(room.ask(ResumeClock())) == "hand-for-hand"
    room.send(EndHandForHand("the players agreed on the bubble", "Ada"))
    assert isinstance(room.ask(c.PlanHand(1)), Decision)
    assert code(bubble(20, 20).ask(AnnounceHandForHand())) == "in-the-money"
    unknown = bubble()
    unknown.state = replace(unknown.now, outcome=replace(unknown.now.outcome, prizes=Prizes()))
    assert code(unknown.ask(AnnounceHandForHand())) == "prizes-not-fixed"


def test_it_is_due_close_to_the_money_at_several_tables() -> None:
    assert hand_for_hand_is_due(bubble(19, 18).now)
    assert not hand_for_hand_is_due(bubble(20, 18).now), "two above the money: the event waits for one"
    assert not hand_for_hand_is_due(bubble(9, 8).now), "one table"
    room = bubble(19, 18)
    room.send(AnnounceHandForHand())
    assert not hand_for_hand_is_due(room.now)


def test_who_was_asked_for_a_rebuy_when_the_pool_was_settled_is_not_lost() -> None:
    """He can buy no more; the hand that is played when hand for hand is announced begins a round without him."""
    rebuys = a_rebuy(cents=5_000, chips=1_000, until_level=1)
    room = Room(replace(event(seats=6), money=MoneyTerms(offers=sold(rebuys))))
    room.open(12)
    plan = room.plan(1)
    loser, winner = plan.seats[:2]
    stacks = {loser.number: 0, winner.number: winner.stack + loser.stack}
    room.send(c.ReportHand(1, result_of(plan, stacks)))
    assert [bust.player for bust in room.now.round.busts] == [loser.player]
    room.send(CloseRegistration(reason="the clock was wrong", author="Ada"))
    room.plan(2)
    room.send(AnnounceHandForHand())
    assert [(one.player, one.place) for one in room.now.places] == [(loser.player, 12)]
    assert room.now.round.open and not room.now.round.busts


def live_room(players: int = 8, seats: int = 4) -> Room:
    """A room where people deal, two tables, three places paid, four players left."""
    room = Room(event(seats=seats))
    room.open(players)
    for table in (1, 2):
        for out in [chair.player for chair in room.now.floor.tables[table].chairs[: players // 2 - 2]]:
            room.send(ReportBust(players=(out,), author="Ada"))
    return room


def last_of(room: Room, table: int) -> str:
    """Somebody who sits there."""
    return room.now.floor.tables[table].chairs[-1].player


def test_where_people_deal_one_word_ends_the_hand_and_begins_the_next() -> None:
    room = live_room()
    room.at += 5 * MINUTE
    announced = room.send(AnnounceHandForHand(live=True))
    assert [type(event) for event in announced] == [HandForHandAnnounced, RoundStarted]
    room.at += 40 * MINUTE
    room.send(c.CloseRound())
    clock = room.now.clock
    assert room.now.round.open and room.now.round.number == 2
    assert clock.ends_at - clock.reading(room.at) == 13 * MINUTE, "a hand takes two minutes, whatever it took"
    out = last_of(room, 1), last_of(room, 2)
    for player in out:
        room.send(ReportBust(players=(player,), author="Ada"))
    assert room.now.floor.players == 2 and len(room.now.places) == 4, "their places wait for the end of the hand"
    room.send(c.CloseRound())
    assert [(one.player, one.place, one.shared_by) for one in room.now.places[-2:]] == [
        (out[0], 3, 2),
        (out[1], 3, 2),
    ]
    assert room.now.hand_for_hand is None and not room.now.round.open and not room.now.clock.stopped_at
    assert len(room.now.floor.tables) == 2, "nobody is moved: people have to walk"


def test_busts_of_two_hands_do_not_share() -> None:
    room = live_room(10, 5)
    room.state = replace(room.now, outcome=replace(room.now.outcome, prizes=Prizes(300, (200, 100))))
    room.send(AnnounceHandForHand(live=True))
    for table in (1, 2):
        room.send(ReportBust(players=(last_of(room, table),), author="Ada"))
        room.send(c.CloseRound())
    assert [(one.place, one.shared_by) for one in room.now.places[-2:]] == [(4, 1), (3, 1)]


def test_the_director_ends_it_in_the_middle_of_a_hand_where_people_deal() -> None:
    room = live_room()
    room.send(AnnounceHandForHand(live=True))
    assert code(room.ask(EndHandForHand("", "Ada"))) == "no-reason"
    assert code(decide(room.now, EndHandForHand("late", "Ada"), room.at)) == "draw-needed"
    out = last_of(room, 1)
    room.send(ReportBust(players=(out,), author="Ada"))
    room.send(EndHandForHand("the players agreed on the bubble", "Ada"))
    assert room.now.places[-1].player == out and room.now.places[-1].place == 4
    assert not room.now.round.open and room.now.hand_for_hand is None and not room.now.clock.stopped_at


def test_a_table_where_the_software_deals_is_never_live() -> None:
    room = bubble()
    room.plan(1)
    announced = room.send(AnnounceHandForHand(live=True))[0]
    assert isinstance(announced, HandForHandAnnounced) and not announced.live
    bust(room, 1)
    room.send(c.CloseRound())
    assert not room.now.round.open


def test_the_floor_is_told_what_hand_for_hand_waits_for() -> None:
    room = live_room()
    assert "hand-for-hand" in kinds(room)
    room.send(AnnounceHandForHand(live=True))
    assert kinds(room) == ["final-table", "hand-over"]
    out = last_of(room, 1)
    room.send(ReportBust(players=(out,), author="Ada"))
    assert kinds(room) == ["hand-over"], "the other table may still play the hand: nobody is moved"
    assert [one.status for one in floor(room.now, room.at).entrants if one.player == out] == ["bust"]
    room.send(c.CloseRound())
    assert kinds(room) == ["final-table"], "three players, three paid"
    dealt = bubble(19, 18)
    dealt.send(AnnounceHandForHand())
    assert kinds(dealt)[-1] == "next-hand"
    dealt.send(c.StartRound())
    assert kinds(dealt)[-1] == "hand-over"
    dealt.plan(1)
    assert "hand-over" not in kinds(dealt), "table 1 is still playing"


def kinds(room: Room) -> list[str]:
    """What the floor is told to do."""
    return [one.kind for one in advice(room.now)]
