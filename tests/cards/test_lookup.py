"""The frozen tables: made again from nothing, and empty until the first hand is read."""

import hashlib
import subprocess
import sys
from collections import Counter
from itertools import combinations
from math import comb, prod
from pathlib import Path

import pytest

from shuffleup.cards import lookup
from shuffleup.cards.hand_class import CATEGORY_CLASSES, Category, category
from tools import build_rank_tables


def test_the_shipped_file_is_the_one_the_tool_makes() -> None:
    shipped = build_rank_tables.DEFAULT.read_bytes()
    assert build_rank_tables.build() == shipped
    assert hashlib.sha256(shipped).hexdigest() == lookup.CHECKSUM
    assert len(shipped) < 400_000
    assert build_rank_tables.WEIGHTS == lookup.WEIGHTS


def test_importing_reads_no_table_and_no_number_library() -> None:
    program = (
        "import sys, shuffleup.cards.ranking, shuffleup.cards.lookup as lookup\n"
        "assert not any((lookup.VALUES, lookup.ROWS, lookup.PAIR_WORDS)), 'loaded on import'\n"
        "assert not {'numpy', 'numba', 'importlib.resources'} & set(sys.modules), 'heavy imports'\n"
        "assert shuffleup.cards.ranking.high((51, 47, 43, 39, 35)) == 7462\n"
        "assert lookup.VALUES\n"
    )
    source = Path(lookup.__file__).parents[2]
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=source)
    assert ran.returncode == 0, ran.stderr


def test_a_damaged_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "CHECKSUM", "0" * 64)
    monkeypatch.setattr(lookup, "VALUES", type(lookup.VALUES)("H"))
    with pytest.raises(ValueError, match=r"ranks\.bin is damaged"):
        lookup.load()


def plain_value(ranks: tuple[int, ...]) -> int:
    key = sum(lookup.WEIGHTS[rank] for rank in ranks)
    return lookup.VALUES[lookup.ROWS[key >> lookup.ROW_SHIFT] + (key & lookup.COLUMN_MASK)]


def suit_choices(ranks: tuple[int, ...]) -> int:
    """In how many ways the ranks get suits so that no five cards share one."""
    counts = Counter(ranks).values()
    with_suit = [1]  # coefficient k: how often k of the ranks hold one certain suit
    for count in counts:
        without, within = comb(3, count), comb(3, count - 1)
        with_suit = [without * low + within * high for low, high in zip([*with_suit, 0], [0, *with_suit], strict=True)]
    return prod(comb(4, count) for count in counts) - 4 * sum(with_suit[5:])


def category_counts(size: int) -> Counter[Category]:
    """How many hands of so many cards each category has, by rank multisets and flush masks."""
    found: Counter[Category] = Counter()
    for ranks in build_rank_tables.rank_multisets(size):
        found[category(plain_value(ranks))] += suit_choices(ranks)
    for suited in range(5, size + 1):
        for ranks in combinations(range(13), suited):
            value = lookup.FLUSHES[sum(1 << rank for rank in ranks)]
            found[category(value)] += 4 * comb(39, size - suited)
    return found


# The counts are in every book on poker probability, the worst category first.
FIVE_CARDS = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
SIX_CARDS = (6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_844)
SEVEN_CARDS = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584)


def test_categories_are_as_frequent_as_they_should_be() -> None:
    lookup.load()
    for size, expected in ((5, FIVE_CARDS), (6, SIX_CARDS), (7, SEVEN_CARDS)):
        found = category_counts(size)
        assert sum(expected) == comb(52, size)
        assert tuple(found[kind] for kind in Category) == expected


def test_five_cards_have_7462_classes() -> None:
    lookup.load()
    plain = {plain_value(ranks) for ranks in build_rank_tables.rank_multisets(5)}
    suited = {lookup.FLUSHES[sum(1 << rank for rank in ranks)] for ranks in combinations(range(13), 5)}
    assert plain | suited == set(range(1, 7463))
    assert not plain & suited
    assert tuple(Counter(category(value) for value in plain | suited)[kind] for kind in Category) == CATEGORY_CLASSES
