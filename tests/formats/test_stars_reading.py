"""PokerStars text read: what our writer writes replays to the chip, so do cash hands, and what is wrong is named."""

import re

import pytest

from shuffleup.foreign_hands.cash import rake_units, second_board
from shuffleup.foreign_hands.files import hands_in
from shuffleup.formats.phh.phh import PhhError, PhhHand, Record, Replay, ReplayedHand
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, has_stars_name, stars_file
from shuffleup.games.limits import Limit
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import Replayers
from shuffleup.rulebooks.rule import Language
from shuffleup.table.plan import GameKey
from tests.formats.any_hands import GAMES, finished_hand
from tests.formats.phh_hands import QUIET, WILD, Mood, random_hand
from tests.formats.stars_odd_texts import CAPPED, CASHED_OUT, ODD_TEXTS, OLD, PART_SHOWN
from tests.formats.stars_texts import DRAW, EVERY_TEXT, FIXED, RAKED, SIDE_POTS, STRADDLED, STUD, TWICE

NAMED = [game for game in GAMES if has_stars_name(GameKey(*game))]


def read(text: str) -> list[PhhHand | PhhError]:
    return list(hands_in(text.splitlines(keepends=True), "night.txt"))


def one(text: str) -> PhhHand:
    (found,) = read(text)
    assert isinstance(found, PhhHand), found
    return found


def replayed(text: str) -> Replay:
    return Replayers(None).outcome(one(text))


def equal(outcome: Replay) -> bool:
    return isinstance(outcome, ReplayedHand) and outcome.equal and bool(outcome.hand.finishing)


@pytest.mark.parametrize("record", Record)
@pytest.mark.parametrize(("key", "limit"), NAMED)
def test_what_is_written_is_read_and_replays_to_the_chip(key: str, limit: Limit, record: Record) -> None:
    hands = [finished_hand(key, limit, seed) for seed in range(6)]
    text = stars_file([hand_to_pokerstars(hand.events, hand.deck, record=record) for hand in hands])
    found = read(text)
    assert len(found) == len(hands)
    for hand, again in zip(hands, found, strict=True):
        assert isinstance(again, PhhHand), again
        outcome = Replayers(None).outcome(again)
        assert equal(outcome) and not outcome.allowances, hand_to_pokerstars(hand.events, hand.deck)  # type: ignore[union-attr]


@pytest.mark.parametrize("mood", [QUIET, WILD], ids=["quiet", "wild"])
def test_antes_short_blinds_and_dead_buttons_are_read_too(mood: Mood) -> None:
    read_again = [random_hand(number, mood) for number in range(150)]
    outcomes = [replayed(hand_to_pokerstars(hand.events, hand.deck)) for hand in read_again]
    assert all(map(equal, outcomes))


@pytest.mark.parametrize("text", EVERY_TEXT, ids=["raked", "twice", "straddled", "sides", "fixed", "stud", "draw"])
def test_a_hand_of_a_room_ends_with_the_recorded_stacks(text: str) -> None:
    outcome = replayed(text)
    assert equal(outcome), outcome
    assert not outcome.allowances  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ODD_TEXTS.values(), ids=ODD_TEXTS)
def test_rare_tables_old_clients_and_cash_outs_end_with_the_recorded_stacks(text: str) -> None:
    outcome = replayed(text)
    assert equal(outcome), outcome


@pytest.mark.parametrize(
    "text",
    [*EVERY_TEXT, CASHED_OUT, CAPPED, OLD],
    ids=["raked", "twice", "straddled", "sides", "fixed", "stud", "draw", "cashed out", "capped", "old"],
)
def test_a_line_that_is_missing_is_found(text: str) -> None:
    """Not one line that moves chips can be left out without the hand being named, or ending otherwise."""
    lines = text.splitlines(keepends=True)
    moving = (" posts ", " calls ", " bets ", " raises ", " collected ", " brings in ")
    end = next(number for number, line in enumerate(lines) if line.startswith("*** SUMMARY"))
    places = [number for number, line in enumerate(lines[:end]) if any(word in line for word in moving)]
    for place in places:
        (found,) = read("".join(lines[:place] + lines[place + 1 :]))
        assert isinstance(found, PhhError) or not equal(Replayers(None).outcome(found)), lines[place]
    assert len(places) > 4


@pytest.mark.parametrize("text", [STRADDLED, STUD])
def test_what_nobody_called_goes_back_where_no_line_says_so(text: str) -> None:
    silent = "".join([line for line in text.splitlines(keepends=True) if not line.startswith("Uncalled bet")])
    assert silent != text and equal(replayed(silent))


def test_who_shows_a_part_of_his_hand_against_another_mucks_it() -> None:
    outcome = replayed(PART_SHOWN)
    assert equal(outcome), outcome


def test_the_chips_that_a_cap_keeps_are_not_played_and_a_cash_out_pays_as_the_cards_do() -> None:
    assert one(CAPPED).stacks == (1_000, 1_000, 995)
    assert one(CASHED_OUT).finishing == (530, 1_925, 200)


def test_a_rake_a_second_board_a_time_and_a_mucked_hand_are_recorded() -> None:
    raked, twice = one(RAKED), one(TWICE)
    assert (rake_units(raked), raked.scale, raked.fields["currency"]) == (80, 100, "USD")
    assert str(raked.fields["time"]) == "19:15:09"
    assert [line for line in raked.lines if "mucked [Ad Qh]" in line]
    assert len(second_board(twice)) == 5 and rake_units(twice) == 300


def test_a_second_board_halves_the_pot_and_another_one_does_not() -> None:
    other = TWICE.replace("[Ad 8s 7s] [Ts]", "[Ad 8s 7s] [5d]").replace("[Ad 8s 7s Ts] [4c]", "[Ad 8s 7s 5d] [4c]")
    outcome = replayed(other)
    assert isinstance(outcome, ReplayedHand) and outcome.differing == (0, 2)
    short = TWICE.replace("[Ad 8s 7s Ts] [4c]", "[Ad 8s 7s] [4c]")
    with pytest.raises(QuestionError) as told:
        replayed(short)
    assert told.value.told(Language.ENGLISH).message == "the second board does not go with the first"


def test_a_straddle_speaks_last_and_a_dead_blind_is_no_bet() -> None:
    hand = one(STRADDLED)
    assert hand.posts is not None
    assert [(owed.kind.value, owed.amount) for owed in hand.posts.postings] == [
        ("small-blind", 100), ("small-blind", 200), ("big-blind", 400), ("small-blind", 200), ("dead-ante", 100)
    ]  # fmt: skip
    assert hand.posts.stakes.big_blind == 200


def test_a_straddle_and_a_dead_blind_are_written_as_they_were_told() -> None:
    hand = Replayers(None).played(one(STRADDLED))
    text = hand_to_pokerstars(hand.events, hand.deck)
    posts = [line for line in text.splitlines() if ": posts " in line]
    assert posts == [
        "Anna: posts small blind 100",
        "Bruno: posts big blind 200",
        "Carla: posts straddle 400",
        "Dario: posts small & big blinds 300",
    ]
    roles = [re.findall(r"\((.+?)\)", line) for line in text.splitlines() if re.search(r" (folded|collected)", line)]
    assert [told[:1] for told in roles[-5:]] == [["small blind"], ["big blind"], ["1200"], [], ["button"]]
    assert equal(replayed(text))


def test_other_texts_are_what_they_say() -> None:
    assert [one(text).game.code for text in (SIDE_POTS, FIXED, STUD, DRAW)] == ["NT", "FT", "F7S", "F2L3D"]
    assert [one(SIDE_POTS).fields[name] for name in ("event", "level", "seat_count")] == ["900100", 11, 9]
    assert one(SIDE_POTS).fields["players"] == ["Bruno", "Carla", "Dario", "Anna"]


@pytest.mark.parametrize(
    ("wrong", "right", "told"),
    [
        ("Anna: checks\nBruno: bets", "Anna: ponders\nBruno: bets", "line 18: 'Anna: ponders' is not understood; a"),
        ("Total pot $15.95", "Total pot $16.95", "line 32: the pot is told as 16.95, and the lines put in 15.95; "),
        ("[Ah 7c 2d] [9s]", "[Ah 7c 2d] [As]", "line 21: a card is there twice; correct one of the two cards"),
        ("[Ah 7c 2d] [9s]", "[Ah 7c 2d] [Xs]", "line 21: 'Xs' is not a card"),
        ("Hold'em No Limit", "6 Card Omaha No Limit", "line 1: no game is named here that can be read; games"),
        ("Hold'em No Limit", "Split Hold'em No Limit", "line 1: no game is named here that can be read; games"),
        ("Hold'em No Limit", "Hold'em Pot Limit Pre-Flop, No Limit Post-Flop", "line 1: no game is named here"),
        ("($0.25/$0.50 USD)", "", "line 1: the stakes are missing; "),
        ("Table 'Orione II' 6-max", "Tavolo", "line 2: this line should tell the table; "),
        ("*** SUMMARY ***", "", "the hand is cut off: it has no summary; save the file again"),
        ("Bruno: bets $2.25", "Bruno: bets $222.25", "line 19: Bruno puts in more than he has; "),
        ("*** TURN ***", "*** TRUN ***", "'*** TRUN *** [Ah 7c 2d] [9s]' is not understood; streets are"),
        ("Anna collected", "Zeno collected", "is not understood; name a player of the list"),
        ("Anna: posts big blind", "Anna: posts big bet", "is not understood; posts are: ante, small blind"),
        ("Anna: shows", "Hand cancelled\nAnna: shows", "line 28: the hand was cancelled"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_line_and_the_other_hands_are_read(wrong: str, right: str, told: str) -> None:
    assert wrong in RAKED
    before, bad, after = read("\n\n".join([STUD, RAKED.replace(wrong, right), TWICE]))
    assert isinstance(before, PhhHand) and isinstance(after, PhhHand)
    assert isinstance(bad, PhhError)
    message = str(bad)
    assert message.startswith("night.txt: hand 200000000001: ") and "\n" not in message
    shift = STUD.count("\n") + 2
    for number in range(40, 0, -1):
        message = message.replace(f"line {number + shift}:", f"line {number}:")
    assert told in message


def test_a_mark_at_the_beginning_and_text_before_the_first_hand() -> None:
    assert len(read("\ufeff\n" + RAKED)) == 1
    first, hand = hands_in(("transcript\n" + RAKED).splitlines(keepends=True), "x.txt", "pokerstars")
    assert str(first) == "x.txt: line 1: no hand begins here; a hand begins with PokerStars Hand #1:"
    assert isinstance(hand, PhhHand)
