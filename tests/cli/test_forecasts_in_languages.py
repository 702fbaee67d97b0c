"""``duration``, ``structure``, ``simulate`` and ``convert`` in Italian and Spanish: the same figures, other words."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.shell import ROOT, ran
from tests.locale.english import english_words

NIGHT = str(ROOT / "examples" / "sit_and_go.toml")
FORECASTS = {
    "duration": ("duration", NIGHT, "--runs", "5", "--left", "4", "--level", "3"),
    "structure": ("structure", "--entries", "18", "--stack", "5000", "--hours", "2", "--runs", "5"),
    "simulate": ("simulate", NIGHT, "--runs", "1", "--seed", "4", "--quiet"),
}


@pytest.mark.parametrize("language", ["it", "es"])
@pytest.mark.parametrize("command", FORECASTS)
def test_the_same_figures_in_other_words(command: str, language: str) -> None:
    english, told = ran(*FORECASTS[command]), ran(*FORECASTS[command], "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert english_words(told.out) == set()
    assert _figures(told.out.replace(f" --lang {language}", "")) == _figures(english.out)
    # No column runs into the next one.
    assert [line for line in told.out.splitlines() if re.search(r"[a-z][a-zà-ú]{24,}", line)] == []


def _figures(text: str) -> list[str]:
    """Every number of a report, thousands and decimals alike in all languages."""
    return [re.sub(r"[.,]", "", one) for one in re.findall(r"\d[\d.,]*", text)]


@pytest.mark.parametrize("command", FORECASTS)
def test_a_document_is_the_same_in_every_language(command: str) -> None:
    english, italian = [
        json.loads(ran(*FORECASTS[command], "--json", "--lang", language).out) for language in ("en", "it")
    ]
    assert english | {"notes": ()} == italian | {"notes": ()}


def test_notes_and_what_is_written_are_told_in_italian(tmp_path: Path) -> None:
    rebuys = str(ROOT / "examples" / "rebuy_night.toml")
    told = ran("duration", rebuys, "--runs", "5", "--lang", "it").out
    assert "\nNota: iscrizioni tardive, re-entry e rebuy non sono previsti: dire con --late" in told
    file = tmp_path / "made.toml"
    written = ran(*FORECASTS["structure"], "--toml", str(file), "--lang", "it")
    assert written.err == f"scritto in {file}; per giocarlo: shuffleup run {file} --lang it\n"
    hand = tmp_path / "hand.phh"
    hand.write_text(
        'variant = "NT"\nante_trimming_status = true\nantes = [0, 0]\nblinds_or_straddles = [2, 4]\nmin_bet = 4\n'
        'starting_stacks = [100, 100]\nplayers = ["Anna", "Bruno"]\n'
        'actions = ["d dh p1 2c3d", "d dh p2 KsKh", "p2 f"]\n',
        encoding="utf-8",
    )
    target = tmp_path / "hand.ohh"
    assert ran("convert", str(hand), str(target), "--lang", "it").out == f"1 mano scritta in {target}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("structure", "--entries", "9", "--stack", "1500", "--hours", "1", "--runs", "5"),
            ("1 hour wanted:", "voluta 1 ora:", "deseada 1 hora:"),
        ),
        (("duration", NIGHT, "--runs", "1"), (", 1 run\n", ", 1 prova\n", ", 1 prueba\n")),
        (
            ("payouts", "--entries", "1", "--pool", "9"),
            (
                "1 entry, pool 9.00, 1 place paid (",
                "1 iscrizione, montepremi 9,00, 1 posto a premio (",
                "1 inscripción, bote de premios 9,00, 1 puesto con premio (",
            ),
        ),
        (
            ("payouts", "--entries", "1", "--pool", "9"),
            ("first gets 100.0%\n", "al primo va il 100,0%\n", "recibe el 100,0%\n"),
        ),
    ],
)
def test_one_of_a_kind_is_not_said_as_many(arguments: tuple[str, ...], told: tuple[str, ...]) -> None:
    for language, words in zip(("en", "it", "es"), told, strict=True):
        assert words in ran(*arguments, "--lang", language).out
