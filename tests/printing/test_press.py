"""The press: what is handed to it prints as it is written, and a template that cannot be set is told in one line."""

import json
import time
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import structs
from pypdf import PdfReader

from shuffleup.locale.answers import answer_text
from shuffleup.printing import press as pressing
from shuffleup.printing.links import code, link
from shuffleup.printing.papers import PAPERS, Paper
from shuffleup.printing.press import Press, PressError, Size, measure
from shuffleup.printing.slip import Code, Detail, PaperHead, Slip, Slips
from shuffleup.web.pages import FONTS, STATIC

STRANGE = (
    'Ann #1 *bold* _x_ $y$ `z` "q" <w> @v // \\u',
    "#panic() #sys.inputs",
    "= Heading",
    "Łukasz Çağlar-Öztürk",
    "Иван Петров",
    "\U0001f0cf Joker",
    "{ $player }",
)
SLIP = Slip(title="Entry 1", who="Ann", seat=(Detail("Table", "12"), Detail("Seat", "9")))


def slips(*made: Slip, size: Size = Size.A4) -> Slips:
    """Slips of one event."""
    return Slips(PaperHead(size=size.value, language="en", title="Tickets", event="Friday", under="friday"), made)


def pages(data: bytes) -> list[str]:
    """The words of each page, whatever the lines they stand on."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(data)).pages]


@pytest.fixture(scope="module")
def press() -> Press:
    return Press(STATIC / FONTS)


@pytest.mark.parametrize("size", Size, ids=lambda size: size.value)
def test_names_print_as_they_are_written(press: Press, size: Size) -> None:
    told = slips(*[structs.replace(SLIP, who=name) for name in STRANGE], size=size)
    said = " ".join(pages(press.pdf("tickets", told))).replace(" ", "")
    assert [name for name in STRANGE if name.replace(" ", "") not in said] == []


def test_an_accent_stays_with_its_letter(press: Press) -> None:
    names = ("Čeda Žić", "Carla Mancini", "Łukasz Zięba", "Karin Ångström", "Ştefan Ţepeş", "Óscar Íñiguez")
    said = " ".join(pages(press.pdf("tickets", slips(*[structs.replace(SLIP, who=name) for name in names]))))
    assert [name for name in names if name not in said] == [], said


def test_a_name_from_right_to_left_is_joined_and_whole(press: Press) -> None:
    [said] = pages(press.pdf("tickets", slips(structs.replace(SLIP, who="محمد علي"))))
    assert sorted("محمدعلي") == sorted([sign for sign in said if "\u0600" <= sign <= "\u06ff"])


def test_without_the_letters_of_the_pages_it_prints_with_its_own(tmp_path: Path) -> None:
    [said] = pages(Press(tmp_path / "none").pdf("tickets", slips(SLIP)))
    assert "Entry 1" in said


def test_a_sheet_has_eight_slips_and_a_roll_one_each(press: Press) -> None:
    many = [structs.replace(SLIP, who=f"Player {number}") for number in range(9)]
    sheets, strips = press.pages("tickets", slips(*many)), press.pages("tickets", slips(*many, size=Size.ROLL))
    assert (len(sheets), len(strips)) == (2, 9)
    millimetres = [
        (round(one.width / 72 * 25.4), round(one.height / 72 * 25.4)) for one in map(measure, (*sheets, *strips))
    ]
    assert millimetres[:2] == [(210, 297)] * 2
    assert {width for width, _ in millimetres[2:]} == {80} and all(40 < height < 90 for _, height in millimetres[2:])


def test_two_hundred_tickets_take_less_than_two_seconds_of_a_core(press: Press) -> None:
    made = [
        structs.replace(
            SLIP,
            who=f"Player {number}",
            code=Code(code(link("http://10.0.0.2:8080", "wall", f"e{number}")), "", "live"),
            lines=tuple([Detail(f"Name {row}", f"{row * number}", "small letters") for row in range(6)]),
        )
        for number in range(200)
    ]
    press.pdf("tickets", slips(SLIP))  # the letters are read once
    begun = time.process_time()
    assert len(PdfReader(BytesIO(press.pdf("tickets", slips(*made)))).pages) == 25
    assert time.process_time() - begun < 2  # half a second of one core, whatever runs beside it


def test_every_paper_has_a_template() -> None:
    assert [paper for paper in Paper if not (pressing.TEMPLATES / f"{paper.value}.typ").is_file()] == []
    assert set(PAPERS) == set(Paper)


def test_a_house_has_templates_of_its_own(tmp_path: Path) -> None:
    own = '#import "/base.typ": *\n#show: paper\nTHE HOUSE: #told.slips.first().who'
    (tmp_path / "tickets.typ").write_text(own, "utf-8")
    press = Press(own=tmp_path)
    assert pages(press.pdf("tickets", slips(SLIP))) == ["THE HOUSE: Ann"]
    assert "Entry 1" in pages(press.pdf("receipts", slips(SLIP)))[0]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("\n\n#nonsense", 3, "unknown variable: nonsense"),
        ("#let x = (", 1, "unclosed delimiter"),
        ('#import "/base.typ": *\n#told.shoes', 2, "dictionary does not contain key"),
        ('#read("/etc/passwd")', 1, "file not found"),
        ('#import "/base.typ": *\n#show: paper.with(1, 2)', 2, "unexpected argument"),
        ('#read("../press.py")', 1, "would escape the project root"),
    ],
)
def test_a_broken_template_is_told_in_one_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    (tmp_path / "tickets.typ").write_text(text, "utf-8")
    with pytest.raises(PressError) as fault:
        Press(own=tmp_path).pdf("tickets", slips(SLIP))
    told = answer_text(fault.value.what)
    assert fault.value.code == "broken-template" and "\n" not in told
    assert told.startswith(f"the template tickets.typ cannot be set: line {line}: ") and why in told


def test_where_typst_is_not_installed_it_says_how_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressing, "is_ready", lambda: False)
    with pytest.raises(PressError) as fault:
        Press().pdf("tickets", slips(SLIP))
    assert answer_text(fault.value.what) == "papers are set by typst, which is not installed"
    assert answer_text(fault.value.hint) == "install it with pip install 'shuffleup[print]'"


def test_what_was_set_last_is_not_set_again(monkeypatch: pytest.MonkeyPatch) -> None:
    press, made = Press(), list[str]()
    compiled = press._compiled

    def counted(template: str, source: bytes, facts: str, form: str) -> bytes | list[bytes]:
        made.append(json.loads(facts)["head"]["event"])
        return compiled(template, source, facts, form)

    monkeypatch.setattr(press, "_compiled", counted)
    for _ in range(3):
        press.pages("tickets", slips(SLIP))
    press.pdf("tickets", slips(SLIP))
    assert made == ["Friday", "Friday"]


def test_a_code_opens_the_page_of_the_event() -> None:
    assert link("http://10.0.0.2:8080/", "wall", "friday & co") == "http://10.0.0.2:8080/wall?event=friday%20%26%20co"
    assert code("http://10.0.0.2:8080/wall?event=friday").startswith("<svg xmlns=")
