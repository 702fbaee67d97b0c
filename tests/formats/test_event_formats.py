"""The event file's words for kinds of events, its payout tables and satellites, flights and teams: read and refused."""

import pytest

from shuffleup.formats.event.deals import PlannedDeal
from shuffleup.formats.event.file import EventFile, EventFileError
from shuffleup.formats.event.kinds import FORMATS
from shuffleup.formats.event.programme import FlightsPlan, Single, TeamsPlan
from shuffleup.maths.deals import DealMethod
from shuffleup.tournament.words.definition import Columns, Curve, DealRules, PayoutPlan, Seats, Shares
from shuffleup.tournament.words.terms import WHOLE_EVENT, BagCarry, BountyKind, ForgoneBounty, Shootout
from tests.formats.event_texts import LEVELS, PLAIN, TOP, read, refused

BARE = LEVELS.replace("minutes = 20\n", "")
FLIGHTS = """
[[flight]]
name = "1A"
entries = 20
[[flight]]
name = "1B"
entries = 15
again = 5
[day_two]
flights_end_with_level = 3
"""
PER_HEAD = "entries = 36\n"
TEAMS = "[teams]\nteams = 5\n"


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("word", ["{}", "{ a = 1 }", "[[]]", "1", "true", "1979-05-27"])
def test_a_format_that_is_no_word_is_told_in_a_line(word: str) -> None:
    assert refused(f"format = {word}", TOP, PLAIN, LEVELS).endswith(" cannot be; give text in quotes")


@pytest.mark.parametrize("two", [("José", "Jose\u0301"), ("Anna Rossi", "Anna\u00a0 Rossi "), ("Ada", "A\u00adda")])
def test_players_whose_names_look_alike_are_one(two: tuple[str, str]) -> None:
    plain = PLAIN.replace(PER_HEAD, f'entries = ["{two[0]}", "{two[1]}", "Bruno", "Carla"]\n')
    assert f"entries has {two[0]!r} twice" in refused(TOP, plain, LEVELS)


def test_two_teams_whose_names_look_alike_are_told() -> None:
    told = refused(TOP, PLAIN, LEVELS, '[teams.teams]\n"Los José" = []\n"Los Jose\u0301" = []\n')
    assert "'Los José' stands twice in one table; give the two different names" in told


def test_a_file_with_thousands_of_keys_that_are_none_tells_a_few() -> None:
    keys = "".join([f"k{number} = 1\n" for number in range(5_000)])
    with pytest.raises(EventFileError) as caught:
        read(keys, TOP, PLAIN, LEVELS)
    assert len(caught.value.problems) < 100


def test_a_freezeout_is_what_is_written_and_nothing_else() -> None:
    plain = TOP.replace("mediterraneo-2026", "tda-2024")
    assert read('format = "freezeout"', plain, PLAIN, LEVELS) == read(plain, PLAIN, LEVELS)
    again = PLAIN.replace(PER_HEAD, f"{PER_HEAD}late_until_level = 2\nreentries = 1\n")
    told = refused('format = "freezeout"', plain, again, LEVELS)
    assert told == "any.toml: reentries of [entry] does not go with format = 'freezeout'; take reentries of [entry] out"
    book = "a book may print a freezeout with a re-entry (MED-12)"
    assert read('format = "freezeout"', TOP, again, LEVELS).definition.money.admission.re_entries == 1, book


def test_a_re_entry_event_is_open_for_the_first_third_of_its_levels() -> None:
    admission = read('format = "re-entry"', TOP, PLAIN, LEVELS).definition.money.admission
    assert (admission.re_entries, admission.late.until_level) == (1, 2)
    many = PLAIN.replace(PER_HEAD, f'{PER_HEAD}reentries = "unlimited"\n')
    assert read('format = "re-entry"', TOP, many, LEVELS).definition.money.admission.re_entries is None


def test_a_rebuy_costs_and_brings_what_the_entry_did() -> None:
    rebuy = read('format = "rebuy"', TOP, PLAIN, LEVELS).definition.money.rebuys[0]
    assert (rebuy.cents, rebuy.chips, rebuy.window.until_level, rebuy.up_to_stack) == (5_000, 10_000, 2, 10_000)
    dear = read('format = "rebuy"', TOP, PLAIN, "[rebuys]\ncents = 7000\n", LEVELS).definition.money.rebuys[0]
    assert dear.cents == 7_000, "what is written stays"


@pytest.mark.parametrize(
    ("word", "written", "kind", "cents"),
    [
        ("knock-out", "[bounty]\ncents = 1500\n", BountyKind.FIXED, 1_500),
        ("progressive", "", BountyKind.PROGRESSIVE, 2_500),
        ("mystery", "", BountyKind.MYSTERY, 2_500),
    ],
)
def test_what_stands_on_every_head(word: str, written: str, kind: BountyKind, cents: int) -> None:
    bounty = read(f'format = "{word}"', TOP, PLAIN, written, LEVELS).definition.money.shares.bounty
    assert bounty is not None
    assert (bounty.kind, bounty.cents) == (kind, cents)


def test_nobody_guesses_what_a_knock_out_is_worth() -> None:
    """20 euros are one room's chip, and 20.00 of another currency may be anything."""
    for written in ("", '[bounty]\nkind = "fixed"\n'):
        told = refused('format = "knock-out"', TOP, PLAIN, written, LEVELS)
        assert told.startswith("any.toml: format = 'knock-out' needs cents of [bounty]; add it;")


def test_a_sit_and_go_as_the_casino_plays_it() -> None:
    """MED-23: one table of ten, 50/30/20, a fee of 10 per cent, as many points as euros; 2.50 are allowed for 25."""
    for cents, fee, stack in ((2_500, 250, 25), (50_000, 5_000, 500)):
        event = read('format = "sit-and-go"', TOP, f"[entry]\nbuy_in_cents = {cents}\n", BARE)
        definition = event.definition
        entry = definition.entry
        assert (len(event.entrants), definition.seats, entry.fee_cents, entry.stack) == (10, 10, fee, stack)
        assert definition.payouts.table == Shares((5_000, 3_000, 2_000))
        assert {level.minutes for level in definition.structure.levels} == {8}
    told = refused('format = "sit-and-go"', TOP, "[entry]\nbuy_in_cents = 2000\n", BARE)
    assert "MED-23" in told


@pytest.mark.parametrize(
    ("key", "other", "fixed"), [("size", 4, 3), ("heats", 3, 2), ("heat_seats", 9, 10), ("consultations", 2, 1)]
)
def test_a_contest_of_teams_is_played_as_its_book_prints_it_or_with_a_reason(key: str, other: int, fixed: int) -> None:
    """MED-17: three players a team, two heats of ten, one consultation."""
    plain = PLAIN.replace(PER_HEAD, "")
    text = (TOP, plain, f"{TEAMS}{key} = {other}\n", LEVELS)
    reason = 'give the director\'s reason: teams = "…" in [overruled]'
    told = f"{key} = {other}, and it is {fixed} by mediterraneo-2026 MED-17; keep to it, or {reason}"
    assert refused(*text) == f"any.toml: [teams]: {told}"
    assert read(*text, '[overruled]\nteams = "it is four cities"\n').definition.money.overruled[0].limit == "teams"


def test_heads_up_turbo_and_win_the_button_go_together() -> None:
    words = 'format = ["heads-up", "turbo", "win-the-button"]'
    event = read(words, TOP, "[entry]\nbuy_in_cents = 5000\nfee_cents = 500\nstack = 5000\n", BARE)
    assert (event.definition.seats, len(event.entrants)) == (2, 2)
    assert event.definition.payouts.table == Shares((10_000,))
    assert {level.minutes for level in event.definition.structure.levels} == {6}
    assert event.announced == {"button_mode": "win_the_button"}


def test_the_final_of_a_league_is_free() -> None:
    event = read('format = "league-final"\nseats = 9', TOP, LEVELS)
    assert (event.definition.entry.buy_in_cents, event.definition.entry.fee_cents) == (0, 0)
    told = refused('format = "league-final"\nseats = 9', TOP, "[entry]\nbuy_in_cents = 5000\n", LEVELS)
    assert told == "any.toml: [entry]: the final of a league is free; take buy_in_cents and fee_cents out"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ('"freezout"', "any.toml: format 'freezout' is not known; did you mean 'freezeout'?"),
        ('"satellite"', "seat_cents of [payouts]"),
        ('"flights"', "format = 'flights' needs [flight]"),
        ('"teams"', "format = 'teams' needs [teams]"),
    ],
)
def test_a_word_that_does_not_fit(words: str, told: str) -> None:
    assert told in refused(f"format = {words}", TOP, PLAIN, LEVELS)


def test_every_word_is_in_the_guide() -> None:
    from tests.cli.shell import ROOT

    guide = (ROOT / "docs" / "guides" / "event_file.md").read_text(encoding="utf-8")
    assert [word for word in FORMATS if f"`{word}`" not in guide] == []


# ── prizes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def payouts(text: str, more: str = "") -> EventFile:
    """The plain event with this ``[payouts]``."""
    return read(TOP, PLAIN.replace("percentages = [50, 30, 20]\n", text), more, LEVELS)


def test_the_curve_by_a_part_of_the_field() -> None:
    plan = payouts("places_percent = 12.5\nfirst_percent = 30\nrounding_cents = 500\n").definition.payouts
    assert plan == PayoutPlan(Curve(0, 1_250, 3_000), 500)


def test_a_printed_table_with_the_rows_of_the_house() -> None:
    plain = payouts('table = "mediterraneo-2026"\n').definition.payouts.table
    assert isinstance(plain, Columns)
    assert (len(plain.columns), plain.rule) == (13, "mediterraneo-2026 MED-23")
    own = "[[payouts.column]]\nentries_to = 90\npercentages = [29.5, 18.75, 14, 10, 8, 6.75, 5, 4.5, 3.5]\n"
    table = payouts('table = "mediterraneo-2026"\n', own).definition.payouts.table
    assert isinstance(table, Columns)
    assert table.columns[2].basis_points[6:] == (500, 450, 350) and table.columns[2].derived == ()
    assert table.columns[3] == plain.columns[3]


def test_a_table_of_ones_own() -> None:
    own = (
        "[[payouts.column]]\nentries_to = 20\npercentages = [100]\n"
        "[[payouts.column]]\nentries_to = 60\npercentages = [60, 40]\n"
    )
    table = payouts("", own).definition.payouts.table
    assert isinstance(table, Columns)
    assert [column.basis_points for column in table.columns] == [(10_000,), (6_000, 4_000)]


def test_a_satellite_and_what_players_may_divide() -> None:
    event = payouts('seat_cents = 22000\nseats_into = "Main"\nmilestone_chips = 60000\n')
    assert event.definition.payouts.table == Seats(22_000, "Main", 60_000)
    passed_on = payouts('seat_cents = 22000\nseats_into = "Main"\ntransferable = true\n').definition.payouts.table
    assert passed_on == Seats(22_000, "Main", transferable=True)
    dealt = payouts("places_paid = 3\n", "[deals]\nat_players = 3\nmethod = 'chip-chop'\nplay_for_cents = [700]\n").deal
    assert dealt == PlannedDeal(3, DealMethod.CHIP_CHOP, (700,))
    rules = payouts("places_paid = 3\n", "[deals]\nleast_play_for_percent = 10\n").definition.deals
    assert rules == DealRules(allowed=True, least_play_for=1_000)


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        ('table = "mediteraneo"\n', "", "did you mean 'mediterraneo-2026'?"),
        ("seat_cents = 200000\n", "", "[payouts]: a seat of 200000 cents is more than the pool of 180000"),
        ("seat_cents = 22000\nmilestone_chips = 10000\n", "", "milestone_chips = 10000 is what everybody begins with"),
        ("seat_cents = 22000\nrounding_cents = 500\n", "", "[payouts]: seats are paid whole"),
        ("places_paid = 3\nmilestone_chips = 5\n", "", "and transferable are for satellites"),
        ("percentages = [60, 40]\nfirst_percent = 60\n", "", "first_percent is for the curve"),
        (
            'table = "mediterraneo-2026"\n',
            "[[payouts.column]]\nentries_to = 90\npercentages = [30, 20, 10, 10, 8, 7, 5, 5, 5]\n",
            "[[payouts.column]] 1: place 1 is printed as 29.5",
        ),
        (
            'table = "mediterraneo-2026"\n',
            "[[payouts.column]]\nentries_to = 80\npercentages = [100]\n",
            "entries_to = 80 is no column of the table",
        ),
        (
            "",
            "[[payouts.column]]\nentries_to = 60\npercentages = [100]\n"
            "[[payouts.column]]\nentries_to = 60\npercentages = [100]\n",
            "entries_to = 60 does not rise",
        ),
        ("", "", "does not say who is paid"),
        ("places_paid = 3\n", "[deals]\nat_players = 1\n", "[deals]: at_players = 1 leaves nobody to deal with"),
        ("places_paid = 3\n", "[deals]\nplay_for_cents = [500]\n", "give at_players too"),
        (
            "places_paid = 3\n",
            "[deals]\nallowed = false\nat_players = 3\n",
            "[deals]: at_players plans a deal, and none is allowed",
        ),
    ],
)
def test_prizes_that_cannot_be(text: str, more: str, told: str) -> None:
    assert told in refused(TOP, PLAIN.replace("percentages = [50, 30, 20]\n", text), more, LEVELS)


# ── several streams ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_event_is_a_programme_of_one() -> None:
    assert read(TOP, PLAIN, LEVELS).programme == Single()


def test_flights_and_their_final_day() -> None:
    plan = read(TOP, PLAIN.replace(PER_HEAD, ""), FLIGHTS, LEVELS).programme
    assert isinstance(plan, FlightsPlan)
    assert [(one.name, len(one.entrants), one.again) for one in plan.flights] == [("1A", 20, 0), ("1B", 15, 5)]
    assert not set(plan.flights[0].entrants) & set(plan.flights[1].entrants)
    assert (plan.end_of_level, plan.first_level, plan.carry) == (3, 4, BagCarry.BEST_STACK)


def test_flights_say_what_becomes_of_bounties_left_behind() -> None:
    """The first pot takes them, or they stay on the head."""
    bounty = '[bounty]\nkind = "progressive"\ncents = 2500\n'
    for written, way in (("", ForgoneBounty.NEXT_POT), ('forgone_bounties = "on-head"\n', ForgoneBounty.ON_HEAD)):
        plan = read(TOP, PLAIN.replace(PER_HEAD, ""), f"{FLIGHTS}{written}{bounty}", LEVELS).programme
        assert isinstance(plan, FlightsPlan) and plan.forgone is way


def test_named_players_may_enter_two_flights() -> None:
    named = FLIGHTS.replace("entries = 20", 'entries = ["Anna", "Bruno"]').replace(
        "entries = 15\nagain = 5", 'entries = ["Bruno", "Carla"]'
    )
    rolled = f'{named}carry = "all-stacks"\nfirst_level = 2\n'
    paid = PLAIN.replace(PER_HEAD, "").replace("[50, 30, 20]", "[60, 40]")
    event = read(TOP, paid, rolled, LEVELS)
    assert event.entrants == ("Anna", "Bruno", "Carla")
    assert isinstance(event.programme, FlightsPlan)
    assert (event.programme.carry, event.programme.first_level) == (BagCarry.ALL_STACKS, 2)


def test_teams_by_number_and_by_name() -> None:
    plan = read(TOP, PLAIN.replace(PER_HEAD, ""), TEAMS, LEVELS).programme
    assert isinstance(plan, TeamsPlan)
    assert [team.name for team in plan.teams] == [f"team {number}" for number in range(1, 6)]
    assert plan.teams[0].players == ("team 1-1", "team 1-2", "team 1-3")
    assert (plan.rules.finalists, plan.rules.heats, plan.rules.shares) == (5, 2, (5_000, 3_000, 2_000))
    named = '[teams]\nteams = { Lions = ["Anna", "Bruno", "Carla"], Owls = ["Dario", "Elena", "Furio"] }\n'
    two = read(TOP, PLAIN.replace(PER_HEAD, "").replace("[50, 30, 20]", "[100]"), named, LEVELS).programme
    assert isinstance(two, TeamsPlan)
    assert two.teams[1].captain == "Dario"


BAD = {
    "flights without a final day": (FLIGHTS.split("[day_two]")[0], "flights and their final day go together"),
    "a flight twice": (FLIGHTS.replace("1B", "1A"), "two flights have the same name"),
    "numbers and names": (FLIGHTS.replace("entries = 15", 'entries = ["Anna", "Bruno"]'), "give numbers or names for"),
    "an empty flight": (FLIGHTS.replace("entries = 20", "entries = 1"), "[[flight]] 1: has fewer than 2 players"),
    "who comes again to the first flight": (
        FLIGHTS.replace("entries = 20", "entries = 20\nagain = 2"),
        "[[flight]] 1: again = 2, and 0 players were in earlier flights; nobody can be out yet",
    ),
    "more who come again than there were": (
        FLIGHTS.replace("again = 5", "again = 21"),
        "[[flight]] 2: again = 21, and 20 players were in earlier flights; give at most 20",
    ),
    "no level for the final": (FLIGHTS.replace("level = 3", "level = 6"), "a level must follow for the final day"),
    "levels left out": (f"{FLIGHTS}first_level = 5\n", "first_level = 5 leaves levels out"),
    "an unknown carry": (f'{FLIGHTS}carry = "best"\n', "carry = 'best' is not known"),
    "teams with bounties": (
        f'{TEAMS}[bounty]\nkind = "fixed"\ncents = 2000\n',
        "[teams]: does not go with [bounty]; a team has no head at the final table",
    ),
    "an unknown way with bounties left behind": (
        f'{FLIGHTS}forgone_bounties = "head"\n[bounty]\nkind = "fixed"\ncents = 2000\n',
        "[day_two]: forgone_bounties = 'head' is not known; did you mean 'on-head'?",
    ),
    "bounties left behind where there are none": (
        f'{FLIGHTS}forgone_bounties = "on-head"\n',
        "[day_two]: forgone_bounties is for events with bounties",
    ),
    "bounties left behind where every bag goes on": (
        f'{FLIGHTS}carry = "all-stacks"\nforgone_bounties = "on-head"\n[bounty]\nkind = "fixed"\ncents = 2000\n',
        '[day_two]: forgone_bounties does not go with carry = "all-stacks"',
    ),
    "flights and teams": (f"{FLIGHTS}{TEAMS}", "flights and teams do not go together"),
    "one team": (TEAMS.replace("5", "1"), "[teams]: there is one team"),
    "a team of two": (
        '[teams]\nteams = { A = ["a", "b"], B = ["c", "d", "e"] }\n',
        "A is a team of 2; each team has 3",
    ),
    "a player twice": (
        '[teams]\nteams = { A = ["a", "b", "c"], B = ["a", "d", "e"] }\n',
        "a plays for A and for B",
    ),
    "an announcement that is no word": (f"{PER_HEAD}[announced]\nbutton_mode = 3\n", "button_mode = 3 cannot be"),
}


@pytest.mark.parametrize("case", BAD)
def test_several_streams_that_cannot_be(case: str) -> None:
    text, told = BAD[case]
    plain = PLAIN.replace(PER_HEAD, PER_HEAD if PER_HEAD in text else "")
    assert told in refused(TOP, plain, text.replace(PER_HEAD, ""), LEVELS)


def test_prizes_of_teams_are_divided_to_the_cent() -> None:
    rounded = PLAIN.replace(PER_HEAD, "").replace("[payouts]", "[payouts]\nrounding_cents = 500")
    assert "prizes of teams are divided to the cent" in refused(TOP, rounded, TEAMS, LEVELS)


# ── shootouts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_shootout_says_what_the_next_round_begins_with() -> None:
    assert read('format = "shootout"', TOP, PLAIN, LEVELS).definition.part == Shootout()
    table = "[shootout]\nnew_stack = 20000\nround_level = 2\n"
    assert read(TOP, PLAIN, LEVELS, table).definition.part == Shootout(new_stack=20_000, round_level=2)
    assert read(TOP, PLAIN, LEVELS).definition.part == WHOLE_EVENT


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("[rebuys]\ncents = 5000\nchips = 1000\nuntil_level = 1\n", "[shootout]: does not go with [rebuys]"),
        ("[shootout]\nround_level = 99\n", "[shootout]: round_level = 99 never comes; there are "),
        ("[chips]\ndenominations = [25, 100]\n[shootout]\nnew_stack = 1010\n", "new_stack = 1010 cannot be paid in"),
        ("[shootout]\nnew_stacks = 1000\n", "'new_stacks' is not a key here; did you mean 'new_stack'?"),
        ("[shootout]\nnew_stack = -1\n", "new_stack"),
    ],
)
def test_what_a_shootout_cannot_have_is_told_in_a_line(more: str, told: str) -> None:
    assert told in refused('format = "shootout"', TOP, PLAIN, LEVELS, more)


@pytest.mark.parametrize("key", ["late_until_level = 2", "late_minutes = 40", "alternates = 3\ncap = 72"])
def test_nobody_comes_later_to_a_shootout(key: str) -> None:
    plain = PLAIN.replace(PER_HEAD, f"{PER_HEAD}{key}\n")
    assert f"[shootout]: does not go with {key.split()[0]}" in refused('format = "shootout"', TOP, plain, LEVELS)
