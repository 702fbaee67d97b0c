"""``shuffleup equity``: what hands or ranges are worth before all cards are out."""

from collections.abc import Iterator

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, NumberWithin, command
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.cli.typed import chips
from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.writing import figures
from shuffleup.questions.cards import game_of
from shuffleup.questions.equity import EquityDocument, EquityQuestion
from shuffleup.questions.equity import equity as worth

WIDEST = 40
"""The most letters of a range in the table."""


@command(help="What hands or ranges are worth before all cards are out. Each argument is one player.")
@click.argument("hands", nargs=-1, required=True, metavar="HAND…")
@click.option("--board", default="", metavar="CARDS", help="The cards on the board: 3, 4 or 5.")
@click.option("--dead", default="", metavar="CARDS", help="Cards that cannot come any more.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@click.option("--samples", type=NumberWithin(min=1), metavar="N", help="Draw so many deals instead of counting all.")
@click.option("--seed", type=WHOLE, default=0, show_default=True, help="Where the draws start.")
@watched_options
def equity(
    *,
    hands: tuple[str, ...],
    board: str,
    dead: str,
    game: str,
    samples: int | None,
    seed: int,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 for impossible hands, boards or ranges."""
    if seed < 0:
        raise InputError(note("seed-is-negative", seed=seed), place="--seed", hint=note("a-seed-is-0-or-more"))
    language = reader.language
    asked = EquityQuestion(hands=hands, board=board, dead=dead, game=game, samples=samples, seed=seed)
    speech = messages(language)
    quicker = "" if samples else speech.say("equity-quicker")
    watched = reader.watches
    with percentage(speech.say("equity-doing"), shown=watched, quicker=quicker) as told:
        document = worth(asked, lambda done, total: told(done / total))
    reader.show(document, _lines(document, game_of(game).name, speech))


def _lines(document: EquityDocument, game: str, speech: Messages) -> Iterator[str]:
    hands = [player.hand for player in document.players]
    names = [name if len(name) <= WIDEST else name[: WIDEST - 1] + "…" for name in hands]
    heads = ("hand", "equity", "wins", "ties", "combos")
    hand, share, wins, ties, combos = [speech.say(f"equity-{column}") for column in heads]
    width = max(len(hand), *map(len, names))
    yield f"{hand:<{width}}{share:>11}{wins:>10}{ties:>9}{combos:>9}{wins:>20}{ties:>18}"
    for name, player in zip(names, document.players, strict=True):
        won, tied = player.wins / document.outcomes, player.ties / document.outcomes
        shares = f"{player.equity:>11.3%}{won:>10.2%}{tied:>9.2%}"
        counts = f"{player.combinations:>9,}{player.wins:>20,}{player.ties:>18,}"
        yield f"{name:<{width}}{figures(shares + counts, speech.language)}"
    board = speech.say("equity-board", {"cards": document.board}) if document.board else ""
    dead = speech.say("equity-dead", {"cards": document.dead}) if document.dead else ""
    values = {"game": game, "board": board, "dead": dead, "grounds": _grounds(document, speech)}
    yield speech.say("equity-spot", values)


def _grounds(document: EquityDocument, speech: Messages) -> str:
    outcomes = chips(document.outcomes, speech.language)
    if document.exact:
        return speech.say("equity-counted", {"outcomes": outcomes})
    error = figures(f"{max(player.error for player in document.players):.3%}", speech.language)
    return speech.say("equity-drawn", {"outcomes": outcomes, "seed": str(document.seed), "error": error})
