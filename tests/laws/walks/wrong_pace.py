"""What the floor must be refused about the clock, hand for hand, last hands and days, by the refusal that is due."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.table.rotation import Turn
from shuffleup.tournament.facts.clock import (
    MINUTE,
    banks_left,
    is_last_of_day,
    levels_due,
    next_step,
    shot_clock_is_used,
    structure_of,
)
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.facts.ends import waits_face_down, yet_to_begin
from shuffleup.tournament.facts.standing import paid_places, standing
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import (
    AnnounceClosing,
    AnnounceHandForHand,
    DrawLastHands,
    EditStructure,
    EndHandForHand,
    HandForHand,
    HoldAllIn,
    PauseClock,
    ReleaseTable,
    ResetTimeBanks,
    ResumeClock,
    SetTimeLeft,
    StartDay,
    UseTimeBank,
)
from shuffleup.tournament.words.definition import Break, GamePrice, Level, Structure
from shuffleup.tournament.words.doubt import SetLevel, SettleTime
from shuffleup.tournament.words.live import CountHands
from shuffleup.tournament.words.state import EventState, Phase
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Undrawn, Walk, one_of, playing, when
from tests.tournament.room import result_of


def _stopped(walk: Walk, why: str) -> c.Command:
    """A clock that stands still, and why it may not go on."""
    state = playing(walk)
    pace = state.schedule
    when(state.clock.stopped_at)
    if why == "hand-for-hand":
        when(pace.hand_for_hand)
    else:
        when(not pace.hand_for_hand, pace.last_hands or pace.day.over)
    return ResumeClock()


def _pause_in_last_hands(walk: Walk) -> c.Command:
    state = playing(walk)
    when(state.last_hands, isinstance(next_step(state), Break))
    return c.AdvanceLevel()


def _edited(walk: Walk, *steps: Level | Break) -> c.Command:
    """The levels so far and the present one as they are, then these; none for another past."""
    state = walk.now
    when(state.phase in {Phase.REGISTERING, Phase.SEATED, Phase.PLAYING})
    structure = structure_of(state)
    now = state.clock.step
    when(now < len(structure.steps), not (state.phase is Phase.PLAYING and levels_due(state, walk.at)))
    past = structure.steps[: now + 1]
    when(steps or past)
    new = (*past, *steps) if steps else (replace(past[0], minutes=99) if len(past) > 1 else Level(1, 2, hands=7),)
    return EditStructure(Structure(new, structure.after_last), "x", "Ada")


def _big(walk: Walk) -> int:
    return max([level.big for level in structure_of(walk.now).levels], default=0) or 20


def _priced(walk: Walk, small: int = 1, **more: int) -> c.Command:
    """A level so high that every chip pays it, ``small`` and more in multiples of its big blind."""
    big = 1_000 * _big(walk)
    told = {name: times * big for name, times in more.items()}
    return _edited(walk, replace(Level(small * big, big, minutes=5), **told))


def _of_limit(walk: Walk, limit: Limit) -> Walk:
    definition = walk.now.definition
    when(definition.rotation is None, definition.game.limit is limit, any(one.big for one in _levels(walk)))
    return walk


def _levels(walk: Walk) -> tuple[Level, ...]:
    """The levels as they stand."""
    return structure_of(walk.now).levels


def _foreign_prices(walk: Walk) -> c.Command:
    """Of a game that no event has."""
    big = 1_000 * _big(walk)
    bets = (2 * big, 4 * big) if walk.now.definition.game.limit is Limit.FIXED_LIMIT else (0, 0)
    return _edited(walk, Level(big, big, 0, 5, 0, *bets, columns=(GamePrice(99, big, big),)))


def _after_doubling(walk: Walk) -> c.Command:
    state = playing(walk)
    structure = structure_of(state)
    when(state.clock.step >= len(structure.steps))
    return EditStructure(structure, "x", "Ada")


def _anonymous_edit(walk: Walk) -> c.Command:
    when(walk.now.phase not in {Phase.PLAYED_OUT, Phase.FINISHED})
    return EditStructure(structure_of(walk.now), "", "Ada")


def _held(walk: Walk) -> tuple[EventState, HandForHand]:
    state = playing(walk)
    current = state.hand_for_hand
    when(current)
    assert current is not None
    return state, current


def _announce(walk: Walk, why: str) -> c.Command:
    state = playing(walk)
    announced = state.hand_for_hand is not None
    paid, players = paid_places(state), standing(state)
    if why == "already":
        when(announced)
    else:
        when(not announced, bool(paid) is (why != "unfixed"))
        when(why == "unfixed" or (players <= paid) is (why == "in"))
    return AnnounceHandForHand(60 if why == "minutes" else 0)


def _known(walk: Walk) -> c.Command:
    state, current = _held(walk)
    tables = [table.number for table in people.busy(state) if table.number in (*current.held, *current.released)]
    return HoldAllIn(one_of(walk, tables))


def _waits(walk: Walk) -> c.Command:
    state, _ = _held(walk)
    table = one_of(walk, [one for one in people.busy(state) if waits_face_down(state, one)])
    plan = walk.hands[table.number]
    return c.ReportHand(table.number, result_of(plan, {}))


def _not_held(walk: Walk) -> c.Command:
    state, current = _held(walk)
    return ReleaseTable(one_of(walk, [one.number for one in people.tables(state) if one.number not in current.held]))


def _release(walk: Walk, *, released: bool, begun: bool = True) -> c.Command:
    """A held all-in while another table still plays, has still to begin, or plays its own all-in."""
    state, current = _held(walk)
    others = [table.number for table in people.busy(state) if table.number not in current.held]
    playing_on = [number for number in others if number not in current.released]
    when(not yet_to_begin(state, walk.at) if begun else yet_to_begin(state, walk.at))
    when(not playing_on if released or not begun else playing_on, not released or others)
    return ReleaseTable(one_of(walk, current.held))


def _end_in_round(walk: Walk) -> c.Command:
    state, current = _held(walk)
    when(state.round.open, not current.live or people.busy(state))
    return EndHandForHand("x", "Ada")


def _card(walk: Walk, why: str) -> c.Command:
    state = playing(walk)
    policy, clock = state.policy.event, state.clock
    cards, window = policy.end_of_day_draw, policy.end_of_day_window_minutes
    when((cards is None) is (why == "no-draw"), not levels_due(state, walk.at))
    if cards is None or window is None:
        return DrawLastHands()
    drawn = bool(clock.schedule.last_hands or clock.schedule.day.over)
    last = is_last_of_day(state) or not state.definition.day_ends
    left = clock.ends_at - clock.reading(walk.at)
    inside = bool(clock.ends_at) and window.last * MINUTE <= left <= window.first * MINUTE
    met = "drawn" if drawn else "level" if not last else "card" if inside else "outside"
    when(met == why)
    return DrawLastHands(99 if why == "card" else 0)


def _undrawn_card(walk: Walk) -> Undrawn:
    command = _card(walk, "card")
    assert command is not None
    return Undrawn(DrawLastHands())


def _day(walk: Walk, level: int = 0, reason: str = "x", *, over: bool = True) -> c.Command:
    state = playing(walk)
    when(state.day.over is over)
    return StartDay(level, reason, "Ada")


def _closing(walk: Walk, *, known: bool) -> c.Command:
    state = playing(walk)
    by_book = state.policy.event.closing_overtime_minutes is not None
    when(by_book is known, not known or state.schedule.overtime)
    return AnnounceClosing()


def _bank(walk: Walk, why: str) -> c.Command:
    state = playing(walk)
    when(shot_clock_is_used(state) is (why != "unused"))
    names = [one.player for one in people.chairs(state) if why != "empty" or banks_left(state, one.player) <= 0]
    return UseTimeBank(one_of(walk, names))


def _endless(walk: Walk) -> c.Command:
    state = playing(walk)
    when(not state.clock.ends_at, not levels_due(state, walk.at))
    return SetTimeLeft(60, "x", "Ada")


def _last_level(walk: Walk) -> c.Command:
    when(next_step(playing(walk)) is None)
    return c.AdvanceLevel()


def _open_reset(walk: Walk) -> c.Command:
    when(not playing(walk).definition.shot_clock.banks)
    return ResetTimeBanks()


def _count(walk: Walk, hands: int) -> c.Command:
    state = playing(walk)
    rotation = state.definition.rotation
    when(hands == 0 or rotation is None or rotation.turn is Turn.LEVELS)
    fit = [one for one in people.quiet(state) if len(one.chairs) > 1]
    fit = [one for one in fit if hands == 0 or not any(hands_to_miss(state, chair.player) for chair in one.chairs)]
    return CountHands(table=one_of(walk, fit).number, hands=hands, author="Ada")


def _drawn_again(walk: Walk, phase: Phase, reason: str = "a player was forgotten") -> c.Command:
    when(walk.now.phase is phase)
    return c.DrawAgain(reason)


PACE_WRONGS: dict[str, Idea] = {
    "no-draw-again:no-seats": lambda w: _drawn_again(w, Phase.REGISTERING),
    "no-draw-again:play-begun": lambda w: _drawn_again(w, Phase.PLAYING),
    "reason-missing:draw-again": lambda w: _drawn_again(w, Phase.SEATED, " "),
    "no-such-count": lambda w: _count(w, 0),
    "no-count": lambda w: _count(w, 3),
    "clock-runs": lambda w: (when(not playing(w).clock.stopped_at), ResumeClock())[1],
    "clock-stopped": lambda w: (when(playing(w).clock.stopped_at), PauseClock())[1],
    "hand-for-hand:clock": lambda w: _stopped(w, "hand-for-hand"),
    "last-hands:clock": lambda w: _stopped(w, "last-hands"),
    "last-hands:break": _pause_in_last_hands,
    "no-reason:clock": lambda w: (playing(w), SetTimeLeft(0, "x", "Ada"))[1],
    "no-end": _endless,
    "no-reason:structure": _anonymous_edit,
    "past-frozen": _edited,
    "past-frozen:doubling": _after_doubling,
    "no-structure:ends": lambda w: _edited(w, Break(5)),
    "no-structure:break": lambda w: _edited(w, Break(0), Level(_big(w), _big(w), minutes=5)),
    "no-structure:too-long": lambda w: _edited(w, Level(_big(w), _big(w), minutes=99_999)),
    "no-structure:length": lambda w: _edited(w, Level(_big(w), _big(w), minutes=5, hands=5)),
    "no-structure:blinds": lambda w: _edited(w, Level(0, 0, 0, minutes=5)),
    "no-structure:small": lambda w: _priced(w, 2),
    "no-structure:no-bets": lambda w: _priced(_of_limit(w, Limit.NO_LIMIT), small_bet=1, big_bet=2),
    "no-structure:bets": lambda w: _priced(_of_limit(w, Limit.FIXED_LIMIT)),
    "no-structure:bets-fall": lambda w: _priced(_of_limit(w, Limit.FIXED_LIMIT), small_bet=2, big_bet=1),
    "no-structure:bring-in": lambda w: (when(_levels(w)[0].bring_in), _priced(w, small_bet=1, big_bet=2))[1],
    "no-structure:prices": _foreign_prices,
    "no-structure:unpaid": lambda w: _edited(w, Level(1_000 * _big(w), 1_000 * _big(w), 1, minutes=5)),
    "blinds-fall": lambda w: _edited(w, Level(_big(w), _big(w), 1, minutes=5), Level(1, 1, 1, minutes=5)),
    "hand-for-hand:already": lambda w: _announce(w, "already"),
    "prizes-not-fixed": lambda w: _announce(w, "unfixed"),
    "in-the-money": lambda w: _announce(w, "in"),
    "too-many-minutes": lambda w: _announce(w, "minutes"),
    "no-hand-for-hand": lambda w: (when(not w.now.hand_for_hand), HoldAllIn(1))[1],
    "no-reason:hand-for-hand": lambda w: (_held(w), EndHandForHand("", "Ada"))[1],
    "round-open/hand-for-hand": _end_in_round,
    "all-in-held:known": _known,
    "all-in-held:waits": _waits,
    "not-held": _not_held,
    "tables-playing": lambda w: _release(w, released=False),
    "tables-playing:not-begun": lambda w: _release(w, released=False, begun=False),
    "one-at-a-time": lambda w: _release(w, released=True),
    "no-such-draw": lambda w: _card(w, "no-draw"),
    "last-hands:drawn": lambda w: _card(w, "drawn"),
    "not-the-last-level": lambda w: _card(w, "level"),
    "outside-window": lambda w: _card(w, "outside"),
    "wrong-card": lambda w: _card(w, "card"),
    "draw-needed/card": _undrawn_card,
    "day-not-over": lambda w: _day(w, over=False),
    "reason-missing:roll-back": lambda w: _day(w, 1, ""),
    "no-such-level:set": lambda w: (playing(w), SetLevel(99, 60, "x"))[1],
    "time-in-doubt": lambda w: (when(playing(w).day.doubt), SetTimeLeft(60, "x", "Ada"))[1],
    "no-doubt": lambda w: (when(not playing(w).day.doubt), SettleTime(counts=True))[1],
    "no-such-level": lambda w: _day(w, 99),
    "no-closing-hour": lambda w: _closing(w, known=False),
    "closing-reached": lambda w: _closing(w, known=True),
    "no-shot-clock": lambda w: _bank(w, "unused"),
    "no-time-bank:player": lambda w: _bank(w, "empty"),
    "no-time-bank:event": _open_reset,
    "last-level": _last_level,
}
