"""The name of a hand, the five cards that play, and among several hands the winner."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Annotated

from msgspec import Meta

from shuffleup.answer import Note, note
from shuffleup.cards.card import Card, cards_text
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.games.variant import Holding, Variant
from shuffleup.questions.cards import cards_of, counted, distinct, game_of
from shuffleup.questions.evaluated import EvaluatedHand, EvaluateDocument, Reading
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Asking
from shuffleup.rulebooks.rule import Language


class EvaluateQuestion(Asking, frozen=True, kw_only=True):
    """Hands of a game, each as ``AsKdQhJcTs``, and the shared cards. The rest is for Italian games: the number of
    players, which determines the deck, and readings other than those of the book."""

    hands: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(min_length=1, max_length=23)]
    board: Annotated[str, Meta(max_length=60)] = ""
    game: str = "holdem"
    players: int | None = None
    exception: StraightFlushException | None = None
    own_cards: VeleOwnCards | None = None


FIVE = 5


def evaluate(asked: EvaluateQuestion, language: Language) -> EvaluateDocument:
    """The hands, read and compared; the sentences of Italian games are in the language. Raises ``QuestionError``."""
    variant = game_of(asked.game)
    hands = hands_of(asked.hands)
    if ITALIAN in variant.rankings:
        # Messages and the reading of vele are for these games only.
        from shuffleup.locale.card_sentences import CardSpeech
        from shuffleup.questions.italian_hands import italian_document, readings_of

        readings = readings_of(asked.players, asked.exception, asked.own_cards)
        return italian_document(variant, hands, asked.board, readings, CardSpeech(language))
    _check_fields(variant, {"players": asked.players, "exception": asked.exception, "own_cards": asked.own_cards})
    return _document(variant, hands, asked.board)


def _check_fields(variant: Variant, chosen: Mapping[str, object]) -> None:
    """Refuses options for Italian games in other games. Raises ``QuestionError``."""
    meaningless = {
        "players": note("deck-same-for-all", game=variant.name),
        "exception": note("no-low-in-game", game=variant.name),
        "own_cards": note("game-has-no-vele", game=variant.name),
    }
    for field, value in chosen.items():
        if value is not None:
            raise QuestionError(
                meaningless[field], place=field, hint=note("leave-out-or-italian", field="game"), code="no-such-option"
            )


def hands_of(words: Sequence[str], place: str = "hands") -> list[tuple[Card, ...]]:
    """Each word is a hand, unless every word is a single card: then together they are one hand."""
    hands = [cards_of(word, place) for word in words]
    if all(len(hand) == 1 for hand in hands):
        return [tuple([hand[0] for hand in hands])]
    return hands


def _document(variant: Variant, hands: Sequence[tuple[Card, ...]], board: str) -> EvaluateDocument:
    shared = cards_of(board, "board")
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


def _check(variant: Variant, hand: Sequence[Card], board: Sequence[Card], place: Note) -> None:
    missing = [card for card in (*hand, *board) if card not in variant.deck]
    if missing:
        what = note("card-not-in-deck", card=cards_text(missing[:1]), game=variant.name)
        raise QuestionError(what, place=place, hint=note("leave-it-out"), code="no-such-card")
    held, shown = len(hand), len(board)
    right, wanted = _wanted(variant, held, shown)
    if not right:
        what = counted(held)
        if shown:
            what = note("cards-and-board", cards=what, shown=shown)
        raise QuestionError(
            what, place=place, hint=note("hand-is-read-from", game=variant.name, wrong=wanted), code="wrong-number"
        )


def _wanted(variant: Variant, held: int, shown: int) -> tuple[bool, Note]:
    """Whether a hand has the right number of cards and so does the board, and what it should be read from."""
    in_all = FIVE <= held + shown <= 7
    if Holding.TWO_AND_THREE in variant.holdings:
        wanted = note("cards-with-board", count=variant.hole_cards)
        return held == variant.hole_cards and 3 <= shown <= 5, wanted
    if Holding.HOLE_ONLY in variant.holdings:
        return held == variant.hole_cards and not shown, note("cards-without-board", count=variant.hole_cards)
    if variant.brings_in:
        # If the stub does not suffice, seventh street is one common card (RP-10 H).
        return in_all and shown <= 1, note("cards-or-common-seventh", field="board")
    if shown:
        pairs = _held_beside(variant)
        fewest, most = [end([own for own, _ in pairs]) for end in (min, max)]
        count = note("first-to-last", first=fewest, last=most) if fewest < most else most
        return (held, shown) in pairs, note("cards-with-board", count=count)
    return in_all, note("five-to-seven-cards", field="board")


def _held_beside(variant: Variant) -> set[tuple[int, int]]:
    """How many own cards and board cards are seen together from the flop on, before and after each discard."""
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
            raise QuestionError(counted(len(hand)), place=place, hint=hint, code="wrong-number")


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
