"""Bounties as the wall and the cage show them: what is on each head, what each player has won, and that it sums."""

from msgspec import Struct

from shuffleup.tournament.ledger import BOUNTIES, balance
from shuffleup.tournament.state import EventState


class BountyLine(Struct, frozen=True, gc=False):
    """A player's bounty and what he has won, in cents."""

    player: str
    on_head: int
    won: int
    knock_outs: int


class BountySheet(Struct, frozen=True):
    """All bounties of an event in cents. ``closes``: what came in is there or was won, and the ledger agrees."""

    posted: int
    lines: tuple[BountyLine, ...]
    """The largest winners first, then the largest heads."""
    loose: int
    """Of players who left without being knocked out: it goes with the next pot."""
    envelopes: tuple[int, ...]
    """Those still to be drawn, the richest first."""
    purse: int
    unnamed: tuple[str, ...]
    """Players who are out, of whom the floor has to say who knocked them out."""
    closes: bool


def bounties(state: EventState) -> BountySheet:
    """The bounty sheet of an event; empty where nothing stands on any head."""
    book = state.book.bounties
    players = {*book.heads, *book.won, *book.knock_outs}
    lines = [
        BountyLine(player, book.heads.get(player, 0), book.won.get(player, 0), book.knock_outs.get(player, 0))
        for player in players
    ]
    loose = sum(one.cents for one in book.loose)
    held = sum(book.heads.values()) + loose + sum(book.mystery.envelopes) + book.mystery.purse
    return BountySheet(
        book.posted,
        tuple(sorted(lines, key=lambda line: (-line.won, -line.on_head, line.player))),
        loose,
        tuple(sorted(book.mystery.envelopes, reverse=True)),
        book.mystery.purse,
        tuple([one.player for one in book.unnamed]),
        held == -balance(state.cage.ledger, BOUNTIES) and book.posted == held + sum(book.won.values()),
    )
