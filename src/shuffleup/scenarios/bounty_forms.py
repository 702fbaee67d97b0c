"""What happens to bounties in a tournament and what must be so of them."""

from shuffleup.scenarios.cage_setting import MONEY, cents
from shuffleup.scenarios.event_headers import EVENT_FACTS, Fact
from shuffleup.scenarios.forms import FillingError, Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.bounty_terms import BountyKind, BountyTerms


def _terms(text: str) -> BountyTerms:
    words = text.split()
    unit = cents(words[-1]) if "units" in words else 1
    amount = cents(words[3])
    if not unit or not amount or amount % unit:
        raise FillingError(f"'{text}': a bounty is a whole number of units")
    return BountyTerms(kind=BountyKind(words[0]), cents=amount, unit_cents=unit)


EVENT_FACTS.append(
    Fact(
        rf"((?:fixed|progressive|mystery) bounties of {MONEY}(?: in units of {MONEY})?)",
        "bounty",
        "progressive bounties of 150 in units of 5",
        "what of each buy-in stands on the player's head, and the smallest part of it",
        _terms,
    )
)


class KnocksOut(Sentence, frozen=True):
    """These players win the pot in which another one loses his last chips."""

    players: tuple[str, ...]
    player: str


class PotGoesTo(Sentence, frozen=True):
    """A hand at a player's table in which he wins a small pot."""

    player: str


class HasWon(Sentence, frozen=True):
    """Money that players have each won with bounties."""

    players: tuple[str, ...]
    amount: int


class HasWonNone(Sentence, frozen=True):
    """Players who have won no bounty."""

    players: tuple[str, ...]


class OnHead(Sentence, frozen=True):
    """What stands on each of these heads."""

    players: tuple[str, ...]
    amount: int


class WaitsForPot(Sentence, frozen=True):
    """A bounty that goes with the next pot."""

    player: str


class BountiesClose(Sentence, frozen=True):
    """Bounties in are bounties paid, and what stands on heads."""


BOUNTY_SLOTS = {"money": Slot(MONEY, cents, "money, with or without hundredths: `12` or `12.50`")}

BOUNTY_PLAY = (
    Form(
        "{players} knock(s) {player} out",
        "One hand at their table: he is all-in, and they win his chips in equal parts.",
        "Anna and Bruno knock Carla out",
        KnocksOut,
    ),
    Form("{player} wins the next pot", "One hand at his table, and a small pot.", "Anna wins the next pot", PotGoesTo),
)

BOUNTY_EXPECTED = (
    Form(
        "{players} has|have won {money} of bounties",
        "Money, each of them so much.",
        "Anna and Bruno have won 40 of bounties",
        lambda players, money: HasWon(players, money),
    ),
    Form("{players} has|have won no bounty", "Not a cent.", "Anna has won no bounty", HasWonNone),
    Form(
        "{players} carries|carry a bounty of {money}",
        "What stands on the head of each of them.",
        "Anna and Bruno carry a bounty of 185",
        lambda players, money: OnHead(players, money),
    ),
    Form(
        "the bounty of {player} goes with the next pot",
        "He is gone, and nobody has knocked him out.",
        "the bounty of Anna goes with the next pot",
        WaitsForPot,
    ),
    Form(
        "the bounties close",
        "What came in stands on heads, waits for a pot or was won, and the ledger says the same.",
        "the bounties close",
        BountiesClose,
    ),
)
