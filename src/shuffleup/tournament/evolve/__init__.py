"""How events change the state, one file per topic: they apply what the event says and decide nothing."""
