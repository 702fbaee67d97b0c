# A player's own page on his phone.

player-no-link = This link is not good any more
player-no-link-hint = Ask the cage for a new one and read its code with the camera of this phone.
player-you-move = You move
player-you-sit = You have a seat
player-seen = Seen
player-not-in = You are not in this event
player-not-in-hint = Your entry was taken back. Ask the cage.
player-out = Your place
player-again = Enter again for { $money }: show this code at the cage.
player-again-code = Code for the cage
player-bust = You are out of chips
player-bust-hint = Your place stands when this hand is over at every table.
player-rebuy = Will you rebuy?
player-rebuy-hint = Say so at the table, and pay at the cage.
player-table = Table
player-seat = Seat
player-counted = { $chips } chips, counted at { $time }
player-waiting = You wait for a seat
player-waiting-hint = Your place in the queue. This page calls you.
player-entered = You are entered
player-entered-hint = Your seat stands here once the seats are drawn.
player-starts = Starts at { $time }
player-clock = Clock
player-hand-for-hand = hand for hand
player-next = Next
player-break-at = Break at { $time }
player-left = Players left
player-average = Average stack
player-prizes = Prizes
player-prizes-so-far = Prizes so far
player-bounties = Bounties won: { $count }, { $money }
player-penalty =
    { $count ->
        [one] { $count } hand to miss
       *[other] { $count } hands to miss
    }
