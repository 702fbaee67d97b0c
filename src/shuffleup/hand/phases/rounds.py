"""How a betting round begins: who acts first, what there is to call, and the minimum bet."""

from shuffleup.games.variant import Opener
from shuffleup.hand.bring_in import door_seat
from shuffleup.hand.events import RoundOpened
from shuffleup.hand.phases.before_cards import open_first_round
from shuffleup.hand.phases.opening import Faces, last_aggressor, opener_seat, visible_opener
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import AFTER, after, lowest
from shuffleup.hand.state import NOBODY, Dealing, Felt
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.stakes import Stakes

# Named once, because Python 3.11 looks up the members of an enum slowly and every hand comes through here.
_SMALL_BLIND, _BIG_BLIND = PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND
_AFTER_BLINDS, _BEST_VISIBLE, _LAST_AGGRESSOR = Opener.AFTER_BLINDS, Opener.BEST_VISIBLE, Opener.LAST_AGGRESSOR


def open_round(rules: HandRules, state: Dealing, able: int) -> RoundOpened:
    """Opens a street: who acts first, and what it costs to bet; ``able`` are the live seats with chips."""
    number = state.felt.street
    plan = state.felt.plan
    stakes = plan.stakes
    inc = least_bet(rules, stakes, number)
    if rules.brings_in:
        return _open_by_cards(rules, state, able, inc)
    opener = rules.variant.streets[number].opener
    if opener is _AFTER_BLINDS:
        posted = big_blind(plan)
        if posted != NOBODY:
            high = max(*state.bets, _blind_price(rules, stakes))
            return RoundOpened(AFTER[posted][able], able, high, inc, 1, _assumed(rules, state))
    if number == 0 and rules.variant.blind_openings:
        return open_first_round(rules, state, able, inc)
    turn = lowest(able)
    if opener is _BEST_VISIBLE:
        turn = visible_opener(rules, state.felt, able)
    elif opener is _LAST_AGGRESSOR:
        turn = last_aggressor(state.felt, able)
    return RoundOpened(turn, able, max(state.bets), inc, 0, 0)


def _open_by_cards(rules: HandRules, state: Dealing, able: int, inc: int) -> RoundOpened:
    """Opens a street of stud: third street with the door card that brings in, later ones with the best or lowest board.

    If the low card is all-in, entering is no cheaper: the next seat puts in the bring-in or folds (RP-10 E).
    """
    felt = state.felt
    if felt.street:
        return open_boards(rules, felt.plan, felt.cards.faces, state.live, able, felt.street)
    door = door_seat(rules, felt)
    turn = door if door != NOBODY and able >> door & 1 else after(able, door)
    return RoundOpened(turn, able, max(*state.bets, entry_price(rules, felt)), inc, 0, 0)


def entry_price(rules: HandRules, felt: Felt) -> int:
    """The least that a street's round costs, however small the bets on the table; 0 once the first round is over.

    Neither a short big blind (FIGP 9b; the common reading if a book is silent) nor a bring-in for less (RP-10 E) makes
    entering cheaper.
    """
    stakes = felt.plan.stakes
    if rules.brings_in:
        return stakes.bring_in if felt.street == 0 else 0
    first = rules.variant.streets[felt.street].opener is _AFTER_BLINDS and big_blind(felt.plan) != NOBODY
    return _blind_price(rules, stakes) if first else 0


def _blind_price(rules: HandRules, stakes: Stakes) -> int:
    return 0 if rules.betting.short.entry else stakes.big_blind


def open_bets(rules: HandRules, plan: HandPlan, able: int, street: int) -> RoundOpened:
    """A round after the first: from the left of the button, with nothing to call."""
    return RoundOpened(lowest(able), able, 0, least_bet(rules, plan.stakes, street), 0, 0)


def open_boards(rules: HandRules, plan: HandPlan, faces: Faces, live: int, able: int, street: int) -> RoundOpened:
    """A later round of stud: from the best or lowest board, with nothing to call."""
    inc = least_bet(rules, plan.stakes, street)
    return RoundOpened(opener_seat(rules, faces, street, live, able), able, 0, inc, 0, 0)


def least_bet(rules: HandRules, stakes: Stakes, street: int) -> int:
    """The minimum bet of a street, in fixed-limit the only one; without blinds the small bet, or else the ante."""
    betting = rules.betting
    if not betting.fixed:
        return stakes.small_bet if betting.spread else stakes.big_blind or stakes.small_bet or stakes.ante
    return (stakes.big_bet if rules.streets[street].big_bet else stakes.small_bet) or stakes.big_blind or stakes.ante


def _assumed(rules: HandRules, state: Dealing) -> int:
    """The missing chips of short and missing blinds, if pot-limit counts blinds in full (TDA 54-B)."""
    if not (rules.betting.pot_limit and rules.betting.short.full_blinds):
        return 0
    plan = state.felt.plan
    posted = sum([state.bets[owed.seat] for owed in plan.postings if owed.kind in (_SMALL_BLIND, _BIG_BLIND)])
    return max(0, plan.stakes.small_blind + plan.stakes.big_blind - posted)


def big_blind(plan: HandPlan) -> int:
    """The seat that owes the big blind; the small blind's if no big blind is owed; ``NOBODY`` without blinds."""
    seat = NOBODY
    for owed in plan.postings:
        if owed.kind is _BIG_BLIND:
            return owed.seat
        if owed.kind is _SMALL_BLIND:
            seat = owed.seat
    return seat
