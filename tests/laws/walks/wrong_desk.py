"""What must be refused about chips, conduct, bounties, flights and undo, by the refusal that is due."""

from __future__ import annotations

from shuffleup.chips.pile import Pile
from shuffleup.rulebooks.policy.conduct import ChipsOutOfSight, DisqualificationPrize, EliminationPrize, Penalty
from shuffleup.tournament.decide.conduct import is_dealt_in
from shuffleup.tournament.facts.ends import bags_now
from shuffleup.tournament.facts.seats import pot_waits
from shuffleup.tournament.undo import Redo, Undo, UndoCommand, history
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import KnockOut, NameKnockOut, PutBounty
from shuffleup.tournament.words.chips import (
    Bag,
    BagStacks,
    ColourUp,
    Count,
    CountChips,
    ExchangeFound,
    HeldPile,
    TakeInStray,
)
from shuffleup.tournament.words.clock import StartDay
from shuffleup.tournament.words.conduct import ForfeitChips, GivePenalty, LiftPenalty, RedealHand
from shuffleup.tournament.words.flights import CarriedConduct, CarryConduct, ClosedFlight, CloseFlight, TakeFlight
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import FinalDay, Flight
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when

# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _counts(walk: Walk, off: int = 0, *, left_out: int = 0, empty: bool = False) -> tuple[Count, ...]:
    playing(walk)
    table, _ = people.waiting_for_a_hand(walk)
    when(len(table.chairs) > 1)
    found = [Count(one.player, one.stack) for one in table.chairs][left_out:]
    found[0] = Count(found[0].player, 0 if empty else found[0].chips + off)
    return tuple(found)


def _bags(walk: Walk) -> c.Command:
    state = playing(walk)
    when(people.between_hands(state), state.floor.players > 1)
    bags = [Bag(one.player, one.stack, "one tag") for one in people.chairs(state)]
    return BagStacks(bags=tuple(bags), author="Ada")


def _counted_in_hand(walk: Walk) -> c.Command:
    playing(walk)
    table, _ = people.in_a_hand(walk)
    counts = tuple([Count(one.player, one.stack) for one in table.chairs])
    return CountChips(counts=counts, author="Ada")


def _exchange(walk: Walk, given: Pile, received: Pile, author: str = "Ada") -> c.Command:
    return ColourUp(player=people.seated(walk), given=given, received=received, author=author)


def _too_rich(walk: Walk) -> c.Command:
    most = max([chair.stack for chair in people.chairs(walk.now)], default=0) // 100 + 1
    return _exchange(walk, Pile(((25, 4 * most),)), Pile(((100, most),)))


def _found(walk: Walk, value: int = 0, found: int = 1, author: str = "Ada") -> c.Command:
    playing(walk)
    table, chair = people.waiting_for_a_hand(walk)
    return ExchangeFound(player=chair.player, value=value or table.unit, found=found, author=author)


def _odd_chip(walk: Walk) -> c.Command:
    playing(walk)
    table, chair = people.waiting_for_a_hand(walk)
    when(table.unit > 3)
    return ExchangeFound(player=chair.player, value=3, found=1, author="Ada")


def _piles(walk: Walk) -> c.Command:
    state = playing(walk)
    unit = state.clock.stakes.unit
    table = one_of(walk, [table for table in people.quiet(state) if table.unit < unit])
    return c.RaceChips(table.number, (HeldPile(1, Pile(((5, 1),))),))


def _race_cards(walk: Walk, why: str) -> c.Command:
    """One chip left over before a chair; no card for it, or none that there is."""
    state = playing(walk)
    unit = state.clock.stakes.unit
    values = [chip.value for chip in state.definition.chips]
    tables = [table for table in people.quiet(state) if table.unit < unit and not pot_waits(table)]
    table = one_of(walk, [table for table in tables if any(table.unit < value <= unit for value in values)])
    above = min(value for value in values if table.unit < value)
    odd = {chair.number: chair.stack % above // table.unit for chair in table.chairs}
    when(any(odd.values()))
    told = {chair: (99,) * count if why == "deck" else (0,) * (count + 1) for chair, count in odd.items()}
    return c.RaceChips(
        table.number,
        tuple(
            [
                HeldPile(chair.number, Pile(((table.unit, chair.stack // table.unit),)), told[chair.number])
                for chair in table.chairs
            ]
        ),
    )


def _nothing_to_race(walk: Walk) -> c.Command:
    state = playing(walk)
    return c.RaceChips(
        one_of(walk, [table.number for table in people.quiet(state) if table.unit >= state.clock.stakes.unit])
    )


# ── conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _penalty(walk: Walk, player: str, step: Penalty, **more: object) -> c.Command:
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING})
    rest = {"reason": "soft play", "author": "Ada", **more}
    return GivePenalty(player=player, step=step, **rest)  # type: ignore[arg-type]


def _by_scale(walk: Walk, *steps: Penalty) -> Penalty:
    scale = walk.now.policy.conduct.penalty_scale
    return one_of(walk, [step for step in steps if step in scale])


def _beyond(walk: Walk) -> c.Command:
    scale = walk.now.policy.conduct.penalty_scale
    steps = [step for step in Penalty if step not in {*scale, Penalty.HANDS, Penalty.ORBITS}]
    return _penalty(walk, people.seated(walk), one_of(walk, steps))


MISSED = (Penalty.HANDS, Penalty.HANDS_OR_ORBITS)


def _this_hand(walk: Walk, why: str) -> c.Command:
    """Missed hands for a player in a hand, against what the book says of it, or without saying it."""
    table, chair = people.in_a_hand(walk)
    when(is_dealt_in(table, chair.player), walk.now.conduct.last_missed.get(chair.player) != table.hand)
    by_book = walk.now.policy.conduct.penalty_hand_counts
    when(by_book is {"open": None, "counts": True, "not-counted": False}[why])
    said = None if by_book is None else not by_book
    return _penalty(walk, chair.player, _by_scale(walk, *MISSED), hands=2, this_hand=said)


def _paid(walk: Walk, step: Penalty, said: bool | None) -> c.Command:  # noqa: FBT001 - as the command has it
    playing(walk)
    rules = walk.now.policy.conduct
    when(step in rules.penalty_scale)
    if step is Penalty.ELIMINATION:
        when(rules.elimination_prize is EliminationPrize.PLACE_AT_REMOVAL)
    else:
        when((rules.dq_prize is DisqualificationPrize.NONE) is (said is not None))
    return _penalty(walk, people.seated(walk), step, paid=said)


def _no_seat(walk: Walk) -> c.Command:
    return _penalty(walk, people.out(walk), _by_scale(walk, *MISSED), hands=1)


def _no_hand(walk: Walk) -> c.Command:
    _, chair = people.waiting_for_a_hand(walk)
    return _penalty(walk, chair.player, _by_scale(walk, Penalty.HAND_VOID))


def _forfeit(walk: Walk, author: str = "Ada", *, all_of_it: bool = False, odd: bool = False) -> c.Command:
    state = playing(walk)
    table, chair = people.waiting_for_a_hand(walk)
    halved = state.policy.conduct.chips_out_of_sight is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE
    most = chair.stack // 2 if halved else chair.stack - 1
    when(not odd or (table.unit > 1 and most > 1))
    number = chair.stack if all_of_it else 1
    return ForfeitChips(player=chair.player, chips=number, reason="x", author=author)


# ── bounties and flights ─────────────────────────────────────────────────────────────────────────────────────────────


def _name(walk: Walk, *by: str, author: str = "Ada") -> c.Command:
    book = walk.now.bounties
    waiting: list[KnockOut] = [*book.unnamed, *book.waiting.values()]
    return NameKnockOut(player=one_of(walk, waiting).player, by=by, author=author)


def _unnamed(walk: Walk) -> c.Command:
    when(walk.now.phase is Phase.PLAYED_OUT, walk.now.bounties.unnamed, walk.now.cage.closed_at is not None)
    return c.AwardPrizes()


_NOTHING = CarriedConduct("main-1A")


def _closed(name: str) -> ClosedFlight:
    return ClosedFlight(flight=name, bags=(), entries=0, players=(), pool_cents=0, level=1, unit=5)


def _final_day(walk: Walk) -> EventState:
    when(isinstance(walk.now.definition.part, FinalDay))
    return walk.now


def _flight(walk: Walk, author: str = "Ada", *, busy: bool = False) -> c.Command:
    state = walk.now
    when(isinstance(state.definition.part, Flight), not state.records.flights)
    when(not author or busy is not people.between_hands(state))
    when(busy or not author or not (state.day.over or state.phase is Phase.PLAYED_OUT))
    return CloseFlight(author)


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_kind(walk: Walk, *kinds: type[c.Command]) -> str:
    return one_of(walk, [one for one in walk.log if isinstance(one.command, kinds)]).command_id


def _conflicting(walk: Walk) -> UndoCommand:
    """Something early: most of what came later rests on it."""
    early = [one for one in walk.log[1:40] if not isinstance(one.command, Undo | Redo | c.PlanHand | c.ReportHand)]
    when(len(walk.log) > 30, walk.dice.random() < 0.3)
    return Undo(one_of(walk, early).command_id)


def _undone(walk: Walk, *, redo: bool) -> UndoCommand:
    when(walk.dice.random() < 0.5)
    steps = history(walk.log)
    fit = [one.given.command_id for one in steps.values() if bool(one.undone_by) is not redo]
    fit = [
        one
        for one in fit
        if not isinstance(steps[one].given.command, c.PlanHand | c.ReportHand | c.OpenEvent | c.AdvanceClock)
    ]
    return Redo(one_of(walk, fit)) if redo else Undo(one_of(walk, fit))


DESK_WRONGS: dict[str, Idea] = {
    "reason-missing:count/chips": lambda w: (playing(w), CountChips(counts=(), author="Ada"))[1],
    "counted-twice:player": lambda w: CountChips(counts=_counts(w) * 2, author="Ada"),
    "counted-twice:tag": _bags,
    "count-incomplete": lambda w: CountChips(counts=_counts(w, left_out=1), author="Ada"),
    "no-chips:player": lambda w: CountChips(counts=_counts(w, empty=True), author="Ada"),
    "count-does-not-match": lambda w: CountChips(counts=_counts(w, 25), author="Ada"),
    "hand-in-progress:waits/count": _counted_in_hand,
    "not-equal-value": lambda w: _exchange(w, Pile(((5, 1),)), Pile(((25, 1),))),
    "reason-missing:exchange": lambda w: _exchange(w, Pile(((5, 5),)), Pile(((25, 1),)), ""),
    "too-many-chips:exchange": _too_rich,
    "not-in-the-set": lambda w: _exchange(w, Pile(((7, 1),)), Pile(((7, 1),))),
    "not-in-the-set/found": _odd_chip,
    "no-chips:found": lambda w: _found(w, found=0),
    "still-in-play": _found,
    "reason-missing:found": lambda w: (playing(w), TakeInStray(chips=5, where="", author="Ada"))[1],
    "too-many-chips:lost": lambda w: (playing(w), TakeInStray(chips=10**9, where="here", author="Ada"))[1],
    "chips-do-not-match:race": _piles,
    "wrong-race-cards:number": lambda w: _race_cards(w, "number"),
    "wrong-race-cards:deck": lambda w: _race_cards(w, "deck"),
    "nothing-to-race": _nothing_to_race,
    "reason-missing:penalty": lambda w: _penalty(w, people.seated(w), Penalty.WARNING, reason=""),
    "unknown-player:entered": lambda w: _penalty(w, people.NOBODY, Penalty.WARNING),
    "not-in-scale": _beyond,
    "no-size": lambda w: _penalty(w, people.seated(w), Penalty.WARNING, hands=3),
    "not-in-play/penalty": _no_seat,
    "no-hand:player": _no_hand,
    "this-hand-open": lambda w: _this_hand(w, "open"),
    "against-the-book:counts": lambda w: _this_hand(w, "counts"),
    "against-the-book:not-counted": lambda w: _this_hand(w, "not-counted"),
    "prize-open": lambda w: _paid(w, Penalty.DISQUALIFICATION, None),
    "against-the-book:paid": lambda w: _paid(w, Penalty.ELIMINATION, said=False),
    "against-the-book:not-paid": lambda w: _paid(w, Penalty.DISQUALIFICATION, said=True),
    "reason-missing:remission": lambda w: LiftPenalty(sanction=1, reason="", author="Ada"),
    "nothing-to-lift": lambda w: LiftPenalty(sanction=99, reason="x", author="Ada"),
    "reason-missing:misdeal": lambda w: (
        playing(w),
        RedealHand(table=one_of(w, people.tables(w.now)).number, reason="", author="Ada"),
    )[1],
    "reason-missing:forfeit": lambda w: _forfeit(w, ""),
    "too-many-chips:forfeit": lambda w: _forfeit(w, all_of_it=True),
    "chips-not-payable": lambda w: _forfeit(w, odd=True),
    "reason-missing:conduct": lambda w: CarryConduct(_NOTHING, ""),
    "conduct-carried": lambda w: CarryConduct(_NOTHING, "Ada"),
    "reason-missing:bounty": lambda w: _name(w, "x", author=""),
    "nobody-named:bounty": _name,
    "not-knocked-out": lambda w: NameKnockOut(player=people.NOBODY, by=("x",), author="Ada"),
    "unknown-player:bounty": lambda w: _name(w, people.NOBODY),
    "no-heads": lambda w: PutBounty(player=people.NOBODY, cents=1_000, author="Ada"),
    "reason-missing:head": lambda w: PutBounty(player=people.NOBODY, cents=1_000, author=""),
    "bounty-unnamed": _unnamed,
    "not-a-flight": lambda w: (
        when(not isinstance(w.now.definition.part, Flight)),
        CloseFlight("Ada"),
    )[1],
    "reason-missing:flight": lambda w: _flight(w, ""),
    "hand-in-progress:flight": lambda w: _flight(w, busy=True),
    "flight-not-over": _flight,
    "flight-over": lambda w: (when(bags_now(playing(w))), StartDay())[1],
    "paid-later": lambda w: (
        when(isinstance(w.now.definition.part, Flight), w.now.phase is Phase.PLAYED_OUT),
        c.AwardPrizes(),
    )[1],
    "not-a-final-day": lambda w: (
        when(not isinstance(w.now.definition.part, FinalDay)),
        TakeFlight(_closed("1A"), _NOTHING),
    )[1],
    "unknown-flight": lambda w: (_final_day(w), TakeFlight(_closed("9Z"), _NOTHING))[1],
    "flight-taken": lambda w: TakeFlight(_closed(one_of(w, _final_day(w).records.flights).flight), _NOTHING),
    "unknown-command": lambda w: Undo("c0"),
    "not-undoable:opening": lambda w: Undo(_of_kind(w, c.OpenEvent)),
    "not-undoable:time": lambda w: Undo(_of_kind(w, c.AdvanceClock)),
    "hand-dealt": lambda w: Undo(_of_kind(w, c.PlanHand, c.ReportHand)),
    "hand-dealt:otherwise": _conflicting,
    "undo-conflict": _conflicting,
    "undone-already": lambda w: _undone(w, redo=False),
    "not-undone": lambda w: _undone(w, redo=True),
}
"""After a stroke stands another road to the same refusal."""
