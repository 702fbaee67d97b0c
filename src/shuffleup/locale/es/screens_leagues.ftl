# Las ligas de la sala.

room-tab-leagues = Ligas
leagues-title = Ligas
leagues-none = Todavía no hay ligas
leagues-none-hint = Una liga convierte los torneos terminados en puntos y en una clasificación.
leagues-found = Nueva liga
leagues-found-do = Fundarla
leagues-name = Nombre de la liga
leagues-last-season = { $season }: { $events ->
    [one] 1 torneo
   *[other] { $events } torneos
 }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
 }
leagues-no-season = Todavía no hay temporada
leagues-no-season-hint = Una temporada tiene sus puntos, lo que cuenta y sus torneos.
leagues-season = Temporada
leagues-season-there = Esa temporada ya existe.
leagues-new-season = Nueva temporada
leagues-open-season = Abrir la temporada
leagues-closed = cerrada
leagues-close = Cerrar la temporada
leagues-reopen = Abrirla otra vez
leagues-player = Jugador
leagues-place = Puesto
leagues-prize = Premio
leagues-points = Puntos
leagues-events = Torneos
leagues-best = Mejor puesto
leagues-taken =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } torneos
    }
leagues-pot = { $money } retenidos para la liga
leagues-field = { $players } jugadores, { $entries } entradas
leagues-take = Un torneo terminado
leagues-take-do = Tomarlo
leagues-venue = Sede
leagues-masters = Pagar una liga máster
leagues-masters-do = Pagar
leagues-masters-month = Mes
leagues-masters-hint = Primero de lo retenido en el mes, después del resto del bote
leagues-masters-amount = Cuánto recibe
leagues-masters-paid = { $money } pagados a las ligas máster
leagues-nothing-waits = Ningún otro torneo de la sala ha terminado.
leagues-again = Tomar otra vez
leagues-again-one = Tomar otra vez { $event }
leagues-strike = Quitar
leagues-strike-one = Quitar { $event }
leagues-same-day = otro torneo de ese día fue mejor
leagues-beyond-best = hay suficientes mejores
leagues-adjust = Puntos a mano
leagues-adjust-of = Puntos para { $player }
leagues-adjust-do = Darlos
leagues-adjust-hint = Negativos para quitarlos
leagues-break-tie = Deshacer el empate
leagues-break-do = En este orden
leagues-ahead = { $player } más arriba
leagues-terms = Condiciones
leagues-own-formula = Una fórmula propia
leagues-formula = Puntos de un puesto
leagues-formula-hint = n el campo, k el puesto, b el buy-in; + - * / ^, sqrt, log, min, max, round, if
leagues-size = n cuenta
leagues-size-players = los jugadores
leagues-size-entries = las entradas, re-entries incluidas
leagues-ties = Los empates se deshacen con
leagues-tie-best-place = el mejor puesto
leagues-tie-best-counted-place = el mejor puesto que cuenta
leagues-tie-countback = el mejor puesto, luego el segundo mejor, etcétera
leagues-tie-best-score = la puntuación más alta
leagues-tie-more-events = más torneos
leagues-tie-fewer-events = menos torneos
leagues-best-of = Puntuaciones que cuentan
leagues-all-count = Vacío: todas
leagues-least = Torneos para clasificarse
leagues-least-hint = Quien ha jugado menos no se clasifica
leagues-shares = Premios por puesto, %
leagues-shares-hint = Por ejemplo 50 30 20; vacío: sin premios. El bote es lo que los torneos han retenido para la liga
leagues-shares-sum = Juntos suman { $sum } %, no 100 %.
leagues-one-a-day = De varios torneos en un día solo cuenta el mejor
leagues-test-table = Lo que valen los puestos
leagues-of-players = { $count } jugadores
leagues-paper = Imprimir la clasificación
