"""Setting the table: from a scenario's setting and a rulebook to a hand at its first decision.

A hand that begins on a later street goes the engine's own way to it: hole cards, then each street with its burn and no
bets. Cards that the scenario does not name are filled in; it is played with several fillings and may depend on none.
"""

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BetsCollected
from shuffleup.hand.rules import HandRules, ShowdownMode, hand_rules
from shuffleup.hand.state import NOBODY
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.announced import Announced, unless_announced
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios.named_deck import NamedDeck, NamedHand
from shuffleup.scenarios.scenario import Setting
from shuffleup.table.button import Positions
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.posting import postings
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

_PRESENT, _ABSENT = Attendance.PRESENT, Attendance.ABSENT


def rules_of(setting: Setting, book: str, showdown: ShowdownMode) -> HandRules:
    """The rules of the hand under a book."""
    return rules_under(setting, resolved(book), showdown)


def rules_under(setting: Setting, whole: ResolvedPolicy, showdown: ShowdownMode) -> HandRules:
    """The rules of the hand under a book, as a house may amend it."""
    return hand_rules(setting.game.variant, setting.game.limit, _announced(whole, setting), showdown)


def _announced(whole: ResolvedPolicy, setting: Setting) -> ResolvedPolicy:
    """The book with what the event announces, where the book leaves it to the announcement."""
    button = whole.policy.button
    if not setting.table.win_the_button or not isinstance(button.button_mode, Announced):
        return whole
    won = replace(button, button_mode=button.button_mode.other)
    return replace(whole, policy=replace(whole.policy, button=won))


def seats_of(setting: Setting) -> tuple[str, ...]:
    """The players from the left of the button on, who is the last."""
    players = setting.players
    if setting.button:
        first = players.index(setting.button) + 1
    else:
        # Heads-up the first of Stacks has the small blind, hence the button.
        first = 1 if len(players) == 2 and not setting.blinds.no_small_blind else 0
    return players[first:] + players[:first]


def start(setting: Setting, rules: HandRules, filling: int) -> NamedHand:
    """The hand at its first decision, or as far as it goes without one."""
    hand = NamedHand.begin(rules, _plan(setting, rules), _named(setting, filling), rules.variant.deck)
    skipped = _skipped(setting)
    if skipped:
        hand.step()  # the postings
        hand.step()  # the hole cards
    for _ in range(skipped):
        hand.happen(BetsCollected(NOBODY, 0))
        hand.step()  # the next street
    hand.go_on()
    return hand


def _named(setting: Setting, filling: int) -> NamedDeck:
    """The cards that are named; ``filling`` shuffles the others and favours one seat with the highest."""
    hands, seats = dict(setting.cards), seats_of(setting)
    high = filling % len(seats)
    return NamedDeck([hands.get(name, ()) for name in seats], str(filling), board=setting.board, high=high)


def _skipped(setting: Setting) -> int:
    """How many streets lie before the one on which the hand begins; the first bets are made as ever."""
    first = setting.game.variant.street_named(setting.blinds.street) or 0
    return first if first > setting.game.variant.first_round else 0


def _plan(setting: Setting, rules: HandRules) -> HandPlan:
    names = seats_of(setting)
    chips = {stack.player: stack.chips for stack in setting.stacks}
    chairs = {player: number for number, player in enumerate(setting.players, start=1)}
    stakes = _stakes(setting, rules)
    owed = _owed(setting, stakes)
    # The pot of earlier streets is paid in as dead chips by the first seat, which brings them along.
    brought = [chips[name] + (setting.pot if place == 0 else 0) for place, name in enumerate(names)]
    away = setting.table.away
    there = [(stack, _ABSENT if name in away else _PRESENT) for name, stack in zip(names, brought, strict=True)]
    return HandPlan(
        hand=1,
        game=GameKey(setting.game.variant.key, setting.game.limit),
        stakes=stakes,
        seats=tuple([SeatPlan(chairs[name], name, *one) for name, one in zip(names, there, strict=True)]),
        postings=owed,
        button=chairs[names[-1]],
        players_left=setting.table.players_left,
        hold_all_ins=setting.table.hand_for_hand,
    )


def _stakes(setting: Setting, rules: HandRules) -> Stakes:
    mode = setting.ante.mode or unless_announced(rules.resolved.policy.event.ante_mode)
    blinds = setting.blinds
    fixed = setting.game.limit is Limit.FIXED_LIMIT
    unit = min(setting.chips, default=1)
    if rules.brings_in:
        everyone, bets = AnteMode.ALL_PLAYERS, (blinds.big, 2 * blinds.big)
        return Stakes(0, 0, setting.ante.amount, everyone, *bets, bring_in=blinds.small, unit=unit)
    small_bet, big_bet = (blinds.big, 2 * blinds.big) if fixed else setting.game.spread
    return Stakes(
        small_blind=blinds.small,
        big_blind=blinds.big,
        ante=setting.ante.amount,
        ante_mode=mode,
        small_bet=small_bet,
        big_bet=big_bet,
        unit=unit,
    )


def _owed(setting: Setting, stakes: Stakes) -> tuple[Posting, ...]:
    if setting.blinds.street != "preflop":
        return (Posting(0, PostingKind.DEAD_ANTE, setting.pot),) if setting.pot else ()
    seats = len(setting.stacks)
    last = seats - 1
    dealt_in = tuple(range(seats))
    if setting.blinds.no_small_blind:
        return postings(Positions(last, None, 0, dealt_in), stakes)
    small, big = (last, 0) if seats == 2 else (0, 1)
    return postings(Positions(last, small, big, dealt_in), stakes)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def fillings(setting: Setting) -> int:
    """How often the hand is to be played: once where every card is named, otherwise so that everybody has his luck."""
    named = [cards for _, cards in setting.cards if cards]
    if len(named) == len(setting.stacks) and UNKNOWN not in (*setting.board, *[c for cards in named for c in cards]):
        return 1
    return 2 * len(setting.stacks)
