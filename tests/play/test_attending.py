"""A table that keeps time: questions, deadlines, the time bank, and what is done for who does not answer (a10, a11).

ita-time-01 to 05, ita-sit-02 and 03, ita-auto-01, 02 and 04, and every game's own default
"""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Check, DealCards, Fold, PostBlind, RaiseTo
from shuffleup.hand.events import Checked, Folded, HandStarted
from shuffleup.hand.evolve import evolve as evolve_hand
from shuffleup.hand.orders.actions import Floor, KillHand
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, BlindOpening
from shuffleup.play import commands as ask
from shuffleup.play import events as happened
from shuffleup.play.attending import Attendant
from shuffleup.play.evolve import evolve, hand_begun
from shuffleup.play.state import OnlineTable
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, TimeBankScope, VeleRule
from shuffleup.table.auto_play import BlindNext, Preferences, ShowOrMuck
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import SECOND, ClockTerms, Presence, Prompt
from tests.games.random_hands import random_hand
from tests.hand.italian_table import italian_deck, italian_hand

CARDS = italian_deck({"B": "Js Jh 9d 8c 7s", "C": "Ks Qh 9s 8h 7h", "D": "Ad Td 9h 8d 7d", "A": "Ah Th 9c 8s 7c"}, 4)
NOON = 1_000_000 * SECOND


class Table:
    """A table between commands, which are given at so many seconds after noon; each is replayed from its events."""

    def __init__(self, hand: Hand, terms: ClockTerms, italian: ItalianTable | None = None) -> None:
        self.online: OnlineTable | None = None
        self.hand: Hand | None = None
        self.italian = italian or ItalianTable()
        self.log: list[object] = []
        self.give(0, lambda one: one.command(ask.StartClocks(terms)))
        self._hand = hand

    def deal(self, seconds: float = 0) -> None:
        self.hand = self._hand
        self.give(seconds, lambda one: one.dealt(), dealt=True)

    def give(self, seconds: float, what: Callable[[Attendant], object], *, dealt: bool = False) -> None:
        attendant = self._attendant(seconds, self.hand if dealt else self._fork())
        refused = what(attendant)
        assert refused is None, refused
        again = self.online
        for event in attendant.log:
            if isinstance(event, happened.OnlineEvent):
                again = evolve(again, event)
            elif isinstance(event, HandStarted) and again:
                again = hand_begun(again)
        assert again == attendant.table
        self.online, self.hand = attendant.table, attendant.hand
        self.log += attendant.log

    def _attendant(self, seconds: float, hand: Hand | None) -> Attendant:
        return Attendant(self.online, hand, NOON + round(seconds * SECOND), self.italian)

    def _fork(self) -> Hand | None:
        # Events that the hand already had do not come into the log again.
        return self.hand and Hand(self.hand.rules, self.hand.deck, self.hand.state, [], self.hand.reshuffle)

    def act(self, seconds: float, action: Action) -> None:
        self.give(seconds, lambda one: one.act(action))

    def ask(self, seconds: float, command: ask.OnlineCommand) -> None:
        self.give(seconds, lambda one: one.command(command))

    def refused(self, seconds: float, what: Callable[[Attendant], object]) -> str:
        refusal = what(self._attendant(seconds, self._fork()))
        assert isinstance(refusal, Refusal)
        return refusal.code

    def presence(self, name: str) -> Presence:
        assert self.online
        player = self.online.player(name)
        assert player
        return player.presence

    @property
    def asked(self) -> list[tuple[str, Prompt]]:
        assert self.online
        return [(one.player, one.prompt) for one in self.online.asked]

    @property
    def due(self) -> float:
        assert self.online and self.online.next_deadline is not None
        return (self.online.next_deadline - NOON) / SECOND


def table(bank: int = 0, scope: TimeBankScope = TimeBankScope.FACING_BET, away: str = "") -> Table:
    return Table(italian_hand(deck=CARDS, away=away), ClockTerms(30, bank, scope))


def opened(bank: int = 0) -> Table:
    """B had the cards dealt and opens for 40; C is asked at second 10 to pay."""
    at = table(bank)
    at.deal()
    at.act(2, DealCards(0))
    at.act(10, RaiseTo(0, 40))
    assert at.asked == [("C", Prompt.PAY)]
    return at


def test_everybody_is_asked_in_turn_and_has_thirty_seconds_from_then() -> None:
    at = table()
    at.deal(5)
    assert (at.asked, at.due) == ([("B", Prompt.BLIND)], 35)
    at.act(34.9, DealCards(0))
    assert at.asked == [("B", Prompt.KNOCK)]
    assert at.due == pytest.approx(64.9)


def test_time_outside_the_betting_has_the_default_done_and_nobody_sits_out() -> None:
    at = table()
    at.deal()
    assert at.refused(29.9, lambda one: one.command(ask.TimePassed())) == "time-left"
    at.ask(30, ask.TimePassed())
    assert at.hand and isinstance(at.hand.state, BettingRound)
    assert not at.presence("B").sitting_out


def test_an_answer_after_the_time_is_refused() -> None:
    at = table()
    at.deal()
    assert at.refused(30, lambda one: one.act(PostBlind(0))) == "time-is-up"


def test_without_a_time_bank_who_faces_a_bet_folds_and_sits_out() -> None:
    """ita-time-01"""
    at = opened()
    assert at.due == 40
    at.ask(40, ask.TimePassed())
    assert at.presence("C") == Presence(sitting_out=True)
    assert any(isinstance(event, Folded) and event.seat == 1 for event in at.log)
    assert at.asked == [("D", Prompt.PAY)]


def test_the_time_bank_runs_by_itself_and_never_comes_back() -> None:
    """ita-time-02 to 04"""
    at = opened(60)
    assert at.due == 10 + 30 + 60
    at.act(52, RaiseTo(1, 100))
    assert at.presence("C") == Presence(bank_us=48 * SECOND)
    at.act(53, Fold(2))
    at.act(54, Fold(3))
    at.act(55, RaiseTo(0, 300))
    assert (at.asked, at.due) == ([("C", Prompt.PAY)], 55 + 30 + 48)
    at.ask(133, ask.TimePassed())
    assert at.presence("C") == Presence(sitting_out=True, bank_us=0)


@pytest.mark.parametrize(("scope", "due"), [(TimeBankScope.FACING_BET, 31), (TimeBankScope.ANY_BETTING, 91)])
def test_where_nothing_is_to_be_paid_the_bank_runs_only_by_another_reading(scope: TimeBankScope, due: int) -> None:
    """ita-time-05, AMB-25"""
    at = table(60, scope)
    at.deal()
    at.act(1, DealCards(0))
    assert at.due == due
    at.ask(due, ask.TimePassed())
    assert at.presence("B").sitting_out
    assert any(isinstance(event, Checked) and event.seat == 0 for event in at.log), "he knocks and stays in"


def test_who_sits_out_in_a_hand_knocks_and_folds_at_once() -> None:
    """ita-sit-02, 03"""
    at = table()
    at.deal()
    at.act(1, DealCards(0))
    at.ask(2, ask.SitOut("C"))
    at.act(3, Check(0))
    assert at.asked == [("D", Prompt.KNOCK)], "C knocked without being asked"
    at.ask(4, ask.ComeBack("C"))
    assert not at.presence("C").sitting_out


def test_sitting_out_while_being_asked_withdraws_the_question() -> None:
    at = opened()
    at.ask(12, ask.SitOut("C"))
    assert at.asked == [("D", Prompt.PAY)]
    assert any(isinstance(event, happened.QuestionWithdrawn) for event in at.log)


@pytest.mark.parametrize(("leaves", "left"), [(25, 60), (52, 48), (99, 1), (100, 0), (130, 0)])
def test_who_sits_out_on_his_time_bank_does_not_get_back_what_he_has_used_of_it(leaves: float, left: int) -> None:
    """a10: the bank is never refilled, also by losing the connection just before the time is up, or just after it."""
    at = opened(60)
    at.ask(leaves, ask.SitOut("C"))
    assert at.presence("C") == Presence(sitting_out=True, bank_us=left * SECOND)
    assert at.asked == [("D", Prompt.PAY)]
    assert [event.seat for event in at.log if isinstance(event, Folded)] == [1], "he folds once"


def test_a_setting_made_after_the_time_was_up_does_not_answer() -> None:
    at = table()
    at.deal()
    at.ask(30, ask.SetPreferences("B", Preferences(blind_next=BlindNext.YES)))
    assert at.asked == [("B", Prompt.KNOCK)], "his thirty seconds were over, and the cards were dealt"


@pytest.mark.parametrize(("blind", "state"), [(BlindNext.NO, BettingRound), (BlindNext.YES, BlindOpening)])
def test_the_blind_may_be_settled_in_advance(blind: BlindNext, state: type) -> None:
    """ita-auto-02, AMB-33: yes posts it, no has the cards dealt; the doubled blind is always asked."""
    at = table()
    at.ask(0, ask.TakeSeat("B", None, Preferences(blind_next=blind)))
    at.deal(1)
    assert at.hand and isinstance(at.hand.state, state)
    assert at.asked == [("C", Prompt.REBLIND)] if blind is BlindNext.YES else [("B", Prompt.KNOCK)]


def test_a_setting_made_now_answers_the_question_that_is_open() -> None:
    at = table()
    at.deal()
    at.ask(1, ask.SetPreferences("B", Preferences(blind_next=BlindNext.NO)))
    assert at.asked == [("B", Prompt.KNOCK)]


@pytest.mark.parametrize("showing", ShowOrMuck)
def test_the_last_player_shows_or_hides_as_he_has_settled(showing: ShowOrMuck) -> None:
    at = opened()
    at.ask(11, ask.SetPreferences("B", Preferences(showing=showing)))
    for seat in (1, 2, 3):
        at.act(12, Fold(seat))
    assert at.hand and at.hand.over is (showing is not ShowOrMuck.ASK)
    if showing is ShowOrMuck.ASK:
        assert at.asked == [("B", Prompt.SHOW)]
        at.ask(42, ask.TimePassed())
        assert at.hand.over and not at.presence("B").sitting_out


# ── the dealer of a mad round ────────────────────────────────────────────────────────────────────────────────────────


def chosen(at: Table) -> DealerChoice:
    return next(event.choice for event in reversed(at.log) if isinstance(event, happened.LayoutChosen))


def dealer_asked(preferences: Preferences, italian: ItalianTable) -> Table:
    at = Table(italian_hand(deck=CARDS), ClockTerms(), italian)
    at.ask(0, ask.TakeSeat("A", None, preferences))
    at.ask(1, ask.AskDealer("A"))
    return at


def test_a_dealer_who_says_nothing_deals_no_vele_or_what_he_likes_best() -> None:
    """ita-giro-09"""
    for likes, vele in ((Preferences(), VeleRule.NESSUNA), (Preferences(vele=VeleRule.CROCE), VeleRule.CROCE)):
        at = dealer_asked(likes, ItalianTable(giro_pazzo=True))
        assert (at.asked, at.due) == ([("A", Prompt.LAYOUT)], 31)
        at.ask(31, ask.TimePassed())
        assert chosen(at) == DealerChoice(vele, CoveredRule.MAI)
        assert not at.presence("A").sitting_out


def test_always_answers_the_panel_and_the_rule_of_the_table_goes_before_it() -> None:
    """ita-auto-04, ita-giro-10"""
    settled = Preferences(vele=VeleRule.ASCENSORE, vele_always=True, covered=CoveredRule.SEMPRE, covered_always=True)
    free = dealer_asked(settled, ItalianTable(giro_pazzo=True))
    assert (free.asked, chosen(free)) == ([], DealerChoice(VeleRule.ASCENSORE, CoveredRule.SEMPRE))
    bound = dealer_asked(settled, ItalianTable(giro_pazzo=True, vele_rule=VeleRule.DUE))
    assert chosen(bound).vele is VeleRule.DUE


def test_the_dealer_chooses_only_what_the_table_leaves_open() -> None:
    at = dealer_asked(Preferences(), ItalianTable(giro_pazzo=True, vele_rule=VeleRule.TRE))
    at.ask(5, ask.ChooseLayout("A", DealerChoice(VeleRule.CROCE, CoveredRule.PRIMO_GIRO)))
    assert chosen(at) == DealerChoice(VeleRule.TRE, CoveredRule.PRIMO_GIRO)
    assert at.refused(6, lambda one: one.command(ask.ChooseLayout("A", DealerChoice()))) == "not-your-turn"


def test_a_choice_stands_at_the_table_until_a_hand_is_dealt() -> None:
    at = dealer_asked(Preferences(), ItalianTable(giro_pazzo=True))
    at.ask(5, ask.ChooseLayout("A", DealerChoice(VeleRule.CROCE, CoveredRule.SEMPRE)))
    assert at.online
    player = at.online.player("A")
    assert player and player.chosen == chosen(at)
    at.deal(6)
    player = at.online.player("A")
    assert player and not player.chosen


def test_a_question_that_the_deal_has_overtaken_takes_nothing_of_its_players_clock() -> None:
    """A deals before he has chosen: he has the thirty seconds of every bet, counted from his turn, and acts in time."""
    at = dealer_asked(Preferences(), ItalianTable(giro_pazzo=True))
    at.deal(10)
    assert at.asked == [("B", Prompt.BLIND)]
    assert any(isinstance(event, happened.QuestionWithdrawn) and event.player == "A" for event in at.log)
    for second, act in ((11, DealCards(0)), (12, Check(0)), (13, Check(1)), (14, Check(2))):
        at.act(second, act)
    assert (at.asked, at.due) == ([("A", Prompt.KNOCK)], 44)
    at.act(40, Check(3))


def test_a_hand_that_is_over_as_soon_as_it_is_dealt_leaves_no_dealer_asked() -> None:
    at = Table(italian_hand(deck=CARDS, away="BCD"), ClockTerms(), ItalianTable(giro_pazzo=True))
    at.ask(0, ask.TakeSeat("A"))
    at.ask(1, ask.AskDealer("A"))
    at.deal(10)
    assert at.hand and at.hand.over
    assert at.asked == []


def test_an_older_log_may_have_left_a_dealer_asked_and_he_acts_all_the_same() -> None:
    """Questions for a layout once outlived the deal: such a table goes on as if there were none."""
    at = Table(italian_hand(deck=CARDS), ClockTerms(), ItalianTable(giro_pazzo=True))
    at.deal(10)
    assert at.online
    at.online = evolve(at.online, happened.QuestionWithdrawn("B"))
    at.online = evolve(at.online, happened.QuestionAsked("B", Prompt.LAYOUT, NOON))
    at.act(40, DealCards(0))
    assert at.asked == [("B", Prompt.KNOCK)]
    assert at.due == 70


LIKES = Preferences(vele=VeleRule.H, covered=CoveredRule.SEMPRE)
ALWAYS = replace(LIKES, vele_always=True, covered_always=True)


@pytest.mark.parametrize("settles", [ask.SitOut("A"), ask.SetPreferences("A", ALWAYS)])
def test_who_needs_no_asking_any_more_is_answered_for_at_once(settles: ask.OnlineCommand) -> None:
    """Away he deals what he prefers, and an answer that comes later is none (a10, AMB-02)."""
    at = dealer_asked(LIKES, ItalianTable(giro_pazzo=True))
    at.ask(2, settles)
    assert (at.asked, chosen(at)) == ([], DealerChoice(VeleRule.H, CoveredRule.SEMPRE))
    assert at.refused(3, lambda one: one.command(ask.ChooseLayout("A", DealerChoice()))) == "not-your-turn"


def test_a_dealer_whose_settings_leave_half_of_the_panel_open_goes_on_thinking() -> None:
    at = dealer_asked(Preferences(), ItalianTable(giro_pazzo=True))
    at.ask(2, ask.SetPreferences("A", Preferences(vele=VeleRule.H, vele_always=True)))
    assert (at.asked, at.due) == ([("A", Prompt.LAYOUT)], 31)
    at.ask(5, ask.ChooseLayout("A", DealerChoice(VeleRule.CROCE, CoveredRule.SEMPRE)))
    assert chosen(at) == DealerChoice(VeleRule.H, CoveredRule.SEMPRE)


def test_a_table_without_mad_rounds_asks_no_dealer() -> None:
    """ita-giro-11"""
    at = table()
    at.ask(0, ask.TakeSeat("A"))
    assert at.refused(1, lambda one: one.command(ask.AskDealer("A"))) == "no-mad-round"


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("after", [5, 40])
def test_the_floor_kills_a_hand_whatever_its_player_is_asked(after: float) -> None:
    """The order is not his answer: it comes neither too late nor does it end his question as if he had acted."""
    at = opened()
    (name, _), *_ = at.asked
    assert at.hand
    seat = at.hand.turn
    at.act(after, KillHand(seat, Floor("Rita", "the hand is fouled", "tda-2024 65")))
    assert name not in [asked for asked, _ in at.asked]
    assert not any(isinstance(event, happened.QuestionAnswered) and event.player == name for event in at.log[-4:])
    assert not at.hand.state.live >> seat & 1


def test_what_a_table_refuses() -> None:
    assert Attendant(None, None, 0).command(ask.TimePassed()).code == "no-clocks"  # type: ignore[union-attr]
    at = table()
    assert at.refused(0, lambda one: one.command(ask.StartClocks(ClockTerms(0)))) == "no-time"
    assert at.refused(0, lambda one: one.command(ask.SitOut("Zoe"))) == "not-at-this-table"
    at.deal()
    assert at.refused(0, lambda one: one.command(ask.TakeSeat("B"))) == "seated"
    assert at.refused(0, lambda one: one.command(ask.LeaveSeat("B"))) == "hand-running"
    assert at.refused(0, lambda one: one.command(ask.StartClocks(ClockTerms()))) == "hand-running"
    assert at.refused(0, lambda one: one.command(ask.AskDealer("B"))) == "hand-running"


# ── every game ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_every_game_comes_to_its_end_when_nobody_ever_answers(game: str, seed: int) -> None:
    """Only time passes: door cards bring in, cards that must go are thrown away, and no default is refused."""
    limit = Limit.FIXED_LIMIT if VARIANTS[game].brings_in else Limit.NO_LIMIT
    at = Table(random_hand(game, limit, min(4, VARIANTS[game].seats_max), random.Random(seed)), ClockTerms())
    at.deal()
    seconds = 0
    while at.hand and not at.hand.over:
        seconds += 30
        at.ask(seconds, ask.TimePassed())
        assert seconds < 30 * 200
    state = None
    for event in at.log:
        if not isinstance(event, happened.OnlineEvent):
            state = evolve_hand(state, event)  # type: ignore[arg-type]
    assert at.hand and state == at.hand.state
