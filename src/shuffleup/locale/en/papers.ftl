### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Seat tickets
paper-receipts = Receipts
paper-payout-slips = Payout slips
paper-drawers = Drawers
paper-deal = Deal agreement
paper-table = Table
paper-seat = Seat
paper-no-seat = No seat yet
paper-taken-back = Taken back
paper-late-end = to its end
paper-late-level = level { $level }
paper-late-start = to the start of level { $level }
paper-late-minutes = for { $minutes } minutes
paper-late-day = to the start of day { $day }
paper-scan-event = the event, live
paper-scan-player = your seat, clock and prizes
paper-again = Reprint
paper-time = Time
paper-price = Price
paper-stack = Stack
paper-late = Late entry
paper-seats-by-name = Seats by name
paper-seats-by-table = Seats by table
paper-table-sheets = Table sheets
paper-sign-in = Sign-in sheet
paper-bag-tags = Bag tags
paper-results = Results
paper-entry = Entry
paper-table-and-seat = Table-seat
paper-out-at = Out at
paper-out-by = Out by
paper-chips-now = Count
paper-button-at = Button at seat { $chair }
paper-figures = { $entries } entries, { $players } players, prize pool { $pool }
paper-end-of-day = end of day { $day }
paper-into-the-bag = into the bag
paper-for-the-player = for the player
paper-seal = Bag and seal
paper-pack = Emergency pack
paper-pack-made = As it stood on { $day } at { $time }.
paper-pack-how = Times are those of the clock on the wall if it is not stopped again; a clock that stands still is taken to go on at once. Stacks are as they were last counted or reported.
paper-scan-floor = the floor page
paper-prize-sheet = Prize sheet
paper-players-list = List of participants
paper-report = Tournament report
paper-card = Card
paper-country = Country
paper-after-league = { $collected }% of the buy-ins are for prizes: { $paid }% are paid here, { $league }% go to the league
paper-entries = Entries
paper-re-entries = Re-entries
paper-players = Players
paper-document = Document seen
paper-cashier = Cashier
paper-for-federation = For the federation
paper-in-figures = The event in figures
paper-money = Money
paper-rules = Rulebook
paper-levels = Levels played
paper-paid-places = Places paid
paper-where = Where
paper-new-seats = New seats
paper-new-seat = New seat
paper-club = Club
paper-sanction = Sanctioned
paper-league-table = League table
paper-league-figures = { $events ->
    [one] 1 event
   *[other] { $events } events
 }, { $players ->
    [one] 1 player
   *[other] { $players } players
 }
paper-league-best =
    { $count ->
        [one] The best score of each player counts.
       *[other] The { $count } best scores of each player count.
    }
paper-league-least =
    { $count ->
        [one] Ranked is whoever has played { $count } event.
       *[other] Ranked is whoever has played { $count } events.
    }
paper-league-brackets = Points in brackets do not count.
paper-scan-live = events, live
paper-day = Day
paper-winner = Winner
paper-down-sheet = Down sheet
paper-downs = Downs
paper-scan-room = the dealers’ page
