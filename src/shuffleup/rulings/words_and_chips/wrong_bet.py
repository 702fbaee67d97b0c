"""A bet or raise of an illegal size that was noticed only after others had acted on it.

                              until the next card (river: until the showdown)       afterwards
    below the minimum         made up, for everybody still in                       stands       TDA 52-A
    pot-limit, too high       reduced, for everybody still in                       stands       TDA 52-B, MED-16
    pot-limit, pot miscounted
    and too low               made up until substantial action after the bet        stands       TDA 52-B, MED-16

Players who have folded stay folded. The orders put in the bet and the later actions, so that the hand goes on after the
last action reported. A raise of unknown amount, or one that is not a raise over the corrected bet, gets no order, nor
do the actions after it: the player who made it is to act and says it again. An all-in is all his chips, however many.
"""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.hand.orders.actions import FloorAction, KillHand, SetBet
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState, Settled
from shuffleup.rulings.orders import by
from shuffleup.rulings.ruling import Chips, Option, Ruling, cite
from shuffleup.rulings.substantial import Act, ActKind, Since, substantial_action, substantial_rules
from shuffleup.rulings.words_and_chips.amounts import TOO_LOW, FacedBet, turn_of
from shuffleup.table.plan import PostingKind


class Noticed(Enum):
    """When the error was noticed."""

    SAME_STREET = "on the same street"
    NEXT_CARD = "after the next card"
    SHOWDOWN = "after the showdown"


class Meant(Enum):
    """What the bettor intended."""

    AMOUNT = "amount"
    POT = "pot"
    """The pot, which was counted wrongly for him."""


class WrongBet(Struct, frozen=True, gc=False):
    """The total to which the player to act bet or raised, the actions since, and when it was noticed."""

    to: int
    since: tuple[Act, ...] = ()
    noticed: Noticed = Noticed.SAME_STREET
    meant: Meant = Meant.AMOUNT


def wrong_bet(rules: HandRules, state: BettingRound, bet: WrongBet, deck: Deck | None = None) -> Ruling | Refusal:
    """What everybody still in pays now. ``state`` is the hand before the wrong bet; ``facts`` has each seat's total.

    Refuses a bet that is legal or that the stack does not allow, and actions that are not in the order of the seats.
    With the ``deck``, a hand that may not open has not bet.
    """
    turn = turn_of(rules, state, deck=deck)
    if refused := _impossible(turn, bet):
        return refused
    right = _right_size(turn, bet)
    if right == bet.to:
        return refuse("right-bet", to=bet.to)
    low_pot = bet.meant is Meant.POT and bet.to < right
    high_pot = bet.to > right and rules.betting.pot_limit
    cited = turn.cite("pot_miscount") if low_pot or high_pot else turn.cite("underbet_deadline")
    if bet.noticed is not Noticed.SAME_STREET:
        return _stands(turn, bet, cited)
    if bet.to < right and not low_pot:
        cited = turn.cite(*TOO_LOW)
    if low_pot:
        cited = (*cited, *substantial_rules(rules))
        if substantial_action(rules, _since(turn, bet)):
            return _stands(turn, bet, cited)
    if any(act.kind is ActKind.RAISE for act in bet.since):
        return _raised_since(turn, bet, right, cited)
    return _corrected(turn, bet, right, cited)


def _right_size(turn: FacedBet, bet: WrongBet) -> int:
    legal = turn.legal
    if bet.meant is Meant.POT and turn.rules.betting.pot_limit:
        return legal.max_to
    return min(max(bet.to, legal.min_to), legal.max_to)


def noticed_late(rules: HandRules, state: HandState, bet: WrongBet) -> Ruling | Refusal:
    """A wrong bet that is noticed only after the showdown, when the hand is over: it stands (TDA 52)."""
    if not isinstance(state, Settled):
        return refuse("not-over")
    return Ruling("stands", cite(rules, "pot_miscount" if bet.meant is Meant.POT else "underbet_deadline"))


def _impossible(turn: FacedBet, bet: WrongBet) -> Refusal | None:
    legal, state = turn.legal, turn.state
    if bet.noticed is Noticed.NEXT_CARD and state.felt.street == len(turn.rules.variant.streets) - 1:
        return refuse("not-now", why="last-street")
    if legal.min_to == 0:
        return refuse("no-raise", why="not-at-all")
    if not turn.high < bet.to <= turn.everything:
        return _no_such_amount(bet.to, turn.high, turn.everything)
    return _impossible_acts(turn, bet)


def _impossible_acts(turn: FacedBet, bet: WrongBet) -> Refusal | None:
    legal, state = turn.legal, turn.state
    seats, high = len(state.stacks), bet.to
    places = [(act.seat - legal.seat) % seats for act in bet.since]
    if places != sorted(set(places)) or 0 in places:
        return refuse("out-of-order")
    for act in bet.since:
        if not 0 <= act.seat < seats or not state.able >> act.seat & 1:
            return refuse("cannot-act", seat=act.seat, why="no-chips")
        if act.kind not in (ActKind.CALL, ActKind.FOLD, ActKind.RAISE):
            return refuse("no-answer", seat=act.seat)
        most = state.bets[act.seat] + state.stacks[act.seat]
        if act.to and not high < act.to <= most:
            return _no_such_amount(act.to, high, most)
        high = act.to or high
    return None


def _no_such_amount(to: int, above: int, most: int) -> Refusal:
    return refuse("not-enough-chips", to=to, most=most, why="bounds", above=above)


def _since(turn: FacedBet, bet: WrongBet) -> Since:
    """The actions after the bet; before the flop with the seat of the big blind (FIGP 37)."""
    felt = turn.state.felt
    blinds = [posting.seat for posting in felt.plan.postings if posting.kind is PostingKind.BIG_BLIND]
    if felt.street > turn.rules.variant.first_round or not blinds:
        return Since(bet.since)
    seat = blinds[0]
    done = seat == turn.legal.seat or not turn.state.waiting >> seat & 1
    return Since(bet.since, preflop=True, big_blind=seat, big_blind_done=done)


def _stands(turn: FacedBet, bet: WrongBet, cited: tuple[str, ...]) -> Ruling:
    return _played(turn, bet, bet.to, "stands", cited)


def _corrected(turn: FacedBet, bet: WrongBet, right: int, cited: tuple[str, ...]) -> Ruling:
    return _played(turn, bet, right, "corrected", cited)


def _played(turn: FacedBet, bet: WrongBet, to: int, key: str, cited: tuple[str, ...]) -> Ruling:
    """The ruling that makes the bet one of ``to`` chips, with the actions after it."""
    orders = tuple(_orders(turn, bet, to, cited))
    paid = tuple([(f"seat-{one.seat}", one.to) for one in orders if isinstance(one, SetBet)])
    chips = Chips(to, to - turn.own, max(0, bet.to - to))
    return Ruling(key, cited, turn.legal.seat, chips=chips, remedy=orders, facts=paid)


def _orders(turn: FacedBet, bet: WrongBet, to: int, cited: tuple[str, ...]) -> Iterator[FloorAction]:
    """The orders for the bet and the later actions; nobody pays more than he has."""
    state, floor = turn.state, by("wrong-bet", cited)
    yield SetBet(turn.legal.seat, to, floor)
    high = to
    for act in bet.since:
        if act.kind is ActKind.FOLD:
            yield KillHand(act.seat, floor)
            continue
        most = state.bets[act.seat] + state.stacks[act.seat]
        if act.kind is ActKind.RAISE and act.to <= high and act.to < most:
            return
        high = max(high, act.to)
        yield SetBet(act.seat, min(high, most), floor)


def _raised_since(turn: FacedBet, bet: WrongBet, right: int, cited: tuple[str, ...]) -> Ruling:
    """The rule covers callers. After a later raise, the director decides whether the wrong bet still matters."""
    mended, left = _corrected(turn, bet, right, cited), _stands(turn, bet, cited)
    choices = tuple([Option(one.key, cited, chips=one.chips, remedy=one.remedy) for one in (mended, left)])
    return Ruling("floor-decides", cited, turn.legal.seat, chips=mended.chips, options=choices)
