"""What wall and floor say that somebody gets is what the award pays him, at every moment, whoever is put out.

pytest tests/laws/test_money_shown.py                              the same evenings every time
HYPOTHESIS_PROFILE=nightly pytest tests/laws/test_money_shown.py   many more of them
"""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.deals import DealMethod
from shuffleup.projections.floor import entrants, floor
from shuffleup.projections.wall import wall
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.facts.clock import SECOND, next_round_at
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.conduct import GivePenalty, RetirePlayer
from shuffleup.tournament.words.definition import Curve, DealRules, PayoutPlan, Shares
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.prizes import AgreeToDeal, DropDeal, ProposeDeal
from shuffleup.tournament.words.state import EventState, Phase
from tests.laws.volume import NIGHTLY
from tests.tournament.room import Room, a_pot, event

LADDERS = (Shares((4_001, 2_999, 2_000, 1_000)), Shares((5_000, 3_000, 2_000)), Curve(5), Curve(1))
BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")
KINDS = ("deals", "ties", "saves", "unpaid", "eliminated", "retired")
"""What the evenings of the law must have met."""


class Shown:
    """Everything that stood on wall and floor beside a name, as the evening went on."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, int]] = []
        """Player, place, cents."""
        self.deals = self.ties = self.saves = 0
        self.unpaid = self.eliminated = self.retired = 0
        """How many of each in the money; an unpaid one when there were prizes."""

    def look(self, state: EventState) -> None:
        """What stands there now. Nobody knows a prize before the pool is closed."""
        if state.cage.closed_at is None:
            return
        board = wall(state)
        self.told += [(one.player, one.place, one.prize_cents) for one in board.out]
        self.told += [(one.player, one.place, one.prize_cents) for one in entrants(state) if one.place]
        self.ties += any(one.shared_by > 1 and one.prize_cents for one in board.out)
        if board.deal and board.deal.made:
            self._deal(state)

    def _deal(self, state: EventState) -> None:
        """Who has a share of a deal and still plays has it for sure, and the ladder says what he may win beside it."""
        board = wall(state)
        assert board.deal is not None and board.deal == floor(state, 0).deal
        placed = {place.player: place for place in state.places}
        rows = board.prizes.chart.rows
        told = {player: cents for player, _, cents in self.told}
        for line in board.deal.lines:
            if line.player not in placed or placed[line.player].shared_by > 1:
                continue
            if line.player in state.conduct.unpaid:
                assert told[line.player] == 0
                continue
            place = placed[line.player].place
            beside = next((row.prize_cents for row in rows if row.first <= place <= row.last), 0)
            assert told[line.player] == line.cents + beside


class Watched(Room):
    """A room whose screens are looked at after every command, as they are drawn."""

    shown: Shown | None = None

    def send(self, command: c.Command) -> tuple[Event, ...]:
        """Carries it out and looks."""
        events = super().send(command)
        if self.shown:
            self.shown.look(self.now)
        return events


def _deal(room: Room, dice: random.Random, shown: Shown) -> None:
    """A deal that is dropped, or one that everybody agrees to, with or without something to play for."""
    ladder = room.now.prizes.ladder[: room.now.floor.players]
    gap = ladder[0] - (ladder[1] if len(ladder) > 1 else 0) if ladder else 0
    aside = (dice.randint(1, gap),) if gap and dice.random() < 0.5 else ()
    method = dice.choice((DealMethod.ICM, DealMethod.CHIP_CHOP, DealMethod.EQUAL))
    propose = ProposeDeal(
        method=method, play_for_cents=aside, play_on=dice.random() < 0.3, author="Ada", told="the press"
    )
    if isinstance(room.ask(propose), Refusal):
        return
    room.send(propose)
    if dice.random() < 0.3:
        room.send(DropDeal("no", "Ada"))
        return
    deal = room.now.outcome.deal.proposed
    assert deal is not None
    for player in dice.sample(deal.missing, len(deal.missing)):
        room.send(AgreeToDeal(player, "Ada"))
    shown.deals += 1
    shown.saves += bool(aside)


def _leaves(room: Room, dice: random.Random, shown: Shown) -> None:
    """Somebody is put out, with or without his prize, or gives up."""
    players = [chair.player for table in room.now.floor.tables.values() for chair in table.chairs]
    player = dice.choice(players)
    in_money = len(players) <= len(room.now.prizes.ladder)
    if dice.random() < 0.3:
        command: c.Command = RetirePlayer(player=player, author="Ada")
    else:
        step = dice.choice((Penalty.DISQUALIFICATION, Penalty.ELIMINATION, Penalty.EVENT_BAN))
        reason, paid = "it had to be", dice.choice((None, True, False))
        command = GivePenalty(player=player, step=step, reason=reason, author="Ada", paid=paid, override=reason)
    if isinstance(room.ask(command), Refusal):
        return
    room.send(command)
    if isinstance(command, RetirePlayer):
        shown.retired += in_money
    elif player in room.now.conduct.unpaid:
        shown.unpaid += in_money
    else:
        shown.eliminated += in_money


def _round(room: Room, dice: random.Random, shown: Shown) -> None:
    """A round; now and then somebody is put out in the middle of it."""
    room.at = next_round_at(room.now)
    room.send(c.StartRound())
    for table in tables_to_play(room.now):
        plan = room.plan(table)
        if dice.random() < 0.1:
            _leaves(room, dice, shown)
        room.send(c.ReportHand(table, a_pot(plan, dice)))
    room.at += room.now.definition.seconds_per_hand * SECOND
    if room.now.phase is Phase.PLAYING:
        room.send(c.CloseRound())


def _evening(seed: int, shown: Shown) -> Room:
    """An evening to its awards, with a deal or two in between."""
    dice = random.Random(seed)
    definition = replace(event(payouts=PayoutPlan(dice.choice(LADDERS)), seats=4), deals=DealRules(allowed=True))
    room = Watched(definition, book=dice.choice(BOOKS), seed=seed)
    room.shown = shown
    room.open(dice.randint(5, 13))
    while room.now.phase is Phase.PLAYING:
        if 2 <= room.now.floor.players <= 6 and room.now.outcome.deal.made is None and dice.random() < 0.5:
            _deal(room, dice, shown)
        if room.now.phase is Phase.PLAYING and dice.random() < 0.15:
            _leaves(room, dice, shown)
        if room.now.phase is Phase.PLAYING:
            _round(room, dice, shown)
    room.send(c.AwardPrizes())
    return room


@pytest.mark.parametrize("part", range(4))
def test_what_is_shown_is_what_is_paid(part: int) -> None:
    size = 250 if NIGHTLY else 40
    met = Shown()
    for seed in range(part * size, (part + 1) * size):
        shown = Shown()
        room = _evening(seed, shown)
        paid = {award.player: award.cents for award in room.now.prizes.awards}
        for player, place, cents in shown.told:
            assert cents == paid.get(player, 0), f"evening {seed}: {player} in place {place}"
        listed = {one.player: one.prize_cents for one in wall(room.now).out}
        assert {player: listed.get(player, 0) for player in paid} == paid, f"evening {seed}"
        assert sum(paid.values()) == room.now.prizes.pool_cents
        for kind in KINDS:
            setattr(met, kind, getattr(met, kind) + getattr(shown, kind))
    assert all(getattr(met, kind) for kind in KINDS), "these evenings prove nothing"
