"""Every check of the shape, by the name that exceptions give it."""

from collections.abc import Callable, Iterable

from tests.shape import budgets, words
from tests.shape.source import Finding

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
    "borrowed-from-tests": words.borrowed_from_tests,
    "strange-places": words.strange_places,
    "lock-files": words.lock_files,
    "loose-ends": words.loose_ends,
}
