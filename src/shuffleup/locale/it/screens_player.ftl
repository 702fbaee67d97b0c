# A player's own page on his phone.

player-no-link = Questo link non vale più
player-no-link-hint = Chiederne uno nuovo alla cassa e inquadrare il codice con la fotocamera del telefono.
player-you-move = Cambi posto
player-you-sit = Hai un posto
player-seen = Ho visto
player-not-in = Non sei in questo evento
player-not-in-hint = La tua iscrizione è stata annullata. Chiedi alla cassa.
player-out = Il tuo piazzamento
player-again = Rientrare con { $money }: mostrare questo codice alla cassa.
player-again-code = Codice per la cassa
player-bust = Sei senza chip
player-bust-hint = Il piazzamento è certo quando la mano è finita a tutti i tavoli.
player-rebuy = Vuoi il rebuy?
player-rebuy-hint = Dillo al tavolo e paga alla cassa.
player-table = Tavolo
player-seat = Posto
player-counted = { $chips } chip, contate alle { $time }
player-waiting = Sei in attesa di un posto
player-waiting-hint = Il tuo turno in lista. Questa pagina ti chiama.
player-entered = Sei iscritto
player-entered-hint = Il posto compare qui dopo il sorteggio.
player-starts = Si inizia alle { $time }
player-clock = Orologio
player-hand-for-hand = mano per mano
player-next = Poi
player-break-at = Pausa alle { $time }
player-left = Giocatori rimasti
player-average = Stack medio
player-prizes = Premi
player-prizes-so-far = Premi per ora
player-bounties = Taglie vinte: { $count }, { $money }
player-penalty =
    { $count ->
        [one] { $count } mano da saltare
       *[other] { $count } mani da saltare
    }
