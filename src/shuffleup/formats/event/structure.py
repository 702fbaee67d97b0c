"""Writes a suggested structure as an event file, which a person then adapts."""

from collections.abc import Iterator

from shuffleup.maths.structure import Suggestion, Wish

BUY_IN_CENTS = 5_000
"""A price that makes the file playable at once; the house writes its own."""


def event_text(name: str, wish: Wish, found: Suggestion, *, rulebook: str, currency: str) -> str:
    """The file: no-limit hold'em, prizes for 15 % of the entries, blinds that double after the last level."""
    gone = ", ".join([f"{value} = {level}" for value, level in found.removed])
    removed = f"removed_at_level = {{ {gone} }} # raced off in the breaks before these levels\n" if gone else ""
    head = f"""\
# A suggestion for {wish.entries:,} entries of {wish.stack:,} chips and {wish.seconds / 3600:g} hours.
# Names, prices and prizes are there to be changed; docs/guides/event_file.md tells what else can be said.

name = "{name}"
rulebook = "{rulebook}"
game = "holdem"
limit = "no-limit"
seats = {wish.seats}
currency = "{currency}"
seconds_per_hand = {wish.seconds_per_hand}

[entry]
buy_in_cents = {BUY_IN_CENTS}
stack = {wish.stack}
entries = {wish.entries}

[chips]
denominations = [{", ".join(map(str, wish.chips))}]
{removed}
[payouts]
places_percent = 15
rounding_cents = 500

[closing]
after_last_level = "double"
"""
    return head + "".join(_levels(found))


def _levels(found: Suggestion) -> Iterator[str]:
    for number, level in enumerate(found.levels, start=1):
        ante = f"ante = {level.ante}\n" if level.ante else ""
        yield f"\n[[level]]\nsmall = {level.small}\nbig = {level.big}\n{ante}minutes = {found.minutes}\n"
        if number in found.breaks:
            yield f"\n[[level]]\nbreak_minutes = {found.break_minutes}\n"
