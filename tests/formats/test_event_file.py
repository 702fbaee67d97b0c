"""Reading event files: the two examples, and one clear line for every mistake."""

import pytest

from shuffleup.formats.event.file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.games.limits import Limit
from shuffleup.tournament.words.definition import (
    AfterLast,
    Break,
    Closing,
    Curve,
    Denomination,
    EntryTerms,
    FixedPrizes,
    Level,
    Shares,
    smallest_chip,
)
from tests.formats.event_texts import EXAMPLES, GOOD

BOOKS = ("tda-2024", "pslive", "figp-2012")
GAMES = {"holdem": KnownGame(10), "omaha": KnownGame(9)}


def read(text: str) -> EventFile:
    """The event in a text."""
    return read_event_file(text, "club.toml", rulebooks=BOOKS, games=GAMES)


def changed(*changes: tuple[str, str]) -> str:
    """The good file with these pieces replaced; each piece must be there."""
    text = GOOD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_everything_in_the_file_is_in_the_event() -> None:
    event = read(GOOD)
    definition = event.definition
    assert (event.rulebook, event.house, len(event.entrants)) == ("tda-2024", "", 30)
    assert event.entrants[0] == "p01" and event.entrants[-1] == "p30"
    assert (definition.name, definition.seats, definition.currency) == ("Club", 9, "EUR")
    assert (definition.game.variant, definition.game.limit) == ("holdem", Limit.NO_LIMIT)
    assert definition.entry == EntryTerms(5_000, 1_000, 10_000)
    assert definition.chips == (Denomination(25, 2), Denomination(100), Denomination(500))
    assert definition.structure.steps == (Level(25, 50, minutes=20), Break(15), Level(100, 200, 200, hands=12))
    assert definition.structure.after_last is AfterLast.STAY
    assert definition.payouts.table == Shares((5_000, 3_025, 1_975))
    assert definition.closing == Closing()
    assert definition.seconds_per_hand == 120
    assert [smallest_chip(definition, level) for level in (1, 2)] == [25, 100]


def test_other_ways_to_say_it() -> None:
    event = read(
        changed(
            ("entries = 30", 'entries = ["Anna", "Bruno", "Carla"]'),
            ("percentages = [50, 30.25, 19.75]", "prizes_cents = [10000, 5000]"),
            ('limit = "no-limit"', 'limit = "fixed-limit"\nhouse = "club-house"'),
            ("players_left = 1", 'players_left = 2\nafter_last_level = "double"\nend_of_level = 5'),
            ("[chips]\ndenominations = [25, 100, 500]\nremoved_at_level = { 25 = 2 }\n", ""),
        )
    )
    definition = event.definition
    assert event.entrants == ("Anna", "Bruno", "Carla") and event.house == "club-house"
    assert definition.payouts.table == FixedPrizes((10_000, 5_000))
    assert definition.closing == Closing(2, 5) and definition.structure.after_last is AfterLast.DOUBLE
    assert [(level.small_bet, level.big_bet) for level in definition.structure.levels] == [(50, 100), (200, 400)]
    assert smallest_chip(definition, 1) == 25, "without a chip set: what divides the stack and every blind"


@pytest.mark.parametrize(("name", "entries", "levels"), [("club_night", 36, 12), ("main_event", 1_000, 30)])
def test_the_examples_are_in_order(name: str, entries: int, levels: int) -> None:
    text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
    event = read_event_file(text, f"{name}.toml", rulebooks=BOOKS, games=GAMES)
    assert (len(event.entrants), len(event.definition.structure.levels)) == (entries, levels)
    assert isinstance(event.definition.payouts.table, Curve)


def test_the_guide_shows_a_file_that_can_be_played() -> None:
    guide = (EXAMPLES.parent / "docs" / "guides" / "event_file.md").read_text(encoding="utf-8")
    assert read(guide.split("```toml\n")[1].split("```")[0]).definition.name == "Club night"


BAD = {
    "a misspelt key": (
        [("buy_in_cents", "buyin_cents")],
        "club.toml: [entry]: 'buyin_cents' is not a key here; did you mean 'buy_in_cents'?",
    ),
    "a misspelt table": (
        [("[payouts]", "[payout]")],
        "club.toml: 'payout' is not a key here; did you mean 'payouts'?",
    ),
    "a misspelt break": (
        [("break_minutes", "brake_minutes")],
        "club.toml: [[level]] 2: 'brake_minutes' is not a key here; did you mean 'break_minutes'?",
    ),
    "a missing key": (
        [("stack = 10000\n", "")],
        "club.toml: [entry]: 'stack' is missing; add stack = …, a whole number of at least 0",
    ),
    "a missing table": (
        [("[entry]\nbuy_in_cents = 5000\nfee_cents = 1000\nstack = 10000\nentries = 30\n", "")],
        "club.toml: [entry] is missing; add the table; docs/guides/event_file.md shows a whole file",
    ),
    "a wrong type": (
        [("stack = 10000", 'stack = "10000"')],
        'club.toml: [entry]: stack = "10000" cannot be; give a whole number of at least 0',
    ),
    "chips in powers of ten": (
        [("stack = 10000", "stack = 1e5")],
        "club.toml: [entry]: stack = 1e+5 cannot be; give a whole number of at least 0",
    ),
    "money with a point": (
        [("fee_cents = 1000", "fee_cents = 10.00")],
        "club.toml: [entry]: fee_cents = 10.00 cannot be; give a whole number of at least 0",
    ),
    "a negative number": (
        [("ante = 200", "ante = -200")],
        "club.toml: [[level]] 3: ante = -200 cannot be; give a whole number of at least 0",
    ),
    "a currency in words": (
        [('"EUR"', '"euro"')],
        'club.toml: currency = "euro" cannot be; give three capital letters, like "EUR"',
    ),
    "an unknown rulebook": (
        [("tda-2024", "tda_2023")],
        "club.toml: rulebook 'tda_2023' is not known; did you mean 'tda-2024'?",
    ),
    "an unknown game": (
        [('"holdem"', '"badugi"')],
        "club.toml: game 'badugi' is not known; games are holdem, omaha, horse, 8-game, dealers-choice",
    ),
    "an unknown limit": (
        [("no-limit", "no limit")],
        "club.toml: limit 'no limit' is not known; did you mean 'no-limit'?",
    ),
    "more seats than cards": (
        [('"holdem"', '"omaha"'), ("seats = 9", "seats = 10")],
        "club.toml: seats = 10 cannot be dealt in omaha; give a number from 2 to 9",
    ),
    "one entry": (
        [("entries = 30", "entries = 1")],
        "club.toml: [entry]: entries has fewer than 2 players; a tournament needs at least 2",
    ),
    "a name twice": (
        [("entries = 30", 'entries = ["Anna", "Bruno", "Carla", "Anna"]')],
        "club.toml: [entry]: entries has 'Anna' twice; give the two players different names",
    ),
    "blinds that fall": (
        [("small = 100\nbig = 200", "small = 25\nbig = 40"), ("removed_at_level = { 25 = 2 }", "")],
        "club.toml: [[level]] 3: big = 40 falls below the 50 of the level before; "
        "give at least 50 or take the level out",
    ),
    "a small blind above the big one": (
        [("small = 25", "small = 75")],
        "club.toml: [[level]] 1: small = 75 is above big = 50; give a small blind up to the big one",
    ),
    "no length": (
        [("minutes = 20\n", "")],
        "club.toml: [[level]] 1: needs one length; give either minutes or hands, at least 1",
    ),
    "fixed bets in no-limit": (
        [("hands = 12", "hands = 12\nsmall_bet = 200\nbig_bet = 400")],
        "club.toml: [[level]] 3: fixed bets do not belong to no-limit; take small_bet and big_bet out",
    ),
    "spread limit without its spread": (
        [('"no-limit"', '"spread-limit"'), ("hands = 12", "hands = 12\nsmall_bet = 200\nbig_bet = 400")],
        "club.toml: [[level]] 1: spread-limit needs its least and its highest bet; give small_bet and big_bet, "
        "as small_bet = 50 and big_bet = 250",
    ),
    "a break at the end": (
        [("small = 100\nbig = 200\nante = 200\nhands = 12", "break_minutes = 5")],
        "club.toml: [[level]] 3: is a break; the first and the last [[level]] must have blinds",
    ),
    "one bracket": (
        [(GOOD[GOOD.index("[[level]]") :], "[level]\nsmall = 25\nbig = 50\nminutes = 20\n")],
        "club.toml: [level]: must be a list of levels; write [[level]] with two brackets before each",
    ),
    "a blind nobody can pay": (
        [("small = 100", "small = 125")],
        "club.toml: [[level]] 3: small = 125 cannot be paid: the smallest chip is 100; "
        "give a multiple of it or remove the smaller chip later",
    ),
    "a race that does not divide": (
        [("[25, 100, 500]", "[20, 50, 500]"), ("{ 25 = 2 }", "{ 20 = 2 }")],
        "club.toml: [chips]: chips of 20 cannot be raced off for chips of 50; a removed chip must divide the next one",
    ),
    "shares that do not sum": (
        [("30.25", "30")],
        "club.toml: [payouts]: percentages come to 99.75, 0.25 too little; make them come to 100",
    ),
    "shares that rise": (
        [("[50, 30.25, 19.75]", "[30, 50, 20]")],
        "club.toml: [payouts]: percentages rise from one place to the next; list them from the first place down",
    ),
    "prizes that are not the pool": (
        [("percentages = [50, 30.25, 19.75]", "prizes_cents = [100000, 40000]")],
        "club.toml: [payouts]: prizes_cents come to 140000, the pool of all buy-ins to 150000; add 10000 cents",
    ),
    "two ways to pay": (
        [("percentages", "places_paid = 3\npercentages")],
        "club.toml: [payouts]: has places_paid and percentages; give one of places_paid, "
        "places_percent, percentages, prizes_cents, table, [[payouts.column]], seat_cents",
    ),
    "more places than players": (
        [("percentages = [50, 30.25, 19.75]", "places_paid = 31")],
        "club.toml: [payouts]: 31 places are paid, 30 players enter; pay at most 30",
    ),
    "a minimum above the pool": (
        [("percentages = [50, 30.25, 19.75]", "places_paid = 30\nmin_cash_cents = 5001")],
        "club.toml: [payouts]: 30 prizes of at least 5001 cents need more than the pool of 150000; "
        "give a min_cash_cents of at most 5000",
    ),
    "an end that never comes": (
        [("players_left = 1", "end_of_level = 3")],
        "club.toml: [closing]: end_of_level = 3 never comes; there are 2 levels",
    ),
    "broken TOML": (
        [("seats = 9", "seats 9")],
        "club.toml: line 5, column 7: expected '=' after a key in a key/value pair; mend the TOML there",
    ),
    "a number of thousands of digits": (
        [("stack = 10000", f"stack = {'9' * 5000}")],
        "club.toml: a number has thousands of digits; write a shorter one",
    ),
    "more chips than there are": (
        [("stack = 10000", f"stack = {10**15 + 1}")],
        f"club.toml: [entry]: stack = {10**15 + 1} cannot be; give at most 1,000,000,000,000,000",
    ),
    "more players than can be": (
        [("entries = 30", "entries = 20000000")],
        "club.toml: [entry]: entries = 20000000 cannot be; give a number of players, at most 1,000,000, or a list of "
        "names",
    ),
    "a level of years": (
        [("break_minutes = 15", "break_minutes = 999999")],
        "club.toml: [[level]] 2: break_minutes = 999999 cannot be; give whole or half minutes from 1 to 10,080",
    ),
    "a key of many tables": (
        [("stack = 10000", f"stack = 10000\n{'a.' * 20_000}b = 1")],
        "club.toml: lists or tables are nested too deeply; write them side by side",
    ),
    "lists without an end": (
        [("stack = 10000", f"stack = {'[' * 5000}")],
        "club.toml: lists or tables are nested too deeply; write them side by side",
    ),
    "no number": (
        [("percentages = [50, 30.25, 19.75]", "percentages = [50, nan]")],
        "club.toml: [payouts]: percentages = [50, nan] cannot be; give a list of numbers, like [50, 30, 20]",
    ),
    "infinity": (
        [("percentages = [50, 30.25, 19.75]", "places_percent = inf")],
        "club.toml: [payouts]: places_percent = infinity cannot be; give a per cent from 0 to 100",
    ),
    "more than anybody counts": (
        [("percentages = [50, 30.25, 19.75]", "places_percent = 1e300")],
        "club.toml: [payouts]: places_percent = 1e+300 cannot be; give a per cent from 0 to 100",
    ),
    "a key twice": (
        [("stack = 10000", "stack = 10000\nstack = 20000")],
        "club.toml: line 12, column 14: cannot overwrite a value; mend the TOML there",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_one_line_says_what_is_wrong_and_how_to_mend_it(case: str) -> None:
    changes, line = BAD[case]
    with pytest.raises(EventFileError) as caught:
        read(changed(*changes))
    assert str(caught.value) == line
    assert str(caught.value) == line and "\n" not in line


def test_all_problems_are_listed_the_first_one_speaks() -> None:
    with pytest.raises(EventFileError) as caught:
        read(changed(("seats = 9", "seats = 99"), ("tda-2024", "tda"), ("big = 200", "big = 20")))
    assert len(caught.value.problems) >= 3
    assert caught.value.first.place == "" and "rulebook 'tda' is not known; rulebooks are " in str(caught.value)
