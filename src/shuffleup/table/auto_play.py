"""What a player may settle in advance, and what is then answered for him (a11).

option                        values                              default
preferred layout              none or one of eight                none
always that layout            on, off                             off
preferred covered-card mode   none or one of three                none
always that mode              on, off                             off
show or hide                  ask, hide, show                     ask
blind next turn               yes, no, ask                        ask
"""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, VeleRule
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import DEFAULT, Presence, Prompt, ProxyAnswer


class ShowOrMuck(Enum):
    """What happens to a hand that need not be shown."""

    ASK = "ask"
    HIDE = "hide"
    SHOW = "show"


class BlindNext(Enum):
    """Whether a player opens blind when it is his turn to."""

    ASK = "ask"
    YES = "yes"
    NO = "no"


class Preferences(Struct, frozen=True, kw_only=True, gc=False):
    """A player's settings. ``LIBERA`` means no preference; ``always`` has no effect without a preference."""

    vele: VeleRule = VeleRule.LIBERA
    vele_always: bool = False
    covered: CoveredRule = CoveredRule.LIBERA
    covered_always: bool = False
    showing: ShowOrMuck = ShowOrMuck.ASK
    blind_next: BlindNext = BlindNext.ASK


FRESH_ACCOUNT = Preferences()
"""The settings of a player who has set nothing."""


class Panel(Struct, frozen=True, gc=False):
    """What the dealer of a mad round is asked, and what is already marked, which stands if he does not answer."""

    asks_vele: bool
    asks_covered: bool
    marked: DealerChoice

    @property
    def asks(self) -> bool:
        """Is the dealer asked anything at all?"""
        return self.asks_vele or self.asks_covered


def panel(table: ItalianTable, preferences: Preferences, presence: Presence = Presence()) -> Panel:  # noqa: B008
    """The dealer's panel: only what the table leaves open is asked, and nothing of a player sitting out (AMB-02)."""
    free_vele = table.vele_rule is VeleRule.LIBERA
    free_covered = table.covered_rule is CoveredRule.LIBERA
    vele = preferences.vele if free_vele else table.vele_rule
    covered = preferences.covered if free_covered else table.covered_rule
    settled_vele = preferences.vele_always and vele is not VeleRule.LIBERA
    settled_covered = preferences.covered_always and covered is not CoveredRule.LIBERA
    present = not presence.sitting_out
    return Panel(
        asks_vele=present and free_vele and not settled_vele,
        asks_covered=present and free_covered and not settled_covered,
        marked=DealerChoice(
            VeleRule.NESSUNA if vele is VeleRule.LIBERA else vele,
            CoveredRule.MAI if covered is CoveredRule.LIBERA else covered,
        ),
    )


def automatic(presence: Presence, preferences: Preferences, prompt: Prompt) -> ProxyAnswer | None:
    """The answer given at once without asking; None if the player is asked.

    For a player who is sitting out, every prompt gets its default. For the others, settings can answer two prompts: the
    blind opening of the first seat, never the doubled ones (AMB-33), and show or hide if the choice is his.
    """
    if presence.sitting_out and prompt is not Prompt.LAYOUT:
        return DEFAULT[prompt]
    if prompt is Prompt.BLIND:
        return _BLIND[preferences.blind_next]
    if prompt is Prompt.SHOW:
        return _SHOWING[preferences.showing]
    return None


_BLIND: dict[BlindNext, ProxyAnswer | None] = {
    BlindNext.ASK: None,
    BlindNext.YES: ProxyAnswer.POST,
    BlindNext.NO: ProxyAnswer.DEAL,
}
_SHOWING: dict[ShowOrMuck, ProxyAnswer | None] = {
    ShowOrMuck.ASK: None,
    ShowOrMuck.HIDE: ProxyAnswer.HIDE,
    ShowOrMuck.SHOW: ProxyAnswer.SHOW,
}
