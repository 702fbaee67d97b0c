### Perché un torneo non esegue un comando.

refusal-registration-closed-settled = le iscrizioni sono chiuse e il montepremi è definito
refusal-registration-closed-no-late = questo torneo non ammette iscrizioni tardive
refusal-registration-closed-level = le iscrizioni si sono chiuse alla fine del livello { $last_level }
refusal-registration-closed-start = le iscrizioni si sono chiuse all’inizio del livello { $last_level }
refusal-registration-closed-day = le iscrizioni si sono chiuse all’inizio del giorno { $day }
refusal-registration-closed-minutes = le iscrizioni si sono chiuse { $minutes } minuti dopo l’inizio
refusal-registration-closed-already = le iscrizioni sono già chiuse
refusal-registration-closed-nothing-sold = ora non si vende nulla
refusal-registration-closed-seats-drawn = le iscrizioni sono chiuse: i posti sono stati sorteggiati
refusal-re-entries-used-up =
    { $limit ->
        [0] questo torneo non ha re-entry
       *[other] { $player } non ha più re-entry: il limite è { $limit }
    }
refusal-event-full-seats =
    { $waiting ->
        [0] tutti i { $cap } posti sono occupati
       *[other] tutti i { $cap } posti sono occupati e aspettano { $waiting } riserve
    }
refusal-event-full-alternate = nessuna riserva può sedersi: nessuno aspetta, o nessun posto è libero
refusal-event-full-room = si iscrivono { $players } giocatori e c'è posto per { $room }
refusal-wrong-amount-least = ogni pagamento è di almeno un centesimo
refusal-wrong-amount-due = sono dovuti { $due_cents }, ne sono stati pagati { $paid_cents }
refusal-wrong-amount-moved = si sposta almeno un centesimo
refusal-wrong-amount-counted = un conteggio non può essere negativo
refusal-reason-missing-floor = il floor decide diversamente con nome e motivo
refusal-reason-missing-bounty = indicare chi dice a chi va la taglia
refusal-reason-missing-head = indicare chi mette il denaro sulla testa
refusal-reason-missing-count = un conteggio porta il nome di chi ha contato, e le chip di qualcuno
refusal-reason-missing-exchange = indicare chi le ha cambiate
refusal-reason-missing-found = indicare dove sono state trovate e chi le ha ritirate
refusal-reason-missing-check = un controllo indica il giocatore, che cosa si è controllato e chi l'ha fatto
refusal-reason-missing-penalty = una penalità porta il motivo e il nome di chi la dà
refusal-reason-missing-remission = una remissione porta il motivo e il nome di chi la concede
refusal-reason-missing-misdeal = una mano annullata porta il motivo e il nome di chi l'ha dichiarata
refusal-reason-missing-forfeit = una confisca porta il motivo e il nome di chi l'ha decisa
refusal-no-reason-clock = una correzione del tempo vuole un tempo maggiore di 0 e fino a { $most } minuti, un motivo e chi l'ha decisa
refusal-no-reason-structure = un cambio della struttura vuole un motivo e chi l'ha deciso
refusal-no-reason-hand-for-hand = chiudere prima il mano per mano vuole un motivo e chi l'ha deciso
refusal-no-reason-special-seat = un posto speciale vuole un motivo e chi l'ha deciso
refusal-no-reason-seat = la correzione di un posto vuole il nome di chi l'ha decisa
refusal-no-reason-decision = questa è una decisione di una persona: indicare chi la prende e perché
refusal-already-waiting = { $player } è già riserva
refusal-already-entered = { $player } è già iscritto
refusal-check-missing = per { $player } serve prima questo controllo: { $check }
refusal-check-failed = { $player } non ha superato questo controllo: { $check }
refusal-unknown-method = qui '{ $method }' non è un metodo di pagamento: sono { $known }
refusal-no-cashier = indicare il cassiere che maneggia il denaro
refusal-payer-missing = un bonifico indica chi paga e la causale
refusal-nobody-named-out = indicare i giocatori eliminati, ognuno una volta
refusal-nobody-named-bounty = indicare tutti quelli che hanno vinto le chip, ognuno una volta
refusal-nobody-named-enters = indicare i giocatori che si iscrivono
refusal-nobody-named-name = un nome ha da 1 a { $most } lettere, tutte stampabili
refusal-nobody-named-come = indicare i giocatori arrivati
refusal-nobody-named-absent = indicare i giocatori assenti, ognuno una volta
refusal-not-in-play = { $player } non è in gioco
refusal-not-in-play-declined = { $player } ha rinunciato ed è fuori
refusal-hand-in-progress = il tavolo { $table } sta giocando la mano { $hand }
refusal-hand-in-progress-player = { $player } è nella mano { $hand }
refusal-hand-in-progress-final-table = un tavolo sta giocando: il tavolo finale si sorteggia fra una mano e l'altra
refusal-hand-in-progress-waits = il tavolo { $table } gioca la mano { $hand }: { $player } ne aspetta la fine
refusal-hand-in-progress-rebuy = il tavolo { $table } gioca la mano { $hand }: il rebuy si annuncia prima di una mano
refusal-hand-in-progress-redraw = il tavolo { $table } sta giocando la mano { $hand }: posti e bottoni si sorteggiano fra una mano e l'altra
refusal-hand-in-progress-round = il tavolo { $table } sta giocando: un giro comincia fra una mano e l'altra
refusal-hand-in-progress-round-open = il tavolo { $table } non ha finito la mano del giro { $round }
refusal-hand-in-progress-seats = il tavolo { $table } sta giocando la mano { $hand }: i posti si correggono fra una mano e l'altra
refusal-no-such-count = si contano da 1 a { $most } mani per volta, non { $hands }
refusal-no-count = né un gioco né una penalità al tavolo { $table } va a mani: nessuno deve contarle
refusal-pot-carried = al tavolo { $table } c'è un piatto che nessuno ha ancora vinto: il tavolo resta com'è finché non viene vinto
refusal-same-table = { $player } è già al tavolo { $table }
refusal-seat-taken = il posto { $chair } del tavolo { $table } non è libero
refusal-seat-taken-rebuy = il posto { $chair } del tavolo { $table } è tenuto per { $player }, che può fare un rebuy
refusal-no-surrender = in questo torneo non si rinuncia alle chip per rientrare
refusal-unknown-ticket = nessuno aspetta con il numero { $ticket }
refusal-unknown-entry = non c'è un'iscrizione { $entry }
refusal-pool-settled-entries = il montepremi è definito: le sue iscrizioni restano
refusal-pool-settled-sold = il montepremi è definito: quanto venduto resta
refusal-has-played-entry = { $player } ha giocato: l'iscrizione { $entry } resta
refusal-has-played-lost = { $player } ha perso le chip: { $kind } resta
refusal-has-played-too-few = { $player } ha { $stack } chip: restituirne { $chips } non ne lascerebbe
refusal-barred = { $player } non può giocare, è escluso: { $scope }
refusal-rebuy-open = { $player } può fare un rebuy: si prenda il sì o il no prima della prossima mano
refusal-rebuy-open-seats = { $player } può fare un rebuy: si prenda il sì o il no prima di sorteggiare i posti
refusal-rebuys-over = i rebuy si vendono durante il gioco fino alla fine del livello { $last_level }
refusal-rebuys-not-yet = questo rebuy si vende dal livello { $first_level } in poi
refusal-unknown-offer = qui non si vende nulla di nome «{ $offer }»; c’è: { $known }
refusal-rebuys-used-up = { $player } ha già fatto { $used } rebuy, il massimo
refusal-missed-hand = il tavolo { $table } è andato avanti senza { $player }: nessuno salta una mano per fare un rebuy
refusal-add-ons-used-up = { $player } ha già preso l'add-on
refusal-no-rebuys = questo torneo non ha rebuy
refusal-no-heads = questo torneo non ha bounty sulle teste
refusal-no-chips-yet = { $player } non ha ancora chip: al tavolo { $table } si comincia quando tutti ne hanno comprate
refusal-debt-unpaid = { $player } deve { $owed_cents } per l'ultimo rebuy
refusal-not-awaited = a { $player } non si chiede un rebuy
refusal-not-awaited-final = { $player } non è atteso: { $presence }
refusal-no-add-on = questo torneo non ha add-on
refusal-add-on-not-now = l'add-on si vende dal livello { $from } alla fine del livello { $to }
refusal-nothing-owed-account = in questo conto non c'è nulla per { $player }: { $account }
refusal-nothing-owed-player = { $player } non deve nulla
refusal-unknown-purchase = non c'è un acquisto { $purchase }
refusal-announcement-binds = { $player } l'ha annunciato prima di una mano e deve pagarlo: { $kind }

refusal-drawer-short = { $cashier } ha { $cents } in contanti, ne servono { $needed_cents }
refusal-safe-short = nella cassaforte ci sono { $cents }, ne servono { $needed_cents }
refusal-second-person-drawer = questa è la cassa di { $cashier }: serve la conferma di una seconda persona
refusal-second-person-safe = cassaforte e fondo sono della casa: serve la conferma di una seconda persona
refusal-second-person-void = per annullare una vendita serve la conferma di una seconda persona
refusal-second-person-refund = per un rimborso serve la conferma di una seconda persona
refusal-second-person-count = questa cassa è già stata contata: per un'altra conta serve la conferma di una seconda persona
refusal-second-person-undo = serve la conferma di una seconda persona: solo chi ha venduto annulla da solo la sua ultima vendita, finché la sua cassa non è contata
refusal-may-not-vouch = questa persona non può confermarlo
refusal-reason-for-two = nessun altro qui può confermarlo: scrivere perché lo si fa
refusal-unknown-drawer = nessuno ha la cassa { $cashier }
refusal-not-his-table = chi non dà le carte al tavolo { $table } non ne conta le chip: le conta il suo dealer o il floor
refusal-not-drawers = il denaro si sposta fra due casse dello stesso metodo, o fra una cassa e la cassaforte
refusal-counted-twice-tag = due sacchetti hanno la stessa etichetta
refusal-counted-twice-player = qualcuno è stato contato due volte
refusal-count-incomplete = { $player } non è stato contato: i tavoli si contano per intero
refusal-no-chips-player = { $player } è in gioco e non può essere senza chip
refusal-no-chips-found = almeno una chip è stata trovata
refusal-count-does-not-match = sono state contate { $counted } chip, dovrebbero essere { $expected }: contare di nuovo, o spiegarlo
refusal-not-equal-value = { $given } e { $received } non hanno lo stesso valore
refusal-too-many-chips-exchange = { $player } ha { $stack } chip
refusal-too-many-chips-lost = su { $in_play } chip non possono mancarne { $chips }
refusal-too-many-chips-forfeit = delle { $stack } chip di { $player } se ne possono togliere al massimo { $most }, e non meno di { $least }; chi le deve perdere tutte si esclude dal torneo
refusal-too-many-chips-rebuy = { $player } ha { $stack } chip; chi fa un rebuy ne ha al massimo { $most }
refusal-not-in-the-set = non esistono chip da { $value }
refusal-still-in-play = le chip da { $value } sono ancora in gioco al tavolo { $table }
refusal-chips-not-payable = { $chips } non si può comporre con chip da { $unit }
refusal-chips-do-not-match-race = le chip davanti al posto { $chair } sono { $reported }, non { $recorded }
refusal-chips-do-not-match-hand = dopo la mano { $hand } gli stack fanno { $after }, prima facevano { $before }
refusal-nothing-to-race = il tavolo { $table } non ha chip sotto { $unit }
refusal-wrong-race-cards-number = il posto { $chair } ha { $needed } chip residue e riceve altrettante carte, non { $told }
refusal-wrong-race-cards-deck = una carta è indicata più volte di quante ce ne siano, o non esiste: indica una volta ciascuna delle carte distribuite
refusal-bounty-unnamed = dire prima chi ha eliminato { $player }
refusal-not-knocked-out = nessuno aspetta di sapere chi ha eliminato { $player }
refusal-unknown-player-bounty = { $player } non può aver vinto le chip
refusal-unknown-player-entered = nessuno di nome '{ $player }' è iscritto
refusal-unknown-player-season = { $player } non ha punti in questa stagione
refusal-bounty-not-in-book = il regolamento non conosce taglie di questo tipo: { $kind }, { $cents }
refusal-bounty-unfit =
    { $fault ->
        [units] una taglia di { $cents } non è fatta di unità di { $unit_cents }
        [prizes] una taglia di { $cents } è più dei { $prizes_cents } di un buy-in che vanno ai premi
        [shares] le buste fanno il { $sum_basis_points } %: ciascuna ha una quota, e insieme fanno al massimo 100
        [amounts] una busta contiene unità intere di { $unit_cents }, e si annunciano o importi o quote
        [head] { $share_basis_points } % non può andare sulla testa: indicare da 0 a 100
       *[envelopes] solo le taglie mystery hanno buste
    }
refusal-price-outside-band =
    { $what } = { NUMBER($value, useGrouping: 0) }, e { $band ->
        [one] vale { NUMBER($least, useGrouping: 0) }
       *[range] va da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
    }
refusal-share-outside-band =
    { $what } = { $value_basis_points }, e { $band ->
        [one] vale { $least_basis_points }
       *[range] va da { $least_basis_points } a { $most_basis_points }
    }
refusal-fixed-by-book =
    { $what ->
        [seats] tavoli da { $value }: questo tipo di torneo si gioca a tavoli da { $fixed }
        [entries] { $value } giocatori: questo tipo di torneo si gioca in { $fixed }
       *[stack] { $value } chip: questo tipo di torneo comincia con { $fixed } chip, quante il buy-in
    }
refusal-fixed-by-book-late = in questo tipo di torneo nessuno entra in ritardo
refusal-fixed-by-book-shares = i premi di questo tipo di torneo si dividono { $fixed }
refusal-fixed-by-book-bounty = i buy-in di questo tipo di torneo vanno a premi: non ci sono bounty
refusal-fixed-by-book-reentries =
    più rientri di quanti ne ammetta questo tipo di torneo: { $fixed ->
    [0] nessuno
    [1] uno
   *[other] { $fixed }
    }
refusal-not-played-out = i premi si assegnano a gioco finito: il torneo è { $phase }
refusal-pool-open = le iscrizioni non sono chiuse: i premi non sono ancora definiti

refusal-no-seats =
    { $players ->
        [one] 1 giocatore del tavolo { $table } cerca posto
       *[other] { $players } giocatori del tavolo { $table } cercano posto
    }, gli altri tavoli ne hanno { $free }
refusal-no-seats-only-table = il tavolo { $table } è l'unico: non ne resterebbe nessuno su cui giocare
refusal-shootout-goes-on =
    in uno shootout ognuno resta al suo tavolo finché non c'è un vincitore: { $tables ->
        [one] un tavolo gioca ancora
       *[other] { $tables } tavoli giocano ancora
    }
refusal-shootout-goes-on-over = ogni tavolo dello shootout ha il suo vincitore: sorteggia di nuovo tutti i posti
refusal-too-many-players = restano { $players } giocatori, un tavolo finale ne ospita { $size }
refusal-hand-for-hand-clock = nel mano per mano l'orologio conta solo le mani: prima va chiuso
refusal-hand-for-hand-already = si gioca già mano per mano
refusal-hand-for-hand-waits = il tavolo { $table } aspetta che ogni tavolo finisca la mano in corso
refusal-hand-for-hand-round = nel mano per mano il floor avvia una mano a ogni tavolo: si avvii un giro
refusal-no-hand-for-hand = non si gioca mano per mano
refusal-prizes-not-fixed = non si sa ancora quanti premi ci sono: i premi non sono definiti
refusal-in-the-money = restano { $players } giocatori e i premi sono { $paid }: nessuno resta più fuori dai premi
refusal-too-many-minutes = una mano toglie dall'orologio al massimo { $most } minuti, non { $minutes }
refusal-round-open = il giro { $round } non è ancora chiuso
refusal-other-round = quel giro è finito: si gioca il giro { $round }
refusal-no-hand = il tavolo { $table } non sta giocando una mano
refusal-no-hand-dealt = a questo tavolo non è stata data nessuna mano
refusal-no-hand-over = la mano { $number } non è in corso a questo tavolo
refusal-no-hand-player = { $player } non è in una mano
refusal-all-in-held-known = l'all-in del tavolo { $table } è già noto
refusal-all-in-held-waits = l'all-in del tavolo { $table } aspetta coperto finché il floor non lo lascia correre
refusal-not-held = al tavolo { $table } nessun all-in aspetta
refusal-amounts-for-players = mettono chip { $players } giocatori e gli importi sono { $amounts }
refusal-not-so-many-chips = a questo tavolo { $player } non ha { $chips } chip
refusal-not-in-the-pot = { $player } non ha messo niente nel piatto
refusal-pot-without-best-hand = nessuno dei nominati gioca per il piatto di { $amount }: si dica anche la sua mano migliore
refusal-tables-playing = il tavolo { $table } sta ancora giocando: il tavolo { $waiting } lo aspetta
refusal-tables-playing-not-begun = il tavolo { $table } non ha ancora cominciato la sua mano: il tavolo { $waiting } lo aspetta
refusal-one-at-a-time = prima il tavolo { $table } finisce il suo all-in: un tavolo alla volta
refusal-wrong-seats-chair = il posto { $chair } del tavolo { $table } ha cominciato la mano { $hand } con altro giocatore o stack
refusal-wrong-seats-dealt = la mano { $hand } è stata data ai posti { $dealt }, non { $named }
refusal-in-the-future = il cambio dei dealer deve ancora avvenire
refusal-too-long-ago = il cambio dei dealer è stato prima del livello appena finito
refusal-already-played = il tavolo { $table } ha già giocato la mano del giro { $round }
refusal-too-few-players-redraw = un tavolo non ha giocatori: non ci sono posti né bottoni da sorteggiare
refusal-too-few-players-table = al tavolo { $table } c'è un solo giocatore: nessuno contro cui giocare
refusal-chip-race-due = il tavolo { $table } deve prima fare la chip race delle chip da { $unit }
refusal-table-halted = al tavolo { $table } mancano { $short } giocatori rispetto al più pieno: si ferma
refusal-reason-missing-halt = per fermare un tavolo, o farlo giocare, servono il motivo e chi lo decide
refusal-reason-missing-retirement = indica chi lo lascia andare
refusal-halted-by-director = il direttore ha fermato il tavolo { $table }: prima fallo riprendere
refusal-already-halted = il tavolo { $table } è già fermo
refusal-not-halted = il tavolo { $table } non è fermo
refusal-last-player = { $player } è l’ultimo rimasto e non può ritirarsi
refusal-wrong-hand = il tavolo { $table } sta giocando la mano { $hand }, non la { $named }
refusal-stack-unknown = per { $player } serve un conteggio da 0 in su
refusal-clock-runs = l'orologio è in moto
refusal-clock-stopped = l'orologio è già fermo
refusal-time-in-doubt = non è certo che ore siano: prima dica quale ora vale, o imposti il livello
refusal-no-doubt = nessuno chiede quale ora valga
refusal-last-hands-clock = si giocano le ultime mani, o la giornata è finita: l'orologio sta fermo
refusal-last-hands-break = si giocano le ultime mani: prima della loro fine non c'è pausa
refusal-last-hands-drawn = le ultime mani sono già state sorteggiate
refusal-no-end = il livello { $level } non ha una fine a tempo
refusal-past-frozen = il passo { $step } della struttura è già giocato o in gioco: il passato non si cambia
refusal-past-frozen-doubling = i livelli della struttura sono finiti: si prosegue raddoppiando l'ultimo
refusal-no-structure-ends = una struttura comincia e finisce con un livello
refusal-no-structure-break = il passo { $step } è una pausa senza durata, o di più di { $most } minuti
refusal-no-structure-too-long = il passo { $step } dura { $minutes } minuti, e al massimo sono { $most }
refusal-no-structure-length = il passo { $step } vuole minuti oppure mani
refusal-no-structure-blinds = il passo { $step } non ha bui
refusal-no-structure-small = passo { $step }: il piccolo buio di { $small } supera il grande buio di { $big }
refusal-no-structure-no-bets = il passo { $step } ha puntate fisse, che non vanno con { $limit }
refusal-no-structure-bets = il passo { $step } vuole una puntata piccola e una grande con { $limit }
refusal-no-structure-bets-fall = passo { $step }: le puntate di { $small_bet } e { $big_bet } non salgono dal grande buio di { $big }
refusal-no-structure-bring-in = passo { $step }: un bring-in di { $bring_in } non è sotto la puntata di { $small_bet }
refusal-no-structure-prices = il passo { $step } ha prezzi di un gioco che non si gioca, o che non li ha
refusal-no-structure-unpaid = passo { $step }: { $amount } non si può pagare, la fiche più piccola è { $unit }
refusal-blinds-fall = al passo { $step } i bui scendono, da { $before } a { $amount }
refusal-not-open-event-open = il torneo { $event } è già aperto
refusal-not-open-no-event = nessun torneo è stato aperto
refusal-not-open-no-league = nessun campionato è stato aperto
refusal-not-open-league-open = il campionato { $league } è già aperto
refusal-not-open-no-contest = nessuna gara a squadre è stata aperta
refusal-not-open-contest-open = la gara { $contest } è già aperta
refusal-draw-needed = questo si decide a sorte: al comando serve un sorteggio
refusal-wrong-card = la carta va da { $least } a { $most }, non { $card }
refusal-day-over = la giornata { $day } è finita: si riprende avviando la prossima
refusal-day-not-over = la giornata { $day } non è finita
refusal-last-hand-played = il tavolo { $table } ha giocato la sua ultima mano
refusal-no-such-draw = questo regolamento non sorteggia le ultime mani: la giornata finisce con l'ultimo livello
refusal-not-the-last-level = il livello { $level } non è l'ultimo di una giornata
refusal-outside-window = l'orologio si ferma fra { $from } e { $to } minuti prima della fine del livello
refusal-no-closing-hour = questo regolamento non chiude i tornei con l'orario della casa
refusal-closing-reached = la casa ha già chiuso
refusal-not-playing = il torneo non si sta giocando: è { $phase }
refusal-break = il torneo è in pausa ancora per { $seconds } s
refusal-last-level = il livello { $level } è l'ultimo e resta
refusal-not-seated-registration = le iscrizioni si chiudono a posti sorteggiati: il torneo è { $phase }
refusal-not-seated-start = un torneo comincia a posti sorteggiati: ora è { $phase }
refusal-no-round = nessun giro è aperto
refusal-unknown-table = il tavolo { $table } non è in gioco: i tavoli sono { $known }
refusal-unknown-table-broken = il tavolo { $table } nel frattempo è stato chiuso: i tavoli sono { $known }
refusal-seats-drawn = i posti sono già stati sorteggiati
refusal-no-draw-again-no-seats = i posti non sono ancora sorteggiati: sorteggiare i posti
refusal-no-draw-again-play-begun = si sta già giocando: i posti restano come sorteggiati, e si possono correggere uno per uno
refusal-reason-missing-draw-again = per sorteggiare di nuovo i posti serve un motivo
refusal-too-few-entries = un torneo vuole almeno due iscrizioni: sono { $entries }
refusal-not-entered = { $player } non è iscritto
refusal-no-such-seat-event = i posti sono numerati da 1 a { $seats }
refusal-no-such-seat-table = il tavolo { $table } ha i posti da 1 a { $seats }
refusal-no-need = { $player } non ha bisogno di un posto speciale
refusal-right-seat = { $player } è già seduto lì
refusal-named-twice = l'ordine nomina un tavolo due volte
refusal-not-absent = { $player } non risultava assente
refusal-absent-already = { $player } risulta già assente
refusal-no-shot-clock = in questa fase non si usa lo shot clock
refusal-no-time-bank-player = { $player } non ha più time bank
refusal-no-time-bank-event = questo torneo non ha time bank

refusal-no-size = le mani da saltare sono tante mani o tanti giri, e nessun'altra penalità ha un numero
refusal-this-hand-open = il regolamento non dice se la mano { $hand } conta come saltata: indicarlo
refusal-against-the-book-counts = per il regolamento la mano { $hand } conta come saltata
refusal-against-the-book-not-counted = per il regolamento la mano { $hand } non conta come saltata
refusal-against-the-book-paid = per il regolamento { $player } riceve il premio del posto
refusal-against-the-book-not-paid = per il regolamento { $player } non riceve il premio del posto
refusal-prize-open = il regolamento non dice se { $player } riceve il premio del posto: indicarlo
refusal-nothing-to-lift = non c'è una penalità { $sanction } con mani ancora da saltare

refusal-no-reason-claim = un diritto lo annulla una persona, con un motivo
refusal-claim-stays = per questo regolamento l'assenza non toglie a nessuno il diritto al prezzo pagato
refusal-not-long-enough =
    { $levels ->
        [one] un livello intero di assenza di { $player }: ne servono { $needed }
       *[other] livelli interi di assenza di { $player }: { $levels }; ne servono { $needed }
    }
refusal-claim-void = { $player } non ha più diritto al prezzo dell'iscrizione
refusal-price-forfeited-pool = { $player } è squalificato: il prezzo dell'iscrizione resta nel montepremi
refusal-price-forfeited-none = { $player } è squalificato: il prezzo dell'iscrizione non viene restituito
refusal-flights-missing = mancano ancora i sacchetti di queste giornate: { $flights }
refusal-reason-missing-deal = un deal, o la sua fine, porta un nome e un motivo
refusal-reason-missing-witness = dire chi lo ha visto accettare
refusal-reason-missing-flight = dire chi chiude la giornata
refusal-reason-missing-conduct = dire chi riporta le penalità, e da dove
refusal-reason-missing-roll-back = per tornare indietro di livello servono un motivo e chi lo decide
refusal-reason-missing-bust = dire chi lo segnala
refusal-reason-missing-button = dire chi mette il bottone
refusal-reason-missing-payouts = un'altra divisione dei premi porta un motivo e chi la decide
refusal-deal-made = il deal { $deal } è già fatto
refusal-deal-made-prizes = un deal è fatto: i premi restano così
refusal-deal-proposed = il deal { $deal } è davanti ai giocatori: prima lo si ritira
refusal-hand-in-progress-deal =
    { $table ->
        [0] il giro di mani non è chiuso: i deal si fanno fra una mano e l'altra
       *[other] il tavolo { $table } sta giocando una mano: i deal si fanno fra una mano e l'altra
    }
refusal-hand-in-progress-flight =
    { $table ->
        [0] il giro di mani non è chiuso: una giornata si chiude fra una mano e l'altra
       *[other] il tavolo { $table } sta giocando una mano: una giornata si chiude fra una mano e l'altra
    }
refusal-seats-not-divided = i posti di un satellite non sono denaro: si giocano
refusal-deals-not-allowed = in questo torneo i giocatori non possono dividersi i premi
refusal-deal-not-disclosed = ogni deal si comunica alla stampa: dire a chi si comunica questo
refusal-chips-not-counted = nessuno ha contato le fiches rimaste: contarle prima, o dire di chi sono le cifre
refusal-amounts-do-not-match = serve un importo per ogni giocatore rimasto: per { $player } non è così
refusal-not-in-deal = { $player } non ha parte in questo deal
refusal-agreed-already = { $player } ha già accettato
refusal-deal-lapsed = dopo il calcolo del deal { $deal } si sono giocate mani: ritirarlo e proporne un altro
refusal-no-deal = non c'è un deal davanti ai giocatori
refusal-relief-waits = fra { $seconds } s finisce il livello: i dealer si cambiano dopo
refusal-not-a-flight = questo torneo non è una giornata di qualificazione: si gioca fino alla fine
refusal-flight-not-over = la giornata di qualificazione non è finita: è { $phase } e il giorno non è chiuso
refusal-flight-over = la giornata di qualificazione finisce con questo giorno: va chiusa, le fiches passano alla giornata finale
refusal-paid-later = una giornata di qualificazione non paga nulla: va chiusa, e il suo denaro si paga nella giornata finale
refusal-not-a-final-day = questo torneo non ha giornate di qualificazione
refusal-unknown-flight = { $flight } non è una giornata di questo torneo
refusal-flight-taken = i sacchetti di { $flight } ci sono già
refusal-conduct-carried = di { $source } non c'è nulla da riportare
refusal-no-such-level = il livello { $level } non è stato giocato: si torna a un livello da 1 a { $last_level }
refusal-no-such-level-set = non c'è un livello { $level }: la struttura ha i livelli da 1 a { $last_level }
refusal-several-tables = siedono ai tavoli { $tables }: segnalare ogni tavolo per sé
refusal-nobody-left = al tavolo { $table } non resterebbe nessuno: qualcuno ha vinto le chip
refusal-unknown-player-won-elsewhere = { $player } non può aver vinto le chip: non è al tavolo { $table }, o è fuori
refusal-told-late-since = dopo la segnalazione dell’eliminazione di { $player } hanno avuto il loro posto: { $players }. Indica chi di loro è uscito dopo
refusal-told-late-round = dopo la segnalazione dell’eliminazione di { $player } si è passati al mano per mano: chiudi prima la mano in corso, oppure segnalala come avvenuta ora
refusal-told-late-back = dopo la segnalazione { $player } ha comprato chip: nessuno è eliminato e non è stato fatto nulla
refusal-told-late-order = indica tutti quelli che sono usciti dopo, e nessun altro: non è così per { $player }
refusal-seat-empty = al posto { $chair } del tavolo { $table } non siede nessuno
refusal-no-choice-no-giro = il tavolo { $table } non gioca il giro pazzo: non si sceglie nulla
refusal-no-choice-settled = il tavolo l'ha già stabilito: { $rule }
refusal-play-over = il gioco è finito: i premi restano così
refusal-payouts-not-fit-satellite = un satellite resta un satellite: i suoi posti dicono quando si smette
refusal-payouts-not-fit-no-satellite = questo torneo non è un satellite: non si gioca per dei posti
refusal-payouts-locked = restano { $players } giocatori per { $places } premi: dalla bolla in poi i premi restano così
refusal-set-alone = { $parameter } vale solo insieme a { $needs }
refusal-hand-dealt = una mano distribuita non si annulla: se ne corregge il risultato
refusal-hand-dealt-otherwise = la mano è stata distribuita in un altro modo
refusal-not-undoable-opening = l'apertura di un torneo non si annulla: aprirne un altro
refusal-not-undoable-time = il tempo passa da sé: regolare invece il tempo che resta
refusal-undone-already = il comando è già annullato
refusal-not-undone = il comando non era annullato
refusal-unknown-command = non risulta nessun comando { $command_id }
refusal-undo-conflict = quello che è venuto dopo lo impedisce: { $command } (versione { $version }): { $because }
refusal-not-for-an-event = un torneo non conosce questo comando: { $command }
refusal-not-at-a-table = un tavolo non conosce questo comando: { $command }
refusal-not-for-a-league = una lega non conosce questo comando: { $command }
refusal-not-for-a-contest = una gara a squadre non conosce questo comando: { $command }
refusal-stack-of-the-event = gli stack li tiene il torneo: si cambiano lì, fra una mano e l'altra

## Parole che sono valori dei motivi.

word-registering = aperto alle iscrizioni
word-seated = pronto a partire
word-playing = in corso
word-played-out = giocato fino in fondo
word-finished = concluso
word-event = da questo evento
word-organiser = da tutto ciò che organizza la casa
word-circuit = dal circuito
word-event-removed = messo fuori da questo torneo
word-final = dalla finale
word-awaited = atteso
word-present = presente
word-excused = giustificato
word-barred = interdetto dal casinò
word-drawer = cassa
word-safe = cassaforte
word-owed = debiti
word-deposits = depositi
word-refunds = rimborsi
word-prizes = premi
word-fixed = fissa
word-progressive = progressiva
word-mystery = mystery
word-rebuy = il rebuy
word-add-on = l'add-on
word-age = età
word-banned-register = registro degli interdetti
word-jacks = fanti
word-queens = donne
word-kings = re
refusal-no-choice-no-dealers-choice = l'evento non è a scelta del mazziere: i suoi giochi sono stabiliti
refusal-no-choice-turn = { $left ->
    [one] il gioco del tavolo { $table } dura ancora 1 mano
   *[other] il gioco del tavolo { $table } dura ancora { $left } mani
}
refusal-unknown-game = { $game } qui non si può scegliere: i giochi sono { $known }
refusal-which-limit = { $game } si può scegliere con più limiti: indicarne uno fra { $known }
refusal-event-full-ticket = tutti i posti sono occupati e con un ticket non si aspetta in lista: resta valido finché si libera un posto
refusal-reason-missing-seats = indicare chi trasferisce i posti e a quale evento
refusal-no-seats-won = qui nessuno ha vinto un posto: non è un satellite, o i premi non sono assegnati
refusal-seats-handed-over = i posti sono già passati a { $event }
refusal-ticket-elsewhere = i posti di { $satellite } sono per { $event }
refusal-tickets-taken = i ticket di { $satellite } sono già qui
refusal-unknown-ticket-seat = nessun satellite ha trasferito a questo evento il ticket «{ $ticket }»
refusal-ticket-of-another = il ticket { $ticket } è di { $player } e non si può cedere
refusal-ticket-used = al ticket { $ticket } restano { $left_cents }, ne sono chiesti { $asked_cents }
refusal-command-id-used = { $id } era l'id di un altro comando: ogni comando ha il suo
refusal-no-event = { $stream } non appartiene ad alcun evento
refusal-busy = altri continuano a scrivere su { $stream }: riprovare
refusal-happened-meanwhile = nel frattempo { $happened } (versione { $version }): guardare di nuovo, e ripetere il comando se vale ancora
note-meanwhile-level = il livello o il suo tempo è cambiato
note-meanwhile-structure = la struttura è cambiata
note-meanwhile-field = gli iscritti sono cambiati
note-meanwhile-tables = posti o tavoli sono stati sorteggiati o sciolti
note-meanwhile-seat = qualcuno ha avuto un altro posto
note-meanwhile-hand = è stata riportata un'altra mano di questo tavolo
note-meanwhile-round = un giro è stato aperto o chiuso
note-meanwhile-last-hands = è stata annunciata la fine della giornata
note-meanwhile-penalty = il giocatore ha ricevuto una penalità
note-meanwhile-bought = il giocatore ha comprato chips
note-meanwhile-time-bank = il time bank è stato usato o azzerato
note-meanwhile-at-table = sul tavolo è già stato riferito
note-meanwhile-payouts = i premi sono cambiati
note-meanwhile-deal = il deal o i giocatori rimasti sono cambiati
note-meanwhile-bounty = è stata messa una taglia sul giocatore
note-meanwhile-undone = qualcosa è stato annullato o ripristinato

## Whatever the command is.

refusal-number-unfit = { $field } non può essere: indicare un numero intero da 0 a { $most }
refusal-text-unfit = { $field } ha un carattere di controllo o un segno di direzione: scriverlo con lettere stampabili
refusal-text-too-long = { $field } ha { $count } lettere: indicarne al massimo { $most }
refusal-too-many = { $field } ha { $count } parti: indicarne al massimo { $most } per volta
refusal-bad-request-missing = manca { $field }
refusal-bad-request-unknown = { $field } qui non è un campo
refusal-bad-request-value = { $field } non può essere '{ $value }'
refusal-bad-request-json = questo non è JSON
refusal-bad-request-letters = { $field } non si scrive così
refusal-bad-request-short = { $field } vuole almeno { $count } lettere o parti
refusal-bad-request-long = { $field } ha al massimo { $count } lettere o parti
refusal-bad-request-kind = { $field } deve essere { $kind }
word-whole-number = un numero intero
word-text = un testo
word-yes-or-no = true o false
word-list = un elenco
word-object = un oggetto
refusal-no-seat-here = non avete un posto a un tavolo di questo evento
refusal-people-deal = in { $event } le carte le danno persone: qui non si gioca
refusal-question-over = quella domanda è chiusa: guardate di nuovo il tavolo
refusal-no-choice-layout = dite quale disposizione e quale carta coperta
refusal-not-a-player = può iscriversi solo chi accede come giocatore
refusal-paper-is-empty = su questa stampa non ci sarebbe nulla: { $paper }
