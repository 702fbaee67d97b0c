# Seats instead of money, and bounties.

ui-seat-prize = Seat
ui-bounty = Bounty
ui-bounties-won = Bounties won
ui-knock-outs = { $count } KO
ui-status-seat = Has a seat
wall-seats-into = Seats in { $event }
ui-agrees = Agrees
deal-method-icm = by ICM
deal-method-chip-chop = by chips
deal-method-equal = in equal parts
deal-method-custom = as the players say
deal-figures = Nobody has counted the chips. Figures: { $figures }
wall-deal-proposed = Deal proposed
wall-deal-made = Deal agreed
wall-play-for = Still played for
ui-places = Places
ui-places-so-far = Places so far
ui-all-of-them = All of them
