### Por qué una acción u orden en una mano, o un caso que se lleva al floor, no puede ser.

refusal-not-your-turn = le toca a { $turn }
refusal-not-your-turn-button = le toca a { $turn }: mano a mano, el botón tiene la ciega pequeña y habla primero antes del flop
refusal-not-your-turn-blind = le toca a { $turn }: mano a mano, la ciega grande habla primero después del flop
refusal-not-your-turn-player = no le toca a { $player }
refusal-held-to-fold = { $player } está obligado a hacer fold
refusal-held-to-call = { $player } está obligado a igualar, o a pasar si no hay nada que igualar
refusal-held-to-raise = { $to ->
    [0] { $player } está obligado a apostar o subir
   *[other] { $player } está obligado a apostar o subir a { $to }
}
refusal-held-to-fold-or-call = { $player } solo puede igualar, pasar o retirarse
refusal-held-to-fold-or-raise = { $to ->
    [0] { $player } solo puede retirarse, apostar o subir
   *[other] { $player } solo puede retirarse, o apostar o subir a { $to }
}
refusal-held-to-call-or-raise = { $to ->
    [0] { $player } no puede retirarse: solo le queda igualar o subir
   *[other] { $player } no puede retirarse: solo le queda igualar o subir a { $to }
}
refusal-held-to-fold-or-call-or-raise = { $player } solo puede apostar o subir a { $to }
refusal-bring-in-owed = la carta descubierta debe abrir con { $owed }, o completar
refusal-bet-to-call = hay { $owed } por igualar: fold, call o raise
refusal-nothing-to-call = no hay nada que igualar: check o bet
refusal-raise-too-big-stack = el stack permite { $most } como mucho
refusal-raise-too-big-pot = el bote permite { $most } como mucho
refusal-raise-not-the-bet = la única subida posible es a { $min_to }
refusal-raise-too-small = el mínimo es { $min_to }
refusal-no-raise-stack = el stack no supera la apuesta: call all-in o fold
refusal-no-raise-nobody-left = no queda nadie contra quien subir: call o fold
refusal-no-raise-not-reopened = la acción no se ha reabierto: { $more } más es menos que una subida completa de { $full }
refusal-no-raise-cap = se ha alcanzado el tope de { $cap } apuestas
refusal-no-raise-impossible = una apuesta a { $to } contra { $faced }, con { $before } ya delante, no puede ser
refusal-no-raise-not-at-all = quien debía hablar no podía subir en absoluto
refusal-not-now-phase = la mano está en otra fase: ahora no se puede hacer
refusal-not-now-nothing-to-show = este jugador no tiene mano que enseñar
refusal-not-now-betting-goes-on = la ronda de apuestas no ha terminado: es un fold
refusal-not-now-no-showdown = no hay showdown
refusal-not-now-nobody-to-act = no le toca a nadie
refusal-not-now-no-cards-dealt = todavía no se han repartido cartas
refusal-not-now-no-pot-awarded = todavía no se ha adjudicado ningún bote
refusal-not-now-nobody-all-in = nadie está all-in todavía
refusal-not-now-nothing-to-bind = la ronda ha terminado: una acción fuera de turno ya no obliga a nada
refusal-not-now-no-betting = no hay ninguna ronda de apuestas en curso
refusal-not-now-showdown-only = solo en el showdown se puede pedir ver las manos
refusal-not-now-no-bet = no hay ninguna apuesta en juego
refusal-not-now-no-pot = no hay bote
refusal-not-now-not-begun = la mano no ha empezado
refusal-not-now-last-street = tras la última calle no salen cartas: allí una apuesta se corrige hasta el showdown
refusal-for-the-event = ninguna mano ejecuta una penalización: se da en el torneo, entre manos
refusal-hand-over = la mano ha terminado
refusal-hand-over-deal = la mano ha terminado: el reparto ya no se puede corregir
refusal-stub-short = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
}: antes hay que barajar los descartes
refusal-wrong-discard-stub = { $cards ->
    [one] en la baraja solo queda 1 carta
   *[other] en la baraja solo quedan { $cards } cartas
}
refusal-wrong-discard-places = indique cada carta una vez, por su lugar del 0 al { $most }
refusal-wrong-discard-exactly = { $cards ->
    [one] se descarta exactamente 1 carta
   *[other] se descartan exactamente { $cards } cartas
}
refusal-wrong-discard-at-most = se pueden cambiar { $cards } cartas como mucho

refusal-no-author = una orden del floor lleva el nombre de quien la da y el motivo
refusal-no-such-seat = la mano no tiene ese asiento
refusal-no-such-seat-seats = la mano tiene { $seats } asientos
refusal-not-live = la mano de { $player } ya está muerta
refusal-not-live-two-hands = las fichas se ganan o se pierden entre dos manos vivas
refusal-last-hand = la última mano viva no se puede matar: adjudique el bote o anule la mano
refusal-already-live = la mano de { $player } está viva
refusal-no-cards = { $player } no recibió cartas
refusal-not-enough-chips-in-front = { $player } puede tener delante de 0 a { $most }, no { $to }
refusal-not-enough-chips-stack = ese stack tiene { $stack }, no { $amount }
refusal-not-enough-chips-hidden = { $hidden } fichas ocultas no pueden salir de un stack de { $stack }
refusal-not-enough-chips-pot = de un bote de { $pot } no se pueden retener { $held }
refusal-not-enough-chips-give-back = { $player } ya no tiene { $chips } que devolver
refusal-not-enough-chips-pushed = se empujan { $pushed } y el stack es { $stack }
refusal-not-enough-chips-only = { $player } solo tiene { $most }, no { $to }
refusal-not-enough-chips-bounds = una apuesta o subida pasa de { $above } y no supera { $most }: { $to } no puede ser
refusal-cannot-act-no-chips = { $player } no tiene una mano viva con fichas detrás
refusal-no-such-hold = a un asiento se le obliga a acciones, cada una nombrada una sola vez, y a una cantidad solo si una de ellas es una subida
refusal-bound-to-what = nadie ha dicho qué era: escriba lo que anunció, como en "Bruno says that he raises to 800 if Anna bets"
refusal-cannot-act-nothing-to-call = { $player } no tenía nada que igualar
refusal-no-such-card-hole = la mano tiene { $cards } cartas
refusal-no-such-card-street = la última calle vuelve entera, con todas las cartas que repartió: { $cards }
refusal-no-such-card-none-named = no se indica ninguna carta
refusal-no-such-card-deal = el reparto tiene las cartas de la 1 a la { $cards }, cada una una vez
refusal-no-such-card-gone = la carta { $card } del reparto ya no está en ninguna mano
refusal-no-such-card-named = { $card } ya ha salido de la baraja: indique menos cartas
refusal-bets-are-in = en esta calle han entrado fichas: devuélvalas antes de retirar las cartas
refusal-no-such-stakes = con estas apuestas del nivel no se podría apostar nada en este juego
refusal-no-such-stub-deck = la baraja tiene { $places } lugares de los que no se ha repartido
refusal-no-such-stub-seventh-street = en la séptima calle hay de 2 a { $most } jugadores y un mazo restante de 0 a { $deck } cartas
refusal-wrong-cards-board = la mesa de esta calle tiene { $wanted } cartas
refusal-wrong-cards-elsewhere = { $card } no puede estar en la mesa: no es de esta baraja, está dos veces o se repartió en otro lugar
refusal-wrong-cards-burns = una carta quemada se indica una vez, por su lugar en la baraja, y no está ni en la mesa ni en una mano
refusal-wrong-cards-exposed = indique la carta expuesta
refusal-wrong-cards-not-dealt = no son las cartas que recibió { $player }
refusal-wrong-cards-drawn = se saca una de { $scrambled } cartas y se nombran { $faces }
refusal-not-face-down = el reparto tiene cartas tapadas de la 0 a la { $most }
refusal-no-cards-left = el mazo restante está vacío
refusal-no-cards-left-street = el mazo restante no alcanza para un { $street } adelantado
refusal-does-not-sum = sobre la mesa hay { $held } fichas y se adjudican { $given }

refusal-right-count-told = igualar cuesta { $told }, como se le dijo
refusal-right-count-hand = una mano de { $cards } cartas está completa: indique otro número
refusal-no-all-in = { $player } no está all-in
refusal-no-all-in-nobody = nadie está all-in
refusal-not-next = después de { $turn } no le toca a { $player }
refusal-no-answer = a una apuesta se responde con fold, call o raise
refusal-wrong-order = primero empieza el turno, luego se pide tiempo, luego se concede
refusal-no-chips = se encontró al menos una ficha
refusal-before-the-award = el bote se adjudica después de este momento
refusal-chips-do-not-add-up = se adjudicaron { $awarded } fichas y corresponden { $due }
refusal-no-flop = en la mesa no hay un flop que corregir
refusal-no-such-flop =
    un flop de { $cards } cartas tras { $burns ->
        [one] una quemada
       *[other] { $burns } quemadas
    } no es irregular, o no es un flop
refusal-not-scrambled = según las reglas este flop ya no se mezcla
refusal-nobody-acted = nadie ha actuado todavía sobre este flop
refusal-not-over = la mano no ha terminado: la siguiente no puede haber empezado
refusal-chips-missing = delante del jugador hay { $front }, pero ha apostado { $bet }
refusal-more-taken-back = se retiran { $pulled } y delante hay { $front }
refusal-no-amount = una cantidad es un número positivo de fichas
refusal-hand-dead = la mano de { $player } está foldeada o muerta
refusal-all-in = { $player } está all-in y ya no habla
refusal-own-hand-opponent = un jugador no puede ser su propio rival
refusal-own-hand-turned-up = quien descubre sus propias cartas las enseña
refusal-own-hand-asks = nadie pide ver su propia mano
refusal-own-hand-looks = la propia mano siempre se puede mirar
refusal-own-hand-counts = cada jugador cuenta sus propias fichas
refusal-more-penalties-than-breaches = { $penalties } penalizaciones por { $times } infracciones anteriores
refusal-not-in-scale = la escala de penalizaciones de este reglamento no la contempla: { $step }
refusal-still-skipped = { $turn } no ha hablado todavía
refusal-in-turn = le toca a { $player }: no es una acción fuera de turno
refusal-in-turn-not-skipped = a { $player } no se le ha saltado
refusal-has-acted = { $player } ya ha respondido a esta apuesta
refusal-too-many-redeals = { $redeals } repartos repetidos en { $dealt } manos
refusal-no-removal = esta penalización no echa del torneo: { $step }
refusal-no-such-place = el puesto { $place } con { $paid } premios no puede ser
refusal-no-penalty = { $hands } manos y { $orbits } vueltas no son una penalización
refusal-no-table = una mesa tiene al menos 2 jugadores, no { $players }
refusal-no-such-street-name = en { $game } no hay { $street }
refusal-no-such-street = pueden adelantarse las calles de la 1 a la { $most }
refusal-not-this-street = el { $street } no puede haberse adelantado ahora
refusal-not-this-street-seventh = no se ha repartido ninguna séptima carta
refusal-before-the-order = la orden de enseñar llega después de este momento
refusal-nothing-done = nadie ha actuado fuera de turno: no se ha saltado a nadie
refusal-nothing-done-player = { $player } no ha actuado fuera de turno
refusal-no-cards-to-come = en esta mano ya no ha de salir ninguna carta del mazo
refusal-not-in-a-row-two-players = dos o más jugadores, y el primero es el del turno
refusal-not-in-a-row = los jugadores no actuaron en este orden
refusal-no-undercall = { $chips } no es un call incompleto
refusal-not-his-chips = delante del jugador hay { $own }, no { $to }
refusal-right-bet = { $to } es una apuesta válida
refusal-out-of-order = tras la apuesta los jugadores no actuaron en este orden

refusal-not-all-in = el all-in de { $player } es { $to }
refusal-bet-made = ya hay una apuesta de { $bet }: escriba raises to
refusal-no-bet = no hay apuesta que subir: escriba bets

refusal-seat = asiento { $seat }

refusal-raise-too-big-spread = una apuesta o subida llega a { $most } como mucho
refusal-chips-are-in = { $player } ya ha puesto fichas: se devuelven antes de corregir el nivel
refusal-may-not-open = para abrir hace falta una pareja de { $level } o mejor, o un proyecto abierto de escalera de color
refusal-not-now-no-card-to-choose = { $player } no tiene cartas que elegir
refusal-wrong-pick = no es una de las cartas tapadas de esta mano
refusal-no-parol-game = en este juego nadie dice parol
refusal-no-parol-street = el parol se dice en la última ronda de apuestas
refusal-no-parol-bet = alguien ha apostado: call, raise o fold
refusal-no-parol-all-in = un jugador de la mano no tiene fichas: no hay parol
refusal-no-parol-side-pot = hay un bote paralelo: no hay parol
refusal-no-seventh-card = se dio una carta común: está descubierta como debe
refusal-no-draw = en esta ronda el juego no tiene descarte
refusal-has-not-drawn = { $player } todavía no ha cambiado cartas
refusal-has-not-drawn-pat = { $player } se ha plantado: no ha cambiado ninguna carta
refusal-no-upcards = este juego no tiene cartas descubiertas
refusal-own-hand-suspects = nadie sospecha de su propia mano
refusal-right-level = la mano ya se juega a { $small }/{ $big }
refusal-no-blinds = un juego sin ciegas ni bring-in no tiene nada que corregir
refusal-not-held-cards = { $player } no tiene esas cartas
refusal-no-ruling = aquí el floor no tiene nada que decidir
refusal-choice-needed = el reglamento lo deja al floor: elija { $choices }
refusal-no-such-choice-none = el floor no tiene nada que elegir
refusal-no-such-choice-near = el floor puede elegir: { $choices }; ¿quería decir { $near }?
refusal-no-such-choice = el floor puede elegir: { $choices }
refusal-not-void = la mano no está anulada: no se puede repartir de nuevo
refusal-not-now-choosing = { $dealer } está eligiendo el juego
refusal-nothing-to-let-stand = no hay ciega a la que decir «va bene»: se pasa sin apostar
refusal-another-sum = la ciega es { $amount }
refusal-not-now-no-opening = se abre antes del descarte, con la primera apuesta
refusal-not-now-no-first-bet = no es la primera apuesta de una ronda posterior: escriba opens, o raises to
refusal-not-now-nothing-to-raise = no hay nada que subir: escriba opens o bets
refusal-not-now-no-card-to-turn-up = no hay ninguna carta que descubrir
refusal-not-now-nothing-to-choose = { $player } no tiene nada que elegir
refusal-not-now-one-player-left = queda un solo jugador
refusal-not-asked = quien reparte elige lo que se le pregunta y nada más
refusal-not-away = { $player } no está ausente del juego
refusal-not-met = no se llegó al showdown: el primero de ellos tiene que poder abrir
refusal-not-in-deck = { $card } no está en la baraja de esta mano, que tiene { $cards } cartas
refusal-not-playing-hand = { $player } no juega esta mano

refusal-time-is-up = a { $player } se le ha acabado el tiempo
refusal-time-left = a nadie se le ha acabado el tiempo
refusal-no-clocks = en esta mesa no se mide el tiempo: primero hay que poner en marcha sus relojes
refusal-no-time = un jugador necesita al menos un segundo, y un banco de tiempo no puede ser menor que cero
refusal-asked-already = a { $player } ya se le está preguntando
refusal-no-mad-round = no hay ronda loca: nadie elige qué se reparte
refusal-wins-own-stack = { $player } no puede ganar su propio stack
refusal-not-at-this-table = { $player } no está en esta mesa
refusal-seated = { $player } ya está sentado en esta mesa
refusal-hand-running = la mano no ha terminado

## Un registro que no se puede repetir.

refusal-wrong-discard-not-held = { $player } no tiene { $card }
refusal-shuffle-missing = aquí se barajan { $cards } cartas, y el registro tiene { $has }
refusal-record-differs-other = su baraja y sus acciones llevan aquí a '{ $line }'
refusal-record-differs-more = después viene { $line }
refusal-record-differs-no-more = después no viene nada más
refusal-board-too-early = la ronda de apuestas no ha terminado
refusal-board-missing = en el registro la mesa tiene { $cards } cartas, deberían ser { $due }
refusal-no-bring-in = { $player } no tiene la carta descubierta que debe abrir
refusal-one-hand-mixed = una sola mano no se mezcla con otra: indica dos
refusal-not-among-the-chips = entre las fichas empujadas no hay ninguna de { $chip }
refusal-right-burn = es el número correcto de cartas quemadas
refusal-right-opening = la mano de { $player } puede abrir
refusal-not-now-street-not-dealt = esta calle no está en la mesa, o reparte más de una carta
refusal-nothing-brought-in = ahora no hay bring-in que poner
refusal-another-bring-in = el bring-in es { $amount }
