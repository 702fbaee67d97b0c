"""The mad round in an event: who deals it, which game is dealt, and when it is over (a6)."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianSwitches, ItalianTable, VeleRule
from shuffleup.table.giro import DealerChoice
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.result import HandResult, ShownHand
from shuffleup.table.seat import Attendance
from shuffleup.tournament.facts.italian import dealer_due
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import ItalianGame, Level
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.tournament.words.seats import MarkAbsent
from shuffleup.wire.json import canonical, decode_command, decode_event
from tests.tournament.room import Room, event, result_of

MAD = ItalianTable(giro_pazzo=True)
CROSS = DealerChoice(VeleRule.CROCE, CoveredRule.SEMPRE)


def room_of(players: int = 4, table: ItalianTable = MAD, switches: ItalianSwitches | None = None) -> Room:
    """A table of the Italian game at which everybody sits."""
    definition = replace(
        event(seats=6, levels=(Level(0, 0, 10, minutes=600),)),
        game=GameKey("italiana", Limit.POT_LIMIT),
        italian=ItalianGame(table, switches or ItalianSwitches()),
    )
    room = Room(definition)
    room.open(players)
    return room


def played(
    room: Room, shown: str = "", *, out: bool = False, choice: DealerChoice | None = None, table: int = 1
) -> HandPlan:
    """A hand in which this category is shown; ``out``: the player on the dealer's left loses his chips to him."""
    planned = room.send(c.PlanHand(table, choice=choice))[-1]
    assert isinstance(planned, HandPlanned)
    plan = planned.plan
    stacks = {}
    if out:
        loser, winner = plan.seats[0], plan.seats[-1]
        stacks = {loser.number: 0, winner.number: winner.stack + loser.stack}
    result: HandResult = result_of(plan, stacks)
    hands = (ShownHand(0, shown, ()),) if shown else ()
    room.send(c.ReportHand(table, replace(result, shown=hands)))
    return plan


def games(room: Room, hands: int) -> list[str]:
    """The games of the next hands, in which nothing happens."""
    return [played(room).game.variant for _ in range(hands)]


def test_after_a_full_house_everybody_deals_telesina_once() -> None:
    """ita-giro-01."""
    room = room_of()
    trigger = played(room, "full-house")
    mad = [played(room) for _ in range(5)]
    assert trigger.game.variant == "italiana"
    assert [plan.game.variant for plan in mad] == ["telesina-nessuna-mai"] * 4 + ["italiana"]
    assert len({plan.button for plan in mad[:4]}) == 4
    assert mad[3].button == trigger.button
    assert {plan.game.limit for plan in mad} == {Limit.POT_LIMIT}


@pytest.mark.parametrize(("shown", "begins"), [("straight", False), ("flush", True), ("", False)])
def test_what_begins_it(shown: str, *, begins: bool) -> None:
    """ita-giro-02 and ita-giro-03."""
    room = room_of()
    played(room, shown)
    assert games(room, 1) == ["telesina-nessuna-mai" if begins else "italiana"]


def test_a_table_without_the_rule_never_plays_it() -> None:
    """ita-giro-11."""
    room = room_of(table=ItalianTable())
    played(room, "full-house")
    assert games(room, 1) == ["italiana"]


def test_an_orbit_is_not_lengthened_unless_the_switch_says_so() -> None:
    """ita-giro-07."""
    for retrigger, mad in ((False, 3), (True, 4)):
        room = room_of(switches=ItalianSwitches(giro_retrigger=retrigger))
        played(room, "full-house")
        played(room, "four-of-a-kind")
        assert games(room, 6) == ["telesina-nessuna-mai"] * mad + ["italiana"] * (6 - mad)


def test_a_player_who_is_out_does_not_deal() -> None:
    """ita-giro-08: of four dealers one is out before his turn."""
    room = room_of()
    played(room, "full-house")
    played(room)
    # The second dealer's neighbour would have been the third.
    played(room, out=True)
    assert games(room, 2) == ["telesina-nessuna-mai", "italiana"]


def test_a_player_who_is_moved_away_does_not_deal_and_nobody_in_his_chair_for_him() -> None:
    """Two tables of four; the last of the dealers goes to the other table, and somebody from there takes his chair."""
    room = room_of(8)
    trigger = played(room, "full-house")
    leaving = trigger.seats[-1]
    comes = room.now.floor.tables[2].chairs[0].player
    room.send(c.MovePlayer(leaving.player, 2, 6, "for the test", "director"))
    room.send(c.MovePlayer(comes, 1, leaving.number, "for the test", "director"))
    assert leaving.number not in room.now.floor.tables[1].button.giro.due
    mad = [played(room) for _ in range(4)]
    assert [plan.game.variant for plan in mad] == ["telesina-nessuna-mai"] * 3 + ["italiana"]
    assert [mad[3].button, comes] == [leaving.number, mad[3].seats[-1].player]


def test_the_dealer_chooses_layout_and_mode() -> None:
    room = room_of()
    played(room, "full-house")
    assert played(room, choice=CROSS).game.variant == "telesina-croce-sempre"


def test_what_the_table_has_settled_is_dealt_and_nothing_else_can_be_chosen() -> None:
    """ita-giro-10."""
    room = room_of(table=ItalianTable(giro_pazzo=True, vele_rule=VeleRule.TRE))
    played(room, "full-house")
    refused = room.ask(c.PlanHand(1, choice=CROSS))
    assert isinstance(refused, Refusal)
    assert (refused.code, dict(refused.facts)["rule"]) == ("no-choice", "tre")
    assert games(room, 1) == ["telesina-tre-mai"]
    fits = DealerChoice(VeleRule.TRE, CoveredRule.PRIMO_GIRO)
    assert played(room, choice=fits).game.variant == "telesina-tre-primo-giro"


def test_a_dealer_who_is_not_at_his_seat_keeps_his_deal_and_nobody_else_is_the_dealer() -> None:
    """Without a table that knows what he prefers his hand is the plainest (a10, AMB-02, AMB-20)."""
    room = room_of()
    assert not dealer_due(room.now, 1)
    played(room, "full-house")
    dealer = dealer_due(room.now, 1)
    room.send(MarkAbsent((dealer,)))
    assert dealer_due(room.now, 1) == dealer
    plan = played(room)
    assert (plan.game.variant, plan.seats[-1].player) == ("telesina-nessuna-mai", dealer)
    assert plan.seats[-1].attendance is Attendance.ABSENT
    assert dealer_due(room.now, 1) == plan.seats[0].player, "his deal counts"
    assert games(room, 4) == ["telesina-nessuna-mai"] * 3 + ["italiana"]


def test_a_stack_nobody_has_claimed_does_not_keep_a_mad_round_on() -> None:
    """PSLive 6b: it is not in play until its number is assigned at every table, and so it never deals."""
    definition = replace(
        event(seats=6, levels=(Level(0, 0, 10, minutes=600),)),
        game=GameKey("italiana", Limit.POT_LIMIT),
        italian=ItalianGame(MAD, ItalianSwitches()),
    )
    room = Room(definition, book="pslive")
    room.open(9)
    chairs = {number: {chair.number for chair in one.chairs} for number, one in room.now.floor.tables.items()}
    full = max(chairs, key=lambda number: len(chairs[number]))
    alone = max(chairs[full] - set.intersection(*chairs.values()))
    absent = next(chair.player for chair in room.now.floor.tables[full].chairs if chair.number == alone)
    room.send(MarkAbsent((absent,)))
    assert room.now.seating.unclaimed
    played(room, "full-house", table=full)
    dealt = [played(room, table=full).game.variant for _ in range(len(chairs[full]))]
    assert dealt == ["telesina-nessuna-mai"] * (len(dealt) - 1) + ["italiana"]


def test_nothing_is_chosen_outside_a_mad_round_and_no_choice_is_left_open() -> None:
    room = room_of()
    outside = room.ask(c.PlanHand(1, choice=CROSS))
    assert isinstance(outside, Refusal)
    assert outside.code == "no-choice"
    played(room, "full-house")
    refused = room.ask(c.PlanHand(1, choice=DealerChoice(VeleRule.LIBERA, CoveredRule.MAI)))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-choice"


def test_the_round_is_written_down() -> None:
    """Commands and events of the mad round go through the log and come back."""
    room = room_of()
    played(room, "flush")
    command = c.PlanHand(1, choice=CROSS)
    assert decode_command(canonical(command)) == command
    room.send(command)
    assert len(room.now.floor.tables[1].button.giro.due) == 4
    assert [decode_event(canonical(happened)) for happened in room.log] == room.log
