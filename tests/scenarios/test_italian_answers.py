"""Cases of poker all'italiana that go wrong: a bad line is one error, and whatever is not so or cannot be is said."""

import re

import pytest

from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.languages import ITALIAN_EXPECTED, ITALIAN_PLAY
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError

HEAD = """\
Scenario: a case
Id: case-1
Rules: italiana a3
Game: {game}, no limit
Ante: 10
Stacks: Anna 1000, Bruno 1000, Carla 1000, Dario 1000
Button: Anna
"""
DRAW = HEAD.format(game="poker all'italiana")
OPENER = f"{DRAW}Cards: Bruno JhJdAc9s7d\n\n  Bruno declines the blind\n"
TELESINA = HEAD.format(game="telesina")
SHORT = DRAW.replace("Dario 1000", "Dario 10")


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


def told(text: str) -> list[str]:
    """What is not as expected, without the place."""
    return [line.split(": ", 1)[1].removeprefix("under italiana, ") for line in failures(run_scenario(one(text)))]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (DRAW.replace("no limit", "half limit"), "write poker all'italiana or telesina, and no limit, pot limit"),
        (DRAW.replace("Ante: 10", "Ante: ten"), "'ten' is not a number of chips"),
        (DRAW.replace("Button: Anna", "Button: Zeno"), "nobody at the table is called Zeno"),
        (DRAW.replace("Anna 1000, Bruno 1000, Carla 1000, ", "").replace("n: Anna", "n: Dario"), "two to six play"),
        (f"{DRAW}Cards: Anna AsKsQsJs6s\n", "6s is not in the deck of 4 players"),
        (f"{DRAW}Cards: Anna AsKsQsJsTs9s\n", "Anna has 6 cards: five are dealt"),
        (f"{DRAW}Cards: Anna AsKs, Bruno As\n", "As is dealt twice"),
        (f"{DRAW}Level: tens\n", "'tens' is no level: write jacks, queens, kings"),
        (f"{DRAW}Level: queens\n", "write its Pot"),
        (f"{DRAW}Pot: 50\n", "a pot of 50 was not paid by 4 players alike"),
        (f"{DRAW}Table: vele kreuz\n", "'vele kreuz' is nothing a table chooses"),
        (f"{DRAW}Readings: deck_basis all\n", "'deck_basis all' is no reading"),
        (f"{DRAW}Preferences: Anna sings\n", "'Anna sings' is nothing a player settles in advance"),
        (f"{TELESINA}Vele: J Kd\n", "write place and card, as A Kd, B 7c"),
        (f"{TELESINA}Giro: Bruno, Anna\n", "Giro begins with the dealer, Anna"),
        (f"{DRAW}\n  Bruno dances\n", "'Bruno dances' is not understood; nearest are: "),
        (f"{DRAW}\nUnder italiana, Ad Kh Qs Jc Tc is a straight\n", "write a straight to the king, media"),
        (f"{DRAW}\nUnder italiana, Zeno is to act\n", "Zeno"),
    ],
)
def test_a_bad_line_is_one_error_that_says_how_to_mend_it(text: str, error: str) -> None:
    # A line of what must be so comes after, so that it is the bad line that is at fault.
    with pytest.raises(ScenarioError) as raised:
        one(f"{text}\nUnder italiana, the pot is 40\n")
    assert error in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        (f"{DRAW}\nUnder italiana, the lowest card is the eight", "the lowest card is the seven"),
        (f"{DRAW}\nUnder italiana, the deck has 36 cards", "the deck has 32 cards"),
        (f"{DRAW}\nUnder italiana, As Kd Qs Js Ts is a flush", "As Kd Qs Js Ts is a straight to the ace, massima"),
        (f"{DRAW}\nUnder italiana, As Kd Qs Js 6s is a flush", "6s is not in this deck"),
        (f"{DRAW}\nUnder italiana, As Kd Qs Js 9s beats Ah Kc Qh Jh 9h", "Ah Kc Qh Jh 9h wins"),
        (f"{DRAW}\nUnder italiana, Carla is to act", "Bruno is to act"),
        (f"{DRAW}\nUnder italiana, Carla may knock", "Carla has nothing to do: Bruno is asked"),
        (f"{DRAW}\nUnder italiana, Bruno may go blind for 30", "Bruno may go blind for 40"),
        (f"{DRAW}\nUnder italiana, a raise to 30 reopens the betting", "nobody can bet now"),
        (f"{DRAW}\nUnder italiana, Bruno may change 4 cards at most", "nobody changes cards now"),
        (f"{DRAW}\nUnder italiana, the opening level is kings", "the opening level is jacks"),
        (f"{DRAW}\nUnder italiana, a pot of 40 is carried", "the hand is not over"),
        (f"{DRAW}\nUnder italiana, Bruno is eliminated", "the hand is not over"),
        (f"{DRAW}\nUnder italiana, the hand is telesina", "the hand is poker all'italiana"),
        (f"{DRAW}\nUnder italiana, another game", "the book knows this game"),
        (f"{OPENER}Under italiana, Bruno may knock or fold", "Bruno may knock, open or fold"),
        (f"{OPENER}Under italiana, Bruno's button for 990 reads PUNTO", "Bruno's button for 990 reads RESTO"),
        (f"{OPENER}Under italiana, Bruno's fold needs no confirmation", "Bruno's fold must be confirmed"),
        (f"{TELESINA}\nUnder italiana, the pot is 40", "Anna is choosing the game"),
        (f"{TELESINA}\nUnder italiana, Anna is asked for the vele", "Anna is asked for the vele and the covered card"),
    ],
)
def test_what_is_not_so_is_said(text: str, instead: str) -> None:
    (line,) = told(text)
    assert line.endswith(f"is not so: {instead}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{DRAW}\n  Carla goes blind for 40", "it is Bruno's turn"),
        (f"{DRAW}\n  Bruno goes blind for 30", "the blind is 40"),
        (f"{OPENER}  Bruno bets 20", "this is no first bet of a later round: write opens, or raises to"),
        (f"{OPENER}  Bruno raises to 20", "there is nothing to raise: write opens or bets"),
        (f"{OPENER}  Bruno is all in for 500", "Bruno is all in for 990"),
        (f"{OPENER}  Carla does not answer", "Carla is not to act"),
        (f"{OPENER}  Carla comes back", "Carla is not sitting out"),
        (f"{OPENER}  the next hand is dealt", "the hand is not over"),
        (f"{OPENER}  Anna chooses croce", "Anna has nothing to choose"),
        (f"{OPENER}  everybody turns up the latest card", "no card is to be turned up"),
        (
            f"{DRAW}Cards: Anna JhJd, Carla 7h8dTcQsKc, Dario 7s8c9dJcAh\n\n  Carla and Dario meet at the showdown",
            "they did not come to a showdown: the first of them must be able to open",
        ),
        (f"{TELESINA}\n  Bruno knocks", "Anna is choosing the game"),
        (f"{TELESINA}\n  Anna chooses croce", "the dealer chooses what he is asked, and nothing else"),
        (f"{TELESINA}\n  Bruno does not answer", "it is Anna's turn"),
    ],
)
def test_what_cannot_happen_stops_the_case(text: str, reason: str) -> None:
    (line,) = told(f"{text}\nUnder italiana, another game\n")
    assert line.endswith(f"cannot happen: {reason}")


def test_cards_that_left_the_deck_stop_the_case() -> None:
    """Under another reading, or after an elimination, the deck is a shorter one."""
    away = f"{DRAW}Away: Dario\nReadings: deck_basis dealt_in\nCards: Bruno 7s\n\nUnder italiana, the pot is 40\n"
    assert told(away) == ["'a case' cannot happen: 7s is not in the deck of this hand, which has 28 cards"]
    out = f"{SHORT}Cards: Bruno AhAdAcAsKs\n\n  Bruno and Dario meet at the showdown\n"
    (line,) = told(f"{out}  the next hand is dealt: Carla 7s\nUnder italiana, the pot is 30\n")
    assert line.endswith("cannot happen: 7s is not in the deck of this hand, which has 28 cards")


@pytest.mark.parametrize("form", [*ITALIAN_PLAY.forms, *ITALIAN_EXPECTED.forms], ids=lambda form: form.pattern)
def test_whoever_is_out_of_the_event_is_told_so(form: Form) -> None:
    """No line about an eliminated player breaks off: it is so, it is not so, or it cannot happen."""
    begun = f"{SHORT}Cards: Bruno AhAdAcAsKs\n\n  Bruno and Dario meet at the showdown\n  the next hand is dealt\n"
    line = form.example
    for name in ("Anna", "Bruno", "Carla", "Elena", "Fabio"):
        line = line.replace(name, "Dario")
    line = re.sub(r"Dario(?:, Dario)*(?: and Dario)?", "Dario", line)
    before = "  " if form in ITALIAN_PLAY.forms else "Under italiana, "
    report = run_scenario(one(f"{begun}{before}{line}\nUnder italiana, the pot is 30\n"))
    assert len(report.verdicts) + len(report.stopped) in (1, 2)


def test_a_result_that_hangs_on_cards_not_named_is_reported() -> None:
    text = f"{DRAW}\n  Bruno and Carla meet at the showdown\nUnder italiana, the pot of 120 goes to Bruno\n"
    (line,) = told(text)
    assert line.endswith("it hangs on cards that are not named: write Cards")


def test_a_book_of_tournaments_knows_nothing_of_the_game() -> None:
    assert told(f"{DRAW}\nUnder tda-2024, another game\n") == []
    assert "another game" in told(f"{DRAW}\nUnder tda-2024, the pot is 40\n")[0]


FALSE = "Under italiana, Bruno opens {amount} without what opens, found before anybody acts on it: pot carried"


@pytest.mark.parametrize(
    ("text", "told_instead"),
    [
        (OPENER + FALSE.format(amount=40), "the hand of Bruno may open"),
        (OPENER + FALSE.format(amount=4000), "the stack allows 990 at most"),
        (OPENER + FALSE.format(amount=40).replace("Bruno", "Carla"), "Bruno"),
        (
            OPENER + "  Bruno opens 40\n" + FALSE.format(amount=80).replace("Bruno", "Carla"),
            "a hand is opened before the draw",
        ),
        (DRAW + FALSE.format(amount=40), "a hand is opened before the draw"),
        (OPENER.replace("JhJd", "ThTd") + FALSE.format(amount=40), "the floor decides: check or opening forfeited"),
    ],
)
def test_only_a_hand_that_may_not_open_opens_falsely(text: str, told_instead: str) -> None:
    (line,) = told(text + "\n")
    assert told_instead in line


def test_what_hangs_on_cards_not_named_is_no_false_opening() -> None:
    (line,) = told(f"{DRAW}\n  Bruno declines the blind\n{FALSE.format(amount=40)}, no other choice\n")
    assert "the floor decides" in line or "may open" in line
