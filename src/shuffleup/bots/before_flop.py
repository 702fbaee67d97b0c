"""Play before the flop: which hands to enter with, at what price, and how to answer a raise.

Ranges are places among a thousand hands (see ``starting_hands``). The widths below are round figures close to what
strong players do at full tables and short-handed; no bot follows them exactly, since its character scales them. Most
decisions are folds, made after a handful of comparisons.
"""

from shuffleup.bots.chance import mood
from shuffleup.bots.character import Character
from shuffleup.bots.game_sense import GameSense
from shuffleup.bots.moves import Move, give_up, raise_or_move_in, stay
from shuffleup.bots.short_stack import SHORT, call_all_in, push_or_fold
from shuffleup.bots.starting_hands import Hole
from shuffleup.games.limits import Limit
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound

OPENING: tuple[int, ...] = (600, 520, 430, 290, 225, 190, 160, 140, 120, *[105] * 15)
"""The hands, of a thousand, that open an unraised pot, by the number of players still to act behind."""
_HEADS_UP_OPENING = 800
_CALLING: tuple[int, ...] = (
    1000, 950, 820, 620, 400, 260, 170, 115, 80, 60, 45, 40, 35, 30, 25, 20, 20, 20, 20, 20,
)  # fmt: skip
"""The hands that call an ordinary raise, by the price in twentieths of the pot after the call."""
_USUAL_RANGE = 250
"""The opening range against which those hands call; against a tighter one, fewer do."""
_RERAISE = 26
"""The per cent of the opponent's range that is good enough to reraise."""
_ALWAYS_RERAISE = 9
"""Aces and kings."""


def before_flop(
    game: GameSense, character: Character, seed: int, state: BettingRound, hole: Hole, options: Options
) -> Move:
    """A decision on the first betting round."""
    place = game.place(hole)
    stakes = state.felt.plan.stakes
    if state.price.high > stakes.big_blind:
        return _against_raise(game, character, seed, state, hole, options, place)
    behind = state.waiting.bit_count() - 1
    reach = OPENING[behind] if len(state.bets) > 2 else _HEADS_UP_OPENING
    reach = reach * character.looseness // 100
    if place > 2 * reach and state.stacks[options.seat] > SHORT * stakes.big_blind:
        return give_up(options)
    rank = place * 1000 // reach
    return _unraised(game, character, mood(seed, state, hole), state, hole, options, rank)


def _unraised(
    game: GameSense, character: Character, roll: int, state: BettingRound, hole: Hole, options: Options, rank: int
) -> Move:
    """A decision before anybody has raised. ``rank`` is the hand's place in thousandths of the opening range."""
    felt = state.felt
    stakes = felt.plan.stakes
    blind, unit = stakes.big_blind, stakes.unit
    fixed = felt.plan.game.limit is Limit.FIXED_LIMIT
    limpers = max(0, state.bets.count(blind) - (2 if stakes.small_blind == blind else 1))
    if not fixed:
        pushed = push_or_fold(game, character, state, hole, options, limpers)
        if pushed is not None:
            return pushed
    stack = state.stacks[options.seat] + state.bets[options.seat]
    timid = roll % 115 >= character.aggression
    if limpers or not options.fold:
        wanted = 450 if options.fold else 220
        if rank <= wanted and not timid:
            return raise_or_move_in(options, (3 + limpers) * blind, unit, stack)
    elif rank <= 1000 and not (timid and rank > 350):
        return raise_or_move_in(options, blind * (20 + (roll >> 20) % 6) // 10, unit, stack)
    if not options.fold:
        return stay(options)
    cheap = options.call < blind
    if rank <= (1900 if cheap else 1400 if limpers else 1000) * game.calling // 100:
        return stay(options)
    return give_up(options)


def _against_raise(
    game: GameSense, character: Character, seed: int, state: BettingRound, hole: Hole, options: Options, place: int
) -> Move:
    felt = state.felt
    seat = options.seat
    owed = options.call
    pot = sum(felt.paid) + felt.dead + sum(state.bets)
    price = 20 * owed // (pot + owed)
    if place > 600 and price >= 4:
        return give_up(options)
    facing = opening_range(state)
    raiser = state.price.aggressor
    # If the call is a large part of the stack, or the raiser is all-in, the hand will go to a showdown.
    if 3 * owed >= state.stacks[seat] or (raiser >= 0 and state.stacks[raiser] == 0):
        return call_all_in(game, character, state, hole, options, facing)
    return _deep_against_raise(game, character, mood(seed, state, hole), state, options, place, facing, price)


def opening_range(state: BettingRound) -> int:
    """The assumed width of the last raiser's range: that of his seat, narrower with each further raise."""
    seats = len(state.bets)
    raiser = state.price.aggressor
    wide = _HEADS_UP_OPENING if seats == 2 else OPENING[seats - raiser + 1 if raiser >= 2 else 2]
    for _ in range(state.price.raises - 2):
        wide = max(25, wide * 30 // 100)
    return wide


def _deep_against_raise(
    game: GameSense,
    character: Character,
    roll: int,
    state: BettingRound,
    options: Options,
    place: int,
    facing: int,
    price: int,
) -> Move:
    """Plays against a raise with chips left behind. ``facing`` is the raiser's range, ``price`` as in ``_CALLING``."""
    stakes = state.felt.plan.stakes
    stack = state.stacks[options.seat] + state.bets[options.seat]
    fixed = state.felt.plan.game.limit is Limit.FIXED_LIMIT
    short = stack < 16 * stakes.big_blind and not fixed
    again = facing * _RERAISE * character.aggression * game.reraising // 1_000_000
    again = max(again * (3 if short or fixed else 2) // 2, _ALWAYS_RERAISE)
    # One time in nine, a hand below the calling range raises, so that nobody can fold to every raise of a bot.
    bluff = character.bluffing > roll % 900 and facing <= place <= 2 * facing and state.price.raises == 2
    if options.min_to and (place <= again or (bluff and not short and 4 * options.call < stack)):
        behind_raiser = options.seat > state.price.aggressor
        to = state.price.high * (23 if state.price.raises > 2 else 30 if behind_raiser else 36) // 10
        return raise_or_move_in(options, to, stakes.unit, stack)
    width = min(150, max(25, facing * 100 // _USUAL_RANGE))
    reach = _CALLING[price] * width * character.stickiness * game.calling // 1_000_000
    if state.waiting & (state.waiting - 1):
        reach = reach * 4 // 5
    if short and price >= 5:
        reach = reach * 3 // 5
    return stay(options) if place <= reach else give_up(options)
