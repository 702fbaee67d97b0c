### Mistakes of the command line and of files in general.

## What was typed.

note-no-such-command-name = non c'è un comando '{ $name }'
note-commands-are-list = i comandi sono { $list }
note-see-command-help = vedere { $command } --help
note-did-you-mean-near-rest = forse '{ $near }'? { $rest }
note-did-you-mean-near = forse '{ $near }'?
note-no-such-option = non c'è un'opzione '{ $name }'
note-missing-argument-name = manca l'argomento '{ $name }'
note-missing-option-name = manca l'opzione '{ $name }'
note-extra-argument = c'è un argomento di troppo ({ $words })
note-extra-arguments = ci sono argomenti di troppo ({ $words })
note-option-needs-argument = l'opzione '{ $name }' vuole un valore
note-option-takes-no-value = l'opzione '{ $name }' non vuole un valore
note-invalid-value-for = valore impossibile per '{ $name }': { $why }
note-not-in-the-range = { $value } non sta fra i valori possibili, { $range }
note-not-an-integer = '{ $value }' non è un numero intero
note-not-a-float = '{ $value }' non è un numero
note-not-one-of = '{ $value }' non è fra { $list }
note-shuffleup-failed = è shuffleup stesso ad aver fallito: { $fault }
note-run-it-again-with = rilanciarlo con { $variable }=1 per vedere dove, e segnalarlo

## Where something is wrong.

note-line-number = riga { $number }
note-line-and-column = riga { $number }, colonna { $column }
note-end-of-document = fine del documento
note-hand-number = mano { $number }
note-hand-at-line = { $hand }, riga { $line }
note-chair-number = posto { $number }
note-remove-and-lowest = { $field } e { $other_field }

## Files.

note-no-file-is-named = non è indicato nessun file
note-write-its-name = scriverne il nome
note-there-is-no-such-file = questo file non c'è
note-check-name-and-folder = controllare il nome e la cartella
note-this-is-a-folder = questa è una cartella
note-name-a-file-in-it = indicare un file che vi si trova
note-this-is-not-utf-8-text = questo non è testo UTF-8
note-save-the-file-as-utf-8 = salvare il file come UTF-8
note-it-cannot-be-read-why = non si può leggere ({ $why })
note-it-cannot-be-written-why = non si può scrivere ({ $why })
note-choose-another-place = scegliere un altro posto
note-name-a-file-to-write = indicare un file da scrivere
note-the-name-is-empty = il nome è vuoto
note-name-file-or-leave-out = indicare un file, oppure togliere { $option }
note-name-folder-or-leave-out = indicare una cartella, oppure togliere { $option }
note-no-such-folder = la sua cartella non esiste
note-make-the-folder-first = creare prima la cartella
note-permission-denied = permesso negato
note-is-a-directory = è una cartella
note-not-a-directory = non è una cartella
note-no-such-file = non c'è un tale file o cartella
note-no-space-left = il disco è pieno
note-read-only-file-system = il disco è in sola lettura
note-file-name-too-long = il nome è troppo lungo
note-bad-file-descriptor = descrittore di file non valido
note-standard-output = uscita standard
note-it-is-closed = è chiusa
note-mend-the-toml-there = correggere lì il TOML
note-thousands-or-fraction = { $word } può essere migliaia o una frazione
note-write-without-point = scrivere { $whole } senza il punto se si intendono migliaia
note-thousands-of-digits = un numero ha migliaia di cifre
note-write-a-shorter-one = scriverne uno più corto
note-nested-too-deeply = elenchi o tabelle sono annidati troppo in profondità
note-write-side-by-side = scriverli uno accanto all'altro
note-invalid-value = valore impossibile
note-invalid-statement = riga impossibile
note-key-without-equals = dopo una chiave manca '='
note-statement-not-ended = dopo il valore la riga deve finire
note-table-not-closed = manca ']' alla fine di una tabella
note-array-table-not-closed = manca ']]' alla fine di un elenco
note-bad-start-of-key = una chiave non può cominciare così
note-value-overwritten = questo valore c'è già
note-declared-twice = { $name } c'è due volte
note-namespace-immutable = { $name } è già chiuso e non si può ampliare
note-namespace-redefined = { $name } c'è già
note-duplicate-inline-key = la chiave { $name } c'è due volte
note-unclosed-array = un elenco non è chiuso
note-unclosed-inline-table = una tabella fra graffe non è chiusa
note-unterminated-string = un testo non è chiuso dalle virgolette
note-expected-sign = manca { $sign }
note-unescaped-backslash = in un testo '\' si scrive '\\'
note-illegal-character = il segno { $sign } non si può usare lì
note-invalid-date = data o ora impossibile
note-invalid-hex-value = valore esadecimale impossibile

## Chips, money and shares in lists.

note-names-for-stacks = { $names } nomi per { $stacks } stack
note-one-name-for-each = indicare un nome per ogni stack
note-no-share-of-a-place = '{ $word }' non è la quota di un posto
note-write-shares-of-places = scrivere 7=5.5 o 13-15=1.5
note-word-runs-backwards = '{ $word }' va all'indietro
note-write-better-first = scrivere { $range }, prima il posto migliore
note-place-named-twice = il posto { $number } è indicato due volte
note-name-each-place-once = indicare ogni posto una volta sola
note-the-list-is-empty = l'elenco è vuoto
note-write-list-or-file = scrivere 5000,3000,2000 o @file.txt
note-not-a-number = '{ $word }' non è un numero
note-value-not-a-number = { $value } non è un numero
note-write-plain-numbers = scrivere numeri semplici separati da virgole, come 5000,3000,2000
note-too-many-decimals = { $word } ha più di { $count } decimali
note-not-a-whole-number = { $word } non è un numero intero
note-no-parts-of-a-chip = non ci sono frazioni di chip
note-no-parts-of-a-cent = non ci sono frazioni di centesimo
note-out-of-all-proportion = { $word } è fuori misura
note-check-the-number = controllare il numero

## Cards and hands.

note-no-card-number = { $value } non è una carta: le carte sono numeri da 0 a 51, { $unknown } per una ignota
note-no-card-to-reckon = con ?? non si può calcolare
note-name-the-card = indicare la carta
note-card-named-twice = { $card } c'è due volte
note-each-card-once = ogni carta sta nel mazzo una volta
note-seed-is-negative = { $seed } è negativo
note-a-seed-is-0-or-more = un seme è 0 o più
note-too-many-cards = '{ $cards }' ha { $count } carte
note-give-dealt-cards = indicare da 1 a { $most } carte fra quelle che ha ricevuto
note-deck-same-for-all = il mazzo di { $game } è lo stesso per qualunque numero di giocatori
note-no-low-in-game = in { $game } nessuna mano batte una più alta
note-game-has-no-vele = { $game } non ha vele
note-wrong-count-of-vele = { $game } ha { $count } vele, non { $given }
note-vele-not-given = { $game } non ha vele, e ne sono date { $given }
note-leave-out-or-italian = ometterlo, o indicare un gioco italiano con { $field }
note-card-not-in-deck = { $card } non è nel mazzo di { $game }
note-leave-it-out = ometterlo
note-hand-is-read-from = per leggere una mano di { $game } servono { $wrong }
note-cards-with-board = { $count } carte e un board da 3 a 5
note-cards-without-board = { $count } carte e nessun board
note-five-to-seven-cards = da 5 a 7 carte, o le carte proprie e { $field }
note-cards-or-common-seventh = da 5 a 7 carte, fra cui una settima carta comune come { $field }
note-count-card = { $count } carta
note-count-cards = { $count } carte
note-cards-and-board = { $cards } e un board di { $shown }
note-deck-depends-on-players = il mazzo dipende da quanti sono i giocatori
note-first-to-last = da { $first } a { $last }
note-italian-not-for-players = al gioco italiano non si gioca in { $players }
note-name-in-this-order = indicare { $letters } in quest'ordine, ?? per una coperta
note-five-cards = una mano è di cinque carte
note-five-own-cards = una mano è di cinque carte proprie, o delle sue carte scoperte, da una a quattro
note-compare-equal-counts = la mano 1 ne ha { $first }: confrontare mani con lo stesso numero di carte
note-card-below-the-deck = { $card } non è nel mazzo di { $players } giocatori, in cui la carta più bassa è { $rank }
note-leave-out-see-players = ometterla, o vedere { $field }
note-not-dealt-to-players = { $game } non si gioca in { $players }
note-name-the-rulebook = indicare il regolamento con { $field }

## Deals, payouts, points.

note-custom-needs-amounts = un deal libero vuole gli importi
note-add-amounts = aggiungere --amounts con uno per giocatore
note-save-or-play-for = --save e --play-for non vanno insieme
note-winner-first-play-for = mettere per primo in --play-for l'importo del vincitore
note-stacks-come-to = gli stack fanno { $counted }, in gioco ce ne sono { $chips }
note-count-again = contare di nuovo
note-not-together = { $options } non vanno insieme
note-no-heads-to-value = non ci sono taglie da valutare
note-add-bounties = aggiungere --bounties con una per ogni stack
note-first-place-gets-0 = al primo posto va lo 0 % del montepremi
note-share-above-0 = indicare una quota sopra 0, oppure toglierla per avere quella consueta
note-one-and-other = { $one } e { $other }
note-name-one-payout = indicare --rulebook, --percentages, --prizes, oppure --places e --first della curva
note-no-payout-table = di '{ $key }' non si conosce una tabella dei premi
note-did-you-mean-either = forse { $near }?
note-tables-are-printed-in = le tabelle sono stampate in { $list }
note-replace-amends-a-book = --replace cambia la tabella di un regolamento
note-add-rulebook = aggiungere --rulebook
note-not-a-derived-place = il posto { $number } di questa colonna non è ricavato
note-place-above-better = il posto { $number } avrebbe più del posto { $other }
note-shares-would-come-to = le quote farebbero { $basis_points } %, non 100 %
note-no-place-is-derived = nessun posto è ricavato
note-derived-places = i posti da { $first } a { $last } sono ricavati
note-table-and-formula = ci sono una tabella e una formula
note-name-one-of-them = indicare una delle due
note-nothing-says-worth = nulla dice quanto vale un posto
note-give-league-or-formula = indicare --league, --table o --formula; shuffleup points --help ha esempi
note-no-amount-of-money = '{ $text }' non è un importo
note-write-50-or-49-50 = scrivere 50 o 49.50
note-nothing-to-score = non c'è nulla da contare
note-name-results-or-fields = indicare i risultati, o i partecipanti con --players 30,75
note-no-sizes-of-field = '{ $text }' non sono numeri di partecipanti
note-write-75-or-30-75 = scrivere 75, o 30,75
note-more-days-than-results = ci sono più giorni che risultati
note-one-for-each-file = uno per ogni file
note-events-in-this-file = in questo file ci sono { $count } tornei
note-a-final-is-one = una finale è una
note-no-day-of-event = nulla dice in che giorno è stato { $event }
note-add-day = aggiungere una colonna day, o { $field } 2026-03-14
note-season-without-final = questa stagione non ha una finale
note-take-league-with-final = prendere una lega che ce l'ha

## Races, records, rules, scenarios.

note-chair-is-no-chair = { $chair } non è un posto
note-chairs-from-1 = i posti si contano da 1
note-chair-not-in-the-race = il posto { $number } non è in questo chip race
note-chairs-here-are-list = i posti qui sono { $list }
note-text-names-no-chair = '{ $text }' non indica un posto
note-write-chair-and-chips = scrivere un posto e le sue chip, come 1=25x3+100x2
note-chair-twice = il posto { $chair } c'è due volte
note-name-each-chair-once = indicare ogni posto una volta
note-no-hands-in-folder = in questa cartella non ci sono mani registrate
note-endings-of-hands = finiscono in .phh, .phhs o .ohh, o in .txt se è testo PokerStars
note-correct-or-name-book = correggere l'azione, o indicare con --rulebook il regolamento con cui si è giocato
note-correct-one-of-the-two = correggere una delle due
note-correct-one-card = correggere una delle due carte
note-card-is-there-twice = { $card } c'è due volte
note-a-card-is-there-twice = una carta c'è due volte
note-this-is-not-an-action = questa non è un'azione
note-line-is-not-a-text = { $line } non è un testo
note-forms-of-an-action = d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h o p1 sm AsKd
note-suffix-names-no-format = '{ $suffix }' non è il nome di un formato
note-not-the-ending = '{ $suffix }' non è l'estensione di questo formato
note-this-name-has-no-ending = questo nome non ha estensione
note-end-it-in-list = farlo finire in { $list }
note-it-has-no-hands = non contiene mani
note-record-stops-early = la registrazione si ferma prima della fine della mano
note-ends-with-other-stacks = finisce con stack diversi da quelli registrati
note-number-or-search = un numero e { $field } non vanno insieme
note-quote-all-the-words = mettere tutte le parole fra virgolette, come { $field } '{ $words }'
note-house-amends-other = { $house } modifica { $book }, non { $other }
note-ask-command = chiedere { $command }
note-there-is-no-rule-number = non c'è una regola { $number }
note-letters-share-a-row = le lettere della regola { $number } stanno in una sola voce: { $command }
note-plays-by-other-book = { $book } segue quella di { $other }: { $command }
note-command-lists-all = { $command } le elenca tutte
note-several-books-answer = più regolamenti rispondono a questo caso
note-choose-one-with-rulebook = sceglierne uno con { $field }
note-no-ruling-to-decide = non c'è una decisione su cui pronunciarsi
note-cannot-be-decided = qui non si può decidere '{ $key }'
note-choose-list = scegliere { $list }
note-decision-unsigned = una decisione contro la regola porta il nome di chi la prende e il motivo
note-add-author-and-reason = aggiungere { $field } e { $other_field }
note-choose-rulebook-book = scegliere { $field } { $book }
note-several-cases = si decide un caso, e ne sono dati { $count }
note-give-one-compare-line = dare un file con una sola riga Compare:
note-expects-nothing = lo scenario non prevede nulla
note-write-expectation = scrivere Under tda-2024, e che cosa deve essere così; a ciò che è solo chiesto risponde shuffleup compare
note-no-scenario-in-folder = in questa cartella non ci sono scenari
note-files-end-in = i loro file finiscono in { $suffix }
note-not-a-transcript = questa non è una trascrizione ({ $fault })
note-json-of-a-shuffle = è il JSON che un mescolamento impegnato pubblica
note-nothing-to-check = non è mostrato nulla che si possa controllare
note-ask-for-openings = chiedere delle aperture, oppure il seme del server a mano finita

## Events, seasons, forecasts, clusters.

note-there-is-no-file-file = non c'è il file { $file }
note-name-house-from-event = indicare il regolamento della casa come si vede dal file del torneo
note-house-of-other-book = { $house } modifica { $book }, e il torneo si gioca secondo { $other }
note-other-house-or-write = scegliere un'altra casa, o scrivere { $line }
note-more-problems = { $hint } ({ $count ->
    [one] e { $count } altro problema
   *[other] e altri { $count } problemi
} in questo file)
note-contest-of-teams = { $file } è una gara a squadre
note-league-counts-players = una lega conta i giocatori: toglierla
note-flights-name-players = i flight dicono da sé chi li gioca
note-leave-players-out = omettere players: allora ogni torneo ha i suoi
note-more-entries-than-league = { $file } ha { $count } iscrizioni, e la lega { $players } giocatori
note-fewer-or-more-players = farne iscrivere meno, o indicare più giocatori
note-a-final-is-one-event = una finale è un solo torneo
note-name-file-of-one-event = indicare un file senza flight né squadre
note-name-event-files = indicare i file dei tornei come si vedono dal file della lega
note-other-currency = il torneo si gioca in { $currency }, la lega in { $other }
note-no-name-for-game = { $name } non ha un nome per { $limit } { $game }, e le mani non si possono scrivere
note-leave-out-phh-writes = omettere --{ $option }; --phh scrive ogni gioco
note-two-options-one-file = due opzioni indicano questo file
note-name-two-files = indicare due file
note-same-file-as-read = questo è il file che si legge
note-name-another-to-write = indicarne un altro da scrivere
note-heats-are-events = le batterie a squadre sono più tornei
note-simulate-plays-all = shuffleup simulate le gioca tutte
note-only-while-played = { $option } vale per un torneo in corso
note-give-left-and-level = indicare anche --left e --level
note-option-is-missing = manca { $option }
note-left-with-level = --left e --level vanno insieme
note-late-only-before = { $field } vale per un torneo non ancora cominciato
note-count-them-in-entries = una volta iscritti, contarli in { $field }
note-workers-or-cluster = --workers e --cluster non vanno insieme
note-the-cluster-has-its-own = il cluster ha i suoi
note-run-failed = prova { $number } (seme { $seed }): { $why }
note-a-picture-is-svg-or-png = un'immagine è .svg o .png
note-name-it-so = chiamarla così
note-needs-matplotlib = le immagini vogliono il pacchetto matplotlib, che non è installato
note-needs-xlsxwriter = XLSX vuole il pacchetto xlsxwriter, che non è installato
note-install-it-with-command = installarlo con: { $command }
note-picture-not-written = l'immagine non si può scrivere ({ $why })
note-needs-distributed = un cluster vuole il pacchetto distributed, che non è installato
note-not-a-scheduler-address = { $address } non è l'indirizzo di uno scheduler
note-start-and-name-it = avviarne uno con: { $command }; e indicarne l'indirizzo, come { $example }
note-no-cluster-answers = a { $address } non risponde alcun cluster
note-not-a-scheduler = a { $address } non risponde uno scheduler
note-cluster-without-workers = il cluster a { $address } non ha worker
note-start-some-with-command = avviarne con: { $command }
note-workers-cannot-play = i worker del cluster non possono giocare: { $fault }
note-install-same-version = installare la stessa versione di shuffleup per ogni worker
note-cluster-was-lost = il cluster si è perso: { $fault }
note-cluster-lost-workers = il cluster ha perso i suoi worker
note-run-ended-workers = una prova ha fatto finire più di un worker
note-scheduler-silent = il suo scheduler non risponde
note-worker-ended = un worker è stato chiuso dall'esterno, forse per mancanza di memoria
note-let-fewer-of-them-play = farne giocare di meno
note-check-scheduler = controllare che scheduler e worker siano in funzione
note-rulebooks-are-list = i regolamenti sono { $list }
note-unknown-rulebook = il regolamento '{ $key }' non si conosce: { $hint }
note-unknown-game = il gioco '{ $key }' non si conosce: { $hint }
note-layouts-are = le disposizioni sono { $list }, i modi della carta coperta { $modes }
note-not-a-card-write = '{ $text }' non è una carta: scrivere un valore fra { $ranks } e un seme fra { $suits }, come As o Td
note-odd-number-of-letters = '{ $text }' ha un numero dispari di lettere: ogni carta è un valore e un seme, come AsKd
note-chip-not-at-this-table = chip da { $value } non possono esserci a questo tavolo
note-only-chips-of-below = sotto { $lowest }, le più piccole che restano, ci sono solo chip da { $removed }
note-race-must-divide = chip da { $removed } non si possono giocare in un chip race per chip da { $lowest }: le prime devono dividere le seconde
note-not-a-number-of-chips = '{ $text }' non è una quantità di chip: scrivere 1000 o 500x3, uniti da +
note-stopped = interrotto
note-error = errore
note-or-did-you-mean = { $hint }, o forse { $near }?
note-named-in-english-only = le mani di { $game } si chiamano solo in inglese
note-not-an-empty-folder = c'è già, e non è una cartella vuota
note-name-a-new-folder = indicare una cartella nuova
note-event-names-no-chips = il torneo non indica le chip
note-list-its-chips-there = elencarle lì, come denominations = [25, 100, 500, 1000]
note-of-newer-shuffleup = lo ha scritto uno Shuffleup più recente
note-install-that-version = installare quella versione
note-not-a-rooms-data = non è il file di dati di una sala
note-name-the-served-file = indicare il file che scrive shuffleup serve, come shuffleup.db
note-check-file-permissions = controllare il file e i suoi permessi
note-only-a-room-has-events = solo il file di dati di una sala ha tornei
note-write-draws-before = scrivere --draws prima del file di dati di una sala
note-events-are-list = i tornei sono { $list }
note-name-is-kept = '{ $name }' è riservato a shuffleup stesso
note-give-a-random-id = dare a ogni comando un id casuale
note-file-is-locked = { $file } è bloccato da un altro programma
note-end-that-program-first = chiudere prima quel programma
note-disk-is-full = il disco di { $file } è pieno
note-free-some-space = liberarvi prima dello spazio
note-file-may-not-be-written = { $file } non può essere scritto
note-check-permissions = controllare i suoi permessi e quelli della sua cartella
note-file-unusable = { $file } non può essere usato ({ $fault })
note-check-the-disk = controllare il disco, la cartella e i suoi permessi
note-server-has-other-name = questo server non risponde al nome { $name }
note-origin-may-not = le pagine di { $origin } non possono usare questo server
note-open-at-its-address = aprirlo al suo indirizzo, o avviarlo con --allow-host { $name }
note-no-name-of-a-machine = { $name } non è il nome di una macchina
note-give-a-name-alone = indicare solo un nome, come { $example }
note-address-describes-all = { $address } descrive ogni richiesta
note-asked-too-much = { $count } di { $field } sono più di quanto il server calcola in una volta
note-at-most-here = chiederne al massimo { $most }; la riga di comando non ha questo limite
note-works-on-others = il server sta ancora lavorando a quello che hanno chiesto altri
note-asker-has-gone = nessuno aspetta più la risposta
note-takes-too-long = ci vogliono più di { $seconds } secondi
note-ask-for-less = chiedere di meno, o dei campioni dove le mani si possono estrarre; la riga di comando non ha questo limite
note-servers-log-says-more = il log del server dice di più
note-row-not-as-written = { $row } non è più come fu scritta
note-row-of-stream = la riga { $row } di { $stream } in { $file }
note-keep-the-file = conservare il file così com’è: gli altri tornei continuano
note-more-megabytes-than = questo è più di { $count } megabyte
note-name-text-or-part = indicare un file di testo, o una sua parte

## What the server of a room cannot begin with.

note-pages-not-built = le pagine del server non sono costruite
note-run-make-pages = lanciare make pages nella cartella del progetto
note-package-without-pages = questo pacchetto è fatto senza; prenderne uno che le ha, o costruirlo con make pages e poi pip wheel .
note-port-is-reserved = la porta { $port } è riservata
note-choose-1024-or-more = scegliere da 1024 in su
note-there-is-no-host = non c'è un host { $host }
note-port-is-taken = la porta { $port } è di un altro programma
note-not-an-address-here = { $host } non è un indirizzo di questa macchina
note-choose-another-port = sceglierne un'altra, per esempio --port { $port }, o chiudere quel programma
note-leave-option-out = lasciare via { $option }
note-check-the-folder = controllare la cartella e i suoi permessi
note-use-it-or-another-file = usare quello, o indicare un altro file
note-file-served-by-other = { $file } è già servito da un altro shuffleup
note-rows-are-lost = { $file } ha perso righe già confermate: la riga { $version } di { $stream } era l’ultima, e dopo la { $last } nessuna è come fu scritta; il suo write-ahead log è danneggiato, o al suo posto c’è un file più vecchio
note-restore-or-go-on = metterlo da parte con ciò che gli sta accanto, mettere al suo posto l’ultima copia di sicurezza (shuffleup restore) e controllare il disco (shuffleup doctor); per proseguire di proposito senza queste righe, cancellare { $head }
note-file-has-two-names = { $file } ha un secondo nome, con cui altri non vedrebbero le ultime scritture: un hard link
note-leave-it-one-name = cancellare l’altro nome, o copiare il file invece di collegarlo
note-file-is-damaged = { $file } è danneggiato
note-option-for-players = { $field } per { $count } giocatori
note-name-the-finalists = indicare i finalisti e nessun altro

## Fiches.

note-race-deals-cards = il chip race distribuisce { $count } carte diverse, una per ogni chip avanzata, non { $given }
note-chair-not-in-race = il posto { $number } non ha preso parte al chip race
note-not-a-pile = { $chips } non è una pila: il taglio più alto per primo, tutti i numeri positivi
note-too-few-chips-of = { $pile } ha troppo poche chip da { $value } per togliere { $other }
note-piles-differ = le pile hanno valori diversi: { $one } contro { $other }
note-no-chip-in-the-set = un set vuole almeno una chip
note-chip-values-must-rise = i valori { $list } devono essere positivi, diversi e crescenti
note-no-chip-of = non c'è una chip da { $value }: il set ha { $list }
note-cannot-be-paid-with = { $amount } non si può pagare con chip da { $list }

## Il file dei dati di una sala.

note-folder-of-file-missing = { $file }: la sua cartella non esiste
note-another-programs-data = { $file } è il database di un altro programma
note-no-database = { $file } non è un database
note-name-another-db = indicare un altro file con --db
note-put-last-backup-back = conservarlo così com’è e mettere al suo posto l’ultima copia di sicurezza: shuffleup restore
note-file-of-newer-shuffleup = { $file } è stato scritto da uno Shuffleup più recente
note-install-it-or-another-db = installare quella versione, o indicare un altro file con --db
note-no-address-of-postgres = { $place } non è l'indirizzo di un database PostgreSQL ({ $fault })
note-write-it-so = scrivilo così: { $example }
note-postgres-does-not-answer = PostgreSQL su { $place } non risponde ({ $fault })
note-start-postgres = avvialo, oppure controlla l'indirizzo
note-postgres-is-too-old = PostgreSQL su { $place } è la versione { $version }
note-install-postgres = installa la versione { $version } o una più recente
note-postgres-lets-not-in = PostgreSQL su { $place } non fa entrare questo utente
note-check-user-and-password = controlla l'utente e la password, che può stare anche in PGPASSWORD
note-postgres-has-none = su { $place } non c'è alcun database
note-make-it-with-createdb = crealo con createdb
note-postgres-may-not = su { $place } questo utente non può fare ciò che serve ({ $fault })
note-grant-them = rendi l'utente proprietario del database
note-postgres-refuses = PostgreSQL su { $place } rifiuta ({ $fault })
note-look-into-postgres-log = il suo registro dice di più
note-one-place-for-data = i dati di una sala stanno in un posto solo
note-database-is-an-address = i dati stanno in un database PostgreSQL, che si indica con il suo indirizzo
note-postgres-needs-its-driver = PostgreSQL ha bisogno del suo driver
note-install-with = installalo con { $command }
note-papers-need-typst = le stampe le compone typst, che non è installato
note-template-is-broken = il modello { $template } non si può comporre: riga { $line }: { $why }
note-paper-has-pages = questa stampa ha { $count ->
        [one] una pagina
       *[other] { $count } pagine
    }
note-mend-the-template = correggerlo, o toglierlo dalla cartella dei modelli della casa
note-file-was-renewed = { $file } ha ora la struttura di questo Shuffleup; com'era prima sta in { $backup }
note-name-another-database = indica un altro database con --database
note-nobody-of-this-name-plays = nessuno di nome { $player } gioca in questo torneo
note-not-a-bots-name = '{ $name }' non è il nome di un bot
note-name-bot-like = indicare il modulo e il bot che contiene, per esempio { $example }
note-no-such-module = non c'è un modulo { $module }
note-run-where-module-lies = lanciare il comando nella cartella in cui sta il modulo, o installarlo
note-bot-failed = il bot si è fermato: { $why }
note-this-command-needs = questo comando ha bisogno di { $package }, che non è installato
