### Mistakes of the command line and of files in general.

## What was typed.

note-no-such-command-name = no hay ningún comando '{ $name }'
note-commands-are-list = los comandos son { $list }
note-see-command-help = vea { $command } --help
note-did-you-mean-near-rest = ¿quizá '{ $near }'? { $rest }
note-did-you-mean-near = ¿quizá '{ $near }'?
note-no-such-option = no hay ninguna opción '{ $name }'
note-missing-argument-name = falta el argumento '{ $name }'
note-missing-option-name = falta la opción '{ $name }'
note-extra-argument = sobra un argumento ({ $words })
note-extra-arguments = sobran argumentos ({ $words })
note-option-needs-argument = la opción '{ $name }' necesita un valor
note-option-takes-no-value = la opción '{ $name }' no lleva valor
note-invalid-value-for = valor imposible para '{ $name }': { $why }
note-not-in-the-range = { $value } no está entre los valores posibles, { $range }
note-not-an-integer = '{ $value }' no es un número entero
note-not-a-float = '{ $value }' no es un número
note-not-one-of = '{ $value }' no está entre { $list }
note-shuffleup-failed = es shuffleup mismo el que ha fallado: { $fault }
note-run-it-again-with = vuelva a lanzarlo con { $variable }=1 para ver dónde, y comuníquelo

## Where something is wrong.

note-line-number = línea { $number }
note-line-and-column = línea { $number }, columna { $column }
note-end-of-document = fin del documento
note-hand-number = mano { $number }
note-hand-at-line = { $hand }, línea { $line }
note-chair-number = asiento { $number }
note-remove-and-lowest = { $field } y { $other_field }

## Files.

note-no-file-is-named = no se indica ningún archivo
note-write-its-name = escriba su nombre
note-there-is-no-such-file = este archivo no existe
note-check-name-and-folder = compruebe el nombre y la carpeta
note-this-is-a-folder = esto es una carpeta
note-name-a-file-in-it = indique un archivo que esté en ella
note-this-is-not-utf-8-text = esto no es texto UTF-8
note-save-the-file-as-utf-8 = guarde el archivo como UTF-8
note-it-cannot-be-read-why = no se puede leer ({ $why })
note-it-cannot-be-written-why = no se puede escribir ({ $why })
note-choose-another-place = elija otro lugar
note-name-a-file-to-write = indique un archivo que escribir
note-the-name-is-empty = el nombre está vacío
note-name-file-or-leave-out = indique un archivo, o quite { $option }
note-name-folder-or-leave-out = indique una carpeta, o quite { $option }
note-no-such-folder = su carpeta no existe
note-make-the-folder-first = cree antes la carpeta
note-permission-denied = permiso denegado
note-is-a-directory = es una carpeta
note-not-a-directory = no es una carpeta
note-no-such-file = no existe tal archivo o carpeta
note-no-space-left = el disco está lleno
note-read-only-file-system = el disco es de solo lectura
note-file-name-too-long = el nombre es demasiado largo
note-bad-file-descriptor = descriptor de archivo no válido
note-standard-output = salida estándar
note-it-is-closed = está cerrada
note-mend-the-toml-there = corrija ahí el TOML
note-thousands-or-fraction = { $word } puede ser miles o una fracción
note-write-without-point = escriba { $whole } sin el punto si son miles
note-thousands-of-digits = un número tiene miles de cifras
note-write-a-shorter-one = escriba uno más corto
note-nested-too-deeply = las listas o tablas están anidadas a demasiada profundidad
note-write-side-by-side = escríbalas una junto a otra
note-invalid-value = valor imposible
note-invalid-statement = línea imposible
note-key-without-equals = tras una clave falta '='
note-statement-not-ended = tras el valor la línea debe acabar
note-table-not-closed = falta ']' al final de una tabla
note-array-table-not-closed = falta ']]' al final de una lista
note-bad-start-of-key = una clave no puede empezar así
note-value-overwritten = este valor ya está
note-declared-twice = { $name } está dos veces
note-namespace-immutable = { $name } ya está cerrado y no se puede ampliar
note-namespace-redefined = { $name } ya está
note-duplicate-inline-key = la clave { $name } está dos veces
note-unclosed-array = una lista no está cerrada
note-unclosed-inline-table = una tabla entre llaves no está cerrada
note-unterminated-string = un texto no está cerrado con comillas
note-expected-sign = falta { $sign }
note-unescaped-backslash = en un texto '\' se escribe '\\'
note-illegal-character = el signo { $sign } no se puede usar ahí
note-invalid-date = fecha u hora imposible
note-invalid-hex-value = valor hexadecimal imposible

## Chips, money and shares in lists.

note-names-for-stacks = { $names } nombres para { $stacks } stacks
note-one-name-for-each = indique un nombre para cada stack
note-no-share-of-a-place = '{ $word }' no es la parte de un puesto
note-write-shares-of-places = escriba 7=5.5 o 13-15=1.5
note-word-runs-backwards = '{ $word }' va hacia atrás
note-write-better-first = escriba { $range }, primero el mejor puesto
note-place-named-twice = el puesto { $number } se nombra dos veces
note-name-each-place-once = nombre cada puesto una sola vez
note-the-list-is-empty = la lista está vacía
note-write-list-or-file = escriba 5000,3000,2000 o @file.txt
note-not-a-number = '{ $word }' no es un número
note-value-not-a-number = { $value } no es un número
note-write-plain-numbers = escriba números simples separados por comas, como 5000,3000,2000
note-too-many-decimals = { $word } tiene más de { $count } decimales
note-not-a-whole-number = { $word } no es un número entero
note-no-parts-of-a-chip = no hay fracciones de ficha
note-no-parts-of-a-cent = no hay fracciones de céntimo
note-out-of-all-proportion = { $word } está fuera de medida
note-check-the-number = compruebe el número

## Cards and hands.

note-no-card-number = { $value } no es una carta: las cartas son números de 0 a 51, { $unknown } para una desconocida
note-no-card-to-reckon = con ?? no se puede calcular
note-name-the-card = indique la carta
note-card-named-twice = { $card } está dos veces
note-each-card-once = cada carta está en la baraja una vez
note-seed-is-negative = { $seed } es negativo
note-a-seed-is-0-or-more = una semilla es 0 o más
note-too-many-cards = '{ $cards }' tiene { $count } cartas
note-give-dealt-cards = indique de 1 a { $most } cartas de las que ha recibido
note-deck-same-for-all = la baraja de { $game } es la misma para cualquier número de jugadores
note-no-low-in-game = en { $game } ninguna mano gana a otra más alta
note-game-has-no-vele = { $game } no tiene vele
note-wrong-count-of-vele = { $game } tiene { $count } vele, no { $given }
note-vele-not-given = { $game } no tiene vele, y se dan { $given }
note-leave-out-or-italian = omítalo, o indique un juego italiano con { $field }
note-card-not-in-deck = { $card } no está en la baraja de { $game }
note-leave-it-out = omítalo
note-hand-is-read-from = para leer una mano de { $game } hacen falta { $wrong }
note-cards-with-board = { $count } cartas y una mesa de 3 a 5
note-cards-without-board = { $count } cartas y ninguna mesa
note-five-to-seven-cards = de 5 a 7 cartas, o las cartas propias y { $field }
note-cards-or-common-seventh = de 5 a 7 cartas, entre ellas una séptima carta común como { $field }
note-count-card = { $count } carta
note-count-cards = { $count } cartas
note-cards-and-board = { $cards } y una mesa de { $shown }
note-deck-depends-on-players = la baraja depende de cuántos son los jugadores
note-first-to-last = de { $first } a { $last }
note-italian-not-for-players = al juego italiano no juegan { $players } jugadores
note-name-in-this-order = indique { $letters } en este orden, ?? para una tapada
note-five-cards = una mano es de cinco cartas
note-five-own-cards = una mano es de cinco cartas propias, o de las descubiertas, de una a cuatro
note-compare-equal-counts = la mano 1 tiene { $first }: compare manos con el mismo número de cartas
note-card-below-the-deck = { $card } no está en la baraja de { $players } jugadores, que empieza por el { $rank }
note-leave-out-see-players = omítala, o vea { $field }
note-not-dealt-to-players = { $game } no se reparte a { $players }
note-name-the-rulebook = indique el reglamento con { $field }

## Deals, payouts, points.

note-custom-needs-amounts = un acuerdo libre necesita los importes
note-add-amounts = añada --amounts con uno para cada jugador
note-save-or-play-for = --save y --play-for no van juntos
note-winner-first-play-for = ponga primero en --play-for el importe del ganador
note-stacks-come-to = los stacks suman { $counted }, en juego hay { $chips }
note-count-again = cuente otra vez
note-not-together = { $options } no van juntos
note-no-heads-to-value = no hay recompensas que valorar
note-add-bounties = añada --bounties con una por cada stack
note-first-place-gets-0 = al primer puesto le toca el 0 % del bote
note-share-above-0 = indique una parte mayor que 0, o quítela para la habitual
note-one-and-other = { $one } y { $other }
note-name-one-payout = indique --rulebook, --percentages, --prizes, o bien --places y --first de la curva
note-no-payout-table = de '{ $key }' no se conoce ninguna tabla de premios
note-did-you-mean-either = ¿quizá { $near }?
note-tables-are-printed-in = las tablas están impresas en { $list }
note-replace-amends-a-book = --replace cambia la tabla de un reglamento
note-add-rulebook = añada --rulebook
note-not-a-derived-place = el puesto { $number } de esta columna no está deducido
note-place-above-better = el puesto { $number } tendría más que el puesto { $other }
note-shares-would-come-to = las partes sumarían { $basis_points } %, no 100 %
note-no-place-is-derived = ningún puesto está deducido
note-derived-places = los puestos del { $first } al { $last } están deducidos
note-table-and-formula = hay una tabla y una fórmula
note-name-one-of-them = indique una de las dos
note-nothing-says-worth = nada dice cuánto vale un puesto
note-give-league-or-formula = indique --league, --table o --formula; shuffleup points --help tiene ejemplos
note-no-amount-of-money = '{ $text }' no es un importe
note-write-50-or-49-50 = escriba 50 o 49.50
note-nothing-to-score = no hay nada que puntuar
note-name-results-or-fields = indique resultados, o el número de participantes con --players 30,75
note-no-sizes-of-field = '{ $text }' no son números de participantes
note-write-75-or-30-75 = escriba 75, o 30,75
note-more-days-than-results = hay más días que resultados
note-one-for-each-file = uno para cada archivo
note-events-in-this-file = en este archivo hay { $count } torneos
note-a-final-is-one = una final es una
note-no-day-of-event = nada dice en qué día fue { $event }
note-add-day = añada una columna day, o { $field } 2026-03-14
note-season-without-final = esta temporada no tiene final
note-take-league-with-final = tome una liga que la tenga

## Races, records, rules, scenarios.

note-chair-is-no-chair = { $chair } no es un asiento
note-chairs-from-1 = los asientos se cuentan desde 1
note-chair-not-in-the-race = el asiento { $number } no está en este chip race
note-chairs-here-are-list = aquí los asientos son { $list }
note-text-names-no-chair = '{ $text }' no indica ningún asiento
note-write-chair-and-chips = escriba un asiento y sus fichas, como 1=25x3+100x2
note-chair-twice = el asiento { $chair } está dos veces
note-name-each-chair-once = indique cada asiento una vez
note-no-hands-in-folder = en esta carpeta no hay manos registradas
note-endings-of-hands = acaban en .phh, .phhs u .ohh, o en .txt si es texto de PokerStars
note-correct-or-name-book = corrija la acción, o indique con --rulebook el reglamento con que se jugó
note-correct-one-of-the-two = corrija una de las dos
note-correct-one-card = corrija una de las dos cartas
note-card-is-there-twice = { $card } está dos veces
note-a-card-is-there-twice = una carta está dos veces
note-this-is-not-an-action = esto no es una acción
note-line-is-not-a-text = { $line } no es un texto
note-forms-of-an-action = d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h o p1 sm AsKd
note-suffix-names-no-format = '{ $suffix }' no es el nombre de un formato
note-not-the-ending = '{ $suffix }' no es la extensión de este formato
note-this-name-has-no-ending = este nombre no tiene extensión
note-end-it-in-list = hágalo acabar en { $list }
note-it-has-no-hands = no contiene manos
note-record-stops-early = el registro se detiene antes del final de la mano
note-ends-with-other-stacks = acaba con stacks distintos de los registrados
note-number-or-search = un número y { $field } no van juntos
note-quote-all-the-words = ponga todas las palabras entre comillas, como { $field } '{ $words }'
note-house-amends-other = { $house } modifica { $book }, no { $other }
note-ask-command = pida { $command }
note-there-is-no-rule-number = no hay ninguna regla { $number }
note-letters-share-a-row = las letras de la regla { $number } comparten una sola entrada: { $command }
note-plays-by-other-book = { $book } sigue la de { $other }: { $command }
note-command-lists-all = { $command } las enumera todas
note-several-books-answer = varios reglamentos responden a este caso
note-choose-one-with-rulebook = elija uno con { $field }
note-no-ruling-to-decide = no hay ninguna decisión sobre la que pronunciarse
note-cannot-be-decided = aquí no se puede decidir '{ $key }'
note-choose-list = elija { $list }
note-decision-unsigned = una decisión contra la regla lleva el nombre de quien la toma y el motivo
note-add-author-and-reason = añada { $field } y { $other_field }
note-choose-rulebook-book = elija { $field } { $book }
note-several-cases = se decide un caso, y se dan { $count }
note-give-one-compare-line = dé un archivo con una sola línea Compare:
note-expects-nothing = el escenario no prevé nada
note-write-expectation = escriba Under tda-2024, y qué debe ser así; a lo que solo se pregunta responde shuffleup compare
note-no-scenario-in-folder = en esta carpeta no hay escenarios
note-files-end-in = sus archivos acaban en { $suffix }
note-not-a-transcript = esto no es una transcripción ({ $fault })
note-json-of-a-shuffle = es el JSON que publica una mezcla comprometida
note-nothing-to-check = no se muestra nada que se pueda comprobar
note-ask-for-openings = pida aperturas, o la semilla del servidor cuando acabe la mano

## Events, seasons, forecasts, clusters.

note-there-is-no-file-file = no existe el archivo { $file }
note-name-house-from-event = indique el reglamento de la casa tal como se ve desde el archivo del torneo
note-house-of-other-book = { $house } modifica { $book }, y el torneo se juega según { $other }
note-other-house-or-write = elija otra casa, o escriba { $line }
note-more-problems = { $hint } ({ $count ->
    [one] y { $count } problema más
   *[other] y otros { $count } problemas
} en este archivo)
note-contest-of-teams = { $file } es una competición por equipos
note-league-counts-players = una liga cuenta jugadores: quítela
note-flights-name-players = los flights dicen ellos mismos quién los juega
note-leave-players-out = omita players: así cada torneo tiene los suyos
note-more-entries-than-league = { $file } tiene { $count } inscripciones, y la liga { $players } jugadores
note-fewer-or-more-players = que se inscriban menos, o indique más jugadores
note-a-final-is-one-event = una final es un solo torneo
note-name-file-of-one-event = indique un archivo sin flights ni equipos
note-name-event-files = indique los archivos de torneos tal como se ven desde el archivo de la liga
note-other-currency = el torneo se juega en { $currency }, la liga en { $other }
note-no-name-for-game = { $name } no tiene nombre para { $limit } { $game }, y sus manos no se pueden escribir
note-leave-out-phh-writes = omita --{ $option }; --phh escribe cualquier juego
note-two-options-one-file = dos opciones indican este archivo
note-name-two-files = indique dos archivos
note-same-file-as-read = este es el archivo que se lee
note-name-another-to-write = indique otro para escribir
note-heats-are-events = las mangas por equipos son varios torneos
note-simulate-plays-all = shuffleup simulate las juega todas
note-only-while-played = { $option } vale para un torneo en juego
note-give-left-and-level = indique también --left y --level
note-option-is-missing = falta { $option }
note-left-with-level = --left y --level van juntos
note-late-only-before = { $field } vale para un torneo que no ha empezado
note-count-them-in-entries = una vez inscritos, cuéntelos en { $field }
note-workers-or-cluster = --workers y --cluster no van juntos
note-the-cluster-has-its-own = el cluster tiene los suyos
note-run-failed = prueba { $number } (semilla { $seed }): { $why }
note-a-picture-is-svg-or-png = una imagen es .svg o .png
note-name-it-so = llámela así
note-needs-matplotlib = las imágenes necesitan el paquete matplotlib, que no está instalado
note-needs-xlsxwriter = XLSX necesita el paquete xlsxwriter, que no está instalado
note-install-it-with-command = instálelo con: { $command }
note-picture-not-written = la imagen no se puede escribir ({ $why })
note-needs-distributed = un cluster necesita el paquete distributed, que no está instalado
note-not-a-scheduler-address = { $address } no es la dirección de un scheduler
note-start-and-name-it = inicie uno con: { $command }; e indique su dirección, como { $example }
note-no-cluster-answers = en { $address } no responde ningún cluster
note-not-a-scheduler = en { $address } no responde un scheduler
note-cluster-without-workers = el cluster en { $address } no tiene workers
note-start-some-with-command = inicie algunos con: { $command }
note-workers-cannot-play = los workers del cluster no pueden jugar: { $fault }
note-install-same-version = instale la misma versión de shuffleup para cada worker
note-cluster-was-lost = se perdió el cluster: { $fault }
note-cluster-lost-workers = el cluster ha perdido sus workers
note-run-ended-workers = una prueba ha acabado con varios de sus workers
note-scheduler-silent = su scheduler no responde
note-worker-ended = algo externo acabó con un worker, quizá por falta de memoria
note-let-fewer-of-them-play = haga jugar a menos
note-check-scheduler = compruebe que su scheduler y sus workers funcionan
note-rulebooks-are-list = los reglamentos son { $list }
note-unknown-rulebook = el reglamento '{ $key }' no se conoce: { $hint }
note-unknown-game = el juego '{ $key }' no se conoce: { $hint }
note-layouts-are = las disposiciones son { $list }, los modos de la carta tapada { $modes }
note-not-a-card-write = '{ $text }' no es una carta: escriba un valor de { $ranks } y un palo de { $suits }, como As o Td
note-odd-number-of-letters = '{ $text }' tiene un número impar de letras: cada carta es un valor y un palo, como AsKd
note-chip-not-at-this-table = no puede haber fichas de { $value } en esta mesa
note-only-chips-of-below = por debajo de { $lowest }, las menores que quedan, solo hay fichas de { $removed }
note-race-must-divide = fichas de { $removed } no se pueden jugar en un chip race por fichas de { $lowest }: las primeras deben dividir las segundas
note-not-a-number-of-chips = '{ $text }' no es una cantidad de fichas: escriba 1000 o 500x3, unidas por +
note-stopped = detenido
note-error = error
note-or-did-you-mean = { $hint }, ¿o quizá { $near }?
note-named-in-english-only = las manos de { $game } se nombran solo en inglés
note-not-an-empty-folder = ya está, y no es una carpeta vacía
note-name-a-new-folder = indique una carpeta nueva
note-event-names-no-chips = el torneo no indica sus fichas
note-list-its-chips-there = indíquelas ahí, como denominations = [25, 100, 500, 1000]
note-of-newer-shuffleup = lo escribió un Shuffleup más reciente
note-install-that-version = instale esa versión
note-not-a-rooms-data = este no es el archivo de datos de una sala
note-name-the-served-file = indique el archivo que escribe shuffleup serve, como shuffleup.db
note-check-file-permissions = revise el archivo y sus permisos
note-only-a-room-has-events = solo el archivo de datos de una sala tiene torneos
note-write-draws-before = escriba --draws antes del archivo de datos de una sala
note-events-are-list = los torneos son { $list }
note-name-is-kept = '{ $name }' está reservado para el propio shuffleup
note-give-a-random-id = dé a cada orden un id aleatorio
note-file-is-locked = otro programa tiene bloqueado { $file }
note-end-that-program-first = cierre antes ese programa
note-disk-is-full = el disco de { $file } está lleno
note-free-some-space = libere antes espacio en él
note-file-may-not-be-written = { $file } no se puede escribir
note-check-permissions = revise sus permisos y los de su carpeta
note-file-unusable = { $file } no se puede usar ({ $fault })
note-check-the-disk = revise el disco, la carpeta y sus permisos
note-server-has-other-name = este servidor no responde al nombre { $name }
note-origin-may-not = las páginas de { $origin } no pueden usar este servidor
note-open-at-its-address = ábralo en su dirección, o inícielo con --allow-host { $name }
note-no-name-of-a-machine = { $name } no es el nombre de una máquina
note-give-a-name-alone = indique solo un nombre, como { $example }
note-address-describes-all = { $address } describe cada petición
note-asked-too-much = { $count } de { $field } son más de lo que el servidor calcula de una vez
note-at-most-here = pida como máximo { $most }; la línea de comandos no tiene este límite
note-works-on-others = el servidor aún trabaja en lo que otros han pedido
note-asker-has-gone = nadie espera ya la respuesta
note-takes-too-long = esto tarda más de { $seconds } segundos
note-ask-for-less = pida menos, o muestras donde las manos se puedan sortear; la línea de comandos no tiene este límite
note-servers-log-says-more = el registro del servidor dice más
note-row-not-as-written = { $row } no está como se escribió
note-row-of-stream = la fila { $row } de { $stream } en { $file }
note-keep-the-file = conserve el archivo tal como está: los demás torneos siguen
note-more-megabytes-than = esto es más de { $count } megabytes
note-name-text-or-part = indique un archivo de texto, o una parte

## What the server of a room cannot begin with.

note-pages-not-built = las páginas del servidor no están construidas
note-run-make-pages = ejecute make pages en la carpeta del proyecto
note-package-without-pages = este paquete se hizo sin ellas; consiga uno que las tenga, o constrúyalo con make pages y luego pip wheel .
note-port-is-reserved = el puerto { $port } está reservado
note-choose-1024-or-more = elija 1024 o más
note-there-is-no-host = no hay ningún host { $host }
note-port-is-taken = el puerto { $port } es de otro programa
note-not-an-address-here = { $host } no es una dirección de esta máquina
note-choose-another-port = elija otro, por ejemplo --port { $port }, o cierre ese programa
note-leave-option-out = quite { $option }
note-check-the-folder = revise la carpeta y sus permisos
note-use-it-or-another-file = use ese, o indique otro archivo
note-file-served-by-other = otro shuffleup ya sirve { $file }
note-rows-are-lost = { $file } ha perdido filas ya confirmadas: la fila { $version } de { $stream } era la última, y tras la { $last } ninguna está como se escribió; su write-ahead log está dañado, o en su lugar hay un archivo más antiguo
note-restore-or-go-on = apártelo con lo que está junto a él, ponga en su lugar la última copia de seguridad (shuffleup restore) y revise el disco (shuffleup doctor); para seguir a propósito sin esas filas, borre { $head }
note-file-has-two-names = { $file } tiene un segundo nombre, con el que otros no verían lo último escrito: un enlace duro
note-leave-it-one-name = borre el otro nombre, o copie el archivo en vez de enlazarlo
note-file-is-damaged = { $file } está dañado
note-option-for-players = { $field } para { $count } jugadores
note-name-the-finalists = indique los finalistas y nadie más

## Fichas.

note-race-deals-cards = el chip race reparte { $count } cartas distintas, una por cada ficha sobrante, no { $given }
note-chair-not-in-race = el asiento { $number } no participó en el chip race
note-not-a-pile = { $chips } no es una pila: primero la denominación más alta, todos los números positivos
note-too-few-chips-of = { $pile } tiene muy pocas fichas de { $value } para quitar { $other }
note-piles-differ = las pilas difieren en valor: { $one } frente a { $other }
note-no-chip-in-the-set = un juego de fichas necesita al menos una
note-chip-values-must-rise = los valores { $list } deben ser positivos, distintos y crecientes
note-no-chip-of = no hay ficha de { $value }: el juego tiene { $list }
note-cannot-be-paid-with = { $amount } no se puede pagar con fichas de { $list }

## El archivo de datos de una sala.

note-folder-of-file-missing = { $file }: su carpeta no existe
note-another-programs-data = { $file } es la base de datos de otro programa
note-no-database = { $file } no es una base de datos
note-name-another-db = indique otro archivo con --db
note-put-last-backup-back = consérvelo tal como está y ponga en su lugar la última copia de seguridad: shuffleup restore
note-file-of-newer-shuffleup = { $file } lo escribió un Shuffleup más reciente
note-install-it-or-another-db = instale esa versión, o indique otro archivo con --db
note-no-address-of-postgres = { $place } no es la dirección de una base de datos PostgreSQL ({ $fault })
note-write-it-so = escríbela así: { $example }
note-postgres-does-not-answer = el PostgreSQL de { $place } no responde ({ $fault })
note-start-postgres = arráncalo o revisa su dirección
note-postgres-is-too-old = el PostgreSQL de { $place } es la versión { $version }
note-install-postgres = instala la versión { $version } o una más reciente
note-postgres-lets-not-in = el PostgreSQL de { $place } no deja entrar a este usuario
note-check-user-and-password = revisa el usuario y la contraseña, que también puede estar en PGPASSWORD
note-postgres-has-none = no hay ninguna base de datos en { $place }
note-make-it-with-createdb = créala con createdb
note-postgres-may-not = en { $place } este usuario no puede hacer lo que hace falta ({ $fault })
note-grant-them = haz al usuario propietario de la base de datos
note-postgres-refuses = el PostgreSQL de { $place } se niega ({ $fault })
note-look-into-postgres-log = su propio registro dice más
note-one-place-for-data = los datos de una sala están en un solo sitio
note-database-is-an-address = los datos están en una base de datos PostgreSQL, que se indica con su dirección
note-postgres-needs-its-driver = PostgreSQL necesita su controlador
note-install-with = instálalo con { $command }
note-papers-need-typst = los impresos los compone typst, que no está instalado
note-template-is-broken = la plantilla { $template } no se puede componer: línea { $line }: { $why }
note-paper-has-pages = este impreso tiene { $count ->
        [one] una página
       *[other] { $count } páginas
    }
note-mend-the-template = corregirla, o sacarla de la carpeta de plantillas de la casa
note-file-was-renewed = { $file } tiene ahora la estructura de este Shuffleup; tal como estaba queda en { $backup }
note-name-another-database = indica otra base de datos con --database
note-nobody-of-this-name-plays = nadie llamado { $player } juega en este torneo
note-not-a-bots-name = '{ $name }' no es el nombre de un bot
note-name-bot-like = indique el módulo y el bot que contiene, por ejemplo { $example }
note-no-such-module = no hay ningún módulo { $module }
note-run-where-module-lies = ejecute la orden en la carpeta donde está el módulo, o instálelo
note-bot-failed = el bot ha fallado: { $why }
note-this-command-needs = esta orden necesita { $package }, que no está instalado
