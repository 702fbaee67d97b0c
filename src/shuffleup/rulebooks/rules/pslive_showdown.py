"""``pslive`` 39 to 43: showdown."""

from shuffleup.rulebooks.rule import assisted, mechanised

SHOWDOWN = (
    mechanised(
        "39",
        "Cards speak",
        "Hands are worth what their cards are worth, whatever anybody says; a false claim on purpose may be penalised.",
        it=(
            "Parlano le carte",
            "Una mano vale quanto valgono le sue carte, qualunque cosa si dica; mentire apposta può essere punito.",
        ),
        es=(
            "Las cartas hablan",
            "Una mano vale lo que valen sus cartas, se diga lo que se diga; mentir adrede puede sancionarse.",
        ),
    ),
    mechanised(
        "40",
        "All-in showdown",
        "Once somebody is all-in and the action is complete, hands are turned up; mucking on purpose may be penalised.",
        it=(
            "Showdown con all-in",
            "Quando qualcuno è all-in e l'azione è finita, le mani si scoprono; buttarle apposta può essere punito.",
        ),
        es=(
            "Showdown con all-in",
            "Cuando alguien está all-in y la acción acabó, las manos se descubren; tirarlas adrede puede sancionarse.",
        ),
    ),
    mechanised(
        "40a",
        "Side pot with an all-in",
        "With an all-in in the main pot everybody at the showdown shows; no hand may be mucked, all stay live.",
        it=(
            "Piatto laterale con un all-in",
            "Con un all-in nel piatto principale chi è allo showdown mostra; nessuna mano si butta, tutte restano "
            "vive.",
        ),
        es=(
            "Bote secundario con un all-in",
            "Con un all-in en el bote principal, todo el que llega al showdown muestra; ninguna mano se tira, todas "
            "siguen vivas.",
        ),
    ),
    mechanised(
        "41",
        "Order of showing",
        "The last aggressor of the hand, on whatever street, shows first; after none, the first left of the button.",
        it=(
            "Ordine in cui si mostra",
            "Mostra per primo l'ultimo aggressore della mano, su qualunque street; se non c'è stato, il primo a "
            "sinistra del bottone.",
        ),
        es=(
            "Orden de mostrar",
            "Muestra primero el último agresor de la mano, en la calle que fuera; si no lo hubo, el primero a la "
            "izquierda del botón.",
        ),
    ),
    mechanised(
        "41a",
        "Declining to show",
        "Whoever declines in his turn to show gives up the pot.",
        it=(
            "Rinunciare a mostrare",
            "Chi nel proprio turno non mostra rinuncia al piatto.",
        ),
        es=(
            "Renunciar a mostrar",
            "Quien en su turno no muestra renuncia al bote.",
        ),
    ),
    assisted(
        "41b",
        "Refusal, what follows",
        "Who neither shows nor mucks is dealt with by rule 42b.",
        it=(
            "Rifiuto, che cosa segue",
            "Chi non mostra né butta è trattato secondo la regola 42b.",
        ),
        es=(
            "Negativa, lo que sigue",
            "A quien ni muestra ni tira se le aplica la regla 42b.",
        ),
    ),
    mechanised(
        "42",
        "Winning hand",
        "To win, show all cards, even when playing the board; the last hand need not be shown.",
        it=(
            "Mano vincente",
            "Per vincere si mostrano tutte le carte, anche giocando il board; l'ultima mano rimasta non è tenuta a "
            "mostrarsi.",
        ),
        es=(
            "Mano ganadora",
            "Para ganar se muestran todas las cartas, incluso jugando la mesa; la última mano que queda no necesita "
            "mostrarse.",
        ),
    ),
    mechanised(
        "42a",
        "What shown means",
        "All cards lie face up on the table; a flash is no showing, and what is not shown cannot win.",
        it=(
            "Che cosa vuol dire mostrata",
            "Tutte le carte stanno scoperte sul tavolo; un lampo non basta, e ciò che non è mostrato non vince.",
        ),
        es=(
            "Qué significa mostrada",
            "Todas las cartas están boca arriba en la mesa; un destello no basta, y lo no mostrado no gana.",
        ),
    ),
    assisted(
        "42b",
        "Refusal to show",
        "Staff order the player to show; after five seconds the hand is dead and delay is penalised. If another "
        "player turns the cards, they are live.",
        it=(
            "Rifiuto di mostrare",
            "Lo staff ordina di mostrare; dopo cinque secondi la mano è morta e il ritardo è punito. Se un altro "
            "giocatore gira le carte, sono vive.",
        ),
        es=(
            "Negarse a mostrar",
            "El personal ordena mostrar; a los cinco segundos la mano está muerta y la demora se sanciona. Si otro "
            "jugador gira las cartas, están vivas.",
        ),
    ),
    assisted(
        "43",
        "Asking to see hands",
        "Whoever reached the showdown and still has cards may see any hand, which is then live.",
        it=(
            "Chiedere di vedere le mani",
            "Chi è arrivato allo showdown e ha ancora le carte può vedere qualunque mano, che allora è viva.",
        ),
        es=(
            "Pedir ver manos",
            "Quien llegó al showdown y conserva sus cartas puede ver cualquier mano, que entonces está viva.",
        ),
    ),
    assisted(
        "43a",
        "Suspected collusion",
        "With good reason players may have the dealer keep the cards for staff to review.",
        it=(
            "Sospetto di collusione",
            "Con buone ragioni i giocatori possono far trattenere le carte, perché lo staff le esamini.",
        ),
        es=(
            "Sospecha de colusión",
            "Con buenas razones los jugadores pueden hacer guardar las cartas para que el personal las revise.",
        ),
    ),
)
