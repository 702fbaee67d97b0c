### Los casos del póker a la italiana, dichos en español. En inglés se dicen como están escritos.

case-the-lowest-card-is-the-rank = la carta más baja es: { $rank }
case-the-deck-has-amount-cards = la baraja tiene { $amount } cartas
case-amount-cards-are-out-and-left-is-left =
    han salido { $amount } cartas y { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
case-number-players-cannot-be-dealt-in = no se puede repartir a { $number } jugadores
case-number-cards-is-left-in-the-stock =
    en el mazo { $number ->
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    }
case-five-is-made = { $five }: { $made }
case-five-beats-others = { $five } gana a { $others }
case-player-counts-five-made = { $player } cuenta { $five }: { $made }
case-nobody-has-drawn = nadie ha cambiado cartas
case-player-has-drawn-nothing = { $player } no ha cambiado cartas
case-player-has-drawn-pool = { $player } ha recibido en el cambio { $pool }
case-player-has-drawn-count-of-pool =
    { $player } ha recibido en el cambio { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de entre { $pool }
case-player-has-drawn-pool-then-count-of-pool2 =
    { $player } ha recibido en el cambio { $pool }, luego { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de entre { $pool2 }
case-player-has-drawn-count-of-pool-then-count2-of-pool2 =
    { $player } ha recibido en el cambio { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de entre { $pool }, luego { $count2 } de entre { $pool2 }
case-the-nth-new-stock-is-made-of-pool =
    { $nth ->
        [first] el primer
        [second] el segundo
       *[third] el tercer
    } mazo nuevo se hace con { $pool }
case-player-has-pool-down = { $player } tiene tapadas { $pool }
case-player-has-pool-up = { $player } tiene descubiertas { $pool }
case-player-has-down-cards-down-and-up-up =
    { $player } tiene { $down ->
        [one] una carta tapada
       *[other] { $down } cartas tapadas
    } y { $up ->
        [one] una descubierta
       *[other] { $up } descubiertas
    }
case-player-may-turn-up-one-or-other = { $player } puede descubrir { $one } o { $other }
case-nobody-has-a-card-to-turn-up = nadie tiene una carta que descubrir
case-the-vele-are-turned-in-the-order-turns = las velas se giran en el orden { $turns }
case-there-were-number-betting-rounds =
    { $number ->
        [one] ha habido una ronda de apuestas
       *[other] ha habido { $number } rondas de apuestas
    }
case-nobody-is-to-act = no le toca a nadie
case-player-may-doable = { $player } puede { $doable }
case-player-may-go-blind-for-amount = { $player } puede ir a ciegas por { $amount }
case-player-may-open-for-amount = { $player } puede abrir con { $amount }
case-player-may-join-for-number = { $player } puede participar con { $number }
case-player-may-put-in-amount-at-most = { $player } puede poner { $amount } como máximo
case-players-button-for-amount-reads-label = el botón de { $player } para { $amount } dice { $label }
case-players-fold-must-be-confirmed = el paso de { $player } hay que confirmarlo
case-players-fold-needs-no-confirmation = el paso de { $player } no hay que confirmarlo
case-a-raise-to-amount-reopens-the-betting = una subida a { $amount } reabre las apuestas
case-a-raise-to-amount-does-not-reopen-the-betting = una subida a { $amount } no reabre las apuestas
case-player-may-change-number-cards-at-most = { $player } puede cambiar { $number } cartas como máximo
case-player-may-not-change-number-cards = { $player } no puede cambiar { $number } cartas
case-player-is-asked-for-the-vele-and-the-covered-card = a { $player } se le preguntan las velas y la carta tapada
case-player-is-asked-for-the-vele = a { $player } se le preguntan las velas
case-player-is-asked-for-the-covered-card = a { $player } se le pregunta la carta tapada
case-player-is-asked-nothing = a { $player } no se le pregunta nada
case-the-opening-level-is-level = para abrir hacen falta { $level }
case-a-pot-of-amount-is-carried = un bote de { $amount } pasa a la mano siguiente
case-player-has-put-in-amount = { $player } ha puesto { $amount }
case-pot-is-amount-for-players = { $pot } es de { $amount }, para { $players }
case-player-gets-amount-back = { $player } recupera { $amount }
case-player-has-nothing = a { $player } no le queda nada
case-players-has-shown =
    { $count ->
        [one] ha enseñado { $players }
       *[other] han enseñado { $players }
    }
case-nothing-is-shown = no se ha enseñado ninguna mano
case-players-is-dealt-in =
    { $count ->
        [one] recibe cartas { $players }
       *[other] reciben cartas { $players }
    }
case-players-is-in-the-hand =
    { $count ->
        [one] está en la mano { $players }
       *[other] están en la mano { $players }
    }
case-player-has-the-button = el botón lo tiene { $player }
case-player-is-eliminated = { $player } queda fuera del torneo
case-player-is-not-eliminated = { $player } sigue en el torneo
case-player-is-sitting-out = { $player } está ausente
case-player-is-not-sitting-out = { $player } no está ausente
case-player-has-seconds-s-of-time-bank-left = a { $player } le quedan { $seconds } s de reserva
case-players-still-deals-in-the-giro-pazzo =
    { $count ->
        [one] en la ronda loca aún reparte { $players }
       *[other] en la ronda loca aún reparten { $players }
    }
case-no-giro-pazzo-is-on = no hay ronda loca
case-the-hand-is-telesina = la mano es de telesina
case-the-hand-is-poker-all-italiana = la mano es de póker a la italiana
case-the-hand-is-played-with-layout-and-mode = la mano se juega con velas { $layout } y carta tapada { $mode }
case-another-game = otro juego

# ── lo que es así en su lugar ────────────────────────────────────────────────────────────────────────────────────────

case-player-has-nothing-to-do-players-is-asked =
    { $count ->
        [one] { $player } no tiene nada que hacer: le toca a { $players }
       *[other] { $player } no tiene nada que hacer: les toca a { $players }
    }
case-players-is-to-act =
    { $count ->
        [one] le toca a { $players }
       *[other] les toca a { $players }
    }
case-it-takes-amount = hacen falta { $amount }
case-player-may-not = { $player } no puede
case-player-may-not-fold = { $player } no puede pasar
case-the-button-reads-label = el botón dice { $label }
case-there-is-no-such-button = no hay tal botón
case-it-is-confirmed = hay que confirmarlo
case-it-is-not-confirmed = no hay que confirmarlo
case-it-reopens-the-betting = reabre las apuestas
case-it-does-not-reopen-the-betting = no reabre las apuestas
case-nobody-can-bet-now = ahora nadie puede apostar
case-nobody-changes-cards-now = ahora nadie cambia cartas
case-the-hand-is-over = la mano ha terminado
case-no-pot-is-carried = ningún bote pasa a la mano siguiente
case-there-is-no-such-pot = no hay tal bote
case-it-is-amount-for-players = es de { $amount }, para { $players }
case-player-does-not-play-this-hand = { $player } no juega esta mano
case-the-book-knows-this-game = el reglamento conoce este juego
case-number-players-are-dealt-in = reciben cartas { $number } jugadores
case-one-is-not-in-this-deck = { $one } no está en esta baraja
case-that-is-made = { $made }
case-five-wins = gana { $five }
case-player-has-number-cards =
    { $player } tiene { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
case-the-discards-were-shuffled-number-times =
    los descartes se han barajado { $number ->
        [one] una vez
       *[other] { $number } veces
    }
case-it-is-made-of-pool = se hace con { $pool }
case-player-has-drawn = { $player } ha cambiado cartas
case-player-has-nothing-down = { $player } no tiene cartas tapadas
case-player-has-nothing-up = { $player } no tiene cartas descubiertas
case-player-has-nothing-to-choose = { $player } no tiene nada que elegir
case-player-has-to-choose = { $player } tiene que elegir
case-no-vela-is-turned = no se ha girado ninguna vela
case-player-is-choosing-the-game = { $player } está eligiendo el juego
case-it-hangs-on-cards-that-are-not-named-write-cards = depende de cartas que no se indican: escribe Cards

# ── palabras ─────────────────────────────────────────────────────────────────────────────────────────────────────────

said-doable-go-blind = ir a ciegas
said-doable-decline-the-blind = hacer repartir
said-doable-knock = pasar sin apostar
said-doable-say-parol = decir parol
said-doable-open = abrir
said-doable-bet = apostar
said-doable-fold = retirarse
said-doable-call = ver
said-doable-raise = subir
said-doable-let-it-stand = dejarlo así
said-doable-change-cards = cambiar cartas
said-doable-turn-up-a-card = descubrir una carta
said-doable-show = enseñar
said-doable-hide = ocultar
said-doable-join = participar
said-doable-stay-out = no participar
said-made-a-high-card = carta alta
said-made-a-pair = pareja
said-made-two-pair = doble pareja
said-made-three-of-a-kind = trío
said-made-a-full-house = full
said-made-a-flush = color
said-made-four-of-a-kind = póker
said-made-a-straight =
    escalera { $kind ->
        [minima] mínima
        [massima] máxima
       *[media] media
    } { $to }
said-made-a-straight-flush =
    escalera de color { $kind ->
        [minima] mínima
        [massima] máxima
       *[media] media
    } { $to }

# ── qué se hace ──────────────────────────────────────────────────────────────────────────────────────────────────────

case-everybody-knocks = todos pasan sin apostar
case-everybody-knocks-to-the-end = todos pasan sin apostar hasta el final
case-players-meet-at-the-showdown =
    { $players } { $count ->
        [one] llega al showdown
       *[other] llegan al showdown
    }
case-players-declines-the-blind =
    { $players } { $count ->
        [one] renuncia a la ciega
       *[other] renuncian a la ciega
    }
case-players-knocks =
    { $players } { $count ->
        [one] pasa sin apostar
       *[other] pasan sin apostar
    }
case-players-says-parol =
    { $players } { $count ->
        [one] dice parol
       *[other] dicen parol
    }
case-players-stands-pat =
    { $players } { $count ->
        [one] se planta
       *[other] se plantan
    }
case-players-joins =
    { $players } { $count ->
        [one] participa
       *[other] participan
    }
case-players-stays-out =
    { $players } { $count ->
        [one] no participa
       *[other] no participan
    }
case-players-hides =
    { $players } { $count ->
        [one] no muestra
       *[other] no muestran
    }
case-players-do-not-answer =
    { $players } { $count ->
        [one] no responde
       *[other] no responden
    }
case-players-go-away =
    { $players } { $count ->
        [one] se ausenta
       *[other] se ausentan
    }
case-players-comes-back =
    { $players } { $count ->
        [one] vuelve
       *[other] vuelven
    }
case-players-enters-the-table-again =
    { $players } { $count ->
        [one] vuelve a la mesa
       *[other] vuelven a la mesa
    }
case-player-goes-blind-for-amount = { $player } va a ciegas por { $amount }
case-player-opens-amount = { $player } abre con { $amount }
case-player-lets-it-stand = { $player } dice vale
case-player-changes-cards = { $player } cambia { $cards }
case-player-chooses-choice = { $player } elige { $choice }
case-everybody-turns-up-the-latest-card = todos destapan la última carta
case-player-turns-up-cards = { $player } destapa { $cards }
case-player-lets-seconds-s-pass = { $player } deja pasar { $seconds } s
case-the-next-hand-is-dealt = se reparte la mano siguiente
case-the-next-hand-is-dealt-hands = se reparte la mano siguiente: { $hands }
case-player-changes-count-cards =
    { $player } cambia { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
