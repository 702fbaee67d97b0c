"""What people look at, worked out from events: standings, seats, clock, payouts, histories."""
