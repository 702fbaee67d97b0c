"""A table of poker all'italiana while a case is played: hands one after the other, and who is there to play them.

What players do goes to the hand. What follows without their doing is done here, as a table does it: who sits out or
has settled his answer in advance is answered for, who lets his time pass gets the default, and after each hand button,
pot, level and giro pazzo pass on to the next.
"""

from msgspec.structs import replace

from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.games.catalogue import variant
from shuffleup.games.italiana import ITALIANA
from shuffleup.hand.absent import action_of, automatic_action, prompt_of
from shuffleup.hand.actions import Action, Muck
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.state import Choosing, Showdown
from shuffleup.hand.strict import deck_of_hand
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.italiana import ITALIAN_SWITCHES, ITALIAN_TABLE
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable, ParolAnte
from shuffleup.scenarios.italian_setting import ItalianSetting, NamedCards
from shuffleup.scenarios.named_deck import NamedDeck, NamedHand
from shuffleup.table.auto_play import FRESH_ACCOUNT, Panel, panel
from shuffleup.table.button import clockwise
from shuffleup.table.carry import CarriedPot, Carry, NoCarry
from shuffleup.table.giro import GiroPazzo, GiroRules, after_hand, next_game
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import antes
from shuffleup.table.presence import SECOND, Late, Presence, answered, clock_terms, deadline, seated, timed_out
from shuffleup.table.result import HandResult
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import Stakes


def options_of(setting: ItalianSetting) -> tuple[ItalianSwitches, ItalianTable]:
    """The options of the book, with what the case says of its table and its house."""
    return replace(ITALIAN_SWITCHES, **setting.terms.readings), replace(ITALIAN_TABLE, **setting.terms.table)


class NotPlayingError(LookupError):
    """A line is about somebody who is out of the event."""


class ItalianWorld:
    """The table at this moment. ``hand`` is ``None`` while the dealer of a giro pazzo chooses the first game."""

    def __init__(self, setting: ItalianSetting, book: str, filling: int, *, asked: bool) -> None:
        """``asked``: players are asked whether they show; without it they hide what they may hide."""
        self.setting = setting
        self.switches, self.table = options_of(setting)
        self.resolved = resolved(book)
        self._filling, self._asked = filling, asked
        self.terms = clock_terms(self.table, self.switches)
        self.stacks = {stack.player: stack.chips for stack in setting.stacks}
        self.presence = {
            name: replace(seated(self.terms), sitting_out=name in setting.people.away) for name in self.stacks
        }
        settled = dict(setting.people.preferences)
        self.preferences = {name: replace(FRESH_ACCOUNT, **settled.get(name, {})) for name in self.stacks}
        self.carry: Carry = _carry(setting, self.switches)
        self.button = self.chair(setting.button)
        self.giro = GiroPazzo(tuple([self.chair(name) for name in setting.waiting.giro]))
        if setting.game.telesina and not self.giro.on:
            others = clockwise(range(1, len(self.stacks) + 1), self.button)
            self.giro = GiroPazzo((self.button, *others[:-1]))
        self.hand: NamedHand | None = None
        self.hands = 0
        self.panel: Panel | None = None
        self._waited: dict[str, int] = {}
        self._reported = False
        self.begin(setting.cards)

    # ── who is who ───────────────────────────────────────────────────────────────────────────────────────────────────

    def chair(self, player: str) -> int:
        """The chair of a player, from 1 in the order of ``Stacks``."""
        return list(self.setting.players).index(player) + 1

    @property
    def dealer(self) -> str:
        """Who has the button."""
        return self.setting.players[self.button - 1]

    @property
    def active(self) -> tuple[str, ...]:
        """Everybody who is still in the event, in the order of ``Stacks``."""
        staying = self.carry.staying if isinstance(self.carry, CarriedPot) else ()
        return tuple([name for name, chips in self.stacks.items() if chips or name in staying])

    @property
    def names(self) -> tuple[str, ...]:
        """The players of this hand, in the order of its seats."""
        return tuple([seat.player for seat in self.plan.seats])

    def seat(self, player: str) -> int:
        """The seat of a player in this hand. Raises ``NotPlayingError``."""
        if player not in self.names:
            raise NotPlayingError(f"{player} does not play this hand")
        return self.names.index(player)

    @property
    def plan(self) -> HandPlan:
        """The plan of this hand."""
        return self.playing.events[0].plan  # type: ignore[union-attr]  # a hand begins with HandStarted

    @property
    def playing(self) -> NamedHand:
        """The hand. Raises ``LookupError`` while the dealer is still choosing the game."""
        if self.hand is None or self.panel:
            raise LookupError(f"{self.dealer} has not chosen the game yet")
        return self.hand

    # ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def begin(self, cards: NamedCards) -> None:
        """Begins a hand, or asks the dealer of a giro pazzo what he deals."""
        self._cards = cards
        self.panel = None
        if self.giro.on:
            self._ask_dealer()
        else:
            self.deal(None)

    def _ask_dealer(self) -> None:
        """A dealer who sits out, or has settled it all, is not asked, or no longer: what is marked is dealt."""
        asked = panel(self.table, self.preferences[self.dealer], self.presence[self.dealer])
        if asked.asks:
            self.panel = asked
        else:
            self.deal(asked)

    def deal(self, chosen: Panel | None) -> None:
        """Deals the hand; of a giro pazzo what is marked on the panel."""
        self.panel = None
        self._waited.clear()
        usual = GameKey(ITALIANA.key, self.setting.game.limit)
        game = next_game(usual, self.giro, chosen.marked if chosen else None)
        rules = hand_rules(variant(game.variant), game.limit, self.resolved, ShowdownMode.ASKED, switches=self.switches)
        plan = self._plan(game)
        self._reported = False
        self.hands += 1
        self.hand = NamedHand.begin(rules, plan, self._named(plan), deck_of_hand(rules, plan))
        self.hand.go_on()
        self.settle()

    def _named(self, plan: HandPlan) -> NamedDeck:
        named, hands = self._cards, dict(self._cards.hands)
        vele = {"ABCDEFGHI".index(letter): card for letter, card in named.vele}
        dealt = [hands.get(seat.player, ()) for seat in plan.seats]
        return NamedDeck(dealt, f"{self._filling} {self.hands}", stock=named.stock, vele=vele)

    def _plan(self, game: GameKey) -> HandPlan:
        chairs = clockwise([self.chair(name) for name in self.active], self.button)
        seats = []
        for chair in chairs:
            name = self.setting.players[chair - 1]
            here = Attendance.ABSENT if self.presence[name].sitting_out else Attendance.PRESENT
            seats.append(SeatPlan(chair, name, self.stacks[name], here))
        mode = unless_announced(self.resolved.policy.event.ante_mode)
        stakes = Stakes(0, 0, self.setting.ante, mode)
        owed = antes(seats, stakes, self.carry)
        return HandPlan(self.hands + 1, game, stakes, tuple(seats), owed, self.button, carry=self.carry)

    def next_hand(self, cards: NamedCards) -> Refusal | None:
        """The next hand of the table; the button moves on."""
        if not self._reported:
            return Refusal("not-over", "the hand is not over")
        if len(self.active) < 2:
            return Refusal("not-now", "only one player is left", facts=(("why", "one-player-left"),))
        self.button = clockwise([self.chair(name) for name in self.active], self.button)[0]
        self.begin(cards)
        return None

    # ── acts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def act(self, player: str, action: Action) -> Refusal | None:
        """An act of a player who is asked."""
        hand = self.playing
        prompt = prompt_of(hand.rules, hand.state, self.seat(player))
        refused = hand.act(action)
        if refused:
            return refused
        waited = self._waited.pop(player, 0)
        if prompt:
            after = answered(self.terms, self.presence[player], prompt, 0, waited)
            assert not isinstance(after, Late), "whose time is up is answered for at once"
            self.presence[player] = after
        self.settle()
        return None

    def settle(self) -> None:
        """Answers for everybody who is not asked, and reports the hand when it is over."""
        hand = self.playing
        while action := self._unasked():
            refused = hand.act(action)
            assert refused is None, refused
        if hand.over and not self._reported:
            self._report(hand.result())

    def _unasked(self) -> Action | None:
        hand = self.playing
        for seat, name in enumerate(self.names):
            action = automatic_action(hand.rules, hand.state, seat, self.presence[name], self.preferences[name])
            if action:
                return action
        if isinstance(hand.state, Showdown) and not self._asked:
            return Muck(hand.state.turn)
        return None

    def _report(self, result: HandResult) -> None:
        self._reported = True
        self._waited.clear()
        self.carry = result.carry
        for seat in result.seats:
            assert seat.finished is not None
            self.stacks[seat.player] = seat.finished
        rules = GiroRules(self.table.giro_pazzo, self.switches.giro_retrigger)
        self.giro = after_hand(self.giro, rules, result, self.button, [self.chair(name) for name in self.active])

    # ── presence and time ────────────────────────────────────────────────────────────────────────────────────────────

    def appear(self, player: str, presence: Presence) -> None:
        """The player sits out from now on, or is back."""
        self.presence[player] = presence
        if self.panel:
            self._ask_dealer()
        elif self.hand:
            self.settle()

    def wait(self, player: str, seconds: int | None) -> Refusal | None:
        """Lets time pass for a player who is asked something, ``None``: until it is up."""
        if self.panel:
            return self._wait_for_panel(player, seconds)
        hand, seat = self.playing, self.seat(player)
        prompt = prompt_of(hand.rules, hand.state, seat)
        if prompt is None:
            return Refusal(
                "not-your-turn", f"{player} is not asked anything", facts=(("player", player), ("why", "player"))
            )
        end = deadline(self.terms, self.presence[player], prompt, 0)
        self._waited[player] = end if seconds is None else self._waited.get(player, 0) + seconds * SECOND
        if self._waited[player] >= end:
            self._waited.pop(player)
            late = timed_out(self.terms, self.presence[player], prompt)
            self.presence[player] = late.presence
            refused = self.playing.act(action_of(hand.state, seat, late.answer))
            assert refused is None, refused
            self.settle()
        return None

    def _wait_for_panel(self, player: str, seconds: int | None) -> Refusal | None:
        assert self.panel
        if player != self.dealer:
            return Refusal("not-your-turn", f"{self.dealer} is choosing the game", facts=(("turn", self.dealer),))
        end = self.terms.play_seconds * SECOND
        self._waited[player] = end if seconds is None else self._waited.get(player, 0) + seconds * SECOND
        if self._waited[player] >= end:
            self.deal(self.panel)
        return None

    @property
    def asked(self) -> tuple[str, ...]:
        """Everybody who is asked something now."""
        if self.panel:
            return (self.dealer,)
        state = self.playing.state
        if isinstance(state, Choosing):
            return tuple([name for seat, name in enumerate(self.names) if state.waiting >> seat & 1])
        turn = self.playing.turn
        return (self.names[turn],) if turn >= 0 else ()


def _carry(setting: ItalianSetting, switches: ItalianSwitches) -> Carry:
    """The pot that earlier hands have left."""
    waiting = setting.waiting
    if waiting.parol:
        paid = tuple([(stack.player, stack.chips) for stack in waiting.parol])
        most = max([chips for _, chips in paid])
        members = tuple([player for player, chips in paid if chips == most])
        ante_due = switches.parol_ante is ParolAnte.COLLECT
        return CarriedPot(paid, OpeningLevel.KINGS, members, ante_due=ante_due)
    if waiting.pot:
        share = waiting.pot // len(setting.stacks)
        return CarriedPot(tuple([(player, share) for player in setting.players]), waiting.level)
    return NoCarry()
