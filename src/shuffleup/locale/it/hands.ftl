# ── una mano raccontata giro per giro: shuffleup hand, e la mano più lunga di shuffleup run ──────────────────────────

told-header = { $game }, { $limit }, { $price }, regolamento { $book }; il bottone è di { $button }
told-price-blinds = bui { $small }/{ $big }
told-price-ante = invito { $ante }
told-price-stud = ante { $ante } e bring-in { $bring }
told-limit-no-limit = no limit
told-limit-pot-limit = pot limit
told-limit-fixed-limit = limite fisso
told-limit-spread-limit = limite a intervallo
told-deck = il mazzo ha { $cards } carte, { $lowest ->
    [8] dall'8
   *[other] dal { $lowest }
} in su
told-laid = { $count ->
    [one] una vela è coperta sotto la sua lettera
   *[other] { $count } vele sono coperte, ognuna sotto la sua lettera; si usano quelle di una sola combinazione: { $lines }
}
told-and = e
told-pot = { $street } (piatto { $pot })
told-chips = Chip: { $list }
told-again = La stessa mano di nuovo: { $command }
told-all-in-stack = resto

told-street-before-the-draw = Prima del cambio
told-street-deal = Distribuzione
told-street-discard = Scarto
told-street-draw = Cambio
told-street-fifth-street = Quinta strada
told-street-first-draw = Primo cambio
told-street-first-round = Primo giro
told-street-flop = Flop
told-street-fourth-round = Quarto giro
told-street-fourth-street = Quarta strada
told-street-opening = Apertura
told-street-preflop = Preflop
told-street-river = River
told-street-second-draw = Secondo cambio
told-street-second-round = Secondo giro
told-street-seventh-street = Settima strada
told-street-sixth-street = Sesta strada
told-street-third-draw = Terzo cambio
told-street-third-round = Terzo giro
told-street-third-street = Terza strada
told-street-turn = Turn
told-turned = { $count ->
    [one] La vela { $letters } mostra { $cards }
   *[other] Le vele { $letters } mostrano { $cards }
}

told-posts-ante = ognuno mette { $amount } di invito
told-posts = { $player } mette { $amount }{ $after }
told-turns-up = { $player } scopre { $card }
told-speaks-first = parla per primo { $player }, che mostra { $hand } { $cards }
told-all-in = e mette il resto
told-folds = { $count ->
    [one] { $players } passa
   *[other] { $players } passano
}
told-dead = la mano di { $player } è morta ({ $reason })
told-checks = { $player } fa check
told-knocks = { $player } bussa
told-lets-it-stand = { $player } dice va bene
told-brings-in = { $player } mette il bring-in di { $amount }{ $after }
told-draws = { $player } cambia { $count }
told-throws-away = { $player } scarta { $count }
told-stands-pat = { $player } è servito
told-calls = { $player } vede{ $after }
told-bets = { $player } punta { $amount }{ $after }
told-raises = { $player } rilancia a { $amount }{ $after }
told-shows = { $player } mostra { $cards }
told-mucks = { $player } butta le carte
told-hides = { $player } nasconde
told-left-out = senza carte: { $players }
told-opens-blind = { $player } apre al buio per { $amount }{ $after }
told-says-parol = { $player } dice parol
told-catches-up = { $player } partecipa con { $amount }{ $after }
told-stays-out = { $player } non partecipa
told-held = l'all-in aspetta gli altri tavoli
told-shown = Punti mostrati
told-counts-vele = { $player }: { $hand } { $cards }, con { $letters } delle vele
told-wins = { $player } vince { $amount }
told-side-pot = Piatto laterale { $number }: { $winners }
told-for-low = { $winners } con la mano bassa
told-for-badugi = { $winners } con il badugi
told-uncontested = { $winners } senza confronto
told-carried-unopened = Nessuno apre: { $amount } passano alla mano dopo
told-carried-parol = Parol: { $amount } passano alla mano dopo
told-carried-nobody = Nessuno riceve carte: { $amount } passano alla mano dopo

told-hand-high-card = carta alta
told-hand-pair = coppia
told-hand-two-pair = doppia coppia
told-hand-three-of-a-kind = tris
told-hand-straight = scala
told-hand-flush = colore
told-hand-full-house = full
told-hand-four-of-a-kind = poker
told-hand-straight-flush = scala reale
told-hand-low = mano bassa
told-hand-badugi = badugi
