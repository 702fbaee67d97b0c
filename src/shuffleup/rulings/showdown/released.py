"""Cards that leave their player during the hand: when that is a fold.

    touching muck, burns, board or discards    dead, and the floor may bring it back          PSLive 18
    pushed forward when facing a bet           a fold                                         PSLive 18, FIGP 33b
    taken off the table when facing a bet      dead                                           FIGP 33c
    given to another player                    always dead, whether identifiable or not       FIGP 35
    upcards in stud picked up facing a bet     dead                                           TDA 66

If a book does not say, the floor decides. With somebody all-in and the betting over, none of this is a fold: hands that
can be identified are turned up (TDA 16, PSLive 40a, FIGP 26).
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulebooks.policy.showdown import FoldContact, Retrieval
from shuffleup.rulings import orders
from shuffleup.rulings.ruling import Option, Penalising, Ruling, cite, cite_case
from shuffleup.rulings.showdown.all_in_muck import must_be_turned_up, turned_up


class Way(Enum):
    """Where the cards went."""

    MUCK = "muck"
    BURNS = "burns"
    BOARD = "board"
    DISCARDS = "discards"
    FORWARD = "forward"
    """Released with a forward motion, touching nothing."""
    OFF_TABLE = "off the table"
    OTHER_PLAYER = "other player"


class Released(Struct, frozen=True, gc=False):
    """Cards that a player, or the dealer for him, released face down."""

    seat: int
    way: Way
    identifiable: bool = True


def released(rules: HandRules, state: HandState, cards: Released) -> Ruling | Refusal:
    """Is the hand dead?"""
    if refusal := orders.holds_cards(state, cards.seat):
        return refusal
    if cards.way is Way.OTHER_PLAYER:
        return _passed(rules, state, cards.seat)
    if cards.identifiable and must_be_turned_up(rules, state, cards.seat):
        return turned_up(rules, state, cards.seat, "let-go-of-the-cards")
    if cards.way in (Way.FORWARD, Way.OFF_TABLE):
        return _let_go(rules, state, cards)
    return _touching(rules, state, cards)


def _touching(rules: HandRules, state: HandState, cards: Released) -> Ruling:
    showdown = rules.policy.showdown
    seat = cards.seat
    if showdown.fold_on_contact is None:
        # Contact does not matter here: what counts is whether the cards can still be identified (TDA 65, FIGP 34).
        return orders.live_or_dead(
            state, seat, cite(rules, "fold_on_contact", "retrieve_identifiable"), "touched-other-cards"
        )
    cited = cite(rules, "fold_on_contact", "retrieve_identifiable")
    if FoldContact(cards.way.value) not in showdown.fold_on_contact:
        return orders.live(state, seat, cited, "touched-other-cards")
    choices: tuple[Option, ...] = ()
    if cards.identifiable and showdown.retrieve_identifiable is Retrieval.TD_DISCRETION:
        choices = (Option(orders.LIVE_HAND, cited, remedy=orders.restored(state, seat, cited, "retrieved")),)
    return Ruling(
        orders.DEAD_HAND, cited, seat, options=choices, remedy=orders.killed(state, seat, cited, "touched-other-cards")
    )


def _let_go(rules: HandRules, state: HandState, cards: Released) -> Ruling:
    seat = cards.seat
    off_table = cards.way is Way.OFF_TABLE
    cited = cite_case(rules, "release-forward", "forward_release_facing_bet")
    binds = rules.policy.showdown.forward_release_facing_bet is not None
    if off_table:
        binds = binds and "cards-off-table" in rules.resolved.subjects
        cited = cite(rules, "cards-off-table" if binds else "cards-in-view", "forward_release_facing_bet")
    if not binds or not _faces_a_bet(state, seat):
        return orders.live_or_dead(state, seat, cited, "let-go-of-the-cards")
    key = orders.DEAD_HAND if off_table else "fold"
    reason = "let-go-of-the-cards"
    if not isinstance(state, BettingRound) or state.turn != seat:
        return Ruling(key, cited, seat, remedy=orders.killed(state, seat, cited, reason))
    gone = orders.given_up(rules, state, cited, reason)
    return Ruling(key, cited, seat, gone.act, remedy=gone.remedy)


def _passed(rules: HandRules, state: HandState, seat: int) -> Ruling:
    cited = cite_case(rules, "hand-given-away", "cards_passed")
    if rules.policy.showdown.cards_passed is None:
        return orders.live_or_dead(state, seat, cited, "given-to-another-player")
    return orders.dead(state, seat, cited, "given-to-another-player")


def _faces_a_bet(state: HandState, seat: int) -> bool:
    """Has the player put in less than the highest bet? An all-in player does not face a bet."""
    if not isinstance(state, BettingRound):
        return False
    all_in = state.live & ~state.able
    return not all_in >> seat & 1 and state.bets[seat] < state.price.high


def upcards_picked_up(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """``dead-hand`` facing a bet; otherwise the cards go back on the table. Refused if no card is face up."""
    if not rules.brings_in:
        return refuse("no-upcards")
    if refused := orders.live_hand(state, seat):
        return refused
    cited = cite(rules, "stud-muck")
    if _faces_a_bet(state, seat):
        return orders.dead(state, seat, cited, "upcards-picked-up")
    return Ruling(orders.LIVE_HAND, cited, seat, penalty=Penalising.POSSIBLE, pending=("upcards-go-back",))
