"""Expectations made wrong in every way: a case is played once, and each is judged where the right one stands."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Expectation, Scenario


class Wrongs(Struct, frozen=True):
    """A case and what is wrong with it: for each of its expectations, by the number of its step, other lines."""

    case: Scenario
    lines: dict[int, list[Line]]

    def __str__(self) -> str:
        return self.case.ids[0]

    def held(self) -> list[tuple[int, Line]]:
        """The wrong lines that hold all the same, with where they stand. Fails if one of them is never judged."""
        case, added = self.case, dict[int, tuple[int, Line]]()
        steps = []
        for number, step in enumerate(case.steps):
            steps.append(step)
            for line in self.lines.get(number, ()):
                assert isinstance(step, Expectation)
                # No line of the file has such a number: it tells the wrong ones of one place apart.
                place = replace(step.place, line=-1 - len(added))
                added[place.line] = (step.place.line, line)
                steps.append(replace(step, place=place, sentence=line, rule=""))
        judged: dict[int, list[bool]] = {}
        for verdict in run_scenario(replace(case, steps=tuple(steps))).verdicts:
            judged.setdefault(verdict.place.line, []).append(verdict.holds)
        assert added.keys() <= judged.keys(), [added[line] for line in added if line not in judged]
        return [added[line] for line in added if any(judged[line])]


def made_wrong(cases: Iterable[Scenario], wrong: Callable[[Line], Iterable[Line]]) -> list[Wrongs]:
    """The cases of which some expectation can be made wrong."""
    found = []
    for case in cases:
        steps = [(number, step) for number, step in enumerate(case.steps) if isinstance(step, Expectation)]
        lines = {number: list(wrong(step.sentence)) for number, step in steps}
        if any(lines.values()):
            found.append(Wrongs(case, lines))
    return found
