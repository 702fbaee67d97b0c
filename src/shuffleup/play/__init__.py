"""One table: its hands one after the other, the time its players have, and what is done for who is not there."""
