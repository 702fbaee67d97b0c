### Mistakes of event files.

note-as-it-is-told = { $why }

## Words that hints are made of.

note-one-or-other = { $one } or { $other }
note-give-what = give { $what }
note-add-key-what = add { $key } = …, { $what }
note-kinds-are-list = kinds are { $list }
note-limits-are-list = limits are { $list }
note-games-are-list = games are { $list }
note-formats-are-list = formats are { $list }
note-tables-are-list = tables are { $list }
note-it-can-be-list = it can be { $list }
note-keys-are-list = keys are { $list }
note-stakes-are-for-list = stakes are for { $list }
note-denominations-are-list = denominations are { $list }
note-text-in-quotes = text in quotes
note-capital-letters = three capital letters, like { $example }
note-at-least-number = a whole number of at least { $least }
note-whole-or-unlimited = a whole number of at least 0, or "unlimited"
note-true-or-false = true or false
note-words-in-quotes = a list of words in quotes, like { $example }
note-players-or-their-names = a number of players, at most { $most }, or a list of names
note-teams-or-names = a number of teams, or names like { $example }
note-whole-numbers = a list of whole numbers of at least { $least }
note-a-number = a number
note-numbers-like = a list of numbers, like { $example }
note-chips-and-levels = chips and level numbers, like { $example }
note-chips-and-counts = chips and numbers of chips, like { $example }
note-chips-and-colours = chips and colours, like { $example }
note-levels-like = a list of level numbers, like { $example }
note-date-and-time = a date and time with its zone, like { $example }
note-per-cent = a per cent from 0 to 100
note-games-like = a list of games, like { $example }
note-number-from-2 = a number from 2 to { $most }
note-one-of-list = one of { $list }
note-a-multiple-of-it = a multiple of it
note-minutes-or-hands = either minutes or hands, at least 1
note-both-or-neither = both, or neither
note-fewer-than-enter = fewer than enter
note-2-or-more = 2 or more
note-a-word-in-quotes = a word in quotes

## Keys, values and tables.

note-not-a-key-here = '{ $key }' is not a key here
note-key-is-missing = '{ $key }' is missing
note-value-cannot-be = { $key } = { $value } cannot be
note-times-beyond-calendar = times in it lie after the end of the calendar
note-value-not-known = { $key } = { $value } is not known
note-must-be-a-table = must be a table
note-write-it-as-table = write it as { $table } on a line of its own
note-add-table-see-guide = add the table; { $guide } shows a whole file
note-must-be-levels = must be a list of levels
note-must-be-prices = must be a list of prices
note-must-be-offers = must be a table, or a list of tables
note-minutes-from-to = whole or half minutes from { $least } to { $most }
note-must-be-columns = must be a list of columns
note-must-be-flights = must be a list of flights
note-write-two-brackets = write { $table } with two brackets before each
note-write-table-after = write { $table } before each, after { $other }
note-write-line = write { $line }

## What is played.

note-kind-key-is-not-known = kind '{ $key }' is not known
note-limit-not-known = limit '{ $key }' is not known
note-limit-of-game-unknown = limit '{ $key }' of { $game } is not known
note-game-not-known = game '{ $key }' is not known
note-format-not-known = format '{ $key }' is not known
note-rulebook-not-known = rulebook '{ $key }' is not known
note-game-brings-rules = game = { $game } brings its own rules: name the book of the tournament, one of { $books }
note-seats-too-many-for-game = seats = { $seats } cannot be dealt in { $game }
note-take-table-out = take { $table } out
note-table-not-for-format = { $table } does not go with format = { $format }
note-add-it-see-guide = add it; { $guide } shows one
note-format-needs-table = format = { $format } needs { $table }
note-not-of-this-game = does not belong to this game
note-take-out-or-write = take it out, or write { $line }
note-key-needs-a-mad-round = { $key } needs a mad round
note-write-giro-or-take-out = write giro_pazzo = true, or take { $key } out
note-write-game-or-take-out = write game = { $game }, which names the layout and the covered card, or take { $key } out

## Who enters, and the levels.

note-at-least-2-players = a tournament needs at least 2
note-too-few-entries = entries has fewer than 2 players
note-entry-without-name = entries has an empty name
note-name-every-player = name every player
note-control-character = { $name } has a control character
note-write-printable = write it in letters that can be printed
note-entered-twice = entries has '{ $name }' twice
note-give-different-names = give the two players different names
note-give-or-take-level-out = give at least { $least } or take the level out
note-falls-below-last-level = { $key } = { $value } falls below the { $other } of the level before
note-is-a-break = is a break
note-blinds-at-both-ends = the first and the last [[level]] must have blinds
note-needs-one-length = needs one length
note-small-above-big = small = { $small } is above big = { $big }
note-write-small-and-big = write small and big: in stud small is the bring-in, and big the bet
note-give-small-below-big = give a small below big: in stud small is the bring-in, and big the bet
note-no-fixed-bets-in = fixed bets do not belong to { $limit }
note-take-fixed-bets-out = take small_bet and big_bet out
note-choose-another-limit = choose another limit
note-limit-needs-blinds = { $limit } is not for a game without blinds
note-give-fixed-bets = give small_bet and big_bet, as small_bet = { $small } and big_bet = { $big }
note-limit-needs-its-bets = { $limit } needs its least and its highest bet
note-bets-do-not-rise = small_bet = { $small } and big_bet = { $big } do not rise from the big blind of { $blind }
note-usual-are = usual are { $one } and { $other }
note-chips-do-not-rise = denominations do not rise
note-list-chips-rising = list each chip once, the smallest first
note-remove-smallest-first = remove the smallest chip first, and keep the largest
note-chips-out-of-order = removed_at_level leaves chips out of order
note-chips-cannot-be-raced = chips of { $value } cannot be raced off for chips of { $above }
note-must-divide-next-chip = a removed chip must divide the next one
note-chip-not-in-set = { $key } has a chip of { $chip }, which is not in the set
note-give-a-whole-stack = give the chips of one whole stack
note-stack-comes-to = in_a_stack comes to { $total }, a stack is { $stack }
note-stack-cannot-be-paid = stack = { $stack } cannot be paid in chips of { $chip }
note-new-stack-cannot-be-paid = new_stack = { $stack } cannot be paid in chips of { $chip }
note-value-cannot-be-paid = { $key } = { $value } cannot be paid: the smallest chip is { $unit }
note-price-of-game-unpayable = { $key } = { $value } of { $game } cannot be paid: the smallest chip is { $unit }
note-multiple-or-later = give a multiple of it or remove the smaller chip later
note-everybody-is-left = players_left = { $value } is everybody
note-level-never-comes = end_of_level = { $value } never comes
note-round-level-never-comes = round_level = { $value } never comes
note-there-are-count-levels = there are { $count } levels
note-day-ends-do-not-rise = day_ends do not rise
note-list-day-ends-rising = list the last level of each day once, the first day first
note-day-ends-at-level = day_ends names level { $level }
note-levels-leave-last-out = there are { $count } levels; leave the last day out
note-banks-go-together = banks and bank_seconds go together
note-bots-need-a-start = more bots than players with whom the event starts
note-starts-with-two = a single player cannot start
note-say-when-it-starts = give starts_at = { $least } or more

## The price of entry and what is sold later.

note-cents-not-of-units = cents = { $cents } is not made of units of { $unit }
note-multiple-of-unit-cents = give a multiple of unit_cents
note-bounty-part-of-buy-in = the bounty is a part of buy_in_cents; raise the one or lower the other
note-more-than-the-prizes = cents = { $cents } is more than the { $prizes } of a buy-in that are prizes
note-only-mystery-bounties = from_players and envelopes are for mystery bounties
note-only-progressive-bounties = { $key } is for progressive bounties
note-league-more-than-prizes = league_cents = { $cents } is more than the { $prizes } of a buy-in that are prizes
note-envelopes-over-100 = envelopes_percent comes to more than 100, or is not of hundredths
note-give-at-most-100-in-all = give at most 100 in all
note-needs-its-time = needs its time
note-until-or-from-level = give either until, a date, or from_level or until_level, a level, or reentry = true, or choice = true
note-level-after-last-late = from_level = { $level } comes after the last level of late registration
note-late-until-is = late_until_level in [entry] is { $level }
note-from-after-until = from_level is after until_level
note-sold-from-one-to-other = it is sold from one to the other
note-end-sale-before-last = there are { $count } levels: end the sale before the last
note-leaves-no-level = { $key } = { $level } leaves no level without sales
note-give-late-until-level = give late_until_level too
note-announced-without-late = { $key } is announced without late registration
note-give-reentries-too = give reentries too
note-offer-without-name = needs a name, because there are several
note-no-chips-to-play = stack = 0 leaves nobody anything to play with where the software deals
note-give-a-stack = give a stack of at least 1
note-offers-named-alike = is called { $name } like another one
note-name-each-offer = give each a name of its own
note-level-from-2 = give a level from 2 on
note-days-of-event = give a day from 2 to { $most }
note-say-how-days-end = say in [clock] with day_ends how its days end
note-end-sale-before-minute = the last level begins after { $minutes } minutes: end the sale before
note-choice-has-no-time = is the player’s choice, and has a time or is of re-entries too
note-take-choice-or-time-out = take choice out, or the rest
note-reentry-price-without = is the price of re-entries, and there are none
note-bounty-price-without = names a bounty_cents, and the event has no bounties
note-add-bounty-table = add a [bounty] table, or take it out
note-surrender-without = surrender is announced without re-entries
note-alternates-without-cap = alternates wait for a seat, and there is no cap
note-give-cap = give cap, the seats in the room
note-raise-cap-or-fewer = raise the cap or let fewer enter
note-more-enter-than-cap = { $count } players enter, and cap = { $cap }
note-methods-has-kind-twice = methods has '{ $kind }' twice
note-name-each-once = name each once
note-percent-too-fine = { $key } = { $percent } is too fine
note-two-decimals-at-most = give two decimals at most
note-parts-come-to-percent = prizes and organisation come to { $percent } per cent of buy-ins
note-let-them-come-to-100 = let them come to 100 at most
note-take-prices-out = take buy_in_cents and fee_cents out
note-league-final-is-free = the final of a league is free
note-take-out-not-in-book = take it out: this rulebook has none
note-fixed-in-the-book = { $key } = { $value }, and it is { $fixed } by { $rule }
note-league-has-it-otherwise = { $key } of the league is not as { $rule } has it
note-keep-to-it-or-overrule = keep to it, or give the director's reason: { $key } = "…" in [overruled]
note-freezeout-or-re-entry = without rebuys it may be a freezeout, which allows { $most } re-entry ({ $rule })
note-give-the-reason = give the reason in quotes
note-smallest-chip-of-level = the smallest chip of level { $level } is { $unit }: give a multiple of it or end the sale earlier
note-price-unpayable-at-end = { $key } = { $amount } cannot be paid at the end

## Prizes and deals.

note-who-is-paid-not-said = does not say who is paid
note-has-keys = has { $keys }
note-pay-at-most-count = pay at most { $count }
note-more-paid-than-enter = { $paid } places are paid, { $count } players enter
note-give-a-per-cent = give a per cent from 0 to 100, two decimals at most
note-first-percent-for-curve = first_percent is for the curve
note-take-out-or-places = take it out, or give places_paid
note-fewer-than-at-players = at_players = { $at }, and { $count } players enter
note-add-1-cent = add 1 cent
note-take-away-1-cent = take away 1 cent
note-again-beyond-flights = again = { $again }, and { $count } players were in earlier flights
note-nobody-can-be-out-yet = nobody can be out yet
note-there-is-one-team = there is one team
note-there-are-no-teams = there are no teams
note-name-is-a-team-of = { $name } is a team of { $count }
note-at-players-1 = at_players = 1 leaves nobody to deal with
note-give-at-players-too = give at_players too
note-deal-planned-not-allowed = at_players plans a deal, and none is allowed
note-take-one-of-them-out = take one of them out
note-give-shares-above-0 = give each above 0 and with two decimals at most
note-share-not-paid-exactly = percentages has a share that is not paid out exactly
note-percentages-too-little = percentages come to { $total }, { $difference } too little
note-percentages-too-much = percentages come to { $total }, { $difference } too much
note-make-it-100 = make them come to 100
note-give-shares-or-places = give percentages or places_paid
note-prizes-not-known-yet = prizes_cents cannot be known while the pool may still grow
note-prizes-not-the-pool = prizes_cents come to { $total }, the pool of all buy-ins to { $pool }
note-add-amount-cents = add { $amount } cents
note-take-away-amount-cents = take away { $amount } cents
note-list-from-first-place = list them from the first place down
note-rise-to-next-place = { $key } rise from one place to the next
note-fixed-paid-as-they-are = fixed prizes are paid as they are
note-seats-are-paid-whole = seats are paid whole
note-take-rounding-out = take min_cash_cents and rounding_cents out
note-prizes-beyond-the-pool = { $paid } prizes of at least { $cents } cents need more than the pool of { $pool }
note-give-min-cash-of-most = give a min_cash_cents of at most { $most }
note-add-or-take-seat-cents = add seat_cents, or take them out
note-seat-more-than-pool = a seat of { $cents } cents is more than the pool of { $pool }
note-lower-or-let-more-enter = lower seat_cents, or let more players enter
note-milestone-is-the-stack = milestone_chips = { $chips } is what everybody begins with
note-more-than-the-stack = give more than the stack of { $stack }
note-give-more-than-least = give more than { $least }
note-entries-do-not-rise = entries_to = { $count } does not rise
note-not-with-table = does not go with { $table }
note-keep-one-of-them = keep one of them
note-write-own-columns = write [[payouts.column]] of your own
note-columns-of-the-table = the table has columns to { $list }, and yours may go beyond
note-not-a-table-column = entries_to = { $count } is no column of the table
note-place-is-printed = place { $place } is printed as { $share }
note-only-unprinted-shares = only the shares that no book prints can be replaced

## Flights, teams, rotations, announcements.

note-flights-with-final-day = flights and their final day go together
note-flights-or-teams = flights and teams do not go together
note-team-wins-no-seat = a team wins no seat: give percentages
note-team-prizes-to-the-cent = prizes of teams are divided to the cent
note-take-rounding-from-teams = take rounding_cents and min_cash_cents out of [payouts]
note-give-each-its-own = give each its own, like 1A and 1B
note-flights-named-alike = two flights have the same name
note-numbers-or-names = give numbers or names for all
note-flights-mixed = some flights have numbers of players, others names
note-flight-of-at-least-2 = a flight needs at least 2
note-has-fewer-than-2-players = has fewer than 2 players
note-flights-end-and-levels = flights_end_with_level = { $level }, and there are { $count } levels
note-level-for-final-day = a level must follow for the final day
note-first-level-leaves-out = first_level = { $level } leaves levels out
note-give-a-level = give a level from 1 to { $most }
note-late-beyond-flights = late_until_level = { $level }, and flights end with level { $last }
note-give-at-most-most = give at most { $most }
note-contest-of-at-least-2 = a contest needs at least 2
note-table-of-two-or-more = a table needs two or more
note-give-finalists = give at least 2 finalists and heat_seats
note-each-team-has-size = each team has { $size }
note-one-team-each = each plays for one team
note-in-two-teams = { $player } plays for { $team } and for { $other }
note-leave-out-or-one-of = leave game out, or write one of { $list }
note-game-or-rotation = game = { $game } and [rotation] contradict each other
note-list-them-like-example = list them, like { $example }
note-games-is-empty = games is empty: a rotation needs a game
note-each-choice-once = everything that may be chosen is listed once
note-game-named-twice = games names a game twice
note-not-in-a-rotation = leave it out: it is not played in a rotation
note-own-deck-and-pots = { $game } has a deck and pots of its own
note-not-at-this-limit = { $game } cannot be played at { $limit }: a bring-in is completed to the bet, and there is no one bet
note-choice-not-by-levels = in dealer's choice a game cannot last a level: players choose by turns
note-write-orbits-or-hands = write change = "orbits" or change = "hands"
note-stakes-must-be-tables = stakes must be tables, one for each game
note-stakes-for-unplayed = stakes are given for { $name }, which is not played
note-keys-not-of-game = { $keys } do not belong to { $game }
note-take-them-out = take them out
note-small-above-big-of-game = small = { $small } of { $game } is above big = { $big }
note-bring-in-not-below-bet = a bring-in of { $chips } is not below the bet of { $bet } in { $game }
note-give-smaller-bring-in = give bring_in under { $table }, or a smaller chip
note-bets-of-game-not-rising = small_bet = { $small } and big_bet = { $big } of { $game } do not rise from { $blind }
note-big-bet-below-small = big_bet = { $big } of { $game } is below small_bet = { $small }
note-no-parameter = there is no parameter '{ $name }'
note-book-leaves-open-list = { $book } leaves open { $list }
note-house-may-change-it = a house book may change it
note-not-left-open = { $book } does not leave { $name } to the announcement
note-cannot-be-announced = { $name } = '{ $word }' cannot be announced
note-what-by-rule = { $what } by { $rule }
note-give-small-up-to-big = give a small blind up to the big one
note-no-heads-at-team-final = a team has no head at the final table: take one out
note-no-bounty-left-behind = every bag is played, so no bounty is left behind: take it out
note-forgone-not-with-carry = forgone_bounties does not go with carry = { $carry }
note-forgone-without-bounty = forgone_bounties is for events with bounties
note-amounts-for-custom = amounts_cents are for a custom deal
note-amount-of-nobody = amounts_cents names '{ $name }', who does not enter
note-winners-amount-first = put the winner's amount first
note-method-is-no-money = methods has '{ $kind }', which is no money

## Seasons.

note-a-season-has-events = a season has events
note-write-files-and-days = write { $table } with two brackets before each, with file and day
note-events-not-by-day = events are not in the order of their days
note-write-the-earliest-first = write the earliest first
note-the-final-is-on-day = the final is on { $day }
note-give-a-day-after = give a day after the last event's, { $day }
note-player-named-twice = players has a name twice
note-mend-the-season = mend the terms of the season
note-leagues-are-list = leagues are { $list }
note-give-league-or-table = give league, or { $table } with table or formula
note-tie-not-known = ties has '{ $word }', which is not known
note-ties-are-parted-by-list = ties are parted by { $list }
note-guide-shows-formulas = { $guide } shows formulas

## More of satellites, prizes and deals.

note-satellite-seats-unnamed = seats of a satellite pay entries without being named: take it out
note-amounts-for-players = amounts_cents has { $count } amounts for { $players } players
note-give-amounts-for-each = give amounts_cents, one for each player
note-give-one-for-each = give one amount for each
note-played-for-in-runs-deal = method and what is played for are for a run's deal
note-keys-of-satellites = seats_into, milestone_chips and transferable are for satellites
note-add-table-or-take-it-out = add { $table }, or take it out
note-set-cents-cents-aside = set { $cents } cents aside
note-at-most-one-amount-each = give at most one amount for each
note-play-for-for-players = play_for_cents has { $count } amounts for { $players } players
note-set-at-most-aside = set at most { $cents } cents aside there

## What the pages of the server are told beside.

note-several-events = the heats of a contest of teams are not opened one by one
note-several-events-hint = play it with shuffleup run
note-in-another-file = is in another file: { $file }
note-leave-the-house-out = leave it out to play by the rulebook itself
note-is-a-house-book = this is a house book, not an event
note-is-a-house-book-hint = an event takes it with house = '{ $file }'; play that event with shuffleup run
note-there-is-no-event = there is no event { $event }
note-button-not-won-in = the button cannot be won in { $game }
note-leave-out-moves-on = leave it out: it moves on to the next player there
note-nothing-at-address = there is nothing at this address
note-asked-too-often = asked too often: wait a moment, then ask again
note-address-asked-otherwise = this address is not asked in that way
note-give-the-event-a-name = give the event a name
note-lists-every-event = { $address } lists every event
note-name-twice-in-table = '{ $name }' stands twice in one table
note-give-different-ones = give the two different names
note-more-letters-than = this has more than { $count } letters
note-leave-the-names-out = leave the names out: players enter when they come
note-named-are-list = named are { $list }
note-a-day-without-quotes = a day without quotes, like { $example }
note-players-or-names = a number of players or a list of names
note-amounts-for-those-left = whole numbers for the players left, most chips first, like { $example }, or by name
note-amounts-do-not-come-to = amounts_cents come to { $amounts }, and { $dealt } is dealt with { $players } players left
note-set-aside-below-next = { $amount } cents set aside for place { $place } leave it below the next place
note-play-for-too-little = { $amount } cents are played for, which is less than least_play_for_percent
note-request-without-body = the request has no body
note-there-is-no-table = there is no table { $table } in { $event }
note-there-is-no-hand = there is no finished hand { $hand } at table { $table } for you to see
note-event-is-not-public = { $event } has no public page: the floor opens it on the sheet of the walls
