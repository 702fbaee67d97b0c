# The seats of an event on the floor page: the order of breaking, seats that are needed, draws.

seats-sheet = Seats
seats-leaf-breaking = Breaking tables
seats-leaf-needs = Special seats
seats-leaf-draws = Draws

## How tables break

seats-nothing-breaks = No table breaks
seats-nothing-breaks-hint = The order of breaking stands here once two tables or more have their seats.
seats-next-to-break = Table { $table } breaks next
seats-order = In this order
seats-earlier = Earlier
seats-earlier-table = Table { $table } breaks earlier
seats-later = Later
seats-later-table = Table { $table } breaks later
seats-as-it-was = As it was
seats-players-at =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seats-break-of =
    { $count ->
        [one] The player of table { $table } goes where the draw says.
       *[other] The { $count } players of table { $table } go where the draw says.
    }
seats-drawn-high-card-by-suit = First the seat cards are shuffled, then everybody is dealt a card: the highest takes the first seat card.
seats-drawn-draw-from-seat-1-then-clockwise = First the seat cards are shuffled, then everybody is dealt a card: the highest takes the first seat card, and the others follow clockwise.
seats-gets =
    { $count ->
        [one] takes { $count } player
       *[other] takes { $count } players
    }
seats-open-chairs =
    { $count ->
        [one] seat { $chairs } is free
       *[other] seats { $chairs } are free
    }

## Who needs a certain seat

seats-needs-hint = Whoever needs a certain seat has it before the others draw, at the start, in a redraw and at the final table. When a table breaks he gets the like of it, and others move before him when tables are balanced.
seats-no-needs = Nobody needs a special seat.
seats-one-of =
    { $count ->
        [one] seat { $chairs }
       *[other] one of the seats { $chairs }
    }
seats-end-need = No longer
seats-player = Player
seats-table = Table
seats-any = Empty: any table
seats-chairs = Seats
seats-chairs-hint = For example 1, 9; empty: any seat of the table
seats-reason = Why (for the log)
seats-reason-hint = For example: uses a wheelchair
seats-keep-need = Keep the seat for him

## The draws of the log

draws-busy = Drawing everything again …
draws-none = Nothing has been drawn yet.
draws-hold =
    { $count ->
        [one] The draw holds: the seed that stands in the log gives it again.
       *[other] All { $count } draws hold: the seeds that stand in the log give each of them again.
    }
draws-do-not-hold =
    { $count ->
        [one] The draw does not hold.
       *[other] Not all of the { $count } draws hold: those that do not stand first.
    }
draws-broken = Row { $version } of the log does not follow from the rows before it: it was altered.
draws-row = Row
draws-drawn = What was drawn
draws-seed = Seed
draws-again = Drawn again
draws-same = the same
draws-other = something else
draws-other-seed = not with the seed of its row
draws-not-drawn = not by lot
draws-of-seats-drawn = Seats and buttons of the start
draws-of-table-broken = Seats for the players of a table
draws-of-final-table-drawn = The final table
draws-of-chips-raced = Chip race of a table
draws-of-envelope-drawn = Mystery envelope
draws-of-buttons-drawn = Buttons
draws-of-seats-redrawn = New seats for everybody
draws-of-day-stop-drawn = When the clock stops at the end of the day
draws-of-last-hands-announced = The number of last hands
draws-of-table-opened = Button of a table that opens
draws-of-player-seated = A late seat
draws-newest = The newest { $count }, those that do not hold first.
draws-check-again = Something has happened since: check again
draws-how = Whoever has the log can do the same anywhere: shuffleup verify --draws.

seats-leaf-redraw = Draw anew
seats-buttons-hint = The button is drawn anew at every table, as at a restart.
seats-redraw-hint = Everybody left draws a new seat, at as few tables as are needed.
seats-draw-again-hint = It is another draw, and every screen says so: a director gives the reason, which stays in the log. Undoing a draw and drawing again gives the same seats.
