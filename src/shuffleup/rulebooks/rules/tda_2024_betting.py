"""``tda-2024`` 40 to 62: betting and raising."""

from shuffleup.rulebooks.rule import assisted, mechanised

BETTING = (
    mechanised(
        "40",
        "Methods of betting",
        "Words or chips bet, whichever comes first; at the same time clear words win. A number alone is the same as "
        "pushing that many chips.",
        it=(
            "Modi di puntare",
            "Si punta a parole o con le chip, vale ciò che arriva prima; insieme, vincono le parole chiare. Un "
            "numero da solo equivale a spingere altrettante chip.",
        ),
        es=(
            "Formas de apostar",
            "Se apuesta de palabra o con fichas, vale lo primero; a la vez ganan las palabras claras. Una cifra "
            "sola equivale a empujar esas fichas.",
        ),
    ),
    mechanised(
        "41",
        "Methods of calling",
        "The word, the exact chips, one silent larger chip, or several that rule 45 makes a call. A tiny silent "
        "chip is left to the director, up to a full call.",
        it=(
            "Modi di vedere",
            "La parola, le chip esatte, una sola chip più grande in silenzio, o più chip che per la regola 45 sono "
            "un call. Una chip minuscola va al direttore, fino al call intero.",
        ),
        es=(
            "Formas de igualar",
            "La palabra, las fichas exactas, una sola ficha mayor en silencio o varias que la regla 45 toma por "
            "call. Una ficha minúscula queda al director, hasta el call completo.",
        ),
    ),
    mechanised(
        "42",
        "Methods of raising",
        "A raise goes in with one motion, or its amount is said before the chips move.",
        it=(
            "Modi di rilanciare",
            "Il rilancio si mette con un solo movimento, oppure se ne dice l'importo prima di muovere le chip.",
        ),
        es=(
            "Formas de subir",
            "La subida se pone con un solo movimiento, o se dice su cantidad antes de mover las fichas.",
        ),
    ),
    mechanised(
        "43",
        "Amounts of raises",
        "A raise is at least the largest full bet or raise of the street; from half of it on it must be completed.",
        it=(
            "Importo dei rilanci",
            "Un rilancio vale almeno la più grande puntata o rilancio completo della street; dalla metà in su va "
            "completato.",
        ),
        es=(
            "Cantidad de las subidas",
            "Una subida añade al menos lo que la mayor apuesta o subida entera de su calle; desde la mitad hay que "
            "completarla.",
        ),
    ),
    mechanised(
        "44",
        "Oversized chips",
        "One silent chip facing a bet is a call; after the bare word raise it is the largest raise it allows.",
        it=(
            "Chip eccedente",
            "Davanti a una puntata una sola chip in silenzio è un call; dopo la sola parola raise è il massimo "
            "rilancio che permette.",
        ),
        es=(
            "Ficha de valor superior",
            "Ante una apuesta, una sola ficha en silencio es call; tras la sola palabra raise es la mayor subida "
            "que permite.",
        ),
    ),
    mechanised(
        "45",
        "Several chips",
        "Silent chips are a call if the call needs the smallest of them; otherwise half of a raise decides.",
        it=(
            "Più chip",
            "Chip in silenzio sono un call se al call serve la più piccola di esse; altrimenti decide la metà di un "
            "rilancio.",
        ),
        es=(
            "Varias fichas",
            "Fichas en silencio son call si el call necesita la más pequeña de ellas; si no, decide la mitad de una "
            "subida.",
        ),
    ),
    mechanised(
        "46",
        "Earlier chips not yet pulled in",
        "Chips already in front, left, moved or taken back, decide together with the new ones between call and raise.",
        it=(
            "Chip precedenti ancora davanti",
            "Le chip già davanti, lasciate, spostate o riprese, decidono insieme alle nuove tra call e rilancio.",
        ),
        es=(
            "Fichas anteriores aún delante",
            "Las fichas ya puestas, dejadas, movidas o retiradas, deciden junto con las nuevas entre call y subida.",
        ),
    ),
    mechanised(
        "47",
        "Reopening the betting",
        "Who has acted may raise again only facing a full raise, which short all-ins may add up to; half in limit.",
        it=(
            "Riapertura delle puntate",
            "Chi ha già parlato rilancia ancora solo davanti a un rilancio completo, anche come somma di all-in "
            "corti; nel limit basta la metà.",
        ),
        es=(
            "Reapertura de las apuestas",
            "Quien ya habló solo puede volver a subir ante una subida completa, que pueden sumar varios all-in "
            "cortos; en límite fijo basta la mitad.",
        ),
    ),
    mechanised(
        "48",
        "Number of raises",
        "No cap without a limit; in limit the house's cap holds until two players are left in the event.",
        it=(
            "Numero dei rilanci",
            "Senza limite non c'è tetto; nel limit vale quello della casa finché nell'evento restano due giocatori.",
        ),
        es=(
            "Número de subidas",
            "Sin límite no hay tope; en límite fijo rige el de la casa hasta que quedan dos jugadores en el torneo.",
        ),
    ),
    assisted(
        "49",
        "Accepted action",
        "Who calls is bound to the true amount even if it was told him wrongly; the director may relieve him under "
        "rule 1.",
        it=(
            "Azione accettata",
            "Chi vede è vincolato all'importo vero anche se gli è stato detto sbagliato; il direttore può "
            "sollevarlo con la regola 1.",
        ),
        es=(
            "Acción aceptada",
            "Quien iguala queda obligado a la cantidad real aunque se la dijeran mal; el director puede aliviarle "
            "con la regla 1.",
        ),
    ),
    mechanised(
        "50",
        "Acting in turn",
        "Words and chips given in turn bind and stay in the pot. Wait until the amount before you is clear.",
        it=(
            "Agire nel turno",
            "Parole e chip date nel proprio turno vincolano e restano nel piatto. Si aspetta che l'importo davanti "
            "sia chiaro.",
        ),
        es=(
            "Actuar en turno",
            "Las palabras y fichas dadas en turno obligan y se quedan en el bote. Se espera a que la cantidad "
            "anterior esté clara.",
        ),
    ),
    mechanised(
        "51",
        "Binding words and undercalls",
        "Call and raise bind to the full act. Too few silent chips are a full call against an opening bet or "
        "heads-up; elsewhere the director decides.",
        it=(
            "Parole vincolanti e undercall",
            "Call e raise vincolano all'azione intera. Troppo poche chip in silenzio sono un call intero contro la "
            "puntata d'apertura o nel testa a testa; altrimenti decide il direttore.",
        ),
        es=(
            "Palabras vinculantes y undercalls",
            "Call y raise obligan a la acción entera. Pocas fichas en silencio son call completo ante la apuesta "
            "inicial o en mano a mano; en lo demás decide el director.",
        ),
    ),
    mechanised(
        "52",
        "Incorrect bets",
        "Bets and raises below the minimum are corrected until the next card. In pot-limit a count too high is too; "
        "one too low only before substantial action.",
        it=(
            "Puntate errate",
            "Puntate e rilanci sotto il minimo si correggono fino alla carta seguente. Nel pot limit anche un conto "
            "troppo alto; uno troppo basso solo prima dell'azione significativa.",
        ),
        es=(
            "Apuestas incorrectas",
            "Lo que queda bajo el mínimo se corrige hasta la carta siguiente. En límite al bote también una cuenta "
            "demasiado alta; una baja solo antes de la acción sustancial.",
        ),
    ),
    assisted(
        "53",
        "Action out of turn",
        "It binds if nothing changes before it; after a bet or raise it is taken back, except a fold. Who was "
        "skipped must speak up before substantial action.",
        it=(
            "Azione fuori turno",
            "Vincola se prima non cambia nulla; dopo una puntata o un rilancio si ritira, tranne il fold. Chi è "
            "stato saltato deve parlare prima dell'azione significativa.",
        ),
        es=(
            "Acción fuera de turno",
            "Obliga si nada cambia antes; tras una apuesta o subida se retira, salvo el fold. El saltado debe "
            "hablar antes de la acción sustancial.",
        ),
    ),
    mechanised(
        "54",
        "Pot size and pot-limit bets",
        "Pot-limit maximums count full blinds before the flop and the true pot later; no-limit knows no pot bet.",
        it=(
            "Piatto e puntate nel pot limit",
            "Il massimo conta bui interi prima del flop e il piatto vero dopo; nel no limit la puntata “pot” non "
            "esiste.",
        ),
        es=(
            "Bote y apuestas en límite al bote",
            "El máximo cuenta ciegas enteras antes del flop y el bote real después; sin límite no existe la apuesta "
            "“pot”.",
        ),
    ),
    mechanised(
        "55",
        "Invalid declarations",
        "With no bet to face, call is a check and raise a minimum bet. Who says check facing a bet may call or "
        "fold, not raise.",
        it=(
            "Dichiarazioni non valide",
            "Senza puntata davanti, call è un check e raise una puntata minima. Chi dice check davanti a una "
            "puntata può vedere o passare, non rilanciare.",
        ),
        es=(
            "Declaraciones inválidas",
            "Sin apuesta que afrontar, call es pasar y raise una apuesta mínima. Quien dice check ante una apuesta "
            "puede igualar o retirarse, no subir.",
        ),
    ),
    mechanised(
        "56",
        "String bets",
        "Of a bet in several motions only the first counts; the rest goes back.",
        it=(
            "Puntate a più riprese",
            "Di una puntata in più movimenti conta solo il primo; il resto torna indietro.",
        ),
        es=(
            "Apuestas en cadena",
            "De una apuesta en varios movimientos cuenta solo el primero; el resto se devuelve.",
        ),
    ),
    assisted(
        "57",
        "Unclear amounts",
        "A size with several meanings is the largest of them that is not above the pot before the bet.",
        it=(
            "Importi poco chiari",
            "Una cifra con più significati è il più grande che non superi il piatto com'era prima della puntata.",
        ),
        es=(
            "Cantidades poco claras",
            "Una cifra con varios sentidos es el mayor de ellos que no pase del bote anterior a la apuesta.",
        ),
    ),
    mechanised(
        "58",
        "Non-standard folds",
        "A fold without a bet to face or out of turn binds, and may be penalised.",
        it=(
            "Fold fuori norma",
            "Un fold senza puntata davanti o fuori turno vincola, e può costare una penalità.",
        ),
        es=(
            "Retiradas irregulares",
            "Retirarse sin apuesta que afrontar o fuera de turno obliga, y puede sancionarse.",
        ),
    ),
    assisted(
        "59",
        "Conditional and premature words",
        "“If you bet, I raise” may be held binding and penalised; so may a call said before the amount is known.",
        it=(
            "Dichiarazioni condizionate o premature",
            "“Se punti, rilancio” può essere reso vincolante e punito; lo stesso un call detto prima di conoscere "
            "l'importo.",
        ),
        es=(
            "Palabras condicionales o prematuras",
            "“Si apuestas, subo” puede declararse vinculante y sancionarse; también un call dicho sin saber la "
            "cantidad.",
        ),
    ),
    mechanised(
        "60",
        "Counting an opponent's chips",
        "An estimate always; an exact count only in turn and facing an all-in, made by the dealer or the floor.",
        it=(
            "Contare le chip altrui",
            "Una stima sempre; il conto esatto solo nel proprio turno davanti a un all-in, e lo fanno dealer o floor.",
        ),
        es=(
            "Contar fichas ajenas",
            "Una estimación siempre; la cuenta exacta solo en turno y ante un all-in, y la hacen el crupier o el "
            "floor.",
        ),
    ),
    mechanised(
        "61",
        "Over-betting for change",
        "Chips pushed silently in the hope of change are at risk of counting in full: rule 45 decides.",
        it=(
            "Puntare di più per avere il resto",
            "Le chip spinte in silenzio sperando nel resto rischiano di contare per intero: decide la regola 45.",
        ),
        es=(
            "Apostar de más para tener cambio",
            "Las fichas empujadas en silencio esperando cambio pueden contar enteras: decide la regla 45.",
        ),
    ),
    assisted(
        "62",
        "Chips found after an all-in",
        "The director decides whether a hidden chip was part of the call. If not, the winner is not paid for it and "
        "a loser is not saved by it.",
        it=(
            "Chip trovate dopo un all-in",
            "Il direttore decide se la chip nascosta faceva parte di quanto visto. Se no, chi vince non ne è pagato "
            "e chi perde non ne è salvato.",
        ),
        es=(
            "Fichas halladas tras un all-in",
            "El director decide si la ficha oculta era parte de lo igualado. Si no, al ganador no se le paga por "
            "ella y al perdedor no le salva.",
        ),
    ),
)
