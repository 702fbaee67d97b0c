### Mistakes of the command line and of files in general.

## What was typed.

mistake-no-such-command-name = no such command '{ $name }'
mistake-commands-are-list = commands are { $list }
mistake-see-command-help = see { $command } --help
mistake-did-you-mean-near-rest = did you mean '{ $near }'? { $rest }
mistake-did-you-mean-near = did you mean '{ $near }'?
mistake-no-such-option-name = no such option: { $name }
mistake-no-such-option-name-2 = no such option '{ $name }'
mistake-no-such-option-name-did-you = no such option '{ $name }'. Did you mean '{ $near }'?
mistake-no-such-option-name-did-you-mean = no such option '{ $name }'. (Did you mean one of: { $list }?)
mistake-no-such-option-name-did-you-mean-near = no such option: { $name } Did you mean { $near }?
mistake-no-such-option-name-possible-options = no such option: { $name } (Possible options: { $list })
mistake-missing-argument-name = missing argument '{ $name }'
mistake-missing-option-name = missing option '{ $name }'
mistake-missing-option-name-choose-from-list = missing option '{ $name }'. Choose from: { $list }
mistake-missing-argument-name-choose-from-list = missing argument '{ $name }'. Choose from: { $list }
mistake-missing-parameter-name = missing parameter: { $name }
mistake-got-unexpected-extra-argument-words = got unexpected extra argument ({ $words })
mistake-got-unexpected-extra-arguments-words = got unexpected extra arguments ({ $words })
mistake-option-name-requires-an-argument = option '{ $name }' requires an argument
mistake-option-name-requires-count-arguments = option '{ $name }' requires { $count } arguments
mistake-option-name-does-not-take-a = option '{ $name }' does not take a value
mistake-invalid-value-for-name-why = invalid value for '{ $name }': { $why }
mistake-value-is-not-in-the-range = { $value } is not in the range { $range }
mistake-value-is-not-a-valid-integer = '{ $value }' is not a valid integer range
mistake-value-is-not-a-valid-integer-2 = '{ $value }' is not a valid integer
mistake-value-is-not-a-valid-float = '{ $value }' is not a valid float range
mistake-value-is-not-a-valid-float-2 = '{ $value }' is not a valid float
mistake-value-is-not-one-of-list = '{ $value }' is not one of { $list }
mistake-shuffleup-itself-failed-fault = shuffleup itself failed: { $fault }
mistake-run-it-again-with-variable-1 = run it again with { $variable }=1 to see where, and report it

## Where something is wrong.

mistake-line-number = line { $number }
mistake-line-number-column-column = line { $number }, column { $column }
mistake-end-of-document = end of document
mistake-hand-number = hand { $number }
mistake-chair-number = chair { $number }
mistake-remove-and-lowest = --remove and --lowest

## Files.

mistake-there-is-no-such-file = there is no such file
mistake-check-the-name-and-the-folder = check the name and the folder
mistake-this-is-a-folder = this is a folder
mistake-name-a-file-in-it = name a file in it
mistake-this-is-not-utf-8-text = this is not UTF-8 text
mistake-save-the-file-as-utf-8 = save the file as UTF-8
mistake-it-cannot-be-read-why = it cannot be read ({ $why })
mistake-it-cannot-be-written-why = it cannot be written ({ $why })
mistake-choose-another-place = choose another place
mistake-name-a-file-to-write = name a file to write
mistake-its-folder-does-not-exist = its folder does not exist
mistake-make-the-folder-first = make the folder first
mistake-permission-denied = permission denied
mistake-is-a-directory = is a directory
mistake-not-a-directory = not a directory
mistake-no-such-file-or-directory = no such file or directory
mistake-no-space-left-on-device = no space left on device
mistake-read-only-file-system = read-only file system
mistake-file-name-too-long = file name too long
mistake-embedded-null-byte = embedded null byte
mistake-mend-the-toml-there = mend the TOML there
mistake-invalid-value = invalid value
mistake-invalid-statement = invalid statement
mistake-expected-after-a-key-in-a = expected '=' after a key in a key/value pair
mistake-expected-newline-or-end-of-document = expected newline or end of document after a statement
mistake-expected-at-the-end-of-a = expected ']' at the end of a table declaration
mistake-expected-at-the-end-of-an = expected ']]' at the end of an array declaration
mistake-invalid-initial-character-for-a-key = invalid initial character for a key part
mistake-cannot-overwrite-a-value = cannot overwrite a value
mistake-cannot-declare-name-twice = cannot declare { $name } twice
mistake-cannot-mutate-immutable-namespace-name = cannot mutate immutable namespace { $name }
mistake-cannot-redefine-namespace-name = cannot redefine namespace { $name }
mistake-duplicate-inline-table-key-name = duplicate inline table key { $name }
mistake-unclosed-array = unclosed array
mistake-unclosed-inline-table = unclosed inline table
mistake-unterminated-string = unterminated string
mistake-expected-sign = expected "{ $sign }"
mistake-unescaped-in-a-string = unescaped '\' in a string
mistake-illegal-character-sign = illegal character { $sign }
mistake-invalid-date-or-datetime = invalid date or datetime
mistake-invalid-hex-value = invalid hex value

## Chips, money and shares in lists.

mistake-names-names-for-stacks-stacks = { $names } names for { $stacks } stacks
mistake-give-one-name-for-each-stack = give one name for each stack
mistake-word-is-no-share-of-a = '{ $word }' is no share of a place
mistake-write-7-5-5-or-13 = write 7=5.5 or 13-15=1.5
mistake-the-list-is-empty = the list is empty
mistake-write-5000-3000-2000-or-file = write 5000,3000,2000 or @file.txt
mistake-word-is-not-a-number = '{ $word }' is not a number
mistake-write-plain-numbers-with-commas-between = write plain numbers with commas between them, as 5000,3000,2000
mistake-word-has-more-than-count-decimals = { $word } has more than { $count } decimals
mistake-word-is-not-a-whole-number = { $word } is not a whole number
mistake-there-are-no-parts-of-a = there are no parts of a chip
mistake-there-are-no-parts-of-a-cent = there are no parts of a cent
mistake-word-is-out-of-all-proportion = { $word } is out of all proportion
mistake-check-the-number = check the number

## Cards and hands.

mistake-is-no-card-to-reckon-with = ?? is no card to reckon with
mistake-name-the-card = name the card
mistake-card-is-named-twice = { $card } is named twice
mistake-each-card-is-in-the-deck = each card is in the deck once
mistake-text-is-not-a-card = { $text } is not a card
mistake-seed-is-negative = { $seed } is negative
mistake-a-seed-is-0-or-more = a seed is 0 or more
mistake-cards-has-count-cards = '{ $cards }' has { $count } cards
mistake-give-1-to-most-cards-that = give 1 to { $most } cards that he has been dealt
mistake-the-deck-of-game-is-the = the deck of { $game } is the same for any number of players
mistake-in-game-no-hand-beats-a = in { $game } no hand beats a higher one
mistake-game-has-no-vele = { $game } has no vele
mistake-game-has-count-vele-not-given = { $game } has { $count } vele, not { $given }
mistake-game-has-no-vele-not-given = { $game } has no vele, not { $given }
mistake-leave-it-out-or-name-an = leave it out, or name an Italian game with --game
mistake-card-is-not-in-the-deck = { $card } is not in the deck of { $game }
mistake-leave-it-out = leave it out
mistake-a-hand-of-game-is-read = a hand of { $game } is read from { $wrong }
mistake-count-cards-and-a-board-of = { $count } cards and a board of 3 to 5
mistake-count-cards-and-no-board = { $count } cards and no board
mistake-5-to-7-cards-with-a = 5 to 7 cards with a board of 3 to 5 among them
mistake-5-to-7-cards-or-hole = 5 to 7 cards, or hole cards and --board
mistake-count-card = { $count } card
mistake-count-cards = { $count } cards
mistake-1-card = 1 card
mistake-cards-and-a-board-of-shown = { $cards } and a board of { $shown }
mistake-the-deck-depends-on-how-many = the deck depends on how many players there are
mistake-first-to-last = { $first } to { $last }
mistake-the-italian-game-is-not-for = the Italian game is not for { $players } players
mistake-name-letters-in-this-order-for = name { $letters } in this order, ?? for one face down
mistake-a-hand-is-five-cards = a hand is five cards
mistake-a-hand-is-five-own-cards = a hand is five own cards, or the one to four of them that lie open
mistake-hand-1-has-first-compare-hands = hand 1 has { $first }: compare hands of equally many cards
mistake-card-is-not-in-the-deck-of = { $card } is not in the deck of { $players } players, which begins with the { $rank }
mistake-leave-it-out-or-see-players = leave it out, or see --players
mistake-game-is-not-dealt-to-players = { $game } is not dealt to { $players }
mistake-name-the-rulebook-with-rulebook = name the rulebook with --rulebook

## Deals, payouts, points.

mistake-a-custom-deal-names-its-amounts = a custom deal names its amounts
mistake-add-amounts-with-one-for-each = add --amounts with one for each player
mistake-save-and-play-for-do-not = --save and --play-for do not go together
mistake-put-the-winner-s-amount-first = put the winner's amount first in --play-for
mistake-the-stacks-come-to-counted-chips = the stacks come to { $counted }, { $chips } are in play
mistake-count-again = count again
mistake-options-do-not-go-together = { $options } do not go together
mistake-one-and-other = { $one } and { $other }
mistake-name-one-of-rulebook-percentages-prizes = name one of --rulebook, --percentages, --prizes, or the --places and --first of the curve
mistake-no-payout-table-is-known-of = no payout table is known of '{ $key }'
mistake-did-you-mean-near-2 = did you mean { $near }?
mistake-tables-are-printed-in-list = tables are printed in { $list }
mistake-replace-amends-a-book-s-table = --replace amends a book's table
mistake-add-rulebook = add --rulebook
mistake-place-number-is-not-a-derived = place { $number } is not a derived one of this column
mistake-place-number-would-get-more-than = place { $number } would get more than place { $other }
mistake-the-shares-would-come-to-sum = the shares would come to { $sum } %, not 100 %
mistake-no-place-is-derived = no place is derived
mistake-places-first-to-last-are-derived = places { $first } to { $last } are derived
mistake-a-table-and-a-formula-are = a table and a formula are given
mistake-name-one-of-them = name one of them
mistake-nothing-says-what-a-place-is = nothing says what a place is worth
mistake-give-league-table-or-formula-shuffleup = give --league, --table or --formula; shuffleup points --help has examples
mistake-text-is-no-amount-of-money = '{ $text }' is no amount of money
mistake-write-50-or-49-50 = write 50 or 49.50
mistake-there-is-nothing-to-score = there is nothing to score
mistake-name-results-or-show-fields-with = name results, or show fields with --players 30,75
mistake-text-are-no-sizes-of-field = '{ $text }' are no sizes of field
mistake-write-75-or-30-75 = write 75, or 30,75
mistake-there-are-more-days-than-results = there are more days than results
mistake-one-for-each-file = one for each file
mistake-count-events-are-in-this-file = { $count } events are in this file
mistake-a-final-is-one = a final is one
mistake-nothing-says-on-which-day-event = nothing says on which day { $event } was
mistake-add-a-column-day-or-day = add a column day, or --day 2026-03-14
mistake-this-season-has-no-final = this season has no final
mistake-take-a-league-that-has-one = take a league that has one

## Races, records, rules, scenarios.

mistake-chair-is-no-chair = { $chair } is no chair
mistake-chairs-are-counted-from-1 = chairs are counted from 1
mistake-text-names-no-chair = '{ $text }' names no chair
mistake-write-a-chair-and-its-chips = write a chair and its chips, as 1=25x3+100x2
mistake-chair-chair-is-there-twice = chair { $chair } is there twice
mistake-name-each-chair-once = name each chair once
mistake-no-recorded-hands-in-this-folder = no recorded hands in this folder
mistake-they-end-in-phh-phhs-or = they end in .phh, .phhs or .ohh
mistake-correct-the-action-or-name-the = correct the action, or name the rulebook it was played by with --rulebook
mistake-suffix-names-no-format = '{ $suffix }' names no format
mistake-this-name-has-no-ending = this name has no ending
mistake-end-it-in-list = end it in { $list }
mistake-it-has-no-hands = it has no hands
mistake-the-record-stops-before-the-hand = the record stops before the hand is over
mistake-it-ends-with-other-stacks-than = it ends with other stacks than recorded
mistake-a-number-and-search-do-not = a number and --search do not go together
mistake-put-all-the-words-in-quotes = put all the words in quotes, as --search '{ $words }'
mistake-house-amends-book-not-other = { $house } amends { $book }, not { $other }
mistake-ask-command = ask { $command }
mistake-there-is-no-rule-number = there is no rule { $number }
mistake-the-letters-of-rule-number-share = the letters of rule { $number } share one row: { $command }
mistake-book-plays-by-that-of-other = { $book } plays by that of { $other }: { $command }
mistake-book-plays-by-that-of-other-command = { $book } plays by that of { $other }: { $command }, or did you mean { $near }?
mistake-did-you-mean-near-or-other = did you mean { $near } or { $other }?
mistake-command-lists-them-all = { $command } lists them all
mistake-several-books-answer-this-case = several books answer this case
mistake-choose-one-with-rulebook = choose one with --rulebook
mistake-there-is-no-ruling-to-decide = there is no ruling to decide on
mistake-key-cannot-be-decided-here = '{ $key }' cannot be decided here
mistake-choose-list = choose { $list }
mistake-a-decision-against-the-rule-names = a decision against the rule names its author and its reason
mistake-add-author-and-reason = add --author and --reason
mistake-choose-rulebook-book = choose --rulebook { $book }
mistake-one-case-is-decided-and-count = one case is decided, and { $count } are given
mistake-give-a-file-with-one-compare = give a file with one Compare: line
mistake-the-scenario-expects-nothing = the scenario expects nothing
mistake-write-under-tda-2024-and-what = write Under tda-2024, and what must be so; shuffleup compare answers what is only asked
mistake-no-scenario-in-this-folder = no scenario in this folder
mistake-their-files-end-in-suffix = their files end in { $suffix }
mistake-this-is-not-a-transcript-fault = this is not a transcript ({ $fault })
mistake-it-is-the-json-that-a = it is the JSON that a committed shuffle publishes

## Events, seasons, forecasts, clusters.

mistake-there-is-no-file-file = there is no file { $file }
mistake-name-the-house-book-as-seen = name the house book as seen from the event file
mistake-house-amends-book-and-the-event = { $house } amends { $book }, and the event is played by { $other }
mistake-choose-another-house-or-write-line = choose another house, or write { $line }
mistake-hint-count-more-problem-in-this = { $hint } ({ $count } more problem in this file)
mistake-hint-count-more-problems-in-this = { $hint } ({ $count } more problems in this file)
mistake-file-is-a-contest-of-teams = { $file } is a contest of teams
mistake-a-league-counts-players-take-it = a league counts players: take it out
mistake-flights-say-themselves-who-plays-them = flights say themselves who plays them
mistake-leave-players-out-then-each-event = leave players out: then each event has its own
mistake-file-has-count-entries-and-the = { $file } has { $count } entries, and the league { $players } players
mistake-let-fewer-enter-or-give-more = let fewer enter, or give more players
mistake-a-final-is-one-event = a final is one event
mistake-name-a-file-without-flights-or = name a file without flights or teams
mistake-name-event-files-as-seen-from = name event files as seen from the league file
mistake-the-event-is-played-for-currency = the event is played for { $currency }, the league for { $other }
mistake-name-has-no-name-for-limit = { $name } has no name for { $limit } { $game }, so its hands cannot be written
mistake-leave-option-out-phh-writes-every = leave --{ $option } out; --phh writes every game
mistake-two-options-name-this-file = two options name this file
mistake-name-two-files = name two files
mistake-heats-of-teams-are-several-events = heats of teams are several events
mistake-shuffleup-simulate-plays-them-all = shuffleup simulate plays them all
mistake-option-is-for-an-event-that = { $option } is for an event that is being played
mistake-give-left-and-level-too = give --left and --level too
mistake-option-is-missing = { $option } is missing
mistake-left-and-level-go-together = --left and --level go together
mistake-late-is-for-an-event-that = --late is for an event that has not begun
mistake-count-them-among-entries-once-they = count them among --entries once they are in
mistake-workers-and-cluster-do-not-go = --workers and --cluster do not go together
mistake-the-cluster-has-its-own = the cluster has its own
mistake-run-number-seed-seed-why = run { $number } (seed { $seed }): { $why }
mistake-a-picture-is-svg-or-png = a picture is .svg or .png
mistake-name-it-so = name it so
mistake-pictures-need-the-package-matplotlib-which = pictures need the package matplotlib, which is not installed
mistake-install-it-with-command = install it with: { $command }
mistake-the-picture-cannot-be-written-why = the picture cannot be written ({ $why })
mistake-a-cluster-needs-the-package-distributed = a cluster needs the package distributed, which is not installed
mistake-address-is-not-the-address-of = { $address } is not the address of a scheduler
mistake-start-one-with-command-and-name = start one with: { $command }; and name its address, as { $example }
mistake-no-cluster-answers-at-address = no cluster answers at { $address }
mistake-the-cluster-at-address-has-no = the cluster at { $address } has no workers
mistake-start-some-with-command = start some with: { $command }
mistake-the-workers-of-the-cluster-cannot = the workers of the cluster cannot play: { $fault }
mistake-install-the-same-version-of-shuffleup = install the same version of shuffleup for every worker
mistake-the-cluster-was-lost-fault = the cluster was lost: { $fault }
mistake-see-that-its-scheduler-and-workers = see that its scheduler and workers run
mistake-rulebook-key-is-not-known = rulebook { $key } is not known
mistake-rulebooks-are-list = rulebooks are { $list }
mistake-unknown-rulebook-key-hint = unknown rulebook '{ $key }': { $hint }
mistake-unknown-game-key-hint = unknown game '{ $key }': { $hint }
mistake-layouts-are-list-covered-card-modes = layouts are { $list }, covered-card modes { $modes }
mistake-text-is-not-a-card-write = '{ $text }' is not a card: write a rank of { $ranks } and a suit of { $suits }, like As or Td
mistake-text-has-an-odd-number-of = '{ $text }' has an odd number of letters: each card is a rank and a suit, like AsKd
mistake-chips-of-removed-cannot-be-raced = chips of { $removed } cannot be raced for chips of { $lowest }: the first must divide it
mistake-text-is-not-a-number-of = '{ $text }' is not a number of chips: write 1000 or 500x3, joined by +
mistake-stopped = stopped
mistake-error = error
mistake-hint-or-did-you-mean-near = { $hint }, or did you mean { $near }?
mistake-text-is-neither-a-hand-nor = '{ $text }' is neither a hand nor a range
mistake-hands-of-game-are-named-in = hands of { $game } are named in English only
mistake-it-cannot-be-made-why = it cannot be made ({ $why })
mistake-it-is-there-and-not-an = it is there and not an empty folder
mistake-name-a-new-folder = name a new folder
