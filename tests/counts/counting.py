"""Counting the legal action sequences of a hand, plainly or with a memory of the positions already counted."""

from collections.abc import Hashable
from itertools import zip_longest
from typing import Generic, NamedTuple, Protocol, TypeVar

Node = TypeVar("Node")
Move = str


class Tree(Protocol[Node]):
    """A game as a tree: which moves are legal, and where each leads."""

    def moves(self, node: Node) -> list[Move]:
        """The legal moves, each under a name that both engines use; none where the betting is over."""
        ...

    def after(self, node: Node, move: Move) -> Node:
        """The position after a move; the one given is left as it was."""
        ...

    def key(self, node: Node) -> Hashable:
        """Equal for positions from which the betting can only go on alike."""
        ...


class Count(NamedTuple):
    """Legal sequences by length: ``played[n]`` have n moves, ``ended[n]`` of them end the betting of the hand."""

    played: tuple[int, ...]
    ended: tuple[int, ...]

    @property
    def hands(self) -> int:
        """How many different hands can be bet."""
        return sum(self.ended)


OVER = Count((1,), (1,))


class Counter(Generic[Node]):
    """Counts a tree and remembers each position by its key."""

    def __init__(self, tree: Tree[Node], *, remember: bool = True) -> None:
        self.tree = tree
        self.remember = remember
        self.known: dict[Hashable, Count] = {}

    def count(self, node: Node) -> Count:
        """Every legal sequence from here to the end."""
        moves = self.tree.moves(node)
        if not moves:
            return OVER
        key = self.tree.key(node) if self.remember else None
        if key in self.known:
            return self.known[key]
        total = one_move_on([self.count(self.tree.after(node, move)) for move in moves])
        if self.remember:
            self.known[key] = total
        return total


def one_move_on(below: list[Count]) -> Count:
    """The count of a position from the counts of all the positions one move further."""
    return Count((1, *_sums([each.played for each in below])), (0, *_sums([each.ended for each in below])))


def _sums(columns: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip_longest(*columns, fillvalue=0)))
