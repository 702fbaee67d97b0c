"""Common cards at the places of a figure, face down until they are turned, which count only by its lines.

A         F
B         G         letters name the places; each line is one combination, and a hand uses the cards of one
C    E    H         combination, never of two
D         I
"""

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card


class Layout(Struct, frozen=True):
    """A figure of common cards. Places count from 0 in the order of their letters."""

    letters: str
    """One letter for each place; empty if the game has no common cards of this kind."""
    rows: tuple[str, ...]
    """The figure as it is on the table, with a letter for a card and a blank for none."""
    combinations: tuple[tuple[int, ...], ...]
    """The places of each line."""

    def open_cards(self, board: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """For each combination, the cards already turned; one empty combination if there are none."""
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
"""No figure: cards of the board, if there are any, count for everybody without restriction."""
