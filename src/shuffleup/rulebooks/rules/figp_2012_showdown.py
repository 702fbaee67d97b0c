"""Rules 24 to 36 of ``figp-2012`` in our words: the showdown, and which hands are dead."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

SHOWDOWN = (
    mechanised(
        "24",
        "Cards speak",
        "The cards decide, whatever anybody says about them; ties share equally. Who throws his hand away on "
        "a false word may lose it, and a deliberate lie may be penalised.",
        it=(
            "Parlano le carte",
            "Contano le carte, non le parole; i pari dividono. Chi le butta per un annuncio falso può perderle, "
            "e mentire apposta può costare una penalità.",
        ),
        es=(
            "Hablan las cartas",
            "Deciden las cartas y no las palabras; los iguales reparten. Quien las tira por un anuncio falso puede "
            "perderlas, y mentir adrede puede sancionarse.",
        ),
    ),
    mechanised(
        "25",
        "Order of showing",
        "The last aggressor of the hand, on whatever street, shows first; after none, the first left of the button.",
        it=(
            "Ordine di esibizione",
            "Apre l'ultimo aggressore della mano, in qualunque giro; senza, il primo dopo il bottone.",
        ),
        es=(
            "Orden de mostrar",
            "Abre el último agresor de la mano, en la calle que sea; si no hubo, el primero tras el botón.",
        ),
    ),
    mechanised(
        "25a",
        "Declining to show",
        "Whoever mucks in his turn gives up the pot.",
        it=("Non mostrare", "Chi al suo turno getta coperto rinuncia a tutto."),
        es=("No mostrar", "Quien en su turno tira tapado renuncia al bote."),
    ),
    assisted(
        "25b",
        "Neither shown nor mucked",
        "A player who does neither is treated as one who refuses (27b).",
        it=("Né mostrate né gettate", "Chi non fa né l'uno né l'altro è come chi rifiuta (27b)."),
        es=("Ni mostrar ni tirar", "Quien no hace ni lo uno ni lo otro se trata como quien se niega (27b)."),
    ),
    mechanised(
        "26",
        "All-in showdown",
        "Once somebody is all-in and the action is complete, all hands are turned up and live; none may be "
        "mucked, and doing so on purpose may be penalised.",
        it=(
            "Showdown con all-in",
            "Finita l'azione con un all-in si scopre tutto: ogni mano resta viva e nessuna si getta.",
        ),
        es=(
            "Showdown con all-in",
            "Acabada la acción con un all-in se destapa todo: toda mano vive y ninguna se tira.",
        ),
    ),
    mechanised(
        "27",
        "Winning hand",
        "To win, show all cards; the last hand need not be shown. Suspicion may have it reviewed.",
        it=(
            "Mano vincente",
            "Per vincere si mostra tutto; l'unica mano rimasta può tacere. Il sospetto la fa rivedere.",
        ),
        es=(
            "Mano ganadora",
            "Para ganar se enseña todo; la única que queda puede callar. La sospecha permite revisarla.",
        ),
    ),
    mechanised(
        "27a",
        "What shown means",
        "All cards lie face up on the table; a flash or a wave is not enough.",
        it=("Che cosa è mostrare", "Tutte scoperte, posate sul panno; un lampo o un gesto non basta."),
        es=("Qué es mostrar", "Todas boca arriba sobre la mesa; un destello o un gesto no basta."),
    ),
    assisted(
        "27b",
        "Refusing to show",
        "Staff order show or fold: after five seconds the hand is dead and the delay penalised. Turned over "
        "by another player it is live, and he may be penalised.",
        it=(
            "Rifiuto",
            "Il floor ordina di mostrare o passare: dopo cinque secondi è morta. Girata da altri, resta viva.",
        ),
        es=("Negativa", "El floor ordena mostrar o retirarse: a los cinco segundos muere. Si la gira otro, vive."),
    ),
    mechanised(
        "28",
        "Losing hands",
        "They are cleared before the pot is paid; a winning hand once shown cannot be killed, and everybody "
        "helps to mend a plain misreading.",
        it=(
            "Mani perdenti",
            "Si ritirano prima di pagare; la vincente esposta non si può uccidere, e tutti correggono.",
        ),
        es=("Manos perdedoras", "Se recogen antes de pagar; la ganadora expuesta no puede morir, y todos corrigen."),
    ),
    mechanised(
        "29",
        "Side pots",
        "They are settled before the main pot, the latest first.",
        it=("Piatti laterali", "Si decidono prima del principale, dal più recente."),
        es=("Botes laterales", "Se resuelven antes del principal, del más reciente al primero."),
    ),
    recorded(
        "30",
        "Rabbit hunting",
        "Nobody is shown the cards that would have come.",
        it=("Rabbit hunting", "Le carte che sarebbero venute non si guardano."),
        es=("Rabbit hunting", "No se enseñan las cartas que habrían salido."),
    ),
    assisted(
        "31",
        "Until when a hand may be disputed",
        "Until the next hand starts, with the first shuffle or the button of the machine.",
        it=("Fin quando si contesta", "Fino all'avvio della successiva: primo mescolamento o tasto della macchina."),
        es=("Hasta cuándo se discute", "Hasta que empieza la siguiente: primer barajado o botón de la máquina."),
    ),
    assisted(
        "32",
        "Equal information",
        "What one player saw all may see: at once if he still has a decision, otherwise when betting is over.",
        it=(
            "Pari informazione",
            "Ciò che uno vede spetta a tutti: subito se deve ancora decidere, se no a puntate chiuse.",
        ),
        es=("Igual información", "Lo que uno ve toca a todos: al momento si aún decide, si no al acabar las apuestas."),
    ),
    mechanised(
        "33",
        "Dead hand",
        "A hand is dead and taken away in four cases.",
        it=("Mano morta", "La mano muore e si ritira in quattro casi."),
        es=("Mano muerta", "La mano muere y se retira en cuatro casos."),
    ),
    assisted(
        "33a",
        "Folded or said to be folded",
        "Folding, or announcing a fold to the first bet or raise.",
        it=("Passata o annunciata", "Con il fold, o dicendo che si passerà appena qualcuno punta."),
        es=("Retirada o anunciada", "Con el fold, o al decir que se hará fold en cuanto apuesten."),
    ),
    assisted(
        "33b",
        "Thrown away",
        "Cards thrown out of the player's own space.",
        it=("Gettata", "Carte buttate fuori dal proprio spazio."),
        es=("Tirada", "Cartas lanzadas fuera del espacio propio."),
    ),
    assisted(
        "33c",
        "Off the table",
        "Cards taken from the table facing a bet, even against a player who is all-in.",
        it=("Via dal tavolo", "Carte tolte dal panno davanti a una puntata, pure contro un all-in."),
        es=("Fuera de la mesa", "Cartas quitadas de la mesa ante una apuesta, también contra un all-in."),
    ),
    mechanised(
        "33d",
        "Out of time",
        "Beyond the time for acting (22).",
        it=("Fuori tempo", "Oltre il tempo per agire (22)."),
        es=("Fuera de tiempo", "Pasado el tiempo para actuar (22)."),
    ),
    assisted(
        "34",
        "Getting a hand back",
        "The management may restore clearly identified cards where the game is better for it, as after a "
        "fold on wrong information.",
        it=(
            "Recupero",
            "La direzione può ridare vita a carte ben riconoscibili, per esempio dopo un'informazione falsa.",
        ),
        es=(
            "Recuperar una mano",
            "La dirección puede devolver cartas bien identificables, por ejemplo tras un dato falso.",
        ),
    ),
    mechanised(
        "35",
        "Cards given away",
        "A hand handed to another player is dead, face up or down.",
        it=("Carte date ad altri", "La mano passata a un altro è morta, coperta o no."),
        es=("Cartas entregadas", "La mano dada a otro jugador está muerta, tapada o no."),
    ),
    recorded(
        "36",
        "Showing one's own cards",
        "Penalised from the next hand on; the hand itself stays live.",
        it=("Mostrare le proprie carte", "Si è puniti dalla mano dopo; quella in corso resta viva."),
        es=("Enseñar las propias cartas", "Se penaliza desde la mano siguiente; la actual sigue viva."),
    ),
)
