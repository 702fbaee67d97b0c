"""Deals among the players left: figures to the cent, everybody signs, and what is left is played for."""

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.deals import DealMethod
from shuffleup.projections.floor import floor
from shuffleup.projections.wall import wall
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.definition import Curve, DealRules, PayoutPlan, Seats, Shares
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.prizes import AgreeToDeal, Deal, DropDeal, NamedAmount, ProposeDeal, SetPayouts
from shuffleup.tournament.words.state import Phase
from tests.tournament.room import Room, a_small_pot, event

FOUR = PayoutPlan(Shares((4_000, 3_000, 2_000, 1_000)))


def short(
    players: int, *, book: str = "tda-2024", plan: PayoutPlan = FOUR, allowed: bool = True, seed: int = 5
) -> Room:
    """An event of twelve at which so many are left, between two rounds."""
    definition = replace(event(payouts=plan), deals=DealRules(allowed, 0))
    room = Room(definition, book=book, seed=seed)
    room.open(12)
    while room.now.floor.players > players:
        room.play_round(a_small_pot)
    return room


def refused(room: Room, command: c.Command) -> str:
    """The code of a refusal."""
    answer = room.ask(command)
    assert isinstance(answer, Refusal), answer
    return answer.code


def proposed(room: Room) -> Deal:
    """The deal that lies before the players."""
    deal = room.now.outcome.deal.proposed
    assert deal is not None
    return deal


def sign(room: Room) -> None:
    """Everybody agrees."""
    for share in proposed(room).shares:
        room.send(AgreeToDeal(share.player, "floor"))


def paid(room: Room) -> dict[str, int]:
    """What each player has won, after the awards."""
    room.send(c.AwardPrizes())
    return {award.player: award.cents for award in room.now.prizes.awards}


def test_the_last_signature_ends_play_with_places_by_chips() -> None:
    room = short(3)
    room.send(ProposeDeal(method=DealMethod.ICM, author="director"))
    deal = proposed(room)
    shares = deal.shares
    left = sum(room.now.prizes.ladder[: len(shares)])
    assert sum(share.cents for share in shares) == left == deal.total_cents
    assert [share.chips for share in shares] == sorted([share.chips for share in shares], reverse=True)
    for share in shares[:-1]:
        room.send(AgreeToDeal(share.player, "floor"))
        assert room.now.phase is Phase.PLAYING
    room.send(AgreeToDeal(shares[-1].player, "floor"))
    assert room.now.phase is Phase.PLAYED_OUT
    by_place = sorted([place for place in room.now.places if place.chips], key=lambda place: place.place)
    assert [place.chips for place in by_place] == [share.chips for share in shares]
    won = paid(room)
    assert {share.player: won[share.player] for share in shares} == {share.player: share.cents for share in shares}
    assert sum(won.values()) == room.now.prizes.pool_cents


def test_a_save_for_first_is_played_for_and_comes_on_top() -> None:
    room = short(3)
    room.send(ProposeDeal(method=DealMethod.EQUAL, play_for_cents=(1_000,), author="director"))
    deal = proposed(room)
    sign(room)
    assert room.now.phase is Phase.PLAYING
    assert room.now.prizes.ladder[: len(deal.shares)] == (1_000, *[0] * (len(deal.shares) - 1))
    lower = room.now.prizes.ladder[len(deal.shares) :]
    while room.now.phase is Phase.PLAYING:
        room.play_round()
    won = paid(room)
    first = next(place.player for place in room.now.places if place.place == 1)
    for share in deal.shares:
        assert won[share.player] == share.cents + (1_000 if share.player == first else 0)
    assert sum(won.values()) == room.now.prizes.pool_cents
    assert sum(cents for player, cents in won.items() if all(one.player != player for one in deal.shares)) == sum(lower)


def test_play_can_go_on_for_a_trophy() -> None:
    room = short(2)
    room.send(ProposeDeal(method=DealMethod.CHIP_CHOP, play_on=True, author="director"))
    deal = proposed(room)
    sign(room)
    while room.now.phase is Phase.PLAYING:
        room.play_round()
    won = paid(room)
    assert [won[share.player] for share in deal.shares] == [share.cents for share in deal.shares]
    assert {place.player for place in room.now.places if place.place == 1} < {share.player for share in deal.shares}


def test_the_record_says_who_agreed_and_when() -> None:
    room = short(2)
    room.send(ProposeDeal(method=DealMethod.EQUAL, author="director"))
    first, second = [share.player for share in proposed(room).shares]
    room.at += 7
    room.send(AgreeToDeal(first, "Rita"))
    assert (proposed(room).missing, proposed(room).signed[0].at) == ((second,), room.at)
    assert refused(room, AgreeToDeal(first, "Rita")) == "agreed-already"
    assert refused(room, AgreeToDeal("p9999", "Rita")) == "not-in-deal"
    assert refused(room, AgreeToDeal(second, " ")) == "reason-missing"
    room.at += 7
    room.send(AgreeToDeal(second, "Sara"))
    made = room.now.outcome.deal.made
    assert made is not None and room.now.outcome.deal.proposed is None
    assert [(one.player, one.witness) for one in made.signed] == [(first, "Rita"), (second, "Sara")]
    assert made.signed[1].at - made.signed[0].at == 7


def test_a_deal_of_their_own_comes_to_the_cent_or_not_at_all() -> None:
    room = short(2)
    a, b = sorted([chair.player for table in room.now.floor.tables.values() for chair in table.chairs])
    total = sum(room.now.prizes.ladder[:2])

    def own(*amounts: NamedAmount) -> ProposeDeal:
        return ProposeDeal(method=DealMethod.CUSTOM, amounts=amounts, author="director")

    assert refused(room, own(NamedAmount(a, total // 2), NamedAmount(b, total // 2 - 1))) == "deal-does-not-sum"
    assert refused(room, own(NamedAmount(a, total))) == "amounts-do-not-match"
    assert refused(room, own(NamedAmount(a, total), NamedAmount(a, 0))) == "amounts-do-not-match"
    before = room.now
    room.send(own(NamedAmount(a, total - 1), NamedAmount(b, 1)))
    assert {share.player: share.cents for share in proposed(room).shares} == {a: total - 1, b: 1}
    assert room.now.prizes == before.prizes, "nothing is divided before everybody has signed"


def test_refusals_of_proposing_in_their_order() -> None:
    room = short(2)
    icm = ProposeDeal(method=DealMethod.ICM, author="director")
    assert refused(room, replace(icm, author="")) == "reason-missing"
    assert refused(short(2, allowed=False), icm) == "deals-not-allowed"
    assert refused(room, AgreeToDeal("p0001", "floor")) == "no-deal"
    assert refused(room, DropDeal("no", "floor")) == "no-deal"
    assert refused(room, replace(icm, play_for_cents=(10**9,))) == "play-for-too-much"
    room.send(icm)
    assert refused(room, icm) == "deal-proposed"
    room.send(DropDeal("one says no", "director"))
    room.send(icm)
    assert proposed(room).number == 2
    sign(room)
    assert refused(room, icm) == "not-playing"
    before = Room(event())
    assert refused(before, icm) == "not-playing"


def test_a_deal_lapses_with_the_next_hand() -> None:
    room = short(4)
    room.send(ProposeDeal(method=DealMethod.ICM, author="director"))
    player = proposed(room).shares[0].player
    room.play_round()
    assert refused(room, AgreeToDeal(player, "floor")) == "deal-lapsed"
    assert refused(room, ProposeDeal(method=DealMethod.ICM, author="director")) == "deal-proposed"


def test_no_deal_in_the_middle_of_a_hand() -> None:
    room = short(4)
    room.send(c.StartRound())
    assert refused(room, ProposeDeal(method=DealMethod.ICM, author="director")) == "hand-in-progress"


def test_where_the_book_wants_it_every_deal_is_disclosed() -> None:
    """PSLive 5."""
    room = short(2, book="pslive")
    silent = ProposeDeal(method=DealMethod.ICM, author="director")
    answer = room.ask(silent)
    assert isinstance(answer, Refusal) and (answer.code, answer.rule) == ("deal-not-disclosed", "pslive 5")
    room.send(replace(silent, told="the tour's reporter"))
    assert proposed(room).told == "the tour's reporter"


def test_the_house_may_want_something_played_for() -> None:
    definition = replace(event(payouts=FOUR), deals=DealRules(least_play_for=1_000))
    room = Room(definition, seed=5)
    room.open(12)
    while room.now.floor.players > 3:
        room.play_round()
    left = sum(room.now.prizes.ladder[: room.now.floor.players])
    little = ProposeDeal(method=DealMethod.ICM, play_for_cents=(left // 10 - 1,), author="director")
    assert refused(room, little) == "play-for-too-little"
    room.send(replace(little, play_for_cents=(left // 10,)))


def test_seats_are_not_divided() -> None:
    room = short(5, plan=PayoutPlan(Seats(15_000)))
    assert refused(room, ProposeDeal(method=DealMethod.ICM, author="director")) == "seats-not-divided"


# ── another division of the pool ─────────────────────────────────────────────────────────────────────────────────────


def own_shares(*shares: int) -> SetPayouts:
    """The director divides the pool like this."""
    return SetPayouts(PayoutPlan(Shares(shares)), "the players voted", "director")


def test_the_division_can_be_replaced_until_the_bubble() -> None:
    room = short(12)
    room.send(own_shares(7_000, 3_000))
    assert room.now.prizes.ladder == (42_000, 18_000)
    assert refused(room, SetPayouts(PayoutPlan(Shares((10_000,))), "", "director")) == "reason-missing"
    assert refused(room, SetPayouts(PayoutPlan(Seats(100)), "why", "director")) == "payouts-not-fit"
    assert refused(room, SetPayouts(PayoutPlan(Curve(9), 1, 50_000), "why", "director")) == "min-cash-too-high"
    while room.now.floor.players > 6:
        room.play_round()
    left = room.now.floor.players
    assert refused(room, own_shares(*[10_000 // left] * left)) == "payouts-locked", (
        "the new division is past its bubble"
    )
    while room.now.floor.players > 3:
        room.play_round()
    assert refused(room, own_shares(8_000, 2_000)) == "payouts-locked"
    won = paid_out(room)
    assert sum(won.values()) == 60_000 and len(won) >= 2


def paid_out(room: Room) -> dict[str, int]:
    """Plays to the end and awards."""
    while room.now.phase is Phase.PLAYING:
        room.play_round()
    return paid(room)


def test_before_the_pool_is_settled_the_plan_alone_changes() -> None:
    room = Room(event())
    room.send(own_shares(6_000, 4_000))
    assert room.now.prizes.ladder == ()
    room.open(9)
    assert room.now.prizes.ladder == (27_000, 18_000)


def people_deal(players: int = 3) -> Room:
    """An event in which people deal: only who went out was told, and who won his chips."""
    room = Room(replace(event(payouts=FOUR), deals=DealRules(allowed=True)))
    room.open(6)
    for out in ("p0006", "p0005", "p0004")[: 6 - players]:
        room.send(ReportBust(players=(out,), by=("p0001",), author="floor"))
    return room


def count(room: Room, chips: dict[str, int]) -> None:
    """Everybody's chips are counted."""
    room.send(CountChips(counts=tuple([Count(player, held) for player, held in chips.items()]), author="floor"))


def test_a_deal_by_chips_asks_for_the_count_first() -> None:
    room = people_deal()
    for method in (DealMethod.ICM, DealMethod.CHIP_CHOP):
        assert refused(room, ProposeDeal(method=method, author="director")) == "chips-not-counted"
    room.send(ProposeDeal(method=DealMethod.EQUAL, author="director"))
    room.send(DropDeal("no", "director"))
    count(room, {"p0001": 3_000, "p0002": 2_500, "p0003": 500})
    room.send(ProposeDeal(method=DealMethod.ICM, author="director"))
    assert [share.chips for share in proposed(room).shares] == [3_000, 2_500, 500]
    assert room.now.outcome.deal.figures == ""


def test_a_count_ends_with_the_next_hand_that_is_told() -> None:
    room = people_deal(4)
    count(room, {"p0001": 2_000, "p0002": 1_500, "p0003": 1_500, "p0004": 1_000})
    room.send(ReportBust(players=("p0004",), by=("p0001",), author="floor"))
    assert refused(room, ProposeDeal(method=DealMethod.ICM, author="director")) == "chips-not-counted"


def test_whose_figures_an_uncounted_deal_goes_by_is_told_on_every_screen() -> None:
    room = people_deal()
    room.send(ProposeDeal(method=DealMethod.ICM, figures="the players", author="director"))
    for board in (wall(room.now).deal, floor(room.now, room.at).deal):
        assert board is not None and board.figures == "the players"
    sign(room)
    board = wall(room.now).deal
    assert board is not None and board.made and board.figures == "the players"
