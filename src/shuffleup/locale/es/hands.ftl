# ── una mano contada calle a calle: shuffleup hand, y la mano más larga de shuffleup run ─────────────────────────────

told-header = { $game }, { $limit }, { $price }, reglamento { $book }; el botón es de { $button }
told-price-blinds = ciegas { $small }/{ $big }
told-price-ante = ante de { $ante }
told-price-stud = ante de { $ante }, bring-in de { $bring }
told-limit-no-limit = sin límite
told-limit-pot-limit = límite del bote
told-limit-fixed-limit = límite fijo
told-limit-spread-limit = límite por intervalo
told-deck = la baraja tiene { $cards } cartas, del { $lowest } hacia arriba
told-laid = { $count ->
    [one] una vela está boca abajo bajo su letra
   *[other] { $count } velas están boca abajo, cada una bajo su letra; se usan las de una sola combinación: { $lines }
}
told-and = y
told-pot = { $street } (bote { $pot })
told-chips = Fichas: { $list }
told-again = La misma mano otra vez: { $command }
told-all-in-stack = resto

told-street-before-the-draw = Antes del cambio
told-street-deal = Reparto
told-street-discard = Descarte
told-street-draw = Cambio
told-street-fifth-street = Quinta calle
told-street-first-draw = Primer cambio
told-street-first-round = Primera ronda
told-street-flop = Flop
told-street-fourth-round = Cuarta ronda
told-street-fourth-street = Cuarta calle
told-street-opening = Apertura
told-street-preflop = Preflop
told-street-river = River
told-street-second-draw = Segundo cambio
told-street-second-round = Segunda ronda
told-street-seventh-street = Séptima calle
told-street-sixth-street = Sexta calle
told-street-third-draw = Tercer cambio
told-street-third-round = Tercera ronda
told-street-third-street = Tercera calle
told-street-turn = Turn
told-turned = { $count ->
    [one] La vela { $letters } muestra { $cards }
   *[other] Las velas { $letters } muestran { $cards }
}

told-posts-ante = todos ponen { $amount }
told-posts = { $player } pone { $amount }{ $after }
told-turns-up = { $player } descubre { $card }
told-speaks-first = habla primero { $player }, que enseña { $hand } { $cards }
told-all-in = y se juega el resto
told-folds = { $count ->
    [one] { $players } se retira
   *[other] { $players } se retiran
}
told-dead = la mano de { $player } está muerta ({ $reason })
told-checks = { $player } pasa
told-knocks = { $player } pasa
told-lets-it-stand = { $player } dice vale
told-brings-in = { $player } pone el bring-in de { $amount }{ $after }
told-draws = { $player } cambia { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
told-throws-away = { $player } descarta { $count }
told-stands-pat = { $player } está servido
told-calls = { $player } iguala{ $after }
told-bets = { $player } apuesta { $amount }{ $after }
told-raises = { $player } sube a { $amount }{ $after }
told-shows = { $player } enseña { $cards }
told-mucks = { $player } tira sus cartas
told-hides = { $player } no enseña
told-left-out = sin cartas: { $players }
told-opens-blind = { $player } abre a ciegas por { $amount }{ $after }
told-says-parol = { $player } dice parol
told-catches-up = { $player } se pone al día con { $amount }{ $after }
told-stays-out = { $player } se queda fuera
told-held = el all-in espera a las demás mesas
told-shown = Manos enseñadas
told-counts-vele = { $player }: { $hand } { $cards }, con { $letters } de las velas
told-wins = { $player } gana { $amount }
told-side-pot = Bote secundario { $number }: { $winners }
told-for-low = { $winners } con la mano baja
told-for-badugi = { $winners } con el badugi
told-uncontested = { $winners } sin oposición
told-carried-unopened = Nadie abre: { $amount } pasan a la mano siguiente
told-carried-parol = Parol: { $amount } pasan a la mano siguiente
told-carried-nobody = Nadie recibe cartas: { $amount } pasan a la mano siguiente

told-hand-high-card = carta más alta
told-hand-pair = pareja
told-hand-two-pair = doble pareja
told-hand-three-of-a-kind = trío
told-hand-straight = escalera
told-hand-flush = color
told-hand-full-house = full
told-hand-four-of-a-kind = póquer
told-hand-straight-flush = escalera de color
told-hand-low = mano baja
told-hand-badugi = badugi
