"""``tda-2024`` 23 to 39: general procedures, presence, button, deal and board."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

DEALING = (
    mechanised(
        "23",
        "New hand, new limits",
        "A new level counts from the next hand. A hand begins with the riffle, the shuffler's button or the dealer "
        "push; one begun by mistake at the old level stays there after substantial action.",
        it=(
            "Nuova mano, nuovi limiti",
            "Il nuovo livello vale dalla mano seguente. La mano comincia con la prima mescolata, il tasto della "
            "macchina o il cambio dealer; se per errore è partita al livello vecchio, ci resta dopo un'azione "
            "significativa.",
        ),
        es=(
            "Mano nueva, límites nuevos",
            "El nivel nuevo vale desde la mano siguiente. La mano empieza con la primera mezcla, el botón de la "
            "máquina o el relevo del crupier; si por error empezó en el nivel viejo, ahí sigue tras acción "
            "sustancial.",
        ),
    ),
    mechanised(
        "24",
        "Scheduled colour-up and chip race",
        "The race starts at seat 1 and gives a player at most one chip; nobody is raced out. Old chips found later "
        "are changed at equal value only.",
        it=(
            "Color-up programmato e chip race",
            "La chip race parte dal posto 1 e dà al massimo una chip a testa; nessuno viene eliminato così. I "
            "vecchi tagli trovati dopo si cambiano solo alla pari.",
        ),
        es=(
            "Color up programado y chip race",
            "La carrera parte del asiento 1 y da como mucho una ficha por jugador; nadie queda fuera así. Las "
            "fichas viejas halladas después se cambian solo a la par.",
        ),
    ),
    recorded(
        "25",
        "Visible, countable chips and cards",
        "Clean stacks of twenty, big chips in sight, live cards in plain view; everybody may estimate. The director "
        "may colour up anyone, announced.",
        it=(
            "Chip e carte visibili e contabili",
            "Pile ordinate da venti, tagli grandi in vista, carte vive sempre visibili: tutti possono farsi "
            "un'idea. Il direttore può fare color-up a chiunque, annunciandolo.",
        ),
        es=(
            "Fichas y cartas visibles y contables",
            "Pilas limpias de veinte, fichas grandes a la vista, cartas vivas siempre visibles: todos pueden "
            "estimar. El director puede hacer color up a cualquiera, anunciándolo.",
        ),
    ),
    assisted(
        "26",
        "Deck changes",
        "Decks change with the dealer, with the level or as the house says; players cannot ask for it.",
        it=(
            "Cambi di mazzo",
            "Il mazzo cambia con il dealer, con il livello o quando lo dice la casa; i giocatori non possono "
            "chiederlo.",
        ),
        es=(
            "Cambios de baraja",
            "La baraja cambia con el crupier, con el nivel o cuando lo diga la casa; los jugadores no pueden pedirlo.",
        ),
    ),
    mechanised(
        "27",
        "Rebuys",
        "Nobody misses a hand to rebuy. Who announces it before a hand already plays with those chips, and must pay "
        "for them.",
        it=(
            "Rebuy",
            "Per un rebuy non si salta una mano. Chi lo annuncia prima della mano gioca già con quelle chip, e le "
            "deve pagare.",
        ),
        es=(
            "Recompras",
            "Nadie se salta una mano para recomprar. Quien lo anuncia antes de la mano ya juega con esas fichas y "
            "tiene que pagarlas.",
        ),
    ),
    mechanised(
        "28",
        "No rabbit hunting",
        "Cards that were not dealt stay unknown after the hand.",
        it=(
            "Niente rabbit hunting",
            "Le carte non distribuite restano sconosciute anche dopo la mano.",
        ),
        es=(
            "Sin rabbit hunting",
            "Las cartas que no se repartieron siguen ocultas después de la mano.",
        ),
    ),
    mechanised(
        "29",
        "Calling the clock",
        "After fair thought the clock runs 25 seconds and a count of five; then the hand is dead, or checks if it may.",
        it=(
            "Chiamare il tempo",
            "Dopo una riflessione ragionevole corrono 25 secondi e un conto di cinque; poi la mano è morta, oppure "
            "fa check se può.",
        ),
        es=(
            "Pedir tiempo",
            "Tras una reflexión razonable corren 25 segundos y una cuenta de cinco; después la mano está muerta, o "
            "pasa si puede.",
        ),
    ),
    mechanised(
        "30",
        "At the seat",
        "To have a live hand be at the seat when the first deal is complete; blinds and antes are due in any case.",
        it=(
            "Al proprio posto",
            "Per avere una mano viva bisogna essere al posto quando la prima distribuzione è completa; bui e ante "
            "si pagano comunque.",
        ),
        es=(
            "En su asiento",
            "Para tener una mano viva hay que estar en el asiento al completarse el primer reparto; ciegas y antes "
            "se pagan igualmente.",
        ),
    ),
    recorded(
        "31",
        "At the table while action is pending",
        "Who has a live hand, all-in or not, stays until betting and showdown are over.",
        it=(
            "Al tavolo finché c'è azione",
            "Chi ha una mano viva, all-in o no, resta fino al termine delle puntate e dello showdown.",
        ),
        es=(
            "En la mesa mientras hay acción",
            "Quien tiene una mano viva, all-in o no, se queda hasta que acaban las apuestas y el showdown.",
        ),
    ),
    mechanised(
        "32",
        "Dead button",
        "The big blind moves one player on each hand; small blind and button follow, onto an empty seat if need be.",
        it=(
            "Bottone morto",
            "Il grande buio avanza di un giocatore a ogni mano; piccolo buio e bottone seguono, se occorre su un "
            "posto vuoto.",
        ),
        es=(
            "Botón muerto",
            "La ciega grande avanza un jugador en cada mano; la pequeña y el botón la siguen, si hace falta a un "
            "asiento vacío.",
        ),
    ),
    recorded(
        "33",
        "Dodging blinds",
        "Escaping a blind on purpose must be penalised.",
        it=(
            "Evitare i bui",
            "Sottrarsi di proposito a un buio va sempre punito.",
        ),
        es=(
            "Esquivar las ciegas",
            "Librarse a propósito de una ciega se sanciona siempre.",
        ),
    ),
    mechanised(
        "34",
        "Button placement and heads-up",
        "Heads-up the button is the small blind and acts first before the flop; nobody is big blind twice running. "
        "A misplaced button is mended before substantial action only.",
        it=(
            "Posizione del bottone e testa a testa",
            "Nel testa a testa il bottone è piccolo buio e parla per primo prima del flop; nessuno è grande buio "
            "due volte di fila. Un bottone fuori posto si corregge solo prima di un'azione significativa.",
        ),
        es=(
            "Posición del botón y mano a mano",
            "En mano a mano el botón es ciega pequeña y habla primero antes del flop; nadie es ciega grande dos "
            "veces seguidas. Un botón mal puesto se corrige solo antes de la acción sustancial.",
        ),
    ),
    assisted(
        "35",
        "Misdeals and fouled decks",
        "A misdeal is dealt again exactly as before, unless there was substantial action. A fouled deck stops the "
        "hand at any time, and all bets go back.",
        it=(
            "Misdeal e mazzi non validi",
            "Un misdeal si ridistribuisce tale e quale, a meno che ci sia stata azione significativa. Un mazzo non "
            "valido ferma la mano in ogni momento e tutte le puntate tornano indietro.",
        ),
        es=(
            "Misdeals y barajas incorrectas",
            "Un misdeal se reparte de nuevo tal cual, salvo que hubiera acción sustancial. Una baraja incorrecta "
            "detiene la mano en cualquier momento y se devuelven todas las apuestas.",
        ),
    ),
    mechanised(
        "36",
        "Substantial action",
        "Two acts in turn, one of them with chips, or any three acts; posted blinds are no acts.",
        it=(
            "Azione significativa o sostanziale",
            "Due azioni nel turno, di cui una con chip, oppure tre qualsiasi; mettere i bui non conta.",
        ),
        es=(
            "Acción sustancial",
            "Dos acciones en turno, una de ellas con fichas, o tres cualesquiera; poner las ciegas no cuenta.",
        ),
    ),
    assisted(
        "37",
        "Button short of cards",
        "The button speaks at once and may get his missing cards even late; if he plays an incomplete hand, it is "
        "dead.",
        it=(
            "Bottone con poche carte",
            "Il bottone lo dice subito e può avere le carte mancanti anche tardi; se gioca una mano incompleta, è "
            "morta.",
        ),
        es=(
            "Botón con pocas cartas",
            "El botón avisa enseguida y puede recibir las cartas que le faltan incluso tarde; si juega una mano "
            "incompleta, está muerta.",
        ),
    ),
    mechanised(
        "38",
        "Burns",
        "Every street burns exactly one card, never more to bring back the order of the deck.",
        it=(
            "Carte bruciate",
            "A ogni street si brucia una sola carta, mai di più per ristabilire l'ordine del mazzo.",
        ),
        es=(
            "Cartas quemadas",
            "En cada calle se quema una sola carta, nunca más para recuperar el orden de la baraja.",
        ),
    ),
    assisted(
        "39",
        "Irregular flops and premature cards",
        "A random one of four flop cards becomes the next burn. A flop without a burn is scrambled before action "
        "and stands after it; premature cards go by RP-5.",
        it=(
            "Flop irregolari e carte premature",
            "Di quattro carte al flop una a caso diventa la prossima bruciata. Un flop senza bruciata si rimescola "
            "prima dell'azione e vale dopo; per le carte premature c'è la RP-5.",
        ),
        es=(
            "Flops irregulares y cartas prematuras",
            "De cuatro cartas en el flop, una al azar será la próxima quemada. Un flop sin quemar se mezcla antes "
            "de la acción y vale después; las cartas prematuras van por la RP-5.",
        ),
    ),
)
