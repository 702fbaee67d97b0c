"""Short stacks: move in or fold by position and depth, and call an all-in by the odds.

The widths are round figures for play with a big-blind ante: with ten big blinds 65 % of hands from the small blind,
43 % from the button, 15 % from the first seat of nine, and more as the stack shrinks.
"""

from shuffleup.bots.character import Character
from shuffleup.bots.game_sense import GameSense
from shuffleup.bots.moves import Move, give_up, raise_near, stay
from shuffleup.bots.starting_hands import Hole
from shuffleup.hand.options import Options
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound

SHORT = 12
"""The stack in big blinds up to which a first raise is all-in."""
_PUSHING: tuple[int, ...] = (800, 650, 430, 320, 260, 220, 190, 165, 145, *[130] * 15)
"""The hands, of a thousand, that move in with ten big blinds, by the number of players behind."""
_DEPTH: tuple[int, ...] = (300, 280, 230, 195, 170, 150, 135, 123, 114, 106, 100, 94, 88)
"""The per cent of that width at zero, one, two ... big blinds."""
_STRONG = 150
"""The width of the strong range in ``starting_tables``."""
_RISK = 25
"""Thousandths of the pot required beyond the bare odds: in a tournament, chips lost are worth more than chips won."""


def push_or_fold(
    game: GameSense, character: Character, state: BettingRound, hole: Hole, options: Options, limpers: int
) -> Move | None:
    """All-in or fold in an unraised pot; None if the stacks are too deep for that."""
    seat = options.seat
    stacks, bets = state.stacks, state.bets
    blind = state.felt.plan.stakes.big_blind
    rivals = [stacks[rival] + bets[rival] for rival in members(state.live & ~(1 << seat))]
    # Only what the biggest opponent can match is at risk.
    depth = min(stacks[seat] + bets[seat], max(rivals)) // blind
    if depth > SHORT:
        return None
    pot = sum(state.felt.paid) + state.felt.dead + sum(bets)
    behind = state.waiting.bit_count() - 1
    reach = min(1000, _PUSHING[behind] * _DEPTH[min(depth, SHORT)] // 100) * character.looseness // 100
    # With an ante the pot is usually two and a half blinds; with less to win, better hands are needed.
    reach = reach * (2 * pot + 3 * blind) // (8 * blind)
    if limpers:
        reach = reach * 3 // 5
    if options.min_to and game.push_place(hole) <= min(reach, 960):
        return raise_near(options, options.max_to, 1)
    if not options.fold:
        return stay(options)
    # For a call of most of the stack, the odds decide.
    if 2 * options.call >= stacks[seat] or options.call < blind:
        return call_all_in(game, character, state, hole, options, 700)
    return give_up(options)


def call_all_in(
    game: GameSense, character: Character, state: BettingRound, hole: Hole, options: Options, facing: int
) -> Move:
    """Calls or moves in against a bet that ends in a showdown, if the pot pays. ``facing`` is the bettor's range."""
    owed = options.call
    total = state.bets[options.seat] + owed
    felt = state.felt
    pot = sum(felt.paid) + felt.dead + sum([min(bet, total) for bet in state.bets])
    rivals = [seat for seat in members(state.live) if seat != options.seat and state.bets[seat] * 2 >= state.price.high]
    facing = _betting_range(state, facing)
    share = _share(game.shares(hole), facing)
    for _ in rivals[1:]:
        share = share * 7 // 10
    needed = 1000 * owed // (pot + owed)
    if owed < state.stacks[options.seat] or total > 5 * felt.plan.stakes.big_blind:
        needed += _RISK + (100 - character.stickiness) // 3
    if share < needed:
        return give_up(options)
    if options.min_to and share >= 480 + 40 * len(rivals):
        return raise_near(options, options.max_to, 1)
    return stay(options)


def _betting_range(state: BettingRound, facing: int) -> int:
    """The range of the last raiser, considering his stack depth."""
    raiser = state.price.aggressor
    if raiser < 0:
        return facing
    total = state.stacks[raiser] + state.bets[raiser]
    depth = total // max(1, state.felt.plan.stakes.big_blind)
    if depth <= SHORT:
        return facing * _DEPTH[depth] // 100 if state.price.raises <= 2 else facing * 3 // 2
    # A player who puts in fifteen big blinds or more before the flop has a better hand than opening needs.
    bet = state.bets[raiser] // max(1, state.felt.plan.stakes.big_blind)
    return facing if bet <= 5 else max(30, facing * 10 // (10 + bet))


def _share(shares: tuple[int, int], facing: int) -> int:
    """Thousandths of the pot won against a range, interpolated between the two measured ranges."""
    loose, strong = shares
    if facing >= _STRONG:
        return strong + (loose - strong) * (min(facing, 1000) - _STRONG) // (1000 - _STRONG)
    # Against the very best hands, all hands except aces do worse.
    return strong - (_STRONG - facing) * max(0, 850 - strong) // 700
