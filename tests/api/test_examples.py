"""The API: every name has an example that is so, what cannot be answered is one line, and it opens at once."""

import ast
import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import shuffleup as sh

PACKAGE = Path(sh.__file__).parent
WHERE = sh._WHERE
MODULES = sorted({module for module in WHERE.values() if module.startswith("api.")})


@pytest.mark.parametrize("module", MODULES)
def test_every_example_is_so(module: str) -> None:
    found = doctest.testmod(import_module(f"shuffleup.{module}"), optionflags=doctest.ELLIPSIS)
    assert found.attempted and not found.failed


def test_the_names_are_those_of_the_type_checker() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    named = {node.names[0].asname: node.module for node in block.body if isinstance(node, ast.ImportFrom)}
    named = {name: module for name, module in named.items() if name and module != "collections.abc"}
    assert named == {name: f"shuffleup.{module}" for name, module in WHERE.items()}
    assert len(named) <= 40
    assert {*named} <= {*dir(sh)}


def test_every_function_of_the_api_has_an_example() -> None:
    for name, module in WHERE.items():
        one = getattr(sh, name)
        assert one.__doc__, name
        if module.startswith("api.") and callable(one) and not isinstance(one, type) and name != "write_hands":
            assert ">>> import shuffleup as sh" in one.__doc__, name


def test_a_name_that_is_not_there_is_told_with_the_nearest() -> None:
    with pytest.raises(AttributeError, match="shuffleup has no 'new_hnd': did you mean 'new_hand'"):
        sh.new_hnd  # noqa: B018


def test_to_import_it_loads_nothing_deep() -> None:
    program = "import sys, shuffleup; print([one for one in sys.modules if one.startswith('shuffleup.')])"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert ast.literal_eval(loaded) == ["shuffleup.version"]
