# What the floor page says, and nothing else does.

## The floor page: the event and its clock

ui-pause = Ferma l’orologio
ui-resume = Fai ripartire l’orologio
ui-next-level = Livello successivo
ui-redo = Ripeti
ui-set-clock = Imposta il tempo rimasto
ui-time-left = Tempo rimasto
ui-minutes = Minuti
ui-set = Imposta
ui-nothing-to-undo = Niente da annullare
ui-nothing-to-redo = Niente da ripetere
ui-undo-command = Annulla: { $command }
ui-redo-command = Ripeti: { $command }
ui-undone = Annullato: { $command }
ui-redone = Ripetuto: { $command }
ui-undone-short = Annullato
ui-help = Tasti
ui-back = Indietro

## The line to the server

ui-no-events-hint = Creane uno, iscrivi i giocatori, sorteggia i posti.
ui-line-lost = Nessuna connessione.
ui-line-lost-hint = Quello che vedi può essere vecchio. Si riprova da soli.
ui-line-lost-waiting =
    { $count ->
        [one] { $count } azione è conservata qui e parte una volta sola, appena torna la linea.
       *[other] { $count } azioni sono conservate qui e partono una volta sola, in ordine, appena torna la linea.
    }
ui-clock-trouble =
    { $which ->
        [all] Dalle { $since } nessun orologio va avanti:
        [backup] Dalle { $since } non riesce nessuna copia di sicurezza:
        [disk] Dalle { $since } non si può scrivere nulla:
       *[one] Dalle { $since } l’orologio di { $event } non va avanti:
    } { $code ->
        [disk-full] il disco del server è pieno.
        [locked] un altro programma tiene bloccato il file del server.
        [log-broken] il suo registro non è più come fu scritto. Si mostra ciò che si può leggere e non si aggiunge nulla.
        [read-only] il server non può scrivere il suo file.
        [unusable] il server non può usare il suo file.
       *[other] il perché è nel registro del server.
    }
ui-clock-trouble-hint = Si riprova da soli e poi si recupera il ritardo; fino ad allora nessun livello comincia.
ui-backup-trouble-hint = Si riprova ogni minuto; il gioco continua.
ui-pin-void = Un PIN è stato sbagliato dieci volte e non vale più dalle { $since }.
ui-pin-void-hint = Il foglio Personale dice di chi. Acceda con la password e ne scelga un altro.
ui-disk-trouble-hint = Liberare spazio: fino ad allora non conta nulla di ciò che si fa, e nulla di ciò che è stato fatto va perso.
ui-time-doubt =
    { $way ->
        [ahead] L’orologio del server è stato messo avanti di { $by }.
        [back] L’orologio del server è stato messo indietro di { $by }.
       *[start] Il server è stato avviato quando era scaduto più di un livello.
    } { $mine ->
        [yes] Quale ora vale?
       *[no] { $event } sta fermo finché lì qualcuno non dice quale ora vale.
    }
ui-time-doubt-hint = Le mani continuano a questo livello; fino ad allora il tempo non porta nulla.
ui-time-wrong = L’orologio era sbagliato
ui-time-wrong-hint = si riparte da dove stava
ui-time-late = È davvero così tardi
ui-time-late-hint = l’ora vale
ui-time-level = Imposta livello e tempo …
ui-time-open = Apri { $event }
ui-level-number = Livello
ui-level-left = Tempo rimasto (M:SS)
ui-level-why = Perché
ui-level-set = Imposta livello e tempo
ui-line-rest = Non tutto è stato ancora inviato.
ui-line-rest-waiting =
    { $count ->
        [one] { $count } azione conservata attende risposta.
       *[other] { $count } azioni conservate attendono risposta.
    }
ui-late-when = Indica quando …
ui-late-now = Segnala come avvenuta ora
ui-late-title = Quando è uscito { $player }?
ui-late-why = Segnalato alle { $time } e conservato mentre mancava la connessione. Da allora hanno avuto il loro posto:
ui-late-first = { $player } è uscito per primo
ui-late-between = { $player } è uscito qui
ui-late-last = { $player } è uscito per ultimo
ui-conflict = Quello che è venuto dopo lo impedisce: «{ $command }» (riga { $version }). Annulla prima quello.
ui-refused = Non possibile:
ui-refused-later = Un’azione in attesa è stata rifiutata:

## Registration, seats and tables

ui-registering = Le iscrizioni sono aperte
ui-draw-otherwise = Perché si gioca lo stesso
ui-registering-hint =
    { $count ->
        [0] Iscrivi i giocatori nella scheda Cassa, poi sorteggia i posti.
        [one] { $count } giocatore iscritto. Ne servono due per un tavolo.
       *[other] { $count } iscrizioni. Quando ci sono tutti, sorteggia i posti.
    }
ui-draw-seats = Sorteggia i posti
ui-seated-hint = I posti sono sorteggiati. Mostrali sul tabellone, poi inizia il gioco.
ui-start = Inizia il gioco
ui-tables = Tavoli
ui-table = Tavolo { $table }
ui-break-table-hint = I suoi giocatori ricevono a sorte un posto agli altri tavoli; si può annullare.
ui-redeal-hint = Distribuzione nulla: le puntate tornano e gli stessi giocatori ricevono carte nuove. Chi era assente ed è tornato può giocare; nessun altro riceve carte.
ui-dealer = Mazziere
ui-halted = Fermo
ui-next-button = Bottone della prossima mano
ui-told-button = L’ultima volta il bottone è stato dato al posto { $chair }; dove sia ora nessuno l’ha detto
ui-big-blind-short = GB
ui-seat-of = { $player }, tavolo { $table }, posto { $chair }
ui-print = Stampa
ui-new-seats =
    { $count ->
        [one] 1 giocatore cambia posto
       *[other] { $count } giocatori cambiano posto
    }
ui-new-seats-hint = Sul tabellone finché tutti sono seduti.
ui-all-sit = Sono tutti seduti
ui-read-out = Leggi i nomi
ui-same-address = Tavolo { $table }: { $players } giocano dallo stesso indirizzo

## The tabs: players, cage, log

ui-tab-tables = Tavoli
ui-tab-players = Giocatori
ui-tab-cage = Cassa
ui-tab-log = Registro
ui-players-left = ancora in gioco
ui-search = Cerca un giocatore
ui-nobody-found = Nessuno con questo nome
ui-nobody-entered = Nessun iscritto finora
ui-status-entered = Iscritto
ui-status-in = In gioco
ui-status-waiting = Attende un posto
ui-status-rebuy = Vuole il rebuy?
ui-status-out = Eliminato
ui-status-bust = Eliminato, posto da definire
ui-place = { $place }º posto
ui-place-head = Posto
ui-player = Giocatore
ui-prize = Premio
ui-sell-entry = Vendi un’iscrizione, { $money }
ui-late-until = Iscrizioni tardive fino alla fine del livello { $level }
ui-late-other = Iscrizioni tardive { $until }
cage-ordinary = ordinario
cage-which-entry = Quale iscrizione
ui-rebuy-named = Fa il rebuy { $name }, { $money }
ui-add-on-named = Fa l’add-on { $name }, { $money }
ui-paste-names = Molti insieme
ui-paste-hint = Un nome per riga, pagati altrove
ui-register-all =
    { $count ->
        [one] Iscrivi { $count } giocatore
       *[other] Iscrivi { $count } giocatori
    }
ui-name-like = «{ $player }» somiglia a «{ $like }». È un’altra persona?
ui-somebody-else =
    { $count ->
        [one] Un’altra persona
       *[other] Sono tutte altre persone
    }
ui-registration-closed = Le iscrizioni sono chiuse.
ui-close-registration = Chiudi le iscrizioni
ui-actor-floor = sala
ui-actor-software = programma

## One player

ui-sits-at = Tavolo { $table }, posto { $chair }
ui-stack-on-record = { $chips } chip registrate
ui-entries-of =
    { $count ->
        [one] { $count } iscrizione
       *[other] { $count } iscrizioni
    }
ui-rebuy = Fa il rebuy, { $money }
ui-add-on = Fa l’add-on, { $money }
ui-decline-rebuy = Niente rebuy
ui-re-entry = Rientro, { $money }
ui-move = Sposta …
ui-chips = Chip …
ui-button-here = Bottone qui
ui-absent = Assente
ui-present = È tornato
ui-gives-up = Si ritira …
ui-gives-up-hint = Lascia il torneo al posto che occupa ora e le sue chip escono dal gioco; si può annullare.
ui-full = completo
ui-no-other-table = Non ci sono altri tavoli
ui-who-won = Chi ha vinto le chip? (si può lasciare in bianco)
ui-bust = { $player } è fuori
ui-bust-several = { $players } sono fuori
ui-out-order = Chi è fuori in questa mano? Tocca prima chi aveva più chip
ui-out-together = Più d’uno nella stessa mano …
ui-bounty-who = Chi ha vinto il bounty? Se sono in più, tocca prima chi aveva più chip
ui-bounty-others = Qualcun altro …
ui-bounty-give = Assegna il bounty
ui-envelope-drawn = Busta da { $cents } { $gains_count ->
    [1] a { $player_2 }
   *[other] a { $gains_count } giocatori
 }
ui-may-rebuy = { $player } è senza chip e può fare il rebuy
ui-out-in-place =
    { $player } esce al { $place }º posto{ $paid ->
        [yes] {" "}e riceve { $prize }
       *[no] {""}
    }

## What to do next

ui-to-do = Da fare
ui-nothing-to-do-registering = Solo vendere iscrizioni.
ui-nothing-to-do-seated = Si comincia quando i giocatori sono seduti.
ui-nothing-to-do-playing = Niente: i tavoli sono in equilibrio.
ui-nothing-to-do-played-out = Niente in sospeso.
ui-nothing-to-do-finished = Niente: l’evento è finito.
advice-final-table = Forma il tavolo finale
advice-final-table-why = I giocatori rimasti stanno a un tavolo; i posti si sorteggiano di nuovo.
advice-final-table-do = Sorteggia il tavolo finale
advice-next-round = Sorteggia il turno successivo
advice-next-round-why = Ogni tavolo ha il suo vincitore; i vincitori siedono a nuovi tavoli.
advice-next-round-do = Sorteggia i posti
advice-break = Rompi il tavolo { $table }
advice-break-why = I giocatori rimasti stanno in un tavolo di meno; i nuovi posti si sorteggiano.
advice-break-do = Rompilo
advice-balance = Equilibra i tavoli
advice-balance-why =
    Il tavolo { $source } ne ha { $source_players }, il tavolo { $target } ne ha { $target_players }.{ $big_blind ->
        [yes] {" "}È il prossimo a pagare il grande buio.
        [told] {" "}È il prossimo a pagare il grande buio, se il bottone è ancora al posto { $button }, come detto l’ultima volta.
        [stud] {" "}Nello stud ci si sposta per posizione: al posto che si è liberato per ultimo, dallo stesso posto o dal primo occupato dopo di esso.
       *[no] {""}
    }
advice-balance-do = Sposta
advice-halted = Il tavolo { $table } deve aspettare
advice-halted-why = È così corto che non può giocare finché non arrivano giocatori.
advice-hand-for-hand = Annuncia il mano per mano
advice-hand-for-hand-why = Pochi giocatori mancano ai premi.
advice-hand-for-hand-do = Annuncialo
advice-hand-for-hand-end = Termina il mano per mano
advice-hand-over = Mano per mano: la mano è finita?
advice-hand-over-why = Segnala chi è uscito in questa mano, a ogni tavolo. Poi premi: i loro posti si decidono insieme, l’orologio perde i suoi minuti e ogni tavolo gioca un’altra mano.
advice-hand-over-do = Mano finita a tutti i tavoli
advice-hand-over-out = Fuori in questa mano: { $players }
calls-table = Il tavolo { $table } chiama il floor
calls-coming = Vado io
round-tables = Tavoli di questa mano
round-playing = Il tavolo { $table } gioca
round-done = Il tavolo { $table } ha finito
round-all-in = All-in al tavolo { $table }: carte coperte in attesa
round-count = { $done } tavoli su { $all } hanno finito.
round-held = All-in { $count ->
    [one] al tavolo { $tables }
   *[other] ai tavoli { $tables }
 }: le carte restano coperte finché gli altri non hanno finito.
round-release = Gli altri tavoli hanno finito: { $count ->
    [one] il tavolo { $tables } scopre le carte e gioca
   *[other] i tavoli { $tables } scoprono le carte e giocano
 } fino in fondo{ $way ->
    [one-by-one] , un tavolo alla volta
   *[together] {""}
 }.
advice-next-hand = Mano per mano: i tavoli aspettano
advice-next-hand-why = Nessun tavolo riprende finché non comincia la mano successiva.
advice-next-hand-do = Nuova mano a tutti i tavoli
advice-last-hand = Ultime mani: ancora { $left }
advice-last-hand-why = Nessuno cambia posto. Fai cominciare la prossima a ogni tavolo.
advice-last-hand-do = Comincia
advice-last-hand-over = Ultima mano: è finita a ogni tavolo?
advice-last-hand-over-why = Segnala chi è uscito, poi premi.
advice-last-hand-over-do = Finita a ogni tavolo
advice-choose-game = { $player } sceglie il gioco del tavolo { $table }
advice-choose-game-why = Senza scelta si dà il gioco successivo della lista.
advice-choose-game-do = Scegli il gioco
advice-game-order = { $game }, poi { $next_game }
advice-game-order-why = I due giochi si confondono facilmente: avvisa mazzieri e giocatori prima che cambi il livello.
advice-low-ante = L’ante del livello { $level } è sotto il suo big blind
advice-low-ante-why = Secondo il regolamento l’ante lo paga il solo big blind per tutto il tavolo, di solito quanto il suo buio. Se deve pagarlo ogni giocatore, va annunciato.
advice-colour-up = Prima del livello { $level }: color-up di { $chips }
advice-colour-up-why = Queste fiches escono dal gioco. Fai il chip race a ogni tavolo prima che cominci il livello.
advice-colour-up-do = Cosa portare, e le chip race
advice-rebuy = Chiedi a { $player } se fa il rebuy
advice-rebuy-why = Un rebuy annunciato vincola; il posto resta fino alla risposta.
advice-knock-out = Chi ha vinto il bounty di { $player }?
advice-knock-out-why = Resta in attesa finché non c’è un nome.
advice-penalty = { $player }, tavolo { $table }: mani da saltare: { $left }
advice-penalty-why = La mano è servita e uccisa. Dillo dopo ognuna; un’uscita segnalata e ogni mano del mano per mano contano da sole.
advice-penalty-do = Una mano servita
advice-penalty-all = Tutte
advice-draw-last-hands = Questo livello chiude la giornata
advice-draw-last-hands-why = Negli ultimi minuti ferma l’orologio e fai pescare una carta a un giocatore: si giocano ancora tante mani.
advice-next-day = La giornata è finita: comincia la prossima
advice-next-day-why = L’orologio è fermo. Conta le chip di tutti nelle buste; si riprende dal livello { $level }.
advice-bag-do = Imbustare le chip
advice-next-day-do = Comincia la giornata
advice-close-flight = Il flight è finito: chiudilo
advice-close-flight-why = I soldi e le chip di tutti passano alla giornata finale. Prima contale nelle buste.
advice-close-flight-do = Chiudilo
advice-close-registration = Chiudi le iscrizioni
advice-close-registration-why = Nessun livello futuro chiude la vendita. Chiudila quando non viene più nessuno: così i premi sono fissati.
advice-close-registration-do = Chiudile
advice-payouts = I premi non corrispondono al montepremi
advice-payouts-why = Nessuno può essere pagato come annunciato. La curva consueta paga circa il 15 % delle iscrizioni.
advice-payouts-do = Usa la curva consueta
advice-count =
    { $level ->
        [0] Le ultime mani sono finite: conta le chip di tutti
       *[other] Il livello { $level } è finito: conta le chip di tutti
    }
advice-count-why = Quando l’ultima mano è finita ovunque. Le chip decidono i posti: con il conteggio il torneo finisce.
advice-count-do = Inserisci il conteggio
advice-prizes = Assegna i premi
advice-prizes-why = Il gioco è finito e ogni posto è noto.
advice-prizes-do = Assegnali

## The count

ui-counted = Contate
ui-on-record = Registrate
ui-why-it-differs = Perché è diverso

## The keys

ui-keys = Tasti
ui-key-undo = Annulla l’ultimo comando
ui-key-redo = Ripetilo
ui-key-pause = Avvia, ferma l’orologio
ui-key-next = Livello successivo
ui-key-balance = Equilibra i tavoli
ui-key-game = Scegli un gioco
ui-key-forecast = Quando finisce
ui-key-find = Cerca un giocatore
ui-key-cage = Cassa
ui-key-log = Registro
ui-key-wall = Apri il tabellone
ui-key-help = Questi tasti
ui-key-close = Chiudi
ui-key-found = Nella ricerca: scegli, apri la scheda
ui-key-bust = Nella scheda di un giocatore: fuori, rebuy, add-on e quello che sta sui suoi pulsanti

## The levels, while they are edited

levels-title = Livelli
levels-number = Livello
levels-small = Piccolo buio
levels-big = Grande buio
levels-ante = Ante
levels-small-bet = Puntata piccola
levels-big-bet = Puntata grande
levels-bring-in = Bring-in
levels-minutes = Minuti
levels-hands = Mani
levels-change = Modifica
levels-been = giocato
levels-now = in corso
levels-field = Passo { $step }: { $name }
levels-add-level = Un livello dopo questo
levels-add-level-at = Un livello dopo il passo { $step }
levels-add-break = Una pausa dopo questo
levels-add-break-at = Una pausa dopo il passo { $step }
levels-delete = Togli
levels-delete-at = Togli il passo { $step }
levels-ends = Finisce verso le { $before }
levels-minutes-before = Tutti i livelli durano { $minutes } minuti
levels-minutes-after = { $minutes } minuti
levels-keep = Salva questi livelli
levels-suggest = Suggerisci i livelli
levels-suggest-players = Giocatori
levels-suggest-stack = Chip ciascuno
levels-suggest-hours = Ore
levels-suggest-do = Suggerisci
levels-suggest-busy = Si calcola …
levels-suggest-all = Il suggerimento prende il posto di tutti i livelli; nulla conta finché non lo confermi.
levels-suggest-rest = Ciò che è stato e il livello attuale restano; il suggerimento prende il posto dei livelli a venire. Nulla conta finché non lo confermi.
ui-key-levels = I livelli

## What opens a sheet

deal-open = Accordo …
deal-print = Stampa l’accordo
walls-title = Tabelloni
people-register = Registro dei giocatori
people-record = Scheda del giocatore
money-pay-prizes = Paga i premi …
money-open = Denaro …
money-house = casa
penalty-give = Penalità
ui-key-penalties = Registro delle penalità
ui-key-money = Denaro dell’evento
ui-key-deal = Accordo
ui-key-chips = Chip: colour-up, chip race, conte
ui-key-seats = Posti: rottura, posti speciali, sorteggi
ui-key-rulings = Banco delle decisioni
ui-key-walls = Tabelloni della sala
papers-open = Stampe …
ui-key-papers = Stampe: biglietti, ricevute
ui-key-pack = Stampa il pacchetto d'emergenza
ui-key-clock = Tempo rimasto; imposta livello e tempo
ui-key-time-wrong = L’orologio era sbagliato: si riparte da dove stava
ui-key-time-late = È davvero così tardi: l’ora vale
ui-rehearsal = Prova: escono
