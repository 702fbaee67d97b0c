"""Telesina: four rounds of cards, the layouts, the covered card, and who speaks first (a7)."""

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.italian.readings import VeleOwnCards
from shuffleup.games.limits import Limit
from shuffleup.games.telesina import GIRATE, LAYOUTS, TELESINA, Covered
from shuffleup.hand.actions import Check, Discard, Fold, Parol, PostBlind, TurnUp
from shuffleup.hand.events import BoardTurned, CardPicked, CardsUncovered, HandsRead, HandTabled, RoundOpened
from shuffleup.hand.orders.actions import Floor, KillHand, RestoreHand, VoidHand
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Choosing, Settled
from shuffleup.hand.view import public_view, seat_view
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.giro import triggers
from tests.hand.dealer import all_of
from tests.hand.italian_table import say, stacks_by_name, who
from tests.hand.telesina_table import (
    board,
    choose_latest,
    knock_round,
    knock_to_the_end,
    shown,
    telesina_deck,
    telesina_hand,
    turn_up,
)

DIRECTOR = Floor("director", "a card fell", "tda-2024 1")
HANDS = {"B": "7cKh9h8h7d", "C": "TcKs9c8c7h", "D": "JcAd9d8d7s", "A": "QcTsJhQhJs"}


# ── the deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_usual_deal_has_one_covered_card_and_four_open() -> None:
    """ita-tel-01."""
    hand = telesina_hand(deck=telesina_deck(HANDS, 4))
    rounds = []
    for _ in range(4):
        rounds.append(shown(hand)["B"])
        knock_round(hand)
    assert rounds == ["?? Kh", "?? Kh 9h", "?? Kh 9h 8h", "?? Kh 9h 8h 7d"]


@pytest.mark.parametrize("mode", Covered)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("vele", LAYOUTS)
def test_every_layout_fits_every_table(vele: str, players: int, mode: Covered) -> None:
    """ita-deck-06: six players and the elevator use thirty-nine cards of forty."""
    hand = knock_to_the_end(telesina_hand(*[1000] * players, game=f"telesina-{vele}-{mode.value}"))
    assert isinstance(hand.state, Settled)
    assert hand.state.felt.cards.stub == 5 * players + len(LAYOUTS[vele].letters) <= len(hand.deck)
    assert sum(stacks_by_name(hand).values()) == 1000 * players


@pytest.mark.parametrize(
    ("vele", "rounds"),
    list(zip(LAYOUTS, (4, 5, 6, 7, 7, 8, 8, 9), strict=True)),
)
def test_a_betting_round_follows_every_deal_and_every_turn(vele: str, rounds: int) -> None:
    """ita-vele-01, ita-vele-13, and the orders in which the vele are turned."""
    hand = knock_to_the_end(telesina_hand(game=f"telesina-{vele}"))
    assert len(all_of(hand, RoundOpened)) == rounds
    letters = LAYOUTS[vele].letters
    turned = ["".join([letters[place] for place in event.places]) for event in all_of(hand, BoardTurned)]
    assert tuple(turned) == GIRATE[vele]


def test_the_vele_lie_face_down_from_the_start_and_are_turned_at_their_places() -> None:
    hand = telesina_hand(game="telesina-tre", deck=telesina_deck({}, 4, vele="QhJd9s"))
    seen = [board(hand)]
    for _ in range(6):
        knock_round(hand)
        seen.append(board(hand))
    assert seen == ["?? ?? ??"] * 4 + ["Qh ?? ??", "Qh ?? 9s", "Qh Jd 9s"]


def test_who_sits_out_pays_the_ante_and_gets_no_cards() -> None:
    """ita-sit-01."""
    hand = telesina_hand(game="telesina-croce-sempre", away="C")
    assert isinstance(hand.state, Choosing)
    assert shown(hand)["C"] == ""
    assert hand.act(TurnUp(1, 0)) is not None
    assert sum(hand.state.felt.paid) == 40
    knock_to_the_end(hand)
    assert stacks_by_name(hand)["C"] == 990


def test_a_player_who_folds_is_dealt_no_more_cards() -> None:
    hand = telesina_hand(deck=telesina_deck(HANDS, 4))
    say(hand, "10 vedo vedo passo")
    assert shown(hand)["C"] == "?? Ks"
    assert all(len(cards.split()) == 3 for name, cards in shown(hand).items() if name != "C")


# ── who speaks first ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("up", "first"),
    [
        ({"B": "Kh", "C": "Ks", "D": "Ad", "A": "Ts"}, "D"),
        ({"B": "Kh", "C": "Ks", "D": "Qd", "A": "Ts"}, "B"),
        ({"B": "9c9d", "C": "AcKd", "D": "8c8s", "A": "TsJs"}, "B"),
        ({"B": "8c9c", "C": "AcKd", "D": "7c8s", "A": "TsJs"}, "C"),
        ({"B": "9c9d7h7c", "C": "AcKdAhKs", "D": "8c8s8d7d", "A": "TsJsTdTc"}, "A"),
        ({"B": "KhQhJhTh", "C": "9s9c8d7d", "D": "AcKdTc9h", "A": "7h7c8h8s"}, "A"),
    ],
)
def test_the_best_visible_hand_speaks_first(up: dict[str, str], first: str) -> None:
    """ita-tel-02 to ita-tel-04; fewer than five cards make no flush and no straight."""
    covered = dict(zip("BCDA", ("Jd", "Jc", "Qc", "As"), strict=True))
    hand = telesina_hand(deck=telesina_deck({name: covered[name] + cards for name, cards in up.items()}, 4))
    for _ in range(len(up["B"]) // 2 - 1):
        knock_round(hand)
    assert who(hand) == first


def test_from_five_visible_cards_on_every_category_counts() -> None:
    """ita-tel-05: four hearts in a row and the nine among the vele."""
    hands = {"B": "7cKhQhJhTh", "C": "As9s9c8d7d", "D": "7h8h8c9dAh", "A": "7sAcTdKdTs"}
    hand = telesina_hand(game="telesina-una", deck=telesina_deck(hands, 4, vele="9h"))
    for _ in range(4):
        knock_round(hand)
    assert (who(hand), board(hand)) == ("B", "9h")


def test_the_visible_hand_uses_one_combination_only() -> None:
    """With the kings of both lines of the cross B would show three; so C's two pairs are better."""
    hands = {"B": "7hKh9h8c7d", "C": "Tc8s8h7c7s", "D": "JcTd9d9s8d", "A": "QcAcTsTh9c"}
    hand = telesina_hand(game="telesina-croce", deck=telesina_deck(hands, 4, vele="KdKsQsJdQd"))
    for _ in range(4):
        knock_round(hand)
    assert (board(hand), who(hand)) == ("Kd ?? Qs ?? ??", "C")
    knock_round(hand)
    assert (board(hand), who(hand)) == ("Kd Ks Qs Jd ??", "C")


def test_of_those_who_can_bet_the_best_visible_hand_speaks_first() -> None:
    """ita-tel-06: the ace is all-in, so the king of hearts speaks."""
    hand = telesina_hand(1000, 1000, 20, 1000, deck=telesina_deck(HANDS, 4))
    assert who(hand) == "D"
    say(hand, "10 vedo vedo vedo")
    assert (who(hand), stacks_by_name(hand)["D"]) == ("B", 0)


# ── the covered card ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_chosen_card_stays_up_and_the_other_is_covered_in_the_next_round() -> None:
    """ita-tel-07."""
    hand = telesina_hand(1000, 1000, game="telesina-nessuna-sempre", deck=telesina_deck({"B": "AhKdTc"}, 2))
    assert shown(hand)["B"] == "?? ??"
    assert turn_up(hand, 0, 0) is None
    assert turn_up(hand, 1, 1) is None
    assert shown(hand)["B"] == "Ah ??"
    knock_round(hand)
    assert shown(hand)["B"] == "Ah ?? ??"
    assert (turn_up(hand, 0, 1), turn_up(hand, 1, 2)) == (None, None)
    assert shown(hand)["B"] == "Ah Kd ??"


@pytest.mark.parametrize(("mode", "choices"), [("mai", 0), ("primo-giro", 1), ("sempre", 4)])
def test_how_often_a_player_chooses(mode: str, choices: int) -> None:
    """ita-tel-08."""
    hand = knock_to_the_end(telesina_hand(game=f"telesina-una-{mode}"))
    assert len(all_of(hand, CardsUncovered)) == choices


def test_nobody_sees_a_choice_before_everybody_has_chosen() -> None:
    hand = telesina_hand(game="telesina-nessuna-sempre", deck=telesina_deck(HANDS, 4))
    before = public_view(hand.state)
    assert before.choosing == (1, 2, 3, 4)
    for seat in (2, 0, 3):
        assert turn_up(hand, seat, 1) is None
    seen = public_view(hand.state)
    assert (seen.choosing, seen.turn, seen.players) == ((2,), 0, before.players)
    assert seat_view(hand.state, hand.deck, 1).public == seen
    assert turn_up(hand, 1, 0) is None
    assert isinstance(hand.state, BettingRound)
    assert all_of(hand, CardsUncovered)[0].picks == tuple(
        zip(range(4), (1, 0, 1, 1), parse_cards("KhTcAdTs"), strict=True)
    )


def test_a_choice_once_made_stands_and_only_covered_cards_are_chosen() -> None:
    hand = telesina_hand(game="telesina-nessuna-sempre", deck=telesina_deck(HANDS, 4))
    assert turn_up(hand, 0, 1) is None
    codes = [turn_up(hand, 0, 0), turn_up(hand, 4, 0), turn_up(hand, 1, 2), hand.act(Check(1)), hand.act(Fold(1))]
    assert [refusal.code for refusal in codes if refusal] == ["not-now", "not-now", "wrong-pick", "not-now", "not-now"]
    assert len(all_of(hand, CardPicked)) == 1
    for seat in (1, 2, 3):
        turn_up(hand, seat, 1)
    knock_round(hand)
    refused = turn_up(hand, 0, 1)
    assert refused is not None
    assert refused.code == "wrong-pick"


def test_a_player_who_is_all_in_chooses_too() -> None:
    hand = telesina_hand(1000, 1000, 20, 1000, game="telesina-nessuna-sempre", deck=telesina_deck(HANDS, 4))
    say(choose_latest(hand), "10 vedo vedo vedo")
    assert isinstance(hand.state, Choosing)
    assert hand.state.waiting == 0b1111


def test_the_floor_may_kill_and_restore_a_hand_while_cards_are_chosen() -> None:
    hand = telesina_hand(game="telesina-nessuna-sempre", deck=telesina_deck(HANDS, 4))
    turn_up(hand, 0, 1)
    assert hand.act(KillHand(1, DIRECTOR)) is None
    assert public_view(hand.state).choosing == (3, 4)
    assert hand.act(RestoreHand(1, DIRECTOR)) is None
    assert public_view(hand.state).choosing == (2, 3, 4)
    assert hand.act(KillHand(0, DIRECTOR)) is None
    assert hand.act(RestoreHand(0, DIRECTOR)) is None
    assert public_view(hand.state).choosing == (2, 3, 4)
    for seat in (1, 2):
        turn_up(hand, seat, 1)
    assert hand.act(KillHand(3, DIRECTOR)) is None
    assert isinstance(hand.state, BettingRound)
    assert shown(hand)["B"] == "?? Kh"


def test_the_last_player_left_chooses_nothing_and_takes_the_pot() -> None:
    hand = telesina_hand(1000, 1000, game="telesina-nessuna-sempre")
    turn_up(hand, 0, 1)
    assert hand.act(KillHand(1, DIRECTOR)) is None
    assert shown(hand)["B"] == "?? ??"
    assert stacks_by_name(hand) == {"B": 1010, "A": 990}


def test_a_hand_brought_back_without_a_card_of_this_round_has_nothing_to_choose() -> None:
    hand = telesina_hand(game="telesina-nessuna-sempre", deck=telesina_deck(HANDS, 4))
    choose_latest(hand)
    assert hand.act(KillHand(3, DIRECTOR)) is None
    knock_round(hand)
    assert hand.act(RestoreHand(3, DIRECTOR)) is None
    assert public_view(hand.state).choosing == (1, 2, 3)


def test_a_hand_voided_while_cards_are_chosen_gives_every_chip_back() -> None:
    hand = telesina_hand(game="telesina-nessuna-sempre")
    assert hand.act(VoidHand(DIRECTOR)) is None
    assert set(stacks_by_name(hand).values()) == {1000}


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_without_two_who_can_bet_cards_and_vele_come_without_betting() -> None:
    """ita-vele-20."""
    hand = telesina_hand(1000, 60, game="telesina-ascensore")
    say(knock_round(hand), "50 vedo")
    assert hand.over
    assert len(all_of(hand, BoardTurned)) == 5
    assert len(all_of(hand, RoundOpened)) == 2
    last_turn = max([place for place, event in enumerate(hand.events) if isinstance(event, BoardTurned)])
    assert not any(isinstance(event, HandTabled) for event in hand.events[:last_turn])


def test_the_elevator_is_read_by_its_rows() -> None:
    """ita-vele-12: four queens by the row A E F beat everything else the vele make."""
    vele = "QhThAc9dQsTdTcAd9h"
    hands = {"B": "QdQcTs9s7h", "A": "AsKhKc9cJs", "C": "7d8c8s7sJc", "D": "8h7cJd8dKd"}
    hand = knock_to_the_end(telesina_hand(game="telesina-ascensore", deck=telesina_deck(hands, 4, vele=vele)))
    assert stacks_by_name(hand)["B"] == 1030
    read = {event.hands[0].category for event in all_of(hand, HandsRead)}
    assert read == {"four-of-a-kind"}
    assert triggers(hand.result())


def test_a_full_house_shown_by_the_last_player_left_begins_nothing() -> None:
    """ita-giro-06."""
    hands = {"B": "KhKsKd9c9h", "A": "QcJsThAdTc"}
    hand = telesina_hand(1000, 1000, deck=telesina_deck(hands, 2), asked=True)
    for _ in range(3):
        knock_round(hand)
    say(hand, "20 passo")
    assert hand.show() is None
    assert all_of(hand, HandTabled)
    assert not all_of(hand, HandsRead)
    assert not triggers(hand.result())


def test_a_table_may_bind_two_own_cards_to_three_vele() -> None:
    """AMB-22 and its other reading."""
    hands = {"B": "KcKh9h9c7d", "A": "AsJcQc8c8d", "C": "TsTd8h7c7s", "D": "AdAh8s7h9d"}
    deck = telesina_deck(hands, 4, vele="KsQhJs")
    free = knock_to_the_end(telesina_hand(game="telesina-tre", deck=deck))
    bound = knock_to_the_end(
        telesina_hand(game="telesina-tre", deck=deck, switches=ItalianSwitches(vele_own_cards=VeleOwnCards.EXACTLY_TWO))
    )
    assert (best(free), best(bound)) == ("full-house", "three-of-a-kind")


def best(hand: Hand) -> str:
    """The category that won."""
    winner = next(seat for seat, chips in hand.result().pots[0].shares if chips)
    return next(read.category for read in all_of(hand, HandsRead)[0].hands if read.seat == winner)


def test_the_games_are_twenty_four_and_their_lines_lie_within_their_figures() -> None:
    assert len(TELESINA) == 24
    for vele, figure in LAYOUTS.items():
        assert "".join(sorted("".join(GIRATE[vele]))) == figure.letters
        drawn = [letter for row in figure.rows for letter in row if letter != " "]
        assert "".join(sorted(drawn)) == figure.letters
        assert {place for line in figure.combinations for place in line} == set(range(len(figure.letters)))
    assert [len(LAYOUTS[vele].combinations) for vele in LAYOUTS] == [0, 1, 1, 1, 2, 7, 2, 4]


# ── limits, parol, showing ───────────────────────────────────────────────────────────────────────────────────────────


def test_in_fixed_limit_bets_are_antes_and_nothing_else() -> None:
    """ita-limit-05, at the last vela as in the first round."""
    hand = telesina_hand(game="telesina-due", limit=Limit.FIXED_LIMIT)
    for _ in range(5):
        assert (hand.options().min_to, hand.options().max_to) == (10, 10)
        knock_round(hand)
    say(hand, "10")
    assert (hand.options().min_to, hand.options().max_to) == (20, 20)
    refused = hand.raise_to(30)
    assert refused is not None
    say(hand, "20 30")
    assert hand.options().min_to == 40


def test_in_pot_limit_the_call_counts_once() -> None:
    """ita-limit-01: pot 40, bet 20, call 20; 40 + 20 + 20 + 20 is the most that goes in."""
    hand = telesina_hand(limit=Limit.POT_LIMIT)
    assert hand.options().max_to == 40
    say(hand, "20 vedo")
    assert hand.options().max_to == 100


def test_nobody_says_parol() -> None:
    """ita-parol-12, in any round; and there is no blind before the cards and no draw."""
    hand = telesina_hand(game="telesina-una")
    while not hand.over:
        refused = [hand.act(kind(hand.turn)) for kind in (Parol, PostBlind, Discard)]
        assert None not in refused
        assert hand.check() is None


def test_who_bet_last_shows_and_of_the_others_only_who_is_better_must() -> None:
    """B bets last and shows his pair; C has less and is asked, D is asked too, A has two pairs and shows by himself."""
    hands = {"B": "KdKh9h8h7d", "C": "TcQs9c8c7h", "D": "JcAd9d8d7s", "A": "QcTsTdQh8s"}
    hand = telesina_hand(deck=telesina_deck(hands, 4), asked=True)
    for _ in range(3):
        knock_round(hand)
    while who(hand) != "B":
        say(hand, "busso")
    say(hand, "20 vedo vedo vedo")
    order = []
    while not hand.over:
        order.append(who(hand))
        say(hand, "nascondo")
    assert order == ["C", "D"]
    names = [seat.player for seat in hand.events[0].plan.seats]  # type: ignore[union-attr]
    assert [names[event.seat] for event in all_of(hand, HandTabled)] == ["B", "A"]
    assert stacks_by_name(hand)["A"] == 1090


def test_who_bet_all_his_chips_shows_though_he_loses() -> None:
    """ita-show-02 with vele: the short stack bets his last chips and is beaten by the full house on the line."""
    hands = {"B": "9cKhQhThQd", "A": "KcKsJsJhTs"}
    hand = telesina_hand(60, 1000, game="telesina-una", deck=telesina_deck(hands, 2, vele="Kd"), asked=True)
    while who(hand) != "B":
        say(hand, "busso")
    say(hand, "50 vedo")
    assert next(event.cards for event in all_of(hand, HandTabled)) == parse_cards("9cKhQhThQd")
    assert stacks_by_name(hand) == {"B": 0, "A": 1060}
