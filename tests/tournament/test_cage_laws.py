"""Laws of the cage over events in which anybody buys, voids, pays and busts at any time."""

from collections import Counter

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections import ledger as report
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import evolve, fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.prizes import pool_cents
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words import commands
from shuffleup.tournament.words.definition import AfterLast, Structure
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    DeclineRebuy,
    PurchaseStatus,
    Rebuy,
    ReleaseAlternate,
    SeatAlternates,
    SellEntry,
    SurrenderStack,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import (
    Account,
    AccountKind,
    CountCash,
    MoveCash,
    PayDebt,
    Payment,
    PayRefund,
    may_go_below,
)
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission, MoneyTerms, PrizeShares
from tests.tournament.cage_desk import LEVELS
from tests.tournament.offers import a_rebuy, an_add_on, first, sold, until
from tests.tournament.room import Room, a_pot, event

NAMES = tuple("abcdefghijklmnopqrstuvwxyz")
CASHIERS = ("Ada", "Bea")
SAFE, FLOAT = Account(AccountKind.SAFE, "", "cash"), Account(AccountKind.FLOAT, "", "cash")
DRAWERS = tuple([Account(AccountKind.DRAWER, cashier, "cash") for cashier in CASHIERS])
LENT, KEPT = (FLOAT, SAFE, *DRAWERS), (*DRAWERS, SAFE)


@st.composite
def terms(draw: st.DrawFn) -> MoneyTerms:
    """Announcements of any kind, with shares that do not divide."""
    limits = st.sampled_from((0, 1, None))
    rebuy = a_rebuy(cents=3_333, fee_cents=77, chips=700, until_level=3, most=draw(limits), up_to_stack=900)
    add_on = an_add_on(cents=1_111, chips=1_500, from_level=2, until_level=4)
    return MoneyTerms(
        admission=Admission(
            late=until(draw(st.sampled_from((0, 2, 4)))),
            re_entries=draw(limits),
            surrender=draw(st.booleans()),
            cap=draw(st.sampled_from((0, 0, 7, 12))),
            alternates=draw(limits),
        ),
        offers=sold(rebuy if draw(st.booleans()) else None, add_on if draw(st.booleans()) else None),
        shares=PrizeShares(buy_ins=8_333, purchases=9_111, organisation=333, league=500, tax=1_777),
        guarantee_cents=draw(st.sampled_from((0, 50_001))),
    )


class Watch:
    """Checks every event as it happens."""

    def __init__(self) -> None:
        self.transactions = 0

    def __call__(self, happened: Event, state: EventState) -> None:
        if state.floor.tables:
            recount(state)
        postings = report.postings_of(happened)
        assert sum(posting.cents for posting in postings) == 0
        self.transactions += bool(postings)
        assert state.cage.ledger.transactions == self.transactions
        lines = report.ledger(state)
        assert lines.closes
        for account, cents in state.cage.ledger.balances.items():
            if account.kind in {AccountKind.DEPOSITS, AccountKind.REFUNDS, AccountKind.PRIZES, AccountKind.POOL}:
                assert cents <= 0, account
            if account.kind is AccountKind.OWED or not may_go_below(account):
                assert cents >= 0, account
        if state.phase in {Phase.SEATED, Phase.PLAYING}:
            _everybody_somewhere(state)


def _everybody_somewhere(state: EventState) -> None:
    """Whoever has entered has a seat, or a place, or has just bust; one of them may be on his way to a seat."""
    seated = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    placed = [place.player for place in state.places]
    out = [bust.player for bust in state.round.busts]
    if any(place.place == 1 for place in state.places):
        seated = []  # the last ones are placed where they sit
    known = [*seated, *placed, *out]
    everybody = {entry.player for entry in state.entries}
    assert len(set(known)) == len(known)
    assert set(known) <= everybody
    assert len(everybody) - len(known) <= 1
    if placed and len(known) == len(everybody):
        _places_in_order(state, first=len(everybody) - len(placed) + 1)


def _places_in_order(state: EventState, first: int) -> None:
    holders = Counter(place.place for place in state.places)
    assert all(place.shared_by == holders[place.place] for place in state.places)
    last = max(holders) + holders[max(holders)] - 1
    assert sum(holders.values()) == last - min(holders) + 1
    assert min(holders) == first


def _payment(room: Room, cents: int) -> tuple[Payment, ...]:
    if not cents:
        return ()
    dice = room.dice
    wrong = dice.choice((0, 0, 0, 0, 1))
    cashier = dice.choice(CASHIERS)
    first = Payment(method=dice.choice(("cash", "card")), cents=cents // 2 + wrong, cashier=cashier)
    return (first, Payment(method="cash", cents=cents - cents // 2, cashier=cashier))


def _any_command(room: Room) -> commands.Command:
    dice, state = room.dice, room.now
    player = dice.choice(NAMES)
    money = state.definition.money
    price = 6_000
    override = dice.choice(("", "", "the queue was long"))
    refund = -state.cage.ledger.balances.get(Account(AccountKind.REFUNDS, player), 0)
    debts = state.cage.ledger.balances.get(Account(AccountKind.OWED, player), 0)
    rebuy_price = 0 if not money.rebuys else dice.choice((0, 3_410))
    cash = state.cage.ledger.balances.get(Account(AccountKind.DRAWER, "Ada", "cash"), 0)
    choices: tuple[commands.Command, ...] = (
        SellEntry(player=player, payments=_payment(room, price), override=override, author="Dora"),
        SellEntry(player=player, payments=_payment(room, price)),
        SellEntry(player=player, payments=_payment(room, price)),
        SurrenderStack(player=player, payments=_payment(room, price), author="Dora"),
        Rebuy(player=player, payments=_payment(room, rebuy_price)),
        Rebuy(player=dice.choice([*awaited_rebuys(state), player]), payments=_payment(room, rebuy_price)),
        DeclineRebuy(dice.choice([*awaited_rebuys(state), player])),
        BuyAddOn(player=player, payments=_payment(room, 1_111)),
        PayDebt(player=player, payments=_payment(room, debts)),
        PayRefund(player=player, payments=_payment(room, refund)),
        VoidEntry(entry=dice.randint(1, 30), reason="mistake", author="Dora"),
        VoidPurchase(purchase=dice.randint(1, 9), reason="mistake", author="Dora"),
        SeatAlternates(),
        ReleaseAlternate(ticket=dice.randint(1, 4), reason="went home", author="Dora"),
        MoveCash(source=dice.choice(LENT), target=dice.choice(KEPT), cents=500, reason="x", author="D"),
        CountCash(cashier="Ada", counted_cents=max(0, cash + dice.choice((0, -5, 7))), author="Dora"),
    )
    return dice.choice(choices)


def _something(room: Room) -> None:
    """A command of the cage, or a hand: in a round, or outside rounds."""
    state = room.now
    if room.dice.random() < 0.7 or state.phase is not Phase.PLAYING:
        command = _any_command(room)
        if not isinstance(room.ask(command), Refusal):
            room.send(command)
    elif room.dice.random() < 0.5 and not awaited_rebuys(state):
        room.play_round(a_pot)
    else:
        room.at += 120_000_000
        for table in tables_to_play(state)[:1]:
            if not isinstance(room.ask(commands.PlanHand(table)), Refusal):
                plan = room.plan(table)
                room.send(commands.ReportHand(table, a_pot(plan, room.dice)))


def _finish(room: Room) -> None:
    """Everybody answers, and the event is played to its end."""
    for player in awaited_rebuys(room.now):
        room.send(DeclineRebuy(player))
    room.play_out()


@given(money=terms(), book=st.sampled_from(("tda-2024", "mediterraneo-2026")), seed=st.integers(0, 10**9))
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_chips_and_money_are_conserved_whatever_is_bought_and_taken_back(
    money: MoneyTerms, book: str, seed: int
) -> None:
    definition = replace(event(seats=5, levels=LEVELS), money=money, structure=Structure(LEVELS, AfterLast.DOUBLE))
    room = Room(definition, book=book, seed=seed)
    room.each = Watch()
    room.send(commands.Register(NAMES[:4]))
    for _ in range(15):
        _something(room)
    room.send(commands.DrawSeats())
    for _ in range(5):
        _something(room)
    if room.now.floor.players < 2:
        return
    room.send(commands.StartEvent())
    for _ in range(80):
        _something(room)
    if room.now.phase is Phase.PLAYING:
        _finish(room)
    else:
        room.send(commands.AwardPrizes())
    _check_the_end(room)


def _check_the_end(room: Room) -> None:
    state = room.now
    assert state.phase is Phase.FINISHED
    assert pool_cents(state) == 0
    assert sum(award.cents for award in state.prizes.awards) == state.prizes.pool_cents
    assert state.prizes.pool_cents >= state.definition.money.guarantee_cents
    assert sorted(place.player for place in state.places) == sorted({entry.player for entry in state.entries})
    _places_in_order(state, first=1)
    sheet = {(line.cashier, line.method): line.cents for line in report.cash_sheet(room.log)}
    drawers = {(line.cashier, line.method): line.cents for line in report.ledger(state).drawers}
    assert sheet == drawers
    assert fold(room.log) == state
    assert fold(msgspec.json.decode(msgspec.json.encode(room.log), type=list[Event])) == state
    sold = [one for one in state.cage.purchases if one.standing is not PurchaseStatus.VOIDED]
    limit = first(state.definition.money.rebuys)
    if limit is not None and limit.most is not None:
        rebuys = Counter(one.player for one in sold if one.kind.value == "rebuy")
        assert all(times <= limit.most for times in rebuys.values())


def test_a_state_is_never_changed_in_place() -> None:
    room = Room(event(seats=5), seed=3)
    room.send(commands.Register(NAMES[:3]))
    before = room.now
    kept = (dict(before.cage.ledger.balances), before.entries)
    answer = room.ask(SellEntry(player="z", payments=(Payment(method="cash", cents=6_000, cashier="Ada"),)))
    assert isinstance(answer, Decision)
    evolve(before, answer.events[0])
    assert (before.cage.ledger.balances, before.entries) == kept
