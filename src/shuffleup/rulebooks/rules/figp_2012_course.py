"""Premise, definitions and rules 1 to 6 of ``figp-2012`` in our words: the game, its course, button and blinds."""

from shuffleup.rulebooks.rule import assisted, mechanised, posted

COURSE = (
    posted(
        "pre-1",
        "Scope",
        "Binds every affiliated club and member; follows the TDA's advice and leaves what it omits to the directors.",
        it=("Ambito", "Vincola club e tesserati; segue i consigli della TDA e lascia ai direttori ciò che omette."),
        es=("Ámbito", "Obliga a clubes y socios; sigue los consejos de la TDA y deja lo omitido a los directores."),
    ),
    mechanised(
        "def-1",
        "The game",
        "One pack of 52 without jokers, equal starting stacks, forced bets that rise by level, play until "
        "all prizes are won.",
        it=("Il gioco", "52 carte senza jolly, stack iniziali uguali, bui che salgono a livelli, fine a premi vinti."),
        es=(
            "El juego",
            "52 cartas sin comodines, stacks iguales, ciegas que suben por niveles, fin al dar los premios.",
        ),
    ),
    mechanised(
        "def-2",
        "The cards",
        "Two hole cards of one's own, and a board of flop, turn and river that all share; the best hand is "
        "made of both.",
        it=("Le carte", "Due carte proprie e un board di flop, turn e river per tutti; insieme danno il punto."),
        es=("Las cartas", "Dos cartas propias y una mesa común de flop, turn y river; de todas sale la mejor mano."),
    ),
    mechanised(
        "def-3",
        "Kicker",
        "Between equal made hands the side card decides, unless all five cards are worth the same.",
        it=("Kicker", "A punto uguale decide la carta accanto, salvo che tutte e cinque si equivalgano."),
        es=("Kicker", "A igual jugada decide la carta de acompañamiento, salvo que las cinco valgan lo mismo."),
    ),
    posted(
        "def-4",
        "Who is who",
        "The button stands for the dealer even where staff deal; the floor supervises, the director answers "
        "for everything, and what either decides is final.",
        it=(
            "Chi è chi",
            "Il bottone indica il mazziere anche se dà il personale; floor e direttore decidono per ultimi.",
        ),
        es=(
            "Quién es quién",
            "El botón marca al crupier aunque reparta el personal; floor y director deciden al final.",
        ),
    ),
    mechanised(
        "def-5",
        "Blinds and antes",
        "Everybody antes before the deal; the big blind is twice the small one, and both sit left of the button.",
        it=(
            "Bui e ante",
            "L'ante è di tutti e precede le carte; il grande buio vale due piccoli, a sinistra del bottone.",
        ),
        es=("Ciegas y antes", "El ante es de todos y va antes de las cartas; la ciega grande vale dos pequeñas."),
    ),
    mechanised(
        "def-6",
        "All-in",
        "A player wins from each opponent no more than he matched; the rest makes side pots.",
        it=("All-in", "Da ogni avversario si vince al più quanto si è messo; il resto forma piatti laterali."),
        es=("All-in", "De cada rival se gana a lo sumo lo igualado; lo demás forma botes laterales."),
    ),
    mechanised(
        "def-7",
        "Actions",
        "Bet, call, raise, fold and check have their usual sense; who checks may still call or raise in the "
        "round. The muck is the heap of discards, and throwing cards there.",
        it=("Azioni", "Bet, call, raise, fold e check come d'uso; dopo un check si può ancora vedere o rilanciare."),
        es=(
            "Acciones",
            "Apostar, igualar, subir, retirarse y pasar, como siempre; quien pasa aún puede igualar o subir.",
        ),
    ),
    mechanised(
        "def-8",
        "Showdown",
        "The players left turn up their hole cards; after a bet that nobody calls there is none.",
        it=("Showdown", "Chi è rimasto scopre le proprie carte; dopo una puntata non vista non ci si arriva."),
        es=("Showdown", "Quienes quedan destapan sus cartas; si nadie iguala una apuesta, no lo hay."),
    ),
    mechanised(
        "def-9",
        "Ranking of hands",
        "From royal flush down: straight flush, four of a kind, full house, flush, straight, three of a "
        "kind, two pair, pair, high card; the ace is highest and the two lowest.",
        it=(
            "Valore dei punti",
            "Dalla scala reale alla carta alta nell'ordine consueto; asso il più alto, due il più basso.",
        ),
        es=("Valor de las manos", "De la escalera real a la carta alta en el orden usual; el as arriba, el dos abajo."),
    ),
    mechanised(
        "1a",
        "Size of a table",
        "From 2 to 22 players; ten make a full table.",
        it=("Giocatori al tavolo", "Da 2 a 22; di solito un tavolo è pieno in dieci."),
        es=("Jugadores por mesa", "De 2 a 22; normalmente diez llenan una mesa."),
    ),
    mechanised(
        "1b",
        "Seats",
        "Drawn by hand or by machine at the start, set by the director when tables are balanced; dawdling "
        "may be sanctioned.",
        it=(
            "Posti",
            "Si sorteggiano all'inizio; nei bilanciamenti sceglie il direttore, e chi indugia rischia sanzioni.",
        ),
        es=("Asientos", "Se sortean al inicio; al equilibrar mesas elige el director, y tardar puede sancionarse."),
    ),
    mechanised(
        "1c",
        "First button",
        "Drawn at the start; it then moves one player clockwise with each hand, but for the dead button.",
        it=("Primo bottone", "Sorteggiato all'inizio, poi avanza di un giocatore a mano, salvo bottone fermo."),
        es=("Primer botón", "Se sortea al inicio y avanza un jugador por mano, salvo botón muerto."),
    ),
    assisted(
        "1d",
        "Start",
        "The director opens play once everybody has a seat.",
        it=("Inizio", "Quando tutti hanno un posto il direttore fa cominciare."),
        es=("Comienzo", "Cuando todos tienen asiento, el director abre el juego."),
    ),
    mechanised(
        "1e",
        "The deal",
        "Two cards each, one at a time from the small blind on, once the button stands right and blinds and "
        "antes are in.",
        it=("Distribuzione", "A bottone giusto e poste messe, due carte a testa, una per volta, dal piccolo buio."),
        es=(
            "Reparto",
            "Con el botón bien y las puestas hechas, dos cartas a cada uno, de una en una, desde la ciega pequeña.",
        ),
    ),
    mechanised(
        "1f",
        "First round",
        "Starts left of the big blind; each player calls, raises or folds.",
        it=("Primo giro", "Comincia a sinistra del grande buio: si vede, si rilancia o si passa."),
        es=("Primera ronda", "Empieza a la izquierda de la ciega grande: igualar, subir o retirarse."),
    ),
    mechanised(
        "1g",
        "End of a betting round",
        "A round ends when the highest bet is called by all, all have checked, or one player is left.",
        it=(
            "Fine del giro",
            "Il giro finisce a puntata massima vista, a check di tutti o con un solo giocatore rimasto.",
        ),
        es=("Fin de la ronda", "Acaba cuando la mayor apuesta está igualada, todos han pasado o solo queda uno."),
    ),
    mechanised(
        "1h",
        "Flop",
        "One card is burned and three are turned up.",
        it=("Flop", "Una carta si brucia, tre si scoprono."),
        es=("Flop", "Se quema una carta y se destapan tres."),
    ),
    mechanised(
        "1i",
        "Second round",
        "Starts with the first live player left of the button.",
        it=("Secondo giro", "Apre il primo giocatore attivo a sinistra del bottone."),
        es=("Segunda ronda", "Habla primero el jugador vivo más cercano a la izquierda del botón."),
    ),
    mechanised(
        "1j",
        "Turn",
        "One card is burned and one is turned up.",
        it=("Turn", "Una carta si brucia, una si scopre."),
        es=("Turn", "Se quema una carta y se destapa una."),
    ),
    mechanised(
        "1k",
        "Third round",
        "In the same order as the second.",
        it=("Terzo giro", "Nello stesso ordine del secondo."),
        es=("Tercera ronda", "En el mismo orden que la segunda."),
    ),
    mechanised(
        "1l",
        "River",
        "One card is burned and one is turned up.",
        it=("River", "Una carta si brucia, una si scopre."),
        es=("River", "Se quema una carta y se destapa una."),
    ),
    mechanised(
        "1m",
        "Fourth round",
        "In the same order as the second.",
        it=("Quarto giro", "Nello stesso ordine del secondo."),
        es=("Cuarta ronda", "En el mismo orden que la segunda."),
    ),
    mechanised(
        "1n",
        "The showdown of a hand",
        "If several players are left, the best five of each one's seven cards win.",
        it=("Confronto", "Se restano in più, vincono le migliori cinque carte delle sette di ciascuno."),
        es=("Confrontación", "Si quedan varios, ganan las cinco mejores cartas de las siete de cada uno."),
    ),
    mechanised(
        "2",
        "Movement of the button",
        "Everybody pays both blinds in turn, and the button follows the blinds.",
        it=("Movimento del bottone", "Tutti pagano i due bui a turno; il bottone segue i bui."),
        es=("Movimiento del botón", "Todos pagan por turno las dos ciegas; el botón sigue a las ciegas."),
    ),
    mechanised(
        "3",
        "Dead button",
        "When a blind is eliminated the button waits, so that the blinds stay regular.",
        it=("Bottone fermo", "Se esce un giocatore di buio, il bottone aspetta e i bui restano regolari."),
        es=("Botón muerto", "Si cae quien está en ciegas, el botón espera y las ciegas siguen regulares."),
    ),
    mechanised(
        "3a",
        "Small blind out",
        "The button stays for one hand with both blinds, then moves again.",
        it=("Esce il piccolo buio", "Per una mano il bottone sta e i bui sono due; poi riparte."),
        es=("Cae la ciega pequeña", "El botón se queda una mano, con las dos ciegas; luego vuelve a moverse."),
    ),
    mechanised(
        "3b",
        "Big blind out",
        "One hand has a big blind only, in the next the button stays; then it moves again.",
        it=("Esce il grande buio", "Una mano ha solo il grande buio, nella seguente il bottone sta; poi riparte."),
        es=("Cae la ciega grande", "Una mano lleva solo ciega grande, en la otra el botón se queda; después se mueve."),
    ),
    mechanised(
        "4",
        "Option",
        "The blinds may still raise in the first round, the big blind even after an all-in below a minimum raise.",
        it=("Opzione", "I bui possono rilanciare al primo giro, il grande anche dopo un all-in troppo corto."),
        es=("Opción", "Las ciegas pueden subir en la primera ronda, la grande aun tras un all-in demasiado corto."),
    ),
    mechanised(
        "5",
        "Heads-up",
        "The button is the small blind and acts first in the first round only.",
        it=("Testa a testa", "Il bottone è anche piccolo buio e parla per primo solo al primo giro."),
        es=("Mano a mano", "El botón es la ciega pequeña y habla primero solo en la primera ronda."),
    ),
    mechanised(
        "6",
        "Inactive position",
        "A new player seated between button and big blind, in the direction of play, waits until the button "
        "has passed.",
        it=(
            "Posizione inattiva",
            "Un nuovo giocatore fra bottone e grande buio, in senso di gioco, attende il passaggio.",
        ),
        es=(
            "Posición inactiva",
            "Un jugador nuevo entre botón y ciega grande, en sentido de juego, espera a que pase el botón.",
        ),
    ),
)
