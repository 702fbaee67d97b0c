"""What an image installs: the versions that are tested, each file by its digest, and whatever the server needs."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.shape.source import ROOT
from tools.pin import EXTRAS, PYTHON

LOCKED = (ROOT / "deploy" / "requirements.txt").read_text("utf-8")
PINS = dict(re.findall(r"(?m)^([A-Za-z0-9._-]+)==(\S+)(?: ; .*)? \\$", LOCKED))
LINUX = {"sys_platform": "linux", "python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "os_name": "posix"}


def test_an_image_has_the_versions_that_are_tested() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").split()
    known = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}
    strange = {
        name: version for name, version in PINS.items() if known.get(canonicalize_name(name), version) != version
    }
    assert (strange, len(PINS) > 40) == ({}, True)


def test_every_file_is_known_by_its_digest() -> None:
    parts = re.split(r"(?m)^(?=\S)", LOCKED)[1:]
    assert [part.split()[0] for part in parts if not re.search(r"--hash=sha256:[0-9a-f]{64}", part)] == []
    assert len(parts) == len(PINS) and "://" not in LOCKED


@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_an_image_has_what_the_server_needs(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"][extra] if extra else project["dependencies"]
    there = {canonicalize_name(name): version for name, version in PINS.items()}
    for one in map(Requirement, wanted):
        if one.name == "shuffleup" or (one.marker and not one.marker.evaluate(LINUX)):
            continue
        assert one.specifier.contains(there[canonicalize_name(one.name)]), one


def test_the_image_is_made_of_them() -> None:
    made = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    assert (
        "--require-hashes -r deploy/requirements.txt" in made and "--no-index --no-deps --no-build-isolation ." in made
    )
    assert not re.search(r"(?m)^FROM (?!\$\{BASE\})", made)
