### Qué pasa en un torneo: los casos de los escenarios.

case-table-table-plays-a-hand = la mesa { $table } juega una mano
case-everybody-plays-a-hand = todos juegan una mano
case-at-table-table-players-put-in-amounts-and-the-best-hands-are-those-of-best = en la mesa { $table } { $players } ponen { $amounts }, y las mejores manos son las de { $best }
case-everybody-plays-hands-hands = todos juegan { $hands } manos
case-everybody-plays-hands-hands-and-who-is-away-pays = todos juegan { $hands } manos, y quien no está paga
case-in-one-hand-players-busts =
    en una mano { $players } { $count ->
        [one] queda eliminado
       *[other] quedan eliminados
    }
case-the-floor-moves-player-to-chair-chair-of-table-table = el floor mueve a { $player } al asiento { $chair } de la mesa { $table }
case-the-tables-are-balanced = las mesas se equilibran
case-all-seats-are-drawn-anew = todos los asientos se sortean de nuevo
case-table-table-breaks = la mesa { $table } se rompe
case-player-draws-chair-chair-of-table-table = a { $player } le toca el asiento { $chair } de la mesa { $table }
case-player-belongs-in-chair-chair-of-table-table = a { $player } le corresponde el asiento { $chair } de la mesa { $table }
case-player-needs-chair-chair = { $player } necesita el asiento { $chair }
case-players-comes =
    { $players } { $count ->
        [one] llega
       *[other] llegan
    }
case-tables-break-in-the-order-numbers = las mesas se rompen en el orden { $numbers }
case-minutes-minutes-pass =
    { $minutes ->
        [one] pasa 1 minuto
       *[other] { $minutes } minutos pasan
    }
case-the-next-level-is-announced = se anuncia el nivel siguiente
case-hand-for-hand-is-announced = se anuncia el mano por mano
case-the-floor-starts-the-next-hand = el floor hace empezar la mano siguiente
case-every-table-has-finished = todas las mesas han terminado
case-table-table-begins-a-hand = la mesa { $table } empieza una mano
case-table-table-finishes-its-hand = la mesa { $table } termina la mano
case-table-table-finishes-its-hand-players-busts =
    la mesa { $table } termina la mano, { $players } { $count ->
        [one] queda eliminado
       *[other] quedan eliminados
    }
case-an-all-in-is-called-at-table-table = en la mesa { $table } se paga un all-in
case-the-floor-lets-table-table-go-on = el floor deja seguir a la mesa { $table }
case-the-card-drawn-is-a-card = la carta sacada es un { $card }
case-the-prizes-are-awarded = los premios se otorgan
case-the-next-day-begins = empieza el día siguiente
case-the-house-closes = la casa cierra
case-players-enters =
    { $players } { $count ->
        [one] se inscribe
       *[other] se inscriben
    }
case-crowd-players-enter = { $crowd } jugadores se inscriben
case-play-begins = empieza el juego
case-play-begins-as-the-director-has-it = empieza el juego como decide el director
case-player-passes-the-check-of-check = { $player } supera el control: { $check }
case-player-fails-the-check-of-check = { $player } no supera el control: { $check }
case-players-pays-for-a-rebuy =
    { $players } { $count ->
        [one] paga
       *[other] pagan
    } una recompra
case-player-announces-a-rebuy = { $player } anuncia una recompra
case-player-declines-the-rebuy = { $player } renuncia a la recompra
case-player-pays-the-debt = { $player } paga la deuda
case-players-takes-the-add-on =
    { $players } { $count ->
        [one] toma
       *[other] toman
    } el add-on
case-player-gives-up-the-chips-and-enters-again = { $player } deja las fichas y se inscribe de nuevo
case-the-entry-of-player-is-voided = la inscripción de { $player } se anula
case-player-gets-the-money-back = { $player } recupera el dinero
case-registration-is-closed = se cierran las inscripciones
case-player-gets-a-warning = { $player } recibe un aviso
case-player-gets-a-penalty-of-length-hands =
    { $player } recibe una penalización de { $length ->
        [one] 1 mano
       *[other] { $length } manos
    }
case-player-gets-a-penalty-of-length-orbits =
    { $player } recibe una penalización de { $length ->
        [one] 1 vuelta
       *[other] { $length } vueltas
    }
case-player-is-eliminated-by-the-floor = { $player } queda eliminado por el floor
case-player-is-disqualified = { $player } queda descalificado
case-player-forfeits-amount = { $player } pierde por decisión { $amount }
case-the-hand-at-table-table-is-dealt-again = la mano de la mesa { $table } se reparte de nuevo
case-players-knocks-player-out =
    { $players } { $count ->
        [one] elimina
       *[other] eliminan
    } a { $player }
case-player-wins-the-next-pot = { $player } gana el bote siguiente
case-the-chips-at-table-table-are-raced-off-held = en la mesa { $table } se hace el chip race: { $held }
case-player-finds-found-chips-of-value =
    { $player } encuentra { $found ->
        [one] 1 ficha
       *[other] { $found } fichas
    } de { $value }
case-a-count-finds-stacks = un recuento encuentra { $stacks }
case-chips-worth-amount-are-found-astray = se encuentran fichas extraviadas por { $amount }
case-the-floor-exchanges-given-of-player-for-received = el floor cambia { $given } de { $player } por { $received }
case-the-dealer-of-table-table-is-relieved = el dealer de la mesa { $table } tiene relevo
case-table-table-begins-a-hand-whose-started-minutes-minutes-ago =
    la mesa { $table } empieza una mano ({ $started } hace { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    })
case-the-chips-at-table-table-are-raced-off-by-the-dealer-in-chair-chair-held = en la mesa { $table } se hace el chip race, con el dealer en el asiento { $chair }: { $held }
case-the-director-voids-players-claim-to-the-price = el director anula el derecho de { $player } al precio pagado
case-the-final-table-is-drawn = se sortea la mesa final
case-everybody-left-agrees-to-a-deal-by-method-told = todos los que quedan aceptan un trato según { $method }, { $told }
case-nobody-wins-the-amount-of-table-table = nadie gana los { $amount } de la mesa { $table }
said-deck-was-riffled = baraja peinada
said-deck-was-washed = baraja lavada sobre la mesa
said-shuffling-machine-was-opened = mezcladora abierta
case-player-is-disqualified-and-paid-for-his-place = { $player } queda descalificado y cobra por su puesto
case-the-floor-halts-table-table = el floor detiene la mesa { $table }
case-the-floor-ends-the-halt-of-table-table = el floor deja seguir a la mesa { $table }
case-player-retires = { $player } se retira
case-amount-chips-lie-there-found-must = en la mesa hay { $amount } fichas, debería haber { $found }
case-it-is-allowed-case = está permitido: { $case }
case-it-is-refused-case = se rechaza: { $case }
case-it-is-refused-as-reason = se rechaza («{ $reason }»)
case-it-is-refused-as-reason-case = se rechaza («{ $reason }»): { $case }
case-an-event-is-opened-facts = se abre un evento: «{ $facts }»
case-hand-for-hand-is-announced-at-minutes-minutes-a-hand = se anuncia el mano por mano, { $minutes } minutos por mano
case-the-rebuy-of-player-is-taken-back = la recompra de { $player } se anula
case-he-hears-of-list = se le dice: { $list }
case-the-next-dealer-of-table-table-is-told-of-matter = al próximo dealer de la mesa { $table } se le dice: { $matter }
case-blinds-small-big = ciegas { $small }/{ $big }
case-the-warning-of-player = advertencia a { $player }
case-the-absence-of-player = ausencia de { $player }
case-amount-hands-for-player-to-miss = { $player } debe perderse { $amount } manos
