"""The picture of many events: how stacks grow, how the field thins out, when the runs end. Needs matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from shuffleup.cli.errors import InputError
from shuffleup.cli.simulate_report import SimulateDocument
from shuffleup.maths.duration_marks import HOUR
from shuffleup.service.batch import RunFacts
from shuffleup.service.batch_marks import standing_at
from shuffleup.service.planned import Planned, event_of
from shuffleup.tournament.definition import Structure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png")
POINTS = 120
FAINT, STRONG, BAND = "#8fa6b8", "#12496b", "#c9d8e3"


def check_plot(path: str) -> None:
    """Raises ``InputError`` if no picture can be drawn there: asked before a long piece of work, not after it."""
    if Path(path).suffix.lower() not in KINDS:
        raise InputError("a picture is .svg or .png", file=path, hint="name it so", code="no-such-picture")
    try:
        import matplotlib  # noqa: F401  # only asked whether it is there
    except ImportError:
        what = "pictures need the package matplotlib, which is not installed"
        hint = "install it with: pip install 'shuffleup[plots]'"
        raise InputError(what, place="--plot", hint=hint, code="no-matplotlib") from None


def plot(path: str, planned: Planned, runs: Sequence[RunFacts], document: SimulateDocument) -> None:
    """Draws the picture; the same runs give the same file with the same matplotlib. Raises ``InputError``."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "shuffleup", "font.size": 9, "axes.grid": True, "grid.alpha": 0.3}):
        figure = Figure(figsize=(9, 10), layout="constrained")
        stacks, players, ends = figure.subplots(3, 1)
        at = np.linspace(0, max([run.seconds for run in runs]), POINTS)
        _stacks(stacks, event_of(planned).definition.structure, runs, at)
        _players(players, runs, at)
        _ends(ends, document, runs)
        figure.suptitle(f"{document.event.name}: {document.done:,} runs, seed {document.seed}")
        try:
            figure.savefig(path, metadata=_metadata(path), dpi=150)
        except OSError as fault:
            what = f"the picture cannot be written ({fault.strerror or fault})"
            raise InputError(what, file=path, hint="choose another place", code="unwritable") from None


def _metadata(path: str) -> dict[str, Any]:
    """No date: two pictures of the same runs are the same."""
    return {"Date": None} if Path(path).suffix.lower() == ".svg" else {"Software": "shuffleup"}


def _stacks(axes: "Axes", structure: Structure, runs: Sequence[RunFacts], at: "np.ndarray[Any, Any]") -> None:
    rows = []
    for run in runs:
        now = [standing_at(run, int(seconds)) for seconds in at]
        rows.append([run.chips / one.players / big_blind(structure, one.level) for one in now])
    _band(axes, np.array(rows), at)
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter("{x:g}")
    axes.yaxis.set_minor_formatter("{x:g}")
    axes.set(title="average stack", ylabel="big blinds", xlabel="hours of play")


def _players(axes: "Axes", runs: Sequence[RunFacts], at: "np.ndarray[Any, Any]") -> None:
    rows = np.array([[standing_at(run, int(seconds)).players for seconds in at] for run in runs])
    _band(axes, rows, at)
    axes.set(title="players left", ylabel="players", xlabel="hours of play", ylim=(0, None))


def _band(axes: "Axes", rows: "np.ndarray[Any, Any]", at: "np.ndarray[Any, Any]") -> None:
    """The middle run, and between which lines eight of ten are."""
    low, middle, high = np.quantile(rows, (0.1, 0.5, 0.9), axis=0)
    axes.fill_between(at / HOUR, low, high, color=BAND, step="post", label="8 runs of 10")
    axes.step(at / HOUR, middle, color=STRONG, where="post", label="the middle run")
    axes.legend(loc="upper right")


def _ends(axes: "Axes", document: SimulateDocument, runs: Sequence[RunFacts]) -> None:
    hours = [run.seconds / HOUR for run in runs]
    axes.hist(hours, bins=min(40, max(5, round(len(runs) ** 0.5) * 2)), color=FAINT, edgecolor="white")
    end = document.marks.end
    for seconds, style in ((end.p10, ":"), (end.p50, "-"), (end.p90, ":")):
        axes.axvline(seconds / HOUR, color=STRONG, linestyle=style)
    axes.set(title="when the runs end (1, 5 and 9 of 10 by the lines)", ylabel="runs", xlabel="hours of play")


def big_blind(structure: Structure, number: int) -> int:
    """The big blind of a level; of those after the last one, each has twice the one before."""
    levels = structure.levels
    level = levels[max(0, min(number, len(levels)) - 1)]
    return (level.big or level.small_bet or level.ante) << max(0, number - len(levels))
