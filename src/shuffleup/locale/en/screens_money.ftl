# What is said about the money of an event, at the cage and on its sheets.

## A player's card

money-of = Money of { $player }
money-nothing = Nothing was bought in this event.
money-kind-entry = Entry { $number }
money-kind-re-entry = Re-entry, entry { $number }
money-kind-rebuy = Rebuy
money-kind-add-on = Add-on
money-kind-alternate = Alternate, ticket { $number }
money-kind-refund = Given back
money-kind-prize = Prize paid
money-kind-debt = Debt paid
money-paid-later = Paid later
money-part-buy-in = buy-in { $money }
money-part-chips = chips { $money }
money-part-bounty = bounty { $money }
money-part-fee = fee { $money }
money-free = free
money-announced = announced, not paid
money-voided = taken back: { $reason }
money-void = Void …
money-void-one = Void: { $what }
money-void-now = Void it: { $what }
money-void-reason = Why it is taken back
money-due-refund = To be given back
money-due-prize = Prize not paid yet
money-due-debt = Owes for announced chips
money-pay-refund = Give { $money } back
money-pay-debt = Take { $money }
money-pay-prize = Pay { $money }
money-amount = Amount
money-rest = Still to be paid
money-drawer-of = Drawer of

## Slips

money-print-one = Print: { $what }
money-signature = Signature
money-receipt = Receipt

## The deal desk

deal-desk = Deal
deal-nobody = A deal needs two players at least.
deal-too-many = { $count } players are left. The desk opens for { $most } or fewer.
deal-by-icm = ICM
deal-by-chip-chop = Chip chop
deal-by-equal = Equal
deal-by-custom = Own amounts
ui-stack = Chips
deal-stack-of = Chips of { $player }
deal-amount-of = Amount of { $player }
deal-sum = Sum
deal-in-play = { $chips } in play
deal-missing = { $money } missing
deal-too-much = { $money } too much
deal-save = Save for first
deal-play-for = Played for, place { $place }
deal-unit = Round to
deal-take-over = Begin own amounts
deal-whose = Whose figures
deal-counted = The chips are counted
deal-uncounted = Not counted
deal-told = To whom it is disclosed
deal-uncapped = The leader may get more than first prize
deal-play-on = Play on afterwards, for the trophy
deal-to-divide = To divide
deal-count-and-propose = Enter the count and propose
deal-agreement = Agreement
deal-agreement-text = Deal { $number }, { $method }. Each player takes what stands beside his name, and agrees by signing. It holds if all sign.
deal-takes = Takes
deal-witness = Tournament director

## The money of the event

money-sheet = Money of the event
money-open-sheet = Money of the event …
money-leaf-prizes = Prizes
money-leaf-ledger = Ledger
money-leaf-drawers = Drawers
money-award-first = Play is over. Prizes are paid once they are awarded.
money-prizes-later = So far; they are paid once they are awarded.
money-prizes-open =
    { $count ->
        [one] { $count } prize not paid yet, { $money }
       *[other] { $count } prizes not paid yet, { $money }
    }
money-prizes-done = Every prize is paid.
money-no-prizes = Nobody has won anything yet.
money-pay = Pay …
money-pay-one = Pay { $player }
money-is-paid = paid
money-not-yet = open
money-closes = The books close: { $money } on both sides.
money-open-book = The books do not close.
money-no-money = No money has changed hands yet.
money-account = Account
money-held = Held
money-owed = Owed or earned
money-account-drawer = Drawers
money-account-safe = Safe
money-account-float = Float of the house
money-account-owed = Owed by players
money-account-pool = Prize pool
money-account-bounties = Bounties
money-account-fees = Fees
money-account-house = House
money-account-organisation = Organisation
money-account-retention = Kept for the league
money-account-overlay = Added to the guarantee
money-account-tax = Tax, cost of the house
money-account-tax-due = Tax due
money-account-deposits = Deposits of alternates
money-account-refunds = To be given back
money-account-prizes = Prizes not paid yet
money-account-carried = Carried between flights
money-account-seats = Seats won, as tickets
money-account-differences = Over and short
money-refunds-due = To be given back
money-debts-due = Owed by players
money-take-away = To take away
money-book-ledger = Ledger
money-book-cash = Cash by drawer
money-book-entries = Entries
money-book-payouts = Payouts
money-book-standings = Standings
money-book-audit = Log
money-drawer = Drawer
money-in-drawer = In it
money-flow-entries = Entries
money-flow-chips = Chips
money-flow-refunds = Refunds
money-flow-prizes = Prizes
money-flow-moved = Moved
money-flow-differences = Over, short
money-counted-at = counted { $time }
money-count = Count a drawer …
money-move = Move cash …
money-counted-cash = Cash in the drawer
money-expected = Expected
money-over = { $money } over
money-short = { $money } short
money-fits = It fits.
money-count-now = Enter the count, { $money }
money-from = From
money-to = To
money-day-open = Not counted since the last payment: { $cashiers }
money-day-closed = The day is closed: every drawer is counted, nothing over or short.
money-day-differs = The day is closed: every drawer is counted, { $money } over or short.
money-day-no-cash = No drawer has cash.

## The division of the pool

money-leaf-division = Payouts
division-by = How the pool is divided
division-by-curve = Usual curve
division-by-columns = By a table
division-table = Table
division-own-table = The event’s own
division-bands = Columns of the table
division-band = to { $entries }
division-derived = places { $first } to { $last } are worked out: the book does not print them
division-by-shares = By share
division-by-fixed = By amount
division-places = Places paid
division-first = First place, %
division-least = Least prize
division-share = Share
division-share-of = Share of place { $place }
division-prize-of = Prize of place { $place }
division-more = One place more
division-less = One place less
division-none = Nothing to divide yet.
division-settled = The pool is settled.
division-open =
    { $count ->
        [one] { $count } entry; the pool may still grow.
       *[other] { $count } entries; the pool may still grow.
    }
division-locked = Locked:
division-seats = The pool is paid in seats of { $money }.

## Selling entries

cage-prints = Print the ticket of each sale
cage-twice = Type cash twice
cage-costs = The price is { $money }.
cage-override = Why it is sold all the same
cage-late = Sell all the same …
cage-ticket = Print the ticket
cage-waiting = Waiting for a seat
cage-seat-next = Seat who is next
cage-waits-since = Ticket { $number }, since { $time }

## The phone of a player

phone-link = The code for his phone
phone-link-hint = He scans it with the camera of his phone: his seat, the clock and the prizes, without an app or a password. His ticket carries the same code, and every phone that scans it shows his page.
phone-only-here = This page was opened on the server itself, so that the code works on no other device: open it by the address of the server in the room.
phone-another = Another code: the present one stops working

## Bounties

money-leaf-bounties = Bounties
bounties-none = No bounties
bounties-none-hint = Nothing stands on any head in this event.
bounties-close = Every bounty is accounted for: { $money } came in.
bounties-open = What came in for bounties, { $money }, is not what is there and was won.
bounties-heads = On heads
bounties-envelopes = In envelopes
bounties-purse = In the purse
bounties-loose = With the next pot
bounties-won = Won
bounties-envelopes-left =
    { $count ->
        [one] { $count } envelope is left
       *[other] { $count } envelopes are left
    }
bounties-envelopes-later = The envelopes are filled once registration is closed and few enough players are left.
bounties-unnamed = Who knocked them out is not said yet: { $players }
bounties-player = Player
bounties-on-head = On the head
bounties-knock-outs = Knock-outs
bounties-all = All { $count } players

## Tickets at the cage

cage-with-ticket = Enter with the ticket of { $money }
cage-ticket-rest = and { $money } by { $method }
