"""The rules of ``italiana`` in our words: the chapters of the game, its figures, and how open points are read."""

from shuffleup.rulebooks.rules.italiana_game import GAME
from shuffleup.rulebooks.rules.italiana_readings import READINGS

RULES = (*GAME, *READINGS)
