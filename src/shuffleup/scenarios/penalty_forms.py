"""What a tournament does about conduct and what must be so then: penalties given and served, players put out."""

from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence


class GetsWarning(Sentence, frozen=True):
    """A player is warned."""

    player: str


class GetsHands(Sentence, frozen=True):
    """A player is to miss so many hands."""

    player: str
    hands: int


class GetsOrbits(Sentence, frozen=True):
    """A player is to miss so many orbits."""

    player: str
    hands: int


class IsEliminated(Sentence, frozen=True):
    """The floor puts a player out of the event."""

    player: str


class IsDisqualified(Sentence, frozen=True):
    """The floor disqualifies a player, and says whether he is paid where the book leaves that open."""

    player: str
    paid: bool = False


class Retires(Sentence, frozen=True):
    """A player gives up."""

    player: str


class LosesChips(Sentence, frozen=True):
    """The floor takes chips of a player out of play."""

    player: str
    amount: int


class HandDealtAgain(Sentence, frozen=True):
    """The hand in progress is a misdeal."""

    table: int


class HandsToMiss(Sentence, frozen=True):
    """What a player has still to miss."""

    player: str
    amount: int = 0


class MissesNext(Sentence, frozen=True):
    """A player is dealt in and killed."""

    player: str


class PlaysNext(Sentence, frozen=True):
    """A player may play his cards."""

    player: str


class PaidForPlace(Sentence, frozen=True):
    """A player who is out is paid for his place."""

    player: str
    amount: int


class PaidNothing(Sentence, frozen=True):
    """A player who is out gets no prize."""

    player: str


class ChipsInPlay(Sentence, frozen=True):
    """All chips there are."""

    amount: int


class MayNotReturn(Sentence, frozen=True):
    """A player may not enter again."""

    player: str


class MostForfeited(Sentence, frozen=True):
    """How many chips may be taken of a player who goes on."""

    player: str
    amount: int


class PenaltyRefused(Sentence, frozen=True):
    """The book has no such step, or leaves something open that the floor has to say."""

    player: str


PENALTY_SLOTS: dict[str, Slot] = {}

PENALTY_PLAY = (
    Form("{player} gets a warning", "A warning, which is kept on file.", "Anna gets a warning", GetsWarning),
    Form(
        "{player} gets a penalty of {hands} hand(s)",
        "So many hands are to be missed. The one in progress counts if the book says so.",
        "Anna gets a penalty of 3 hands",
        GetsHands,
    ),
    Form(
        "{player} gets a penalty of {hands} orbit(s)",
        "So many orbits, counted in hands at this moment.",
        "Anna gets a penalty of 2 orbits",
        GetsOrbits,
    ),
    Form(
        "{player} is eliminated by the floor",
        "Put out of the event for other reasons than chips.",
        "Anna is eliminated by the floor",
        IsEliminated,
    ),
    Form(
        "{player} is disqualified",
        "Put out for a breach of the rules. Where the book leaves open whether he is paid for his place, he is not.",
        "Anna is disqualified",
        IsDisqualified,
    ),
    Form(
        "{player} is disqualified and paid for his place",
        "The same, and he is: by the floor, where the book leaves it open.",
        "Anna is disqualified and paid for his place",
        lambda player: IsDisqualified(player, paid=True),
    ),
    Form("{player} retires", "He gives up and leaves; his chips leave play.", "Anna retires", Retires),
    Form(
        "{player} forfeits {amount}",
        "Chips that leave play, as those carried out of sight.",
        "Anna forfeits 2000",
        LosesChips,
    ),
    Form(
        "the hand at table {table} is dealt again",
        "A misdeal and its redeal.",
        "the hand at table 1 is dealt again",
        HandDealtAgain,
    ),
)

PENALTY_EXPECTED = (
    Form(
        "{player} has {hands} hand(s) to miss",
        "What is left of all his penalties.",
        "Anna has 11 hands to miss",
        lambda player, hands: HandsToMiss(player, hands),
    ),
    Form("{player} has nothing to miss", "No penalty is left.", "Anna has nothing to miss", HandsToMiss),
    Form(
        "{player} misses the next hand",
        "He is dealt in, pays blinds and antes, and his hand is killed.",
        "Anna misses the next hand",
        MissesNext,
    ),
    Form("{player} plays the next hand", "No penalty keeps him from it.", "Anna plays the next hand", PlaysNext),
    Form(
        "{player} gets the prize of place {amount}",
        "His final place, and that it is paid.",
        "Anna gets the prize of place 15",
        PaidForPlace,
    ),
    Form("{player} gets no prize", "He is out, and nothing is paid.", "Anna gets no prize", PaidNothing),
    Form("{amount} chips are in play", "The total of all stacks.", "70000 chips are in play", ChipsInPlay),
    Form(
        "{player} may not enter again",
        "He is banned, or was put out.",
        "Anna may not enter again",
        MayNotReturn,
        cites=True,
    ),
    Form(
        "{player} forfeits {amount} at most",
        "So many chips may be taken of a player who goes on. The rule may follow.",
        "Anna forfeits 4000 at most (rule 70)",
        MostForfeited,
        cites=True,
    ),
    Form(
        "{player} cannot be eliminated by the floor",
        "The book has no such penalty. The rule may follow.",
        "Anna cannot be eliminated by the floor (rule 71)",
        PenaltyRefused,
        cites=True,
    ),
)
