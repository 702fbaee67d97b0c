"""``shuffleup simulate``: the same table whoever plays the runs, pictures, and a clean end when it is stopped."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from shuffleup.cli import simulate as simulate_module
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.plots import big_blind
from shuffleup.cli.progress import counted, percentage, time_left
from shuffleup.cli.run.report import RunDocument
from shuffleup.cli.simulate import SimulateDocument
from shuffleup.service import workers
from shuffleup.service.batch import play_run
from shuffleup.service.programme import Planned
from tests.cli.shell import ROOT, ran, spawned

SNG = str(ROOT / "examples" / "sit_and_go.toml")
RUNS = ("--runs", "6", "--seed", "4")


@pytest.fixture(scope="module")
def table() -> str:
    """The document of six runs, played one after the other in this process."""
    told = ran("simulate", SNG, *RUNS, "--json")
    assert (told.status, told.err) == (0, "")
    return told.out


def test_the_document_adds_up(table: str) -> None:
    found = msgspec.json.decode(table, type=SimulateDocument, strict=True)
    assert (found.runs, found.done, found.event.entries, found.event.paid) == (6, 6, 10, 3)
    assert [line.number for line in found.lines] == list(range(6))
    assert found.marks.hands.p10 <= sum(line.hands for line in found.lines) / 6 <= found.marks.hands.p90 * 1.2
    assert sum(row.players for row in found.styles) == 60
    assert sum(row.players * row.won for row in found.styles) == pytest.approx(6)
    assert found.replays.shortest.seconds == min(line.seconds for line in found.lines)
    assert found.marks.final_table is None
    assert found.hours[0].tables.p50 == 1


def test_a_run_can_be_looked_at_again(table: str) -> None:
    longest = msgspec.json.decode(table, type=SimulateDocument).replays.longest
    alone = msgspec.json.decode(ran("run", SNG, "--seed", str(longest.seed), "--json").out, type=RunDocument)
    assert alone.totals.seconds == longest.seconds


def test_people_read_the_same(table: str) -> None:
    told = ran("simulate", SNG, *RUNS)
    assert (told.status, told.err) == (0, "")
    found = msgspec.json.decode(table, type=SimulateDocument)
    assert told.out.splitlines()[0].endswith(", rulebook mediterraneo-2026, 6 runs, seed 4")
    assert f"shuffleup run {SNG} --seed {found.replays.longest.seed}" in told.out
    assert "style of play" in told.out


def test_two_workers_print_the_same_table(table: str) -> None:
    told = spawned("simulate", SNG, *RUNS, "--workers", "2", "--json")
    assert told == (0, table, "")


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first, second = (json.loads(ran("simulate", SNG, "--runs", "1", "--json").out)["seed"] for _ in range(2))
    assert first != second


# ── a cluster ────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def process(*arguments: str) -> Iterator[None]:
    """A process of Dask's, ended with the test."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    started = subprocess.Popen(
        [sys.executable, "-m", *arguments], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


@pytest.fixture
def scheduler() -> Iterator[str]:
    """A scheduler on this machine, which may still be starting."""
    pytest.importorskip("distributed")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with process("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"):
        yield f"tcp://127.0.0.1:{port}"


def wait_for(address: str, workers_there: int) -> None:
    """Comes back when the scheduler answers and has so many workers."""
    waits = (
        "import sys; from distributed import Client; client = Client(sys.argv[1], timeout=120); "
        "client.wait_for_workers(int(sys.argv[2]), timeout=120) if int(sys.argv[2]) else None; client.close()"
    )
    subprocess.run([sys.executable, "-c", waits, address, str(workers_there)], check=True, capture_output=True)


@pytest.mark.slow
def test_a_cluster_of_two_workers_prints_the_same_table(scheduler: str, table: str) -> None:
    worker = ("distributed.cli.dask_worker", scheduler, "--nthreads", "1", "--no-dashboard", "--no-nanny")
    with process(*worker), process(*worker):
        wait_for(scheduler, 2)
        told = spawned("simulate", SNG, *RUNS, "--cluster", scheduler, "--json")
    assert told == (0, table, "")


def test_a_cluster_without_workers_is_one_line(scheduler: str) -> None:
    wait_for(scheduler, 0)
    told = spawned("simulate", SNG, *RUNS, "--cluster", scheduler)
    assert told == (
        2,
        "",
        f"error: --cluster: the cluster at {scheduler} has no workers; start some with: dask worker {scheduler}\n",
    )


def test_a_cluster_that_does_not_answer_is_one_line() -> None:
    pytest.importorskip("distributed")
    told = spawned("simulate", SNG, *RUNS, "--cluster", "127.0.0.1:1")
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith("error: --cluster: no cluster answers at 127.0.0.1:1; start one with: dask scheduler; ")


def test_another_service_is_no_scheduler() -> None:
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as service:
        answering = threading.Thread(target=_answer_nonsense, args=(service,), daemon=True)
        answering.start()
        address = f"127.0.0.1:{service.getsockname()[1]}"
        told = spawned("simulate", SNG, *RUNS, "--cluster", address)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith(f"error: --cluster: what answers at {address} is not a scheduler; start one with: dask ")


def _answer_nonsense(service: socket.socket) -> None:
    """Greets whoever connects with what a scheduler's client reads as a message of three exabytes."""
    connected, _ = service.accept()
    with connected:
        connected.sendall(b"1.0 GO AWAY" * 20)
        connected.recv(1 << 16)


def test_workers_that_are_gone_are_not_waited_for_without_end() -> None:
    never = SimpleNamespace(result=raising(TimeoutError()))
    asked = [{}, {}, {"a": 1}, *[{}] * 20]
    client = SimpleNamespace(nthreads=lambda: asked.pop(0))
    with pytest.raises(workers.WorkersError, match="the cluster has lost its workers"):
        workers._result(client, never)  # type: ignore[arg-type]  # what it asks of them
    patience = workers.WORKERLESS_SECONDS // workers.ASKED_SECONDS
    assert len(asked) == 23 - 3 - patience


def raising(fault: Exception) -> Callable[..., None]:
    """A function that only raises."""

    def raises(*_: object, **__: object) -> None:
        raise fault

    return raises


@pytest.mark.parametrize("option", ["--cluster", "--workers"])
def test_workers_lost_on_the_way_leave_what_is_done(monkeypatch: pytest.MonkeyPatch, table: str, option: str) -> None:
    def lost(planned: Planned, seed: int, *_: int) -> workers.Results:
        yield from [play_run(planned, seed, number) for number in range(4)]
        raise workers.WorkersError("gone", "look for them", of_cluster=option == "--cluster")

    monkeypatch.setattr(simulate_module, "played_here", lost)
    told = ran("simulate", SNG, *RUNS, "--json")
    assert (told.status, told.err) == (2, f"stopped after 4 of 6 runs\nerror: {option}: gone; look for them\n")
    stopped = msgspec.json.decode(told.out, type=SimulateDocument)
    assert stopped.lines == msgspec.json.decode(table, type=SimulateDocument).lines[:4]


def test_workers_lost_before_the_first_run_leave_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> workers.Results:
        yield from ()
        raise workers.WorkersError("gone", "look for them")

    monkeypatch.setattr(simulate_module, "played_here", lost)
    assert ran("simulate", SNG, *RUNS) == (2, "", "error: --cluster: gone; look for them\n")


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("distributed", "matplotlib"):
        monkeypatch.setitem(sys.modules, name, None)
    told = ran("simulate", SNG, *RUNS, "--cluster", "127.0.0.1:1")
    assert told == (
        2,
        "",
        "error: --cluster: a cluster needs the package distributed, which is not installed; "
        "install it with: pip install 'shuffleup[cluster]'\n",
    )
    told = ran("simulate", SNG, *RUNS, "--plot", str(tmp_path / "x.svg"))
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert "pip install 'shuffleup[plots]'" in told.err


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("name", "begins"), [("x.svg", b"<?xml"), ("x.PNG", b"\x89PNG")])
def test_pictures(tmp_path: Path, name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    first, second = tmp_path / name, tmp_path / f"again-{name}"
    for target in (first, second):
        told = ran("simulate", SNG, "--runs", "2", "--seed", "4", "--plot", str(target), "--json")
        assert (told.status, told.err) == (0, "")
    assert first.read_bytes().startswith(begins)
    assert first.read_bytes() == second.read_bytes()
    assert sorted(os.listdir(tmp_path)) == sorted([name, f"again-{name}"])


def test_a_name_with_signs_of_money_is_no_formula(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    event, picture = tmp_path / "event.toml", tmp_path / "x.svg"
    event.write_text(Path(SNG).read_text(encoding="utf-8").replace('name = "', 'name = "$100_$5 '), encoding="utf-8")
    told = ran("simulate", str(event), "--runs", "2", "--seed", "4", "--plot", str(picture), "--json")
    assert (told.status, told.err) == (0, "")
    assert picture.is_file()


def test_pictures_count_stacks_in_the_blinds_of_their_level() -> None:
    structure = read_planned(str(ROOT / "examples" / "club_night.toml")).definition.structure  # type: ignore[union-attr]
    assert [big_blind(structure, number) for number in (1, 5, 12, 13, 15)] == [50, 200, 1_600, 3_200, 12_800]


# ── mistakes and Ctrl-C ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--runs", "0"], "error: invalid value for '--runs': 0 is not in the range"),
        (["--workers", "2", "--cluster", "x:1"], "error: --workers and --cluster do not go together; "),
        (["--cluster", "nonsense"], "error: --cluster: 'nonsense' is not the address of a scheduler; "),
        (["--plot", "x.pdf"], "error: x.pdf: a picture is .svg or .png; name it so"),
        (["--plot", ""], "error: --plot: the name is empty; name a file, or leave --plot out"),
        (["--plot", "/nowhere/x.svg"], "error: /nowhere/x.svg: its folder does not exist; "),
    ],
)
def test_mistakes_are_one_line(arguments: list[str], told: str) -> None:
    mistaken = ran("simulate", SNG, *arguments)
    assert (mistaken.status, mistaken.out, mistaken.err.count("\n")) == (2, "", 1)
    assert mistaken.err.startswith(told)


def test_a_refusal_of_the_rules_names_its_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(path: str) -> object:
        return msgspec.structs.replace(read_planned(path), players=("alone",))

    monkeypatch.setattr(simulate_module, "read_planned", alone)
    told = ran("simulate", SNG, *RUNS)
    assert (told.status, told.out, told.err.count("\n")) == (3, "", 1)
    assert "run 1 (seed " in told.err


def pressed(after: int) -> Callable[..., object]:
    """Progress that presses Ctrl-C after so many runs."""

    @contextmanager
    def counted(runs: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
        def told(done: int) -> None:
            if done == after:
                signal.raise_signal(signal.SIGINT)

        yield told

    return counted


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_tells_what_is_done(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    monkeypatch.setattr(simulate_module, "counted", pressed(4))
    told = ran("simulate", SNG, *RUNS, "--json")
    assert (told.status, told.err) == (130, "stopped after 4 of 6 runs\n")
    stopped = msgspec.json.decode(told.out, type=SimulateDocument)
    whole = msgspec.json.decode(table, type=SimulateDocument)
    assert (stopped.runs, stopped.done, stopped.lines) == (6, 4, whole.lines[:4])


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_stops_the_workers_too(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    monkeypatch.setattr(simulate_module, "counted", pressed(2))
    told = ran("simulate", SNG, "--runs", "5000", "--seed", "4", "--workers", "2", "--json")
    assert (told.status, told.err) == (130, "stopped after 2 of 5,000 runs\n")
    stopped = msgspec.json.decode(told.out, type=SimulateDocument)
    assert stopped.lines == msgspec.json.decode(table, type=SimulateDocument).lines[:2]


def test_ctrl_c_before_the_first_run_leaves_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> workers.Results:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_module, "played_here", never)
    assert ran("simulate", SNG, *RUNS) == (130, "", "stopped\n")


def test_progress_counts_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # writes as to a terminal
    monkeypatch.setenv("COLUMNS", "160")
    for shown in (True, False):
        with counted(6, shown=shown) as told:
            told(5)
        said = capsys.readouterr()
        assert said.out == ""
        assert ("5/6" in said.err) is shown


def test_the_time_left_counts_from_the_start() -> None:
    # Two runs of two workers that come in together after ten seconds: 98 more take 490, and not none.
    assert [time_left(10.0, 0, 100), time_left(10.0, 2, 100), time_left(7_300.0, 100, 200), time_left(9.0, 5, 5)] == [
        "",
        "+ 0:08:10",
        "+ 2:01:40",
        "+ 0:00:00",
    ]


@pytest.mark.parametrize(("seconds", "hint"), [(0.02, ""), (9.0, "   (--samples N)")])
def test_a_long_count_says_what_is_left_of_it_and_what_is_quicker(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: float, hint: str
) -> None:
    moments = iter((0.0, 0.0, seconds))
    monkeypatch.setattr("time.perf_counter", lambda: next(moments))
    with percentage("equity", shown=True, quicker="(--samples N)") as told:
        told(0.0)
        told(0.1)
    said = capsys.readouterr().err.split("\r\x1b[K")
    assert said[2] == f"equity: 10 %   {time_left(seconds, 10, 100)}{hint}"
    assert said[-1] == ""
