"""Events of The Tournament Director are read as data: every field, any encoding, and one line for whatever is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Note
from shuffleup.formats.tdt import grammar
from shuffleup.formats.tdt.grammar import TdtCall, TdtError, parse_tdt
from shuffleup.formats.tdt.reader import MOST_BYTES, read_tdt
from shuffleup.formats.tdt.record import LeftWhy, TdtBust, TdtFee, TdtFile, TdtPoints, TdtSeat
from tests.formats import tdt_files
from tests.formats.tdt_files import (
    START,
    Call,
    buy_in,
    evening,
    financials,
    old_financials,
    player,
    prize,
    tables,
    tournament,
)

EVENING = evening()


def read(text: str) -> TdtFile:
    return read_tdt(text.encode(), "friday.tdt")


def fault(data: bytes | str) -> TdtError:
    with pytest.raises(TdtError) as raised:
        read_tdt(data if isinstance(data, bytes) else data.encode(), "friday.tdt")
    assert "\n" not in str(raised.value)
    return raised.value


def test_a_file_is_read_field_by_field() -> None:
    event = read(EVENING).event
    anna, _, carla, *_ = event.players
    assert (event.title.title, event.title.league, event.title.season) == ("Friday Night", "Harbour League", "2024")
    assert event.title.started_at == START * 1_000
    assert anna.name.full == "Anna Zoë"
    assert (anna.contact.country, anna.contact.email) == ("IT", "p1@example.org")
    assert anna.add_ons[0].fee == TdtFee(name="Add-on", cents=5_000, chips=4_000)
    assert [one.fee.cents for one in carla.buy_ins] == [10_000, 10_000]
    assert [one.fee.rake_cents for one in carla.buy_ins] == [1_000, 1_000]
    assert carla.buy_ins[0].bust == TdtBust(START * 1_000 + 1_200_000_000, 1, ("p2",), TdtSeat("t1", "Table 1", 0))
    assert [(one.small, one.big, one.ante, one.is_break) for one in event.steps] == [
        (25, 50, 0, False), (50, 100, 0, False), (0, 0, 0, True), (100, 200, 25, False),
    ]  # fmt: skip
    first = event.prizes.each[0]
    assert (first.place, first.cents, first.players) == (1, 30_000, ("p1",))
    assert event.prices.points == TdtPoints("n - r + 1")
    assert event.prices.buy_ins.fees[0].chips == 5_000
    assert event.tables[0].chairs == 9


def test_what_is_left_aside_is_named() -> None:
    left = {(one.key, one.why): one.count for one in read(EVENING).left}
    assert left["Screens", LeftWhy.UNKNOWN] == 1
    assert left["Tournament.History", LeftWhy.NO_PLACE] == 1
    assert left["GameChips.ChipSets", LeftWhy.NO_PLACE] == 1
    added = EVENING.replace("CashAdjustment: 0", "CashAdjustment: 5, Mood: 0, Mood: 1, Blank: ''".replace("''", '""'))
    left = {(one.key, one.why): one.count for one in read(added).left}
    assert left["GamePlayer.Mood", LeftWhy.UNKNOWN] == 5
    assert left["GamePlayer.PaidInFull", LeftWhy.NO_PLACE] == 5
    assert read(added).event.players[0].by_hand.cents == 500
    assert left["Mood", LeftWhy.TWICE] == 5
    assert not any(key.endswith("Blank") for key, _ in left)


def test_a_file_of_3_0_has_one_fee_each() -> None:
    event = read(tournament([player("p1", "Anna Zoë", [buy_in()])], [], Financials=old_financials())).event
    assert event.prices.buy_ins.fees == (TdtFee(cents=10_000, rake_cents=1_000, chips=5_000),)
    assert event.prices.rebuys.fees[0].chips == 4_000
    assert event.prices.rebuys.last_round == 4


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1"])
def test_any_encoding_is_read(encoding: str) -> None:
    event = read_tdt(EVENING.encode(encoding), "friday.tdt").event
    assert event.players[2].name.full == "Carla Nuñez"


def test_money_may_have_decimals_and_zero_or_null_is_none() -> None:
    text = tournament([player("p1", "Anna Zoë", [buy_in(amount=12.505, Seat=None)])], [prize(1, 0.1)],
                      Financials=financials(GuaranteedPot=None))  # fmt: skip
    event = read(text).event
    assert event.players[0].buy_ins[0].fee.cents == 1_251
    assert event.prizes.each[0].cents == 10
    assert event.prices.guarantee_cents == 0


def test_the_grammar_takes_everything_that_it_names() -> None:
    text = r"""{"a b": [1, -2.5, 1e3, true, false, null], b: Map.from([]), c: new LO.Screen(),
                d: "\u00e9\'\n\ud83d\ude00"}"""
    value = parse_tdt(text, "x").value
    assert isinstance(value, dict)
    assert str(value["a b"]) == "[1, Decimal('-2.5'), Decimal('1E+3'), True, False, None]"
    assert value["b"] == TdtCall("Map.from", ([],))
    assert value["c"] == TdtCall("LO.Screen", ())
    assert value["d"] == "é'\n😀"
    assert parse_tdt(r'["\ud800"]', "x").value == ["\ufffd"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "the-file-is-empty"),
        ("   \ufeff", "the-file-is-empty"),
        ('{V: "3.7.2"}', "no-tournament-in-it"),
        ('{V: "3.7.2", T: new Other({})}', "no-tournament-in-it"),
        ("[]", "no-tournament-in-it"),
        ('{V: alert("x") + 1}', "no-value-of-tdt"),
        ("{V: x}", "no-value-of-tdt"),
        ("{V: function() { }}", "expected-sign"),
        ("{V: 1};", "no-value-of-tdt"),
        ("{V: 1} {", "extra-data"),
        ('{V: "a', "unterminated-string"),
        ('{V: "\\q"}', "unknown-escape"),
        ("{V: [1, 2", "expected-sign"),
        ("{V:", "file-ends-early"),
        ("{V: 01}", "no-value-of-tdt"),
        ("{V: `x`}", "no-value-of-tdt"),
        ("{V: 1e99999}", "thousands-of-digits"),
        (f"{{V: {'9' * 41}}}", "thousands-of-digits"),
        ("[" * 100_000, "nested-too-deeply"),
        ("f(" * 100_000, "nested-too-deeply"),
        ("PK\x03\x04 junk", "no-value-of-tdt"),
        ('{V: "3.7.2", T: new Tournament({Players: 5})}', "value-cannot-be"),
        ('{V: "3.7.2", T: new Tournament({StartTime: "soon"})}', "value-cannot-be"),
        ('{V: "3.7.2", T: new Tournament({StartTime: 1e30})}', "value-cannot-be"),
        ('{V: "3.7.2", T: new Tournament(5)}', "value-cannot-be"),
    ],
)  # fmt: skip
def test_whatever_is_no_event_gets_one_line(text: str, code: str) -> None:
    problem = fault(text).first
    assert isinstance(problem.what, Note)
    assert problem.what.code == code
    assert problem.file == "friday.tdt"


def test_the_place_is_a_line_and_column_or_the_way_to_the_field() -> None:
    assert "line 2, column 4" in str(fault("{\nV: oops}"))
    assert "T.Players.Players[p1].Buyins[0].Time" in str(fault(EVENING.replace(str(START - 1_800_000), '"soon"', 1)))


def test_a_file_that_is_too_large_is_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fault(b" " * (MOST_BYTES + 1)).first.what.code == "more-megabytes-than"
    monkeypatch.setattr(grammar, "MOST_LETTERS", 10)
    assert fault(EVENING).first.what.code == "more-letters-than"


ENCODED = EVENING.encode()


@given(
    st.integers(0, len(ENCODED)),
    st.integers(0, 40),
    st.one_of(st.binary(max_size=12), st.sampled_from([b"{", b"}", b"[", b"]", b"(", b")", b'"', b",", b":", b"null",
              b"-1", b"1e9", b"true", b"new ", b"\\", b"alert(1)", b"Map.from([[1,2]])"])),
)  # fmt: skip
def test_a_damaged_file_is_read_or_refused(at: int, gone: int, put: bytes) -> None:
    damaged = ENCODED[:at] + put + ENCODED[at + gone :]
    try:
        assert isinstance(read_tdt(damaged, "x.tdt"), TdtFile)
    except TdtError as refused:
        assert str(refused)


@given(st.binary(max_size=200))
def test_junk_is_refused(junk: bytes) -> None:
    with pytest.raises(TdtError):
        read_tdt(junk, "x.tdt")


def test_tables_by_key_of_older_versions_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before 3.7: ``new Map({key: value})``."""
    monkeypatch.setattr(tdt_files, "by_key", lambda pairs: Call("Map", dict(pairs)))
    older = evening()
    assert "Players: new Map({p1: new GamePlayer({" in older
    assert read(older).event == read(EVENING).event


def test_a_chair_that_was_taken_away_is_empty() -> None:
    taken = tables(9, taken=[None, "p1", None])
    text = tournament([player("p1", "Anna Zoë", [buy_in()])], [], Tables=taken).replace(
        'Seats: [null, "p1", null]', 'Seats: [null, "p1", -1, -2]'
    )
    (table,) = read(text).event.tables
    assert table.players == ("", "p1", "", "")


def test_prizes_are_parts_of_the_pool_or_amounts() -> None:
    text = evening().replace("AmountType: 0, Amount: 300", "AmountType: 0, Amount: 62.5")
    text = text.replace("AmountType: 0, Amount: 150", "AmountType: 1, Amount: 150").replace(
        "RoundToNearest: 1,", "RoundToNearest: 50,"
    )
    prizes = read(text).event.prizes
    assert [(one.hundredths, one.cents) for one in prizes.each[:2]] == [(6_250, 30_000), (0, 15_000)]
    assert prizes.unit_cents == 5_000


def test_what_the_house_took_and_what_was_given_by_hand() -> None:
    text = evening().replace("Real: new PerPlayerRake([])", "Real: new PerPlayerRake([20])")
    text = text.replace("PointsAdjustment: 0", "PointsAdjustment: -50", 1).replace(
        "HitsAdjustment: 0", "HitsAdjustment: 3", 1
    )
    event = read(text).event
    assert event.prices.house_takes_cents == 2_000
    assert (event.players[0].by_hand.points, event.players[0].by_hand.hits) == (-50, 3)
