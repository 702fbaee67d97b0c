"""Cards that the dealer exposed: a misdeal, a card to be replaced, or the first upcard in stud.

In Telesina there is no third street that could be dealt face down instead (TDA RP-10 A): its cards are ruled on like
those of any game without a board. After the first deal:

seventh street    replaced as long as somebody may still bet; otherwise it stays (TDA RP-10 B)
a draw            no book says: replaced if a card exposed in the deal is (FIGP 39), otherwise for the floor (TDA 35),
                  as long as somebody may still bet
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.orders.actions import ExchangeCard, ExposeCard
from shuffleup.hand.phases.opening import untouched
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOWHERE, BettingRound, CatchUp, Drawing, HandState, Seated, Serving, Settled, Showdown
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.policy.deal import MisdealCause, SingleExposedCard
from shuffleup.rulings.deck.misdeal import misdeal_deadline, misdeal_for, redeal_option, too_late
from shuffleup.rulings.orders import by, exchanged, floor_decides, goes_on, live_hand, not_dealt, not_running
from shuffleup.rulings.ruling import Option, Ruling, cite
from shuffleup.rulings.substantial import Since

FIRST_TWO = (1, 2)
"""The two cards off the deck whose exposure is always a misdeal in a flop game (TDA 35-A, FIGP 38a)."""


class Exposed(Struct, frozen=True, gc=False):
    """The cards of the deal that were turned up by mistake, numbered from 1 as they come off the deck."""

    cards: tuple[int, ...]
    since: Since


def exposed_cards(rules: HandRules, state: HandState, found: Exposed) -> Ruling | Refusal:
    """What happens to cards exposed in the initial deal. Refused for a card that the deal does not have."""
    if refused := not_running(state) or not_dealt(state) or _impossible(rules, state, found.cards):
        return refused
    if rules.brings_in and rules.variant.streets[0].up:
        return _becomes_upcard(rules, state, found)
    causes = []
    if any(card in FIRST_TWO for card in found.cards):
        causes.append(MisdealCause.ONE_OF_FIRST_TWO_EXPOSED)
    if len(found.cards) > 1:
        causes.append(MisdealCause.ANY_TWO_EXPOSED)
    if causes and _has_board(rules):
        return misdeal_for(rules, state, causes, found.since)
    if len(found.cards) > 1 and not too_late(rules, found.since):
        return _several_in_draw(rules, state, found.cards)
    return replace_card(rules, state, found.cards[0], found.since)


def replacement_exposed(rules: HandRules, state: HandState, found: Exposed) -> Ruling | Refusal:
    """The one exposed card was replaced, and its replacement is exposed too: two cards exposed by the dealer."""
    if refused := not_running(state) or not_dealt(state) or _impossible(rules, state, found.cards):
        return refused
    if rules.brings_in and rules.variant.streets[0].up:
        return _becomes_upcard(rules, state, found)
    if not _has_board(rules):
        cited = cite(rules, "misdeal_causes", "single_exposed_card")
        return floor_decides(cited, redeal_option(rules, state, cited), Option("continue", cited))
    first = [MisdealCause.ONE_OF_FIRST_TWO_EXPOSED] if found.cards[0] in FIRST_TWO else []
    return misdeal_for(rules, state, [*first, MisdealCause.ANY_TWO_EXPOSED], found.since)


def _several_in_draw(rules: HandRules, state: HandState, cards: tuple[int, ...]) -> Ruling | Refusal:
    """Several exposed cards in a game without a board: their misdeals are up to the house (TDA 35-A)."""
    cited = cite(rules, "misdeal_causes")
    held = _holders(rules, state, cards)
    if isinstance(held, Refusal):
        return held
    again, keep = redeal_option(rules, state, cited), Option("continue", cited)
    if cards_are_out(state):
        return floor_decides(cited, again, keep)
    replaced = Option("replace-card", cited, remedy=exchanged(state, held, by("replace-card", cited)))
    return floor_decides(cited, again, replaced, keep)


def cards_are_out(state: HandState) -> bool:
    """Is it too late to replace a card: nobody can bet, and the hands are compared or wait for the next deal?"""
    return isinstance(state, Showdown | CatchUp)


def replace_card(rules: HandRules, state: HandState, card: int, since: Since) -> Ruling | Refusal:
    """A single exposed card: replaced after the deal, in which case it is the burn, or left to the floor."""
    held = holder(rules, state, card)
    if isinstance(held, Refusal):
        return held
    seat, pick = held
    if too_late(rules, since):
        return goes_on(misdeal_deadline(rules), seat)
    # A book that does not say what becomes of one card says at least that it is no misdeal.
    named = ("misdeal_causes",) if rules.policy.deal.single_exposed_card is None else ()
    cited = cite(rules, *named, "single_exposed_card")
    if cards_are_out(state):
        return goes_on(cited, seat)
    exchange = exchanged(state, (held,), by("replace-card", cited))
    if rules.policy.deal.single_exposed_card is SingleExposedCard.REPLACE_AFTER_DEAL_AND_BURN:
        facts = (("exposed-card", "burn"), ("pick", pick))
        return Ruling("replace-card", cited, seat=seat, remedy=exchange, facts=facts)
    keep, change = Option("continue", cited), Option("replace-card", cited, remedy=exchange)
    return floor_decides(cited, keep, change, seat=seat)


def holder(rules: HandRules, state: HandState, card: int) -> tuple[int, int] | Refusal:
    """The seat that has this card of the deal, by its number, and which of its cards that is now, from 0.

    Refused for a card that was discarded or exchanged. Before the deal it is the seat that will get the card.
    """
    holes = () if isinstance(state, Seated) else state.felt.cards.holes
    if not any(holes):
        return (card - 1) % len(plan_of(state).seats), (card - 1) // len(plan_of(state).seats)
    # The place decides: cards kept after a discard close up, and a player who is not dealt in gets none.
    place = len(rules.variant.layout.letters) + card - 1
    for seat, held in enumerate(holes):
        if place in held:
            return seat, held.index(place)
    return refuse("no-such-card", card=card, why="gone")


def _holders(rules: HandRules, state: HandState, cards: tuple[int, ...]) -> list[tuple[int, int]] | Refusal:
    """``holder`` of each of these cards."""
    held: list[tuple[int, int]] = []
    for card in cards:
        one = holder(rules, state, card)
        if isinstance(one, Refusal):
            return one
        held.append(one)
    return held


def cards_dealt(rules: HandRules, state: HandState, each: int) -> int:
    """The number of cards in the deal at ``each`` per player; in some games absent players get none."""
    holes = () if isinstance(state, Seated) or rules.variant.deals_absent else state.felt.cards.holes
    return each * (sum(map(bool, holes)) or len(plan_of(state).seats))


def _becomes_upcard(rules: HandRules, state: HandState, found: Exposed) -> Ruling | Refusal:
    """In stud a downcard exposed in the deal is the upcard, and third street is dealt face down (TDA RP-10 A).

    If both down cards of a hand are exposed, only one can be the upcard: that is for the floor.
    """
    cited = cite(rules, "stud-exposed-card")
    if too_late(rules, found.since):
        return goes_on(misdeal_deadline(rules))
    held = _holders(rules, state, found.cards)
    if isinstance(held, Refusal):
        return held
    seat, pick = held[0]
    if len({one for one, _ in held}) < len(held):
        return floor_decides(cited, redeal_option(rules, state, cited), Option("continue", cited))
    orders = tuple([ExposeCard(*one, by=by("becomes-upcard", cited)) for one in held])
    # As long as nobody has brought in, the exposed card counts in deciding who does.
    third = isinstance(state, BettingRound) and not state.felt.street and untouched(state)
    remedy = orders if third else ()
    if len(held) > 1:
        return Ruling("becomes-upcard", cited, remedy=remedy)
    return Ruling("becomes-upcard", cited, seat=seat, remedy=remedy, facts=(("pick", pick),))


def _has_board(rules: HandRules) -> bool:
    return any(street.board for street in rules.variant.streets)


def _impossible(rules: HandRules, state: HandState, cards: tuple[int, ...]) -> Refusal | None:
    dealt = cards_dealt(rules, state, rules.variant.streets[0].down)
    for card in cards:
        if not 1 <= card <= dealt or cards.count(card) > 1:
            return refuse("no-such-card", card=card, why="deal", cards=dealt)
    return None if cards else refuse("no-such-card", why="none-named")


# ── after the first deal ─────────────────────────────────────────────────────────────────────────────────────────────


def exposed_seventh(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """What happens to a seventh card that the dealer exposed. Refused before that street and in other games."""
    if refused := live_hand(state, seat):
        return refused
    last = len(rules.variant.streets) - 1
    if not rules.brings_in or isinstance(state, Seated | Settled) or state.felt.street != last:
        return refuse("not-this-street", why="seventh")
    if len(state.felt.cards.holes[seat]) < rules.variant.hole_cards:
        return refuse("no-seventh-card")
    cited = cite(rules, "stud-seventh-exposed")
    if not isinstance(state, BettingRound):
        return goes_on(cited, seat)
    exchange = ExchangeCard(seat, rules.variant.hole_cards - 1, by("replace-card", cited))
    return Ruling("replace-card", cited, seat=seat, remedy=(exchange,), facts=(("exposed-card", "burn"),))


def exposed_in_draw(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """What happens to the last card that a seat drew, exposed by the dealer. Refused if nothing is drawn."""
    if refused := live_hand(state, seat):
        return refused
    if isinstance(state, Seated | Settled) or not rules.variant.streets[state.felt.street].draw:
        return refuse("no-draw")
    if isinstance(state, Drawing) and state.waiting >> seat & 1:
        return refuse("has-not-drawn", seat=seat)
    if _stood_pat(rules, state, seat):
        return refuse("has-not-drawn", seat=seat, why="pat")
    cited = cite(rules, "single_exposed_card", "draw-card-exposed")
    if cards_are_out(state):
        return goes_on(cited, seat)
    last = len(state.felt.cards.holes[seat]) - 1
    exchange = exchanged(state, ((seat, last),), by("replace-card", cited))
    if rules.policy.deal.single_exposed_card is SingleExposedCard.REPLACE_AFTER_DEAL_AND_BURN:
        return Ruling("replace-card", cited, seat=seat, remedy=exchange, facts=(("exposed-card", "burn"),))
    replaced = Option("replace-card", cited, remedy=exchange)
    return floor_decides(cited, replaced, Option("continue", cited), seat=seat)


def _stood_pat(rules: HandRules, state: HandState, seat: int) -> bool:
    """Did the seat stand pat in the draw of this street? After the draw, the places of its cards show it."""
    if isinstance(state, Drawing | Serving):
        return not any(one == seat and thrown for one, thrown in state.thrown)
    if isinstance(state, Seated | Settled):
        return True
    street, cards = state.felt.street, state.felt.cards
    own_burn = rules.streets[street].burns_due - 1
    if not rules.variant.streets[street].burn or own_burn >= len(cards.burns) or cards.burns[own_burn] == NOWHERE:
        return False
    # Drawn cards come from below the burn of the draw.
    return max(cards.holes[seat]) < cards.burns[own_burn]
