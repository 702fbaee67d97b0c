"""Cards dealt before the betting of the street before was over.

    flop, river, stud    the burn stands, the cards go back, the stub is shuffled, the street comes again without a burn
    turn                 the same at once (TDA RP-5), or: the card waits aside, a card is burned, what would have been
                         the river is the turn, and the river comes without a burn from a shuffled stub (FIGP 44)

The early cards lie on the table only, while the hand still bets the street before; or the record has them already, and
then they are taken back. The new stub is a list of places of the deck (``premature_stub``): shuffle them with
``cards.shuffle``, hand the deck of ``cards.rebuilt`` in, then give the orders of the ruling.
"""

from msgspec import Struct

from shuffleup.cards.rebuilt import NewStub
from shuffleup.hand.floor_actions import FloorAction, RebuildStub, SetBoard, TakeBack
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Cards, Dealing, HandState
from shuffleup.rulebooks.policy.deal import PrematureTurn
from shuffleup.rulings.cited import cite
from shuffleup.rulings.orders import by, not_running
from shuffleup.rulings.ruling import Ruling


class Premature(Struct, frozen=True, gc=False):
    """A street that came too early."""

    street: int
    """Its number in the game: the turn of a flop game is 2."""
    deck_size: int = 0
    """Places of the deck so far; 0: the game's own, no stub having been rebuilt in this hand."""
    cards: int = 0
    """Cards that came too early; 0: all of the street."""


class _Spot(Struct, frozen=True, gc=False):
    """Where the early cards lie."""

    cards: Cards
    first: int
    """The place of the first early card."""
    count: int
    rest: int
    """Where the stub begins after them: beside them, unless it was shuffled since they came."""
    size: int
    burns: tuple[int, ...] = ()
    """Places burned for the street that the record does not have yet."""
    in_record: bool = False


def premature_cards(rules: HandRules, state: HandState, early: Premature) -> Ruling | Refusal:
    """How a street that came too early is dealt again. Refused for a street that cannot have come now."""
    spot = _spot(rules, state, early)
    if isinstance(spot, Refusal):
        return spot
    cited = cite(rules, *_rules_on(rules, early.street), "reshuffle-in-hand")
    stub = _stub(rules, early.street, spot)
    name = rules.variant.streets[early.street].name
    if _swaps(rules, early.street):
        facts = (("street", name), ("burn", "stands"), ("set-aside", spot.count), ("river-burns", 0))
        remedy = _orders(spot, stub, "river-card-becomes-turn", cited)
        pending = ("reshuffle-before-river",)
        return Ruling("river-card-becomes-turn", cited, remedy=remedy, facts=facts, pending=pending)
    facts = (("street", name), ("burn", "stands"), ("new-burns", 0), ("shuffled-cards", stub.size))
    return Ruling("redeal-street", cited, remedy=_orders(spot, stub, "redeal-street", cited), facts=facts)


def premature_stub(rules: HandRules, state: HandState, early: Premature) -> NewStub | Refusal:
    """The new stub of the ruling, as places of the deck so far."""
    spot = _spot(rules, state, early)
    return spot if isinstance(spot, Refusal) else _stub(rules, early.street, spot)


def _stub(rules: HandRules, street: int, spot: _Spot) -> NewStub:
    early = range(spot.first, spot.first + spot.count)
    if _swaps(rules, street):
        # Burned at once, one after the other: the burn of the turn as it should be, and the one of the new turn.
        river = spot.rest + 1
        return NewStub((*early, *range(river + 1, spot.size)), (river,))
    return NewStub((*early, *range(spot.rest, spot.size)))


def _orders(spot: _Spot, stub: NewStub, reason: str, cited: tuple[str, ...]) -> tuple[FloorAction, ...]:
    floor = by(reason, cited)
    orders: list[FloorAction] = []
    board = spot.cards.board
    burns = (*spot.cards.burns, *spot.burns)
    if spot.in_record:
        orders.append(TakeBack(spot.count, floor))
        board = board[: -spot.count]
    if stub.kept:
        burns = (*burns, spot.rest)
    if burns != spot.cards.burns:
        orders.append(SetBoard(board, burns, floor))
    return (*orders, RebuildStub(stub.size, "", floor))


def _swaps(rules: HandRules, street: int) -> bool:
    """Does the would-be river card become the turn?"""
    if _rules_on(rules, street) != ("premature_turn",):
        return False
    return rules.resolved.policy.deal.premature_turn is PrematureTurn.RIVER_CARD_BECOMES_TURN


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
    refused = not_running(state)
    if refused:
        return refused
    streets = rules.variant.streets
    if not 0 < early.street < len(streets):
        text = f"streets 1 to {len(streets) - 1} can come too early"
        return Refusal("no-such-street", text, "", (("street", early.street), ("most", len(streets) - 1)))
    name = streets[early.street].name
    now = state.felt.street if isinstance(state, BettingRound | Dealing) else len(streets)
    if early.street not in (now, now + 1):
        text = f"the {name} cannot have come too early now"
        return Refusal("not-this-street", text, "", (("street", name),))
    found = _placed(rules, state, early, in_record=early.street == now)
    if found.rest + (2 if _swaps(rules, early.street) else 0) > found.size:
        return Refusal(
            "no-cards-left",
            f"the stub is too short for a {name} that came too early",
            facts=(("why", "street"), ("street", name)),
        )
    return found


def _placed(rules: HandRules, state: HandState, early: Premature, *, in_record: bool) -> _Spot:
    assert isinstance(state, BettingRound | Dealing), "asked of a hand with its cards on the table only"
    cards = state.felt.cards
    street = rules.variant.streets[early.street]
    whole = street.board or (street.down + street.up) * state.live.bit_count()
    count = early.cards or whole
    size = early.deck_size or len(rules.variant.deck)
    if in_record:
        end = cards.laid if street.board else cards.stub
        return _Spot(cards, end - count, count, cards.stub, size, in_record=True)
    burned = max(0, rules.burns_due[early.street] - len(cards.burns))
    burns = tuple(range(cards.stub, cards.stub + burned))
    first = cards.stub + burned
    return _Spot(cards, first, count, first + count, size, burns)
