### Forecasts, structures, simulations, and recorded hands in another format.

## The table of a forecast.

forecast-one-in-ten = 1 in 10 by
forecast-half = half by
forecast-nine-in-ten = 9 in 10 by
forecast-money = in the money ({ $paid } paid)
forecast-one-table = one table
forecast-one-table-of = one table ({ $players })
forecast-end = end
forecast-level-at-end = level at the end
forecast-big-blinds = big blinds in play then
forecast-hands = hands at all tables
forecast-hours = hours
forecast-level = level
forecast-players = players
forecast-tables = tables
forecast-dealers = dealers
forecast-doing = forecast
forecast-over = over
forecast-players-left = players left
forecast-more-hours =
    … and { $count } more { $count ->
        [one] hour; --json has it too
       *[other] hours; --json has them all
    }
forecast-day =
    Day { $day } ends after { $time } of play with { $players } { $players ->
        [one] player
       *[other] players
    } left
forecast-day-over = { $day }; over by then in { $share } of the runs

## How long an event lasts.

forecast-pace =
    { $hands } { $hands ->
        [one] hand
       *[other] hands
    } an hour
forecast-left = { $players } of { $entries } left in minute { $minute } of level { $level }
forecast-entries = { $entries } entries
forecast-head =
    { $name }: { $begun }, tables of { $seats }, { $pace }, { $runs } { $runs ->
        [one] run
       *[other] runs
    }
forecast-note = Note: { $note }
note-forecast-mixed = fitted to no-limit holdem; several games in turn may last longer or shorter
note-forecast-game = fitted to no-limit holdem; { $limit } { $game } may last longer or shorter
note-forecast-flights = all flights are counted together, as if they were played at the same time
note-forecast-late = late entries, re-entries and rebuys are not foreseen: say how many of --entries come --late
note-forecast-milestone = nobody leaves at the milestone here, so it may end sooner
note-forecast-shootout = it is foreseen as if tables were balanced; a shootout ends later: simulate plays it as it is

## A suggested structure.

forecast-wanted =
    { $entries } entries of { $stack }, { $hours } { $hours ->
        [one] hour
       *[other] hours
    } wanted: levels of { $minutes } minutes
forecast-chips = Chips: { $chips }
forecast-small = small
forecast-big = big
forecast-ante = ante
forecast-from = from
forecast-depth = stack in big blinds
forecast-break = break of { $minutes } minutes
forecast-break-race = break of { $minutes } minutes; chips of { $chips } are raced off
forecast-doubles = after the last level its blinds double
forecast-written = written to { $file }; play it with: { $command }

## Many runs of an event.

forecast-simulated = { $name }: { $entries } entries, { $game }, rulebook { $rulebook }, { $runs }, seed { $seed }
forecast-run = { $count } run
forecast-runs = { $count } runs
forecast-before = the events before it
forecast-shortest = Shortest
forecast-middle = Middle
forecast-longest = Longest
forecast-style = style of play
forecast-beaten = beaten
forecast-won = won
forecast-paid = paid
forecast-prize = prize of one
forecast-stopped =
    stopped after { $done } of { $runs } { $runs ->
        [one] run
       *[other] runs
    }

## The picture of many runs.

forecast-plot-title = { $name }: { $runs }, seed { $seed }
forecast-plot-stack = average stack
forecast-plot-blinds = big blinds
forecast-plot-hours = hours of play
forecast-plot-band = 8 runs of 10
forecast-plot-middle = the middle run
forecast-plot-ends = when the runs end (1, 5 and 9 of 10 by the lines)
forecast-plot-runs = runs

## Recorded hands in another format.

forecast-left-out = left out: { $line }
convert-so-far = { $hands } written, { $left } left out
forecast-converted =
    { $count ->
        [one] { $count } hand written
       *[other] { $count } hands written
    } to { $file }
