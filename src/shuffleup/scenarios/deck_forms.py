"""How a case about the deal and the deck is written, and what it comes to.

    Under figp-2012, card 7 of the deal was exposed: replace card, exposed card burn (rule 39)
    Under tda-2024, Elena holds 3 cards: dead hand, burns per street 1 (rule 38)

What has been done since the deal is the play above the line. Nothing happens: the cases may follow one another.
"""

import re
from collections.abc import Callable

from shuffleup.rulebooks.policy.deal import DeckChange
from shuffleup.rulings.fouled_deck import DeckFault
from shuffleup.rulings.misdeal import DealFault
from shuffleup.rulings.stub import StubOrder
from shuffleup.scenarios.deck_cases import (
    KEYS,
    AsksForDeck,
    ButtonMisplaced,
    CardsExposed,
    ComesEarly,
    DealtWrong,
    DeckChangedAt,
    DeckFaulty,
    FaceUp,
    FlopIs,
    Holds,
    Remedy,
    SeventhStreet,
    StubIs,
    UndealtAsked,
)
from shuffleup.scenarios.forms import FillingError, Form, Slot
from shuffleup.scenarios.scenario import Sentence

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_TOLD = (
    "write what it comes to, as redeal, continue, void hand, dead hand, replace card, or the floor decides: redeal or "
    "continue; details may follow after commas, as burns per street 1"
)


def _remedy(text: str) -> Remedy:
    plain, _, choices = text.partition("the floor decides")
    options: tuple[str, ...] = ()
    if plain:
        head, *details = plain.split(", ")
        key = head.replace(" ", "-")
    else:
        offered, *details = choices.removeprefix(": ").split(", ")
        key = "floor-decides"
        options = tuple([one.replace(" ", "-") for one in offered.split(" or ")]) if offered else ()
    unknown = [one for one in (key, *options) if one not in KEYS and one != "random-draw"]
    if unknown:
        raise FillingError(f"'{unknown[0].replace('-', ' ')}' is no outcome: {_TOLD}")
    return Remedy(key, options, tuple(details))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in re.findall(r"\d+", text)])


_FAULTS = {
    "two equal cards are found": DeckFault.DUPLICATE,
    "a card with another back is found": DeckFault.FOREIGN_BACK,
    "a card is missing from the deck": DeckFault.MISSING_CARD,
    "a joker is found": DeckFault.NONSTANDARD,
    "a marked card is found": DeckFault.OTHER,
}
_ORDERS = {
    "in an order that is known": StubOrder.KNOWN,
    "out of order": StubOrder.LOST,
    "mixed with muck and burns": StubOrder.MIXED,
}
_OCCASIONS = {
    "a change of dealer": DeckChange.DEALER_CHANGE,
    "a change of level": DeckChange.LEVEL_CHANGE,
    "the house's wish": DeckChange.HOUSE,
}
DECK_SLOTS = {
    "remedy": Slot(".+", _remedy, "what the case comes to: `dead hand, burns per street 1`, `the floor decides`"),
    "deal_cards": Slot(r"\d+(?:, \d+)*(?: and \d+)?", _numbers, "cards of the deal, from 1: `5 and 9`"),
    "card_count": Slot(r"\d{1,2}", int, "a number of cards"),
    "player_count": Slot(r"\d{1,2}", int, "a number of players"),
    "deck_fault": Slot("|".join(_FAULTS), _FAULTS.__getitem__, ", ".join([f"`{text}`" for text in _FAULTS])),
    "stub_order": Slot("|".join(_ORDERS), _ORDERS.__getitem__, ", ".join([f"`{text}`" for text in _ORDERS])),
    "stud_street": Slot("fourth|fifth|sixth|seventh", str, "`fourth`, `fifth`, `sixth` or `seventh`"),
    "occasion": Slot("|".join(_OCCASIONS), _OCCASIONS.__getitem__, ", ".join([f"`{text}`" for text in _OCCASIONS])),
}
"""Places that only these forms have."""


# ── forms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _form(case: str, meaning: str, example: str, make: Callable[..., Sentence]) -> Form:
    return Form(f"{case}: {{remedy}}", meaning, example, make, cites=True)


def _dealt(fault: DealFault) -> Callable[..., Sentence]:
    return lambda remedy: DealtWrong(remedy, fault)


_DEAL = (
    _form(
        "card(s) {deal_cards} of the deal was|were exposed",
        "The dealer turned these cards up; they are counted from 1 as they come off the deck.",
        "card 7 of the deal was exposed: replace card, exposed card burn (rule 39)",
        lambda deal_cards, remedy: CardsExposed(remedy, deal_cards),
    ),
    _form(
        "card(s) {deal_cards} of the deal lay face up in the deck",
        "Face-up cards of the deck that fell to players.",
        "cards 4 and 9 of the deal lay face up in the deck: redeal (rule 35)",
        lambda deal_cards, remedy: FaceUp(remedy, deal_cards),
    ),
    _form(
        "a card lies face up in the stub",
        "A face-up card met after the deal.",
        "a card lies face up in the stub: next card instead (rule 47)",
        lambda remedy: FaceUp(remedy, (), 1),
    ),
    _form(
        "the first card went to the wrong seat",
        "The deal began with the wrong player.",
        "the first card went to the wrong seat: redeal (rule 35)",
        _dealt(DealFault.FIRST_CARD_WRONG_SEAT),
    ),
    _form(
        "a card went to the wrong seat",
        "A later card went to a player whose turn it was not.",
        "a card went to the wrong seat: redeal (rule 38c)",
        _dealt(DealFault.CARD_WRONG_SEAT),
    ),
    _form(
        "a card went to a seat that is not in the hand",
        "A seat that has no right to cards got some.",
        "a card went to a seat that is not in the hand: redeal (rule 38d)",
        _dealt(DealFault.INELIGIBLE_SEAT),
    ),
    _form(
        "a seat in the hand was skipped",
        "A seat with a right to cards got none.",
        "a seat in the hand was skipped: redeal (rule 38e)",
        _dealt(DealFault.SEAT_SKIPPED),
    ),
    _form(
        "the button got two cards in a row",
        "The last two cards of the deal.",
        "the button got two cards in a row: continue (rule 35)",
        _dealt(DealFault.TWO_TO_BUTTON),
    ),
    _form(
        "the button was misplaced",
        "It lay in the wrong place when the cards were dealt.",
        "the button was misplaced: correct button (rule 34)",
        ButtonMisplaced,
    ),
)
_HANDS = (
    _form(
        "{players} hold(s) {card_count} card(s)",
        "Hands with too many or too few cards, each with as many. Whether a player has acted on them the hand itself "
        "tells.",
        "Elena holds 3 cards: dead hand, burns per street 1 (rule 38)",
        lambda players, card_count, remedy: Holds(remedy, players, card_count),
    ),
    _form(
        "{players} hold(s) {card_count} card(s) and has|have acted",
        "The same, of a player who has checked or bet on them where no line tells so.",
        "Fabio holds 1 card and has acted: dead hand (rule 37)",
        lambda players, card_count, remedy: Holds(remedy, players, card_count, acted=True),
    ),
    _form(
        "{players} hold(s) {card_count} card(s) and has|have seen them",
        "The same, of players who have looked at a card too many.",
        "Carla holds 3 cards and has seen them: redeal (rule 38c)",
        lambda players, card_count, remedy: Holds(remedy, players, card_count, seen=True),
    ),
)
_DECK = (
    _form(
        "{deck_fault}",
        "Something is wrong with the deck.",
        "two equal cards are found: void hand (rule 46)",
        lambda deck_fault, remedy: DeckFaulty(remedy, deck_fault),
    ),
    _form(
        "after the next hand began, {deck_fault}",
        "The same, too late.",
        "after the next hand began, two equal cards are found: result stands (rule 22)",
        lambda deck_fault, remedy: DeckFaulty(remedy, deck_fault, next_hand=True),
    ),
    _form(
        "the stub was dropped {stub_order}",
        "The undealt cards fell, or were put down too early.",
        "the stub was dropped out of order: reshuffle stub (rule RP-4)",
        lambda stub_order, remedy: StubIs(remedy, stub_order),
    ),
    _form(
        "{player} asks for another deck",
        "A player wants the deck changed.",
        "Anna asks for another deck: deck stays (rule 26)",
        lambda player, remedy: AsksForDeck(remedy, player),
    ),
    _form(
        "{player} asks for another deck, this one being irregular",
        "The same, of a deck that is plainly not in order.",
        "Anna asks for another deck, this one being irregular: change deck (rule 57)",
        lambda player, remedy: AsksForDeck(remedy, player, irregular=True),
    ),
    _form(
        "on {occasion}",
        "What is done with the deck on this occasion.",
        "on a change of level: change deck (rule 26)",
        lambda occasion, remedy: DeckChangedAt(remedy, occasion),
    ),
    _form(
        "the cards that would have come are asked for",
        "Somebody wants to see undealt cards once the hand is over.",
        "the cards that would have come are asked for: not shown (rule 28)",
        UndealtAsked,
    ),
)
_BOARD = (
    _form(
        "the flop has {card_count} cards",
        "Too many cards of a flop, turned up or not.",
        "the flop has 4 cards: scramble flop, drawn card next burn (rule 39)",
        lambda card_count, remedy: FlopIs(remedy, card_count),
    ),
    _form(
        "the flop came without a burn",
        "Three cards are turned up and none was burned. Whether somebody has acted on them the hand itself tells.",
        "the flop came without a burn: scramble flop (rule 39)",
        lambda remedy: FlopIs(remedy, burns=0),
    ),
    _form(
        "the flop came without a burn and somebody has acted",
        "The same, after a check or a bet.",
        "the flop came without a burn and somebody has acted: continue (rule 39)",
        lambda remedy: FlopIs(remedy, burns=0, acted=True),
    ),
    _form(
        "the flop lies face down without a burn",
        "Three cards are dealt, none was burned, and none is turned up.",
        "the flop lies face down without a burn: restore flop (rule 42)",
        lambda remedy: FlopIs(remedy, burns=0, exposed=False),
    ),
    _form(
        "the flop came after two burns",
        "Two cards were burned, and the flop is turned up.",
        "the flop came after two burns: redeal flop (rule 42)",
        lambda remedy: FlopIs(remedy, burns=2),
    ),
    _form(
        "the flop lies face down after two burns",
        "Two cards were burned, and the flop is not turned up.",
        "the flop lies face down after two burns: restore flop (rule 42)",
        lambda remedy: FlopIs(remedy, burns=2, exposed=False),
    ),
    _form(
        "the {street} comes too early",
        "The street is dealt while the betting before it is still on.",
        "the turn comes too early: redeal street, new burns 0 (rule RP-5)",
        lambda street, remedy: ComesEarly(remedy, street),
    ),
    _form(
        "{stud_street} street comes too early",
        "In stud, while the betting before it is still on.",
        "fourth street comes too early: redeal street, new burns 0 (rule RP-5)",
        lambda stud_street, remedy: ComesEarly(remedy, f"{stud_street} street"),
    ),
    _form(
        "{player_count} players wait for seventh street with a stub of {card_count} card(s)",
        "The end of a stud hand whose stub is short; the scenario's own game does not matter.",
        "6 players wait for seventh street with a stub of 5 cards: reshuffle with burns, needed 8 (rule RP-10)",
        lambda player_count, card_count, remedy: SeventhStreet(remedy, player_count, card_count),
    ),
)
DECK_FORMS = (*_DEAL, *_HANDS, *_DECK, *_BOARD)
"""Every form about the deal, the deck and the board."""
