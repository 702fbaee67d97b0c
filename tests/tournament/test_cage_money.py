"""Voids, refunds, drawers, and what becomes of the pool."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections import ledger as report
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.price_bands import LeagueShare, PriceBands
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.prizes import pool_cents, tax_base
from shuffleup.tournament.words import commands
from shuffleup.tournament.words import entry as e
from shuffleup.tournament.words.entry import CloseRegistration, EntryVoided, SellEntry, VoidEntry
from shuffleup.tournament.words.money import Account, AccountKind, CountCash, MoveCash, PayPrize, PayRefund
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission, PrizeShares
from tests.tournament.cage_desk import (
    ALL_TO_PRIZES,
    CASINO,
    PRICE,
    REBUYS,
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
from tests.tournament.room import NOON, Room


def test_a_voided_entry_leaves_its_trace_and_its_number_is_not_given_again() -> None:
    room = Room(announced())
    room.send(sell("Anna"))
    room.send(sell("Bruno"))
    assert refused(room, VoidEntry(entry=2, reason="", author="Dora")).code == "reason-missing"
    room.send(VoidEntry(entry=2, reason="wrong event", author="Dora"))
    assert pool_cents(room.now) == 5_000
    assert account(room.now, AccountKind.REFUNDS, "Bruno") == PRICE
    room.send(sell("Bruno"))
    assert [entry.number for entry in room.now.entries] == [1, 3]
    assert refused(room, VoidEntry(entry=2, reason="again", author="Dora")).code == "unknown-entry"
    voided = [event for event in room.log if isinstance(event, EntryVoided)]
    assert [event.player for event in voided] == ["Bruno"]


def test_an_entry_is_voided_after_the_seat_draw_until_its_first_hand() -> None:
    room = running(4)
    room.send(VoidEntry(entry=1, reason="not of age", author="Dora"))
    assert recount(room.now) == 3_000
    bust(room, 1, "p0002")
    assert refused(room, VoidEntry(entry=3, reason="left", author="Dora")).code == "has-played"
    room.send(sell("late"))
    room.send(VoidEntry(entry=5, reason="sold by mistake", author="Dora"))
    assert [(place.player, place.place) for place in room.now.places] == [("p0002", 3)]


def test_a_drawer_is_filled_counted_and_never_pays_more_cash_than_it_has() -> None:
    room = Room(announced())
    room.send(SellEntry(player="Anna", payments=paid(method="card")))
    room.send(VoidEntry(entry=1, reason="changed his mind", author="Dora"))
    refusal = refused(room, PayRefund(player="Anna", payments=paid()))
    assert (refusal.code, refusal.fact("cents")) == ("drawer-short", 0)
    lent, ada = Account(AccountKind.FLOAT, "", "cash"), Account(AccountKind.DRAWER, "Ada", "cash")
    room.send(MoveCash(source=lent, target=ada, cents=10_000, reason="float", author="Dora"))
    room.send(PayRefund(player="Anna", payments=paid()))
    room.send(CountCash(cashier="Ada", counted_cents=3_900, author="Dora"))
    assert drawer(room.now) == 3_900
    assert account(room.now, AccountKind.DIFFERENCES, "Ada") == -100
    assert [(line.cashier, line.method, line.cents) for line in report.cash_sheet(room.log)] == [
        ("Ada", "card", 6_000),
        ("Ada", "cash", 3_900),
    ]
    assert report.ledger(room.now).closes


@pytest.mark.parametrize(
    ("source", "target", "cents", "code"),
    [
        (Account(AccountKind.POOL), Account(AccountKind.DRAWER, "Ada", "cash"), 5, "not-drawers"),
        (Account(AccountKind.SAFE, "", "cash"), Account(AccountKind.DRAWER, "Ada", "card"), 5, "not-drawers"),
        (Account(AccountKind.SAFE, "", "cash"), Account(AccountKind.DRAWER, "Ada", "cash"), 0, "wrong-amount"),
        (Account(AccountKind.DRAWER, "Ada", "cash"), Account(AccountKind.SAFE, "", "cash"), 5, "drawer-short"),
        (Account(AccountKind.SAFE, "", "cash"), Account(AccountKind.DRAWER, "Ada", "cash"), 5, "safe-short"),
        (Account(AccountKind.SAFE, "", "cash"), Account(AccountKind.FLOAT, "", "cash"), 10**12, "safe-short"),
    ],
)
def test_no_more_money_moves_than_is_there(source: Account, target: Account, cents: int, code: str) -> None:
    room = Room(announced())
    command = MoveCash(source=source, target=target, cents=cents, reason="x", author="Dora")
    assert refused(room, command).code == code


def test_the_guarantee_is_filled_up_after_the_retention() -> None:
    room = running(4, shares=PrizeShares(league=500), guarantee_cents=30_000)
    room.send(CloseRegistration(reason="time", author="Dora"))
    state = room.now
    assert account(state, AccountKind.RETENTION) == 1_000
    assert account(state, AccountKind.OVERLAY) == -11_000
    assert (pool_cents(state), state.prizes.pool_cents, sum(state.prizes.ladder)) == (30_000, 30_000, 30_000)
    assert report.ledger(state).closes


def test_a_guarantee_that_is_reached_costs_nothing() -> None:
    room = running(4, guarantee_cents=20_000)
    room.send(CloseRegistration(reason="time", author="Dora"))
    assert account(room.now, AccountKind.OVERLAY) == 0


def test_the_tax_is_taken_of_fees_and_of_what_is_neither_prizes_nor_hospitality() -> None:
    definition = announced(shares=PrizeShares(buy_ins=8_000, organisation=500, tax=2_000))
    room = Room(replace(definition, money=replace(definition.money, bands=CASINO)))
    room.open(4)
    assert tax_base(room.now) == 4_000 + 4_000 // 2
    room.send(CloseRegistration(reason="time", author="Dora"))
    assert account(room.now, AccountKind.TAX_DUE) == 1_200


def test_the_pool_is_settled_when_the_level_after_the_last_sale_is_played() -> None:
    room = running(20, admission=Admission(late=until(1)))
    while room.now.clock.number < 3:
        room.play_round()
    closed = [happened for happened in room.log if isinstance(happened, e.RegistrationClosed)]
    assert [one.reason for one in closed] == ["level-over"]
    assert room.now.prizes.pool_cents == 100_000


def test_an_event_whose_registration_never_closed_is_settled_by_its_end() -> None:
    room = running(3, admission=Admission(late=until(9)))
    room.play_out()
    assert room.now.phase is Phase.FINISHED
    assert account(room.now, AccountKind.POOL) == 0
    assert report.ledger(room.now).to_players_cents == 15_000


def test_no_more_places_are_paid_than_there_are_players_however_often_they_entered() -> None:
    room = running(2)
    for _ in range(3):
        bust(room, 1, "p0001")
        room.send(sell("p0001"))
    room.play_out()
    assert len(room.now.entries) == 5
    assert sum(room.now.prizes.ladder) == 25_000
    assert len(room.now.prizes.awards) == 2


def test_prizes_are_owed_until_they_are_paid() -> None:
    room = running(2, admission=Admission())
    room.play_out()
    winner = room.now.prizes.awards[0]
    part = paid(1_000, method="transfer")
    assert refused(room, PayPrize(player="nobody", payments=part)).code == "nothing-owed"
    room.send(PayPrize(player=winner.player, payments=part))
    assert account(room.now, AccountKind.PRIZES, winner.player) == winner.cents - 1_000
    rest = paid(winner.cents - 1_000, method="account", cashier="house")
    room.send(PayPrize(player=winner.player, payments=rest))
    assert refused(room, PayPrize(player=winner.player, payments=part)).code == "nothing-owed"
    assert fold(room.log) == room.now


@pytest.mark.parametrize(
    ("shares", "what"),
    [
        (PrizeShares(buy_ins=7_999), "prize_percent"),
        (PrizeShares(purchases=8_999), "purchase_percent"),
        (PrizeShares(buy_ins=8_000, organisation=501), "organisation_percent"),
        (PrizeShares(buy_ins=9_900, organisation=101), "organisation_percent"),
    ],
)
def test_shares_outside_the_bands_of_the_book_open_no_event(shares: PrizeShares, what: str) -> None:
    answer = opening(shares)
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.fact("what"), answer.rule) == ("share-outside-band", what, "casino 4")


def test_a_league_gets_what_the_book_prints_or_nothing() -> None:
    """MED-19: 5 % of the pool where it is announced; a book that prints nothing lets an event keep what it likes."""
    printed = replace(CASINO, league=LeagueShare(500, "casino 19"))
    assert [isinstance(opening(replace(ALL_TO_PRIZES, league=kept), bands=printed), Decision) for kept in (0, 500)] == [
        True,
        True,
    ]
    answer = opening(replace(ALL_TO_PRIZES, league=5_000), bands=printed)
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.fact("what"), answer.rule) == ("share-outside-band", "league_percent", "casino 19")
    assert isinstance(opening(replace(ALL_TO_PRIZES, league=5_000)), Decision)


def test_the_lowest_shares_that_the_book_allows_open_an_event() -> None:
    assert isinstance(opening(PrizeShares(buy_ins=8_000, purchases=9_000, organisation=500)), Decision)


@pytest.mark.parametrize(
    ("buy_in", "fee", "what"),
    [
        (1_999, 500, "buy_in_cents"),
        (1_000_001, 500, "buy_in_cents"),
        (2_000, 499, "fee_cents"),
        (2_000, 0, "fee_cents"),
    ],
)
def test_prices_outside_the_bands_of_the_book_open_no_event(buy_in: int, fee: int, what: str) -> None:
    answer = opening(ALL_TO_PRIZES, a_price(name="late", cents=buy_in, fee=fee, from_level=2))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.fact("what")) == ("price-outside-band", what)


def opening(shares: PrizeShares, *prices: Offer, bands: PriceBands = CASINO) -> object:
    """What opening an event with these shares and prices comes to under the bands of a casino."""
    definition = announced(rebuy=REBUYS, shares=shares)
    definition = replace(definition, money=replace(definition.money, bands=bands, offers=(REBUYS, *prices)))
    return decide(None, commands.OpenEvent("x", definition, resolved("tda-2024")), NOON)
