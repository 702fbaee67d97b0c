"""``format`` of an event file: a word for the kind of event, which brings what such an event usually has.

A format fills in what the file leaves out and refuses what contradicts it; what the file says stays as it is.

    freezeout, re-entry, rebuy        whether a player who is out may come back    MED-12: once in a freezeout
    knock-out                         a bounty of fixed worth on every head, which the file states
    progressive, mystery              half of the buy-in on every head
    satellite                         seats instead of prizes
    sit-and-go                        one table, 50/30/20, a fee of 10 per cent            MED-23
    heads-up, turbo, win-the-button   tables of two, short levels, the winner of a hand gets the button
    shootout                          tables are not balanced or broken; their winners sit down to the next round
    flights, teams                    several streams: flights into a final day, heats of teams    MED-17
    league-final                      nobody pays, and the league sets the stacks and the prizes    MED-21
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.formats.event.money import FREEZEOUT, LEAGUE_FINAL, Bands
from shuffleup.formats.event.shootout import SHOOTOUT
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.rulebooks.price_bands import PriceBands
from shuffleup.toml_text import did_you_mean, shown

_Raw: TypeAlias = dict[str, Any]

TURBO_MINUTES, SIT_AND_GO_MINUTES = 6, 8
FINALISTS = 18
"""A placeholder for the finalists until the ranking of the season names them (MED-21)."""


class Format(Struct, frozen=True):
    """The meaning of a format word: the usual content of the file, contradicting tables (``without``), needed ones."""

    usual: Callable[[_Raw], _Raw] = lambda _: {}
    without: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


def with_format(raw: _Raw, bands: Mapping[str, Bands], problems: EventProblems) -> _Raw:
    """The file with what its formats fill in and without the format words. Problems are noted.

    ``bands`` are the kinds of events for which each rulebook has limits of its own.
    """
    words = raw.get("format", [])
    copy: _Raw = {key: _copied(value) for key, value in raw.items() if key != "format"}
    limits = bands.get(str(raw.get("rulebook")), {})
    named = words if isinstance(words, list) else [words]
    for word in named:
        if not isinstance(word, str):
            what = note("value-cannot-be", key="format", value=shown(word))
            problems.add("", what, note("give-what", what=note("text-in-quotes")))
            continue
        if word not in FORMATS:
            problems.add("", note("format-not-known", key=word), did_you_mean(word, FORMATS, "formats-are-list"))
            continue
        _apply(word, copy, limits.get(word), problems)
    _name_the_kind(copy, [word for word in limits if word and word in named], problems)
    return copy


def _name_the_kind(raw: _Raw, kinds: list[str], problems: EventProblems) -> None:
    """Writes down for which kind of event the book has limits; of several words, the one that the book has first."""
    if not kinds:
        return
    named = raw.setdefault("pool", {}).setdefault("bands", kinds[0])
    if named not in kinds:
        what = note("table-not-for-format", table=_shown("pool.bands"), format=repr(kinds[0]))
        problems.add("", what, note("take-table-out", table=_shown("pool.bands")))


def _apply(word: str, raw: _Raw, limits: PriceBands | None, problems: EventProblems) -> None:
    kind = FORMATS[word]
    by_book = limits is not None and bool(limits.form.re_entries)
    for table in kind.without:
        if _has(raw, table) and not (by_book and table == _RE_ENTRIES):
            what = note("table-not-for-format", table=_shown(table), format=repr(word))
            problems.add("", what, note("take-table-out", table=_shown(table)))
    for table in kind.needs:
        if not _has(raw, table):
            what = note("format-needs-table", format=repr(word), table=_shown(table))
            problems.add("", what, note("add-it-see-guide", guide="docs/guides/formats.md"))
    _fill(raw, kind.usual(raw))


def _fill(raw: _Raw, usual: _Raw) -> None:
    """Fills in what is left out. ``[payouts]`` is the file's own or the usual one; so is the length of each level."""
    for name, value in usual.items():
        if name == "minutes":
            for level in _levels(raw):
                if "hands" not in level:
                    level.setdefault("minutes", value)
        elif isinstance(raw.get(name), list):
            continue  # several offers, each as the file says
        elif isinstance(value, dict) and name != "payouts":
            raw[name] = value | raw.get(name, {})
        else:
            raw.setdefault(name, value)


def _shown(table: str) -> str:
    """The name of a table, or of a key in one, in error lines."""
    name, _, key = table.partition(".")
    return f"{key} of [{name}]" if key else f"[{name}]"


def _copied(value: object) -> Any:  # noqa: ANN401 - a value of TOML has no narrower type
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _has(raw: Mapping[str, Any], name: str) -> bool:
    """Is this table, or this key of a table (``payouts.seat_cents``), in the file?"""
    table, _, key = name.partition(".")
    return bool(raw.get(table, {}).get(key) if key else raw.get(table))


def _number(raw: _Raw, table: str, key: str) -> int:
    value = raw.get(table, {}).get(key, 0)
    return value if isinstance(value, int) else 0


def _levels(raw: _Raw) -> list[_Raw]:
    return [step for step in raw.get("level", []) if "break_minutes" not in step]


def _third(raw: _Raw) -> int:
    """The level that ends the first third of the structure; one must follow it."""
    return max(1, min(len(_levels(raw)) - 1, len(_levels(raw)) // 3))


# ── the formats ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _rebuy(raw: _Raw) -> _Raw:
    price, stack = _number(raw, "entry", "buy_in_cents"), _number(raw, "entry", "stack")
    return {"rebuys": {"cents": price, "chips": stack, "until_level": _third(raw), "up_to_stack": stack}}


def _half_on_the_head(kind: str) -> Callable[[_Raw], _Raw]:
    return lambda raw: {"bounty": {"kind": kind, "cents": _number(raw, "entry", "buy_in_cents") // 2}}


def _sit_and_go(raw: _Raw) -> _Raw:
    seats, buy_in = raw.get("seats", 10), _number(raw, "entry", "buy_in_cents")
    return {
        "seats": seats,
        "entry": {"entries": seats, "fee_cents": buy_in // 10, "stack": max(1, buy_in // 100)},
        "payouts": {"percentages": [50, 30, 20]},
        "minutes": SIT_AND_GO_MINUTES,
    }


def _league_final(raw: _Raw) -> _Raw:
    known = raw.get("chips", {}).get("denominations")
    stack = known[-1] if isinstance(known, list) and known and isinstance(known[-1], int) else 10_000
    return {
        "entry": {"buy_in_cents": 0, "stack": stack, "entries": FINALISTS},
        "payouts": {"percentages": [100]},
        "pool": {"bands": LEAGUE_FINAL},
    }


_RE_ENTRIES = "entry.reentries"
FORMATS: Mapping[str, Format] = {
    FREEZEOUT: Format(without=("rebuys", "addon", _RE_ENTRIES, "entry.surrender")),
    "re-entry": Format(lambda raw: {"entry": {"reentries": 1, "late_until_level": _third(raw)}}, without=("rebuys",)),
    "rebuy": Format(_rebuy),
    "knock-out": Format(lambda _: {"bounty": {"kind": "fixed"}}, needs=("bounty.cents",)),
    "progressive": Format(_half_on_the_head("progressive")),
    "mystery": Format(_half_on_the_head("mystery")),
    "satellite": Format(needs=("payouts.seat_cents",)),
    "sit-and-go": Format(_sit_and_go, without=("rebuys", "addon", "flight")),
    "heads-up": Format(lambda _: {"seats": 2, "entry": {"entries": 2}, "payouts": {"percentages": [100]}}),
    "turbo": Format(lambda _: {"minutes": TURBO_MINUTES}),
    SHOOTOUT: Format(lambda _: {SHOOTOUT: {}}),
    "win-the-button": Format(lambda _: {"announced": {"button_mode": "win_the_button"}}),
    "flights": Format(needs=("flight",)),
    "teams": Format(needs=("teams",)),
    LEAGUE_FINAL: Format(_league_final, without=("rebuys", "addon", "bounty", "flight", "teams")),
}
