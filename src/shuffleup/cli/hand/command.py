"""``shuffleup hand``: one hand of any game, dealt from a seed, played by bots and told street by street."""

import shlex
from collections.abc import Iterator, Sequence

import click
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import RANKS, UNKNOWN, Card, card_text, parse_cards
from shuffleup.cli.errors import InputError
from shuffleup.cli.hand.faces import Faces, faces_of_stdout
from shuffleup.cli.hand.table import SeatSight, StreetSight, streets
from shuffleup.cli.options import WHOLE, NumberWithin, command, word_option
from shuffleup.cli.output import emit, print_lines, to_left, to_right
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.games.catalogue import variant
from shuffleup.games.layout import Layout
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.evolve import fold
from shuffleup.hand.result import result
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.questions.cards import game_of
from shuffleup.questions.printed import Printed
from shuffleup.rulebooks.catalogue import UnknownRulebookError, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.service.bot_hand import HandWanted, PlayedHand, play_bots
from shuffleup.service.streams import drawn_seed
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.version import __version__


class HandPlayer(Struct, frozen=True):
    """A player of the hand: his chips before and after it."""

    player: str
    started: int
    finished: int


class HandDocument(Printed, frozen=True):
    """What ``shuffleup hand --json`` prints: the same for the same game, players, stakes and seed, on every machine."""

    version: str
    language: str
    game: str
    name: str
    limit: str
    rulebook: str
    seed: int
    stakes: Stakes
    button: str
    players: tuple[HandPlayer, ...]
    streets: tuple[StreetSight, ...]


def hand_document(asked: HandWanted, played: PlayedHand, speech: HandSpeech, *, opened: bool) -> HandDocument:
    """The document of a finished hand; ``opened``: with the face-down cards."""
    outcome = result(fold(played.events))
    return HandDocument(
        version=__version__,
        language=speech.language.value,
        game=asked.game.key,
        name=asked.game.name,
        limit=asked.limit.value,
        rulebook=asked.policy.book,
        seed=asked.seed,
        stakes=asked.stakes,
        button=asked.players[-1],
        players=tuple([HandPlayer(seat.player, seat.started, seat.finished or 0) for seat in outcome.seats]),
        streets=streets(played.events, played.deck, speech, opened=opened),
    )


_WIDTH = 110
_PICTURE = 6
"""The indent of the picture of the common cards."""


def page(document: HandDocument, speech: HandSpeech, faces: Faces, *, again: str) -> Iterator[str]:
    """The whole hand. ``again`` is the command that repeats it."""
    game = variant(document.game)
    yield faces.title(_header(document, speech))
    if game.stripped:
        deck = game.deck_for(len(document.players))
        lowest = RANKS[min(deck) >> 2]
        # As a number, not a word: Italian says dall'8.
        said = int(lowest) if lowest.isdigit() else lowest
        yield _sentence(speech.say("deck", cards=len(deck), lowest=said))
    if game.layout.letters:
        lines = ["-".join([game.layout.letters[at] for at in line]) for line in game.layout.combinations]
        count = len(game.layout.letters)
        yield _sentence(speech.say("laid", count=count, lines=speech.listed(lines)))
    laid: tuple[str, ...] = ()
    for street in document.streets:
        if street.seats:
            yield ""
        yield faces.painted(faces.title(street.name)) if street.seats else faces.painted(street.name)
        yield from [faces.painted(line) for line in _lines(street, game.layout, laid, speech, faces)]
        laid = street.board or laid
    yield ""
    figures = [f"{one.player} {speech.number(one.finished)} ({_won(one, speech)})" for one in document.players]
    yield speech.say("chips", list=", ".join(figures))
    yield speech.say("again", command=again)


def _header(document: HandDocument, speech: HandSpeech) -> str:
    stakes = document.stakes
    if stakes.big_blind:
        price = speech.say("price-blinds", small=stakes.small_blind, big=stakes.big_blind)
    elif stakes.bring_in:
        price = speech.say("price-stud", ante=stakes.ante, bring=stakes.bring_in)
    else:
        price = speech.say("price-ante", ante=stakes.ante)
    limit = speech.say(f"limit-{document.limit}")
    return speech.say(
        "header", game=document.name, limit=limit, price=price, book=document.rulebook, button=document.button
    )


def _lines(street: StreetSight, figure: Layout, laid: Sequence[str], speech: HandSpeech, faces: Faces) -> Iterator[str]:
    if not street.seats:
        yield from [f"  {deed}" for deed in street.deeds]
        return
    if street.before:
        yield from _paragraph([_sentence(said) for said in street.before[:1]] + list(street.before[1:]))
    if figure.letters and street.board != tuple(laid):
        board = [_card(text) for text in street.board]
        yield from [f"{' ' * _PICTURE}{line}" for line in faces.picture(figure, board)]
    yield from _seats(street.seats, speech, faces)
    if street.opens:
        yield f"  {_sentence(street.opens)}"
    if street.deeds:
        yield from _paragraph(street.deeds)


def _seats(seats: Sequence[SeatSight], speech: HandSpeech, faces: Faces) -> Iterator[str]:
    hands = [" ".join([_face(text, faces) for text in seat.cards]) for seat in seats]
    stacks = [speech.say("all-in-stack") if seat.all_in else speech.number(seat.stack) for seat in seats]
    columns = (to_left([seat.player for seat in seats]), to_left(hands), to_right(stacks))
    yield from ["  " + "  ".join(row) for row in zip(*columns, strict=True)]


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def _paragraph(deeds: Sequence[str]) -> Iterator[str]:
    """Actions in sequence, as many per line as fit; a line never breaks within an action."""
    line = ""
    for deed in deeds:
        if line and len(line) + len(deed) > _WIDTH:
            yield f"  {line},"
            line = deed
        else:
            line = f"{line}, {deed}" if line else deed
    yield f"  {line}"


def _face(text: str, faces: Faces) -> str:
    """A card of a document as this page shows it; a card in brackets lies face down."""
    if text.startswith("("):
        return f"({faces.card(_card(text[1:-1]))})"
    return faces.card(_card(text))


def _card(text: str) -> Card:
    return UNKNOWN if text == card_text(UNKNOWN) else parse_cards(text)[0]


def _won(player: HandPlayer, speech: HandSpeech) -> str:
    chips = player.finished - player.started
    return f"{'-' if chips < 0 else '+'}{speech.number(abs(chips))}"


NAMES = (
    *("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Luca", "Marta"),
    *("Nico", "Olga", "Paolo", "Rita", "Sergio", "Teresa", "Ugo", "Vera", "Walter", "Yara", "Zeno"),
)
"""As many as one deck serves in any game."""
_LIMITS = [limit for limit in Limit if limit is not Limit.SPREAD_LIMIT]
_DEPTH = 100
"""How many big blinds (or antes in a game without blinds) a player brings."""


@command(help="Deal one hand of any game to bots and tell it street by street, as the table sees it.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@click.option("--players", default=4, show_default=True, type=WHOLE, metavar="N", help="How many are dealt in.")
@click.option("--seed", type=NumberWithin(min=0), help="The number that decides all chance; drawn if not given.")
@word_option("--limit", _LIMITS, Limit.NO_LIMIT, "The betting structure.")
@click.option("--rulebook", metavar="BOOK", help="The rulebook; italiana for the Italian games, tda-2024 for others.")
@click.option("--stack", type=NumberWithin(min=1), metavar="CHIPS", help="What everybody brings.")
@click.option("--open", "shows_all", is_flag=True, help="Show the covered cards too.")
@reader_options
def hand(
    *,
    game: str,
    players: int,
    seed: int | None,
    limit: str,
    rulebook: str | None,
    stack: int | None,
    shows_all: bool,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 for a mistake."""
    asked = _asked(game_of(game), players, Limit(limit), rulebook, stack, seed)
    played = play_bots(asked)
    if reader.as_json:
        emit(hand_document(asked, played, HandSpeech(reader.language), opened=shows_all))
        return
    faces = faces_of_stdout()
    speech = HandSpeech(reader.language, faces.card)
    document = hand_document(asked, played, speech, opened=shows_all)
    print_lines(page(document, speech, faces, again=_again(document, stack, shows_all=shows_all)), painted=faces.colour)


def _asked(
    dealt: Variant, players: int, limit: Limit, rulebook: str | None, stack: int | None, seed: int | None
) -> HandWanted:
    most = min(dealt.seats_max, len(NAMES))
    if not 2 <= players <= most:
        what, hint = (
            note("not-dealt-to-players", game=dealt.name, players=players),
            note("first-to-last", first="2", last=most),
        )
        raise InputError(what, place="--players", hint=note("give-what", what=hint))
    book = rulebook or ("italiana" if dealt.stripped else "tda-2024")
    try:
        policy = resolved(book)
    except UnknownRulebookError as fault:
        raise InputError(fault.first.what, place="--rulebook", code="unknown-rulebook") from None
    stakes = stakes_of(dealt)
    chips_each = stack or _DEPTH * (stakes.big_blind or stakes.small_bet or stakes.ante)
    number = drawn_seed() if seed is None else seed
    return HandWanted(dealt, limit, policy, stakes, NAMES[:players], chips_each, number)


def stakes_of(game: Variant) -> Stakes:
    """The stakes of such a hand: blinds of 50 and 100, in stud an ante and a bring-in, in games without, an ante."""
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
