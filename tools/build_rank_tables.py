"""Builds ``src/shuffleup/cards/ranks.bin``, the frozen tables behind every ranking of five, six and seven cards.

    python tools/build_rank_tables.py [FILE]

How the table works: each rank has a weight such that every multiset of five to seven ranks (at most four of each) has
its own sum. A sum is cut into a row (the sum shifted right by ``SHIFT``) and a column (the rest); rows are slid over
one another until no two used places collide, and one array then holds the values of all rows. A value is found with
one look at the row's offset and one at the array. Flushes are found by the thirteen-bit mask of the ranks of a suit.

The file, little-endian: 8 bytes of magic; uint32 shift, number of rows, number of values; uint32 row offsets; uint16
values of hands without a flush; uint16 values of the 8,192 flush masks. Only the standard library is needed, and the
same input gives the same bytes on every machine.
"""

import hashlib
import struct
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

WEIGHTS = (1, 5, 24, 112, 521, 2247, 9244, 30823, 103066, 250154, 667453, 1526359, 3453520)
"""One weight a rank, deuce to ace: found by a greedy search, proved collision-free by ``rank_multisets`` below."""
SHIFT = 10
MAGIC = b"SHUFRNK1"
DEFAULT = Path(__file__).parents[1] / "src/shuffleup/cards/ranks.bin"
Ranks = tuple[int, ...]


def straight_top(ranks: Ranks) -> int:
    """The highest rank of a straight among distinct ranks, 3 for the wheel, -1 without a straight."""
    held = set(ranks)
    for top in range(12, 3, -1):
        if held.issuperset(range(top - 4, top + 1)):
            return top
    return 3 if held.issuperset((12, 0, 1, 2, 3)) else -1


def strength(ranks: Ranks, suited: int) -> tuple[int, ...]:
    """What orders five cards: the category, then the ranks that break ties. ``suited`` is 1 for a flush."""
    counts = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape = tuple([count for count, _ in counts])
    order = tuple([rank for _, rank in counts])
    if len(shape) == 5:
        top = straight_top(ranks)
        if top >= 0:
            return (8 if suited else 4, top)
        return (5 if suited else 0, *order)
    category = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}[shape]
    return (category, *order)


def rank_multisets(size: int) -> Iterator[Ranks]:
    """Every way to hold ``size`` cards by rank alone, ascending, at most four of a rank."""

    def extend(head: Ranks, lowest: int) -> Iterator[Ranks]:
        if len(head) == size:
            yield head
            return
        for rank in range(lowest, 13):
            if head.count(rank) < 4:
                yield from extend((*head, rank), rank)

    return extend((), 0)


def class_values() -> dict[tuple[Ranks, int], int]:
    """The value 1..7462 of every class of five cards, keyed by ascending ranks and suitedness; higher wins."""
    hands = [(ranks, 0) for ranks in rank_multisets(5)] + [(ranks, 1) for ranks in combinations(range(13), 5)]
    order = sorted({strength(*hand) for hand in hands})
    place = {kind: value for value, kind in enumerate(order, start=1)}
    return {hand: place[strength(*hand)] for hand in hands}


def plain_values(classes: dict[tuple[Ranks, int], int]) -> dict[int, int]:
    """The value without a flush of every multiset of five, six and seven ranks, keyed by its sum of weights."""
    values: dict[int, int] = {}
    for size in (5, 6, 7):
        for ranks in rank_multisets(size):
            key = sum(WEIGHTS[rank] for rank in ranks)
            if key in values:
                raise SystemExit(f"the weights collide at {ranks}: two multisets have the sum {key}")
            values[key] = max(classes[five, 0] for five in set(combinations(ranks, 5)))
    return values


def flush_values(classes: dict[tuple[Ranks, int], int]) -> list[int]:
    """The value of a flush for each mask of the suit's ranks (bit 0 the deuce); 0 with fewer than five."""
    values = [0] * 8192
    for five in combinations(range(13), 5):
        values[sum(1 << rank for rank in five)] = classes[five, 1]
    for mask in sorted(range(8192), key=int.bit_count):
        if mask.bit_count() > 5:
            values[mask] = max(values[mask ^ (1 << rank)] for rank in range(13) if mask >> rank & 1)
    return values


def displace(keys: list[int]) -> list[int]:
    """First-fit offsets, fullest row first: the taken places are one long integer, tested for all offsets at once."""
    rows: dict[int, list[int]] = {}
    for key in keys:
        rows.setdefault(key >> SHIFT, []).append(key & ((1 << SHIFT) - 1))
    offsets = [0] * (max(rows) + 1)
    taken = 0
    everywhere = (1 << 262_144) - 1
    for row, columns in sorted(rows.items(), key=lambda item: (-len(item[1]), item[0])):
        possible = everywhere
        for column in columns:
            possible &= ~(taken >> column)
        offsets[row] = (possible & -possible).bit_length() - 1
        taken |= sum(1 << column for column in columns) << offsets[row]
    return offsets


def build() -> bytes:
    """The bytes of the file."""
    classes = class_values()
    plain = plain_values(classes)
    offsets = displace(sorted(plain))
    places = {offsets[key >> SHIFT] + (key & ((1 << SHIFT) - 1)): value for key, value in plain.items()}
    if len(places) != len(plain):
        raise SystemExit("two keys share a place: the displacement is wrong")
    values = [places.get(place, 0) for place in range(max(places) + 1)]
    head = MAGIC + struct.pack("<3I", SHIFT, len(offsets), len(values))
    flushes = struct.pack("<8192H", *flush_values(classes))
    print(f"{len(plain):,} multisets, largest key {max(plain):,}, {max(classes.values()):,} classes")
    return head + struct.pack(f"<{len(offsets)}I", *offsets) + struct.pack(f"<{len(values)}H", *values) + flushes


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    data = build()
    target.write_bytes(data)
    print(f"{target}: {len(data):,} bytes, sha256 {hashlib.sha256(data).hexdigest()}")
