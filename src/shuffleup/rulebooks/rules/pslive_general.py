"""``pslive`` 1 to 10: general rules and seating."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

GENERAL = (
    assisted(
        "1",
        "Fairness first",
        "Staff decide for the good of the event, in unusual cases against a technical rule; decisions are final.",
        it=(
            "Prima la correttezza",
            "Lo staff decide per il bene dell'evento, in casi insoliti anche contro una regola tecnica; la "
            "decisione è definitiva.",
        ),
        es=(
            "Primero la justicia",
            "El personal decide por el bien del torneo, en casos raros incluso contra una regla técnica; la "
            "decisión es definitiva.",
        ),
    ),
    recorded(
        "2",
        "Players' duties",
        "Check registration and seat, protect the hand, be clear, follow the action and act in turn, stay, speak "
        "up, move promptly, play alone, know the rules, behave.",
        it=(
            "Doveri dei giocatori",
            "Controllare iscrizione e posto, proteggere la mano, essere chiari, seguire il gioco e agire nel turno, "
            "restare, segnalare, spostarsi subito, giocare da soli, sapere le regole, comportarsi bene.",
        ),
        es=(
            "Deberes de los jugadores",
            "Comprobar inscripción y asiento, proteger la mano, ser claro, seguir el juego y actuar en turno, "
            "quedarse, avisar, cambiar de mesa rápido, jugar solo, saber las reglas y portarse bien.",
        ),
    ),
    assisted(
        "3",
        "Official terms",
        "Check, bet, call, raise, fold, complete, all-in, and pot in pot-limit, with regional words as clear as "
        "these. Any other word or gesture is the player's own risk.",
        it=(
            "Termini ufficiali",
            "Check, bet, call, raise, fold, complete, all-in e, nel pot limit, pot, con parole locali altrettanto "
            "chiare. Ogni altra parola o gesto va a rischio di chi la usa.",
        ),
        es=(
            "Términos oficiales",
            "Check, bet, call, raise, fold, complete, all-in y, en límite al bote, pot, con palabras locales igual "
            "de claras. Otra palabra o gesto corre a riesgo de quien la usa.",
        ),
    ),
    recorded(
        "4",
        "Electronic devices",
        "No device of any kind lies on the table, whose every part is playing surface; the rail may hold things.",
        it=(
            "Dispositivi elettronici",
            "Nessun apparecchio, di nessun tipo, sta sul tavolo, che è tutto superficie di gioco; sulla ringhiera "
            "si può.",
        ),
        es=(
            "Dispositivos electrónicos",
            "Ningún aparato, de ninguna clase, está sobre la mesa, que es toda superficie de juego; en la baranda "
            "sí se puede.",
        ),
    ),
    recorded(
        "4a",
        "Phone calls",
        "Nobody telephones at the table, in a hand or out of it; one steps away first.",
        it=(
            "Telefonate",
            "Al tavolo nessuno telefona, in mano o no; prima ci si allontana.",
        ),
        es=(
            "Llamadas",
            "En la mesa nadie telefonea, esté o no en la mano; antes se aparta.",
        ),
    ),
    recorded(
        "4b",
        "Phones, tablets, laptops",
        "To be used only while not in a hand; a laptop runs on its own battery.",
        it=(
            "Telefoni, tablet, portatili",
            "Si usano solo quando non si è in una mano; il portatile va a batteria.",
        ),
        es=(
            "Teléfonos, tabletas, portátiles",
            "Se usan solo cuando no se está en una mano; el portátil va con su batería.",
        ),
    ),
    recorded(
        "4c",
        "Streaming",
        "Players do not broadcast the event while they play.",
        it=(
            "Dirette in rete",
            "I giocatori non trasmettono il torneo mentre giocano.",
        ),
        es=(
            "Retransmisiones",
            "Los jugadores no emiten el torneo mientras juegan.",
        ),
    ),
    recorded(
        "4d",
        "Recorders",
        "Recording devices, worn or not, stay outside the room.",
        it=(
            "Registratori",
            "Gli apparecchi che registrano, addosso o no, restano fuori dalla sala.",
        ),
        es=(
            "Grabadoras",
            "Los aparatos que graban, puestos o no, se quedan fuera de la sala.",
        ),
    ),
    recorded(
        "4e",
        "Television and final tables",
        "At televised tables and at a Main Event's final table there are no devices at all.",
        it=(
            "Tavoli televisivi e finali",
            "Ai tavoli ripresi e al tavolo finale di un Main Event non ci sono apparecchi.",
        ),
        es=(
            "Mesas televisadas y finales",
            "En mesas televisadas y en la mesa final de un Main Event no hay aparatos.",
        ),
    ),
    recorded(
        "4f",
        "Distractions",
        "Staff may have anything put away that slows or disturbs play, books included; a player may have the dealer "
        "call them.",
        it=(
            "Distrazioni",
            "Lo staff può far riporre tutto ciò che rallenta o disturba, anche i libri; un giocatore può farlo "
            "chiamare dal dealer.",
        ),
        es=(
            "Distracciones",
            "El personal puede hacer guardar lo que frene o moleste, también libros; un jugador puede hacer que el "
            "crupier lo llame.",
        ),
    ),
    assisted(
        "5",
        "Deals",
        "Players may share the prizes by agreement wherever the law allows it; every agreement is told to the media.",
        it=(
            "Accordi",
            "Dove la legge lo permette i giocatori possono accordarsi sui premi; ogni accordo è reso noto alla stampa.",
        ),
        es=(
            "Acuerdos",
            "Donde la ley lo permite los jugadores pueden pactar los premios; todo acuerdo se comunica a la prensa.",
        ),
    ),
    mechanised(
        "6",
        "Random seats",
        "Seats are drawn and cannot be passed on. Staff may change them for special needs, and early on to balance "
        "tables; players check their receipt.",
        it=(
            "Posti a sorte",
            "I posti sono sorteggiati e non si cedono. Lo staff può cambiarli per esigenze particolari e, "
            "all'inizio, per bilanciare; ognuno controlla la ricevuta.",
        ),
        es=(
            "Asientos al azar",
            "Los asientos se sortean y no se ceden. El personal puede cambiarlos por necesidades especiales y, al "
            "principio, para equilibrar; cada uno revisa su recibo.",
        ),
    ),
    mechanised(
        "6a",
        "Alternates, late entries, re-entries",
        "A full stack and any position with its rights and duties, except that nobody is dealt in between small "
        "blind and button.",
        it=(
            "Riserve, ritardatari, re-entry",
            "Stack pieno e qualsiasi posizione con diritti e doveri, ma tra piccolo buio e bottone non si ricevono "
            "carte.",
        ),
        es=(
            "Suplentes, tardíos, reentradas",
            "Stack completo y cualquier posición con sus derechos y deberes, pero entre ciega pequeña y botón no se "
            "reciben cartas.",
        ),
    ),
    mechanised(
        "6b",
        "Unclaimed stacks",
        "An absent player's stack is put in play once every seat of that number has been assigned.",
        it=(
            "Stack non ritirati",
            "Lo stack di chi manca entra in gioco quando tutti i posti con quel numero sono assegnati.",
        ),
        es=(
            "Stacks sin reclamar",
            "El stack del ausente entra en juego cuando todos los asientos de ese número están asignados.",
        ),
    ),
    mechanised(
        "6b-i",
        "Unclaimed stacks, an example",
        "Table 4 seat 8: with the last seat 8 assigned, the stacks of all seats 8 go into play.",
        it=(
            "Stack non ritirati, un esempio",
            "Tavolo 4 posto 8: assegnato l'ultimo posto 8, entrano in gioco gli stack di tutti i posti 8.",
        ),
        es=(
            "Stacks sin reclamar, un ejemplo",
            "Mesa 4 asiento 8: asignado el último asiento 8, entran en juego los stacks de todos los asientos 8.",
        ),
    ),
    assisted(
        "7",
        "Identification",
        "A valid document with photograph is needed to sit down at the start and at every restart; a false one is "
        "penalised, up to disqualification.",
        it=(
            "Identificazione",
            "Per sedersi, all'inizio e a ogni ripresa, serve un documento valido con foto; uno falso è punito, fino "
            "alla squalifica.",
        ),
        es=(
            "Identificación",
            "Para sentarse, al inicio y en cada reanudación, hace falta un documento válido con foto; uno falso se "
            "castiga, hasta la descalificación.",
        ),
    ),
    mechanised(
        "8",
        "Rebuys",
        "No hand is missed for it. Who announces a rebuy before a hand plays with those chips and must pay for them.",
        it=(
            "Rebuy",
            "Non si salta una mano. Chi annuncia il rebuy prima della mano gioca già con quelle chip e le deve pagare.",
        ),
        es=(
            "Recompras",
            "No se salta una mano. Quien la anuncia antes de la mano ya juega con esas fichas y tiene que pagarlas.",
        ),
    ),
    mechanised(
        "9",
        "Breaking tables",
        "The order is published when registration closes, and may change. Who moves takes the new position as it "
        "is, but no cards between small blind and button.",
        it=(
            "Chiusura dei tavoli",
            "L'ordine è pubblicato a fine iscrizioni, e può cambiare. Chi si sposta prende la posizione com'è, ma "
            "niente carte tra piccolo buio e bottone.",
        ),
        es=(
            "Cierre de mesas",
            "El orden se publica al cerrar la inscripción, y puede cambiar. Quien se mueve toma la posición tal "
            "como está, pero sin cartas entre ciega pequeña y botón.",
        ),
    ),
    mechanised(
        "9a",
        "Double random draw",
        "Each player draws a card, from seat 1 on; shuffled seat cards go to the highest card first and then "
        "clockwise.",
        it=(
            "Doppio sorteggio",
            "Dal posto 1 ognuno pesca una carta; le carte posto, mescolate, vanno prima alla più alta e poi in "
            "senso orario.",
        ),
        es=(
            "Doble sorteo",
            "Desde el asiento 1 cada uno saca una carta; las tarjetas, mezcladas, van primero a la más alta y luego "
            "en sentido horario.",
        ),
    ),
    mechanised(
        "10",
        "Balancing",
        "A table three short of the fullest stops. The big blind moves to the worst open position, never the small "
        "blind; in stud to the seat that opened last.",
        it=(
            "Bilanciamento",
            "Si ferma il tavolo con tre giocatori meno del più pieno. Il grande buio va nella peggiore posizione "
            "libera, mai al piccolo buio; nello stud al posto liberato per ultimo.",
        ),
        es=(
            "Balanceo",
            "Se detiene la mesa con tres jugadores menos que la más llena. La ciega grande va a la peor posición "
            "libre, nunca a la pequeña; en stud al último asiento vacío.",
        ),
    ),
    assisted(
        "10a",
        "Late balancing",
        "Near the end the director balances as he sees fit.",
        it=(
            "Bilanciamento nel finale",
            "Verso la fine il direttore bilancia come ritiene opportuno.",
        ),
        es=(
            "Balanceo al final",
            "Cerca del final el director equilibra como le parezca.",
        ),
    ),
)
