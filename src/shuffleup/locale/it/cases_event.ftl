### Che cosa succede in un torneo: i casi degli scenari.

case-table-table-plays-a-hand = il tavolo { $table } gioca una mano
case-everybody-plays-a-hand = tutti giocano una mano
case-at-table-table-players-put-in-amounts-and-the-best-hands-are-those-of-best = al tavolo { $table } { $players } mettono { $amounts }, e le mani migliori sono quelle di { $best }
case-everybody-plays-hands-hands = tutti giocano { $hands } mani
case-everybody-plays-hands-hands-and-who-is-away-pays = tutti giocano { $hands } mani, e chi non c'è paga
case-in-one-hand-players-busts =
    in una mano { $players } { $count ->
        [one] esce
       *[other] escono
    }
case-the-floor-moves-player-to-chair-chair-of-table-table = il floor sposta { $player } al posto { $chair } del tavolo { $table }
case-the-tables-are-balanced = i tavoli sono bilanciati
case-all-seats-are-drawn-anew = tutti i posti sono sorteggiati di nuovo
case-table-table-breaks = il tavolo { $table } si rompe
case-player-draws-chair-chair-of-table-table = { $player } pesca il posto { $chair } del tavolo { $table }
case-player-belongs-in-chair-chair-of-table-table = { $player } va al posto { $chair } del tavolo { $table }
case-player-needs-chair-chair = a { $player } serve il posto { $chair }
case-players-comes =
    { $players } { $count ->
        [one] arriva
       *[other] arrivano
    }
case-tables-break-in-the-order-numbers = i tavoli si rompono nell'ordine { $numbers }
case-minutes-minutes-pass =
    { $minutes ->
        [one] passa 1 minuto
       *[other] { $minutes } minuti passano
    }
case-the-next-level-is-announced = si annuncia il livello successivo
case-hand-for-hand-is-announced = si annuncia il mano per mano
case-the-floor-starts-the-next-hand = il floor fa cominciare la mano successiva
case-every-table-has-finished = tutti i tavoli hanno finito
case-table-table-begins-a-hand = il tavolo { $table } comincia una mano
case-table-table-finishes-its-hand = il tavolo { $table } finisce la mano
case-table-table-finishes-its-hand-players-busts =
    il tavolo { $table } finisce la mano, { $players } { $count ->
        [one] esce
       *[other] escono
    }
case-an-all-in-is-called-at-table-table = al tavolo { $table } un all-in è chiamato
case-the-floor-lets-table-table-go-on = il floor lascia proseguire il tavolo { $table }
case-the-card-drawn-is-a-card = la carta estratta è un { $card }
case-the-prizes-are-awarded = i premi sono assegnati
case-the-next-day-begins = comincia la giornata successiva
case-the-house-closes = la casa chiude
case-players-enters =
    { $players } { $count ->
        [one] si iscrive
       *[other] si iscrivono
    }
case-crowd-players-enter = { $crowd } giocatori si iscrivono
case-play-begins = il gioco comincia
case-play-begins-as-the-director-has-it = il gioco comincia come decide il direttore
case-player-passes-the-check-of-check = { $player } supera il controllo: { $check }
case-player-fails-the-check-of-check = { $player } non supera il controllo: { $check }
case-players-pays-for-a-rebuy =
    { $players } { $count ->
        [one] paga
       *[other] pagano
    } un rebuy
case-player-announces-a-rebuy = { $player } annuncia un rebuy
case-player-declines-the-rebuy = { $player } rinuncia al rebuy
case-player-pays-the-debt = { $player } paga il debito
case-players-takes-the-add-on =
    { $players } { $count ->
        [one] prende
       *[other] prendono
    } l'add-on
case-player-gives-up-the-chips-and-enters-again = { $player } lascia le chip e si iscrive di nuovo
case-the-entry-of-player-is-voided = l'iscrizione di { $player } è annullata
case-player-gets-the-money-back = { $player } riceve indietro il denaro
case-registration-is-closed = le iscrizioni sono chiuse
case-player-gets-a-warning = { $player } riceve un richiamo
case-player-gets-a-penalty-of-length-hands =
    { $player } riceve una penalità di { $length ->
        [one] 1 mano
       *[other] { $length } mani
    }
case-player-gets-a-penalty-of-length-orbits =
    { $player } riceve una penalità di { $length ->
        [one] 1 orbita
       *[other] { $length } orbite
    }
case-player-is-eliminated-by-the-floor = { $player } è eliminato dal floor
case-player-is-disqualified = { $player } è squalificato
case-player-forfeits-amount = { $player } perde per decisione { $amount }
case-the-hand-at-table-table-is-dealt-again = la mano al tavolo { $table } è data di nuovo
case-players-knocks-player-out =
    { $players } { $count ->
        [one] elimina
       *[other] eliminano
    } { $player }
case-player-wins-the-next-pot = { $player } vince il piatto successivo
case-the-chips-at-table-table-are-raced-off-held = al tavolo { $table } si fa la chip race: { $held }
case-player-finds-found-chips-of-value =
    { $player } trova { $found ->
        [one] 1 chip
       *[other] { $found } chip
    } da { $value }
case-a-count-finds-stacks = un conteggio trova { $stacks }
case-chips-worth-amount-are-found-astray = si trovano chip smarrite per { $amount }
case-the-floor-exchanges-given-of-player-for-received = il floor cambia { $given } di { $player } in { $received }
case-the-dealer-of-table-table-is-relieved = il dealer del tavolo { $table } ha il cambio
case-table-table-begins-a-hand-whose-started-minutes-minutes-ago =
    il tavolo { $table } comincia una mano ({ $started } { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    } fa)
case-the-chips-at-table-table-are-raced-off-by-the-dealer-in-chair-chair-held = al tavolo { $table } si fa la chip race, con il dealer al posto { $chair }: { $held }
case-the-director-voids-players-claim-to-the-price = il direttore annulla il diritto di { $player } al prezzo pagato
case-the-final-table-is-drawn = il tavolo finale è sorteggiato
case-everybody-left-agrees-to-a-deal-by-method-told = tutti quelli rimasti accettano un deal secondo { $method }, { $told }
case-nobody-wins-the-amount-of-table-table = nessuno vince i { $amount } del tavolo { $table }
said-deck-was-riffled = mazzo rifilato
said-deck-was-washed = mazzo lavato sul tavolo
said-shuffling-machine-was-opened = mescolatore aperto
case-player-is-disqualified-and-paid-for-his-place = { $player } è squalificato e pagato per il suo posto
case-the-floor-halts-table-table = il floor ferma il tavolo { $table }
case-the-floor-ends-the-halt-of-table-table = il floor fa ripartire il tavolo { $table }
case-player-retires = { $player } si ritira
case-amount-chips-lie-there-found-must = le chip sul tavolo sono { $amount }, dovrebbero essere { $found }
case-it-is-allowed-case = è permesso: { $case }
case-it-is-refused-case = è rifiutato: { $case }
case-it-is-refused-as-reason = è rifiutato («{ $reason }»)
case-it-is-refused-as-reason-case = è rifiutato («{ $reason }»): { $case }
case-an-event-is-opened-facts = si apre un evento: «{ $facts }»
case-hand-for-hand-is-announced-at-minutes-minutes-a-hand = si annuncia il mano per mano, { $minutes } minuti a mano
case-the-rebuy-of-player-is-taken-back = il rebuy di { $player } è annullato
case-he-hears-of-list = gli si dice: { $list }
case-the-next-dealer-of-table-table-is-told-of-matter = al prossimo dealer del tavolo { $table } si dice: { $matter }
case-blinds-small-big = bui { $small }/{ $big }
case-the-warning-of-player = avvertimento a { $player }
case-the-absence-of-player = assenza di { $player }
case-amount-hands-for-player-to-miss = { $player } deve saltare { $amount } mani
