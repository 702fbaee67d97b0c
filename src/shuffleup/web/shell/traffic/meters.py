"""What is counted of a server, for Prometheus. No label identifies a person: only methods, routes, commands, codes.

The counters of several servers add up; figures from the logs of events are reported by each of them.
"""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from shuffleup.tournament.words.state import Phase
from shuffleup.web.shell.known_events import KnownEvent

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds in seconds: an answer of 50 ms is noticeable, one of 5 s has waited for its turn in vain."""
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"})
OTHER = "OTHER"
REFUSED, FAILED = 400, 500


class Meters:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self._requests = Counter(
            "shuffleup_requests", "Requests that were answered.", ("method", "route", "status"), registry=registry
        )
        self._commands = Histogram(
            "shuffleup_command_seconds",
            "From a command's coming to its answer, when it is in the log or refused.",
            ("kind", "outcome"),
            registry=registry,
            buckets=QUICK,
        )
        self.running = Gauge("shuffleup_requests_running", "Requests that are being answered.", registry=registry)
        self.lines = Gauge("shuffleup_sockets_open", "Live lines to pages.", registry=registry)
        self._rows = Counter("shuffleup_rows_appended", "Rows that were written to the log.", registry=registry)
        self._groups = Histogram(
            "shuffleup_commit_rows", "Rows that were committed together.", registry=registry, buckets=GROUPS
        )
        self._commits = Histogram(
            "shuffleup_commit_seconds", "How long a commit took.", registry=registry, buckets=QUICK
        )
        self._events = Gauge("shuffleup_events", "Events of the room.", ("phase",), registry=registry)
        self._tables = Gauge("shuffleup_tables", "Tables where there is play.", ("dealt_by",), registry=registry)
        self._troubles = Gauge("shuffleup_clocks_in_trouble", "Clocks that cannot be kept.", registry=registry)
        self._late = Gauge(
            "shuffleup_timers_late_seconds", "How late the last look at the clocks was.", registry=registry
        )
        self._share = Gauge("shuffleup_timer_slots", "Slots of events whose timers are kept here.", registry=registry)
        self._backup = Gauge(
            "shuffleup_backup_time_seconds", "When the last backup was made; 0 for none.", registry=registry
        )
        ProcessCollector(registry=registry)

    def answered(self, method: str, route: str, status: int) -> None:
        """Counts an answered request; ``route`` is a template."""
        self._requests.labels(method if method in METHODS else OTHER, route, status).inc()

    def commanded(self, kind: str, status: int, seconds: float) -> None:
        """Counts an answered command."""
        outcome = "accepted" if status < REFUSED else "refused" if status < FAILED else "failed"
        self._commands.labels(kind, outcome).observe(seconds)

    def committed(self, rows: int, seconds: float) -> None:
        """Counts rows committed together. Any thread may call it."""
        self._rows.inc(rows)
        self._groups.observe(rows)
        self._commits.observe(seconds)

    def clocks(self, *, troubles: int, late: float, share: int) -> None:
        """Records how the timers are doing."""
        self._troubles.set(troubles)
        self._late.set(late)
        self._share.set(share)

    def backed_up(self, at: int) -> None:
        """Records when the room was last backed up, in microseconds UTC."""
        self._backup.set(at / 1_000_000)

    def room(self, known: Iterable[KnownEvent]) -> None:
        """Counts the events, and the tables with players."""
        events, tables = dict.fromkeys(Phase, 0), {"software": 0, "people": 0}
        for one in known:
            events[Phase(one.head.phase)] += 1
            if Phase(one.head.phase) is Phase.PLAYING:
                tables["software" if one.online else "people"] += one.tables
        for phase, count in events.items():
            self._events.labels(phase.value).set(count)
        for dealt_by, count in tables.items():
            self._tables.labels(dealt_by).set(count)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
