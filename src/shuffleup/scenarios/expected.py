"""How expectations are written: the forms after ``Under tda-2024,``."""

import re

from shuffleup.scenarios.conduct_forms import CONDUCT_FORMS, CONDUCT_SLOTS
from shuffleup.scenarios.deck_forms import DECK_FORMS, DECK_SLOTS
from shuffleup.scenarios.expectations import (
    ONLY_POT,
    AwardOrder,
    Exposed,
    Has,
    MayBet,
    MayCall,
    MayDo,
    MayNotRaise,
    MayRaise,
    MayRaiseAtMost,
    NothingExposed,
    OddChip,
    Posts,
    PotBet,
    PotGoes,
    PotIs,
    ShowingOrder,
    ShowsFirst,
    TakesButton,
    ToAct,
    Wins,
    WinsUnseen,
)
from shuffleup.scenarios.forms import SLOTS, Form, Language, Slot
from shuffleup.scenarios.further_cases import FURTHER_FORMS, FURTHER_SLOTS
from shuffleup.scenarios.gesture_forms import GESTURE_FORMS, GESTURE_SLOTS
from shuffleup.scenarios.moments import moment_forms, moment_slots
from shuffleup.scenarios.ruled import RULED_SLOTS
from shuffleup.scenarios.showdown_forms import SHOWDOWN_FORMS, SHOWDOWN_SLOTS
from shuffleup.scenarios.sight_forms import SIGHT_FORMS
from shuffleup.scenarios.term_forms import TERM_FORMS, TERM_SLOTS
from shuffleup.scenarios.turn_forms import TURN_FORMS, TURN_SLOTS
from shuffleup.scenarios.wager_forms import WAGER_FORMS, WAGER_SLOTS
from shuffleup.table.plan import PostingKind

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_POSTINGS = {
    "small blind": PostingKind.SMALL_BLIND,
    "big blind": PostingKind.BIG_BLIND,
    "ante": PostingKind.ANTE,
    "dead ante": PostingKind.DEAD_ANTE,
}
_PAYMENT = rf"(?:an?|the) (?:{'|'.join(_POSTINGS)}) of \d+"


def _postings(text: str) -> tuple[tuple[PostingKind, int], ...]:
    if text == "nothing":
        return ()
    paid = re.findall(rf"({'|'.join(_POSTINGS)}) of (\d+)", text)
    return tuple([(_POSTINGS[kind], int(amount)) for kind, amount in paid])


_OWN_SLOTS = {
    "payments": Slot(
        rf"nothing|{_PAYMENT}(?:(?:,| and) {_PAYMENT})*",
        _postings,
        "`a small blind of 50`, `a big blind of 100 and a dead ante of 50`, `nothing`; an ante that one player pays "
        "for all is a dead ante",
    ),
}


def _only_pot(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(ONLY_POT, amount, players)


def _high_half(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(0, amount, players, "high")


def _low_half(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(0, amount, players, "low")


AT_PRESENT = Language(
    (
        Form("{player} may raise to {amount}", "This is the least legal raise.", "Anna may raise to 300", MayRaise),
        Form(
            "{player} may go up to {amount}",
            "This is the highest legal bet or raise, as a total for the street.",
            "Anna may go up to 700",
            MayRaiseAtMost,
        ),
        Form("{player} may bet {amount}", "This is the least legal bet.", "Anna may bet 100", MayBet),
        Form(
            "{player} may not raise",
            "No raise is legal. The rule may follow.",
            "Anna may not raise (rule 47)",
            MayNotRaise,
            cites=True,
        ),
        Form(
            "{player} may not raise to {amount}",
            "A raise to this total is not legal. The rule may follow.",
            "Anna may not raise to 300 (rule 37)",
            MayNotRaise,
            cites=True,
        ),
        Form("{player} may call {amount}", "A call costs so many more chips.", "Carla may call 75", MayCall),
        Form(
            "{player} may {acts}",
            "These acts are open and no others; folding counts only where a bet is faced.",
            "Anna may fold, call or raise",
            MayDo,
        ),
        Form("{player} is to act", "It is this player's turn.", "Carla is to act", ToAct),
        Form(
            "the pot bet is {amount}",
            "The most that pot-limit allows whoever is to act, as a total for the street.",
            "the pot bet is 700",
            PotBet,
        ),
        *GESTURE_FORMS,
        *WAGER_FORMS,
        *DECK_FORMS,
        *CONDUCT_FORMS,
        Form(
            "{player} posts {payments}",
            "What this player has paid before the cards, in this order.",
            "Bruno posts a big blind of 100 and a dead ante of 50",
            Posts,
        ),
        Form("nothing is exposed", "No hand lies face up.", "nothing is exposed", NothingExposed),
        Form(
            "{players} is|are exposed",
            "These hands lie face up, and no others.",
            "Anna, Bruno and Carla are exposed",
            Exposed,
        ),
        Form(
            "{players} is|are exposed on the {street}",
            "These hands were turned up while this was the last street dealt, and no others.",
            "Anna and Bruno are exposed on the turn",
            Exposed,
        ),
        Form("{player} shows first", "Who must show first at the showdown.", "Carla shows first", ShowsFirst),
        Form(
            "{players} show in this order",
            "The order at the showdown.",
            "Carla, Anna and Bruno show in this order",
            ShowingOrder,
        ),
        Form(
            "{pot} of {amount} goes to {players}",
            "Who wins this pot; several players share it.",
            "side pot 1 of 2000 goes to Bruno",
            PotGoes,
        ),
        Form(
            "the pot of {amount} goes to {players}",
            "The same, where there is no side pot.",
            "the pot of 700 goes to Anna",
            _only_pot,
        ),
        Form(
            "the high half of {amount} goes to {players}",
            "The high half of the main pot.",
            "the high half of 550 goes to Anna",
            _high_half,
        ),
        Form(
            "the low half of {amount} goes to {players}",
            "The low half of the main pot.",
            "the low half of 525 goes to Bruno and Carla",
            _low_half,
        ),
        Form(
            "the pots are awarded in the order {pots}",
            "Which pot is awarded first.",
            "the pots are awarded in the order side pot 2, side pot 1, main pot",
            AwardOrder,
        ),
        Form(
            "the odd chip goes to {players}",
            "Who gets more than the other winners of a divided pot.",
            "the odd chip goes to Fabio",
            OddChip,
        ),
        Form("{player} wins {amount}", "All that a player wins from the pots.", "Fabio wins 325", Wins),
        Form(
            "{player} wins {amount} without showing",
            "The same, and the hand is never turned up.",
            "Anna wins 600 without showing",
            WinsUnseen,
        ),
        Form(
            "{player} has the button next",
            "Who has the button in the next hand, where nobody leaves or comes.",
            "Fabio has the button next",
            TakesButton,
        ),
        Form("{player} has {amount}", "The stack at this point, without bets still in front.", "Anna has 5300", Has),
        Form("the pot is {amount}", "All chips in the middle, bets included.", "the pot is 600", PotIs),
        *TURN_FORMS,
        *SHOWDOWN_FORMS,
        *TERM_FORMS,
        *SIGHT_FORMS,
        *FURTHER_FORMS,
    ),
    SLOTS
    | _OWN_SLOTS
    | GESTURE_SLOTS
    | WAGER_SLOTS
    | DECK_SLOTS
    | CONDUCT_SLOTS
    | RULED_SLOTS
    | TURN_SLOTS
    | SHOWDOWN_SLOTS
    | TERM_SLOTS
    | FURTHER_SLOTS,
)
"""What may be expected at the point where the line stands."""
EXPECTED = Language(
    (*moment_forms("the pot is 600"), *AT_PRESENT.forms), {**AT_PRESENT.slots, **moment_slots(AT_PRESENT)}
)
"""What may be expected."""
