"""``tda-2024`` 12 to 22: pots and showdown."""

from shuffleup.rulebooks.rule import assisted, mechanised

SHOWDOWN = (
    mechanised(
        "12",
        "Cards speak",
        "Hands are worth what their cards are worth, whatever anybody says about them.",
        it=(
            "Parlano le carte",
            "Una mano vale quanto valgono le sue carte, qualunque cosa se ne dica.",
        ),
        es=(
            "Las cartas hablan",
            "Una mano vale lo que valen sus cartas, se diga lo que se diga de ella.",
        ),
    ),
    assisted(
        "13",
        "Tabling cards and killed winners",
        "All cards face up and readable is tabled; less than that is at the player's risk once his cards are gone. "
        "A dealer cannot kill a tabled winner.",
        it=(
            "Carte scoperte e mani vincenti annullate",
            "Una mano è mostrata se tutte le carte sono scoperte e leggibili; con meno, chi perde le carte rischia "
            "il piatto. Il dealer non può annullare una mano vincente già mostrata.",
        ),
        es=(
            "Cartas a la vista y ganadoras anuladas",
            "Una mano está mostrada con todas sus cartas boca arriba y legibles; con menos, quien pierde las cartas "
            "arriesga el bote. El crupier no puede anular una ganadora ya mostrada.",
        ),
    ),
    assisted(
        "14",
        "Live cards at showdown",
        "Cards discarded face down stay live while they can be recovered beyond doubt; the dealer's muck kills them.",
        it=(
            "Carte vive allo showdown",
            "Le carte scartate coperte restano vive finché si possono riprendere senza alcun dubbio; a ucciderle è "
            "il muck del dealer.",
        ),
        es=(
            "Cartas vivas en el showdown",
            "Las cartas tiradas boca abajo siguen vivas mientras se puedan recuperar sin duda alguna; las mata el "
            "muck del crupier.",
        ),
    ),
    assisted(
        "15",
        "Irregular discards at showdown",
        "Half a winner shown: the dealer asks for the rest, then the floor. Who discards with an opponent still in "
        "loses his claim; an uncalled bet comes back.",
        it=(
            "Scarti irregolari allo showdown",
            "Se si mostra metà di una mano vincente, il dealer chiede il resto, poi il floor. Chi scarta con un "
            "avversario ancora dentro perde ogni pretesa; la puntata non vista torna indietro.",
        ),
        es=(
            "Descartes irregulares en el showdown",
            "Si se muestra media mano ganadora, el crupier pide el resto y luego el floor. Quien descarta con un "
            "rival aún dentro pierde su derecho; la apuesta no igualada se devuelve.",
        ),
    ),
    mechanised(
        "16",
        "Face up for all-ins",
        "Once somebody is all-in and no betting is left, every live hand is turned up and the board runs out.",
        it=(
            "Carte scoperte con un all-in",
            "Quando qualcuno è all-in e non si può più puntare, si scoprono tutte le mani vive e si completa il board.",
        ),
        es=(
            "Cartas arriba en los all-in",
            "Cuando alguien está all-in y ya no se puede apostar, se descubren todas las manos vivas y se completa "
            "la mesa.",
        ),
    ),
    mechanised(
        "17",
        "Showdown and its order",
        "Without an all-in the last aggressor of the final street shows first; after none, whoever would act first.",
        it=(
            "Ordine dello showdown",
            "Senza all-in mostra per primo l'ultimo aggressore della street finale; se non c'è stato, chi avrebbe "
            "parlato per primo.",
        ),
        es=(
            "Orden del showdown",
            "Sin all-in muestra primero el último agresor de la calle final; si no lo hubo, quien habría hablado "
            "primero.",
        ),
    ),
    assisted(
        "18",
        "Asking to see a hand",
        "A caller on the river who still has his cards may see the last aggressor's hand; the rest is the director's.",
        it=(
            "Chiedere di vedere una mano",
            "Chi ha visto la puntata al river e ha ancora le carte può vedere la mano dell'ultimo aggressore; il "
            "resto spetta al direttore.",
        ),
        es=(
            "Pedir ver una mano",
            "Quien igualó en el river y conserva sus cartas puede ver la mano del último agresor; lo demás queda al "
            "criterio del director.",
        ),
    ),
    mechanised(
        "19",
        "Playing the board",
        "Whoever plays the board must table all his cards to share in the pot.",
        it=(
            "Giocare il board",
            "Chi gioca il board deve scoprire tutte le proprie carte per avere una parte del piatto.",
        ),
        es=(
            "Jugar la mesa",
            "Quien juega la mesa debe descubrir todas sus cartas para tener parte en el bote.",
        ),
    ),
    mechanised(
        "20",
        "Odd chips",
        "Pots split down to the smallest chip; the odd one goes left of the button, by suit in stud, to the high half.",
        it=(
            "Chip dispari",
            "Si divide fino al taglio più basso; la chip che avanza va a sinistra del bottone, per seme nello stud, "
            "alla metà alta.",
        ),
        es=(
            "Fichas impares",
            "Se divide hasta la ficha más baja; la que sobra va a la izquierda del botón, por palo en stud, a la "
            "mitad alta.",
        ),
    ),
    mechanised(
        "21",
        "Side pots",
        "Every pot is split on its own.",
        it=(
            "Piatti laterali",
            "Ogni piatto si divide per conto suo.",
        ),
        es=(
            "Botes secundarios",
            "Cada bote se divide por su cuenta.",
        ),
    ),
    assisted(
        "22",
        "Disputed hands and pots",
        "A reading can be challenged until the next hand starts, a count until substantial action in it; before a "
        "break all claims end after a minute.",
        it=(
            "Mani e piatti contestati",
            "La lettura si contesta finché non inizia la mano seguente, il conteggio fino alla sua azione "
            "significativa; prima di una pausa tutto finisce dopo un minuto.",
        ),
        es=(
            "Manos y botes en disputa",
            "La lectura se discute hasta que arranca la mano siguiente, la cuenta hasta su acción sustancial; antes "
            "de un descanso todo acaba al minuto.",
        ),
    ),
)
