### Why a tournament does not carry a command out.

refusal-registration-closed-settled = registration is closed and the prize pool is settled
refusal-registration-closed-no-late = this event has no late registration
refusal-registration-closed-level = registration closed at the end of level { $last_level }
refusal-registration-closed-start = registration closed when level { $last_level } started
refusal-registration-closed-day = registration closed when day { $day } started
refusal-registration-closed-minutes = registration closed { $minutes } minutes after the start
refusal-registration-closed-already = registration is closed already
refusal-registration-closed-nothing-sold = nothing is sold now
refusal-registration-closed-seats-drawn = registration is closed: the seats have been drawn
refusal-re-entries-used-up =
    { $limit ->
        [0] this event has no re-entry
       *[other] { $player } has no re-entry left: the limit is { $limit }
    }
refusal-event-full-seats =
    { $waiting ->
        [0] all { $cap } seats are taken
       *[other] all { $cap } seats are taken and { $waiting } alternates wait
    }
refusal-event-full-alternate = no alternate can be seated: nobody waits, or no seat is free
refusal-event-full-room = { $players } players enter, and there is room for { $room }
refusal-wrong-amount-least = every payment is at least one cent
refusal-wrong-amount-due = { $due_cents } is due, { $paid_cents } was paid
refusal-wrong-amount-moved = at least one cent is moved
refusal-wrong-amount-counted = a count is not below nothing
refusal-reason-missing-floor = the floor decides otherwise with a name and a reason
refusal-reason-missing-bounty = say who names the winner of the bounty
refusal-reason-missing-head = say who puts the money on the head
refusal-reason-missing-count = a count names who counted, and somebody's chips
refusal-reason-missing-exchange = say who exchanged them
refusal-reason-missing-found = say where they were found and who took them in
refusal-reason-missing-check = a check names the player, what was checked, and who looked
refusal-reason-missing-penalty = a penalty names its reason and who gives it
refusal-reason-missing-remission = a remission names its reason and who grants it
refusal-reason-missing-misdeal = a misdeal names its reason and who declared it
refusal-reason-missing-forfeit = a forfeit names its reason and who decided it
refusal-no-reason-clock = a correction of the clock needs a time above 0 and up to { $most } minutes, a reason and who decided it
refusal-no-reason-structure = a change of the structure needs a reason and who decided it
refusal-no-reason-hand-for-hand = ending hand for hand early needs a reason and who decided it
refusal-no-reason-special-seat = a special seat needs a reason and who decided it
refusal-no-reason-seat = a correction of a seat needs who decided it
refusal-no-reason-decision = this is a person's decision: name who decides it and why
refusal-already-waiting = { $player } is an alternate already
refusal-already-entered = { $player } has entered already
refusal-check-missing = { $player } needs this check first: { $check }
refusal-check-failed = { $player } did not pass this check: { $check }
refusal-unknown-method = '{ $method }' is no method of payment here: they are { $known }
refusal-no-cashier = name the cashier who handles the money
refusal-payer-missing = a transfer names its payer and what it is for
refusal-nobody-named-out = name the players who are out, each once
refusal-nobody-named-bounty = name everybody who won the chips, each once
refusal-nobody-named-enters = name the players who enter
refusal-nobody-named-name = a name has 1 to { $most } letters, all of which can be printed
refusal-nobody-named-come = name the players who have come
refusal-nobody-named-absent = name the players who are absent, each once
refusal-not-in-play = { $player } is not in play
refusal-not-in-play-declined = { $player } has declined and is out
refusal-hand-in-progress = table { $table } is playing hand { $hand }
refusal-hand-in-progress-player = { $player } is in hand { $hand }
refusal-hand-in-progress-final-table = a table is playing a hand: the final table is drawn between hands
refusal-hand-in-progress-waits = table { $table } plays hand { $hand }: { $player } waits for its end
refusal-hand-in-progress-rebuy = table { $table } plays hand { $hand }: a rebuy is announced before a hand
refusal-hand-in-progress-redraw = table { $table } is playing hand { $hand }: seats and buttons are drawn between hands
refusal-hand-in-progress-round = table { $table } is playing a hand: a round starts between hands
refusal-hand-in-progress-round-open = table { $table } has not finished its hand of round { $round }
refusal-hand-in-progress-seats = table { $table } is playing hand { $hand }: seats are corrected between hands
refusal-no-such-count = count from 1 to { $most } hands at a time, not { $hands }
refusal-no-count = neither a game nor a penalty at table { $table } goes by hands: nobody has to count them
refusal-pot-carried = a pot nobody has won yet lies on table { $table }: the table stays as it is until it is won
refusal-same-table = { $player } sits at table { $table } already
refusal-seat-taken = chair { $chair } of table { $table } is not free
refusal-seat-taken-rebuy = chair { $chair } of table { $table } is kept for { $player }, who may rebuy
refusal-no-surrender = in this event nobody gives chips up to enter again
refusal-unknown-ticket = nobody waits with ticket { $ticket }
refusal-unknown-entry = there is no entry { $entry }
refusal-pool-settled-entries = the prize pool is settled: its entries stand
refusal-pool-settled-sold = the prize pool is settled: what was sold stands
refusal-has-played-entry = { $player } has played: entry { $entry } stands
refusal-has-played-lost = { $player } has lost the chips: the { $kind } stands
refusal-has-played-too-few = { $player } has { $stack } chips: to give { $chips } back would leave none
refusal-barred = { $player } may not play, being barred: { $scope }
refusal-rebuy-open = { $player } may rebuy: take the rebuy, or the no, before the next hand
refusal-rebuy-open-seats = { $player } may rebuy: take the rebuy, or the no, before seats are drawn
refusal-rebuys-over = rebuys are sold during play until the end of level { $last_level }
refusal-rebuys-not-yet = this rebuy is sold from level { $first_level } on
refusal-unknown-offer = nothing called “{ $offer }” is sold here; there is: { $known }
refusal-rebuys-used-up = { $player } has had { $used } rebuys, the limit
refusal-missed-hand = table { $table } has gone on without { $player }: nobody misses a hand to rebuy
refusal-add-ons-used-up = { $player } has had the add-on
refusal-no-rebuys = this event has no rebuys
refusal-no-heads = this event has no bounties on heads
refusal-no-chips-yet = { $player } has no chips yet: at table { $table } a hand begins once everybody has bought some
refusal-debt-unpaid = { $player } owes { $owed_cents } for the last rebuy
refusal-not-awaited = { $player } is not asked for a rebuy
refusal-not-awaited-final = { $player } is not awaited: { $presence }
refusal-no-add-on = this event has no add-on
refusal-add-on-not-now = the add-on is sold from level { $from } to the end of level { $to }
refusal-nothing-owed-account = nothing waits for { $player } in this account: { $account }
refusal-nothing-owed-player = { $player } owes nothing
refusal-unknown-purchase = there is no purchase { $purchase }
refusal-announcement-binds = { $player } announced this before a hand and must pay for it: { $kind }

refusal-drawer-short = { $cashier } has { $cents } of cash, { $needed_cents } is needed
refusal-safe-short = the safe has { $cents }, { $needed_cents } is needed
refusal-second-person-drawer = this is the drawer of { $cashier }: a second person has to vouch for it
refusal-second-person-safe = the safe and the float are the house's: a second person has to vouch for it
refusal-second-person-void = a second person has to vouch for taking a sale back
refusal-second-person-refund = a second person has to vouch for a refund
refusal-second-person-count = this drawer was counted: a second person has to vouch for another count
refusal-second-person-undo = a second person has to vouch for this: only whoever sold takes his last sale back alone, until his drawer is counted
refusal-may-not-vouch = this person may not vouch for it
refusal-reason-for-two = nobody else here may vouch for this: say why it is done
refusal-unknown-drawer = nobody has the drawer { $cashier }
refusal-not-his-table = whoever does not deal at table { $table } does not count its chips: its dealer or the floor does
refusal-not-drawers = money moves between two drawers of one method, or a drawer and the safe
refusal-counted-twice-tag = two bags have the same tag
refusal-counted-twice-player = somebody was counted twice
refusal-count-incomplete = { $player } was not counted: tables are counted whole
refusal-no-chips-player = { $player } is in and cannot have no chips
refusal-no-chips-found = at least one chip was found
refusal-count-does-not-match = { $counted } chips were counted, { $expected } should be there: count again, or explain it
refusal-not-equal-value = { $given } and { $received } are not worth the same
refusal-too-many-chips-exchange = { $player } has { $stack } chips
refusal-too-many-chips-lost = { $chips } chips cannot have been lost of { $in_play }
refusal-too-many-chips-forfeit = at most { $most } of the { $stack } chips of { $player } may be taken, and not less than { $least }; who is to lose them all is put out of the event
refusal-too-many-chips-rebuy = { $player } has { $stack } chips; whoever rebuys has at most { $most }
refusal-not-in-the-set = there is no chip of { $value }
refusal-still-in-play = chips of { $value } are still in play at table { $table }
refusal-chips-not-payable = { $chips } cannot be made with chips of { $unit }
refusal-chips-do-not-match-race = the chips before chair { $chair } come to { $reported }, not to { $recorded }
refusal-chips-do-not-match-hand = the stacks after hand { $hand } come to { $after }, before it to { $before }
refusal-nothing-to-race = table { $table } has no chips below { $unit }
refusal-wrong-race-cards-number = chair { $chair } has { $needed } chips left over and so gets as many cards, not { $told }
refusal-wrong-race-cards-deck = a card is told more often than there is, or is none: give each of the cards that were dealt once
refusal-bounty-unnamed = say first who knocked { $player } out
refusal-not-knocked-out = nobody waits to hear who knocked { $player } out
refusal-unknown-player-bounty = { $player } cannot have won the chips
refusal-unknown-player-entered = nobody called '{ $player }' has entered
refusal-unknown-player-season = { $player } has not scored in this season
refusal-bounty-not-in-book = { $kind } bounties of { $cents } are not what the book knows
refusal-bounty-unfit =
    { $fault ->
        [units] a bounty of { $cents } is not made of units of { $unit_cents }
        [prizes] a bounty of { $cents } is more than the { $prizes_cents } of a buy-in that are prizes
        [shares] the envelopes come to { $sum_basis_points } %: each has a share, and together they come to 100 at most
        [amounts] an envelope holds whole units of { $unit_cents }, and either amounts or shares are announced
        [head] { $share_basis_points } % cannot go onto a head: give 0 to 100
       *[envelopes] only mystery bounties have envelopes
    }
refusal-price-outside-band =
    { $what } = { NUMBER($value, useGrouping: 0) }, and it is { $band ->
        [one] { NUMBER($least, useGrouping: 0) }
       *[range] from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
    }
refusal-share-outside-band =
    { $what } = { $value_basis_points }, and it is { $band ->
        [one] { $least_basis_points }
       *[range] from { $least_basis_points } to { $most_basis_points }
    }
refusal-fixed-by-book =
    { $what ->
        [seats] tables of { $value }: this kind of event is played at tables of { $fixed }
        [entries] { $value } players: this kind of event is played by { $fixed }
       *[stack] { $value } chips: this kind of event is begun with { $fixed } chips, as many as the buy-in
    }
refusal-fixed-by-book-late = nobody enters this kind of event late
refusal-fixed-by-book-shares = the prizes of this kind of event are shared { $fixed }
refusal-fixed-by-book-bounty = the buy-ins of this kind of event are prizes: there is no bounty in it
refusal-fixed-by-book-reentries =
    more re-entries than this kind of event allows: { $fixed ->
    [0] none
    [1] one
   *[other] { $fixed }
    }
refusal-not-played-out = prizes are awarded when play has ended: the event is { $phase }
refusal-pool-open = registration is not closed: the prizes are not fixed yet

refusal-no-seats =
    { $players ->
        [one] 1 player of table { $table } needs a seat
       *[other] { $players } players of table { $table } need seats
    }, the other tables have { $free }
refusal-no-seats-only-table = table { $table } is the only one: there would be none to play at
refusal-shootout-goes-on =
    in a shootout everybody stays at his table until it has its winner: { $tables ->
        [one] 1 table still plays
       *[other] { $tables } tables still play
    }
refusal-shootout-goes-on-over = every table of the shootout has its winner: draw all seats anew
refusal-too-many-players = { $players } players are left, a final table seats { $size }
refusal-hand-for-hand-clock = hand for hand the clock only counts hands: end it first
refusal-hand-for-hand-already = the event is played hand for hand already
refusal-hand-for-hand-waits = table { $table } waits until every table has finished the hand it was playing
refusal-hand-for-hand-round = hand for hand the floor starts one hand at every table: start a round
refusal-no-hand-for-hand = the event is not played hand for hand
refusal-prizes-not-fixed = nobody knows yet how many places are paid: the prizes are not fixed
refusal-in-the-money = { $players } players are left and { $paid } places are paid: nobody can miss the money
refusal-too-many-minutes = a hand takes at most { $most } minutes off the clock, not { $minutes }
refusal-round-open = round { $round } is not closed yet
refusal-other-round = that round is over: round { $round } is being played
refusal-no-hand = table { $table } is not playing a hand
refusal-no-hand-dealt = no hand has been dealt at this table
refusal-no-hand-over = hand { $number } is not in progress at this table
refusal-no-hand-player = { $player } is not in a hand
refusal-all-in-held-known = the all-in at table { $table } is known already
refusal-all-in-held-waits = the all-in at table { $table } waits face down until the floor lets it run
refusal-not-held = no all-in waits at table { $table }
refusal-amounts-for-players = { $players } players put chips in and { $amounts } amounts are given
refusal-not-so-many-chips = { $player } does not have { $chips } chips at this table
refusal-not-in-the-pot = { $player } has put nothing into the pot
refusal-pot-without-best-hand = nobody who is named plays for the pot of { $amount }: name its best hand, too
refusal-tables-playing = table { $table } is still playing: table { $waiting } waits for it
refusal-tables-playing-not-begun = table { $table } has not begun its hand yet: table { $waiting } waits for it
refusal-one-at-a-time = table { $table } plays its all-in to the end first: one table at a time
refusal-wrong-seats-chair = chair { $chair } of table { $table } began hand { $hand } with another player or stack
refusal-wrong-seats-dealt = hand { $hand } was dealt to chairs { $dealt }, not { $named }
refusal-in-the-future = the dealer push is yet to come
refusal-too-long-ago = the dealer push was before the level that has just ended
refusal-already-played = table { $table } has played its hand of round { $round }
refusal-too-few-players-redraw = a table has no players: there are no seats and no buttons to draw
refusal-too-few-players-table = table { $table } has one player: nobody to play with
refusal-chip-race-due = table { $table } must race off its chips of { $unit } first
refusal-table-halted = table { $table } is { $short } players short of the fullest table and stops
refusal-reason-missing-halt = halting a table, or letting it play, names its reason and who decided it
refusal-reason-missing-retirement = say who lets him go
refusal-halted-by-director = the director has halted table { $table }: let it play first
refusal-already-halted = table { $table } is halted already
refusal-not-halted = table { $table } is not halted
refusal-last-player = { $player } is the last one left and cannot give up
refusal-wrong-hand = table { $table } is playing hand { $hand }, not { $named }
refusal-stack-unknown = { $player } needs a count of 0 or more
refusal-clock-runs = the clock is running
refusal-clock-stopped = the clock stands still already
refusal-time-in-doubt = it is not sure what time it is: say first which time counts, or set the level
refusal-no-doubt = nobody asks which time counts
refusal-last-hands-clock = the last hands are being played, or the day is over: the clock stands still
refusal-last-hands-break = the last hands are being played: there is no break before they are over
refusal-last-hands-drawn = the last hands have been drawn already
refusal-no-end = level { $level } has no end in time
refusal-past-frozen = step { $step } of the structure has been or is being played: what has been is frozen
refusal-past-frozen-doubling = the levels of the structure are over: it goes on doubling the last one
refusal-no-structure-ends = a structure begins and ends with a level
refusal-no-structure-break = step { $step } is a break of no length, or of more than { $most } minutes
refusal-no-structure-too-long = step { $step } lasts { $minutes } minutes, and { $most } are the most
refusal-no-structure-length = step { $step } needs either minutes or hands
refusal-no-structure-blinds = step { $step } has no blinds
refusal-no-structure-small = step { $step }: a small blind of { $small } is above the big blind of { $big }
refusal-no-structure-no-bets = step { $step } has fixed bets, which do not belong to { $limit }
refusal-no-structure-bets = step { $step } needs a small bet and a big bet in { $limit }
refusal-no-structure-bets-fall = step { $step }: bets of { $small_bet } and { $big_bet } do not rise from the big blind of { $big }
refusal-no-structure-bring-in = step { $step }: a bring-in of { $bring_in } is not below the bet of { $small_bet }
refusal-no-structure-prices = step { $step } has prices of a game that is not played, or that does not have them
refusal-no-structure-unpaid = step { $step }: { $amount } cannot be paid, the smallest chip is { $unit }
refusal-blinds-fall = the blinds fall at step { $step }, from { $before } to { $amount }
refusal-not-open-event-open = the event { $event } is open already
refusal-not-open-no-event = no event has been opened
refusal-not-open-no-league = no league has been opened
refusal-not-open-league-open = the league { $league } is open already
refusal-not-open-no-contest = no team contest has been opened
refusal-not-open-contest-open = the contest { $contest } is open already
refusal-draw-needed = this is decided by lot: hand in a draw with the command
refusal-wrong-card = the card is one from { $least } to { $most }, not { $card }
refusal-day-over = day { $day } is over: play goes on when the next day is started
refusal-day-not-over = day { $day } is not over
refusal-last-hand-played = table { $table } has played its last hand
refusal-no-such-draw = this rulebook draws no last hands: a day ends with its last level
refusal-not-the-last-level = level { $level } is not the last of a day
refusal-outside-window = the clock is stopped between { $from } and { $to } minutes before the end of the level
refusal-no-closing-hour = this rulebook does not end events by the closing hour of the house
refusal-closing-reached = the house has closed already
refusal-not-playing = the event is not being played: it is { $phase }
refusal-break = the event is on a break for another { $seconds } s
refusal-last-level = level { $level } is the last and stays on
refusal-not-seated-registration = registration is closed once the seats are drawn: the event is { $phase }
refusal-not-seated-start = an event starts once its seats are drawn: it is { $phase }
refusal-no-round = no round is open
refusal-unknown-table = table { $table } is not in play: tables are { $known }
refusal-unknown-table-broken = table { $table } has broken since: tables are { $known }
refusal-seats-drawn = the seats have been drawn already
refusal-no-draw-again-no-seats = no seats have been drawn yet: draw the seats
refusal-no-draw-again-play-begun = play has begun: the seats stay as they are drawn, and single ones can be corrected
refusal-reason-missing-draw-again = drawing the seats once more needs a reason
refusal-too-few-entries = a tournament needs at least two entries, and there is { $entries }
refusal-not-entered = { $player } has not entered
refusal-no-such-seat-event = chairs are numbered from 1 to { $seats }
refusal-no-such-seat-table = table { $table } has chairs 1 to { $seats }
refusal-no-need = { $player } needs no special seat
refusal-right-seat = { $player } sits there already
refusal-named-twice = the order names a table twice
refusal-not-absent = { $player } was not noted as absent
refusal-absent-already = { $player } is noted as absent
refusal-no-shot-clock = no shot clock is used at this stage
refusal-no-time-bank-player = { $player } has no time bank left
refusal-no-time-bank-event = this event has no time banks

refusal-no-size = missed hands are so many hands or so many orbits, and no other penalty has a number
refusal-this-hand-open = the book leaves open whether hand { $hand } counts as missed: say so
refusal-against-the-book-counts = by the book hand { $hand } counts as missed
refusal-against-the-book-not-counted = by the book hand { $hand } does not count as missed
refusal-against-the-book-paid = by the book { $player } is paid for the place
refusal-against-the-book-not-paid = by the book { $player } is not paid for the place
refusal-prize-open = the book leaves open whether { $player } is paid for the place: say so
refusal-nothing-to-lift = there is no penalty { $sanction } of which hands are left

refusal-no-reason-claim = a claim is voided by a person, with a reason
refusal-claim-stays = by this rulebook absence costs nobody the claim to his price
refusal-not-long-enough =
    { $levels ->
        [one] { $player } has been away for { $levels } whole level: it takes { $needed }
       *[other] { $player } has been away for { $levels } whole levels: it takes { $needed }
    }
refusal-claim-void = { $player } has no claim to the price of the entry any more
refusal-price-forfeited-pool = { $player } was disqualified: the price of the entry stays in the pool
refusal-price-forfeited-none = { $player } was disqualified: the price of the entry is not given back
refusal-flights-missing = the bags of these flights are not in yet: { $flights }
refusal-reason-missing-deal = a deal, or its end, names who stands behind it and why
refusal-reason-missing-witness = say who saw him agree
refusal-reason-missing-flight = say who closes the flight
refusal-reason-missing-conduct = say who carries the penalties over, and from where
refusal-reason-missing-roll-back = rolling levels back names its reason and who decides it
refusal-reason-missing-bust = say who reports it
refusal-reason-missing-button = say who places the button
refusal-reason-missing-payouts = another division of the prizes names its reason and who decides it
refusal-deal-made = deal { $deal } has been made already
refusal-deal-made-prizes = a deal has been made: the prizes stand
refusal-deal-proposed = deal { $deal } lies before the players: drop it first
refusal-hand-in-progress-deal =
    { $table ->
        [0] the round is not closed: deals are made between hands
       *[other] table { $table } plays a hand: deals are made between hands
    }
refusal-hand-in-progress-flight =
    { $table ->
        [0] the round is not closed: a flight is closed between hands
       *[other] table { $table } plays a hand: a flight is closed between hands
    }
refusal-seats-not-divided = seats of a satellite are no money: they are played for
refusal-deals-not-allowed = in this event the players may not divide the prizes
refusal-deal-not-disclosed = every deal is disclosed to the media: say to whom this one is told
refusal-chips-not-counted = nobody has counted the chips that are left: count them first, or say whose figures they are
refusal-amounts-do-not-match = name one amount for each player who is left: not so for { $player }
refusal-not-in-deal = { $player } has no part in this deal
refusal-agreed-already = { $player } has agreed already
refusal-deal-lapsed = hands have been played since deal { $deal } was worked out: drop it and propose another
refusal-no-deal = no deal lies before the players
refusal-relief-waits = in { $seconds } s the level ends: dealers change afterwards
refusal-not-a-flight = this event is no flight: it is played to its end
refusal-flight-not-over = the flight is not over: it is { $phase }, and its day has not ended
refusal-flight-over = the flight ends with this day: close it, its chips go to the final day
refusal-paid-later = a flight pays nothing: close it, and its money is paid on the final day
refusal-not-a-final-day = this event has no flights
refusal-unknown-flight = { $flight } is no flight of this event
refusal-flight-taken = the bags of { $flight } are in already
refusal-conduct-carried = nothing of { $source } is to be carried over
refusal-no-such-level = level { $level } has not been played: levels are rolled back to one from 1 to { $last_level }
refusal-no-such-level-set = there is no level { $level }: the structure has levels 1 to { $last_level }
refusal-several-tables = they sit at tables { $tables }: report each table by itself
refusal-nobody-left = nobody would be left at table { $table }: somebody has won the chips
refusal-unknown-player-won-elsewhere = { $player } cannot have won the chips: not at table { $table }, or out
refusal-told-late-since = since { $player } was reported out, others have been placed ({ $players }): say who of them was out later
refusal-told-late-round = hand for hand began after { $player } was reported out: close the hand that is played first, or report it as of now
refusal-told-late-back = { $player } has bought chips since the report: nobody is out, and nothing was done
refusal-told-late-order = name everybody who was out later, and nobody else: it is not so for { $player }
refusal-seat-empty = nobody sits in chair { $chair } of table { $table }
refusal-no-choice-no-giro = table { $table } plays no mad round: nothing is chosen
refusal-no-choice-settled = the table has settled it: { $rule }
refusal-play-over = play is over: the prizes stand
refusal-payouts-not-fit-satellite = a satellite stays one: its seats decide when play ends
refusal-payouts-not-fit-no-satellite = this event is no satellite: it is not played for seats
refusal-payouts-locked = { $players } players are left for { $places } paid places: from the bubble on the prizes stand
refusal-set-alone = { $parameter } counts only together with { $needs }
refusal-hand-dealt = a hand that was dealt is not undone: correct its result
refusal-hand-dealt-otherwise = the hand was dealt otherwise
refusal-not-undoable-opening = the opening of an event is not undone: open another event
refusal-not-undoable-time = time passes by itself: set the time left instead
refusal-undone-already = the command is undone already
refusal-not-undone = the command was not undone
refusal-unknown-command = no command { $command_id } was accepted
refusal-undo-conflict = what came after it stands in the way: { $command } (version { $version }): { $because }
refusal-not-for-an-event = a tournament does not know this command: { $command }
refusal-not-at-a-table = a table does not know this command: { $command }
refusal-not-for-a-league = a league does not know this command: { $command }
refusal-not-for-a-contest = a contest of teams does not know this command: { $command }
refusal-stack-of-the-event = the event keeps the stacks: they are changed there, between hands

## Words that reasons have as values.

word-registering = open for entries
word-seated = ready to start
word-playing = being played
word-played-out = played out
word-finished = finished
word-event = from this event
word-organiser = from everything the organiser holds
word-circuit = from the circuit
word-event-removed = put out of this event
word-final = from the final
word-awaited = awaited
word-present = present
word-excused = excused
word-barred = barred from the casino
word-drawer = drawer
word-safe = safe
word-owed = debts
word-deposits = deposits
word-refunds = refunds
word-prizes = prizes
word-fixed = fixed
word-progressive = progressive
word-mystery = mystery
word-rebuy = rebuy
word-add-on = add-on
word-age = age
word-banned-register = the register of banned players
word-jacks = jacks
word-queens = queens
word-kings = kings
refusal-no-choice-no-dealers-choice = the event is no dealer's choice: its games are settled
refusal-no-choice-turn = { $left ->
    [one] the game of table { $table } lasts 1 hand more
   *[other] the game of table { $table } lasts { $left } hands more
}
refusal-unknown-game = { $game } cannot be chosen here: games are { $known }
refusal-which-limit = { $game } may be chosen with several limits: name one of { $known }
refusal-event-full-ticket = every seat is taken, and nobody waits with a ticket: it is good until a seat is free
refusal-reason-missing-seats = say who hands the seats over, and to which event
refusal-no-seats-won = no seat has been won here: it is no satellite, or its prizes are not awarded
refusal-seats-handed-over = the seats went to { $event } already
refusal-ticket-elsewhere = the seats of { $satellite } are for { $event }
refusal-tickets-taken = the tickets of { $satellite } are here already
refusal-unknown-ticket-seat = no satellite has handed ticket '{ $ticket }' over to this event
refusal-ticket-of-another = ticket { $ticket } is for { $player } and cannot be passed on
refusal-ticket-used = ticket { $ticket } has { $left_cents } left, { $asked_cents } are asked of it
refusal-command-id-used = { $id } was the id of another command: give each command its own
refusal-no-event = { $stream } belongs to no event
refusal-busy = others keep writing to { $stream }: try again
refusal-happened-meanwhile = meanwhile { $happened } (version { $version }): look again, and give it once more if it is still meant
note-meanwhile-level = the level or its time was changed
note-meanwhile-structure = the structure was changed
note-meanwhile-field = the field was changed
note-meanwhile-tables = seats or tables were drawn or broken
note-meanwhile-seat = somebody was given another seat
note-meanwhile-hand = another hand of this table was reported
note-meanwhile-round = a round was begun or closed
note-meanwhile-last-hands = the end of the day was announced
note-meanwhile-penalty = the player was given a penalty
note-meanwhile-bought = the player bought chips
note-meanwhile-time-bank = the time bank was used or reset
note-meanwhile-at-table = the table was reported on
note-meanwhile-payouts = the payouts were changed
note-meanwhile-deal = the deal or the players left were changed
note-meanwhile-bounty = a bounty was put on the player
note-meanwhile-undone = something was undone or put back

## Whatever the command is.

refusal-number-unfit = { $field } cannot be: give a whole number from 0 to { $most }
refusal-text-unfit = { $field } has a control character or a mark of direction: write it in letters that can be printed
refusal-text-too-long = { $field } has { $count } letters: give at most { $most }
refusal-too-many = { $field } has { $count } parts: give at most { $most } at once
refusal-bad-request-missing = { $field } is missing
refusal-bad-request-unknown = { $field } is no field here
refusal-bad-request-value = { $field } cannot be '{ $value }'
refusal-bad-request-json = this is not JSON
refusal-bad-request-letters = { $field } is not written like this
refusal-bad-request-short = { $field } needs at least { $count } letters or parts
refusal-bad-request-long = { $field } has at most { $count } letters or parts
refusal-bad-request-kind = { $field } must be { $kind }
word-whole-number = a whole number
word-text = a text
word-yes-or-no = true or false
word-list = a list
word-object = an object
refusal-no-seat-here = you have no seat at a table of this event
refusal-people-deal = people deal in { $event }: nobody plays it here
refusal-question-over = that question is over: look at the table again
refusal-no-choice-layout = say which layout, and which covered card
refusal-not-a-player = only somebody who signs in as a player can enter
refusal-paper-is-empty = nothing would stand on this paper: { $paper }
