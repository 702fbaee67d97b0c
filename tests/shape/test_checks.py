"""Each check finds the fault it looks for: a project with one planted fault, and what must be said about it."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.shape import budgets, source
from tests.shape.budgets import fields_of
from tests.shape.checks import CHECKS, NEVER_EXCUSED

LONG_FUNCTION = '"""."""\n\n\ndef f() -> None:\n' + "    x = 1\n" * 40
EXPLAINED_FUNCTION = '"""."""\n\n\ndef f() -> None:\n    """' + "\n    why" * 60 + '"""\n    x = 1\n'
MANY_METHODS = '"""."""\n\n\nclass C:\n' + "".join(f"    def m{n}(self) -> None: ...\n" for n in range(16))

PLANTED = [
    ("file-lines", "src/shuffleup/hand/phases/betting.py", "x = 1\n" * 401, True),
    ("file-lines", "src/shuffleup/hand/phases/betting.py", "x = 1\n" * 400, False),
    ("file-lines-ever", "tests/hand/test_betting.py", "x = 1\n" * 601, True),
    ("file-lines", "frontend/floor/Desk.svelte", "<p></p>\n" * 401, True),
    ("function-lines", "src/shuffleup/hand/phases/betting.py", LONG_FUNCTION, True),
    ("function-lines", "src/shuffleup/hand/phases/betting.py", EXPLAINED_FUNCTION, False),
    ("function-lines-ever", "src/shuffleup/hand/phases/betting.py", LONG_FUNCTION + "    x = 1\n" * 30, True),
    ("public-methods", "src/shuffleup/hand/state.py", MANY_METHODS, True),
    ("long-paths", "src/shuffleup/hand/betting.py", "x = a.b.c.d.e\n", True),
    ("long-paths", "src/shuffleup/hand/betting.py", "x = a.b.c.d\n", False),
    ("long-paths", "src/shuffleup/cli/run.py", "x = a.b.c.d.e\n", False),
    ("homeless-modules", "src/shuffleup/hand/utils.py", '"""."""\n', True),
    ("homeless-modules", "src/shuffleup/common/chips.py", '"""."""\n', True),
    ("module-docstrings", "src/shuffleup/hand/phases/betting.py", "x = 1\n", True),
    ("book-comparisons", "src/shuffleup/hand/phases/betting.py", 'full = policy.key == "tda-2024"\n', True),
    (
        "book-comparisons",
        "src/shuffleup/hand/phases/betting.py",
        'match key:\n    case "figp-2012":\n        pass\n',
        True,
    ),
    ("book-comparisons", "src/shuffleup/hand/phases/betting.py", 'full = state.rulebook == "house"\n', True),
    ("book-comparisons", "src/shuffleup/hand/phases/betting.py", "full = policy.raise_rule is RaiseRule.FULL\n", False),
    ("book-comparisons", "src/shuffleup/cli/run/command.py", 'full = key == "tda-2024"\n', False),
    ("sleeping-tests", "tests/hand/test_betting.py", "import time\ntime.sleep(1)\n", True),
    ("borrowed-from-tests", "tests/web/test_feed.py", "from tests.web.test_door import invited\n", True),
    ("borrowed-from-tests", "tests/web/test_feed.py", "from tests.web import test_door\n", True),
    ("borrowed-from-tests", "tests/web/test_feed.py", "from tests.web.browsers import _key\n", True),
    ("borrowed-from-tests", "tests/web/test_feed.py", "from tests.web.browsers import invited\n", False),
    ("optional-state", "src/shuffleup/hand/state.py", "class Posting:\n    button: int | None\n", True),
    ("strange-places", "README.md", "see /" + "root/notes\n", True),
    ("strange-places", "README.md", "see https://" + "pypi" + ".org/simple\n", True),
    ("strange-places", "README.md", "see ../shared/phh and https://example.org/home/club\n", False),
    ("lock-files", "uv.lock", "version = 1\n", True),
    ("loose-ends", "src/shuffleup/hand/words.py", 'x = re.compile("^[a-z]+$")\n', True),
    ("loose-ends", "src/shuffleup/hand/words.py", 'A = "^a$"\nx = Meta(pattern=A)\n', True),
    ("loose-ends", "src/shuffleup/hand/words.py", 'x = re.compile(r"^[a-z$]+\\Z")\n', False),
    ("loose-ends", "src/shuffleup/hand/words.py", 'x = re.search("(?m)^a$", text)\n', False),
]


def test_fields_are_counted_with_those_inherited() -> None:
    class Seat(msgspec.Struct):
        stack: int

    class Posting(Seat):
        owed: int

    assert fields_of(Posting) == ("stack", "owed")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty project in the place of this one."""
    monkeypatch.setattr(source, "ROOT", tmp_path)
    monkeypatch.setattr(source, "PACKAGE", tmp_path / "src" / "shuffleup")
    source.project_files.cache_clear()
    yield tmp_path
    source.project_files.cache_clear()


@pytest.mark.parametrize(("check", "path", "text", "found"), PLANTED)
def test_finds_what_was_planted(project: Path, check: str, path: str, text: str, *, found: bool) -> None:
    planted = project / path
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(text, encoding="utf-8")
    findings = [finding.where for finding in {**CHECKS, **NEVER_EXCUSED}[check]()]
    assert [where for where in findings if where.startswith(path)] == findings
    assert bool(findings) is found


def test_a_folder_holds_forty_files_and_four_of_one_prefix(project: Path) -> None:
    folder = project / "src" / "shuffleup" / "hand"
    folder.mkdir(parents=True)
    for number in range(41):
        (folder / f"street{number}.py").write_text("", encoding="utf-8")
    assert [finding.where for finding in CHECKS["folder-files"]()] == ["src/shuffleup/hand"]
    assert not list(CHECKS["prefixes"]())
    source.project_files.cache_clear()
    for number in range(5):
        (folder / f"floor_{number}.py").write_text("", encoding="utf-8")
    assert [finding.where for finding in CHECKS["prefixes"]()] == ["src/shuffleup/hand/floor_"]


def test_a_type_name_stands_for_one_thing(project: Path) -> None:
    for folder in ("hand", "chips"):
        home = project / "src" / "shuffleup" / folder
        home.mkdir(parents=True)
        (home / "pot.py").write_text("class Pot: ...\nclass _Side: ...\n", encoding="utf-8")
    assert [finding.where for finding in CHECKS["two-meanings"]()] == ["Pot"]


def test_the_core_has_a_size(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "CORE_LINES", 10)
    file = project / "src" / "shuffleup" / "scenarios" / "reader.py"
    file.parent.mkdir(parents=True)
    file.write_text("x = 1\n" * 11, encoding="utf-8")
    assert [finding.where for finding in CHECKS["core-size"]()] == ["core lines"]
