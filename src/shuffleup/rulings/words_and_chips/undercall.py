"""Too few chips for a call, several players in a row who each put in too few, and a call made on a wrong count.

    the opening bet of a round, or any bet heads-up    a full call              TDA 51-B, PSLive 30a
    anything else                                      the director: a full call, or a fold that forfeits the chips
    always a full call                                                          FIGP 15b
    one after another                                  back to the first        TDA 51-C
    on a wrong count                                   the true bet is owed     TDA 49, PSLive 32, FIGP 62

A silent chip or two that are very small compared with the bet are no usual call and may be penalised (TDA 41).
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pile import Pile
from shuffleup.hand.orders.actions import FloorAction, KillHand, SetBet, SetTurn
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.policy.wager import Undercall
from shuffleup.rulings.gesture import Gesture, impossible, pushed
from shuffleup.rulings.orders import by
from shuffleup.rulings.ruling import Chips, Option, Penalising, Ruling
from shuffleup.rulings.words_and_chips.amounts import FacedBet, as_option, because, call, floor_decides, turn_of

TOKEN = 10
"""Silent chips below one tenth of the call count as very small. The rule has no figure; its example is a fiftieth."""


class PutIn(Struct, frozen=True, gc=False):
    """One of several players who put in too little, and the chips he moved forward."""

    seat: int
    chips: Pile


def undercall(turn: FacedBet, put: int, chips: Pile) -> Ruling:
    """Less than the call, in turn, by ``chips`` or, if there are none, by a spoken amount."""
    small = 0 < chips.total * TOKEN < turn.legal.call
    rules = turn.cite("undercall", "small-silent-chip") if small else turn.cite("undercall")
    penalty = Penalising.POSSIBLE if small else Penalising.NONE
    full = replace(call(turn, rules), penalty=penalty)
    lost = _fold_and_lose(turn, put, chips, rules)
    ruling = replace(full, options=(lost,)) if small else full
    if not must_call(turn):
        ruling = floor_decides(turn, rules, (as_option(full), lost), penalty)
    return because(ruling, "undercall", ("put-in", put))


def must_call(turn: FacedBet) -> bool:
    """Does the book require the full call without asking the director?"""
    if turn.wager.undercall is Undercall.ALWAYS:
        return True
    return turn.faces_opening_bet or turn.state.live.bit_count() == 2


def _fold_and_lose(turn: FacedBet, put: int, chips: Pile, rules: tuple[str, ...]) -> Option:
    """A fold that forfeits the chips. A single chip larger than an earlier bet is read as a call of that bet."""
    seat = turn.legal.seat
    lower = [bet for bet in turn.state.bets if turn.own < bet < turn.high]
    earlier = max(lower) - turn.own if lower else put
    lost = min(put, earlier) if len(chips) == 1 else put
    floor = by("undercall", rules)
    # Orders instead of an action: the hand is folded only after the forfeited chips are in.
    remedy = (SetBet(seat, turn.own + lost, floor), KillHand(seat, floor))
    gone = Chips(turn.own + lost, lost, max(0, chips.total - lost), lost)
    return Option("fold-and-lose", rules, chips=gone, remedy=remedy)


def undercalls_in_a_row(rules: HandRules, state: BettingRound, puts: tuple[PutIn, ...]) -> Ruling | Refusal:
    """The action goes back to the first player; the director decides on the later ones (TDA 51-C).

    ``state`` is the hand before the first of them. Refuses chips that are not an undercall and players out of turn.
    """
    if len(puts) < 2 or puts[0].seat != state.turn:
        return refuse("not-in-a-row", why="two-players")
    if refused := _not_possible(state, puts):
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
        return refuse("not-in-a-row")
    for one in puts:
        refused = impossible(replace(state, turn=one.seat), Gesture(chips=one.chips))
        if not state.waiting >> one.seat & 1:
            refused = refuse("cannot-act", seat=one.seat, why="nothing-to-call")
        if refused:
            return refused
        if state.bets[one.seat] + one.chips.total >= state.price.high or one.chips.total == state.stacks[one.seat]:
            return refuse("no-undercall", seat=one.seat, chips=one.chips.total)
    return None


def _later(turn: FacedBet, puts: tuple[PutIn, ...], rules: tuple[str, ...]) -> tuple[Option, ...]:
    state = turn.state
    floor = by("undercalls-in-a-row", rules)
    full = {one.seat: min(turn.high, state.bets[one.seat] + state.stacks[one.seat]) for one in puts}
    held = tuple([SetBet(seat, to, floor) for seat, to in full.items()])
    back = [SetBet(one.seat, state.bets[one.seat], floor) for one in puts]
    freed: tuple[FloorAction, ...] = (*back, SetTurn(puts[0].seat, floor))
    return (Option("later-players-call", rules, remedy=held), Option("later-players-act-again", rules, remedy=freed))


# ── a wrong count ────────────────────────────────────────────────────────────────────────────────────────────────────


class WrongPrice(Struct, frozen=True, gc=False):
    """The price to call that the player to act was told, and the chips he put in; if none, he said "call"."""

    told: int
    chips: Pile = Pile()


def accepted_action(rules: HandRules, state: BettingRound, count: WrongPrice) -> Ruling | Refusal:
    """A call of the true amount, whoever gave the wrong one; a gross error may be forgiven under the fairness rule.

    Refuses a count that was right, and a call if there is nothing to call.
    """
    gesture = Gesture(chips=count.chips)
    if refused := impossible(state, gesture):
        return refused
    turn = turn_of(rules, state, gesture)
    if turn.legal.call == 0:
        return refuse("nothing-to-call")
    if count.told <= 0 or count.told == turn.legal.call:
        return refuse("right-count", told=count.told, why="told")
    cited = turn.cite("accepted_action")
    bound = call(turn, cited)
    bound = replace(bound, facts=(*bound.facts, ("told", count.told), ("owed", turn.legal.call)))
    again = Option("act-again", turn.cite("fairness"), chips=Chips(turn.own, 0, turn.table - turn.own))
    if turn.wager.accepted_action:
        return replace(bound, options=(again,))
    return floor_decides(turn, cited, (as_option(bound), again))
