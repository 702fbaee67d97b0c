### Mistakes of event files.

## Words that hints are made of.

mistake-one-or-other = { $one } or { $other }
mistake-give-what = give { $what }
mistake-add-key-what = add { $key } = …, { $what }
mistake-kinds-are-list = kinds are { $list }
mistake-limits-are-list = limits are { $list }
mistake-games-are-list = games are { $list }
mistake-formats-are-list = formats are { $list }
mistake-tables-are-list = tables are { $list }
mistake-it-can-be-list = it can be { $list }
mistake-keys-are-list = keys are { $list }
mistake-stakes-are-for-list = stakes are for { $list }
mistake-denominations-are-list = denominations are { $list }
mistake-text-in-quotes = text in quotes
mistake-three-capital-letters-like-example = three capital letters, like { $example }
mistake-a-whole-number-of-at-least = a whole number of at least { $least }
mistake-a-whole-number-of-at-least-0 = a whole number of at least 0, or "unlimited"
mistake-true-or-false = true or false
mistake-a-list-of-words-in-quotes = a list of words in quotes, like { $example }
mistake-a-number-of-players-at-most = a number of players, at most { $most }, or a list of names
mistake-a-number-of-teams-or-names = a number of teams, or names like { $example }
mistake-a-list-of-whole-numbers-of = a list of whole numbers of at least { $least }
mistake-a-number = a number
mistake-a-list-of-numbers-like-example = a list of numbers, like { $example }
mistake-chips-and-level-numbers-like-example = chips and level numbers, like { $example }
mistake-chips-and-numbers-of-chips-like = chips and numbers of chips, like { $example }
mistake-chips-and-colours-like-example = chips and colours, like { $example }
mistake-a-list-of-level-numbers-like = a list of level numbers, like { $example }
mistake-a-date-and-time-with-its = a date and time with its zone, like { $example }
mistake-a-per-cent-from-0-to = a per cent from 0 to 100
mistake-a-list-of-games-like-example = a list of games, like { $example }
mistake-a-number-from-2-to-most = a number from 2 to { $most }
mistake-one-of-list = one of { $list }
mistake-a-multiple-of-it = a multiple of it
mistake-either-minutes-or-hands-at-least = either minutes or hands, at least 1
mistake-a-small-blind-up-to-the = a small blind up to the big one
mistake-both-or-neither = both, or neither
mistake-fewer-than-enter = fewer than enter
mistake-2-or-more = 2 or more
mistake-a-word-in-quotes = a word in quotes
mistake-numbers-or-names-for-all = numbers or names for all

## Keys, values and tables.

mistake-key-is-not-a-key-here = '{ $key }' is not a key here
mistake-key-is-missing = '{ $key }' is missing
mistake-key-value-cannot-be = { $key } = { $value } cannot be
mistake-key-value-is-not-known = { $key } = { $value } is not known
mistake-must-be-a-table = must be a table
mistake-write-it-as-table-on-a = write it as { $table } on a line of its own
mistake-add-the-table-guide-shows-a = add the table; { $guide } shows a whole file
mistake-must-be-a-list-of-levels = must be a list of levels
mistake-must-be-a-list-of-prices = must be a list of prices
mistake-must-be-a-list-of-columns = must be a list of columns
mistake-must-be-a-list-of-flights = must be a list of flights
mistake-write-table-with-two-brackets-before = write { $table } with two brackets before each
mistake-write-table-before-each-after-other = write { $table } before each, after { $other }
mistake-write-line = write { $line }

## What is played.

mistake-kind-key-is-not-known = kind '{ $key }' is not known
mistake-limit-key-is-not-known = limit '{ $key }' is not known
mistake-limit-key-of-game-is-not = limit '{ $key }' of { $game } is not known
mistake-game-key-is-not-known = game '{ $key }' is not known
mistake-format-key-is-not-known = format '{ $key }' is not known
mistake-rulebook-key-is-not-known-2 = rulebook '{ $key }' is not known
mistake-game-game-brings-its-own-rules = game = { $game } brings its own rules: name the book of the tournament, one of { $books }
mistake-seats-seats-cannot-be-dealt-in = seats = { $seats } cannot be dealt in { $game }
mistake-seats-seats-cannot-be-dealt-in-game = seats = { $seats } cannot be dealt in '{ $game }'
mistake-take-table-out = take { $table } out
mistake-table-does-not-go-with-format = { $table } does not go with format = { $format }
mistake-add-it-guide-shows-one = add it; { $guide } shows one
mistake-format-format-needs-table = format = { $format } needs { $table }
mistake-key-of-table = { $key } of [{ $table }]
mistake-does-not-belong-to-this-game = does not belong to this game
mistake-take-it-out-or-write-line = take it out, or write { $line }
mistake-key-needs-a-mad-round = { $key } needs a mad round
mistake-write-giro-pazzo-true-or-take = write giro_pazzo = true, or take { $key } out
mistake-write-game-which-names-the-layout = write game = { $game }, which names the layout and the covered card, or take { $key } out

## Who enters, and the levels.

mistake-a-tournament-needs-at-least-2 = a tournament needs at least 2
mistake-entries-has-fewer-than-2-players = entries has fewer than 2 players
mistake-entries-has-an-empty-name = entries has an empty name
mistake-name-every-player = name every player
mistake-name-has-a-control-character = { $name } has a control character
mistake-write-it-in-letters-that-can = write it in letters that can be printed
mistake-entries-has-name-twice = entries has '{ $name }' twice
mistake-give-the-two-players-different-names = give the two players different names
mistake-give-at-least-least-or-take = give at least { $least } or take the level out
mistake-key-value-falls-below-the-other = { $key } = { $value } falls below the { $other } of the level before
mistake-is-a-break = is a break
mistake-the-first-and-the-last-level = the first and the last [[level]] must have blinds
mistake-needs-one-length = needs one length
mistake-small-small-is-above-big-big = small = { $small } is above big = { $big }
mistake-write-small-and-big-in-stud = write small and big: in stud small is the bring-in, and big the bet
mistake-give-a-small-below-big-in = give a small below big: in stud small is the bring-in, and big the bet
mistake-fixed-bets-do-not-belong-to = fixed bets do not belong to { $limit }
mistake-take-small-bet-and-big-bet = take small_bet and big_bet out
mistake-choose-another-limit = choose another limit
mistake-limit-is-not-for-a-game = { $limit } is not for a game without blinds
mistake-give-small-bet-and-big-bet = give small_bet and big_bet, as small_bet = { $small } and big_bet = { $big }
mistake-limit-needs-its-least-and-its = { $limit } needs its least and its highest bet
mistake-small-bet-small-and-big-bet = small_bet = { $small } and big_bet = { $big } do not rise from the big blind of { $blind }
mistake-usual-are-one-and-other = usual are { $one } and { $other }
mistake-denominations-do-not-rise = denominations do not rise
mistake-list-each-chip-once-the-smallest = list each chip once, the smallest first
mistake-remove-the-smallest-chip-first-and = remove the smallest chip first, and keep the largest
mistake-removed-at-level-leaves-chips-out = removed_at_level leaves chips out of order
mistake-chips-of-value-cannot-be-raced = chips of { $value } cannot be raced off for chips of { $above }
mistake-a-removed-chip-must-divide-the = a removed chip must divide the next one
mistake-key-has-a-chip-of-chip = { $key } has a chip of { $chip }, which is not in the set
mistake-give-the-chips-of-one-whole = give the chips of one whole stack
mistake-in-a-stack-comes-to-total = in_a_stack comes to { $total }, a stack is { $stack }
mistake-stack-stack-cannot-be-paid-in = stack = { $stack } cannot be paid in chips of { $chip }
mistake-key-value-cannot-be-paid-the = { $key } = { $value } cannot be paid: the smallest chip is { $unit }
mistake-key-value-of-game-cannot-be = { $key } = { $value } of { $game } cannot be paid: the smallest chip is { $unit }
mistake-give-a-multiple-of-it-or = give a multiple of it or remove the smaller chip later
mistake-players-left-value-is-everybody = players_left = { $value } is everybody
mistake-end-of-level-value-never-comes = end_of_level = { $value } never comes
mistake-there-are-count-levels = there are { $count } levels
mistake-day-ends-do-not-rise = day_ends do not rise
mistake-list-the-last-level-of-each = list the last level of each day once, the first day first
mistake-day-ends-names-level-level = day_ends names level { $level }
mistake-there-are-count-levels-leave-the = there are { $count } levels; leave the last day out
mistake-banks-and-bank-seconds-go-together = banks and bank_seconds go together

## The price of entry and what is sold later.

mistake-cents-cents-is-not-made-of = cents = { $cents } is not made of units of { $unit }
mistake-give-a-multiple-of-unit-cents = give a multiple of unit_cents
mistake-the-bounty-is-a-part-of = the bounty is a part of buy_in_cents; raise the one or lower the other
mistake-cents-cents-is-more-than-the = cents = { $cents } is more than the { $prizes } of a buy-in that are prizes
mistake-from-players-and-envelopes-percent-are = from_players and envelopes_percent are for mystery bounties
mistake-envelopes-percent-comes-to-more-than = envelopes_percent comes to more than 100, or is not of hundredths
mistake-give-at-most-100-in-all = give at most 100 in all
mistake-needs-its-time = needs its time
mistake-give-either-until-a-date-or = give either until, a date, or from_level, a level
mistake-from-level-level-comes-after-the = from_level = { $level } comes after the last level of late registration
mistake-late-until-level-in-entry-is = late_until_level in [entry] is { $level }
mistake-from-level-is-after-until-level = from_level is after until_level
mistake-the-add-on-is-sold-from = the add-on is sold from one to the other
mistake-there-are-count-levels-end-the = there are { $count } levels: end the sale before the last
mistake-key-level-leaves-no-level-without = { $key } = { $level } leaves no level without sales
mistake-give-late-until-level-too = give late_until_level too
mistake-key-is-announced-without-late-registration = { $key } is announced without late registration
mistake-give-reentries-too = give reentries too
mistake-surrender-is-announced-without-re-entries = surrender is announced without re-entries
mistake-alternates-wait-for-a-seat-and = alternates wait for a seat, and there is no cap
mistake-give-cap-the-seats-in-the = give cap, the seats in the room
mistake-raise-the-cap-or-let-fewer = raise the cap or let fewer enter
mistake-count-players-enter-and-cap-cap = { $count } players enter, and cap = { $cap }
mistake-methods-has-kind-twice = methods has '{ $kind }' twice
mistake-name-each-once = name each once
mistake-key-percent-is-too-fine = { $key } = { $percent } is too fine
mistake-give-two-decimals-at-most = give two decimals at most
mistake-prizes-and-organisation-come-to-percent = prizes and organisation come to { $percent } per cent of buy-ins
mistake-let-them-come-to-100-at = let them come to 100 at most
mistake-take-buy-in-cents-and-fee = take buy_in_cents and fee_cents out
mistake-the-final-of-a-league-is = the final of a league is free
mistake-take-it-out-this-rulebook-has = take it out: this rulebook has none
mistake-keep-within-it = keep within it
mistake-the-smallest-chip-of-level-level = the smallest chip of level { $level } is { $unit }: give a multiple of it or end the sale earlier
mistake-key-amount-cannot-be-paid-at = { $key } = { $amount } cannot be paid at the end

## Prizes and deals.

mistake-does-not-say-who-is-paid = does not say who is paid
mistake-has-keys = has { $keys }
mistake-pay-at-most-count = pay at most { $count }
mistake-paid-places-are-paid-count-players = { $paid } places are paid, { $count } players enter
mistake-give-a-per-cent-from-0 = give a per cent from 0 to 100, two decimals at most
mistake-first-percent-is-for-the-curve = first_percent is for the curve
mistake-take-it-out-or-give-places = take it out, or give places_paid
mistake-at-players-at-and-count = at_players = { $at }, and { $count } players enter
mistake-add-1-cent = add 1 cent
mistake-take-away-1-cent = take away 1 cent
mistake-again-again-and-count-players = again = { $again }, and { $count } players were in earlier flights
mistake-nobody-can-be-out-yet = nobody can be out yet
mistake-there-is-one-team = there is one team
mistake-there-are-no-teams = there are no teams
mistake-name-is-a-team-of = { $name } is a team of { $count }
mistake-at-players-1-leaves-nobody-to = at_players = 1 leaves nobody to deal with
mistake-give-at-players-too = give at_players too
mistake-method-and-play-for-cents-are = method and play_for_cents are for a run's deal
mistake-at-players-plans-a-deal-and = at_players plans a deal, and none is allowed
mistake-take-one-of-them-out = take one of them out
mistake-give-each-above-0-and-with = give each above 0 and with two decimals at most
mistake-percentages-has-a-share-that-is = percentages has a share that is not paid out exactly
mistake-percentages-come-to-total-difference-too = percentages come to { $total }, { $difference } too little
mistake-percentages-come-to-total-difference-too-much = percentages come to { $total }, { $difference } too much
mistake-make-them-come-to-100 = make them come to 100
mistake-give-percentages-or-places-paid = give percentages or places_paid
mistake-prizes-cents-cannot-be-known-while = prizes_cents cannot be known while the pool may still grow
mistake-prizes-cents-come-to-total-the = prizes_cents come to { $total }, the pool of all buy-ins to { $pool }
mistake-add-amount-cents = add { $amount } cents
mistake-take-away-amount-cents = take away { $amount } cents
mistake-list-them-from-the-first-place = list them from the first place down
mistake-key-rise-from-one-place-to = { $key } rise from one place to the next
mistake-fixed-prizes-are-paid-as-they = fixed prizes are paid as they are
mistake-seats-are-paid-whole = seats are paid whole
mistake-take-min-cash-cents-and-rounding = take min_cash_cents and rounding_cents out
mistake-paid-prizes-of-at-least-cents = { $paid } prizes of at least { $cents } cents need more than the pool of { $pool }
mistake-give-a-min-cash-cents-of = give a min_cash_cents of at most { $most }
mistake-add-seat-cents-or-take-them = add seat_cents, or take them out
mistake-seats-into-and-milestone-chips-are = seats_into and milestone_chips are for satellites
mistake-a-seat-of-cents-cents-is = a seat of { $cents } cents is more than the pool of { $pool }
mistake-lower-seat-cents-or-let-more = lower seat_cents, or let more players enter
mistake-milestone-chips-chips-is-what-everybody = milestone_chips = { $chips } is what everybody begins with
mistake-give-more-than-the-stack-of = give more than the stack of { $stack }
mistake-give-more-than-least = give more than { $least }
mistake-entries-to-count-does-not-rise = entries_to = { $count } does not rise
mistake-does-not-go-with-table = does not go with { $table }
mistake-keep-one-of-them = keep one of them
mistake-write-payouts-column-of-your-own = write [[payouts.column]] of your own
mistake-the-table-has-columns-to-list = the table has columns to { $list }, and yours may go beyond
mistake-entries-to-count-is-no-column = entries_to = { $count } is no column of the table
mistake-place-place-is-printed-as-share = place { $place } is printed as { $share }
mistake-only-the-shares-that-no-book = only the shares that no book prints can be replaced

## Flights, teams, rotations, announcements.

mistake-flights-and-their-final-day-go = flights and their final day go together
mistake-flights-and-teams-do-not-go = flights and teams do not go together
mistake-heads-are-not-carried-from-one = heads are not carried from one stream to the next: take one out
mistake-a-team-wins-no-seat-give = a team wins no seat: give percentages
mistake-prizes-of-teams-are-divided-to = prizes of teams are divided to the cent
mistake-take-rounding-cents-and-min-cash = take rounding_cents and min_cash_cents out of [payouts]
mistake-give-each-its-own-like-1a = give each its own, like 1A and 1B
mistake-two-flights-have-the-same-name = two flights have the same name
mistake-give-numbers-or-names-for-all = give numbers or names for all
mistake-some-flights-have-numbers-of-players = some flights have numbers of players, others names
mistake-a-flight-needs-at-least-2 = a flight needs at least 2
mistake-has-fewer-than-2-players = has fewer than 2 players
mistake-flights-end-with-level-level-and = flights_end_with_level = { $level }, and there are { $count } levels
mistake-a-level-must-follow-for-the = a level must follow for the final day
mistake-first-level-level-leaves-levels-out = first_level = { $level } leaves levels out
mistake-give-a-level-from-1-to = give a level from 1 to { $most }
mistake-late-until-level-level-and-flights = late_until_level = { $level }, and flights end with level { $last }
mistake-give-at-most-most = give at most { $most }
mistake-a-contest-needs-at-least-2 = a contest needs at least 2
mistake-a-table-needs-two-or-more = a table needs two or more
mistake-give-at-least-2-finalists-and = give at least 2 finalists and heat_seats
mistake-each-team-has-size = each team has { $size }
mistake-team-has-count-players = { $team } has { $count } players
mistake-each-plays-for-one-team = each plays for one team
mistake-player-plays-for-team-and-for = { $player } plays for { $team } and for { $other }
mistake-leave-game-out-or-write-one = leave game out, or write one of { $list }
mistake-game-game-and-rotation-contradict-each = game = { $game } and [rotation] contradict each other
mistake-list-them-like-example = list them, like { $example }
mistake-games-is-empty-a-rotation-needs = games is empty: a rotation needs a game
mistake-everything-that-may-be-chosen-is = everything that may be chosen is listed once
mistake-games-names-a-game-twice = games names a game twice
mistake-leave-it-out-it-is-not = leave it out: it is not played in a rotation
mistake-game-has-a-deck-and-pots = { $game } has a deck and pots of its own
mistake-game-cannot-be-played-at-limit = { $game } cannot be played at { $limit }: a bring-in is completed to the bet, and there is no one bet
mistake-in-dealer-s-choice-a-game = in dealer's choice a game cannot last a level: players choose by turns
mistake-write-change-orbits-or-change-hands = write change = "orbits" or change = "hands"
mistake-stakes-must-be-tables-one-for = stakes must be tables, one for each game
mistake-stakes-are-given-for-name-which = stakes are given for { $name }, which is not played
mistake-keys-do-not-belong-to-game = { $keys } do not belong to { $game }
mistake-take-them-out = take them out
mistake-small-small-of-game-is-above = small = { $small } of { $game } is above big = { $big }
mistake-a-bring-in-of-chips-is = a bring-in of { $chips } is not below the bet of { $bet } in { $game }
mistake-give-bring-in-under-table-or = give bring_in under { $table }, or a smaller chip
mistake-small-bet-small-and-big-bet-big = small_bet = { $small } and big_bet = { $big } of { $game } do not rise from { $blind }
mistake-big-bet-of-game-is-below = big_bet = { $big } of { $game } is below small_bet = { $small }
mistake-there-is-no-parameter-name = there is no parameter '{ $name }'
mistake-book-leaves-open-list = { $book } leaves open { $list }
mistake-a-house-book-may-change-it = a house book may change it
mistake-book-does-not-leave-name-to = { $book } does not leave { $name } to the announcement
mistake-name-word-cannot-be-announced = { $name } = '{ $word }' cannot be announced
mistake-what-by-rule = { $what } by { $rule }
mistake-key-value-and-it-is-only = { $key } = { $value }, and it is { $only }
mistake-key-value-and-it-is-only-by = { $key } = { $value }, and it is { $only } by { $rule }
mistake-key-value-and-it-is-from = { $key } = { $value }, and it is from { $least } to { $most }
mistake-key-value-and-it-is-from-by = { $key } = { $value }, and it is from { $least } to { $most } by { $rule }
mistake-give-a-small-blind-up-to = give a small blind up to the big one
mistake-a-team-has-no-head-at = a team has no head at the final table: take one out
mistake-every-bag-is-played-so-no = every bag is played, so no bounty is left behind: take it out
mistake-forgone-bounties-does-not-go-with = forgone_bounties does not go with carry = { $carry }
mistake-forgone-bounties-is-for-events-with = forgone_bounties is for events with bounties
mistake-amounts-cents-are-for-a-custom = amounts_cents are for a custom deal
mistake-amounts-cents-names-name-who-does = amounts_cents names '{ $name }', who does not enter
mistake-put-the-winner-s-amount-first-2 = put the winner's amount first
mistake-with-count-players-left-what = with { $count } players left { $what }
mistake-methods-has-kind-which-is-no = methods has '{ $kind }', which is no money
mistake-take-it-out = take it out

## Seasons.

mistake-a-season-has-events = a season has events
mistake-write-table-with-two-brackets-before-each = write { $table } with two brackets before each, with file and day
mistake-events-are-not-in-the-order = events are not in the order of their days
mistake-write-the-earliest-first = write the earliest first
mistake-the-final-is-on-day = the final is on { $day }
mistake-give-a-day-after-the-last = give a day after the last event's, { $day }
mistake-players-has-a-name-twice = players has a name twice
mistake-mend-the-terms-of-the-season = mend the terms of the season
mistake-league-key-is-not-known = league '{ $key }' is not known
mistake-leagues-are-list = leagues are { $list }
mistake-table-key-is-not-known = table '{ $key }' is not known
mistake-give-league-or-table-with-table = give league, or { $table } with table or formula
mistake-ties-has-word-which-is-not = ties has '{ $word }', which is not known
mistake-ties-are-parted-by-list = ties are parted by { $list }
mistake-guide-shows-formulas = { $guide } shows formulas

## More of satellites, prizes and deals.

mistake-seats-of-a-satellite-pay-entries = seats of a satellite pay entries without being named: take it out
mistake-amounts-cents-has-count-amounts-for = amounts_cents has { $count } amounts for { $players } players
mistake-give-amounts-cents-one-for-each = give amounts_cents, one for each player
mistake-give-one-amount-for-each = give one amount for each
mistake-method-and-what-is-played-for = method and what is played for are for a run's deal
mistake-seats-into-milestone-chips-and-transferable = seats_into, milestone_chips and transferable are for satellites
mistake-add-table-or-take-it-out = add { $table }, or take it out
mistake-set-cents-cents-aside = set { $cents } cents aside
mistake-set-aside-cents-cents = set aside { $cents } cents
mistake-give-at-most-one-amount-for = give at most one amount for each
mistake-play-for-cents-has-count-amounts = play_for_cents has { $count } amounts for { $players } players
mistake-set-at-most-cents-cents-aside = set at most { $cents } cents aside there

## What the pages of the server are told beside.

mistake-several-events = flights and heats of teams are several events
mistake-several-events-hint = play them with shuffleup run, or open each part by itself
mistake-in-another-file = is in another file: { $file }
mistake-leave-the-house-out = leave it out to play by the rulebook itself
mistake-is-a-house-book = this is a house book, not an event
mistake-is-a-house-book-hint = an event takes it with house = '{ $file }'; play that event with shuffleup run
mistake-there-is-no-event = there is no event { $event }
mistake-the-button-cannot-be-won-in = the button cannot be won in { $game }
mistake-leave-it-out-it-moves-on = leave it out: it moves on to the next player there
mistake-there-is-nothing-at-this-address = there is nothing at this address
mistake-this-address-is-not-asked-in = this address is not asked in that way
mistake-give-the-event-a-name = give the event a name
mistake-lists-every-event = { $address } lists every event
mistake-name-stands-twice-in-one-table = '{ $name }' stands twice in one table
mistake-give-the-two-different-names = give the two different names
mistake-this-has-more-than-letters = this has more than { $count } letters
mistake-leave-the-names-out = leave the names out: players enter when they come
