# What a player reads on his phone.

player-title = Your seat
player-scan = Scan the code on your ticket
player-scan-hint = The camera of your phone reads it, and your page opens. If you have no ticket, ask at the cage.
player-ended = This code no longer works
player-ended-hint = Ask at the cage for a new one.
player-away-hint = Is this phone in the room’s network? The server is asked again every second.
player-lost-hint = Your seat may have changed; the clock is right.
player-not-in = You are not in this event
player-not-in-hint = Nothing was sold to you, or your entry was taken back. Ask at the cage.
player-sound = Sound for a new seat

player-table = Table
player-chair = Seat
player-entered = You are entered
player-entered-hint = Your seat shows here once it is drawn.
player-waiting =
    { $ahead ->
        [0] You get the next seat
        [one] { $ahead } player is before you
       *[other] { $ahead } players are before you
    }
player-ticket = Alternate, number { $ticket }
player-waiting-hint = Your seat shows here as soon as there is one. Stay near.
player-no-chips = You have no chips
player-rebuy-ask = You may still rebuy. Say yes or no at the table.
player-bust-hint = Your place shows here when the hand is over at every table.
player-won-seat = You have won a seat
player-won = You have won
player-place = Place
player-of =
    { $entries ->
        [one] of { $entries } entry
       *[other] of { $entries } entries
    }
player-prize = Prize
player-due = { $money } waits for you at the cage
player-paid = Paid at the cage
player-pays-later = The cage pays it when the prizes are awarded.
player-thanks = Thank you for playing.
player-sits-out =
    { $hands ->
        [one] Penalty: you sit out { $hands } more hand
       *[other] Penalty: you sit out { $hands } more hands
    }

player-move = You move to
player-seat = Your seat
player-from = from table { $table }, seat { $chair }
player-read = I have read it

player-stack = Your stack
player-counted-at = counted at { $time }
player-bounty = Bounty on you
player-entries = Your entries

player-re-entry = Re-enter for { $money }
player-rebuy = Rebuy for { $money }
player-again-gets = You get { $chips } chips and a new seat.
player-rebuy-gets = You get { $chips } chips and keep your seat.
player-at-cage = Show this code at the cage, and pay there. Your seat shows here at once.
player-say-code = Or say: { $code }

player-league-rank = Your rank
player-league-points = Your points
player-league-here = This event
player-league-counting = Results that count
player-league-same-day = another event of that day was better
player-league-beyond-best = does not count: you have better ones
player-league-unranked =
    { $count ->
        [one] Whoever has played { $count } event is ranked.
       *[other] Whoever has played { $count } events is ranked.
    }
