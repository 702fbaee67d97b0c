# The chips of an event on the floor page: colour-up, race, counts, proof.

chips-sheet = Chips
chips-leaf-plan = Colour-up
chips-leaf-race = Chip race
chips-leaf-counts = Chip counts
chips-leaf-proof = Proof

## What goes when

chips-none = No chips are named
chips-none-hint = The event file says under [chips] which chips there are and before which level each goes.
chips-goes = goes before level { $level }
chips-goes-in-break = goes in the break before level { $level }
chips-after = after { $hours } h { $minutes } of play
chips-taken =
    { $count ->
        [one] { $count } chip comes off the tables
       *[other] { $count } chips come off the tables
    }
chips-bring = Bring
chips-to-race = Race at a table
chips-no-more-races = No chip leaves play any more.
chips-set = The set
chips-chip = Chip
chips-in-a-stack = In a stack
chips-in-all = Handed out
chips-leaves = Goes
chips-before-level = before level { $level }
chips-gone = gone
chips-worst-case = What is brought is enough however the chips lie before the players who are left, if chips sold later are of kinds that stay.

## The race of a table

chips-no-race = No race is due
chips-no-race-hint = No chip leaves play any more.
chips-which-table = Table
chips-raced = raced off
chips-raced-at = The race of table { $table } is over.
chips-seat = Seat
chips-player = Player
chips-odd = Odd { $value }s
chips-odd-of = Odd chips of { $player }
chips-cards = Cards
chips-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
chips-cards-of = Cards dealt to { $player }
chips-cards-unread = Seat { $chair }: write each card as 5d or Kh, one for each odd chip.
chips-gets = Gets { $value }
chips-won = wins one
chips-rescued = one: nobody is raced out
chips-exchanged = exchanged
chips-dealer = Who deals
chips-dealer-staff = a dealer of the house
chips-does-not-fit = Seat { $chair }: the stack on record cannot have so many odd chips.
chips-count-odd = Enter the { $value }s that are left before each player.
chips-raced-for =
    { $count ->
        [one] { $count } chip of { $value } is raced for
       *[other] { $count } chips of { $value } are raced for
    }
chips-deal = Deal the cards here
chips-record = Put the race of table { $table } on record
chips-record-later = It goes on record once level { $level } has begun.

## Counts

chips-nobody = Nobody has chips yet
chips-nobody-hint = Draw the seats first.
chips-average = Average
chips-blinds = { $count } big blinds
chips-counted-of = { $counted } of { $tables } tables counted in this level
chips-counted-at = counted at { $time }
chips-not-counted = not counted in this level
chips-ranking = Ranking
chips-stack = Chips
chips-big-blinds = Big blinds
chips-all-players =
    { $count ->
        [one] { $count } player
       *[other] All { $count } players
    }
chips-next-table = Set, and count table { $table }
chips-bags = Bag the chips
chips-bag-tag = Tag of { $player }’s bag
chips-tag-twice = Two bags have the tag { $tag }.
chips-still-to-count =
    { $count ->
        [one] { $count } player still to count
       *[other] { $count } players still to count
    }

## The proof

chips-proof-issued = Issued
chips-proof-raced = Added by races
chips-proof-found = Found or missed by counts
chips-proof-removed = Taken out of play
chips-proof-in-play = Must be in play
chips-proof-on-tables =
    { $count ->
        [one] On { $count } table
       *[other] On { $count } tables
    }
chips-proof-holds = Every chip is accounted for.
chips-proof-broken = The chips on the tables are not those that must be in play. Count them.
chips-proof-strayed =
    { $count ->
        [one] { $count } of them was found without an owner: the next count will miss it.
       *[other] { $count } of them were found without an owner: the next count will miss them.
    }

## The bags of the night before

chips-leaf-bags = Bags
bags-none = No bags
bags-none-hint = The bags of the night before stand here once the next day is on.
bags-checked = { $checked } of { $count } bags are checked.
bags-wrong =
    { $count ->
        [one] { $count } bag is not what stands on its tag
       *[other] { $count } bags are not what stands on their tags
    }
bags-tag = Tag
bags-in = In the bag
bags-counted = Counted
bags-flight = Flight
bags-count-table = Count table { $table }
bags-no-seat = no seat yet

chips-stray = Take in stray chips
chips-stray-hint = Chips that belong to nobody go to the inventory of the event.
chips-stray-chips = Chips
chips-stray-where = Where they lay
