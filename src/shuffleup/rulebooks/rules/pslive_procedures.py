"""``pslive`` 11 to 23: procedures."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

PROCEDURES = (
    mechanised(
        "11",
        "Drawing the button",
        "The button is drawn at one table for all of them: at the start, at every restart and redraw, and at the "
        "final table.",
        it=(
            "Sorteggio del bottone",
            "Il bottone si sorteggia a un tavolo e vale per tutti: all'inizio, a ogni ripresa e redraw, e al tavolo "
            "finale.",
        ),
        es=(
            "Sorteo del botón",
            "El botón se sortea en una mesa y vale en todas: al inicio, en cada reanudación y nuevo sorteo, y en la "
            "mesa final.",
        ),
    ),
    mechanised(
        "11a",
        "Dead button",
        "The button stays where it is when an elimination or an arrival keeps it from moving.",
        it=(
            "Bottone morto",
            "Il bottone resta dov'è quando un'eliminazione o un arrivo gli impedisce di muoversi.",
        ),
        es=(
            "Botón muerto",
            "El botón se queda donde está cuando una eliminación o una llegada le impide moverse.",
        ),
    ),
    mechanised(
        "11b",
        "Heads-up button",
        "Heads-up the small blind has the button and acts first; nobody is big blind twice running.",
        it=(
            "Bottone nel testa a testa",
            "Nel testa a testa il piccolo buio ha il bottone e parla per primo; nessuno è grande buio due volte di "
            "fila.",
        ),
        es=(
            "Botón en mano a mano",
            "En mano a mano la ciega pequeña tiene el botón y habla primero; nadie es ciega grande dos veces seguidas.",
        ),
    ),
    assisted(
        "11c",
        "Misplaced button",
        "Before substantial action it is a misdeal and the button is put right; afterwards the hand is played and "
        "the button moves on from where it is.",
        it=(
            "Bottone fuori posto",
            "Prima dell'azione significativa è misdeal e il bottone si corregge; dopo si gioca la mano e il bottone "
            "prosegue da lì.",
        ),
        es=(
            "Botón mal puesto",
            "Antes de la acción sustancial es misdeal y se corrige el botón; después se juega la mano y el botón "
            "sigue desde ahí.",
        ),
    ),
    mechanised(
        "12",
        "Chip race",
        "It starts left of the dealer and gives at most one chip each. Nobody is raced out; old chips found later "
        "count only if they make up a chip in play.",
        it=(
            "Chip race",
            "Parte da sinistra del dealer e dà al massimo una chip a testa. Nessuno ne esce eliminato; le vecchie "
            "chip trovate dopo valgono solo se formano una chip in gioco.",
        ),
        es=(
            "Carrera de fichas",
            "Parte de la izquierda del crupier y da como mucho una ficha a cada uno. Nadie queda eliminado; las "
            "viejas halladas después valen solo si suman una ficha en juego.",
        ),
    ),
    assisted(
        "13",
        "Discretionary colour-up",
        "Staff may change anyone's chips into larger ones at any time; it is announced, and the player may and "
        "should watch.",
        it=(
            "Color-up a discrezione",
            "Lo staff può cambiare a chiunque le chip in tagli più grandi; lo annuncia, e il giocatore può e "
            "dovrebbe assistere.",
        ),
        es=(
            "Color up discrecional",
            "El personal puede cambiar a cualquiera sus fichas por mayores; se anuncia, y el jugador puede y "
            "debería mirar.",
        ),
    ),
    mechanised(
        "14",
        "Odd chips",
        "Pots split down to the smallest chip; the odd one goes left of the button, by suit in stud, to the high half.",
        it=(
            "Chip dispari",
            "Si divide fino al taglio più basso; la chip che avanza va a sinistra del bottone, per seme nello stud, "
            "alla metà alta.",
        ),
        es=(
            "Fichas impares",
            "Se divide hasta la ficha más baja; la que sobra va a la izquierda del botón, por palo en stud, a la "
            "mitad alta.",
        ),
    ),
    recorded(
        "15",
        "Visible cards and stacks",
        "Cards in plain sight, chips in columns, preferably of twenty, with the large ones visible, so that "
        "opponents may estimate.",
        it=(
            "Carte e stack visibili",
            "Carte in piena vista, chip in colonne, meglio se da venti, con i tagli grandi visibili, così che gli "
            "altri possano stimare.",
        ),
        es=(
            "Cartas y stacks visibles",
            "Cartas bien a la vista, fichas en columnas, mejor de veinte, con las grandes visibles, para que los "
            "demás puedan estimar.",
        ),
    ),
    assisted(
        "15a",
        "Counts on request",
        "Exact figures are due for bets in play only; a whole stack is counted when its owner is all-in.",
        it=(
            "Conteggi su richiesta",
            "L'importo esatto si deve solo per le puntate in gioco; uno stack intero si conta quando il suo "
            "proprietario è all-in.",
        ),
        es=(
            "Cuentas a petición",
            "La cifra exacta se debe solo de las apuestas en juego; un stack entero se cuenta cuando su dueño está "
            "all-in.",
        ),
    ),
    recorded(
        "16",
        "Moving chips",
        "Chips travel in racks and in sight. Hidden ones may be taken away and leave the event; disqualification is "
        "possible.",
        it=(
            "Spostare le chip",
            "Le chip viaggiano nei contenitori e in vista. Quelle nascoste possono essere tolte ed escono dal "
            "torneo; è possibile la squalifica.",
        ),
        es=(
            "Mover las fichas",
            "Las fichas viajan en bandejas y a la vista. Las ocultas pueden quitarse y salen del torneo; cabe la "
            "descalificación.",
        ),
    ),
    assisted(
        "17",
        "Deck changes",
        "With the dealer or when the house wants it; players may not ask.",
        it=(
            "Cambi di mazzo",
            "Con il dealer o quando vuole la casa; i giocatori non possono chiederlo.",
        ),
        es=(
            "Cambios de baraja",
            "Con el crupier o cuando quiera la casa; los jugadores no pueden pedirlo.",
        ),
    ),
    assisted(
        "18",
        "Folded hands",
        "Face-down cards are folded once they touch muck, burns, board or discards, or are pushed forward facing a "
        "bet. Staff may bring a recoverable hand back.",
        it=(
            "Mani passate",
            "Le carte coperte sono passate quando toccano muck, bruciate, board o scarti, o se spinte avanti "
            "davanti a una puntata. Lo staff può ripescare una mano recuperabile.",
        ),
        es=(
            "Manos retiradas",
            "Las cartas tapadas quedan retiradas al tocar muck, quemadas, mesa o descartes, o si se empujan ante "
            "una apuesta. El personal puede rescatar una mano recuperable.",
        ),
    ),
    assisted(
        "18a",
        "Fold out of turn",
        "It binds as rule 31 says: only if the action before it does not change.",
        it=(
            "Fold fuori turno",
            "Vincola come dice la regola 31: solo se prima l'azione non cambia.",
        ),
        es=(
            "Retirarse fuera de turno",
            "Obliga como dice la regla 31: solo si antes no cambia la acción.",
        ),
    ),
    assisted(
        "19",
        "Deadline for disputes",
        "A hand can be disputed until the next one starts, with the first shuffle or the button of the machine.",
        it=(
            "Termine per contestare",
            "Una mano si contesta finché non comincia la seguente, con la prima mescolata o con il tasto della "
            "macchina.",
        ),
        es=(
            "Plazo para reclamar",
            "Una mano se discute hasta que empieza la siguiente, con la primera mezcla o el botón de la máquina.",
        ),
    ),
    mechanised(
        "19a",
        "Shown winners are safe",
        "A dealer cannot kill a hand that was shown and had clearly won.",
        it=(
            "La vincente mostrata è salva",
            "Il dealer non può annullare una mano mostrata che aveva chiaramente vinto.",
        ),
        es=(
            "La ganadora mostrada se salva",
            "El crupier no puede anular una mano mostrada que claramente había ganado.",
        ),
    ),
    assisted(
        "19b",
        "Unprotected hands",
        "Killed by the dealer, such a hand has no redress; a raise that nobody had called may be given back.",
        it=(
            "Mani non protette",
            "Se il dealer la annulla, non c'è rimedio; può tornare un rilancio che nessuno aveva visto.",
        ),
        es=(
            "Manos sin proteger",
            "Si el crupier la anula no hay remedio; puede devolverse una subida que nadie había igualado.",
        ),
    ),
    mechanised(
        "20",
        "Side pots",
        "Every side pot is a pot of its own and is never merged before it is divided. Players do not touch it.",
        it=(
            "Piatti laterali",
            "Ogni piatto laterale è un piatto a sé e non si unisce mai agli altri prima della divisione. I "
            "giocatori non lo toccano.",
        ),
        es=(
            "Botes secundarios",
            "Cada bote secundario es un bote aparte y nunca se junta antes de dividirlo. Los jugadores no lo tocan.",
        ),
    ),
    mechanised(
        "21",
        "Calling time",
        "With the approval of staff a player has 50 seconds and a count of ten; then his hand is dead. Deliberate "
        "delay may get less time and a penalty.",
        it=(
            "Chiamare il tempo",
            "Con l'assenso dello staff un giocatore ha 50 secondi e un conto di dieci; poi la sua mano è morta. Chi "
            "rallenta apposta può avere meno tempo e una penalità.",
        ),
        es=(
            "Pedir tiempo",
            "Con el visto bueno del personal un jugador tiene 50 segundos y una cuenta de diez; luego su mano está "
            "muerta. Quien demora adrede puede tener menos tiempo y una sanción.",
        ),
    ),
    mechanised(
        "21a",
        "Calling time in short levels",
        "In levels of 20 minutes or less: 25 seconds and a count of five.",
        it=(
            "Il tempo nei livelli brevi",
            "Nei livelli fino a 20 minuti: 25 secondi e un conto di cinque.",
        ),
        es=(
            "El tiempo en niveles cortos",
            "En niveles de hasta 20 minutos: 25 segundos y una cuenta de cinco.",
        ),
    ),
    assisted(
        "21b",
        "Action on the buzzer",
        "What happens exactly with the end of the count normally stands.",
        it=(
            "Azione allo scadere",
            "Ciò che accade proprio alla fine del conto di norma resta valido.",
        ),
        es=(
            "Acción al límite",
            "Lo que ocurre justo al final de la cuenta normalmente vale.",
        ),
    ),
    mechanised(
        "22",
        "End of the day",
        "Between 15 and 5 minutes before the end the clock stops and a card from three to seven is drawn; every "
        "table plays that many more hands.",
        it=(
            "Fine della giornata",
            "Tra 15 e 5 minuti prima della fine si ferma l'orologio e si pesca una carta da tre a sette: ogni "
            "tavolo gioca ancora quel numero di mani.",
        ),
        es=(
            "Fin de la jornada",
            "Entre 15 y 5 minutos antes del final se para el reloj y se saca una carta de tres a siete: cada mesa "
            "juega ese número de manos más.",
        ),
    ),
    mechanised(
        "23",
        "Hand for hand",
        "Near the money every table plays one hand and waits for the others, until enough players are out.",
        it=(
            "Mano per mano",
            "Vicino ai premi ogni tavolo gioca una mano e aspetta gli altri, finché non sono usciti abbastanza "
            "giocatori.",
        ),
        es=(
            "Mano por mano",
            "Cerca de los premios cada mesa juega una mano y espera a las demás, hasta que caen jugadores suficientes.",
        ),
    ),
    mechanised(
        "23a",
        "Called all-ins hand for hand",
        "The cards stay face down until the other tables are done; several such tables then finish one after the "
        "other.",
        it=(
            "All-in visti nel mano per mano",
            "Le carte restano coperte finché gli altri tavoli non hanno finito; più tavoli così terminano poi uno "
            "dopo l'altro.",
        ),
        es=(
            "All-in igualados mano por mano",
            "Las cartas siguen tapadas hasta que acaban las otras mesas; si hay varias así, terminan una tras otra.",
        ),
    ),
    mechanised(
        "23b",
        "Out at different tables",
        "Players out in the same hand at different tables share one place.",
        it=(
            "Eliminati a tavoli diversi",
            "Chi esce nella stessa mano a tavoli diversi ha lo stesso piazzamento.",
        ),
        es=(
            "Eliminados en mesas distintas",
            "Quienes caen en la misma mano en mesas distintas comparten el mismo puesto.",
        ),
    ),
    mechanised(
        "23c",
        "Out at one table",
        "Of two players out in one hand at one table the one who began it with more chips is placed higher.",
        it=(
            "Eliminati allo stesso tavolo",
            "Di due giocatori usciti insieme allo stesso tavolo è davanti chi aveva iniziato la mano con più chip.",
        ),
        es=(
            "Eliminados en la misma mesa",
            "De dos que caen juntos en una mesa queda delante quien empezó la mano con más fichas.",
        ),
    ),
)
