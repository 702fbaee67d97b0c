"""The floor: whoever runs an event sees its tables, clock and log, gives it commands, and asks for rulings."""
