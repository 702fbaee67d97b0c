### I casi del poker all'italiana, detti in italiano. In inglese si dicono come sono scritti.

case-the-lowest-card-is-the-rank = la carta più bassa è: { $rank }
case-the-deck-has-amount-cards = il mazzo ha { $amount } carte
case-five-is-made = { $five }: { $made }
case-five-beats-others = { $five } batte { $others }
case-player-counts-five-made = { $player } conta { $five }: { $made }
case-player-has-pool-up = { $player } ha scoperte { $pool }
case-player-has-down-cards-down-and-up-up =
    { $player } ha { $down ->
        [one] una carta coperta
       *[other] { $down } carte coperte
    } e { $up ->
        [one] una scoperta
       *[other] { $up } scoperte
    }
case-player-may-turn-up-one-or-other = { $player } può scoprire { $one } o { $other }
case-the-vele-are-turned-in-the-order-turns = le vele si girano nell'ordine { $turns }
case-nobody-is-to-act = non tocca a nessuno
case-player-may-doable = { $player } può { $doable }
case-player-may-go-blind-for-amount = { $player } può andare al buio per { $amount }
case-player-may-open-for-amount = { $player } può aprire con { $amount }
case-player-may-join-for-amount = { $player } può partecipare con { $amount }
case-player-may-put-in-amount-at-most = { $player } può mettere al massimo { $amount }
case-players-button-for-amount-reads-label = il tasto di { $player } per { $amount } dice { $label }
case-players-fold-confirmed = il passo di { $player } { $confirmed }
said-must-be-confirmed = va confermato
said-needs-no-confirmation = non va confermato
case-a-raise-to-amount-reopens-the-betting = un rilancio a { $amount } { $reopens } le puntate
said-reopens = riapre
said-does-not-reopen = non riapre
case-player-is-asked-asked = a { $player } si chiede: { $asked }
said-for-the-vele-and-the-covered-card = le vele e la carta coperta
said-for-the-vele = le vele
said-for-the-covered-card = la carta coperta
case-the-opening-level-is-level = per aprire servono { $level }
case-a-pot-of-amount-is-carried = un piatto di { $amount } passa alla mano dopo
case-player-has-put-in-amount = { $player } ha messo { $amount }
case-pot-is-amount-for-players = { $pot } è di { $amount }, per { $players }
case-player-gets-amount-back = a { $player } tornano { $amount }
case-players-has-shown =
    { $count ->
        [one] ha mostrato { $players }
       *[other] hanno mostrato { $players }
    }
case-nothing-is-shown = non è mostrata nessuna mano
case-players-is-dealt-in =
    { $count ->
        [one] riceve carte { $players }
       *[other] ricevono carte { $players }
    }
case-players-is-in-the-hand =
    { $count ->
        [one] è in mano { $players }
       *[other] sono in mano { $players }
    }
case-player-has-the-button = il bottone è di { $player }
case-player-is-eliminated = { $player } è fuori dal torneo
case-player-is-not-eliminated = { $player } resta nel torneo
case-player-is-sitting-out = { $player } è in sit-out
case-player-is-not-sitting-out = { $player } non è in sit-out
case-player-has-seconds-s-of-time-bank-left = a { $player } restano { $seconds } s di riserva
case-players-still-deals-in-the-giro-pazzo =
    { $count ->
        [one] nel giro pazzo deve ancora dare carte { $players }
       *[other] nel giro pazzo devono ancora dare carte { $players }
    }
case-no-giro-pazzo-is-on = non c'è nessun giro pazzo
case-the-hand-is-telesina = la mano è di telesina
case-the-hand-is-poker-all-italiana = la mano è di poker all'italiana
case-the-hand-is-played-with-layout-and-mode = la mano si gioca con vele { $layout } e carta coperta { $mode }
case-another-game = un altro gioco

# ── che cosa vale invece ─────────────────────────────────────────────────────────────────────────────────────────────

case-player-has-nothing-to-do-players-is-asked =
    { $count ->
        [one] { $player } non deve fare nulla: tocca a { $players }
       *[other] { $player } non deve fare nulla: tocca a { $players }
    }
case-players-is-to-act =
    { $count ->
        [one] tocca a { $players }
       *[other] tocca insieme a { $players }
    }
case-player-may-not = { $player } non può
case-there-is-no-such-button = non c'è un tasto così
case-nobody-can-bet-now = ora nessuno può puntare
case-nobody-changes-cards-now = ora nessuno cambia carte
case-there-is-no-such-pot = non c'è un piatto così
case-it-is-amount-for-players = è di { $amount }, per { $players }
case-player-does-not-play-this-hand = { $player } non gioca questa mano
case-the-book-knows-this-game = il regolamento conosce questo gioco
case-one-is-not-in-this-deck = { $one } non è in questo mazzo
case-five-wins = vince { $five }
case-player-has-number-cards =
    { $player } ha { $number ->
        [one] una carta
       *[other] { $number } carte
    }
case-the-discards-were-shuffled-number-times =
    gli scarti sono stati mescolati { $number ->
        [one] una volta
       *[other] { $number } volte
    }
case-player-has-nothing-to-choose = { $player } non ha nulla da scegliere
case-player-is-choosing-the-game = { $player } sta scegliendo il gioco
case-it-hangs-on-cards-that-are-not-named-write-cards = dipende da carte non indicate: scrivi Cards

# ── parole ───────────────────────────────────────────────────────────────────────────────────────────────────────────

said-doable-go-blind = andare al buio
said-doable-decline-the-blind = far dare le carte
said-doable-knock = bussare
said-doable-say-parol = dire parol
said-doable-open = aprire
said-doable-bet = puntare
said-doable-fold = passare
said-doable-call = vedere
said-doable-raise = rilanciare
said-doable-let-it-stand = dire va bene
said-doable-change-cards = cambiare carte
said-doable-turn-up-a-card = scoprire una carta
said-doable-show = mostrare
said-doable-hide = nascondere
said-doable-join = partecipare
said-doable-stay-out = non partecipare
said-made-a-high-card = carta alta
said-made-a-pair = coppia
said-made-two-pair = doppia coppia
said-made-three-of-a-kind = tris
said-made-a-full-house = full
said-made-a-flush = colore
said-made-four-of-a-kind = poker
said-made-a-straight = scala
said-made-a-straight-flush = scala reale
case-made-to-the-top-kind = { $made } { $kind } { $top }

# ── che cosa si fa ───────────────────────────────────────────────────────────────────────────────────────────────────

case-everybody-knocks = tutti bussano
case-everybody-knocks-to-the-end = tutti bussano fino alla fine
case-players-meet-at-the-showdown =
    { $players } { $count ->
        [one] va allo showdown
       *[other] vanno allo showdown
    }
case-player-lets-it-stand = { $player } dice va bene
case-players-declines-the-blind =
    { $players } { $count ->
        [one] rinuncia al buio
       *[other] rinunciano al buio
    }
case-players-knocks =
    { $players } { $count ->
        [one] bussa
       *[other] bussano
    }
case-players-says-parol =
    { $players } { $count ->
        [one] dice parol
       *[other] dicono parol
    }
case-players-stands-pat =
    { $players } { $count ->
        [one] è servito
       *[other] sono serviti
    }
case-players-joins =
    { $players } { $count ->
        [one] partecipa
       *[other] partecipano
    }
case-players-stays-out =
    { $players } { $count ->
        [one] non partecipa
       *[other] non partecipano
    }
case-players-hides =
    { $players } { $count ->
        [one] non mostra
       *[other] non mostrano
    }
case-players-do-not-answer =
    { $players } { $count ->
        [one] non risponde
       *[other] non rispondono
    }
case-players-go-away =
    { $players } { $count ->
        [one] si allontana
       *[other] si allontanano
    }
case-players-comes-back =
    { $players } { $count ->
        [one] torna
       *[other] tornano
    }
case-player-goes-blind-for-amount = { $player } va al buio per { $amount }
case-player-opens-amount = { $player } apre con { $amount }
case-player-opens-amount-without-what-opens-found-found = { $player } apre con { $amount } senza averne il punto, e lo si scopre { $found }
said-before-anybody-acts-on-it = prima che qualcuno agisca
said-after-others-have-acted = dopo che altri hanno agito
said-at-the-showdown = allo showdown
case-player-chooses-choice = { $player } sceglie { $choice }
case-everybody-turns-up-the-latest-card = tutti scoprono l'ultima carta
case-player-turns-up-cards = { $player } scopre { $cards }
case-player-lets-seconds-s-pass = { $player } lascia passare { $seconds } s
case-the-next-hand-is-dealt = si dà la mano dopo
case-the-next-hand-is-dealt-hands = si dà la mano dopo: { $hands }
case-amount-cards-is-left-in-the-stock =
    nel tallone { $amount ->
        [one] resta { $amount } carta
       *[other] restano { $amount } carte
    }
case-player-has-cards-down = { $player } ha coperte { $cards }
case-player-has-drawn-drawing = { $player } ha ricevuto al cambio { $drawing }
case-player-may-change-amount-cards-at-most = { $player } può cambiare al massimo { $amount } carte
case-the-nth-new-stock-is-made-of-cards =
    { $nth ->
        [first] il primo
        [second] il secondo
       *[third] il terzo
    } tallone nuovo è fatto di { $cards }
case-there-were-amount-betting-rounds =
    { $amount ->
        [one] c'è stato un giro di puntate
       *[other] ci sono stati { $amount } giri di puntate
    }
case-number-of-cards = { $number } di { $cards }
