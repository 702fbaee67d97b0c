### Resoconti di ciò che si è giocato, rigiocato, verificato e calcolato dalla riga di comando.

report-closes = quadra
report-does-not-close = NON QUADRA

## shuffleup run

run-head = { $name }: { $sold }, { $game } { $limit }, regolamento { $book }
run-low-ante = l’ante del livello { $level } è sotto il suo big blind, che secondo questo regolamento lo paga da solo per il tavolo; annunciare ante_mode se deve pagarlo ogni giocatore
run-teams = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
}
run-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
run-entries = { $count ->
    [one] 1 iscrizione
   *[other] { $count } iscrizioni
}
run-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entry
}
run-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuy
}
run-add-ons = { $count ->
    [one] 1 add-on
   *[other] { $count } add-on
}
run-levels = { $count ->
    [one] 1 livello
   *[other] { $count } livelli
}
run-tables = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
run-hands = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}
run-part = { $entries }, { $levels }: { $went }
run-part-bags = { $bags ->
    [one] 1 busta
   *[other] { $bags } buste
} con { $chips } chip, la più ricca di { $best }
run-heat = manche { $heat }, tavolo { $table }
run-part-won = vince { $best }
run-part-pool = { $money } per i premi
run-part-bounties = { $money } di taglie
run-together = insieme
run-shared = (a pari merito)
run-more-paid = altri { $count } a premio, da { $first } a { $last }
run-paid = { $paid } a premio, { $total } in tutto; { $unpaid } senza premio
run-seat = un posto
run-seat-in = un posto in { $event }
run-seat-and = { $seat } e { $money }
run-milestone = Usciti con un posto al traguardo: { $list }
run-milestone-player = { $player } con { $chips } chip
run-deal = Accordo { $method ->
    [icm] secondo l'ICM
    [chip-chop] per chip chop
    [equal] in parti uguali
   *[custom] come concordato
}, { $money } in tutto, messo per iscritto da: { $author }
run-deal-line = { $share }  (ICM { $icm })  { $chips } chip, ha accettato davanti a: { $witness }
run-deal-still = si gioca ancora per: { $list }
run-deal-trophy = si gioca ancora per il titolo
run-desk = la direzione
run-bounties = Taglie: il conto { $state }, { $posted } messi, { $won } vinti
run-bounties-more = altri { $count }, { $money } insieme
run-knock-outs = { $count ->
    [one] 1 eliminazione
   *[other] { $count } eliminazioni
}
run-teams-after = Squadre dopo le batterie:
run-team-points = { $points } punti, miglior posto { $place }
run-team-final = tavolo finale: posto { $place }
run-longest = Mano più lunga: numero { $hand }, tavolo { $table }, livello { $level } ({ $price }), { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }
run-ante = ante { $ante }
run-totals =
    { $hands ->
        [one] 1 mano
       *[other] { $hands } mani
    } e { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    } in { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }, { $tables } all'inizio, { $levels }, { $hours } h { $minutes } min di gioco; tutte le { $chips } chip tornano
run-log = Registro { $digest }. Lo stesso torneo di nuovo: { $command }
run-written = { $hands } in { $file }
run-transcripts-written = prove di { $count ->
        [one] 1 mazzo
       *[other] { $count } mazzi
    } scritte in { $folder }
run-summary-written = riepilogo in { $file }
run-drawing = si sorteggiano i posti
run-news = { $players } · { $tables } · livello { $level } · { $hands } · { $rate } mani/s

## I conti.

ledger-head = I conti: tutto { $state }, { $money } da una parte e dall'altra
ledger-has = in mano
ledger-for = dovuti
ledger-drawer = nei cassetti
ledger-safe = in cassaforte
ledger-float = anticipati dalla casa
ledger-owed = dovuto dai giocatori
ledger-pool = montepremi
ledger-bounties = taglie
ledger-prizes = premi da pagare
ledger-refunds = rimborsi da pagare
ledger-deposits = depositi delle riserve
ledger-fees = quote di servizio
ledger-house = trattenuto dalla casa
ledger-organisation = per l'organizzazione
ledger-retention = trattenuto per il campionato
ledger-overlay = aggiunto al garantito
ledger-carried = passato da un torneo all'altro
ledger-seats = posti vinti
ledger-tax = imposte
ledger-tax-due = imposte da versare
ledger-differences = differenze di cassa

## shuffleup league

league-head = { $name }: { $events }, punti secondo { $rule }
league-events = { $count ->
    [one] 1 torneo
   *[other] { $count } tornei
}
league-event = montepremi { $pool }, { $kept } trattenuti; { $entries }, vince { $winner }
league-final = Finale:
league-final-line = { $stack } chip, in classifica { $rank }
league-absent = non si è presentato: { $chips } chip fuori dal gioco
league-pot = Montepremi della stagione: { $state }, { $money } trattenuti da { $events }
league-log = Registro { $digest }. La stessa stagione di nuovo: { $command }

## shuffleup replay

replay-differs = diverso: { $hand }: { $player } finisce con { $computed }, registrato { $recorded }
replay-refused = rifiutato: { $hand }: { $action }: { $reason }
replay-unfinished = incompleto: { $hand }: la registrazione si ferma prima che la mano finisca
replay-units = parti di una chip: { $list }
replay-unit = { $hand } in unità di { $unit }
replay-leniency = tolleranza: { $hand }: { $action }: { $played }
replay-no-leniency = tolleranze: nessuna
replay-raise-capped = un rilancio a limite fisso registrato solo fin dove può arrivare un avversario: giocato come rilancio regolare
replay-call-as-raise = una chiamata del grande buio intero sopra uno corto, registrata come puntata: giocata come chiamata
replay-mucked-all-in = carte buttate in uno showdown all-in: per il regolamento si scoprono, restano scoperte
replay-needless-check = un check di chi non ha più nessuno contro cui puntare: non giocato
replay-showdown-not-recorded = lo showdown non è registrato: le mani note si scoprono, le altre vanno nel muck
replay-so-far = { $hands }, { $equal } come registrate, { $odd } no
replay-sum = { $equal } mani su { $dealt } finiscono con gli stack registrati secondo { $book }
replay-bare = { $count ->
    [one] 1 di queste non registra stack da confrontare
   *[other] { $count } di queste non registrano stack da confrontare
}

## shuffleup race

race-head = { $removed } per { $lowest }: { $count ->
    [one] 1 chip in palio
   *[other] { $count } chip in palio
}
race-wins = vince
race-rescued = non esce per il chip race
race-as-much = in gioco quanto prima
race-more = in gioco { $chips } più di prima
race-less = in gioco { $chips } meno di prima
race-again = Lo stesso chip race di nuovo: { $command }

## shuffleup chips

chip-set-head = { $event }: { $entries } iscrizioni da { $stack }
chip-set-chip = taglio
chip-set-colour = colore
chip-set-in-a-stack = in uno stack
chip-set-in-the-cage = in cassa
chip-set-goes = esce
chip-set-all = in tutto
chip-set-before-level = prima del livello { $level }
chip-set-in-break = Nella pausa prima del livello { $level }
chip-set-at-level = All'inizio del livello { $level }
chip-set-after = { $moment }, dopo { $time }
chip-set-plan = { $moment }: si ritirano { $taken }; portare { $bring }
chip-set-none-out = { $moment }: escono le chip da { $chip }, e nessuno stack ne ha
chip-set-none-goes = Nessuna chip esce.
chip-set-usual = Il file non dice di che chip è fatto uno stack (in_a_stack): qui è fatto nel modo usuale.
chip-set-enough = Quelle portate bastano comunque siano distribuite le chip, se le chip vendute dopo sono di tagli che restano.
chip-colour-red = rosso
chip-colour-green = verde
chip-colour-black = nero
chip-colour-purple = viola
chip-colour-yellow = giallo
chip-colour-orange = arancione
chip-colour-light-green = verde chiaro
chip-colour-light-blue = azzurro
chip-colour-pink = rosa
chip-colour-white = bianco

## shuffleup verify

verify-true = vero
verify-false = FALSO
verify-place = al posto { $place } c'è { $item }
verify-twice = { $item } compare in più di un posto: { $places }
verify-order = i semi danno esattamente l'ordine promesso
verify-all-true = è tutto vero
verify-not-true = NON è ciò che era stato promesso
verify-sum = { $label }: { $count ->
    [one] 1 apertura
   *[other] { $count } aperture
}, { $verdict } (radice { $root })
verify-not-drawn = non tirato
verify-draw-row = riga { $row }
verify-other-result = dal seme esce altro
verify-other-seed = non con il seme della sua riga
verify-log-broken = la riga { $row } non è come fu scritta, o non segue da quelle prima
verify-draws-not-true = NON è ciò che esce dai semi del registro
verify-draws-sum = { $event }: { $count ->
    [one] 1 sorteggio
   *[other] { $count } sorteggi
}, { $verdict } (righe { $rows }, impronta { $digest })
verify-no-events = In questo file non ci sono tornei.
verify-drawn-seats-drawn = i primi posti e i primi bottoni
verify-drawn-table-opened = il primo bottone del tavolo { $table }
verify-drawn-player-seated = il posto di { $player }, tavolo { $table }
verify-drawn-final-table-drawn = i posti e il bottone del tavolo finale
verify-drawn-table-broken = i nuovi posti del tavolo { $table }
verify-drawn-chips-raced = il chip race del tavolo { $table }
verify-drawn-envelope-drawn = la busta per { $player }
verify-drawn-buttons-drawn = i bottoni
verify-drawn-seats-redrawn = tutti i posti di nuovo
verify-drawn-day-stop-drawn = il minuto in cui si ferma l'orologio
verify-drawn-last-hands-announced = quante ultime mani si giocano

## shuffleup equity

equity-hand = mano
equity-equity = equity
equity-wins = vince
equity-ties = divide
equity-combos = combin.
equity-spot = { $game }{ $board }{ $dead }: { $grounds }
equity-board = , sul board { $cards }
equity-dead = , fuori { $cards }
equity-counted = contati tutti i { $outcomes } esiti
equity-drawn = { $outcomes } esiti estratti dal seme { $seed }, ±{ $error } (95 %)
equity-doing = calcolo dell'equity
equity-quicker = (--samples N ne estrae solo alcune)

## shuffleup icm

icm-player = giocatore
icm-stack = stack
icm-chips = chip
icm-prizes = premi
icm-bounties = taglie
icm-place = posto
icm-bounties-drawn = l'ordine dei piazzamenti è estratto a sorte: le taglie hanno un errore standard fino a { $error }
icm-more = … e altri { $count }; --json li ha tutti
icm-sum = { $players } stack, { $chips } chip, premi { $money }
icm-equal-prizes = i premi sono tutti uguali: non c'è nulla da calcolare
icm-check = { $verdict }; insieme mancano i premi di { $pool }, due metà del calcolo da sole differiscono di { $halves } ({ $nodes } nodi, { $way })
icm-holds = verifica: ogni valore è giusto a 1e-10 di sé stesso o meglio
icm-fails = VERIFICA FALLITA, non pagare con questi valori
icm-by-players = giocatore per giocatore
icm-by-modes = in modi di Fourier

## giochi a turno

run-head-mixed = { $name }: { $sold }, { $game }, regolamento { $book }
run-games = Giochi: { $how }
run-games-turn-levels = { $every ->
    [one] uno nuovo a ogni livello
   *[other] uno nuovo ogni { $every } livelli
}
run-games-turn-hands = { $every ->
    [one] uno nuovo a ogni mano del tavolo
   *[other] uno nuovo ogni { $every } mani del tavolo
}
run-games-turn-orbits = { $every ->
    [one] uno nuovo a ogni giro del tavolo
   *[other] uno nuovo ogni { $every } giri del tavolo
}
run-games-chosen-hands = { $every ->
    [one] i giocatori scelgono per ogni mano
   *[other] i giocatori scelgono per { $every } mani ciascuno
}
run-games-chosen-orbits = { $every ->
    [one] i giocatori scelgono per un giro ciascuno
   *[other] i giocatori scelgono per { $every } giri ciascuno
}
run-games-hands = { $count ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
run-games-warned = { $count ->
    [one] Una volta stud e stud otto o meglio si sono seguiti; si confondono facilmente ({ $rule })
   *[other] { $count } volte stud e stud otto o meglio si sono seguiti; si confondono facilmente ({ $rule })
}
run-bring-in = bring-in { $chips }
run-bets = puntate { $small }/{ $big }
