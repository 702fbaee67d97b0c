"""Opening an event from a file or a form: what a file says is what is opened, or one line says why not."""

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Literal

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.service.described import read_description
from shuffleup.service.new_event import FORM, EventForm, FormPrizeInKind, OfferNames, from_file, text_of
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.facts.entry import unfit_name
from shuffleup.tournament.words.definition import Columns, Definition
from shuffleup.tournament.words.names import LONGEST_NAME, canonical_name
from shuffleup.tournament.words.offers import Sale, Window
from shuffleup.tournament.words.terms import BountyKind
from tests.cli.shell import ROOT
from tests.tournament.offers import until

EXAMPLES = sorted((ROOT / "examples").glob("*.toml"))
SEVERAL = {"two_flights": 3, "bounty_flights": 3}
TEAMS = {"team_event"}
HOUSE = {"house_club"}
FREEZEOUT = """
name = "Monthly"
rulebook = "mediterraneo-2026"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"
[entry]
buy_in_cents = 5000
fee_cents = 1000
stack = 10000
entries = 36
[[level]]
small = 25
big = 50
minutes = 20
[payouts]
"""


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_every_example_is_opened_as_it_is_or_refused_in_one_line(path: Path) -> None:
    """Several events are not silently opened as one, and no house book is left out."""
    text = path.read_text(encoding="utf-8")
    if path.stem in TEAMS | HOUSE:
        with pytest.raises(EventFileError) as caught:
            from_file(text, path.name, "x")
        assert len(str(caught.value).splitlines()) == 1
        return
    opened = from_file(text, path.name, "x")
    assert len(opened) == SEVERAL.get(path.stem, 1)
    for command in opened:
        decided = decide(None, command, 0)
        assert not isinstance(decided, Refusal), decided
    definition = opened[0].definition
    assert ("[bounty]" in text) == (definition.money.shares.bounty is not None)
    assert ("[rotation]" in text or 'game = "horse"' in text) <= (definition.rotation is not None)


def test_a_payout_table_that_a_book_prints_is_known_here_too() -> None:
    """The same file means the same at the desk and in a run."""
    opened = from_file(f'{FREEZEOUT}table = "mediterraneo-2026"\n', "monthly.toml", "x")
    table = opened[0].definition.payouts.table
    assert isinstance(table, Columns) and table.rule.startswith("mediterraneo-2026")


def test_what_an_event_announces_is_in_its_policy() -> None:
    """MED-13 leaves it to the announcement whether the winner has the button."""
    usual = from_file(f"{FREEZEOUT}places_paid = 3\n", "monthly.toml", "x")[0].policy
    told = from_file(f'{FREEZEOUT}places_paid = 3\n[announced]\nbutton_mode = "win_the_button"\n', "monthly.toml", "x")[
        0
    ].policy
    assert told.policy.button.button_mode is ButtonMode.WIN_THE_BUTTON is not usual.policy.button.button_mode
    with pytest.raises(EventFileError) as caught:
        from_file(f'{FREEZEOUT}places_paid = 3\n[announced]\nbutton_mode = "left"\n', "monthly.toml", "x")
    assert str(caught.value).startswith("monthly.toml: [announced]: button_mode = 'left' cannot be announced; give ")


def test_bounties_of_a_file_stand_on_heads_at_the_desk() -> None:
    """And what the book does not know is refused when the event is opened."""
    bounty = '[bounty]\nkind = "fixed"\ncents = 2000\n'
    terms = from_file(f"{FREEZEOUT}places_paid = 3\n{bounty}", "monthly.toml", "x")[0].definition.money.shares
    assert terms.bounty is not None and terms.bounty.kind is BountyKind.FIXED
    other = from_file(f"{FREEZEOUT}places_paid = 3\n{bounty.replace('2000', '1000')}", "monthly.toml", "x")[0]
    refused = decide(None, other, 0)
    assert isinstance(refused, Refusal) and refused.code == "bounty-not-in-book"


def test_a_form_is_read_like_a_file() -> None:
    """With the prices of its book, and names that would end a string in TOML."""
    form = EventForm(name='The "big" one \\ [payouts]', rulebook="mediterraneo-2026")
    definition = from_file(text_of(form), FORM, "x")[0].definition
    assert (definition.name, definition.entry.buy_in_cents, definition.money.bands.rule) == (
        'The "big" one \\ [payouts]',
        5_000,
        "mediterraneo-2026 MED-4",
    )
    with pytest.raises(EventFileError) as caught:
        from_file(text_of(EventForm(name="x", rulebook="mediterraneo-2026", fee_cents=1)), FORM, "x")[0]
    assert "fee_cents = 1" in str(caught.value)


BOOKS = ("mediterraneo-2026", "figp-2012", "pslive", "tda-2024")


@pytest.mark.parametrize("structure", ["club", "turbo", "tour"])
@pytest.mark.parametrize(("book", "game"), [*((book, "holdem") for book in BOOKS), ("tda-2024", "italiana")])
def test_every_book_opens_an_event_with_everything_that_a_form_sells(
    book: str, game: Literal["holdem", "italiana"], structure: Literal["club", "turbo", "tour"]
) -> None:
    form = EventForm(
        name="Friday",
        rulebook=book,
        game=game,
        structure=structure,
        seats=6,
        guarantee_cents=100_000,
        rebuy_cents=5_000,
        add_on_cents=5_000,
        bounty_cents=2_500,
    )
    opened = from_file(text_of(form), FORM, "x")[0]
    assert not isinstance(decide(None, opened, 0), Refusal)
    money = opened.definition.money
    assert money.guarantee_cents == 100_000
    (rebuy,), (add_on,) = money.rebuys, money.add_ons
    assert (rebuy.cents, rebuy.chips, rebuy.window) == (5_000, 10_000, until(5, start=True))
    assert (add_on.cents, add_on.window) == (5_000, Window(from_level=4, until_level=4, with_break=True))
    assert money.shares.bounty and money.shares.bounty.kind is BountyKind.PROGRESSIVE
    assert opened.definition.game.variant == game


def test_what_a_form_sells_is_checked_as_in_a_file() -> None:
    for fields, place in ({"bounty_cents": 90_000}, "[bounty]"), ({"rebuy_cents": 100, "rebuy_level": 99}, "[rebuys]"):
        with pytest.raises(EventFileError) as caught:
            from_file(text_of(EventForm(name="x", rulebook="tda-2024", **fields)), FORM, "x")[0]
        assert place in str(caught.value)


@pytest.mark.parametrize("game", ["italiana", "telesina-due-mai"])
def test_where_the_button_leads_it_cannot_be_won(game: str) -> None:
    levels = FREEZEOUT.replace('game = "holdem"', f'game = "{game}"\nformat = "win-the-button"')
    levels = levels.replace("seats = 9", "seats = 6").replace("small = 25\nbig = 50", "ante = 25")
    with pytest.raises(EventFileError) as caught:
        from_file(f"{levels}places_paid = 3\n", "monthly.toml", "x")
    assert "the button cannot be won in" in str(caught.value)


def test_a_picture_is_no_event_file_and_a_mark_of_byte_order_is_no_mistake() -> None:
    with pytest.raises(EventFileError) as caught:
        from_file("\x89PNG\ufffd\0", "event.png", "x")
    assert str(caught.value) == "event.png: this is not UTF-8 text; save the file as UTF-8"
    assert from_file(f"\ufeff{FREEZEOUT}places_paid = 3\n", "monthly.toml", "x")[0].event_id == "x"


@pytest.mark.parametrize("name", ["Anna\u00a0Rossi", "\U0001f469\u200d\U0001f692 Ada", "Åsa", "A" * LONGEST_NAME])
def test_whoever_has_such_a_name_may_enter_from_a_file_and_at_the_desk(name: str) -> None:
    read = read_description(
        f"{FREEZEOUT}places_paid = 3\n".replace("entries = 36", f'entries = ["{name}", "b", "c"]'), "x"
    )
    assert canonical_name(name) in read.entrants and unfit_name(name) is None


@pytest.mark.parametrize(("name", "what"), [("A" * 201, "has 201 letters"), ("A\\u0007", "has a control character")])
def test_whoever_cannot_be_shown_is_refused_in_both(name: str, what: str) -> None:
    text = f"{FREEZEOUT}places_paid = 3\n".replace("entries = 36", f'entries = ["{name}", "b", "c"]')
    with pytest.raises(EventFileError) as caught:
        read_description(text, "monthly.toml")
    assert str(caught.value).startswith("monthly.toml: [entry]: 'A") and what in str(caught.value)
    assert unfit_name(name.replace("\\u0007", "\a")) is not None


def test_a_form_sells_what_rooms_sell() -> None:
    form = EventForm(
        name="Friday",
        rulebook="tda-2024",
        late_level=3,
        late_with_break=True,
        re_entries=1,
        re_entry_cents=4_000,
        rebuy_cents=5_000,
        double_rebuy_cents=9_000,
        bounty_cents=1_000,
        bounty_is_choice=True,
        head_percent=75,
        league_cents=200,
        names=OfferNames(single="singolo", double="doppio", without_bounty='senza "taglia"'),
    )
    definition = from_file(text_of(form), FORM, "x")[0].definition
    money = definition.money
    assert money.admission.late == until(4, start=True)
    assert [(one.name, one.cents, one.chips) for one in money.rebuys] == [
        ("singolo", 5_000, 10_000),
        ("doppio", 9_000, 20_000),
    ]
    assert [(one.name, one.kind, one.cents, one.bounty_cents) for one in money.prices] == [
        ("re-entry", Sale.RE_ENTRY, 4_000, None),
        ('senza "taglia"', Sale.ENTRY, 4_000, 0),
    ]
    bounty = money.shares.bounty
    assert bounty and (bounty.head_share, bounty.only_holders) == (7_500, True)
    assert money.shares.league_cents == 200
    free = from_file(text_of(EventForm(name="No chips", rulebook="tda-2024", stack=0, late_minutes=45)), FORM, "x")[0]
    assert (free.definition.entry.stack, free.definition.money.admission.late.minutes) == (0, 45)


def _read(form: EventForm) -> Definition:
    return from_file(text_of(form), FORM, "x")[0].definition


def test_a_form_has_early_birds_and_a_second_day() -> None:
    form = EventForm(
        name="Early",
        rulebook="tda-2024",
        early_cents=4_000,
        early_until=datetime(2026, 11, 1, 12, tzinfo=timezone(timedelta(hours=1))),
        early_stack=12_000,
        day_one_levels=6,
        late_until_day_two=True,
    )
    definition = _read(form)
    (early,) = definition.money.prices
    assert (early.name, early.cents, early.fee_cents, early.chips) == ("early", 4_000, 1_000, 12_000)
    assert early.window.until == int(datetime(2026, 11, 1, 11, tzinfo=UTC).timestamp()) * 1_000_000
    assert definition.day_ends == (6,)
    assert definition.money.admission.late == Window(until_day=2)
    with pytest.raises(EventFileError) as caught:
        _read(replace(form, day_one_levels=0))
    assert caught.value.first.place == "[entry]"


def test_a_form_names_envelopes_odd_units_and_prizes_in_kind() -> None:
    mystery = EventForm(
        name="Gifts",
        rulebook="tda-2024",
        bounty_cents=2_000,
        bounty_kind="mystery",
        envelopes_cents=(100_000, 50_000),
        odd_unit_to_head=True,
        prizes_in_kind=(
            FormPrizeInKind(place=1, what='a "gold" watch', worth_cents=20_000),
            FormPrizeInKind(place=9, what="ham"),
        ),
    )
    definition = _read(mystery)
    bounty = definition.money.shares.bounty
    assert bounty and (bounty.amounts, bounty.odd_to_head) == ((100_000, 50_000), False)
    assert [(one.place, one.what) for one in definition.payouts.in_kind] == [(1, 'a "gold" watch'), (9, "ham")]
    with pytest.raises(EventFileError) as caught:
        _read(replace(mystery, prizes_in_kind=(FormPrizeInKind(place=10**9, what="ham"),)))
    assert caught.value.first.place == "[[payouts.in_kind]] 1"
    odd = _read(replace(mystery, bounty_kind="progressive", bounty_cents=2_500, bounty_unit_cents=500)).money.shares
    assert odd.bounty and (odd.bounty.amounts, odd.bounty.odd_to_head, odd.bounty.unit_cents) == ((), True, 500)


def test_levels_go_back_only_where_a_form_lets_them() -> None:
    form = EventForm(name="Falls", rulebook="tda-2024")
    assert (_read(form).structure.may_fall, _read(replace(form, blinds_may_fall=True)).structure.may_fall) == (
        False,
        True,
    )
