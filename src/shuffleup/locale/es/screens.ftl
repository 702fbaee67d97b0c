# Lo que dicen las páginas del servidor. Lo leen el navegador y el servidor.

## An event and its clock

ui-event = Torneo
ui-new-event = Nuevo torneo
ui-phase-registering = Inscripción abierta
ui-phase-seated = Asientos sorteados
ui-phase-playing = En juego
ui-phase-played-out = Juego terminado
ui-phase-finished = Premios adjudicados
ui-level = Nivel { $level }
ui-break = Descanso
ui-ante = Ante
ui-hands-left =
    { $count ->
        [one] queda { $count } mano
       *[other] quedan { $count } manos
    }
ui-target-seat = mesa { $table }, asiento { $chair }
ui-from-seat = de la mesa { $table }, asiento { $chair }
ui-language = Idioma
ui-theme = Colores: claros, oscuros o para quien no distingue el rojo del verde
ui-wall = Pantalla
ui-close = Cerrar
ui-undo = Deshacer
ui-cancel = Cancelar
ui-again = { $label }, otra vez
ui-amounts-differ = Los dos importes son distintos

## The line to the server

ui-loading = Un momento, por favor …
ui-no-server = El servidor no responde
ui-no-server-hint = Se vuelve a intentar cada segundo. ¿Está en marcha shuffleup serve?
ui-no-events = Todavía no hay torneos
ui-unknown-event = Ese torneo no existe

## Players and money

ui-entries = inscripciones
ui-prize-pool = Bolsa de premios
ui-player-name = Nombre del jugador
ui-paid-by = Pagado con
ui-method-cash = Efectivo
ui-method-card = Tarjeta
ui-method-transfer = Transferencia
ui-method-account = Cuenta del jugador
ui-method-ticket = Entrada

## The wall, and paper

wall-seats-hint = Mesa – asiento
wall-draw = { $draw }.º sorteo
wall-new-seats-hint = Mesa – asiento, de dónde a dónde
wall-hand-for-hand = Mano por mano
wall-prizes = Premios
wall-prizes-so-far = Premios hasta ahora

## The calendar

room-tab-calendar = Calendario
ui-phase-planned = Previsto

## Others

levels-reason = Por qué (para el registro)
ui-erased = Jugador { $mark }
late-start = hasta el inicio del nivel { $level }
late-minutes = durante { $minutes } minutos desde el inicio
late-day = hasta el inicio del día { $day }
