"""``shuffleup import``: shown without a room, written into one, and what cannot be read is told in one line."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import ran
from tests.formats.tdt_files import evening
from tests.store.postgres import postgres


@pytest.fixture
def friday(tmp_path: Path) -> str:
    """A file of an evening, written as older programs do."""
    path = tmp_path / "friday.tdt"
    path.write_bytes(evening().encode("cp1252"))
    return str(path)


def test_an_evening_is_only_shown_without_a_room(friday: str, tmp_path: Path) -> None:
    told = ran("import", friday)
    assert told.status == 0
    assert "500.00 EUR of prizes" in told.out
    assert "Nothing is changed" in told.out
    assert sorted(one.name for one in tmp_path.iterdir()) == ["friday.tdt"]


def test_it_is_brought_into_a_room_and_its_draws_hold(friday: str, tmp_path: Path) -> None:
    room = str(tmp_path / "club.db")
    shown = json.loads(ran("import", friday, "--db", room, "--preview", "--json").out)
    assert (shown["schema"], shown["written"]) == ("shuffleup.import/1", False)
    written = json.loads(ran("import", friday, "--db", room, "--json").out)
    assert (written["written"], written["evening"]["repeated"]) == (True, False)
    assert {one["verdict"] for one in written["evening"]["players"]} == {"new"}
    assert {one["key"] for one in written["evening"]["summary"]["left"]} >= {"Tournament.History", "Screens"}
    assert json.loads(ran("import", friday, "--db", room, "--json").out)["evening"]["repeated"]
    assert ran("verify", "--draws", room, "tdt-e1").status == 0


def test_a_room_may_be_in_postgres(friday: str, tmp_path: Path) -> None:
    with postgres() as address:
        room = ("--database", address, "--key", str(tmp_path / "club.key"))
        for repeated in (False, True):
            told = ran("import", friday, *room, "--json")
            assert told.status == 0, told.err
            document = json.loads(told.out)
            assert (document["written"], document["evening"]["repeated"]) == (True, repeated)


def test_other_words_for_the_house(friday: str) -> None:
    summary = json.loads(ran("import", friday, "--currency", "SEK", "--id", "first", "--json").out)["evening"][
        "summary"
    ]
    assert (summary["money"]["currency"], summary["head"]["event_id"]) == ("SEK", "first")


@pytest.mark.parametrize("lang", ["it", "es"])
def test_it_is_told_in_other_languages(friday: str, lang: str) -> None:
    told = ran("import", friday, "--lang", lang)
    assert told.status == 0
    assert "Nothing" not in told.out


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["import", "nothing.tdt"], "there is no such file"),
        (["import", "FILE", "--id", "No Such Id"], "--id"),
        (["import", "FILE", "--currency", "euro"], "currency"),
        (["import", "FILE", "--rulebook", "italian"], "rulebook"),
        (["import", "FILE", "--person", "Anna"], "--person"),
        (["import", "FILE", "--db", "a.db", "--database", "postgresql://x/y"], "--database"),
    ],
)
def test_mistakes_get_one_line(friday: str, arguments: list[str], wanted: str) -> None:
    told = ran(*[friday if one == "FILE" else one for one in arguments])
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    assert wanted in told.err


def test_code_in_a_file_is_data_and_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.tdt"
    path.write_text('{V: "3.7.2", T: new Tournament({Title: (() => { while (1); })()})}', encoding="utf-8")
    told = ran("import", str(path))
    assert (told.status, told.err.count("\n")) == (2, 1)


@pytest.fixture
def players(tmp_path: Path) -> str:
    """A list as a club keeps it."""
    path = tmp_path / "players.csv"
    path.write_bytes("Cognome;Nome;Paese\nRossi;Mario;IT\nNúñez;Zoë;ES\nRossi;Mario;IT\n".encode("latin-1"))
    return str(path)


def test_a_list_of_players_is_brought_into_a_room(players: str, tmp_path: Path) -> None:
    room = str(tmp_path / "club.db")
    told = ran("import", players)
    assert (told.status, "2 new" in told.out, "row 4" in told.out) == (0, True, True)
    for new in (2, 0):
        document = json.loads(ran("import", players, "--db", room, "--json").out)
        assert document["written"]
        assert sum(one["verdict"] == "new" for one in document["people"]["people"]) == new


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["--column", "name"], "--column"),
        (["--column", "email=1"], "--column"),
        (["--into", "cards"], "--into"),
        (["--into", "event"], "no value"),
    ],
)
def test_mistakes_about_a_list_get_one_line(players: str, arguments: list[str], wanted: str) -> None:
    told = ran("import", players, *arguments)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    assert wanted in told.err


def test_a_folder_is_imported_file_by_file(tmp_path: Path) -> None:
    """One damaged file is named and loses none of the others; the same folder again changes nothing."""
    folder, room = tmp_path / "nights", str(tmp_path / "club.db")
    (folder / "old").mkdir(parents=True)
    (folder / "friday.tdt").write_text(evening(), encoding="utf-8")
    (folder / "old" / "monday.TDT").write_text(evening().replace('UUID: "e1"', 'UUID: "e2"'), encoding="utf-8")
    (folder / "notes.txt").write_text("not an evening", encoding="utf-8")
    told = ran("import", str(folder))
    assert told.status == 0
    assert "2 of 2 evenings" in told.out and "Nothing is changed" in told.out
    (folder / "broken.tdt").write_text(evening()[:500], encoding="utf-8")
    told = ran("import", str(folder), "--db", room)
    assert told.status == 2
    assert "broken.tdt: not taken: line 1" in told.out
    assert "2 of 3 evenings" in told.out and "one by one" in told.out
    document = json.loads(ran("import", str(folder), "--db", room, "--json").out)
    rows = {one["file"]: (one["event"], one["players"], bool(one["problem"])) for one in document["evenings"]}
    assert rows == {
        "broken.tdt": ("", 0, True), "friday.tdt": ("tdt-e1", 4, False), "old/monday.TDT": ("tdt-e2", 4, False),
    }  # fmt: skip
    assert ran("verify", "--draws", room, "tdt-e2").status == 0


def test_a_folder_without_evenings_or_with_an_id_is_a_mistake(tmp_path: Path) -> None:
    assert "no .tdt file" in ran("import", str(tmp_path)).err
    assert "an id is for one" in ran("import", str(tmp_path), "--id", "friday").err
