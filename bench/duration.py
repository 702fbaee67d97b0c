"""The forecast of durations: fitted to events of the engine, and tried on events that were not used to fit it.

    python -m bench.duration            the tables, some seconds
    python -m bench.duration --write    the same, and bench/results.md is rewritten
    python -m bench.duration --fit      searches the parameters again, some minutes, and prints them
    python -m bench.duration --unsure   searches only how unsure the pots are, the others as they stand

The events are those of ``bench.duration_events``, bots in the seats. Times compared are those at which three quarters,
a half, a quarter and a tenth of the field were left, the money was reached, and the event ended. The parameters in use
are ``maths.duration.STANDARD``; how often the held-out events end within its 80 % interval is what is promised.

The middle of a forecast hardly hangs on ``unsure``, and its width on little else. So the others are fitted first, to
the middles, and ``unsure`` then to the three columns that are published, by the score that rewards them: a column that
one run in ten falls short of is charged nine times as much for each run below it as for each above.

An earlier form, in which pots did not depend on how many sit at a table, missed a first set of held-out events: 46 of
70 were inside. Those events have since been used to choose the present form, and new ones are held out.
"""

import argparse
import platform
import statistics
import time
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from bench.duration_events import FIT, FRESH, HELD_OUT, LEFT, Recorded, entrants, recorded
from bench.results import write_section
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import STANDARD, forecast
from shuffleup.maths.duration_marks import Range
from shuffleup.maths.duration_runs import Field, Trace, traced
from shuffleup.projections.forecast import Ahead, ExpectedEntries, before_play

PROMISED = 0.75
FIT_RUNS = 60
FITTED = ("confrontation", "pot", "crowd", "skew", "depth")
SCORED_RUNS, SCORED_SEEDS = 400, (1, 2, 3)
UNSURE = tuple([step / 20 for step in range(11)])
"""What is tried for ``unsure``: 0 to 0.5."""


def ahead(of: Recorded) -> Ahead:
    """The event as the forecast sees it."""
    entered = entrants(of.kind)
    found = before_play(entered.definition, entered.policy, ExpectedEntries(of.kind.entries))
    assert isinstance(found, Ahead)
    return found


def times(trace: Trace, field: Field) -> np.ndarray:
    """When each share of the field was left, the money was reached and play ended: a column for each run."""
    counts = [max(1, int(field.present * share)) for share in LEFT] + [field.paid]
    rows = [trace.at[(trace.players <= players).argmax(axis=0), np.arange(trace.at.shape[1])] for players in counts]
    return np.array([*rows, trace.at[-1]], dtype=float)


def of_engine(of: Recorded) -> np.ndarray:
    """The same of the engine's runs."""
    return np.array([(*run.left, run.bubble, run.end) for run in of.runs], dtype=float).T


def misfit(model: Diffusion, events: Sequence[tuple[Recorded, Ahead]]) -> float:
    """How far the middle of the model is from the middle of the engine: mean square of the logarithm of the ratio.

    The end counts three times; the first quarter of the field, which goes within a few hands of each other, does not.
    """
    found: list[float] = []
    for of, at in events:
        trace = traced(at.field, at.course, model, FIT_RUNS, np.random.default_rng(1))
        ratio = np.log(np.median(times(trace, at.field), axis=1) / np.median(of_engine(of), axis=1))
        found.append(float(np.mean(ratio[[1, 2, 3, 5, 5, 5]] ** 2)))
    return statistics.fmean(found)


def fitted(events: Sequence[tuple[Recorded, Ahead]]) -> Diffusion:
    """A pattern search: one parameter after the other a step up or down, and smaller steps when none helps."""
    model, step = STANDARD, 0.3
    best = misfit(model, events)
    while step > 0.02:
        before = best
        for name in FITTED:
            for factor in (1 + step, 1 / (1 + step)):
                tried = replace(model, **{name: getattr(model, name) * factor})
                if tried.confrontation <= 1 and (found := misfit(tried, events)) < best:
                    model, best = tried, found
                    break
        print(f"step {step:.3f}: {best:.5f} {[round(getattr(model, name), 3) for name in FITTED]}", flush=True)
        step = step if best < before * 0.995 else step / 2
    return model


def column_score(model: Diffusion, events: Sequence[tuple[Recorded, Ahead]], seed: int) -> float:
    """What the three columns are charged for the engine's runs: the mean quantile loss of the logarithms of the times.

    A proper score: in the long run no columns are charged less than the true ones. The first quarter is left out.
    """
    levels = np.array([0.1, 0.5, 0.9])[:, None, None]
    found: list[float] = []
    for of, at in events:
        trace = traced(at.field, at.course, model, SCORED_RUNS, np.random.default_rng(seed))
        columns = np.quantile(np.log(times(trace, at.field))[1:], levels.ravel(), axis=1)
        above = np.log(of_engine(of))[None, 1:] - columns[:, :, None]
        found.append(float(np.maximum(levels * above, (levels - 1) * above).mean()))
    return statistics.fmean(found)


def fitted_unsure(model: Diffusion, events: Sequence[tuple[Recorded, Ahead]]) -> Diffusion:
    """The best ``unsure`` by the score: where a parabola through what was tried is lowest."""
    scores = []
    for unsure in UNSURE:
        tried = [column_score(replace(model, unsure=unsure), events, seed) for seed in SCORED_SEEDS]
        scores.append(statistics.fmean(tried))
        print(f"unsure {unsure:.2f}: {1_000 * scores[-1]:.2f} ({', '.join([f'{1_000 * one:.2f}' for one in tried])})")
    square, line, _ = np.polyfit(UNSURE, scores, 2)
    lowest = -line / (2 * square) if square > 0 else UNSURE[int(np.argmin(scores))]
    return replace(model, unsure=round(float(np.clip(lowest, 0, UNSURE[-1])), 2))


def fit(*, only_unsure: bool) -> None:
    """Searches the parameters and prints them."""
    events = [(one, ahead(one)) for one in recorded() if one.kind.role == FIT]
    print(fitted_unsure(STANDARD if only_unsure else fitted(events), events))


# ── the tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _hours(seconds: float) -> str:
    return f"{seconds / 3600:.2f}"


def _inside(of: Recorded, end: Range) -> int:
    return sum([end.p10 <= run.end <= end.p90 for run in of.runs])


def event_rows(events: Sequence[Recorded]) -> tuple[list[str], int, int]:
    """A row for each event, and how many of how many runs ended within the interval."""
    rows, inside, runs = [], 0, 0
    for of in events:
        at = ahead(of)
        found = forecast(at.field, at.course, np.random.default_rng(of.kind.entries), runs=400)
        end = found.marks.end
        ends = [run.end for run in of.runs]
        within = _inside(of, end)
        inside, runs = inside + within, runs + len(of.runs)
        off = statistics.median(ends) / end.p50 - 1
        rows.append(
            f"| {of.kind.name} | {len(of.runs)} | {_hours(min(ends))} – {_hours(statistics.median(ends))} – "
            f"{_hours(max(ends))} | {_hours(end.p10)} – {_hours(end.p50)} – {_hours(end.p90)} | {off:+.1%} | {within} |"
        )
    return rows, inside, runs


TITLES = {
    FRESH: "Held out, played when all parameters were settled, the width of the ranges among them",
    HELD_OUT: "Held out, played when form and middle were settled",
    FIT: "Used to choose the form and to fit",
}
HEAD = [
    "| event | runs | engine: least, middle, most, h | forecast: p10, p50, p90, h | off | inside |",
    "| --- | --- | --- | --- | --- | --- |",
]


def speed_rows() -> list[str]:
    """What 200 runs cost."""
    rows = []
    for players, limit in ((100, None), (1_000, 1.0), (10_000, None)):
        of = next(one for one in recorded() if one.kind.example == "main_event")
        entered = entrants(replace(of.kind, entries=players, minutes=40))
        found = before_play(entered.definition, entered.policy, ExpectedEntries(players))
        assert isinstance(found, Ahead)
        spent = []
        for seed in range(3):
            start = time.process_time()
            forecast(found.field, found.course, np.random.default_rng(seed))
            spent.append(time.process_time() - start)
        seconds = statistics.median(spent)
        kept = "" if limit is None else "yes" if seconds <= limit else "no"
        rows.append(f"| {players:,} players | {seconds:.2f} | {limit or ''} | {kept} |")
    return rows


def body() -> str:
    """The whole section."""
    parts = []
    for role in (FRESH, HELD_OUT, FIT):
        events = [one for one in recorded() if one.kind.role == role]
        rows, inside, runs = event_rows(events)
        share = inside / runs
        kept = f" (promised: {PROMISED:.0%}, {'kept' if share >= PROMISED else 'not kept'})" if role != FIT else ""
        parts += ["", f"{TITLES[role]}: {inside} of {runs} runs inside the 80 % interval, {share:.0%}{kept}.", ""]
        parts += [*HEAD, *rows]
    figures = [f"{name} {getattr(STANDARD, name):g}" for name in (*FITTED, "unsure")]
    return "\n".join(
        [
            f"CPython {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}, one process. "
            "Whole events of the engine, bots in the seats, against 400 runs of the forecast.",
            "",
            f"Parameters: {', '.join(figures)}; {STANDARD.source}.",
            *parts,
            "",
            "| 200 runs of the main event's structure, levels of 40 minutes | s of processor time | promised | kept |",
            "| --- | --- | --- | --- |",
            *speed_rows(),
        ]
    )


def main() -> None:
    """Prints the tables; with ``--write`` also files them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    parser.add_argument("--fit", action="store_true", help="search the parameters again")
    parser.add_argument("--unsure", action="store_true", help="search only how unsure the pots are")
    arguments = parser.parse_args()
    if arguments.fit or arguments.unsure:
        fit(only_unsure=not arguments.fit)
        return
    text = body()
    print(text)
    if arguments.write:
        write_section("Duration", text)


if __name__ == "__main__":
    main()
