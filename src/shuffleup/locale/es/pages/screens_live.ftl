# La página pública de un evento.

live-title = En directo
live-stacks = Recuento de fichas
live-none-counted = Nadie ha contado aún los stacks.
live-table = Mesa { $table }
live-counted-at = contado a las { $time }
live-not-counted =
    { $count ->
        [one] otro sigue en juego
       *[other] otros { $count } siguen en juego
    }
live-moments = Qué ha pasado
live-out = { $player } cae en el puesto { $place }
live-counted =
    { $count ->
        [one] Se contó un stack: { $player } tiene { $chips }
       *[other] Se contaron { $count } stacks: los encabeza { $player } con { $chips }
    }
live-level = Empieza el nivel { $level }
live-events = Eventos que se pueden seguir
live-no-events = Ahora mismo ningún evento de esta sala es público.
live-not-public = Este evento no tiene página pública.
live-filter = Buscar a un jugador
