"""Too few chips for a call, and several players in a row who each put in too few.

    the opening bet of a round, or any bet heads-up    a full call              TDA 51-B, PSLive 30a
    anything else                                      the director: a full call, or a fold that loses the chips
    always a full call                                                          FIGP 15b
    one after another                                  back to the first        TDA 51-C

A silent chip or two that are next to nothing beside the bet are no usual call at all and may be penalised (TDA 41).
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.hand.floor_actions import FloorAction, KillHand, SetBet, SetTurn
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import Undercall
from shuffleup.rulings.amounts import Turn, as_option, because, call, floor_decides, turn_of
from shuffleup.rulings.cited import by_rule
from shuffleup.rulings.gesture import Gesture, impossible, pushed
from shuffleup.rulings.ruling import Chips, Option, Penalty, Ruling

TOKEN = 10
"""Silent chips below one tenth of the call are small beside it. The rule gives no figure; its example is a fiftieth."""


class PutIn(Struct, frozen=True, gc=False):
    """One of several players who put in too little: the chips he moved forward."""

    seat: int
    chips: Pile


def undercall(turn: Turn, put: int, chips: Pile) -> Ruling:
    """Less than the call in turn, by ``chips`` or, where there are none, by an amount said."""
    small = 0 < chips.total * TOKEN < turn.legal.call
    rules = turn.cite("undercall", "small-silent-chip") if small else turn.cite("undercall")
    penalty = Penalty.POSSIBLE if small else Penalty.NONE
    full = replace(call(turn, rules), penalty=penalty)
    lost = _fold_and_lose(turn, put, chips, rules)
    ruling = replace(full, options=(lost,)) if small else full
    if not must_call(turn):
        ruling = floor_decides(turn, rules, (as_option(full), lost), penalty)
    return because(ruling, "undercall", ("put-in", put))


def must_call(turn: Turn) -> bool:
    """Does the book demand the full call without asking the director?"""
    if turn.wager.undercall is Undercall.ALWAYS:
        return True
    return turn.faces_opening_bet or turn.state.live.bit_count() == 2


def _fold_and_lose(turn: Turn, put: int, chips: Pile, rules: tuple[str, ...]) -> Option:
    """The chips stay in the pot and buy nothing. One chip larger than an earlier bet is read as a call of that bet."""
    seat = turn.legal.seat
    lower = [bet for bet in turn.state.bets if turn.own < bet < turn.high]
    earlier = max(lower) - turn.own if lower else put
    lost = min(put, earlier) if len(chips) == 1 else put
    by = by_rule(rules, "undercall")
    # No act but orders: the hand is folded only after the chips lost with it lie there.
    remedy = (SetBet(seat, turn.own + lost, by), KillHand(seat, by))
    gone = Chips(turn.own + lost, lost, max(0, chips.total - lost), lost)
    return Option("fold-and-lose", rules, chips=gone, remedy=remedy)


def undercalls_in_a_row(rules: HandRules, state: BettingRound, puts: tuple[PutIn, ...]) -> Ruling | Refusal:
    """The action goes back to the first; what becomes of the later players the director decides (TDA 51-C).

    ``state`` is the hand before the first of them. Refuses chips that are no undercall and players out of turn.
    """
    if len(puts) < 2 or puts[0].seat != state.turn:
        return Refusal(
            "not-in-a-row", "two players or more, the first of them the one to act", "", facts=(("why", "two-players"),)
        )
    refused = _not_possible(state, puts)
    if refused:
        return refused
    gesture = pushed(puts[0].chips)
    turn = turn_of(rules, state, gesture)
    first = undercall(turn, puts[0].chips.total, puts[0].chips)
    later = _later(turn, puts[1:], first.rules)
    told = tuple([(f"put-in-{one.seat}", one.chips.total) for one in puts])
    return replace(first, options=first.options + later, pending=("later-undercalls",), facts=told)


def _not_possible(state: BettingRound, puts: tuple[PutIn, ...]) -> Refusal | None:
    order = [one.seat for one in puts]
    seats = len(state.stacks)
    if sorted(order, key=lambda seat: (seat - state.turn) % seats) != order or len(set(order)) != len(order):
        return Refusal("not-in-a-row", "the players did not act in this order", "")
    for one in puts:
        refused = impossible(replace(state, turn=one.seat), Gesture(chips=one.chips))
        if not state.waiting >> one.seat & 1:
            refused = Refusal(
                "cannot-act",
                "one of the players had nothing to call",
                "",
                (("seat", one.seat), ("why", "nothing-to-call")),
            )
        if refused:
            return refused
        if state.bets[one.seat] + one.chips.total >= state.price.high or one.chips.total == state.stacks[one.seat]:
            return Refusal(
                "no-undercall",
                f"{one.chips.total} is no undercall",
                "",
                (("seat", one.seat), ("chips", one.chips.total)),
            )
    return None


def _later(turn: Turn, puts: tuple[PutIn, ...], rules: tuple[str, ...]) -> tuple[Option, ...]:
    state = turn.state
    by = by_rule(rules, "undercalls-in-a-row")
    full = {one.seat: min(turn.high, state.bets[one.seat] + state.stacks[one.seat]) for one in puts}
    held = tuple([SetBet(seat, to, by) for seat, to in full.items()])
    back = [SetBet(one.seat, state.bets[one.seat], by) for one in puts]
    freed: tuple[FloorAction, ...] = (*back, SetTurn(puts[0].seat, by))
    return (Option("later-players-call", rules, remedy=held), Option("later-players-act-again", rules, remedy=freed))
