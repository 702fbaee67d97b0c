# La pagina pubblica di un evento.

live-title = In diretta
live-stacks = Conteggio delle chip
live-none-counted = Nessuno ha ancora contato gli stack.
live-table = Tavolo { $table }
live-counted-at = contato alle { $time }
live-not-counted =
    { $count ->
        [one] un altro è in gioco
       *[other] altri { $count } sono in gioco
    }
live-moments = Che cosa è successo
live-out = { $player } è fuori al posto { $place }
live-counted =
    { $count ->
        [one] È stato contato uno stack: { $player } ha { $chips }
       *[other] Sono stati contati { $count } stack: in testa { $player } con { $chips }
    }
live-level = Comincia il livello { $level }
live-events = Eventi che puoi seguire
live-no-events = Al momento nessun evento di questa sala è pubblico.
live-not-public = Questo evento non ha una pagina pubblica.
live-filter = Trova un giocatore
