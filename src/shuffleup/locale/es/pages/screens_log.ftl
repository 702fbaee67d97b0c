# Lo que dice cada suceso del historial, por etiqueta y datos. Las horas y el dinero llegan escritos.

## The event

happened-event-opened = El evento está abierto
happened-entries-registered =
    { $entries_count ->
        [1] { $player } queda inscrito
       *[other] { $entries_count } inscripciones
    }
happened-seats-drawn =
    { $number ->
        [1] Asientos sorteados para { $seats_count } jugadores, mesas de { $chairs }
       *[other] Asientos sorteados otra vez (sorteo { $number }) para { $seats_count } jugadores: { $reason }
    }
happened-event-started = Empieza el juego
happened-play-ended = El juego ha terminado
happened-prizes-awarded =
    { $awards_count ->
        [one] { $awards_count } premio adjudicado
       *[other] { $awards_count } premios adjudicados
    }
happened-payouts-fixed =
    { $ladder_count ->
        [one] Bolsa de { $pool_cents }, { $ladder_count } puesto premiado
       *[other] Bolsa de { $pool_cents }, { $ladder_count } puestos premiados
    }
happened-payouts-planned = Los premios quedan fijados de nuevo
happened-players-placed =
    { $places_count ->
        [1] { $player } termina en el puesto { $place }
       *[other] { $places_count } jugadores tienen su puesto
    }

## The clock

happened-level-started =
    { $ends_at ->
        [none] Empieza el nivel { $number }
       *[other] Empieza el nivel { $number }, hasta las { $ends_at }
    }
happened-break-started = Descanso hasta las { $ends_at }
happened-round-started = Empieza la ronda de manos { $number }
happened-round-closed = Termina la ronda de manos { $number }
happened-clock-stopped = El reloj se para a las { $at }
happened-clock-resumed = El reloj sigue a las { $at }
happened-clock-set = El nivel termina ahora a las { $ends_at }
happened-time-doubted = No es seguro qué hora es: desde las { $at } el tiempo no trae nada
happened-time-settled =
    { $counts ->
        [yes] El reloj sigue a las { $at }: de verdad es tan tarde
       *[no] El reloj sigue a las { $at }, desde donde estaba
    }
happened-structure-edited = Los niveles han cambiado
happened-hand-for-hand-announced = Mano a mano: { $players } jugadores, { $paid } premiados
happened-all-in-held = La mesa { $table } retiene el all-in
happened-table-released = La mesa { $table } continúa
happened-hand-deducted =
    { $minutes ->
        [one] { $minutes } minuto menos en el reloj
       *[other] { $minutes } minutos menos en el reloj
    }
happened-hand-for-hand-ended = Fin del mano a mano
happened-day-stop-drawn = El reloj se parará a las { $stop_at }
happened-last-hands-announced =
    { $hands ->
        [one] { $hands } mano más en cada mesa
       *[other] { $hands } manos más en cada mesa
    }
happened-day-ended = Termina el día { $day }
happened-day-started = El día { $day } empieza con el nivel { $level }
happened-closing-reached = Hora de cierre: se juega hasta las { $until }
happened-deal-requested = Quienes quedan se reparten los premios
happened-time-bank-used =
    { $left ->
        [one] Banco de tiempo de { $player }; queda { $left }
       *[other] Banco de tiempo de { $player }; quedan { $left }
    }
happened-time-banks-reset = Bancos de tiempo nuevos para todos

## Hands and tables

happened-hand-planned = Empieza una mano en la mesa { $table }
happened-hand-reported = Termina la mano { $hand } en la mesa { $table }
happened-live-hand-reported =
    { $busts_count ->
        [1] Fuera en la mesa { $table }: { $player }{ $by_count ->
            [0] {""}
           *[other] {" "}(fichas para { $by })
        }
       *[other] Fuera en la mesa { $table }: { $busts_count } jugadores
    }
happened-hand-redealt = La mano de la mesa { $table } se reparte de nuevo
happened-table-halted = La mesa { $table } queda detenida
happened-table-let-play = La mesa { $table } sigue jugando
happened-player-retired = { $player } se retira del torneo
happened-button-placed = El botón de la mesa { $table } está en el asiento { $chair }
happened-hands-counted =
    { $hands ->
        [one] 1 mano contada
       *[other] { $hands } manos contadas
    } en la mesa { $table }
happened-game-chosen = { $player } elige { $variant } para la mesa { $table }
happened-player-moved = { $player }: de la mesa { $source } a la mesa { $target }, asiento { $chair }
happened-player-seated = { $player } se sienta en la mesa { $table }, asiento { $chair }, con { $stack } fichas
happened-player-removed = { $player } queda fuera del juego
happened-table-opened = Se abre la mesa { $table }, { $chairs } asientos
happened-table-broken =
    { $seats_count ->
        [1] La mesa { $table } se rompe: { $player } tiene asiento nuevo
       *[other] La mesa { $table } se rompe: { $seats_count } jugadores tienen asiento nuevo
    }
happened-final-table-drawn = Mesa final: { $seats_count } jugadores en la mesa { $table }
happened-seats-redrawn = Asientos nuevos sorteados para { $seats_count } jugadores
happened-seats-exchanged = { $first } y { $second } cambian de asiento
happened-seat-needed = { $player } necesita un asiento especial
happened-seat-need-ended = { $player } ya no necesita un asiento especial
happened-tables-assigned = Las mesas están asignadas
happened-break-order-published = El orden de rotura queda publicado
happened-buttons-drawn = Los botones quedan sorteados
happened-dealer-relieved = Relevo de crupier en la mesa { $table }
happened-players-absent = Ausentes: { $players }
happened-players-present = De vuelta: { $players }
happened-stacks-claimed = Retirados los stacks de { $players }
happened-claim-voided = { $player } renuncia a la entrada

## Chips

happened-chips-raced = Mesa { $table }: retiradas las fichas de { $removed }
happened-chips-counted =
    { $difference ->
        [0] Fichas contadas: están todas
       *[other] Fichas contadas: diferencia { $difference }
    }
happened-chips-forfeited = { $player } pierde { $chips } fichas
happened-stacks-bagged =
    { $bags_count ->
        [one] Día { $day }: { $bags_count } stack embolsado
       *[other] Día { $day }: { $bags_count } stacks embolsados
    }
happened-coloured-up = Colour-up para { $player }
happened-found-exchanged = { $player }: fichas halladas tarde, { $received } por { $found }
happened-stray-taken-in = Retiradas { $chips } fichas sueltas
happened-stack-surrendered = { $player } entrega { $stack } fichas

## The cage

happened-player-checked = Control de { $player }: { $passed ->
        [yes] en regla
       *[no] no está en regla
    }
happened-entry-sold = Entrada { $number }: { $player }, { $buy_in_cents } + { $fee_cents }
happened-alternate-listed = { $player } espera asiento con el número { $ticket }
happened-alternate-released = { $player } ya no espera
happened-chips-bought = { $player } compra { $chips } fichas por { $cents }
happened-rebuy-declined = { $player } no recompra
happened-debt-paid = { $player } paga { $cents }
happened-entry-voided = La entrada { $number } de { $player } queda anulada
happened-purchase-voided = La compra { $number } de { $player } queda anulada
happened-refund-paid = { $player } recibe de vuelta { $cents }
happened-prize-paid = { $player } cobra { $cents }
happened-cash-moved = Movidos { $cents }
happened-cash-counted = Caja contada: { $counted_cents }, esperados { $expected_cents }
happened-registration-closed = La inscripción queda cerrada
happened-tickets-taken = Recogidas las entradas ganadas en otro evento
happened-seats-handed-over = Entregados los asientos ganados

## Penalties

happened-penalty-given =
    { $hands ->
        [0] Penalización para { $player }
       *[other] Penalización para { $player }: { $hands } manos
    }
happened-penalty-lifted = Se levanta la penalización de { $player }
happened-conduct-carried = Penalizaciones traídas de { $source }

## Bounties

happened-knocked-out =
    { $knock_outs_count ->
        [1] { $player } queda eliminado
       *[other] { $knock_outs_count } jugadores eliminados
    }
happened-knock-out-counted = Queda anotada la eliminación de { $player }
happened-bounty-won =
    { $gains_count ->
        [1] Bounty de { $player }, { $cents }: lo gana { $player_2 }
       *[other] Bounty de { $player }, { $cents }: entre { $gains_count }
    }
happened-bounty-left = Bounty de { $player }, { $cents }: va con el próximo bote
happened-bounty-unnamed = Bounty de { $player }: aún sin nombre
happened-bounty-kept = { $player } conserva su propio bounty, { $cents }
happened-bounty-put = La casa pone { $cents } sobre { $player }
went-back-bounty-put = { $cents } que la casa puso sobre { $player } vuelven a la casa
happened-envelopes-filled = { $envelopes_count } sobres preparados
happened-envelope-drawn = Sobre por { $player }: { $cents }
happened-purse-paid = Pagado lo que no estaba en ningún sobre
happened-bounties-handed-over = Los bounties pasan al día final
happened-bounties-taken = Recogidos los bounties de { $flight }

## Deals, seats, flights

happened-deal-proposed = Propuesto el deal { $number }
happened-deal-agreed = { $player } acepta el deal { $number }
happened-deal-dropped = Se abandona el deal { $number }
happened-deal-made = El deal { $number } queda cerrado
happened-milestone-reached = { $player } sale con un asiento, con { $stack } fichas
happened-flight-closed = El flight queda cerrado
happened-flight-taken = Se recoge un flight

## Undoing

happened-undone = Ya no cuenta
happened-redone = Cuenta de nuevo
happened-decided-again = Calculado de nuevo: { $command }

## The log itself

ui-undone-row = Anulado en la fila { $version }, { $time }, { $actor }
ui-changed-row = Calculado de nuevo en la fila { $version }, { $time }, { $actor }
ui-money-back = Dinero por cajas y caja fuerte: { $money }
ui-row-of = Fila { $version } · { $time } · { $actor }
ui-token-made = { $name } tiene acceso como { $role }
ui-token-by =
    por { $actor }, { $day }, para { $events ->
        [all] todos los eventos
       *[one] este evento
    }{ $ended ->
        [yes] ; ya no tiene acceso
       *[no] {""}
    }
ui-log-find = Buscar en el historial
ui-log-nothing = Nada así en el historial
ui-log-older =
    { $count ->
        [one] { $count } fila más antigua
       *[other] { $count } filas más antiguas
    }

## Why the software did it

why-next-big-blind = la próxima ciega grande va al peor asiento
why-next-in-line = la próxima ciega grande necesita su asiento: se mueve quien le sigue
why-by-position = por posición, al asiento que quedó libre el último
why-wrong-seat = empezó en el asiento equivocado
why-seats-won = todas las plazas están ganadas
why-one-left = queda un solo jugador
why-few-left = quedan tantos jugadores como se previó para el final
why-level-over = el nivel ha terminado
why-house-closed = la sala ha cerrado y las últimas manos están jugadas
why-deal-made = los jugadores han hecho un acuerdo
why-imported = así está en el archivo de otro programa
why-registration-closed = el registro está cerrado
why-play-begun = el juego ha empezado
why-play-over = el juego ha terminado
why-flight-over = el flight ha terminado
why-time-up = ausente al acabarse el tiempo
why-in-the-money = no quedan más jugadores que puestos con premio
why-by-lot = por sorteo: no había director a quien preguntar
why-run = un torneo simulado, sin personas
why-season-terms = así lo dicen las bases de la temporada
why-left-early = se fue antes de empezar el juego
why-stub-ran-out = se acabó el mazo
why-case = así lo dice el caso
why-played = ya se ha jugado

log-vouched = Confirmado por { $person }
log-alone = nadie más podía confirmar
