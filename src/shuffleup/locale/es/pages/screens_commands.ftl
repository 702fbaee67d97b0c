# Cómo se llama cada orden, según su tipo y sus datos.

command-open-event = Abrir el torneo
command-register =
    Inscribir a { $players_count ->
        [one] { $players }
       *[other] { $players_count } jugadores
    }
command-sell-entry = Inscripción de { $player }
command-draw-seats = Sortear los asientos
command-draw-again = Sortear los asientos otra vez
command-start-event = Empezar a jugar
command-start-round = Empezar una ronda de manos
command-close-round = Cerrar la ronda de manos
command-plan-hand = Repartir una mano en la mesa { $table }
command-report-hand = Resultado de una mano en la mesa { $table }
command-report-bust = Fuera: { $players }
command-place-button = Botón en la mesa { $table }, asiento { $chair }
command-count-hands =
    { $hands ->
        [one] 1 mano contada
       *[other] { $hands } manos contadas
    } en la mesa { $table }
command-choose-game = { $game } en la mesa { $table }
command-advance-level = Nivel siguiente
command-advance-clock = El reloj avanza
command-pause-clock = Parar el reloj
command-resume-clock = Reanudar el reloj
command-set-time-left = Fijar el tiempo restante
command-set-level = Poner el reloj en el nivel { $level }
command-doubt-time = ¿Qué hora es?
command-settle-time =
    { $counts ->
        [yes] De verdad es tan tarde
       *[no] El reloj estaba mal
    }
command-edit-structure = Cambiar los niveles
command-announce-hand-for-hand = Mano por mano
command-end-hand-for-hand = Fin de mano por mano
command-hold-all-in = Retener el all-in de la mesa { $table }
command-release-table = Liberar la mesa { $table }
command-draw-last-hands = Sortear las últimas manos
command-start-day = Empezar el día
command-end-day = Terminar el día
command-announce-closing = Anunciar el cierre
command-use-time-bank = Banco de tiempo de { $player }
command-reset-time-banks = Nuevos bancos de tiempo
command-race-chips = Carrera de fichas en la mesa { $table }
command-move-player = Mover a { $player } a la mesa { $table }, asiento { $chair }
command-correct-seat = Sentar a { $player } en la mesa { $table }, asiento { $chair }
command-break-table = Romper la mesa { $table }
command-balance-tables = Equilibrar las mesas
command-redraw-seats = Sortear de nuevo todos los asientos
command-redraw-final-table = Sortear la mesa final
command-draw-buttons = Sortear los botones
command-assign-tables = Asignar mesas
command-publish-break-order = Publicar el orden de rotura
command-need-seat = Un asiento por necesidades especiales
command-end-seat-need = { $player } ya no necesita un asiento especial
command-mark-absent = Ausente: { $players }
command-mark-present = De vuelta: { $players }
command-void-claim = { $player } pierde el derecho al asiento
command-give-penalty = Penalización a { $player }
command-lift-penalty = Levantar la penalización { $sanction }
command-redeal-hand = Repartir de nuevo en la mesa { $table }
command-halt-table = Detener la mesa { $table }
command-let-table-play = Dejar jugar a la mesa { $table }
command-retire-player = { $player } se retira
command-forfeit-chips = Retirar { $chips } fichas a { $player }
command-count-chips = Contar las fichas
command-bag-stacks = Embolsar las fichas
command-colour-up = Cambio de fichas de { $player }
command-exchange-found = Fichas de { $player } halladas tarde
command-take-in-stray = Retirar { $chips } fichas perdidas
command-name-knock-out = Bounty de { $player }
command-put-bounty = Bounty sobre { $player }
command-record-check = Verificación de { $player }
command-surrender-stack = { $player } renuncia al stack
command-seat-alternates = Sentar a los suplentes
command-release-alternate = Liberar al suplente { $ticket }
command-rebuy = Recompra de { $player }
command-decline-rebuy = { $player } no recompra
command-buy-add-on = Add-on para { $player }
command-pay-debt = { $player } abona { $cents }
command-void-entry = Anular la inscripción { $entry }
command-void-purchase = Anular la compra { $purchase }
command-pay-refund = Reembolso a { $player }
command-pay-prize = Pagar el premio a { $player }
command-move-cash = Mover { $cents }
command-count-cash = Contar la caja de { $cashier }
command-close-registration = Cerrar la inscripción
command-set-payouts = Fijar los premios
command-propose-deal = Proponer un acuerdo
command-agree-to-deal = { $player } acepta el acuerdo
command-drop-deal = Retirar el acuerdo
command-hand-over-seats = Entregar los asientos a { $event }
command-take-tickets = Recibir asientos de un satélite
command-relieve-dealer = Cambio de crupier en la mesa { $table }
command-close-flight = Cerrar el día de inicio
command-take-flight = Recibir un día de inicio
command-carry-conduct = Trasladar las penalizaciones
command-award-prizes = Adjudicar los premios
command-undo = Deshacer
command-redo = Rehacer

ui-decisions = Decisiones sobre este jugador
ui-wrong-seat = Asiento equivocado
ui-wrong-seat-hint = Se sentó donde no debía: pasa al asiento correcto con las fichas que tiene ahora, y quien lo ocupa toma el suyo.
ui-table-number = Mesa
ui-chair-number = Asiento
ui-forfeit = Fichas fuera del juego
ui-forfeit-hint = Estas fichas salen del juego para siempre, como las que se sacaron de la vista.
ui-chip-count = Fichas
ui-exchange-found = Fichas halladas
ui-exchange-found-hint = Fichas de un valor ya retirado que el jugador ha encontrado después.
ui-chip-value = Valor de cada una
ui-how-many = Cuántas
ui-void-claim = Derecho perdido
ui-void-claim-hint = Ha estado ausente demasiado tiempo: no se le devuelve lo que pagó por la entrada.
ui-put-bounty = Bounty de la casa
ui-put-bounty-hint = La casa pone este dinero sobre su cabeza, además de lo que puso su entrada; lo gana quien lo elimine. Es dinero que añade la casa.
ui-put-bounty-money = Importe ({ $currency })
ui-surrender = Renuncia al stack y vuelve a entrar, { $money }
ui-check-passed = Verificación superada: { $kind }
ui-check-failed = Verificación no superada: { $kind }
ui-relieve-hint = Se sienta el siguiente crupier. Poco antes de un nivel nuevo hace falta un motivo.
ui-log-reason = Motivo, para el registro
