"""Hand for hand: on the bubble every table plays one hand and waits for the others (RP-8, PSLive 23, FIGP 60).

    announced ──► hands in progress are finished ──► one hand at every table ──► closed ──┐
                                                     ▲                                    │
                                                     └──────── the money not reached ─────┘

Whoever busts from the announcement on is ranked with all who bust in the same hand: hands in progress at that moment
count as one. A called all-in waits face down until the other tables are done. The clock stands still and loses some
minutes with every hand.

Where people deal the software sees no hand begin. Announced for them, a round is open from the announcement on, and
each close begins the next: one word of the floor, "the hand is over at every table", is all that a hand needs.
"""

from shuffleup.rulebooks.policy.event import HandForHandAllIn
from shuffleup.tournament import clock_events as e
from shuffleup.tournament import levels, satellites, seating
from shuffleup.tournament.clock_commands import AnnounceHandForHand, EndHandForHand, HoldAllIn, ReleaseTable
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.elimination import place_busts
from shuffleup.tournament.events import RoundStarted
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Table


def is_due(state: EventState) -> bool:
    """Should it be announced now, as the event has it: so few players above the money, at more than one table?

    Not before the prizes are fixed: till then nobody knows where the money begins.
    """
    margin = state.opening.definition.closing.hand_for_hand
    if not margin or state.phase is not Phase.PLAYING or state.clock.pace.hand_for_hand:
        return False
    paid = satellites.paid_places(state)
    return len(state.floor.tables) > 1 and 0 < paid < satellites.standing(state) <= paid + margin


def announce(state: EventState, command: AnnounceHandForHand, at: int) -> Decision:
    """From now on one hand at a time. The hands in progress become a round: their busts count as simultaneous."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if state.clock.pace.hand_for_hand:
        return Refusal("hand-for-hand", "the event is played hand for hand already", facts=(("why", "already"),))
    paid, players = satellites.paid_places(state), satellites.standing(state)
    if not paid:
        return Refusal("prizes-not-fixed", "nobody knows yet how many places are paid: the prizes are not fixed")
    if players <= paid:
        message = f"{players} players are left and {paid} places are paid: nobody can miss the money"
        return Refusal("in-the-money", message, facts=(("players", players), ("paid", paid)))
    policy = state.opening.policy.policy.event
    minutes = command.minutes or policy.h4h_minutes_per_hand
    if not 0 < minutes <= policy.h4h_minutes_max:
        message = f"a hand takes at most {policy.h4h_minutes_max} minutes off the clock, not {minutes}"
        facts = (("most", policy.h4h_minutes_max),)
        return Refusal("too-many-minutes", message, rule_of(state, "h4h_minutes_max"), (*facts, ("minutes", minutes)))
    changes = levels.due(state, at)
    dealt = any(table.hand for table in state.floor.tables.values())
    live = command.live and not (dealt or state.round.open)
    finishing = live or dealt or state.round.open
    rule = rule_of(state, "h4h_called_all_in")
    announced = e.HandForHandAnnounced(at, players, paid, minutes, finishing, rule, live)
    if state.round.open or not finishing:
        return *changes, announced
    # Whoever lost his chips before is out before: a round begins with nobody who waits for his place.
    draft = Draft(state)
    place_busts(draft, at)
    for event in (*changes, announced, RoundStarted(state.round.number + 1, at)):
        draft.add(event)
    return draft.events


def end(state: EventState, command: EndHandForHand, at: int) -> Decision:
    """The director stops it before the money is reached, between two hands."""
    current = state.clock.pace.hand_for_hand
    if current is None:
        return _not_announced()
    if not command.reason or not command.author:
        return Refusal(
            "no-reason",
            "ending hand for hand early needs a reason and who decided it",
            facts=(("why", "hand-for-hand"),),
        )
    if state.round.open:
        return Refusal(
            "round-open", f"round {state.round.number} is not closed yet", facts=(("round", state.round.number),)
        )
    return (e.HandForHandEnded(at, command.reason, command.author),)


def is_live(state: EventState) -> bool:
    """Is it played where people deal, so that rounds follow one another by themselves?"""
    current = state.clock.pace.hand_for_hand
    return current is not None and current.live


def next_hand(draft: Draft, at: int) -> None:
    """Where people deal every table begins its next hand when the last one is over everywhere."""
    state = draft.state
    if state.phase is not Phase.PLAYING or not is_live(state) or state.clock.pace.day.over:
        return
    for event in (*levels.due(state, at), RoundStarted(state.round.number + 1, at)):
        draft.add(event)


def hold(state: EventState, command: HoldAllIn) -> Decision:
    """A called all-in is reported: the table waits."""
    current = state.clock.pace.hand_for_hand
    if current is None:
        return _not_announced()
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if not table.hand:
        return Refusal("no-hand", f"table {table.number} is not playing a hand", facts=(("table", table.number),))
    if table.number in current.held or table.number == current.released:
        return Refusal(
            "all-in-held",
            f"the all-in at table {table.number} is known already",
            facts=(("why", "known"), ("table", table.number)),
        )
    return (e.AllInHeld(table.number, table.hand, rule_of(state, "h4h_called_all_in")),)


def release(state: EventState, command: ReleaseTable) -> Decision:
    """Lets a held all-in run: when every other table is done, and where the book says so one after the other."""
    current = state.clock.pace.hand_for_hand
    if current is None:
        return _not_announced()
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if table.number not in current.held:
        return Refusal("not-held", f"no all-in waits at table {table.number}", facts=(("table", table.number),))
    rule = rule_of(state, "h4h_called_all_in")
    one_by_one = state.opening.policy.policy.event.h4h_called_all_in is HandForHandAllIn.FACE_DOWN_SEQUENTIAL
    for other in state.floor.tables.values():
        if not other.hand or other is table or other.number in current.held:
            continue
        if other.number != current.released:
            message = f"table {other.number} is still playing: table {table.number} waits for it"
            return Refusal("tables-playing", message, rule, (("table", other.number), ("waiting", table.number)))
        if one_by_one:
            message = f"table {other.number} plays its all-in to the end first: one table at a time"
            return Refusal("one-at-a-time", message, rule, (("table", other.number),))
    return (e.TableReleased(table.number, table.hand),)


def _not_announced() -> Refusal:
    return Refusal("no-hand-for-hand", "the event is not played hand for hand")


def cannot_begin(state: EventState, table: Table) -> Refusal | None:
    """Why a table may not begin a hand by itself now: the floor starts one for all."""
    current = state.clock.pace.hand_for_hand
    if current is None:
        return None
    rule = rule_of(state, "h4h_called_all_in")
    if current.finishing and state.round.open and table.round != state.round.number:
        message = f"table {table.number} waits until every table has finished the hand it was playing"
        return Refusal("hand-for-hand", message, rule, facts=(("why", "waits"), ("table", table.number)))
    if not state.round.open:
        return Refusal(
            "hand-for-hand",
            "hand for hand the floor starts one hand at every table: start a round",
            rule,
            facts=(("why", "round"),),
        )
    return None


def cannot_report(state: EventState, table: Table) -> Refusal | None:
    """Why the result of a table is not taken: its all-in has not been let run."""
    current = state.clock.pace.hand_for_hand
    if current is None or table.number not in current.held:
        return None
    message = f"the all-in at table {table.number} waits face down until the floor lets it run"
    return Refusal(
        "all-in-held", message, rule_of(state, "h4h_called_all_in"), facts=(("why", "waits"), ("table", table.number))
    )


def tables_held(state: EventState) -> tuple[int, ...]:
    """The tables whose all-ins wait, in the order in which they are let run."""
    current = state.clock.pace.hand_for_hand
    return current.held if current else ()


def after_hand(draft: Draft, at: int) -> None:
    """Takes the hand's minutes off the clock, and ends it once the money is reached."""
    state = draft.state
    current = state.clock.pace.hand_for_hand
    if current is None:
        return
    if state.clock.stopped_at:
        minutes = current.minutes
        draft.add(e.HandDeducted(minutes, state.clock.stopped_at + minutes * levels.MINUTE))
    players = satellites.standing(state)
    if players <= current.paid:
        for change in levels.due(draft.state, at):
            draft.add(change)
        draft.add(e.HandForHandEnded(at, f"{players} players are left and {current.paid} places are paid"))
