### Mistakes of event files.

## Words that hints are made of.

mistake-one-or-other = { $one } o { $other }
mistake-give-what = indique { $what }
mistake-add-key-what = añada { $key } = …, { $what }
mistake-kinds-are-list = los tipos son { $list }
mistake-limits-are-list = los límites son { $list }
mistake-games-are-list = los juegos son { $list }
mistake-formats-are-list = los formatos son { $list }
mistake-tables-are-list = las tablas son { $list }
mistake-it-can-be-list = puede ser { $list }
mistake-keys-are-list = las claves son { $list }
mistake-stakes-are-for-list = las apuestas son para { $list }
mistake-denominations-are-list = las denominaciones son { $list }
mistake-text-in-quotes = un texto entre comillas
mistake-three-capital-letters-like-example = tres letras mayúsculas, como { $example }
mistake-a-whole-number-of-at-least = un número entero desde { $least }
mistake-a-whole-number-of-at-least-0 = un número entero desde 0, o "unlimited"
mistake-true-or-false = true o false
mistake-a-list-of-words-in-quotes = una lista de palabras entre comillas, como { $example }
mistake-a-number-of-players-at-most = un número de jugadores, como máximo { $most }, o una lista de nombres
mistake-a-number-of-teams-or-names = un número de equipos, o nombres como { $example }
mistake-a-list-of-whole-numbers-of = una lista de números enteros desde { $least }
mistake-a-number = un número
mistake-a-list-of-numbers-like-example = una lista de números, como { $example }
mistake-chips-and-level-numbers-like-example = fichas y números de niveles, como { $example }
mistake-chips-and-numbers-of-chips-like = fichas y cantidades, como { $example }
mistake-chips-and-colours-like-example = fichas y colores, como { $example }
mistake-a-list-of-level-numbers-like = una lista de números de niveles, como { $example }
mistake-a-date-and-time-with-its = fecha y hora con su huso, como { $example }
mistake-a-per-cent-from-0-to = un porcentaje de 0 a 100
mistake-a-list-of-games-like-example = una lista de juegos, como { $example }
mistake-a-number-from-2-to-most = un número de 2 a { $most }
mistake-one-of-list = uno de { $list }
mistake-a-multiple-of-it = un múltiplo suyo
mistake-either-minutes-or-hands-at-least = minutes o bien hands, al menos 1
mistake-a-small-blind-up-to-the = una ciega pequeña que no supere la grande
mistake-both-or-neither = ambos, o ninguno
mistake-fewer-than-enter = menos de los que se inscriben
mistake-2-or-more = 2 o más
mistake-a-word-in-quotes = una palabra entre comillas
mistake-numbers-or-names-for-all = números o nombres para todos

## Keys, values and tables.

mistake-key-is-not-a-key-here = '{ $key }' no es una clave aquí
mistake-key-is-missing = falta '{ $key }'
mistake-key-value-cannot-be = { $key } = { $value } no puede ser
mistake-key-value-is-not-known = { $key } = { $value } no se conoce
mistake-must-be-a-table = debe ser una tabla
mistake-write-it-as-table-on-a = escríbala como { $table } en una línea propia
mistake-add-the-table-guide-shows-a = añada la tabla; { $guide } muestra un archivo entero
mistake-must-be-a-list-of-levels = debe ser una lista de niveles
mistake-must-be-a-list-of-prices = debe ser una lista de precios
mistake-must-be-a-list-of-columns = debe ser una lista de columnas
mistake-must-be-a-list-of-flights = debe ser una lista de flights
mistake-write-table-with-two-brackets-before = escriba { $table } con dos corchetes delante de cada uno
mistake-write-table-before-each-after-other = escriba { $table } delante de cada uno, después de { $other }
mistake-write-line = escriba { $line }

## What is played.

mistake-kind-key-is-not-known = el tipo '{ $key }' no se conoce
mistake-limit-key-is-not-known = el límite '{ $key }' no se conoce
mistake-limit-key-of-game-is-not = el límite '{ $key }' de { $game } no se conoce
mistake-game-key-is-not-known = el juego '{ $key }' no se conoce
mistake-format-key-is-not-known = el formato '{ $key }' no se conoce
mistake-rulebook-key-is-not-known-2 = el reglamento '{ $key }' no se conoce
mistake-game-game-brings-its-own-rules = game = { $game } trae sus propias reglas: indique el reglamento del torneo, uno de { $books }
mistake-seats-seats-cannot-be-dealt-in = con seats = { $seats } no se puede jugar a { $game }
mistake-seats-seats-cannot-be-dealt-in-game = con seats = { $seats } no se puede jugar a '{ $game }'
mistake-take-table-out = quite { $table }
mistake-table-does-not-go-with-format = { $table } no va con format = { $format }
mistake-add-it-guide-shows-one = añádala; { $guide } muestra una
mistake-format-format-needs-table = format = { $format } necesita { $table }
mistake-key-of-table = { $key } de [{ $table }]
mistake-does-not-belong-to-this-game = no corresponde a este juego
mistake-take-it-out-or-write-line = quítela, o escriba { $line }
mistake-key-needs-a-mad-round = { $key } necesita una ronda loca
mistake-write-giro-pazzo-true-or-take = escriba giro_pazzo = true, o quite { $key }
mistake-write-game-which-names-the-layout = escriba game = { $game }, que dice las velas y la carta tapada, o quite { $key }

## Who enters, and the levels.

mistake-a-tournament-needs-at-least-2 = un torneo necesita al menos 2
mistake-entries-has-fewer-than-2-players = en entries hay menos de 2 jugadores
mistake-entries-has-an-empty-name = en entries hay un nombre vacío
mistake-name-every-player = indique el nombre de cada jugador
mistake-name-has-a-control-character = { $name } contiene un carácter de control
mistake-write-it-in-letters-that-can = escríbalo con letras que se puedan imprimir
mistake-entries-has-name-twice = en entries está '{ $name }' dos veces
mistake-give-the-two-players-different-names = dé a los dos jugadores nombres distintos
mistake-give-at-least-least-or-take = indique al menos { $least } o quite el nivel
mistake-key-value-falls-below-the-other = { $key } = { $value } baja de los { $other } del nivel anterior
mistake-is-a-break = es una pausa
mistake-the-first-and-the-last-level = el primer y el último [[level]] deben tener ciegas
mistake-needs-one-length = necesita una sola duración
mistake-small-small-is-above-big-big = small = { $small } supera big = { $big }
mistake-write-small-and-big-in-stud = escriba small y big: en stud small es el bring-in, y big la apuesta
mistake-give-a-small-below-big-in = indique un small por debajo de big: en stud small es el bring-in, y big la apuesta
mistake-fixed-bets-do-not-belong-to = las apuestas fijas no corresponden a { $limit }
mistake-take-small-bet-and-big-bet = quite small_bet y big_bet
mistake-choose-another-limit = elija otro límite
mistake-limit-is-not-for-a-game = { $limit } no es para un juego sin ciegas
mistake-give-small-bet-and-big-bet = indique small_bet y big_bet, como small_bet = { $small } y big_bet = { $big }
mistake-limit-needs-its-least-and-its = { $limit } necesita su apuesta mínima y su máxima
mistake-small-bet-small-and-big-bet = small_bet = { $small } y big_bet = { $big } no crecen desde la ciega grande de { $blind }
mistake-usual-are-one-and-other = lo usual son { $one } y { $other }
mistake-denominations-do-not-rise = en denominations los valores no crecen
mistake-list-each-chip-once-the-smallest = enumere cada ficha una vez, la menor primero
mistake-remove-the-smallest-chip-first-and = retire primero la ficha menor, y conserve la mayor
mistake-removed-at-level-leaves-chips-out = removed_at_level retira las fichas sin orden
mistake-chips-of-value-cannot-be-raced = las fichas de { $value } no se pueden cambiar por fichas de { $above }
mistake-a-removed-chip-must-divide-the = una ficha retirada debe dividir la siguiente
mistake-key-has-a-chip-of-chip = en { $key } hay una ficha de { $chip }, que no está en el juego de fichas
mistake-give-the-chips-of-one-whole = indique las fichas de un stack entero
mistake-in-a-stack-comes-to-total = in_a_stack suma { $total }, un stack es { $stack }
mistake-stack-stack-cannot-be-paid-in = stack = { $stack } no se puede pagar en fichas de { $chip }
mistake-key-value-cannot-be-paid-the = { $key } = { $value } no se puede pagar: la ficha menor es { $unit }
mistake-key-value-of-game-cannot-be = { $key } = { $value } de { $game } no se puede pagar: la ficha menor es { $unit }
mistake-give-a-multiple-of-it-or = indique un múltiplo suyo o retire más tarde la ficha pequeña
mistake-players-left-value-is-everybody = players_left = { $value } son todos
mistake-end-of-level-value-never-comes = end_of_level = { $value } no llega nunca
mistake-there-are-count-levels = hay { $count } niveles
mistake-day-ends-do-not-rise = day_ends no crece
mistake-list-the-last-level-of-each = enumere una vez el último nivel de cada día, desde el primer día
mistake-day-ends-names-level-level = day_ends indica el nivel { $level }
mistake-there-are-count-levels-leave-the = hay { $count } niveles; omita el último día
mistake-banks-and-bank-seconds-go-together = banks y bank_seconds van juntos

## The price of entry and what is sold later.

mistake-cents-cents-is-not-made-of = cents = { $cents } no está hecho de unidades de { $unit }
mistake-give-a-multiple-of-unit-cents = indique un múltiplo de unit_cents
mistake-the-bounty-is-a-part-of = la recompensa es parte de buy_in_cents; suba lo uno o baje lo otro
mistake-cents-cents-is-more-than-the = cents = { $cents } supera los { $prizes } de un buy-in que son premios
mistake-from-players-and-envelopes-percent-are = from_players y envelopes_percent son para recompensas sorpresa
mistake-envelopes-percent-comes-to-more-than = envelopes_percent supera 100, o no está en centésimas
mistake-give-at-most-100-in-all = indique como mucho 100 en total
mistake-needs-its-time = necesita su momento
mistake-give-either-until-a-date-or = indique until, una fecha, o bien from_level, un nivel
mistake-from-level-level-comes-after-the = from_level = { $level } viene después del último nivel de inscripción
mistake-late-until-level-in-entry-is = late_until_level en [entry] es { $level }
mistake-from-level-is-after-until-level = from_level viene después de until_level
mistake-the-add-on-is-sold-from = el add-on se vende desde el uno hasta el otro
mistake-there-are-count-levels-end-the = hay { $count } niveles: cierre la venta antes del último
mistake-key-level-leaves-no-level-without = { $key } = { $level } no deja niveles sin ventas
mistake-give-late-until-level-too = indique también late_until_level
mistake-key-is-announced-without-late-registration = { $key } se anuncia sin inscripción tardía
mistake-give-reentries-too = indique también reentries
mistake-surrender-is-announced-without-re-entries = surrender se anuncia sin reentradas
mistake-alternates-wait-for-a-seat-and = las reservas esperan asiento, y no hay tope
mistake-give-cap-the-seats-in-the = indique cap, los asientos de la sala
mistake-raise-the-cap-or-let-fewer = suba cap o que se inscriban menos
mistake-count-players-enter-and-cap-cap = se inscriben { $count } jugadores, y cap = { $cap }
mistake-methods-has-kind-twice = en methods está '{ $kind }' dos veces
mistake-name-each-once = indique cada uno una vez
mistake-key-percent-is-too-fine = { $key } = { $percent } es demasiado fino
mistake-give-two-decimals-at-most = indique dos decimales como mucho
mistake-prizes-and-organisation-come-to-percent = premios y organización suman el { $percent } por ciento de los buy-ins
mistake-let-them-come-to-100-at = que sumen 100 como mucho
mistake-take-buy-in-cents-and-fee = quite buy_in_cents y fee_cents
mistake-the-final-of-a-league-is = la final de una liga es gratuita
mistake-take-it-out-this-rulebook-has = quítelo: este reglamento no tiene
mistake-keep-within-it = quédese dentro
mistake-the-smallest-chip-of-level-level = la ficha menor del nivel { $level } es { $unit }: indique un múltiplo suyo o cierre antes la venta
mistake-key-amount-cannot-be-paid-at = { $key } = { $amount } no se puede pagar al final

## Prizes and deals.

mistake-does-not-say-who-is-paid = no dice quién cobra
mistake-has-keys = tiene { $keys }
mistake-pay-at-most-count = pague como mucho a { $count }
mistake-paid-places-are-paid-count-players = se pagan { $paid } puestos, se inscriben { $count } jugadores
mistake-give-a-per-cent-from-0 = indique un porcentaje de 0 a 100, dos decimales como mucho
mistake-first-percent-is-for-the-curve = first_percent es para la curva
mistake-take-it-out-or-give-places = quítelo, o indique places_paid
mistake-at-players-at-and-count = at_players = { $at }, y los jugadores inscritos son { $count }
mistake-add-1-cent = añada 1 céntimo
mistake-take-away-1-cent = quite 1 céntimo
mistake-again-again-and-count-players = again = { $again }, y los jugadores de flights anteriores son { $count }
mistake-nobody-can-be-out-yet = nadie puede estar ya fuera
mistake-there-is-one-team = hay un solo equipo
mistake-there-are-no-teams = no hay equipos
mistake-name-is-a-team-of = { $name } es un equipo de { $count }
mistake-at-players-1-leaves-nobody-to = con at_players = 1 no queda nadie con quien pactar
mistake-give-at-players-too = indique también at_players
mistake-method-and-play-for-cents-are = method y play_for_cents son para el acuerdo de una prueba
mistake-at-players-plans-a-deal-and = at_players prevé un acuerdo, y no se permite ninguno
mistake-take-one-of-them-out = quite uno de los dos
mistake-give-each-above-0-and-with = indique cada una por encima de 0 y con dos decimales como mucho
mistake-percentages-has-a-share-that-is = en percentages hay una parte que no se paga exacta
mistake-percentages-come-to-total-difference-too = percentages suma { $total }, { $difference } de menos
mistake-percentages-come-to-total-difference-too-much = percentages suma { $total }, { $difference } de más
mistake-make-them-come-to-100 = haga que sumen 100
mistake-give-percentages-or-places-paid = indique percentages o places_paid
mistake-prizes-cents-cannot-be-known-while = prizes_cents no se puede saber mientras el bote pueda crecer
mistake-prizes-cents-come-to-total-the = prizes_cents suma { $total }, el bote de todos los buy-ins { $pool }
mistake-add-amount-cents = añada { $amount } céntimos
mistake-take-away-amount-cents = quite { $amount } céntimos
mistake-list-them-from-the-first-place = enumérelas desde el primer puesto
mistake-key-rise-from-one-place-to = { $key } crece de un puesto al siguiente
mistake-fixed-prizes-are-paid-as-they = los premios fijos se pagan como son
mistake-seats-are-paid-whole = las plazas se pagan enteras
mistake-take-min-cash-cents-and-rounding = quite min_cash_cents y rounding_cents
mistake-paid-prizes-of-at-least-cents = { $paid } premios de al menos { $cents } céntimos necesitan más que el bote de { $pool }
mistake-give-a-min-cash-cents-of = indique un min_cash_cents de { $most } como mucho
mistake-add-seat-cents-or-take-them = añada seat_cents, o quítelos
mistake-seats-into-and-milestone-chips-are = seats_into y milestone_chips son para satélites
mistake-a-seat-of-cents-cents-is = una plaza de { $cents } céntimos supera el bote de { $pool }
mistake-lower-seat-cents-or-let-more = baje seat_cents, o que se inscriban más
mistake-milestone-chips-chips-is-what-everybody = milestone_chips = { $chips } es con lo que todos empiezan
mistake-give-more-than-the-stack-of = indique más que el stack de { $stack }
mistake-give-more-than-least = indique más de { $least }
mistake-entries-to-count-does-not-rise = entries_to = { $count } no crece
mistake-does-not-go-with-table = no va con { $table }
mistake-keep-one-of-them = conserve uno de los dos
mistake-write-payouts-column-of-your-own = escriba [[payouts.column]] propias
mistake-the-table-has-columns-to-list = la tabla tiene columnas hasta { $list }, y las propias pueden ir más allá
mistake-entries-to-count-is-no-column = entries_to = { $count } no es una columna de la tabla
mistake-place-place-is-printed-as-share = el puesto { $place } está impreso como { $share }
mistake-only-the-shares-that-no-book = solo se pueden sustituir las partes que ningún reglamento imprime

## Flights, teams, rotations, announcements.

mistake-flights-and-their-final-day-go = los flights y el día final van juntos
mistake-flights-and-teams-do-not-go = flights y equipos no van juntos
mistake-heads-are-not-carried-from-one = las recompensas no pasan de un flight a otro: quite uno de los dos
mistake-a-team-wins-no-seat-give = un equipo no gana plazas: indique percentages
mistake-prizes-of-teams-are-divided-to = los premios de equipos se dividen al céntimo
mistake-take-rounding-cents-and-min-cash = quite rounding_cents y min_cash_cents de [payouts]
mistake-give-each-its-own-like-1a = dé a cada uno el suyo, como 1A y 1B
mistake-two-flights-have-the-same-name = dos flights tienen el mismo nombre
mistake-give-numbers-or-names-for-all = indique números o nombres para todos
mistake-some-flights-have-numbers-of-players = unos flights tienen números de jugadores, otros nombres
mistake-a-flight-needs-at-least-2 = un flight necesita al menos 2
mistake-has-fewer-than-2-players = tiene menos de 2 jugadores
mistake-flights-end-with-level-level-and = flights_end_with_level = { $level }, y hay { $count } niveles
mistake-a-level-must-follow-for-the = debe seguir un nivel para el día final
mistake-first-level-level-leaves-levels-out = first_level = { $level } se salta niveles
mistake-give-a-level-from-1-to = indique un nivel de 1 a { $most }
mistake-late-until-level-level-and-flights = late_until_level = { $level }, y los flights acaban con el nivel { $last }
mistake-give-at-most-most = indique como mucho { $most }
mistake-a-contest-needs-at-least-2 = una competición necesita al menos 2
mistake-a-table-needs-two-or-more = una mesa necesita dos o más
mistake-give-at-least-2-finalists-and = indique al menos 2 finalists y heat_seats
mistake-each-team-has-size = cada equipo tiene { $size }
mistake-team-has-count-players = { $team } tiene { $count } jugadores
mistake-each-plays-for-one-team = cada uno juega para un equipo
mistake-player-plays-for-team-and-for = { $player } juega para { $team } y para { $other }
mistake-leave-game-out-or-write-one = omita game, o escriba uno de { $list }
mistake-game-game-and-rotation-contradict-each = game = { $game } y [rotation] se contradicen
mistake-list-them-like-example = enumérelos, como { $example }
mistake-games-is-empty-a-rotation-needs = games está vacío: una rotación necesita un juego
mistake-everything-that-may-be-chosen-is = todo lo que se puede elegir se enumera una vez
mistake-games-names-a-game-twice = games indica un juego dos veces
mistake-leave-it-out-it-is-not = omítalo: no se juega en una rotación
mistake-game-has-a-deck-and-pots = { $game } tiene baraja y botes propios
mistake-game-cannot-be-played-at-limit = { $game } no se puede jugar a { $limit }: un bring-in se completa hasta la apuesta, y no hay una sola
mistake-in-dealer-s-choice-a-game = en dealer's choice un juego no dura un nivel: los jugadores eligen por turnos
mistake-write-change-orbits-or-change-hands = escriba change = "orbits" o change = "hands"
mistake-stakes-must-be-tables-one-for = stakes debe ser de tablas, una para cada juego
mistake-stakes-are-given-for-name-which = hay apuestas para { $name }, que no se juega
mistake-keys-do-not-belong-to-game = { $keys } no corresponde a { $game }
mistake-take-them-out = quítelos
mistake-small-small-of-game-is-above = small = { $small } de { $game } supera big = { $big }
mistake-a-bring-in-of-chips-is = un bring-in de { $chips } no está por debajo de la apuesta de { $bet } en { $game }
mistake-give-bring-in-under-table-or = indique bring_in bajo { $table }, o una ficha menor
mistake-small-bet-small-and-big-bet-big = small_bet = { $small } y big_bet = { $big } de { $game } no crecen desde { $blind }
mistake-big-bet-of-game-is-below = big_bet = { $big } de { $game } está por debajo de small_bet = { $small }
mistake-there-is-no-parameter-name = no hay ningún parámetro '{ $name }'
mistake-book-leaves-open-list = { $book } deja abiertos { $list }
mistake-a-house-book-may-change-it = un reglamento de la casa puede cambiarlo
mistake-book-does-not-leave-name-to = { $book } no deja { $name } al anuncio
mistake-name-word-cannot-be-announced = { $name } = '{ $word }' no se puede anunciar
mistake-what-by-rule = { $what } según { $rule }
mistake-key-value-and-it-is-only = { $key } = { $value }, y vale { $only }
mistake-key-value-and-it-is-only-by = { $key } = { $value }, y vale { $only } según { $rule }
mistake-key-value-and-it-is-from = { $key } = { $value }, y va de { $least } a { $most }
mistake-key-value-and-it-is-from-by = { $key } = { $value }, y va de { $least } a { $most } según { $rule }
mistake-give-a-small-blind-up-to = indique una ciega pequeña que no supere la grande
mistake-a-team-has-no-head-at = un equipo no tiene recompensa en la mesa final: quite uno de los dos
mistake-every-bag-is-played-so-no = se juega cada bolsa, y ninguna recompensa queda atrás: quítelo
mistake-forgone-bounties-does-not-go-with = forgone_bounties no va con carry = { $carry }
mistake-forgone-bounties-is-for-events-with = forgone_bounties es para torneos con recompensas
mistake-amounts-cents-are-for-a-custom = amounts_cents es para un acuerdo libre
mistake-amounts-cents-names-name-who-does = amounts_cents indica a '{ $name }', que no se inscribe
mistake-put-the-winner-s-amount-first-2 = ponga primero el importe del ganador
mistake-with-count-players-left-what = con { $count } jugadores restantes { $what }
mistake-methods-has-kind-which-is-no = en methods está '{ $kind }', que no es dinero
mistake-take-it-out = quítelo

## Seasons.

mistake-a-season-has-events = una temporada tiene torneos
mistake-write-table-with-two-brackets-before-each = escriba { $table } con dos corchetes delante de cada uno, con file y day
mistake-events-are-not-in-the-order = los torneos no están por orden de día
mistake-write-the-earliest-first = escriba primero el más antiguo
mistake-the-final-is-on-day = la final es el { $day }
mistake-give-a-day-after-the-last = indique un día posterior al último torneo, { $day }
mistake-players-has-a-name-twice = en players hay un nombre dos veces
mistake-mend-the-terms-of-the-season = corrija las condiciones de la temporada
mistake-league-key-is-not-known = la liga '{ $key }' no se conoce
mistake-leagues-are-list = las ligas son { $list }
mistake-table-key-is-not-known = la tabla '{ $key }' no se conoce
mistake-give-league-or-table-with-table = indique league, o { $table } con table o formula
mistake-ties-has-word-which-is-not = en ties está '{ $word }', que no se conoce
mistake-ties-are-parted-by-list = los empates se deshacen por { $list }
mistake-guide-shows-formulas = { $guide } muestra fórmulas

## More of satellites, prizes and deals.

mistake-seats-of-a-satellite-pay-entries = las plazas de un satélite pagan inscripciones sin nombrarlas: quítelo
mistake-amounts-cents-has-count-amounts-for = amounts_cents tiene { $count } importes para { $players } jugadores
mistake-give-amounts-cents-one-for-each = indique amounts_cents, uno por jugador
mistake-give-one-amount-for-each = indique un importe para cada uno
mistake-method-and-what-is-played-for = method y aquello por lo que se juega son para el acuerdo de una prueba
mistake-seats-into-milestone-chips-and-transferable = seats_into, milestone_chips y transferable son para satélites
mistake-add-table-or-take-it-out = añada { $table }, o quítelo
mistake-set-cents-cents-aside = aparte { $cents } céntimos
mistake-set-aside-cents-cents = aparte { $cents } céntimos
mistake-give-at-most-one-amount-for = indique como mucho un importe para cada uno
mistake-play-for-cents-has-count-amounts = play_for_cents tiene { $count } importes para { $players } jugadores
mistake-set-at-most-cents-cents-aside = aparte ahí como mucho { $cents } céntimos

## What the pages of the server are told beside.

mistake-several-events = los flights y las mangas por equipos son varios torneos
mistake-several-events-hint = juéguelos con shuffleup run, o abra cada parte por separado
mistake-in-another-file = está en otro archivo: { $file }
mistake-leave-the-house-out = quítelo para jugar según el reglamento mismo
mistake-is-a-house-book = este es un reglamento de la casa, no un torneo
mistake-is-a-house-book-hint = un torneo lo toma con house = '{ $file }'; juegue ese torneo con shuffleup run
mistake-there-is-no-event = el torneo { $event } no existe
mistake-the-button-cannot-be-won-in = en { $game } no se puede ganar el botón
mistake-leave-it-out-it-moves-on = quítelo: allí pasa al siguiente jugador
mistake-there-is-nothing-at-this-address = en esta dirección no hay nada
mistake-this-address-is-not-asked-in = a esta dirección no se le pregunta de ese modo
mistake-give-the-event-a-name = dé un nombre al torneo
mistake-lists-every-event = { $address } enumera todos los torneos
mistake-name-stands-twice-in-one-table = '{ $name }' está dos veces en la misma tabla
mistake-give-the-two-different-names = dé a los dos nombres distintos
mistake-this-has-more-than-letters = el texto tiene más de { $count } letras
mistake-leave-the-names-out = quite los nombres: los jugadores se inscriben cuando llegan
