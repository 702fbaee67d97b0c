"""Flops that are not in order: the ruling, the draw of the floor, and the hand played on."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.dice import SeededDice
from shuffleup.games.catalogue import VARIANTS
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulings.deck.flop import IrregularFlop, irregular_flop, redealt_stub, scrambled_flop, scrambled_stub
from shuffleup.rulings.deck.stub import StubOrder
from shuffleup.rulings.ruling import Ruling
from tests.rulings.mended_hand import BOOKS, MendedHand, start


def on_the_flop(book: str, game: str = "holdem") -> MendedHand:
    mended = MendedHand(book, game=game)
    flop = [street.name for street in mended.hand.rules.variant.streets].index("flop")
    while mended.hand.state.felt.street < flop:
        assert_moves(mended.hand)
    return mended


def assert_moves(hand: Hand) -> None:
    """Whoever is to act throws his first card away, checks or calls."""
    assert (hand.draw(0) if isinstance(hand.state, Drawing) else hand.check_or_call()) is None


def ruled(hand: Hand, flop: IrregularFlop) -> Ruling:
    ruling = irregular_flop(hand.rules, hand.state, flop)
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    return ruling


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("drawn", range(4))
def test_of_four_cards_the_drawn_one_is_the_next_burn(book: str, drawn: int) -> None:
    mended = on_the_flop(book)
    hand = mended.hand
    flop = IrregularFlop(cards=4)
    assert ruled(hand, flop).pending == ("floor-draws-burn",)
    first = hand.state.felt.cards.stub - 3
    faces = hand.deck.cards[first : first + 4]
    orders = scrambled_flop(hand.rules, hand.state, flop, drawn, faces)
    assert not isinstance(orders, Refusal)
    mended.mend(scrambled_stub(hand.rules, hand.state, flop), orders)
    board = hand.state.felt.cards.board
    assert set(board) == set(faces) - {faces[drawn]}
    mended.check_down()
    mended.audit()
    after = hand.state.felt.cards
    # The turn burns nothing more: its burn is the drawn card, and the turn is the next of the stub.
    assert after.burns[1] == first + drawn
    assert len(after.burns) == 3
    assert after.board[3] == hand.deck.cards[first + 4]


@pytest.mark.parametrize("drawn", range(3))
def test_of_a_flop_without_a_burn_one_is_burned_and_the_next_card_joins(drawn: int) -> None:
    mended = on_the_flop("tda-2024")
    hand = mended.hand
    flop = IrregularFlop(burns=0)
    assert ruled(hand, flop).key == "scramble-flop"
    first = hand.state.felt.cards.stub - 3
    faces = hand.deck.cards[first : first + 4]
    orders = scrambled_flop(hand.rules, hand.state, flop, drawn, faces)
    assert not isinstance(orders, Refusal)
    mended.mend(scrambled_stub(hand.rules, hand.state, flop), orders)
    mended.check_down()
    mended.audit()
    after = hand.state.felt.cards
    assert faces[3] in after.board
    assert after.burns[0] == first + drawn
    assert len(after.burns) == 3


def test_the_draw_of_the_floor_is_handed_in() -> None:
    """Every card is drawn by some dice, and only those that were scrambled."""
    assert {SeededDice(bytes([seed])).below(4) for seed in range(40)} == {0, 1, 2, 3}
    hand = on_the_flop("tda-2024").hand
    for flop, drawn in ((IrregularFlop(cards=4), 4), (IrregularFlop(burns=0), 3), (IrregularFlop(cards=4), -1)):
        refused = scrambled_flop(hand.rules, hand.state, flop, drawn, hand.deck.cards[9:13])
        assert isinstance(refused, Refusal)
        assert refused.code == "wrong-cards"


@pytest.mark.parametrize("flop", [IrregularFlop(cards=5), IrregularFlop(burns=2), IrregularFlop(burns=0)])
def test_a_flop_dealt_again_comes_from_a_shuffled_stub_without_a_burn(flop: IrregularFlop) -> None:
    mended = on_the_flop("figp-2012")
    hand = mended.hand
    burns = hand.state.felt.cards.burns
    ruling = ruled(hand, flop)
    assert ruling.key == "redeal-flop"
    mended.mend(redealt_stub(hand.rules, hand.state, flop), ruling.remedy)
    assert isinstance(hand.state, BettingRound)
    shuffle = mended.layers[0][1]
    assert shuffle is not None
    assert hand.state.felt.cards.board == tuple([hand.deck.cards[place] for place in shuffle.order[:3]])
    assert hand.state.felt.cards.burns == burns
    mended.check_down()
    mended.audit()


def test_a_flop_is_dealt_again_also_where_the_stub_was_shuffled_since() -> None:
    mended = on_the_flop("figp-2012")
    hand = mended.hand
    end = hand.state.felt.cards.stub
    mended.drop(StubOrder.LOST)
    flop = IrregularFlop(cards=5, deck_size=len(hand.deck))
    stub = redealt_stub(hand.rules, hand.state, flop)
    assert set(stub.shuffled) == {*range(end - 3, end), *range(52, len(hand.deck))}
    mended.mend(stub, ruled(hand, flop).remedy)
    mended.check_down()
    mended.audit()


@pytest.mark.parametrize("drawn", range(4))
def test_the_drawn_card_of_a_scrambled_flop_is_burned_where_it_lies(drawn: int) -> None:
    """The stub was shuffled since the flop came: its next card, the fourth, lies behind all of them."""
    mended = on_the_flop("tda-2024")
    hand = mended.hand
    end = hand.state.felt.cards.stub
    mended.drop(StubOrder.LOST)
    flop = IrregularFlop(cards=4, deck_size=len(hand.deck))
    places = (*range(end - 3, end), 52)
    faces = tuple([hand.deck.cards[place] for place in places])
    orders = scrambled_flop(hand.rules, hand.state, flop, drawn, faces)
    assert not isinstance(orders, Refusal)
    mended.mend(scrambled_stub(hand.rules, hand.state, flop), orders)
    assert hand.state.felt.cards.burns[1] == places[drawn]
    mended.check_down()
    mended.audit()


@pytest.mark.parametrize(
    ("book", "flop", "key"),
    [
        ("tda-2024", IrregularFlop(cards=5), "floor-decides"),
        ("tda-2024", IrregularFlop(burns=0, acted=True), "continue"),
        ("tda-2024", IrregularFlop(burns=2), "floor-decides"),
        ("figp-2012", IrregularFlop(burns=0, exposed=False), "restore-flop"),
        ("figp-2012", IrregularFlop(burns=2, exposed=False), "restore-flop"),
        ("figp-2012", IrregularFlop(burns=2, acted=True), "floor-decides"),
        ("figp-2012", IrregularFlop(cards=4, burns=0), "scramble-flop"),
    ],
)
def test_how_a_flop_is_mended(book: str, flop: IrregularFlop, key: str) -> None:
    hand = on_the_flop(book).hand
    if flop.acted:
        assert hand.check() is None
    ruling = ruled(hand, flop)
    assert ruling.key == key
    assert bool(ruling.options) is (key == "floor-decides")


@pytest.mark.parametrize("deed", ["check", "bet", "fold"])
def test_the_hand_knows_that_somebody_has_acted_on_the_flop(deed: str) -> None:
    hand = on_the_flop("tda-2024").hand
    did = {"check": hand.check, "bet": lambda: hand.raise_to(400), "fold": hand.fold}[deed]
    assert did() is None
    flop = IrregularFlop(burns=0)
    assert ruled(hand, flop).key == "continue"
    first = hand.state.felt.cards.stub - 3
    refused = scrambled_flop(hand.rules, hand.state, flop, 2, hand.deck.cards[first : first + 4])
    assert isinstance(refused, Refusal)
    assert refused.code == "not-scrambled"


def test_a_burn_that_was_missed_does_not_stand() -> None:
    hand = on_the_flop("figp-2012").hand
    assert "burn" not in dict(ruled(hand, IrregularFlop(burns=0)).facts)
    assert dict(ruled(hand, IrregularFlop(burns=2)).facts)["burn"] == "stands"


@pytest.mark.parametrize(
    ("flop", "code"),
    [
        (IrregularFlop(burns=0, acted=True), "nobody-acted"),
        (IrregularFlop(), "no-such-flop"),
        (IrregularFlop(cards=2), "no-such-flop"),
        (IrregularFlop(burns=-1), "no-such-flop"),
    ],
)
def test_a_flop_in_order_is_not_mended(flop: IrregularFlop, code: str) -> None:
    hand = on_the_flop("tda-2024").hand
    refused = irregular_flop(hand.rules, hand.state, flop)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_without_a_flop_nothing_is_mended() -> None:
    hand = start("tda-2024")
    refused = irregular_flop(hand.rules, hand.state, IrregularFlop(cards=4))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-flop"


# ── the games ────────────────────────────────────────────────────────────────────────────────────────────────────────

FLOP_GAMES = [
    key for key, game in VARIANTS.items() if any(street.board for street in game.streets) and len(game.deck) == 52
]
"""Short deck has hold'em's streets, and ``MendedHand`` deals the full deck."""
DEALT = {"courchevel": 2}
"""Of its flop one card lies there before the first bets."""


@pytest.mark.parametrize("game", FLOP_GAMES)
@pytest.mark.parametrize("flop", [IrregularFlop(cards=4), IrregularFlop(burns=0)])
def test_only_the_cards_that_the_flop_deals_are_scrambled(game: str, flop: IrregularFlop) -> None:
    dealt, first = DEALT.get(game, 3), 3 - DEALT.get(game, 3)
    mended = on_the_flop("tda-2024", game)
    hand = mended.hand
    before = hand.state.felt.cards
    scrambled = dealt + flop.cards - 3
    assert dict(ruled(hand, flop).facts)["scrambled"] == scrambled
    faces = hand.deck.cards[before.stub - dealt : before.stub + 1]
    for drawn in range(scrambled):
        assert isinstance(scrambled_flop(hand.rules, hand.state, flop, drawn, faces), tuple)
    refused = scrambled_flop(hand.rules, hand.state, flop, scrambled, faces)
    assert isinstance(refused, Refusal)
    orders = scrambled_flop(hand.rules, hand.state, flop, 1, faces)
    assert not isinstance(orders, Refusal)
    mended.mend(scrambled_stub(hand.rules, hand.state, flop), orders)
    board = hand.state.felt.cards.board
    assert board[:first] == before.board[:first] and set(board[first:]) == set(faces) - {faces[1]}
    discard_and_check_down(mended)


@pytest.mark.parametrize("game", FLOP_GAMES)
@pytest.mark.parametrize("bet", [0, 200])
def test_a_flop_of_any_game_is_dealt_again_and_bets_on_it_go_back(game: str, bet: int) -> None:
    mended = on_the_flop("figp-2012", game)
    hand = mended.hand
    before = hand.state
    if bet:
        assert hand.raise_to(bet) is None
        assert hand.call() is None
    flop = IrregularFlop(cards=5, deck_size=len(hand.deck))
    mended.mend(redealt_stub(hand.rules, hand.state, flop), ruled(hand, flop).remedy)
    after = hand.state
    assert isinstance(after, BettingRound) and isinstance(before, BettingRound)
    assert (after.stacks, after.turn) == (before.stacks, before.turn) and not any(after.bets)
    lying = 3 - DEALT.get(game, 3)
    assert after.felt.cards.board[:lying] == before.felt.cards.board[:lying]
    assert not set(after.felt.cards.board[lying:]) & set(hand.deck.cards[: before.felt.cards.stub]) - set(
        before.felt.cards.board
    )
    discard_and_check_down(mended)


def test_before_the_flop_of_courchevel_its_first_card_is_no_flop() -> None:
    hand = MendedHand("tda-2024", game="courchevel").hand
    assert len(hand.state.felt.cards.board) == 1
    refused = irregular_flop(hand.rules, hand.state, IrregularFlop(cards=4))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-flop"


def discard_and_check_down(mended: MendedHand) -> None:
    hand = mended.hand
    while not hand.over:
        assert_moves(hand)
    mended.audit()
