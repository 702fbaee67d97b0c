"""Checks a committed shuffle or draw with Python's standard library alone:  python verifier.py TRANSCRIPT.json

Exits with 0 if everything in the transcript is true, 1 if something is not, and 2 if it cannot be read or shows
nothing. It uses only the byte layout in ``docs/concepts/fair_shuffle.md``, so anyone can check it.
"""

import hmac
import json
import sys
from collections.abc import Iterator
from hashlib import sha256


def sha(*parts: bytes) -> bytes:
    return sha256(b"".join(parts)).digest()


def packed(*fields: bytes) -> bytes:
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def leaf_of(place: int, card: int, salt: bytes) -> bytes:
    return sha(b"\0", place.to_bytes(4, "big"), card.to_bytes(4, "big"), salt)


def climb(found: bytes, place: int, width: int, path: list[str]) -> bytes:
    steps = [bytes.fromhex(step) for step in path]
    while width > 1:
        if place % 2 or place + 1 < width:
            step = steps.pop(0) if steps else b""
            found = sha(b"\1", step, found) if place % 2 else sha(b"\1", found, step)
        place, width = place // 2, (width + 1) // 2
    return b"" if steps else found


def root_of_seed(key: bytes, items: list[int]) -> bytes:
    blocks = (hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(1 << 64))
    stream = (int.from_bytes(block[at : at + 2], "big") for block in blocks for at in range(0, 32, 2))
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        place = next(word for word in stream if word < 65536 - 65536 % (last + 1)) % (last + 1)
        order[last], order[place] = order[place], order[last]
    salts = [hmac.digest(key, b"shuffleup/salt/1" + at.to_bytes(4, "big"), "sha256") for at in range(len(order))]
    level = [leaf_of(place, card, salts[place]) for place, card in enumerate(order)]
    while len(level) > 1:
        level = [sha(b"\1", *level[at : at + 2]) for at in range(0, len(level) - 1, 2)] + level[len(level) // 2 * 2 :]
    return level[0]


def faults(shown: dict) -> Iterator[str]:  # type: ignore[type-arg]
    items, root, openings = shown["items"], bytes.fromhex(shown["root"]), shown["openings"]
    for one in openings:
        leaf = leaf_of(place := one["place"], card := one["card"], bytes.fromhex(one["salt"]))
        if place >= len(items) or card not in items or climb(leaf, place, len(items), one["path"]) != root:
            yield f"false: the opening of place {place} does not belong to the commitment"
    if len({one["card"] for one in openings}) < len({one["place"] for one in openings}):
        yield "false: one card is shown at two places"
    if "server_seed" in shown:
        seed, label = bytes.fromhex(shown["server_seed"]), shown["label"].encode()
        listed = b"".join(item.to_bytes(4, "big") for item in items)
        if sha(packed(b"shuffleup/seed/1", label, listed, seed)).hex() != shown["seed_hash"]:
            yield "false: the server seed is not the one committed to"
        clients = sha(packed(*[bytes.fromhex(client) for client in shown["client_seeds"]]))
        if root_of_seed(hmac.digest(seed, packed(b"shuffleup/shuffle/1", label, clients), "sha256"), items) != root:
            yield "false: the order that the seeds give is not the committed one"
    elif not openings:
        raise ValueError("nothing is shown that could be checked")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            found = list(faults(shown := json.load(file)))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        sys.stderr.write(f"not a readable transcript ({type(error).__name__}: {error})\n")
        sys.exit(2)
    what = f"true: {len(shown['openings'])} openings" + " and the whole order" * ("server_seed" in shown)
    sys.stdout.write("\n".join(found or [what]) + f" ({shown['label']}, root {shown['root']})\n")
    sys.exit(1 if found else 0)
