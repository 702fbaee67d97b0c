"""Exposed, boxed, extra and missing cards, and decks that are not in order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Holding, Opener, Street, Variant
from shuffleup.hand.orders.actions import ExchangeCard, KillHand
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.deck.exposed_card import Exposed, exposed_cards, holder
from shuffleup.rulings.deck.extra_card import WrongCount, wrong_count
from shuffleup.rulings.deck.fouled_deck import DeckFault, DeckFound, fouled_deck
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import ActKind, Since, acts_of
from tests.hand.dealer import act, hand_of
from tests.hand.italian_table import italian_hand, say
from tests.hand.stud_table import stud
from tests.rulings.mended_hand import BOOKS, MendedHand, start

NOTHING = Since((), preflop=True, big_blind=1)
LATE = Since(acts_of((ActKind.FOLD, ActKind.CALL, ActKind.CALL, ActKind.CALL)), preflop=True, big_blind=1)


def toy(*streets: Street) -> HandRules:
    """A game without a board."""
    variant = Variant("toy", "a game without a board", streets, Holding.HOLE_ONLY, ("high",))
    return hand_rules(variant, Limit.FIXED_LIMIT, resolved("tda-2024"))


def give(hand: Hand, ruling: Ruling) -> None:
    for order in signed(ruling.remedy, "Ada Rossi"):
        assert hand.act(order) is None, order


# ── exposed and boxed cards ──────────────────────────────────────────────────────────────────────────────────────────


def test_an_exposed_card_is_replaced_after_the_deal_and_burned() -> None:
    """FIGP 39: the seventh card of the deal falls to seat 6 of nine."""
    mended = MendedHand("figp-2012", seats=9)
    hand = mended.hand
    exposed, top = 6, hand.state.felt.cards.stub
    ruling = exposed_cards(hand.rules, hand.state, Exposed((7,), NOTHING))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.rules) == ("replace-card", 6, ("figp-2012 39",))
    give(hand, ruling)
    assert hand.state.felt.cards.holes[6] == (top, 15)
    mended.check_down()
    mended.audit()
    burns = hand.state.felt.cards.burns
    assert len(burns) == 3
    assert burns[0] == exposed, "the exposed card is the burn of the flop"


@given(seats=st.integers(2, 10), data=st.data())
def test_the_holder_of_a_card_is_who_was_dealt_it(seats: int, data: st.DataObject) -> None:
    hand = start("tda-2024", seats)
    card = data.draw(st.integers(1, 2 * seats))
    held = holder(hand.rules, hand.state, card)
    assert isinstance(held, tuple)
    seat, pick = held
    assert hand.state.felt.cards.holes[seat][pick] == card - 1


def test_the_holder_is_found_by_the_place_of_the_card_after_a_discard() -> None:
    """Of three cards each: seat 0 has cards 1, 4 and 7 of the deal, and throws its first one away."""
    hand = act(hand_of(5000, 5000, 5000, game="pineapple"))
    assert hand.draw(0) is None
    assert holder(hand.rules, hand.state, 7) == (0, 1)
    gone = exposed_cards(hand.rules, hand.state, Exposed((1,), NOTHING))
    boxed = boxed_cards(hand.rules, hand.state, Boxed((1,), LATE))
    assert isinstance(boxed, Refusal)
    assert (boxed.code, dict(boxed.facts)) == ("no-such-card", {"card": 1, "why": "gone"})
    assert isinstance(gone, Ruling), "one of the first two is a misdeal, wherever it lies now"


def test_a_player_who_is_not_there_gets_no_card_of_the_deal_in_the_italian_game() -> None:
    hand = say(italian_hand(away="B"), "dai")
    assert [holder(hand.rules, hand.state, card) for card in (1, 4)] == [(1, 0), (1, 1)]
    refused = exposed_cards(hand.rules, hand.state, Exposed((16,), NOTHING))
    assert isinstance(refused, Refusal)
    assert dict(refused.facts)["cards"] == 15


@pytest.mark.parametrize("book", BOOKS)
def test_a_single_boxed_card_that_has_been_played_with_stays(book: str) -> None:
    hand = start(book)
    ruling = boxed_cards(hand.rules, hand.state, Boxed((6,), LATE))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.remedy) == ("continue", 1, ())


def test_an_upcard_of_third_street_may_have_been_boxed() -> None:
    hand = stud("KhQh2c", "2d7s9h", "KdJd9c")
    assert isinstance(boxed_cards(hand.rules, hand.state, Boxed((9,), NOTHING)), Ruling)
    assert isinstance(boxed_cards(hand.rules, hand.state, Boxed((10,), NOTHING)), Refusal)


@pytest.mark.parametrize("book", BOOKS)
@given(cards=st.sets(st.integers(1, 8), min_size=1))
def test_whatever_is_exposed_the_ruling_cites_its_rule(book: str, cards: set[int]) -> None:
    hand = start(book)
    ruling = exposed_cards(hand.rules, hand.state, Exposed(tuple(cards), NOTHING))
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    one_of_first = cards & {1, 2}
    assert (ruling.key == "redeal") is (bool(one_of_first) or len(cards) > 1)


@pytest.mark.parametrize("cards", [(), (0,), (9,), (3, 3)])
def test_a_card_that_was_not_dealt_is_refused(cards: tuple[int, ...]) -> None:
    hand = start("tda-2024")
    refused = exposed_cards(hand.rules, hand.state, Exposed(cards, NOTHING))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-card"
    refused = boxed_cards(hand.rules, hand.state, Boxed(cards, NOTHING))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-card"


def test_a_boxed_card_of_a_player_is_exchanged_like_an_exposed_one() -> None:
    hand = start("figp-2012")
    ruling = boxed_cards(hand.rules, hand.state, Boxed((6,), NOTHING))
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("figp-2012 47", "figp-2012 39")
    order = ruling.remedy[0]
    assert isinstance(order, ExchangeCard)
    assert (order.seat, order.pick) == (1, 1)


def test_in_stud_an_exposed_downcard_becomes_the_upcard() -> None:
    hand = start("tda-2024")
    rules = toy(Street("third", Opener.LOWEST_CARD, down=2, up=1))
    ruling = exposed_cards(rules, hand.state, Exposed((6,), NOTHING))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.rules) == ("becomes-upcard", 1, ("tda-2024 RP-10",))


def test_in_draw_the_house_says_what_exposed_cards_mean() -> None:
    hand = start("tda-2024")
    rules = toy(Street("deal", Opener.AFTER_BLINDS, down=5))
    ruling = exposed_cards(rules, hand.state, Exposed((1, 2), NOTHING))
    assert isinstance(ruling, Ruling)
    assert ruling.key == "floor-decides"


# ── wrong numbers of cards ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
@pytest.mark.parametrize("cards", [1, 3])
def test_a_wrong_count_found_late_kills_the_hand_and_one_card_is_burned(book: str, cards: int) -> None:
    mended = MendedHand(book, seats=6)
    hand = mended.hand
    hand.fold()
    hand.call()
    ruling = wrong_count(hand.rules, hand.state, WrongCount(4, cards, LATE))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.rules[0]) == ("dead-hand", 4, "tda-2024 38")
    assert isinstance(ruling.remedy[0], KillHand)
    stub = hand.state.felt.cards.stub
    give(hand, ruling)
    mended.check_down()
    mended.audit()
    assert hand.state.felt.cards.burns == (stub, stub + 4, stub + 6)


def test_the_card_dealt_one_too_far_is_the_one_that_is_burned() -> None:
    mended = MendedHand("figp-2012")
    hand = mended.hand
    stub = hand.state.felt.cards.stub
    ruling = wrong_count(hand.rules, hand.state, WrongCount(0, 3, NOTHING))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("card-becomes-burn", ())
    mended.check_down()
    assert hand.state.felt.cards.burns[0] == stub


@pytest.mark.parametrize("book", BOOKS)
def test_the_button_may_get_its_missing_card_late_but_not_after_acting(book: str) -> None:
    hand = start(book)
    before_him = replace(LATE, acts=LATE.acts[:3])
    late = wrong_count(hand.rules, hand.state, WrongCount(3, 1, before_him))
    acted = wrong_count(hand.rules, hand.state, WrongCount(3, 1, LATE))
    told = wrong_count(hand.rules, hand.state, WrongCount(3, 1, before_him, acted=True))
    assert isinstance(late, Ruling)
    assert isinstance(acted, Ruling)
    assert (late.key, acted.key) == ("complete-hand", "dead-hand")
    assert told == acted, "what the log does not tell may be said"
    assert late.rules == ("tda-2024 37",)
    # The record has the whole hand, so only the dealer has to give the card.
    assert late.remedy == ()


@pytest.mark.parametrize(
    ("found", "code"),
    [
        (WrongCount(4, 3, NOTHING), "no-such-seat"),
        (WrongCount(0, 2, NOTHING), "right-count"),
        (WrongCount(0, -1, NOTHING), "right-count"),
        (WrongCount(2, 3, NOTHING), "not-live"),
    ],
)
def test_an_impossible_count_is_refused(found: WrongCount, code: str) -> None:
    hand = start("tda-2024")
    hand.fold()
    refused = wrong_count(hand.rules, hand.state, found)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def count_of(hand: Hand, seat: int, cards: int) -> str:
    """What a hand of so many cards comes to, found late."""
    answer = wrong_count(hand.rules, hand.state, WrongCount(seat, cards, LATE))
    return answer.code if isinstance(answer, Refusal) else answer.key


def test_on_a_later_street_of_stud_a_hand_has_the_cards_of_the_streets_so_far() -> None:
    fourth = act(stud("KhQh2c3c", "2d7s9hAc", "KdJd9c8c"), "call call call")
    assert [count_of(fourth, 0, cards) for cards in (3, 4, 5)] == ["dead-hand", "right-count", "dead-hand"]


def test_a_shared_seventh_card_is_no_card_of_a_hand() -> None:
    """Eight players stay: 48 cards and four burns leave none for seventh street but the burns."""
    hand = act(stud(*["??????"] * 8, deck=Deck(FULL_DECK)), "call " * 8, *["check " * 8] * 3)
    assert isinstance(hand.state, BettingRound) and hand.state.felt.cards.board
    assert [count_of(hand, 0, cards) for cards in (6, 7)] == ["right-count", "dead-hand"]


def test_who_has_thrown_a_card_away_has_one_less() -> None:
    hand = act(hand_of(5000, 5000, 5000, game="crazy-pineapple"), "call call check", "check check check")
    assert [count_of(hand, 0, cards) for cards in (2, 3)] == ["dead-hand", "right-count"]
    assert hand.draw(2) is None
    assert [count_of(hand, 0, cards) for cards in (2, 3)] == ["right-count", "dead-hand"]
    assert [count_of(hand, 1, cards) for cards in (2, 3)] == ["dead-hand", "right-count"]


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("book", "fault", "since", "key", "rule"),
    [
        ("tda-2024", DeckFault.DUPLICATE, LATE, "void-hand", "tda-2024 35"),
        ("tda-2024", DeckFault.FOREIGN_BACK, NOTHING, "redeal", "tda-2024 35"),
        ("tda-2024", DeckFault.FOREIGN_BACK, LATE, "scrap-card", "tda-2024 35"),
        ("tda-2024", DeckFault.MISSING_CARD, LATE, "floor-decides", "tda-2024 35"),
        ("figp-2012", DeckFault.DUPLICATE, LATE, "void-hand", "figp-2012 46"),
        ("figp-2012", DeckFault.FOREIGN_BACK, LATE, "void-hand", "figp-2012 45"),
        ("figp-2012", DeckFault.MISSING_CARD, LATE, "void-hand", "figp-2012 48"),
        ("figp-2012", DeckFault.NONSTANDARD, LATE, "floor-decides", "figp-2012 45"),
        ("figp-2012", DeckFault.OTHER, LATE, "floor-decides", "figp-2012 end"),
        ("tda-2024", DeckFault.OTHER, LATE, "floor-decides", "tda-2024 35"),
        ("pslive", DeckFault.DUPLICATE, LATE, "void-hand", "tda-2024 35"),
    ],
)
def test_a_fault_of_the_deck(book: str, fault: DeckFault, since: Since, key: str, rule: str) -> None:
    hand = start(book)
    ruling = fouled_deck(hand.rules, hand.state, DeckFound(fault, since))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.rules[0]) == (key, rule)
    give(hand, ruling)
    assert sum(hand.state.stacks) + sum(getattr(hand.state, "bets", ())) == 20000
    assert hand.over is (key in ("void-hand", "redeal"))


def test_a_fouled_deck_found_after_the_hand_counts_until_the_next_one() -> None:
    hand = start("tda-2024", seats=2)
    running = fouled_deck(hand.rules, hand.state, DeckFound(DeckFault.DUPLICATE, NOTHING, next_hand_begun=True))
    assert isinstance(running, Refusal)
    assert running.code == "not-over"
    hand.fold()
    found = fouled_deck(hand.rules, hand.state, DeckFound(DeckFault.DUPLICATE, NOTHING))
    late = fouled_deck(hand.rules, hand.state, DeckFound(DeckFault.DUPLICATE, NOTHING, next_hand_begun=True))
    assert isinstance(found, Ruling)
    assert isinstance(late, Ruling)
    assert (found.key, found.remedy) == ("void-hand", ())
    assert (late.key, late.rules[0]) == ("result-stands", "tda-2024 22")


def test_after_the_hand_no_order_makes_it_void() -> None:
    hand = start("tda-2024", seats=2)
    hand.fold()
    ruling = fouled_deck(hand.rules, hand.state, DeckFound(DeckFault.FOREIGN_BACK, NOTHING))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("redeal", ())
