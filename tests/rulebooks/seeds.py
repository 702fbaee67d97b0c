"""The texts that rules were told from, where the machine has them, and the runs of words in them."""

from pathlib import Path

from shuffleup.locale.rule_texts import plain_words

SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
RUN = 8
"""So many words in a row, equal to those of a source, are no longer our own."""


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of so many words, without accents, case and punctuation."""
    words = plain_words(text)
    return {words[start : start + RUN] for start in range(len(words) - RUN + 1)}
