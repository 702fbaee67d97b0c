"""Chips, conduct, prizes, bounties, flights, undo: what the floor does now and then."""

from __future__ import annotations

from shuffleup.chips.pile import Pile
from shuffleup.maths.deals import DealMethod
from shuffleup.rulebooks.policy.conduct import ChipsOutOfSight, Penalty
from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.tournament.facts.standing import paid_places, seats_of, standing
from shuffleup.tournament.undo import Redo, Undo, UndoCommand
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import NameKnockOut, PutBounty
from shuffleup.tournament.words.chips import Bag, BagStacks, ColourUp, Count, CountChips, ExchangeFound, TakeInStray
from shuffleup.tournament.words.conduct import (
    Ban,
    BanScope,
    ForfeitChips,
    GivePenalty,
    LiftPenalty,
    RedealHand,
    Sanction,
)
from shuffleup.tournament.words.definition import Curve, PayoutPlan, Seats, Shares
from shuffleup.tournament.words.flights import CarriedConduct, CarryConduct, CloseFlight
from shuffleup.tournament.words.prizes import AgreeToDeal, DropDeal, ProposeDeal, SetPayouts
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import BountyKind, Flight
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, chance, one_of, playing, when

# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def count(walk: Walk) -> c.Command:
    """The chips of a table counted, now and then with a difference that somebody explains."""
    playing(walk)
    table, _ = people.waiting_for_a_hand(walk)
    off = walk.dice.choice((0, 0, 0, 25))
    counts = [Count(one.player, one.stack + (off if place == 0 else 0)) for place, one in enumerate(table.chairs)]
    when(all(one.chips > 0 for one in counts))
    return CountChips(counts=tuple(counts), author="Ada", explanation="a chip under the rail" if off else "")


def bag(walk: Walk) -> c.Command:
    """Everybody's chips in bags."""
    state = playing(walk)
    when(people.between_hands(state), chance(walk, 0.3))
    bags = [Bag(one.player, one.stack, f"tag {place}") for place, one in enumerate(people.chairs(state))]
    when(bags)
    return BagStacks(bags=tuple(bags), author="Ada")


def colour(walk: Walk) -> c.Command:
    """Small chips for larger ones, or late ones for what they are worth."""
    state = playing(walk)
    values = [one.value for one in state.definition.chips]
    when(chance(walk, 0.3))
    table, chair = people.waiting_for_a_hand(walk)
    small, large = min(values), max(values)
    if table.unit > small and chance(walk, 0.5):
        return ExchangeFound(player=chair.player, value=small, found=walk.dice.randint(1, 12), author="Ada")
    when(chair.stack >= large)
    given = Pile(((small, large // small),))
    return ColourUp(player=chair.player, given=given, received=Pile(((large, 1),)), author="Ada")


def stray(walk: Walk) -> c.Command:
    """A chip under a table."""
    state = playing(walk)
    when(state.chips.in_play - state.chips.strayed > 100, chance(walk, 0.4))
    return TakeInStray(chips=25, where="under table 2", author="Ada")


# ── conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def penalise(walk: Walk) -> c.Command:
    """A step of the book's scale, with whatever the book leaves to the floor decided."""
    state = playing(walk)
    step = one_of(walk, state.policy.conduct.penalty_scale)
    if step in {Penalty.HAND_VOID, Penalty.HAND_ANNULLED}:
        table, chair = people.in_a_hand(walk)
        when(table.button.last is not None and chair.number in table.button.last.dealt_in)
        return GivePenalty(player=chair.player, step=step, reason="soft play", author="Ada")
    player = people.seated(walk)
    if step in {Penalty.WARNING, Penalty.HANDS, Penalty.ORBITS, Penalty.HANDS_OR_ORBITS}:
        hands = 0 if step in {Penalty.WARNING, Penalty.ORBITS} else walk.dice.randint(1, 3)
        return GivePenalty(
            player=player,
            step=step,
            reason="he showed a hand",
            author="Ada",
            hands=hands,
            orbits=int(step is Penalty.ORBITS),
            this_hand=state.policy.conduct.penalty_hand_counts is not False,
        )
    when(state.floor.players > 3, chance(walk, 0.15))
    paid = step is Penalty.ELIMINATION
    return GivePenalty(player=player, step=step, reason="he hit somebody", author="Ada", paid=paid)


def lift(walk: Walk) -> c.Command:
    """The rest of a penalty remitted."""
    open_ones = [one for one in walk.now.conduct.sanctions if one.left]
    return LiftPenalty(sanction=one_of(walk, open_ones).number, reason="he is sorry", author="Ada")


def redeal(walk: Walk) -> c.Command:
    """A misdeal."""
    playing(walk)
    table, _ = people.in_a_hand(walk)
    return RedealHand(table=table.number, reason="a boxed card", author="Ada")


def forfeit(walk: Walk) -> c.Command:
    """Chips carried out of sight."""
    state = playing(walk)
    table, chair = people.waiting_for_a_hand(walk)
    halved = state.policy.conduct.chips_out_of_sight is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE
    most = chair.stack // 2 if halved else chair.stack - 1
    when(most >= table.unit, chance(walk, 0.3))
    return ForfeitChips(player=chair.player, chips=table.unit, reason="in his pocket", author="Ada")


def carry_over(walk: Walk) -> c.Command:
    """What another event has in its penalty book."""
    when(walk.now.phase is not Phase.FINISHED, chance(walk, 0.3))
    source = f"event {walk.dice.randint(1, 9)}"
    known = [entry.player for entry in walk.now.entries] or [people.NOBODY]
    sanction = Sanction(1, walk.dice.choice(known), Penalty.HANDS, hands=2)
    when(not any(one.origin == f"{source}#1" for one in walk.now.conduct.sanctions))
    bans = (Ban(people.newcomer(walk), BanScope.EVENT),) if chance(walk, 0.5) else ()
    return CarryConduct(CarriedConduct(source, (sanction,), bans), "Ada")


# ── prizes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def divide(walk: Walk) -> c.Command:
    """The pool divided otherwise, before the bubble."""
    state = walk.now
    table = (state.prizes.plan or state.definition.payouts).table
    when(not isinstance(table, Seats), state.outcome.deal.made is None)
    if state.phase is Phase.PLAYED_OUT and state.cage.closed_at is None:
        return SetPayouts(PayoutPlan(Curve(3)), "the prizes do not sum", "Ada")
    when(state.phase in {Phase.REGISTERING, Phase.SEATED, Phase.PLAYING})
    paid = max(5, paid_places(state))
    when(state.cage.closed_at is None or (standing(state) > paid + 1 and not state.hand_for_hand))
    when(chance(walk, 0.2))
    new = walk.dice.choice((Curve(3), Shares((5_000, 3_000, 2_000)), Curve(0)))
    return SetPayouts(PayoutPlan(new, walk.dice.choice((1, 100))), "a better ladder", "Ada")


def propose(walk: Walk) -> c.Command:
    """A deal, where one can be made."""
    state = playing(walk)
    definition = state.definition
    when(definition.deals.allowed, not seats_of(state), state.cage.closed_at is not None)
    when(not state.outcome.deal.made, not state.outcome.deal.proposed, not people.busy(state), not state.round.open)
    when(2 <= state.floor.players <= 12, any(state.prizes.ladder))
    ladder = state.prizes.ladder[: state.floor.players]
    when(sum(ladder))
    gap = ladder[0] - (ladder[1] if len(ladder) > 1 else 0)
    aside = (gap,) if gap and gap * 10_000 >= definition.deals.least_play_for * sum(ladder) else ()
    when(aside or not definition.deals.least_play_for)
    method = walk.dice.choice((DealMethod.ICM, DealMethod.CHIP_CHOP, DealMethod.EQUAL))
    media = state.policy.event.deals_policy is DealsPolicy.WHERE_LEGAL_MEDIA
    return ProposeDeal(
        method=method,
        play_for_cents=aside if definition.deals.least_play_for or chance(walk, 0.3) else (),
        play_on=chance(walk, 0.2),
        author="Ada",
        told="the press" if media else "",
        figures="the players",
    )


def sign(walk: Walk) -> c.Command:
    """A signature, or the end of the talk."""
    state = playing(walk)
    deal = state.outcome.deal.proposed
    when(deal)
    assert deal is not None
    if {share.player: share.chips for share in deal.shares} != {one.player: one.stack for one in people.chairs(state)}:
        return DropDeal("they played on", "Ada")
    when(not people.busy(state), not state.round.open)
    return AgreeToDeal(one_of(walk, deal.missing), "Ada")


def award(walk: Walk) -> c.Command:
    """The prizes, once everybody is placed and every knock-out has a name."""
    state = walk.now
    when(state.phase is Phase.PLAYED_OUT, not state.bounties.unnamed, state.cage.closed_at is not None)
    when(not isinstance(state.definition.part, Flight))
    return c.AwardPrizes()


def put_on_head(walk: Walk) -> c.Command:
    """Money of the house on somebody's head."""
    terms = walk.now.definition.money.shares.bounty
    when(terms and terms.kind is not BountyKind.MYSTERY, chance(walk, 0.2))
    return PutBounty(player=people.seated(walk), cents=1_000, author="Ada")


def name_him(walk: Walk) -> c.Command:
    """Who knocked somebody out, where the table did not say."""
    book = walk.now.bounties
    when(walk.now.definition.money.shares.bounty, walk.now.phase is not Phase.PLAYING or chance(walk, 0.1))
    unknown = [one.player for one in (*book.unnamed, *[one for one in book.waiting.values() if not one.by])]
    player = one_of(walk, unknown)
    others = sorted({entry.player for entry in walk.now.entries} - {player})
    return NameKnockOut(player=player, by=(one_of(walk, others),), author="Ada")


def close_flight(walk: Walk) -> c.Command:
    """A flight that is over."""
    state = walk.now
    part = state.definition.part
    when(isinstance(part, Flight), not people.busy(state), not state.round.open, not state.records.flights)
    over = isinstance(part, Flight) and part.bags and state.day.over and state.phase is Phase.PLAYING
    when(over or state.phase is Phase.PLAYED_OUT)
    return CloseFlight("Ada")


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def undo(walk: Walk) -> UndoCommand:
    """One of the last commands, taken back if that can be: mostly one after which no hand was dealt."""
    recent = walk.log[-12:]
    hands = [place for place, one in enumerate(recent) if isinstance(one.command, c.PlanHand | c.ReportHand)]
    later = recent[hands[-1] + 1 :] if hands and chance(walk, 0.8) else recent
    never = Undo | Redo | c.PlanHand | c.ReportHand | c.OpenEvent | c.AdvanceClock
    return Undo(one_of(walk, [one for one in later if not isinstance(one.command, never)]).command_id)


DESK: tuple[Idea, ...] = (
    *(count, bag, colour, colour, stray, penalise, penalise, lift, redeal, forfeit, carry_over),
    *(divide, name_him, name_him, put_on_head),
)
DEALS: tuple[Idea, ...] = (propose, sign, sign, sign)
ENDS: tuple[Idea, ...] = (award, close_flight, name_him, divide)
