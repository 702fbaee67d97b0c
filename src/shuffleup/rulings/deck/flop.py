"""Flops with too many cards, and flops after no burn or two.

four cards                 scrambled face down; one drawn is the next burn, the others are the flop   TDA 39-A, FIGP 41
five or more               dealt again (FIGP 41), or as the floor thinks fair
no burn, no action yet     one of the three is drawn as the burn, the next card of the stub joins     TDA 39-B
no burn, action            the flop stands, the turn burns one card                                   TDA 39-B
no burn, two burns         corrected while unexposed, or else dealt again                             FIGP 42, 43

A flop has three cards. In Courchevel the first of them is dealt before the first bets: its flop deals two, and only
these are scrambled or dealt again. Bets on a flop that is dealt again go back first.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.hand.orders.actions import FloorAction, RebuildStub, SetBoard, TakeBack
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Dealing, HandState
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.rulebooks.policy.deal import FiveCardFlop, FlopBurnError
from shuffleup.rulings.orders import bets_back, by, floor_decides, goes_on, not_running
from shuffleup.rulings.ruling import Option, Ruling, cite

RIGHT = 3
"""The number of cards of a flop."""


class IrregularFlop(Struct, frozen=True, gc=False):
    """A flop as it is on the table."""

    cards: int = RIGHT
    """All cards face up, including one dealt before the first bets."""
    burns: int = 1
    exposed: bool = True
    acted: bool = False
    """Reported as acted on, even if only by a check. During the betting, the hand itself shows it."""
    deck_size: int = 0
    """Places of the deck so far; 0: the game's own, no stub having been rebuilt in this hand."""


def irregular_flop(rules: HandRules, state: HandState, flop: IrregularFlop) -> Ruling | Refusal:
    """How the flop is corrected. Refused if it is in order, or if the hand has no flop."""
    if refused := not_running(state) or _impossible(rules, state, flop):
        return refused
    if isinstance(state, BettingRound):
        flop = replace(flop, acted=acted_on(state))
    if flop.cards > RIGHT + 1:
        return _five_or_more(rules, state, flop)
    dealt = flop_deals(rules, state)
    if flop.cards == RIGHT + 1:
        return _four(rules, dealt)
    if rules.policy.deal.flop_burn_error is FlopBurnError.RESTORE_IF_UNEXPOSED_ELSE_RESHUFFLE:
        return _restore_or_redeal(rules, state, flop)
    cited = cite(rules, "flop_burn_error")
    if flop.burns > 1:
        # The text mentions only a missing burn.
        cited = (*cited, *cite(rules, "burns_per_street"))
        return floor_decides(cited, Option("continue", cited), _redeal_option(rules, state, flop, cited))
    if flop.acted:
        return goes_on(cited, facts=(("flop", "stands"), ("turn-burns", rules.policy.deal.burns_per_street)))
    return Ruling(
        "scramble-flop", cited, pending=("floor-draws-burn",), facts=(("scrambled", dealt), ("stub-cards", 1))
    )


def scrambled_flop(
    rules: HandRules, state: HandState, flop: IrregularFlop, drawn: int, faces: tuple[Card, ...]
) -> tuple[FloorAction, ...] | Refusal:
    """The orders once the floor has drawn the burn: ``faces`` are the four cards in the order they were dealt.

    For a flop without a burn they are its three cards and the next card of the stub, which is not drawn from; a card
    dealt before the flop is not among them. The stub then begins after the last of these cards: pass in a deck with
    ``scrambled_stub``. Refused for a card that was not scrambled.
    """
    if refused := not_running(state) or _impossible(rules, state, flop):
        return refused
    dealt = flop_deals(rules, state)
    scrambled = dealt + min(flop.cards - RIGHT, 1)
    if flop.cards > RIGHT + 1 or not 0 <= drawn < scrambled or len(faces) != dealt + 1:
        return refuse("wrong-cards", drawn=drawn, why="drawn", scrambled=scrambled, faces=dealt + 1)
    found = irregular_flop(rules, state, flop)
    if isinstance(found, Ruling) and found.key != "scramble-flop":
        return refuse("not-scrambled", found.rules[0])
    assert isinstance(state, BettingRound | Dealing), "a flop lies on the table"
    cards = state.felt.cards
    places = (*range(cards.laid - dealt, cards.laid), cards.stub)
    # Four cards after a burn: the drawn card is the burn of the turn. Three without a burn: it is the burn of the flop.
    made = cards.burns if flop.cards > RIGHT else cards.burns[: rules.streets[state.felt.street - 1].burns_due]
    floor = by("scramble-flop", cite(rules, "flop_4" if flop.cards > RIGHT else "flop_burn_error"))
    board = (*cards.board[:-dealt], *[face for place, face in enumerate(faces) if place != drawn])
    size = _size(rules, state, flop) - cards.stub - 1
    return (SetBoard(board, (*made, places[drawn]), floor), RebuildStub(size, "", floor))


def scrambled_stub(rules: HandRules, state: HandState, flop: IrregularFlop) -> NewStub:
    """The stub below a scrambled flop: the cards after its fourth one, in order."""
    assert isinstance(state, BettingRound | Dealing), "a flop lies on the table"
    return NewStub((), tuple(range(state.felt.cards.stub + 1, _size(rules, state, flop))))


def redealt_stub(rules: HandRules, state: HandState, flop: IrregularFlop) -> NewStub:
    """The stub for a flop dealt again: its cards and all that are left, to be shuffled; burns stay where they are."""
    assert isinstance(state, BettingRound | Dealing), "a flop lies on the table"
    cards = state.felt.cards
    dealt = flop_deals(rules, state)
    return NewStub((*range(cards.laid - dealt, cards.laid), *range(cards.stub, _size(rules, state, flop))))


def flop_deals(rules: HandRules, state: HandState) -> int:
    """The number of cards dealt on the street that completes the three of the flop; 0 if there is none."""
    streets = rules.variant.streets
    now = state.felt.street if isinstance(state, BettingRound | Dealing) else -1
    whole = sum([street.board for street in streets[: now + 1]]) == RIGHT
    return streets[now].board if now >= 0 and whole else 0


def _four(rules: HandRules, dealt: int) -> Ruling:
    facts = (("scrambled", dealt + 1), ("drawn-card", "next-burn"))
    return Ruling("scramble-flop", cite(rules, "flop_4"), pending=("floor-draws-burn",), facts=facts)


def _five_or_more(rules: HandRules, state: HandState, flop: IrregularFlop) -> Ruling:
    cited = cite(rules, "flop_5_plus")
    if rules.policy.deal.flop_5_plus is FiveCardFlop.REDEAL:
        return _redeal(rules, state, flop, (*cited, *cite(rules, "premature_flop")))
    by_lot = (*cited, *cite(rules, "randomness"))
    return floor_decides(by_lot, _redeal_option(rules, state, flop, by_lot), Option("random-draw", by_lot))


def _restore_or_redeal(rules: HandRules, state: HandState, flop: IrregularFlop) -> Ruling:
    cited = cite(rules, "flop_burn_error")
    if flop.acted:
        return floor_decides(cited, Option("continue", cited), _redeal_option(rules, state, flop, cited))
    if flop.exposed:
        return _redeal(rules, state, flop, (*cited, *cite(rules, "premature_flop")))
    return Ruling("restore-flop", cited, facts=(("burn", "put-right"), ("flop", "put-right")))


def _redeal(rules: HandRules, state: HandState, flop: IrregularFlop, cited: tuple[str, ...]) -> Ruling:
    # What was not burned cannot stand.
    burned: PlainFacts = (("burn", "stands"),) if flop.burns else ()
    facts = (*burned, ("new-burns", 0))
    return Ruling("redeal-flop", cited, remedy=_redeal_orders(rules, state, flop, cited), facts=facts)


def _redeal_option(rules: HandRules, state: HandState, flop: IrregularFlop, cited: tuple[str, ...]) -> Option:
    return Option("redeal-flop", cited, remedy=_redeal_orders(rules, state, flop, cited))


def _redeal_orders(
    rules: HandRules, state: HandState, flop: IrregularFlop, cited: tuple[str, ...]
) -> tuple[FloorAction, ...]:
    floor = by("redeal-flop", cited)
    stub = redealt_stub(rules, state, flop)
    return *bets_back(state, floor), TakeBack(flop_deals(rules, state), floor), RebuildStub(stub.size, "", floor)


def _size(rules: HandRules, state: BettingRound | Dealing, flop: IrregularFlop) -> int:
    return flop.deck_size or len(deck_of_hand(rules, state.felt.plan))


def _impossible(rules: HandRules, state: HandState, flop: IrregularFlop) -> Refusal | None:
    if not flop_deals(rules, state):
        return refuse("no-flop")
    if (flop.cards == RIGHT and flop.burns == 1) or flop.cards < RIGHT or flop.burns < 0:
        return refuse("no-such-flop", cards=flop.cards, burns=flop.burns)
    if flop.acted and isinstance(state, BettingRound) and not acted_on(state):
        return refuse("nobody-acted")
    return None


def acted_on(state: BettingRound) -> bool:
    """Has anybody acted on this street? Folds show in there being fewer players than when it was opened."""
    return bool(state.acted) or state.able.bit_count() < state.felt.active
