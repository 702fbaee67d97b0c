"""Open Hand History of cash games: straddles, dead and extra blinds, and pots divided to the cent."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from shuffleup.foreign_hands.cash import CashReplayer
from shuffleup.foreign_hands.files import hands_in
from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh
from shuffleup.formats.phh.phh import PhhHand, ReplayedHand
from shuffleup.hand.play import Hand
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import PostingKind
from tests.cli.shell import ran
from tests.formats.schemas import faults
from tests.formats.stars_texts import STRADDLED

REPLAYER = CashReplayer(resolved("tda-2024"))
SMALL, BIG, DEAD = PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND, PostingKind.DEAD_ANTE
Row = tuple[int, str, float]


def act(row: Row) -> dict[str, object]:
    player, action, amount = row
    return {"action_number": 1, "action": action, "player_id": player, "amount": amount}


def cash(rows: Sequence[Row], won: dict[int, float], *later: dict[str, object], **fields: object) -> str:
    """A hand of four, at 0.50 and 1, the button in chair 4: players 1 to 4 are dealt in that order."""
    wins = [{"player_id": player, "win_amount": amount} for player, amount in won.items()]
    ohh: dict[str, object] = {
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL", "bet_cap": 0},
        "dealer_seat": 4,
        "small_blind_amount": 0.5,
        "big_blind_amount": 1,
        "players": [{"id": n, "seat": n, "name": f"player {n}", "starting_stack": 100.0} for n in range(1, 5)],
        "rounds": [{"id": 0, "street": "Preflop", "actions": [act(row) for row in rows]}, *later],
        "pots": [{"number": 0, "amount": sum(won.values()), "rake": 0, "player_wins": wins}],
    }
    return json.dumps({"ohh": ohh | fields})


def played(record: PhhHand) -> Hand:
    outcome, hand = REPLAYER.replayed(record)
    assert isinstance(outcome, ReplayedHand) and outcome.equal and not outcome.allowances, outcome
    assert record.finishing
    return hand


def owed(hand: Hand) -> list[tuple[int, PostingKind, int]]:
    return [(one.seat, one.kind, one.amount) for one in plan_of(hand.state).postings]


def written_again(hand: Hand) -> list[str]:
    """The names under which its postings are written; the hand that is read from them is the same."""
    text = hand_to_ohh(hand.events, hand.deck)
    assert [one for one in faults("open_hand_history", json.loads(text)) if "'tournament_info'" not in one] == [], text
    (read,) = read_ohh(text, "again.ohh")
    again = played(read)
    assert owed(again) == owed(hand)
    assert again.state.stacks == hand.state.stacks  # type: ignore[union-attr]  # a finished hand has stacks
    rows = json.loads(text)["ohh"]["rounds"][0]["actions"]
    return [row["action"] for row in rows if row["action"].startswith(("Post", "Straddle"))]


BLINDS = ((1, "Post SB", 0.5), (2, "Post BB", 1))


def test_a_straddle_takes_the_last_word_and_costs_nothing_later() -> None:
    rows = [*BLINDS, (3, "Straddle", 2), (4, "Call", 2), (1, "Fold", 0), (2, "Call", 1), (3, "Check", 0)]
    flop = [(2, "Bet", 1.0), (3, "Fold", 0), (4, "Fold", 0)]
    after = {"id": 1, "street": "Flop", "cards": ["2s", "2d", "Kc"], "actions": [act(row) for row in flop]}
    (read,) = read_ohh(cash(rows, {2: 6.5}, after), "x.ohh")
    hand = played(read)
    assert read.scale == 2
    assert owed(hand) == [(0, SMALL, 1), (1, SMALL, 2), (2, BIG, 4)]
    assert read.finishing == (199, 209, 196, 196)
    assert written_again(hand) == ["Post SB", "Post BB", "Straddle"]


def test_two_straddles() -> None:
    rows = [*BLINDS, (3, "Straddle", 2), (4, "Straddle", 4), (1, "Fold", 0), (2, "Fold", 0), (3, "Fold", 0)]
    (read,) = read_ohh(cash(rows, {4: 5.5}), "x.ohh")
    hand = played(read)
    assert [(seat, kind) for seat, kind, _ in owed(hand)] == [(0, SMALL), (1, SMALL), (2, SMALL), (3, BIG)]
    assert written_again(hand) == ["Post SB", "Post BB", "Straddle", "Straddle"]


@pytest.mark.parametrize(
    ("posts", "names"),
    [
        ([(4, "Post Dead", 0.5), (4, "Post BB", 1)], ["Post Extra Blind", "Post Dead"]),
        ([(4, "Post Dead", 0.5), (4, "Post Extra Blind", 1)], ["Post Extra Blind", "Post Dead"]),
        ([(4, "Post Extra Blind", 1.5)], ["Post Extra Blind", "Post Dead"]),
        ([(4, "Post Extra Blind", 1)], ["Post Extra Blind"]),
        ([(4, "Post BB", 1)], ["Post Extra Blind"]),
        ([(4, "Post Dead", 0.5)], ["Post Dead"]),
    ],
)
def test_a_player_who_comes_back_posts_what_he_missed(posts: list[Row], names: list[str]) -> None:
    """What is dead is no part of his bet: he calls as much as anybody who has posted only the live blind."""
    live = 1 if any(amount >= 1 for _, _, amount in posts) else 0
    dead = sum([amount for _, _, amount in posts]) - live
    rows = [*BLINDS, *posts, (3, "Raise", 3), (4, "Call", 3 - live), (1, "Fold", 0), (2, "Fold", 0)]
    flop = [(3, "Bet", 5.0), (4, "Fold", 0)]
    after = {"id": 1, "street": "Flop", "cards": ["2s", "2d", "Kc"], "actions": [act(row) for row in flop]}
    (read,) = read_ohh(cash(rows, {3: 7.5 + dead}, after), "x.ohh")
    hand = played(read)
    kinds = [kind for seat, kind, _ in owed(hand) if seat == 3]
    assert sorted(kinds, key=str) == sorted([SMALL] * live + [DEAD] * bool(dead), key=str)
    assert sorted(written_again(hand)) == sorted(["Post SB", "Post BB", *names])


def test_a_dead_small_blind_alone() -> None:
    rows = [(2, "Post BB", 1), (1, "Post Dead", 0.5), (3, "Fold", 0), (4, "Fold", 0), (1, "Fold", 0)]
    (read,) = read_ohh(cash(rows, {2: 0.5}), "x.ohh")
    assert sorted(written_again(played(read))) == ["Post BB", "Post Dead"]


def test_pots_are_divided_to_the_cent() -> None:
    """Two equal hands share 2.01: the odd cent goes to the left of the button."""
    deal = [
        {**act((1, "Dealt Cards", 0)), "cards": ["As", "Kd"]},
        {**act((2, "Dealt Cards", 0)), "cards": ["Ad", "Ks"]},
    ]
    rows = [*BLINDS, (3, "Post Dead", 0.01), (3, "Fold", 0), (4, "Fold", 0), (1, "Call", 0.5), (2, "Check", 0)]
    streets = [("Flop", ["2s", "2d", "Kc"]), ("Turn", ["7h"]), ("River", ["9c"])]
    after = [
        {"id": n, "street": name, "cards": cards, "actions": [act((1, "Check", 0)), act((2, "Check", 0))]}
        for n, (name, cards) in enumerate(streets, 1)
    ]
    shown = [{**one, "action": "Shows Cards"} for one in deal]
    after.append({"id": 4, "street": "Showdown", "cards": [], "actions": shown})
    for with_dead in (True, False):
        posts = rows if with_dead else [row for row in rows if row[1] != "Post Dead"]
        won = {1: 1.01, 2: 1.0} if with_dead else {1: 1.0, 2: 1.0}
        document = json.loads(cash(posts, won, *after))
        document["ohh"]["rounds"][0]["actions"][:0] = deal
        (read,) = read_ohh(json.dumps(document), "x.ohh")
        played(read)


def test_a_straddled_hand_of_a_client_goes_there_and_back(tmp_path: Path) -> None:
    (record,) = hands_in(STRADDLED.splitlines(keepends=True), "x.txt")
    assert isinstance(record, PhhHand)
    names = written_again(played(record))
    assert names == ["Post SB", "Post BB", "Straddle", "Post Extra Blind", "Post Dead"]
    there = tmp_path / "there.ohh"
    (tmp_path / "x.txt").write_text(STRADDLED, encoding="utf-8")
    assert ran("convert", str(tmp_path / "x.txt"), str(there)).status == 0
    assert ran("replay", str(there)).status == 0


@pytest.mark.parametrize("action", ["Add to Pot", "Added To Pot", "Player Adjustment"])
def test_what_cannot_be_played_is_one_line(action: str) -> None:
    rows = [*BLINDS, (3, action, 2), (3, "Fold", 0), (4, "Fold", 0), (1, "Fold", 0)]
    with pytest.raises(ValueError, match=f"^x.ohh: Preflop: {action}: these chips are neither a bet nor a posting"):
        read_ohh(cash(rows, {2: 1.5}), "x.ohh")
