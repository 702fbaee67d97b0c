"""Who decides what is asked next: mostly what a floor would do, now and then what must be refused."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.flights import flight_handed_over
from shuffleup.tournament.undo import Redo, Undo, history, state_of
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Flight
from shuffleup.wire.json import canonical, decode_event
from tests.laws.walks import cage, checks, desk, floor, formats, pace, play, tickets
from tests.laws.walks.walk import Idea, NotNow, Plan, Seen, Walk, attempt, later, perform
from tests.laws.walks.wrongs import COMMANDS, LEADS, WRONGS, wanted_refusals

ACCEPTED = 0.66
"""Below this share of accepted commands nothing wrong is asked; the laws promise 0.6."""
OFTEN = 0.3
"""How often something wrong is asked."""

_STEPS: dict[Phase, tuple[tuple[int, Sequence[Idea]], ...]] = {
    Phase.REGISTERING: (
        *((8, cage.COMING), (3, (play.seats_and_start,)), (2, cage.CAGE)),
        *((2, (floor.need, desk.divide, desk.carry_over)), (2, tickets.TICKETS)),
    ),
    Phase.SEATED: ((4, (play.seats_and_start,)), (2, cage.CAGE), (1, floor.FLOOR), (1, desk.DESK)),
    Phase.PLAYING: (
        *((45, play.PLAY), (8, cage.CAGE), (15, (cage.seat_waiting,)), (5, floor.FLOOR), (4, pace.PACE)),
        *((5, desk.DESK), (5, desk.DEALS), (6, play.LIVE), (2, desk.ENDS), (2, tickets.TICKETS)),
    ),
    Phase.PLAYED_OUT: ((4, desk.ENDS), (1, cage.CAGE), (1, desk.DESK)),
    Phase.FINISHED: ((4, cage.CAGE), (1, desk.DESK), (2, tickets.TICKETS)),
}


def walk_through(plan: Plan, seed: int, steps: int, seen: Seen) -> Walk:
    """One event, so many steps of it; what the log says at the end is what happened."""
    walk = Walk(plan, seed, seen)
    _flights_first(walk, seed)
    for number in range(steps):
        step(walk)
        if number % 10 == 9 and walk.dice.random() < 0.3:
            undo_and_redo(walk)
        if walk.now.phase is Phase.FINISHED and walk.dice.random() < 0.1:
            break
    read_again(walk)
    return walk


def step(walk: Walk) -> None:
    """The next thing that is asked; nothing if nobody has an idea that makes sense."""
    # Where a day ends with late registration, alternates must still be waiting at its end.
    slow = walk.plan.name in {"rebuys", "alternates", "bounties"} and 3 not in walk.plan.definition.day_ends
    later(walk, walk.dice.choice((0, 5, 10, 20) if slow else (0, 5, 30, 60, 120)))
    wrong = walk.seen.share > ACCEPTED and walk.dice.random() < OFTEN
    if wrong and ask_wrong(walk):
        return
    parts = _STEPS[walk.now.phase]
    for _ in range(4):
        ideas = walk.dice.choices([ideas for _, ideas in parts], [weight for weight, _ in parts])[0]
        if attempt(walk, ideas):
            return


def ask_wrong(walk: Walk) -> bool:
    """Something that must be refused: rather what no walk has met yet than what it has."""
    unseen = [key for key in WRONGS if "/" not in key and key not in walk.seen.refused]
    keys = unseen if unseen and walk.dice.random() < 0.8 else list(WRONGS)
    for key in walk.dice.sample(keys, min(12, len(keys))):
        try:
            perform(walk, WRONGS[key])
        except NotNow:
            continue
        return True
    return False


def undo_and_redo(walk: Walk) -> None:
    """One of the last commands taken back and given again: that changes nothing. Some are never given again."""
    before = walk.now
    try:
        command = desk.undo(walk)
    except NotNow:
        return
    if walk.rewrite(command) is not None:
        assert walk.now is before
        return
    assert state_of(history(walk.log)) == walk.now
    if walk.dice.random() < 0.8:
        assert isinstance(command, Undo)
        assert walk.rewrite(Redo(command.command_id)) is None
        assert walk.now == before


def read_again(walk: Walk) -> None:
    """The log, written and read, leads to the same state; at the end everybody has a place and the pool is gone."""
    rewritten = any(isinstance(one.command, Undo | Redo) for one in walk.log)
    if rewritten:
        assert state_of(history(walk.log)) == walk.now
    else:
        assert fold([decode_event(canonical(event)) for one in walk.log for event in one.events]) == walk.now
    state = walk.now
    if state.phase is Phase.FINISHED and not isinstance(state.definition.part, Flight):
        assert sorted(place.player for place in state.places) == sorted({entry.player for entry in state.entries})
        checks.in_order(state, first=1)
        assert sum(award.cents for award in state.prizes.awards) == state.prizes.pool_cents


def _flights_first(walk: Walk, seed: int) -> None:
    """The flights of a final day, played until their day is over; what they hand over is taken."""
    if walk.plan.flights:
        ask_wrong(walk)
    for number, definition in enumerate(walk.plan.flights):
        part = definition.part
        plan = Plan("flight", definition, walk.plan.policy, 7)
        run = Walk(plan, seed + number + 1, walk.seen, event_id=f"main-{getattr(part, 'name', '')}")
        for _ in range(700):
            step(run)
            if run.now.records.flights:
                break
        taken = flight_handed_over(run.now)
        if taken is not None:
            walk.ask(taken)


def walks(first: int, steps: int, seen: Seen, least: int, most: int) -> None:
    """So many commands at least: every kind of event under every book, again and again, each time from another seed.

    Then on, until everything has been met or so many have been asked at most, through what leads to the rest.
    """
    seed = first
    while seen.commands < least or (seen.commands < most and missing(seen)):
        for name in formats.NAMES if seen.commands < least else leads(missing(seen)):
            for book in formats.BOOKS:
                walk_through(formats.plan(name, book, seed), seed, steps, seen)
        seed += 1


def missing(seen: Seen) -> tuple[str, ...]:
    """The commands that no walk has carried out and the refusals that none has met."""
    refusals = [key for key in wanted_refusals() if key not in seen.refused]
    return (*[name for name in COMMANDS if name not in seen.accepted], *refusals)


def leads(keys: Sequence[str]) -> tuple[str, ...]:
    """The kinds of events in which these are likely; all of them where nobody has said which."""
    found = {name for key in keys for name in LEADS.get(key.partition(":")[0], formats.NAMES)}
    return tuple([name for name in formats.NAMES if name in found])
