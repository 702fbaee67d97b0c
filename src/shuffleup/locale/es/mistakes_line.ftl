### Mistakes of the command line and of files in general.

## What was typed.

mistake-no-such-command-name = no hay ningún comando '{ $name }'
mistake-commands-are-list = los comandos son { $list }
mistake-see-command-help = vea { $command } --help
mistake-did-you-mean-near-rest = ¿quizá '{ $near }'? { $rest }
mistake-did-you-mean-near = ¿quizá '{ $near }'?
mistake-no-such-option-name = no hay ninguna opción { $name }
mistake-no-such-option-name-2 = no hay ninguna opción '{ $name }'
mistake-no-such-option-name-did-you = no hay ninguna opción '{ $name }'; ¿quizá '{ $near }'?
mistake-no-such-option-name-did-you-mean = no hay ninguna opción '{ $name }'; ¿quizá una de estas: { $list }?
mistake-no-such-option-name-did-you-mean-near = no hay ninguna opción { $name }; ¿quizá { $near }?
mistake-no-such-option-name-possible-options = no hay ninguna opción { $name } (posibles: { $list })
mistake-missing-argument-name = falta el argumento '{ $name }'
mistake-missing-option-name = falta la opción '{ $name }'
mistake-missing-option-name-choose-from-list = falta la opción '{ $name }'; se elige entre { $list }
mistake-missing-argument-name-choose-from-list = falta el argumento '{ $name }'; se elige entre { $list }
mistake-missing-parameter-name = falta el parámetro { $name }
mistake-got-unexpected-extra-argument-words = sobra un argumento ({ $words })
mistake-got-unexpected-extra-arguments-words = sobran argumentos ({ $words })
mistake-option-name-requires-an-argument = la opción '{ $name }' necesita un valor
mistake-option-name-requires-count-arguments = la opción '{ $name }' necesita { $count } valores
mistake-option-name-does-not-take-a = la opción '{ $name }' no lleva valor
mistake-invalid-value-for-name-why = valor imposible para '{ $name }': { $why }
mistake-value-is-not-in-the-range = { $value } no está entre los valores posibles, { $range }
mistake-value-is-not-a-valid-integer = '{ $value }' no es un número entero
mistake-value-is-not-a-valid-integer-2 = '{ $value }' no es un número entero
mistake-value-is-not-a-valid-float = '{ $value }' no es un número
mistake-value-is-not-a-valid-float-2 = '{ $value }' no es un número
mistake-value-is-not-one-of-list = '{ $value }' no está entre { $list }
mistake-shuffleup-itself-failed-fault = es shuffleup mismo el que ha fallado: { $fault }
mistake-run-it-again-with-variable-1 = vuelva a lanzarlo con { $variable }=1 para ver dónde, y comuníquelo

## Where something is wrong.

mistake-line-number = línea { $number }
mistake-line-number-column-column = línea { $number }, columna { $column }
mistake-end-of-document = fin del documento
mistake-hand-number = mano { $number }
mistake-chair-number = asiento { $number }
mistake-remove-and-lowest = --remove y --lowest

## Files.

mistake-there-is-no-such-file = este archivo no existe
mistake-check-the-name-and-the-folder = compruebe el nombre y la carpeta
mistake-this-is-a-folder = esto es una carpeta
mistake-name-a-file-in-it = indique un archivo que esté en ella
mistake-this-is-not-utf-8-text = esto no es texto UTF-8
mistake-save-the-file-as-utf-8 = guarde el archivo como UTF-8
mistake-it-cannot-be-read-why = no se puede leer ({ $why })
mistake-it-cannot-be-written-why = no se puede escribir ({ $why })
mistake-choose-another-place = elija otro lugar
mistake-name-a-file-to-write = indique un archivo que escribir
mistake-its-folder-does-not-exist = su carpeta no existe
mistake-make-the-folder-first = cree antes la carpeta
mistake-permission-denied = permiso denegado
mistake-is-a-directory = es una carpeta
mistake-not-a-directory = no es una carpeta
mistake-no-such-file-or-directory = no existe tal archivo o carpeta
mistake-no-space-left-on-device = el disco está lleno
mistake-read-only-file-system = el disco es de solo lectura
mistake-file-name-too-long = el nombre es demasiado largo
mistake-embedded-null-byte = el nombre contiene un byte nulo
mistake-mend-the-toml-there = corrija ahí el TOML
mistake-invalid-value = valor imposible
mistake-invalid-statement = línea imposible
mistake-expected-after-a-key-in-a = tras una clave falta '='
mistake-expected-newline-or-end-of-document = tras el valor la línea debe acabar
mistake-expected-at-the-end-of-a = falta ']' al final de una tabla
mistake-expected-at-the-end-of-an = falta ']]' al final de una lista
mistake-invalid-initial-character-for-a-key = una clave no puede empezar así
mistake-cannot-overwrite-a-value = este valor ya está
mistake-cannot-declare-name-twice = { $name } está dos veces
mistake-cannot-mutate-immutable-namespace-name = { $name } ya está cerrado y no se puede ampliar
mistake-cannot-redefine-namespace-name = { $name } ya está
mistake-duplicate-inline-table-key-name = la clave { $name } está dos veces
mistake-unclosed-array = una lista no está cerrada
mistake-unclosed-inline-table = una tabla entre llaves no está cerrada
mistake-unterminated-string = un texto no está cerrado con comillas
mistake-expected-sign = falta { $sign }
mistake-unescaped-in-a-string = en un texto '\' se escribe '\\'
mistake-illegal-character-sign = el signo { $sign } no se puede usar ahí
mistake-invalid-date-or-datetime = fecha u hora imposible
mistake-invalid-hex-value = valor hexadecimal imposible

## Chips, money and shares in lists.

mistake-names-names-for-stacks-stacks = { $names } nombres para { $stacks } stacks
mistake-give-one-name-for-each-stack = indique un nombre para cada stack
mistake-word-is-no-share-of-a = '{ $word }' no es la parte de un puesto
mistake-write-7-5-5-or-13 = escriba 7=5.5 o 13-15=1.5
mistake-the-list-is-empty = la lista está vacía
mistake-write-5000-3000-2000-or-file = escriba 5000,3000,2000 o @file.txt
mistake-word-is-not-a-number = '{ $word }' no es un número
mistake-write-plain-numbers-with-commas-between = escriba números simples separados por comas, como 5000,3000,2000
mistake-word-has-more-than-count-decimals = { $word } tiene más de { $count } decimales
mistake-word-is-not-a-whole-number = { $word } no es un número entero
mistake-there-are-no-parts-of-a = no hay fracciones de ficha
mistake-there-are-no-parts-of-a-cent = no hay fracciones de céntimo
mistake-word-is-out-of-all-proportion = { $word } está fuera de medida
mistake-check-the-number = compruebe el número

## Cards and hands.

mistake-is-no-card-to-reckon-with = con ?? no se puede calcular
mistake-name-the-card = indique la carta
mistake-card-is-named-twice = { $card } está dos veces
mistake-each-card-is-in-the-deck = cada carta está en la baraja una vez
mistake-text-is-not-a-card = { $text } no es una carta
mistake-seed-is-negative = { $seed } es negativo
mistake-a-seed-is-0-or-more = una semilla es 0 o más
mistake-cards-has-count-cards = '{ $cards }' tiene { $count } cartas
mistake-give-1-to-most-cards-that = indique de 1 a { $most } cartas de las que ha recibido
mistake-the-deck-of-game-is-the = la baraja de { $game } es la misma para cualquier número de jugadores
mistake-in-game-no-hand-beats-a = en { $game } ninguna mano gana a otra más alta
mistake-game-has-no-vele = { $game } no tiene vele
mistake-game-has-count-vele-not-given = { $game } tiene { $count } vele, no { $given }
mistake-game-has-no-vele-not-given = { $game } no tiene vele, y se dan { $given }
mistake-leave-it-out-or-name-an = omítalo, o indique un juego italiano con --game
mistake-card-is-not-in-the-deck = { $card } no está en la baraja de { $game }
mistake-leave-it-out = omítalo
mistake-a-hand-of-game-is-read = una mano de { $game } se lee de { $wrong }
mistake-count-cards-and-a-board-of = { $count } cartas y una mesa de 3 a 5
mistake-count-cards-and-no-board = { $count } cartas y ninguna mesa
mistake-5-to-7-cards-with-a = de 5 a 7 cartas, entre ellas una mesa de 3 a 5
mistake-5-to-7-cards-or-hole = de 5 a 7 cartas, o las cartas propias y --board
mistake-count-card = { $count } carta
mistake-count-cards = { $count } cartas
mistake-1-card = 1 carta
mistake-cards-and-a-board-of-shown = { $cards } y una mesa de { $shown }
mistake-the-deck-depends-on-how-many = la baraja depende de cuántos son los jugadores
mistake-first-to-last = de { $first } a { $last }
mistake-the-italian-game-is-not-for = al juego italiano no juegan { $players } jugadores
mistake-name-letters-in-this-order-for = indique { $letters } en este orden, ?? para una tapada
mistake-a-hand-is-five-cards = una mano es de cinco cartas
mistake-a-hand-is-five-own-cards = una mano es de cinco cartas propias, o de las descubiertas, de una a cuatro
mistake-hand-1-has-first-compare-hands = la mano 1 tiene { $first }: compare manos con el mismo número de cartas
mistake-card-is-not-in-the-deck-of = { $card } no está en la baraja de { $players } jugadores, que empieza por el { $rank }
mistake-leave-it-out-or-see-players = omítala, o vea --players
mistake-game-is-not-dealt-to-players = { $game } no se reparte a { $players }
mistake-name-the-rulebook-with-rulebook = indique el reglamento con --rulebook

## Deals, payouts, points.

mistake-a-custom-deal-names-its-amounts = un acuerdo libre necesita los importes
mistake-add-amounts-with-one-for-each = añada --amounts con uno para cada jugador
mistake-save-and-play-for-do-not = --save y --play-for no van juntos
mistake-put-the-winner-s-amount-first = ponga primero en --play-for el importe del ganador
mistake-the-stacks-come-to-counted-chips = los stacks suman { $counted }, en juego hay { $chips }
mistake-count-again = cuente otra vez
mistake-options-do-not-go-together = { $options } no van juntos
mistake-one-and-other = { $one } y { $other }
mistake-name-one-of-rulebook-percentages-prizes = indique --rulebook, --percentages, --prizes, o bien --places y --first de la curva
mistake-no-payout-table-is-known-of = de '{ $key }' no se conoce ninguna tabla de premios
mistake-did-you-mean-near-2 = ¿quizá { $near }?
mistake-tables-are-printed-in-list = las tablas están impresas en { $list }
mistake-replace-amends-a-book-s-table = --replace cambia la tabla de un reglamento
mistake-add-rulebook = añada --rulebook
mistake-place-number-is-not-a-derived = el puesto { $number } de esta columna no está deducido
mistake-place-number-would-get-more-than = el puesto { $number } tendría más que el puesto { $other }
mistake-the-shares-would-come-to-sum = las partes sumarían { $sum } %, no 100 %
mistake-no-place-is-derived = ningún puesto está deducido
mistake-places-first-to-last-are-derived = los puestos del { $first } al { $last } están deducidos
mistake-a-table-and-a-formula-are = hay una tabla y una fórmula
mistake-name-one-of-them = indique una de las dos
mistake-nothing-says-what-a-place-is = nada dice cuánto vale un puesto
mistake-give-league-table-or-formula-shuffleup = indique --league, --table o --formula; shuffleup points --help tiene ejemplos
mistake-text-is-no-amount-of-money = '{ $text }' no es un importe
mistake-write-50-or-49-50 = escriba 50 o 49.50
mistake-there-is-nothing-to-score = no hay nada que puntuar
mistake-name-results-or-show-fields-with = indique resultados, o el número de participantes con --players 30,75
mistake-text-are-no-sizes-of-field = '{ $text }' no son números de participantes
mistake-write-75-or-30-75 = escriba 75, o 30,75
mistake-there-are-more-days-than-results = hay más días que resultados
mistake-one-for-each-file = uno para cada archivo
mistake-count-events-are-in-this-file = en este archivo hay { $count } torneos
mistake-a-final-is-one = una final es una
mistake-nothing-says-on-which-day-event = nada dice en qué día fue { $event }
mistake-add-a-column-day-or-day = añada una columna day, o --day 2026-03-14
mistake-this-season-has-no-final = esta temporada no tiene final
mistake-take-a-league-that-has-one = tome una liga que la tenga

## Races, records, rules, scenarios.

mistake-chair-is-no-chair = { $chair } no es un asiento
mistake-chairs-are-counted-from-1 = los asientos se cuentan desde 1
mistake-text-names-no-chair = '{ $text }' no indica ningún asiento
mistake-write-a-chair-and-its-chips = escriba un asiento y sus fichas, como 1=25x3+100x2
mistake-chair-chair-is-there-twice = el asiento { $chair } está dos veces
mistake-name-each-chair-once = indique cada asiento una vez
mistake-no-recorded-hands-in-this-folder = en esta carpeta no hay manos registradas
mistake-they-end-in-phh-phhs-or = acaban en .phh, .phhs u .ohh
mistake-correct-the-action-or-name-the = corrija la acción, o indique con --rulebook el reglamento con que se jugó
mistake-suffix-names-no-format = '{ $suffix }' no es el nombre de un formato
mistake-this-name-has-no-ending = este nombre no tiene extensión
mistake-end-it-in-list = hágalo acabar en { $list }
mistake-it-has-no-hands = no contiene manos
mistake-the-record-stops-before-the-hand = el registro se detiene antes del final de la mano
mistake-it-ends-with-other-stacks-than = acaba con stacks distintos de los registrados
mistake-a-number-and-search-do-not = un número y --search no van juntos
mistake-put-all-the-words-in-quotes = ponga todas las palabras entre comillas, como --search '{ $words }'
mistake-house-amends-book-not-other = { $house } modifica { $book }, no { $other }
mistake-ask-command = pida { $command }
mistake-there-is-no-rule-number = no hay ninguna regla { $number }
mistake-the-letters-of-rule-number-share = las letras de la regla { $number } comparten una sola entrada: { $command }
mistake-book-plays-by-that-of-other = { $book } sigue la de { $other }: { $command }
mistake-book-plays-by-that-of-other-command = { $book } sigue la de { $other }: { $command }, ¿o quizá { $near }?
mistake-did-you-mean-near-or-other = ¿quizá { $near } o { $other }?
mistake-command-lists-them-all = { $command } las enumera todas
mistake-several-books-answer-this-case = varios reglamentos responden a este caso
mistake-choose-one-with-rulebook = elija uno con --rulebook
mistake-there-is-no-ruling-to-decide = no hay ninguna decisión sobre la que pronunciarse
mistake-key-cannot-be-decided-here = aquí no se puede decidir '{ $key }'
mistake-choose-list = elija { $list }
mistake-a-decision-against-the-rule-names = una decisión contra la regla lleva el nombre de quien la toma y el motivo
mistake-add-author-and-reason = añada --author y --reason
mistake-choose-rulebook-book = elija --rulebook { $book }
mistake-one-case-is-decided-and-count = se decide un caso, y se dan { $count }
mistake-give-a-file-with-one-compare = dé un archivo con una sola línea Compare:
mistake-the-scenario-expects-nothing = el escenario no prevé nada
mistake-write-under-tda-2024-and-what = escriba Under tda-2024, y qué debe ser así; a lo que solo se pregunta responde shuffleup compare
mistake-no-scenario-in-this-folder = en esta carpeta no hay escenarios
mistake-their-files-end-in-suffix = sus archivos acaban en { $suffix }
mistake-this-is-not-a-transcript-fault = esto no es una transcripción ({ $fault })
mistake-it-is-the-json-that-a = es el JSON que publica una mezcla comprometida

## Events, seasons, forecasts, clusters.

mistake-there-is-no-file-file = no existe el archivo { $file }
mistake-name-the-house-book-as-seen = indique el reglamento de la casa tal como se ve desde el archivo del torneo
mistake-house-amends-book-and-the-event = { $house } modifica { $book }, y el torneo se juega según { $other }
mistake-choose-another-house-or-write-line = elija otra casa, o escriba { $line }
mistake-hint-count-more-problem-in-this = { $hint } (y { $count } problema más en este archivo)
mistake-hint-count-more-problems-in-this = { $hint } (y otros { $count } problemas en este archivo)
mistake-file-is-a-contest-of-teams = { $file } es una competición por equipos
mistake-a-league-counts-players-take-it = una liga cuenta jugadores: quítela
mistake-flights-say-themselves-who-plays-them = los flights dicen ellos mismos quién los juega
mistake-leave-players-out-then-each-event = omita players: así cada torneo tiene los suyos
mistake-file-has-count-entries-and-the = { $file } tiene { $count } inscripciones, y la liga { $players } jugadores
mistake-let-fewer-enter-or-give-more = que se inscriban menos, o indique más jugadores
mistake-a-final-is-one-event = una final es un solo torneo
mistake-name-a-file-without-flights-or = indique un archivo sin flights ni equipos
mistake-name-event-files-as-seen-from = indique los archivos de torneos tal como se ven desde el archivo de la liga
mistake-the-event-is-played-for-currency = el torneo se juega en { $currency }, la liga en { $other }
mistake-name-has-no-name-for-limit = { $name } no tiene nombre para { $limit } { $game }, y sus manos no se pueden escribir
mistake-leave-option-out-phh-writes-every = omita --{ $option }; --phh escribe cualquier juego
mistake-two-options-name-this-file = dos opciones indican este archivo
mistake-name-two-files = indique dos archivos
mistake-heats-of-teams-are-several-events = las mangas por equipos son varios torneos
mistake-shuffleup-simulate-plays-them-all = shuffleup simulate las juega todas
mistake-option-is-for-an-event-that = { $option } vale para un torneo en juego
mistake-give-left-and-level-too = indique también --left y --level
mistake-option-is-missing = falta { $option }
mistake-left-and-level-go-together = --left y --level van juntos
mistake-late-is-for-an-event-that = --late vale para un torneo que no ha empezado
mistake-count-them-among-entries-once-they = una vez inscritos, cuéntelos en --entries
mistake-workers-and-cluster-do-not-go = --workers y --cluster no van juntos
mistake-the-cluster-has-its-own = el cluster tiene los suyos
mistake-run-number-seed-seed-why = prueba { $number } (semilla { $seed }): { $why }
mistake-a-picture-is-svg-or-png = una imagen es .svg o .png
mistake-name-it-so = llámela así
mistake-pictures-need-the-package-matplotlib-which = las imágenes necesitan el paquete matplotlib, que no está instalado
mistake-install-it-with-command = instálelo con: { $command }
mistake-the-picture-cannot-be-written-why = la imagen no se puede escribir ({ $why })
mistake-a-cluster-needs-the-package-distributed = un cluster necesita el paquete distributed, que no está instalado
mistake-address-is-not-the-address-of = { $address } no es la dirección de un scheduler
mistake-start-one-with-command-and-name = inicie uno con: { $command }; e indique su dirección, como { $example }
mistake-no-cluster-answers-at-address = en { $address } no responde ningún cluster
mistake-the-cluster-at-address-has-no = el cluster en { $address } no tiene workers
mistake-start-some-with-command = inicie algunos con: { $command }
mistake-the-workers-of-the-cluster-cannot = los workers del cluster no pueden jugar: { $fault }
mistake-install-the-same-version-of-shuffleup = instale la misma versión de shuffleup para cada worker
mistake-the-cluster-was-lost-fault = se perdió el cluster: { $fault }
mistake-see-that-its-scheduler-and-workers = compruebe que su scheduler y sus workers funcionan
mistake-rulebook-key-is-not-known = el reglamento { $key } no se conoce
mistake-rulebooks-are-list = los reglamentos son { $list }
mistake-unknown-rulebook-key-hint = el reglamento '{ $key }' no se conoce: { $hint }
mistake-unknown-game-key-hint = el juego '{ $key }' no se conoce: { $hint }
mistake-layouts-are-list-covered-card-modes = las disposiciones son { $list }, los modos de la carta tapada { $modes }
mistake-text-is-not-a-card-write = '{ $text }' no es una carta: escriba un valor de { $ranks } y un palo de { $suits }, como As o Td
mistake-text-has-an-odd-number-of = '{ $text }' tiene un número impar de letras: cada carta es un valor y un palo, como AsKd
mistake-chips-of-removed-cannot-be-raced = fichas de { $removed } no se pueden jugar en un chip race por fichas de { $lowest }: las primeras deben dividir las segundas
mistake-text-is-not-a-number-of = '{ $text }' no es una cantidad de fichas: escriba 1000 o 500x3, unidas por +
mistake-stopped = detenido
mistake-error = error
mistake-hint-or-did-you-mean-near = { $hint }, ¿o quizá { $near }?
mistake-text-is-neither-a-hand-nor = '{ $text }' no es ni una mano ni un rango
mistake-hands-of-game-are-named-in = las manos de { $game } se nombran solo en inglés
mistake-it-cannot-be-made-why = no se puede crear ({ $why })
mistake-it-is-there-and-not-an = ya está, y no es una carpeta vacía
mistake-name-a-new-folder = indique una carpeta nueva
