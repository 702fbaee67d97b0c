"""Setting the table: from a scenario's setting and a rulebook to the first decision of a hand at a running table.

What a table does not reach by itself is put into its first hand: the pot of earlier streets, a dead small blind, absent
players, how many are left. A hand that begins on a later street gets there through the engine: hole cards, then each
street with its burn and no bets. Cards that the scenario does not name are filled in; it is played with several
fillings and may depend on none of them.
"""

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BetsCollected
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.state import NOBODY
from shuffleup.play.table import Table
from shuffleup.play.terms import TableTerms
from shuffleup.rulebooks.policy.announced import Announced, unless_announced
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.scenarios.named_deck import NamedDeck, NamedHand
from shuffleup.scenarios.scenario import AnySetting, Setting
from shuffleup.table.button import Positions
from shuffleup.table.next_hand import TableButton
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.posting import postings
from shuffleup.table.seat import Attendance
from shuffleup.table.stakes import AnteMode, Stakes


def start(setting: Setting, policy: ResolvedPolicy, filling: int = 0) -> Table:
    """The table under a book, its hand at the first decision, or as far as it goes without one.

    Players who must show or muck are asked. Raises ``NotInDeckError``.
    """
    announced = _announced(setting, policy)

    def deal(rules: HandRules, plan: HandPlan) -> NamedHand:
        asking = replace(rules, showdown=replace(rules.showdown, mode=ShowdownMode.ASKED))
        placed = _placed(setting, plan)
        hand = _dealt(setting, asking, placed, filling)
        if setting.blinds.street != "preflop":
            # The pot of earlier streets belongs to nobody who is named: it is not there in another deal.
            seats = [replace(one, stack=planned.stack) for one, planned in zip(placed.seats, plan.seats, strict=True)]
            hand.from_start = replace(placed, seats=tuple(seats), postings=plan.postings)
        return hand

    game = GameKey(setting.game.variant.key, setting.game.limit)
    stacks = {stack.player: stack.chips for stack in setting.stacks}
    table = Table(game, _stakes(setting, announced), TableTerms(announced), stacks, deal)
    table.button = TableButton(table.chair_of(_button(setting)))
    refused = table.next_hand()
    assert refused is None, refused
    return table


def _announced(setting: Setting, whole: ResolvedPolicy) -> ResolvedPolicy:
    """The book with what the event announces, where the book leaves it to the announcement."""
    button = whole.policy.button
    if not setting.table.win_the_button or not isinstance(button.button_mode, Announced):
        return whole
    won = replace(button, button_mode=button.button_mode.other)
    return replace(whole, policy=replace(whole.policy, button=won))


def _button(setting: Setting) -> str:
    """Who has the button: heads-up the first of ``Stacks``, as he has the small blind."""
    heads_up = len(setting.stacks) == 2 and not setting.blinds.no_small_blind
    return setting.button or setting.players[0 if heads_up else -1]


def seat_names(setting: AnySetting) -> tuple[str, ...]:
    """The players of a case as its answers count them: those of a hand from the left of the button on."""
    if not isinstance(setting, Setting):
        return setting.players
    first = setting.players.index(_button(setting)) + 1
    return setting.players[first:] + setting.players[:first]


def _stakes(setting: Setting, policy: ResolvedPolicy) -> Stakes:
    blinds, unit = setting.blinds, min(setting.chips, default=1)
    if setting.game.variant.brings_in:
        everyone, bets = AnteMode.ALL_PLAYERS, (blinds.big, 2 * blinds.big)
        return Stakes(0, 0, setting.ante.amount, everyone, *bets, bring_in=blinds.small, unit=unit)
    fixed = setting.game.limit is Limit.FIXED_LIMIT
    small_bet, big_bet = (blinds.big, 2 * blinds.big) if fixed else setting.game.spread
    mode = setting.ante.mode or unless_announced(policy.policy.event.ante_mode)
    return Stakes(blinds.small, blinds.big, setting.ante.amount, mode, small_bet, big_bet, unit=unit)


def _placed(setting: Setting, plan: HandPlan) -> HandPlan:
    """The table's plan with what the headers say of this hand alone."""
    owed, seats, away = plan.postings, list(plan.seats), setting.table.away
    if setting.blinds.street != "preflop":
        # The pot of earlier streets is paid in as dead chips by the first seat, which brings them along.
        seats[0] = replace(seats[0], stack=seats[0].stack + setting.table.pot)
        owed = (Posting(0, PostingKind.DEAD_ANTE, setting.table.pot),) if setting.table.pot else ()
    elif setting.blinds.no_small_blind:
        dealt_in = tuple(range(len(seats)))
        owed = postings(Positions(dealt_in[-1], None, 0, dealt_in), plan.stakes)
    return replace(
        plan,
        seats=tuple([replace(one, attendance=Attendance.ABSENT) if one.player in away else one for one in seats]),
        postings=owed,
        players_left=setting.table.players_left,
        hold_all_ins=setting.table.hand_for_hand,
    )


def _dealt(setting: Setting, rules: HandRules, plan: HandPlan, filling: int) -> NamedHand:
    """``filling`` shuffles the cards that are not named, and gives the highest of them to one seat."""
    hands = dict(setting.cards)
    named = [hands.get(seat.player, ()) for seat in plan.seats]
    deck = NamedDeck(named, str(filling), board=setting.board, high=filling % len(plan.seats))
    hand = NamedHand.begin(rules, plan, deck, rules.variant.deck)
    skipped = _skipped(setting)
    if skipped:
        hand.step()  # the postings
        hand.step()  # the hole cards
    for _ in range(skipped):
        hand.happen(BetsCollected(NOBODY, 0))
        hand.step()  # the next street
    hand.go_on()
    return hand


def _skipped(setting: Setting) -> int:
    """How many streets come before the one on which the hand begins; the first bets are made as usual."""
    first = setting.game.variant.street_named(setting.blinds.street) or 0
    return first if first > setting.game.variant.first_round else 0


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def fillings(setting: Setting) -> int:
    """How often to play the hand: once if every card is named, otherwise so that every player is lucky once."""
    named = [cards for _, cards in setting.cards if cards]
    if len(named) == len(setting.stacks) and UNKNOWN not in (*setting.board, *[c for cards in named for c in cards]):
        return 1
    return 2 * len(setting.stacks)
