### Mistakes of event files.

## Words that hints are made of.

mistake-one-or-other = { $one } o { $other }
mistake-give-what = indicare { $what }
mistake-add-key-what = aggiungere { $key } = …, { $what }
mistake-kinds-are-list = i tipi sono { $list }
mistake-limits-are-list = i limiti sono { $list }
mistake-games-are-list = i giochi sono { $list }
mistake-formats-are-list = i formati sono { $list }
mistake-tables-are-list = le tabelle sono { $list }
mistake-it-can-be-list = può essere { $list }
mistake-keys-are-list = le chiavi sono { $list }
mistake-stakes-are-for-list = le poste sono per { $list }
mistake-denominations-are-list = i tagli sono { $list }
mistake-text-in-quotes = un testo fra virgolette
mistake-three-capital-letters-like-example = tre lettere maiuscole, come { $example }
mistake-a-whole-number-of-at-least = un numero intero da { $least } in su
mistake-a-whole-number-of-at-least-0 = un numero intero da 0 in su, o "unlimited"
mistake-true-or-false = true o false
mistake-a-list-of-words-in-quotes = un elenco di parole fra virgolette, come { $example }
mistake-a-number-of-players-at-most = un numero di giocatori, al massimo { $most }, oppure un elenco di nomi
mistake-a-number-of-teams-or-names = un numero di squadre, o nomi come { $example }
mistake-a-list-of-whole-numbers-of = un elenco di numeri interi da { $least } in su
mistake-a-number = un numero
mistake-a-list-of-numbers-like-example = un elenco di numeri, come { $example }
mistake-chips-and-level-numbers-like-example = chip e numeri di livelli, come { $example }
mistake-chips-and-numbers-of-chips-like = chip e quantità, come { $example }
mistake-chips-and-colours-like-example = chip e colori, come { $example }
mistake-a-list-of-level-numbers-like = un elenco di numeri di livelli, come { $example }
mistake-a-date-and-time-with-its = data e ora con il fuso, come { $example }
mistake-a-per-cent-from-0-to = una percentuale da 0 a 100
mistake-a-list-of-games-like-example = un elenco di giochi, come { $example }
mistake-a-number-from-2-to-most = un numero da 2 a { $most }
mistake-one-of-list = uno fra { $list }
mistake-a-multiple-of-it = un suo multiplo
mistake-either-minutes-or-hands-at-least = minutes oppure hands, almeno 1
mistake-a-small-blind-up-to-the = un piccolo buio che non superi il grande
mistake-both-or-neither = entrambi, o nessuno
mistake-fewer-than-enter = meno di quanti si iscrivono
mistake-2-or-more = 2 o più
mistake-a-word-in-quotes = una parola fra virgolette
mistake-numbers-or-names-for-all = numeri o nomi per tutti

## Keys, values and tables.

mistake-key-is-not-a-key-here = '{ $key }' qui non è una chiave
mistake-key-is-missing = manca '{ $key }'
mistake-key-value-cannot-be = { $key } = { $value } non può essere
mistake-key-value-is-not-known = { $key } = { $value } non si conosce
mistake-must-be-a-table = deve essere una tabella
mistake-write-it-as-table-on-a = scriverla come { $table } su una riga a sé
mistake-add-the-table-guide-shows-a = aggiungere la tabella; { $guide } mostra un file intero
mistake-must-be-a-list-of-levels = deve essere un elenco di livelli
mistake-must-be-a-list-of-prices = deve essere un elenco di prezzi
mistake-must-be-a-list-of-columns = deve essere un elenco di colonne
mistake-must-be-a-list-of-flights = deve essere un elenco di flight
mistake-write-table-with-two-brackets-before = scrivere { $table } con due parentesi davanti a ciascuno
mistake-write-table-before-each-after-other = scrivere { $table } davanti a ciascuno, dopo { $other }
mistake-write-line = scrivere { $line }

## What is played.

mistake-kind-key-is-not-known = il tipo '{ $key }' non si conosce
mistake-limit-key-is-not-known = il limite '{ $key }' non si conosce
mistake-limit-key-of-game-is-not = il limite '{ $key }' di { $game } non si conosce
mistake-game-key-is-not-known = il gioco '{ $key }' non si conosce
mistake-format-key-is-not-known = il formato '{ $key }' non si conosce
mistake-rulebook-key-is-not-known-2 = il regolamento '{ $key }' non si conosce
mistake-game-game-brings-its-own-rules = game = { $game } porta con sé le sue regole: indicare il regolamento del torneo, uno fra { $books }
mistake-seats-seats-cannot-be-dealt-in = con seats = { $seats } non si può giocare a { $game }
mistake-seats-seats-cannot-be-dealt-in-game = con seats = { $seats } non si può giocare a '{ $game }'
mistake-take-table-out = togliere { $table }
mistake-table-does-not-go-with-format = { $table } non va con format = { $format }
mistake-add-it-guide-shows-one = aggiungerla; { $guide } ne mostra una
mistake-format-format-needs-table = format = { $format } vuole { $table }
mistake-key-of-table = { $key } di [{ $table }]
mistake-does-not-belong-to-this-game = non riguarda questo gioco
mistake-take-it-out-or-write-line = toglierla, o scrivere { $line }
mistake-key-needs-a-mad-round = { $key } vuole un giro pazzo
mistake-write-giro-pazzo-true-or-take = scrivere giro_pazzo = true, o togliere { $key }
mistake-write-game-which-names-the-layout = scrivere game = { $game }, che dice le vele e la carta coperta, o togliere { $key }

## Who enters, and the levels.

mistake-a-tournament-needs-at-least-2 = un torneo ne vuole almeno 2
mistake-entries-has-fewer-than-2-players = in entries ci sono meno di 2 giocatori
mistake-entries-has-an-empty-name = in entries c'è un nome vuoto
mistake-name-every-player = indicare il nome di ogni giocatore
mistake-name-has-a-control-character = { $name } contiene un carattere di controllo
mistake-write-it-in-letters-that-can = scriverlo con lettere stampabili
mistake-entries-has-name-twice = in entries c'è '{ $name }' due volte
mistake-give-the-two-players-different-names = dare ai due giocatori nomi diversi
mistake-give-at-least-least-or-take = indicare almeno { $least } o togliere il livello
mistake-key-value-falls-below-the-other = { $key } = { $value } scende sotto il { $other } del livello precedente
mistake-is-a-break = è una pausa
mistake-the-first-and-the-last-level = il primo e l'ultimo [[level]] devono avere bui
mistake-needs-one-length = vuole una sola durata
mistake-small-small-is-above-big-big = small = { $small } supera big = { $big }
mistake-write-small-and-big-in-stud = scrivere small e big: nello stud small è il bring-in, e big la puntata
mistake-give-a-small-below-big-in = indicare uno small sotto big: nello stud small è il bring-in, e big la puntata
mistake-fixed-bets-do-not-belong-to = le puntate fisse non riguardano { $limit }
mistake-take-small-bet-and-big-bet = togliere small_bet e big_bet
mistake-choose-another-limit = scegliere un altro limite
mistake-limit-is-not-for-a-game = { $limit } non è per un gioco senza bui
mistake-give-small-bet-and-big-bet = indicare small_bet e big_bet, come small_bet = { $small } e big_bet = { $big }
mistake-limit-needs-its-least-and-its = { $limit } vuole la puntata minima e la massima
mistake-small-bet-small-and-big-bet = small_bet = { $small } e big_bet = { $big } non crescono dal grande buio di { $blind }
mistake-usual-are-one-and-other = di solito sono { $one } e { $other }
mistake-denominations-do-not-rise = in denominations i tagli non crescono
mistake-list-each-chip-once-the-smallest = elencare ogni chip una volta, la più piccola per prima
mistake-remove-the-smallest-chip-first-and = togliere per prima la chip più piccola, e tenere la più grande
mistake-removed-at-level-leaves-chips-out = removed_at_level toglie le chip fuori ordine
mistake-chips-of-value-cannot-be-raced = le chip da { $value } non si possono cambiare con chip da { $above }
mistake-a-removed-chip-must-divide-the = una chip tolta deve dividere la successiva
mistake-key-has-a-chip-of-chip = in { $key } c'è una chip da { $chip }, che non è nel set
mistake-give-the-chips-of-one-whole = indicare le chip di uno stack intero
mistake-in-a-stack-comes-to-total = in_a_stack fa { $total }, uno stack è { $stack }
mistake-stack-stack-cannot-be-paid-in = stack = { $stack } non si può pagare con chip da { $chip }
mistake-key-value-cannot-be-paid-the = { $key } = { $value } non si può pagare: la chip più piccola è { $unit }
mistake-key-value-of-game-cannot-be = { $key } = { $value } di { $game } non si può pagare: la chip più piccola è { $unit }
mistake-give-a-multiple-of-it-or = indicare un suo multiplo o togliere più tardi la chip piccola
mistake-players-left-value-is-everybody = players_left = { $value } sono tutti
mistake-end-of-level-value-never-comes = end_of_level = { $value } non arriva mai
mistake-there-are-count-levels = ci sono { $count } livelli
mistake-day-ends-do-not-rise = day_ends non cresce
mistake-list-the-last-level-of-each = elencare una volta l'ultimo livello di ogni giorno, dal primo giorno
mistake-day-ends-names-level-level = day_ends indica il livello { $level }
mistake-there-are-count-levels-leave-the = ci sono { $count } livelli; omettere l'ultimo giorno
mistake-banks-and-bank-seconds-go-together = banks e bank_seconds vanno insieme

## The price of entry and what is sold later.

mistake-cents-cents-is-not-made-of = cents = { $cents } non è fatto di unità da { $unit }
mistake-give-a-multiple-of-unit-cents = indicare un multiplo di unit_cents
mistake-the-bounty-is-a-part-of = la taglia è parte di buy_in_cents; alzare l'uno o abbassare l'altra
mistake-cents-cents-is-more-than-the = cents = { $cents } supera i { $prizes } di un buy-in che vanno in premi
mistake-from-players-and-envelopes-percent-are = from_players e envelopes_percent sono per le taglie a sorpresa
mistake-envelopes-percent-comes-to-more-than = envelopes_percent supera 100, o non è in centesimi
mistake-give-at-most-100-in-all = indicare al massimo 100 in tutto
mistake-needs-its-time = vuole il suo momento
mistake-give-either-until-a-date-or = indicare until, una data, oppure from_level, un livello
mistake-from-level-level-comes-after-the = from_level = { $level } viene dopo l'ultimo livello di iscrizione
mistake-late-until-level-in-entry-is = late_until_level in [entry] è { $level }
mistake-from-level-is-after-until-level = from_level viene dopo until_level
mistake-the-add-on-is-sold-from = l'add-on si vende dall'uno all'altro
mistake-there-are-count-levels-end-the = ci sono { $count } livelli: chiudere la vendita prima dell'ultimo
mistake-key-level-leaves-no-level-without = { $key } = { $level } non lascia livelli senza vendite
mistake-give-late-until-level-too = indicare anche late_until_level
mistake-key-is-announced-without-late-registration = { $key } è annunciato senza iscrizioni tardive
mistake-give-reentries-too = indicare anche reentries
mistake-surrender-is-announced-without-re-entries = surrender è annunciato senza re-entry
mistake-alternates-wait-for-a-seat-and = le riserve aspettano un posto, e non c'è un limite
mistake-give-cap-the-seats-in-the = indicare cap, i posti della sala
mistake-raise-the-cap-or-let-fewer = alzare cap o farne iscrivere meno
mistake-count-players-enter-and-cap-cap = si iscrivono { $count } giocatori, e cap = { $cap }
mistake-methods-has-kind-twice = in methods c'è '{ $kind }' due volte
mistake-name-each-once = indicare ciascuno una volta
mistake-key-percent-is-too-fine = { $key } = { $percent } è troppo fine
mistake-give-two-decimals-at-most = indicare al massimo due decimali
mistake-prizes-and-organisation-come-to-percent = premi e organizzazione fanno il { $percent } per cento dei buy-in
mistake-let-them-come-to-100-at = farli arrivare al massimo a 100
mistake-take-buy-in-cents-and-fee = togliere buy_in_cents e fee_cents
mistake-the-final-of-a-league-is = la finale di una lega è gratuita
mistake-take-it-out-this-rulebook-has = toglierlo: questo regolamento non ne ha
mistake-keep-within-it = restarvi dentro
mistake-the-smallest-chip-of-level-level = la chip più piccola del livello { $level } è { $unit }: indicare un suo multiplo o chiudere prima la vendita
mistake-key-amount-cannot-be-paid-at = { $key } = { $amount } alla fine non si può pagare

## Prizes and deals.

mistake-does-not-say-who-is-paid = non dice chi è pagato
mistake-has-keys = ha { $keys }
mistake-pay-at-most-count = pagarne al massimo { $count }
mistake-paid-places-are-paid-count-players = si pagano { $paid } posti, si iscrivono { $count } giocatori
mistake-give-a-per-cent-from-0 = indicare una percentuale da 0 a 100, al massimo due decimali
mistake-first-percent-is-for-the-curve = first_percent è per la curva
mistake-take-it-out-or-give-places = toglierlo, o indicare places_paid
mistake-at-players-at-and-count = at_players = { $at }, e i giocatori iscritti sono { $count }
mistake-add-1-cent = aggiungere 1 centesimo
mistake-take-away-1-cent = togliere 1 centesimo
mistake-again-again-and-count-players = again = { $again }, e i giocatori dei flight precedenti sono { $count }
mistake-nobody-can-be-out-yet = nessuno può essere già fuori
mistake-there-is-one-team = c'è una squadra sola
mistake-there-are-no-teams = non ci sono squadre
mistake-name-is-a-team-of = { $name } è una squadra di { $count }
mistake-at-players-1-leaves-nobody-to = con at_players = 1 non resta nessuno con cui accordarsi
mistake-give-at-players-too = indicare anche at_players
mistake-method-and-play-for-cents-are = method e play_for_cents sono per il deal di una prova
mistake-at-players-plans-a-deal-and = at_players prevede un deal, e non ne è ammesso nessuno
mistake-take-one-of-them-out = togliere uno dei due
mistake-give-each-above-0-and-with = indicare ciascuna sopra 0 e con al massimo due decimali
mistake-percentages-has-a-share-that-is = in percentages c'è una quota che non si paga esatta
mistake-percentages-come-to-total-difference-too = percentages fa { $total }, { $difference } di meno
mistake-percentages-come-to-total-difference-too-much = percentages fa { $total }, { $difference } di troppo
mistake-make-them-come-to-100 = farle arrivare a 100
mistake-give-percentages-or-places-paid = indicare percentages o places_paid
mistake-prizes-cents-cannot-be-known-while = prizes_cents non si può sapere finché il montepremi può crescere
mistake-prizes-cents-come-to-total-the = prizes_cents fa { $total }, il montepremi di tutti i buy-in { $pool }
mistake-add-amount-cents = aggiungere { $amount } centesimi
mistake-take-away-amount-cents = togliere { $amount } centesimi
mistake-list-them-from-the-first-place = elencarle dal primo posto in giù
mistake-key-rise-from-one-place-to = { $key } cresce da un posto al successivo
mistake-fixed-prizes-are-paid-as-they = i premi fissi si pagano come sono
mistake-seats-are-paid-whole = i posti si pagano interi
mistake-take-min-cash-cents-and-rounding = togliere min_cash_cents e rounding_cents
mistake-paid-prizes-of-at-least-cents = { $paid } premi da almeno { $cents } centesimi vogliono più del montepremi di { $pool }
mistake-give-a-min-cash-cents-of = indicare un min_cash_cents di al massimo { $most }
mistake-add-seat-cents-or-take-them = aggiungere seat_cents, o toglierli
mistake-seats-into-and-milestone-chips-are = seats_into e milestone_chips sono per i satelliti
mistake-a-seat-of-cents-cents-is = un posto da { $cents } centesimi supera il montepremi di { $pool }
mistake-lower-seat-cents-or-let-more = abbassare seat_cents, o farne iscrivere di più
mistake-milestone-chips-chips-is-what-everybody = milestone_chips = { $chips } è ciò con cui tutti cominciano
mistake-give-more-than-the-stack-of = indicare più dello stack di { $stack }
mistake-give-more-than-least = indicare più di { $least }
mistake-entries-to-count-does-not-rise = entries_to = { $count } non cresce
mistake-does-not-go-with-table = non va con { $table }
mistake-keep-one-of-them = tenerne uno
mistake-write-payouts-column-of-your-own = scrivere [[payouts.column]] proprie
mistake-the-table-has-columns-to-list = la tabella ha colonne fino a { $list }, e le proprie possono andare oltre
mistake-entries-to-count-is-no-column = entries_to = { $count } non è una colonna della tabella
mistake-place-place-is-printed-as-share = il posto { $place } è stampato come { $share }
mistake-only-the-shares-that-no-book = si possono sostituire solo le quote che nessun regolamento stampa

## Flights, teams, rotations, announcements.

mistake-flights-and-their-final-day-go = i flight e il giorno finale vanno insieme
mistake-flights-and-teams-do-not-go = flight e squadre non vanno insieme
mistake-heads-are-not-carried-from-one = le taglie non passano da un flight all'altro: togliere uno dei due
mistake-a-team-wins-no-seat-give = una squadra non vince posti: indicare percentages
mistake-prizes-of-teams-are-divided-to = i premi delle squadre si dividono al centesimo
mistake-take-rounding-cents-and-min-cash = togliere rounding_cents e min_cash_cents da [payouts]
mistake-give-each-its-own-like-1a = dare a ciascuno il suo, come 1A e 1B
mistake-two-flights-have-the-same-name = due flight hanno lo stesso nome
mistake-give-numbers-or-names-for-all = indicare numeri o nomi per tutti
mistake-some-flights-have-numbers-of-players = alcuni flight hanno numeri di giocatori, altri nomi
mistake-a-flight-needs-at-least-2 = un flight ne vuole almeno 2
mistake-has-fewer-than-2-players = ha meno di 2 giocatori
mistake-flights-end-with-level-level-and = flights_end_with_level = { $level }, e ci sono { $count } livelli
mistake-a-level-must-follow-for-the = deve seguire un livello per il giorno finale
mistake-first-level-level-leaves-levels-out = first_level = { $level } salta dei livelli
mistake-give-a-level-from-1-to = indicare un livello da 1 a { $most }
mistake-late-until-level-level-and-flights = late_until_level = { $level }, e i flight finiscono con il livello { $last }
mistake-give-at-most-most = indicare al massimo { $most }
mistake-a-contest-needs-at-least-2 = una gara ne vuole almeno 2
mistake-a-table-needs-two-or-more = un tavolo ne vuole due o più
mistake-give-at-least-2-finalists-and = indicare almeno 2 finalists e heat_seats
mistake-each-team-has-size = ogni squadra ne ha { $size }
mistake-team-has-count-players = { $team } ha { $count } giocatori
mistake-each-plays-for-one-team = ciascuno gioca per una squadra
mistake-player-plays-for-team-and-for = { $player } gioca per { $team } e per { $other }
mistake-leave-game-out-or-write-one = omettere game, o scriverne uno fra { $list }
mistake-game-game-and-rotation-contradict-each = game = { $game } e [rotation] si contraddicono
mistake-list-them-like-example = elencarli, come { $example }
mistake-games-is-empty-a-rotation-needs = games è vuoto: una rotazione vuole un gioco
mistake-everything-that-may-be-chosen-is = tutto ciò che si può scegliere è elencato una volta
mistake-games-names-a-game-twice = games indica un gioco due volte
mistake-leave-it-out-it-is-not = ometterlo: non si gioca in una rotazione
mistake-game-has-a-deck-and-pots = { $game } ha mazzo e piatti propri
mistake-game-cannot-be-played-at-limit = { $game } non si può giocare a { $limit }: un bring-in si completa alla puntata, e non ce n'è una sola
mistake-in-dealer-s-choice-a-game = nel dealer's choice un gioco non dura un livello: i giocatori scelgono a turno
mistake-write-change-orbits-or-change-hands = scrivere change = "orbits" o change = "hands"
mistake-stakes-must-be-tables-one-for = stakes deve essere di tabelle, una per gioco
mistake-stakes-are-given-for-name-which = ci sono poste per { $name }, che non si gioca
mistake-keys-do-not-belong-to-game = { $keys } non riguarda { $game }
mistake-take-them-out = toglierli
mistake-small-small-of-game-is-above = small = { $small } di { $game } supera big = { $big }
mistake-a-bring-in-of-chips-is = un bring-in di { $chips } non è sotto la puntata di { $bet } in { $game }
mistake-give-bring-in-under-table-or = indicare bring_in sotto { $table }, o una chip più piccola
mistake-small-bet-small-and-big-bet-big = small_bet = { $small } e big_bet = { $big } di { $game } non crescono da { $blind }
mistake-big-bet-of-game-is-below = big_bet = { $big } di { $game } è sotto small_bet = { $small }
mistake-there-is-no-parameter-name = non c'è un parametro '{ $name }'
mistake-book-leaves-open-list = { $book } lascia aperti { $list }
mistake-a-house-book-may-change-it = un regolamento della casa può cambiarlo
mistake-book-does-not-leave-name-to = { $book } non lascia { $name } all'annuncio
mistake-name-word-cannot-be-announced = { $name } = '{ $word }' non si può annunciare
mistake-what-by-rule = { $what } secondo { $rule }
mistake-key-value-and-it-is-only = { $key } = { $value }, e vale { $only }
mistake-key-value-and-it-is-only-by = { $key } = { $value }, e vale { $only } secondo { $rule }
mistake-key-value-and-it-is-from = { $key } = { $value }, e va da { $least } a { $most }
mistake-key-value-and-it-is-from-by = { $key } = { $value }, e va da { $least } a { $most } secondo { $rule }
mistake-give-a-small-blind-up-to = indicare un piccolo buio che non superi il grande
mistake-a-team-has-no-head-at = una squadra non ha taglia al tavolo finale: togliere uno dei due
mistake-every-bag-is-played-so-no = ogni busta si gioca, e nessuna taglia resta indietro: toglierlo
mistake-forgone-bounties-does-not-go-with = forgone_bounties non va con carry = { $carry }
mistake-forgone-bounties-is-for-events-with = forgone_bounties è per i tornei con taglie
mistake-amounts-cents-are-for-a-custom = amounts_cents è per un deal libero
mistake-amounts-cents-names-name-who-does = amounts_cents indica '{ $name }', che non si iscrive
mistake-put-the-winner-s-amount-first-2 = mettere per primo l'importo del vincitore
mistake-with-count-players-left-what = con { $count } giocatori rimasti { $what }
mistake-methods-has-kind-which-is-no = in methods c'è '{ $kind }', che non è denaro
mistake-take-it-out = toglierlo

## Seasons.

mistake-a-season-has-events = una stagione ha tornei
mistake-write-table-with-two-brackets-before-each = scrivere { $table } con due parentesi davanti a ciascuno, con file e day
mistake-events-are-not-in-the-order = i tornei non sono in ordine di giorno
mistake-write-the-earliest-first = scrivere per primo il più vecchio
mistake-the-final-is-on-day = la finale è il { $day }
mistake-give-a-day-after-the-last = indicare un giorno dopo l'ultimo torneo, { $day }
mistake-players-has-a-name-twice = in players c'è un nome due volte
mistake-mend-the-terms-of-the-season = correggere le condizioni della stagione
mistake-league-key-is-not-known = la lega '{ $key }' non si conosce
mistake-leagues-are-list = le leghe sono { $list }
mistake-table-key-is-not-known = la tabella '{ $key }' non si conosce
mistake-give-league-or-table-with-table = indicare league, o { $table } con table o formula
mistake-ties-has-word-which-is-not = in ties c'è '{ $word }', che non si conosce
mistake-ties-are-parted-by-list = le parità si dividono per { $list }
mistake-guide-shows-formulas = { $guide } mostra formule

## More of satellites, prizes and deals.

mistake-seats-of-a-satellite-pay-entries = i posti di un satellite pagano iscrizioni senza essere indicati: toglierlo
mistake-amounts-cents-has-count-amounts-for = amounts_cents ha { $count } importi per { $players } giocatori
mistake-give-amounts-cents-one-for-each = indicare amounts_cents, uno per giocatore
mistake-give-one-amount-for-each = indicare un importo per ciascuno
mistake-method-and-what-is-played-for = method e ciò per cui si gioca sono per il deal di una prova
mistake-seats-into-milestone-chips-and-transferable = seats_into, milestone_chips e transferable sono per i satelliti
mistake-add-table-or-take-it-out = aggiungere { $table }, o toglierlo
mistake-set-cents-cents-aside = mettere da parte { $cents } centesimi
mistake-set-aside-cents-cents = mettere da parte { $cents } centesimi
mistake-give-at-most-one-amount-for = indicare al massimo un importo per ciascuno
mistake-play-for-cents-has-count-amounts = play_for_cents ha { $count } importi per { $players } giocatori
mistake-set-at-most-cents-cents-aside = mettere lì da parte al massimo { $cents } centesimi

## What the pages of the server are told beside.

mistake-several-events = i flight e le batterie a squadre sono più eventi
mistake-several-events-hint = giocarli con shuffleup run, o aprire ogni parte per conto suo
mistake-in-another-file = sta in un altro file: { $file }
mistake-leave-the-house-out = toglierlo, per giocare secondo il regolamento stesso
mistake-is-a-house-book = questo è un regolamento della casa, non un evento
mistake-is-a-house-book-hint = un evento lo prende con house = '{ $file }'; giocare quell’evento con shuffleup run
mistake-there-is-no-event = l’evento { $event } non esiste
mistake-the-button-cannot-be-won-in = il bottone non si può vincere a { $game }
mistake-leave-it-out-it-moves-on = toglierlo: lì passa al giocatore successivo
mistake-there-is-nothing-at-this-address = a questo indirizzo non c'è nulla
mistake-this-address-is-not-asked-in = questo indirizzo non si interroga in questo modo
mistake-give-the-event-a-name = dare un nome all'evento
mistake-lists-every-event = { $address } elenca tutti gli eventi
mistake-name-stands-twice-in-one-table = '{ $name }' sta due volte nella stessa tabella
mistake-give-the-two-different-names = dare ai due nomi diversi
mistake-this-has-more-than-letters = il testo ha più di { $count } lettere
mistake-leave-the-names-out = togliere i nomi: i giocatori si iscrivono quando arrivano
