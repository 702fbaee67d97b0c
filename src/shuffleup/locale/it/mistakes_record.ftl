### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

note-action-number = azione { $number }
note-end-of-the-file = fine del file

## The file.

note-not-toml-why = non è TOML: { $why }
note-see-toml-io = la notazione è su toml.io
note-not-json-why = non è JSON: { $why }
note-arrays-nested = non è una mano: gli elenchi sono annidati troppo a fondo
note-objects-nested = non è una mano: gli oggetti sono annidati troppo a fondo
note-several-hands = { $has } mani in un file che ne deve contenere una
note-read-as-collection = leggerlo come raccolta (.phhs)
note-a-phh-hand-begins = una mano comincia con variant = 'NT'
note-an-ohh-hand-begins = una mano comincia con {"{"}"ohh": {"{"}
note-expected-type = atteso `{ $type }`, trovato `{ $other }`
note-missing-field = manca il campo `{ $name }`
note-invalid-enum-value = { $value } non è fra i valori possibili
note-expecting-value = manca un valore
note-expecting-property-name = manca un nome fra virgolette doppie
note-expecting-delimiter = manca il segno '{ $sign }'
note-unterminated-from = un testo non è chiuso
note-invalid-control = un carattere di controllo in un testo
note-extra-data = dopo la fine c'è dell'altro

## Its fields.

note-is-it-misspelt = '{ $name }' ne è forse un errore di battitura?
note-add-name = aggiungere { $name } = …
note-this-is-not-an-array = questo non è un elenco
note-no-array = nessun elenco
note-wrong-number-of-entries = voci: { $has } invece di { $needed }
note-wrong-number-of-amounts = { $has } importi invece di { $needed }
note-not-an-amount = { $value } non è un importo
note-amounts-from-0-to = gli importi vanno da 0 a { $most }
note-an-unknown-amount = { $value } è un importo sconosciuto
note-only-known-stacks = si rigiocano solo mani di cui si conoscono gli stack
note-amount-too-fine = { $value } è più fine di un miliardesimo di chip
note-not-a-chip = { $value } non è una chip
note-chip-is-1-or-more = la chip più piccola vale almeno 1
note-not-whole-chips = questo non è un numero intero di chip
note-extension-has-no-parts = le mani registrate nell'estensione non hanno frazioni
note-prices-are-chips = i prezzi sono chip, da 0 in su
note-stacks-are-chips = gli stack sono chip, da 0 in su
note-contributions-are-chips = i contributi sono chip, da 0 in su
note-amounts-are-chips = gli importi sono chip, da 0 in su
note-amount-out-of-range = un importo è negativo o troppo grande
note-there-is-no-price = manca il prezzo
note-bets-counted-in-antes = in { $game } le puntate si contano in ante: scrivere ante = 10
note-0-is-no-bet = 0 non è una puntata
note-bet-costs-at-least-1 = dove nessuno mette niente una puntata costa almeno 1
note-neither-true-nor-false = '{ $value }' non è né true né false
note-code-is-not-a-variant = '{ $name }' non è una variante
note-codes-are = i codici sono { $list }
note-they-are-list = sono { $list }
note-own-words-are-list = le parole proprie sono { $list }
note-its-keys-are-list = le sue chiavi sono { $list }
note-not-a-key-of-table = '{ $key }' non è una chiave di questa tabella
note-actions-are-texts = le azioni sono un solo elenco di testi
note-not-a-posting = '{ $line }' non è una messa
note-field-missing = manca il campo '{ $name }'
note-write-chips-like = scrivere un numero di chip, come { $one } o { $other }
note-write-amounts-like = scrivere un importo per ogni giocatore, come [50, 100, 0]
note-write-one-for-stacks = scriverne quanti sono gli starting_stacks
note-write-counted-in = scrivere quante chip intere vale una del file, come 25
note-the-ante-is-missing = manca l'ante
note-the-spread-is-missing = mancano i limiti dello spread
note-write-least-and-highest = scrivere small_bet e big_bet, il minimo e il massimo
note-write-big-blind = scrivere big_blind, o small_bet dove non ci sono bui
note-write-posting = scrivere { $posting }; sono { $list }

## Its players.

note-give-own-seat = dare a ogni giocatore un posto suo
note-chair-is-not-a-seat = '{ $chair }' non è un posto
note-seats-are-numbers = i posti sono numeri interi da 1, come [1, 2, 5]
note-name-each-player-once = nominare ogni giocatore una volta sola
note-less-than-no-chips = { $player } ha meno di zero chip
note-player-without-chips = il giocatore { $number } non ha chip
note-player-has-no-chips = { $player } non ha chip
note-leave-him-out = lasciarlo fuori dalla mano
note-needs-two-stacks = una mano richiede gli stack di almeno due giocatori
note-needs-two-players = una mano richiede almeno due giocatori
note-same-id-or-seat = due giocatori hanno lo stesso id o lo stesso posto
note-there-is-no-player-id = non c'è un giocatore { $id }
note-name-a-player-by-id = indicare uno dei giocatori con il suo id
note-name-one-by-his-id = indicarne uno con il suo id
note-game-seats-at-most = a { $game } siedono al massimo in { $most }
note-game-is-dealt-to = { $game } si serve a un numero di giocatori da 2 a { $most }

## Its cards.

note-an-exchange = un cambio
note-game-has-no-draw = { $game } non ha cambi
note-exchange-without-draws = un cambio in un gioco senza cambi
note-leave-out-or-variant = toglierlo, o indicare un'altra variante
note-a-board = un board
note-game-has-no-board = { $game } non ha board
note-board-street-by-street = il board si serve street per street
note-board-dealt-twice = il board è stato servito due volte
note-tournaments-deal-once = nei tornei si serve una volta
note-only-one-card-shared = si condivide una carta sola, in settima street (RP-10 H)
note-dealt-not-shown = sono state servite { $known }, non { $shown }
note-name-all-unknown-too = nominarle tutte, con ?? per ognuna che non si conosce
note-name-all-in-one-word = nominarle tutte in una parola, con ?? per ognuna che non si conosce
note-name-cards-of-the-hand = nominare carte della mano, o ?? per una che non si conosce
note-wrong-cards-shown = si mostrano { $has } carte invece di { $needed }
note-wrong-number-of-cards = { $has } carte invece di { $needed }
note-cards-instead-of = carte: { $has } invece di { $needed }
note-wrong-hole-cards = { $has } carte coperte invece di { $needed }
note-wrong-hole-cards-of = { $has } carte coperte invece di { $needed } per { $player }
note-wrong-board-cards = { $has } carte del board invece di { $needed }
note-stud-has-no-more = una mano di stud non ne ha di più
note-does-not-hold-card = { $player } non ha { $card }
note-wrong-cards-for-draw = { $has } carte per un cambio di { $drawn }
note-deal-as-many-as-thrown = servirne quante ne sono state scartate
note-deck-has-so-many = tante ne ha qui il mazzo di { $game }
note-an-unknown-card-is = una carta sconosciuta è ??
note-card-not-in-this-deck = { $card } non è in questo mazzo
note-card-twice-in-deck = { $card } è due volte nel mazzo
note-see-guide-to-game = vedere la guida del gioco
note-rank-and-suit = una carta è un valore e un seme, come Td

## Its bets.

note-write-cc-for-a-check = scrivere cc per un check
note-nobody-says-parol = in { $game } nessuno dice parol
note-game-is-not-dealt = '{ $game }' non si gioca
note-not-a-structure = '{ $name }' non è una struttura di puntate
note-chips-from-nowhere = queste chip non sono né una puntata né un'apertura dovuta, e non si sa di chi sono
note-leave-hand-out = lasciare fuori la mano
note-no-stud-bets-here = le puntate dello stud non sono in questo formato
note-name-stud-bets-in = indicarle in { $object }: bring_in, small_bet e big_bet

## What a format cannot say.

note-phh-has-no-code = PHH non ha un codice per { $game }
note-ohh-has-no-name = Open Hand History non ha un nome per { $game }
note-stars-has-no-name = PokerStars non ha un nome per { $game }
note-dealt-again-unknown = gli scarti sono stati ridistribuiti, e il documento non dice come sono stati mischiati
note-changed-by-the-floor = il floor ha cambiato questa mano, e il formato non ha parole per dirlo
note-place-in-section = { $section }: { $place }
note-write-fewer-digits = scrivere meno cifre
note-cannot-be-played = non si può giocare ({ $fault })
note-record-may-be-damaged = la registrazione può essere danneggiata; se non lo è, segnalarlo come guasto

## Formule di punti.

note-position = posizione { $number }
note-comparison-outside-if = un confronto sta solo dentro if(…)
note-write-if = scrivere if(k <= 3, 10, 5)
note-if-needs-comparison = if vuole prima un confronto
note-divides-by-zero = qui si divide per zero
note-write-max-below = scrivere per esempio max(1, …) sotto la linea
note-zero-negative-power = zero non ha potenze negative
note-only-whole-powers = solo le potenze intere sono esatte
note-write-sqrt = scrivere sqrt(…) per una potenza di un mezzo
note-power-too-high = una potenza di { $power } è troppo alta
note-highest-power = { $most } è la più alta
note-round-whole-decimals = round vuole un numero intero di decimali
note-write-round = scrivere per esempio round(…, 2)
note-root-of-negative = un numero negativo non ha radice
note-write-sqrt-max = scrivere per esempio sqrt(max(0, …))
note-log-of-zero = zero e i numeri negativi non hanno logaritmo
note-write-log-of-more = scrivere per esempio { $name }(1 + …)
note-numbers-too-large = qui i numeri diventano troppo grandi
note-use-smaller-powers = usare potenze più piccole
note-formula-too-long = la formula ha più di { $most } caratteri
note-formula-empty = la formula è vuota
note-write-a-formula = scrivere per esempio 10 * sqrt(n / k)
note-sign-not-in-formula = '{ $sign }' non può stare in una formula
note-signs-of-formulas = scrivere solo numeri, nomi, + - * / ^ e parentesi
note-not-expected-here = '{ $word }' qui non ci va
note-one-bracket-too-many = c'è una ) di troppo
note-write-decimal-point = nei numeri scrivere il punto decimale: 0.25
note-write-an-operator = scrivere tra i due un operatore: * o +
note-brackets-too-deep = le parentesi sono una nell'altra più di { $most } volte
note-powers-too-deep = le potenze sono una nell'altra più di { $most } volte
note-make-it-simpler = semplificarla
note-make-it-shorter = accorciare
note-not-an-operator = '**' qui non è un operatore
note-write-power-sign = scrivere ^ per una potenza
note-number-too-long = un numero ha più di { $most } cifre
note-formula-ends-early = la formula finisce dove va un numero, un nome o una parentesi
note-finish-the-formula = finirla, o togliere l'ultimo segno
note-value-expected = '{ $word }' sta dove va un numero, un nome o una parentesi
note-take-away-or-complete = toglierlo, o scrivere ciò che manca
note-not-a-function = '{ $word }' non è una funzione
note-write-times = scrivere * prima della parentesi
note-no-such-word = '{ $word }' non esiste
note-formula-names = i nomi sono { $names }; le funzioni { $functions }
note-needs-brackets = '{ $word }' vuole gli argomenti tra parentesi
note-write-brackets = scrivere { $word }(…)
note-takes-one-argument = '{ $word }' prende { $span } argomento, non { $count }
note-takes-arguments = '{ $word }' prende { $span } argomenti, non { $count }
note-part-them-by-commas = separarli con ,
note-bracket-not-closed = questa parentesi non è mai chiusa
note-close-the-bracket = scrivere ) dove finisce
note-operator-expected = '{ $word }' sta dove va ) o un operatore
note-write-one-of-them = scriverne uno

## Risultati e tabelle di punti.

note-no-result-why = questo non è il risultato di una prova ({ $why })
note-no-result = '{ $schema }' non è il risultato di una prova
note-run-json-prints-one = shuffleup run --json ne scrive uno
note-write-digits = scrivere solo cifre
note-write-money = scriverlo come 1234.50
note-neither-yes-nor-no = '{ $word }' non è né yes né no
note-write-yes-or-no = scrivere yes o no
note-write-columns-and-lines = scrivere place,player e una riga per giocatore
note-more-cells-than-columns = { $cells } celle sotto { $columns } colonne
note-quote-cells = mettere tra virgolette le celle con una virgola
note-no-player = non c'è nessun giocatore
note-write-a-line-each = scrivere una riga per giocatore
note-quote-not-closed = le virgolette non sono chiuse
note-close-the-quote = chiuderle nella loro riga, o toglierle
note-cell-too-long = una cella è troppo lunga
note-shorten-it = accorciarla
note-columns-are = le colonne sono { $list }
note-no-column = non c'è una colonna '{ $column }'
note-column-twice = la colonna '{ $column }' c'è due volte
note-column-missing = manca la colonna '{ $column }'
note-write-columns = scrivere place,player,…
note-event-has-two = { $event } ha '{ $here }' qui e '{ $there }' alla riga { $line }
note-write-it-once = vale per tutto l'evento: scriverlo una volta
note-keys-of-points-table = un file ha base e [[band]] con players_to, first, points, rest
note-no-printed-table = non c'è una tabella stampata '{ $name }'
note-no-such-band = nessuna fascia finisce a { $players } giocatori: finiscono a { $list }
note-place-does-not-follow = il posto { $place } non segue i { $count } posti di questa fascia
note-whole-hand = un file contiene una mano intera: da HandStarted a HandEnded

## Che cosa non va in un testo PokerStars, e mani di cash game.

note-stars-game-not-known = qui non è nominato un gioco che si possa leggere
note-stars-has-no-stakes = mancano le puntate
note-stars-has-no-table = questa riga dovrebbe indicare il tavolo
note-stars-has-no-summary = la mano è tronca: manca il riepilogo
note-stars-ends-with-one = salvare di nuovo il file; una mano finisce con *** SUMMARY ***
note-stars-line-not-understood = '{ $line }' non si capisce
note-stars-names-a-player = nominare un giocatore dell'elenco sopra la mano
note-stars-streets-are = le strade sono HOLE CARDS, FLOP, TURN, RIVER, da 3rd a 6th STREET, DRAW, SHOW DOWN
note-stars-acts-are = un giocatore folds, checks, calls 100, bets 100, raises 100 to 200, shows [As Kd] oppure mucks hand
note-stars-posts-are = le poste sono: { $list }
note-stars-more-than-he-has = { $player } mette più di quanto ha
note-stars-check-stacks = correggere il suo stack o questa riga
note-stars-pot-differs = il piatto è dato per { $told }, e le righe ne mettono { $found }
note-stars-collected-differs = il piatto è { $told }, e ne viene incassato { $found }
note-stars-blind-missing = { $player } ha un buio, e nessuna riga lo mette
note-stars-line-missing = manca una riga, o una non è come fu scritta
note-hand-was-cancelled = la mano è stata annullata
note-no-hand-begins-here = qui non comincia una mano
note-stars-hand-begins = una mano comincia con PokerStars Hand #1:
note-second-board-differs = il secondo board non va con il primo
note-second-board-is = scriverne tutte le carte, quelle prima dell'all-in come sul primo
note-cash-is-not-written = per il rake o un secondo board questi formati non hanno parole
