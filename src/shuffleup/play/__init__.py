"""One table: its hands one after the other, the players' time, and what is done for absent players."""
