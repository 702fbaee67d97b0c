### Mistakes of event files.

note-as-it-is-told = { $why }

## Words that hints are made of.

note-one-or-other = { $one } o { $other }
note-give-what = indique { $what }
note-add-key-what = añada { $key } = …, { $what }
note-kinds-are-list = los tipos son { $list }
note-limits-are-list = los límites son { $list }
note-games-are-list = los juegos son { $list }
note-formats-are-list = los formatos son { $list }
note-tables-are-list = las tablas son { $list }
note-it-can-be-list = puede ser { $list }
note-keys-are-list = las claves son { $list }
note-stakes-are-for-list = las apuestas son para { $list }
note-denominations-are-list = las denominaciones son { $list }
note-text-in-quotes = un texto entre comillas
note-capital-letters = tres letras mayúsculas, como { $example }
note-at-least-number = un número entero desde { $least }
note-whole-or-unlimited = un número entero desde 0, o "unlimited"
note-true-or-false = true o false
note-words-in-quotes = una lista de palabras entre comillas, como { $example }
note-players-or-their-names = un número de jugadores, como máximo { $most }, o una lista de nombres
note-teams-or-names = un número de equipos, o nombres como { $example }
note-whole-numbers = una lista de números enteros desde { $least }
note-a-number = un número
note-numbers-like = una lista de números, como { $example }
note-chips-and-levels = fichas y números de niveles, como { $example }
note-chips-and-counts = fichas y cantidades, como { $example }
note-chips-and-colours = fichas y colores, como { $example }
note-levels-like = una lista de números de niveles, como { $example }
note-date-and-time = fecha y hora con su huso, como { $example }
note-per-cent = un porcentaje de 0 a 100
note-games-like = una lista de juegos, como { $example }
note-number-from-2 = un número de 2 a { $most }
note-one-of-list = uno de { $list }
note-a-multiple-of-it = un múltiplo suyo
note-minutes-or-hands = minutes o bien hands, al menos 1
note-both-or-neither = ambos, o ninguno
note-fewer-than-enter = menos de los que se inscriben
note-2-or-more = 2 o más
note-a-word-in-quotes = una palabra entre comillas

## Keys, values and tables.

note-not-a-key-here = '{ $key }' no es una clave aquí
note-key-is-missing = falta '{ $key }'
note-value-cannot-be = { $key } = { $value } no puede ser
note-times-beyond-calendar = contiene horas posteriores al fin del calendario
note-value-not-known = { $key } = { $value } no se conoce
note-must-be-a-table = debe ser una tabla
note-write-it-as-table = escríbala como { $table } en una línea propia
note-add-table-see-guide = añada la tabla; { $guide } muestra un archivo entero
note-must-be-levels = debe ser una lista de niveles
note-must-be-prices = debe ser una lista de precios
note-must-be-offers = debe ser una tabla, o una lista de tablas
note-minutes-from-to = minutos enteros o medios de { $least } a { $most }
note-must-be-columns = debe ser una lista de columnas
note-must-be-flights = debe ser una lista de flights
note-write-two-brackets = escriba { $table } con dos corchetes delante de cada uno
note-write-table-after = escriba { $table } delante de cada uno, después de { $other }
note-write-line = escriba { $line }

## What is played.

note-kind-key-is-not-known = el tipo '{ $key }' no se conoce
note-limit-not-known = el límite '{ $key }' no se conoce
note-limit-of-game-unknown = el límite '{ $key }' de { $game } no se conoce
note-game-not-known = el juego '{ $key }' no se conoce
note-format-not-known = el formato '{ $key }' no se conoce
note-rulebook-not-known = el reglamento '{ $key }' no se conoce
note-game-brings-rules = game = { $game } trae sus propias reglas: indique el reglamento del torneo, uno de { $books }
note-seats-too-many-for-game = con seats = { $seats } no se puede jugar a { $game }
note-take-table-out = quite { $table }
note-table-not-for-format = { $table } no va con format = { $format }
note-add-it-see-guide = añádala; { $guide } muestra una
note-format-needs-table = format = { $format } necesita { $table }
note-not-of-this-game = no corresponde a este juego
note-take-out-or-write = quítela, o escriba { $line }
note-key-needs-a-mad-round = { $key } necesita una ronda loca
note-write-giro-or-take-out = escriba giro_pazzo = true, o quite { $key }
note-write-game-or-take-out = escriba game = { $game }, que dice las velas y la carta tapada, o quite { $key }

## Who enters, and the levels.

note-at-least-2-players = un torneo necesita al menos 2
note-too-few-entries = en entries hay menos de 2 jugadores
note-entry-without-name = en entries hay un nombre vacío
note-name-every-player = indique el nombre de cada jugador
note-control-character = { $name } contiene un carácter de control
note-write-printable = escríbalo con letras que se puedan imprimir
note-entered-twice = en entries está '{ $name }' dos veces
note-give-different-names = dé a los dos jugadores nombres distintos
note-give-or-take-level-out = indique al menos { $least } o quite el nivel
note-falls-below-last-level = { $key } = { $value } baja de los { $other } del nivel anterior
note-is-a-break = es una pausa
note-blinds-at-both-ends = el primer y el último [[level]] deben tener ciegas
note-needs-one-length = necesita una sola duración
note-small-above-big = small = { $small } supera big = { $big }
note-write-small-and-big = escriba small y big: en stud small es el bring-in, y big la apuesta
note-give-small-below-big = indique un small por debajo de big: en stud small es el bring-in, y big la apuesta
note-no-fixed-bets-in = las apuestas fijas no corresponden a { $limit }
note-take-fixed-bets-out = quite small_bet y big_bet
note-choose-another-limit = elija otro límite
note-limit-needs-blinds = { $limit } no es para un juego sin ciegas
note-give-fixed-bets = indique small_bet y big_bet, como small_bet = { $small } y big_bet = { $big }
note-limit-needs-its-bets = { $limit } necesita su apuesta mínima y su máxima
note-bets-do-not-rise = small_bet = { $small } y big_bet = { $big } no crecen desde la ciega grande de { $blind }
note-usual-are = lo usual son { $one } y { $other }
note-chips-do-not-rise = en denominations los valores no crecen
note-list-chips-rising = enumere cada ficha una vez, la menor primero
note-remove-smallest-first = retire primero la ficha menor, y conserve la mayor
note-chips-out-of-order = removed_at_level retira las fichas sin orden
note-chips-cannot-be-raced = las fichas de { $value } no se pueden cambiar por fichas de { $above }
note-must-divide-next-chip = una ficha retirada debe dividir la siguiente
note-chip-not-in-set = en { $key } hay una ficha de { $chip }, que no está en el juego de fichas
note-give-a-whole-stack = indique las fichas de un stack entero
note-stack-comes-to = in_a_stack suma { $total }, un stack es { $stack }
note-stack-cannot-be-paid = stack = { $stack } no se puede pagar en fichas de { $chip }
note-new-stack-cannot-be-paid = new_stack = { $stack } no se puede pagar en fichas de { $chip }
note-value-cannot-be-paid = { $key } = { $value } no se puede pagar: la ficha menor es { $unit }
note-price-of-game-unpayable = { $key } = { $value } de { $game } no se puede pagar: la ficha menor es { $unit }
note-multiple-or-later = indique un múltiplo suyo o retire más tarde la ficha pequeña
note-everybody-is-left = players_left = { $value } son todos
note-level-never-comes = end_of_level = { $value } no llega nunca
note-round-level-never-comes = round_level = { $value } no llega nunca
note-there-are-count-levels = hay { $count } niveles
note-day-ends-do-not-rise = day_ends no crece
note-list-day-ends-rising = enumere una vez el último nivel de cada día, desde el primer día
note-day-ends-at-level = day_ends indica el nivel { $level }
note-levels-leave-last-out = hay { $count } niveles; omita el último día
note-banks-go-together = banks y bank_seconds van juntos
note-bots-need-a-start = más bots que jugadores con los que empieza el evento
note-starts-with-two = un solo jugador no puede empezar
note-say-when-it-starts = escriba starts_at = { $least } o más

## The price of entry and what is sold later.

note-cents-not-of-units = cents = { $cents } no está hecho de unidades de { $unit }
note-multiple-of-unit-cents = indique un múltiplo de unit_cents
note-bounty-part-of-buy-in = la recompensa es parte de buy_in_cents; suba lo uno o baje lo otro
note-more-than-the-prizes = cents = { $cents } supera los { $prizes } de un buy-in que son premios
note-only-mystery-bounties = from_players y los sobres son para recompensas sorpresa
note-only-progressive-bounties = { $key } es para recompensas progresivas
note-league-more-than-prizes = league_cents = { $cents } supera los { $prizes } de un buy-in que son premios
note-envelopes-over-100 = envelopes_percent supera 100, o no está en centésimas
note-give-at-most-100-in-all = indique como mucho 100 en total
note-needs-its-time = necesita su momento
note-until-or-from-level = indique until, una fecha, o bien from_level o until_level, un nivel, o reentry = true, o choice = true
note-level-after-last-late = from_level = { $level } viene después del último nivel de inscripción
note-late-until-is = late_until_level en [entry] es { $level }
note-from-after-until = from_level viene después de until_level
note-sold-from-one-to-other = se vende desde el uno hasta el otro
note-end-sale-before-last = hay { $count } niveles: cierre la venta antes del último
note-leaves-no-level = { $key } = { $level } no deja niveles sin ventas
note-give-late-until-level = indique también late_until_level
note-announced-without-late = { $key } se anuncia sin inscripción tardía
note-give-reentries-too = indique también reentries
note-offer-without-name = necesita un nombre, porque hay varios
note-no-chips-to-play = stack = 0 no deja a nadie con qué jugar donde reparte el programa
note-give-a-stack = indique un stack de al menos 1
note-offers-named-alike = se llama { $name } como otro
note-name-each-offer = dé a cada uno su propio nombre
note-level-from-2 = indique un nivel a partir del 2
note-days-of-event = indique un día de 2 a { $most }
note-say-how-days-end = diga en [clock] con day_ends cómo terminan los días
note-end-sale-before-minute = el último nivel empieza a los { $minutes } minutos: cierre antes la venta
note-choice-has-no-time = la elige el jugador, y tiene además un momento o es de reentradas
note-take-choice-or-time-out = quite choice, o el resto
note-reentry-price-without = es el precio de las reentradas, y no las hay
note-bounty-price-without = indica bounty_cents, y el torneo no tiene recompensas
note-add-bounty-table = añada una tabla [bounty], o quítelo
note-surrender-without = surrender se anuncia sin reentradas
note-alternates-without-cap = las reservas esperan asiento, y no hay tope
note-give-cap = indique cap, los asientos de la sala
note-raise-cap-or-fewer = suba cap o que se inscriban menos
note-more-enter-than-cap = se inscriben { $count } jugadores, y cap = { $cap }
note-methods-has-kind-twice = en methods está '{ $kind }' dos veces
note-name-each-once = indique cada uno una vez
note-percent-too-fine = { $key } = { $percent } es demasiado fino
note-two-decimals-at-most = indique dos decimales como mucho
note-parts-come-to-percent = premios y organización suman el { $percent } por ciento de los buy-ins
note-let-them-come-to-100 = que sumen 100 como mucho
note-take-prices-out = quite buy_in_cents y fee_cents
note-league-final-is-free = la final de una liga es gratuita
note-take-out-not-in-book = quítelo: este reglamento no tiene
note-fixed-in-the-book = { $key } = { $value }, y es { $fixed } según { $rule }
note-league-has-it-otherwise = { $key } de la liga no es como en { $rule }
note-keep-to-it-or-overrule = quédese dentro, o dé el motivo del director: { $key } = "…" en [overruled]
note-freezeout-or-re-entry = sin recompras puede ser un freezeout, que admite { $most } reentrada ({ $rule })
note-give-the-reason = dé el motivo entre comillas
note-smallest-chip-of-level = la ficha menor del nivel { $level } es { $unit }: indique un múltiplo suyo o cierre antes la venta
note-price-unpayable-at-end = { $key } = { $amount } no se puede pagar al final

## Prizes and deals.

note-who-is-paid-not-said = no dice quién cobra
note-has-keys = tiene { $keys }
note-pay-at-most-count = pague como mucho a { $count }
note-more-paid-than-enter = se pagan { $paid } puestos, se inscriben { $count } jugadores
note-give-a-per-cent = indique un porcentaje de 0 a 100, dos decimales como mucho
note-first-percent-for-curve = first_percent es para la curva
note-take-out-or-places = quítelo, o indique places_paid
note-fewer-than-at-players = at_players = { $at }, y los jugadores inscritos son { $count }
note-add-1-cent = añada 1 céntimo
note-take-away-1-cent = quite 1 céntimo
note-again-beyond-flights = again = { $again }, y los jugadores de flights anteriores son { $count }
note-nobody-can-be-out-yet = nadie puede estar ya fuera
note-there-is-one-team = hay un solo equipo
note-there-are-no-teams = no hay equipos
note-name-is-a-team-of = { $name } es un equipo de { $count }
note-at-players-1 = con at_players = 1 no queda nadie con quien pactar
note-give-at-players-too = indique también at_players
note-deal-planned-not-allowed = at_players prevé un acuerdo, y no se permite ninguno
note-take-one-of-them-out = quite uno de los dos
note-give-shares-above-0 = indique cada una por encima de 0 y con dos decimales como mucho
note-share-not-paid-exactly = en percentages hay una parte que no se paga exacta
note-percentages-too-little = percentages suma { $total }, { $difference } de menos
note-percentages-too-much = percentages suma { $total }, { $difference } de más
note-make-it-100 = haga que sumen 100
note-give-shares-or-places = indique percentages o places_paid
note-prizes-not-known-yet = prizes_cents no se puede saber mientras el bote pueda crecer
note-prizes-not-the-pool = prizes_cents suma { $total }, el bote de todos los buy-ins { $pool }
note-add-amount-cents = añada { $amount } céntimos
note-take-away-amount-cents = quite { $amount } céntimos
note-list-from-first-place = enumérelas desde el primer puesto
note-rise-to-next-place = { $key } crece de un puesto al siguiente
note-fixed-paid-as-they-are = los premios fijos se pagan como son
note-seats-are-paid-whole = las plazas se pagan enteras
note-take-rounding-out = quite min_cash_cents y rounding_cents
note-prizes-beyond-the-pool = { $paid } premios de al menos { $cents } céntimos necesitan más que el bote de { $pool }
note-give-min-cash-of-most = indique un min_cash_cents de { $most } como mucho
note-add-or-take-seat-cents = añada seat_cents, o quítelos
note-seat-more-than-pool = una plaza de { $cents } céntimos supera el bote de { $pool }
note-lower-or-let-more-enter = baje seat_cents, o que se inscriban más
note-milestone-is-the-stack = milestone_chips = { $chips } es con lo que todos empiezan
note-more-than-the-stack = indique más que el stack de { $stack }
note-give-more-than-least = indique más de { $least }
note-entries-do-not-rise = entries_to = { $count } no crece
note-not-with-table = no va con { $table }
note-keep-one-of-them = conserve uno de los dos
note-write-own-columns = escriba [[payouts.column]] propias
note-columns-of-the-table = la tabla tiene columnas hasta { $list }, y las propias pueden ir más allá
note-not-a-table-column = entries_to = { $count } no es una columna de la tabla
note-place-is-printed = el puesto { $place } está impreso como { $share }
note-only-unprinted-shares = solo se pueden sustituir las partes que ningún reglamento imprime

## Flights, teams, rotations, announcements.

note-flights-with-final-day = los flights y el día final van juntos
note-flights-or-teams = flights y equipos no van juntos
note-team-wins-no-seat = un equipo no gana plazas: indique percentages
note-team-prizes-to-the-cent = los premios de equipos se dividen al céntimo
note-take-rounding-from-teams = quite rounding_cents y min_cash_cents de [payouts]
note-give-each-its-own = dé a cada uno el suyo, como 1A y 1B
note-flights-named-alike = dos flights tienen el mismo nombre
note-numbers-or-names = indique números o nombres para todos
note-flights-mixed = unos flights tienen números de jugadores, otros nombres
note-flight-of-at-least-2 = un flight necesita al menos 2
note-has-fewer-than-2-players = tiene menos de 2 jugadores
note-flights-end-and-levels = flights_end_with_level = { $level }, y hay { $count } niveles
note-level-for-final-day = debe seguir un nivel para el día final
note-first-level-leaves-out = first_level = { $level } se salta niveles
note-give-a-level = indique un nivel de 1 a { $most }
note-late-beyond-flights = late_until_level = { $level }, y los flights acaban con el nivel { $last }
note-give-at-most-most = indique como mucho { $most }
note-contest-of-at-least-2 = una competición necesita al menos 2
note-table-of-two-or-more = una mesa necesita dos o más
note-give-finalists = indique al menos 2 finalists y heat_seats
note-each-team-has-size = cada equipo tiene { $size }
note-one-team-each = cada uno juega para un equipo
note-in-two-teams = { $player } juega para { $team } y para { $other }
note-leave-out-or-one-of = omita game, o escriba uno de { $list }
note-game-or-rotation = game = { $game } y [rotation] se contradicen
note-list-them-like-example = enumérelos, como { $example }
note-games-is-empty = games está vacío: una rotación necesita un juego
note-each-choice-once = todo lo que se puede elegir se enumera una vez
note-game-named-twice = games indica un juego dos veces
note-not-in-a-rotation = omítalo: no se juega en una rotación
note-own-deck-and-pots = { $game } tiene baraja y botes propios
note-not-at-this-limit = { $game } no se puede jugar a { $limit }: un bring-in se completa hasta la apuesta, y no hay una sola
note-choice-not-by-levels = en dealer's choice un juego no dura un nivel: los jugadores eligen por turnos
note-write-orbits-or-hands = escriba change = "orbits" o change = "hands"
note-stakes-must-be-tables = stakes debe ser de tablas, una para cada juego
note-stakes-for-unplayed = hay apuestas para { $name }, que no se juega
note-keys-not-of-game = { $keys } no corresponde a { $game }
note-take-them-out = quítelos
note-small-above-big-of-game = small = { $small } de { $game } supera big = { $big }
note-bring-in-not-below-bet = un bring-in de { $chips } no está por debajo de la apuesta de { $bet } en { $game }
note-give-smaller-bring-in = indique bring_in bajo { $table }, o una ficha menor
note-bets-of-game-not-rising = small_bet = { $small } y big_bet = { $big } de { $game } no crecen desde { $blind }
note-big-bet-below-small = big_bet = { $big } de { $game } está por debajo de small_bet = { $small }
note-no-parameter = no hay ningún parámetro '{ $name }'
note-book-leaves-open-list = { $book } deja abiertos { $list }
note-house-may-change-it = un reglamento de la casa puede cambiarlo
note-not-left-open = { $book } no deja { $name } al anuncio
note-cannot-be-announced = { $name } = '{ $word }' no se puede anunciar
note-what-by-rule = { $what } según { $rule }
note-give-small-up-to-big = indique una ciega pequeña que no supere la grande
note-no-heads-at-team-final = un equipo no tiene recompensa en la mesa final: quite uno de los dos
note-no-bounty-left-behind = se juega cada bolsa, y ninguna recompensa queda atrás: quítelo
note-forgone-not-with-carry = forgone_bounties no va con carry = { $carry }
note-forgone-without-bounty = forgone_bounties es para torneos con recompensas
note-amounts-for-custom = amounts_cents es para un acuerdo libre
note-amount-of-nobody = amounts_cents indica a '{ $name }', que no se inscribe
note-winners-amount-first = ponga primero el importe del ganador
note-method-is-no-money = en methods está '{ $kind }', que no es dinero

## Seasons.

note-a-season-has-events = una temporada tiene torneos
note-write-files-and-days = escriba { $table } con dos corchetes delante de cada uno, con file y day
note-events-not-by-day = los torneos no están por orden de día
note-write-the-earliest-first = escriba primero el más antiguo
note-the-final-is-on-day = la final es el { $day }
note-give-a-day-after = indique un día posterior al último torneo, { $day }
note-player-named-twice = en players hay un nombre dos veces
note-mend-the-season = corrija las condiciones de la temporada
note-leagues-are-list = las ligas son { $list }
note-give-league-or-table = indique league, o { $table } con table o formula
note-tie-not-known = en ties está '{ $word }', que no se conoce
note-ties-are-parted-by-list = los empates se deshacen por { $list }
note-guide-shows-formulas = { $guide } muestra fórmulas

## More of satellites, prizes and deals.

note-satellite-seats-unnamed = las plazas de un satélite pagan inscripciones sin nombrarlas: quítelo
note-amounts-for-players = amounts_cents tiene { $count } importes para { $players } jugadores
note-give-amounts-for-each = indique amounts_cents, uno por jugador
note-give-one-for-each = indique un importe para cada uno
note-played-for-in-runs-deal = method y aquello por lo que se juega son para el acuerdo de una prueba
note-keys-of-satellites = seats_into, milestone_chips y transferable son para satélites
note-add-table-or-take-it-out = añada { $table }, o quítelo
note-set-cents-cents-aside = aparte { $cents } céntimos
note-at-most-one-amount-each = indique como mucho un importe para cada uno
note-play-for-for-players = play_for_cents tiene { $count } importes para { $players } jugadores
note-set-at-most-aside = aparte ahí como mucho { $cents } céntimos

## What the pages of the server are told beside.

note-several-events = las mangas de un torneo por equipos no se abren una por una
note-several-events-hint = juéguelo con shuffleup run
note-in-another-file = está en otro archivo: { $file }
note-leave-the-house-out = quítelo para jugar según el reglamento mismo
note-is-a-house-book = este es un reglamento de la casa, no un torneo
note-is-a-house-book-hint = un torneo lo toma con house = '{ $file }'; juegue ese torneo con shuffleup run
note-there-is-no-event = el torneo { $event } no existe
note-button-not-won-in = en { $game } no se puede ganar el botón
note-leave-out-moves-on = quítelo: allí pasa al siguiente jugador
note-nothing-at-address = en esta dirección no hay nada
note-asked-too-often = demasiadas peticiones: espere un momento y vuelva a intentarlo
note-address-asked-otherwise = a esta dirección no se le pregunta de ese modo
note-give-the-event-a-name = dé un nombre al torneo
note-lists-every-event = { $address } enumera todos los torneos
note-name-twice-in-table = '{ $name }' está dos veces en la misma tabla
note-give-different-ones = dé a los dos nombres distintos
note-more-letters-than = el texto tiene más de { $count } letras
note-leave-the-names-out = quite los nombres: los jugadores se inscriben cuando llegan
note-named-are-list = los nombres son { $list }
note-a-day-without-quotes = un día sin comillas, como { $example }
note-players-or-names = un número de jugadores o una lista de nombres
note-amounts-for-those-left = números enteros para los jugadores que quedan, primero el de más fichas, como { $example }, o por nombre
note-amounts-do-not-come-to = amounts_cents suman { $amounts }, y con { $players } jugadores se reparte { $dealt }
note-set-aside-below-next = { $amount } céntimos apartados para el puesto { $place } lo dejan por debajo del siguiente
note-play-for-too-little = se juega por { $amount } céntimos, menos que least_play_for_percent
note-request-without-body = la solicitud no tiene cuerpo
note-there-is-no-table = en { $event } no hay mesa { $table }
note-there-is-no-hand = en la mesa { $table } no hay una mano { $hand } terminada que pueda ver
note-event-is-not-public = { $event } no tiene página pública: el piso la abre en la hoja de las pantallas
