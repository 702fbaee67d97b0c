### Los casos del póker a la italiana, dichos en español. En inglés se dicen como están escritos.

case-the-lowest-card-is-the-rank = la carta más baja es: { $rank }
case-the-deck-has-amount-cards = la baraja tiene { $amount } cartas
case-five-is-made = { $five }: { $made }
case-five-beats-others = { $five } gana a { $others }
case-player-counts-five-made = { $player } cuenta { $five }: { $made }
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
case-the-vele-are-turned-in-the-order-turns = las velas se giran en el orden { $turns }
case-nobody-is-to-act = no le toca a nadie
case-player-may-doable = { $player } puede { $doable }
case-player-may-go-blind-for-amount = { $player } puede ir a ciegas por { $amount }
case-player-may-open-for-amount = { $player } puede abrir con { $amount }
case-player-may-join-for-amount = { $player } puede participar con { $amount }
case-player-may-put-in-amount-at-most = { $player } puede poner { $amount } como máximo
case-players-button-for-amount-reads-label = el botón de { $player } para { $amount } dice { $label }
case-players-fold-confirmed = el paso de { $player } { $confirmed }
said-must-be-confirmed = hay que confirmarlo
said-needs-no-confirmation = no hay que confirmarlo
case-a-raise-to-amount-reopens-the-betting = una subida a { $amount } { $reopens } las apuestas
said-reopens = reabre
said-does-not-reopen = no reabre
case-player-is-asked-asked = a { $player } se le pregunta: { $asked }
said-for-the-vele-and-the-covered-card = las velas y la carta tapada
said-for-the-vele = las velas
said-for-the-covered-card = la carta tapada
case-the-opening-level-is-level = para abrir hacen falta { $level }
case-a-pot-of-amount-is-carried = un bote de { $amount } pasa a la mano siguiente
case-player-has-put-in-amount = { $player } ha puesto { $amount }
case-pot-is-amount-for-players = { $pot } es de { $amount }, para { $players }
case-player-gets-amount-back = { $player } recupera { $amount }
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
case-player-may-not = { $player } no puede
case-there-is-no-such-button = no hay tal botón
case-nobody-can-bet-now = ahora nadie puede apostar
case-nobody-changes-cards-now = ahora nadie cambia cartas
case-there-is-no-such-pot = no hay tal bote
case-it-is-amount-for-players = es de { $amount }, para { $players }
case-player-does-not-play-this-hand = { $player } no juega esta mano
case-the-book-knows-this-game = el reglamento conoce este juego
case-one-is-not-in-this-deck = { $one } no está en esta baraja
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
case-player-has-nothing-to-choose = { $player } no tiene nada que elegir
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
said-made-a-straight = escalera
said-made-a-straight-flush = escalera de color
case-made-to-the-top-kind =
    { $made } { $kind ->
        [minima] mínima
        [massima] máxima
       *[media] media
    } { $top }

# ── qué se hace ──────────────────────────────────────────────────────────────────────────────────────────────────────

case-everybody-knocks = todos pasan sin apostar
case-everybody-knocks-to-the-end = todos pasan sin apostar hasta el final
case-players-meet-at-the-showdown =
    { $players } { $count ->
        [one] llega al showdown
       *[other] llegan al showdown
    }
case-player-lets-it-stand = { $player } dice «va bene»
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
case-player-goes-blind-for-amount = { $player } va a ciegas por { $amount }
case-player-opens-amount = { $player } abre con { $amount }
case-player-opens-amount-without-what-opens-found-found = { $player } abre con { $amount } sin tener con qué, y se descubre { $found }
said-before-anybody-acts-on-it = antes de que nadie actúe
said-after-others-have-acted = después de que otros hayan actuado
said-at-the-showdown = en el showdown
case-player-chooses-choice = { $player } elige { $choice }
case-everybody-turns-up-the-latest-card = todos destapan la última carta
case-player-turns-up-cards = { $player } destapa { $cards }
case-player-lets-seconds-s-pass = { $player } deja pasar { $seconds } s
case-the-next-hand-is-dealt = se reparte la mano siguiente
case-the-next-hand-is-dealt-hands = se reparte la mano siguiente: { $hands }
case-amount-cards-is-left-in-the-stock =
    en el mazo { $amount ->
        [one] queda { $amount } carta
       *[other] quedan { $amount } cartas
    }
case-player-has-cards-down = { $player } tiene tapadas { $cards }
case-player-has-drawn-drawing = { $player } ha recibido en el cambio { $drawing }
case-player-may-change-amount-cards-at-most = { $player } puede cambiar { $amount } cartas como máximo
case-the-nth-new-stock-is-made-of-cards =
    { $nth ->
        [first] el primer
        [second] el segundo
       *[third] el tercer
    } mazo nuevo se hace con { $cards }
case-there-were-amount-betting-rounds =
    { $amount ->
        [one] ha habido una ronda de apuestas
       *[other] ha habido { $amount } rondas de apuestas
    }
case-number-of-cards = { $number } de { $cards }
