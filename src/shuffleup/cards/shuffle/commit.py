"""The committed shuffle: fixed before anyone acts, opened card by card, and checkable by anyone with the verifier.

    commit      the server publishes H(label, items, server seed)          before it has seen any client's seed
    client      players send their own seeds, empty if they send none      so the server cannot have chosen the order
    seal        order by key = HMAC(server seed, label, H(client seeds)); the root over the salted places is published
    open_card   a player gets the openings of his own cards, the board's are public; a folded card stays closed
    the seed    goes to the auditor only, since it reveals every card of the hand

Items are numbers: cards for a deck, places in a published list for a draw of seats, places in an older committed deck
for a rebuilt stub (naming the cards left would tell which were dealt). Nothing is drawn here: seeds are arguments.
The byte layout is in ``docs/concepts/fair_shuffle.md``; ``verifier.py`` is a second implementation of the checks.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.dice import SeededDice, shuffled

SEED_BYTES = 32
"""The fewest bytes of a server seed: a shorter one could be guessed from its commitment."""
MOST_ITEMS = 65536
"""The most items of one draw: each swap then takes a single 16-bit word."""

Hash: TypeAlias = bytes
_SEED_DOMAIN = b"shuffleup/seed/1"
_KEY_DOMAIN = b"shuffleup/shuffle/1"
_SALT_DOMAIN = b"shuffleup/salt/1"


class SeedCommitment(Struct, frozen=True):
    """What the server publishes first: the label of the draw, its items, and the hash of the server's seed."""

    label: str
    """Table and hand, or the name of the draw; never used twice with one seed."""
    items: tuple[int, ...]
    """The items in order before the shuffle, distinct and each below 2**32."""
    seed_hash: Hash


class Commitment(Struct, frozen=True):
    """What is public before the first card: the promise, the clients' seeds, the root over the shuffled places."""

    promise: SeedCommitment
    client_seeds: tuple[bytes, ...]
    """One seed for each client in a published order; empty for a client who sent none."""
    root: Hash


class PlaceOpening(Struct, frozen=True):
    """The proof that one place of a committed order holds one item."""

    place: int
    """From 0, the top card."""
    card: int
    salt: bytes
    path: tuple[Hash, ...]
    """The neighbours' hashes on the way to the root, lowest first."""


class SealedDeck(Struct, frozen=True):
    """The secret of one shuffle: the order, and what opens each place. Its printed form reveals neither."""

    commitment: Commitment
    order: tuple[int, ...]
    salts: tuple[bytes, ...]
    tree: tuple[tuple[Hash, ...], ...]
    """Hashes by level, the leaves first, the root last."""

    def __repr__(self) -> str:
        return f"SealedDeck({self.commitment.promise.label!r}, {len(self.order)} places)"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("label", self.commitment.promise.label), ("places", len(self.order))]


# ── the protocol ─────────────────────────────────────────────────────────────────────────────────────────────────────


def commit(server_seed: bytes, label: str, items: Sequence[int]) -> SeedCommitment:
    """The first step. Raises ``ValueError`` for a short seed, no items, or items that repeat or leave 32 bits."""
    if len(server_seed) < SEED_BYTES:
        raise ValueError(f"a server seed has at least {SEED_BYTES} bytes, not {len(server_seed)}")
    if not 0 < len(items) <= MOST_ITEMS:
        raise ValueError(f"a draw has 1 to {MOST_ITEMS} items, not {len(items)}")
    if len(set(items)) < len(items) or min(items) < 0 or max(items) >= 1 << 32:
        raise ValueError("the items of a draw are distinct numbers from 0 to 2**32 - 1")
    return SeedCommitment(label, tuple(items), _seed_hash(server_seed, label, items))


def seal(server_seed: bytes, promise: SeedCommitment, client_seeds: Sequence[bytes]) -> SealedDeck:
    """Shuffles and commits to every place. Raises ``ValueError`` if the seed is not the promised one."""
    if not _keeps(promise, server_seed):
        raise ValueError(f"the server seed is not the one committed to for {promise.label!r}")
    key = shuffle_key(server_seed, promise.label, client_seeds)
    order = tuple(shuffled(promise.items, SeededDice.keyed(key)))
    salts = tuple([hmac.digest(key, _SALT_DOMAIN + place.to_bytes(4, "big"), "sha256") for place in range(len(order))])
    tree = _tree([_leaf(place, card, salt) for place, (card, salt) in enumerate(zip(order, salts, strict=True))])
    return SealedDeck(Commitment(promise, tuple(client_seeds), tree[-1][0]), order, salts, tree)


def shuffled_order(
    server_seed: bytes, label: str, items: Sequence[int], client_seeds: Sequence[bytes] = ()
) -> tuple[int, ...]:
    """The order that ``seal`` gives, without salts and tree: for simulations, which need no proof."""
    return tuple(shuffled(items, SeededDice.keyed(shuffle_key(server_seed, label, client_seeds))))


def open_card(sealed: SealedDeck, place: int) -> PlaceOpening:
    """The opening of one place. Raises ``ValueError`` if there is no such place."""
    if not 0 <= place < len(sealed.order):
        raise ValueError(f"place {place} is not one of the {len(sealed.order)} places of {sealed!r}")
    path = []
    for depth, level in enumerate(sealed.tree[:-1]):
        neighbour = (place >> depth) ^ 1
        if neighbour < len(level):
            path.append(level[neighbour])
    return PlaceOpening(place, sealed.order[place], sealed.salts[place], tuple(path))


def verify_opening(commitment: Commitment, opening: PlaceOpening) -> bool:
    """Does the opening belong to the commitment? False for a changed card, place, salt, path or root."""
    place, width = opening.place, len(commitment.promise.items)
    if not 0 <= place < width or opening.card not in commitment.promise.items:
        return False
    found = _leaf(place, opening.card, opening.salt)
    path = list(reversed(opening.path))
    while width > 1:
        if place ^ 1 < width:
            if not path:
                return False
            neighbour = path.pop()
            found = _node(neighbour, found) if place & 1 else _node(found, neighbour)
        place, width = place >> 1, (width + 1) >> 1
    return not path and found == commitment.root


def verify_seed(commitment: Commitment, server_seed: bytes) -> bool:
    """The auditor's check: does the opened seed keep the promise and give exactly the committed order?"""
    promise = commitment.promise
    return _keeps(promise, server_seed) and seal(server_seed, promise, commitment.client_seeds).commitment == commitment


def shuffle_key(server_seed: bytes, label: str, client_seeds: Sequence[bytes]) -> bytes:
    """The key of the draws. Before the last seed is in, nobody can know it but a party that knows all the seeds."""
    clients = hashlib.sha256(_packed(*client_seeds)).digest()
    return hmac.digest(server_seed, _packed(_KEY_DOMAIN, label.encode(), clients), "sha256")


def transcript(
    commitment: Commitment, openings: Sequence[PlaceOpening], server_seed: bytes | None = None
) -> dict[str, object]:
    """What ``verifier.py`` reads, as plain values ready for JSON; give the server seed only if it is to be public."""
    public: dict[str, object] = {
        "schema": "shuffleup.transcript/1",
        "label": commitment.promise.label,
        "items": list(commitment.promise.items),
        "seed_hash": commitment.promise.seed_hash.hex(),
        "client_seeds": [seed.hex() for seed in commitment.client_seeds],
        "root": commitment.root.hex(),
        "openings": [
            {"place": one.place, "card": one.card, "salt": one.salt.hex(), "path": [step.hex() for step in one.path]}
            for one in openings
        ],
    }
    return public if server_seed is None else public | {"server_seed": server_seed.hex()}


# ── the hashes ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _keeps(promise: SeedCommitment, server_seed: bytes) -> bool:
    return promise.seed_hash == _seed_hash(server_seed, promise.label, promise.items)


def _seed_hash(server_seed: bytes, label: str, items: Sequence[int]) -> Hash:
    # The items belong to the promise: a server free to arrange them later could deal what it wanted.
    listed = b"".join([item.to_bytes(4, "big") for item in items])
    return hashlib.sha256(_packed(_SEED_DOMAIN, label.encode(), listed, server_seed)).digest()


def _packed(*fields: bytes) -> bytes:
    """Fields with their lengths before them, so that no two lists of fields give the same bytes."""
    return b"".join([len(field).to_bytes(4, "big") + field for field in fields])


def _leaf(place: int, card: int, salt: bytes) -> Hash:
    return hashlib.sha256(b"\0" + place.to_bytes(4, "big") + card.to_bytes(4, "big") + salt).digest()


def _node(left: Hash, right: Hash) -> Hash:
    return hashlib.sha256(b"\1" + left + right).digest()


def _tree(leaves: list[Hash]) -> tuple[tuple[Hash, ...], ...]:
    """Levels of the Merkle tree; the last hash of an odd level moves up unchanged (the tree of RFC 6962)."""
    levels = [tuple(leaves)]
    while len(levels[-1]) > 1:
        level = levels[-1]
        paired = [_node(level[place], level[place + 1]) for place in range(0, len(level) - 1, 2)]
        levels.append((*paired, *level[len(level) & ~1 :]))
    return tuple(levels)
