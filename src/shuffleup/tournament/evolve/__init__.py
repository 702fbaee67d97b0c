"""How events change what stands, one file a topic: they add up what the event says and decide nothing."""
