### What a ruling says.

## Rulings: what binds. $player is the player it binds; $to, $added, $returned and $forfeited are chips.

ruling-call = { $player } iguala y añade { $added }.
ruling-check = { $player } pasa (check).
ruling-fold = { $player } se retira (fold).
ruling-bet = { $player } apuesta { $to }.
ruling-raise = { $player } sube a { $to }.
ruling-floor-decides = El reglamento lo deja a la dirección.
ruling-ask-again = La palabra no vale: se pregunta de nuevo a { $player }.
ruling-call-or-fold = { $player } solo puede igualar o retirarse.
ruling-call-or-raise = { $player } solo puede igualar o subir.
ruling-free = La acción ha cambiado: { $player } puede hacer lo que quiera.
ruling-held = Lo que { $player } hizo fuera de turno queda en espera hasta que llegue la acción.
ruling-stands = Queda como está.
ruling-corrected = La cantidad se corrige a { $to }.
ruling-dead-hand = La mano de { $player } está muerta.
ruling-hand-live = La mano de { $player } está viva.
ruling-live-hand = La mano de { $player } está viva.
ruling-may-be-tabled = { $player } aún puede poner la mano boca arriba.
ruling-asked-to-table-all = El crupier pide a { $player } que muestre todas las cartas.
ruling-show-or-fold = { $player } debe mostrar o entregar la mano.
ruling-must-show = { $player } debe mostrar la mano.
ruling-no-right = { $player } no tiene derecho a pedirlo.
ruling-not-shown = No se muestra.
ruling-show-cards = Las cartas se muestran.
ruling-seen-only = La mano de { $player } solo se mira y sigue muerta.
ruling-told = A { $player } se le informa.
ruling-not-told = A { $player } no se le informa.
ruling-spread = El bote se extiende, no se cuenta.
ruling-may-call-time = Se puede pedir tiempo.
ruling-may-not-call-time = Esta persona no puede pedir tiempo.
ruling-too-early = Es demasiado pronto para pedir tiempo.
ruling-time-runs = Corre el tiempo de { $player }.
ruling-action-stands = La acción de { $player } llegó a tiempo y vale.
ruling-open = El resultado aún se puede reclamar.
ruling-result-stands = Es demasiado tarde: el resultado se mantiene.
ruling-award-corrected = El bote se entrega de nuevo, como debía ser.
ruling-play-goes-on = El juego sigue mientras se decide.
ruling-paid = A { $player } se le pagan { $to }.
ruling-pays = { $player } paga { $to }.
ruling-exchanged = Las fichas se cambian por su valor.
ruling-removed = Las fichas salen del juego.
ruling-forfeit = Las fichas ocultas se pierden y salen del juego.
ruling-to-inventory = Las fichas vuelven a las existencias del torneo.
ruling-redeal = Es un reparto nulo: las apuestas vuelven y la mano se reparte de nuevo.
ruling-void-hand = La mano es nula y todas las apuestas vuelven.
ruling-continue = La mano sigue como está.
ruling-complete-hand = { $player } recibe las cartas que faltan.
ruling-replace-card = La carta se sustituye con el mazo.
ruling-card-becomes-burn = La carta de más pasa a ser la quemada.
ruling-next-card-instead = La carta boca arriba se aparta y la siguiente ocupa su lugar.
ruling-scrap-card = La carta ajena a la baraja se descarta.
ruling-becomes-upcard = La carta expuesta pasa a ser la carta visible de { $player }.
ruling-correct-button = El botón se corrige.
ruling-scramble-flop = Las cartas se mezclan boca abajo y la dirección saca la quemada.
ruling-restore-flop = La quemada y el flop se corrigen.
ruling-redeal-flop = El flop se reparte de nuevo.
ruling-redeal-street = Las cartas prematuras vuelven, el resto del mazo se baraja y la calle se reparte de nuevo.
ruling-river-card-becomes-turn = La carta prematura espera aparte, y la que habría sido el river pasa a ser el turn.
ruling-restore-order = El resto del mazo se vuelve a su orden.
ruling-reshuffle-stub = Se baraja y se corta solo el resto del mazo.
ruling-reshuffle-stub-and-muck = El resto del mazo y las cartas mezcladas con él se barajan juntos.
ruling-rebuild-fairly = La baraja se rehace del modo más justo posible.
ruling-change-deck = La baraja se cambia.
ruling-deck-stays = La baraja se queda.
ruling-deal-as-ever = Hay cartas suficientes: la calle se reparte como siempre.
ruling-reshuffle-with-burns = El resto del mazo se baraja con las quemadas y todos reciben carta.
ruling-common-card = Se reparte una sola carta común boca arriba.
ruling-reshuffle-and-common-card = El resto del mazo se baraja con las quemadas y se reparte una sola carta común.
ruling-random-draw = La dirección lo sortea.
ruling-passive-only = { $player } solo puede igualar, pasar o retirarse.
ruling-shown-to-all-now = La mano se muestra ya a toda la mesa.
ruling-shown-to-all-after-betting = La mano se muestra a toda la mesa al acabar las apuestas.
ruling-duty-broken = Se incumple un deber; el reglamento no prevé una sanción propia.
ruling-not-yet-penalised = La primera vez no tiene consecuencias; la repetición sí.
ruling-no-breach = No es una falta según este reglamento.
ruling-chips-forfeited = Las fichas se pierden y salen del juego.
ruling-misses-hands =
    Son { $hands ->
        [one] una mano
       *[other] { $hands } manos
    } que se pierden.
ruling-hands-left =
    { $hands ->
        [one] Queda una mano.
       *[other] Quedan { $hands } manos.
    }
ruling-penalty-ends = La sanción termina.
ruling-dealt-and-killed = Al ausente se le reparte, paga ciegas y antes, y la mano se anula.
ruling-not-dealt = Al ausente no se le reparte.
ruling-eliminated = El jugador queda fuera y las fichas salen del torneo.
ruling-disqualified = Hay descalificación y las fichas salen del torneo.
somebody = quien corresponda

## Why: each has the figures of its case.

reason-one-chip = Una sola ficha sin palabras es un call.
reason-all-chips-needed = Sin la ficha más pequeña no se cubriría el call.
reason-half-raise-reached = { $counted } alcanza { $half-raise }, la mitad de una subida: se completa al mínimo.
reason-half-raise-not-reached = { $counted } no alcanza { $half-raise }, la mitad de una subida.
reason-last-chips = Son las últimas fichas del jugador.
reason-undercall = Es menos que la apuesta que hay que igualar.
reason-may-not-raise = Este jugador no puede subir.

## Chips that move beside what is bet.

chips-back = Se devuelven { $returned }.
chips-lost = Se pierden { $forfeited }.
chips-all-in = Es all-in.

## What the director may choose.

options-instead = La dirección puede elegir en su lugar: { $list }.
options-open = A elegir entre: { $list }.
options-of-the-player = A disposición de { $player }: { $list }.
options-penalties = Se permite: { $list }.
option-call = igualar { $added }
option-check = pasar
option-fold = retirarse
option-bet = apostar { $to }
option-raise = subir a { $to }
option-fold-and-lose = retirarse y perder { $forfeited }
option-all-motions-stand = valen todos los movimientos: { $to }
option-only-the-first-motion = solo vale el primer movimiento: { $to }
option-passive-only = igualar o retirarse, sin subir
option-free = libertad para hacer lo que quiera
option-call-any-amount = igualar cualquier cantidad
option-raise-any-amount = subir sobre cualquier cantidad
option-act-again = actuar de nuevo
option-bound-to-it = obligación de mantener lo dicho
option-not-bound = ninguna obligación
option-later-players-act-again = los siguientes vuelven a actuar
option-later-players-call = los siguientes igualan del todo
option-corrected = la cantidad corregida a { $to }
option-stands = queda como está
option-dead-hand = mano muerta
option-hand-live = mano viva
option-live-hand = mano viva
option-must-show = la mano se muestra
option-not-shown = la mano no se muestra
option-show-or-fold = mostrar o entregar la mano
option-may-call-time = se puede pedir tiempo
option-may-not-call-time = no se puede pedir tiempo
option-awarded-to-winner = las fichas ocultas son para el ganador
option-not-paid = las fichas ocultas no se pagan
option-part-of-the-bet = las fichas ocultas son parte de la apuesta
option-removed = las fichas salen del juego
option-forfeit = pérdida de las fichas ocultas
option-halve = la mitad de las fichas
option-stack-halved = la mitad de las fichas
option-chips-forfeited = pérdida de fichas
option-redeal = reparto nulo y mano nueva
option-redeal-flop = un flop nuevo
option-continue = seguir jugando
option-complete-hand = se reparten las cartas que faltan
option-replace-card = la carta se sustituye
option-next-card-instead = la siguiente ocupa su lugar
option-scrap-card = la carta se descarta
option-correct-button = el botón se corrige
option-restore-order = se restablece el orden
option-reshuffle-stub = se baraja el resto del mazo
option-reshuffle-stub-and-muck = se baraja todo junto
option-random-draw = un sorteo
option-void-hand = la mano es nula
option-warning = amonestación
option-hands = manos perdidas
option-orbits = vueltas perdidas
option-hands-or-orbits = manos o vueltas perdidas
option-hand-void = mano anulada
option-hand-annulled = mano anulada
option-elimination = eliminación
option-disqualification = descalificación
option-event-ban = exclusión del evento
option-exclusion = exclusión de todos los eventos
option-circuit-exclusion = exclusión del circuito
option-hands-left = se cumple el resto
option-penalty-ends = la sanción termina
option-paid-for-the-place = se paga el premio del puesto
option-paid-nothing = no se paga nada
option-shown-to-all-now = mostrada ya a todos
option-shown-to-all-after-betting = mostrada a todos tras las apuestas
option-show-cards = las cartas se muestran

## Penalties.

penalty-possible = Es posible una sanción.
penalty-mandatory = La sanción es obligatoria.

## What stays open.

pending-a-valid-act-is-asked = Se pide a { $player } una acción válida.
pending-acts-out-of-turn-bind = Las acciones fuera de turno obligan.
pending-clock = El tiempo corre.
pending-dealer-turns-the-hand = El crupier pone la mano boca arriba.
pending-decision = La decisión está pendiente.
pending-everyone-may-see-the-cards = Toda la mesa puede ver las cartas.
pending-whether-everyone-may-see-the-cards = La dirección decide si toda la mesa puede ver las cartas.
pending-floor-draws-burn = La dirección saca la carta quemada.
pending-floor-grants = La dirección debe concederlo.
pending-floor-if-refused = Si se niega, se llama a la dirección.
pending-hand-stays-live = La mano sigue viva.
pending-held-until-skipped-player-acts = Antes deben actuar los jugadores saltados.
pending-his-choice = La elección es de { $player }.
pending-later-undercalls = Quedan por resolver los calls incompletos de los siguientes.
pending-no-seat-without-a-document = Sin documento no se ocupa el asiento.
pending-object-goes-back = El objeto se devuelve.
pending-order-runs-out = La orden vence cuando acaba el tiempo.
pending-penalty-from-the-next-hand = La sanción empieza en la mano siguiente.
pending-put-the-device-away = El dispositivo se guarda.
pending-reason-to-suspect = Hace falta un motivo de sospecha.
pending-reshuffle-before-river = Antes del river la carta prematura vuelve y el resto del mazo se baraja.
pending-skipped-hand = Queda por decidir la mano saltada.
pending-staff-verifies = El personal lo comprueba.
pending-whether-a-prize-is-paid = La dirección decide si se paga un premio.
pending-whether-the-buy-in-is-refunded = La dirección decide si se devuelve la inscripción.
pending-whether-this-hand-counts = La dirección decide si cuenta la mano en curso.

## What else the ruling tells. $value is a number, a player or a word of the list below.

fact-burn = La carta quemada: { $value }.
fact-burns-per-street = Quemadas por calle: { $value }, ninguna para restablecer un orden.
fact-button = El botón: { $value }.
fact-bound = Obligación por la acción: { $value }.
fact-bring-in = El bring-in: { $value }.
fact-call = Igualar cuesta { $value }.
fact-cards-to-button = Dos cartas seguidas al botón: { $value }.
fact-cause = La causa: { $value }.
fact-chips = Fichas: { $value }.
fact-countdown = La cuenta atrás empieza a los { $value } segundos.
fact-counted = Contado: { $value }.
fact-deal = El reparto: { $value }.
fact-drawn-card = La carta sacada: { $value }.
fact-earliest = Se puede pedir tiempo a los { $value } segundos.
fact-ends = El tiempo acaba a los { $value } segundos.
fact-exposed-card = La carta expuesta: { $value }.
fact-extra-cards = Cartas de más: { $value }.
fact-flop = El flop: { $value }.
fact-half-raise = La mitad de una subida: { $value }.
fact-hands = Manos: { $value }.
fact-held = Retenido mientras tanto: { $value }.
fact-kept = Conservado: { $value }.
fact-hidden = Fichas ocultas: { $value }.
fact-min_to = La subida mínima es a { $value }.
fact-missing-cards = Cartas que faltan: { $value }.
fact-needed = Cartas necesarias: { $value }.
fact-new-burns = Nuevas quemadas: { $value }.
fact-new-stub = El nuevo resto tiene { $value } cartas.
fact-next-button = El próximo botón: { $value }.
fact-next-card = La carta siguiente: { $value }.
fact-next-step = Tras las sanciones anteriores el siguiente paso sería: { $value }.
fact-offence = Se denuncia: { $value }.
fact-one-chip-less = Sin la ficha más pequeña: { $value }.
fact-opens = Abre las apuestas { $value }.
fact-opponent = El rival tiene { $value }.
fact-owed = Debido en realidad: { $value }.
fact-penalised = La sanción sería para { $value }.
fact-penalty-hands = El reparto y su repetición cuentan como { $value } mano de sanción.
fact-pick = Carta número { $value } de la mano.
fact-place = Puesto: { $value }.
fact-prize = Premio: { $value }.
fact-put-in = Puesto: { $value }.
fact-redeal = El segundo reparto: { $value }.
fact-refund = Devolución: { $value }.
fact-river-burns = Quemadas antes del river: { $value }.
fact-scrambled = Cartas mezcladas: { $value }.
fact-seat = { $player } paga { $value } en total.
fact-seconds = Segundos: { $value }.
fact-seen = Fichas vistas: { $value }.
fact-set-aside = Cartas apartadas: { $value }.
fact-shuffled-cards = Cartas barajadas de nuevo: { $value }.
fact-street = La calle: { $value }.
fact-stub = Cartas en el resto: { $value }.
fact-stub-cards = Cartas tomadas del resto: { $value }.
fact-this-hand-counts = La mano en curso cuenta: { $value }.
fact-times-before = Veces anteriores: { $value }.
fact-told = Se dijo: { $value }.
fact-turn = Le toca a { $value }.
fact-turn-burns = Quemadas antes del turn: { $value }.

## Words that facts have as values.

word-any-two-exposed = dos cartas expuestas
word-one-of-first-two-exposed = una de las dos primeras cartas expuesta
word-boxed-2plus = dos o más cartas boca arriba en el mazo
word-duplicate = dos cartas iguales
word-extra-cards-2plus = dos o más cartas de más
word-first-card-wrong-seat = la primera carta a un puesto equivocado
word-wrong-position = cartas en posición equivocada
word-wrong-count = un número equivocado de cartas
word-nonstandard-before-sa = una carta ajena a la baraja
word-button-misplaced = botón mal colocado
word-foreign-back = una carta con otro dorso
word-ineligible-seat = un puesto fuera de la mano
word-missing-card = falta una carta
word-seat-skipped = un puesto saltado
word-house = una causa de la casa
word-put-right = se corrige
word-stands = se queda
word-corrected = se corrige
word-legal = legal
word-completed = se completa
word-next-burn = es la próxima quemada
word-burn = pasa a ser la quemada
word-moves-on-from-here = avanza desde aquí
word-first-to-act-on-sixth = quien actuó primero en la sexta calle
word-exact-replay = con el mismo botón, ciegas y jugadores
word-reshuffle-and-cut = tras barajar y cortar
word-stays-in-the-pool = ninguna, queda en la bolsa de premios
word-none = ninguno
word-place = el del puesto
word-yes = sí
word-no = no
word-paid = pagado
word-dealt = se reparte
word-not-dealt = no se reparte
word-wait-for-the-amount = que espere la cantidad
word-flop = flop
word-turn = turn
word-river = river
word-warning = amonestación
word-hands = manos perdidas
word-orbits = vueltas perdidas
word-hands-or-orbits = manos o vueltas perdidas
word-hand-void = mano anulada
word-hand-annulled = mano anulada
word-elimination = eliminación
word-disqualification = descalificación
word-event-ban = exclusión del evento
word-exclusion = exclusión de todos los eventos
word-circuit-exclusion = exclusión del circuito
