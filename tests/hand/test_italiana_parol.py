"""Parol: proposing to carry the pot, catching up with it, and the hands that are played for it (H6, H9)."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Parol
from shuffleup.hand.events import HandTabled, PotAwarded, PotCarried, SeatsLeftOut, ShowdownOpened, WhyCarried
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import Floor, SetStakes, VoidHand
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Drawing, Settled
from shuffleup.hand.view import public_view
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ParolAnte
from shuffleup.table.carry import CarriedPot, NoCarry
from shuffleup.table.plan import PostingKind
from shuffleup.table.stakes import AnteMode, Stakes
from tests.hand.dealer import all_of, hand_of
from tests.hand.italian_table import carried, italian_deck, italian_hand, say, stacks_by_name, who

OPENER = {"B": "JcJdAsTh9c"}


def last_round(*stacks: int, switches: ItalianSwitches | None = None, away: str = "") -> Hand:
    """B opened for 40 and C called: 120 in the pot, B to speak."""
    chips = stacks or (1000,) * 4
    hand = italian_hand(
        *chips, deck=italian_deck(OPENER, 4, names="BCDA"), switches=switches or ItalianSwitches(), away=away
    )
    if isinstance(hand.state, BlindOpening):
        say(hand, "dai")
    say(hand, "40 vedo passo passo servito servito")
    assert isinstance(hand.state, BettingRound)
    return hand


def next_hand(
    hand: Hand, limit: Limit = Limit.NO_LIMIT, deck_of: dict[str, str] | None = None, dealt: str = ""
) -> Hand:
    """The hand for the carried pot; for simplicity the same player has the button."""
    stacks = stacks_by_name(hand)
    carry = carried(hand)
    names = "".join([name for name in "BCDA" if not carry.members or name in carry.members])
    deck = italian_deck(deck_of, 4, names=dealt or names) if deck_of else None
    return italian_hand(*[stacks[name] for name in "BCDA"], carry=carry, limit=limit, deck=deck)


def test_if_everybody_left_says_parol_the_pot_is_not_awarded() -> None:
    """ita-parol-01."""
    hand = say(last_round(), "parol parol")
    assert isinstance(hand.state, CatchUp)
    say(hand, "rinuncio rinuncio")
    assert all_of(hand, ShowdownOpened) == [] and all_of(hand, PotAwarded) == []
    assert carried(hand) == CarriedPot(
        (("B", 50), ("C", 50), ("D", 10), ("A", 10)), OpeningLevel.KINGS, ("B", "C"), ante_due=False
    )
    assert stacks_by_name(hand) == {"B": 950, "C": 950, "D": 990, "A": 990}
    assert fold(hand.events) == hand.state


def test_whoever_did_not_stay_is_offered_to_catch_up_from_the_left_of_the_button() -> None:
    """ita-parol-02, ita-parol-04."""
    hand = say(last_round(), "parol parol")
    assert who(hand) == "D"
    assert public_view(hand.state).offered == 40
    say(hand, "partecipo")
    assert who(hand) == "A"
    say(hand, "rinuncio")
    assert carried(hand).members == ("B", "C", "D")
    assert carried(hand).chips == 160
    again = next_hand(hand)
    assert all_of(again, SeatsLeftOut) == [SeatsLeftOut(0b1000)]
    assert isinstance(again.state, BettingRound), "no blinds"
    assert again.state.felt.plan.postings == (), "no ante"
    assert sum(again.state.felt.paid) == 160


def test_only_the_seat_that_is_asked_may_join() -> None:
    hand = say(last_round(), "parol parol")
    refused = hand.fork()
    refused.state = hand.state
    answer = hand.check()
    assert isinstance(answer, Refusal) and answer.code == "not-now"
    hand.state = refused.state
    assert who(hand) == "D"


@pytest.mark.parametrize(("stack", "asked"), [(49, "D"), (50, "DA")])
def test_who_cannot_pay_the_difference_is_out_and_who_has_just_that_may_join(stack: int, asked: str) -> None:
    """ita-parol-03: A has 39 or 40 chips left."""
    hand = say(last_round(1000, 1000, 1000, stack), "parol parol")
    seen = ""
    while isinstance(hand.state, CatchUp):
        seen += who(hand)
        say(hand, "partecipo")
    assert seen == asked
    assert carried(hand).staying == (("A",) if "A" in asked else ())


def test_last_chips_spent_on_catching_up_play_the_next_hand_all_in() -> None:
    """ita-parol-03, AMB-32: nobody opens, and that hand goes on to the draw; parol is barred in it."""
    hand = say(last_round(1000, 1000, 1000, 50), "parol parol rinuncio partecipo")
    assert stacks_by_name(hand)["A"] == 0
    again = next_hand(hand)
    assert all_of(again, SeatsLeftOut) == [SeatsLeftOut(0b0100)]
    say(again, "busso busso")
    assert isinstance(again.state, Drawing)
    say(again, "servito servito servito")
    assert isinstance(again.state, BettingRound) and not may_say_parol(again.rules, again.state)


def test_the_minimum_opening_of_a_parol_pot_is_the_pot() -> None:
    """ita-parol-04, ita-parol-05."""
    hand = say(last_round(), "parol parol partecipo rinuncio")
    for limit, most in ((Limit.NO_LIMIT, 950), (Limit.POT_LIMIT, 160), (Limit.FIXED_LIMIT, 160)):
        again = next_hand(hand, limit, {"B": "KcKdAsTh9c"})
        assert (again.options().min_to, again.options().max_to) == (160, most)
    fixed = say(next_hand(hand, Limit.FIXED_LIMIT, {"B": "KcKdAsTh9c"}), "160")
    assert (fixed.options().min_to, fixed.options().max_to) == (170, 170), "raises stay one ante"


def test_a_parol_pot_needs_kings() -> None:
    hand = say(last_round(), "parol parol rinuncio rinuncio")
    again = next_hand(hand, deck_of={"B": "QcQdAsTh9c"})
    refusal = again.raise_to(120)
    assert isinstance(refusal, Refusal) and refusal.facts == (("level", "kings"),)


def test_one_plain_check_voids_the_parols() -> None:
    """ita-parol-06, ita-bet-02; a parol after a check is no more than a check."""
    for words in ("parol busso", "busso parol"):
        hand = say(last_round(), words)
        assert all_of(hand, PotCarried) == []
        assert len(all_of(hand, ShowdownOpened)) == 1


def test_a_bet_voids_the_parols() -> None:
    """ita-parol-07, ita-bet-03."""
    hand = say(last_round(), "parol 30")
    assert isinstance(hand.act(Parol(hand.turn)), Refusal)
    say(hand, "passo nascondo")
    assert stacks_by_name(hand)["C"] == 950 + 120
    assert hand.result().carry == NoCarry()
    called = say(last_round(), "parol 30 vedo")
    assert len(all_of(called, ShowdownOpened)) == 1


def test_who_folds_in_the_round_does_not_block_the_others() -> None:
    """AMB-12."""
    hand = italian_hand(deck=italian_deck(OPENER, 4))
    say(hand, "dai 40 vedo vedo passo servito servito servito")
    say(hand, "parol passo parol")
    assert isinstance(hand.state, CatchUp)
    assert who(hand) == "C" and public_view(hand.state).offered == 0, "C has paid as much and may come back for nothing"
    say(hand, "partecipo partecipo")
    assert carried(hand).members == ("B", "C", "D", "A")


def test_a_parol_of_one_player_alone_wins_him_the_pot() -> None:
    hand = say(last_round(), "parol passo nascondo")
    assert hand.over and hand.result().carry == NoCarry()
    assert stacks_by_name(hand)["B"] == 950 + 120


@pytest.mark.parametrize("words", ["busso", "dai", "buio"])
def test_parol_belongs_to_the_last_round(words: str) -> None:
    """AMB-08, ita-parol-12."""
    hand = say(italian_hand(), "dai" if words == "busso" else words)
    refusal = hand.act(Parol(hand.turn))
    assert isinstance(refusal, Refusal)


def test_parol_is_barred_by_an_all_in_or_a_side_pot() -> None:
    """ita-parol-08."""
    hand = say(italian_hand(1000, 50, 1000, 1000, deck=italian_deck(OPENER, 4)), "dai 40 vedo vedo vedo")
    say(hand, "servito servito servito servito")
    refusal = hand.act(Parol(hand.turn))
    assert isinstance(refusal, Refusal) and refusal.facts == (("why", "all-in"),)
    assert refusal.rule == "italiana a3"


def test_a_new_player_at_a_carried_pot_makes_a_side_pot_and_bars_parol() -> None:
    carry = CarriedPot((("B", 10), ("C", 10)), OpeningLevel.QUEENS)
    hand = italian_hand(500, 500, 500, carry=carry, deck=italian_deck({"B": "QcQdAsTh9c"}, 3))
    say(hand, "30 vedo vedo servito servito servito")
    refusal = hand.act(Parol(hand.turn))
    assert isinstance(refusal, Refusal) and refusal.facts == (("why", "side-pot"),)


def test_an_unopened_parol_pot_takes_the_ante_of_its_members_and_stays_theirs() -> None:
    """ita-parol-10: C, D, B post 10 again, 190 in the pot, the minimum opening 190, A still out."""
    hand = say(last_round(), "parol parol partecipo rinuncio")
    unopened = say(next_hand(hand), "busso busso busso")
    carry = carried(unopened)
    assert all_of(unopened, PotCarried)[0].why is WhyCarried.UNOPENED
    assert (carry.members, carry.ante_due, carry.level) == (("B", "C", "D"), True, OpeningLevel.KINGS)
    again = next_hand(unopened, deck_of={"B": "KcKdAsTh9c"})
    assert [owed.seat for owed in again.state.felt.plan.postings] == [0, 1, 2]  # type: ignore[union-attr]
    assert {owed.kind for owed in again.state.felt.plan.postings} == {PostingKind.ANTE}  # type: ignore[union-attr]
    assert again.options().min_to == 190
    assert stacks_by_name(again)["A"] == 990


def test_a_second_parol_offers_the_catch_up_again_at_the_full_difference() -> None:
    """AMB-14."""
    hand = say(last_round(), "parol parol rinuncio rinuncio")
    again = say(next_hand(hand, deck_of={"B": "KcKdAsTh9c"}), "120 vedo servito servito parol parol")
    assert isinstance(again.state, CatchUp) and who(again) == "D"
    assert public_view(again.state).offered == 170 - 10
    say(again, "partecipo rinuncio")
    assert carried(again).members == ("B", "C", "D")
    assert carried(again).chips == 3 * 170 + 10


def test_a_won_parol_pot_leaves_nothing() -> None:
    """ita-parol-11."""
    hand = say(last_round(), "parol parol partecipo rinuncio")
    won = say(next_hand(hand, deck_of={"B": "KcKdAsTh9c"}), "160 passo passo nascondo")
    assert won.result().carry == NoCarry()
    assert stacks_by_name(won)["B"] == 950 + 160
    assert sum(stacks_by_name(won).values()) == 4000
    assert isinstance(won.state, Settled) and fold(won.events) == won.state


def test_with_the_switch_the_members_post_an_ante_that_counts_for_the_opening() -> None:
    """AMB-04."""
    collect = ItalianSwitches(parol_ante=ParolAnte.COLLECT)
    hand = say(last_round(switches=collect), "parol parol partecipo rinuncio")
    assert carried(hand).ante_due
    again = next_hand(hand, deck_of={"B": "KcKdAsTh9c"})
    assert again.options().min_to == 190


def test_a_player_who_sits_out_is_not_asked_to_catch_up() -> None:
    hand = italian_hand(deck=italian_deck(OPENER, 4, names="BCA"), away="D")
    say(hand, "dai 40 vedo passo servito servito parol parol")
    assert isinstance(hand.state, CatchUp) and who(hand) == "A"
    say(hand, "rinuncio")
    assert carried(hand).members == ("B", "C")


def test_no_card_is_shown_when_the_pot_is_carried() -> None:
    hand = say(last_round(), "parol parol rinuncio rinuncio")
    assert all_of(hand, HandTabled) == []
    assert public_view(hand.state).pot == 120


def test_once_no_member_is_left_at_the_table_everybody_antes_and_plays_the_pot() -> None:
    """ita-parol-all-out: the pot still needs kings and a first bet as large as it is, and knows no blinds."""
    carry = CarriedPot((("X", 60), ("Y", 60), ("B", 10)), OpeningLevel.KINGS, ("X", "Y"))
    hand = italian_hand(500, 500, 500, carry=carry, deck=italian_deck({"B": "KcKdAsTh9c"}, 3))
    assert all_of(hand, SeatsLeftOut) == []
    assert isinstance(hand.state, BettingRound), "no blinds"
    assert [owed.seat for owed in hand.state.felt.plan.postings] == [0, 1, 2]
    assert hand.options().min_to == 160
    say(hand, "160 passo passo nascondo")
    assert hand.result().carry == NoCarry() and stacks_by_name(hand)["B"] == 490 + 160


def test_one_member_at_the_table_is_enough_to_keep_the_others_out() -> None:
    carry = CarriedPot((("X", 60), ("B", 60)), OpeningLevel.KINGS, ("X", "B"))
    hand = italian_hand(500, 500, 500, carry=carry)
    assert stacks_by_name(hand) == {"B": 490 + 130, "C": 500, "A": 500}


def test_the_floor_reckons_no_antes_again_over_a_carried_pot() -> None:
    """Members alone have paid (AMB-14), and what they put in before stays where it is (H8)."""
    carry = CarriedPot((("A", 10), ("B", 10), ("C", 10), ("D", 10)), OpeningLevel.QUEENS)
    hand = italian_hand(990, 990, 990, 990, carry=carry)
    before = hand.state
    refused = hand.act(SetStakes(Stakes(0, 0, 20, AnteMode.ALL_PLAYERS), Floor("Rita", "wrong level", "tda-2024 23")))
    assert refused is not None and refused.code == "no-blinds"
    assert hand.state == before


def test_a_log_that_loses_a_carried_pot_is_damaged() -> None:
    """The stacks alone sum, and yet 40 chips that lay on the table are gone."""
    carry = CarriedPot((("A", 20), ("B", 20)), OpeningLevel.QUEENS)
    hand = say(italian_hand(1000, 1000, carry=carry, deck=italian_deck({"A": "QcQdAsTh9c"}, 2)), "60 passo nascondo")
    assert sum(stacks_by_name(hand).values()) == 2040
    lost = [replace(one, shares=((0, 20),)) if isinstance(one, PotAwarded) else one for one in hand.events]
    with pytest.raises(ValueError, match="2040 chips came to the hand and 2000 left it"):
        fold(lost)


def test_a_game_without_parol_refuses_it() -> None:
    for game in ("holdem", "five-card-draw", "telesina-croce-mai"):
        hand = italian_hand(game=game) if game.startswith("telesina") else hand_of(5000, 5000, 5000, game=game)
        refused = hand.act(Parol(hand.turn))
        assert isinstance(refused, Refusal) and (refused.code, dict(refused.facts)["why"]) == ("no-parol", "game"), game


def test_a_hand_that_the_floor_voids_leaves_the_carried_pot_in_sight() -> None:
    waiting = carried(say(italian_hand(), "dai busso busso busso busso"))
    hand = italian_hand(990, 990, 990, 990, carry=waiting)
    assert public_view(hand.state).pot == 80
    assert hand.act(VoidHand(Floor("Rita", "fouled deck", "tda-2024 35"))) is None
    assert carried(hand) == waiting
    assert public_view(hand.state).pot == 40
