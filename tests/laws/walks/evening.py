"""An evening where people deal: the director reports who is out, does what he is advised, and lets the time pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from shuffleup.projections.advice import Advice, advice
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import NameKnockOut
from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.clock import AnnounceHandForHand, DrawLastHands, StartDay
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Curve, PayoutPlan
from shuffleup.tournament.words.entry import CloseRegistration, DeclineRebuy, Rebuy
from shuffleup.tournament.words.flights import CloseFlight
from shuffleup.tournament.words.live import CountHands, ReportBust
from shuffleup.tournament.words.prizes import SetPayouts
from shuffleup.tournament.words.seats import RedrawSeats
from shuffleup.tournament.words.state import Phase
from tests.laws.walks import cage as entrance
from tests.laws.walks import people
from tests.laws.walks.walk import NotNow, Plan, Seen, Walk, chance, later, one_of
from tests.tournament.offers import first

MOST_DEEDS = 2_000
PATIENCE = 30
"""So many times in a row nothing that he tries may be possible: some deeds are chosen by chance."""


class StuckError(AssertionError):
    """The director can do nothing more, and the event is not over."""


def evening(plan: Plan, seed: int, seen: Seen) -> Walk:
    """One event from the first entry to the prizes. Raises ``StuckError`` where it comes to no end."""
    walk = Walk(plan, seed, seen)
    _begin(walk)
    idle = 0
    for _ in range(MOST_DEEDS):
        if walk.now.phase is Phase.FINISHED:
            return walk
        before = len(walk.log)
        for deed in _deeds(walk):
            later(walk, 1)
            walk.ask(deed)
            if len(walk.log) > before:
                break
        idle = 0 if len(walk.log) > before else idle + 1
        if idle > PATIENCE:
            break
    left = walk.now.floor.players
    raise StuckError(f"{plan.name}, seed {seed}: {walk.now.phase.value} with {left} left, {advice(walk.now)}")


def _begin(walk: Walk) -> None:
    """Entries, seats and the start. Whoever forgets the draw is refused, and asks again."""
    tries = 0
    while walk.now.phase in {Phase.REGISTERING, Phase.SEATED}:
        tries += 1
        if len(walk.now.entries) >= walk.plan.players or tries > 10 * walk.plan.players:
            walk.ask(c.DrawSeats() if walk.now.phase is Phase.REGISTERING else c.StartEvent())
            if walk.now.phase is not Phase.REGISTERING:
                continue
        for come in (entrance.check, entrance.enter):
            try:
                walk.ask(come(walk))
            except NotNow:
                continue


def _deeds(walk: Walk) -> Iterator[c.Command]:
    """What he tries, one after the other, until something is possible."""
    for one in advice(walk.now):
        yield from _FOLLOW.get(one.kind, _nothing)(walk, one)
    yield from _now_and_then(walk)
    yield from _busts(walk)


def _nothing(walk: Walk, one: Advice) -> Iterator[c.Command]:
    yield from ()


def _rebuy(walk: Walk, one: Advice) -> Iterator[c.Command]:
    terms = first(walk.now.definition.money.rebuys)
    if terms is not None and chance(walk, 0.4):
        yield Rebuy(player=one.player, payments=people.paid(walk, terms.cents + terms.fee_cents))
    if chance(walk, 0.5):
        yield DeclineRebuy(one.player)


def _knock_out(walk: Walk, one: Advice) -> Iterator[c.Command]:
    for chair in people.chairs(walk.now):
        yield NameKnockOut(player=one.player, by=(chair.player,), author="Ada")


def _balance(walk: Walk, one: Advice) -> Iterator[c.Command]:
    move = one.moves[0]
    yield c.MovePlayer(move.player, move.target, move.chair, "balance", "Ada")


def _count(walk: Walk, one: Advice) -> Iterator[c.Command]:
    yield CountChips(
        counts=tuple([Count(chair.player, chair.stack) for chair in people.chairs(walk.now)]), author="Ada"
    )


def _hand_told(walk: Walk, one: Advice) -> Iterator[c.Command]:
    if chance(walk, 0.3):
        yield CountHands(table=one.table, hands=1, author="Ada")


def _hand_over(walk: Walk, one: Advice) -> Iterator[c.Command]:
    if chance(walk, 0.5):
        yield c.CloseRound()


_FOLLOW: Mapping[str, Callable[[Walk, Advice], Iterator[c.Command]]] = {
    "rebuy": _rebuy,
    "knock-out": _knock_out,
    "balance": _balance,
    "hand-over": _hand_over,
    "next-round": lambda _walk, _one: iter((RedrawSeats(),)),
    "final-table": lambda _walk, _one: iter((c.RedrawFinalTable(),)),
    "break": lambda _walk, one: iter((c.BreakTable(one.table),)),
    "hand-for-hand": lambda _walk, _one: iter((AnnounceHandForHand(live=True),)),
    "next-hand": lambda _walk, _one: iter((c.StartRound(),)),
    "last-hand": lambda _walk, _one: iter((c.StartRound(),)),
    "last-hand-over": _hand_over,
    "close-registration": lambda _walk, _one: iter((CloseRegistration(reason="nobody comes", author="Ada"),)),
    "payouts": lambda _walk, _one: iter((SetPayouts(PayoutPlan(Curve(1)), "the pool is another", "Ada"),)),
    "draw-last-hands": lambda walk, one: iter((DrawLastHands(one_of(walk, one.cards)),)),
    "next-day": lambda _walk, _one: iter((StartDay(),)),
    "close-flight": lambda _walk, _one: iter((CloseFlight("Ada"),)),
    "count": _count,
    "penalty": _hand_told,
    "prizes": lambda _walk, _one: iter((c.AwardPrizes(),)),
}


def _now_and_then(walk: Walk) -> Iterator[c.Command]:
    """The clock, a late entry, somebody who is put out."""
    if chance(walk, 0.2):
        later(walk, 20 * 60)
        yield c.AdvanceClock()
    if chance(walk, 0.1):
        yield c.AdvanceLevel()
    if chance(walk, 0.05):
        try:
            yield entrance.enter(walk)
        except NotNow:
            return
    if chance(walk, 0.05) and people.chairs(walk.now):
        player = one_of(walk, people.chairs(walk.now)).player
        if chance(walk, 0.5):
            yield GivePenalty(player=player, step=Penalty.HANDS, hands=2, reason="x", author="Ada", override="x")
        else:
            yield GivePenalty(player=player, step=Penalty.DISQUALIFICATION, reason="x", author="Ada", override="x")


def _busts(walk: Walk) -> Iterator[c.Command]:
    tables = people.tables(walk.now)
    walk.dice.shuffle(tables)
    for table in tables:
        if len(table.chairs) > 1:
            out, *others = walk.dice.sample(table.chairs, len(table.chairs))
            by = (others[0].player,) if chance(walk, 0.7) else ()
            yield ReportBust(players=(out.player,), by=by, author="Ada")
