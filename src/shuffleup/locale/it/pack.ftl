### Il pacco d'emergenza: i fogli con cui una sala va avanti a mano.

pack-tables = Posti per tavolo
pack-names = Posti per nome
pack-structure = Livelli
pack-payouts = Premi
pack-entries = Iscrizioni
pack-ledger = Denaro
pack-penalties = Penalità in corso
pack-tickets = Biglietti aperti
pack-length = minuti
pack-amount-cents = importo
pack-bounties-cents = taglie
pack-into = per
pack-expires = valido fino al
pack-remark = nota
pack-level = livello
pack-blinds = bui
pack-begins = inizia
pack-ends = finisce
pack-status = situazione
pack-hands = mani da saltare
pack-ticket = biglietto
pack-button = bottone
pack-button-told = bottone come segnalato l'ultima volta
pack-absent = assente
pack-misses = salta { $count ->
        [one] 1 mano
       *[other] { $count } mani
    }
pack-break = pausa
pack-hands-long = { $count } mani
pack-bring-in = bring-in di { $chips }
pack-bets = puntate { $chips }
pack-ante = ante di { $chips }
pack-made = Com'era il { $day } alle { $time }.
pack-not-begun = Alle { $time } il gioco non era cominciato.
pack-position = { $break ->
        [yes] Pausa dopo il livello { $level }
       *[no] Livello { $level }
    }{ $how ->
        [stopped] , fermo a { $left } dalla fine
        [hands] , finisce a mani
       *[runs] , { $left } alla fine alle { $time }
    }.
pack-numbers = Restano { $players } di { $entries } iscrizioni, { $chips } fiche in gioco, { $average } in media.
pack-how = Gli orari sono quelli dell'orologio a muro se non è stato fermato di nuovo; un orologio fermo si considera ripartito subito. Gli stack sono quelli dell'ultimo conteggio o dell'ultima segnalazione. Il file che finisce in .event porta l'evento su un'altra macchina con shuffleup import.
pack-done = { $file } ha ciò che serve a { $event } per andare avanti a mano.
