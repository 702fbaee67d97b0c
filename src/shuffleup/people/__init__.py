"""Who plays: the register of people, outside the log, which names them by their ids only."""
