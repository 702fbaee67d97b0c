"""``shuffleup equity``: what hands or ranges are worth before all cards are out."""

from collections.abc import Iterator

import click
from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.cards.card import cards_text
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, NumberWithin, command
from shuffleup.cli.output import Printed
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.cli.typed import answered, cards_of, chips, distinct, game_of
from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.writing import figures
from shuffleup.maths.equity import Effort, HandEquity
from shuffleup.maths.equity import equity as worth
from shuffleup.maths.equity_spot import EquityGame, Spot, equity_game
from shuffleup.maths.hand_range import EVERYTHING, Combos, hand_range

MANY_HANDS = 20
"""Hands in a range from which on it pays to wait for compiled kernels."""
WIDEST = 40
"""Letters of a range that the table shows."""


class PlayerEquity(Struct, frozen=True):
    """One player. ``wins`` are outcomes that bring the whole pot, ``ties`` a part of it.

    ``error`` is how far the true equity may lie to each side, with 95 % confidence; 0 where everything was counted.
    """

    hand: str
    combinations: int
    equity: float
    wins: int
    ties: int
    error: float


class EquityDocument(Printed, frozen=True):
    """What ``shuffleup equity --json`` prints. ``outcomes`` were all counted if ``exact``, else drawn by ``seed``."""

    game: str
    board: str
    dead: str
    players: tuple[PlayerEquity, ...]
    outcomes: int
    exact: bool
    seed: int


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
    """The command itself: exit status 0, or 2 for hands, boards or ranges that cannot be."""
    if seed < 0:
        raise InputError(note("seed-is-negative", seed=seed), place="--seed", hint=note("a-seed-is-0-or-more"))
    language = reader.language
    asked = answered(equity_game(game_of(game)))
    ranges = [_range(text, asked, note("hand-number", number=number)) for number, text in enumerate(hands, start=1)]
    spot = Spot(asked, tuple(ranges), cards_of(board, "--board"), cards_of(dead, "--dead"))
    long = samples is None and max(map(len, ranges)) >= MANY_HANDS
    speech, effort = messages(language), Effort(samples or 0, seed, compiled=long)
    quicker = "" if samples else speech.say("equity-quicker")
    watched = reader.watches
    with percentage(speech.say("equity-doing"), shown=watched, quicker=quicker) as told:
        found = answered(worth(spot, effort, lambda done, total: told(done / total)))
    players = [_player(*row) for row in zip(hands, spot.hands, found.hands, strict=True)]
    named = (game, cards_text(spot.board), cards_text(spot.dead))
    document = EquityDocument(*named, tuple(players), found.outcomes, found.exact, seed)
    reader.show(document, _lines(document, asked, speech))


def _range(text: str, game: EquityGame, place: Note) -> Combos:
    if game.board_cards:
        found = hand_range(text, game.hole_cards, game.deck)
        if isinstance(found, tuple):
            return found
        raise InputError(found, place=place)
    if text.strip().lower() in EVERYTHING:
        # Of any hand no card has been seen: all of them are still to be dealt.
        return ((),)
    cards = cards_of(text, place)
    if not 1 <= len(cards) <= game.hole_cards:
        what, hint = (
            note("too-many-cards", cards=text, count=len(cards)),
            note("give-dealt-cards", most=game.hole_cards),
        )
        raise InputError(what, place=place, hint=hint, code="wrong-number")
    distinct(cards)
    return (tuple(sorted(cards)),)


def _player(text: str, combos: Combos, hand: HandEquity) -> PlayerEquity:
    # The higher card is named first, as players do.
    name = cards_text(sorted(combos[0], reverse=True)) if len(combos) == 1 else ""
    name = name or " ".join(text.split())
    return PlayerEquity(name, len(combos), hand.equity, hand.wins, hand.ties, hand.error)


def _lines(document: EquityDocument, game: EquityGame, speech: Messages) -> Iterator[str]:
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
    values = {"game": game.name, "board": board, "dead": dead, "grounds": _grounds(document, speech)}
    yield speech.say("equity-spot", values)


def _grounds(document: EquityDocument, speech: Messages) -> str:
    outcomes = chips(document.outcomes, speech.language)
    if document.exact:
        return speech.say("equity-counted", {"outcomes": outcomes})
    error = figures(f"{max(player.error for player in document.players):.3%}", speech.language)
    return speech.say("equity-drawn", {"outcomes": outcomes, "seed": str(document.seed), "error": error})
