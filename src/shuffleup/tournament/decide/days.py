"""The last hands of a day and of an event.

    end of the day      15 to 5 minutes before its last level ends the clock stops; a card from 3 to 7 says how many
    PSLive 22, FIGP 59  more hands every table plays, counted from its next one
    closing hour        levels last half from then on; an hour later three last hands are played, and the players
    MED-24              left divide the prizes by chips

Where a rulebook has no such procedure, a day ends with its last level.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.rulebooks.policy.event import DayCountFrom, EndOfDay
from shuffleup.rulebooks.policy.exact import Span
from shuffleup.tournament.decision import DRAW_NEEDED, Draft
from shuffleup.tournament.facts import clock as facts
from shuffleup.tournament.facts.ends import bags_now, cards_to_draw
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import buttons_drawn, last_hands_played, pot_waits
from shuffleup.tournament.words import clock as e
from shuffleup.tournament.words.clock import DrawLastHands, LastHandsOf, StartDay
from shuffleup.tournament.words.definition import Break
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import BreakStarted
from shuffleup.tournament.words.state import EventState

# ── the end of a day ─────────────────────────────────────────────────────────────────────────────────────────────────


def day_stop(state: EventState, window: Span, draw: Draw) -> e.DayStopDrawn:
    """The minute at which the clock will be stopped; the same draw always gives the same one."""
    minutes = window.last + draw.dice().below(window.first - window.last + 1)
    rule = rule_of(state, "end_of_day_window_minutes")
    return e.DayStopDrawn(state.clock.ends_at - minutes * facts.MINUTE, draw, rule)


def drawn_last_hands(state: EventState, event: e.LastHandsAnnounced) -> e.LastHandsAnnounced | None:
    """The announcement that its draw gives in the state before it; None where nothing is drawn."""
    cards = state.policy.event.end_of_day_draw
    return None if cards is None or event.draw is None else replace(event, hands=drawn_hands(cards, event.draw))


def drawn_day_stop(state: EventState, event: e.DayStopDrawn) -> e.DayStopDrawn | None:
    """The minute that its draw gives in the state before it; None where none is drawn."""
    window = state.policy.event.end_of_day_window_minutes
    return None if window is None else day_stop(state, window, event.draw)


def draw_last_hands(draft: Draft, command: DrawLastHands, at: int) -> Refusal | None:
    """The director stops the clock, and a card says how many hands follow. Refused outside the book's window."""
    facts.catch_up(draft, at)
    state = draft.state
    cards, window = cards_to_draw(state), state.policy.event.end_of_day_window_minutes
    if cards is None or window is None:
        return refuse("no-such-draw")
    if refused := _not_now(state, window, at) or _wrong_card(state, cards, command.card):
        return refused
    if not draft.has_draw and not command.card:
        return DRAW_NEEDED
    draft.add(_announced(state, cards, command.card, at, draft.draw))
    return None


def _not_now(state: EventState, window: Span, at: int) -> Refusal | None:
    clock = state.clock
    day_ends = state.definition.day_ends
    if clock.schedule.last_hands or clock.schedule.day.over:
        return refuse("last-hands", why="drawn")
    if day_ends and not facts.is_last_of_day(state):
        return refuse("not-the-last-level", level=clock.number)
    left = clock.ends_at - clock.reading(at)
    if not clock.ends_at or not window.last * facts.MINUTE <= left <= window.first * facts.MINUTE:
        return Refusal(
            "outside-window",
            rule_of(state, "end_of_day_window_minutes"),
            (("minutes_left", max(0, left // facts.MINUTE)), ("from", window.first), ("to", window.last)),
        )
    return None


def _wrong_card(state: EventState, cards: Span, card: int) -> Refusal | None:
    if not card or cards.first <= card <= cards.last:
        return None
    return refuse("wrong-card", rule_of(state, "end_of_day_draw"), card=card, least=cards.first, most=cards.last)


def _announced(state: EventState, cards: Span, card: int, at: int, draw: Draw) -> e.LastHandsAnnounced:
    hands = card or drawn_hands(cards, draw)
    used = None if card else draw
    reading = state.clock.reading(at)
    rule = rule_of(state, "end_of_day_draw")
    # The hand in progress at a table is one of them, unless they are counted from the next one on.
    from_present = state.policy.event.end_of_day_count_from is DayCountFrom.PRESENT_HAND
    counted = [table.number for table in state.floor.tables.values() if table.hand and from_present]
    return e.LastHandsAnnounced(LastHandsOf.DAY, hands, reading, used, rule, tuple(counted))


def drawn_hands(cards: Span, draw: Draw) -> int:
    """How many hands a draw gives, each number as likely as any other."""
    return cards.first + draw.part("card").dice().below(cards.last - cards.first + 1)


def _end_of_day(draft: Draft, at: int) -> None:
    """On the last level of a day: draws the minute, then the hands, and ends the day when they have been played.

    Where people deal, the director stops the clock himself and a player draws the card. If nobody stops the clock, the
    day ends with its level.
    """
    state = draft.state
    clock, policy = state.clock, state.policy.event
    if not facts.is_last_of_day(state) or clock.schedule.last_hands or clock.schedule.day.over:
        return
    cards, window = policy.end_of_day_draw, policy.end_of_day_window_minutes
    drawn = policy.end_of_day is EndOfDay.RANDOM_HANDS and clock.ends_at and state.floor.dealt
    if not drawn or cards is None or window is None:
        busy = any(table.hand or pot_waits(table) for table in state.floor.tables.values())
        if facts.level_over(state, at) and not busy:
            draft.add(e.DayEnded(clock.schedule.day.number, at))
        return
    if not clock.schedule.day.stop_at and clock.reading(at) >= clock.ends_at - window.first * facts.MINUTE:
        draft.add(day_stop(state, window, draft.draw.part("day-stop")))
    stop_at = draft.state.day.stop_at
    if stop_at and clock.reading(at) >= stop_at:
        draft.add(_announced(draft.state, cards, 0, at, draft.draw.part("last-hands")))


# ── the closing hour ─────────────────────────────────────────────────────────────────────────────────────────────────


def announce_closing(draft: Draft, at: int) -> Refusal | None:
    """The house closes now: what is left of the level, and every later one, is shortened."""
    state = draft.state
    if state.policy.event.end_of_day is not EndOfDay.CLOSING_HOUR:
        return refuse("no-closing-hour")
    if state.schedule.overtime:
        return refuse("closing-reached")
    facts.catch_up(draft, at)
    if not draft.state.schedule.overtime:  # otherwise the closing hour had come before anybody announced it
        draft.add(facts.closing_reached(draft.state, at))
    return None


def closing_hour(draft: Draft, at: int) -> None:
    """Applies the closing hour when it comes, and the last hands after the overtime, or a break that outlasts it."""
    policy = draft.state.policy.event
    if policy.end_of_day is not EndOfDay.CLOSING_HOUR or draft.state.last_hands or draft.state.day.doubt:
        return
    facts.catch_up(draft, at)
    state = draft.state
    clock, overtime = state.clock, state.schedule.overtime
    if overtime is None or at < overtime.until or not policy.closing_last_hands or facts.on_break(state, at):
        return
    # The clock stops where the overtime ended, however much later the command comes.
    reading = max(clock.reading(overtime.until), clock.started_at)
    rule = rule_of(state, "closing_last_hands")
    draft.add(e.LastHandsAnnounced(LastHandsOf.EVENT, policy.closing_last_hands, reading, None, rule))


def end_of_round(draft: Draft, at: int) -> None:
    """What the time of day brings between two rounds, once the levels that are due have begun."""
    closing_hour(draft, at)
    _end_of_day(draft, at)


def end_day_if_played(draft: Draft, at: int) -> None:
    """Ends the day after its last hands."""
    last = draft.state.last_hands
    if last and last.of is LastHandsOf.DAY and last_hands_played(draft.state):
        draft.add(e.DayEnded(draft.state.day.number, at))


def start_day(draft: Draft, command: StartDay, at: int) -> Refusal | None:
    """Begins the next day with the next level, at full length, and with a new button draw where the book says so.

    The director may roll the levels back: the day then begins with a level that has already been played.
    """
    state = draft.state
    day = state.day
    if not day.over:
        return refuse("day-not-over", day=day.number)
    if bags_now(state):
        return refuse("flight-over")
    if refused := _no_way_back(state, command) if command.level else None:
        return refused
    buttons = ButtonRedraw.RESTART in (state.policy.button.button_redraw_on or ())
    if buttons and not draft.has_draw:
        return DRAW_NEEDED
    draft.add(e.DayStarted(day.number + 1, at, command.level, command.reason, command.author))
    _first_level(draft, command, at)
    if buttons:
        draft.add(buttons_drawn(draft.state, draft.draw.part("buttons")))
    return None


def _no_way_back(state: EventState, command: StartDay) -> Refusal | None:
    """Why the levels cannot be rolled back to this one."""
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="roll-back")
    if 0 < command.level <= state.clock.number:
        return None
    return refuse("no-such-level", level=command.level, last_level=state.clock.number)


def _first_level(draft: Draft, command: StartDay, at: int) -> None:
    if command.level:
        draft.add(facts.begin_level(draft.state, command.level, at))
        return
    while isinstance(facts.next_step(draft.state), Break):
        draft.add(BreakStarted(draft.state.clock.step + 1, at, at))  # the night was the break
    step = facts.next_step(draft.state)
    if step is not None:
        draft.add(facts.begin_step(draft.state, step, at))
