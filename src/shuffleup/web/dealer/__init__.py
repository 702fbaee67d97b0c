"""The dealers: the tablet at a table where people deal.

It says how far the table is with the hand at hand for hand, and that it needs the floor. It shows the floor
page of its one table, and what happened there it reports by commands, as the floor does.
"""
