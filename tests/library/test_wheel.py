"""A wheel has every page of the server, or is not built: one line says what is missing."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from shuffleup.web.pages import PAGES

ROOT = Path(__file__).resolve().parents[2]


class Interface:
    """The interface of a build hook, as far as ours uses it: the builder itself is installed only where it builds."""

    def __class_getitem__(cls, _: object) -> type["Interface"]:
        return cls

    def __init__(self, root: Path) -> None:
        self.root = str(root)


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - it is loaded from a file
    """The hook of a project in which every page is built."""
    names = ("hatchling", "builders", "hooks", "plugin", "interface")
    for count in range(1, len(names) + 1):
        monkeypatch.setitem(sys.modules, ".".join(names[:count]), ModuleType(names[count - 1]))
    sys.modules[".".join(names)].BuildHookInterface = Interface  # type: ignore[attr-defined]
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web = tmp_path / "src" / "shuffleup" / "web"
    assets = web / "static" / "assets"
    assets.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "shuffleup" / "web" / "pages.py", web)
    (assets / "one.js").write_text("1", encoding="utf-8")
    for name in PAGES:
        page = '<script type="module" src="/assets/one.js"></script>'
        (web / "static" / f"{name}.html").write_text(page, encoding="utf-8")
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "club.toml").write_text("", encoding="utf-8")
    return module.WheelIsWhole(tmp_path)


def test_a_wheel_with_all_pages_has_the_templates_too(hook: Any) -> None:  # noqa: ANN401
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert list(data["force_include"].values()) == ["shuffleup/room/examples/club.toml"]


@pytest.mark.parametrize("missing", [*(f"{page}.html" for page in PAGES), "assets/one.js"])
def test_a_wheel_without_one_of_them_is_not_built(hook: Any, missing: str) -> None:  # noqa: ANN401
    Path(hook.root, "src", "shuffleup", "web", "static", missing).unlink()
    with pytest.raises(SystemExit) as told:
        hook.initialize("standard", {"force_include": {}})
    said = str(told.value)
    assert f"static: {missing} not built; run make pages" in said and "\n" not in said
    hook.initialize("editable", {})
