# What the floor page says, and nothing else does.

## The floor page: the event and its clock

ui-pause = Pause the clock
ui-resume = Start the clock again
ui-next-level = Next level
ui-redo = Redo
ui-set-clock = Set the time left
ui-time-left = Time left
ui-minutes = Minutes
ui-set = Set
ui-nothing-to-undo = Nothing to undo
ui-nothing-to-redo = Nothing to redo
ui-undo-command = Undo: { $command }
ui-redo-command = Redo: { $command }
ui-undone = Undone: { $command }
ui-redone = Redone: { $command }
ui-undone-short = Undone
ui-help = Keys
ui-back = Back

## The line to the server

ui-no-events-hint = Create one, enter players, draw the seats.
ui-line-lost = No connection.
ui-line-lost-hint = What you see may be old. It is tried again by itself.
ui-line-lost-waiting =
    { $count ->
        [one] { $count } action is kept here and sent once, when the line is back.
       *[other] { $count } actions are kept here and sent once, in order, when the line is back.
    }
ui-clock-trouble =
    { $which ->
        [all] No clock has been kept since { $since }:
        [backup] No backup could be made since { $since }:
        [disk] Nothing can be written since { $since }:
       *[one] The clock of { $event } has not been kept since { $since }:
    } { $code ->
        [disk-full] the server’s disk is full.
        [locked] another program has the server’s file locked.
        [log-broken] its log is not as it was written. What can be read is shown, and nothing is added.
        [read-only] the server may not write its file.
        [unusable] the server cannot use its file.
       *[other] the server’s log says why.
    }
ui-clock-trouble-hint = It is tried again by itself and then catches up; until then levels do not begin.
ui-backup-trouble-hint = It is tried again every minute; play goes on.
ui-pin-void = A PIN was wrong ten times and has been void since { $since }.
ui-pin-void-hint = The sheet Staff says whose. He signs in by password and chooses another.
ui-disk-trouble-hint = Free some space there: until then nothing counts that is done, and nothing that was done is lost.
ui-time-doubt =
    { $way ->
        [ahead] The server’s clock was set ahead by { $by }.
        [back] The server’s clock was set back by { $by }.
       *[start] The server was started when more than one level was due.
    } { $mine ->
        [yes] Which time counts?
       *[no] { $event } is halted until somebody says there which time counts.
    }
ui-time-doubt-hint = Hands go on at this level; until then nothing comes by time.
ui-time-wrong = The clock was wrong
ui-time-wrong-hint = go on from where it stood
ui-time-late = It really is that late
ui-time-late-hint = the time counts
ui-time-level = Set level and time …
ui-time-open = Open { $event }
ui-level-number = Level
ui-level-left = Time left (M:SS)
ui-level-why = Why
ui-level-set = Set level and time
ui-line-rest = Not everything has been sent yet.
ui-line-rest-waiting =
    { $count ->
        [one] { $count } action that was kept waits for its answer.
       *[other] { $count } actions that were kept wait for their answers.
    }
ui-late-when = Say when …
ui-late-now = Report it as of now
ui-late-title = When was { $player } out?
ui-late-why = Told at { $time } and kept while there was no line. These have got their places since:
ui-late-first = { $player } was out first
ui-late-between = { $player } was out here
ui-late-last = { $player } was out last
ui-conflict = What came after it stands in the way: “{ $command }” (row { $version }). Undo that first.
ui-refused = Not possible:
ui-refused-later = An action that waited was refused:

## Registration, seats and tables

ui-registering = Registration is open
ui-draw-otherwise = Why they play all the same
ui-registering-hint =
    { $count ->
        [0] Enter the players in the cage tab; then draw the seats.
        [one] { $count } player has entered. Two make a table.
       *[other] { $count } entries. When everybody is in, draw the seats.
    }
ui-draw-seats = Draw the seats
ui-seated-hint = Seats are drawn. Show them on the wall, then start play.
ui-start = Start play
ui-tables = Tables
ui-table = Table { $table }
ui-break-table-hint = Its players draw new seats at the other tables; undo takes it back.
ui-redeal-hint = A misdeal: all bets go back, and the same players get new cards. Who was away and is back may play; nobody new is dealt in.
ui-dealer = Dealer
ui-halted = Halted
ui-next-button = Button of the next hand
ui-told-button = The button was last said to be at seat { $chair }; where it is by now nobody has told
ui-big-blind-short = BB
ui-seat-of = { $player }, table { $table }, seat { $chair }
ui-print = Print
ui-new-seats =
    { $count ->
        [one] 1 player has a new seat
       *[other] { $count } players have new seats
    }
ui-new-seats-hint = On the wall until everybody sits.
ui-all-sit = Everybody sits
ui-read-out = Read out
ui-same-address = Table { $table }: { $players } play from one address

## The tabs: players, cage, log

ui-tab-tables = Tables
ui-tab-players = Players
ui-tab-cage = Cage
ui-tab-log = Log
ui-players-left = players left
ui-search = Find a player
ui-nobody-found = Nobody of that name
ui-nobody-entered = Nobody has entered yet
ui-status-entered = Entered
ui-status-in = In play
ui-status-waiting = Waits for a seat
ui-status-rebuy = Rebuy?
ui-status-out = Out
ui-status-bust = Out, place to come
ui-place = Place { $place }
ui-place-head = Place
ui-player = Player
ui-prize = Prize
ui-sell-entry = Sell an entry, { $money }
ui-late-until = Late registration to the end of level { $level }
ui-late-other = Late registration { $until }
cage-ordinary = ordinary
cage-which-entry = Which entry
ui-rebuy-named = Rebuy { $name }, { $money }
ui-add-on-named = Add-on { $name }, { $money }
ui-paste-names = Many at once
ui-paste-hint = One name on each line, paid elsewhere
ui-register-all =
    { $count ->
        [one] Register { $count } player
       *[other] Register { $count } players
    }
ui-name-like = “{ $player }” looks like “{ $like }”. Is it somebody else?
ui-somebody-else =
    { $count ->
        [one] Somebody else
       *[other] They are all other people
    }
ui-registration-closed = Registration is closed.
ui-close-registration = Close registration
ui-actor-floor = floor
ui-actor-software = program

## One player

ui-sits-at = Table { $table }, seat { $chair }
ui-stack-on-record = { $chips } chips on record
ui-entries-of =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
ui-rebuy = Rebuy, { $money }
ui-add-on = Add-on, { $money }
ui-decline-rebuy = No rebuy
ui-re-entry = Re-entry, { $money }
ui-move = Move …
ui-chips = Chips …
ui-button-here = Button here
ui-absent = Absent
ui-present = Is back
ui-gives-up = Gives up …
ui-gives-up-hint = He leaves at the place that he holds now, and his chips leave play; undo takes it back.
ui-full = full
ui-no-other-table = There is no other table
ui-who-won = Who won the chips? (may be left open)
ui-bust = { $player } is out
ui-bust-several = { $players } are out
ui-out-order = Who is out in this hand? Tap first whoever had more chips
ui-out-together = Several in one hand …
ui-bounty-who = Who won the bounty? Of several, tap first whoever had more chips
ui-bounty-others = Somebody else …
ui-bounty-give = Give the bounty
ui-envelope-drawn = Envelope of { $cents } { $gains_count ->
    [1] for { $player_2 }
   *[other] for { $gains_count } players
 }
ui-may-rebuy = { $player } is out of chips and may rebuy
ui-out-in-place =
    { $player } is out in place { $place }{ $paid ->
        [yes] {" "}and gets { $prize }
       *[no] {""}
    }

## What to do next

ui-to-do = To do
ui-nothing-to-do-registering = Nothing but selling entries.
ui-nothing-to-do-seated = Start play when the players sit.
ui-nothing-to-do-playing = Nothing: the tables are even.
ui-nothing-to-do-played-out = Nothing is open.
ui-nothing-to-do-finished = Nothing: the event is over.
advice-final-table = Make the final table
advice-final-table-why = The players left fit at one table; their seats are drawn anew.
advice-final-table-do = Draw the final table
advice-next-round = Draw the next round
advice-next-round-why = Every table has its winner; the winners sit down at new tables.
advice-next-round-do = Draw the seats
advice-break = Break table { $table }
advice-break-why = The players left fit at one table less; their new seats are drawn.
advice-break-do = Break it
advice-balance = Balance the tables
advice-balance-why =
    Table { $source } has { $source_players }, table { $target } has { $target_players }.{ $big_blind ->
        [yes] {" "}Next to pay the big blind there.
        [told] {" "}Next to pay the big blind there, if the button is still at seat { $button }, as last told.
        [stud] {" "}In stud, players move by position: into the seat that became empty last, from the same seat or the next one round.
       *[no] {""}
    }
advice-balance-do = Move
advice-halted = Table { $table } must wait
advice-halted-why = It is so short that it may not play until players come.
advice-hand-for-hand = Announce hand for hand
advice-hand-for-hand-why = Few players are left above the money.
advice-hand-for-hand-do = Announce it
advice-hand-for-hand-end = End hand for hand
advice-hand-over = Hand for hand: is the hand over?
advice-hand-over-why = Report everybody who is out in this hand, at every table. Then press: their places are settled together, the clock loses its minutes, and every table plays one more hand.
advice-hand-over-do = Hand over at every table
advice-hand-over-out = Out in this hand: { $players }
calls-table = Table { $table } needs the floor
calls-coming = On my way
round-tables = Tables of this hand
round-playing = Table { $table } plays
round-done = Table { $table } is done
round-all-in = All-in at table { $table }: its cards wait face down
round-count = { $done } of { $all } tables are done.
round-held = All-in at { $count ->
    [one] table { $tables }: its
   *[other] tables { $tables }: their
 } cards stay face down until the others are done.
round-release = Every other table is done: { $count ->
    [one] table { $tables } shows its cards and plays
   *[other] tables { $tables } show their cards and play
 } to the end{ $way ->
    [one-by-one] , one table after the other
   *[together] {""}
 }.
advice-next-hand = Hand for hand: the tables wait
advice-next-hand-why = No table plays on until the next hand is begun.
advice-next-hand-do = Next hand at every table
advice-last-hand = Last hands: { $left } to play
advice-last-hand-why = Nobody is moved. Begin the next one at every table.
advice-last-hand-do = Begin it
advice-last-hand-over = Last hand: is it over at every table?
advice-last-hand-over-why = Report everybody who is out in it, then press.
advice-last-hand-over-do = Over at every table
advice-choose-game = { $player } chooses the game of table { $table }
advice-choose-game-why = Without a choice the next game of the list is dealt.
advice-choose-game-do = Choose the game
advice-game-order = { $game }, then { $next_game }
advice-game-order-why = The two are easily mistaken for one another: tell dealers and players before the level changes.
advice-low-ante = The ante of level { $level } is below its big blind
advice-low-ante-why = By the rulebook the big blind alone pays one ante for the table, usually as much as his blind. If each player is to pay it, the ante mode has to be announced.
advice-colour-up = Before level { $level }: colour up { $chips }
advice-colour-up-why = These chips leave play. Race them off at every table before the level begins.
advice-colour-up-do = What to bring, and the races
advice-rebuy = Ask { $player } about a rebuy
advice-rebuy-why = An announced rebuy binds; the seat is kept until the answer.
advice-knock-out = Who won the bounty of { $player }?
advice-knock-out-why = It waits until a name is given.
advice-penalty = { $player }, table { $table }: hands to miss: { $left }
advice-penalty-why = The hand is dealt and killed. Say so after each one; a reported bust and every hand of hand for hand count by themselves.
advice-penalty-do = One hand dealt
advice-penalty-all = All of them
advice-draw-last-hands = This level ends the day
advice-draw-last-hands-why = In its last minutes stop the clock and let a player draw a card: so many more hands are played.
advice-next-day = The day is over: start the next one
advice-next-day-why = The clock stands. Count everybody’s chips into bags; play goes on with level { $level }.
advice-bag-do = Bag the chips
advice-next-day-do = Start the day
advice-close-flight = The flight is over: close it
advice-close-flight-why = Its money and everybody’s chips go to the final day. Count them into bags first.
advice-close-flight-do = Close it
advice-close-registration = Close registration
advice-close-registration-why = No level to come ends the sale. Close it when nobody comes any more: that fixes the prizes.
advice-close-registration-do = Close it
advice-payouts = The prizes do not fit the pool
advice-payouts-why = Nobody can be paid as it was announced. The usual curve pays about 15 % of the entries.
advice-payouts-do = Take the usual curve
advice-count =
    { $level ->
        [0] The last hands are over: count everybody’s chips
       *[other] Level { $level } is over: count everybody’s chips
    }
advice-count-why = When the last hand is over everywhere. The chips decide the places: with the count the event ends.
advice-count-do = Enter the count
advice-prizes = Award the prizes
advice-prizes-why = Play is over and every place is known.
advice-prizes-do = Award them

## The count

ui-counted = Counted
ui-on-record = On record
ui-why-it-differs = Why it differs

## The keys

ui-keys = Keys
ui-key-undo = Undo the last command
ui-key-redo = Redo it
ui-key-pause = Start, stop the clock
ui-key-next = Next level
ui-key-balance = Balance the tables
ui-key-game = Choose a game
ui-key-forecast = When it ends
ui-key-find = Find a player
ui-key-cage = Cage
ui-key-log = Log
ui-key-wall = Open the wall
ui-key-help = These keys
ui-key-close = Close
ui-key-found = In the search box: choose, open the card
ui-key-bust = In a player’s card: out, rebuy, add-on, and what else stands on its buttons

## The levels, while they are edited

levels-title = Levels
levels-number = Level
levels-small = Small blind
levels-big = Big blind
levels-ante = Ante
levels-small-bet = Small bet
levels-big-bet = Big bet
levels-bring-in = Bring-in
levels-minutes = Minutes
levels-hands = Hands
levels-change = Change
levels-been = over
levels-now = now
levels-field = Step { $step }: { $name }
levels-add-level = A level after this
levels-add-level-at = A level after step { $step }
levels-add-break = A break after this
levels-add-break-at = A break after step { $step }
levels-delete = Take out
levels-delete-at = Take step { $step } out
levels-ends = It ends about { $before }
levels-minutes-before = All levels last { $minutes } minutes
levels-minutes-after = { $minutes } minutes
levels-keep = Keep these levels
levels-suggest = Suggest levels
levels-suggest-players = Players
levels-suggest-stack = Chips each
levels-suggest-hours = Hours
levels-suggest-do = Suggest
levels-suggest-busy = Working it out …
levels-suggest-all = The suggestion takes the place of all levels; nothing counts before you keep it.
levels-suggest-rest = What has been and the present level stay; the suggestion takes the place of the levels to come. Nothing counts before you keep it.
ui-key-levels = The levels

## What opens a sheet

deal-open = Deal …
deal-print = Print the agreement
walls-title = Walls
people-register = Players' register
people-record = Player's record
money-pay-prizes = Pay the prizes …
money-open = Money …
money-house = house
penalty-give = Penalty
ui-key-penalties = Penalty book
ui-key-money = Money of the event
ui-key-deal = Deal
ui-key-chips = Chips: colour-up, race, counts
ui-key-seats = Seats: breaking, special seats, draws
ui-key-rulings = Ruling desk
ui-key-walls = Walls of the room
papers-open = Papers …
ui-key-papers = Papers: tickets, receipts, slips
ui-key-pack = Print the emergency pack
ui-key-clock = Time left; set level and time
ui-key-time-wrong = The clock was wrong: go on from where it stood
ui-key-time-late = It really is that late: the time counts
ui-rehearsal = Rehearsal: out go
