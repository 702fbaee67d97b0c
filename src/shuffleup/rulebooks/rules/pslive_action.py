"""``pslive`` 24 to 38: action."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

ACTION = (
    mechanised(
        "24",
        "New level",
        "An announced level counts from the next hand, which starts with the first shuffle or the machine's button.",
        it=(
            "Nuovo livello",
            "Il livello annunciato vale dalla mano seguente, che parte con la prima mescolata o il tasto della "
            "macchina.",
        ),
        es=(
            "Nivel nuevo",
            "El nivel anunciado vale desde la mano siguiente, que arranca con la primera mezcla o el botón de la "
            "máquina.",
        ),
    ),
    mechanised(
        "25",
        "At the seat",
        "Only a player at his seat when the last card reaches the button has a live hand, and only he may call time.",
        it=(
            "Al proprio posto",
            "Ha una mano viva solo chi è al posto quando l'ultima carta arriva al bottone, e solo lui può chiamare "
            "il tempo.",
        ),
        es=(
            "En su asiento",
            "Solo tiene mano viva quien está en su asiento cuando la última carta llega al botón, y solo él puede "
            "pedir tiempo.",
        ),
    ),
    mechanised(
        "25a",
        "Absent low card in stud",
        "The lowest upcard brings in even if its owner is away, and he is dealt the next card.",
        it=(
            "Carta più bassa di un assente",
            "Nello stud la carta scoperta più bassa fa il bring-in anche se il proprietario manca, e riceve la "
            "carta seguente.",
        ),
        es=(
            "Carta más baja de un ausente",
            "En stud la carta descubierta más baja paga el bring-in aunque falte su dueño, y recibe la carta "
            "siguiente.",
        ),
    ),
    recorded(
        "26",
        "Staying at the table",
        "Who has a live hand, even all-in, neither walks about nor gives interviews; leaving may be penalised.",
        it=(
            "Restare al tavolo",
            "Chi ha una mano viva, anche all-in, non va in giro né dà interviste; andarsene può costare una penalità.",
        ),
        es=(
            "Quedarse en la mesa",
            "Quien tiene mano viva, aun all-in, ni se pasea ni da entrevistas; irse puede sancionarse.",
        ),
    ),
    mechanised(
        "27",
        "Number of raises",
        "No cap without a limit; in limit a bet and three raises unless the house says otherwise, until the event "
        "is heads-up.",
        it=(
            "Numero dei rilanci",
            "Senza limite non c'è tetto; nel limit una puntata e tre rilanci, salvo regole della casa, finché "
            "l'evento non è testa a testa.",
        ),
        es=(
            "Número de subidas",
            "Sin límite no hay tope; en límite fijo una apuesta y tres subidas, salvo regla de la casa, hasta que "
            "el torneo está mano a mano.",
        ),
    ),
    assisted(
        "28",
        "String bets",
        "A bet in several motions without a word, or one meant to lure a reaction. Dealers point it out; what a "
        "player points out is checked by staff.",
        it=(
            "Puntate a più riprese",
            "Una puntata in più movimenti senza parole, o fatta per strappare una reazione. La segnala il dealer; "
            "se lo fa un giocatore, verifica lo staff.",
        ),
        es=(
            "Apuestas en cadena",
            "Una apuesta en varios movimientos sin palabras, o hecha para provocar una reacción. La señala el "
            "crupier; si lo hace un jugador, lo verifica el personal.",
        ),
    ),
    mechanised(
        "29",
        "Substantial action",
        "Two acts in a row, one of them with chips, or any three acts in a row.",
        it=(
            "Azione significativa",
            "Due azioni di fila, di cui una con chip, oppure tre di fila qualsiasi.",
        ),
        es=(
            "Acción sustancial",
            "Dos acciones seguidas, una de ellas con fichas, o tres seguidas cualesquiera.",
        ),
    ),
    mechanised(
        "30",
        "Acting in turn",
        "Words said in turn bind, and chips put in in turn stay in.",
        it=(
            "Agire nel turno",
            "Le parole dette nel turno vincolano, le chip messe nel turno restano.",
        ),
        es=(
            "Actuar en turno",
            "Las palabras dichas en turno obligan y las fichas puestas en turno se quedan.",
        ),
    ),
    assisted(
        "30a",
        "Undercalls",
        "Too few chips are a full call against the opening bet of a street or heads-up; elsewhere the director "
        "decides.",
        it=(
            "Undercall",
            "Troppo poche chip sono un call intero contro l'apertura della street o nel testa a testa; altrove "
            "decide il direttore.",
        ),
        es=(
            "Undercalls",
            "Pocas fichas son un call completo ante la apertura de la calle o en mano a mano; en lo demás decide el "
            "director.",
        ),
    ),
    assisted(
        "31",
        "Action out of turn",
        "It is held back and binds if the action before it does not change; after a bet or raise all options "
        "return. Doing it on purpose may be penalised.",
        it=(
            "Azione fuori turno",
            "Si sospende e vincola se prima l'azione non cambia; dopo una puntata o un rilancio tornano tutte le "
            "scelte. Farlo apposta può essere punito.",
        ),
        es=(
            "Acción fuera de turno",
            "Se retiene y obliga si antes la acción no cambia; tras una apuesta o subida vuelven todas las "
            "opciones. Hacerlo adrede puede sancionarse.",
        ),
    ),
    assisted(
        "31a",
        "Killed hand of a raiser",
        "If his hand dies before anyone calls, the raise may come back but not the part that matched the bet.",
        it=(
            "Mano annullata di chi ha rilanciato",
            "Se la mano muore prima che qualcuno veda, può tornare il rilancio ma non la parte che pareggiava la "
            "puntata.",
        ),
        es=(
            "Mano anulada de quien subió",
            "Si la mano muere antes de que alguien iguale, puede volver la subida, no la parte que cubría la apuesta.",
        ),
    ),
    assisted(
        "32",
        "Accepted action",
        "Who calls accepts the true amount, whatever he was told; rule 1 may help him.",
        it=(
            "Azione accettata",
            "Chi vede accetta l'importo vero, qualunque cosa gli abbiano detto; la regola 1 può aiutarlo.",
        ),
        es=(
            "Acción aceptada",
            "Quien iguala acepta la cantidad real, le hayan dicho lo que le hayan dicho; la regla 1 puede ayudarle.",
        ),
    ),
    mechanised(
        "33",
        "Single oversized chip",
        "One silent chip facing a bet is a call; after the bare word raise it is the largest raise it allows.",
        it=(
            "Una sola chip grande",
            "Davanti a una puntata una sola chip in silenzio è un call; dopo la sola parola raise è il massimo "
            "rilancio che permette.",
        ),
        es=(
            "Una sola ficha grande",
            "Ante una apuesta, una sola ficha en silencio es call; tras la sola palabra raise es la mayor subida "
            "que permite.",
        ),
    ),
    mechanised(
        "34",
        "Several chips of one denomination",
        "Silent chips of one denomination are a call if the call needs every one of them.",
        it=(
            "Più chip dello stesso taglio",
            "Chip di un solo taglio in silenzio sono un call se al call servono tutte.",
        ),
        es=(
            "Varias fichas iguales",
            "Fichas de una sola denominación en silencio son call si el call las necesita todas.",
        ),
    ),
    mechanised(
        "35",
        "Making a raise",
        "Without a limit and in pot-limit a raise is made in one of three ways; saying its exact amount is best.",
        it=(
            "Fare un rilancio",
            "Senza limite e nel pot limit si rilancia in uno di tre modi; dire l'importo esatto è meglio.",
        ),
        es=(
            "Hacer una subida",
            "Sin límite y en límite al bote se sube de una de tres formas; lo mejor es decir la cifra exacta.",
        ),
    ),
    mechanised(
        "35a",
        "One motion",
        "The whole amount goes in at once.",
        it=(
            "Un solo movimento",
            "Tutto l'importo va nel piatto in una volta.",
        ),
        es=(
            "Un solo movimiento",
            "Toda la cantidad entra de una vez.",
        ),
    ),
    mechanised(
        "35b",
        "Declared total",
        "The total is said before any chip goes in.",
        it=(
            "Totale dichiarato",
            "Si dice il totale prima di mettere qualsiasi chip.",
        ),
        es=(
            "Total declarado",
            "Se dice el total antes de poner ficha alguna.",
        ),
    ),
    mechanised(
        "35c",
        "Two motions after the word",
        "After the word raise the call goes in, then the raise in one motion.",
        it=(
            "Due movimenti dopo la parola",
            "Detto raise, si mette il call e poi il rilancio in un solo gesto.",
        ),
        es=(
            "Dos movimientos tras la palabra",
            "Dicho raise, se pone el call y luego la subida de una vez.",
        ),
    ),
    mechanised(
        "36",
        "Incomplete raise",
        "From half of a raise on it must be made a minimum raise; a silent one below half is a call.",
        it=(
            "Rilancio incompleto",
            "Dalla metà di un rilancio in su si completa al minimo; sotto la metà, in silenzio, è un call.",
        ),
        es=(
            "Subida incompleta",
            "Desde media subida hay que completarla al mínimo; por debajo y en silencio es un call.",
        ),
    ),
    mechanised(
        "37",
        "All-in raise",
        "An all-in below a full raise does not reopen the betting for who has acted.",
        it=(
            "Rilancio all-in",
            "Un all-in sotto il rilancio completo non riapre il gioco a chi ha già parlato.",
        ),
        es=(
            "Subida all-in",
            "Un all-in menor que una subida completa no reabre las apuestas a quien ya habló.",
        ),
    ),
    assisted(
        "38",
        "Hidden chips in an all-in",
        "A conscious all-in stakes hidden chips too: its owner may lose them, but is paid for the visible ones only.",
        it=(
            "Chip nascoste in un all-in",
            "Un all-in consapevole impegna anche le chip nascoste: si possono perdere, ma si è pagati solo per "
            "quelle visibili.",
        ),
        es=(
            "Fichas ocultas en un all-in",
            "Un all-in consciente compromete también las fichas ocultas: se pueden perder, pero solo se cobra por "
            "las visibles.",
        ),
    ),
    assisted(
        "38a",
        "Hidden chips, the usual case",
        "All-in for 21,000 with 2,000 unseen: won, it pays 21,000; lost, all 23,000 go.",
        it=(
            "Chip nascoste, caso normale",
            "All-in di 21.000 con 2.000 non viste: se vince incassa 21.000, se perde ne lascia 23.000.",
        ),
        es=(
            "Fichas ocultas, caso normal",
            "All-in de 21.000 con 2.000 sin ver: si gana cobra 21.000, si pierde se van 23.000.",
        ),
    ),
    assisted(
        "38b",
        "Hidden chips, the caller has less",
        "All-in for 50,000 with 10,000 unseen, called by 55,000: won, it pays 50,000; lost, it costs no more than "
        "the caller's 55,000.",
        it=(
            "Chip nascoste, chi vede ne ha meno",
            "All-in di 50.000 con 10.000 non viste, visto da 55.000: se vince incassa 50.000, se perde paga al più "
            "i 55.000 dell'altro.",
        ),
        es=(
            "Fichas ocultas, quien iguala tiene menos",
            "All-in de 50.000 con 10.000 sin ver, igualado por 55.000: si gana cobra 50.000, si pierde paga como "
            "mucho los 55.000 del otro.",
        ),
    ),
)
