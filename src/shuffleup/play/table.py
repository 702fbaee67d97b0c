"""A table that plays one hand after the other, without a tournament around it.

    next_hand ──► in a mad round its dealer is asked ──► the deal ──► actions ──► the result ──► the table after it

Between hands it uses the functions by which a tournament plans its own hands (``table.next_hand``, ``table.giro``); in
a hand, and while somebody is asked, it works like a table of the server (``play.attending``).
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.games.catalogue import variant
from shuffleup.hand.actions import Action
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.play.attending import Attendant, choice_of
from shuffleup.play.commands import AskDealer, OnlineCommand
from shuffleup.play.state import OnlineTable
from shuffleup.play.terms import TableTerms, rules_of
from shuffleup.table.button import button_rules, carried, everybody, leading
from shuffleup.table.carry import CarriedPot
from shuffleup.table.giro import GiroRules, after_hand, next_game
from shuffleup.table.next_hand import TableButton, next_positions, owed
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import Stakes

Dealer: TypeAlias = Callable[[HandRules, HandPlan], Hand]
"""A function that brings the deck and deals a hand up to its first decision."""


class Table:
    """The players with their chips, clockwise from chair 1; the last has the first button unless another is named.

    Methods return ``None``, or a ``Refusal`` after which nothing has changed. ``now`` matters once clocks are started.
    """

    def __init__(
        self, game: GameKey, stakes: Stakes, terms: TableTerms, stacks: Mapping[str, int], dealer: Dealer
    ) -> None:
        self.terms = terms
        self.stacks = dict(stacks)
        self.button = TableButton(len(stacks))
        self.online: OnlineTable | None = None
        """The players' time and settings; ``None`` until clocks are started."""
        self.hands = 0
        self._game, self._stakes, self._dealer = game, stakes, dealer
        rules, dealt = button_rules(terms.policy.policy), variant(game.variant)
        self._button_rules = leading(rules) if dealt.button_leads else rules
        self._hand: Hand | None = None
        self._choosing = self._reported = False

    @property
    def hand(self) -> Hand | None:
        """The hand in progress, or the last one; ``None`` before the first, and while a dealer chooses the game."""
        return None if self._choosing else self._hand

    @property
    def active(self) -> tuple[str, ...]:
        """The players who are not out, in the order of their chairs."""
        carry = self.button.carry
        staying = carry.staying if isinstance(carry, CarriedPot) else ()
        return tuple([name for name, chips in self.stacks.items() if chips or name in staying])

    @property
    def dealer(self) -> str:
        """The player with the button; before any hand, the one with the first button."""
        last = self.button.last
        return self.player_at(last.button if last else self.button.first)

    def player_at(self, chair: int) -> str:
        """The player in a chair."""
        return list(self.stacks)[chair - 1]

    def chair_of(self, player: str) -> int:
        """The chair of a player."""
        return list(self.stacks).index(player) + 1

    def next_hand(self, now: int = 0) -> Refusal | None:
        """Moves the button and deals the next hand; in a mad round, once its dealer has chosen the game.

        If no clocks run, the methods of ``hand`` may be used besides ``act``: this method takes over its result.
        """
        if self._choosing or (self._hand and not self._hand.over):
            return refuse("not-over")
        if self._hand and not self._reported:
            self._report(self._hand)
        if len(self.active) < 2:
            return refuse("not-now", why="one-player-left")
        before = self.button
        positions = next_positions(before, self._chairs(), self._button_rules)
        self.button = replace(before, last=positions, arrivals=())
        if not (before.giro.on and self.online):
            self._deal(now)
            return None
        self._choosing = True
        refused = self.command(AskDealer(self.dealer), now)
        if refused:
            self.button, self._choosing = before, False
        return refused

    def act(self, action: Action, now: int = 0) -> Refusal | None:
        """Plays an action in the hand."""
        attendant = self._attendant(now)
        refused = attendant.act(action)
        if not refused:
            self._left_by(attendant, now)
        return refused

    def command(self, command: OnlineCommand, now: int = 0) -> Refusal | None:
        """Carries out any other command: on clocks, and for players who come, go and settle answers."""
        attendant = self._attendant(now)
        refused = attendant.command(command)
        if not refused:
            self._left_by(attendant, now)
        return refused

    def _chairs(self) -> list[int]:
        return [self.chair_of(name) for name in self.active]

    def _attendant(self, now: int) -> Attendant:
        return Attendant(self.online, self.hand, now, self.terms.italian)

    def _left_by(self, attendant: Attendant, now: int) -> None:
        self.online = attendant.table
        chosen = self.online.player(self.dealer) if self.online and self._choosing else None
        if chosen and chosen.chosen:
            self._deal(now)
        elif self._hand and self._hand.over and not self._reported:
            self._report(self._hand)

    def _deal(self, now: int) -> None:
        game = next_game(self._game, self.button.giro, choice_of(self.online, self.terms.italian, self.dealer))
        rules = rules_of(self.terms, game, timed=self.online is not None)
        self._hand = self._dealer(rules, self._plan(game))
        self.hands += 1
        self._choosing = self._reported = False
        attendant = self._attendant(now)
        attendant.dealt()
        self._left_by(attendant, now)

    def _plan(self, game: GameKey) -> HandPlan:
        positions, carry = self.button.last, self.button.carry
        assert positions, "they are settled before the deal"
        if not self._stakes.big_blind:
            positions = everybody(positions, self._chairs())
        seats = tuple([self._seat(chair) for chair in positions.dealt_in])
        due = owed(seats, positions, self._stakes, carry)
        return HandPlan(self.hands + 1, game, self._stakes, seats, due, positions.button, carry=carry)

    def _seat(self, chair: int) -> SeatPlan:
        name = self.player_at(chair)
        player = self.online.player(name) if self.online else None
        away = player is not None and player.presence.sitting_out
        return SeatPlan(chair, name, self.stacks[name], Attendance.ABSENT if away else Attendance.PRESENT)

    def _report(self, hand: Hand) -> None:
        """Takes over the result: stacks, what is carried, and the mad round."""
        result, last = hand.result(), self.button.last
        assert last, "a hand has been dealt"
        self._reported = True
        for seat in result.seats:
            assert seat.finished is not None, "the software knows every stack"
            self.stacks[seat.player] = seat.finished
        self.button = replace(self.button, carry=carried(self._button_rules, result))
        rules = GiroRules(self.terms.italian.giro_pazzo, self.terms.switches.giro_retrigger)
        giro = after_hand(self.button.giro, rules, result, last.button, self._chairs())
        self.button = replace(self.button, giro=giro)
