# The dealers of the room: rota, push, down sheet.

room-tab-dealers = Dealers
dealers-at-tables = At the tables
dealers-resting = Resting
dealers-nobody-rests = Nobody rests. Put dealers on the rota; those who sit at no table are here.
dealers-nobody = nobody
dealers-none-play = Nobody plays at a table of the room.
dealers-none-play-hint = Say on the tab of the tables which tables there are, and draw seats.
dealers-for = { $minutes } min
dealers-until = until { $time }
dealers-at = at table { $table }
dealers-due = Next push in { $time }
dealers-overdue = The push is due since { $time }
dealers-every = A push every
dealers-every-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
dealers-push = Push
dealers-push-title = The next push
dealers-push-do = Push them on
dealers-push-goes = { $dealer } goes to table { $table }
dealers-push-rests = { $dealer } rests
dealers-push-from = from table { $table }
dealers-push-from-rest = from the break
dealers-reason = Why now
dealers-reason-hint = Needed only in the last 90 seconds before a level or a break.
dealers-table = Table { $table }
dealers-who = Who deals
dealers-keep = Keep it
dealers-rota = Rota
dealers-rota-none = Nobody is on the rota of this day.
dealers-shift = New shift
dealers-shift-do = Put on the rota
dealers-name = Name
dealers-from = From
dealers-to = Until
dealers-strike = Take { $dealer } off the rota
dealers-day = Day
dealers-day-before = The day before
dealers-day-after = The day after
dealers-sheet = Down sheet
dealers-sheet-none = Nobody has dealt on this day.
dealers-totals =
    { $downs ->
        [one] { $downs } down, { $minutes } min
       *[other] { $downs } downs, { $minutes } min
    }
dealers-file = As { $format }
dealers-paper = Print
dealers-pushed = Pushed on
dealers-push-undone = The push is taken back
