"""Chapters ``a1`` to ``a13`` and the figures ``b`` of ``italiana`` in our words."""

from shuffleup.rulebooks.rule import mechanised, posted

GAME = (
    mechanised(
        "a1",
        "Players, deck, cards",
        "Two to six players; the lowest card is 11 less their number, the ace also goes below it in a "
        "straight, and suits rank hearts, diamonds, clubs, spades.",
        it=(
            "Giocatori, mazzo, carte",
            "Da due a sei; la carta più bassa è 11 meno i presenti, l'asso vale anche sotto di essa in scala.",
        ),
        es=(
            "Jugadores, baraja, cartas",
            "De dos a seis; la carta más baja es 11 menos los presentes, y el as también va debajo en escalera.",
        ),
    ),
    mechanised(
        "a2",
        "Roles at the table",
        "The first dealer is drawn; the button then moves on with every deal, and everything starts on its left.",
        it=("Ruoli al tavolo", "Il primo bottone si sorteggia, poi avanza a ogni smazzata; tutto parte da sinistra."),
        es=("Papeles en la mesa", "El primer botón se sortea y avanza en cada reparto; todo empieza a su izquierda."),
    ),
    mechanised(
        "a3",
        "The phases of a hand",
        "Ante from all, blind openings, five cards, opening, draw of up to four, last betting round, "
        "showing, award, and the catch-up after a parol.",
        it=(
            "Le fasi della mano",
            "Invito di tutti, buio, cinque carte, apertura, cambio fino a quattro, puntata finale, confronto, parol.",
        ),
        es=(
            "Las fases de la mano",
            "Ante de todos, ciegas voluntarias, cinco cartas, apertura, cambio de hasta cuatro, apuesta final, "
            "muestra.",
        ),
    ),
    mechanised(
        "a4",
        "What opens",
        "A pair of jacks or better, then queens, then kings after hands that nobody opened; four suited "
        "cards in sequence, open at both ends, always.",
        it=(
            "Con che cosa si apre",
            "Jack o meglio, poi donne, poi re se nessuno apre; quattro in scala reale bilaterale sempre.",
        ),
        es=("Con qué se abre", "Jotas o mejor, luego damas y reyes si nadie abre; cuatro a color seguidas, siempre."),
    ),
    mechanised(
        "a5",
        "Betting",
        "No limit, pot or fixed at the ante; a raise reopens the betting only if it at least doubles the last bet.",
        it=("Puntate", "Senza limite, piatto o fisse all'invito; riapre solo chi almeno raddoppia."),
        es=("Apuestas", "Sin límite, bote o fijas en el ante; solo reabre quien al menos dobla."),
    ),
    mechanised(
        "a6",
        "Giro pazzo",
        "Where the table has it, a full house or better shown by a contender makes the next round Telesina, "
        "one deal by each player.",
        it=(
            "Giro pazzo",
            "Se il tavolo lo prevede, un full o più al confronto dà un giro di Telesina, una smazzata a testa.",
        ),
        es=(
            "Giro pazzo",
            "Si la mesa lo tiene, un full o más a la vista trae una vuelta de Telesina, un reparto por cabeza.",
        ),
    ),
    mechanised(
        "a7",
        "Telesina",
        "Five cards in four rounds, one covered, with betting after each; vele in eight layouts are turned "
        "after the fifth, and the best visible hand speaks first.",
        it=(
            "Telesina",
            "Cinque carte in quattro giri, una coperta; dopo la quinta si girano le vele, e parla chi mostra di più.",
        ),
        es=(
            "Telesina",
            "Cinco cartas en cuatro vueltas, una tapada; tras la quinta se giran las velas, y habla quien más enseña.",
        ),
    ),
    mechanised(
        "a8",
        "Hands and how they compare",
        "The flush beats the full house; flushes compare by suit first, the others by rank and then suit; "
        "the lowest straight flush of spades beats the highest of hearts.",
        it=(
            "Punti e confronto",
            "Il colore batte il full e si misura dal seme; il resto da valori e poi semi; la scala reale minima di "
            "picche batte la massima di cuori.",
        ),
        es=(
            "Manos y comparación",
            "El color gana al full y se mide por el palo; lo demás por valores y luego palos; la escalera de color "
            "mínima de picas gana a la máxima de corazones.",
        ),
    ),
    mechanised(
        "a9",
        "No ties",
        "Suits part every two hands, so that no pot is divided and there are no odd chips.",
        it=("Nessuna parità", "I semi separano sempre due mani: nessun piatto si divide, nessuna chip avanza."),
        es=("Sin empates", "Los palos separan siempre dos manos: ningún bote se divide ni sobran fichas."),
    ),
    mechanised(
        "a10",
        "Sitting out, clock, time bank",
        "Thirty seconds; in a betting round who runs out sits out, checks if he may and else folds, after "
        "his time bank where there is one.",
        it=(
            "Sit-out, tempo, riserva",
            "Trenta secondi; scaduti in una puntata si è fuori: si bussa se si può, se no si passa.",
        ),
        es=(
            "Ausencia, reloj, reserva",
            "Treinta segundos; agotados al apostar, se queda ausente: pasa si puede y si no se retira.",
        ),
    ),
    mechanised(
        "a11",
        "Automatic play",
        "A player may set in advance layout, covered card, showing or hiding, and the blind of his next turn.",
        it=("Gioco automatico", "Si possono fissare prima vele, carta coperta, mostrare o no, buio seguente."),
        es=("Juego automático", "Se pueden fijar antes velas, carta tapada, mostrar o no y la próxima ciega."),
    ),
    mechanised(
        "a12",
        "In a tournament",
        "Equal stacks, antes taken from all, players out when they end a hand without chips, and unopened "
        "hands paid for again.",
        it=("In torneo", "Stack uguali, invito prelevato a tutti; chi chiude una mano senza chips esce."),
        es=("En torneo", "Stacks iguales, ante cobrado a todos; quien acaba una mano sin fichas sale."),
    ),
    posted(
        "a13",
        "Names of the buttons",
        "The words on the buttons stay Italian; resto stands where a bet, raise or call takes the whole stack.",
        it=("Nomi dei tasti", "Parole d'uso sui tasti; resto dove punto, rilancio o vedo vale lo stack."),
        es=("Nombres de los botones", "Palabras italianas; resto donde apostar, subir o igualar lleva todo el stack."),
    ),
    posted(
        "b",
        "Figures and options",
        "Every number of the game, what a table may choose, and the defaults.",
        it=("Cifre e opzioni", "Tutti i numeri del gioco, ciò che il tavolo sceglie, i valori di partenza."),
        es=("Cifras y opciones", "Todos los números del juego, lo que la mesa elige y los valores iniciales."),
    ),
)
