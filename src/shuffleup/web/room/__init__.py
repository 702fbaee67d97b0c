"""The room across its events: whoever plans it, whoever runs it, and who may look.

The directors open, import and export events and keep templates; they and the floor keep calendar, tables, rota and
leagues. Whoever may see the events sees all of these, and takes their papers and tables away.
"""
