# The leagues of the room.

room-tab-leagues = Leagues
leagues-title = Leagues
leagues-none = No league yet
leagues-none-hint = A league turns events that are over into points and a ranking.
leagues-found = New league
leagues-found-do = Found it
leagues-name = Name of the league
leagues-last-season = { $season }: { $events ->
    [one] 1 event
   *[other] { $events } events
 }, { $players ->
    [one] 1 player
   *[other] { $players } players
 }
leagues-no-season = No season yet
leagues-no-season-hint = A season has its points, what counts, and its events.
leagues-season = Season
leagues-season-there = There is such a season.
leagues-new-season = New season
leagues-open-season = Open the season
leagues-closed = closed
leagues-close = Close the season
leagues-reopen = Open it again
leagues-player = Player
leagues-place = Place
leagues-prize = Prize
leagues-points = Points
leagues-events = Events
leagues-best = Best place
leagues-taken =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
leagues-pot = { $money } kept for the league
leagues-field = { $players } players, { $entries } entries
leagues-take = An event that is over
leagues-take-do = Take it
leagues-venue = Venue
leagues-masters = Pay a master league
leagues-masters-do = Pay it
leagues-masters-month = Month
leagues-masters-hint = First from what the month kept, then from the rest of the pot
leagues-masters-amount = What it is paid
leagues-masters-paid = { $money } paid to master leagues
leagues-nothing-waits = No other event of the room is over.
leagues-again = Take again
leagues-again-one = Take { $event } again
leagues-strike = Strike
leagues-strike-one = Strike { $event }
leagues-same-day = another event of that day was better
leagues-beyond-best = enough better ones
leagues-adjust = Points by hand
leagues-adjust-of = Points for { $player }
leagues-adjust-do = Give them
leagues-adjust-hint = Negative to take some
leagues-break-tie = Break the tie
leagues-break-do = In this order
leagues-ahead = { $player } further ahead
leagues-terms = Terms
leagues-own-formula = A formula of our own
leagues-formula = Points of a place
leagues-formula-hint = n the field, k the place, b the buy-in; + - * / ^, sqrt, log, min, max, round, if
leagues-size = n counts
leagues-size-players = players
leagues-size-entries = entries, re-entries too
leagues-ties = Ties are broken by
leagues-tie-best-place = the best place
leagues-tie-best-counted-place = the best place that counts
leagues-tie-countback = the best place, then the second best, and so on
leagues-tie-best-score = the highest score
leagues-tie-more-events = more events
leagues-tie-fewer-events = fewer events
leagues-best-of = Scores that count
leagues-all-count = Empty: all of them
leagues-least = Events to be ranked
leagues-least-hint = Who has played fewer is not ranked
leagues-shares = Prizes by rank, %
leagues-shares-hint = For example 50 30 20; empty: no prizes. The pot is what the events have kept for the league
leagues-shares-sum = These come to { $sum } %, not to 100 %.
leagues-one-a-day = Of several events on one day only the best counts
leagues-test-table = What places are worth
leagues-of-players = { $count } players
leagues-paper = Print the table
