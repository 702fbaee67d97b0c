"""Everything is in shape, or excused by name; and every excuse is still needed."""

from collections.abc import Callable, Iterable
from functools import cache

import pytest

from tests.shape import budgets, words
from tests.shape.source import Finding, excused

CHECKS: dict[str, Callable[[], Iterable[Finding]]] = {
    "file-lines": budgets.file_lines,
    "function-lines": budgets.function_lines,
    "struct-fields": budgets.struct_fields,
    "folder-files": budgets.folder_files,
    "prefixes": budgets.prefixes,
    "core-size": budgets.core_size,
    "two-meanings": words.two_meanings,
    "long-paths": words.long_paths,
    "public-methods": budgets.public_methods,
    "optional-state": words.optional_state,
}
NEVER_EXCUSED: dict[str, Callable[[], Iterable[Finding]]] = {
    "file-lines-ever": budgets.file_lines_ever,
    "function-lines-ever": budgets.function_lines_ever,
    "homeless-modules": words.homeless_modules,
    "module-docstrings": words.module_docstrings,
    "book-comparisons": words.book_comparisons,
    "sleeping-tests": words.sleeping_tests,
    "strange-places": words.strange_places,
    "lock-files": words.lock_files,
}


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
