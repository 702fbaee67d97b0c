"""Play after the flop: what the hand can win against the players left, compared with what it costs.

    chance to win = beats now ^ (opponents' hands) + the rest × chance to improve

An opponent who bets or raises has a better hand than one who does not; each such sign counts as one more opponent.
"""

from msgspec import Struct

from shuffleup.bots.chance import mood
from shuffleup.bots.character import Character
from shuffleup.bots.game_sense import GameSense
from shuffleup.bots.moves import Move, give_up, raise_near, stay
from shuffleup.bots.reading import WinChances
from shuffleup.bots.starting_hands import Hole
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound

_VALUE = 0.60
"""The chance from which to bet for value: worse hands call more often than better ones."""
_RAISE = 0.72
_NUTS = 0.90


class DecisionOdds(Struct, frozen=True, gc=False):
    """The numbers of one decision."""

    win: float
    draw: float
    pot: int
    rivals: int
    roll: int
    initiative: bool
    """Whether this player made the last bet or raise before this street."""
    last: bool
    """Whether nobody acts after this player unless he bets."""


def after_flop(
    game: GameSense, character: Character, seed: int, state: BettingRound, hole: Hole, options: Options
) -> Move:
    """A decision on flop, turn or river."""
    felt = state.felt
    reading = game.read(hole, felt.cards.board)
    rivals = state.live.bit_count() - 1
    aggressor = felt.aggressors[-1] if felt.aggressors else -1
    signs = _signs(state, options, aggressor)
    spot = DecisionOdds(
        win=_win(reading, game.combinations * rivals + signs * (1 if game.combinations == 1 else 2), rivals + signs),
        draw=reading.draw,
        pot=sum(felt.paid) + felt.dead + sum(state.bets),
        rivals=rivals,
        roll=mood(seed, state, hole),
        initiative=aggressor == options.seat,
        last=state.waiting & (state.waiting - 1) == 0,
    )
    return _answer(character, spot, state, options) if options.fold else _lead(character, spot, state, options)


def _signs(state: BettingRound, options: Options, aggressor: int) -> int:
    """How many times an opponent has shown strength, at most four."""
    if not options.fold:
        return 0
    price = state.price
    signs = price.raises if price.raises > 1 else 1
    if price.raises > 1 and state.bets[options.seat]:
        signs += 1
    if 0 <= aggressor != options.seat and state.felt.street > 1:
        signs += 1
    return min(signs, 4)


def _win(reading: WinChances, hands: int, players: int) -> float:
    """The expected share of the pot against ``hands`` two-card hands held by ``players`` opponents."""
    made = power(reading.ahead, hands)
    high = made + (1 - made) * reading.draw
    if not reading.low_half:
        return high
    return high * (1 - reading.low_half) + power(reading.low, 2 * players) * reading.low_half


def power(number: float, exponent: int) -> float:
    """An integer power by multiplication alone, which gives the same on every machine."""
    result = 1.0
    while exponent:
        if exponent & 1:
            result *= number
        number *= number
        exponent >>= 1
    return result


# ── nothing to call ──────────────────────────────────────────────────────────────────────────────────────────────────


def _lead(character: Character, spot: DecisionOdds, state: BettingRound, options: Options) -> Move:
    """Check or bet."""
    if not options.min_to:
        return stay(options)
    roll = spot.roll % 1000
    if spot.win >= _VALUE:
        # A strong hand is checked now and then, less often on the river.
        if roll * 100 < (820 + 60 * state.felt.street - 60) * min(115, 40 + character.aggression * 6 // 10):
            return _bet(spot, state, options, 50 + int(40 * (spot.win - _VALUE)) + (spot.roll >> 20) % 25)
    elif roll * 100 < _bluffs(character, spot, state):
        return _bet(spot, state, options, 33 + (spot.roll >> 20) % 30)
    return stay(options)


def _bluffs(character: Character, spot: DecisionOdds, state: BettingRound) -> int:
    """How often, in hundred-thousandths, the bot bets a hand that no worse hand will call."""
    street = state.felt.street
    if spot.rivals > 2:
        return 150 * character.aggression if spot.draw >= 0.3 else 0
    often = 0
    if spot.initiative:
        often = (0, 620, 330, 180)[min(street, 3)]
    elif spot.last:
        often = 260
    elif street == 3:
        often = 70
    if spot.draw >= 0.15:
        often += 250
    if spot.rivals == 2:
        often = often * 6 // 10
    # Hands with some showdown value gain nothing by betting.
    if spot.win > 0.35 and spot.draw < 0.15:
        often = often * 7 // 10
    return often * character.bluffing


def _bet(spot: DecisionOdds, state: BettingRound, options: Options, percent: int) -> Move:
    """A bet or raise of ``percent`` of the pot after calling, or all-in if little would be left behind."""
    size = (spot.pot + options.call) * percent // 100
    to = state.price.high + size
    stack = state.stacks[options.seat] + state.bets[options.seat]
    if 5 * to >= 3 * stack and spot.win + spot.draw >= 0.5:
        to = stack
    return raise_near(options, to, state.felt.plan.stakes.unit)


# ── a bet to answer ──────────────────────────────────────────────────────────────────────────────────────────────────


def _answer(character: Character, spot: DecisionOdds, state: BettingRound, options: Options) -> Move:
    """Fold, call or raise."""
    roll = spot.roll % 1000
    if options.min_to and _raises(character, spot, state, roll):
        return _bet(spot, state, options, 60 + (spot.roll >> 20) % 40)
    owed = options.call
    needed = owed / (spot.pot + owed)
    # After big bets there is more to pay on later streets, and they are bluffs less often than small ones.
    if needed > 0.25:
        needed += (needed - 0.25) / 3
    patience = spot.win * (160 + character.stickiness) / 260
    return stay(options) if patience >= needed else give_up(options)


def _raises(character: Character, spot: DecisionOdds, state: BettingRound, roll: int) -> bool:
    if spot.win >= _NUTS:
        return roll < 850
    raises = state.price.raises
    if spot.win >= _RAISE and raises <= 2:
        return roll < 7 * character.aggression
    if raises > 1 or spot.rivals > 1:
        return False
    # Now and then the bot raises a draw, and rarely nothing at all.
    often = 140 if spot.draw >= 0.25 else 25 if state.felt.street < 3 else 15
    return roll * 100 < often * character.bluffing
