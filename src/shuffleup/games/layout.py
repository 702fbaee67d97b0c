"""Common cards that lie at places of a figure, face down until they are turned, and count by its lines only.

A         F
B         G         letters name the places; each line is one combination, and a hand uses the cards of one
C    E    H         of them, never of two
D         I
"""

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card


class Layout(Struct, frozen=True):
    """A figure of common cards. Places are counted from 0 in the order of their letters."""

    letters: str
    """One letter for each place; none where the table has no common cards of this kind."""
    rows: tuple[str, ...]
    """The figure as it lies on the table, a letter where a card lies and a blank where none does."""
    combinations: tuple[tuple[int, ...], ...]
    """The places of each line."""

    def open_cards(self, board: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """For each combination the cards that are turned already; one empty combination where there is none."""
        if not self.combinations:
            return ((),)
        return tuple([tuple([board[at] for at in line if board[at] != UNKNOWN]) for line in self.combinations])

    def places(self, letters: str) -> tuple[int, ...]:
        """The places of these letters."""
        return tuple([self.letters.index(letter) for letter in letters])


def layout(letters: str, rows: tuple[str, ...], *lines: str) -> Layout:
    """A figure from its drawing and the letters of its lines."""
    return Layout(letters, rows, tuple([tuple([letters.index(letter) for letter in line]) for line in lines]))


NO_LAYOUT = layout("", ())
"""No figure: cards of the board, if there are any, belong to everybody without condition."""
