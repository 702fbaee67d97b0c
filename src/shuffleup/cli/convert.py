"""``shuffleup convert``: recorded hands in another format. What goes out was played again first."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.files import check_writable, write_text
from shuffleup.cli.hand_files import Replayers, bad_hand, damage_told, read_hands
from shuffleup.cli.language import lang_option, reason_of
from shuffleup.cli.named_file import PATH
from shuffleup.cli.output import emit, json_option, print_lines, said_in
from shuffleup.formats.open_hand_history import hand_to_ohh, hands_file
from shuffleup.formats.phh import (
    Amounts,
    NotDealt,
    PhhError,
    PhhHand,
    Played,
    Record,
    Refused,
    hand_to_phh,
    numbered_hand,
)
from shuffleup.formats.pokerstars import hand_to_pokerstars, stars_file
from shuffleup.formats.recorded_names import recorded_ohh_meta, recorded_phh_meta
from shuffleup.hand.play import Hand
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language

FORMATS = {".phhs": "PHH", ".ohh": "Open Hand History", ".txt": "PokerStars text"}


class ConvertDocument(Struct, frozen=True):
    """What ``shuffleup convert --json`` prints."""

    schema: Literal["shuffleup.convert/1"]
    hands: int
    format: str
    file: str
    left_out: tuple[str, ...]
    """Hands that were not written, each with the reason."""


@click.command(help="Write recorded hands (.phh, .phhs, .ohh) in another format: .phhs, .ohh, or .txt for PokerStars.")
@click.argument("source", metavar="IN", type=PATH)
@click.argument("target", metavar="OUT")
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@click.option("--public", is_flag=True, help="Name only the cards that were shown.")
@click.option(
    "--smallest-chip", is_flag=True, help="PHH: count in the smallest chip in play, as other readers divide pots."
)
@lang_option
@json_option
def convert(
    *, source: Path, target: str, key: str | None, public: bool, smallest_chip: bool, lang: str, as_json: bool
) -> None:
    """The command itself: exit status 2 for a file that is no hand, 3 where the rules refuse an action."""
    suffix = Path(target).suffix.lower()
    if suffix not in FORMATS:
        what = f"'{suffix}' names no format" if suffix else "this name has no ending"
        raise InputError(what, file=target, hint=f"end it in {', '.join(FORMATS)}", code="unknown-format")
    if os.path.realpath(target) == os.path.realpath(source):
        # Hands that are left out of the copy would be gone.
        hint = "name another one to write"
        raise InputError("this is the file that is read", file=target, hint=hint, code="same-file")
    check_writable(target)
    replayers, language = Replayers(key), Language(lang)
    record = Record.PUBLIC if public else Record.FULL
    amounts = Amounts.SMALLEST_CHIP if smallest_chip else Amounts.OWN
    texts: list[str] = []
    left_out: list[str] = []
    for hand in _read(source):
        try:
            played = _played(hand, replayers, language)
            with damage_told(hand, ValueError):
                texts.append(_written(suffix, hand, played, len(texts) + 1, record, amounts))
        except ValueError as fault:
            left_out.append(f"{hand.place}: {said_in(str(fault), language)}")
    if not texts:
        raise InputError(left_out[0] if left_out else "it has no hands", file="" if left_out else str(source))
    write_text(target, _JOINED[suffix](texts))
    document = ConvertDocument("shuffleup.convert/1", len(texts), FORMATS[suffix], target, tuple(left_out))
    if as_json:
        emit(document)
        return
    told = [messages(language).say("forecast-left-out", {"line": line}) for line in left_out]
    print_lines([*told, messages(language).say("forecast-converted", {"count": len(texts), "file": target})])


def _read(source: Path) -> tuple[PhhHand, ...]:
    try:
        return read_hands(source)
    except PhhError as fault:
        raise bad_hand(fault) from None


def _played(hand: PhhHand, replayers: Replayers, language: Language) -> Hand:
    """The hand as the engine plays it. Raises ``ValueError`` for one that does not come to its end."""
    try:
        with damage_told(hand):
            outcome, played = replayers.of(hand).replayed(hand)
    except PhhError as fault:
        raise bad_hand(fault) from None
    match outcome:
        case Refused():
            reason = reason_of(outcome.refusal, language)
            refusal = outcome.refusal
            raise RefusalError(reason, file=hand.place, place=outcome.action, code=refusal.code, rule=refusal.rule)
        case NotDealt():
            raise ValueError(outcome.reason)
        case Played() if played is None or not played.over:
            raise ValueError("the record stops before the hand is over")
        case Played() if not outcome.equal:
            raise ValueError("it ends with other stacks than recorded")
    assert played is not None
    return played


def _written(suffix: str, hand: PhhHand, played: Hand, number: int, record: Record, amounts: Amounts) -> str:
    """The text of one hand. Raises ``ValueError`` where the format has no name for its game."""
    meta = recorded_ohh_meta(hand, number)
    if suffix == ".ohh":
        return hand_to_ohh(played.events, played.deck, meta, record)
    if suffix == ".txt":
        return hand_to_pokerstars(played.events, played.deck, meta, record)
    return numbered_hand(number, hand_to_phh(played.events, played.deck, recorded_phh_meta(hand), record, amounts))


_JOINED: dict[str, Callable[[Sequence[str]], str]] = {".phhs": "".join, ".ohh": hands_file, ".txt": stars_file}
