"""Random hands for the tests of PHH, and PokerKit as the reader of what we write."""

import tomllib
import warnings
from functools import cache

from msgspec import Struct
from pokerkit import HandHistory
from pokerkit.games import (
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitPokerMixin,
    Holdem,
    NoLimitPokerMixin,
    OmahaHoldemMixin,
    PotLimitOmahaHoldem,
    PotLimitPokerMixin,
    TexasHoldemMixin,
    UnfixedLimitHoldem,
)
from pokerkit.state import State

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Call, Check, Fold, RaiseTo
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

RECORDED_LIMITS = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
"""The format has no word for a spread."""
GAMES = tuple((key, limit) for key in ("holdem", "omaha", "omaha-8") for limit in RECORDED_LIMITS)
UNITS = (1, 25, 100)
BIG_BLIND = 4
"""The big blind in smallest chips; a small blind is half of it, a big bet of fixed-limit twice of it."""


class Mood(Struct, frozen=True):
    """How often something happens that a quiet table seldom sees: once in so many stacks, players, hands and raises."""

    short_stack: int
    absent: int
    dead_blind: int
    all_in: int
    folds: tuple[int, int]
    """Folds in hundredths of the acts that face a bet: drawn for each hand between these two."""


QUIET = Mood(short_stack=200, absent=500, dead_blind=100, all_in=25, folds=(30, 70))
WILD = Mood(short_stack=12, absent=40, dead_blind=12, all_in=3, folds=(0, 20))

# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def rules_of(variant: str, limit: Limit) -> HandRules:
    return hand_rules(VARIANTS[variant], limit, resolved("tda-2024"))


def random_hand(number: int, mood: Mood = WILD) -> Hand:
    """A finished hand of any flop game, decided by number and mood alone: legal acts, any stacks, any antes."""
    dice = SeededDice(number.to_bytes(8, "big"), "tests/phh")
    variant, limit = GAMES[number % len(GAMES)]
    plan = random_plan(dice, number, GameKey(variant, limit), mood)
    hand = Hand.start(rules_of(variant, limit), plan, Deck(tuple(shuffled(FULL_DECK, dice))))
    folds = mood.folds[0] + dice.below(mood.folds[1] - mood.folds[0] + 1)
    raises = 1 + dice.below(40)
    while not hand.over:
        refusal = hand.act(_random_action(hand, dice, mood, folds, raises))
        assert refusal is None, refusal
    return hand


def random_plan(dice: SeededDice, number: int, game: GameKey, mood: Mood) -> HandPlan:
    """Two to nine players with one to a hundred big blinds, antes of every kind or none."""
    seats = 2 + dice.below(8)
    unit = UNITS[dice.below(len(UNITS))]
    modes = (None, *AnteMode)
    mode = modes[dice.below(len(modes))]
    # First levels have equal blinds; but at no quiet table are two players left in one.
    equal_blinds = dice.below(8) == 0 and (seats > 2 or mood is WILD)
    stakes = Stakes(
        small_blind=(BIG_BLIND if equal_blinds else BIG_BLIND // 2) * unit,
        big_blind=BIG_BLIND * unit,
        ante=0 if mode is None else (1 if mode is AnteMode.ALL_PLAYERS else BIG_BLIND) * unit,
        ante_mode=mode or AnteMode.BB_ANTE,
        small_bet=BIG_BLIND * unit,
        big_bet=2 * BIG_BLIND * unit,
        unit=unit,
    )
    players = []
    for seat in range(seats):
        short = dice.below(mood.short_stack) == 0
        chips = 1 + dice.below(3 * BIG_BLIND) if short else 5 * BIG_BLIND + dice.below(95 * BIG_BLIND)
        away = Attendance.ABSENT if dice.below(mood.absent) == 0 else Attendance.PRESENT
        players.append(SeatPlan(seat + 1, f"player {seat + 1}", chips * unit, away))
    dead = seats > 2 and dice.below(mood.dead_blind) == 0
    return HandPlan(
        hand=number,
        game=game,
        stakes=stakes,
        seats=tuple(players),
        postings=_postings(seats, stakes, small_blind_is_dead=dead),
        button=seats,
    )


def _postings(seats: int, stakes: Stakes, *, small_blind_is_dead: bool) -> tuple[Posting, ...]:
    big_blind = 0 if small_blind_is_dead or seats == 2 else 1
    blinds = [Posting(big_blind, PostingKind.BIG_BLIND, stakes.big_blind)]
    if not small_blind_is_dead:
        blinds.insert(0, Posting(1 if seats == 2 else 0, PostingKind.SMALL_BLIND, stakes.small_blind))
    if not stakes.ante:
        return tuple(blinds)
    if stakes.ante_mode is AnteMode.ALL_PLAYERS:
        return (*(Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(seats)), *blinds)
    payer = big_blind if stakes.ante_mode is AnteMode.BB_ANTE else seats - 1
    return (*blinds, Posting(payer, PostingKind.DEAD_ANTE, stakes.ante))


def _random_action(hand: Hand, dice: SeededDice, mood: Mood, folds: int, raises: int) -> Action:
    """Folds and raises in hundredths of the acts; raises from the least to all-in, small ones more often."""
    legal = hand.options()
    drawn = dice.below(100)
    if legal.fold and drawn < folds:
        return Fold(legal.seat)
    if legal.min_to and drawn >= 100 - raises:
        unit = hand.state.felt.plan.stakes.unit
        steps = (legal.max_to - legal.min_to) // unit
        small = dice.below(min(steps, 3 * BIG_BLIND) + 1)
        chosen = (dice.below(steps + 1) if dice.below(2) else steps) if dice.below(mood.all_in) == 0 else small
        return RaiseTo(legal.seat, legal.min_to + chosen * unit)
    return Call(legal.seat) if legal.call else Check(legal.seat)


# ── PokerKit ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _game(name: str, *parts: type, like: type) -> type:
    """A game that PokerKit can play and has no class for."""
    return type(name, parts, {"hand_types": like.hand_types})


_SPLIT = FixedLimitOmahaHoldemHighLowSplitEightOrBetter
OTHER_GAMES = {
    "PT": _game("PT", PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem, like=TexasHoldemMixin),
    "NO": _game("NO", NoLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem, like=PotLimitOmahaHoldem),
    "FO": _game("FO", FixedLimitPokerMixin, OmahaHoldemMixin, Holdem, like=PotLimitOmahaHoldem),
    "NO/8": _game("NO8", NoLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem, like=_SPLIT),
    "PO/8": _game("PO8", PotLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem, like=_SPLIT),
}


class EveryFlopGame(HandHistory):
    """PokerKit's reader, told of the flop games that the PHH specification leaves out."""

    game_types = HandHistory.game_types | OTHER_GAMES
    required_field_names = HandHistory.required_field_names | {
        code: HandHistory.required_field_names["FT" if code == "FO" else "NT"] for code in OTHER_GAMES
    }


def pokerkit_states(text: str) -> list[State]:
    """Every state PokerKit goes through; it warns of folds without a bet, which bind at our tables."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return list(EveryFlopGame.loads(text))


def recorded_stacks(text: str) -> tuple[int, ...]:
    """The final stacks as the file counts them, which is how other readers count."""
    return tuple(tomllib.loads(text)["finishing_stacks"])


def pokerkit_stacks(text: str) -> tuple[int, ...] | str:
    """The final stacks PokerKit comes to, or why it gives up."""
    try:
        return tuple(pokerkit_states(text)[-1].stacks)
    except (ValueError, AssertionError) as fault:  # its own assertions fail where a folded seat has paid the most
        return f"{type(fault).__name__}: {fault}"
