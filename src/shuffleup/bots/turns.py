"""What a bot does in whatever phase the hand is in: for whoever holds the deck and lets bots play a hand."""

from shuffleup.bots.bot import Bot
from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Action, Check, Parol
from shuffleup.hand.carrying import may_say_parol
from shuffleup.hand.default_action import default_action
from shuffleup.hand.drawing import draw_bounds
from shuffleup.hand.openers import seat_options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import lowest
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, Felt, HandState


def seat_asked(state: HandState) -> int:
    """The seat that a bot may answer for now; ``NOBODY`` where no player is asked."""
    if isinstance(state, Choosing):
        return lowest(state.waiting)
    return state.turn


def decision(bot: Bot, rules: HandRules, state: HandState, deck: Deck) -> Action | None:
    """The action of the seat that is asked, played by ``bot``; None where nobody is asked.

    Where a bot has no opinion it does what is done for a player who does not answer.
    """
    if isinstance(state, BettingRound):
        return _bet(bot, rules, state, deck)
    if isinstance(state, Drawing):
        return bot.discard(state, held(state.felt, deck, state.turn), *draw_bounds(rules, state))
    if isinstance(state, Choosing):
        seat = lowest(state.waiting)
        return bot.turn_up(state, seat, held(state.felt, deck, seat))
    if isinstance(state, BlindOpening):
        return bot.before_cards(state)
    if isinstance(state, CatchUp) and state.waiting:
        return bot.catch_up(state)
    return default_action(state)


def _bet(bot: Bot, rules: HandRules, state: BettingRound, deck: Deck) -> Action:
    hole = held(state.felt, deck, state.turn)
    move = bot.choose(state, hole, seat_options(rules, state, deck))
    if rules.carries and type(move) is Check and may_say_parol(rules, state) and bot.proposes_parol(state, hole):
        return Parol(state.turn)
    return move


def held(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    """The cards of a seat as it knows them."""
    return tuple([deck.cards[place] for place in felt.cards.holes[seat]])
