"""The office: whoever answers for the staff.

The directors invite and dismiss people and let programs in; the floor pairs devices. Nobody gives more than he has.
"""
