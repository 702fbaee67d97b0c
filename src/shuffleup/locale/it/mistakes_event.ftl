### Mistakes of event files.

note-as-it-is-told = { $why }

## Words that hints are made of.

note-one-or-other = { $one } o { $other }
note-give-what = indicare { $what }
note-add-key-what = aggiungere { $key } = …, { $what }
note-kinds-are-list = i tipi sono { $list }
note-limits-are-list = i limiti sono { $list }
note-games-are-list = i giochi sono { $list }
note-formats-are-list = i formati sono { $list }
note-tables-are-list = le tabelle sono { $list }
note-it-can-be-list = può essere { $list }
note-keys-are-list = le chiavi sono { $list }
note-stakes-are-for-list = le poste sono per { $list }
note-denominations-are-list = i tagli sono { $list }
note-text-in-quotes = un testo fra virgolette
note-capital-letters = tre lettere maiuscole, come { $example }
note-at-least-number = un numero intero da { $least } in su
note-whole-or-unlimited = un numero intero da 0 in su, o "unlimited"
note-true-or-false = true o false
note-words-in-quotes = un elenco di parole fra virgolette, come { $example }
note-players-or-their-names = un numero di giocatori, al massimo { $most }, oppure un elenco di nomi
note-teams-or-names = un numero di squadre, o nomi come { $example }
note-whole-numbers = un elenco di numeri interi da { $least } in su
note-a-number = un numero
note-numbers-like = un elenco di numeri, come { $example }
note-chips-and-levels = chip e numeri di livelli, come { $example }
note-chips-and-counts = chip e quantità, come { $example }
note-chips-and-colours = chip e colori, come { $example }
note-levels-like = un elenco di numeri di livelli, come { $example }
note-date-and-time = data e ora con il fuso, come { $example }
note-per-cent = una percentuale da 0 a 100
note-games-like = un elenco di giochi, come { $example }
note-number-from-2 = un numero da 2 a { $most }
note-one-of-list = uno fra { $list }
note-a-multiple-of-it = un suo multiplo
note-minutes-or-hands = minutes oppure hands, almeno 1
note-both-or-neither = entrambi, o nessuno
note-fewer-than-enter = meno di quanti si iscrivono
note-2-or-more = 2 o più
note-a-word-in-quotes = una parola fra virgolette

## Keys, values and tables.

note-not-a-key-here = '{ $key }' qui non è una chiave
note-key-is-missing = manca '{ $key }'
note-value-cannot-be = { $key } = { $value } non può essere
note-times-beyond-calendar = contiene orari oltre la fine del calendario
note-value-not-known = { $key } = { $value } non si conosce
note-must-be-a-table = deve essere una tabella
note-write-it-as-table = scriverla come { $table } su una riga a sé
note-add-table-see-guide = aggiungere la tabella; { $guide } mostra un file intero
note-must-be-levels = deve essere un elenco di livelli
note-must-be-prices = deve essere un elenco di prezzi
note-must-be-offers = deve essere una tabella, o un elenco di tabelle
note-minutes-from-to = minuti interi o mezzi da { $least } a { $most }
note-must-be-columns = deve essere un elenco di colonne
note-must-be-flights = deve essere un elenco di flight
note-write-two-brackets = scrivere { $table } con due parentesi davanti a ciascuno
note-write-table-after = scrivere { $table } davanti a ciascuno, dopo { $other }
note-write-line = scrivere { $line }

## What is played.

note-kind-key-is-not-known = il tipo '{ $key }' non si conosce
note-limit-not-known = il limite '{ $key }' non si conosce
note-limit-of-game-unknown = il limite '{ $key }' di { $game } non si conosce
note-game-not-known = il gioco '{ $key }' non si conosce
note-format-not-known = il formato '{ $key }' non si conosce
note-rulebook-not-known = il regolamento '{ $key }' non si conosce
note-game-brings-rules = game = { $game } porta con sé le sue regole: indicare il regolamento del torneo, uno fra { $books }
note-seats-too-many-for-game = con seats = { $seats } non si può giocare a { $game }
note-take-table-out = togliere { $table }
note-table-not-for-format = { $table } non va con format = { $format }
note-add-it-see-guide = aggiungerla; { $guide } ne mostra una
note-format-needs-table = format = { $format } vuole { $table }
note-not-of-this-game = non riguarda questo gioco
note-take-out-or-write = toglierla, o scrivere { $line }
note-key-needs-a-mad-round = { $key } vuole un giro pazzo
note-write-giro-or-take-out = scrivere giro_pazzo = true, o togliere { $key }
note-write-game-or-take-out = scrivere game = { $game }, che dice le vele e la carta coperta, o togliere { $key }

## Who enters, and the levels.

note-at-least-2-players = un torneo ne vuole almeno 2
note-too-few-entries = in entries ci sono meno di 2 giocatori
note-entry-without-name = in entries c'è un nome vuoto
note-name-every-player = indicare il nome di ogni giocatore
note-control-character = { $name } contiene un carattere di controllo
note-write-printable = scriverlo con lettere stampabili
note-entered-twice = in entries c'è '{ $name }' due volte
note-give-different-names = dare ai due giocatori nomi diversi
note-give-or-take-level-out = indicare almeno { $least } o togliere il livello
note-falls-below-last-level = { $key } = { $value } scende sotto il { $other } del livello precedente
note-is-a-break = è una pausa
note-blinds-at-both-ends = il primo e l'ultimo [[level]] devono avere bui
note-needs-one-length = vuole una sola durata
note-small-above-big = small = { $small } supera big = { $big }
note-write-small-and-big = scrivere small e big: nello stud small è il bring-in, e big la puntata
note-give-small-below-big = indicare uno small sotto big: nello stud small è il bring-in, e big la puntata
note-no-fixed-bets-in = le puntate fisse non riguardano { $limit }
note-take-fixed-bets-out = togliere small_bet e big_bet
note-choose-another-limit = scegliere un altro limite
note-limit-needs-blinds = { $limit } non è per un gioco senza bui
note-give-fixed-bets = indicare small_bet e big_bet, come small_bet = { $small } e big_bet = { $big }
note-limit-needs-its-bets = { $limit } vuole la puntata minima e la massima
note-bets-do-not-rise = small_bet = { $small } e big_bet = { $big } non crescono dal grande buio di { $blind }
note-usual-are = di solito sono { $one } e { $other }
note-chips-do-not-rise = in denominations i tagli non crescono
note-list-chips-rising = elencare ogni chip una volta, la più piccola per prima
note-remove-smallest-first = togliere per prima la chip più piccola, e tenere la più grande
note-chips-out-of-order = removed_at_level toglie le chip fuori ordine
note-chips-cannot-be-raced = le chip da { $value } non si possono cambiare con chip da { $above }
note-must-divide-next-chip = una chip tolta deve dividere la successiva
note-chip-not-in-set = in { $key } c'è una chip da { $chip }, che non è nel set
note-give-a-whole-stack = indicare le chip di uno stack intero
note-stack-comes-to = in_a_stack fa { $total }, uno stack è { $stack }
note-stack-cannot-be-paid = stack = { $stack } non si può pagare con chip da { $chip }
note-new-stack-cannot-be-paid = new_stack = { $stack } non si può pagare con chip da { $chip }
note-value-cannot-be-paid = { $key } = { $value } non si può pagare: la chip più piccola è { $unit }
note-price-of-game-unpayable = { $key } = { $value } di { $game } non si può pagare: la chip più piccola è { $unit }
note-multiple-or-later = indicare un suo multiplo o togliere più tardi la chip piccola
note-everybody-is-left = players_left = { $value } sono tutti
note-level-never-comes = end_of_level = { $value } non arriva mai
note-round-level-never-comes = round_level = { $value } non arriva mai
note-there-are-count-levels = ci sono { $count } livelli
note-day-ends-do-not-rise = day_ends non cresce
note-list-day-ends-rising = elencare una volta l'ultimo livello di ogni giorno, dal primo giorno
note-day-ends-at-level = day_ends indica il livello { $level }
note-levels-leave-last-out = ci sono { $count } livelli; omettere l'ultimo giorno
note-banks-go-together = banks e bank_seconds vanno insieme
note-bots-need-a-start = più bot che giocatori con cui l’evento comincia
note-starts-with-two = un solo giocatore non può cominciare
note-say-when-it-starts = scrivete starts_at = { $least } o più

## The price of entry and what is sold later.

note-cents-not-of-units = cents = { $cents } non è fatto di unità da { $unit }
note-multiple-of-unit-cents = indicare un multiplo di unit_cents
note-bounty-part-of-buy-in = la taglia è parte di buy_in_cents; alzare l'uno o abbassare l'altra
note-more-than-the-prizes = cents = { $cents } supera i { $prizes } di un buy-in che vanno in premi
note-only-mystery-bounties = from_players e le buste sono per le taglie a sorpresa
note-only-progressive-bounties = { $key } è per le taglie progressive
note-league-more-than-prizes = league_cents = { $cents } supera i { $prizes } di un buy-in che vanno in premi
note-envelopes-over-100 = envelopes_percent supera 100, o non è in centesimi
note-give-at-most-100-in-all = indicare al massimo 100 in tutto
note-needs-its-time = vuole il suo momento
note-until-or-from-level = indicare until, una data, oppure from_level o until_level, un livello, oppure reentry = true, o choice = true
note-level-after-last-late = from_level = { $level } viene dopo l'ultimo livello di iscrizione
note-late-until-is = late_until_level in [entry] è { $level }
note-from-after-until = from_level viene dopo until_level
note-sold-from-one-to-other = si vende dall'uno all'altro
note-end-sale-before-last = ci sono { $count } livelli: chiudere la vendita prima dell'ultimo
note-leaves-no-level = { $key } = { $level } non lascia livelli senza vendite
note-give-late-until-level = indicare anche late_until_level
note-announced-without-late = { $key } è annunciato senza iscrizioni tardive
note-give-reentries-too = indicare anche reentries
note-offer-without-name = vuole un nome, perché ce n’è più di uno
note-no-chips-to-play = stack = 0 non lascia a nessuno di che giocare dove distribuisce il programma
note-give-a-stack = indicare uno stack di almeno 1
note-offers-named-alike = si chiama { $name } come un altro
note-name-each-offer = dare a ciascuno un nome proprio
note-level-from-2 = indicare un livello dal 2 in poi
note-days-of-event = indicare un giorno da 2 a { $most }
note-say-how-days-end = dire in [clock] con day_ends come finiscono i giorni
note-end-sale-before-minute = l’ultimo livello comincia dopo { $minutes } minuti: chiudere prima la vendita
note-choice-has-no-time = è a scelta del giocatore, e ha anche un momento o è dei re-entry
note-take-choice-or-time-out = togliere choice, o il resto
note-reentry-price-without = è il prezzo dei re-entry, e non ce ne sono
note-bounty-price-without = indica bounty_cents, e il torneo non ha taglie
note-add-bounty-table = aggiungere una tabella [bounty], o toglierlo
note-surrender-without = surrender è annunciato senza re-entry
note-alternates-without-cap = le riserve aspettano un posto, e non c'è un limite
note-give-cap = indicare cap, i posti della sala
note-raise-cap-or-fewer = alzare cap o farne iscrivere meno
note-more-enter-than-cap = si iscrivono { $count } giocatori, e cap = { $cap }
note-methods-has-kind-twice = in methods c'è '{ $kind }' due volte
note-name-each-once = indicare ciascuno una volta
note-percent-too-fine = { $key } = { $percent } è troppo fine
note-two-decimals-at-most = indicare al massimo due decimali
note-parts-come-to-percent = premi e organizzazione fanno il { $percent } per cento dei buy-in
note-let-them-come-to-100 = farli arrivare al massimo a 100
note-take-prices-out = togliere buy_in_cents e fee_cents
note-league-final-is-free = la finale di una lega è gratuita
note-take-out-not-in-book = toglierlo: questo regolamento non ne ha
note-fixed-in-the-book = { $key } = { $value }, ed è { $fixed } secondo { $rule }
note-league-has-it-otherwise = { $key } della lega non è come in { $rule }
note-keep-to-it-or-overrule = restarvi dentro, o dare il motivo del direttore: { $key } = "…" in [overruled]
note-freezeout-or-re-entry = senza rebuy può essere un freezeout, che ammette { $most } rientro ({ $rule })
note-give-the-reason = dare il motivo tra virgolette
note-smallest-chip-of-level = la chip più piccola del livello { $level } è { $unit }: indicare un suo multiplo o chiudere prima la vendita
note-price-unpayable-at-end = { $key } = { $amount } alla fine non si può pagare

## Prizes and deals.

note-who-is-paid-not-said = non dice chi è pagato
note-has-keys = ha { $keys }
note-pay-at-most-count = pagarne al massimo { $count }
note-more-paid-than-enter = si pagano { $paid } posti, si iscrivono { $count } giocatori
note-give-a-per-cent = indicare una percentuale da 0 a 100, al massimo due decimali
note-first-percent-for-curve = first_percent è per la curva
note-take-out-or-places = toglierlo, o indicare places_paid
note-fewer-than-at-players = at_players = { $at }, e i giocatori iscritti sono { $count }
note-add-1-cent = aggiungere 1 centesimo
note-take-away-1-cent = togliere 1 centesimo
note-again-beyond-flights = again = { $again }, e i giocatori dei flight precedenti sono { $count }
note-nobody-can-be-out-yet = nessuno può essere già fuori
note-there-is-one-team = c'è una squadra sola
note-there-are-no-teams = non ci sono squadre
note-name-is-a-team-of = { $name } è una squadra di { $count }
note-at-players-1 = con at_players = 1 non resta nessuno con cui accordarsi
note-give-at-players-too = indicare anche at_players
note-deal-planned-not-allowed = at_players prevede un deal, e non ne è ammesso nessuno
note-take-one-of-them-out = togliere uno dei due
note-give-shares-above-0 = indicare ciascuna sopra 0 e con al massimo due decimali
note-share-not-paid-exactly = in percentages c'è una quota che non si paga esatta
note-percentages-too-little = percentages fa { $total }, { $difference } di meno
note-percentages-too-much = percentages fa { $total }, { $difference } di troppo
note-make-it-100 = farle arrivare a 100
note-give-shares-or-places = indicare percentages o places_paid
note-prizes-not-known-yet = prizes_cents non si può sapere finché il montepremi può crescere
note-prizes-not-the-pool = prizes_cents fa { $total }, il montepremi di tutti i buy-in { $pool }
note-add-amount-cents = aggiungere { $amount } centesimi
note-take-away-amount-cents = togliere { $amount } centesimi
note-list-from-first-place = elencarle dal primo posto in giù
note-rise-to-next-place = { $key } cresce da un posto al successivo
note-fixed-paid-as-they-are = i premi fissi si pagano come sono
note-seats-are-paid-whole = i posti si pagano interi
note-take-rounding-out = togliere min_cash_cents e rounding_cents
note-prizes-beyond-the-pool = { $paid } premi da almeno { $cents } centesimi vogliono più del montepremi di { $pool }
note-give-min-cash-of-most = indicare un min_cash_cents di al massimo { $most }
note-add-or-take-seat-cents = aggiungere seat_cents, o toglierli
note-seat-more-than-pool = un posto da { $cents } centesimi supera il montepremi di { $pool }
note-lower-or-let-more-enter = abbassare seat_cents, o farne iscrivere di più
note-milestone-is-the-stack = milestone_chips = { $chips } è ciò con cui tutti cominciano
note-more-than-the-stack = indicare più dello stack di { $stack }
note-give-more-than-least = indicare più di { $least }
note-entries-do-not-rise = entries_to = { $count } non cresce
note-not-with-table = non va con { $table }
note-keep-one-of-them = tenerne uno
note-write-own-columns = scrivere [[payouts.column]] proprie
note-columns-of-the-table = la tabella ha colonne fino a { $list }, e le proprie possono andare oltre
note-not-a-table-column = entries_to = { $count } non è una colonna della tabella
note-place-is-printed = il posto { $place } è stampato come { $share }
note-only-unprinted-shares = si possono sostituire solo le quote che nessun regolamento stampa

## Flights, teams, rotations, announcements.

note-flights-with-final-day = i flight e il giorno finale vanno insieme
note-flights-or-teams = flight e squadre non vanno insieme
note-team-wins-no-seat = una squadra non vince posti: indicare percentages
note-team-prizes-to-the-cent = i premi delle squadre si dividono al centesimo
note-take-rounding-from-teams = togliere rounding_cents e min_cash_cents da [payouts]
note-give-each-its-own = dare a ciascuno il suo, come 1A e 1B
note-flights-named-alike = due flight hanno lo stesso nome
note-numbers-or-names = indicare numeri o nomi per tutti
note-flights-mixed = alcuni flight hanno numeri di giocatori, altri nomi
note-flight-of-at-least-2 = un flight ne vuole almeno 2
note-has-fewer-than-2-players = ha meno di 2 giocatori
note-flights-end-and-levels = flights_end_with_level = { $level }, e ci sono { $count } livelli
note-level-for-final-day = deve seguire un livello per il giorno finale
note-first-level-leaves-out = first_level = { $level } salta dei livelli
note-give-a-level = indicare un livello da 1 a { $most }
note-late-beyond-flights = late_until_level = { $level }, e i flight finiscono con il livello { $last }
note-give-at-most-most = indicare al massimo { $most }
note-contest-of-at-least-2 = una gara ne vuole almeno 2
note-table-of-two-or-more = un tavolo ne vuole due o più
note-give-finalists = indicare almeno 2 finalists e heat_seats
note-each-team-has-size = ogni squadra ne ha { $size }
note-one-team-each = ciascuno gioca per una squadra
note-in-two-teams = { $player } gioca per { $team } e per { $other }
note-leave-out-or-one-of = omettere game, o scriverne uno fra { $list }
note-game-or-rotation = game = { $game } e [rotation] si contraddicono
note-list-them-like-example = elencarli, come { $example }
note-games-is-empty = games è vuoto: una rotazione vuole un gioco
note-each-choice-once = tutto ciò che si può scegliere è elencato una volta
note-game-named-twice = games indica un gioco due volte
note-not-in-a-rotation = ometterlo: non si gioca in una rotazione
note-own-deck-and-pots = { $game } ha mazzo e piatti propri
note-not-at-this-limit = { $game } non si può giocare a { $limit }: un bring-in si completa alla puntata, e non ce n'è una sola
note-choice-not-by-levels = nel dealer's choice un gioco non dura un livello: i giocatori scelgono a turno
note-write-orbits-or-hands = scrivere change = "orbits" o change = "hands"
note-stakes-must-be-tables = stakes deve essere di tabelle, una per gioco
note-stakes-for-unplayed = ci sono poste per { $name }, che non si gioca
note-keys-not-of-game = { $keys } non riguarda { $game }
note-take-them-out = toglierli
note-small-above-big-of-game = small = { $small } di { $game } supera big = { $big }
note-bring-in-not-below-bet = un bring-in di { $chips } non è sotto la puntata di { $bet } in { $game }
note-give-smaller-bring-in = indicare bring_in sotto { $table }, o una chip più piccola
note-bets-of-game-not-rising = small_bet = { $small } e big_bet = { $big } di { $game } non crescono da { $blind }
note-big-bet-below-small = big_bet = { $big } di { $game } è sotto small_bet = { $small }
note-no-parameter = non c'è un parametro '{ $name }'
note-book-leaves-open-list = { $book } lascia aperti { $list }
note-house-may-change-it = un regolamento della casa può cambiarlo
note-not-left-open = { $book } non lascia { $name } all'annuncio
note-cannot-be-announced = { $name } = '{ $word }' non si può annunciare
note-what-by-rule = { $what } secondo { $rule }
note-give-small-up-to-big = indicare un piccolo buio che non superi il grande
note-no-heads-at-team-final = una squadra non ha taglia al tavolo finale: togliere uno dei due
note-no-bounty-left-behind = ogni busta si gioca, e nessuna taglia resta indietro: toglierlo
note-forgone-not-with-carry = forgone_bounties non va con carry = { $carry }
note-forgone-without-bounty = forgone_bounties è per i tornei con taglie
note-amounts-for-custom = amounts_cents è per un deal libero
note-amount-of-nobody = amounts_cents indica '{ $name }', che non si iscrive
note-winners-amount-first = mettere per primo l'importo del vincitore
note-method-is-no-money = in methods c'è '{ $kind }', che non è denaro

## Seasons.

note-a-season-has-events = una stagione ha tornei
note-write-files-and-days = scrivere { $table } con due parentesi davanti a ciascuno, con file e day
note-events-not-by-day = i tornei non sono in ordine di giorno
note-write-the-earliest-first = scrivere per primo il più vecchio
note-the-final-is-on-day = la finale è il { $day }
note-give-a-day-after = indicare un giorno dopo l'ultimo torneo, { $day }
note-player-named-twice = in players c'è un nome due volte
note-mend-the-season = correggere le condizioni della stagione
note-leagues-are-list = le leghe sono { $list }
note-give-league-or-table = indicare league, o { $table } con table o formula
note-tie-not-known = in ties c'è '{ $word }', che non si conosce
note-ties-are-parted-by-list = le parità si dividono per { $list }
note-guide-shows-formulas = { $guide } mostra formule

## More of satellites, prizes and deals.

note-satellite-seats-unnamed = i posti di un satellite pagano iscrizioni senza essere indicati: toglierlo
note-amounts-for-players = amounts_cents ha { $count } importi per { $players } giocatori
note-give-amounts-for-each = indicare amounts_cents, uno per giocatore
note-give-one-for-each = indicare un importo per ciascuno
note-played-for-in-runs-deal = method e ciò per cui si gioca sono per il deal di una prova
note-keys-of-satellites = seats_into, milestone_chips e transferable sono per i satelliti
note-add-table-or-take-it-out = aggiungere { $table }, o toglierlo
note-set-cents-cents-aside = mettere da parte { $cents } centesimi
note-at-most-one-amount-each = indicare al massimo un importo per ciascuno
note-play-for-for-players = play_for_cents ha { $count } importi per { $players } giocatori
note-set-at-most-aside = mettere lì da parte al massimo { $cents } centesimi

## What the pages of the server are told beside.

note-several-events = le batterie di una gara a squadre non si aprono una per una
note-several-events-hint = giocarla con shuffleup run
note-in-another-file = sta in un altro file: { $file }
note-leave-the-house-out = toglierlo, per giocare secondo il regolamento stesso
note-is-a-house-book = questo è un regolamento della casa, non un evento
note-is-a-house-book-hint = un evento lo prende con house = '{ $file }'; giocare quell’evento con shuffleup run
note-there-is-no-event = l’evento { $event } non esiste
note-button-not-won-in = il bottone non si può vincere a { $game }
note-leave-out-moves-on = toglierlo: lì passa al giocatore successivo
note-nothing-at-address = a questo indirizzo non c'è nulla
note-asked-too-often = troppe richieste: aspettate un momento e riprovate
note-address-asked-otherwise = questo indirizzo non si interroga in questo modo
note-give-the-event-a-name = dare un nome all'evento
note-lists-every-event = { $address } elenca tutti gli eventi
note-name-twice-in-table = '{ $name }' sta due volte nella stessa tabella
note-give-different-ones = dare ai due nomi diversi
note-more-letters-than = il testo ha più di { $count } lettere
note-leave-the-names-out = togliere i nomi: i giocatori si iscrivono quando arrivano
note-named-are-list = i nomi sono { $list }
note-a-day-without-quotes = un giorno senza virgolette, come { $example }
note-players-or-names = un numero di giocatori o un elenco di nomi
note-amounts-for-those-left = numeri interi per i giocatori rimasti, da chi ha più chip, come { $example }, o per nome
note-amounts-do-not-come-to = amounts_cents fanno { $amounts }, e con { $players } giocatori rimasti si divide { $dealt }
note-set-aside-below-next = { $amount } centesimi messi da parte per il posto { $place } lo lasciano sotto il successivo
note-play-for-too-little = si gioca per { $amount } centesimi, meno di least_play_for_percent
note-request-without-body = la richiesta non ha un corpo
note-there-is-no-table = in { $event } non c’è un tavolo { $table }
note-there-is-no-hand = al tavolo { $table } non c’è una mano { $hand } finita che possiate vedere
note-event-is-not-public = { $event } non ha una pagina pubblica: la sala la apre nel foglio dei tabelloni
