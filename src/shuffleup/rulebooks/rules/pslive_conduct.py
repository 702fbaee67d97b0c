"""``pslive`` 44 to 53: penalties and conduct."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

CONDUCT = (
    recorded(
        "44",
        "Protecting others",
        "Players, in the hand or not, protect one another by the six rules that follow.",
        it=(
            "Proteggere gli altri",
            "In mano o no, i giocatori si proteggono a vicenda con le sei regole che seguono.",
        ),
        es=(
            "Proteger a los demás",
            "Estén o no en la mano, los jugadores se protegen con las seis reglas que siguen.",
        ),
    ),
    recorded(
        "44a",
        "Live or folded hands",
        "Nobody tells what is or was in a hand.",
        it=(
            "Mani vive o passate",
            "Nessuno racconta che cosa c'è o c'era in una mano.",
        ),
        es=(
            "Manos vivas o retiradas",
            "Nadie cuenta lo que hay o había en una mano.",
        ),
    ),
    recorded(
        "44b",
        "Advice",
        "No advice and no criticism before the action is over.",
        it=(
            "Consigli",
            "Né consigli né critiche prima che l'azione sia finita.",
        ),
        es=(
            "Consejos",
            "Ni consejos ni críticas antes de que acabe la acción.",
        ),
    ),
    recorded(
        "44c",
        "Reading hands",
        "Nobody reads aloud a hand that was not shown.",
        it=(
            "Leggere le mani",
            "Nessuno legge ad alta voce una mano non mostrata.",
        ),
        es=(
            "Leer manos",
            "Nadie lee en voz alta una mano no mostrada.",
        ),
    ),
    recorded(
        "44d",
        "Spectators",
        "No talk with the rail about hands or strategy.",
        it=(
            "Spettatori",
            "Con il pubblico non si parla di mani né di strategia.",
        ),
        es=(
            "Espectadores",
            "Con el público no se habla de manos ni de estrategia.",
        ),
    ),
    recorded(
        "44e",
        "Outside help",
        "No counsel from outside is sought or taken.",
        it=(
            "Aiuto esterno",
            "Dall'esterno non si cercano né si accettano consigli.",
        ),
        es=(
            "Ayuda externa",
            "No se buscan ni se aceptan consejos de fuera.",
        ),
    ),
    recorded(
        "44f",
        "One player to a hand",
        "Every hand is played by its owner alone.",
        it=(
            "Un giocatore per mano",
            "Ogni mano è giocata soltanto da chi l'ha ricevuta.",
        ),
        es=(
            "Un jugador por mano",
            "Cada mano la juega solo quien la recibió.",
        ),
    ),
    recorded(
        "45",
        "Television table",
        "At filmed tables players work with the crew and show their hole cards to the camera; refusing may be "
        "penalised.",
        it=(
            "Tavolo televisivo",
            "Ai tavoli ripresi si collabora con la produzione e si mostrano le carte alla telecamera; rifiutarsi "
            "può essere punito.",
        ),
        es=(
            "Mesa televisada",
            "En mesas filmadas se colabora con la producción y se enseñan las cartas a la cámara; negarse puede "
            "sancionarse.",
        ),
    ),
    recorded(
        "46",
        "Exposing cards",
        "Showing them before the action ends may be penalised; what one sees, all may see.",
        it=(
            "Mostrare le carte",
            "Mostrarle prima che l'azione finisca può essere punito; ciò che vede uno lo possono vedere tutti.",
        ),
        es=(
            "Enseñar las cartas",
            "Enseñarlas antes de que acabe la acción puede sancionarse; lo que ve uno lo pueden ver todos.",
        ),
    ),
    recorded(
        "46a",
        "Show and muck",
        "Showing to who has folded and then folding may be penalised, and is when repeated.",
        it=(
            "Mostrare e passare",
            "Far vedere a chi ha passato e poi passare può essere punito, e se si ripete lo è.",
        ),
        es=(
            "Enseñar y tirar",
            "Enseñar a quien se retiró y luego retirarse puede sancionarse, y si se repite se sanciona.",
        ),
    ),
    recorded(
        "47",
        "Collusion",
        "Soft play, chip dumping and agreements on the bubble are forbidden and may be penalised.",
        it=(
            "Collusione",
            "Soft play, chip dumping e intese sulla bolla sono vietati e possono essere puniti.",
        ),
        es=(
            "Colusión",
            "Juego blando, chip dumping y pactos en la burbuja están prohibidos y pueden sancionarse.",
        ),
    ),
    recorded(
        "48",
        "Code of conduct",
        "Repeated breaches are penalised: touching what is another's, delay, acting out of turn, splashing, bets "
        "out of reach, wild celebration, insults.",
        it=(
            "Codice di condotta",
            "Le violazioni ripetute sono punite: toccare cose d'altri, lentezza, fuori turno, chip gettate, puntate "
            "fuori portata, esultanze smodate, insulti.",
        ),
        es=(
            "Código de conducta",
            "Las faltas repetidas se castigan: tocar lo ajeno, demoras, fuera de turno, fichas arrojadas, apuestas "
            "lejanas, festejos desmedidos, insultos.",
        ),
    ),
    recorded(
        "49",
        "Language",
        "Abuse of anybody is not tolerated: aimed at a person it may be penalised at once, aimed at nobody when "
        "repeated.",
        it=(
            "Linguaggio",
            "Le offese non sono tollerate: se rivolte a qualcuno possono essere punite subito, se a nessuno quando "
            "si ripetono.",
        ),
        es=(
            "Lenguaje",
            "No se toleran ofensas: dirigidas a alguien pueden sancionarse enseguida, a nadie cuando se repiten.",
        ),
    ),
    recorded(
        "50",
        "Civility and hygiene",
        "Courtesy everywhere; staff judge what in hygiene or health harms others and may sanction who does not mend "
        "it.",
        it=(
            "Educazione e igiene",
            "Cortesia ovunque; lo staff giudica se igiene o salute danneggiano gli altri e può punire chi non rimedia.",
        ),
        es=(
            "Civismo e higiene",
            "Cortesía en todas partes; el personal juzga si la higiene o la salud dañan a otros y puede sancionar a "
            "quien no lo remedia.",
        ),
    ),
    recorded(
        "51",
        "Any other act",
        "Staff may penalise whatever they find against the rules or the good of the event.",
        it=(
            "Ogni altro atto",
            "Lo staff può punire qualunque atto giudichi contrario alle regole o al bene dell'evento.",
        ),
        es=(
            "Cualquier otro acto",
            "El personal puede sancionar lo que juzgue contrario a las reglas o al bien del torneo.",
        ),
    ),
    recorded(
        "52",
        "When penalties apply",
        "Due for soft play, abuse and offence; possible for thrown or violently folded cards, slowness, playing by "
        "committee and the like.",
        it=(
            "Quando si punisce",
            "Sempre per soft play, abusi e offese; se è il caso per carte lanciate o buttate con violenza, "
            "lentezza, mani giocate in più persone e simili.",
        ),
        es=(
            "Cuándo se sanciona",
            "Siempre por juego blando, abuso y ofensa; si procede, por cartas arrojadas o tiradas con violencia, "
            "lentitud, manos jugadas entre varios y similares.",
        ),
    ),
    recorded(
        "52a",
        "The scale",
        "Warning, hands, orbits of one hand for each player at the table, void hand, elimination, disqualification, "
        "ban from the event, exclusion from all.",
        it=(
            "La scala",
            "Ammonizione, mani, giri di una mano per giocatore al tavolo, mano annullata, eliminazione, squalifica, "
            "bando dall'evento, esclusione da tutti.",
        ),
        es=(
            "La escala",
            "Aviso, manos, vueltas de una mano por jugador de la mesa, mano anulada, eliminación, descalificación, "
            "veto del torneo, exclusión de todos.",
        ),
    ),
    recorded(
        "52b",
        "No fixed order",
        "Penalties need not climb step by step; a grave first offence may be the last.",
        it=(
            "Nessun ordine fisso",
            "Le penalità non salgono per forza un gradino alla volta; una prima mancanza grave può essere l'ultima.",
        ),
        es=(
            "Sin orden fijo",
            "Las sanciones no suben por fuerza escalón a escalón; una primera falta grave puede ser la última.",
        ),
    ),
    assisted(
        "52c",
        "Serving a penalty",
        "The player leaves the area; the hand he misses when it is given counts. The dealer tells staff when he is "
        "back.",
        it=(
            "Scontare una penalità",
            "Il giocatore lascia l'area; la mano che perde al momento conta già. Al suo ritorno il dealer avvisa lo "
            "staff.",
        ),
        es=(
            "Cumplir una sanción",
            "El jugador deja la zona; la mano que pierde en ese momento ya cuenta. A su vuelta el crupier avisa al "
            "personal.",
        ),
    ),
    mechanised(
        "52d",
        "Penalties follow the player",
        "Hands not yet served go along to the next day, table or seat.",
        it=(
            "Le penalità seguono il giocatore",
            "Le mani non ancora scontate passano al giorno, al tavolo o al posto seguente.",
        ),
        es=(
            "Las sanciones siguen al jugador",
            "Las manos no cumplidas pasan al día, la mesa o el asiento siguiente.",
        ),
    ),
    mechanised(
        "52e",
        "Elimination as a penalty",
        "Who is removed from the event gets the prize of the place he then held.",
        it=(
            "Eliminazione come penalità",
            "Chi è allontanato dal torneo riceve il premio del posto che occupava allora.",
        ),
        es=(
            "Eliminación como sanción",
            "Quien es apartado del torneo cobra el premio del puesto que entonces ocupaba.",
        ),
    ),
    mechanised(
        "52e-i",
        "Elimination, an example",
        "Barred from the casino with 15 left and 100 paid, a player gets the fifteenth prize and his chips go.",
        it=(
            "Eliminazione, un esempio",
            "Escluso dal casinò con 15 rimasti e 100 premi, un giocatore ha il quindicesimo e le sue chip spariscono.",
        ),
        es=(
            "Eliminación, un ejemplo",
            "Vetado del casino con 15 en juego y 100 premios, un jugador cobra el decimoquinto y sus fichas se van.",
        ),
    ),
    mechanised(
        "52f",
        "Disqualification",
        "Chips leave play, the buy-in stays in the pool, there is no prize, and the player goes at once.",
        it=(
            "Squalifica",
            "Le chip escono dal gioco, il buy-in resta nel montepremi, non c'è premio e il giocatore se ne va subito.",
        ),
        es=(
            "Descalificación",
            "Las fichas salen del juego, el buy-in sigue en la bolsa, no hay premio y el jugador se marcha enseguida.",
        ),
    ),
    recorded(
        "53",
        "Property of the tournament",
        "Chips are worth no money and never leave the area. Passing them between events or players: up to "
        "disqualification and exclusion.",
        it=(
            "Proprietà del torneo",
            "Le chip non valgono denaro e non lasciano l'area. Passarle tra eventi o giocatori: fino a squalifica "
            "ed esclusione.",
        ),
        es=(
            "Propiedad del torneo",
            "Las fichas no valen dinero y no dejan la zona. Pasarlas entre torneos o jugadores: hasta "
            "descalificación y exclusión.",
        ),
    ),
)
