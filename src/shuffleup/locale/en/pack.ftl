### The emergency pack: the sheets with which a room goes on by hand.

pack-tables = Seats by table
pack-names = Seats by name
pack-structure = Levels
pack-payouts = Prizes
pack-entries = Entries
pack-ledger = Money
pack-penalties = Penalties running
pack-tickets = Open tickets
pack-length = minutes
pack-amount-cents = amount
pack-bounties-cents = bounties
pack-into = for
pack-expires = good until
pack-remark = remark
pack-level = level
pack-blinds = blinds
pack-begins = begins
pack-ends = ends
pack-status = stands
pack-hands = hands to miss
pack-ticket = ticket
pack-button = button
pack-button-told = button as last told
pack-absent = absent
pack-misses = misses { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }
pack-break = break
pack-hands-long = { $count } hands
pack-bring-in = bring-in { $chips }
pack-bets = bets { $chips }
pack-ante = ante { $chips }
pack-made = As it stood on { $day } at { $time }.
pack-not-begun = Play had not begun at { $time }.
pack-position = { $break ->
        [yes] Break after level { $level }
       *[no] Level { $level }
    }{ $how ->
        [stopped] , stopped with { $left } left
        [hands] , ended by hands
       *[runs] , { $left } left at { $time }
    }.
pack-numbers = { $players } of { $entries } entries left, { $chips } chips in play, { $average } on average.
pack-how = Times are those of the clock on the wall if it was not stopped again; a clock that stood still is taken to go on at once. Stacks are as they were last counted or reported. The file ending in .event takes the event into another machine with shuffleup import.
pack-done = { $file } has what { $event } needs to go on by hand.
