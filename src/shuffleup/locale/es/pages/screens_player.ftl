# Lo que lee un jugador en su teléfono.

player-title = Su asiento
player-scan = Escanee el código de su papeleta
player-scan-hint = La cámara del teléfono lo lee y se abre su página. Si no tiene papeleta, pregunte en la caja.
player-ended = Este código ya no vale
player-ended-hint = Pida uno nuevo en la caja.
player-away-hint = ¿Está este teléfono en la red de la sala? Se vuelve a intentar cada segundo.
player-lost-hint = Su asiento puede haber cambiado; el reloj es exacto.
player-not-in = No está inscrito en este torneo
player-not-in-hint = No se le ha vendido nada, o su inscripción se anuló. Pregunte en la caja.
player-sound = Sonido para un nuevo asiento

player-table = Mesa
player-chair = Asiento
player-entered = Está inscrito
player-entered-hint = Su asiento aparece aquí en cuanto se sortea.
player-waiting =
    { $ahead ->
        [0] El próximo asiento es suyo
        [one] Hay { $ahead } jugador antes que usted
       *[other] Hay { $ahead } jugadores antes que usted
    }
player-ticket = Alterno, número { $ticket }
player-waiting-hint = Su asiento aparece aquí en cuanto quede uno libre. No se aleje.
player-no-chips = Se ha quedado sin fichas
player-rebuy-ask = Aún puede hacer una recompra. Diga sí o no en la mesa.
player-bust-hint = Su puesto aparece aquí cuando acabe la mano en todas las mesas.
player-won-seat = Ha ganado un asiento
player-won = Ha ganado
player-place = Puesto
player-of =
    { $entries ->
        [one] de { $entries } inscripción
       *[other] de { $entries } inscripciones
    }
player-prize = Premio
player-due = { $money } le esperan en la caja
player-paid = Pagado en la caja
player-pays-later = La caja lo paga cuando se entreguen los premios.
player-thanks = Gracias por jugar.
player-sits-out =
    { $hands ->
        [one] Penalización: no juega { $hands } mano más
       *[other] Penalización: no juega { $hands } manos más
    }

player-move = Pase a
player-seat = Su asiento
player-from = desde la mesa { $table }, asiento { $chair }
player-read = Leído

player-stack = Su stack
player-counted-at = contado a las { $time }
player-bounty = Bounty por usted
player-entries = Sus inscripciones

player-re-entry = Reentrada por { $money }
player-rebuy = Recompra por { $money }
player-again-gets = Recibe { $chips } fichas y un nuevo asiento.
player-rebuy-gets = Recibe { $chips } fichas y conserva su asiento.
player-at-cage = Muestre este código en la caja y pague allí. Su asiento aparece aquí al momento.
player-say-code = O diga: { $code }

player-league-rank = Su posición
player-league-points = Sus puntos
player-league-here = Este torneo
player-league-counting = Resultados que cuentan
player-league-same-day = otro torneo de ese día fue mejor
player-league-beyond-best = no cuenta: tiene otros mejores
player-league-unranked =
    { $count ->
        [one] Está en la clasificación quien ha jugado { $count } torneo.
       *[other] Está en la clasificación quien ha jugado { $count } torneos.
    }
