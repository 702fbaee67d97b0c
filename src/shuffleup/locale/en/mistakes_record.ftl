### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

mistake-action-number = action { $number }
mistake-end-of-the-file = end of the file

## The file.

mistake-not-toml-why = not TOML: { $why }
mistake-see-toml-io-for-the-notation = see toml.io for the notation
mistake-not-json-why = not JSON: { $why }
mistake-not-a-hand-arrays-are-nested-too-deeply = not a hand: arrays are nested too deeply
mistake-not-a-hand-objects-are-nested-too-deeply = not a hand: objects are nested too deeply
mistake-has-hands-in-a-file-where-one-is = { $has } hands in a file where one is expected
mistake-read-it-as-a-collection-phhs = read it as a collection (.phhs)
mistake-a-hand-begins-with-variant-nt = a hand begins with variant = 'NT'
mistake-a-hand-begins-with-ohh = a hand begins with {"{"}"ohh": {"{"}
mistake-expected-type-got-other = expected `{ $type }`, got `{ $other }`
mistake-object-missing-required-field-name = object missing required field `{ $name }`
mistake-invalid-enum-value-value = invalid enum value { $value }
mistake-expecting-value = expecting value
mistake-expecting-property-name-enclosed-in-double-quotes = expecting property name enclosed in double quotes
mistake-expecting-sign-delimiter = expecting '{ $sign }' delimiter
mistake-unterminated-string-starting-at = unterminated string starting at
mistake-invalid-control-character-at = invalid control character at
mistake-extra-data = extra data

## Its fields.

mistake-is-name-a-misspelling-of-it = is '{ $name }' a misspelling of it?
mistake-add-name = add { $name } = …
mistake-this-is-not-an-array = this is not an array
mistake-no-array = no array
mistake-has-instead-of-needed-entries = { $has } instead of { $needed } entries
mistake-has-instead-of-needed-amounts = { $has } instead of { $needed } amounts
mistake-value-is-not-an-amount = { $value } is not an amount
mistake-amounts-run-from-0-to-most = amounts run from 0 to { $most }
mistake-value-is-an-unknown-amount = { $value } is an unknown amount
mistake-only-hands-with-known-stacks-can-be-replayed = only hands with known stacks can be replayed
mistake-value-is-finer-than-a-thousand-millionth-of = { $value } is finer than a thousand-millionth of a chip
mistake-value-is-not-a-chip = { $value } is not a chip
mistake-the-smallest-chip-is-1-or-more = the smallest chip is 1 or more
mistake-this-is-not-a-whole-number-of-chips = this is not a whole number of chips
mistake-records-of-the-extension-have-no-parts = records of the extension have no parts
mistake-prices-are-chips-from-0 = prices are chips from 0
mistake-stacks-are-chips-from-0 = stacks are chips from 0
mistake-contributions-are-chips-from-0 = contributions are chips from 0
mistake-amounts-are-chips-from-0 = amounts are chips from 0
mistake-an-amount-is-negative-or-too-large = an amount is negative or too large
mistake-there-is-no-price = there is no price
mistake-in-game-bets-are-counted-in-antes-write = in { $game } bets are counted in antes: write ante = 10
mistake-0-is-no-bet = 0 is no bet
mistake-where-nobody-posts-anything-a-bet-costs-at = where nobody posts anything a bet costs at least 1
mistake-value-is-neither-true-nor-false = '{ $value }' is neither true nor false
mistake-code-is-not-a-variant = '{ $code }' is not a variant
mistake-the-codes-are-list = the codes are { $list }
mistake-they-are-list = they are { $list }
mistake-own-words-are-list = own words are { $list }
mistake-its-keys-are-list = its keys are { $list }
mistake-key-is-not-a-key-of-this-table = '{ $key }' is not a key of this table
mistake-actions-are-one-array-of-texts = actions are one array of texts
mistake-line-is-not-a-posting = '{ $line }' is not a posting
mistake-the-field-name-is-missing = the field '{ $name }' is missing
mistake-write-a-number-of-chips-like-one-or = write a number of chips, like { $one } or { $other }
mistake-write-one-amount-for-each-player-like-50 = write one amount for each player, like [50, 100, 0]
mistake-write-one-for-each-of-starting-stacks = write one for each of starting_stacks
mistake-write-the-whole-chips-in-one-of-the = write the whole chips in one of the file, like 25
mistake-the-ante-is-missing = the ante is missing
mistake-the-spread-is-missing = the spread is missing
mistake-write-small-bet-and-big-bet-the-least = write small_bet and big_bet, the least and the highest
mistake-write-big-blind-or-small-bet-where-there = write big_blind, or small_bet where there are no blinds
mistake-write-posting-they-are-list = write { $posting }; they are { $list }

## Its players.

mistake-give-each-player-a-seat-of-his-own = give each player a seat of his own
mistake-chair-is-not-a-seat = '{ $chair }' is not a seat
mistake-seats-are-whole-numbers-from-1-like-1 = seats are whole numbers from 1, like [1, 2, 5]
mistake-name-each-player-once = name each player once
mistake-player-has-less-than-no-chips = { $player } has less than no chips
mistake-player-number-has-no-chips = player { $number } has no chips
mistake-player-has-no-chips = { $player } has no chips
mistake-leave-him-out-of-the-hand = leave him out of the hand
mistake-a-hand-needs-the-stacks-of-two-players = a hand needs the stacks of two players or more
mistake-a-hand-needs-two-players-or-more = a hand needs two players or more
mistake-two-players-have-the-same-id-or-seat = two players have the same id or seat
mistake-there-is-no-player-id = there is no player { $id }
mistake-name-one-of-the-players-by-his-id = name one of the players by his id
mistake-name-one-by-his-id = name one by his id
mistake-game-seats-most-at-most = { $game } seats { $most } at most
mistake-game-is-dealt-to-2-to-most = { $game } is dealt to 2 to { $most }

## Its cards.

mistake-an-exchange = an exchange
mistake-game-has-no-draw = { $game } has no draw
mistake-an-exchange-in-a-game-without-draws = an exchange in a game without draws
mistake-leave-it-out-or-name-another-variant = leave it out, or name another variant
mistake-a-board = a board
mistake-game-has-no-board = { $game } has no board
mistake-the-board-is-dealt-street-by-street = the board is dealt street by street
mistake-the-board-was-dealt-twice = the board was dealt twice
mistake-tournaments-deal-it-once = tournaments deal it once
mistake-only-one-card-can-be-shared-on-seventh = only one card can be shared, on seventh street (RP-10 H)
mistake-known-was-dealt-not-shown = { $known } was dealt, not { $shown }
mistake-name-all-of-them-with-for-each-that = name all of them, with ?? for each that is not known
mistake-name-them-all-in-one-word-with-for = name them all in one word, with ?? for each that is not known
mistake-name-cards-of-the-hand-or-for-one = name cards of the hand, or ?? for one that is not known
mistake-has-instead-of-needed-cards-are-shown = { $has } instead of { $needed } cards are shown
mistake-has-instead-of-needed-cards = { $has } instead of { $needed } cards
mistake-has-cards-instead-of-needed = { $has } cards instead of { $needed }
mistake-has-instead-of-needed-hole-cards = { $has } instead of { $needed } hole cards
mistake-has-instead-of-needed-hole-cards-for-player = { $has } instead of { $needed } hole cards for { $player }
mistake-has-instead-of-needed-board-cards = { $has } instead of { $needed } board cards
mistake-a-hand-of-stud-has-no-more = a hand of stud has no more
mistake-player-does-not-hold-card = { $player } does not hold { $card }
mistake-has-cards-for-a-draw-of-drawn = { $has } cards for a draw of { $drawn }
mistake-deal-as-many-as-were-thrown-away = deal as many as were thrown away
mistake-the-deck-of-game-has-so-many-here = the deck of { $game } has so many here
mistake-an-unknown-card-is = an unknown card is ??
mistake-card-is-not-in-this-deck = { $card } is not in this deck
mistake-card-is-in-the-deck-twice = { $card } is in the deck twice
mistake-see-the-guide-to-the-game = see the guide to the game
mistake-a-card-is-a-rank-and-a-suit = a card is a rank and a suit, as Td

## Its bets.

mistake-write-cc-for-a-check = write cc for a check
mistake-nobody-says-parol-in-game = nobody says parol in { $game }
mistake-game-is-not-dealt = '{ $game }' is not dealt
mistake-name-is-not-a-betting-structure = '{ $name }' is not a betting structure
mistake-tournaments-do-not-have-this = tournaments do not have this
mistake-the-bets-of-stud-are-not-in-this = the bets of stud are not in this format
mistake-name-them-in-object-bring-in-small-bet = name them in { $object }: bring_in, small_bet and big_bet

## What a format cannot say.

mistake-phh-has-no-code-for-game = PHH has no code for { $game }
mistake-open-hand-history-has-no-name-for-game = Open Hand History has no name for { $game }
mistake-pokerstars-has-no-name-for-game = PokerStars has no name for { $game }
mistake-discards-were-dealt-again = discards were dealt again, and the record does not say how they were shuffled
mistake-the-floor-changed-this-hand-for-which-the = the floor changed this hand, for which the format has no words
