# I posti di un evento sulla pagina della sala: l'ordine di rottura, i posti necessari, i sorteggi.

seats-sheet = Posti
seats-leaf-breaking = Rottura dei tavoli
seats-leaf-needs = Posti speciali
seats-leaf-draws = Sorteggi

## How tables break

seats-nothing-breaks = Nessun tavolo da rompere
seats-nothing-breaks-hint = L’ordine di rottura compare qui quando almeno due tavoli hanno i posti assegnati.
seats-next-to-break = Il prossimo a rompersi è il tavolo { $table }
seats-order = In quest’ordine
seats-earlier = Prima
seats-earlier-table = Il tavolo { $table } si rompe prima
seats-later = Dopo
seats-later-table = Il tavolo { $table } si rompe dopo
seats-as-it-was = Com’era
seats-players-at =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
seats-break-of =
    { $count ->
        [one] Il giocatore del tavolo { $table } va dove dice il sorteggio.
       *[other] I { $count } giocatori del tavolo { $table } vanno dove dice il sorteggio.
    }
seats-drawn-high-card-by-suit = Prima si mescolano i cartellini dei posti, poi ognuno riceve una carta: la più alta prende il primo cartellino.
seats-drawn-draw-from-seat-1-then-clockwise = Prima si mescolano i cartellini dei posti, poi ognuno riceve una carta: la più alta prende il primo cartellino, gli altri seguono in senso orario.
seats-gets =
    { $count ->
        [one] prende { $count } giocatore
       *[other] prende { $count } giocatori
    }
seats-open-chairs =
    { $count ->
        [one] libero il posto { $chairs }
       *[other] liberi i posti { $chairs }
    }

## Who needs a certain seat

seats-needs-hint = Chi ha bisogno di un certo posto lo riceve prima che gli altri sorteggino: all’inizio, nei nuovi sorteggi e al tavolo finale. Se il suo tavolo si rompe ne riceve uno uguale, e nei bilanciamenti si spostano prima gli altri.
seats-no-needs = Nessuno ha bisogno di un posto speciale.
seats-one-of =
    { $count ->
        [one] posto { $chairs }
       *[other] uno dei posti { $chairs }
    }
seats-end-need = Non più
seats-player = Giocatore
seats-table = Tavolo
seats-any = Vuoto: qualsiasi tavolo
seats-chairs = Posti
seats-chairs-hint = Per esempio 1, 9; vuoto: qualsiasi posto del tavolo
seats-reason = Perché (per il registro)
seats-reason-hint = Per esempio: usa la sedia a rotelle
seats-keep-need = Tieni il posto per lui

## The draws of the log

draws-busy = Si sorteggia tutto di nuovo …
draws-none = Non si è ancora sorteggiato nulla.
draws-hold =
    { $count ->
        [one] Il sorteggio è giusto: il seme scritto nel registro lo dà di nuovo.
       *[other] Tutti i { $count } sorteggi sono giusti: i semi scritti nel registro li danno di nuovo.
    }
draws-do-not-hold =
    { $count ->
        [one] Il sorteggio non è giusto.
       *[other] Non tutti i { $count } sorteggi sono giusti: quelli sbagliati stanno in cima.
    }
draws-broken = La riga { $version } del registro non segue da quelle precedenti: è stata alterata.
draws-row = Riga
draws-drawn = Che cosa
draws-seed = Seme
draws-again = Sorteggiato di nuovo
draws-same = lo stesso
draws-other = qualcos’altro
draws-other-seed = non con il seme della sua riga
draws-not-drawn = senza sorteggio
draws-of-seats-drawn = Posti e bottoni dell’inizio
draws-of-table-broken = Posti per i giocatori di un tavolo
draws-of-final-table-drawn = Il tavolo finale
draws-of-chips-raced = Chip race di un tavolo
draws-of-envelope-drawn = Busta mystery
draws-of-buttons-drawn = Bottoni
draws-of-seats-redrawn = Posti nuovi per tutti
draws-of-day-stop-drawn = Quando si ferma l’orologio a fine giornata
draws-of-last-hands-announced = Il numero delle ultime mani
draws-of-table-opened = Bottone di un tavolo che apre
draws-of-player-seated = Un posto in ritardo
draws-newest = I { $count } più recenti, prima quelli sbagliati.
draws-check-again = Nel frattempo è successo qualcosa: controlla di nuovo
draws-how = Chi ha il registro può rifarlo ovunque: shuffleup verify --draws.

seats-leaf-redraw = Nuovo sorteggio
seats-buttons-hint = Il bottone si sorteggia di nuovo a ogni tavolo, come alla ripresa del gioco.
seats-redraw-hint = Chi è rimasto sorteggia un nuovo posto, ai tavoli strettamente necessari.
seats-draw-again-hint = È un altro sorteggio, e ogni schermo lo dice: un direttore ne dà il motivo, che resta nel registro. Annullare un sorteggio e rifarlo dà gli stessi posti.
