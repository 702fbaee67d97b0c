"""Poker all'italiana from the antes to the opening: the deck, who opens, what happens when nobody does (a1, a3, a4)."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.hand.actions import Parol
from shuffleup.hand.events import DrawOpened, HolesDealt, PotAwarded, PotCarried, RoundOpened, SeatsLeftOut, WhyCarried
from shuffleup.hand.evolve import fold
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.state import BettingRound, BlindOpening, Drawing, Settled
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianSwitches
from shuffleup.table.carry import CarriedPot, NoCarry
from tests.hand.dealer import all_of
from tests.hand.italian_table import carried, italian_deck, italian_hand, say, stacks_by_name, who

JACKS, QUEENS, KINGS = OpeningLevel.JACKS, OpeningLevel.QUEENS, OpeningLevel.KINGS


def kept(*paid: tuple[str, int], level: OpeningLevel = QUEENS) -> CarriedPot:
    """A pot that nobody opened."""
    return CarriedPot(paid, level)


def level_pot(level: OpeningLevel) -> CarriedPot | None:
    """What lies on the table at a level: ten chips of each player for each hand that nobody opened."""
    hands = {JACKS: 0, QUEENS: 1, KINGS: 2}[level]
    return kept(*[(name, 10 * hands) for name in "ABCD"], level=level) if hands else None


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "cards"), [(2, 24), (3, 28), (4, 32), (5, 36), (6, 40)])
def test_the_fewer_players_the_shorter_the_deck(players: int, cards: int) -> None:
    """ita-deck-01 to 05."""
    hand = italian_hand(*[500] * players)
    assert len(deck_of_hand(hand.rules, hand.state.felt.plan)) == cards  # type: ignore[union-attr]


def test_a_seventh_player_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6 players, not to 7"):
        italian_hand(*[500] * 7, deck=italian_deck({}, 6))


def test_who_sits_out_counts_for_the_deck_and_pays_but_gets_no_cards() -> None:
    """ita-deck-08, ita-sit-01: 32 cards, three hands, four antes."""
    hand = say(italian_hand(away="C"), "dai")
    assert len(deck_of_hand(hand.rules, hand.state.felt.plan)) == 32  # type: ignore[union-attr]
    (dealt,) = all_of(hand, HolesDealt)
    assert [len(places) for places in dealt.places] == [5, 0, 5, 5]
    assert dealt.places[0] == (0, 3, 6, 9, 12), "one at a time to those dealt in"
    assert all_of(hand, SeatsLeftOut) == [SeatsLeftOut(0b0010)]
    assert isinstance(hand.state, BettingRound)
    assert sum(hand.state.felt.paid) == 40
    assert who(hand) == "B"
    say(hand, "busso")
    assert who(hand) == "D", "C is not asked"


def test_a_switch_counts_only_those_dealt_in() -> None:
    hand = italian_hand(away="C", switches=ItalianSwitches(deck_basis=DeckBasis.DEALT_IN))
    assert len(deck_of_hand(hand.rules, hand.state.felt.plan)) == 28  # type: ignore[union-attr]


# ── who may open ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("level", "cards", "opens"),
    [
        (JACKS, "JcJd9s8h7c", True),  # ita-open-01
        (JACKS, "TcTdAsKhQc", False),
        (KINGS, "AhAc9d8s7c", True),  # ita-open-03
        (KINGS, "QcQdAsKh9c", False),  # ita-open-04
        (KINGS, "ThTd9c9s7d", True),  # ita-open-05
        (KINGS, "8h9hThJhAc", True),  # ita-open-06
        (JACKS, "7d8d9dTdKs", True),  # ita-open-07
        (JACKS, "JcQcKcAc9d", False),  # ita-open-08
        (JACKS, "Ac7c8c9cQd", False),
        (JACKS, "8h9hJhQh7c", False),  # ita-open-09
        (QUEENS, "JcJd9s8h7c", False),
    ],
)
def test_only_a_hand_that_is_good_enough_opens(level: OpeningLevel, cards: str, opens: bool) -> None:  # noqa: FBT001
    hand = italian_hand(deck=italian_deck({"B": cards}, 4), carry=level_pot(level))
    if level is JACKS:
        say(hand, "dai")
    assert bool(hand.options().min_to) == opens
    answer = hand.raise_to(20)
    if opens:
        assert answer is None
        return
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.rule) == ("may-not-open", "italiana a4")
    assert answer.facts == (("level", level.value),)
    assert hand.check() is None, "knocking needs nothing (ita-open-10)"


def test_opening_is_never_compulsory_and_once_open_anybody_may_raise() -> None:
    hand = say(
        italian_hand(deck=italian_deck({"B": "JcJd9s8h7c", "C": "QcQd9c8d7d", "D": "AdKc9h8s7h"}, 4)), "dai busso"
    )
    assert who(hand) == "C"
    say(hand, "30")
    assert hand.options().min_to == 31, "D holds nothing and may raise"
    say(hand, "90")
    say(hand, "passo vedo vedo")
    assert isinstance(hand.state, Drawing)


def test_the_minimum_opening_is_the_ante_and_a_shorter_stack_opens_for_all_it_has() -> None:
    hand = italian_hand(14, 1000, 1000, 1000, deck=italian_deck({"B": "JcJd9s8h7c"}, 4))
    assert (hand.options().min_to, hand.options().max_to) == (4, 4)
    rich = say(italian_hand(deck=italian_deck({"B": "JcJd9s8h7c"}, 4)), "dai")
    assert (rich.options().min_to, rich.options().max_to) == (10, 990)


# ── nobody opens ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_unopened_hands_raise_the_demand_to_kings_and_no_further() -> None:
    """ita-open-02, ita-open-11: 40, 80, 120, 160 chips; jacks again once the pot is won."""
    pots, levels = [], []
    hand = italian_hand()
    for _ in range(4):
        if isinstance(hand.state, BlindOpening):
            say(hand, "dai")
        assert isinstance(hand.state, BettingRound)
        pots.append(sum(hand.state.felt.paid))
        say(hand, "busso busso busso busso")
        assert hand.over
        levels.append(carried(hand).level)
        stacks = stacks_by_name(hand)
        assert sum(stacks.values()) + carried(hand).chips == 4000
        hand = italian_hand(*[stacks[name] for name in "BCDA"], carry=carried(hand))
    assert pots == [40, 80, 120, 160]
    assert levels == [QUEENS, KINGS, KINGS, KINGS]
    say(hand, "passo passo passo nascondo")
    assert hand.result().carry == NoCarry()
    assert stacks_by_name(hand)["A"] == 1000 - 50 + 200


def test_the_redeal_has_no_blind_opening() -> None:
    """ita-blind-02."""
    hand = italian_hand(carry=level_pot(QUEENS))
    assert isinstance(hand.state, BettingRound)


def test_folding_does_not_open_and_the_rest_may_still_pass_the_pot_on() -> None:
    hand = say(italian_hand(), "dai passo busso busso busso")
    assert all_of(hand, PotCarried)[0].why is WhyCarried.UNOPENED
    assert carried(hand).contributions == (("B", 10), ("C", 10), ("D", 10), ("A", 10))


def test_who_folds_last_leaves_the_pot_to_the_one_who_knocked() -> None:
    hand = say(italian_hand(), "dai busso passo passo passo")
    say(hand, "nascondo")
    assert stacks_by_name(hand)["B"] == 1030
    assert hand.result().carry == NoCarry()


def test_all_in_from_the_ante_the_hand_goes_to_the_draw_though_nobody_opens() -> None:
    """ita-open-12: main pot 24, side pot 12; parol is not offered later."""
    hand = say(italian_hand(6, 1000, 1000, 1000), "busso busso busso")
    assert isinstance(hand.state, Drawing) and who(hand) == "B"
    say(hand, "servito servito servito servito")
    assert isinstance(hand.state, BettingRound) and who(hand) == "C"
    assert not may_say_parol(hand.rules, hand.state)
    refused = hand.act(Parol(hand.turn))
    assert isinstance(refused, Refusal) and dict(refused.facts)["why"] == "all-in"
    say(hand, "busso busso busso")
    while not hand.over:
        say(hand, "nascondo")
    assert {event.pot: event.amount for event in all_of(hand, PotAwarded)} == {0: 24, 1: 12}
    assert fold(hand.events) == hand.state


def test_with_one_player_able_to_bet_the_cards_are_changed_at_once() -> None:
    hand = italian_hand(6, 10, 10, 1000)
    assert isinstance(hand.state, Drawing), "no blind and no opening: nobody could answer"
    assert len(all_of(hand, RoundOpened)) == 0
    assert len(all_of(hand, DrawOpened)) == 1


def test_an_opening_nobody_follows_wins_without_a_draw() -> None:
    """ita-open-13: B gets 40 back and wins 40."""
    hand = say(italian_hand(deck=italian_deck({"B": "JcJd9s8h7c"}, 4)), "dai 40 passo passo passo")
    say(hand, "nascondo")
    assert hand.over and all_of(hand, DrawOpened) == []
    assert all_of(hand, PotAwarded)[0].amount == 40
    assert stacks_by_name(hand)["B"] == 1030


# ── who is not dealt in ──────────────────────────────────────────────────────────────────────────────────────────────


def test_one_player_dealt_in_wins_at_once() -> None:
    hand = italian_hand(away="BCD")
    assert hand.over
    assert stacks_by_name(hand) == {"B": 990, "C": 990, "D": 990, "A": 1030}


def test_nobody_dealt_in_carries_the_pot_at_the_same_level() -> None:
    """AMB-05."""
    hand = italian_hand(away="ABCD", carry=kept(*[(name, 10) for name in "ABCD"]))
    assert all_of(hand, PotCarried)[0].why is WhyCarried.NOBODY
    assert (carried(hand).chips, carried(hand).level) == (80, QUEENS)


def test_the_last_player_with_chips_takes_a_pot_nobody_could_come_back_for() -> None:
    hand = italian_hand(10, 10, 300, away="ABC")
    assert hand.over and hand.result().carry == NoCarry()
    assert stacks_by_name(hand) == {"B": 0, "C": 0, "A": 320}


def test_sitting_out_with_the_last_chip_as_ante_gives_no_cards_unless_the_switch_says_so() -> None:
    """ita-sit-05, AMB-03."""
    hand = italian_hand(1000, 10, 1000, 1000, away="C")
    assert all_of(hand, SeatsLeftOut) == [SeatsLeftOut(0b0010)]
    plays = italian_hand(1000, 10, 1000, 1000, away="C", switches=ItalianSwitches(sitout_allin_ante_plays=True))
    assert all_of(plays, SeatsLeftOut) == []
    say(plays, "dai busso busso busso")
    assert isinstance(plays.state, Drawing)


def test_chips_of_a_player_who_has_left_stay_in_the_pot() -> None:
    gone = kept(("A", 10), ("B", 10), ("C", 10), ("Z", 10))
    hand = say(italian_hand(500, 500, 500, carry=gone), "passo passo nascondo")
    assert stacks_by_name(hand)["A"] == 490 + 70
    assert isinstance(hand.state, Settled)
