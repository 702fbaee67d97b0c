"""The players at a table where the software deals, what each is being asked, and since when.

    OnlineTable ──┬── terms     how long a player may think
                  ├── players   presence, time bank and settings of each, from one hand to the next
                  └── asked     the questions that are open: who, what, since when

Times and lengths are microseconds, passed in by the caller. Nothing here knows the hand beyond the question it asks.
"""

from msgspec import Struct

from shuffleup.table.auto_play import FRESH_ACCOUNT, Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import ClockTerms, Presence, Prompt, deadline


class OnlinePlayer(Struct, frozen=True, gc=False):
    """A player at the table: his presence, what is left of his time bank, and what he has settled in advance."""

    player: str
    presence: Presence
    preferences: Preferences = FRESH_ACCOUNT
    chosen: DealerChoice | None = None
    """What he has chosen to deal next in a mad round; the choice ends when a hand is dealt."""


class Question(Struct, frozen=True, gc=False):
    """What a player has been asked since ``asked_at``."""

    player: str
    prompt: Prompt
    asked_at: int


class OnlineTable(Struct, frozen=True, gc=False):
    """The current state of the table."""

    terms: ClockTerms
    players: tuple[OnlinePlayer, ...] = ()
    asked: tuple[Question, ...] = ()

    def player(self, name: str) -> OnlinePlayer | None:
        """A player at the table; ``None`` for anybody else."""
        return next((one for one in self.players if one.player == name), None)

    def question(self, name: str) -> Question | None:
        """What a player is being asked; ``None`` if he is not asked anything."""
        return next((one for one in self.asked if one.player == name), None)

    def deadline(self, question: Question) -> int:
        """The moment from which an answer is too late, including the time bank if it runs."""
        player = self.player(question.player)
        assert player, "only players of the table are asked"
        return deadline(self.terms, player.presence, question.prompt, question.asked_at)

    @property
    def next_deadline(self) -> int | None:
        """The next deadline of any question; ``None`` while nobody is asked anything."""
        return min([self.deadline(question) for question in self.asked], default=None)
