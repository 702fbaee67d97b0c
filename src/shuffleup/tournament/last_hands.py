"""The last hands of a day and of an event.

    end of the day      15 to 5 minutes before its last level ends the clock stops; a card from 3 to 7 says how many
    PSLive 22, FIGP 59  more hands every table plays, counted from its next one
    closing hour        levels last half from then on; an hour later three last hands are played, and whoever is left
    MED-24              divides the prizes by chips

Where a rulebook has no such procedure, a day ends with its last level.
"""

from msgspec.structs import replace

from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.rulebooks.policy.event import DayCountFrom, EndOfDay, EventPolicy
from shuffleup.rulebooks.policy.exact import Span
from shuffleup.tournament import carried_pots, levels, redraw, seating
from shuffleup.tournament import clock_events as e
from shuffleup.tournament.clock_commands import DrawLastHands, StartDay
from shuffleup.tournament.clock_state import LastHandsOf
from shuffleup.tournament.definition import Break
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.events import BreakStarted
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Table


def _policy(state: EventState) -> EventPolicy:
    return state.opening.policy.policy.event


# ── a table's last hands ─────────────────────────────────────────────────────────────────────────────────────────────


def left_at(state: EventState, table: Table) -> int | None:
    """How many hands a table may still begin; None while nobody counts them."""
    last = state.clock.pace.last_hands
    return None if last is None else last.left.get(table.number, last.hands)


def cannot_begin(state: EventState, table: Table, at: int) -> Refusal | None:
    """Why a table may not begin a hand: it has played its last one, or the day is over."""
    pace = state.clock.pace
    if carried_pots.waits(table) and not pace.day.over:
        return None
    if pace.day.over or day_is_due(state, at):
        return Refusal(
            "day-over",
            f"day {pace.day.number} is over: play goes on when the next day is started",
            facts=(("day", pace.day.number),),
        )
    if pace.last_hands and left_at(state, table) == 0:
        return Refusal(
            "last-hand-played",
            f"table {table.number} has played its last hand",
            _rule(state),
            facts=(("table", table.number),),
        )
    return None


def day_is_due(state: EventState, at: int) -> bool:
    """Is the last level of the day over, with no last hands to be played? One counted in hands ends with its round."""
    if not _last_level(state) or state.clock.pace.last_hands:
        return False
    in_last_round = state.round.open and state.clock.last_round == state.round.number
    return levels.level_over(state, at) and not in_last_round


def people_play(state: EventState) -> bool:
    """Are the last hands dealt by people, so that the floor says when each of them is over everywhere?"""
    return state.clock.pace.last_hands is not None and not state.floor.dealt


def all_played(state: EventState) -> bool:
    """Have all tables that can play finished their last hands?"""
    last = state.clock.pace.last_hands
    if last is None:
        return False
    if people_play(state):
        return not state.round.open and state.round.number - last.after_round >= last.hands
    return not any(
        table.hand
        or carried_pots.waits(table)
        or (left_at(state, table) and len(table.chairs) > 1 and not seating.is_halted(state, table))
        for table in state.floor.tables.values()
    )


def _rule(state: EventState) -> str:
    last = state.clock.pace.last_hands
    if last and last.of is LastHandsOf.EVENT:
        return rule_of(state, "closing_last_hands")
    return rule_of(state, "end_of_day_draw")


def _last_level(state: EventState) -> bool:
    return levels.is_last_of_day(state)


# ── the end of a day ─────────────────────────────────────────────────────────────────────────────────────────────────


def day_stop(state: EventState, window: Span, draw: Draw) -> e.DayStopDrawn:
    """The minute at which the clock will be stopped; the same draw always gives the same one."""
    minutes = window.last + draw.dice().below(window.first - window.last + 1)
    rule = rule_of(state, "end_of_day_window_minutes")
    return e.DayStopDrawn(state.clock.ends_at - minutes * levels.MINUTE, draw, rule)


def drawn_last_hands(state: EventState, event: e.LastHandsAnnounced) -> e.LastHandsAnnounced | None:
    """The announcement that its draw gives in the state before it; None where nothing is drawn."""
    cards = _policy(state).end_of_day_draw
    if cards is None or event.draw is None:
        return None
    return replace(event, hands=drawn_hands(cards, event.draw))


def drawn_day_stop(state: EventState, event: e.DayStopDrawn) -> e.DayStopDrawn | None:
    """The minute that its draw gives in the state before it; None where none is drawn."""
    window = _policy(state).end_of_day_window_minutes
    return None if window is None else day_stop(state, window, event.draw)


def cards_to_draw(state: EventState) -> Span | None:
    """The cards of which one says how many hands are played at the end of a day; None where the book draws none."""
    policy = _policy(state)
    return policy.end_of_day_draw if policy.end_of_day is EndOfDay.RANDOM_HANDS else None


def draw_last_hands(state: EventState, command: DrawLastHands, at: int, draw: Draw | None) -> Decision:
    """The director stops the clock, and a card says how many hands follow. Refused outside the book's window."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    changes = levels.due(state, at)
    for change in changes:
        state = evolve(state, change)
    cards, window = cards_to_draw(state), _policy(state).end_of_day_window_minutes
    if cards is None or window is None:
        return Refusal("no-such-draw", "this rulebook draws no last hands: a day ends with its last level")
    refused = _not_now(state, window, at) or _wrong_card(state, cards, command.card)
    if refused:
        return refused
    if draw is None and not command.card:
        return DRAW_NEEDED
    return *changes, _announced(state, cards, command.card, at, draw)


def _not_now(state: EventState, window: Span, at: int) -> Refusal | None:
    clock = state.clock
    day_ends = state.opening.definition.day_ends
    if clock.pace.last_hands or clock.pace.day.over:
        return Refusal("last-hands", "the last hands have been drawn already", facts=(("why", "drawn"),))
    if day_ends and not levels.is_last_of_day(state):
        return Refusal(
            "not-the-last-level", f"level {clock.number} is not the last of a day", facts=(("level", clock.number),)
        )
    left = clock.ends_at - clock.reading(at)
    if not clock.ends_at or not window.last * levels.MINUTE <= left <= window.first * levels.MINUTE:
        message = f"the clock is stopped between {window.first} and {window.last} minutes before the end of the level"
        facts = (("minutes_left", max(0, left // levels.MINUTE)), ("from", window.first), ("to", window.last))
        return Refusal("outside-window", message, rule_of(state, "end_of_day_window_minutes"), facts)
    return None


def _wrong_card(state: EventState, cards: Span, card: int) -> Refusal | None:
    if not card or cards.first <= card <= cards.last:
        return None
    message = f"the card is one from {cards.first} to {cards.last}, not {card}"
    return Refusal(
        "wrong-card",
        message,
        rule_of(state, "end_of_day_draw"),
        (("card", card), ("least", cards.first), ("most", cards.last)),
    )


def _announced(state: EventState, cards: Span, card: int, at: int, draw: Draw | None) -> e.LastHandsAnnounced:
    hands = card or drawn_hands(cards, draw)
    used = None if card else draw
    reading = state.clock.reading(at)
    rule = rule_of(state, "end_of_day_draw")
    return e.LastHandsAnnounced(LastHandsOf.DAY, hands, reading, used, rule, _counted(state))


def _counted(state: EventState) -> tuple[int, ...]:
    """The tables whose present hand is one of the last ones; none where they are counted from the next hand on."""
    if _policy(state).end_of_day_count_from is not DayCountFrom.PRESENT_HAND:
        return ()
    return tuple([table.number for table in state.floor.tables.values() if table.hand])


def drawn_hands(cards: Span, draw: Draw | None) -> int:
    """How many hands a draw gives; without a draw the fewest. Each number is as likely as any other."""
    if draw is None:
        return cards.first
    return cards.first + draw.part("card").dice().below(cards.last - cards.first + 1)


def _end_of_day(draft: Draft, at: int) -> None:
    """On the last level of a day: draws the minute, then the hands, and ends the day when they have been played.

    Where people deal the director stops the clock himself, and a player draws the card; a day whose clock nobody has
    stopped ends with its level.
    """
    state = draft.state
    clock, policy = state.clock, _policy(state)
    if not _last_level(state) or clock.pace.last_hands or clock.pace.day.over:
        return
    cards, window = policy.end_of_day_draw, policy.end_of_day_window_minutes
    drawn = policy.end_of_day is EndOfDay.RANDOM_HANDS and clock.ends_at and state.floor.dealt
    if not drawn or cards is None or window is None:
        busy = any(table.hand or carried_pots.waits(table) for table in state.floor.tables.values())
        if levels.level_over(state, at) and not busy:
            draft.add(e.DayEnded(clock.pace.day.number, at))
        return
    if not clock.pace.day.stop_at and clock.reading(at) >= clock.ends_at - window.first * levels.MINUTE:
        draft.add(day_stop(state, window, draft.draw.part("day-stop")))
    stop_at = draft.state.clock.pace.day.stop_at
    if stop_at and clock.reading(at) >= stop_at:
        draft.add(_announced(draft.state, cards, 0, at, draft.draw.part("last-hands")))


# ── the closing hour ─────────────────────────────────────────────────────────────────────────────────────────────────


def announce_closing(state: EventState, at: int) -> Decision:
    """The house closes now: what is left of the level, and every later one, is shortened."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if _policy(state).end_of_day is not EndOfDay.CLOSING_HOUR:
        return Refusal("no-closing-hour", "this rulebook does not end events by the closing hour of the house")
    if state.clock.pace.overtime:
        return Refusal("closing-reached", "the house has closed already")
    changes = levels.due(state, at)
    for change in changes:
        state = evolve(state, change)
    if state.clock.pace.overtime:
        return changes  # it had been reached before anybody said so
    return *changes, levels.closing_reached(state, at)


def closing_hour(draft: Draft, at: int) -> None:
    """The closing hour when it comes, and the last hands at the end of the overtime, or of a break that outlasts it."""
    policy = _policy(draft.state)
    if policy.end_of_day is not EndOfDay.CLOSING_HOUR or draft.state.clock.pace.last_hands:
        return
    for change in levels.due(draft.state, at):
        draft.add(change)
    state = draft.state
    clock, overtime = state.clock, state.clock.pace.overtime
    if overtime is None or at < overtime.until or not policy.closing_last_hands or levels.on_break(state, at):
        return
    # The clock stops where the overtime ended, however much later somebody asks.
    reading = max(clock.reading(overtime.until), clock.started_at)
    rule = rule_of(state, "closing_last_hands")
    draft.add(e.LastHandsAnnounced(LastHandsOf.EVENT, policy.closing_last_hands, reading, None, rule))


# ── both ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def after_round(draft: Draft, at: int) -> None:
    """What the time of day brings between two rounds, once the levels that are due have begun."""
    closing_hour(draft, at)
    _end_of_day(draft, at)


def end_day_if_played(draft: Draft, at: int) -> None:
    """Ends the day after its last hands."""
    last = draft.state.clock.pace.last_hands
    if last and last.of is LastHandsOf.DAY and all_played(draft.state):
        draft.add(e.DayEnded(draft.state.clock.pace.day.number, at))


def bags_now(state: EventState) -> bool:
    """Is the day that is over the last one of a flight, so that everybody's chips go to the final day?"""
    definition, day = state.opening.definition, state.clock.pace.day
    bagging = isinstance(definition.part, Flight) and definition.part.bags
    return bagging and day.over and (day.number >= len(definition.day_ends) or state.floor.players < 2)


def start_day(state: EventState, command: StartDay, at: int, draw: Draw | None) -> Decision:
    """The next day: it begins with the next level, all of it, and where the book says so with the button drawn anew.

    The director may roll the levels back: the day then begins with one that has been played.
    """
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    day = state.clock.pace.day
    if not day.over:
        return Refusal("day-not-over", f"day {day.number} is not over", facts=(("day", day.number),))
    if bags_now(state):
        return Refusal("flight-over", "the flight ends with this day: close it, its chips go to the final day")
    refused = _no_way_back(state, command) if command.level else None
    if refused is not None:
        return refused
    buttons = redraw.is_redrawn_on(state, ButtonRedraw.RESTART)
    if buttons and draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    draft.add(e.DayStarted(day.number + 1, at, command.level, command.reason, command.author))
    _first_level(draft, command, at)
    if buttons:
        draft.add(redraw.buttons_drawn(draft.state, draft.draw.part("buttons")))
    return draft.events


def _no_way_back(state: EventState, command: StartDay) -> Refusal | None:
    """Why the levels cannot be rolled back to this one."""
    if not (command.reason.strip() and command.author.strip()):
        message = "rolling levels back names its reason and who decides it"
        return Refusal("reason-missing", message, facts=(("why", "roll-back"),))
    if 0 < command.level <= state.clock.number:
        return None
    message = f"level {command.level} has not been played: levels are rolled back to one from 1 to {state.clock.number}"
    return Refusal("no-such-level", message, facts=(("level", command.level), ("last_level", state.clock.number)))


def _first_level(draft: Draft, command: StartDay, at: int) -> None:
    if command.level:
        draft.add(levels.begin_level(draft.state, command.level, at))
        return
    while isinstance(levels.next_step(draft.state), Break):
        draft.add(BreakStarted(draft.state.clock.step + 1, at, at))  # the night was the break
    step = levels.next_step(draft.state)
    if step is not None:
        draft.add(levels.begin_step(draft.state, step, at))
