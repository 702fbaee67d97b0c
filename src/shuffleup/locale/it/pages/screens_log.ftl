# Che cosa dice ogni evento del registro, per etichetta e fatti. Orari e denaro arrivano già scritti.

## The event

happened-event-opened = L’evento è aperto
happened-entries-registered =
    { $entries_count ->
        [1] { $player } è iscritto
       *[other] { $entries_count } iscrizioni
    }
happened-seats-drawn =
    { $number ->
        [1] Posti sorteggiati per { $seats_count } giocatori, tavoli da { $chairs }
       *[other] Posti sorteggiati di nuovo (sorteggio { $number }) per { $seats_count } giocatori: { $reason }
    }
happened-event-started = Si comincia a giocare
happened-play-ended = Il gioco è finito
happened-prizes-awarded =
    { $awards_count ->
        [one] { $awards_count } premio assegnato
       *[other] { $awards_count } premi assegnati
    }
happened-payouts-fixed =
    { $ladder_count ->
        [one] Montepremi { $pool_cents }, { $ladder_count } posto a premio
       *[other] Montepremi { $pool_cents }, { $ladder_count } posti a premio
    }
happened-payouts-planned = I premi sono ridefiniti
happened-players-placed =
    { $places_count ->
        [1] { $player } chiude al { $place }º posto
       *[other] { $places_count } giocatori hanno il loro posto in classifica
    }

## The clock

happened-level-started =
    { $ends_at ->
        [none] Comincia il livello { $number }
       *[other] Comincia il livello { $number }, fino alle { $ends_at }
    }
happened-break-started = Pausa fino alle { $ends_at }
happened-round-started = Comincia il giro di mani { $number }
happened-round-closed = Il giro di mani { $number } è finito
happened-clock-stopped = L’orologio si ferma alle { $at }
happened-clock-resumed = L’orologio riparte alle { $at }
happened-clock-set = Il livello ora finisce alle { $ends_at }
happened-time-doubted = Non è certo che ore siano: dalle { $at } il tempo non porta nulla
happened-time-settled =
    { $counts ->
        [yes] L’orologio riparte alle { $at }: è davvero così tardi
       *[no] L’orologio riparte alle { $at }, da dove stava
    }
happened-structure-edited = I livelli sono cambiati
happened-hand-for-hand-announced = Mano per mano: { $players } giocatori, { $paid } a premio
happened-all-in-held = Il tavolo { $table } tiene fermo l’all-in
happened-table-released = Il tavolo { $table } prosegue
happened-hand-deducted =
    { $minutes ->
        [one] { $minutes } minuto tolto dall’orologio
       *[other] { $minutes } minuti tolti dall’orologio
    }
happened-hand-for-hand-ended = Fine della mano per mano
happened-day-stop-drawn = L’orologio si fermerà alle { $stop_at }
happened-last-hands-announced =
    { $hands ->
        [one] Ancora { $hands } mano a ogni tavolo
       *[other] Ancora { $hands } mani a ogni tavolo
    }
happened-day-ended = La giornata { $day } è finita
happened-day-started = La giornata { $day } comincia dal livello { $level }
happened-closing-reached = Ora di chiusura: si gioca fino alle { $until }
happened-deal-requested = Chi è rimasto divide i premi
happened-time-bank-used =
    { $left ->
        [one] Time bank di { $player }; ne resta { $left }
       *[other] Time bank di { $player }; ne restano { $left }
    }
happened-time-banks-reset = Nuovi time bank per tutti

## Hands and tables

happened-hand-planned = Comincia una mano al tavolo { $table }
happened-hand-reported = La mano { $hand } al tavolo { $table } è finita
happened-live-hand-reported =
    { $busts_count ->
        [1] Fuori al tavolo { $table }: { $player }{ $by_count ->
            [0] {""}
           *[other] {" "}(chip a { $by })
        }
       *[other] Fuori al tavolo { $table }: { $busts_count } giocatori
    }
happened-hand-redealt = La mano al tavolo { $table } si ridà
happened-table-halted = Il tavolo { $table } è fermo
happened-table-let-play = Il tavolo { $table } riprende a giocare
happened-player-retired = { $player } si ritira dal torneo
happened-button-placed = Il bottone del tavolo { $table } è al posto { $chair }
happened-hands-counted =
    { $hands ->
        [one] 1 mano contata
       *[other] { $hands } mani contate
    } al tavolo { $table }
happened-game-chosen = { $player } sceglie { $variant } per il tavolo { $table }
happened-player-moved = { $player }: dal tavolo { $source } al tavolo { $target }, posto { $chair }
happened-player-seated = { $player } siede al tavolo { $table }, posto { $chair }, con { $stack } chip
happened-player-removed = { $player } è tolto dal gioco
happened-table-opened = Apre il tavolo { $table }, { $chairs } posti
happened-table-broken =
    { $seats_count ->
        [1] Il tavolo { $table } si rompe: { $player } ha un nuovo posto
       *[other] Il tavolo { $table } si rompe: { $seats_count } giocatori hanno nuovi posti
    }
happened-final-table-drawn = Tavolo finale: { $seats_count } giocatori al tavolo { $table }
happened-seats-redrawn = Nuovi posti sorteggiati per { $seats_count } giocatori
happened-seats-exchanged = { $first } e { $second } si scambiano di posto
happened-seat-needed = { $player } ha bisogno di un posto particolare
happened-seat-need-ended = { $player } non ha più bisogno di un posto particolare
happened-tables-assigned = I tavoli sono assegnati
happened-break-order-published = L’ordine di rottura è pubblicato
happened-buttons-drawn = I bottoni sono sorteggiati
happened-dealer-relieved = Cambio di mazziere al tavolo { $table }
happened-players-absent = Assenti: { $players }
happened-players-present = Tornati: { $players }
happened-stacks-claimed = Ritirati gli stack di { $players }
happened-claim-voided = { $player } rinuncia all’iscrizione

## Chips

happened-chips-raced = Tavolo { $table }: tolte le chip da { $removed }
happened-chips-counted =
    { $difference ->
        [0] Chip contate: ci sono tutte
       *[other] Chip contate: differenza { $difference }
    }
happened-chips-forfeited = { $player } perde { $chips } chip
happened-stacks-bagged =
    { $bags_count ->
        [one] Giornata { $day }: { $bags_count } stack imbustato
       *[other] Giornata { $day }: { $bags_count } stack imbustati
    }
happened-coloured-up = Colour-up per { $player }
happened-found-exchanged = { $player }: chip trovate in ritardo, date { $received } per { $found }
happened-stray-taken-in = Ritirate { $chips } chip vaganti
happened-stack-surrendered = { $player } cede { $stack } chip

## The cage

happened-player-checked = Controllo di { $player }: { $passed ->
        [yes] in regola
       *[no] non in regola
    }
happened-entry-sold = Iscrizione { $number }: { $player }, { $buy_in_cents } + { $fee_cents }
happened-alternate-listed = { $player } attende un posto con il biglietto { $ticket }
happened-alternate-released = { $player } non attende più
happened-chips-bought = { $player } compra { $chips } chip per { $cents }
happened-rebuy-declined = { $player } non fa il rebuy
happened-debt-paid = { $player } paga { $cents }
happened-entry-voided = L’iscrizione { $number } di { $player } è nulla
happened-purchase-voided = L’acquisto { $number } di { $player } è nullo
happened-refund-paid = { $player } riceve indietro { $cents }
happened-prize-paid = A { $player } si pagano { $cents }
happened-cash-moved = Spostati { $cents }
happened-cash-counted = Cassa contata: { $counted_cents }, attesi { $expected_cents }
happened-registration-closed = Le iscrizioni sono chiuse
happened-tickets-taken = Ripresi i biglietti vinti altrove
happened-seats-handed-over = Consegnati i posti vinti

## Penalties

happened-penalty-given =
    { $hands ->
        [0] Penalità per { $player }
       *[other] Penalità per { $player }: { $hands } mani
    }
happened-penalty-lifted = La penalità di { $player } è revocata
happened-conduct-carried = Penalità riportate da { $source }

## Bounties

happened-knocked-out =
    { $knock_outs_count ->
        [1] { $player } è eliminato
       *[other] { $knock_outs_count } giocatori eliminati
    }
happened-knock-out-counted = L’eliminazione di { $player } è annotata
happened-bounty-won =
    { $gains_count ->
        [1] Bounty di { $player }, { $cents }: lo vince { $player_2 }
       *[other] Bounty di { $player }, { $cents }: diviso in { $gains_count }
    }
happened-bounty-left = Bounty di { $player }, { $cents }: va con il prossimo piatto
happened-bounty-unnamed = Bounty di { $player }: nessuno è ancora indicato
happened-bounty-kept = { $player } tiene il proprio bounty, { $cents }
happened-bounty-put = La casa mette { $cents } su { $player }
went-back-bounty-put = { $cents } che la casa ha messo su { $player } tornano alla casa
happened-envelopes-filled = { $envelopes_count } buste riempite
happened-envelope-drawn = Busta per { $player }: { $cents }
happened-purse-paid = Pagato quanto non era in nessuna busta
happened-bounties-handed-over = I bounty passano al giorno finale
happened-bounties-taken = Ripresi i bounty di { $flight }

## Deals, seats, flights

happened-deal-proposed = Proposto il deal { $number }
happened-deal-agreed = { $player } accetta il deal { $number }
happened-deal-dropped = Il deal { $number } è abbandonato
happened-deal-made = Il deal { $number } è concluso
happened-milestone-reached = { $player } esce con un posto, a { $stack } chip
happened-flight-closed = Il flight è chiuso
happened-flight-taken = Un flight è ripreso

## Undoing

happened-undone = Non conta più
happened-redone = Conta di nuovo
happened-decided-again = Ricalcolato: { $command }

## The log itself

ui-undone-row = Annullato alla riga { $version }, { $time }, { $actor }
ui-changed-row = Ricalcolato alla riga { $version }, { $time }, { $actor }
ui-money-back = Denaro da casse e cassaforte: { $money }
ui-row-of = Riga { $version } · { $time } · { $actor }
ui-token-made = { $name } ha accesso come { $role }
ui-token-by =
    da { $actor }, { $day }, per { $events ->
        [all] tutti gli eventi
       *[one] questo evento
    }{ $ended ->
        [yes] ; non ha più accesso
       *[no] {""}
    }
ui-log-find = Cerca nel registro
ui-log-nothing = Niente di simile nel registro
ui-log-older =
    { $count ->
        [one] { $count } riga più vecchia
       *[other] { $count } righe più vecchie
    }

## Why the software did it

why-next-big-blind = il prossimo grande buio va al posto peggiore
why-next-in-line = il prossimo grande buio ha bisogno del suo posto: si sposta chi lo segue
why-by-position = per posizione, al posto rimasto libero per ultimo
why-wrong-seat = ha cominciato al posto sbagliato
why-seats-won = tutti i posti in palio sono vinti
why-one-left = resta un solo giocatore
why-few-left = restano tanti giocatori quanti ne prevede la fine
why-level-over = il livello è finito
why-house-closed = la sala ha chiuso e le ultime mani sono giocate
why-deal-made = i giocatori hanno fatto un accordo
why-imported = così sta nel file di un altro programma
why-registration-closed = le iscrizioni sono chiuse
why-play-begun = il gioco è cominciato
why-play-over = il gioco è finito
why-flight-over = il flight è finito
why-time-up = assente allo scadere del tempo
why-in-the-money = non restano più giocatori di quanti sono i posti a premio
why-by-lot = estratto a sorte: non c’era un direttore a cui chiedere
why-run = un evento simulato, senza persone
why-season-terms = così prevede il regolamento della stagione
why-left-early = se n’è andato prima dell’inizio del gioco
why-stub-ran-out = il mazzo è finito
why-case = così prevede il caso
why-played = è stata giocata

log-vouched = Confermato da { $person }
log-alone = nessun altro poteva confermare
