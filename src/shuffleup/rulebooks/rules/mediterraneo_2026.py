"""The articles of ``mediterraneo-2026`` in our words. The TDA text that they print after themselves is ``tda-2024``."""

from shuffleup.rulebooks.rule import assisted, mechanised, posted, recorded

RULES = (
    posted(
        "MED-1",
        "Venues",
        "Played in the casino of Alicante and in its rooms at Orihuela Costa, Benidorm, Ondara and Villajoyosa.",
        it=("Sedi", "Si gioca al casinò di Alicante e nelle sale di Orihuela Costa, Benidorm, Ondara e Villajoyosa."),
        es=("Sedes", "Se juega en Alicante y en sus salas de Orihuela Costa, Benidorm, Ondara y Villajoyosa."),
    ),
    assisted(
        "MED-2",
        "Who may play",
        "Adults whom no ban keeps out of the casino; a failed check of age or of the register of bans blocks "
        "the entry.",
        it=("Chi può giocare", "Maggiorenni senza divieti d'accesso; un controllo negativo blocca l'iscrizione."),
        es=("Quién puede jugar", "Adultos sin veto de entrada; si falla la comprobación, no hay inscripción."),
    ),
    assisted(
        "MED-3",
        "Order of registration",
        "First come, first served, once buy-in and fee are paid at a desk or by a transfer that names payer, "
        "event and venue.",
        it=(
            "Ordine d'iscrizione",
            "Chi prima paga prima entra, alla cassa o con bonifico che dica chi, che torneo e dove.",
        ),
        es=(
            "Orden de inscripción",
            "Entra antes quien antes paga, en caja o por transferencia con nombre, torneo y sede.",
        ),
    ),
    mechanised(
        "MED-4",
        "Prices and prizes",
        "Buy-ins from 20 to 10,000 euros, fees from 5 to 5,000; at least 80% of buy-ins and 90% of rebuys "
        "and add-ons are prizes, up to 5% of buy-ins may go to organisation.",
        it=(
            "Quote e premi",
            "Buy-in da 20 a 10.000 euro, quote da 5 a 5.000; a premi almeno l'80% dei buy-in e il 90% di rebuy e "
            "add-on.",
        ),
        es=(
            "Precios y premios",
            "Buy-in de 20 a 10.000 euros, cuota de 5 a 5.000; a premios al menos el 80% y, de recompras y "
            "add-on, el 90%.",
        ),
    ),
    mechanised(
        "MED-5",
        "Re-entry",
        "Where announced, who is out while registration is open may enter again, once or without limit; "
        "entries are seated in the order in which they arrive.",
        it=("Rientro", "Se annunciato, chi esce a iscrizioni aperte può rientrare; i posti seguono gli arrivi."),
        es=("Reentrada", "Si se anuncia, quien cae con el registro abierto puede volver; se sienta según llega."),
    ),
    mechanised(
        "MED-6",
        "Elimination",
        "Play goes on until the points are gone; out is who has none left and does not or cannot rebuy.",
        it=("Eliminazione", "Si gioca a oltranza; è fuori chi resta senza punti e non ricompra."),
        es=("Eliminación", "Se juega sin pausa; está fuera quien queda sin puntos y no recompra."),
    ),
    mechanised(
        "MED-7",
        "Blinds and antes",
        "They rise during play as the manager has set, alike for everybody.",
        it=("Bui e ante", "Salgono nel corso del torneo come fissato, uguali per tutti."),
        es=("Ciegas y antes", "Suben durante el torneo como se fijó, iguales para todos."),
    ),
    mechanised(
        "MED-8",
        "Ante of one player",
        "Where announced, the big blind alone or the button alone pays the ante, of the size that the director sets.",
        it=("Ante di uno solo", "Se annunciato lo paga il grande buio oppure il bottone, nella misura decisa."),
        es=("Ante de uno solo", "Si se anuncia, lo paga la ciega grande o el botón, por el importe fijado."),
    ),
    assisted(
        "MED-9",
        "No substitutes",
        "Each entry is personal: nobody plays in another's place, not even for a while.",
        it=("Niente sostituti", "L'iscrizione è personale: nessuno gioca per un altro, nemmeno un momento."),
        es=("Sin sustitutos", "La entrada es personal: nadie juega por otro, ni un momento."),
    ),
    mechanised(
        "MED-10",
        "Who scores for the league",
        "Only who has played: a no-show leaves his money in the pot. Of two events on one day the better score counts.",
        it=(
            "Chi fa punti",
            "Solo chi gioca: l'assente lascia la quota nel montepremi. Di due in un giorno, il migliore.",
        ),
        es=("Quién puntúa", "Solo quien juega: el ausente deja su dinero en el bote. De dos en un día, el mejor."),
    ),
    mechanised(
        "MED-11",
        "Late registration and absence",
        "The manager says at which level registration closes; an absent player pays his part into each pot "
        "and may win none.",
        it=("Chiusura e assenza", "Si annuncia il livello di chiusura; l'assente paga ogni posta senza poter vincere."),
        es=("Cierre y ausencia", "Se anuncia el nivel de cierre; el ausente paga cada puesta sin poder ganar."),
    ),
    mechanised(
        "MED-12",
        "Freezeout with one re-entry",
        "Where announced, a player who is out may enter once more while registration is open.",
        it=("Freezeout con un rientro", "Se annunciato, chi è fuori può iscriversi un'altra volta a registro aperto."),
        es=("Freezeout con una reentrada", "Si se anuncia, quien cae puede inscribirse otra vez con registro abierto."),
    ),
    mechanised(
        "MED-13",
        "Win the button",
        "Where announced, the winner of a hand is the button of the next; between two, odd chips and button "
        "go to the first left of the button.",
        it=(
            "Vinci il bottone",
            "Se annunciato, chi vince la mano è bottone nella prossima; in parità il primo a sinistra.",
        ),
        es=("Gana el botón", "Si se anuncia, quien gana la mano lleva el botón; en empate, el primero a la izquierda."),
    ),
    mechanised(
        "MED-14",
        "Crazy pineapple",
        "Three hole cards; one goes after the betting on the flop, or before the next community cards once "
        "no betting is left.",
        it=("Crazy pineapple", "Tre carte; una si scarta dopo le puntate al flop, o prima se non si punta più."),
        es=("Crazy pineapple", "Tres cartas; una se descarta tras apostar en el flop, o antes si ya no se apuesta."),
    ),
    mechanised(
        "MED-15",
        "Bounties",
        "A 20-euro chip, or a progressive bounty of which half is paid and half grows the winner's own; the "
        "chip thrown in alone is an all-in.",
        it=("Taglie", "Chip da 20 euro, o progressiva: metà in tasca, metà sulla propria; lanciata sola è all-in."),
        es=("Bounties", "Ficha de 20 euros, o progresivo: mitad al bolsillo, mitad al propio; lanzada sola es all-in."),
    ),
    mechanised(
        "MED-16",
        "Pot-limit Omaha",
        "Four cards, exactly two of them with three of the board; pot is three times the highest bet plus "
        "the other bets and the pot, without one's own chips.",
        it=(
            "Omaha pot-limit",
            "Quattro carte, due con tre del board; il pot è il triplo della puntata più tutto il resto.",
        ),
        es=("Omaha pot-limit", "Cuatro cartas, dos con tres de la mesa; pot es el triple de la apuesta más lo demás."),
    ),
    mechanised(
        "MED-17",
        "Teams",
        "Three to a team, two sit-and-goes for points by place; the best nine teams make the final, where "
        "the player changes each level and each team may consult once.",
        it=("Squadre", "In tre, due sit & go a punti; le prime nove in finale, con un cambio a livello e un consulto."),
        es=(
            "Equipos",
            "De tres, dos sit & go por puntos; los nueve mejores a la final, con relevo por nivel y una consulta.",
        ),
    ),
    recorded(
        "MED-18",
        "Restricted area",
        "Only players still in, the accredited press and staff.",
        it=("Area riservata", "Solo chi è in gioco, stampa accreditata e personale."),
        es=("Zona reservada", "Solo quienes siguen en juego, prensa acreditada y personal."),
    ),
    mechanised(
        "MED-19",
        "Retention for the leagues",
        "Where announced, 5% of the prize money is kept: first for the master league of each casino, the "
        "rest for the general league.",
        it=(
            "Trattenuta per le leghe",
            "Se annunciato, il 5% del montepremi: prima la lega master, il resto alla generale.",
        ),
        es=(
            "Retención para las ligas",
            "Si se anuncia, el 5% del bote: primero la liga máster, el resto a la general.",
        ),
    ),
    mechanised(
        "MED-20",
        "Prizes of the general league",
        "The first 20 share the money by a printed table; equal points are parted by the best place reached.",
        it=(
            "Premi della lega generale",
            "I primi 20 dividono secondo tabella; a pari punti vale il miglior piazzamento.",
        ),
        es=("Premios de la liga general", "Los 20 primeros reparten según tabla; a igual puntuación, el mejor puesto."),
    ),
    mechanised(
        "MED-21",
        "Juegging Poker Series",
        "The first 18 share half of the money by rank and half in a final, from 100 chips per point; not "
        "there after an hour, or banned, one is paid the place of that moment.",
        it=(
            "Juegging Poker Series",
            "I primi 18: metà per classifica, metà in finale con 100 chips a punto; assente da un'ora, prende il "
            "posto di allora.",
        ),
        es=(
            "Juegging Póker Series",
            "Los 18 primeros: mitad por liga, mitad en la final con 100 fichas por punto; ausente una hora, "
            "cobra ese puesto.",
        ),
    ),
    mechanised(
        "MED-22",
        "Points",
        "By a table of place and number of players; on the second day of a longer event, three more for who "
        "is not paid.",
        it=("Punti", "Da una tabella per posto e iscritti; al secondo giorno, tre in più a chi non è a premio."),
        es=("Puntos", "De una tabla por puesto y jugadores; en el segundo día, tres más a quien no cobra."),
    ),
    mechanised(
        "MED-23",
        "Payouts, and sit & go",
        "Prizes by a table of entries. A sit & go has one table of ten, a fee of a tenth of the buy-in, all "
        "buy-ins as prizes, 50, 30 and 20%.",
        it=(
            "Premi e sit & go",
            "Premi da tabella. Sit & go: dieci giocatori, quota un decimo, tutto a premi, 50, 30 e 20%.",
        ),
        es=(
            "Premios y sit & go",
            "Premios por tabla. Sit & go: diez jugadores, cuota de un décimo, todo a premios, 50, 30 y 20%.",
        ),
    ),
    mechanised(
        "MED-24",
        "Length and closing",
        "Until one player has everything or all agree; one hour past closing at most, with levels halved, "
        "then the last three hands and a deal by ICM.",
        it=(
            "Durata e chiusura",
            "Fino all'ultimo o a un accordo; al più un'ora oltre, a livelli dimezzati, poi tre mani e ICM.",
        ),
        es=(
            "Duración y cierre",
            "Hasta el último o un pacto; como mucho una hora más, con niveles a la mitad, tres manos e ICM.",
        ),
    ),
    posted(
        "MED-end",
        "The rules of play",
        "Everything else goes by the TDA rules, printed in Spanish after the articles; what they leave open "
        "the floor decides.",
        it=(
            "Le regole di gioco",
            "Per il resto valgono le regole TDA, riportate in spagnolo; sui vuoti decide il floor.",
        ),
        es=(
            "Las reglas de juego",
            "En lo demás rigen las reglas TDA, impresas a continuación; los vacíos los decide el floor.",
        ),
    ),
)
