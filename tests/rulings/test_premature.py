"""Cards that came too early: the ruling, and the hand played on to its end with a proven stub."""

import pytest

from shuffleup.cards.rebuilt import NewStub
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Holding, Opener, Street, Variant
from shuffleup.hand.floor_actions import RebuildStub, SetBoard, TakeBack
from shuffleup.hand.floor_events import StubRebuilt
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.mending import mended
from shuffleup.rulings.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.stub import StubOrder
from tests.rulings.mended_hand import BOOKS, MendedHand, start

FLOP, TURN, RIVER = 1, 2, 3


def ruled(mended: MendedHand, early: Premature) -> tuple[Ruling, NewStub]:
    hand = mended.hand
    ruling, stub = premature_cards(hand.rules, hand.state, early), premature_stub(hand.rules, hand.state, early)
    assert isinstance(ruling, Ruling)
    assert isinstance(stub, NewStub)
    return ruling, stub


def to_street(mended: MendedHand, street: int) -> None:
    """Checks and calls until the street is bet, and one act further."""
    while mended.hand.state.felt.street < street:
        mended.hand.call() if mended.hand.options().call else mended.hand.check()
    mended.hand.call() if mended.hand.options().call else mended.hand.check()


@pytest.mark.parametrize("game", ["holdem", "omaha"])
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("street", [FLOP, TURN, RIVER])
def test_a_street_that_came_too_early_is_mended_and_the_hand_played_out(street: int, book: str, game: str) -> None:
    mended = MendedHand(book, game=game)
    to_street(mended, street - 1)
    ruling, stub = ruled(mended, Premature(street))
    board = mended.hand.state.felt.cards.board
    mended.mend(stub, ruling.remedy)
    assert isinstance(mended.hand.state, BettingRound), "the betting goes on where it was"
    assert mended.hand.state.felt.cards.board == board
    mended.check_down()
    mended.audit()
    assert len(mended.hand.state.felt.cards.burns) == 3


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
def test_a_premature_turn_goes_back_and_the_stub_is_shuffled_at_once(book: str) -> None:
    mended = MendedHand(book)
    to_street(mended, FLOP)
    cards = mended.hand.state.felt.cards
    ruling, stub = ruled(mended, Premature(TURN))
    assert ruling.key == "redeal-street"
    # Its burn stays burned; the early card is one of those shuffled.
    assert stub == NewStub(tuple(range(cards.stub + 1, 52)))
    mended.mend(stub, ruling.remedy)
    mended.check_down()
    mended.audit()
    first = mended.layers[0][1]
    assert first is not None
    assert mended.hand.state.felt.cards.burns[1] == cards.stub
    assert mended.hand.state.felt.cards.board[3] == mended.hand.deck.cards[first.order[0]]


def test_a_premature_turn_waits_aside_and_the_river_card_is_the_turn() -> None:
    """FIGP 44: the stub was b3, T, b4, R."""
    mended = MendedHand("figp-2012")
    to_street(mended, FLOP)
    cards, deck = mended.hand.state.felt.cards, mended.hand.deck.cards
    b3, early, b4, river_card = range(cards.stub, cards.stub + 4)
    ruling, stub = ruled(mended, Premature(TURN))
    assert ruling.key == "river-card-becomes-turn"
    assert stub == NewStub((early, *range(river_card + 1, 52)), kept=(river_card,))
    mended.mend(stub, ruling.remedy)
    mended.check_down()
    mended.audit()
    dealt = mended.hand.state.felt.cards
    assert dealt.board[3] == deck[river_card]
    assert dealt.burns == (*cards.burns, b3, b4), "the river comes without a burn"
    shuffle = mended.layers[0][1]
    assert shuffle is not None
    assert dealt.board[4] == deck[shuffle.order[0]]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("street", [FLOP, TURN, RIVER])
def test_a_street_the_record_already_has_is_taken_back(street: int, book: str) -> None:
    mended = MendedHand(book)
    while mended.hand.state.felt.street < street:
        mended.hand.call() if mended.hand.options().call else mended.hand.check()
    before = mended.hand.state.felt.cards
    ruling, stub = ruled(mended, Premature(street))
    count = 3 if street == FLOP else 1
    assert isinstance(ruling.remedy[0], TakeBack)
    assert ruling.remedy[0].count == count
    mended.mend(stub, ruling.remedy)
    after = mended.hand.state.felt
    assert after.street == street
    assert after.cards.burns[: len(before.burns)] == before.burns
    assert len(after.cards.board) == len(before.board)
    mended.check_down()
    mended.audit()


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("order", [StubOrder.LOST, StubOrder.MIXED])
@pytest.mark.parametrize("street", [FLOP, TURN, RIVER])
def test_its_cards_go_back_also_where_the_stub_was_shuffled_since(street: int, order: StubOrder, book: str) -> None:
    mended = MendedHand(book)
    mended.hand.fold()
    while mended.hand.state.felt.street < street:
        mended.hand.call() if mended.hand.options().call else mended.hand.check()
    end, count = mended.hand.state.felt.cards.stub, 3 if street == FLOP else 1
    mended.drop(order)
    ruling, stub = ruled(mended, Premature(street, len(mended.hand.deck)))
    back = {place for place in stub.shuffled if place < 52}
    assert back == set(range(end - count, end)), "the early cards, and none of the old stub"
    mended.mend(stub, ruling.remedy)
    assert len(mended.hand.state.felt.cards.board) == 2 + street
    mended.check_down()
    mended.audit()


def test_two_streets_of_one_hand_may_come_too_early() -> None:
    mended = MendedHand("tda-2024")
    to_street(mended, FLOP)
    ruling, stub = ruled(mended, Premature(TURN))
    mended.mend(stub, ruling.remedy)
    to_street(mended, TURN)
    ruling, stub = ruled(mended, Premature(RIVER, deck_size=len(mended.hand.deck)))
    mended.mend(stub, ruling.remedy)
    mended.check_down()
    mended.audit()
    rebuilt = [event for event in mended.hand.events if isinstance(event, StubRebuilt)]
    assert [event.by.author for event in rebuilt] == ["Ada Rossi", "Ada Rossi"]
    assert [event.commitment for event in rebuilt] == [
        shuffle.commitment.root.hex() for _, shuffle in mended.layers if shuffle
    ]


def test_an_all_in_after_the_mending_runs_out_from_the_new_stub() -> None:
    for book in BOOKS:
        mended = MendedHand(book, seats=2)
        to_street(mended, FLOP)
        ruling, stub = ruled(mended, Premature(TURN))
        mended.mend(stub, ruling.remedy)
        assert mended.hand.raise_to(mended.hand.options().max_to) is None
        assert mended.hand.call() is None
        assert mended.hand.over
        mended.audit()


def test_a_shuffle_of_other_places_is_refused() -> None:
    game = MendedHand("tda-2024")
    ruling, stub = ruled(game, Premature(FLOP))
    with pytest.raises(ValueError, match="the shuffle is of 52 places and the new stub has 43 to shuffle"):
        mended(game.hand.deck, stub, ruling.remedy, "Ada Rossi", game.first)
    with pytest.raises(ValueError, match="the shuffle is of 0 places"):
        mended(game.hand.deck, stub, ruling.remedy, "Ada Rossi")


def test_a_remedy_cites_its_rule_and_orders_nothing_else() -> None:
    hand = start("tda-2024")
    ruling = premature_cards(hand.rules, hand.state, Premature(FLOP))
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("tda-2024 RP-5", "tda-2024 39")
    assert [type(order) for order in ruling.remedy] == [SetBoard, RebuildStub]
    assert {order.by.rule for order in ruling.remedy} == {"tda-2024 RP-5"}


STUD = Variant(
    "stud",
    "a short stud",
    (
        Street("third", Opener.LOWEST_CARD, down=2, up=1),
        Street("fourth", Opener.HIGHEST_BOARD, burn=1, up=1),
    ),
    Holding.HOLE_ONLY,
    ("high",),
)


def test_a_premature_card_of_stud_goes_back_and_the_street_is_dealt_again() -> None:
    hand = start("tda-2024", seats=3)
    rules = hand_rules(STUD, Limit.FIXED_LIMIT, resolved("tda-2024"))
    # Nine cards off the deck stand for the third street; the fourth burned one and gave three too early.
    cards = hand.state.felt.cards
    early = Premature(1)
    ruling, stub = premature_cards(rules, hand.state, early), premature_stub(rules, hand.state, early)
    assert isinstance(ruling, Ruling)
    assert isinstance(stub, NewStub)
    assert (ruling.key, ruling.rules) == ("redeal-street", ("tda-2024 RP-5", "tda-2024 39"))
    assert stub.shuffled == tuple(range(cards.stub + 1, 52))


@pytest.mark.parametrize(
    ("early", "code"),
    [
        (Premature(0), "no-such-street"),
        (Premature(4), "no-such-street"),
        (Premature(TURN), "not-this-street"),
        (Premature(RIVER), "not-this-street"),
        (Premature(FLOP, deck_size=11), "no-cards-left"),
    ],
)
def test_a_street_that_cannot_have_come_is_refused(early: Premature, code: str) -> None:
    hand = start("tda-2024")
    for answer in (
        premature_cards(hand.rules, hand.state, early),
        premature_stub(hand.rules, hand.state, early),
    ):
        assert isinstance(answer, Refusal)
        assert answer.code == code


def test_nothing_comes_too_early_once_the_hand_is_over() -> None:
    hand = start("tda-2024", seats=2)
    hand.fold()
    refused = premature_cards(hand.rules, hand.state, Premature(FLOP))
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-over"
