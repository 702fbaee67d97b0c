"""Whatever is done about prizes and deals, chips stay whole and the pool is paid out to the cent."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.deals import DealMethod
from shuffleup.tournament.evolve.apply import evolve, fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Curve, Definition, FixedPrizes, PayoutPlan, PrizeTable, Seats, Shares
from shuffleup.tournament.words.prizes import AgreeToDeal, DropDeal, NamedAmount, ProposeDeal, SetPayouts
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.wire.json import canonical, decode_command, decode_event
from tests.tournament.room import Room, a_pot, event

TABLES: tuple[PrizeTable, ...] = (
    Curve(3),
    Shares((5_000, 3_000, 2_000)),
    Shares((10_000,)),
    FixedPrizes((40_000, 25_000)),
    FixedPrizes((40_000,)),
    Seats(11_000, "main", 4_000),
)


def plan(dice: Random) -> PayoutPlan:
    """Some division of a pool."""
    table = dice.choice(TABLES)
    whole = isinstance(table, Seats | FixedPrizes)
    return PayoutPlan(table) if whole else PayoutPlan(table, dice.choice((1, 500, 700)), dice.choice((0, 1_000)))


def an_event(dice: Random) -> Definition:
    """An event of thirteen at 50.00, with some division that fits it."""
    table = dice.choice((*TABLES[:3], TABLES[-1]))
    return event(seats=dice.choice((4, 6, 9)), payouts=PayoutPlan(table))


def a_command(state: EventState, dice: Random) -> c.Command:
    """Something about prizes that may or may not be possible now."""
    players = [chair.player for table in state.floor.tables.values() for chair in table.chairs] or ["nobody"]
    desk = state.outcome.deal
    waiting = desk.proposed.missing if desk.proposed else ()
    left = sum(state.prizes.ladder[: len(players)])
    match dice.randrange(9):
        case 0:
            return SetPayouts(plan(dice), dice.choice(("", "the room is full")), "Ada")
        case 1 | 2:
            saved = dice.choice(((), (1_000,), (4_000, 2_000), (left + 1,)))
            method = dice.choice((DealMethod.ICM, DealMethod.CHIP_CHOP, DealMethod.EQUAL))
            unit = dice.choice((1, 500))
            return ProposeDeal(
                method=method, play_for_cents=saved, unit_cents=unit, author="Ada", play_on=dice.random() < 0.2
            )
        case 3:
            each, odd = divmod(left, len(players))
            off = dice.choice((0, 0, 1))
            amounts = [NamedAmount(name, each + (number < odd) + off) for number, name in enumerate(players)]
            return ProposeDeal(method=DealMethod.CUSTOM, amounts=tuple(amounts), author="Ada")
        case 4:
            return DropDeal(dice.choice(("", "somebody said no")), "Ada")
        case _:
            return AgreeToDeal(dice.choice(waiting or players), dice.choice(("", "Ada", "Ada")))


def walk(seed: int, seen: Counter[str]) -> Room:
    """One event with commands about prizes between its rounds; every answer is counted."""
    dice = Random(seed)
    room = Room(an_event(dice), book=dice.choice(("tda-2024", "pslive", "mediterraneo-2026")), seed=seed)
    room.each = lambda _event, state: _whole(state)
    room.open(13)
    while room.now.phase is Phase.PLAYING:
        for _ in range(dice.choice((0, 3, 12))):
            command = a_command(room.now, dice)
            decided = room.ask(command)
            assert decode_command(canonical(command)) == command
            seen[decided.code if isinstance(decided, Refusal) else type(command).__name__] += 1
            if not isinstance(decided, Refusal):
                room.send(command)
            if room.now.phase is not Phase.PLAYING:
                break
        else:
            room.play_round(a_pot)
    room.send(c.AwardPrizes())
    return room


def _whole(state: EventState) -> None:
    """Chips are all there, and what a deal gave and what is still to be won are the pool."""
    recount(state)
    deal = state.outcome.deal.made
    if state.cage.closed_at is not None and state.prizes.ladder:
        dealt = sum([share.cents for share in deal.shares]) if deal else 0
        assert dealt + sum(state.prizes.ladder) == state.prizes.pool_cents


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_the_pool_is_paid_to_the_cent_whatever_is_agreed(first: int) -> None:
    for seed in range(first, first + 20):
        room = walk(seed, Counter())
        state = room.now
        assert sum([award.cents for award in state.prizes.awards]) == state.prizes.pool_cents == 13 * 5_000
        assert all(award.cents > 0 and 0 <= award.seat_cents <= award.cents for award in state.prizes.awards)
        assert fold(room.log) == state
        lived: EventState | None = None
        for happened in room.log:
            lived = evolve(lived, decode_event(canonical(happened)))  # type: ignore[arg-type]  # an event's log
        assert lived == state


def test_the_walks_reach_every_command_and_its_refusals() -> None:
    seen: Counter[str] = Counter()
    for seed in range(70):
        walk(seed, seen)
    assert {"SetPayouts", "ProposeDeal", "AgreeToDeal", "DropDeal"} <= set(seen)
    refusals = {
        *("reason-missing", "deal-made", "deal-proposed", "deal-does-not-sum", "deal-lapsed", "deal-not-disclosed"),
        *("no-deal", "play-for-too-much", "seats-not-divided", "payouts-not-fit", "payouts-locked"),
        *("prizes-do-not-sum",),
    }
    assert refusals <= set(seen), sorted(refusals - set(seen))


def test_the_same_deal_is_refused_where_the_house_forbids_it() -> None:
    room = Room(replace(event(), deals=replace(event().deals, allowed=False)))
    room.open(5)
    decided = room.ask(ProposeDeal(method=DealMethod.EQUAL, author="Ada"))
    assert isinstance(decided, Refusal) and decided.code == "deals-not-allowed"
