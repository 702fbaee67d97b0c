# What the floor page says, and nothing else does.

## The floor page: the event and its clock

ui-pause = Parar el reloj
ui-resume = Reanudar el reloj
ui-next-level = Nivel siguiente
ui-redo = Rehacer
ui-set-clock = Fijar el tiempo restante
ui-time-left = Tiempo restante
ui-minutes = Minutos
ui-set = Fijar
ui-nothing-to-undo = Nada que deshacer
ui-nothing-to-redo = Nada que rehacer
ui-undo-command = Deshacer: { $command }
ui-redo-command = Rehacer: { $command }
ui-undone = Deshecho: { $command }
ui-redone = Rehecho: { $command }
ui-undone-short = Deshecho
ui-help = Teclas
ui-back = Atrás

## The line to the server

ui-no-events-hint = Crea uno, inscribe a los jugadores y sortea los asientos.
ui-line-lost = Sin conexión.
ui-line-lost-hint = Lo que ves puede ser antiguo. Se reintenta solo.
ui-line-lost-waiting =
    { $count ->
        [one] { $count } acción queda guardada aquí y se enviará una sola vez cuando vuelva la línea.
       *[other] { $count } acciones quedan guardadas aquí y se enviarán una sola vez y en orden cuando vuelva la línea.
    }
ui-clock-trouble =
    { $which ->
        [all] Ningún reloj avanza desde las { $since }:
        [backup] Desde las { $since } no se puede hacer ninguna copia de seguridad:
        [disk] Desde las { $since } no se puede escribir nada:
       *[one] El reloj de { $event } no avanza desde las { $since }:
    } { $code ->
        [disk-full] el disco del servidor está lleno.
        [locked] otro programa tiene bloqueado el archivo del servidor.
        [log-broken] su registro no está como se escribió. Se muestra lo que se puede leer y no se añade nada.
        [read-only] el servidor no puede escribir su archivo.
        [unusable] el servidor no puede usar su archivo.
       *[other] el registro del servidor dice por qué.
    }
ui-clock-trouble-hint = Se vuelve a intentar solo y luego se pone al día; hasta entonces no empieza ningún nivel.
ui-backup-trouble-hint = Se vuelve a intentar cada minuto; el juego sigue.
ui-pin-void = Un PIN se falló diez veces y no vale desde las { $since }.
ui-pin-void-hint = La hoja Personal dice de quién. Que entre con la contraseña y elija otro.
ui-disk-trouble-hint = Libere espacio: hasta entonces no cuenta nada de lo que se haga, y nada de lo hecho se pierde.
ui-time-doubt =
    { $way ->
        [ahead] El reloj del servidor se ha adelantado { $by }.
        [back] El reloj del servidor se ha atrasado { $by }.
       *[start] El servidor arrancó cuando había vencido más de un nivel.
    } { $mine ->
        [yes] ¿Qué hora vale?
       *[no] { $event } está parado hasta que alguien diga allí qué hora vale.
    }
ui-time-doubt-hint = Las manos siguen en este nivel; hasta entonces el tiempo no trae nada.
ui-time-wrong = El reloj estaba mal
ui-time-wrong-hint = sigue desde donde estaba
ui-time-late = De verdad es tan tarde
ui-time-late-hint = la hora vale
ui-time-level = Fijar nivel y tiempo …
ui-time-open = Abrir { $event }
ui-level-number = Nivel
ui-level-left = Tiempo restante (M:SS)
ui-level-why = Por qué
ui-level-set = Fijar nivel y tiempo
ui-line-rest = Aún no se ha enviado todo.
ui-line-rest-waiting =
    { $count ->
        [one] { $count } acción guardada espera respuesta.
       *[other] { $count } acciones guardadas esperan respuesta.
    }
ui-late-when = Decir cuándo …
ui-late-now = Anotarla como de ahora
ui-late-title = ¿Cuándo quedó fuera { $player }?
ui-late-why = Anotado a las { $time } y guardado mientras no había conexión. Desde entonces han recibido su puesto:
ui-late-first = { $player } quedó fuera antes
ui-late-between = { $player } quedó fuera aquí
ui-late-last = { $player } quedó fuera después
ui-conflict = Lo impide lo que vino después: «{ $command }» (fila { $version }). Deshaz eso primero.
ui-refused = No es posible:
ui-refused-later = Se ha rechazado una acción que esperaba:

## Registration, seats and tables

ui-registering = La inscripción está abierta
ui-draw-otherwise = Por qué se juega de todos modos
ui-registering-hint =
    { $count ->
        [0] Inscribe a los jugadores en la pestaña Caja y luego sortea los asientos.
        [one] { $count } jugador inscrito. Hacen falta dos para una mesa.
       *[other] { $count } inscripciones. Cuando estén todos, sortea los asientos.
    }
ui-draw-seats = Sortear los asientos
ui-seated-hint = Los asientos están sorteados. Muéstralos en la pantalla y empieza a jugar.
ui-start = Empezar a jugar
ui-tables = Mesas
ui-table = Mesa { $table }
ui-break-table-hint = Sus jugadores reciben por sorteo un asiento en las otras mesas; se puede deshacer.
ui-redeal-hint = Reparto nulo: las apuestas vuelven y los mismos jugadores reciben cartas nuevas. Quien estaba ausente y ha vuelto puede jugar; nadie nuevo recibe cartas.
ui-dealer = Crupier
ui-halted = Parada
ui-next-button = Botón de la próxima mano
ui-told-button = La última vez se dijo que el botón está en el asiento { $chair }; dónde está ahora nadie lo ha dicho
ui-big-blind-short = CG
ui-seat-of = { $player }, mesa { $table }, asiento { $chair }
ui-print = Imprimir
ui-new-seats =
    { $count ->
        [one] 1 jugador cambia de asiento
       *[other] { $count } jugadores cambian de asiento
    }
ui-new-seats-hint = En la pantalla hasta que todos estén sentados.
ui-all-sit = Todos están sentados
ui-read-out = Leer los nombres
ui-same-address = Mesa { $table }: { $players } juegan desde la misma dirección

## The tabs: players, cage, log

ui-tab-tables = Mesas
ui-tab-players = Jugadores
ui-tab-cage = Caja
ui-tab-log = Historial
ui-players-left = siguen en juego
ui-search = Buscar a un jugador
ui-nobody-found = Nadie con ese nombre
ui-nobody-entered = Todavía no hay inscritos
ui-status-entered = Inscrito
ui-status-in = En juego
ui-status-waiting = Espera asiento
ui-status-rebuy = ¿Recompra?
ui-status-out = Eliminado
ui-status-bust = Eliminado, puesto por decidir
ui-place = { $place }.º puesto
ui-place-head = Puesto
ui-player = Jugador
ui-prize = Premio
ui-sell-entry = Vender una inscripción, { $money }
ui-late-until = Registro tardío hasta el final del nivel { $level }
ui-late-other = Registro tardío { $until }
cage-ordinary = ordinario
cage-which-entry = Qué inscripción
ui-rebuy-named = Recompra { $name }, { $money }
ui-add-on-named = Toma el add-on { $name }, { $money }
ui-paste-names = Muchos a la vez
ui-paste-hint = Un nombre por línea, pagados aparte
ui-register-all =
    { $count ->
        [one] Inscribir a { $count } jugador
       *[other] Inscribir a { $count } jugadores
    }
ui-name-like = «{ $player }» se parece a «{ $like }». ¿Es otra persona?
ui-somebody-else =
    { $count ->
        [one] Otra persona
       *[other] Todas son otras personas
    }
ui-registration-closed = La inscripción está cerrada.
ui-close-registration = Cerrar la inscripción
ui-actor-floor = sala
ui-actor-software = programa

## One player

ui-sits-at = Mesa { $table }, asiento { $chair }
ui-stack-on-record = { $chips } fichas anotadas
ui-entries-of =
    { $count ->
        [one] { $count } inscripción
       *[other] { $count } inscripciones
    }
ui-rebuy = Recompra, { $money }
ui-add-on = Toma el add-on, { $money }
ui-decline-rebuy = Sin recompra
ui-re-entry = Reentrada, { $money }
ui-move = Mover …
ui-chips = Fichas …
ui-button-here = Botón aquí
ui-absent = Ausente
ui-present = Ha vuelto
ui-gives-up = Se retira …
ui-gives-up-hint = Deja el torneo en el puesto que ocupa ahora y sus fichas salen del juego; se puede deshacer.
ui-full = llena
ui-no-other-table = No hay otra mesa
ui-who-won = ¿Quién ganó las fichas? (puede quedar en blanco)
ui-bust = { $player } queda fuera
ui-bust-several = { $players } quedan fuera
ui-out-order = ¿Quién queda fuera en esta mano? Toca primero a quien tenía más fichas
ui-out-together = Varios en la misma mano …
ui-bounty-who = ¿Quién ganó el bounty? Si son varios, toca primero a quien tenía más fichas
ui-bounty-others = Otro jugador …
ui-bounty-give = Dar el bounty
ui-envelope-drawn = Sobre de { $cents } { $gains_count ->
    [1] para { $player_2 }
   *[other] para { $gains_count } jugadores
 }
ui-may-rebuy = { $player } se ha quedado sin fichas y puede recomprar
ui-out-in-place =
    { $player } sale en el { $place }.º puesto{ $paid ->
        [yes] {" "}y recibe { $prize }
       *[no] {""}
    }

## What to do next

ui-to-do = Por hacer
ui-nothing-to-do-registering = Solo vender inscripciones.
ui-nothing-to-do-seated = Se empieza cuando los jugadores estén sentados.
ui-nothing-to-do-playing = Nada: las mesas están equilibradas.
ui-nothing-to-do-played-out = Nada pendiente.
ui-nothing-to-do-finished = Nada: el torneo ha terminado.
advice-final-table = Formar la mesa final
advice-final-table-why = Los jugadores que quedan caben en una mesa; los asientos se sortean de nuevo.
advice-final-table-do = Sortear la mesa final
advice-next-round = Sortear la ronda siguiente
advice-next-round-why = Cada mesa tiene su ganador; los ganadores se sientan en mesas nuevas.
advice-next-round-do = Sortear los asientos
advice-break = Romper la mesa { $table }
advice-break-why = Los jugadores que quedan caben en una mesa menos; sus nuevos asientos se sortean.
advice-break-do = Romperla
advice-balance = Equilibrar las mesas
advice-balance-why =
    La mesa { $source } tiene { $source_players } y la mesa { $target } tiene { $target_players }.{ $big_blind ->
        [yes] {" "}Es el próximo en pagar la ciega grande.
        [told] {" "}Es el próximo en pagar la ciega grande, si el botón sigue en el asiento { $button }, como se dijo la última vez.
        [stud] {" "}En stud se mueve por posición: al asiento que quedó libre el último, desde el mismo asiento o el siguiente ocupado.
       *[no] {""}
    }
advice-balance-do = Mover
advice-halted = La mesa { $table } debe esperar
advice-halted-why = Es tan corta que no puede jugar hasta que lleguen jugadores.
advice-hand-for-hand = Anunciar mano por mano
advice-hand-for-hand-why = Quedan pocos jugadores para los premios.
advice-hand-for-hand-do = Anunciarlo
advice-hand-for-hand-end = Terminar el mano por mano
advice-hand-over = Mano por mano: ¿ha terminado la mano?
advice-hand-over-why = Anota quién ha quedado fuera en esta mano, en cada mesa. Después pulsa: sus puestos se deciden juntos, el reloj pierde sus minutos y cada mesa juega otra mano.
advice-hand-over-do = Mano terminada en todas las mesas
advice-hand-over-out = Fuera en esta mano: { $players }
calls-table = La mesa { $table } llama al floor
calls-coming = Voy yo
round-tables = Mesas de esta mano
round-playing = La mesa { $table } juega
round-done = La mesa { $table } terminó
round-all-in = All-in en la mesa { $table }: las cartas esperan boca abajo
round-count = { $done } de { $all } mesas terminaron.
round-held = All-in en { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
 }: las cartas siguen boca abajo hasta que terminen las demás.
round-release = Las demás mesas terminaron: { $count ->
    [one] la mesa { $tables } descubre las cartas y juega
   *[other] las mesas { $tables } descubren las cartas y juegan
 } hasta el final{ $way ->
    [one-by-one] , una mesa tras otra
   *[together] {""}
 }.
advice-next-hand = Mano por mano: las mesas esperan
advice-next-hand-why = Ninguna mesa sigue hasta que empiece la mano siguiente.
advice-next-hand-do = Nueva mano en todas las mesas
advice-last-hand = Últimas manos: quedan { $left }
advice-last-hand-why = Nadie cambia de sitio. Que empiece la siguiente en todas las mesas.
advice-last-hand-do = Empezar
advice-last-hand-over = Última mano: ¿ha terminado en todas las mesas?
advice-last-hand-over-why = Anota a quienes han salido y pulsa.
advice-last-hand-over-do = Terminada en todas las mesas
advice-choose-game = { $player } elige el juego de la mesa { $table }
advice-choose-game-why = Sin elección se reparte el siguiente juego de la lista.
advice-choose-game-do = Elegir el juego
advice-game-order = { $game }, después { $next_game }
advice-game-order-why = Los dos se confunden con facilidad: avisa a crupieres y jugadores antes de que cambie el nivel.
advice-low-ante = El ante del nivel { $level } está por debajo de su ciega grande
advice-low-ante-why = Según el reglamento, la ciega grande paga sola un ante por toda la mesa, normalmente igual a su ciega. Si ha de pagarlo cada jugador, hay que anunciarlo.
advice-colour-up = Antes del nivel { $level }: cambio de fichas de { $chips }
advice-colour-up-why = Estas fichas salen del juego. Haz el chip race en cada mesa antes de que empiece el nivel.
advice-colour-up-do = Qué llevar, y las carreras
advice-rebuy = Pregunta a { $player } si recompra
advice-rebuy-why = Una recompra anunciada obliga; el asiento se guarda hasta la respuesta.
advice-knock-out = ¿Quién ganó el bounty de { $player }?
advice-knock-out-why = Queda pendiente hasta que se dé un nombre.
advice-penalty = { $player }, mesa { $table }: manos que se pierde: { $left }
advice-penalty-why = La mano se reparte y se mata. Dilo tras cada una; una salida anotada y cada mano del mano por mano cuentan solas.
advice-penalty-do = Una mano repartida
advice-penalty-all = Todas
advice-draw-last-hands = Este nivel termina el día
advice-draw-last-hands-why = En sus últimos minutos para el reloj y que un jugador saque una carta: se juegan tantas manos más.
advice-next-day = El día ha terminado: empieza el siguiente
advice-next-day-why = El reloj está parado. Cuenta las fichas de todos en bolsas; se sigue con el nivel { $level }.
advice-bag-do = Embolsar las fichas
advice-next-day-do = Empezar el día
advice-close-flight = El flight ha terminado: ciérralo
advice-close-flight-why = El dinero y las fichas de todos pasan al día final. Antes cuéntalas en bolsas.
advice-close-flight-do = Cerrarlo
advice-close-registration = Cerrar la inscripción
advice-close-registration-why = Ningún nivel futuro termina la venta. Ciérrala cuando ya no venga nadie: así quedan fijados los premios.
advice-close-registration-do = Cerrarla
advice-payouts = Los premios no cuadran con el bote
advice-payouts-why = Nadie puede cobrar como se anunció. La curva habitual paga a un 15 % de las entradas, más o menos.
advice-payouts-do = Usar la curva habitual
advice-count =
    { $level ->
        [0] Las últimas manos han terminado: cuenta las fichas de todos
       *[other] El nivel { $level } ha terminado: cuenta las fichas de todos
    }
advice-count-why = Cuando la última mano haya terminado en todas partes. Las fichas deciden los puestos: con el recuento acaba el torneo.
advice-count-do = Anotar el recuento
advice-prizes = Adjudicar los premios
advice-prizes-why = El juego ha terminado y se conocen todos los puestos.
advice-prizes-do = Adjudicarlos

## The count

ui-counted = Contadas
ui-on-record = Registradas
ui-why-it-differs = Por qué difiere

## The keys

ui-keys = Teclas
ui-key-undo = Deshacer la última orden
ui-key-redo = Rehacerla
ui-key-pause = Poner en marcha o parar el reloj
ui-key-next = Nivel siguiente
ui-key-balance = Equilibrar las mesas
ui-key-game = Elegir un juego
ui-key-forecast = Cuándo termina
ui-key-find = Buscar a un jugador
ui-key-cage = Caja
ui-key-log = Historial
ui-key-wall = Abrir la pantalla
ui-key-help = Estas teclas
ui-key-close = Cerrar
ui-key-found = En la búsqueda: elegir, abrir la ficha
ui-key-bust = En la ficha de un jugador: eliminado, rebuy, add-on y lo que dicen sus botones

## The levels, while they are edited

levels-title = Niveles
levels-number = Nivel
levels-small = Ciega pequeña
levels-big = Ciega grande
levels-ante = Ante
levels-small-bet = Apuesta pequeña
levels-big-bet = Apuesta grande
levels-bring-in = Bring-in
levels-minutes = Minutos
levels-hands = Manos
levels-change = Cambiar
levels-been = jugado
levels-now = ahora
levels-field = Paso { $step }: { $name }
levels-add-level = Un nivel después de este
levels-add-level-at = Un nivel después del paso { $step }
levels-add-break = Un descanso después de este
levels-add-break-at = Un descanso después del paso { $step }
levels-delete = Quitar
levels-delete-at = Quitar el paso { $step }
levels-ends = Termina hacia las { $before }
levels-minutes-before = Todos los niveles duran { $minutes } minutos
levels-minutes-after = { $minutes } minutos
levels-keep = Guardar estos niveles
levels-suggest = Sugerir niveles
levels-suggest-players = Jugadores
levels-suggest-stack = Fichas cada uno
levels-suggest-hours = Horas
levels-suggest-do = Sugerir
levels-suggest-busy = Calculando …
levels-suggest-all = La sugerencia sustituye a todos los niveles; nada cuenta hasta que la guardes.
levels-suggest-rest = Lo que ya pasó y el nivel actual se quedan; la sugerencia sustituye a los niveles por venir. Nada cuenta hasta que la guardes.
ui-key-levels = Los niveles

## What opens a sheet

deal-open = Acuerdo …
deal-print = Imprimir el acuerdo
walls-title = Pantallas
people-register = Registro de jugadores
people-record = Ficha del jugador
money-pay-prizes = Pagar los premios …
money-open = Dinero …
money-house = casa
penalty-give = Penalización
ui-key-penalties = Registro de penalizaciones
ui-key-money = Dinero del evento
ui-key-deal = Acuerdo
ui-key-chips = Fichas: cambio, carrera, recuentos
ui-key-seats = Asientos: rotura, asientos especiales, sorteos
ui-key-rulings = Mesa de decisiones
ui-key-walls = Pantallas de la sala
papers-open = Impresos …
ui-key-papers = Impresos: papeletas, recibos
ui-key-pack = Imprimir el paquete de emergencia
ui-key-clock = Tiempo restante; fijar nivel y tiempo
ui-key-time-wrong = El reloj estaba mal: sigue desde donde estaba
ui-key-time-late = De verdad es tan tarde: la hora vale
ui-rehearsal = Ensayo: caen
