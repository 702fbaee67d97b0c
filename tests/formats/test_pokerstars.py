"""PokerStars text: PokerKit's reader finds the same players, stacks, acts and results; other games as clients do."""

import json
import re
import warnings
from collections import Counter

import pytest
from msgspec.structs import replace
from pokerkit import HandHistory
from pokerkit.notation import PokerStarsParser

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.formats.event.facts import TournamentFacts, units
from shuffleup.formats.ohh.open_hand_history import OhhMeta, hand_to_ohh
from shuffleup.formats.phh.phh import Record, hand_to_phh, other_readings
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, has_stars_name, roman, stars_file, stars_number
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandEvent, HandStarted, HandTabled, PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.stakes import Stakes
from tests.cli.shell import ROOT
from tests.formats.any_hands import GAMES, Finished, finished_hand
from tests.formats.phh_hands import QUIET, WILD, Mood, random_hand, rules_of

HANDS = 1200
FIRST = ("*** HOLE CARDS", "*** PRE-FLOP", "*** DEALING", "*** 3rd")
"""What blinds are told before: their chips count for the street that begins."""
NO_LIMIT_HOLDEM = 9
"""Every ninth random hand."""


def holdem_hand(number: int, mood: Mood) -> Finished:
    hand = random_hand(number * NO_LIMIT_HOLDEM, mood)
    return Finished(tuple(hand.events), hand.deck)


def plan_of(hand: Finished) -> HandPlan:
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return started.plan


def parsed(text: str) -> HandHistory:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        (found,) = PokerStarsParser()(text, error_status=True)
    return found


def divided(hand: Finished) -> bool:
    """Was a pot split that the reader, who knows no smallest chip, splits to the last chip?"""
    shares = [event.shares for event in hand.events if isinstance(event, PotAwarded)]
    return any(len({amount for _, amount in share}) > 1 for share in shares)


def final_stacks(history: HandHistory) -> list[int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return list(list(history)[-1].stacks)


def acts(history: HandHistory, chip: int) -> list[tuple[str, str, int]]:
    """What players did, counted in this chip, without shows: clients tell those at the end."""
    lines = [line.split() for line in history.actions if line.startswith("p") and " sm" not in line]
    return [(player, word, int(to[0]) // chip if to else 0) for player, word, *to in lines]


def other_causes(hand: Finished, text: str) -> list[str]:
    """Why PokerKit's reader may come to another hand, in the words of the guide."""
    found = ["ante"] if re.search(r": posts the ante", text) else []
    found += ["short blind"] if re.search(r"posts (small|big) blind .* and is all-in", text) else []
    return found + (["other reading"] if other_readings(hand.events) else [])


def test_whatever_pokerkit_reads_otherwise_has_a_cause_that_the_guide_names() -> None:
    """Big-blind antes and all-ins at wild tables: no hand differs without a cause, and each cause makes some differ."""
    differ: Counter[str] = Counter()
    for number in range(300):
        hand = holdem_hand(number, WILD)
        text = hand_to_pokerstars(hand.events, hand.deck)
        try:
            theirs = final_stacks(parsed(text))
        except ValueError:
            theirs = []
        causes = other_causes(hand, text)
        ours = [int(one) for one in HandHistory.loads(hand_to_phh(hand.events, hand.deck)).finishing_stacks or ()]
        if theirs != ours:
            assert causes or divided(hand), text
            differ.update(causes[:1])
    guide = (ROOT / "docs" / "guides" / "records.md").read_text(encoding="utf-8")
    assert all(f"| {cause} |" in guide for cause in differ)
    assert set(differ) == {"ante", "short blind", "other reading"}


@pytest.mark.parametrize("mood", [QUIET, pytest.param(WILD, marks=pytest.mark.slow)], ids=["quiet", "wild"])
def test_pokerkit_reads_the_same_hand(mood: Mood) -> None:
    compared = 0
    for number in range(HANDS):
        hand = holdem_hand(number, mood)
        plan = plan_of(hand)
        text = hand_to_pokerstars(hand.events, hand.deck)
        if other_causes(hand, text):
            continue
        ours = HandHistory.loads(hand_to_phh(hand.events, hand.deck))
        chip = _chip(hand)
        if any(seat.stack % chip for seat in plan.seats):
            continue
        try:
            theirs = parsed(text)
        except ValueError:
            raise AssertionError(text) from None
        assert list(theirs.players) == [seat.player for seat in plan.seats], text
        assert list(theirs.seats) == [seat.number for seat in plan.seats]
        assert [stack // chip for stack in theirs.starting_stacks] == list(ours.starting_stacks)
        assert acts(theirs, chip) == acts(ours, 1), text
        assert divided(hand) or [stack // chip for stack in final_stacks(theirs)] == list(ours.finishing_stacks), text
        compared += 1
    assert compared > 200


def _chip(hand: Finished) -> int:
    return int(re.search(r"_counted_in = (\d+)", hand_to_phh(hand.events, hand.deck))[1])  # type: ignore[index]


@pytest.mark.parametrize(("key", "limit"), [game for game in GAMES if has_stars_name(GameKey(*game))])
def test_every_named_game_tells_the_whole_hand(key: str, limit: Limit) -> None:
    for seed in range(12):
        hand = finished_hand(key, limit, seed)
        text = hand_to_pokerstars(hand.events, hand.deck)
        plan = plan_of(hand)
        left = {seat.player: seat.stack for seat in plan.seats}
        for player, amount in put_in(text):
            left[player] -= amount
        for amount, player in re.findall(r"^Uncalled bet \((\d+)\) returned to (.+)$", text, re.M):
            left[player] += int(amount)
        for player, amount in re.findall(r"^(.+) collected (\d+) from (?:main |side )?pot(?:-\d+)?$", text, re.M):
            left[player] += int(amount)
        finishing = re.search(r"finishing_stacks = \[(.+)\]", phh := hand_to_phh(hand.events, hand.deck))
        counted = int((re.search(r"_counted_in = (\d+)", phh) or [0, 1])[1])
        assert finishing is not None
        assert list(left.values()) == [int(stack) * counted for stack in finishing[1].split(",")], text
        total = re.search(r"^Total pot (\d+)", text, re.M)
        assert total is not None
        assert int(total[1]) == sum([int(amount) for amount in re.findall(r" collected (\d+) from", text)])


@pytest.mark.parametrize("mark", ["\n", "\r", "\x0b", "\x85", "\u2028", "\x1b"])
def test_a_name_tells_no_line_of_its_own(mark: str) -> None:
    rules = rules_of("holdem", Limit.NO_LIMIT)
    ghost = f"Anna{mark}Seat 9: ghost (999 in chips)"
    plan = first_hand_plan(rules.game, Stakes(50, 100), {ghost: 5000, "Bruno": 5000})
    hand = Hand.start(rules, plan, Deck(FULL_DECK))
    hand.fold()
    text = hand_to_pokerstars(hand.events, hand.deck, OhhMeta(table=f"1'{mark}Seat 8: ghost (999 in chips)"))
    spelt = mark.encode("unicode_escape").decode()
    assert f"Seat 1: Anna{spelt}Seat 9: ghost (999 in chips) (5000 in chips)" in text.splitlines()
    assert [line[:7] for line in text.splitlines() if line.startswith("Seat ")] == ["Seat 1:", "Seat 2:"] * 2
    assert mark not in text.replace("\n", "")


def put_in(text: str) -> list[tuple[str, int]]:
    """What each line puts in, read as a client's text is read: a raise goes up to its total for the street."""
    street: Counter[str] = Counter()
    paid: list[tuple[str, int]] = []
    for line in text.splitlines():
        if (line.startswith("***") and not line.startswith(FIRST)) or ": discards" in line or ": stands pat" in line:
            street.clear()
        if found := re.match(r"(.+): (?:posts \D+|calls |bets |brings in for )(\d+)(?: and is all-in)?$", line):
            amount = int(found[2])
            if "ante" not in line:
                street[found[1]] += amount
        elif found := re.match(r"(.+): raises \d+ to (\d+)(?: and is all-in)?$", line):
            amount = int(found[2]) - street[found[1]]
            street[found[1]] = int(found[2])
        else:
            continue
        paid.append((found[1], amount))
    return paid


def test_a_public_text_names_only_the_heros_cards_and_those_shown() -> None:
    for seed in range(40):
        hand = finished_hand("omaha", Limit.POT_LIMIT, seed)
        plan = plan_of(hand)
        hero = plan.seats[0].player
        text = hand_to_pokerstars(hand.events, hand.deck, OhhMeta(hero=hero), record=Record.PUBLIC)
        assert re.findall(r"^Dealt to (\S+) ", text, re.M) == [hero]
        shown = re.findall(r"^(\S+): shows ", text, re.M)
        assert len(shown) == len({event.seat for event in hand.events if isinstance(event, HandTabled)})
        assert not re.findall(r"^Dealt", hand_to_pokerstars(hand.events, hand.deck, record=Record.PUBLIC), re.M)


def test_the_head_of_a_tournament_hand() -> None:
    event = TournamentFacts(
        tournament_number="autumn",
        name="Autumn",
        currency="EUR",
        buyin_amount=units(2000),
        fee_amount=units(250),
        bounty_fee_amount=units(500),
        initial_stack=1000,
        type="STT",
    )
    hand = finished_hand("omaha-8", Limit.FIXED_LIMIT, 4)
    meta = OhhMeta(number="autumn-17", event=event, table="2", seats=9, started=1_767_268_805_000_000)
    head, table, *_ = hand_to_pokerstars(hand.events, hand.deck, replace(meta, level=14)).splitlines()
    number = stars_number("autumn")
    assert head == (
        f"PokerStars Hand #{number % 10**8}0000017: Tournament #{number}, €20.00+€5.00+€2.50 EUR Omaha Hi/Lo Limit"
        " - Level XIV (10/20) - 2026/01/01 12:00:05 UTC"
    )
    assert table == f"Table '2' 9-max Seat #{plan_of(hand).button} is the button"


def test_a_stud_hand_shows_down_and_up_cards_apart() -> None:
    hand = finished_hand("stud", Limit.FIXED_LIMIT, 1)
    text = hand_to_pokerstars(hand.events, hand.deck)
    assert "*** 3rd STREET ***" in text
    assert re.search(r"^Dealt to \S+ \[.. ..\] \[..\]$", text, re.M)
    public = hand_to_pokerstars(hand.events, hand.deck, record=Record.PUBLIC)
    assert re.search(r"^Dealt to \S+ \[..\]$", public, re.M)
    told = [hand_to_pokerstars(*_parts("stud", seed)) for seed in range(9)]
    assert [one for one in told if re.search(r": brings in for \d", one)]


def _parts(key: str, seed: int) -> tuple[tuple[HandEvent, ...], Deck]:
    hand = finished_hand(key, Limit.FIXED_LIMIT, seed)
    return hand.events, hand.deck


def test_several_hands_are_one_file() -> None:
    hands = [holdem_hand(number, QUIET) for number in range(4)]
    text = stars_file([hand_to_pokerstars(hand.events, hand.deck) for hand in hands])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = list(PokerStarsParser()(text, error_status=True))
    assert len(found) == 4


def test_games_without_a_name_there() -> None:
    assert not has_stars_name(GameKey("italiana", Limit.NO_LIMIT))
    assert not has_stars_name(GameKey("holdem", Limit.SPREAD_LIMIT))
    assert not any(has_stars_name(GameKey(key, Limit.POT_LIMIT)) for key in ("triple-draw-a5", "badacey"))
    hand = finished_hand("pineapple", Limit.NO_LIMIT, 1)
    with pytest.raises(ValueError, match="no name for no-limit pineapple"):
        hand_to_pokerstars(hand.events, hand.deck)


def test_short_deck_has_the_name_that_readers_know() -> None:
    hand = finished_hand("short-deck", Limit.NO_LIMIT, 1)
    assert ": 6+ Hold'em No Limit - Level I" in hand_to_pokerstars(hand.events, hand.deck)


def test_levels_are_printed_in_roman_numbers() -> None:
    assert [roman(number) for number in (1, 4, 9, 14, 40, 99)] == ["I", "IV", "IX", "XIV", "XL", "XCIX"]


@pytest.mark.parametrize(
    ("key", "draws"),
    [("five-card-draw", []), ("triple-draw-27", ["FIRST DRAW", "SECOND DRAW", "THIRD DRAW"])],
)
def test_hands_are_dealt_once_before_the_draws(key: str, draws: list[str]) -> None:
    parts = ["DEALING HANDS", *draws, "SHOW DOWN", "SUMMARY"]
    told = [re.findall(r"^\*\*\* (.+) \*\*\*$", hand_to_pokerstars(*_parts(key, seed)), re.M) for seed in range(12)]
    assert parts in told
    assert not [found for found in told if found.count("DEALING HANDS") != 1]


@pytest.mark.parametrize("key", ["stud", "stud-8", "razz"])
def test_stud_has_no_button_and_streets_are_written_as_clients_write_them(key: str) -> None:
    told = [hand_to_pokerstars(*_parts(key, seed)) for seed in range(90)]
    assert not [text for text in told if "button" in text]
    assert all(re.fullmatch(r"Table '1' \d+-max", text.splitlines()[1]) for text in told)
    folds = {found for text in told for found in re.findall(r"^Seat \d+: .+ folded (.+)$", text, re.M)}
    assert folds == {*[f"on the {street} Street" for street in ("3rd", "4th", "5th", "6th")], "on the River"}


def test_the_table_has_a_chair_for_every_seat_that_is_told() -> None:
    rules = rules_of("holdem", Limit.NO_LIMIT)
    plan = first_hand_plan(rules.game, Stakes(50, 100), {"Anna": 5000, "Bruno": 5000})
    seats = tuple([replace(seat, number=chair) for seat, chair in zip(plan.seats, (7, 4), strict=True)])
    hand = Hand.start(rules, replace(plan, seats=seats, button=4), Deck(FULL_DECK))
    hand.fold()
    for said, chairs in ((0, 7), (2, 7), (9, 9)):
        meta = OhhMeta(seats=said)
        assert hand_to_pokerstars(hand.events, hand.deck, meta).splitlines()[1].startswith(f"Table '1' {chairs}-max ")
        assert json.loads(hand_to_ohh(hand.events, hand.deck, meta))["ohh"]["table_size"] == chairs
