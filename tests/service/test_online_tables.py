"""Tables of an event that keep time: the next hand knows who is not there, and a restart forgets nothing.

The dealer of a mad round is asked at his table, and what he chose, or prefers, is dealt (a7 T0, a10, a11)."""

import asyncio

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.hand.actions import DealCards
from shuffleup.hand.state import Settled
from shuffleup.play.commands import AskDealer, ChooseLayout, ComeBack, SetPreferences, SitOut
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.service import online
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.timers import Timers
from shuffleup.table.auto_play import BlindNext, Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import SECOND, Prompt
from shuffleup.table.seat import Attendance
from shuffleup.tournament.facts.italian import dealer_due
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.seats import PublishBreakOrder
from tests.service.club import EVENT, TABLE, club, service
from tests.service.online_club import Evening, dealt


def test_a_hand_that_nobody_answers_ends_and_the_next_one_knows_who_sits_out() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        assert (await at.table()).online is not None
        await at.play_out()
        away = (await at.event()).seating.absent
        room = await at.table()
        assert room.online
        assert {one.player for one in room.online.players if one.presence.sitting_out} == set(away) != set()
        assert not room.online.asked
        back = sorted(away)[0]
        await at.give(ComeBack(back), TABLE)
        await at.give(c.CloseRound())
        await at.give(c.StartRound())
        await at.give(c.PlanHand(1))
        state = (await at.table()).state
        assert isinstance(state, Settled), "who alone is there wins the antes of all"
        planned = {seat.player: seat.attendance for seat in state.felt.plan.seats}
        assert planned[back] is Attendance.PRESENT
        assert all(planned[player] is Attendance.ABSENT for player in away if player != back)

    asyncio.run(story())


def test_a_restart_in_the_middle_of_a_question_changes_nothing() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        while not isinstance((await at.table()).state, Settled):
            before = await at.table()
            again = await service(at.store).loaded(TABLE)
            assert isinstance(again, LoadedTable)
            assert (again.state, again.online) == (before.state, before.online)
            assert before.online and before.online.next_deadline
            at.at = before.online.next_deadline
            at.service = service(at.store)
            await online.sweep(at.service, TABLE, at.at)

    asyncio.run(story())


def test_two_processes_that_sweep_the_same_table_answer_once() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        other = service(at.store)
        await other.loaded(TABLE)
        due = (await at.table()).online.next_deadline  # type: ignore[union-attr]
        assert due is not None
        rows = len(await at.store.read(TABLE))
        await online.sweep(at.service, TABLE, due)
        await online.sweep(other, TABLE, due)
        assert len(await at.store.read(TABLE)) == rows + 1

    asyncio.run(story())


def test_who_leaves_when_his_time_is_up_is_absent_and_may_come_back() -> None:
    """Two events of one row, that his time ran out and that he sits out, ask the same of the event."""

    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        await at.give(DealCards(0), TABLE)
        clocks = (await at.table()).online
        assert clocks and clocks.next_deadline
        at.at, question = clocks.next_deadline, clocks.asked[0]
        await at.give(SitOut(question.player), TABLE)
        assert question.player in (await at.event()).seating.absent
        await at.give(ComeBack(question.player), TABLE)
        assert question.player not in (await at.event()).seating.absent

    asyncio.run(story())


def test_the_timers_of_the_service_answer_by_themselves() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        timers = Timers(at.service, lambda: at.at)
        version = (await at.table()).version
        await timers.sweep()
        assert (await at.table()).version == version
        at.at += 30 * SECOND
        await timers.sweep()
        assert (await at.table()).version == version + 1

    asyncio.run(story())


def test_who_is_moved_takes_time_bank_and_settings_along() -> None:
    async def story() -> None:
        at = Evening(entrants=club(8))
        await at.begin()
        await at.give(c.PlanHand(1))
        await at.play_out()
        await at.give(c.PlanHand(2))
        await at.play_out("table/club/2")
        await at.give(c.CloseRound())
        tables = (await at.event()).floor.tables
        mover = tables[1].chairs[0].player
        await at.give(SetPreferences(mover, Preferences(blind_next=BlindNext.NO)), TABLE)
        before = (await at.table()).online.player(mover)  # type: ignore[union-attr]
        free = min({1, 2, 3, 4, 5, 6} - {chair.number for chair in tables[2].chairs})
        await at.give(c.MovePlayer(mover, 2, free, "to even the tables", "floor"))
        await online.gather(at.service, "club", at.at)
        await online.gather(at.service, "club", at.at)
        assert (await at.table()).online.player(mover) is None  # type: ignore[union-attr]
        assert (await at.table("table/club/2")).online.player(mover) == before  # type: ignore[union-attr]

    asyncio.run(story())


# ── the dealer of a mad round ────────────────────────────────────────────────────────────────────────────────────────

CROSS = DealerChoice(VeleRule.CROCE, CoveredRule.SEMPRE)
LIKES_THREE = Preferences(vele=VeleRule.TRE, covered=CoveredRule.PRIMO_GIRO)
ALWAYS_THREE = replace(LIKES_THREE, vele_always=True, covered_always=True)
PLAINEST = "telesina-nessuna-mai"


async def mad_round() -> tuple[Evening, str]:
    """A table of four that has shown a full house or better, and who deals next."""
    at = Evening(4)
    await at.begin()
    for _ in range(30):
        await at.give(c.PlanHand(1))
        await at.play_bots()
        if dealer := dealer_due(await at.event(), 1):
            return at, dealer
    raise AssertionError("no full house in thirty hands")


def test_what_the_dealer_chose_is_dealt_once() -> None:
    async def story() -> None:
        at, dealer = await mad_round()
        await at.give(AskDealer(dealer), TABLE)
        await at.give(ChooseLayout(dealer, CROSS), TABLE)
        await at.give(c.PlanHand(1))
        plan = await dealt(at)
        assert (plan.game.variant, plan.seats[-1].player) == ("telesina-croce-sempre", dealer)
        await at.play_bots()
        await at.give(c.PlanHand(1))
        assert (await dealt(at)).game.variant == PLAINEST, "the next dealer has chosen nothing"

    asyncio.run(story())


@pytest.mark.parametrize(("prefers", "asks"), [(LIKES_THREE, True), (ALWAYS_THREE, False)])
def test_a_dealer_who_does_not_answer_deals_what_he_prefers(prefers: Preferences, *, asks: bool) -> None:
    """ita-giro-09, ita-auto-04: whether he is asked and lets his time run out, or has settled it for always."""

    async def story() -> None:
        at, dealer = await mad_round()
        await at.give(SetPreferences(dealer, prefers), TABLE)
        await at.give(AskDealer(dealer), TABLE)
        online_table = (await at.table()).online
        assert online_table
        assert [one.prompt for one in online_table.asked] == [Prompt.LAYOUT] * asks
        await online.sweep(at.service, TABLE, at.at + 30 * SECOND)
        await at.give(c.PlanHand(1))
        assert (await dealt(at)).game.variant == "telesina-tre-primo-giro"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("prefers", "game"), [(None, PLAINEST), (LIKES_THREE, "telesina-tre-primo-giro")], ids=["nothing", "three"]
)
@pytest.mark.parametrize("asked", [False, True])
def test_a_hand_that_is_dealt_before_the_answer_is_what_the_dealer_prefers(
    prefers: Preferences | None, game: str, *, asked: bool
) -> None:
    async def story() -> None:
        at, dealer = await mad_round()
        if prefers:
            await at.give(SetPreferences(dealer, prefers), TABLE)
        if asked:
            await at.give(AskDealer(dealer), TABLE)
        await at.give(c.PlanHand(1))
        assert (await dealt(at)).game.variant == game
        room = await at.table()
        assert room.online
        assert Prompt.LAYOUT not in [one.prompt for one in room.online.asked]

    asyncio.run(story())


def test_what_the_floor_says_goes_before_what_the_table_knows() -> None:
    async def story() -> None:
        at, dealer = await mad_round()
        await at.give(SetPreferences(dealer, ALWAYS_THREE), TABLE)
        await at.give(c.PlanHand(1, choice=CROSS))
        assert (await dealt(at)).game.variant == "telesina-croce-sempre"

    asyncio.run(story())


def test_a_dealer_who_is_away_deals_what_he_prefers_and_nobody_chooses_for_him() -> None:
    """His turn as button is his all the same, and he gets no cards (a10, AMB-02)."""

    async def story() -> None:
        at, dealer = await mad_round()
        await at.give(SetPreferences(dealer, LIKES_THREE), TABLE)
        await at.give(SitOut(dealer), TABLE)
        others = [chair.player for chair in (await at.event()).floor.tables[1].chairs if chair.player != dealer]
        for other in others:
            refused = await at.service.execute(Order(TABLE, f"ask {other}", AskDealer(other)), at.at)
            assert isinstance(refused, Refusal)
            assert (refused.code, dict(refused.facts)["turn"]) == ("not-your-turn", dealer)
        await at.give(c.PlanHand(1))
        plan = await dealt(at)
        assert (plan.game.variant, plan.seats[-1].player) == ("telesina-tre-primo-giro", dealer)
        assert plan.seats[-1].attendance is Attendance.ABSENT
        await at.play_bots()
        due = (await at.event()).floor.tables[1].button.giro.due
        assert plan.button not in due, "his deal counts"
        assert len(due) == 3

    asyncio.run(story())


def test_nobody_is_asked_outside_a_mad_round() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        player = (await at.event()).floor.tables[1].chairs[0].player
        refused = await at.service.execute(Order(TABLE, "ask", AskDealer(player)), at.at)
        assert isinstance(refused, Refusal)
        assert refused.code == "no-mad-round"

    asyncio.run(story())


def test_a_choice_outlives_a_restart_and_is_known_to_another_process() -> None:
    async def story() -> None:
        at, dealer = await mad_round()
        other = service(at.store)
        for stream in (EVENT, TABLE):
            await other.loaded(stream)
        await at.give(AskDealer(dealer), TABLE)
        await at.give(ChooseLayout(dealer, CROSS), TABLE)
        assert isinstance(await other.execute(Order(EVENT, "plan", c.PlanHand(1)), at.at), Accepted)
        again = service(at.store)
        after, restarted = await other.loaded(TABLE), await again.loaded(TABLE)
        assert isinstance(after, LoadedTable) and isinstance(restarted, LoadedTable)
        assert (restarted.state, restarted.online) == (after.state, after.online)
        at.service = again
        assert (await dealt(at)).game.variant == "telesina-croce-sempre"

    asyncio.run(story())


def test_the_log_says_what_was_chosen_so_that_the_hand_is_planned_alike_again() -> None:
    """Undoing anything else decides the hand once more; and the same order given twice is one order."""

    async def story() -> None:
        at, dealer = await mad_round()
        await at.give(PublishBreakOrder((1,)))
        published = f"c{at.given}"
        await at.give(AskDealer(dealer), TABLE)
        await at.give(ChooseLayout(dealer, CROSS), TABLE)
        plan = Order(EVENT, "plan", c.PlanHand(1))
        first = await at.service.execute(plan, at.at)
        assert isinstance(first, Accepted)
        assert first.row.command == c.PlanHand(1, choice=CROSS)
        assert await at.service.execute(plan, at.at) == Accepted(first.row, repeated=True)
        other = await at.service.execute(Order(EVENT, "plan", c.PlanHand(1, waive_halt="short")), at.at)
        assert isinstance(other, Refusal)
        assert other.code == "command-id-used"
        await at.give(Undo(published))

    asyncio.run(story())
