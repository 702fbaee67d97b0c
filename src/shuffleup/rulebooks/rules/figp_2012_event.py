"""Rules 50 to 60 and 80 to 90 of ``figp-2012`` in our words: procedures, direction, penalties, and the glossary."""

from shuffleup.rulebooks.rule import assisted, mechanised, posted, recorded

PROCEDURES = (
    assisted(
        "50",
        "Identification",
        "A valid document with a photograph at the start and at every restart; a false one may cost the event.",
        it=("Identificazione", "Documento con foto all'avvio e a ogni ripresa; chi bara può essere squalificato."),
        es=("Identificación", "Documento con foto al empezar y en cada reanudación; falsearlo puede costar el torneo."),
    ),
    mechanised(
        "51",
        "Players of a closed table",
        "They take over all rights and duties of the new seat; only between small blind and button they sit one out.",
        it=(
            "Da un tavolo chiuso",
            "Prendono diritti e doveri del posto nuovo; aspettano solo fra piccolo buio e bottone.",
        ),
        es=("De una mesa cerrada", "Asumen derechos y deberes del asiento; solo esperan entre ciega pequeña y botón."),
    ),
    mechanised(
        "52",
        "Balancing",
        "With three or more players fewer, the next big blind of a table fixed beforehand takes the worst "
        "seat, never the small blind, even to pay the big blind twice.",
        it=(
            "Bilanciamento",
            "Con tre o più in meno si sposta il prossimo grande buio al posto peggiore, mai piccolo buio.",
        ),
        es=(
            "Equilibrar mesas",
            "Con tres o más de menos va la próxima ciega grande al peor sitio, nunca ciega pequeña.",
        ),
    ),
    mechanised(
        "53",
        "Final table",
        "Ten players; seven in six-handed events.",
        it=("Tavolo finale", "Dieci giocatori; sette nei tornei a sei."),
        es=("Mesa final", "Diez jugadores; siete en los de seis por mesa."),
    ),
    mechanised(
        "54",
        "New level",
        "Announced by staff, it holds from the next hand; a hand starts with the first riffle or the machine's button.",
        it=("Nuovo livello", "Annunciato dallo staff, vale dalla mano dopo, che nasce al primo riffle o al tasto."),
        es=("Nuevo nivel", "Lo anuncia el personal y rige desde la mano siguiente, que nace al barajar o al botón."),
    ),
    assisted(
        "55",
        "Leaving the event",
        "The stack pays blinds and antes, and is paid its place if it lasts; a long absence may lose the fee.",
        it=(
            "Abbandono",
            "Lo stack paga bui e ante, e se arriva a premio lo prende; l'assenza lunga può costare la quota.",
        ),
        es=(
            "Abandono",
            "El stack paga ciegas y antes y cobra si llega a premios; ausentarse mucho puede costar la cuota.",
        ),
    ),
    assisted(
        "56",
        "Rebuy",
        "No hand may be missed; announced before a hand it is owed, and the hand is played as if it had been paid.",
        it=("Rebuy", "Non si saltano mani; annunciato prima della mano è dovuto, e si gioca come già pagato."),
        es=("Rebuy", "No se salta ninguna mano; anunciado antes se debe, y se juega como si estuviera pagado."),
    ),
    assisted(
        "57",
        "Change of deck",
        "With each dealer or level, or as the house rules; players may ask only for a plainly irregular one.",
        it=("Cambio mazzo", "A ogni dealer, livello o uso della casa; i giocatori lo chiedono solo se è difettoso."),
        es=("Cambio de baraja", "Con cada dealer, nivel o uso de la casa; el jugador solo la pide si es defectuosa."),
    ),
    mechanised(
        "58",
        "Colour-up and chip race",
        "From seat 1, at most one chip each; nobody is raced out, and all may watch.",
        it=("Color-up e chip race", "Dal posto 1, al più una chip a testa; nessuno esce, tutti possono guardare."),
        es=("Color-up y chip race", "Desde el asiento 1, una ficha como mucho; nadie cae y todos pueden mirar."),
    ),
    assisted(
        "59",
        "End of the day",
        "Between 15 and 5 minutes before the end the clock stops, and a player draws how many hands follow, 3 to 7.",
        it=(
            "Fine giornata",
            "Fra 15 e 5 minuti dal termine si ferma il timer e si pesca quante mani restano, da 3 a 7.",
        ),
        es=("Final del día", "Entre 15 y 5 minutos antes se para el reloj y se saca cuántas manos quedan, de 3 a 7."),
    ),
    mechanised(
        "60",
        "Hand for hand",
        "On the bubble each table plays one hand at a time, started by the floor, until all left are paid.",
        it=(
            "Mano per mano",
            "In bolla ogni tavolo fa una mano alla volta, al via del floor, finché tutti sono a premio.",
        ),
        es=("Mano por mano", "En la burbuja cada mesa juega una mano a la orden del floor, hasta que todos cobran."),
    ),
    mechanised(
        "60a",
        "Called all-ins",
        "Cards stay down and the table waits for the others; several such tables go on one after the other.",
        it=("All-in visti", "Carte coperte e tavolo in attesa degli altri; se sono più tavoli, si va uno per uno."),
        es=("All-in igualados", "Cartas tapadas y la mesa espera; si hay varias, siguen una tras otra."),
    ),
    mechanised(
        "60b",
        "Out together at different tables",
        "They share the place.",
        it=("Fuori insieme da tavoli diversi", "Stesso posto in classifica."),
        es=("Fuera a la vez en mesas distintas", "El mismo puesto."),
    ),
    mechanised(
        "60c",
        "Out together at one table",
        "More chips at the start of the hand place higher.",
        it=("Fuori insieme dallo stesso tavolo", "Più chips all'inizio della mano, posto migliore."),
        es=("Fuera a la vez en una mesa", "Más fichas al comienzo de la mano, mejor puesto."),
    ),
)

DIRECTION = (
    assisted(
        "80",
        "Director and floor",
        "They run the event justly and decide for good; fairness may set a technical rule aside.",
        it=(
            "Direttore e floor",
            "Guidano con giustizia, senza appello; la correttezza può vincere sulla norma tecnica.",
        ),
        es=("Director y floor", "Dirigen con justicia y sin apelación; la equidad puede imponerse a la norma técnica."),
    ),
    assisted(
        "81",
        "Asking for a decision",
        "About a pot: before the next deal, the end of play or a change of table; otherwise the result stands.",
        it=("Chiedere una decisione", "Sul piatto va chiesta prima della mano dopo, della fine o del cambio tavolo."),
        es=("Pedir una decisión", "Sobre un bote, antes de la mano siguiente, del final o del cambio de mesa."),
    ),
    assisted(
        "82",
        "Decision put off",
        "Play may go on while it is pending, with part of the pot held back.",
        it=("Decisione rinviata", "Intanto si gioca, e parte del piatto può restare in custodia."),
        es=("Decisión aplazada", "Mientras tanto se juega, y parte del bote puede quedar retenida."),
    ),
    assisted(
        "83",
        "Rebuilding a pot",
        "A pot paid wrongly and mixed with other chips is reckoned again from the bets, if asked for in time (81).",
        it=(
            "Ricostruire il piatto",
            "Pagato male e mischiato, si rifà il conto dalle puntate, se chiesto in tempo (81).",
        ),
        es=("Reconstruir el bote", "Pagado mal y mezclado, se rehace desde las apuestas si se pidió a tiempo (81)."),
    ),
    assisted(
        "84",
        "Intent",
        "One act may be judged in different ways, by what the offender may have aimed at.",
        it=("Intenzione", "Lo stesso gesto si giudica secondo lo scopo che può avere avuto."),
        es=("Intención", "Un mismo acto se juzga según el fin que pudo tener."),
    ),
    assisted(
        "85",
        "Integrity",
        "The director may look at any hand to protect the game.",
        it=("Integrità", "Il direttore può guardare ogni mano per tutelare il gioco."),
        es=("Integridad", "El director puede mirar cualquier mano para proteger el juego."),
    ),
    recorded(
        "86",
        "Whatever else is wrong",
        "Any act against the rules or the good of the event may be penalised as the staff see fit.",
        it=("Ogni altra scorrettezza", "Si può punire quanto contrasta con le regole o col bene del torneo."),
        es=("Cualquier otra falta", "Puede castigarse todo lo contrario a las reglas o al bien del torneo."),
    ),
    recorded(
        "87a",
        "Warning",
        "The player is told of the infraction.",
        it=("Avvertimento", "Si dice al giocatore che ha sbagliato."),
        es=("Aviso", "Se le dice al jugador que ha faltado."),
    ),
    assisted(
        "87b",
        "Hand annulled",
        "A hand in which a breach brought undue profit may be annulled.",
        it=("Mano annullata", "Può cadere la mano in cui un'infrazione ha dato un vantaggio indebito."),
        es=("Mano anulada", "Puede anularse la mano en que una falta dio ventaja indebida."),
    ),
    recorded(
        "87c",
        "Missed hands or orbits",
        "Away from table and area for so many hands, the one of the penalty included; an orbit is one hand "
        "for each player left at the table.",
        it=(
            "Mani o giri saltati",
            "Lontano dall'area per tante mani, inclusa quella della sanzione; un giro, una per giocatore.",
        ),
        es=(
            "Manos u órbitas perdidas",
            "Fuera del área tantas manos, incluida la de la sanción; una órbita, una por jugador.",
        ),
    ),
    recorded(
        "87d",
        "Elimination",
        "The prize of the place is paid, the chips go out of play.",
        it=("Eliminazione", "Il premio del posto si paga, le chips escono dal gioco."),
        es=("Eliminación", "Se paga el premio del puesto; las fichas salen del juego."),
    ),
    recorded(
        "87e",
        "Disqualification",
        "Out at once, chips removed, neither prize nor refund.",
        it=("Squalifica", "Fuori subito, chips tolte, niente premio né rimborso."),
        es=("Descalificación", "Fuera en el acto, sin fichas, sin premio ni devolución."),
    ),
    recorded(
        "87f",
        "Barred from a festival",
        "No further tournament of the same series of events.",
        it=("Escluso dal festival", "Nessun altro torneo della stessa manifestazione."),
        es=("Excluido del festival", "Ningún otro torneo de la misma serie."),
    ),
    recorded(
        "87g",
        "Barred from the circuit",
        "Proposed by a director, decided by the organiser.",
        it=("Escluso dal circuito", "Lo propone un direttore, lo decide l'organizzatore."),
        es=("Excluido del circuito", "Lo propone un director y lo decide el organizador."),
    ),
    recorded(
        "88",
        "No fixed order",
        "Even a first offence may mean disqualification.",
        it=("Nessun ordine obbligato", "Anche la prima infrazione può costare la squalifica."),
        es=("Sin orden fijo", "Hasta la primera falta puede costar la descalificación."),
    ),
    assisted(
        "89",
        "Penalties follow the player",
        "What is left of one goes with him to the next day, table and seat.",
        it=("La sanzione segue", "Il residuo accompagna il giocatore al giorno, tavolo e posto nuovi."),
        es=("La sanción acompaña", "Lo que falta va con el jugador al día, mesa y asiento nuevos."),
    ),
    recorded(
        "90",
        "Whose chips they are",
        "They stay in the area and in the event; passing them on may cost event and circuit.",
        it=("Di chi sono le chips", "Restano nell'area e nel torneo; passarle può costare torneo e circuito."),
        es=("De quién son las fichas", "No salen del área ni del torneo; pasarlas puede costar torneo y circuito."),
    ),
    assisted(
        "end",
        "What is not covered",
        "The director has wide discretion.",
        it=("Ciò che non è previsto", "Decide con larghezza il direttore."),
        es=("Lo no previsto", "Decide con amplitud el director."),
    ),
)

GLOSSARY = (
    posted(
        "gl-1",
        "All-in, side pot, centre pot",
        "As in the definition of all-in: one wins what one has matched.",
        it=("All-in, side pot, piatto centrale", "Come nella definizione: si vince quanto si è coperto."),
        es=("All-in, bote lateral y central", "Como en la definición: se gana lo que se ha igualado."),
    ),
    posted(
        "gl-2",
        "Blinds and structured limit",
        "The big blind is usually twice the small; two rounds at the lower limit, two at the higher.",
        it=("Bui e limite strutturato", "Grande buio doppio del piccolo; due giri al limite basso, due a quello alto."),
        es=(
            "Ciegas y límite estructurado",
            "Ciega grande doble de la pequeña; dos rondas al límite bajo y dos al alto.",
        ),
    ),
    posted(
        "gl-3",
        "Cap",
        "The third or fourth raise, by room; some lift it heads-up.",
        it=("Cap", "Il terzo o quarto rilancio, secondo la sala; in due talora cade."),
        es=("Cap", "La tercera o cuarta subida, según la sala; entre dos a veces se quita."),
    ),
    posted(
        "gl-4",
        "Foul",
        "Three cards foul a hand and a missing one fouls the deck; before betting a new deal mends it.",
        it=("Foul", "Tre carte rovinano la mano, una mancante il mazzo; prima delle puntate si ridà."),
        es=("Foul", "Tres cartas estropean la mano y una ausente la baraja; antes de apostar se reparte otra vez."),
    ),
    posted(
        "gl-5",
        "Straddle",
        "Where allowed: a blind of two big blinds from the player left of the big blind, who then acts last.",
        it=("Straddle", "Dove si può: due grandi bui dal giocatore dopo il grande buio, che parla ultimo."),
        es=("Straddle", "Donde se permite: dos ciegas grandes del jugador tras la grande, que habla el último."),
    ),
    posted(
        "gl-6",
        "String bet",
        "A call followed by a raise, or chips added with nothing said before.",
        it=("String bet", "Un call seguito da un rilancio, o chips aggiunte senza annuncio."),
        es=("String bet", "Un call seguido de una subida, o fichas añadidas sin anunciar."),
    ),
    posted(
        "gl-7",
        "Table stakes",
        "Only chips on the table play, and none leave it before their owner.",
        it=("Table stakes", "Giocano solo le chips sul tavolo, e nessuna se ne va prima del padrone."),
        es=("Table stakes", "Solo juegan las fichas de la mesa, y ninguna sale antes que su dueño."),
    ),
    posted(
        "gl-8",
        "Kicker, playing the board, ties",
        "Hands compare by five cards; with the board alone one splits at best.",
        it=("Kicker, board, parità", "Si confrontano cinque carte; col solo board si divide al massimo."),
        es=("Kicker, mesa y empates", "Se comparan cinco cartas; con la mesa sola se reparte a lo sumo."),
    ),
    posted(
        "gl-9",
        "Slang",
        "Time, toke, rake, ring game and other words that carry no rule.",
        it=("Gergo", "Time, toke, rake, ring game e altri vocaboli senza valore di norma."),
        es=("Jerga", "Time, toke, rake, ring game y otras palabras que no contienen reglas."),
    ),
)
