"""``shuffleup evaluate``: the name of a hand, the five cards that play, and of several hands the one that wins."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

import click
from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.cards.card import Card, cards_text
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.cards.terms import HoldingTerm, holdings
from shuffleup.cli.errors import InputError
from shuffleup.cli.options import WHOLE, command, json_option, one_of
from shuffleup.cli.output import Printed
from shuffleup.cli.reader import Reader, usual_language
from shuffleup.cli.typed import cards_of, counted, distinct, game_of
from shuffleup.games.variant import Holding, Variant
from shuffleup.rulebooks.rule import Language


class Reading(Struct, frozen=True):
    """A hand read in one order. ``value`` compares within the order, the higher wins; 0 does not qualify.

    In Italian games an exception may let a hand of a lower value win.
    """

    order: str
    name: str
    cards: str
    value: int
    wins: bool


class EvaluatedHand(Struct, frozen=True):
    """One hand, read in each order of the game: high before low where the pot is split."""

    cards: str
    readings: tuple[Reading, ...]


Difference: TypeAlias = Literal["category", "suit-first", "rank", "suit", "exception"]
"""What sets two Italian hands apart: the suit of a flush first, else ranks before suits; or the exception."""


class Why(Struct, frozen=True):
    """Why the first of several Italian hands beats the next, with the rules that say so.

    ``reason`` is in the language of the document, ``by`` is not.
    """

    reason: str
    book: str
    rules: tuple[str, ...]
    by: Difference


class EvaluateDocument(Printed, frozen=True):
    """What ``shuffleup evaluate --json`` prints. ``players`` and ``why`` belong to Italian games, ``language`` to all.

    ``verdict`` is what the best hand does: it wins, or with fewer than five cards of Telesina it speaks first.
    """

    game: str
    board: str
    hands: tuple[EvaluatedHand, ...]
    verdict: Literal["wins", "speaks first"] = "wins"
    players: int | None = None
    why: Why | None = None
    language: str = "en"


FIVE = 5


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
    """The command itself: exit status 0, or 2 for cards that are no hand of the game."""
    variant, hands = game_of(game), _hands(cards)
    chosen = {"--players": players, "--exception": exception, "--own-cards": own_cards, "--lang": lang}
    if ITALIAN in variant.rankings:
        # Messages and the reading of vele are for these games only.
        from shuffleup.cli.italian_hands import italian_document, readings_of
        from shuffleup.locale.card_sentences import CardSpeech

        speech = CardSpeech(Language(lang or usual_language()))
        document = italian_document(variant, hands, board, readings_of(players, exception, own_cards), speech)
        lines = _lines(document, speech.verdict(document.verdict))
    else:
        _no_options(variant, chosen)
        document = _document(variant, hands, board)
        lines = _lines(document, document.verdict, _called(variant, hands, cards_of(board, "--board")))
    Reader(Language.ENGLISH, as_json).show(document, lines)


def _no_options(variant: Variant, chosen: Mapping[str, object]) -> None:
    """Options of the Italian games mean nothing elsewhere. Raises ``InputError``."""
    meaningless = {
        "--players": note("deck-same-for-all", game=variant.name),
        "--exception": note("no-low-in-game", game=variant.name),
        "--own-cards": note("game-has-no-vele", game=variant.name),
        "--lang": note("named-in-english-only", game=variant.name),
    }
    for option, value in chosen.items():
        if value is not None and (option, value) != ("--lang", Language.ENGLISH.value):
            hint = note("leave-out-or-italian")
            raise InputError(meaningless[option], place=option, hint=hint, code="no-such-option")


def _document(variant: Variant, hands: Sequence[tuple[Card, ...]], board: str) -> EvaluateDocument:
    shared = cards_of(board, "--board")
    distinct(shared, *hands)
    for number, hand in enumerate(hands, start=1):
        _check(variant, hand, shared, note("hand-number", number=number))
    _equally_many(hands)
    orders = [(RANKINGS[key], one) for key, one in zip(variant.rankings, variant.holdings, strict=True)]
    readings = [[_read(one, ranking, hand, shared) for ranking, one in orders] for hand in hands]
    best = [max(column) for column in zip(*[[value for value, _ in row] for row in readings], strict=True)]
    evaluated = [
        EvaluatedHand(cards_text(hand), tuple(_readings(variant, row, best)))
        for hand, row in zip(hands, readings, strict=True)
    ]
    return EvaluateDocument(variant.key, cards_text(shared), tuple(evaluated))


def _hands(words: Sequence[str]) -> list[tuple[Card, ...]]:
    """Each word is a hand, unless every word is a single card: then they are one hand together."""
    hands = [cards_of(word, "CARDS") for word in words]
    if all(len(hand) == 1 for hand in hands):
        return [tuple([hand[0] for hand in hands])]
    return hands


def _check(variant: Variant, hand: Sequence[Card], board: Sequence[Card], place: Note) -> None:
    missing = [card for card in (*hand, *board) if card not in variant.deck]
    if missing:
        what = note("card-not-in-deck", card=cards_text(missing[:1]), game=variant.name)
        raise InputError(what, place=place, hint=note("leave-it-out"), code="no-such-card")
    held, shown = len(hand), len(board)
    right, wanted = _wanted(variant, held, shown)
    if not right:
        what = counted(held)
        if shown:
            what = note("cards-and-board", cards=what, shown=shown)
        raise InputError(
            what, place=place, hint=note("hand-is-read-from", game=variant.name, wrong=wanted), code="wrong-number"
        )


def _wanted(variant: Variant, held: int, shown: int) -> tuple[bool, Note]:
    """Whether a hand is of so many cards and a board of so many, and what it should be read from."""
    in_all = FIVE <= held + shown <= 7
    if Holding.TWO_AND_THREE in variant.holdings:
        wanted = note("cards-with-board", count=variant.hole_cards)
        return held == variant.hole_cards and 3 <= shown <= 5, wanted
    if Holding.HOLE_ONLY in variant.holdings:
        return held == variant.hole_cards and not shown, note("cards-without-board", count=variant.hole_cards)
    if variant.brings_in:
        # Where the stub does not suffice, seventh street is one common card (RP-10 H).
        return in_all and shown <= 1, note("cards-or-common-seventh")
    if shown:
        pairs = _held_beside(variant)
        fewest, most = [end([own for own, _ in pairs]) for end in (min, max)]
        count = note("first-to-last", first=fewest, last=most) if fewest < most else most
        return (held, shown) in pairs, note("cards-with-board", count=count)
    return in_all, note("five-to-seven-cards")


def _held_beside(variant: Variant) -> set[tuple[int, int]]:
    """Own cards and cards of the board that are seen together from the flop on, before and after each discard."""
    found: set[tuple[int, int]] = set()
    held = board = 0
    for street in variant.streets:
        held, board = held + street.down + street.up, board + street.board
        found |= {(held, board), (held - street.discard, board)}
        held -= street.discard
    return {(own, shared) for own, shared in found if shared >= 3}


def _equally_many(hands: Sequence[tuple[Card, ...]]) -> None:
    first = len(hands[0])
    for number, hand in enumerate(hands, start=1):
        if len(hand) != first:
            place, hint = note("hand-number", number=number), note("compare-equal-counts", first=first)
            raise InputError(counted(len(hand)), place=place, hint=hint, code="wrong-number")


def _read(
    holding: Holding, ranking: Ranking, hand: Sequence[Card], board: Sequence[Card]
) -> tuple[int, tuple[Card, ...]]:
    """The value and the cards that play."""
    if holding is not Holding.TWO_AND_THREE:
        cards = (*hand, *(() if holding is Holding.HOLE_ONLY else board))
        return ranking.value(cards), ranking.five(cards)
    fives = [(*two, *three) for two in combinations(hand, 2) for three in combinations(board, 3)]
    best = max(fives, key=ranking.value)
    return ranking.value(best), ranking.five(best)


def _readings(variant: Variant, row: Sequence[tuple[int, tuple[Card, ...]]], best: Sequence[int]) -> Iterator[Reading]:
    for key, (value, cards), highest in zip(variant.rankings, row, best, strict=True):
        ranking = RANKINGS[key]
        yield Reading(ranking.name, ranking.describe(value), cards_text(cards), value, value == highest > 0)


def _called(variant: Variant, hands: Sequence[tuple[Card, ...]], board: Sequence[Card]) -> list[str]:
    """What players call each hand beside a shared board: ``set, flush draw``; nothing where none is shared."""
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
