# Le leghe della sala.

room-tab-leagues = Leghe
leagues-title = Leghe
leagues-none = Ancora nessuna lega
leagues-none-hint = Una lega trasforma gli eventi conclusi in punti e in una classifica.
leagues-found = Nuova lega
leagues-found-do = Fondala
leagues-name = Nome della lega
leagues-last-season = { $season }: { $events ->
    [one] 1 evento
   *[other] { $events } eventi
 }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }
leagues-no-season = Ancora nessuna stagione
leagues-no-season-hint = Una stagione ha i suoi punti, ciò che conta e i suoi eventi.
leagues-season = Stagione
leagues-season-there = Questa stagione c’è già.
leagues-new-season = Nuova stagione
leagues-open-season = Apri la stagione
leagues-closed = chiusa
leagues-close = Chiudi la stagione
leagues-reopen = Riaprila
leagues-player = Giocatore
leagues-place = Posto
leagues-prize = Premio
leagues-points = Punti
leagues-events = Eventi
leagues-best = Miglior posto
leagues-taken =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
leagues-pot = { $money } trattenuti per la lega
leagues-field = { $players } giocatori, { $entries } iscrizioni
leagues-take = Un evento concluso
leagues-take-do = Prendilo
leagues-venue = Sede
leagues-masters = Paga una lega master
leagues-masters-do = Paga
leagues-masters-month = Mese
leagues-masters-hint = Prima da quanto ha trattenuto il mese, poi dal resto del fondo
leagues-masters-amount = Quanto riceve
leagues-masters-paid = { $money } pagati alle leghe master
leagues-nothing-waits = Nessun altro evento della sala è concluso.
leagues-again = Riprendi
leagues-again-one = Riprendi { $event }
leagues-strike = Togli
leagues-strike-one = Togli { $event }
leagues-same-day = un altro evento dello stesso giorno è migliore
leagues-beyond-best = ce ne sono abbastanza migliori
leagues-adjust = Punti a mano
leagues-adjust-of = Punti per { $player }
leagues-adjust-do = Assegnali
leagues-adjust-hint = Negativi per toglierne
leagues-break-tie = Risolvi la parità
leagues-break-do = In quest’ordine
leagues-ahead = { $player } più avanti
leagues-terms = Condizioni
leagues-own-formula = Una formula nostra
leagues-formula = Punti di un posto
leagues-formula-hint = n il campo, k il posto, b il buy-in; + - * / ^, sqrt, log, min, max, round, if
leagues-size = n conta
leagues-size-players = i giocatori
leagues-size-entries = le iscrizioni, re-entry comprese
leagues-ties = Le parità si risolvono con
leagues-tie-best-place = il miglior posto
leagues-tie-best-counted-place = il miglior posto che conta
leagues-tie-countback = il miglior posto, poi il secondo migliore, e così via
leagues-tie-best-score = il punteggio più alto
leagues-tie-more-events = più eventi
leagues-tie-fewer-events = meno eventi
leagues-best-of = Punteggi che contano
leagues-all-count = Vuoto: tutti
leagues-least = Eventi per essere in classifica
leagues-least-hint = Chi ne ha giocati meno non è in classifica
leagues-shares = Premi per posizione, %
leagues-shares-hint = Per esempio 50 30 20; vuoto: nessun premio. Il fondo è quanto gli eventi hanno trattenuto per la lega
leagues-shares-sum = Insieme fanno { $sum } %, non 100 %.
leagues-one-a-day = Di più eventi nello stesso giorno conta solo il migliore
leagues-test-table = Quanto valgono i posti
leagues-of-players = { $count } giocatori
leagues-paper = Stampa la classifica
