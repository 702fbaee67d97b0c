"""Starting the event, opening and closing rounds, and letting time pass; ``consequences`` says what follows."""

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import DRAW_NEEDED, Draft
from shuffleup.tournament.evolve.conduct import served_everywhere
from shuffleup.tournament.facts.clock import begin_level, catch_up, on_break
from shuffleup.tournament.facts.fund import settle_pool
from shuffleup.tournament.facts.rebuys import rebuy_unanswered
from shuffleup.tournament.facts.seats import busy_table
from shuffleup.tournament.facts.standing import is_selling, windows_of_sale
from shuffleup.tournament.words.events import EventStarted, RoundClosed
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import FinalDay


def start_event(draft: Draft, at: int) -> Refusal | None:
    """Starts the clock with level 1; the prizes are fixed if nothing is sold during play."""
    state = draft.state
    if state.phase is not Phase.SEATED:
        return refuse("not-seated", why="start", phase=state.phase.value)
    part = state.definition.part
    first = begin_level(state, part.first_level if isinstance(part, FinalDay) else 1, at)
    sells = windows_of_sale(state.definition.money) or not is_selling(state)
    draft.add(EventStarted(at))
    unfit = None if sells else settle_pool(draft, at, Reason.PLAY_BEGUN)
    return unfit or draft.take([first])


def start_round(draft: Draft, at: int) -> Refusal | None:
    """Lets the clock catch up; what is due before the round, and the round itself, follow as consequences."""
    state = draft.state
    if state.round.open:
        return refuse("round-open", round=state.round.number)
    busy = busy_table(state)
    if busy:
        return refuse("hand-in-progress", why="round", table=busy)
    if not draft.has_draw:
        return DRAW_NEEDED
    catch_up(draft, at)
    day = draft.state.day
    over = refuse("day-over", day=day.number) if day.over else None
    return on_break(draft.state, at) or over or rebuy_unanswered(draft.state)


def close_round(draft: Draft) -> Refusal | None:
    """Every hand of the round is over."""
    state = draft.state
    if not state.round.open:
        return refuse("no-round")
    busy = busy_table(state)
    if busy:
        return refuse("hand-in-progress", why="round-open", table=busy, round=state.round.number)
    if not draft.has_draw:
        return DRAW_NEEDED
    draft.add(RoundClosed(state.round.number, served_everywhere(state)))
    return None


def advance_clock(draft: Draft, at: int) -> Refusal | None:
    """Begins the levels and breaks that are due by now; there may be none."""
    catch_up(draft, at)
    return None
