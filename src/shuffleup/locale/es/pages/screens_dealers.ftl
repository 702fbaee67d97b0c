# Los crupieres de la sala: cuadrante, relevo, hoja de relevos.

room-tab-dealers = Crupieres
dealers-at-tables = En las mesas
dealers-resting = Descansan
dealers-nobody-rests = Nadie descansa. Ponga crupieres en el cuadrante; quien no está en una mesa está aquí.
dealers-nobody = nadie
dealers-none-play = No se juega en ninguna mesa de la sala.
dealers-none-play-hint = Diga en la pestaña de las mesas cuáles hay, y sortee los asientos.
dealers-for = { $minutes } min
dealers-until = hasta las { $time }
dealers-at = en la mesa { $table }
dealers-due = Próximo relevo en { $time }
dealers-overdue = El relevo toca desde hace { $time }
dealers-every = Un relevo cada
dealers-every-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
dealers-push = Relevo
dealers-push-title = El próximo relevo
dealers-push-do = Relevar
dealers-push-goes = { $dealer } va a la mesa { $table }
dealers-push-rests = { $dealer } descansa
dealers-push-from = desde la mesa { $table }
dealers-push-from-rest = desde el descanso
dealers-reason = Por qué ahora
dealers-reason-hint = Solo hace falta en los últimos 90 segundos antes de un nivel o una pausa.
dealers-table = Mesa { $table }
dealers-who = Quién reparte
dealers-keep = Guardar
dealers-rota = Cuadrante
dealers-rota-none = Nadie está en el cuadrante de este día.
dealers-shift = Nuevo turno
dealers-shift-do = Poner en el cuadrante
dealers-name = Nombre
dealers-from = Desde
dealers-to = Hasta
dealers-strike = Quitar a { $dealer } del cuadrante
dealers-day = Día
dealers-day-before = El día anterior
dealers-day-after = El día siguiente
dealers-sheet = Hoja de relevos
dealers-sheet-none = Nadie ha repartido este día.
dealers-totals =
    { $downs ->
        [one] { $downs } relevo, { $minutes } min
       *[other] { $downs } relevos, { $minutes } min
    }
dealers-file = Como { $format }
dealers-paper = Imprimir
dealers-pushed = Relevo hecho
dealers-push-undone = Relevo deshecho
