"""What is sold beside the ordinary entry: several rebuys and add-ons, prices of a time, of re-entries, of a choice."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Stated
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.bounties import bounty_gains, filled_envelopes
from shuffleup.tournament.words.bounties import BountyPut, PutBounty, Taker
from shuffleup.tournament.words.commands import DrawSeats, PlanHand, StartEvent
from shuffleup.tournament.words.definition import EntryTerms
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    ChipsBought,
    CloseRegistration,
    DeclineRebuy,
    EntrySold,
    PlayerSeated,
    Rebuy,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import OVERLAY, AccountKind, balance_of
from shuffleup.tournament.words.offers import Offer, Sale, Window
from shuffleup.tournament.words.terms import Admission, BountyKind, BountyTerms, PrizeShares
from tests.tournament.bounty_terms import HALVES, MYSTERY
from tests.tournament.cage_desk import LATE, MINUTE, PRICE, account, announced, bust, paid, refused, running, sell
from tests.tournament.offers import a_price, a_rebuy, an_add_on
from tests.tournament.room import Room

SINGLE = a_rebuy(name="single", cents=2_000, chips=1_000, until_level=1, most=1, up_to_stack=1_000)
DOUBLE = a_rebuy(name="double", cents=3_500, fee_cents=500, chips=2_500, until_level=2)
SMALL = an_add_on(name="small", cents=1_000, chips=800, from_level=1, until_level=1)
LARGE = an_add_on(name="large", cents=2_000, chips=2_000, from_level=2, until_level=2)
AGAIN = Offer(kind=Sale.RE_ENTRY, name="again", cents=3_000, fee_cents=200, chips=700)


def bought(room: Room, command: Rebuy | BuyAddOn) -> ChipsBought:
    events = [one for one in room.send(command) if isinstance(one, ChipsBought)]
    return events[0]


def selling(*offers: Offer, players: int = 4, admission: Admission = LATE, shares: PrizeShares | None = None) -> Room:
    room = Room(announced(admission, shares=shares or PrizeShares(), offers=offers))
    room.open(players)
    return room


def test_each_rebuy_is_sold_by_its_name_at_its_price_within_its_levels() -> None:
    room = selling(SINGLE, DOUBLE)
    one = bought(room, Rebuy(player="p0001", payments=paid(2_000), offer="single"))
    assert (one.purchase.offer, one.purchase.chips) == ("single", 1_000)
    assert refused(room, Rebuy(player="p0001", payments=paid(4_000), offer="triple")).fact("known") == "single, double"
    bust(room, 1, "p0002")
    two = bought(room, Rebuy(player="p0002", payments=paid(4_000), offer="double"))
    assert (two.purchase.cents, two.purchase.fee_cents, two.purchase.chips) == (3_500, 500, 2_500)
    room.at += 20 * MINUTE
    assert refused(room, Rebuy(player="p0003", payments=paid(2_000), offer="single")).code == "rebuys-over"


def test_without_a_name_the_first_that_a_player_may_still_have_is_sold() -> None:
    room = selling(SINGLE, DOUBLE)
    bust(room, 1, "p0001")
    assert bought(room, Rebuy(player="p0001", payments=paid(2_000))).purchase.offer == "single"
    bust(room, 1, "p0001")
    assert room.now.round.busts, "the double one is still to be had"
    assert bought(room, Rebuy(player="p0001", payments=paid(4_000))).purchase.offer == "double"
    bust(room, 1, "p0001")
    room.send(DeclineRebuy("p0001"))
    assert [place.player for place in room.now.places] == ["p0001"]


def test_add_ons_have_their_own_levels_and_counts() -> None:
    room = selling(SMALL, LARGE)
    assert bought(room, BuyAddOn(player="p0001", payments=paid(1_000))).purchase.chips == 800
    assert refused(room, BuyAddOn(player="p0001", payments=paid(1_000))).code == "add-ons-used-up"
    assert refused(room, BuyAddOn(player="p0001", payments=paid(2_000), offer="large")).code == "add-on-not-now"
    room.at += 20 * MINUTE
    assert bought(room, BuyAddOn(player="p0001", payments=paid(2_000))).purchase.offer == "large"
    room.send(VoidPurchase(purchase=2, reason="did not want it", author="Dora"))
    assert account(room.now, AccountKind.REFUNDS, "p0001") == 2_000


def test_a_price_may_buy_another_stack_and_a_re_entry_has_its_own() -> None:
    early = a_price(name="bird", cents=5_000, fee=1_000, chips=1_500, until_level=1)
    room = selling(early, AGAIN)
    assert [chair.stack for chair in room.now.floor.chairs] == [1_500] * 4
    seated = [one for one in room.send(sell("bird")) if isinstance(one, PlayerSeated)]
    assert [one.stack for one in seated] == [1_500]
    room.at += 20 * MINUTE
    seated = [one for one in room.send(sell("late")) if isinstance(one, PlayerSeated)]
    assert [one.stack for one in seated] == [1_000]
    bust(room, 1, "p0001")
    assert refused(room, sell("p0001")).fact("due_cents") == 3_200
    events = room.send(sell("p0001", 3_200))
    assert [one.stack for one in events if isinstance(one, PlayerSeated)] == [700]
    sold = next(one for one in events if isinstance(one, EntrySold))
    assert (sold.entry.price, sold.entry.re_entry, sold.entry.chips) == ("again", True, 700)


def test_a_player_may_choose_to_enter_without_a_bounty() -> None:
    plain = Offer(kind=Sale.ENTRY, name="plain", cents=4_000, fee_cents=1_000, bounty_cents=0)
    shares = PrizeShares(bounty=BountyTerms(kind=BountyKind.FIXED, cents=1_000))
    room = selling(plain, shares=shares)
    before = account(room.now, AccountKind.BOUNTIES)
    room.send(sell("late", 5_000, offer="plain"))
    assert account(room.now, AccountKind.BOUNTIES) == before
    assert room.now.bounties.on_head("late") == 0
    room.send(sell("later"))
    assert room.now.bounties.on_head("later") == 1_000
    assert refused(room, sell("last", 5_000, offer="cheap")).code == "unknown-offer"
    number = next(one.number for one in room.now.entries if one.player == "late")
    room.send(VoidEntry(entry=number, reason="went home", author="Dora"))
    assert account(room.now, AccountKind.REFUNDS, "late") == 5_000
    assert account(room.now, AccountKind.BOUNTIES) == before + 1_000


def test_an_alternate_keeps_what_he_has_paid_for() -> None:
    admission = Admission(late=Window(until_level=2), cap=3, alternates=None)
    room = Room(
        announced(admission, offers=(a_price(name="bird", cents=5_000, fee=1_000, chips=1_500, until_level=1),))
    )
    room.open(3)
    room.send(sell("waits"))
    room.at += 20 * MINUTE
    bust(room, 1, "p0001")
    assert next(one.stack for one in room.events(PlayerSeated) if one.player == "waits") == 1_500
    assert next(one.entry.chips for one in room.events(EntrySold) if one.entry.player == "waits") == 1_500


def test_entry_is_open_for_minutes_or_until_a_level_or_a_day_starts() -> None:
    by_minutes = running(4, admission=Admission(late=Window(minutes=30)))
    by_minutes.at += 30 * MINUTE - 1
    by_minutes.send(sell("late"))
    by_minutes.at += 1
    refusal = refused(by_minutes, sell("too late", PRICE))
    assert (refusal.code, refusal.fact("why"), refusal.fact("minutes")) == ("registration-closed", "minutes", 30)
    by_start = running(4, admission=Admission(late=Window(until_level=1, with_break=True)))
    by_start.at += 20 * MINUTE
    refusal = refused(by_start, sell("too late"))
    assert (refusal.fact("why"), refusal.fact("last_level")) == ("start", 2)


def test_each_entry_pays_a_sum_for_the_league() -> None:
    room = selling(AGAIN, shares=PrizeShares(league_cents=300, league=500))
    assert account(room.now, AccountKind.RETENTION) == 4 * 300
    assert account(room.now, AccountKind.POOL) == 4 * 4_700
    room.send(sell("late"))
    room.send(VoidEntry(entry=5, reason="went home", author="Dora"))
    assert account(room.now, AccountKind.RETENTION) == 4 * 300
    room.send(CloseRegistration(reason="last call", author="Dora"))
    assert account(room.now, AccountKind.RETENTION) == 4 * 300 + 4 * 4_700 * 5 // 100


@pytest.mark.parametrize(
    ("head_share", "odd_to_head", "cash"),
    [(5_000, False, 1_500), (5_000, True, 1_000), (7_500, False, 1_000), (2_500, True, 1_500), (10_000, False, 0)],
)
def test_a_progressive_bounty_is_divided_as_announced(head_share: int, odd_to_head: object, cash: int) -> None:
    terms = replace(HALVES, head_share=head_share, odd_to_head=bool(odd_to_head))
    (gain,) = bounty_gains(terms, 2_500, (Taker("Anna", 10),), {"Anna": 2_500})
    assert (gain.cash, gain.head) == (cash, 2_500 - cash)


@pytest.mark.parametrize(
    ("purse", "players", "envelopes", "rest"),
    [
        (100_000, 5, (50_000, 20_000, 10_000, 10_000, 10_000), 0),
        (100_000, 1, (50_000,), 50_000),
        (60_000, 3, (50_000, 5_000, 5_000), 0),
        (30_050, 2, (15_000, 15_000), 50),
    ],
)
def test_envelopes_hold_named_amounts_as_far_as_the_purse_goes(
    purse: int, players: int, envelopes: tuple[int, ...], rest: int
) -> None:
    terms = replace(MYSTERY, envelopes=(), amounts=(50_000, 20_000))
    assert filled_envelopes(purse, players, terms) == (envelopes, rest)


def test_only_who_has_a_bounty_wins_one_where_that_is_announced() -> None:
    plain = Offer(kind=Sale.ENTRY, name="plain", cents=4_000, fee_cents=1_000, bounty_cents=0)
    shares = PrizeShares(bounty=BountyTerms(kind=BountyKind.FIXED, cents=1_000, only_holders=True))
    room = Room(announced(LATE, shares=shares, offers=(plain,)))
    for player in ("Anna", "Bruno", "Carla"):
        room.send(sell(player))
    room.send(sell("Zoe", 5_000, offer="plain"))
    room.send(DrawSeats())
    room.send(StartEvent())
    room.send(ReportBust(players=("Anna",), by=("Zoe",), author="floor"))
    assert [(one.player, one.cents) for one in room.now.bounties.loose] == [("Anna", 1_000)]
    assert room.now.bounties.won == {} and room.now.bounties.knock_outs == {"Zoe": 1}
    room.send(ReportBust(players=("Bruno",), by=("Carla",), author="floor"))
    assert room.now.bounties.won == {"Carla": 1_000}
    held = sum(room.now.bounties.heads.values()) + sum(one.cents for one in room.now.bounties.loose)
    assert room.now.bounties.posted == held + 1_000 == 3_000


def test_an_entry_may_buy_a_seat_and_no_chips() -> None:
    definition = announced(LATE, offers=(replace(SINGLE, up_to_stack=0, most=None), SMALL))
    room = Room(replace(definition, entry=EntryTerms(5_000, 1_000, 0)))
    room.open(3)
    refusal = refused(room, PlanHand(1))
    assert refusal.code == "no-chips-yet" and room.now.chips.in_play == 0
    for player in ("p0001", "p0002", "p0003"):
        assert bought(room, Rebuy(player=player, payments=paid(2_000))).purchase.chips == 1_000
    room.send(PlanHand(1))
    assert recount(room.now) == room.now.chips.in_play == 3_000


def test_the_house_puts_money_on_a_head_and_gets_it_back_with_the_entry() -> None:
    room = selling(shares=PrizeShares(bounty=BountyTerms(kind=BountyKind.FIXED, cents=1_000)))
    room.send(sell("Star"))
    (put,) = room.send(PutBounty(player="Star", cents=5_000, author="Dora", reason=Stated("last year's winner")))
    assert isinstance(put, BountyPut) and put.reason == "last year's winner"
    assert room.now.bounties.on_head("Star") == 6_000
    assert balance_of(room.now.cage.ledger, OVERLAY) == 5_000
    assert account(room.now, AccountKind.BOUNTIES) == 5 * 1_000 + 5_000
    assert refused(room, PutBounty(player="nobody", cents=5_000, author="Dora")).code == "not-in-play"
    assert refused(room, PutBounty(player="Star", cents=0, author="Dora")).code == "bounty-unfit"
    number = next(one.number for one in room.now.entries if one.player == "Star")
    room.send(VoidEntry(entry=number, reason="went home", author="Dora"))
    assert room.now.bounties.on_head("Star") == 0 == balance_of(room.now.cage.ledger, OVERLAY)
    room.send(sell("Star"))
    room.send(PutBounty(player="Star", cents=5_000, author="Dora"))
    room.send(ReportBust(players=("Star",), by=("p0001",), author="floor"))
    assert room.now.bounties.won == {"p0001": 6_000}
    assert sum(room.now.cage.ledger.balances.values()) == 0
    assert refused(selling(), PutBounty(player="p0001", cents=5_000, author="Dora")).code == "no-heads"
