"""The walls: the screens of the room, and whoever else may watch an event.

They see clock, blinds, seats and prizes; whoever runs the room says what each screen shows and has it say something.
"""
