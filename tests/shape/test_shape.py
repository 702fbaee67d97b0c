"""Everything is in shape, or excused by name; and every excuse is still needed."""

from collections.abc import Iterable
from functools import cache

import pytest

from tests.shape.checks import CHECKS, NEVER_EXCUSED
from tests.shape.source import Finding, excused


@cache
def _found(check: str) -> tuple[Finding, ...]:
    return tuple(CHECKS[check]())


def _list(findings: Iterable[Finding]) -> str:
    return "\n".join(f"{finding.where}: {finding.detail}" for finding in findings)


@pytest.mark.parametrize("check", CHECKS)
def test_in_shape_or_excused(check: str) -> None:
    allowed = {row.where for row in excused() if row.check == check}
    findings = [finding for finding in _found(check) if finding.where not in allowed]
    assert not findings, f"{check}\n{_list(findings)}"


@pytest.mark.parametrize("check", NEVER_EXCUSED)
def test_in_shape(check: str) -> None:
    findings = list(NEVER_EXCUSED[check]())
    assert not findings, f"{check}\n{_list(findings)}"


def test_every_exception_is_still_needed() -> None:
    found = {(check, finding.where) for check in CHECKS for finding in _found(check)}
    stale = [row for row in excused() if (row.check, row.where) not in found]
    assert not stale, "\n".join(f"no longer needed: {row.check} {row.where}" for row in stale)


def test_every_exception_gives_a_reason_once() -> None:
    rows = [(row.check, row.where) for row in excused()]
    assert len(rows) == len(set(rows))
    assert all(len(row.reason) > 20 for row in excused())
