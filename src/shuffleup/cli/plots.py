"""The picture of many events: how stacks grow, how the field shrinks, when the runs end. Needs matplotlib."""

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import numpy as np

from shuffleup.answer import note
from shuffleup.cli.errors import InputError, why
from shuffleup.locale.messages import Messages
from shuffleup.locale.writing import figures
from shuffleup.maths.duration_marks import HOUR, Range
from shuffleup.service.batch import RunFacts
from shuffleup.service.batch_marks import standing_at
from shuffleup.tournament.words.definition import Structure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png")
POINTS = 120
TITLE_LETTERS = 90
"""The most letters of a line above the picture."""
FAINT, STRONG, BAND = "#8fa6b8", "#12496b", "#c9d8e3"


def check_plot(path: str) -> None:
    """Raises ``InputError`` if no picture can be drawn there: for use before a long piece of work, not after it."""
    if Path(path).suffix.lower() not in KINDS:
        raise InputError(note("a-picture-is-svg-or-png"), file=path, hint=note("name-it-so"), code="no-such-picture")
    try:
        import matplotlib  # noqa: F401  # only asked whether it is there
    except ImportError:
        what = note("needs-matplotlib")
        hint = note("install-it-with-command", command="pip install 'shuffleup[plots]'")
        raise InputError(what, place="--plot", hint=hint, code="no-matplotlib") from None


def plot(path: str, title: str, structure: Structure, runs: Sequence[RunFacts], end: Range, speech: Messages) -> None:
    """Draws the picture; the same runs give the same file with the same matplotlib. Raises ``InputError``."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "shuffleup", "font.size": 9, "axes.grid": True, "grid.alpha": 0.3}):
        figure = Figure(figsize=(9, 10), layout="constrained")
        stacks, players, ends = figure.subplots(3, 1)
        at = np.linspace(0, max([run.seconds for run in runs]), POINTS)
        half = np.linspace(0, end.p50, POINTS)
        _stacks(stacks, structure, runs, half, speech)
        _players(players, runs, at, speech)
        _ends(ends, end, runs, speech)
        for axes in (stacks, players, ends):
            axes.set_xlim(0, at[-1] / HOUR)  # one above the other, an hour stands above itself
            axes.xaxis.set_major_formatter(_figures(speech))
        # An event may be called "$50 of $1,000": that is not a formula.
        figure.suptitle(fill(title, TITLE_LETTERS), parse_math=False)
        try:
            # No date: two pictures of the same runs are identical.
            metadata = {"Date": None} if Path(path).suffix.lower() == ".svg" else {"Software": "shuffleup"}
            figure.savefig(path, metadata=metadata, dpi=150)
        except OSError as fault:
            what = note("picture-not-written", why=why(fault))
            raise InputError(what, file=path, hint=note("choose-another-place"), code="unwritable") from None


def _figures(speech: Messages) -> Callable[[float, object], str]:
    """How an axis writes its numbers: with a decimal comma if the language has one."""
    return lambda value, _: figures(f"{value:g}", speech.language)


def _stacks(
    axes: "Axes", structure: Structure, runs: Sequence[RunFacts], at: "np.ndarray[Any, Any]", speech: Messages
) -> None:
    """Stacks in the runs still being played, up to the moment at which half of them are over."""
    rows = []
    for run in runs:
        now = [standing_at(run, int(seconds)) for seconds in at]
        stacks = [run.chips / one.players / big_blind(structure, one.level) for one in now]
        rows.append(np.where(at <= run.seconds, stacks, np.nan))
    _band(axes, np.array(rows), at, speech)
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(_figures(speech))
    axes.yaxis.set_minor_formatter(_figures(speech))
    names = ("stack", "blinds", "hours")
    title, blinds, hours = [speech.say(f"forecast-plot-{name}") for name in names]
    axes.set(title=title, ylabel=blinds, xlabel=hours)


def _players(axes: "Axes", runs: Sequence[RunFacts], at: "np.ndarray[Any, Any]", speech: Messages) -> None:
    rows = np.array([[standing_at(run, int(seconds)).players for seconds in at] for run in runs])
    _band(axes, rows, at, speech)
    left, players = speech.say("forecast-players-left"), speech.say("forecast-players")
    axes.set(title=left, ylabel=players, xlabel=speech.say("forecast-plot-hours"), ylim=(0, None))


def _band(axes: "Axes", rows: "np.ndarray[Any, Any]", at: "np.ndarray[Any, Any]", speech: Messages) -> None:
    """The middle run, and the band that contains eight of ten."""
    low, middle, high = np.nanquantile(rows, (0.1, 0.5, 0.9), axis=0)
    axes.fill_between(at / HOUR, low, high, color=BAND, step="post", label=speech.say("forecast-plot-band"))
    axes.step(at / HOUR, middle, color=STRONG, where="post", label=speech.say("forecast-plot-middle"))
    axes.legend(loc="upper right")


def _ends(axes: "Axes", end: Range, runs: Sequence[RunFacts], speech: Messages) -> None:
    from matplotlib.ticker import MaxNLocator

    hours = [run.seconds / HOUR for run in runs]
    axes.hist(hours, bins=min(40, max(5, round(len(runs) ** 0.5) * 2)), color=FAINT, edgecolor="white")
    for seconds, style in ((end.p10, ":"), (end.p50, "-"), (end.p90, ":")):
        axes.axvline(seconds / HOUR, color=STRONG, linestyle=style)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))  # runs are whole
    axes.yaxis.set_major_formatter(_figures(speech))
    title, number = speech.say("forecast-plot-ends"), speech.say("forecast-plot-runs")
    axes.set(title=title, ylabel=number, xlabel=speech.say("forecast-plot-hours"))


def big_blind(structure: Structure, number: int) -> int:
    """The big blind of a level; each level after the last doubles the one before."""
    levels = structure.levels
    level = levels[max(0, min(number, len(levels)) - 1)]
    return (level.big or level.small_bet or level.ante) << max(0, number - len(levels))
