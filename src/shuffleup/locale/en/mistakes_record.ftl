### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

note-action-number = action { $number }
note-end-of-the-file = end of the file

## The file.

note-not-toml-why = not TOML: { $why }
note-see-toml-io = see toml.io for the notation
note-not-json-why = not JSON: { $why }
note-arrays-nested = not a hand: arrays are nested too deeply
note-objects-nested = not a hand: objects are nested too deeply
note-several-hands = { $has } hands in a file where one is expected
note-read-as-collection = read it as a collection (.phhs)
note-a-phh-hand-begins = a hand begins with variant = 'NT'
note-an-ohh-hand-begins = a hand begins with {"{"}"ohh": {"{"}
note-expected-type = expected `{ $type }`, got `{ $other }`
note-missing-field = object missing required field `{ $name }`
note-invalid-enum-value = invalid enum value { $value }
note-expecting-value = expecting value
note-expecting-property-name = expecting property name enclosed in double quotes
note-expecting-delimiter = expecting '{ $sign }' delimiter
note-unterminated-from = unterminated string starting at
note-invalid-control = invalid control character at
note-extra-data = extra data

## Its fields.

note-is-it-misspelt = is '{ $name }' a misspelling of it?
note-add-name = add { $name } = …
note-this-is-not-an-array = this is not an array
note-no-array = no array
note-wrong-number-of-entries = { $has } instead of { $needed } entries
note-wrong-number-of-amounts = { $has } instead of { $needed } amounts
note-not-an-amount = { $value } is not an amount
note-amounts-from-0-to = amounts run from 0 to { $most }
note-an-unknown-amount = { $value } is an unknown amount
note-only-known-stacks = only hands with known stacks can be replayed
note-amount-too-fine = { $value } is finer than a thousand-millionth of a chip
note-not-a-chip = { $value } is not a chip
note-chip-is-1-or-more = the smallest chip is 1 or more
note-not-whole-chips = this is not a whole number of chips
note-extension-has-no-parts = records of the extension have no parts
note-prices-are-chips = prices are chips from 0
note-stacks-are-chips = stacks are chips from 0
note-contributions-are-chips = contributions are chips from 0
note-amounts-are-chips = amounts are chips from 0
note-amount-out-of-range = an amount is negative or too large
note-there-is-no-price = there is no price
note-bets-counted-in-antes = in { $game } bets are counted in antes: write ante = 10
note-0-is-no-bet = 0 is no bet
note-bet-costs-at-least-1 = where nobody posts anything a bet costs at least 1
note-neither-true-nor-false = '{ $value }' is neither true nor false
note-code-is-not-a-variant = '{ $name }' is not a variant
note-codes-are = the codes are { $list }
note-they-are-list = they are { $list }
note-own-words-are-list = own words are { $list }
note-its-keys-are-list = its keys are { $list }
note-not-a-key-of-table = '{ $key }' is not a key of this table
note-actions-are-texts = actions are one array of texts
note-not-a-posting = '{ $line }' is not a posting
note-field-missing = the field '{ $name }' is missing
note-write-chips-like = write a number of chips, like { $one } or { $other }
note-write-amounts-like = write one amount for each player, like [50, 100, 0]
note-write-one-for-stacks = write one for each of starting_stacks
note-write-counted-in = write the whole chips in one of the file, like 25
note-the-ante-is-missing = the ante is missing
note-the-spread-is-missing = the spread is missing
note-write-least-and-highest = write small_bet and big_bet, the least and the highest
note-write-big-blind = write big_blind, or small_bet where there are no blinds
note-write-posting = write { $posting }; they are { $list }

## Its players.

note-give-own-seat = give each player a seat of his own
note-chair-is-not-a-seat = '{ $chair }' is not a seat
note-seats-are-numbers = seats are whole numbers from 1, like [1, 2, 5]
note-name-each-player-once = name each player once
note-less-than-no-chips = { $player } has less than no chips
note-player-without-chips = player { $number } has no chips
note-player-has-no-chips = { $player } has no chips
note-leave-him-out = leave him out of the hand
note-needs-two-stacks = a hand needs the stacks of two players or more
note-needs-two-players = a hand needs two players or more
note-same-id-or-seat = two players have the same id or seat
note-there-is-no-player-id = there is no player { $id }
note-name-a-player-by-id = name one of the players by his id
note-name-one-by-his-id = name one by his id
note-game-seats-at-most = { $game } seats { $most } at most
note-game-is-dealt-to = { $game } is dealt to 2 to { $most }

## Its cards.

note-an-exchange = an exchange
note-game-has-no-draw = { $game } has no draw
note-exchange-without-draws = an exchange in a game without draws
note-leave-out-or-variant = leave it out, or name another variant
note-a-board = a board
note-game-has-no-board = { $game } has no board
note-board-street-by-street = the board is dealt street by street
note-board-dealt-twice = the board was dealt twice
note-tournaments-deal-once = tournaments deal it once
note-only-one-card-shared = only one card can be shared, on seventh street (RP-10 H)
note-dealt-not-shown = { $known } was dealt, not { $shown }
note-name-all-unknown-too = name all of them, with ?? for each that is not known
note-name-all-in-one-word = name them all in one word, with ?? for each that is not known
note-name-cards-of-the-hand = name cards of the hand, or ?? for one that is not known
note-wrong-cards-shown = { $has } instead of { $needed } cards are shown
note-wrong-number-of-cards = { $has } instead of { $needed } cards
note-cards-instead-of = { $has } cards instead of { $needed }
note-wrong-hole-cards = { $has } instead of { $needed } hole cards
note-wrong-hole-cards-of = { $has } instead of { $needed } hole cards for { $player }
note-wrong-board-cards = { $has } instead of { $needed } board cards
note-stud-has-no-more = a hand of stud has no more
note-does-not-hold-card = { $player } does not hold { $card }
note-wrong-cards-for-draw = { $has } cards for a draw of { $drawn }
note-deal-as-many-as-thrown = deal as many as were thrown away
note-deck-has-so-many = the deck of { $game } has so many here
note-an-unknown-card-is = an unknown card is ??
note-card-not-in-this-deck = { $card } is not in this deck
note-card-twice-in-deck = { $card } is in the deck twice
note-see-guide-to-game = see the guide to the game
note-rank-and-suit = a card is a rank and a suit, as Td

## Its bets.

note-write-cc-for-a-check = write cc for a check
note-nobody-says-parol = nobody says parol in { $game }
note-game-is-not-dealt = '{ $game }' is not dealt
note-not-a-structure = '{ $name }' is not a betting structure
note-chips-from-nowhere = these chips are neither a bet nor a posting, and nobody says whose they are
note-leave-hand-out = leave the hand out
note-no-stud-bets-here = the bets of stud are not in this format
note-name-stud-bets-in = name them in { $object }: bring_in, small_bet and big_bet

## What a format cannot say.

note-phh-has-no-code = PHH has no code for { $game }
note-ohh-has-no-name = Open Hand History has no name for { $game }
note-stars-has-no-name = PokerStars has no name for { $game }
note-dealt-again-unknown = discards were dealt again, and the record does not say how they were shuffled
note-changed-by-the-floor = the floor changed this hand, for which the format has no words
note-place-in-section = { $section }: { $place }
note-write-fewer-digits = write fewer digits
note-cannot-be-played = it cannot be played ({ $fault })
note-record-may-be-damaged = the record may be damaged; if it is not, report this as a fault

## Formulas of points.

note-position = position { $number }
note-comparison-outside-if = a comparison stands only inside if(…)
note-write-if = write if(k <= 3, 10, 5)
note-if-needs-comparison = if needs a comparison first
note-divides-by-zero = this divides by zero
note-write-max-below = write for instance max(1, …) below the line
note-zero-negative-power = zero has no negative power
note-only-whole-powers = only whole powers are exact
note-write-sqrt = write sqrt(…) for a power of one half
note-power-too-high = a power of { $power } is too high
note-highest-power = { $most } is the highest
note-round-whole-decimals = round needs a whole number of decimals
note-write-round = write for instance round(…, 2)
note-root-of-negative = there is no root of a negative number
note-write-sqrt-max = write for instance sqrt(max(0, …))
note-log-of-zero = there is no logarithm of zero or less
note-write-log-of-more = write for instance { $name }(1 + …)
note-numbers-too-large = the numbers grow too large here
note-use-smaller-powers = use smaller powers
note-formula-too-long = the formula is longer than { $most } letters
note-formula-empty = the formula is empty
note-write-a-formula = write for instance 10 * sqrt(n / k)
note-sign-not-in-formula = '{ $sign }' cannot stand in a formula
note-signs-of-formulas = write only numbers, names, + - * / ^ and brackets
note-not-expected-here = '{ $word }' was not expected here
note-one-bracket-too-many = there is one ) too many
note-write-decimal-point = write a decimal point in numbers: 0.25
note-write-an-operator = write an operator between the two: * or +
note-brackets-too-deep = brackets are nested deeper than { $most }
note-powers-too-deep = powers are nested deeper than { $most }
note-make-it-simpler = make it simpler
note-make-it-shorter = make it shorter
note-not-an-operator = '**' is not an operator here
note-write-power-sign = write ^ for a power
note-number-too-long = a number has more than { $most } digits
note-formula-ends-early = the formula ends where a number, a name or a bracket was expected
note-finish-the-formula = finish it, or take the last sign away
note-value-expected = '{ $word }' stands where a number, a name or a bracket was expected
note-take-away-or-complete = take it away, or write what is missing
note-not-a-function = '{ $word }' is not a function
note-write-times = write * before the bracket
note-no-such-word = there is no '{ $word }'
note-formula-names = names are { $names }; functions are { $functions }
note-needs-brackets = '{ $word }' needs its arguments in brackets
note-write-brackets = write { $word }(…)
note-takes-one-argument = '{ $word }' takes { $span } argument, not { $count }
note-takes-arguments = '{ $word }' takes { $span } arguments, not { $count }
note-part-them-by-commas = part them by ,
note-bracket-not-closed = this bracket is never closed
note-close-the-bracket = write ) where it ends
note-operator-expected = '{ $word }' stands where ) or an operator was expected
note-write-one-of-them = write one of them

## Results and tables of points.

note-no-result-why = this is no result of a run ({ $why })
note-no-result = '{ $schema }' is no result of a run
note-run-json-prints-one = shuffleup run --json prints one
note-write-digits = write digits only
note-write-money = write it as 1234.50
note-neither-yes-nor-no = '{ $word }' is neither yes nor no
note-write-yes-or-no = write yes or no
note-write-columns-and-lines = write place,player and one line for each player
note-more-cells-than-columns = { $cells } cells under { $columns } columns
note-quote-cells = quote cells that hold a comma
note-no-player = there is no player
note-write-a-line-each = write one line for each player
note-quote-not-closed = a quotation mark is not closed
note-close-the-quote = close it in its line, or leave it out
note-cell-too-long = a cell is too long
note-shorten-it = shorten it
note-columns-are = columns are { $list }
note-no-column = there is no column '{ $column }'
note-column-twice = the column '{ $column }' stands twice
note-column-missing = the column '{ $column }' is missing
note-write-columns = write place,player,…
note-event-has-two = { $event } has '{ $here }' here and '{ $there }' in line { $line }
note-write-it-once = it belongs to the whole event: write it once
note-keys-of-points-table = a file has base and [[band]] with players_to, first, points, rest
note-no-printed-table = there is no printed table '{ $name }'
note-no-such-band = no band ends at { $players } players: bands end at { $list }
note-place-does-not-follow = place { $place } does not follow the { $count } places of this band
note-whole-hand = a file holds a whole hand: from HandStarted to HandEnded

## What a PokerStars text cannot say, and hands of cash games.

note-stars-game-not-known = no game is named here that can be read
note-stars-has-no-stakes = the stakes are missing
note-stars-has-no-table = this line should tell the table
note-stars-has-no-summary = the hand is cut off: it has no summary
note-stars-ends-with-one = save the file again; a hand ends with *** SUMMARY ***
note-stars-line-not-understood = '{ $line }' is not understood
note-stars-names-a-player = name a player of the list above the hand
note-stars-streets-are = streets are HOLE CARDS, FLOP, TURN, RIVER, 3rd to 6th STREET, DRAW, SHOW DOWN
note-stars-acts-are = a player folds, checks, calls 100, bets 100, raises 100 to 200, shows [As Kd] or mucks hand
note-stars-posts-are = posts are: { $list }
note-stars-more-than-he-has = { $player } puts in more than he has
note-stars-check-stacks = correct his stack, or this line
note-stars-pot-differs = the pot is told as { $told }, and the lines put in { $found }
note-stars-collected-differs = the pot is { $told }, and { $found } of it is collected
note-stars-blind-missing = { $player } has a blind, and no line posts it
note-stars-line-missing = a line is missing or is not as it was written
note-hand-was-cancelled = the hand was cancelled
note-no-hand-begins-here = no hand begins here
note-stars-hand-begins = a hand begins with PokerStars Hand #1:
note-second-board-differs = the second board does not go with the first
note-second-board-is = write all its cards, those before the all-in as on the first
note-cash-is-not-written = a rake or a second board has no words in these formats
