# What each command is called, by its tag and its facts.

command-open-event = Open the event
command-register =
    Register { $players_count ->
        [one] { $players }
       *[other] { $players_count } players
    }
command-sell-entry = Entry of { $player }
command-draw-seats = Draw the seats
command-draw-again = Draw all seats once more
command-start-event = Start play
command-start-round = Begin a round of hands
command-close-round = End the round of hands
command-plan-hand = Deal a hand at table { $table }
command-report-hand = Result of a hand at table { $table }
command-report-bust = Out: { $players }
command-place-button = Button at table { $table }, seat { $chair }
command-count-hands =
    { $hands ->
        [one] 1 hand counted
       *[other] { $hands } hands counted
    } at table { $table }
command-choose-game = { $game } at table { $table }
command-advance-level = Next level
command-advance-clock = The clock goes on
command-pause-clock = Stop the clock
command-resume-clock = Start the clock again
command-set-time-left = Set the time left
command-set-level = Set the clock to level { $level }
command-doubt-time = What time is it?
command-settle-time =
    { $counts ->
        [yes] It really is that late
       *[no] The clock was wrong
    }
command-edit-structure = Change the levels
command-announce-hand-for-hand = Hand for hand
command-end-hand-for-hand = End hand for hand
command-hold-all-in = Hold the all-in at table { $table }
command-release-table = Release table { $table }
command-draw-last-hands = Draw the last hands
command-start-day = Start the day
command-end-day = End the day
command-announce-closing = Announce the closing
command-use-time-bank = Time bank of { $player }
command-reset-time-banks = New time banks
command-race-chips = Chip race at table { $table }
command-move-player = Move { $player } to table { $table }, seat { $chair }
command-correct-seat = Seat { $player } at table { $table }, seat { $chair }
command-break-table = Break table { $table }
command-balance-tables = Balance the tables
command-redraw-seats = Draw all seats anew
command-redraw-final-table = Draw the final table
command-draw-buttons = Draw the buttons
command-assign-tables = Assign tables
command-publish-break-order = Publish the order of breaking
command-need-seat = A seat for special needs
command-end-seat-need = { $player } needs no special seat any more
command-mark-absent = Absent: { $players }
command-mark-present = Back: { $players }
command-void-claim = { $player } gives up the entry
command-give-penalty = Penalty for { $player }
command-lift-penalty = Lift penalty { $sanction }
command-redeal-hand = Deal again at table { $table }
command-halt-table = Halt table { $table }
command-let-table-play = Let table { $table } play on
command-retire-player = { $player } gives up
command-forfeit-chips = Take { $chips } chips from { $player }
command-count-chips = Count the chips
command-bag-stacks = Bag the chips
command-colour-up = Colour-up for { $player }
command-exchange-found = Chips of { $player } found late
command-take-in-stray = Take in { $chips } stray chips
command-name-knock-out = Bounty of { $player }
command-put-bounty = Bounty on { $player }
command-record-check = Check of { $player }
command-surrender-stack = { $player } surrenders the stack
command-seat-alternates = Seat the alternates
command-release-alternate = Release alternate { $ticket }
command-rebuy = Rebuy of { $player }
command-decline-rebuy = { $player } does not rebuy
command-buy-add-on = Add-on of { $player }
command-pay-debt = { $player } pays { $cents }
command-void-entry = Void entry { $entry }
command-void-purchase = Void purchase { $purchase }
command-pay-refund = Refund to { $player }
command-pay-prize = Pay { $player } the prize
command-move-cash = Move { $cents }
command-count-cash = Count the drawer of { $cashier }
command-close-registration = Close registration
command-set-payouts = Set the prizes
command-propose-deal = Propose a deal
command-agree-to-deal = { $player } agrees to the deal
command-drop-deal = Drop the deal
command-hand-over-seats = Hand the seats over to { $event }
command-take-tickets = Take over seats of a satellite
command-relieve-dealer = Next dealer at table { $table }
command-close-flight = Close the flight
command-take-flight = Take over a flight
command-carry-conduct = Carry penalties over
command-award-prizes = Award the prizes
command-undo = Undo
command-redo = Redo

ui-decisions = Decisions about this player
ui-wrong-seat = Wrong seat
ui-wrong-seat-hint = He sat down in the wrong seat: he goes to the right one with the chips he has now, and who sits there takes his.
ui-table-number = Table
ui-chair-number = Seat
ui-forfeit = Chips out of play
ui-forfeit-hint = These chips leave play for good, as chips that were carried out of sight.
ui-chip-count = Chips
ui-exchange-found = Found chips
ui-exchange-found-hint = Chips of a value that has been raced off, found by the player since.
ui-chip-value = Value of each
ui-how-many = How many
ui-void-claim = Claim is lost
ui-void-claim-hint = He has been away too long: what his entry has cost is not given back.
ui-put-bounty = Bounty of the house
ui-put-bounty-hint = The house puts this money on his head, beside what his entry has put there; whoever knocks him out wins it. It is money that the house adds.
ui-put-bounty-money = Money ({ $currency })
ui-surrender = Surrender and enter again, { $money }
ui-check-passed = Check passed: { $kind }
ui-check-failed = Check not passed: { $kind }
ui-relieve-hint = The next dealer sits down. Shortly before a new level it needs a reason.
ui-log-reason = Reason, for the log
