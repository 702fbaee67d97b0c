### Mistakes of the command line and of files in general.

## What was typed.

note-no-such-command-name = no such command '{ $name }'
note-commands-are-list = commands are { $list }
note-see-command-help = see { $command } --help
note-did-you-mean-near-rest = did you mean '{ $near }'? { $rest }
note-did-you-mean-near = did you mean '{ $near }'?
note-no-such-option = no such option '{ $name }'
note-missing-argument-name = missing argument '{ $name }'
note-missing-option-name = missing option '{ $name }'
note-extra-argument = got unexpected extra argument ({ $words })
note-extra-arguments = got unexpected extra arguments ({ $words })
note-option-needs-argument = option '{ $name }' requires an argument
note-option-takes-no-value = option '{ $name }' does not take a value
note-invalid-value-for = invalid value for '{ $name }': { $why }
note-not-in-the-range = { $value } is not in the range { $range }
note-not-an-integer = '{ $value }' is not a valid integer
note-not-a-float = '{ $value }' is not a valid float
note-not-one-of = '{ $value }' is not one of { $list }
note-shuffleup-failed = shuffleup itself failed: { $fault }
note-run-it-again-with = run it again with { $variable }=1 to see where, and report it

## Where something is wrong.

note-line-number = line { $number }
note-line-and-column = line { $number }, column { $column }
note-end-of-document = end of document
note-hand-number = hand { $number }
note-hand-at-line = { $hand }, line { $line }
note-chair-number = chair { $number }
note-remove-and-lowest = { $field } and { $other_field }

## Files.

note-no-file-is-named = no file is named
note-write-its-name = write its name
note-there-is-no-such-file = there is no such file
note-check-name-and-folder = check the name and the folder
note-this-is-a-folder = this is a folder
note-name-a-file-in-it = name a file in it
note-this-is-not-utf-8-text = this is not UTF-8 text
note-save-the-file-as-utf-8 = save the file as UTF-8
note-it-cannot-be-read-why = it cannot be read ({ $why })
note-it-cannot-be-written-why = it cannot be written ({ $why })
note-choose-another-place = choose another place
note-name-a-file-to-write = name a file to write
note-the-name-is-empty = the name is empty
note-name-file-or-leave-out = name a file, or leave { $option } out
note-name-folder-or-leave-out = name a folder, or leave { $option } out
note-no-such-folder = its folder does not exist
note-make-the-folder-first = make the folder first
note-permission-denied = permission denied
note-is-a-directory = is a directory
note-not-a-directory = not a directory
note-no-such-file = no such file or directory
note-no-space-left = no space left on device
note-read-only-file-system = read-only file system
note-file-name-too-long = file name too long
note-bad-file-descriptor = bad file descriptor
note-standard-output = standard output
note-it-is-closed = it is closed
note-mend-the-toml-there = mend the TOML there
note-thousands-or-fraction = { $word } may be thousands or a fraction
note-write-without-point = write { $whole } without the point if thousands are meant
note-thousands-of-digits = a number has thousands of digits
note-write-a-shorter-one = write a shorter one
note-nested-too-deeply = lists or tables are nested too deeply
note-write-side-by-side = write them side by side
note-invalid-value = invalid value
note-invalid-statement = invalid statement
note-key-without-equals = expected '=' after a key in a key/value pair
note-statement-not-ended = expected newline or end of document after a statement
note-table-not-closed = expected ']' at the end of a table declaration
note-array-table-not-closed = expected ']]' at the end of an array declaration
note-bad-start-of-key = invalid initial character for a key part
note-value-overwritten = cannot overwrite a value
note-declared-twice = cannot declare { $name } twice
note-namespace-immutable = cannot mutate immutable namespace { $name }
note-namespace-redefined = cannot redefine namespace { $name }
note-duplicate-inline-key = duplicate inline table key { $name }
note-unclosed-array = unclosed array
note-unclosed-inline-table = unclosed inline table
note-unterminated-string = unterminated string
note-expected-sign = expected "{ $sign }"
note-unescaped-backslash = unescaped '\' in a string
note-illegal-character = illegal character { $sign }
note-invalid-date = invalid date or datetime
note-invalid-hex-value = invalid hex value

## Chips, money and shares in lists.

note-names-for-stacks = { $names } names for { $stacks } stacks
note-one-name-for-each = give one name for each stack
note-no-share-of-a-place = '{ $word }' is no share of a place
note-write-shares-of-places = write 7=5.5 or 13-15=1.5
note-word-runs-backwards = '{ $word }' runs backwards
note-write-better-first = write { $range }, the better place first
note-place-named-twice = place { $number } is named twice
note-name-each-place-once = name each place once
note-the-list-is-empty = the list is empty
note-write-list-or-file = write 5000,3000,2000 or @file.txt
note-not-a-number = '{ $word }' is not a number
note-value-not-a-number = { $value } is not a number
note-write-plain-numbers = write plain numbers with commas between them, as 5000,3000,2000
note-too-many-decimals = { $word } has more than { $count } decimals
note-not-a-whole-number = { $word } is not a whole number
note-no-parts-of-a-chip = there are no parts of a chip
note-no-parts-of-a-cent = there are no parts of a cent
note-out-of-all-proportion = { $word } is out of all proportion
note-check-the-number = check the number

## Cards and hands.

note-no-card-number = { $value } is no card: cards are numbers from 0 to 51, { $unknown } for an unknown one
note-no-card-to-reckon = ?? is no card to reckon with
note-name-the-card = name the card
note-card-named-twice = { $card } is named twice
note-each-card-once = each card is in the deck once
note-seed-is-negative = { $seed } is negative
note-a-seed-is-0-or-more = a seed is 0 or more
note-too-many-cards = '{ $cards }' has { $count } cards
note-give-dealt-cards = give 1 to { $most } cards that he has been dealt
note-deck-same-for-all = the deck of { $game } is the same for any number of players
note-no-low-in-game = in { $game } no hand beats a higher one
note-game-has-no-vele = { $game } has no vele
note-wrong-count-of-vele = { $game } has { $count } vele, not { $given }
note-vele-not-given = { $game } has no vele, not { $given }
note-leave-out-or-italian = leave it out, or name an Italian game with { $field }
note-card-not-in-deck = { $card } is not in the deck of { $game }
note-leave-it-out = leave it out
note-hand-is-read-from = a hand of { $game } is read from { $wrong }
note-cards-with-board = { $count } cards and a board of 3 to 5
note-cards-without-board = { $count } cards and no board
note-five-to-seven-cards = 5 to 7 cards, or hole cards and { $field }
note-cards-or-common-seventh = 5 to 7 cards, a common seventh card among them as { $field }
note-count-card = { $count } card
note-count-cards = { $count } cards
note-cards-and-board = { $cards } and a board of { $shown }
note-deck-depends-on-players = the deck depends on how many players there are
note-first-to-last = { $first } to { $last }
note-italian-not-for-players = the Italian game is not for { $players } players
note-name-in-this-order = name { $letters } in this order, ?? for one face down
note-five-cards = a hand is five cards
note-five-own-cards = a hand is five own cards, or the one to four of them that lie open
note-compare-equal-counts = hand 1 has { $first }: compare hands of equally many cards
note-card-below-the-deck = { $card } is not in the deck of { $players } players, which begins with the { $rank }
note-leave-out-see-players = leave it out, or see { $field }
note-not-dealt-to-players = { $game } is not dealt to { $players }
note-name-the-rulebook = name the rulebook with { $field }

## Deals, payouts, points.

note-custom-needs-amounts = a custom deal names its amounts
note-add-amounts = add --amounts with one for each player
note-save-or-play-for = --save and --play-for do not go together
note-winner-first-play-for = put the winner's amount first in --play-for
note-stacks-come-to = the stacks come to { $counted }, { $chips } are in play
note-count-again = count again
note-not-together = { $options } do not go together
note-no-heads-to-value = there are no heads to value
note-add-bounties = add --bounties with one for each stack
note-first-place-gets-0 = the first place gets 0 % of the pool
note-share-above-0 = give a share above 0, or leave it out for the usual one
note-one-and-other = { $one } and { $other }
note-name-one-payout = name one of --rulebook, --percentages, --prizes, or the --places and --first of the curve
note-no-payout-table = no payout table is known of '{ $key }'
note-did-you-mean-either = did you mean { $near }?
note-tables-are-printed-in = tables are printed in { $list }
note-replace-amends-a-book = --replace amends a book's table
note-add-rulebook = add --rulebook
note-not-a-derived-place = place { $number } is not a derived one of this column
note-place-above-better = place { $number } would get more than place { $other }
note-shares-would-come-to = the shares would come to { $basis_points } %, not 100 %
note-no-place-is-derived = no place is derived
note-derived-places = places { $first } to { $last } are derived
note-table-and-formula = a table and a formula are given
note-name-one-of-them = name one of them
note-nothing-says-worth = nothing says what a place is worth
note-give-league-or-formula = give --league, --table or --formula; shuffleup points --help has examples
note-no-amount-of-money = '{ $text }' is no amount of money
note-write-50-or-49-50 = write 50 or 49.50
note-nothing-to-score = there is nothing to score
note-name-results-or-fields = name results, or show fields with --players 30,75
note-no-sizes-of-field = '{ $text }' are no sizes of field
note-write-75-or-30-75 = write 75, or 30,75
note-more-days-than-results = there are more days than results
note-one-for-each-file = one for each file
note-events-in-this-file = { $count } events are in this file
note-a-final-is-one = a final is one
note-no-day-of-event = nothing says on which day { $event } was
note-add-day = add a column day, or { $field } 2026-03-14
note-season-without-final = this season has no final
note-take-league-with-final = take a league that has one

## Races, records, rules, scenarios.

note-chair-is-no-chair = { $chair } is no chair
note-chairs-from-1 = chairs are counted from 1
note-chair-not-in-the-race = chair { $number } is not in this race
note-chairs-here-are-list = chairs here are { $list }
note-text-names-no-chair = '{ $text }' names no chair
note-write-chair-and-chips = write a chair and its chips, as 1=25x3+100x2
note-chair-twice = chair { $chair } is there twice
note-name-each-chair-once = name each chair once
note-no-hands-in-folder = no recorded hands in this folder
note-endings-of-hands = they end in .phh, .phhs or .ohh, or in .txt where it is PokerStars text
note-correct-or-name-book = correct the action, or name the rulebook it was played by with --rulebook
note-correct-one-of-the-two = correct one of the two
note-correct-one-card = correct one of the two cards
note-card-is-there-twice = { $card } is there twice
note-a-card-is-there-twice = a card is there twice
note-this-is-not-an-action = this is not an action
note-line-is-not-a-text = { $line } is not a text
note-forms-of-an-action = d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h or p1 sm AsKd
note-suffix-names-no-format = '{ $suffix }' names no format
note-not-the-ending = '{ $suffix }' is not the ending of this format
note-this-name-has-no-ending = this name has no ending
note-end-it-in-list = end it in { $list }
note-it-has-no-hands = it has no hands
note-record-stops-early = the record stops before the hand is over
note-ends-with-other-stacks = it ends with other stacks than recorded
note-number-or-search = a number and { $field } do not go together
note-quote-all-the-words = put all the words in quotes, as { $field } '{ $words }'
note-house-amends-other = { $house } amends { $book }, not { $other }
note-ask-command = ask { $command }
note-there-is-no-rule-number = there is no rule { $number }
note-letters-share-a-row = the letters of rule { $number } share one row: { $command }
note-plays-by-other-book = { $book } plays by that of { $other }: { $command }
note-command-lists-all = { $command } lists them all
note-several-books-answer = several books answer this case
note-choose-one-with-rulebook = choose one with { $field }
note-no-ruling-to-decide = there is no ruling to decide on
note-cannot-be-decided = '{ $key }' cannot be decided here
note-choose-list = choose { $list }
note-decision-unsigned = a decision against the rule names its author and its reason
note-add-author-and-reason = add { $field } and { $other_field }
note-choose-rulebook-book = choose { $field } { $book }
note-several-cases = one case is decided, and { $count } are given
note-give-one-compare-line = give a file with one Compare: line
note-expects-nothing = the scenario expects nothing
note-write-expectation = write Under tda-2024, and what must be so; shuffleup compare answers what is only asked
note-no-scenario-in-folder = no scenario in this folder
note-files-end-in = their files end in { $suffix }
note-not-a-transcript = this is not a transcript ({ $fault })
note-json-of-a-shuffle = it is the JSON that a committed shuffle publishes
note-nothing-to-check = nothing is shown that could be checked
note-ask-for-openings = ask for openings, or for the server seed once the hand is over

## Events, seasons, forecasts, clusters.

note-there-is-no-file-file = there is no file { $file }
note-name-house-from-event = name the house book as seen from the event file
note-house-of-other-book = { $house } amends { $book }, and the event is played by { $other }
note-other-house-or-write = choose another house, or write { $line }
note-more-problems = { $hint } ({ $count ->
    [one] { $count } more problem
   *[other] { $count } more problems
} in this file)
note-contest-of-teams = { $file } is a contest of teams
note-league-counts-players = a league counts players: take it out
note-flights-name-players = flights say themselves who plays them
note-leave-players-out = leave players out: then each event has its own
note-more-entries-than-league = { $file } has { $count } entries, and the league { $players } players
note-fewer-or-more-players = let fewer enter, or give more players
note-a-final-is-one-event = a final is one event
note-name-file-of-one-event = name a file without flights or teams
note-name-event-files = name event files as seen from the league file
note-other-currency = the event is played for { $currency }, the league for { $other }
note-no-name-for-game = { $name } has no name for { $limit } { $game }, so its hands cannot be written
note-leave-out-phh-writes = leave --{ $option } out; --phh writes every game
note-two-options-one-file = two options name this file
note-name-two-files = name two files
note-same-file-as-read = this is the file that is read
note-name-another-to-write = name another one to write
note-heats-are-events = heats of teams are several events
note-simulate-plays-all = shuffleup simulate plays them all
note-only-while-played = { $option } is for an event that is being played
note-give-left-and-level = give --left and --level too
note-option-is-missing = { $option } is missing
note-left-with-level = --left and --level go together
note-late-only-before = { $field } is for an event that has not begun
note-count-them-in-entries = count them among { $field } once they are in
note-workers-or-cluster = --workers and --cluster do not go together
note-the-cluster-has-its-own = the cluster has its own
note-run-failed = run { $number } (seed { $seed }): { $why }
note-a-picture-is-svg-or-png = a picture is .svg or .png
note-name-it-so = name it so
note-needs-matplotlib = pictures need the package matplotlib, which is not installed
note-needs-xlsxwriter = XLSX needs the package xlsxwriter, which is not installed
note-install-it-with-command = install it with: { $command }
note-picture-not-written = the picture cannot be written ({ $why })
note-needs-distributed = a cluster needs the package distributed, which is not installed
note-not-a-scheduler-address = { $address } is not the address of a scheduler
note-start-and-name-it = start one with: { $command }; and name its address, as { $example }
note-no-cluster-answers = no cluster answers at { $address }
note-not-a-scheduler = what answers at { $address } is not a scheduler
note-cluster-without-workers = the cluster at { $address } has no workers
note-start-some-with-command = start some with: { $command }
note-workers-cannot-play = the workers of the cluster cannot play: { $fault }
note-install-same-version = install the same version of shuffleup for every worker
note-cluster-was-lost = the cluster was lost: { $fault }
note-cluster-lost-workers = the cluster has lost its workers
note-run-ended-workers = one run has ended several of its workers
note-scheduler-silent = its scheduler does not answer
note-worker-ended = a worker was ended from outside, perhaps for want of memory
note-let-fewer-of-them-play = let fewer of them play
note-check-scheduler = see that its scheduler and workers run
note-rulebooks-are-list = rulebooks are { $list }
note-unknown-rulebook = unknown rulebook '{ $key }': { $hint }
note-unknown-game = unknown game '{ $key }': { $hint }
note-layouts-are = layouts are { $list }, covered-card modes { $modes }
note-not-a-card-write = '{ $text }' is not a card: write a rank of { $ranks } and a suit of { $suits }, like As or Td
note-odd-number-of-letters = '{ $text }' has an odd number of letters: each card is a rank and a suit, like AsKd
note-chip-not-at-this-table = chips of { $value } cannot be at this table
note-only-chips-of-below = below { $lowest }, the lowest that stays, there are only chips of { $removed }
note-race-must-divide = chips of { $removed } cannot be raced for chips of { $lowest }: the first must divide it
note-not-a-number-of-chips = '{ $text }' is not a number of chips: write 1000 or 500x3, joined by +
note-stopped = stopped
note-error = error
note-or-did-you-mean = { $hint }, or did you mean { $near }?
note-named-in-english-only = hands of { $game } are named in English only
note-not-an-empty-folder = it is there and not an empty folder
note-name-a-new-folder = name a new folder
note-event-names-no-chips = the event names no chips
note-list-its-chips-there = list its chips there, as denominations = [25, 100, 500, 1000]
note-of-newer-shuffleup = it was written by a newer Shuffleup
note-install-that-version = install that version
note-not-a-rooms-data = this is not the data file of a room
note-name-the-served-file = name the file that shuffleup serve writes, such as shuffleup.db
note-check-file-permissions = check the file and its permissions
note-only-a-room-has-events = only a room's data file has events
note-write-draws-before = write --draws before a room's data file
note-events-are-list = events are { $list }
note-name-is-kept = '{ $name }' is kept for shuffleup itself
note-give-a-random-id = give each command a random id
note-file-is-locked = { $file } is locked by another program
note-end-that-program-first = end that program first
note-disk-is-full = the disk of { $file } is full
note-free-some-space = free some space there first
note-file-may-not-be-written = { $file } may not be written
note-check-permissions = check its permissions and those of its folder
note-file-unusable = { $file } cannot be used ({ $fault })
note-check-the-disk = check the disk, the folder and its permissions
note-server-has-other-name = this server does not go by the name { $name }
note-origin-may-not = pages of { $origin } may not use this server
note-open-at-its-address = open it at its own address, or start it with --allow-host { $name }
note-no-name-of-a-machine = { $name } is no name of a machine
note-give-a-name-alone = give a name alone, such as { $example }
note-address-describes-all = { $address } describes every request
note-asked-too-much = { $count } of { $field } are more than the server works out at once
note-at-most-here = ask for at most { $most }; the command line has no such limit
note-works-on-others = the server is still working on what others have asked
note-asker-has-gone = nobody waits for the answer any more
note-takes-too-long = this takes more than { $seconds } seconds
note-ask-for-less = ask for less, or for samples where deals can be drawn; the command line has no such limit
note-servers-log-says-more = the server's log says more
note-row-not-as-written = { $row } is not as it was written
note-row-of-stream = row { $row } of { $stream } in { $file }
note-keep-the-file = keep the file as it is: its other events go on
note-more-megabytes-than = this is more than { $count } megabytes
note-name-text-or-part = name a text file, or a part of it

## What the server of a room cannot begin with.

note-pages-not-built = the pages of the server are not built
note-run-make-pages = run make pages in the project's folder
note-package-without-pages = this package was made without them; get one with them, or build it with make pages and then pip wheel .
note-port-is-reserved = port { $port } is reserved
note-choose-1024-or-more = choose 1024 or more
note-there-is-no-host = there is no host { $host }
note-port-is-taken = port { $port } is taken by another program
note-not-an-address-here = { $host } is no address of this machine
note-choose-another-port = choose another, such as --port { $port }, or end that program
note-leave-option-out = leave { $option } out
note-check-the-folder = check the folder and its permissions
note-use-it-or-another-file = use that one, or name another file
note-file-served-by-other = { $file } is served by another shuffleup
note-rows-are-lost = { $file } has lost rows that were acknowledged: row { $version } of { $stream } was the last, and after { $last } there is none as it was written; its write-ahead log is damaged, or an older file is in its place
note-restore-or-go-on = move it aside with what stands beside it, put the last backup in its place (shuffleup restore), and look at the disk (shuffleup doctor); if you go on without these rows on purpose, delete { $head }
note-file-has-two-names = { $file } has a second name, by which others would not see what is written last: a hard link
note-leave-it-one-name = delete the other name, or copy the file instead of linking it
note-file-is-damaged = { $file } is damaged
note-option-for-players = { $field } for { $count } players
note-name-the-finalists = name the finalists and nobody else

## Chips.

note-race-deals-cards = the race deals { $count } different cards, one for each chip left over, not { $given }
note-chair-not-in-race = chair { $number } took no part in the race
note-not-a-pile = { $chips } is not a pile: highest denomination first, all numbers positive
note-too-few-chips-of = { $pile } has too few chips of { $value } to take { $other }
note-piles-differ = the piles differ in value: { $one } against { $other }
note-no-chip-in-the-set = a chip set needs at least one chip
note-chip-values-must-rise = chip values { $list } must be positive, all different and rising
note-no-chip-of = there is no chip of { $value }: the set has { $list }
note-cannot-be-paid-with = { $amount } cannot be paid with chips of { $list }

## The data file of a room.

note-folder-of-file-missing = { $file }: its folder does not exist
note-another-programs-data = { $file } is another program's database
note-no-database = { $file } is no database
note-name-another-db = name another file with --db
note-put-last-backup-back = keep it as it is, and put the last backup in its place: shuffleup restore
note-file-of-newer-shuffleup = { $file } was written by a newer Shuffleup
note-install-it-or-another-db = install that version, or name another file with --db
note-no-address-of-postgres = { $place } is no address of a PostgreSQL database ({ $fault })
note-write-it-so = write it as { $example }
note-postgres-does-not-answer = the PostgreSQL at { $place } does not answer ({ $fault })
note-start-postgres = start it, or check its address
note-postgres-is-too-old = the PostgreSQL at { $place } is version { $version }
note-install-postgres = install version { $version } or a newer one
note-postgres-lets-not-in = the PostgreSQL at { $place } does not let this user in
note-check-user-and-password = check the user and the password, which may also stand in PGPASSWORD
note-postgres-has-none = there is no database at { $place }
note-make-it-with-createdb = make it with createdb
note-postgres-may-not = at { $place } this user may not do what is needed ({ $fault })
note-grant-them = make the user the owner of the database
note-postgres-refuses = the PostgreSQL at { $place } refuses ({ $fault })
note-look-into-postgres-log = its own log says more
note-one-place-for-data = the data of a room are in one place
note-database-is-an-address = the data are in a PostgreSQL database, which is named by its address
note-postgres-needs-its-driver = PostgreSQL needs its driver
note-install-with = install it with { $command }
note-papers-need-typst = papers are set by typst, which is not installed
note-template-is-broken = the template { $template } cannot be set: line { $line }: { $why }
note-paper-has-pages = this paper has { $count ->
        [one] one page
       *[other] { $count } pages
    }
note-mend-the-template = mend it, or take it out of the folder of the house's templates
note-file-was-renewed = { $file } has the layout of this Shuffleup now; as it was it lies in { $backup }
note-name-another-database = name another database with --database
note-nobody-of-this-name-plays = nobody named { $player } plays in this event
note-not-a-bots-name = '{ $name }' is not the name of a bot
note-name-bot-like = name its module and the bot in it, such as { $example }
note-no-such-module = there is no module { $module }
note-run-where-module-lies = run the command in the folder where the module lies, or install it
note-bot-failed = the bot failed: { $why }
note-this-command-needs = this command needs { $package }, which is not installed
