"""An order of a ruling is one that the hand takes: nothing is replaced, killed or folded where that cannot be done."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.chips.pile import parse_pile
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Fold, RaiseTo
from shuffleup.hand.orders.actions import ExchangeCard, HoldSeat, KillHand, SetBet
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BlindOpening, Drawing, Settled, Showdown
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.deck.exposed_card import Exposed, exposed_cards, exposed_in_draw
from shuffleup.rulings.deck.extra_card import WrongCount, wrong_count
from shuffleup.rulings.deck.misdeal import DealFault, Misdealt, misdeal
from shuffleup.rulings.deck.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.deck.wrong_level import HandAtWrongLevel, wrong_level
from shuffleup.rulings.gesture import pushed, said
from shuffleup.rulings.orders import killed
from shuffleup.rulings.own_decision import other_decisions
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.showdown.refusal_to_show import OrderGiven, order_run_out, refuses_to_show
from shuffleup.rulings.showdown.released import Released, Way, released
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.substantial import Since
from shuffleup.rulings.turn.out_of_turn import held, resolve_held
from shuffleup.rulings.turn.skipped import SkippedPlayer, skipped_player
from shuffleup.rulings.words_and_chips.announcements import BeforeAmount, Followed, announced_fold, before_amount
from shuffleup.rulings.words_and_chips.declared import what_binds
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import act, hand_of
from tests.hand.italian_table import italian_deck, italian_hand, say
from tests.hand.stud_table import stud
from tests.hand.telesina_table import telesina_hand
from tests.rulings.betting_rounds import betting
from tests.rulings.betting_rounds import hand_of as betting_hand
from tests.rulings.mended_hand import BOOKS, MendedHand

NOTHING = Since((), preflop=True, big_blind=1)
EARLY = Since(())


def ruled(answer: Ruling | Refusal) -> Ruling:
    assert isinstance(answer, Ruling), answer
    return answer


def option(ruling: Ruling, key: str) -> Option:
    (found,) = [one for one in ruling.options if one.key == key]
    return found


def carried_out(hand: Hand, choice: Option | Ruling) -> Hand:
    """The hand after the act, if it is that player's turn, and the orders behind it."""
    now = hand.fork()
    if choice.act and choice.act.seat == now.turn:
        assert now.act(choice.act) is None
    for order in choice.remedy:
        assert now.act(order) is None, order
    return now


def checked_down(hand: Hand) -> Hand:
    """Everybody checks or calls and stands pat until the hands are shown."""
    while not isinstance(hand.state, Showdown):
        assert (hand.draw() if isinstance(hand.state, Drawing) else hand.check_or_call()) is None
    return hand


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", BOOKS)
def test_at_the_showdown_an_exposed_or_boxed_card_of_the_deal_stays(book: str) -> None:
    hand = checked_down(hand_of(5000, 5000, asked=True, book=book))
    ruling = ruled(exposed_cards(hand.rules, hand.state, Exposed((3,), EARLY)))
    assert (ruling.key, ruling.seat, ruling.remedy, ruling.options) == ("continue", 0, (), ())
    boxed = ruled(boxed_cards(hand.rules, hand.state, Boxed((3,), EARLY)))
    assert all(not isinstance(order, ExchangeCard) for one in (boxed, *boxed.options) for order in one.remedy)
    assert book != "figp-2012" or boxed.key == "continue"


def test_of_several_cards_of_a_draw_none_is_replaced_at_the_showdown() -> None:
    hand = checked_down(hand_of(5000, 5000, asked=True, game="five-card-draw"))
    ruling = ruled(exposed_cards(hand.rules, hand.state, Exposed((1, 2), EARLY)))
    assert [one.key for one in ruling.options] == ["redeal", "continue"]
    drawn = exposed_in_draw(hand.rules, hand.state, 0)
    assert isinstance(drawn, Refusal) or drawn.key == "continue"


@pytest.mark.parametrize("cards", [(1,), (2, 3)])
@pytest.mark.parametrize("book", BOOKS)
def test_in_telesina_an_exposed_card_is_replaced_and_does_not_become_the_upcard(
    book: str, cards: tuple[int, ...]
) -> None:
    """RP-10 A deals third street face down instead; here none follows, and nobody brings in."""
    hand = telesina_hand()
    rules = hand_rules(hand.rules.variant, Limit.NO_LIMIT, resolved(book))
    ruling = ruled(exposed_cards(rules, hand.state, Exposed(cards, EARLY)))
    replaced = ruling if ruling.key == "replace-card" else option(ruling, "replace-card")
    assert all("RP-10" not in rule for rule in ruling.rules)
    assert [type(order) for order in replaced.remedy] == [ExchangeCard] * len(cards)
    after = carried_out(hand, replaced)
    assert after.state.felt.cards.stub == hand.state.felt.cards.stub + len(cards)


# ── before the cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_while_players_may_open_blind_no_card_has_been_dealt() -> None:
    hand = italian_hand()
    rules, state = hand.rules, hand.state
    assert isinstance(state, BlindOpening)
    answers = (
        exposed_cards(rules, state, Exposed((1,), EARLY)),
        boxed_cards(rules, state, Boxed((1,), EARLY)),
        wrong_count(rules, state, WrongCount(0, 4, EARLY)),
        misdeal(rules, state, Misdealt(DealFault.SEAT_SKIPPED, EARLY)),
        released(rules, state, Released(0, Way.MUCK)),
    )
    for answer in answers:
        assert isinstance(answer, Refusal)
        assert (answer.code, dict(answer.facts)["why"]) == ("not-now", "no-cards-dealt")
    say(hand, "dai")
    assert isinstance(exposed_cards(rules, hand.state, Exposed((1,), EARLY)), Ruling)


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", BOOKS)
def test_once_the_pots_are_given_away_nobody_is_killed_for_not_showing(book: str) -> None:
    hand = hand_of(5000, 5000, book=book)
    act(hand, "call check", *["check check"] * 3)
    assert isinstance(hand.state, Settled)
    (winner,) = [seat for seat in (0, 1) if hand.state.live >> seat & 1][:1]
    late = OrderGiven(winner, 0, 10_000_000)
    for answer in (refuses_to_show(hand.rules, hand.state, winner), order_run_out(hand.rules, hand.state, late)):
        ruling = ruled(answer)
        assert not ruling.remedy and not [one for one in ruling.options if one.remedy]


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
@pytest.mark.parametrize("seat", [2, 3])
def test_an_announced_fold_is_an_act_in_turn_and_an_order_out_of_turn(book: str, seat: int) -> None:
    hand = betting_hand(book)
    in_turn = hand.turn == seat
    dead = option(ruled(announced_fold(hand.rules, betting(hand), seat, Followed.BET)), "dead-hand")
    assert (dead.act, [type(one) for one in dead.remedy]) == (Fold(seat), [] if in_turn else [KillHand])
    assert not betting(carried_out(hand, dead)).live >> seat & 1


def test_who_must_bring_in_and_has_announced_a_fold_brings_in_first() -> None:
    hand = stud("KhQh2c", "2d7s9h", "KdJd9c")
    dead = option(ruled(announced_fold(hand.rules, betting(hand), hand.turn, Followed.NO_BET)), "dead-hand")
    assert (dead.act, [type(one) for one in dead.remedy]) == (Call(hand.turn), [KillHand])
    assert not betting(carried_out(hand, dead)).live >> hand.turn & 1


def test_a_fold_before_the_amount_is_carried_out_by_an_order() -> None:
    hand = betting_hand("tda-2024")
    ruling = ruled(before_amount(hand.rules, betting(hand), BeforeAmount(3, Word.FOLD)))
    assert ruling.act == Fold(3)
    after = betting(carried_out(hand, ruling))
    assert (after.live >> 3 & 1, after.turn) == (0, hand.turn)


def test_a_skipped_hand_is_folded_once() -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000), "400")
    ruling = ruled(skipped_player(hand.rules, hand.state, SkippedPlayer((Call(0), Call(1)))))
    dead, passive = option(ruling, "dead-hand"), option(ruling, "passive-only")
    assert (dead.act, [type(one) for one in dead.remedy]) == (Fold(3), [HoldSeat, HoldSeat])
    assert (passive.act, passive.chips.added) == (None, 400)
    assert betting(carried_out(hand, dead)).live >> 3 & 1 == 0
    # The choice is his: he may still fold, and only a raise is refused.
    now = carried_out(hand, passive)
    refused = now.fork().act(RaiseTo(3, 800))
    assert refused and (refused.code, refused.rule) == ("held-to", "tda-2024 53")
    assert now.fork().act(Fold(3)) is None
    assert now.act(Call(3)) is None


def test_a_skipped_player_cannot_call_a_bet_that_is_not_on_the_table_yet() -> None:
    hand = act(hand_of(5000, 5000, 5000), "call call check")
    ruling = ruled(skipped_player(hand.rules, hand.state, SkippedPlayer((RaiseTo(1, 300), Call(2)))))
    passive = option(ruling, "passive-only")
    assert (passive.act, passive.chips.added) == (None, 300)


def test_chips_lost_with_a_hand_lie_there_before_it_is_folded() -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000), "400 1600")
    pushes = what_binds(hand.rules, betting(hand), pushed(parse_pile("500+100")))
    lost = option(ruled(pushes), "fold-and-lose")
    assert (lost.act, [type(one) for one in lost.remedy]) == (None, [SetBet, KillHand])
    after = betting(carried_out(hand, lost))
    assert (after.bets[0], after.live & 1) == (650, 0)


# ── a hand that may not open ─────────────────────────────────────────────────────────────────────────────────────────

NO_PAIR, JACKS = "As Kh Qd 8c 7s", "Js Jh Qd 8c 7s"


@pytest.mark.parametrize(("held_cards", "key"), [(NO_PAIR, "check"), (JACKS, "bet")])
def test_who_may_not_open_has_checked(held_cards: str, key: str) -> None:
    hand = say(italian_hand(deck=italian_deck({"B": held_cards}, 4)), "dai")
    ruling = ruled(what_binds(hand.rules, betting(hand), said(Word.AMOUNT, 40), hand.deck))
    assert ruling.key == key
    assert key == "bet" or (ruling.rules[0], dict(ruling.facts)["reason"]) == ("italiana a4", "may-not-raise")
    carried_out(hand, ruling)
    anybody = ruled(what_binds(hand.rules, betting(hand), said(Word.AMOUNT, 40)))
    assert anybody.key == "bet", "without the cards nobody learns what they are"


@pytest.mark.parametrize(("held_cards", "open_to_him"), [(NO_PAIR, {"continue"}), (JACKS, {"bet"})])
def test_the_floor_cannot_decide_for_a_bet_of_a_hand_that_may_not_open(held_cards: str, open_to_him: set[str]) -> None:
    hand = say(italian_hand(deck=italian_deck({"B": held_cards}, 4)), "dai")
    ruling = ruled(what_binds(hand.rules, betting(hand), said(Word.CHECK), hand.deck))
    keys = {one.key for one in other_decisions(hand.rules, hand.state, ruling, hand.deck)}
    assert open_to_him <= keys and ("bet" in keys) is (open_to_him == {"bet"})


@pytest.mark.parametrize(("held_cards", "key"), [(NO_PAIR, "check"), (JACKS, "bet")])
def test_a_bet_out_of_turn_of_a_hand_that_may_not_open_is_a_check(held_cards: str, key: str) -> None:
    hand = say(italian_hand(deck=italian_deck({"C": held_cards}, 4)), "dai")
    early = held(hand.rules, betting(hand), RaiseTo(1, 40))
    say(hand, "busso")
    ruling = ruled(resolve_held(hand.rules, hand.state, early, hand.deck))
    assert ruling.key == key
    carried_out(hand, ruling)


# ── streets and levels ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("street", [1, 2, 3])
def test_bets_on_a_street_that_came_too_early_go_back_before_its_cards(book: str, street: int) -> None:
    mended = MendedHand(book)
    hand = mended.hand
    while betting(hand).felt.street < street:
        assert hand.check_or_call() is None
    before = betting(hand)
    act(hand, "300 call")
    early = Premature(street, len(hand.deck))
    ruling, stub = premature_cards(hand.rules, hand.state, early), premature_stub(hand.rules, hand.state, early)
    assert isinstance(stub, NewStub)
    mended.mend(stub, ruled(ruling).remedy)
    after = betting(hand)
    assert (after.felt.street, after.stacks, after.turn) == (street, before.stacks, before.turn)
    mended.check_down()
    mended.audit()


def test_the_open_card_of_courchevel_comes_before_the_first_bets_and_never_too_early() -> None:
    hand = hand_of(5000, 5000, 5000, game="courchevel", limit=Limit.POT_LIMIT)
    refused = premature_cards(hand.rules, hand.state, Premature(1))
    assert isinstance(refused, Refusal)
    assert refused.code == "not-this-street"


def test_a_level_is_not_put_right_while_players_who_are_all_in_throw_cards_away() -> None:
    """Their bets are collected: the first round is over, though nobody but one has acted."""
    hand = act(hand_of(50, 100, 5000, game="crazy-pineapple"), "fold")
    assert isinstance(hand.state, Drawing)
    ruling = ruled(wrong_level(hand.rules, hand.state, HandAtWrongLevel(Stakes(100, 200), EARLY)))
    assert (ruling.key, ruling.remedy) == ("stands", ())


def test_the_last_live_hand_is_not_killed() -> None:
    hand = checked_down(hand_of(5000, 5000, asked=True))
    assert isinstance(hand.state, Showdown)
    lone = replace(hand.state, live=1, waiting=0)
    assert killed(lone, 0, ("tda-2024 1",), "gone") == ()
    assert killed(hand.state, 0, ("tda-2024 1",), "gone")
