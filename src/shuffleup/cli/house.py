"""House books that a user names."""

from collections.abc import Callable

import click

from shuffleup.cli.files import read_text
from shuffleup.cli.options import FILE
from shuffleup.questions.house import house_book, played
from shuffleup.rulebooks.house import HouseBook
from shuffleup.scenarios.scenario import House


def house_option(told: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Adds ``--house`` to a command, passed on as ``house_file``."""
    return click.option("--house", "house_file", type=FILE, metavar="FILE", help=told)


def read_house_file(path: str) -> HouseBook:
    """The house book in a file. Raises ``QuestionError``."""
    return house_book(read_text(path), path)


def played_house(path: str) -> House:
    """The house as its room plays it. Raises ``QuestionError``."""
    return played(read_house_file(path))
