"""A cage for tests: prices, payments and the questions a test asks of the ledger."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.commands import ReportHand
from shuffleup.tournament.words.definition import Definition, Level
from shuffleup.tournament.words.money import Account, AccountKind, Payment, balance_of
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Admission, MoneyTerms, PrizeShares
from tests.tournament.offers import a_rebuy, an_add_on, sold, until
from tests.tournament.room import Room, event, result_of

PRICE = 6_000
"""What an entry costs: 50.00 and a fee of 10.00."""

LEVELS = tuple(Level(10 * level, 20 * level, minutes=20) for level in range(1, 10))
MINUTE = 60_000_000

CASINO = PriceBands(
    rule="casino 4",
    buy_in_cents=(2_000, 1_000_000),
    fee_cents=(500, 500_000),
    least_of_buy_ins=8_000,
    least_of_purchases=9_000,
    most_for_organisation=500,
    hospitality=5_000,
)

ALL_TO_PRIZES = PrizeShares()
LATE = Admission(late=until(2), re_entries=None, surrender=True)
REBUYS = a_rebuy(cents=5_000, chips=1_000, until_level=2, up_to_stack=1_000)
ADD_ON = an_add_on(cents=4_000, chips=2_000, from_level=2, until_level=2)


def announced(
    admission: Admission = LATE,
    *,
    rebuy: Offer | None = None,
    add_on: Offer | None = None,
    shares: PrizeShares = ALL_TO_PRIZES,
    guarantee_cents: int = 0,
    seats: int = 9,
    offers: tuple[Offer, ...] = (),
) -> Definition:
    """An event with these terms."""
    money = MoneyTerms(
        admission=admission, offers=(*sold(rebuy, add_on), *offers), shares=shares, guarantee_cents=guarantee_cents
    )
    return replace(event(seats=seats, levels=LEVELS), money=money)


def paid(cents: int = PRICE, *, method: str = "cash", cashier: str = "Ada") -> tuple[Payment, ...]:
    """One payment."""
    return (Payment(method=method, cents=cents, cashier=cashier, payer="x", reference="y"),)


def sell(player: str, cents: int = PRICE, **others: str) -> c.SellEntry:
    """An entry for cash."""
    return c.SellEntry(player=player, payments=paid(cents), **others)


def account(state: EventState, kind: AccountKind, holder: str = "", method: str = "") -> int:
    """What is in an account, as a person counts it: never negative when all is well."""
    cents = balance_of(state.cage.ledger, Account(kind, holder, method))
    return cents if kind in {AccountKind.DRAWER, AccountKind.SAFE, AccountKind.OWED} else -cents


def drawer(state: EventState, cashier: str = "Ada", method: str = "cash") -> int:
    """What a cashier has."""
    return account(state, AccountKind.DRAWER, cashier, method)


def refused(room: Room, command: object) -> Refusal:
    """The refusal of a command."""
    answer = room.ask(command)
    assert isinstance(answer, Refusal), answer
    return answer


def bust(room: Room, table: int, loser: str) -> None:
    """Plays a hand outside rounds in which a player loses everything to somebody who can take it."""
    plan = room.plan(table)
    seats = {seat.player: seat for seat in plan.seats}
    lost = seats[loser]
    winner = max((seat for seat in plan.seats if seat is not lost), key=lambda seat: seat.stack)
    result = result_of(plan, {lost.number: 0, winner.number: winner.stack + lost.stack})
    room.send(ReportHand(table, result))


def running(players: int = 6, **terms: object) -> Room:
    """An event in its first level."""
    room = Room(announced(**terms))
    room.open(players)
    return room
