"""The extension of PHH: every game is written and replayed exactly, and no other program takes it for its own."""

import random
import re
import tomllib

import pytest
from msgspec.structs import replace
from pokerkit import HandHistory

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, cards_text
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.formats.phh.phh import (
    PhhError,
    PhhMeta,
    Record,
    Refused,
    ReplayedHand,
    Replayer,
    hand_to_phh,
    has_code,
    read_phh,
)
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandStarted, HandTabled
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianPotLimit, ItalianSwitches
from shuffleup.table.carry import CarriedPot
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.seat import Attendance
from shuffleup.table.stakes import Stakes
from tests.formats.any_hands import BOOK, GAMES, Finished, finished_hand
from tests.games.random_hands import act_by_chance, dealt
from tests.hand.italian_table import italian_hand, say

REPLAYER = Replayer(BOOK)
EACH = 4


def plan_of(hand: Finished) -> HandStarted:
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return started


@pytest.mark.parametrize(("key", "limit"), GAMES)
def test_every_game_is_replayed_to_the_same_stacks(key: str, limit: Limit) -> None:
    for seed in range(EACH):
        hand = finished_hand(key, limit, seed)
        text = hand_to_phh(hand.events, hand.deck)
        outcome = REPLAYER.replay(read_phh(text, f"hand {seed}"))
        assert isinstance(outcome, ReplayedHand) and outcome.equal, f"{outcome}\n{text}"
        assert (tomllib.loads(text)["variant"] == "_shuffleup") is not has_code(plan_of(hand).plan.game)


@pytest.mark.parametrize(
    ("key", "limit"),
    [
        ("five-card-draw", Limit.POT_LIMIT),
        ("triple-draw-a5", Limit.FIXED_LIMIT),
        ("crazy-pineapple", Limit.NO_LIMIT),
        ("omaha-5", Limit.POT_LIMIT),
        ("courchevel", Limit.POT_LIMIT),
        ("holdem", Limit.SPREAD_LIMIT),
    ],
)
def test_a_public_record_names_what_the_table_saw_and_still_pays_the_same(key: str, limit: Limit) -> None:
    hidden = 0
    for seed in range(25):
        hand = finished_hand(key, limit, seed)
        text = hand_to_phh(hand.events, hand.deck, record=Record.PUBLIC)
        outcome = REPLAYER.replay(read_phh(text, f"hand {seed}"))
        assert isinstance(outcome, ReplayedHand) and outcome.equal, f"{outcome}\n{text}"
        tabled = {event.seat for event in hand.events if isinstance(event, HandTabled)}
        deck = tomllib.loads(text)["_deck"][0]
        saw = len(deck) // 2 - deck.count("??")
        assert saw <= 8 + sum([len(event.cards) for event in hand.events if isinstance(event, HandTabled)])
        for line in tomllib.loads(text)["actions"]:
            if line.startswith("d dh") and int(line.split()[2][1:]) - 1 not in tabled:
                assert set(line.split()[3]) == {"?"}
                hidden += 1
    assert hidden > 25


def test_a_public_record_of_the_italian_game_hides_who_hid() -> None:
    for seed in range(40):
        hand = finished_hand("italiana", Limit.NO_LIMIT, seed)
        text = hand_to_phh(hand.events, hand.deck, record=Record.PUBLIC)
        shown = [event.cards for event in hand.events if isinstance(event, HandTabled)]
        known = [card for card in read_phh(text, "x.phh").extension.shuffles[0] if card != UNKNOWN]  # type: ignore[union-attr]
        assert len(known) <= sum(map(len, shown))
        outcome = REPLAYER.replay(read_phh(text, "x.phh"))
        assert isinstance(outcome, ReplayedHand) and (outcome.equal or not outcome.over)


@pytest.mark.parametrize("record", Record)
def test_a_deck_that_was_shuffled_again_is_kept_shuffle_by_shuffle(record: Record) -> None:
    found = 0
    for seed in range(12):
        chance = random.Random(seed)
        hand = dealt(VARIANTS["triple-draw-a5"], Limit.FIXED_LIMIT, [400] * 6, chance)
        while not hand.over:
            act_by_chance(hand, chance, folds=0.02, raises=0.1)
        shuffled = [event for event in hand.events if isinstance(event, StubRebuilt)]
        text = hand_to_phh(hand.events, hand.deck, record=record)
        assert len(tomllib.loads(text)["_deck"]) == 1 + len(shuffled)
        outcome = REPLAYER.replay(read_phh(text, f"hand {seed}"))
        assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome
        found += len(shuffled) > 0
    assert found > 5


def test_another_program_refuses_it_and_does_not_misread_it() -> None:
    hand = finished_hand("omaha-5", Limit.POT_LIMIT, 1)
    text = hand_to_phh(hand.events, hand.deck)
    with pytest.raises(TypeError):
        HandHistory.loads(text)
    seats = len(plan_of(hand).plan.seats)
    with pytest.raises(KeyError, match="_shuffleup"):
        list(HandHistory.loads(f"antes = {[0] * seats}\nblinds_or_straddles = {[0] * seats}\nmin_bet = 1\n{text}"))


def test_what_a_table_chose_is_in_the_record() -> None:
    hand = finished_hand("italiana", Limit.POT_LIMIT, 3)
    switches = ItalianSwitches(pl_formula=ItalianPotLimit.STANDARD)
    text = hand_to_phh(hand.events, hand.deck, PhhMeta(switches=switches, rulebook="figp-2012"))
    assert tomllib.loads(text)["_rulebook"] == "figp-2012"
    extension = read_phh(text, "x.phh").extension
    assert extension is not None
    assert extension.switches == switches
    assert extension.plan == plan_of(hand).plan


@pytest.mark.parametrize("basis", DeckBasis)
def test_a_table_that_counts_only_who_is_dealt_in_has_a_shorter_deck_in_the_record(basis: DeckBasis) -> None:
    """AMB-01: with a player sitting out 28 cards are dealt to three of four, where the table says so."""
    switches = ItalianSwitches(deck_basis=basis)
    short = basis is DeckBasis.DEALT_IN
    hand = italian_hand(away="C", switches=switches, deck=Deck(stripped_deck(3 if short else 4)))
    say(hand, "dai busso busso busso")
    text = hand_to_phh(hand.events, hand.deck, PhhMeta(switches=switches))
    assert len(tomllib.loads(text)["_deck"][0]) == 2 * (28 if short else 32)
    outcome = REPLAYER.replay(read_phh(text, "x.phh"))
    assert isinstance(outcome, ReplayedHand) and outcome.equal


def test_a_carried_pot_goes_into_the_record() -> None:
    hand = finished_hand("italiana", Limit.NO_LIMIT, 2)
    text = hand_to_phh(hand.events, hand.deck)
    carry = CarriedPot((("player 0", 30), ("player 1", 30)), OpeningLevel.KINGS, ("player 0", "player 1"))
    line = '_carry = { type = "carried-pot", contributions = [["player 0", 30], ["player 1", 30]], level = "kings", '
    line += 'members = ["player 0", "player 1"] }\n'
    extension = read_phh(line + text, "x.phh").extension
    assert extension is not None
    assert extension.plan.carry == carry


ITALIAN = finished_hand("italiana", Limit.NO_LIMIT, 2)
ITALIAN_TEXT = hand_to_phh(ITALIAN.events, ITALIAN.deck)
CARRY = '_carry = { type = "carried-pot", contributions = %s, level = "kings" }\n'


def changed(name: str, new: str) -> str:
    """The record of the Italian hand with one field changed: a new line, or a part of the prices."""
    if name in ("ante", "unit"):
        return re.sub(rf"\b{name} = \d+", f"{name} = {new}", ITALIAN_TEXT, count=1)
    return re.sub(rf"^{name} = .*$", f"{name} = {new}", ITALIAN_TEXT, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (changed("ante", "0"), "_stakes: the ante is missing; in poker all'italiana bets are counted in antes"),
        (changed("ante", "-50"), "_stakes: -50 is not an amount; prices are chips from 0"),
        (changed("unit", "0"), "_stakes: unit = 0 is not a chip; the smallest chip is 1 or more"),
        (changed("players", str(["Anna"] * len(plan_of(ITALIAN).plan.seats))), "players: 'Anna' is there twice"),
        (changed("seats", str([1] * len(plan_of(ITALIAN).plan.seats))), "seats: 1 is there twice"),
        (CARRY % '[["Anna", 50], ["Anna", 50]]' + ITALIAN_TEXT, "_carry: 'Anna' is there twice; name each player once"),
        (CARRY % '[["Anna", -50], ["Bruno", 50]]' + ITALIAN_TEXT, "_carry: -50 is not an amount; contributions"),
    ],
)
def test_prices_and_players_that_cannot_be_are_told_before_the_hand_is_played(text: str, told: str) -> None:
    with pytest.raises(PhhError) as caught:
        read_phh(text, "x.phh")
    assert str(caught.value).startswith(f"x.phh: {told}")


# ── records that do not hold together ────────────────────────────────────────────────────────────────────────────────

SPREAD = finished_hand("holdem", Limit.SPREAD_LIMIT, 3)
TEXT = hand_to_phh(SPREAD.events, SPREAD.deck)


def absent_text() -> str:
    """A hand of two, one of whom is not there: it ends without an action."""
    rules = hand_rules(VARIANTS["holdem"], Limit.SPREAD_LIMIT, BOOK)
    plan = first_hand_plan(rules.game, Stakes(5, 10, small_bet=10, big_bet=20), {"Anna": 500, "Bruno": 500})
    away = replace(plan.seats[0], attendance=Attendance.ABSENT)
    hand = Hand.start(rules, replace(plan, seats=(away, plan.seats[1])), Deck(FULL_DECK))
    assert hand.over
    return hand_to_phh(hand.events, hand.deck)


ABSENT = absent_text()


def refused(text: str) -> Refused:
    outcome = REPLAYER.replay(read_phh(text, "x.phh"))
    assert isinstance(outcome, Refused), outcome
    return outcome


def test_a_card_that_the_deck_does_not_deal_is_noticed() -> None:
    dealt = next(line for line in tomllib.loads(TEXT)["actions"] if line.startswith("d dh p1"))
    first, second = dealt[-4:-2], dealt[-2:]
    outcome = refused(TEXT.replace(dealt, f"d dh p1 {second}{first}"))
    assert outcome.refusal.code == "record-differs"
    assert dealt in answer_text(outcome.refusal)
    assert note("action-number", number=f"1 'd dh p1 {second}{first}'") == outcome.action


def test_a_line_too_many_is_noticed() -> None:
    more = TEXT.rstrip().removesuffix("]") + '"p1 sm",\n]\n'
    assert refused(more).refusal.code == "record-differs"


def test_a_bet_beyond_the_spread_is_refused_by_the_rules() -> None:
    raised = next(line for line in tomllib.loads(TEXT)["actions"] if " cbr " in line)
    player = raised.split()[0]
    assert refused(TEXT.replace(raised, f"{player} cbr 999")).refusal.code != "record-differs"


def test_a_record_without_actions_is_refused_where_its_hand_plays_itself_out() -> None:
    folded = ABSENT[: ABSENT.index("actions = [")]
    outcome = refused(f"{folded}actions = []\n")
    dealt = tomllib.loads(ABSENT)["actions"][0]
    assert (outcome.action, outcome.refusal.code) == ("actions", "record-differs")
    assert f"'{dealt}'" in answer_text(outcome.refusal)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('_game = "holdem"', '_game = "holdm"', "_game: unknown game 'holdm': did you mean 'holdem'?"),
        ('_limit = "spread-limit"', '_limit = "no"', "_limit: invalid enum value"),
        ("_button", "_buton", "object missing required field `_button`"),
        ("_deck = [", '_deck = ["As", ', "_deck: 1 cards instead of 52"),
        (cards_text(SPREAD.deck.cards[:2]), cards_text(SPREAD.deck.cards[:1] * 2), " is there twice"),
        ('_postings = ["', '_postings = ["p1 tip 3", "', "_postings: 'p1 tip 3' is not a posting"),
        ('_postings = ["', '_postings = ["p99 ante 3", "', "'p99' is not a player"),
        ("actions = [", 'actions = ["p1 _parol",', "'p1 _parol': nobody says parol in "),
        ("actions = [", 'actions = ["p1 _bow",', "'p1 _bow': this is not an action; own words are "),
        ("players = [", 'players = ["Zoe",', "players: "),
        ("starting_stacks = [", "starting_stacks = [-3,", "entries"),
        ("ante_mode = ", "ante_mood = ", "_stakes: 'ante_mood' is not a key of this table; did you mean 'ante_mode'?"),
        ("_stakes = {", "_switches = { pl = 1 }\n_stakes = {", "_switches: 'pl' is not a key of this table; its keys "),
        ("small_bet = ", "small_bets = ", "_stakes: the spread is missing; write small_bet and big_bet"),
    ],
)
def test_what_is_no_record_is_said_in_one_line(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(PhhError) as caught:
        read_phh(TEXT.replace(old, new, 1), "x.phh")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
