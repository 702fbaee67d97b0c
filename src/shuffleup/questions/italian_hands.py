"""Hands of the Italian games as a question: what they are, which wins a pot, and by which rule."""

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import RANKS, UNKNOWN, Card, card_text, cards_text
from shuffleup.cards.italian.deck import FEWEST_PLAYERS, MOST_PLAYERS, lowest_rank
from shuffleup.cards.italian.order import order
from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, suit_order
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.cards.italian.vele import best_italian_hand, visible_hand
from shuffleup.games.variant import Variant
from shuffleup.locale.card_sentences import CardSpeech
from shuffleup.questions.cards import cards_or_unknown, counted, distinct
from shuffleup.questions.evaluated import Difference, EvaluatedHand, EvaluateDocument, Reading, Why
from shuffleup.questions.mistakes import QuestionError

BOOK = "italiana"
_OWN_CARDS = 5


class ItalianReadings(Struct, frozen=True):
    """How the table reads what the rules leave open, and for how many players its deck is."""

    players: int | None
    exception: StraightFlushException = StraightFlushException.SPADE_MIN_OVER_HEART_MAX
    own_cards: VeleOwnCards = VeleOwnCards.FREE


def readings_of(
    players: int | None, exception: StraightFlushException | None, own_cards: VeleOwnCards | None
) -> ItalianReadings:
    """The readings that were chosen; for the rest, those of the book."""
    own = ItalianReadings(players)
    return ItalianReadings(
        players,
        exception or own.exception,
        own_cards or own.own_cards,
    )


def italian_document(
    variant: Variant, hands: Sequence[tuple[Card, ...]], board: str, readings: ItalianReadings, speech: CardSpeech
) -> EvaluateDocument:
    """The hands of one pot, compared; with fewer than five cards each, the open cards. Raises ``QuestionError``."""
    lowest = _lowest(readings.players)
    vele = _vele(variant, board)
    distinct([card for card in vele if card != UNKNOWN], *hands)
    _check(variant, hands)
    _in_the_deck([card for group in (vele, *hands) for card in group], readings.players or 0, lowest)
    lines = variant.layout.open_cards(vele)
    is_final = len(hands[0]) == _OWN_CARDS
    if is_final:
        read = [best_italian_hand(hand, lines, lowest, own_cards=readings.own_cards) for hand in hands]
    else:
        read = [visible_hand(hand, lines, lowest) for hand in hands]
    ranked = order(read, readings.exception if is_final else StraightFlushException.OFF)
    evaluated = [
        EvaluatedHand(cards_text(hand), (_reading(best, speech, wins=place == ranked[0]),))
        for place, (hand, best) in enumerate(zip(hands, read, strict=True))
    ]
    return EvaluateDocument(
        game=variant.key,
        board=cards_text(vele),
        hands=tuple(evaluated),
        verdict="wins" if is_final else "speaks first",
        players=readings.players,
        why=why(read[ranked[0]], read[ranked[1]], speech) if len(ranked) > 1 else None,
        language=speech.language.value,
    )


def why(better: ItalianHand, worse: ItalianHand, speech: CardSpeech) -> Why:
    """The first thing that decides between two hands, the better one first, in the words of a language."""
    key, one, other, rules = _difference(better, worse, speech)
    return Why(speech.why(key, one, other, better.category), BOOK, rules, key)


def _difference(
    better: ItalianHand, worse: ItalianHand, speech: CardSpeech
) -> tuple[Difference, str, str, tuple[str, ...]]:
    """What differs, what it is called in each of the two hands, and the rules that make it count."""
    suits = speech.suit(better.cards[0]), speech.suit(worse.cards[0])
    if better.key < worse.key:
        return "exception", *suits, ("a8", "AMB-24")
    if better.category is not worse.category:
        return "category", speech.category(better.category), speech.category(worse.category), ("a8",)
    if better.category is ItalianCategory.FLUSH and suits[0] != suits[1]:
        return "suit-first", *suits, ("a8", "AMB-29")
    for one, other in zip(better.cards, worse.cards, strict=False):
        if one >> 2 != other >> 2:
            return "rank", speech.rank(one), speech.rank(other), ("a8",)
    places = [place for place in suit_order(better.category) if place < len(better.cards)]
    decides = next(place for place in places if better.cards[place] != worse.cards[place])
    alone = [card >> 2 for card in better.cards].count(better.cards[decides] >> 2) == 1
    rules = ("a8",) if alone else ("a8", "AMB-23")
    return "suit", card_text(better.cards[decides]), card_text(worse.cards[decides]), rules


# ── what is asked ────────────────────────────────────────────────────────────────────────────────────────────────────


def _lowest(players: int | None) -> int:
    numbers = note("first-to-last", first=FEWEST_PLAYERS, last=MOST_PLAYERS)
    if players is None:
        what = note("deck-depends-on-players")
        raise QuestionError(what, place="players", hint=note("give-what", what=numbers), code="missing-players")
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        what = note("italian-not-for-players", players=players)
        raise QuestionError(what, place="players", hint=note("give-what", what=numbers), code="wrong-number")
    return lowest_rank(players)


def _vele(variant: Variant, board: str) -> tuple[Card, ...]:
    letters = variant.layout.letters
    if not board:
        return (UNKNOWN,) * len(letters)
    vele = cards_or_unknown(board, "board")
    if len(vele) != len(letters):
        what = note("vele-not-given", game=variant.name, given=len(vele))
        if letters:
            what = note("wrong-count-of-vele", game=variant.name, count=len(letters), given=len(vele))
        hint = note("name-in-this-order", letters=", ".join(letters)) if letters else note("leave-it-out")
        raise QuestionError(what, place="board", hint=hint, code="wrong-number")
    return vele


def _check(variant: Variant, hands: Sequence[tuple[Card, ...]]) -> None:
    # Only in Telesina are cards open before the hand is over.
    some = variant.streets[0].opens_with_pair
    for number, hand in enumerate(hands, start=1):
        place, cards = note("hand-number", number=number), counted(len(hand))
        if len(hand) > _OWN_CARDS or (some and len(hand) != _OWN_CARDS):
            hint = note("five-cards") if some else note("five-own-cards")
            raise QuestionError(cards, place=place, hint=hint, code="wrong-number")
        if len(hand) != len(hands[0]):
            hint = note("compare-equal-counts", first=len(hands[0]))
            raise QuestionError(cards, place=place, hint=hint, code="wrong-number")


def _in_the_deck(cards: Sequence[Card], players: int, lowest: int) -> None:
    for card in cards:
        if card >> 2 < lowest:
            what = note("card-below-the-deck", card=card_text(card), players=players, rank=RANKS[lowest])
            raise QuestionError(what, hint=note("leave-out-see-players", field="players"), code="no-such-card")


def _reading(hand: ItalianHand, speech: CardSpeech, *, wins: bool) -> Reading:
    return Reading("Italian", speech.hand(hand), cards_text(hand.cards), hand.key, wins)
