# What the wall says.

wall-registering = Registration is open
wall-starts-at = Starts at { $time }
wall-starts-on = Starts on { $day }, { $time }
wall-entries = Entries
wall-seats = Find your seat
wall-new-seats = New seats
wall-paused = Clock stopped
wall-resumes-at = Play goes on at { $time }
wall-no-ante = No ante
wall-next = Next
wall-break-of = Break, { $minutes } min
wall-last-level = Last level
wall-players = Players
wall-average = Average stack
wall-big-blinds =
    { $count ->
        [one] { $count } big blind
       *[other] { $count } big blinds
    }
wall-alternates = Waiting
wall-prizes-later = They follow when registration closes.
wall-until-money =
    { $count ->
        [one] { $count } more out to the money
       *[other] { $count } more out to the money
    }
wall-bubble = Bubble
wall-money = In the money
wall-final-table = Final table
wall-next-break = Break at
wall-late = Late entries
wall-late-until = to level { $level }
wall-out = Out
wall-winner = Winner
wall-first-place = First place
wall-line-lost = No connection: players and prizes may be old, the clock is right
wall-seats-won = Seats won
wall-until-seats = { $count } more out to the seats
wall-largest-bounty = Largest bounty
wall-envelopes = Envelopes left
wall-richest = the richest { $money }
wall-deal-waits =
    { $count ->
        [one] 1 player has still to agree
       *[other] { $count } players have still to agree
    }
wall-ends-about = Ends about
wall-unnamed = No wall is called { $name } yet
wall-unnamed-hint = The floor page names it under Walls, and it shows here at once.
wall-bb = { $count } BB
wall-seat-of = Seat { $chair }
wall-heard = Sounds are on
wall-muted = Sounds wait for a tap on this screen
wall-tap-for-sound = Tap here for sound

## What it says aloud

speak-minute = One minute left
speak-break = Break. Play goes on at { $time }
speak-hand-for-hand = Hand for hand
speak-money = All players are in the money
speak-final-table = The final table
wall-shot-clock = Shot clock
wall-seconds = { $count } s
