"""What the floor page shows beside the tables: levels, expected duration, chips, and what tables report."""
