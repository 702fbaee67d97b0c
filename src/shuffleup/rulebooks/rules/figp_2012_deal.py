"""Rules 37 to 49 of ``figp-2012`` in our words: errors of the deal and of the deck."""

from shuffleup.rulebooks.rule import assisted, mechanised

DEAL = (
    mechanised(
        "37a",
        "Substantial action before the flop",
        "Not before the big blind has acted for the first time.",
        it=("Azione significativa prima del flop", "Non c'è finché il grande buio non parla una volta."),
        es=("Acción sustancial antes del flop", "No la hay mientras la ciega grande no hable una vez."),
    ),
    mechanised(
        "37b",
        "Substantial action after the flop",
        "Any two acts, even two checks or two folds.",
        it=("Azione significativa dopo il flop", "Due azioni qualsiasi, anche soli check o soli fold."),
        es=("Acción sustancial tras el flop", "Dos acciones cualesquiera, aunque sean dos checks o dos folds."),
    ),
    mechanised(
        "38",
        "Misdeal",
        "For five causes, and for too many cards (40), the cards are shuffled and cut again; found after "
        "substantial action the hand goes on.",
        it=("Misdeal", "Per cinque cause, o troppe carte (40), si rimescola e si taglia; scoperto tardi, si prosegue."),
        es=("Misdeal", "Por cinco causas, o cartas de más (40), se baraja y corta de nuevo; si es tarde, se sigue."),
    ),
    mechanised(
        "38a",
        "First or second card exposed",
        "One of the first two cards off the deck is seen.",
        it=("Prima o seconda scoperta", "Si vede una delle due carte iniziali del mazzo."),
        es=("Primera o segunda destapada", "Se ve una de las dos cartas iniciales de la baraja."),
    ),
    mechanised(
        "38b",
        "Two cards exposed",
        "Two or more cards of the deal are seen.",
        it=("Due carte scoperte", "Nel dare se ne vedono almeno due."),
        es=("Dos cartas destapadas", "Al repartir se ven al menos dos."),
    ),
    assisted(
        "38c",
        "Wrong position",
        "Cards go to the wrong place, as with a wrong button.",
        it=("Posto sbagliato", "Le carte vanno dove non devono, come con il bottone fuori posto."),
        es=("Posición equivocada", "Las cartas van donde no deben, como con el botón mal puesto."),
    ),
    mechanised(
        "38d",
        "Seat not in the hand",
        "A seat that does not take part gets cards.",
        it=("Posto non in gioco", "Riceve carte chi non partecipa."),
        es=("Asiento que no juega", "Recibe cartas quien no participa."),
    ),
    mechanised(
        "38e",
        "Seat skipped",
        "A seat that should take part gets none.",
        it=("Posto saltato", "Non ne riceve chi deve partecipare."),
        es=("Asiento saltado", "No las recibe quien debe participar."),
    ),
    mechanised(
        "39",
        "One exposed card",
        "The deal goes on; after it the card is replaced from the top and becomes the burn. It may not be kept.",
        it=(
            "Una carta scoperta",
            "Si continua; alla fine la sostituisce la prima del mazzo e diventa quella da bruciare.",
        ),
        es=(
            "Una carta destapada",
            "Se sigue; al final la sustituye la de arriba y pasa a ser la quemada. No se conserva.",
        ),
    ),
    assisted(
        "40",
        "Extra card",
        "One card too many for the first player goes back and is the burn; with more it is a misdeal.",
        it=("Carta in più", "Una di troppo al primo torna sul mazzo e si brucia; se sono di più è misdeal."),
        es=("Carta de más", "Una sobrante al primero vuelve y se quema; si son más, misdeal."),
    ),
    assisted(
        "41",
        "Flop of four cards",
        "The four are mixed face down and the floor picks the next burn; of five or more the flop is dealt again.",
        it=(
            "Flop di quattro",
            "Si mischiano coperte e il floor sceglie la prossima da bruciare; da cinque in su si rifà.",
        ),
        es=("Flop de cuatro", "Se mezclan tapadas y el floor elige la próxima quemada; con cinco o más se repite."),
    ),
    assisted(
        "42",
        "Wrong burn before the flop",
        "With no burn or two the floor restores burn and flop if no card was seen; otherwise the deck is shuffled.",
        it=("Bruciata sbagliata", "Nessuna o due: se nulla si è visto il floor rimedia, altrimenti si rimescola."),
        es=("Quemada errónea", "Ninguna o dos: si nada se vio el floor lo repara; si no, se baraja."),
    ),
    mechanised(
        "43",
        "Dealing the flop again",
        "The deck without the burns is shuffled and cut, and the flop comes without a burn.",
        it=("Flop da rifare", "Si mescola lasciando fuori le bruciate, si taglia e si dà il flop senza bruciare."),
        es=("Repetir el flop", "Se baraja sin las quemadas, se corta y el flop sale sin quemar."),
    ),
    mechanised(
        "44",
        "Premature turn or river",
        "After an early turn the would-be river is the turn, and the river comes from a reshuffle with the "
        "early card; an early river is shuffled back. Neither takes a burn.",
        it=(
            "Turn o river anticipati",
            "Al posto del turn va il river previsto, poi si rimescola; il river si ridà, senza bruciare.",
        ),
        es=(
            "Turn o river prematuros",
            "El river previsto pasa a turn y luego se baraja; un river adelantado se repite, sin quemar.",
        ),
    ),
    mechanised(
        "45",
        "Foreign card",
        "A card with another back voids the hand, and all bets go back.",
        it=("Carta estranea", "Un dorso diverso annulla tutto e si rende ogni puntata."),
        es=("Carta ajena", "Un dorso distinto anula la mano y toda apuesta vuelve."),
    ),
    mechanised(
        "46",
        "Equal cards",
        "Two cards of one rank and suit void the hand, and all bets go back.",
        it=("Carte doppie", "Due carte identiche annullano la mano; ognuno riprende il suo."),
        es=("Cartas repetidas", "Dos cartas idénticas anulan la mano; cada uno recupera lo suyo."),
    ),
    mechanised(
        "47",
        "Card face up in the deck",
        "The next card takes its place; one that falls to a player is dealt and replaced at the end of that round.",
        it=("Carta girata nel mazzo", "Vale quella dopo; se tocca a un giocatore gli va data e si cambia a fine giro."),
        es=(
            "Carta vuelta en la baraja",
            "Vale la siguiente; si toca a un jugador se le da y se cambia al acabar la vuelta.",
        ),
    ),
    mechanised(
        "48",
        "Missing card",
        "A deck that lacks a card voids the result, and all bets go back.",
        it=("Carta mancante", "Con un mazzo incompleto il risultato cade e le chips tornano."),
        es=("Carta que falta", "Con la baraja incompleta el resultado cae y las fichas vuelven."),
    ),
    assisted(
        "49",
        "Deck put down too early",
        "The deal is completed all the same, from a deck restored as fairly as can be.",
        it=("Mazzo posato prima", "La distribuzione si finisce comunque, con il mazzo rifatto nel modo più equo."),
        es=("Baraja dejada antes", "El reparto se acaba igual, con la baraja rehecha lo más justamente posible."),
    ),
)
