"""How expectations are written: the forms after ``Under tda-2024,``."""

import re

from shuffleup.chips.pile import Pile
from shuffleup.rulings.declared import Declared, Word
from shuffleup.scenarios.expectations import (
    ONLY_POT,
    AwardOrder,
    Exposed,
    Gesture,
    Has,
    MayBet,
    MayCall,
    MayDo,
    MayNotRaise,
    MayRaise,
    MayRaiseAtMost,
    NothingExposed,
    OddChip,
    Outcome,
    Posts,
    PotBet,
    PotGoes,
    PotIs,
    ShowingOrder,
    ShowsFirst,
    ToAct,
    Wins,
    WinsUnseen,
)
from shuffleup.scenarios.forms import SLOTS, FillingError, Form, Language, Slot
from shuffleup.table.plan import PostingKind

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_OUTCOME = re.compile(
    r"(?:(?P<bare>check|the floor decides|asked again)|(?P<call>call)(?: (?P<added>\d+))?"
    r"|(?P<total>bet|raise to|all in for) (?P<to>\d+))"
    r"(?:, (?P<back>\d+) back)?"
)
_POSTINGS = {
    "small blind": PostingKind.SMALL_BLIND,
    "big blind": PostingKind.BIG_BLIND,
    "ante": PostingKind.ANTE,
    "dead ante": PostingKind.DEAD_ANTE,
}
_PAYMENT = rf"(?:an?|the) (?:{'|'.join(_POSTINGS)}) of \d+"


def _outcome(text: str) -> Outcome:
    found = _OUTCOME.fullmatch(text)
    if not found:
        raise FillingError(
            f"'{text}' is no outcome: write check, call, call 400, bet 100, raise to 2800, all in for 2500 or "
            "the floor decides, and , 600 back where chips go back"
        )
    kind = found["bare"] or found["call"] or found["total"]
    return Outcome(kind, int(found["added"] or found["to"] or 0), int(found["back"]) if found["back"] else -1)


def _postings(text: str) -> tuple[tuple[PostingKind, int], ...]:
    if text == "nothing":
        return ()
    paid = re.findall(rf"({'|'.join(_POSTINGS)}) of (\d+)", text)
    return tuple([(_POSTINGS[kind], int(amount)) for kind, amount in paid])


_OWN_SLOTS = {
    "outcome": Slot(
        ".+",
        _outcome,
        "`check`, `call` (or `call 400`, the chips added), `bet 100`, `raise to 2800`, `all in for 2500`, "
        "`the floor decides`, `asked again` (the word is void); chips that go back may follow: `call, 600 back`",
    ),
    "payments": Slot(
        rf"nothing|{_PAYMENT}(?:(?:,| and) {_PAYMENT})*",
        _postings,
        "`a small blind of 50`, `a big blind of 100 and a dead ante of 50`, `nothing`; an ante that one player pays "
        "for all is a dead ante",
    ),
    "word": Slot("call|all in|pot", Word, "`call`, `all in` or `pot`"),
}


# ── gestures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pushes(player: str, pile: Pile, outcome: Outcome) -> Gesture:
    return Gesture(player, Declared(Word.NOTHING, 0, pile), outcome)


def _raises_and_pushes(player: str, pile: Pile, outcome: Outcome) -> Gesture:
    return Gesture(player, Declared(Word.RAISE, 0, pile), outcome)


def _says_amount(player: str, amount: int, outcome: Outcome) -> Gesture:
    return Gesture(player, Declared(Word.AMOUNT, amount), outcome)


def _says_raise(player: str, amount: int, outcome: Outcome) -> Gesture:
    return Gesture(player, Declared(Word.RAISE, amount), outcome)


def _says_word(player: str, word: Word, outcome: Outcome) -> Gesture:
    return Gesture(player, Declared(word), outcome)


def _only_pot(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(ONLY_POT, amount, players)


def _high_half(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(0, amount, players, "high")


def _low_half(amount: int, players: tuple[str, ...]) -> PotGoes:
    return PotGoes(0, amount, players, "low")


EXPECTED = Language(
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
        Form(
            "{player} pushes {pile}: {outcome}",
            "What chips pushed without a word come to. Nothing happens; the rule may follow.",
            "Bruno pushes 1000+500: call (rule 45)",
            _pushes,
            cites=True,
        ),
        Form(
            "{player} says {amount}: {outcome}",
            "What an amount alone comes to.",
            "Bruno says 1400: call 1000",
            _says_amount,
            cites=True,
        ),
        Form(
            "{player} says raise {amount}: {outcome}",
            "What a raise with its total comes to.",
            "Bruno says raise 8000: raise to 8000",
            _says_raise,
            cites=True,
        ),
        Form(
            "{player} says raise and pushes {pile}: {outcome}",
            "What a raise without an amount comes to, by its chips.",
            "Bruno says raise and pushes 1000: raise to 1000",
            _raises_and_pushes,
            cites=True,
        ),
        Form(
            "{player} says {word}: {outcome}",
            "What a word comes to.",
            "Bruno says pot: raise to 700",
            _says_word,
            cites=True,
        ),
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
        Form("{player} has {amount}", "The stack at this point, without bets still in front.", "Anna has 5300", Has),
        Form("the pot is {amount}", "All chips in the middle, bets included.", "the pot is 600", PotIs),
    ),
    SLOTS | _OWN_SLOTS,
)
"""What may be expected."""
