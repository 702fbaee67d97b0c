### Por qué un torneo no ejecuta una orden.

refusal-registration-closed-settled = la inscripción está cerrada y el bote de premios está fijado
refusal-registration-closed-no-late = este torneo no admite inscripción tardía
refusal-registration-closed-level = la inscripción se cerró al final del nivel { $last_level }
refusal-registration-closed-start = la inscripción se cerró al empezar el nivel { $last_level }
refusal-registration-closed-day = la inscripción se cerró al empezar el día { $day }
refusal-registration-closed-minutes = la inscripción se cerró { $minutes } minutos después del inicio
refusal-registration-closed-already = la inscripción ya está cerrada
refusal-registration-closed-nothing-sold = ahora no se vende nada
refusal-registration-closed-seats-drawn = la inscripción está cerrada: los asientos ya se sortearon
refusal-re-entries-used-up =
    { $limit ->
        [0] este torneo no tiene reentradas
       *[other] a { $player } no le quedan reentradas: el límite es { $limit }
    }
refusal-event-full-seats =
    { $waiting ->
        [0] los { $cap } asientos están ocupados
       *[other] los { $cap } asientos están ocupados y esperan { $waiting } suplentes
    }
refusal-event-full-alternate = no se puede sentar a ningún suplente: nadie espera o no hay asiento libre
refusal-event-full-room = se inscriben { $players } jugadores y hay sitio para { $room }
refusal-wrong-amount-least = cada pago es de un céntimo como mínimo
refusal-wrong-amount-due = se deben { $due_cents }, se han pagado { $paid_cents }
refusal-wrong-amount-moved = se mueve un céntimo como mínimo
refusal-wrong-amount-counted = un recuento no puede ser negativo
refusal-reason-missing-floor = el floor decide otra cosa con nombre y motivo
refusal-reason-missing-bounty = indique quién dice de quién es la recompensa
refusal-reason-missing-head = indica quién pone el dinero sobre la cabeza
refusal-reason-missing-count = un recuento lleva el nombre de quien contó, y las fichas de alguien
refusal-reason-missing-exchange = indique quién las cambió
refusal-reason-missing-found = indique dónde se encontraron y quién las recogió
refusal-reason-missing-check = un control indica el jugador, qué se comprobó y quién lo hizo
refusal-reason-missing-penalty = una penalización lleva el motivo y el nombre de quien la da
refusal-reason-missing-remission = una remisión lleva el motivo y el nombre de quien la concede
refusal-reason-missing-misdeal = un misdeal lleva el motivo y el nombre de quien lo declaró
refusal-reason-missing-forfeit = una confiscación lleva el motivo y el nombre de quien la decidió
refusal-no-reason-clock = una corrección del reloj necesita un tiempo mayor que 0 y de hasta { $most } minutos, un motivo y quién la decidió
refusal-no-reason-structure = un cambio de la estructura necesita un motivo y quién lo decidió
refusal-no-reason-hand-for-hand = terminar antes el mano a mano necesita un motivo y quién lo decidió
refusal-no-reason-special-seat = un asiento especial necesita un motivo y quién lo decidió
refusal-no-reason-seat = la corrección de un asiento necesita el nombre de quien la decidió
refusal-no-reason-decision = esta es una decisión de una persona: indique quién la toma y por qué
refusal-already-waiting = { $player } ya es suplente
refusal-already-entered = { $player } ya está inscrito
refusal-check-missing = { $player } necesita antes este control: { $check }
refusal-check-failed = { $player } no superó este control: { $check }
refusal-unknown-method = aquí '{ $method }' no es una forma de pago: son { $known }
refusal-no-cashier = indique el cajero que maneja el dinero
refusal-payer-missing = una transferencia indica quién paga y el concepto
refusal-nobody-named-out = indique los jugadores eliminados, cada uno una vez
refusal-nobody-named-bounty = indique a todos los que ganaron las fichas, cada uno una vez
refusal-nobody-named-enters = indique los jugadores que se inscriben
refusal-nobody-named-name = un nombre tiene de 1 a { $most } letras, todas imprimibles
refusal-nobody-named-come = indique los jugadores que han llegado
refusal-nobody-named-absent = indique los jugadores ausentes, cada uno una vez
refusal-not-in-play = { $player } no está en juego
refusal-not-in-play-declined = { $player } ha renunciado y está fuera
refusal-hand-in-progress = la mesa { $table } está jugando la mano { $hand }
refusal-hand-in-progress-player = { $player } está en la mano { $hand }
refusal-hand-in-progress-final-table = una mesa está jugando: la mesa final se sortea entre manos
refusal-hand-in-progress-waits = la mesa { $table } juega la mano { $hand }: { $player } espera a que termine
refusal-hand-in-progress-rebuy = la mesa { $table } juega la mano { $hand }: la recompra se anuncia antes de una mano
refusal-hand-in-progress-redraw = la mesa { $table } está jugando la mano { $hand }: asientos y botones se sortean entre manos
refusal-hand-in-progress-round = la mesa { $table } está jugando: una ronda empieza entre manos
refusal-hand-in-progress-round-open = la mesa { $table } no ha terminado su mano de la ronda { $round }
refusal-hand-in-progress-seats = la mesa { $table } está jugando la mano { $hand }: los asientos se corrigen entre manos
refusal-no-such-count = se cuentan de 1 a { $most } manos cada vez, no { $hands }
refusal-no-count = ni un juego ni una sanción en la mesa { $table } va por manos: nadie tiene que contarlas
refusal-pot-carried = en la mesa { $table } hay un bote que nadie ha ganado todavía: la mesa sigue como está hasta que se gane
refusal-same-table = { $player } ya está en la mesa { $table }
refusal-seat-taken = el asiento { $chair } de la mesa { $table } no está libre
refusal-seat-taken-rebuy = el asiento { $chair } de la mesa { $table } se guarda para { $player }, que puede recomprar
refusal-no-surrender = en este torneo nadie entrega sus fichas para volver a entrar
refusal-unknown-ticket = nadie espera con el número { $ticket }
refusal-unknown-entry = no hay ninguna inscripción { $entry }
refusal-pool-settled-entries = el bote de premios está fijado: sus inscripciones quedan
refusal-pool-settled-sold = el bote de premios está fijado: lo vendido queda
refusal-has-played-entry = { $player } ha jugado: la inscripción { $entry } queda
refusal-has-played-lost = { $player } ha perdido las fichas: { $kind } queda
refusal-has-played-too-few = { $player } tiene { $stack } fichas: devolver { $chips } no dejaría ninguna
refusal-barred = { $player } no puede jugar, está excluido: { $scope }
refusal-rebuy-open = { $player } puede recomprar: tome el sí o el no antes de la próxima mano
refusal-rebuy-open-seats = { $player } puede recomprar: tome el sí o el no antes de sortear los asientos
refusal-rebuys-over = las recompras se venden durante el juego hasta el final del nivel { $last_level }
refusal-rebuys-not-yet = esta recompra se vende a partir del nivel { $first_level }
refusal-unknown-offer = aquí no se vende nada llamado «{ $offer }»; hay: { $known }
refusal-rebuys-used-up = { $player } ya ha hecho { $used } recompras, el máximo
refusal-missed-hand = la mesa { $table } ha seguido sin { $player }: nadie se salta una mano para recomprar
refusal-add-ons-used-up = { $player } ya ha tomado el add-on
refusal-no-rebuys = este torneo no tiene recompras
refusal-no-heads = este torneo no tiene bounties sobre cabezas
refusal-no-chips-yet = { $player } aún no tiene fichas: en la mesa { $table } se empieza cuando todos hayan comprado
refusal-debt-unpaid = { $player } debe { $owed_cents } de la última recompra
refusal-not-awaited = a { $player } no se le pregunta por una recompra
refusal-not-awaited-final = no se espera a { $player }: { $presence }
refusal-no-add-on = este torneo no tiene add-on
refusal-add-on-not-now = el add-on se vende del nivel { $from } al final del nivel { $to }
refusal-nothing-owed-account = en esta cuenta no hay nada para { $player }: { $account }
refusal-nothing-owed-player = { $player } no debe nada
refusal-unknown-purchase = no hay ninguna compra { $purchase }
refusal-announcement-binds = { $player } lo anunció antes de una mano y debe pagarlo: { $kind }

refusal-drawer-short = { $cashier } tiene { $cents } en efectivo, hacen falta { $needed_cents }
refusal-safe-short = la caja fuerte tiene { $cents }, hacen falta { $needed_cents }
refusal-second-person-drawer = esta es la caja de { $cashier }: hace falta que la confirme una segunda persona
refusal-second-person-safe = la caja fuerte y el fondo son de la casa: hace falta que lo confirme una segunda persona
refusal-second-person-void = para anular una venta hace falta que la confirme una segunda persona
refusal-second-person-refund = para una devolución hace falta que la confirme una segunda persona
refusal-second-person-count = esta caja ya se ha contado: para otro recuento hace falta que lo confirme una segunda persona
refusal-second-person-undo = hace falta que lo confirme una segunda persona: solo quien ha vendido deshace a solas su última venta, hasta que se cuenta su caja
refusal-may-not-vouch = esta persona no puede confirmarlo
refusal-reason-for-two = aquí nadie más puede confirmarlo: escribe por qué se hace
refusal-unknown-drawer = nadie tiene la caja { $cashier }
refusal-not-his-table = quien no reparte en la mesa { $table } no cuenta sus fichas: las cuenta su dealer o el floor
refusal-not-drawers = el dinero se mueve entre dos cajas de la misma forma de pago, o entre una caja y la caja fuerte
refusal-counted-twice-tag = dos bolsas tienen la misma etiqueta
refusal-counted-twice-player = se ha contado a alguien dos veces
refusal-count-incomplete = no se ha contado a { $player }: las mesas se cuentan enteras
refusal-no-chips-player = { $player } está en juego y no puede no tener fichas
refusal-no-chips-found = se encontró al menos una ficha
refusal-count-does-not-match = se han contado { $counted } fichas y debería haber { $expected }: cuente otra vez o explíquelo
refusal-not-equal-value = { $given } y { $received } no valen lo mismo
refusal-too-many-chips-exchange = { $player } tiene { $stack } fichas
refusal-too-many-chips-lost = de { $in_play } fichas no pueden haberse perdido { $chips }
refusal-too-many-chips-forfeit = de las { $stack } fichas de { $player } se pueden retirar { $most } como mucho, y no menos de { $least }; a quien deba perderlas todas se le expulsa del torneo
refusal-too-many-chips-rebuy = { $player } tiene { $stack } fichas; quien recompra tiene { $most } como mucho
refusal-not-in-the-set = no existen fichas de { $value }
refusal-still-in-play = las fichas de { $value } siguen en juego en la mesa { $table }
refusal-chips-not-payable = { $chips } no se puede formar con fichas de { $unit }
refusal-chips-do-not-match-race = las fichas del asiento { $chair } suman { $reported }, no { $recorded }
refusal-chips-do-not-match-hand = tras la mano { $hand } los stacks suman { $after }, antes sumaban { $before }
refusal-nothing-to-race = la mesa { $table } no tiene fichas por debajo de { $unit }
refusal-wrong-race-cards-number = al asiento { $chair } le sobran { $needed } fichas y recibe otras tantas cartas, no { $told }
refusal-wrong-race-cards-deck = una carta se indica más veces de las que hay, o no existe: indica una vez cada carta repartida
refusal-bounty-unnamed = diga primero quién eliminó a { $player }
refusal-not-knocked-out = nadie espera saber quién eliminó a { $player }
refusal-unknown-player-bounty = { $player } no puede haber ganado las fichas
refusal-unknown-player-entered = nadie llamado '{ $player }' está inscrito
refusal-unknown-player-season = { $player } no ha puntuado en esta temporada
refusal-bounty-not-in-book = el reglamento no conoce recompensas de este tipo: { $kind }, { $cents }
refusal-bounty-unfit =
    { $fault ->
        [units] una recompensa de { $cents } no se compone de unidades de { $unit_cents }
        [prizes] una recompensa de { $cents } es más que los { $prizes_cents } de un buy-in que van a premios
        [shares] los sobres suman el { $sum_basis_points } %: cada uno tiene una parte, y juntos suman 100 como mucho
        [amounts] un sobre contiene unidades enteras de { $unit_cents }, y se anuncian importes o partes
        [head] { $share_basis_points } % no puede ir a la cabeza: indique de 0 a 100
       *[envelopes] solo las recompensas mystery tienen sobres
    }
refusal-price-outside-band =
    { $what } = { NUMBER($value, useGrouping: 0) }, y { $band ->
        [one] vale { NUMBER($least, useGrouping: 0) }
       *[range] va de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
    }
refusal-share-outside-band =
    { $what } = { $value_basis_points }, y { $band ->
        [one] vale { $least_basis_points }
       *[range] va de { $least_basis_points } a { $most_basis_points }
    }
refusal-fixed-by-book =
    { $what ->
        [seats] mesas de { $value }: este tipo de torneo se juega en mesas de { $fixed }
        [entries] { $value } jugadores: este tipo de torneo lo juegan { $fixed }
       *[stack] { $value } fichas: este tipo de torneo empieza con { $fixed } fichas, tantas como la compra
    }
refusal-fixed-by-book-late = en este tipo de torneo nadie entra tarde
refusal-fixed-by-book-shares = los premios de este tipo de torneo se reparten { $fixed }
refusal-fixed-by-book-bounty = las compras de este tipo de torneo son premios: no lleva bounties
refusal-fixed-by-book-reentries =
    más reentradas de las que admite este tipo de torneo: { $fixed ->
    [0] ninguna
    [1] una
   *[other] { $fixed }
    }
refusal-not-played-out = los premios se adjudican al terminar el juego: el torneo está { $phase }
refusal-pool-open = la inscripción no está cerrada: los premios aún no están fijados

refusal-no-seats =
    { $players ->
        [one] 1 jugador de la mesa { $table } necesita asiento
       *[other] { $players } jugadores de la mesa { $table } necesitan asiento
    }, las otras mesas tienen { $free }
refusal-no-seats-only-table = la mesa { $table } es la única: no quedaría ninguna en la que jugar
refusal-shootout-goes-on =
    en un shootout cada jugador se queda en su mesa hasta que haya un ganador: { $tables ->
        [one] todavía juega 1 mesa
       *[other] todavía juegan { $tables } mesas
    }
refusal-shootout-goes-on-over = cada mesa del shootout tiene su ganador: sortea de nuevo todos los asientos
refusal-too-many-players = quedan { $players } jugadores, una mesa final sienta a { $size }
refusal-hand-for-hand-clock = en el mano a mano el reloj solo cuenta manos: ciérrelo antes
refusal-hand-for-hand-already = ya se juega mano a mano
refusal-hand-for-hand-waits = la mesa { $table } espera a que todas terminen la mano que jugaban
refusal-hand-for-hand-round = en el mano a mano el floor inicia una mano en cada mesa: inicie una ronda
refusal-no-hand-for-hand = no se juega mano a mano
refusal-prizes-not-fixed = aún no se sabe cuántos puestos se pagan: los premios no están fijados
refusal-in-the-money = quedan { $players } jugadores y se pagan { $paid } puestos: ya nadie se queda sin premio
refusal-too-many-minutes = una mano quita del reloj { $most } minutos como mucho, no { $minutes }
refusal-round-open = la ronda { $round } todavía no está cerrada
refusal-other-round = esa ronda terminó: se juega la ronda { $round }
refusal-no-hand = la mesa { $table } no está jugando una mano
refusal-no-hand-dealt = en esta mesa no se ha repartido ninguna mano
refusal-no-hand-over = la mano { $number } no está en curso en esta mesa
refusal-no-hand-player = { $player } no está en una mano
refusal-all-in-held-known = el all-in de la mesa { $table } ya se conoce
refusal-all-in-held-waits = el all-in de la mesa { $table } espera boca abajo hasta que el floor lo deje correr
refusal-not-held = en la mesa { $table } no espera ningún all-in
refusal-amounts-for-players = ponen fichas { $players } jugadores y las cantidades son { $amounts }
refusal-not-so-many-chips = en esta mesa { $player } no tiene { $chips } fichas
refusal-not-in-the-pot = { $player } no ha puesto nada en el bote
refusal-pot-without-best-hand = ninguno de los nombrados juega por el bote de { $amount }: nombre también su mejor mano
refusal-tables-playing = la mesa { $table } sigue jugando: la mesa { $waiting } la espera
refusal-tables-playing-not-begun = la mesa { $table } aún no ha empezado su mano: la mesa { $waiting } la espera
refusal-one-at-a-time = antes la mesa { $table } termina su all-in: una mesa cada vez
refusal-wrong-seats-chair = el asiento { $chair } de la mesa { $table } empezó la mano { $hand } con otro jugador o stack
refusal-wrong-seats-dealt = la mano { $hand } se repartió a los asientos { $dealt }, no { $named }
refusal-in-the-future = el cambio de dealers está por llegar
refusal-too-long-ago = el cambio de dealers fue antes del nivel que acaba de terminar
refusal-already-played = la mesa { $table } ya ha jugado su mano de la ronda { $round }
refusal-too-few-players-redraw = una mesa no tiene jugadores: no hay asientos ni botones que sortear
refusal-too-few-players-table = en la mesa { $table } hay un solo jugador: nadie contra quien jugar
refusal-chip-race-due = la mesa { $table } debe hacer antes el chip race de las fichas de { $unit }
refusal-table-halted = a la mesa { $table } le faltan { $short } jugadores respecto a la más llena: se detiene
refusal-reason-missing-halt = para detener una mesa, o dejarla jugar, hacen falta el motivo y quién lo decide
refusal-reason-missing-retirement = indica quién lo deja marchar
refusal-halted-by-director = el director ha detenido la mesa { $table }: antes déjala jugar
refusal-already-halted = la mesa { $table } ya está detenida
refusal-not-halted = la mesa { $table } no está detenida
refusal-last-player = { $player } es el último que queda y no puede retirarse
refusal-wrong-hand = la mesa { $table } está jugando la mano { $hand }, no la { $named }
refusal-stack-unknown = { $player } necesita un recuento de 0 o más
refusal-clock-runs = el reloj está en marcha
refusal-clock-stopped = el reloj ya está parado
refusal-time-in-doubt = no es seguro qué hora es: diga antes qué hora vale, o fije el nivel
refusal-no-doubt = nadie pregunta qué hora vale
refusal-last-hands-clock = se juegan las últimas manos, o el día ha terminado: el reloj está parado
refusal-last-hands-break = se juegan las últimas manos: no hay descanso antes de que terminen
refusal-last-hands-drawn = las últimas manos ya se han sorteado
refusal-no-end = el nivel { $level } no termina por tiempo
refusal-past-frozen = el paso { $step } de la estructura ya se ha jugado o se juega: lo pasado no se cambia
refusal-past-frozen-doubling = los niveles de la estructura se han acabado: se sigue doblando el último
refusal-no-structure-ends = una estructura empieza y termina con un nivel
refusal-no-structure-break = el paso { $step } es un descanso sin duración, o de más de { $most } minutos
refusal-no-structure-too-long = el paso { $step } dura { $minutes } minutos, y { $most } son el máximo
refusal-no-structure-length = el paso { $step } necesita minutos o manos
refusal-no-structure-blinds = el paso { $step } no tiene ciegas
refusal-no-structure-small = paso { $step }: la ciega pequeña de { $small } supera la ciega grande de { $big }
refusal-no-structure-no-bets = el paso { $step } tiene apuestas fijas, que no van con { $limit }
refusal-no-structure-bets = el paso { $step } necesita una apuesta pequeña y una grande con { $limit }
refusal-no-structure-bets-fall = paso { $step }: las apuestas de { $small_bet } y { $big_bet } no suben desde la ciega grande de { $big }
refusal-no-structure-bring-in = paso { $step }: un bring-in de { $bring_in } no está por debajo de la apuesta de { $small_bet }
refusal-no-structure-prices = el paso { $step } tiene precios de un juego que no se juega, o que no los tiene
refusal-no-structure-unpaid = paso { $step }: { $amount } no se puede pagar, la ficha más pequeña es { $unit }
refusal-blinds-fall = en el paso { $step } las ciegas bajan, de { $before } a { $amount }
refusal-not-open-event-open = el torneo { $event } ya está abierto
refusal-not-open-no-event = no se ha abierto ningún torneo
refusal-not-open-no-league = no se ha abierto ninguna liga
refusal-not-open-league-open = la liga { $league } ya está abierta
refusal-not-open-no-contest = no se ha abierto ninguna competición por equipos
refusal-not-open-contest-open = la competición { $contest } ya está abierta
refusal-draw-needed = esto se decide por sorteo: la orden necesita un sorteo
refusal-wrong-card = la carta va de { $least } a { $most }, no { $card }
refusal-day-over = el día { $day } ha terminado: se sigue al iniciar el siguiente
refusal-day-not-over = el día { $day } no ha terminado
refusal-last-hand-played = la mesa { $table } ya jugó su última mano
refusal-no-such-draw = este reglamento no sortea las últimas manos: el día termina con su último nivel
refusal-not-the-last-level = el nivel { $level } no es el último de un día
refusal-outside-window = el reloj se para entre { $from } y { $to } minutos antes del final del nivel
refusal-no-closing-hour = este reglamento no termina los torneos por la hora de cierre de la casa
refusal-closing-reached = la casa ya ha cerrado
refusal-not-playing = el torneo no se está jugando: está { $phase }
refusal-break = el torneo está en descanso durante { $seconds } s más
refusal-last-level = el nivel { $level } es el último y se queda
refusal-not-seated-registration = la inscripción se cierra con los asientos sorteados: el torneo está { $phase }
refusal-not-seated-start = un torneo empieza con los asientos sorteados: ahora está { $phase }
refusal-no-round = no hay ninguna ronda abierta
refusal-unknown-table = la mesa { $table } no está en juego: las mesas son { $known }
refusal-unknown-table-broken = la mesa { $table } se ha cerrado entretanto: las mesas son { $known }
refusal-seats-drawn = los asientos ya se han sorteado
refusal-no-draw-again-no-seats = aún no se han sorteado los asientos: sortee los asientos
refusal-no-draw-again-play-begun = el juego ha empezado: los asientos quedan como se sortearon, y se pueden corregir uno a uno
refusal-reason-missing-draw-again = para sortear de nuevo los asientos hace falta un motivo
refusal-too-few-entries = un torneo necesita al menos dos inscripciones: hay { $entries }
refusal-not-entered = { $player } no está inscrito
refusal-no-such-seat-event = los asientos van del 1 al { $seats }
refusal-no-such-seat-table = la mesa { $table } tiene los asientos del 1 al { $seats }
refusal-no-need = { $player } no necesita un asiento especial
refusal-right-seat = { $player } ya está sentado ahí
refusal-named-twice = el orden nombra una mesa dos veces
refusal-not-absent = { $player } no figuraba como ausente
refusal-absent-already = { $player } ya figura como ausente
refusal-no-shot-clock = en esta fase no se usa el shot clock
refusal-no-time-bank-player = a { $player } no le queda time bank
refusal-no-time-bank-event = este torneo no tiene time banks

refusal-no-size = las manos que se pierden son tantas manos o tantas vueltas, y ninguna otra penalización lleva número
refusal-this-hand-open = el reglamento no dice si la mano { $hand } cuenta como perdida: indíquelo
refusal-against-the-book-counts = según el reglamento la mano { $hand } cuenta como perdida
refusal-against-the-book-not-counted = según el reglamento la mano { $hand } no cuenta como perdida
refusal-against-the-book-paid = según el reglamento { $player } cobra el premio del puesto
refusal-against-the-book-not-paid = según el reglamento { $player } no cobra el premio del puesto
refusal-prize-open = el reglamento no dice si { $player } cobra el premio del puesto: indíquelo
refusal-nothing-to-lift = no hay ninguna penalización { $sanction } con manos pendientes

refusal-no-reason-claim = un derecho lo anula una persona, con un motivo
refusal-claim-stays = según este reglamento la ausencia no quita a nadie el derecho al precio pagado
refusal-not-long-enough =
    { $levels ->
        [one] un nivel completo de ausencia de { $player }: hacen falta { $needed }
       *[other] niveles completos de ausencia de { $player }: { $levels }; hacen falta { $needed }
    }
refusal-claim-void = { $player } ya no tiene derecho al precio de la inscripción
refusal-price-forfeited-pool = { $player } está descalificado: el precio de la inscripción se queda en el bote de premios
refusal-price-forfeited-none = { $player } está descalificado: el precio de la inscripción no se devuelve
refusal-flights-missing = faltan todavía las bolsas de estos días: { $flights }
refusal-reason-missing-deal = un acuerdo, o su fin, lleva un nombre y un motivo
refusal-reason-missing-witness = indique quién le vio aceptar
refusal-reason-missing-flight = indique quién cierra el día
refusal-reason-missing-conduct = indique quién traslada las penalizaciones y de dónde
refusal-reason-missing-roll-back = para volver atrás de nivel hacen falta un motivo y quien lo decide
refusal-reason-missing-bust = indique quién lo comunica
refusal-reason-missing-button = indique quién coloca el botón
refusal-reason-missing-payouts = otro reparto de premios lleva un motivo y quien lo decide
refusal-deal-made = el acuerdo { $deal } ya está hecho
refusal-deal-made-prizes = hay un acuerdo hecho: los premios quedan así
refusal-deal-proposed = el acuerdo { $deal } está ante los jugadores: retírelo antes
refusal-hand-in-progress-deal =
    { $table ->
        [0] la ronda no está cerrada: los acuerdos se hacen entre manos
       *[other] la mesa { $table } está jugando una mano: los acuerdos se hacen entre manos
    }
refusal-hand-in-progress-flight =
    { $table ->
        [0] la ronda no está cerrada: un día se cierra entre manos
       *[other] la mesa { $table } está jugando una mano: un día se cierra entre manos
    }
refusal-seats-not-divided = las plazas de un satélite no son dinero: se juegan
refusal-deals-not-allowed = en este torneo los jugadores no pueden repartirse los premios
refusal-deal-not-disclosed = todo acuerdo se comunica a la prensa: indique a quién se comunica este
refusal-chips-not-counted = nadie ha contado las fichas que quedan: cuéntelas primero, o diga de quién son las cifras
refusal-amounts-do-not-match = indique una cantidad por cada jugador que queda: no es así con { $player }
refusal-not-in-deal = { $player } no tiene parte en este acuerdo
refusal-agreed-already = { $player } ya ha aceptado
refusal-deal-lapsed = se han jugado manos desde que se calculó el acuerdo { $deal }: retírelo y proponga otro
refusal-no-deal = no hay ningún acuerdo ante los jugadores
refusal-relief-waits = el nivel acaba en { $seconds } s: los dealers se cambian después
refusal-not-a-flight = este torneo no es un día de clasificación: se juega hasta el final
refusal-flight-not-over = el día de clasificación no ha acabado: está { $phase } y la jornada no ha terminado
refusal-flight-over = el día de clasificación acaba con esta jornada: hay que cerrarlo, sus fichas pasan al día final
refusal-paid-later = un día de clasificación no paga nada: hay que cerrarlo, y su dinero se paga el día final
refusal-not-a-final-day = este torneo no tiene días de clasificación
refusal-unknown-flight = { $flight } no es un día de este torneo
refusal-flight-taken = las bolsas de { $flight } ya están
refusal-conduct-carried = de { $source } no hay nada que trasladar
refusal-no-such-level = el nivel { $level } no se ha jugado: se vuelve a un nivel del 1 al { $last_level }
refusal-no-such-level-set = no hay nivel { $level }: la estructura tiene los niveles 1 a { $last_level }
refusal-several-tables = están en las mesas { $tables }: comunique cada mesa por separado
refusal-nobody-left = no quedaría nadie en la mesa { $table }: alguien ha ganado las fichas
refusal-unknown-player-won-elsewhere = { $player } no puede haber ganado las fichas: no está en la mesa { $table }, o está fuera
refusal-told-late-since = desde que se comunicó la eliminación de { $player } han recibido su puesto: { $players }. Indica quién de ellos quedó fuera después
refusal-told-late-round = desde que se comunicó la eliminación de { $player } empezó el mano por mano: cierra antes la mano que se juega, o comunícala como ocurrida ahora
refusal-told-late-back = desde el aviso { $player } ha comprado fichas: nadie queda fuera y no se ha hecho nada
refusal-told-late-order = indica a todos los que quedaron fuera después, y a nadie más: no es así con { $player }
refusal-seat-empty = en el asiento { $chair } de la mesa { $table } no hay nadie
refusal-no-choice-no-giro = la mesa { $table } no juega la ronda loca: no se elige nada
refusal-no-choice-settled = la mesa ya lo ha fijado: { $rule }
refusal-play-over = el juego ha terminado: los premios quedan así
refusal-payouts-not-fit-satellite = un satélite sigue siéndolo: sus plazas deciden cuándo acaba el juego
refusal-payouts-not-fit-no-satellite = este torneo no es un satélite: no se juega por plazas
refusal-payouts-locked = quedan { $players } jugadores para { $places } premios: desde la burbuja los premios no cambian
refusal-set-alone = { $parameter } solo cuenta junto con { $needs }
refusal-hand-dealt = una mano repartida no se deshace: corrija su resultado
refusal-hand-dealt-otherwise = la mano se repartió de otro modo
refusal-not-undoable-opening = la apertura de un torneo no se deshace: abra otro
refusal-not-undoable-time = el tiempo pasa solo: ajuste en su lugar el tiempo restante
refusal-undone-already = la orden ya está deshecha
refusal-not-undone = la orden no estaba deshecha
refusal-unknown-command = no consta ninguna orden { $command_id }
refusal-undo-conflict = lo que vino después lo impide: { $command } (versión { $version }): { $because }
refusal-not-for-an-event = un torneo no conoce esta orden: { $command }
refusal-not-at-a-table = una mesa no conoce esta orden: { $command }
refusal-not-for-a-league = una liga no conoce esta orden: { $command }
refusal-not-for-a-contest = una competición por equipos no conoce esta orden: { $command }
refusal-stack-of-the-event = las fichas las lleva el torneo: se cambian allí, entre manos

## Palabras que son valores de los motivos.

word-registering = abierto a inscripciones
word-seated = listo para empezar
word-playing = en juego
word-played-out = jugado hasta el final
word-finished = terminado
word-event = de este evento
word-organiser = de todo lo que organiza la casa
word-circuit = del circuito
word-event-removed = echado de este torneo
word-final = de la final
word-awaited = esperado
word-present = presente
word-excused = justificado
word-barred = vetado en el casino
word-drawer = caja
word-safe = caja fuerte
word-owed = deudas
word-deposits = depósitos
word-refunds = devoluciones
word-prizes = premios
word-fixed = fija
word-progressive = progresiva
word-mystery = mystery
word-rebuy = la recompra
word-add-on = el add-on
word-age = edad
word-banned-register = registro de vetados
word-jacks = jotas
word-queens = damas
word-kings = reyes
refusal-no-choice-no-dealers-choice = el evento no es a elección del repartidor: sus juegos están fijados
refusal-no-choice-turn = { $left ->
    [one] el juego de la mesa { $table } dura 1 mano más
   *[other] el juego de la mesa { $table } dura { $left } manos más
}
refusal-unknown-game = { $game } no se puede elegir aquí: los juegos son { $known }
refusal-which-limit = { $game } se puede elegir con varios límites: indique uno de { $known }
refusal-event-full-ticket = todos los asientos están ocupados y con un ticket no se espera en la lista: sigue valiendo hasta que haya asiento
refusal-reason-missing-seats = indique quién entrega los asientos y a qué evento
refusal-no-seats-won = aquí nadie ha ganado un asiento: no es un satélite o los premios no están adjudicados
refusal-seats-handed-over = los asientos ya pasaron a { $event }
refusal-ticket-elsewhere = los asientos de { $satellite } son para { $event }
refusal-tickets-taken = los tickets de { $satellite } ya están aquí
refusal-unknown-ticket-seat = ningún satélite ha entregado a este evento el ticket «{ $ticket }»
refusal-ticket-of-another = el ticket { $ticket } es de { $player } y no se puede ceder
refusal-ticket-used = al ticket { $ticket } le quedan { $left_cents } y se piden { $asked_cents }
refusal-command-id-used = { $id } era el id de otra orden: dé a cada orden el suyo
refusal-no-event = { $stream } no pertenece a ningún torneo
refusal-busy = otros siguen escribiendo en { $stream }: inténtelo de nuevo
refusal-happened-meanwhile = entretanto { $happened } (versión { $version }): mire de nuevo y repita la orden si aún vale
note-meanwhile-level = el nivel o su tiempo ha cambiado
note-meanwhile-structure = la estructura ha cambiado
note-meanwhile-field = los inscritos han cambiado
note-meanwhile-tables = se han sorteado o deshecho asientos o mesas
note-meanwhile-seat = alguien ha recibido otro asiento
note-meanwhile-hand = se ha comunicado otra mano de esta mesa
note-meanwhile-round = una ronda se ha abierto o cerrado
note-meanwhile-last-hands = se ha anunciado el final del día
note-meanwhile-penalty = el jugador ha recibido una penalización
note-meanwhile-bought = el jugador ha comprado fichas
note-meanwhile-time-bank = el banco de tiempo se ha usado o repuesto
note-meanwhile-at-table = ya se ha informado sobre la mesa
note-meanwhile-payouts = los premios han cambiado
note-meanwhile-deal = el acuerdo o los jugadores que quedan han cambiado
note-meanwhile-bounty = se ha puesto una recompensa al jugador
note-meanwhile-undone = algo se ha deshecho o repuesto

## Whatever the command is.

refusal-number-unfit = { $field } no puede ser: indique un número entero de 0 a { $most }
refusal-text-unfit = { $field } tiene un carácter de control o una marca de dirección: escríbalo con letras imprimibles
refusal-text-too-long = { $field } tiene { $count } letras: indique { $most } como máximo
refusal-too-many = { $field } tiene { $count } partes: indique { $most } como máximo de una vez
refusal-bad-request-missing = falta { $field }
refusal-bad-request-unknown = { $field } no es un campo aquí
refusal-bad-request-value = { $field } no puede ser '{ $value }'
refusal-bad-request-json = esto no es JSON
refusal-bad-request-letters = { $field } no se escribe así
refusal-bad-request-short = { $field } necesita al menos { $count } letras o partes
refusal-bad-request-long = { $field } tiene como máximo { $count } letras o partes
refusal-bad-request-kind = { $field } debe ser { $kind }
word-whole-number = un número entero
word-text = un texto
word-yes-or-no = true o false
word-list = una lista
word-object = un objeto
refusal-no-seat-here = no tiene asiento en una mesa de este evento
refusal-people-deal = en { $event } reparten personas: aquí no se juega
refusal-question-over = esa pregunta ha terminado: mire la mesa otra vez
refusal-no-choice-layout = diga qué disposición y qué carta tapada
refusal-not-a-player = solo puede inscribirse quien accede como jugador
refusal-paper-is-empty = en este impreso no habría nada: { $paper }
