"""What the floor page shows beside the tables: the levels, how long the event may last, the chips, what tables say."""
