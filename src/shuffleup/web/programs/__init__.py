"""Programs, our own pages among them, with the key of whoever let them in.

They are told of what happens by live lines, feeds and webhooks, have sums done, and ask how the server is. Each hears
what its role may.
"""
