"""Documentation that cannot lag behind: the README runs, generated pages are current, every folder is on the map."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
import pytest

from tests.shape.source import PACKAGE, ROOT, project_files
from tools.reference.commands import command_page, commands
from tools.reference.pages import command_group, documents, on_disk, pages

PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


def _markdown() -> Iterator[Path]:
    return (path for path in project_files() if path.suffix == ".md")


def test_the_readme_runs() -> None:
    readme = ROOT / "README.md"
    blocks = PYTHON_BLOCK.findall(readme.read_text(encoding="utf-8"))
    assert blocks, "the README shows no hand being played"
    program = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", str(readme), 0)
    assert program.examples, "the README's Python is not written as a session"
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(program, out=report.append)
    assert results.failed == 0, "".join(report)


@pytest.mark.parametrize("page", list(_markdown()), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    targets = [match.group(1) for match in LINK.finditer(page.read_text(encoding="utf-8"))]
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert not missing


def test_generated_pages_are_current() -> None:
    wanted, there = pages(), on_disk()
    stale = sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))
    assert not stale, f"run `make docs`: {', '.join(stale)}"


def test_every_command_and_option_explains_itself() -> None:
    group = command_group()
    assert group is not None, "shuffleup.main wires no command line"
    silent = [
        f"{path} {' '.join(option.opts)}"
        for path, command in commands(group)
        for option in command.params
        if isinstance(option, click.Option) and not option.hidden and not option.help
    ]
    silent += [path for path, command in commands(group) if not command.help]
    assert not silent


def test_every_json_document_is_named_after_its_command() -> None:
    group = command_group()
    assert group is not None
    printing = {
        path.removeprefix("shuffleup ").replace(" ", "-")
        for path, command in commands(group)
        if any("--json" in option.opts for option in command.params)
    }
    # An error stands for any document, and a whole event is imported by the command that imports an evening.
    assert documents().keys() == printing | {"error", "import-event"}
    for name in printing:
        document = documents()[name]
        said = msgspec.json.schema(document)["$defs"][document.__name__]["properties"]["schema"]
        assert f"shuffleup.{name}/1" in (said.get("default"), *said.get("enum", ())), name


def test_the_command_page_shows_commands_below_commands() -> None:
    @click.group(help="Outer.")
    def outer() -> None: ...

    @outer.command("inner", help="Inner words.")
    @click.argument("file")
    @click.option("--seed", type=int, help="Where the shuffle starts.")
    def inner(file: str, seed: int) -> None: ...

    page = command_page(outer)
    assert "## shuffleup inner\n\nInner words.\n\n```\nshuffleup inner [OPTIONS] FILE\n```" in page
    assert "- `--seed INTEGER`: Where the shuffle starts." in page


def test_every_folder_is_on_the_map() -> None:
    the_map = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    missing = sorted(name for name in packages if not re.search(rf"^{name}/ ", the_map, re.MULTILINE))
    assert not missing


def test_no_folder_on_the_map_is_missing() -> None:
    tree = re.search(r"```text\nsrc/shuffleup/\n(.*?)```", (ROOT / "docs" / "map.md").read_text("utf-8"), re.DOTALL)
    assert tree is not None
    shown = set(re.findall(r"^(\w+)/ ", tree.group(1), re.MULTILINE))
    assert {name for name in shown if not (PACKAGE / name / "__init__.py").exists()} == set()


def test_the_glossary_has_one_line_for_each_noun() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    terms = [row[0] for row in rows if row[0] != "English"]
    assert all(len(row) == 4 and all(row) for row in rows)
    assert len(terms) == len(set(terms)) > 90
