"""The page of games names every game of the catalogue, and how many players one deck serves."""

import re

import pytest

from shuffleup.games.catalogue import VARIANTS, variant
from shuffleup.games.telesina import SHORT_KEYS, TELESINA
from tests.shape.source import ROOT

ROW = re.compile(r"^\| (`.*?`) \| .* \| (\d+)(?: to (\d+))? \| 2 to (\d+) \| .* \|$", re.MULTILINE)
PAGE = (ROOT / "docs" / "guides" / "games.md").read_text(encoding="utf-8")
ROWS = [
    (key, int(row[1]), int(row[2] or row[1]), int(row[3]))
    for row in ROW.findall(PAGE)
    for key in re.findall("`(.*?)`", row[0])
]


def test_every_game_is_there_once() -> None:
    short = {key for key in SHORT_KEYS if key != "telesina-nessuna"}
    assert sorted(key for key, *_ in ROWS) == sorted((VARIANTS.keys() - TELESINA.keys()) | short)


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_figures_are_those_of_the_game(row: tuple[str, int, int, int]) -> None:
    key, fewest_cards, most_cards, players = row
    game = variant(key)
    assert players == game.seats_max
    assert (len(game.deck_for(2)), len(game.deck_for(players))) == (fewest_cards, most_cards)
