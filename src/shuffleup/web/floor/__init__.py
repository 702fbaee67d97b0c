"""The floor: whoever works at an event, and the auditor.

They see its tables, clock, chips and papers, give the commands that their role may give, and ask the books for rulings.
How long it may still last is for who runs the room, and the log for who answers for its money.
"""
