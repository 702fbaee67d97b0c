"""A table where the software deals: timed questions, and what is done for players who do not answer in time.

    an action ───► in time? ──► the hand ──► answers for players who sit out or have settled them ──► new questions
    TimePassed ──► the default of each question whose time is up ──► the same

This module decides; ``evolve`` applies. The time is passed in, and a player's time runs only while he is asked. One
``Attendant`` serves one command.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold
from shuffleup.hand.events import HandEvent
from shuffleup.hand.options import options
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.phases.drawing import draw_bounds
from shuffleup.hand.phases.holding import is_left, least_act, only_act
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Drawing, HandState, HeldRound
from shuffleup.hand.view import plan_of
from shuffleup.play import commands as asked
from shuffleup.play import events as happened
from shuffleup.play.asking import action_of, automatic_action, prompt_of
from shuffleup.play.commands import OnlineCommand
from shuffleup.play.events import OnlineEvent
from shuffleup.play.evolve import evolve, hand_begun
from shuffleup.play.state import OnlinePlayer, OnlineTable, Question
from shuffleup.play.terms import USUAL_TABLE
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, VeleRule
from shuffleup.table.auto_play import FRESH_ACCOUNT, panel
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import Late, Presence, Prompt, answered, seated, timed_out
from shuffleup.table.seat import Attendance

TableEvent: TypeAlias = HandEvent | OnlineEvent
"""The events in the log of a table: its hands, and what happens between and around them."""


class Attendant:
    """Carries out one command at ``now``: events are added to ``log``, and ``table`` and ``hand`` are updated."""

    def __init__(
        self, table: OnlineTable | None, hand: Hand | None, now: int, italian: ItalianTable = USUAL_TABLE
    ) -> None:
        self.table = table
        self.hand = hand
        self.log: list[TableEvent] = []
        self._now = now
        self._italian = italian
        self._done = 0

    def dealt(self) -> None:
        """After a deal: the dealer's question ends, everybody in the hand is at the table, and the first is asked."""
        assert self.hand
        self._take_over()
        if not self.table:
            return
        self.table = hand_begun(self.table)
        for question in self.table.asked:
            self._note(happened.QuestionWithdrawn(question.player))
        for seat in plan_of(self.hand.state).seats:
            if not self.table.player(seat.player):
                presence = Presence(seat.attendance is Attendance.ABSENT, seated(self.table.terms).bank_us)
                self._note(happened.SeatTaken(seat.player, presence, FRESH_ACCOUNT))
        self._settle()

    def act(self, action: Action) -> Refusal | None:
        """Plays an action in the hand. Once a player's time is up, the default is his answer; his own is too late."""
        assert self.hand
        question = self._question_of(action)
        bank = 0
        if question and self.table:
            player = self.table.player(question.player)
            assert player
            after = answered(self.table.terms, player.presence, question.prompt, question.asked_at, self._now)
            if isinstance(after, Late):
                game = self.hand.rules.variant
                return refuse("time-is-up", dict(game.cites).get("time", ""), player=question.player)
            bank = after.bank_us
        if refused := self._play(action):
            return refused
        if question:
            self._note(happened.QuestionAnswered(question.player, bank))
        self._settle()
        return None

    def command(self, command: OnlineCommand) -> Refusal | None:
        """Carries out any other command to the table."""
        if self.table is None and not isinstance(command, asked.StartClocks):
            return refuse("no-clocks")
        return _DO[type(command)](self, command)

    # ── what can be asked ────────────────────────────────────────────────────────────────────────────────────────────

    def start_clocks(self, command: asked.StartClocks) -> Refusal | None:
        """Starts the clocks between two hands, so that nobody's time runs without his knowing."""
        if self.hand and not self.hand.over:
            return refuse("hand-running")
        if command.terms.play_seconds < 1 or command.terms.bank_seconds < 0:
            return refuse("no-time")
        self._note(happened.ClocksStarted(command.terms))
        return None

    def take_seat(self, command: asked.TakeSeat) -> Refusal | None:
        """Seats a player; one who is already here stays as he is."""
        assert self.table
        if self.table.player(command.player):
            return refuse("seated", player=command.player)
        presence = command.presence or seated(self.table.terms)
        self._note(happened.SeatTaken(command.player, presence, command.preferences))
        return None

    def leave_seat(self, command: asked.LeaveSeat) -> Refusal | None:
        """Lets a player leave, but not in the middle of a hand that he plays."""
        if self.hand and not self.hand.over and command.player in _names(self.hand.state):
            return refuse("hand-running", player=command.player)
        refused = self._of_the_table(command.player)
        if not refused:
            self._note(happened.SeatLeft(command.player))
        return refused

    def sit_out(self, command: asked.SitOut) -> Refusal | None:
        """Sits a player out: from now on he is answered for at once."""
        return self._appear(command.player, happened.PlayerSatOut(command.player))

    def come_back(self, command: asked.ComeBack) -> Refusal | None:
        """Brings a player back: he is asked again, and his hand stays as it is."""
        return self._appear(command.player, happened.PlayerCameBack(command.player))

    def set_preferences(self, command: asked.SetPreferences) -> Refusal | None:
        """Sets a player's preferences; they apply from now on, even to an open question."""
        return self._appear(command.player, happened.PreferencesSet(command.player, command.preferences))

    def ask_dealer(self, command: asked.AskDealer) -> Refusal | None:
        """Asks the dealer what the table and his settings leave open; if that is nothing, his choice stands at once."""
        refused = self._of_the_table(command.player)
        if refused or not self.table:
            return refused
        if self.hand and not self.hand.over:
            return refuse("hand-running", player=command.player)
        if not self._italian.giro_pazzo:
            return not_his_deal(command.player)
        player = self._player(command.player)
        shown = panel(self._italian, player.preferences, player.presence)
        if not shown.asks:
            self._note(happened.LayoutChosen(command.player, shown.marked))
        elif self.table.question(command.player):
            return refuse("asked-already", player=command.player)
        else:
            self._note(happened.QuestionAsked(command.player, Prompt.LAYOUT, self._now))
        return None

    def choose_layout(self, command: asked.ChooseLayout) -> Refusal | None:
        """Takes the dealer's choice; he may not choose what the table, or he himself in advance, has settled."""
        if not self._italian.giro_pazzo:
            return not_his_deal(command.player)
        question = self.table.question(command.player) if self.table else None
        if not self.table or not question or question.prompt is not Prompt.LAYOUT:
            return refuse("not-your-turn", player=command.player, why="player")
        if self._now >= self.table.deadline(question):
            return refuse("time-is-up", "italiana a10", player=command.player)
        player = self._player(command.player)
        shown = panel(self._italian, player.preferences, player.presence)
        chosen, marked = command.choice, shown.marked
        free_vele = shown.asks_vele and chosen.vele is not VeleRule.LIBERA
        free_covered = shown.asks_covered and chosen.covered is not CoveredRule.LIBERA
        choice = DealerChoice(
            chosen.vele if free_vele else marked.vele, chosen.covered if free_covered else marked.covered
        )
        self._note(happened.LayoutChosen(command.player, choice))
        return None

    def time_passed(self, _: asked.TimePassed) -> Refusal | None:
        """Does the default of every question whose time is up, in the order of their deadlines."""
        assert self.table
        due = [one for one in self.table.asked if self.table.deadline(one) <= self._now]
        if not due:
            return refuse("time-left")
        for question in sorted(due, key=self.table.deadline):
            if question in self.table.asked:
                self._answer_for(question)
        self._settle()
        return None

    # ── what follows ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _answer_for(self, question: Question) -> None:
        assert self.table
        player = self._player(question.player)
        if question.prompt is Prompt.LAYOUT:
            marked = panel(self._italian, player.preferences, player.presence).marked
            self._note(happened.LayoutChosen(question.player, marked))
            return
        late = timed_out(self.table.terms, player.presence, question.prompt)
        self._note(happened.TimeRanOut(question.player, question.prompt, late.presence))
        assert self.hand
        seat = _names(self.hand.state).index(question.player)
        self._insist(action_of(self.hand.state, seat, late.answer))

    def _settle(self) -> None:
        """Answers for players who are not asked, withdraws old questions, and asks new ones."""
        if self.table is None:
            return
        while self.hand and (action := self._unasked(self.hand)):
            self._insist(action)
        wanted = self._wanted()
        for question in self.table.asked:
            if question.prompt is Prompt.LAYOUT:
                self._settle_layout(question)
            elif wanted.get(question.player) is not question.prompt:
                self._note(happened.QuestionWithdrawn(question.player))
        for name, prompt in wanted.items():
            if not self.table.question(name):
                self._note(happened.QuestionAsked(name, prompt, self._now))

    def _settle_layout(self, question: Question) -> None:
        """Answers for a dealer who now sits out or has settled his choice; during a hand there is nothing to choose."""
        player = self._player(question.player)
        if self.hand and not self.hand.over:
            self._note(happened.QuestionWithdrawn(question.player))
        elif not panel(self._italian, player.preferences, player.presence).asks:
            self._answer_for(question)

    def _unasked(self, hand: Hand) -> Action | None:
        if isinstance(hand.state, HeldRound) and (only := only_act(hand.options())):
            return only  # a seat that is held to one act is not asked
        for seat, name in enumerate(_names(hand.state)):
            player = self._player(name)
            if action := automatic_action(hand.rules, hand.state, seat, player.presence, player.preferences):
                return action
        return None

    def _wanted(self) -> dict[str, Prompt]:
        if not self.hand:
            return {}
        rules, state = self.hand.rules, self.hand.state
        prompts = [(name, prompt_of(rules, state, seat)) for seat, name in enumerate(_names(state))]
        return {name: prompt for name, prompt in prompts if prompt}

    def _appear(self, name: str, event: OnlineEvent) -> Refusal | None:
        refused = self._of_the_table(name)
        if not refused:
            # A player who says that he is back while he is asked something has not left: his time goes on.
            if not isinstance(event, happened.PlayerCameBack):
                self._until_now(name, gives_up=isinstance(event, happened.PlayerSatOut))
            self._note(event)
            self._settle()
        return refused

    def _until_now(self, name: str, *, gives_up: bool) -> None:
        """Brings a player's clock up to now before his command: if late, he is answered for; used bank time is gone."""
        assert self.table
        question = self.table.question(name)
        if not question:
            return
        presence = self._player(name).presence
        after = answered(self.table.terms, presence, question.prompt, question.asked_at, self._now)
        if isinstance(after, Late):
            self._answer_for(question)
        elif gives_up and after != presence:
            self._note(happened.QuestionAnswered(name, after.bank_us))

    def _of_the_table(self, name: str) -> Refusal | None:
        if self.table and self.table.player(name):
            return None
        return refuse("not-at-this-table", player=name)

    def _player(self, name: str) -> OnlinePlayer:
        player = self.table.player(name) if self.table else None
        assert player, f"{name} was seated with his first hand"
        return player

    def _question_of(self, action: Action) -> Question | None:
        """The question that an action answers; a question that is not about this hand does not affect the action.

        A floor order about a seat is not an answer by its player.
        """
        seat = None if isinstance(action, FloorAction) else getattr(action, "seat", None)
        if self.table is None or self.hand is None or seat is None:
            return None
        names = _names(self.hand.state)
        question = self.table.question(names[seat]) if 0 <= seat < len(names) else None
        asks = prompt_of(self.hand.rules, self.hand.state, seat)
        return question if question and question.prompt is asks else None

    def _insist(self, action: Action) -> None:
        assert self.hand
        refused = self._play(_lawful(self.hand.rules, self.hand.state, action))
        assert refused is None, refused

    def _play(self, action: Action) -> Refusal | None:
        assert self.hand
        refused = self.hand.act(action)
        if not refused:
            self._take_over()
        return refused

    def _take_over(self) -> None:
        assert self.hand
        self.log.extend(self.hand.events[self._done :])
        self._done = len(self.hand.events)

    def _note(self, event: OnlineEvent) -> None:
        self.table = evolve(self.table, event)
        self.log.append(event)


def not_his_deal(player: str, dealer: str = "") -> Refusal | None:
    """Why this player does not choose the game; ``dealer`` deals the next hand of a mad round, "" if there is none."""
    if not dealer:
        return refuse("no-mad-round", "italiana a7")
    if player != dealer:
        return refuse("not-your-turn", "italiana a7", turn=dealer)
    return None


def choice_of(table: OnlineTable | None, italian: ItalianTable, dealer: str) -> DealerChoice:
    """What this player deals in a mad round: his choice, or his preference, or what the table leaves him."""
    player = table.player(dealer) if table else None
    if player is None:
        return panel(italian, FRESH_ACCOUNT).marked
    return player.chosen or panel(italian, player.preferences, player.presence).marked


def _names(state: HandState) -> tuple[str, ...]:
    return tuple([seat.player for seat in plan_of(state).seats])


def _lawful(rules: HandRules, state: HandState, action: Action) -> Action:
    """The action, or its legal substitute: a door card brings in, and a discard that is due takes the last cards.

    Neither leaves a choice: the bring-in cannot be folded, and a hand with a card too many cannot go on. A seat that
    the floor holds from the usual answer does the cheapest thing that it is held to.
    """
    if isinstance(state, HeldRound) and isinstance(action, Check | Fold):
        legal = seat_options(rules, state, None)
        return action if is_left(legal, action) else least_act(legal)
    if isinstance(state, BettingRound) and isinstance(action, Check):
        legal = options(rules, state)
        return Call(action.seat) if legal.call and not legal.fold else action
    if isinstance(state, Drawing) and isinstance(action, Discard) and not action.picks:
        _, exactly = draw_bounds(rules, state)
        held = len(state.felt.cards.holes[action.seat])
        return Discard(action.seat, tuple(range(held - exactly, held)))
    return action


# Each takes its own command, and mypy cannot check a table of functions with different parameters.
_DO: dict[type, Callable[[Attendant, Any], Refusal | None]] = {
    asked.StartClocks: Attendant.start_clocks,
    asked.TakeSeat: Attendant.take_seat,
    asked.LeaveSeat: Attendant.leave_seat,
    asked.SitOut: Attendant.sit_out,
    asked.ComeBack: Attendant.come_back,
    asked.SetPreferences: Attendant.set_preferences,
    asked.AskDealer: Attendant.ask_dealer,
    asked.ChooseLayout: Attendant.choose_layout,
    asked.TimePassed: Attendant.time_passed,
}
