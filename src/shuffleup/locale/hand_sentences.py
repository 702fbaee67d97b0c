"""What happens in a hand, in one language: the words for the actions, the streets and the hands."""

from collections.abc import Callable, Iterable, Sequence

from shuffleup.cards.card import Card, card_text
from shuffleup.games.layout import Layout
from shuffleup.games.variant import Street
from shuffleup.locale.messages import messages
from shuffleup.locale.writing import grouped
from shuffleup.rulebooks.rule import Language


class HandSpeech:
    """Puts what happens in a hand into words. How a card is written, as letters or as a symbol, is handed in."""

    def __init__(self, language: Language = Language.ENGLISH, card: Callable[[Card], str] = card_text) -> None:
        self.language = language
        self.card = card
        self._messages = messages(language)

    def say(self, what: str, **values: int | str) -> str:
        """The message ``told-<what>``; chips are handed in as numbers and are written as in the language."""
        return self._messages.say(f"told-{what}", values)

    def number(self, chips: int) -> str:
        """Chips as written in the language: ``12,300``, ``12.300``."""
        return grouped(chips, self.language)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in sequence, separated by blanks."""
        return " ".join([self.card(card) for card in cards])

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them: ``a, b and c``."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}"

    def street(self, street: Street, figure: Layout, cards: Sequence[Card] = ()) -> str:
        """The title of a street: its name and the common cards that it brings."""
        if street.turns:
            letters = self.listed([figure.letters[place] for place in street.turns])
            return self.say("turned", count=len(street.turns), letters=letters, cards=self.cards(cards))
        name = self.say(f"street-{street.name.replace(' ', '-')}")
        return f"{name} {self.cards(cards)}" if cards else name

    def hand(self, category: str) -> str:
        """A category of hands by its key, as ``full-house``."""
        return self.say(f"hand-{category}")
