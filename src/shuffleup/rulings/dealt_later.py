"""Cards exposed by the dealer after the first deal: on seventh street of stud, and in a draw.

seventh street    replaced as long as somebody may still bet; otherwise it stays (TDA RP-10 B)
a draw            no book says: replaced where a card exposed in the deal is (FIGP 39), else for the floor (TDA 35),
                  as long as somebody may still bet
"""

from shuffleup.hand.floor_actions import ExchangeCard
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOWHERE, BettingRound, Drawing, HandState, Seated, Serving, Settled
from shuffleup.rulebooks.policy.deal import SingleExposedCard
from shuffleup.rulings.cited import cite, live_hand
from shuffleup.rulings.exposed_card import cards_are_out
from shuffleup.rulings.orders import by, exchanged, floor_decides, goes_on
from shuffleup.rulings.ruling import Option, Ruling


def exposed_seventh(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """What becomes of a seventh card that the dealer turned up. Refused before that street and in other games."""
    refused = live_hand(state, seat)
    if refused:
        return refused
    last = len(rules.variant.streets) - 1
    if not rules.brings_in or isinstance(state, Seated | Settled) or state.felt.street != last:
        return Refusal("not-this-street", "no seventh card has been dealt", facts=(("why", "seventh"),))
    if len(state.felt.cards.holes[seat]) < rules.variant.hole_cards:
        return Refusal("no-seventh-card", "one card was dealt for everybody: it lies open as it should")
    cited = cite(rules, "stud-seventh-exposed")
    if not isinstance(state, BettingRound):
        return goes_on(cited, seat)
    exchange = ExchangeCard(seat, rules.variant.hole_cards - 1, by("replace-card", cited))
    return Ruling("replace-card", cited, seat=seat, remedy=(exchange,), facts=(("exposed-card", "burn"),))


def exposed_in_draw(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """What becomes of the last card that a seat drew, turned up by the dealer. Refused where nothing is drawn."""
    refused = live_hand(state, seat)
    if refused:
        return refused
    if isinstance(state, Seated | Settled) or not rules.variant.streets[state.felt.street].draw:
        return Refusal("no-draw", f"{rules.variant.name} has no draw on this street")
    if isinstance(state, Drawing) and state.waiting >> seat & 1:
        return Refusal("has-not-drawn", "this seat has not drawn yet", facts=(("seat", seat),))
    if _stood_pat(rules, state, seat):
        return Refusal("has-not-drawn", "this seat stood pat: it drew no card", "", (("seat", seat), ("why", "pat")))
    cited = cite(rules, "single_exposed_card", "draw-card-exposed")
    if cards_are_out(state):
        return goes_on(cited, seat)
    last = len(state.felt.cards.holes[seat]) - 1
    exchange = exchanged(state, ((seat, last),), by("replace-card", cited))
    if rules.resolved.policy.deal.single_exposed_card is SingleExposedCard.REPLACE_AFTER_DEAL_AND_BURN:
        return Ruling("replace-card", cited, seat=seat, remedy=exchange, facts=(("exposed-card", "burn"),))
    replaced = Option("replace-card", cited, remedy=exchange)
    return floor_decides(cited, replaced, Option("continue", cited), seat=seat)


def _stood_pat(rules: HandRules, state: HandState, seat: int) -> bool:
    """Has the seat exchanged nothing in the draw of this street? Once it is over, by the places of its cards."""
    if isinstance(state, Drawing | Serving):
        return not any(one == seat and thrown for one, thrown in state.thrown)
    if isinstance(state, Seated | Settled):
        return True
    street, cards = state.felt.street, state.felt.cards
    own_burn = rules.burns_due[street] - 1
    if not rules.variant.streets[street].burn or own_burn >= len(cards.burns) or cards.burns[own_burn] == NOWHERE:
        return False
    # What is drawn comes from below the burn of the draw.
    return max(cards.holes[seat]) < cards.burns[own_burn]
