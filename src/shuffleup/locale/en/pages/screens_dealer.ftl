# What the tablet at a table says.

dealer-title = Dealer
dealer-which-event = Which event?
dealer-which-table = Which table?
dealer-other = Another table
dealer-other-event = Another event
dealer-no-events = No event has its seats drawn now.
dealer-no-tables = No table is in play.
dealer-gone = Table { $table } is not in play any more.
dealer-break-at = Break at { $time }
dealer-done = Hand is over here
dealer-all-in = All-in called
dealer-all-in-hint = The cards stay face down until the floor says so.
dealer-hand = Hand dealt
dealer-dealt = One hand more
dealer-penalty = { $player } sits out: { $left ->
    [one] one more hand
   *[other] { $left } more hands
 }
dealer-call = Call the floor
dealer-called = Floor is called · { $time }
dealer-clock = Clock on a player
dealer-time-runs = Time to decide.
dealer-count-aloud = Count aloud.
dealer-time-over = Time is over: without an act the hand is dead.
dealer-acted = He has acted
dealer-time-bank = Time bank
dealer-shot-start = Start the time
dealer-shot-next = Next player
dealer-shot-stop = Hand is over
dealer-bank-whose = Whose time bank? It gives { $seconds } seconds more.
