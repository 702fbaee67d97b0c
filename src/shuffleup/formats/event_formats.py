"""``format`` of an event file: a word that says what kind of event it is, and what such an event usually has.

A format fills in what the file leaves out and refuses what contradicts it; whatever the file writes stays as it is.

    freezeout, re-entry, rebuy        whether somebody who is out may come back
    knock-out                         a chip of fixed worth on every head: what it is worth, the file says
    progressive, mystery              half of the buy-in on every head
    satellite                         seats instead of prizes
    sit-and-go                        one table, 50/30/20, a fee of 10 per cent            MED-23
    heads-up, turbo, win-the-button   tables of two, short levels, the winner has the button
    flights, teams                    several streams: flights into a final day, heats of teams    MED-17
    league-final                      nobody pays, and the league has the stacks and the prizes    MED-21
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from shuffleup.formats.event_money import LEAGUE_FINAL
from shuffleup.formats.event_problems import Problems, nearest, shown

_Raw: TypeAlias = dict[str, Any]

TURBO_MINUTES, SIT_AND_GO_MINUTES = 6, 8
FINALISTS = 18
"""Stands for the finalists until the ranking of the season names them (MED-21)."""


class Format(Struct, frozen=True):
    """What a word means: ``fill`` writes what is left out; tables in ``without`` contradict it, others are needed."""

    fill: Callable[[_Raw], None]
    without: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


def with_format(raw: _Raw, bands: Mapping[str, Mapping[str, object]], problems: Problems) -> _Raw:
    """The file with what its formats fill in; the words themselves are taken out. Problems are noted.

    ``bands`` are the kinds of events for which each rulebook has prices of its own.
    """
    words = raw.get("format", [])
    copy: _Raw = {key: _copied(value) for key, value in raw.items() if key != "format"}
    for word in words if isinstance(words, list) else [words]:
        if not isinstance(word, str):
            problems.add("", f"format = {shown(word)} cannot be", "give text in quotes")
            continue
        if word not in FORMATS:
            problems.add("", f"format {word!r} is not known", nearest(word, FORMATS, "formats are"))
            continue
        _apply(word, copy, problems)
        if word in bands.get(str(raw.get("rulebook")), {}) and isinstance(copy.get("pool", {}), dict):
            copy.setdefault("pool", {}).setdefault("bands", word)
    return copy


def _apply(word: str, raw: _Raw, problems: Problems) -> None:
    kind = FORMATS[word]
    for table in kind.without:
        if _has(raw, table):
            problems.add("", f"{_shown(table)} does not go with format = {word!r}", f"take {_shown(table)} out")
    for table in kind.needs:
        if not _has(raw, table):
            problems.add("", f"format = {word!r} needs {_shown(table)}", "add it; docs/guides/formats.md shows one")
    if all(isinstance(raw.get(table, {}), dict) for table in ("entry", "payouts", "rebuys", "bounty", "announced")):
        kind.fill(raw)


def _shown(table: str) -> str:
    """A table or a key of one, as an error line names it."""
    name, _, key = table.partition(".")
    return f"{key} of [{name}]" if key else f"[{name}]"


def _copied(value: object) -> Any:  # noqa: ANN401 - a value of TOML has no narrower type
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _has(raw: Mapping[str, Any], name: str) -> bool:
    """Is this table, or this key of a table (``payouts.seat_cents``), in the file?"""
    table, _, key = name.partition(".")
    found = raw.get(table)
    return bool(found) if not key else isinstance(found, Mapping) and bool(found.get(key))


def _number(raw: _Raw, table: str, key: str) -> int:
    value = raw.get(table, {}).get(key, 0)
    return value if isinstance(value, int) else 0


def _levels(raw: _Raw) -> list[_Raw]:
    steps = raw.get("level", [])
    return [step for step in steps if isinstance(step, dict) and "break_minutes" not in step]


def _third(raw: _Raw) -> int:
    """The level that ends the first third of the structure; one must follow it."""
    return max(1, min(len(_levels(raw)) - 1, len(_levels(raw)) // 3))


def _entry(raw: _Raw, **usual: object) -> None:
    entry = raw.setdefault("entry", {})
    for key, value in usual.items():
        entry.setdefault(key, value)


def _minutes(raw: _Raw, minutes: int) -> None:
    for level in _levels(raw):
        if "minutes" not in level and "hands" not in level:
            level["minutes"] = minutes


# ── the formats ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _nothing(_: _Raw) -> None:
    """What is written is all there is to it."""


def _re_entry(raw: _Raw) -> None:
    _entry(raw, reentries=1, late_until_level=_third(raw))


def _rebuy(raw: _Raw) -> None:
    rebuys = raw.setdefault("rebuys", {})
    rebuys.setdefault("cents", _number(raw, "entry", "buy_in_cents"))
    rebuys.setdefault("chips", _number(raw, "entry", "stack"))
    rebuys.setdefault("until_level", _third(raw))
    rebuys.setdefault("up_to_stack", _number(raw, "entry", "stack"))


def _knock_out(raw: _Raw) -> None:
    raw.setdefault("bounty", {}).setdefault("kind", "fixed")


def _half_on_the_head(kind: str) -> Callable[[_Raw], None]:
    def fill(raw: _Raw) -> None:
        bounty = raw.setdefault("bounty", {})
        bounty.setdefault("kind", kind)
        bounty.setdefault("cents", _number(raw, "entry", "buy_in_cents") // 2)

    return fill


def _sit_and_go(raw: _Raw) -> None:
    raw.setdefault("seats", 10)
    buy_in = _number(raw, "entry", "buy_in_cents")
    _entry(raw, entries=raw["seats"], fee_cents=buy_in // 10, stack=max(1, buy_in // 100))
    raw.setdefault("payouts", {"percentages": [50, 30, 20]})
    _minutes(raw, SIT_AND_GO_MINUTES)


def _heads_up(raw: _Raw) -> None:
    raw.setdefault("seats", 2)
    _entry(raw, entries=2)
    raw.setdefault("payouts", {"percentages": [100]})


def _turbo(raw: _Raw) -> None:
    _minutes(raw, TURBO_MINUTES)


def _win_the_button(raw: _Raw) -> None:
    raw.setdefault("announced", {}).setdefault("button_mode", "win_the_button")


def _league_final(raw: _Raw) -> None:
    chips = raw.get("chips", {})
    known = chips.get("denominations") if isinstance(chips, dict) else None
    stack = known[-1] if isinstance(known, list) and known else 10_000
    _entry(raw, buy_in_cents=0, stack=stack, entries=FINALISTS)
    raw.setdefault("payouts", {"percentages": [100]})
    pool = raw.setdefault("pool", {})
    if isinstance(pool, dict):
        pool.setdefault("bands", LEAGUE_FINAL)


FORMATS: Mapping[str, Format] = {
    "freezeout": Format(_nothing, without=("rebuys", "addon", "entry.reentries", "entry.surrender")),
    "re-entry": Format(_re_entry, without=("rebuys",)),
    "rebuy": Format(_rebuy),
    "knock-out": Format(_knock_out, needs=("bounty.cents",)),
    "progressive": Format(_half_on_the_head("progressive")),
    "mystery": Format(_half_on_the_head("mystery")),
    "satellite": Format(_nothing, needs=("payouts.seat_cents",)),
    "sit-and-go": Format(_sit_and_go, without=("rebuys", "addon", "flight")),
    "heads-up": Format(_heads_up),
    "turbo": Format(_turbo),
    "win-the-button": Format(_win_the_button),
    "flights": Format(_nothing, needs=("flight",)),
    "teams": Format(_nothing, needs=("teams",)),
    LEAGUE_FINAL: Format(_league_final, without=("rebuys", "addon", "bounty", "flight", "teams")),
}
