"""Rules 7 to 23 of ``figp-2012`` in our words: betting and raising."""

from shuffleup.rulebooks.rule import assisted, mechanised, recorded

BETTING = (
    recorded(
        "7",
        "Clear action",
        "Whoever bets or raises looks after himself by doing it plainly and correctly.",
        it=("Azione chiara", "Chi punta ha tutto l'interesse a farlo in modo limpido."),
        es=("Acción clara", "A quien apuesta le conviene hacerlo de manera limpia y correcta."),
    ),
    mechanised(
        "8a",
        "Raises in limit",
        "With three or more players not all-in: one bet and three raises of fixed size.",
        it=("Rilanci nel limit", "In tre o più non all-in: una puntata e tre rilanci di misura fissa."),
        es=("Subidas en límite", "Con tres o más sin all-in: una apuesta y tres subidas de tamaño fijo."),
    ),
    mechanised(
        "8b",
        "Limit heads-up",
        "No cap when only two players were in from the start of the round.",
        it=("Limit testa a testa", "Nessun tetto se fin dall'apertura del giro si era in due."),
        es=("Límite mano a mano", "Sin tope si desde el comienzo de la ronda eran solo dos."),
    ),
    mechanised(
        "8c",
        "Short all-in in limit",
        "Below half of the bet it reopens nothing and who has not acted may complete; from half on it is a full bet.",
        it=(
            "All-in corto nel limit",
            "Sotto metà non riapre, e chi deve agire può completare; da metà in su vale intero.",
        ),
        es=(
            "All-in corto en límite",
            "Bajo la mitad no reabre y quien no ha actuado puede completar; desde la mitad es entero.",
        ),
    ),
    mechanised(
        "9a",
        "Raises without a limit",
        "Their number is not limited on any street.",
        it=("Rilanci senza limite", "In ogni giro se ne fanno quanti si vuole."),
        es=("Subidas sin límite", "En cada ronda caben cuantas se quiera."),
    ),
    mechanised(
        "9b",
        "Minimum bet",
        "The big blind, in full even if its owner is short; over a smaller all-in a raise makes at least twice that.",
        it=(
            "Puntata minima",
            "Il grande buio per intero, anche se chi lo deve è corto; sopra un all-in minore si va almeno al doppio.",
        ),
        es=(
            "Apuesta mínima",
            "La ciega grande entera, aunque su dueño sea corto; sobre un all-in menor se sube al menos al doble.",
        ),
    ),
    mechanised(
        "9c",
        "Minimum raise",
        "The first raise doubles the bet; later ones add at least the last increment.",
        it=("Rilancio minimo", "Il primo raddoppia; i seguenti aggiungono almeno l'ultimo incremento."),
        es=("Subida mínima", "La primera dobla la apuesta; las demás añaden al menos el último incremento."),
    ),
    mechanised(
        "10",
        "Pot-limit",
        "The raise part is at most the pot as it stands after one's own call.",
        it=("Pot-limit", "Si rilancia al più di quanto c'è nel piatto dopo aver pareggiato."),
        es=("Pot-limit", "La subida es como mucho el bote tal como queda tras igualar."),
    ),
    recorded(
        "11",
        "What the dealer says",
        "The dealer checks and announces actions, their amounts only when asked or to verify words, and "
        "tells nothing else, such as who raised before.",
        it=(
            "Che cosa dice il dealer",
            "Annuncia le azioni, gli importi solo a richiesta o per verifica, e nient'altro.",
        ),
        es=(
            "Lo que dice el dealer",
            "Anuncia las acciones, los importes solo si se piden o para verificar, y nada más.",
        ),
    ),
    mechanised(
        "12",
        "Words",
        "Fold, call, bet, raise or check said in the round binds.",
        it=("Parole", "Fold, call, bet, raise o check detti nel giro obbligano."),
        es=("Palabras", "Fold, call, bet, raise o check dichos en la ronda obligan."),
    ),
    mechanised(
        "13",
        "Methods of raising",
        "A raise is made in one of three ways.",
        it=("Modi di rilanciare", "Si rilancia in uno di tre modi."),
        es=("Modos de subir", "Se sube de una de tres maneras."),
    ),
    mechanised(
        "13a",
        "One motion",
        "The chips go in with a single smooth movement.",
        it=("Un movimento", "Le chips entrano con un gesto solo e continuo."),
        es=("Un movimiento", "Las fichas entran con un solo gesto continuo."),
    ),
    mechanised(
        "13b",
        "Announced total",
        "The total is said, then the chips go in.",
        it=("Totale annunciato", "Prima si dice la somma, poi si mettono le chips."),
        es=("Total anunciado", "Primero se dice la suma, luego entran las fichas."),
    ),
    mechanised(
        "13c",
        "Two motions after the word",
        "After the word raise the call goes in, then the raise.",
        it=("Due movimenti dopo la parola", "Detto raise, si mette il call e poi il resto."),
        es=("Dos movimientos tras la palabra", "Dicho raise, se pone el call y después la subida."),
    ),
    mechanised(
        "14",
        "String bet",
        "A raise in several movements is not allowed; the dealer stops it unasked.",
        it=("String bet", "Vietato rilanciare a più riprese; il dealer interviene da sé."),
        es=("String bet", "No se sube en varios gestos; el dealer lo impide sin que se lo pidan."),
    ),
    mechanised(
        "15",
        "Chips without words",
        "Bets and calls that are too low are made up; the dealer counts silent chips and announces what they are.",
        it=("Chips senza parole", "Chiamate e puntate basse si integrano; il dealer conta e dice che azione è."),
        es=("Fichas sin palabras", "Lo apostado de menos se completa; el dealer cuenta y anuncia qué acción es."),
    ),
    mechanised(
        "15a",
        "A correct amount",
        "The action that it makes is announced.",
        it=("Importo giusto", "Si annuncia l'azione che ne risulta."),
        es=("Importe correcto", "Se anuncia la acción que resulta."),
    ),
    mechanised(
        "15b",
        "Below the bet",
        "Too few chips are a call and are made up to it.",
        it=("Sotto la puntata", "Troppo poco è un call, e si integra."),
        es=("Por debajo de la apuesta", "Demasiado poco es un call y se completa."),
    ),
    mechanised(
        "15c",
        "Below half of a minimum raise",
        "It is a call, and the rest goes back.",
        it=("Sotto metà rilancio minimo", "Vale call e l'eccesso torna indietro."),
        es=("Menos de media subida mínima", "Es un call y lo que sobra vuelve."),
    ),
    mechanised(
        "15d",
        "Above half of a minimum raise",
        "It is a raise and is completed.",
        it=("Oltre metà rilancio minimo", "Vale raise e si completa."),
        es=("Más de media subida mínima", "Es una subida y se completa."),
    ),
    mechanised(
        "16",
        "Single chip",
        "One silent chip facing a bet is a call; after the bare word raise the chip counts.",
        it=("Una sola chip", "In silenzio davanti a una puntata è call; detto solo raise, conta tutta."),
        es=("Una sola ficha", "En silencio ante una apuesta es call; dicho solo raise, cuenta entera."),
    ),
    mechanised(
        "17",
        "Several chips of one denomination",
        "Silent chips of one denomination are a call if the call needs every one of them.",
        it=("Chips uguali", "Chips uguali in silenzio valgono call se al call servono tutte."),
        es=("Fichas iguales", "Fichas iguales en silencio son call si el call las necesita todas."),
    ),
    assisted(
        "18",
        "Hidden chips in an all-in",
        "A deliberate all-in binds the whole stack, hidden chips too; they can be lost but never win anything.",
        it=(
            "Chips nascoste in all-in",
            "L'all-in voluto impegna tutto, anche il nascosto, che si può perdere ma non far pagare.",
        ),
        es=(
            "Fichas ocultas en un all-in",
            "El all-in querido compromete todo, también lo oculto: se puede perder, nunca cobrar.",
        ),
    ),
    mechanised(
        "19",
        "Short all-in",
        "An all-in below a minimum raise lets neither the bettor nor those who called him raise again.",
        it=("All-in corto", "Sotto il rilancio minimo né chi ha puntato né chi ha visto può rilanciare di nuovo."),
        es=(
            "All-in corto",
            "Por debajo de la subida mínima no pueden volver a subir ni quien apostó ni quienes igualaron.",
        ),
    ),
    assisted(
        "20",
        "Size of the pot",
        "Counted in pot-limit only; elsewhere the dealer may spread the chips for the player to count.",
        it=("Quanto c'è nel piatto", "Si conta solo nel pot-limit; altrove il dealer può allargare le chips."),
        es=("Tamaño del bote", "Se cuenta solo en pot-limit; en lo demás el dealer puede extender las fichas."),
    ),
    mechanised(
        "21",
        "Pot in no-limit",
        "Betting or raising the pot binds nobody there; the dealer asks for a valid amount.",
        it=("Il pot nel no-limit", "Dire pot non obbliga e nessuno fa il conto: il dealer chiede un importo valido."),
        es=("Pot en no-limit", "Decir pot no obliga y nadie lo calcula: el dealer pide un importe válido."),
    ),
    mechanised(
        "22",
        "Time",
        "After half a minute of thought 60 seconds and a count of ten; then the hand is folded.",
        it=("Tempo", "Dopo mezzo minuto di riflessione, 60 secondi e un conto di dieci; poi fold."),
        es=("Tiempo", "Tras medio minuto pensando, 60 segundos y una cuenta de diez; luego, fold."),
    ),
    assisted(
        "23",
        "Out of turn",
        "The act stands if the skipped players fold, shrinks to a check or call if they check or call, and "
        "is free again if one raises; doing it on purpose may be penalised.",
        it=(
            "Fuori turno",
            "Resta se i saltati passano, scende a check o call se fanno così, è libera se uno rilancia.",
        ),
        es=(
            "Fuera de turno",
            "Vale si los saltados se retiran, baja a check o call si hacen eso, y es libre si uno sube.",
        ),
    ),
)
