# What the wall says.

wall-registering = Iscrizioni aperte
wall-starts-at = Si comincia alle { $time }
wall-starts-on = Si comincia { $day }, { $time }
wall-entries = Iscrizioni
wall-seats = Trova il tuo posto
wall-new-seats = Nuovi posti
wall-paused = Orologio fermo
wall-resumes-at = Si riprende alle { $time }
wall-no-ante = Senza ante
wall-next = Poi
wall-break-of = Pausa, { $minutes } min
wall-last-level = Ultimo livello
wall-players = Giocatori
wall-average = Stack medio
wall-big-blinds =
    { $count ->
        [one] { $count } grande buio
       *[other] { $count } grandi bui
    }
wall-alternates = In attesa
wall-prizes-later = Seguono alla chiusura delle iscrizioni.
wall-until-money =
    { $count ->
        [one] Manca { $count } eliminato ai premi
       *[other] Mancano { $count } eliminati ai premi
    }
wall-bubble = Bolla
wall-money = A premio
wall-final-table = Tavolo finale
wall-next-break = Pausa alle
wall-late = Iscrizioni tardive
wall-late-until = fino al livello { $level }
wall-out = Usciti
wall-winner = Vincitore
wall-first-place = Primo posto
wall-line-lost = Nessuna connessione: giocatori e premi possono essere vecchi, l’orologio è giusto
wall-seats-won = Posti vinti
wall-until-seats =
    { $count ->
        [one] Manca { $count } eliminato ai posti
       *[other] Mancano { $count } eliminati ai posti
    }
wall-largest-bounty = Bounty più alto
wall-envelopes = Buste rimaste
wall-richest = la più ricca { $money }
wall-deal-waits =
    { $count ->
        [one] Manca il sì di 1 giocatore
       *[other] Manca il sì di { $count } giocatori
    }
wall-ends-about = Fine verso le
wall-unnamed = Nessun tabellone si chiama ancora { $name }
wall-unnamed-hint = Gli si dà il nome nella pagina della sala, sotto Tabelloni: si vedrà subito qui.
wall-bb = { $count } BB
wall-seat-of = Posto { $chair }
wall-heard = I suoni sono accesi
wall-muted = I suoni aspettano un tocco su questo schermo
wall-tap-for-sound = Tocca qui per i suoni

## Quello che dice ad alta voce

speak-minute = Ancora un minuto
speak-break = Pausa. Si riprende alle { $time }
speak-hand-for-hand = Mano per mano
speak-money = Tutti i giocatori sono a premio
speak-final-table = Il tavolo finale
wall-shot-clock = Shot clock
wall-seconds = { $count } s
