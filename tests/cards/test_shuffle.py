"""The committed shuffle: what is published binds, what is opened proves, what is closed stays closed."""

import ast
import hashlib
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.shuffle import verifier
from shuffleup.cards.shuffle.commit import (
    Commitment,
    PlaceOpening,
    SealedDeck,
    SeedCommitment,
    commit,
    open_card,
    seal,
    shuffled_order,
    transcript,
    verify_opening,
    verify_seed,
)

VECTORS = json.loads(Path(__file__).with_name("vectors").joinpath("shuffle.json").read_text(encoding="utf-8"))
SEED = bytes(range(32))


def sealed_deck(size: int = 52, clients: tuple[bytes, ...] = (b"anna", b"", b"carla")) -> SealedDeck:
    return seal(SEED, commit(SEED, "table 3, hand 41", range(size)), clients)


def read(shown: dict[str, object]) -> tuple[Commitment, list[PlaceOpening]]:
    """A transcript as values, read by msgspec and so by neither implementation's own code."""
    unhex = bytes.fromhex
    match shown:
        case {"label": str(label), "items": list(items), "seed_hash": str(seed_hash), "root": str(root), **rest}:
            clients = tuple(unhex(seed) for seed in rest["client_seeds"])
            openings = [
                PlaceOpening(one["place"], one["card"], unhex(one["salt"]), tuple(unhex(step) for step in one["path"]))
                for one in rest["openings"]
            ]
            return Commitment(SeedCommitment(label, tuple(items), unhex(seed_hash)), clients, unhex(root)), openings
        case _:
            raise AssertionError("the transcript is not complete")


# ── vectors, by both implementations ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, dict[str, object]]) -> None:
    shown = vector["transcript"]
    commitment, openings = read(shown)
    assert openings and all(verify_opening(commitment, one) for one in openings)
    assert list(verifier.faults(shown)) == []
    if isinstance(shown.get("server_seed"), str):
        seed = bytes.fromhex(str(shown["server_seed"]))
        assert verify_seed(commitment, seed)
        sealed = seal(seed, commit(seed, commitment.promise.label, commitment.promise.items), commitment.client_seeds)
        assert sealed.commitment == commitment
        assert transcript(sealed.commitment, [open_card(sealed, one.place) for one in openings], seed) == shown
        listed = b"".join(item.to_bytes(4, "big") for item in sealed.order)
        assert vector.get("order", list(sealed.order)) == list(sealed.order)
        assert vector.get("order_sha256", hashlib.sha256(listed).hexdigest()) == hashlib.sha256(listed).hexdigest()


def run_verifier(*arguments: str) -> subprocess.CompletedProcess[str]:
    # -I and -S: no path but the standard library's, so the file proves that it stands alone.
    command = [sys.executable, "-I", "-S", str(verifier.__file__), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_verifier_stands_alone(tmp_path: Path) -> None:
    text = Path(str(verifier.__file__)).read_text(encoding="utf-8")
    names = {name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}
    names |= {str(node.module) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
    assert len(text.splitlines()) < 80

    shown, file = VECTORS[0]["transcript"], tmp_path / "hand.json"
    file.write_text(json.dumps(shown), encoding="utf-8")
    true = run_verifier(str(file))
    assert (true.returncode, true.stdout[:45]) == (0, "true: 5 openings and the whole order (event/7")
    file.write_text(json.dumps(shown | {"root": "00" * 32}), encoding="utf-8")
    false = run_verifier(str(file))
    assert false.returncode == 1 and "place 0 does not belong" in false.stdout
    closed = {name: value for name, value in shown.items() if name != "server_seed"} | {"openings": []}
    file.write_text(json.dumps(closed), encoding="utf-8")
    nothing = run_verifier(str(file))
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.endswith("(ValueError: nothing is shown that could be checked)\n")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"items": [1], "root": "xyz", "openings": []}', '{"items": 3}', None]
)
def test_the_verifier_says_in_one_line_what_it_cannot_read(text: str | None, tmp_path: Path) -> None:
    file = tmp_path / "hand.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    ran = run_verifier(str(file))
    assert ran.returncode == 2
    assert ran.stderr.startswith("not a readable transcript") and ran.stderr.count("\n") == 1


# ── whatever is altered is seen, by both implementations ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 8, 40, 52, 53, 300])
def test_every_place_opens(size: int) -> None:
    sealed = sealed_deck(size)
    openings = [open_card(sealed, place) for place in range(size)]
    assert all(verify_opening(sealed.commitment, one) for one in openings)
    assert list(verifier.faults(transcript(sealed.commitment, openings, SEED))) == []
    assert tuple(one.card for one in openings) == sealed.order
    assert sorted(sealed.order) == list(range(size))


def flipped(data: bytes, bit: int) -> bytes:
    place = bit // 8 % len(data)
    return data[:place] + bytes([data[place] ^ 1 << bit % 8]) + data[place + 1 :]


def alterations(opening: PlaceOpening, bit: int, other: PlaceOpening) -> list[PlaceOpening]:
    """The opening with one thing in it changed, in every way one could try."""
    path, step = opening.path, bit % len(opening.path)
    return [
        msgspec.structs.replace(opening, card=other.card),
        msgspec.structs.replace(opening, card=opening.card + 52),
        msgspec.structs.replace(opening, place=other.place),
        msgspec.structs.replace(opening, place=opening.place + 64),
        msgspec.structs.replace(opening, place=opening.place - 52),
        msgspec.structs.replace(opening, salt=flipped(opening.salt, bit)),
        msgspec.structs.replace(opening, salt=other.salt),
        msgspec.structs.replace(opening, path=(*path[:step], flipped(path[step], bit), *path[step + 1 :])),
        msgspec.structs.replace(opening, path=path[:-1]),
        msgspec.structs.replace(opening, path=(*path, path[-1])),
        msgspec.structs.replace(opening, path=()),
    ]


@given(st.integers(0, 51), st.integers(0, 51), st.integers(0, 255), st.sampled_from([52, 51, 37]))
def test_an_altered_opening_fails(place: int, other: int, bit: int, size: int) -> None:
    place, other = place % size, other % size
    if place == other:
        other = (place + 1) % size
    sealed = sealed_deck(size)
    opening = open_card(sealed, place)
    for altered in alterations(opening, bit, open_card(sealed, other)):
        assert not verify_opening(sealed.commitment, altered)
        try:
            assert list(verifier.faults(transcript(sealed.commitment, [altered]))) != []
        except OverflowError:
            assert altered.place < 0  # no bytes for it: the verifier calls such a transcript unreadable
    root = msgspec.structs.replace(sealed.commitment, root=flipped(sealed.commitment.root, bit))
    assert not verify_opening(root, opening)
    assert list(verifier.faults(transcript(root, [opening]))) != []


@given(st.integers(0, 255), st.integers(0, 51))
def test_an_altered_commitment_fails_the_auditor(bit: int, place: int) -> None:
    sealed = sealed_deck()
    public, promise = sealed.commitment, sealed.commitment.promise
    items = list(promise.items)
    items[place], items[place - 1] = items[place - 1], items[place]
    replace = msgspec.structs.replace
    changed = [
        (replace(public, root=flipped(public.root, bit)), SEED),
        (replace(public, client_seeds=(b"anna", b"", b"carlo")), SEED),
        (replace(public, client_seeds=(b"anna", b"carla")), SEED),
        (replace(public, client_seeds=(b"an", b"na", b"carla")), SEED),
        (replace(public, promise=replace(promise, label="table 3, hand 42")), SEED),
        (replace(public, promise=replace(promise, items=tuple(items))), SEED),
        (replace(public, promise=replace(promise, seed_hash=flipped(promise.seed_hash, bit))), SEED),
        (public, flipped(SEED, bit)),
    ]
    for commitment, seed in changed:
        assert not verify_seed(commitment, seed)
        assert list(verifier.faults(transcript(commitment, [], seed))) != []
    assert verify_seed(public, SEED)


def test_a_deck_with_a_card_twice_is_seen_when_both_are_shown() -> None:
    shown = deepcopy(VECTORS[0]["transcript"])
    shown["openings"][1]["card"] = shown["openings"][0]["card"]
    assert "false: one card is shown at two places" in list(verifier.faults(shown))


# ── what is closed stays closed ──────────────────────────────────────────────────────────────────────────────────────


def test_nothing_secret_is_printed_or_published() -> None:
    sealed = sealed_deck()
    assert repr(sealed) == f"{sealed}" == "SealedDeck('table 3, hand 41', 52 places)"
    shown = json.dumps(transcript(sealed.commitment, [open_card(sealed, 4)]))
    closed = [salt.hex() for place, salt in enumerate(sealed.salts) if place != 4]
    assert not [secret for secret in [SEED.hex(), *closed] if secret in shown]


def test_a_closed_card_cannot_be_guessed_from_its_leaf() -> None:
    # Without the salt each of the 52 possible leaves could be tried against a neighbour's hash in a path.
    sealed = sealed_deck()
    neighbour = open_card(sealed, 4).path[0]
    assert neighbour == verifier.leaf_of(5, sealed.order[5], sealed.salts[5])
    for salt in (b"", bytes(32), sealed.salts[4], SEED):
        assert neighbour not in {verifier.leaf_of(5, card, salt) for card in range(52)}


def test_each_seed_changes_the_whole_order() -> None:
    first = shuffled_order(SEED, "hand 1", range(52), (b"anna",))
    assert first == shuffled_order(SEED, "hand 1", range(52), (b"anna",))
    others = [
        shuffled_order(flipped(SEED, 0), "hand 1", range(52), (b"anna",)),
        shuffled_order(SEED, "hand 2", range(52), (b"anna",)),
        shuffled_order(SEED, "hand 1", range(52), (b"anno",)),
        shuffled_order(SEED, "hand 1", range(52)),
    ]
    for other in others:
        assert sum(one == two for one, two in zip(first, other, strict=True)) < 8


def test_the_order_without_a_tree_is_the_sealed_one() -> None:
    sealed = sealed_deck()
    assert shuffled_order(SEED, "table 3, hand 41", range(52), (b"anna", b"", b"carla")) == sealed.order


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seed", "items", "reason"),
    [
        (SEED[:31], range(52), "at least 32 bytes"),
        (SEED, (), "1 to 65536 items"),
        (SEED, range(65537), "1 to 65536 items"),
        (SEED, (3, 3), "distinct"),
        (SEED, (-1, 3), "distinct"),
        (SEED, (1 << 32,), "distinct"),
    ],
)
def test_what_cannot_be_committed_to(seed: bytes, items: range | tuple[int, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        commit(seed, "draw", items)


def test_only_the_promised_seed_seals_and_only_its_places_open() -> None:
    promise = commit(SEED, "draw", range(9))
    with pytest.raises(ValueError, match="not the one committed to"):
        seal(flipped(SEED, 9), promise, ())
    for place in (-1, 9):
        with pytest.raises(ValueError, match="9 places"):
            open_card(seal(SEED, promise, ()), place)
