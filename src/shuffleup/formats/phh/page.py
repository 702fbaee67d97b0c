"""Reads the amounts and actions in the TOML table of one hand in a PHH file; each error says where it is."""

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from difflib import get_close_matches
from math import lcm
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.cards.card import Card, CardError, parse_cards
from shuffleup.formats.phh import record as phh

Amount: TypeAlias = int | Decimal

_AMOUNT = re.compile(r"[0-9]{1,18}(\.[0-9]{1,9})?")
_PLAYER = re.compile(r"p([0-9]{1,3})")
_LARGEST = 10**18
_FINEST = -9
_FORMS = note("forms-of-an-action")


class Page(Struct, frozen=True):
    """The TOML table of one hand, and its place in the file for messages."""

    file: str
    section: Note | str
    table: Mapping[str, object]
    line: int = 0
    """Where the hand begins in the file, from 1; 0 if that is not known."""

    def error(self, place: Note | str, what: Note, hint: Note | None = None) -> phh.PhhError:
        """An error in this table."""
        return phh.PhhError(self.file, phh.section_place(self.section, place, self.line), what, hint)

    # ── amounts ──

    def field(self, name: str) -> object:
        if name not in self.table:
            near = get_close_matches(name, self.table, 1)
            hint = note("is-it-misspelt", name=near[0]) if near else note("add-name", name=name)
            raise self.error("", note("field-missing", name=name), hint)
        return self.table[name]

    def amounts(self, name: str, seats: int) -> tuple[Amount, ...]:
        """One amount for each player."""
        raw = self.field(name)
        if not isinstance(raw, list):
            raise self.error(name, note("this-is-not-an-array"), note("write-amounts-like"))
        if len(raw) != seats:
            what = note("wrong-number-of-amounts", has=len(raw), needed=seats)
            raise self.error(name, what, note("write-one-for-stacks"))
        return tuple([self.amount_in(name, value) for value in raw])

    def amount(self, name: str) -> Amount:
        return self.amount_in(name, self.field(name))

    def amount_in(self, name: str, value: object) -> Amount:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            what = note("not-an-amount", value=f"'{value}'")
            raise self.error(name, what, note("write-chips-like", one="100", other="12.5"))
        if isinstance(value, Decimal):
            if not value.is_finite():
                raise self.error(name, note("an-unknown-amount", value=f"'{value}'"), note("only-known-stacks"))
            exponent = value.as_tuple().exponent
            if isinstance(exponent, int) and exponent < _FINEST:
                raise self.error(name, note("amount-too-fine", value=f"'{value}'"), note("write-fewer-digits"))
        if not 0 <= value <= _LARGEST:
            what = note("not-an-amount", value=str(value))
            raise self.error(name, what, note("amounts-from-0-to", most="1000000000000000000"))
        return value

    def counted_in(self) -> int:
        """Chips of the event in one chip of the file, if this program wrote it; 1 in other programs' files."""
        value = self.table.get("_counted_in", 1)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= _LARGEST:
            raise self.error("_counted_in", note("not-a-chip", value=f"'{value}'"), note("write-counted-in"))
        return value

    # ── actions ──

    def lines(self) -> tuple[str, ...]:
        raw = self.field("actions")
        if not isinstance(raw, list):
            what = note("this-is-not-an-array")
            raise self.error("actions", what, note("write-line", line="actions = ['d dh p1 AsKd', …]"))
        for number, line in enumerate(raw):
            if not isinstance(line, str):
                what = note("line-is-not-a-text", line=repr(line))
                mend = note("write-line", line=note("one-of-list", list=_FORMS))
                raise self.error(note("action-number", number=number + 1), what, mend)
        return tuple(raw)

    def bet(self, line: str, words: Sequence[str]) -> Amount:
        """The amount of a ``cbr``; 0 for any other action."""
        if len(words) != 3 or words[1] != "cbr":
            return 0
        if not _AMOUNT.fullmatch(words[2]):
            what = note("not-an-amount", value=f"'{words[2]}'")
            raise self.error(f"'{line}'", what, note("write-chips-like", one="300", other="12.5"))
        return Decimal(words[2]) if "." in words[2] else int(words[2])

    def action(self, line: str, words: Sequence[str], to: Amount, seats: int) -> phh.PhhAction:
        match words:
            case []:
                return phh.Remark()
            case ["d", "db", cards]:
                return phh.DealtBoard(self.cards(line, cards))
            case ["d", "dh", player, cards]:
                return phh.DealHole(self.seat(line, player, seats), self.cards(line, cards))
            case [player, "f" | "cc" | "sm" | "pb" as word]:
                return phh.SeatAct(self.seat(line, player, seats), word)
            case [player, "cbr", _]:
                return phh.BetTo(self.seat(line, player, seats), int(to))
            case [player, "sm", cards]:
                seat = self.seat(line, player, seats)
                return phh.ShowHand(seat, () if cards == "-" else self.cards(line, cards))
            case [player, "sd", *cards] if len(cards) < 2:
                return phh.ExchangeCards(self.seat(line, player, seats), self.cards(line, "".join(cards)))
        mend = note("write-line", line=note("one-of-list", list=_FORMS))
        raise self.error(f"'{line}'", note("this-is-not-an-action"), mend)

    def seat(self, line: str, player: str, seats: int) -> int:
        found = _PLAYER.fullmatch(player)
        if found and 1 <= int(found[1]) <= seats:
            return int(found[1]) - 1
        mend = note("players-are-list", list=note("first-to-last", first="p1", last=f"p{seats}"))
        raise self.error(f"'{line}'", note("text-is-not-a-player", text=player), mend)

    def cards(self, line: str, text: str) -> tuple[Card, ...]:
        try:
            return parse_cards(text)
        except CardError as fault:
            raise self.error(f"'{line}'", fault.first.what, note("an-unknown-card-is")) from None


def whole_scale(amounts: Iterable[Amount]) -> int:
    """The smallest number of units to a chip that makes every amount whole."""
    return lcm(*{amount.as_integer_ratio()[1] for amount in amounts})


def whole_units(amounts: Iterable[Amount], scale: int) -> tuple[int, ...]:
    return tuple([int(amount * scale) for amount in amounts])
