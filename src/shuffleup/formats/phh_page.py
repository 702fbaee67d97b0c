"""The table of one hand in a PHH file, and the reading of its amounts and actions, each mistake with its place."""

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from difflib import get_close_matches
from math import lcm
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card, CardError, parse_cards
from shuffleup.formats.phh_record import (
    BetTo,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    ExchangeCards,
    FoldHand,
    MuckHand,
    PhhAction,
    PhhError,
    Remark,
    ShowHand,
    phh_error,
)

Amount: TypeAlias = int | Decimal

_AMOUNT = re.compile(r"[0-9]{1,18}(\.[0-9]{1,9})?")
_LARGEST = 10**18
_FINEST = -9
_FORMS = "d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h or p1 sm AsKd"


class Page(Struct, frozen=True):
    """The table of one hand, and where it stands, for messages."""

    file: str
    section: str
    table: Mapping[str, object]

    def error(self, place: str, what: str, hint: str) -> PhhError:
        """A mistake in this table."""
        return phh_error(self.file, self.section, place, what, hint)


# ── amounts ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def field_of(page: Page, name: str) -> object:
    if name not in page.table:
        near = get_close_matches(name, page.table, 1)
        hint = f"is '{near[0]}' a misspelling of it?" if near else f"add {name} = …"
        raise page.error("", f"the field '{name}' is missing", hint)
    return page.table[name]


def amounts_of(page: Page, name: str, seats: int) -> tuple[Amount, ...]:
    """One amount for each player."""
    raw = field_of(page, name)
    if not isinstance(raw, list):
        raise page.error(name, "this is not an array", "write one amount for each player, like [50, 100, 0]")
    if len(raw) != seats:
        raise page.error(name, f"{len(raw)} instead of {seats} amounts", "write one for each of starting_stacks")
    return tuple([amount_of(page, name, value) for value in raw])


def single_amount(page: Page, name: str) -> Amount:
    return amount_of(page, name, field_of(page, name))


def amount_of(page: Page, name: str, value: object) -> Amount:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise page.error(name, f"'{value}' is not an amount", "write a number of chips, like 100 or 12.5")
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise page.error(name, f"'{value}' is an unknown amount", "only hands with known stacks can be replayed")
        exponent = value.as_tuple().exponent
        if isinstance(exponent, int) and exponent < _FINEST:
            raise page.error(name, f"'{value}' is finer than a thousand-millionth of a chip", "write fewer digits")
    if not 0 <= value <= _LARGEST:
        raise page.error(name, f"{value} is not an amount", "amounts run from 0 to 1000000000000000000")
    return value


def counted_in(page: Page) -> int:
    """Chips of the event in one chip of the file, where this program wrote it; 1 in the files of others."""
    value = page.table.get("_counted_in", 1)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= _LARGEST:
        raise page.error("_counted_in", f"'{value}' is not a chip", "write the whole chips in one of the file, like 25")
    return value


def whole_scale(amounts: Iterable[Amount]) -> int:
    """The smallest number of units to a chip that makes every amount whole."""
    return lcm(*{amount.as_integer_ratio()[1] for amount in amounts})


def whole_units(amounts: Iterable[Amount], scale: int) -> tuple[int, ...]:
    return tuple([int(amount * scale) for amount in amounts])


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def lines_of(page: Page) -> tuple[str, ...]:
    raw = field_of(page, "actions")
    if not isinstance(raw, list):
        raise page.error("actions", "this is not an array", "write actions = ['d dh p1 AsKd', …]")
    for number, line in enumerate(raw):
        if not isinstance(line, str):
            raise page.error(f"action {number + 1}", f"{line!r} is not a text", f"write one of {_FORMS}")
    return tuple(raw)


def bet_amount(page: Page, line: str, words: Sequence[str]) -> Amount:
    """The amount of a ``cbr``, 0 for every other action."""
    if len(words) != 3 or words[1] != "cbr":
        return 0
    if not _AMOUNT.fullmatch(words[2]):
        raise page.error(f"'{line}'", f"'{words[2]}' is not an amount", "write a number of chips, like 300 or 12.5")
    return Decimal(words[2]) if "." in words[2] else int(words[2])


def action_of(page: Page, line: str, words: Sequence[str], to: Amount, seats: int) -> PhhAction:
    match words:
        case []:
            return Remark()
        case ["d", "dh", player, cards]:
            return DealHole(seat_of(page, line, player, seats), cards_of(page, line, cards))
        case ["d", "db", cards]:
            return DealBoard(cards_of(page, line, cards))
        case [player, "f"]:
            return FoldHand(seat_of(page, line, player, seats))
        case [player, "cc"]:
            return CheckOrCall(seat_of(page, line, player, seats))
        case [player, "cbr", _]:
            return BetTo(seat_of(page, line, player, seats), int(to))
        case [player, "sm"]:
            return MuckHand(seat_of(page, line, player, seats))
        case [player, "sm", "-"]:
            return ShowHand(seat_of(page, line, player, seats), ())
        case [player, "sm", cards]:
            return ShowHand(seat_of(page, line, player, seats), cards_of(page, line, cards))
        case _:
            return _rarer_action(page, line, words, seats)


def _rarer_action(page: Page, line: str, words: Sequence[str], seats: int) -> PhhAction:
    """What only stud and draw games have."""
    match words:
        case [player, "pb"]:
            return BringIn(seat_of(page, line, player, seats))
        case [player, "sd"]:
            return ExchangeCards(seat_of(page, line, player, seats), ())
        case [player, "sd", cards]:
            return ExchangeCards(seat_of(page, line, player, seats), cards_of(page, line, cards))
        case _:
            raise page.error(f"'{line}'", "this is not an action", f"write one of {_FORMS}")


def seat_of(page: Page, line: str, player: str, seats: int) -> int:
    number = player[1:]
    if player[:1] == "p" and number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= seats:
        return int(number) - 1
    raise page.error(f"'{line}'", f"'{player}' is not a player", f"players are p1 to p{seats}")


def cards_of(page: Page, line: str, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as fault:
        raise page.error(f"'{line}'", str(fault), "an unknown card is ??") from None
