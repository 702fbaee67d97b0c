"""``tda-2024`` 1 to 11: the spirit of the rules, what is expected of players, seats and tables."""

from shuffleup.rulebooks.rule import assisted, mechanised, posted, recorded

OPENING = (
    assisted(
        "1",
        "Floor decisions",
        "Fairness and the good of the game come before the letter of a rule; the floor's decision is final.",
        it=(
            "Decisioni del floor",
            "Correttezza e bene del gioco vengono prima della lettera di una regola; quanto decide il floor è "
            "definitivo.",
        ),
        es=(
            "Decisiones del floor",
            "La justicia y el bien del juego pesan más que la letra de una regla; lo que decide el floor es "
            "definitivo.",
        ),
    ),
    recorded(
        "2",
        "Players' responsibilities",
        "Check seat and cards, protect the hand, act clearly and in turn, speak up on errors, move quickly, play "
        "alone. A list to post, and the codes of infractions.",
        it=(
            "Doveri dei giocatori",
            "Controllare posto e carte, proteggere la mano, agire con chiarezza e nel turno, segnalare gli errori, "
            "spostarsi in fretta, giocare da soli. Un elenco da esporre, e i codici delle infrazioni.",
        ),
        es=(
            "Deberes de los jugadores",
            "Comprobar asiento y cartas, proteger la mano, actuar con claridad y en turno, avisar de los errores, "
            "cambiar de mesa deprisa y jugar solo. Lista para exponer y códigos de las infracciones.",
        ),
    ),
    assisted(
        "3",
        "Official words and gestures",
        "Check, bet, call, raise, fold, complete, all-in, and pot in pot-limit; a tap on the table is a check. "
        "Anything else is at the player's own risk.",
        it=(
            "Parole e gesti ufficiali",
            "Check, bet, call, raise, fold, complete, all-in e, nel pot limit, pot; battere sul tavolo è check. "
            "Ogni altra forma resta a rischio di chi la usa.",
        ),
        es=(
            "Palabras y gestos oficiales",
            "Check, bet, call, raise, fold, complete, all-in y, en límite al bote, pot; tocar la mesa es pasar. Con "
            "cualquier otra forma el riesgo es de quien la usa.",
        ),
    ),
    recorded(
        "4",
        "Identity of players",
        "A player must be recognisable; staff may have sunglasses, hoods and the like taken off.",
        it=(
            "Identità dei giocatori",
            "Chi gioca deve essere riconoscibile; lo staff può far togliere occhiali scuri, cappucci e simili.",
        ),
        es=(
            "Identidad de los jugadores",
            "Quien juega debe ser reconocible; el personal puede hacer quitar gafas oscuras, capuchas y similares.",
        ),
    ),
    recorded(
        "5",
        "Electronic devices",
        "No calls, noise or devices on the table, no device in the hand of a player with live cards, no strategy "
        "tools or advice from anywhere. Penalties by rule 71.",
        it=(
            "Dispositivi elettronici",
            "Niente telefonate, rumori o apparecchi sul tavolo; chi ha carte vive non ne tocca, e nessuno usa "
            "strumenti o consigli di strategia. Sanzioni con la regola 71.",
        ),
        es=(
            "Dispositivos electrónicos",
            "Ni llamadas, ni ruidos, ni aparatos sobre la mesa; quien tiene cartas vivas no toca ninguno, y nadie "
            "usa ayudas o consejos de estrategia. Sanciones según la regla 71.",
        ),
    ),
    posted(
        "6",
        "Official languages",
        "The house posts and announces which languages may be spoken at the table.",
        it=(
            "Lingue ufficiali",
            "La casa espone e annuncia quali lingue si possono parlare al tavolo.",
        ),
        es=(
            "Idiomas oficiales",
            "La casa expone y anuncia qué idiomas se pueden hablar en la mesa.",
        ),
    ),
    mechanised(
        "7",
        "Random and correct seats",
        "Seats are drawn at random. Who started in a wrong seat with the right stack moves to his own with the "
        "chips he has by then.",
        it=(
            "Posti casuali e corretti",
            "I posti sono sorteggiati. Chi ha iniziato in quello sbagliato con lo stack giusto passa al suo con le "
            "chip che ha in quel momento.",
        ),
        es=(
            "Asientos al azar y correctos",
            "Los asientos se sortean. Quien empezó en uno equivocado con el stack justo pasa al suyo con las fichas "
            "que tenga entonces.",
        ),
    ),
    mechanised(
        "8",
        "Alternates, late registration, re-entry",
        "All get a full stack and a drawn seat, and cards at once unless they sit between small blind and button. "
        "Chips given up for a new stack leave play.",
        it=(
            "Riserve, iscrizioni tardive, re-entry",
            "Ricevono tutti stack pieno e posto sorteggiato, e subito le carte, salvo tra piccolo buio e bottone. "
            "Le chip cedute per uno stack nuovo escono dal gioco.",
        ),
        es=(
            "Suplentes, registro tardío, reentradas",
            "Todos reciben stack completo, asiento sorteado y cartas enseguida, salvo entre ciega pequeña y botón. "
            "Las fichas cedidas por un stack nuevo salen del juego.",
        ),
    ),
    assisted(
        "9",
        "Special needs",
        "Players with special needs are accommodated where possible; the director gives them a seat by hand.",
        it=(
            "Esigenze particolari",
            "Dove si può, si viene incontro a chi ha esigenze particolari: il direttore assegna il posto a mano.",
        ),
        es=(
            "Necesidades especiales",
            "Cuando es posible se atiende a quien tiene necesidades especiales: el director le asigna el asiento a "
            "mano.",
        ),
    ),
    mechanised(
        "10",
        "New players and broken tables",
        "Newcomers may land on any seat, blinds included, and wait only between small blind and button. Seats from "
        "a broken table are drawn twice, by seat cards and by high card.",
        it=(
            "Nuovi giocatori e tavoli rotti",
            "Chi arriva può trovarsi in qualsiasi posto, bui compresi, e aspetta soltanto tra piccolo buio e "
            "bottone. I posti di un tavolo rotto si sorteggiano due volte, con le carte posto e con la carta più "
            "alta.",
        ),
        es=(
            "Jugadores nuevos y mesas rotas",
            "Quien llega puede caer en cualquier asiento, también en las ciegas, y solo espera entre ciega pequeña "
            "y botón. Los asientos de una mesa rota se sortean dos veces, por tarjetas y por carta más alta.",
        ),
    ),
    mechanised(
        "11",
        "Balancing and halting play",
        "The next big blind moves to the worst open position, never the small blind; stud moves by seat, and in "
        "mixed games the button freezes. A table three short of the fullest stops.",
        it=(
            "Bilanciamento e sospensione",
            "Si sposta il prossimo grande buio, nella peggiore posizione libera ma mai al piccolo buio; lo stud va "
            "per posto e nei giochi misti il bottone si congela. Si ferma il tavolo che ne ha tre in meno del più "
            "pieno.",
        ),
        es=(
            "Balanceo y suspensión",
            "Se mueve la próxima ciega grande a la peor posición libre, nunca a la pequeña; en stud se va por "
            "asiento y en juegos mixtos el botón se congela. Se detiene la mesa con tres menos que la más llena.",
        ),
    ),
)
