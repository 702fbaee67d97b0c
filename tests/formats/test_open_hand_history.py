"""Open Hand History out and in: the published format, nothing secret in it, the same stacks when it is read back."""

import copy
import json
import random
from collections.abc import Iterator
from decimal import Decimal

import pytest

from shuffleup.answer import note
from shuffleup.cards.card import card_text
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.ohh.open_hand_history import OhhError, OhhMeta, hand_to_ohh, hands_file, has_game_type
from shuffleup.formats.ohh.record import STUD_STREETS
from shuffleup.formats.phh.phh import Prepared, Record, ReplayedHand, Replayer, hand_to_phh, read_phh
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandKilled, HandStarted, HandTabled
from shuffleup.hand.play import Hand
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.stakes import AnteMode, Stakes
from tests.formats.phh_hands import WILD, rules_of
from tests.formats.phh_hands import random_hand as flop_hand
from tests.formats.plain_hands import EVENT
from tests.formats.schemas import faults
from tests.games.random_hands import act_by_chance, random_hand

REPLAYER = Replayer(resolved("tda-2024"))


def stud_hand(game: str, seed: int) -> Hand:
    chance = random.Random(seed)
    hand = random_hand(game, Limit.FIXED_LIMIT, 7, chance)
    while not hand.over:
        act_by_chance(hand, chance)
    return hand


def plan_of(hand: Hand) -> HandPlan:
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return started.plan


def hands() -> Iterator[Hand]:
    for number in range(270):
        yield flop_hand(number, WILD)
    for seed in range(60):
        yield stud_hand("stud", seed)
        yield stud_hand("stud-8", seed)


@pytest.mark.parametrize("record", Record)
def test_what_we_write_is_the_format_and_is_replayed_to_the_same_stacks(record: Record) -> None:
    for number, hand in enumerate(hands()):
        meta = OhhMeta(number=f"autumn-1-{number}", started=1_767_268_800_000_000, table="3", event=EVENT)
        text = hand_to_ohh(hand.events, hand.deck, meta, record)
        assert not faults("open_hand_history", json.loads(text)), text
        (read,) = read_ohh(text, f"hand {number}")
        outcome = REPLAYER.replay(read)
        assert isinstance(outcome, ReplayedHand) and outcome.equal, f"{outcome}\n{text}"
        assert outcome.stacks == read.finishing == hand.state.stacks


def test_every_chip_that_goes_in_comes_out() -> None:
    for hand in hands():
        ohh = json.loads(hand_to_ohh(hand.events, hand.deck))["ohh"]
        paid = sum([act["amount"] for one in ohh["rounds"] for act in one["actions"]])
        pots = sum([pot["amount"] for pot in ohh["pots"]])
        assert pots == sum([win["win_amount"] for pot in ohh["pots"] for win in pot["player_wins"]])
        assert pots <= paid


def cards_of(ohh: dict[str, object], player: int) -> list[str]:
    return [
        card
        for one in ohh["rounds"]  # type: ignore[attr-defined]
        for act in one["actions"]
        if act.get("player_id") == player
        for card in act.get("cards", ())
    ]


def test_a_public_record_names_no_card_that_was_not_shown_but_the_heros() -> None:
    hidden = 0
    for number in range(60):
        hand = flop_hand(number, WILD)
        shown = {event.seat for event in hand.events if isinstance(event, HandTabled)}
        holes = hand.state.felt.cards.holes
        for hero in (-1, 0):
            name = hand.state.felt.plan.seats[0].player if hero == 0 else ""
            text = hand_to_ohh(hand.events, hand.deck, OhhMeta(hero=name), Record.PUBLIC)
            ohh = json.loads(text)["ohh"]
            assert ohh.get("hero_player_id", -1) == hero
            assert ("Observed" in ohh.get("flags", ())) is (hero < 0)
            for seat, places in enumerate(holes):
                named = set(cards_of(ohh, seat))
                own = {card_text(hand.deck.cards[place]) for place in places}
                assert named == (own if seat in shown or seat == hero else set())
                hidden += not named
    assert hidden > 100


def test_a_raise_is_what_was_put_in_by_it_and_nothing_is_a_bet_before_the_flop() -> None:
    for number in range(120):
        hand = flop_hand(number, WILD)
        ohh = json.loads(hand_to_ohh(hand.events, hand.deck))["ohh"]
        left = {player["id"]: player["starting_stack"] for player in ohh["players"]}
        for act in [act for one in ohh["rounds"] for act in one["actions"]]:
            left[act["player_id"]] -= act["amount"]
            assert left[act["player_id"]] >= 0
            assert act["is_allin"] is (act["amount"] > 0 and left[act["player_id"]] == 0)
        assert not [act for act in ohh["rounds"][0]["actions"] if act["action"] == "Bet"]


def test_the_event_is_told_in_the_words_of_the_format() -> None:
    hand = flop_hand(1, WILD)
    text = hand_to_ohh(hand.events, hand.deck, OhhMeta(event=EVENT))
    assert json.loads(text, parse_float=Decimal)["ohh"]["tournament_info"] == {
        "tournament_number": "autumn-1",
        "name": "Autumn",
        "start_date_utc": "2026-10-03T18:00:00Z",
        "currency": "EUR",
        "buyin_amount": Decimal("25.50"),
        "fee_amount": Decimal(3),
        "bounty_fee_amount": Decimal(5),
        "initial_stack": 20_000,
        "type": "MTT",
        "flags": ["Bounty"],
        "speed": {"type": "Normal", "round_time": 1200},
    }


def test_several_hands_are_one_file_with_a_blank_line_between() -> None:
    texts = [hand_to_ohh(hand.events, hand.deck) for hand in (flop_hand(number, WILD) for number in range(5))]
    text = hands_file(texts)
    assert text.count("\n\n") == 4
    assert [hand.section for hand in read_ohh(text, "x.ohh")] == [
        note("hand-number", number=number) for number in range(1, 6)
    ]


def test_stud_without_a_bring_in_is_stud() -> None:
    rules = rules_of("stud", Limit.FIXED_LIMIT)
    stakes = Stakes(0, 0, 10, AnteMode.ALL_PLAYERS, small_bet=20, big_bet=40)
    for stack in (500, 30):
        plan = first_hand_plan(rules.game, stakes, {"Anna": stack, "Bruno": 500, "Carla": 500})
        hand = Hand.start(rules, plan, Deck(FULL_DECK))
        while not hand.over:
            options = hand.options()
            assert (
                hand.raise_to(options.min_to) if options.min_to else hand.call() if options.call else hand.check()
            ) is None
        text = hand_to_ohh(hand.events, hand.deck)
        assert [one["street"] for one in json.loads(text)["ohh"]["rounds"]][:5] == list(STUD_STREETS)
        for read in (*read_ohh(text, "x.ohh"), read_phh(hand_to_phh(hand.events, hand.deck), "x.phh")):
            outcome = REPLAYER.replay(read)
            assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome


def test_games_that_the_format_has_no_name_for() -> None:
    named = [
        key for key in ("holdem", "omaha", "omaha-8", "stud", "stud-8") if has_game_type(GameKey(key, Limit.POT_LIMIT))
    ]
    assert len(named) == 5
    for key in ("razz", "badugi", "single-draw-27", "five-card-draw", "italiana", "omaha-5"):
        assert not has_game_type(GameKey(key, Limit.FIXED_LIMIT))
    assert not has_game_type(GameKey("holdem", Limit.SPREAD_LIMIT))
    with pytest.raises(ValueError, match="has no name for fixed-limit razz"):
        hand_to_ohh(stud_hand("razz", 1).events, stud_hand("razz", 1).deck)


def test_an_absent_players_hand_is_dead_for_the_reader_too() -> None:
    killed = [hand for hand in hands() if any(isinstance(event, HandKilled) for event in hand.events)]
    assert killed
    for hand in killed:
        (read,) = read_ohh(hand_to_ohh(hand.events, hand.deck), "x.ohh")
        outcome = REPLAYER.replay(read)
        assert isinstance(outcome, ReplayedHand) and outcome.equal


def blinds_of(plan: HandPlan) -> list[Posting]:
    return [owed for owed in plan.postings if owed.kind in (PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND)]


def test_every_hand_costs_what_it_cost() -> None:
    for hand in hands():
        plan, (read,) = plan_of(hand), read_ohh(hand_to_ohh(hand.events, hand.deck), "x.ohh")
        again = REPLAYER.prepare(read)
        assert isinstance(again, Prepared)
        assert blinds_of(again.plan) == blinds_of(plan)
        if blinds_of(plan):
            prices = (again.plan.stakes.small_blind, again.plan.stakes.big_blind)
            assert prices == (plan.stakes.small_blind, plan.stakes.big_blind)


@pytest.mark.parametrize(
    "stacks", [(5000, 80, 5000, 5000), (80, 5000, 5000, 5000), (80, 80, 5000, 5000), (80, 5000), (5000, 100)]
)
def test_a_blind_that_the_ante_has_eaten_is_owed_all_the_same(stacks: tuple[int, ...]) -> None:
    rules = rules_of("holdem", Limit.NO_LIMIT)
    names = {f"player {seat}": chips for seat, chips in enumerate(stacks)}
    plan = first_hand_plan(rules.game, Stakes(50, 100, 100, AnteMode.ALL_PLAYERS), names)
    hand = Hand.start(rules, plan, Deck(FULL_DECK))
    while not hand.over:
        assert hand.check_or_call() is None
    (read,) = read_ohh(hand_to_ohh(hand.events, hand.deck), "x.ohh")
    prepared = REPLAYER.prepare(read)
    assert isinstance(prepared, Prepared)
    assert blinds_of(prepared.plan) == blinds_of(plan)
    outcome = REPLAYER.play(prepared)
    assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome
    assert not outcome.allowances


# ── files of others ──────────────────────────────────────────────────────────────────────────────────────────────────


def act(action: str, player: int, amount: object = 0, *cards: str) -> dict[str, object]:
    row: dict[str, object] = {"action_number": 1, "action": action, "player_id": player, "amount": amount}
    return row | ({"cards": list(cards)} if cards else {})


CASH = {
    "ohh": {
        "spec_version": "1.2.2",
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL", "bet_cap": 0.0},
        "dealer_seat": 4,
        "small_blind_amount": 0.01,
        "big_blind_amount": 0.02,
        "game_number": "8599887794",
        "players": [
            {"id": 7, "seat": 1, "name": "Anna", "starting_stack": 0.8},
            {"id": 8, "seat": 4, "name": "Bruno", "starting_stack": 2.38},
            {"id": 9, "seat": 9, "name": "Carla", "starting_stack": 2.0},
            {"id": 3, "seat": 2, "name": "Dario", "starting_stack": 2.0, "is_sitting_out": True},
        ],
        "rounds": [
            {
                "id": 0,
                "street": "Preflop",
                "cards": "",
                "actions": [
                    act("Post SB", 9, 0.01),
                    act("Post BB", 7, 0.02),
                    act("Dealt Cards", 7, 0, "As", "Tc"),
                    act("Raise", 8, 0.06),
                    act("Fold", 9),
                    act("Call", 7, 0.04),
                ],
            },
            {
                "id": 1,
                "street": "Flop",
                "cards": ["Ah", "Kd", "2c"],
                "actions": [act("Bet", 7, 0.1), act("Raise", 8, 0.2), act("Fold", 7)],
            },
        ],
        "pots": [{"number": 0, "amount": 0.33, "rake": 0, "player_wins": [{"player_id": 8, "win_amount": 0.33}]}],
    }
}


def test_a_hand_of_another_program_is_read_with_its_cents() -> None:
    (read,) = read_ohh(json.dumps(CASH), "cash.ohh")
    assert read.scale == 100
    assert read.fields["players"] == ["Carla", "Anna", "Bruno"]
    assert read.finishing == (199, 64, 255)
    outcome = REPLAYER.replay(read)
    assert isinstance(outcome, ReplayedHand) and outcome.equal and not outcome.allowances


def test_stacks_after_a_rake_are_not_compared() -> None:
    raked = copy.deepcopy(CASH)
    raked["ohh"]["pots"][0]["rake"] = 0.02  # type: ignore[index]
    (read,) = read_ohh(json.dumps(raked), "cash.ohh")
    assert read.finishing == ()


def changed(**fields: object) -> str:
    other = copy.deepcopy(CASH)
    other["ohh"].update(fields)
    return json.dumps(other)


def with_act(row: dict[str, object]) -> str:
    other = copy.deepcopy(CASH)
    other["ohh"]["rounds"][0]["actions"].append(row)  # type: ignore[index]
    return json.dumps(other)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the file is empty"),
        ("{", "line 1: not JSON: "),
        (json.dumps(CASH) + '\n\n{"ohh"', "hand 2: line 3: not JSON: "),
        (json.dumps(CASH) + '\n\n{"ohh": 1}', "hand 2, line 3: ohh: expected `object`"),
        ("[" * 100_000, "not a hand"),
        ('{"ots": {}}', "required field `ohh`"),
        (changed(game_type="Draw"), "game_type: 'Draw' is not dealt; games are Holdem"),
        (changed(bet_limit={"bet_type": "XL"}), "bet_limit: 'XL' is not a betting structure"),
        (changed(dealer_seat="4"), "dealer_seat: expected `int`, got `str`"),
        (changed(flags=["Run_It_Twice"]), "flags: the board was dealt twice"),
        (changed(players=[]), "players: a hand needs two players or more"),
        (changed(game_type="Stud"), "the bets of stud are not in this format; name them in _shuffleup"),
        (changed(small_blind_amount=-1), "an amount is negative"),
        (with_act(act("Add to Pot", 8, 0.04)), "Preflop: Add to Pot: these chips are neither a bet nor a posting"),
        (with_act(act("Fold", 77)), "Preflop: Fold: there is no player 77"),
        (with_act(act("Wink", 7)), "Preflop: Wink: this is not an action"),
        (with_act(act("Dealt Cards", 8, 0, "As", "1x")), "Preflop: Dealt Cards: "),
        (with_act(act("Dealt Cards", 8, 0, "As", "Td")), "a card is there twice"),
    ],
)
def test_what_is_no_hand_is_said_in_one_line(text: str, told: str) -> None:
    with pytest.raises(OhhError) as caught:
        read_ohh(text, "x.ohh")
    assert told in str(caught.value)
    assert str(caught.value).startswith("x.ohh: ")
    assert "\n" not in str(caught.value)
