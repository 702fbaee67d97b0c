"""Lists of players: as clubs keep them, in every form, and what nobody should bring in."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.accounts.database import Database
from shuffleup.answer import ProblemError
from shuffleup.people.lists import rows as sheet
from shuffleup.people.lists.bounds import SheetError
from shuffleup.people.lists.columns import ListColumn
from shuffleup.people.lists.reading import ListedPeople, ListTerms, NameOrder
from shuffleup.people.lists.rows import read_sheet
from shuffleup.people.lists.taking import list_import, read_list, take_list
from shuffleup.people.matching import Answers, MatchVerdict
from shuffleup.people.person import Papers
from shuffleup.people.register import Keeper, PlayerRegister
from tests.people.workbooks import ods, packed, xlsx

KEEPER = Keeper("owner", 1)
CLUB = "Nome;Cognome;Paese;Tessera;E-mail\nMario;Rossi;IT;12;m@example.org\nZoë;Núñez;ES;13;\n"
ROWS = (("Player", "Country", "Card"), ("Mario Rossi", "IT", 12), ("Zoë Núñez", "ES", 13))


def told(people: ListedPeople) -> list[tuple[str, str, str]]:
    return [(one.papers.name, one.papers.country, one.papers.card) for one in people.people]


def read(text: str, terms: ListTerms | None = None) -> ListedPeople:
    return read_list(text.encode(), "players.csv", terms or ListTerms())


BOTH = [("Mario Rossi", "IT", "12"), ("Zoë Núñez", "ES", "13")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
@pytest.mark.parametrize("sign", [";", ",", "\t", "|"])
def test_any_encoding_and_any_sign_between_the_cells(encoding: str, sign: str) -> None:
    people = read_list(CLUB.replace(";", sign).encode(encoding), "players.csv", ListTerms())
    assert told(people) == BOTH
    assert [one.code for one in people.notes] == ["columns-personal"]


@pytest.mark.parametrize("made", [xlsx, ods])
def test_spreadsheets_are_read(made: Callable[[object], bytes]) -> None:
    assert told(read_list(made(ROWS), "players", ListTerms())) == BOTH


def test_a_formula_is_a_text_and_is_not_worked_out() -> None:
    people = read_list(xlsx([("Player",), ('=HYPERLINK("http://x","y")',)]), "x", ListTerms())
    assert told(people) == [("what it came to", "", "")]
    assert told(read("Player\n=1+1\n")) == [("=1+1", "", "")]


@pytest.mark.parametrize(
    ("text", "terms", "names"),
    [
        ("Rossi, Mario\nBianchi, Luca\n", ListTerms(), ["Mario Rossi", "Luca Bianchi"]),
        ('Name;Card\n"Rossi, Mario";1\n', ListTerms(), ["Mario Rossi"]),
        ("ROSSI Mario\nDE LUCA Anna Maria\n", ListTerms(), ["Mario ROSSI", "Anna Maria DE LUCA"]),
        ("De Rossi Mario\n", ListTerms(order=NameOrder.SURNAME), ["Mario De Rossi"]),
        ("Rossi\tMario\nBianchi\tLuca\n", ListTerms(order=NameOrder.SURNAME), ["Mario Rossi", "Luca Bianchi"]),
        ("Apellidos;Nombre\nNúñez Gil;Zoë\n", ListTerms(), ["Zoë Núñez Gil"]),
        ("First name;Last name\nMario;Rossi\n", ListTerms(), ["Mario Rossi"]),
        ("x;y\n1;Mario Rossi\n", ListTerms({ListColumn.NAME: 2}, headed=True), ["Mario Rossi"]),
        ("Player\nMario Rossi\n", ListTerms(headed=False), ["Player", "Mario Rossi"]),
        ("Mario Rossi\n\n  \nLuca   Bianchi\n", ListTerms(), ["Mario Rossi", "Luca Bianchi"]),
        ("Ma\x1brio Ros\u202esi\n", ListTerms(), ["Ma rio Ros si"]),
    ],
)  # fmt: skip
def test_names_are_put_together(text: str, terms: ListTerms, names: list[str]) -> None:
    assert [one.papers.name for one in read(text, terms).people] == names


def test_rows_that_cannot_be_taken_are_named() -> None:
    people = read("Player;Country;Card\nMario Rossi;IT;1\n<b>Luca</b>;IT;2\n;IT;3\nRossi Mario;;1\nMario Rossi;IT;9\n")
    assert told(people) == [("Mario Rossi", "IT", "1"), ("Mario Rossi", "IT", "9")]
    assert [(one.row, one.why.code) for one in people.left] == [
        (3, "row-has-markup"), (4, "row-has-no-name"), (5, "row-stands-twice"),
    ]  # fmt: skip


def test_what_is_no_country_is_named() -> None:
    people = read("Player;Country\nMario Rossi;Atlantis\n")
    assert told(people) == [("Mario Rossi", "", "")]
    assert [one.code for one in people.notes] == ["countries-unknown"]


FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
REPEATED = (
    '<table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string" '
    'table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell></table:table-row>'
)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "the-file-is-empty"),
        (b"\xef\xbb\xbf \r\n", "the-file-is-empty"),
        (b"%PDF-1.7", "no-list-of-text"),
        (b"PK\x03\x04 junk", "no-list-of-text"),
        (b"a\0b", "no-list-of-text"),
        (packed({"a.txt": "hello"}), "no-list-of-text"),
        (packed({"xl/worksheets/sheet1.xml": " " * 50_000_000}), "more-megabytes-than"),
        (xlsx(ROWS, FAR), "more-rows-than"),
        (ods(ROWS, REPEATED), "more-columns-than"),
        (b"x" * (sheet.MOST_BYTES + 1), "more-megabytes-than"),
        (b"a\n" * (sheet.MOST_ROWS + 1), "more-rows-than"),
        (b";".join([b"a"] * 101) + b"\n" + b";".join([b"a"] * 101), "more-columns-than"),
        (b"a" * (sheet.MOST_LETTERS + 1), "more-letters-than"),
    ],
)  # fmt: skip
def test_what_is_no_list_gets_one_line(data: bytes, code: str) -> None:
    with pytest.raises(SheetError) as raised:
        read_sheet(data, "players")
    assert raised.value.first.what.code == code
    assert "\n" not in str(raised.value)


def test_an_empty_row_that_repeats_for_ever_is_none() -> None:
    """So LibreOffice ends a sheet."""
    end = '<table:table-row table:number-rows-repeated="1048573"><table:table-cell/></table:table-row>'
    assert told(read_list(ods(ROWS, end), "players", ListTerms())) == BOTH


@pytest.mark.parametrize("text", ["E-mail\na@b.c\n", "Player\n", "<a>;<b>\n<c>;<d>\n"])
def test_without_a_name_there_is_no_list(text: str) -> None:
    with pytest.raises(ProblemError) as raised:
        read(text)
    assert raised.value.first.what.code in {"no-column-of-names", "no-names-in-it"}


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_junk_is_read_or_refused(junk: bytes) -> None:
    try:
        people = read_list(junk, "x", ListTerms())
    except ProblemError as refused:
        assert "\n" not in str(refused)
    else:
        assert people.people


@given(st.integers(0, 2_000), st.integers(0, 40), st.binary(max_size=12), st.sampled_from([xlsx(ROWS), ods(ROWS)]))
def test_a_damaged_spreadsheet_is_read_or_refused(at: int, gone: int, put: bytes, whole: bytes) -> None:
    try:
        read_list(whole[:at] + put + whole[at + gone :], "x", ListTerms())
    except ProblemError as refused:
        assert "\n" not in str(refused)


# ── into the register ────────────────────────────────────────────────────────────────────────────────────────────────


def in_a_register(go: Callable[[PlayerRegister], Awaitable[None]]) -> None:
    async def gone() -> None:
        register = PlayerRegister(Database.in_memory())
        await register.database.open()
        try:
            await register.load()
            await go(register)
        finally:
            await register.database.close()

    asyncio.run(gone())


def test_a_list_is_taken_once() -> None:
    async def go(register: PlayerRegister) -> None:
        await register.make(Papers(name="Mario Rossi", country="IT"), KEEPER)
        for new, more in ((1, 1), (0, 0)):
            found = list_import(read(CLUB), Answers(), register.directory)
            assert (len(found.new), len(found.more), found.undecided) == (new, more, None)
            assert await take_list(found, register, KEEPER) is None
        (mario,) = register.directory.called("Mario Rossi")
        papers = register.directory.papers(mario)
        assert papers
        assert (papers.card, papers.email) == ("12", "")
        assert len(register.directory) == 2

    in_a_register(go)


def test_who_may_be_somebody_is_asked() -> None:
    async def go(register: PlayerRegister) -> None:
        other = await register.make(Papers(name="Rossi Mario"), KEEPER)
        await register.make(Papers(name="Carla Bruni", card="13"), KEEPER)
        found = list_import(read(CLUB), Answers(), register.directory)
        assert [one.verdict for one in found.matches] == [MatchVerdict.ASK, MatchVerdict.ASK]
        refused = await take_list(found, register, KEEPER)
        assert refused
        assert refused.code == "person-undecided"
        assert len(register.directory) == 2
        said = Answers({"2": getattr(other, "id", ""), "Zoë Núñez": "new"})
        decided = list_import(read(CLUB), said, register.directory)
        assert [one.verdict for one in decided.matches] == [MatchVerdict.SAME, MatchVerdict.NEW]
        assert await take_list(decided, register, KEEPER) is None
        assert len(register.directory) == 3

    in_a_register(go)


def test_a_name_of_two_people_and_another_card_are_asked() -> None:
    async def go(register: PlayerRegister) -> None:
        await register.make(Papers(name="Mario Rossi", card="99"), KEEPER)
        found = list_import(read(CLUB), Answers(), register.directory)
        assert found.matches[0].verdict is MatchVerdict.ASK
        assert list_import(read(CLUB), Answers(rest_is_new=True), register.directory).undecided is None
        wrong = list_import(read(CLUB), Answers({"2": "p-00000000"}), register.directory)
        assert wrong.undecided
        assert wrong.undecided.code == "no-such-player"

    in_a_register(go)
