"""The extension of PHH for games that it has no code for: ``variant = "_shuffleup"``, which other readers refuse.

Names of fields and words of actions that begin with an underscore are this program's own, as PHH lets programs have
them. What they mean stands in the guide to records; this module reads them.
"""

from collections.abc import Sequence
from difflib import get_close_matches

import msgspec
from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, CardError, card_text, parse_cards
from shuffleup.formats.phh_page import Page, action_of, bet_amount, field_of, lines_of, seat_of
from shuffleup.formats.phh_record import Extension, OwnAct, PhhAction, PhhError, PhhGame, PhhHand, PhhStakes, Remark
from shuffleup.games.catalogue import UnknownGameError, variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.strict import deck_of
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.carry import NOTHING_CARRIED, CarriedPot, Carry
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import Stakes

EXTENSION = "_shuffleup"
"""The variant code: no game of PHH, so that no reader takes the hand for one of its own."""
WORDS = {
    "_blind": "opens blind, or doubles",
    "_deal": "has the cards dealt instead",
    "_parol": "checks and proposes that the pot pass on",
    "_join": "catches up with the carried pot",
    "_decline": "does not",
    "_hide": "is asked and does not show",
    "_up": "turns up the card at this place of the hand",
}
"""The words of actions, after the player; ``d _vele AG 7hTd`` turns cards of a layout."""
VELE = "_vele"
PICKS = ("_up",)


class Fields(msgspec.Struct, forbid_unknown_fields=False):
    """The fields that a record of the extension needs, in the types of TOML."""

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
        field_of(page, name)
    try:
        fields = msgspec.convert(dict(page.table), Fields)
    except msgspec.ValidationError as fault:
        what, _, place = str(fault).partition(" - at `$")
        raise page.error(place.rstrip("`").lstrip(".[").rstrip("]"), what[:1].lower() + what[1:], "") from None
    game = _game(page, fields.game)
    seats = len(fields.starting_stacks)
    if not 2 <= seats <= game.seats_max:
        raise page.error("starting_stacks", f"{seats} players", f"{game.name} is dealt to 2 to {game.seats_max}")
    for name, row in (
        ("players", fields.players),
        ("seats", fields.seats),
        ("finishing_stacks", fields.finishing_stacks),
    ):
        if (row and len(row) != seats) or (not row and name != "finishing_stacks"):
            raise page.error(name, f"{len(row)} instead of {seats} entries", "write one for each of starting_stacks")
    check_chairs(page, fields.seats)
    _check_names(page, "players", fields.players)
    _check_stakes(page, fields, game)
    if fields.carry:
        _check_carry(page, fields.carry)
    lines, plan = lines_of(page), _plan(page, fields, game)
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
    )


def check_chairs(page: Page, chairs: Sequence[object]) -> None:
    """Every player has a seat of his own, counted from 1."""
    for place, chair in enumerate(chairs):
        if isinstance(chair, bool) or not isinstance(chair, int) or chair < 1:
            raise page.error("seats", f"'{chair}' is not a seat", "seats are whole numbers from 1, like [1, 2, 5]")
        if chair in chairs[:place]:
            raise page.error("seats", f"{chair} is there twice", "give each player a seat of his own")


def _check_names(page: Page, place: str, names: Sequence[str]) -> None:
    twice = next((name for number, name in enumerate(names) if name in names[:number]), None)
    if twice is not None:
        raise page.error(place, f"'{twice}' is there twice", "name each player once")


def _check_stakes(page: Page, fields: Fields, game: Variant) -> None:
    """Nothing costs less than nothing, and there is a least bet: without one no raise has a size."""
    stakes = fields.stakes
    prices = (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.small_bet, stakes.big_bet, stakes.bring_in)
    if min(prices) < 0:
        raise page.error("_stakes", f"{min(prices)} is not an amount", "prices are chips from 0")
    if stakes.unit < 1:
        raise page.error("_stakes", f"unit = {stakes.unit} is not a chip", "the smallest chip is 1 or more")
    if game.button_leads and not stakes.ante:
        raise page.error("_stakes", "the ante is missing", f"in {game.name} bets are counted in antes: write ante = 10")
    if fields.limit is Limit.SPREAD_LIMIT and not 0 < stakes.small_bet <= stakes.big_bet:
        raise page.error("_stakes", "the spread is missing", "write small_bet and big_bet, the least and the highest")
    if not (stakes.big_blind or stakes.small_bet or stakes.ante):
        raise page.error("_stakes", "there is no price", "write big_blind, or small_bet where there are no blinds")
    for table, kind in (("_stakes", Stakes), ("_carry", CarriedPot), ("_switches", ItalianSwitches)):
        _check_keys(page, table, kind)


def _check_keys(page: Page, table: str, kind: type[Struct]) -> None:
    """A misspelt key would be passed over, and what it says would not hold."""
    tag = ["type"] if table == "_carry" else []
    known = [*kind.__struct_fields__, *tag]
    entries = page.table.get(table)
    for key in entries if isinstance(entries, dict) else ():
        if key not in known:
            near = get_close_matches(key, known, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"its keys are {', '.join(known)}"
            raise page.error(table, f"'{key}' is not a key of this table", hint)


def _check_carry(page: Page, carry: CarriedPot) -> None:
    """Each player has put in one amount; a name may be empty, for chips that are nobody's."""
    _check_names(page, "_carry", [name for name, _ in carry.contributions])
    least = min([chips for _, chips in carry.contributions], default=0)
    if least < 0:
        raise page.error("_carry", f"{least} is not an amount", "contributions are chips from 0")


def _game(page: Page, key: str) -> Variant:
    try:
        return variant(key)
    except UnknownGameError as fault:
        raise page.error("_game", str(fault), "") from None


def _plan(page: Page, fields: Fields, game: Variant) -> HandPlan:
    count = len(fields.starting_stacks)
    broke = next((name for name, stack in zip(fields.players, fields.starting_stacks, strict=True) if stack < 0), "")
    if broke:
        raise page.error("starting_stacks", f"{broke} has less than no chips", "stacks are chips from 0")
    away = {seat_of(page, player, player, count): why for player, why in fields.away.items()}
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
            return Posting(seat_of(page, line, player, seats), kinds[kind], int(amount))
    raise page.error("_postings", f"'{line}' is not a posting", f"write p1 ante 10; they are {', '.join(kinds)}")


def _shuffles(page: Page, fields: Fields, game: Variant, plan: HandPlan) -> tuple[tuple[Card, ...], ...]:
    """The deck and every new stub. A card may stand in each of them, but not twice in one."""
    try:
        shuffles = tuple([parse_cards(text) for text in fields.deck])
    except CardError as fault:
        raise page.error("_deck", str(fault), "an unknown card is ??") from None
    whole = deck_of(game, fields.switches, plan)
    if not shuffles or len(shuffles[0]) != len(whole):
        has = len(shuffles[0]) if shuffles else 0
        raise page.error("_deck", f"{has} cards instead of {len(whole)}", f"the deck of {game.name} has so many here")
    for cards in shuffles:
        known = [card for card in cards if card != UNKNOWN]
        for card in known:
            if known.count(card) > 1:
                raise page.error("_deck", f"{card_text(card)} is there twice", "correct one of the two cards")
            if card not in whole:
                raise page.error("_deck", f"{card_text(card)} is not in this deck", "see the guide to the game")
    return shuffles


def _action(page: Page, line: str, seats: int, game: Variant) -> PhhAction:
    words = line.split("#", 1)[0].split()
    match words:
        case [_, "_parol"] if not any(street.parol for street in game.streets):
            raise page.error(f"'{line}'", f"nobody says parol in {game.name}", "write cc for a check")
        case ["d", word, *_] if word == VELE:
            return Remark()
        case [player, word] if word in WORDS and word not in PICKS:
            return OwnAct(seat_of(page, line, player, seats), word)
        case [player, word, pick] if word in PICKS and pick.isascii() and pick.isdigit() and 0 < int(pick) < 100:
            return OwnAct(seat_of(page, line, player, seats), word, int(pick) - 1)
        case [_, word, *_] if word.startswith("_"):
            raise page.error(f"'{line}'", "this is not an action", f"own words are {', '.join(WORDS)}")
    to = bet_amount(page, line, words)
    if to != int(to):
        raise PhhError(
            page.file, f"'{line}'", "this is not a whole number of chips", "records of the extension have no parts"
        )
    return action_of(page, line, words, int(to), seats)
