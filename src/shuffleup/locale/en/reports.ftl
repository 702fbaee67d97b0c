### Sheets, tables and reports of the command line.

sheet-title = AGREEMENT ON THE PRIZES
sheet-event = Event
sheet-date = Date and time
sheet-table = Table
sheet-level = Level
sheet-players-left = Players left
sheet-chips = Chips
sheet-prizes-left = Prizes left
sheet-divided-by = Divided by
sheet-played-for = Played for
sheet-nothing-played-for = nothing; the tournament ends here unless the house plays on for the title
sheet-for-place = { $money } for place { $place }
sheet-method-icm = ICM (Malmuth and Harville)
sheet-method-chip-chop = chip chop: the last prize for each, the rest by chips
sheet-method-equal = equal parts
sheet-method-custom = as the players agree
sheet-player = player
sheet-stack = chips
sheet-takes = takes
sheet-icm-gives = ICM gives
sheet-bounties = bounties
sheet-together = together
sheet-dealt = dealt
sheet-aside = played for
sheet-bounties-by = bounties by { $model }
sheet-note = Note
sheet-agreed = The deal holds only if every player agrees. Each of us has counted his chips and accepts the amount beside his name as his prize; what is played for goes to the places stated above.
sheet-paper = paper no.
sheet-signature = signature
sheet-director = Tournament director
sheet-nameless = player { $number }
payouts-head =
    { $entries } { $entries ->
        [one] entry
       *[other] entries
    }{ $pool }, { $places } { $places ->
        [one] place
       *[other] places
    } paid ({ $source })
payouts-pool = , pool { $money }
payouts-derived = derived
payouts-first =
    the first gets { $first }{ $top ->
        [one] {""}
       *[other] , the first { $top } { $share }
    }
payouts-times = , the last { $times } buy-ins
payouts-source-table = { $rule }, up to { $entries } entries
payouts-source-own-shares = own shares
payouts-source-fixed-prizes = fixed prizes
payouts-source-curve = curve
points-rule = points: { $rule }
points-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
points-restored = restored
points-read = printed
points-own = of the house
points-derived = derived, not printed
points-season =
    { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $players } players, { $ended }
points-closed = closed
points-so-far = so far
points-pot = pot: { $retained } retained, { $rank } paid by rank, { $final } in the final, { $balance } left
points-col-rank = rank
points-col-player = player
points-col-points = points
points-col-events = events
points-col-counted = counted
points-col-best = best
points-col-prize = prize by rank
points-col-final-prize = final prize
points-col-chips = chips
points-col-final = final
report-note = note
scenario-cannot-happen = { $place }: under { $book }, '{ $text }' cannot happen: { $reason }
scenario-not-so = { $place }: under { $book }, '{ $text }' is not so: { $instead }
scenario-answer-not-so = { $place }: under { $book }, '{ $text }' comes to something else: { $instead }
scenario-by-rule = { $text } (rule { $rule })
scenario-count = { $good } of { $all } scenarios are as expected; expectations: { $counts }
scenario-book-count = { $book } { $held } of { $asked }
scenario-none-asked = none asked

## Notes beside a sum.

note-chip-chop-favours-leader = a chip chop gives big stacks more and small stacks less than their stacks are worth; compare with ICM
note-above-first-prize = by chips alone player { $number } would take { $amount_cents }, more than the first prize of { $prize_cents }; he is held to it, and the rest goes to the others by chips
note-takes-above-first-prize = player { $number } takes { $amount_cents }, more than the first prize of { $prize_cents } that is dealt
note-takes-below-last-prize = player { $number } takes { $amount_cents }, less than the last prize of { $prize_cents } that is dealt
note-heads-by-chips = model: all head money in proportion to the chips; it overrates big stacks
note-heads-by-icm-order = model: eliminations in ICM order, taker drawn by stack, half paid, half on his head
note-beyond-last-column = the table ends at { $last } entries; { $entries } are paid by its last column
note-place-is-derived = place { $place } is derived, not printed; a house may replace it
note-places-are-derived = places { $first } to { $last } are derived, not printed; a house may replace them
note-fewer-players-than-places = there are players for { $players } of { $places } paid places: the shares of the others go to them
note-places-below-a-unit = only { $paid } of { $places } places come to a whole unit; round to less to pay them all
note-beyond-last-band = the table ends at { $last } players: { $players } are counted by its last band
note-scores-are-derived = { $count ->
    [one] 1 score comes from a row that is derived, not printed
   *[other] { $count } scores come from rows that are derived, not printed
}
rule-status-mechanised = mechanised
rule-status-assisted = assisted
rule-status-recorded = recorded
rule-status-posted = posted
rule-counts = 
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }: { $list }
rule-count-mechanised = { $count } mechanised
rule-count-assisted = { $count } assisted
rule-count-recorded = { $count } recorded
rule-count-posted = { $count } posted
rule-how-to-read = read one with shuffleup rule BOOK, find rules with shuffleup rule --search WORDS
rule-found = 
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rule-house = { $house } plays by { $book }
rule-house-change = ({ $rule }); the book: { $printed }; { $reason }
rule-house-law = { $parameter } is fixed by law: { $law }
rule-house-word = '{ $word }' means { $act }
rule-house-count = 
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }; all else is as shuffleup rule { $book } has it
rule-misprint = printed as { $printed } in { $count ->
        [one] rule { $where }
       *[other] rules { $where }
    }; the rule meant is { $means }
rule-reading = read so here: { $reading }
rule-instead = (the house; the book: { $printed }): { $reason }
rule-the-books = the books
rule-nothing = no rule of { $where } holds all of '{ $words }' in English; { $way }
rule-other-language =
    { $lang ->
        [it] Italian
        [es] Spanish
       *[en] English
    } has some: --lang { $lang }
rule-other-books = other books have some: shuffleup rule --search '{ $words }'
rule-fewer-words = try fewer words, or only the beginning of one
