"""One hand of any game, dealt from a seed to bots."""

from itertools import count

from msgspec import Struct

from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision
from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.events import HandEvent
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import plan_of, seat_asked
from shuffleup.play.table import Table
from shuffleup.play.terms import TableTerms
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.streams import Shuffler
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.stakes import Stakes

STREAM = "hand"
"""The name under which the deck of such a hand is drawn from its seed."""


class HandWanted(Struct, frozen=True):
    """Which hand is wanted. The last of the players has the button."""

    game: Variant
    limit: Limit
    policy: ResolvedPolicy
    stakes: Stakes
    players: tuple[str, ...]
    stack: int
    seed: int


class PlayedHand(Struct, frozen=True):
    """A hand that is over."""

    plan: HandPlan
    events: tuple[HandEvent, ...]
    deck: Deck


def play_bots(asked: HandWanted) -> PlayedHand:
    """Deals the hand and lets the bots play it to its end."""
    shuffler = Shuffler.from_seed(asked.seed)

    def dealt(rules: HandRules, plan: HandPlan) -> Hand:
        deck = shuffler.deck(STREAM, plan.hand, deck_of_hand(rules, plan))
        stubs = count(1)
        return Hand.start(rules, plan, deck, lambda stub: shuffler.stub(STREAM, plan.hand, next(stubs), stub))

    stacks = dict.fromkeys(asked.players, asked.stack)
    game = GameKey(asked.game.key, asked.limit)
    table = Table(game, asked.stakes, TableTerms(asked.policy), stacks, dealt)
    table.next_hand()
    hand = table.hand
    assert hand, "nobody chooses the game"
    bots = [bot_for(shuffler.bots_seed(), number) for number in range(len(asked.players))]
    while not hand.over:
        action = decision(bots[seat_asked(hand.state)], hand.rules, hand.state, hand.deck)
        refusal = table.act(action) if action else hand.state
        assert refusal is None, (action, refusal)
    return PlayedHand(plan_of(hand.state), tuple(hand.events), hand.deck)
