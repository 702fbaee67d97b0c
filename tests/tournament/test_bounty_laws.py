"""Bounties beside everything else that the cage and the floor may do: re-entries, rebuys, chips given up, bans."""

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.bounties import bounties
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import NameKnockOut
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.entry import DeclineRebuy, Rebuy, SellEntry, SurrenderStack
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import BOUNTIES, balance_of
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission, BountyKind, BountyTerms, MoneyTerms, PrizeShares
from tests.tournament.bounty_terms import FIXED, HALVES, MYSTERY, whole, with_pots
from tests.tournament.cage_desk import PRICE, paid
from tests.tournament.offers import a_rebuy, sold, until
from tests.tournament.room import Room, a_pot, event

LEVELS = (Level(25, 50, hands=30), Level(50, 100, hands=500))
ADMISSION = Admission(late=until(1), re_entries=None, surrender=True)
REBUYS = a_rebuy(cents=5_000, chips=1_000, until_level=1, most=1)


def a_room(bounty: BountyTerms, players: int, *, rebuys: bool, book: str = "pslive", seed: int = 1) -> Room:
    """A room in which players may come back as long as level 1 lasts."""
    money = MoneyTerms(shares=PrizeShares(bounty=bounty), admission=ADMISSION, offers=sold(REBUYS if rebuys else None))
    room = Room(replace(event(seats=6, levels=LEVELS), money=money), book=book, seed=seed)
    room.each = whole
    room.open(players)
    return room


def tried(room: Room, command: c.Command) -> bool:
    """Carries a command out unless it is refused."""
    if isinstance(room.ask(command), Refusal):
        return False
    room.send(command)
    return True


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from((FIXED, HALVES, MYSTERY)), st.integers(0, 10_000), st.integers(2, 14), st.booleans())
def test_bounties_close_whoever_comes_back_gives_up_or_is_put_out(
    bounty: BountyTerms,
    seed: int,
    players: int,
    rebuys: bool,  # noqa: FBT001 - drawn by Hypothesis
) -> None:
    """After every event; at the end every cent of every entry has been won by somebody."""
    room = a_room(bounty, players, rebuys=rebuys, seed=seed)
    dice = Random(seed)
    for _ in range(1_500):
        if room.now.phase != Phase.PLAYING:
            break
        _at_the_desk(room, dice, players)
        for table in tables_to_play(room.now):
            if table in room.now.floor.tables and tried(room, c.PlanHand(table)):
                plan = room.log[-1].plan  # type: ignore[union-attr]
                play = with_pots if dice.random() < 0.7 else a_pot
                room.send(c.ReportHand(table, play(plan, dice)))
                break
        else:
            _nobody_can_play(room)
        recount(room.now)
    assert room.now.phase == Phase.PLAYED_OUT
    for knock_out in room.now.bounties.unnamed:
        others = [entry.player for entry in room.now.entries if entry.player != knock_out.player]
        room.send(NameKnockOut(player=knock_out.player, by=tuple(sorted(set(others))[:2]), author="Ada"))
    room.send(c.AwardPrizes())
    sheet = bounties(room.now)
    assert sheet.closes
    assert sheet.posted == len(room.now.entries) * bounty.cents == sum(line.won for line in sheet.lines)
    assert balance_of(room.now.cage.ledger, BOUNTIES) == 0
    written = msgspec.json.encode(room.log)
    assert fold(msgspec.json.decode(written, type=list[Event])) == room.now


def _at_the_desk(room: Room, dice: Random, players: int) -> None:
    """Somebody comes, comes back, rebuys, declines, gives up or is put out; whatever is refused does not happen."""
    waiting = [bust.player for bust in room.now.round.busts]
    for player in waiting:
        rebuy = Rebuy(player=player, payments=paid(5_000))
        if dice.random() < 0.5 or not tried(room, rebuy):
            tried(room, DeclineRebuy(player))
    player = f"p{dice.randint(1, players + 3):04}"
    draw = dice.random()
    if draw < 0.10:
        tried(room, SellEntry(player=player, payments=paid(PRICE)))
    elif draw < 0.14:
        tried(room, SurrenderStack(player=player, payments=paid(PRICE), author="Ada"))
    elif draw < 0.17:
        step = dice.choice((Penalty.ELIMINATION, Penalty.DISQUALIFICATION))
        tried(room, GivePenalty(player=player, step=step, reason="x", author="y"))


def _nobody_can_play(room: Room) -> None:
    """No table may begin a hand: rounds go on where live tables wait for one another."""
    for player in [bust.player for bust in room.now.round.busts]:
        tried(room, DeclineRebuy(player))
    if tried(room, c.StartRound()):
        for table in tables_to_play(room.now):
            if tried(room, c.PlanHand(table)):
                room.send(c.ReportHand(table, a_pot(room.log[-1].plan, room.dice)))  # type: ignore[union-attr]
        room.send(c.CloseRound())


@pytest.mark.parametrize("step", [Penalty.DISQUALIFICATION, Penalty.ELIMINATION, Penalty.EVENT_BAN])
def test_who_was_put_out_or_banned_may_not_come_back(step: Penalty) -> None:
    """Neither with another entry nor with more chips."""
    room = a_room(replace(FIXED, kind=BountyKind.FIXED), 4, rebuys=False)
    room.send(GivePenalty(player="p0001", step=step, reason="x", author="y"))
    refused = room.ask(SellEntry(player="p0001", payments=paid(PRICE)))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("barred", "pslive 52a")
    assert len(room.now.places) == 1
    assert [one.player for one in room.now.bounties.loose] == ["p0001"]
