### Mistakes of the command line and of files in general.

## What was typed.

mistake-no-such-command-name = non c'è un comando '{ $name }'
mistake-commands-are-list = i comandi sono { $list }
mistake-see-command-help = vedere { $command } --help
mistake-did-you-mean-near-rest = forse '{ $near }'? { $rest }
mistake-did-you-mean-near = forse '{ $near }'?
mistake-no-such-option-name = non c'è un'opzione { $name }
mistake-no-such-option-name-2 = non c'è un'opzione '{ $name }'
mistake-no-such-option-name-did-you = non c'è un'opzione '{ $name }'; forse '{ $near }'?
mistake-no-such-option-name-did-you-mean = non c'è un'opzione '{ $name }'; forse una di queste: { $list }?
mistake-no-such-option-name-did-you-mean-near = non c'è un'opzione { $name }; forse { $near }?
mistake-no-such-option-name-possible-options = non c'è un'opzione { $name } (possibili: { $list })
mistake-missing-argument-name = manca l'argomento '{ $name }'
mistake-missing-option-name = manca l'opzione '{ $name }'
mistake-missing-option-name-choose-from-list = manca l'opzione '{ $name }'; si sceglie fra { $list }
mistake-missing-argument-name-choose-from-list = manca l'argomento '{ $name }'; si sceglie fra { $list }
mistake-missing-parameter-name = manca il parametro { $name }
mistake-got-unexpected-extra-argument-words = c'è un argomento di troppo ({ $words })
mistake-got-unexpected-extra-arguments-words = ci sono argomenti di troppo ({ $words })
mistake-option-name-requires-an-argument = l'opzione '{ $name }' vuole un valore
mistake-option-name-requires-count-arguments = l'opzione '{ $name }' vuole { $count } valori
mistake-option-name-does-not-take-a = l'opzione '{ $name }' non vuole un valore
mistake-invalid-value-for-name-why = valore impossibile per '{ $name }': { $why }
mistake-value-is-not-in-the-range = { $value } non sta fra i valori possibili, { $range }
mistake-value-is-not-a-valid-integer = '{ $value }' non è un numero intero
mistake-value-is-not-a-valid-integer-2 = '{ $value }' non è un numero intero
mistake-value-is-not-a-valid-float = '{ $value }' non è un numero
mistake-value-is-not-a-valid-float-2 = '{ $value }' non è un numero
mistake-value-is-not-one-of-list = '{ $value }' non è fra { $list }
mistake-shuffleup-itself-failed-fault = è shuffleup stesso ad aver fallito: { $fault }
mistake-run-it-again-with-variable-1 = rilanciarlo con { $variable }=1 per vedere dove, e segnalarlo

## Where something is wrong.

mistake-line-number = riga { $number }
mistake-line-number-column-column = riga { $number }, colonna { $column }
mistake-end-of-document = fine del documento
mistake-hand-number = mano { $number }
mistake-chair-number = posto { $number }
mistake-remove-and-lowest = --remove e --lowest

## Files.

mistake-there-is-no-such-file = questo file non c'è
mistake-check-the-name-and-the-folder = controllare il nome e la cartella
mistake-this-is-a-folder = questa è una cartella
mistake-name-a-file-in-it = indicare un file che vi si trova
mistake-this-is-not-utf-8-text = questo non è testo UTF-8
mistake-save-the-file-as-utf-8 = salvare il file come UTF-8
mistake-it-cannot-be-read-why = non si può leggere ({ $why })
mistake-it-cannot-be-written-why = non si può scrivere ({ $why })
mistake-choose-another-place = scegliere un altro posto
mistake-name-a-file-to-write = indicare un file da scrivere
mistake-its-folder-does-not-exist = la sua cartella non esiste
mistake-make-the-folder-first = creare prima la cartella
mistake-permission-denied = permesso negato
mistake-is-a-directory = è una cartella
mistake-not-a-directory = non è una cartella
mistake-no-such-file-or-directory = non c'è un tale file o cartella
mistake-no-space-left-on-device = il disco è pieno
mistake-read-only-file-system = il disco è in sola lettura
mistake-file-name-too-long = il nome è troppo lungo
mistake-embedded-null-byte = il nome contiene un byte nullo
mistake-mend-the-toml-there = correggere lì il TOML
mistake-invalid-value = valore impossibile
mistake-invalid-statement = riga impossibile
mistake-expected-after-a-key-in-a = dopo una chiave manca '='
mistake-expected-newline-or-end-of-document = dopo il valore la riga deve finire
mistake-expected-at-the-end-of-a = manca ']' alla fine di una tabella
mistake-expected-at-the-end-of-an = manca ']]' alla fine di un elenco
mistake-invalid-initial-character-for-a-key = una chiave non può cominciare così
mistake-cannot-overwrite-a-value = questo valore c'è già
mistake-cannot-declare-name-twice = { $name } c'è due volte
mistake-cannot-mutate-immutable-namespace-name = { $name } è già chiuso e non si può ampliare
mistake-cannot-redefine-namespace-name = { $name } c'è già
mistake-duplicate-inline-table-key-name = la chiave { $name } c'è due volte
mistake-unclosed-array = un elenco non è chiuso
mistake-unclosed-inline-table = una tabella fra graffe non è chiusa
mistake-unterminated-string = un testo non è chiuso dalle virgolette
mistake-expected-sign = manca { $sign }
mistake-unescaped-in-a-string = in un testo '\' si scrive '\\'
mistake-illegal-character-sign = il segno { $sign } non si può usare lì
mistake-invalid-date-or-datetime = data o ora impossibile
mistake-invalid-hex-value = valore esadecimale impossibile

## Chips, money and shares in lists.

mistake-names-names-for-stacks-stacks = { $names } nomi per { $stacks } stack
mistake-give-one-name-for-each-stack = indicare un nome per ogni stack
mistake-word-is-no-share-of-a = '{ $word }' non è la quota di un posto
mistake-write-7-5-5-or-13 = scrivere 7=5.5 o 13-15=1.5
mistake-the-list-is-empty = l'elenco è vuoto
mistake-write-5000-3000-2000-or-file = scrivere 5000,3000,2000 o @file.txt
mistake-word-is-not-a-number = '{ $word }' non è un numero
mistake-write-plain-numbers-with-commas-between = scrivere numeri semplici separati da virgole, come 5000,3000,2000
mistake-word-has-more-than-count-decimals = { $word } ha più di { $count } decimali
mistake-word-is-not-a-whole-number = { $word } non è un numero intero
mistake-there-are-no-parts-of-a = non ci sono frazioni di chip
mistake-there-are-no-parts-of-a-cent = non ci sono frazioni di centesimo
mistake-word-is-out-of-all-proportion = { $word } è fuori misura
mistake-check-the-number = controllare il numero

## Cards and hands.

mistake-is-no-card-to-reckon-with = con ?? non si può calcolare
mistake-name-the-card = indicare la carta
mistake-card-is-named-twice = { $card } c'è due volte
mistake-each-card-is-in-the-deck = ogni carta sta nel mazzo una volta
mistake-text-is-not-a-card = { $text } non è una carta
mistake-seed-is-negative = { $seed } è negativo
mistake-a-seed-is-0-or-more = un seme è 0 o più
mistake-cards-has-count-cards = '{ $cards }' ha { $count } carte
mistake-give-1-to-most-cards-that = indicare da 1 a { $most } carte fra quelle che ha ricevuto
mistake-the-deck-of-game-is-the = il mazzo di { $game } è lo stesso per qualunque numero di giocatori
mistake-in-game-no-hand-beats-a = in { $game } nessuna mano batte una più alta
mistake-game-has-no-vele = { $game } non ha vele
mistake-game-has-count-vele-not-given = { $game } ha { $count } vele, non { $given }
mistake-game-has-no-vele-not-given = { $game } non ha vele, e ne sono date { $given }
mistake-leave-it-out-or-name-an = ometterlo, o indicare un gioco italiano con --game
mistake-card-is-not-in-the-deck = { $card } non è nel mazzo di { $game }
mistake-leave-it-out = ometterlo
mistake-a-hand-of-game-is-read = una mano di { $game } si legge da { $wrong }
mistake-count-cards-and-a-board-of = { $count } carte e un board da 3 a 5
mistake-count-cards-and-no-board = { $count } carte e nessun board
mistake-5-to-7-cards-with-a = da 5 a 7 carte, fra cui un board da 3 a 5
mistake-5-to-7-cards-or-hole = da 5 a 7 carte, o le carte proprie e --board
mistake-count-card = { $count } carta
mistake-count-cards = { $count } carte
mistake-1-card = 1 carta
mistake-cards-and-a-board-of-shown = { $cards } e un board di { $shown }
mistake-the-deck-depends-on-how-many = il mazzo dipende da quanti sono i giocatori
mistake-first-to-last = da { $first } a { $last }
mistake-the-italian-game-is-not-for = al gioco italiano non si gioca in { $players }
mistake-name-letters-in-this-order-for = indicare { $letters } in quest'ordine, ?? per una coperta
mistake-a-hand-is-five-cards = una mano è di cinque carte
mistake-a-hand-is-five-own-cards = una mano è di cinque carte proprie, o delle sue carte scoperte, da una a quattro
mistake-hand-1-has-first-compare-hands = la mano 1 ne ha { $first }: confrontare mani con lo stesso numero di carte
mistake-card-is-not-in-the-deck-of = { $card } non è nel mazzo di { $players } giocatori, che comincia dal { $rank }
mistake-leave-it-out-or-see-players = ometterla, o vedere --players
mistake-game-is-not-dealt-to-players = { $game } non si gioca in { $players }
mistake-name-the-rulebook-with-rulebook = indicare il regolamento con --rulebook

## Deals, payouts, points.

mistake-a-custom-deal-names-its-amounts = un deal libero vuole gli importi
mistake-add-amounts-with-one-for-each = aggiungere --amounts con uno per giocatore
mistake-save-and-play-for-do-not = --save e --play-for non vanno insieme
mistake-put-the-winner-s-amount-first = mettere per primo in --play-for l'importo del vincitore
mistake-the-stacks-come-to-counted-chips = gli stack fanno { $counted }, in gioco ce ne sono { $chips }
mistake-count-again = contare di nuovo
mistake-options-do-not-go-together = { $options } non vanno insieme
mistake-one-and-other = { $one } e { $other }
mistake-name-one-of-rulebook-percentages-prizes = indicare --rulebook, --percentages, --prizes, oppure --places e --first della curva
mistake-no-payout-table-is-known-of = di '{ $key }' non si conosce una tabella dei premi
mistake-did-you-mean-near-2 = forse { $near }?
mistake-tables-are-printed-in-list = le tabelle sono stampate in { $list }
mistake-replace-amends-a-book-s-table = --replace cambia la tabella di un regolamento
mistake-add-rulebook = aggiungere --rulebook
mistake-place-number-is-not-a-derived = il posto { $number } di questa colonna non è ricavato
mistake-place-number-would-get-more-than = il posto { $number } avrebbe più del posto { $other }
mistake-the-shares-would-come-to-sum = le quote farebbero { $sum } %, non 100 %
mistake-no-place-is-derived = nessun posto è ricavato
mistake-places-first-to-last-are-derived = i posti da { $first } a { $last } sono ricavati
mistake-a-table-and-a-formula-are = ci sono una tabella e una formula
mistake-name-one-of-them = indicare una delle due
mistake-nothing-says-what-a-place-is = nulla dice quanto vale un posto
mistake-give-league-table-or-formula-shuffleup = indicare --league, --table o --formula; shuffleup points --help ha esempi
mistake-text-is-no-amount-of-money = '{ $text }' non è un importo
mistake-write-50-or-49-50 = scrivere 50 o 49.50
mistake-there-is-nothing-to-score = non c'è nulla da contare
mistake-name-results-or-show-fields-with = indicare i risultati, o i partecipanti con --players 30,75
mistake-text-are-no-sizes-of-field = '{ $text }' non sono numeri di partecipanti
mistake-write-75-or-30-75 = scrivere 75, o 30,75
mistake-there-are-more-days-than-results = ci sono più giorni che risultati
mistake-one-for-each-file = uno per ogni file
mistake-count-events-are-in-this-file = in questo file ci sono { $count } tornei
mistake-a-final-is-one = una finale è una
mistake-nothing-says-on-which-day-event = nulla dice in che giorno è stato { $event }
mistake-add-a-column-day-or-day = aggiungere una colonna day, o --day 2026-03-14
mistake-this-season-has-no-final = questa stagione non ha una finale
mistake-take-a-league-that-has-one = prendere una lega che ce l'ha

## Races, records, rules, scenarios.

mistake-chair-is-no-chair = { $chair } non è un posto
mistake-chairs-are-counted-from-1 = i posti si contano da 1
mistake-text-names-no-chair = '{ $text }' non indica un posto
mistake-write-a-chair-and-its-chips = scrivere un posto e le sue chip, come 1=25x3+100x2
mistake-chair-chair-is-there-twice = il posto { $chair } c'è due volte
mistake-name-each-chair-once = indicare ogni posto una volta
mistake-no-recorded-hands-in-this-folder = in questa cartella non ci sono mani registrate
mistake-they-end-in-phh-phhs-or = finiscono in .phh, .phhs o .ohh
mistake-correct-the-action-or-name-the = correggere l'azione, o indicare con --rulebook il regolamento con cui si è giocato
mistake-suffix-names-no-format = '{ $suffix }' non è il nome di un formato
mistake-this-name-has-no-ending = questo nome non ha estensione
mistake-end-it-in-list = farlo finire in { $list }
mistake-it-has-no-hands = non contiene mani
mistake-the-record-stops-before-the-hand = la registrazione si ferma prima della fine della mano
mistake-it-ends-with-other-stacks-than = finisce con stack diversi da quelli registrati
mistake-a-number-and-search-do-not = un numero e --search non vanno insieme
mistake-put-all-the-words-in-quotes = mettere tutte le parole fra virgolette, come --search '{ $words }'
mistake-house-amends-book-not-other = { $house } modifica { $book }, non { $other }
mistake-ask-command = chiedere { $command }
mistake-there-is-no-rule-number = non c'è una regola { $number }
mistake-the-letters-of-rule-number-share = le lettere della regola { $number } stanno in una sola voce: { $command }
mistake-book-plays-by-that-of-other = { $book } segue quella di { $other }: { $command }
mistake-book-plays-by-that-of-other-command = { $book } segue quella di { $other }: { $command }, o forse { $near }?
mistake-did-you-mean-near-or-other = forse { $near } o { $other }?
mistake-command-lists-them-all = { $command } le elenca tutte
mistake-several-books-answer-this-case = più regolamenti rispondono a questo caso
mistake-choose-one-with-rulebook = sceglierne uno con --rulebook
mistake-there-is-no-ruling-to-decide = non c'è una decisione su cui pronunciarsi
mistake-key-cannot-be-decided-here = qui non si può decidere '{ $key }'
mistake-choose-list = scegliere { $list }
mistake-a-decision-against-the-rule-names = una decisione contro la regola porta il nome di chi la prende e il motivo
mistake-add-author-and-reason = aggiungere --author e --reason
mistake-choose-rulebook-book = scegliere --rulebook { $book }
mistake-one-case-is-decided-and-count = si decide un caso, e ne sono dati { $count }
mistake-give-a-file-with-one-compare = dare un file con una sola riga Compare:
mistake-the-scenario-expects-nothing = lo scenario non prevede nulla
mistake-write-under-tda-2024-and-what = scrivere Under tda-2024, e che cosa deve essere così; a ciò che è solo chiesto risponde shuffleup compare
mistake-no-scenario-in-this-folder = in questa cartella non ci sono scenari
mistake-their-files-end-in-suffix = i loro file finiscono in { $suffix }
mistake-this-is-not-a-transcript-fault = questa non è una trascrizione ({ $fault })
mistake-it-is-the-json-that-a = è il JSON che un mescolamento impegnato pubblica

## Events, seasons, forecasts, clusters.

mistake-there-is-no-file-file = non c'è il file { $file }
mistake-name-the-house-book-as-seen = indicare il regolamento della casa come si vede dal file del torneo
mistake-house-amends-book-and-the-event = { $house } modifica { $book }, e il torneo si gioca secondo { $other }
mistake-choose-another-house-or-write-line = scegliere un'altra casa, o scrivere { $line }
mistake-hint-count-more-problem-in-this = { $hint } (e { $count } altro problema in questo file)
mistake-hint-count-more-problems-in-this = { $hint } (e altri { $count } problemi in questo file)
mistake-file-is-a-contest-of-teams = { $file } è una gara a squadre
mistake-a-league-counts-players-take-it = una lega conta i giocatori: toglierla
mistake-flights-say-themselves-who-plays-them = i flight dicono da sé chi li gioca
mistake-leave-players-out-then-each-event = omettere players: allora ogni torneo ha i suoi
mistake-file-has-count-entries-and-the = { $file } ha { $count } iscrizioni, e la lega { $players } giocatori
mistake-let-fewer-enter-or-give-more = farne iscrivere meno, o indicare più giocatori
mistake-a-final-is-one-event = una finale è un solo torneo
mistake-name-a-file-without-flights-or = indicare un file senza flight né squadre
mistake-name-event-files-as-seen-from = indicare i file dei tornei come si vedono dal file della lega
mistake-the-event-is-played-for-currency = il torneo si gioca in { $currency }, la lega in { $other }
mistake-name-has-no-name-for-limit = { $name } non ha un nome per { $limit } { $game }, e le mani non si possono scrivere
mistake-leave-option-out-phh-writes-every = omettere --{ $option }; --phh scrive ogni gioco
mistake-two-options-name-this-file = due opzioni indicano questo file
mistake-name-two-files = indicare due file
mistake-heats-of-teams-are-several-events = le batterie a squadre sono più tornei
mistake-shuffleup-simulate-plays-them-all = shuffleup simulate le gioca tutte
mistake-option-is-for-an-event-that = { $option } vale per un torneo in corso
mistake-give-left-and-level-too = indicare anche --left e --level
mistake-option-is-missing = manca { $option }
mistake-left-and-level-go-together = --left e --level vanno insieme
mistake-late-is-for-an-event-that = --late vale per un torneo non ancora cominciato
mistake-count-them-among-entries-once-they = una volta iscritti, contarli in --entries
mistake-workers-and-cluster-do-not-go = --workers e --cluster non vanno insieme
mistake-the-cluster-has-its-own = il cluster ha i suoi
mistake-run-number-seed-seed-why = prova { $number } (seme { $seed }): { $why }
mistake-a-picture-is-svg-or-png = un'immagine è .svg o .png
mistake-name-it-so = chiamarla così
mistake-pictures-need-the-package-matplotlib-which = le immagini vogliono il pacchetto matplotlib, che non è installato
mistake-install-it-with-command = installarlo con: { $command }
mistake-the-picture-cannot-be-written-why = l'immagine non si può scrivere ({ $why })
mistake-a-cluster-needs-the-package-distributed = un cluster vuole il pacchetto distributed, che non è installato
mistake-address-is-not-the-address-of = { $address } non è l'indirizzo di uno scheduler
mistake-start-one-with-command-and-name = avviarne uno con: { $command }; e indicarne l'indirizzo, come { $example }
mistake-no-cluster-answers-at-address = a { $address } non risponde alcun cluster
mistake-the-cluster-at-address-has-no = il cluster a { $address } non ha worker
mistake-start-some-with-command = avviarne con: { $command }
mistake-the-workers-of-the-cluster-cannot = i worker del cluster non possono giocare: { $fault }
mistake-install-the-same-version-of-shuffleup = installare la stessa versione di shuffleup per ogni worker
mistake-the-cluster-was-lost-fault = il cluster si è perso: { $fault }
mistake-see-that-its-scheduler-and-workers = controllare che scheduler e worker siano in funzione
mistake-rulebook-key-is-not-known = il regolamento { $key } non si conosce
mistake-rulebooks-are-list = i regolamenti sono { $list }
mistake-unknown-rulebook-key-hint = il regolamento '{ $key }' non si conosce: { $hint }
mistake-unknown-game-key-hint = il gioco '{ $key }' non si conosce: { $hint }
mistake-layouts-are-list-covered-card-modes = le disposizioni sono { $list }, i modi della carta coperta { $modes }
mistake-text-is-not-a-card-write = '{ $text }' non è una carta: scrivere un valore fra { $ranks } e un seme fra { $suits }, come As o Td
mistake-text-has-an-odd-number-of = '{ $text }' ha un numero dispari di lettere: ogni carta è un valore e un seme, come AsKd
mistake-chips-of-removed-cannot-be-raced = chip da { $removed } non si possono giocare in un chip race per chip da { $lowest }: le prime devono dividere le seconde
mistake-text-is-not-a-number-of = '{ $text }' non è una quantità di chip: scrivere 1000 o 500x3, uniti da +
mistake-stopped = interrotto
mistake-error = errore
mistake-hint-or-did-you-mean-near = { $hint }, o forse { $near }?
mistake-text-is-neither-a-hand-nor = '{ $text }' non è né una mano né un range
mistake-hands-of-game-are-named-in = le mani di { $game } si chiamano solo in inglese
mistake-it-cannot-be-made-why = non si può creare ({ $why })
mistake-it-is-there-and-not-an = c'è già, e non è una cartella vuota
mistake-name-a-new-folder = indicare una cartella nuova
