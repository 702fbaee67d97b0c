# The page of the room: all its events.

room-title = La sala
room-floor = Pagina del floor
room-keep = Salva

## The calendar

room-today = Oggi
room-tomorrow = Domani
room-nothing-today = Oggi non c'è nulla in programma.
room-still-open = Giorni passati, non conclusi
room-still-open-hint = I premi non sono stati assegnati, oppure nessuno ha giocato. Spostare l'evento a un altro giorno o concluderlo nella pagina del floor.
room-past = Eventi conclusi
room-past-count =
    { $count ->
        [one] { $count } evento concluso
       *[other] { $count } eventi conclusi
    }
room-past-search = Nome o giorno, per esempio 2026-11
room-past-none = Nessun evento concluso si chiama così.
room-entries =
    { $count ->
        [0] Ancora nessun iscritto
        [one] { $count } iscrizione
       *[other] { $count } iscrizioni
    }
room-players-left = { $players } in gioco su { $entries }
room-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
room-part-flight =
    { $done ->
        [0] Flight di { $of }
       *[other] Flight di { $of }, chip imbustate
    }
room-part-final-day = Giornata finale: { $done } flight arrivati su { $total }
room-part-satellite =
    { $stage ->
        [handed] Satellite per { $of }: { $done } posti consegnati
        [open] Satellite per { $of }
       *[won] Satellite per { $of }: { $done } posti vinti su { $total }
    }
room-plan = Altro giorno o orario
room-plan-event = Altro giorno o orario per { $event }
room-wall-of = Tabellone di { $event }
room-note = Nota
room-slot-hint = Secondo l'orologio della sala. Il clock del torneo non parte da solo.
room-zone = Fuso orario della sala
room-zone-machine = l'ora del server
room-zone-hint = Gli orari annunciati restano come sono; cambia solo l'ora attuale.

## Templates and copies

room-tab-templates = Modelli
room-own-templates = Salvati in questa sala
room-given-templates = Esempi
room-no-templates = Non c'è ancora nessun modello. Salvare qui un evento o la sua struttura, e aprire da lì il prossimo.
room-keep-template = Salva un modello
room-keep-hint = Si salva ciò da cui l'evento è stato aperto, senza le modifiche fatte in seguito.
room-what-of-it = Che cosa
room-kind-event = Tutto l'evento
room-kind-structure = Solo la struttura
room-name = Nome
room-open = Nuovo evento
room-open-from = Nuovo evento da { $name }
room-rename = Rinomina
room-rename-one = Rinomina { $name }
room-delete = Elimina
room-delete-one = Elimina { $name }
room-copy-day = Copia la giornata
room-copy-day-of = Copia la giornata: { $day }
room-copy-from = Tutti gli eventi di { $day }:
room-copy-to = Al giorno
room-copy-count =
    { $count ->
        [one] Apri { $count } evento
       *[other] Apri { $count } eventi
    }
room-left-out = Non copiati, perché legati a eventi di altri giorni: { $events }

## The tables of the room

room-tab-tables = Tavoli
room-tables-free = { $free } tavoli liberi su { $count }
room-write-tables = Tavoli della sala
room-table-numbers = I loro numeri
room-tables-hint = Gli eventi si dividono questi tavoli: nessuno è in due eventi insieme. Con l'elenco vuoto ogni evento conta i propri.
room-numbers-wrong = Scrivere numeri e intervalli, come 1-12, 20
room-no-tables = Indicare i tavoli della sala: così nessun tavolo va a due eventi, e il sorteggio prende quelli liberi.
room-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
room-free = Libero
room-kept-for = Libero, assegnato a
room-not-listed = Non è tra i tavoli della sala
room-clash = A questo tavolo siedono due eventi
room-dealer = Chi distribuisce
room-dealer-at = Dealer al tavolo { $table }
room-no-dealer = Nessun dealer indicato
room-who-has-tables = Eventi
room-sits-at = Ai tavoli { $tables }
room-sits-nowhere = Ancora nessun tavolo
room-next-tables = I prossimi: { $tables }
room-none-assigned = Nessuno assegnato: prende i tavoli liberi con i numeri più bassi.
room-assign = Assegna tavoli
room-assign-to = Assegna tavoli a { $event }
room-assign-hint = Si aprono questi, nell'ordine in cui vengono scelti. Se non bastano, seguono altri tavoli liberi.

## Tickets

room-tab-tickets = Ticket
tickets-search = Giocatore, evento o numero
tickets-closed = Anche quelli usati
tickets-new = Nuovo ticket
tickets-none = Nessun ticket aperto. Qui arrivano i posti vinti nei satelliti, e la cassa vende ticket.
tickets-none-found = Nessun ticket trovato.
tickets-won =
    { $count ->
        [one] { $event }: { $count } posto vinto per { $into } in attesa
       *[other] { $event }: { $count } posti vinti per { $into } in attesa
    }
tickets-hand-over = Consegna
tickets-to = A chi
tickets-to-book = Il registro dei ticket della sala
tickets-hand-hint = Nel registro dei ticket aspettano di essere usati alla cassa dell’evento, e si possono rimborsare. Un evento che li prende subito li tiene nei propri conti.
tickets-until = fino al { $day }
tickets-transferable = cedibile
tickets-may-pass = Può usarlo anche un'altra persona
tickets-redeem = Usa
tickets-redeem-one = Usa il ticket di { $player }
tickets-redeem-title = Usa un ticket da { $money }
tickets-redeem-hint = L'iscrizione si vende al prezzo di questo momento. Quanto il ticket non copre si paga ora; l'eccedenza resta valida in questo evento.
tickets-rest-by = Il resto con
tickets-refund = Rimborsa
tickets-refund-one = Rimborsa il ticket di { $player }
tickets-refund-title = { $player } – { $money }
tickets-refund-do = Rimborsa { $money }
tickets-refund-hint = Si paga per intero, e il ticket non vale più nulla.
tickets-worth = Valore
tickets-how = Come
tickets-for = Per
tickets-any = Qualsiasi evento
tickets-expires = Valido fino al
tickets-verb-sold = Vendi il ticket
tickets-verb-given = Regala il ticket
tickets-act-won = Vinto
tickets-act-sold = Venduto
tickets-act-given = Offerto dalla casa
tickets-act-redeemed = Usato
tickets-act-refunded = Rimborsato
tickets-act-expired = Scaduto
tickets-act-taken-back = Ritirato
tickets-accounts = Conti
tickets-account-tickets = Ticket aperti
tickets-account-satellite = Vinti in { $holder }
tickets-account-money = { $holder }
tickets-account-house = Omaggi della casa
tickets-account-event = Usati in { $holder }
tickets-account-expired = Scaduti
tickets-closes = I conti tornano: la somma è zero, e gli eventi hanno quanto è stato usato.
tickets-open-book = Il registro non concorda con i conti degli eventi. Ripetere l'uso che si è interrotto.
room-rehearse = Prova
room-rehearse-title = Una prova
room-rehearse-hint = Un evento come gli altri, con giocatori inventati ai posti. Nella sua pagina di sala escono quando lo dici tu. L’anagrafe e i tavoli della sala restano come sono.
room-rehearse-players = Giocatori
room-rehearse-other = Un altro numero
room-rehearse-do = Falli sedere
room-keep-copy = Tieni una copia di { $event }
room-file = Come file
room-paper-language = Lingua
room-paper-open = Apri per stampare
room-paper-page = Pagina { $page } di { $pages }
