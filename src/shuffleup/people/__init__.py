"""Who plays: the register of people, kept outside the log, which knows them only by id."""
