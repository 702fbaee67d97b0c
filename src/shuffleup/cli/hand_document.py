"""The document of a hand that bots played: ``shuffleup hand --json``, and what its page is made of."""

from typing import Literal

from msgspec import Struct

from shuffleup import __version__
from shuffleup.cli.hand_table import StreetSight, streets
from shuffleup.hand.evolve import fold
from shuffleup.hand.result import result
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.service.bot_hand import Asked, PlayedHand
from shuffleup.table.stakes import Stakes


class HandPlayer(Struct, frozen=True):
    """A player of the hand: his chips before and after it."""

    player: str
    started: int
    finished: int


class HandDocument(Struct, frozen=True):
    """What ``shuffleup hand --json`` prints: the same for the same game, players, stakes and seed, on every machine."""

    schema: Literal["shuffleup.hand/1"]
    version: str
    language: str
    game: str
    name: str
    limit: str
    rulebook: str
    seed: int
    stakes: Stakes
    button: str
    players: tuple[HandPlayer, ...]
    streets: tuple[StreetSight, ...]


def hand_document(asked: Asked, played: PlayedHand, speech: HandSpeech, *, opened: bool) -> HandDocument:
    """The document of a hand that is over; ``opened``: with the cards that lie face down."""
    outcome = result(fold(played.events))
    return HandDocument(
        schema="shuffleup.hand/1",
        version=__version__,
        language=speech.language.value,
        game=asked.game.key,
        name=asked.game.name,
        limit=asked.limit.value,
        rulebook=asked.policy.book,
        seed=asked.seed,
        stakes=asked.stakes,
        button=asked.players[-1],
        players=tuple([HandPlayer(seat.player, seat.started, seat.finished or 0) for seat in outcome.seats]),
        streets=streets(played.events, played.deck, speech, opened=opened),
    )
