"""Cards dealt before the betting of the street before was over.

    flop, river, stud    the burn stands, the cards go back, the stub is shuffled, the street comes again without a burn
    turn                 the same at once (TDA RP-5), or: the card is set aside, a card is burned, what would have been
                         the river is the turn, and the river comes without a burn from a shuffled stub (FIGP 44)
    the hand is over     the cards stand, and the result with them: no text takes back a board that has won the pot

Only the next street that deals cards, or the street last dealt in the record, can be premature, and never one before
the first bets. Bets on the early cards are returned before the cards go back.

Either the early cards are only on the table, while the hand still bets the street before; or the record already has
them, and then they are taken back. The new stub is a list of places of the deck (``premature_stub``): shuffle them with
``cards.shuffle``, pass in the deck of ``cards.shuffle.rebuilt``, then give the orders of the ruling.
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import Card
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.games.variant import Street
from shuffleup.hand.orders.actions import Floor, FloorAction, RebuildStub, SetBoard, TakeBack
from shuffleup.hand.phases.dealing import dealt_to
from shuffleup.hand.phases.last_street import in_dealt_order, street_board, street_cards
from shuffleup.hand.phases.stub import burn_due
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Cards, Dealing, Drawing, HandState, Settled
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.rulebooks.policy.deal import PrematureTurn
from shuffleup.rulings.orders import bets_back, by, not_running
from shuffleup.rulings.ruling import Ruling, cite


class Premature(Struct, frozen=True, gc=False):
    """A street that came too early."""

    street: int
    """The number of the street in the game: the turn of a flop game is 2."""
    deck_size: int = 0
    """Places of the deck so far; 0: the game's own, no stub having been rebuilt in this hand."""
    cards: int = 0
    """The early cards on the table; 0: all of the street. Cards in the record go back all together."""


class _Spot(Struct, frozen=True, gc=False):
    """Where the early cards are."""

    cards: Cards
    early: tuple[int, ...]
    """The places of the early cards, in dealing order."""
    rest: int
    """Where the stub begins after them: at the next place, unless it has been shuffled since."""
    size: int
    board: tuple[Card, ...]
    """The board without them."""
    burns: tuple[int, ...] = ()
    """Places burned for the street that are not yet in the record."""
    in_record: bool = False


def premature_cards(rules: HandRules, state: HandState, early: Premature) -> Ruling | Refusal:
    """How a premature street is dealt again. Refused for a street that cannot have been dealt now."""
    if isinstance(state, Settled):
        return _found_late(rules, state, early)
    spot = _spot(rules, state, early)
    if isinstance(spot, Refusal):
        return spot
    cited = cite(rules, *_rules_on(rules, early.street), "reshuffle-in-hand")
    stub = _stub(rules, early.street, spot)
    name = rules.variant.streets[early.street].name
    if _swaps(rules, early.street):
        facts = (("street", name), ("burn", "stands"), ("set-aside", len(spot.early)), ("river-burns", 0))
        remedy = _orders(state, spot, stub, by("river-card-becomes-turn", cited))
        pending = ("reshuffle-before-river",)
        return Ruling("river-card-becomes-turn", cited, remedy=remedy, facts=facts, pending=pending)
    facts = (("street", name), ("burn", "stands"), ("new-burns", 0), ("shuffled-cards", stub.size))
    remedy = _orders(state, spot, stub, by("redeal-street", cited))
    return Ruling("redeal-street", cited, remedy=remedy, facts=facts)


def _found_late(rules: HandRules, state: Settled, early: Premature) -> Ruling | Refusal:
    """Found after the showdown. Refused for a street that was never dealt, or that nobody had to bet before."""
    streets = rules.variant.streets
    if not 0 < early.street < len(streets):
        return refuse("no-such-street", street=early.street, most=len(streets) - 1)
    name = streets[early.street].name
    if not rules.variant.first_round < early.street <= state.felt.street or not _deals(streets[early.street]):
        return refuse("not-this-street", street=name)
    return Ruling("result-stands", cite(rules, *_rules_on(rules, early.street)), facts=(("street", name),))


def premature_stub(rules: HandRules, state: HandState, early: Premature) -> NewStub | Refusal:
    """The new stub of the ruling, as places of the deck so far."""
    spot = _spot(rules, state, early)
    return spot if isinstance(spot, Refusal) else _stub(rules, early.street, spot)


def _stub(rules: HandRules, street: int, spot: _Spot) -> NewStub:
    if _swaps(rules, street):
        # Burned one right after the other: the proper burn of the turn, and that of the new turn.
        river = spot.rest + 1
        return NewStub((*spot.early, *range(river + 1, spot.size)), (river,))
    return NewStub((*spot.early, *range(spot.rest, spot.size)))


def _orders(state: HandState, spot: _Spot, stub: NewStub, floor: Floor) -> tuple[FloorAction, ...]:
    orders: list[FloorAction] = []
    burns = (*spot.cards.burns, *spot.burns)
    if spot.in_record:
        orders += [*bets_back(state, floor), TakeBack(len(spot.early), floor)]
    if stub.kept:
        burns = (*burns, spot.rest)
    if burns != spot.cards.burns:
        orders.append(SetBoard(spot.board, burns, floor))
    return (*orders, RebuildStub(stub.size, "", floor))


def _swaps(rules: HandRules, street: int) -> bool:
    """Does the would-be river card become the turn?"""
    if _rules_on(rules, street) != ("premature_turn",):
        return False
    return rules.policy.deal.premature_turn is PrematureTurn.RIVER_CARD_BECOMES_TURN


def _rules_on(rules: HandRules, street: int) -> tuple[str, ...]:
    """The parameter or subject about this street: the first board street is a flop, the last a river."""
    streets = rules.variant.streets
    boards = [number for number, one in enumerate(streets) if one.board and number > rules.variant.first_round]
    if street not in boards:
        return ("premature-stud",)
    if street == boards[0]:
        return ("premature_flop",)
    return ("premature_river",) if street == boards[-1] else ("premature_turn",)


def _spot(rules: HandRules, state: HandState, early: Premature) -> _Spot | Refusal:
    if refused := not_running(state):
        return refused
    streets = rules.variant.streets
    if not 0 < early.street < len(streets):
        return refuse("no-such-street", street=early.street, most=len(streets) - 1)
    name = streets[early.street].name
    found = _placed(rules, state, early)
    if found is None:
        return refuse("not-this-street", street=name)
    if found.rest + (2 if _swaps(rules, early.street) else 0) > found.size:
        return refuse("no-cards-left", why="street", street=name)
    return found


def _placed(rules: HandRules, state: HandState, early: Premature) -> _Spot | None:
    """Where the street's cards are, in the record or only on the table; None if it cannot have been dealt."""
    if not isinstance(state, BettingRound | Dealing | Drawing) or early.street <= rules.variant.first_round:
        return None
    size = early.deck_size or len(deck_of_hand(rules, state.felt.plan))
    if not isinstance(state, Drawing) and early.street == state.felt.street:
        return _in_record(rules, state, size)
    if early.street != _next_deal(rules, state.felt.street):
        return None
    cards = state.felt.cards
    street = rules.variant.streets[early.street]
    hands = dealt_to(rules, state, early.street).bit_count()
    count = early.cards or street.board or (street.down + street.up) * hands
    first = cards.stub + burn_due(rules, cards, early.street)
    lying, burns = tuple(range(first, first + count)), tuple(range(cards.stub, first))
    return _Spot(cards, lying, first + count, size, cards.board, burns)


def _in_record(rules: HandRules, state: BettingRound | Dealing, size: int) -> _Spot | None:
    cards = state.felt.cards
    if dealt := in_dealt_order(street_cards(rules, state)):
        return _Spot(cards, dealt, cards.stub, size, cards.board, in_record=True)
    count = street_board(rules, state)
    if not count:
        return None
    early = tuple(range(cards.laid - count, cards.laid))
    return _Spot(cards, early, cards.stub, size, cards.board[:-count], in_record=True)


def _next_deal(rules: HandRules, now: int) -> int:
    """The next street that deals cards: streets with only discards cannot be premature."""
    streets = rules.variant.streets
    after = range(now + 1, len(streets))
    return next((number for number in after if _deals(streets[number])), len(streets))


def _deals(street: Street) -> bool:
    return street.board + street.down + street.up > 0
