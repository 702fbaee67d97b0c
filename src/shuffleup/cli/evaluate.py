"""``shuffleup evaluate``: the name of a hand, the five cards that play, and among several hands the winner."""

from collections.abc import Iterator, Sequence

import click

from shuffleup.answer import note
from shuffleup.cards.card import Card
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.cards.orders import ITALIAN
from shuffleup.cards.terms import HoldingTerm, holdings
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, command, json_option, one_of
from shuffleup.cli.reader import Reader, usual_language
from shuffleup.games.variant import Variant
from shuffleup.questions.cards import cards_of, game_of
from shuffleup.questions.evaluate import EvaluateQuestion, hands_of
from shuffleup.questions.evaluate import evaluate as read
from shuffleup.questions.evaluated import EvaluateDocument
from shuffleup.rulebooks.rule import Language


@command(help="Names hands and the cards that play. Cards with blanks between them are one hand; so is AsKdQhJcTs.")
@click.argument("cards", nargs=-1, required=True, metavar="CARDS…")
@click.option("--board", default="", metavar="CARDS", help="The shared cards: 3 to 5, in stud 1; the vele by letter.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@click.option("--players", type=WHOLE, metavar="N", help="Italian games: how many players, which makes the deck.")
@click.option(
    "--exception",
    type=one_of(StraightFlushException),
    help="Italian games: when a lower straight flush beats a higher one, if not as the book reads it.",
)
@click.option(
    "--own-cards",
    type=one_of(VeleOwnCards),
    help="Italian games: how many own cards count with three vele, if not as the book reads it.",
)
@click.option(
    "--lang",
    type=one_of(Language),
    help="Italian games: the language of the answer.  [default: the environment's, or en]",
)
@json_option
def evaluate(
    *,
    cards: tuple[str, ...],
    board: str,
    game: str,
    players: int | None,
    exception: str | None,
    own_cards: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """The command itself: exit status 0, or 2 for cards that are not a hand of the game."""
    variant, hands = game_of(game), hands_of(cards, "CARDS")
    if ITALIAN in variant.rankings:
        # Messages are needed for these games only.
        from shuffleup.locale.card_sentences import CardSpeech

        language = Language(lang or usual_language())
    elif lang not in (None, Language.ENGLISH.value):
        what, hint = note("named-in-english-only", game=variant.name), note("leave-out-or-italian", field="game")
        raise InputError(what, place="--lang", hint=hint, code="no-such-option")
    else:
        language = Language.ENGLISH
    asked = EvaluateQuestion(
        hands=cards,
        board=board,
        game=game,
        players=players,
        exception=StraightFlushException(exception) if exception else None,
        own_cards=VeleOwnCards(own_cards) if own_cards else None,
    )
    document = read(asked, language)
    if ITALIAN in variant.rankings:
        lines = _lines(document, CardSpeech(language).verdict(document.verdict))
    else:
        called = _called(variant, hands, cards_of(board, "board"))
        lines = _lines(document, document.verdict, called)
    Reader(Language.ENGLISH, as_json).show(document, lines)


def _called(variant: Variant, hands: Sequence[tuple[Card, ...]], board: Sequence[Card]) -> list[str]:
    """What players call each hand beside a shared board: ``set, flush draw``; empty if no board is shared."""
    shared = len(board) >= 3 and variant.hole_cards == len(hands[0]) == 2
    found = [holdings(hand, board) - holdings(hand) if shared else frozenset() for hand in hands]
    return [", ".join([term.value for term in HoldingTerm if term in terms]) for terms in found]


def _lines(document: EvaluateDocument, best: str, called: Sequence[str] = ()) -> Iterator[str]:
    """``best`` is what the best hand does, in words, and ``called`` what players call each hand."""
    width = max(len(hand.cards) for hand in document.hands)
    for number, hand in enumerate(document.hands):
        for order, reading in enumerate(hand.readings):
            shared = sum(other.readings[order].wins for other in document.hands)
            said = best if shared == 1 else "ties"
            verdict = f"  {said}" if reading.wins and len(document.hands) > 1 else ""
            head = hand.cards if not order else ""
            cards = f"  {_spaced(reading.cards)}" if reading.cards else ""
            yield f"{head:<{width}}  {reading.name}{cards}{verdict}"
        if called and called[number]:
            yield f"{'':<{width}}  {called[number]}"
    if document.why:
        yield f"{document.why.reason} ({document.why.book} {', '.join(document.why.rules)})"


def _spaced(cards: str) -> str:
    return " ".join([cards[place : place + 2] for place in range(0, len(cards), 2)])
