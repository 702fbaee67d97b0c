"""Telesina, the Italian five-card stud: one card covered, four open, and common cards (vele) in eight layouts (a7).

The dealer chooses a layout and a covered-card mode, so there are twenty-four games in the family:

    mai           the first card is dealt face down, all others face up
    primo-giro    the first two cards are dealt face down, and each player turns one of them up
    sempre        every card is dealt face down; after each round a player turns up one of his two covered cards

After the fifth card the vele are turned, one or two at a time, and a betting round follows each turn.
"""

from enum import Enum
from itertools import product

from msgspec.structs import replace

from shuffleup.games.italiana import ITALIANA
from shuffleup.games.layout import NO_LAYOUT, Layout, layout
from shuffleup.games.variant import Holding, Opener, Street, Variant


class Covered(Enum):
    """Which cards are dealt face down, so that their owner chooses the one that stays covered."""

    MAI = "mai"
    PRIMO_GIRO = "primo-giro"
    SEMPRE = "sempre"


LAYOUTS: dict[str, Layout] = {
    "nessuna": NO_LAYOUT,
    "una": layout("A", ("A",), "A"),
    "due": layout("AB", ("A  B",), "AB"),
    "tre": layout("ABC", ("A  B  C",), "ABC"),
    "croce": layout(
        "ABCDE",
        (
            "   A",
            "D  E  B",
            "   C",
        ),
        *("AEC", "BED"),
    ),
    "h": layout(
        "ABCDEFG",
        (
            "A     E",
            "B  D  F",
            "C     G",
        ),
        *("ABC", "EFG", "ADE", "BDF", "CDG", "ADG", "CDE"),
    ),
    "piramide": layout(
        "ABCDEFG",
        (
            "         D",
            "      C     E",
            "   B           F",
            "A                 G",
        ),
        *("ABCD", "DEFG"),
    ),
    "ascensore": layout(
        "ABCDEFGHI",
        (
            "A     F",
            "B     G",
            "C  E  H",
            "D     I",
        ),
        *("AEF", "BEG", "CEH", "DEI"),
    ),
}
"""The figures by key. The lines of the H, the cross and the pyramid are read from the figures (AMB-21)."""

GIRATE: dict[str, tuple[str, ...]] = {
    "nessuna": (),
    "una": ("A",),
    "due": ("A", "B"),
    "tre": ("A", "C", "B"),
    "croce": ("AC", "BD", "E"),
    "h": ("CG", "BF", "AE", "D"),
    "piramide": ("AG", "BF", "CE", "D"),
    "ascensore": ("DI", "CH", "BG", "AF", "E"),
}
"""The vele that are turned together, in order."""

_NUMBERS = ("first", "second", "third", "fourth", "fifth")


def telesina(vele: str, covered: Covered) -> Variant:
    """The game with this layout and this covered-card mode. Raises ``KeyError`` for an unknown layout."""
    figure = LAYOUTS[vele]
    turned = tuple([_turning(figure, letters) for letters in GIRATE[vele]])
    return replace(
        ITALIANA,
        key=f"telesina-{vele}-{covered.value}",
        name=f"telesina {vele} {covered.value}",
        streets=(*[_cards(number, covered) for number in range(4)], *turned),
        holding=Holding.ONE_COMBINATION,
        layout=figure,
        blind_openings=0,
    )


def _cards(number: int, covered: Covered) -> Street:
    """A round of cards: two to begin with, then one."""
    chosen = covered is Covered.SEMPRE or (covered is Covered.PRIMO_GIRO and number == 0)
    cards = 2 if number == 0 else 1
    down = cards if chosen else cards - 1
    return Street(
        f"{_NUMBERS[number]} round", Opener.BEST_VISIBLE, down=down, up=cards - down, uncover=1 if chosen else 0
    )


def _turning(figure: Layout, letters: str) -> Street:
    vele = f"vela {letters}" if len(letters) == 1 else f"vele {' and '.join(letters)}"
    return Street(vele, Opener.BEST_VISIBLE, turns=figure.places(letters))


TELESINA: dict[str, Variant] = {
    game.key: game for game in [telesina(vele, covered) for vele, covered in product(LAYOUTS, Covered)]
}
"""The twenty-four games by key."""
SHORT_KEYS: dict[str, str] = {
    "telesina": "telesina-nessuna-mai",
    **{f"telesina-{vele}": f"telesina-{vele}-{Covered.MAI.value}" for vele in LAYOUTS},
}
"""Keys without a covered-card mode, which mean the usual deal."""
