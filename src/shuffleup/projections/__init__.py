"""What people look at, computed from events: standings, seats, clock, payouts, histories."""
