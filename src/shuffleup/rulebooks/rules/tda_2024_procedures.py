"""``tda-2024`` RP-1 to RP-22: the recommended procedures."""

from shuffleup.rulebooks.rule import assisted, mechanised, posted

PROCEDURES = (
    mechanised(
        "RP-1",
        "All-in buttons",
        "Every all-in player is marked as such, for all to see.",
        it=(
            "Segnalino all-in",
            "Ogni giocatore all-in è segnalato come tale, sotto gli occhi di tutti.",
        ),
        es=(
            "Botón de all-in",
            "Todo jugador all-in queda señalado como tal, a la vista de todos.",
        ),
    ),
    mechanised(
        "RP-2",
        "Bets stay out",
        "The bets of a street stay in front of the players until its round is closed.",
        it=(
            "Le puntate restano davanti",
            "Le puntate di una street restano davanti ai giocatori finché il giro non è chiuso.",
        ),
        es=(
            "Las apuestas se quedan delante",
            "Las apuestas de una calle quedan ante los jugadores hasta que se cierra la ronda.",
        ),
    ),
    posted(
        "RP-3",
        "Personal belongings",
        "Tables and aisles stay clear; the house posts what may be brought along.",
        it=(
            "Oggetti personali",
            "Tavoli e corridoi restano sgombri; la casa espone che cosa si può portare.",
        ),
        es=(
            "Objetos personales",
            "Mesas y pasillos quedan despejados; la casa expone qué se puede traer.",
        ),
    ),
    assisted(
        "RP-4",
        "Disordered stub",
        "Restore the order if you can; else shuffle and cut the stub alone; if muck or burns got in, shuffle all "
        "that together.",
        it=(
            "Mazzetto in disordine",
            "Se si può si ripristina l'ordine; se no si mescola e taglia solo lo stub; se vi sono entrati scarti o "
            "bruciate, si mescola tutto insieme.",
        ),
        es=(
            "Resto desordenado",
            "Si se puede se restablece el orden; si no, se mezcla y corta solo el resto; si entraron descartes o "
            "quemadas, se mezcla todo junto.",
        ),
    ),
    assisted(
        "RP-5",
        "Premature cards",
        "A card dealt too soon goes back, the whole stub is shuffled, and the street is dealt again without another "
        "burn.",
        it=(
            "Carte premature",
            "La carta data troppo presto torna indietro, si mescola tutto lo stub e la street si ridà senza "
            "un'altra bruciata.",
        ),
        es=(
            "Cartas prematuras",
            "La carta dada antes de tiempo vuelve, se mezcla todo el resto y la calle se reparte otra vez sin "
            "quemar de nuevo.",
        ),
    ),
    assisted(
        "RP-6",
        "Efficient movement",
        "Players move fast with racks and few chips, so that nobody escapes a blind on the way.",
        it=(
            "Spostamenti rapidi",
            "Ci si sposta in fretta, con contenitori e poche chip, così che nessuno eviti un buio per strada.",
        ),
        es=(
            "Movimientos ágiles",
            "Se cambia de mesa deprisa, con bandejas y pocas fichas, para que nadie eluda una ciega por el camino.",
        ),
    ),
    assisted(
        "RP-7",
        "Dealer changes",
        "No dealer push in the last 90 seconds before a break or a new level.",
        it=(
            "Cambi di dealer",
            "Nessun cambio di dealer negli ultimi 90 secondi prima di una pausa o di un livello nuovo.",
        ),
        es=(
            "Relevos de crupier",
            "Ningún relevo en los últimos 90 segundos antes de un descanso o de un nivel nuevo.",
        ),
    ),
    mechanised(
        "RP-8",
        "Hand for hand",
        "Players out in the current hand already share the paid places. Two minutes come off the clock for each "
        "hand, three at most; called all-ins wait face down.",
        it=(
            "Mano per mano",
            "Chi esce nella mano in corso divide già i posti a premio. Si tolgono due minuti a mano, tre al "
            "massimo; gli all-in visti aspettano coperti.",
        ),
        es=(
            "Mano por mano",
            "Quien cae en la mano en curso ya comparte los puestos pagados. Se descuentan dos minutos por mano, "
            "tres como mucho; los all-in igualados esperan tapados.",
        ),
    ),
    mechanised(
        "RP-9",
        "Size of the final table",
        "Nine players in nine- and eight-handed events, seven in seven- and six-handed ones.",
        it=(
            "Tavolo finale",
            "Nove giocatori negli eventi a nove e a otto, sette in quelli a sette e a sei.",
        ),
        es=(
            "Mesa final",
            "Nueve jugadores en torneos de nueve y de ocho, siete en los de siete y de seis.",
        ),
    ),
    mechanised(
        "RP-10",
        "Dealing stud",
        "How stud deals with exposed cards, absent players, tied upcards and too few cards for the last street.",
        it=(
            "Distribuzione nello stud",
            "Che cosa fare nello stud con carte esposte, assenti, carte scoperte pari e troppo poche carte per "
            "l'ultima street.",
        ),
        es=(
            "Reparto en stud",
            "Qué se hace en stud con cartas expuestas, ausentes, cartas descubiertas iguales y pocas cartas para la "
            "última calle.",
        ),
    ),
    mechanised(
        "RP-11",
        "Ante by one player",
        "The big blind pays the ante for all, his blind before the ante; the ante is never reduced.",
        it=(
            "Ante di un solo giocatore",
            "Il grande buio paga l'ante per tutti, prima il buio e poi l'ante; l'ante non si riduce mai.",
        ),
        es=(
            "Ante de un solo jugador",
            "La ciega grande paga el ante por todos, primero su ciega y luego el ante; el ante no se reduce nunca.",
        ),
    ),
    posted(
        "RP-12",
        "Announcing bets",
        "Dealers announce bets, and count an all-in only when the player facing it asks; rule 49 holds all the same.",
        it=(
            "Annuncio delle puntate",
            "Il dealer annuncia le puntate e conta un all-in solo se lo chiede chi lo affronta; la regola 49 vale "
            "comunque.",
        ),
        es=(
            "Anuncio de las apuestas",
            "El crupier anuncia las apuestas y cuenta un all-in solo si lo pide quien lo afronta; la regla 49 rige "
            "igual.",
        ),
    ),
    posted(
        "RP-13",
        "Stacking split pots",
        "In split-pot games the dealer stacks the pot now and then, without hiding chips or slowing play.",
        it=(
            "Impilare i piatti divisi",
            "Nei giochi a piatto diviso il dealer impila ogni tanto le chip, senza nasconderle né rallentare.",
        ),
        es=(
            "Apilar los botes divididos",
            "En juegos de bote dividido el crupier apila de vez en cuando las fichas, sin ocultarlas ni frenar el "
            "juego.",
        ),
    ),
    assisted(
        "RP-14",
        "Randomness",
        "For an error that no rule lists, the director may find a remedy that draws at random.",
        it=(
            "Casualità",
            "Per un errore che nessuna regola prevede, il direttore può trovare un rimedio affidato al sorteggio.",
        ),
        es=(
            "Azar",
            "Para un error que ninguna regla prevé, el director puede buscar un remedio por sorteo.",
        ),
    ),
    assisted(
        "RP-15",
        "Staff communication",
        "The dealer who leaves passes on blinds, warnings and penalties; dealers report infractions, abuse and "
        "discrimination first of all.",
        it=(
            "Comunicazione tra lo staff",
            "Il dealer che esce riferisce bui, ammonizioni e penalità; i dealer segnalano le infrazioni, prima di "
            "tutto offese e discriminazioni.",
        ),
        es=(
            "Comunicación del personal",
            "El crupier que sale informa de ciegas, avisos y penalizaciones; los crupieres comunican las "
            "infracciones, ante todo ofensas y discriminación.",
        ),
    ),
    assisted(
        "RP-16",
        "Absent when the table breaks",
        "Staff carry an absent player's chips to his new seat.",
        it=(
            "Assenti quando il tavolo si rompe",
            "È lo staff a portare le chip di un assente al suo nuovo posto.",
        ),
        es=(
            "Ausentes al romper la mesa",
            "El personal lleva las fichas del ausente a su nuevo asiento.",
        ),
    ),
    mechanised(
        "RP-17",
        "Betting in draw games",
        "Entering by a mere call is allowed in every single-draw game.",
        it=(
            "Puntate nei giochi draw",
            "In ogni gioco a cambio singolo si può entrare col semplice call.",
        ),
        es=(
            "Apuestas en juegos de draw",
            "En todo juego de un solo cambio se puede entrar con un simple call.",
        ),
    ),
    assisted(
        "RP-18",
        "Order of mixed games",
        "Stud and stud high-low had better not follow each other; a rotation in which they do is warned about.",
        it=(
            "Ordine dei giochi misti",
            "Stud e stud alto-basso è meglio che non si seguano; una rotazione in cui accade viene segnalata.",
        ),
        es=(
            "Orden de los juegos mixtos",
            "Es mejor que stud y stud alta-baja no vayan seguidos; si una rotación los junta, se avisa.",
        ),
    ),
    posted(
        "RP-19",
        "Against stalling",
        "Announce it beforehand: random breaks, a fixed number of hands per level, play by rounds, soft hand for "
        "hand, a shot clock.",
        it=(
            "Contro le perdite di tempo",
            "Da annunciare prima: tavoli rotti a sorte, un numero fisso di mani per livello, gioco a giri, mano per "
            "mano morbido, shot clock.",
        ),
        es=(
            "Contra las demoras",
            "Se anuncia antes: mesas rotas al azar, un número fijo de manos por nivel, juego por vueltas, mano por "
            "mano suave, shot clock.",
        ),
    ),
    assisted(
        "RP-20",
        "Decks ready",
        "In the last minute before a start the floor calls for decks; with two players seated the dealer washes and "
        "squares his.",
        it=(
            "Mazzi pronti",
            "Nell'ultimo minuto prima di un inizio il floor fa preparare i mazzi; con due giocatori seduti il "
            "dealer lava e squadra il suo.",
        ),
        es=(
            "Barajas listas",
            "En el último minuto antes de empezar el floor manda preparar las barajas; con dos jugadores sentados "
            "el crupier lava y cuadra la suya.",
        ),
    ),
    posted(
        "RP-21",
        "Spreading the pot",
        "Pots are counted in pot-limit only; elsewhere they may be spread out on request.",
        it=(
            "Allargare il piatto",
            "Il piatto si conta solo nel pot limit; altrove a richiesta lo si può stendere.",
        ),
        es=(
            "Extender el bote",
            "El bote se cuenta solo en límite al bote; en lo demás se puede extender si alguien lo pide.",
        ),
    ),
    assisted(
        "RP-22",
        "Betting what is not a chip",
        "Bounty chips and time tokens should look different. If one is pushed into the pot, the director takes it "
        "as a call or as all-in.",
        it=(
            "Puntare ciò che non è una chip",
            "Gettoni bounty e di tempo devono distinguersi. Se uno finisce nel piatto, il direttore lo prende per "
            "un call o per un all-in.",
        ),
        es=(
            "Apostar lo que no es ficha",
            "Los bounties y vales de tiempo deben distinguirse. Si uno va al bote, el director lo toma por call o "
            "por all-in.",
        ),
    ),
)
