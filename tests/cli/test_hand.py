"""``shuffleup hand``: one hand of any game, told street by street."""

import json
import re
from io import StringIO

import pytest

from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.cards.orders import RANKINGS
from shuffleup.cli.hand.command import NAMES
from shuffleup.cli.hand.faces import Faces, faces_of_stdout
from shuffleup.cli.hand.table import category_key
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.telesina import GIRATE, LAYOUTS
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from tests.cli.shell import ROOT, Ran, ran, spawned


def dealt(*options: str) -> dict:  # type: ignore[type-arg]  # a document of any shape
    answer = ran("hand", *options, "--json")
    assert answer.status == 0, answer.err
    found: dict = json.loads(answer.out)  # type: ignore[type-arg]
    return found


def players_of(game: str) -> str:
    return str(min(3, VARIANTS[game].seats_max))


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_is_dealt_and_its_chips_stay(game: str) -> None:
    document = dealt("--game", game, "--players", players_of(game), "--seed", "11")
    assert (document["schema"], document["game"], document["seed"]) == ("shuffleup.hand/1", game, 11)
    before = sum([player["started"] for player in document["players"]])
    after = sum([player["finished"] for player in document["players"]])
    assert after <= before
    assert document["streets"][0]["seats"]
    if not VARIANTS[game].carries:
        assert after == before


def test_the_vele_are_drawn_in_their_shape_and_turned_one_girata_after_the_other() -> None:
    document = next(
        found
        for seed in range(100)
        if (found := dealt("--game", "telesina-ascensore", "--players", "4", "--seed", str(seed)))
        and sum([bool(street["seats"]) for street in found["streets"]]) == 9
    )
    pictures = [street["layout"] for street in document["streets"] if street["seats"]]
    assert pictures[0] == ["[A]         [F]", "[B]         [G]", "[C]   [E]   [H]", "[D]         [I]"]
    hidden = ["".join(sorted(re.findall(r"\[([A-I])\]", " ".join(picture)))) for picture in pictures]
    left = LAYOUTS["ascensore"].letters
    expected = [left] * 4
    for letters in GIRATE["ascensore"]:
        left = "".join([letter for letter in left if letter not in letters])
        expected.append(left)
    assert hidden == expected


def test_a_hand_is_the_same_for_the_same_seed_and_told_to_people_with_its_command() -> None:
    options = ("hand", "--game", "telesina-h-sempre", "--players", "5", "--seed", "3")
    once, again = ran(*options), ran(*options)
    assert once == again
    lines = once.out.splitlines()
    assert lines[0] == "telesina h sempre, no-limit, ante 10, rulebook italiana; Elena has the button"
    assert lines[1] == "The deck has 36 cards, from the 6 up"
    assert lines[2].endswith("of one line: A-B-C, E-F-G, A-D-E, B-D-F, C-D-G, A-D-G and C-D-E")
    assert lines[4] == "First round"
    assert lines[6:15] == [
        "      ┌A─┐        ┌E─┐",
        "      │░░│        │░░│",
        "      └──┘        └──┘",
        "      ┌B─┐  ┌D─┐  ┌F─┐",
        "      │░░│  │░░│  │░░│",
        "      └──┘  └──┘  └──┘",
        "      ┌C─┐        ┌G─┐",
        "      │░░│        │░░│",
        "      └──┘        └──┘",
    ]
    assert lines[-1].startswith("The same hand again: shuffleup hand --game telesina-h-sempre --players 5 --seed 3")
    assert ran("hand", *lines[-1].split("shuffleup hand ")[1].split()).out == once.out


def test_it_is_told_who_turns_which_card_and_who_speaks_first_for_it() -> None:
    """What is said agrees with what lies open: each player's turned card is his, and the speaker acts first."""
    streets = dealt("--game", "telesina-tre-sempre", "--players", "4", "--seed", "7")["streets"]
    rounds = [street for street in streets if street["seats"] and " turns up " in " ".join(street["before"])]
    assert [street["name"].split(" (")[0] for street in rounds] == [
        *("First round", "Second round", "Third round", "Fourth round")
    ]
    for number, street in enumerate(rounds, start=1):
        turned = dict([said.split(" turns up ") for said in street["before"] if " turns up " in said])
        for seat in street["seats"]:
            assert turned[seat["player"]] in seat["cards"]
            assert (len(seat["cards"]), seat["cards"].count("??")) == (number + 1, 1)
        speaker, shown = street["opens"].split(" speaks first, showing ")
        assert street["deeds"][0].startswith(speaker)
        up = next(seat["cards"] for seat in street["seats"] if seat["player"] == speaker)
        assert set(re.findall(r"[2-9TJQKA][cdhs]", shown)) == set(up) - {"??"}


def test_a_hand_is_told_in_italian_and_in_spanish() -> None:
    options = ("--game", "telesina-ascensore-sempre", "--players", "4", "--seed", "7")
    italian = ran("hand", *options, "--lang", "it").out
    assert italian.startswith("telesina ascensore sempre, no limit, invito 10, regolamento italiana; il bottone è")
    for said in ("Il mazzo ha 32 carte, dal 7 in su", "Primo giro\n", "scopre 8♠", "Parla per primo Bruno", "bussa"):
        assert said in italian
    assert "Le vele D e I mostrano Q♠ K♥" in italian
    assert italian.rstrip().endswith("--lang it")
    spanish = ran("hand", *options, "--lang", "es").out
    assert "Las velas D y I muestran Q♠ K♥" in spanish
    document, english = dealt(*options, "--lang", "it"), dealt(*options)
    assert (document["language"], english["language"]) == ("it", "en")
    assert document["players"] == english["players"]
    assert [street["seats"] for street in document["streets"]] == [street["seats"] for street in english["streets"]]


@pytest.mark.parametrize("limit", ["no-limit", "pot-limit", "fixed-limit"])
@pytest.mark.parametrize("game", ["stud", "stud-8", "razz"])
def test_the_price_of_a_hand_of_stud_has_its_bring_in(game: str, limit: str) -> None:
    for language, price in (
        ("en", ", ante 10, bring-in 25, rulebook"),
        ("it", ", ante 10 e bring-in 25, regolamento"),
        ("es", ", ante de 10, bring-in de 25, reglamento"),
    ):
        told = ran("hand", "--game", game, "--limit", limit, "--seed", "1", "--lang", language).out.splitlines()
        assert price in told[0]


@pytest.mark.parametrize("game", [key for key in VARIANTS if not key.startswith("telesina-")])
@pytest.mark.parametrize("language", ["it", "es"])
def test_no_english_word_is_left_in_another_language(game: str, language: str) -> None:
    """Every deed, street and hand of many hands has its words in the language: none is its own key."""
    for seed in range(6):
        told = ran("hand", "--game", game, "--players", players_of(game), "--seed", str(seed), "--lang", language).out
        body = "\n".join(told.splitlines()[1:-1])
        words = r"\b(checks|calls|folds?|bets|raises|shows|posts|wins|pot|round|draws?|pair|straight|street|and|vele)\b"
        assert not re.search(words, body), re.search(words, body)


def test_italian_elides_before_eight() -> None:
    told = [ran("hand", "--game", "italiana", "--players", str(players), "--lang", "it").out for players in (2, 3)]
    assert [page.splitlines()[1] for page in told] == [
        "Il mazzo ha 24 carte, dal 9 in su",
        "Il mazzo ha 28 carte, dall'8 in su",
    ]


def test_a_badugi_and_a_low_hand_are_told_apart() -> None:
    options = ("hand", "--game", "badacey", "--players", "5", "--stack", "100", "--seed", "4")
    for language, hand, low, badugi_wins, low_wins in (
        ("en", "badugi", "low", "wins 100 for the badugi", "wins 100 for the low hand"),
        ("it", "badugi", "mano bassa", "vince 100 con il badugi", "vince 100 con la mano bassa"),
    ):
        told = ran(*options, "--lang", language).out
        for line in (f"Anna: {hand} 7♥ 5♣ 4♠ 2♦", f"Anna: {low} 7♥ 5♣ 4♠ 4♥ 2♦"):
            assert f"  {line}\n" in told
        assert f"Anna {badugi_wins}\nBruno {low_wins}\n" in told


def test_a_badugi_alone_is_called_so() -> None:
    told = next(
        page
        for seed in range(50)
        if "Shown" in (page := ran("hand", "--game", "badugi", "--players", "3", "--seed", str(seed)).out)
    )
    assert ": badugi " in told and " low " not in told and " for the " not in told


def test_there_is_a_name_for_every_seat_of_every_game() -> None:
    assert len(set(NAMES)) == len(NAMES) == max([game.seats_max for game in VARIANTS.values()])
    assert len(dealt("--players", "22", "--seed", "3")["players"]) == 22


def test_the_hands_that_were_shown_are_named() -> None:
    told = dealt("--game", "omaha-8", "--players", "4", "--seed", "11")["streets"]
    shown = next(street for street in told if street["name"] == "Shown")
    assert shown["deeds"] == [
        "Anna: two pair As Ad 7s 7c 9c",
        "Anna: low 8s 7s 4s 2c As",
        "Bruno: high card Ad Tc 9c 8s 5c",
        "Bruno: low 7s 4s 3c 2h Ad",
    ]
    croce = dealt("--game", "telesina-croce", "--players", "4", "--seed", "11")["streets"]
    assert [street["deeds"] for street in croce if street["name"] == "Shown"] == [
        ["Bruno: a straight Qc Jh Td 9h 8h, with E of the vele"]
    ]


@pytest.mark.parametrize("key", ["high", "short-deck-high"])
def test_every_category_has_its_name(key: str) -> None:
    hands = ("AsKsQsJsTs", "As6s7s8s9s", "AsAdAcAhQs", "AsAdAcQcQs", "AsKsQsJs9s", "AsKdQsJsTs", "AsAdAcQcTs")
    hands += ("AsAdQsQcTs", "AsAdQsJsTs", "9sKsQcJsAd")
    named = [category_key(RANKINGS[key].describe(RANKINGS[key].value(parse_cards(hand)))) for hand in hands]
    second = {"high": "flush", "short-deck-high": "straight-flush"}[key]
    assert named == [
        *("straight-flush", second, "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind"),
        *("two-pair", "pair", "high-card"),
    ]
    assert {f"told-hand-{name}" for name in named} <= messages(Language.ENGLISH).names


def test_a_page_without_symbols_has_letters_and_plain_boxes() -> None:
    told = spawned(
        "hand", "--game", "telesina-croce", "--seed", "11", environment={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    ).out
    assert "            +A-+\n            |##|\n            +--+" in told
    assert "|7c|" in told
    assert told.isascii() and "??" in told


def test_colours_are_for_terminals() -> None:
    plain, terminal = Faces(symbols=True), Faces(symbols=True, colour=True)
    line = f"Anna {terminal.card(parse_cards('Ah')[0])} {terminal.card(parse_cards('Ks')[0])} {terminal.card(UNKNOWN)}"
    assert plain.painted(line) == line == "Anna A♥ K♠ ░░"
    assert terminal.painted(line) == "Anna \x1b[31mA♥\x1b[0m K♠ \x1b[2m░░\x1b[0m"
    assert (plain.title("Flop"), terminal.title("Flop")) == ("Flop", "\x1b[1mFlop\x1b[0m")


def test_the_guide_shows_the_layouts_and_a_hand_as_they_are() -> None:
    guide = (ROOT / "docs" / "guides" / "telesina.md").read_text(encoding="utf-8")
    for vele, figure in LAYOUTS.items():
        picture = "\n".join(Faces(symbols=True).picture(figure, [UNKNOWN] * len(figure.letters)))
        assert picture in guide
        assert not figure.letters or f"### {vele}\n" in guide
        for line in figure.combinations:
            assert "-".join([figure.letters[place] for place in line]) in guide
    told = ran("hand", "--game", "telesina-ascensore-sempre", "--players", "4", "--seed", "11").out
    excerpt = guide.partition("```text\nVela E")[2].partition("```")[0]
    assert f"Vela E{excerpt}" in told


@pytest.mark.parametrize(("no_colour", "colour"), [("", True), ("1", False)])
def test_no_color_is_heard(monkeypatch: pytest.MonkeyPatch, no_colour: str, *, colour: bool) -> None:
    class Terminal(StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.setattr("sys.stdout", Terminal())
    assert faces_of_stdout() == Faces(symbols=True, colour=colour)


def test_covered_cards_are_shown_only_when_asked_for() -> None:
    options = ("--game", "telesina", "--players", "2", "--seed", "4")
    first = dealt(*options)["streets"][0]["seats"]
    assert [seat["cards"][0] for seat in first] == ["??", "??"]
    opened = dealt(*options, "--open")["streets"][0]["seats"]
    assert all(
        seat["cards"][0].startswith("(") and seat["cards"][1] == known["cards"][1]
        for seat, known in zip(opened, first, strict=True)
    )


def test_a_short_key_means_the_usual_deal() -> None:
    assert dealt("--game", "telesina-croce", "--seed", "1")["game"] == "telesina-croce-mai"
    assert dealt("--game", "telesina", "--seed", "1")["game"] == "telesina-nessuna-mai"


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (("--players", "23"), "error: --players: hold'em is not dealt to 23; give 2 to 22"),
        (
            ("--game", "telesina", "--players", "7"),
            "error: --players: telesina nessuna mai is not dealt to 7; give 2 to 6",
        ),
        (
            ("--game", "telesina-stella"),
            "error: --game: unknown game 'telesina-stella': did you mean 'telesina-tre'? layouts are nessuna, una,",
        ),
        (("--game", "telesine"), "error: --game: unknown game 'telesine': did you mean 'telesina'?"),
        (("--rulebook", "tda"), "error: --rulebook: unknown rulebook 'tda': did you mean 'tda-2024'?"),
        (("--limit", "half-pot"), "error: invalid value for '--limit'"),
    ],
)
def test_a_mistake_is_told_in_one_line(options: tuple[str, ...], line: str) -> None:
    answer: Ran = ran("hand", *options)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(line)
    assert answer.err.count("\n") == 1
