"""Who sits at a table where the software deals, what each is being asked, and since when.

    OnlineTable ──┬── terms     how long a player may think
                  ├── players   presence, time bank and settings of each, from one hand to the next
                  └── asked     the questions that are open: who, what, since when

Points in time and lengths are microseconds, handed in. Nothing here knows the hand beyond the question it asks.
"""

from msgspec import Struct

from shuffleup.table.auto_play import FRESH_ACCOUNT, Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import ClockTerms, Presence, Prompt, deadline


class OnlinePlayer(Struct, frozen=True, gc=False):
    """A player at the table: is he there, what is left of his time bank, what has he settled in advance."""

    player: str
    presence: Presence
    preferences: Preferences = FRESH_ACCOUNT
    chosen: DealerChoice | None = None
    """What he has chosen to deal next in a mad round; a hand that is dealt ends it."""


class Question(Struct, frozen=True, gc=False):
    """What a player is being asked, since ``asked_at``."""

    player: str
    prompt: Prompt
    asked_at: int


class OnlineTable(Struct, frozen=True, gc=False):
    """The table at this moment."""

    terms: ClockTerms
    players: tuple[OnlinePlayer, ...] = ()
    asked: tuple[Question, ...] = ()

    def player(self, name: str) -> OnlinePlayer | None:
        """A player of the table; ``None`` for everybody else."""
        return next((one for one in self.players if one.player == name), None)

    def question(self, name: str) -> Question | None:
        """What a player is being asked; ``None`` where it is nothing."""
        return next((one for one in self.asked if one.player == name), None)

    def deadline(self, question: Question) -> int:
        """The moment from which an answer is too late, the time bank counted where it runs."""
        player = self.player(question.player)
        assert player, "only players of the table are asked"
        return deadline(self.terms, player.presence, question.prompt, question.asked_at)

    @property
    def next_deadline(self) -> int | None:
        """When somebody's time is up next; ``None`` while nobody is asked anything."""
        return min([self.deadline(question) for question in self.asked], default=None)
