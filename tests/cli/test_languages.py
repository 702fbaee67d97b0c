"""``--lang``: what commands answer and what they refuse, in Italian and Spanish."""

import json
from pathlib import Path

import pytest

from shuffleup.answer import note, refuse
from shuffleup.cards.deck import FULL_DECK
from shuffleup.cards.shuffle.commit import commit, open_card, seal, transcript
from shuffleup.cli.typed import chips, money
from shuffleup.formats.phh.phh import Leniency
from shuffleup.locale.answers import answer_text
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from shuffleup.service.simulate import RunRefusedError
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
        ((*DEAL, "--save", "900", "--lang", "it"), "errore: 900,00 messi da parte per il posto 1 lo lasciano sotto"),
        ((*DEAL, "--save", "900", "--lang", "es"), "error: 900,00 apartados para el puesto 1 lo dejan por debajo"),
        (
            ("payouts", "--entries", "75", "--places", "9", "--buy-in", "50", "--min-cash", "4000", "--lang", "es"),
            "error: 9 premios de al menos 4.000,00 superan el bote de 3.750,00: pague menos, o baje el mínimo",
        ),
        (
            ("points", "--formula", "10 *", "--players", "30", "--lang", "it"),
            "errore: --formula: la formula non si legge",
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
        f"{file}:10: secondo tda-2024, per «Anna spinge 5000» la risposta è un'altra: Anna chiama e aggiunge 900. "
        "4.100 tornano indietro.",
        "0 scenari su 1 sono come previsto; previsioni: tda-2024 0 su 2",
    ]


# ── what is played, replayed, raced and checked ──────────────────────────────────────────────────────────────────────


def test_an_event_in_italian_is_the_same_event() -> None:
    """The run is the same in places, money and log; only the story and notes are in the language, for programs too."""
    event = str(ROOT / "examples" / "two_flights.toml")
    told = ran("run", event, "--seed", "3", "--lang", "it")
    assert (told.status, told.err) == (0, "")
    for said in (
        "Two flights: 85 giocatori, 122 iscrizioni (37 re-entry), holdem no limit, regolamento pslive\n",
        "buste con 960.000 chip, la più ricca di p15, 9.600,00 EUR per i premi\n",
        "       15 a premio, 28.000,00 EUR in tutto; 70 senza premio\n",
        "Accordo secondo l'ICM, 15.350,00 EUR in tutto, messo per iscritto da: la direzione\n",
        "I conti: tutto quadra, 31.050,00 EUR da una parte e dall'altra\n  in mano: nei cassetti",
        f"Lo stesso torneo di nuovo: shuffleup run {event} --seed 3 --lang it\n",
    ):
        assert said in told.out
    english, italian = [
        json.loads(ran("run", event, "--seed", "3", "--json", "--lang", lang).out) for lang in ("en", "it")
    ]
    stories = [document["longest_hand"].pop("story") for document in (english, italian)]
    assert english == italian
    assert all(f"  {line}\n" in told.out for line in stories[1])
    assert [line.split(":")[0] for line in stories[0][:1]] == ["Preflop"]
    assert not set(stories[0]) & set(stories[1])


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("satellite", ("una plaza en Main event\n", "Salieron con una plaza en el hito: ", "(empatados)")),
        ("knock_out", ("Recompensas: la cuenta cuadra, 675,00 EUR puestos, 675,00 EUR ganados\n", "1 eliminación\n")),
        (
            "team_event",
            ("12 equipos, 36 inscripciones", "Equipos tras las mangas:\n", "mesa final: puesto 1, 900,00 EUR"),
        ),
        ("rebuy_night", ("27 inscripciones, ", " recompras, ", " add-ons, ", "las 237.000 fichas están todas\n")),
    ],
)
def test_every_kind_of_event_in_spanish(event: str, said: tuple[str, ...]) -> None:
    told = ran("run", str(ROOT / "examples" / f"{event}.toml"), "--seed", "3", "--lang", "es").out
    assert [one for one in said if one not in told] == []


def test_a_season_in_spanish() -> None:
    told = ran("league", str(ROOT / "examples" / "season" / "series.toml"), "--seed", "1", "--lang", "es").out
    assert told.startswith("Winter series 2026: 6 torneos, puntos según mediterraneo-2026\n")
    assert "bote de premios 12.600,00 EUR, 630,00 EUR retenidos; 63 jugadores, gana p" in told
    assert " fichas, en la clasificación  1 " in told
    assert "Bote de la temporada: cuadra, 1.843,75 EUR retenidos por 6 torneos\nLas cuentas: todo cuadra" in told


def test_an_event_that_the_rules_refuse_to_go_on_with_is_refused_in_italian(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: object) -> None:
        raise RunRefusedError(refuse("too-few-entries", entries=1))

    monkeypatch.setattr("shuffleup.cli.run.command.play_planned", stopped)
    told = ran("run", str(ROOT / "examples" / "club_night.toml"), "--lang", "it")
    assert (told.status, told.out) == (3, "")
    assert told.err.endswith("club_night.toml: un torneo vuole almeno due iscrizioni: sono 1\n")


def test_a_race_in_three_languages() -> None:
    asked = ("race", "--remove", "25", "--lowest", "100", "--seed", "abc", "1=25x3+100x2", "2=25", "3=25x2+100")
    assert "2 chips raced for\n" in ran(*asked).out
    italian = ran(*asked, "--lang", "it").out
    assert italian.startswith("25 per 100: 2 chip in palio\n")
    assert italian.count("  vince\n") == 2
    assert "in gioco 50 più di prima\nLo stesso chip race di nuovo: shuffleup race --remove 25" in italian
    again = italian.splitlines()[-1].partition(": ")[2].split()[1:]
    assert ran(*again).out == italian
    assert "en juego 50 más que antes\n" in ran(*asked, "--lang", "es").out


def test_hands_and_stacks_in_italian_and_spanish() -> None:
    worth = ran("icm", "--stacks", "5000,3000,2000", "--payouts", "500,300,200", "--ranks", "--lang", "it").out
    for said in ("giocatore 1           5.000   50,00%            383,93", "3 stack, 10.000 chip, premi 1.000,00\n"):
        assert said in worth
    assert "verifica: ogni valore è giusto a 1e-10 di sé stesso o meglio; insieme mancano i premi di " in worth
    assert worth.splitlines()[-4].split() == ["posto", "1", "2", "3"]
    odds = ran("equity", "AsKd", "QhQs", "--board", "2c3d4h", "--lang", "es").out
    assert odds.splitlines()[0].split() == ["mano", "equity", "gana", "reparte", "combin.", "gana", "reparte"]
    assert odds.endswith("hold'em, mesa 2c3d4h: contados los 990 desenlaces\n")
    assert "AsKd    37,273%" in odds
    drawn = ran("equity", "AsKd", "QhQs", "--samples", "2000", "--lang", "it").out
    assert " esiti estratti dal seme 0, ±" in drawn


def test_records_in_italian(tmp_path: Path) -> None:
    files = [
        ("good", 'actions = ["d dh p1 2c3d", "d dh p2 KsKh", "p2 f"]\nfinishing_stacks = [102, 98]\n'),
        ("wrong", 'actions = ["d dh p1 2c3d", "d dh p2 KsKh", "p2 f"]\nfinishing_stacks = [103, 97]\n'),
        ("refused", 'actions = ["d dh p1 2c3d", "d dh p2 KsKh", "p2 cbr 5"]\n'),
    ]
    head = 'variant = "NT"\nante_trimming_status = true\nantes = [0, 0]\nblinds_or_straddles = [2, 4]\nmin_bet = 4\n'
    head += 'starting_stacks = [100, 100]\nplayers = ["Anna", "Bruno"]\n'
    for name, rest in files:
        (tmp_path / f"{name}.phh").write_text(head + rest, encoding="utf-8")
    told = ran("replay", str(tmp_path), "--lang", "it")
    assert told.status == 3
    assert "rifiutato: " in told.out
    assert "diverso: " in told.out
    assert told.out.endswith("1 mani su 3 finiscono con gli stack registrati secondo tda-2024\n")
    assert "recorded" not in told.out


def test_every_oddity_of_a_record_is_told_in_every_language() -> None:
    for oddity in Leniency:
        assert len({messages(language).say(f"replay-{oddity}") for language in Language}) == len(Language)


def test_a_transcript_in_spanish(tmp_path: Path) -> None:
    seed = bytes(range(32))
    sealed = seal(seed, commit(seed, "club/1/7", FULL_DECK), [b"anna"])
    shown = json.loads(json.dumps(transcript(sealed.commitment, [open_card(sealed, 9)], seed)))
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(shown), encoding="utf-8")
    told = ran("verify", str(file), "--lang", "es").out
    assert told.startswith("cierto  en el puesto   9 está ")
    assert "cierto  las semillas dan exactamente el orden comprometido\nclub/1/7: 1 apertura, todo es cierto" in told
    shown["openings"][0]["card"] ^= 1
    file.write_text(json.dumps(shown), encoding="utf-8")
    false = ran("verify", str(file), "--lang", "es")
    assert false.status == 1
    assert false.out.startswith("FALSO ")
    assert "NO es lo comprometido" in false.out


# ── notes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


BESIDE_SUMS = {
    note("chip-chop-favours-leader"): (
        "a chip chop gives big stacks more and small stacks less than their stacks are worth; compare with ICM"
    ),
    note("above-first-prize", number=1, amount_cents=123_456, prize_cents=100_000): (
        "by chips alone player 1 would take 1,234.56, more than the first prize of 1,000.00; he is held to it, and the "
        "rest goes to the others by chips"
    ),
    note("takes-above-first-prize", number=1, amount_cents=123_456, prize_cents=100_000): (
        "player 1 takes 1,234.56, more than the first prize of 1,000.00 that is dealt"
    ),
    note("takes-below-last-prize", number=3, amount_cents=5, prize_cents=100): (
        "player 3 takes 0.05, less than the last prize of 1.00 that is dealt"
    ),
    note("heads-by-chips"): "model: all head money in proportion to the chips; it overrates big stacks",
    note("heads-by-icm-order"): ("model: eliminations in ICM order, taker drawn by stack, half paid, half on his head"),
    note("beyond-last-column", last=390, entries=1_400): (
        "the table ends at 390 entries; 1,400 are paid by its last column"
    ),
    note("place-is-derived", place=7): "place 7 is derived, not printed; a house may replace it",
    note("places-are-derived", first=7, last=9): "places 7 to 9 are derived, not printed; a house may replace them",
    note("fewer-players-than-places", players=2, places=3): (
        "there are players for 2 of 3 paid places: the shares of the others go to them"
    ),
    note("places-below-a-unit", paid=3, places=5): (
        "only 3 of 5 places come to a whole unit; round to less to pay them all"
    ),
    note("beyond-last-band", last=360, players=400): (
        "the table ends at 360 players: 400 are counted by its last band"
    ),
    note("scores-are-derived", count=1): "1 score comes from a row that is derived, not printed",
    note("scores-are-derived", count=5): "5 scores come from rows that are derived, not printed",
}


def test_the_notes_beside_sums_are_sentences_in_every_language() -> None:
    for made, english in BESIDE_SUMS.items():
        assert answer_text(made) == english
        assert len({answer_text(made, language) for language in Language}) == len(Language)


@pytest.mark.parametrize(
    "arguments",
    [
        (*DEAL, "--method", "chip-chop"),
        (*DEAL, "--method", "custom", "--amounts", "1500,300,200"),
        ("payouts", "--entries", "400", "--rulebook", "mediterraneo-2026", "--pool", "9000"),
        ("payouts", "--entries", "2", "--percentages", "50,30,20", "--pool", "100"),
        ("points", "--table", "mediterraneo-2026", "--players", "400"),
    ],
)
def test_a_program_has_notes_as_codes_and_facts_and_everybody_in_his_language(
    arguments: tuple[str, ...],
) -> None:
    document = json.loads(ran(*arguments, "--json", "--lang", "it").out)
    notes = document["fields"][0]["notes"] if "fields" in document else document["cautions"]
    english, italian = [" ".join(ran(*arguments, "--lang", language).out.split()) for language in ("en", "it")]
    assert notes
    assert [one for one in notes if one["text"] in english or one["text"] not in italian] == []
    made = [note(one["code"], **one["facts"]) for one in notes]
    assert [answer_text(one, Language.ITALIAN) for one in made] == [one["text"] for one in notes]
