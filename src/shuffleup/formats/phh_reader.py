"""Reading PHH: TOML in, a checked ``PhhHand`` out, or one line that says what is wrong."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from difflib import get_close_matches

from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.formats.phh_extension import EXTENSION, check_chairs, extended_hand
from shuffleup.formats.phh_page import (
    Amount,
    Page,
    action_of,
    amounts_of,
    bet_amount,
    counted_in,
    field_of,
    lines_of,
    single_amount,
    whole_scale,
    whole_units,
)
from shuffleup.formats.phh_record import (
    GAMES,
    DealBoard,
    DealHole,
    PhhAction,
    PhhError,
    PhhGame,
    PhhHand,
    PhhStakes,
    ShowHand,
)

_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
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


@checked
def read_phh(text: str, name: str) -> PhhHand:
    """Reads a file that holds one hand; ``name`` stands in messages. Raises ``PhhError``."""
    hands = read_phhs(text, name)
    if len(hands) != 1:
        raise PhhError(
            name, "", f"{len(hands)} hands in a file where one is expected", "read it as a collection (.phhs)"
        )
    return hands[0]


@checked
def read_phhs(text: str, name: str) -> tuple[PhhHand, ...]:
    """Reads a file of one hand, or of several under the tables ``[1]``, ``[2]`` and so on. Raises ``PhhError``."""
    document = _toml(text, name)
    if not document:
        raise PhhError(name, "", "the file is empty", "a hand begins with variant = 'NT'")
    sections = {key: value for key, value in document.items() if isinstance(value, dict)}
    if len(sections) == len(document):
        return tuple([_hand(Page(name, f"[{key}]", table)) for key, table in sections.items()])
    return (_hand(Page(name, "", document)),)


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


def _hand(page: Page) -> PhhHand:
    if page.table.get("variant") == EXTENSION:
        return extended_hand(page)
    game = _game(page)
    stacks = _stacks(page)
    seats = len(stacks)
    antes = amounts_of(page, "antes", seats)
    blinds = amounts_of(page, "blinds_or_straddles", seats) if game.blinds else (0,) * seats
    bets = {name: single_amount(page, name) for name in _bets_of(game)}
    finishing = amounts_of(page, "finishing_stacks", seats) if "finishing_stacks" in page.table else ()
    lines = lines_of(page)
    words = [line.split("#", 1)[0].split() for line in lines]
    raises = [bet_amount(page, line, row) for line, row in zip(lines, words, strict=True)]
    chip = counted_in(page)
    scale = chip * whole_scale((*stacks, *antes, *blinds, *bets.values(), *finishing, *raises))
    actions = tuple(
        [action_of(page, line, row, to * scale, seats) for line, row, to in zip(lines, words, raises, strict=True)]
    )
    _check_price(page, (*antes, *blinds), bets)
    _check_cards(page, game, lines, actions)
    _check_lengths(page, seats)
    return PhhHand(
        file=page.file,
        section=page.section,
        game=game,
        scale=scale,
        chip=chip,
        stakes=_stakes(page, antes, blinds, bets, scale),
        stacks=whole_units(stacks, scale),
        finishing=whole_units(finishing, scale),
        actions=actions,
        lines=lines,
        fields={name: value for name, value in page.table.items() if name not in _TYPED},
    )


def _game(page: Page) -> PhhGame:
    code = field_of(page, "variant")
    if isinstance(code, str) and code in GAMES:
        return GAMES[code]
    near = get_close_matches(str(code).upper(), GAMES, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"the codes are {', '.join(GAMES)}"
    raise page.error("variant", f"'{code}' is not a variant", hint)


def _bets_of(game: PhhGame) -> tuple[str, ...]:
    sizes = ("small_bet", "big_bet") if game.fixed else ("min_bet",)
    return sizes if game.blinds else ("bring_in", *sizes)


def _stacks(page: Page) -> tuple[Amount, ...]:
    raw = field_of(page, "starting_stacks")
    if not isinstance(raw, list) or len(raw) < 2:
        raise page.error("starting_stacks", "a hand needs the stacks of two players or more", "write [10000, 10000]")
    stacks = amounts_of(page, "starting_stacks", len(raw))
    if 0 in stacks:
        raise page.error("starting_stacks", f"player {stacks.index(0) + 1} has no chips", "leave him out of the hand")
    return stacks


def _stakes(
    page: Page, antes: Sequence[Amount], blinds: Sequence[Amount], bets: Mapping[str, Amount], scale: int
) -> PhhStakes:
    """What the hand costs. Heads-up the format has the forced bets the other way round."""
    if len(antes) == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    return PhhStakes(
        antes=whole_units(antes, scale),
        blinds=whole_units(blinds, scale),
        ante_trimming=_trimming(page),
        **{name: int(amount * scale) for name, amount in bets.items()},
    )


def _trimming(page: Page) -> bool:
    value = page.table.get("ante_trimming_status", False)
    if not isinstance(value, bool):
        raise page.error("ante_trimming_status", f"'{value}' is neither true nor false", "write true or false")
    return value


def _check_price(page: Page, posted: Sequence[Amount], bets: Mapping[str, Amount]) -> None:
    """There is a least bet: without one no raise has a size."""
    if not any((*posted, *bets.values())):
        raise page.error([*bets][-1], "0 is no bet", "where nobody posts anything a bet costs at least 1")


def _check_lengths(page: Page, seats: int) -> None:
    for name in ("players", "seats", "winnings"):
        value = page.table.get(name, ())
        if name in page.table and (not isinstance(value, list) or len(value) != seats):
            count = len(value) if isinstance(value, list) else "no array"
            raise page.error(name, f"{count} instead of {seats} entries", "write one for each of starting_stacks")
    chairs = page.table.get("seats")
    check_chairs(page, chairs if isinstance(chairs, list) else ())


def _check_cards(page: Page, game: PhhGame, lines: Sequence[str], actions: Sequence[PhhAction]) -> None:
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
