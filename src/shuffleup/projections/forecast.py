"""What lies ahead of an event, in the terms of the forecast: which players play on which clock (``maths.duration``).

before play     the event as announced, with a number of entries, some of them late
from a count    a number of players left at some minute of a level; their stacks may be known or not
from the log    the event as it stands now, every stack known
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.maths.course import BubblePace, Course, LevelSpan, timeline
from shuffleup.maths.duration_runs import EntryWave, Field
from shuffleup.rulebooks.policy.event import EndOfDay, EventPolicy
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.stakes import AnteMode
from shuffleup.tournament.decide.opening import settled_procedure
from shuffleup.tournament.facts.clock import SECOND, length_of, not_playing, structure_of
from shuffleup.tournament.facts.prizes import prize_ladder
from shuffleup.tournament.facts.standing import ends_with, paid_places
from shuffleup.tournament.words.definition import AfterLast, Definition, FixedPrizes, Level, Seats, Structure
from shuffleup.tournament.words.money import POOL, balance_of
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.state import EventState, Phase, Procedure
from shuffleup.tournament.words.terms import WHOLE

MINUTE = 60


class Ahead(Struct, frozen=True):
    """An event as a forecast sees it."""

    field: Field
    course: Course


class ExpectedEntries(Struct, frozen=True, gc=False):
    """How many entries are expected; ``late`` of them, re-entries too, come evenly while registration is open."""

    entries: int
    late: int = 0


class EventProgress(Struct, frozen=True):
    """The progress of an event in play: who is left this many seconds after a level began.

    Without ``stacks``, the chips of all entries are spread over the players at random.
    """

    entries: int
    players: int
    level: int
    seconds: int = 0
    stacks: tuple[int, ...] = ()


def before_play(definition: Definition, policy: ResolvedPolicy, expected: ExpectedEntries) -> Ahead | Refusal:
    """The whole event."""
    procedure = settled_procedure(policy, definition.seats, definition.seats_max)
    course = _course(definition, definition.structure, procedure, policy.policy.event)
    late, stack = expected.late, definition.entry.stack
    closes = _end_of_entry(course.spans, definition.money.admission.late, definition.day_ends)
    if late and not closes:
        return refuse("no-late-entries", late=late)
    if not 0 <= late < expected.entries:
        return refuse("too-many-late", late=late, entries=expected.entries)
    arrivals = tuple([EntryWave(closes * (number + 1) // (late + 1), 1) for number in range(late)])
    field = _field(definition, procedure, expected.entries, expected.entries)
    here = expected.entries - late
    return Ahead(replace(field, stacks=(stack,) * here, arrivals=arrivals, starting_stack=stack), course)


def from_standing(definition: Definition, policy: ResolvedPolicy, standing: EventProgress) -> Ahead | Refusal:
    """The rest of an event from a count of its players."""
    procedure = settled_procedure(policy, definition.seats, definition.seats_max)
    whole = _course(definition, definition.structure, procedure, policy.policy.event)
    chips = standing.entries * definition.entry.stack
    course = _started(whole, standing.level, standing.seconds, sum(standing.stacks) or chips)
    if isinstance(course, Refusal):
        return course
    if not 2 <= standing.players <= standing.entries:
        return refuse("wrong-count", players=standing.players, entries=standing.entries)
    if standing.stacks and len(standing.stacks) != standing.players:
        return refuse("stacks-do-not-match", stacks=len(standing.stacks), players=standing.players)
    field = _field(definition, procedure, standing.entries, standing.players)
    return Ahead(replace(field, stacks=standing.stacks, players=standing.players, chips=chips), course)


def from_log(state: EventState, at: int) -> Ahead | Refusal:
    """The rest of a running event: its levels as they were edited, its stacks as they are."""
    if state.phase is not Phase.PLAYING:
        return not_playing(state)
    opening = state.opening
    course = _course(opening.definition, structure_of(state), opening.procedure, opening.policy.policy.event)
    course = replace(course, starts_at=_reading(state, course, at))
    stacks = tuple([chair.stack for table in state.floor.tables.values() for chair in table.chairs if chair.stack])
    paid = paid_places(state)
    pool = -balance_of(state.cage.ledger, POOL)
    field = _field(opening.definition, opening.procedure, len(state.entries), len(stacks), pool)
    left = max(1, ends_with(state))
    return Ahead(replace(field, stacks=stacks, paid=paid or field.paid, left_at_end=left), course)


# ── the clock ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _course(definition: Definition, structure: Structure, procedure: Procedure, policy: EventPolicy) -> Course:
    per_hand = definition.seconds_per_hand
    spans: list[LevelSpan] = []
    number = 0
    for step in structure.steps:
        number += isinstance(step, Level)
        pause = LevelSpan(0, length_of(step) // SECOND)
        spans.append(_span(step, number, per_hand) if isinstance(step, Level) else pause)
    first = structure.levels[0]
    everyone = not first.big or bool(first.bring_in)
    closing = definition.closing
    course = Course(
        tuple(spans),
        per_hand,
        AnteMode.ALL_PLAYERS if everyone else procedure.ante_mode,
        doubles=structure.after_last is AfterLast.DOUBLE,
        ends_at=_end_of_level(spans, closing.end_of_level),
        day_levels=definition.day_ends,
        hand_for_hand=BubblePace(closing.hand_for_hand, policy.h4h_minutes_per_hand * MINUTE),
    )
    if closing.house_closes_after_minutes and policy.end_of_day is EndOfDay.CLOSING_HOUR:
        return _closed(course, closing.house_closes_after_minutes * MINUTE, policy)
    return course


def _span(level: Level, number: int, seconds_per_hand: int) -> LevelSpan:
    seconds = length_of(level) // SECOND or level.hands * seconds_per_hand
    if level.bring_in:
        return LevelSpan(number, seconds, level.bring_in, 0, level.ante, level.small_bet)
    return LevelSpan(number, seconds, level.small, level.big, level.ante, level.big or level.ante)


def _end_of_entry(spans: Sequence[LevelSpan], late: Window, day_ends: tuple[int, ...]) -> int:
    """The clock reading at which late registration ends; 0 where there is none."""
    if late.minutes:
        return late.minutes * MINUTE
    if late.until_day:
        return _end_of_level(spans, day_ends[late.until_day - 2] if len(day_ends) > late.until_day - 2 else 0)
    return _end_of_level(spans, late.until_level)


def _end_of_level(spans: Sequence[LevelSpan], level: int) -> int:
    """The clock reading at the end of a level; one beyond the last is as long as the last. 0 for level 0."""
    reading = 0
    for span in spans if level else ():
        reading += span.seconds
        if span.level == level:
            return reading
    return reading + (level - spans[-1].level) * spans[-1].seconds if level else 0


def _started(course: Course, level: int, seconds: int, chips: int) -> Course | Refusal:
    """The course from the middle of a level on."""
    last = course.spans[-1].level
    # Doubling blinds end where one of them exceeds all chips: no play has got further.
    reached = int(timeline(course, chips).level[-1])
    if not 1 <= level <= reached:
        known = (("why", "doubled" if reached > last else "forecast"), ("last_level", last), ("reached", reached))
        return Refusal("no-such-level", facts=(("level", level), *known))
    length = next((span.seconds for span in course.spans if span.level == level), course.spans[-1].seconds)
    stays = level == last and not course.doubles
    if not 0 <= seconds <= length and not stays:
        return refuse("level-over", level=level, minutes=length // MINUTE, played=seconds // MINUTE)
    return replace(course, starts_at=_end_of_level(course.spans, level) - length + seconds)


def _closed(course: Course, closes_at: int, policy: EventPolicy) -> Course:
    """The closing hour: from then on levels are shorter, and after the overtime some last hands are played."""
    factor = policy.closing_level_factor
    spans: list[LevelSpan] = []
    reading = 0
    for span in course.spans:
        late = max(0, reading + span.seconds - max(reading, closes_at))
        reading += span.seconds
        short = late * factor.numerator // factor.denominator if factor and span.level else late
        spans.append(replace(span, seconds=span.seconds - late + short))
    overtime = (policy.closing_overtime_minutes or 0) * MINUTE
    hands = (policy.closing_last_hands or 0) * course.seconds_per_hand
    return replace(course, spans=tuple(spans), ends_at=closes_at + overtime + hands)


def _reading(state: EventState, course: Course, at: int) -> int:
    """Where the clock stands on the course: as far before the end of its step as its own reading."""
    clock = state.clock
    spans = course.spans
    length = spans[min(clock.step, len(spans) - 1)].seconds
    begins = sum([span.seconds for span in spans[: clock.step]]) + max(0, clock.step - len(spans)) * length
    if clock.last_round:
        left = (clock.last_round - state.round.number) * course.seconds_per_hand
    elif clock.ends_at:
        left = (clock.ends_at - clock.reading(at)) // SECOND
    else:
        return begins
    return begins + min(max(length - left, 0), length)


# ── the field ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _field(definition: Definition, procedure: Procedure, entries: int, players: int, pool_cents: int = 0) -> Field:
    prizes = _prizes(definition, entries, pool_cents)
    table = definition.payouts.table
    seats = 0
    if isinstance(table, Seats):
        seats = sum([prize >= table.cents for prize in prizes])
    return Field(
        seats=definition.seats,
        final_table=max(procedure.seating.final_table, 2),
        paid=seats or len(prizes),
        players=players,
        left_at_end=max(1, seats or definition.closing.players_left),
    )


def _prizes(definition: Definition, entries: int, pool_cents: int) -> tuple[int, ...]:
    """The prizes for this many entries: fixed prizes as in the file; none if no ladder can be made."""
    share = definition.money.shares.buy_ins
    expected = max(entries * definition.entry.buy_in_cents * share // WHOLE, definition.money.guarantee_cents)
    table = definition.payouts.table
    if isinstance(table, FixedPrizes):
        return table.cents[:entries]
    made = prize_ladder(definition.payouts, pool_cents or expected, entries)
    return () if isinstance(made, Refusal) else made.prizes_cents
