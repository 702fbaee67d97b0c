"""A bet or raise of an illegal size that was noticed only after others had acted on it.

                              until the next card (river: until the showdown)       afterwards
    below the minimum         made up, for everybody still in                       stands       TDA 52-A
    pot-limit, too high       cut down, for everybody still in                      stands       TDA 52-B, MED-16
    pot-limit, pot miscounted
    and too low               made up until substantial action after the bet        stands       TDA 52-B, MED-16

Who has folded stays folded.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.hand.floor_actions import SetBet
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.amounts import TOO_LOW, Turn, turn_of
from shuffleup.rulings.cited import by_rule
from shuffleup.rulings.ruling import Chips, Option, Ruling
from shuffleup.rulings.substantial import Act, ActKind, Since, substantial_action, substantial_rules
from shuffleup.table.plan import PostingKind


class Noticed(Enum):
    """When the error came to light."""

    SAME_STREET = "on the same street"
    NEXT_CARD = "after the next card"


class Meant(Enum):
    """What the bettor wanted."""

    AMOUNT = "amount"
    POT = "pot"
    """The pot, which was counted wrongly for him."""


class WrongBet(Struct, frozen=True, gc=False):
    """The total that the player to act bet or raised to, who has acted on it since, and when it was noticed."""

    to: int
    since: tuple[Act, ...] = ()
    noticed: Noticed = Noticed.SAME_STREET
    meant: Meant = Meant.AMOUNT


def wrong_bet(rules: HandRules, state: BettingRound, bet: WrongBet) -> Ruling | Refusal:
    """What everybody still in pays now. ``state`` is the hand before the wrong bet; ``facts`` name each seat's total.

    Refuses a bet that is legal, one that the stack does not allow, and acts in another order than the seats'.
    """
    turn = turn_of(rules, state)
    refused = _impossible(turn, bet)
    if refused:
        return refused
    right = _right_size(turn, bet)
    if right == bet.to:
        return Refusal("right-bet", f"{bet.to} is a legal bet", "", (("to", bet.to),))
    low_pot = bet.meant is Meant.POT and bet.to < right
    high_pot = bet.to > right and rules.betting.pot_limit
    cited = turn.cite("pot_miscount") if low_pot or high_pot else turn.cite("underbet_deadline")
    if bet.noticed is Noticed.NEXT_CARD:
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


def _right_size(turn: Turn, bet: WrongBet) -> int:
    legal = turn.legal
    if bet.meant is Meant.POT and turn.rules.betting.pot_limit:
        return legal.max_to
    return min(max(bet.to, legal.min_to), legal.max_to)


def _impossible(turn: Turn, bet: WrongBet) -> Refusal | None:
    legal, state = turn.legal, turn.state
    if bet.noticed is Noticed.NEXT_CARD and state.felt.street == len(turn.rules.variant.streets) - 1:
        return Refusal("not-now", "no card comes after the last street", facts=(("why", "last-street"),))
    if legal.min_to == 0:
        return Refusal("no-raise", "the player to act could not raise at all", "", facts=(("why", "not-at-all"),))
    if not turn.high < bet.to <= turn.everything:
        text = f"a bet or raise is above {turn.high} and at most {turn.everything}, not {bet.to}"
        return Refusal(
            "not-enough-chips",
            text,
            "",
            (("to", bet.to), ("most", turn.everything), ("why", "bounds"), ("above", turn.high)),
        )
    seats = len(state.stacks)
    places = [(act.seat - legal.seat) % seats for act in bet.since]
    if places != sorted(set(places)) or 0 in places:
        return Refusal("out-of-order", "the players after the bet did not act in this order", "")
    for act in bet.since:
        if not 0 <= act.seat < seats or not state.able >> act.seat & 1:
            return Refusal(
                "cannot-act",
                "one of the players had no live hand with chips",
                "",
                (("seat", act.seat), ("why", "no-chips")),
            )
        if act.kind not in (ActKind.CALL, ActKind.FOLD, ActKind.RAISE):
            return Refusal("no-answer", "the answer to a bet is a fold, a call or a raise", "", (("seat", act.seat),))
    return None


def _since(turn: Turn, bet: WrongBet) -> Since:
    """What happened after the bet; before the flop with the place of the big blind (FIGP 37)."""
    felt = turn.state.felt
    blinds = [posting.seat for posting in felt.plan.postings if posting.kind is PostingKind.BIG_BLIND]
    if felt.street > turn.rules.variant.first_round or not blinds:
        return Since(bet.since)
    seat = blinds[0]
    done = seat == turn.legal.seat or not turn.state.waiting >> seat & 1
    return Since(bet.since, preflop=True, big_blind=seat, big_blind_done=done)


def _stands(turn: Turn, bet: WrongBet, cited: tuple[str, ...]) -> Ruling:
    chips = Chips(bet.to, bet.to - turn.own)
    return Ruling("stands", cited, turn.legal.seat, chips=chips, facts=_totals(turn, bet, bet.to))


def _corrected(turn: Turn, bet: WrongBet, right: int, cited: tuple[str, ...]) -> Ruling:
    by = by_rule(cited, "wrong-bet")
    paid = _totals(turn, bet, right)
    remedy = tuple([SetBet(int(seat.removeprefix("seat-")), to, by) for seat, to in paid])
    chips = Chips(right, right - turn.own, max(0, bet.to - right))
    return Ruling("corrected", cited, turn.legal.seat, chips=chips, remedy=remedy, facts=paid)


def _raised_since(turn: Turn, bet: WrongBet, right: int, cited: tuple[str, ...]) -> Ruling:
    """The rule speaks of callers. Over a later raise the director says whether the wrong bet still matters."""
    mended = _corrected(turn, bet, right, cited)
    choices = (
        Option("corrected", cited, chips=mended.chips, remedy=mended.remedy),
        Option("stands", cited, chips=_stands(turn, bet, cited).chips),
    )
    return Ruling("floor-decides", cited, turn.legal.seat, chips=mended.chips, options=choices)


def _totals(turn: Turn, bet: WrongBet, to: int) -> tuple[tuple[str, int], ...]:
    """What the bettor and each caller have in for the street; nobody pays more than he has."""
    state = turn.state
    payers = [turn.legal.seat, *[act.seat for act in bet.since if act.kind is ActKind.CALL]]
    return tuple([(f"seat-{seat}", min(to, state.bets[seat] + state.stacks[seat])) for seat in payers])
