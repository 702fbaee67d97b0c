# What each event of the log says, by its tag and its facts. Times and money come written.

## The event

happened-event-opened = The event is open
happened-entries-registered =
    { $entries_count ->
        [1] { $player } is entered
       *[other] { $entries_count } entries
    }
happened-seats-drawn =
    { $number ->
        [1] Seats drawn for { $seats_count } players, tables of { $chairs }
       *[other] Seats drawn once more (draw { $number }) for { $seats_count } players: { $reason }
    }
happened-event-started = Play begins
happened-play-ended = Play is over
happened-prizes-awarded =
    { $awards_count ->
        [one] { $awards_count } prize awarded
       *[other] { $awards_count } prizes awarded
    }
happened-payouts-fixed =
    { $ladder_count ->
        [one] Prize pool { $pool_cents }, { $ladder_count } place paid
       *[other] Prize pool { $pool_cents }, { $ladder_count } places paid
    }
happened-payouts-planned = The prizes are set anew
happened-players-placed =
    { $places_count ->
        [1] { $player } takes place { $place }
       *[other] { $places_count } players have their places
    }

## The clock

happened-level-started =
    { $ends_at ->
        [none] Level { $number } begins
       *[other] Level { $number } begins, until { $ends_at }
    }
happened-break-started = Break until { $ends_at }
happened-round-started = Round { $number } of hands begins
happened-round-closed = Round { $number } of hands is over
happened-clock-stopped = The clock stops at { $at }
happened-clock-resumed = The clock goes on at { $at }
happened-clock-set = The level now ends at { $ends_at }
happened-time-doubted = It is not sure what time it is: since { $at } nothing comes by time
happened-time-settled =
    { $counts ->
        [yes] The clock goes on at { $at }: it really is that late
       *[no] The clock goes on at { $at }, from where it stood
    }
happened-structure-edited = The levels have been changed
happened-hand-for-hand-announced = Hand for hand: { $players } players, { $paid } paid
happened-all-in-held = Table { $table } holds its all-in
happened-table-released = Table { $table } goes on
happened-hand-deducted =
    { $minutes ->
        [one] { $minutes } minute comes off the clock
       *[other] { $minutes } minutes come off the clock
    }
happened-hand-for-hand-ended = Hand for hand is over
happened-day-stop-drawn = The clock is to stop at { $stop_at }
happened-last-hands-announced =
    { $hands ->
        [one] { $hands } more hand at each table
       *[other] { $hands } more hands at each table
    }
happened-day-ended = Day { $day } is over
happened-day-started = Day { $day } begins with level { $level }
happened-closing-reached = Closing hour: play until { $until }
happened-deal-requested = Whoever is left divides the prizes
happened-time-bank-used =
    { $left ->
        [one] Time bank of { $player }; { $left } left
       *[other] Time bank of { $player }; { $left } left
    }
happened-time-banks-reset = Everybody has new time banks

## Hands and tables

happened-hand-planned = A hand begins at table { $table }
happened-hand-reported = Hand { $hand } at table { $table } is over
happened-live-hand-reported =
    { $busts_count ->
        [1] Out at table { $table }: { $player }{ $by_count ->
            [0] {""}
           *[other] {" "}(chips to { $by })
        }
       *[other] Out at table { $table }: { $busts_count } players
    }
happened-hand-redealt = The hand at table { $table } is dealt again
happened-table-halted = Table { $table } is halted
happened-table-let-play = Table { $table } plays on
happened-player-retired = { $player } gives up and leaves
happened-button-placed = The button of table { $table } is at seat { $chair }
happened-hands-counted =
    { $hands ->
        [one] 1 hand counted
       *[other] { $hands } hands counted
    } at table { $table }
happened-game-chosen = { $player } chooses { $variant } for table { $table }
happened-player-moved = { $player }: from table { $source } to table { $target }, seat { $chair }
happened-player-seated = { $player } sits at table { $table }, seat { $chair }, with { $stack } chips
happened-player-removed = { $player } is taken out of play
happened-table-opened = Table { $table } opens, { $chairs } seats
happened-table-broken =
    { $seats_count ->
        [1] Table { $table } is broken: { $player } has a new seat
       *[other] Table { $table } is broken: { $seats_count } players have new seats
    }
happened-final-table-drawn = Final table: { $seats_count } players at table { $table }
happened-seats-redrawn = New seats drawn for { $seats_count } players
happened-seats-exchanged = { $first } and { $second } change seats
happened-seat-needed = { $player } needs a special seat
happened-seat-need-ended = { $player } needs no special seat any more
happened-tables-assigned = Tables are assigned
happened-break-order-published = The order of breaking is published
happened-buttons-drawn = The buttons are drawn
happened-dealer-relieved = Next dealer at table { $table }
happened-players-absent = Absent: { $players }
happened-players-present = Back: { $players }
happened-stacks-claimed = The stacks of { $players } are claimed
happened-claim-voided = { $player } gives up the entry

## Chips

happened-chips-raced = Table { $table }: chips of { $removed } raced off
happened-chips-counted =
    { $difference ->
        [0] Chips counted: all are there
       *[other] Chips counted: difference { $difference }
    }
happened-chips-forfeited = { $player } forfeits { $chips } chips
happened-stacks-bagged =
    { $bags_count ->
        [one] Day { $day }: { $bags_count } stack bagged
       *[other] Day { $day }: { $bags_count } stacks bagged
    }
happened-coloured-up = Colour-up for { $player }
happened-found-exchanged = { $player }: chips found late, { $received } given for { $found }
happened-stray-taken-in = { $chips } stray chips taken in
happened-stack-surrendered = { $player } surrenders { $stack } chips

## The cage

happened-player-checked = Check of { $player }: { $passed ->
        [yes] in order
       *[no] not in order
    }
happened-entry-sold = Entry { $number }: { $player }, { $buy_in_cents } + { $fee_cents }
happened-alternate-listed = { $player } waits for a seat with ticket { $ticket }
happened-alternate-released = { $player } waits no longer
happened-chips-bought = { $player } buys { $chips } chips for { $cents }
happened-rebuy-declined = { $player } does not rebuy
happened-debt-paid = { $player } pays { $cents }
happened-entry-voided = Entry { $number } of { $player } is void
happened-purchase-voided = Purchase { $number } of { $player } is void
happened-refund-paid = { $player } gets { $cents } back
happened-prize-paid = { $player } is paid { $cents }
happened-cash-moved = { $cents } moved
happened-cash-counted = Drawer counted: { $counted_cents }, expected { $expected_cents }
happened-registration-closed = Registration is closed
happened-tickets-taken = Tickets won elsewhere are taken over
happened-seats-handed-over = The seats won are handed over

## Penalties

happened-penalty-given =
    { $hands ->
        [0] Penalty for { $player }
       *[other] Penalty for { $player }: { $hands } hands
    }
happened-penalty-lifted = The penalty of { $player } is lifted
happened-conduct-carried = Penalties carried over from { $source }

## Bounties

happened-knocked-out =
    { $knock_outs_count ->
        [1] { $player } is knocked out
       *[other] { $knock_outs_count } players are knocked out
    }
happened-knock-out-counted = The knock-out of { $player } is noted
happened-bounty-won =
    { $gains_count ->
        [1] Bounty of { $player }, { $cents }: won by { $player_2 }
       *[other] Bounty of { $player }, { $cents }: shared by { $gains_count }
    }
happened-bounty-left = Bounty of { $player }, { $cents }: it goes with the next pot
happened-bounty-unnamed = Bounty of { $player }: nobody is named yet
happened-bounty-kept = { $player } keeps the own bounty, { $cents }
happened-bounty-put = The house puts { $cents } on { $player }
went-back-bounty-put = { $cents } that the house put on { $player } go back to it
happened-envelopes-filled = { $envelopes_count } envelopes are filled
happened-envelope-drawn = Envelope for { $player }: { $cents }
happened-purse-paid = What was in no envelope is paid
happened-bounties-handed-over = The bounties are handed over to the final day
happened-bounties-taken = The bounties of { $flight } are taken over

## Deals, seats, flights

happened-deal-proposed = Deal { $number } is proposed
happened-deal-agreed = { $player } agrees to deal { $number }
happened-deal-dropped = Deal { $number } is dropped
happened-deal-made = Deal { $number } is made
happened-milestone-reached = { $player } leaves with a seat, at { $stack } chips
happened-flight-closed = The flight is closed
happened-flight-taken = A flight is taken over

## Undoing

happened-undone = It no longer counts
happened-redone = It counts again
happened-decided-again = Worked out anew: { $command }

## The log itself

ui-undone-row = Undone in row { $version }, { $time }, { $actor }
ui-changed-row = Worked out anew in row { $version }, { $time }, { $actor }
ui-money-back = Money through drawers and safe: { $money }
ui-row-of = Row { $version } · { $time } · { $actor }
ui-token-made = { $name } is let in as { $role }
ui-token-by =
    by { $actor }, { $day }, for { $events ->
        [all] every event
       *[one] this event
    }{ $ended ->
        [yes] ; let in no longer
       *[no] {""}
    }
ui-log-find = Find in the log
ui-log-nothing = Nothing of that kind in the log
ui-log-older =
    { $count ->
        [one] { $count } older row
       *[other] { $count } older rows
    }

## Why the software did it

why-next-big-blind = the next big blind moves to the worst seat
why-next-in-line = the next big blind needs the seat: the player after moves
why-by-position = by position, to the seat that became empty last
why-wrong-seat = began in the wrong seat
why-seats-won = every seat is won
why-one-left = one player is left
why-few-left = as few players are left as play was to end with
why-level-over = the level is over
why-house-closed = the house has closed, and the last hands are played
why-deal-made = the players have made a deal
why-imported = so it stands in the file of another program
why-registration-closed = registration is closed
why-play-begun = play has begun
why-play-over = play is over
why-flight-over = the flight is over
why-time-up = not there when the time was up
why-in-the-money = no more players are left than places are paid
why-by-lot = drawn by lot: there was no director to ask
why-run = a run without people
why-season-terms = so it stands in the terms of the season
why-left-early = left before play began
why-stub-ran-out = the stub ran out
why-case = so the case has it
why-played = it has been played

log-vouched = Vouched for by { $person }
log-alone = nobody else could vouch
