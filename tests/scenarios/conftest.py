"""Every scenario of a ``.scenario`` file is a test: it fails with the lines that are not as expected."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.scenario import Scenario


class NotAsExpectedError(AssertionError):
    """A scenario is not as expected."""


class ScenarioTest(pytest.Item):
    """One scenario."""

    scenario: Scenario

    def runtest(self) -> None:
        """Plays it under every book it names."""
        report = run_scenario(self.scenario)
        if not report.passed:
            raise NotAsExpectedError("\n".join(failures(report)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The lines that are not as expected; for any other fault, where it happened."""
        if isinstance(excinfo.value, NotAsExpectedError):
            return str(excinfo.value)
        return str(excinfo.getrepr())

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands, for the summary."""
        return self.path, self.scenario.place.line - 1, self.name


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[ScenarioTest]:
        """A line that cannot be read fails the file."""
        for scenario in read_scenarios(self.path.read_text(encoding="utf-8"), self.path.name):
            test = ScenarioTest.from_parent(self, name=scenario.ids[0])
            test.scenario = scenario
            yield test


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """Tells pytest which files hold scenarios."""
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".scenario" else None
