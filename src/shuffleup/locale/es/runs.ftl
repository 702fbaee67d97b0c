### Informes de lo jugado, repetido, comprobado y calculado desde la línea de órdenes.

report-closes = cuadra
report-does-not-close = NO CUADRA

## shuffleup run

run-head = { $name }: { $sold }, { $game } { $limit }, reglamento { $book }
run-low-ante = el ante del nivel { $level } está por debajo de su ciega grande, que según este reglamento lo paga sola por la mesa; anuncie ante_mode si ha de pagarlo cada jugador
run-teams = { $count ->
    [one] 1 equipo
   *[other] { $count } equipos
}
run-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
run-entries = { $count ->
    [one] 1 inscripción
   *[other] { $count } inscripciones
}
run-re-entries = { $count ->
    [one] 1 reentrada
   *[other] { $count } reentradas
}
run-rebuys = { $count ->
    [one] 1 recompra
   *[other] { $count } recompras
}
run-add-ons = { $count ->
    [one] 1 add-on
   *[other] { $count } add-ons
}
run-levels = { $count ->
    [one] 1 nivel
   *[other] { $count } niveles
}
run-tables = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
run-hands = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
run-part = { $entries }, { $levels }: { $went }
run-part-bags = { $bags ->
    [one] 1 bolsa
   *[other] { $bags } bolsas
} con { $chips } fichas, la mayor de { $best }
run-heat = manga { $heat }, mesa { $table }
run-part-won = gana { $best }
run-part-pool = { $money } para los premios
run-part-bounties = { $money } en recompensas
run-together = en total
run-shared = (empatados)
run-more-paid = { $count } más con premio, de { $first } a { $last }
run-paid = { $paid } con premio, { $total } en total; { $unpaid } sin premio
run-seat = una plaza
run-seat-in = una plaza en { $event }
run-seat-and = { $seat } y { $money }
run-milestone = Salieron con una plaza en el hito: { $list }
run-milestone-player = { $player } con { $chips } fichas
run-deal = Acuerdo { $method ->
    [icm] según ICM
    [chip-chop] por chip chop
    [equal] a partes iguales
   *[custom] según lo pactado
}, { $money } en total, puesto por escrito por: { $author }
run-deal-line = { $share }  (ICM { $icm })  { $chips } fichas, aceptó ante: { $witness }
run-deal-still = aún se juega por: { $list }
run-deal-trophy = aún se juega por el título
run-desk = la dirección
run-bounties = Recompensas: la cuenta { $state }, { $posted } puestos, { $won } ganados
run-bounties-more = { $count } más, { $money } juntos
run-knock-outs = { $count ->
    [one] 1 eliminación
   *[other] { $count } eliminaciones
}
run-teams-after = Equipos tras las mangas:
run-team-points = { $points } puntos, mejor puesto { $place }
run-team-final = mesa final: puesto { $place }
run-longest = La mano más larga: número { $hand }, mesa { $table }, nivel { $level } ({ $price }), { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }
run-ante = ante { $ante }
run-totals =
    { $hands ->
        [one] 1 mano
       *[other] { $hands } manos
    } y { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    } en { $rounds ->
        [one] 1 vuelta
       *[other] { $rounds } vueltas
    }, { $tables } al principio, { $levels }, { $hours } h { $minutes } min de juego; las { $chips } fichas están todas
run-log = Registro { $digest }. El mismo torneo otra vez: { $command }
run-written = { $hands } en { $file }
run-transcripts-written = pruebas de { $count ->
        [one] 1 baraja
       *[other] { $count } barajas
    } escritas en { $folder }
run-summary-written = resumen en { $file }
run-drawing = se sortean los asientos
run-news = { $players } · { $tables } · nivel { $level } · { $hands } · { $rate } manos/s

## Las cuentas.

ledger-head = Las cuentas: todo { $state }, { $money } a un lado y al otro
ledger-has = en caja
ledger-for = para
ledger-drawer = en los cajones
ledger-safe = en la caja fuerte
ledger-float = adelantado por la casa
ledger-owed = lo que deben los jugadores
ledger-pool = bote de premios
ledger-bounties = recompensas
ledger-prizes = premios por pagar
ledger-refunds = devoluciones por pagar
ledger-deposits = depósitos de alternos
ledger-fees = comisiones
ledger-house = retenido por la casa
ledger-organisation = para la organización
ledger-retention = retenido para la liga
ledger-overlay = añadido al garantizado
ledger-carried = pasado de un torneo a otro
ledger-seats = plazas ganadas
ledger-tax = impuestos
ledger-tax-due = impuestos por ingresar
ledger-differences = diferencias de caja

## shuffleup league

league-head = { $name }: { $events }, puntos según { $rule }
league-events = { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
}
league-event = bote de premios { $pool }, { $kept } retenidos; { $entries }, gana { $winner }
league-final = Final:
league-final-line = { $stack } fichas, en la clasificación { $rank }
league-absent = no se presentó: { $chips } fichas fuera del juego
league-pot = Bote de la temporada: { $state }, { $money } retenidos por { $events }
league-log = Registro { $digest }. La misma temporada otra vez: { $command }

## shuffleup replay

replay-differs = distinto: { $hand }: { $player } acaba con { $computed }, registrado { $recorded }
replay-refused = rechazado: { $hand }: { $action }: { $reason }
replay-unfinished = incompleto: { $hand }: el registro se corta antes de que acabe la mano
replay-units = partes de una ficha: { $list }
replay-unit = { $hand } en unidades de { $unit }
replay-leniency = tolerancia: { $hand }: { $action }: { $played }
replay-no-leniency = tolerancias: ninguna
replay-raise-capped = una subida a límite fijo registrada solo hasta donde llega un rival: jugada como la subida reglamentaria
replay-call-as-raise = igualar la ciega grande entera sobre una corta, registrado como apuesta: jugado como igualar
replay-mucked-all-in = cartas tiradas en un showdown all-in: según el reglamento se muestran, quedan boca arriba
replay-needless-check = un pasar de quien ya no tiene contra quién apostar: no se juega
replay-showdown-not-recorded = el showdown no está registrado: las manos conocidas se muestran, las demás van al muck
replay-so-far = { $hands }, { $equal } como están registradas, { $odd } no
replay-sum = { $equal } de { $dealt } manos acaban con los stacks registrados según { $book }
replay-bare = { $count ->
    [one] 1 de ellas no registra stacks que comparar
   *[other] { $count } de ellas no registran stacks que comparar
}

## shuffleup race

race-head = { $removed } por { $lowest }: { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} en la carrera
race-wins = gana
race-rescued = no queda fuera por la carrera
race-as-much = en juego lo mismo que antes
race-more = en juego { $chips } más que antes
race-less = en juego { $chips } menos que antes
race-again = La misma carrera otra vez: { $command }

## shuffleup chips

chip-set-head = { $event }: { $entries } inscripciones de { $stack }
chip-set-chip = ficha
chip-set-colour = color
chip-set-in-a-stack = en un stack
chip-set-in-the-cage = en caja
chip-set-goes = se retira
chip-set-all = en total
chip-set-before-level = antes del nivel { $level }
chip-set-in-break = En la pausa antes del nivel { $level }
chip-set-at-level = Al empezar el nivel { $level }
chip-set-after = { $moment }, después de { $time }
chip-set-plan = { $moment }: se retiran { $taken }; hay que traer { $bring }
chip-set-none-out = { $moment }: se retiran las fichas de { $chip }, y ningún stack las tiene
chip-set-none-goes = No se retira ninguna ficha.
chip-set-usual = El archivo no dice de qué fichas es un stack (in_a_stack): aquí está hecho del modo habitual.
chip-set-enough = Las que se traen bastan como quiera que estén repartidas las fichas, si las que se venden después son de valores que se quedan.
chip-colour-red = rojo
chip-colour-green = verde
chip-colour-black = negro
chip-colour-purple = morado
chip-colour-yellow = amarillo
chip-colour-orange = naranja
chip-colour-light-green = verde claro
chip-colour-light-blue = azul claro
chip-colour-pink = rosa
chip-colour-white = blanco

## shuffleup verify

verify-true = cierto
verify-false = FALSO
verify-place = en el puesto { $place } está { $item }
verify-twice = { $item } aparece en más de un puesto: { $places }
verify-order = las semillas dan exactamente el orden comprometido
verify-all-true = todo es cierto
verify-not-true = NO es lo comprometido
verify-sum = { $label }: { $count ->
    [one] 1 apertura
   *[other] { $count } aperturas
}, { $verdict } (raíz { $root })
verify-not-drawn = sin sorteo
verify-draw-row = fila { $row }
verify-other-result = de la semilla sale otra cosa
verify-other-seed = no con la semilla de su fila
verify-log-broken = la fila { $row } no está como se escribió, o no se sigue de las anteriores
verify-draws-not-true = NO es lo que sale de las semillas del registro
verify-draws-sum = { $event }: { $count ->
    [one] 1 sorteo
   *[other] { $count } sorteos
}, { $verdict } (filas { $rows }, huella { $digest })
verify-no-events = En este archivo no hay ningún torneo.
verify-drawn-seats-drawn = los primeros asientos y botones
verify-drawn-table-opened = el primer botón de la mesa { $table }
verify-drawn-player-seated = el asiento de { $player }, mesa { $table }
verify-drawn-final-table-drawn = los asientos y el botón de la mesa final
verify-drawn-table-broken = los asientos nuevos de la mesa { $table }
verify-drawn-chips-raced = la carrera de fichas de la mesa { $table }
verify-drawn-envelope-drawn = el sobre por { $player }
verify-drawn-buttons-drawn = los botones
verify-drawn-seats-redrawn = todos los asientos de nuevo
verify-drawn-day-stop-drawn = el minuto en que se para el reloj
verify-drawn-last-hands-announced = cuántas últimas manos se juegan

## shuffleup equity

equity-hand = mano
equity-equity = equity
equity-wins = gana
equity-ties = reparte
equity-combos = combin.
equity-spot = { $game }{ $board }{ $dead }: { $grounds }
equity-board = , mesa { $cards }
equity-dead = , fuera { $cards }
equity-counted = contados los { $outcomes } desenlaces
equity-drawn = { $outcomes } desenlaces sorteados con la semilla { $seed }, ±{ $error } (95 %)
equity-doing = cálculo de la equity
equity-quicker = (--samples N sortea solo algunos)

## shuffleup icm

icm-player = jugador
icm-stack = stack
icm-chips = fichas
icm-prizes = premios
icm-bounties = recompensas
icm-place = puesto
icm-bounties-drawn = el orden de los puestos se sortea: las recompensas tienen un error estándar de hasta { $error }
icm-more = … y { $count } más; --json los tiene todos
icm-sum = { $players ->
    [one] 1 stack
   *[other] { $players } stacks
}, { $chips } fichas, premios { $money }
icm-equal-prizes = todos los premios son iguales: no hay nada que calcular
icm-check = { $verdict }; juntos difieren de los premios en { $pool }, dos mitades del cálculo por sí solas difieren en { $halves } ({ $nodes } nodos, { $way })
icm-holds = autocomprobación: cada valor es exacto hasta 1e-10 de sí mismo o mejor
icm-fails = AUTOCOMPROBACIÓN FALLIDA, no pague con estos valores
icm-by-players = jugador a jugador
icm-by-modes = en modos de Fourier

## juegos por turnos

run-head-mixed = { $name }: { $sold }, { $game }, reglamento { $book }
run-games = Juegos: { $how }
run-games-turn-levels = { $every ->
    [one] otro en cada nivel
   *[other] otro cada { $every } niveles
}
run-games-turn-hands = { $every ->
    [one] otro en cada mano de la mesa
   *[other] otro cada { $every } manos de la mesa
}
run-games-turn-orbits = { $every ->
    [one] otro en cada vuelta de la mesa
   *[other] otro cada { $every } vueltas de la mesa
}
run-games-chosen-hands = { $every ->
    [one] los jugadores eligen para cada mano
   *[other] los jugadores eligen para { $every } manos cada uno
}
run-games-chosen-orbits = { $every ->
    [one] los jugadores eligen para una vuelta cada uno
   *[other] los jugadores eligen para { $every } vueltas cada uno
}
run-games-hands = { $count ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
run-games-warned = { $count ->
    [one] Una vez el stud y el stud ocho o mejor se siguieron; se confunden con facilidad ({ $rule })
   *[other] { $count } veces el stud y el stud ocho o mejor se siguieron; se confunden con facilidad ({ $rule })
}
run-bring-in = bring-in { $chips }
run-bets = apuestas { $small }/{ $big }
