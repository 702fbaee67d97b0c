"""The extension of PHH for games without a PHH code: ``variant = "_shuffleup"``, which other readers refuse.

Fields and actions whose names begin with an underscore are this program's own, as PHH allows. The guide to records
says what they mean; this module reads them.
"""

from collections.abc import Sequence
from difflib import get_close_matches

import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, Card, CardError, card_text, parse_cards
from shuffleup.formats.phh.page import Page
from shuffleup.formats.phh.record import Extension, PhhAction, PhhError, PhhGame, PhhHand, PhhStakes, Remark, SeatAct
from shuffleup.games.catalogue import UnknownGameError, variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.strict_cards import deck_of
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.carry import NOTHING_CARRIED, CarriedPot, Carry
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import Stakes
from shuffleup.toml_text import reader_note

EXTENSION = "_shuffleup"
"""The variant code: not a game of PHH, so that no reader mistakes the hand for one it knows."""
WORDS = {
    "_blind": "opens blind, or doubles",
    "_deal": "has the cards dealt instead",
    "_parol": "checks and proposes that the pot pass on",
    "_join": "catches up with the carried pot",
    "_decline": "does not",
    "_hide": "is asked and does not show",
    "_up": "turns up the card at this place of the hand",
}
"""The action words that follow the player; ``d _vele AG 7hTd`` turns cards of a layout."""
VELE = "_vele"
PICKS = ("_up",)


class Fields(msgspec.Struct, forbid_unknown_fields=False):
    """The fields that a record of the extension needs, as TOML types."""

    game: str = msgspec.field(name="_game")
    limit: Limit = msgspec.field(name="_limit")
    starting_stacks: list[int]
    players: list[str]
    seats: list[int]
    hand: int
    button: int = msgspec.field(name="_button")
    stakes: Stakes = msgspec.field(name="_stakes")
    postings: list[str] = msgspec.field(name="_postings")
    deck: list[str] = msgspec.field(name="_deck")
    finishing_stacks: list[int] = []
    players_left: int = msgspec.field(name="_players_left", default=0)
    away: dict[str, Attendance] = msgspec.field(name="_away", default_factory=dict)
    carry: CarriedPot | None = msgspec.field(name="_carry", default=None)
    switches: ItalianSwitches = msgspec.field(name="_switches", default=ItalianSwitches())


def extended_hand(page: Page) -> PhhHand:
    """A hand of the extension. Raises ``PhhError``."""
    for name in ("_game", "_limit", "starting_stacks", "players", "seats", "_stakes", "_postings", "_deck", "hand"):
        page.field(name)
    try:
        fields = msgspec.convert(dict(page.table), Fields)
    except msgspec.ValidationError as fault:
        what, _, place = str(fault).partition(" - at `$")
        raise page.error(place.rstrip("`").lstrip(".[").rstrip("]"), reader_note(what)) from None
    game = _game(page, fields.game)
    seats = len(fields.starting_stacks)
    _check_seats(page, fields, game)
    check_chairs(page, fields.seats)
    _check_names(page, "players", fields.players)
    _check_stakes(page, fields, game)
    if fields.carry:
        _check_carry(page, fields.carry)
    lines, plan = page.lines(), _plan(page, fields, game)
    return PhhHand(
        file=page.file,
        section=page.section,
        game=PhhGame(f"{fields.limit.value} {game.key}", game.name, game, fields.limit),
        scale=1,
        stakes=PhhStakes((0,) * seats, (0,) * seats),
        stacks=tuple(fields.starting_stacks),
        finishing=tuple(fields.finishing_stacks),
        actions=tuple([_action(page, line, seats, game) for line in lines]),
        lines=lines,
        fields={**page.table, "players": fields.players},
        extension=Extension(plan, _shuffles(page, fields, game, plan), fields.switches),
        line=page.line,
    )


def check_chairs(page: Page, chairs: Sequence[object]) -> None:
    """Checks that every player has a seat of his own, numbered from 1."""
    for place, chair in enumerate(chairs):
        if isinstance(chair, bool) or not isinstance(chair, int) or chair < 1:
            raise page.error("seats", note("chair-is-not-a-seat", chair=str(chair)), note("seats-are-numbers"))
        if chair in chairs[:place]:
            raise page.error("seats", note("card-is-there-twice", card=str(chair)), note("give-own-seat"))


def _check_seats(page: Page, fields: Fields, game: Variant) -> None:
    """Checks that the game seats this many players, and that each list has one entry for each of them."""
    seats = len(fields.starting_stacks)
    if not 2 <= seats <= game.seats_max:
        what = note("count-players", count=seats)
        raise page.error("starting_stacks", what, note("game-is-dealt-to", game=game.name, most=game.seats_max))
    for name, row in (
        ("players", fields.players),
        ("seats", fields.seats),
        ("finishing_stacks", fields.finishing_stacks),
    ):
        if (row and len(row) != seats) or (not row and name != "finishing_stacks"):
            what = note("wrong-number-of-entries", has=len(row), needed=seats)
            raise page.error(name, what, note("write-one-for-stacks"))


def _check_names(page: Page, place: str, names: Sequence[str]) -> None:
    twice = next((name for number, name in enumerate(names) if name in names[:number]), None)
    if twice is not None:
        raise page.error(place, note("card-is-there-twice", card=repr(twice)), note("name-each-player-once"))


def _check_stakes(page: Page, fields: Fields, game: Variant) -> None:
    """Checks that no price is negative, and that there is a minimum bet: without one, raises have no minimum."""
    stakes = fields.stakes
    prices = (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.small_bet, stakes.big_bet, stakes.bring_in)
    if min(prices) < 0:
        raise page.error("_stakes", note("not-an-amount", value=str(min(prices))), note("prices-are-chips"))
    if stakes.unit < 1:
        raise page.error("_stakes", note("not-a-chip", value=f"unit = {stakes.unit}"), note("chip-is-1-or-more"))
    if game.button_leads and not stakes.ante:
        raise page.error("_stakes", note("the-ante-is-missing"), note("bets-counted-in-antes", game=game.name))
    if fields.limit is Limit.SPREAD_LIMIT and not 0 < stakes.small_bet <= stakes.big_bet:
        raise page.error("_stakes", note("the-spread-is-missing"), note("write-least-and-highest"))
    if not (stakes.big_blind or stakes.small_bet or stakes.ante):
        raise page.error("_stakes", note("there-is-no-price"), note("write-big-blind"))
    for table, kind in (("_stakes", Stakes), ("_carry", CarriedPot), ("_switches", ItalianSwitches)):
        _check_keys(page, table, kind)


def _check_keys(page: Page, table: str, kind: type[Struct]) -> None:
    """Checks that a table has no unknown keys: a misspelt key would be ignored, and its value lost."""
    tag = ["type"] if table == "_carry" else []
    known = [*kind.__struct_fields__, *tag]
    entries = page.table.get(table)
    for key in entries if isinstance(entries, dict) else ():
        if key not in known:
            near = get_close_matches(key, known, 1)
            hint = note("did-you-mean-near", near=near[0]) if near else note("its-keys-are-list", list=", ".join(known))
            raise page.error(table, note("not-a-key-of-table", key=key), hint)


def _check_carry(page: Page, carry: CarriedPot) -> None:
    """Checks that each player has put in one amount; a name may be empty, for chips that belong to nobody."""
    _check_names(page, "_carry", [name for name, _ in carry.contributions])
    least = min([chips for _, chips in carry.contributions], default=0)
    if least < 0:
        raise page.error("_carry", note("not-an-amount", value=str(least)), note("contributions-are-chips"))


def _game(page: Page, key: str) -> Variant:
    try:
        return variant(key)
    except UnknownGameError as fault:
        raise page.error("_game", fault.first.what) from None


def _plan(page: Page, fields: Fields, game: Variant) -> HandPlan:
    count = len(fields.starting_stacks)
    broke = next((name for name, stack in zip(fields.players, fields.starting_stacks, strict=True) if stack < 0), "")
    if broke:
        raise page.error("starting_stacks", note("less-than-no-chips", player=broke), note("stacks-are-chips"))
    away = {page.seat(player, player, count): why for player, why in fields.away.items()}
    seats = tuple(
        [
            SeatPlan(chair, player, stack, away.get(seat, Attendance.PRESENT))
            for seat, (chair, player, stack) in enumerate(
                zip(fields.seats, fields.players, fields.starting_stacks, strict=True)
            )
        ]
    )
    carry: Carry = fields.carry or NOTHING_CARRIED
    return HandPlan(
        hand=fields.hand,
        game=GameKey(game.key, fields.limit),
        stakes=fields.stakes,
        seats=seats,
        postings=tuple([_posting(page, line, count) for line in fields.postings]),
        button=fields.button,
        players_left=fields.players_left,
        carry=carry,
    )


def _posting(page: Page, line: str, seats: int) -> Posting:
    """``p1 ante 10``: what a player owes."""
    kinds = {kind.value: kind for kind in PostingKind}
    match line.split():
        case [player, kind, amount] if kind in kinds and amount.isascii() and amount.isdigit() and len(amount) < 19:
            return Posting(page.seat(line, player, seats), kinds[kind], int(amount))
    what = note("not-a-posting", line=line)
    raise page.error("_postings", what, note("write-posting", posting="p1 ante 10", list=", ".join(kinds)))


def _shuffles(page: Page, fields: Fields, game: Variant, plan: HandPlan) -> tuple[tuple[Card, ...], ...]:
    """The deck and every new stub. A card may be in several of them, but only once in each."""
    try:
        shuffles = tuple([parse_cards(text) for text in fields.deck])
    except CardError as fault:
        raise page.error("_deck", fault.first.what, note("an-unknown-card-is")) from None
    whole = deck_of(game, fields.switches, plan)
    if not shuffles or len(shuffles[0]) != len(whole):
        has = len(shuffles[0]) if shuffles else 0
        what = note("cards-instead-of", has=has, needed=len(whole))
        raise page.error("_deck", what, note("deck-has-so-many", game=game.name))
    for cards in shuffles:
        known = [card for card in cards if card != UNKNOWN]
        for card in known:
            if known.count(card) > 1:
                raise page.error("_deck", note("card-is-there-twice", card=card_text(card)), note("correct-one-card"))
            if card not in whole:
                what = note("card-not-in-this-deck", card=card_text(card))
                raise page.error("_deck", what, note("see-guide-to-game"))
    return shuffles


def _action(page: Page, line: str, seats: int, game: Variant) -> PhhAction:
    words = line.split("#", 1)[0].split()
    match words:
        case [_, "_parol"] if not any(street.parol for street in game.streets):
            raise page.error(f"'{line}'", note("nobody-says-parol", game=game.name), note("write-cc-for-a-check"))
        case ["d", word, *_] if word == VELE:
            return Remark()
        case [player, word] if word in WORDS and word not in PICKS:
            return SeatAct(page.seat(line, player, seats), word)
        case [player, word, pick] if word in PICKS and pick.isascii() and pick.isdigit() and 0 < int(pick) < 100:
            return SeatAct(page.seat(line, player, seats), word, int(pick) - 1)
        case [_, word, *_] if word.startswith("_"):
            what = note("this-is-not-an-action")
            raise page.error(f"'{line}'", what, note("own-words-are-list", list=", ".join(WORDS)))
    to = page.bet(line, words)
    if to != int(to):
        raise PhhError(page.file, f"'{line}'", note("not-whole-chips"), note("extension-has-no-parts"))
    return page.action(line, words, int(to), seats)
