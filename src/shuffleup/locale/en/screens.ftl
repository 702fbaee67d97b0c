# What several pages say, and the server too.

## An event and its clock

ui-event = Event
ui-new-event = New event
ui-phase-registering = Registration open
ui-phase-seated = Seats drawn
ui-phase-playing = In play
ui-phase-played-out = Play is over
ui-phase-finished = Prizes awarded
ui-level = Level { $level }
ui-break = Break
ui-ante = Ante
ui-hands-left =
    { $count ->
        [one] { $count } hand left
       *[other] { $count } hands left
    }
ui-target-seat = table { $table }, seat { $chair }
ui-from-seat = from table { $table }, seat { $chair }
ui-language = Language
ui-theme = Colours: light, dark, or for eyes that do not tell red from green
ui-wall = Wall
ui-close = Close
ui-undo = Undo
ui-cancel = Cancel
ui-again = { $label }, once more
ui-amounts-differ = The two amounts differ

## The line to the server

ui-loading = One moment …
ui-no-server = The server does not answer
ui-no-server-hint = It is asked again every second. Is shuffleup serve running?
ui-no-events = No event yet
ui-unknown-event = There is no such event

## Players and money

ui-entries = entries
ui-prize-pool = Prize pool
ui-player-name = Name of the player
ui-paid-by = Paid by
ui-method-cash = Cash
ui-method-card = Card
ui-method-transfer = Bank transfer
ui-method-account = Account
ui-method-ticket = Ticket

## The wall, and paper

wall-seats-hint = Table – seat
wall-draw =
    { $draw ->
        [2] 2nd draw
        [3] 3rd draw
       *[other] { $draw }th draw
    }
wall-new-seats-hint = Table – seat, from where to where
wall-hand-for-hand = Hand for hand
wall-prizes = Prizes
wall-prizes-so-far = Prizes so far

## The calendar

room-tab-calendar = Calendar
ui-phase-planned = Planned

## Others

levels-reason = Why (for the log)
ui-erased = Player { $mark }
late-start = to the start of level { $level }
late-minutes = for { $minutes } minutes from the start
late-day = to the start of day { $day }
