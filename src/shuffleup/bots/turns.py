"""What a bot does in any phase of a hand: for callers that have the deck and let bots play."""

from shuffleup.bots.bot import Bot
from shuffleup.bots.italiana import says_parol
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Action, Check, Muck, Parol
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.drawing import draw_bounds
from shuffleup.hand.phases.holding import is_left, least_act
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import lowest
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Drawing,
    HandState,
    HeldRound,
    Showdown,
)
from shuffleup.hand.view import held


def decision(bot: Bot, rules: HandRules, state: HandState, deck: Deck, seat: int = NOBODY) -> Action | None:
    """The action of the seat that is asked, played by ``bot``; None if nobody is asked.

    A bot shows what it must, and nothing by choice. If several seats choose a card at once, ``seat`` says for which one
    it plays; without it, for the first of them.
    """
    if isinstance(state, BettingRound):
        return _bet(bot, rules, state, deck)
    if isinstance(state, Drawing):
        return bot.discard(state, held(state.felt, deck, state.turn), *draw_bounds(rules, state))
    if isinstance(state, Choosing):
        seat = lowest(state.waiting) if seat == NOBODY else seat
        return bot.turn_up(state, seat, held(state.felt, deck, seat))
    if isinstance(state, BlindOpening):
        return bot.before_cards(state)
    if isinstance(state, CatchUp) and state.waiting:
        return bot.catch_up(state)
    return Muck(state.turn) if isinstance(state, Showdown) else None


def _bet(bot: Bot, rules: HandRules, state: BettingRound, deck: Deck) -> Action:
    hole, legal = held(state.felt, deck, state.turn), seat_options(rules, state, deck)
    move = bot.choose(state, hole, legal)
    if isinstance(state, HeldRound) and not is_left(legal, move):
        return least_act(legal)
    parol = rules.variant.carries and type(move) is Check and may_say_parol(rules, state)
    if parol and says_parol(bot.seed, state, hole):
        return Parol(state.turn)
    return move
