"""Who may win what: each pot goes to those who paid for it, the best of them by cards alone, odd chips by position."""

from itertools import combinations

from hypothesis import given

from shuffleup.cards.card import Card
from shuffleup.cards.ranking import high, low8
from shuffleup.games.variant import Holding
from shuffleup.hand.events import BetsCollected, HandMucked, HandTabled, PotAwarded
from shuffleup.hand.evolve import evolve, fold
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Dealing, Settled, Showdown
from tests.laws.deals import Deal, deals
from tests.laws.playing import finished
from tests.laws.volume import hands

ORDERS = {"high": high, "low8": low8}


def settled(hand: Hand) -> Settled:
    """The end of a hand."""
    assert isinstance(hand.state, Settled)
    return hand.state


def awards(hand: Hand) -> list[PotAwarded]:
    """The awards as they were made."""
    return [event for event in hand.events if isinstance(event, PotAwarded)]


def sliced(paid: tuple[int, ...], live: int, dead: int) -> list[tuple[int, frozenset[int]]]:
    """Main and side pots, found one slice of chips at a time: what a slice holds, and which live seats paid into it.

    The dead ante is a slice that everybody may win. Slices that only killed hands paid into belong to the last pot.
    """
    pots: list[tuple[int, frozenset[int]]] = []
    floor = 0
    for level in sorted({0, *paid}):
        amount = sum(min(level, chips) - min(floor, chips) for chips in paid) if level else dead
        contenders = frozenset(seat for seat in members(live) if paid[seat] >= level)
        if amount and not contenders:
            contenders = pots[-1][1] if pots else richest(paid, live)
        if pots and pots[-1][1] == contenders:
            amount += pots.pop()[0]
        if amount:
            pots.append((amount, contenders))
        floor = level
    return pots


def richest(paid: tuple[int, ...], live: int) -> frozenset[int]:
    """The live seats that paid most."""
    most = max(paid[seat] for seat in members(live))
    return frozenset(seat for seat in members(live) if paid[seat] == most)


def value(hand: Hand, seat: int, side: str) -> int:
    """The best hand of a seat, found by trying every five cards it may play."""
    felt = settled(hand).felt
    hole: tuple[Card, ...] = felt.cards.faces[seat]
    order = ORDERS[side]
    if hand.rules.variant.holding is Holding.TWO_AND_THREE:
        threes = list(combinations(felt.cards.board, 3))
        return max(order((*two, *three)) for two in combinations(hole, 2) for three in threes)
    return max(order(five) for five in combinations((*hole, *felt.cards.board), 5))


@hands(250)
@given(deals())
def test_pots_are_what_was_paid_for_and_go_to_those_who_paid(deal: Deal) -> None:
    hand = finished(deal)
    state = settled(hand)
    expected = sliced(state.felt.paid, state.live, state.felt.dead)
    if not expected:
        # A lone blind that nobody called came back whole: the last hand is awarded a pot without chips.
        assert [award.amount for award in awards(hand)] == [0]
        assert len(members(state.live)) == 1
        return
    made: dict[int, int] = {}
    for award in awards(hand):
        made[award.pot] = made.get(award.pot, 0) + award.amount
        assert sum(chips for _, chips in award.shares) == award.amount
        assert {seat for seat, _ in award.shares} <= set(award.contenders)
        assert set(award.contenders) == expected[award.pot][1]
        assert all(chips >= 0 and state.live >> seat & 1 for seat, chips in award.shares)
    assert [made[number] for number in sorted(made)] == [amount for amount, _ in expected]
    assert sum(made.values()) == sum(state.felt.paid) + state.felt.dead
    assert list(made) == sorted(made, reverse=True), "the last side pot is awarded first"


@hands(150)
@given(deals())
def test_nobody_wins_more_from_an_opponent_than_he_matched(deal: Deal) -> None:
    hand = finished(deal)
    state = settled(hand)
    won = [0] * len(state.stacks)
    for award in awards(hand):
        for seat, chips in award.shares:
            won[seat] += chips
    if len(members(state.live)) == 1:
        assert won[members(state.live)[0]] == sum(state.felt.paid) + state.felt.dead
        return
    killed = [seat for seat, plan in enumerate(deal.plan.seats) if plan.attendance.value != "present"]
    for seat, chips in enumerate(won):
        matched = sum(min(paid, state.felt.paid[seat]) for paid in state.felt.paid)
        forfeited = sum(state.felt.paid[other] for other in killed)
        assert chips <= matched + state.felt.dead + forfeited
        assert not chips or state.live >> seat & 1


@hands(200)
@given(deals())
def test_the_best_hand_wins_and_equal_hands_share_to_the_last_chip(deal: Deal) -> None:
    hand = finished(deal)
    unit = deal.plan.stakes.unit
    for award in awards(hand):
        winners = [seat for seat, _ in award.shares]
        if len(award.contenders) < 2:
            assert (winners, award.side) == (list(award.contenders), "")
            continue
        values = {seat: value(hand, seat, award.side) for seat in award.contenders}
        best = max(values.values())
        assert best > 0
        assert winners == [seat for seat in award.contenders if values[seat] == best]
        shares = [chips for _, chips in award.shares]
        # What is smaller than the smallest chip cannot be changed: it stays with the first odd chip.
        crumbs = award.amount % unit
        whole = [shares[0] - crumbs, *shares[1:]]
        assert all(chips % unit == 0 for chips in whole)
        assert max(whole) - min(whole) <= unit
        # Odd chips lie with the first winners left of the button: no share grows from one winner to the next.
        assert winners == sorted(winners)
        assert shares == sorted(shares, reverse=True)


@hands(100)
@given(deals())
def test_an_uncalled_bet_goes_back_to_a_living_hand_only(deal: Deal) -> None:
    """What absent and penalised players had to post stays in (TDA 30, 71-C)."""
    state = None
    for event in finished(deal).events:
        if isinstance(event, BetsCollected) and event.returned:
            assert isinstance(state, BettingRound | Dealing)
            assert state.live >> event.seat & 1
        state = evolve(state, event)


@hands(50)
@given(deals())
def test_halves_of_a_split_pot_differ_by_one_chip_that_the_high_hand_gets(deal: Deal) -> None:
    hand = finished(deal)
    sides: dict[int, dict[str, int]] = {}
    for award in awards(hand):
        sides.setdefault(award.pot, {})[award.side] = award.amount
    for pot in sides.values():
        if "low8" in pot:
            # Random bets need not be payable in chips of the unit; what cannot be changed stays with the high half.
            chips, rest = divmod(pot["high"] + pot["low8"], deal.plan.stakes.unit)
            assert pot["high"] - pot["low8"] == chips % 2 * deal.plan.stakes.unit + rest


@hands(150)
@given(deals())
def test_cards_are_tabled_by_the_living_and_never_mucked_by_the_all_in(deal: Deal) -> None:
    hand = finished(deal)
    for place, event in enumerate(hand.events):
        if not isinstance(event, HandTabled | HandMucked):
            continue
        before = fold(hand.events[:place])
        assert isinstance(before, Dealing | Showdown)
        assert before.live >> event.seat & 1
        if isinstance(event, HandTabled):
            assert tuple(deal.deck.cards[at] for at in before.felt.cards.holes[event.seat]) == event.cards
        else:
            assert before.stacks[event.seat] > 0, "an all-in hand lies face up"
            assert len(members(before.live)) > 1, "the last hand is not mucked"
