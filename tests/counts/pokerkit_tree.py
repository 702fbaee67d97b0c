"""The betting tree of PokerKit, for the same table and the same names of moves."""

from collections import deque
from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import replace
from typing import Any, NoReturn

from pokerkit import (
    Automation,
    FixedLimitTexasHoldem,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
    StandardHighHand,
    State,
)
from pokerkit.games import NoLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem

from shuffleup.games.limits import Limit
from tests.counts.table import BIG_BET, BIG_BLIND, CALL, FOLD, SMALL_BET, SMALL_BLIND, Game, raise_to

POSTED = (Automation.ANTE_POSTING, Automation.BLIND_OR_STRADDLE_POSTING)
HOLE_CARDS = {"holdem": "????", "omaha": "????????"}


class Unread(StandardHighHand):
    """A hand that is never read: betting does not ask who wins, and unknown cards have no value."""

    @classmethod
    def from_game(cls, *_: object) -> NoReturn:
        raise ValueError("unknown cards")


class NoLimitHoldem(NoLimitTexasHoldem):
    hand_types = (Unread,)


class PotLimitOmaha(PotLimitOmahaHoldem):
    hand_types = (Unread,)  # type: ignore[assignment]


class NoLimitOmaha(NoLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem):
    """PokerKit names no such game; its parts make one."""

    hand_types = (Unread,)


class FixedLimitHoldem(FixedLimitTexasHoldem):
    """One bet and three raises in every round: PokerKit itself lets four raises follow the big blind."""

    hand_types = (Unread,)

    def __init__(self, blinds: tuple[int, ...]) -> None:
        super().__init__(POSTED, True, 0, blinds, SMALL_BET, BIG_BET)
        before_flop = replace(self.streets[0], max_completion_betting_or_raising_count=3)
        self.streets = (before_flop, *self.streets[1:])


# PokerKit's own types differ from game to game; what is called here they have in common.
GAMES: dict[Game, Callable[[tuple[int, ...]], Any]] = {
    Game("holdem", Limit.NO_LIMIT): lambda blinds: NoLimitHoldem(POSTED, True, 0, blinds, BIG_BLIND),
    Game("omaha", Limit.NO_LIMIT): lambda blinds: NoLimitOmaha(POSTED, True, 0, blinds, BIG_BLIND),
    Game("omaha", Limit.POT_LIMIT): lambda blinds: PotLimitOmaha(POSTED, True, 0, blinds, BIG_BLIND),
    Game("holdem", Limit.FIXED_LIMIT): FixedLimitHoldem,
}


class PokerKitTree:
    """Positions are PokerKit states, dealt to the next decision."""

    def __init__(self, game: Game, stacks: tuple[int, ...]) -> None:
        blinds = (SMALL_BLIND, BIG_BLIND, *[0] * (len(stacks) - 2))
        self.game = GAMES[game](blinds)
        self.stacks = stacks
        self.hole_cards = HOLE_CARDS[game.variant]

    def root(self) -> State:
        """Blinds posted, cards dealt."""
        state: State = self.game(self.stacks, len(self.stacks))
        while state.can_deal_hole():
            state.deal_hole(self.hole_cards)
        return state

    def moves(self, node: State) -> list[str]:
        """Every legal act, every total of a raise."""
        if node.actor_index is None:
            return []
        passive = [FOLD, CALL] if node.can_fold() else [CALL]
        least = node.min_completion_betting_or_raising_to_amount
        if least is None:
            return passive
        most = node.max_completion_betting_or_raising_to_amount
        assert most is not None
        return passive + [raise_to(total) for total in range(int(least), int(most) + 1)]

    def after(self, node: State, move: str) -> State:
        """A copy of the state, moved on."""
        state = fork(node)
        perform(state, move)
        return state

    def key(self, node: State) -> Hashable:
        """All that PokerKit's betting reads."""
        completion = (node.completion_betting_or_raising_amount, node.completion_betting_or_raising_count)
        short = (frozenset(node.acted_player_indices), tuple(node.consecutive_short_all_in_amounts))
        seats = (tuple(node.stacks), tuple(node.bets), tuple(node.statuses), tuple(node.actor_indices))
        return node.street_index, seats, completion, short


def perform(state: State, move: str) -> None:
    """Plays a move and deals until somebody is to act, or until nobody can bet any more."""
    if move == FOLD:
        state.fold()
    elif move == CALL:
        state.check_or_call()
    else:
        state.complete_bet_or_raise_to(int(move.rsplit(" ", 1)[1]))
    while state.actor_index is None and sum(state.statuses) > 1 and not state.all_in_status:
        if state.can_collect_bets():
            state.collect_bets()
        if not state.can_burn_card():
            break
        street = state.street
        assert street is not None
        state.burn_card("??")
        state.deal_board("??" * street.board_dealing_count)


def fork(state: State) -> State:
    """A copy two levels deep, which is how deep PokerKit's lists go; many times faster than ``copy.deepcopy``."""
    twin = copy(state)
    for name, value in vars(state).items():
        if isinstance(value, list):
            setattr(twin, name, [copy(each) if isinstance(each, list | deque) else each for each in value])
        elif isinstance(value, set | deque):
            setattr(twin, name, copy(value))
    return twin
