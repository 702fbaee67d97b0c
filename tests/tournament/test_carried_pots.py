"""Pots of poker all'italiana that nobody has won yet: who plays them, who is out, and what waits until they are won."""

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.maths.deals import DealMethod
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.table.carry import CarriedPot, NoCarry
from shuffleup.table.plan import GameKey, HandPlan, PostingKind
from shuffleup.table.result import HandResult
from shuffleup.table.seat import Attendance
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.ends import to_play
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import StartDay
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Closing, Denomination, Level, Structure
from shuffleup.tournament.words.entry import SurrenderStack
from shuffleup.tournament.words.events import HandReported
from shuffleup.tournament.words.prizes import ProposeDeal
from shuffleup.tournament.words.state import FloorTable, Phase
from shuffleup.wire.json import canonical, decode_event
from tests.tournament.cage_desk import LATE, announced, paid, sell
from tests.tournament.room import TO_THE_END, Room, event, result_of

ANTE = Level(0, 0, 10, minutes=20)


def room_of(
    players: int, *, levels: tuple[Level, ...] = (ANTE,), closing: Closing = TO_THE_END, chips: bool = False
) -> Room:
    """An event of the Italian game, six to a table, a thousand chips each."""
    definition = replace(
        event(seats=6, levels=levels, closing=closing),
        game=GameKey("italiana", Limit.NO_LIMIT),
        seats_max=6,
        chips=(Denomination(5, removed_at_level=2), Denomination(25)) if chips else (),
    )
    room = Room(definition)
    room.each = lambda _event, state: recount(state) and None
    room.open(players)
    return room


def carried(plan: HandPlan, paid: dict[str, int], *, members: str = "", staying: str = "") -> HandResult:
    """A hand that puts this much of each player into a pot that nobody wins."""
    before = dict(plan.carry.contributions) if isinstance(plan.carry, CarriedPot) else {}
    stacks = {seat.number: seat.stack - paid.get(seat.player, 0) for seat in plan.seats}
    whole = {name: before.get(name, 0) + paid.get(name, 0) for name in {**before, **paid}}
    carry = CarriedPot(
        tuple([(name, chips) for name, chips in whole.items() if chips]),
        OpeningLevel.KINGS if members else OpeningLevel.QUEENS,
        tuple(members.split()),
        ante_due=not members,
        staying=tuple(staying.split()),
    )
    return replace(result_of(plan, stacks), carry=carry)


def antes(plan: HandPlan) -> HandResult:
    """A hand that nobody opens."""
    return carried(plan, {seat.player: min(seat.stack, 10) for seat in plan.seats})


def won(plan: HandPlan, winner: int = 0) -> HandResult:
    """The pot and ten chips of everybody go to one seat."""
    carry = plan.carry.chips if isinstance(plan.carry, CarriedPot) else 0
    first = plan.seats[winner]
    lost = {seat.number: seat.stack - min(10, seat.stack) for seat in plan.seats}
    pot = carry + sum([seat.stack - lost[seat.number] for seat in plan.seats])
    lost[first.number] += pot
    return replace(result_of(plan, lost), carry=NoCarry())


def leaves(room: Room, table: int) -> HandPlan:
    """A hand at a table that nobody opens."""
    plan = room.plan(table)
    room.send(c.ReportHand(table, antes(plan)))
    return plan


def at(room: Room, table: int = 1) -> FloorTable:
    return room.now.floor.tables[table]


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_posts_an_ante_and_the_button_moves_on_every_hand() -> None:
    room = room_of(4)
    plans = [leaves(room, 1) for _ in range(4)]
    for plan in plans:
        assert {owed.kind for owed in plan.postings} == {PostingKind.ANTE}
        assert [(owed.seat, owed.amount) for owed in plan.postings] == [(seat, 10) for seat in range(4)]
    assert len({plan.button for plan in plans}) == 4


def test_the_next_hand_is_played_for_the_pot() -> None:
    room = room_of(4)
    leaves(room, 1)
    carry = at(room).button.carry
    assert isinstance(carry, CarriedPot) and carry.chips == 40
    plan = room.plan(1)
    assert plan.carry == carry == at(room).button.carry, "it lies on the table while the hand is played"
    room.send(c.ReportHand(1, won(plan)))
    assert at(room).button.carry == NoCarry()
    assert sorted([chair.stack for chair in at(room).chairs]) == [980, 980, 980, 1060]
    reported = [event for event in room.log if isinstance(event, HandReported)]
    assert [decode_event(canonical(event)) for event in reported] == reported


def test_a_parol_pot_is_played_by_its_members_without_an_ante() -> None:
    room = room_of(4)
    plan = room.plan(1)
    names = [seat.player for seat in plan.seats]
    paid = {names[0]: 50, names[1]: 50, names[2]: 10, names[3]: 10}
    room.send(c.ReportHand(1, carried(plan, paid, members=f"{names[0]} {names[1]}")))
    assert room.plan(1).postings == ()


def test_a_pot_that_does_not_add_up_is_refused() -> None:
    room = room_of(4)
    plan = room.plan(1)
    short = replace(antes(plan), carry=CarriedPot((("p0001", 39),), OpeningLevel.QUEENS))
    refusal = room.ask(c.ReportHand(1, short))
    assert isinstance(refusal, Refusal) and refusal.code == "chips-do-not-match"
    leaves_nothing = replace(antes(plan), carry=NoCarry())
    assert isinstance(room.ask(c.ReportHand(1, leaves_nothing)), Refusal)


def test_without_chips_a_player_is_out_unless_he_spent_the_last_ones_on_the_pot() -> None:
    """AMB-32."""
    for stays in (True, False):
        room = room_of(4)
        plan = room.plan(1)
        names = [seat.player for seat in plan.seats]
        paid = dict.fromkeys(names, 1000) | {names[0]: 200, names[1]: 200}
        members = f"{names[0]} {names[1]} {names[2]}"
        room.send(c.ReportHand(1, carried(plan, paid, members=members, staying=names[2] if stays else "")))
        left = [chair.player for chair in at(room).chairs]
        assert (names[2] in left) is stays
        assert names[3] not in left
        room.at += 1
        again = room.plan(1)
        assert {seat.player: seat.stack for seat in again.seats}.get(names[2]) == (0 if stays else None)
        out = {seat.number: seat.stack for seat in again.seats}
        winner = next(seat for seat in again.seats if seat.stack)
        out[winner.number] += 2400
        room.send(c.ReportHand(1, replace(result_of(again, out), carry=NoCarry())))
        assert names[2] not in [chair.player for chair in at(room).chairs]
        assert {place.player for place in room.now.places} == {names[2], names[3]}


# ── what waits ───────────────────────────────────────────────────────────────────────────────────────────────────────


def uneven(room: Room) -> None:
    """Two players of table 2 are put out, so that somebody would move there."""
    plan = room.plan(2)
    stacks = {seat.number: seat.stack for seat in plan.seats}
    for seat in plan.seats[:2]:
        stacks[plan.seats[2].number] += stacks[seat.number]
        stacks[seat.number] = 0
    room.send(c.ReportHand(2, result_of(plan, stacks)))


def sizes(room: Room) -> list[int]:
    return [len(table.chairs) for table in room.now.floor.tables.values()]


def test_nobody_is_moved_from_a_table_or_to_it_while_a_pot_waits() -> None:
    """AMB-15."""
    for waiting in (1, 2):
        room = room_of(12)
        leaves(room, waiting)
        if waiting == 2:
            plan = room.plan(2)
            stacks = {seat.number: seat.stack for seat in plan.seats}
            stacks[plan.seats[2].number] += sum([stacks.pop(seat.number) for seat in plan.seats[:2]])
            out = {seat.number: 0 for seat in plan.seats[:2]}
            room.send(c.ReportHand(2, replace(result_of(plan, stacks | out), carry=plan.carry)))
        else:
            uneven(room)
        assert sizes(room) == [6, 4]
        room.send(c.ReportHand(waiting, won(room.plan(waiting))))
        assert sizes(room) == [5, 5]


def test_a_table_is_not_broken_and_no_final_table_drawn_while_a_pot_waits() -> None:
    room = room_of(7)
    leaves(room, 1)
    plan = room.plan(2)
    stacks = {seat.number: seat.stack for seat in plan.seats}
    stacks[plan.seats[1].number] += stacks[plan.seats[0].number]
    room.send(c.ReportHand(2, result_of(plan, stacks | {plan.seats[0].number: 0})))
    assert len(room.now.floor.tables) == 2, "six players would make one table"
    room.send(c.ReportHand(1, won(room.plan(1))))
    assert len(room.now.floor.tables) == 1


def test_by_hand_it_cannot_be_done_either() -> None:
    room = room_of(8)
    leaves(room, 1)
    here, there = at(room, 1).chairs[0].player, at(room, 2).chairs[0].player
    for command in (
        c.MovePlayer(there, 1, 6, "asked for it", "Ada"),
        c.MovePlayer(here, 2, 6, "asked for it", "Ada"),
        c.BreakTable(1),
        c.RedrawFinalTable(),
    ):
        refusal = room.ask(command)
        assert isinstance(refusal, Refusal), command
        assert (refusal.code, refusal.rule) == ("pot-carried", "italiana AMB-15")
    refused = room.ask(c.BreakTable(2))
    assert isinstance(refused, Refusal) and refused.code == "no-seats", "table 1 takes nobody"


def test_a_short_table_does_not_stop_while_a_pot_waits() -> None:
    room = room_of(12)
    leaves(room, 2)
    plan = room.plan(2)
    stacks = {seat.number: 0 for seat in plan.seats[:4]} | {plan.seats[4].number: 990 * 5}
    room.send(c.ReportHand(2, replace(result_of(plan, stacks), carry=plan.carry)))
    assert sizes(room) == [6, 2]
    assert not isinstance(room.ask(c.PlanHand(2)), Refusal)


def test_small_chips_stay_until_the_pot_is_won() -> None:
    room = room_of(4, levels=(ANTE, Level(0, 0, 25, minutes=20)), chips=True)
    room.send(c.StartRound())
    room.send(c.ReportHand(1, antes(room.plan(1))))
    room.send(c.CloseRound())
    room.at += 20 * 60 * 1_000_000
    room.send(c.StartRound())
    plan = room.plan(1)
    assert (at(room).unit, plan.stakes.ante, plan.stakes.unit) == (5, 25, 25)
    refusal = room.ask(c.RaceChips(1))
    assert isinstance(refusal, Refusal)
    room.send(c.ReportHand(1, won(plan)))
    room.send(c.CloseRound())
    room.at += 60_000_000
    room.send(c.StartRound())
    assert at(room).unit == 25
    assert all(chair.stack % 25 == 0 for chair in at(room).chairs)


def test_the_event_does_not_end_before_the_pot_is_won() -> None:
    for closing in (Closing(end_of_level=1), Closing(players_left=3)):
        room = room_of(4, levels=(ANTE, ANTE), closing=closing)
        room.send(c.StartRound())
        plan = room.plan(1)
        paid = dict.fromkeys([seat.player for seat in plan.seats], 10)
        if closing.players_left == 3:
            paid[plan.seats[0].player] = 1000
        room.send(c.ReportHand(1, carried(plan, paid)))
        room.at += 21 * 60 * 1_000_000
        room.send(c.CloseRound())
        assert room.now.phase is Phase.PLAYING
        room.send(c.StartRound())
        room.send(c.ReportHand(1, won(room.plan(1))))
        room.send(c.CloseRound())
        assert room.now.phase is Phase.PLAYED_OUT
        assert sum([place.chips for place in room.now.places if place.chips]) == 4000


def test_with_a_dead_button_in_the_book_the_button_still_leads() -> None:
    """AMB-02: no blind follows anybody here."""
    definition = room_of(4).now.definition
    decided = decide(None, c.OpenEvent("x", definition, resolved("tda-2024")), 0, None)
    assert not isinstance(decided, Refusal)
    assert room_of(4).now.procedure.button.dead_button is False


def test_a_day_ends_once_the_pot_is_won() -> None:
    room = room_of(4, levels=(ANTE, ANTE))
    definition = replace(room.now.definition, day_ends=(1,))
    room = Room(definition)
    room.open(4)
    room.send(c.StartRound())
    room.send(c.ReportHand(1, antes(room.plan(1))))
    room.at += 21 * 60 * 1_000_000
    room.send(c.CloseRound())
    assert not room.now.day.over
    room.send(c.StartRound())
    room.send(c.ReportHand(1, won(room.plan(1))))
    room.send(c.CloseRound())
    assert room.now.day.over
    assert not isinstance(room.ask(StartDay()), Refusal)


def test_when_the_day_is_over_only_the_table_with_the_pot_plays_on() -> None:
    room = Room(replace(room_of(12, levels=(ANTE, ANTE)).now.definition, day_ends=(1,)))
    room.open(12)
    room.send(c.StartRound())
    assert to_play(room.now, room.at) == (1, 2)
    room.send(c.ReportHand(1, antes(room.plan(1))))
    room.send(c.ReportHand(2, won(room.plan(2))))
    room.at += 21 * 60 * 1_000_000
    room.send(c.CloseRound())
    room.send(c.StartRound())
    assert to_play(room.now, room.at) == (1,)
    refusal = room.ask(c.PlanHand(2))
    assert isinstance(refusal, Refusal) and refusal.code == "day-over"


def test_a_level_of_so_many_hands_ends_its_day_with_the_last_of_them() -> None:
    by_hands = (Level(0, 0, 10, hands=2), Level(0, 0, 10, hands=2))
    room = Room(replace(room_of(4, levels=by_hands).now.definition, day_ends=(1,)))
    room.open(4)
    for _ in range(2):
        assert not room.now.day.over
        room.send(c.StartRound())
        room.send(c.ReportHand(1, won(room.plan(1))))
        room.send(c.CloseRound())
    assert room.now.day.over


def test_who_is_put_out_leaves_when_the_pot_is_won() -> None:
    room = room_of(4)
    leaves(room, 1)
    room.send(
        GivePenalty(player="p0001", step=Penalty.DISQUALIFICATION, reason="as told", author="Ada", paid=False),
    )
    assert "p0001" in [chair.player for chair in at(room).chairs]
    plan = room.plan(1)
    assert {seat.player: seat.attendance for seat in plan.seats}["p0001"] is Attendance.PENALISED
    winner = next(place for place, seat in enumerate(plan.seats) if seat.player != "p0001")
    room.send(c.ReportHand(1, won(plan, winner)))
    assert "p0001" not in [chair.player for chair in at(room).chairs]


def test_no_deal_is_made_while_a_pot_waits_to_be_won() -> None:
    """AMB-15: the deal would end the event, and the pot belongs to those who have paid into it."""
    room = room_of(4)
    leaves(room, 1)
    refusal = room.ask(ProposeDeal(method=DealMethod.EQUAL, author="Ada"))
    assert isinstance(refusal, Refusal) and (refusal.code, refusal.rule) == ("pot-carried", "italiana AMB-15")
    room.send(c.ReportHand(1, won(room.plan(1))))
    room.send(ProposeDeal(method=DealMethod.EQUAL, author="Ada"))


# ── who comes late, and who would leave ──────────────────────────────────────────────────────────────────────────────


def with_late_entries(players: int) -> Room:
    """The same in an event where entries are sold while it is played, and chips may be given up."""
    definition = replace(announced(LATE), seats=6, seats_max=6, game=GameKey("italiana", Limit.NO_LIMIT))
    room = Room(replace(definition, structure=Structure((ANTE, ANTE, ANTE))))
    room.open(players)
    return room


def test_nobody_buys_in_to_a_pot_that_he_has_not_paid_into() -> None:
    room = with_late_entries(4)
    room.send(c.ReportHand(1, antes(room.plan(1))))
    refusal = room.ask(sell("late"))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("pot-carried", "italiana AMB-15")
    room.send(c.ReportHand(1, won(room.plan(1))))
    room.send(sell("late"))
    assert len(room.now.floor.tables) == 1, "no table is opened for one player"


def test_a_table_without_such_a_pot_takes_him_although_it_has_more_players() -> None:
    room = with_late_entries(7)
    few = min(room.now.floor.tables.values(), key=lambda table: len(table.chairs)).number
    room.send(c.ReportHand(few, antes(room.plan(few))))
    room.send(sell("late"))
    assert table_of(room.now, "late") is not room.now.floor.tables[few]
    assert "late" not in {chair.player for chair in room.now.floor.tables[few].chairs}


def test_nobody_gives_up_his_chips_while_his_pot_waits() -> None:
    room = with_late_entries(4)
    room.send(c.ReportHand(1, antes(room.plan(1))))
    given_up = SurrenderStack(player="p0001", payments=paid(), author="Dora")
    refusal = room.ask(given_up)
    assert isinstance(refusal, Refusal) and refusal.code == "pot-carried"
    room.send(c.ReportHand(1, won(room.plan(1))))
    room.send(given_up)
