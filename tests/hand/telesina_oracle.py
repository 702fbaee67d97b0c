"""Which Telesina hand wins, worked out the slow way from the text of the rules and from no line of the program.

A card is read as its rank, 0 for the deuce to 12 for the ace, and its suit, 4 for hearts down to 1 for spades.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

ACE = 12
HEARTS, SPADES = 4, 1
_SUITS = {0: 2, 1: 3, 2: 4, 3: 1}
"""The suits as the program numbers its cards: clubs, diamonds, hearts, spades."""
CATEGORIES = (
    *("high-card", "pair", "two-pair", "three-of-a-kind", "straight", "full-house", "flush", "four-of-a-kind"),
    "straight-flush",
)
LINES = {
    "nessuna": ("",),
    "una": ("A",),
    "due": ("AB",),
    "tre": ("ABC",),
    "croce": ("AEC", "BED"),
    "h": ("ABC", "EFG", "ADE", "BDF", "CDG", "ADG", "CDE"),
    "piramide": ("ABCD", "DEFG"),
    "ascensore": ("AEF", "BEG", "CEH", "DEI"),
}
"""The lines of each layout by the letters of its places."""

Value = tuple[int, tuple[int, ...]]


def value(cards: Sequence[int], lowest: int) -> Value:
    """Five cards as their category and what breaks ties within it, compared from left to right (a8)."""
    read = sorted([(card >> 2, _SUITS[card & 3]) for card in cards], reverse=True)
    counts = Counter([rank for rank, _ in read])
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = tuple([counts[rank] for rank in groups])
    suits = [sorted([suit for rank, suit in read if rank == group], reverse=True) for group in groups]
    flush = len({suit for _, suit in read}) == 1
    run = _run([rank for rank, _ in read], lowest)
    if run:
        by_run = tuple([suit for rank in run for own, suit in read if own == rank])
        if flush:
            return 8, (run[0], read[0][1])
        return 4, (run[0], *by_run)
    if flush:
        return 6, (read[0][1], *[rank for rank, _ in read])
    if shape == (5,) or len(set(cards)) != 5:
        raise ValueError(f"not five cards of a deck: {cards}")
    category = {(4, 1): 7, (3, 2): 5, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[shape]
    singles = [suit for group, held in zip(groups, suits, strict=True) if counts[group] == 1 for suit in held]
    grouped = [suit for group, held in zip(groups, suits, strict=True) if counts[group] > 1 for suit in held]
    return category, (*groups, *singles, *grouped)


def _run(ranks: list[int], lowest: int) -> list[int]:
    """The ranks of a straight from its top card down, the ace last where it stands below the lowest card."""
    if ranks == list(range(ranks[0], ranks[0] - 5, -1)):
        return ranks
    low = [lowest + 3, lowest + 2, lowest + 1, lowest]
    return [*low, ACE] if ranks == [ACE, *low] else []


def allowed(own: Sequence[int], vele: Sequence[int], layout: str) -> Iterator[tuple[int, ...]]:
    """Every five cards that may count: any own cards with any vele of one line."""
    for line in LINES[layout]:
        pool = (*own, *[vele[ord(letter) - ord("A")] for letter in line])
        yield from combinations(pool, 5)


def best(own: Sequence[int], vele: Sequence[int], layout: str, lowest: int) -> tuple[Value, tuple[int, ...]]:
    """What a player counts; of several straight flushes the best by suit first, whether he likes it or not."""
    found = [(value(five, lowest), five) for five in allowed(own, vele, layout)]
    flushes = [one for one in found if one[0][0] == 8]
    if flushes:
        return max(flushes, key=lambda one: (one[0][1][1], one[0][1][0]))
    return max(found)


def winner(hands: dict[int, Value], lowest: int) -> int:
    """Who takes a pot that these contest: the minima of spades, if the massima of hearts is there, else the best."""
    minima = [seat for seat, held in hands.items() if held == (8, (lowest + 3, SPADES))]
    massima = [seat for seat, held in hands.items() if held == (8, (ACE, HEARTS))]
    if minima and massima:
        return minima[0]
    return max(hands, key=lambda seat: hands[seat])


def visible(up: Sequence[int], vele: Iterable[Sequence[int]], lowest: int) -> tuple[int, tuple[int, ...]]:
    """What lies open, with the turned vele of one line; short hands are compared by groups, suits, high cards."""
    pools = [(*up, *line) for line in vele] or [tuple(up)]
    if any(len(pool) >= 5 for pool in pools):
        fives = [five for pool in pools if len(pool) >= 5 for five in combinations(pool, 5)]
        flushes = [held for held in [value(five, lowest) for five in fives] if held[0] == 8]
        if flushes:
            return max(flushes, key=lambda held: (held[1][1], held[1][0]))
        return max([value(five, lowest) for five in fives])
    return max([_short(pool) for pool in pools])


def _short(cards: Sequence[int]) -> Value:
    """One to four cards: absent ones are below all others, in ranks and in suits."""
    read = [(card >> 2, _SUITS[card & 3]) for card in cards]
    counts = Counter([rank for rank, _ in read])
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = tuple([counts[rank] for rank in groups if counts[rank] > 1])
    category = {(4,): 7, (3,): 3, (2, 2): 2, (2,): 1, (): 0}[shape]
    held = {group: sorted([suit for rank, suit in read if rank == group], reverse=True) for group in groups}
    singles = [suit for group in groups if counts[group] == 1 for suit in held[group]]
    grouped = [suit for group in groups if counts[group] > 1 for suit in held[group]]
    missing = 5 - len(cards)
    return category, (*groups, *[-1] * missing, *singles, *[0] * missing, *grouped)
