"""Keeps bench/results.md: one section for each claim, rewritten by the benchmark that owns it."""

import re
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")
PREFACE = """# Measured

Ratios are what counts: both sides ran in the same process in alternating windows, on a shared two-core machine.
`make bench` measures them again. A row that does not keep what it promises says so. Machines differ even in the ratios:
on another of the same kind the rows of "Every game" were 1.2 to 1.4 times as high (stud eight-or-better 61, five-card
draw 20).
"""


def write_section(title: str, body: str) -> None:
    """Replaces the section with this title, or adds it."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else PREFACE
    section = f"## {title}\n\n{body}\n"
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    text, replaced = pattern.subn(lambda _: section + "\n", text)
    if not replaced:
        text = f"{text.rstrip()}\n\n{section}"
    RESULTS.write_text(text.rstrip() + "\n", encoding="utf-8")
