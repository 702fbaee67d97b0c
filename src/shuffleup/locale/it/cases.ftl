### I casi e le risposte degli scenari, detti in italiano. In inglese si dicono come sono scritti.

case-player-pushes-pile = { $player } spinge { $pile }
case-player-pushes-pile-then-motions = { $player } spinge { $pile }, poi { $motions }
case-player-pushes-pile-then-motions-and-caller-objects = { $player } spinge { $pile }, poi { $motions }, e protesta { $caller }
case-player-with-front-in-front-pushes-pile = { $player }, con { $front } davanti, spinge { $pile }
case-player-with-front-in-front-takes-back-amount-and-pushes-pile = { $player }, con { $front } davanti, ritira { $amount } e spinge { $pile }
case-player-combines-front-in-front-with-pile = { $player } unisce { $front } già davanti a { $pile }
case-player-takes-back-amount-and-pushes-pile = { $player } ritira { $amount } e spinge { $pile }
case-player-takes-back-amount-and-says-word = { $player } ritira { $amount } e dice { $word }
case-player-takes-back-amount = { $player } ritira { $amount }
case-player-says-words = { $player } dice { $words }
case-player-says-words-and-pushes-pile = { $player } dice { $words } e spinge { $pile }
case-player-says-words-and-pushes-pile-then-motions = { $player } dice { $words } e spinge { $pile }, poi { $motions }
case-player-pushes-pile-and-then-says-words = { $player } spinge { $pile } e poi dice { $words }
case-player-says-words-while-pushing-pile = { $player } dice { $words } mentre spinge { $pile }
case-player-says-words-not-heard-by-everybody-and-pushes-pile = { $player } dice { $words }, non sentito da tutti, e spinge { $pile }
case-puts-are-too-little = in fila mettono meno del call: { $puts }
case-player-calls-told-told = { $player } chiama dopo aver sentito un importo di { $told }
case-player-pushes-pile-told-told = { $player } spinge { $pile } dopo aver sentito un importo di { $told }
case-player-says-what-he-will-do-if-somebody-bets = { $player } dice che cosa farà se qualcuno punta
case-player-says-that-he-promise-if-other-cause = { $player } dice che se { $other } { $cause } lui { $promise }
case-player-says-that-he-promise-if-somebody-bets = { $player } dice che se qualcuno punta lui { $promise }
case-player-announces-a-fold-to-any-bet-and-followed = { $player } annuncia fold a qualsiasi puntata e { $followed }
case-player-hasty-before-the-amount-is-known = { $player } { $hasty } prima che si sappia l'importo
case-player-throws-in-a-bounty-chip = { $player } mette una chip bounty
case-player-throws-in-a-bounty-chip-with-pile = { $player } mette una chip bounty con { $pile }
case-cards-deal-cards-of-the-deal-was-exposed = distribuendo si è scoperta la carta numero { $deal_cards }
case-cards-deal-cards-of-the-deal-lay-face-up-in-the-deck = nel mazzo era scoperta la carta numero { $deal_cards } della distribuzione
case-a-card-lies-face-up-in-the-stub = nel mazzo residuo c'è una carta scoperta
said-the-first-card-went-to-the-wrong-seat = la prima carta è andata al posto sbagliato
said-a-card-went-to-the-wrong-seat = una carta è andata al posto sbagliato
said-a-card-went-to-a-seat-that-is-not-in-the-hand = una carta è andata a un posto che non è nella mano
said-a-seat-in-the-hand-was-skipped = un posto della mano è stato saltato nella distribuzione
said-the-button-got-two-cards-in-a-row = il bottone ha ricevuto due carte di fila
said-the-button-was-misplaced = il bottone era nel posto sbagliato
case-players-holds-card-count-cards =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } carte
    } in mano
case-players-holds-card-count-cards-and-has-acted =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } carte
    } in mano e { $count ->
        [one] ha già agito
       *[other] hanno già agito
    }
case-players-holds-card-count-cards-and-has-seen-them =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } carte
    } in mano e { $count ->
        [one] le ha viste
       *[other] le hanno viste
    }
case-deck-mistake = { $deck_mistake }
case-after-the-next-hand-began-deck-fault = cominciata la mano successiva, { $deck_fault }
case-the-stub-was-dropped-stub-order = il mazzo residuo è caduto { $stub_order }
case-player-asks-for-another-deck = { $player } chiede un altro mazzo
case-player-asks-for-another-deck-this-one-being-irregular = { $player } chiede un altro mazzo perché questo è irregolare
case-on-occasion = che fare del mazzo: { $occasion }
case-the-cards-that-would-have-come-are-asked-for = si chiede di vedere le carte che sarebbero uscite
case-the-flop-has-card-count-cards =
    il flop ha { $card_count ->
        [one] una carta
       *[other] { $card_count } carte
    }
said-the-flop-came-without-a-burn = il flop è uscito senza bruciare
said-the-flop-came-without-a-burn-and-somebody-has-acted = il flop è uscito senza bruciare e qualcuno ha agito
said-the-flop-lies-face-down-without-a-burn = il flop è coperto e non si è bruciata la carta
said-the-flop-came-after-two-burns = il flop è uscito dopo due bruciate
said-the-flop-lies-face-down-after-two-burns = il flop è coperto dopo due bruciate
case-card-deal-card-of-the-deal-was-exposed-and-its-replacement-too = distribuendo si è scoperta la carta numero { $deal_card }, e anche quella che l'ha sostituita
case-coming-came-after-burns-burns = { $coming } è uscito dopo { $burns } bruciate
case-coming-came-without-a-burn = { $coming } è uscito senza bruciare
case-the-board-was-swept-into-the-deck = il board è stato raccolto nel mazzo
case-the-live-hands-of-players-are-mixed-and-told-apart = mescolate le mani vive di { $players }, quella di ciascuno { $told_apart }
case-player-pushes-pile-and-takes-taken-of-it-back = { $player } spinge { $pile } e ne riprende { $taken }
case-the-dealer-announces-a-call-of-player-who-has-not-called = il dealer annuncia una call di { $player }, che non ha chiamato
case-coming-comes-too-early = { $coming } esce in anticipo
case-player-count-players-wait-for-seventh-street-with-a-stub-of-card-count-cards =
    in { $player_count } aspettano la settima strada con { $card_count ->
        [one] una carta
       *[other] { $card_count } carte
    } nel mazzo residuo
case-player-is-reported-for-offence = segnalazione per { $player }: { $offence }
case-player-is-reported-again-for-offence = nuova segnalazione per { $player }: { $offence }
case-player-after-history-is-reported-again-for-offence = nuova segnalazione per { $player }, dopo { $history }: { $offence }
case-a-penalty-of-given = una penalità di { $given }
case-a-penalty-of-given-after-dealt-hands =
    una penalità di { $given } dopo { $dealt ->
        [one] una mano
       *[other] { $dealt } mani
    }
case-a-penalty-of-given-after-dealt-hands-redeals-of-them-dealt-again =
    una penalità di { $given } dopo { $dealt ->
        [one] una mano
       *[other] { $dealt } mani
    }, di cui { $redeals } ridistribuite
case-a-penalty-of-given-after-dealt-hands-across =
    una penalità di { $given } dopo { $dealt ->
        [one] una mano
       *[other] { $dealt } mani
    }, { $across }
case-the-floor-removes-player-in-place-place-of-paid-paid = il floor { $removes } { $player } al posto { $place } con { $paid } premi
said-eliminates = elimina
said-disqualifies = squalifica
case-player-misses-a-hand-by-penalty = { $player } salta una mano per penalità
case-players-act-out-of-turn = l'azione fuori turno di { $player }
case-player-was-skipped = saltato il turno di { $player }
case-player-was-skipped-without-time-to-speak = saltato il turno di { $player } senza il tempo di parlare
case-timekeeper-asks-for-time = chiede il tempo: { $timekeeper }
case-time-is-granted-after-seconds-s = il tempo è concesso dopo { $seconds } s
case-time-is-granted-after-seconds-s-of-a-amount-minute-level = il tempo è concesso dopo { $seconds } s di un livello da { $amount } minuti
case-time-runs-out-on-player = a { $player } scade il tempo
case-player-acts-as-time-runs-out = { $player } agisce mentre scade il tempo
case-player-moved-here-by-balancing-has-the-big-blind-twice = { $player }, spostato qui per bilanciare, ha il grande buio due volte
case-player-reaches-the-seat-arrival = { $player } arriva al posto { $arrival }
case-player-who-has-the-lowest-upcard-of-stud-reaches-the-seat-arrival = { $player }, con la carta scoperta più bassa dello stud, arriva al posto { $arrival }
case-player-uses-a-device-in-the-hand = { $player } usa un dispositivo durante la mano
case-player-asks-for-asked-of-other = { $player } chiede { $asked } di { $other }
case-the-pot-is-to-be-question = si chiede di { $question } il piatto
said-counted = contare
said-spread = aprire
case-player-doubts-the-hand-of-other = { $player } { $doubts } di { $other }
said-asks-to-see = chiede di vedere la mano
said-suspects = sospetta della mano
case-shown-on-request-the-hand-of-player = mostrata su richiesta, la mano di { $player }
case-player-shows-the-hand-to-other = { $player } mostra la mano a { $other }
case-player-does-not-show = { $player } non mostra
case-player-does-not-show-within-seconds-s-of-the-order = { $player } non mostra entro { $seconds } s dall'ordine
case-player-shows-one-card = { $player } mostra una carta sola
case-the-hand-of-player-is-turned-up-by-other = la mano di { $player } viene scoperta da { $other }
case-player-mucks-intent-in-the-all-in = { $player } butta la mano nell'all-in { $intent }
case-the-hand-of-player-shown-is-gone-at-the-showdown = allo showdown la mano di { $player }, { $shown }, è { $gone }
case-the-hand-of-player-is-mixed-with-others-and-lost = la mano di { $player } si è mescolata ad altre e { $lost }
case-the-cards-of-player-way = le carte di { $player } { $way }
case-contested-is-disputed-when = si contesta { $contested } { $when }
case-contested-is-disputed-seconds-s-after-the-award-before-a-break = si contesta { $contested } { $seconds } s dopo l'assegnazione, prima di una pausa
case-the-pot-is-pushed-to-players = il piatto è stato spinto a { $players }
case-the-pot-belonged-to-players-found-when = il piatto spettava a { $players }, ci si accorge { $when }
case-the-decision-about-amount-waits = la decisione su { $amount } aspetta
case-player-finds-amount-more-and-fate-other = { $player } trova altre { $amount } e { $fate } { $other }
said-wins-from = vince contro
said-loses-to = perde contro
case-player-had-amount-out-of-sight = { $player } aveva { $amount } nascoste alla vista
case-amount-raced-is-found = si trovano { $amount } { $raced }
said-without-an-owner = senza proprietario
said-of-a-raced-off-value = di un taglio già tolto
case-player-may-raise-to-amount = { $player } può rilanciare a { $amount }
case-player-may-go-up-to-amount = { $player } può arrivare a { $amount }
case-player-may-bet-amount = { $player } può puntare { $amount }
case-player-may-not-raise = { $player } non può rilanciare
case-player-may-not-raise-to-amount = { $player } non può rilanciare a { $amount }
case-a-denied-by-player-is-refused = un { $denied } di { $player } viene rifiutato
case-player-may-call-amount = { $player } può chiamare per { $amount }
case-player-may-acts = { $player } può fare: { $acts }
case-player-is-to-act = tocca a { $player }
case-the-pot-bet-is-amount = il pot è { $amount }
case-player-raised-to-told-since-noticed-noticed = { $player } ha rilanciato a { $told }, { $since }; ci si accorge { $noticed }
case-player-bet-told-since-noticed-noticed = { $player } ha puntato { $told }, { $since }; ci si accorge { $noticed }
case-player-bet-the-quoted-pot-of-told-since-noticed-noticed = { $player } ha puntato il pot annunciato di { $told }, { $since }; ci si accorge { $noticed }
case-player-posts-payments = { $player } mette { $payments }
case-nothing-is-exposed = nessuna mano è scoperta
case-players-is-exposed =
    { $count ->
        [one] la mano di { $players } è scoperta
       *[other] le mani di { $players } sono scoperte
    }
case-players-is-exposed-on-the-street =
    { $count ->
        [one] la mano di { $players } è scoperta
       *[other] le mani di { $players } sono scoperte
    } al { $street }
case-player-shows-first = la prima mano a essere mostrata è quella di { $player }
case-players-show-in-this-order = si mostra in quest'ordine: { $players }
case-pot-of-amount-goes-to-players = { $pot } di { $amount } va a { $players }
case-the-pot-of-amount-goes-to-players = il piatto di { $amount } va a { $players }
case-the-half-half-of-amount-goes-to-players = la metà { $half } di { $amount } va a { $players }
case-the-pots-are-awarded-in-the-order-pots = i piatti si assegnano in quest'ordine: { $pots }
case-the-odd-chip-goes-to-players = la chip dispari va a { $players }
case-player-wins-amount = { $player } vince { $amount }
case-player-wins-amount-without-showing = { $player } vince { $amount } senza mostrare
case-player-has-the-button-next = nella prossima mano ha il bottone { $player }
case-player-has-amount = { $player } ha { $amount }
case-the-pot-is-amount = nel piatto ci sono { $amount }
case-after-kinds-there-would-be-substantial-action =
    { $substantial ->
        [substantial] dopo { $kinds } ci sarebbe azione sostanziale
       *[other] dopo { $kinds } non ci sarebbe azione sostanziale
    }
case-there-has-been-substantial-action =
    { $substantial ->
        [substantial] c'è stata azione sostanziale
       *[other] non c'è stata azione sostanziale
    }
case-player-holds-holding = { $player } ha { $holding }
case-player-does-not-hold-holding = { $player } non ha { $holding }
case-player-has-outs-outs-to-wanted = { $player } ha { $outs } out per { $wanted }
case-the-street-is-texture = il { $street } è { $texture }
case-player-bets-amount = { $player } punta { $amount }
case-player-brings-in-amount = { $player } mette il bring-in di { $amount }
case-player-brings-in = { $player } mette il bring-in
case-player-completes-to-amount = { $player } completa a { $amount }
case-player-completes = { $player } completa
case-player-raises-to-amount = { $player } rilancia a { $amount }
case-player-is-all-in-for-amount = { $player } è all-in per { $amount }
case-player-is-all-in = { $player } è all-in
case-players-calls =
    { $players } { $count ->
        [one] chiama
       *[other] chiamano
    }
case-players-checks =
    { $players } { $count ->
        [one] fa check
       *[other] fanno check
    }
case-players-folds =
    { $players } { $count ->
        [one] folda
       *[other] foldano
    }
case-players-shows =
    { $players } { $count ->
        [one] mostra la mano
       *[other] mostrano la mano
    }
case-players-mucks =
    { $players } { $count ->
        [one] butta la mano
       *[other] buttano la mano
    }
case-the-floor-lets-the-hand-go-on = il floor lascia proseguire la mano
case-player-out-of-turn-act = { $player }, fuori turno, { $act }
case-players-is-placed-amount =
    { $players } { $count ->
        [one] è
       *[other] sono
    } al posto { $amount }
case-players-divides-the-prize-of-place-amount =
    { $players } { $count ->
        [one] prende
       *[other] si dividono
    } il premio del posto { $amount }
case-player-moves-from-table-source-to-chair-chair-of-table-table = { $player } passa dal tavolo { $source } al posto { $chair } del tavolo { $table }
case-nobody-moves = nessuno si sposta
case-table-table-stops = il tavolo { $table } si ferma
case-table-table-plays-on = il tavolo { $table } continua
case-player-is-dealt-in = { $player } riceve carte
case-player-waits-for-the-button = { $player } aspetta il bottone
case-player-sits-in-chair-chair-of-table-table = { $player } siede al posto { $chair } del tavolo { $table }
case-table-table-has-amount-players =
    il tavolo { $table } ha { $amount ->
        [one] un giocatore
       *[other] { $amount } giocatori
    }
case-the-final-table-has-amount-players =
    il tavolo finale ha { $amount ->
        [one] un giocatore
       *[other] { $amount } giocatori
    }
case-there-is-no-final-table-yet = non c'è ancora un tavolo finale
case-chairs-that-draw-cards-get-seats-in-the-order-numbers = chi pesca { $cards } siede nell'ordine { $numbers }
case-next-at-table-table-button-button-small-blind-small-big-blind-big = poi al tavolo { $table }: bottone { $button }, small blind { $small }, big blind { $big }
case-next-at-table-table-button-button-big-blind-big-alone = poi al tavolo { $table }: bottone { $button }, solo il big blind { $big }
case-every-table-begins-with-the-button-in-one-chair = ogni tavolo comincia con il bottone allo stesso posto
case-player-is-dealt-in-and-killed = { $player } riceve carte e la mano si annulla
case-player-is-not-in-play-yet = { $player } non è ancora in gioco
case-table-table-breaks-next = il prossimo tavolo da chiudere è il { $table }
case-the-level-is-amount = il livello è { $amount }
case-the-big-blind-at-table-table-is-amount = il big blind al tavolo { $table } è { $amount }
case-amount-minutes-are-left = minuti che restano: { $amount }
case-hand-for-hand-goes-on = si continua mano per mano
case-hand-for-hand-is-over = il mano per mano è finito
case-every-table-plays-amount-more-hands =
    ogni tavolo gioca ancora { $amount ->
        [one] una mano
       *[other] { $amount } mani
    }
case-players-divide-the-prizes-by-icm =
    { $players } { $count ->
        [one] prende
       *[other] si dividono
    } i premi con l'ICM
case-player-is-paid-money = { $player } riceve { $money }
case-the-trophy-goes-to-player = il trofeo va a { $player }
said-the-prize-pool-is = il montepremi è
said-the-fees-are = le quote di iscrizione sono
said-the-house-keeps = la casa tiene
said-the-organisation-has = all'organizzazione vanno
said-the-league-gets = al campionato vanno
said-the-house-adds = la casa aggiunge
case-the-tax-base-is-money = la base imponibile è { $money }
case-the-account-holds = i conti tornano
case-player-owes-money = { $player } deve { $money }
case-money-waits-for-player = per { $player } ci sono { $money }
case-players-has-amount-chips =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } { $amount } chip
case-the-seat-of-player-given = il posto di { $player } { $given }
said-was-drawn = è stato sorteggiato
said-followed-the-order-of-arrival = ha seguito l'ordine di arrivo
case-player-is-alternate-amount = { $player } è la riserva numero { $amount }
case-place-at-place-of-of-players-players-scores-amount-points = il posto { $at_place } su { $of_players } giocatori fa { $amount } punti
case-place-at-place-of-of-players-players-scores-amount-points-on-an-unpaid-second-day = il posto { $at_place } su { $of_players } giocatori fa { $amount } punti in una seconda giornata senza premio
case-points-and-more-points-points-on-one-day-count-as-amount = { $points } e { $more_points } punti in un giorno valgono { $amount }
case-a-registered-player-who-never-plays-scores-nothing = chi si iscrive e non gioca mai non fa punti
case-of-a-pot-of-of-pot-the-league-retains-money = di un montepremi di { $of_pot } il campionato trattiene { $money }
case-rank-at-rank-of-the-general-league-wins-money-of-of-pot = il posto { $at_rank } della classifica generale vince { $money } su { $of_pot }
case-rank-at-rank-and-place-at-place-of-the-final-win-money-of-of-pot = il posto { $at_rank } in classifica e il posto { $at_place } in finale vincono { $money } su { $of_pot }
case-points-points-begin-the-final-with-amount = { $points } punti cominciano la finale con { $amount }
case-a-finalist-absent-for-after-minutes-with-of-players-left-is-placed-amount = un finalista assente da { $after } minuti, con { $of_players } rimasti, è al posto { $amount }
case-a-finalist-absent-for-after-minutes-stays-in = un finalista assente da { $after } minuti resta in gioco
case-team-mates-who-come-ordinals-score-amount = compagni di squadra ai posti { $ordinals } fanno { $amount }
case-amount-of-of-players-teams-reach-the-final-table = { $amount } squadre su { $of_players } arrivano al tavolo finale
case-the-levels-of-a-team-of-team-are-played-by-in-turn = i livelli di una squadra di { $team } sono giocati da { $in_turn }
case-a-team-may-consult-amount-time-at-the-final-table =
    al tavolo finale una squadra può consultarsi { $amount } { $amount ->
        [one] volta
       *[other] volte
    }
case-player-has-hands-hands-to-miss =
    { $player } deve saltare { $hands ->
        [one] una mano
       *[other] { $hands } mani
    }
case-player-has-nothing-to-miss = { $player } non deve saltare nulla
case-player-gets-the-prize-of-place-amount = { $player } riceve il premio del posto { $amount }
case-player-gets-no-prize = { $player } non riceve premio
case-amount-chips-are-in-play = in gioco ci sono { $amount } chip
case-players-has-won-money-of-bounties =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } vinto { $money } di taglie
case-players-carries-a-bounty-of-money =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } sulla testa una taglia di { $money }
case-the-bounty-of-player-goes-with-the-next-pot = la taglia di { $player } va con il prossimo piatto
case-the-prize-of-place-amount-is-money = il premio del posto { $amount } è { $money }
case-every-table-has-drawn-its-own-button = ogni tavolo ha sorteggiato il suo bottone
case-decks-are-called-for-at-tables-tables = si chiamano i mazzi ai tavoli { $tables }
case-no-deck-is-called-for = non si chiama nessun mazzo
case-the-next-dealer-of-table-table-is-told-nothing-of-player = al prossimo dealer del tavolo { $table } non si dice nulla di { $player }
case-the-race-at-table-table-began-in-chair-chair = la chip race al tavolo { $table } è cominciata dal posto { $chair }
case-player-would-pay-amount-before-the-next-hand = { $player } pagherebbe { $amount } prima della prossima mano
case-in-a-rotation-of-games-the-button-moves-after-hand-hand-number = in una rotazione di { $games } il bottone { $moves } dopo la mano { $hand_number }
said-moves = si sposta
said-stands-still = resta fermo
case-a-rotation-of-games-warned = una rotazione di { $games } { $warned }
said-is-warned-about = ha un avvertimento
said-may-be-played-as-it-is = si può giocare così
case-player-picks-up-the-upcards = { $player } raccoglie le carte scoperte
case-the-nth-card-of-player-was-exposed = a { $player } è stata scoperta { $nth }
said-seventh = la settima carta
said-last-drawn = l'ultima carta cambiata
case-the-blinds-should-have-been-small-blind-big-blind = i bui dovevano essere { $small_blind }/{ $big_blind }
case-the-blinds-should-have-been-small-blind-big-blind-with-an-ante-of-amount = i bui dovevano essere { $small_blind }/{ $big_blind } con un ante di { $amount }
case-nobody-is-marked-all-in = nessuno ha il segno dell'all-in
case-players-is-marked-all-in =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } il segno dell'all-in
case-player-has-amount-in-front = { $player } ha davanti { $amount }
case-player-is-to-discard = tocca a { $player } cambiare le carte
case-player-is-left-with-cards = a { $player } restano { $cards }
case-the-decision-rests-on-fairness = la decisione si fonda sull'equità
case-player-throws-away-cards = { $player } scarta { $cards }
case-player-draws-drawn-cards = { $player } cambia { $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    }
case-in-fairness-the-director-lets-the-hand-of-player-live = per equità il direttore lascia viva la mano di { $player }
case-in-fairness-the-director-kills-the-hand-of-player = per equità il direttore annulla la mano di { $player }
case-the-floor-rules-case = il floor decide: { $case }
case-the-floor-rules-drawing-card-pick-case = il floor decide, pescando la carta { $pick }: { $case }
case-the-floor-chooses-choice-case = il floor sceglie { $choice }: { $case }
case-the-floor-overrules-choice-case = il floor decide altrimenti, { $choice }: { $case }
case-the-hand-is-dealt-again = la mano si ridistribuisce
case-the-hand-is-dealt-again-and-players-is-back =
    la mano si ridistribuisce, { $count ->
        [one] ed è tornato { $players }
       *[other] e sono tornati { $players }
    }

## Quello che è così invece.

case-the-betting-is-over = il giro di puntate è finito
case-it-is-players-turn = tocca a { $player }
case-there-is-no-bet-player-may-bet-amount = non c'è puntata: { $player } può puntare { $amount }
case-there-is-a-bet-of-amount = c'è una puntata di { $amount }
case-the-game-is-not-pot-limit = il gioco non è pot-limit
case-player-has-only-amount = { $player } ha solo { $amount }
case-there-is-no-showdown-in-order = non c'è uno showdown in ordine
case-the-order-is-list = l'ordine è { $list }
case-the-pot-has-been-awarded = il piatto è già assegnato
case-there-is-a-side-pot = c'è un side pot
case-no-pot-is-awarded = non si assegna: { $pot }
case-pot-list = { $pot }: { $list }
case-player-shows-and-wins-amount = { $player } mostra e vince { $amount }
case-the-hand-is-not-over = la mano non è finita
case-no-single-card-is-to-come = non deve uscire una carta sola
case-before-coming-case = prima che esca { $coming }, { $case }
case-at-the-showdown-case = allo showdown, { $case }
case-coming-is-not-dealt-yet = deve ancora uscire { $coming }
case-it-does-not = no
case-table-table-has-begun-no-hand = il tavolo { $table } non ha cominciato una mano
case-table-table-is-not-in-play = il tavolo { $table } non è in gioco
case-amount-players-sit-at-hands-tables =
    { $amount ->
        [one] un giocatore
       *[other] { $amount } giocatori
    } siedono a { $hands } tavoli
case-amount-players-sit-at-one-table =
    { $amount ->
        [one] un giocatore
       *[other] { $amount } giocatori
    } siedono a un solo tavolo
case-player-may-play = { $player } può giocare
case-players-stack-is-in-play = lo stack di { $player } è in gioco
case-player-is-not-in-play = { $player } non è in gioco
case-player-is-not-dealt-in = { $player } non riceve carte
case-no-deal-is-asked-for = non si chiede nessun deal
case-players-divide-them-by-list =
    { $players } { $count ->
        [one] li prende
       *[other] se li dividono
    } con { $list }
case-play-is-not-over = il gioco non è finito
case-player-got-no-late-seat = { $player } non ha avuto un posto tardivo
case-player-does-not-wait = { $player } non aspetta
case-it-is-allowed = è permesso
case-the-bounty-of-player-waits-for-nothing = la taglia di { $player } non aspetta nulla
case-player-has-won-money = { $player } ha vinto { $money }
case-player-carries-money = { $player } ha sulla testa { $money }
case-this-book-prints-no-league = questo regolamento non ha un campionato
case-he-is-placed-amount = è al posto { $amount }
case-amount-places-are-paid = si pagano { $amount } posti
case-amount-min-seconds-s-are-left = restano { $amount } min { $seconds } s
case-no-race-was-held-there = lì non si è fatta una chip race
case-list-place-amount-players = { $list }; posto { $amount }: { $players }
case-players-have-these-places =
    { $players } { $count ->
        [one] ha
       *[other] hanno
    } questi posti
case-player-is-still-in = { $player } è ancora in gioco
case-it-is-so-by-list = è così per { $list }
case-it-is-so-and-no-rule-was-applied = è così, e nessuna regola è stata applicata
case-it-hangs-on-cards-that-are-not-named-write-cards-and-board = dipende da carte non indicate: scrivere Cards e Board
case-money-came-in-held-stand-the-ledger-has-there = ne sono entrati { $money }, ne restano { $held }, nei conti ce ne sono { $there }
case-money-against-owed = { $money } contro { $owed }
case-the-drawer-of-player-does-not-hold-what-went-through-it = nel cassetto di { $player } non c'è quello che vi è passato
case-table-table-amount = tavolo { $table }: { $amount }
case-list = { $list }
case-players-is-absent =
    { $players } { $count ->
        [one] è
       *[other] sono
    } fuori dal tavolo
case-player-is-not-to-change-cards = { $player } ora non cambia carte
case-between-2-and-amount-players-are-in-the-final = in finale ci sono da 2 a { $amount } giocatori
case-player-gets-money-for-place-amount = { $player } riceve { $money } per il posto { $amount }
case-its-reason-is-words = il motivo è { $words }
case-no-pot-is-awarded-half-half = non si assegna: { $pot }, metà { $half }
case-player-list = { $player }: { $list }
case-nothing-can-be-told-of-player = di { $player } non si può dire nulla
case-they-divide-money = si dividono { $money }
case-nobody-is-to-discard = non tocca a nessuno cambiare le carte
case-the-floor-has-decided-nothing = il floor non ha deciso nulla
case-it-has-no-name = non ha un nome
case-it-is-list = è { $list }

## Parole dei casi.

said-the-dealer = il dealer
said-the-floor = il floor
said-a-player = un giocatore
said-calls = fa call
said-folds = fa fold
said-raises = rilancia
said-checks = fa check
said-raises-to-n = rilancia a { $n }
said-bets = punta
said-bets-n = punta { $n }
said-is-all-in-for-n = è all-in per { $n }
said-is-all-in = è all-in
said-a-bet-follows = segue una puntata
said-no-bet-follows = non segue nessuna puntata
said-nobody-acted = nessuno ha agito
said-on-the-same-street = sulla stessa strada
said-after-the-next-card = dopo la carta successiva
said-after-the-showdown = dopo lo showdown
said-two-equal-cards-are-found = si trovano due carte uguali
said-a-card-with-another-back-is-found = si trova una carta con un altro dorso
said-a-card-is-missing-from-the-deck = nel mazzo manca una carta
said-a-joker-is-found = si trova un jolly
said-a-marked-card-is-found = si trova una carta segnata
said-in-an-order-that-is-known = in un ordine noto
said-out-of-order = fuori ordine
said-mixed-with-muck-and-burns = mescolandosi a muck e bruciate
said-a-change-of-dealer = un cambio di dealer
said-a-change-of-level = un cambio di livello
said-the-houses-wish = la volontà della casa
said-on-the-next-day = nella giornata successiva
said-at-a-new-table = a un altro tavolo
said-in-a-new-seat = a un altro posto
said-the-director = il direttore
said-the-player-to-act = il giocatore di turno
said-another-player-of-the-table = un altro giocatore del tavolo
said-a-player-away-from-his-seat = un giocatore lontano dal suo posto
said-a-player-of-another-table = un giocatore di un altro tavolo
said-an-outsider = un estraneo
said-before-the-last-card = prima dell'ultima carta
said-after-the-buttons-last-card = dopo l'ultima carta del bottone
said-after-the-deal = dopo la distribuzione
said-an-estimate-of-the-stack = una stima dello stack
said-the-exact-stack = lo stack esatto
said-the-bet = la puntata
said-lost-in-the-muck-clearly-read-before = finita nel muck dopo essere stata letta chiaramente
said-put-into-the-muck = messa nel muck
said-lost-in-the-muck = finita nel muck
said-discarded = scartata
said-partly-shown = mostrata in parte
said-unshown = non mostrata
said-tabled = mostrata per intero
said-go-to-another-player = vanno a un altro giocatore
said-touch-the-discards = toccano gli scarti
said-touch-the-burns = toccano le bruciate
said-touch-the-board = toccano il board
said-leave-the-table = cadono dal tavolo
said-touch-the-muck = toccano il muck
said-go-forward = vanno in avanti
said-the-reading-of-a-hand = la lettura di una mano
said-the-count-of-the-pot = il conteggio del piatto
said-after-substantial-action-in-the-next-hand = dopo azione sostanziale nella mano successiva
said-once-the-next-hand-has-started = a mano successiva cominciata
said-before-the-next-hand = prima della mano successiva
said-by-accident = per errore
said-on-purpose = di proposito
said-cannot-be-told-thrown-away-by-the-bettor = non si riconosce, buttata da chi ha puntato
said-can-be-told-thrown-away-by-the-bettor = si riconosce, buttata da chi ha puntato
said-cannot-be-told = non si riconosce
said-can-be-told = si riconosce
said-n-orbits = { $n } giri
said-n-orbit = un giro
said-n-hands = { $n } mani
said-n-hand = una mano
said-a-small-blind-of-n = uno small blind di { $n }
said-a-big-blind-of-n = un big blind di { $n }
said-an-ante-of-n = un ante di { $n }
said-a-dead-ante-of-n = un ante morto di { $n }
said-the-main-pot = il piatto principale
said-main-pot = il piatto principale
said-side-pot-n = il side pot { $n }
said-nothing = nulla
said-nobody = nessuno
said-high = alta
said-low = bassa
said-even = alla pari
said-favourite = favorito
said-underdog = sfavorito
said-free-roll = free roll
said-drawing-dead = drawing dead
said-fold-and-lose = fold e perdita delle chip
said-all-motions-stand = contano tutti i movimenti
said-only-the-first-motion = conta solo il primo movimento
said-points = punti
said-chips = chip
said-take-points = prendono punti
said-not-settled = non ancora stabilito
said-none = nessuno
said-the-nuts = il nuts
said-pocket-pair = una coppia in mano
said-big-slick = asso e re
said-suited = carte dello stesso seme
said-offsuit = carte di semi diversi
said-connectors = connectors
said-one-gap-connectors = connectors con un buco
said-two-gap-connectors = connectors con due buchi
said-overpair = un'overpair
said-top-pair = la top pair
said-second-pair = la seconda coppia
said-bottom-pair = la coppia bassa
said-top-two-pair = le due coppie più alte
said-top-and-bottom-pair = la coppia alta e la bassa
said-set = un set
said-top-set = il set più alto
said-trips = trips
said-one-overcard = una overcard
said-two-overcards = due overcard
said-flush-draw = un progetto di colore
said-open-ended-straight-draw = un progetto di scala bilaterale
said-gutshot = un incastro di scala
said-double-gutshot = un doppio incastro
said-backdoor-flush-draw = un progetto di colore backdoor
said-backdoor-flush = un colore backdoor
said-drawing-hand = una mano da completare
said-made-hand = una mano fatta
said-quads = un poker
said-crippled-deck = un mazzo svuotato
said-pair = coppia
said-two-pair = doppia coppia
said-three-of-a-kind = tris
said-straight = scala
said-flush = colore
said-full-house = full
said-rainbow = rainbow
said-ragged = ragged
said-blank = una carta neutra
said-scare-card = una scare card
said-fixed-bounties-of-n = taglie fisse da { $n }
said-progressive-bounties-of-n = taglie progressive da { $n }
said-mystery-bounties-of-n = taglie mystery da { $n }
said-preflop = preflop
said-registration-unchecked = iscrizione o posto non controllati
said-told-to-nobody = non comunicato a nessuno
said-told-to-the-media = comunicato alla stampa
said-the-flop = il flop
said-the-turn = il turn
said-the-river = il river
said-fourth-street = la quarta strada
said-fifth-street = la quinta strada
said-sixth-street = la sesta strada
said-seventh-street = la settima strada
case-players-called = { $players } { $count ->
        [one] ha chiamato
       *[other] hanno chiamato
    }
case-players-folded = { $players } { $count ->
        [one] ha foldato
       *[other] hanno foldato
    }
case-players-raised = { $players } { $count ->
        [one] ha rilanciato
       *[other] hanno rilanciato
    }
case-players-raised-to-to = { $players } { $count ->
        [one] ha rilanciato a { $to }
       *[other] hanno rilanciato a { $to }
    }
join-and = e
join-or = o
join-then = poi
join-to = a
join-with = con
case-nobody-is-named = nessuno è indicato
case-player-standing-against-other = { $player } { $standing } contro { $other }
said-is-the-favourite = parte avanti
said-is-the-underdog = parte indietro
said-is-drawing-dead = è drawing dead
said-has-a-free-roll = ha un free roll
case-the-street-does-player = il { $street } { $does } { $player }
said-counterfeits = contraffà la mano di
said-brings-the-case-card-to = porta la case card a
said-hits = aiuta
said-hits-hard = aiuta molto
case-it-is-words = è così: { $words }
case-account-money = { $account } { $money }
