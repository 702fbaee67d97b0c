"""A table of poker all'italiana before a hand, as the headers of a scenario have it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.scenarios.stacks import Stack


class ItalianGame(Struct, frozen=True, gc=False):
    """The draw game or, in a giro pazzo, Telesina; and how much may be bet."""

    telesina: bool
    limit: Limit


class NamedCards(Struct, frozen=True):
    """Cards that matter, in the order in which they are dealt: of each player, the stock, and vele by their letters."""

    hands: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    stock: tuple[Card, ...] = ()
    vele: tuple[tuple[str, Card], ...] = ()


class Waiting(Struct, frozen=True):
    """What earlier hands have left: a pot that nobody won, and who still has to deal in a giro pazzo."""

    pot: int = 0
    level: OpeningLevel = OpeningLevel.JACKS
    parol: tuple[Stack, ...] = ()
    """What each player has in a parol pot; those with the most play for it."""
    giro: tuple[str, ...] = ()


class People(Struct, frozen=True):
    """Who sits out when the hand begins, and what players have settled in advance, as fields of ``Preferences``."""

    away: tuple[str, ...] = ()
    preferences: tuple[tuple[str, Mapping[str, Any]], ...] = ()


class HouseTerms(Struct, frozen=True):
    """What the table has chosen, and how a house reads the open points, as fields of the book's two option types."""

    table: Mapping[str, Any] = {}
    readings: Mapping[str, Any] = {}


class ItalianSetting(Struct, frozen=True, kw_only=True):
    """The table before its first hand. Players are in the order of ``Stacks``."""

    game: ItalianGame
    ante: int
    stacks: tuple[Stack, ...]
    button: str
    cards: NamedCards = NamedCards()
    waiting: Waiting = Waiting()
    people: People = People()
    terms: HouseTerms = HouseTerms()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order of ``stacks``."""
        return tuple([stack.player for stack in self.stacks])
