"""How cases about words and chips are written that take more than one player's gesture to describe."""

import re
from collections.abc import Callable

from shuffleup.chips.pile import Pile
from shuffleup.rulings.announcements import Followed
from shuffleup.rulings.gesture import NO_CHIPS, Word
from shuffleup.rulings.substantial import ActKind
from shuffleup.rulings.wrong_bet import Meant, Noticed
from shuffleup.scenarios.expectations import Outcome
from shuffleup.scenarios.forms import NAME, NAMES, SLOTS, Form, Slot
from shuffleup.scenarios.scenario import Sentence

# ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────


class TooLittle(Sentence, frozen=True):
    """Several players, one after the other, put in too little for a call."""

    players: tuple[str, ...]
    pushed: tuple[Pile, ...]
    outcome: Outcome


class ToldWrong(Sentence, frozen=True):
    """A call on a wrong count; no chips: he said "call"."""

    player: str
    told: int
    outcome: Outcome
    pile: Pile = NO_CHIPS

    @property
    def pushed(self) -> tuple[Pile, ...]:
        """The chips that were moved."""
        return (self.pile,)


class Condition(Sentence, frozen=True):
    """A player says what he will do if another one acts in some way."""

    player: str
    outcome: Outcome


class FoldAnnounced(Sentence, frozen=True):
    """A player says that he will fold to a bet."""

    player: str
    followed: Followed
    outcome: Outcome


class Hasty(Sentence, frozen=True):
    """The next player answers a bet whose amount is not known yet."""

    player: str
    hasty: Word
    outcome: Outcome


class ObjectThrown(Sentence, frozen=True):
    """A bounty chip thrown in, alone or with chips."""

    player: str
    outcome: Outcome
    pile: Pile = NO_CHIPS

    @property
    def pushed(self) -> tuple[Pile, ...]:
        """The chips that were moved."""
        return (self.pile,)


class WrongSize(Sentence, frozen=True):
    """A bet of an illegal size that others have acted on, and who pays how much now; nobody: it stands.

    ``since`` has the total of a raise, 0 where it was not told.
    """

    player: str
    wagered: int
    since: tuple[tuple[str, ActKind, int], ...]
    noticed: Noticed
    meant: Meant
    amount: int = 0
    players: tuple[str, ...] = ()

    @property
    def about(self) -> tuple[str, ...]:
        """Who has acted on it."""
        return tuple([name for name, _, _ in self.since])


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_PUT = re.compile(rf"({NAME}) (\d[\dx×+]*)")
_DONE = {"called": ActKind.CALL, "folded": ActKind.FOLD, "raised": ActKind.RAISE}
_ACT = rf"(?:{'|'.join(_DONE)})(?:(?<=raised) to \d+)?"
_ACTED = re.compile(rf"({NAMES}) ({_ACT})")


def _puts(text: str) -> tuple[tuple[str, Pile], ...]:
    return tuple([(name, SLOTS["pile"].read(pile)) for name, pile in _PUT.findall(text)])


def _since(text: str) -> tuple[tuple[str, ActKind, int], ...]:
    acts = []
    for names, done in _ACTED.findall(text):
        word, _, to = done.partition(" to ")
        acts.extend([(name, _DONE[word], int(to or 0)) for name in SLOTS["players"].read(names)])
    return tuple(acts)


_HASTY = {"calls": Word.CALL, "folds": Word.FOLD, "raises": Word.RAISE}
_FOLLOWED = {"a bet follows": Followed.BET, "no bet follows": Followed.NO_BET}
WAGER_SLOTS = {
    "puts": Slot(
        rf"{_PUT.pattern.replace('(', '(?:')}(?:, {_PUT.pattern.replace('(', '(?:')})+",
        _puts,
        "players with the chips that they put in: `Carla 1000x2, Dario 1000`",
    ),
    "told": Slot(SLOTS["amount"].shape, SLOTS["amount"].read, "what he was told a call costs: `1200`"),
    "hasty": Slot("|".join(_HASTY), lambda text: _HASTY[text], "`calls`, `folds` or `raises`"),
    "followed": Slot("|".join(_FOLLOWED), lambda text: _FOLLOWED[text], "`a bet follows` or `no bet follows`"),
    "since": Slot(
        rf"nobody acted|{NAMES} {_ACT}(?:, {NAMES} {_ACT})*",
        _since,
        "who has acted on the bet, in order: `Carla and Dario called, Elena folded`, also `Carla raised to 3000`, or "
        "`nobody acted`",
    ),
    "noticed": Slot("|".join([one.value for one in Noticed]), Noticed, "`on the same street` or `after the next card`"),
}
"""Places that only these forms have."""

# ── forms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _too_little(puts: tuple[tuple[str, Pile], ...], outcome: Outcome) -> TooLittle:
    return TooLittle(tuple([name for name, _ in puts]), tuple([pile for _, pile in puts]), outcome)


def _wrong(meant: Meant) -> Callable[..., WrongSize]:
    def make(
        player: str,
        told: int,
        since: tuple[tuple[str, ActKind, int], ...],
        noticed: Noticed,
        amount: int = 0,
        players: tuple[str, ...] = (),
    ) -> WrongSize:
        return WrongSize(player, told, since, noticed, meant, amount, players)

    return make


def _form(pattern: str, meaning: str, example: str, make: Callable[..., Sentence]) -> Form:
    return Form(pattern, meaning, example, make, cites=True)


_WRONG_BETS = tuple(
    [
        _form(f"{{player}} {bet}, {{since}}; noticed {{noticed}}: {end}", meaning, example, _wrong(meant))
        for bet, meant, end, meaning, example in (
            (
                "raised to {told}",
                Meant.AMOUNT,
                "{players} pay(s) {amount}",
                "A raise of an illegal size that others have acted on: who has how much in for the street now.",
                "Bruno raised to 1000, Carla called; noticed on the same street: Bruno and Carla pay 1200",
            ),
            (
                "raised to {told}",
                Meant.AMOUNT,
                "it stands",
                "The same, and nothing is changed.",
                "Bruno raised to 1000, Carla called; noticed after the next card: it stands",
            ),
            (
                "bet {told}",
                Meant.AMOUNT,
                "{players} pay(s) {amount}",
                "The same of the first bet of a street.",
                "Anna bet 100, Bruno called; noticed on the same street: Anna and Bruno pay 200",
            ),
            (
                "bet {told}",
                Meant.AMOUNT,
                "it stands",
                "The same, and nothing is changed.",
                "Anna bet 100, Bruno called; noticed after the next card: it stands",
            ),
            (
                "bet the quoted pot of {told}",
                Meant.POT,
                "{players} pay(s) {amount}",
                "A pot bet on a wrong count of the pot: who has how much in for the street now.",
                "Anna bet the quoted pot of 9500, Bruno folded; noticed on the same street: Anna pays 10500",
            ),
            (
                "bet the quoted pot of {told}",
                Meant.POT,
                "it stands",
                "The same, and nothing is changed.",
                "Anna bet the quoted pot of 9500, Bruno folded, Carla called; noticed on the same street: it stands",
            ),
        )
    ]
)
WAGER_FORMS = (
    *_WRONG_BETS,
    _form(
        "{puts} are too little: {outcome}",
        "Several players in a row put in less than the call; the outcome is that of the first.",
        "Carla 1000x2, Dario 1000 are too little: call 8000, open: later undercalls",
        _too_little,
    ),
    _form(
        "{player} calls, told {told}: {outcome}",
        "A call after a wrong count.",
        "Bruno calls, told 1200: call 2100, or act again",
        ToldWrong,
    ),
    _form(
        "{player} pushes {pile}, told {told}: {outcome}",
        "The chips of a call after a wrong count.",
        "Bruno pushes 1000+100x2, told 1200: call 2100, or act again",
        ToldWrong,
    ),
    _form(
        "{player} says what he will do if somebody bets: {outcome}",
        "A conditional statement.",
        "Bruno says what he will do if somebody bets: the floor decides: bound to it or not bound",
        Condition,
    ),
    _form(
        "{player} announces a fold to any bet and {followed}: {outcome}",
        "A fold announced before there is a bet.",
        "Bruno announces a fold to any bet and a bet follows: dead hand",
        FoldAnnounced,
    ),
    _form(
        "{player} {hasty} before the amount is known: {outcome}",
        "The player to act has said bet or raise and not yet how much; this one acts after him.",
        "Bruno folds before the amount is known: fold",
        Hasty,
    ),
    _form(
        "{player} throws in a bounty chip: {outcome}",
        "An object without chip value, alone.",
        "Bruno throws in a bounty chip: all in for 5000",
        ObjectThrown,
    ),
    _form(
        "{player} throws in a bounty chip with {pile}: {outcome}",
        "The same among chips.",
        "Bruno throws in a bounty chip with 500: call 400, open: object goes back",
        ObjectThrown,
    ),
)
"""Cases about words and chips."""
