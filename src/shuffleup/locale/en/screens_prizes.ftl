# Seats instead of money, and bounties.

ui-seat-prize = Seat
ui-bounty = Bounty
ui-bounties-won = Bounties won
ui-knock-outs = { $count } KO
ui-status-seat = Has a seat
wall-seats-into = Seats in { $event }
wall-seats-won = Seats won
wall-until-seats = { $count } more out to the seats
wall-largest-bounty = Largest bounty
wall-envelopes = Envelopes left
wall-richest = the richest { $money }
