"""The policy vocabulary: complete, exact, and written to the same bytes every time."""

import doctest
import os
import subprocess
import sys
from enum import Enum
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import fields

from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, resolved, rulebook
from shuffleup.rulebooks.policy import AGREED, GROUP_OF, PARAMETERS, Policy, value_of
from shuffleup.rulebooks.policy.exact import Ratio, Span
from shuffleup.rulebooks.policy.raising import ShortAllInReopen
from shuffleup.rulebooks.rule import ResolvedPolicy, citation


def test_nine_groups_share_no_name() -> None:
    groups = fields(Policy)
    names = [parameter.name for group in groups for parameter in fields(group.type)]
    assert len(groups) == 9
    assert len(set(PARAMETERS)) == len(PARAMETERS) == 166  # 163 rows and three more
    assert list(PARAMETERS) == [*names, *AGREED]
    assert list(GROUP_OF) == names


@pytest.mark.parametrize("key", RULEBOOKS)
def test_policy_survives_json(key: str) -> None:
    policy = resolved(key).policy
    assert msgspec.json.decode(msgspec.json.encode(policy), type=Policy) == policy


@pytest.mark.parametrize("key", RULEBOOKS)
def test_resolved_policy_survives_json(key: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(resolved(key)), type=ResolvedPolicy) == resolved(key)


def test_a_policy_of_an_older_log_is_read_and_cites_as_it_was_written() -> None:
    """Until schema 1 what all books decide alike stood in the policy, and a house could repeat it."""
    now = resolved("pslive")
    old = msgspec.to_builtins(now)
    for name in AGREED:
        old["policy"]["deal"][name] = AGREED[name]
    old["sources"]["flop_4"] = {"book": "Club", "rules": ["7"], "kind": "house"}
    read = msgspec.convert(old, ResolvedPolicy)
    assert read.policy == now.policy
    assert str(citation(read, "flop_4")) == "Club 7"
    assert [str(citation(read, name)) for name in ("mover", "premature_flop")] == ["pslive 10", "tda-2024 RP-5"]


@pytest.mark.parametrize("name", AGREED)
def test_what_all_books_decide_alike_is_cited_from_every_book(name: str) -> None:
    said = {key: rulebook(key).readings[name] for key in BOOKS}
    assert {reading.value for reading in said.values()} == {AGREED[name], None}
    for key, reading in said.items():
        speaker = key if reading.rules else "tda-2024"
        assert str(citation(resolved(key), name)) == f"{speaker} {said[speaker].rules[0]}"
        assert value_of(resolved(key).policy, name) == AGREED[name]


def _encoded_under(hash_seed: str) -> bytes:
    program = (
        "import msgspec, sys; from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved;"
        "sys.stdout.buffer.write(b''.join(msgspec.json.encode(resolved(key)) for key in RULEBOOKS))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True).stdout


def test_policy_is_the_same_bytes_whatever_the_hash_seed() -> None:
    assert _encoded_under("1") == _encoded_under("2")


def test_no_float_and_no_set_hides_in_a_policy() -> None:
    """Sets have no order of their own and floats no exact half."""

    def parts(value: object) -> list[object]:
        if isinstance(value, msgspec.Struct):
            return [part for field in fields(value) for part in parts(getattr(value, field.name))]
        return [part for item in value for part in parts(item)] if isinstance(value, tuple) else [value]

    for key in RULEBOOKS:
        for part in parts(resolved(key).policy):
            assert part is None or isinstance(part, (int, str, Enum))


def test_value_by_name_is_the_attribute() -> None:
    policy = resolved("pslive").policy
    assert value_of(policy, "short_all_in_reopen") is policy.raising.short_all_in_reopen is ShortAllInReopen.SINGLE
    with pytest.raises(KeyError):
        value_of(policy, "short_all_in")


def test_a_ratio_is_a_part_of_a_whole() -> None:
    assert msgspec.json.encode((Ratio(1, 2), Span(15, 5))) == b"[[1,2],[15,5]]"
    with pytest.raises(ValueError, match="1/0"):
        Ratio(1, 0)


def test_the_page_on_rulebooks_tells_the_truth() -> None:
    page = Path(__file__).parents[2] / "docs" / "concepts" / "rulebooks.md"
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed
    assert all(f"| `{group.name}` |" in page.read_text(encoding="utf-8") for group in fields(Policy))
