"""What an event file says about money: read exactly, and every mistake in one line."""

import pytest

from shuffleup.formats.event.file import EventFileError
from shuffleup.tournament.words.terms import Admission, PrizeShares, SetAside
from tests.formats.sold_texts import ENTRY, HEAD, REST, WHOLE, read
from tests.tournament.offers import a_price, a_rebuy, an_add_on, until


def test_every_key_reaches_the_event() -> None:
    money = read(WHOLE).money
    assert money.admission == Admission(
        late=until(2),
        re_entries=None,
        surrender=True,
        cap=45,
        alternates=10,
        checks=("age", "banned-register"),
    )
    assert money.prices == (
        a_price(name="early", cents=9_000, fee=1_000, until=1_793_530_800_000_000),
        a_price(name="late", cents=10_000, fee=3_000, from_level=2),
    )
    assert money.rebuys == (a_rebuy(cents=10_000, chips=5_000, until_level=2, most=3, up_to_stack=5_000),)
    assert money.add_ons == (an_add_on(cents=5_000, fee_cents=500, chips=10_000, from_level=2, until_level=2),)
    assert money.shares == PrizeShares(buy_ins=8_000, purchases=9_250, organisation=500, league=500, tax=1_500)
    assert (money.guarantee_cents, money.methods, money.bands.rule) == (
        500_000,
        ("cash", "transfer"),
        "mediterraneo-2026 MED-4",
    )


def test_a_file_that_says_nothing_of_money_sells_nothing_during_play() -> None:
    plain = HEAD.replace("mediterraneo-2026", "tda-2024") + ENTRY.split("late_until")[0] + REST
    money = read(plain).money
    assert (money.admission, money.offers, money.shares) == (Admission(), (), PrizeShares())


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            "late_until_level = 2",
            "late_until_levels = 2",
            "[entry]: 'late_until_levels' is not a key here; did you mean 'late_until_level'?",
        ),
        (
            'reentries = "unlimited"',
            'reentries = "many"',
            '[entry]: reentries = "many" cannot be; give a whole number of at least 0, or "unlimited"',
        ),
        (
            "late_until_level = 2",
            "late_until_level = 3",
            "[entry]: late_until_level = 3 leaves no level without sales; there are 3 levels: end the sale before",
        ),
        (
            "late_until_level = 2",
            "late_until_level = 0",
            "[[entry.price]] 2: from_level = 2 comes after the last level of late registration; "
            "late_until_level in [entry] is 0",
        ),
        ("cap = 45", "cap = 39", "[entry]: 40 players enter, and cap = 39; raise the cap or let fewer enter"),
        ("cap = 45", "", "[entry]: alternates wait for a seat, and there is no cap; give cap, the seats in the room"),
        (
            "until = 2026-11-01T12:00:00+01:00",
            "until = 2026-11-01T12:00:00",
            "[[entry.price]] 1: until = 2026-11-01 12:00:00 cannot be; "
            "give a date and time with its zone, like 2026-11-01T12:00:00+01:00",
        ),
        (
            "until = 2026-11-01T12:00:00+01:00",
            "",
            "[[entry.price]] 1: needs its time; give either until, a date, or from_level or until_level, a level, or "
            "reentry = true, or choice = true",
        ),
        ("[rebuys]\ncents", "[rebuys]\nprice", "[rebuys]: 'price' is not a key here; keys are cents, fee_cents, chips"),
        (
            "chips = 5000",
            "chips = 5010",
            "[rebuys]: chips = 5010 cannot be paid at the end; the smallest chip of level 2 is 25",
        ),
        (
            "from_level = 2\nuntil_level = 2",
            "from_level = 2\nuntil_level = 1",
            "[addon]: from_level is after until_level; it is sold from one to the other",
        ),
        (
            "prize_percent = 80",
            "prize_percent = 79.99",
            "[pool]: prize_percent = 79.99, and it is from 80 to 100 by mediterraneo-2026 MED-4; keep to it",
        ),
        (
            "prize_percent = 80",
            "prize_percent = 96",
            "[pool]: prizes and organisation come to 101 per cent of buy-ins; let them come to 100 at most",
        ),
        (
            "purchase_percent = 92.5",
            "purchase_percent = 92.555",
            "[pool]: purchase_percent = 92.555 is too fine; give two decimals at most",
        ),
        (
            "league_percent = 5",
            "league_percent = 50",
            "[pool]: league_percent = 50, and it is 5 by mediterraneo-2026 MED-19; keep to it",
        ),
        (
            "league_percent = 5",
            "league_percent = 105",
            "[pool]: league_percent = 105 cannot be; give a per cent from 0 to 100",
        ),
        (
            "buy_in_cents = 10000\nfee_cents = 2000",
            "buy_in_cents = 1000\nfee_cents = 2000",
            "[entry]: buy_in_cents = 1000, and it is from 2000 to 1000000 by mediterraneo-2026 MED-4; keep to it",
        ),
        (
            "tax_percent = 15",
            'bands = "sit-and-goo"',
            "[pool]: bands = 'sit-and-goo' is not known; did you mean 'sit-and-go'?",
        ),
        (
            'methods = ["cash", "transfer"]',
            'methods = ["cash", "ticket"]',
            "[entry]: methods has 'ticket', which is no money; seats of a satellite pay entries without being named",
        ),
        (
            "places_paid = 5",
            "prizes_cents = [400000]",
            "[payouts]: prizes_cents cannot be known while the pool may still grow; give percentages or places_paid",
        ),
    ],
)
def test_one_line_says_what_is_wrong(old: str, new: str, line: str) -> None:
    assert old in WHOLE
    with pytest.raises(EventFileError) as caught:
        read(WHOLE.replace(old, new, 1))
    assert str(caught.value).startswith(f"club.toml: {line}")


def sit_and_go(*more: str) -> str:
    """A sit & go as the bases of the casino have it (MED-23), and more lines of its file."""
    entry = "[entry]\nbuy_in_cents = 2500\nfee_cents = 250\nstack = 25\nentries = 10\n"
    head = HEAD.replace("seats = 9", "seats = 10").replace("\nname", '\nformat = "sit-and-go"\nname')
    return "\n".join((head, entry, REST.replace("places_paid = 5", "percentages = [50, 30, 20]"), *more))


def test_a_sit_and_go_of_the_casino_has_limits_of_its_own() -> None:
    text = sit_and_go()
    assert read(text).money.bands.rule == "mediterraneo-2026 MED-23"
    with pytest.raises(EventFileError, match="fee_cents = 300, and it is 250 by mediterraneo-2026 MED-23"):
        read(text.replace("fee_cents = 250", "fee_cents = 300"))


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("seats = 10", "seats = 8", "seats", "tables of 8: this kind of event is played at tables of 10"),
        ("entries = 10", "entries = 8", "entries", "[entry]: 8 players: this kind of event is played by 10"),
        ("stack = 25", "stack = 2500", "stack", "[entry]: 2,500 chips: this kind of event is begun with 25 chips"),
        (
            "[50, 30, 20]",
            "[60, 40]",
            "percentages",
            "[payouts]: the prizes of this kind of event are shared 50 / 30",
        ),
        (
            "[payouts]",
            "[pool]\nleague_percent = 5\n[payouts]",
            "league_percent",
            "[pool]: league_percent = 5, and it is 0",
        ),
    ],
)
def test_what_a_book_fixes_is_a_limit_that_the_director_sets_aside_with_a_reason(
    old: str, new: str, key: str, said: str
) -> None:
    """MED-23: a limit, not a default. The reason is in the opening event."""
    text = sit_and_go()
    assert old in text
    with pytest.raises(EventFileError) as caught:
        read(text.replace(old, new))
    line = str(caught.value)
    assert said in line and "by mediterraneo-2026 MED-23" in line
    assert line.endswith(f'give the director\'s reason: {key} = "…" in [overruled]')
    reason = f'[overruled]\n{key} = "agreed with the players"\n'
    assert read(f"{text.replace(old, new)}\n{reason}").money.overruled == (SetAside(key, "agreed with the players"),)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ('seat = "x"', "[overruled]: 'seat' is not a key here; did you mean 'seats'?"),
        ('seats = ""', '[overruled]: seats = "" cannot be; give the reason in quotes'),
        ("seats = true", "[overruled]: seats = true cannot be; give the reason in quotes"),
    ],
)
def test_what_is_overruled_is_a_limit_and_has_a_reason(table: str, said: str) -> None:
    with pytest.raises(EventFileError) as caught:
        read(sit_and_go(f"[overruled]\n{table}"))
    assert str(caught.value) == f"club.toml: {said}"


def test_the_limits_of_a_format_cannot_be_put_aside_by_naming_others() -> None:
    with pytest.raises(EventFileError, match="bands of \\[pool\\] does not go with format = 'sit-and-go'"):
        read(sit_and_go('[pool]\nbands = ""'))


def test_an_event_without_rebuys_and_with_more_re_entries_than_a_freezeout_says_what_it_is() -> None:
    """MED-12 limits a freezeout to one; by MED-5 an event announces as many as it likes."""
    entry = ENTRY.replace("surrender = true\n", "").replace('"unlimited"', "2")
    text = HEAD + entry + REST
    with pytest.raises(EventFileError) as caught:
        read(text)
    told = "without rebuys it may be a freezeout, which allows 1 re-entry (mediterraneo-2026 MED-12)"
    assert str(caught.value) == f'club.toml: [entry]: {told}; write format = "re-entry"'
    assert read(f'format = "re-entry"{text}').money.admission.re_entries == 2
    with pytest.raises(EventFileError, match=r"more re-entries than this kind of event allows: one by .* MED-12"):
        read(f'format = "freezeout"{text}')
    once = text.replace("reentries = 2", "reentries = 1")
    assert [read(word + once).money.admission.re_entries for word in ("", 'format = "freezeout"')] == [1, 1]


def test_fixed_prizes_are_held_against_the_pool_that_the_shares_leave() -> None:
    entry = ENTRY.split("late_until")[0]
    pool = "[pool]\nprize_percent = 80\nleague_percent = 5\n"
    fixed = REST.replace("places_paid = 5", "prizes_cents = [204000, 100000]")
    assert read(HEAD + entry + pool + fixed).payouts.table is not None
    with pytest.raises(EventFileError, match="the pool of all buy-ins to 304000; add 1000 cents"):
        read(HEAD + entry + pool + fixed.replace("100000]", "99000]"))
