"""PHH in: what is understood, and the one line that says why something is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.formats.phh.phh import GAMES, PhhError, read_phh, read_phhs
from shuffleup.formats.phh.record import MUCK, BetTo, DealHole, DealtBoard, Remark, SeatAct, ShowHand
from tests.formats.phh_texts import actions, phh


def test_forced_bets_heads_up_are_turned_back_to_their_players() -> None:
    hand = read_phh(phh(antes="[0, 30]"), "x.phh")
    assert hand.stakes.blinds == (100, 50)
    assert hand.stakes.antes == (30, 0)
    assert (hand.scale, hand.stacks, hand.finishing) == (1, (1000, 1000), (1300, 700))


def test_parts_of_a_chip_are_scaled_to_the_smallest_unit_and_never_floats() -> None:
    text = phh(starting_stacks="[1000.5, 1000.25]", finishing_stacks=None, actions=actions("p2 cbr 300.5"))
    hand = read_phh(text, "x.phh")
    assert hand.scale == 4
    assert hand.stacks == (4002, 4001)
    assert hand.stakes.blinds == (400, 200)
    assert hand.actions == (BetTo(1, 1202),)
    assert hand.recorded(1202) == "300.5"
    assert hand.recorded(4000) == "1000"


def test_a_file_that_counts_in_25s_is_read_in_chips_of_the_event() -> None:
    hand = read_phh(phh(_counted_in="25", actions=actions("p2 cbr 300")), "x.phh")
    assert (hand.scale, hand.parts, hand.stacks, hand.finishing) == (25, 1, (25_000, 25_000), (32_500, 17_500))
    assert hand.stakes.blinds == (2500, 1250)
    assert hand.actions == (BetTo(1, 7500),)
    assert hand.recorded(7500) == "300"


def test_a_tenth_is_a_tenth() -> None:
    hand = read_phh(phh(starting_stacks="[0.1, 0.3]", finishing_stacks="[0.2, 0.2]"), "x.phh")
    assert (hand.scale, hand.stacks) == (10, (1, 3))


def test_whole_floats_need_no_unit() -> None:
    assert read_phh(phh(finishing_stacks="[1300.0, 700.00]"), "x.phh").scale == 1


def test_every_form_of_an_action() -> None:
    lines = (
        "d dh p1 As??",
        "  d  dh p2 ????  # dealt face down",
        "# the dealer knocks",
        "",
        "d db 4s5cTh",
        "p1 sm AsKd",
        "p2 sm -",
        "p1 sm # mucks",
    )
    hand = read_phh(phh(actions=actions(*lines)), "x.phh")
    ace, king = parse_cards("AsKd")
    assert hand.actions == (
        DealHole(0, (ace, UNKNOWN)),
        DealHole(1, (UNKNOWN, UNKNOWN)),
        Remark(),
        Remark(),
        DealtBoard(parse_cards("4s5cTh")),
        ShowHand(0, (ace, king)),
        ShowHand(1, ()),
        SeatAct(0, MUCK),
    )
    assert hand.action_place(4) == note("action-number", number="5 'd db 4s5cTh'")


def test_other_fields_are_kept_as_they_stand() -> None:
    hand = read_phh(phh(event="'Main event'", _note="[1, 2]"), "x.phh")
    assert hand.fields == {"event": "Main event", "_note": [1, 2]}


def test_a_collection_holds_one_hand_in_each_section() -> None:
    other = phh(variant="'PO'", actions=actions())
    hands = read_phhs(f"[1]\n{phh()}\n[7]\n{other}", "night.phhs")
    assert [(hand.place, hand.game.code) for hand in hands] == [("night.phhs: [1]", "NT"), ("night.phhs: [7]", "PO")]


@pytest.mark.parametrize("code", GAMES)
def test_each_game_asks_for_its_own_fields(code: str) -> None:
    game = GAMES[code]
    every = phh(variant=f"'{code}'", small_bet="100", big_bet="200", bring_in="25", actions=actions())
    assert read_phh(every, "x.phh").game is game
    wanted = "small_bet" if game.fixed else "min_bet"
    with pytest.raises(PhhError, match=f"the field '{wanted}' is missing"):
        read_phh(phh(variant=f"'{code}'", small_bet=None, min_bet=None, bring_in="25", big_bet="200"), "x.phh")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"variant": None}, "x.phh: the field 'variant' is missing; add variant = …"),
        ({"variant": "'NLH'"}, "x.phh: variant: 'NLH' is not a variant; "),
        ({"variant": "'fo/8'"}, "x.phh: variant: 'fo/8' is not a variant; did you mean 'FO/8'?"),
        ({"min_bet": None, "min_bets": "100"}, "x.phh: the field 'min_bet' is missing; is 'min_bets' a misspelling"),
        ({"starting_stacks": "[1000]"}, "x.phh: starting_stacks: a hand needs the stacks of two players"),
        ({"starting_stacks": "[1000, 0]"}, "x.phh: starting_stacks: player 2 has no chips; "),
        ({"starting_stacks": "[1000, -5]"}, "x.phh: starting_stacks: -5 is not an amount; "),
        ({"starting_stacks": "[1000, inf]"}, "x.phh: starting_stacks: 'Infinity' is an unknown amount; "),
        ({"starting_stacks": "[1000, 1e-99999999]"}, "x.phh: starting_stacks: '1E-99999999' is finer than"),
        ({"starting_stacks": "[1000, 1e99999999]"}, "x.phh: starting_stacks: 1E+99999999 is not an amount"),
        ({"starting_stacks": "[1000, true]"}, "x.phh: starting_stacks: 'True' is not an amount; "),
        ({"starting_stacks": "[900, 1000, 1100]"}, "x.phh: antes: 2 instead of 3 amounts; "),
        ({"blinds_or_straddles": "[50]"}, "x.phh: blinds_or_straddles: 1 instead of 2 amounts; "),
        ({"finishing_stacks": "[1300, 700, 0]"}, "x.phh: finishing_stacks: 3 instead of 2 amounts; "),
        ({"blinds_or_straddles": "[0, 0]", "min_bet": "0"}, "x.phh: min_bet: 0 is no bet; where nobody posts anything"),
        ({"_counted_in": "0"}, "x.phh: _counted_in: '0' is not a chip; "),
        ({"_counted_in": "true"}, "x.phh: _counted_in: 'True' is not a chip; "),
        ({"_counted_in": "2.5"}, "x.phh: _counted_in: '2.5' is not a chip; "),
        ({"antes": "5"}, "x.phh: antes: this is not an array; "),
        ({"players": "['Anna']"}, "x.phh: players: 1 instead of 2 entries; "),
        ({"seats": "['x', 2]"}, "x.phh: seats: 'x' is not a seat; seats are whole numbers from 1"),
        ({"seats": "[[1], 2]"}, "x.phh: seats: '[1]' is not a seat; "),
        ({"seats": "[1.5, 2]"}, "x.phh: seats: '1.5' is not a seat; "),
        ({"seats": "[true, 2]"}, "x.phh: seats: 'True' is not a seat; "),
        ({"seats": "[0, 2]"}, "x.phh: seats: '0' is not a seat; "),
        ({"seats": "[2, 2]"}, "x.phh: seats: 2 is there twice; give each player a seat of his own"),
        ({"ante_trimming_status": "1"}, "x.phh: ante_trimming_status: '1' is neither true nor false; "),
        ({"actions": "'p1 f'"}, "x.phh: actions: this is not an array; "),
        ({"actions": "['p1 f', 3]"}, "x.phh: action 2: 3 is not a text; "),
        ({"actions": "['p1 folds']"}, "x.phh: 'p1 folds': this is not an action; write one of "),
        ({"actions": "['p3 f']"}, "x.phh: 'p3 f': 'p3' is not a player; players are p1 to p2"),
        ({"actions": "['p1 cbr -5']"}, "x.phh: 'p1 cbr -5': '-5' is not an amount; "),
        ({"actions": "['p1 cbr 1e9']"}, "x.phh: 'p1 cbr 1e9': '1e9' is not an amount; "),
        ({"actions": "['d db 4s5c1h']"}, "x.phh: 'd db 4s5c1h': '1h' is not a card"),
        ({"actions": "['d dh p1 AsAs']"}, "x.phh: 'd dh p1 AsAs': As is there twice; "),
        ({"actions": "['d dh p1 AsKd', 'p1 sm AsAs']"}, "x.phh: 'p1 sm AsAs': a card is there twice; "),
        ({"actions": "['d dh p1 AsKd', 'd dh p2 KdQd']"}, "x.phh: 'd dh p2 KdQd': Kd is there twice; "),
        ({"actions": "['d dh p1 AsKd', 'p2 sm KdQd']"}, "x.phh: 'p2 sm KdQd': Kd is there twice; "),
        ({"actions": "['d dh p1 AsKd', 'd db KdQd2c']"}, "x.phh: 'd db KdQd2c': Kd is there twice; "),
    ],
)
def test_what_is_wrong_is_said_in_one_line(changes: dict[str, str | None], told: str) -> None:
    with pytest.raises(PhhError) as caught:
        read_phh(phh(**changes), "x.phh")
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)
    assert caught.value.first.hint


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("variant = 'NT'\nantes = [0, 0\nmin_bet = 2\n", "x.phh: line 3: not TOML: "),
        ("variant = 'NT'\nvariant = 'NT'\n", "x.phh: line 2: not TOML: cannot overwrite a value"),
        ("variant = '", "x.phh: end of the file: not TOML: "),
        ("", "x.phh: the file is empty; "),
        ("a = " + "[" * 5000, "x.phh: "),
        ("a = " + "9" * 5000, "x.phh: "),
        (f"[1]\n{phh()}[2]\n{phh()}", "x.phh: 2 hands in a file where one is expected; "),
        (f"[1]\n{phh()}[2]\n" + phh(variant="'XX'"), "x.phh: [2]: variant: 'XX' is not a variant; "),
    ],
)
def test_a_file_that_is_no_hand(text: str, told: str) -> None:
    with pytest.raises(PhhError) as caught:
        read_phh(text, "x.phh")
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)


@given(st.text(alphabet=st.sampled_from("[]='\"#.,\n pdhcbsmfr0123456789AKQs?"), max_size=60), st.integers(0, 300))
def test_damage_is_told_and_never_crashes(scribble: str, place: int) -> None:
    whole = phh()
    damaged = whole[:place] + scribble + whole[place + len(scribble) :]
    try:
        read_phhs(damaged, "x.phh")
    except PhhError as fault:
        assert str(fault).startswith("x.phh: ")
