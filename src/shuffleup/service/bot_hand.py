"""One hand of any game, dealt from a seed to bots."""

from msgspec import Struct

from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision, seat_asked
from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.events import HandEvent
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.service.shuffler import Shuffler
from shuffleup.table.button import first_hand
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import postings
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

STREAM = "hand"
"""The name under which the deck of such a hand is drawn from its seed."""


class Asked(Struct, frozen=True):
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


def play_bots(asked: Asked) -> PlayedHand:
    """Deals the hand and lets the bots play it to its end."""
    shuffler = Shuffler.from_seed(asked.seed)
    rules = hand_rules(asked.game, asked.limit, asked.policy)
    plan = _plan(asked, rules)
    deck = shuffler.deck(STREAM, plan.hand, asked.game.deck_for(len(asked.players)))
    stubs = iter(range(1, len(deck)))
    hand = Hand.start(rules, plan, deck, lambda stub: shuffler.stub(STREAM, plan.hand, next(stubs), stub))
    bots = [bot_for(shuffler.bots_seed(), number) for number in range(len(asked.players))]
    while not hand.over:
        action = decision(bots[seat_asked(hand.state)], hand.rules, hand.state, hand.deck)
        refusal = hand.act(action) if action else hand.state
        assert refusal is None, (action, refusal)
    return PlayedHand(plan, tuple(hand.events), hand.deck)


def _plan(asked: Asked, rules: HandRules) -> HandPlan:
    positions = first_hand(range(1, len(asked.players) + 1), len(asked.players))
    seats = tuple([SeatPlan(number, asked.players[number - 1], asked.stack) for number in positions.dealt_in])
    return HandPlan(
        hand=1,
        game=GameKey(rules.variant.key, rules.limit),
        stakes=asked.stakes,
        seats=seats,
        postings=postings(positions, asked.stakes),
        button=positions.button,
    )
