"""Files to bend: real ones of every format, and every one that a reader once failed on; and how each is read.

    python -m tests.faults.bent_files 1000000 [seed] [kind ...]    so many in all; each fault is printed once

A reader takes a file, or says in one line what is wrong with it (a ``ProblemError``); it fails in no other way, and
takes no more than ``MOST_SECONDS``.
"""

import random
import re
import sys
import time
import traceback
from collections.abc import Callable
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from zipfile import ZipFile

import msgspec

from shuffleup.answer import ProblemError
from shuffleup.foreign_hands.files import hands_in
from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.encodings import decoded
from shuffleup.formats.league_file import read_league_file, read_points_table
from shuffleup.formats.ohh.open_hand_history import OhhMeta, hand_to_ohh
from shuffleup.formats.phh.phh import Record, hand_to_phh
from shuffleup.formats.phh.reader import read_phhs
from shuffleup.formats.results import read_results
from shuffleup.formats.tdt.reader import read_tdt
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.people.lists.reading import ListTerms
from shuffleup.people.lists.taking import read_list
from shuffleup.questions.conversion import ConversionQuestion, converted
from shuffleup.questions.house import ACTS
from shuffleup.questions.mistakes import BrokenQuestionError, QuestionError
from shuffleup.questions.replay import ReplayQuestion, replay
from shuffleup.room.whole_event.file import FORM, BesideEvent, EventRow, EventStream, WholeEvent, read_file, written
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.house import read_house
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.service.described import announced_policy, read_description
from shuffleup.store.port import GENESIS, digest
from shuffleup.store.rows import read_row
from shuffleup.wire.json import canonical, decode_command, decode_event
from shuffleup.wire.upcast import SCHEMA
from tests.formats import stars_odd_texts, stars_texts
from tests.formats.phh_hands import WILD
from tests.formats.phh_hands import random_hand as flop_hand
from tests.formats.plain_hands import EVENT
from tests.formats.tdt_files import evening
from tests.people.workbooks import ods, packed, xlsx
from tests.store.contract import row

ROOT = Path(__file__).resolve().parents[2]
MOST_SECONDS = 5.0
WORDS = (
    *('""', "''", "=", "[", "]", "[[", "]]", "{", "}", ":", ",", ";", "#", "\n", "\r", "\t", "\0", "\ufeff", "\u202e"),
    *(
        "-1",
        "0",
        "1e999",
        "99999999999999999999",
        "nan",
        "inf",
        "true",
        "null",
        "1979-05-27",
        "0x7f",
        "½",
        "²",
        "١",
        "é",
    ),
)
"""What is put in somewhere: signs of every grammar, and numbers that are none or too large."""


def bent(data: bytes, dice: random.Random) -> bytes:
    """A few places of the bytes are otherwise than they were."""
    made = bytearray(data)
    for _ in range(dice.randint(1, 5)):
        place, length = dice.randrange(len(made) + 1), dice.choice((1, 2, 8, 64))
        piece = bytes(made[place : place + length])
        match dice.choice(("cut", "twice", "word", "bit", "move", "end")):
            case "cut":
                del made[place : place + length]
            case "twice":
                made[place:place] = piece * dice.choice((1, 2, 50))
            case "word":
                made[place : place + dice.choice((0, len(piece)))] = dice.choice(WORDS).encode()
            case "bit" if piece:
                made[place] ^= 1 << dice.randrange(8)
            case "move":
                del made[place : place + length]
                other = dice.randrange(len(made) + 1)
                made[other:other] = piece
            case "end":
                del made[max(place, len(made) // 2) :]
    return bytes(made)


def files(pattern: str) -> list[bytes]:
    """Whole ones, of this repository."""
    return [path.read_bytes() for path in sorted(ROOT.glob(pattern))]


def within(data: bytes, dice: random.Random) -> bytes:
    """The archive with one of its parts bent, and nothing wrong with it as an archive."""
    with ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    name = dice.choice(list(parts))
    return packed(parts | {name: bent(parts[name], dice)})


def event(data: bytes) -> None:
    """An event file, with the policy that its house makes of a book."""
    announced_policy(read_description(decoded(data), "bent.toml"), "bent.toml")


def command_or_event(data: bytes) -> None:
    """What a browser sends, and what the log has."""
    for read in (decode_command, decode_event):
        try:
            read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue


ROWS = [["Name", "Club"], ["Anna Rossi", "=1+1"], ["Bruno", 12]]
WORKBOOKS = {"xlsx": xlsx(ROWS), "ods": ods(ROWS)}


STARS = [
    text.encode()
    for module in (stars_texts, stars_odd_texts)
    for text in vars(module).values()
    if isinstance(text, str) and text.startswith("PokerStars")
]
STARS_FAULTS = [
    STARS[0].replace(b"Dealt to Anna [As Kd]", b"Dealt to Anna ["),
    STARS[0].replace(b"#200000000001", b"#" + b"9" * 5_000).replace(b"$15.95", b"$" + b"9" * 5_000),
    STARS[0].replace(b"Seat 1:", b"Seat " + b"1" * 5_000 + b":"),
]
"""What a reader once failed on."""
HANDS = [flop_hand(number, WILD) for number in range(24)]
OHH = [
    hand_to_ohh(
        hand.events, hand.deck, OhhMeta(number=f"n-{number}", started=1_767_268_800_000_000, event=EVENT)
    ).encode()
    for number, hand in enumerate(HANDS)
    if hand.state.felt.plan.game.variant in {"holdem", "omaha", "omaha-8"}
]
OHH_FAULTS = [
    OHH[0].replace(b'"small_blind_amount"', b'"ante_amount":Infinity,"small_blind_amount"', 1),
    OHH[0].replace(b'"game_number"', b'"table_name":"\\ud800","game_number"', 1),
    re.sub(rb'"starting_stack": ?[0-9.]+', b'"starting_stack":1e-400000', OHH[0], count=1),
    re.sub(rb'"starting_stack": ?[0-9.]+', b'"starting_stack":' + b"9" * 5_000, OHH[0], count=1),
]
PHH = [hand_to_phh(hand.events, hand.deck, record=Record.FULL).encode() for hand in HANDS]
RUN = b"""{"schema": "shuffleup.run/1", "event": {"name": "x", "entries": 3, "pool_cents": 15000}, "standings": [
    {"place": 1, "shared_by": 1, "player": "a", "prize_cents": 15000}, {"place": 2, "shared_by": 1, "player": "b"}]}"""
LIST = b"Name;Club;Born\nAnna Rossi;=1+1;1979-05-27\nBruno;12;\n"


def whole_event() -> bytes:
    """An event of another room."""
    opened = row(1, "event/friday")
    body = canonical(opened)
    chain = digest(GENESIS, body).hex()
    only = EventRow(1, opened.command_id, opened.at, SCHEMA, body.decode(), chain)
    streams = (EventStream("event/friday", (only,)),)
    event = WholeEvent(schema=FORM, software="0", event="friday", made_at=0, streams=streams, beside=BesideEvent())
    return written(event)


def hands(data: bytes) -> None:
    """Hands of another room, read and told; as a server is asked, played again and written in another format."""
    text = decoded(data)
    for one in hands_in(text.splitlines(keepends=True), "bent"):
        assert "\n" not in str(one) or not isinstance(one, ProblemError)
    if len(text) % 4 == 0:  # it takes ten times as long as to read them
        replay(ReplayQuestion(text=text), Language.ITALIAN, lambda _: None)
        for ending in (".phhs", ".ohh", ".txt"):
            converted(ConversionQuestion(text=text, ending=ending), Language.ITALIAN, lambda _: None)


READERS: dict[str, tuple[list[bytes], Callable[[bytes], object]]] = {
    "event": ([*files("examples/*.toml"), b"buy_in = 1e9999999999999999999\n"], event),
    "house": (
        files("examples/house_club.toml"),
        lambda data: read_house(decoded(data), "bent.toml", RULEBOOKS, ACTS),
    ),
    "league": (
        files("examples/league/*.toml") + files("examples/season/*.toml"),
        lambda data: read_league_file(decoded(data), "bent.toml", printed=PRINTED_LEAGUES, tables=POINTS_TABLES),
    ),
    "results": ([*files("examples/league/*.csv"), RUN], lambda data: read_results(decoded(data), "bent")),
    "points": ([b"1 100\n2 80\n3 60\n"], lambda data: read_points_table(decoded(data), "bent", POINTS_TABLES)),
    "phh": ([*PHH, PHH[0] + b"_x = 1e9999999999999999999\n"], lambda data: read_phhs(decoded(data), "bent.phh")),
    "ohh": (OHH + OHH_FAULTS, lambda data: read_ohh(decoded(data), "bent.ohh")),
    "hands": (STARS + STARS_FAULTS + OHH + OHH_FAULTS + PHH, hands),
    "list": (
        [LIST, LIST.replace(b";", b","), LIST.decode().encode("utf-16")],
        lambda data: read_list(data, "bent", ListTerms()),
    ),
    "tdt": ([evening().encode()], lambda data: read_tdt(data, "bent.tdt")),
    "scenario": (files("examples/cases/*.scenario"), lambda data: read_scenarios(decoded(data), "bent.scenario")),
    "row": ([canonical(row(1))], lambda data: read_row("club.db", "table/club/1", 1, SCHEMA, data)),
    "old row": ([canonical(row(1))], lambda data: read_row("club.db", "table/club/1", 1, 1, data)),
    "wire": (
        [b'{"type":"pause-clock","reason":"dinner"}', b'{"type":"register","players":["Anna"]}'],
        command_or_event,
    ),
    "whole event": ([whole_event(), b"PK\x03\x04" + bytes(60)], read_file),
    "within a whole event": ([whole_event()], read_file),
    **{kind: ([book], lambda data: read_list(data, "bent", ListTerms())) for kind, book in WORKBOOKS.items()},
}
WITHIN = ("within a whole event", *WORKBOOKS)
"""Archives in which a part is bent, and nothing wrong with them as archives."""


def bent_file(kind: str, dice: random.Random) -> bytes:
    """A file of this kind, bent in a few places."""
    whole = dice.choice(READERS[kind][0])
    return within(whole, dice) if kind in WITHIN else bent(whole, dice)


def fault_in(kind: str, data: bytes) -> str:
    """What is wrong with how a file is read; empty if it is read, or refused in one line, and soon."""
    began = time.perf_counter()
    try:
        READERS[kind][1](data)
    except (ProblemError, QuestionError) as fault:
        if "\n" in str(fault) or isinstance(fault, BrokenQuestionError):
            return f"{type(fault).__name__}: {fault}"
    except Exception as fault:  # noqa: BLE001 - whatever it fails with
        last = traceback.extract_tb(fault.__traceback__)[-1]
        return f"{type(fault).__name__} at {Path(last.filename).name}:{last.lineno}: {fault}"[:300]
    taken = time.perf_counter() - began
    return f"took {taken:.1f} s" if taken > MOST_SECONDS else ""


def main(count: int, seed: int, *kinds: str) -> int:
    """Bends so many files; prints each fault once, with the seed that leads to it. Workbooks are fewer: each has a
    process of its own."""
    found: dict[str, str] = {}
    done, began = dict.fromkeys(kinds or READERS, 0), time.monotonic()
    often = [kind for kind in done if kind not in WORKBOOKS] * 20 + list(WORKBOOKS.keys() & done.keys())
    for number, kind in enumerate(islice(cycle(often), count)):
        data = bent_file(kind, random.Random(f"{seed}-{number}"))
        done[kind] += 1
        if fault := fault_in(kind, data):
            place = f"{kind}: {fault.partition(': ')[0]}"
            if place not in found:
                found[place] = fault
                sys.stdout.write(f"{kind} {seed}-{number}: {fault}\n    {data[:300]!r}\n")
    sys.stdout.write(f"{sum(done.values()):,} files in {time.monotonic() - began:.0f} s, {len(found)} faults: {done}\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0]), *sys.argv[3:]))
