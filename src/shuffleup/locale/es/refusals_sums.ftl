### Por qué premios, partes y pactos no se pueden calcular.

refusal-no-stacks = falta el stack: indique uno por jugador
refusal-bad-stack = el stack { $seat } es { $stack }: quien juega tiene fichas; deje fuera a quien no tiene
refusal-stacks-too-wide = el stack mayor supera 1e30 veces al menor: revise los stacks
refusal-no-prizes = falta el premio: indique uno por cada puesto pagado
refusal-no-prizes-none = falta el premio: indique los que quedan, el mejor primero
refusal-no-prizes-zero = todos los premios son 0: indique los que quedan, el mejor primero
refusal-more-prizes-than-players =
    { $of ->
        [places] se pagan { $prizes } puestos, se inscriben { $players } jugadores: pague { $players } como mucho
       *[prizes] { $prizes } premios para { $players } jugadores: indique solo los premios que quedan
    }
refusal-prizes-do-not-sum =
    los premios suman { $prizes_cents }, el bote es { $pool_cents }: { $mend ->
        [add] añada
       *[take-away] quite
    } { $missing_cents }
refusal-bad-prize = el premio { $place } es menor que 0, o es 0 donde cada puesto debe pagar algo
refusal-prizes-rise =
    { $unit ->
        [cents] el premio { $place } es { $prize_cents }, más que los { $above_cents } del puesto { $above }: enumérelos del mejor hacia abajo
        [hundredths] el premio { $place } es { $amount_basis_points }, más que { $above_basis_points } del puesto { $above }: enumérelos del primer puesto hacia abajo
       *[bare] el premio { $place } supera al anterior: enumérelos del mejor hacia abajo
    }
refusal-no-shares = falta la parte: indique una por cada puesto pagado
refusal-bad-share = la parte { $place } es { $amount_basis_points }: cada parte es mayor que 0
refusal-shares-rise = la parte { $place } es { $amount_basis_points }, más que { $above_basis_points } del puesto { $above }: enumérelas del primer puesto hacia abajo
refusal-shares-do-not-sum-ladder = las partes suman el { $basis_points } %: deben sumar 100
refusal-min-cash-too-high = { $places } premios de al menos { $least_cents } superan el bote de { $pool_cents }: pague menos, o baje el mínimo
refusal-no-places-ladder = los puestos pagados son { $places }: pague al menos uno
refusal-no-places-share = no se puede pagar el { $basis_points } % de las inscripciones: indique una parte de 0 a 100
refusal-no-places-most = no se pueden pagar { $places } puestos: pague { $most } como máximo
refusal-bad-seat = un asiento vale al menos un céntimo, y una meta no está por debajo de cero
refusal-no-columns = la tabla no tiene columnas: indique al menos una
refusal-columns-fall = la columna { $column } llega a { $entries } inscripciones: indique { $least } o más, cada columna más que la anterior
refusal-derived-unpaid = la columna { $column } no tiene el puesto { $place }: solo se pueden derivar los puestos pagados
refusal-bad-first-share =
    el primer puesto no puede llevarse el { $first_basis_points } % del bote: con { $places ->
        [one] { $places } puesto
       *[other] { $places } puestos
    } con premio se lleva entre el { $least_basis_points } y el { $most_basis_points } %
refusal-bad-first-share-bounds = al primer puesto le toca el { $first_basis_points } % del bote: indique una parte entre 0 y 100
refusal-no-entries = las inscripciones son { $entries }: indique al menos una
refusal-no-pool = el bote de premios es { $pool_cents }: debe superar 0
refusal-bad-unit = la unidad de redondeo es { $unit_cents }: redondee al céntimo como mínimo
refusal-bad-min-cash = el mínimo es { $least_cents }: indique 0 o más
refusal-one-player = un pacto necesita dos jugadores: quien queda solo ha ganado
refusal-icm-not-exact = el ICM de estos stacks no se calcula con exactitud: reparta con otro método
refusal-amounts-not-asked = las cantidades solo se indican en un pacto libre
refusal-uncapped-not-chopped = solo el líder de un chip chop puede llevarse más que el primer premio
refusal-play-for-too-many = { $amounts } cantidades por las que jugar y { $players } jugadores: una por puesto como mucho
refusal-play-for-rises = lo que se aparta para el puesto { $place } es menor que 0, o supera al del puesto anterior: las cantidades por las que se juega son 0 o más y nunca suben
refusal-play-for-too-much = { $amount_cents } apartados para el puesto { $place } lo dejan por debajo del puesto { $next }: aparte { $most_cents } como mucho
refusal-play-for-too-little = se juega por { $set_aside_cents }; la casa quiere el { $least_basis_points } % de lo que queda: aparte { $least_cents }
refusal-amounts-do-not-match-deal = { $amounts } cantidades para { $players } jugadores: indique una por cada uno
refusal-bad-amount = la cantidad { $seat } es { $amount_cents }: las cantidades son 0 o más
refusal-deal-does-not-sum =
    las cantidades suman { $amounts_cents }, se reparten { $dealt_cents }: { $mend ->
        [add] añada
       *[take-away] quite
    } { $missing_cents }
refusal-heads-do-not-match = { $heads } recompensas para { $stacks } stacks: indique una por cada uno
refusal-bad-head = la recompensa { $seat } es menor que 0: una recompensa es 0 o más
refusal-too-many-players-sum = { $players } jugadores: la tabla de cada puesto para cada uno se hace para { $most } como mucho: pida en su lugar los valores
refusal-too-many-players-order = { $players } jugadores: el modelo por orden de salida llega a { $most }: use el proporcional

## Why an equity cannot be worked out.

refusal-samples = { $samples } repartos al azar: pida de 1 a { $most }
refusal-cards-conflict = estas manos no se pueden repartir juntas: cada carta está una vez en la baraja
refusal-duplicate-card-hand = '{ $text }' tiene dos veces la misma carta: cada carta está una vez en la baraja
refusal-duplicate-card-twice =
    { $card } está dos veces { $place ->
        [board] en la mesa
        [dead] entre las cartas muertas
       *[hand] en la mano { $hand }
    }: cada carta está una vez en la baraja
refusal-duplicate-card-both =
    { $card } está a la vez { $place ->
        [board] en la mesa
        [dead] entre las cartas muertas
       *[hand] en la mano { $hand }
    } y { $other ->
        [board] en la mesa
        [dead] entre las cartas muertas
       *[hand] en la mano { $other_hand }
    }: cada carta está una vez en la baraja
refusal-no-such-card-not-in-deck = { $card } no está en la baraja de { $game }: quítela
refusal-players-choose = { $game }: la equity depende de lo que los jugadores descartan: pida un juego sin cambios ni descartes
refusal-strict-order = { $game }: la equity es para juegos en los que dos manos pueden empatar, con una baraja siempre igual: shuffleup evaluate compara sus manos
refusal-players =
    { $players ->
        [one] { $players } mano
       *[other] { $players } manos
    }: la equity es para 2 a { $most } jugadores
refusal-board-none = { $game } no tiene cartas en la mesa: quítelas
refusal-board-cards =
    en la mesa hay { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }: no hay ninguna, o hay { $some } o { $last }
refusal-empty-range-text = el rango '{ $text }' no nombra ninguna mano: escriba manos como AsKd o rangos como 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-deck = ninguna mano de '{ $text }' se puede repartir con esta baraja: escriba manos como AsKd o rangos como 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-dead = al rango { $player } no le queda ninguna mano junto a la mesa y las cartas muertas: amplíe el rango
refusal-deck-too-small = { $hands } manos de { $game } piden { $wanted } cartas y la baraja tiene { $cards }: quite una mano o cartas muertas
refusal-too-many-hands = las manos '{ $text }' de { $cards } cartas son demasiadas para enumerarlas: escriba las { $cards } cartas; random llega a { $most }
refusal-wrong-number =
    '{ $text }' tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }: una mano de este juego tiene { $wanted }
refusal-not-a-range-range = '{ $text }' no es ni una mano ni un rango: escriba manos como AsKd o rangos como 99+, AJs+, A5s-A2s, KQo, random
refusal-not-a-range-cards = '{ $text }' no es ni una mano ni un rango: escriba { $cards } cartas, como { $like }, o random

## Why a structure or a forecast cannot be made.

refusal-bad-chips-none = faltan las fichas: indique al menos una
refusal-bad-chips-set = las fichas { $chips } no forman un juego: indique cada una una vez, y todas mayores que 0
refusal-bad-chips-order = las fichas no van en aumento: indique primero la más baja
refusal-bad-chips-players =
    { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } para { $players } jugadores: cada uno tiene al menos 1
refusal-too-few-players-entries =
    { $entries ->
        [one] { $entries } inscripción
       *[other] { $entries } inscripciones
    }: un torneo necesita al menos 2
refusal-too-few-players-field =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: un torneo necesita al menos 2
refusal-bad-stack-unpayable = un stack de { $stack } no se puede componer con fichas de { $chips }: elija otro stack
refusal-bad-stack-few-chips = un stack de { $stack } son muy pocas fichas de las más bajas: dé al menos { $least }, o fichas más bajas
refusal-bad-stack-field = el stack { $seat } es { $stack }: cada stack es al menos 1
refusal-bad-stack-late = quien llega tarde recibe { $stack } fichas: dé al menos 1
refusal-bad-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }: indique de un cuarto de hora a 72 horas
refusal-no-structure-hours =
    ninguna estructura para { $entries } inscripciones de { $stack } acaba hacia { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    } de juego: pida otra duración, u otro stack
refusal-bad-runs =
    { $runs ->
        [one] { $runs } prueba
       *[other] { $runs } pruebas
    }: indique un número de 1 a { $most }
refusal-too-large =
    { $players } jugadores en { $runs } pruebas: pida como mucho { $most ->
        [one] { $most } prueba
       *[other] { $most } pruebas
    }
refusal-bad-seats = mesas de { $seats }: una mesa tiene al menos 2 asientos
refusal-bad-blinds = el nivel { $level } no cuesta nada: póngale ciegas
refusal-bad-levels = el primero y el último de los niveles no pueden ser descansos: empiece y acabe con un nivel
refusal-bad-pace = una mano de { $seconds } segundos: indique al menos 1
refusal-bad-length = el nivel { $level } no acaba nunca, y el nivel { $next_level } lo sigue: póngale minutos o manos
refusal-endless = tras { $hours } horas de juego el { $percent } % de las pruebas no ha acabado: haga subir más las ciegas, o doblarse el último nivel
refusal-nothing-to-play =
    el juego acaba con { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, y no entran más: indique menos de los que entran
refusal-no-late-entries = las inscripciones acaban cuando empieza el juego: nadie puede llegar tarde
refusal-too-many-late =
    { $late ->
        [one] { $late } inscripción tardía
       *[other] { $late } inscripciones tardías
    } de { $entries } no dejan a nadie con quien empezar
refusal-wrong-count = quedan { $players } jugadores de { $entries } inscripciones: pueden quedar de 2 a tantos como inscripciones
refusal-stacks-do-not-match =
    { $stacks ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    } para { $players } jugadores que quedan: indique uno por cada uno
refusal-no-such-level-forecast = no hay nivel { $level }: los niveles van de 1 a { $last_level }
refusal-no-such-level-doubled = no hay nivel { $level }: después del nivel { $last_level } las ciegas se doblan, y el juego no pasa del nivel { $reached }
refusal-level-over =
    el nivel { $level } dura { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }, y no se pueden haber jugado { $played }: indique el nivel siguiente
