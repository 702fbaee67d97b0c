"""What is said of an event, one file a topic: what stands, what can be asked, what has happened."""
