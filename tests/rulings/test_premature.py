"""Cards that came too early: the ruling, and the hand played on to its end with a proven stub."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import Floor, GiveCard, RebuildStub, SetBoard, TakeBack
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulings.deck.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.deck.stub import StubOrder, mended
from shuffleup.rulings.ruling import Ruling
from tests.rulings.mended_hand import BOOKS, MendedHand, sealed, start

FLOP, TURN, RIVER = 1, 2, 3
FOURTH, FIFTH, SIXTH, SEVENTH = 1, 2, 3, 4


def ruled(mended: MendedHand, early: Premature) -> tuple[Ruling, NewStub]:
    hand = mended.hand
    ruling, stub = premature_cards(hand.rules, hand.state, early), premature_stub(hand.rules, hand.state, early)
    assert isinstance(ruling, Ruling)
    assert isinstance(stub, NewStub)
    return ruling, stub


def played_out(mended: MendedHand, stub: NewStub, ruling: Ruling) -> tuple[int, ...]:
    """Carries the ruling out, checks the hand down, audits it, and gives the new stub in its order."""
    mended.mend(stub, ruling.remedy)
    mended.check_down()
    mended.audit()
    shuffle = mended.layers[0][1]
    assert shuffle is not None
    return shuffle.order


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
    first, *_ = played_out(mended, stub, ruling)
    assert mended.hand.state.felt.cards.burns[1] == cards.stub
    assert mended.hand.state.felt.cards.board[3] == mended.hand.deck.cards[first]


def test_a_premature_turn_waits_aside_and_the_river_card_is_the_turn() -> None:
    """FIGP 44: the stub was b3, T, b4, R."""
    mended = MendedHand("figp-2012")
    to_street(mended, FLOP)
    cards, deck = mended.hand.state.felt.cards, mended.hand.deck.cards
    b3, early, b4, river_card = range(cards.stub, cards.stub + 4)
    ruling, stub = ruled(mended, Premature(TURN))
    assert ruling.key == "river-card-becomes-turn"
    assert stub == NewStub((early, *range(river_card + 1, 52)), kept=(river_card,))
    first, *_ = played_out(mended, stub, ruling)
    dealt = mended.hand.state.felt.cards
    assert dealt.board[3] == deck[river_card]
    assert dealt.burns == (*cards.burns, b3, b4), "the river comes without a burn"
    assert dealt.board[4] == deck[first]


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


def test_a_premature_card_of_stud_goes_back_and_the_street_is_dealt_again() -> None:
    mended = MendedHand("tda-2024", game="stud")
    cards = mended.hand.state.felt.cards
    ruling, stub = ruled(mended, Premature(FOURTH))
    assert (ruling.key, ruling.rules) == ("redeal-street", ("tda-2024 RP-5", "tda-2024 39"))
    # Its burn stands, and the four cards that came too early are among those that are shuffled.
    assert stub == NewStub(tuple(range(cards.stub + 1, 52)))
    first, *_ = played_out(mended, stub, ruling)
    dealt = mended.hand.state.felt.cards
    assert dealt.burns[0] == cards.stub
    assert mended.proven(dealt.holes[0][3]) == mended.hand.deck.cards[first]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("game", ["stud", "stud-8", "razz"])
@pytest.mark.parametrize("street", [FOURTH, FIFTH, SIXTH, SEVENTH])
def test_a_street_of_stud_that_the_record_has_is_taken_back(street: int, game: str, book: str) -> None:
    mended = MendedHand(book, game=game)
    mended.hand.call()
    mended.hand.fold()
    while mended.hand.state.felt.street < street:
        mended.hand.call() if mended.hand.options().call else mended.hand.check()
    before = mended.hand.state.felt.cards
    ruling, stub = ruled(mended, Premature(street))
    taken = ruling.remedy[0]
    assert isinstance(taken, TakeBack) and taken.count == 3, "nobody deals to the dead hand"
    gone = {before.holes[seat][-1] for seat in range(4) if len(before.holes[seat]) > 3}
    assert set(stub.shuffled) == gone | set(range(before.stub, 52))
    mended.mend(stub, ruling.remedy)
    felt = mended.hand.state.felt
    assert felt.street == street and felt.cards.burns == before.burns
    for held, old in zip(felt.cards.holes, before.holes, strict=True):
        assert len(held) == len(old)
        assert held == old or (held[:-1] == old[:-1] and held[-1] >= 52)
    mended.check_down()
    mended.audit()


def test_the_one_card_that_serves_everybody_is_taken_back_too() -> None:
    """Eight players hold 48 cards on sixth street: old burns join the last one, and one card is shared (RP-10 H)."""
    game = MendedHand("tda-2024", seats=8, game="stud")
    hand = game.hand
    hand.reshuffle = lambda stub: (*stub.kept, *stub.shuffled)
    while hand.state.felt.street < SEVENTH:
        hand.call() if hand.options().call else hand.check()
    before = hand.state.felt.cards
    assert len(before.board) == 1 and all(len(held) == 6 for held in before.holes)
    ruling, stub = ruled(game, Premature(SEVENTH, len(hand.deck)))
    assert isinstance(ruling.remedy[0], TakeBack) and ruling.remedy[0].count == 1
    made = mended(hand.deck, stub, ruling.remedy, "Ada Rossi", sealed("seventh", stub.shuffled))
    hand.deck = made.deck
    for order in made.orders:
        assert hand.act(order) is None
    after = hand.state.felt.cards
    assert len(after.board) == 1 and after.holes == before.holes and after.burns == before.burns
    game.check_down()
    assert fold(hand.events) == hand.state


def test_a_card_that_the_floor_gave_too_many_lies_nowhere_twice() -> None:
    mended = MendedHand("tda-2024", game="stud")
    while mended.hand.state.felt.street < FOURTH:
        mended.hand.call()
    assert mended.hand.act(GiveCard(2, Floor("Ada", "he was short", "tda-2024 37"))) is None
    ruling, stub = ruled(mended, Premature(FOURTH))
    mended.mend(stub, ruling.remedy)
    holes = mended.hand.state.felt.cards.holes
    assert [len(held) for held in holes] == [4, 4, 5, 4]
    lying = [mended.origin[place] for held in holes for place in held]
    assert len(lying) == len(set(lying))


def test_the_street_of_stud_goes_back_as_a_whole_or_not_at_all() -> None:
    mended = MendedHand("tda-2024", game="stud")
    while mended.hand.state.felt.street < FOURTH:
        mended.hand.call()
    before = mended.hand.state
    refused = mended.hand.act(TakeBack(3, Floor("Ada", "one card came too early", "tda-2024 RP-5")))
    assert isinstance(refused, Refusal) and (refused.code, dict(refused.facts)["cards"]) == ("no-such-card", 4)
    assert mended.hand.state is before


@pytest.mark.parametrize(("game", "street"), [("crazy-pineapple", 3), ("courchevel", 2)])
def test_the_next_street_is_the_next_that_deals_cards(game: str, street: int) -> None:
    """In crazy pineapple the turn comes after a discard; in Courchevel a card is opened before the flop."""
    mended = MendedHand("tda-2024", game=game)
    while mended.hand.state.felt.street < 1:
        mended.hand.call() if mended.hand.options().call else mended.hand.check()
    ruling, stub = ruled(mended, Premature(street))
    assert ruling.rules[0] == "tda-2024 RP-5"
    mended.mend(stub, ruling.remedy)
    if game == "crazy-pineapple":
        while not isinstance(mended.hand.state, Drawing):
            mended.hand.check()
        ruling, stub = ruled(mended, Premature(street, len(mended.hand.deck)))
        mended.mend(stub, ruling.remedy)
        while isinstance(mended.hand.state, Drawing):
            assert mended.hand.draw(0) is None
    mended.check_down()
    mended.audit()


@pytest.mark.parametrize("street", [0, 1])
def test_an_exchange_deals_no_street_that_could_come_too_early(street: int) -> None:
    hand = start("tda-2024", game="five-card-draw")
    refused = premature_cards(hand.rules, hand.state, Premature(street))
    assert isinstance(refused, Refusal) and refused.code == ("not-this-street" if street else "no-such-street")


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


def test_what_came_too_early_stands_once_the_hand_is_over() -> None:
    mended = MendedHand("tda-2024")
    mended.check_down()
    hand = mended.hand
    for street in (FLOP, TURN, RIVER):
        ruling = premature_cards(hand.rules, hand.state, Premature(street))
        assert isinstance(ruling, Ruling)
        assert (ruling.key, ruling.rules[0], ruling.remedy) == ("result-stands", "tda-2024 RP-5", ())
        refused = premature_stub(hand.rules, hand.state, Premature(street))
        assert isinstance(refused, Refusal) and refused.code == "hand-over", "nothing is shuffled any more"


@pytest.mark.parametrize(("street", "code"), [(0, "no-such-street"), (4, "no-such-street"), (FLOP, "not-this-street")])
def test_a_street_that_never_came_did_not_come_too_early(street: int, code: str) -> None:
    hand = start("tda-2024", seats=2)
    hand.fold()
    refused = premature_cards(hand.rules, hand.state, Premature(street))
    assert isinstance(refused, Refusal)
    assert refused.code == code
