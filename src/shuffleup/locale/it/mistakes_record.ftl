### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

mistake-action-number = azione { $number }
mistake-end-of-the-file = fine del file

## The file.

mistake-not-toml-why = non è TOML: { $why }
mistake-see-toml-io-for-the-notation = la notazione è su toml.io
mistake-not-json-why = non è JSON: { $why }
mistake-not-a-hand-arrays-are-nested-too-deeply = non è una mano: gli elenchi sono annidati troppo a fondo
mistake-not-a-hand-objects-are-nested-too-deeply = non è una mano: gli oggetti sono annidati troppo a fondo
mistake-has-hands-in-a-file-where-one-is = { $has } mani in un file che ne deve contenere una
mistake-read-it-as-a-collection-phhs = leggerlo come raccolta (.phhs)
mistake-a-hand-begins-with-variant-nt = una mano comincia con variant = 'NT'
mistake-a-hand-begins-with-ohh = una mano comincia con {"{"}"ohh": {"{"}
mistake-expected-type-got-other = atteso `{ $type }`, trovato `{ $other }`
mistake-object-missing-required-field-name = manca il campo `{ $name }`
mistake-invalid-enum-value-value = { $value } non è fra i valori possibili
mistake-expecting-value = manca un valore
mistake-expecting-property-name-enclosed-in-double-quotes = manca un nome fra virgolette doppie
mistake-expecting-sign-delimiter = manca il segno '{ $sign }'
mistake-unterminated-string-starting-at = un testo non è chiuso
mistake-invalid-control-character-at = un carattere di controllo in un testo
mistake-extra-data = dopo la fine c'è dell'altro

## Its fields.

mistake-is-name-a-misspelling-of-it = '{ $name }' ne è forse un errore di battitura?
mistake-add-name = aggiungere { $name } = …
mistake-this-is-not-an-array = questo non è un elenco
mistake-no-array = nessun elenco
mistake-has-instead-of-needed-entries = voci: { $has } invece di { $needed }
mistake-has-instead-of-needed-amounts = { $has } importi invece di { $needed }
mistake-value-is-not-an-amount = { $value } non è un importo
mistake-amounts-run-from-0-to-most = gli importi vanno da 0 a { $most }
mistake-value-is-an-unknown-amount = { $value } è un importo sconosciuto
mistake-only-hands-with-known-stacks-can-be-replayed = si rigiocano solo mani di cui si conoscono gli stack
mistake-value-is-finer-than-a-thousand-millionth-of = { $value } è più fine di un miliardesimo di chip
mistake-value-is-not-a-chip = { $value } non è una chip
mistake-the-smallest-chip-is-1-or-more = la chip più piccola vale almeno 1
mistake-this-is-not-a-whole-number-of-chips = questo non è un numero intero di chip
mistake-records-of-the-extension-have-no-parts = le mani registrate nell'estensione non hanno frazioni
mistake-prices-are-chips-from-0 = i prezzi sono chip, da 0 in su
mistake-stacks-are-chips-from-0 = gli stack sono chip, da 0 in su
mistake-contributions-are-chips-from-0 = i contributi sono chip, da 0 in su
mistake-amounts-are-chips-from-0 = gli importi sono chip, da 0 in su
mistake-an-amount-is-negative-or-too-large = un importo è negativo o troppo grande
mistake-there-is-no-price = manca il prezzo
mistake-in-game-bets-are-counted-in-antes-write = in { $game } le puntate si contano in ante: scrivere ante = 10
mistake-0-is-no-bet = 0 non è una puntata
mistake-where-nobody-posts-anything-a-bet-costs-at = dove nessuno mette niente una puntata costa almeno 1
mistake-value-is-neither-true-nor-false = '{ $value }' non è né true né false
mistake-code-is-not-a-variant = '{ $code }' non è una variante
mistake-the-codes-are-list = i codici sono { $list }
mistake-they-are-list = sono { $list }
mistake-own-words-are-list = le parole proprie sono { $list }
mistake-its-keys-are-list = le sue chiavi sono { $list }
mistake-key-is-not-a-key-of-this-table = '{ $key }' non è una chiave di questa tabella
mistake-actions-are-one-array-of-texts = le azioni sono un solo elenco di testi
mistake-line-is-not-a-posting = '{ $line }' non è una messa
mistake-the-field-name-is-missing = manca il campo '{ $name }'
mistake-write-a-number-of-chips-like-one-or = scrivere un numero di chip, come { $one } o { $other }
mistake-write-one-amount-for-each-player-like-50 = scrivere un importo per ogni giocatore, come [50, 100, 0]
mistake-write-one-for-each-of-starting-stacks = scriverne quanti sono gli starting_stacks
mistake-write-the-whole-chips-in-one-of-the = scrivere quante chip intere vale una del file, come 25
mistake-the-ante-is-missing = manca l'ante
mistake-the-spread-is-missing = mancano i limiti dello spread
mistake-write-small-bet-and-big-bet-the-least = scrivere small_bet e big_bet, il minimo e il massimo
mistake-write-big-blind-or-small-bet-where-there = scrivere big_blind, o small_bet dove non ci sono bui
mistake-write-posting-they-are-list = scrivere { $posting }; sono { $list }

## Its players.

mistake-give-each-player-a-seat-of-his-own = dare a ogni giocatore un posto suo
mistake-chair-is-not-a-seat = '{ $chair }' non è un posto
mistake-seats-are-whole-numbers-from-1-like-1 = i posti sono numeri interi da 1, come [1, 2, 5]
mistake-name-each-player-once = nominare ogni giocatore una volta sola
mistake-player-has-less-than-no-chips = { $player } ha meno di zero chip
mistake-player-number-has-no-chips = il giocatore { $number } non ha chip
mistake-player-has-no-chips = { $player } non ha chip
mistake-leave-him-out-of-the-hand = lasciarlo fuori dalla mano
mistake-a-hand-needs-the-stacks-of-two-players = una mano richiede gli stack di almeno due giocatori
mistake-a-hand-needs-two-players-or-more = una mano richiede almeno due giocatori
mistake-two-players-have-the-same-id-or-seat = due giocatori hanno lo stesso id o lo stesso posto
mistake-there-is-no-player-id = non c'è un giocatore { $id }
mistake-name-one-of-the-players-by-his-id = indicare uno dei giocatori con il suo id
mistake-name-one-by-his-id = indicarne uno con il suo id
mistake-game-seats-most-at-most = a { $game } siedono al massimo in { $most }
mistake-game-is-dealt-to-2-to-most = { $game } si serve a un numero di giocatori da 2 a { $most }

## Its cards.

mistake-an-exchange = un cambio
mistake-game-has-no-draw = { $game } non ha cambi
mistake-an-exchange-in-a-game-without-draws = un cambio in un gioco senza cambi
mistake-leave-it-out-or-name-another-variant = toglierlo, o indicare un'altra variante
mistake-a-board = un board
mistake-game-has-no-board = { $game } non ha board
mistake-the-board-is-dealt-street-by-street = il board si serve street per street
mistake-the-board-was-dealt-twice = il board è stato servito due volte
mistake-tournaments-deal-it-once = nei tornei si serve una volta
mistake-only-one-card-can-be-shared-on-seventh = si condivide una carta sola, in settima street (RP-10 H)
mistake-known-was-dealt-not-shown = sono state servite { $known }, non { $shown }
mistake-name-all-of-them-with-for-each-that = nominarle tutte, con ?? per ognuna che non si conosce
mistake-name-them-all-in-one-word-with-for = nominarle tutte in una parola, con ?? per ognuna che non si conosce
mistake-name-cards-of-the-hand-or-for-one = nominare carte della mano, o ?? per una che non si conosce
mistake-has-instead-of-needed-cards-are-shown = si mostrano { $has } carte invece di { $needed }
mistake-has-instead-of-needed-cards = { $has } carte invece di { $needed }
mistake-has-cards-instead-of-needed = carte: { $has } invece di { $needed }
mistake-has-instead-of-needed-hole-cards = { $has } carte coperte invece di { $needed }
mistake-has-instead-of-needed-hole-cards-for-player = { $has } carte coperte invece di { $needed } per { $player }
mistake-has-instead-of-needed-board-cards = { $has } carte del board invece di { $needed }
mistake-a-hand-of-stud-has-no-more = una mano di stud non ne ha di più
mistake-player-does-not-hold-card = { $player } non ha { $card }
mistake-has-cards-for-a-draw-of-drawn = { $has } carte per un cambio di { $drawn }
mistake-deal-as-many-as-were-thrown-away = servirne quante ne sono state scartate
mistake-the-deck-of-game-has-so-many-here = tante ne ha qui il mazzo di { $game }
mistake-an-unknown-card-is = una carta sconosciuta è ??
mistake-card-is-not-in-this-deck = { $card } non è in questo mazzo
mistake-card-is-in-the-deck-twice = { $card } è due volte nel mazzo
mistake-see-the-guide-to-the-game = vedere la guida del gioco
mistake-a-card-is-a-rank-and-a-suit = una carta è un valore e un seme, come Td

## Its bets.

mistake-write-cc-for-a-check = scrivere cc per un check
mistake-nobody-says-parol-in-game = in { $game } nessuno dice parol
mistake-game-is-not-dealt = '{ $game }' non si gioca
mistake-name-is-not-a-betting-structure = '{ $name }' non è una struttura di puntate
mistake-tournaments-do-not-have-this = nei tornei questo non c'è
mistake-the-bets-of-stud-are-not-in-this = le puntate dello stud non sono in questo formato
mistake-name-them-in-object-bring-in-small-bet = indicarle in { $object }: bring_in, small_bet e big_bet

## What a format cannot say.

mistake-phh-has-no-code-for-game = PHH non ha un codice per { $game }
mistake-open-hand-history-has-no-name-for-game = Open Hand History non ha un nome per { $game }
mistake-pokerstars-has-no-name-for-game = PokerStars non ha un nome per { $game }
mistake-discards-were-dealt-again = gli scarti sono stati ridistribuiti, e il documento non dice come sono stati mischiati
mistake-the-floor-changed-this-hand-for-which-the = il floor ha cambiato questa mano, e il formato non ha parole per dirlo
