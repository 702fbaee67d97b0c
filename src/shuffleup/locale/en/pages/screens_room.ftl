# The page of the room: all its events.

room-title = The room
room-floor = Floor page
room-keep = Keep

## The calendar

room-today = Today
room-tomorrow = Tomorrow
room-nothing-today = Nothing is on today.
room-still-open = Earlier and not over
room-still-open-hint = Prizes have not been awarded, or nobody has played. Give an event another day, or finish it on the floor page.
room-past = Events that are over
room-past-count =
    { $count ->
        [one] { $count } event is over
       *[other] { $count } events are over
    }
room-past-search = Name or day, such as 2026-11
room-past-none = No event that is over is called so.
room-entries =
    { $count ->
        [0] No entries yet
        [one] { $count } entry
       *[other] { $count } entries
    }
room-players-left = { $players } of { $entries } in
room-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
room-part-flight =
    { $done ->
        [0] Flight of { $of }
       *[other] Flight of { $of }, bagged
    }
room-part-final-day = Final day: { $done } of { $total } flights in
room-part-satellite =
    { $stage ->
        [handed] Satellite for { $of }: { $done } seats handed over
        [open] Satellite for { $of }
       *[won] Satellite for { $of }: { $done } of { $total } seats won
    }
room-plan = Another day or time
room-plan-event = Another day or time for { $event }
room-wall-of = Wall of { $event }
room-note = Note
room-slot-hint = By the clock of the room. The tournament clock does not start by itself.
room-zone = Time zone of the room
room-zone-machine = the time of the server
room-zone-hint = Announced times stay as they are; only what is now changes.

## Templates and copies

room-tab-templates = Templates
room-own-templates = Kept in this room
room-given-templates = Examples
room-no-templates = Nothing is kept yet. Keep an event or its structure here, and open the next one from it.
room-keep-template = Keep a template
room-keep-hint = What the event was opened from is kept. What has been changed since then is not in it.
room-what-of-it = What of it
room-kind-event = The whole event
room-kind-structure = Only its structure
room-name = Name
room-open = New event
room-open-from = New event from { $name }
room-rename = Rename
room-rename-one = Rename { $name }
room-delete = Delete
room-delete-one = Delete { $name }
room-copy-day = Copy the day
room-copy-day-of = Copy the day: { $day }
room-copy-from = All events of { $day }:
room-copy-to = To
room-copy-count =
    { $count ->
        [one] Open { $count } event
       *[other] Open { $count } events
    }
room-left-out = Not copied, because they belong to events of other days: { $events }

## The tables of the room

room-tab-tables = Tables
room-tables-free = { $free } of { $count } tables are free
room-write-tables = Tables of the room
room-table-numbers = Their numbers
room-tables-hint = Events share these tables: none is in two events at once. Leave the list empty, and every event counts its own.
room-numbers-wrong = Write numbers and ranges, such as 1-12, 20
room-no-tables = Say which tables the room has. Then no table is given to two events, and a draw takes free ones.
room-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
room-free = Free
room-kept-for = Free, assigned to
room-not-listed = Not among the tables of the room
room-clash = Two events sit at this table
room-dealer = Who deals
room-dealer-at = Dealer at table { $table }
room-no-dealer = No dealer named
room-who-has-tables = Events
room-sits-at = At tables { $tables }
room-sits-nowhere = No table yet
room-next-tables = Next: { $tables }
room-none-assigned = Nothing is assigned: it takes the free tables with the lowest numbers.
room-assign = Assign tables
room-assign-to = Assign tables to { $event }
room-assign-hint = These are opened next, in the order in which you choose them. Where they are not enough, other free tables follow.

## Tickets

room-tab-tickets = Tickets
tickets-search = Player, event or number
tickets-closed = Used ones too
tickets-new = New ticket
tickets-none = No ticket is open. Seats won in a satellite come here, and the cage sells tickets.
tickets-none-found = No ticket is found so.
tickets-won =
    { $count ->
        [one] { $event }: { $count } seat was won for { $into } and waits
       *[other] { $event }: { $count } seats were won for { $into } and wait
    }
tickets-hand-over = Hand over
tickets-to = To
tickets-to-book = The ticket book of the room
tickets-hand-hint = In the ticket book they wait until they are redeemed at the cage of the event, and can be refunded. An event that takes them at once keeps them in its own ledger.
tickets-until = until { $day }
tickets-transferable = may be passed on
tickets-may-pass = Somebody else may enter with it
tickets-redeem = Redeem
tickets-redeem-one = Redeem the ticket of { $player }
tickets-redeem-title = Redeem a ticket of { $money }
tickets-redeem-hint = The entry is sold at the price of this moment. What the ticket does not pay is paid now; what it pays more stays good in this event.
tickets-rest-by = The rest by
tickets-refund = Refund
tickets-refund-one = Refund the ticket of { $player }
tickets-refund-title = { $player }: { $money }
tickets-refund-do = Refund { $money }
tickets-refund-hint = All of it is paid out, and the ticket is good for nothing any more.
tickets-worth = Worth
tickets-how = How
tickets-for = For
tickets-any = Any event
tickets-expires = Good until
tickets-verb-sold = Sell the ticket
tickets-verb-given = Give the ticket
tickets-act-won = Won
tickets-act-sold = Sold
tickets-act-given = Given by the house
tickets-act-redeemed = Redeemed
tickets-act-refunded = Refunded
tickets-act-expired = Expired
tickets-act-taken-back = Taken back
tickets-accounts = Accounts
tickets-account-tickets = Tickets that are open
tickets-account-satellite = Won in { $holder }
tickets-account-money = { $holder }
tickets-account-house = Gifts of the house
tickets-account-event = Redeemed in { $holder }
tickets-account-expired = Expired
tickets-closes = The book closes: together they come to nothing, and the events have what was redeemed.
tickets-open-book = The book does not agree with the ledgers of the events. Redeem once more what was broken off.
room-rehearse = Rehearse
room-rehearse-title = A rehearsal
room-rehearse-hint = An event like any other, with made-up players in its seats. On its floor page they go out when you say so. The register and the tables of the room stay as they are.
room-rehearse-players = Players
room-rehearse-other = Another number
room-rehearse-do = Seat them
room-keep-copy = Keep a copy of { $event }
room-file = As a file
room-paper-language = Language
room-paper-open = Open to print
room-paper-page = Page { $page } of { $pages }
