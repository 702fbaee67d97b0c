# Quello che dicono le pagine del server. Letto dal browser e dal server.

## An event and its clock

ui-event = Evento
ui-new-event = Nuovo evento
ui-phase-registering = Iscrizioni aperte
ui-phase-seated = Posti sorteggiati
ui-phase-playing = In corso
ui-phase-played-out = Gioco concluso
ui-phase-finished = Premi assegnati
ui-level = Livello { $level }
ui-break = Pausa
ui-ante = Ante
ui-hands-left =
    { $count ->
        [one] ancora { $count } mano
       *[other] ancora { $count } mani
    }
ui-target-seat = tavolo { $table }, posto { $chair }
ui-from-seat = dal tavolo { $table }, posto { $chair }
ui-language = Lingua
ui-theme = Colori: chiari, scuri o per chi non distingue il rosso dal verde
ui-wall = Tabellone
ui-close = Chiudi
ui-undo = Annulla
ui-cancel = Annulla l’operazione
ui-again = { $label }, di nuovo
ui-amounts-differ = I due importi sono diversi

## The line to the server

ui-loading = Un momento …
ui-no-server = Il server non risponde
ui-no-server-hint = Si riprova ogni secondo. shuffleup serve è in esecuzione?
ui-no-events = Ancora nessun evento
ui-unknown-event = Questo evento non esiste

## Players and money

ui-entries = iscrizioni
ui-prize-pool = Montepremi
ui-player-name = Nome del giocatore
ui-paid-by = Pagato con
ui-method-cash = Contanti
ui-method-card = Carta
ui-method-transfer = Bonifico
ui-method-account = Conto del giocatore
ui-method-ticket = Biglietto

## The wall, and paper

wall-seats-hint = Tavolo – posto
wall-draw = { $draw }º sorteggio
wall-new-seats-hint = Tavolo – posto, da dove a dove
wall-hand-for-hand = Mano per mano
wall-prizes = Premi
wall-prizes-so-far = Premi finora

## The calendar

room-tab-calendar = Calendario
ui-phase-planned = In programma

## Others

levels-reason = Perché (per il registro)
ui-erased = Giocatore { $mark }
late-start = fino all’inizio del livello { $level }
late-minutes = per { $minutes } minuti dall’inizio
late-day = fino all’inizio del giorno { $day }
