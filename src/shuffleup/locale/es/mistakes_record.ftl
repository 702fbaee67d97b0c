### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

note-action-number = acción { $number }
note-end-of-the-file = fin del archivo

## The file.

note-not-toml-why = no es TOML: { $why }
note-see-toml-io = la notación está en toml.io
note-not-json-why = no es JSON: { $why }
note-arrays-nested = no es una mano: hay demasiadas listas unas dentro de otras
note-objects-nested = no es una mano: hay demasiados objetos unos dentro de otros
note-several-hands = { $has } manos en un archivo que debe tener una
note-read-as-collection = léalo como colección (.phhs)
note-a-phh-hand-begins = una mano empieza con variant = 'NT'
note-an-ohh-hand-begins = una mano empieza con {"{"}"ohh": {"{"}
note-expected-type = se esperaba `{ $type }`, hay `{ $other }`
note-missing-field = falta el campo `{ $name }`
note-invalid-enum-value = { $value } no está entre los valores posibles
note-expecting-value = falta un valor
note-expecting-property-name = falta un nombre entre comillas dobles
note-expecting-delimiter = falta el signo '{ $sign }'
note-unterminated-from = un texto no está cerrado
note-invalid-control = un carácter de control en un texto
note-extra-data = después del final hay algo más

## Its fields.

note-is-it-misspelt = ¿es '{ $name }' una errata suya?
note-add-name = añada { $name } = …
note-this-is-not-an-array = esto no es una lista
note-no-array = ninguna lista
note-wrong-number-of-entries = entradas: { $has } en lugar de { $needed }
note-wrong-number-of-amounts = { $has } importes en lugar de { $needed }
note-not-an-amount = { $value } no es un importe
note-amounts-from-0-to = los importes van de 0 a { $most }
note-an-unknown-amount = { $value } es un importe desconocido
note-only-known-stacks = solo se repiten manos cuyos stacks se conocen
note-amount-too-fine = { $value } es más fino que una milmillonésima de ficha
note-not-a-chip = { $value } no es una ficha
note-chip-is-1-or-more = la ficha más pequeña vale al menos 1
note-not-whole-chips = esto no es un número entero de fichas
note-extension-has-no-parts = las manos registradas en la extensión no tienen fracciones
note-prices-are-chips = los precios son fichas, desde 0
note-stacks-are-chips = los stacks son fichas, desde 0
note-contributions-are-chips = las aportaciones son fichas, desde 0
note-amounts-are-chips = los importes son fichas, desde 0
note-amount-out-of-range = un importe es negativo o demasiado grande
note-there-is-no-price = falta el precio
note-bets-counted-in-antes = en { $game } las apuestas se cuentan en antes: escriba ante = 10
note-0-is-no-bet = 0 no es una apuesta
note-bet-costs-at-least-1 = donde nadie pone nada una apuesta cuesta al menos 1
note-neither-true-nor-false = '{ $value }' no es ni true ni false
note-code-is-not-a-variant = '{ $name }' no es una variante
note-codes-are = los códigos son { $list }
note-they-are-list = son { $list }
note-own-words-are-list = las palabras propias son { $list }
note-its-keys-are-list = sus claves son { $list }
note-not-a-key-of-table = '{ $key }' no es una clave de esta tabla
note-actions-are-texts = las acciones son una sola lista de textos
note-not-a-posting = '{ $line }' no es un posteo
note-field-missing = falta el campo '{ $name }'
note-write-chips-like = escriba un número de fichas, como { $one } o { $other }
note-write-amounts-like = escriba un importe por cada jugador, como [50, 100, 0]
note-write-one-for-stacks = escriba tantos como starting_stacks hay
note-write-counted-in = escriba cuántas fichas enteras vale una del archivo, como 25
note-the-ante-is-missing = falta el ante
note-the-spread-is-missing = faltan los límites del spread
note-write-least-and-highest = escriba small_bet y big_bet, el mínimo y el máximo
note-write-big-blind = escriba big_blind, o small_bet donde no hay ciegas
note-write-posting = escriba { $posting }; son { $list }

## Its players.

note-give-own-seat = dé a cada jugador un asiento suyo
note-chair-is-not-a-seat = '{ $chair }' no es un asiento
note-seats-are-numbers = los asientos son números enteros desde 1, como [1, 2, 5]
note-name-each-player-once = nombre a cada jugador una sola vez
note-less-than-no-chips = { $player } tiene menos de cero fichas
note-player-without-chips = el jugador { $number } no tiene fichas
note-player-has-no-chips = { $player } no tiene fichas
note-leave-him-out = déjelo fuera de la mano
note-needs-two-stacks = una mano necesita los stacks de al menos dos jugadores
note-needs-two-players = una mano necesita al menos dos jugadores
note-same-id-or-seat = dos jugadores tienen el mismo id o el mismo asiento
note-there-is-no-player-id = no hay ningún jugador { $id }
note-name-a-player-by-id = indique uno de los jugadores por su id
note-name-one-by-his-id = indique uno por su id
note-game-seats-at-most = en { $game } se sientan { $most } como máximo
note-game-is-dealt-to = { $game } se reparte de 2 a { $most } jugadores

## Its cards.

note-an-exchange = un cambio
note-game-has-no-draw = { $game } no tiene cambios
note-exchange-without-draws = un cambio en un juego sin cambios
note-leave-out-or-variant = quítelo, o indique otra variante
note-a-board = una mesa
note-game-has-no-board = { $game } no tiene mesa
note-board-street-by-street = la mesa se reparte calle por calle
note-board-dealt-twice = la mesa se repartió dos veces
note-tournaments-deal-once = en los torneos se reparte una vez
note-only-one-card-shared = solo se comparte una carta, en la séptima calle (RP-10 H)
note-dealt-not-shown = se repartieron { $known }, no { $shown }
note-name-all-unknown-too = nómbrelas todas, con ?? por cada una que no se conoce
note-name-all-in-one-word = nómbrelas todas en una palabra, con ?? por cada una que no se conoce
note-name-cards-of-the-hand = nombre cartas de la mano, o ?? por una que no se conoce
note-wrong-cards-shown = se muestran { $has } cartas en lugar de { $needed }
note-wrong-number-of-cards = { $has } cartas en lugar de { $needed }
note-cards-instead-of = cartas: { $has } en lugar de { $needed }
note-wrong-hole-cards = { $has } cartas de mano en lugar de { $needed }
note-wrong-hole-cards-of = { $has } cartas de mano en lugar de { $needed } para { $player }
note-wrong-board-cards = { $has } cartas de la mesa en lugar de { $needed }
note-stud-has-no-more = una mano de stud no tiene más
note-does-not-hold-card = { $player } no tiene { $card }
note-wrong-cards-for-draw = { $has } cartas para un cambio de { $drawn }
note-deal-as-many-as-thrown = reparta tantas como se descartaron
note-deck-has-so-many = tantas tiene aquí la baraja de { $game }
note-an-unknown-card-is = una carta desconocida es ??
note-card-not-in-this-deck = { $card } no está en esta baraja
note-card-twice-in-deck = { $card } está dos veces en la baraja
note-see-guide-to-game = vea la guía del juego
note-rank-and-suit = una carta es un valor y un palo, como Td

## Its bets.

note-write-cc-for-a-check = escriba cc para un check
note-nobody-says-parol = en { $game } nadie dice parol
note-game-is-not-dealt = '{ $game }' no se juega
note-not-a-structure = '{ $name }' no es una estructura de apuestas
note-chips-from-nowhere = estas fichas no son ni una apuesta ni una ciega, y no se sabe de quién son
note-leave-hand-out = deje fuera la mano
note-no-stud-bets-here = las apuestas del stud no están en este formato
note-name-stud-bets-in = indíquelas en { $object }: bring_in, small_bet y big_bet

## What a format cannot say.

note-phh-has-no-code = PHH no tiene código para { $game }
note-ohh-has-no-name = Open Hand History no tiene nombre para { $game }
note-stars-has-no-name = PokerStars no tiene nombre para { $game }
note-dealt-again-unknown = los descartes se repartieron de nuevo, y el registro no dice cómo se mezclaron
note-changed-by-the-floor = el floor cambió esta mano, y el formato no tiene palabras para ello
note-place-in-section = { $section }: { $place }
note-write-fewer-digits = escriba menos cifras
note-cannot-be-played = no se puede jugar ({ $fault })
note-record-may-be-damaged = el registro puede estar dañado; si no lo está, avise de ello como fallo

## Fórmulas de puntos.

note-position = posición { $number }
note-comparison-outside-if = una comparación solo va dentro de if(…)
note-write-if = escriba if(k <= 3, 10, 5)
note-if-needs-comparison = if necesita primero una comparación
note-divides-by-zero = aquí se divide por cero
note-write-max-below = escriba por ejemplo max(1, …) debajo de la línea
note-zero-negative-power = cero no tiene potencias negativas
note-only-whole-powers = solo las potencias enteras son exactas
note-write-sqrt = escriba sqrt(…) para una potencia de un medio
note-power-too-high = una potencia de { $power } es demasiado alta
note-highest-power = { $most } es la más alta
note-round-whole-decimals = round necesita un número entero de decimales
note-write-round = escriba por ejemplo round(…, 2)
note-root-of-negative = un número negativo no tiene raíz
note-write-sqrt-max = escriba por ejemplo sqrt(max(0, …))
note-log-of-zero = ni cero ni los negativos tienen logaritmo
note-write-log-of-more = escriba por ejemplo { $name }(1 + …)
note-numbers-too-large = aquí los números crecen demasiado
note-use-smaller-powers = use potencias menores
note-formula-too-long = la fórmula tiene más de { $most } caracteres
note-formula-empty = la fórmula está vacía
note-write-a-formula = escriba por ejemplo 10 * sqrt(n / k)
note-sign-not-in-formula = '{ $sign }' no puede ir en una fórmula
note-signs-of-formulas = escriba solo números, nombres, + - * / ^ y paréntesis
note-not-expected-here = aquí no va '{ $word }'
note-one-bracket-too-many = sobra un )
note-write-decimal-point = escriba los números con punto decimal: 0.25
note-write-an-operator = escriba un operador entre los dos: * o +
note-brackets-too-deep = los paréntesis están anidados más de { $most } veces
note-powers-too-deep = las potencias están anidadas más de { $most } veces
note-make-it-simpler = hágala más simple
note-make-it-shorter = acórtelo
note-not-an-operator = '**' no es aquí un operador
note-write-power-sign = escriba ^ para una potencia
note-number-too-long = un número tiene más de { $most } cifras
note-formula-ends-early = la fórmula termina donde va un número, un nombre o un paréntesis
note-finish-the-formula = termínela, o quite el último signo
note-value-expected = '{ $word }' está donde va un número, un nombre o un paréntesis
note-take-away-or-complete = quítelo, o escriba lo que falta
note-not-a-function = '{ $word }' no es una función
note-write-times = escriba * antes del paréntesis
note-no-such-word = no existe '{ $word }'
note-formula-names = los nombres son { $names }; las funciones, { $functions }
note-needs-brackets = '{ $word }' necesita sus argumentos entre paréntesis
note-write-brackets = escriba { $word }(…)
note-takes-one-argument = '{ $word }' toma { $span } argumento, no { $count }
note-takes-arguments = '{ $word }' toma { $span } argumentos, no { $count }
note-part-them-by-commas = sepárelos con ,
note-bracket-not-closed = este paréntesis no se cierra
note-close-the-bracket = escriba ) donde termina
note-operator-expected = '{ $word }' está donde va ) o un operador
note-write-one-of-them = escriba uno de ellos

## Resultados y tablas de puntos.

note-no-result-why = esto no es el resultado de una prueba ({ $why })
note-no-result = '{ $schema }' no es el resultado de una prueba
note-run-json-prints-one = shuffleup run --json imprime uno
note-write-digits = escriba solo cifras
note-write-money = escríbalo como 1234.50
note-neither-yes-nor-no = '{ $word }' no es ni yes ni no
note-write-yes-or-no = escriba yes o no
note-write-columns-and-lines = escriba place,player y una línea por jugador
note-more-cells-than-columns = { $cells } celdas bajo { $columns } columnas
note-quote-cells = ponga entre comillas las celdas que llevan una coma
note-no-player = no hay ningún jugador
note-write-a-line-each = escriba una línea por jugador
note-quote-not-closed = las comillas no están cerradas
note-close-the-quote = ciérrelas en su línea, o quítelas
note-cell-too-long = una celda es demasiado larga
note-shorten-it = acórtela
note-columns-are = las columnas son { $list }
note-no-column = no hay ninguna columna '{ $column }'
note-column-twice = la columna '{ $column }' está dos veces
note-column-missing = falta la columna '{ $column }'
note-write-columns = escriba place,player,…
note-event-has-two = { $event } tiene '{ $here }' aquí y '{ $there }' en la línea { $line }
note-write-it-once = vale para todo el evento: escríbalo una vez
note-keys-of-points-table = un archivo tiene base y [[band]] con players_to, first, points, rest
note-no-printed-table = no hay ninguna tabla impresa '{ $name }'
note-no-such-band = ninguna franja termina en { $players } jugadores: terminan en { $list }
note-place-does-not-follow = el puesto { $place } no sigue a los { $count } puestos de esta franja
note-whole-hand = un archivo contiene una mano entera: de HandStarted a HandEnded

## Qué falla en un texto de PokerStars, y manos de cash.

note-stars-game-not-known = aquí no se nombra un juego que se pueda leer
note-stars-has-no-stakes = faltan las apuestas
note-stars-has-no-table = esta línea debería decir la mesa
note-stars-has-no-summary = la mano está cortada: le falta el resumen
note-stars-ends-with-one = guarde de nuevo el archivo; una mano acaba con *** SUMMARY ***
note-stars-line-not-understood = '{ $line }' no se entiende
note-stars-names-a-player = nombre a un jugador de la lista sobre la mano
note-stars-streets-are = las calles son HOLE CARDS, FLOP, TURN, RIVER, de 3rd a 6th STREET, DRAW, SHOW DOWN
note-stars-acts-are = un jugador folds, checks, calls 100, bets 100, raises 100 to 200, shows [As Kd] o mucks hand
note-stars-posts-are = las ciegas son: { $list }
note-stars-more-than-he-has = { $player } pone más de lo que tiene
note-stars-check-stacks = corrija su stack o esta línea
note-stars-pot-differs = el bote se da por { $told }, y las líneas ponen { $found }
note-stars-collected-differs = el bote es { $told }, y se recoge { $found }
note-stars-blind-missing = { $player } tiene una ciega, y ninguna línea la pone
note-stars-line-missing = falta una línea, o una no está como se escribió
note-hand-was-cancelled = la mano se anuló
note-no-hand-begins-here = aquí no empieza ninguna mano
note-stars-hand-begins = una mano empieza con PokerStars Hand #1:
note-second-board-differs = la segunda mesa no cuadra con la primera
note-second-board-is = escriba todas sus cartas, las de antes del all-in como en la primera
note-cash-is-not-written = para el rake o una segunda mesa estos formatos no tienen palabras
