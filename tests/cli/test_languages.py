"""``--lang``: what commands answer and what they refuse, in Italian and Spanish."""

from pathlib import Path

import pytest

from shuffleup.cli.money import chips, money
from shuffleup.locale.messages import messages
from shuffleup.locale.note_sentences import NOTES, note_name, note_text
from shuffleup.maths.deals import DealMethod, DealTerms
from shuffleup.maths.deals import deal as struck
from shuffleup.rulebooks.rule import Language
from tests.cli.shell import ROOT, ran

LEAGUE = ROOT / "examples" / "league"
DEAL = ("deal", "--stacks", "50000,30000,20000", "--payouts", "1000,600,400")


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert money(123_450, "EUR", Language.ITALIAN) == "1.234,50 EUR"
    assert money(-5, "", Language.SPANISH) == "-0,05"
    assert (chips(12_300), chips(12_300, Language.ITALIAN)) == ("12,300", "12.300")


def test_a_deal_sheet_in_italian_and_in_spanish() -> None:
    italian = ran(*DEAL, "--method", "chip-chop", "--save", "100", "--currency", "EUR", "--lang", "it").out
    for said in ("ACCORDO SUI PREMI", "Premi rimasti:   2.000,00 EUR", "100,00 EUR per il posto 1", "  1 giocatore 1 "):
        assert said in italian
    assert "Nota: il chip chop dà di più agli stack grandi" in italian
    spanish = ran(*DEAL, "--bounties", "50,25,25", "--lang", "es").out
    for said in (
        "ACUERDO SOBRE LOS PREMIOS",
        "ICM (Malmuth y Harville)",
        "recompensas según el modelo: todo el dinero",
    ):
        assert said in spanish
    for sheet in (italian, spanish):
        assert max(map(len, sheet.splitlines())) <= 120
        assert "player" not in sheet


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((*DEAL, "--save", "900", "--lang", "it"), "error: mettere da parte 900,00 per il posto 1"),
        ((*DEAL, "--save", "900", "--lang", "es"), "error: apartar 900,00 para el puesto 1"),
        (
            ("payouts", "--entries", "75", "--places", "9", "--buy-in", "50", "--min-cash", "4000", "--lang", "es"),
            "error: 9 premios superan el bote de 3.750,00: pague menos, o baje el mínimo",
        ),
        (
            ("points", "--formula", "10 *", "--players", "30", "--lang", "it"),
            "error: --formula: la formula non si legge",
        ),
    ],
)
def test_what_cannot_be_is_one_line_in_the_language(arguments: tuple[str, ...], told: str) -> None:
    mistaken = ran(*arguments)
    assert (mistaken.status, mistaken.out, mistaken.err.count("\n")) == (2, "", 1)
    assert mistaken.err.startswith(told)


def test_payouts_in_italian() -> None:
    told = ran("payouts", "--entries", "75", "--rulebook", "mediterraneo-2026", "--buy-in", "50", "--lang", "it").out
    assert told.startswith("75 iscrizioni, montepremi 3.750,00, 9 posti a premio (mediterraneo-2026 MED-23, fino a 90 ")
    assert "          7                202,50    5,40%  ricavato\n" in told
    assert "al primo va il 29,5%, ai primi 3 il 62,3%, all'ultimo 2,5 buy-in\n" in told
    assert told.endswith("nota: i posti da 7 a 9 sono ricavati, non stampati; la casa può sostituirli\n")


def test_points_and_a_season_in_spanish() -> None:
    assert ran("points", "--table", "mediterraneo-2026", "--players", "1", "--lang", "es").out.count("1 jugador\n") == 1
    results = [str(path) for path in sorted(LEAGUE.glob("2026*.csv"))]
    told = ran("points", "--league", "mediterraneo-series", *results, "--lang", "es").out
    assert "6 torneos, 32 jugadores, cerrada\n" in told
    assert told.splitlines()[4].split()[:7] == ["pos.", "jugador", "puntos", "torneos", "cuentan", "mejor", "puesto"]


def test_scenarios_that_fail_are_told_in_italian(tmp_path: Path) -> None:
    file = tmp_path / "case.scenario"
    file.write_text(
        "Scenario: a raise\nId: my-1\nRules: tda-2024 43\nGame: no-limit hold'em\nBlinds: 300/600\n"
        "Stacks: Anna 20000, Bruno 20000, Carla 20000\n\n  Carla raises to 1200\n"
        "Under tda-2024, Anna may raise to 1900\nUnder tda-2024, Anna pushes 5000: raise to 5000\n"
        "  Bruno calls\nUnder tda-2024, Anna may call 900\n",
        encoding="utf-8",
    )
    told = ran("scenario", str(file), "--lang", "it")
    assert told.status == 3
    assert told.out.splitlines() == [
        f"{file}:11: secondo tda-2024, «Bruno chiama» non può succedere: tocca ad Anna",
        f"{file}:9: secondo tda-2024, «Anna può rilanciare a 1.900» non è così: Anna può rilanciare a 1.800",
        f"{file}:10: secondo tda-2024, «Anna pushes 5000: raise to 5000» non è così: Anna chiama e aggiunge 900. "
        "4.100 tornano indietro.",
        "0 scenari su 1 sono come previsto; previsioni: tda-2024 0 su 2",
    ]


# ── notes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", [Language.ITALIAN, Language.SPANISH])
def test_every_note_has_a_message_with_its_places(language: Language) -> None:
    for form in NOTES.forms:
        places = dict.fromkeys(NOTES.slots, "x")
        assert messages(language).faults(note_name(form), places) == ()
        english = messages(Language.ENGLISH).say(note_name(form), places)
        assert messages(language).say(note_name(form), places) != english


def test_the_notes_of_the_core_are_the_known_ones() -> None:
    """A note that the core words otherwise would stay English: each is made here and told."""
    stacks, prizes = (90_000, 6_000, 4_000), (100_000, 60_000, 40_000)
    notes: list[str] = []
    for terms in (
        DealTerms(method=DealMethod.CHIP_CHOP),
        DealTerms(method=DealMethod.CUSTOM, custom_cents=(150_000, 30_000, 20_000)),
    ):
        agreed = struck(stacks, prizes, terms)
        notes += [caution.message for caution in agreed.cautions]  # type: ignore[union-attr]
    notes += _notes("payouts", "--entries", "400", "--rulebook", "mediterraneo-2026", "--pool", "9000")
    notes += _notes("payouts", "--entries", "2", "--percentages", "50,30,20", "--pool", "100")
    assert len(notes) >= 6
    assert [note for note in notes if note_text(note, Language.ITALIAN) == note] == []


def _notes(*arguments: str) -> list[str]:
    lines = ran(*arguments).out.splitlines()
    return [line.removeprefix("note: ") for line in lines if line.startswith("note: ")]
