"""Questions about where an event stands, one file a topic; nothing is decided here."""
