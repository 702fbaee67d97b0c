# The page of the room: all its events.

room-title = La sala
room-floor = Página del floor
room-keep = Guardar

## The calendar

room-today = Hoy
room-tomorrow = Mañana
room-nothing-today = Hoy no hay nada previsto.
room-still-open = De días pasados, sin terminar
room-still-open-hint = No se han adjudicado los premios, o nadie ha jugado. Cambia el evento de día o termínalo en la página del floor.
room-past = Eventos terminados
room-past-count =
    { $count ->
        [one] { $count } evento terminado
       *[other] { $count } eventos terminados
    }
room-past-search = Nombre o día, por ejemplo 2026-11
room-past-none = Ningún evento terminado se llama así.
room-entries =
    { $count ->
        [0] Aún sin inscritos
        [one] { $count } inscripción
       *[other] { $count } inscripciones
    }
room-players-left = { $players } de { $entries } en juego
room-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
room-part-flight =
    { $done ->
        [0] Flight de { $of }
       *[other] Flight de { $of }, fichas embolsadas
    }
room-part-final-day = Día final: { $done } de { $total } flights recibidos
room-part-satellite =
    { $stage ->
        [handed] Satélite para { $of }: { $done } asientos entregados
        [open] Satélite para { $of }
       *[won] Satélite para { $of }: { $done } de { $total } asientos ganados
    }
room-plan = Otro día u hora
room-plan-event = Otro día u hora para { $event }
room-wall-of = Pantalla de { $event }
room-note = Nota
room-slot-hint = Según el reloj de la sala. El reloj del torneo no arranca solo.
room-zone = Zona horaria de la sala
room-zone-machine = la hora del servidor
room-zone-hint = Las horas anunciadas no cambian; solo cambia la hora actual.

## Templates and copies

room-tab-templates = Plantillas
room-own-templates = Guardadas en esta sala
room-given-templates = Ejemplos
room-no-templates = Aún no hay ninguna. Guarda aquí un evento o su estructura y abre con ella el siguiente.
room-keep-template = Guardar una plantilla
room-keep-hint = Se guarda aquello con lo que se abrió el evento, sin los cambios posteriores.
room-what-of-it = Qué parte
room-kind-event = El evento entero
room-kind-structure = Solo la estructura
room-name = Nombre
room-open = Nuevo evento
room-open-from = Nuevo evento con { $name }
room-rename = Cambiar nombre
room-rename-one = Cambiar el nombre de { $name }
room-delete = Eliminar
room-delete-one = Eliminar { $name }
room-copy-day = Copiar el día
room-copy-day-of = Copiar el día: { $day }
room-copy-from = Todos los eventos de { $day }:
room-copy-to = Al día
room-copy-count =
    { $count ->
        [one] Abrir { $count } evento
       *[other] Abrir { $count } eventos
    }
room-left-out = No se copian, porque dependen de eventos de otros días: { $events }

## The tables of the room

room-tab-tables = Mesas
room-tables-free = { $free } de { $count } mesas libres
room-write-tables = Mesas de la sala
room-table-numbers = Sus números
room-tables-hint = Los eventos comparten estas mesas: ninguna está en dos a la vez. Con la lista vacía cada evento cuenta las suyas.
room-numbers-wrong = Escribe números e intervalos, como 1-12, 20
room-no-tables = Di qué mesas tiene la sala: así ninguna mesa va a dos eventos y el sorteo toma las libres.
room-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
room-free = Libre
room-kept-for = Libre, asignada a
room-not-listed = No está entre las mesas de la sala
room-clash = En esta mesa hay dos eventos
room-dealer = Quién reparte
room-dealer-at = Crupier en la mesa { $table }
room-no-dealer = Sin crupier indicado
room-who-has-tables = Eventos
room-sits-at = En las mesas { $tables }
room-sits-nowhere = Aún sin mesa
room-next-tables = Siguientes: { $tables }
room-none-assigned = Nada asignado: toma las mesas libres de número más bajo.
room-assign = Asignar mesas
room-assign-to = Asignar mesas a { $event }
room-assign-hint = Se abren estas, en el orden en que se eligen. Si no bastan, siguen otras mesas libres.

## Tickets

room-tab-tickets = Tickets
tickets-search = Jugador, evento o número
tickets-closed = También los usados
tickets-new = Nuevo ticket
tickets-none = No hay tickets abiertos. Aquí llegan los asientos ganados en satélites, y la caja vende tickets.
tickets-none-found = No se encuentra ningún ticket así.
tickets-won =
    { $count ->
        [one] { $event }: { $count } asiento ganado para { $into } en espera
       *[other] { $event }: { $count } asientos ganados para { $into } en espera
    }
tickets-hand-over = Entregar
tickets-to = A
tickets-to-book = El libro de tickets de la sala
tickets-hand-hint = En el libro de tickets esperan a que se canjeen en la caja del torneo, y se pueden reembolsar. Un torneo que los toma en el acto los lleva en sus propias cuentas.
tickets-until = hasta el { $day }
tickets-transferable = se puede ceder
tickets-may-pass = Otra persona puede entrar con él
tickets-redeem = Usar
tickets-redeem-one = Usar el ticket de { $player }
tickets-redeem-title = Usar un ticket de { $money }
tickets-redeem-hint = La inscripción se vende al precio de este momento. Lo que el ticket no cubre se paga ahora; lo que sobra sigue valiendo en este evento.
tickets-rest-by = El resto con
tickets-refund = Reembolsar
tickets-refund-one = Reembolsar el ticket de { $player }
tickets-refund-title = { $player } – { $money }
tickets-refund-do = Reembolsar { $money }
tickets-refund-hint = Se paga entero, y el ticket ya no vale nada.
tickets-worth = Valor
tickets-how = Cómo
tickets-for = Para
tickets-any = Cualquier evento
tickets-expires = Válido hasta
tickets-verb-sold = Vender el ticket
tickets-verb-given = Regalar el ticket
tickets-act-won = Ganado
tickets-act-sold = Vendido
tickets-act-given = Regalo de la casa
tickets-act-redeemed = Usado
tickets-act-refunded = Reembolsado
tickets-act-expired = Caducado
tickets-act-taken-back = Retirado
tickets-accounts = Cuentas
tickets-account-tickets = Tickets abiertos
tickets-account-satellite = Ganados en { $holder }
tickets-account-money = { $holder }
tickets-account-house = Regalos de la casa
tickets-account-event = Usados en { $holder }
tickets-account-expired = Caducados
tickets-closes = El libro cuadra: todo suma cero, y los eventos tienen lo que se usó.
tickets-open-book = El libro no cuadra con las cuentas de los eventos. Repite el uso que se interrumpió.
room-rehearse = Ensayar
room-rehearse-title = Un ensayo
room-rehearse-hint = Un evento como los demás, con jugadores inventados en sus asientos. En su página de piso caen cuando usted lo dice. El registro y las mesas de la sala quedan como están.
room-rehearse-players = Jugadores
room-rehearse-other = Otro número
room-rehearse-do = Sentarlos
room-keep-copy = Guardar una copia de { $event }
room-file = Como archivo
room-paper-language = Idioma
room-paper-open = Abrir para imprimir
room-paper-page = Página { $page } de { $pages }
