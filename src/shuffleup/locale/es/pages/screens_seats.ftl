# Los asientos de un evento en la página de sala: el orden de rotura, los asientos necesarios, los sorteos.

seats-sheet = Asientos
seats-leaf-breaking = Rotura de mesas
seats-leaf-needs = Asientos especiales
seats-leaf-draws = Sorteos

## How tables break

seats-nothing-breaks = No se rompe ninguna mesa
seats-nothing-breaks-hint = El orden de rotura aparece aquí cuando al menos dos mesas tienen sus asientos.
seats-next-to-break = La próxima en romperse es la mesa { $table }
seats-order = En este orden
seats-earlier = Antes
seats-earlier-table = La mesa { $table } se rompe antes
seats-later = Después
seats-later-table = La mesa { $table } se rompe después
seats-as-it-was = Como estaba
seats-players-at =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
seats-break-of =
    { $count ->
        [one] El jugador de la mesa { $table } va adonde diga el sorteo.
       *[other] Los { $count } jugadores de la mesa { $table } van adonde diga el sorteo.
    }
seats-drawn-high-card-by-suit = Primero se barajan las tarjetas de asiento y luego cada uno recibe una carta: la más alta se lleva la primera tarjeta.
seats-drawn-draw-from-seat-1-then-clockwise = Primero se barajan las tarjetas de asiento y luego cada uno recibe una carta: la más alta se lleva la primera tarjeta y los demás siguen en el sentido de las agujas del reloj.
seats-gets =
    { $count ->
        [one] recibe { $count } jugador
       *[other] recibe { $count } jugadores
    }
seats-open-chairs =
    { $count ->
        [one] libre el asiento { $chairs }
       *[other] libres los asientos { $chairs }
    }

## Who needs a certain seat

seats-needs-hint = Quien necesita cierto asiento lo recibe antes de que los demás sorteen: al principio, en los nuevos sorteos y en la mesa final. Si su mesa se rompe recibe uno igual, y al equilibrar se mueven antes los demás.
seats-no-needs = Nadie necesita un asiento especial.
seats-one-of =
    { $count ->
        [one] asiento { $chairs }
       *[other] uno de los asientos { $chairs }
    }
seats-end-need = Ya no
seats-player = Jugador
seats-table = Mesa
seats-any = Vacío: cualquier mesa
seats-chairs = Asientos
seats-chairs-hint = Por ejemplo 1, 9; vacío: cualquier asiento de la mesa
seats-reason = Por qué (para el registro)
seats-reason-hint = Por ejemplo: usa silla de ruedas
seats-keep-need = Guardarle el asiento

## The draws of the log

draws-busy = Se sortea todo otra vez …
draws-none = Todavía no se ha sorteado nada.
draws-hold =
    { $count ->
        [one] El sorteo es correcto: la semilla que figura en el registro lo da otra vez.
       *[other] Los { $count } sorteos son correctos: las semillas que figuran en el registro los dan otra vez.
    }
draws-do-not-hold =
    { $count ->
        [one] El sorteo no es correcto.
       *[other] No todos los { $count } sorteos son correctos: los que no lo son van primero.
    }
draws-broken = La fila { $version } del registro no se sigue de las anteriores: fue alterada.
draws-row = Fila
draws-drawn = Qué se sorteó
draws-seed = Semilla
draws-again = Sorteado otra vez
draws-same = lo mismo
draws-other = otra cosa
draws-other-seed = no con la semilla de su fila
draws-not-drawn = sin sorteo
draws-of-seats-drawn = Asientos y botones del comienzo
draws-of-table-broken = Asientos para los jugadores de una mesa
draws-of-final-table-drawn = La mesa final
draws-of-chips-raced = Carrera de fichas de una mesa
draws-of-envelope-drawn = Sobre mystery
draws-of-buttons-drawn = Botones
draws-of-seats-redrawn = Asientos nuevos para todos
draws-of-day-stop-drawn = Cuándo se detiene el reloj al final del día
draws-of-last-hands-announced = El número de últimas manos
draws-of-table-opened = Botón de una mesa que abre
draws-of-player-seated = Un asiento tardío
draws-newest = Los { $count } más recientes, primero los incorrectos.
draws-check-again = Ha pasado algo desde entonces: comprobar otra vez
draws-how = Quien tiene el registro puede hacerlo en cualquier parte: shuffleup verify --draws.

seats-leaf-redraw = Nuevo sorteo
seats-buttons-hint = El botón se sortea de nuevo en cada mesa, como al reanudar el juego.
seats-redraw-hint = Los que quedan sortean un asiento nuevo, en las mesas estrictamente necesarias.
seats-draw-again-hint = Es otro sorteo, y todas las pantallas lo dicen: un director da el motivo, que queda en el registro. Deshacer un sorteo y repetirlo da los mismos asientos.
