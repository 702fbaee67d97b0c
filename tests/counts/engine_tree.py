"""The betting tree of the hand engine."""

from collections.abc import Hashable

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.games.catalogue import variant
from shuffleup.hand.actions import Action, Call, Check, Fold, RaiseTo
from shuffleup.hand.options import options
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes
from tests.counts.table import BIG_BET, BIG_BLIND, CALL, FOLD, SMALL_BET, SMALL_BLIND, Game, raise_to


class EngineTree:
    """Positions are states of the hand. Hole cards are unknown, so no time is lost on reading hands."""

    def __init__(self, game: Game, stacks: tuple[int, ...], book: str = "tda-2024") -> None:
        self.rules: HandRules = hand_rules(variant(game.variant), game.limit, resolved(book))
        unseen = len(stacks) * variant(game.variant).hole_cards
        self.deck = Deck((UNKNOWN,) * unseen + tuple(range(52 - unseen)))
        self.plan = HandPlan(
            hand=1,
            game=GameKey(game.variant, game.limit),
            stakes=Stakes(SMALL_BLIND, BIG_BLIND, small_bet=SMALL_BET, big_bet=BIG_BET),
            seats=tuple([SeatPlan(seat + 1, f"p{seat}", chips) for seat, chips in enumerate(stacks)]),
            postings=(
                Posting(0, PostingKind.SMALL_BLIND, SMALL_BLIND),
                Posting(1, PostingKind.BIG_BLIND, BIG_BLIND),
            ),
            button=len(stacks),
        )

    def root(self) -> HandState:
        """Blinds posted, cards dealt."""
        return Hand.start(self.rules, self.plan, self.deck).state

    def moves(self, node: HandState) -> list[str]:
        """Every legal act, every total of a raise."""
        if not isinstance(node, BettingRound):
            return []
        legal = options(self.rules, node)
        passive = [FOLD, CALL] if legal.fold else [CALL]
        return passive + [raise_to(total) for total in range(legal.min_to, legal.max_to + 1) if total]

    def after(self, node: HandState, move: str) -> HandState:
        """The state the engine's own events lead to."""
        assert isinstance(node, BettingRound)
        hand = Hand(self.rules, self.deck, node, [])
        refusal = hand.act(self._action(node, move))
        assert refusal is None, refusal
        return hand.state

    def _action(self, node: BettingRound, move: str) -> Action:
        if move == FOLD:
            return Fold(node.turn)
        if move == CALL:
            owed = node.price.high - node.bets[node.turn]
            return Call(node.turn) if owed else Check(node.turn)
        return RaiseTo(node.turn, int(move.rsplit(" ", 1)[1]))

    def key(self, node: HandState) -> Hashable:
        """All that betting depends on. Chips in the pot follow from stacks and bets, since no chip leaves the table."""
        assert isinstance(node, BettingRound)
        price = node.price
        turn = (node.turn, node.live, node.waiting, node.acted, node.felt.active, node.felt.street)
        return node.stacks, node.bets, turn, price.high, price.inc, price.raises
