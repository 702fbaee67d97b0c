# What the tablet at a table says.

dealer-title = Dealer
dealer-which-event = Quale torneo?
dealer-which-table = Quale tavolo?
dealer-other = Un altro tavolo
dealer-other-event = Un altro torneo
dealer-no-events = Nessun torneo ha già i posti sorteggiati.
dealer-no-tables = Nessun tavolo in gioco.
dealer-gone = Il tavolo { $table } non è più in gioco.
dealer-break-at = Pausa alle { $time }
dealer-done = Qui la mano è finita
dealer-all-in = All-in chiamato
dealer-all-in-hint = Le carte restano coperte finché lo dice il floor.
dealer-hand = Mano distribuita
dealer-dealt = Una mano in più
dealer-penalty = { $player } resta fuori: { $left ->
    [one] ancora una mano
   *[other] ancora { $left } mani
 }
dealer-call = Chiama il floor
dealer-called = Floor chiamato · { $time }
dealer-clock = Tempo a un giocatore
dealer-time-runs = Tempo per decidere.
dealer-count-aloud = Contare ad alta voce.
dealer-time-over = Tempo scaduto: se non ha agito, la mano è morta.
dealer-acted = Ha agito
dealer-time-bank = Time bank
dealer-shot-start = Avvia il tempo
dealer-shot-next = Prossimo giocatore
dealer-shot-stop = Mano finita
dealer-bank-whose = Di chi è il time bank? Dà altri { $seconds } secondi.
