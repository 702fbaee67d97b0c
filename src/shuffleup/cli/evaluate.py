"""``shuffleup evaluate``: the name of a hand, the five cards that play, and of several hands the one that wins."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import click

from shuffleup.cards.card import Card, cards_text
from shuffleup.cards.italian_order import StraightFlushException
from shuffleup.cards.italian_vele import VeleOwnCards
from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.cli.card_words import cards_of, distinct, game_of
from shuffleup.cli.errors import InputError
from shuffleup.cli.evaluated import EvaluatedHand, EvaluateDocument, Reading
from shuffleup.cli.language import usual_language
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.games.variant import Holding, Variant
from shuffleup.rulebooks.rule import Language

FIVE = 5


@click.command(
    help="Names hands and the cards that play. Cards with blanks between them are one hand; so is AsKdQhJcTs."
)
@click.argument("cards", nargs=-1, required=True, metavar="CARDS…")
@click.option("--board", default="", metavar="CARDS", help="The shared cards: 3 to 5, in stud 1; the vele by letter.")
@click.option("--game", default="holdem", show_default=True, metavar="GAME", help="The game's key, as in event files.")
@click.option("--players", type=int, metavar="N", help="Italian games: how many players, which makes the deck.")
@click.option(
    "--exception",
    type=click.Choice([value.value for value in StraightFlushException]),
    help="Italian games: when a lower straight flush beats a higher one, if not as the book reads it.",
)
@click.option(
    "--own-cards",
    type=click.Choice([value.value for value in VeleOwnCards]),
    help="Italian games: how many own cards count with three vele, if not as the book reads it.",
)
@click.option(
    "--lang",
    type=click.Choice([language.value for language in Language]),
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
        lines = _lines(document, document.verdict)
    if as_json:
        emit(document)
    else:
        print_lines(lines)


def _no_options(variant: Variant, chosen: Mapping[str, object]) -> None:
    """Options of the Italian games mean nothing elsewhere. Raises ``InputError``."""
    meaningless = {
        "--players": f"the deck of {variant.name} is the same for any number of players",
        "--exception": f"in {variant.name} no hand beats a higher one",
        "--own-cards": f"{variant.name} has no vele",
        "--lang": f"hands of {variant.name} are named in English only",
    }
    for option, value in chosen.items():
        if value is not None and (option, value) != ("--lang", Language.ENGLISH.value):
            hint = "leave it out, or name an Italian game with --game"
            raise InputError(meaningless[option], place=option, hint=hint, code="no-such-option")


def _document(variant: Variant, hands: Sequence[tuple[Card, ...]], board: str) -> EvaluateDocument:
    shared = cards_of(board, "--board")
    distinct(shared, *hands)
    for number, hand in enumerate(hands, start=1):
        _check(variant, hand, shared, f"hand {number}")
    _equally_many(hands)
    readings = [[_read(variant, RANKINGS[key], hand, shared) for key in variant.rankings] for hand in hands]
    best = [max(column) for column in zip(*[[value for value, _ in row] for row in readings], strict=True)]
    evaluated = [
        EvaluatedHand(cards_text(hand), tuple(_readings(variant, row, best)))
        for hand, row in zip(hands, readings, strict=True)
    ]
    return EvaluateDocument("shuffleup.evaluate/1", variant.key, cards_text(shared), tuple(evaluated))


def _hands(words: Sequence[str]) -> list[tuple[Card, ...]]:
    """Each word is a hand, unless every word is a single card: then they are one hand together."""
    hands = [cards_of(word, "CARDS") for word in words]
    if all(len(hand) == 1 for hand in hands):
        return [tuple([hand[0] for hand in hands])]
    return hands


def _check(variant: Variant, hand: Sequence[Card], board: Sequence[Card], place: str) -> None:
    missing = [card for card in (*hand, *board) if card not in variant.deck]
    if missing:
        what = f"{cards_text(missing[:1])} is not in the deck of {variant.name}"
        raise InputError(what, place=place, hint="leave it out", code="no-such-card")
    held, shown = len(hand), len(board)
    right, wanted = _wanted(variant, held, shown)
    if not right:
        what = f"{held} card{'' if held == 1 else 's'}" + (f" and a board of {shown}" if shown else "")
        raise InputError(what, place=place, hint=f"a hand of {variant.name} is read from {wanted}", code="wrong-number")


def _wanted(variant: Variant, held: int, shown: int) -> tuple[bool, str]:
    """Whether a hand is of so many cards and a board of so many, and what it should be read from."""
    in_all = FIVE <= held + shown <= 7
    if variant.holding is Holding.TWO_AND_THREE:
        return held == variant.hole_cards and 3 <= shown <= 5, f"{variant.hole_cards} cards and a board of 3 to 5"
    if variant.holding is Holding.HOLE_ONLY:
        return held == variant.hole_cards and not shown, f"{variant.hole_cards} cards and no board"
    if variant.brings_in:
        # Where the stub does not suffice, seventh street is one common card (RP-10 H).
        return in_all and shown <= 1, "5 to 7 cards, a common seventh card among them as --board"
    if shown:
        pairs = _held_beside(variant)
        fewest, most = [end([own for own, _ in pairs]) for end in (min, max)]
        cards = f"{fewest} to {most}" if fewest < most else str(most)
        return (held, shown) in pairs, f"{cards} cards and a board of 3 to 5"
    return in_all, "5 to 7 cards, or hole cards and --board"


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
            cards = f"{len(hand)} card{'' if len(hand) == 1 else 's'}"
            hint = f"hand 1 has {first}: compare hands of equally many cards"
            raise InputError(cards, place=f"hand {number}", hint=hint, code="wrong-number")


def _read(
    variant: Variant, ranking: Ranking, hand: Sequence[Card], board: Sequence[Card]
) -> tuple[int, tuple[Card, ...]]:
    """The value and the cards that play."""
    if variant.holding is not Holding.TWO_AND_THREE:
        cards = (*hand, *board)
        return ranking.value(cards), ranking.five(cards)
    fives = [(*two, *three) for two in combinations(hand, 2) for three in combinations(board, 3)]
    best = max(fives, key=ranking.value)
    return ranking.value(best), ranking.five(best)


def _readings(variant: Variant, row: Sequence[tuple[int, tuple[Card, ...]]], best: Sequence[int]) -> Iterator[Reading]:
    for key, (value, cards), highest in zip(variant.rankings, row, best, strict=True):
        ranking = RANKINGS[key]
        yield Reading(ranking.name, ranking.describe(value), cards_text(cards), value, value == highest > 0)


def _lines(document: EvaluateDocument, best: str) -> Iterator[str]:
    """``best`` is what the best hand does, in words."""
    width = max(len(hand.cards) for hand in document.hands)
    for hand in document.hands:
        for order, reading in enumerate(hand.readings):
            shared = sum(other.readings[order].wins for other in document.hands)
            said = best if shared == 1 else "ties"
            verdict = f"  {said}" if reading.wins and len(document.hands) > 1 else ""
            head = hand.cards if not order else ""
            cards = f"  {_spaced(reading.cards)}" if reading.cards else ""
            yield f"{head:<{width}}  {reading.name}{cards}{verdict}"
    if document.why:
        yield f"{document.why.reason} ({document.why.book} {', '.join(document.why.rules)})"


def _spaced(cards: str) -> str:
    return " ".join([cards[place : place + 2] for place in range(0, len(cards), 2)])
