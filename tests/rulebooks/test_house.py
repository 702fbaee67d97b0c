"""House books: what they change, what the source of a change says, and one line for every mistake."""

from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import fields

from shuffleup.chips.race import RaceRounding
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.house import SAME_EITHER_WAY, HouseBook, HouseError, amend, read_house
from shuffleup.rulebooks.policy import GROUP_OF, Policy, value_of
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.bounds import NUMBERS, SPANS
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.rulebooks.policy.event import AnteMode
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.policy.values import possible, read_value
from shuffleup.rulebooks.rule import ResolvedPolicy, SourceKind, citation

EXAMPLE = Path(__file__).parents[2] / "examples" / "house_club.toml"
HEAD = 'amends = "tda-2024"\nname = "Club"\n'


def house(text: str) -> HouseBook:
    return read_house(text, "club.toml", RULEBOOKS)


def change(parameter: str, value: str, *more: str, reason: str = "so we play") -> str:
    lines = ("[[change]]", f'parameter = "{parameter}"', f"value = {value}", f'reason = "{reason}"', *more)
    return "\n".join(lines) + "\n"


def played(parameter: str, value: str, book: str = "tda-2024") -> object:
    """The value of one parameter after one change."""
    text = f'amends = "{book}"\nname = "Club"\n' + change(parameter, value)
    return value_of(amend(resolved(book), house(text)).policy, parameter)


def test_the_example_plays_ten_handed_finals_and_no_re_entry() -> None:
    club = read_house(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name, RULEBOOKS)
    policy = amend(resolved("tda-2024"), club)
    assert policy.policy.seating.final_table_size == (FinalTable(None, 10),)
    assert policy.policy.event.reentry_limit == 0
    assert str(citation(policy, "final_table_size")) == "Club Aurora 4"
    source = policy.sources["reentry_limit"]
    assert (source.book, source.rules, source.kind) == ("Club Aurora", ("7",), SourceKind.HOUSE)
    assert source.note.startswith("members asked")
    assert (policy.book, policy.edition) == ("tda-2024", "2024, version 1.0, amended by Club Aurora")


def test_the_guide_shows_the_example_and_a_line_that_is_true() -> None:
    guide = (EXAMPLE.parents[1] / "docs" / "guides" / "house_book.md").read_text(encoding="utf-8")
    shown = guide.split("```toml\n")[1].split("```")[0]
    assert EXAMPLE.read_text(encoding="utf-8").endswith(shown)
    with pytest.raises(HouseError) as caught:
        house(HEAD + CHANGE + change("undercall", '"allways"'))
    (problem,) = caught.value.problems
    assert f"error: {problem}\n" in guide


def test_nothing_else_changes_and_the_book_itself_stays() -> None:
    before = msgspec.json.encode(resolved("pslive"))
    text = 'amends = "pslive"\nname = "Club"\n' + change("clock_seconds", "40")
    after = amend(resolved("pslive"), house(text))
    assert msgspec.json.encode(resolved("pslive")) == before
    for parameter in GROUP_OF:
        same = value_of(after.policy, parameter) == value_of(resolved("pslive").policy, parameter)
        assert same == (parameter != "clock_seconds")
        assert (after.sources[parameter].kind is SourceKind.HOUSE) == (parameter == "clock_seconds")
    assert after.subjects == resolved("pslive").subjects
    # A change without a number of its own has its place in the file.
    assert str(citation(after, "clock_seconds")) == "Club house rule 1"
    assert msgspec.json.decode(msgspec.json.encode(after), type=ResolvedPolicy) == after


@pytest.mark.parametrize(
    ("parameter", "written", "meant"),
    [
        ("dead_button", "false", False),
        ("limit_max_raises", "4", 4),
        ("half_raise_fraction", '"1/3"', Ratio(1, 3)),
        ("limit_reopen_fraction", "[1, 1]", Ratio(1, 1)),
        ("end_of_day_draw", "[2, 5]", Span(2, 5)),
        ("final_table_size", "{ default = 10, 6 = 7 }", (FinalTable(None, 10), FinalTable(6, 7))),
        ("penalty_scale", '["warning", "disqualification"]', (Penalty.WARNING, Penalty.DISQUALIFICATION)),
        ("pot_count_games", "[]", ()),
        ("burns_per_street", "0", 0),
        ("halt_threshold", "2", 2),
        ("end_of_day_window_minutes", "[15, 5]", Span(15, 5)),
        ("show_one_show_all", "true", True),
        ("show_or_fold_seconds", '"td_decides"', None),
    ],
)
def test_every_kind_of_value(parameter: str, written: str, meant: object) -> None:
    assert played(parameter, written) == meant


def _words_of(annotation: object) -> list[tuple[Any, tuple[str, ...]]]:
    """Every value that is a word in a type, however deep it stands, with all the words of its vocabulary."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [(member, tuple([one.value for one in annotation])) for member in annotation]
    if get_origin(annotation) is Literal:
        return [(word, get_args(annotation)) for word in get_args(annotation)]
    return [found for part in get_args(annotation) for found in _words_of(part)]


_KINDS = {name: of for group in get_type_hints(Policy).values() for name, of in get_type_hints(group).items()}
_WORDS = [(name, value, words) for name, of in _KINDS.items() for value, words in _words_of(of)]


@pytest.mark.parametrize(("parameter", "value", "words"), _WORDS, ids=str)
def test_a_house_can_play_every_value_that_the_engine_knows(
    parameter: str, value: object, words: tuple[str, ...]
) -> None:
    if parameter == SAME_EITHER_WAY:
        return
    alone, every = f'"{getattr(value, "value", value)}"', ", ".join([f'"{word}"' for word in words])
    found = [meant for written in (alone, f"[{alone}]", f"[{every}]") if (meant := _taken(parameter, written))]
    assert found, f"no house book can say {value}"
    assert value in (found[0] if isinstance(found[0], tuple) else found)


def _taken(parameter: str, written: str) -> object:
    try:
        return played(parameter, written)
    except HouseError:
        return None


def test_a_race_is_held_by_every_rounding_that_a_house_can_choose() -> None:
    assert {played("race_rounding", f'"{rounding.value}"') for rounding in RaceRounding} == set(RaceRounding)


def test_a_house_announces_what_the_book_leaves_to_the_event() -> None:
    assert unless_announced(resolved("mediterraneo-2026").policy.event.ante_mode) is AnteMode.BB_ANTE
    assert played("ante_mode", '"button_ante"', "mediterraneo-2026") is AnteMode.BUTTON_ANTE
    assert played("button_mode", '"win_the_button"', "mediterraneo-2026") is ButtonMode.WIN_THE_BUTTON


@pytest.mark.parametrize("parameter", GROUP_OF)
def test_no_parameter_takes_nonsense(parameter: str) -> None:
    assert possible(parameter)
    for nonsense in (-1, 1.5, 10**30, ["?"], {"?": 1}, {}, [[]], None):
        with pytest.raises(ValueError, match="give "):
            read_value(parameter, nonsense)
    if parameter != "fallback_rulebook":
        with pytest.raises(ValueError, match="give "):
            read_value(parameter, "?")


NONSENSE = [
    ("halt_threshold", "0", "a whole number, from 2 to 9"),
    ("halt_threshold", "1", "a whole number, from 2 to 9"),
    ("clock_seconds", "0", "a whole number, from 5 to 600"),
    ("clock_seconds", "25000", "a whole number, from 5 to 600"),
    ("burns_per_street", "2", "a whole number, 0 or 1"),
    ("limit_max_raises", "0", 'a whole number, from 1 to 10; or "house"'),
    ("half_raise_fraction", '"0/2"', 'a part of a whole, more than nothing, like "1/2"'),
    ("half_raise_fraction", '"3/2"', 'a part of a whole, more than nothing, like "1/2"'),
    (
        "end_of_day_draw",
        "[7, 3]",
        'two whole numbers from 1 to 50, the smaller one first, like [3, 7]; or "td_decides"',
    ),
    (
        "end_of_day_window_minutes",
        "[5, 15]",
        'two whole numbers from 0 to 120, the larger one first, like [15, 5]; or "td_decides"',
    ),
    ("string_bet_caller", "[]", 'a list of one or more, each at most once, of "dealer", '),
    ("penalty_scale", "[]", 'a list of one or more, each at most once and the mildest first, of "warning", '),
    (
        "penalty_scale",
        '["disqualification", "warning"]',
        'a list of one or more, each at most once and the mildest first, of "warning", ',
    ),
]


@pytest.mark.parametrize(("parameter", "written", "hint"), NONSENSE)
def test_a_number_or_a_list_that_no_room_plays_is_refused(parameter: str, written: str, hint: str) -> None:
    with pytest.raises(HouseError) as caught:
        house(HEAD + change(parameter, written))
    (line,) = [str(one) for one in caught.value.problems]
    assert line.startswith(f"club.toml: change 1 ({parameter}): value = {written} cannot be; give {hint}")


def test_every_number_and_every_span_has_its_bounds_and_every_book_keeps_them() -> None:
    """A parameter without bounds would take anything; a bound that a printed rule breaks would be wrong."""
    kinds = {name: kind_of(name) for name in GROUP_OF}
    assert sorted(NUMBERS) == sorted([name for name, kind in kinds.items() if int in kind])
    assert sorted(SPANS) == sorted([name for name, kind in kinds.items() if Span in kind])
    for book in RULEBOOKS:
        for name in GROUP_OF:
            value = unless_announced(value_of(resolved(book).policy, name))
            written = msgspec.to_builtins(value)
            if value is not None and name != "final_table_size":
                assert read_value(name, written) == value, f"{book} {name}"


def kind_of(parameter: str) -> tuple[object, ...]:
    group = {field.name: field.type for field in fields(Policy)}[GROUP_OF[parameter]]
    kind = {field.name: field.type for field in fields(group)}[parameter]
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


CHANGE = change("reentry_limit", "0")

# What is wrong, and the line for it, whole.
MISTAKES = [
    (
        'amends = "tda-2024"\nname = Club\n' + CHANGE,
        "line 2, column 8: invalid value; mend the TOML there",
    ),
    (f"amends = {'9' * 5000}\n", "a number has thousands of digits; write a shorter one"),
    (f"amends = {'[' * 5000}\n", "lists or tables are nested too deeply; write them side by side"),
    (
        'amends = "tda2024"\nname = "Club"\n' + CHANGE,
        "amends = \"tda2024\" is no rulebook; did you mean 'tda-2024'? known: " + ", ".join(RULEBOOKS),
    ),
    ('name = "Club"\n' + CHANGE, f"'amends' is missing; add amends = \"…\", one of {', '.join(RULEBOOKS)}"),
    (
        'ammends = "tda-2024"\nname = "Club"\n' + CHANGE,
        "'ammends' is not a key here; did you mean 'amends'? keys are amends, name, change, law, words",
    ),
    (
        'amends = "tda-2024"\nname = 5\n' + CHANGE,
        "name = 5 cannot be; give text in quotes: the house as its players know it",
    ),
    (
        'amends = "tda-2024"\nname = "Club\\u001b[31m"\n' + CHANGE,
        "name has signs that cannot be printed; write it in letters that people can read",
    ),
    (
        f'amends = "tda-2024"\nname = "{"x" * 61}"\n' + CHANGE,
        "name has 61 letters; give one of at most 60",
    ),
    (
        HEAD + change("final_table_size", "23"),
        "change 1 (final_table_size): value = 23 cannot be; "
        "give a number of players from 2 to 22, like 10, or one for each kind of table, like { default = 10, 6 = 7 }",
    ),
    (
        HEAD,
        "there is no change in it; "
        "add [[change]] with parameter, value and reason, or play by the rulebook as it stands",
    ),
    (
        HEAD + CHANGE.replace("[[change]]", "[change]"),
        "[change]: must be a list of changes; write [[change]] with two brackets before each",
    ),
    (
        HEAD + change("re_entry_limit", "0"),
        "change 1: 're_entry_limit' is no parameter; did you mean 'reentry_limit'? parameters of event are "
        + ", ".join([name for name, group in GROUP_OF.items() if group == "event"]),
    ),
    (
        HEAD + change("ladies_night", "true"),
        "change 1: 'ladies_night' is no parameter; parameters are " + ", ".join(GROUP_OF),
    ),
    (
        HEAD + change("flop_4", '"redeal"'),
        "change 1 (flop_4): all books decide it alike, and nothing else can be played; "
        "remove the change: no house may make it",
    ),
    (
        HEAD + CHANGE + change("undercall", '"allways"'),
        'change 2 (undercall): value = "allways" cannot be; '
        'did you mean \'always\'? give one of "opening_or_heads_up", "always"',
    ),
    (
        HEAD + change("final_table_size", '"ten"'),
        'change 1 (final_table_size): value = "ten" cannot be; '
        "give a number of players from 2 to 22, like 10, or one for each kind of table, like { default = 10, 6 = 7 }",
    ),
    (
        HEAD + change("reentry_limit", "-1"),
        "change 1 (reentry_limit): value = -1 cannot be; "
        'give a whole number, from 0 to 100; or "per_event"; or "td_decides"',
    ),
    (
        HEAD + change("suit_order", '["spades", "hearts"]'),
        'change 1 (suit_order): value = ["spades", "hearts"] cannot be; '
        'give all four in one order, of "spades", "hearts", "diamonds", "clubs"',
    ),
    (
        HEAD + change("dead_button", '"no"'),
        'change 1 (dead_button): value = "no" cannot be; give true or false',
    ),
    (
        HEAD + CHANGE.replace('reason = "so we play"', ""),
        "change 1 (reentry_limit): 'reason' is missing; add reason = \"…\", why the house plays it so",
    ),
    (
        HEAD + CHANGE.replace("so we play", " "),
        'change 1 (reentry_limit): reason = " " cannot be; give text in quotes: why the house plays it so',
    ),
    (
        HEAD + CHANGE.replace("value = 0\n", ""),
        "change 1 (reentry_limit): 'value' is missing; "
        'give a whole number, from 0 to 100; or "per_event"; or "td_decides"',
    ),
    (
        HEAD + CHANGE.replace("reason", "because"),
        "change 1: 'because' is not a key here; keys are parameter, value, reason, rule",
    ),
    (HEAD + CHANGE + CHANGE, "change 2 (reentry_limit): is also change 1; keep one of the two"),
    (
        HEAD + change("fallback_rulebook", '"pslive"'),
        "change 1: a house cannot change what its book falls back on; name another book in amends",
    ),
    (
        HEAD + change("min_raise_basis", '"last_increment"'),
        "change 1: min_raise_basis does nothing: a full raise is never smaller than the last, so both values are one; "
        "remove the change",
    ),
    (
        HEAD + CHANGE + '[law]\nreentry_limit = "Gaming Act, section 9"\n',
        "change 1 (reentry_limit): is fixed by law (Gaming Act, section 9); remove the change: no house may make it",
    ),
    (
        HEAD + CHANGE + "[law]\ndead_button = 9\n",
        "[law]: dead_button = 9 cannot be; give the law in quotes, as it is to be cited",
    ),
]


@pytest.mark.parametrize(("text", "line"), MISTAKES)
def test_one_line_for_every_mistake(text: str, line: str) -> None:
    with pytest.raises(HouseError) as caught:
        house(text)
    assert str(caught.value) == f"club.toml: {line}"
    assert not any("\n" in str(each) for each in caught.value.problems)


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(HouseError) as caught:
        house('amends = "x"\n' + change("undercall", "1") + change("tables", "1"))
    assert [str(problem).split(": ")[1] for problem in caught.value.problems[2:]] == [
        "change 1 (undercall)",
        "change 2",
    ]


def test_the_law_leaves_other_parameters_to_the_house() -> None:
    book = house(HEAD + CHANGE + '[law]\ndeals_policy = "Gaming Act, section 9"\n')
    assert book.law == {"deals_policy": "Gaming Act, section 9"}
    assert amend(resolved("tda-2024"), book).policy.event.reentry_limit == 0


def test_a_house_amends_only_its_book() -> None:
    with pytest.raises(ValueError, match="Club amends tda-2024, not pslive"):
        amend(resolved("pslive"), house(HEAD + CHANGE))


# ── words of the room ────────────────────────────────────────────────────────────────────────────────────────────────

ACTS = ("bet", "raise", "call", "all in")


def words(text: str) -> HouseBook:
    return read_house(f"{HEAD}[words]\n{text}\n", "club.toml", RULEBOOKS, ACTS)


def test_words_of_the_room_need_no_change_of_the_rules() -> None:
    house = words('Mando = "all in"\n"ci  sto" = "call"')
    assert (house.changes, house.words) == ((), {"mando": "all in", "ci sto": "call"})
    assert amend(resolved("tda-2024"), house).policy == resolved("tda-2024").policy


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            'mando = "allin"',
            "[words]: mando = \"allin\" is no act; did you mean 'all in'? acts are bet, raise, call, all in",
        ),
        ("mando = 5", "[words]: mando = 5 is no act; acts are bet, raise, call, all in"),
        ('"a b c" = "call"', "[words]: 'a b c' is no word; give one word or two, of letters"),
        ('"42" = "call"', "[words]: '42' is no word; give one word or two, of letters"),
        ('Vai = "call"\nvai = "bet"', "[words]: 'vai' stands twice; keep one of the two"),
    ],
)
def test_a_word_that_cannot_be_is_one_line(text: str, told: str) -> None:
    with pytest.raises(HouseError) as caught:
        words(text)
    assert [str(one) for one in caught.value.problems] == [f"club.toml: {told}"]
