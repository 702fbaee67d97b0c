# La federazione della sala: circoli, soci, eventi autorizzati.

room-tab-federation = Federazione
federation-clubs = Circoli
federation-no-club = Ancora nessun circolo
federation-no-club-hint = Un circolo ha soci ed eventi che la sua federazione ha autorizzato.
federation-new-club = Nuovo circolo
federation-change-club = Modifica { $club }
federation-drop-club = Togli { $club }
federation-club = Circolo
federation-club-name = Nome
federation-code = Numero presso la federazione
federation-town = Città
federation-keep = Salva
federation-count =
    { $count ->
        [one] 1 socio
       *[other] { $count } soci
    }
federation-members = Soci
federation-no-member = Ancora nessun socio.
federation-search = Cerca per nome o tessera
federation-every-club = Tutti i circoli
federation-enrol = Iscrivi un socio
federation-player = Giocatore dell’anagrafe
federation-player-hint = Scegli qualcuno che è nell’anagrafe.
federation-until = Fino al
federation-until-day = fino al { $day }
federation-forever = senza scadenza
federation-expired = scaduta il { $day }
federation-end = Chiudi l’iscrizione di { $player }
federation-more = altri { $count }: scrivi una parte del nome
federation-events = Eventi autorizzati
federation-no-event = Ancora nessun evento autorizzato.
federation-sanction = Autorizza un evento
federation-event = Evento
federation-number = Numero
federation-withdraw = Ritira l’autorizzazione di { $event }
federation-all-members =
    { $players ->
        [0] nessuno è iscritto
        [one] il suo unico giocatore è socio
       *[other] tutti i { $players } giocatori sono soci
    }
federation-missing =
    { $count ->
        [one] 1 su { $players } non è socio: { $names }
       *[other] { $count } su { $players } non sono soci: { $names }
    }
