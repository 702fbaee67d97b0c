"""A suggested structure written as an event file, which a person then makes his own."""

from collections.abc import Iterator

from shuffleup.maths.structure import Suggestion, Wish

BUY_IN_CENTS = 5_000
"""Stands in the file so that it can be played at once; the house writes its own price."""


def event_text(name: str, wish: Wish, found: Suggestion, *, rulebook: str, currency: str) -> str:
    """The file: hold'em without limit, prizes for 15 % of the entries, the last level doubling."""
    return "\n".join([*_head(name, wish, rulebook, currency), *_chips(wish, found), *_rest(), *_levels(found)]) + "\n"


def _head(name: str, wish: Wish, rulebook: str, currency: str) -> Iterator[str]:
    yield f"# A suggestion for {wish.entries:,} entries of {wish.stack:,} chips and {wish.seconds / 3600:g} hours."
    yield "# Names, prices and prizes are there to be changed; docs/guides/event_file.md tells what else can be said."
    yield ""
    yield f'name = "{name}"'
    yield f'rulebook = "{rulebook}"'
    yield 'game = "holdem"'
    yield 'limit = "no-limit"'
    yield f"seats = {wish.seats}"
    yield f'currency = "{currency}"'
    yield f"seconds_per_hand = {wish.seconds_per_hand}"
    yield ""
    yield "[entry]"
    yield f"buy_in_cents = {BUY_IN_CENTS}"
    yield f"stack = {wish.stack}"
    yield f"entries = {wish.entries}"


def _chips(wish: Wish, found: Suggestion) -> Iterator[str]:
    yield ""
    yield "[chips]"
    yield f"denominations = [{', '.join(map(str, wish.chips))}]"
    if found.removed:
        gone = ", ".join([f"{value} = {level}" for value, level in found.removed])
        yield f"removed_at_level = {{ {gone} }} # raced off in the breaks before these levels"


def _rest() -> Iterator[str]:
    yield ""
    yield "[payouts]"
    yield "places_percent = 15"
    yield "rounding_cents = 500"
    yield ""
    yield "[closing]"
    yield 'after_last_level = "double"'


def _levels(found: Suggestion) -> Iterator[str]:
    for number, level in enumerate(found.levels, start=1):
        yield ""
        yield "[[level]]"
        yield f"small = {level.small}"
        yield f"big = {level.big}"
        if level.ante:
            yield f"ante = {level.ante}"
        yield f"minutes = {found.minutes}"
        if number in found.breaks:
            yield ""
            yield "[[level]]"
            yield f"break_minutes = {found.break_minutes}"
