"""``tda-2024`` 63 to 71: chips and hands in danger, etiquette, penalties."""

from shuffleup.rulebooks.rule import assisted, recorded

CONDUCT = (
    recorded(
        "63",
        "Chips out of view",
        "Chips carried or held out of sight are forfeited and leave play; disqualification is possible. Racks "
        "should be at hand.",
        it=(
            "Chip fuori vista",
            "Le chip portate o tenute nascoste sono confiscate ed escono dal gioco; è possibile la squalifica. La "
            "casa tiene pronti dei contenitori.",
        ),
        es=(
            "Fichas fuera de la vista",
            "Las fichas llevadas o guardadas ocultas se pierden y salen del juego; cabe la descalificación. Debe "
            "haber bandejas a mano.",
        ),
    ),
    assisted(
        "64",
        "Lost and found chips",
        "Chips without an owner go back to the tournament's stock.",
        it=(
            "Chip smarrite",
            "Le chip senza proprietario tornano alla scorta del torneo.",
        ),
        es=(
            "Fichas perdidas",
            "Las fichas sin dueño vuelven a las existencias del torneo.",
        ),
    ),
    assisted(
        "65",
        "Killed, fouled and exposed hands",
        "Protect your cards: a hand lost beyond recognition has no redress but its uncalled bet. One that can be "
        "identified stays in play, seen or not.",
        it=(
            "Mani annullate, contaminate, esposte",
            "Le carte si proteggono: di una mano ormai irriconoscibile torna solo la puntata non vista. Se si può "
            "identificare resta in gioco, vista o no.",
        ),
        es=(
            "Manos anuladas, mezcladas o expuestas",
            "Hay que proteger las cartas: una mano ya irreconocible solo recupera su apuesta no igualada. Si se "
            "puede identificar sigue en juego, vista o no.",
        ),
    ),
    assisted(
        "66",
        "Dead hands in stud",
        "Picking up one's upcards while facing action kills the hand; a proper stud fold turns them down and pushes "
        "all forward.",
        it=(
            "Mani morte nello stud",
            "Raccogliere le proprie carte scoperte davanti a un'azione uccide la mano; il fold corretto le gira e "
            "spinge tutto avanti.",
        ),
        es=(
            "Manos muertas en stud",
            "Recoger las cartas descubiertas ante una acción mata la mano; para retirarse bien se giran y se empuja "
            "todo adelante.",
        ),
    ),
    recorded(
        "67",
        "No disclosure, one player to a hand",
        "Nobody tells what he holds or threw away, advises, criticises or reads an unshown hand; everybody plays "
        "alone.",
        it=(
            "Silenzio sulle carte, un giocatore per mano",
            "Nessuno rivela che cosa ha o ha buttato, consiglia, critica o legge mani non mostrate; ognuno gioca da "
            "solo.",
        ),
        es=(
            "Sin revelar nada, un jugador por mano",
            "Nadie cuenta lo que tiene o tiró, ni aconseja, critica o lee manos no mostradas; cada uno juega solo.",
        ),
    ),
    recorded(
        "68",
        "Exposing cards, proper folds",
        "Showing cards while action is pending leaves the hand live but may be penalised afterwards. Fold low, "
        "forward and unseen.",
        it=(
            "Carte mostrate, fold corretto",
            "Mostrare carte con l'azione in corso lascia viva la mano ma può essere punito alla fine. Si passa in "
            "basso, in avanti e senza far vedere.",
        ),
        es=(
            "Mostrar cartas, retirarse bien",
            "Enseñar cartas con acción pendiente no mata la mano, pero puede sancionarse al acabar. Se tira bajo, "
            "hacia delante y sin mostrar.",
        ),
    ),
    recorded(
        "69",
        "Ethical play",
        "Soft play is penalised, up to chips or disqualification; chip dumping and other collusion are "
        "disqualification.",
        it=(
            "Gioco leale",
            "Il soft play si punisce, fino alle chip o alla squalifica; chip dumping e altre collusioni portano "
            "alla squalifica.",
        ),
        es=(
            "Juego ético",
            "El juego blando se sanciona, hasta fichas o descalificación; el chip dumping y otras colusiones son "
            "descalificación.",
        ),
    ),
    recorded(
        "70",
        "Breaches of etiquette",
        "Delay, touching others or their chips, acting out of turn, hidden cards, bets out of reach, abuse, bad "
        "hygiene, endless talk. Sanctions by rule 71.",
        it=(
            "Violazioni dell'etichetta",
            "Lentezza, toccare altri o le loro chip, fuori turno ripetuti, carte nascoste, puntate fuori portata, "
            "offese, scarsa igiene, troppe chiacchiere. Sanzioni con la regola 71.",
        ),
        es=(
            "Faltas de etiqueta",
            "Demoras, tocar a otros o sus fichas, actuar fuera de turno, ocultar cartas, apostar lejos, insultos, "
            "mala higiene, charla sin fin. Sanciones según la regla 71.",
        ),
    ),
    recorded(
        "71",
        "Warnings, penalties, disqualification",
        "From a warning through missed hands and rounds to disqualification, heavier when repeated. The absent "
        "offender is dealt in, pays blinds and antes, and his hand is killed.",
        it=(
            "Ammonizioni, penalità, squalifica",
            "Dall'ammonizione a mani e giri saltati fino alla squalifica, più pesanti se ripetute. Chi la sconta "
            "riceve le carte, paga bui e ante, e la sua mano è annullata.",
        ),
        es=(
            "Avisos, penalizaciones, descalificación",
            "Del aviso a manos y vueltas perdidas hasta la descalificación, más duras si se repiten. A quien la "
            "cumple se le reparte, paga ciegas y antes, y su mano se anula.",
        ),
    ),
)
