# The forecast of a running event.

ui-forecast = Forecast
ui-forecast-of = { $players } players at { $time }
ui-forecast-money = In the money
ui-forecast-final-table = One table left
ui-forecast-end = End
ui-another-day = another day
ui-ends-about = Ends about
ui-money-about = In the money about
ui-ends-day = Day { $day } ends about { $time }
ui-left-then =
    { $count ->
        [one] { $count } player left
       *[other] { $count } players left
    }
ui-tables-and-dealers = Tables and dealers, hour by hour
ui-tables-at =
    { $time }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, at most { $most }; { $dealers ->
        [one] 1 dealer
       *[other] { $dealers } dealers
    }
ui-dealers-most = dealers to call, reliefs included
ui-tables-middle = tables as likely as not
ui-tables-most = at most, nine times in ten
ui-forecast-how = Ranges hold eight times in ten. They tell what the cards may do at the pace that the event file gives; a slower room ends later.
ui-forecast-on-wall = Show the end on the wall of this device
ui-forecast-mixed = No forecast: several games in turn. It is made for events of one game.
ui-forecast-endless = No forecast: with these levels play would not end.
ui-forecast-note-other-game = Fitted to no-limit hold’em: this game may last longer or shorter.
ui-forecast-note-late = Late entries, rebuys and add-ons still to come are not foreseen: each makes it longer.
ui-forecast-note-shootout = A shootout is foreseen as if tables were balanced: it ends later.
ui-forecast-note-milestone = Players who leave at the milestone are not foreseen: it may end sooner.
ui-forecast-note-days = Play goes on another day: times after the end of this one do not count the night.

## What if

what-if = What if
what-if-entries = More entries
what-if-minutes = Minutes of every level to come
what-if-now = As it is
what-if-then = Then
what-if-players = Players
what-if-end = End
what-if-tables = Tables at most
what-if-dealers = Dealers, reliefs included
what-if-chips = Chips for { $count } starting stacks
