"""Reading PHH: TOML in, a checked ``PhhHand`` out, or one line that says what is wrong."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from difflib import get_close_matches
from math import lcm
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, CardError, card_text, parse_cards
from shuffleup.formats.phh_record import (
    GAMES,
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
    PhhGame,
    PhhHand,
    PhhStakes,
    Remark,
    ShowHand,
)

Amount: TypeAlias = int | Decimal

_AMOUNT = re.compile(r"[0-9]{1,18}(\.[0-9]{1,9})?")
_LARGEST = 10**18
_FINEST = -9
_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_FORMS = "d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h or p1 sm AsKd"
_TYPED = frozenset(
    {
        "variant",
        "antes",
        "blinds_or_straddles",
        "ante_trimming_status",
        "min_bet",
        "small_bet",
        "big_bet",
        "bring_in",
        "starting_stacks",
        "finishing_stacks",
        "actions",
    }
)


class _Page(Struct, frozen=True):
    """The table of one hand, and where it stands, for messages."""

    file: str
    section: str
    table: Mapping[str, object]

    def error(self, place: str, what: str, hint: str) -> PhhError:
        return PhhError(self.file, ": ".join(part for part in (self.section, place) if part), what, hint)


def read_phh(text: str, name: str) -> PhhHand:
    """Reads a file that holds one hand; ``name`` stands in messages. Raises ``PhhError``."""
    hands = read_phhs(text, name)
    if len(hands) != 1:
        raise PhhError(
            name, "", f"{len(hands)} hands in a file where one is expected", "read it as a collection (.phhs)"
        )
    return hands[0]


def read_phhs(text: str, name: str) -> tuple[PhhHand, ...]:
    """Reads a file of one hand, or of several under the tables ``[1]``, ``[2]`` and so on. Raises ``PhhError``."""
    document = _toml(text, name)
    if not document:
        raise PhhError(name, "", "the file is empty", "a hand begins with variant = 'NT'")
    sections = {key: value for key, value in document.items() if isinstance(value, dict)}
    if len(sections) == len(document):
        return tuple([_hand(_Page(name, f"[{key}]", table)) for key, table in sections.items()])
    return (_hand(_Page(name, "", document)),)


def _toml(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except ValueError as fault:
        found = _TOML_PLACE.search(str(fault))
        what = _TOML_PLACE.sub("", str(fault))
        place = f"line {found[1]}" if found and found[1] else "end of the file"
        raise PhhError(name, place, f"not TOML: {what[:1].lower()}{what[1:]}", "see toml.io for the notation") from None
    except RecursionError:
        raise PhhError(name, "", "not a hand: arrays are nested too deeply", "actions are one array of texts") from None


def _hand(page: _Page) -> PhhHand:
    game = _game(page)
    stacks = _stacks(page)
    seats = len(stacks)
    antes = _row(page, "antes", seats)
    blinds = _row(page, "blinds_or_straddles", seats) if game.blinds else (0,) * seats
    bets = {name: _single(page, name) for name in _bets_of(game)}
    finishing = _row(page, "finishing_stacks", seats) if "finishing_stacks" in page.table else ()
    lines = _lines(page)
    words = [line.split("#", 1)[0].split() for line in lines]
    raises = [_bet_amount(page, line, row) for line, row in zip(lines, words, strict=True)]
    scale = _scale((*stacks, *antes, *blinds, *bets.values(), *finishing, *raises))
    actions = tuple(
        [_action(page, line, row, to * scale, seats) for line, row, to in zip(lines, words, raises, strict=True)]
    )
    _check_cards(page, game, lines, actions)
    _check_lengths(page, seats)
    if seats == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    stakes = PhhStakes(
        antes=_units(antes, scale),
        blinds=_units(blinds, scale),
        ante_trimming=_trimming(page),
        **{name: int(amount * scale) for name, amount in bets.items()},
    )
    return PhhHand(
        file=page.file,
        section=page.section,
        game=game,
        scale=scale,
        stakes=stakes,
        stacks=_units(stacks, scale),
        finishing=_units(finishing, scale),
        actions=actions,
        lines=lines,
        fields={name: value for name, value in page.table.items() if name not in _TYPED},
    )


def _game(page: _Page) -> PhhGame:
    code = _field(page, "variant")
    if isinstance(code, str) and code in GAMES:
        return GAMES[code]
    near = get_close_matches(str(code).upper(), GAMES, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"the codes are {', '.join(GAMES)}"
    raise page.error("variant", f"'{code}' is not a variant", hint)


def _bets_of(game: PhhGame) -> tuple[str, ...]:
    sizes = ("small_bet", "big_bet") if game.fixed else ("min_bet",)
    return sizes if game.blinds else ("bring_in", *sizes)


def _stacks(page: _Page) -> tuple[Amount, ...]:
    raw = _field(page, "starting_stacks")
    if not isinstance(raw, list) or len(raw) < 2:
        raise page.error("starting_stacks", "a hand needs the stacks of two players or more", "write [10000, 10000]")
    stacks = _row(page, "starting_stacks", len(raw))
    if 0 in stacks:
        raise page.error("starting_stacks", f"player {stacks.index(0) + 1} has no chips", "leave him out of the hand")
    return stacks


# ── amounts ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _field(page: _Page, name: str) -> object:
    if name not in page.table:
        near = get_close_matches(name, page.table, 1)
        hint = f"is '{near[0]}' a misspelling of it?" if near else f"add {name} = …"
        raise page.error("", f"the field '{name}' is missing", hint)
    return page.table[name]


def _row(page: _Page, name: str, seats: int) -> tuple[Amount, ...]:
    """One amount for each player."""
    raw = _field(page, name)
    if not isinstance(raw, list):
        raise page.error(name, "this is not an array", "write one amount for each player, like [50, 100, 0]")
    if len(raw) != seats:
        raise page.error(name, f"{len(raw)} instead of {seats} amounts", "write one for each of starting_stacks")
    return tuple([_amount(page, name, value) for value in raw])


def _single(page: _Page, name: str) -> Amount:
    return _amount(page, name, _field(page, name))


def _amount(page: _Page, name: str, value: object) -> Amount:
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


def _scale(amounts: Iterable[Amount]) -> int:
    """The smallest number of units to a chip that makes every amount whole."""
    return lcm(*{amount.as_integer_ratio()[1] for amount in amounts})


def _units(amounts: Iterable[Amount], scale: int) -> tuple[int, ...]:
    return tuple([int(amount * scale) for amount in amounts])


def _trimming(page: _Page) -> bool:
    value = page.table.get("ante_trimming_status", False)
    if not isinstance(value, bool):
        raise page.error("ante_trimming_status", f"'{value}' is neither true nor false", "write true or false")
    return value


def _check_lengths(page: _Page, seats: int) -> None:
    for name in ("players", "seats", "winnings"):
        value = page.table.get(name, ())
        if name in page.table and (not isinstance(value, list) or len(value) != seats):
            count = len(value) if isinstance(value, list) else "no array"
            raise page.error(name, f"{count} instead of {seats} entries", "write one for each of starting_stacks")


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lines(page: _Page) -> tuple[str, ...]:
    raw = _field(page, "actions")
    if not isinstance(raw, list):
        raise page.error("actions", "this is not an array", "write actions = ['d dh p1 AsKd', …]")
    for number, line in enumerate(raw):
        if not isinstance(line, str):
            raise page.error(f"action {number + 1}", f"{line!r} is not a text", f"write one of {_FORMS}")
    return tuple(raw)


def _bet_amount(page: _Page, line: str, words: Sequence[str]) -> Amount:
    """The amount of a ``cbr``, 0 for every other action."""
    if len(words) != 3 or words[1] != "cbr":
        return 0
    if not _AMOUNT.fullmatch(words[2]):
        raise page.error(f"'{line}'", f"'{words[2]}' is not an amount", "write a number of chips, like 300 or 12.5")
    return Decimal(words[2]) if "." in words[2] else int(words[2])


def _action(page: _Page, line: str, words: Sequence[str], to: Amount, seats: int) -> PhhAction:
    match words:
        case []:
            return Remark()
        case ["d", "dh", player, cards]:
            return DealHole(_seat(page, line, player, seats), _cards(page, line, cards))
        case ["d", "db", cards]:
            return DealBoard(_cards(page, line, cards))
        case [player, "f"]:
            return FoldHand(_seat(page, line, player, seats))
        case [player, "cc"]:
            return CheckOrCall(_seat(page, line, player, seats))
        case [player, "cbr", _]:
            return BetTo(_seat(page, line, player, seats), int(to))
        case [player, "sm"]:
            return MuckHand(_seat(page, line, player, seats))
        case [player, "sm", "-"]:
            return ShowHand(_seat(page, line, player, seats), ())
        case [player, "sm", cards]:
            return ShowHand(_seat(page, line, player, seats), _cards(page, line, cards))
        case _:
            return _rarer_action(page, line, words, seats)


def _rarer_action(page: _Page, line: str, words: Sequence[str], seats: int) -> PhhAction:
    """What only stud and draw games have."""
    match words:
        case [player, "pb"]:
            return BringIn(_seat(page, line, player, seats))
        case [player, "sd"]:
            return ExchangeCards(_seat(page, line, player, seats), ())
        case [player, "sd", cards]:
            return ExchangeCards(_seat(page, line, player, seats), _cards(page, line, cards))
        case _:
            raise page.error(f"'{line}'", "this is not an action", f"write one of {_FORMS}")


def _seat(page: _Page, line: str, player: str, seats: int) -> int:
    number = player[1:]
    if player[:1] == "p" and number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= seats:
        return int(number) - 1
    raise page.error(f"'{line}'", f"'{player}' is not a player", f"players are p1 to p{seats}")


def _cards(page: _Page, line: str, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as fault:
        raise page.error(f"'{line}'", str(fault), "an unknown card is ??") from None


def _check_cards(page: _Page, game: PhhGame, lines: Sequence[str], actions: Sequence[PhhAction]) -> None:
    """Every known card exists once: it is dealt once, and nobody shows a card that lies elsewhere."""
    holder: dict[Card, int] = {}
    for line, action in zip(lines, actions, strict=True):
        if not isinstance(action, DealHole | DealBoard | ShowHand):
            continue
        seat = -1 if isinstance(action, DealBoard) else action.seat
        shown = isinstance(action, ShowHand)
        for card in action.cards:
            if card == UNKNOWN:
                continue
            if card in holder and not (shown and holder[card] == seat) and not game.draws:
                raise page.error(f"'{line}'", f"{card_text(card)} is there twice", "correct one of the two cards")
            holder[card] = seat
        if len(set(action.cards) - {UNKNOWN}) + action.cards.count(UNKNOWN) != len(action.cards):
            raise page.error(f"'{line}'", "a card is there twice", "correct one of the two cards")
