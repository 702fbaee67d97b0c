# Quello che un giocatore legge sul telefono.

player-title = Il suo posto
player-scan = Inquadri il codice del suo biglietto
player-scan-hint = La fotocamera del telefono lo legge e la sua pagina si apre. Se non ha un biglietto, chieda alla cassa.
player-ended = Questo codice non vale più
player-ended-hint = Ne chieda uno nuovo alla cassa.
player-away-hint = Il telefono è nella rete della sala? Si riprova ogni secondo.
player-lost-hint = Il posto può essere cambiato; l’orologio è giusto.
player-not-in = Non è iscritto a questo torneo
player-not-in-hint = Non le è stato venduto nulla, o l’iscrizione è stata annullata. Chieda alla cassa.
player-sound = Suono per un nuovo posto

player-table = Tavolo
player-chair = Posto
player-entered = È iscritto
player-entered-hint = Il posto appare qui appena è sorteggiato.
player-waiting =
    { $ahead ->
        [0] Il prossimo posto è suo
        [one] Davanti a lei c’è { $ahead } giocatore
       *[other] Davanti a lei ci sono { $ahead } giocatori
    }
player-ticket = Riserva, numero { $ticket }
player-waiting-hint = Il posto appare qui appena se ne libera uno. Resti nei paraggi.
player-no-chips = Non ha più chip
player-rebuy-ask = Può ancora fare un rebuy. Dica sì o no al tavolo.
player-bust-hint = La posizione appare qui quando la mano è finita a tutti i tavoli.
player-won-seat = Ha vinto un posto
player-won = Ha vinto
player-place = Posizione
player-of =
    { $entries ->
        [one] su { $entries } iscrizione
       *[other] su { $entries } iscrizioni
    }
player-prize = Premio
player-due = { $money } la aspettano alla cassa
player-paid = Pagato alla cassa
player-pays-later = La cassa lo paga quando i premi sono assegnati.
player-thanks = Grazie per aver giocato.
player-sits-out =
    { $hands ->
        [one] Penalità: resta fuori ancora { $hands } mano
       *[other] Penalità: resta fuori ancora { $hands } mani
    }

player-move = Si sposti a
player-seat = Il suo posto
player-from = dal tavolo { $table }, posto { $chair }
player-read = Ho letto

player-stack = Il suo stack
player-counted-at = contato alle { $time }
player-bounty = Bounty su di lei
player-entries = Le sue iscrizioni

player-re-entry = Re-entry a { $money }
player-rebuy = Rebuy a { $money }
player-again-gets = Riceve { $chips } chip e un nuovo posto.
player-rebuy-gets = Riceve { $chips } chip e resta al suo posto.
player-at-cage = Mostri questo codice alla cassa e paghi lì. Il posto appare qui subito.
player-say-code = Oppure dica: { $code }

player-league-rank = La sua posizione
player-league-points = I suoi punti
player-league-here = Questo torneo
player-league-counting = Risultati che contano
player-league-same-day = un altro torneo di quel giorno è andato meglio
player-league-beyond-best = non conta: ne ha di migliori
player-league-unranked =
    { $count ->
        [one] È in classifica chi ha giocato { $count } torneo.
       *[other] È in classifica chi ha giocato { $count } tornei.
    }
