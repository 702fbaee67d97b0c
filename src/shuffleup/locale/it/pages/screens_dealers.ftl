# I dealer della sala: piano, cambio, foglio dei turni.

room-tab-dealers = Dealer
dealers-at-tables = Ai tavoli
dealers-resting = A riposo
dealers-nobody-rests = Nessuno è a riposo. Metti i dealer nel piano; chi non siede a un tavolo è qui.
dealers-nobody = nessuno
dealers-none-play = Non si gioca a nessun tavolo della sala.
dealers-none-play-hint = Indica nella scheda dei tavoli quali ci sono e sorteggia i posti.
dealers-for = { $minutes } min
dealers-until = fino alle { $time }
dealers-at = al tavolo { $table }
dealers-due = Prossimo cambio tra { $time }
dealers-overdue = Il cambio è da fare da { $time }
dealers-every = Un cambio ogni
dealers-every-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
dealers-push = Cambio
dealers-push-title = Il prossimo cambio
dealers-push-do = Dai il cambio
dealers-push-goes = { $dealer } va al tavolo { $table }
dealers-push-rests = { $dealer } riposa
dealers-push-from = dal tavolo { $table }
dealers-push-from-rest = dal riposo
dealers-reason = Perché adesso
dealers-reason-hint = Serve solo negli ultimi 90 secondi prima di un livello o di una pausa.
dealers-table = Tavolo { $table }
dealers-who = Chi dà le carte
dealers-keep = Salva
dealers-rota = Piano dei turni
dealers-rota-none = Nessuno è nel piano di questo giorno.
dealers-shift = Nuovo turno
dealers-shift-do = Metti nel piano
dealers-name = Nome
dealers-from = Dalle
dealers-to = Alle
dealers-strike = Togli { $dealer } dal piano
dealers-day = Giorno
dealers-day-before = Il giorno prima
dealers-day-after = Il giorno dopo
dealers-sheet = Foglio dei turni ai tavoli
dealers-sheet-none = Nessuno ha dato le carte in questo giorno.
dealers-totals =
    { $downs ->
        [one] { $downs } turno, { $minutes } min
       *[other] { $downs } turni, { $minutes } min
    }
dealers-file = Come { $format }
dealers-paper = Stampa
dealers-pushed = Cambio fatto
dealers-push-undone = Cambio annullato
