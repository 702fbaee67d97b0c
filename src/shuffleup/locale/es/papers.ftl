### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Papeletas de asiento
paper-receipts = Recibos
paper-payout-slips = Recibos de premio
paper-drawers = Cajas
paper-deal = Acuerdo de reparto
paper-table = Mesa
paper-seat = Asiento
paper-no-seat = Aún sin asiento
paper-taken-back = Anulado
paper-late-end = hasta su fin
paper-late-level = nivel { $level }
paper-late-start = hasta el inicio del nivel { $level }
paper-late-minutes = durante { $minutes } minutos
paper-late-day = hasta el inicio del día { $day }
paper-scan-event = el torneo en vivo
paper-scan-player = su asiento, reloj y premios
paper-again = Reimpresión
paper-time = Hora
paper-price = Precio
paper-stack = Stack inicial
paper-late = Inscripción tardía
paper-seats-by-name = Asientos por nombre
paper-seats-by-table = Asientos por mesa
paper-table-sheets = Hojas de mesa
paper-sign-in = Hoja de firmas
paper-bag-tags = Etiquetas de bolsa
paper-results = Resultados
paper-entry = Inscripción
paper-table-and-seat = Mesa-asiento
paper-out-at = Fuera a las
paper-out-by = Eliminado por
paper-chips-now = Recuento
paper-button-at = Botón en el asiento { $chair }
paper-figures = { $entries } inscripciones, { $players } jugadores, bolsa de premios { $pool }
paper-end-of-day = fin del día { $day }
paper-into-the-bag = en la bolsa
paper-for-the-player = para el jugador
paper-seal = Bolsa y precinto
paper-pack = Paquete de emergencia
paper-pack-made = Como estaba el { $day } a las { $time }.
paper-pack-how = Las horas son las del reloj de pared si no se volvió a parar; un reloj parado se considera en marcha enseguida. Los stacks son los del último recuento o aviso.
paper-scan-floor = la página de sala
paper-prize-sheet = Hoja de premios
paper-players-list = Lista de participantes
paper-report = Informe del torneo
paper-card = Tarjeta
paper-country = País
paper-after-league = el { $collected }% de las compras es para premios: el { $paid }% se paga aquí y el { $league }% va a la liga
paper-entries = Inscripciones
paper-re-entries = Reentradas
paper-players = Jugadores
paper-document = Documento visto
paper-cashier = Caja
paper-for-federation = Por la federación
paper-in-figures = El torneo en cifras
paper-money = Dinero
paper-rules = Reglamento
paper-levels = Niveles jugados
paper-paid-places = Puestos premiados
paper-where = Dónde
paper-new-seats = Nuevos asientos
paper-new-seat = Nuevo asiento
paper-club = Club
paper-sanction = Homologado
paper-league-table = Clasificación de la liga
paper-league-figures = { $events ->
    [one] 1 torneo
   *[other] { $events } torneos
 }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
 }
paper-league-best =
    { $count ->
        [one] Cuenta el mejor resultado de cada jugador.
       *[other] Cuentan los { $count } mejores resultados de cada jugador.
    }
paper-league-least =
    { $count ->
        [one] Está en la clasificación quien ha jugado { $count } torneo.
       *[other] Está en la clasificación quien ha jugado { $count } torneos.
    }
paper-league-brackets = Los puntos entre paréntesis no cuentan.
paper-scan-live = los torneos, en directo
paper-day = Día
paper-winner = Ganador
paper-down-sheet = Hoja de relevos
paper-downs = Relevos
paper-scan-room = la página de los crupieres
