### Reports of what was played, replayed, raced, checked and reckoned at the command line.

report-closes = closes
report-does-not-close = DOES NOT CLOSE

## shuffleup run

run-head = { $name }: { $sold }, { $limit } { $game }, rulebook { $book }
run-low-ante = the ante of level { $level } is below its big blind, who by this book pays it alone for the table; announce ante_mode if each player is to pay
run-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
run-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
run-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
run-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entries
}
run-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
run-add-ons = { $count ->
    [one] 1 add-on
   *[other] { $count } add-ons
}
run-levels = { $count ->
    [one] 1 level
   *[other] { $count } levels
}
run-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
run-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
run-part = { $entries }, { $levels }: { $went }
run-part-bags = { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
} with { $chips } chips, { $best } most
run-heat = heat { $heat }, table { $table }
run-part-won = won by { $best }
run-part-pool = { $money } for the prizes
run-part-bounties = { $money } of bounties
run-together = together
run-shared = (shared)
run-more-paid = { $count } more paid, from { $first } to { $last }
run-paid = { $paid } paid, { $total } in all; { $unpaid } without a prize
run-seat = a seat
run-seat-in = a seat in { $event }
run-seat-and = { $seat } and { $money }
run-milestone = Left with a seat at the milestone: { $list }
run-milestone-player = { $player } with { $chips } chips
run-deal = Deal by { $method ->
    [icm] ICM
    [chip-chop] chip chop
    [equal] equal parts
   *[custom] agreement
}, { $money } in all, written down by { $author }
run-deal-line = { $share }  (ICM { $icm })  { $chips } chips, agreed before { $witness }
run-deal-still = still played for: { $list }
run-deal-trophy = still played for: the title
run-desk = the desk
run-bounties = Bounties: { $state }, { $posted } posted, { $won } won
run-bounties-more = { $count } more, { $money } together
run-knock-outs = { $count ->
    [one] 1 knock-out
   *[other] { $count } knock-outs
}
run-teams-after = Teams after the heats:
run-team-points = { $points } points, best place { $place }
run-team-final = final table: place { $place }
run-longest = Longest hand: number { $hand }, table { $table }, level { $level } ({ $price }), { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
run-ante = ante { $ante }
run-totals =
    { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    } and { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $tables } at the start, { $levels }, { $hours } h { $minutes } min of play; all { $chips } chips accounted for
run-log = Log { $digest }. The same event again: { $command }
run-written = { $hands } written to { $file }
run-transcripts-written = the proofs of { $count ->
        [one] 1 deck
       *[other] { $count } decks
    } written to { $folder }
run-summary-written = summary written to { $file }
run-drawing = seats are drawn
run-news = { $players } · { $tables } · level { $level } · { $hands } · { $rate } hands/s

## The ledger.

ledger-head = Ledger: { $state }, { $money } on both sides
ledger-has = has
ledger-for = for
ledger-drawer = in the drawers
ledger-safe = in the safe
ledger-float = lent by the house
ledger-owed = owed by players
ledger-pool = prize pool
ledger-bounties = bounties
ledger-prizes = prizes to be paid
ledger-refunds = refunds to be paid
ledger-deposits = deposits of alternates
ledger-fees = fees
ledger-house = kept by the house
ledger-organisation = for the organisation
ledger-retention = kept for the league
ledger-overlay = added to the guarantee
ledger-carried = handed over between events
ledger-seats = seats won
ledger-tax = tax
ledger-tax-due = tax due
ledger-differences = over and short

## shuffleup league

league-head = { $name }: { $events }, points by { $rule }
league-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
league-event = pool { $pool }, { $kept } kept; { $entries }, { $winner } won
league-final = Final:
league-final-line = { $stack } chips as number { $rank }
league-absent = did not come: { $chips } chips left play
league-pot = Pot: { $state }, { $money } kept by { $events }
league-log = Log { $digest }. The same season again: { $command }

## shuffleup replay

replay-differs = differs: { $hand }: { $player } ends with { $computed }, recorded { $recorded }
replay-refused = refused: { $hand }: { $action }: { $reason }
replay-unfinished = unfinished: { $hand }: the record stops before the hand is over
replay-units = parts of a chip: { $list }
replay-unit = { $hand } in units of { $unit }
replay-leniency = leniency: { $hand }: { $action }: { $played }
replay-no-leniency = leniencies: none
replay-raise-capped = a fixed-limit raise recorded only as high as an opponent can go: played as the legal raise
replay-call-as-raise = a call of the full big blind over a short one, recorded as a bet: played as the call
replay-mucked-all-in = a muck in an all-in showdown: the book has the hand tabled, it stays face up
replay-needless-check = a check by a player with nobody left to bet against: not played
replay-showdown-not-recorded = the showdown is not recorded: known hands are tabled, unknown ones mucked
replay-so-far = { $hands }, { $equal } as recorded, { $odd } not
replay-sum = { $equal } of { $dealt } hands end with the recorded stacks by { $book }
replay-bare = { $count ->
    [one] 1 of them records no stacks to compare
   *[other] { $count } of them record no stacks to compare
}

## shuffleup race

race-head = { $removed } for { $lowest }: { $count ->
    [one] 1 chip
   *[other] { $count } chips
} raced for
race-wins = wins
race-rescued = not raced out
race-as-much = as much in play as before
race-more = { $chips } more in play than before
race-less = { $chips } less in play than before
race-again = The same race again: { $command }

## shuffleup chips

chip-set-head = { $event }: { $entries } entries of { $stack }
chip-set-chip = chip
chip-set-colour = colour
chip-set-in-a-stack = in a stack
chip-set-in-the-cage = in the cage
chip-set-goes = goes
chip-set-all = in all
chip-set-before-level = before level { $level }
chip-set-in-break = In the break before level { $level }
chip-set-at-level = When level { $level } begins
chip-set-after = { $moment }, after { $time }
chip-set-plan = { $moment }: { $taken } come off; bring { $bring }
chip-set-none-out = { $moment }: chips of { $chip } go, and no stack holds any
chip-set-none-goes = No chip is raced off.
chip-set-usual = The file does not say what a stack is made of (in_a_stack): this is the usual way.
chip-set-enough = What is brought is enough however the chips lie, if chips that are sold later are of kinds that stay.
chip-colour-red = red
chip-colour-green = green
chip-colour-black = black
chip-colour-purple = purple
chip-colour-yellow = yellow
chip-colour-orange = orange
chip-colour-light-green = light green
chip-colour-light-blue = light blue
chip-colour-pink = pink
chip-colour-white = white

## shuffleup verify

verify-true = true
verify-false = FALSE
verify-place = place { $place } holds { $item }
verify-twice = { $item } is shown at more than one place: { $places }
verify-order = the seeds give exactly the committed order
verify-all-true = all of it is true
verify-not-true = NOT what was committed
verify-sum = { $label }: { $count ->
    [one] 1 opening
   *[other] { $count } openings
}, { $verdict } (root { $root })
verify-not-drawn = not drawn
verify-draw-row = row { $row }
verify-other-result = the seed draws something else
verify-other-seed = not with the seed of its row
verify-log-broken = row { $row } is not as it was written, or does not follow from the rows before it
verify-draws-not-true = NOT what the seeds of the log draw
verify-draws-sum = { $event }: { $count ->
    [one] 1 draw
   *[other] { $count } draws
}, { $verdict } (rows { $rows }, digest { $digest })
verify-no-events = There is no event in this file.
verify-drawn-seats-drawn = the first seats and buttons
verify-drawn-table-opened = the first button of table { $table }
verify-drawn-player-seated = the seat of { $player }, table { $table }
verify-drawn-final-table-drawn = the seats and the button of the final table
verify-drawn-table-broken = the new seats of table { $table }
verify-drawn-chips-raced = the chip race of table { $table }
verify-drawn-envelope-drawn = the envelope for { $player }
verify-drawn-buttons-drawn = the buttons
verify-drawn-seats-redrawn = all seats anew
verify-drawn-day-stop-drawn = the minute at which the clock stops
verify-drawn-last-hands-announced = how many last hands are played

## shuffleup equity

equity-hand = hand
equity-equity = equity
equity-wins = wins
equity-ties = ties
equity-combos = combos
equity-spot = { $game }{ $board }{ $dead }: { $grounds }
equity-board = , board { $cards }
equity-dead = , dead { $cards }
equity-counted = all { $outcomes } outcomes counted
equity-drawn = { $outcomes } outcomes drawn with seed { $seed }, ±{ $error } (95 %)
equity-doing = equity
equity-quicker = (--samples N draws deals instead)

## shuffleup icm

icm-player = player
icm-stack = stack
icm-chips = chips
icm-prizes = prizes
icm-bounties = bounties
icm-place = place
icm-bounties-drawn = the order of places is drawn: the bounties have a standard error of up to { $error }
icm-more = … and { $count } more; --json has them all
icm-sum = { $players ->
    [one] 1 stack
   *[other] { $players } stacks
}, { $chips } chips, prizes { $money }
icm-equal-prizes = every prize is the same: nothing to work out
icm-check = { $verdict }; together they miss the prizes by { $pool }, two halves of the work alone differ by { $halves } ({ $nodes } nodes, { $way })
icm-holds = self-check: each value is right to 1e-10 of itself or better
icm-fails = SELF-CHECK FAILED, do not pay by this
icm-by-players = player by player
icm-by-modes = in Fourier modes

## games in turn

run-head-mixed = { $name }: { $sold }, { $game }, rulebook { $book }
run-games = Games: { $how }
run-games-turn-levels = { $every ->
    [one] another at every level
   *[other] another after every { $every } levels
}
run-games-turn-hands = { $every ->
    [one] another with every hand of a table
   *[other] another after every { $every } hands of a table
}
run-games-turn-orbits = { $every ->
    [one] another with every orbit of a table
   *[other] another after every { $every } orbits of a table
}
run-games-chosen-hands = { $every ->
    [one] players choose for every hand
   *[other] players choose for { $every } hands each
}
run-games-chosen-orbits = { $every ->
    [one] players choose for an orbit each
   *[other] players choose for { $every } orbits each
}
run-games-hands = { $count ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
run-games-warned = { $count ->
    [one] Once stud and stud eight-or-better followed each other; they are easily mistaken ({ $rule })
   *[other] { $count } times stud and stud eight-or-better followed each other; they are easily mistaken ({ $rule })
}
run-bring-in = bring-in { $chips }
run-bets = bets { $small }/{ $big }
