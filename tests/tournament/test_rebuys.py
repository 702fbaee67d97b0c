"""Rebuys and add-ons: more chips in the same seat."""

from shuffleup.projections import ledger as report
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.entry import BuyAddOn, DeclineRebuy, Rebuy, VoidPurchase
from shuffleup.tournament.words.money import AccountKind, PayDebt
from tests.tournament.cage_desk import (
    ADD_ON,
    MINUTE,
    REBUYS,
    account,
    bust,
    drawer,
    paid,
    refused,
    running,
)
from tests.tournament.offers import a_rebuy


def test_a_rebuy_keeps_the_seat_and_misses_no_hand() -> None:
    room = running(4, rebuy=REBUYS)
    chair = next(chair for chair in room.now.floor.tables[1].chairs if chair.player == "p0001")
    bust(room, 1, "p0001")
    assert not room.now.places
    refusal = refused(room, commands.PlanHand(1))
    assert (refusal.code, refusal.rule) == ("rebuy-open", "tda-2024 27")
    room.send(Rebuy(player="p0001", payments=paid(5_000)))
    again = next(chair for chair in room.now.floor.tables[1].chairs if chair.player == "p0001")
    assert (again.number, again.stack) == (chair.number, 1_000)
    assert "p0001" in [seat.player for seat in room.plan(1).seats]
    assert pool_cents(room.now) == 5 * 5_000


def test_who_declines_is_out_and_who_bust_before_him_stays_behind_him() -> None:
    room = running(6, rebuy=REBUYS, seats=3)
    first, second = (room.now.floor.tables[table].chairs[0].player for table in (1, 2))
    bust(room, 1, first)
    bust(room, 2, second)
    assert refused(room, DeclineRebuy("nobody")).code == "not-awaited"
    room.send(DeclineRebuy(second))
    assert not room.now.places
    room.send(DeclineRebuy(first))
    assert {place.player: (place.place, place.shared_by) for place in room.now.places} == {
        first: (6, 1),
        second: (5, 1),
    }


def test_an_announced_rebuy_plays_at_once_is_owed_and_binds() -> None:
    room = running(4, rebuy=REBUYS)
    bust(room, 1, "p0001")
    room.send(Rebuy(player="p0001"))
    assert account(room.now, AccountKind.OWED, "p0001") == 5_000
    assert pool_cents(room.now) == 25_000
    assert report.ledger(room.now).closes
    bust(room, 1, "p0002")
    refusal = refused(room, Rebuy(player="p0001", payments=paid(5_000)))
    assert (refusal.code, refusal.fact("owed_cents")) == ("debt-unpaid", 5_000)
    room.send(Rebuy(player="p0002", payments=paid(5_000)))
    refusal = refused(room, VoidPurchase(purchase=1, reason="changed his mind", author="Dora"))
    assert (refusal.code, refusal.rule) == ("announcement-binds", "tda-2024 27")
    room.send(PayDebt(player="p0001", payments=paid(2_000)))
    room.send(PayDebt(player="p0001", payments=paid(3_000)))
    assert account(room.now, AccountKind.OWED, "p0001") == 0
    assert drawer(room.now) == 10_000
    assert refused(room, PayDebt(player="p0001", payments=paid(1))).code == "nothing-owed"


def test_an_announced_rebuy_is_taken_back_before_a_hand_begins() -> None:
    room = running(4, rebuy=REBUYS)
    room.send(Rebuy(player="p0001"))
    room.send(VoidPurchase(purchase=1, reason="misheard", author="Dora"))
    assert account(room.now, AccountKind.OWED, "p0001") == 0
    assert pool_cents(room.now) == 20_000
    assert recount(room.now) == 4_000
    room.send(Rebuy(player="p0001", payments=paid(5_000)))
    assert [one.number for one in room.now.cage.purchases] == [1, 2]


def test_a_rebuy_needs_few_chips_its_level_and_one_left() -> None:
    room = running(4, rebuy=a_rebuy(cents=5_000, chips=1_000, until_level=1, most=1, up_to_stack=1_000))
    room.plan(1)
    assert refused(room, Rebuy(player="p0001", payments=paid(5_000))).code == "hand-in-progress"
    room = running(4, rebuy=a_rebuy(cents=5_000, chips=1_000, until_level=1, most=1, up_to_stack=1_000))
    room.send(Rebuy(player="p0001", payments=paid(5_000)))
    assert refused(room, Rebuy(player="p0001", payments=paid(5_000))).code == "rebuys-used-up"
    assert refused(room, Rebuy(player="p0009", payments=paid(5_000))).code == "not-in-play"
    bust(room, 1, "p0002")
    assert refused(room, Rebuy(player="p0003", payments=paid(4_000))).code == "wrong-amount"
    winner = max(room.now.floor.tables[1].chairs, key=lambda chair: chair.stack).player
    if winner != "p0001":
        assert refused(room, Rebuy(player=winner, payments=paid(5_000))).code == "too-many-chips"
    room.send(DeclineRebuy("p0002"))
    room.send(commands.AdvanceLevel())
    assert refused(room, Rebuy(player="p0003", payments=paid(5_000))).code == "rebuys-over"
    bust(room, 1, "p0003")
    assert [place.player for place in room.now.places] == ["p0002", "p0003"]


def test_the_add_on_is_sold_once_and_in_its_level() -> None:
    room = running(4, rebuy=REBUYS, add_on=ADD_ON)
    assert refused(room, BuyAddOn(player="p0001", payments=paid(4_000))).code == "add-on-not-now"
    room.send(commands.AdvanceLevel())
    room.send(BuyAddOn(player="p0001", payments=paid(4_000)))
    assert refused(room, BuyAddOn(player="p0001", payments=paid(4_000))).code == "add-ons-used-up"
    assert recount(room.now) == 6_000
    assert pool_cents(room.now) == 24_000


def test_a_no_that_comes_too_late_is_refused_like_a_yes() -> None:
    room = running(4, rebuy=REBUYS)
    bust(room, 1, "p0001")
    room.at += 40 * MINUTE - 1
    assert isinstance(room.ask(DeclineRebuy("p0001")), Decision)
    room.at += 1
    refusal = refused(room, DeclineRebuy("p0001"))
    assert (refusal.code, refusal.fact("last_level"), refusal.fact("level")) == ("rebuys-over", 2, 3)
    room.send(commands.AdvanceClock())
    assert [(place.player, place.place) for place in room.now.places] == [("p0001", 4)]
    assert refused(room, DeclineRebuy("p0001")).code == "not-awaited"


def test_who_was_put_out_or_has_said_no_is_not_asked() -> None:
    room = running(6, rebuy=REBUYS, seats=3)
    first, second = (room.now.floor.tables[table].chairs[0].player for table in (1, 2))
    bust(room, 1, first)
    bust(room, 2, second)
    room.send(DeclineRebuy(second))
    out = GivePenalty(player=first, step=Penalty.EVENT_BAN, reason="x", author="Ada", override="x")
    assert refused(room, DeclineRebuy(second)).code == "not-awaited"
    room.send(out)
    assert refused(room, DeclineRebuy(first)).code == "not-awaited"
    room = running(6, rebuy=REBUYS)
    assert refused(room, DeclineRebuy("p0001")).code == "not-awaited", "he has chips"
