"""``shuffleup hand``: one hand of any game, dealt from a seed, played by bots and told street by street."""

import shlex

import click

from shuffleup.cli.card_faces import faces_of_stdout
from shuffleup.cli.card_words import game_of
from shuffleup.cli.errors import InputError
from shuffleup.cli.hand_document import HandDocument, hand_document
from shuffleup.cli.hand_page import page
from shuffleup.cli.language import lang_option
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.rulebooks.catalogue import UnknownRulebookError, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.service.bot_hand import Asked, play_bots
from shuffleup.service.shuffler import drawn_seed
from shuffleup.table.stakes import AnteMode, Stakes

NAMES = (
    *("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Luca", "Marta"),
    *("Nico", "Olga", "Paolo", "Rita", "Sergio", "Teresa", "Ugo", "Vera", "Walter", "Yara", "Zeno"),
)
"""As many as one deck serves in any game."""
_DEPTH = 100
"""How many big blinds, or antes in a game without blinds, a player brings."""


@click.command(help="Deal one hand of any game to bots and tell it street by street, as the table sees it.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@click.option("--players", default=4, show_default=True, type=int, metavar="N", help="How many are dealt in.")
@click.option("--seed", type=click.IntRange(min=0), help="The number that decides all chance; drawn if not given.")
@click.option(
    "--limit",
    type=click.Choice([limit.value for limit in Limit if limit is not Limit.SPREAD_LIMIT]),
    default=Limit.NO_LIMIT.value,
    show_default=True,
    help="The betting structure.",
)
@click.option("--rulebook", metavar="BOOK", help="The rulebook; italiana for the Italian games, tda-2024 for others.")
@click.option("--stack", type=click.IntRange(min=1), metavar="CHIPS", help="What everybody brings.")
@click.option("--open", "shows_all", is_flag=True, help="Show the covered cards too.")
@lang_option
@json_option
def hand(
    *,
    game: str,
    players: int,
    seed: int | None,
    limit: str,
    rulebook: str | None,
    stack: int | None,
    shows_all: bool,
    lang: str,
    as_json: bool,
) -> None:
    """The command itself: exit status 0, or 2 for a mistake."""
    asked = _asked(game_of(game), players, Limit(limit), rulebook, stack, seed)
    played = play_bots(asked)
    if as_json:
        emit(hand_document(asked, played, HandSpeech(Language(lang)), opened=shows_all))
        return
    faces = faces_of_stdout()
    speech = HandSpeech(Language(lang), faces.card)
    document = hand_document(asked, played, speech, opened=shows_all)
    print_lines(page(document, speech, faces, again=_again(document, stack, shows_all=shows_all)), painted=faces.colour)


def _asked(
    dealt: Variant, players: int, limit: Limit, rulebook: str | None, stack: int | None, seed: int | None
) -> Asked:
    most = min(dealt.seats_max, len(NAMES))
    if not 2 <= players <= most:
        raise InputError(f"{dealt.name} is not dealt to {players}", place="--players", hint=f"give 2 to {most}")
    book = rulebook or ("italiana" if dealt.stripped else "tda-2024")
    try:
        policy = resolved(book)
    except UnknownRulebookError as fault:
        raise InputError(str(fault), place="--rulebook", code="unknown-rulebook") from None
    stakes = stakes_of(dealt)
    chips_each = stack or _DEPTH * (stakes.big_blind or stakes.small_bet or stakes.ante)
    number = drawn_seed() if seed is None else seed
    return Asked(dealt, limit, policy, stakes, NAMES[:players], chips_each, number)


def stakes_of(game: Variant) -> Stakes:
    """What such a hand costs: blinds of 50 and 100, in stud an ante and a bring-in, in games without either an ante."""
    if game.brings_in:
        return Stakes(0, 0, 10, AnteMode.ALL_PLAYERS, bring_in=25, small_bet=100, big_bet=200)
    if game.posts_blinds:
        return Stakes(50, 100, small_bet=100, big_bet=200)
    return Stakes(0, 0, 10, AnteMode.ALL_PLAYERS)


def _again(document: HandDocument, stack: int | None, *, shows_all: bool) -> str:
    words = ["shuffleup", "hand", "--game", document.game, "--players", str(len(document.players))]
    words += ["--seed", str(document.seed), "--limit", document.limit, "--rulebook", document.rulebook]
    words += ["--stack", str(stack)] if stack else []
    words += ["--lang", document.language] if document.language != Language.ENGLISH.value else []
    return shlex.join(words + (["--open"] if shows_all else []))
