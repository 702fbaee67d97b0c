"""Hands of the Italian games in every language: each can be said."""

from random import Random

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, italian_hand, open_hand
from shuffleup.locale.card_sentences import CardSpeech
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from tests.locale.watched import watched

LOWEST = 3
"""The five, of the deck for six."""


def hands() -> list[ItalianHand]:
    """Every category with every first rank, five cards and fewer."""
    dice, deck = Random(5), stripped_deck(6)
    found = [italian_hand(dice.sample(deck, 5), LOWEST) for _ in range(4000)]
    found += [open_hand(dice.sample(deck, 1 + count % 4), LOWEST) for count in range(2000)]
    for suit in range(4):
        found += [italian_hand([4 * (low + step) + suit for step in range(5)], LOWEST) for low in range(3, 9)]
        found.append(italian_hand([4 * rank + suit for rank in (3, 4, 5, 6, 12)], LOWEST))
        found += [italian_hand([*range(4 * rank, 4 * rank + 4), 4 * (15 - rank)], LOWEST) for rank in range(3, 13)]
    return found


HANDS = hands()


def test_the_hands_are_of_every_kind() -> None:
    assert {hand.category for hand in HANDS} == set(ItalianCategory)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("AhKsTd8c7c", "ace high, king-ten-eight-seven"),
        ("KcJhTsTh7d", "pair of tens, king-jack-seven"),
        ("QcQs9d9c8h", "two pair, queens and nines, eight"),
        ("AdJhJcJs8s", "three of a kind, jacks, ace-eight"),
        ("AdTc9h8s7s", "straight, ten high (minima)"),
        ("JhJdJc8s8c", "full house, jacks full of eights"),
        ("AdKdJd9d8d", "flush of diamonds, ace-king-jack-nine-eight"),
        ("QhQdQcQs7c", "four of a kind, queens, seven"),
        ("AhKhQhJhTh", "straight flush of hearts, ace high (massima)"),
    ],
)
def test_hands_in_words(cards: str, words: str) -> None:
    assert CardSpeech(Language.ENGLISH).hand(italian_hand(parse_cards(cards), 5)) == words


def test_open_hands_in_words() -> None:
    said = [
        CardSpeech(Language.ENGLISH).hand(open_hand(parse_cards(cards), 5))
        for cards in ("Ah", "KhKd", "KhKdAc", "7c7d9c9d")
    ]
    assert said == ["ace high", "pair of kings", "pair of kings, ace", "two pair, nines and sevens"]


@pytest.mark.parametrize("language", Language)
def test_every_hand_can_be_said(language: Language) -> None:
    with watched() as faults:
        speech = CardSpeech(language)
        said = {speech.hand(hand) for hand in HANDS}
        said |= {speech.category(category) for category in ItalianCategory}
        said |= {speech.verdict(verdict) for verdict in ("wins", "speaks first")}
        said |= {
            speech.why(key, "x", "y", category)
            for key in ("category", "suit-first", "rank", "suit", "exception")
            for category in ItalianCategory
        }
    assert faults == []
    assert [text for text in said if "{" in text or text != text.strip()] == []


@pytest.mark.parametrize("language", Language)
def test_no_two_hands_of_other_ranks_are_said_alike(language: Language) -> None:
    speech = CardSpeech(language)
    by_words: dict[str, set[tuple[int, ...]]] = {}
    for hand in HANDS:
        by_words.setdefault(speech.hand(hand), set()).add(tuple([card >> 2 for card in hand.cards]))
    assert {words: ranks for words, ranks in by_words.items() if len(ranks) > 1} == {}


def test_every_message_of_cards_is_said_somewhere() -> None:
    """So that none stays behind when a sentence changes."""
    names = {name for name in messages(Language.ENGLISH).names if name.startswith("cards-")}
    used: set[str] = set()
    speech = CardSpeech(Language.ENGLISH)
    say = speech._messages.say

    class Watching:
        def say(self, name: str, values: dict[str, int | str]) -> str:
            used.add(name)
            return say(name, values)

    speech._messages = Watching()  # type: ignore[assignment]
    for hand in HANDS:
        speech.hand(hand)
    for category in ItalianCategory:
        speech.category(category)
    for verdict in ("wins", "speaks first"):
        speech.verdict(verdict)
    for key in ("category", "suit-first", "rank", "suit", "exception"):
        speech.why(key, "x", "y", ItalianCategory.PAIR)
    assert sorted(names - used) == []
