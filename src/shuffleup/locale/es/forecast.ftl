### Previsiones, estructuras, simulaciones, y manos registradas en otro formato.

## The table of a forecast.

forecast-one-in-ten = 1 de 10 hasta
forecast-half = mitad hasta
forecast-nine-in-ten = 9 de 10 hasta
forecast-money =
    en premios ({ $paid } { $paid ->
        [one] pagado
       *[other] pagados
    })
forecast-one-table = una sola mesa
forecast-one-table-of = una sola mesa ({ $players })
forecast-end = final
forecast-level-at-end = nivel al final
forecast-big-blinds = ciegas grandes entonces
forecast-hands = manos en todas las mesas
forecast-hours = horas
forecast-level = nivel
forecast-players = jugadores
forecast-tables = mesas
forecast-dealers = crupieres
forecast-doing = previsión
forecast-over = acabó
forecast-players-left = jugadores que quedan
forecast-more-hours =
    … y { $count ->
        [one] otra hora; --json también la tiene
       *[other] otras { $count } horas; --json las tiene todas
    }
forecast-day =
    El día { $day } acaba tras { $time } de juego con { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }
forecast-day-over = { $day }; ya acabado entonces en el { $share } de las pruebas

## How long an event lasts.

forecast-pace =
    { $hands } { $hands ->
        [one] mano
       *[other] manos
    } por hora
forecast-left = quedan { $players } de { $entries } en el minuto { $minute } del nivel { $level }
forecast-entries = { $entries } inscripciones
forecast-head =
    { $name }: { $begun }, mesas de { $seats }, { $pace }, { $runs } { $runs ->
        [one] prueba
       *[other] pruebas
    }
forecast-note = Nota: { $note }
note-forecast-mixed = ajustado al hold'em sin límite; varios juegos por turnos pueden durar más o menos
note-forecast-game = ajustado al hold'em sin límite; { $limit } { $game } puede durar más o menos
note-forecast-flights = los flights se cuentan todos juntos, como si se jugaran al mismo tiempo
note-forecast-late = no se prevén inscripciones tardías, reentradas ni recompras: diga con --late cuántas de --entries llegan tarde
note-forecast-milestone = aquí nadie se retira al llegar al hito, y puede acabar antes
note-forecast-shootout = se prevé como si las mesas se equilibraran; un shootout acaba más tarde: simulate lo juega tal como es

## A suggested structure.

forecast-wanted =
    { $entries } inscripciones de { $stack }, { $hours ->
        [one] deseada { $hours } hora
       *[other] deseadas { $hours } horas
    }: niveles de { $minutes } minutos
forecast-chips = Fichas: { $chips }
forecast-small = pequeña
forecast-big = grande
forecast-ante = ante
forecast-from = desde
forecast-depth = stack en ciegas
forecast-break = pausa de { $minutes } minutos
forecast-break-race = pausa de { $minutes } minutos; chip race de las fichas de { $chips }
forecast-doubles = tras el último nivel sus ciegas se doblan
forecast-written = escrito en { $file }; para jugarlo: { $command }

## Many runs of an event.

forecast-simulated = { $name }: { $entries } inscripciones, { $game }, reglamento { $rulebook }, { $runs }, semilla { $seed }
forecast-run = { $count } prueba
forecast-runs = { $count } pruebas
forecast-before = los torneos anteriores
forecast-shortest = La más corta
forecast-middle = La mediana
forecast-longest = La más larga
forecast-style = estilo de juego
forecast-beaten = vencidos
forecast-won = ganados
forecast-paid = en premios
forecast-prize = premio de uno
forecast-stopped =
    detenido tras { $done } { $done ->
        [one] prueba
       *[other] pruebas
    } de { $runs }

## The picture of many runs.

forecast-plot-title = { $name }: { $runs }, semilla { $seed }
forecast-plot-stack = stack medio
forecast-plot-blinds = ciegas grandes
forecast-plot-hours = horas de juego
forecast-plot-band = 8 pruebas de 10
forecast-plot-middle = la prueba mediana
forecast-plot-ends = cuándo acaban las pruebas (1, 5 y 9 de 10 hasta las líneas)
forecast-plot-runs = pruebas

## Recorded hands in another format.

forecast-left-out = excluido: { $line }
convert-so-far = { $hands } escritas, { $left } excluidas
forecast-converted =
    { $count ->
        [one] { $count } mano escrita
       *[other] { $count } manos escritas
    } en { $file }
