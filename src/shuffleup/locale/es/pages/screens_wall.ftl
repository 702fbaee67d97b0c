# What the wall says.

wall-registering = Inscripción abierta
wall-starts-at = Empieza a las { $time }
wall-starts-on = Empieza el { $day }, { $time }
wall-entries = Inscripciones
wall-seats = Busca tu asiento
wall-new-seats = Nuevos asientos
wall-paused = Reloj parado
wall-resumes-at = Se reanuda a las { $time }
wall-no-ante = Sin ante
wall-next = Después
wall-break-of = Descanso, { $minutes } min
wall-last-level = Último nivel
wall-players = Jugadores
wall-average = Stack medio
wall-big-blinds =
    { $count ->
        [one] { $count } ciega grande
       *[other] { $count } ciegas grandes
    }
wall-alternates = En espera
wall-prizes-later = Seguirán al cerrar la inscripción.
wall-until-money =
    { $count ->
        [one] Falta { $count } para los premios
       *[other] Faltan { $count } para los premios
    }
wall-bubble = Burbuja
wall-money = En premios
wall-final-table = Mesa final
wall-next-break = Descanso a las
wall-late = Registro tardío
wall-late-until = hasta el nivel { $level }
wall-out = Fuera
wall-winner = Gana el torneo
wall-first-place = Primer puesto
wall-line-lost = Sin conexión: jugadores y premios pueden ser antiguos, el reloj es correcto
wall-seats-won = Asientos ganados
wall-until-seats =
    { $count ->
        [one] Falta { $count } para los asientos
       *[other] Faltan { $count } para los asientos
    }
wall-largest-bounty = Bounty más alto
wall-envelopes = Sobres restantes
wall-richest = el mayor { $money }
wall-deal-waits =
    { $count ->
        [one] Falta el sí de 1 jugador
       *[other] Falta el sí de { $count } jugadores
    }
wall-ends-about = Final hacia las
wall-unnamed = Ninguna pantalla se llama { $name } todavía
wall-unnamed-hint = Se le da nombre en la página de sala, en Pantallas, y aparece aquí al momento.
wall-bb = { $count } BB
wall-seat-of = Asiento { $chair }
wall-heard = El sonido está activado
wall-muted = El sonido espera un toque en esta pantalla
wall-tap-for-sound = Toca aquí para oír

## Lo que dice en voz alta

speak-minute = Queda un minuto
speak-break = Descanso. Se reanuda a las { $time }
speak-hand-for-hand = Mano por mano
speak-money = Todos los jugadores están en premios
speak-final-table = La mesa final
wall-shot-clock = Shot clock
wall-seconds = { $count } s
