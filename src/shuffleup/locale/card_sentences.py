"""Hands of the Italian games in words, and what decides between two of them, in one language."""

from collections.abc import Iterable

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import RANK_NAMES
from shuffleup.cards.italian.ranking import SUIT_NAMES, ItalianCategory, ItalianHand
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language

_GROUPS = {
    ItalianCategory.PAIR: (2,),
    ItalianCategory.TWO_PAIR: (2, 2),
    ItalianCategory.THREE_OF_A_KIND: (3,),
    ItalianCategory.FULL_HOUSE: (3, 2),
    ItalianCategory.FOUR_OF_A_KIND: (4,),
}
"""How many cards the groups of a hand have, in the order in which it is read out."""
_PLURAL = frozenset((ItalianCategory.TWO_PAIR, ItalianCategory.THREE_OF_A_KIND, ItalianCategory.FOUR_OF_A_KIND))
"""Categories that are plural in English."""


class CardSpeech:
    """Says hands and their order."""

    def __init__(self, language: Language = Language.ENGLISH) -> None:
        self.language = language
        self._messages = messages(language)

    def hand(self, hand: ItalianHand) -> str:
        """The hand with its deciding cards: ``full di fanti e otto``; suits if they are compared first."""
        groups = _GROUPS.get(hand.category, ())
        grouped = sum(groups)
        values: dict[str, int | str] = {
            "suit": self.suit(hand.cards[0]),
            "kind": hand.straight.value if hand.straight else "",
            "ranks": self.ranks(hand.cards),
            "rank": self.rank(hand.cards[0]),
            "to": self._word("to", hand.cards[0]),
            "group": self._word("ranks", hand.cards[0]),
            "pair": self._word("ranks", hand.cards[groups[0]]) if len(groups) == 2 else "",
        }
        said = self._say(_key(hand.category), **values)
        side = hand.cards[grouped or 1 :]
        if not side or not (groups or hand.category is ItalianCategory.HIGH_CARD):
            return said
        return self._say("with-side-cards", hand=said, ranks=self.ranks(side))

    def suit(self, card: Card) -> str:
        """The suit of a card: ``cuori``."""
        return self._say(f"suit-{SUIT_NAMES[card & 3]}")

    def rank(self, card: Card) -> str:
        """The rank of a card: ``donna``."""
        return self._word("rank", card)

    def ranks(self, cards: Iterable[Card]) -> str:
        """Ranks one after the other: ``re-donna-nove``."""
        return "-".join([self.rank(card) for card in cards])

    def category(self, category: ItalianCategory) -> str:
        """A category as the subject of a sentence: ``il colore``."""
        return self._say(f"the-{_key(category)}")

    def why(self, key: str, better: str, worse: str, category: ItalianCategory) -> str:
        """What decides between two hands; ``category`` is the better one's."""
        number = "many" if category in _PLURAL else "one"
        return self._say(f"why-{key}", better=better, worse=worse, number=number)

    def verdict(self, verdict: str) -> str:
        """What the best hand does."""
        return self._say(f"verdict-{verdict.replace(' ', '-')}")

    def _word(self, form: str, card: Card) -> str:
        return self._say(f"{form}-{RANK_NAMES[card >> 2]}")

    def _say(self, what: str, **values: int | str) -> str:
        return self._messages.say(f"cards-{what}", values)


def _key(category: ItalianCategory) -> str:
    return category.name.lower().replace("_", "-")
