"""Reads PHH: takes TOML, and gives a checked ``PhhHand`` or one line that says what is wrong."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from difflib import get_close_matches

from shuffleup.answer import note
from shuffleup.arguments import checked
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.formats.phh import record as phh
from shuffleup.formats.phh.extension import EXTENSION, check_chairs, extended_hand
from shuffleup.formats.phh.page import Amount, Page, whole_scale, whole_units
from shuffleup.toml_text import toml_fault

_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)\Z")
_TYPED = {
    "variant", "antes", "blinds_or_straddles", "ante_trimming_status", "min_bet", "small_bet", "big_bet", "bring_in",
    "starting_stacks", "finishing_stacks", "actions",
}  # fmt: skip


@checked
def read_phh(text: str, name: str) -> phh.PhhHand:
    """Reads a file with one hand; messages call it ``name``. Raises ``PhhError``."""
    hands = read_phhs(text, name)
    if len(hands) != 1:
        raise phh.PhhError(name, "", note("several-hands", has=len(hands)), note("read-as-collection"))
    return hands[0]


@checked
def read_phhs(text: str, name: str, line: int = 0) -> tuple[phh.PhhHand, ...]:
    """Reads a file with one hand, or with several in tables ``[1]``, ``[2]`` and so on. Raises ``PhhError``.

    A text that is a part of a file says at which ``line`` of the file it begins, so that errors can name it.
    """
    document = _toml(text, name, line)
    if not document:
        raise phh.PhhError(name, "", note("the-file-is-empty"), note("a-phh-hand-begins"))
    sections = {key: value for key, value in document.items() if isinstance(value, dict)}
    if len(sections) == len(document):
        return tuple([_hand(Page(name, f"[{key}]", table, line)) for key, table in sections.items()])
    return (_hand(Page(name, "", document, line)),)


def _toml(text: str, name: str, line: int) -> dict[str, object]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as fault:
        found = _TOML_PLACE.search(str(fault))
        why = toml_fault(fault)[1]
        number = int(found[1]) + max(line - 1, 0) if found and found[1] else 0
        place = note("line-number", number=number) if number else note("end-of-the-file")
        raise phh.PhhError(name, place, note("not-toml-why", why=why), note("see-toml-io")) from None
    except (ValueError, ArithmeticError):
        raise phh.PhhError(name, "", note("thousands-of-digits"), note("write-a-shorter-one")) from None
    except RecursionError:
        raise phh.PhhError(name, "", note("arrays-nested"), note("actions-are-texts")) from None


def _hand(page: Page) -> phh.PhhHand:
    if page.table.get("variant") == EXTENSION:
        return extended_hand(page)
    game = _game(page)
    stacks = _stacks(page)
    seats = len(stacks)
    antes = page.amounts("antes", seats)
    blinds = page.amounts("blinds_or_straddles", seats) if game.blinds else (0,) * seats
    bets = {name: page.amount(name) for name in _bets_of(game)}
    finishing = page.amounts("finishing_stacks", seats) if "finishing_stacks" in page.table else ()
    lines = page.lines()
    words = [line.split("#", 1)[0].split() for line in lines]
    raises = [page.bet(line, row) for line, row in zip(lines, words, strict=True)]
    chip = page.counted_in()
    scale = chip * whole_scale((*stacks, *antes, *blinds, *bets.values(), *finishing, *raises))
    actions = tuple(
        [page.action(line, row, to * scale, seats) for line, row, to in zip(lines, words, raises, strict=True)]
    )
    _check_price(page, (*antes, *blinds), bets)
    _check_cards(page, game, lines, actions)
    _check_lengths(page, seats)
    return phh.PhhHand(
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
        line=page.line,
    )


def _game(page: Page) -> phh.PhhGame:
    code = page.field("variant")
    if isinstance(code, str) and code in phh.GAMES:
        return phh.GAMES[code]
    near = get_close_matches(str(code).upper(), phh.GAMES, 1)
    hint = note("did-you-mean-near", near=near[0]) if near else note("codes-are", list=", ".join(phh.GAMES))
    raise page.error("variant", note("code-is-not-a-variant", name=str(code)), hint)


def _bets_of(game: phh.PhhGame) -> tuple[str, ...]:
    sizes = ("small_bet", "big_bet") if game.fixed else ("min_bet",)
    return sizes if game.blinds else ("bring_in", *sizes)


def _stacks(page: Page) -> tuple[Amount, ...]:
    raw = page.field("starting_stacks")
    if not isinstance(raw, list) or len(raw) < 2:
        raise page.error("starting_stacks", note("needs-two-stacks"), note("write-line", line="[10000, 10000]"))
    stacks = page.amounts("starting_stacks", len(raw))
    if 0 in stacks:
        what = note("player-without-chips", number=stacks.index(0) + 1)
        raise page.error("starting_stacks", what, note("leave-him-out"))
    return stacks


def _stakes(
    page: Page, antes: Sequence[Amount], blinds: Sequence[Amount], bets: Mapping[str, Amount], scale: int
) -> phh.PhhStakes:
    """The stakes of the hand. Heads-up, the format lists the forced bets in reverse order."""
    if len(antes) == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    return phh.PhhStakes(
        antes=whole_units(antes, scale),
        blinds=whole_units(blinds, scale),
        ante_trimming=_trimming(page),
        **{name: int(amount * scale) for name, amount in bets.items()},
    )


def _trimming(page: Page) -> bool:
    value = page.table.get("ante_trimming_status", False)
    if not isinstance(value, bool):
        what = note("neither-true-nor-false", value=str(value))
        raise page.error("ante_trimming_status", what, note("write-line", line=note("true-or-false")))
    return value


def _check_price(page: Page, posted: Sequence[Amount], bets: Mapping[str, Amount]) -> None:
    """Checks that there is a minimum bet: without one, raises have no minimum."""
    if not any((*posted, *bets.values())):
        raise page.error([*bets][-1], note("0-is-no-bet"), note("bet-costs-at-least-1"))


def _check_lengths(page: Page, seats: int) -> None:
    for name in ("players", "seats", "winnings"):
        value = page.table.get(name, ())
        if name in page.table and (not isinstance(value, list) or len(value) != seats):
            count = len(value) if isinstance(value, list) else note("no-array")
            what = note("wrong-number-of-entries", has=count, needed=seats)
            raise page.error(name, what, note("write-one-for-stacks"))
    chairs = page.table.get("seats")
    check_chairs(page, chairs if isinstance(chairs, list) else ())


def _check_cards(page: Page, game: phh.PhhGame, lines: Sequence[str], actions: Sequence[phh.PhhAction]) -> None:
    twice = card_twice(actions, drawn=game.draws)
    if twice is not None:
        number, card, elsewhere = twice
        what = note("card-is-there-twice", card=card_text(card)) if elsewhere else note("a-card-is-there-twice")
        raise page.error(f"'{lines[number]}'", what, note("correct-one-card"))


def card_twice(actions: Sequence[phh.PhhAction], *, drawn: bool = False) -> tuple[int, Card, bool] | None:
    """The first action that repeats a card: its number, the card, and whether the card was there before the action.

    Every known card exists once: it is dealt once, and nobody shows a card that is elsewhere. If cards are ``drawn``, a
    card may come again after a discard.
    """
    holder: dict[Card, int] = {}
    for number, action in enumerate(actions):
        if not isinstance(action, phh.DealHole | phh.DealtBoard | phh.ShowHand):
            continue
        seat = -1 if isinstance(action, phh.DealtBoard) else action.seat
        known = [card for card in action.cards if card != UNKNOWN]
        for place, card in enumerate(known):
            again = card in holder and not (isinstance(action, phh.ShowHand) and holder[card] == seat)
            if (again and not drawn) or card in known[:place]:
                return number, card, again and not drawn
            holder[card] = seat
    return None
