"""A ring of players around one table: hands played from seeds, for the tests of the bots."""

from collections.abc import Callable, Iterator, Sequence

from shuffleup.bots.bot import Player
from shuffleup.bots.game_sense import SENSES
from shuffleup.bots.moves import Move
from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.dice import SeededDice
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.options import Options, options
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

GAMES: tuple[tuple[str, Limit], ...] = tuple([(key, limit) for key in SENSES for limit in Limit])
"""The games that the bots have studied."""
BLIND = 100
Watch = Callable[[BettingRound, Options, tuple[Card, ...], Move], None]


def rules_of(key: str, limit: Limit) -> HandRules:
    """The rules of a game as most tournaments play it."""
    return hand_rules(variant(key), limit, resolved("tda-2024"))


def shuffled(dice: SeededDice) -> Deck:
    """A deck from dice."""
    cards = list(FULL_DECK)
    for last in range(51, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return Deck(tuple(cards))


def plan_of(rules: HandRules, hand: int, stacks: Sequence[int], blind: int = BLIND, ante: int = 0) -> HandPlan:
    """The next hand: the seat left of the button has the small blind, heads-up the button has it."""
    small, big = (1, 0) if len(stacks) == 2 else (0, 1)
    postings = [Posting(small, PostingKind.SMALL_BLIND, blind // 2), Posting(big, PostingKind.BIG_BLIND, blind)]
    if ante:
        postings.append(Posting(big, PostingKind.DEAD_ANTE, ante))
    return HandPlan(
        hand=hand,
        game=GameKey(rules.variant.key, rules.limit),
        stakes=Stakes(blind // 2, blind, ante, small_bet=blind, big_bet=2 * blind),
        seats=tuple([SeatPlan(number, str(number), stack) for number, stack in enumerate(stacks)]),
        postings=tuple(postings),
        button=len(stacks) - 1,
    )


def decisions(rules: HandRules, plan: HandPlan, deck: Deck) -> Iterator[tuple[Hand, Options, tuple[Card, ...]]]:
    """Every decision of a hand; whoever takes one must act before the next."""
    hand = Hand.start(rules, plan, deck)
    while isinstance(hand.state, BettingRound):
        hole = tuple([deck.cards[place] for place in hand.state.felt.cards.holes[hand.state.turn]])
        yield hand, options(rules, hand.state), hole
    assert hand.over


def play(
    rules: HandRules, plan: HandPlan, deck: Deck, players: Sequence[Player], watch: Watch | None = None
) -> list[int]:
    """Plays a hand to the end; the stacks after it."""
    last = None
    for hand, legal, hole in decisions(rules, plan, deck):
        assert isinstance(hand.state, BettingRound)
        move = players[legal.seat].choose(hand.state, hole, legal)
        if watch:
            watch(hand.state, legal, hole, move)
        refusal = hand.act(move)
        assert refusal is None, (refusal, move, legal)
        last = hand
    return [] if last is None else [seat.finished or 0 for seat in last.result().seats]
