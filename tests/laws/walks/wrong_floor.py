"""What the floor must be refused about seats, hands, rounds and live tables, by the refusal that is due."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.giro import DealerChoice
from shuffleup.table.result import HandResult
from shuffleup.tournament.facts.clock import SECOND, levels_due, may_push, on_break
from shuffleup.tournament.facts.conduct import levels_away
from shuffleup.tournament.facts.ends import day_stands_in_the_way, waits_face_down, waits_for_all
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.facts.rebuys import open_chairs, rebuy_unanswered
from shuffleup.tournament.facts.seats import free_chairs, is_halted, pot_waits, table_in_play, tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words import seats as ordered
from shuffleup.tournament.words.commands import StartingAct
from shuffleup.tournament.words.live import ChooseGame, PlaceButton, RelieveDealer, ReportBust
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Undrawn, Walk, later, one_of, playing, when
from tests.tournament.room import a_small_pot

# ── moves and seats ──────────────────────────────────────────────────────────────────────────────────────────────────


def _other_table(walk: Walk, table: FloorTable) -> FloorTable:
    return one_of(walk, [one for one in people.quiet(walk.now) if one is not table])


def _taken(walk: Walk) -> c.Command:
    table, chair = people.waiting_for_a_hand(walk)
    other = _other_table(walk, table)
    return c.MovePlayer(chair.player, other.number, one_of(walk, other.chairs).number, "asked", "Ada")


def _same_table(walk: Walk) -> c.Command:
    table, chair = people.waiting_for_a_hand(walk)
    return c.MovePlayer(chair.player, table.number, 1, "asked", "Ada")


def _move_in_hand(walk: Walk) -> c.Command:
    _, chair = people.in_a_hand(walk)
    return c.MovePlayer(chair.player, one_of(walk, people.tables(walk.now)).number, 1, "asked", "Ada")


def _move_from_pot(walk: Walk) -> c.Command:
    held = one_of(walk, [table for table in people.tables(walk.now) if pot_waits(table) and not table.hand])
    player = one_of(walk, held.chairs).player
    others = [table for table in people.tables(walk.now) if table is not held]
    if others:
        return c.MovePlayer(player, one_of(walk, others).number, 1, "asked", "Ada")
    playing(walk)
    when(not people.busy(walk.now))
    return c.RedrawFinalTable()


def _no_seats(walk: Walk, *, alone: bool = False) -> c.Command:
    state = playing(walk)
    table = one_of(walk, people.quiet(state))
    free = sum([len(open_chairs(state, one)) for one in people.quiet(state) if one is not table])
    when(alone or free < len(table.chairs), (len(state.floor.tables) == 1) is alone)
    return c.BreakTable(table.number)


def _too_many(walk: Walk) -> c.Command:
    state = playing(walk)
    size = max(state.definition.seats, state.procedure.seating.final_table)
    when(len(people.quiet(state)) == len(state.floor.tables), state.floor.players > size)
    return c.RedrawFinalTable()


def _undrawn(walk: Walk) -> Undrawn:
    state = playing(walk)
    when(len(people.quiet(state)) == len(state.floor.tables), state.floor.fewest)
    return Undrawn(walk.dice.choice((ordered.RedrawSeats(), ordered.DrawButtons())))


def _need(walk: Walk, player: str, chair: int = 1, reason: str = "a need") -> c.Command:
    when(walk.now.phase is not Phase.FINISHED)
    return ordered.NeedSeat(ordered.SeatNeed(player, 0, (chair,), reason, "Ada"))


def _correct(walk: Walk, chair: int, author: str = "Ada") -> c.Command:
    table, one = people.waiting_for_a_hand(walk)
    return ordered.CorrectSeat(one.player, table.number, chair or one.number, author)


def _correct_in_hand(walk: Walk) -> c.Command:
    table, chair = people.in_a_hand(walk)
    return ordered.CorrectSeat(chair.player, table.number, 1, "Ada")


def _gone(walk: Walk) -> str:
    return one_of(walk, sorted(walk.now.seating.absent))


def _claim(walk: Walk, why: str) -> c.Command:
    player, needed = _gone(walk), walk.now.policy.seating.absence_fee_loss_levels
    when((needed is None) is (why == "stays"))
    void = player in walk.now.seating.claims_void
    short = needed is not None and levels_away(walk.now, player) < needed
    when(why == "stays" or (why == "void" and void) or (why == "short" and short))
    return ordered.VoidClaim(player, "away", "Ada")


def _order(walk: Walk) -> c.Command:
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING})
    table = one_of(walk, people.tables(walk.now)).number
    return ordered.PublishBreakOrder((table, table))


def _empty_seat(walk: Walk) -> c.Command:
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING})
    table = one_of(walk, [one for one in people.tables(walk.now) if not one.hand])
    return PlaceButton(table=table.number, chair=one_of(walk, free_chairs(table)), author="Ada")


def _anonymous_button(walk: Walk) -> c.Command:
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING})
    return PlaceButton(table=one_of(walk, people.tables(walk.now)).number, chair=1, author="")


def _relief(walk: Walk) -> c.Command:
    state = playing(walk)
    table = one_of(walk, [one for one in people.tables(state) if not one.hand])
    left = state.clock.ends_at - state.clock.reading(walk.at)
    when(left > 0)
    if may_push(state, walk.at):
        when(not state.clock.stopped_at)
        later(walk, left // SECOND - 60)
    return RelieveDealer(table.number)


# ── live tables ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _bust(walk: Walk, players: tuple[str, ...], by: tuple[str, ...] = (), author: str = "Ada") -> c.Command:
    playing(walk)
    return ReportBust(players=players, by=by, author=author)


def _at_two_tables(walk: Walk) -> c.Command:
    table, chair = people.waiting_for_a_hand(walk)
    return _bust(walk, (chair.player, one_of(walk, _other_table(walk, table).chairs).player))


def _all_out(walk: Walk) -> c.Command:
    table, _ = people.waiting_for_a_hand(walk)
    return _bust(walk, tuple([chair.player for chair in table.chairs]))


def _won_elsewhere(walk: Walk) -> c.Command:
    table, chair = people.waiting_for_a_hand(walk)
    when(len(table.chairs) > 1)
    return _bust(walk, (chair.player,), (people.NOBODY,))


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _reported(walk: Walk) -> tuple[FloorTable, HandResult]:
    """The result of a hand, as it may be reported."""
    state = playing(walk)
    table = one_of(walk, [one for one in people.busy(state) if not waits_face_down(state, one)])
    return table, a_small_pot(walk.hands[table.number], walk.dice)


def _miscounted(walk: Walk) -> c.Command:
    table, result = _reported(walk)
    first = result.seats[0]
    seats = (replace(first, finished=(first.finished or 0) + 25), *result.seats[1:])
    return c.ReportHand(table.number, replace(result, seats=seats))


def _uncounted(walk: Walk) -> c.Command:
    table, result = _reported(walk)
    return c.ReportHand(
        table.number, replace(result, seats=(replace(result.seats[0], finished=None), *result.seats[1:]))
    )


def _strange_seat(walk: Walk) -> c.Command:
    table, result = _reported(walk)
    return c.ReportHand(table.number, replace(result, seats=(replace(result.seats[0], player="x"), *result.seats[1:])))


def _seat_left_out(walk: Walk) -> c.Command:
    table, result = _reported(walk)
    return c.ReportHand(table.number, replace(result, seats=result.seats[1:]))


def _other_hand(walk: Walk) -> c.Command:
    table, result = _reported(walk)
    return c.ReportHand(table.number, replace(result, hand=result.hand + 1))


def _idle_table(walk: Walk) -> int:
    return one_of(walk, [table.number for table in people.tables(playing(walk)) if not table.hand])


def _report_of_nothing(walk: Walk) -> c.Command:
    return c.ReportHand(_idle_table(walk), HandResult(1, ()))


def _free_table(walk: Walk) -> FloorTable:
    """A table that may begin a hand, as far as the clock and the rounds go."""
    state = playing(walk)
    when(not on_break(state, walk.at), not levels_due(state, walk.at))
    fit = [
        table
        for table in people.tables(state)
        if not table.hand
        and not (state.round.open and table.round == state.round.number)
        and not day_stands_in_the_way(state, table, walk.at)
        and not waits_for_all(state, table)
    ]
    return one_of(walk, fit)


def _played(walk: Walk) -> c.Command:
    state = playing(walk)
    when(not on_break(state, walk.at), state.round.open)
    fit = [table.number for table in people.tables(state) if not table.hand and table.round == state.round.number]
    return c.PlanHand(one_of(walk, fit))


def _refused_by(walk: Walk, why: str) -> c.Command:
    """A hand where the last hands, the day or hand for hand forbids it."""
    state = playing(walk)
    when(not on_break(state, walk.at))
    for table in people.tables(state):
        if table.hand or (state.round.open and table.round == state.round.number):
            continue
        refusal = day_stands_in_the_way(state, table, walk.at) or waits_for_all(state, table)
        if refusal is not None and why in (
            refusal.code,
            *[str(value) for name, value in refusal.facts if name == "why"],
        ):
            return c.PlanHand(table.number)
    return c.PlanHand(one_of(walk, ()))


def _lonely(walk: Walk) -> c.Command:
    table = _free_table(walk)
    when(len(table_in_play(walk.now, table).chairs) < 2, not _open_answers(walk.now, table))
    return c.PlanHand(table.number)


def _open_answers(state: EventState, table: FloorTable) -> bool:
    return not state.round.open and rebuy_unanswered(state, table.number) is not None


def _answer_due(walk: Walk) -> c.Command:
    table = _free_table(walk)
    when(_open_answers(walk.now, table))
    return c.PlanHand(table.number)


def _small_chips(walk: Walk) -> c.Command:
    table = _free_table(walk)
    when(table.unit < walk.now.clock.stakes.unit, len(table.chairs) > 1, not pot_waits(table))
    return c.PlanHand(table.number)


def _halted(walk: Walk) -> c.Command:
    table = _free_table(walk)
    when(is_halted(walk.now, table), len(table.chairs) > 1)
    return c.PlanHand(table.number)


def _pushed(walk: Walk, ago: int) -> c.Command:
    table = _free_table(walk)
    when(table.number in tables_to_play(walk.now), table.unit >= walk.now.clock.stakes.unit)
    when(not _open_answers(walk.now, table))
    at = walk.at - ago if ago < 0 else 1
    return c.PlanHand(table.number, pushed_at=at, begun_by=StartingAct.MACHINE_BUTTON)


def _chosen(walk: Walk, *, mad: bool) -> c.Command:
    table = _free_table(walk)
    when(table.button.giro.on is mad, len(table.chairs) > 1, not _open_answers(walk.now, table))
    choice = DealerChoice(VeleRule.LIBERA, CoveredRule.LIBERA)
    return c.PlanHand(table.number, choice=choice)


def _choose(walk: Walk, game: str = "holdem", *, chosen: bool = True, begins: bool = True) -> c.Command:
    state = playing(walk)
    rotation = state.definition.rotation
    when(bool(rotation and rotation.chosen) is chosen)
    fit = [
        table.number
        for table in people.tables(state)
        if not table.hand and (not chosen or bool(chooser_now(state, table)) is begins) and len(table.chairs) > 1
    ]
    return ChooseGame(table=one_of(walk, fit), game=game, author="Ada")


def _on_a_break(walk: Walk) -> c.Command:
    state = playing(walk)
    when(on_break(state, walk.at), not levels_due(state, walk.at))
    return c.PlanHand(one_of(walk, people.tables(state)).number)


def _round(walk: Walk, *, is_open: bool, playing_hands: bool) -> None:
    state = playing(walk)
    when(state.round.open is is_open, bool(people.busy(state)) is playing_hands)


def _start_round(walk: Walk, *, is_open: bool, busy: bool = False) -> c.Command:
    state = playing(walk)
    when(state.round.open is is_open, is_open or bool(people.busy(state)) is busy)
    return c.StartRound()


FLOOR_WRONGS: dict[str, Idea] = {
    "seat-taken": _taken,
    "same-table": _same_table,
    "hand-in-progress:player": _move_in_hand,
    "pot-carried": _move_from_pot,
    "no-seats": _no_seats,
    "no-seats:only-table": lambda w: _no_seats(w, alone=True),
    "too-many-players": _too_many,
    "draw-needed/seats": _undrawn,
    "hand-in-progress:final-table": lambda w: (when(playing(w) and people.busy(w.now)), c.RedrawFinalTable())[1],
    "hand-in-progress:redraw": lambda w: (when(playing(w) and people.busy(w.now)), ordered.RedrawSeats())[1],
    "too-few-players:redraw": lambda w: (
        when(playing(w).floor.fewest == 0, not people.busy(w.now)),
        ordered.DrawButtons(),
    )[1],
    "no-reason:special-seat": lambda w: _need(w, people.seated(w), reason=""),
    "not-entered": lambda w: _need(w, people.NOBODY),
    "no-such-seat:event": lambda w: _need(w, one_of(w, w.now.entries).player, chair=99),
    "no-need": lambda w: ordered.EndSeatNeed(people.NOBODY),
    "no-such-seat:table": lambda w: _correct(w, 99),
    "right-seat": lambda w: _correct(w, 0),
    "no-reason:seat": lambda w: _correct(w, 1, author=""),
    "hand-in-progress:seats": _correct_in_hand,
    "absent-already": lambda w: ordered.MarkAbsent((_gone(w),)),
    "nobody-named:absent": lambda w: ordered.MarkAbsent(()),
    "nobody-named:come": lambda w: ordered.MarkPresent(()),
    "not-absent": lambda w: ordered.MarkPresent((people.NOBODY,)),
    "no-reason:claim": lambda w: ordered.VoidClaim(people.NOBODY, "", "Ada"),
    "claim-stays": lambda w: _claim(w, "stays"),
    "claim-void/twice": lambda w: _claim(w, "void"),
    "not-long-enough": lambda w: _claim(w, "short"),
    "named-twice": _order,
    "unknown-table": lambda w: c.PlanHand(people.NO_TABLE) if playing(w) else c.StartRound(),
    "seat-empty": _empty_seat,
    "reason-missing:button": _anonymous_button,
    "relief-waits": _relief,
    "nobody-named:out": lambda w: _bust(w, ()),
    "reason-missing:bust": lambda w: _bust(w, (people.seated(w),), author=""),
    "several-tables": _at_two_tables,
    "nobody-left": _all_out,
    "unknown-player:won-elsewhere": _won_elsewhere,
    "hand-in-progress": lambda w: _bust(w, (people.in_a_hand(w)[1].player,)),
    "chips-do-not-match:hand": _miscounted,
    "stack-unknown": _uncounted,
    "wrong-seats:chair": _strange_seat,
    "wrong-seats:dealt": _seat_left_out,
    "wrong-hand": _other_hand,
    "no-hand": _report_of_nothing,
    "already-played": _played,
    "day-over": lambda w: _refused_by(w, "day-over"),
    "last-hand-played": lambda w: _refused_by(w, "last-hand-played"),
    "hand-for-hand:waits": lambda w: _refused_by(w, "waits"),
    "hand-for-hand:round": lambda w: _refused_by(w, "round"),
    "too-few-players:table": _lonely,
    "rebuy-open": _answer_due,
    "chip-race-due": _small_chips,
    "table-halted": _halted,
    "in-the-future": lambda w: _pushed(w, -60_000_000),
    "too-long-ago": lambda w: _pushed(w, 0),
    "no-choice:no-giro": lambda w: _chosen(w, mad=False),
    "no-choice:settled": lambda w: _chosen(w, mad=True),
    "no-choice:no-dealers-choice": lambda w: _choose(w, chosen=False),
    "no-choice:turn": lambda w: _choose(w, begins=False),
    "unknown-game": lambda w: _choose(w, game="snap"),
    "which-limit": lambda w: _choose(w, game="omaha"),
    "break": _on_a_break,
    "round-open": lambda w: _start_round(w, is_open=True),
    "hand-in-progress:round": lambda w: _start_round(w, is_open=False, busy=True),
    "hand-in-progress:round-open": lambda w: (_round(w, is_open=True, playing_hands=True), c.CloseRound())[1],
    "no-round": lambda w: (when(not playing(w).round.open), c.CloseRound())[1],
    "not-playing": lambda w: (when(w.now.phase is not Phase.PLAYING), c.AdvanceLevel())[1],
    "not-seated:start": lambda w: (when(w.now.phase is not Phase.SEATED), c.StartEvent())[1],
    "seats-drawn": lambda w: (when(w.now.phase is not Phase.REGISTERING), c.DrawSeats())[1],
    "too-few-entries": lambda w: (
        when(w.now.phase is Phase.REGISTERING, len(w.now.entries) < 2, not w.plan.flights),
        c.DrawSeats(),
    )[1],
    "flights-missing": lambda w: (
        when(w.now.phase is Phase.REGISTERING, w.plan.flights, len(w.now.records.flights) < len(w.plan.flights)),
        c.DrawSeats(),
    )[1],
}
"""After a stroke stands another road to the same refusal."""
