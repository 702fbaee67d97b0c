"""Showdown, dead hands, cards shown too early, disputes, chips found late and wrong levels: the floor's rulings.

Under pslive, Bruno does not show: show or fold, seconds 5 (rule 42b)
"""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pots import split
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState, Settled
from shuffleup.hand.view import plan_of
from shuffleup.rulings.conduct.hidden_chips import (
    ChipsOutOfPlay,
    ConcealedChips,
    FoundChips,
    chips_out_of_sight,
    hidden_chips,
    late_chips,
    lost_chips,
)
from shuffleup.rulings.deck.exposed_card import exposed_in_draw, exposed_seventh
from shuffleup.rulings.deck.wrong_level import HandAtWrongLevel, wrong_level
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.showdown.all_in_muck import MuckedAllIn, mucked_all_in
from shuffleup.rulings.showdown.dispute import Contested, Dispute, correct_award, defer_decision, dispute, pushed_to
from shuffleup.rulings.showdown.refusal_to_show import OrderGiven, order_run_out, refuses_to_show, turned_by_another
from shuffleup.rulings.showdown.released import Released, Way, released, upcards_picked_up
from shuffleup.rulings.showdown.seeing_hand import request_to_see, shown_on_request, shown_to_one, suspected
from shuffleup.rulings.showdown.tabling import Discarded, Shown, discarded_at_showdown, partly_shown
from shuffleup.rulings.showdown.unprotected import LostHand, MixedHands, last_bet, lost_hand, mixed_hands
from shuffleup.rulings.substantial import ActKind, Since, acts_of, acts_since
from shuffleup.scenarios.language import happens, rules, words
from shuffleup.scenarios.places import SECOND, Chips, Other, Player, Players, Seconds, count
from shuffleup.scenarios.scene import Scene
from shuffleup.table.stakes import Stakes

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_GONE = {
    "discarded": Discarded(0),
    "put into the muck": Discarded(0, mucked=True),
    "lost in the muck": Discarded(0, mucked=True, identifiable=False),
    "lost in the muck, clearly read before,": Discarded(0, mucked=True, identifiable=False, read=True),
}
_SHOWN = {"tabled": Shown.ALL, "partly shown": Shown.SOME, "unshown": Shown.NOTHING}
_WAYS = {
    "touch the muck": Way.MUCK,
    "touch the burns": Way.BURNS,
    "touch the board": Way.BOARD,
    "touch the discards": Way.DISCARDS,
    "go forward": Way.FORWARD,
    "leave the table": Way.OFF_TABLE,
    "go to another player": Way.OTHER_PLAYER,
}
_CONTESTED = {"the reading of a hand": Contested.READING, "the count of the pot": Contested.POT}
_STARTED = Since((), preflop=True)
# Actions that are substantial in every book: all have acted, including the big blind.
_ACTED = Since(acts_of([ActKind.CALL, ActKind.CALL, ActKind.CALL]), preflop=True, big_blind=2)
_WHENS: dict[str, Since | None] = {
    "before the next hand": None,
    "once the next hand has started": _STARTED,
    "after substantial action in the next hand": _ACTED,
}
_LOST = {
    "cannot be told": LostHand(0),
    "can be told": LostHand(0, identifiable=True),
    "cannot be told, thrown away by the bettor": LostHand(0, thrown_by_bettor=True),
    "can be told, thrown away by the bettor": LostHand(0, identifiable=True, thrown_by_bettor=True),
}
_OfOne: TypeAlias = Callable[[HandRules, HandState, int], Ruling | Refusal]
_OfTwo: TypeAlias = Callable[[HandRules, HandState, int, int], Ruling | Refusal]
Gone: TypeAlias = Annotated[Discarded, words(_GONE)]
HowShown: TypeAlias = Annotated[Shown, words(_SHOWN)]
Where: TypeAlias = Annotated[Way, words(_WAYS)]
Disputed: TypeAlias = Annotated[Contested, words(_CONTESTED)]
When: TypeAlias = Annotated[Since | None, words(_WHENS)]
Intent: TypeAlias = Annotated[bool, words({"on purpose": True, "by accident": False})]
Fate: TypeAlias = Annotated[bool, words({"wins from": True, "loses to": False})]
Doubts: TypeAlias = Annotated[_OfTwo, words({"asks to see": request_to_see, "suspects": suspected})]
LastCard: TypeAlias = Annotated[_OfOne, words({"seventh": exposed_seventh, "last drawn": exposed_in_draw})]
Raced: TypeAlias = Annotated[bool, words({"without an owner": False, "of a raced-off value": True})]
ToldApart: TypeAlias = Annotated[bool, words({"can be told": True, "cannot be told": False})]
Lost: TypeAlias = Annotated[LostHand, words(_LOST)]
Blind: TypeAlias = Annotated[int, count("a blind; in stud the bring-in, or the small bet", r"[1-9]\d{0,11}")]

# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{player} {doubts} the hand of {other}", "Anna asks to see the hand of Carla: must show (rule 18)")
def asks_to_see(scene: Scene, player: Player, doubts: Doubts, other: Other) -> Ruling | Refusal:
    """At the showdown; a player who suspects the hand thinks that its owner plays together with somebody."""
    return scene.ruled(doubts, scene.seat(player), scene.seat(other))


@rules("shown on request, the hand of {player}", "shown on request, the hand of Carla: live hand (rule 43)")
def seen_on_request(scene: Scene, player: Player) -> Ruling | Refusal:
    """Whether the hand can still win."""
    return scene.ruled(shown_on_request, scene.seat(player))


@rules("{player} shows the hand to {other}", "Anna shows the hand to Bruno: shown to all after betting (rule 32)")
def shows_to_one(scene: Scene, player: Player, other: Other) -> Ruling | Refusal:
    """During the hand, to one player alone: when the others see it."""
    return scene.ruled(shown_to_one, scene.seat(player), scene.seat(other))


@rules("{player} does not show", "Anna does not show: show or fold, seconds 5 (rule 42b)")
def does_not_show(scene: Scene, player: Player) -> Ruling | Refusal:
    """The player does nothing when it is his turn to show."""
    return scene.ruled(refuses_to_show, scene.seat(player))


@rules(
    "{player} does not show within {seconds} s of the order",
    "Anna does not show within 5 s of the order: dead hand, a penalty follows (rule 42b)",
)
def order_to_show_runs_out(scene: Scene, player: Player, seconds: Seconds) -> Ruling | Refusal:
    """This long after the player was told to show or fold."""
    return scene.ruled(order_run_out, OrderGiven(scene.seat(player), 0, seconds * SECOND))


@rules("{player} shows one card", "Anna shows one card: asked to table all (rule 15)")
def shows_one_card(scene: Scene, player: Player) -> Ruling | Refusal:
    """The player keeps the other cards face down."""
    return scene.ruled(partly_shown, scene.seat(player))


@rules(
    "the hand of {player} is turned up by {other}",
    "the hand of Anna is turned up by Bruno: live hand, penalised Bruno (rule 42b)",
)
def turned_up_by_another(scene: Scene, player: Player, other: Other) -> Ruling | Refusal:
    """Another player does what only the hand's owner may do."""
    return scene.ruled(turned_by_another, scene.seat(player), scene.seat(other))


@rules(
    "{player} mucks {intent} in the all-in",
    "Bruno mucks on purpose in the all-in: live hand, a penalty is possible (rule 40)",
)
def mucks_all_in(scene: Scene, player: Player, intent: Intent) -> Ruling | Refusal:
    """Somebody is all-in and the betting is over."""
    return scene.ruled(mucked_all_in, MuckedAllIn(scene.seat(player), deliberate=intent))


@rules(
    "the hand of {player}, {shown}, is {gone} at the showdown",
    "the hand of Anna, tabled, is put into the muck at the showdown: live hand (rule 13)",
)
def thrown_away_at_showdown(scene: Scene, player: Player, shown: HowShown, gone: Gone) -> Ruling | Refusal:
    """Whether a hand that was thrown away or killed there can still win."""
    return scene.ruled(discarded_at_showdown, replace(gone, seat=scene.seat(player), shown=shown))


@rules(
    "the hand of {player} is mixed with others and {lost}",
    "the hand of Anna is mixed with others and cannot be told: dead hand, 400 back (rule 65)",
)
def mixed_with_others(scene: Scene, player: Player, lost: Lost) -> Ruling | Refusal:
    """An unprotected hand, or one that its bettor threw away; which chips are returned."""
    seat = scene.seat(player)
    return scene.ruled(lost_hand, replace(lost, seat=seat, bet=last_bet(scene.hand.events, seat)))


@rules(
    "the live hands of {players} are mixed and {told_apart}",
    "the live hands of Anna and Bruno are mixed and cannot be told: dead hand, Anna's hand is killed (rule 65)",
)
def live_hands_mixed(scene: Scene, players: Players, told_apart: ToldApart) -> Ruling | Refusal:
    """Hands that are still played, mixed with each other by mistake."""
    return scene.ruled(mixed_hands, MixedHands(tuple(map(scene.seat, players)), told_apart))


@rules("the cards of {player} {way}", "the cards of Anna touch the muck: dead hand, or live hand (rule 18)")
def cards_go(scene: Scene, player: Player, way: Where) -> Ruling | Refusal:
    """The cards go there face down, while the hand goes on."""
    return scene.ruled(released, Released(scene.seat(player), way))


@rules("{player} picks up the upcards", "Anna picks up the upcards: dead hand (rule 66)")
def picks_up_upcards(scene: Scene, player: Player) -> Ruling | Refusal:
    """In stud, by the player who has to act."""
    return scene.ruled(upcards_picked_up, scene.seat(player))


@rules("the {nth} card of {player} was exposed", "the seventh card of Anna was exposed: replace card (rule RP-10)")
def card_exposed(scene: Scene, nth: LastCard, player: Player) -> Ruling | Refusal:
    """Exposed by the dealer: the seventh card of stud, or the last one drawn."""
    return scene.ruled(nth, scene.seat(player))


# ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules("{contested} is disputed {when}", "the reading of a hand is disputed before the next hand: open (rule 22)")
def is_disputed(scene: Scene, contested: Disputed, when: When) -> Ruling | Refusal:
    """Whether the protest is in time."""
    return dispute(scene.hand.rules, Dispute(contested, next_hand=when))


@rules(
    "{contested} is disputed {seconds} s after the award before a break",
    "the count of the pot is disputed 61 s after the award before a break: result stands (rule 22)",
)
def is_disputed_before_break(scene: Scene, contested: Disputed, seconds: Seconds) -> Ruling | Refusal:
    """The same, if the hand was the last before a break."""
    return dispute(scene.hand.rules, Dispute(contested, now=seconds * SECOND, before_break=True))


@rules(
    "the pot belonged to {players}, found {when}",
    "the pot belonged to Anna, found before the next hand: award corrected, Bruno gives 200 to Anna (rule 22)",
)
def pot_belonged(scene: Scene, players: Players, when: When) -> Ruling | Refusal:
    """All pots went to the wrong players; who gives what to whom, or that it has gone to the right ones already."""
    state = scene.hand.state
    if not isinstance(state, Settled):
        return refuse("not-now", why="no-pot-awarded")
    due = _split(scene, state, players)
    return correct_award(scene.hand.rules, state, due, Dispute(Contested.POT, next_hand=when))


@happens("the pot is|was pushed to {players}", "the pot was pushed to Anna")
def pot_pushed(scene: Scene, players: Players) -> Refusal | None:
    """Whom the dealer gave all pots, in equal parts, whatever the cards say: who has the chips now."""
    state = scene.hand.state
    if not isinstance(state, Settled):
        return refuse("not-now", why="no-pot-awarded")
    orders = pushed_to(scene.hand.rules, state, _split(scene, state, players))
    if isinstance(orders, Refusal):
        return orders
    for order in orders:
        refused = scene.act(order)
        assert refused is None, refused
    return None


def _split(scene: Scene, state: Settled, players: Players) -> tuple[tuple[int, int], ...]:
    """All pots together in equal parts."""
    seats = sorted([scene.seat(player) for player in players])
    return tuple(split(sum([pot.amount for pot in state.pots]), seats, state.felt.plan.stakes.unit))


@rules("the decision about {amount} waits", "the decision about 200 waits: play goes on, held 200 (rule 82)")
def decision_waits(scene: Scene, amount: Chips) -> Ruling | Refusal:
    """This part of the pot is held back while play goes on."""
    return scene.ruled(defer_decision, amount)


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules(
    "{player} finds {amount} more and {fate} {other}", "Anna finds 2000 more and wins from Bruno: paid 21000 (rule 38)"
)
def finds_chips(scene: Scene, player: Player, amount: Chips, fate: Fate, other: Other) -> Ruling | Refusal:
    """Chips hidden when the player went all-in; what he is paid, or pays."""
    found = FoundChips(scene.seat(player), scene.seat(other), amount, fate)
    return scene.ruled(hidden_chips, found)


@rules("{player} had {amount} out of sight", "Anna had 500 out of sight: forfeit, 500 lost (rule 63)")
def had_out_of_sight(scene: Scene, player: Player, amount: Chips) -> Ruling | Refusal:
    """Chips hidden or carried away, taken from the player's present stack."""
    return scene.ruled(chips_out_of_sight, ConcealedChips(scene.seat(player), amount))


@rules("{amount} {raced} is|are found", "500 without an owner are found: to inventory (rule 64)")
def are_found(scene: Scene, amount: Chips, raced: Raced) -> Ruling | Refusal:
    """Chips whose owner is unknown, or smaller than the smallest chip in play."""
    if raced:
        return late_chips(scene.hand.rules, ChipsOutOfPlay(amount, _stakes(scene).unit))
    return lost_chips(scene.hand.rules, amount)


@rules(
    "the blinds should have been {small_blind}/{big_blind}",
    "the blinds should have been 200/400: level corrected (rule 23)",
)
@rules(
    "the blinds should have been {small_blind}/{big_blind} with an ante of {amount}",
    "the blinds should have been 200/400 with an ante of 400: level corrected (rule 23)",
    "The same, of a level with an ante.",
)
def blinds_should_have_been(scene: Scene, small_blind: Blind, big_blind: Blind, amount: Chips = 0) -> Ruling | Refusal:
    """The hand was begun at the previous level, or at a later one."""
    since = acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)
    found = HandAtWrongLevel(_level_of(scene, small_blind, big_blind, amount), since)
    return scene.ruled(wrong_level, found)


def _stakes(scene: Scene) -> Stakes:
    return plan_of(scene.hand.state).stakes


def _level_of(scene: Scene, small: int, big: int, ante: int) -> Stakes:
    """The stakes of a level, written as in ``Blinds``: in stud the bring-in and the small bet."""
    now = _stakes(scene)
    if scene.hand.rules.brings_in:
        return replace(now, ante=ante, bring_in=small, small_bet=big, big_bet=2 * big)
    right = replace(now, small_blind=small, big_blind=big, ante=ante)
    return replace(right, small_bet=big, big_bet=2 * big) if scene.hand.rules.betting.fixed else right
