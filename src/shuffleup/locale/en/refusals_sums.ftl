### Why prizes, shares and deals cannot be worked out.

refusal-no-stacks = there is no stack; give one for each player
refusal-bad-stack = stack { $seat } is { $stack }: a player in the game has chips; leave out who has none
refusal-stacks-too-wide = the largest stack is more than 1e30 times the smallest; check the stacks
refusal-no-prizes = there is no prize; give one for each paid place
refusal-no-prizes-none = there is no prize; give the prizes that are left, the best first
refusal-no-prizes-zero = every prize is 0; give the prizes that are left, the best first
refusal-more-prizes-than-players =
    { $of ->
        [places] { $prizes } places are paid, { $players } players enter; pay at most { $players }
       *[prizes] { $prizes } prizes for { $players } players; give only the prizes that are left
    }
refusal-prizes-do-not-sum =
    the prizes come to { $prizes_cents }, the pool is { $pool_cents }; { $mend ->
        [add] add
       *[take-away] take away
    } { $missing_cents }
refusal-bad-prize = prize { $place } is below 0, or is 0 where every place must pay something
refusal-prizes-rise =
    { $unit ->
        [cents] prize { $place } is { $prize_cents }, more than { $above_cents } for place { $above }; list the prizes from the best down
        [hundredths] prize { $place } is { $amount_basis_points }, more than { $above_basis_points } for place { $above }; list each prize from the first place down
       *[bare] prize { $place } is more than the one before it; list the prizes from the best down
    }
refusal-no-shares = there is no share; give one for each paid place
refusal-bad-share = share { $place } is { $amount_basis_points }; each share is more than 0
refusal-shares-rise = share { $place } is { $amount_basis_points }, more than { $above_basis_points } for place { $above }; list each share from the first place down
refusal-shares-do-not-sum-ladder = the shares come to { $basis_points } %; make them come to 100
refusal-min-cash-too-high = { $places } places of at least { $least_cents } need more than the pool of { $pool_cents }; pay fewer, or lower the minimum
refusal-no-places-ladder = { $places } places are paid; pay at least one
refusal-no-places-share = { $basis_points } % of the entries cannot be paid; give a share from 0 to 100
refusal-no-places-most = { $places } places cannot be paid: pay at most { $most }
refusal-bad-seat = a seat is worth at least one cent, and a milestone is not below nothing
refusal-no-columns = the table has no columns; give one at least
refusal-columns-fall = column { $column } is for up to { $entries } entries; give { $least } or more, each column more than the one before
refusal-derived-unpaid = column { $column } has no place { $place }; only places that are paid can be derived
refusal-bad-first-share =
    the first place cannot get { $first_basis_points } % of the pool; with { $places ->
        [one] { $places } place
       *[other] { $places } places
    } it gets between { $least_basis_points } and { $most_basis_points } %
refusal-bad-first-share-bounds = the first place gets { $first_basis_points } % of the pool; give a share between 0 and 100
refusal-no-entries = there are { $entries } entries; give at least one
refusal-no-pool = the prize pool is { $pool_cents }; a pool is more than 0
refusal-bad-unit = the rounding unit is { $unit_cents }; round to at least one cent
refusal-bad-min-cash = the minimum is { $least_cents }; give 0 or more
refusal-one-player = a deal needs two players; who is left alone has won
refusal-icm-not-exact = the ICM of these stacks cannot be computed exactly; divide the money by another method
refusal-amounts-not-asked = amounts are named only for a custom deal
refusal-uncapped-not-chopped = only the leader of a chip chop can take more than the first prize
refusal-play-for-too-many = { $amounts } amounts to play for and { $players } players; name at most one for each place
refusal-play-for-rises = what is set aside for place { $place } is below 0, or more than for the place above; amounts to play for are 0 or more and never rise
refusal-play-for-too-much = { $amount_cents } set aside for place { $place } leaves it below place { $next }; set at most { $most_cents } aside there
refusal-play-for-too-little = { $set_aside_cents } is played for; the house wants { $least_basis_points } % of what is left; set { $least_cents } aside
refusal-amounts-do-not-match-deal = { $amounts } amounts for { $players } players; name one for each
refusal-bad-amount = amount { $seat } is { $amount_cents }; amounts are 0 or more
refusal-deal-does-not-sum =
    the amounts come to { $amounts_cents }, { $dealt_cents } is dealt; { $mend ->
        [add] add
       *[take-away] take away
    } { $missing_cents }
refusal-heads-do-not-match = { $heads } heads for { $stacks } stacks; give one for each
refusal-bad-head = head { $seat } is below 0; a head is 0 or more
refusal-too-many-players-sum = { $players } players: a table of every place for each is made for at most { $most }; ask for the values instead
refusal-too-many-players-order = { $players } players: the clock-order model goes to { $most }; use the proportional model

## Why an equity cannot be worked out.

refusal-samples = { $samples } samples; ask for 1 to { $most }
refusal-cards-conflict = the hands cannot be dealt together; each card is in the deck once
refusal-duplicate-card-hand = '{ $text }' holds a card twice; each card is in the deck once
refusal-duplicate-card-twice =
    { $card } is twice { $place ->
        [board] on the board
        [dead] among the dead cards
       *[hand] in hand { $hand }
    }; each card is in the deck once
refusal-duplicate-card-both =
    { $card } is both { $place ->
        [board] on the board
        [dead] among the dead cards
       *[hand] in hand { $hand }
    } and { $other ->
        [board] on the board
        [dead] among the dead cards
       *[hand] in hand { $other_hand }
    }; each card is in the deck once
refusal-no-such-card-not-in-deck = { $card } is not in the deck of { $game }; leave it out
refusal-players-choose = { $game }: equity depends on what players throw away; ask for a game without draws and discards
refusal-strict-order = { $game }: equity is for games whose hands may tie, on a deck that is always the same; shuffleup evaluate compares its hands
refusal-players =
    { $players ->
        [one] { $players } hand
       *[other] { $players } hands
    }; equity is for 2 to { $most } players
refusal-board-none = { $game } has no board; leave it out
refusal-board-cards =
    the board has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; a board has none, { $some } or { $last }
refusal-empty-range-text = the range '{ $text }' names no hand; write hands like AsKd or ranges like 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-deck = no hand of '{ $text }' can be dealt from this deck; write hands like AsKd or ranges like 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-dead = no hand of range { $player } is left beside the board and the dead cards; widen the range
refusal-deck-too-small = { $hands } hands of { $game } need { $wanted } cards and the deck has { $cards }; leave out a hand or dead cards
refusal-too-many-hands = '{ $text }' hands of { $cards } cards are too many to list; write the { $cards } cards; random goes to { $most }
refusal-wrong-number =
    '{ $text }' has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; a hand of this game has { $wanted }
refusal-not-a-range-range = '{ $text }' is neither a hand nor a range; write hands like AsKd or ranges like 99+, AJs+, A5s-A2s, KQo, random
refusal-not-a-range-cards = '{ $text }' is neither a hand nor a range; write { $cards } cards, like { $like }, or random

## Why a structure or a forecast cannot be made.

refusal-bad-chips-none = there is no chip; name at least one
refusal-bad-chips-set = the chips { $chips } are no set; name each once, and all above 0
refusal-bad-chips-order = the chips do not rise; name the smallest first
refusal-bad-chips-players =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } for { $players } players; everybody has at least 1
refusal-too-few-players-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }; a tournament needs at least 2
refusal-too-few-players-field =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; a tournament needs at least 2
refusal-bad-stack-unpayable = a stack of { $stack } cannot be paid in chips of { $chips }; choose another stack
refusal-bad-stack-few-chips = a stack of { $stack } is too few of the smallest chip; give at least { $least }, or smaller chips
refusal-bad-stack-field = stack { $seat } is { $stack }; every stack is at least 1
refusal-bad-stack-late = who comes late has { $stack } chips; give at least 1
refusal-bad-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }; give from a quarter of an hour to 72 hours
refusal-no-structure-hours =
    no structure for { $entries } entries of { $stack } ends near { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }; ask for other hours, or another stack
refusal-bad-runs =
    { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }; give a number from 1 to { $most }
refusal-too-large =
    { $players } players in { $runs } runs; ask for { $most ->
        [one] { $most } run
       *[other] { $most } runs
    } at most
refusal-bad-seats = tables of { $seats }; a table seats at least 2
refusal-bad-blinds = level { $level } costs nothing; give it blinds
refusal-bad-levels = the first and the last of the levels must not be breaks; begin and end with a level
refusal-bad-pace = a hand of { $seconds } seconds; give at least 1
refusal-bad-length = level { $level } never ends, and level { $next_level } follows; give it some minutes or hands
refusal-endless = after { $hours } hours of play { $percent } % of the runs are not over; let the blinds rise further, or let the last level double
refusal-nothing-to-play =
    play ends with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } left, and no more enter; give fewer than enter
refusal-no-late-entries = entries end when play begins: nobody can come late
refusal-too-many-late =
    { $late } late { $late ->
        [one] entry
       *[other] entries
    } of { $entries } leave nobody to begin with
refusal-wrong-count = { $players } players left of { $entries } entries: from 2 to as many as have entered can be left
refusal-stacks-do-not-match =
    { $stacks ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    } for { $players } players left: give one for each
refusal-no-such-level-forecast = there is no level { $level }: the levels are 1 to { $last_level }
refusal-no-such-level-doubled = there is no level { $level }: the levels are 1 to { $reached }, the blinds doubling after level { $last_level }
refusal-level-over =
    level { $level } lasts { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, and { $played } of them have been played: name the level after it
