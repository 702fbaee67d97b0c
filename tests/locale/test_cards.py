"""Hands of the Italian games in every language: each can be said, in English as the core says it."""

from random import Random

import pytest

from shuffleup.cards.italian import ItalianCategory, ItalianHand, describe_italian, italian_hand, open_hand
from shuffleup.cards.italian_deck import stripped_deck
from shuffleup.locale.card_sentences import CardSpeech
from shuffleup.locale.messages import Messages, messages
from shuffleup.rulebooks.rule import Language

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


def test_english_says_what_the_core_says() -> None:
    speech = CardSpeech(Language.ENGLISH)
    assert [hand for hand in HANDS if speech.hand(hand) != describe_italian(hand)] == []


@pytest.mark.parametrize("language", Language)
def test_every_hand_can_be_said(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[str] = []
    say = Messages.say

    def watched(self: Messages, name: str, values: dict[str, int | str] | None = None) -> str:
        faults.extend(self.faults(name, values or {}))
        return say(self, name, values)

    monkeypatch.setattr(Messages, "say", watched)
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
